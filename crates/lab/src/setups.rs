//! Matches drawn at random from what may be played.

use std::sync::Arc;

use peerless_content::{Content, Unknown};
use peerless_rules::*;

/// The heroes, boards and modes that games are drawn from.
#[derive(Clone, Debug)]
pub struct Pool {
    heroes: Vec<Arc<Hero>>,
    /// So many of them, the last, were made by a program.
    made: usize,
    boards: Vec<(Arc<Board>, Vec<Arc<Item>>)>,
    modes: Vec<Mode>,
    switches: Switches,
    /// Indices of heroes of which one plays in every game; none if that does not matter.
    one_of: Vec<usize>,
}

#[derive(Debug, thiserror::Error)]
pub enum PoolError {
    #[error(transparent)]
    Unknown(#[from] Unknown),
    #[error("none of the boards has enough starting spaces for mode {0}")]
    NoBoard(&'static str),
    #[error("there are no heroes to draw from")]
    NoHero,
}

/// One match and what it was drawn as.
#[derive(Clone, Debug)]
pub struct Setup {
    pub game: Match,
    /// Indices into the pool's heroes, in seat order.
    pub heroes: Vec<usize>,
}

impl Pool {
    /// Empty lists of names mean all there are.
    pub fn new(
        content: &Content,
        heroes: &[String],
        boards: &[String],
        modes: &[Mode],
        switches: Switches,
    ) -> Result<Self, PoolError> {
        let heroes = if heroes.is_empty() {
            content.heroes.clone()
        } else {
            heroes.iter().map(|name| content.hero(name).cloned()).collect::<Result<_, _>>()?
        };
        let chosen = if boards.is_empty() {
            content.boards.clone()
        } else {
            boards.iter().map(|name| content.board(name).cloned()).collect::<Result<Vec<_>, _>>()?
        };
        let mut boards = Vec::new();
        for board in chosen {
            let items = content.items_for(&board, switches)?;
            boards.push((board, items));
        }
        let pool = Self { heroes, made: 0, boards, modes: modes.to_vec(), switches, one_of: Vec::new() };
        if pool.heroes.is_empty() {
            return Err(PoolError::NoHero);
        }
        for mode in modes {
            if pool.boards_for(least_seats(*mode)).next().is_none() {
                return Err(PoolError::NoBoard(mode.name()));
            }
        }
        Ok(pool)
    }

    /// With one of these heroes at least in every game; who is not drawn from yet, is from now on. No names change nothing.
    pub fn with_one_of(mut self, content: &Content, names: &[String]) -> Result<Self, PoolError> {
        for name in names {
            let hero = content.hero(name)?;
            let known = self.heroes.iter().position(|other| Arc::ptr_eq(other, hero));
            self.one_of.push(known.unwrap_or(self.heroes.len()));
            if known.is_none() {
                self.heroes.push(hero.clone());
            }
        }
        Ok(self)
    }

    /// With these heroes besides, whose texts hide what they say.
    pub fn with_heroes(mut self, heroes: Vec<Arc<Hero>>) -> Self {
        let read = self.heroes.len() - self.made;
        self.heroes.splice(read..read, heroes);
        self
    }

    /// With these heroes besides, whose texts nobody has read.
    pub fn with_made(mut self, heroes: Vec<Arc<Hero>>) -> Self {
        self.made += heroes.len();
        self.heroes.extend(heroes);
        self
    }

    /// Whether the hero was made by a program.
    pub fn is_made(&self, index: usize) -> bool {
        index + self.made >= self.heroes.len()
    }

    pub fn hero_name(&self, index: usize) -> &str {
        &self.heroes[index].name
    }

    /// All that games are drawn from, by name: heroes, boards, modes.
    pub fn names(&self) -> [Vec<String>; 3] {
        let heroes = self.heroes.iter().map(|hero| hero.name.clone()).collect();
        let boards = self.boards.iter().map(|(board, _)| board.name.clone()).collect();
        let modes = self.modes.iter().map(|mode| mode.name().to_owned()).collect();
        [heroes, boards, modes]
    }

    /// The heroes of which one plays in every game, by name.
    pub fn one_of(&self) -> Vec<String> {
        self.one_of.iter().map(|&index| self.heroes[index].name.clone()).collect()
    }

    pub fn hero(&self, index: usize) -> &Hero {
        &self.heroes[index]
    }

    pub fn hero_count(&self) -> usize {
        self.heroes.len()
    }

    /// The boards that duels may be played on.
    pub fn duel_boards(&self) -> Vec<&str> {
        self.boards_for(2).map(|(board, _)| board.name.as_str()).collect()
    }

    /// Two heroes on one of `duel_boards`, if they find room there.
    pub fn duel(&self, board: usize, heroes: [usize; 2]) -> Option<Setup> {
        let (board, items) = self.boards_for(2).nth(board)?;
        self.join(board, items, heroes.to_vec(), Mode::Duel)
    }

    fn boards_for(&self, seats: usize) -> impl Iterator<Item = &(Arc<Board>, Vec<Arc<Item>>)> {
        self.boards.iter().filter(move |(board, _)| board.starts.len() >= seats)
    }

    /// A match drawn by `seed`: mode, seats, board, heroes (also the same hero twice).
    pub fn draw(&self, seed: u64) -> Setup {
        let mut rng = Rng::new(seed);
        loop {
            let mode = self.modes[rng.below(self.modes.len())];
            let seats = match mode {
                Mode::Duel => 2,
                Mode::FreeForAll => 3 + rng.below(2),
                Mode::Teams => 4,
            };
            let boards: Vec<_> = self.boards_for(seats).collect();
            if boards.is_empty() {
                continue;
            }
            let (board, items) = boards[rng.below(boards.len())];
            let mut heroes: Vec<usize> = (0..seats).map(|_| rng.below(self.heroes.len())).collect();
            if !self.one_of.is_empty() && !heroes.iter().any(|hero| self.one_of.contains(hero)) {
                heroes[rng.below(seats)] = self.one_of[rng.below(self.one_of.len())];
            }
            if let Some(setup) = self.join(board, items, heroes, mode) {
                return setup;
            }
        }
    }

    fn join(&self, board: &Arc<Board>, items: &[Arc<Item>], heroes: Vec<usize>, mode: Mode) -> Option<Setup> {
        let chosen: Vec<Arc<Hero>> = heroes.iter().map(|&index| self.heroes[index].clone()).collect();
        let game = Match::new(board.clone(), &chosen, items.to_vec(), mode, self.switches).ok()?;
        game.check_room().ok()?;
        Some(Setup { game, heroes })
    }

    /// Every ordered pair of heroes on every board, as duels.
    pub fn all_duels(&self) -> Vec<Setup> {
        let mut setups = Vec::new();
        for (board, items) in self.boards_for(2) {
            for a in 0..self.heroes.len() {
                for b in 0..self.heroes.len() {
                    setups.extend(self.join(board, items, vec![a, b], Mode::Duel));
                }
            }
        }
        setups
    }
}

fn least_seats(mode: Mode) -> usize {
    match mode {
        Mode::Duel => 2,
        Mode::FreeForAll => 3,
        Mode::Teams => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_of_some_heroes_plays_in_every_game() {
        let content = Content::built_in().expect("the built-in content is sound");
        let all: Vec<String> = content.heroes.iter().map(|hero| hero.name.clone()).collect();
        let (first, last) = (&all[..2], &all[2..4]);
        let pool = Pool::new(&content, first, &[], &Mode::ALL, Switches::default()).expect("they can play");
        let pool = pool.with_one_of(&content, last).expect("they are known");
        assert_eq!((pool.hero_count(), pool.one_of()), (4, last.to_vec()));
        let mut both = 0;
        for seed in 0..200 {
            let names: Vec<String> = pool.draw(seed).game.seats.iter().map(|seat| seat.hero.name.clone()).collect();
            assert!(names.iter().any(|name| last.contains(name)), "{names:?}");
            both += usize::from(names.iter().any(|name| first.contains(name)));
        }
        assert!(both > 50, "{both}");
        assert!(pool.with_one_of(&content, &["nobody".to_owned()]).is_err());
    }
}
