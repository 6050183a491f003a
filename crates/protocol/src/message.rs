//! Tables, and the messages on their sockets. What comes from outside is `Deserialize` and refuses unknown fields.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Asked, Because, Line, OptionFace, Plain, Setup, Sight, ToldEvent, Update, Wish};

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
    /// Null: nobody is pressed for time.
    pub clock: Option<Clock>,
    /// Listed in the lobby for everybody to join, and to watch.
    pub open: Option<bool>,
    /// The guided first game.
    pub lesson: Option<bool>,
    /// What is brought from the shelf, by its ids: heroes and boards that can be named at this table, items that lie on its board.
    pub shelf: Option<Vec<String>>,
    /// Whoever joins may bring a hero of the shelf; by default where they come by link.
    pub guests_bring: Option<bool>,
}

/// A seat of a table to be made.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct NewSeat {
    /// Who plays it.
    pub who: Who,
    /// By name; null: at random.
    pub hero: Option<String>,
}

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the kinds say what their one field is")]
pub enum Who {
    /// The person who makes the table; several seats may be of the same person, or of people at the same device.
    Me { name: String },
    /// Somebody who joins by link or from the lobby.
    Guest {},
    /// A bot of this level.
    Bot { level: String },
}

/// Who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum First {
    /// Decided by lot.
    Random {},
    /// This seat of `NewTable::seats`.
    Seat {
        /// Its place there.
        seat: u8,
    },
}

/// Time for a seat: a total, and what each of its turns adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// The total.
    pub minutes: u16,
    /// What each turn adds.
    pub increment_seconds: u16,
}

/// A table has been made; the keys are the maker's own seats.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Made {
    /// Its id.
    pub table: String,
    /// One for each seat of the maker.
    pub keys: Vec<SeatKey>,
}

/// Who holds the secret of a seat plays it, from any device.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SeatKey {
    /// Which seat it opens.
    pub seat: u8,
    /// Known to nobody else.
    pub secret: String,
}

/// Taking a free seat.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct Join {
    /// What the others read.
    pub name: String,
    /// Null: the first that is free.
    pub seat: Option<u8>,
    /// Where the table leaves the hero to its player.
    pub hero: Option<String>,
    /// The id of a hero of the shelf to be played, where guests may bring one.
    pub shelf: Option<String>,
}

/// A seat has been taken.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Joined {
    /// The id of the table.
    pub table: String,
    /// What opens the seat from now on.
    pub key: SeatKey,
}

/// The tables that anybody may join or watch.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Lobby {
    /// Those with free seats, the newest first.
    pub tables: Vec<OpenTable>,
    /// Those where a game goes on, the newest first.
    pub running: Vec<RunningTable>,
}

/// A table of the lobby.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OpenTable {
    /// How it looks.
    pub table: TableFace,
    /// How long it has been waiting.
    pub age_seconds: u64,
}

/// An open table where a game goes on.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RunningTable {
    /// How it looks.
    pub table: TableFace,
    /// The turn that goes on.
    pub turn: u16,
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

/// A table, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableFace {
    /// Part of its address.
    pub id: String,
    /// How far it has come.
    pub status: Status,
    /// `duel`, `free-for-all`, `teams`
    pub mode: String,
    /// Null while it is left to chance.
    pub board: Option<String>,
    /// In seat order.
    pub seats: Vec<SeatFace>,
    /// Null: nobody is pressed for time.
    pub clock: Option<Clock>,
    /// Listed in the lobby.
    pub open: bool,
    /// Whoever joins may bring a hero of the shelf.
    pub guests_bring: bool,
    /// The guided first game.
    pub lesson: bool,
    /// SHA-256 of the server's seed, from which the seed of the game is made; the record has it when the game is over.
    /// Null where the seed was chosen, or comes from a record.
    pub deal: Option<String>,
    /// The game goes on from a record: whoever has that can work out the decks.
    pub from_record: bool,
    /// People who watch.
    pub watchers: u32,
    /// Somebody asks to take back what was done.
    pub undo: Option<UndoFace>,
    /// Null until the game has ended.
    pub ending: Option<Ending>,
    /// The table where the same people play again.
    pub rematch: Option<String>,
    /// The seats that want a rematch.
    pub rematch_wanted: Vec<u8>,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats are free.
    Waiting,
    /// A game is played.
    Playing,
    /// The game has ended.
    Over,
    /// Given up or forgotten before the game ended.
    Closed,
}

