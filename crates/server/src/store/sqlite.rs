//! Tables in an SQLite file.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use peerless_content::{Source, Wanted};
use peerless_protocol::{Phrase, Status};
use peerless_rules::{PieceKind, SeatId};
use sqlx::sqlite::{SqliteAutoVacuum, SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Row as _, SqliteConnection, SqliteExecutor, SqlitePool};

use super::{
    Asked, BATCH, Change, Duel, DuelCount, DuelRow, Entry, Find, Kept, KeptDraft, LogRow, MAKER, NewOnShelf,
    NewVersion, News, OnShelf, OpenError, Place, Publishing, Saving, ShelfGame, ShelfRow, Signs, Store, TableRow,
    Taking, Wish, decode, duel_count, entry, on_shelf, read_row, read_wish, to_text,
};
use crate::plan::Plan;

/// The version that the tables below have; older files are brought up to it one step at a time.
const MIGRATIONS: [&str; 8] = [
    "
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    made INTEGER NOT NULL,
    status TEXT NOT NULL,
    body TEXT NOT NULL
) STRICT;
CREATE INDEX tables_status ON tables (status);
CREATE TABLE log (
    id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    clocks TEXT,
    PRIMARY KEY (id, n)
) STRICT, WITHOUT ROWID;
",
    // Reasons were kept in words once; now by their codes.
    "
UPDATE log SET text = 'time' WHERE kind = 'left' AND text = 'ran out of time';
UPDATE log SET text = 'claimed' WHERE kind = 'left' AND text = 'stayed away';
",
    // What games were begun with; games from before get theirs when they are next brought back.
    "
