//! What a person at the terminal can read, and how what they type is taken.

#[cfg(target_os = "linux")]
use std::io::Write;
#[cfg(target_os = "linux")]
use std::process::{Command, Stdio};

use peerless_content::Content;

use crate::{Folder, peerless, peerless_in, peerless_with};

const DUEL: [&str; 7] = ["play", "--heroes", "King Arthur,Medusa", "--board", "Sarpedon", "--seed", "7"];

/// A hero with one kind of card, `count` of them.
fn hero_of_one_card(count: usize) -> String {
    format!(
        "name = \"Solo\"\nmove = 2\n\
         fighter = [{{ name = \"Solo\", role = \"hero\", attack = \"melee\", health = 14 }}]\n\
         card = [{{ name = \"Feint\", count = {count}, type = \"versatile\", value = 2, boost = 1 }}]\n"
    )
}

// ── what can be read ──

#[test]
fn abilities_ranges_and_decks_can_be_read_during_play() {
    let run = peerless_with(&DUEL, "1\nhero\nhero medu\nhero Nobody\nquit\n").code(0);
    let run = run.says("Ability: When King Arthur attacks, you may commit a card");
    let run = run.says("  Medusa: hero, ranged, health 16\n").says("  3 Harpies: sidekick, melee, health 1\n");
    let run = run.says("Deck, 30 cards\n").says("there is no hero `Nobody`; there are: King Arthur, Medusa");
    // All heroes in brief, then the one asked for with its deck.
    assert_eq!(run.out.matches("3 Harpies: sidekick").count(), 2, "{}", run.out);
    assert_eq!(run.out.matches("Deck, 30 cards\n").count(), 1, "{}", run.out);
    let asked = peerless_with(&DUEL, "1\n?\nquit\n").code(0);
    asked.says("King Arthur: King Arthur melee, Merlin ranged. When King Arthur attacks, you may commit a card");
}

#[test]
fn the_symbol_in_the_basket_can_be_read() {
    let args = ["play", "--heroes", "Little Red,Medusa", "--board", "Sarpedon", "--seed", "3"];
    let run = peerless_with(&args, &("hero red\n".to_owned() + &"1\n".repeat(8) + "?\nquit\n")).code(0);
    let run = run.says("Basket symbols: ").says("Basket: wild, any symbol");
    // After cards have been discarded the basket shows what lies on top.
    let content = Content::built_in().unwrap();
    let symbols = &content.hero("Little Red Riding Hood").unwrap().symbols;
    let shown = symbols.iter().any(|symbol| run.out.contains(&format!("Basket: {symbol}")));
    assert!(shown, "{}", run.out);
}

#[test]
fn equal_cards_are_shown_with_their_number() {
    let folder = Folder::new();
    folder.write("heroes/solo.toml", &hero_of_one_card(30));
    let args = ["play", "--content", &folder.arg(""), "--heroes", "Solo,Medusa", "--board", "Sarpedon", "--seed", "1"];
    let run = peerless_with(&args, "maneuver\n1\n1\ndiscard\nquit\n").code(0);
    let run = run.says("  Feint ×5: versatile 2, boost 1.\n");
    run.says("boost Feint ×6 (plus 1)");
}

#[test]
fn a_maneuver_with_an_empty_deck_warns_of_the_damage() {
    const WARNING: &str = "Your deck is empty: instead of drawing, each of your fighters takes 2 damage.";
    let folder = Folder::new();
    folder.write("heroes/solo.toml", &hero_of_one_card(6));
    let args = ["play", "--content", &folder.arg(""), "--heroes", "Solo,Medusa", "--board", "Sarpedon", "--seed", "1"];
    let run = peerless_with(&args, "quit\n").code(0);
    assert!(!run.out.contains(WARNING), "one card is left:\n{}", run.out);
    let run = peerless_with(&args, "maneuver\nno boost\ndone\nquit\n").code(0);
    run.says(WARNING);
}

