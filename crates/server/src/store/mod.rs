//! Where tables are kept: what a table is made of, and an append-only log of what was done there.
//! A log entry is written before anybody is told of it; a table is rebuilt by replaying its log.
//!
//! Several processes may serve the tables of one store. Then what is kept is the truth: who writes the `n`th entry of a
//! log, or changes revision `rev` of a table, is one alone; the others hear of it as `News` and catch up by reading.

use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

use peerless_content::{Source, Wanted};
use peerless_protocol::{EndReason, Phrase, Status};
use peerless_rules::{PieceKind, SeatId};

use crate::plan::Plan;

/// How many tables are deleted in one go, so that others come in between.
const BATCH: i64 = 200;
/// The place of who made a table, among its seats.
const MAKER: i64 = -1;

/// What is known of something on the shelf, with the games that were played with it.
macro_rules! shelf_columns {
    () => {
        "id, kind, name, author, licence, parent, fingerprint, at, hidden,
         (SELECT count(*) FROM shelf_games WHERE shelf_games.fingerprint = shelf.fingerprint),
         (SELECT count(*) FROM shelf_games WHERE shelf_games.fingerprint = shelf.fingerprint AND won = 1)"
    };
}

/// What both databases are asked in the same words. SQLite knows `$1`, too.
macro_rules! same_sql {
    () => {
        fn row<'a>(&'a self, id: &'a str, rev: u32) -> Asked<'a, Option<TableRow>> {
            Box::pin(async move {
                let row = sqlx::query_as::<_, (i64, String, String)>(
                    "SELECT rev, status, body FROM tables WHERE id = $1 AND rev <> $2",
                )
                .bind(id)
                .bind(i64::from(rev))
                .fetch_optional(&self.db)
                .await?;
                row.map(|(rev, status, plan)| read_row(rev, &status, &plan)).transpose()
            })
        }

        fn entries<'a>(&'a self, id: &'a str, n: u32) -> Asked<'a, Vec<Entry>> {
            Box::pin(async move {
                let rows = sqlx::query_as::<_, LogRow>(
                    "SELECT at, kind, seat, text, clocks, hurried FROM log WHERE id = $1 AND n >= $2 ORDER BY n",
                )
                .bind(id)
                .bind(i64::from(n))
                .fetch_all(&self.db)
                .await?;
                rows.into_iter().map(entry).collect()
            })
        }

        fn keep_content<'a>(&'a self, sources: &'a [Source]) -> Asked<'a, ()> {
            Box::pin(async move {
                for source in sources {
                    let fingerprint = source.piece.fingerprint.to_string();
                    let known: Option<String> = sqlx::query_scalar("SELECT text FROM content WHERE fingerprint = $1")
                        .bind(&fingerprint)
                        .fetch_optional(&self.db)
                        .await?;
                    if known.as_deref() == Some(&*source.text) {
                        continue;
                    }
                    // What plays the same as something that was kept, perhaps just now, and looks otherwise, is kept by its own mark.
                    let marks = known.is_none().then_some(fingerprint).into_iter().chain([source.edition().to_string()]);
                    for mark in marks {
                        let done = sqlx::query(
                            "INSERT INTO content (fingerprint, kind, name, text) VALUES ($1, $2, $3, $4)
                             ON CONFLICT DO NOTHING",
                        )
                        .bind(mark)
                        .bind(source.piece.kind.name())
                        .bind(&source.piece.name)
                        .bind(&*source.text)
                        .execute(&self.db)
                        .await?;
                        if done.rows_affected() == 1 {
                            break;
                        }
                    }
                }
                Ok(())
            })
        }

        fn content<'a>(&'a self, pieces: &'a [Wanted]) -> Asked<'a, Vec<Source>> {
            Box::pin(async move {
                let mut sources = Vec::new();
                for Wanted { piece, edition } in pieces {
                    let text = sqlx::query_scalar::<_, String>(
                        "SELECT text FROM content WHERE fingerprint = $1 OR fingerprint = $2
                         ORDER BY CASE fingerprint WHEN $2 THEN 0 ELSE 1 END LIMIT 1",
                    )
                    .bind(piece.fingerprint.to_string())
                    .bind(edition.map(|edition| edition.to_string()))
                    .fetch_optional(&self.db)
                    .await?;
                    sources.extend(text.map(|text| Source { piece: piece.clone(), text: text.into() }));
                }
                Ok(sources)
            })
        }

        fn with_status(&self, status: Status) -> Asked<'_, Vec<String>> {
            Box::pin(async move {
                sqlx::query_scalar("SELECT id FROM tables WHERE status = $1")
                    .bind(status.code())
                    .fetch_all(&self.db)
                    .await
            })
        }

        fn let_go<'a>(&'a self, id: &'a str, seat: Option<SeatId>) -> Asked<'a, ()> {
            Box::pin(async move {
                sqlx::query("DELETE FROM places WHERE id = $1 AND ($2 IS NULL OR seat = $2)")
                    .bind(id)
                    .bind(seat.map(|seat| i64::from(seat.0)))
                    .execute(&self.db)
                    .await?;
                Ok(())
            })
        }

        fn note_duel<'a>(&'a self, id: &'a str, duel: &'a Duel) -> Asked<'a, ()> {
            Box::pin(async move {
                sqlx::query(
                    "INSERT INTO duels (id, board, first_hero, second_hero, winner, people) VALUES ($1, $2, $3, $4, $5, $6)
                     ON CONFLICT (id) DO NOTHING",
                )
                .bind(id)
                .bind(&duel.board)
                .bind(&duel.heroes[0])
                .bind(&duel.heroes[1])
                .bind(i64::from(duel.winner))
                .bind(i64::from(duel.people))
                .execute(&self.db)
                .await?;
                Ok(())
            })
        }

        fn duels(&self) -> Asked<'_, Vec<DuelCount>> {
            Box::pin(async move {
                let rows = sqlx::query_as::<_, DuelRow>(
                    "SELECT board, first_hero, second_hero, people, count(*), sum(CASE winner WHEN 0 THEN 1 ELSE 0 END)
                     FROM duels GROUP BY board, first_hero, second_hero, people",
                );
                Ok(rows.fetch_all(&self.db).await?.into_iter().map(duel_count).collect())
            })
        }

        fn save_draft<'a>(&'a self, id: &'a str, new: NewVersion<'a>) -> Asked<'a, Saving> {
            Box::pin(async move {
                let mut all = self.db.begin().await?;
                let version = i64::from(new.after) + 1;
                let done = if new.after == 0 {
                    sqlx::query(
                        "INSERT INTO drafts (id, kind, owner, newest) SELECT $1, $2, $3, 1
                         WHERE (SELECT count(*) FROM drafts WHERE owner = $3) < $4 ON CONFLICT (id) DO NOTHING",
                    )
                    .bind(id)
                    .bind(new.kind.name())
                    .bind(new.owner)
                    .bind(i64::from(new.most))
                    .execute(&mut *all)
                    .await?
                } else {
                    sqlx::query("UPDATE drafts SET newest = newest + 1 WHERE id = $1 AND newest = $2")
                        .bind(id)
                        .bind(i64::from(new.after))
                        .execute(&mut *all)
                        .await?
                };
                if done.rows_affected() == 0 {
                    let newest: Option<i64> = sqlx::query_scalar("SELECT newest FROM drafts WHERE id = $1")
                        .bind(id)
                        .fetch_optional(&mut *all)
                        .await?;
                    return Ok(match newest {
                        Some(newest) => Saving::Changed { newest: newest as u32 },
                        None if new.after == 0 => Saving::TooMany,
                        None => Saving::Missing,
                    });
                }
                sqlx::query("INSERT INTO versions (id, n, at, text) VALUES ($1, $2, $3, $4)")
                    .bind(id)
                    .bind(version)
                    .bind(new.at as i64)
                    .bind(new.text)
                    .execute(&mut *all)
                    .await?;
                // Of each minute the last one stays, and always what it began with.
                sqlx::query("DELETE FROM versions WHERE id = $1 AND n > 1 AND n < $2 AND at / 60 = $3")
                    .bind(id)
                    .bind(version)
                    .bind(new.at as i64 / 60)
                    .execute(&mut *all)
                    .await?;
                sqlx::query(
                    "DELETE FROM versions WHERE id = $1 AND n < (SELECT min(n) FROM (
                        SELECT n, sum(length(text)) OVER (ORDER BY n DESC) AS total FROM versions WHERE id = $1
                     ) AS sized WHERE total <= $2)",
                )
                .bind(id)
                .bind(i64::from(new.room))
                .execute(&mut *all)
                .await?;
                all.commit().await?;
                Ok(Saving::Done { version: version as u32 })
            })
        }

        fn draft<'a>(&'a self, id: &'a str, version: Option<u32>) -> Asked<'a, Option<KeptDraft>> {
            Box::pin(async move {
                let row: Option<(String, i64, String)> = sqlx::query_as(
                    "SELECT kind, n, text FROM drafts JOIN versions ON versions.id = drafts.id
                     WHERE drafts.id = $1 AND n = coalesce($2, newest)",
                )
                .bind(id)
                .bind(version.map(i64::from))
                .fetch_optional(&self.db)
                .await?;
                let Some((kind, version, text)) = row else { return Ok(None) };
                let history: Vec<(i64, i64)> =
                    sqlx::query_as("SELECT n, at FROM versions WHERE id = $1 ORDER BY n DESC")
                        .bind(id)
                        .fetch_all(&self.db)
                        .await?;
                let kind = PieceKind::from_name(&kind).ok_or_else(|| decode(kind))?;
                let history = history.into_iter().map(|(n, at)| (n as u32, at as u64)).collect();
                Ok(Some(KeptDraft { kind, version: version as u32, text, history }))
            })
        }

        fn drop_draft<'a>(&'a self, id: &'a str) -> Asked<'a, ()> {
            Box::pin(async move {
                let mut all = self.db.begin().await?;
                sqlx::query("DELETE FROM versions WHERE id = $1").bind(id).execute(&mut *all).await?;
                sqlx::query("DELETE FROM drafts WHERE id = $1").bind(id).execute(&mut *all).await?;
                all.commit().await
            })
        }

        fn publish<'a>(&'a self, new: NewOnShelf<'a>) -> Asked<'a, Publishing> {
            Box::pin(async move {
                let mut all = self.db.begin().await?;
                let taken: Option<i64> = sqlx::query_scalar(
                    "SELECT at FROM shelf WHERE lower(name) = lower($1) AND draft <> $2 AND kind = $3 LIMIT 1",
                )
                .bind(new.name)
                .bind(new.draft)
                .bind(new.kind.name())
                .fetch_optional(&mut *all)
                .await?;
                if taken.is_some() {
                    return Ok(Publishing::NameTaken);
                }
                let done = sqlx::query(
                    "INSERT INTO shelf (id, draft, kind, name, author, licence, parent, fingerprint, text, at, owner)
                     SELECT $1, $2, $3, $4, $5, $6, (SELECT id FROM shelf WHERE id = $7), $8, $9, $10, $11
                     WHERE (SELECT count(*) FROM shelf WHERE owner = $11) < $12",
                )
                .bind(new.id)
                .bind(new.draft)
                .bind(new.kind.name())
                .bind(new.name)
                .bind(new.author)
                .bind(new.licence)
                .bind(new.parent)
                .bind(new.fingerprint)
                .bind(new.text)
                .bind(new.at as i64)
                .bind(new.owner)
                .bind(i64::from(new.most))
                .execute(&mut *all)
                .await?;
                all.commit().await?;
                Ok(if done.rows_affected() == 1 { Publishing::Done } else { Publishing::TooMany })
            })
        }

        fn shelf<'a>(&'a self, find: Find<'a>, all: bool, most: u32) -> Asked<'a, Vec<OnShelf>> {
            Box::pin(async move {
                let mut like = String::from("%");
                for letter in find.words.trim().to_lowercase().chars() {
                    if matches!(letter, '\\' | '%' | '_') {
                        like.push('\\');
                    }
                    like.push(letter);
                }
                like.push('%');
                let rows: Vec<ShelfRow> = sqlx::query_as(concat!(
                    "SELECT ",
                    shelf_columns!(),
                    " FROM shelf WHERE ($1 = 1 OR (hidden = 0 AND NOT EXISTS (SELECT 1 FROM shelf AS later
                        WHERE later.draft = shelf.draft AND later.hidden = 0
                        AND (later.at > shelf.at OR (later.at = shelf.at AND later.id > shelf.id)))))
                     AND (lower(name) LIKE $2 ESCAPE '\\' OR lower(author) LIKE $2 ESCAPE '\\') AND ($4 = '' OR kind = $4)
                     ORDER BY at DESC, id LIMIT $3"
                ))
                .bind(i64::from(all))
                .bind(like)
                .bind(i64::from(most))
                .bind(find.kind.map_or("", PieceKind::name))
                .fetch_all(&self.db)
                .await?;
                rows.into_iter().map(on_shelf).collect()
            })
        }

        fn shelf_entry<'a>(&'a self, id: &'a str) -> Asked<'a, Option<(OnShelf, String)>> {
            Box::pin(async move {
                let row: Option<ShelfRow> =
                    sqlx::query_as(concat!("SELECT ", shelf_columns!(), " FROM shelf WHERE id = $1 AND hidden = 0"))
                        .bind(id)
                        .fetch_optional(&self.db)
                        .await?;
                let Some(row) = row else { return Ok(None) };
                let text: String =
                    sqlx::query_scalar("SELECT text FROM shelf WHERE id = $1").bind(id).fetch_one(&self.db).await?;
                Ok(Some((on_shelf(row)?, text)))
            })
        }

        fn shelf_forks<'a>(&'a self, id: &'a str) -> Asked<'a, Vec<OnShelf>> {
            Box::pin(async move {
                let rows: Vec<ShelfRow> = sqlx::query_as(concat!(
                    "SELECT ",
                    shelf_columns!(),
                    " FROM shelf WHERE parent = $1 AND hidden = 0 ORDER BY at, id"
                ))
                .bind(id)
                .fetch_all(&self.db)
                .await?;
                rows.into_iter().map(on_shelf).collect()
            })
        }

        fn hide_on_shelf<'a>(&'a self, id: &'a str, hidden: bool) -> Asked<'a, bool> {
            Box::pin(async move {
                let done = sqlx::query("UPDATE shelf SET hidden = $2 WHERE id = $1")
                    .bind(id)
                    .bind(i64::from(hidden))
                    .execute(&self.db)
                    .await?;
                Ok(done.rows_affected() == 1)
            })
        }

        fn remove_from_shelf<'a>(&'a self, id: &'a str, draft: Option<&'a str>) -> Asked<'a, bool> {
            Box::pin(async move {
                let done = sqlx::query("DELETE FROM shelf WHERE id = $1 AND draft = coalesce($2, draft)")
                    .bind(id)
                    .bind(draft)
                    .execute(&self.db)
                    .await?;
                Ok(done.rows_affected() == 1)
            })
        }

        fn note_shelf_game<'a>(&'a self, id: &'a str, game: &'a ShelfGame) -> Asked<'a, ()> {
            Box::pin(async move {
                sqlx::query(
                    "INSERT INTO shelf_games (id, seat, fingerprint, won) VALUES ($1, $2, $3, $4)
                     ON CONFLICT (id, seat) DO NOTHING",
                )
                .bind(id)
                .bind(game.place)
                .bind(&game.fingerprint)
                .bind(i64::from(game.won))
                .execute(&self.db)
                .await?;
                Ok(())
            })
        }
    };
}

