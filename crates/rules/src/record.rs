//! A whole game as text: its setup, its seed, its choices.

use std::fmt;

use crate::choice::{Opt, Options};
use crate::def::{Match, Mode, SwitchError, Switches};
use crate::event::Host;
use crate::fingerprint::{Piece, PieceKind};
use crate::ids::SeatId;
use crate::notation::ReadError;
use crate::state::{Outcome, State};

/// What a `.game` file holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The name of the board.
    pub board: String,
    /// Who plays against whom.
    pub mode: Mode,
    /// How the rules are read.
    pub switches: Switches,
    /// Where all chance comes from.
    pub seed: u64,
    /// Who plays, in seat order.
    pub seats: Vec<RecordSeat>,
    /// What it was played with; records from before there were marks have none.
    pub content: Vec<Piece>,
    /// Every answer, in order.
    pub choices: Vec<Choice>,
    /// How it ended, as `result_text` writes it.
    pub result: Option<String>,
}

/// A seat of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordSeat {
    /// The name of the hero.
    pub hero: String,
    /// A person's name, or `bot:` and the bot's.
    pub player: Option<String>,
}

/// One answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Whose it is.
    pub seat: SeatId,
    /// In the notation.
    pub line: String,
    /// The line of the file that it stands on, from 1; 0 if it came from nowhere.
    pub at: usize,
}

/// Why a record does not hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message of each kind names its parts")]
pub enum RecordError {
    #[error("line {at}: {problem}")]
    Line { at: usize, problem: LineError },
    #[error("the record has no `{0}` line")]
    Missing(&'static str),
    #[error("line {at}: it is seat {asked}'s decision, not seat {seat}'s")]
    Seat { at: usize, asked: SeatId, seat: SeatId },
    #[error("line {at}: {error}")]
    Choice { at: usize, error: ReadError },
    #[error("line {at}: the game is over")]
    Over { at: usize },
    #[error("the record says `result {said}`; the game says `result {is}`")]
    Result { said: String, is: String },
    #[error("the record says `result {said}`, but its choices end before the game does")]
    Unfinished { said: String },
}

/// What is wrong with a line of a record, before it is played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message of each kind names its parts")]
pub enum LineError {
    #[error("a record begins with `{}`, not `{line}`", Record::FIRST_LINE)]
    First { line: String },
    #[error("nothing follows the result, but here is `{line}`")]
    AfterResult { line: String },
    #[error("`{mode}` is not a mode ({})", Mode::ALL.map(Mode::name).join(", "))]
    Mode { mode: String },
    #[error("`{seed}` is not a seed (a whole number)")]
    Seed { seed: String },
    #[error(transparent)]
    Switch(#[from] SwitchError),
    #[error("seats come in order; this should be `seat {wanted} …`")]
    SeatOrder { wanted: usize },
    #[error("`{text}` is no content (a kind, a name, a fingerprint)")]
    Content { text: String },
    #[error("`{line}` is neither a header line nor a choice (`1 maneuver`)")]
    Unknown { line: String },
}

impl Record {
    /// What a record begins with.
    pub const FIRST_LINE: &str = "peerless game 1";

    /// The record of a game that has not begun; nobody is named on its seats.
    pub fn new(m: &Match, seed: u64) -> Self {
        Self {
            board: m.board.name.clone(),
            mode: m.mode,
            switches: m.switches,
            seed,
            seats: m.seats.iter().map(|seat| RecordSeat { hero: seat.hero.name.clone(), player: None }).collect(),
            content: m.pieces(),
            choices: Vec::new(),
            result: None,
        }
    }

