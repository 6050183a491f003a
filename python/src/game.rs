//! One game in progress.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use numpy::{IntoPyArray, PyArray1, PyArray2, PyArrayMethods};
use peerless_features::{Facts, OPTION, describe, observe, size};

use peerless_bots::{Search, Settings};
use peerless_lab::review::budget_of;
use peerless_rules::{Match, Mode, Opt, Record, Rng, SeatId, State, Switches, View};
use peerless_session::{Asked, Reader, Session, Setup, Sight};
use peerless_words::Language;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};

use crate::content::{Content, given};
use crate::wire::{PeerlessError, RefusedError, refuse, to_python};

/// A game in progress, or one that has ended. Seats count from 0.
#[pyclass(module = "peerless")]
pub struct Game {
    session: Session,
    /// What does not change about its numbers; those who stand as this one share it.
    facts: Arc<OnceLock<Facts>>,
}

/// Who must decide, what that seat sees, and what it may answer: all that a bot gets.
pub struct Asking {
    pub m: Arc<Match>,
    pub view: View,
    pub options: Vec<Opt>,
}

#[pymethods]
impl Game {
    /// A new game of these heroes, in seat order.
    #[new]
    #[pyo3(signature = (heroes, board, *, mode = "duel", switches = None, seed = 0, content = None))]
    fn new(
        heroes: Vec<String>,
        board: &str,
        mode: &str,
        switches: Option<BTreeMap<String, String>>,
        seed: u64,
        content: Option<&Bound<'_, Content>>,
    ) -> PyResult<Self> {
        let content = given(content.map(Bound::get))?;
        let m = content.set_up(board, &heroes, read_mode(mode)?, read_switches(switches)?).map_err(refuse)?;
        Ok(Self::from(Session::new(Arc::new(m), seed)))
    }

    /// The game that a record tells.
    #[staticmethod]
    #[pyo3(signature = (text, *, content = None))]
    fn from_record(text: &str, content: Option<&Bound<'_, Content>>) -> PyResult<Self> {
        let (m, record) = read_record(text, content)?;
        let mut session = Session::new(Arc::new(m), record.seed);
        for choice in &record.choices {
            session.replay(choice).map_err(refuse)?;
        }
        Ok(Self::from(session))
    }

    /// The record so far, as text.
    fn record(&self) -> PyResult<String> {
        if !self.session.is_whole() {
            return Err(PeerlessError::new_err("this game began in the middle, and no record can tell how"));
        }
        Ok(self.session.record().to_string())
    }

