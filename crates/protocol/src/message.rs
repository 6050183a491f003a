//! Tables, and the messages on their sockets. What comes from outside is `Deserialize` and refuses unknown fields.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Asked, Because, Plain, Setup, Sight, ToldEvent, Update, Wish};

// ── making and joining tables: HTTP ──

/// A table to be made.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct NewTable {
    /// `duel`, `free-for-all`, `teams`
    pub mode: String,
    /// By name; null: at random.
    pub board: Option<String>,
    /// In teams, seats 1 and 3 play against 2 and 4.
    pub seats: Vec<NewSeat>,
    /// Who begins; by default by lot.
    pub first: Option<First>,
    /// Readings of the rules (R0.4): name and value.
    pub switches: Option<Vec<(String, String)>>,
    /// Null: at random.
    pub seed: Option<String>,
    pub clock: Option<Clock>,
    /// Listed in the lobby for everybody to join.
    pub open: Option<bool>,
    /// The guided first game.
    pub lesson: Option<bool>,
}

#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct NewSeat {
    pub who: Who,
    /// By name; null: at random.
    pub hero: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Who {
    /// The person who makes the table; several seats may be of the same person, or of people at the same device.
    Me { name: String },
    /// Somebody who joins by link or from the lobby.
    Guest,
    /// A bot of this level.
    Bot { level: String },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum First {
    Random,
    /// This seat of `NewTable::seats`.
    Seat {
        seat: u8,
    },
}

/// Time for a seat: a total, and what each of its turns adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    pub minutes: u16,
    pub increment_seconds: u16,
}

/// A table has been made; the keys are the maker's own seats.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Made {
    pub table: String,
    pub keys: Vec<SeatKey>,
}

/// Who holds the secret of a seat plays it, from any device.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SeatKey {
    pub seat: u8,
    pub secret: String,
}

/// Taking a free seat.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct Join {
    pub name: String,
    /// Null: the first that is free.
    pub seat: Option<u8>,
    /// Where the table leaves the hero to its player.
    pub hero: Option<String>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct Joined {
    pub table: String,
    pub key: SeatKey,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct Lobby {
    pub tables: Vec<OpenTable>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct OpenTable {
    pub table: TableFace,
    pub age_seconds: u64,
}

/// A new table that goes on from a point of another game.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct Continue {
    /// A table whose game is over, or else `record`.
    pub table: Option<String>,
    /// The text of a `.game` file.
    pub record: Option<String>,
    /// How many choices are kept.
    pub choices: u32,
    /// Who plays the seats now, in seat order.
    pub seats: Vec<Who>,
}

// ── a table as all may see it ──

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableFace {
    pub id: String,
    pub status: Status,
    pub mode: String,
    /// Null while it is left to chance.
    pub board: Option<String>,
    pub seats: Vec<SeatFace>,
    pub clock: Option<Clock>,
    pub open: bool,
    pub lesson: bool,
    /// People who watch.
    pub watchers: u32,
    /// Somebody asks to take back what was done.
    pub undo: Option<UndoFace>,
    pub ending: Option<Ending>,
    /// The table where the same people play again.
    pub rematch: Option<String>,
    /// The seats that want a rematch.
    pub rematch_wanted: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats are free.
    Waiting,
    Playing,
    Over,
    /// Given up or forgotten before the game ended.
    Closed,
}

impl Status {
    pub const ALL: [Self; 4] = [Self::Waiting, Self::Playing, Self::Over, Self::Closed];

    /// As it is written in JSON and in the database.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Closed => "closed",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SeatFace {
    /// Null while it is left to chance or to the player.
    pub hero: Option<String>,
    pub team: u8,
    /// Null while the seat is free.
    pub name: Option<String>,
    /// The level, if a bot plays.
    pub bot: Option<String>,
    /// Somebody with the seat's secret is here.
    pub present: bool,
    pub resigned: bool,
    /// The seat has stayed away so long that others may claim the game.
    pub claimable: bool,
    pub clock: Option<ClockFace>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ClockFace {
    /// What was left when this was sent.
    pub left_ms: u64,
    pub running: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct UndoFace {
    pub by: u8,
    /// The seats that have not agreed yet.
    pub waiting_for: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Ending {
    pub winners: Vec<u8>,
    pub reason: EndReason,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    Victory,
    Resigned,
    Time,
    /// The others stayed away.
    Claimed,
}

impl EndReason {
    pub const ALL: [Self; 4] = [Self::Victory, Self::Resigned, Self::Time, Self::Claimed];

    /// As it is written in JSON, in the database and in records.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Victory => "victory",
            Self::Resigned => "resigned",
            Self::Time => "time",
            Self::Claimed => "claimed",
        }
    }
}

// ── the socket ──

/// The first message on a socket.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct Hello {
    pub protocol: u32,
    /// Of the seat to be played; without one the socket watches.
    pub secret: Option<String>,
}

/// What a client says after `Hello`.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClient {
    /// One of the options, by its place or by its text in the notation.
    #[serde(rename_all = "kebab-case")]
    Answer {
        decision: u32,
        #[ts(optional)]
        option: Option<u32>,
        #[ts(optional)]
        text: Option<String>,
    },
    /// Asks for everything anew.
    Sync,
    /// Takes back the own last choice, or asks the others whether it may.
    Undo,
    /// Answers such a request.
    UndoAnswer {
        accept: bool,
    },
    Resign,
    /// Claims the game when others stay away.
    Claim,
    /// Wants to play again.
    Rematch,
    /// Gives up a seat before the game has begun.
    Leave,
    /// Why is this no option?
    Why {
        wish: Wish,
    },
    Ping,
}

/// What the table says.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromServer {
    /// Everything, from the beginning: first on every socket, after an undo, and whenever it is asked for.
    Sync {
        protocol: u32,
        /// The seat of this socket.
        seat: Option<u8>,
        table: TableFace,
        /// Null before the game has begun.
        setup: Option<Box<Setup>>,
        update: Option<Box<Update>>,
    },
    /// What is new. `events` begin at the number `from`; whoever has fewer has missed something and asks for a sync.
    Update {
        update: Update,
    },
    /// The table itself has changed: people, clocks, requests, the end.
    Table {
        table: TableFace,
    },
    /// Said to one client alone: what it sent was refused, and has changed nothing.
    Refused {
        problem: Problem,
    },
    Why {
        wish: Wish,
        because: Because,
    },
    Pong,
}

/// What went wrong, for programs and for people. HTTP errors have this body.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Problem {
    /// `stale`, `not-your-decision`, `no-such-option`, `bad-message`, `too-fast`, …; the words are `fault-` and the code.
    pub code: &'static str,
    /// What the words are filled with; `why` parts the reasons of one code.
    pub args: BTreeMap<&'static str, Plain>,
    /// The words in English.
    pub text: String,
}

// ── replays ──

/// Whose eyes a replay is seen with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Perspective {
    Seat {
        seat: u8,
    },
    /// As somebody who watched.
    Watcher,
    /// All hands open; only once the game is over.
    Open,
}

/// A whole game from one perspective: `steps[0]` is the beginning, each other one a choice.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Replay {
    pub table: Option<TableFace>,
    pub setup: Setup,
    pub names: Vec<Option<String>>,
    pub perspective: Perspective,
    pub steps: Vec<ReplayStep>,
    pub result: Option<String>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct ReplayStep {
    /// The seat and its choice in the notation; a card laid face down is not told to those who could not see it.
    pub choice: Option<(u8, String)>,
    pub events: Vec<ToldEvent>,
    pub sight: Sight,
    pub asked: Option<Asked>,
}
