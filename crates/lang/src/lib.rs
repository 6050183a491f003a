//! The card language: reads a card's text into a tree and words a tree as text. Knows no game state and no files.
//!
//! ```
//! use peerless_lang::{Key, Names, canonical, parse, render};
//!
//! let names = Names::default();
//! let text = parse("If you won, draw 2 cards.", &names, Key::After).unwrap();
//! assert_eq!(render(&text, &names), "If you won, draw 2 cards.");
//! assert_eq!(canonical("draw 1 cards.", &names, Key::Scheme).unwrap(), "Draw 1 card.");
//! ```
//!
//! Everything that can be said stands in one table (`words.rs`): the wording, the tree that it means, one sentence of
//! explanation and an example. The parser, the renderer and the manual are three readers of that table.

#![deny(missing_docs)]

pub mod ast;
mod cards;
mod check;
mod diag;
mod doubts;
mod editing;
mod explain;
mod grammar;
mod idioms;
mod manual;
mod names;
mod parse;
mod phrases;
mod render;
mod scan;
mod usage;
mod words;

pub use ast::Text;
pub use diag::{Diagnostic, report};
pub use editing::{ManualEntry, Next, NextKind, entry_at, next};
pub use idioms::rewrite;
pub use manual::{manual, names as manual_names};
pub use names::{FighterName, Names, StateName, TokenName};
pub use parse::{MAX_BYTES, parse, places, readings};
pub use phrases::{Phrase, Reshaped, Shape, Turn, phrases, sentences, shapes, turns};
pub use render::{render, render_acts};
pub use scan::same as same_name;
pub use usage::{Wording, all_wordings, examples_of, nearest_sentence, wordings};

/// The key of a card, hero or item under which a text stands; it decides what the text may speak of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// `immediately`: the cards of a combat are revealed
    Immediately,
    /// `during`: before the values of a combat are compared
    During,
    /// `after`: the combat is decided
    After,
    /// `scheme`: what a scheme card does
    Scheme,
    /// `boosted`: what a card does when it is used to boost
    Boosted,
    /// `always`: what holds for a card wherever it is
    Always,
    /// `commit`: the card is committed, face up, in attack or defense
    Commit,
    /// `ongoing`: what holds as long as the card lies in play
    Ongoing,
    /// `open`: a card of a side deck is turned up
    Open,
    /// `complete`: the card has made a row exactly full
    Complete,
    /// `enter` of a token: a fighter has come into its space
    Enter,
    /// `text` of a spell: it is cast
    Spell,
    /// `ability`: what a hero can do
    Ability,
    /// the effect of an item of the battlefield
    Item,
}

impl Key {
    /// Every key there is.
    pub const ALL: [Key; 14] = [
        Key::Immediately,
        Key::During,
        Key::After,
        Key::Scheme,
        Key::Boosted,
        Key::Always,
        Key::Commit,
        Key::Ongoing,
        Key::Open,
        Key::Complete,
        Key::Enter,
        Key::Spell,
        Key::Ability,
        Key::Item,
    ];

    /// The key as a file spells it.
    pub fn word(self) -> &'static str {
        match self {
            Key::Immediately => "immediately",
            Key::During => "during",
            Key::After => "after",
            Key::Scheme => "scheme",
            Key::Boosted => "boosted",
            Key::Always => "always",
            Key::Commit => "commit",
            Key::Ongoing => "ongoing",
            Key::Open => "open",
            Key::Complete => "complete",
            Key::Enter => "enter",
            Key::Spell => "text",
            Key::Ability => "ability",
            Key::Item => "item",
        }
    }
}

/// The one wording of what the text means: reads leniently, writes strictly.
pub fn canonical(text: &str, names: &Names, key: Key) -> Result<String, Vec<Diagnostic>> {
    parse(text, names, key).map(|tree| render(&tree, names))
}