    /// Everything that does not change while it is played.
    #[getter]
    fn setup<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &Setup::new(&self.session.m))
    }

    /// How many seats there are.
    #[getter]
    fn seats(&self) -> usize {
        self.session.m.seats.len()
    }

    /// The team of each seat; without teams each is its own.
    #[getter]
    fn teams(&self) -> Vec<usize> {
        self.session.m.seats.iter().map(|seat| seat.team.into()).collect()
    }

    /// The seat that must decide; `None` when the game is over.
    #[getter]
    fn seat(&self) -> Option<u8> {
        self.session.question().map(|question| question.seat.0)
    }

    /// What is asked and of whom; `None` when the game is over.
    #[getter]
    fn question<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &Asked::new(&self.session.m, self.session.state()))
    }

    /// The options in the notation, in their order.
    #[getter]
    fn options(&self) -> Vec<String> {
        self.session.options().iter().map(|&opt| self.session.write(opt)).collect()
    }

    /// How many options there are.
    #[getter]
    fn option_count(&self) -> usize {
        self.session.options().len()
    }

    /// The question with all options, each in the notation and as what it does; `None` when the game is over.
    #[getter]
    fn decision<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.session.decision(self.session.choices().len() as u32))
    }

    /// Answers with an option, by its place or in the notation. What is not offered is refused and changes nothing.
    fn answer(&mut self, option: &Bound<'_, PyAny>) -> PyResult<()> {
        let opt = match option.extract::<&str>() {
            Ok(line) => self.session.state().read(&self.session.m, line).map_err(not_offered)?,
            Err(_) => self.option_at(option.extract()?)?,
        };
        self.session.take(opt).map_err(not_offered)?;
        Ok(())
    }

    /// The game as a seat sees it, or without one somebody who watches.
    #[pyo3(signature = (seat = None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        let view = self.session.view(self.viewer(seat)?);
        to_python(py, &Sight::new(&self.session.m, &view))
    }

    /// How much has happened.
    #[getter]
    fn event_count(&self) -> usize {
        self.session.events()
    }

    /// What a seat, or somebody who watches, is told of what has happened since so many events.
    #[pyo3(signature = (seat = None, since = 0))]
    fn events<'py>(&self, py: Python<'py>, seat: Option<usize>, since: usize) -> PyResult<Bound<'py, PyAny>> {
        let update = self.session.update(self.viewer(seat)?, since.min(self.session.events()));
        to_python(py, &update.events)
    }

    /// The same in words.
    #[pyo3(signature = (seat = None, since = 0, language = "en"))]
    fn narrate(&self, seat: Option<usize>, since: usize, language: &str) -> PyResult<Vec<String>> {
        let me = self.viewer(seat)?;
        let Some(found) = Language::find(language) else {
            let known: Vec<&str> = Language::all().iter().map(Language::tag).collect();
            return Err(refuse(format!("there is no language `{language}`; there are: {}", known.join(", "))));
        };
        let reader = Reader { m: &self.session.m, me, language: found };
        let update = self.session.update(me, since.min(self.session.events()));
        Ok(update.events.iter().flat_map(|told| &told.lines).map(|line| reader.line(line)).collect())
    }

    /// All choices so far: the seat, and what it chose.
    #[getter]
    fn choices(&self) -> Vec<(u8, &str)> {
        self.session.choices().iter().map(|choice| (choice.seat.0, choice.line.as_str())).collect()
    }

    /// Takes back the last choices.
    #[pyo3(signature = (count = 1))]
    fn undo(&mut self, count: usize) -> PyResult<()> {
        let made = self.session.choices().len();
        let Some(keep) = made.checked_sub(count) else {
            return Err(refuse(format!("there are {made} choices to take back, not {count}")));
        };
        self.session.back_to(keep).map_err(refuse)
    }

    /// Whether the game has ended.
    #[getter]
    fn over(&self) -> bool {
        self.session.won().is_some()
    }

    /// The seats that have won; empty while the game goes on.
    #[getter]
    fn winners(&self) -> Vec<usize> {
        let m = &self.session.m;
        m.seat_ids().filter(|&seat| self.session.won() == Some(m.team(seat))).map(SeatId::index).collect()
    }

    /// The number of the turn, from 1; 0 during setup.
    #[getter]
    fn turn(&self) -> u16 {
        self.session.state().turn()
    }

    /// Another game that stands as this one.
    fn clone(&self) -> Self {
        Self { session: self.session.clone(), facts: self.facts.clone() }
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyDict>) -> Self {
        self.clone()
    }

    /// A game that this seat could be in: what it cannot know is drawn anew. It begins in the middle.
    #[pyo3(signature = (seat, seed = 0))]
    fn resample(&self, seat: usize, seed: u64) -> PyResult<Self> {
        let view = self.session.view(self.viewer(Some(seat))?);
        Ok(self.at(view.resample(&self.session.m, &mut Rng::new(seed))))
    }

    /// How things stand, all that is hidden included, as bytes for `at_bytes` of a game of the same match.
    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.session.state().to_bytes(&self.session.m))
    }

    /// A game of the same match that stands as the bytes say. It begins in the middle.
    fn at_bytes(&self, data: &[u8]) -> PyResult<Self> {
        Ok(self.at(State::from_bytes(&self.session.m, data).map_err(refuse)?))
    }

    /// What a search thinks of each option, from what the seat that is asked knows: visits, and the chance to win.
    #[pyo3(signature = (bot = "search:300", seed = 0))]
    fn weigh(&self, py: Python<'_>, bot: &str, seed: u64) -> PyResult<Vec<(u32, f32)>> {
        let Some(budget) = budget_of(bot) else {
            return Err(refuse(format!("`{bot}` does not weigh options; `search:300` and `search:50ms` do")));
        };
        let Asking { m, view, options } = self.asking()?;
        Ok(py.detach(|| Search::new(Settings::new(budget), seed).weigh(&m, &view, &options)))
    }

    /// What a seat sees, as numbers; without a seat the one that is asked.
    #[pyo3(signature = (seat = None))]
    fn observe<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let asked = self.session.question().map_or(SeatId(0), |question| question.seat);
        Ok(self.observation(&self.session.view(Some(self.viewer(seat)?.unwrap_or(asked)))).into_pyarray(py))
    }

    /// What each option of the seat that is asked is, as numbers: a row for each.
    fn describe<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<i8>>> {
        let Asking { m, view, options } = self.asking()?;
        let seen = self.observation(&view);
        let mut rows = vec![[0; OPTION]; options.len()];
        for (&opt, row) in options.iter().zip(&mut rows) {
            describe(&m, self.facts(), &view, &seen, opt, row);
        }
        rows.concat().into_pyarray(py).reshape([options.len(), OPTION])
    }

    fn __repr__(&self) -> String {
        let m = &self.session.m;
        let heroes: Vec<&str> = m.seats.iter().map(|seat| seat.hero.name.as_str()).collect();
        format!("<Game of {} on {}, {} choices>", heroes.join(", "), m.board.name, self.session.choices().len())
    }
}

