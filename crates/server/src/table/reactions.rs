//! Phrases that players say to each other. Nothing of them is kept.

use std::time::Instant;

use peerless_protocol::{FromServer, Phrase};
use peerless_rules::SeatId;

use super::Table;
use super::told::encode;
use crate::fault::Fault;

impl Table {
    /// Everybody hears it, also those who watch. A seat may say so much, from however many sockets.
    pub(super) fn react(&mut self, seat: SeatId, phrase: Phrase) -> Result<(), Fault> {
        if !self.may_say(seat) {
            return Err(Fault::too_fast());
        }
        self.hall.store.say(&self.id, seat, phrase);
        self.tell_phrase(seat, phrase);
        Ok(())
    }

    /// A seat has said something at another process, which counts here too: whoever sits at several may say no more.
    pub(super) fn heard(&mut self, seat: SeatId, phrase: Phrase) {
        if seat.index() < self.plan.chairs.len() {
            self.may_say(seat);
            self.tell_phrase(seat, phrase);
        }
    }

    fn may_say(&mut self, seat: SeatId) -> bool {
        self.reactions[seat].take(self.hall.limits.reactions, Instant::now())
    }

    fn tell_phrase(&mut self, seat: SeatId, phrase: Phrase) {
        let message = encode(&FromServer::Reaction { seat: seat.0, phrase });
        self.presence.send_all(|_| Some(message.clone()));
    }
}
