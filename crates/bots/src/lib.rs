//! Agents: each sees the view of its seat and the options, and gives one of them back. None ever sees a `State` of the real game.

mod advice;
pub mod eval;
mod exec;
mod flat;
mod greedy;
pub mod judge;
mod odds;
mod policy;
mod search;
mod tree;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use peerless_rules::{Match, Opt, Rng, View};

pub use advice::{Advice, Reason, Whose, advise};
pub use exec::{Exec, FORMAT, ToProgram};
pub use flat::Flat;
pub use greedy::Greedy;
pub use odds::{Odds, odds};
pub use peerless_rules::Seen;
pub use search::{Budget, Playout, Search, Settings, preferred};

/// Somebody who plays a seat.
pub trait Bot: Send {
    /// Chooses one of `options`, which are never empty.
    fn choose(&mut self, m: &Match, view: &View, options: &[Opt]) -> Opt;

    /// Somebody, perhaps this bot itself, has chosen, and this is what its seat saw of it. Whoever runs a game tells all bots of
    /// every choice in order, or of none: a bot may use what it is told, and must do without.
    fn saw(&mut self, _m: &Match, _seen: &Seen) {}

    /// How far it may go with its decisions from now on. A bot that answers at once need not care.
    fn rein(&mut self, _leash: &Leash) {}

    /// Whether its last decision was cut short by its leash.
    fn was_cut_short(&self) -> bool {
        false
    }

    /// Why this bot has given up the game, if it has. What it chose last then means nothing.
    fn forfeited(&self) -> Option<&Forfeit> {
        None
    }

    /// The game has ended.
    fn over(&mut self, _won: bool) {}
}

/// How far a bot may go with a decision, below what it was made for: whoever runs many bots shares out the cores.
#[derive(Clone, Debug, Default)]
pub struct Leash {
    /// No longer than this.
    pub most: Option<Duration>,
    /// On no more threads than this.
    pub threads: Option<usize>,
    /// Set when nobody waits for the choice any more.
    pub stop: Arc<AtomicBool>,
}

impl Leash {
    /// Whether a decision that began then must be made now.
    fn is_over(&self, start: Instant) -> bool {
        self.most.is_some_and(|most| start.elapsed() >= most) || self.stop.load(Ordering::Relaxed)
    }
}

/// Which bot gave up, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forfeit {
    pub bot: String,
    pub why: String,
}

impl Forfeit {
    /// Says it on the error stream, once for each bot: the next thousand games may end the same way.
    pub fn tell_once(&self) {
        static TOLD: Mutex<Vec<String>> = Mutex::new(Vec::new());
        let mut told = TOLD.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if !told.contains(&self.bot) {
            told.push(self.bot.clone());
            eprintln!("forfeit: {self}");
        }
    }
}

impl std::fmt::Display for Forfeit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the bot `{}` {}", self.bot, self.why)
    }
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

/// Now and then lets chance decide in place of a better bot.
struct Noisy<B> {
    better: B,
    /// One choice in so many is random.
    one_in: usize,
    rng: Rng,
}

impl<B: Bot> Bot for Noisy<B> {
    fn choose(&mut self, m: &Match, view: &View, options: &[Opt]) -> Opt {
        if self.rng.below(self.one_in) == 0 {
            return options[self.rng.below(options.len())];
        }
        self.better.choose(m, view, options)
    }

    fn saw(&mut self, m: &Match, seen: &Seen) {
        self.better.saw(m, seen);
    }
}

/// What the name of a bot that is somebody else's program begins with; a command follows.
pub const EXEC: &str = "exec:";

/// The plain bots by name; `Level` names those for people.
const PLAIN: [&str; 3] = ["random", "greedy", "search"];

