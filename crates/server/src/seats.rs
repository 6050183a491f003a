//! One thing for each seat.

use std::ops::{Index, IndexMut};

use peerless_rules::SeatId;

/// A list with one entry for each seat, looked up by seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BySeat<T>(Vec<T>);

impl<T> BySeat<T> {
    pub fn new(seats: usize, make: impl FnMut(SeatId) -> T) -> Self {
        Self((0..seats as u8).map(SeatId).map(make).collect())
    }

    pub fn iter(&self) -> impl Iterator<Item = (SeatId, &T)> {
        self.0.iter().enumerate().map(|(index, one)| (SeatId(index as u8), one))
    }

    /// The seats whose entry is like this.
    pub fn which(&self, is: impl Fn(&T) -> bool) -> Vec<u8> {
        self.iter().filter(|(_, one)| is(one)).map(|(seat, _)| seat.0).collect()
    }

    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.0
    }
}

impl<T> Index<SeatId> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: SeatId) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<SeatId> for BySeat<T> {
    fn index_mut(&mut self, seat: SeatId) -> &mut T {
        &mut self.0[seat.index()]
    }
}
