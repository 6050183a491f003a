//! Ten thousand messages that nobody should send, while two people play: nothing panics, nothing leaks, the game goes on.

use std::sync::atomic::{AtomicUsize, Ordering};

use peerless_protocol::PROTOCOL;
use peerless_rules::{Record, Rng};
use peerless_server::{Limits, Pace};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Control, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{Frame, FrameHeader};

use crate::client::{Client, make_table, request};
use crate::host::Host;

const MESSAGES: usize = 10_000;
/// The people make a choice after so many attacks.
const EVERY: usize = 60;

/// What clients may say, as a beginning for what they may not.
fn valid(rng: &mut Rng) -> &'static str {
    let messages: Vec<&str> = include_str!("../messages.jsonl").lines().collect();
    messages[rng.below(messages.len())]
}

const ODD: [&str; 14] = [
    "-1",
    "256",
    "4294967295",
    "4294967296",
    "18446744073709551616",
    "1e99",
    "-0.5",
    "null",
    "true",
    "\"\"",
    "[]",
    "{}",
    "\"\\u0000\\ud83d\\ude00\"",
    "[[[[[]]]]]",
];

/// One bad message.
fn attack(rng: &mut Rng, n: u32) -> Message {
    let text = |text: String| Message::Text(text.into());
    match rng.below(12) {
        0 => Message::Binary(noise(rng, 300).into()),
        1 => text(String::from_utf8_lossy(&noise(rng, 300)).into_owned()),
        // Text that is no UTF-8.
        2 => raw(OpCode::Data(Data::Text), true, noise(rng, 200)),
        // Too long by a little or by much.
        3 => text("x".repeat(4097 + rng.below(60_000))),
        4 => text(nested(rng)),
        5 | 6 => text(with_odd_value(rng)),
        7 | 8 => text(mutated(rng)),
        // Right in form, wrong in number; the open decision too.
        9 => {
            let decision = [n, n.wrapping_add(1), n.wrapping_sub(1), u32::MAX, 0][rng.below(5)];
            text(
                json!({ "type": "answer", "decision": decision, "option": rng.next_u64() as u32 | 0x8000 }).to_string(),
            )
        }
        10 => {
            let wish = json!({ "kind": "move", "fighter": rng.below(256), "space": rng.below(256) });
            text(json!({ "type": "why", "wish": wish }).to_string())
        }
        // Frames that no client sends: reserved kinds, unfinished ones, long controls.
        _ => match rng.below(4) {
            0 => raw(OpCode::Data(Data::Reserved(3 + rng.below(5) as u8)), true, noise(rng, 50)),
            1 => raw(OpCode::Data(Data::Text), false, b"{\"type\":".to_vec()),
            2 => raw(OpCode::Data(Data::Continue), true, noise(rng, 50)),
            _ => raw(OpCode::Control(Control::Ping), true, noise(rng, 400)),
        },
    }
}

fn noise(rng: &mut Rng, most: usize) -> Vec<u8> {
    (0..rng.below(most)).map(|_| rng.next_u64() as u8).collect()
}

fn raw(opcode: OpCode, last: bool, payload: Vec<u8>) -> Message {
    let header = FrameHeader { is_final: last, opcode, ..FrameHeader::default() };
    Message::Frame(Frame::from_payload(header, payload.into()))
}

