//! What a file's author is told: a file in, the messages out.

use std::fs;
use std::path::{Path, PathBuf};

use peerless_content::{CaseFile, Content, ContentError, Problem, parse_board, parse_hero, parse_items};
use peerless_rules::{Mode, Switches};

fn told<T>(read: Result<T, Vec<Problem>>) -> String {
    match read {
        Ok(_) => "fine".into(),
        Err(problems) => problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"),
    }
}

#[track_caller]
fn same(told: &str, expected: &str) {
    assert_eq!(told, expected.trim_matches('\n'), "\n--- told ---\n{told}\n---");
}

/// A hero file that is fine as it stands; each test spoils one thing.
const HERO: &str = r#"
name = "Ana"
move = 2
[[fighter]]
name = "Ana"
role = "hero"
attack = "melee"
health = 10
[[fighter]]
name = "Guard"
role = "sidekick"
attack = "ranged"
health = 1
count = 2
[[card]]
name = "Strike"
count = 3
type = "attack"
value = 3
boost = 2
user = "Guard"
after = "If you won, draw 2 cards."
[[card]]
name = "Plan"
type = "scheme"
boost = 1
scheme = "Draw 1 card."
"#;

/// The messages for the hero file with `old` replaced by `new`.
#[track_caller]
fn check_hero(old: &str, new: &str, expected: &str) {
    assert_eq!(HERO.matches(old).count(), 1, "`{old}` stands once in the file");
    let text = HERO.replace(old, new);
    same(&told(parse_hero("ana.toml", text.trim_start())), expected);
}

const BOARD: &str = r##"
name = "Yard"
width = 100
height = 80
radius = 5
lines = ["a-b-c", "c-d"]
[[zone]]
name = "red"
color = "#aa0000"
pattern = "dots"
[[space]]
id = "a"
x = 1
y = 1
zones = ["red"]
start = 1
[[space]]
id = "b"
x = 2
y = 1
zones = ["red"]
[[space]]
id = "c"
x = 3
y = 1
zones = ["red"]
[[space]]
id = "d"
x = 4
y = 1
zones = ["red"]
start = 2
[[door]]
name = "gate"
lines = ["a-b"]
"##;

#[track_caller]
fn check_board(old: &str, new: &str, expected: &str) {
    assert_eq!(BOARD.matches(old).count(), 1, "`{old}` stands once in the file");
    let text = BOARD.replace(old, new);
    same(&told(parse_board("yard.toml", text.trim_start())), expected);
}

const ITEMS: &str = r#"
[[item]]
name = "Bucket"
kind = "combat"
value = 2
[[item]]
name = "Bandage"
kind = "scheme"
scheme = "Your fighter recovers 2 health."
"#;

#[track_caller]
fn check_items(old: &str, new: &str, expected: &str) {
    assert_eq!(ITEMS.matches(old).count(), 1, "`{old}` stands once in the file");
    let text = ITEMS.replace(old, new);
    same(&told(parse_items("items.toml", text.trim_start())), expected);
}

const CASE: &str = r#"
name = "A case"
board = { spaces = "s1:A s2:A s3:AB s4:B", edges = "s1-s2-s3-s4", starts = "s1 s4", doors = "gate:s2-s3" }
closed = "gate"
[[player]]
hero = "Medusa"
at = { Medusa = "s1", "Harpy 1" = "s2" }
hand = ["Gaze of Stone"]
[[player]]
hero = "King Arthur"
at = { "King Arthur" = "s4" }
hand = ["Feint"]
[script]
play = """
1: maneuver
= hand 1 1
"""
"#;

#[track_caller]
fn check_case(old: &str, new: &str, expected: &str) {
    assert_eq!(CASE.matches(old).count(), 1, "`{old}` stands once in the file");
    let text = CASE.replace(old, new);
    let content = Content::built_in().expect("the built-in content is sound");
    let report = CaseFile::parse(&content, "case.toml", text.trim_start()).run();
    let told: Vec<String> = report.failures.iter().map(ToString::to_string).collect();
    same(&told.join("\n"), expected);
}

// ── what is fine ──

#[test]
fn the_files_that_are_spoiled_below_are_fine() {
    same(&told(parse_hero("ana.toml", HERO)), "fine");
    same(&told(parse_board("yard.toml", BOARD)), "fine");
    same(&told(parse_items("items.toml", ITEMS)), "fine");
}

// ── any file ──

#[test]
fn not_toml() {
    check_hero("move = 2", "move = = 2", "?");
    check_board("radius = 5", "radius 5", "?");
    check_items("kind = \"combat\"", "kind = \"combat", "?");
    check_case("closed = \"gate\"", "closed = gate", "?");
}

