//! `peerless check`: everything wrong with the content at once, or a summary of what there is.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use peerless_content::{Case, Content, names_of, notes};
use peerless_lang::{Key, Names, Wording, all_wordings, canonical, wordings};
use peerless_rules::program::{Op, Pc};
use peerless_rules::*;

use crate::text::{BAD, GOOD, HEAD, WARN, counted};
use crate::words::{and, say};
use crate::{Out, Verdict, case, program};

/// Check heroes, boards and items, and show what there is.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  peerless check
  peerless check my-heroes
  peerless check my-heroes/heroes/mara.toml
  peerless check --coverage cases")]
pub struct Args {
    /// A folder with `heroes`, `boards` or `items`, or a single file of one of them, checked on top of what is built in.
    #[arg(value_name = "DIR|FILE")]
    folder: Option<PathBuf>,
    /// Also count the cases that show each rule, each wording and each card; fails if one has none. Several folders count together.
    #[arg(long, value_name = "CASES_DIR")]
    coverage: Vec<PathBuf>,
}

pub fn run(folders: &[PathBuf], args: &Args, out: Out) -> Result<Verdict> {
    let folders: Vec<PathBuf> = folders.iter().chain(&args.folder).cloned().collect();
    let content = crate::load(&folders)?;
    summary(&content, out)?;
    texts(&content, out)?;
    for hero in &content.heroes {
        for note in notes(hero) {
            writeln!(out, "{WARN}note:{WARN:#} {}: {note}", hero.name)?;
        }
    }
    single_card_ops(&content, out)?;
    if args.coverage.is_empty() {
        return Ok(Verdict::Fine);
    }
    coverage(&content, &args.coverage, out)
}

fn summary(content: &Content, out: Out) -> Result<()> {
    writeln!(out, "{HEAD}{}{HEAD:#}", counted_es(content.heroes.len(), "hero"))?;
    for hero in &content.heroes {
        let deck = hero.deck_size();
        // A second attack is part of its card.
        let cards = hero.cards.iter().filter(|card| card.bonus_of.is_none()).count();
        let fighter = |fighter: &FighterDef| match fighter.count {
            1 => fighter.name.clone(),
            count => format!("{count} {}", fighter.plural),
        };
        let fighters: Vec<String> = hero.fighters.iter().map(fighter).collect();
        writeln!(
            out,
            "  {}: {} in a deck of {deck}, fighters {}",
            hero.name,
            counted(cards, "different card"),
            and(&fighters)
        )?;
    }
    writeln!(out, "{HEAD}{}{HEAD:#}", counted(content.boards.len(), "board"))?;
    for board in &content.boards {
        let mut facts = vec![
            counted(board.spaces.len(), "space"),
            counted(board.zones.len(), "zone"),
            counted(board.lines.len(), "line"),
            counted(board.starts.len(), "start"),
        ];
        let features = [
            (board.doors.len(), "door"),
            (board.item_spaces.len(), "item space"),
            (board.passages.len() as usize, "secret passage"),
        ];
        facts.extend(features.iter().filter(|(count, _)| *count > 0).map(|(count, noun)| counted(*count, noun)));
        writeln!(out, "  {}: {}", board.name, facts.join(", "))?;
    }
    writeln!(out, "{HEAD}{}{HEAD:#}", counted(content.items.len(), "item"))?;
    for item in &content.items {
        writeln!(out, "  {}: {}", item.name, crate::text::item_text(item))?;
    }
    Ok(())
}

/// Every text stands in its one wording, or a warning says how it would be worded.
fn texts(content: &Content, out: Out) -> Result<()> {
    let mut count = 0;
    let mut warnings = 0;
    let mut check = |place: String, key: Key, text: &str, names: &Names| -> Result<()> {
        count += 1;
        if let Ok(better) = canonical(text, names, key)
            && better != text
        {
            warnings += 1;
            writeln!(out, "{WARN}warning:{WARN:#} {place} is not worded as the card language words it")?;
            writeln!(out, "  is:      {text}\n  better:  {better}")?;
        }
        Ok(())
    };
    for hero in &content.heroes {
        let names = names_of(hero);
        if !hero.ability.text.is_empty() {
            check(format!("{}: ability", hero.name), Key::Ability, &hero.ability.text, &names)?;
        }
        for card in &hero.cards {
            for (word, text) in &card.texts {
                let Some(key) = Key::ALL.into_iter().find(|key| key.word() == *word) else { continue };
                check(format!("{}: {} (`{word}`)", hero.name, card.name), key, text, &names)?;
            }
        }
    }
    for item in content.items.iter().filter(|item| item.kind == ItemKind::Scheme) {
        check(format!("item {}", item.name), Key::Item, &item.text, &Names::default())?;
    }
    let texts = counted(count, "text");
    match warnings {
        0 => writeln!(out, "{HEAD}{texts}{HEAD:#}, all in canonical wording")?,
        _ => writeln!(out, "{HEAD}{texts}{HEAD:#}, {} not in canonical wording", warnings)?,
    }
    Ok(())
}

