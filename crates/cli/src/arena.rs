//! `peerless arena A B`: how strong one bot is against another.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use anyhow::{Context, Result, bail};
use peerless_content::Content;
use peerless_lab::arena::{Arena, ArenaReport, Bout, Header, Share};
use serde::Serialize;

use crate::lab::read_weights;
use crate::sim::{PoolArgs, progress_bar, threads, write_json};
use crate::words::say;
use crate::{Out, Verdict};

/// Play one bot against another: every deal is played with the bots in all places.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  peerless arena greedy random --games 20000 --pairs
  peerless arena search:10ms greedy --games 400 --json
  peerless arena search:2000 search:1000 --sprt 0,40 --games 4000
  peerless arena cheat:100ms greedy --games 200
  peerless arena search:10ms-cpu before:10ms-cpu --games 400 --log 10ms.jsonl
  peerless arena \"exec:python3 examples/bots/simple.py\" random --games 20
  peerless arena search:100 greedy --heroes Medusa,Alice --boards Sarpedon --save games/

Bots: random, greedy, search:10ms (by the clock), search:10ms-cpu (by what a core has worked), search:3000 (by iterations), and
the levels novice, apprentice, adept, expert, master. `exec:COMMAND` is any program of yours, `exec:5s:COMMAND` with that long for a decision
(docs/BOTS.md); a program that crashes, hangs or answers nonsense loses the game. Yardsticks that are found nowhere else:
cheat:100ms or cheat:3000 is a search that sees all hands, fresh:100ms one that begins its trees anew at each decision,
before:100ms one that judges as all did before a judgement was learned, learned is greedy by the judgement that was learned from games (docs/LAB.md).")]
pub struct Args {
    a: String,
    b: String,
    /// At most so many games.
    #[arg(long, default_value_t = 400)]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    pool: PoolArgs,
    /// Stop when one of two Elo differences is clearly more likely, such as 0,50.
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<String>,
    /// How many games at once; all cores by default.
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// A, a search or `learned`, judges by these weights (docs/LAB.md).
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// Keep the games in this file, a line each, and go on from there if it is begun.
    #[arg(long, value_name = "FILE", conflicts_with = "save")]
    log: Option<PathBuf>,
    /// Write the record of every game into this folder.
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    /// Tell the score of each pair of heroes too, the worst first (always in --json, as `by_pair`).
    #[arg(long, conflicts_with = "csv")]
    pairs: bool,
    /// The figures as JSON: `win_rate`, `low`, `high`, `games` and more.
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// One line for each game.
    #[arg(long)]
    csv: bool,
}

pub fn run(content: &Content, args: &Args, out: Out) -> Result<Verdict> {
    let pool = args.pool.read(content)?;
    let threads = threads(args.threads);
    let sprt = args.sprt.as_deref().map(parse_sprt).transpose()?;
    if args.games < 2 {
        bail!(say!("tty-arena-games"));
    }
    let arena = Arena {
        pool,
        a: args.a.clone(),
        b: args.b.clone(),
        games: args.games,
        seed: args.seed,
        threads,
        sprt,
        keep: args.save.is_some(),
        weights: args.weights.as_deref().map(|path| read_weights(path, &args.a)).transpose()?,
    };
    let bar = progress_bar(args.games, "games");
    let (before, log) = match &args.log {
        Some(path) => Some(open_log(path, &arena)?).unzip(),
        None => (None, None),
    };
    let log = log.map(|file| Mutex::new((file, Ok(()))));
    let kept = |bouts: &[Bout]| {
        let Some(log) = &log else { return ControlFlow::Continue(()) };
        let mut log = log.lock().expect("no thread panics while it writes");
        let (file, written) = &mut *log;
        *written = bouts.iter().try_for_each(|bout| write_line(file, bout));
        if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let (report, bouts) = arena.go_on(before.unwrap_or_default(), &kept, &|done, score| {
        bar.set_position(done as u64);
        bar.set_message(format!("{:.1} %", 100.0 * score));
        ControlFlow::Continue(())
    })?;
    bar.finish_and_clear();
    if let Some(log) = log {
        log.into_inner().expect("no thread panicked").1?;
    }
    if let Some(folder) = &args.save {
        save(folder, &bouts)?;
    }
    if args.json {
        write_json(out, &report)?;
    } else if args.csv {
        csv(out, &bouts)?;
    } else {
        show(out, &report)?;
        if args.pairs {
            writeln!(out, "{}", say!("tty-arena-pairs"))?;
            shares(out, &report.by_pair)?;
        }
    }
    Ok(Verdict::Fine)
}

/// The games that a file keeps, and the file to add to. One that was begun by another arena is refused; a last line that was cut
/// off is played again.
fn open_log(path: &Path, arena: &Arena) -> Result<(Vec<Bout>, File)> {
    let shown = || path.display().to_string();
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(error).with_context(|| say!("tty-cannot-read", file = shown())),
    };
    let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
    let mut lines = whole.lines();
    let header = arena.header();
    let known = lines.next().map(serde_json::from_str::<Header>);
    if known.is_some_and(|known| !known.is_ok_and(|known| known == header)) {
        bail!(say!("tty-arena-log", file = shown()));
    }
    let bouts = lines.map(serde_json::from_str).collect::<Result<Vec<Bout>, _>>();
    let bouts = bouts.with_context(|| say!("tty-cannot-read", file = shown()))?;
    let written = || say!("tty-cannot-write", file = shown());
    fs::write(path, whole).with_context(written)?;
    let mut file = File::options().append(true).open(path).with_context(written)?;
    if whole.is_empty() {
        write_line(&mut file, &header).with_context(written)?;
    }
    Ok((bouts, file))
}

