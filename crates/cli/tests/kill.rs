//! The server is killed in the middle of games, again and again: no choice that was answered is lost, every table goes on.
//! `KILLS=100 cargo test -p peerless --test kill -- --nocapture` does it a hundred times and prints what it saw.

#[path = "../../server/tests/server/client.rs"]
mod client;

use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Error, Result};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use client::{Client, make_table, request};
use peerless_rules::{Record, Rng};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// Who plays at each table: people (`me`) and bots.
const TABLES: [&[&str]; 8] = [
    &["me", "novice"],
    &["apprentice", "me"],
    &["me", "adept"],
    &["me", "expert"],
    &["me", "me"],
    &["me", "me"],
    &["me", "novice", "me", "apprentice"],
    &["me", "novice", "apprentice"],
];

/// Games that go on come to their end within this.
const PATIENCE: Duration = Duration::from_secs(300);

/// `peerless serve`, as somebody at a terminal starts it.
struct Served {
    child: Child,
    address: String,
    /// Kept open: a server that cannot say anything any more ends.
    _output: BufReader<ChildStdout>,
}

impl Served {
    fn start(folder: &Path) -> Self {
        let log = OpenOptions::new().create(true).append(true).open(folder.join("log")).expect("a log");
        let mut child = Command::new(env!("CARGO_BIN_EXE_peerless"))
            .args(["serve", "--port", "0", "--max-tables", "1000", "--data"])
            .arg(folder)
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let mut output = BufReader::new(child.stdout.take().expect("an output"));
        output.read_line(&mut line).expect("a line");
        let address = line.trim().split_once("http://").map(|(_, rest)| rest.trim_end_matches('/').to_owned());
        let address = address.unwrap_or_else(|| panic!("no address in {line:?}"));
        Self { child, address, _output: output }
    }

