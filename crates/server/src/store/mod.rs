//! Where tables are kept: what a table is made of, and an append-only log of what was done there.
//! A log entry is written before anybody is told of it; a table is rebuilt by replaying its log.

mod sqlite;

use std::future::Future;
use std::pin::Pin;

use peerless_content::Source;
use peerless_protocol::{EndReason, Status};
use peerless_rules::{Piece, SeatId};

use crate::plan::Plan;

pub use sqlite::Sqlite;

/// What comes of asking a store.
pub type Asked<'a, T> = Pin<Box<dyn Future<Output = sqlx::Result<T>> + Send + 'a>>;

/// A place where tables are kept.
pub trait Store: Send + Sync {
    /// Keeps a new table.
    fn insert<'a>(&'a self, id: &'a str, made: u64, status: Status, plan: &'a Plan) -> Asked<'a, ()>;

    /// Keeps what has changed about a table.
    fn update<'a>(&'a self, id: &'a str, status: Status, plan: &'a Plan) -> Asked<'a, ()>;

    /// Adds the `n`th entry of a table's log. An entry that is there already is an error: nothing is written twice.
    fn append<'a>(&'a self, id: &'a str, n: u32, entry: &'a Entry) -> Asked<'a, ()>;

    fn load<'a>(&'a self, id: &'a str) -> Asked<'a, Option<Kept>>;

    /// Keeps content, each piece once.
    fn keep_content<'a>(&'a self, sources: &'a [Source]) -> Asked<'a, ()>;

    /// Those of these pieces that were kept.
    fn content<'a>(&'a self, pieces: &'a [Piece]) -> Asked<'a, Vec<Source>>;

    /// The tables of this status.
    fn with_status(&self, status: Status) -> Asked<'_, Vec<String>>;

    /// Notes that an address holds a place: a table that it made (`seat` is `None`), or a seat that it took. `false` if it holds
    /// `most` of that kind already.
    fn hold<'a>(
        &'a self,
        owner: &'a str,
        id: &'a str,
        seat: Option<SeatId>,
        kind: Holding,
        most: u32,
    ) -> Asked<'a, bool>;

    /// Lets go of a seat that was taken, or without one of all places at a table.
    fn let_go<'a>(&'a self, id: &'a str, seat: Option<SeatId>) -> Asked<'a, ()>;

    /// Deletes tables that were over at this time, in seconds since 1970, and gives back their space; gives how many.
    fn forget(&self, before: u64) -> Asked<'_, u64>;

    /// Whether something can be written: an error says why not.
    fn check(&self) -> Asked<'_, ()>;

    /// Writes what is still to be written, and ends.
    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>>;
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
    pub made: u64,
    /// The address that made it, while it is not over; else, and where that was not kept, empty.
    pub owner: String,
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
    #[error(
        "the database {path} was written by an older version of this program; serve it once to bring it up to date"
    )]
    Older { path: String },
    #[error("cannot write {path}: {error}")]
    Copy { path: String, error: sqlx::Error },
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

/// A row of the log: when, kind, seat, text, clocks.
type LogRow = (i64, String, i64, String, Option<String>);

fn entry((at, kind, seat, text, clocks): LogRow) -> sqlx::Result<Entry> {
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
