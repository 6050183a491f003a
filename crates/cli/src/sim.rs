//! `peerless sim`: many games between bots.

use std::sync::Arc;

use anyhow::{Result, anyhow, bail};
use indicatif::{ProgressBar, ProgressStyle};
use peerless_content::Content;
use peerless_lab::homebrew::draw_heroes;
use peerless_lab::sim::{Sim, SimReport};
use peerless_lab::{Pool, PoolError};
use peerless_rules::{Hero, Mode, Switches};
use peerless_session::Trouble;
use serde::Serialize;

use crate::text::counted;
use crate::words::{language, say};
use crate::{Out, Verdict};

/// Play many games between bots and count.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  peerless sim --games 10000
  peerless sim --games 500 --bots greedy,random --heroes Medusa,Alice --boards Sarpedon
  peerless sim --games 100000 --mode free-for-all,teams --laws
  peerless --content content/examples sim --games 1000000 --mode all --made 500 --laws 64
  peerless sim --games 20 --bots \"exec:python3 examples/bots/simple.py\",random
  peerless sim --games 1000 --json > games.json

Bots: random, greedy, search:10ms, search:3000, novice, apprentice, adept, expert, master, and `exec:COMMAND` for any
program of yours (docs/BOTS.md). A comma parts the bots, so a command with commas belongs in a script.")]
pub struct Args {
    /// How many games.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The first game's seed; the others follow it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    pool: PoolArgs,
    /// The bot of each seat; fewer than seats take turns.
    #[arg(long, value_delimiter = ',', default_value = "random", value_name = "BOT")]
    bots: Vec<String>,
    /// Check the laws of the game at its steps, the dear ones at one step in N (slower; random bots only).
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "8")]
    laws: Option<usize>,
    /// So many heroes made at random from the card language play too.
    #[arg(long, default_value_t = 0, value_name = "N")]
    made: usize,
    /// How many games at once; all cores by default.
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// The figures as JSON.
    #[arg(long)]
    json: bool,
}

/// What games are drawn from.
#[derive(clap::Args)]
pub struct PoolArgs {
    /// Heroes to draw from; all if none are named.
    #[arg(long, value_delimiter = ',', value_name = "NAME")]
    heroes: Vec<String>,
    /// Heroes that do not play.
    #[arg(long, value_delimiter = ',', value_name = "NAME")]
    without: Vec<String>,
    /// At least one of these heroes plays in every game.
    #[arg(long, value_delimiter = ',', value_name = "NAME")]
    with: Vec<String>,
    /// Boards to draw from; all if none are named.
    #[arg(long, value_delimiter = ',', value_name = "NAME")]
    boards: Vec<String>,
    /// Modes to draw from: duel, free-for-all, teams, or all.
    #[arg(long, value_delimiter = ',', default_value = "duel", value_name = "MODE")]
    mode: Vec<String>,
    /// A switch of the rules, such as win_check=EndOfAction.
    #[arg(long = "switch", value_name = "NAME=VALUE")]
    switches: Vec<String>,
}

impl PoolArgs {
    pub fn read(&self, content: &Content) -> Result<Pool> {
        let switches = parse_switches(&self.switches)?;
        let mut heroes = self.heroes.clone();
        if !self.without.is_empty() {
            let without: Vec<&Arc<Hero>> =
                self.without.iter().map(|name| content.hero(name)).collect::<Result<_, _>>()?;
            if heroes.is_empty() {
                heroes.extend(content.heroes.iter().map(|hero| hero.name.clone()));
            }
            heroes.retain(|name| without.iter().all(|hero| hero.name != *name));
            if heroes.is_empty() {
                bail!(PoolError::NoHero);
            }
        }
        let pool = Pool::new(content, &heroes, &self.boards, &parse_modes(&self.mode)?, switches)?;
        Ok(pool.with_one_of(content, &self.with)?)
    }
}

#[derive(Serialize)]
struct Figures<'r> {
    seconds: f64,
    games_per_s: f64,
    #[serde(flatten)]
    report: &'r SimReport,
}

