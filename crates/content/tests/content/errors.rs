//! What a file's author is told: a file in, the messages out.

use std::fs;
use std::path::{Path, PathBuf};

use peerless_content::{CaseFile, Content, ContentError, Problem, parse_board, parse_hero, parse_items};
use peerless_rules::{MAX_TOKENS, Mode, Record, Switches};

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
    check_hero(
        "move = 2",
        "move = = 2",
        r#"
ana.toml:2:8: not valid TOML: extra `=`, expected nothing
ana.toml:2:10: not valid TOML: unexpected key or value, expected newline, `#`
"#,
    );
    check_board("radius = 5", "radius 5", "yard.toml:4:8: not valid TOML: key with no value, expected `=`");
    check_items(
        "kind = \"combat\"",
        "kind = \"combat",
        r#"items.toml:3:15: not valid TOML: invalid basic string, expected `"`"#,
    );
    check_case(
        "closed = \"gate\"",
        "closed = gate",
        "case.toml:3: A case: cannot be loaded: not valid TOML: string values must be quoted, expected literal string",
    );
}

#[test]
fn a_key_given_twice() {
    check_hero("move = 2", "move = 2\nmove = 3", "ana.toml:3:1: not valid TOML: duplicate key");
}

#[test]
fn an_unknown_key_with_a_near_one() {
    check_hero(
        "move = 2",
        "move = 2\nabilty = \"\"",
        "ana.toml:3:1: `abilty` is not a key here; did you mean `ability`?",
    );
    check_hero("boost = 2", "bost = 2", "ana.toml:19:1: `bost` is not a key here; did you mean `boost`?");
    check_board(
        "start = 2",
        "strat = 2",
        r#"
yard.toml:31:1: `strat` is not a key here; did you mean `start`?
yard.toml:10:1: starting spaces are numbered from 1 without gaps, and there are at least 2
"#,
    );
}

#[test]
fn an_unknown_key_far_from_all() {
    check_items(
        "value = 2",
        "value = 2\nweight = 10",
        "items.toml:5:1: `weight` is not a key here; the keys are kind, motif, name, set, value",
    );
    check_case(
        "closed = \"gate\"",
        "closed = \"gate\"\nweather = \"rain\"",
        "case.toml:4: A case: cannot be loaded: `weather` is not a key here; the keys are actions, board, cards, case, closed, error, first_turn, hero, mode, name, player, rules, script, setup, switches, turn",
    );
}

#[test]
fn items_have_names_of_their_own_and_pictures_that_there_are() {
    check_items("\"Bandage\"", "\"bucket\"", "items.toml:6:8: another item of this file is called `bucket`, too");
    check_items("value = 2", "value = 2\nmotif = \"broadsword\"", "fine");
    check_items(
        "value = 2",
        "value = 2\nmotif = \"broadswort\"",
        "items.toml:5:9: there is no picture `broadswort`; did you mean `broadsword`?",
    );
}

#[test]
fn the_wrong_type() {
    check_hero("move = 2", "move = \"2\"", "ana.toml:2:8: `move` must be a whole number, not a text");
    check_hero(
        "name = \"Plan\"",
        "name = 5",
        r#"
ana.toml:23:8: `name` must be a text, not a whole number
ana.toml:1:1: a card has an empty name
"#,
    );
    check_hero("count = 2", "count = 2.5", "ana.toml:13:9: `count` must be a whole number, not a fraction");
    check_hero("user = \"Guard\"", "user = [\"Guard\"]", "ana.toml:20:8: `user` must be a text, not a list");
    check_board(
        "lines = [\"a-b-c\", \"c-d\"]",
        "lines = \"a-b-c-d\"",
        r#"
yard.toml:5:9: `lines` must be a list of texts, not a text
yard.toml:34:10: there is no line `a-b`
"#,
    );
    check_board(
        "zones = [\"red\"]\nstart = 2",
        "zones = [1]\nstart = 2",
        r#"
yard.toml:30:10: `zones` holds texts, not a whole number
yard.toml:26:1: space `d` is in no zone
"#,
    );
    check_case(
        "hand = [\"Feint\"]",
        "hand = \"Feint\"",
        "case.toml:11: A case: cannot be loaded: `hand` must be a list of texts, not a text",
    );
}