#[test]
fn placing_instead_of_moving_says_what_differs() {
    let args = ["play", "--heroes", "Houdini,Medusa", "--board", "Marmoreal", "--seed", "2"];
    let run = peerless_with(&args, "1\nmaneuver\n1\noptions\nquit\n").code(0);
    let run = run.says("or place Houdini instead of moving: straight there, past everybody, on\n");
    let placed: Vec<&str> = run.out.lines().filter(|line| line.contains(". place Houdini ")).collect();
    assert!(!placed.is_empty(), "{}", run.out);
    assert!(placed.iter().all(|line| line.ends_with("put straight there instead of moving)")), "{placed:#?}");
    // Where a fighter can only be placed, as at the beginning, there is nothing to tell apart.
    assert!(!run.out.lines().any(|line| line.contains("place Bess") && line.contains("instead of moving")));
}

#[test]
fn the_opening_and_the_log_read_as_sentences() {
    let run = peerless(&["play", "--mode", "teams", "--seed", "4", "--seats", "random,random,random,random"]).code(0);
    let run = run.says("A game of two teams on ");
    assert!(!run.out.contains("A teams"), "{}", run.out);
    for seed in ["1", "2", "3"] {
        let run = peerless(&["play", "--seed", seed, "--seats", "greedy,greedy"]).code(0);
        assert!(!run.out.to_lowercase().contains("the effect of your ability resolves"), "{}", run.out);
    }
}

// ── the map ──

/// The lines between the name of the board and the legend.
fn map_of(out: &str, board: &str) -> Vec<String> {
    let lines = out.lines().skip_while(|line| !line.starts_with("> map")).skip(1);
    let mut lines = lines.map(str::to_owned);
    assert_eq!(lines.next().as_deref(), Some(board));
    lines.take_while(|line| line != "Zones").collect()
}

#[test]
fn every_board_is_drawn_at_both_widths_with_every_space_legible() {
    let content = Content::built_in().unwrap();
    assert_eq!(content.boards.len(), 6);
    for board in &content.boards {
        for width in [80, 120] {
            let args = ["play", "--heroes", "Medusa,Alice", "--board", &board.name, "--seed", "1"];
            let run = peerless_with(&args, &format!("map {width}\nboard\nquit\n")).code(0);
            let map = map_of(&run.out, &board.name);
            let widest = map.iter().map(|line| line.chars().count()).max().unwrap();
            assert!(widest <= width && widest > width - 10, "{} is {widest} wide", board.name);
            let drawn = map.join("\n");
            let here = |name: &str| drawn.split(['·', ' ', '\n', '#', '=', '*', '@']).any(|word| word == name);
            for space in &board.spaces {
                // A space is seen by its name, or by the fighter on it.
                let line = run.out.lines().find(|line| line.starts_with(&format!("  {}: ", space.id))).unwrap();
                match line.split_once("here: ") {
                    None => assert!(here(&space.id), "{} of {} is not in:\n{drawn}", space.id, board.name),
                    Some((_, fighter)) => {
                        let letter = &fighter.trim_start_matches("The ")[..1];
                        let seat = if fighter.starts_with("Alice") || fighter.contains("Jabber") { 2 } else { 1 };
                        assert!(drawn.contains(&format!("[{seat}{letter}")), "{fighter} is not in:\n{drawn}");
                    }
                }
            }
            // The names stand where the board has them: left of each other, below each other.
            let place = |id: &str| {
                let row = map.iter().position(|line| line.contains(id))?;
                Some((map[row].chars().collect::<String>().find(id)?, row))
            };
            for (a, b) in board.lines.iter().map(|&(a, b)| (&board.spaces[a.index()], &board.spaces[b.index()])) {
                if let (Some(one), Some(other)) = (place(&a.id), place(&b.id)) {
                    assert!(a.y + 40 > b.y || one.1 < other.1, "{} and {} of {}", a.id, b.id, board.name);
                }
            }
            for zone in &board.zones {
                assert!(run.out.contains(&format!(" {}", zone.name)), "{}", zone.name);
            }
        }
    }
}