mod postgres;
mod sqlite;
#[cfg(test)]
mod tests;

pub use postgres::Postgres;
pub use sqlite::Sqlite;

/// What comes of asking a store.
pub type Asked<'a, T> = Pin<Box<dyn Future<Output = sqlx::Result<T>> + Send + 'a>>;

/// A place where tables are kept.
pub trait Store: Send + Sync {
    /// Whether other processes may serve the same tables.
    fn is_shared(&self) -> bool;

    /// Keeps a new table, which this process looks after, and the place of its maker. `false`, and nothing is kept, if the
    /// maker holds too many.
    fn insert<'a>(&'a self, id: &'a str, made: u64, plan: &'a Plan, maker: Place<'a>) -> Asked<'a, bool>;

    /// Keeps what has changed about a table. `false` if it is no longer at this revision: somebody else was first.
    fn update<'a>(&'a self, id: &'a str, rev: u32, status: Status, plan: &'a Plan) -> Asked<'a, bool>;

    /// The same, where somebody has taken a seat.
    fn take_seat<'a>(&'a self, id: &'a str, rev: u32, change: Change<'a>, place: Place<'a>) -> Asked<'a, Taking>;

    /// Adds the `n`th entry of a table's log. `false` if there is one already: somebody else was first.
    fn append<'a>(&'a self, id: &'a str, n: u32, entry: &'a Entry) -> Asked<'a, bool>;

    /// A table; this process looks after it from now on if nobody else does.
    fn load<'a>(&'a self, id: &'a str) -> Asked<'a, Option<Kept>>;

    /// A table as it is now, if it is not at this revision any more.
    fn row<'a>(&'a self, id: &'a str, rev: u32) -> Asked<'a, Option<TableRow>>;

    /// A table's log from the `n`th entry on.
    fn entries<'a>(&'a self, id: &'a str, n: u32) -> Asked<'a, Vec<Entry>>;

    /// What is known of a table beside the game.
    fn signs<'a>(&'a self, id: &'a str) -> Asked<'a, Signs>;

    /// Keeps what a seat wants; gives what all want at this table.
    fn wish<'a>(&'a self, id: &'a str, wish: Wish) -> Asked<'a, Vec<Wish>>;

    /// Forgets who wants to take back a choice, and who agrees.
    fn drop_undo<'a>(&'a self, id: &'a str) -> Asked<'a, ()>;

    /// Notes who is at a table, at this process.
    fn here<'a>(&'a self, id: &'a str, seats: &'a [SeatId], watchers: u32) -> Asked<'a, ()>;

    /// Passes on to the other processes what a seat says. It is not kept.
    fn say(&self, id: &str, seat: SeatId, phrase: Phrase);

    /// Keeps content, each piece once in each of its editions.
    fn keep_content<'a>(&'a self, sources: &'a [Source]) -> Asked<'a, ()>;

    /// Those of these pieces that were kept; as they looked if that is known, or as they were kept first.
    fn content<'a>(&'a self, pieces: &'a [Wanted]) -> Asked<'a, Vec<Source>>;

    /// The tables of this status.
    fn with_status(&self, status: Status) -> Asked<'_, Vec<String>>;

    /// The open tables of this status, and when they were made, the newest first. Where there are more than `most`, whoever
    /// made many of them makes room.
    fn listed(&self, status: Status, most: u32) -> Asked<'_, Vec<(String, u64)>>;

    /// Lets go of a seat that was taken, or without one of all places at a table.
    fn let_go<'a>(&'a self, id: &'a str, seat: Option<SeatId>) -> Asked<'a, ()>;

    /// Deletes tables that were over at this time, in seconds since 1970, and gives back their space; gives how many.
    fn forget(&self, before: u64) -> Asked<'_, u64>;

    /// Notes how the duel at a table ended; a duel counts once, however often it is noted.
    fn note_duel<'a>(&'a self, id: &'a str, duel: &'a Duel) -> Asked<'a, ()>;

    /// All duels that were noted, counted. They are kept when their tables are forgotten: no people are in them.
    fn duels(&self) -> Asked<'_, Vec<DuelCount>>;

    /// Keeps a version of a draft, which is made with its first one.
    fn save_draft<'a>(&'a self, id: &'a str, new: NewVersion<'a>) -> Asked<'a, Saving>;

    /// A draft at its newest version, or at this one.
    fn draft<'a>(&'a self, id: &'a str, version: Option<u32>) -> Asked<'a, Option<KeptDraft>>;

    /// Forgets a draft with all its versions.
    fn drop_draft<'a>(&'a self, id: &'a str) -> Asked<'a, ()>;

    /// Puts something on the shelf.
    fn publish<'a>(&'a self, new: NewOnShelf<'a>) -> Asked<'a, Publishing>;

    /// What is on the shelf and fits, the newest first: of each draft the newest that
    /// is not hidden, or all.
    fn shelf<'a>(&'a self, find: Find<'a>, all: bool, most: u32) -> Asked<'a, Vec<OnShelf>>;

    /// Something on the shelf that is not hidden, with its file.
    fn shelf_entry<'a>(&'a self, id: &'a str) -> Asked<'a, Option<(OnShelf, String)>>;

    /// What was made from something on the shelf.
    fn shelf_forks<'a>(&'a self, id: &'a str) -> Asked<'a, Vec<OnShelf>>;

    /// Hides something, or shows it again; `false` if there is no such thing.
    fn hide_on_shelf<'a>(&'a self, id: &'a str, hidden: bool) -> Asked<'a, bool>;

    /// Takes something off the shelf, if it is of this draft; `false` if there is no such thing.
    fn remove_from_shelf<'a>(&'a self, id: &'a str, draft: Option<&'a str>) -> Asked<'a, bool>;

    /// Notes how a game ended for something of the shelf, once.
    fn note_shelf_game<'a>(&'a self, id: &'a str, game: &'a ShelfGame) -> Asked<'a, ()>;

    /// Whether something can be written: an error says why not.
    fn check(&self) -> Asked<'_, ()>;

    /// Takes on some tables that nobody looks after; none are left when none are given.
    fn adopt(&self) -> Asked<'_, Vec<String>>;

    /// A sign of life of this process, and the end of those that give none. `false` if this one was taken for dead.
    fn beat(&self) -> Asked<'_, bool>;

    /// Waits for what other processes do.
    fn next_news(&self) -> Asked<'_, News>;

    /// Writes what is still to be written, and ends.
    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>>;
}

