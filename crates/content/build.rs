//! Puts the files below `content/` into the binary.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../content");
    let root = root.canonicalize().expect("the content folder is there");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut list = String::from("/// Path below `content/`, and text.\nconst EMBEDDED: &[(&str, &str)] = &[\n");
    for kind in ["items", "boards", "heroes"] {
        embed(&root, kind, |name| format!("content/{kind}/{name}.toml"), &mut list);
    }
    list.push_str("];\n\n/// What a file of the manual shows, and its text.\nconst MANUAL: &[(&str, &str)] = &[\n");
    embed(&root, "manual", str::to_owned, &mut list);
    list.push_str("];\n");
    let out = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("embedded.rs");
    fs::write(out, list).expect("the output folder can be written");
}

/// Lists the files of a folder by what `label` makes of their names without the ending.
fn embed(root: &Path, kind: &str, label: impl Fn(&str) -> String, list: &mut String) {
    let folder = root.join(kind);
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<PathBuf> = fs::read_dir(&folder)
        .map(|entries| entries.filter_map(|entry| Some(entry.ok()?.path())).collect())
        .unwrap_or_default();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "toml"));
    files.sort();
    for path in files {
        println!("cargo::rerun-if-changed={}", path.display());
        let name = path.file_stem().and_then(|name| name.to_str()).expect("file names are plain text");
        writeln!(list, "    ({:?}, include_str!({:?})),", label(name), path.display().to_string())
            .expect("writing to a string works");
    }
}
