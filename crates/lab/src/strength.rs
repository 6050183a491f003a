//! How strong a hero is: duels against every hero on every board, both ways round, and what its cards were worth in them.
//! The luck of a deal depends on the seed, the foe and the board alone, so that two versions of a hero can be compared on the same luck.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use peerless_bots::{UnknownBot, by_name};
use peerless_content::{Content, Unknown};
use peerless_rules::*;
use serde::Serialize;

use crate::arena::interval;
use crate::laws::LONGEST;

/// What to play.
#[derive(Clone)]
pub struct Strength {
    pub content: Arc<Content>,
    pub hero: Arc<Hero>,
    /// Who plays all seats.
    pub bot: String,
    /// Deals with each foe on each board.
    pub rounds: u32,
    pub seed: u64,
    pub threads: usize,
}

/// A share with its 95 % interval.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Rate {
    pub mean: f64,
    pub low: f64,
    pub high: f64,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StrengthReport {
    pub bot: String,
    pub games: u64,
    /// Games that came to no end.
    pub unfinished: u64,
    /// Of all deals: how much of them was won.
    pub rate: Rate,
    /// Against each hero, the weakest first.
    pub foes: Vec<(String, Rate)>,
    /// On each board, the worst first.
    pub boards: Vec<(String, Rate)>,
    /// Turns of a game, on average.
    pub turns: f64,
    /// How often the hero and its foe ran out of cards.
    pub exhausted: [f64; 2],
    /// In the order of the file.
    pub cards: Vec<CardReport>,
    /// Quarters of each deal that were won, from 0 to 4, in a fixed order; for comparing.
    #[serde(skip)]
    pub deals: Vec<u8>,
}

/// What became of a card, in copies for each game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardReport {
    pub name: String,
    pub drawn: f64,
    pub attack: f64,
    pub defense: f64,
    pub scheme: f64,
    pub boost: f64,
    /// Still in hand when the game ended.
    pub kept: f64,
    /// What one copy more in the starting hand changes about the share of games that are won.
    pub worth: Rate,
}

/// How two versions of a hero compare, on the same luck.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Difference {
    /// The share of deals that the second wins, less that of the first.
    pub change: Rate,
    pub deals: u64,
}

#[derive(Debug, thiserror::Error)]
pub enum StrengthError {
    #[error(transparent)]
    Unknown(#[from] Unknown),
    #[error(transparent)]
    Bot(#[from] UnknownBot),
    #[error("it was stopped")]
    Stopped,
}

impl Strength {
    /// All deals that are played: foe and board.
    fn pairs(&self) -> Result<Vec<Pair>, StrengthError> {
        let mut pairs = Vec::new();
        for (foe, hero) in self.content.heroes.iter().enumerate() {
            for (board, place) in self.content.boards.iter().enumerate() {
                let items = self.content.items_for(place, Switches::default())?;
                let game = |heroes: [Arc<Hero>; 2]| {
                    let m = Match::new(place.clone(), &heroes, items.clone(), Mode::Duel, Switches::default()).ok()?;
                    m.check_room().ok().map(|()| m)
                };
                let first = game([self.hero.clone(), hero.clone()]);
                if let Some((first, second)) = first.zip(game([hero.clone(), self.hero.clone()])) {
                    pairs.push(Pair { foe, board, games: [first, second] });
                }
            }
        }
        Ok(pairs)
    }

    /// Plays. `progress` is told how many deals are done, and of how many; where it says no, nothing comes of it.
    pub fn run(&self, progress: &(dyn Fn(usize, usize) -> bool + Sync)) -> Result<StrengthReport, StrengthError> {
        by_name(&self.bot, 0)?;
        let pairs = self.pairs()?;
        let all = pairs.len() * self.rounds as usize;
        let (next, done, stopped) = (AtomicUsize::new(0), AtomicUsize::new(0), AtomicBool::new(false));
        let work = || {
            let mut found = Vec::new();
            loop {
                let deal = next.fetch_add(1, Ordering::Relaxed);
                if deal >= all || stopped.load(Ordering::Relaxed) {
                    return found;
                }
                // Round by round, so that all pairs are played alike whenever somebody looks.
                let (pair, round) = (&pairs[deal % pairs.len()], deal / pairs.len());
                let seed = self.seed_of(pair, round);
                for (seat, m) in pair.games.iter().enumerate() {
                    found.push((deal, self.play(m, SeatId(seat as u8), seed)));
                }
                if !progress(done.fetch_add(1, Ordering::Relaxed) + 1, all) {
                    stopped.store(true, Ordering::Relaxed);
                }
            }
        };
        let mut games: Vec<(usize, Watched)> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            threads.into_iter().flat_map(|thread| thread.join().expect("a game does not panic")).collect()
        });
        if stopped.load(Ordering::Relaxed) {
            return Err(StrengthError::Stopped);
        }
        games.sort_by_key(|(deal, game)| (*deal, game.seat));
        Ok(self.report(&pairs, &games))
    }

