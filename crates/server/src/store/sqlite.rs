//! Tables in an SQLite file.

use std::path::Path;
use std::time::Duration;

use peerless_content::Source;
use peerless_protocol::Status;
use peerless_rules::Piece;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Row as _, SqlitePool};

use super::{Asked, Entry, Kept, LogRow, OpenError, Store, entry, read_plan, read_status, to_text};
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

pub struct Sqlite {
    db: SqlitePool,
}

impl Sqlite {
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
}

impl Store for Sqlite {
    fn insert<'a>(&'a self, id: &'a str, made: u64, status: Status, plan: &'a Plan) -> Asked<'a, ()> {
        Box::pin(async move {
            sqlx::query("INSERT INTO tables (id, made, status, body) VALUES (?, ?, ?, ?)")
                .bind(id)
                .bind(made as i64)
                .bind(status.code())
                .bind(to_text(plan)?)
                .execute(&self.db)
                .await?;
            Ok(())
        })
    }

    fn update<'a>(&'a self, id: &'a str, status: Status, plan: &'a Plan) -> Asked<'a, ()> {
        Box::pin(async move {
            sqlx::query("UPDATE tables SET status = ?, body = ? WHERE id = ?")
                .bind(status.code())
                .bind(to_text(plan)?)
                .bind(id)
                .execute(&self.db)
                .await?;
            Ok(())
        })
    }

    fn append<'a>(&'a self, id: &'a str, n: u32, entry: &'a Entry) -> Asked<'a, ()> {
        Box::pin(async move {
            let (kind, seat, text) = entry.act.written();
            sqlx::query("INSERT INTO log (id, n, at, kind, seat, text, clocks) VALUES (?, ?, ?, ?, ?, ?, ?)")
                .bind(id)
                .bind(i64::from(n))
                .bind(entry.at as i64)
                .bind(kind)
                .bind(i64::from(seat.0))
                .bind(text)
                .bind(entry.written_clocks())
                .execute(&self.db)
                .await?;
            Ok(())
        })
    }

    fn load<'a>(&'a self, id: &'a str) -> Asked<'a, Option<Kept>> {
        Box::pin(async move {
            let row = sqlx::query_as::<_, (i64, String, String)>("SELECT made, status, body FROM tables WHERE id = ?")
                .bind(id)
                .fetch_optional(&self.db)
                .await?;
            let Some((made, status, plan)) = row else { return Ok(None) };
            let rows =
                sqlx::query_as::<_, LogRow>("SELECT at, kind, seat, text, clocks FROM log WHERE id = ? ORDER BY n")
                    .bind(id)
                    .fetch_all(&self.db)
                    .await?;
            let log = rows.into_iter().map(entry).collect::<Result<_, _>>()?;
            Ok(Some(Kept { made: made as u64, status: read_status(&status)?, plan: read_plan(&plan)?, log }))
        })
    }

    fn keep_content<'a>(&'a self, sources: &'a [Source]) -> Asked<'a, ()> {
        Box::pin(async move {
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
        })
    }

    fn content<'a>(&'a self, pieces: &'a [Piece]) -> Asked<'a, Vec<Source>> {
        Box::pin(async move {
            let mut sources = Vec::new();
            for piece in pieces {
                let text = sqlx::query_scalar::<_, String>("SELECT text FROM content WHERE fingerprint = ?")
                    .bind(piece.fingerprint.to_string())
                    .fetch_optional(&self.db)
                    .await?;
                sources.extend(text.map(|text| Source { piece: piece.clone(), text: text.into() }));
            }
            Ok(sources)
        })
    }

    fn with_status(&self, status: Status) -> Asked<'_, Vec<String>> {
        Box::pin(async move {
            let rows = sqlx::query("SELECT id FROM tables WHERE status = ?").bind(status.code()).fetch_all(&self.db);
            Ok(rows.await?.iter().map(|row| row.get(0)).collect())
        })
    }

    fn close(&self) -> std::pin::Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(self.db.close())
    }
}
