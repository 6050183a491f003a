//! One game in progress: its match, state, log and undo, what each seat may be told of it, and the one form in which
//! views, events and options are written as JSON. Server, terminal and programs stand on it; it knows no bots,
//! clocks, files or sockets.
//!
//! Numbers that name a thing (seats, fighters, spaces, cards, items, doors) are indices from 0 into the lists of `Setup`.
//! In the notation, which is meant for people, seats count from 1.

#![deny(missing_docs)]

mod deal;
mod event;
mod narrate;
mod option;
mod play;
mod say;
mod session;
mod setup;
mod sight;
mod trouble;
mod update;

pub use deal::*;
pub use event::*;
pub use narrate::*;
pub use option::*;
pub use play::*;
pub use say::*;
pub use session::*;
pub use setup::*;
pub use sight::*;
pub use trouble::*;
pub use update::*;