    /// Reads the text of a `.game` file; nothing is played yet.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, without_comment(line).trim()))
            .filter(|(_, line)| !line.is_empty());
        let problem = |at: usize, problem: LineError| RecordError::Line { at, problem };
        match lines.next() {
            Some((_, Self::FIRST_LINE)) => {}
            Some((at, line)) => return Err(problem(at, LineError::First { line: line.to_owned() })),
            None => return Err(RecordError::Missing(Self::FIRST_LINE)),
        }
        let (mut board, mut mode, mut seed, mut result) = (None, None, None, None);
        let mut switches = Switches::default();
        let mut seats = Vec::new();
        let mut content = Vec::new();
        let mut choices: Vec<Choice> = Vec::new();
        for (at, line) in lines {
            let (key, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            let rest = rest.trim();
            if result.is_some() {
                return Err(problem(at, LineError::AfterResult { line: line.to_owned() }));
            }
            let in_header = choices.is_empty();
            match key {
                "board" if in_header => board = Some(rest.to_owned()),
                "mode" if in_header => {
                    let unknown = || problem(at, LineError::Mode { mode: rest.to_owned() });
                    mode = Some(Mode::from_name(rest).ok_or_else(unknown)?);
                }
                "seed" if in_header => {
                    let wrong = |_| problem(at, LineError::Seed { seed: rest.to_owned() });
                    seed = Some(rest.parse().map_err(wrong)?);
                }
                "switch" if in_header => {
                    let (name, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
                    switches.set(name, value.trim()).map_err(|error| problem(at, error.into()))?;
                }
                "seat" if in_header => {
                    let wanted = seats.len() + 1;
                    let Some(rest) =
                        rest.strip_prefix(&wanted.to_string()).filter(|rest| rest.starts_with(char::is_whitespace))
                    else {
                        return Err(problem(at, LineError::SeatOrder { wanted }));
                    };
                    seats.push(parse_seat(rest.trim()));
                }
                "content" if in_header => {
                    let wrong = || problem(at, LineError::Content { text: rest.to_owned() });
                    content.push(parse_piece(rest).ok_or_else(wrong)?);
                }
                "result" => result = Some(rest.to_owned()),
                _ => {
                    let Some(number) = key.parse::<u8>().ok().filter(|number| (1..=4).contains(number)) else {
                        return Err(problem(at, LineError::Unknown { line: line.to_owned() }));
                    };
                    choices.push(Choice { seat: SeatId(number - 1), line: rest.to_owned(), at });
                }
            }
        }
        Ok(Self {
            board: board.ok_or(RecordError::Missing("board"))?,
            mode: mode.ok_or(RecordError::Missing("mode"))?,
            switches,
            seed: seed.ok_or(RecordError::Missing("seed"))?,
            seats,
            content,
            choices,
            result,
        })
    }

    /// Plays the record; every line must be an option of the seat that it names.
    pub fn replay(&self, m: &Match, host: &mut impl Host) -> Result<State, RecordError> {
        let mut state = State::new(m, self.seed, host);
        for choice in &self.choices {
            state.play_choice(m, choice, host)?;
        }
        match (&self.result, state.outcome()) {
            (Some(said), Some(outcome)) => {
                let is = result_text(m, outcome);
                if *said != is {
                    return Err(RecordError::Result { said: said.clone(), is });
                }
            }
            (Some(said), None) => return Err(RecordError::Unfinished { said: said.clone() }),
            (None, _) => {}
        }
        Ok(state)
    }
}

impl State {
    /// Takes one choice of a record.
    pub fn play_choice(&mut self, m: &Match, choice: &Choice, host: &mut impl Host) -> Result<(), RecordError> {
        let opt = self.read_choice(m, choice)?;
        self.answer_unchecked(m, opt, &mut Options::new(), host);
        Ok(())
    }

    /// The option that a choice of a record names: one of the seat that is asked.
    pub fn read_choice(&self, m: &Match, choice: &Choice) -> Result<Opt, RecordError> {
        let at = choice.at;
        let Some(question) = self.question(m) else { return Err(RecordError::Over { at }) };
        if question.seat != choice.seat {
            return Err(RecordError::Seat { at, asked: question.seat, seat: choice.seat });
        }
        self.read(m, &choice.line).map_err(|error| RecordError::Choice { at, error })
    }
}

/// `2 wins`, `team A wins`
pub fn result_text(m: &Match, outcome: Outcome) -> String {
    match m.mode {
        Mode::Teams => format!("team {} wins", team_name(outcome.team)),
        Mode::Duel | Mode::FreeForAll => format!("{} wins", outcome.team + 1),
    }
}

/// The letter of a team.
pub fn team_name(team: u8) -> char {
    char::from(b'A' + team)
}

/// A kind, a name and a fingerprint: `hero Nobody 9c1185a5c5e9fc54612808977ee8f548`.
fn parse_piece(text: &str) -> Option<Piece> {
    let (kind, rest) = text.split_once(char::is_whitespace)?;
    let (name, fingerprint) = rest.rsplit_once(char::is_whitespace)?;
    let kind = PieceKind::from_name(kind)?;
    Some(Piece { kind, name: name.trim().to_owned(), fingerprint: fingerprint.parse().ok()? })
}

fn parse_seat(text: &str) -> RecordSeat {
    if let Some(inner) = text.strip_suffix('"')
        && let Some((hero, player)) = inner.rsplit_once(" \"")
    {
        return RecordSeat { hero: hero.trim().to_owned(), player: Some(player.to_owned()) };
    }
    match text.rsplit_once(char::is_whitespace) {
        Some((hero, player)) if player.starts_with("bot:") => {
            RecordSeat { hero: hero.trim().to_owned(), player: Some(player.to_owned()) }
        }
        _ => RecordSeat { hero: text.to_owned(), player: None },
    }
}

/// `#` starts a comment, unless it stands inside of quotes.
fn without_comment(line: &str) -> &str {
    let mut quoted = false;
    for (index, character) in line.char_indices() {
        match character {
            '"' => quoted = !quoted,
            '#' if !quoted => return &line[..index],
            _ => {}
        }
    }
    line
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\nboard {}\nmode {}\nseed {}", Self::FIRST_LINE, self.board, self.mode.name(), self.seed)?;
        for (name, value) in self.switches.changed() {
            writeln!(f, "switch {name} {value}")?;
        }
        for (index, seat) in self.seats.iter().enumerate() {
            write!(f, "seat {} {}", index + 1, seat.hero)?;
            match &seat.player {
                Some(bot) if bot.starts_with("bot:") && !bot.contains(char::is_whitespace) => writeln!(f, " {bot}")?,
                Some(name) => writeln!(f, " \"{}\"", name.replace('"', "'"))?,
                None => writeln!(f)?,
            }
        }
        for piece in &self.content {
            writeln!(f, "content {} {} {}", piece.kind.name(), piece.name, piece.fingerprint)?;
        }
        for choice in &self.choices {
            writeln!(f, "{} {}", choice.seat, choice.line)?;
        }
        match &self.result {
            Some(result) => writeln!(f, "result {result}"),
            None => Ok(()),
        }
    }
}
