//! What printed cards say otherwise leads to the words of the card language, and is never read as it stands.

use crate::common::{AFTER, ALWAYS, names};
use peerless_lang::{Key, canonical, parse, report, rewrite};

/// A text as printed cards have it, and the same in the card language.
const SAID: &[(Key, &str, &str)] = &[
    (Key::After, "If you won the combat, draw a card.", "If you won, draw 1 card."),
    (Key::After, "If you lost this combat, gain an action.", "If you lost, gain 1 action."),
    (Key::After, "If you win, draw two cards.", "If you won, draw 2 cards."),
    (Key::After, "Draw 1 card. If you won, draw 2 cards instead.", "If you won, draw 2 cards; otherwise, draw 1 card."),
    (Key::After, "Deal 1 damage to any fighter.", "Deal 1 damage to a fighter."),
    (Key::After, "Deal 2 damage to any one opposing fighter.", "Deal 2 damage to an opposing fighter."),
    (Key::After, "Draw 1 card and gain 1 action.", "Draw 1 card, then gain 1 action."),
    (Key::After, "Draw 1 card. Then, gain 1 action.", "Draw 1 card, then gain 1 action."),
    (
        Key::After,
        "Move your fighter up to three spaces. They may move through opposing fighters.",
        "Move your fighter up to 3 spaces through opposing fighters.",
    ),
    (
        Key::After,
        "Choose one of the fighters in the combat and move them up to 2 spaces.",
        "Choose a fighter in this combat and move it up to 2 spaces.",
    ),
    (Key::Immediately, "Cancel all effects on your opponent’s card.", "Cancel every effect of the opponent's card."),
    (Key::Immediately, "Ignore the value of your opponent's card.", "Ignore the value of the opponent's card."),
    (Key::During, "You may BOOST this attack.", "You may boost this card."),
    (Key::During, "This card's value is 5.", "The value of this card is 5 instead."),
    (Key::During, "Increase the value of this card by 2.", "Add 2 to the value of this card."),
    (Key::During, "This card's value is increased by 1.", "Add 1 to the value of this card."),
    (
        Key::During,
        "Reduce the value of your opponent's card by 2.",
        "Subtract 2 from the value of the opponent's card.",
    ),
    (Key::Ability, "At the start of your turn, you may draw a card.", "When your turn starts, you may draw 1 card."),
    (Key::Ability, "At the end of your turn, draw a card.", "When your turn ends, draw 1 card."),
    (Key::Ability, "Whenever Medusa attacks, draw 1 card.", "When Medusa attacks, draw 1 card."),
    (Key::Ability, "When you maneuver, draw 1 more card.", "When you maneuver, draw 1 card."),
    (Key::Scheme, "Add a card from your discard pile to your hand.", "Take 1 card from your discard pile."),
    (Key::During, "Double the value of this card.", "Add the value of this card to the value of this card."),
    (Key::Scheme, "Take 1 damage. Draw three cards.", "Deal 1 damage to your fighter. Draw 3 cards."),
    (Key::Scheme, "Return a card from your discard pile to your hand.", "Take 1 card from your discard pile."),
    (
        Key::Ability,
        "At the end of your turn, if there are no opposing fighters in Medusa's zone, draw a card.",
        "When your turn ends, if 0 or less opposing fighters are in Medusa's zone, draw 1 card.",
    ),
    (
        Key::After,
        "If you won, draw 1 card. Otherwise, gain 1 action.",
        "If you won, draw 1 card; otherwise, gain 1 action.",
    ),
    (
        Key::After,
        "If your opponent has 3 or more cards in hand, draw 1 card.",
        "If 3 or more cards are in your opponent's hand, draw 1 card.",
    ),
    (Key::Scheme, "If you have 3 cards in hand, draw 3 cards.", "If you have exactly 3 cards in hand, draw 3 cards."),
    (
        Key::After,
        "If the opposing fighter was defeated, draw 1 card.",
        "If the opposing fighter is defeated, draw 1 card.",
    ),
    (Key::Ability, "When you attack, draw 1 card.", "When one of your fighters attacks, draw 1 card."),
    (
        Key::Scheme,
        "Deal 1 damage to each opposing fighter adjacent to a friendly fighter.",
        "Deal 1 damage to each opposing fighter adjacent to 1 or more friendly fighters.",
    ),
    (
        Key::Scheme,
        "Place Medusa in a space adjacent to an opposing fighter.",
        "Place Medusa in a space with 1 or more opposing fighters adjacent to it.",
    ),
    (
        Key::Scheme,
        "Each opposing fighter in Medusa's zone takes 1 damage.",
        "Deal 1 damage to each opposing fighter in Medusa's zone.",
    ),
    (Key::Scheme, "Medusa cannot take damage this turn.", "Medusa cannot take more than 0 damage this turn."),
    (
        Key::Scheme,
        "Draw cards until you have 5 cards in hand. End your turn.",
        "Draw until you have 5 cards in hand. End the turn.",
    ),
    (Key::After, "Return this card to your hand instead of discarding it.", "Return this card to your hand."),
    (Key::Scheme, "Each opponent discards a random card.", "Each opponent discards 1 random card."),
    (
        Key::After,
        "Reveal the top card of your deck, then take that card or put that card into Satchel.",
        "Reveal the top card of your deck, then choose 1 effect: take that card; put that card into Satchel.",
    ),
    (Key::After, "You may spend 2 Rage to draw 1 card.", "You may spend 2 Rage; if you do, draw 1 card."),
    (
        Key::After,
        "Each player chooses 1 card from their hand at the same time, then each player reveals that card.",
        "Each player reveals 1 card from their hand at the same time.",
    ),
    (
        Key::After,
        "Name a card, then an opponent discards every card of that name; if they do not, gain 1 action.",
        "Name a card of an opponent's deck, then that opponent discards every card of that name; if they do not, gain 1 action.",
    ),
    (
        Key::During,
        "Your opponent may pay any amount of Rage, then subtract 1 from the value of this card for each Rage paid.",
        "Your opponent pays any amount of Rage, then subtract 1 from the value of this card for each Rage paid.",
    ),
    (Key::After, "Your opponent loses 1 action.", "Your opponent spends 1 action."),
    (Key::After, "Turn on the next part of Omens.", "Open the top card of Omens."),
    (Key::After, "Turn off the next part of Omens.", "Put the first open card of Omens on the bottom of it."),
    (Key::After, "Turn on each part of Omens.", "Open each card of Omens."),
    (Key::After, "Turn off each part of Omens.", "Put each open card of Omens on the bottom of it."),
    (
        Key::After,
        "If 3 or more parts of Omens are on, draw 1 card for each part of Omens that is on.",
        "If 3 or more cards of Omens are open, draw 1 card for each open card of Omens.",
    ),
    (Key::After, "Discard the open card of Omens.", "Discard 1 open card of Omens."),
    (Key::After, "If a card of Omens is open, draw 1 card.", "If 1 or more cards of Omens are open, draw 1 card."),
    (
        Key::After,
        "Choose an opponent. If one of that opponent's fighters is in a space with a Lamp, draw 1 card.",
        "Choose an opponent. If 1 or more of that opponent's fighters are in a space with a Lamp, draw 1 card.",
    ),
    (
        Key::Ability,
        "When Medusa attacks, you may spend 1 Rage to mark this attack.",
        "When Medusa attacks, you may spend 1 Rage; if you do, mark this attack.",
    ),
    (
        Key::After,
        "Your opponent may discard 1 card; if they do, the mark is removed.",
        "Your opponent may discard 1 card; if they do, remove the mark from this attack.",
    ),
    (Key::Ability, "After you attack or defend, put this card into Verse.", "After combat, put this card into Verse."),
    (
        Key::After,
        "Move 1 Lamp to a space without a fighter, then place Medusa in that space.",
        "Move 1 Lamp to any empty space, then place Medusa in that space.",
    ),
    (Key::After, "Choose a Lamp in the zone of 1 or more Harpies.", "Choose a Lamp in a zone with 1 or more Harpies."),
    (
        Key::Ability,
        "Your fighters may attack opposing fighters adjacent to a Wire.",
        "Each of your fighters may attack opposing fighters adjacent to a Wire.",
    ),
    (Key::During, "A Harpy takes over this combat.", "Choose a Harpy, then it takes over this combat."),
    (
        Key::Scheme,
        "Place Medusa in any empty space outside Medusa's zone.",
        "Place Medusa in an empty space outside Medusa's zone.",
    ),
    (
        Key::After,
        "You may discard a card. If you do, draw two cards.",
        "You may discard 1 card; if you do, draw 2 cards.",
    ),
    (
        Key::After,
        "Deal damage equal to the number of cards in your hand to the opposing fighter.",
        "Deal damage to the opposing fighter equal to the number of cards in your hand.",
    ),
    (Key::Scheme, "Until end of turn, you cannot draw cards.", "You cannot draw cards this turn."),
    (Key::After, "Put this card back in your hand.", "Return this card to your hand."),
    (Key::After, "Shuffle this card back into your deck.", "Shuffle this card into your deck."),
    (Key::Scheme, "Swap positions of Medusa and Alice.", "Swap Medusa with Alice."),
    (Key::Scheme, "Take another action.", "Gain 1 action."),
    (
        Key::After,
        "If your opponent has no cards in hand, draw 1 card.",
        "If 0 or less cards are in your opponent's hand, draw 1 card.",
    ),
    (Key::After, "If Medusa is next to Alice, draw 1 card.", "If Medusa is adjacent to Alice, draw 1 card."),
    (Key::Scheme, "Place Medusa in any space on the board.", "Place Medusa in any space."),
    (
        Key::Scheme,
        "Move Medusa up to 3 spaces, ignoring opposing fighters.",
        "Move Medusa up to 3 spaces through opposing fighters.",
    ),
    (Key::Scheme, "Medusa heals 3 health.", "Medusa recovers 3 health."),
    (Key::After, "Opponent discards 1 card.", "Your opponent discards 1 card."),
    (Key::After, "Look at opponent's hand.", "Look at your opponent's hand."),
    (Key::Ability, "Medusa can attack from 2 spaces away.", "Medusa may attack fighters within 2 spaces."),
    (
        Key::After,
        "The opposing fighter can't move this turn.",
        "The opposing fighter cannot leave its space this turn.",
    ),
    (Key::Scheme, "Draw 3 cards, then discard 1.", "Draw 3 cards, then discard 1 card."),
    (
        Key::After,
        "Discard the top card of your deck, then draw cards equal to its boost.",
        "Discard the top card of your deck, then draw cards equal to its boost value.",
    ),
    (Key::Ability, "Your maximum hand size is 5.", "Your hand limit is 5."),
    (Key::Scheme, "Choose one: draw 1 card; gain 1 action.", "Choose 1 effect: draw 1 card; gain 1 action."),
];