#[test]
fn a_number_out_of_its_range() {
    check_hero("health = 10", "health = 100", "ana.toml:7:10: `health` must be from 1 to 99");
    check_hero("boost = 1", "boost = -1", "ana.toml:25:9: `boost` must be from 0 to 20");
    check_hero("value = 3", "value = 99999999999999999999", "ana.toml:18:9: `value` must be from 0 to 30");
}

#[test]
fn what_is_missing() {
    check_hero(
        "name = \"Ana\"\nmove = 2",
        "",
        r#"
ana.toml:1:1: `name` is missing
ana.toml:1:1: `move` is missing
"#,
    );
    check_hero(
        "attack = \"melee\"\nhealth = 10",
        "",
        r#"
ana.toml:3:1: `attack` is missing
ana.toml:3:1: `health` is missing
"#,
    );
    check_hero("value = 3\n", "", "ana.toml:14:1: `value` is missing: a card of type attack has one");
    check_hero(
        "role = \"hero\"",
        "role = \"sidekick\"",
        r#"ana.toml:3:1: a hero file needs at least one fighter with role "hero""#,
    );
    check_board("width = 100\n", "", "yard.toml:1:1: `width` is missing");
    check_items(
        "scheme = \"Your fighter recovers 2 health.\"",
        "",
        r#"
items.toml:5:1: `scheme` is missing
items.toml:5:1: there is no text
error: there is no text
  leave the key out, or say what happens
"#,
    );
    check_case("name = \"A case\"\n", "", "case.toml:1: : cannot be loaded: `name` is missing");
}

#[test]
fn an_empty_file() {
    same(
        &told(parse_hero("empty.toml", "")),
        r#"
empty.toml:1:1: `name` is missing
empty.toml:1:1: `move` is missing
empty.toml:1:1: a hero file needs at least one fighter with role "hero"
empty.toml:1:1: a hero needs cards
"#,
    );
    same(
        &told(parse_board("empty.toml", "")),
        r#"
empty.toml:1:1: `name` is missing
empty.toml:1:1: `width` is missing
empty.toml:1:1: `height` is missing
empty.toml:1:1: `radius` is missing
empty.toml:1:1: starting spaces are numbered from 1 without gaps, and there are at least 2
"#,
    );
    same(&told(parse_items("empty.toml", "")), "fine");
}

#[test]
fn a_word_that_is_none_of_the_few() {
    check_hero(
        "type = \"scheme\"",
        "type = \"spell\"",
        "ana.toml:24:8: `type` cannot be `spell`; it is attack, defense, versatile, scheme",
    );
    check_board(
        "pattern = \"dots\"",
        "pattern = \"stars\"",
        "yard.toml:9:11: `pattern` cannot be `stars`; it is dots, lines, grid, waves, zigzag, crosses, rings, checks, diagonal, triangles, bricks, plus",
    );
}

#[test]
fn two_problems_are_both_told() {
    check_hero(
        "boost = 2\nuser = \"Guard\"",
        "boost = 200\nuser = \"Gard\"",
        r#"
ana.toml:19:9: `boost` must be from 0 to 20
ana.toml:20:8: `Gard` is not a fighter of this hero; did you mean `Guard`?
"#,
    );
}

// ── heroes ──

#[test]
fn names_that_are_there_already() {
    check_hero(
        "name = \"Guard\"",
        "name = \"ana\"",
        r#"
ana.toml:9:8: there is a fighter `ana` already; two of one name need `with`, each another value of one state that is chosen at setup, and never both of them
ana.toml:20:8: `Guard` is not a fighter of this hero; its fighters are Ana, ana
"#,
    );
    check_hero(
        "name = \"Plan\"",
        "name = \"STRIKE\"",
        r#"
ana.toml:23:8: there is a card `STRIKE` already; raise its `count` or give a `variant`
"#,
    );
    // By the letters of any language, and whichever apostrophe is written.
    let accented = HERO.replace("\"Strike\"", "\"Élan's Strike\"").replace("\"Plan\"", "\"ÉLAN’S STRIKE\"");
    same(
        &told(parse_hero("ana.toml", accented.trim_start())),
        "\nana.toml:23:8: there is a card `ÉLAN’S STRIKE` already; raise its `count` or give a `variant`\n",
    );
}

