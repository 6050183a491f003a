//! Names as people type them: whole, by their beginning, or by a part, as long as only one is meant.

use peerless_content::nearest;

use crate::words::{and, say};

/// What a name is the name of; sentences about it choose their words by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Hero,
    Board,
    Card,
}

impl Kind {
    fn word(self) -> &'static str {
        match self {
            Self::Hero => "hero",
            Self::Board => "board",
            Self::Card => "card",
        }
    }
}

/// The one of the known names that is meant, as its index; else a sentence that helps on.
pub fn find(kind: Kind, typed: &str, known: &[&str]) -> Result<usize, String> {
    let found = matching(typed, known);
    match found.as_slice() {
        &[only] => Ok(only),
        [] => Err(unknown(kind, typed, known)),
        several => {
            let names: Vec<String> = several.iter().map(|&index| format!("`{}`", known[index])).collect();
            Err(say!("tty-ambiguous-name", name = typed.trim(), known = and(&names)))
        }
    }
}

/// The names that a text could mean: the one that it is, else those that begin with it, else those with words that do,
/// else those that contain it.
pub fn matching(typed: &str, known: &[&str]) -> Vec<usize> {
    let wanted = plain(typed);
    if wanted.is_empty() {
        return Vec::new();
    }
    let names: Vec<String> = known.iter().map(|name| plain(name)).collect();
    let all =
        |fits: &dyn Fn(&str) -> bool| -> Vec<usize> { (0..names.len()).filter(|&index| fits(&names[index])).collect() };
    let tries: [&dyn Fn(&str) -> bool; 4] = [
        &|name| name == wanted,
        &|name| name.starts_with(&wanted),
        &|name| name.match_indices(' ').any(|(at, _)| name[at + 1..].starts_with(&wanted)),
        &|name| name.contains(&wanted),
    ];
    tries.into_iter().map(all).find(|found| !found.is_empty()).unwrap_or_default()
}

/// Case, apostrophes, dots and runs of blanks make no difference.
pub fn plain(name: &str) -> String {
    let name = name.to_lowercase().replace(['\'', '’', '.', '"'], "").replace('-', " ");
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn unknown(kind: Kind, typed: &str, known: &[&str]) -> String {
    let (what, name) = (kind.word(), typed.trim());
    // A slip of the finger in a part of a name is forgiven as well.
    let words: Vec<&str> = known.iter().flat_map(|name| name.split(' ')).collect();
    let part = || nearest(name, &words).and_then(|word| known.iter().find(|name| name.split(' ').any(|is| is == word)));
    match nearest(name, known).or_else(|| part().copied()) {
        Some(near) => say!("tty-unknown-near", what = what, name = name, near = near),
        None => say!("tty-unknown-list", what = what, name = name, known = known.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEROES: [&str; 6] = ["King Arthur", "Alice", "Medusa", "Sun Wukong", "Dr. Sattler", "T. Rex"];

    fn check(typed: &str, wanted: &[&str]) {
        let found: Vec<&str> = matching(typed, &HEROES).into_iter().map(|index| HEROES[index]).collect();
        assert_eq!(found, wanted, "{typed}");
    }

    #[test]
    fn a_name_is_found_by_its_beginning_and_by_a_part() {
        check("king arthur", &["King Arthur"]);
        check("king", &["King Arthur"]);
        check("Arthur", &["King Arthur"]);
        check("wuk", &["Sun Wukong"]);
        check("dr sattler", &["Dr. Sattler"]);
        check("rex", &["T. Rex"]);
        check("dusa", &["Medusa"]);
        check("a", &["Alice"]);
        check("", &[]);
        check("Nobody", &[]);
    }

    #[test]
    fn several_are_listed_and_slips_are_forgiven() {
        let say = |typed| find(Kind::Hero, typed, &HEROES).unwrap_err();
        assert_eq!(say("u"), "`u` could be `King Arthur`, `Medusa` and `Sun Wukong`");
        assert_eq!(say("Medsua"), "there is no hero `Medsua`; did you mean `Medusa`?");
        assert_eq!(say("wukogn"), "there is no hero `wukogn`; did you mean `Sun Wukong`?");
    }
}
