use crate::{Folder, peerless, workspace};

const HERO: &str = r#"
name = "Circe"
move = 2

[[fighter]]
name = "Circe"
role = "hero"
attack = "ranged"
health = 12

[[card]]
name = "Potion"
count = 10
type = "scheme"
boost = 2
scheme = "Draw 1 card."

[[card]]
name = "Spell"
count = 20
type = "versatile"
value = 3
boost = 1
"#;

#[test]
fn the_built_in_content_is_sound() {
    let run = peerless(&["check"]).code(0);
    let run = run.says("  Medusa: 11 different cards in a deck of 30, fighters Medusa and 3 Harpies\n");
    let run = run.says("  Sarpedon: 38 spaces, 6 zones, 61 lines, 4 starts\n");
    let run = run.says("all in canonical wording").says(" in use\n");
    assert!(run.out.contains("single-card op"), "{}", run.out);
    assert_eq!(run.err, "");
}

#[test]
fn a_homebrew_hero_is_checked_and_played() {
    let folder = Folder::new();
    folder.write("heroes/circe.toml", HERO);
    let content = folder.arg("");
    for args in [vec!["check", &content], vec!["check", "--content", &content], vec!["--content", &content, "check"]] {
        peerless(&args).code(0).says("  Circe: 2 different cards in a deck of 30, fighters Circe\n");
    }
    let args = ["play", "--content", &content, "--heroes", "Circe,Circe", "--seed", "1", "--seats", "greedy,greedy"];
    peerless(&args).code(0).says("1.Circe is placed on").says("Circe (seat 2) draws 5 cards.").says("Result: ");
}

#[test]
fn a_single_file_is_checked_wherever_it_lies() {
    let folder = Folder::new();
    for place in ["heroes/circe.toml", "circe.toml"] {
        let file = folder.write(place, HERO);
        peerless(&["check", &file]).code(0).says("  Circe: 2 different cards in a deck of 30, fighters Circe\n");
    }
    let file = folder.write("wrong.toml", &HERO.replace("Draw 1 card.", "Drew 1 card."));
    peerless(&["check", &file]).code(2).complains("`Drew` is not a verb of the card language");
    let item = "[[item]]\nname = \"Acorn\"\nkind = \"scheme\"\nscheme = \"Draw 1 card.\"\n";
    peerless(&["check", &folder.write("acorn.toml", item)]).code(0).says("  Acorn: ");
}

#[test]
fn a_second_attack_is_no_card_of_its_own() {
    let folder = Folder::new();
    let bonus = "after = \"If you lost, make the bonus attack.\"\n[card.bonus]\nname = \"Again\"\nvalue = 1\n";
    let with = format!("{HERO}{bonus}");
    let file = folder.write("heroes/circe.toml", &with);
    peerless(&["check", &file]).code(0).says("  Circe: 2 different cards in a deck of 30, fighters Circe\n");
}

#[test]
fn a_typo_in_a_text_is_underlined() {
    let folder = Folder::new();
    let file = folder.write("heroes/circe.toml", &HERO.replace("Draw 1 card.", "Drew 1 card."));
    let content = folder.arg("");
    for command in
        [vec!["check", &content], vec!["play", "--content", &content], vec!["explain", "Circe", "--content", &content]]
    {
        let run = peerless(&command).code(2);
        assert_eq!(run.out, "");
        let run = run.complains("error: the content has 1 problem\n");
        let run = run.complains(&format!("{file}:16:11: `Drew` is not a verb of the card language\n"));
        run.complains("\n  Drew 1 card.\n  ^^^^ did you mean `Draw`?\n");
    }
}

