//! A text moves the card that it speaks of, and no other: every way to turn to a card, with every way to move `that card`.

use std::collections::BTreeMap;

use peerless_content::{CaseFile, Content, parse_hero};
use peerless_rules::{Ask, CardId, Event, Host, Match, Opt, Options, Rng, Scene, SeatId, State};

/// How a text comes to speak of one card.
const FIRST: &[&str] = &[
    "Your opponent reveals 1 card from their hand",
    "Your opponent reveals 1 random card from their hand",
    "Reveal 1 card of your choice from your opponent's hand",
    "Look at your opponent's hand, then choose 1 card of that hand",
    "Your opponent reveals their hand, then choose 1 card of that hand",
    "Your opponent reveals 1 card from their hand, then take 1 card from your discard pile",
    "Your opponent discards 1 card",
    "Your opponent discards 1 random card",
    "Your opponent discards 1 card of your choice",
    "Your opponent discards the top card of their deck",
    "Your opponent discards the bottom card of their deck",
    "Your opponent reveals 2 cards from their hand, then your opponent discards 1 of them of your choice",
    "Reveal the top card of your opponent's deck",
    "Reveal the bottom card of your opponent's deck",
    "Look at the top card of your opponent's deck",
    "Look at the bottom card of your opponent's deck",
    "Look at the top card of any deck",
    "Look at the bottom card of any deck",
    "Reveal 1 card from your hand",
    "Reveal 1 random card from your hand",
    "Reveal the top card of your deck",
    "Reveal the bottom card of your deck",
    "Look at the top card of your deck",
    "Look at the bottom card of your deck",
    "Reveal cards from the top of your deck until you reveal 1 SONG card",
    "Reveal 2 cards of one name from your hand",
    "Discard 1 card",
    "Discard the top card of your deck",
    "Reveal the top card of your deck, then discard that card",
    "Your opponent draws 1 card",
    "Your opponent looks at your hand",
];

/// What it does with that card.
const THEN: &[(&str, Goes)] = &[
    (", then take that card", Goes::Hand),
    (". You may take that card", Goes::Hand),
    (". Take that card or put that card on top of your deck", Goes::Hand),
    (", then discard that card", Goes::Discard),
    (", then your opponent discards that card", Goes::Discard),
    (". Your opponent may discard that card", Goes::Discard),
    (", then put that card on top of your deck", Goes::Deck { top: true, own: true }),
    (", then put that card on the bottom of your deck", Goes::Deck { top: false, own: true }),
    (", then put that card on top of that deck", Goes::Deck { top: true, own: false }),
    (". You may put that card on the bottom of that deck", Goes::Deck { top: false, own: false }),
    (", then put that card on top of their deck", Goes::Deck { top: true, own: false }),
    (". You may put that card on the bottom of their deck", Goes::Deck { top: false, own: false }),
    (", then put that card into Satchel", Goes::Satchel),
    (", then put that card into your opponent's hand", Goes::Given),
    (", then choose 1 card of that hand", Goes::Nowhere),
];

#[derive(Clone, Copy)]
enum Goes {
    Hand,
    Discard,
    Deck { top: bool, own: bool },
    Satchel,
    Given,
    Nowhere,
}

