//! One table: a task that owns a game and the people at it. Everybody else talks to it by `Order`s.
//! Sockets and HTTP are not known here: what is told goes out as text, what is refused is a `Fault`.

mod clocks;
mod desk;
mod leaving;
mod others;
mod presence;
mod reactions;
mod told;
mod undo;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use peerless_bots::Level;
use peerless_content::{Content, Source};
use peerless_protocol::*;
use peerless_rules::{Choice, Opt, RecordError, SeatId};
use peerless_session::{Session, Trouble};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use crate::coach::Moment;
use crate::fault::{Fault, Kind};
use crate::hall::{Hall, now};
use crate::keys;
use crate::limits::Bucket;
use crate::plan::{Holder, Plan};
use crate::seats::BySeat;
use crate::store::{Act, Change, Entry, Holding, Kept, News, Part, TableRow, Wish, WishKind};
use crate::thinkers::Thought;

pub use presence::{ClientId, Told};
pub use told::Archive;

use clocks::Clocks;
use desk::Desk;
use others::Others;
use presence::Presence;
use undo::Undo;

/// How many messages may wait for a client; one that falls further behind is let go.
pub const BACKLOG: usize = 256;
/// How often something is tried again that another process was first at.
const TRIES: usize = 5;
/// The bot that plays on for somebody who has left a game of several.
const STAND_IN: Level = Level::Apprentice;

/// What a table can be asked to do.
pub enum Order {
    Face {
        reply: oneshot::Sender<TableFace>,
    },
    /// The table for the lobby, as this process knows it.
    Show {
        reply: oneshot::Sender<RunningTable>,
    },
    Join {
        join: Join,
        /// The hero of the shelf that they bring.
        brought: Option<Box<Brought>>,
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
    /// Other processes have done something here.
    News(News),
}

/// A hero that somebody brings, as it is read and as it is kept.
pub struct Brought {
    pub content: Content,
    pub source: Source,
}

pub struct Table {
    hall: Arc<Hall>,
    /// What is played with here; it stays as it is once the game has begun.
    content: Arc<Content>,
    id: String,
    status: Status,
    plan: Plan,
    game: Option<Session>,
    /// How often what it is made of has changed.
    rev: u32,
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
    /// How often choices may still be taken back.
    undos: Bucket,
    /// What the seats may still say.
    reactions: BySeat<Bucket>,
    others: Others,
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
        let TableRow { rev, status, plan } = kept.row;
        let seats = plan.chairs.len();
        let moment = std::time::Instant::now();
        let undos = Bucket::full(hall.limits.undos, moment);
        let reactions = BySeat::new(seats, |_| Bucket::full(hall.limits.reactions, moment));
        let mut table = Self {
            hall,
            content,
            id,
            status,
            clocks: Clocks::new(plan.clock, seats),
            plan,
            game: None,
            rev,
            n: 0,
            numbers: BySeat::new(seats, |_| 0),
            last_choice: Instant::now(),
            left: BySeat::new(seats, |_| None),
            ending: None,
            rematch_wanted: BySeat::new(seats, |_| false),
            undo: Undo::default(),
            presence: Presence::new(seats),
            claim_told: false,
            desk: Desk::new(seats, kept.owner, orders),
            undos,
            reactions,
            others: Others::default(),
        };
        table.replay(kept.log)?;
        table.began_before(kept.age);
        table.note_signs(kept.signs);
        Ok(table)
    }

    /// Brings the game to where its log ends.
    fn replay(&mut self, log: Vec<Entry>) -> Result<(), Fault> {
        if !self.has_begun() {
            return Ok(());
        }
        self.set_up()?;
        for entry in log {
            let from = self.game.as_ref().map_or(0, Session::events);
            self.apply(&entry).map_err(|error| Fault::unreadable(&error))?;
            if let Some(clocks) = &entry.clocks {
                self.clocks.restore(clocks);
            }
            // The clocks were kept as they stood before the choice.
            if let Act::Choice { .. } = entry.act {
                self.add_increments(from);
            }
        }
        Ok(())
    }

    /// Whether there is a game, by what the table is made of.
    fn has_begun(&self) -> bool {
        match self.status {
            Status::Waiting => false,
            Status::Playing | Status::Over => true,
            // Closed: perhaps before the game began.
            Status::Closed => !self.plan.has_free_seats() && self.plan.chairs.iter().all(|chair| chair.hero.is_some()),
        }
    }