/// How well a bot for people plays, from the weakest to the strongest. Whoever lists, shows or checks levels reads them here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Plays at random every third time and is else an apprentice.
    Novice,
    /// Greedy by what was learned from games.
    Apprentice,
    /// Searches a little.
    Adept,
    /// Searches a good deal.
    Expert,
    /// Searches for at most a second and a half on all cores.
    Master,
}

impl Level {
    pub const ALL: [Self; 5] = [Self::Novice, Self::Apprentice, Self::Adept, Self::Expert, Self::Master];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Apprentice => "apprentice",
            Self::Adept => "adept",
            Self::Expert => "expert",
            Self::Master => "master",
        }
    }

    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Whether it chooses without thinking ahead.
    pub const fn is_quick(self) -> bool {
        match self {
            Self::Novice | Self::Apprentice => true,
            Self::Adept | Self::Expert | Self::Master => false,
        }
    }

    /// How it searches, if it does.
    fn settings(self) -> Option<Settings> {
        match self {
            Self::Novice | Self::Apprentice => None,
            Self::Adept => Some(Settings::new(Budget::Iterations(60))),
            Self::Expert => Some(Settings::new(Budget::Iterations(1500))),
            Self::Master => {
                let threads = std::thread::available_parallelism().map_or(1, usize::from);
                let settings = Settings::new(Budget::Time(Duration::from_millis(1500)));
                Some(Settings { threads, settle: true, ..settings })
            }
        }
    }

    /// How long it searches, if it does.
    pub fn budget(self) -> Option<Budget> {
        self.settings().map(|settings| settings.budget)
    }

    pub fn bot(self, seed: u64) -> Box<dyn Bot> {
        match self.settings() {
            Some(settings) => Box::new(Search::new(settings, seed)),
            None if self == Self::Novice => {
                Box::new(Noisy { better: Greedy::learned(seed), one_in: 3, rng: Rng::new(seed ^ 0x0b5e_55ed) })
            }
            None => Box::new(Greedy::learned(seed)),
        }
    }
}

/// All bots by name: the plain ones, then the levels.
pub fn names() -> impl Iterator<Item = &'static str> {
    PLAIN.into_iter().chain(Level::ALL.map(Level::name))
}

#[derive(Debug, PartialEq, Eq)]
pub struct UnknownBot(pub String);

impl std::fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "there is no bot `{}`; the bots are: {}, {EXEC}COMMAND",
            self.0,
            names().collect::<Vec<_>>().join(", ")
        )
    }
}

impl std::error::Error for UnknownBot {}

/// Makes a bot by its name; its choices depend on `seed` alone, unless it thinks by the clock.
///
/// `search:10ms` thinks for that long, `search:3000` for so many iterations; `search` alone for 100 ms. The levels are those
/// of `Level`. `exec:COMMAND` is a program of somebody else, with 10 s for a decision, or as in `exec:500ms:COMMAND`; it is started with its first decision.
pub fn by_name(name: &str, seed: u64) -> Result<Box<dyn Bot>, UnknownBot> {
    let unknown = || UnknownBot(name.to_owned());
    if let Some(program) = name.strip_prefix(EXEC) {
        return Ok(Box::new(Exec::parse(program).ok_or_else(unknown)?));
    }
    if let Some(level) = Level::from_name(name) {
        return Ok(level.bot(seed));
    }
    let (kind, budget) = name.split_once(':').unwrap_or((name, ""));
    match (kind, budget) {
        ("random", "") => Ok(Box::new(Random::new(seed))),
        ("greedy", "") => Ok(Box::new(Greedy::new(seed))),
        ("flat", playouts) => {
            let playouts = playouts.parse().ok().filter(|&playouts| playouts > 0).ok_or_else(unknown)?;
            Ok(Box::new(Flat::new(playouts, seed)))
        }
        ("search", budget) => {
            let budget = Budget::parse(budget).ok_or_else(unknown)?;
            Ok(Box::new(Search::new(Settings::new(budget), seed)))
        }
        _ => Err(unknown()),
    }
}
