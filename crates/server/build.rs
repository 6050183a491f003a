//! Puts the web client into the binary: the files below `web/dist`, which `make play` builds. Without them there is
//! a page that says so; cargo alone needs nothing else.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

const PLACEHOLDER: &str = "<!doctype html>
<html lang=\"en\">
  <head>
    <meta charset=\"utf-8\" />
    <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />
    <meta name=\"color-scheme\" content=\"dark light\" />
    <title>Peerless</title>
  </head>
  <body>
    <h1>Peerless</h1>
    <p>The server runs, but the web client was not built into it. Run <code>make play</code> in the project's folder.</p>
    <p>Programs can play all the same: see <code>docs/PROTOCOL.md</code>.</p>
  </body>
</html>
";

fn main() {
    let web = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../web");
    let dist = web.join("dist");
    let dist = dist.canonicalize().unwrap_or(dist);
    // A folder that is not there yet counts as changed every time; its parent tells when it comes.
    println!("cargo::rerun-if-changed={}", if dist.is_dir() { &dist } else { &web }.display());
    let mut files = Vec::new();
    collect(&dist, &mut files);
    files.sort();
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    let mut list = String::from("/// Path and bytes.\nconst FILES: &[(&str, &[u8])] = &[\n");
    let mut add = |name: &str, path: &Path| {
        let path = path.display().to_string();
        writeln!(list, "    ({name:?}, include_bytes!({path:?})),").expect("writing to a string works");
    };
    if !dist.join("index.html").is_file() {
        files.clear();
        let placeholder = out.join("placeholder.html");
        fs::write(&placeholder, PLACEHOLDER).expect("the output folder can be written");
        add("index.html", &placeholder);
    }
    for path in &files {
        println!("cargo::rerun-if-changed={}", path.display());
        let name = path.strip_prefix(&dist).ok().and_then(Path::to_str).expect("file names are plain text");
        add(&name.replace('\\', "/"), path);
    }
    list.push_str("];\n");
    fs::write(out.join("client.rs"), list).expect("the output folder can be written");
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            println!("cargo::rerun-if-changed={}", path.display());
            collect(&path, files);
        } else {
            files.push(path);
        }
    }
}
