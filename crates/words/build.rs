//! Puts the files below `locales/` into the binary: a language is a folder, and is found by being there.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../locales");
    let root = root.canonicalize().expect("the folder of languages is there");
    let mut list = String::from(
        "/// Tag of the language, name of the file, and text.\nconst EMBEDDED: &[(&str, &str, &str)] = &[\n",
    );
    for folder in entries(&root).into_iter().filter(|path| path.is_dir()) {
        for path in entries(&folder) {
            if path.extension().is_none_or(|extension| extension != "ftl") {
                continue;
            }
            println!("cargo::rerun-if-changed={}", path.display());
            let (tag, file) = (name(&folder), name(&path));
            writeln!(list, "    ({tag:?}, {file:?}, include_str!({:?})),", path.display().to_string())
                .expect("writing to a string works");
        }
    }
    list.push_str("];\n");
    let out = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("embedded.rs");
    fs::write(out, list).expect("the output folder can be written");
}

/// What lies in a folder, by name.
fn entries(folder: &Path) -> Vec<PathBuf> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).expect("the folder can be read");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("the entry can be read").path()).collect();
    paths.sort();
    paths
}

fn name(path: &Path) -> &str {
    path.file_name().and_then(|name| name.to_str()).expect("names are plain text")
}
