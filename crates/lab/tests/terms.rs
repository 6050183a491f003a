//! What the values of kept games are made of: a result is explained by its terms alone.

use std::fs;
use std::path::Path;

use peerless_content::Content;
use peerless_rules::*;

/// A kept game played again, with the terms of its values.
fn chronicle(name: &str) -> (Match, Chronicle) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases/records").join(name);
    let record = Record::parse(&fs::read_to_string(path).expect("a record")).expect("a sound record");
    let content = Content::built_in().expect("the built-in content is sound");
    let heroes: Vec<&str> = record.seats.iter().map(|seat| seat.hero.as_str()).collect();
    let m = content.set_up(&record.board, &heroes, record.mode, record.switches).expect("a match");
    let mut chronicle = Chronicle::default();
    record.replay(&m, &mut chronicle).expect("it replays");
    (m, chronicle)
}

/// The results of a game: the values, and their terms.
fn results(chronicle: &Chronicle) -> Vec<([u8; 2], [Vec<Term>; 2])> {
    let result = |told: &Told| match told.event {
        Event::Result { attack, defense, .. } => Some(([attack, defense], told.terms.clone())),
        _ => None,
    };
    chronicle.events().iter().filter_map(result).collect()
}

#[test]
fn a_standing_bonus_explains_a_result_above_the_printed_value() {
    let (m, chronicle) = chronicle("duel-marmoreal-alice-sinbad.game");
    let results = results(&chronicle);
    assert!(results.len() > 5, "only {} combats", results.len());
    let mut standing = 0;
    for (values, terms) in &results {
        for (value, terms) in values.iter().zip(terms) {
            assert_eq!(sum(terms), i16::from(*value), "{terms:?}");
            let printed = terms.iter().find(|term| term.kind == TermKind::Printed);
            if let Some((seat, source)) = printed.and_then(|term| term.source) {
                let card = source.as_card().expect("a card's own value");
                assert_eq!(printed.map(|term| term.amount), Some(m.card(seat, card).value.into()));
            }
            let is_two = |term: &&Term| (term.kind, term.amount, term.lost) == (TermKind::Standing, 2, None);
            standing += terms.iter().filter(is_two).count();
        }
    }
    assert!(standing > 0, "no standing bonus in {results:?}");
}

/// Whoever follows the events needs no subtraction: the value told last for a seat is the one that is compared.
#[test]
fn the_value_told_last_is_the_one_that_is_compared() {
    let mut told_at_all = 0;
    for name in ["duel-marmoreal-alice-sinbad.game", "duel-king-solomon-s-mine-houdini-the-genie.game"] {
        let (m, chronicle) = chronicle(name);
        let (mut seats, mut last) = ([SeatId(0); 2], [0; 2]);
        for told in chronicle.events() {
            if let Event::Attack { by, at } = told.event {
                (seats, last) = ([by, at].map(|fighter| m.fighter(fighter).seat), [0; 2]);
            } else if let Event::Reveal { seat, card } = told.event {
                // A boost is turned up after the card that it lies beside.
                let side = usize::from(seats[1] == seat);
                last[side] = if last[side] == 0 { m.card(seat, card).value } else { last[side] };
            } else if let Event::Value { seat, value, .. } = told.event {
                last[usize::from(seats[1] == seat)] = value;
                told_at_all += 1;
            } else if let Event::Result { attack, defense, .. } = told.event {
                assert_eq!([attack, defense], last, "{name}: {:?}", told.terms);
            }
        }
    }
    assert!(told_at_all > 10, "only {told_at_all} values were told");
}
