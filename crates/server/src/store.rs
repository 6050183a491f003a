//! Tables in an SQLite file: what a table is made of, and an append-only log of what was done there.
//! A log entry is written before anybody is told of it; a table is rebuilt by replaying its log.

use std::path::Path;
use std::time::Duration;

use peerless_content::Source;
use peerless_protocol::{EndReason, Status};
use peerless_rules::{Piece, SeatId};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Row as _, SqlitePool};

use crate::plan::Plan;

/// The version that the tables below have; older files are brought up to it one step at a time.
const MIGRATIONS: [&str; 3] = [
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
];

pub struct Store {
    db: SqlitePool,
}

/// What was done at a table, once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A choice in the notation.
    Choice { seat: SeatId, line: String },
    /// So many choices were kept, those that the table began with included.
    Undo { seat: SeatId, keep: usize },
    /// The seat left the game for good, as `EndReason` says.
    Left { seat: SeatId, reason: EndReason },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub act: Act,
    /// What each seat has left on its clock, in milliseconds.
    pub clocks: Option<Vec<u64>>,
    /// Seconds since 1970.
    pub at: u64,
}

/// A table as it was kept.
pub struct Kept {
    pub made: u64,
    pub status: Status,
    pub plan: Plan,
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

    pub async fn insert(&self, id: &str, made: u64, status: Status, plan: &Plan) -> sqlx::Result<()> {
        sqlx::query("INSERT INTO tables (id, made, status, body) VALUES (?, ?, ?, ?)")
            .bind(id)
            .bind(made as i64)
            .bind(status.code())
            .bind(to_text(plan)?)
            .execute(&self.db)
            .await?;
        Ok(())
    }

    pub async fn update(&self, id: &str, status: Status, plan: &Plan) -> sqlx::Result<()> {
        sqlx::query("UPDATE tables SET status = ?, body = ? WHERE id = ?")
            .bind(status.code())
            .bind(to_text(plan)?)
            .bind(id)
            .execute(&self.db)
            .await?;
        Ok(())
    }

    /// Adds the `n`th entry of a table's log. An entry that is there already is an error: nothing is written twice.
    pub async fn append(&self, id: &str, n: u32, entry: &Entry) -> sqlx::Result<()> {
        let (kind, seat, text) = match &entry.act {
            Act::Choice { seat, line } => ("choice", seat, line.clone()),
            Act::Undo { seat, keep } => ("undo", seat, keep.to_string()),
            Act::Left { seat, reason } => ("left", seat, reason.code().to_owned()),
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
            .bind(i64::from(seat.0))
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
        let Some((made, status, plan)) = row else { return Ok(None) };
        let status = Status::ALL
            .into_iter()
            .find(|known| known.code() == status)
            .ok_or_else(|| decode(format!("`{status}` is not a status")))?;
        let plan = serde_json::from_str(&plan).map_err(|error| decode(error.to_string()))?;
        type LogRow = (i64, String, i64, String, Option<String>);
        let rows = sqlx::query_as::<_, LogRow>("SELECT at, kind, seat, text, clocks FROM log WHERE id = ? ORDER BY n")
            .bind(id)
            .fetch_all(&self.db)
            .await?;
        let log = rows.into_iter().map(entry).collect::<Result<_, _>>()?;
        Ok(Some(Kept { made: made as u64, status, plan, log }))
    }

    /// Keeps content, each piece once.
    pub async fn keep_content(&self, sources: &[Source]) -> sqlx::Result<()> {
        for Source { piece, text } in sources {
            sqlx::query("INSERT OR IGNORE INTO content (fingerprint, kind, name, text) VALUES (?, ?, ?, ?)")
                .bind(piece.fingerprint.to_string())
                .bind(piece.kind.name())
                .bind(&piece.name)
                .bind(text)
                .execute(&self.db)
                .await?;
        }
        Ok(())
    }

    /// Those of these pieces that were kept.
    pub async fn content(&self, pieces: &[Piece]) -> sqlx::Result<Vec<Source>> {
        let mut sources = Vec::new();
        for piece in pieces {
            let text = sqlx::query_scalar::<_, String>("SELECT text FROM content WHERE fingerprint = ?")
                .bind(piece.fingerprint.to_string())
                .fetch_optional(&self.db)
                .await?;
            sources.extend(text.map(|text| Source { piece: piece.clone(), text: text.into() }));
        }
        Ok(sources)
    }

    /// The tables of this status.
    pub async fn with_status(&self, status: Status) -> sqlx::Result<Vec<String>> {
        let rows = sqlx::query("SELECT id FROM tables WHERE status = ?").bind(status.code()).fetch_all(&self.db);
        Ok(rows.await?.iter().map(|row| row.get(0)).collect())
    }

    pub async fn close(&self) {
        self.db.close().await;
    }
}

fn entry((at, kind, seat, text, clocks): (i64, String, i64, String, Option<String>)) -> sqlx::Result<Entry> {
    let wrong = || decode(format!("a log entry of kind `{kind}` cannot be `{text}`"));
    let seat = SeatId(u8::try_from(seat).map_err(|_| wrong())?);
    let act = match kind.as_str() {
        "choice" => Act::Choice { seat, line: text },
        "undo" => Act::Undo { seat, keep: text.parse().map_err(|_| wrong())? },
        "left" => {
            let reason = EndReason::ALL.into_iter().find(|reason| reason.code() == text).ok_or_else(wrong)?;
            Act::Left { seat, reason }
        }
        _ => return Err(wrong()),
    };
    let clocks = clocks.map(|clocks| clocks.split(' ').filter_map(|clock| clock.parse().ok()).collect());
    Ok(Entry { act, clocks, at: at as u64 })
}

fn to_text(plan: &Plan) -> sqlx::Result<String> {
    serde_json::to_string(plan).map_err(|error| sqlx::Error::Encode(error.into()))
}

fn decode(text: String) -> sqlx::Error {
    sqlx::Error::Decode(text.into())
}