impl Status {
    /// Every status.
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

/// A seat, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SeatFace {
    /// Null while it is left to chance or to the player.
    pub hero: Option<String>,
    /// How that hero looks, if it was brought to the table.
    pub look: Option<LookFace>,
    /// Without teams each seat is its own.
    pub team: u8,
    /// Null while the seat is free.
    pub name: Option<String>,
    /// The level, if a bot plays.
    pub bot: Option<String>,
    /// Somebody with the seat's secret is here.
    pub present: bool,
    /// Its player has given up.
    pub resigned: bool,
    /// The seat has stayed away or not chosen for so long that others may claim the game.
    pub claimable: bool,
    /// The bot plays below its level at the moment, because many bots think.
    pub hurried: bool,
    /// Null without clocks.
    pub clock: Option<ClockFace>,
}

/// How a hero looks that not everybody knows; what is null is suggested by its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct LookFace {
    /// A light colour and a deep one.
    pub palette: Option<[String; 2]>,
    /// The name of a picture.
    pub emblem: Option<String>,
}

/// The clock of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ClockFace {
    /// What was left when this was sent.
    pub left_ms: u64,
    /// It counts down now.
    pub running: bool,
}

/// A request to take back what was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct UndoFace {
    /// The seat that asks.
    pub by: u8,
    /// The seats that have not agreed yet.
    pub waiting_for: Vec<u8>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Ending {
    /// The seats that won.
    pub winners: Vec<u8>,
    /// What ended it.
    pub reason: EndReason,
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// The rules.
    Victory,
    /// The others gave up.
    Resigned,
    /// The others ran out of time.
    Time,
    /// The others stayed away.
    Claimed,
}

impl EndReason {
    /// Every reason.
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
    /// `PROTOCOL` of the client; another one is refused.
    pub protocol: u32,
    /// Of the seat to be played; without one the socket watches.
    pub secret: Option<String>,
}

/// What a client says after `Hello`. Messages without fields are written with braces: only so unknown fields are refused.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClient {
    /// One of the options, by its place or by its text in the notation.
    #[serde(rename_all = "kebab-case")]
    Answer {
        /// Its number, `Decision::n`.
        decision: u32,
        /// The place of the option.
        #[ts(optional)]
        option: Option<u32>,
        /// The option in the notation.
        #[ts(optional)]
        text: Option<String>,
    },
    /// Asks for everything anew.
    Sync {},
    /// Takes back the own last choice, or asks the others whether it may.
    Undo {},
    /// Answers such a request.
    UndoAnswer {
        /// Whether it may be taken back.
        accept: bool,
    },
    /// Gives up the game.
    Resign {},
    /// Claims the game when others stay away.
    Claim {},
    /// Wants to play again.
    Rematch {},
    /// Gives up a seat before the game has begun.
    Leave {},
    /// Why is this no option?
    Why {
        /// What was tried.
        wish: Wish,
    },
    /// Says something to everybody at the table.
    React {
        /// What is said.
        phrase: Phrase,
    },
    /// Still here.
    Ping {},
}

/// What players can say to each other; the words are `ui-react-` and the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the phrases say what they are")]
pub enum Phrase {
    Hello,
    GoodLuck,
    WellPlayed,
    Ouch,
    Thinking,
    Thanks,
    Sorry,
    GoodGame,
}

impl Phrase {
    /// Every phrase.
    pub const ALL: [Self; 8] = [
        Self::Hello,
        Self::GoodLuck,
        Self::WellPlayed,
        Self::Ouch,
        Self::Thinking,
        Self::Thanks,
        Self::Sorry,
        Self::GoodGame,
    ];