#[test]
fn a_key_given_twice() {
    check_hero("move = 2", "move = 2\nmove = 3", "?");
}

#[test]
fn an_unknown_key_with_a_near_one() {
    check_hero("move = 2", "move = 2\nabilty = \"\"", "?");
    check_hero("boost = 2", "bost = 2", "?");
    check_board("start = 2", "strat = 2", "?");
}

#[test]
fn an_unknown_key_far_from_all() {
    check_items("value = 2", "value = 2\nweight = 10", "?");
    check_case("closed = \"gate\"", "closed = \"gate\"\nweather = \"rain\"", "?");
}

#[test]
fn the_wrong_type() {
    check_hero("move = 2", "move = \"2\"", "?");
    check_hero("name = \"Plan\"", "name = 5", "?");
    check_hero("count = 2", "count = 2.5", "?");
    check_hero("user = \"Guard\"", "user = [\"Guard\"]", "?");
    check_board("lines = [\"a-b-c\", \"c-d\"]", "lines = \"a-b-c-d\"", "?");
    check_board("zones = [\"red\"]\nstart = 2", "zones = [1]\nstart = 2", "?");
    check_case("hand = [\"Feint\"]", "hand = \"Feint\"", "?");
}

#[test]
fn a_number_out_of_its_range() {
    check_hero("health = 10", "health = 100", "?");
    check_hero("boost = 1", "boost = -1", "?");
    check_hero("value = 3", "value = 99999999999999999999", "?");
}

#[test]
fn what_is_missing() {
    check_hero("name = \"Ana\"\nmove = 2", "", "?");
    check_hero("attack = \"melee\"\nhealth = 10", "", "?");
    check_hero("value = 3\n", "", "?");
    check_hero("role = \"hero\"", "role = \"sidekick\"", "?");
    check_board("width = 100\n", "", "?");
    check_items("scheme = \"Your fighter recovers 2 health.\"", "", "?");
    check_case("name = \"A case\"\n", "", "?");
}

#[test]
fn an_empty_file() {
    same(&told(parse_hero("empty.toml", "")), "?");
    same(&told(parse_board("empty.toml", "")), "?");
    same(&told(parse_items("empty.toml", "")), "?");
}

#[test]
fn a_word_that_is_none_of_the_few() {
    check_hero("type = \"scheme\"", "type = \"spell\"", "?");
    check_board("pattern = \"dots\"", "pattern = \"stars\"", "?");
}

#[test]
fn two_problems_are_both_told() {
    check_hero("boost = 2\nuser = \"Guard\"", "boost = 200\nuser = \"Gard\"", "?");
}

// ── heroes ──

#[test]
fn names_that_are_there_already() {
    check_hero("name = \"Guard\"", "name = \"ana\"", "?");
    check_hero("name = \"Plan\"", "name = \"STRIKE\"", "?");
}

#[test]
fn names_that_cannot_be_written() {
    check_hero("name = \"Plan\"", "name = \"Plan > B\"", "?");
    check_hero("name = \"Guard\"", "name = \"your fighter\"", "?");
    check_hero("name = \"Plan\"", "name = \" Plan\"", "?");
}

#[test]
fn an_unknown_user() {
    check_hero("user = \"Guard\"", "user = \"Gaurd\"", "?");
    check_hero("user = \"Guard\"", "user = \"Dragon\"", "?");
}

#[test]
fn a_deck_beyond_the_limit() {
    check_hero("count = 3", "count = 40", "?");
    check_hero("count = 3", "count = 41", "?");
}

#[test]
fn too_many_fighters() {
    check_hero("count = 2", "count = 10", "?");
    check_hero("health = 1\ncount = 2", "health = 1\ncount = 9\n[[fighter]]\nname = \"Page\"\nrole = \"sidekick\"\nattack = \"melee\"\nhealth = 1", "?");
}

#[test]
fn too_many_kinds_of_cards() {
    let more: String = (0..63).map(|n| format!("[[card]]\nname = \"Card {n}\"\ntype = \"defense\"\nvalue = 1\n")).collect();
    let text = format!("{HERO}{more}");
    same(&told(parse_hero("ana.toml", text.trim_start())), "?");
}

#[test]
fn too_many_counters_and_states() {
    let counter = |name: &str| format!("[[counter]]\nname = \"{name}\"\nmax = 3\n");
    let text = format!("{HERO}{}{}{}", counter("Rage"), counter("Luck"), counter("Gold"));
    same(&told(parse_hero("ana.toml", text.trim_start())), "?");
    let text = format!("{HERO}[[state]]\nname = \"size\"\nvalues = [\"big\"]\n");
    same(&told(parse_hero("ana.toml", text.trim_start())), "?");
}