/// What other processes have done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    At {
        id: String,
        part: Part,
    },
    /// A player at another process says something.
    Said {
        id: String,
        seat: SeatId,
        phrase: Phrase,
    },
    /// Some tables have nobody to look after them.
    Orphans,
    /// Some of it was missed.
    Missed,
}

/// Which part of a table is new.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Log,
    /// What it is made of, and perhaps all the rest.
    Row,
    Signs,
}

impl Part {
    const ALL: [Self; 3] = [Self::Log, Self::Row, Self::Signs];

    const fn code(self) -> &'static str {
        match self {
            Self::Log => "log",
            Self::Row => "row",
            Self::Signs => "signs",
        }
    }
}

/// A table but for its log, at a revision.
pub struct TableRow {
    pub rev: u32,
    pub status: Status,
    pub plan: Plan,
}

/// What becomes of a table when a seat is taken.
#[derive(Clone, Copy)]
pub struct Change<'a> {
    pub seat: SeatId,
    pub status: Status,
    pub plan: &'a Plan,
}

/// A place that an address wants: refused if it holds `most` of that kind already.
#[derive(Clone, Copy)]
pub struct Place<'a> {
    pub owner: &'a str,
    pub kind: Holding,
    pub most: u32,
}

/// What comes of taking a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taking {
    Done,
    /// The address holds too many.
    TooMany,
    /// Somebody else has changed the table before.
    Lost,
}