fn write_line(file: &mut File, what: &impl Serialize) -> Result<()> {
    let mut line = serde_json::to_vec(what)?;
    line.push(b'\n');
    Ok(file.write_all(&line)?)
}

fn parse_sprt(text: &str) -> Result<(f64, f64)> {
    let parts: Vec<f64> = text.split(',').filter_map(|part| part.trim().parse().ok()).collect();
    match parts.as_slice() {
        &[elo0, elo1] if elo0 < elo1 => Ok((elo0, elo1)),
        _ => bail!(say!("tty-arena-sprt", text = text)),
    }
}

fn save(folder: &PathBuf, bouts: &[Bout]) -> Result<()> {
    std::fs::create_dir_all(folder).with_context(|| say!("tty-cannot-make", folder = folder.display().to_string()))?;
    for bout in bouts {
        let seats: String = bout.seats.iter().map(|seat| char::from(b'1' + seat)).collect();
        let path = folder.join(format!("{:06}-{seats}.game", bout.deal));
        let record = bout.record.as_deref().unwrap_or_default();
        std::fs::write(&path, record).with_context(|| say!("tty-cannot-write", file = path.display().to_string()))?;
    }
    Ok(())
}

fn csv(out: Out, bouts: &[Bout]) -> Result<()> {
    writeln!(out, "deal,board,heroes,seats_of_a,a_won,winner_seat,decisions,seconds,forfeit_seat")?;
    for bout in bouts {
        let seats: Vec<String> = bout.seats.iter().map(|seat| (seat + 1).to_string()).collect();
        let number = |seat: Option<u8>| seat.map_or_else(String::new, |seat| (seat + 1).to_string());
        let (winner, forfeit) = (number(bout.winner_seat), number(bout.forfeit_seat));
        writeln!(
            out,
            "{},\"{}\",\"{}\",{},{},{winner},{},{:.4},{forfeit}",
            bout.deal,
            bout.board,
            bout.heroes.join(" / "),
            seats.join("+"),
            u8::from(bout.won),
            bout.decisions,
            bout.seconds
        )?;
    }
    Ok(())
}

fn show(out: Out, report: &ArenaReport) -> Result<()> {
    writeln!(
        out,
        "{} against {}: {:.1} % ({:.1} to {:.1}), Elo {:+.0} ({:+.0} to {:+.0})",
        report.a,
        report.b,
        100.0 * report.win_rate,
        100.0 * report.low,
        100.0 * report.high,
        report.elo,
        report.elo_low,
        report.elo_high
    )?;
    writeln!(
        out,
        "{} games of {} deals, each played in all places; the first seat won {:.1} %",
        report.games,
        report.deals,
        100.0 * report.first_seat
    )?;
    writeln!(out, "{:.0} decisions and {:.2} s a game", report.decisions_per_game, report.seconds_per_game)?;
    if report.unfinished > 0 {
        writeln!(out, "unfinished games: {}", report.unfinished)?;
    }
    if report.forfeits_a + report.forfeits_b > 0 {
        writeln!(out, "forfeits: {} of {}, {} of {}", report.forfeits_a, report.a, report.forfeits_b, report.b)?;
    }
    if let Some(sprt) = report.sprt {
        writeln!(out, "SPRT {:+.0} against {:+.0}: LLR {:.2}, {:?}", sprt.elo0, sprt.elo1, sprt.llr, sprt.verdict)?;
    }
    writeln!(out, "with the hero in the deal, whoever played it")?;
    shares(out, &report.by_hero)?;
    writeln!(out, "by board")?;
    shares(out, &report.by_board)
}

fn shares(out: Out, shares: &[Share]) -> Result<()> {
    let width = shares.iter().map(|share| share.name.chars().count()).max().unwrap_or(0);
    for share in shares {
        let (rate, low, high) = (100.0 * share.win_rate, 100.0 * share.low, 100.0 * share.high);
        writeln!(out, "  {:width$} {rate:5.1} % ({low:.0} to {high:.0}) of {}", share.name, share.games)?;
    }
    Ok(())
}