#[test]
fn all_problems_are_told_at_once() {
    let folder = Folder::new();
    let wrong =
        HERO.replace("Draw 1 card.", "Drew 1 card.").replace("count = 20", "count = 35").replace("move", "moov");
    folder.write("heroes/circe.toml", &wrong);
    folder.write("heroes/broken.toml", "name = \"Pan\"\nmove = = 2\n");
    let run = peerless(&["check", &folder.arg("")]).code(2);
    let run = run.complains("a deck of 45 cards; the engine holds 40");
    let run = run.complains("`moov` is not a key here; did you mean `move`?");
    run.complains("broken.toml:2:").complains("not valid TOML").complains("`Drew` is not a verb");
}

#[test]
fn a_text_in_other_words_is_a_warning() {
    let folder = Folder::new();
    folder.write("heroes/circe.toml", &HERO.replace("Draw 1 card.", "draw 1 cards."));
    let run = peerless(&["check", &folder.arg("")]).code(0);
    let run = run.says("warning: Circe: Potion (`scheme`) is not worded as the card language words it\n");
    run.says("  is:      draw 1 cards.\n  better:  Draw 1 card.\n").says(", 1 not in canonical wording");
}

#[test]
fn a_folder_without_content_is_no_content() {
    let folder = Folder::new();
    folder.write("circe.toml", HERO);
    peerless(&["check", &folder.arg("")]).code(2).complains("it needs a folder `heroes`, `boards` or `items`");
    peerless(&["check", &folder.arg("nowhere")]).code(2).complains("cannot read");
}

const CASES: &str = r#"
[board]
spaces = "s1:A s2:A s3:A"
edges  = "s1-s2-s3"
starts = "s1 s3"

[[case]]
name = "Snipe draws"
rules = ["R10.1", "R3.2"]
player = [
  { hero = "Medusa", at = { Medusa = "s1" }, hand = ["Snipe"], deck = ["Dash"] },
  { hero = "Sinbad", at = { Sinbad = "s3" }, hand = [], deck = ["Feint"] },
]
[case.script]
play = """
1: attack Medusa > Sinbad
= health Sinbad 12
= hand 1: Dash
"""

[[case]]
name = "Dash is shown"
rules = ["R10.1"]
cards = ["Medusa: Dash"]
player = [
  { hero = "Medusa", at = { Medusa = "s1" }, hand = ["Dash", "Snipe"], deck = ["Dash"] },
  { hero = "Sinbad", at = { Sinbad = "s3" }, hand = [], deck = ["Feint"] },
]
[case.script]
play = """
1: attack Medusa > Sinbad
1: play Snipe
= health Sinbad 12
"""
"#;

#[test]
fn cases_pass_and_fail() {
    let folder = Folder::new();
    let good = folder.write("good/medusa.toml", CASES);
    assert_eq!(peerless(&["case", &good]).code(0).out, "2 passed, 0 failed\n");
    let bad = folder.write("bad/deep/medusa.toml", &CASES.replace("= hand 1: Dash", "= hand 1: Feint"));
    let run = peerless(&["case", &bad]).code(1);
    assert_eq!(run.out, format!("{bad}:18: Snipe draws: `= hand 1: Feint`: it is: Dash\n1 passed, 1 failed\n"));
    peerless(&["case", &folder.arg("")]).code(1).says("\n3 passed, 1 failed\n");
    peerless(&["case", &good, &folder.arg("nowhere.toml")]).code(2).complains("cannot read");
    folder.write("empty/readme.txt", "");
    peerless(&["case", &folder.arg("empty")]).code(2).complains("there is no .toml file below");
}

#[test]
fn the_cases_of_the_project_pass() {
    peerless(&["case", &workspace("cases")]).code(0).says(" passed, 0 failed\n");
}

#[test]
fn coverage_counts_rules_and_cards() {
    let folder = Folder::new();
    let cases = folder.write("medusa.toml", CASES);
    let run = peerless(&["check", "--coverage", &cases]).code(1);
    let run = run.says("2 cases show 2 rules\n  R3.2        1\n  R10.1       2\n");
    let run = run
        .says("       1  Dash\n")
        .says("       1  Snipe\n")
        .says("shown by no case: ")
        .says("  Medusa: Gaze of Stone\n");
    assert!(!run.out.contains("  Medusa: Dash\n"));
}

