//! `peerless replay`: steps through a record, checks it, and tells what happened.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use peerless_content::{Content, SetUpError, nearest};
use peerless_rules::*;
use peerless_session::{Deal, Trouble};

use crate::line::line;
use crate::tell::Teller;
use crate::text::{BAD, Eyes, GOOD, HEAD, MARK, Voice, styled};
use crate::words::{and, language, say};
use crate::{Out, Verdict, situation};

/// Step through a record and check that every line of it holds.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  peerless replay evening.game
  peerless replay evening.game --to 20
  peerless replay evening.game --quiet
  peerless replay evening.game --verify")]
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
    /// Also check the deal: that the seed was made from what the server committed itself to before the game.
    #[arg(long)]
    verify: bool,
}

pub fn run(content: &Content, args: &Args, out: Out) -> Result<Verdict> {
    let (record, m) = load(content, &args.file)?;
    let voice = Voice { m: &m, eyes: Eyes::All };
    let mut story = Teller::default();
    let mut chronicle = Chronicle::default();
    let mut state = State::new(&m, record.seed, &mut chronicle);
    if !args.quiet {
        let names: Vec<String> = m.seat_ids().map(|seat| voice.name(seat)).collect();
        let head = say!(
            "tty-replay",
            names = styled(HEAD, and(&names)),
            board = m.board.name.as_str(),
            mode = m.mode.name(),
            seed = record.seed.to_string(),
        );
        writeln!(out, "{head}")?;
        tell(&mut story, voice, chronicle.events(), out)?;
    }
    let upto = args.to.unwrap_or(record.choices.len()).min(record.choices.len());
    for (index, choice) in record.choices[..upto].iter().enumerate() {
        let question = state.question(&m);
        let shown = state.read_choice(&m, choice).map_or_else(|_| choice.line.clone(), |opt| line(&m, &state, opt));
        let told = chronicle.events().len();
        state.play_choice(&m, choice, &mut chronicle).map_err(|error| wrong(&args.file, error, &m))?;
        if !args.quiet {
            let seat = question.map_or(choice.seat, |question| question.seat);
            writeln!(out, "{MARK}{:>4}{MARK:#}  {seat} {shown}", index + 1)?;
            tell(&mut story, voice, &chronicle.events()[told..], out)?;
        }
    }
    let whole = upto == record.choices.len();
    if whole {
        check_result(&record, &m, &state).map_err(|error| wrong(&args.file, error, &m))?;
    }
    if !args.quiet {
        writeln!(out)?;
        situation::situation(voice, &state, out)?;
        writeln!(out)?;
    }
    let left = record.choices.len() - upto;
    let end = match (state.outcome(), state.question(&m)) {
        (Some(outcome), _) => say!("tty-replay-result", result = result_text(&m, outcome)),
        (None, Some(question)) if whole => say!("tty-replay-unfinished", number = question.seat.to_string()),
        (None, _) => say!("tty-replay-stopped", count = left),
    };
    let (holds, decisions) = (styled(GOOD, say!("tty-replay-holds")), say!("tty-decisions", count = upto));
    writeln!(out, "{holds}: {decisions}, {end}.")?;
    if args.verify { verify(&args.file, &record, out) } else { Ok(Verdict::Fine) }
}

/// Whether the seed is the one that the table's commitment stood for.
fn verify(path: &Path, record: &Record, out: Out) -> Result<Verdict> {
    let text = std::fs::read_to_string(path)?;
    let Some(deal) = Deal::of_record(&text) else {
        writeln!(out, "{}", styled(BAD, say!("tty-deal-none")))?;
        return Ok(Verdict::Failed);
    };
    if deal.seed() != record.seed {
        writeln!(out, "{}", styled(BAD, say!("tty-deal-broken", seed = record.seed.to_string())))?;
        return Ok(Verdict::Failed);
    }
    writeln!(out, "{}", styled(GOOD, say!("tty-deal-holds")))?;
    writeln!(out, "{}", say!("tty-deal-commitment", commitment = deal.commitment()))?;
    Ok(Verdict::Fine)
}

fn tell(story: &mut Teller, voice: Voice, events: &[Told], out: Out) -> Result<()> {
    for line in story.tell(voice, events) {
        writeln!(out, "      {}", line.text)?;
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
    let text = std::fs::read_to_string(path).with_context(|| say!("tty-cannot-read", file = file.to_string()))?;
    let record = Record::parse(&text).map_err(|error| match error {
        RecordError::Missing(what) => {
            anyhow!("{file}: {}", say!("tty-record-missing", line = text.lines().count(), what = what))
        }
        other => anyhow!("{file}: {}", Trouble::from(&other).say(language())),
    })?;
    let m = content.set_up_record(&record).map_err(|error| {
        let text = Trouble::of_record(&error).say(language());
        match error {
            SetUpError::Unknown(_) | SetUpError::Content(_) => {
                anyhow!("{file}: {text}\n{}", say!("tty-record-content"))
            }
            SetUpError::Match(_) => anyhow!("{file}: {text}"),
        }
    })?;
    Ok((record, m))
}

/// What is wrong with a record, where, and what was expected there.
pub fn wrong(path: &Path, error: RecordError, m: &Match) -> anyhow::Error {
    let file = path.display();
    let last_line = || std::fs::read_to_string(path).map_or(0, |text| text.trim_end().lines().count());
    let text = match error {
        RecordError::Choice { at, error: ReadError::NotOffered { line, offered } } => {
            let known: Vec<&str> = offered.iter().map(String::as_str).collect();
            let near = nearest(&line, &known).map(|near| format!(" {}", say!("tty-did-you-mean", near = near)));
            let refused = say!("tty-record-not-offered", at = at, line = line.as_str());
            let expected = say!("tty-record-expected");
            format!("{refused}{}\n{expected}\n  {}", near.unwrap_or_default(), offered.join("\n  "))
        }
        RecordError::Seat { at, asked, seat } => {
            let hero = m.seat(asked).hero.name.as_str();
            let (asked, seat) = (asked.to_string(), seat.to_string());
            say!("tty-record-seat", at = at, asked = asked, hero = hero, seat = seat)
        }
        RecordError::Over { at } => say!("tty-record-over", at = at),
        RecordError::Result { said, is } => say!("tty-record-result", at = last_line(), said = said, is = is),
        RecordError::Unfinished { said } => say!("tty-record-unfinished", at = last_line(), said = said),
        other @ (RecordError::Line { .. } | RecordError::Missing(_)) => Trouble::from(&other).say(language()),
    };
    anyhow!("{file}: {text}")
}