    /// As it is written in JSON and passed between processes.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Hello => "hello",
            Self::GoodLuck => "good-luck",
            Self::WellPlayed => "well-played",
            Self::Ouch => "ouch",
            Self::Thinking => "thinking",
            Self::Thanks => "thanks",
            Self::Sorry => "sorry",
            Self::GoodGame => "good-game",
        }
    }
}

/// What the table says.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromServer {
    /// Everything, from the beginning: first on every socket, after an undo, and whenever it is asked for.
    Sync {
        /// `PROTOCOL` of the server.
        protocol: u32,
        /// The seat of this socket.
        seat: Option<u8>,
        /// The table.
        table: TableFace,
        /// Null before the game has begun.
        setup: Option<Box<Setup>>,
        /// All events so far, and how things stand; null before the game has begun.
        update: Option<Box<Update>>,
    },
    /// What is new. `events` begin at the number `from`; whoever has fewer has missed something and asks for a sync.
    Update {
        /// What is new.
        update: Update,
    },
    /// The table itself has changed: people, clocks, requests, the end.
    Table {
        /// The table as it is now.
        table: TableFace,
    },
    /// Said to one client alone: what it sent was refused, and has changed nothing.
    Refused {
        /// What was wrong with it.
        problem: Problem,
    },
    /// The answer to a `Why`.
    Why {
        /// What was tried.
        wish: Wish,
        /// Why it is no option.
        because: Because,
    },
    /// A player says something.
    Reaction {
        /// Who says it.
        seat: u8,
        /// What is said.
        phrase: Phrase,
    },
    /// The answer to a `Ping`.
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

// ── the coach ──

/// Asks the coach about the open decision of a seat.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AskCoach {
    /// Of the seat that must decide.
    pub secret: String,
    /// What is wanted.
    pub wish: CoachWish,
}

/// What a coach can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum CoachWish {
    /// What can come of a combat.
    Odds,
    /// That, and what a bot would choose.
    Advice,
}

/// What the coach says of a decision, from what its seat may know.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Coach {
    /// `Decision::n`
    pub decision: u32,
    /// Of the options that are about a combat.
    pub odds: Vec<OddsFace>,
    /// What a bot would choose; null unless it was asked for.
    pub advice: Option<AdviceFace>,
}

/// What can come of an option in a combat. An attack meets the best defense that the other seat may hold; before a defense, each card
/// that may lie there is as likely as any other.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OddsFace {
    /// The place of the option.
    pub option: u32,
    /// For an attack that has still to be declared: the card of the own hand that does most.
    pub card: Option<u8>,
    /// The chance that no damage is dealt.
    pub blocked: f32,
    /// The damage to be expected.
    pub damage: f32,
    /// The least damage that is possible.
    pub least: u8,
    /// The most.
    pub most: u8,
    /// Counted over all deals, and not estimated.
    pub exact: bool,
}

/// What a bot would choose.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AdviceFace {
    /// The place of the option.
    pub option: u32,
    /// The chance to win that it gives.
    pub chance: f32,
    /// The best of the others and its chance; null where nothing else was worth a look.
    pub next: Option<(u32, f32)>,
    /// What it makes better than that other one, the weightiest first.
    pub reasons: Vec<ReasonFace>,
}

/// Something that an option makes better.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ReasonFace {
    /// `health`, `sidekicks`, `hand`, `deck`, `reach`, `defense`, `actions`, `counters`, `near`
    pub reason: &'static str,
    /// `own`: the own side has more of it; `theirs`: the others have less.
    pub whose: &'static str,
}

// ── after the game ──

/// A finished game in numbers: how it stood after each choice.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Story {
    /// The first is the beginning, each other one a choice, as in `Replay`.
    pub steps: Vec<StoryStep>,
}

/// How the game stood after a choice.
#[derive(Clone, Debug, Serialize, TS)]
pub struct StoryStep {
    /// How many events have happened.
    pub events: u32,
    /// The turn that goes on.
    pub turn: u16,
    /// Each seat's chance to win, as the bots judge the whole table; teammates have the same.
    pub chances: Vec<f32>,
}

