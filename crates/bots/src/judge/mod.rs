//! The learned judgement: how good a state is for a seat, from what it can see. Knows no hero by name.

mod net;
mod numbers;

use std::sync::LazyLock;

use peerless_rules::{MAX_SEATS, Match, SeatId, State};

use crate::eval::Judgement;

pub use net::{BadWeights, Last, Net};
pub use numbers::{Facts, JudgeRow, Number, SIZE, numbers, row};
use numbers::{Fields, row_by};

/// The weights; `judge.md` beside them tells how they were made.
static USUAL: LazyLock<Net> = LazyLock::new(|| {
    Net::read(include_bytes!("judge.safetensors")).unwrap_or_else(|error| panic!("a test reads this file: {error}"))
});

/// Judges the states of one match after the other.
#[derive(Clone, Debug)]
pub struct Judge {
    net: &'static Net,
    facts: Facts,
    fields: Fields,
    /// For each seat the row that was judged last.
    last: [Last; MAX_SEATS],
}

impl Default for Judge {
    fn default() -> Self {
        Self::with(&USUAL)
    }
}

impl Judge {
    /// Judges by other weights than the usual ones.
    pub fn with(net: &'static Net) -> Self {
        let last = std::array::from_fn(|_| net.nothing());
        Self { net, facts: Facts::default(), fields: Fields::default(), last }
    }

    /// The weights.
    pub fn net(&self) -> &'static Net {
        self.net
    }
}

impl Judgement for Judge {
    /// The same match costs nothing.
    fn prepare(&mut self, m: &Match) {
        if !self.facts.fit(m) {
            self.facts = Facts::new(m);
            self.fields = Fields::default();
        }
    }

    fn chance(&mut self, m: &Match, state: &State, seat: SeatId) -> f32 {
        let is_out = |other: SeatId| m.team(other) != m.team(seat) || state.is_out(other);
        match state.outcome() {
            Some(outcome) => f32::from(u8::from(outcome.team == m.team(seat))),
            None if m.seat_ids().all(is_out) => 0.0,
            None => {
                let row = row_by(&mut self.fields, m, &self.facts, state, seat);
                self.net.chance_after(&mut self.last[seat.index()], &row)
            }
        }
    }
}
