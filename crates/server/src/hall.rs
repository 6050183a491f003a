//! All tables: making them, finding them, and bringing them back after a restart.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use peerless_content::Content;
use peerless_protocol::{Lobby, OpenTable, Status, TableFace};
use peerless_rules::{Match, Piece, PieceKind, Record, SeatId};
use peerless_session::Trouble;
use tokio::sync::{Semaphore, mpsc, oneshot, watch};

use crate::Config;
use crate::fault::Fault;
use crate::figures::Figures;
use crate::keys;
use crate::limits::{Guard, Limits, one_of_many};
use crate::plan::Plan;
use crate::site::Site;
use crate::store::{Entry, Holding, Kept, Store};
use crate::table::{Order, Table};
use crate::thinkers::Thinkers;

/// How long things may take.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// A seat that is asked and stays away for so long can be claimed.
    pub claim: Duration,
    /// A seat that is asked and there, but does not choose for so long, can be claimed too.
    pub stalled: Duration,
    /// A table that waits for players is closed after so long without anybody.
    pub waiting: Duration,
    /// A game is closed after so long without a choice.
    pub idle: Duration,
    /// A finished table leaves memory after so long without anybody.
    pub unload: Duration,
    /// A bot keeps what it has thought out for so long while a person is asked.
    pub remember: Duration,
    /// The head of a request is there within this, and the next request of a connection begins.
    pub header: Duration,
    /// The rest of a request is there within this.
    pub body: Duration,
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
            stalled: seconds(10 * 60),
            waiting: seconds(60 * 60),
            idle: seconds(7 * 24 * 60 * 60),
            unload: seconds(10 * 60),
            remember: seconds(60),
            header: seconds(15),
            body: seconds(20),
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
    pub site: Site,
    pub guard: Guard,
    pub figures: Arc<Figures>,
    /// Leave for bots to keep what they have thought out.
    pub memories: Arc<Semaphore>,
    tables: Mutex<HashMap<String, mpsc::Sender<Order>>>,
    /// Only one table is brought back at a time, so none is brought back twice.
    loading: tokio::sync::Mutex<()>,
    lobby: Mutex<HashMap<String, Listed>>,
    /// Set when the server is being stopped.
    closing: watch::Sender<bool>,
}

/// A table in the lobby: how it looks, when it was made, and by whom.
type Listed = (TableFace, u64, String);

/// How many tables the lobby shows.
const LISTED: usize = 100;
/// How often old games are looked for.
const FORGET: Duration = Duration::from_secs(60 * 60);
/// Orders that may wait for a table.
const QUEUE: usize = 1024;

