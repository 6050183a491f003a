//! The server is killed in the middle of games, again and again: no choice that was answered is lost, every table goes on.
//! `KILLS=100 cargo test -p peerless --test kill -- --nocapture` does it a hundred times and prints what it saw. So it is
//! with three processes that share a database, of which one after the other is killed: the tables go on at the others.

#[path = "../../server/tests/server/client.rs"]
mod client;
#[path = "../../server/tests/server/cluster.rs"]
mod cluster;

use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Error, Result};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use client::{Client, make_table, request};
use cluster::Fresh;
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
    fn start(folder: &Path, shared: Option<&Fresh>) -> Self {
        let log = OpenOptions::new().create(true).append(true).open(folder.join("log")).expect("a log");
        let kept = folder.display().to_string();
        let kept = shared.map_or(["--data", &kept], |database| ["--database", &database.url]);
        let mut child = Command::new(env!("CARGO_BIN_EXE_peerless"))
            .args(["serve", "--port", "0", "--max-tables", "1000"])
            .args(kept)
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

/// Where servers are now, and whether games still begin.
#[derive(Clone)]
struct World {
    /// Empty while none is up.
    addresses: watch::Receiver<Vec<String>>,
    ending: watch::Receiver<bool>,
}

impl World {
    /// One of them, by lot.
    async fn address(&mut self, rng: &mut Rng) -> String {
        let up = self.addresses.wait_for(|up| !up.is_empty()).await.expect("the test goes on");
        up[rng.below(up.len())].clone()
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
    /// When it last heard something new of the game, and the longest time that it did not.
    heard: Instant,
    longest: Duration,
}

impl Player {
    /// Plays by lot until the game is over; comes back whenever the server does.
    async fn play(mut self) -> Self {
        loop {
            let address = self.world.address(&mut self.rng).await;
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
            let before = self.events.len();
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
                // What a server was killed over may be written a moment after: then the choice before was the one.
                "refused" if message["problem"]["code"] == "stale" => {
                    let open = message["problem"]["args"]["open"].as_u64().expect("a number") as usize;
                    self.answered.retain(|(n, _)| n + 1 != open);
                    chosen = None;
                    continue;
                }
                _ => panic!("{} refuses an answer: {message}", self.table),
            }
            if self.events.len() > before {
                self.longest = self.longest.max(self.heard.elapsed());
                self.heard = Instant::now();
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

/// What was seen of some tables.
#[derive(Default)]
struct Seen {
    answered: usize,
    games: usize,
    /// The longest time in which a game did not go on.
    longest: Duration,
}

/// Plays games at one table after the other.
async fn play_tables(mut world: World, who: &'static [&'static str], seed: u64) -> Seen {
    let mut rng = Rng::new(seed);
    let mut seen = Seen::default();
    loop {
        let (table, keys) = new_table(&mut world, &mut rng, who).await;
        let mut players = JoinSet::new();
        for (seat, secret) in keys {
            let rng = Rng::new(rng.next_u64());
            let player = Player {
                world: world.clone(),
                table: table.clone(),
                seat,
                secret,
                rng,
                events: Vec::new(),
                answered: Vec::new(),
                heard: Instant::now(),
                longest: Duration::ZERO,
            };
            players.spawn(player.play());
        }
        let players = players.join_all().await;
        let record = record(&mut world, &mut rng, &table).await;
        for player in &players {
            seen.longest = seen.longest.max(player.longest);
            let own: Vec<&String> = record
                .choices
                .iter()
                .filter(|choice| choice.seat.0 == player.seat)
                .map(|choice| &choice.line)
                .collect();
            for (n, text) in &player.answered {
                assert_eq!(own.get(*n), Some(&text), "{table} has lost the answer to decision {n}");
                seen.answered += 1;
            }
        }
        seen.games += 1;
        if world.is_ending() {
            return seen;
        }
    }
}

async fn new_table(world: &mut World, rng: &mut Rng, who: &[&str]) -> (String, Vec<(u8, String)>) {
    let seat = |who: &&str| match *who {
        "me" => json!({ "who": { "kind": "me", "name": "Ann" } }),
        level => json!({ "who": { "kind": "bot", "level": level } }),
    };
    let mode = ["", "", "duel", "free-for-all", "teams"][who.len()];
    let new = json!({ "mode": mode, "seats": who.iter().map(seat).collect::<Vec<_>>() });
    loop {
        let address = world.address(rng).await;
        if let Ok(Some(made)) = make_table(&address, &new).await {
            return made;
        }
        sleep(Duration::from_millis(20)).await;
    }
}

async fn record(world: &mut World, rng: &mut Rng, table: &str) -> Record {
    loop {
        let address = world.address(rng).await;
        match request(&address, "GET", &format!("/api/tables/{table}/record"), "").await {
            Ok((200, body)) => return Record::parse(&body).expect("a record"),
            _ => sleep(Duration::from_millis(20)).await,
        }
    }
}

/// Processes that are killed and started again.
struct Arena {
    folder: tempfile::TempDir,
    shared: Option<Fresh>,
    served: Vec<Served>,
    at: watch::Sender<Vec<String>>,
}

impl Arena {
    fn new(processes: usize, shared: Option<Fresh>) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let served = (0..processes).map(|_| Served::start(folder.path(), shared.as_ref())).collect();
        let arena = Self { folder, shared, served, at: watch::Sender::default() };
        arena.tell();
        arena
    }

    fn tell(&self) {
        self.at.send_replace(self.served.iter().map(|served| served.address.clone()).collect());
    }

    /// Kills one and starts another; gives how long that took to start.
    fn kill(&mut self, index: usize) -> Duration {
        let mut dead = self.served.remove(index);
        dead.kill();
        self.tell();
        let start = Instant::now();
        self.served.push(Served::start(self.folder.path(), self.shared.as_ref()));
        self.tell();
        start.elapsed()
    }
}

/// Kills processes at random moments while games are played at all of them.
async fn check_kills(mut arena: Arena, who: &[&'static [&'static str]], pause: u64) -> Seen {
    let kills = kills();
    let (end, ending) = watch::channel(false);
    let mut tables = JoinSet::new();
    for (index, who) in who.iter().enumerate() {
        let world = World { addresses: arena.at.subscribe(), ending: ending.clone() };
        tables.spawn(play_tables(world, who, index as u64));
    }
    let mut rng = Rng::new(kills as u64);
    let mut slowest = Duration::ZERO;
    for _ in 0..kills {
        sleep(Duration::from_millis(100 + pause + rng.below(700) as u64)).await;
        let index = rng.below(arena.served.len());
        slowest = slowest.max(arena.kill(index));
    }
    end.send_replace(true);
    let mut all = Seen::default();
    let all_end = async {
        while let Some(done) = tables.join_next().await {
            let seen = done.expect("nothing was lost");
            all.answered += seen.answered;
            all.games += seen.games;
            all.longest = all.longest.max(seen.longest);
        }
    };
    timeout(PATIENCE, all_end).await.expect("every table goes on");
    let Seen { answered, games, longest } = &all;
    println!("{kills} kills, {games} games, {answered} answered choices, none lost");
    println!("slowest start {slowest:?}, longest time in which a game did not go on {longest:?}");
    assert!(*games >= who.len() && *answered > kills);
    check_log(arena.folder.path());
    all
}

fn kills() -> usize {
    std::env::var("KILLS").map_or(5, |count| count.parse().expect("KILLS is a number"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_answered_choice_is_lost_when_the_server_is_killed() {
    check_kills(Arena::new(1, None), &TABLES, 0).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_answered_choice_is_lost_when_one_of_three_processes_is_killed() {
    // Duels: games of several take long.
    let seen = check_kills(Arena::new(3, Some(Fresh::new())), &TABLES[..6], 300).await;
    // A machine that runs other tests takes longer for everything.
    let most = Duration::from_secs(if kills() >= 100 { 5 } else { 20 });
    assert!(seen.longest < most, "a game stood still for {:?}", seen.longest);
}

/// The server never broke down by itself, and brought back every table.
fn check_log(folder: &Path) {
    let log = File::open(folder.join("log")).map(BufReader::new).expect("a log");
    let bad = ["panicked", "broke down", "cannot", "ERROR"];
    let said = log.lines().map(|line| line.expect("a line")).find(|line| bad.iter().any(|word| line.contains(word)));
    assert_eq!(said, None);
}
