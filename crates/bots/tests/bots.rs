//! Every bot answers with an option, the same for the same view and seed, and keeps to its time.

use std::time::Duration;

use cpu_time::ThreadTime;
use peerless_bots::{Bot, Budget, Playout, Search, Settings, by_name};
use peerless_content::Content;
use peerless_rules::*;

fn duel(heroes: &[&str]) -> Match {
    let content = Content::built_in().expect("the built-in content is sound");
    content.set_up("Sarpedon", heroes, Mode::Duel, Switches::default()).expect("they can play")
}

/// States in the midst of a random game.
fn walk(m: &Match, seed: u64, mut visit: impl FnMut(&State, &Options)) {
    let mut rng = Rng::new(seed);
    let mut options = Options::new();
    let mut state = State::new(m, seed, &mut ());
    state.options(m, &mut options);
    while !options.is_empty() {
        visit(&state, &options);
        let opt = options[rng.below(options.len())];
        state.answer_unchecked(m, opt, &mut options, &mut ());
    }
}

#[test]
fn answers_are_options_and_come_again() {
    let m = duel(&["Medusa", "Alice"]);
    for name in ["random", "greedy", "flat:8", "search:20", "novice", "apprentice", "adept"] {
        let mut asked = 0;
        walk(&m, 5, |state, options| {
            asked += 1;
            if asked % 9 != 0 {
                return;
            }
            let seat = state.question(&m).map(|question| question.seat);
            let view = state.view(&m, seat);
            let answer = |seed| by_name(name, seed).expect("it is known").choose(&m, &view, options);
            assert!(options.contains(&answer(1)), "{name}");
            assert_eq!(answer(1), answer(1), "{name}");
        });
        assert!(asked > 50);
    }
}

/// What is hidden from a seat makes no difference to what its bot does.
#[test]
fn nobody_peeks() {
    let m = duel(&["Sinbad", "King Arthur"]);
    let mut rng = Rng::new(77);
    let mut asked = 0;
    for game in 0..6 {
        walk(&m, game, |state, options| {
            asked += 1;
            let seat = state.question(&m).map(|question| question.seat);
            let view = state.view(&m, seat);
            let other = view.resample(&m, &mut rng).view(&m, seat);
            for name in ["greedy", "search:6"] {
                let answer = |view: &View| by_name(name, asked).expect("it is known").choose(&m, view, options);
                assert_eq!(answer(&view), answer(&other), "{name}");
            }
        });
    }
    assert!(asked > 600, "{asked}");
}

#[test]
fn a_budget_of_time_is_kept() {
    let m = duel(&["Medusa", "Beowulf"]);
    let limit = Duration::from_millis(40);
    let mut asked = 0;
    walk(&m, 9, |state, options| {
        asked += 1;
        if asked % 12 != 0 || options.len() < 2 {
            return;
        }
        let view = state.view(&m, state.question(&m).map(|question| question.seat));
        let mut bot = Search::new(Settings::new(Budget::Time(limit)), 1);
        // The work that it does, not the clock: a machine may be busy with other things.
        let start = ThreadTime::now();
        bot.choose(&m, &view, options);
        let spent = start.elapsed();
        assert!(spent <= limit + Duration::from_millis(5), "{spent:?}");
    });
    assert!(asked > 50);
}

#[test]
fn both_playouts_count_their_iterations() {
    let m = duel(&["Medusa", "Beowulf"]);
    let state = State::new(&m, 1, &mut ());
    let mut options = Options::new();
    state.options(&m, &mut options);
    let view = state.view(&m, state.question(&m).map(|question| question.seat));
    for playout in [Playout::Uniform, Playout::Knowing] {
        for threads in [1, 2] {
            let settings = Settings { budget: Budget::Iterations(100), playout, threads };
            let mut bot = Search::new(settings, 3);
            let weighed = bot.weigh(&m, &view, &options);
            assert_eq!(bot.iterations, 100);
            assert_eq!(weighed.iter().map(|(visits, _)| visits).sum::<u32>(), 100);
        }
    }
}

#[test]
fn unknown_bots_are_refused_with_a_list() {
    for name in ["nobody", "search:", "search:0", "search:fast", "greedy:3"] {
        let known = by_name(name, 1).is_ok();
        assert_eq!(known, name == "search:", "{name}");
    }
    let error = by_name("nobody", 1).err().expect("it is unknown");
    assert!(error.to_string().contains("greedy"), "{error}");
}
