//! Puts a running server under load and measures how long people wait for an answer to their choice, and for bots.
//! `cargo run --release -p peerless-server --example load -- 127.0.0.1:7878 --tables 200 --watchers 1000 --pid PID`
//!
//! At each table a person plays by lot against a bot, and thinks for a while before each choice. An answer's time runs
//! from the moment when it is sent to the moment when the update with its effect is there; a bot's wait from the update
//! that asks it to the one with its choice.
//!
//! With several addresses (`127.0.0.1:7878,127.0.0.1:7879`), which share a database, two people play at each table, at two
//! processes, and it is measured how long each waits for what the other has chosen.

#[path = "../tests/server/client.rs"]
mod client;

use std::io::{Error, Result};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use client::{Client, make_table};
use peerless_rules::Rng;
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::sleep;

const USAGE: &str = "load ADDRESS,… [--tables 200] [--watchers 1000] [--seconds 60] [--think MILLISECONDS, 2000] \
                     [--levels novice,apprentice,adept,expert,master] [--pid PID of the server]";

/// The levels whose bots do not think ahead.
const QUICK: [&str; 2] = ["novice", "apprentice"];

#[derive(Clone)]
struct Load {
    addresses: Vec<String>,
    tables: usize,
    watchers: usize,
    seconds: u64,
    /// The mean, in milliseconds.
    think: u64,
    levels: Vec<String>,
    pid: Option<u32>,
}

impl Load {
    fn read(mut args: impl Iterator<Item = String>) -> Option<Self> {
        let mut load = Self {
            addresses: args.next()?.split(',').map(String::from).collect(),
            tables: 200,
            watchers: 1000,
            seconds: 60,
            think: 2000,
            levels: ["novice", "apprentice", "adept", "expert", "master"].map(String::from).to_vec(),
            pid: None,
        };
        while let Some(key) = args.next() {
            let value = args.next()?;
            match key.as_str() {
                "--tables" => load.tables = value.parse().ok()?,
                "--watchers" => load.watchers = value.parse().ok()?,
                "--seconds" => load.seconds = value.parse().ok()?,
                "--think" => load.think = value.parse().ok()?,
                "--levels" => load.levels = value.split(',').map(String::from).collect(),
                "--pid" => load.pid = Some(value.parse().ok()?),
                _ => return None,
            }
        }
        Some(load)
    }

    /// The process at which the `n`th sits.
    fn address(&self, n: usize) -> &str {
        &self.addresses[n % self.addresses.len()]
    }
}

/// What all tasks share.
struct Shared {
    load: Load,
    /// Answers are measured once everybody sits.
    measuring: AtomicBool,
    playing: AtomicUsize,
    watching: AtomicUsize,
    told: AtomicUsize,
    times: mpsc::UnboundedSender<(Wait, Duration)>,
}

/// What was waited for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wait {
    Answer,
    QuickBot,
    ThinkingBot,
    /// For what the other has chosen at another process.
    Other,
}

