//! A TOML file being read with all its problems collected: each with its place, none ending the reading.

use std::collections::BTreeSet;
use std::fmt;
use std::ops::Range;

use peerless_lang::Diagnostic;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Something wrong with a file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// As it was named when it was read.
    pub file: String,
    /// From 1.
    pub line: usize,
    /// From 1.
    pub column: usize,
    /// What is wrong, as one sentence.
    pub message: String,
    /// The line of the file with the words underlined, and a way on.
    pub detail: Option<String>,
    /// The bytes of the file that it is about.
    pub at: Range<usize>,
    /// A way on.
    pub help: Option<String>,
    /// What may have been meant.
    pub fix: Option<Fix>,
}

/// A change of a file that makes sense of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// The bytes that go; none where something was left out.
    pub at: Range<usize>,
    /// What comes in their place.
    pub text: String,
}

impl Problem {
    /// One of a file as a whole.
    pub(crate) fn of_file(file: &str, message: String) -> Self {
        Self { file: file.to_owned(), line: 1, column: 1, message, detail: None, at: 0..0, help: None, fix: None }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)?;
        match &self.detail {
            Some(detail) => write!(f, "\n{detail}"),
            None => Ok(()),
        }
    }
}

/// The problems of one file so far, and what could stand in it.
pub struct Problems<'a> {
    file: &'a str,
    text: &'a str,
    pub list: Vec<Problem>,
    /// Where each table begins, and the keys that it could have besides its own.
    pub keys: Vec<(usize, Vec<&'static str>)>,
    /// Values of which there are only so many, and these.
    pub choices: Vec<(Range<usize>, Choices)>,
}

/// What a value can be.
pub enum Choices {
    Words(Vec<String>),
    /// The name of a picture.
    Pictures,
}

impl<'a> Problems<'a> {
    pub fn new(file: &'a str, text: &'a str) -> Self {
        Self { file, text, list: Vec::new(), keys: Vec::new(), choices: Vec::new() }
    }

    /// Line and column, both from 1.
    pub fn place(&self, offset: usize) -> (usize, usize) {
        let mut offset = offset.min(self.text.len());
        while !self.text.is_char_boundary(offset) {
            offset -= 1;
        }
        let before = &self.text[..offset];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
    }

    pub fn add(&mut self, at: Range<usize>, message: impl Into<String>) {
        let (line, column) = self.place(at.start);
        let message = message.into();
        let file = self.file.to_owned();
        self.list.push(Problem { file, line, column, message, detail: None, at, help: None, fix: None });
    }

    /// With what could stand in its place.
    pub fn add_near(&mut self, at: Range<usize>, message: impl Into<String>, near: Option<String>) {
        self.add(at.clone(), message);
        if let Some(last) = self.list.last_mut() {
            last.fix = near.map(|text| Fix { at, text });
        }
    }

    /// What the card language says about words that stand here.
    pub fn add_words(&mut self, at: Range<usize>, told: &Diagnostic, text: &str, fix: Option<Fix>) {
        self.add(at, told.message.clone());
        if let Some(last) = self.list.last_mut() {
            last.detail = Some(told.show(text));
            last.help.clone_from(&told.help);
            last.fix = fix;
        }
    }

    pub fn file_name(&self) -> &'a str {
        self.file
    }

    /// The text of the file.
    pub fn text(&self) -> &'a str {
        self.text
    }

    /// Parses the file; its syntax errors become problems.
    pub fn parse(&mut self) -> Spanned<DeTable<'a>> {
        let (table, errors) = DeTable::parse_recoverable(self.text);
        for error in errors {
            let at = error.span().unwrap_or(0..0);
            self.add(at, format!("not valid TOML: {}", error.message().trim()));
        }
        table
    }
}

/// One table of a file. Every key that is asked for is known; the others are problems when it is finished.
pub struct Fields<'t, 'a> {
    table: &'t DeTable<'a>,
    pub at: Range<usize>,
    asked: BTreeSet<&'static str>,
}

/// A value and where it stands.
pub struct At<T> {
    pub value: T,
    pub at: Range<usize>,
}

impl<'t, 'a> Fields<'t, 'a> {
    pub fn new(table: &'t DeTable<'a>, at: Range<usize>) -> Self {
        Self { table, at, asked: BTreeSet::new() }
    }

    /// The table itself, for those who take it as a whole.
    pub fn whole(&self) -> &'t DeTable<'a> {
        self.table
    }

    fn get(&mut self, key: &'static str) -> Option<&'t Spanned<DeValue<'a>>> {
        self.asked.insert(key);
        self.table.get(key)
    }

    pub fn has(&mut self, key: &'static str) -> bool {
        self.get(key).is_some()
    }

    /// The place of a key's value, or of the table if it has none.
    pub fn place_of(&self, key: &str) -> Range<usize> {
        self.table.get(key).map_or(self.at.clone(), Spanned::span)
    }

    fn wrong_type(&self, problems: &mut Problems, key: &str, value: &Spanned<DeValue>, wanted: &str) {
        problems.add(value.span(), format!("`{key}` must be {wanted}, not {}", type_name(value.get_ref())));
    }

