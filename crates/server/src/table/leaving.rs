//! Seats that leave: by resigning, by time, by staying away, or before the game has begun.

use peerless_protocol::{EndReason, Ending, Status};
use peerless_rules::{Mode, SeatId};
use tokio::time::Instant;

use super::Table;
use crate::fault::Fault;
use crate::store::Act;

impl Table {
    /// Whether so many have left that the game is over: in a duel and in teams one is enough; else it goes on while
    /// two are left, one of them a person.
    pub(super) fn ending_by_leaving(&self, reason: EndReason) -> Option<Ending> {
        let game = self.game.as_ref()?;
        let gone = |seat: &SeatId| self.left[*seat].is_some();
        let winners: Vec<SeatId> = match game.m.mode {
            Mode::Duel | Mode::Teams => {
                let lost = game.m.seat_ids().find(gone).map(|seat| game.m.team(seat))?;
                game.m.seat_ids().filter(|seat| game.m.team(*seat) != lost).collect()
            }
            Mode::FreeForAll => {
                let rest: Vec<SeatId> = game.m.seat_ids().filter(|seat| !gone(seat) && !game.is_out(*seat)).collect();
                let person = rest.iter().any(|seat| self.is_person(*seat));
                if rest.len() > 1 && person {
                    return None;
                }
                rest
            }
        };
        Some(Ending { winners: winners.iter().map(|seat| seat.0).collect(), reason })
    }

    pub(super) async fn resign(&mut self, seat: SeatId) -> Result<(), Fault> {
        let game = self.playing()?;
        if self.left[seat].is_some() || game.is_out(seat) {
            return Err(Fault::conflict("left"));
        }
        self.leave_game(seat, EndReason::Resigned).await
    }

    pub(super) async fn claim(&mut self, seat: SeatId) -> Result<(), Fault> {
        self.playing()?;
        if !self.is_person(seat) {
            return Err(Fault::conflict("left"));
        }
        let away = self.asked().filter(|asked| *asked != seat && self.is_claimable(*asked));
        let away = away.ok_or_else(|| Fault::conflict("not-claimable"))?;
        self.leave_game(away, EndReason::Claimed).await
    }

    /// A seat leaves the game for good: the game ends, or a bot plays on.
    pub(super) async fn leave_game(&mut self, seat: SeatId, reason: EndReason) -> Result<(), Fault> {
        self.write_and_apply(Act::Left { seat, reason }).await?;
        self.undo.drop_request();
        self.end_if_over().await;
        self.sync_all();
        self.presence.tell_now();
        self.ask_bot();
        Ok(())
    }

    /// Gives up a seat before the game has begun.
    pub(super) async fn leave_table(&mut self, seat: SeatId) -> Result<(), Fault> {
        if self.status != Status::Waiting {
            return Err(Fault::conflict("begun"));
        }
        if self.plan.chair(seat).maker {
            return self.close().await;
        }
        let mut plan = self.plan.clone();
        plan.vacate(seat);
        let content = self.hall.content_for(&plan).await?;
        self.change(self.status, plan).await?;
        self.content = content;
        self.hall.store.let_go(&self.id, Some(seat)).await?;
        // Whoever held the seat watches from now on.
        self.presence.reseat(|held| (held != seat).then_some(held));
        self.hall.lobby_changed();
        self.sync_all();
        Ok(())
    }

    /// When the seat that is asked has stayed away for too long, or been there for too long without a choice.
    pub(super) fn claimable_at(&self) -> Option<Instant> {
        let seat = self.asked().filter(|seat| self.is_person(*seat))?;
        let asked = self.clocks.since();
        let stalled = asked + self.hall.pace.stalled;
        let away = self.presence.absent_since(seat).map(|since| since.max(asked) + self.hall.pace.claim);
        Some(away.map_or(stalled, |away| away.min(stalled)))
    }

    pub(super) fn is_claimable(&self, seat: SeatId) -> bool {
        self.asked() == Some(seat) && self.claimable_at().is_some_and(|time| time <= Instant::now())
    }
}
