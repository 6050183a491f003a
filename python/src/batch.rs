//! Many games at once, for those who learn: numbers out, choices in.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use numpy::{IntoPyArray, PyArray1, PyArray2, PyArray3, PyArrayMethods, PyReadonlyArray1};
use peerless_bots::by_name;
use peerless_features::{Facts, Library, OPTION, Page, size};
use peerless_lab::Pool;
use peerless_rules::{Match, Mode, Opt, Options, Rng, SeatId, State};
use pyo3::prelude::*;

use crate::content::{Content, given};
use crate::game::{read_mode, read_switches};
use crate::lab::cores;
use crate::wire::refuse;

/// A match with what does not change about its numbers.
pub struct Table {
    pub m: Arc<Match>,
    pub facts: Facts,
}

/// So many setups are drawn from for games of more than two seats.
const SETUPS: usize = 256;

/// So many games a thread takes at a time.
const HEAP: usize = 32;

/// Many games at once. A step writes into the arrays what has changed, so nobody else may write there.
#[pyclass(module = "peerless")]
pub struct Batch {
    tables: Vec<Table>,
    games: Vec<Running>,
    threads: usize,
    longest: u32,
    observe: bool,
    most: usize,
    /// How many options each game shows.
    shown: Vec<usize>,
    /// The last games come first: they were the last ones before too, and lie in the cache.
    backwards: bool,
    #[pyo3(get)]
    observations: Py<PyArray2<i8>>,
    #[pyo3(get)]
    options: Py<PyArray3<i8>>,
    #[pyo3(get)]
    masks: Py<PyArray2<bool>>,
    #[pyo3(get)]
    seats: Py<PyArray1<i8>>,
    #[pyo3(get)]
    counts: Py<PyArray1<i32>>,
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    #[pyo3(get)]
    terminated: Py<PyArray1<bool>>,
    #[pyo3(get)]
    truncated: Py<PyArray1<bool>>,
}

/// One game of a batch.
struct Running {
    table: usize,
    state: State,
    options: Options,
    rng: Rng,
    choices: u32,
    page: Page,
}

/// Where one game writes what it shows.
struct Sheet<'o> {
    shown: &'o mut usize,
    observation: &'o mut [i8],
    options: &'o mut [i8],
    mask: &'o mut [bool],
    seat: &'o mut i8,
    count: &'o mut i32,
    reward: &'o mut [f32],
    terminated: &'o mut bool,
    truncated: &'o mut bool,
}