#[test]
fn a_typo_in_a_text() {
    check_hero("Draw 1 card.", "Drew 1 card.", "?");
    check_hero("If you won, draw 2 cards.", "If you won, draw 2 carts.", "?");
    check_items("Your fighter recovers 2 health.", "Your fighter recover 2 helth.", "?");
}

#[test]
fn a_text_under_the_wrong_key() {
    check_hero("scheme = \"Draw 1 card.\"", "after = \"Draw 1 card.\"", "?");
    check_hero("scheme = \"Draw 1 card.\"", "scheme = \"If you won, draw 1 card.\"", "?");
}

#[test]
fn a_second_life_for_nobody() {
    let text = format!("{HERO}[second_life]\nfighter = \"Anna\"\nhealth = 5\n");
    same(&told(parse_hero("ana.toml", text.trim_start())), "?");
    let text = format!("{HERO}[second_life]\nfighter = \"Guard\"\nhealth = 5\n");
    same(&told(parse_hero("ana.toml", text.trim_start())), "?");
}

// ── boards ──

#[test]
fn spaces_that_are_there_already() {
    check_board("id = \"b\"", "id = \"A\"", "?");
}

#[test]
fn a_line_to_nowhere() {
    check_board("\"c-d\"", "\"c-e\"", "?");
    check_board("\"c-d\"", "\"c-d\", \"d-d\"", "?");
    check_board("lines = [\"a-b\"]", "lines = [\"a-d\"]", "?");
}

#[test]
fn a_space_that_cannot_be_reached() {
    check_board("\"a-b-c\", \"c-d\"", "\"a-b-c\"", "?");
}

#[test]
fn zones() {
    check_board("zones = [\"red\"]\nstart = 2", "zones = [\"rot\"]\nstart = 2", "?");
    check_board("color = \"#aa0000\"", "color = \"red\"", "?");
    check_board("[[space]]\nid = \"a\"", "[[zone]]\nname = \"red\"\ncolor = \"#aa0000\"\npattern = \"dots\"\n[[space]]\nid = \"a\"", "?");
}

#[test]
fn starting_spaces() {
    check_board("start = 2", "start = 3", "?");
    check_board("start = 2", "start = 1", "?");
    check_board("start = 2", "start = 5", "?");
}

#[test]
fn too_many_spaces() {
    let more: String = (0..61).map(|n| format!("[[space]]\nid = \"e{n}\"\nx = 1\ny = 1\nzones = [\"red\"]\n")).collect();
    let text = BOARD.replace("[[door]]", &format!("{more}[[door]]"));
    same(&told(parse_board("yard.toml", text.trim_start())), "?");
}

#[test]
fn too_many_doors() {
    let more: String = (0..4).map(|n| format!("[[door]]\nname = \"door {n}\"\nlines = [\"a-b\"]\n")).collect();
    same(&told(parse_board("yard.toml", format!("{BOARD}{more}").trim_start())), "?");
}

#[test]
fn too_many_zones() {
    let more: String =
        (0..40).map(|n| format!("[[zone]]\nname = \"z{n}\"\ncolor = \"#000000\"\npattern = \"lines\"\n")).collect();
    let text = format!("{BOARD}{more}").replace("zones = [\"red\"]\nstart = 2", "zones = [\"z39\"]\nstart = 2");
    let told = told(parse_board("yard.toml", text.trim_start()));
    assert!(told.contains("41 zones; the engine holds 32"), "{told}");
}

// ── cases ──

#[test]
fn unknown_names_in_a_case() {
    check_case("hero = \"Medusa\"", "hero = \"Medsua\"", "?");
    check_case("\"Gaze of Stone\"", "\"Gaze of Stones\"", "?");
    check_case("Medusa = \"s1\"", "Medusa = \"s9\"", "?");
    check_case("\"Harpy 1\" = \"s2\"", "\"Harpy 7\" = \"s2\"", "?");
    check_case("closed = \"gate\"", "closed = \"gait\"", "?");
    check_case("doors = \"gate:s2-s3\"", "doors = \"gate:s2-s3\", items = \"s2=Fire Hydrent\"", "?");
}

#[test]
fn places_in_a_case() {
    check_case("\"King Arthur\" = \"s4\"", "\"King Arthur\" = \"s1\"", "?");
}

#[test]
fn too_many_cards_in_a_case() {
    let hand = vec!["\"Feint\""; 41].join(", ");
    check_case("hand = [\"Feint\"]", &format!("hand = [{hand}]"), "?");
}

