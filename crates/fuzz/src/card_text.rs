//! A text of the card language, with the names of a shipped hero or with none.

use peerless_content::names_of;
use peerless_lang::{Key, Names, parse, render, report};

use crate::{Bytes, CONTENT};

/// The first byte chooses the key, the second one the hero whose names may be used; the rest is the text.
pub fn card_text(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let key = *bytes.pick(&Key::ALL);
    let names = match bytes.below(CONTENT.heroes.len() + 1) {
        0 => Names::default(),
        hero => names_of(&CONTENT.heroes[hero - 1]),
    };
    check(&bytes.text(), &names, key);
}

/// What is read is written in one wording that means the same; what is not read is explained.
pub(crate) fn check(text: &str, names: &Names, key: Key) {
    match parse(text, names, key) {
        Ok(tree) => {
            let written = render(&tree, names);
            match parse(&written, names, key) {
                Ok(again) => {
                    assert_eq!(again, tree, "{text:?} is written as {written:?}, which means something else");
                    assert_eq!(render(&again, names), written, "the wording of {text:?} is not settled");
                }
                Err(problems) => panic!("{text:?} is written as {written:?}:\n{}", report(&written, &problems)),
            }
        }
        Err(problems) => {
            assert!(!problems.is_empty(), "{text:?} is refused without a reason");
            for problem in &problems {
                assert!(text.get(problem.span.clone()).is_some(), "{problem:?} points outside of {text:?}");
            }
            let told = report(text, &problems);
            assert!(told.lines().count() >= problems.len(), "{told}");
        }
    }
}
