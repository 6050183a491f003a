//! The stubs tell type checkers and people what the module has: every class, method and function of it, and nothing else.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The names that follow these words in a text, wherever a line begins with them.
fn names_after(text: &str, words: &[&str]) -> BTreeSet<String> {
    let lines = text.lines().map(str::trim_start);
    let rest = lines.filter_map(|line| words.iter().find_map(|word| line.strip_prefix(word)));
    rest.map(|rest| rest.chars().take_while(|&c| c.is_alphanumeric() || c == '_').collect()).collect()
}

/// What the source gives to Python: the functions inside of `#[pymethods]`, and those below `#[pyfunction]`.
fn given(source: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for part in source.split("#[pymethods]\n").skip(1) {
        let methods = part.split("\n}\n").next().unwrap_or_default();
        names.extend(names_after(methods, &["fn ", "pub fn "]));
    }
    for part in source.split("#[pyfunction]\n").skip(1) {
        let first = part.lines().find_map(|line| line.strip_prefix("pub fn "));
        names.extend(first.map(|line| names_after(&format!("fn {line}"), &["fn "])).into_iter().flatten());
    }
    names
}

#[test]
fn the_stubs_name_what_the_module_has() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let stubs = fs::read_to_string(root.join("peerless/_peerless.pyi")).expect("the stubs");
    let mut told = names_after(&stubs, &["def "]);
    told.remove("__new__");
    let mut known = BTreeSet::new();
    for entry in fs::read_dir(root.join("src")).expect("the source") {
        let source = fs::read_to_string(entry.expect("an entry").path()).expect("a file");
        known.extend(given(&source));
    }
    for hidden in ["new", "__repr__"] {
        known.remove(hidden);
    }
    // What is kept in fields.
    let fields = ["observations", "masks", "counts", "rewards", "terminated", "truncated", "name"];
    told.retain(|name| !fields.contains(&name.as_str()));
    assert!(known.len() > 20, "{known:?}");
    assert_eq!(told, known);
}
