//! `peerless case`: plays cases and tells which of them do not hold (NOTATION 4).

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use peerless_content::{CaseFile, Content};

use crate::text::{BAD, GOOD};
use crate::words::say;
use crate::{Out, Verdict};

/// Play cases: scenes with a script and what must hold.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  peerless case cases
  peerless case cases/heroes/medusa.toml cases/rules

A line for each case that fails, then `N passed, N failed`. Exit code 1 if any failed.")]
pub struct Args {
    /// Files, or folders with .toml files anywhere below them.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

pub fn run(content: &Content, args: &Args, out: Out) -> Result<Verdict> {
    let (mut passed, mut failed) = (0, 0);
    for file in read(content, &args.files)? {
        let report = file.run();
        passed += report.passed;
        failed += report.failures.len();
        for failure in report.failures {
            writeln!(out, "{failure}")?;
        }
    }
    let style = if failed == 0 { GOOD } else { BAD };
    writeln!(out, "{style}{passed} passed, {failed} failed{style:#}")?;
    Ok(if failed == 0 { Verdict::Fine } else { Verdict::Failed })
}

/// Reads the cases of files and folders; nothing is played before all could be read.
pub fn read(content: &Content, paths: &[PathBuf]) -> Result<Vec<CaseFile>> {
    let mut files = Vec::new();
    for path in paths {
        let before = files.len();
        collect(path, &mut files)?;
        if files.len() == before {
            bail!(say!("tty-no-cases", path = path.display().to_string()));
        }
    }
    let parse = |path: &PathBuf| {
        let text = std::fs::read_to_string(path)
            .with_context(|| say!("tty-cannot-read", file = path.display().to_string()))?;
        Ok(CaseFile::parse(content, &path.display().to_string(), &text))
    };
    files.iter().map(parse).collect()
}

/// A file as it is named; of a folder, all .toml files below it in the order of their names.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let cannot = || say!("tty-cannot-read", file = path.display().to_string());
    let entries = std::fs::read_dir(path).with_context(cannot)?;
    let mut below = entries.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<_>>>().with_context(cannot)?;
    below.sort();
    for entry in below {
        if entry.is_dir() || entry.extension().is_some_and(|extension| extension == "toml") {
            collect(&entry, files)?;
        }
    }
    Ok(())
}
