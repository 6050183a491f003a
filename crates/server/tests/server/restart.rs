//! The server is stopped in the middle of everything, and goes on.

use std::collections::BTreeSet;

use peerless_content::Content;
use peerless_rules::Rng;
use serde_json::{Value, json};

use crate::host::*;

/// Two seats of the same person, and somebody who watches.
pub struct Trio {
    pub table: String,
    pub secrets: Vec<String>,
    pub clients: Vec<Client>,
}

impl Trio {
    pub async fn enter(host: &Host, table: String, secrets: Vec<String>) -> Self {
        let mut clients = Vec::new();
        for secret in secrets.iter().map(Some).chain([None]) {
            clients.push(host.enter(&table, secret.map(String::as_str)).await);
        }
        Self { table, secrets, clients }
    }

    /// What all of them see, apart from who is there.
    pub async fn seen(&mut self) -> Vec<Value> {
        let mut seen = Vec::new();
        for client in &mut self.clients {
            let mut sync = client.resync().await;
            sync["table"]["watchers"] = json!(null);
            for seat in sync["table"]["seats"].as_array_mut().unwrap() {
                seat["present"] = json!(null);
            }
            seen.push(sync);
        }
        seen
    }

    pub fn asked(&self) -> Option<&Client> {
        self.clients.iter().find(|client| client.decision().is_some())
    }

    /// One choice by lot; everybody hears of it.
    pub async fn step(&mut self, rng: &mut Rng) {
        let index = self.clients.iter().position(|client| client.decision().is_some()).expect("somebody is asked");
        let mut asked = self.clients.remove(index);
        let option = rng.below(asked.options().len());
        asked.answer(option).await;
        asked.until("update").await;
        for client in &mut self.clients {
            client.keep_up_with(&asked).await;
        }
        self.clients.insert(index, asked);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_the_middle_of_each_kind_of_decision_loses_nothing() {
    let mut host = Host::new().await;
    let heroes: Vec<String> = Content::built_in().unwrap().heroes.iter().map(|hero| hero.name.clone()).collect();
    let mut kinds = BTreeSet::new();
    for (game, pair) in heroes.chunks(2).enumerate() {
        let seat = |hero: &String| json!({ "who": { "kind": "me", "name": "Ann" }, "hero": hero });
        let other = pair.last().unwrap();
        let new = json!({ "mode": "duel", "seats": [seat(&pair[0]), seat(other)], "seed": game.to_string() });
        let (table, secrets) = host.table(new).await;
        let mut trio = Trio::enter(&host, table, secrets).await;
        let mut rng = Rng::new(game as u64);
        // A game is left when it brings nothing new.
        let mut quiet = 0;
        while quiet < 80 {
            let Some(asked) = trio.asked() else { break };
            quiet += 1;
            if kinds.insert(text(&asked.update["asked"]["ask"])) {
                let before = trio.seen().await;
                host.restart().await;
                trio = Trio::enter(&host, trio.table, trio.secrets).await;
                assert_eq!(trio.seen().await, before, "at a decision of {kinds:?}");
                quiet = 0;
            }
            trio.step(&mut rng).await;
        }
    }
    assert!(kinds.len() >= 15, "{kinds:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_thinks_again_after_a_restart() {
    let mut host = Host::new().await;
    let (table, secrets) = host.table(duel(bot("adept"))).await;
    let mut ann = host.enter(&table, Some(&secrets[0])).await;
    let mut rng = Rng::new(6);
    for _ in 0..4 {
        ann.until_it(|ann| ann.decision().is_some()).await;
        let option = rng.below(ann.options().len());
        ann.answer(option).await;
        ann.until("update").await;
        host.restart().await;
        ann = host.enter(&table, Some(&secrets[0])).await;
    }
    ann.until_it(|ann| ann.decision().is_some()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_taken_back_or_left_stays_so() {
    let mut host = Host::new().await;
    // Three sidekicks to be placed: the first placing shows nobody anything.
    let me = |name: &str| json!({ "who": { "kind": "me", "name": name }, "hero": "Medusa" });
    let (table, secrets) = host.table(json!({ "mode": "duel", "seats": [me("Ann"), me("Bob")] })).await;
    let mut trio = Trio::enter(&host, table, secrets).await;
    let first = trio.seen().await;
    trio.step(&mut Rng::new(1)).await;
    let undoer = trio.clients.iter_mut().find(|client| client.update["undo_free"] == true).unwrap();
    undoer.say(json!({ "type": "undo" })).await;
    undoer.until("sync").await;
    let undone = trio.seen().await;
    assert_eq!(undone[2]["update"], first[2]["update"], "whoever watches sees no decision numbers");
    host.restart().await;
    let mut trio = Trio::enter(&host, trio.table, trio.secrets).await;
    assert_eq!(trio.seen().await, undone);
    trio.clients[0].say(json!({ "type": "resign" })).await;
    trio.clients[0].until_it(Client::is_over).await;
    let over = trio.seen().await;
    host.restart().await;
    let mut trio = Trio::enter(&host, trio.table, trio.secrets).await;
    assert_eq!(trio.seen().await, over);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_database_holds_no_secret() {
    let host = Host::new().await;
    let (table, secrets) = host.table(duel(bot("novice"))).await;
    let mut ann = host.enter(&table, Some(&secrets[0])).await;
    ann.play(&mut Rng::new(7)).await;
    let mut read = 0;
    for entry in std::fs::read_dir(host.folder()).unwrap() {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap();
        read += bytes.len();
        assert!(!bytes.windows(secrets[0].len()).any(|window| window == secrets[0].as_bytes()));
    }
    assert!(read > 10_000);
}
