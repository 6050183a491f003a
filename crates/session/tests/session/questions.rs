//! Every kind of question, and every switch of the rules, has its words in every language.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use peerless_content::Content;
use peerless_rules::{Ask, Mode, Options, Rng, SeatId, State, Switches};
use peerless_session::{Asked, Reader, Session, SourceFace};
use peerless_words::Language;

#[test]
fn every_question_is_asked_explained_and_waited_for_in_every_language() {
    for language in Language::all() {
        for ask in Ask::ALL {
            let key = ask.about().key;
            for part in ["", ".wait", ".why", ".rule", ".do"] {
                let key = format!("ask-{key}{part}");
                assert!(language.has(&key), "{} has no {key}", language.tag());
            }
        }
    }
}

#[test]
fn every_language_names_the_same_rule() {
    let rule = |language: &Language, ask: &Ask| {
        let text = language.say(&format!("ask-{}.rule", ask.about().key), &[]);
        text.split(':').next().expect("a first part").to_owned()
    };
    for ask in Ask::ALL {
        let english = rule(Language::fallback(), ask);
        assert!(english.starts_with('R'), "{english}");
        for language in Language::all() {
            assert_eq!(rule(language, ask), english, "{ask:?} in {}", language.tag());
        }
    }
}

/// `EndOfAction`, `item_pool`: `end-of-action`, `item-pool`.
fn dashed(word: &str) -> String {
    let mut dashed = String::new();
    for (index, letter) in word.chars().enumerate() {
        if letter.is_uppercase() && index > 0 {
            dashed.push('-');
        }
        dashed.push(if letter == '_' { '-' } else { letter.to_ascii_lowercase() });
    }
    dashed
}

#[test]
fn every_switch_and_its_values_have_words_in_every_language() {
    for language in Language::all() {
        for (name, values) in Switches::known() {
            let name = format!("ui-switch-{}", dashed(name));
            assert!(language.has(&name), "{} has no {name}", language.tag());
            for value in values {
                let value = format!("{name}.{}", dashed(value));
                assert!(language.has(&value), "{} has no {value}", language.tag());
            }
        }
    }
}

fn with_examples() -> Content {
    let content = Content::built_in().expect("the built-in content is sound");
    let examples = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/examples");
    content.with_folder(&examples).expect("the examples are sound")
}

/// The words of an ability that ask in games by lot, and all that it says.
fn asked_by_ability(heroes: [&str; 2], games: u64) -> (BTreeSet<String>, String) {
    let content = with_examples();
    let m = content.set_up("Sarpedon", &heroes, Mode::Duel, Switches::default()).expect("they can play");
    let mut asked_by = BTreeSet::new();
    for seed in 0..games {
        let mut rng = Rng::new(seed);
        let mut options = Options::new();
        let mut state = State::new(&m, seed, &mut ());
        state.options(&m, &mut options);
        while let Some(asked) = Asked::new(&m, &state) {
            match asked.source {
                Some(SourceFace::Ability { seat: 0 }) => drop(asked_by.insert(asked.clause.expect("words that ask"))),
                Some(SourceFace::Card { seat, card }) => {
                    let texts = &m.seats[usize::from(seat)].hero.cards[usize::from(card)].texts;
                    let clause = asked.clause.expect("words that ask");
                    assert!(texts.iter().any(|(_, text)| text.contains(&clause)), "{clause}");
                }
                Some(SourceFace::Ability { .. } | SourceFace::Item { .. }) | None => {}
            }
            let opt = options[rng.below(options.len())];
            state.answer_unchecked(&m, opt, &mut options, &mut ());
        }
    }
    (asked_by, content.hero(heroes[0]).expect("a hero").ability.text.clone())
}

#[test]
fn an_ability_asks_with_the_sentences_in_force() {
    let (asked_by, ability) = asked_by_ability(["Cloak & Dagger", "Medusa"], 20);
    let cloak = "After Cloak attacks, if 2 or more combat damage was dealt, your opponent discards 1 card.";
    assert_eq!(asked_by, BTreeSet::from([cloak.to_owned()]));
    assert!(ability.len() > cloak.len());
    let (asked_by, ability) = asked_by_ability(["Medusa", "Alice"], 4);
    assert_eq!(asked_by, BTreeSet::from([ability]));
}

#[test]
fn a_sentence_asks_by_itself_unless_it_speaks_of_what_was_said_before() {
    let (asked_by, _) = asked_by_ability(["Captain Jun", "Medusa"], 20);
    let marks = "When Captain Jun attacks, you may spend 1 Nerve; if you do, mark this attack.";
    let buys_off = "If this attack is marked, your opponent may discard 1 random card; if they do, remove the mark from \
                    this attack.";
    assert_eq!(asked_by, BTreeSet::from([marks.to_owned(), buys_off.to_owned()]));
}

