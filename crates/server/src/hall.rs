//! All tables: making them, finding them, and bringing them back after a restart.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use peerless_content::Content;
use peerless_protocol::{Lobby, OpenTable, Status, TableFace};
use peerless_rules::{Match, Piece, PieceKind, Record};
use peerless_session::Trouble;
use tokio::sync::{Semaphore, mpsc, oneshot, watch};

use crate::fault::Fault;
use crate::keys;
use crate::limits::{Guard, Limits};
use crate::plan::Plan;
use crate::store::{Kept, Store};
use crate::table::{Order, Table};
use crate::thinkers::Thinkers;

pub use crate::limits::Ticket;

/// How long things may take.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// A seat that is asked and stays away for so long can be claimed.
    pub claim: Duration,
    /// A table that waits for players is closed after so long without anybody.
    pub waiting: Duration,
    /// A game is closed after so long without a choice.
    pub idle: Duration,
    /// A finished table leaves memory after so long without anybody.
    pub unload: Duration,
    /// A bot keeps what it has thought out for so long while a person is asked.
    pub remember: Duration,
    /// A socket says who it is within this.
    pub hello: Duration,
    /// A quiet socket is asked whether it is still there; when it stays quiet twice as long, it is closed.
    pub ping: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        let seconds = Duration::from_secs;
        Self {
            claim: seconds(60),
            waiting: seconds(60 * 60),
            idle: seconds(7 * 24 * 60 * 60),
            unload: seconds(10 * 60),
            remember: seconds(60),
            hello: seconds(10),
            ping: seconds(30),
        }
    }
}

pub struct Hall {
    pub content: Arc<Content>,
    pub store: Box<dyn Store>,
    pub thinkers: Thinkers,
    pub limits: Limits,
    pub pace: Pace,
    pub guard: Guard,
    /// Leave for bots to keep what they have thought out.
    pub memories: Arc<Semaphore>,
    tables: Mutex<HashMap<String, mpsc::Sender<Order>>>,
    /// Only one table is brought back at a time, so none is brought back twice.
    loading: tokio::sync::Mutex<()>,
    lobby: Mutex<HashMap<String, (TableFace, u64)>>,
    /// Set when the server is being stopped.
    closing: watch::Sender<bool>,
}

/// How many tables the lobby shows.
const LISTED: usize = 100;
/// Orders that may wait for a table.
const QUEUE: usize = 1024;

impl Hall {
    pub fn new(
        content: Arc<Content>,
        store: Box<dyn Store>,
        thinkers: Thinkers,
        limits: Limits,
        pace: Pace,
    ) -> Arc<Self> {
        Arc::new(Self {
            content,
            store,
            thinkers,
            limits,
            pace,
            guard: Guard::default(),
            memories: Arc::new(Semaphore::new(limits.memories)),
            tables: Mutex::default(),
            loading: tokio::sync::Mutex::default(),
            lobby: Mutex::default(),
            closing: watch::Sender::new(false),
        })
    }

    /// Brings back the tables that wait for players, and gives those whose games go on: they are many, and take their time.
    pub async fn restore(self: &Arc<Self>) -> sqlx::Result<Vec<String>> {
        let waiting = self.store.with_status(Status::Waiting).await?;
        self.bring_back(waiting).await;
        self.store.with_status(Status::Playing).await
    }

    /// One that does not hold is left alone.
    pub async fn bring_back(self: &Arc<Self>, tables: Vec<String>) {
        for id in tables {
            if *self.closing.borrow() {
                return;
            }
            if let Err(fault) = self.find(&id).await {
                tracing::error!(table = id, "a table cannot be brought back: {}", fault);
            }
        }
    }

    /// Makes a table; the plan that is given back has the seats in the order of play if the game has begun.
    pub async fn open_table(self: &Arc<Self>, plan: Plan, ticket: Option<Ticket>) -> Result<(String, Plan), Fault> {
        let id = keys::table_id();
        let made = now();
        self.store.insert(&id, made, Status::Waiting, &plan).await?;
        let kept = Kept { made, status: Status::Waiting, plan, log: Vec::new() };
        let plan = self.start(id.clone(), kept, ticket).await?;
        Ok((id, plan))
    }

    /// The content at hand, with what was kept of these pieces in the place of what is no longer as it was.
    async fn content_with(&self, pieces: &[Piece]) -> Result<Arc<Content>, Fault> {
        let is_lost = |piece: &&Piece| piece.kind != PieceKind::Card && !self.content.has(piece.fingerprint);
        let lost: Vec<Piece> = pieces.iter().filter(is_lost).cloned().collect();
        if lost.is_empty() {
            return Ok(self.content.clone());
        }
        let kept = self.store.content(&lost).await?;
        Ok(Arc::new(self.content.with_sources(&kept).map_err(|error| Fault::unreadable(&error))?))
    }

