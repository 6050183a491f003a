//! The one binary, `peerless`: plays games in a terminal, runs cases, replays records, checks content.
//! Everything about the game itself lives in the crates below; here are arguments, words and exit codes.

mod arena;
mod ask;
mod backup;
mod bench;
mod case;
mod check;
mod command;
mod explain;
mod import;
mod lab;
mod line;
mod map;
mod names;
mod play;
mod program;
mod read;
mod replay;
mod review;
mod serve;
mod sheet;
mod shelf;
mod sim;
mod situation;
mod table;
mod tell;
mod text;
mod words;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::{CommandFactory, Parser, Subcommand};
use clap_complete::Shell;
use peerless_content::{Content, ContentError, Problem};

use text::BAD;
use words::say;

/// Duels of asymmetric heroes: play, replay, test and check them.
#[derive(Parser)]
#[command(
    name = "peerless",
    version,
    after_help = "Examples:
  peerless play --heroes \"King Arthur,Medusa\" --board Sarpedon
  peerless explain Medusa
  peerless check my-heroes

Exit codes: 0 fine, 1 a case or check failed, 2 bad input."
)]
struct Cli {
    /// A folder with `heroes`, `boards` or `items`, added to what is built in; an equal name replaces.
    #[arg(long, global = true, value_name = "DIR")]
    content: Vec<PathBuf>,
    /// The language to speak, such as `en` or `de`; without it, the one that LC_ALL or LANG names.
    #[arg(long, global = true, value_name = "TAG")]
    lang: Option<String>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Args),
    Serve(serve::Args),
    Backup(backup::BackupArgs),
    Doctor(backup::DoctorArgs),
    Shelf(shelf::Args),
    Case(case::Args),
    Replay(replay::Args),
    Review(review::Args),
    Check(check::Args),
    Explain(explain::Args),
    Import(import::Args),
    Sim(sim::Args),
    Bench(bench::Args),
    Arena(arena::Args),
    Lab(lab::Args),
    /// Print a completion script for a shell.
    #[command(
        after_help = "Example:\n  peerless completions bash > ~/.local/share/bash-completion/completions/peerless"
    )]
    Completions {
        shell: Shell,
    },
}

/// How a command that was carried out came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    Fine,
    /// A case, a check or a record does not hold.
    Failed,
}

/// Where a command writes: colored for a terminal, plain for a pipe.
type Out<'a> = &'a mut dyn Write;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = anstream::stdout().lock();
    let verdict = run(cli, &mut out).and_then(|verdict| {
        out.flush()?;
        Ok(verdict)
    });
    match verdict {
        Ok(Verdict::Fine) => ExitCode::SUCCESS,
        Ok(Verdict::Failed) => ExitCode::from(1),
        // Whoever reads has heard enough, as `peerless … | head` has.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            _ = out.flush();
            anstream::eprintln!("{BAD}{}{BAD:#} {error:#}", say!("tty-error"));
            ExitCode::from(2)
        }
    }
}

fn run(cli: Cli, out: Out) -> Result<Verdict> {
    words::speak(cli.lang.as_deref())?;
    let content = || load(&cli.content);
    match cli.command {
        Command::Play(args) => play::run(&content()?, args, out),
        Command::Serve(args) => serve::run(content()?, &args, out),
        Command::Backup(args) => backup::backup(&args, out),
        Command::Doctor(args) => backup::doctor(content()?, &args, out),
        Command::Shelf(args) => shelf::run(&args, out),
        Command::Case(args) => case::run(&content()?, &args, out),
        Command::Replay(args) => replay::run(&content()?, &args, out),
        Command::Review(args) => review::run(&content()?, &args, out),
        Command::Check(args) => check::run(&cli.content, &args, out),
        Command::Explain(args) => explain::run(&content()?, &args, out),
        Command::Import(args) => import::run(&args, out),
        Command::Sim(args) => sim::run(&content()?, &args, out),
        Command::Bench(args) => bench::run(&content()?, &args, out),
        Command::Arena(args) => arena::run(&content()?, &args, out),
        Command::Lab(args) => lab::run(&content()?, args, out),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "peerless", &mut script);
            out.write_all(&script)?;
            Ok(Verdict::Fine)
        }
    }
}

/// The built-in content with folders laid over it; all problems of all folders at once.
fn load(folders: &[PathBuf]) -> Result<Content> {
    let mut content = match Content::built_in() {
        Ok(content) => content,
        Err(ContentError::Problems(problems)) => bail!(listed(&problems)),
        Err(error) => bail!(error),
    };
    let mut problems = Vec::new();
    for folder in folders {
        if folder.is_dir() && !has_content(folder) {
            bail!(say!("tty-no-content", folder = folder.display().to_string()));
        }
        match content.clone().with_folder(folder) {
            Ok(more) => content = more,
            Err(ContentError::Problems(found)) => problems.extend(found),
            Err(error) => bail!(error),
        }
    }
    if !problems.is_empty() {
        bail!(listed(&problems));
    }
    Ok(content)
}

fn has_content(folder: &Path) -> bool {
    let is_toml = |entry: io::Result<std::fs::DirEntry>| {
        entry.is_ok_and(|entry| entry.path().extension().is_some_and(|extension| extension == "toml"))
    };
    ["heroes", "boards", "items"]
        .iter()
        .any(|kind| std::fs::read_dir(folder.join(kind)).is_ok_and(|entries| entries.into_iter().any(is_toml)))
}

fn listed(problems: &[Problem]) -> String {
    let mut lines = vec![say!("tty-content-problems", count = problems.len())];
    for problem in problems {
        lines.push(format!("\n{}:{}:{}: {}", problem.file, problem.line, problem.column, problem.message));
        // The detail begins with the message once more.
        let detail = problem.detail.as_deref().unwrap_or("");
        lines.extend(detail.lines().filter(|line| !line.starts_with("error: ")).map(str::to_owned));
    }
    lines.join("\n")
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arguments_are_sound() {
        Cli::command().debug_assert();
    }
}
