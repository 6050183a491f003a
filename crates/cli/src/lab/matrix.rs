//! `peerless lab matrix`: every hero against every hero.

use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use peerless_content::Content;
use peerless_lab::Pool;
use peerless_lab::matrix::{Batch, Header, Matrix, MatrixReport, Progress, read_kept};
use peerless_rules::{Mode, Switches};

use crate::sim::{progress_bar, threads, write_json};
use crate::text::{HEAD, MARK, counted};
use crate::words::say;
use crate::{Out, Verdict};

/// Play every hero against every hero with one bot, from both seats, on all boards.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  peerless lab matrix --games 100
  peerless lab matrix --precision 2 --out matrix
  peerless lab matrix --bot search:10ms --precision 5 --minutes 60 --out strong
  peerless lab matrix --bot search:100 --heroes Medusa,Alice,Sinbad --boards Sarpedon --json

The folder of --out gets matrix.csv, matrix.svg (a heat map) and matrix.jsonl, in which every finished batch is kept: a call
that is stopped goes on from there, and a later call with more games or heroes adds to it. Take a new folder when heroes, boards or bots
have changed. On the diagonal stands how often the first seat wins.")]
pub struct Args {
    /// Who plays all seats.
    #[arg(long, default_value = "greedy")]
    bot: String,
    /// A pair is done with so many games; 200, or with --precision as many as that takes.
    #[arg(long, value_name = "N")]
    games: Option<u64>,
    /// Or as soon as its 95 % interval reaches no further than so many per cent to either side; 2 by default.
    #[arg(long, value_name = "PERCENT")]
    precision: Option<f64>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Heroes; all if none are named.
    #[arg(long, value_delimiter = ',', value_name = "NAME")]
    heroes: Vec<String>,
    /// Boards; all if none are named.
    #[arg(long, value_delimiter = ',', value_name = "NAME")]
    boards: Vec<String>,
    /// Or when so many minutes are over, whatever has been reached by then.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    minutes: Option<u32>,
    /// The folder for results.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// How many games at once; all cores by default.
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// The figures as JSON.
    #[arg(long)]
    json: bool,
}

pub fn run(content: &Content, args: &Args, out: Out) -> Result<Verdict> {
    let precision = args.precision.unwrap_or(2.0) / 100.0;
    let games = match (args.games, args.precision) {
        (Some(games), _) => games,
        (None, Some(_)) => games_for(precision)?,
        (None, None) => 200,
    };
    if games < 2 {
        bail!(say!("tty-arena-games"));
    }
    if !(0.0..=0.5).contains(&precision) {
        bail!(say!("tty-matrix-precision"));
    }
    let matrix = Matrix {
        pool: pool(content, args)?,
        bot: args.bot.clone(),
        games,
        precision,
        seed: args.seed,
        threads: threads(args.threads),
        until: args.minutes.map(|minutes| Instant::now() + Duration::from_secs(60 * u64::from(minutes))),
        pair: None,
    };
    // A bot that does not exist shall leave no file behind.
    peerless_bots::by_name(&args.bot, 0)?;
    let (batches, file) = match &args.out {
        Some(folder) => open(folder, &matrix.header())?,
        None => (Vec::new(), None),
    };
    let file = Mutex::new(file);
    let before = matrix.progress_of(&batches);
    let bar = progress_bar(before.planned, "games");
    bar.set_position(before.games);
    bar.reset_eta();
    let report = matrix.run(batches, &|batch: &Batch, progress: Progress| {
        bar.set_length(progress.planned.max(progress.games));
        bar.set_position(progress.games);
        bar.set_message(format!("{} : {}", batch.row, batch.column));
        match &mut *file.lock().expect("no thread panics while it writes") {
            Some(file) => file.write_all(batch.to_line().as_bytes()),
            None => Ok(()),
        }
    })?;
    bar.finish_and_clear();
    if let Some(folder) = &args.out {
        for (name, text) in [("matrix.csv", report.csv()), ("matrix.svg", report.svg())] {
            let path = folder.join(name);
            fs::write(&path, text).with_context(|| say!("tty-cannot-write", file = path.display().to_string()))?;
        }
    }
    if args.json {
        write_json(out, &report)?;
    } else {
        show(out, &report)?;
    }
    Ok(Verdict::Fine)
}

/// The games after which the interval of a pair is that narrow, however its scores are spread.
fn games_for(precision: f64) -> Result<u64> {
    if precision < 0.001 {
        bail!(say!("tty-matrix-long"));
    }
    // Scores lie between 0 and 1, so their deviation is at most 1/2; a deal is two games.
    Ok((2.0 * (1.96 * 0.5 / precision).powi(2)).ceil() as u64 + 2)
}

