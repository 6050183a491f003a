//! Finds better weights of the bots' judgement by playing: two neighbours of the present weights meet, and the weights go a
//! little towards the winner (simultaneous perturbation).

use std::convert::Infallible;

use peerless_bots::eval::{FEATURES, Features, NAMES};
use peerless_bots::{Bot, Greedy};
use peerless_rules::Rng;
use serde::Serialize;

use crate::setups::{Pool, Setup};
use crate::sim::play;

/// What to try.
#[derive(Clone, Debug)]
pub struct Tune {
    pub pool: Pool,
    pub start: Features,
    /// Steps, and deals in each; a deal is played from both seats.
    pub steps: u64,
    pub deals: u64,
    /// Deals in which the weights that were found meet those of the start.
    pub test_deals: u64,
    pub seed: u64,
    pub threads: usize,
}

#[derive(Clone, Debug, Serialize)]
pub struct TuneReport {
    pub games: u64,
    pub weights: Vec<(&'static str, f32)>,
    /// How the new weights score against those of the start, over `test_games` fresh games.
    pub score: f64,
    pub test_games: u64,
}

/// What the test of new weights takes by default.
pub const TEST_DEALS: u64 = 1_000;

/// How far the two neighbours lie from the weights, and how far a step goes.
const REACH: f32 = 0.25;
const STEP: f32 = 1.2;

impl Tune {
    /// Plays on the threads of this machine.
    pub fn run(&self, progress: &dyn Fn(u64)) -> TuneReport {
        let by_threads = |a, b, seed, deals| Ok::<_, Infallible>(self.wins(a, b, seed, deals));
        self.run_by(progress, &by_threads).unwrap_or_else(|never| match never {})
    }

    /// Lets somebody else count how many games of deals one judgement wins against another: `wins(a, b, seed, deals)`.
    pub fn run_by<E>(
        &self,
        progress: &dyn Fn(u64),
        wins: &dyn Fn(Features, Features, u64, u64) -> Result<u64, E>,
    ) -> Result<TuneReport, E> {
        let score = |a, b, seed, deals| wins(a, b, seed, deals).map(|wins| wins as f64 / (2 * deals) as f64);
        let mut rng = Rng::new(self.seed);
        let mut weights = self.start;
        let mut mean = [0.0f32; FEATURES];
        let mut kept = 0.0;
        for step in 0..self.steps {
            progress(step);
            let fade = 1.0 / (1.0 + 2.0 * step as f32 / self.steps as f32);
            let sides: [f32; FEATURES] = std::array::from_fn(|_| if rng.below(2) == 0 { 1.0 } else { -1.0 });
            let reach: [f32; FEATURES] = std::array::from_fn(|index| REACH * fade * (0.3 + weights[index].abs()));
            let towards = |way: f32| std::array::from_fn(|index| weights[index] + way * sides[index] * reach[index]);
            let score = score(towards(1.0), towards(-1.0), rng.next_u64(), self.deals)?;
            for index in 0..FEATURES {
                weights[index] += STEP * (2.0 * score as f32 - 1.0) * sides[index] * reach[index];
            }
            // The second half is averaged: single steps are noisy.
            if step * 2 >= self.steps {
                kept += 1.0;
                for index in 0..FEATURES {
                    mean[index] += (weights[index] - mean[index]) / kept;
                }
            }
        }
        let test_deals = self.test_deals;
        Ok(TuneReport {
            games: 2 * (self.steps * self.deals + test_deals),
            weights: NAMES.into_iter().zip(mean).collect(),
            score: score(mean, self.start, self.seed ^ 0x7e57, test_deals)?,
            test_games: 2 * test_deals,
        })
    }

    /// The games that `a` wins against `b` over deals that both play from both seats. A part of the deals begins with a later seed.
    pub fn wins(&self, a: Features, b: Features, seed: u64, deals: u64) -> u64 {
        let threads = self.threads.max(1) as u64;
        std::thread::scope(|scope| {
            let work = |thread: u64| {
                let own = (thread..deals).step_by(threads as usize);
                own.map(|deal| self.wins_of(a, b, seed.wrapping_add(deal))).sum::<u64>()
            };
            let threads: Vec<_> = (0..threads).map(|thread| scope.spawn(move || work(thread))).collect();
            threads.into_iter().map(|thread| thread.join().expect("a game does not panic")).sum()
        })
    }

    fn wins_of(&self, a: Features, b: Features, seed: u64) -> u64 {
        let setup = self.pool.draw(seed);
        u64::from(first_wins(&setup, a, b, seed)) + u64::from(!first_wins(&setup, b, a, seed))
    }
}

fn first_wins(setup: &Setup, first: Features, second: Features, seed: u64) -> bool {
    let m = &setup.game;
    let mut bots = [Greedy::with_weights(seed, first), Greedy::with_weights(seed ^ 1, second)];
    let (end, _) = play(m, seed, |state, seat, options| {
        bots[m.team(seat) as usize % 2].choose(m, &state.view(m, Some(seat)), options)
    });
    end.outcome().is_some_and(|outcome| outcome.team == 0)
}
