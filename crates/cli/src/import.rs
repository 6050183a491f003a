//! `peerless import`: makes a hero file of a deck of the community, and tells what became of its texts.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow, bail};
use peerless_content::{Imported, import_deck};

use crate::words::say;
use crate::{Out, Verdict};

/// Make a hero file of a deck in the JSON of the community's deck makers.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  peerless import deck.json --out my-heroes/heroes/ottilie.toml
  peerless import deck.json | less

A text is taken over only if all of it is understood. The others stand above their cards as comments that begin with TODO,
with what the reader says about them; until you put them into words, the cards are played without them.")]
pub struct Args {
    /// The deck.
    #[arg(value_name = "DECK.json")]
    file: PathBuf,
    /// Where the hero file goes; without it, it is printed. A file that is there already is left alone.
    #[arg(long, value_name = "HERO.toml")]
    out: Option<PathBuf>,
}

pub fn run(args: &Args, out: Out) -> Result<Verdict> {
    let file = args.file.display().to_string();
    let text = fs::read_to_string(&args.file).with_context(|| say!("tty-cannot-read", file = file.as_str()))?;
    let imported = import_deck(&text).map_err(|error| anyhow!("{file}: {error}"))?;
    let Some(path) = &args.out else {
        out.write_all(imported.file.as_bytes())?;
        report(&imported, &mut anstream::stderr())?;
        return Ok(Verdict::Fine);
    };
    let shown = path.display().to_string();
    match File::create_new(path) {
        Ok(mut file) => {
            file.write_all(imported.file.as_bytes()).with_context(|| say!("tty-cannot-write", file = shown.as_str()))?
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            bail!(say!("tty-import-there", file = shown.as_str()))
        }
        Err(error) => return Err(error).with_context(|| say!("tty-cannot-write", file = shown.as_str())),
    }
    writeln!(out, "{}", say!("tty-import-written", name = imported.name.as_str(), file = shown.as_str()))?;
    report(&imported, out)?;
    Ok(Verdict::Fine)
}

fn report(imported: &Imported, out: Out) -> Result<()> {
    let Imported { kept, reworded, left, .. } = *imported;
    writeln!(out, "{}", say!("tty-import-texts", kept = kept, reworded = reworded, left = left))?;
    for note in &imported.notes {
        writeln!(out, "  {note}")?;
    }
    Ok(())
}
