//! Whose card it was that changed a value in a combat: the events must name the seat, or a client shows another card.

use peerless_content::Content;
use peerless_rules::*;
use peerless_session::{EventFace, SourceFace};

/// The events of a game played by lot.
fn events(m: &Match, seed: u64) -> Vec<EventFace> {
    let mut story: Vec<Event> = Vec::new();
    let mut state = State::new(m, seed, &mut story);
    let mut options = Options::new();
    let mut rng = Rng::new(seed);
    state.options(m, &mut options);
    while !options.is_empty() {
        let opt = options[rng.below(options.len())];
        state.answer_unchecked(m, opt, &mut options, &mut story);
    }
    story.into_iter().map(|event| EventFace::new(&event.into())).collect()
}

#[test]
fn a_value_names_a_card_that_lies_there() {
    let content = Content::built_in().expect("the built-in content is sound");
    let heroes = ["Little Red Riding Hood", "The Genie"];
    let m = content.set_up("Marmoreal", &heroes, Mode::Duel, Switches::default()).expect("a match");
    let mut by_others = 0;
    for seed in 0..40 {
        // A scheme can fix values for the rest of the turn.
        let (mut lying, mut schemes) = (Vec::new(), Vec::new());
        for event in events(&m, seed) {
            match event {
                EventFace::Turn { .. } => schemes.clear(),
                EventFace::Scheme { seat, card, .. } => schemes.push((seat, card)),
                EventFace::Attack { .. } => lying.clone_from(&schemes),
                EventFace::Reveal { seat, card }
                | EventFace::Boost { seat, card }
                | EventFace::BlindBoost { seat, card } => lying.push((seat, card)),
                EventFace::Value { seat, source: SourceFace::Card { seat: by, card }, .. } => {
                    assert!(lying.contains(&(by, card)), "seed {seed}: card {card} of seat {by} among {lying:?}");
                    by_others += u32::from(by != seat);
                }
                _ => {}
            }
        }
    }
    assert!(by_others > 0, "no card has changed the value of the other side's card");
}