/// Why an op that one card uses cannot be put together from others.
const REASONS: [(&str, &str); 8] = [
    ("LayBoost", "a card is laid face down before the defense is chosen, and hidden until the reveal (R25.10)"),
    ("ConsiderWon", "who won is a fact of the combat, which nothing else rewrites"),
    ("PickDeck", "whose deck is meant, one's own among them, is chosen by its player"),
    ("LockValues", "a lock on all values for a turn stands outside of any one combat (R12.6)"),
    ("Prevent", "damage that does not happen is no change of health or value (R14.8)"),
    ("ReplaceCard", "the combat goes on with another card whose effects begin anew"),
    ("ShuffleIn", "the card itself leaves play into the deck, with a row of the pile, before one shuffle"),
    ("UnlimitedAttack", "it changes who can be attacked later, not anything now"),
];

/// Ops that only one card, ability or item uses. Few of them is the sign of a language that composes.
fn single_card_ops(content: &Content, out: Out) -> Result<()> {
    let usage = op_usage(content);
    let single: Vec<_> = usage.iter().filter(|(_, users)| users.len() == 1).collect();
    writeln!(out, "{HEAD}{}{HEAD:#} of {} in use", counted(single.len(), "single-card op"), usage.len())?;
    for (op, users) in single {
        let user = users.values().next().map_or("", String::as_str);
        let reason = REASONS.iter().find(|(name, _)| name == op).map_or("", |(_, reason)| *reason);
        writeln!(out, "  {op}: {user}{}{reason}", if reason.is_empty() { "" } else { "; " })?;
    }
    Ok(())
}

/// For each kind of op who uses it: by name, and with the hero for people. Cards of one name count as one card.
fn op_usage(content: &Content) -> BTreeMap<String, BTreeMap<String, String>> {
    let mut usage: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    let mut note = |code: &[Op], start: Pc, name: &str, shown: &str| {
        for kind in program::ops(code, start).into_values().filter_map(program::kind) {
            usage.entry(kind).or_default().entry(name.to_owned()).or_insert_with(|| shown.to_owned());
        }
    };
    for hero in &content.heroes {
        for card in &hero.cards {
            for (_, start) in program::starts_of_card(card) {
                note(&hero.code, start, &card.name, &format!("{}: {}", hero.name, card.name));
            }
            let ongoing = card.ongoing.iter().flat_map(|ongoing| program::starts_of_ability(hero, ongoing));
            for (_, start) in ongoing {
                note(&hero.code, start, &card.name, &format!("{}: {}", hero.name, card.name));
            }
        }
        let ability = format!("{}: ability", hero.name);
        for (_, start) in program::starts_of_ability(hero, &hero.ability) {
            note(&hero.code, start, &ability, &ability);
        }
    }
    for item in content.items.iter().filter(|item| item.kind == ItemKind::Scheme) {
        let name = format!("item {}", item.name);
        note(&item.code, 1, &name, &name);
    }
    usage
}

/// How many cases show each rule and each card.
/// The rule numbers of a folder's `rules.txt`, each with what shows it if no case can.
fn rule_list(cases: &Path) -> Result<Vec<(String, String)>> {
    let path = cases.join("rules.txt");
    if !path.exists() {
        return Ok(Vec::new());
    }
    let text =
        std::fs::read_to_string(&path).with_context(|| say!("tty-cannot-read", file = path.display().to_string()))?;
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let split =
        |line: &str| line.split_once(' ').map_or((line.to_owned(), String::new()), |(a, b)| (a.into(), b.into()));
    Ok(lines.map(split).collect())
}

