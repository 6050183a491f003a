//! What a bot would choose in place of a person, and what speaks for it.

use peerless_rules::*;

use crate::eval::{FEATURES, Features, WEIGHTS, nearness, strength};
use crate::policy::{Walks, settle};
use crate::{Budget, Search, Settings, preferred};

/// Deals on which two options are compared.
const DEALS: usize = 48;
/// What changes less than this, as the bots weigh it, is no reason.
const SLIGHT: f32 = 0.012;
/// As many reasons as can be kept in mind.
const MOST: usize = 2;
/// What an option gives cannot be told from fewer visits.
const ENOUGH: u32 = 8;

/// What a bot would choose.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The place of the option.
    pub option: usize,
    /// The chance to win that it gives.
    pub chance: f32,
    /// The best of the other options, and its chance.
    pub next: Option<(usize, f32)>,
    /// What is better at the end of the action than with that other one, the weightiest first.
    pub reasons: Vec<(Whose, Reason)>,
}

/// On which side something is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The own side has more of it.
    Own,
    /// The others have less of it.
    Theirs,
}

/// What can be better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The health of heroes.
    Health,
    /// Sidekicks and their health.
    Sidekicks,
    /// Cards in hand, and what they are worth.
    Hand,
    /// Cards left to draw.
    Deck,
    /// Attacks that are in reach.
    Reach,
    /// A card to defend with.
    Defense,
    /// Actions.
    Actions,
    /// What heroes count.
    Counters,
    /// The way to the other side.
    Near,
}

impl Reason {
    /// Every reason.
    pub const ALL: [Self; 9] = [
        Self::Health,
        Self::Sidekicks,
        Self::Hand,
        Self::Deck,
        Self::Reach,
        Self::Defense,
        Self::Actions,
        Self::Counters,
        Self::Near,
    ];

    /// In one word; the words that a person reads are found by it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Health => "health",
            Self::Sidekicks => "sidekicks",
            Self::Hand => "hand",
            Self::Deck => "deck",
            Self::Reach => "reach",
            Self::Defense => "defense",
            Self::Actions => "actions",
            Self::Counters => "counters",
            Self::Near => "near",
        }
    }
}

/// The reason that each thing weighed belongs to.
const REASONS: [Reason; FEATURES] = [
    Reason::Health,
    Reason::Health,
    Reason::Sidekicks,
    Reason::Sidekicks,
    Reason::Hand,
    Reason::Deck,
    Reason::Deck,
    Reason::Reach,
    Reason::Defense,
    Reason::Hand,
    Reason::Reach,
    Reason::Actions,
    Reason::Counters,
    Reason::Near,
];

/// Chooses one of the options, which are never empty, from what a seat may know.
pub fn advise(m: &Match, view: &View, options: &[Opt], budget: Budget, seed: u64) -> Advice {
    let weighed = Search::new(Settings::new(budget), seed).weigh(m, view, options);
    let best = preferred(&weighed);
    let others = (0..options.len()).filter(|&index| index != best && weighed[index].0 >= ENOUGH);
    let next = others.max_by(|&a, &b| weighed[a].1.total_cmp(&weighed[b].1));
    let reasons = match (view.seat(), next) {
        (Some(seat), Some(next)) => compare(m, view, seat, [options[best], options[next]], seed),
        _ => Vec::new(),
    };
    Advice { option: best, chance: weighed[best].1, next: next.map(|next| (next, weighed[next].1)), reasons }
}

/// What the first option makes better than the second by the end of the action, on the same deals.
fn compare(m: &Match, view: &View, seat: SeatId, pair: [Opt; 2], seed: u64) -> Vec<(Whose, Reason)> {
    let mut rng = Rng::new(seed);
    let mut room = Options::new();
    let mut gains = [[0.0; 2]; Reason::ALL.len()];
    for _ in 0..DEALS {
        let state = view.resample(m, &mut rng);
        for (opt, sign) in pair.into_iter().zip([1.0, -1.0]) {
            let mut state = state.clone();
            state.answer_within_action(m, opt, &mut room, &mut ());
            settle(m, &mut state, Walks::Offered, &mut room, &mut rng);
            for (whose, features) in both_sides(m, &state, seat).into_iter().enumerate() {
                for (index, value) in features.into_iter().enumerate() {
                    gains[REASONS[index] as usize][whose] += sign * WEIGHTS[index] * value / DEALS as f32;
                }
            }
        }
    }
    let mut found = Vec::new();
    for (reason, gain) in Reason::ALL.into_iter().zip(gains) {
        // What the others have counts against the seat.
        found.extend([(gain[0], Whose::Own, reason), (-gain[1], Whose::Theirs, reason)]);
    }
    found.retain(|(gain, ..)| *gain > SLIGHT);
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    found.truncate(MOST);
    found.into_iter().map(|(_, whose, reason)| (whose, reason)).collect()
}

/// What the seat's side has and what the others have, in numbers around 1.
fn both_sides(m: &Match, state: &State, seat: SeatId) -> [Features; 2] {
    let mut sides = [[0.0; FEATURES]; 2];
    let mut counts = [0.0_f32; 2];
    for other in m.seat_ids() {
        let side = usize::from(m.team(other) != m.team(seat));
        counts[side] += 1.0;
        if !state.is_out(other) {
            for (sum, value) in sides[side].iter_mut().zip(strength(m, state, other)) {
                *sum += value;
            }
        }
    }
    for (side, count) in sides.iter_mut().zip(counts) {
        side.iter_mut().for_each(|value| *value /= count.max(1.0));
    }
    sides[0][FEATURES - 1] = nearness(m, state, seat);
    sides
}