/// What is known of a table beside the game: what is wanted there, who is there elsewhere, who looks after it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Signs {
    pub wishes: Vec<Wish>,
    /// Seats with somebody at another process, and how many watch there.
    pub seats: Vec<SeatId>,
    pub watchers: u32,
    /// This process lets the table's bots think and its clocks run out.
    pub mine: bool,
}

/// What a seat wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish {
    pub kind: WishKind,
    pub seat: SeatId,
    /// How long the log was: what is wanted of a game means nothing once it has gone on.
    pub n: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WishKind {
    /// To take back its last choice.
    Undo,
    /// That another takes back its last choice.
    Agree,
    Rematch,
}

impl WishKind {
    const ALL: [Self; 3] = [Self::Undo, Self::Agree, Self::Rematch];

    const fn code(self) -> &'static str {
        match self {
            Self::Undo => "undo",
            Self::Agree => "agree",
            Self::Rematch => "rematch",
        }
    }
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
    /// The choice of a bot that was cut short, because many think.
    pub hurried: bool,
}

/// What an address holds a place as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holding {
    /// Who made the table.
    Maker,
    /// Who came by invitation.
    Guest,
    /// Who came from the lobby.
    Stranger,
}

impl Holding {
    const fn code(self) -> &'static str {
        match self {
            Self::Maker => "maker",
            Self::Guest => "guest",
            Self::Stranger => "stranger",
        }
    }
}

