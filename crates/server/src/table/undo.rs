//! Somebody asks to take back a choice, and the others agree or do not.

use peerless_protocol::UndoFace;
use peerless_rules::SeatId;

use super::Table;
use crate::fault::Fault;
use crate::seats::BySeat;
use crate::store::{Act, Wish, WishKind};

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

    /// The request that these wishes make, while the log has `n` entries. Of two the first seat's counts.
    pub fn of(wishes: &[Wish], n: u32, seats: usize, agrees: impl Fn(SeatId) -> bool) -> Self {
        let now =
            |kind: WishKind| wishes.iter().filter(move |wish| wish.kind == kind && wish.n == n).map(|wish| wish.seat);
        let request = now(WishKind::Undo).min().map(|by| Request {
            by,
            agreed: BySeat::new(seats, |seat| {
                seat == by || agrees(seat) || now(WishKind::Agree).any(|who| who == seat)
            }),
        });
        Self { request }
    }

    /// Whether somebody else waits for an answer.
    fn is_asked_by_other(&self, seat: SeatId) -> bool {
        self.request.as_ref().is_some_and(|request| request.by != seat)
    }

    /// Whether an answer of this seat is waited for.
    fn waits_for(&self, seat: SeatId) -> bool {
        self.request.as_ref().is_some_and(|request| !request.agreed[seat])
    }

    /// Who asked, once all have agreed.
    fn granted(&self) -> Option<SeatId> {
        self.request.as_ref().filter(|request| request.is_granted()).map(|request| request.by)
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
        self.wish(WishKind::Undo, seat).await?;
        self.take_back_if_granted().await
    }

    pub(super) async fn answer_undo(&mut self, seat: SeatId, accept: bool) -> Result<(), Fault> {
        self.playing()?;
        if !self.undo.waits_for(seat) {
            return Err(Fault::conflict("no-undo-asked"));
        }
        if !accept {
            self.hall.store.drop_undo(&self.id).await?;
            self.undo.drop_request();
            self.presence.tell_now();
            return Ok(());
        }
        self.wish(WishKind::Agree, seat).await?;
        self.take_back_if_granted().await
    }

    async fn wish(&mut self, kind: WishKind, seat: SeatId) -> Result<(), Fault> {
        let wishes = self.hall.store.wish(&self.id, Wish { kind, seat, n: self.n }).await?;
        self.note_wishes(&wishes);
        self.presence.tell_now();
        Ok(())
    }

    async fn take_back_if_granted(&mut self) -> Result<(), Fault> {
        let Some(by) = self.undo.granted() else { return Ok(()) };
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

    const N: u32 = 7;

    /// The request of seats that want to take back, and of those that agree, at a table of three.
    fn request(ask: &[u8], agree: &[u8], n: u32) -> Undo {
        let wish = |kind: WishKind| move |seat: &u8| Wish { kind, seat: SeatId(*seat), n };
        let wishes: Vec<Wish> =
            ask.iter().map(wish(WishKind::Undo)).chain(agree.iter().map(wish(WishKind::Agree))).collect();
        Undo::of(&wishes, N, 3, |_| false)
    }

    #[test]
    fn all_must_agree() {
        let undo = request(&[1], &[], N);
        assert!(undo.is_asked_by_other(SeatId(0)) && !undo.is_asked_by_other(SeatId(1)));
        assert!(undo.waits_for(SeatId(0)) && !undo.waits_for(SeatId(1)));
        let undo = request(&[1], &[0], N);
        assert_eq!((undo.face().unwrap().waiting_for, undo.granted()), (vec![2], None));
        assert!(!undo.waits_for(SeatId(0)));
        assert_eq!(request(&[1], &[0, 2], N).granted(), Some(SeatId(1)));
    }

    #[test]
    fn what_was_asked_before_the_last_choice_means_nothing() {
        let undo = request(&[1], &[0, 2], N - 1);
        assert!(undo.face().is_none() && undo.granted().is_none());
    }

    #[test]
    fn of_two_who_ask_at_once_one_has_asked() {
        let undo = request(&[2, 1], &[0], N);
        assert_eq!((undo.face().unwrap().by, undo.granted()), (1, None));
    }
}
