//! A wish as a client sends it, and what it is told.

use peerless_content::Content;
use peerless_rules::{Mode, SeatId, State, Switches};
use peerless_session::{Because, Wish};

/// What seat 1 is told at its first decision about a wish written as JSON.
fn told(wish: &str) -> serde_json::Value {
    let content = Content::built_in().expect("the built-in content is sound");
    let m = content.set_up("Sarpedon", &["King Arthur", "Medusa"], Mode::Duel, Switches::default()).expect("a match");
    let state = State::new(&m, 1, &mut ());
    let wish: Wish = serde_json::from_str(wish).expect("a wish");
    let why = state.why_not(&m, SeatId(0), wish.into()).expect("it is no option");
    serde_json::to_value(Because::new(&m, why)).expect("JSON")
}

#[test]
fn a_reason_has_a_code_a_rule_and_what_it_speaks_of() {
    let because = told(r#"{ "kind": "move", "fighter": 0, "space": 3 }"#);
    let hero_has_its_place = serde_json::json!({
        "code": "already-placed",
        "rule": "R4.5",
        "args": { "fighter": { "kind": "fighter", "fighter": 0 } },
    });
    assert_eq!(because, hero_has_its_place);
}

#[test]
fn every_kind_of_wish_is_read() {
    assert_eq!(told(r#"{ "kind": "attack", "by": 0, "at": 2 }"#)["code"], "not-asked-now");
    assert_eq!(told(r#"{ "kind": "card", "card": 0 }"#)["code"], "not-in-hand");
    assert_eq!(told(r#"{ "kind": "card", "card": 250 }"#)["code"], "unknown");
    assert_eq!(told(r#"{ "kind": "fighter", "fighter": 2 }"#)["code"], "not-yours");
    assert_eq!(told(r#"{ "kind": "space", "space": 0 }"#)["code"], "not-in-zone");
}