/// What all games of a batch have in common.
struct Rules<'b> {
    tables: &'b [Table],
    longest: u32,
    observe: bool,
    most: usize,
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (games, *, heroes = None, boards = None, mode = "duel", seats = None, switches = None, content = None,
                        seed = 0, threads = None, max_options = 256, longest = 2000, observe = true, masks = true))]
    #[expect(clippy::too_many_arguments, reason = "keywords of Python")]
    fn new(
        py: Python<'_>,
        games: usize,
        heroes: Option<Vec<String>>,
        boards: Option<Vec<String>>,
        mode: &str,
        seats: Option<usize>,
        switches: Option<BTreeMap<String, String>>,
        content: Option<&Bound<'_, Content>>,
        seed: u64,
        threads: Option<usize>,
        max_options: usize,
        longest: u32,
        observe: bool,
        masks: bool,
    ) -> PyResult<Self> {
        if !(1..=1 << 20).contains(&games) {
            return Err(refuse("a batch has 1 to 1048576 games"));
        }
        if !(2..=4096).contains(&max_options) || longest == 0 {
            return Err(refuse("a batch shows 2 to 4096 options, and its games have at least one choice"));
        }
        let mode = read_mode(mode)?;
        let content = given(content.map(Bound::get))?;
        let (heroes, boards) = (heroes.unwrap_or_default(), boards.unwrap_or_default());
        let pool = Pool::new(&content, &heroes, &boards, &[mode], read_switches(switches)?).map_err(refuse)?;
        let seats = seats.unwrap_or(*mode.seats().start());
        let tables = py.detach(|| tables(&pool, mode, seats, seed));
        if tables.is_empty() {
            return Err(refuse(format!("there is no game of mode {} with {seats} seats in this", mode.name())));
        }
        let running = |game: usize| Running {
            table: 0,
            state: State::new(&tables[0].m, 0, &mut ()),
            options: Options::new(),
            rng: Rng::new(seed.wrapping_add(game as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)),
            choices: 0,
            page: Page::new(),
        };
        let (width, rows) = if observe { (size(seats), max_options) } else { (0, 0) };
        let mut batch = Self {
            games: (0..games).map(running).collect(),
            tables,
            threads: cores(threads),
            longest,
            observe,
            most: max_options,
            shown: vec![0; games],
            backwards: false,
            observations: PyArray2::zeros(py, [games, width], false).unbind(),
            options: PyArray3::zeros(py, [games, rows, OPTION], false).unbind(),
            masks: PyArray2::zeros(py, [games, if masks { max_options } else { 0 }], false).unbind(),
            seats: PyArray1::zeros(py, games, false).unbind(),
            counts: PyArray1::zeros(py, games, false).unbind(),
            rewards: PyArray2::zeros(py, [games, seats], false).unbind(),
            terminated: PyArray1::zeros(py, games, false).unbind(),
            truncated: PyArray1::zeros(py, games, false).unbind(),
        };
        batch.all(py, |rules, game, _, sheet| {
            game.begin(rules);
            game.show(rules, sheet);
        })?;
        Ok(batch)
    }

    /// Answers in every game with the option of this place, and shows what is asked next. Games that end begin anew.
    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        let actions = actions.as_slice().map_err(refuse)?;
        if actions.len() != self.games.len() {
            return Err(refuse(format!("there are {} games, not {}", self.games.len(), actions.len())));
        }
        for (index, (&count, &action)) in self.shown.iter().zip(actions).enumerate() {
            if usize::try_from(action).is_ok_and(|action| action < count) {
                continue;
            }
            return Err(refuse(format!("game {index} has {count} options, and {action} is none of them")));
        }
        self.all(py, |rules, game, index, sheet| game.step(rules, actions[index] as usize, sheet))
    }

    /// What a bot would choose in the games where this is wanted; 0 in the others.
    #[pyo3(signature = (bot, wanted, seed = 0))]
    fn choose<'py>(
        &self,
        py: Python<'py>,
        bot: &str,
        wanted: PyReadonlyArray1<'py, bool>,
        seed: u64,
    ) -> PyResult<Bound<'py, PyArray1<i64>>> {
        by_name(bot, 0).map_err(refuse)?;
        let wanted = wanted.as_slice().map_err(refuse)?;
        if wanted.len() != self.games.len() {
            return Err(refuse(format!("there are {} games, not {}", self.games.len(), wanted.len())));
        }
        let part = self.games.len().div_ceil(self.threads);
        let (most, tables) = (self.most, &self.tables);
        let chosen = py.detach(|| {
            let work = |games: &[Running], wanted: &[bool], first: usize| -> Vec<i64> {
                let one = |(index, (game, &wanted)): (usize, (&Running, &bool))| {
                    let seed = seed.wrapping_add((first + index) as u64);
                    if wanted { game.choice(&tables[game.table].m, bot, seed, most) } else { 0 }
                };
                games.iter().zip(wanted).enumerate().map(one).collect()
            };
            std::thread::scope(|scope| {
                let chunks = self.games.chunks(part).zip(wanted.chunks(part)).enumerate();
                let threads: Vec<_> = chunks
                    .map(|(index, (games, wanted))| scope.spawn(move || work(games, wanted, index * part)))
                    .collect();
                threads.into_iter().map(|thread| thread.join()).collect::<Result<Vec<_>, _>>()
            })
        });
        let chosen = chosen.map_err(|_| refuse("the engine broke off; this is a mistake of the engine"))?;
        Ok(chosen.concat().into_pyarray(py))
    }

    fn __len__(&self) -> usize {
        self.games.len()
    }
}

