//! Every kind of question, and every switch of the rules, has its words in every language.

use peerless_rules::{Ask, Switches};
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
