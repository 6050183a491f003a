//! A file that is being written, as an editor asks about it: what is wrong, what could stand at a place, and what its words mean.

use std::ops::Range;

use peerless_lang::{
    Key, ManualEntry, Names, Next, NextKind, Phrase, Reshaped, Turn, entry_at, next, phrases, sentences, shapes, turns,
};
use peerless_rules::{Board, Hero, Item, PieceKind};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::board::{parse_board, read_board};
use crate::doc::{At, Choices, Fields, Problem, Problems};
use crate::hero::{names_of, parse_hero, read_hero, start_in_file};
use crate::library::{parse_items, read_items};
use crate::look::pictures_for;
use crate::notes::notes;

/// What there is to say about a file.
pub struct Checked {
    /// Empty if it can be played with.
    pub problems: Vec<Problem>,
    /// What is no mistake, but may not be meant.
    pub notes: Vec<String>,
    /// What it makes, where nothing is wrong.
    pub made: Option<Made>,
}

/// What a file makes.
pub enum Made {
    /// A hero with all cards.
    Hero(Box<Hero>),
    /// A board.
    Board(Box<Board>),
    /// A list of items.
    Items(Vec<Item>),
}

/// What could be written at a place of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offers {
    /// The byte from which on it stands in the place of what is there.
    pub from: usize,
    /// In the order in which they are worth looking at.
    pub list: Vec<Offer>,
}

/// One thing that could be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// As it would be written.
    pub words: String,
    /// `word`, `name`, `sign`, `key` or `value`
    pub kind: &'static str,
    /// What it is or begins, for people; may be empty.
    pub what: &'static str,
}

/// Words of a text that are looked back at for the beginning of a name.
const WORDS_BACK: usize = 4;
/// Most that is offered at once.
const MANY: usize = 300;

/// Checks a file of this kind.
pub fn check_draft(kind: PieceKind, text: &str) -> Checked {
    let made = match kind {
        PieceKind::Hero | PieceKind::Card => parse_hero(kind.name(), text).map(|hero| Made::Hero(Box::new(hero))),
        PieceKind::Board => parse_board(kind.name(), text).map(|board| Made::Board(Box::new(board))),
        PieceKind::Item => parse_items(kind.name(), text).map(Made::Items),
    };
    match made {
        Ok(made) => {
            let notes = if let Made::Hero(hero) = &made { notes(hero) } else { Vec::new() };
            Checked { problems: Vec::new(), notes, made: Some(made) }
        }
        Err(problems) => Checked { problems, notes: Vec::new(), made: None },
    }
}

/// What could be written at a byte of a file; nothing where nothing is known.
pub fn offers_at(kind: PieceKind, text: &str, at: usize) -> Option<Offers> {
    let before = text.get(..at)?;
    let mut problems = Problems::new("", text);
    let table = problems.parse();
    let names = read(kind, table.get_ref(), &mut problems);
    if let Some((_, choices)) = problems.choices.iter().find(|(place, _)| inside(place, at)) {
        let from = before.rfind(['"', '\''])? + 1;
        return Some(Offers { from, list: values(choices, &before[from..]) });
    }
    if let Some((_, written)) = text_at(table.get_ref(), at) {
        let start = start_in_file(text, &written)?;
        return words(before.get(start..)?, &names).map(|offers| Offers { from: start + offers.from, ..offers });
    }
    // A line that has only begun is to be a key.
    let line = before.rfind('\n').map_or(0, |end| end + 1);
    let begun = &before[line..];
    if !begun.chars().all(|c| c.is_ascii_lowercase() || c == '_') {
        return None;
    }
    let (_, keys) = problems.keys.iter().filter(|(start, _)| *start <= line).max_by_key(|(start, _)| *start)?;
    let offer = |key: &&'static str| Offer { words: (*key).to_owned(), kind: "key", what: "" };
    let list: Vec<Offer> = keys.iter().filter(|key| key.starts_with(begun) && **key != begun).map(offer).collect();
    (!list.is_empty()).then_some(Offers { from: line, list })
}