impl Batch {
    /// Does something with every game, on all threads.
    fn all(&mut self, py: Python<'_>, work: impl Fn(&Rules, &mut Running, usize, &mut Sheet) + Sync) -> PyResult<()> {
        let (mut observations, mut options) = (
            self.observations.bind(py).try_readwrite().map_err(refuse)?,
            self.options.bind(py).try_readwrite().map_err(refuse)?,
        );
        let mut masks = self.masks.bind(py).try_readwrite().map_err(refuse)?;
        let mut seats = self.seats.bind(py).try_readwrite().map_err(refuse)?;
        let mut counts = self.counts.bind(py).try_readwrite().map_err(refuse)?;
        let mut rewards = self.rewards.bind(py).try_readwrite().map_err(refuse)?;
        let mut terminated = self.terminated.bind(py).try_readwrite().map_err(refuse)?;
        let mut truncated = self.truncated.bind(py).try_readwrite().map_err(refuse)?;
        let (observations, options) =
            (observations.as_slice_mut().map_err(refuse)?, options.as_slice_mut().map_err(refuse)?);
        let (masks, seats) = (masks.as_slice_mut().map_err(refuse)?, seats.as_slice_mut().map_err(refuse)?);
        let (counts, rewards) = (counts.as_slice_mut().map_err(refuse)?, rewards.as_slice_mut().map_err(refuse)?);
        let (terminated, truncated) =
            (terminated.as_slice_mut().map_err(refuse)?, truncated.as_slice_mut().map_err(refuse)?);
        let rules = &Rules { tables: &self.tables, longest: self.longest, observe: self.observe, most: self.most };
        let count = self.games.len();
        let widths = &Widths {
            observation: observations.len() / count,
            options: options.len() / count,
            mask: masks.len() / count,
            reward: rewards.len() / count,
        };
        let (games, shown) = (&mut *self.games, &mut *self.shown);
        let mut rest =
            Rest { games, shown, observations, options, masks, seats, counts, rewards, terminated, truncated };
        let threads = self.threads.min(count.div_ceil(HEAP));
        let part = count.div_ceil(threads);
        let backwards = self.backwards;
        self.backwards = !backwards;
        py.detach(|| {
            // Each thread has the same games every time, which lie in the cache of its core; who is done takes those of others.
            let parts: Vec<_> = (0..threads)
                .map(|index| {
                    let first = index * part;
                    Mutex::new((first, rest.take(part.min(rest.games.len()), false, widths)))
                })
                .collect();
            let (parts, work) = (&parts, &work);
            let run = |thread: usize| {
                move || {
                    for other in 0..threads {
                        // Only who takes a heap holds the lock, and taking one cannot fail.
                        while let Ok(mut part) = parts[(thread + other) % threads].lock() {
                            let (first, rest) = &mut *part;
                            let (start, size) = (*first, HEAP.min(rest.games.len()));
                            if size == 0 {
                                break;
                            }
                            let start = if backwards { start + rest.games.len() - size } else { start };
                            if !backwards {
                                *first += size;
                            }
                            let heap = rest.take(size, backwards, widths);
                            drop(part);
                            heap.each(backwards, widths, |index, game, sheet| work(rules, game, start + index, sheet));
                        }
                    }
                }
            };
            std::thread::scope(|scope| {
                for thread in 1..threads {
                    scope.spawn(run(thread));
                }
                run(0)();
            });
        });
        Ok(())
    }
}

/// How many numbers of each array a game has.
struct Widths {
    observation: usize,
    options: usize,
    mask: usize,
    reward: usize,
}

/// The arrays of some games.
struct Rest<'o> {
    games: &'o mut [Running],
    shown: &'o mut [usize],
    observations: &'o mut [i8],
    options: &'o mut [i8],
    masks: &'o mut [bool],
    seats: &'o mut [i8],
    counts: &'o mut [i32],
    rewards: &'o mut [f32],
    terminated: &'o mut [bool],
    truncated: &'o mut [bool],
}

/// So many from the beginning of what is left, or from its end.
fn cut<'o, T>(rest: &mut &'o mut [T], count: usize, last: bool) -> &'o mut [T] {
    let all = std::mem::take(rest);
    let (own, left) = if last {
        let (left, own) = all.split_at_mut(all.len() - count);
        (own, left)
    } else {
        all.split_at_mut(count)
    };
    *rest = left;
    own
}

impl<'o> Rest<'o> {
    /// Those of the first games, or of the last.
    fn take(&mut self, games: usize, last: bool, widths: &Widths) -> Self {
        Self {
            games: cut(&mut self.games, games, last),
            shown: cut(&mut self.shown, games, last),
            observations: cut(&mut self.observations, games * widths.observation, last),
            options: cut(&mut self.options, games * widths.options, last),
            masks: cut(&mut self.masks, games * widths.mask, last),
            seats: cut(&mut self.seats, games, last),
            counts: cut(&mut self.counts, games, last),
            rewards: cut(&mut self.rewards, games * widths.reward, last),
            terminated: cut(&mut self.terminated, games, last),
            truncated: cut(&mut self.truncated, games, last),
        }
    }