CREATE TABLE content (
    fingerprint TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
",
    // Who holds which places, for as long as a game goes on. Seat -1 is the maker's place.
    "
CREATE TABLE places (
    id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    owner TEXT NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX places_owner ON places (owner, kind);
",
    // Changes of a table are counted; what seats want outlives the process.
    "
ALTER TABLE tables ADD COLUMN rev INTEGER NOT NULL DEFAULT 0;
ALTER TABLE log ADD COLUMN hurried INTEGER NOT NULL DEFAULT 0;
CREATE TABLE wishes (
    id TEXT NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    n INTEGER NOT NULL,
    PRIMARY KEY (id, kind, seat)
) STRICT, WITHOUT ROWID;
",
    // How duels ended, by heroes and board; and open tables are found among many others.
    "
CREATE TABLE duels (
    id TEXT PRIMARY KEY,
    board TEXT NOT NULL,
    first_hero TEXT NOT NULL,
    second_hero TEXT NOT NULL,
    winner INTEGER NOT NULL,
    people INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_open ON tables (status) WHERE json_extract(body, '$.open');
",
    // What people write in the workshop: drafts, by the hash of what opens them, and their versions.
    "
CREATE TABLE drafts (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    owner TEXT NOT NULL,
    newest INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX drafts_owner ON drafts (owner);
CREATE TABLE versions (
    id TEXT NOT NULL,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (id, n)
) STRICT, WITHOUT ROWID;
",
    // What was published of drafts, and the games that were played with it.
    "
CREATE TABLE shelf (
    id TEXT PRIMARY KEY,
    draft TEXT NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    author TEXT NOT NULL,
    licence TEXT NOT NULL,
    parent TEXT,
    fingerprint TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    owner TEXT NOT NULL,
    hidden INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX shelf_draft ON shelf (draft);
CREATE INDEX shelf_parent ON shelf (parent);
CREATE INDEX shelf_owner ON shelf (owner);
CREATE TABLE shelf_games (
    id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    fingerprint TEXT NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX shelf_games_fingerprint ON shelf_games (fingerprint);
",
];

pub struct Sqlite {
    db: SqlitePool,
    path: PathBuf,
    /// By which the system knows the file that was opened.
    identity: Option<(u64, u64)>,
    /// Whether the tables have been handed out.
    adopted: AtomicBool,
}

impl Sqlite {
    pub async fn open(path: &Path) -> Result<Self, OpenError> {
        let fail = |error| OpenError::Open { path: path.display().to_string(), error };
        own_alone(path).map_err(|error| fail(sqlx::Error::Io(error)))?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // What is committed survives the end of this process in any way; only a power cut may take the last moments.
            .synchronous(SqliteSynchronous::Normal)
            // What is deleted can be given back to the system.
            .auto_vacuum(SqliteAutoVacuum::Incremental)
            .busy_timeout(Duration::from_secs(10));
        // SQLite has one writer at a time anyway; with one connection nobody waits for a lock.
        let pool = SqlitePoolOptions::new().max_connections(1).test_before_acquire(false);
        let db = pool
            .idle_timeout(None)
            .max_lifetime(None)
            .acquire_timeout(Duration::from_secs(30))
            .connect_with(options)
            .await
            .map_err(fail)?;
        let version: i64 = sqlx::query("PRAGMA user_version").fetch_one(&db).await.map_err(fail)?.get(0);
        let done = usize::try_from(version).ok().filter(|&done| done <= MIGRATIONS.len());
        let done = done.ok_or_else(|| OpenError::Newer { path: path.display().to_string() })?;
        for (index, step) in MIGRATIONS.iter().enumerate().skip(done) {
            let text = format!("BEGIN; {step} PRAGMA user_version = {}; COMMIT;", index + 1);
            sqlx::raw_sql(sqlx::AssertSqlSafe(text)).execute(&db).await.map_err(fail)?;
        }
        // A file from before space was given back is written anew, once.
        let vacuum: i64 = sqlx::query("PRAGMA auto_vacuum").fetch_one(&db).await.map_err(fail)?.get(0);
        if vacuum != INCREMENTAL {
            sqlx::raw_sql("PRAGMA auto_vacuum = INCREMENTAL; VACUUM;").execute(&db).await.map_err(fail)?;
        }
        // The server may have been stopped between the end of a table and letting go of its places.
        sqlx::raw_sql(
            "DELETE FROM places WHERE id NOT IN (SELECT id FROM tables WHERE status IN ('waiting', 'playing'))",
        )
        .execute(&db)
        .await
        .map_err(fail)?;
        Ok(Self { db, path: path.to_owned(), identity: identity(path), adopted: AtomicBool::new(false) })
    }
}

/// Which file a path leads to.
fn identity(path: &Path) -> Option<(u64, u64)> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        std::fs::metadata(path).ok().map(|file| (file.dev(), file.ino()))
    }
    #[cfg(not(unix))]
    {
        let _ = path;
        None
    }
}

/// Less room than this is nearly none.
const ROOM: u64 = 64 << 20;

/// Whether the disk is nearly full, where the system tells it.
fn is_nearly_full(path: &Path) -> bool {
    #[cfg(target_os = "linux")]
    {
        rustix::fs::statvfs(path).is_ok_and(|disk| disk.f_bavail.saturating_mul(disk.f_frsize) < ROOM)
    }
    #[cfg(not(target_os = "linux"))]
    {
        let _ = path;
        false
    }
}

/// By a code, for programs that look whether all is well.
fn trouble(what: &'static str) -> sqlx::Error {
    sqlx::Error::Io(std::io::Error::other(what))
}

/// What `PRAGMA auto_vacuum` says.
const INCREMENTAL: i64 = 2;

/// The database has seats' hashes and hidden cards in it: only its owner may read it. The files beside it get the same rights.
fn own_alone(path: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
        std::fs::OpenOptions::new().create(true).append(true).mode(0o600).open(path)?;
        for end in ["", "-wal", "-shm"] {
            let mut name = path.as_os_str().to_owned();
            name.push(end);
            match std::fs::set_permissions(&name, std::fs::Permissions::from_mode(0o600)) {
                Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}

/// For those who look after a database that somebody else may be writing to.
impl Sqlite {
    /// Opens a database that is there, to read it.
    pub async fn look(path: &Path) -> Result<Self, OpenError> {
        let name = || path.display().to_string();
        let fail = |error| OpenError::Open { path: name(), error };
        let options = SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(Duration::from_secs(10));
        let db = SqlitePoolOptions::new().max_connections(1).connect_with(options).await.map_err(fail)?;
        let version: i64 = sqlx::query("PRAGMA user_version").fetch_one(&db).await.map_err(fail)?.get(0);
        match version.cmp(&(MIGRATIONS.len() as i64)) {
            std::cmp::Ordering::Less => Err(OpenError::Older { path: name() }),
            std::cmp::Ordering::Greater => Err(OpenError::Newer { path: name() }),
            std::cmp::Ordering::Equal => {
                Ok(Self { db, path: path.to_owned(), identity: identity(path), adopted: AtomicBool::new(false) })
            }
        }
    }

    /// Copies it, as it is at one moment, to a file that is not there yet and that only its owner can read.
    pub async fn copy(&self, to: &Path) -> Result<(), OpenError> {
        let fail = |error| OpenError::Copy { path: to.display().to_string(), error };
        let mut new = std::fs::OpenOptions::new();
        new.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut new, 0o600);
        new.open(to).map_err(|error| fail(sqlx::Error::Io(error)))?;
        sqlx::query("VACUUM INTO ?").bind(to.display().to_string()).execute(&self.db).await.map_err(fail)?;
        Ok(())
    }

    pub fn is_nearly_full(&self) -> bool {
        is_nearly_full(&self.path)
    }

    /// What SQLite itself finds wrong.
    pub async fn damages(&self) -> sqlx::Result<Vec<String>> {
        let said: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check(20)").fetch_all(&self.db).await?;
        Ok(said.into_iter().filter(|said| said != "ok").collect())
    }

    /// The tables whose logs have gaps.
    pub async fn gaps(&self) -> sqlx::Result<Vec<String>> {
        let gaps = "SELECT id FROM log GROUP BY id HAVING min(n) <> 0 OR max(n) <> count(*) - 1";
        sqlx::query_scalar(gaps).fetch_all(&self.db).await
    }
}

impl Store for Sqlite {
    same_sql!();

    fn is_shared(&self) -> bool {
        false
    }

    fn insert<'a>(&'a self, id: &'a str, made: u64, plan: &'a Plan, maker: Place<'a>) -> Asked<'a, bool> {
        Box::pin(async move {
            let mut change = self.db.begin().await?;
            if !hold(&mut change, id, MAKER, maker).await? {
                return Ok(false);
            }
            sqlx::query("INSERT INTO tables (id, made, status, body) VALUES (?, ?, ?, ?)")
                .bind(id)
                .bind(made as i64)
                .bind(Status::Waiting.code())
                .bind(to_text(plan)?)
                .execute(&mut *change)
                .await?;
            change.commit().await?;
            Ok(true)
        })
    }

    fn update<'a>(&'a self, id: &'a str, rev: u32, status: Status, plan: &'a Plan) -> Asked<'a, bool> {
        Box::pin(async move { update(&self.db, id, rev, status, plan).await })
    }

    fn take_seat<'a>(&'a self, id: &'a str, rev: u32, change: Change<'a>, place: Place<'a>) -> Asked<'a, Taking> {
        Box::pin(async move {
            let mut all = self.db.begin().await?;
            if !update(&mut *all, id, rev, change.status, change.plan).await? {
                return Ok(Taking::Lost);
            }
            if !hold(&mut all, id, i64::from(change.seat.0), place).await? {
                return Ok(Taking::TooMany);
            }
            all.commit().await?;
            Ok(Taking::Done)
        })
    }

    fn append<'a>(&'a self, id: &'a str, n: u32, entry: &'a Entry) -> Asked<'a, bool> {
        Box::pin(async move {
            let (kind, seat, text) = entry.act.written();
            let done = sqlx::query(
                "INSERT OR IGNORE INTO log (id, n, at, kind, seat, text, clocks, hurried) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            )
            .bind(id)
            .bind(i64::from(n))
            .bind(entry.at as i64)
            .bind(kind)
            .bind(i64::from(seat.0))
            .bind(text)
            .bind(entry.written_clocks())
            .bind(entry.hurried)
            .execute(&self.db)
            .await?;
            Ok(done.rows_affected() == 1)
        })
    }

    fn load<'a>(&'a self, id: &'a str) -> Asked<'a, Option<Kept>> {
        Box::pin(async move {
            let row = sqlx::query_as::<_, (i64, String, String)>("SELECT rev, status, body FROM tables WHERE id = ?")
                .bind(id)
                .fetch_optional(&self.db)
                .await?;
            let Some((rev, status, plan)) = row else { return Ok(None) };
            let row = read_row(rev, &status, &plan)?;
            let log = self.entries(id, 0).await?;
            let owner = sqlx::query_scalar::<_, String>("SELECT owner FROM places WHERE id = ? AND seat = ?")
                .bind(id)
                .bind(MAKER)
                .fetch_optional(&self.db)
                .await?
                .unwrap_or_default();
            let signs = self.signs(id).await?;
            Ok(Some(Kept { owner, row, log, age: Duration::ZERO, signs }))
        })
    }

    fn signs<'a>(&'a self, id: &'a str) -> Asked<'a, Signs> {
        Box::pin(async move {
            let rows = sqlx::query_as("SELECT kind, seat, n FROM wishes WHERE id = ? ORDER BY kind, seat")
                .bind(id)
                .fetch_all(&self.db)
                .await?;
            let wishes = rows.into_iter().map(read_wish).collect::<Result<_, _>>()?;
            Ok(Signs { wishes, mine: true, ..Signs::default() })
        })
    }

    fn wish<'a>(&'a self, id: &'a str, wish: Wish) -> Asked<'a, Vec<Wish>> {
        Box::pin(async move {
            sqlx::query("INSERT OR REPLACE INTO wishes (id, kind, seat, n) VALUES (?, ?, ?, ?)")
                .bind(id)
                .bind(wish.kind.code())
                .bind(i64::from(wish.seat.0))
                .bind(i64::from(wish.n))
                .execute(&self.db)
                .await?;
            Ok(self.signs(id).await?.wishes)
        })
    }

    fn drop_undo<'a>(&'a self, id: &'a str) -> Asked<'a, ()> {
        Box::pin(async move {
            sqlx::query("DELETE FROM wishes WHERE id = ? AND kind <> 'rematch'").bind(id).execute(&self.db).await?;
            Ok(())
        })
    }

    fn here<'a>(&'a self, _: &'a str, _: &'a [SeatId], _: u32) -> Asked<'a, ()> {
        // Nobody is elsewhere.
        Box::pin(async { Ok(()) })
    }

    fn say(&self, _: &str, _: SeatId, _: Phrase) {}

    fn listed(&self, status: Status, most: u32) -> Asked<'_, Vec<(String, u64)>> {
        Box::pin(async move {
            let rows: Vec<(String, i64)> = sqlx::query_as(
                "SELECT id, made FROM (
                    SELECT tables.id, made,
                        row_number() OVER (PARTITION BY coalesce(owner, '') ORDER BY made DESC, tables.id) AS rank
                    FROM tables LEFT JOIN places ON places.id = tables.id AND places.seat = -1
                    WHERE status = ? AND json_extract(body, '$.open')
                    ORDER BY rank, made DESC, tables.id LIMIT ?
                 ) ORDER BY made DESC, id",
            )
            .bind(status.code())
            .bind(i64::from(most))
            .fetch_all(&self.db)
            .await?;
            Ok(rows.into_iter().map(|(id, made)| (id, made as u64)).collect())
        })
    }

    fn forget(&self, before: u64) -> Asked<'_, u64> {
        Box::pin(async move {
            let mut forgotten = 0;
            loop {
                let mut all = self.db.begin().await?;
                let ids: Vec<String> = sqlx::query_scalar(
                    "SELECT id FROM tables WHERE status IN ('over', 'closed') AND made < ?1
                     AND coalesce((SELECT max(at) FROM log WHERE log.id = tables.id), made) < ?1 LIMIT ?2",
                )
                .bind(before as i64)
                .bind(BATCH)
                .fetch_all(&mut *all)
                .await?;
                for id in &ids {
                    for delete in [
                        "DELETE FROM log WHERE id = ?",
                        "DELETE FROM wishes WHERE id = ?",
                        "DELETE FROM tables WHERE id = ?",
                    ] {
                        sqlx::query(delete).bind(id).execute(&mut *all).await?;
                    }
                }
                all.commit().await?;
                forgotten += ids.len() as u64;
                if ids.is_empty() {
                    break;
                }
            }
            if forgotten > 0 {
                sqlx::raw_sql("PRAGMA incremental_vacuum; PRAGMA wal_checkpoint(TRUNCATE);").execute(&self.db).await?;
            }
            Ok(forgotten)
        })
    }

    fn check(&self) -> Asked<'_, ()> {
        Box::pin(async move {
            if identity(&self.path) != self.identity {
                return Err(trouble("database-replaced"));
            }
            if is_nearly_full(&self.path) {
                return Err(trouble("disk-nearly-full"));
            }
            // A change that is taken back: it needs the lock, the journal and room on the disk.
            let mut change = self.db.begin().await?;
            sqlx::query("INSERT INTO places (id, seat, owner, kind) VALUES ('', 0, '', '')")
                .execute(&mut *change)
                .await?;
            change.rollback().await
        })
    }

    fn adopt(&self) -> Asked<'_, Vec<String>> {
        Box::pin(async move {
            if self.adopted.swap(true, Ordering::Relaxed) {
                return Ok(Vec::new());
            }
            let going_on = "SELECT id FROM tables WHERE status IN ('waiting', 'playing') ORDER BY status DESC";
            sqlx::query_scalar(going_on).fetch_all(&self.db).await
        })
    }

    fn beat(&self) -> Asked<'_, bool> {
        Box::pin(async { Ok(true) })
    }

    fn next_news(&self) -> Asked<'_, News> {
        // There is nobody else.
        Box::pin(std::future::pending())
    }

    fn close(&self) -> std::pin::Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(self.db.close())
    }
}

async fn update<'a>(
    db: impl SqliteExecutor<'a>,
    id: &str,
    rev: u32,
    status: Status,
    plan: &Plan,
) -> sqlx::Result<bool> {
    let done = sqlx::query("UPDATE tables SET rev = rev + 1, status = ?, body = ? WHERE id = ? AND rev = ?")
        .bind(status.code())
        .bind(to_text(plan)?)
        .bind(id)
        .bind(i64::from(rev))
        .execute(db)
        .await?;
    Ok(done.rows_affected() == 1)
}

/// Notes that an address holds a place; `false` if it holds too many already.
async fn hold(db: &mut SqliteConnection, id: &str, seat: i64, place: Place<'_>) -> sqlx::Result<bool> {
    let done = sqlx::query(
        "INSERT OR REPLACE INTO places (id, seat, owner, kind) SELECT ?1, ?2, ?3, ?4
         WHERE (SELECT count(*) FROM places WHERE owner = ?3 AND kind = ?4) < ?5",
    )
    .bind(id)
    .bind(seat)
    .bind(place.owner)
    .bind(place.kind.code())
    .bind(i64::from(place.most))
    .execute(db)
    .await?;
    Ok(done.rows_affected() == 1)
}
