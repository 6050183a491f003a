//! Flat Monte Carlo: so many random games to the end, shared among the options. A yardstick for the search.

use peerless_rules::{Match, Opt, Options, Rng, View};

use crate::Bot;

pub struct Flat {
    playouts: u32,
    rng: Rng,
    room: Options,
}

impl Flat {
    pub fn new(playouts: u32, seed: u64) -> Self {
        Self { playouts, rng: Rng::new(seed), room: Options::new() }
    }

    /// Whether the seat's side wins a random game from a state that the view allows, after this option.
    fn wins(&mut self, m: &Match, view: &View, opt: Opt) -> bool {
        let mut state = view.resample(m, &mut self.rng);
        state.answer_unchecked(m, opt, &mut self.room, &mut ());
        while !self.room.is_empty() {
            let next = self.room[self.rng.below(self.room.len())];
            state.answer_unchecked(m, next, &mut self.room, &mut ());
        }
        view.seat().is_some_and(|seat| state.outcome().is_some_and(|outcome| outcome.team == m.team(seat)))
    }
}

impl Bot for Flat {
    fn choose(&mut self, m: &Match, view: &View, options: &[Opt]) -> Opt {
        // Each option at least once, or an untried one could never be chosen.
        let rounds = (self.playouts as usize).div_ceil(options.len());
        let mut wins = vec![0u32; options.len()];
        for _ in 0..rounds {
            for (count, &opt) in wins.iter_mut().zip(options) {
                *count += u32::from(self.wins(m, view, opt));
            }
        }
        let best = (0..options.len()).max_by_key(|&index| wins[index]).unwrap_or(0);
        options[best]
    }
}