    /// The luck of a deal.
    fn seed_of(&self, pair: &Pair, round: usize) -> u64 {
        let place = (pair.foe * self.content.boards.len() + pair.board) as u64;
        Rng::new(self.seed ^ place << 32 ^ round as u64).next_u64()
    }

    fn play(&self, m: &Match, seat: SeatId, seed: u64) -> Watched {
        let mut game = Watched::new(seat, self.hero.cards.len());
        let mut bots: Vec<_> =
            (0..2).map(|nth| by_name(&self.bot, seed.wrapping_add(nth)).expect("checked before")).collect();
        let mut options = Options::new();
        let mut state = State::new(m, seed, &mut game);
        game.begun = true;
        state.options(m, &mut options);
        for _ in 0..LONGEST {
            let Some(question) = state.question(m).filter(|_| !options.is_empty()) else { break };
            let opt = bots[question.seat.index()].choose(m, &state.view(m, Some(question.seat)), &options);
            state.answer_unchecked(m, opt, &mut options, &mut game);
        }
        game.won = state.outcome().map(|outcome| outcome.team == m.team(seat));
        game.turns = state.turn();
        for card in state.hand(seat) {
            game.note(seat, Some(card), Use::Kept);
        }
        game
    }

    fn report(&self, pairs: &[Pair], games: &[(usize, Watched)]) -> StrengthReport {
        let quarters = |game: &Watched| match game.won {
            Some(true) => 2,
            Some(false) => 0,
            None => 1,
        };
        let deals: Vec<u8> = games.chunks(2).map(|both| both.iter().map(|(_, game)| quarters(game)).sum()).collect();
        let rate_of = |is: &dyn Fn(&Pair) -> bool| {
            let scores = deals.iter().enumerate().filter(|(deal, _)| is(&pairs[deal % pairs.len()]));
            rate(&scores.map(|(_, quarters)| f64::from(*quarters) / 4.0).collect::<Vec<_>>())
        };
        let listed = |names: Vec<&String>, is: &dyn Fn(&Pair, usize) -> bool| {
            let mut list: Vec<(String, Rate)> = names
                .into_iter()
                .enumerate()
                .filter(|(index, _)| pairs.iter().any(|pair| is(pair, *index)))
                .map(|(index, name)| (name.clone(), rate_of(&|pair| is(pair, index))))
                .collect();
            list.sort_by(|(_, a), (_, b)| a.mean.total_cmp(&b.mean));
            list
        };
        let count = games.len().max(1) as f64;
        let share = |what: &dyn Fn(&Watched) -> f64| games.iter().map(|(_, game)| what(game)).sum::<f64>() / count;
        let cards = self.hero.cards.iter().enumerate().filter(|(_, card)| card.bonus_of.is_none());
        let card = |(index, card): (usize, &CardDef)| {
            let each = |what: Use| share(&|game| f64::from(game.uses[index][what as usize]));
            let started: Vec<(f64, f64)> = games
                .iter()
                .map(|(_, game)| (f64::from(game.uses[index][Use::Started as usize]), f64::from(quarters(game)) / 2.0))
                .collect();
            CardReport {
                name: card.name.clone(),
                drawn: each(Use::Drawn),
                attack: each(Use::Attack),
                defense: each(Use::Defense),
                scheme: each(Use::Scheme),
                boost: each(Use::Boost),
                kept: each(Use::Kept),
                worth: slope(&started),
            }
        };
        StrengthReport {
            bot: self.bot.clone(),
            games: games.len() as u64,
            unfinished: games.iter().filter(|(_, game)| game.won.is_none()).count() as u64,
            rate: rate_of(&|_| true),
            foes: listed(self.content.heroes.iter().map(|hero| &hero.name).collect(), &|pair, foe| pair.foe == foe),
            boards: listed(self.content.boards.iter().map(|board| &board.name).collect(), &|pair, board| {
                pair.board == board
            }),
            turns: share(&|game| f64::from(game.turns)),
            exhausted: [0, 1].map(|side| share(&|game| f64::from(u8::from(game.exhausted[side])))),
            cards: cards.map(card).collect(),
            deals,
        }
    }
}