pub fn run(content: &Content, args: &Args, out: Out) -> Result<Verdict> {
    if args.games == 0 {
        bail!(say!("tty-games-at-least", count = 1));
    }
    if args.laws.is_some() && args.bots.iter().any(|bot| bot != "random") {
        bail!(say!("tty-sim-laws"));
    }
    let pool = args.pool.read(content)?.with_made(draw_heroes(args.made, args.seed));
    let threads = threads(args.threads);
    let sim = Sim { pool, games: args.games, seed: args.seed, bots: args.bots.clone(), laws: args.laws, threads };
    let bar = progress_bar(args.games, "games");
    let start = std::time::Instant::now();
    let report = sim.run(&|done| bar.set_position(done))?;
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let figures = Figures { seconds, games_per_s: report.games as f64 / seconds, report: &report };
    if args.json {
        write_json(out, &figures)?;
    } else {
        show(out, &figures)?;
    }
    if let Some((seed, law)) = &report.broken {
        bail!(say!("tty-sim-broken", seed = seed.to_string(), law = law.as_str()));
    }
    Ok(if report.unfinished.is_empty() { Verdict::Fine } else { Verdict::Failed })
}

fn show(out: Out, figures: &Figures) -> Result<()> {
    let report = figures.report;
    let games = report.games.max(1) as f64;
    writeln!(
        out,
        "{} in {:.1} s, {:.0} a second",
        counted(report.games as usize, "game"),
        figures.seconds,
        figures.games_per_s
    )?;
    writeln!(
        out,
        "{:.1} decisions and {:.1} turns a game; the longest had {} decisions",
        report.decisions as f64 / games,
        report.turns as f64 / games,
        report.longest
    )?;
    if !report.unfinished.is_empty() {
        writeln!(out, "unfinished: seeds {:?}", report.unfinished)?;
    }
    for (seat, forfeits) in report.forfeits.iter().enumerate().filter(|(_, forfeits)| **forfeits > 0) {
        writeln!(out, "seat {} forfeited {}", seat + 1, counted(*forfeits as usize, "game"))?;
    }
    for (seat, wins) in report.seat_wins.iter().enumerate().filter(|(_, wins)| **wins > 0) {
        writeln!(out, "seat {} won {:5.1} %", seat + 1, 100.0 * *wins as f64 / games)?;
    }
    let mut heroes: Vec<_> = report.heroes.iter().filter(|hero| hero.games > 0).collect();
    heroes.sort_by(|a, b| (b.wins * a.games).cmp(&(a.wins * b.games)));
    let width = heroes.iter().map(|hero| hero.name.chars().count()).max().unwrap_or(0);
    for hero in heroes {
        let share = 100.0 * hero.wins as f64 / hero.games as f64;
        writeln!(out, "{:width$}  won {share:5.1} % of {}", hero.name, hero.games)?;
    }
    Ok(())
}

pub fn parse_switches(list: &[String]) -> Result<Switches> {
    let mut switches = Switches::default();
    for item in list {
        let Some((name, value)) = item.split_once('=') else { bail!(say!("tty-not-a-switch", item = item.as_str())) };
        switches.set(name.trim(), value.trim()).map_err(|error| anyhow!(Trouble::from(&error).say(language())))?;
    }
    Ok(switches)
}

fn parse_modes(names: &[String]) -> Result<Vec<Mode>> {
    if names.iter().any(|name| name == "all") {
        return Ok(Mode::ALL.to_vec());
    }
    let known = Mode::ALL.map(Mode::name).join(", ");
    names
        .iter()
        .map(|name| match Mode::from_name(name) {
            Some(mode) => Ok(mode),
            None => bail!(say!("tty-no-mode", name = name.as_str(), known = known.as_str())),
        })
        .collect()
}

/// Figures for other programs.
pub fn write_json(out: Out, figures: &impl Serialize) -> Result<()> {
    serde_json::to_writer_pretty(&mut *out, figures)?;
    writeln!(out)?;
    Ok(())
}

/// How many games at once: as asked for, else all cores.
pub fn threads(asked: Option<usize>) -> usize {
    asked.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
}

/// A bar on the error stream of a terminal; nothing in a pipe.
pub fn progress_bar(total: u64, unit: &str) -> ProgressBar {
    let bar = ProgressBar::new(total);
    let form = format!("{{bar:40}} {{pos}}/{{len}} {unit}, {{eta}} left {{msg}}");
    if let Ok(style) = ProgressStyle::with_template(&form) {
        bar.set_style(style);
    }
    bar
}