/// What is asked in games by lot besides the words of a kind of question, for each key what was said, and how the answers are
/// called.
fn said(heroes: [&str; 2], language: &'static Language) -> BTreeMap<&'static str, BTreeSet<(String, Vec<String>)>> {
    let m = with_examples().set_up("Sarpedon", &heroes, Mode::Duel, Switches::default()).expect("they can play");
    let mut found: BTreeMap<&'static str, BTreeSet<(String, Vec<String>)>> = BTreeMap::new();
    for seed in 0..20 {
        let mut game = Session::new(Arc::new(m.clone()), seed);
        let mut rng = Rng::new(seed);
        while let Some(decision) = game.decision(0) {
            let reader = Reader { m: &game.m, me: Some(SeatId(decision.asked.seat)), language };
            if let Some(line) = &decision.asked.line {
                let called = decision.options.iter().filter_map(|option| option.line.as_ref());
                let called = called.map(|line| reader.line(line)).collect();
                found.entry(line.key).or_default().insert((reader.line(line), called));
            }
            let opt = game.options()[rng.below(game.options().len())];
            game.take(opt).expect("an option");
        }
    }
    found
}

#[test]
fn a_question_about_something_named_says_what() {
    let english = Language::fallback();
    let mut all = BTreeSet::new();
    let mut check = |heroes: [&str; 2], key: &'static str, words: &str, answers: &[&str]| {
        let found = said(heroes, english);
        let answers: Vec<String> = answers.iter().map(|&answer| answer.to_owned()).collect();
        let said = found.get(key).unwrap_or_else(|| panic!("{key} is not asked: {:?}", found.keys()));
        assert!(said.contains(&(words.to_owned(), answers)), "{key}: {said:?}");
        for (key, said) in found {
            all.insert(key);
            assert!(said.iter().all(|(words, _)| words.ends_with(['?', '.'])), "{said:?}");
        }
    };
    let toll = ["Pay 1 Toll", "Do not pay"];
    check(["Marda", "Medusa"], "ask-pay", "Pay 1 Toll?", &toll);
    let about = "Pay 2 Toll? The effect is about Medusa.";
    check(["Marda", "Medusa"], "ask-pay-about", about, &["Pay 2 Toll", "Do not pay"]);
    check(["Marda", "Medusa"], "ask-pay-any", "How much Toll do you pay?", &[]);
    check(["Marda", "Medusa"], "ask-spend", "Spend 1 Toll?", &[]);
    check(["Queen Ilvane", "Medusa"], "ask-spend-any", "How much Ash do you spend?", &[]);
    check(["Captain Jun", "Medusa"], "ask-whether-discard-random", "Discard 1 random card?", &[]);
    check(["Captain Jun", "Medusa"], "ask-state-of", "Choose how you begin: cargo.", &[]);
    check(["Vesper", "Medusa"], "ask-again", "Once more?", &[]);
    check(["Canto", "Medusa"], "ask-spell", "Choose a spell.", &[]);
    check(["Wicker", "Medusa"], "ask-spend-roll", "Spend 1 Coin? The river shows 1.", &[]);
    check(["Captain Jun", "Medusa"], "ask-whether-discard", "Discard 1 card?", &[]);
    let own = ["ask-again", "ask-pay", "ask-pay-about", "ask-pay-any", "ask-spell", "ask-spend", "ask-spend-any"];
    let more = ["ask-spend-roll", "ask-state-of", "ask-whether-discard", "ask-whether-discard-random"];
    assert_eq!(all, own.into_iter().chain(more).collect());
}

#[test]
fn of_several_tokens_or_cards_of_a_text_it_is_said_how_many_are_left() {
    let m = with_examples()
        .set_up("Sarpedon", &["Zephine", "Ottoline"], Mode::Duel, Switches::default())
        .expect("they can play");
    // For each text that asks, how many were left whenever it did; of a game that is set up, without a text.
    let mut left: BTreeMap<String, BTreeSet<Option<u8>>> = BTreeMap::new();
    for seed in 0..40 {
        let mut rng = Rng::new(seed);
        let mut options = Options::new();
        let mut state = State::new(&m, seed, &mut ());
        state.options(&m, &mut options);
        while let Some(asked) = Asked::new(&m, &state) {
            if [Ask::Token, Ask::TokenPlace, Ask::Card, Ask::HiddenCard, Ask::Discard].contains(&asked.ask.0) {
                left.entry(asked.clause.unwrap_or_default()).or_default().insert(asked.left);
            }
            let opt = options[rng.below(options.len())];
            state.answer_unchecked(&m, opt, &mut options, &mut ());
        }
    }
    let told = |words: &str| {
        left.get(words).unwrap_or_else(|| panic!("{words} does not ask")).iter().copied().collect::<Vec<_>>()
    };
    assert_eq!(told(""), [Some(1)], "one Balloon at setup");
    assert_eq!(told("Place 3 Garlands on any lines."), [Some(1), Some(2), Some(3)]);
    let balloons = "Place up to 2 Balloons in a space within 3 spaces of Zephine.";
    assert_eq!(told(balloons), [Some(1), Some(2)]);
    let margin =
        "Look at the top 4 cards of your opponent's deck, then discard 2 of them, then put the rest back in any order.";
    assert_eq!(told(margin), [Some(1), Some(2)]);
    let inventory =
        "Put any number of cards from your hand on the bottom of your deck, then draw up to 1 card for each card put.";
    assert_eq!(told(inventory), [None], "as many as one likes");
}