#[test]
fn the_map_shows_fighters_doors_passages_and_items() {
    let map = |board: &str, input: &str| {
        let args = ["play", "--heroes", "Medusa,Alice", "--board", board, "--seed", "1"];
        peerless_with(&args, &format!("1\n1\n1\n{input}quit\n")).code(0)
    };
    let run = map("Heorot", "map\n");
    let run = run.says("= open door").says("1M Medusa E").says("2A Alice E").says("1H1 Harpy 1 E");
    let drawn = map_of(&run.out, "Heorot").join("\n");
    assert!(drawn.contains('=') && drawn.contains("[1M]") && drawn.contains("[1H1]"), "{drawn}");
    let drawn =
        map_of(&map("King Solomon's Mine", "map\n").says("@ secret passage").out, "King Solomon's Mine").join("\n");
    assert!(drawn.contains('@'), "{drawn}");
    let drawn = map_of(&map("Navy Pier", "map\n").says("* item").out, "Navy Pier").join("\n");
    assert!(drawn.contains('*'), "{drawn}");
    map("Heorot", "map 30\n").says("`map`, or `map` and a width from 80 to 120");
}

#[test]
fn the_tokens_of_all_sets_can_be_mixed() {
    let folder = Folder::new();
    let path = folder.arg("a.game");
    let args = ["play", "--heroes", "Medusa,Alice", "--board", "Navy Pier", "--seed", "1", "--save", &path];
    let items = |more: &[&str]| {
        let run = peerless_with(&[args.as_slice(), more].concat(), "1\n1\n1\nlook\nquit\n").code(0);
        let lines = run.out.lines().rev().skip_while(|line| !line.starts_with("Medusa: ") && !line.contains(": at N"));
        lines.filter(|line| line.contains(": at N")).map(str::to_owned).collect::<Vec<_>>()
    };
    let (own, mixed) = (items(&[]), items(&["--switch", "item_pool=AllSets"]));
    assert!(!own.is_empty() && own != mixed, "{own:#?}\n{mixed:#?}");
    assert!(folder.read("a.game").contains("switch item_pool AllSets\n"));
}

// ── what is typed ──

#[test]
fn a_refused_attack_says_why() {
    let run =
        peerless_with(&DUEL, "1\nattack King Arthur > Medusa\nattack arthur medusa\nattack medusa\nquit\n").code(0);
    let reason = "Medusa is out of King Arthur’s range. (rule R10.3)\n";
    assert_eq!(run.out.matches(reason).count(), 3, "{}", run.out);
    let run = run.says("Medusa is out of Merlin’s range. (rule R10.3)\n");
    assert_eq!(run.out.matches("Medusa is out of Merlin’s range").count(), 1);
    let own = peerless_with(&DUEL, "1\nattack King Arthur > Merlin\nattack Medusa > Merlin\nquit\n").code(0);
    own.says("Merlin is on your side. (rule R10.1)").says("Medusa is not your fighter.");
}

#[test]
fn a_refused_move_or_card_says_why() {
    let input = "1\nmove Merlin S15\nplay Noble Sacrifice\nExcalibur\nmaneuver\nno boost\nmove Merlin S15\nattack Merlin > Medusa\nquit\n";
    let run = peerless_with(&DUEL, input).code(0);
    let run = run.says("Fighters move in a maneuver; choose to maneuver first. (rule R6.1)");
    let run = run.says("Excalibur is not in your hand.");
    run.says("Merlin may move 2; it would take ").says("That is not asked now; move a fighter.");
}