/// A review of a finished game, as far as it has come.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Review {
    /// Decisions that have been judged.
    pub done: u32,
    /// How many there are; 0 before it is known.
    pub all: u32,
    /// Reviews that come first.
    pub waiting: u32,
    /// What the judgement is made by, such as `search:200`.
    pub bot: String,
    /// Null until all decisions have been judged.
    pub decisions: Option<Vec<Judged>>,
    /// Turns whose choices gave much away together, the worst first.
    pub courses: Vec<CourseFace>,
}

/// What the choices of one seat in one turn gave away together, where no single one of them tells it all.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CourseFace {
    /// Whose choices they were.
    pub seat: u8,
    /// The number of the turn.
    pub turn: u16,
    /// The steps of the replay that the choices lead to.
    pub steps: Vec<u32>,
    /// The chance to win that they gave away.
    pub lost: f32,
}

/// A choice as a search sees it, from what its seat knew.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Judged {
    /// The step of the replay that the choice leads to.
    pub step: u32,
    /// Whose choice it was.
    pub seat: u8,
    /// The seat's chance to win after it; null where there was nothing to choose.
    pub chance: Option<f32>,
    /// How much less that is than the best option gave.
    pub lost: f32,
    /// An option that was clearly better.
    pub better: Option<BetterFace>,
}

/// What would have been clearly better.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BetterFace {
    /// What was asked.
    pub asked: Asked,
    /// What should have been answered.
    pub option: OptionFace,
    /// The chance to win that it gave.
    pub chance: f32,
    /// What happens then, and how it could go on.
    pub told: Vec<Line>,
    /// The choices of how it could go on: seats, and lines of the notation.
    pub then: Vec<(u8, String)>,
}

// ── the games of a server ──

/// How the duels at this server ended, for those that were dealt fairly and played from the beginning.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Results {
    /// Whoever played.
    pub all: Duels,
    /// Those between two people.
    pub people: Duels,
}

/// Duels, counted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct Duels {
    /// How many there were.
    pub games: u32,
    /// By heroes.
    pub pairs: Vec<PairCount>,
    /// By hero and board; duels of a hero against itself are left out.
    pub boards: Vec<BoardCount>,
}

/// Two heroes against each other; the name of the row comes first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PairCount {
    /// A hero.
    pub row: String,
    /// The other one.
    pub column: String,
    /// How often they met.
    pub games: u32,
    /// How often the row won; of a hero against itself, how often the first seat won.
    pub wins: u32,
}

/// A hero on a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct BoardCount {
    /// The hero.
    pub hero: String,
    /// The board.
    pub board: String,
    /// How often it was played there.
    pub games: u32,
    /// How often it won.
    pub wins: u32,
}

// ── replays ──

/// Whose eyes a replay is seen with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Perspective {
    /// As this seat saw it.
    Seat {
        /// Which seat.
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
    /// Null for a record that was brought along.
    pub table: Option<TableFace>,
    /// The facts of the game.
    pub setup: Setup,
    /// Who played each seat, where it is known.
    pub names: Vec<Option<String>>,
    /// Whose eyes it is seen with.
    pub perspective: Perspective,
    /// The beginning, then one for each choice.
    pub steps: Vec<ReplayStep>,
    /// As records write it; null for a game without an end.
    pub result: Option<String>,
    /// What the record tells of its deal.
    pub deal: Option<DealFace>,
}

/// A deal that was told when the game was over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct DealFace {
    /// What the table showed while the game was played, if it was an honest one.
    pub commitment: String,
    /// Whether the seed of the record is made from it.
    pub fits: bool,
}

/// A choice and what came of it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ReplayStep {
    /// The seat and its choice in the notation; a card laid face down is not told to those who could not see it.
    pub choice: Option<(u8, String)>,
    /// The same as it was offered; null where something of it is hidden, and at the beginning.
    pub option: Option<OptionFace>,
    /// What happened.
    pub events: Vec<ToldEvent>,
    /// How things stood then.
    pub sight: Sight,
    /// Who was asked next; null at the end.
    pub asked: Option<Asked>,
}
