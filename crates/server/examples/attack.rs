//! Attacks a running server in one way after the other, and measures what somebody who plays notices of it.
//! `peerless serve --port 7997 --trust-proxy 127.0.0.1`, and then
//! `cargo run --release -p peerless-server --example attack -- 127.0.0.1:7997 --seconds 30`
//!
//! The attacker says that it comes from an address of its own, which the server believes of a proxy that it trusts.

#[path = "../tests/server/client.rs"]
mod client;

use std::io::{Error, Result};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use client::{Client, make_table, request_with};
use peerless_lab::homebrew::{Bytes, hero_file};
use peerless_rules::Rng;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

const USAGE: &str = "attack ADDRESS [--seconds 30] [--only NAME]";
const FROM: &str = "203.0.113.66";
/// How many attackers there are at a time.
const CROWD: usize = 8;

#[derive(Clone, Copy, Debug)]
enum Attack {
    Nothing,
    /// Answers and undoes against a bot that thinks long.
    Undo,
    /// Uploads records with a name as long as may be.
    Names,
    /// Wishes for tables with hundreds of seats.
    Seats,
    /// Begins requests and does not end them.
    Halves,
    /// Resigns and plays again.
    Rematch,
    /// Sends pongs and empty frames.
    Frames,
    /// Asks for everything anew.
    Sync,
    /// Replays a game of its own again and again.
    Replays,
    /// Has heroes looked at, by lot and such as set themselves off, plays them against a bot that thinks long, and asks how strong they are.
    Heroes,
}

/// What sets itself off again, in the words of a hero file.
const CHAINS: [&str; 4] = [
    "Each time a fighter takes damage, deal 1 damage to each fighter.",
    "Each time Mara takes damage, Mara recovers 1 health, then deal 1 damage to Mara.",
    "After a fighter moves, move each fighter up to 9 spaces.",
    "Each time a friendly fighter takes damage, each fighter recovers 9 health, then deal 1 damage to each fighter.",
];

/// A hero with as much of it as may be.
fn hostile(chain: &str) -> String {
    let mut file = format!("name = \"Mara\"\nmove = 20\nhand = 20\nhand_limit = 40\nability = {chain:?}\n");
    file += "[[fighter]]\nname = \"Mara\"\nrole = \"hero\"\nattack = \"ranged\"\nhealth = 99\nrange = 99\n";
    file += "[[fighter]]\nname = \"Fox\"\nplural = \"Foxes\"\nrole = \"sidekick\"\nattack = \"melee\"\nhealth = 9\ncount = 3\n";
    for number in 0..8 {
        let text = "Deal 1 damage to each fighter. Draw 3 cards. Gain 1 action.";
        file += &format!(
            "[[card]]\nname = \"Card {number}\"\ncount = 5\ntype = \"scheme\"\nboost = 9\nscheme = \"{text}\"\n"
        );
    }
    file
}

const ALL: [Attack; 10] = [
    Attack::Nothing,
    Attack::Undo,
    Attack::Names,
    Attack::Seats,
    Attack::Halves,
    Attack::Rematch,
    Attack::Frames,
    Attack::Sync,
    Attack::Replays,
    Attack::Heroes,
];

/// What attackers share.
struct Field {
    address: String,
    over: AtomicBool,
    tries: AtomicUsize,
}

impl Field {
    fn goes_on(&self) -> bool {
        self.tries.fetch_add(1, Ordering::Relaxed);
        !self.over.load(Ordering::Relaxed)
    }

    async fn request(&self, method: &str, path: &str, body: &str) -> Result<(u16, String, String)> {
        request_with(&self.address, method, path, &format!("x-forwarded-for: {FROM}\r\n"), body).await
    }

    async fn enter(&self, table: &str, secret: &str) -> Result<Client> {
        Client::enter_from(Some(FROM), &self.address, table, Some(secret)).await
    }

    async fn post(&self, path: &str, body: &str) -> Result<(u16, String)> {
        let (status, _, body) = self.request("POST", path, body).await?;
        Ok((status, body))
    }