#[test]
fn parts_of_names_are_enough_on_the_command_line() {
    let play = |heroes: &str, board: &str| {
        peerless_with(&["play", "--heroes", heroes, "--board", board, "--seed", "1"], "quit\n")
    };
    let run = play("arthur,medu", "sarp").code(0).says("on Sarpedon").says("Seat 1: King Arthur, you");
    run.says("Seat 2: Medusa, ");
    play("arthr,medusa", "sarpedon").code(2).complains("there is no hero `arthr`; did you mean `King Arthur`?");
    play("s,medusa", "solomon").code(2).complains("`s` could be `Sinbad` and ");
    play("alice,medusa", "mar").code(0).says("on Marmoreal");
    peerless(&["explain", "arthur", "proph"]).code(0).says("Prophecy, 1 in the deck of King Arthur");
}

#[test]
fn a_name_alone_is_enough_where_only_one_option_has_it() {
    let run = peerless_with(&DUEL, "merlin S23\nProphecy\nquit\n").code(0);
    run.says("Merlin is placed on S23.").says("You play the scheme Prophecy");
    // A part of a space's name is not: it could be a slip.
    let run = peerless_with(&DUEL, "S2\nquit\n").code(0);
    run.says("`S2` is not an option now.");
    let run = peerless_with(&DUEL, "merlin\nquit\n").code(0);
    run.says("`merlin` could be ").says(". place Merlin ");
}

// ── languages ──

#[test]
fn a_whole_game_is_played_in_german_through_a_pipe() {
    let input = "hilfe\n?\nkarte\nspielplan\nheld\n1\nlage\nmanöver\nkeine verstärkung\nfertig\nablage\nverlauf 3\nzurück\nhelp\n"
        .to_owned()
        + &"1\n".repeat(2000);
    let args = [DUEL.as_slice(), &["--lang", "de"]].concat();
    let run = peerless_with(&args, &input).code(0);
    let run = run.says("Ein Duell auf Sarpedon, Startwert 7").says("Platz 1: King Arthur, du");
    let run = run.says("  lage (auch: look): die ganze Lage\n").says("Wähle eine Aktion, noch 2.");
    let run = run.says("Zug 1. Du bist am Zug, noch 2 Aktionen.").says("Zurückgenommen: fertig");
    let run = run.says("Leben 18/18, Nahkampf, auf S20, Zone blue, Nachbarfelder S10, S19, S21, S24, neben niemand");
    let run = run.says("Ergebnis: ").says("`speichern DATEI` behält das Spiel");
    assert_eq!(run.err, "");
    // Names, card texts, and the notation of results stay as they are; no other sentence is English.
    for word in
        ["Choose", "Your ", "turn,", "Seat ", " hand, ", "Rule ", "maneuver", "draws", "defends", "wins the", "attacks"]
    {
        let said = run.out.lines().find(|line| line.contains(word) && !is_card_text(line));
        assert_eq!(said, None, "`{word}`");
    }
}

/// Whether a line quotes the text of a card or an ability.
fn is_card_text(line: &str) -> bool {
    line.contains("combat: ") || line.contains("Fähigkeit") || line.contains("card") || line.contains("your ")
}

#[test]
fn the_language_is_asked_for_or_the_one_of_the_system() {
    let opening = |lang: &str, args: &[&str]| {
        let run = peerless_in(lang, &[DUEL.as_slice(), args].concat(), "quit\n").code(0);
        run.out.lines().next().unwrap().to_owned()
    };
    assert_eq!(opening("de_DE.UTF-8", &[]), "Ein Duell auf Sarpedon, Startwert 7");
    assert_eq!(opening("en_GB.UTF-8", &[]), "A duel on Sarpedon, seed 7");
    assert_eq!(opening("tlh", &[]), "A duel on Sarpedon, seed 7");
    assert_eq!(opening("de_DE.UTF-8", &["--lang", "en"]), "A duel on Sarpedon, seed 7");
    peerless(&["--lang", "tlh", "check"])
        .code(2)
        .complains("`tlh` is no language that is spoken here; there are: de, en");
}

