//! A program of somebody else as a bot: it reads one decision a line and answers each with a line.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::time::{Duration, Instant};

use peerless_rules::{Match, Opt, View};
use peerless_session::{Decision, Setup, Sight};
use serde::Serialize;

use crate::{Bot, Forfeit};

/// The number of the format; it grows when something changes its meaning or goes away.
pub const FORMAT: u32 = 2;

/// How long a program may think about one decision if nothing else is said.
const LIMIT: Duration = Duration::from_secs(10);

/// How long a program may take to leave by itself after the end of the game.
const FAREWELL: Duration = Duration::from_millis(300);

/// No answer is longer.
const LONGEST_ANSWER: u64 = 4096;

/// What a program is told, a line each. What it says of the game is what the web client gets, too.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToProgram {
    /// First of all: what is played, and by whom.
    Setup {
        /// `FORMAT`
        peerless: u32,
        /// The program's own seat, from 0.
        seat: u8,
        /// How long it may think about one decision.
        budget_ms: u64,
        /// Everything that does not change during the game.
        setup: Box<Setup>,
    },
    /// A decision to be answered with one line.
    Decision {
        /// The game as the program's seat sees it.
        sight: Box<Sight>,
        /// What is asked, with all options.
        decision: Decision,
    },
    /// Last of all, if the game has come to its end.
    Over {
        /// Whether the program's side has won.
        won: bool,
    },
}

/// Plays by a program that is started with the first decision and ended with the bot.
pub struct Exec {
    command: String,
    limit: Duration,
    program: Option<Program>,
    /// How many decisions it was asked for.
    asked: u32,
    forfeit: Option<Forfeit>,
}

impl Exec {
    pub fn new(command: &str, limit: Duration) -> Self {
        Self { command: command.to_owned(), limit, program: None, asked: 0, forfeit: None }
    }

    /// Reads what follows `exec:`, which is a command, or a limit and a command: `5s:python3 bot.py`, `200ms:./bot`.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let (limit, command) = match text.split_once(':') {
            Some((limit, command)) => match parse_limit(limit) {
                Some(limit) => (limit, command),
                None => (LIMIT, text),
            },
            None => (LIMIT, text),
        };
        let sound = !command.trim().is_empty() && !limit.is_zero();
        sound.then(|| Self::new(command.trim(), limit))
    }

    /// Puts the decision to the program; what goes wrong is told in words.
    fn ask(&mut self, m: &Match, view: &View, options: &[Opt]) -> Result<Opt, String> {
        let decision = Decision::new(m, view, self.asked, options).ok_or("nobody is asked")?;
        let (ask, seat) = (decision.asked.ask.0.about().key, decision.asked.seat);
        self.asked += 1;
        let program = match &mut self.program {
            Some(program) => program,
            None => {
                let mut started =
                    Program::start(&self.command).map_err(|error| format!("cannot be started: {error}"))?;
                let budget_ms = self.limit.as_millis() as u64;
                started.send(&ToProgram::Setup { peerless: FORMAT, seat, budget_ms, setup: Box::new(Setup::new(m)) });
                self.program.insert(started)
            }
        };
        program.send(&ToProgram::Decision { sight: Box::new(Sight::new(m, view)), decision });
        let wrong = |what: String| {
            let offered: Vec<String> = options.iter().map(|&opt| view.write(m, opt)).collect();
            format!("{what}; it was asked for {ask}: {}", shortened(&offered.join(" | ")))
        };
        let answer = program.answer(self.limit).map_err(|silence| match silence {
            RecvTimeoutError::Timeout => wrong(format!("did not answer within {:?}", self.limit)),
            RecvTimeoutError::Disconnected => wrong("ended without an answer".to_owned()),
        })?;
        match answer.trim().parse::<usize>().ok().and_then(|index| options.get(index)) {
            Some(&opt) => Ok(opt),
            None => view
                .read_among(m, options, &answer)
                .map_err(|_| wrong(format!("answered `{}`, which is not an option", shortened(&answer)))),
        }
    }
}

