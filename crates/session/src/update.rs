//! What a viewer is told when something has happened.

use serde::Serialize;
use ts_rs::TS;

use crate::{Asked, Decision, Sight, ToldEvent};

/// What is new, and how things stand now.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Update {
    /// The number of the first event here; events count from 0.
    pub from: u32,
    /// What has happened since.
    pub events: Vec<ToldEvent>,
    /// How things stand now.
    pub sight: Sight,
    /// Null when the game is over.
    pub asked: Option<Asked>,
    /// Only for the seat that is asked.
    pub decision: Option<Decision>,
    /// Whether this seat can take back its last choice, without asking anybody.
    pub undo_free: bool,
    /// Whether it can ask to.
    pub undo_ask: bool,
}
