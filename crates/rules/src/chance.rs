//! Chance from separate counter-based streams: a number depends only on the seed, its stream and its place in it.
//! So a card that is changed does not shift the luck of the others (R28.1).

use crate::SeatId;

/// What a random number is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stream {
    /// A shuffle of this seat's deck: the n-th of the game.
    Shuffle { seat: SeatId, nth: u8 },
    /// A random card taken by an effect of this seat's source, in this action of this turn.
    Effect { seat: SeatId, source: u8, turn: u16, action: u8 },
    /// A roll of a die: the n-th of the game.
    Roll { nth: u16 },
    /// A shuffle of a side deck: the n-th roll or such shuffle of the game.
    Side { seat: SeatId, nth: u16 },
    /// The items laid out at the start.
    Items,
}

impl Stream {
    fn key(self) -> u64 {
        match self {
            Self::Shuffle { seat, nth } => 1 << 56 | u64::from(seat.0) << 8 | u64::from(nth),
            Self::Effect { seat, source, turn, action } => {
                2 << 56 | u64::from(seat.0) << 32 | u64::from(source) << 24 | u64::from(turn) << 8 | u64::from(action)
            }
            Self::Items => 3 << 56,
            Self::Side { seat, nth } => 5 << 56 | u64::from(seat.0) << 16 | u64::from(nth),
            Self::Roll { nth } => 4 << 56 | u64::from(nth),
        }
    }
}

/// The finalizer of SplitMix64; fixed by version 1 of the record format.
pub(crate) fn mix(mut x: u64) -> u64 {
    x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}

const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// The numbers of one stream, one after the other.
pub(crate) struct Numbers {
    base: u64,
    count: u64,
}

impl Numbers {
    pub fn new(seed: u64, stream: Stream) -> Self {
        Self { base: mix(mix(seed.wrapping_add(GOLDEN)) ^ stream.key().wrapping_mul(GOLDEN)), count: 0 }
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.count += 1;
        scale(mix(self.base.wrapping_add(self.count.wrapping_mul(GOLDEN))), n)
    }
}

fn scale(x: u64, n: usize) -> usize {
    ((u128::from(x) * n as u128) >> 64) as usize
}

/// A quick sequential generator for those outside of the game: bots, simulations, resampling.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// The same seed gives the same numbers.
    pub fn new(seed: u64) -> Self {
        Self(mix(seed.wrapping_add(GOLDEN)))
    }

    /// The next number; all are equally likely.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GOLDEN);
        mix(self.0)
    }

    /// A number below `n`; `n` must not be 0.
    pub fn below(&mut self, n: usize) -> usize {
        scale(self.next_u64(), n)
    }
}
