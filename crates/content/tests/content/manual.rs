//! What the manuals show works: the files of `peerless explain --example`, and the course of the card language.

use std::collections::BTreeSet;
use std::path::Path;

use peerless_content::{example, manual_files, names_of, parse_hero};
use peerless_lang::{Key, canonical};
use peerless_rules::{Hero, MECHANICS};

fn read(file: &str, text: &str) -> Hero {
    parse_hero(file, text).unwrap_or_else(|problems| {
        let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
        panic!("{file}: {}", told.join("\n"))
    })
}

/// All texts of a hero are in their one wording.
fn check_wording(file: &str, hero: &Hero) {
    let names = names_of(hero);
    let ability = (!hero.ability.text.is_empty()).then(|| ("ability", hero.ability.text.clone()));
    let cards = hero.cards.iter().flat_map(|card| card.texts.clone());
    for (word, text) in cards.chain(ability) {
        let Some(key) = Key::ALL.into_iter().find(|key| key.word() == word) else { continue };
        assert_eq!(canonical(&text, &names, key).as_ref(), Ok(&text), "{file}: `{word}`");
    }
}

#[test]
fn every_example_is_a_working_file_that_shows_its_key() {
    for (key, text) in manual_files() {
        let hero = read(key, text);
        check_wording(key, &hero);
        assert_eq!(hero.deck_size(), 30, "{key}: a deck");
        assert!(text.lines().next().is_some_and(|line| line.starts_with('#') && line.contains(key)), "{key}: its head");
        let shows = |line: &str| line.starts_with(&format!("{key} =")) || line.trim_matches(['[', ']']).ends_with(key);
        assert!(text.lines().any(shows), "{key}: it is not there");
    }
}

#[test]
fn there_is_an_example_of_everything_that_can_be_declared() {
    let mut shown = BTreeSet::new();
    let mut keys = BTreeSet::new();
    for (key, text) in manual_files() {
        let hero = read(key, text);
        shown.extend(MECHANICS.iter().filter(|(_, has)| has(&hero)).map(|(name, _)| *name));
        let key_of = |line: &'static str| line.split_once(" =").map(|(key, _)| key).filter(|key| !key.contains('#'));
        keys.extend(text.lines().filter_map(key_of));
    }
    // These are words of texts alone.
    let said = [
        "lines moved along",
        "a mark on an attack",
        "tokens that make ways",
        "a told value",
        "cards given to opponents",
        "fighters off the board for a time",
    ];
    let missing: Vec<&str> =
        MECHANICS.iter().map(|(name, _)| *name).filter(|name| !shown.contains(name) && !said.contains(name)).collect();
    assert_eq!(missing, Vec::<&str>::new());
    // The keys of the file that HERO-FILES.md begins with.
    let docs = std::fs::read_to_string(root().join("docs/HERO-FILES.md")).expect("the document is there");
    let whole = docs.split("```").nth(1).expect("it begins with a file");
    let written = whole.lines().filter_map(|line| line.split_once(" =").map(|(key, _)| key.trim_start_matches("# ")));
    let left: BTreeSet<&str> = written.map(str::trim_end).filter(|key| !keys.contains(key)).collect();
    assert_eq!(left, BTreeSet::new());
}

/// What authors ask for beside declarations: keys that stand in a file, and words of card texts.
#[test]
fn there_is_an_example_of_every_key_and_of_words() {
    let keys = [
        "name",
        "set",
        "move",
        "ability",
        "attack",
        "health",
        "max_health",
        "count",
        "plural",
        "range",
        "supply",
        "values",
        "choose",
        "pick",
        "secret",
        "start",
        "max",
        "stack",
        "free",
        "start_in",
        "removed",
        "wrap",
        "seen",
        "use",
        "total",
        "instead_of_discard",
        "symbols",
        "text",
        "order",
        "number",
        "open",
        "faces",
        "motif",
        "type",
        "value",
        "user",
        "opening",
        "variant",
        "immediately",
        "during",
        "after",
        "scheme",
        "boosted",
        "always",
        "ongoing",
        "commit",
        "complete",
        "enter",
        "[card.bonus]",
        "[[side_deck.card]]",
    ];
    let words = [
        "random",
        "unless",
        "each opponent",
        "an opponent",
        "that opponent",
        "each player",
        "friendly",
        "opposing hero",
        "other than",
        "nearest",
        "within 3 spaces",
        "adjacent to",
        "through",
        "exactly",
        "up to",
        "any number of",
        "for each",
        "in turn",
        "equal to",
        "twice",
        "named",
        "printed value",
        "boost value",
        "not named",
        "with a printed value",
        "discard",
        "draw until",
        "reveal",
        "look at",
        "shuffle",
        "put",
        "take",
        "remove",
        "return",
        "summon",
        "swap",
        "place",
        "defeat",
        "recovers",
        "set the health",
        "prevent",
        "cannot leave",
        "takes over",
        "cancel",
        "ignore the value",
        "boost this card",
        "blind boost",
        "play another card",
        "make the bonus attack",
        "gain 1 action",
        "spend",
        "pay",
        "choose 1 effect",
        "not chosen this turn",
        "roll the die",
        "cast 1 spell",
        "repeat this",
        "mark this attack",
        "name a card",
        "at the same time",
        "off the board",
        "until your next turn starts",
        "this turn",
        "in this combat",
        "when you maneuver",
        "each time",
        "after you play a scheme",
        "is attacked",
        "you learn",
        "is defeated",
        "filter",
        "trigger",
        "standing rule",
        "measure",
        "player",
        "target",
        "condition",
        "earlier this turn",
        "otherwise",
        "you may",
        "less damage",
        "may move through",
        "hand limit",
        "can be played only",
        "played face up",
    ];
    for wanted in keys.iter().chain(&words) {
        let text = example(wanted).unwrap_or_else(|| panic!("there is no example of {wanted}"));
        let hero = read(wanted, &text);
        check_wording(wanted, &hero);
        assert_eq!(hero.deck_size(), 30, "{wanted}: a deck");
    }
    assert!(example("tokn").is_none() && example("").is_none());
    // Of words, what the words do not need is left out.
    let random = example("random").expect("there is one");
    assert!(random.contains(" random ") && !random.contains("[[token]]") && !random.contains("[[pile]]"), "{random}");
}

/// Whatever can be declared goes together: one of the example heroes has all of it but a second life.
#[test]
fn all_mechanics_go_together_in_one_hero() {
    let file = "content/examples/heroes/zephine.toml";
    let text = std::fs::read_to_string(root().join(file)).expect("the hero is there");
    let hero = read(file, &text);
    check_wording(file, &hero);
    let missing: Vec<&str> = MECHANICS.iter().filter(|(_, has)| !has(&hero)).map(|(name, _)| *name).collect();
    assert_eq!(missing, ["a second life"]);
}

/// The pieces of the course, each behind those before it, are a hero file from the first card on.
#[test]
fn the_course_makes_a_whole_hero() {
    let manual = peerless_lang::manual();
    let pieces: Vec<&str> = manual.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    let first_card = pieces.iter().position(|piece| piece.contains("[[card]]")).expect("there are cards");
    let mut file = pieces[..first_card].join("\n");
    for piece in &pieces[first_card..] {
        file.push('\n');
        file.push_str(piece);
        check_wording("the course", &read("the course", &file));
    }
    assert_eq!(read("the course", &file).deck_size(), 30);
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}