impl Hall {
    pub fn new(
        content: Arc<Content>,
        store: Box<dyn Store>,
        thinkers: Thinkers,
        figures: Arc<Figures>,
        config: Config,
    ) -> Arc<Self> {
        let Config { limits, pace, site, .. } = config;
        Arc::new(Self {
            content,
            store,
            thinkers,
            limits,
            pace,
            site,
            guard: Guard::new(limits),
            figures,
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
    pub async fn open_table(self: &Arc<Self>, plan: Plan, from: IpAddr) -> Result<(String, Plan), Fault> {
        let id = keys::table_id();
        let made = now();
        self.hold(from, &id, None, Holding::Maker).await?;
        if let Err(error) = self.store.insert(&id, made, Status::Waiting, &plan).await {
            _ = self.store.let_go(&id, None).await;
            return Err(error.into());
        }
        let kept = Kept { made, owner: owner(from), status: Status::Waiting, plan, log: Vec::new() };
        let plan = self.start(id.clone(), kept).await?;
        Ok((id, plan))
    }

    /// Whether an address may make another table now.
    pub fn check_new_table(&self, from: IpAddr) -> Result<(), Fault> {
        if self.guard.new_table(from) { Ok(()) } else { Err(Fault::too_many("tables")) }
    }

    /// An address takes a place; refused if it holds too many. The store counts, so that a restart changes nothing.
    pub async fn hold(&self, from: IpAddr, id: &str, seat: Option<SeatId>, kind: Holding) -> Result<(), Fault> {
        let (most, what) = match kind {
            Holding::Maker => (self.limits.open_tables, "tables"),
            Holding::Guest => (self.limits.open_tables, "seats"),
            Holding::Stranger => (self.limits.strangers, "seats"),
        };
        if self.store.hold(&owner(from), id, seat, kind, most).await? { Ok(()) } else { Err(Fault::too_many(what)) }
    }

    /// Adds an entry to a table's log.
    pub async fn append(&self, id: &str, n: u32, entry: &Entry) -> Result<(), Fault> {
        self.store.append(id, n, entry).await.inspect_err(|_| self.figures.faults.add())?;
        self.figures.rows.add();
        Ok(())
    }

    /// Deletes games that have been over for so long, now and from time to time.
    pub async fn forget_old(self: Arc<Self>, keep: Duration) {
        loop {
            match self.store.forget(now().saturating_sub(keep.as_secs())).await {
                Ok(0) => {}
                Ok(games) => tracing::info!(games, "old games were deleted"),
                Err(error) => tracing::error!("old games cannot be deleted: {error}"),
            }
            tokio::select! {
                () = tokio::time::sleep(FORGET) => {}
                () = self.closed() => return,
            }
        }
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

    /// A table that waits takes what there is; a game is played with what it began with.
    async fn content_for(&self, plan: &Plan) -> Result<Arc<Content>, Fault> {
        let pieces = plan.pieces();
        let content = self.content_with(&pieces).await?;
        Ok(if pieces.is_empty() { content } else { Arc::new(content.pinned(&pieces)) })
    }

    /// A table as it was kept, which nobody serves yet.
    async fn rebuild(self: &Arc<Self>, id: String, kept: Kept, own: mpsc::WeakSender<Order>) -> Result<Table, Fault> {
        let content = self.content_for(&kept.plan).await?;
        let hall = self.clone();
        // A long game takes a while to be played through again.
        let table = tokio::task::spawn_blocking(move || Table::restore(hall, content, id, kept, own));
        table.await.map_err(|_| Fault::broken())?
    }

    async fn start(self: &Arc<Self>, id: String, kept: Kept) -> Result<Plan, Fault> {
        let (orders, queue) = mpsc::channel(QUEUE);
        let mut table = self.rebuild(id.clone(), kept, orders.downgrade()).await?;
        table.keep_content().await?;
        table.begin_if_full().await;
        table.tell_lobby();
        let plan = table.plan().clone();
        self.put(id.clone(), orders);
        self.spawn(id, table, queue);
        Ok(plan)
    }

    fn put(&self, id: String, orders: mpsc::Sender<Order>) {
        let mut tables = lock(&self.tables);
        tables.insert(id, orders);
        self.figures.tables.set(tables.len());
    }

    /// Whether a table that was kept can be brought back; nothing comes of it.
    pub async fn examine(self: &Arc<Self>, id: &str) -> Result<(), Fault> {
        let kept = self.store.load(id).await?.ok_or_else(Fault::no_table)?;
        let (orders, _queue) = mpsc::channel(1);
        self.rebuild(id.to_owned(), kept, orders.downgrade()).await.map(drop)
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
            hall.figures.tables.set(tables.len());
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
        self.start(id.to_owned(), kept).await?;
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
    pub fn list(&self, id: &str, entry: Option<Listed>) {
        let mut lobby = lock(&self.lobby);
        match entry {
            Some(entry) => _ = lobby.insert(id.to_owned(), entry),
            None => _ = lobby.remove(id),
        }
    }

    /// The newest first. Where there are too many, whoever made many of them makes room.
    pub fn lobby(&self) -> Lobby {
        let now = now();
        let lobby = lock(&self.lobby);
        let open = |(face, made, _): &Listed| OpenTable { table: face.clone(), age_seconds: now.saturating_sub(*made) };
        Lobby { tables: shown(lobby.values().collect()).into_iter().map(open).collect() }
    }

    /// Waits until the server is being stopped.
    pub async fn closed(&self) {
        // What is waited for holds a lock; it must not outlive this.
        _ = self.closing.subscribe().wait_for(|closing| *closing).await.is_ok();
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

/// Of all listed tables those that are shown.
fn shown(mut listed: Vec<&Listed>) -> Vec<&Listed> {
    let newest_first =
        |(a, a_made, _): &&Listed, (b, b_made, _): &&Listed| b_made.cmp(a_made).then_with(|| a.id.cmp(&b.id));
    listed.sort_by(newest_first);
    let mut counts: HashMap<&str, usize> = HashMap::new();
    let mut ranked: Vec<(usize, &Listed)> = Vec::new();
    for entry in listed {
        let count = counts.entry(entry.2.as_str()).or_default();
        *count += 1;
        ranked.push((*count, entry));
    }
    // The order within a rank stays.
    ranked.sort_by_key(|(rank, _)| *rank);
    let mut listed: Vec<&Listed> = ranked.into_iter().take(LISTED).map(|(_, entry)| entry).collect();
    listed.sort_by(newest_first);
    listed
}

/// An address as the store knows it.
fn owner(from: IpAddr) -> String {
    one_of_many(from).to_string()
}

/// Seconds since 1970.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_secs())
}
