//! `peerless review`: what the decisions of a game were worth.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use peerless_content::Content;
use peerless_lab::review::{Course, Decision, Review, ReviewReport, budget_of};

use crate::replay::{load, wrong};
use crate::sim::{progress_bar, threads, write_json};
use crate::text::{BAD, DIM, GOOD, HEAD, MARK, styled};
use crate::words::say;
use crate::{Out, Verdict};

/// Look at every decision of a record again: the chance to win, and options that were clearly better.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  peerless review evening.game
  peerless review evening.game --bot search:2000 --svg evening.svg
  peerless review evening.game --json > evening.json

Each decision is judged by a search from what its seat knew then. More iterations judge better and take longer.")]
pub struct Args {
    /// A record, as `save` writes it.
    #[arg(value_name = "FILE.game")]
    file: PathBuf,
    /// Who judges: search:300 (by iterations), search:50ms (by the clock), adept, expert.
    #[arg(long, default_value = "search:300")]
    bot: String,
    /// An option is clearly better if it gives so many per cent more chance to win.
    #[arg(long, default_value_t = 6.0, value_name = "PERCENT")]
    clear: f64,
    /// Draw the game as a graph into this file.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many decisions at once; all cores by default.
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Everything as JSON, with all options of all decisions.
    #[arg(long)]
    json: bool,
}

pub fn run(content: &Content, args: &Args, out: Out) -> Result<Verdict> {
    let Some(budget) = budget_of(&args.bot) else { bail!(say!("tty-review-no-bot", bot = args.bot.as_str())) };
    if !(0.0..=100.0).contains(&args.clear) {
        bail!(say!("tty-review-clear"));
    }
    let (record, m) = load(content, &args.file)?;
    let threads = threads(args.threads);
    let review = Review { budget, seed: args.seed, threads, clear: args.clear / 100.0 };
    let bar = progress_bar(record.choices.len() as u64, "decisions");
    let report = review.run(&m, &record, &|done, _| bar.set_position(done as u64));
    bar.finish_and_clear();
    let report = report.map_err(|error| wrong(&args.file, error, &m))?;
    if let Some(path) = &args.svg {
        std::fs::write(path, report.svg())
            .with_context(|| say!("tty-cannot-write", file = path.display().to_string()))?;
    }
    if args.json {
        write_json(out, &report)?;
    } else {
        show(out, &report)?;
    }
    Ok(Verdict::Fine)
}

fn show(out: Out, report: &ReviewReport) -> Result<()> {
    writeln!(out, "{}", say!("tty-review", heroes = styled(HEAD, report.heroes.join(" : "))))?;
    let width = report.decisions.iter().map(|decision| decision.line.chars().count()).max().unwrap_or(0).min(44);
    let mut turn = 0;
    for decision in &report.decisions {
        if decision.turn != turn {
            turn = decision.turn;
            writeln!(out, "{}", styled(DIM, say!("tty-review-turn", turn = turn)))?;
        }
        write!(out, "{MARK}{:>4}{MARK:#}  {} {:width$}", decision.number, decision.seat, decision.line)?;
        if let Some(chance) = decision.chance {
            write!(out, "  {:>3.0} %", 100.0 * chance)?;
        }
        if let Some(better) = &decision.better {
            let word = styled(BAD, say!("tty-review-better"));
            write!(out, "  {word} {} {:.0} %", better.line, 100.0 * better.chance)?;
        }
        writeln!(out)?;
    }
    writeln!(out)?;
    for (index, seat) in report.seats.iter().enumerate() {
        let head = say!("tty-review-seat", number = index + 1, hero = seat.hero.as_str());
        let lost = format!("{:.1}", 100.0 * seat.mean_loss);
        let lost = say!("tty-review-lost", count = seat.decisions, lost = lost);
        let mistakes = match seat.mistakes.len() {
            0 => styled(GOOD, say!("tty-review-no-mistakes")),
            count => say!("tty-review-mistakes", count = count),
        };
        writeln!(out, "{HEAD}{head}{HEAD:#}: {lost}; {mistakes}")?;
        for &number in seat.mistakes.iter().take(5) {
            mistake(out, &report.decisions[number - 1])?;
        }
        for of_seat in report.courses.iter().filter(|course| usize::from(course.seat) == index + 1).take(3) {
            course(out, report, of_seat)?;
        }
    }
    match &report.result {
        Some(result) => writeln!(out, "{}", say!("tty-result", result = result.as_str()))?,
        None => writeln!(out, "{}", say!("tty-not-finished"))?,
    }
    Ok(())
}

fn mistake(out: Out, decision: &Decision) -> Result<()> {
    let Some(better) = &decision.better else { return Ok(()) };
    let (number, line, lost) = (decision.number, &decision.line, 100.0 * decision.lost);
    let word = say!("tty-review-better");
    writeln!(out, "  {MARK}{number:>4}{MARK:#}  -{lost:.0} %  {line}; {word} {}", better.line)?;
    Ok(())
}

/// A turn whose choices gave much away together: the choices that did.
fn course(out: Out, report: &ReviewReport, course: &Course) -> Result<()> {
    let (turn, lost) = (course.turn, 100.0 * course.lost);
    let words = say!("tty-review-course", turn = turn, count = course.numbers.len());
    writeln!(out, "  {words}: {}", styled(BAD, format!("-{lost:.0} %")))?;
    for &number in &course.numbers {
        writeln!(out, "  {MARK}{number:>4}{MARK:#}  {}", report.decisions[number - 1].line)?;
    }
    Ok(())
}