#[test]
fn english_and_german_words_lead_to_the_same_game() {
    let folder = Folder::new();
    let play = |name: &str, lang: &str, input: &str| {
        let path = folder.arg(name);
        peerless_with(&[DUEL.as_slice(), &["--lang", lang, "--save", &path]].concat(), input).code(0);
        folder.read(name)
    };
    let english = play("a", "en", "place Merlin S23\nmaneuver\nno boost\ndone\nscheme Prophecy\nquit\n");
    let german = play("b", "de", "setze Merlin S23\nmanöver\nkeine verstärkung\nfertig\nplan Prophecy\nende\n");
    let mixed = play("c", "de", "place Merlin S23\nman\nno boost\ndone\nprophecy\nquit\n");
    assert!(english.ends_with("1 scheme Prophecy\n"), "{english}");
    assert_eq!(english, german);
    assert_eq!(english, mixed);
}

#[test]
fn a_record_is_told_and_refused_in_german() {
    let folder = Folder::new();
    let path = folder.arg("a.game");
    peerless_with(&[DUEL.as_slice(), &["--seats", "greedy,greedy", "--save", &path]].concat(), "").code(0);
    let run = peerless(&["replay", &path, "--lang", "de"]).code(0);
    run.says("King Arthur und Medusa auf Sarpedon, Duell, Startwert 7").says("Die Aufzeichnung stimmt: ");
    let changed = folder.read("a.game").replacen("1 place Merlin ", "1 place Merlin S99 # ", 1);
    let wrong = folder.write("b.game", &changed);
    peerless(&["replay", &wrong, "--lang", "de"]).code(2).complains("`place Merlin S99` geht hier nicht.");
    for (line, wrong, complaint) in [
        ("mode duel", "mode chess", "Zeile 3: `chess` ist kein Modus"),
        ("seed 7", "seed x", "Zeile 4: `x` ist kein Startwert"),
        ("seed 7", "seed 7\nswitch luck on", "Zeile 5: Es gibt keinen Schalter `luck`"),
        ("seed 7", "seed 7\nswitch win_check Never", "Zeile 5: Der Schalter `win_check` kann nicht `Never` sein"),
        ("seat 2 Medusa", "seat 2 Circe", "nennt den Helden „Circe“, den es hier nicht gibt"),
        ("board Sarpedon", "board Sarpeden", "Ist „Sarpedon“ gemeint?"),
    ] {
        let wrong = folder.write("c.game", &folder.read("a.game").replacen(line, wrong, 1));
        for command in [["replay", &wrong].as_slice(), &["play", "--resume", &wrong]] {
            peerless(&[command, &["--lang", "de"]].concat()).code(2).complains(complaint);
        }
    }
    let args = [DUEL.as_slice(), &["--lang", "de", "--switch", "luck=on"]].concat();
    peerless(&args).code(2).complains("Es gibt keinen Schalter „luck“");
    let run = peerless(&["review", &path, "--bot", "search:1", "--lang", "de"]).code(0);
    run.says("wie gut danach die Aussicht auf den Sieg ist").says("Platz 1, King Arthur: ");
}

// ── a real terminal ──

