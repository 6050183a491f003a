//! Many games: arena, matrix, self-play, tuning, review, whole or in parts. They run on threads of their own, while Python tells how far they are and can be interrupted.

use std::collections::BTreeMap;
use std::io;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use peerless_bots::eval::{Features, WEIGHTS};
use peerless_lab::Pool;
use peerless_lab::arena::{Arena, Bout, report as arena_figures};
use peerless_lab::homebrew::draw_heroes;
use peerless_lab::matrix::{Matrix, read_kept};
use peerless_lab::review::{Review, budget_of};
use peerless_lab::selfplay::Selfplay;
use peerless_lab::tune::{TEST_DEALS, Tune};
use peerless_rules::Mode;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use serde_json::{Value, json};

use crate::content::{Content, given};
use crate::game::{read_mode, read_record, read_switches};
use crate::wire::{refuse, to_python};

/// How often Python is told how far something is.
const PULSE: Duration = Duration::from_millis(50);
/// No machine has use for more.
const MOST_THREADS: usize = 256;

/// How far something has come, and whether it should go on.
#[derive(Default)]
struct Meter {
    done: AtomicU64,
    total: AtomicU64,
    stop: AtomicBool,
}

impl Meter {
    fn set(&self, done: u64, total: u64) -> ControlFlow<()> {
        self.done.store(done, Ordering::Relaxed);
        self.total.store(total, Ordering::Relaxed);
        if self.stop.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// One bot against another: the report, with every game under `bouts`.
#[pyfunction]
#[pyo3(signature = (a, b, *, games = 200, seed = 1, heroes = None, boards = None, modes = None, switches = None, content = None,
                    threads = None, sprt = None, keep = false, progress = None))]
#[expect(clippy::too_many_arguments, reason = "keywords of Python")]
pub fn arena<'py>(
    py: Python<'py>,
    a: String,
    b: String,
    games: u64,
    seed: u64,
    heroes: Option<Vec<String>>,
    boards: Option<Vec<String>>,
    modes: Option<Vec<String>>,
    switches: Option<BTreeMap<String, String>>,
    content: Option<&Bound<'_, Content>>,
    threads: Option<usize>,
    sprt: Option<(f64, f64)>,
    keep: bool,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    if games < 2 {
        return Err(refuse("an arena plays at least 2 games"));
    }
    check_sprt(sprt)?;
    let pool = pool(heroes, boards, modes, switches, content)?;
    let arena = Arena { pool, a, b, games, seed, threads: cores(threads), sprt, keep, weights: None };
    let played = watched(py, progress, |meter| arena.run(&|done, _| meter.set(done as u64, games)))?;
    let (report, bouts) = played.map_err(refuse)?;
    let mut report = serde_json::to_value(report).map_err(refuse)?;
    let with_record = |bout: &Bout| {
        let mut value = json!(bout);
        if let Some(record) = &bout.record {
            value["record"] = json!(record);
        }
        value
    };
    report["bouts"] = bouts.iter().map(with_record).collect::<Vec<Value>>().into();
    to_python(py, &report)
}

/// The deals of an arena in parts of so many: the number of the first deal of each, and its games. A part is an arena of its own, whose
/// seed is that much further.
#[pyfunction]
#[pyo3(signature = (deals, *, games = 200, seed = 1, heroes = None, boards = None, modes = None, switches = None, content = None))]
#[expect(clippy::too_many_arguments, reason = "keywords of Python")]
pub fn arena_parts(
    py: Python<'_>,
    deals: u64,
    games: u64,
    seed: u64,
    heroes: Option<Vec<String>>,
    boards: Option<Vec<String>>,
    modes: Option<Vec<String>>,
    switches: Option<BTreeMap<String, String>>,
    content: Option<&Bound<'_, Content>>,
) -> PyResult<Vec<(u64, u64)>> {
    if games < 2 {
        return Err(refuse("an arena plays at least 2 games"));
    }
    let pool = pool(heroes, boards, modes, switches, content)?;
    let nobody = String::new;
    let arena =
        Arena { pool, a: nobody(), b: nobody(), games, seed, threads: 1, sprt: None, keep: false, weights: None };
    Ok(py.detach(|| arena.parts(deals)))
}

/// What the games of an arena come to, given as JSON.
#[pyfunction]
#[pyo3(signature = (a, b, bouts, *, sprt = None))]
pub fn arena_report<'py>(
    py: Python<'py>,
    a: &str,
    b: &str,
    bouts: &str,
    sprt: Option<(f64, f64)>,
) -> PyResult<Bound<'py, PyAny>> {
    check_sprt(sprt)?;
    let bouts: Vec<Bout> = serde_json::from_str(bouts).map_err(refuse)?;
    to_python(py, &arena_figures(a, b, sprt, &bouts))
}