#[test]
fn names_that_cannot_be_written() {
    // Quotes in a card's name come in pairs, and do not make it another one.
    let quoted = HERO.replace("name = \"Plan\"", "name = '\"E\" Plan'");
    same(&told(parse_hero("ana.toml", quoted.trim_start())), "fine");
    check_hero(
        "name = \"Plan\"",
        "name = 'The \"Plan'",
        "ana.toml:23:8: a card's name has no line breaks, `|`, `>` or `#`, quotes only in pairs, and no blanks at its ends or in a row",
    );
    check_hero(
        "name = \"Plan\"",
        "name = '\"Strike\"'",
        "ana.toml:23:8: there is a card `\"Strike\"` already; raise its `count` or give a `variant`",
    );
    check_hero(
        "name = \"Guard\"",
        "name = '\"Guard\"'",
        r#"
ana.toml:9:8: a name has no line breaks, quotes, `|`, `>` or `#`, and no blanks at its ends or in a row
ana.toml:20:8: `Guard` is not a fighter of this hero; did you mean `"Guard"`?
"#,
    );
    check_hero(
        "name = \"Plan\"",
        "name = \"Plan > B\"",
        "ana.toml:23:8: a card's name has no line breaks, `|`, `>` or `#`, quotes only in pairs, and no blanks at its ends or in a row",
    );
    check_hero(
        "name = \"Guard\"",
        "name = \"your fighter\"",
        r#"
ana.toml:20:8: `Guard` is not a fighter of this hero; its fighters are Ana, your fighter
ana.toml:1:1: a fighter cannot be called `your fighter`: the card language needs these words; add a word to the name, or take another one
"#,
    );
    check_hero(
        "name = \"Plan\"",
        "name = \" Plan\"",
        r#"
ana.toml:23:8: a card's name has no line breaks, `|`, `>` or `#`, quotes only in pairs, and no blanks at its ends or in a row
ana.toml:1:1: the card ` Plan` has stray blanks in its name
"#,
    );
}

#[test]
fn an_unknown_user() {
    check_hero(
        "user = \"Guard\"",
        "user = \"Gaurd\"",
        "ana.toml:20:8: `Gaurd` is not a fighter of this hero; did you mean `Guard`?",
    );
    check_hero(
        "user = \"Guard\"",
        "user = \"Dragon\"",
        "ana.toml:20:8: `Dragon` is not a fighter of this hero; its fighters are Ana, Guard",
    );
}

#[test]
fn a_deck_beyond_the_limit() {
    check_hero("count = 3", "count = 40", "ana.toml:14:1: a deck of 41 cards; the engine holds 40");
    check_hero("count = 3", "count = 41", "ana.toml:16:9: `count` must be from 1 to 40");
}

#[test]
fn too_many_fighters() {
    check_hero("count = 2", "count = 10", "ana.toml:13:9: `count` must be from 1 to 9");
    check_hero(
        "health = 1\ncount = 2",
        "health = 1\ncount = 9\n[[fighter]]\nname = \"Page\"\nrole = \"sidekick\"\nattack = \"melee\"\nhealth = 1",
        "ana.toml:3:1: 11 fighters; a seat can have 10",
    );
}

#[test]
fn too_many_kinds_of_cards() {
    let more: String =
        (0..63).map(|n| format!("[[card]]\nname = \"Card {n}\"\ntype = \"defense\"\nvalue = 1\n")).collect();
    let text = format!("{HERO}{more}");
    same(
        &told(parse_hero("ana.toml", text.trim_start())),
        r#"
ana.toml:14:1: 65 different cards; the engine holds 64
ana.toml:14:1: a deck of 67 cards; the engine holds 40
"#,
    );
}

