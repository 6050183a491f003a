//! One table: a task that owns a game and the people at it. Everybody else talks to it by `Order`s.
//! Sockets and HTTP are not known here: what is told goes out as text, what is refused is a `Fault`.

mod clocks;
mod desk;
mod leaving;
mod presence;
mod told;
mod undo;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use peerless_bots::Level;
use peerless_content::Content;
use peerless_protocol::*;
use peerless_rules::{Choice, Opt, RecordError, SeatId};
use peerless_session::{Session, Trouble};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use crate::coach::Moment;
use crate::fault::Fault;
use crate::hall::{Hall, now};
use crate::keys;
use crate::limits::Bucket;
use crate::plan::{Holder, Plan};
use crate::seats::BySeat;
use crate::store::{Act, Entry, Holding, Kept};
use crate::thinkers::Thought;

pub use presence::{ClientId, Told};
pub use told::Archive;

use clocks::Clocks;
use desk::Desk;
use presence::Presence;
use undo::Undo;

/// How many messages may wait for a client; one that falls further behind is let go.
pub const BACKLOG: usize = 256;
/// The bot that plays on for somebody who has left a game of several.
const STAND_IN: Level = Level::Apprentice;

/// What a table can be asked to do.
pub enum Order {
    Face {
        reply: oneshot::Sender<TableFace>,
    },
    Join {
        join: Join,
        from: IpAddr,
        reply: oneshot::Sender<Result<Joined, Fault>>,
    },
    /// Somebody connects, with the secret of a seat or to watch.
    Enter {
        secret: Option<String>,
        from: IpAddr,
        out: mpsc::Sender<Told>,
        reply: oneshot::Sender<Result<ClientId, Fault>>,
    },
    Said {
        client: ClientId,
        message: FromClient,
        /// When it came.
        at: std::time::Instant,
    },
    Exit {
        client: ClientId,
    },
    /// A bot has made up its mind.
    Thought {
        n: u32,
        seat: SeatId,
        thought: Thought,
    },
    /// The open decision of a seat, for its coach.
    Coach {
        secret: String,
        reply: oneshot::Sender<Result<Moment, Fault>>,
    },
    /// The game so far, once nothing in it is secret any more.
    Record {
        reply: oneshot::Sender<Result<Archive, Fault>>,
    },
}

pub struct Table {
    hall: Arc<Hall>,
    /// What is played with here; it stays as it is once the game has begun.
    content: Arc<Content>,
    id: String,
    made: u64,
    status: Status,
    plan: Plan,
    game: Option<Session>,
    /// Entries in the log.
    n: u32,
    /// The numbers by which the seats know their decisions: each counts its own, so that none tells how often another was asked.
    numbers: BySeat<u32>,
    /// When the last choice was made, or the table brought back. The clock of the system may jump, this one does not.
    last_choice: Instant,
    /// Why seats have left the game for good.
    left: BySeat<Option<EndReason>>,
    ending: Option<Ending>,
    rematch_wanted: BySeat<bool>,
    clocks: Clocks,
    undo: Undo,
    presence: Presence,
    /// Whether the others have heard that they may claim the game.
    claim_told: bool,
    desk: Desk,
    /// Who made the table, by address; empty where that is not known.
    owner: String,
    /// How often choices may still be taken back.
    undos: Bucket,
}

impl Table {
    /// A table that is new, or that comes back from the database.
    pub fn restore(
        hall: Arc<Hall>,
        content: Arc<Content>,
        id: String,
        kept: Kept,
        orders: mpsc::WeakSender<Order>,
    ) -> Result<Self, Fault> {
        let seats = kept.plan.chairs.len();
        let undos = Bucket::full(hall.limits.undos, std::time::Instant::now());
        let mut table = Self {
            hall,
            content,
            id,
            made: kept.made,
            status: kept.status,
            clocks: Clocks::new(kept.plan.clock, seats),
            plan: kept.plan,
            game: None,
            n: 0,
            numbers: BySeat::new(seats, |_| 0),
            last_choice: Instant::now(),
            left: BySeat::new(seats, |_| None),
            ending: None,
            rematch_wanted: BySeat::new(seats, |_| false),
            undo: Undo::default(),
            presence: Presence::new(seats),
            claim_told: false,
            desk: Desk::new(seats, kept.owner.clone(), orders),
            owner: kept.owner,
            undos,
        };
        table.replay(kept.log)?;
        Ok(table)
    }

