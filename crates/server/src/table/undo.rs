//! Somebody asks to take back a choice, and the others agree or do not.

use peerless_protocol::UndoFace;
use peerless_rules::SeatId;

use super::Table;
use crate::fault::Fault;
use crate::seats::BySeat;
use crate::store::Act;

/// The open request, if there is one.
#[derive(Default)]
pub struct Undo {
    request: Option<Request>,
}

struct Request {
    by: SeatId,
    agreed: BySeat<bool>,
}

impl Request {
    fn is_granted(&self) -> bool {
        self.agreed.iter().all(|(_, agreed)| *agreed)
    }
}

impl Undo {
    pub fn face(&self) -> Option<UndoFace> {
        let request = self.request.as_ref()?;
        Some(UndoFace { by: request.by.0, waiting_for: request.agreed.which(|agreed| !agreed) })
    }

    /// Forgets the request; gives whether there was one.
    pub fn drop_request(&mut self) -> bool {
        self.request.take().is_some()
    }

    /// Opens a request; gives whether everybody has agreed already.
    fn ask(&mut self, by: SeatId, agreed: BySeat<bool>) -> bool {
        self.request.insert(Request { by, agreed }).is_granted()
    }

    /// Whether somebody else waits for an answer.
    fn is_asked_by_other(&self, seat: SeatId) -> bool {
        self.request.as_ref().is_some_and(|request| request.by != seat)
    }

    /// A seat answers; gives who asked once all have agreed. An error if nobody waits for this answer.
    fn answer(&mut self, seat: SeatId, accept: bool) -> Result<Option<SeatId>, Fault> {
        let waits = self.request.as_mut().filter(|request| !request.agreed[seat]);
        let request = waits.ok_or_else(|| Fault::conflict("no-undo-asked"))?;
        if !accept {
            self.request = None;
            return Ok(None);
        }
        request.agreed[seat] = true;
        Ok(request.is_granted().then_some(request.by))
    }
}

impl Table {
    pub(super) async fn ask_undo(&mut self, seat: SeatId) -> Result<(), Fault> {
        let game = self.playing()?;
        if self.left[seat].is_some() {
            return Err(Fault::conflict("left"));
        }
        let keep = game.undo_to(seat);
        let keep = keep.ok_or_else(|| Fault::conflict("nothing-to-undo"))?;
        if game.undo_is_free(seat) {
            return self.take_back(seat, keep).await;
        }
        if self.undo.is_asked_by_other(seat) {
            return Err(Fault::conflict("undo-asked"));
        }
        // Bots do not mind, and one cannot ask oneself.
        let agreed = BySeat::new(self.plan.chairs.len(), |other| other == seat || !self.is_person(other));
        if self.undo.ask(seat, agreed) {
            return self.take_back(seat, keep).await;
        }
        self.presence.tell_now();
        Ok(())
    }

    pub(super) async fn answer_undo(&mut self, seat: SeatId, accept: bool) -> Result<(), Fault> {
        self.playing()?;
        let granted = self.undo.answer(seat, accept)?;
        self.presence.tell_now();
        let Some(by) = granted else { return Ok(()) };
        match self.playing()?.undo_to(by) {
            Some(keep) => self.take_back(by, keep).await,
            None => Ok(()),
        }
    }

    async fn take_back(&mut self, seat: SeatId, keep: usize) -> Result<(), Fault> {
        // Everybody is told everything anew, which is much.
        if !self.undos.take(self.hall.limits.undos, std::time::Instant::now()) {
            return Err(Fault::too_fast());
        }
        self.write_and_apply(Act::Undo { seat, keep }).await?;
        self.undo.drop_request();
        // What bots have thought out belongs to a game that did not happen.
        self.desk.forget();
        self.presence.tell_now();
        self.sync_all();
        self.ask_bot();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request() -> Undo {
        let mut undo = Undo::default();
        assert!(!undo.ask(SeatId(1), BySeat::new(3, |seat| seat == SeatId(1))));
        undo
    }

    #[test]
    fn all_must_agree_and_one_refusal_ends_it() {
        let mut undo = request();
        assert!(undo.is_asked_by_other(SeatId(0)) && !undo.is_asked_by_other(SeatId(1)));
        assert_eq!(undo.answer(SeatId(0), true).unwrap(), None);
        assert_eq!(undo.face().unwrap().waiting_for, [2]);
        assert!(undo.answer(SeatId(0), true).is_err() && undo.answer(SeatId(1), true).is_err());
        assert_eq!(undo.answer(SeatId(2), true).unwrap(), Some(SeatId(1)));
        let mut undo = request();
        assert_eq!(undo.answer(SeatId(2), false).unwrap(), None);
        assert!(undo.face().is_none() && undo.answer(SeatId(0), true).is_err());
    }
}
