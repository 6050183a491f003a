//! The shipped content keeps its own rules: texts in their one wording, and no name of it in the engine.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use peerless_content::{Content, names_of, parse_hero};
use peerless_lang::{Key, Names, canonical, parse, render, report};
use peerless_rules::{CardId, Match, Mode, PieceKind, SeatId, State, Switches};

/// Every text with what is shown of its place, the names it may use and its key.
fn all_texts(content: &Content) -> Vec<(String, String, Names, Key)> {
    let mut texts = Vec::new();
    for hero in &content.heroes {
        let names = names_of(hero);
        if !hero.ability.text.is_empty() {
            texts.push((hero.name.clone(), hero.ability.text.clone(), names.clone(), Key::Ability));
        }
        for card in &hero.cards {
            for (word, text) in &card.texts {
                let key = Key::ALL.into_iter().find(|key| key.word() == *word).expect("a known key");
                texts.push((format!("{}: {}", hero.name, card.name), text.clone(), names.clone(), key));
            }
        }
    }
    for item in content.items.iter().filter(|item| !item.text.is_empty()) {
        texts.push((item.name.clone(), item.text.clone(), Names::default(), Key::Item));
    }
    texts
}

#[test]
fn shipped_texts_are_canonical_and_round_trip() {
    let content = Content::built_in().expect("the built-in content is sound");
    let texts = all_texts(&content);
    assert!(texts.len() > 150, "only {} texts", texts.len());
    for (place, text, names, key) in texts {
        match canonical(&text, &names, key) {
            Ok(wording) => assert_eq!(wording, text, "{place}: the wording of `{}`", key.word()),
            Err(problems) => panic!("{place}: {}", report(&text, &problems)),
        }
        let tree = parse(&text, &names, key).expect("it was read before");
        assert_eq!(parse(&render(&tree, &names), &names, key).as_ref(), Ok(&tree), "{place}");
    }
}

#[test]
fn every_step_of_a_program_knows_the_words_that_it_was_made_of() {
    let content = Content::built_in().expect("the built-in content is sound");
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/examples");
    let content = content.with_folder(&examples).expect("the examples are sound");
    for hero in &content.heroes {
        let file = content.text_of(PieceKind::Hero, &hero.name).expect("its file");
        let wording = &hero.wording;
        for (_, words) in &wording.steps {
            assert!(file.contains(words.as_str()), "{} does not say: {words}", hero.name);
        }
        for words in &wording.rules {
            assert!(hero.ability.text.contains(words.as_str()), "{} does not say: {words}", hero.name);
        }
        assert_eq!(wording.rules.len(), hero.ability.rules.len(), "{}", hero.name);
        assert!(wording.steps.is_sorted_by(|(a, _), (b, _)| a < b), "{}", hero.name);
        let at = |pc| wording.at(pc).unwrap_or_default();
        for card in &hero.cards {
            for (key, pc) in [("during", card.during), ("after", card.after), ("scheme", card.scheme)] {
                let said = card.texts.iter().find(|(word, _)| *word == key).map(|(_, text)| text.as_str());
                // It begins with the first sentence.
                let begins = said.is_some_and(|said| !at(pc).is_empty() && said.starts_with(at(pc)));
                assert_eq!(said.is_some(), pc != 0, "{}: {}", hero.name, card.name);
                assert!(begins || pc == 0, "{}: {}: {:?}", hero.name, card.name, at(pc));
            }
        }
    }
}

#[test]
fn of_an_ability_with_several_parts_one_is_in_force() {
    let content = Content::built_in().expect("the built-in content is sound");
    let hero = content.hero("Cloak & Dagger").expect("a hero");
    let words: Vec<_> =
        hero.ability.after_attack.iter().map(|&(_, pc)| hero.wording.at(pc).unwrap_or_default()).collect();
    let cloak = "After Cloak attacks, if 2 or more combat damage was dealt, your opponent discards 1 card.";
    let dagger = "After Dagger attacks, if 2 or more combat damage was dealt, gain 1 action.";
    assert_eq!(words, [cloak, dagger]);
    assert_eq!(hero.ability.text, format!("{cloak} {dagger}"));
}

#[test]
fn every_hero_has_a_look_and_every_card_a_picture_of_its_own() {
    let content = Content::built_in().expect("the built-in content is sound");
    for hero in &content.heroes {
        assert!(hero.look.palette.is_some() && hero.look.emblem.is_some(), "{}", hero.name);
        let mut motifs: Vec<_> = hero.cards.iter().map(|card| card.motif.as_deref().unwrap_or("none")).collect();
        motifs.sort();
        assert!(!motifs.contains(&"none"), "{} has a card without a motif", hero.name);
        for pair in motifs.windows(2) {
            assert_ne!(pair[0], pair[1], "two cards of {}", hero.name);
        }
    }
    for (index, hero) in content.heroes.iter().enumerate() {
        for other in &content.heroes[..index] {
            assert_ne!(hero.look.emblem, other.look.emblem, "{} and {}", hero.name, other.name);
            assert_ne!(hero.look.palette, other.look.palette, "{} and {}", hero.name, other.name);
        }
    }
    assert!(content.boards.iter().all(|board| board.place.is_some()));
}