/// Every hero against every hero: the report, with its table under `csv` and its picture under `svg`. `kept` are the lines of an
/// earlier run, which goes on from there; `keep` gets every new line, and before all others the one that says what is played. Of a
/// `pair` nobody else plays.
#[pyfunction]
#[pyo3(signature = (bot = "greedy", *, games = 200, precision = 0.0, seed = 1, heroes = None, boards = None, content = None,
                    threads = None, seconds = None, pair = None, kept = "", keep = None, progress = None))]
#[expect(clippy::too_many_arguments, reason = "keywords of Python")]
pub fn matrix<'py>(
    py: Python<'py>,
    bot: &str,
    games: u64,
    precision: f64,
    seed: u64,
    heroes: Option<Vec<String>>,
    boards: Option<Vec<String>>,
    content: Option<&Bound<'_, Content>>,
    threads: Option<usize>,
    seconds: Option<f64>,
    pair: Option<[String; 2]>,
    kept: &str,
    keep: Option<Py<PyAny>>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let mut matrix = open_matrix(bot, games, precision, seed, heroes, boards, content)?;
    matrix.threads = cores(threads);
    matrix.pair = pair;
    matrix.until = match seconds.map(Duration::try_from_secs_f64) {
        None => None,
        Some(Ok(seconds)) => Instant::now().checked_add(seconds),
        Some(Err(_)) => return Err(refuse("a matrix takes a number of seconds that is not negative")),
    };
    let (header, batches, _) = read_kept(kept).map_err(refuse)?;
    match &header {
        Some(header) => matrix.header().check(header).map_err(refuse)?,
        None => hand_on(py, keep.as_ref(), &matrix.header().to_line())?,
    }
    let report = watched(py, progress, |meter| {
        matrix.run(batches, &|batch, at| {
            if meter.set(at.games, at.planned).is_break() {
                return Err(io::ErrorKind::Interrupted.into());
            }
            Python::attach(|py| hand_on(py, keep.as_ref(), &batch.to_line())).map_err(io::Error::other)
        })
    })?;
    let report = report.map_err(refuse)?;
    let mut value = json!(report);
    value["csv"] = report.csv().into();
    value["svg"] = report.svg().into();
    to_python(py, &value)
}

/// What is left of a matrix after the kept lines: the line that says what is played, the pairs that are not done, the games that are, and
/// those that are planned.
#[pyfunction]
#[pyo3(signature = (bot = "greedy", *, games = 200, precision = 0.0, seed = 1, heroes = None, boards = None, content = None, pair = None,
                    kept = ""))]
#[expect(clippy::too_many_arguments, reason = "keywords of Python")]
pub fn matrix_left(
    bot: &str,
    games: u64,
    precision: f64,
    seed: u64,
    heroes: Option<Vec<String>>,
    boards: Option<Vec<String>>,
    content: Option<&Bound<'_, Content>>,
    pair: Option<[String; 2]>,
    kept: &str,
) -> PyResult<(String, Vec<[String; 2]>, u64, u64)> {
    peerless_bots::by_name(bot, 0).map_err(refuse)?;
    let mut matrix = open_matrix(bot, games, precision, seed, heroes, boards, content)?;
    matrix.pair = pair;
    let (header, batches, _) = read_kept(kept).map_err(refuse)?;
    header.map_or(Ok(()), |header| matrix.header().check(&header)).map_err(refuse)?;
    let at = matrix.progress_of(&batches);
    Ok((matrix.header().to_line(), matrix.open_pairs(&batches), at.games, at.planned))
}

fn open_matrix(
    bot: &str,
    games: u64,
    precision: f64,
    seed: u64,
    heroes: Option<Vec<String>>,
    boards: Option<Vec<String>>,
    content: Option<&Bound<'_, Content>>,
) -> PyResult<Matrix> {
    if games < 2 {
        return Err(refuse("a matrix plays at least 2 games of a pair"));
    }
    let content = given(content.map(Bound::get))?;
    let name = |hero: &String| Ok(content.hero(hero).map_err(refuse)?.name.clone());
    let heroes = unique(heroes.unwrap_or_default().iter().map(name).collect::<PyResult<_>>()?);
    let name = |board: &String| Ok(content.board(board).map_err(refuse)?.name.clone());
    let mut boards = unique(boards.unwrap_or_default().iter().map(name).collect::<PyResult<_>>()?);
    if boards.is_empty() {
        boards = content.boards.iter().map(|board| board.name.clone()).collect();
    }
    // In one order, so that the same choice goes on from the same lines.
    boards.sort();
    let pool = Pool::new(&content, &heroes, &boards, &[Mode::Duel], read_switches(None)?).map_err(refuse)?;
    Ok(Matrix { pool, bot: bot.to_owned(), games, precision, seed, threads: 1, until: None, pair: None })
}

