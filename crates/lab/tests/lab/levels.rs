//! Each level for people is stronger than the one before it.
//!
//! The games come again from their seeds. Novice, apprentice and adept play as they are. An expert's 1,500 iterations and a master's
//! 40,000 and more (a second and a half on two cores) would take too long here: stand-ins search as many times more than the level
//! below them as the levels do, or less than that, from fewer iterations.

use std::ops::ControlFlow;

use peerless_content::Content;
use peerless_lab::Pool;
use peerless_lab::arena::Arena;
use peerless_rules::{Mode, Switches};

/// The better one's score, in duels of heroes whose games are quick.
fn score(better: &str, worse: &str, games: u64) -> f64 {
    let content = Content::built_in().expect("the built-in content is sound");
    let heroes = ["Bullseye", "Ms. Marvel", "The Genie"].map(str::to_owned);
    let pool = Pool::new(&content, &heroes, &[], &[Mode::Duel], Switches::default()).expect("they can play");
    let arena = Arena {
        pool,
        a: better.into(),
        b: worse.into(),
        games,
        seed: 1,
        threads: 2,
        sprt: None,
        keep: false,
        weights: None,
    };
    let (report, _) = arena.run(&|_, _| ControlFlow::Continue(())).expect("the bots are known");
    assert_eq!(report.games, games as usize);
    report.win_rate
}

#[test]
fn an_apprentice_beats_a_novice_and_a_beginner_wins_sometimes() {
    let score = score("apprentice", "novice", 400);
    assert!((0.65..0.95).contains(&score), "{score}");
}

#[test]
fn an_adept_beats_an_apprentice() {
    let score = score("adept", "apprentice", 20);
    assert!(score > 0.6, "{score}");
}

/// 1,500 iterations against 60.
#[test]
fn an_expert_beats_an_adept() {
    let score = score("search:200", "search:8", 10);
    assert!(score > 0.6, "{score}");
}

/// More than 40,000 iterations against 1,500.
#[test]
fn a_master_beats_an_expert() {
    let score = score("search:300", "search:15", 10);
    assert!(score > 0.6, "{score}");
}
