//! `docs/ARCHITECTURE.md` says who may know whom and which test holds what; here it is held to that.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The part of the document below a heading.
fn part(heading: &str) -> String {
    let text = read(&root().join("docs/ARCHITECTURE.md"));
    let part = text.split(&format!("## {heading}")).nth(1).and_then(|rest| rest.split("\n## ").next());
    part.unwrap_or_else(|| panic!("there is no part `{heading}`")).to_owned()
}

/// The rooms of the document, each with those that it may know.
fn rooms() -> Vec<(String, Vec<String>)> {
    let part = part("Rooms");
    let lines = || part.lines().filter_map(|line| line.strip_prefix("crates/"));
    let name = |line: &str| line.split(' ').next().unwrap_or_default().to_owned();
    let known = |line: &str| match line.rsplit("  ").next().map(str::trim) {
        Some("knows none of the others") | None => Vec::new(),
        Some("all of them") => lines().map(name).collect(),
        Some(list) => list.split(", ").map(str::to_owned).collect(),
    };
    lines().map(|line| (name(line), known(line))).collect()
}

/// The rooms that a manifest names below `[dependencies]`; what only tests use does not count.
fn known_by(manifest: &str) -> BTreeSet<String> {
    let lines = manifest.lines().skip_while(|line| line.trim() != "[dependencies]").skip(1);
    let own = lines.take_while(|line| !line.starts_with('['));
    let rooms = own.filter_map(|line| line.strip_prefix("peerless-"));
    rooms.map(|line| line.chars().take_while(|c| c.is_alphanumeric()).collect()).collect()
}

#[test]
fn rooms_know_only_those_below_them() {
    let crates = root().join("crates");
    let found: BTreeSet<String> = fs::read_dir(&crates)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .filter(|name| crates.join(name).join("Cargo.toml").exists())
        .collect();
    assert_eq!(found, rooms().into_iter().map(|(name, _)| name).collect(), "the rooms that there are");
    for (room, allowed) in rooms() {
        let known = known_by(&read(&crates.join(&room).join("Cargo.toml")));
        let too_much: Vec<&String> = known.iter().filter(|name| !allowed.contains(name)).collect();
        assert!(too_much.is_empty(), "`{room}` may not know {too_much:?}");
        let stale: Vec<&String> = allowed.iter().filter(|name| !found.contains(*name)).collect();
        assert!(stale.is_empty(), "`{room}` knows what is not there: {stale:?}");
    }
}

/// Third-party versions stand in the root's manifest alone, and documentation is not optional where others build on it.
#[test]
fn manifests_name_no_versions_and_open_rooms_are_documented() {
    let mut versions = Vec::new();
    for (room, _) in rooms() {
        let manifest = read(&root().join("crates").join(&room).join("Cargo.toml"));
        let of_others = manifest.lines().filter(|line| line.contains("version") || line.contains(" = \""));
        let own = ["[", "name = ", "description = ", "default-run = ", "version.workspace", "path = ", "build = "];
        versions.extend(
            of_others
                .filter(|line| !own.iter().any(|key| line.trim_start().starts_with(key)))
                .map(|line| format!("{room}: {line}")),
        );
    }
    assert!(versions.is_empty(), "{versions:?}");
    for room in ["lang", "rules", "content", "session", "protocol"] {
        let lib = read(&root().join("crates").join(room).join("src/lib.rs"));
        assert!(lib.contains("#![deny(missing_docs)]"), "`{room}` may be left undocumented");
    }
}

#[test]
fn a_manifest_names_rooms_only_below_its_dependencies() {
    let manifest = "[package]\nname = \"peerless-x\"\n[dependencies]\npeerless-lang.workspace = true\nserde = \"1\"\n\
                    [dev-dependencies]\npeerless-lab.workspace = true\n";
    assert_eq!(known_by(manifest), BTreeSet::from(["lang".to_owned()]));
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn the_rules_have_no_world() {
    let mut files = Vec::new();
    sources(&root().join("crates/rules/src"), &mut files);
    assert!(files.len() > 10, "only {} source files", files.len());
    for path in files {
        for word in ["std::fs", "std::net", "std::time", "std::env", "std::process", "std::thread", "std::io"] {
            assert!(!read(&path).contains(word), "{} uses `{word}`", path.display());
        }
    }
}

#[test]
fn the_tests_that_are_named_exist() {
    let table = part("Invariants");
    let column = table.lines().filter(|line| line.starts_with("| ")).skip(2).filter_map(|line| line.split('|').nth(2));
    let named: Vec<&str> = column.flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect();
    assert!(named.len() > 20, "only {} tests are named", named.len());
    let mut files = Vec::new();
    sources(&root().join("crates"), &mut files);
    let tests: String =
        files.iter().map(|path| read(path)).filter(|text| text.contains("test]") || text.contains("test(")).collect();
    for name in named {
        assert!(tests.contains(&format!("fn {name}(")), "there is no test `{name}`");
    }
}
