//! What can be read, but could never be done where it stands, is refused with a way on.

use peerless_lang::{Key, manual_names, parse, report};

/// That a scheme with this text is refused, with these words in what is told.
fn refused(text: &str, told: &[&str]) {
    let diagnostics = parse(text, &manual_names(), Key::Scheme).expect_err(text);
    let report = report(text, &diagnostics);
    for words in told {
        assert!(report.contains(words), "`{words}` is not told of {text}:\n{report}");
    }
}

fn accepted(text: &str) {
    if let Err(diagnostics) = parse(text, &manual_names(), Key::Scheme) {
        panic!("{}", report(text, &diagnostics));
    }
}

#[test]
fn a_card_of_another_deck_stays_its_owners() {
    for first in ["Reveal the top card of your opponent's deck", "Look at the bottom card of an opponent's deck"] {
        refused(&format!("{first}, then take that card."), &["a card of another's deck", "that opponent's hand`"]);
        refused(&format!("{first}, then put that card on top of your deck."), &["that one alone", "write `that deck`"]);
        refused(&format!("{first}, then put that card on top of their deck."), &["write `that deck`"]);
        accepted(&format!("{first}, then put that card on top of that deck."));
        accepted(&format!("{first}, then put that card into Satchel."));
    }
    let toss = "Your opponent discards the top card of their deck";
    refused(&format!("{toss}, then take that card."), &["a card of another's deck", "on top of that deck"]);
    accepted(&format!("{toss}, then put that card on top of that deck."));
    refused("Look at the top card of any deck, then put that card on the bottom of your deck.", &["write `that deck`"]);
    accepted("Look at the top card of any deck, then take that card.");
}

#[test]
fn a_card_of_another_hand_comes_from_no_deck() {
    let first = "Your opponent reveals 1 card from their hand";
    refused(&format!("{first}, then put that card on top of that deck."), &["from no deck", "write `their deck`"]);
    accepted(&format!("{first}, then put that card on top of their deck."));
    refused(&format!("{first}, then put that card into your opponent's hand."), &["in a hand of others already"]);
    refused("Reveal 1 card from your hand, then take that card.", &["in your hand already", "leave it out"]);
    refused("Reveal 1 card from your hand, then put that card on top of that deck.", &["write `your deck`"]);
    refused("Discard 1 card, then put that card on top of their deck.", &["a card of yours", "write `your deck`"]);
    refused(&format!("{first}, then put the rest back in any order."), &["the cards lie on no deck"]);
    let two = "Your opponent reveals 2 cards from their hand";
    refused(&format!("{two}, then take 1 of them into your hand."), &["owner's piles alone"]);
    accepted(&format!("{two}, then put 1 of them on the bottom of their deck."));
}

#[test]
fn what_others_draw_is_not_known() {
    refused("Your opponent draws 2 cards, then discard 1 of them.", &["cards that others draw are not known"]);
    accepted("Look at the top card of your deck, then your opponent draws 1 card, then put that card into Satchel.");
    refused("Reveal 2 cards of one name from your hand, then put that card on top of your deck.", &["only shown"]);
    refused("Discard 2 cards, then put 1 of them on top of your deck.", &["no cards were looked at before"]);
    let theirs = ["was seen by another player", "of their choice"];
    refused("Your opponent looks at your hand, then choose 1 card of that hand.", &theirs);
    refused("Your opponent looks at an opponent's hand, then put 1 card of that hand on top of their deck.", &theirs);
    let both = "Look at your opponent's hand, then your opponent looks at your hand, then choose 1 card of that hand.";
    refused(both, &theirs);
}

#[test]
fn effects_to_choose_from_begin_alike() {
    accepted("Look at the top card of your deck, then choose 1 effect: discard that card; put that card into Satchel.");
    refused(
        "Look at the top card of your deck, then discard that card, then discard that card.",
        &["discarded already"],
    );
    accepted("Look at the top card of your deck. You may discard that card; if you do not, take that card.");
    let shown = "Your opponent reveals 1 card from their hand. Your opponent may discard that card";
    accepted(&format!("{shown}; if they do not, discard that card."));
    refused(&format!("{shown}; if they do, discard that card."), &["discarded already"]);
}

#[test]
fn nothing_is_done_after_the_end_of_the_turn() {
    for text in [
        "End the turn. Mara recovers 2 health.",
        "End the turn, then draw 1 card.",
        "Draw 1 card, then end the turn. When this turn ends, draw 1 card.",
        "You may end the turn; if you do, draw 1 card.",
        "Choose 1 effect: end the turn, then draw 1 card; gain 1 Ember.",
    ] {
        refused(text, &["the turn has ended before this", "put `end the turn` last"]);
    }
    accepted("Draw 1 card, then end the turn.");
    accepted("If you have 2 or more Ember, end the turn. Draw 1 card.");
    accepted("You may end the turn; if you do not, draw 1 card.");
    accepted("Choose 1 effect: end the turn; draw 1 card.");
}

#[test]
fn whoever_was_defeated_stands_nowhere() {
    let text = "Choose a Fox, then defeat it, then deal 2 damage to each opposing fighter adjacent to it.";
    refused(text, &["`it` was defeated before", "say it before"]);
    refused("Defeat Bruno. Place Mara in a space in Bruno's zone.", &["`Bruno's` was defeated before"]);
    accepted("Choose a Fox, then deal 2 damage to each opposing fighter adjacent to it, then defeat it.");
    accepted("Defeat Bruno. Return a defeated Bruno to any space, then place Mara in a space in Bruno's zone.");
    accepted("If you have 2 or more Ember, defeat Bruno. Place Mara in a space in Bruno's zone.");
    accepted("Defeat a Fox, then choose a Fox, then deal 2 damage to each opposing fighter adjacent to it.");
}

#[test]
fn whoever_is_not_small_is_not_placed_where_another_stands() {
    refused("Place Bruno in Mara's space.", &["`Bruno` finds no room in Mara's space"]);
    accepted("Place Bruno in an empty space adjacent to Mara.");
}

#[test]
fn the_next_card_comes_in_its_time() {
    let next = "Add 2 to the value of the next attack card that you play";
    accepted(&format!("{next} this turn."));
    accepted(&format!("{next} until your next turn starts."));
    let told = parse(&format!("{next} in this combat."), &manual_names(), Key::During).expect_err("no such card");
    assert!(told[0].message.contains("can never be done"), "{told:?}");
    let told = parse(&format!("{next}."), &manual_names(), Key::Ability).expect_err("a standing rule");
    assert!(told[0].message.contains("no `next` card"), "{told:?}");
}
