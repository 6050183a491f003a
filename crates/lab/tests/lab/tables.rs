//! Facts about a kind stand in tables that name every kind. A `_` in such a table would let a new kind slip by unnoticed.

use std::fs;
use std::path::{Path, PathBuf};

/// The enums of which each `match` has to name every kind.
const NAMED: [&str; 8] = ["Ask", "Op", "Asking", "Cond", "Event", "Hidden", "Opt", "Topic"];

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

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// The enum that an arm speaks of; `own` is the one whose methods these are.
fn speaks_of<'e>(arm: &str, own: Option<&'e str>) -> Option<&'e str>
where
    'static: 'e,
{
    let arm = arm.trim_start_matches(['|', ' ', '(', '&']).trim_start_matches("Some(");
    let named = NAMED.into_iter().find(|name| arm.strip_prefix(name).is_some_and(|rest| rest.starts_with("::")));
    named.or(own.filter(|own| NAMED.contains(own) && arm.starts_with("Self::")))
}

/// Whether an arm takes all that is left: `_ => …`, `_ if …`, `other => …`.
fn takes_the_rest(arm: &str) -> bool {
    let Some((pattern, _)) = arm.split_once(" =>") else { return false };
    let pattern = pattern.split(" if ").next().unwrap_or_default();
    pattern.chars().all(|c| c.is_ascii_lowercase() || c == '_')
}

/// The lines of a source file, as the formatter lays it out, with an arm that takes the rest of one of these enums.
fn wildcards(text: &str) -> Vec<usize> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (start, line) in lines.iter().enumerate() {
        let is_match = line.contains("match ") && line.ends_with('{') && !line.trim_start().starts_with("//");
        if !is_match {
            continue;
        }
        let depth = indent(line);
        let body = lines[start + 1..].iter().take_while(|line| line.trim().is_empty() || indent(line) > depth);
        let arms: Vec<(usize, &str)> = body
            .enumerate()
            .filter(|(_, line)| indent(line) == depth + 4)
            .map(|(index, line)| (start + 2 + index, line.trim()))
            .collect();
        let own = lines[..start].iter().rev().find_map(|line| line.strip_prefix("impl "));
        let own = own.and_then(|own| own.split([' ', '<']).next());
        if arms.iter().any(|(_, arm)| speaks_of(arm, own).is_some()) {
            found.extend(arms.iter().filter(|(_, arm)| takes_the_rest(arm)).map(|(number, _)| *number));
        }
    }
    found
}

#[test]
fn every_kind_is_named() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut told = Vec::new();
    for room in ["rules", "session", "features", "bots", "lab", "protocol", "server"] {
        let mut files = Vec::new();
        sources(&crates.join(room).join("src"), &mut files);
        assert!(!files.is_empty(), "{room} has no sources");
        for path in files {
            let text = fs::read_to_string(&path).expect("a source file");
            told.extend(wildcards(&text).into_iter().map(|line| format!("{}:{line}", path.display())));
        }
    }
    assert!(told.is_empty(), "these take the rest of an enum whose kinds are to be named:\n{}", told.join("\n"));
}

#[test]
fn the_rest_is_found_where_it_is_taken() {
    let check = |arms: &str| wildcards(&format!("impl Event {{\n    match x {{\n        {arms}\n    }}\n}}\n"));
    assert_eq!(check("Op::End => 1,\n        _ => 2,"), [4]);
    assert_eq!(check("Op::End\n        | Op::Jump(_) => {\n            _ => 3\n        }\n        other => 2,"), [7]);
    assert_eq!(check("Self::Turn { .. } => 1,\n        _ if late => 2,"), [4]);
    assert_eq!(check("Ask::Setup => 1,\n        Ask::State => 2,"), Vec::<usize>::new());
    assert_eq!(check("Some(1) => 1,\n        _ => 2,"), Vec::<usize>::new());
}
