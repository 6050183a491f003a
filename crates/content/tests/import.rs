//! Decks of our own making in the two forms of the community become hero files that say no more than was understood.

use peerless_content::{ImportError, Imported, import_deck, parse_hero};
use serde_json::{Value, json};

fn imported(deck: &Value) -> Imported {
    import_deck(&deck.to_string()).unwrap_or_else(|error| panic!("{error}"))
}

/// A card with one text.
fn card(title: &str, kind: &str, key: &str, text: &str) -> Value {
    json!({ "title": title, "quantity": 3, "boost": 2, "type": kind, "value": 3, "characterName": "ANY", key: text })
}

fn deck(cards: &[Value]) -> Value {
    json!({
        "name": "Ottilie", "user": "somebody", "id": 7, "liked": true,
        "deck_data": {
            "name": "",
            "hero": {
                "name": "Ottilie", "hp": 14, "move": 2, "isRanged": true,
                "specialAbility": "At the start of your turn, you may draw a card.",
            },
            "sidekick": { "name": "Gosling", "hp": null, "quantity": 3, "isRanged": false },
            "ruleCards": [{ "title": "Nests", "content": "Put a nest anywhere." }],
            "appearance": { "cardBackUrl": "https://example.org/x.png" },
            "cards": cards,
        }
    })
}

#[test]
fn what_is_understood_is_written_in_the_exact_wording() {
    let found = imported(&deck(&[
        card("Pounce", "attack", "afterText", "If you won the combat, draw two cards."),
        card("Feint", "versatile", "immediateText", "Immediately: Cancel all effects on your opponent’s card."),
        card("Swift", "defence", "duringText", "You may boost this card."),
    ]));
    assert_eq!((found.name.as_str(), found.kept, found.reworded, found.left), ("Ottilie", 1, 3, 0));
    let hero = parse_hero("x", &found.file).expect("a sound file");
    assert_eq!((hero.move_value, hero.cards.len(), hero.fighters.len()), (2, 3, 2));
    assert_eq!(hero.ability.text, "When your turn starts, you may draw 1 card.");
    assert_eq!((hero.fighters[0].health, hero.fighters[0].reach.ranged), (14, true));
    assert_eq!((hero.fighters[1].health, hero.fighters[1].count), (1, 3));
    for line in [
        "after = \"If you won, draw 2 cards.\"",
        "immediately = \"Cancel every effect of the opponent's card.\"",
        "type = \"defense\"",
        "# user: somebody",
        "# TODO rule: Nests: \"Put a nest anywhere.\"",
    ] {
        assert!(found.file.contains(line), "{line} is missing in\n{}", found.file);
    }
    for foreign in ["example.org", "liked"] {
        assert!(!found.file.contains(foreign), "{}", found.file);
    }
    assert_eq!(found.notes, ["the deck has 9 cards; decks have 30 (R2.2)"]);
}

#[test]
fn what_is_not_understood_is_left_to_the_author() {
    let found = imported(&deck(&[
        card("Mirth", "scheme", "basicText", "Laugh out loud.\nTwice \"or\" more."),
        card("Doubt", "attack", "afterText", "Draw 1 card (if you won)."),
        card("Drum", "attack", "afterText", "Beat the drum."),
    ]));
    assert_eq!((found.kept, found.reworded, found.left), (0, 1, 3));
    let hero = parse_hero("x", &found.file).expect("a sound file");
    assert_eq!(hero.cards.len(), 3);
    assert!(hero.cards.iter().all(|card| card.after == 0), "nothing that was not understood may happen");
    let mirth = &found.file[found.file.find("\"Mirth\"").expect("the card")..];
    assert!(mirth.contains("# TODO scheme: \"Laugh out loud.\\nTwice \\\"or\\\" more.\""), "{mirth}");
    assert!(mirth.contains("# error: "), "{mirth}");
    assert!(mirth.contains("# not what the card says\nscheme = \"Draw 0 cards.\""), "{mirth}");
}

#[test]
fn users_are_found_by_their_beginning_and_doubts_are_told() {
    let mut cards = vec![
        card("Pounce", "attack", "x", ""),
        card("Pounce", "attack", "x", ""),
        card("Tangle", "attack", "x", ""),
        card("Slip", "attack", "x", ""),
    ];
    cards[0]["characterName"] = json!("OTTILIE THE GREAT");
    cards[2]["characterName"] = json!("Goslings");
    cards[3]["characterName"] = json!("Stranger");
    cards[3]["value"] = Value::Null;
    let found = imported(&deck(&cards));
    let hero = parse_hero("x", &found.file).expect("a sound file");
    let users: Vec<Option<u8>> = hero.cards.iter().map(|card| card.user).collect();
    assert_eq!(users, [Some(0), None, Some(1), None]);
    let names: Vec<&str> = hero.cards.iter().map(|card| card.name.as_str()).collect();
    assert_eq!(names, ["Pounce", "Pounce 2", "Tangle", "Slip"]);
    let notes = ["Slip: it has no value; it is 0 now", "Slip: nobody is called `stranger`; any fighter may use it"];
    for note in notes {
        assert!(found.notes.iter().any(|told| told == note), "{:?}", found.notes);
    }
}

#[test]
fn the_other_form_is_read_by_the_same_code() {
    let found = imported(&json!({
        "slug": "two-smiths", "name": "Two Smiths", "set": "Forge", "movement": 3, "special": "Sing.",
        "heroes": [
            { "name": "Ada", "hp": 9, "attack_type": "MELEE" },
            { "name": "Bo", "hp": 8, "attack_type": "RANGED" },
        ],
        "sidekicks": [{ "name": "Cinder", "hp": 2, "quantity": 0, "attack_type": "MELEE" }],
        "cards": [card("Strike", "ATTACK", "afterText", "Draw a card.")],
    }));
    let hero = parse_hero("x", &found.file).expect("a sound file");
    assert_eq!((hero.name.as_str(), hero.move_value, hero.fighters.len()), ("Two Smiths", 3, 2));
    assert!(hero.fighters[1].reach.ranged && !hero.fighters[0].reach.ranged);
    assert_eq!((found.kept, found.reworded, found.left), (0, 1, 1));
    assert!(found.file.contains("# TODO ability: \"Sing.\""), "{}", found.file);
}

#[test]
fn what_is_no_deck_is_refused() {
    assert!(matches!(import_deck("{"), Err(ImportError::Json(_))));
    for (text, why) in [("[]", "hero"), ("{}", "hero"), (r#"{"hero":{"name":"Ada","hp":3}}"#, "cards")] {
        let told = import_deck(text).expect_err(text).to_string();
        assert!(told.contains(why), "{told}");
    }
    // More cards than a deck can have.
    let many: Vec<Value> = (0..20).map(|n| card(&format!("Card {n}"), "attack", "x", "")).collect();
    assert!(matches!(import_deck(&deck(&many).to_string()), Err(ImportError::Hero(_))));
}

#[test]
fn strange_names_and_numbers_break_nothing() {
    let mut cards = vec![card("  A \"b\"\n|c> #", "attack", "x", ""), card(&"long ".repeat(40), "attack", "x", "")];
    cards[0]["boost"] = json!("4");
    cards[1]["value"] = json!(4_000);
    let found = imported(&deck(&cards));
    let hero = parse_hero("x", &found.file).expect("a sound file");
    assert_eq!((hero.cards[0].name.as_str(), hero.cards[0].boost), ("A b c", 4));
    assert!(hero.cards[1].name.chars().count() <= 60);
}
