//! `peerless lab selfplay`: positions to learn a judgement from.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Context, Result, bail};
use peerless_bots::judge::Net;
use peerless_content::Content;
use peerless_lab::homebrew::draw_heroes;
use peerless_lab::judges_by_weights;
use peerless_lab::selfplay::{Header, PART, Selfplay};

use crate::sim::{PoolArgs, progress_bar, threads};
use crate::text::counted;
use crate::words::say;
use crate::{Out, Verdict};

/// Let a bot play against itself and write positions down, for `make train`.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  peerless lab selfplay --games 40000 --made 60 --out games
  peerless --content content/examples lab selfplay --bot search:100 --games 5120 --choices --out strong

The folder gets a file for every 256 games, compressed, and selfplay.json, which tells how they were made and what the numbers are. A call that
was stopped goes on with the files that are missing; one with more games adds to them. docs/LAB.md tells the format.")]
pub struct Args {
    /// The folder for the positions.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// How many games; full files are written.
    #[arg(long, default_value_t = 20_480)]
    games: u64,
    /// Who plays all seats: greedy if nothing is said. A search, and `learned`, also tell what they came to think later.
    #[arg(long)]
    bot: Option<String>,
    /// The learned weights that a search, or `learned`, judges by; without a bot, `learned` plays.
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// One choice in N is made at random; 0 for none.
    #[arg(long, default_value_t = 10, value_name = "N")]
    noise: usize,
    /// One position in N is kept.
    #[arg(long, default_value_t = 4, value_name = "N")]
    one_in: usize,
    /// Keep choices too, one in N: the position, and how often the search tried each option.
    #[arg(long)]
    choices: bool,
    /// So many heroes made at random from the card language play too.
    #[arg(long, default_value_t = 0, value_name = "N")]
    made: usize,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    pool: PoolArgs,
    /// How many games at once; all cores by default.
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

pub fn run(content: &Content, args: &Args, out: Out) -> Result<Verdict> {
    if args.games == 0 {
        bail!(say!("tty-games-at-least", count = 1));
    }
    let usual = if args.weights.is_some() { "learned" } else { "greedy" };
    let bot = args.bot.as_deref().unwrap_or(usual);
    let weights = args.weights.as_deref().map(|path| read_weights(path, bot)).transpose()?;
    let pool = args.pool.read(content)?.with_made(draw_heroes(args.made, args.seed));
    let &Args { noise, one_in, seed, choices, .. } = args;
    if choices && !bot.starts_with("search:") {
        bail!(say!("tty-choices-no-bot", bot = bot));
    }
    let selfplay = Selfplay { pool, bot: bot.to_owned(), noise, one_in, seed, weights, choices };
    // A bot that does not exist shall leave no file behind.
    selfplay.check()?;
    let parts = args.games.div_ceil(PART);
    open(&args.out, &selfplay.header())?;
    let bar = progress_bar(parts * PART, "games");
    let next = AtomicU64::new(0);
    let work = || -> Result<()> {
        loop {
            let part = next.fetch_add(1, Ordering::Relaxed);
            if part >= parts {
                return Ok(());
            }
            write(&args.out, &selfplay, part)?;
            bar.inc(PART);
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads(args.threads)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| thread.join().expect("a game does not panic"))
    })?;
    bar.finish_and_clear();
    writeln!(out, "{} in {}", counted((parts * PART) as usize, "game"), args.out.display())?;
    Ok(Verdict::Fine)
}

/// Weights for a bot to judge by, for as long as the program runs.
pub fn read_weights(path: &Path, bot: &str) -> Result<&'static Net> {
    if !judges_by_weights(bot) {
        bail!(say!("tty-weights-no-bot", bot = bot));
    }
    let read = || -> Result<Net> { Ok(Net::read(&fs::read(path)?)?) };
    let net = read().with_context(|| say!("tty-cannot-read", file = path.display().to_string()))?;
    Ok(Box::leak(Box::new(net)))
}

/// Makes the folder ready; one that holds positions made in another way is refused.
fn open(folder: &Path, header: &Header) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| say!("tty-cannot-make", folder = folder.display().to_string()))?;
    let path = folder.join("selfplay.json");
    let shown = || path.display().to_string();
    match fs::read_to_string(&path) {
        Ok(text) => {
            let kept: Header = serde_json::from_str(&text).with_context(|| say!("tty-cannot-read", file = shown()))?;
            if kept != *header {
                bail!(say!("tty-selfplay-other", folder = folder.display().to_string()));
            }
            Ok(())
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let text = serde_json::to_string_pretty(header)? + "\n";
            fs::write(&path, text).with_context(|| say!("tty-cannot-write", file = shown()))
        }
        Err(error) => Err(error).with_context(|| say!("tty-cannot-read", file = shown())),
    }
}

/// The files of a part, unless they are there.
fn write(folder: &Path, selfplay: &Selfplay, part: u64) -> Result<()> {
    let [positions, choices] = ["bin", "choices"].map(|kind| folder.join(format!("{part:05}.{kind}.gz")));
    if positions.exists() && (choices.exists() || !selfplay.choices) {
        return Ok(());
    }
    let files = selfplay.files(part)?;
    if selfplay.choices {
        write_whole(&choices, &files.choices)?;
    }
    write_whole(&positions, &files.positions)
}

/// A file that gets its name when it is whole.
fn write_whole(path: &Path, bytes: &[u8]) -> Result<()> {
    let whole = || -> io::Result<()> {
        let unfinished = path.with_extension("part");
        fs::write(&unfinished, bytes)?;
        fs::rename(&unfinished, path)
    };
    whole().with_context(|| say!("tty-cannot-write", file = path.display().to_string()))
}