#[test]
fn too_many_counters_and_states() {
    let counter = |name: &str| format!("[[counter]]\nname = \"{name}\"\nmax = 3\n");
    let text = format!("{HERO}{}{}{}", counter("Rage"), counter("Luck"), counter("Gold"));
    same(&told(parse_hero("ana.toml", text.trim_start())), "ana.toml:27:1: 3 counters; a hero can have 2");
    let text = format!("{HERO}[[state]]\nname = \"size\"\nvalues = [\"big\"]\n");
    same(&told(parse_hero("ana.toml", text.trim_start())), "ana.toml:29:10: a state has 2 to 8 `values`");
}

#[test]
fn a_typo_in_a_text() {
    check_hero(
        "Draw 1 card.",
        "Drew 1 card.",
        r#"
ana.toml:26:11: `Drew` is not a verb of the card language
error: `Drew` is not a verb of the card language
  Drew 1 card.
  ^^^^ did you mean `Draw`?
"#,
    );
    check_hero(
        "If you won, draw 2 cards.",
        "If you won, draw 2 carts.",
        r#"
ana.toml:21:29: `carts` cannot stand here
error: `carts` cannot stand here
  If you won, draw 2 carts.
                     ^^^^^ did you mean `cards`?
"#,
    );
    check_items(
        "Your fighter recovers 2 health.",
        "Your fighter recover 2 helth.",
        r#"
items.toml:8:24: `recover` cannot stand here
error: `recover` cannot stand here
  Your fighter recover 2 helth.
               ^^^^^^^ did you mean `recovers`?
"#,
    );
}

#[test]
fn a_text_under_the_wrong_key() {
    check_hero(
        "scheme = \"Draw 1 card.\"",
        "after = \"Draw 1 card.\"",
        "ana.toml:26:9: a card of type scheme has no text under `after`",
    );
    check_hero(
        "scheme = \"Draw 1 card.\"",
        "scheme = \"If you won, draw 1 card.\"",
        r#"
ana.toml:26:14: `you won` has no meaning under `scheme`: no combat is decided yet
error: `you won` has no meaning under `scheme`: no combat is decided yet
  If you won, draw 1 card.
     ^^^^^^^ `after` is the key for it
"#,
    );
}

#[test]
fn a_second_life_for_nobody() {
    let text = format!("{HERO}[second_life]\nfighter = \"Anna\"\nhealth = 5\n");
    same(
        &told(parse_hero("ana.toml", text.trim_start())),
        "ana.toml:28:11: `Anna` is not a fighter of this hero; did you mean `Ana`?",
    );
    let text = format!("{HERO}[second_life]\nfighter = \"Guard\"\nhealth = 5\n");
    same(&told(parse_hero("ana.toml", text.trim_start())), "ana.toml:28:11: only a hero can have a second life");
}

#[test]
fn looks_that_cannot_be_shown() {
    let check = |look: &str, expected: &str| {
        let text = format!("{HERO}[look]\n{look}\n");
        same(&told(parse_hero("ana.toml", text.trim_start())), expected);
    };
    check("palette = [\"#e9c45e\", \"#4a2f08\"]\nemblem = \"crown\"", "fine");
    check("palette = [\"#e9c45e\", \"brown\"]", "ana.toml:28:23: a color is written `#RRGGBB`");
    check("palette = [\"#e9c45e\"]", "ana.toml:28:11: a `palette` is two colors, a light one and a deep one");
    let deep = "ana.toml:28:23: the second color of a palette is a deep one, on which white is easily read";
    check("palette = [\"#4a2f08\", \"#e9c45e\"]", deep);
    check("palette = [\"#5a3f18\", \"#4a2f08\"]", "ana.toml:28:23: the two colors of a palette are too alike");
    check("emblem = \"crwn\"", "ana.toml:28:10: there is no picture `crwn`; did you mean `crown`?");
    check("emblems = \"crown\"", "ana.toml:28:1: `emblems` is not a key here; did you mean `emblem`?");
    check_hero("boost = 2\n", "boost = 2\nmotif = 3\n", "ana.toml:20:9: `motif` must be a text, not a whole number");
}

// ── boards ──

#[test]
fn a_place_that_cannot_be_drawn() {
    let text = BOARD.replacen("name = \"Yard\"", "name = \"Yard\"\nplace = \"moon\"", 1);
    let told = told(parse_board("yard.toml", text.trim_start()));
    same(&told, "yard.toml:2:9: `place` cannot be `moon`; it is sea, garden, hall, mine, city, pier");
}