/// Heroes and boards by their full names, each once, boards in one order, so that the same choice is the same file.
fn pool(content: &Content, args: &Args) -> Result<Pool> {
    let mut heroes: Vec<String> = Vec::new();
    for name in &args.heroes {
        let name = &content.hero(name)?.name;
        if !heroes.contains(name) {
            heroes.push(name.clone());
        }
    }
    let mut boards: BTreeSet<String> = BTreeSet::new();
    for name in &args.boards {
        boards.insert(content.board(name)?.name.clone());
    }
    if boards.is_empty() {
        boards.extend(content.boards.iter().map(|board| board.name.clone()));
    }
    let boards: Vec<String> = boards.into_iter().collect();
    Ok(Pool::new(content, &heroes, &boards, &[Mode::Duel], Switches::default())?)
}

/// What the folder has kept, and the file that goes on with it.
fn open(folder: &Path, header: &Header) -> Result<(Vec<Batch>, Option<File>)> {
    fs::create_dir_all(folder).with_context(|| say!("tty-cannot-make", folder = folder.display().to_string()))?;
    let path = folder.join("matrix.jsonl");
    let shown = path.display();
    let text = match fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(error).with_context(|| say!("tty-cannot-read", file = shown.to_string())),
    };
    let (kept, batches, whole) = read_kept(&text).with_context(|| format!("{shown}"))?;
    if let Some(kept) = &kept {
        header.check(kept).with_context(|| format!("{shown}"))?;
    }
    let file = OpenOptions::new().create(true).append(true).open(&path);
    let mut file = file.with_context(|| say!("tty-cannot-write", file = shown.to_string()))?;
    // A line that was cut off is played again.
    file.set_len(whole as u64).with_context(|| say!("tty-cannot-write", file = shown.to_string()))?;
    if kept.is_none() {
        file.write_all(header.to_line().as_bytes())
            .with_context(|| say!("tty-cannot-write", file = shown.to_string()))?;
    }
    Ok((batches, Some(file)))
}

/// So many of the largest are told.
const TOLD: usize = 10;

fn show(out: Out, report: &MatrixReport) -> Result<()> {
    let count = report.strengths.len();
    let width = report.strengths.iter().map(|strength| strength.hero.chars().count()).max().unwrap_or(0);
    writeln!(
        out,
        "{HEAD}How often the row beats the column, in %{HEAD:#}; {} by {} on {}",
        counted(report.games as usize, "game"),
        report.bot,
        counted(report.boards.len(), "board")
    )?;
    write!(out, "{:1$}", "", width + 4)?;
    for number in 1..=count {
        write!(out, " {number:>4}")?;
    }
    writeln!(out)?;
    for (index, (strength, row)) in report.strengths.iter().zip(report.cells.chunks(count.max(1))).enumerate() {
        write!(out, "{:>2}  {:width$}", index + 1, strength.hero)?;
        for cell in row {
            let rate = format!("{:.0}", 100.0 * cell.rate);
            let rate = if cell.row == cell.column { format!("({rate})") } else { rate };
            write!(out, " {rate:>4}")?;
        }
        writeln!(out)?;
    }
    let widest = report.cells.iter().map(|cell| (cell.high - cell.low) / 2.0).fold(0.0, f64::max);
    writeln!(out, "In brackets: the first seat. The widest 95 % interval is ±{:.1} %.", 100.0 * widest)?;
    if report.unfinished > 0 {
        writeln!(out, "unfinished games: {}", report.unfinished)?;
    }
    writeln!(out, "\n{HEAD}Strength{HEAD:#} (Bradley-Terry, as Elo; mean rate against all others)")?;
    for (index, strength) in report.strengths.iter().enumerate() {
        let (hero, elo, rate) = (&strength.hero, strength.elo, 100.0 * strength.rate);
        writeln!(out, "{:>2}  {hero:width$} {elo:>+5.0}  {rate:5.1} %", index + 1)?;
    }
    writeln!(out, "\n{HEAD}Pairs that depart most from the strengths{HEAD:#} (* beyond the 95 % interval)")?;
    for pair in report.departures.iter().take(TOLD) {
        writeln!(
            out,
            "  {} against {}: {:.1} % where {:.1} % is expected, {MARK}{:+.1}{MARK:#}{}",
            pair.row,
            pair.column,
            100.0 * pair.rate,
            100.0 * pair.predicted,
            100.0 * pair.departure,
            star(pair.is_clear())
        )?;
    }
    if report.boards.len() > 1 {
        writeln!(out, "\n{HEAD}Boards that shift a hero most{HEAD:#} (* beyond the 95 % interval)")?;
        for shift in report.shifts.iter().take(TOLD) {
            writeln!(
                out,
                "  {} on {}: {:.1} % in place of {:.1} %, {MARK}{:+.1}{MARK:#}{}",
                shift.hero,
                shift.board,
                100.0 * shift.rate,
                100.0 * shift.mean,
                100.0 * shift.shift,
                star(shift.is_clear())
            )?;
        }
    }
    Ok(())
}

fn star(clear: bool) -> &'static str {
    if clear { " *" } else { "" }
}