    pub fn string(&mut self, problems: &mut Problems, key: &'static str) -> Option<At<String>> {
        let value = self.get(key)?;
        match value.get_ref() {
            DeValue::String(text) => Some(At { value: text.to_string(), at: value.span() }),
            _ => {
                self.wrong_type(problems, key, value, "a text");
                None
            }
        }
    }

    /// A text that must be there and not be empty.
    pub fn name(&mut self, problems: &mut Problems, key: &'static str) -> At<String> {
        if !self.has(key) {
            problems.add(self.at.clone(), format!("`{key}` is missing"));
        }
        match self.string(problems, key) {
            Some(text) if text.value.trim().is_empty() => {
                problems.add(text.at.clone(), format!("`{key}` is empty"));
                text
            }
            Some(text) => text,
            None => At { value: String::new(), at: self.at.clone() },
        }
    }

    pub fn number(&mut self, problems: &mut Problems, key: &'static str, within: Range<u16>) -> Option<u16> {
        let value = self.get(key)?;
        let number = match value.get_ref() {
            DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix()).ok(),
            _ => {
                self.wrong_type(problems, key, value, "a whole number");
                return None;
            }
        };
        match number.and_then(|number| u16::try_from(number).ok()).filter(|number| within.contains(number)) {
            Some(number) => Some(number),
            None => {
                let (low, high) = (within.start, within.end - 1);
                problems.add(value.span(), format!("`{key}` must be from {low} to {high}"));
                None
            }
        }
    }

    /// A number that must be there.
    pub fn needed(&mut self, problems: &mut Problems, key: &'static str, within: Range<u16>) -> u16 {
        if !self.has(key) {
            problems.add(self.at.clone(), format!("`{key}` is missing"));
        }
        let low = within.start;
        self.number(problems, key, within).unwrap_or(low)
    }

    pub fn flag(&mut self, problems: &mut Problems, key: &'static str) -> bool {
        let Some(value) = self.get(key) else { return false };
        match value.get_ref() {
            DeValue::Boolean(flag) => *flag,
            _ => {
                self.wrong_type(problems, key, value, "true or false");
                false
            }
        }
    }

    /// One of a few words.
    pub fn one_of<T: Copy>(
        &mut self,
        problems: &mut Problems,
        key: &'static str,
        words: &[(&'static str, T)],
        default: Option<T>,
    ) -> Option<T> {
        if !self.has(key) && default.is_none() {
            problems.add(self.at.clone(), format!("`{key}` is missing"));
        }
        let Some(text) = self.string(problems, key) else { return default };
        let found = words.iter().find(|(word, _)| *word == text.value);
        let known: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
        let choices = Choices::Words(known.iter().map(ToString::to_string).collect());
        problems.choices.push((text.at.clone(), choices));
        if found.is_none() {
            let near = nearest(&text.value, &known);
            let message = match near {
                Some(near) => format!("`{key}` cannot be `{}`; did you mean `{near}`?", text.value),
                None => format!("`{key}` cannot be `{}`; it is {}", text.value, known.join(", ")),
            };
            problems.add_near(text.at, message, near.map(quoted));
        }
        found.map(|(_, value)| *value)
    }

    /// A list of texts; a missing key is an empty list.
    pub fn strings(&mut self, problems: &mut Problems, key: &'static str) -> Vec<At<String>> {
        let Some(value) = self.get(key) else { return Vec::new() };
        let DeValue::Array(array) = value.get_ref() else {
            self.wrong_type(problems, key, value, "a list of texts");
            return Vec::new();
        };
        let mut texts = Vec::new();
        for item in array {
            match item.get_ref() {
                DeValue::String(text) => texts.push(At { value: text.to_string(), at: item.span() }),
                other => problems.add(item.span(), format!("`{key}` holds texts, not {}", type_name(other))),
            }
        }
        texts
    }

    /// A list of numbers; a missing key is an empty list.
    pub fn numbers(&mut self, problems: &mut Problems, key: &'static str) -> Vec<u16> {
        let Some(value) = self.get(key) else { return Vec::new() };
        let DeValue::Array(array) = value.get_ref() else {
            self.wrong_type(problems, key, value, "a list of numbers");
            return Vec::new();
        };
        let mut numbers = Vec::new();
        for item in array {
            let number = match item.get_ref() {
                DeValue::Integer(number) => u16::from_str_radix(number.as_str(), number.radix()).ok(),
                _ => None,
            };
            match number {
                Some(number) => numbers.push(number),
                None => problems.add(item.span(), format!("`{key}` holds whole numbers")),
            }
        }
        numbers
    }

    pub fn table(&mut self, problems: &mut Problems, key: &'static str) -> Option<Fields<'t, 'a>> {
        let value = self.get(key)?;
        match value.get_ref() {
            DeValue::Table(table) => Some(Fields::new(table, value.span())),
            _ => {
                self.wrong_type(problems, key, value, "a table");
                None
            }
        }
    }

    /// A list of tables; a missing key is an empty list.
    pub fn tables(&mut self, problems: &mut Problems, key: &'static str) -> Vec<Fields<'t, 'a>> {
        let Some(value) = self.get(key) else { return Vec::new() };
        let DeValue::Array(array) = value.get_ref() else {
            self.wrong_type(problems, key, value, "a list of tables");
            return Vec::new();
        };
        let mut tables = Vec::new();
        for item in array {
            match item.get_ref() {
                DeValue::Table(table) => tables.push(Fields::new(table, item.span())),
                other => problems.add(item.span(), format!("`{key}` holds tables, not {}", type_name(other))),
            }
        }
        tables
    }

    /// Whether a key holds a text (and not, say, a table).
    pub fn is_string(&mut self, key: &'static str) -> bool {
        self.get(key).is_some_and(|value| matches!(value.get_ref(), DeValue::String(_)))
    }

    /// A table whose keys are names of the file's own: each with its value as text or number.
    pub fn entries(&mut self, problems: &mut Problems, key: &'static str) -> Vec<(At<String>, At<String>)> {
        let Some(value) = self.get(key) else { return Vec::new() };
        let DeValue::Table(table) = value.get_ref() else {
            self.wrong_type(problems, key, value, "a table");
            return Vec::new();
        };
        let mut entries = Vec::new();
        for (name, value) in table {
            let text = match value.get_ref() {
                DeValue::String(text) => text.to_string(),
                DeValue::Integer(number) => number.as_str().to_owned(),
                DeValue::Boolean(flag) => flag.to_string(),
                other => {
                    problems.add(value.span(), format!("a text or number is wanted here, not {}", type_name(other)));
                    continue;
                }
            };
            let name = At { value: name.get_ref().to_string(), at: name.span() };
            entries.push((name, At { value: text, at: value.span() }));
        }
        entries
    }

    /// Reports the keys that nobody asked for.
    pub fn finish(self, problems: &mut Problems) {
        let free = self.asked.iter().copied().filter(|key| !self.table.contains_key(*key)).collect();
        problems.keys.push((self.at.start, free));
        for key in self.table.keys() {
            let name: &str = key.get_ref();
            if self.asked.contains(name) {
                continue;
            }
            let known: Vec<&str> = self.asked.iter().copied().collect();
            let near = nearest(name, &known);
            let advice = NOT_SAID.iter().find(|(key, _)| *key == name).map(|(_, advice)| *advice);
            let message = match (advice, near) {
                (Some(advice), _) => format!("`{name}` is not a key here; {advice}"),
                (None, Some(near)) => format!("`{name}` is not a key here; did you mean `{near}`?"),
                (None, None) => format!("`{name}` is not a key here; the keys are {}", known.join(", ")),
            };
            problems.add_near(key.span(), message, near.map(str::to_owned));
        }
    }
}

/// Keys that come to mind, and why there are none.
const NOT_SAID: [(&str, &str); 1] =
    [("ordered", "leave it out: the cards of every pile lie in the order in which they came")];

/// A word as a file writes it; no word has signs that need more.
pub fn quoted(word: &str) -> String {
    format!("\"{word}\"")
}

fn type_name(value: &DeValue) -> &'static str {
    match value {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) => "a whole number",
        DeValue::Float(_) => "a fraction",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}