/// A table as it was kept.
pub struct Kept {
    /// The address that made it, while it is not over; else, and where that was not kept, empty.
    pub owner: String,
    pub row: TableRow,
    pub log: Vec<Entry>,
    /// How long the open decision has been open, where processes went on without this one.
    pub age: Duration,
    pub signs: Signs,
}

/// A version of a draft to be kept.
#[derive(Clone, Copy)]
pub struct NewVersion<'a> {
    /// Of the draft, when it is new.
    pub kind: PieceKind,
    /// The version that it follows; 0 for a new draft.
    pub after: u32,
    pub text: &'a str,
    /// Seconds since 1970.
    pub at: u64,
    /// The address that makes the draft, and how many it may have made.
    pub owner: &'a str,
    pub most: u32,
    /// Letters of all versions together; the oldest go.
    pub room: u32,
}

/// What comes of keeping a version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saving {
    Done {
        version: u32,
    },
    /// Somebody else was first.
    Changed {
        newest: u32,
    },
    /// There is no such draft.
    Missing,
    /// The address has made too many.
    TooMany,
}

/// A draft as it was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptDraft {
    pub kind: PieceKind,
    pub version: u32,
    pub text: String,
    /// The versions that there are, the newest first, and when they were kept.
    pub history: Vec<(u32, u64)>,
}