#[test]
fn a_script_that_does_not_hold() {
    check_case("= hand 1 1", "= hand 1 2", "?");
    check_case("= hand 1 1", "1: attack Medusa > Arthur", "?");
    check_case("= hand 1 1", "3: maneuver", "?");
    check_case("= hand 1 1", "= weather rain", "?");
}

// ── setting up ──

#[test]
fn unknown_names_in_a_setup() {
    let content = Content::built_in().expect("the built-in content is sound");
    let check = |board: &str, heroes: &[&str], mode: Mode, expected: &str| {
        let told = content.set_up(board, heroes, mode, Switches::default()).map_or_else(|e| e.to_string(), |_| "fine".into());
        same(&told, expected);
    };
    check("sarpedon", &["medusa", "ALICE"], Mode::Duel, "fine");
    check("Sarpedn", &["Medusa", "Alice"], Mode::Duel, "?");
    check("Sarpedon", &["Medusa", "Alise"], Mode::Duel, "?");
    check("Sarpedon", &["Medusa"], Mode::Duel, "?");
    same(&content.item("Mapp").map_or_else(|error| error.to_string(), |item| item.name.clone()), "?");
}

// ── folders ──

/// A folder with files in it that goes away at the end of the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str, files: &[(&str, &str)]) -> Self {
        let folder = Self(Path::new(env!("CARGO_TARGET_TMPDIR")).join(name));
        _ = fs::remove_dir_all(&folder.0);
        fs::create_dir_all(&folder.0).expect("a folder");
        for (path, text) in files {
            let path = folder.0.join(path);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            fs::write(path, text).expect("a file");
        }
        folder
    }

    /// Loads the folder above the built-in content; what is told has no paths of this machine.
    fn load(&self) -> Result<Content, String> {
        let content = Content::built_in().expect("the built-in content is sound");
        let below = format!("{}{}", self.0.display(), std::path::MAIN_SEPARATOR);
        content.with_folder(&self.0).map_err(|error| error.to_string().replace(&below, "").replace('\\', "/"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_folder_adds_and_replaces() {
    let folder = Folder::new(
        "adds",
        &[
            ("heroes/ana.toml", HERO),
            ("heroes/medusa.toml", &HERO.replacen("Ana", "MEDUSA", 1)),
            ("boards/yard.toml", BOARD),
            ("items/yard.toml", ITEMS),
            ("heroes/notes.txt", "not a hero"),
            ("other/thing.toml", "not = = toml"),
        ],
    );
    let before = Content::built_in().expect("the built-in content is sound");
    let after = folder.load().expect("the folder is fine");
    assert_eq!(after.heroes.len(), before.heroes.len() + 1);
    assert_eq!(after.boards.len(), before.boards.len() + 1);
    assert_eq!(after.items.len(), before.items.len() + 2);
    let medusa = after.hero("Medusa").expect("she is there");
    assert_eq!((medusa.name.as_str(), medusa.cards.len()), ("MEDUSA", 2));
    assert!(after.set_up("Yard", &["Ana", "Medusa"], Mode::Duel, Switches::default()).is_ok());
}

#[test]
fn one_bad_file_spoils_the_folder() {
    let spoiled = HERO.replace("health = 10", "health = 0");
    let folder = Folder::new("spoiled", &[("heroes/ana.toml", HERO), ("heroes/bea.toml", &spoiled), ("items/x.toml", "[[item]]")]);
    same(&folder.load().expect_err("a file is bad"), "?");
}

#[test]
fn two_files_of_one_folder_with_the_same_name() {
    let folder = Folder::new("twice", &[("heroes/ana.toml", HERO), ("heroes/bea.toml", HERO)]);
    same(&folder.load().map_or_else(|told| told, |_| "fine".into()), "?");
}

#[test]
fn a_board_with_an_item_that_nobody_defines() {
    let board = BOARD.replace("[[zone]]", "items = [\"Ladder\"]\n[[zone]]");
    let folder = Folder::new("item", &[("boards/yard.toml", &board)]);
    same(&folder.load().expect_err("the item is unknown"), "?");
}

#[test]
fn a_folder_that_is_none() {
    let content = || Content::built_in().expect("the built-in content is sound");
    let told = content().with_folder(Path::new("no/such/folder")).expect_err("it is not there");
    assert!(matches!(told, ContentError::Read { .. }));
    same(&told.to_string(), "?");
    let folder = Folder::new("bytes", &[]);
    fs::create_dir_all(folder.0.join("heroes")).expect("a folder");
    fs::write(folder.0.join("heroes/ana.toml"), [0xff, 0xfe, 0x00]).expect("a file");
    same(&folder.load().expect_err("it is no text"), "?");
    let empty = Folder::new("empty", &[]);
    assert!(empty.load().is_ok());
}
