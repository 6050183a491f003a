//! Positions of games that a bot plays against itself, for those who learn a judgement from them.

use std::io::Write as _;

use flate2::Compression;
use flate2::write::GzEncoder;
use peerless_bots::judge::{Facts, Judge, JudgeRow, Net, SIZE, row};
use peerless_bots::{Bot, Greedy, Search, Seen, Settings, UnknownBot, by_name, preferred};
use peerless_rules::*;
use serde::{Deserialize, Serialize};

use crate::agents::{LEARNED, judges_by_weights, search_budget};
use crate::setups::{Pool, Setup};
use crate::sim::play;

/// Games that are kept together; what is stopped goes on with the next such part.
pub const PART: u64 = 256;

/// Bytes of a position: the numbers of the judgement, then whether the seat won, what the bot thought of it in 200ths (255 if it thought
/// nothing), and the turn.
pub const POSITION: usize = SIZE + 3;

/// Bytes of a choice before its options: those of the position, then how many options there were.
pub const CHOICE: usize = POSITION + 2;

/// Bytes of an option of a choice: its numbers, then its share of the visits in 255ths.
pub const TRIED: usize = peerless_features::OPTION + 1;

/// What the bot's thought counts in.
const STEPS: f32 = 200.0;
/// Stands for a thought that is not there.
const NO_VALUE: u8 = 255;
/// How far what came later counts for a position, one step between two actions after the other; the rest is what the judgement
/// thought at that step (temporal differences).
const LATER: f32 = 0.85;

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
    /// What `learned` or a search judges by, in place of the usual weights.
    pub weights: Option<&'static Net>,
    /// The choices of a search are kept too, one in `one_in`: the position, and how often each option was tried.
    pub choices: bool,
}

/// What the games of one part have brought.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Part {
    /// Positions, one after the other.
    pub positions: Vec<u8>,
    /// Choices with their options, one after the other, where they are kept.
    pub choices: Vec<u8>,
}

/// What the files of one folder have in common.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    pub bot: String,
    pub noise: usize,
    pub one_in: usize,
    pub seed: u64,
    /// A number for the weights that were used in place of the usual ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weights: Option<u64>,
    /// Heroes, boards and modes that games are drawn from.
    pub pool: [Vec<String>; 3],
    /// Games in a file.
    pub part: u64,
    /// Bytes of a position.
    pub position: usize,
    /// The numbers of the judgement, by name.
    pub numbers: Vec<String>,
    /// Where choices are kept: the bytes of one before its options, and of each option.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choices: Option<[usize; 2]>,
}

/// Somebody who plays a seat; a search tells what it thinks of its chances.
enum Player {
    Search(Box<Search>),
    Other(Box<dyn Bot>),
}

/// A position that may be written down.
struct Position {
    seat: SeatId,
    row: JudgeRow,
    turn: u16,
    /// What the bot thought of it.
    thought: Option<f32>,
}

