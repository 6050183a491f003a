//! Runs the binary as a user would: arguments, a pipe, exit codes, and every word that comes out.

mod content;
mod help;
mod lab;
mod play;
mod programs;
mod records;
mod serve;
mod terminal;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a run of the binary left behind.
struct Run {
    out: String,
    err: String,
    code: i32,
}

impl Run {
    #[track_caller]
    fn code(self, wanted: i32) -> Self {
        assert_eq!(self.code, wanted, "stdout:\n{}\nstderr:\n{}", self.out, self.err);
        self
    }

    #[track_caller]
    fn says(self, wanted: &str) -> Self {
        assert!(self.out.contains(wanted), "`{wanted}` is not in:\n{}\n{}", self.out, self.err);
        self
    }

    #[track_caller]
    fn complains(self, wanted: &str) -> Self {
        assert!(self.err.contains(wanted), "`{wanted}` is not in:\n{}", self.err);
        self
    }
}

fn peerless(args: &[&str]) -> Run {
    peerless_with(args, "")
}

fn peerless_with(args: &[&str], input: &str) -> Run {
    peerless_in("C", args, input)
}

/// With the system set to a language, whatever the one of this machine is.
fn peerless_in(lang: &str, args: &[&str], input: &str) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_peerless"))
        .args(args)
        .env("LC_ALL", lang)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // Written beside the reading, so that neither side waits for the other.
    let writer = std::thread::spawn(move || _ = stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Run {
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code().unwrap(),
    }
}

/// A folder that is gone when the test ends.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// A path below it as an argument.
    fn arg(&self, name: &str) -> String {
        self.path(name).display().to_string()
    }

    fn write(&self, name: &str, text: &str) -> String {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        path.display().to_string()
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }
}

fn workspace(path: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path).display().to_string()
}
