//! Every kind of question, and every switch of the rules, has its words in every language.

use std::collections::BTreeSet;

use peerless_content::Content;
use peerless_rules::{Ask, Mode, Options, Rng, State, Switches};
use peerless_session::{Asked, SourceFace};
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

/// The words of an ability that ask in games by lot, and all that it says.
fn asked_by_ability(heroes: [&str; 2], games: u64) -> (BTreeSet<String>, String) {
    let content = Content::built_in().expect("the built-in content is sound");
    let examples = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/examples");
    let content = content.with_folder(&examples).expect("the examples are sound");
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
                    assert!(texts.iter().any(|(_, text)| *text == clause), "{clause}");
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