#[tokio::main]
async fn main() -> ExitCode {
    let Some(load) = Load::read(std::env::args().skip(1)) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match run(load).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

async fn run(load: Load) -> Result<()> {
    let (times, mut measured) = mpsc::unbounded_channel();
    let counters = || AtomicUsize::new(0);
    let shared = Arc::new(Shared {
        load: load.clone(),
        measuring: AtomicBool::new(false),
        playing: counters(),
        watching: counters(),
        told: counters(),
        times,
    });
    println!("idle: {}", memory(load.pid));
    let mut tasks = JoinSet::new();
    let mut tables = Vec::new();
    for index in 0..load.tables {
        let (table, keys) = sit_down(&load, index).await?;
        tables.push(table.clone());
        if keys.len() == 1 {
            tasks.spawn(keep_playing(shared.clone(), index, table, keys[0].1.clone()));
            continue;
        }
        let sent = Arc::new(Mutex::new(None));
        for (n, (seat, secret)) in keys.into_iter().enumerate() {
            let one = Person { table: table.clone(), seat, secret, at: index + n, sent: sent.clone() };
            tasks.spawn(keep_playing_together(shared.clone(), one));
        }
    }
    for index in 0..load.watchers {
        let table = tables[index % tables.len()].clone();
        tasks.spawn(watch(shared.clone(), table, index));
        // Everybody at once is another test.
        sleep(Duration::from_millis(2)).await;
    }
    while shared.watching.load(Ordering::Relaxed) < load.watchers {
        sleep(Duration::from_millis(50)).await;
        if let Some(Err(error)) = tasks.try_join_next() {
            return Err(Error::other(error));
        }
    }
    let before = cpu(load.pid);
    shared.measuring.store(true, Ordering::Relaxed);
    shared.told.store(0, Ordering::Relaxed);
    let start = Instant::now();
    sleep(Duration::from_secs(load.seconds)).await;
    shared.measuring.store(false, Ordering::Relaxed);
    let seconds = start.elapsed().as_secs_f64();
    let mut waits = Vec::new();
    while let Ok(time) = measured.try_recv() {
        waits.push(time);
    }
    while let Some(done) = tasks.try_join_next() {
        done.map_err(Error::other)??;
    }
    waits.sort_by_key(|(_, time)| *time);
    let of = |what: Wait| -> Vec<f64> {
        waits.iter().filter(|(of, _)| *of == what).map(|(_, time)| time.as_secs_f64() * 1e3).collect()
    };
    let answers = of(Wait::Answer);
    if answers.is_empty() {
        return Err(Error::other("nobody got an answer"));
    }
    println!(
        "{} people who play, {} watchers, {:.1} choices a second by people, {:.0} messages a second to watchers",
        shared.playing.load(Ordering::Relaxed),
        shared.watching.load(Ordering::Relaxed),
        answers.len() as f64 / seconds,
        shared.told.load(Ordering::Relaxed) as f64 / seconds,
    );
    println!("| waits for | how many | median | 95 % | 99 % | longest |");
    println!("| --- | --- | --- | --- | --- | --- |");
    for (name, times) in [
        ("the own answer", answers),
        ("a quick bot", of(Wait::QuickBot)),
        ("a bot that thinks", of(Wait::ThinkingBot)),
        ("the other, at another process", of(Wait::Other)),
    ] {
        if !times.is_empty() {
            let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize];
            let [half, most, nearly, all] = [0.5, 0.95, 0.99, 1.0].map(at);
            println!("| {name} | {} | {half:.1} ms | {most:.1} ms | {nearly:.1} ms | {all:.1} ms |", times.len());
        }
    }
    let used = match (before, cpu(load.pid)) {
        (Some(before), Some(after)) => format!("{:.2}", (after - before) / seconds),
        _ => "?".to_owned(),
    };
    println!("memory {}, {used} cores used", memory(load.pid));
    Ok(())
}

/// A new table of a person and a bot, or of two people; waits where the server wants no more tables for now.
async fn sit_down(load: &Load, index: usize) -> Result<(String, Vec<(u8, String)>)> {
    let level = &load.levels[index % load.levels.len()];
    let me = json!({ "who": { "kind": "me", "name": "Ann" } });
    let bot = json!({ "who": { "kind": "bot", "level": level } });
    let other = if load.addresses.len() > 1 { me.clone() } else { bot };
    let new = json!({ "mode": "duel", "seats": [me, other] });
    loop {
        if let Some(made) = make_table(load.address(index), &new).await? {
            return Ok(made);
        }
        sleep(Duration::from_millis(500)).await;
    }
}

/// Somebody who plays at one process against somebody at another.
struct Person {
    table: String,
    seat: u8,
    secret: String,
    /// Which process.
    at: usize,
    /// When somebody at this table sent a choice that the other has not seen, and who.
    sent: Arc<Mutex<Option<(u8, Instant)>>>,
}

async fn keep_playing_together(shared: Arc<Shared>, mut one: Person) -> Result<()> {
    let mut rng = Rng::new(one.at as u64 * 2 + u64::from(one.seat));
    shared.playing.fetch_add(1, Ordering::Relaxed);
    loop {
        one.table = play_together(&shared, &mut rng, &one).await?;
    }
}

