//! All tables: making them, finding them, and bringing them back after a restart.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use peerless_content::{Content, Wanted};
use peerless_protocol::{Lobby, OpenTable, RunningTable, Status};
use peerless_rules::{Match, Piece, PieceKind, Record};
use peerless_session::Trouble;
use tokio::sync::{Notify, Semaphore, mpsc, oneshot, watch};

use crate::Config;
use crate::fault::Fault;
use crate::figures::Figures;
use crate::keys;
use crate::limits::{Guard, Limits, one_of_many};
use crate::plan::Plan;
use crate::site::Site;
use crate::store::{Change, Entry, Holding, Kept, News, Part, Place, Signs, Store, TableRow, Taking};
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
    /// How the games of this server ended is counted anew after so long.
    pub results: Duration,
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
            results: seconds(60),
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
    lobby: Mutex<Listed>,
    /// Some tables may have nobody to look after them.
    orphans: Notify,
    /// Set when the server is being stopped.
    closing: watch::Sender<bool>,
}

/// The lobby as it was last put together, and when; gone when a table in it may have changed.
#[derive(Default)]
struct Listed {
    known: Option<(Shown, Instant)>,
    /// How often something has changed.
    changes: u64,
}

/// The tables of the lobby, and when they were made.
type Shown = Arc<Vec<(RunningTable, u64)>>;