    /// No goodbye: SIGKILL.
    fn kill(&mut self) {
        assert!(self.child.try_wait().expect("a child").is_none(), "the server has ended by itself");
        self.child.kill().expect("it is killed");
        self.child.wait().expect("it is gone");
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

/// Where the server is now, and whether games still begin.
#[derive(Clone)]
struct World {
    /// `None` while the server is down.
    address: watch::Receiver<Option<String>>,
    ending: watch::Receiver<bool>,
}

impl World {
    async fn address(&mut self) -> String {
        let up = self.address.wait_for(Option::is_some).await.expect("the test goes on");
        up.clone().expect("an address")
    }

    fn is_ending(&self) -> bool {
        *self.ending.borrow()
    }
}

/// One seat at one table, over all the sockets that it takes.
struct Player {
    world: World,
    table: String,
    seat: u8,
    secret: String,
    rng: Rng,
    /// Everything that it was told.
    events: Vec<Value>,
    /// The choices whose effect it was told: number and text.
    answered: Vec<(usize, String)>,
}

impl Player {
    /// Plays by lot until the game is over; comes back whenever the server does.
    async fn play(mut self) -> Self {
        loop {
            let address = self.world.address().await;
            match self.session(&address).await {
                Ok(()) => return self,
                Err(_) => sleep(Duration::from_millis(20)).await,
            }
        }
    }

    /// One socket: an error when it breaks.
    async fn session(&mut self, address: &str) -> Result<()> {
        let mut client = Client::enter(address, &self.table, Some(&self.secret)).await?;
        let mut chosen = None;
        loop {
            let mut message: Value = serde_json::from_str(&client.hear().await?)?;
            let update = message["update"].take();
            match message["type"].as_str().expect("a type") {
                "sync" => {
                    let told = update["events"].as_array().expect("the game has begun").clone();
                    let kept = told.get(..self.events.len()).is_some_and(|same| same == self.events);
                    assert!(kept, "{} has lost what was told before", self.table);
                    self.events = told;
                }
                "update" => {
                    assert_eq!(update["from"], self.events.len(), "{} has skipped or repeated events", self.table);
                    self.events.extend_from_slice(update["events"].as_array().expect("events"));
                    self.answered.extend(chosen.take());
                }
                "table" => continue,
                // The table is being brought back.
                "refused" if message["problem"]["code"] == "closing" => return Err(Error::other("not yet")),
                _ => panic!("{} refuses an answer: {message}", self.table),
            }
            if update["asked"].is_null() {
                return Ok(());
            }
            if let Some(n) = update["decision"]["n"].as_u64() {
                // As fast as the server lets anybody, and a little slower while it is being killed.
                let more = if self.world.is_ending() { 0 } else { self.rng.below(30) as u64 };
                sleep(Duration::from_millis(26 + more)).await;
                let options = update["decision"]["options"].as_array().expect("options");
                let option = self.rng.below(options.len());
                chosen = Some((n as usize, options[option]["text"].as_str().expect("a text").to_owned()));
                client.answer(n, option).await?;
            }
        }
    }
}

/// Plays games at one table after the other; gives how many choices were answered, and how many games ended.
async fn play_tables(mut world: World, who: &'static [&'static str], seed: u64) -> (usize, usize) {
    let mut rng = Rng::new(seed);
    let (mut answered, mut games) = (0, 0);
    loop {
        let (table, keys) = new_table(&mut world, who).await;
        let mut players = JoinSet::new();
        for (seat, secret) in keys {
            let rng = Rng::new(rng.next_u64());
            let (events, choices) = (Vec::new(), Vec::new());
            let world = world.clone();
            players.spawn(Player { world, table: table.clone(), seat, secret, rng, events, answered: choices }.play());
        }
        let players = players.join_all().await;
        let record = record(&mut world, &table).await;
        for player in &players {
            let own: Vec<&String> = record
                .choices
                .iter()
                .filter(|choice| choice.seat.0 == player.seat)
                .map(|choice| &choice.line)
                .collect();
            for (n, text) in &player.answered {
                assert_eq!(own.get(*n), Some(&text), "{table} has lost the answer to decision {n}");
                answered += 1;
            }
        }
        games += 1;
        if world.is_ending() {
            return (answered, games);
        }
    }
}

async fn new_table(world: &mut World, who: &[&str]) -> (String, Vec<(u8, String)>) {
    let seat = |who: &&str| match *who {
        "me" => json!({ "who": { "kind": "me", "name": "Ann" } }),
        level => json!({ "who": { "kind": "bot", "level": level } }),
    };
    let mode = ["", "", "duel", "free-for-all", "teams"][who.len()];
    let new = json!({ "mode": mode, "seats": who.iter().map(seat).collect::<Vec<_>>() });
    loop {
        let address = world.address().await;
        if let Ok(Some(made)) = make_table(&address, &new).await {
            return made;
        }
        sleep(Duration::from_millis(20)).await;
    }
}

async fn record(world: &mut World, table: &str) -> Record {
    loop {
        let address = world.address().await;
        match request(&address, "GET", &format!("/api/tables/{table}/record"), "").await {
            Ok((200, body)) => return Record::parse(&body).expect("a record"),
            _ => sleep(Duration::from_millis(20)).await,
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_answered_choice_is_lost_when_the_server_is_killed() {
    let kills: usize = std::env::var("KILLS").map_or(5, |count| count.parse().expect("KILLS is a number"));
    let folder = tempfile::tempdir().expect("a folder");
    let mut served = Served::start(folder.path());
    let (at, address) = watch::channel(Some(served.address.clone()));
    let (end, ending) = watch::channel(false);
    let mut tables = JoinSet::new();
    for (index, who) in TABLES.into_iter().enumerate() {
        tables.spawn(play_tables(World { address: address.clone(), ending: ending.clone() }, who, index as u64));
    }
    let mut rng = Rng::new(kills as u64);
    let mut slowest = Duration::ZERO;
    for _ in 0..kills {
        sleep(Duration::from_millis(100 + rng.below(700) as u64)).await;
        served.kill();
        at.send_replace(None);
        let start = Instant::now();
        served = Served::start(folder.path());
        slowest = slowest.max(start.elapsed());
        at.send_replace(Some(served.address.clone()));
    }
    end.send_replace(true);
    let (mut answered, mut games) = (0, 0);
    let all_end = async {
        while let Some(done) = tables.join_next().await {
            let (more, ended) = done.expect("nothing was lost");
            (answered, games) = (answered + more, games + ended);
        }
    };
    timeout(PATIENCE, all_end).await.expect("every table goes on");
    println!("{kills} kills, {games} games, {answered} answered choices, none lost; slowest restart {slowest:?}");
    assert!(games >= TABLES.len() && answered > kills);
    check_log(folder.path());
}

/// The server never broke down by itself, and brought back every table.
fn check_log(folder: &Path) {
    let log = File::open(folder.join("log")).map(BufReader::new).expect("a log");
    let bad = ["panicked", "broke down", "cannot", "ERROR"];
    let said = log.lines().map(|line| line.expect("a line")).find(|line| bad.iter().any(|word| line.contains(word)));
    assert_eq!(said, None);
    assert!(fs::metadata(folder.join("peerless.db")).is_ok());
}