/// How the second of two reports compares with the first; both must be of the same foes, boards, rounds and seed.
pub fn compare(before: &StrengthReport, now: &StrengthReport) -> Difference {
    let changes = before.deals.iter().zip(&now.deals).map(|(a, b)| (f64::from(*b) - f64::from(*a)) / 4.0);
    let changes: Vec<f64> = changes.collect();
    let (mean, error) = mean_and_error(&changes);
    Difference {
        change: Rate { mean, low: mean - 1.96 * error, high: mean + 1.96 * error },
        deals: changes.len() as u64,
    }
}

fn rate(scores: &[f64]) -> Rate {
    let (mean, low, high) = interval(scores);
    Rate { mean, low, high }
}

fn mean_and_error(values: &[f64]) -> (f64, f64) {
    let count = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
    (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
}

/// How much the second grows with each one of the first (least squares), with its 95 % interval.
fn slope(points: &[(f64, f64)]) -> Rate {
    let count = points.len().max(1) as f64;
    let (x, y) = (points.iter().map(|p| p.0).sum::<f64>() / count, points.iter().map(|p| p.1).sum::<f64>() / count);
    let spread = points.iter().map(|p| (p.0 - x).powi(2)).sum::<f64>();
    if spread < 1e-9 {
        return Rate { mean: 0.0, low: -1.0, high: 1.0 };
    }
    let mean = points.iter().map(|p| (p.0 - x) * (p.1 - y)).sum::<f64>() / spread;
    let rest = points.iter().map(|p| (p.1 - y - mean * (p.0 - x)).powi(2)).sum::<f64>();
    let error = 1.96 * (rest / (count - 2.0).max(1.0) / spread).sqrt();
    Rate { mean, low: mean - error, high: mean + error }
}

/// A foe on a board, with the hero first and second.
struct Pair {
    foe: usize,
    board: usize,
    games: [Match; 2],
}

/// What a copy of a card was used as.
#[derive(Clone, Copy)]
enum Use {
    Started,
    Drawn,
    Attack,
    Defense,
    Scheme,
    Boost,
    Kept,
}

/// A game as the hero's seat saw it.
struct Watched {
    seat: SeatId,
    begun: bool,
    won: Option<bool>,
    turns: u16,
    /// The hero, and its foe.
    exhausted: [bool; 2],
    /// By card and `Use`.
    uses: Vec<[u8; 7]>,
}

impl Watched {
    fn new(seat: SeatId, cards: usize) -> Self {
        Self { seat, begun: false, won: None, turns: 0, exhausted: [false; 2], uses: vec![[0; 7]; cards] }
    }

    fn note(&mut self, seat: SeatId, card: Option<CardId>, what: Use) {
        let row = card.filter(|_| seat == self.seat).and_then(|card| self.uses.get_mut(card.index()));
        if let Some(row) = row {
            let count = &mut row[what as usize];
            *count = count.saturating_add(1);
        }
    }
}

impl Host for Watched {
    fn event(&mut self, event: Event) {
        if let Event::Draw { seat, card } = event {
            self.note(seat, card, Use::Drawn);
            if !self.begun {
                self.note(seat, card, Use::Started);
            }
        } else if let Event::Commit { seat, what, card } = event {
            if what == Commit::Attack {
                self.note(seat, card, Use::Attack);
            } else if what == Commit::Defense {
                self.note(seat, card, Use::Defense);
            }
        } else if let Event::Scheme { seat, card, .. } = event {
            self.note(seat, Some(card), Use::Scheme);
        } else if let Event::Boost { seat, card } = event {
            self.note(seat, Some(card), Use::Boost);
        } else if let Event::Exhausted { seat } = event {
            self.exhausted[usize::from(seat != self.seat)] = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strength(edit: impl Fn(&str) -> String, threads: usize) -> Strength {
        let mut content = Content::built_in().unwrap();
        let hero = content.heroes[0].clone();
        let text = content.text_of(PieceKind::Hero, &hero.name).unwrap();
        let hero = Arc::new(peerless_content::parse_hero("hero", &edit(&text)).unwrap());
        content.heroes.truncate(3);
        content.boards.truncate(2);
        Strength { content: Arc::new(content), hero, bot: "greedy".into(), rounds: 4, seed: 7, threads }
    }

    fn played(edit: impl Fn(&str) -> String, threads: usize) -> StrengthReport {
        strength(edit, threads).run(&|_, _| true).unwrap()
    }

    #[test]
    fn the_same_seed_gives_the_same_report_on_any_number_of_threads() {
        let report = played(str::to_owned, 1);
        assert_eq!(report, played(str::to_owned, 3));
        assert_eq!((report.games, report.deals.len(), report.foes.len(), report.boards.len()), (48, 24, 3, 2));
        assert!(report.rate.low <= report.rate.mean && report.rate.mean <= report.rate.high);
        assert!(report.cards.iter().all(|card| card.drawn > 0.0), "every card is drawn in some game");
        assert!(report.cards.iter().any(|card| card.attack > 0.0) && report.cards.iter().any(|card| card.boost > 0.0));
        assert!(
            report.cards.iter().any(|card| card.kept > 0.0) && report.cards.iter().all(|card| card.kept < card.drawn)
        );
    }

    #[test]
    fn a_small_search_gives_the_same_report_twice() {
        let search = |threads| Strength { bot: "search:5".into(), rounds: 1, ..strength(str::to_owned, threads) };
        let report = search(1).run(&|_, _| true).unwrap();
        assert_eq!(report, search(2).run(&|_, _| true).unwrap());
        assert_eq!((report.games, report.unfinished), (12, 0));
    }

    #[test]
    fn a_change_is_compared_on_the_same_luck() {
        let before = played(str::to_owned, 2);
        let same = compare(&before, &played(str::to_owned, 2));
        assert_eq!((same.change.mean, same.change.low, same.change.high, same.deals), (0.0, 0.0, 0.0, 24));
        let stronger = played(|text| text.replace("\nhealth = 1", "\nhealth = 9"), 2);
        let change = compare(&before, &stronger).change;
        assert!(change.low > 0.1, "with eighty more health it wins more: {change:?}");
    }

    #[test]
    fn whoever_says_stop_stops_it() {
        let stopped = strength(str::to_owned, 2).run(&|done, all| done < all / 2);
        assert!(matches!(stopped, Err(StrengthError::Stopped)));
    }

    #[test]
    fn a_slope_is_that_of_its_points() {
        let found = slope(&[(0.0, 0.0), (1.0, 0.5), (2.0, 1.0), (0.0, 0.0)]);
        assert!((found.mean - 0.5).abs() < 1e-9 && (found.high - found.low) < 1e-6, "{found:?}");
        assert_eq!(slope(&[(1.0, 0.0), (1.0, 1.0)]).low, -1.0);
    }
}
