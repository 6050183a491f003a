//! Files of heroes, boards, items and cases. What loads must also play.

use std::sync::Arc;

use peerless_content::{CaseFile, Problem, import_deck, names_of, parse_board, parse_hero, parse_items};
use peerless_lab::homebrew::{Bytes, hero_file};
use peerless_lang::Key;
use peerless_rules::*;

use crate::{CONTENT, card_text, play_a_while};

/// How many decisions are played with what was loaded.
const DECISIONS: usize = 150;

/// The first byte chooses what the file is; the rest is the file. Or it describes a hero whose file is put together. A file
/// that begins with a brace is a deck of the community.
pub fn content_file(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let kind = bytes.below(5);
    let seed = data.iter().fold(1, |sum: u64, &byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte)));
    let text = if kind == 4 { hero_file(&mut bytes) } else { bytes.text() };
    if text.starts_with('{') {
        return run_deck(&text, seed);
    }
    match kind {
        0 | 4 => match parse_hero("fuzz.toml", &text) {
            Ok(hero) => play_hero(hero, seed),
            Err(problems) => explained(&problems, &text),
        },
        1 => match parse_board("fuzz.toml", &text) {
            Ok(board) => play_board(board, seed),
            Err(problems) => explained(&problems, &text),
        },
        2 => match parse_items("fuzz.toml", &text) {
            Ok(items) => play_items(items, seed),
            Err(problems) => explained(&problems, &text),
        },
        _ => run_cases(&text),
    }
}

/// What is made of a deck is a sound hero file.
fn run_deck(text: &str, seed: u64) {
    match import_deck(text) {
        Ok(imported) => match parse_hero("deck.toml", &imported.file) {
            Ok(hero) => play_hero(hero, seed),
            Err(problems) => panic!("{problems:?} in what was made of {text}:\n{}", imported.file),
        },
        Err(error) => assert!(!error.to_string().is_empty(), "a deck is refused without a reason"),
    }
}

/// Problems are told, and their places lie in the file.
fn explained(problems: &[Problem], text: &str) {
    assert!(!problems.is_empty(), "a file is refused without a reason");
    for problem in problems {
        assert!(!problem.to_string().is_empty() && problem.column >= 1, "{problem:?}");
        assert!((1..=text.split('\n').count()).contains(&problem.line), "{problem:?}");
    }
}

fn play_hero(hero: Hero, seed: u64) {
    let names = names_of(&hero);
    for card in &hero.cards {
        for (word, text) in &card.texts {
            // A bonus attack is shown on its card, but has texts of its own.
            let Some(key) = Key::ALL.into_iter().find(|key| key.word() == *word) else { continue };
            card_text::check(text, &names, key);
        }
    }
    let hero = Arc::new(hero);
    let other = |nth: u64| CONTENT.heroes[((seed >> nth) % CONTENT.heroes.len() as u64) as usize].clone();
    let duels = [vec![hero.clone(), other(0)], vec![hero.clone(), hero.clone()]].map(|heroes| (Mode::Duel, heroes));
    let four = if seed.is_multiple_of(2) { Mode::Teams } else { Mode::FreeForAll };
    let games = [&duels[..], &[(four, vec![hero.clone(), other(4), hero, other(8)])]].concat();
    for (mode, heroes) in games {
        let boards: Vec<_> = CONTENT.boards.iter().filter(|board| board.starts.len() >= heroes.len()).collect();
        let board = boards[(seed % boards.len() as u64) as usize];
        let items = CONTENT.items_for(board, Switches::default()).expect("the items are there");
        let game = Match::new(board.clone(), &heroes, items, mode, Switches::default());
        if let Ok(game) = game
            && game.check_room().is_ok()
        {
            play_a_while(&game, seed, DECISIONS);
        }
    }
}

fn play_board(board: Board, seed: u64) {
    let Ok(items) = CONTENT.items_for(&board, Switches::default()) else { return };
    let hero = |index: u64| CONTENT.heroes[index as usize % CONTENT.heroes.len()].clone();
    let heroes = [hero(seed), hero(seed / 16)];
    let game = Match::new(Arc::new(board), &heroes, items, Mode::Duel, Switches::default());
    if let Ok(game) = game
        && game.check_room().is_ok()
    {
        play_a_while(&game, seed, DECISIONS);
    }
}

/// The items lie on a shipped board in the place of its own.
fn play_items(items: Vec<Item>, seed: u64) {
    let fits = |board: &&Arc<Board>| {
        let wanted = |kind: ItemKind| board.item_spaces.iter().filter(|(_, of)| *of == Some(kind)).count();
        let given = |kind: ItemKind| items.iter().filter(|item| item.kind == kind).count();
        let kinds = [ItemKind::Combat, ItemKind::Scheme];
        !board.item_spaces.is_empty()
            && kinds.iter().all(|&kind| given(kind) >= wanted(kind))
            && items.len() <= MAX_ITEMS
    };
    let Some(board) = CONTENT.boards.iter().find(fits) else { return };
    let hero = |index: u64| CONTENT.heroes[index as usize % CONTENT.heroes.len()].clone();
    let items = items.into_iter().map(Arc::new).collect();
    let game = Match::new(board.clone(), &[hero(seed), hero(seed / 16)], items, Mode::Duel, Switches::default());
    if let Ok(game) = game {
        play_a_while(&game, seed, DECISIONS);
    }
}

fn run_cases(text: &str) {
    let file = CaseFile::parse(&CONTENT, "fuzz.toml", text);
    for case in &file.cases {
        case.plays();
    }
    let report = file.run();
    assert_eq!(report.passed + report.failures.len(), file.cases.len());
    for failure in &report.failures {
        assert!(!failure.message.is_empty(), "{failure:?}");
    }
}