/// Longest name that is compared with others.
const LONGEST: usize = 200;

/// The closest of the known names, if one is close.
pub fn nearest<'k>(name: &str, known: &[&'k str]) -> Option<&'k str> {
    // Nothing is so long, and comparing takes as long as both lengths together say.
    if name.len() > LONGEST {
        return None;
    }
    let name = name.to_lowercase();
    let close = |known: &&str| strsim::damerau_levenshtein(&name, &known.to_lowercase());
    // Of two that are as close, the one that begins alike was meant: few people miss the first letter.
    let begins = |known: &str| known.chars().next().map(|c| c.to_ascii_lowercase()) == name.chars().next();
    let best = known.iter().copied().min_by_key(|known| (close(known), !begins(known)))?;
    let letters = name.chars().count();
    (close(&best) <= 1 + letters / 4 && close(&best) < letters).then_some(best)
}

/// Says that a name stands for nothing, and what could have been meant.
pub fn unknown<'k>(what: &str, name: &str, known: impl IntoIterator<Item = &'k str>) -> String {
    let known: Vec<&str> = known.into_iter().collect();
    match nearest(name, &known) {
        Some(near) => format!("{what} `{name}`; did you mean `{near}`?"),
        None if known.is_empty() || known.len() > 40 => format!("{what} `{name}`"),
        None => format!("{what} `{name}`; there are: {}", known.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_finger_finds_its_name() {
        assert_eq!(nearest("Medsua", &["Alice", "Medusa"]), Some("Medusa"));
        assert_eq!(nearest("Nobody", &["Alice", "Medusa"]), None);
        assert_eq!(nearest("moov", &["look", "move"]), Some("move"));
    }
}
