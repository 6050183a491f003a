//! A hero may call its things as it likes, as long as no name hides words that its texts need.

use peerless_lang::{FighterName, Key, Names, StateName, Text, TokenName, manual, manual_names, parse};

/// The examples of the manual, each with a key that it can stand under and what it means there.
fn examples(names: &Names) -> Vec<(String, Key, Text)> {
    let manual = manual();
    let rows = manual.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
    let sound = |text: &str| Key::ALL.into_iter().find_map(|key| Some((key, parse(text, names, key).ok()?)));
    let example = |text: &str| sound(text).map(|(key, tree)| (text.to_owned(), key, tree));
    rows.filter_map(|row| row.rsplit(" | ").next()).filter_map(example).collect()
}

/// The kinds of names, and a hero's names with one more of that kind.
fn with_one_more(kind: &str, name: &str) -> Names {
    let mut names = manual_names();
    let (one, several) = (name.to_owned(), format!("{name}s"));
    match kind {
        "fighter" => names.fighters.push(FighterName { name: one, plural: several, count: 1, small: false }),
        "group" => names.fighters.push(FighterName { name: one, plural: several, count: 3, small: false }),
        "card" => names.cards.push(one),
        "counter" => names.counters.push(one),
        "state" => names.states.push(StateName { name: one, values: vec!["on".into(), "off".into()] }),
        "tag" => names.tags.push(one),
        "symbol" => names.symbols.push(one),
        "token" => names.tokens.push(TokenName { name: one, plural: several, line: false }),
        "pile" => names.piles.push(one),
        "die" => names.dice.push(one),
        "side deck" => names.side_decks.push(one),
        other => panic!("{other} is no kind"),
    }
    names
}

const KINDS: [&str; 11] =
    ["fighter", "group", "card", "counter", "state", "tag", "symbol", "token", "pile", "die", "side deck"];

#[test]
fn a_name_that_hides_words_is_refused() {
    let examples = examples(&manual_names());
    assert!(examples.len() > 300, "{}", examples.len());
    // All runs of one to three words.
    let mut runs: Vec<String> = Vec::new();
    for (text, ..) in &examples {
        let words: Vec<String> =
            text.split_whitespace().map(|word| word.trim_matches([',', '.', ';', ':']).to_lowercase()).collect();
        for length in 1..=3 {
            runs.extend(words.windows(length).map(|run| run.join(" ")));
        }
    }
    runs.sort_unstable();
    runs.dedup();
    let mut hidden = Vec::new();
    for run in &runs {
        let meets = |text: &str| {
            format!(" {} ", text.to_lowercase().replace([',', '.', ';', ':'], " ")).contains(&format!(" {run} "))
        };
        let here: Vec<&(String, Key, Text)> = examples.iter().filter(|(text, ..)| meets(text)).collect();
        for kind in KINDS {
            let names = with_one_more(kind, run);
            if !names.problems().is_empty() {
                continue;
            }
            let other = here.iter().find(|(text, key, tree)| parse(text, &names, *key).as_ref() != Ok(tree));
            hidden.extend(other.map(|(text, ..)| format!("{kind} `{run}`: {text}")));
        }
    }
    assert!(hidden.is_empty(), "{} names hide words:\n{}", hidden.len(), hidden.join("\n"));
}