#[test]
fn a_sheet_and_a_card_are_explained() {
    let run = peerless(&["explain", "medusa"]).code(0);
    let run = run.says("Medusa, Battle of Legends, Volume One\nMove 3\nAbility: When your turn starts, ");
    let run = run.says("  3 Harpies: sidekick, melee, health 1\n");
    run.says("  3 Snipe: versatile 3, boost 1. After combat: Draw 1 card.\n");
    let run = peerless(&["explain", "Medusa", "gaze  of stone"]).code(0);
    let run = run.says("Gaze of Stone, 3 in the deck of Medusa\nattack 2, boost 4, Medusa only\n");
    run.says("Tree of `after`\n  Text {").says("Program: after\n").says("Health { who:").says("  End\n");
    peerless(&["explain", "Medusa", "ability"]).code(0).says("Program: turn start\n");
}

#[test]
fn examples_of_declarations_are_listed_and_shown() {
    peerless(&["explain", "--example"]).code(0).says("token  what the hero lays on the board.");
    let token = peerless(&["explain", "--example", "[[token]]"]).code(0).says("\n[[token]]\nname = \"Lamp\"\n");
    assert_eq!(token.out, peerless(&["explain", "--example", "token"]).code(0).out);
    peerless(&["explain", "--example", "[card.bonus]"]).code(0).says("\n[card.bonus]\n");
    peerless(&["explain", "--example", "tokn"])
        .code(2)
        .complains("there is no example of `tokn`; there are: ability, ");
    peerless(&["explain"]).code(2);
}

#[test]
fn an_unknown_name_has_a_suggestion() {
    peerless(&["explain", "Medsua"]).code(2).complains("there is no hero `Medsua`; did you mean `Medusa`?");
    let run = peerless(&["explain", "Medusa", "Gaze of Stne"]).code(2);
    run.complains("Medusa: there is no card `Gaze of Stne`; did you mean `Gaze of Stone`?");
    peerless(&["explain", "Medusa", "Excalibur"]).code(2).complains("there are: A Momentary Glance, ");
}

#[test]
fn a_deck_of_the_community_becomes_a_hero_file() {
    let folder = Folder::new();
    let deck = r#"{"name": "Ottilie", "deck_data": {
        "hero": {"name": "Ottilie", "hp": 14, "move": 2, "isRanged": false, "specialAbility": "Whistle a tune."},
        "sidekick": {"name": "Gosling", "hp": 1, "quantity": 2, "isRanged": false},
        "cards": [
            {"title": "Pounce", "type": "attack", "quantity": 20, "value": 3, "boost": 1, "afterText": "If you won the combat, draw a card."},
            {"title": "Honk", "type": "scheme", "quantity": 10, "boost": 2, "basicText": "Draw 1 card."}
        ]}}"#;
    let (json, hero) = (folder.write("deck.json", deck), folder.arg("heroes/ottilie.toml"));
    std::fs::create_dir_all(folder.arg("heroes")).expect("a folder");
    peerless(&["import", &json, "--out", &hero])
        .code(0)
        .says("Ottilie is in ")
        .says("Texts: 1 as they stand, 1 in other words, 1 not understood");
    let file = folder.read("heroes/ottilie.toml");
    assert!(
        file.contains("# TODO ability: \"Whistle a tune.\"") && file.contains("\"If you won, draw 1 card.\""),
        "{file}"
    );
    peerless(&["check", &folder.arg("")]).code(0).says("Ottilie: 2 different cards in a deck of 30");
    // What is there already is left alone; without a place the file is printed.
    peerless(&["import", &json, "--out", &hero]).code(2).complains("is there already");
    assert_eq!(peerless(&["import", &json]).code(0).out, file);
    let wrong = folder.write("wrong.json", "{}");
    peerless(&["--lang", "de", "import", &wrong]).code(2).complains("this is no deck: it names no hero");
}
