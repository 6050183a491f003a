//! Joins the card language and the rules: reads heroes, boards, items and cases from text, checks everything,
//! and lowers texts to programs. Free of game flow and of anything about terminals or networks.

#![deny(missing_docs)]

mod board;
mod canon;
mod case;
mod doc;
mod draft;
mod example;
mod hero;
mod import;
mod library;
mod look;
mod lower;
mod notes;
mod version;

pub use board::{PATTERNS, parse_board};
pub use case::{Case, CaseFile, CaseReport, Chosen, Failure, Walk, facts};
pub use doc::{Fix, Problem, nearest};
pub use draft::{Checked, Made, Offer, Offers, Phrased, check_draft, manual_at, offers_at, phrases_at, turns_at};
pub use example::example;
pub use hero::{names_of, parse_hero};
pub use import::{ImportError, Imported, import_deck};
pub use library::{Content, ContentError, SetUpError, Unknown, manual_files, parse_items};
pub use notes::notes;
pub use peerless_lang::{Phrase, Reshaped, Shape, Turn};
pub use version::{Differs, Source, Wanted};