/// What the files of a folder of positions have in common, as they tell it.
#[pyfunction]
#[pyo3(signature = (bot = "greedy", *, noise = 10, one_in = 4, made = 0, seed = 1, heroes = None, boards = None, modes = None, switches = None,
                    content = None))]
#[expect(clippy::too_many_arguments, reason = "keywords of Python")]
pub fn selfplay_header(
    bot: &str,
    noise: usize,
    one_in: usize,
    made: usize,
    seed: u64,
    heroes: Option<Vec<String>>,
    boards: Option<Vec<String>>,
    modes: Option<Vec<String>>,
    switches: Option<BTreeMap<String, String>>,
    content: Option<&Bound<'_, Content>>,
) -> PyResult<String> {
    let pool = pool(heroes, boards, modes, switches, content)?.with_made(draw_heroes(made, seed));
    let selfplay = Selfplay { pool, bot: bot.to_owned(), noise, one_in, seed, weights: None, choices: false };
    selfplay.check().map_err(refuse)?;
    Ok(serde_json::to_string_pretty(&selfplay.header()).map_err(refuse)? + "\n")
}

/// One file of a folder of positions.
#[pyfunction]
#[pyo3(signature = (part, bot = "greedy", *, noise = 10, one_in = 4, made = 0, seed = 1, heroes = None, boards = None, modes = None,
                    switches = None, content = None))]
#[expect(clippy::too_many_arguments, reason = "keywords of Python")]
pub fn selfplay_file<'py>(
    py: Python<'py>,
    part: u64,
    bot: &str,
    noise: usize,
    one_in: usize,
    made: usize,
    seed: u64,
    heroes: Option<Vec<String>>,
    boards: Option<Vec<String>>,
    modes: Option<Vec<String>>,
    switches: Option<BTreeMap<String, String>>,
    content: Option<&Bound<'_, Content>>,
) -> PyResult<Bound<'py, PyBytes>> {
    let pool = pool(heroes, boards, modes, switches, content)?;
    let file = py.detach(|| {
        let pool = pool.with_made(draw_heroes(made, seed));
        Selfplay { pool, bot: bot.to_owned(), noise, one_in, seed, weights: None, choices: false }.files(part)
    });
    Ok(PyBytes::new(py, &file.map_err(refuse)?.positions))
}

/// Better weights of the bots' judgement: the report. `wins(a, b, seed, deals)` may count elsewhere how many games of these deals the
/// weights `a` win against `b`, as `tune_wins` does.
#[pyfunction]
#[pyo3(signature = (*, steps = 300, deals = 16, test_deals = TEST_DEALS, seed = 1, content = None, threads = None,
                    wins = None, progress = None))]
#[expect(clippy::too_many_arguments, reason = "keywords of Python")]
pub fn tune<'py>(
    py: Python<'py>,
    steps: u64,
    deals: u64,
    test_deals: u64,
    seed: u64,
    content: Option<&Bound<'_, Content>>,
    threads: Option<usize>,
    wins: Option<Py<PyAny>>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    if steps == 0 || deals == 0 || test_deals == 0 {
        return Err(refuse("tuning takes at least one step and one deal"));
    }
    let tune = Tune { steps, deals, test_deals, seed, threads: cores(threads), ..tuning(content)? };
    let report = watched(py, progress, |meter| {
        tune.run_by(
            &|step| {
                let _ = meter.set(step, steps);
            },
            &|a, b, seed, deals| {
                if meter.stop.load(Ordering::Relaxed) {
                    return Err(refuse("it was stopped"));
                }
                match &wins {
                    None => Ok(tune.wins(a, b, seed, deals)),
                    Some(wins) => Python::attach(|py| wins.call1(py, (a, b, seed, deals))?.extract(py)),
                }
            },
        )
    })??;
    to_python(py, &report)
}

/// The games of so many deals, from a seed on, that some weights win against others.
#[pyfunction]
#[pyo3(signature = (a, b, seed, deals, *, content = None, threads = None))]
pub fn tune_wins(
    py: Python<'_>,
    a: Features,
    b: Features,
    seed: u64,
    deals: u64,
    content: Option<&Bound<'_, Content>>,
    threads: Option<usize>,
) -> PyResult<u64> {
    let tune = Tune { threads: cores(threads), ..tuning(content)? };
    Ok(py.detach(|| tune.wins(a, b, seed, deals)))
}