    /// The game as it begins.
    fn set_up(&mut self) -> Result<(), Fault> {
        let broken = |error: &dyn std::fmt::Display| Fault::unreadable(error);
        let m = Arc::new(self.plan.set_up(&self.content).map_err(|fault| broken(&fault))?);
        self.game = Some(Session::go_on(m, self.plan.seed, &self.plan.beginning()).map_err(|error| broken(&error))?);
        self.start_clocks();
        Ok(())
    }

    /// A game from before content was kept keeps it from now on.
    pub async fn keep_content(&mut self) -> Result<(), Fault> {
        let Some(game) = self.game.as_ref().filter(|_| self.plan.content.is_empty()) else { return Ok(()) };
        let mut plan = self.plan.clone();
        let sources = self.content.sources_of(&game.m);
        plan.play_with(&sources);
        self.hall.store.keep_content(&sources).await?;
        self.change(self.status, plan).await
    }

    /// Keeps what has changed about the table.
    async fn change(&mut self, status: Status, plan: Plan) -> Result<(), Fault> {
        self.hall.update(&self.id, self.rev, status, &plan).await?;
        self.rev += 1;
        self.status = status;
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
        let entry = Entry { act, clocks: self.clocks.written(&left), at: now(), hurried: false };
        self.hall.append(&self.id, self.n, &entry).await?;
        self.apply(&entry).map_err(|error| Fault::storage(&error))?;
        self.last_choice = Instant::now();
        self.clocks.turn_over(left, Instant::now());
        Ok(())
    }

    /// What people bring to a table may let a game go round in circles; no other is so long.
    fn is_endless(&self) -> bool {
        !self.plan.brought.is_empty() && self.n as usize > self.hall.limits.choices
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
        // The server may have been stopped between the last entry and its consequence.
        self.end_if_over().await;
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
            if self.others.is_lost() {
                // It is brought back when it is next asked for.
                break;
            }
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
            Order::Face { reply } => {
                self.catch_up_if_possible().await;
                _ = reply.send(self.face());
            }
            Order::Show { reply } => _ = reply.send(RunningTable { table: self.face(), turn: self.turn() }),
            Order::Join { join, brought, from, reply } => {
                self.catch_up_if_possible().await;
                let joined = self.join(join, brought.as_deref(), from).await;
                _ = reply.send(joined);
            }
            Order::Enter { secret, from, out, reply } => {
                self.catch_up_if_possible().await;
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
            Order::Coach { secret, reply } => {
                self.catch_up_if_possible().await;
                _ = reply.send(self.moment(&secret));
            }
            Order::Record { reply } => {
                self.catch_up_if_possible().await;
                _ = reply.send(self.archive());
            }
            Order::News(news) => self.hear(news).await,
        }
    }

    fn next_wake(&self) -> Instant {
        let pace = &self.hall.pace;
        let now = Instant::now();
        let empty = self.presence.empty_since();
        let times = [
            self.presence.due(),
            self.others.again_at(),
            self.falls_at(),
            self.bots_rest_at(),
            self.claimable_at().filter(|time| *time > now),
            self.unload_at(),
            self.others.act_at(match self.status {
                Status::Waiting => empty.map(|since| since + pace.waiting),
                Status::Playing => Some(self.last_choice + pace.idle),
                Status::Over | Status::Closed => None,
            }),
        ];
        times.into_iter().flatten().fold(now + Duration::from_secs(600), Instant::min)
    }

    async fn look_at_the_time(&mut self) {
        let moment = Instant::now();
        if self.others.again_at().is_some_and(|time| time <= moment) {
            self.hear(News::Missed).await;
        }
        if let Some(seat) = self.running_clock().filter(|_| self.falls_at().is_some_and(|time| time <= moment))
            && let Err(fault) = self.leave_game(seat, EndReason::Time).await
        {
            // The clock stands at nothing until it is tried again.
            self.failed(&fault);
        }
        if self.bots_rest_at().is_some_and(|time| time <= moment) {
            self.desk.forget();
        }
        if self.hall.store.is_shared() && self.others.may_act(moment) {
            // A process may have died between the last who joined and the beginning.
            self.begin_if_full().await;
        }
        let pace = &self.hall.pace;
        let forgotten = match self.status {
            Status::Waiting => self.presence.empty_since().is_some_and(|since| since + pace.waiting <= moment),
            Status::Playing => self.last_choice + pace.idle <= moment || self.is_endless(),
            Status::Over | Status::Closed => false,
        };
        if forgotten
            && self.others.may_act(moment)
            && let Err(fault) = self.close().await
        {
            self.failed(&fault);
        }
        let claimable = self.asked().is_some_and(|seat| self.is_claimable(seat));
        if claimable != self.claim_told {
            self.claim_told = claimable;
            self.presence.tell_now();
        }
        if self.presence.take_due() {
            self.tell_face();
            self.announce().await;
        }
    }