/// Runs the binary at a terminal of its own, which `script` of every Linux makes; gives all that came to the screen.
#[cfg(target_os = "linux")]
fn at_a_terminal(args: &[&str], input: &str) -> String {
    let quoted = args.iter().map(|arg| format!(" '{arg}'")).collect::<String>();
    let mut child = Command::new("script")
        .args(["-qec", &format!("{}{quoted}", env!("CARGO_BIN_EXE_peerless")), "/dev/null"])
        .env("LC_ALL", "C")
        .env("TERM", "xterm")
        .env("NO_COLOR", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    String::from_utf8_lossy(&child.wait_with_output().unwrap().stdout).into_owned()
}

#[test]
#[cfg(target_os = "linux")]
fn the_screen_and_its_past_are_cleared_when_another_takes_over() {
    const CLEAR: &str = "\u{1b}[H\u{1b}[2J\u{1b}[3J";
    let args = ["play", "--heroes", "King Arthur,Medusa", "--board", "Sarpedon", "--seed", "7"];
    let two = [args.as_slice(), &["--seats", "human,human"]].concat();
    let out = at_a_terminal(&two, "\n1\n\nquit\n");
    let (before, after) = out.split_once(CLEAR).unwrap_or_else(|| panic!("nothing is cleared:\n{out}"));
    assert!(before.contains("Noble Sacrifice"), "{before}");
    assert!(after.trim_start().starts_with("Over to seat 2, Medusa."), "{after}");
    assert!(!after.contains("Noble Sacrifice"), "{after}");
    // Alone at the screen there is nothing to hide.
    let alone = at_a_terminal(&args, "1\nquit\n");
    assert!(alone.contains("Your turn") && !alone.contains(CLEAR), "{alone}");
}

// ── heroes with rows, side decks, states to choose ──

/// What a game of two example heroes shows on these lines of input.
fn examples(heroes: &str, lang: &str, input: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/examples");
    let args = ["--lang", lang, "play", "--content", folder, "--heroes", heroes, "--board", "Sarpedon", "--seed", "3"];
    peerless_with(&args, &format!("{input}\nquit\n")).code(0).out
}

#[track_caller]
fn check_says(out: &str, wanted: &[&str]) {
    for text in wanted {
        assert!(out.contains(text), "`{text}` is not in:\n{out}");
    }
}

#[test]
fn a_row_is_shown_with_its_numbers_and_its_total() {
    let out = examples("Canto,Medusa", "en", "1\nhero Canto");
    let note = "High Note: attack 4, boost 3, number 5, Canto only. When the row is full: ";
    check_says(&out, &["Row Verse: full at 10, seen by all\n", note, "Verse 0 of 10.", "Songbook 0."]);
    // Symbols that spells need are no basket.
    assert!(!out.contains("Basket"), "{out}");
}

#[test]
fn the_cards_of_a_side_deck_stand_by_themselves_and_its_open_cards_are_summed_up() {
    let out = examples("Marda,Medusa", "en", "1\nhero Marda");
    let chain = "Winch\n  Chain: While it lies in play: Your move is 1 higher.\n";
    check_says(&out, &["Deck, 30 cards\n", chain, "; the others pay into it up to that\n"]);
    assert!(!out.contains("Chain: scheme"), "{out}");
    let out = examples("Vesper,Medusa", "en", &"1\n".repeat(30));
    check_says(&out, &["Your ability: Once more? Omens in play: sum "]);
    let (_, open) = out.split_once("In play: ").expect("an open card");
    let (cards, rest) = open.split_once(". ").expect("an end");
    let number = |text: &str| text.chars().filter_map(|sign| sign.to_digit(10)).sum::<u32>();
    let (_, sum) = rest.split_once("sum ").expect("a sum");
    assert_eq!(number(cards), number(sum.split_once('.').expect("an end").0), "{open}");
    let out = examples("Ilka,Medusa", "en", "hero Ilka");
    check_says(&out, &["Ropes, on lines\n"]);
}

#[test]
fn a_choice_at_setup_says_what_is_chosen_and_what_comes_with_it() {
    let out = examples("Captain Jun,Medusa", "en", "1");
    check_says(&out, &["Choose how you begin: mate.", "choose Bosun (with Old Bosun", "choose Parrot (with 2 Parrots"]);
}

#[test]
fn the_windows_of_cards_are_named_in_the_language_of_the_reader() {
    let out = examples("Canto,Medusa", "de", "1\nhero Canto");
    check_says(&out, &["Wenn die Reihe voll ist: ", "Reihe Verse: voll bei 10", "Zahl 4"]);
    assert!(!out.contains("When the row") && !out.contains("After combat"), "{out}");
    let out = examples("Brother Tam,Medusa", "de", "1\nhero Brother Tam");
    check_says(&out, &["Bonusangriff: The Other Fist (1). Während des Kampfes: "]);
}
