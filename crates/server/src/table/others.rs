//! Other processes that serve the same table: who looks after it, what they have done, and how they hear of what is done here.

use std::time::Duration;

use peerless_protocol::Status;
use peerless_rules::SeatId;
use peerless_session::Session;
use tokio::time::Instant;

use super::Table;
use crate::fault::{Fault, Kind};
use crate::seats::BySeat;
use crate::store::{Act, Entry, News, Part, Signs, TableRow, Wish, WishKind};

use super::undo::Undo;

/// How soon what failed is tried again.
const AGAIN: Duration = Duration::from_secs(1);

#[derive(Default)]
pub struct Others {
    /// This process lets the bots think and the clocks run out.
    mine: bool,
    /// Who the others know to be here.
    announced: Option<(Vec<SeatId>, u32)>,
    /// When to look for what was missed, and until when nothing is done by oneself.
    again_at: Option<Instant>,
    /// What others have done cannot be followed.
    lost: bool,
}

impl Others {
    pub fn is_mine(&self) -> bool {
        self.mine
    }

    pub fn is_lost(&self) -> bool {
        self.lost
    }

    pub fn again_at(&self) -> Option<Instant> {
        self.again_at
    }

    /// It is not known what came of something: what there is now is to be read, a little later.
    pub fn look_again(&mut self) {
        self.again_at = Some(Instant::now() + AGAIN);
    }

    /// Whether this process may do now what only one does.
    pub fn may_act(&self, moment: Instant) -> bool {
        self.mine && self.again_at.is_none_or(|again| again <= moment)
    }

    /// When this process does what only one does, and is due then.
    pub fn act_at(&self, due: Option<Instant>) -> Option<Instant> {
        due.filter(|_| self.mine).map(|due| self.again_at.map_or(due, |again| due.max(again)))
    }
}

impl Table {
    /// Something that this process does by itself was not kept: another was first, or the database does not answer.
    pub(super) fn failed(&mut self, fault: &Fault) {
        if fault.kind == Kind::Lost {
            self.others.again_at = Some(Instant::now());
        } else {
            tracing::warn!(table = self.id, "something that was due is not done yet: {fault}");
            self.others.look_again();
        }
    }

    pub(super) async fn hear(&mut self, news: News) {
        let part = match news {
            News::At { part, .. } => part,
            News::Said { seat, phrase, .. } => return self.heard(seat, phrase),
            News::Missed | News::Orphans => {
                // Perhaps the others have forgotten who is here.
                self.others.announced = None;
                self.presence.tell_now();
                Part::Row
            }
        };
        self.others.again_at = None;
        if let Err(fault) = self.catch_up(part).await {
            self.failed(&fault);
        }
    }

    /// Before somebody is told how things stand, who may know more from another process.
    pub(super) async fn catch_up_if_possible(&mut self) {
        if let Err(fault) = self.catch_up(Part::Row).await {
            self.failed(&fault);
        }
    }

    /// Reads what others have done, and tells everybody here.
    pub(super) async fn catch_up(&mut self, part: Part) -> Result<(), Fault> {
        if !self.hall.store.is_shared() {
            return Ok(());
        }
        let store = &self.hall.store;
        match part {
            Part::Log if self.game.is_some() => {
                let entries = store.entries(&self.id, self.n).await?;
                self.follow(None, entries).await?;
            }
            Part::Log | Part::Row => {
                let row = store.row(&self.id, self.rev).await?;
                let entries = store.entries(&self.id, self.n).await?;
                let signs = store.signs(&self.id).await?;
                self.follow(row, entries).await?;
                self.note_signs(signs);
            }
            Part::Signs => {
                let signs = store.signs(&self.id).await?;
                self.note_signs(signs);
            }
        }
        self.end_if_over().await;
        self.ask_bot();
        Ok(())
    }

    async fn follow(&mut self, row: Option<TableRow>, entries: Vec<Entry>) -> Result<(), Fault> {
        let followed = self.try_follow(row, entries).await;
        if let Err(fault) = &followed
            && fault.kind == Kind::Broken
        {
            tracing::error!(table = self.id, "what another process did cannot be followed: {fault}");
            self.others.lost = true;
        }
        followed
    }

    async fn try_follow(&mut self, row: Option<TableRow>, entries: Vec<Entry>) -> Result<(), Fault> {
        if let Some(row) = row {
            self.follow_row(row).await?;
        }
        if self.game.is_some() {
            for entry in entries {
                self.follow_entry(&entry)?;
            }
        }
        Ok(())
    }