/// What the manual says about the words at a byte of a file; its place is counted in the file.
pub fn manual_at(kind: PieceKind, text: &str, at: usize) -> Option<ManualEntry> {
    let mut problems = Problems::new("", text);
    let table = problems.parse();
    let (_, written) = text_at(table.get_ref(), at)?;
    let start = start_in_file(text, &written)?;
    let names = read(kind, table.get_ref(), &mut problems);
    let entry = entry_at(&written.value, &names, at.checked_sub(start)?)?;
    let span = start + entry.span.start..start + entry.span.end;
    Some(ManualEntry { span, ..entry })
}

/// A text of a file, cut into phrases. Places are counted in the text.
pub struct Phrased {
    /// All of it.
    pub text: String,
    /// What could be said in another way, the outer before the inner.
    pub phrases: Vec<Phrase>,
    /// How its sentences could be built anew.
    pub shapes: Vec<Reshaped>,
}

/// The text at a byte of a file, in phrases; `None` where no text of the card language stands.
pub fn phrases_at(kind: PieceKind, file: &str, at: usize) -> Option<Phrased> {
    let (key, text, names) = named_text_at(kind, file, at)?;
    Some(Phrased { phrases: phrases(&text, &names), shapes: shapes(&text, &names, key), text })
}

/// What could stand in the place of a phrase of the text at a byte of a file; without a phrase, what could follow the text.
pub fn turns_at(kind: PieceKind, file: &str, at: usize, phrase: Option<Range<usize>>) -> Vec<Turn> {
    let Some((key, text, names)) = named_text_at(kind, file, at) else { return Vec::new() };
    match phrase {
        Some(phrase) => turns(&text, &names, key, &phrase),
        None => sentences(&text, &names, key),
    }
}

/// The text at a byte of a file, the key under which it stands, and the names that it may use.
fn named_text_at(kind: PieceKind, file: &str, at: usize) -> Option<(Key, String, Names)> {
    let mut problems = Problems::new("", file);
    let table = problems.parse();
    let (key, written) = text_at(table.get_ref(), at)?;
    let names = read(kind, table.get_ref(), &mut problems);
    let key = if kind == PieceKind::Item { Key::Item } else { key };
    Some((key, written.value, names))
}

/// Reads a file as far as it goes, for the names that it declares and for what could stand in it.
fn read(kind: PieceKind, table: &DeTable, problems: &mut Problems) -> Names {
    let mut fields = Fields::new(table, 0..0);
    let names = match kind {
        PieceKind::Hero | PieceKind::Card => names_of(&read_hero(&mut fields, problems)),
        PieceKind::Board => {
            read_board(&mut fields, problems);
            Names::default()
        }
        PieceKind::Item => {
            read_items(&mut fields, problems);
            Names::default()
        }
    };
    fields.finish(problems);
    names
}

/// Whether a place lies between the marks of a value.
fn inside(value: &Range<usize>, at: usize) -> bool {
    value.start < at && at < value.end
}

/// The text in the card language that a place lies in, with its key.
fn text_at(table: &DeTable, at: usize) -> Option<(Key, At<String>)> {
    table.iter().find_map(|(key, value)| {
        let key = Key::ALL.into_iter().find(|known| known.word() == &**key.get_ref());
        in_value(value, at, key)
    })
}

fn in_value(value: &Spanned<DeValue>, at: usize, key: Option<Key>) -> Option<(Key, At<String>)> {
    match value.get_ref() {
        DeValue::String(text) => {
            let key = key.filter(|_| inside(&value.span(), at))?;
            Some((key, At { value: text.to_string(), at: value.span() }))
        }
        // A table is spread over the file, so that its place says little.
        DeValue::Table(table) => text_at(table, at),
        DeValue::Array(list) => list.iter().find_map(|value| in_value(value, at, None)),
        _ => None,
    }
}

fn values(choices: &Choices, begun: &str) -> Vec<Offer> {
    let offer = |words: &str| Offer { words: words.to_owned(), kind: "value", what: "" };
    let begins = |words: &&str| *words != begun && words.to_lowercase().starts_with(&begun.to_lowercase());
    match choices {
        Choices::Words(words) => words.iter().map(String::as_str).filter(begins).map(offer).collect(),
        Choices::Pictures => pictures_for(begun).take(MANY).map(offer).collect(),
    }
}