/// Something to be put on the shelf.
#[derive(Clone, Copy)]
pub struct NewOnShelf<'a> {
    pub id: &'a str,
    /// Of the draft, and what it makes.
    pub draft: &'a str,
    pub kind: PieceKind,
    pub name: &'a str,
    pub author: &'a str,
    pub licence: &'a str,
    /// What it was made from, if that is on the shelf.
    pub parent: Option<&'a str>,
    pub fingerprint: &'a str,
    pub text: &'a str,
    /// Seconds since 1970.
    pub at: u64,
    /// The address that publishes it, and how much it may have published.
    pub owner: &'a str,
    pub most: u32,
}

/// What comes of publishing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Publishing {
    Done,
    /// Another draft has the name.
    NameTaken,
    /// The address has published too much.
    TooMany,
}

/// What is looked for on the shelf: with these words in its name or its author's, and of this kind.
#[derive(Clone, Copy, Default)]
pub struct Find<'a> {
    pub words: &'a str,
    pub kind: Option<PieceKind>,
}

/// Something on the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnShelf {
    pub id: String,
    pub kind: PieceKind,
    pub name: String,
    pub author: String,
    pub licence: String,
    pub parent: Option<String>,
    pub fingerprint: String,
    /// Seconds since 1970.
    pub at: u64,
    pub hidden: bool,
    pub games: u32,
    pub wins: u32,
}