    /// The table is made of something else now.
    async fn follow_row(&mut self, row: TableRow) -> Result<(), Fault> {
        let before = std::mem::replace(&mut self.plan, row.plan);
        let was = std::mem::replace(&mut self.status, row.status);
        self.rev = row.rev;
        // A guest at another process has brought a hero, or left with one.
        if self.game.is_none() && self.plan.brought != before.brought {
            self.content = self.hall.content_for(&self.plan).await?;
        }
        let plan = &self.plan;
        let mut anew = self.presence.reseat(|seat| plan.seat_of(before.chair(seat).key.as_deref()?));
        if self.game.is_none() && self.has_begun() {
            self.content = self.hall.content_for(&self.plan).await?;
            self.set_up()?;
            self.last_choice = Instant::now();
            self.note_victory();
            anew = true;
        }
        // The log says so before the row does.
        if was == Status::Over && self.status == Status::Playing {
            self.status = was;
        }
        if matches!(self.status, Status::Over | Status::Closed) {
            anew |= self.status != was;
            self.rest();
        }
        self.presence.tell_now();
        if anew {
            self.sync_all();
        }
        Ok(())
    }

    /// Another process has added to the log.
    fn follow_entry(&mut self, entry: &Entry) -> Result<(), Fault> {
        let from = self.game.as_ref().map_or(0, Session::events);
        match (&entry.act, &mut self.game) {
            (Act::Choice { seat, line }, Some(game)) => {
                let unfit = || Fault::unreadable(&format!("`{line}` is no choice of seat {seat} here"));
                let asked = game.question().is_some_and(|question| question.seat == *seat);
                let opt = game.read(line).filter(|_| asked).ok_or_else(unfit)?;
                let taken = game.take(opt).map_err(|_| unfit())?;
                self.desk.saw(game, &taken);
                self.desk.hurried[*seat] = entry.hurried;
                self.count(&entry.act);
                self.note_victory();
            }
            _ => {
                self.apply(entry).map_err(|error| Fault::unreadable(&error))?;
                // What bots have thought out belongs to a game that did not happen.
                self.desk.forget();
            }
        }
        self.last_choice = Instant::now();
        if let Some(clocks) = &entry.clocks {
            self.clocks.restore(clocks);
        }
        self.clocks.turn_over(self.clocks.left(None, Instant::now()), Instant::now());
        self.undo.drop_request();
        self.presence.tell_now();
        match entry.act {
            Act::Choice { .. } => {
                self.add_increments(from);
                self.update_all(from);
            }
            Act::Undo { .. } | Act::Left { .. } => self.sync_all(),
        }
        Ok(())
    }

    /// The open decision was opened before this process knew of it.
    pub(super) fn began_before(&mut self, age: Duration) {
        self.clocks.began_before(age);
        self.last_choice = self.last_choice.checked_sub(age).unwrap_or(self.last_choice);
    }

    pub(super) fn note_signs(&mut self, signs: Signs) {
        self.others.mine = signs.mine;
        self.note_wishes(&signs.wishes);
        self.presence.note_elsewhere(signs.seats, signs.watchers);
    }

    pub(super) fn note_wishes(&mut self, wishes: &[Wish]) {
        let seats = self.plan.chairs.len();
        let (undo, rematch) = (self.undo.face(), self.rematch_wanted.clone());
        // Bots do not mind, and nobody is asked once a game is over.
        self.undo = match self.status {
            Status::Playing => Undo::of(wishes, self.n, seats, |seat| !self.is_person(seat)),
            Status::Waiting | Status::Over | Status::Closed => Undo::default(),
        };
        let wants = |seat: SeatId| wishes.iter().any(|wish| wish.kind == WishKind::Rematch && wish.seat == seat);
        self.rematch_wanted = BySeat::new(seats, wants);
        if self.undo.face() != undo || self.rematch_wanted != rematch {
            self.presence.tell_now();
        }
    }

    /// Tells the other processes who is here.
    pub(super) async fn announce(&mut self) {
        if !self.hall.store.is_shared() {
            return;
        }
        let here = self.presence.here();
        // Where nobody is, nothing was said.
        if self.others.announced.clone().unwrap_or_default() == here {
            return;
        }
        match self.hall.store.here(&self.id, &here.0, here.1).await {
            Ok(()) => self.others.announced = Some(here),
            Err(error) => self.failed(&error.into()),
        }
    }
}