    /// A table of the attacker against a bot, and its secret; waits while there may be no more.
    async fn table(&self, level: &str) -> Result<(String, String)> {
        let seat = |who: Value| json!({ "who": who });
        let seats = [seat(json!({ "kind": "me", "name": "Mallory" })), seat(json!({ "kind": "bot", "level": level }))];
        let new = json!({ "mode": "duel", "seats": seats }).to_string();
        while self.goes_on() {
            let (status, body) = self.post("/api/tables", &new).await?;
            if status == 201 {
                let made: Value = serde_json::from_str(&body)?;
                let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
                return Ok((text(&made["table"]), text(&made["keys"][0]["secret"])));
            }
            sleep(Duration::from_millis(200)).await;
        }
        Err(Error::other("over"))
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let Some(address) = args.next() else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let (mut seconds, mut only) = (30, None);
    while let (Some(key), Some(value)) = (args.next(), args.next()) {
        match key.as_str() {
            "--seconds" => seconds = value.parse().unwrap_or(seconds),
            "--only" => only = Some(value.to_lowercase()),
            _ => eprintln!("{USAGE}"),
        }
    }
    println!("| attack | tries | answers to others | median | 99 % | longest |");
    println!("| --- | --- | --- | --- | --- | --- |");
    for attack in ALL {
        let name = format!("{attack:?}").to_lowercase();
        if only.as_ref().is_some_and(|only| *only != name) {
            continue;
        }
        if let Err(error) = run(&address, attack, &name, Duration::from_secs(seconds)).await {
            eprintln!("{name}: {error}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

async fn run(address: &str, attack: Attack, name: &str, time: Duration) -> Result<()> {
    let field =
        Arc::new(Field { address: address.to_owned(), over: AtomicBool::new(false), tries: AtomicUsize::new(0) });
    let mut attackers = JoinSet::new();
    for _ in 0..CROWD {
        let field = field.clone();
        attackers.spawn(async move {
            // Whoever is shut out comes back.
            while !field.over.load(Ordering::Relaxed) {
                _ = go(&field, attack).await;
                sleep(Duration::from_millis(5)).await;
            }
        });
    }
    let mut times = play(address, time).await?;
    field.over.store(true, Ordering::Relaxed);
    attackers.abort_all();
    times.sort();
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e3;
    println!(
        "| {name} | {} | {} | {:.1} ms | {:.1} ms | {:.1} ms |",
        field.tries.load(Ordering::Relaxed),
        times.len(),
        at(0.5),
        at(0.99),
        at(1.0)
    );
    Ok(())
}

/// Plays by lot against a quick bot, with a pause before each choice; gives how long each answer took.
async fn play(address: &str, time: Duration) -> Result<Vec<Duration>> {
    let end = Instant::now() + time;
    let mut rng = Rng::new(7);
    let mut times = Vec::new();
    while Instant::now() < end {
        let seat = |who: Value| json!({ "who": who });
        let seats = [seat(json!({ "kind": "me", "name": "Ann" })), seat(json!({ "kind": "bot", "level": "novice" }))];
        let Some((table, keys)) = make_table(address, &json!({ "mode": "duel", "seats": seats })).await? else {
            sleep(Duration::from_millis(500)).await;
            continue;
        };
        let mut ann = Client::enter(address, &table, Some(&keys[0].1)).await?;
        let mut sent: Option<Instant> = None;
        while Instant::now() < end {
            let message: Value = serde_json::from_str(&ann.hear().await?)?;
            if message["table"]["status"] == "over" {
                break;
            }
            if message["update"].is_object() {
                times.extend(sent.take().map(|sent| sent.elapsed()));
            }
            if let Some(n) = message["update"]["decision"]["n"].as_u64() {
                let options = message["update"]["decision"]["options"].as_array().map_or(1, Vec::len);
                sleep(Duration::from_millis(100)).await;
                sent = Some(Instant::now());
                ann.answer(n, rng.below(options)).await?;
            }
        }
        ann.say(r#"{ "type": "resign" }"#).await?;
    }
    if times.is_empty() { Err(Error::other("nobody was answered")) } else { Ok(times) }
}

async fn go(field: &Field, attack: Attack) -> Result<()> {
    match attack {
        Attack::Nothing => sleep(Duration::from_secs(1)).await,
        Attack::Undo => {
            let (table, secret) = field.table("master").await?;
            let mut mallory = field.enter(&table, &secret).await?;
            while field.goes_on() {
                let message: Value = serde_json::from_str(&mallory.hear().await?)?;
                if let Some(n) = message["update"]["decision"]["n"].as_u64() {
                    mallory.answer(n, 0).await?;
                    mallory.say(r#"{ "type": "undo" }"#).await?;
                }
            }
        }
        Attack::Names => {
            let name = "x".repeat(80_000);
            let record = format!("peerless game 1\nboard {name}\nmode duel\nseed 5\nseat 1 {name}\nseat 2 {name}\n");
            while field.goes_on() {
                field.post("/api/replay?as=open", &record).await?;
            }
        }
        Attack::Seats => {
            let seats = vec![json!({ "who": { "kind": "guest" } }); 560];
            let new = json!({ "mode": "duel", "seats": seats }).to_string();
            while field.goes_on() {
                field.post("/api/tables", &new).await?;
            }
        }
        Attack::Halves => {
            let mut open = Vec::new();
            let head = format!(
                "POST /api/replay?as=open HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: {FROM}\r\ncontent-length: 250000\r\n\r\n"
            );
            while field.goes_on() && open.len() < 500 {
                let mut stream = TcpStream::connect(&field.address).await?;
                stream.write_all(&head.as_bytes()[..if open.len() % 2 == 0 { 30 } else { head.len() }]).await?;
                _ = timeout(Duration::from_millis(50), stream.write_all(&[b'#'; 100_000])).await;
                open.push(stream);
            }
        }
        Attack::Rematch => {
            let (mut table, secret) = field.table("novice").await?;
            while field.goes_on() {
                let mut mallory = field.enter(&table, &secret).await?;
                mallory.say(r#"{ "type": "resign" }"#).await?;
                mallory.say(r#"{ "type": "rematch" }"#).await?;
                while field.goes_on() {
                    let message: Value = serde_json::from_str(&mallory.hear().await?)?;
                    if let Some(next) = message["table"]["rematch"].as_str() {
                        table = next.to_owned();
                        break;
                    }
                    if message["type"] == "refused" {
                        sleep(Duration::from_millis(25)).await;
                        mallory.say(r#"{ "type": "rematch" }"#).await?;
                    }
                }
            }
        }
        Attack::Frames => {
            let (table, secret) = field.table("novice").await?;
            while !field.over.load(Ordering::Relaxed) {
                let mut mallory = field.enter(&table, &secret).await?;
                mallory.send(Message::Frame(Frame::message("{", OpCode::Data(Data::Text), false))).await?;
                while field.goes_on() {
                    let empty = Message::Frame(Frame::message("", OpCode::Data(Data::Continue), false));
                    let sent = mallory.send(empty).await.is_ok()
                        && mallory.send(Message::Pong(Default::default())).await.is_ok();
                    if !sent {
                        break;
                    }
                }
            }
        }
        Attack::Sync => {
            let (table, secret) = field.table("novice").await?;
            while !field.over.load(Ordering::Relaxed) {
                let mut mallory = field.enter(&table, &secret).await?;
                while field.goes_on() && mallory.say(r#"{ "type": "sync" }"#).await.is_ok() {
                    if mallory.hear().await.is_err() {
                        break;
                    }
                }
            }
        }
        Attack::Replays => {
            let (table, secret) = field.table("novice").await?;
            let mut mallory = field.enter(&table, &secret).await?;
            for _ in 0..200 {
                let message: Value = serde_json::from_str(&mallory.hear().await?)?;
                if let Some(n) = message["update"]["decision"]["n"].as_u64() {
                    sleep(Duration::from_millis(26)).await;
                    mallory.answer(n, 0).await?;
                }
            }
            mallory.say(r#"{ "type": "resign" }"#).await?;
            sleep(Duration::from_millis(500)).await;
            let (_, _, record) = field.request("GET", &format!("/api/tables/{table}/record"), "").await?;
            while field.goes_on() {
                field.post("/api/replay?as=open", &record).await?;
            }
        }
        Attack::Heroes => {
            let mut rng = Rng::new(field.tries.load(Ordering::Relaxed) as u64);
            while field.goes_on() {
                let bytes: Vec<u8> = (0..400).map(|_| rng.below(256) as u8).collect();
                let lot = hero_file(&mut Bytes::new(&bytes));
                let hero = hostile(CHAINS[rng.below(CHAINS.len())]);
                for text in [&lot, &hero] {
                    field.post("/api/workshop/check", &json!({ "kind": "hero", "text": text }).to_string()).await?;
                }
                field.post("/api/workshop/report", &json!({ "hero": hero }).to_string()).await?;
                let bot = json!({ "kind": "bot", "level": "master" });
                let seats = json!([{ "who": { "kind": "me", "name": "Mallory" }, "hero": "Mara" }, { "who": bot, "hero": "Mara" }]);
                let table = json!({ "mode": "duel", "seats": seats });
                let play = json!({ "files": [{ "kind": "hero", "text": hero }], "table": table }).to_string();
                let (status, body) = field.post("/api/workshop/play", &play).await?;
                if status != 201 {
                    continue;
                }
                let made: Value = serde_json::from_str(&body)?;
                let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
                let mut mallory = field.enter(&text(&made["table"]), &text(&made["keys"][0]["secret"])).await?;
                for _ in 0..60 {
                    let message: Value = serde_json::from_str(&mallory.hear().await?)?;
                    if message["table"]["status"] == "over" {
                        break;
                    }
                    if let Some(n) = message["update"]["decision"]["n"].as_u64() {
                        let options = message["update"]["decision"]["options"].as_array().map_or(1, Vec::len);
                        mallory.answer(n, rng.below(options)).await?;
                    }
                }
            }
        }
    }
    Ok(())
}