#[test]
fn an_idiom_has_its_words_in_the_language() {
    for (key, printed, said) in SAID {
        let found = canonical(&rewrite(printed), &names(), *key);
        let found = found.unwrap_or_else(|told| panic!("{}: {}", rewrite(printed), report(&rewrite(printed), &told)));
        assert_eq!(found, *said, "{printed}");
    }
}

#[test]
fn an_idiom_is_refused_and_the_message_gives_the_right_words() {
    for (key, printed, said) in SAID {
        let told = parse(printed, &names(), *key).expect_err(printed);
        assert_eq!(told.len(), 1, "{printed}: {told:?}");
        assert_eq!(told[0].help.as_deref(), Some(format!("write `{said}`").as_str()), "{printed}: {}", told[0].message);
    }
}

#[test]
fn an_idiom_is_told_where_the_rest_is_not_understood_either() {
    let told = parse("If you won the combat, juggle.", &names(), Key::After).expect_err("no text");
    assert!(told[0].message.contains("`you won the combat`"), "{told:?}");
    assert_eq!(told[0].help.as_deref(), Some("write `you won`"));
}

/// What would change the meaning is left alone.
#[test]
fn what_may_be_meant_otherwise_is_not_rewritten() {
    for text in [
        // A condition in brackets must not be dropped.
        "Draw 1 card (if you won).",
        // The first sentence holds either way.
        "Draw 1 card. If you won, the value of this card is 5 instead.",
        // Who recovers is not said.
        "Recover 2 health.",
        // Before its text or after it, before the defense or after the combat?
        "When you play a scheme, draw 1 card.",
        "When you defend, draw 1 card.",
        // So many, or up to so many?
        "Push the opposing fighter 2 spaces.",
        // Do all see it, or nobody but the owner?
        "Put the top card of your deck into Satchel.",
        // Next to whom?
        "Deal 1 damage to an adjacent fighter.",
        // When?
        "Once per turn, you may draw 1 card.",
        // Whose?
        "Move them up to 2 spaces.",
    ] {
        assert_eq!(rewrite(text), text);
    }
}

#[test]
fn the_texts_of_the_language_have_no_idioms_in_them() {
    for (key, texts) in [(Key::After, AFTER), (Key::Always, ALWAYS)] {
        for text in texts.lines() {
            assert_eq!(canonical(&rewrite(text), &names(), key).as_deref(), Ok(text), "{}", rewrite(text));
        }
    }
}

#[test]
fn rewriting_comes_to_an_end() {
    let long = "If you won the combat and draw a card and draw a card. Then, ".repeat(60);
    assert!(rewrite(&long).len() < 2 * long.len());
}