#[test]
fn spaces_that_are_there_already() {
    check_board(
        "id = \"b\"",
        "id = \"A\"",
        r#"
yard.toml:17:6: there is a space `A` already
yard.toml:5:10: there is no space `b`; there are: a, A, c, d
yard.toml:34:10: there is no space `b`; there are: a, A, c, d
"#,
    );
}

#[test]
fn a_line_to_nowhere() {
    check_board("\"c-d\"", "\"c-e\"", "yard.toml:5:19: there is no space `e`; there are: a, b, c, d");
    check_board("\"c-d\"", "\"c-d\", \"d-d\"", "yard.toml:5:26: `d` cannot be joined with itself");
    check_board("lines = [\"a-b\"]", "lines = [\"a-d\"]", "yard.toml:34:10: there is no line `a-d`");
}

#[test]
fn a_space_that_cannot_be_reached() {
    check_board("\"a-b-c\", \"c-d\"", "\"a-b-c\"", "yard.toml:5:9: space `d` cannot be reached from `a`");
}

#[test]
fn zones() {
    check_board(
        "zones = [\"red\"]\nstart = 2",
        "zones = [\"rot\"]\nstart = 2",
        r#"
yard.toml:30:10: there is no zone `rot`; there are: red
yard.toml:26:1: space `d` is in no zone
"#,
    );
    check_board("color = \"#aa0000\"", "color = \"red\"", "yard.toml:8:9: a color is written `#RRGGBB`");
    check_board(
        "[[space]]\nid = \"a\"",
        "[[zone]]\nname = \"red\"\ncolor = \"#aa0000\"\npattern = \"dots\"\n[[space]]\nid = \"a\"",
        r#"
yard.toml:11:8: there is a zone `red` already
yard.toml:13:11: another zone has the pattern `dots` already
"#,
    );
}

#[test]
fn starting_spaces() {
    check_board(
        "start = 2",
        "start = 3",
        "yard.toml:10:1: starting spaces are numbered from 1 without gaps, and there are at least 2",
    );
    check_board(
        "start = 2",
        "start = 1",
        r#"
yard.toml:31:9: there is a starting space 1 already
yard.toml:10:1: starting spaces are numbered from 1 without gaps, and there are at least 2
"#,
    );
    check_board(
        "start = 2",
        "start = 5",
        r#"
yard.toml:31:9: `start` must be from 1 to 4
yard.toml:10:1: starting spaces are numbered from 1 without gaps, and there are at least 2
"#,
    );
}

#[test]
fn too_many_spaces() {
    let more: String =
        (0..61).map(|n| format!("[[space]]\nid = \"e{n}\"\nx = 1\ny = 1\nzones = [\"red\"]\n")).collect();
    let text = BOARD.replace("[[door]]", &format!("{more}[[door]]"));
    same(&told(parse_board("yard.toml", text.trim_start())), "yard.toml:1:1: 65 spaces; the engine holds 64");
}

#[test]
fn too_many_doors() {
    let more: String = (0..4).map(|n| format!("[[door]]\nname = \"door {n}\"\nlines = [\"a-b\"]\n")).collect();
    same(
        &told(parse_board("yard.toml", format!("{BOARD}{more}").trim_start())),
        "yard.toml:1:1: 5 doors; the engine holds 4",
    );
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
    check_case(
        "hero = \"Medusa\"",
        "hero = \"Medsua\"",
        "case.toml:5: A case: cannot be loaded: there is no hero `Medsua`; did you mean `Medusa`?",
    );
    check_case(
        "\"Gaze of Stone\"",
        "\"Gaze of Stones\"",
        "case.toml:7: A case: cannot be loaded: Medusa has no card `Gaze of Stones`; did you mean `Gaze of Stone`?",
    );
    check_case(
        "Medusa = \"s1\"",
        "Medusa = \"s9\"",
        "case.toml:6: A case: cannot be loaded: there is no space `s9`; did you mean `s1`?",
    );
    check_case(
        "\"Harpy 1\" = \"s2\"",
        "\"Harpy 7\" = \"s2\"",
        "case.toml:6: A case: cannot be loaded: Medusa has no fighter `Harpy 7`; did you mean `Harpy 1`?",
    );
    check_case(
        "closed = \"gate\"",
        "closed = \"gait\"",
        "case.toml:3: A case: cannot be loaded: there is no door `gait`; did you mean `gate`?",
    );
    check_case(
        "doors = \"gate:s2-s3\"",
        "doors = \"gate:s2-s3\", items = \"s2=Fire Hydrent\"",
        "case.toml:2: A case: cannot be loaded: there is no item `Fire Hydrent`; did you mean `Fire Hydrant`?",
    );
}

