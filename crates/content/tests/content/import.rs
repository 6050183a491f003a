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
    let notes = [
        "Slip: it has no value; it is 0 now",
        "Slip: `stranger` is nobody's name, or that of several; any fighter may use it",
    ];
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

/// A deck whose hero and sidekick are called so.
fn deck_of(hero: &str, sidekick: (&str, u64), cards: &[Value]) -> Value {
    let mut deck = deck(cards);
    deck["deck_data"]["hero"]["name"] = json!(hero);
    deck["deck_data"]["sidekick"]["name"] = json!(sidekick.0);
    deck["deck_data"]["sidekick"]["quantity"] = json!(sidekick.1);
    deck
}

#[test]
fn a_group_has_the_name_of_one_of_it() {
    for (printed, text, one, many) in [
        ("Wolves", "", "Wolf", "Wolves"),
        ("Outlaws", "", "Outlaw", "Outlaws"),
        ("Sparrows", "", "Sparrow", "Sparrows"),
        ("The Harpies", "", "Harpy", "Harpies"),
        ("Zombies", "", "Zombie", "Zombies"),
        ("Merry Men", "", "Merry Man", "Merry Men"),
        ("Knights of the Lake", "", "Knight of the Lake", "Knights of the Lake"),
        ("Foxes", "", "Fox", "Foxes"),
        ("FOXES", "", "FOX", "FOXES"),
        ("Horses", "", "Horse", "Horses"),
        ("Natives", "", "Native", "Natives"),
        ("Bees", "", "Bee", "Bees"),
        ("Oracles", "", "Oracle", "Oracles"),
        // What the texts call one of them is right.
        ("Faeries", "Move each Faerie up to 2 spaces.", "Faerie", "Faeries"),
        ("Axes", "Place an Axe in any space.", "Axe", "Axes"),
        ("Fox", "", "Fox", "Foxes"),
        ("Harpy", "", "Harpy", "Harpies"),
        ("Monkey", "", "Monkey", "Monkeys"),
        ("Wolf", "", "Wolf", "Wolves"),
        ("Princess", "", "Princess", "Princesses"),
        ("Cerberus", "", "Cerberus", "Cerberuses"),
        ("Henchman", "", "Henchman", "Henchmen"),
        ("Shaman", "", "Shaman", "Shamans"),
        ("Omen", "", "Omen", "Omens"),
    ] {
        let mut cards = [card("Pounce", "attack", "afterText", text)];
        cards[0]["characterName"] = json!(printed.to_uppercase());
        let found = imported(&deck_of("Ottilie", (printed, 3), &cards));
        let hero = parse_hero("x", &found.file).expect("a sound file");
        assert_eq!((hero.fighters[1].name.as_str(), hero.fighters[1].plural.as_str()), (one, many));
        assert_eq!(hero.cards[0].user, Some(1), "{printed}");
        let told = found.notes.iter().any(|note| note.starts_with(&format!("{printed}: one of the group")));
        assert_eq!(told, printed != one, "{:?}", found.notes);
    }
    // One alone keeps its name.
    let found = imported(&deck_of("Ottilie", ("Twins", 1), &[card("Pounce", "attack", "x", "")]));
    assert!(found.file.contains("name = \"Twins\"") && !found.file.contains("plural"), "{}", found.file);
}

#[test]
fn texts_speak_of_one_and_of_several_of_a_group() {
    let found = imported(&deck_of(
        "Ottilie",
        ("Wolves", 3),
        &[
            card("Howl", "attack", "afterText", "Move each Wolf up to two spaces."),
            card("Chase", "attack", "afterText", "If Ottilie is adjacent to a Wolf, draw a card."),
            card("Moon", "attack", "afterText", "If all Wolves are defeated, draw a card."),
        ],
    ));
    for line in [
        "after = \"Move each Wolf up to 2 spaces.\"",
        "after = \"If Ottilie is adjacent to 1 or more Wolves, draw 1 card.\"",
        "after = \"If each Wolf is defeated, draw 1 card.\"",
    ] {
        assert!(found.file.contains(line), "{line} is missing in\n{}", found.file);
    }
}