/// Every hero, fighter, card, item and board.
fn all_names(content: &Content) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for hero in &content.heroes {
        names.push(hero.name.clone());
        names.extend(hero.fighters.iter().flat_map(|fighter| [fighter.name.clone(), fighter.plural.clone()]));
        names.extend(hero.cards.iter().map(|card| card.name.clone()));
    }
    names.extend(content.boards.iter().map(|board| board.name.clone()));
    names.extend(content.items.iter().map(|item| item.name.clone()));
    names.sort();
    names.dedup();
    names.retain(|name| name.chars().filter(|c| c.is_alphabetic()).count() >= 5);
    names
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path
            .extension()
            .is_some_and(|extension| ["rs", "ts", "svelte"].iter().any(|known| extension == *known))
        {
            found.push(path);
        }
    }
}

/// Whether the words stand in the line as they are written, and not as a part of longer ones.
fn names_it(line: &str, name: &str) -> bool {
    let part_of_word = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(name).any(|(at, _)| {
        let before = line[..at].chars().next_back().is_some_and(part_of_word);
        let after = line[at + name.len()..].chars().next().is_some_and(part_of_word);
        !before && !after
    })
}

/// The names of heroes and fighters as parts of identifiers: `king_arthur`, without the article.
fn snake_names(content: &Content) -> Vec<String> {
    let fighters = content.heroes.iter().flat_map(|hero| &hero.fighters);
    let names = fighters.flat_map(|fighter| [&fighter.name, &fighter.plural]);
    let heroes = content.heroes.iter().map(|hero| &hero.name);
    let snake = |name: &String| {
        let name = name.to_lowercase();
        let name = name.strip_prefix("the ").unwrap_or(&name);
        name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect::<Vec<_>>().join("_")
    };
    let mut names: Vec<String> = heroes.chain(names).map(snake).filter(|name| name.len() >= 5).collect();
    names.sort();
    names.dedup();
    names
}

/// Whether an identifier has the name as a part: `medusa_looks`, `the_medusa`.
fn identifies_it(line: &str, name: &str) -> bool {
    line.match_indices(name).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + name.len()..].chars().next();
        let within = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
        !within(before) && !within(after) && (before == Some('_') || after == Some('_'))
    })
}

#[test]
fn names_are_seen_in_identifiers() {
    assert!(identifies_it("name: \"medusa_looks\",", "medusa"));
    assert!(identifies_it("fn of_king_arthur()", "king_arthur"));
    assert!(!identifies_it("let importer_of = 1;", "porter"));
    assert!(!identifies_it("the porter goes", "porter"));
}

/// A switch that was once named after a hero is still read by that name.
#[test]
fn the_old_name_of_a_switch_is_read() {
    let mut switches = Switches::default();
    switches.set("squirrel_summon_needs_empty", "false").expect("a switch");
    assert_eq!(switches.changed().collect::<Vec<_>>(), [("summon_needs_empty", "false")]);
}

#[test]
fn the_engine_and_the_client_know_no_names() {
    let content = Content::built_in().expect("the built-in content is sound");
    let names = all_names(&content);
    let in_identifiers = snake_names(&content);
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    for room in ["rules", "session", "features", "bots", "protocol", "server"] {
        sources(&crates.join(room).join("src"), &mut files);
    }
    sources(&crates.join("../web/src"), &mut files);
    assert!(files.len() > 10, "only {} source files", files.len());
    let mut told = Vec::new();
    for path in files {
        let text = fs::read_to_string(&path).expect("a source file");
        for (index, line) in text.lines().enumerate() {
            let named = names.iter().filter(|name| names_it(line, name));
            for name in named.chain(in_identifiers.iter().filter(|name| identifies_it(line, name))) {
                told.push(format!("{}:{}: `{name}` in `{}`", path.display(), index + 1, line.trim()));
            }
        }
    }
    assert!(told.is_empty(), "these name content:\n{}", told.join("\n"));
}

#[test]
fn a_hero_may_begin_with_a_hand_of_its_own() {
    let hero = |more: &str| {
        let text = format!(
            "name = \"Ana\"\nmove = 2\n{more}\n[[fighter]]\nname = \"Ana\"\nrole = \"hero\"\nattack = \"melee\"\nhealth = 9\n\
             [[card]]\nname = \"Oar\"\ncount = 20\ntype = \"attack\"\nvalue = 1\n\
             [[card]]\nname = \"Bell\"\ntype = \"scheme\"\nopening = true\nscheme = \"Draw 0 cards.\"\n"
        );
        Arc::new(parse_hero("ana.toml", &text).expect("a hero"))
    };
    let content = Content::built_in().expect("the built-in content is sound");
    let board = content.boards.iter().find(|board| board.item_spaces.is_empty()).expect("a plain board").clone();
    let heroes = [hero("hand = 3"), hero("")];
    let game = Match::new(board, &heroes, Vec::new(), Mode::Duel, Switches::default()).expect("a match");
    let state = State::new(&game, 7, &mut ());
    // The card that is there from the beginning comes on top of the hand that is drawn, and all know it.
    let seen = |seat: u8| state.view(&game, Some(SeatId(1 - seat))).hand(SeatId(seat));
    assert_eq!(seen(0), (4, vec![CardId(1)]));
    assert_eq!(seen(1), (6, vec![CardId(1)]));
}
