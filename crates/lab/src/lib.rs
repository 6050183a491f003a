//! Many games: random setups, simulations between bots, the laws that every game must keep, and measurements.
//! Free of terminals and files; who calls it shows the results.

mod agents;
pub mod arena;
pub mod bench;
pub mod fit;
pub mod homebrew;
pub mod laws;
pub mod matrix;
pub mod review;
pub mod selfplay;
mod setups;
pub mod sim;
pub mod strength;
mod svg;
pub mod tune;

pub use agents::judges_by_weights;
pub use setups::{Pool, PoolError, Setup};