#[test]
fn users_that_are_not_sure_are_told() {
    let names =
        ["T", "t", "Uncle/Tess", "T & Gosling", "T or Gosling", "Gos", "Goslingsbane", "Gosling the Small", "Uncle B"];
    let cards: Vec<Value> = names
        .iter()
        .enumerate()
        .map(|(n, name)| {
            let mut card = card(&format!("Card {n}"), "attack", "x", "");
            card["characterName"] = json!(name);
            card
        })
        .collect();
    let mut deck = deck_of("T", ("Gosling", 3), &cards);
    deck["deck_data"]["extraCharacters"] =
        json!([{ "hero": { "name": "Uncle Bob", "hp": 3 } }, { "hero": { "name": "Uncle Ben", "hp": 3 } }]);
    let found = imported(&deck);
    let hero = parse_hero("x", &found.file).expect("a sound file");
    let users: Vec<Option<u8>> = hero.cards.iter().map(|card| card.user).collect();
    assert_eq!(users, [Some(0), Some(0), None, None, None, Some(1), None, Some(1), None]);
    for (n, name) in [(2, "uncle/tess"), (3, "t & gosling"), (4, "t or gosling"), (6, "goslingsbane"), (8, "uncle b")] {
        let told = |note: &&String| note.starts_with(&format!("Card {n}: `{name}` "));
        assert!(found.notes.iter().any(|note| told(&note)), "{name}: {:?}", found.notes);
    }
}

#[test]
fn whatever_is_changed_is_told() {
    let mut cards: Vec<Value> = (0..5).map(|n| card(&format!("Card {n}"), "attack", "x", "")).collect();
    cards[0]["title"] = json!(" ");
    cards[1]["value"] = json!(40);
    cards[1]["boost"] = json!(25);
    cards[2]["value"] = json!("X");
    cards[2]["boost"] = json!(-1);
    cards[3]["quantity"] = json!("many");
    cards[4]["boost"] = json!("-");
    let mut deck = deck_of("T", ("Gosling", 12), &cards);
    deck["tags"] = json!(["fun", "", "fast", 7]);
    deck["deck_data"]["hero"]["hp"] = json!(120);
    deck["deck_data"]["hero"]["move"] = json!(14);
    let found = imported(&deck);
    let hero = parse_hero("x", &found.file).expect("a sound file");
    assert_eq!((hero.cards.len(), hero.cards[0].name.as_str(), hero.cards[0].count), (5, "Unnamed", 3));
    assert!(
        found.file.starts_with("# name: Ottilie\n# user: somebody\n# id: 7\n# tags: fun, fast, 7\n"),
        "{}",
        found.file
    );
    let notes = [
        "T: the health 120 is too large; it is 99 now",
        "Gosling: the number of fighters 12 is too large; it is 9 now",
        "a card has no title; it is called `Unnamed` now",
        "Card 1: the value 40 is too large; it is 30 now",
        "Card 1: the boost value 25 is too large; it is 20 now",
        "Card 2: `value` is \"X\", which is no number from 0; it is left out",
        "Card 2: it has no value; it is 0 now",
        "Card 2: `boost` is -1, which is no number from 0; it is left out",
        "Card 3: `quantity` is \"many\", which is no number from 0; it is left out",
        "the deck has 13 cards; decks have 30 (R2.2)",
        "Ottilie: the move 14 is too large; it is 9 now",
    ];
    assert_eq!(found.notes, notes);
}