/// How a game ended for something of the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShelfGame {
    /// The seat of a hero; below zero for boards and items, which have none.
    pub place: i64,
    pub fingerprint: String,
    pub won: bool,
}

/// How a duel ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duel {
    pub board: String,
    /// In seat order.
    pub heroes: [String; 2],
    /// The seat.
    pub winner: u8,
    /// Whether two people played.
    pub people: bool,
}

/// So many duels of the same kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DuelCount {
    pub board: String,
    pub heroes: [String; 2],
    pub people: bool,
    pub games: u32,
    /// Of the first seat.
    pub wins: u32,
}

#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("cannot open the database {path}: {error}")]
    Open { path: String, error: sqlx::Error },
    #[error("the database {path} was written by a newer version of this program")]
    Newer { path: String },
    #[error(
        "the database {path} was written by an older version of this program; serve it once to bring it up to date"
    )]
    Older { path: String },
    #[error("cannot write {path}: {error}")]
    Copy { path: String, error: sqlx::Error },
    #[error("`{url}` is not the address of a database: {error}")]
    Address { url: String, error: sqlx::Error },
    #[error(
        "a process of an older version still serves the database {path} ({theirs}, this one is {ours}); versions may be one \
         step apart: stop it first"
    )]
    Beside { path: String, theirs: i32, ours: i32 },
}