fn coverage(content: &Content, folders: &[PathBuf], out: Out) -> Result<Verdict> {
    let mut rules: BTreeMap<RuleNumber, usize> = BTreeMap::new();
    let mut cards: BTreeMap<String, usize> = BTreeMap::new();
    let mut words: BTreeMap<Wording, usize> = BTreeMap::new();
    let mut mechanics: BTreeMap<&str, usize> = MECHANICS.iter().map(|(name, _)| (*name, 0)).collect();
    let mut count = 0;
    for file in case::read(content, folders)? {
        for case in &file.cases {
            count += 1;
            for mechanic in case.mechanics() {
                *mechanics.entry(mechanic).or_default() += 1;
            }
            for rule in &case.rules {
                *rules.entry(RuleNumber::new(rule)).or_default() += 1;
            }
            let shown: BTreeSet<String> =
                case.cards.iter().cloned().chain(case.plays()).map(|card| card.to_lowercase()).collect();
            for word in words_of(case) {
                *words.entry(word).or_default() += 1;
            }
            for card in shown {
                *cards.entry(card).or_default() += 1;
            }
        }
    }
    let mut missing = Vec::new();
    let mut notes = BTreeMap::new();
    for folder in folders {
        for (rule, note) in rule_list(folder)? {
            rules.entry(RuleNumber::new(&rule)).or_default();
            notes.insert(rule, note);
        }
    }
    writeln!(out, "{HEAD}{} show {}{HEAD:#}", counted(count, "case"), counted(rules.len(), "rule"))?;
    for (rule, count) in &rules {
        let note = notes.get(&rule.text).map_or("", String::as_str);
        let gap = if note.is_empty() { "" } else { "  " };
        writeln!(out, "  {:<8} {count:>4}{gap}{note}", rule.text)?;
        if *count == 0 && note.is_empty() {
            missing.push(rule.text.clone());
        }
    }
    writeln!(out, "{HEAD}Wordings of the card language that cases show{HEAD:#}")?;
    let all = all_wordings();
    for of_kind in all.chunk_by(|((a, _), _), ((b, _), _)| a == b) {
        let unshown: Vec<&str> =
            of_kind.iter().filter(|(word, _)| !words.contains_key(word)).map(|(_, p)| *p).collect();
        let kind = of_kind.first().map_or("", |((kind, _), _)| *kind);
        writeln!(out, "  {kind:<14} {:>3} of {}", of_kind.len() - unshown.len(), of_kind.len())?;
        for pattern in unshown {
            writeln!(out, "      not yet: {pattern}")?;
            missing.push(format!("{kind}: {pattern}"));
        }
    }
    writeln!(out, "{HEAD}Cases by mechanic{HEAD:#}")?;
    for (name, count) in mechanics {
        writeln!(out, "    {count:>4}  {name}")?;
        if count == 0 {
            missing.push(format!("heroes with {name}"));
        }
    }
    writeln!(out, "{HEAD}Cases by card{HEAD:#}")?;
    for hero in &content.heroes {
        writeln!(out, "  {}", hero.name)?;
        for card in hero.cards.iter().filter(|card| card.bonus_of.is_none()) {
            let name = format!("{}: {}", hero.name, card.name);
            let count = cards.get(&name.to_lowercase()).copied().unwrap_or(0);
            writeln!(out, "    {count:>4}  {}", card.name)?;
            if count == 0 {
                missing.push(name);
            }
        }
    }
    if missing.is_empty() {
        writeln!(out, "{GOOD}Every rule, every wording and every card is shown.{GOOD:#}")?;
        return Ok(Verdict::Fine);
    }
    writeln!(out, "{BAD}shown by no case: {}{BAD:#}", missing.len())?;
    for name in missing {
        writeln!(out, "  {name}")?;
    }
    Ok(Verdict::Failed)
}

/// The wordings in the texts of the cards that a case plays, and in what its heroes declare.
fn words_of(case: &Case) -> BTreeSet<Wording> {
    let Ok((game, _)) = case.scene() else { return BTreeSet::new() };
    let plays = case.plays();
    let mut found = BTreeSet::new();
    for seat in &game.seats {
        let names = names_of(&seat.hero);
        let played = |card: &&CardDef| plays.contains(&format!("{}: {}", seat.hero.name, card.name));
        let cards = seat.hero.cards.iter().filter(played).flat_map(|card| card.texts.iter().map(|(_, text)| text));
        let entered = seat.hero.tokens.iter().map(|token| &token.enter_text);
        for text in cards.chain(entered).chain([&seat.hero.ability.text]) {
            found.extend(wordings(text, &names));
        }
    }
    found
}

/// A rule's number, in the order of a table of contents: R3.7 before R10.1.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct RuleNumber {
    numbers: Vec<u32>,
    text: String,
}

impl RuleNumber {
    fn new(text: &str) -> Self {
        let numbers = text.split(|c: char| !c.is_ascii_digit()).filter_map(|part| part.parse().ok()).collect();
        Self { numbers, text: text.to_owned() }
    }
}

fn counted_es(count: usize, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}es") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_stand_in_the_order_of_their_numbers() {
        let mut rules = ["R10.1", "R3.12", "R3.7"].map(RuleNumber::new);
        rules.sort();
        assert_eq!(rules.map(|rule| rule.text), ["R3.7", "R3.12", "R10.1"]);
    }

    #[test]
    fn a_card_of_one_name_in_several_decks_is_one_card() {
        let content = Content::built_in().unwrap();
        let usage = op_usage(&content);
        assert_eq!(usage["Cancel"].keys().filter(|name| *name == "Feint").count(), 1);
        assert!(!usage.contains_key("End"));
    }
}