    /// The content of a record, and its match.
    pub async fn set_up(&self, record: &Record) -> Result<(Arc<Content>, Arc<Match>), Fault> {
        let content = self.content_with(&record.content).await?;
        let m = content.set_up_record(record).map_err(|error| Fault::bad(Trouble::of_record(&error)))?;
        Ok((content, Arc::new(m)))
    }

    async fn start(self: &Arc<Self>, id: String, kept: Kept, ticket: Option<Ticket>) -> Result<Plan, Fault> {
        let (orders, queue) = mpsc::channel(QUEUE);
        let pieces = kept.plan.pieces();
        let content = self.content_with(&pieces).await?;
        // A table that waits takes what there is; a game is played with what it began with.
        let content = if pieces.is_empty() { content } else { Arc::new(content.pinned(&pieces)) };
        let mut table = Table::restore(self.clone(), content, id.clone(), kept, ticket, orders.downgrade())?;
        table.keep_content().await?;
        table.begin_if_full().await;
        table.tell_lobby();
        let plan = table.plan().clone();
        lock(&self.tables).insert(id.clone(), orders);
        self.spawn(id, table, queue);
        Ok(plan)
    }

    /// A table that breaks down takes no other with it; it is brought back from the database when it is next asked for.
    fn spawn(self: &Arc<Self>, id: String, table: Table, queue: mpsc::Receiver<Order>) {
        let hall = self.clone();
        let task = tokio::spawn(table.run(queue));
        tokio::spawn(async move {
            if let Err(error) = task.await {
                tracing::error!(table = id, "a table broke down: {error}");
            }
            // Only if no other has taken its place.
            let mut tables = lock(&hall.tables);
            if tables.get(&id).is_some_and(mpsc::Sender::is_closed) {
                tables.remove(&id);
            }
        });
    }

    /// The table of this name, from the database if need be.
    async fn find(self: &Arc<Self>, id: &str) -> Result<mpsc::Sender<Order>, Fault> {
        if !keys::is_table_id(id) {
            return Err(Fault::no_table());
        }
        if let Some(orders) = self.in_memory(id) {
            return Ok(orders);
        }
        let _one_at_a_time = self.loading.lock().await;
        if let Some(orders) = self.in_memory(id) {
            return Ok(orders);
        }
        if *self.closing.borrow() {
            return Err(Fault::closing());
        }
        let kept = self.store.load(id).await?.ok_or_else(Fault::no_table)?;
        self.start(id.to_owned(), kept, None).await?;
        self.in_memory(id).ok_or_else(Fault::no_table)
    }

    fn in_memory(&self, id: &str) -> Option<mpsc::Sender<Order>> {
        lock(&self.tables).get(id).filter(|orders| !orders.is_closed()).cloned()
    }

    /// Gives an order to a table; whoever gets the sender gives orders without looking for it again.
    pub async fn send(self: &Arc<Self>, id: &str, order: Order) -> Result<mpsc::Sender<Order>, Fault> {
        let mut order = order;
        // A table may leave memory just now; then it is brought back.
        for _ in 0..3 {
            let orders = self.find(id).await?;
            match orders.send(order).await {
                Ok(()) => return Ok(orders),
                Err(mpsc::error::SendError(back)) => order = back,
            }
        }
        Err(Fault::closing())
    }

    /// Gives an order and waits for what comes of it.
    pub async fn ask<T>(
        self: &Arc<Self>,
        id: &str,
        order: impl FnOnce(oneshot::Sender<T>) -> Order,
    ) -> Result<T, Fault> {
        let (reply, answer) = oneshot::channel();
        self.send(id, order(reply)).await?;
        answer.await.map_err(|_| Fault::closing())
    }

    /// Lists a table in the lobby, or takes it off.
    pub fn list(&self, id: &str, entry: Option<(TableFace, u64)>) {
        let mut lobby = lock(&self.lobby);
        match entry {
            Some(entry) => _ = lobby.insert(id.to_owned(), entry),
            None => _ = lobby.remove(id),
        }
    }

    /// The newest first.
    pub fn lobby(&self) -> Lobby {
        let now = now();
        let age = |made: u64| now.saturating_sub(made);
        let mut tables: Vec<OpenTable> = lock(&self.lobby)
            .values()
            .map(|(face, made)| OpenTable { table: face.clone(), age_seconds: age(*made) })
            .collect();
        tables.sort_by(|a, b| (a.age_seconds, &a.table.id).cmp(&(b.age_seconds, &b.table.id)));
        tables.truncate(LISTED);
        Lobby { tables }
    }

    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// Ends all tables; what they have written is kept.
    pub async fn close(&self) {
        self.closing.send_replace(true);
        lock(&self.tables).clear();
        self.store.close().await;
        // The sockets say goodbye.
        _ = tokio::time::timeout(Duration::from_secs(1), self.closing.closed()).await;
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// Seconds since 1970.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_secs())
}