    /// Brings the game to where its log ends.
    fn replay(&mut self, log: Vec<Entry>) -> Result<(), Fault> {
        let begun = match self.status {
            Status::Waiting => false,
            Status::Playing | Status::Over => true,
            // Closed: perhaps before the game began.
            Status::Closed => !self.plan.has_free_seats() && self.plan.chairs.iter().all(|chair| chair.hero.is_some()),
        };
        if !begun {
            return Ok(());
        }
        let broken = |error: &dyn std::fmt::Display| Fault::unreadable(error);
        let m = Arc::new(self.plan.set_up(&self.content).map_err(|fault| broken(&fault))?);
        self.game = Some(Session::go_on(m, self.plan.seed, &self.plan.beginning()).map_err(|error| broken(&error))?);
        self.start_clocks();
        for entry in log {
            let from = self.game.as_ref().map_or(0, Session::events);
            self.apply(&entry).map_err(|error| broken(&error))?;
            if let Some(clocks) = &entry.clocks {
                self.clocks.restore(clocks);
            }
            // The clocks were kept as they stood before the choice.
            if let Act::Choice { .. } = entry.act {
                self.add_increments(from);
            }
        }
        // The server may have been stopped between the last entry and its consequence.
        if self.status == Status::Playing && self.ending.is_some() {
            self.status = Status::Over;
        }
        Ok(())
    }

    /// A game from before content was kept keeps it from now on.
    pub async fn keep_content(&mut self) -> Result<(), Fault> {
        let Some(game) = self.game.as_ref().filter(|_| self.plan.content.is_empty()) else { return Ok(()) };
        let mut plan = self.plan.clone();
        plan.play_with(&game.m);
        self.hall.store.keep_content(&self.content.sources_of(&game.m)).await?;
        self.hall.store.update(&self.id, self.status, &plan).await?;
        self.plan = plan;
        Ok(())
    }

    /// What an entry of the log does to the game.
    fn apply(&mut self, entry: &Entry) -> Result<(), RecordError> {
        self.count(&entry.act);
        let Some(game) = &mut self.game else { return Ok(()) };
        match &entry.act {
            Act::Choice { seat, line } => {
                game.replay(&Choice { seat: *seat, line: line.clone(), at: self.n as usize })?;
            }
            Act::Undo { keep, .. } => game.back_to(*keep)?,
            Act::Left { seat, reason } => {
                self.left[*seat] = Some(*reason);
                self.ending = self.ending_by_leaving(*reason);
            }
        }
        self.note_victory();
        Ok(())
    }

    /// The log has one entry more. Only who chose, or has perhaps to choose anew, gets another number.
    fn count(&mut self, act: &Act) {
        self.n += 1;
        match act {
            Act::Choice { seat, .. } => self.numbers[*seat] += 1,
            Act::Undo { .. } | Act::Left { .. } => self.numbers.as_mut_slice().iter_mut().for_each(|n| *n += 1),
        }
    }

    /// Writes down what changes the game from outside, and carries it out; the next decision is open from now on.
    async fn write_and_apply(&mut self, act: Act) -> Result<(), Fault> {
        let left = self.clocks.left(self.running_clock(), Instant::now());
        let entry = Entry { act, clocks: self.clocks.written(&left), at: now() };
        self.hall.append(&self.id, self.n, &entry).await?;
        self.apply(&entry).map_err(|error| Fault::storage(&error))?;
        self.last_choice = Instant::now();
        self.clocks.turn_over(left, Instant::now());
        Ok(())
    }

    /// The seat that is asked, while the game is played.
    fn asked(&self) -> Option<SeatId> {
        if self.status != Status::Playing {
            return None;
        }
        self.game.as_ref()?.question().map(|question| question.seat)
    }

    /// Whether a person decides for a seat.
    fn is_person(&self, seat: SeatId) -> bool {
        self.left[seat].is_none() && self.plan.chair(seat).is_person()
    }

    /// The level of the bot that decides for a seat.
    fn bot_level(&self, seat: SeatId) -> Option<Level> {
        match &self.plan.chair(seat).holder {
            // A level that is known no longer is played on as well as can be.
            Holder::Bot { level } => Some(Level::from_name(level).unwrap_or(STAND_IN)),
            Holder::Person { .. } if self.left[seat].is_some() && self.ending.is_none() => Some(STAND_IN),
            Holder::Person { .. } | Holder::Free => None,
        }
    }

    /// Only people have clocks.
    fn running_clock(&self) -> Option<SeatId> {
        self.clocks.rule()?;
        self.asked().filter(|seat| self.is_person(*seat))
    }