#[test]
fn a_text_says_its_key_itself_or_stands_where_its_key_is_sure() {
    let found = imported(&deck(&[
        card("Plain", "attack", "basicText", "Draw 1 card."),
        card("Boost", "attack", "basicText", "When you boost with this card, draw a card."),
        card("Label", "attack", "basicText", "After combat: Draw a card."),
        card("Other", "attack", "duringText", "After combat: Draw a card."),
        card("Same", "attack", "afterText", "AFTER COMBAT: Draw a card."),
        card("Plan", "scheme", "basicText", "After combat: Draw a card."),
    ]));
    let lines = |title: &str| {
        let start = found.file.find(&format!("\"{title}\"")).expect("the card");
        found.file[start..].split("[[card]]").next().unwrap_or_default().to_owned()
    };
    for (title, line) in [
        ("Plain", "# TODO always: \"Draw 1 card.\""),
        ("Boost", "boosted = \"Draw 1 card.\""),
        ("Label", "after = \"Draw 1 card.\""),
        ("Other", "# TODO during: \"After combat: Draw a card.\""),
        ("Same", "after = \"Draw 1 card.\""),
        ("Plan", "# TODO scheme: \"After combat: Draw a card.\""),
    ] {
        assert!(lines(title).contains(line), "{line} is missing in\n{}", lines(title));
    }
    assert!(!lines("Plain").contains("boosted ="), "{}", lines("Plain"));
}

/// How printed cards begin a text, and how the card language does.
const HEADS: &[(&str, &str)] = &[
    ("", ""),
    ("If you won the combat, ", "If you won, "),
    ("If you lost this combat, ", "If you lost, "),
    ("If you win, ", "If you won, "),
    ("You may ", "You may "),
];

/// What they then say to do, and how the card language says it.
const ACTS: &[(&str, &str)] = &[
    ("draw a card", "draw 1 card"),
    ("draw one card", "draw 1 card"),
    ("draw two cards", "draw 2 cards"),
    ("draw three cards", "draw 3 cards"),
    ("draw four cards", "draw 4 cards"),
    ("discard a card", "discard 1 card"),
    ("discard two cards", "discard 2 cards"),
    ("gain an action", "gain 1 action"),
    ("gain one action", "gain 1 action"),
    ("gain an additional action", "gain 1 action"),
    ("deal 2 damage to any fighter", "deal 2 damage to a fighter"),
    ("deal two damage to the opposing fighter", "deal 2 damage to the opposing fighter"),
    ("deal one damage to the opposing fighter", "deal 1 damage to the opposing fighter"),
    ("deal 1 damage to any one fighter", "deal 1 damage to a fighter"),
    ("deal 1 damage to any opposing fighter", "deal 1 damage to an opposing fighter"),
    ("deal 3 damage to any one opposing fighter", "deal 3 damage to an opposing fighter"),
    ("move your fighter up to two spaces", "move your fighter up to 2 spaces"),
    ("move Ottilie up to three spaces", "move Ottilie up to 3 spaces"),
    ("move Ottilie up to five spaces", "move Ottilie up to 5 spaces"),
    ("move each Gosling up to two spaces", "move each Gosling up to 2 spaces"),
    ("move any fighter up to 2 spaces", "choose a fighter and move it up to 2 spaces"),
    ("choose one of the fighters in the combat and move them up to 2 spaces", {
        "choose a fighter in this combat and move it up to 2 spaces"
    }),
    (
        "move one of the fighters in the combat up to 3 spaces",
        "choose a fighter in this combat and move it up to 3 spaces",
    ),
    ("place Ottilie in any space in Ottilie’s zone", "place Ottilie in a space in Ottilie's zone"),
    ("place Ottilie in any one space adjacent to the opposing fighter", {
        "place Ottilie in a space adjacent to the opposing fighter"
    }),
    ("return a card from your discard pile to your hand", "take 1 card from your discard pile"),
    ("put one card from your discard pile into your hand", "take 1 card from your discard pile"),
    ("draw a card and gain an action", "draw 1 card, then gain 1 action"),
    (
        "draw 1 card and deal 1 damage to the opposing fighter",
        "draw 1 card, then deal 1 damage to the opposing fighter",
    ),
    ("gain 1 action and draw two cards", "gain 1 action, then draw 2 cards"),
    (
        "deal 1 damage to the opposing fighter and draw a card",
        "deal 1 damage to the opposing fighter, then draw 1 card",
    ),
    ("choose an opponent. Look at their hand", "look at an opponent's hand"),
    ("choose one: draw a card; gain an action", "choose 1 effect: draw 1 card; gain 1 action"),
    ("choose one: deal two damage to the opposing fighter; draw three cards", {
        "choose 1 effect: deal 2 damage to the opposing fighter; draw 3 cards"
    }),
    ("draw a card, then gain an action", "draw 1 card, then gain 1 action"),
    ("draw two cards, then discard a card", "draw 2 cards, then discard 1 card"),
    ("defeat any opposing fighter", "defeat an opposing fighter"),
    ("choose any fighter", "choose a fighter"),
    ("boost this attack", "boost this card"),
    (
        "deal 1 damage to the closest opposing fighter to Ottilie",
        "deal 1 damage to the nearest opposing fighter to Ottilie",
    ),
];

