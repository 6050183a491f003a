//! Agents: each sees the view of its seat and the options, and gives one of them back. None ever sees a `State` of the real game.

pub mod eval;
mod greedy;
mod policy;

use peerless_rules::{Match, Opt, Rng, View};

pub use greedy::Greedy;

/// Somebody who plays a seat.
pub trait Bot: Send {
    /// Chooses one of `options`, which are never empty.
    fn choose(&mut self, m: &Match, view: &View, options: &[Opt]) -> Opt;
}

/// Every option is as good as any other.
pub struct Random {
    rng: Rng,
}

impl Random {
    pub fn new(seed: u64) -> Self {
        Self { rng: Rng::new(seed) }
    }
}

impl Bot for Random {
    fn choose(&mut self, _m: &Match, _view: &View, options: &[Opt]) -> Opt {
        options[self.rng.below(options.len())]
    }
}

/// The bots by name.
pub const BOTS: [&str; 2] = ["random", "greedy"];

#[derive(Debug, PartialEq, Eq)]
pub struct UnknownBot(pub String);

impl std::fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "there is no bot `{}`; the bots are: {}", self.0, BOTS.join(", "))
    }
}

impl std::error::Error for UnknownBot {}

/// Makes a bot by its name; its choices depend on `seed` alone.
pub fn by_name(name: &str, seed: u64) -> Result<Box<dyn Bot>, UnknownBot> {
    match name {
        "random" => Ok(Box::new(Random::new(seed))),
        "greedy" => Ok(Box::new(Greedy::new(seed))),
        _ => Err(UnknownBot(name.to_owned())),
    }
}