    /// When the time of the one whose clock runs is up; only one process looks at it.
    fn falls_at(&self) -> Option<Instant> {
        self.others.act_at(self.clocks.falls_at(self.running_clock()))
    }

    /// When a table that nobody is at here, and that needs nothing done, leaves memory.
    fn unload_at(&self) -> Option<Instant> {
        let rests = matches!(self.status, Status::Over | Status::Closed) || !self.others.is_mine();
        self.presence.left_alone_since().filter(|_| rests).map(|since| since + self.hall.pace.unload)
    }

    fn may_leave_memory(&self) -> bool {
        self.unload_at().is_some_and(|time| time <= Instant::now())
    }

    // ── people come ──

    async fn join(&mut self, join: Join, brought: Option<&Brought>, from: IpAddr) -> Result<Joined, Fault> {
        let mut tries = TRIES;
        loop {
            match self.try_join(&join, brought, from).await {
                Err(fault) if fault.kind == Kind::Lost && tries > 0 => {
                    tries -= 1;
                    self.catch_up(Part::Row).await?;
                }
                joined => return joined,
            }
        }
    }

    async fn try_join(&mut self, join: &Join, brought: Option<&Brought>, from: IpAddr) -> Result<Joined, Fault> {
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
        let mut content = self.content.clone();
        let mut wish = join.hero.as_deref();
        if let Some(Brought { content: own, source }) = brought {
            plan.bring_as_guest(&content, source)?;
            content = Arc::new(content.with_hero(own));
            wish = Some(&source.piece.name);
        }
        let secret = plan.take(seat, &content, &join.name, wish)?;
        // The hero must find room on some board that is left.
        plan.clone().begin(&content)?;
        if let Some(Brought { source, .. }) = brought {
            self.hall.store.keep_content(std::slice::from_ref(source)).await?;
        }
        let kind = if plan.open { Holding::Stranger } else { Holding::Guest };
        let change = Change { seat, status: self.status, plan: &plan };
        self.hall.take_seat(from, &self.id, self.rev, change, kind).await?;
        self.rev += 1;
        self.plan = plan;
        self.content = content;
        self.hall.lobby_changed();
        self.presence.tell_now();
        self.begin_if_full().await;
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
            let sources = self.content.sources_of(&m);
            plan.play_with(&sources);
            self.hall.store.keep_content(&sources).await?;
            let game = Session::go_on(m, plan.seed, &plan.beginning()).map_err(|error| Fault::bad(&error))?;
            self.hall.update(&self.id, self.rev, Status::Playing, &plan).await?;
            Ok::<_, Fault>(game)
        };
        match begun.await {
            Ok(game) => {
                self.rev += 1;
                // Seats have new numbers now.
                let key = |seat: SeatId| self.plan.chair(seat).key.as_deref();
                self.presence.reseat(|seat| plan.seat_of(key(seat)?));
                self.plan = plan;
                self.game = Some(game);
                self.status = Status::Playing;
                self.last_choice = Instant::now();
                self.note_victory();
                self.start_clocks();
                self.hall.lobby_changed();
                self.sync_all();
                self.ask_bot();
            }
            // Another process, which sees the same plan, was first.
            Err(fault) if fault.kind == Kind::Lost => self.catch_up_if_possible().await,
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
        let mut tries = TRIES;
        let done = loop {
            match self.act(client, message.clone()).await {
                // Somebody at another process was first. With what there is now it is meant as before, or refused.
                Err(fault) if fault.kind == Kind::Lost && tries > 0 => {
                    tries -= 1;
                    if let Err(fault) = self.catch_up(Part::Row).await {
                        break Err(fault);
                    }
                }
                done => break done,
            }
        };
        if let Err(fault) = done {
            if fault.kind == Kind::Broken {
                self.others.look_again();
            }
            self.send(client, &FromServer::Refused { problem: fault.into() });
        }
    }

