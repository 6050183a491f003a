//! The learned judgement: how good a state is for a seat, from what it can see. Knows no hero by name.

mod net;
mod numbers;

pub use net::{BadWeights, Net};
pub use numbers::{Facts, Number, Row, SIZE, numbers, row};