fn tuning(content: Option<&Bound<'_, Content>>) -> PyResult<Tune> {
    let pool = pool(None, None, None, None, content)?;
    Ok(Tune { pool, start: WEIGHTS, steps: 0, deals: 0, test_deals: 0, seed: 0, threads: 1 })
}

/// What the decisions of a record were worth: the report, with its picture under `svg`.
#[pyfunction]
#[pyo3(signature = (record, *, bot = "search:300", clear = 0.06, seed = 1, content = None, threads = None, progress = None))]
#[expect(clippy::too_many_arguments, reason = "keywords of Python")]
pub fn review<'py>(
    py: Python<'py>,
    record: &str,
    bot: &str,
    clear: f64,
    seed: u64,
    content: Option<&Bound<'_, Content>>,
    threads: Option<usize>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let Some(budget) = budget_of(bot) else { return Err(refuse(format!("`{bot}` does not weigh options"))) };
    if !(0.0..=1.0).contains(&clear) {
        return Err(refuse("what is clearly better lies between 0 and 1"));
    }
    let (m, record) = read_record(record, content)?;
    let review = Review { budget, seed, threads: cores(threads), clear };
    let report = watched(py, progress, |meter| {
        review.run(&m, &record, &|done, total| {
            // A review looks at every decision, so there is nothing to stop in between.
            let _ = meter.set(done as u64, total as u64);
        })
    })?;
    let report = report.map_err(refuse)?;
    let mut value = json!(report);
    value["svg"] = report.svg().into();
    to_python(py, &value)
}

fn check_sprt(sprt: Option<(f64, f64)>) -> PyResult<()> {
    if sprt.is_some_and(|(elo0, elo1)| elo0.partial_cmp(&elo1) != Some(std::cmp::Ordering::Less)) {
        return Err(refuse("of the two differences of an SPRT the first is the lower one"));
    }
    Ok(())
}

/// What games are drawn from; all there is if nothing is named, and duels.
fn pool(
    heroes: Option<Vec<String>>,
    boards: Option<Vec<String>>,
    modes: Option<Vec<String>>,
    switches: Option<BTreeMap<String, String>>,
    content: Option<&Bound<'_, Content>>,
) -> PyResult<Pool> {
    let modes = modes.unwrap_or_else(|| vec![Mode::Duel.name().to_owned()]);
    let modes = modes.iter().map(|name| read_mode(name)).collect::<PyResult<Vec<_>>>()?;
    if modes.is_empty() {
        return Err(refuse("there are no modes to draw from"));
    }
    let content = given(content.map(Bound::get))?;
    let (heroes, boards) = (heroes.unwrap_or_default(), boards.unwrap_or_default());
    Pool::new(&content, &heroes, &boards, &modes, read_switches(switches)?).map_err(refuse)
}

/// Does the work on another thread. Meanwhile `progress` is called with what is done and what there is to do, and Ctrl-C stops it.
fn watched<T: Send>(py: Python<'_>, progress: Option<Py<PyAny>>, work: impl FnOnce(&Meter) -> T + Send) -> PyResult<T> {
    let meter = Meter::default();
    let tell = || {
        Python::attach(|py| {
            py.check_signals()?;
            let at = (meter.done.load(Ordering::Relaxed), meter.total.load(Ordering::Relaxed));
            progress.as_ref().map_or(Ok(()), |progress| progress.call1(py, at).map(|_| ()))
        })
    };
    py.detach(|| {
        std::thread::scope(|scope| {
            let main = std::thread::current();
            let meter = &meter;
            let worker = scope.spawn(move || {
                let result = work(meter);
                main.unpark();
                result
            });
            let mut told = Ok(());
            while told.is_ok() && !worker.is_finished() {
                std::thread::park_timeout(PULSE);
                told = tell();
            }
            meter.stop.store(told.is_err(), Ordering::Relaxed);
            let result = worker.join().map_err(|_| refuse("the engine broke off; this is a mistake of the engine"))?;
            told.and_then(|()| tell())?;
            Ok(result)
        })
    })
}

fn hand_on(py: Python<'_>, keep: Option<&Py<PyAny>>, line: &str) -> PyResult<()> {
    keep.map_or(Ok(()), |keep| keep.call1(py, (line,)).map(|_| ()))
}

fn unique(names: Vec<String>) -> Vec<String> {
    let mut kept: Vec<String> = Vec::new();
    for name in names {
        if !kept.contains(&name) {
            kept.push(name);
        }
    }
    kept
}

/// As many threads as asked for, else one for each core.
pub fn cores(asked: Option<usize>) -> usize {
    let all = || std::thread::available_parallelism().map_or(1, usize::from);
    asked.unwrap_or_else(all).clamp(1, MOST_THREADS)
}
