//! `peerless shelf`: looking after what people have published at a server.

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Subcommand;
use peerless_server::{Database, Keeper};

use crate::backup::runtime;
use crate::serve::default_folder;
use crate::words::say;
use crate::{Out, Verdict};

/// List, hide and remove what people have published at a server, also while it runs.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  peerless shelf list
  peerless shelf hide Qk3v_x0aZw1B --data games
  peerless shelf remove Qk3v_x0aZw1B

What is hidden or removed cannot be picked any more; games that have begun go on.")]
pub struct Args {
    #[command(subcommand)]
    what: What,
    /// Where games are kept; without it, the place for data of the system.
    #[arg(long, global = true, value_name = "DIR")]
    data: Option<PathBuf>,
    /// A PostgreSQL database in place of a data folder.
    #[arg(long, global = true, value_name = "URL", conflicts_with = "data")]
    database: Option<String>,
}

#[derive(Subcommand)]
enum What {
    /// All that was published, the newest first.
    List,
    /// Hide something from everybody.
    Hide { id: String },
    /// Show something again that was hidden.
    Show { id: String },
    /// Forget something for good.
    Remove { id: String },
}

pub fn run(args: &Args, out: Out) -> Result<Verdict> {
    let database = match &args.database {
        Some(url) => Database::Postgres(url.clone()),
        None => {
            let file = args.data.clone().map_or_else(default_folder, Ok)?.join("peerless.db");
            if !file.exists() {
                bail!(say!("tty-shelf-nothing", file = file.display().to_string()));
            }
            Database::File(file)
        }
    };
    runtime()?.block_on(async {
        let keeper = Keeper::open(&database).await?;
        let verdict = tend(&keeper, &args.what, out).await;
        keeper.close().await;
        verdict
    })
}

async fn tend(keeper: &Keeper, what: &What, out: Out<'_>) -> Result<Verdict> {
    let (id, done, words) = match what {
        What::List => {
            let all = keeper.list().await?;
            for entry in &all {
                let mark = if entry.hidden { say!("tty-shelf-hidden") } else { String::new() };
                writeln!(out, "{}  {}, {}  {} {mark}", entry.id, entry.name, entry.author, entry.games)?;
            }
            writeln!(out, "{}", say!("tty-shelf-count", count = all.len()))?;
            return Ok(Verdict::Fine);
        }
        What::Hide { id } => (id, keeper.hide(id, true).await?, "tty-shelf-hid"),
        What::Show { id } => (id, keeper.hide(id, false).await?, "tty-shelf-shown"),
        What::Remove { id } => (id, keeper.remove(id).await?, "tty-shelf-removed"),
    };
    if !done {
        bail!(say!("tty-shelf-unknown", id = id.as_str()));
    }
    writeln!(out, "{}", say!(words, id = id.as_str()))?;
    Ok(Verdict::Fine)
}