    fn each(mut self, backwards: bool, widths: &Widths, mut work: impl FnMut(usize, &mut Running, &mut Sheet)) {
        let count = self.games.len();
        for step in 0..count {
            let one = self.take(1, backwards, widths);
            let mut sheet = Sheet {
                shown: &mut one.shown[0],
                observation: one.observations,
                options: one.options,
                mask: one.masks,
                seat: &mut one.seats[0],
                count: &mut one.counts[0],
                reward: one.rewards,
                terminated: &mut one.terminated[0],
                truncated: &mut one.truncated[0],
            };
            let index = if backwards { count - 1 - step } else { step };
            work(index, &mut one.games[0], &mut sheet);
        }
    }
}

impl Running {
    /// A new game of one of the setups.
    fn begin(&mut self, rules: &Rules) {
        self.table = self.rng.below(rules.tables.len());
        let m = &rules.tables[self.table].m;
        self.state = State::new(m, self.rng.next_u64(), &mut ());
        self.state.options(m, &mut self.options);
        self.choices = 0;
        self.page.begin();
    }

    fn step(&mut self, rules: &Rules, action: usize, sheet: &mut Sheet) {
        let m = &rules.tables[self.table].m;
        let opt = self.options[place(action, self.options.len(), rules.most)];
        self.state.answer_unchecked(m, opt, &mut self.options, &mut ());
        self.choices += 1;
        let outcome = self.state.outcome();
        *sheet.terminated = outcome.is_some();
        *sheet.truncated = outcome.is_none() && self.choices >= rules.longest;
        sheet.reward.fill(0.0);
        if let Some(outcome) = outcome {
            for (seat, reward) in m.seat_ids().zip(&mut *sheet.reward) {
                *reward = if m.team(seat) == outcome.team { 1.0 } else { -1.0 };
            }
        }
        if *sheet.terminated || *sheet.truncated {
            self.begin(rules);
        }
        self.show(rules, sheet);
    }

    /// Shows what is asked.
    fn show(&mut self, rules: &Rules, sheet: &mut Sheet) {
        let Table { m, facts } = &rules.tables[self.table];
        let seat = self.state.question(m).map_or(SeatId(0), |question| question.seat);
        let count = self.options.len().min(rules.most);
        *sheet.seat = seat.0 as i8;
        *sheet.count = count as i32;
        if !sheet.mask.is_empty() {
            // All up to here were there before, or none.
            let (less, more) = (count.min(*sheet.shown), count.max(*sheet.shown));
            sheet.mask[less..more].fill(count == more);
        }
        *sheet.shown = count;
        if rules.observe {
            self.page.observe(m, facts, &self.state, seat, sheet.observation);
            let options = (0..count).map(|action| self.options[place(action, self.options.len(), rules.most)]);
            let (rows, _) = sheet.options.as_chunks_mut();
            self.page.describe(m, facts, &self.state, sheet.observation, options, rows);
        }
    }

    /// The place of the option that a bot would take, or of one near it where not all are shown.
    fn choice(&self, m: &Match, bot: &str, seed: u64, most: usize) -> i64 {
        let Some(question) = self.state.question(m) else { return 0 };
        let Ok(mut bot) = by_name(bot, seed) else { return 0 };
        let opt: Opt = bot.choose(m, &self.state.view(m, Some(question.seat)), &self.options);
        let index = self.options.iter().position(|&other| other == opt).unwrap_or(0);
        let count = self.options.len().max(1);
        (if count > most { index * most / count } else { index }) as i64
    }
}

/// The option that an action means: where there are more than are shown, every so many-th.
pub fn place(action: usize, count: usize, most: usize) -> usize {
    if count > most { action * count / most } else { action }
}

/// What the games of a batch are drawn from.
fn tables(pool: &Pool, mode: Mode, seats: usize, seed: u64) -> Vec<Table> {
    let setups = match mode {
        Mode::Duel if seats == 2 => pool.all_duels(),
        _ if !mode.seats().contains(&seats) => Vec::new(),
        _ => {
            let drawn = (0..).map(|game: u64| pool.draw(seed.wrapping_add(game))).take(20 * SETUPS);
            drawn.filter(|setup| setup.game.seats.len() == seats).take(SETUPS).collect()
        }
    };
    let mut library = Library::default();
    setups.into_iter().map(|setup| Table { facts: library.facts(&setup.game), m: Arc::new(setup.game) }).collect()
}
