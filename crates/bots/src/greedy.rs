//! Tries each option on a few states that the view allows, plays the turn out at random, and takes what looks best.

use peerless_rules::{Match, Opt, Options, Rng, SeatId, State, View};

use crate::Bot;

/// Looks no further than the end of the turn; knows no hero.
pub struct Greedy {
    rng: Rng,
    options: Options,
}

/// States tried for each option, and how many decisions a try may go on for.
const TRIES: usize = 6;
const DEPTH: usize = 24;

impl Greedy {
    pub fn new(seed: u64) -> Self {
        Self { rng: Rng::new(seed), options: Options::new() }
    }

    /// Plays `opt` and the rest of the turn at random, then judges.
    fn try_option(&mut self, m: &Match, state: &State, opt: Opt, seat: SeatId) -> f32 {
        let mut state = state.clone();
        let (turn, options) = (state.turn(), &mut self.options);
        state.answer_unchecked(m, opt, options, &mut ());
        for _ in 0..DEPTH {
            if state.outcome().is_some() || state.turn() != turn || options.is_empty() {
                break;
            }
            let next = options[self.rng.below(options.len())];
            state.answer_unchecked(m, next, options, &mut ());
        }
        judge(m, &state, seat)
    }
}

impl Bot for Greedy {
    fn choose(&mut self, m: &Match, view: &View, options: &[Opt]) -> Opt {
        let Some(seat) = view.seat() else { return options[0] };
        let mut sums = vec![0.0; options.len()];
        for _ in 0..TRIES {
            let state = view.resample(m, &mut self.rng);
            for (sum, &opt) in sums.iter_mut().zip(options) {
                *sum += self.try_option(m, &state, opt, seat);
            }
        }
        let best = (0..options.len()).max_by(|&a, &b| sums[a].total_cmp(&sums[b])).unwrap_or(0);
        options[best]
    }
}

/// How good a state is for a seat: mostly the health of heroes, then of sidekicks, then cards.
fn judge(m: &Match, state: &State, seat: SeatId) -> f32 {
    if let Some(outcome) = state.outcome() {
        return if outcome.team == m.team(seat) { 100.0 } else { -100.0 };
    }
    let mut score = 0.0;
    for other in m.seat_ids() {
        let mut strength = 0.0;
        for fighter in m.seat(other).fighters {
            let share = f32::from(state.health(fighter)) / f32::from(m.fighter(fighter).health.max(1));
            strength += if m.fighter(fighter).hero { 20.0 * share } else { 4.0 * share };
        }
        strength += state.hand(other).len().min(7) as f32 * 0.6;
        score += if m.team(other) == m.team(seat) { strength } else { -strength };
    }
    score
}