/// Brackets as deep as a message can be, by themselves or in place of a value.
fn nested(rng: &mut Rng) -> String {
    let deep = 1 + rng.below(1_900);
    let (open, close) = [("[", "]"), ("{\"a\":", "}"), ("[", "")][rng.below(3)];
    let core = format!("{}1{}", open.repeat(deep / open.len()), close.repeat(deep / open.len()));
    if rng.below(2) == 0 { core } else { format!(r#"{{"type":"why","wish":{core}}}"#) }
}

/// A valid message with one value of another kind.
fn with_odd_value(rng: &mut Rng) -> String {
    let text = valid(rng);
    let starts: Vec<usize> = text.match_indices(':').map(|(at, _)| at + 1).collect();
    let start = starts[rng.below(starts.len())];
    let end = text[start..].find([',', '}']).map_or(text.len(), |end| start + end);
    format!("{}{}{}", &text[..start], ODD[rng.below(ODD.len())], &text[end..])
}

/// A valid message with some letters changed, left out, doubled, or another message put into it.
fn mutated(rng: &mut Rng) -> String {
    let mut bytes = valid(rng).as_bytes().to_vec();
    for _ in 0..1 + rng.below(4) {
        let at = rng.below(bytes.len().max(1));
        match rng.below(5) {
            _ if bytes.is_empty() => break,
            0 => bytes[at] = 32 + rng.below(95) as u8,
            1 => _ = bytes.remove(at),
            2 => bytes.insert(at, bytes[at]),
            3 => bytes.truncate(at.max(1)),
            _ => bytes.splice(at..at, valid(rng).bytes()).for_each(drop),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A person who plays by lot.
struct Person {
    client: Client,
    update: Value,
    status: String,
}

impl Person {
    async fn new(address: &str, table: &str, secret: &str) -> Self {
        let client = Client::enter(address, table, Some(secret)).await.expect("a socket");
        let mut person = Self { client, update: Value::Null, status: String::new() };
        person.hear("sync").await;
        person
    }

    async fn hear(&mut self, kind: &str) {
        loop {
            let text = self.client.hear().await.expect("the table plays on");
            let mut message: Value = serde_json::from_str(&text).expect("JSON");
            if message["table"].is_object() {
                self.status = message["table"]["status"].as_str().expect("a status").to_owned();
            }
            if message["update"].is_object() {
                self.update = message["update"].take();
            }
            if message["type"] == kind {
                return;
            }
        }
    }

    fn decision(&self) -> Option<u64> {
        self.update["decision"]["n"].as_u64()
    }
}

/// Two people at a table, and those who would like to disturb them.
struct Scene {
    address: String,
    table: String,
    people: [Person; 2],
    /// What nobody else may be told.
    unspoken: Vec<String>,
    choices: Vec<String>,
    /// How often each of them has chosen.
    counts: [u32; 2],
    rng: Rng,
}

impl Scene {
    async fn new(address: &str, seed: u64) -> Self {
        let me = json!({ "who": { "kind": "me", "name": "Ann" } });
        let new = json!({ "mode": "duel", "seats": [me, me], "seed": seed.to_string() });
        let (table, keys) = make_table(address, &new).await.expect("an answer").expect("a table");
        let [(_, first), (_, second)] = &keys[..] else { panic!("two keys") };
        let people = [Person::new(address, &table, first).await, Person::new(address, &table, second).await];
        let unspoken = vec![first.clone(), second.clone(), seed.to_string()];
        let rng = Rng::new(seed);
        Self { address: address.to_owned(), table, people, unspoken, choices: Vec::new(), counts: [0; 2], rng }
    }

    fn is_over(&self) -> bool {
        self.people[0].update["asked"].is_null()
    }

    /// One choice by whoever is asked; both hear of it.
    async fn step(&mut self) {
        let Some(who) = self.people.iter().position(|person| person.decision().is_some()) else { return };
        let person = &mut self.people[who];
        let options = person.update["decision"]["options"].as_array().expect("options").clone();
        let option = self.rng.below(options.len());
        let n = person.decision().expect("a decision");
        assert_eq!(n, u64::from(self.counts[who]), "nobody else has chosen");
        self.counts[who] += 1;
        self.choices.push(options[option]["text"].as_str().expect("a text").to_owned());
        person.client.answer(n, option).await.expect("an answer");
        for person in &mut self.people {
            person.hear("update").await;
        }
    }

    /// What an attacker gets back holds nothing that somebody who watches may not know.
    fn check(&self, text: &str) {
        for secret in &self.unspoken {
            assert!(!text.contains(secret.as_str()), "a secret is told: {text}");
        }
        let message: Value = serde_json::from_str(text).expect("JSON");
        match message["type"].as_str().expect("a type") {
            "refused" => {
                let problem = message["problem"].as_object().expect("a problem");
                assert!(problem.keys().all(|key| ["code", "args", "text"].contains(&key.as_str())), "{text}");
                assert!(text.len() < 1000, "{text}");
            }
            "pong" => assert_eq!(text, r#"{"type":"pong"}"#),
            "sync" | "update" => {
                assert!(message["seat"].is_null() && message["update"]["decision"].is_null(), "{text}");
                assert!(message["update"]["sight"]["seat"].is_null(), "{text}");
            }
            "table" => {}
            _ => panic!("this is no answer to an attack: {text}"),
        }
    }

    /// Reads what an attacker is told until it is answered; false when it is shut out instead.
    async fn is_answered(&self, attacker: &mut Client) -> bool {
        loop {
            let Ok(text) = attacker.hear().await else { return false };
            self.check(&text);
            if !text.starts_with(r#"{"type":"update""#) && !text.starts_with(r#"{"type":"table""#) {
                return true;
            }
        }
    }

    /// Somebody else than the two comes: watches, or claims to be one of them. `None` if shut out.
    async fn attacker(&mut self) -> Option<Client> {
        let mut attacker = Client::connect_from(None, &self.address, &self.table).await.expect("a socket");
        let secrets = ["", "x", &self.table, "AAAAAAAAAAAAAAAAAAAAAAAA", &"y".repeat(3000)];
        let pick = self.rng.below(2 * secrets.len());
        let hello = match secrets.get(pick) {
            Some(secret) => json!({ "protocol": PROTOCOL, "secret": secret }),
            None => json!({ "protocol": PROTOCOL }),
        };
        attacker.say(&hello.to_string()).await.expect("a hello");
        assert!(self.is_answered(&mut attacker).await, "a hello is answered");
        if pick < secrets.len() {
            assert!(!self.is_answered(&mut attacker).await, "a wrong secret opens nothing");
            return None;
        }
        Some(attacker)
    }
}

#[tokio::test]
async fn ten_thousand_bad_messages_change_nothing() {
    let panics = count_panics();
    let host = Host::new().await;
    let mut scene = Scene::new(&host.address, 8_123_456_789_012_345_678).await;
    let mut sent = 0;
    let mut shut_out = 0;
    let mut attacker = None;
    while sent < MESSAGES {
        let Some(client) = &mut attacker else {
            // The hello is a message too.
            sent += 1;
            attacker = scene.attacker().await;
            continue;
        };
        let n = scene.counts[scene.choices.len() % 2];
        let message = attack(&mut scene.rng, n);
        let frame = matches!(message, Message::Frame(_));
        client.send(message).await.expect("the socket is open");
        if frame {
            // Not every frame is answered; this is, unless the frame was too bad.
            _ = client.say(r#"{"type":"ping"}"#).await;
        }
        sent += 1;
        if !scene.is_answered(client).await {
            shut_out += 1;
            attacker = None;
        }
        if sent % EVERY == 0 && !scene.is_over() {
            scene.step().await;
        }
    }
    assert!(shut_out > 500, "{shut_out} were shut out");
    while !scene.is_over() {
        scene.step().await;
    }
    check_record(&scene).await;
    assert_eq!(panics(), 0);
}

/// The record holds the people's choices and no other.
async fn check_record(scene: &Scene) {
    let path = format!("/api/tables/{}/record", scene.table);
    let (status, body) = request(&scene.address, "GET", &path, "").await.expect("an answer");
    assert_eq!(status, 200, "{body}");
    let record = Record::parse(&body).expect("a record");
    let lines: Vec<&str> = record.choices.iter().map(|choice| choice.line.as_str()).collect();
    assert_eq!(lines, scene.choices);
    assert!(record.result.is_some());
}

#[tokio::test]
async fn a_seat_that_lies_is_refused() {
    let panics = count_panics();
    let host = Host::new().await;
    let mut scene = Scene::new(&host.address, 8_223_456_789_012_345_678).await;
    // The same seat from another device: it knows the secret, and answers what is not asked.
    let secret = scene.unspoken[1].clone();
    let mut liar = Client::enter(&host.address, &scene.table, Some(&secret)).await.expect("a socket");
    let mut refused = 0;
    for _ in 0..60 {
        let n = scene.counts[1];
        let lies = [
            json!({ "type": "answer", "decision": n.wrapping_sub(1), "option": 0 }),
            json!({ "type": "answer", "decision": n + 1, "option": 0 }),
            json!({ "type": "answer", "decision": n, "option": 100_000 }),
            json!({ "type": "answer", "decision": n, "text": "win the game" }),
            json!({ "type": "answer", "decision": n, "option": 0, "text": "done" }),
            json!({ "type": "answer", "decision": n }),
            json!({ "type": "undo-answer", "accept": true }),
            json!({ "type": "claim" }),
            json!({ "type": "rematch" }),
            json!({ "type": "leave" }),
        ];
        for lie in &lies {
            liar.say(&lie.to_string()).await.expect("the socket stays open");
            loop {
                let message: Value = serde_json::from_str(&liar.hear().await.expect("an answer")).expect("JSON");
                if message["type"] == "refused" {
                    refused += 1;
                    break;
                }
            }
        }
        scene.step().await;
    }
    assert_eq!(refused, 600);
    assert_eq!(panics(), 0);
}

#[tokio::test]
async fn whoever_floods_is_shut_out() {
    let panics = count_panics();
    let host = Host::with(Limits::default(), Pace::default()).await;
    let mut scene = Scene::new(&host.address, 8_323_456_789_012_345_678).await;
    for _ in 0..3 {
        let mut attacker = Client::enter(&host.address, &scene.table, None).await.expect("a socket");
        for _ in 0..2_000 {
            if attacker.say(r#"{"type":"sync"}"#).await.is_err() {
                break;
            }
        }
        let mut answers = 0;
        while scene.is_answered(&mut attacker).await {
            answers += 1;
        }
        assert!(answers < 500, "a socket that floods is closed, not answered {answers} times");
        scene.step().await;
    }
    assert_eq!(panics(), 0);
}

#[tokio::test]
async fn bad_requests_get_an_answer_and_change_nothing() {
    let panics = count_panics();
    let host = Host::new().await;
    let mut scene = Scene::new(&host.address, 8_423_456_789_012_345_678).await;
    let table = scene.table.clone();
    let other = "A".repeat(12);
    let paths = [
        format!("/api/tables/{table}"),
        format!("/api/tables/{table}/join"),
        format!("/api/tables/{table}/socket"),
        format!("/api/tables/{table}/record"),
        format!("/api/tables/{table}/replay?as=seat:99999"),
        format!("/api/tables/{other}/replay?as="),
        format!("/api/tables/{}/record", "%2e%2e%2f".repeat(20)),
        format!("/api/tables/{}", "é".repeat(50)),
        "/api/tables".to_owned(),
        "/api/tables/continue".to_owned(),
        "/api/replay?as=open".to_owned(),
        "/../../etc/passwd".to_owned(),
        "/assets/%00".to_owned(),
        "//".to_owned(),
    ];
    let new = json!({ "mode": "duel", "seats": [{ "who": { "kind": "me", "name": "Eve" } }] }).to_string();
    let go_on = json!({ "table": table, "choices": u32::MAX, "seats": [] }).to_string();
    for step in 0..400 {
        let rng = &mut scene.rng;
        let path = &paths[rng.below(paths.len())];
        let method = ["GET", "POST", "PUT", "DELETE", "HEAD", "PATCH"][rng.below(6)];
        let body = match rng.below(6) {
            0 => String::new(),
            1 => nested(rng),
            2 => mutated(rng),
            3 => "x".repeat(rng.below(40_000)),
            4 => new.replace("Eve", ODD[rng.below(ODD.len())]),
            _ => go_on.replace("4294967295", ODD[rng.below(ODD.len())]),
        };
        let (status, answer) = request(&host.address, method, path, &body).await.expect("an answer");
        assert!(status < 500, "{method} {path}: {status} {answer}");
        for secret in &scene.unspoken {
            assert!(!answer.contains(secret.as_str()), "{method} {path} tells a secret");
        }
        if path.starts_with("/api") && status >= 400 && !answer.is_empty() && status != 405 {
            let problem: Value = serde_json::from_str(&answer).unwrap_or_else(|_| panic!("{method} {path}: {answer}"));
            assert!(problem["code"].is_string() && problem["text"].is_string(), "{method} {path}: {answer}");
        }
        if step % 20 == 0 {
            scene.step().await;
        }
    }
    assert_eq!(panics(), 0);
}

/// Counts the panics of the whole process; a server catches those of a table or a request, so nobody else would notice.
fn count_panics() -> impl Fn() -> usize {
    static PANICS: AtomicUsize = AtomicUsize::new(0);
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        PANICS.fetch_add(1, Ordering::Relaxed);
        before(info);
    }));
    || PANICS.load(Ordering::Relaxed)
}
