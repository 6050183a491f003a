//! `peerless lab selfplay`: positions to learn a judgement from.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Context, Result, bail};
use peerless_bots::judge::Net;
use peerless_content::Content;
use peerless_lab::homebrew::draw_heroes;
use peerless_lab::selfplay::{Header, PART, Selfplay};

use crate::sim::{PoolArgs, progress_bar, threads};
use crate::text::counted;
use crate::words::say;
use crate::{Out, Verdict};

/// Let a bot play against itself and write positions down, for `make train`.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  peerless lab selfplay --games 40000 --made 60 --out games
  peerless --content content/examples lab selfplay --bot search:100 --games 5120 --out strong

The folder gets a file for every 256 games, compressed, and selfplay.json, which tells how they were made and what the numbers are. A call that
was stopped goes on with the files that are missing; one with more games adds to them. docs/LAB.md tells the format.")]
pub struct Args {
    /// The folder for the positions.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// How many games; full files are written.
    #[arg(long, default_value_t = 20_480)]
    games: u64,
    /// Who plays all seats. A search also tells what it thinks of its chances.
    #[arg(long, default_value = "greedy")]
    bot: String,
    /// Greedy by these learned weights plays all seats, and tells what it came to think later.
    #[arg(long, value_name = "FILE", conflicts_with = "bot")]
    weights: Option<PathBuf>,
    /// One choice in N is made at random; 0 for none.
    #[arg(long, default_value_t = 10, value_name = "N")]
    noise: usize,
    /// One position in N is kept.
    #[arg(long, default_value_t = 4, value_name = "N")]
    one_in: usize,
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
    let weights = args.weights.as_deref().map(read_weights).transpose()?;
    let bot = if weights.is_some() { "learned" } else { &args.bot };
    let pool = args.pool.read(content)?.with_made(draw_heroes(args.made, args.seed));
    let selfplay =
        Selfplay { pool, bot: bot.to_owned(), noise: args.noise, one_in: args.one_in, seed: args.seed, weights };
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

/// Weights for as long as the program runs.
pub fn read_weights(path: &Path) -> Result<&'static Net> {
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

/// One file, unless it is there. It gets its name when it is whole.
fn write(folder: &Path, selfplay: &Selfplay, part: u64) -> Result<()> {
    let path = folder.join(format!("{part:05}.bin.gz"));
    if path.exists() {
        return Ok(());
    }
    let bytes = selfplay.file(part)?;
    let whole = || -> io::Result<()> {
        let unfinished = path.with_extension("part");
        fs::write(&unfinished, bytes)?;
        fs::rename(&unfinished, &path)
    };
    whole().with_context(|| say!("tty-cannot-write", file = path.display().to_string()))
}
