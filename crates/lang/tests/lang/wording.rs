//! Every wording that the language promises is read and rendered back to itself.

use crate::common::{AFTER, ALWAYS, names};
use peerless_lang::{Key, canonical, report};

fn check_canonical(text: &str, key: Key, expected: &str) {
    let names = names();
    match canonical(text, &names, key) {
        Ok(rendered) => assert_eq!(rendered, expected, "from: {text}"),
        Err(diagnostics) => panic!("{}", report(text, &diagnostics)),
    }
}

#[test]
fn the_names_of_the_tests_are_good() {
    assert_eq!(names().problems(), Vec::<String>::new());
}

#[test]
fn effects_render_to_themselves() {
    for text in AFTER.lines() {
        check_canonical(text, Key::After, text);
    }
}

#[test]
fn abilities_and_standing_rules_render_to_themselves() {
    for text in ALWAYS.lines() {
        check_canonical(text, Key::Always, text);
    }
}

#[test]
fn what_tokens_do_when_entered_renders_to_itself() {
    for text in [
        "If it is an opposing fighter, end its move, then deal 2 damage to it, then remove that Lamp.",
        "If it is a friendly fighter, draw 1 card; otherwise, end its move.",
        "If it is an opposing fighter, that opponent discards 1 card.",
    ] {
        check_canonical(text, Key::Enter, text);
    }
}

#[test]
fn reading_forgives_case_blanks_and_number() {
    check_canonical("draw 1 cards.", Key::Scheme, "Draw 1 card.");
    check_canonical("  DRAW\n 2   card ,THEN gain 1 actions. ", Key::Scheme, "Draw 2 cards, then gain 1 action.");
    check_canonical("Summon 2 squirrel in any spaces.", Key::Scheme, "Summon 2 Squirrels in any space.");
    check_canonical("Summon 1 Squirrels in any space.", Key::Scheme, "Summon 1 Squirrel in any space.");
    check_canonical("Deal 1 damage to a imp.", Key::Scheme, "Deal 1 damage to an Imp.");
    check_canonical("Look at an opponent’s hand.", Key::Scheme, "Look at an opponent's hand.");
    check_canonical("Boost this card up to 1 times.", Key::During, "Boost this card.");
}

#[test]
fn what_has_one_meaning_gets_one_wording() {
    check_canonical("Move a Harpy up to 2 spaces.", Key::Scheme, "Choose a Harpy and move it up to 2 spaces.");
    check_canonical("Move each of your Harpies up to 2 spaces.", Key::Scheme, "Move each Harpy up to 2 spaces.");
    check_canonical("If Medusa is in the opposing fighter's zone, draw 1 card.", Key::After, {
        "If Medusa shares a zone with the opposing fighter, draw 1 card."
    });
    check_canonical("If Medusa is not in Alice's zone, draw 1 card.", Key::After, {
        "If Medusa shares no zone with Alice, draw 1 card."
    });
    check_canonical("Discard 1 card of your choice.", Key::Scheme, "Discard 1 card.");
    check_canonical("If you have 2 or fewer cards in hand, draw 1 card.", Key::Scheme, {
        "If you have 2 or less cards in hand, draw 1 card."
    });
    check_canonical("When Harpy attacks, draw 1 card.", Key::Ability, "When a Harpy attacks, draw 1 card.");
    check_canonical("When you maneuver, Medusa may move 1 more space.", Key::Ability, "Medusa's move is 1 higher.");
    check_canonical("Take 1 Excalibur or Sai from your discard pile.", Key::Scheme, {
        "Take 1 card named Excalibur or Sai from your discard pile."
    });
    check_canonical("Reveal 1 random card from your opponent's hand.", Key::Scheme, {
        "Your opponent reveals 1 random card from their hand."
    });
    // What a card is for does not turn it up.
    let only = "This card can be played only against a fighter adjacent to Medusa.";
    check_canonical(only, Key::Always, only);
    check_canonical("This card may be played against any fighter on the board.", Key::Always, {
        "This card may be played face up against any fighter on the board."
    });
    check_canonical("Set the printed value of this card to 5.", Key::During, "The value of this card is 5 instead.");
    check_canonical("When a King Arthur attacks, draw 1 card.", Key::Ability, "When King Arthur attacks, draw 1 card.");
}

#[test]
fn a_name_in_the_place_of_a_name_wins() {
    check_canonical("Take the rest from your discard pile or deck.", Key::Scheme, {
        "Take The Rest from your discard pile or deck."
    });
    check_canonical("Move squirrel girl up to 1 space.", Key::Scheme, "Move Squirrel Girl up to 1 space.");
    check_canonical("Reveal into the woods (knife) from your hand.", Key::Scheme, {
        "Reveal Into the Woods (knife) from your hand."
    });
}

#[test]
fn texts_stand_under_every_key_where_they_mean_something() {
    let good = [
        (Key::Immediately, "Cancel every effect of the opponent's card."),
        (Key::During, "If Dagger played this card and this card is an attack, Cloak recovers 2 health."),
        (Key::Scheme, "If Merlin played this card, return this card to your hand."),
        (Key::Scheme, "Move your fighter up to 3 spaces. Deal 1 damage to each fighter adjacent to it."),
        (Key::Boosted, "Houdini recovers 2 health."),
        (Key::Boosted, "If it is your turn, gain 1 action."),
        (Key::Boosted, "Deal 2 damage to the opposing fighter."),
        (Key::Item, "Place your fighter in any space."),
        (
            Key::Ability,
            "When your turn starts, look at an opponent's hand. If size is big, that opponent discards 1 card.",
        ),
        (Key::Always, "After combat, if you won, return this card to your hand."),
        (Key::Ability, "Add 1 to the value of defense cards that a Harpy plays."),
        (Key::After, "If you won, choose 1 effect: draw 1 card; gain 1 action; otherwise, draw 2 cards."),
        (Key::After, "You may draw 1 card; if you do, choose 1 effect: draw 1 card; gain 1 action."),
    ];
    for (key, text) in good {
        check_canonical(text, key, text);
    }
}

#[test]
fn the_counter_spent_last_is_the_one_that_is_named() {
    let text = "Spend any amount of Bloodlust, then choose a different effect for each Bloodlust spent: draw 1 card; \
                gain 1 Rage.";
    check_canonical(text, Key::Scheme, text);
    let text = "Spend 1 Bloodlust. If it is your turn, spend 2 Rage; otherwise, choose a different effect for each \
                Bloodlust spent: draw 1 card; gain 1 Rage.";
    check_canonical(text, Key::Scheme, text);
}

#[test]
fn a_branch_that_spends_again_counts_as_the_last() {
    let text = "Spend 1 Rage. If it is your turn, spend 1 Bloodlust; otherwise, spend 1 Rage. Choose a different effect \
                for each Rage spent: draw 1 card; gain 1 action.";
    check_canonical(text, Key::Scheme, text);
}

#[test]
fn a_text_may_be_long_but_not_endless() {
    let long = "Draw 1 card. ".repeat(300);
    check_canonical(&long, Key::Scheme, long.trim_end());
    assert!(canonical(&"Draw 1 card. ".repeat(400), &names(), Key::Scheme).is_err());
}

#[test]
fn a_tree_without_words_is_still_shown() {
    use peerless_lang::ast::{Act, Player};
    let acts = [Act::LookAtHand { who: Player::You }, Act::EndTurn];
    assert_eq!(peerless_lang::render_acts(&acts, &names()), "…, then end the turn");
}
