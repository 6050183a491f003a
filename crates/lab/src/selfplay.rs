//! Positions of games that a bot plays against itself, for those who learn a judgement from them.

use peerless_bots::judge::{Facts, Row, SIZE, row};
use peerless_bots::{Bot, Budget, Search, Seen, Settings, UnknownBot, by_name, preferred};
use peerless_rules::*;
use serde::{Deserialize, Serialize};

use crate::setups::{Pool, Setup};
use crate::sim::play;

/// Games that are kept together; what is stopped goes on with the next such part.
pub const PART: u64 = 256;

/// Bytes of a position: the numbers of the judgement, then whether the seat won, the search's value in 200ths (255 without one), and the
/// turn.
pub const POSITION: usize = SIZE + 3;

/// What the search's value counts in.
const STEPS: f32 = 200.0;
/// Stands for a value that is not there.
const NO_VALUE: u8 = 255;

/// What to play.
#[derive(Clone, Debug)]
pub struct Selfplay {
    pub pool: Pool,
    /// Who plays all seats.
    pub bot: String,
    /// One choice in so many is made at random, so that more is seen than the best lines; 0 for none.
    pub noise: usize,
    /// One position in so many is kept, so that many games are seen and not much of each.
    pub one_in: usize,
    pub seed: u64,
}

/// What the files of one folder have in common.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    pub bot: String,
    pub noise: usize,
    pub one_in: usize,
    pub seed: u64,
    /// Heroes, boards and modes that games are drawn from.
    pub pool: [Vec<String>; 3],
    /// Games in a file.
    pub part: u64,
    /// Bytes of a position.
    pub position: usize,
    /// The numbers of the judgement, by name.
    pub numbers: Vec<String>,
}

/// Somebody who plays a seat; a search tells what it thinks of its chances.
enum Player {
    Search(Box<Search>),
    Other(Box<dyn Bot>),
}

impl Player {
    fn new(name: &str, seed: u64) -> Result<Self, UnknownBot> {
        let budget = name.strip_prefix("search:").and_then(Budget::parse);
        Ok(match budget {
            Some(budget) => Self::Search(Box::new(Search::new(Settings::new(budget), seed))),
            None => Self::Other(by_name(name, seed)?),
        })
    }

    fn bot(&mut self) -> &mut dyn Bot {
        match self {
            Self::Search(search) => &mut **search,
            Self::Other(bot) => &mut **bot,
        }
    }
}

impl Selfplay {
    pub fn header(&self) -> Header {
        let numbers = peerless_bots::judge::numbers();
        Header {
            bot: self.bot.clone(),
            noise: self.noise,
            one_in: self.one_in,
            seed: self.seed,
            pool: self.pool.names(),
            part: PART,
            position: POSITION,
            numbers: numbers.map(|(part, number)| format!("{part}: {}", number.name)).collect(),
        }
    }

    /// The positions of one part, one after the other. The same part gives the same bytes, if the bot counts iterations.
    pub fn part(&self, part: u64) -> Result<Vec<u8>, UnknownBot> {
        let mut bytes = Vec::new();
        for game in part * PART..(part + 1) * PART {
            let seed = self.seed.wrapping_mul(0x9e37_79b9).wrapping_add(game);
            self.play(&self.pool.draw(seed), seed, &mut bytes)?;
        }
        Ok(bytes)
    }

    fn play(&self, setup: &Setup, seed: u64, bytes: &mut Vec<u8>) -> Result<(), UnknownBot> {
        let m = &setup.game;
        let facts = Facts::new(m);
        let mut rng = Rng::new(seed ^ 0x5e1f);
        let players = m.seat_ids().map(|seat| Player::new(&self.bot, seed.wrapping_mul(31) + u64::from(seat.0)));
        let mut players = players.collect::<Result<Vec<_>, _>>()?;
        let mut positions: Vec<(SeatId, Row, u8, u16)> = Vec::new();
        let mut last: Option<(State, Opt)> = None;
        let (end, _) = play(m, seed, |state, asked, options| {
            if let Some((before, opt)) = last.take() {
                for (seat, player) in m.seat_ids().zip(&mut players) {
                    if let Some(seen) = Seen::new(m, &before, opt, state, seat) {
                        player.bot().saw(m, &seen);
                    }
                }
            }
            let between = state.question(m).is_some_and(|question| question.ask == Ask::Action);
            let kept = between && rng.below(self.one_in.max(1)) == 0;
            let view = state.view(m, Some(asked));
            let mut value = NO_VALUE;
            let opt = match &mut players[asked.index()] {
                _ if self.noise > 0 && rng.below(self.noise) == 0 => options[rng.below(options.len())],
                Player::Search(search) if kept && options.len() > 1 => {
                    let weighed = search.weigh(m, &view, options);
                    let best = preferred(&weighed);
                    value = (weighed[best].1 * STEPS).round() as u8;
                    options[best]
                }
                player => player.bot().choose(m, &view, options),
            };
            if kept {
                // A search tells what it thinks of the seat that chose; without one any seat may look.
                let seat = if value == NO_VALUE { SeatId(rng.below(m.seats.len()) as u8) } else { asked };
                if !state.is_out(seat) {
                    positions.push((seat, row(m, &facts, state, seat), value, state.turn()));
                }
            }
            last = Some((state.clone(), opt));
            opt
        });
        let Some(outcome) = end.outcome() else { return Ok(()) };
        for (seat, row, value, turn) in positions {
            bytes.extend(row.map(|number| number as u8));
            bytes.extend([u8::from(m.team(seat) == outcome.team), value, turn.min(255) as u8]);
        }
        Ok(())
    }
}