/// Two hundred texts in the style of printed cards: each is written as it is meant, or left to the author.
#[test]
fn no_text_is_rewritten_wrongly() {
    let mut texts = Vec::new();
    for (printed_head, head) in HEADS {
        for (printed, said) in ACTS {
            texts.push((capital(&format!("{printed_head}{printed}.")), capital(&format!("{head}{said}."))));
        }
    }
    assert_eq!(texts.len(), 200);
    let (mut wrong, mut left) = (Vec::new(), 0);
    for deck_texts in texts.chunks(10) {
        let numbered = deck_texts.iter().enumerate();
        let cards: Vec<Value> =
            numbered.map(|(n, (printed, _))| card(&format!("Card {n}"), "attack", "afterText", printed)).collect();
        let found = imported(&deck(&cards));
        for (n, (printed, said)) in deck_texts.iter().enumerate() {
            let start = found.file.find(&format!("\"Card {n}\"")).expect("the card");
            let lines = found.file[start..].split("[[card]]").next().unwrap_or_default();
            let after = lines.lines().find_map(|line| line.strip_prefix("after = "));
            match after.map(|text| text.trim_matches('"')) {
                Some(text) if text == said => {}
                Some(text) => wrong.push(format!("{printed}\n  {text}\n  {said}")),
                None => left += 1,
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert!(left <= 10, "{left} of 200 are left to the author");
}

/// Texts in the style of printed cards, each with the field in which it stands and what is made of it: `-` where nothing may
/// be, because it can be meant in more than one way or the field does not say when it happens.
const PRINTED: &str = include_str!("printed.txt");

#[test]
fn what_is_not_sure_is_left_and_the_rest_is_rewritten_as_it_is_meant() {
    let (mut wrong, mut left, mut sure) = (Vec::new(), Vec::new(), 0);
    for row in PRINTED.lines() {
        let [field, printed, said] = row.split(" | ").collect::<Vec<_>>()[..] else { panic!("{row}") };
        let (kind, key) = if field == "scheme" { ("scheme", "basicText") } else { ("attack", field) };
        let mut deck = deck_of("Mara", ("Fox", 3), &[card("One", kind, key, printed)]);
        deck["deck_data"]["extraCharacters"] = json!([{ "hero": { "name": "Bruno", "hp": 9 } }]);
        deck["deck_data"]["hero"]["specialAbility"] = json!(if field == "specialAbility" { printed } else { "" });
        let found = imported(&deck);
        let written = |line: &str| -> Option<String> {
            let (key, text) = line.split_once(" = ")?;
            let keys = ["immediately", "during", "after", "scheme", "boosted", "always", "ability"];
            keys.contains(&key).then(|| format!("{key}: {}", text.trim_matches('"')))
        };
        let written = found.file.lines().filter_map(written).find(|text| text != "scheme: Draw 0 cards.");
        sure += usize::from(said != "-");
        match written {
            Some(text) if text != said => wrong.push(format!("{printed}\n  {text}\n  {said}")),
            None if said != "-" => left.push(printed),
            Some(_) | None => {}
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
    assert!(left.is_empty(), "{} of {sure} are left to the author:\n{}", left.len(), left.join("\n"));
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[test]
fn what_is_not_understood_gets_the_nearest_sentence_of_the_manual() {
    let found =
        imported(&deck(&[card("Doubt", "attack", "afterText", "Deal 1 damage to each fighter beside Ottilie.")]));
    let line = found.file.lines().find(|line| line.starts_with("# nearest: ")).expect("a sentence");
    assert!(line.contains("Deal 1 damage to each"), "{line}");
}
