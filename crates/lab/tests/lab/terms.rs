//! What the values of kept games are made of: a result is explained by its terms alone.

use std::fs;
use std::path::Path;

use peerless_content::{CaseFile, Content};
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

/// A hero that commits boosts, one that answers, and cards for every kind of term.
const HEROES: &str = r#"
[[hero]]
name = "HA"
move = 2
ability = "When HA attacks, you may commit a card from your hand face down to boost the attack."
fighter = [{ name = "HA", role = "hero", attack = "melee", health = 20 }]
card = [
  { name = "A1", count = 3, type = "attack", value = 1, boost = 1 },
  { name = "A4", count = 3, type = "attack", value = 4, boost = 1 },
  { name = "B3", count = 3, type = "defense", value = 1, boost = 3 },
  { name = "Gamble", count = 2, type = "attack", value = 3, boost = 1, during = "You may blind boost this card." },
  { name = "Twist", count = 2, type = "attack", value = 2, boost = 1, during = "Add 2 to the value of this card. The value of this card is 5 instead." },
  { name = "Balance", count = 2, type = "attack", value = 2, boost = 1, during = "Add 2 to the value of this card. The value of this card is equal to the number of cards in your hand. Add 1 to the value of this card." },
  { name = "Many", count = 2, type = "attack", value = 1, boost = 1, during = "Add 1 to the value of this card. Add 2 to the value of this card. Add 3 to the value of this card. Add 4 to the value of this card. Add 5 to the value of this card. Add 6 to the value of this card. Add 7 to the value of this card. Add 8 to the value of this card. Add 9 to the value of this card. Add 9 to the value of this card. Add 9 to the value of this card. Add 9 to the value of this card. Add 9 to the value of this card. Subtract 9 from the value of this card." },
  { name = "Vow", count = 2, type = "scheme", boost = 1, scheme = "The value of each card you play this turn is 4 and cannot be changed." },
]
[[hero]]
name = "HB"
move = 2
fighter = [{ name = "HB", role = "hero", attack = "melee", health = 20 }]
card = [
  { name = "D1", count = 9, type = "defense", value = 1, boost = 1 },
  { name = "Feint", count = 3, type = "versatile", value = 2, boost = 1, immediately = "Cancel every effect of the opponent's card." },
  { name = "Press", count = 2, type = "defense", value = 1, boost = 1, during = "Subtract 6 from the value of the opponent's card." },
  { name = "Blur", count = 2, type = "defense", value = 0, boost = 1, immediately = "Ignore the value of the opponent's card." },
]
"#;

/// `4 printed A4, +3 boost B3 (canceled Feint)`
fn in_words(m: &Match, terms: &[Term]) -> String {
    let name = |source: Option<(SeatId, Source)>| match source {
        Some((seat, source)) => match (source.as_card(), source.as_item()) {
            (Some(card), _) => m.card(seat, card).name.clone(),
            (None, Some(item)) => m.items[item.index()].name.clone(),
            (None, None) => "ability".to_owned(),
        },
        None => "rules".to_owned(),
    };
    let words = |term: &Term| {
        let lost = term.lost.map_or_else(String::new, |loss| format!(" ({:?} {})", loss.to, name(loss.source)));
        format!("{} {:?} {}{lost}", term.amount, term.kind, name(term.source)).to_lowercase()
    };
    terms.iter().map(words).collect::<Vec<_>>().join(", ")
}

/// Plays a combat of HA, who holds `hand` and stands where a combat item may lie, against HB; gives the attack's terms.
fn attack_terms(hand: &str, answer: &str, lines: &[&str]) -> String {
    let content = Content::built_in().expect("the built-in content is sound");
    let scene = format!(
        r#"name = "scene"
board = {{ spaces = "s1:A s2:A s3:A s4:A", edges = "s1-s2-s3-s4", starts = "s1 s4", items = "s2=Fire Hydrant" }}
player = [
  {{ hero = "HA", at = {{ HA = "s2" }}, hand = {hand}, deck = ["B3", "A4"] }},
  {{ hero = "HB", at = {{ HB = "s3" }}, hand = ["{answer}"], deck = ["D1"] }},
]
{HEROES}"#
    );
    let file = CaseFile::parse(&content, "scene", &scene);
    let (m, scene) = file.cases[0].scene().unwrap_or_else(|problems| panic!("{problems:?}"));
    let mut chronicle = Chronicle::default();
    let mut state = State::from_scene(m, scene, 1, &mut chronicle);
    for line in lines {
        let opt = state.read(m, line).unwrap_or_else(|error| panic!("{error}"));
        state.answer(m, opt, &mut chronicle).expect("it was offered");
    }
    let [(values, terms)] = &results(&chronicle)[..] else { panic!("no result after {lines:?}") };
    assert_eq!(sum(&terms[0]), i16::from(values[0]), "{:?}", terms[0]);
    in_words(m, &terms[0])
}

#[test]
fn a_boost_counts_unless_a_feint_cancels_it() {
    let with = |answer: &str| {
        let defend = format!("defend {answer}");
        attack_terms(
            r#"["A4", "A1", "B3"]"#,
            answer,
            &["attack HA > HB", "play A4", "use Fire Hydrant", "boost B3", &defend],
        )
    };
    assert_eq!(with("D1"), "4 printed a4, 3 boost b3, 2 item fire hydrant");
    assert_eq!(
        with("Feint"),
        "4 printed a4, 3 boost b3 (canceled feint), 2 item fire hydrant (canceled feint)",
        "what Feint took away is told, and by what"
    );
}

#[test]
fn every_change_is_a_term_and_what_it_took_away_is_kept() {
    let attack = |hand: &str, card: &str, answer: &str, more: &[&str]| {
        let (play, defend) = (format!("play {card}"), format!("defend {answer}"));
        let lines = ["attack HA > HB", &play, "no item", "no boost", &defend];
        attack_terms(hand, answer, &lines.iter().copied().chain(more.iter().copied()).collect::<Vec<_>>())
    };
    let check = |card: &str, answer: &str, more: &[&str], terms: &str| {
        assert_eq!(attack(&format!(r#"["{card}", "A1", "B3"]"#), card, answer, more), terms);
    };
    check("A4", "Press", &[], "4 printed a4, -6 effect press, 2 limit rules");
    check("A4", "Blur", &[], "4 printed a4 (ignored blur), 0 ignored blur");
    check("Gamble", "D1", &["yes"], "3 printed gamble, 3 blindboost b3");
    check("Twist", "D1", &[], "2 printed twist (instead twist), 2 effect twist, 5 instead twist");
    let balance =
        "2 printed balance (equal balance), 2 effect balance (equal balance), 2 equal balance, 1 effect balance";
    check("Balance", "D1", &[], balance);
    let vow = ["scheme Vow", "attack HA > HB", "play A4", "no item", "no boost", "defend Press"];
    let locked = "4 printed a4 (locked vow), -6 effect press (locked vow), 4 locked vow";
    assert_eq!(attack_terms(r#"["Vow", "A4", "A1"]"#, "Press", &vow), locked);
}

#[test]
fn more_changes_than_a_combat_keeps_still_add_up() {
    let lines = ["attack HA > HB", "play Many", "use Fire Hydrant", "boost B3", "defend Press"];
    let terms = attack_terms(r#"["Many", "A1", "B3"]"#, "Press", &lines);
    assert!(terms.starts_with("1 printed many, -6 effect press, "), "{terms}");
    assert!(terms.contains("3 boost b3") && terms.contains("2 item fire hydrant"), "{terms}");
}
