//! `peerless replay`: steps through a record, checks it, and tells what happened.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use peerless_content::{Content, SetUpError, nearest};
use peerless_rules::*;

use crate::tell::Story;
use crate::text::{self, Eyes, GOOD, HEAD, MARK, Voice, and, counted};
use crate::{Out, Verdict};

/// Step through a record and check that every line of it holds.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  peerless replay evening.game
  peerless replay evening.game --to 20
  peerless replay evening.game --quiet")]
pub struct Args {
    /// A record, as `save` writes it.
    #[arg(value_name = "FILE.game")]
    file: PathBuf,
    /// Stop after this many decisions.
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Only check, and say in one line what the record holds.
    #[arg(long)]
    quiet: bool,
}

pub fn run(content: &Content, args: &Args, out: Out) -> Result<Verdict> {
    let (record, m) = load(content, &args.file)?;
    let voice = Voice { m: &m, eyes: Eyes::All };
    let mut story = Story::default();
    let mut events = Vec::new();
    let mut state = State::new(&m, record.seed, &mut events);
    if !args.quiet {
        let names: Vec<String> = m.seat_ids().map(|seat| voice.name(seat)).collect();
        writeln!(out, "{HEAD}{}{HEAD:#} on {}, {}, seed {}", and(&names), m.board.name, m.mode.name(), record.seed)?;
        tell(&mut story, voice, &mut events, out)?;
    }
    let upto = args.to.unwrap_or(record.choices.len()).min(record.choices.len());
    for (index, choice) in record.choices[..upto].iter().enumerate() {
        let question = state.question(&m);
        state.play_choice(&m, choice, &mut events).map_err(|error| wrong(&args.file, error, &m))?;
        if !args.quiet {
            let seat = question.map_or(choice.seat, |question| question.seat);
            writeln!(out, "{MARK}{:>4}{MARK:#}  {seat} {}", index + 1, choice.line)?;
            tell(&mut story, voice, &mut events, out)?;
        }
    }
    let whole = upto == record.choices.len();
    if whole {
        check_result(&record, &m, &state).map_err(|error| wrong(&args.file, error, &m))?;
    }
    if !args.quiet {
        writeln!(out)?;
        text::situation(voice, &state, out)?;
        writeln!(out)?;
    }
    let decisions = counted(upto, "decision");
    let end = match (state.outcome(), state.question(&m)) {
        (Some(outcome), _) => format!("result {}", result_text(&m, outcome)),
        (None, Some(question)) if whole => format!("unfinished, seat {} decides next", question.seat),
        (None, _) => format!("stopped there, {} left", counted(record.choices.len() - upto, "decision")),
    };
    writeln!(out, "{GOOD}The record holds{GOOD:#}: {decisions}, {end}.")?;
    Ok(Verdict::Fine)
}

fn tell(story: &mut Story, voice: Voice, events: &mut Vec<Event>, out: Out) -> Result<()> {
    for line in story.tell(voice, std::mem::take(events)) {
        writeln!(out, "      {line}")?;
    }
    Ok(())
}

fn check_result(record: &Record, m: &Match, state: &State) -> Result<(), RecordError> {
    let Some(said) = &record.result else { return Ok(()) };
    match state.outcome().map(|outcome| result_text(m, outcome)) {
        None => Err(RecordError::Unfinished { said: said.clone() }),
        Some(is) if is != *said => Err(RecordError::Result { said: said.clone(), is }),
        Some(_) => Ok(()),
    }
}

/// Reads a record and sets up its match.
pub fn load(content: &Content, path: &Path) -> Result<(Record, Match)> {
    let file = path.display();
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {file}"))?;
    let record = Record::parse(&text).map_err(|error| match error {
        RecordError::Missing(what) => {
            anyhow!("{file}: the record ends at line {} without a `{what}` line", text.lines().count())
        }
        other => anyhow!("{file}: {other}"),
    })?;
    let heroes: Vec<&str> = record.seats.iter().map(|seat| seat.hero.as_str()).collect();
    let m = content.set_up(&record.board, &heroes, record.mode, record.switches).map_err(|error| match error {
        SetUpError::Unknown(unknown) => anyhow!(
            "{file}: {unknown}\nIf the game was played with content of your own, name its folder: --content DIR"
        ),
        SetUpError::Match(error) => anyhow!("{file}: {error}"),
    })?;
    Ok((record, m))
}

/// What is wrong with a record, where, and what was expected there.
pub fn wrong(path: &Path, error: RecordError, m: &Match) -> anyhow::Error {
    let file = path.display();
    let last_line = || std::fs::read_to_string(path).map_or(0, |text| text.trim_end().lines().count());
    match error {
        RecordError::Choice { at, error: ReadError::NotOffered { line, offered } } => {
            let mut text = format!("{file}: line {at}: `{line}` is not offered here.");
            let known: Vec<&str> = offered.iter().map(String::as_str).collect();
            if let Some(near) = nearest(&line, &known) {
                _ = write!(text, " Did you mean `{near}`?");
            }
            text += "\nExpected one of:";
            for option in offered {
                _ = write!(text, "\n  {option}");
            }
            anyhow!(text)
        }
        RecordError::Seat { at, asked, seat } => {
            let name = &m.seat(asked).hero.name;
            anyhow!("{file}: line {at}: expected a choice of seat {asked} ({name}), not of seat {seat}")
        }
        RecordError::Over { at } => {
            anyhow!("{file}: line {at}: the game is over here; expected nothing but the result")
        }
        RecordError::Result { said, is } => {
            anyhow!("{file}: line {}: expected `result {is}`, not `result {said}`", last_line())
        }
        RecordError::Unfinished { said } => anyhow!(
            "{file}: line {}: `result {said}` comes too early; choices are missing, the game is not over here",
            last_line()
        ),
        other => anyhow!("{file}: {other}"),
    }
}
