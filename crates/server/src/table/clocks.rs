//! What each seat has left to think.

use std::time::Duration;

use peerless_protocol::Clock;
use peerless_rules::SeatId;
use tokio::time::Instant;

use crate::seats::BySeat;

/// The clocks of a table; without a `rule` nobody's runs. Who is asked, and so whose runs, is the table's to know.
pub struct Clocks {
    rule: Option<Clock>,
    left: BySeat<Duration>,
    /// Since when the open decision is open.
    since: Instant,
}

impl Clocks {
    pub fn new(rule: Option<Clock>, seats: usize) -> Self {
        // The first increment is there from the start: fighters are placed before the first turn.
        let seconds = |clock: Clock| 60 * u64::from(clock.minutes) + u64::from(clock.increment_seconds);
        let left = Duration::from_secs(rule.map_or(0, seconds));
        Self { rule, left: BySeat::new(seats, |_| left), since: Instant::now() }
    }

    pub fn rule(&self) -> Option<Clock> {
        self.rule
    }

    pub fn since(&self) -> Instant {
        self.since
    }

    /// A decision opens: what the last one took is taken off the clock that ran.
    pub fn turn_over(&mut self, left: BySeat<Duration>, moment: Instant) {
        self.left = left;
        self.since = moment;
    }

    /// The open decision has been open for so long already.
    pub fn began_before(&mut self, age: Duration) {
        self.since = self.since.checked_sub(age).unwrap_or(self.since);
    }

    /// The seat's turn begins.
    pub fn add_increment(&mut self, seat: SeatId) {
        if let Some(clock) = self.rule {
            self.left[seat] += Duration::from_secs(clock.increment_seconds.into());
        }
    }

    /// What is left at a moment.
    pub fn left(&self, running: Option<SeatId>, moment: Instant) -> BySeat<Duration> {
        let mut left = self.left.clone();
        if let Some(seat) = running {
            left[seat] = left[seat].saturating_sub(moment.saturating_duration_since(self.since));
        }
        left
    }

    /// When the time of the one whose clock runs is up.
    pub fn falls_at(&self, running: Option<SeatId>) -> Option<Instant> {
        running.map(|seat| self.since + self.left[seat])
    }

    /// As the log keeps them: milliseconds.
    pub fn written(&self, left: &BySeat<Duration>) -> Option<Vec<u64>> {
        self.rule.map(|_| left.iter().map(|(_, left)| left.as_millis() as u64).collect())
    }

    /// As the log kept them; a seat that it forgot has nothing left.
    pub fn restore(&mut self, written: &[u64]) {
        for (index, left) in self.left.as_mut_slice().iter_mut().enumerate() {
            *left = Duration::from_millis(written.get(index).copied().unwrap_or(0));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEATS: [SeatId; 2] = [SeatId(0), SeatId(1)];

    #[test]
    fn only_the_clock_that_runs_loses_time_and_turns_add_to_it() {
        let mut clocks = Clocks::new(Some(Clock { minutes: 1, increment_seconds: 5 }), 2);
        let moment = clocks.since() + Duration::from_secs(20);
        let left = clocks.left(Some(SEATS[0]), moment);
        assert_eq!((left[SEATS[0]].as_secs(), left[SEATS[1]].as_secs()), (45, 65));
        clocks.turn_over(left, moment);
        clocks.add_increment(SEATS[1]);
        assert_eq!(clocks.falls_at(Some(SEATS[1])), Some(moment + Duration::from_secs(70)));
        assert_eq!(clocks.falls_at(None), None);
        assert_eq!(clocks.left(Some(SEATS[1]), moment + Duration::from_secs(100))[SEATS[1]], Duration::ZERO);
    }

    #[test]
    fn the_log_keeps_clocks_only_where_there_are_some() {
        let mut clocks = Clocks::new(Some(Clock { minutes: 2, increment_seconds: 0 }), 2);
        let written = |clocks: &Clocks| clocks.written(&clocks.left(None, clocks.since()));
        assert_eq!(written(&clocks), Some(vec![120_000, 120_000]));
        clocks.restore(&[7]);
        assert_eq!(written(&clocks), Some(vec![7, 0]));
        assert_eq!(written(&Clocks::new(None, 2)), None);
    }
}
