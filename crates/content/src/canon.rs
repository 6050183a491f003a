//! Content as one text that says the same however its file is laid out, and the fingerprint of it.
//! Comments, blanks and the order of keys are gone; the order of lists stays, for decks are shuffled from it.

use peerless_rules::Fingerprint;
use sha2::{Digest, Sha256};
use toml::de::{DeTable, DeValue};

/// Keys that are only shown, drawn or tried; what they hold makes no difference to a game.
const SHOWN: [&str; 5] = ["set", "look", "emblem", "motif", "case"];
const DRAWN: [&str; 11] = ["set", "aka", "width", "height", "radius", "bend", "x", "y", "color", "pattern", "place"];

/// The whole table, as a file that reads the same.
pub fn canonical(table: &DeTable) -> String {
    write_lines(table, &[])
}

/// The mark of a hero, card or item.
pub fn fingerprint(table: &DeTable) -> Fingerprint {
    mark(&write_lines(table, &SHOWN))
}

/// The mark of a board: where its spaces are drawn, and how, makes no difference to a game.
pub fn board_fingerprint(table: &DeTable) -> Fingerprint {
    mark(&write_lines(table, &DRAWN))
}

/// The first half of SHA-256.
pub fn mark(text: &str) -> Fingerprint {
    let hash = Sha256::digest(text.as_bytes());
    Fingerprint(hash.iter().take(16).fold(0, |mark, byte| mark << 8 | u128::from(*byte)))
}

fn write_lines(table: &DeTable, without: &[&str]) -> String {
    entries(table, without).into_iter().map(|entry| entry + "\n").collect()
}

/// `key = value`, by key.
fn entries(table: &DeTable, without: &[&str]) -> Vec<String> {
    let mut entries: Vec<(&str, &DeValue)> =
        table.iter().map(|(key, value)| (key.get_ref().as_ref(), value.get_ref())).collect();
    entries.retain(|(key, _)| !without.contains(key));
    entries.sort_by_key(|(key, _)| *key);
    entries.into_iter().map(|(key, value)| format!("{} = {}", quoted(key), written(value, without))).collect()
}

/// A value as a file writes it, without these keys.
pub fn written(value: &DeValue, without: &[&str]) -> String {
    match value {
        DeValue::String(text) => quoted(text),
        // `0x10` and `1_6` are 16.
        DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix())
            .map_or_else(|_| number.as_str().to_owned(), |number| number.to_string()),
        DeValue::Float(number) => number.as_str().to_owned(),
        DeValue::Boolean(flag) => flag.to_string(),
        DeValue::Datetime(time) => time.to_string(),
        DeValue::Array(array) => {
            let values: Vec<String> = array.iter().map(|value| written(value.get_ref(), without)).collect();
            format!("[{}]", values.join(", "))
        }
        DeValue::Table(table) => format!("{{ {} }}", entries(table, without).join(", ")),
    }
}

/// A basic string of TOML.
pub fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for character in text.chars() {
        match character {
            '"' | '\\' => quoted.extend(['\\', character]),
            character if character.is_control() => quoted += &format!("\\U{:08x}", u32::from(character)),
            character => quoted.push(character),
        }
    }
    quoted.push('"');
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> String {
        canonical(DeTable::parse(text).unwrap().get_ref())
    }

    fn mark_of(text: &str) -> Fingerprint {
        fingerprint(DeTable::parse(text).unwrap().get_ref())
    }

    #[test]
    fn the_layout_of_a_file_makes_no_difference_and_its_facts_do() {
        let file = "# A hero.\nname = \"A\"\nmove = 2\n\n[[card]]\nname = 'Fe\"int'\ncount = 3\n";
        let same = "move = 0x2\nname = \"A\" # here\ncard = [{ count = 3, name = \"Fe\\\"int\" }]\n";
        assert_eq!((read(file), mark_of(file)), (read(same), mark_of(same)));
        assert_eq!(mark_of(file), mark_of(&format!("set = \"Volume One\"\n{file}")));
        let shown =
            format!("{file}motif = \"sword\"\n[look]\nemblem = \"crown\"\npalette = [\"#ffffff\", \"#000000\"]\n");
        assert_eq!(mark_of(file), mark_of(&shown));
        assert_eq!(mark_of(file), mark_of(&format!("{file}[[case]]\nname = \"x\"\n")));
        for other in [file.replace("= 2", "= 3"), file.replace("Fe\"int", "Feint"), file.replace("count", "boost")] {
            assert_ne!(mark_of(file), mark_of(&other), "{other}");
        }
        let lists = ["a = [1, 2]", "a = [2, 1]"];
        assert_ne!(mark_of(lists[0]), mark_of(lists[1]));
    }

    #[test]
    fn the_canonical_text_is_a_file_that_reads_the_same() {
        let text =
            "a = \"\"\"two\nlines\t\\u007F\\\\\"\"\"\nb = [1.5, true, 1979-05-27]\n[c.\"d e\"]\nf = []\ng = {}\n";
        let once = read(text);
        assert_eq!(read(&once), once);
        assert_eq!(
            once,
            "\"a\" = \"two\\U0000000alines\\U00000009\\U0000007f\\\\\"\n\"b\" = [1.5, true, 1979-05-27]\n\
             \"c\" = { \"d e\" = { \"f\" = [], \"g\" = {  } } }\n"
        );
    }
}