    /// The clocks of a game that begins; its first turn has begun already.
    fn start_clocks(&mut self) {
        let moment = Instant::now();
        self.clocks.turn_over(self.clocks.left(None, moment), moment);
        self.add_increments(0);
    }

    /// For the turns that have begun since so much was told.
    fn add_increments(&mut self, from: usize) {
        let Some(game) = &self.game else { return };
        game.turns_since(from).for_each(|seat| self.clocks.add_increment(seat));
    }

    // ── the task ──

    pub async fn run(mut self, mut orders: mpsc::Receiver<Order>) {
        self.ask_bot();
        loop {
            let wake = self.next_wake();
            tokio::select! {
                order = orders.recv() => match order {
                    Some(order) => self.obey(order).await,
                    None => break,
                },
                () = sleep_until(wake) => {}
            }
            self.look_at_the_time().await;
            if self.may_leave_memory() {
                orders.close();
                while let Some(order) = orders.recv().await {
                    self.obey(order).await;
                }
                break;
            }
        }
    }

    async fn obey(&mut self, order: Order) {
        match order {
            Order::Face { reply } => _ = reply.send(self.face()),
            Order::Join { join, from, reply } => {
                let joined = self.join(join, from).await;
                _ = reply.send(joined);
            }
            Order::Enter { secret, from, out, reply } => {
                let entered = self.enter(secret, from, out);
                _ = reply.send(entered);
            }
            Order::Said { client, message, at } => {
                let answers = matches!(message, FromClient::Answer { .. });
                self.said(client, message).await;
                if answers {
                    self.hall.figures.answers.note(at.elapsed());
                }
            }
            Order::Exit { client } => self.presence.exit(client),
            Order::Thought { n, seat, thought } => self.thought(n, seat, thought).await,
            Order::Coach { secret, reply } => _ = reply.send(self.moment(&secret)),
            Order::Record { reply } => _ = reply.send(self.archive()),
        }
    }

    fn next_wake(&self) -> Instant {
        let pace = &self.hall.pace;
        let now = Instant::now();
        let empty = self.presence.empty_since();
        let times = [
            self.presence.due(),
            self.clocks.falls_at(self.running_clock()),
            self.bots_rest_at(),
            self.claimable_at().filter(|time| *time > now),
            match self.status {
                Status::Waiting => empty.map(|since| since + pace.waiting),
                Status::Over | Status::Closed => empty.map(|since| since + pace.unload),
                Status::Playing => Some(self.last_choice + pace.idle),
            },
        ];
        times.into_iter().flatten().fold(now + Duration::from_secs(600), Instant::min)
    }

    async fn look_at_the_time(&mut self) {
        let moment = Instant::now();
        if let Some(seat) = self.running_clock()
            && self.clocks.falls_at(Some(seat)).is_some_and(|time| time <= moment)
            && let Err(fault) = self.leave_game(seat, EndReason::Time).await
        {
            // Tried again with the next order; the clock stands at nothing until then.
            tracing::warn!(table = self.id, "cannot end a game on time: {fault}");
        }
        if self.bots_rest_at().is_some_and(|time| time <= moment) {
            self.desk.forget();
        }
        let pace = &self.hall.pace;
        let forgotten = match self.status {
            Status::Waiting => self.presence.empty_since().is_some_and(|since| since + pace.waiting <= moment),
            Status::Playing => self.last_choice + pace.idle <= moment,
            Status::Over | Status::Closed => false,
        };
        if forgotten {
            self.close().await;
        }
        let claimable = self.asked().is_some_and(|seat| self.is_claimable(seat));
        if claimable != self.claim_told {
            self.claim_told = claimable;
            self.presence.tell_now();
        }
        if self.presence.take_due() {
            self.tell_face();
        }
    }

    fn may_leave_memory(&self) -> bool {
        matches!(self.status, Status::Over | Status::Closed)
            && self.presence.empty_since().is_some_and(|since| since + self.hall.pace.unload <= Instant::now())
    }

    // ── people come ──