#[test]
fn places_in_a_case() {
    check_case(
        "\"King Arthur\" = \"s4\"",
        "\"King Arthur\" = \"s1\"",
        "case.toml:1: A case: cannot be loaded: too many fighters on s1",
    );
}

#[test]
fn too_many_cards_in_a_case() {
    let hand = vec!["\"Feint\""; 43].join(", ");
    check_case(
        "hand = [\"Feint\"]",
        &format!("hand = [{hand}]"),
        "case.toml:8: A case: cannot be loaded: more than 42 cards",
    );
}

#[test]
fn a_script_that_does_not_hold() {
    check_case("= hand 1 1", "= hand 1 2", "case.toml:15: A case: `= hand 1 2`: it is 1");
    check_case(
        "= hand 1 1",
        "1: attack Medusa > Arthur",
        "case.toml:15: A case: `1: attack Medusa > Arthur`: `attack Medusa > Arthur` is not offered; the options are: boost Gaze of Stone | no boost",
    );
    check_case("= hand 1 1", "3: maneuver", "case.toml:15: A case: `3: maneuver`: there is no such seat");
    check_case(
        "= hand 1 1",
        "= weather rain",
        "case.toml:15: A case: `= weather rain`: this is not a fact that can be asked for",
    );
}

// ── setting up ──

#[test]
fn unknown_names_in_a_setup() {
    let content = Content::built_in().expect("the built-in content is sound");
    let check = |board: &str, heroes: &[&str], mode: Mode, expected: &str| {
        let told =
            content.set_up(board, heroes, mode, Switches::default()).map_or_else(|e| e.to_string(), |_| "fine".into());
        same(&told, expected);
    };
    check("sarpedon", &["medusa", "ALICE"], Mode::Duel, "fine");
    check("Sarpedn", &["Medusa", "Alice"], Mode::Duel, "there is no board `Sarpedn`; did you mean `Sarpedon`?");
    check("Sarpedon", &["Medusa", "Alise"], Mode::Duel, "there is no hero `Alise`; did you mean `Alice`?");
    check("Sarpedon", &["Medusa"], Mode::Duel, "a game of mode duel needs 2 heroes, not 1");
    same(
        &content.item("Mapp").map_or_else(|error| error.to_string(), |item| item.name.clone()),
        "there is no item `Mapp`; did you mean `Map`?",
    );
}

#[test]
fn more_steps_than_can_be_counted() {
    let text = "Draw 1 card. ".repeat(315);
    let card = |index: usize| {
        let texts: Vec<String> = ["immediately", "during", "after", "boosted"]
            .iter()
            .map(|key| format!("{key} = \"{}\"", text.trim()))
            .collect();
        format!("[[card]]\nname = \"C{index}\"\ntype = \"attack\"\nvalue = 1\n{}\n", texts.join("\n"))
    };
    let head = &HERO[..HERO.find("[[card]]").expect("cards")];
    let hero = |cards: usize| format!("{head}{}", (0..cards).map(card).collect::<String>());
    assert_eq!(told(parse_hero("ana.toml", hero(40).trim_start())), "fine");
    let many = hero(53);
    let expected = "the texts make programs of 66993 steps in all; the engine counts 65535";
    let found = told(parse_hero("ana.toml", many.trim_start()));
    assert!(found.contains(expected), "{found}");
}

