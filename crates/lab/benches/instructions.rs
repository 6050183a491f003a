//! How many instructions the engine takes for fixed work; `tools/perf.sh` compares with the counts kept beside this file.
//! Counting needs valgrind and differs little between runs and machines, unlike time.

use std::hint::black_box;

use gungraun::Callgrind;
use gungraun::prelude::*;
use peerless_content::Content;
use peerless_lab::Pool;
use peerless_lab::bench::play_one;
use peerless_rules::*;

/// A match and the seed to play it with.
type Start = (Match, u64);

/// A decision in the midst of a random game.
type Sample = (Match, State);

fn content() -> Content {
    Content::built_in().expect("the built-in content is sound")
}

/// Each hero once as the first seat and once as the second, the boards by turns.
fn duels() -> Vec<Start> {
    let content = content();
    let heroes: Vec<&str> = content.heroes.iter().map(|hero| hero.name.as_str()).collect();
    let game = |index: usize| {
        let board = &content.boards[index % content.boards.len()].name;
        let pair = [heroes[index], heroes[(index + 1) % heroes.len()]];
        let game = content.set_up(board, &pair, Mode::Duel, Switches::default()).expect("a sound setup");
        (game, index as u64)
    };
    (0..heroes.len()).map(game).collect()
}

/// Four by four through the heroes, everyone for themselves and in teams, on the boards for four.
fn games_of_four() -> Vec<Start> {
    let content = content();
    let heroes: Vec<&str> = content.heroes.iter().map(|hero| hero.name.as_str()).collect();
    let boards: Vec<&str> =
        content.boards.iter().filter(|board| board.starts.len() == 4).map(|board| board.name.as_str()).collect();
    let game = |index: usize| {
        let four: Vec<&str> = (0..4).map(|seat| heroes[(index * 4 + seat) % heroes.len()]).collect();
        let mode = [Mode::FreeForAll, Mode::Teams][index % 2];
        let board = boards[index % boards.len()];
        let game = content.set_up(board, &four, mode, Switches::default()).expect("a sound setup");
        (game, index as u64)
    };
    (0..7).map(game).collect()
}

fn samples() -> Vec<Sample> {
    let pool = Pool::new(&content(), &[], &[], &Mode::ALL, Switches::default()).expect("there is something to play");
    let mut rng = Rng::new(99);
    let mut options = Options::new();
    let mut samples = Vec::new();
    while samples.len() < 300 {
        let m = pool.draw(rng.next_u64()).game;
        let mut state = State::new(&m, rng.next_u64(), &mut ());
        state.options(&m, &mut options);
        for _ in 0..rng.below(220) {
            if options.is_empty() {
                break;
            }
            let opt = options[rng.below(options.len())];
            state.answer_unchecked(&m, opt, &mut options, &mut ());
        }
        if !options.is_empty() {
            samples.push((m, state));
        }
    }
    samples
}

// What was set up is given back, so that taking it down is not counted.

#[library_benchmark]
#[bench::duels(setup = duels)]
#[bench::games_of_four(setup = games_of_four)]
fn play(games: Vec<Start>) -> Vec<Start> {
    let mut options = Options::new();
    for (m, seed) in &games {
        black_box(play_one(m, *seed, &mut Rng::new(*seed), &mut options));
    }
    games
}

#[library_benchmark]
#[bench::samples(setup = samples)]
fn options(samples: Vec<Sample>) -> Vec<Sample> {
    let mut options = Options::new();
    for (m, state) in &samples {
        state.options(m, &mut options);
        black_box(&options);
    }
    samples
}

#[library_benchmark]
#[bench::samples(setup = samples)]
fn view_and_resample(samples: Vec<Sample>) -> Vec<Sample> {
    let mut rng = Rng::new(7);
    for (m, state) in &samples {
        let view = state.view(m, state.question(m).map(|question| question.seat));
        black_box(view.resample(m, &mut rng));
    }
    samples
}

library_benchmark_group!(name = engine, benchmarks = [play, options, view_and_resample]);

main!(
    config = LibraryBenchmarkConfig::default().tool(Callgrind::with_args(["--cache-sim=no"])),
    library_benchmark_groups = engine
);