    async fn join(&mut self, join: Join, from: IpAddr) -> Result<Joined, Fault> {
        if self.status != Status::Waiting {
            return Err(Fault::conflict("full"));
        }
        let is_free = |seat: &SeatId| self.plan.chair(*seat).holder == Holder::Free;
        let seat = match join.seat.map(SeatId) {
            Some(seat) if seat.index() >= self.plan.chairs.len() => {
                return Err(Fault::bad(Trouble::new("bad-seat")));
            }
            Some(seat) => Some(seat).filter(is_free),
            None => self.plan.seats().find(is_free),
        };
        let seat = seat.ok_or_else(|| Fault::conflict("taken"))?;
        let mut plan = self.plan.clone();
        let secret = plan.take(seat, &self.content, &join.name, join.hero.as_deref())?;
        // The hero must find room on some board that is left.
        plan.clone().begin(&self.content)?;
        let kind = if plan.open { Holding::Stranger } else { Holding::Guest };
        self.hall.hold(from, &self.id, Some(seat), kind).await?;
        if let Err(error) = self.hall.store.update(&self.id, self.status, &plan).await {
            _ = self.hall.store.let_go(&self.id, Some(seat)).await;
            return Err(error.into());
        }
        self.plan = plan;
        self.presence.tell_now();
        self.begin_if_full().await;
        self.tell_lobby();
        let key = self.plan.seat_keys(&[secret]).remove(0);
        Ok(Joined { table: self.id.clone(), key })
    }

    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The game begins once no seat is free.
    pub async fn begin_if_full(&mut self) {
        if self.status != Status::Waiting || self.plan.has_free_seats() {
            return;
        }
        let mut plan = self.plan.clone();
        let begun = async {
            let m = Arc::new(plan.begin(&self.content)?);
            plan.play_with(&m);
            self.hall.store.keep_content(&self.content.sources_of(&m)).await?;
            let game = Session::go_on(m, plan.seed, &plan.beginning()).map_err(|error| Fault::bad(&error))?;
            self.hall.store.update(&self.id, Status::Playing, &plan).await?;
            Ok::<_, Fault>(game)
        };
        match begun.await {
            Ok(game) => {
                // Seats have new numbers now.
                let key = |seat: SeatId| self.plan.chair(seat).key.as_deref();
                self.presence.reseat(|seat| plan.seat_of(key(seat)?));
                self.plan = plan;
                self.game = Some(game);
                self.status = Status::Playing;
                self.last_choice = Instant::now();
                self.note_victory();
                self.start_clocks();
                self.sync_all();
                self.ask_bot();
            }
            Err(fault) => tracing::error!(table = self.id, "a game cannot begin: {fault}"),
        }
    }

    fn enter(&mut self, secret: Option<String>, from: IpAddr, out: mpsc::Sender<Told>) -> Result<ClientId, Fault> {
        let seat = match secret {
            None => None,
            Some(secret) => Some(self.plan.seat_of(&keys::hash(&secret)).ok_or_else(Fault::bad_secret)?),
        };
        let client = self.presence.enter(seat, from, out);
        let message = self.sync(seat);
        self.presence.send(client, message);
        Ok(client)
    }

    // ── what clients say ──

    async fn said(&mut self, client: ClientId, message: FromClient) {
        let Some(seat) = self.presence.seat_of(client) else { return };
        let done = match (message, seat) {
            (FromClient::Ping {}, _) => {
                self.send(client, &FromServer::Pong);
                Ok(())
            }
            (FromClient::Sync {}, _) => {
                let message = self.sync(seat);
                self.presence.send(client, message);
                Ok(())
            }
            (_, None) => Err(Fault::conflict("watching")),
            (FromClient::Answer { decision, option, text }, Some(seat)) => {
                self.answer(seat, decision, option, text.as_deref()).await
            }
            (FromClient::Undo {}, Some(seat)) => self.ask_undo(seat).await,
            (FromClient::UndoAnswer { accept }, Some(seat)) => self.answer_undo(seat, accept).await,
            (FromClient::Resign {}, Some(seat)) => self.resign(seat).await,
            (FromClient::Claim {}, Some(seat)) => self.claim(seat).await,
            (FromClient::Rematch {}, Some(seat)) => self.want_rematch(client, seat).await,
            (FromClient::Leave {}, Some(seat)) => self.leave_table(seat).await,
            (FromClient::Why { wish }, Some(seat)) => {
                let because = self.why(seat, wish);
                because.map(|because| self.send(client, &FromServer::Why { wish, because }))
            }
        };
        if let Err(fault) = done {
            self.send(client, &FromServer::Refused { problem: fault.into() });
        }
    }

    /// The game, while it is played.
    fn playing(&self) -> Result<&Session, Fault> {
        match (&self.game, self.status) {
            (Some(game), Status::Playing) => Ok(game),
            (_, Status::Waiting) => Err(Fault::conflict("not-begun")),
            _ => Err(Fault::conflict("over")),
        }
    }