#[test]
fn more_tokens_than_a_match_can_hold() {
    let item = |index: usize| format!("[[item]]\nname = \"I{index}\"\nkind = \"combat\"\nvalue = 1\n");
    let items: String = (0..=MAX_TOKENS).map(item).collect();
    let folder = Folder::new("tokens", &[("items/many.toml", &items)]);
    let content = folder.load().expect("the folder is fine");
    let mut switches = Switches::default();
    let set_up = |switches| {
        let m = content.set_up("Navy Pier", &["Medusa", "Alice"], Mode::Duel, switches);
        m.map_or_else(|error| error.to_string(), |m| format!("{} tokens", m.items.len()))
    };
    assert_eq!(set_up(switches), "6 tokens");
    switches.set("item_pool", "AllSets").expect("a known switch");
    assert_eq!(set_up(switches), "77 item tokens are to be drawn from; a match can hold 64");
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
    assert!(after.board("Yard").is_ok() && after.item("Bucket").is_ok());
    assert!(after.set_up("Sarpedon", &["Ana", "Medusa"], Mode::Duel, Switches::default()).is_ok());
}

#[test]
fn one_bad_file_spoils_the_folder() {
    let spoiled = HERO.replace("health = 10", "health = 0");
    let folder = Folder::new(
        "spoiled",
        &[("heroes/ana.toml", HERO), ("heroes/bea.toml", &spoiled), ("items/x.toml", "[[item]]")],
    );
    same(
        &folder.load().expect_err("a file is bad"),
        r#"
heroes/bea.toml:8:10: `health` must be from 1 to 99
items/x.toml:1:1: `name` is missing
items/x.toml:1:1: `kind` is missing
items/x.toml:1:1: `value` is missing
"#,
    );
}

#[test]
fn a_board_with_an_item_that_nobody_defines() {
    let board = BOARD.replace("[[zone]]", "items = [\"Ladder\"]\n[[zone]]");
    let folder = Folder::new("item", &[("boards/yard.toml", &board)]);
    same(
        &folder.load().expect_err("the item is unknown"),
        "Yard:1:1: Yard has the item `Ladder`, which no item file defines",
    );
}

#[test]
fn boards_go_by_other_names() {
    let content = Content::built_in().expect("the built-in content is sound");
    for (name, meant) in [
        ("Heorot", "Heorot"),
        ("map VII", "Heorot"),
        ("King Solomon's Tomb", "King Solomon's Mine"),
        ("MAP IX", "King Solomon's Mine"),
    ] {
        assert_eq!(content.board(name).expect("it goes by that name").name, meant);
        let m = content.set_up(name, &["Medusa", "Alice"], Mode::Duel, Switches::default()).expect("they can play");
        assert_eq!(Record::new(&m, 1).board, meant, "a record keeps the name of the board itself");
    }
}

#[test]
fn two_boards_cannot_go_by_one_name() {
    let named =
        |name: &str, aka: &str| BOARD.replace("name = \"Yard\"", &format!("name = \"{name}\"\naka = [\"{aka}\"]"));
    let folder = Folder::new("aka", &[("boards/yard.toml", &named("Yard", "map vii"))]);
    same(
        &folder.load().expect_err("the name is taken"),
        "Heorot:1:1: Heorot goes by `Map VII`, and so does Yard\nYard:1:1: Yard goes by `map vii`, and so does Heorot",
    );
    let folder = Folder::new("aka-name", &[("boards/yard.toml", &named("Yard", "Sarpedon"))]);
    same(&folder.load().expect_err("the name is taken"), "Yard:1:1: Yard goes by `Sarpedon`, and so does Sarpedon");
}

#[test]
fn a_folder_that_is_none() {
    let content = || Content::built_in().expect("the built-in content is sound");
    let told = content().with_folder(Path::new("no/such/folder")).expect_err("it is not there");
    assert!(matches!(told, ContentError::Read { .. }));
    same(&told.to_string(), "cannot read no/such/folder: it is not a folder");
    let folder = Folder::new("bytes", &[]);
    fs::create_dir_all(folder.0.join("heroes")).expect("a folder");
    fs::write(folder.0.join("heroes/ana.toml"), [0xff, 0xfe, 0x00]).expect("a file");
    same(&folder.load().expect_err("it is no text"), "cannot read heroes/ana.toml: stream did not contain valid UTF-8");
    let empty = Folder::new("empty", &[]);
    assert!(empty.load().is_ok());
}