impl From<Session> for Game {
    fn from(session: Session) -> Self {
        Self { session, facts: Arc::default() }
    }
}

impl Game {
    fn facts(&self) -> &Facts {
        self.facts.get_or_init(|| Facts::new(&self.session.m))
    }

    fn observation(&self, view: &View) -> Vec<i8> {
        let m = &self.session.m;
        let mut seen = vec![0; size(m.seats.len())];
        observe(m, self.facts(), view, &mut seen);
        seen
    }

    /// What the seat that must decide knows.
    pub fn asking(&self) -> PyResult<Asking> {
        let Some(question) = self.session.question() else { return Err(PeerlessError::new_err("the game is over")) };
        let view = self.session.view(Some(question.seat));
        Ok(Asking { m: self.session.m.clone(), view, options: self.session.options().to_vec() })
    }

    fn at(&self, state: State) -> Self {
        Self { session: Session::from_state(self.session.m.clone(), state), facts: self.facts.clone() }
    }

    fn option_at(&self, index: i64) -> PyResult<Opt> {
        let opt = u32::try_from(index).ok().and_then(|index| self.session.option_at(index));
        opt.ok_or_else(|| not_offered(format!("there are {} options, counted from 0", self.session.options().len())))
    }

    fn viewer(&self, seat: Option<usize>) -> PyResult<Option<SeatId>> {
        let Some(seat) = seat else { return Ok(None) };
        match self.session.m.seat_ids().nth(seat) {
            Some(seat) => Ok(Some(seat)),
            None => Err(PyIndexError::new_err(format!("there is no seat {seat}; seats count from 0"))),
        }
    }
}

fn not_offered(error: impl std::fmt::Display) -> PyErr {
    RefusedError::new_err(error.to_string())
}

/// Reads a record and sets up its match.
pub fn read_record(text: &str, content: Option<&Bound<'_, Content>>) -> PyResult<(Match, Record)> {
    let record = Record::parse(text).map_err(refuse)?;
    let m = given(content.map(Bound::get))?.set_up_record(&record).map_err(refuse)?;
    Ok((m, record))
}

pub fn read_mode(name: &str) -> PyResult<Mode> {
    let known = Mode::ALL.map(Mode::name).join(", ");
    Mode::from_name(name).ok_or_else(|| refuse(format!("there is no mode `{name}`; the modes are: {known}")))
}

pub fn read_switches(list: Option<BTreeMap<String, String>>) -> PyResult<Switches> {
    let mut switches = Switches::default();
    for (name, value) in list.unwrap_or_default() {
        switches.set(&name, &value).map_err(refuse)?;
    }
    Ok(switches)
}
