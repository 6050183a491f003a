//! What a case cannot show because it deals its own cards: the deal of a whole game, boards, open piles.

use peerless_content::{Content, PATTERNS};
use peerless_rules::*;

fn content() -> Content {
    Content::built_in().expect("the built-in content is sound")
}

fn new_game(heroes: &[&str], seed: u64) -> (Match, State) {
    let m = content().set_up("Sarpedon", heroes, Mode::Duel, Switches::default()).expect("they can play");
    let state = State::new(&m, seed, &mut ());
    (m, state)
}

/// R2.2, with the decks of 22 and 20.
#[test]
fn decks_are_as_large_as_their_heroes_say() {
    let (_, state) = new_game(&["Daredevil", "Elektra"], 1);
    assert_eq!([state.deck_size(SeatId(0)), state.deck_size(SeatId(1))], [17, 15]);
    let (_, state) = new_game(&["Medusa", "King Arthur"], 1);
    assert_eq!([state.deck_size(SeatId(0)), state.deck_size(SeatId(1))], [25, 25]);
}

/// R4.1, R4.4: hands are drawn before anybody is placed; the seed alone decides the order.
#[test]
fn five_cards_are_drawn_from_a_shuffled_deck() {
    let (m, state) = new_game(&["Medusa", "King Arthur"], 1);
    for seat in m.seat_ids() {
        assert_eq!(state.hand(seat).len(), 5);
        assert_eq!(state.pile(seat), Vec::new());
    }
    assert_eq!(state.question(&m).map(|question| question.ask), Some(Ask::Setup));
    let hand = |seed: u64| new_game(&["Medusa", "King Arthur"], seed).1.hand(SeatId(0));
    assert_eq!(hand(1), hand(1));
    assert!((2..12).any(|seed| hand(seed) != hand(1)), "every seed deals the same hand");
}

/// R17.11: over many seeds every place of the deck is as likely for a card as any other.
#[test]
fn shuffles_are_even() {
    let m =
        content().set_up("Sarpedon", &["Medusa", "King Arthur"], Mode::Duel, Switches::default()).expect("they play");
    let mut on_top = [0u32; 64];
    let games = 6_000;
    for seed in 0..games {
        let state = State::new(&m, seed, &mut ());
        on_top[state.deck(SeatId(0))[0].index()] += 1;
    }
    for (kind, card) in m.seats[0].hero.cards.iter().enumerate() {
        let wanted = games as f64 * f64::from(card.count) / 30.0;
        let got = f64::from(on_top[kind]);
        // Five standard deviations.
        assert!((got - wanted).abs() < 5.0 * wanted.sqrt(), "{}: {got} instead of {wanted}", card.name);
    }
}

/// R3.10: one battlefield, drawn in colors and in patterns.
#[test]
fn every_zone_has_a_color_and_a_pattern() {
    for board in content().boards {
        for (index, zone) in board.zones.iter().enumerate() {
            assert!(zone.color.starts_with('#') && zone.color.len() == 7, "{}: {}", board.name, zone.name);
            assert!(PATTERNS.contains(&zone.pattern.as_str()), "{}: {}", board.name, zone.name);
            let twin =
                board.zones[..index].iter().find(|other| other.pattern == zone.pattern || other.color == zone.color);
            assert!(twin.is_none(), "{}: {} looks like another zone", board.name, zone.name);
        }
    }
}

/// R17.13, R18.1: piles lie open to everybody, with their order.
#[test]
fn every_seat_sees_every_pile() {
    let (m, mut state) = new_game(&["Medusa", "King Arthur"], 3);
    let mut rng = Rng::new(3);
    let mut options = Options::new();
    state.options(&m, &mut options);
    for _ in 0..80 {
        if options.is_empty() {
            break;
        }
        let opt = options[rng.below(options.len())];
        state.answer_unchecked(&m, opt, &mut options, &mut ());
    }
    assert!(m.seat_ids().any(|seat| state.pile(seat).len() > 1), "nobody has discarded anything");
    for viewer in m.seat_ids().map(Some).chain([None]) {
        for of in m.seat_ids() {
            assert_eq!(state.view(&m, viewer).pile(of), state.pile(of));
        }
    }
}

/// R28.1: chance comes in separate streams, so another hero on one seat does not shift the luck of the other.
#[test]
fn one_seats_luck_does_not_shift_the_others() {
    for seed in 0..20 {
        let (_, with_medusa) = new_game(&["Medusa", "King Arthur"], seed);
        let (_, with_alice) = new_game(&["Alice", "King Arthur"], seed);
        assert_eq!(with_medusa.deck(SeatId(1)), with_alice.deck(SeatId(1)), "seed {seed}");
        assert_eq!(with_medusa.hand(SeatId(1)), with_alice.hand(SeatId(1)), "seed {seed}");
    }
}