impl Bot for Exec {
    fn choose(&mut self, m: &Match, view: &View, options: &[Opt]) -> Opt {
        if self.forfeit.is_none() {
            match self.ask(m, view, options) {
                Ok(opt) => return opt,
                Err(why) => {
                    self.forfeit = Some(Forfeit { bot: self.command.clone(), why });
                    self.program = None;
                }
            }
        }
        options[0]
    }

    fn forfeited(&self) -> Option<&Forfeit> {
        self.forfeit.as_ref()
    }

    fn over(&mut self, won: bool) {
        if let Some(mut program) = self.program.take() {
            program.send(&ToProgram::Over { won });
            program.leave();
        }
    }
}

fn parse_limit(text: &str) -> Option<Duration> {
    let unit = |text: &str, unit: fn(u64) -> Duration| Some(unit(text.parse::<u32>().ok()?.into()));
    match text.strip_suffix("ms") {
        Some(number) => unit(number, Duration::from_millis),
        None => unit(text.strip_suffix('s')?, Duration::from_secs),
    }
}

/// At most so much of a line as is good to read.
fn shortened(line: &str) -> String {
    const SHOWN: usize = 160;
    let line = line.trim_end();
    let shown = line.chars().take(SHOWN).map(|letter| if letter.is_control() { '\u{fffd}' } else { letter });
    let rest = if line.chars().nth(SHOWN).is_some() { "…" } else { "" };
    shown.collect::<String>() + rest
}

/// A running program. Lines go in and out through threads, so that no program can make us wait longer than we want.
struct Program {
    child: Child,
    /// `None` when there is nothing more to say, which closes its input.
    input: Option<Sender<String>>,
    output: Receiver<String>,
}

impl Program {
    fn start(command: &str) -> io::Result<Self> {
        let mut child = match spawn(Command::new("sh").arg("-c").arg(command)) {
            // Without a shell the words are taken as they stand.
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let mut words = command.split_whitespace();
                spawn(Command::new(words.next().unwrap_or_default()).args(words))?
            }
            spawned => spawned?,
        };
        let (input, lines) = channel();
        if let Some(stdin) = child.stdin.take() {
            std::thread::spawn(move || write_lines(stdin, &lines));
        }
        let (answers, output) = sync_channel(4);
        if let Some(stdout) = child.stdout.take() {
            std::thread::spawn(move || read_lines(stdout, &answers));
        }
        Ok(Self { child, input: Some(input), output })
    }

    /// Sends one line. That a program is gone shows when it does not answer.
    fn send(&mut self, what: &ToProgram) {
        if let Some(input) = &self.input {
            let line = serde_json::to_string(what).expect("all keys are strings");
            input.send(line + "\n").ok();
        }
    }

    fn answer(&mut self, limit: Duration) -> Result<String, RecvTimeoutError> {
        self.output.recv_timeout(limit)
    }

    /// Lets the program end by itself, for a moment.
    fn leave(&mut self) {
        self.input = None;
        let end = Instant::now() + FAREWELL;
        while let Some(left) = end.checked_duration_since(Instant::now()) {
            if self.output.recv_timeout(left).is_err() {
                return;
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // The shell and what it started are one group. Only after `wait` could its number belong to another.
        #[cfg(unix)]
        if let Some(group) = i32::try_from(self.child.id()).ok().and_then(rustix::process::Pid::from_raw) {
            rustix::process::kill_process_group(group, rustix::process::Signal::KILL).ok();
        }
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

fn spawn(command: &mut Command) -> io::Result<Child> {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()
}

fn write_lines(mut stdin: impl Write, lines: &Receiver<String>) {
    for line in lines {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(stdout: impl Read, answers: &SyncSender<String>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match stdout.by_ref().take(LONGEST_ANSWER).read_until(b'\n', &mut line) {
            Ok(read) if read > 0 => {}
            _ => return,
        }
        if answers.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
            return;
        }
    }
}
