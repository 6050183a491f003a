//! `peerless lab`: experiments over many games.

mod matrix;
mod selfplay;

use anyhow::{Result, bail};
use peerless_content::Content;
use peerless_lab::Pool;
use peerless_lab::fit::Fit;
use peerless_lab::tune::{TEST_DEALS, Tune};
use peerless_rules::{Mode, Switches};

use crate::sim::{progress_bar, threads, write_json};
use crate::words::say;
use crate::{Out, Verdict};

pub use selfplay::read_weights;

/// Experiments over many games.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  peerless lab matrix --games 100 --out matrix
  peerless lab fit --games 4000")]
pub struct Args {
    #[command(subcommand)]
    command: Experiment,
}

#[derive(clap::Subcommand)]
enum Experiment {
    Matrix(matrix::Args),
    Selfplay(selfplay::Args),
    Fit(FitArgs),
    Tune(TuneArgs),
}

/// Fit the weights of the bots' judgement to games that a bot plays against itself.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  peerless lab fit --games 4000
  peerless lab fit --games 500 --bot search:200 --json

The weights that the bots use are `WEIGHTS` in crates/bots/src/eval.rs; try new ones in the arena before they go there.")]
struct FitArgs {
    /// How many games.
    #[arg(long, default_value_t = 4000)]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays against itself.
    #[arg(long, default_value = "greedy")]
    bot: String,
    /// One choice in N is made at random; 0 for none.
    #[arg(long, default_value_t = 12, value_name = "N")]
    noise: usize,
    /// The figures as JSON.
    #[arg(long)]
    json: bool,
}

pub fn run(content: &Content, args: Args, out: Out) -> Result<Verdict> {
    match args.command {
        Experiment::Matrix(args) => matrix::run(content, &args, out),
        Experiment::Selfplay(args) => selfplay::run(content, &args, out),
        Experiment::Fit(args) => fit(content, args, out),
        Experiment::Tune(args) => tune(content, args, out),
    }
}

fn fit(content: &Content, args: FitArgs, out: Out) -> Result<Verdict> {
    if args.games < 10 {
        bail!(say!("tty-games-at-least", count = 10));
    }
    let pool = Pool::new(content, &[], &[], &[Mode::Duel], Switches::default())?;
    let bar = progress_bar(args.games, "games");
    let fit = Fit { pool, games: args.games, seed: args.seed, bot: args.bot, noise: args.noise };
    let report = fit.run(&|done| bar.set_position(done))?;
    bar.finish_and_clear();
    if args.json {
        write_json(out, &report)?;
        return Ok(Verdict::Fine);
    }
    writeln!(out, "{} positions of {} games", report.positions, report.games)?;
    for (name, weight) in &report.weights {
        writeln!(out, "  {name:<22} {weight:>7.2}")?;
    }
    writeln!(out, "log loss {:.3} (a coin: 0.693), the better side won {:.1} %", report.loss, 100.0 * report.right)?;
    let weights: Vec<String> = report.weights.iter().map(|(_, weight)| format!("{weight:.2}")).collect();
    writeln!(out, "[{}]", weights.join(", "))?;
    Ok(Verdict::Fine)
}

/// Find better weights of the bots' judgement by playing neighbours of the present ones against each other.
#[derive(clap::Args)]
#[command(after_help = "Example:
  peerless lab tune --steps 400 --deals 20

The weights that the bots use are `WEIGHTS` in crates/bots/src/eval.rs.")]
struct TuneArgs {
    /// How many steps.
    #[arg(long, default_value_t = 300)]
    steps: u64,
    /// Deals in each step; a deal is two games.
    #[arg(long, default_value_t = 16)]
    deals: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games at once; all cores by default.
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// The figures as JSON.
    #[arg(long)]
    json: bool,
}

fn tune(content: &Content, args: TuneArgs, out: Out) -> Result<Verdict> {
    let pool = Pool::new(content, &[], &[], &[Mode::Duel], Switches::default())?;
    let threads = threads(args.threads);
    let start = peerless_bots::eval::WEIGHTS;
    let bar = progress_bar(args.steps, "steps");
    let (steps, deals, seed, test_deals) = (args.steps, args.deals, args.seed, TEST_DEALS);
    let tune = Tune { pool, start, steps, deals, test_deals, seed, threads };
    let report = tune.run(&|done| bar.set_position(done));
    bar.finish_and_clear();
    if args.json {
        write_json(out, &report)?;
        return Ok(Verdict::Fine);
    }
    for (name, weight) in &report.weights {
        writeln!(out, "  {name:<22} {weight:>7.2}")?;
    }
    writeln!(out, "{:.1} % against the present weights in {} games", 100.0 * report.score, report.test_games)?;
    let weights: Vec<String> = report.weights.iter().map(|(_, weight)| format!("{weight:.2}")).collect();
    writeln!(out, "[{}]", weights.join(", "))?;
    Ok(Verdict::Fine)
}
