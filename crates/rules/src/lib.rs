//! The rules of the game as plain data and pure functions: board, state, choices, events, views, notation.
//! Free of files, clocks, sockets, and of the parsing of card texts; knows no hero, card or board by name.

#![deny(missing_docs)]

mod aside;
mod ask;
mod board;
mod bytes;
mod chance;
mod choice;
mod combat;
mod def;
mod effects;
mod event;
mod fingerprint;
mod flow;
mod given;
mod glance;
mod health;
mod ids;
mod large;
mod notation;
mod options;
mod order;
pub mod program;
mod read;
mod record;
mod scene;
mod seen;
mod side;
mod state;
mod term;
mod token;
mod view;
mod walk;
mod why;

pub use ask::{About, Ask, Hidden, Lone, Matter, Question, Topic};
pub use board::{Board, BoardFacts, Door, Space, Zone};
pub use bytes::BytesError;
pub use chance::Rng;
pub use choice::{Going, Opt, Options, Part, TokenVerb};
pub use def::*;
pub use event::{Chronicle, Commit, Event, Host, SideChange, Told};
pub use fingerprint::{Fingerprint, Piece, PieceKind};
pub use flow::Refusal;
pub use glance::{Glance, Holding, Layout};
pub use ids::*;
pub use notation::{ReadError, read_fighter};
pub use record::{Choice, LineError, Record, RecordError, RecordSeat, result_text, team_name};
pub use scene::{Scene, SceneSeat};
pub use seen::{Face, Laid, Seen};
pub use state::{Outcome, Public, Source, State};
pub use term::{Loss, LostTo, Term, TermKind, sum};
pub use view::{Fight, FightPhase, FightSide, View};
pub use walk::Around;
pub use why::{Need, Why, Wish};