impl Player {
    fn new(name: &str, judge: &Judge, seed: u64) -> Result<Self, UnknownBot> {
        Ok(match search_budget(name) {
            Some(budget) => Self::Search(Box::new(Search::by(judge, Settings::new(budget), seed))),
            None if name == LEARNED => Self::Other(Box::new(Greedy::by(judge.clone(), seed))),
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
    /// Whether there is such a bot.
    pub fn check(&self) -> Result<(), UnknownBot> {
        Player::new(&self.bot, &self.judge(), 0).map(|_| ())
    }

    fn judge(&self) -> Judge {
        self.weights.map_or_else(Judge::default, Judge::with)
    }

    pub fn header(&self) -> Header {
        let numbers = peerless_bots::judge::numbers();
        Header {
            bot: self.bot.clone(),
            noise: self.noise,
            one_in: self.one_in,
            seed: self.seed,
            weights: self.weights.map(Net::number),
            pool: self.pool.names(),
            part: PART,
            position: POSITION,
            numbers: numbers.map(|(part, number)| format!("{part}: {}", number.name)).collect(),
            choices: self.choices.then_some([CHOICE, TRIED]),
        }
    }

    /// What one part brings. The same part gives the same bytes, if the bot counts iterations.
    pub fn part(&self, part: u64) -> Result<Part, UnknownBot> {
        let mut kept = Part::default();
        for game in part * PART..(part + 1) * PART {
            let seed = self.seed.wrapping_mul(0x9e37_79b9).wrapping_add(game);
            self.play(&self.pool.draw(seed), seed, &mut kept)?;
        }
        Ok(kept)
    }

    /// The files of a part, compressed.
    pub fn files(&self, part: u64) -> Result<Part, UnknownBot> {
        let Part { positions, choices } = self.part(part)?;
        Ok(Part { positions: compress(&positions), choices: compress(&choices) })
    }

    fn play(&self, setup: &Setup, seed: u64, kept: &mut Part) -> Result<(), UnknownBot> {
        let m = &setup.game;
        let facts = Facts::new(m);
        let mut rng = Rng::new(seed ^ 0x5e1f);
        let judge = self.judge();
        let player = |seat: SeatId| Player::new(&self.bot, &judge, seed.wrapping_mul(31) + u64::from(seat.0));
        let mut players = m.seat_ids().map(player).collect::<Result<Vec<_>, _>>()?;
        let mut positions: Vec<Position> = Vec::new();
        let mut notes = self.choices.then(|| Notes::new(m));
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
            let position =
                |seat: SeatId| Position { seat, row: row(m, &facts, state, seat), turn: state.turn(), thought: None };
            let view = state.view(m, Some(asked));
            let mut thought = None;
            let opt = match &mut players[asked.index()] {
                _ if self.noise > 0 && rng.below(self.noise) == 0 => options[rng.below(options.len())],
                Player::Search(search) if (between || notes.is_some()) && options.len() > 1 => {
                    let weighed = search.weigh(m, &view, options);
                    let best = preferred(&weighed);
                    thought = Some(weighed[best].1);
                    if let Some(notes) = &mut notes
                        && rng.below(self.one_in.max(1)) == 0
                    {
                        notes.take(m, &view, Position { thought, ..position(asked) }, options, &weighed);
                    }
                    options[best]
                }
                player => player.bot().choose(m, &view, options),
            };
            if between && judges_by_weights(&self.bot) {
                // What is kept is drawn at the end: a position is also worth what came after it. A search tells what it thinks of the
                // seat that chooses, of the others the judgement does.
                positions.extend(m.seat_ids().filter(|&seat| !state.is_out(seat)).map(|seat| {
                    let position = position(seat);
                    let thought = thought.filter(|_| seat == asked);
                    Position { thought: thought.or_else(|| Some(judge.net().chance(&position.row))), ..position }
                }));
            } else if between && rng.below(self.one_in.max(1)) == 0 {
                let seat = SeatId(rng.below(m.seats.len()) as u8);
                if !state.is_out(seat) {
                    positions.push(position(seat));
                }
            }
            last = Some((state.clone(), opt));
            opt
        });
        let Some(outcome) = end.outcome() else { return Ok(()) };
        let won = |seat: SeatId| u8::from(m.team(seat) == outcome.team);
        if judges_by_weights(&self.bot) {
            look_back(m, &mut positions, won);
            positions.retain(|_| rng.below(self.one_in.max(1)) == 0);
        }
        for position in positions {
            position.write(won, &mut kept.positions);
        }
        for (position, options) in notes.into_iter().flat_map(|notes| notes.choices) {
            position.write(won, &mut kept.choices);
            kept.choices.extend(((options.len() / TRIED) as u16).to_le_bytes());
            kept.choices.extend(options);
        }
        Ok(())
    }
}

impl Position {
    fn write(&self, won: impl Fn(SeatId) -> u8, bytes: &mut Vec<u8>) {
        bytes.extend(self.row.map(|number| number as u8));
        let thought = self.thought.map_or(NO_VALUE, |thought| (thought * STEPS).round() as u8);
        bytes.extend([won(self.seat), thought, self.turn.min(255) as u8]);
    }
}

/// The choices of a game, until it is known who won.
struct Notes {
    facts: peerless_features::Facts,
    seen: Vec<i8>,
    /// Each with the bytes of its options.
    choices: Vec<(Position, Vec<u8>)>,
}

impl Notes {
    fn new(m: &Match) -> Self {
        let seen = vec![0; peerless_features::size(m.seats.len())];
        Self { facts: peerless_features::Facts::new(m), seen, choices: Vec::new() }
    }

    fn take(&mut self, m: &Match, view: &View, position: Position, options: &[Opt], weighed: &[(u32, f32)]) {
        peerless_features::observe(m, &self.facts, view, &mut self.seen);
        let visits = weighed.iter().map(|&(visits, _)| visits).sum::<u32>().max(1);
        let mut bytes = Vec::with_capacity(options.len() * TRIED);
        for (&opt, &(tried, _)) in options.iter().zip(weighed) {
            let mut row = [0; peerless_features::OPTION];
            peerless_features::describe(m, &self.facts, view, &self.seen, opt, &mut row);
            bytes.extend(row.map(|number| number as u8));
            bytes.push((255.0 * f64::from(tried) / f64::from(visits)).round() as u8);
        }
        self.choices.push((position, bytes));
    }
}

fn compress(bytes: &[u8]) -> Vec<u8> {
    let mut file = GzEncoder::new(Vec::new(), Compression::default());
    let written = file.write_all(bytes).and_then(|()| file.finish());
    written.expect("memory takes what is written")
}

/// In place of what was thought of a position comes what was thought of those after it, the next ones most, and how the game ended.
fn look_back(m: &Match, positions: &mut [Position], won: impl Fn(SeatId) -> u8) {
    let mut later = [0.0; MAX_SEATS];
    for seat in m.seat_ids() {
        later[seat.index()] = f32::from(won(seat));
    }
    for position in positions.iter_mut().rev() {
        let later = &mut later[position.seat.index()];
        let thought = position.thought.replace(*later).unwrap_or(*later);
        *later = LATER * *later + (1.0 - LATER) * thought;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use peerless_content::Content;

    #[test]
    fn what_came_later_counts_the_more_the_sooner_it_came() {
        let content = Content::built_in().expect("the built-in content is sound");
        let m = content.set_up("Sarpedon", &["Medusa", "Houdini"], Mode::Duel, Switches::default());
        let m = m.expect("they can play");
        let position = |seat, thought| Position { seat: SeatId(seat), row: [0; SIZE], turn: 1, thought: Some(thought) };
        let mut positions = [position(0, 0.1), position(1, 0.9), position(0, 0.5), position(0, 0.6)];
        look_back(&m, &mut positions, |seat| u8::from(seat.0 == 0));
        let later: Vec<f32> = positions.iter().filter_map(|position| position.thought).collect();
        let third = LATER + (1.0 - LATER) * 0.6;
        assert_eq!(later, [LATER * third + (1.0 - LATER) * 0.5, 0.0, third, 1.0]);
    }
}