/// Plays a game; gives the table of the next.
async fn play_together(shared: &Shared, rng: &mut Rng, one: &Person) -> Result<String> {
    let mut client = Client::enter(shared.load.address(one.at), &one.table, Some(&one.secret)).await?;
    let note = |what: Wait, since: Instant| {
        if shared.measuring.load(Ordering::Relaxed) {
            _ = shared.times.send((what, since.elapsed()));
        }
    };
    let mut own = None;
    // After a rematch seats have other numbers.
    let mut seat = one.seat;
    loop {
        let text = client.hear_within(Duration::from_secs(600)).await?;
        let message: Value = serde_json::from_str(&text)?;
        match message["type"].as_str() {
            Some("sync") => seat = message["seat"].as_u64().unwrap_or_default() as u8,
            Some("update") => {
                let mut sent = one.sent.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                if let Some((by, since)) = *sent
                    && by != seat
                {
                    *sent = None;
                    note(Wait::Other, since);
                }
                if let Some(since) = own.take() {
                    note(Wait::Answer, since);
                }
            }
            Some("table") => match message["table"]["rematch"].as_str() {
                Some(next) => return Ok(next.to_owned()),
                None => continue,
            },
            Some("refused") => {
                let code = message["problem"]["code"].as_str().unwrap_or_default();
                match code {
                    "too-many" => {
                        sleep(Duration::from_millis(500)).await;
                        client.say(r#"{ "type": "rematch" }"#).await?;
                    }
                    "rematch-made" => {}
                    _ => return Err(Error::other(text)),
                }
                continue;
            }
            _ => return Err(Error::other(text)),
        }
        let update = &message["update"];
        if update["asked"].is_null() {
            client.say(r#"{ "type": "rematch" }"#).await?;
        }
        if let Some(n) = update["decision"]["n"].as_u64() {
            let options = update["decision"]["options"].as_array().map_or(0, Vec::len);
            let chance = (rng.below(1_000_000) + 1) as f64 / 1e6;
            sleep(Duration::from_secs_f64(-chance.ln() * shared.load.think as f64 / 1e3)).await;
            let now = Instant::now();
            own = Some(now);
            *one.sent.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = Some((seat, now));
            client.answer(n, rng.below(options)).await?;
        }
    }
}

/// Plays one game after the other: a rematch keeps the secret.
async fn keep_playing(shared: Arc<Shared>, index: usize, mut table: String, secret: String) -> Result<()> {
    let mut rng = Rng::new(index as u64);
    let level = &shared.load.levels[index % shared.load.levels.len()];
    let bot = if QUICK.contains(&level.as_str()) { Wait::QuickBot } else { Wait::ThinkingBot };
    shared.playing.fetch_add(1, Ordering::Relaxed);
    loop {
        table = play(&shared, &mut rng, &table, &secret, bot).await?;
    }
}

/// Plays a game; gives the table of the next.
async fn play(shared: &Shared, rng: &mut Rng, table: &str, secret: &str, bot: Wait) -> Result<String> {
    let mut client = Client::enter(shared.load.address(0), table, Some(secret)).await?;
    // What is waited for, and since when.
    let mut waits: Option<(Wait, Instant)> = None;
    loop {
        let text = client.hear_within(Duration::from_secs(600)).await?;
        let message: Value = serde_json::from_str(&text)?;
        let update = match message["type"].as_str() {
            Some("sync" | "update") => &message["update"],
            Some("table") => match message["table"]["rematch"].as_str() {
                Some(next) => return Ok(next.to_owned()),
                None => continue,
            },
            // The server makes no more tables just now, rematches among them.
            Some("refused") if message["problem"]["code"] == "too-many" => {
                sleep(Duration::from_millis(500)).await;
                client.say(r#"{ "type": "rematch" }"#).await?;
                continue;
            }
            _ => return Err(Error::other(text)),
        };
        if let Some((what, since)) = waits.take()
            && shared.measuring.load(Ordering::Relaxed)
        {
            _ = shared.times.send((what, since.elapsed()));
        }
        if update["asked"].is_null() {
            client.say(r#"{ "type": "rematch" }"#).await?;
        } else if update["decision"].is_null() {
            waits = Some((bot, Instant::now()));
        }
        if let Some(n) = update["decision"]["n"].as_u64() {
            let options = update["decision"]["options"].as_array().map_or(0, Vec::len);
            // Most choices come soon, some late.
            let chance = (rng.below(1_000_000) + 1) as f64 / 1e6;
            sleep(Duration::from_secs_f64(-chance.ln() * shared.load.think as f64 / 1e3)).await;
            waits = Some((Wait::Answer, Instant::now()));
            client.answer(n, rng.below(options)).await?;
        }
    }
}

/// Watches a table, also after its game is over.
async fn watch(shared: Arc<Shared>, table: String, index: usize) -> Result<()> {
    let mut client = Client::enter(shared.load.address(index), &table, None).await?;
    client.hear().await?;
    shared.watching.fetch_add(1, Ordering::Relaxed);
    loop {
        client.hear_within(Duration::from_secs(86_400)).await?;
        shared.told.fetch_add(1, Ordering::Relaxed);
    }
}

/// The memory of the server, where the system tells it.
fn memory(pid: Option<u32>) -> String {
    let status = pid.and_then(|pid| std::fs::read_to_string(format!("/proc/{pid}/status")).ok());
    let line = status.as_deref().and_then(|status| status.lines().find(|line| line.starts_with("VmRSS:")));
    let kilobytes: Option<f64> = line.and_then(|line| line.split_whitespace().nth(1)).and_then(|kb| kb.parse().ok());
    kilobytes.map_or("?".to_owned(), |kilobytes| format!("{:.0} MB", kilobytes / 1e3))
}

/// The seconds of processor time that the server has used, where the system tells it.
fn cpu(pid: Option<u32>) -> Option<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", pid?)).ok()?;
    // The name of the program, in brackets, may hold blanks.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks: f64 = fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?;
    Some(ticks / 100.0)
}