    async fn answer(&mut self, seat: SeatId, n: u32, option: Option<u32>, text: Option<&str>) -> Result<(), Fault> {
        let game = self.playing()?;
        // Also to somebody who is not asked an old number is an old number, as it was when the answer was sent.
        if n < self.numbers[seat] {
            return Err(Fault::conflict("stale").with("asked", n).with("open", self.numbers[seat]));
        }
        if self.asked() != Some(seat) || !self.is_person(seat) {
            return Err(Fault::conflict("not-your-decision"));
        }
        if n != self.numbers[seat] {
            return Err(Fault::conflict("stale").with("asked", n).with("open", self.numbers[seat]));
        }
        let opt = match (option, text) {
            (Some(index), None) => game.option_at(index),
            (None, Some(line)) => game.read(line),
            _ => return Err(Fault::bad(Trouble::because("bad-message", "which-option"))),
        };
        let opt = opt.ok_or_else(Fault::no_option)?;
        self.choose(opt).await
    }

    /// Writes a choice down, then carries it out, then tells everybody.
    async fn choose(&mut self, opt: Opt) -> Result<(), Fault> {
        let Some(seat) = self.asked() else { return Ok(()) };
        let left = self.clocks.left(self.running_clock(), Instant::now());
        let Some(game) = &mut self.game else { return Ok(()) };
        // Nothing is written that cannot be carried out.
        if !game.options().contains(&opt) {
            return Err(Fault::no_option());
        }
        let from = game.events();
        let act = Act::Choice { seat, line: game.write(opt) };
        let entry = Entry { act, clocks: self.clocks.written(&left), at: now() };
        self.hall.append(&self.id, self.n, &entry).await?;
        let taken = game.take(opt).map_err(|_| Fault::no_option())?;
        self.desk.saw(game, &taken);
        self.count(&entry.act);
        self.last_choice = Instant::now();
        self.clocks.turn_over(left, Instant::now());
        self.add_increments(from);
        if self.undo.drop_request() || self.clocks.rule().is_some() {
            self.presence.tell_now();
        }
        self.note_victory();
        self.update_all(from);
        self.end_if_over().await;
        self.ask_bot();
        Ok(())
    }

    // ── the end ──

    fn note_victory(&mut self) {
        let Some(game) = &self.game else { return };
        if self.ending.is_none()
            && let Some(team) = game.won()
        {
            let winners = game.m.seat_ids().filter(|seat| game.m.team(*seat) == team).map(|seat| seat.0).collect();
            self.ending = Some(Ending { winners, reason: EndReason::Victory });
        }
    }

    /// Keeps that the game is over, once it is.
    async fn end_if_over(&mut self) {
        if self.status != Status::Playing || self.ending.is_none() {
            return;
        }
        self.retire(Status::Over).await;
    }

    async fn close(&mut self) {
        self.retire(Status::Closed).await;
        self.tell_lobby();
        self.sync_all();
    }

    /// Nothing is played here any more.
    async fn retire(&mut self, status: Status) {
        self.status = status;
        self.undo.drop_request();
        self.desk.drop_thought();
        self.desk.forget();
        // If this fails, the log still says how a game ended, and a table that was forgotten is closed again.
        if let Err(error) = self.hall.store.update(&self.id, self.status, &self.plan).await {
            tracing::error!(table = self.id, "cannot note the end of a table: {error}");
        }
        // What it held against the limits of addresses it holds no more.
        if let Err(error) = self.hall.store.let_go(&self.id, None).await {
            tracing::error!(table = self.id, "cannot let go of a table's places: {error}");
        }
        self.presence.tell_now();
    }

    async fn want_rematch(&mut self, client: ClientId, seat: SeatId) -> Result<(), Fault> {
        if self.status != Status::Over {
            return Err(Fault::conflict("not-over"));
        }
        if self.plan.rematch.is_some() {
            return Err(Fault::conflict("rematch-made"));
        }
        self.rematch_wanted[seat] = true;
        self.presence.tell_now();
        if self.plan.seats().any(|seat| self.plan.chair(seat).is_person() && !self.rematch_wanted[seat]) {
            return Ok(());
        }
        // A rematch is a table like any other; whoever asked last has made it.
        let Some(from) = self.presence.address_of(client) else { return Ok(()) };
        self.hall.check_new_table(from)?;
        let again = self.plan.again();
        // What was played with may be gone by now.
        again.clone().begin(&self.hall.content)?;
        let (id, _) = self.hall.open_table(again, from).await?;
        let mut plan = self.plan.clone();
        plan.rematch = Some(id);
        self.hall.store.update(&self.id, self.status, &plan).await?;
        self.plan = plan;
        Ok(())
    }
}
