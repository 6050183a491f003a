//! `peerless bench`: how fast the engine is on this machine.

use anyhow::Result;
use peerless_content::Content;
use peerless_lab::Pool;
use peerless_lab::bench::{self, BenchReport, Effort, HeroSpeed};
use peerless_rules::{Mode, Switches};

use crate::sim::{progress_bar, write_json};
use crate::{Out, Verdict};

/// Measure the engine: random duels, copies, options, resampling; or how fast the bots think.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  peerless bench
  peerless bench --quick --json
  peerless bench --search
  peerless bench --heroes \"King Arthur,Medusa,Sinbad,Alice\" --boards Sarpedon,Marmoreal

All figures are medians of several runs by the CPU time of one thread. The reference loop copies and hashes a block of
1 KiB; decisions for each of its steps, and its steps for a list of options, compare machines.")]
pub struct Args {
    /// A short run, less exact.
    #[arg(long)]
    quick: bool,
    /// The bots in place of the engine: for each hero, the iterations a second of a search at the first decision of duels, with
    /// uniform and with knowing playouts, and what greedy takes for a decision.
    #[arg(long)]
    search: bool,
    /// Heroes to play; all if none are named.
    #[arg(long, value_delimiter = ',', value_name = "NAME")]
    heroes: Vec<String>,
    /// Boards to play on; all if none are named.
    #[arg(long, value_delimiter = ',', value_name = "NAME")]
    boards: Vec<String>,
    /// The figures as JSON.
    #[arg(long)]
    json: bool,
}

pub fn run(content: &Content, args: &Args, out: Out) -> Result<Verdict> {
    let pool = Pool::new(content, &args.heroes, &args.boards, &[Mode::Duel], Switches::default())?;
    let effort = if args.quick { Effort::QUICK } else { Effort::FULL };
    if args.search {
        return run_bots(&pool, effort, args.json, out);
    }
    let bar = progress_bar(effort.runs as u64 + 1, "steps");
    let report = bench::run(&pool, effort, &|done, _| bar.set_position(done as u64));
    bar.finish_and_clear();
    if args.json {
        write_json(out, &report)?;
    } else {
        show(out, &report)?;
    }
    Ok(Verdict::Fine)
}

fn run_bots(pool: &Pool, effort: Effort, json: bool, out: Out) -> Result<Verdict> {
    let bar = progress_bar(pool.hero_count() as u64, "heroes");
    let speeds = bench::bots(pool, effort, &|done, _| bar.set_position(done as u64));
    bar.finish_and_clear();
    if json {
        write_json(out, &speeds)?;
        return Ok(Verdict::Fine);
    }
    let width = speeds.iter().map(|speed| speed.hero.chars().count()).max().unwrap_or(0);
    writeln!(
        out,
        "{:width$} {:>20} {:>20} {:>20}",
        "", "uniform iterations/s", "knowing iterations/s", "greedy, µs/decision"
    )?;
    for HeroSpeed { hero, uniform_per_s, knowing_per_s, greedy_us } in &speeds {
        writeln!(out, "{hero:width$} {uniform_per_s:>20.0} {knowing_per_s:>20.0} {greedy_us:>20.1}")?;
    }
    Ok(Verdict::Fine)
}

fn show(out: Out, report: &BenchReport) -> Result<()> {
    writeln!(out, "{:<24} {:>14}   {:>14} to {:<14}", "", "median", "least", "greatest")?;
    let rows = [
        ("random games/s", report.games_per_s, report.spread.games_per_s),
        ("random decisions/s", report.decisions_per_s, report.spread.decisions_per_s),
        ("clone, ns", report.clone_ns, report.spread.clone_ns),
        ("options, ns", report.options_ns, report.spread.options_ns),
        ("view, ns", report.view_ns, report.spread.view_ns),
        ("resample, ns", report.resample_ns, report.spread.resample_ns),
        ("import of a deck, ms", report.import_ms, report.spread.import_ms),
        ("check of a hero, ms", report.check_ms, report.spread.check_ms),
        ("reference steps/s", report.reference_steps_per_s, report.spread.reference_steps_per_s),
    ];
    for (name, median, [least, greatest]) in rows {
        writeln!(out, "{name:<24} {median:>14.1}   {least:>14.1} to {greatest:<14.1}")?;
    }
    writeln!(out, "{:<24} {:>14}", "state, bytes", report.state_bytes)?;
    writeln!(out, "{:<24} {:>14.2}", "decisions/reference step", report.decisions_per_reference_step)?;
    writeln!(out, "{:<24} {:>14.2}", "reference steps/options", report.reference_steps_per_options)?;
    writeln!(out, "{:<24} {:>14.1}", "decisions/game", report.decisions_per_game)?;
    writeln!(out, "{:<24} {:>14.1}", "options/decision", report.options_per_decision)?;
    let slow = &report.slowest_pair;
    let [a, b] = &slow.heroes;
    writeln!(
        out,
        "slowest pair: {a} against {b}, {:.0} games/s, {:.0} decisions/s ({:.1} decisions a game, {:.1} options a decision)",
        slow.games_per_s, slow.decisions_per_s, slow.decisions_per_game, slow.options_per_decision
    )?;
    Ok(())
}