/// What could end a text that is written so far. A name may have several words, of which some may stand there already.
fn words(before: &str, names: &Names) -> Option<Offers> {
    let mut starts = vec![before.len()];
    while let Some(&last) = starts.last().filter(|_| starts.len() <= WORDS_BACK) {
        let earlier = before[..last].trim_end();
        if earlier.is_empty() {
            break;
        }
        starts.push(earlier.rfind(char::is_whitespace).map_or(0, |blank| blank + 1));
    }
    let in_word = before.ends_with(|c: char| !c.is_whitespace());
    let mut found: Vec<(usize, Next)> = Vec::new();
    for start in starts {
        let begun = before[start..].to_lowercase();
        let is_meant = |next: &Next| {
            // A sign follows a word at once, a word does not.
            let fits = !begun.is_empty() || in_word == (next.kind == NextKind::Sign);
            let words = next.words.to_lowercase();
            fits && words.starts_with(&begun) && words != begun
        };
        found.extend(next(&before[..start], names).into_iter().filter(is_meant).map(|next| (start, next)));
    }
    let from = found.iter().map(|(start, _)| *start).min()?;
    let mut list: Vec<Offer> = Vec::new();
    for (start, next) in found {
        let offer = offer(&next);
        let words = format!("{}{}", &before[from..start], offer.words);
        if list.len() < MANY && list.iter().all(|other| other.words != words) {
            list.push(Offer { words, ..offer });
        }
    }
    Some(Offers { from, list })
}