/// Where a card lies: its name, by its owner's seat.
type Places = BTreeMap<(SeatId, String), (SeatId, &'static str)>;

fn places(m: &Match, state: &State) -> (Places, Vec<Vec<String>>) {
    let mut places = Places::new();
    let mut decks = Vec::new();
    for seat in m.seat_ids() {
        let name = |card: CardId| {
            let (owner, card) = m.origin(seat, card);
            (owner, m.card(owner, card).name.clone())
        };
        for (cards, place) in [(state.hand(seat), "hand"), (state.deck(seat), "deck"), (state.pile(seat), "discard")] {
            places.extend(cards.into_iter().map(|card| (name(card), (seat, place))));
        }
        let satchel = if seat.0 == 0 { state.own_pile(m, seat, 0) } else { Vec::new() };
        let named = satchel.into_iter().map(|(owner, card)| (owner, m.card(owner, card).name.clone()));
        places.extend(named.map(|card| (card, (seat, "Satchel"))));
        decks.push(state.deck(seat).into_iter().map(|card| name(card).1).collect());
    }
    (places, decks)
}

/// Hears which card the text turns to.
#[derive(Default)]
struct Turned {
    shown: Option<(SeatId, CardId)>,
    discarded: Option<(SeatId, CardId)>,
    /// The end of a deck that was looked at.
    seen: Option<(SeatId, bool)>,
}

impl Host for Turned {
    fn event(&mut self, event: Event) {
        match event {
            Event::Shown { seat, card } => self.shown = Some((seat, card)),
            Event::Discard { seat, card } => self.discarded = self.discarded.or(Some((seat, card))),
            Event::TopSeen { of, .. } => self.seen = Some((of, true)),
            Event::BottomSeen { of, .. } => self.seen = Some((of, false)),
            _ => {}
        }
    }
}

/// A scene in which the player has the text in hand, as a scheme.
fn file(text: &str, theirs: &str) -> String {
    let plain = |names: &str| {
        let card = |name: &str| format!("  {{ name = \"{name}\", type = \"versatile\", value = 2, boost = 1 }},\n");
        names.split(' ').map(card).collect::<String>()
    };
    format!(
        r#"board = {{ spaces = "s1:A s2:A s3:AB s4:B", edges = "s1-s2-s3-s4", starts = "s1 s4" }}
[[hero]]
name = "Mara"
move = 2
pile = [{{ name = "Satchel" }}]
fighter = [{{ name = "Mara", role = "hero", attack = "melee", health = 10 }}]
card = [
  {{ name = "Probe", type = "scheme", boost = 1, scheme = "{text}." }},
  {{ name = "Prank", type = "scheme", boost = 1, scheme = "Put this card into your opponent's hand." }},
  {{ name = "Song", type = "versatile", value = 2, boost = 1, tags = ["SONG"] }},
  {{ name = "Twice", count = 2, type = "versatile", value = 2, boost = 1 }},
{}]
[[hero]]
name = "Ivo"
move = 2
fighter = [{{ name = "Ivo", role = "hero", attack = "melee", health = 10 }}]
card = [
{}]
[[case]]
name = "scene"
player = [
  {{ hero = "Mara", at = {{ Mara = "s1" }}, hand = ["Probe", "M1", "M2"], deck = ["M3", "M4", "Song", "M5"], discard = ["M6"] }},
  {{ hero = "Ivo", at = {{ Ivo = "s4" }}, hand = [{theirs}], deck = ["I3", "I4", "I5"], discard = ["I6"] }},
]
script.play = ""
"#,
        plain("M1 M2 M3 M4 M5 M6"),
        plain("I1 I2 I3 I4 I5 I6")
    )
}

/// Where the card lies at the end.
fn wanted(goes: Goes, owner: SeatId, before: (SeatId, &'static str), tossed: bool) -> (SeatId, &'static str) {
    let mara = SeatId(0);
    let stays = if tossed { (owner, "discard") } else { before };
    match goes {
        Goes::Hand if owner == mara => (mara, "hand"),
        Goes::Discard => (owner, "discard"),
        Goes::Deck { own, .. } if owner == mara || !own => (owner, "deck"),
        Goes::Satchel => (mara, "Satchel"),
        Goes::Given => (SeatId(1), "hand"),
        Goes::Hand | Goes::Deck { .. } | Goes::Nowhere => stays,
    }
}

/// Plays the scheme to its end; gives what it turned to.
fn play(m: &Match, scene: &Scene, seed: u64) -> (State, Turned) {
    let mut rng = Rng::new(seed);
    let mut turned = Turned::default();
    let mut state = State::from_scene(m, scene, 1, &mut turned);
    turned = Turned::default();
    let scheme = state.read(m, "scheme Probe").expect("it can be played");
    state.answer(m, scheme, &mut turned).expect("it is offered");
    let mut options = Options::new();
    while state.question(m).is_some_and(|question| question.ask != Ask::Action) {
        state.options(m, &mut options);
        // What may be done is done; of effects to choose from, the first.
        let first = |opt: &&Opt| **opt == Opt::Yes || matches!(opt, Opt::Effect { .. });
        let opt = options.iter().find(first).copied().unwrap_or_else(|| options[rng.below(options.len())]);
        state.answer(m, opt, &mut turned).expect("it is offered");
    }
    (state, turned)
}

#[test]
fn a_text_moves_the_card_that_it_speaks_of_and_no_other() {
    let content = Content::built_in().expect("the built-in content is sound");
    let (mut played, mut refused) = (0, Vec::new());
    for first in FIRST {
        for &(then, goes) in THEN {
            let text = format!("{first}{then}");
            for theirs in ["\"I1\", \"I2\"", "\"Prank\""] {
                let source = file(&text, theirs);
                let cases = CaseFile::parse(&content, "scene.toml", &source);
                let (m, scene) = match cases.cases.first().map(|case| case.scene()) {
                    Some(Ok(loaded)) => loaded,
                    other => {
                        refused.push(text.clone());
                        let told = format!("{other:?}");
                        assert!(told.contains("can never be done") || told.contains("no meaning"), "{text}: {told}");
                        break;
                    }
                };
                for seed in 0..6 {
                    let mut nothing = ();
                    let start = State::from_scene(m, scene, 1, &mut nothing);
                    let (end, turned) = play(m, scene, seed);
                    let seen = |(seat, top): (SeatId, bool)| {
                        let deck = start.deck(seat);
                        (seat, if top { deck[0] } else { deck[deck.len() - 1] })
                    };
                    let discards = first.starts_with("Discard") || first.contains("discards");
                    let that = if discards { turned.discarded } else { turned.shown.or(turned.seen.map(seen)) };
                    let (seat, card) = that.unwrap_or_else(|| panic!("{text}: nothing was turned to"));
                    let (owner, card) = m.origin(seat, card);
                    let key = (owner, m.card(owner, card).name.clone());
                    let ((mut before, mut old), (mut after, mut new)) = (places(m, &start), places(m, &end));
                    let tossed = discards || first.contains("discard that card");
                    let there = wanted(goes, owner, before[&key], tossed);
                    assert_eq!(after[&key], there, "{text}: {key:?} ({seed}, {theirs})");
                    if let (Goes::Deck { top, .. }, true) = (goes, there.1 == "deck") {
                        let deck = &new[usize::from(there.0.0)];
                        let end = if top { deck.first() } else { deck.last() };
                        assert_eq!(end, Some(&key.1), "{text} ({seed}, {theirs})");
                    }
                    let besides = ["Probe", if first.contains("take 1 card") { "M6" } else { "" }];
                    for places in [&mut before, &mut after] {
                        places.retain(|card, _| *card != key && !besides.contains(&card.1.as_str()));
                    }
                    assert_eq!(after, before, "{text} ({seed}, {theirs})");
                    for decks in [&mut old, &mut new] {
                        decks.iter_mut().for_each(|deck| deck.retain(|card| *card != key.1));
                    }
                    assert_eq!(new, old, "{text} ({seed}, {theirs})");
                    played += 1;
                }
            }
        }
    }
    // Neither is all refused, nor nothing.
    assert!(played > 1500 && refused.len() > 80, "{played} played, {} refused: {refused:#?}", refused.len());
}

#[test]
fn what_comes_back_from_another_hand_must_have_come_there() {
    let hero = |text: &str, gives: &str| {
        let file = format!(
            "name = \"Mara\"\nmove = 2\n[[fighter]]\nname = \"Mara\"\nrole = \"hero\"\nattack = \"melee\"\nhealth = 9\n\
             [[card]]\nname = \"Song\"\ncount = 28\ntype = \"versatile\"\nvalue = 2\nboost = 1\ntags = [\"SONG\"]\n\
             [[card]]\nname = \"Probe\"\ntype = \"scheme\"\nboost = 1\nscheme = \"{text}\"\n\
             [[card]]\nname = \"Other\"\ntype = \"scheme\"\nboost = 1\nscheme = \"{gives}\"\n"
        );
        parse_hero("mara.toml", &file).map_err(|problems| problems[0].to_string())
    };
    let gives = "Put 1 SONG card from your hand into your opponent's hand.";
    for text in [
        "Reveal 1 card of your choice from your opponent's hand. If that card is a SONG card, take that card.",
        "Your opponent discards 1 random card. If that card is a SONG card, take that card.",
        "Your opponent reveals 1 card from their hand, then put that card on top of your deck.",
    ] {
        assert!(hero(text, gives).is_ok(), "{text}");
        let told = hero(text, "Draw 1 card.").expect_err(text);
        assert!(told.contains("mara.toml:15") && told.contains("no text puts one there"), "{told}");
    }
    assert!(hero("Your opponent reveals 1 card from their hand, then discard that card.", "Draw 1 card.").is_ok());
}
