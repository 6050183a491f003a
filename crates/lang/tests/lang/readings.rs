//! Words of sound texts that a reader could take for something else: both readings are told, and the text is read all the same.

use peerless_lang::{Key, manual_names, parse, readings};

fn told(text: &str) -> Vec<String> {
    let names = manual_names();
    assert!(parse(text, &names, Key::After).is_ok(), "{text}");
    readings(text, &names, Key::After).into_iter().map(|found| found.message).collect()
}

/// The text has one such word, and these are its readings.
fn check(text: &str, words: &str, means: &str, other: &str) {
    let told = told(text);
    let [message] = told.as_slice() else { panic!("{text}: {told:?}") };
    assert!(message.starts_with(&format!("`{words}` can be read in two ways")), "{message}");
    assert!(message.contains(means) && message.contains(other), "{message}");
}

fn sure(text: &str) {
    assert_eq!(told(text), Vec::<String>::new(), "{text}");
}

#[test]
fn a_second_fighter_that_is_hurt_takes_it_from_the_first() {
    check(
        "Choose a Fox. Deal 1 damage to an opposing fighter. Move it up to 2 spaces.",
        "it",
        "of `an opposing fighter`, who was hurt last",
        "of `a Fox`, chosen before",
    );
    check(
        "Deal 1 damage to a fighter, then deal 1 damage to a sidekick in Mara's zone. If it is a hero, draw 1 card.",
        "it",
        "of `a sidekick in Mara's zone`",
        "of `a fighter`",
    );
    // Nobody else was chosen, or it is the same one.
    sure("Deal 1 damage to an opposing fighter. Move it up to 2 spaces.");
    sure("Choose an opposing fighter, then deal 1 damage to it, then move it up to 2 spaces.");
    sure(
        "Move Mara up to 2 spaces, then deal 1 damage to an opposing fighter adjacent to Mara, then move it up to 1 space.",
    );
    sure("Choose a Fox. Deal 1 damage to an opposing fighter. Move the chosen Fox up to 2 spaces.");
    // Of two branches only one happens.
    sure(
        "If you won, choose a Fox and move it up to 2 spaces; otherwise, deal 1 damage to a fighter, then move it up to 1 space.",
    );
}

#[test]
fn in_a_space_for_it_it_is_the_one_that_is_placed() {
    check("Choose a Fox. Place Bruno in a space adjacent to it.", "it", "of `Bruno`, who is placed here", "of `a Fox`");
    sure("Choose a Fox. Place Bruno in a space adjacent to the chosen Fox.");
    sure("Place each sidekick adjacent to Mara in another space in its zone.");
    sure("Choose a Fox, then place it in another space in its zone.");
}

#[test]
fn a_second_damage_or_move_changes_what_is_counted() {
    check(
        "Deal 1 damage to each fighter adjacent to Mara. Deal 1 damage to Bruno. Gain 1 Ember for each fighter damaged.",
        "damaged",
        "those whom the last damage hurt",
        "all whom this text hurt",
    );
    check(
        "Deal 1 damage to each fighter adjacent to Mara. Deal 1 damage to Bruno. Draw cards equal to the damage dealt.",
        "the damage dealt",
        "all damage that this text has dealt",
        "what was dealt last",
    );
    check(
        "Move Mara up to 3 spaces through opposing fighters. Move Bruno up to 2 spaces through opposing fighters. Deal 1 damage to each \
         opposing fighter it moved through.",
        "it moved through",
        "those whom the last move passed",
        "all who were passed",
    );
    sure(
        "Deal 1 damage to each fighter adjacent to Mara, then gain 1 Ember for each fighter damaged. Deal 1 damage to Bruno.",
    );
    sure("If you won, deal 2 damage to Mara; otherwise, deal 1 damage to Mara. Draw cards equal to the damage dealt.");
}
