//! One table: a task that owns a game and the people at it. Everybody else talks to it by `Order`s.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use peerless_bots::{Bot, Seen};
use peerless_protocol::*;
use peerless_rules::{Choice, Mode, Opt, Record, SeatId};
use peerless_session::Session;
use tokio::sync::{OwnedSemaphorePermit, mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use crate::body::{self, Body, Holder};
use crate::fault::Fault;
use crate::hall::{Hall, Ticket, now};
use crate::keys;
use crate::pool::Job;
use crate::store::{Deed, Entry, Kept, reason_name};

/// How many messages may wait for a client; one that falls further behind is let go.
pub const BACKLOG: usize = 256;
/// The bot that plays on for somebody who has left a game of several.
const STAND_IN: &str = "apprentice";
/// How soon the others hear that somebody came or went to watch.
const WATCHERS_SOON: Duration = Duration::from_millis(500);

/// What a table can be asked to do.
pub enum Order {
    Face {
        reply: oneshot::Sender<TableFace>,
    },
    Join {
        join: Join,
        reply: oneshot::Sender<Result<Joined, Fault>>,
    },
    /// Somebody connects, with the secret of a seat or to watch.
    Enter {
        secret: Option<String>,
        out: mpsc::Sender<Utf8Bytes>,
        reply: oneshot::Sender<Result<ClientId, Fault>>,
    },
    Said {
        client: ClientId,
        message: FromClient,
    },
    Exit {
        client: ClientId,
    },
    /// A bot has made up its mind.
    Thought {
        n: u32,
        seat: usize,
        bot: Option<Box<dyn Bot>>,
        opt: Opt,
    },
    /// The game so far, once nothing in it is secret any more.
    Record {
        reply: oneshot::Sender<Result<Archive, Fault>>,
    },
}

/// A game that is over, for downloads, replays and games that go on from it.
pub struct Archive {
    pub face: TableFace,
    pub record: Record,
    /// What the record cannot say: who left, and why.
    pub notes: Vec<String>,
}

impl Archive {
    /// The text of a `.game` file.
    pub fn text(&self) -> String {
        let notes: Vec<String> = self.notes.iter().map(|note| format!("# {note}\n")).collect();
        format!("{}{}", self.record, notes.concat())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClientId(u64);

struct Client {
    seat: Option<usize>,
    out: mpsc::Sender<Utf8Bytes>,
}

pub struct Table {
    hall: Arc<Hall>,
    id: String,
    made: u64,
    status: Status,
    body: Body,
    game: Option<Session>,
    /// Entries in the log; the number of the open decision.
    n: u32,
    /// Why seats have left the game for good.
    left: Vec<Option<EndReason>>,
    ending: Option<Ending>,
    clocks: Vec<Duration>,
    /// Since when the open decision is open.
    asked_since: Instant,
    bots: Vec<Option<Box<dyn Bot>>>,
    /// For each bot that thinks ahead, leave to keep what it has thought out until its next decision.
    memories: Vec<Option<OwnedSemaphorePermit>>,
    /// The decision that a bot thinks about.
    thinking: Option<u32>,
    clients: HashMap<ClientId, Client>,
    next_client: u64,
    /// Since when nobody with the seat's secret is here.
    absent_since: Vec<Option<Instant>>,
    empty_since: Option<Instant>,
    /// When the last choice was made, in seconds since 1970.
    last_choice: u64,
    undo: Option<Request>,
    rematch_wanted: Vec<bool>,
    /// When the table itself must be told anew.
    face_due: Option<Instant>,
    /// Whether the others have heard that they may claim the game.
    claim_told: bool,
    orders: mpsc::WeakSender<Order>,
    /// Counts against the address that made the table.
    ticket: Option<Ticket>,
}

/// Somebody asks to take back a choice.
struct Request {
    by: usize,
    agreed: Vec<bool>,
}

impl Table {
    /// A table that is new, or that comes back from the database.
    pub fn restore(
        hall: Arc<Hall>,
        id: String,
        kept: Kept,
        ticket: Option<Ticket>,
        orders: mpsc::WeakSender<Order>,
    ) -> Result<Self, Fault> {
        let seats = kept.body.rows.len();
        let start = Instant::now();
        // The first increment is there from the start: fighters are placed before the first turn.
        let seconds = |clock: Clock| 60 * u64::from(clock.minutes) + u64::from(clock.increment_seconds);
        let clock = Duration::from_secs(kept.body.clock.map_or(0, seconds));
        let mut table = Self {
            hall,
            id,
            made: kept.made,
            status: kept.status,
            body: kept.body,
            game: None,
            n: 0,
            left: vec![None; seats],
            ending: None,
            clocks: vec![clock; seats],
            asked_since: start,
            bots: (0..seats).map(|_| None).collect(),
            memories: (0..seats).map(|_| None).collect(),
            thinking: None,
            clients: HashMap::new(),
            next_client: 0,
            absent_since: vec![Some(start); seats],
            empty_since: Some(start),
            last_choice: kept.made,
            undo: None,
            rematch_wanted: vec![false; seats],
            face_due: None,
            claim_told: false,
            orders,
            ticket,
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
            Status::Closed => !self.body.has_free_seats() && self.body.rows.iter().all(|row| row.hero.is_some()),
        };
        if !begun {
            return Ok(());
        }
        let broken = |error: &dyn std::fmt::Display| Fault::storage(&format!("a log does not hold: {error}"));
        let m = Arc::new(self.body.set_up(&self.hall.content)?);
        self.game = Some(Session::go_on(m, self.body.seed, &self.body.beginning()).map_err(|error| broken(&error))?);
        self.start_clocks();
        for entry in log {
            self.apply(&entry).map_err(|error| broken(&error))?;
            if let Some(clocks) = entry.clocks {
                self.clocks = clocks.into_iter().map(Duration::from_millis).collect();
                self.clocks.resize(self.body.rows.len(), Duration::ZERO);
            }
            self.last_choice = entry.at;
        }
        // The server may have been stopped between the last entry and its consequence.
        if self.status == Status::Playing && self.ending.is_some() {
            self.status = Status::Over;
        }
        Ok(())
    }

    /// What an entry of the log does to the game.
    fn apply(&mut self, entry: &Entry) -> Result<(), peerless_rules::RecordError> {
        self.n += 1;
        let Some(game) = &mut self.game else { return Ok(()) };
        match &entry.deed {
            Deed::Choice { seat, line } => {
                game.replay(&Choice { seat: SeatId(*seat), line: line.clone(), at: self.n as usize })?;
            }
            Deed::Undo { keep, .. } => game.back_to(*keep)?,
            Deed::Left { seat, reason } => {
                self.left[usize::from(*seat)] = Some(*reason);
                self.ending = self.ending_by_leaving(*reason);
            }
        }
        self.note_victory();
        Ok(())
    }

    fn note_victory(&mut self) {
        let Some(game) = &self.game else { return };
        if self.ending.is_none()
            && let Some(team) = game.won()
        {
            let winners = game.m.seat_ids().filter(|seat| game.m.team(*seat) == team).map(|seat| seat.0).collect();
            self.ending = Some(Ending { winners, reason: EndReason::Victory });
        }
    }

    /// Whether so many have left that the game is over: in a duel and in teams one is enough; else it goes on while
    /// two are left, one of them a person.
    fn ending_by_leaving(&self, reason: EndReason) -> Option<Ending> {
        let game = self.game.as_ref()?;
        let gone = |seat: &SeatId| self.left[seat.index()].is_some();
        let winners: Vec<SeatId> = match game.m.mode {
            Mode::Duel | Mode::Teams => {
                let lost = game.m.seat_ids().find(gone).map(|seat| game.m.team(seat))?;
                game.m.seat_ids().filter(|seat| game.m.team(*seat) != lost).collect()
            }
            Mode::FreeForAll => {
                let rest: Vec<SeatId> = game.m.seat_ids().filter(|seat| !gone(seat) && !game.is_out(*seat)).collect();
                let person = rest.iter().any(|seat| self.is_person(seat.index()));
                if rest.len() > 1 && person {
                    return None;
                }
                rest
            }
        };
        Some(Ending { winners: winners.iter().map(|seat| seat.0).collect(), reason })
    }

    /// Whether a person decides for a seat.
    fn is_person(&self, seat: usize) -> bool {
        self.left[seat].is_none() && matches!(self.body.rows[seat].holder, Holder::Person { .. })
    }

    /// The level of the bot that decides for a seat.
    fn bot_level(&self, seat: usize) -> Option<&str> {
        match &self.body.rows[seat].holder {
            Holder::Bot { level } => Some(level),
            Holder::Person { .. } if self.left[seat].is_some() && self.ending.is_none() => Some(STAND_IN),
            Holder::Person { .. } | Holder::Free => None,
        }
    }

    /// The seat that is asked, while the game is played.
    fn asked(&self) -> Option<usize> {
        if self.status != Status::Playing {
            return None;
        }
        self.game.as_ref()?.question().map(|question| question.seat.index())
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
            Order::Join { join, reply } => {
                let joined = self.join(join).await;
                _ = reply.send(joined);
            }
            Order::Enter { secret, out, reply } => {
                let entered = self.enter(secret, out);
                _ = reply.send(entered);
            }
            Order::Said { client, message } => self.said(client, message).await,
            Order::Exit { client } => self.exit(client),
            Order::Thought { n, seat, bot, opt } => self.thought(n, seat, bot, opt).await,
            Order::Record { reply } => _ = reply.send(self.archive()),
        }
    }

    fn next_wake(&self) -> Instant {
        let pace = &self.hall.pace;
        let now = Instant::now();
        let mut wake = now + Duration::from_secs(600);
        let mut at = |time: Option<Instant>| wake = time.map_or(wake, |time| wake.min(time));
        at(self.face_due);
        at(self.flag_falls());
        at(self.bots_rest_at());
        at(self.claimable_at().filter(|time| *time > now));
        at(match self.status {
            Status::Waiting => self.empty_since.map(|since| since + pace.waiting),
            Status::Over | Status::Closed => self.empty_since.map(|since| since + pace.unload),
            Status::Playing => None,
        });
        wake
    }

    async fn look_at_the_time(&mut self) {
        let moment = Instant::now();
        if self.flag_falls().is_some_and(|time| time <= moment)
            && let Some(seat) = self.asked()
            && let Err(fault) = self.leave_game(seat, EndReason::Time).await
        {
            // Tried again with the next order; the clock stands at nothing until then.
            tracing::warn!(table = self.id, "cannot end a game on time: {}", fault.problem.text);
        }
        if self.bots_rest_at().is_some_and(|time| time <= moment) {
            self.forget_bots();
        }
        let pace = &self.hall.pace;
        let forgotten = match self.status {
            Status::Waiting => self.empty_since.is_some_and(|since| since + pace.waiting <= moment),
            Status::Playing => now().saturating_sub(self.last_choice) >= pace.idle.as_secs(),
            Status::Over | Status::Closed => false,
        };
        if forgotten {
            self.close().await;
        }
        let claimable = self.asked().is_some_and(|seat| self.is_claimable(seat));
        if claimable != self.claim_told {
            self.claim_told = claimable;
            self.face_changed();
        }
        if self.face_due.is_some_and(|due| due <= Instant::now()) {
            self.face_due = None;
            let message = encode(&FromServer::Table { table: self.face() });
            self.send_all(|_| message.clone());
        }
    }

    fn may_leave_memory(&self) -> bool {
        matches!(self.status, Status::Over | Status::Closed)
            && self.empty_since.is_some_and(|since| since + self.hall.pace.unload <= Instant::now())
    }

    // ── people come and go ──

    async fn join(&mut self, join: Join) -> Result<Joined, Fault> {
        if self.status != Status::Waiting {
            return Err(Fault::conflict("full", "There is no free seat at this table any more."));
        }
        let free = |row: &usize| self.body.rows[*row].holder == Holder::Free;
        let row = match join.seat {
            Some(seat) if usize::from(seat) >= self.body.rows.len() => {
                return Err(Fault::bad("bad-seat", "There is no such seat at this table."));
            }
            Some(seat) => Some(usize::from(seat)).filter(free),
            None => (0..self.body.rows.len()).find(free),
        };
        let row = row.ok_or_else(|| Fault::conflict("taken", "Somebody has taken this seat already."))?;
        let mut body = self.body.clone();
        let secret = body.rows[row].take(&self.hall.content, &join.name, join.hero.as_deref())?;
        // The hero must find room on some board that is left.
        body.clone().begin(&self.hall.content)?;
        self.hall.store.update(&self.id, self.status, &body).await?;
        self.body = body;
        self.face_changed();
        self.begin_if_full().await;
        self.tell_lobby();
        let seat = self.body.seat_keys(&[secret]).remove(0);
        Ok(Joined { table: self.id.clone(), key: seat })
    }

    pub fn body(&self) -> &Body {
        &self.body
    }

    /// The game begins once no seat is free.
    pub async fn begin_if_full(&mut self) {
        if self.status != Status::Waiting || self.body.has_free_seats() {
            return;
        }
        let mut body = self.body.clone();
        let begun = async {
            let m = Arc::new(body.begin(&self.hall.content)?);
            let game = Session::go_on(m, body.seed, &body.beginning())
                .map_err(|error| Fault::bad("bad-record", error.to_string()))?;
            self.hall.store.update(&self.id, Status::Playing, &body).await?;
            Ok::<_, Fault>(game)
        };
        match begun.await {
            Ok(game) => {
                // Seats have new numbers now.
                let old: Vec<Option<String>> = self.body.rows.iter().map(|row| row.key.clone()).collect();
                let new = |seat: usize| body.rows.iter().position(|row| row.key.is_some() && row.key == old[seat]);
                for client in self.clients.values_mut() {
                    client.seat = client.seat.and_then(new);
                }
                self.body = body;
                self.game = Some(game);
                self.status = Status::Playing;
                self.last_choice = now();
                self.count_people();
                self.note_victory();
                self.start_clocks();
                self.sync_all();
                self.ask_bot();
            }
            Err(fault) => tracing::error!(table = self.id, "a game cannot begin: {}", fault.problem.text),
        }
    }

    fn enter(&mut self, secret: Option<String>, out: mpsc::Sender<Utf8Bytes>) -> Result<ClientId, Fault> {
        let seat = match secret {
            None => None,
            Some(secret) => {
                let hash = keys::hash(&secret);
                let mut found = None;
                for (index, row) in self.body.rows.iter().enumerate() {
                    if row.key.as_ref().is_some_and(|key| keys::same(key, &hash)) {
                        found = Some(index);
                    }
                }
                let text = "This link does not open a seat at this table.";
                Some(found.ok_or_else(|| Fault::new(axum::http::StatusCode::FORBIDDEN, "bad-secret", text))?)
            }
        };
        let client = ClientId(self.next_client);
        self.next_client += 1;
        self.clients.insert(client, Client { seat, out });
        self.count_people();
        let message = self.sync(seat);
        self.send(client, message);
        self.presence_changed(seat);
        Ok(client)
    }

    fn exit(&mut self, client: ClientId) {
        if let Some(client) = self.clients.remove(&client) {
            self.count_people();
            self.presence_changed(client.seat);
        }
    }

    fn count_people(&mut self) {
        for seat in 0..self.body.rows.len() {
            let here = self.clients.values().any(|client| client.seat == Some(seat));
            self.absent_since[seat] =
                if here { None } else { self.absent_since[seat].or_else(|| Some(Instant::now())) };
        }
        let empty = self.clients.is_empty();
        self.empty_since = if empty { self.empty_since.or_else(|| Some(Instant::now())) } else { None };
    }

    fn presence_changed(&mut self, seat: Option<usize>) {
        match seat {
            Some(_) => self.face_changed(),
            None => {
                let soon = Instant::now() + WATCHERS_SOON;
                self.face_due = Some(self.face_due.map_or(soon, |due| due.min(soon)));
            }
        }
    }

    fn face_changed(&mut self) {
        self.face_due = Some(Instant::now());
    }

    pub fn tell_lobby(&self) {
        let listed = self.status == Status::Waiting && self.body.open;
        self.hall.list(&self.id, listed.then(|| (self.face(), self.made)));
    }

    // ── what clients say ──

    async fn said(&mut self, client: ClientId, message: FromClient) {
        let Some(seat) = self.clients.get(&client).map(|client| client.seat) else { return };
        let done = match (message, seat) {
            (FromClient::Ping, _) => {
                self.send(client, encode(&FromServer::Pong));
                Ok(())
            }
            (FromClient::Sync, _) => {
                let message = self.sync(seat);
                self.send(client, message);
                Ok(())
            }
            (_, None) => Err(Fault::conflict("watching", "Whoever watches cannot do that.")),
            (FromClient::Answer { decision, option, text }, Some(seat)) => {
                self.answer(seat, decision, option, text.as_deref()).await
            }
            (FromClient::Undo, Some(seat)) => self.ask_undo(seat).await,
            (FromClient::UndoAnswer { accept }, Some(seat)) => self.answer_undo(seat, accept).await,
            (FromClient::Resign, Some(seat)) => self.resign(seat).await,
            (FromClient::Claim, Some(seat)) => self.claim(seat).await,
            (FromClient::Rematch, Some(seat)) => self.want_rematch(seat).await,
            (FromClient::Leave, Some(seat)) => self.leave_table(seat).await,
            (FromClient::Why { wish }, Some(seat)) => {
                let because = self.why(seat, wish);
                because.map(|because| self.send(client, encode(&FromServer::Why { wish, because })))
            }
        };
        if let Err(fault) = done {
            self.send(client, encode(&FromServer::Refused { problem: fault.problem }));
        }
    }

    /// The game, while it is played.
    fn playing(&self) -> Result<&Session, Fault> {
        match (&self.game, self.status) {
            (Some(game), Status::Playing) => Ok(game),
            (_, Status::Waiting) => Err(Fault::conflict("not-begun", "The game has not begun.")),
            _ => Err(Fault::conflict("over", "The game is over.")),
        }
    }

    async fn answer(&mut self, seat: usize, n: u32, option: Option<u32>, text: Option<&str>) -> Result<(), Fault> {
        let game = self.playing()?;
        if n != self.n {
            let text = format!("Decision {n} is not open; decision {} is.", self.n);
            return Err(Fault::conflict("stale", text));
        }
        if self.asked() != Some(seat) || !self.is_person(seat) {
            return Err(Fault::conflict("not-your-decision", "It is not your decision."));
        }
        let opt = match (option, text) {
            (Some(index), None) => game.option_at(index),
            (None, Some(line)) => game.read(line),
            _ => return Err(Fault::bad("bad-message", "An answer has either `option` or `text`.")),
        };
        let opt = opt.ok_or_else(|| Fault::bad("no-such-option", "That is not among the options of this decision."))?;
        self.choose(opt).await
    }

    /// Writes a choice down, then carries it out, then tells everybody.
    async fn choose(&mut self, opt: Opt) -> Result<(), Fault> {
        let Some(seat) = self.asked() else { return Ok(()) };
        let Some(game) = &self.game else { return Ok(()) };
        let from = game.events();
        let clocks = self.clocks_now();
        let entry = self.entry(Deed::Choice { seat: seat as u8, line: game.write(opt) }, &clocks);
        self.hall.store.append(&self.id, self.n, &entry).await?;
        self.n += 1;
        self.last_choice = entry.at;
        self.clocks = clocks;
        let Some(game) = &mut self.game else { return Ok(()) };
        let taken = game.take(opt).map_err(|refusal| Fault::bad("no-such-option", refusal.to_string()))?;
        for (viewer, bot) in game.m.seat_ids().zip(&mut self.bots) {
            if let (Some(bot), Some(seen)) = (bot, Seen::new(&game.m, &taken.before, opt, game.state(), viewer)) {
                bot.saw(&game.m, &seen);
            }
        }
        let turns: Vec<usize> = game.turns_since(from).map(SeatId::index).collect();
        for turn in turns {
            self.add_increment(turn);
        }
        self.asked_since = Instant::now();
        if self.undo.take().is_some() || self.body.clock.is_some() {
            self.face_changed();
        }
        self.note_victory();
        self.update_all(from);
        self.end_if_over().await;
        self.ask_bot();
        Ok(())
    }

    fn entry(&self, deed: Deed, clocks: &[Duration]) -> Entry {
        let clocks = self.body.clock.map(|_| clocks.iter().map(|left| left.as_millis() as u64).collect());
        Entry { deed, clocks, at: now() }
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
        self.ticket = None;
        self.undo = None;
        self.forget_bots();
        // If this fails, the log still says how a game ended, and a table that was forgotten is closed again.
        if let Err(error) = self.hall.store.update(&self.id, self.status, &self.body).await {
            tracing::error!(table = self.id, "cannot note the end of a table: {error}");
        }
        self.face_changed();
    }

    // ── taking back ──

    async fn ask_undo(&mut self, seat: usize) -> Result<(), Fault> {
        let game = self.playing()?;
        let id = SeatId(seat as u8);
        if self.left[seat].is_some() {
            return Err(Fault::conflict("left", "You have left this game."));
        }
        let keep = game.undo_to(id);
        let keep = keep.ok_or_else(|| Fault::conflict("nothing-to-undo", "There is nothing of yours to take back."))?;
        if game.undo_is_free(id) {
            return self.undo(seat, keep).await;
        }
        if self.undo.as_ref().is_some_and(|request| request.by != seat) {
            return Err(Fault::conflict("undo-asked", "Somebody else has just asked to take back a choice."));
        }
        // Bots do not mind, and one cannot ask oneself.
        let agreed: Vec<bool> =
            (0..self.body.rows.len()).map(|other| other == seat || !self.is_person(other)).collect();
        if agreed.iter().all(|agreed| *agreed) {
            return self.undo(seat, keep).await;
        }
        self.undo = Some(Request { by: seat, agreed });
        self.face_changed();
        Ok(())
    }

    async fn answer_undo(&mut self, seat: usize, accept: bool) -> Result<(), Fault> {
        self.playing()?;
        let request = self.undo.as_mut().filter(|request| !request.agreed[seat]);
        let request =
            request.ok_or_else(|| Fault::conflict("no-undo-asked", "Nobody waits for your answer to that."))?;
        self.face_due = Some(Instant::now());
        if !accept {
            self.undo = None;
            return Ok(());
        }
        request.agreed[seat] = true;
        let by = request.by;
        if !request.agreed.iter().all(|agreed| *agreed) {
            return Ok(());
        }
        let keep = self.playing()?.undo_to(SeatId(by as u8));
        match keep {
            Some(keep) => self.undo(by, keep).await,
            None => Ok(()),
        }
    }

    async fn undo(&mut self, seat: usize, keep: usize) -> Result<(), Fault> {
        let clocks = self.clocks_now();
        let entry = self.entry(Deed::Undo { seat: seat as u8, keep }, &clocks);
        self.hall.store.append(&self.id, self.n, &entry).await?;
        self.apply(&entry).map_err(|error| Fault::storage(&error))?;
        self.last_choice = entry.at;
        self.clocks = clocks;
        self.asked_since = Instant::now();
        self.undo = None;
        // What bots have thought out belongs to a game that did not happen.
        self.forget_bots();
        self.face_changed();
        self.sync_all();
        self.ask_bot();
        Ok(())
    }

    // ── leaving ──

    async fn resign(&mut self, seat: usize) -> Result<(), Fault> {
        let game = self.playing()?;
        if self.left[seat].is_some() || game.is_out(SeatId(seat as u8)) {
            return Err(Fault::conflict("left", "You are no longer in this game."));
        }
        self.leave_game(seat, EndReason::Resigned).await
    }

    async fn claim(&mut self, seat: usize) -> Result<(), Fault> {
        self.playing()?;
        if !self.is_person(seat) {
            return Err(Fault::conflict("left", "You are no longer in this game."));
        }
        let away = self.asked().filter(|asked| *asked != seat && self.is_claimable(*asked));
        let away = away.ok_or_else(|| Fault::conflict("not-claimable", "Nobody has stayed away long enough."))?;
        self.leave_game(away, EndReason::Claimed).await
    }

    /// A seat leaves the game for good: the game ends, or a bot plays on.
    async fn leave_game(&mut self, seat: usize, reason: EndReason) -> Result<(), Fault> {
        let clocks = self.clocks_now();
        let entry = self.entry(Deed::Left { seat: seat as u8, reason }, &clocks);
        self.hall.store.append(&self.id, self.n, &entry).await?;
        self.apply(&entry).map_err(|error| Fault::storage(&error))?;
        self.clocks = clocks;
        self.asked_since = Instant::now();
        self.undo = None;
        self.end_if_over().await;
        self.sync_all();
        self.face_changed();
        self.ask_bot();
        Ok(())
    }

    /// Gives up a seat before the game has begun.
    async fn leave_table(&mut self, seat: usize) -> Result<(), Fault> {
        if self.status != Status::Waiting {
            return Err(Fault::conflict("begun", "The game has begun; you can resign."));
        }
        if self.body.rows[seat].maker {
            self.close().await;
            return Ok(());
        }
        let mut body = self.body.clone();
        body.rows[seat].holder = Holder::Free;
        body.rows[seat].key = None;
        self.hall.store.update(&self.id, self.status, &body).await?;
        self.body = body;
        // Whoever held the seat watches from now on.
        for client in self.clients.values_mut().filter(|client| client.seat == Some(seat)) {
            client.seat = None;
        }
        self.count_people();
        self.tell_lobby();
        self.sync_all();
        Ok(())
    }

    // ── again ──

    async fn want_rematch(&mut self, seat: usize) -> Result<(), Fault> {
        if self.status != Status::Over {
            return Err(Fault::conflict("not-over", "The game is not over."));
        }
        if self.body.rematch.is_some() {
            return Err(Fault::conflict("rematch-made", "The new table is there already."));
        }
        self.rematch_wanted[seat] = true;
        self.face_changed();
        let person = |row: usize| matches!(self.body.rows[row].holder, Holder::Person { .. });
        if (0..self.body.rows.len()).any(|row| person(row) && !self.rematch_wanted[row]) {
            return Ok(());
        }
        let (id, _) = self.hall.open_table(self.body.again(), None).await?;
        let mut body = self.body.clone();
        body.rematch = Some(id);
        self.hall.store.update(&self.id, self.status, &body).await?;
        self.body = body;
        Ok(())
    }

    // ── bots ──

    /// Puts the open decision to the bot that must make it.
    fn ask_bot(&mut self) {
        let Some(seat) = self.asked() else { return };
        let Some(level) = self.bot_level(seat).map(str::to_owned) else { return };
        if self.thinking == Some(self.n) {
            return;
        }
        let Some(game) = &self.game else { return };
        let seed = peerless_rules::Rng::new(self.body.seed ^ (seat as u64 + 1) << 56 ^ u64::from(self.n)).next_u64();
        let bot = match self.bots[seat].take().map_or_else(|| peerless_bots::by_name(&level, seed), Ok) {
            Ok(bot) => bot,
            Err(error) => return tracing::error!(table = self.id, "{error}"),
        };
        let n = self.n;
        self.thinking = Some(n);
        let orders = self.orders.clone();
        self.hall.pool.submit(Job {
            bot,
            quick: body::is_quick(&level),
            m: game.m.clone(),
            view: Box::new(game.view(Some(SeatId(seat as u8)))),
            options: game.options().to_vec(),
            done: Box::new(move |bot, opt| {
                if let Some(orders) = orders.upgrade() {
                    // The table may have gone in the meantime.
                    _ = orders.blocking_send(Order::Thought { n, seat, bot, opt });
                }
            }),
        });
    }

    async fn thought(&mut self, n: u32, seat: usize, bot: Option<Box<dyn Bot>>, opt: Opt) {
        // Taken back, resigned or closed in the meantime: what was thought out means nothing now.
        if n != self.n || self.thinking != Some(n) || self.status != Status::Playing {
            return;
        }
        self.thinking = None;
        self.bots[seat] = bot.filter(|_| self.may_remember(seat));
        if let Err(fault) = self.choose(opt).await {
            tracing::error!(table = self.id, "a bot's choice was not kept: {}", fault.problem.text);
            // Full disks are emptied: try again a little later.
            let orders = self.orders.clone();
            tokio::spawn(async move {
                tokio::time::sleep(Duration::from_secs(5)).await;
                if let Some(orders) = orders.upgrade() {
                    _ = orders.send(Order::Thought { n, seat, bot: None, opt }).await;
                }
            });
            self.thinking = Some(n);
        }
    }

    /// Whether the bot of a seat may keep what it has thought out. That can be much, so only so many may at a time.
    fn may_remember(&mut self, seat: usize) -> bool {
        if self.bot_level(seat).is_some_and(body::is_quick) || self.memories[seat].is_some() {
            return true;
        }
        self.memories[seat] = self.hall.memories.clone().try_acquire_owned().ok();
        self.memories[seat].is_some()
    }

    /// Bots begin anew with their next decision.
    fn forget_bots(&mut self) {
        self.bots.iter_mut().for_each(|bot| *bot = None);
        self.memories.iter_mut().for_each(|memory| *memory = None);
    }

    /// When bots give up what they have thought out, because a person takes long.
    fn bots_rest_at(&self) -> Option<Instant> {
        let remember = self.memories.iter().any(Option::is_some);
        let person = self.asked().filter(|seat| self.is_person(*seat));
        person.filter(|_| remember).map(|_| self.asked_since + self.hall.pace.remember)
    }

    // ── clocks ──

    fn start_clocks(&mut self) {
        self.asked_since = Instant::now();
        let first = self.game.as_ref().map(|game| game.turns_since(0).map(SeatId::index).collect::<Vec<_>>());
        for seat in first.unwrap_or_default() {
            self.add_increment(seat);
        }
    }

    fn add_increment(&mut self, seat: usize) {
        if let Some(clock) = self.body.clock {
            self.clocks[seat] += Duration::from_secs(clock.increment_seconds.into());
        }
    }

    /// Only people have clocks.
    fn running_clock(&self) -> Option<usize> {
        self.body.clock?;
        self.asked().filter(|seat| self.is_person(*seat))
    }

    fn clocks_now(&self) -> Vec<Duration> {
        let mut clocks = self.clocks.clone();
        if let Some(seat) = self.running_clock() {
            clocks[seat] = clocks[seat].saturating_sub(self.asked_since.elapsed());
        }
        clocks
    }

    fn flag_falls(&self) -> Option<Instant> {
        self.running_clock().map(|seat| self.asked_since + self.clocks[seat])
    }

    // ── staying away ──

    fn claimable_at(&self) -> Option<Instant> {
        let seat = self.asked().filter(|seat| self.is_person(*seat))?;
        let since = self.absent_since[seat]?.max(self.asked_since);
        Some(since + self.hall.pace.claim)
    }

    fn is_claimable(&self, seat: usize) -> bool {
        self.asked() == Some(seat) && self.claimable_at().is_some_and(|time| time <= Instant::now())
    }

    // ── what is told ──

    pub fn face(&self) -> TableFace {
        let clocks = self.clocks_now();
        let running = self.running_clock();
        let teams = self.body.mode == Mode::Teams.name();
        let seat = |(index, row): (usize, &body::Row)| SeatFace {
            hero: row.hero.clone(),
            team: if teams { index % 2 } else { index } as u8,
            name: match &row.holder {
                Holder::Free => None,
                Holder::Person { name } => Some(name.clone()),
                Holder::Bot { level } => Some(level.clone()),
            },
            bot: self.bot_level(index).map(str::to_owned),
            present: self.absent_since[index].is_none(),
            resigned: self.left[index].is_some(),
            claimable: self.is_claimable(index),
            clock: self
                .body
                .clock
                .filter(|_| self.is_person(index))
                .map(|_| ClockFace { left_ms: clocks[index].as_millis() as u64, running: running == Some(index) }),
        };
        let seats = |which: &dyn Fn(usize) -> bool| -> Vec<u8> {
            (0..self.body.rows.len()).filter(|seat| which(*seat)).map(|seat| seat as u8).collect()
        };
        TableFace {
            id: self.id.clone(),
            status: self.status,
            mode: self.body.mode.clone(),
            board: self.body.board.clone(),
            seats: self.body.rows.iter().enumerate().map(seat).collect(),
            clock: self.body.clock,
            open: self.body.open,
            lesson: self.body.lesson,
            watchers: self.clients.values().filter(|client| client.seat.is_none()).count() as u32,
            undo: self
                .undo
                .as_ref()
                .map(|request| UndoFace { by: request.by as u8, waiting_for: seats(&|seat| !request.agreed[seat]) }),
            ending: self.ending.clone(),
            rematch: self.body.rematch.clone(),
            rematch_wanted: seats(&|seat| self.rematch_wanted[seat]),
        }
    }

    /// What a viewer sees from the event `from` on.
    fn update(&self, seat: Option<usize>, from: usize) -> Option<Update> {
        let game = self.game.as_ref()?;
        let mut update = game.update(seat.map(|seat| SeatId(seat as u8)), from);
        let playing = self.status == Status::Playing && self.ending.is_none();
        if !playing {
            update.asked = None;
        }
        let plays = playing && seat.is_some_and(|seat| self.is_person(seat));
        if plays && seat == self.asked() {
            update.decision = game.decision(self.n);
        }
        update.undo_free &= plays;
        update.undo_ask &= plays;
        Some(update)
    }

    fn sync(&self, seat: Option<usize>) -> Utf8Bytes {
        encode(&FromServer::Sync {
            protocol: PROTOCOL,
            seat: seat.map(|seat| seat as u8),
            table: self.face(),
            setup: self.game.as_ref().map(|game| Box::new(Setup::new(&game.m))),
            update: self.update(seat, 0).map(Box::new),
        })
    }

    fn sync_all(&mut self) {
        let messages = self.for_each_seat(|seat| Some(self.sync(seat)));
        self.send_all(|seat| messages[seat_index(seat)].clone().unwrap_or_default());
    }

    fn update_all(&mut self, from: usize) {
        let messages =
            self.for_each_seat(|seat| self.update(seat, from).map(|update| encode(&FromServer::Update { update })));
        self.send_all(|seat| messages[seat_index(seat)].clone().unwrap_or_default());
    }

    /// One message for those who watch and one for each seat, where somebody is there to read it.
    fn for_each_seat(&self, message: impl Fn(Option<usize>) -> Option<Utf8Bytes>) -> Vec<Option<Utf8Bytes>> {
        let viewers = [None].into_iter().chain((0..self.body.rows.len()).map(Some));
        let here = |seat: Option<usize>| self.clients.values().any(|client| client.seat == seat);
        viewers.map(|seat| if here(seat) { message(seat) } else { None }).collect()
    }

    fn send_all(&mut self, message: impl Fn(Option<usize>) -> Utf8Bytes) {
        let slow: Vec<ClientId> = self
            .clients
            .iter()
            .filter(|(_, client)| client.out.try_send(message(client.seat)).is_err())
            .map(|(id, _)| *id)
            .collect();
        slow.into_iter().for_each(|client| self.exit(client));
    }

    fn send(&mut self, client: ClientId, message: Utf8Bytes) {
        let sent = self.clients.get(&client).map(|client| client.out.try_send(message));
        if sent.is_some_and(|sent| sent.is_err()) {
            self.exit(client);
        }
    }

    fn why(&self, seat: usize, wish: Wish) -> Result<Because, Fault> {
        let because = self.playing()?.why_not(SeatId(seat as u8), wish);
        let offered = || Because { code: "offered", rule: None, text: "That is among the options.".to_owned() };
        Ok(because.unwrap_or_else(offered))
    }

    fn archive(&self) -> Result<Archive, Fault> {
        let over = matches!(self.status, Status::Over | Status::Closed);
        let game = self.game.as_ref().filter(|_| over);
        let game =
            game.ok_or_else(|| Fault::conflict("not-over", "The game is not over; until then it stays secret."))?;
        let mut record = game.record();
        for (index, seat) in record.seats.iter_mut().enumerate() {
            seat.player = self.body.player(index);
        }
        let note = |(seat, reason): (usize, &Option<EndReason>)| {
            reason.map(|reason| format!("seat {} {}", seat + 1, reason_name(reason)))
        };
        Ok(Archive { face: self.face(), record, notes: self.left.iter().enumerate().filter_map(note).collect() })
    }
}

fn seat_index(seat: Option<usize>) -> usize {
    seat.map_or(0, |seat| seat + 1)
}

fn encode(message: &FromServer) -> Utf8Bytes {
    // The messages are plain data; writing them as JSON cannot fail.
    serde_json::to_string(message).unwrap_or_default().into()
}