    async fn act(&mut self, client: ClientId, message: FromClient) -> Result<(), Fault> {
        let Some(seat) = self.presence.seat_of(client) else { return Ok(()) };
        match (message, seat) {
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
            (FromClient::React { phrase }, Some(seat)) => self.react(seat, phrase),
            (FromClient::Why { wish }, Some(seat)) => {
                let because = self.why(seat, wish);
                because.map(|because| self.send(client, &FromServer::Why { wish, because }))
            }
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
        let (from, turn) = (game.events(), game.state().turn());
        let act = Act::Choice { seat, line: game.write(opt) };
        let entry = Entry { act, clocks: self.clocks.written(&left), at: now(), hurried: self.desk.hurried[seat] };
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
        if self.plan.open && self.turn() != turn {
            self.hall.lobby_changed();
        }
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
        // Before the row says that the game is over: whoever finds it unfinished counts it again, and it counts once.
        if let Some(duel) = self.duel()
            && let Err(error) = self.hall.store.note_duel(&self.id, &duel).await
        {
            tracing::error!(table = self.id, "cannot count a duel: {error}");
        }
        for game in self.shelf_games() {
            if let Err(error) = self.hall.store.note_shelf_game(&self.id, &game).await {
                tracing::error!(table = self.id, "cannot count a game of the shelf: {error}");
            }
        }
        self.status = Status::Over;
        match self.hall.update(&self.id, self.rev, self.status, &self.plan).await {
            Ok(()) => self.rev += 1,
            // Another process has noted it.
            Err(fault) if fault.kind == Kind::Lost => {}
            // The log still says how the game ended.
            Err(fault) => tracing::error!(table = self.id, "cannot note the end of a game: {fault}"),
        }
        self.retire().await;
    }

    async fn close(&mut self) -> Result<(), Fault> {
        self.change(Status::Closed, self.plan.clone()).await?;
        self.retire().await;
        self.sync_all();
        Ok(())
    }

    /// Nothing is played here any more.
    async fn retire(&mut self) {
        self.rest();
        // What it held against the limits of addresses it holds no more.
        if let Err(error) = self.hall.store.let_go(&self.id, None).await {
            tracing::error!(table = self.id, "cannot let go of a table's places: {error}");
        }
        self.hall.lobby_changed();
    }

    /// Nobody is asked any more.
    fn rest(&mut self) {
        self.undo.drop_request();
        self.desk.drop_thought();
        self.desk.forget();
        self.presence.tell_now();
    }

    async fn want_rematch(&mut self, client: ClientId, seat: SeatId) -> Result<(), Fault> {
        if self.status != Status::Over {
            return Err(Fault::conflict("not-over"));
        }
        if self.plan.rematch.is_some() {
            return Err(Fault::conflict("rematch-made"));
        }
        let wishes = self.hall.store.wish(&self.id, Wish { kind: WishKind::Rematch, seat, n: self.n }).await?;
        self.note_wishes(&wishes);
        self.presence.tell_now();
        if self.plan.seats().any(|seat| self.plan.chair(seat).is_person() && !self.rematch_wanted[seat]) {
            return Ok(());
        }
        // A rematch is a table like any other; whoever asked last has made it.
        let Some(from) = self.presence.address_of(client) else { return Ok(()) };
        self.hall.check_new_table(from)?;
        let again = self.plan.again();
        // What was played with may be gone by now.
        let content = self.hall.content_for(&again).await?;
        again.clone().begin(&content)?;
        let (id, kept) = self.hall.prepare(again, from).await?;
        let mut plan = self.plan.clone();
        plan.rematch = Some(id.clone());
        match self.change(self.status, plan).await {
            Ok(()) => self.hall.start(id, kept).await.map(drop),
            Err(fault) => {
                self.hall.discard(&id, &kept).await?;
                // Two asked last, at two processes: the table of the other it is.
                self.catch_up(Part::Row).await?;
                if self.plan.rematch.is_some() { Ok(()) } else { Err(fault) }
            }
        }
    }
}