/// How many tables that wait for players the lobby shows.
const LISTED: u32 = 100;
/// How many games it shows. Each is brought into memory here, wherever it is played.
const RUNNING: u32 = 40;
/// How long a lobby is shown in which nothing seems to have changed.
const LOBBY: Duration = Duration::from_secs(2);
/// How often this process gives a sign of life.
const BEAT: Duration = Duration::from_millis(500);
/// How soon news are asked for again when the database does not answer.
const AGAIN: Duration = Duration::from_millis(500);
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
            orphans: Notify::new(),
            closing: watch::Sender::new(false),
        })
    }

    /// Looks after tables that nobody looks after: at first, and whenever another process has ended.
    pub async fn look_after(self: Arc<Self>) {
        loop {
            match self.store.adopt().await {
                Ok(tables) if tables.is_empty() => {}
                Ok(tables) => {
                    self.bring_back(tables).await;
                    continue;
                }
                Err(error) => tracing::warn!("tables that nobody looks after cannot be found: {error}"),
            }
            if !self.store.is_shared() {
                return;
            }
            tokio::select! {
                () = self.orphans.notified() => {}
                () = tokio::time::sleep(BEAT) => {}
                () = self.closed() => return,
            }
        }
    }

    /// One that does not hold is left alone.
    async fn bring_back(self: &Arc<Self>, tables: Vec<String>) {
        for id in tables {
            if *self.closing.borrow() {
                return;
            }
            // Whoever serves it already looks after it from now on.
            if let Some(orders) = self.in_memory(&id) {
                _ = orders.send(Order::News(News::Missed)).await;
            } else if let Err(fault) = self.find(&id).await {
                tracing::error!(table = id, "a table cannot be brought back: {}", fault);
            }
        }
    }

    /// Tells the other processes that this one lives.
    pub async fn beat(self: Arc<Self>) {
        loop {
            match self.store.beat().await {
                Ok(true) => {}
                Ok(false) => {
                    tracing::warn!("this process was taken for dead by the others");
                    self.tell_all(&News::Missed).await;
                }
                Err(error) => tracing::warn!("no sign of life could be given: {error}"),
            }
            tokio::select! {
                () = tokio::time::sleep(BEAT) => {}
                () = self.closed() => return,
            }
        }
    }

    /// Hears what other processes do, and passes it on.
    pub async fn follow(self: Arc<Self>) {
        loop {
            let news = tokio::select! {
                news = self.store.next_news() => news,
                () = self.closed() => return,
            };
            match news {
                Ok(News::At { id, part }) => {
                    if part == Part::Row {
                        self.lobby_changed();
                    }
                    if let Some(orders) = self.in_memory(&id) {
                        pass_on(orders, News::At { id, part });
                    }
                }
                Ok(News::Said { id, seat, phrase }) => {
                    if let Some(orders) = self.in_memory(&id) {
                        pass_on(orders, News::Said { id, seat, phrase });
                    }
                }
                Ok(News::Orphans) => self.orphans.notify_one(),
                Ok(News::Missed) => {
                    self.lobby_changed();
                    self.tell_all(&News::Missed).await;
                }
                Err(error) => {
                    tracing::warn!("news of other processes cannot be heard: {error}");
                    tokio::time::sleep(AGAIN).await;
                }
            }
        }
    }

    async fn tell_all(&self, news: &News) {
        let all: Vec<mpsc::Sender<Order>> = lock(&self.tables).values().cloned().collect();
        all.into_iter().for_each(|orders| pass_on(orders, news.clone()));
    }

    /// Makes a table; the plan that is given back has the seats in the order of play if the game has begun.
    pub async fn open_table(self: &Arc<Self>, plan: Plan, from: IpAddr) -> Result<(String, Plan), Fault> {
        let (id, kept) = self.prepare(plan, from).await?;
        let plan = self.start(id.clone(), kept).await?;
        Ok((id, plan))
    }

    /// Keeps a new table that is to be started; refused if the address has too many.
    pub async fn prepare(&self, plan: Plan, from: IpAddr) -> Result<(String, Kept), Fault> {
        let (id, made, owner) = (keys::table_id(), now(), owner(from));
        let place = Place { owner: &owner, kind: Holding::Maker, most: self.limits.open_tables };
        if !self.store.insert(&id, made, &plan, place).await? {
            return Err(Fault::too_many("tables"));
        }
        let row = TableRow { rev: 0, status: Status::Waiting, plan };
        let signs = Signs { mine: true, ..Signs::default() };
        Ok((id, Kept { owner, row, log: Vec::new(), age: Duration::ZERO, signs }))
    }

    /// Closes a table that was prepared and not started.
    pub async fn discard(&self, id: &str, kept: &Kept) -> Result<(), Fault> {
        self.store.update(id, kept.row.rev, Status::Closed, &kept.row.plan).await?;
        Ok(self.store.let_go(id, None).await?)
    }

    /// Whether an address may make another table now.
    pub fn check_new_table(&self, from: IpAddr) -> Result<(), Fault> {
        if self.guard.new_table(from) { Ok(()) } else { Err(Fault::too_many("tables")) }
    }

    /// An address takes a seat; refused if it holds too many. The store counts, so that a restart changes nothing.
    pub async fn take_seat(
        &self,
        from: IpAddr,
        id: &str,
        rev: u32,
        change: Change<'_>,
        kind: Holding,
    ) -> Result<(), Fault> {
        let most = match kind {
            Holding::Maker | Holding::Guest => self.limits.open_tables,
            Holding::Stranger => self.limits.strangers,
        };
        let owner = owner(from);
        match self.store.take_seat(id, rev, change, Place { owner: &owner, kind, most }).await? {
            Taking::Done => Ok(()),
            Taking::TooMany => Err(Fault::too_many("seats")),
            Taking::Lost => Err(Fault::lost()),
        }
    }

    /// Keeps what has changed about a table.
    pub async fn update(&self, id: &str, rev: u32, status: Status, plan: &Plan) -> Result<(), Fault> {
        if self.store.update(id, rev, status, plan).await? { Ok(()) } else { Err(Fault::lost()) }
    }

    /// Adds an entry to a table's log.
    pub async fn append(&self, id: &str, n: u32, entry: &Entry) -> Result<(), Fault> {
        if !self.store.append(id, n, entry).await.inspect_err(|_| self.figures.faults.add())? {
            return Err(Fault::lost());
        }
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
    async fn content_with(&self, pieces: &[Wanted]) -> Result<Arc<Content>, Fault> {
        let is_lost = |wanted: &&Wanted| wanted.piece.kind != PieceKind::Card && !self.content.has_edition(wanted);
        let lost: Vec<Wanted> = pieces.iter().filter(is_lost).cloned().collect();
        if lost.is_empty() {
            return Ok(self.content.clone());
        }
        let mut kept = self.store.content(&lost).await?;
        let content = self.content.with_sources(&kept).or_else(|_| {
            // A look that is not understood any more, such as a picture that is gone, ends no game that can be played.
            kept.retain(|source| !self.content.has(source.piece.fingerprint));
            self.content.with_sources(&kept)
        });
        Ok(Arc::new(content.map_err(|error| Fault::unreadable(&error))?))
    }

    /// The content of a record, and its match; with the looks that are known of it.
    pub async fn set_up(&self, record: &Record, looks: &[Wanted]) -> Result<(Arc<Content>, Arc<Match>), Fault> {
        let wanted = |piece: &Piece| {
            let look = looks.iter().find(|look| look.piece.fingerprint == piece.fingerprint);
            Wanted { piece: piece.clone(), edition: look.and_then(|look| look.edition) }
        };
        let content = self.content_with(&record.content.iter().map(wanted).collect::<Vec<_>>()).await?;
        let m = content.set_up_record(record).map_err(|error| Fault::bad(Trouble::of_record(&error)))?;
        Ok((content, Arc::new(m)))
    }

    /// A table that waits takes what there is and what was brought to it; a game is played with what it began with.
    pub async fn content_for(&self, plan: &Plan) -> Result<Arc<Content>, Fault> {
        let pieces = plan.pieces();
        if pieces.is_empty() {
            return self.content_with(&plan.brought()).await;
        }
        let content = self.content_with(&pieces).await?;
        let pieces: Vec<Piece> = pieces.into_iter().map(|wanted| wanted.piece).collect();
        Ok(Arc::new(content.pinned(&pieces)))
    }

    /// A table as it was kept, which nobody serves yet.
    async fn rebuild(self: &Arc<Self>, id: String, kept: Kept, own: mpsc::WeakSender<Order>) -> Result<Table, Fault> {
        let content = self.content_for(&kept.row.plan).await?;
        let hall = self.clone();
        // A long game takes a while to be played through again.
        let table = tokio::task::spawn_blocking(move || Table::restore(hall, content, id, kept, own));
        table.await.map_err(|_| Fault::broken())?
    }

    pub async fn start(self: &Arc<Self>, id: String, kept: Kept) -> Result<Plan, Fault> {
        let (orders, queue) = mpsc::channel(QUEUE);
        let mut table = self.rebuild(id.clone(), kept, orders.downgrade()).await?;
        table.keep_content().await?;
        table.begin_if_full().await;
        self.lobby_changed();
        let plan = table.plan().clone();
        self.put(id.clone(), orders.clone());
        self.spawn(id, table, queue);
        if self.store.is_shared() {
            // What others did while it was brought back was told to nobody here.
            pass_on(orders, News::Missed);
        }
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

    /// A table in the lobby may look different now.
    pub fn lobby_changed(&self) {
        let mut lobby = lock(&self.lobby);
        lobby.known = None;
        lobby.changes += 1;
    }

    /// The newest first. Where there are too many, whoever made many of them makes room.
    pub async fn lobby(self: &Arc<Self>) -> Result<Lobby, Fault> {
        let (known, changes) = {
            let lobby = lock(&self.lobby);
            (lobby.known.clone().filter(|(_, since)| since.elapsed() < LOBBY), lobby.changes)
        };
        let listed = match known {
            Some((listed, _)) => listed,
            None => {
                let since = Instant::now();
                let mut listed = Vec::new();
                for (status, most) in [(Status::Waiting, LISTED), (Status::Playing, RUNNING)] {
                    for (id, made) in self.store.listed(status, most).await? {
                        // One may begin or end just now, or not hold.
                        if let Ok(shown) = self.ask(&id, |reply| Order::Show { reply }).await
                            && shown.table.status == status
                        {
                            listed.push((shown, made));
                        }
                    }
                }
                let listed = Arc::new(listed);
                let mut lobby = lock(&self.lobby);
                if lobby.changes == changes {
                    lobby.known = Some((listed.clone(), since));
                }
                listed
            }
        };
        let now = now();
        let (mut tables, mut running) = (Vec::new(), Vec::new());
        for (shown, made) in &*listed {
            match shown.table.status {
                Status::Waiting => {
                    tables.push(OpenTable { table: shown.table.clone(), age_seconds: now.saturating_sub(*made) });
                }
                Status::Playing => running.push(shown.clone()),
                Status::Over | Status::Closed => {}
            }
        }
        Ok(Lobby { tables, running })
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

/// A table that has much to do hears of it later; whoever tells it does not wait.
fn pass_on(orders: mpsc::Sender<Order>, news: News) {
    if let Err(mpsc::error::TrySendError::Full(order)) = orders.try_send(Order::News(news)) {
        tokio::spawn(async move { orders.send(order).await });
    }
}

/// An address as the store knows it.
pub fn owner(from: IpAddr) -> String {
    one_of_many(from).to_string()
}

/// Seconds since 1970.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_secs())
}
