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
    refused("Your opponent looks at your hand, then choose 1 card of that hand.", &["is your own", "of their choice"]);
}

#[test]
fn effects_to_choose_from_begin_alike() {
    accepted("Look at the top card of your deck, then choose 1 effect: discard that card; put that card into Satchel.");
    refused(
        "Look at the top card of your deck, then discard that card, then discard that card.",
        &["discarded already"],
    );
    accepted("Look at the top card of your deck. You may discard that card; if you do not, take that card.");
}