fn offer(next: &Next) -> Offer {
    let kind = match next.kind {
        NextKind::Word => "word",
        NextKind::Name => "name",
        NextKind::Sign => "sign",
    };
    Offer { words: next.words.clone(), kind, what: next.what }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A hero with two fighters; `|` is where somebody writes.
    const HERO: &str = "name = \"Bertha\"\nmove = 2\n\n[[fighter]]\nname = \"Bertha\"\nrole = \"hero\"\nattack = \"melee\"\nhealth = 9\n\n[[fighter]]\nname = \"The Dog\"\nrole = \"sidekick\"\nattack = \"melee\"\nhealth = 3\n\n[[card]]\nname = \"Bite\"\ncount = 30\ntype = \"attack\"\nvalue = 3\nboost = 1\n";

    /// What the line would be with each of the offers.
    fn offered(file: &str) -> Vec<String> {
        let at = file.find('|').unwrap();
        let text = file.replace('|', "");
        let Some(offers) = offers_at(PieceKind::Hero, &text, at) else { return Vec::new() };
        let line = text[..offers.from].rfind('\n').map_or(0, |end| end + 1);
        offers.list.into_iter().map(|offer| format!("{}{}", &text[line..offers.from], offer.words)).collect()
    }

    #[track_caller]
    fn offers(end: &str, wanted: &str) {
        let list = offered(&format!("{HERO}{end}"));
        assert!(list.iter().any(|line| line == wanted), "{end:?}: {list:?}");
    }

    #[test]
    fn words_names_keys_and_values_are_offered() {
        offers("after = \"|\"\n", "after = \"Draw");
        offers("after = \"Dr|\"\n", "after = \"Draw");
        offers("after = \"Draw 1 card, th|\"\n", "after = \"Draw 1 card, then");
        offers("after = \"Move |\"\n", "after = \"Move Bertha");
        offers("after = \"Move the d|\"\n", "after = \"Move The Dog");
        offers("user = \"The|\"\n", "user = \"The Dog");
        offers("us|\n", "user");
        offers("\n[[fighter]]\nrole = \"si|\"\n", "role = \"sidekick");
        offers("motif = \"dog|\"\n", "motif = \"wolf-head");
    }

    #[test]
    fn nothing_is_offered_where_nothing_is_known() {
        assert_eq!(offered(&format!("{HERO}boost = |\n")), Vec::<String>::new());
        assert_eq!(offered(&format!("{HERO}after = \"Drew a th|\"\n")), Vec::<String>::new());
        assert!(offers_at(PieceKind::Hero, HERO, 99_999).is_none());
        assert!(
            offers_at(PieceKind::Board, "", 0).is_some_and(|offers| offers.list.iter().any(|o| o.words == "lines"))
        );
    }

    #[test]
    fn texts_are_put_together_from_phrases() {
        let at = |file: &str| (file.replace('|', ""), file.find('|').unwrap());
        let (file, place) = at(&format!("{HERO}after = \"|\"\n"));
        let texts: Vec<String> =
            turns_at(PieceKind::Hero, &file, place, None).into_iter().map(|turn| turn.text).collect();
        assert!(texts.iter().any(|text| text == "Draw 1 card."), "{texts:?}");
        let (file, place) = at(&format!("{HERO}after = \"If you won, |draw 1 card.\"\n"));
        let phrased = phrases_at(PieceKind::Hero, &file, place).unwrap();
        assert!(phrased.phrases.iter().any(|phrase| &phrased.text[phrase.span.clone()] == "you won"));
        assert!(phrased.shapes.iter().any(|shape| shape.text == "Draw 1 card."));
        let number = phrased.text.find('1').unwrap();
        let turns = turns_at(PieceKind::Hero, &file, place, Some(number..number + 1));
        assert!(turns.iter().any(|turn| turn.text == "If you won, draw 2 cards."));
        assert!(phrases_at(PieceKind::Hero, &file, 3).is_none());
    }

    #[test]
    fn a_file_that_is_cut_off_is_read_as_far_as_it_goes() {
        for end in 0..HERO.len() {
            _ = offers_at(PieceKind::Hero, &HERO[..end], end);
            _ = manual_at(PieceKind::Hero, &HERO[..end], end);
            _ = phrases_at(PieceKind::Hero, &HERO[..end], end);
            _ = check_draft(PieceKind::Item, &HERO[..end]);
        }
    }

    #[test]
    fn problems_stand_at_their_words_and_know_a_way_on() {
        let check = |end: &str| {
            let text = format!("{HERO}{end}\n");
            let problems = check_draft(PieceKind::Hero, &text).problems;
            let [problem] = problems.as_slice() else { panic!("{end}: {problems:?}") };
            let fixed = problem.fix.as_ref().map(|fix| {
                let mut fixed = text.clone();
                fixed.replace_range(fix.at.clone(), &fix.text);
                assert!(check_draft(PieceKind::Hero, &fixed).problems.is_empty(), "{fixed}");
                fix.text.clone()
            });
            (text[problem.at.clone()].to_owned(), fixed.unwrap_or_default())
        };
        let check = |end: &str, words: &str, fix: &str| assert_eq!(check(end), (words.to_owned(), fix.to_owned()));
        check("after = \"Drew 1 card.\"", "Drew", "Draw");
        check("after = \"Draw one card.\"", "Draw one card", "Draw 1 card.");
        check("after = \"Draw 1 card\"", "", ".");
        check("after = \"If you won draw 1 card.\"", "draw", ",");
        check("after = \"Move Bertah up to 2 spaces.\"", "Bertah", "Bertha");
        check("user = \"The Dig\"", "\"The Dig\"", "\"The Dog\"");
        check("moitf = \"wolf-head\"", "moitf", "motif");
        check(
            "[[fighter]]\nname = \"Bee\"\nrole = \"sidekik\"\nattack = \"melee\"\nhealth = 1",
            "\"sidekik\"",
            "\"sidekick\"",
        );
    }

    #[test]
    fn the_words_of_a_file_are_explained() {
        let text = format!("{HERO}after = \"If you won, draw 1 card.\"\n");
        let at = text.find("you won").unwrap();
        let entry = manual_at(PieceKind::Hero, &text, at + 2).unwrap();
        assert_eq!((&text[entry.span], entry.words), ("you won", "you won"));
        assert!(manual_at(PieceKind::Hero, &text, 3).is_none());
    }
}
