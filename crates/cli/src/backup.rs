//! `peerless backup` and `peerless doctor`: looking after the games of a server.

use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, Result};
use peerless_content::Content;
use peerless_server::Finding;

use crate::serve::default_folder;
use crate::text::{BAD, GOOD, styled};
use crate::words::say;
use crate::{Out, Verdict};

/// Copy the games of a server to a file, also while it runs.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  peerless backup /backups/monday.db
  peerless backup --data games monday.db

The copy is a database of its own: put it into an empty folder as peerless.db, and serve from there.")]
pub struct BackupArgs {
    /// The copy; it must not be there yet.
    #[arg(value_name = "FILE")]
    to: PathBuf,
    /// Where games are kept; without it, the place for data of the system.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

pub fn backup(args: &BackupArgs, out: Out) -> Result<Verdict> {
    let folder = args.data.clone().map_or_else(default_folder, Ok)?;
    let database = folder.join("peerless.db");
    runtime()?.block_on(peerless_server::backup(&database, &args.to))?;
    writeln!(out, "{}", say!("tty-backup-done", file = args.to.display().to_string()))?;
    Ok(Verdict::Fine)
}

/// Check the games of a server, and say what is wrong with them.
#[derive(clap::Args)]
#[command(after_help = "Example:
  peerless doctor games

Nothing is changed; it may run beside a server.")]
pub struct DoctorArgs {
    /// A data folder; without it, the place for data of the system.
    #[arg(value_name = "DIR")]
    folder: Option<PathBuf>,
}

pub fn doctor(content: Content, args: &DoctorArgs, out: Out) -> Result<Verdict> {
    let folder = args.folder.clone().map_or_else(default_folder, Ok)?;
    let database = folder.join("peerless.db");
    let health = runtime()?.block_on(peerless_server::examine(Arc::new(content), &database))?;
    for finding in &health.findings {
        let words = match finding {
            Finding::Readable { file } => say!("tty-doctor-readable", file = file.display().to_string()),
            Finding::Damaged { detail } => say!("tty-doctor-damaged", detail = detail.as_str()),
            Finding::Table { id, why } => say!("tty-doctor-table", table = id.as_str(), why = why.as_str()),
            Finding::Gap { id } => say!("tty-doctor-gap", table = id.as_str()),
            Finding::Full => say!("tty-doctor-full"),
        };
        writeln!(out, "{} {words}", styled(BAD, "!"))?;
    }
    let count = health.findings.len();
    let style = if count == 0 { GOOD } else { BAD };
    writeln!(out, "{}", styled(style, say!("tty-doctor-done", tables = health.tables, count = count)))?;
    Ok(if count == 0 { Verdict::Fine } else { Verdict::Failed })
}

pub fn runtime() -> Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().with_context(|| say!("tty-serve-threads"))
}