impl Act {
    /// As the log keeps it: kind, seat, text.
    fn written(&self) -> (&'static str, SeatId, String) {
        match self {
            Act::Choice { seat, line } => ("choice", *seat, line.clone()),
            Act::Undo { seat, keep } => ("undo", *seat, keep.to_string()),
            Act::Left { seat, reason } => ("left", *seat, reason.code().to_owned()),
        }
    }
}

impl Entry {
    fn written_clocks(&self) -> Option<String> {
        let clocks = self.clocks.as_ref()?;
        let texts: Vec<String> = clocks.iter().map(u64::to_string).collect();
        Some(texts.join(" "))
    }
}

/// A row of the log: when, kind, seat, text, clocks, hurried.
type LogRow = (i64, String, i64, String, Option<String>, bool);

fn entry((at, kind, seat, text, clocks, hurried): LogRow) -> sqlx::Result<Entry> {
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
    Ok(Entry { act, clocks, at: at as u64, hurried })
}

/// A row of wishes: kind, seat, number.
fn read_wish((kind, seat, n): (String, i64, i64)) -> sqlx::Result<Wish> {
    let known = WishKind::ALL.into_iter().find(|known| known.code() == kind);
    let seat = u8::try_from(seat).ok().map(SeatId);
    let wish = known.zip(seat).zip(u32::try_from(n).ok()).map(|((kind, seat), n)| Wish { kind, seat, n });
    wish.ok_or_else(|| decode(format!("`{kind}` is nothing that a seat wants")))
}

fn read_row(rev: i64, status: &str, plan: &str) -> sqlx::Result<TableRow> {
    Ok(TableRow { rev: rev as u32, status: read_status(status)?, plan: read_plan(plan)? })
}

/// A row of counted duels: board, heroes, people, games, wins.
type DuelRow = (String, String, String, i64, i64, i64);

fn duel_count((board, first, second, people, games, wins): DuelRow) -> DuelCount {
    DuelCount { board, heroes: [first, second], people: people != 0, games: games as u32, wins: wins as u32 }
}

/// A row of the shelf, as `shelf_columns` lists it.
type ShelfRow = (String, String, String, String, String, Option<String>, String, i64, i64, i64, i64);

fn on_shelf(row: ShelfRow) -> sqlx::Result<OnShelf> {
    let (id, kind, name, author, licence, parent, fingerprint, at, hidden, games, wins) = row;
    let kind = PieceKind::from_name(&kind).ok_or_else(|| decode(kind))?;
    let (at, hidden, games, wins) = (at as u64, hidden != 0, games as u32, wins as u32);
    Ok(OnShelf { id, kind, name, author, licence, parent, fingerprint, at, hidden, games, wins })
}

fn read_status(code: &str) -> sqlx::Result<Status> {
    let known = Status::ALL.into_iter().find(|known| known.code() == code);
    known.ok_or_else(|| decode(format!("`{code}` is not a status")))
}

fn read_plan(text: &str) -> sqlx::Result<Plan> {
    serde_json::from_str(text).map_err(|error| decode(error.to_string()))
}

fn to_text(plan: &Plan) -> sqlx::Result<String> {
    serde_json::to_string(plan).map_err(|error| sqlx::Error::Encode(error.into()))
}

fn decode(text: String) -> sqlx::Error {
    sqlx::Error::Decode(text.into())
}
