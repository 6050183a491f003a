//! Tables in an SQLite file: what a table is made of, and an append-only log of what was done there.
//! A log entry is written before anybody is told of it; a table is rebuilt by replaying its log.

use std::path::Path;
use std::time::Duration;

use peerless_protocol::{EndReason, Status};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Row, SqlitePool};

use crate::body::Body;

/// The version that the tables below have; older files are brought up to it one step at a time.
const MIGRATIONS: [&str; 1] = ["
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
"];

pub struct Store {
    db: SqlitePool,
}

/// What was done at a table, once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// A choice in the notation.
    Choice { seat: u8, line: String },
    /// So many choices were kept, those that the table began with included.
    Undo { seat: u8, keep: usize },
    /// The seat left the game for good, as `EndReason` says.
    Left { seat: u8, reason: EndReason },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub deed: Deed,
    /// What each seat has left on its clock, in milliseconds.
    pub clocks: Option<Vec<u64>>,
    /// Seconds since 1970.
    pub at: u64,
}

/// A table as it was kept.
pub struct Kept {
    pub made: u64,
    pub status: Status,
    pub body: Body,
    pub log: Vec<Entry>,
}

#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("cannot open the database {path}: {error}")]
    Open { path: String, error: sqlx::Error },
    #[error("the database {path} was written by a newer version of this program")]
    Newer { path: String },
}

impl Store {
    pub async fn open(path: &Path) -> Result<Self, OpenError> {
        let fail = |error| OpenError::Open { path: path.display().to_string(), error };
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // What is committed survives the end of this process in any way; only a power cut may take the last moments.
            .synchronous(SqliteSynchronous::Normal)
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
        Ok(Self { db })
    }

    pub async fn insert(&self, id: &str, made: u64, status: Status, body: &Body) -> sqlx::Result<()> {
        sqlx::query("INSERT INTO tables (id, made, status, body) VALUES (?, ?, ?, ?)")
            .bind(id)
            .bind(made as i64)
            .bind(status_name(status))
            .bind(to_text(body)?)
            .execute(&self.db)
            .await?;
        Ok(())
    }

    pub async fn update(&self, id: &str, status: Status, body: &Body) -> sqlx::Result<()> {
        sqlx::query("UPDATE tables SET status = ?, body = ? WHERE id = ?")
            .bind(status_name(status))
            .bind(to_text(body)?)
            .bind(id)
            .execute(&self.db)
            .await?;
        Ok(())
    }

    /// Adds the `n`th entry of a table's log. An entry that is there already is an error: nothing is written twice.
    pub async fn append(&self, id: &str, n: u32, entry: &Entry) -> sqlx::Result<()> {
        let (kind, seat, text) = match &entry.deed {
            Deed::Choice { seat, line } => ("choice", seat, line.clone()),
            Deed::Undo { seat, keep } => ("undo", seat, keep.to_string()),
            Deed::Left { seat, reason } => ("left", seat, reason_name(*reason).to_owned()),
        };
        let clocks = entry.clocks.as_ref().map(|clocks| {
            let texts: Vec<String> = clocks.iter().map(u64::to_string).collect();
            texts.join(" ")
        });
        sqlx::query("INSERT INTO log (id, n, at, kind, seat, text, clocks) VALUES (?, ?, ?, ?, ?, ?, ?)")
            .bind(id)
            .bind(i64::from(n))
            .bind(entry.at as i64)
            .bind(kind)
            .bind(i64::from(*seat))
            .bind(text)
            .bind(clocks)
            .execute(&self.db)
            .await?;
        Ok(())
    }

    pub async fn load(&self, id: &str) -> sqlx::Result<Option<Kept>> {
        let row = sqlx::query_as::<_, (i64, String, String)>("SELECT made, status, body FROM tables WHERE id = ?")
            .bind(id)
            .fetch_optional(&self.db)
            .await?;
        let Some((made, status, body)) = row else { return Ok(None) };
        let status = [Status::Waiting, Status::Playing, Status::Over, Status::Closed]
            .into_iter()
            .find(|known| status_name(*known) == status)
            .ok_or_else(|| decode(format!("`{status}` is not a status")))?;
        let body = serde_json::from_str(&body).map_err(|error| decode(error.to_string()))?;
        type LogRow = (i64, String, i64, String, Option<String>);
        let rows = sqlx::query_as::<_, LogRow>("SELECT at, kind, seat, text, clocks FROM log WHERE id = ? ORDER BY n")
            .bind(id)
            .fetch_all(&self.db)
            .await?;
        let log = rows.into_iter().map(entry).collect::<Result<_, _>>()?;
        Ok(Some(Kept { made: made as u64, status, body, log }))
    }

    /// The tables of this status.
    pub async fn with_status(&self, status: Status) -> sqlx::Result<Vec<String>> {
        let rows = sqlx::query("SELECT id FROM tables WHERE status = ?").bind(status_name(status)).fetch_all(&self.db);
        Ok(rows.await?.iter().map(|row| row.get(0)).collect())
    }

    pub async fn close(&self) {
        self.db.close().await;
    }
}

fn entry((at, kind, seat, text, clocks): (i64, String, i64, String, Option<String>)) -> sqlx::Result<Entry> {
    let wrong = || decode(format!("a log entry of kind `{kind}` cannot be `{text}`"));
    let seat = u8::try_from(seat).map_err(|_| wrong())?;
    let deed = match kind.as_str() {
        "choice" => Deed::Choice { seat, line: text },
        "undo" => Deed::Undo { seat, keep: text.parse().map_err(|_| wrong())? },
        "left" => {
            let reasons = [EndReason::Resigned, EndReason::Time, EndReason::Claimed];
            let reason = reasons.into_iter().find(|reason| reason_name(*reason) == text).ok_or_else(wrong)?;
            Deed::Left { seat, reason }
        }
        _ => return Err(wrong()),
    };
    let clocks = clocks.map(|clocks| clocks.split(' ').filter_map(|clock| clock.parse().ok()).collect());
    Ok(Entry { deed, clocks, at: at as u64 })
}

fn to_text(body: &Body) -> sqlx::Result<String> {
    serde_json::to_string(body).map_err(|error| sqlx::Error::Encode(error.into()))
}

fn decode(text: String) -> sqlx::Error {
    sqlx::Error::Decode(text.into())
}

fn status_name(status: Status) -> &'static str {
    match status {
        Status::Waiting => "waiting",
        Status::Playing => "playing",
        Status::Over => "over",
        Status::Closed => "closed",
    }
}

pub fn reason_name(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Victory => "won",
        EndReason::Resigned => "resigned",
        EndReason::Time => "ran out of time",
        EndReason::Claimed => "stayed away",
    }
}
