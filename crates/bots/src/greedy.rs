//! Tries each option on a few states that the view allows and takes what looks best at the end of the action.

use peerless_rules::{Match, Opt, Options, Rng, View};

use crate::Bot;
use crate::eval::{Features, Judgement, WEIGHTS};
use crate::judge::Judge;
use crate::policy::{Walks, prospect};

/// Looks no further than the action; knows no hero.
pub struct Greedy<J = Features> {
    judge: J,
    rng: Rng,
    room: Options,
}

/// States tried for each option.
const TRIES: usize = 2;

impl Greedy {
    pub fn new(seed: u64) -> Self {
        Self::with_weights(seed, WEIGHTS)
    }

    /// Judges by other weights than the usual ones.
    pub fn with_weights(seed: u64, weights: Features) -> Self {
        Self { judge: weights, rng: Rng::new(seed), room: Options::new() }
    }
}

impl Greedy<Judge> {
    /// Judges by what was learned.
    pub fn learned(seed: u64) -> Self {
        Self::by(Judge::default(), seed)
    }

    /// Judges by other weights than the usual ones.
    pub fn by(judge: Judge, seed: u64) -> Self {
        Self { judge, rng: Rng::new(seed), room: Options::new() }
    }
}

impl<J: Judgement> Bot for Greedy<J> {
    fn choose(&mut self, m: &Match, view: &View, options: &[Opt]) -> Opt {
        let Some(seat) = view.seat() else { return options[0] };
        self.judge.prepare(m);
        let mut sums = vec![0.0; options.len()];
        for _ in 0..TRIES {
            let state = view.resample(m, &mut self.rng);
            for (sum, &opt) in sums.iter_mut().zip(options) {
                *sum += prospect(&mut self.judge, m, &state, opt, seat, Walks::Offered, &mut self.room, &mut self.rng);
            }
        }
        let best = (0..options.len()).max_by(|&a, &b| sums[a].total_cmp(&sums[b])).unwrap_or(0);
        options[best]
    }
}
