//! Players of one table sit at different processes, which share a database.

use std::time::Duration;

use peerless_rules::Rng;
use peerless_server::Pace;
use serde_json::{Value, json};

use crate::cluster::Fresh;
use crate::host::*;

struct Two {
    _database: Fresh,
    a: Host,
    b: Host,
}

async fn two_with(pace: Pace) -> Two {
    let database = Fresh::new();
    let a = Host::sharing(&database.url, pace).await;
    let b = Host::sharing(&database.url, pace).await;
    Two { _database: database, a, b }
}

async fn two() -> Two {
    two_with(Pace::default()).await
}

/// Ann at the first process, Bob at the second; the game has begun.
async fn sit_down(two: &Two, more: Value) -> (String, Client, Client) {
    let mut new = duel(guest());
    for (key, value) in more.as_object().unwrap() {
        new[key] = value.clone();
    }
    let (table, secrets) = two.a.table(new).await;
    let bob = two.b.join(&table, "Bob").await;
    let ann = two.a.enter(&table, Some(&secrets[0])).await;
    let bob = two.b.enter(&table, Some(&bob)).await;
    (table, ann, bob)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duel_is_played_at_two_processes() {
    let two = two().await;
    let (table, mut ann, mut bob) = sit_down(&two, json!({})).await;
    let mut watcher = two.b.enter(&table, None).await;
    let there = |client: &Client| {
        let seats = client.table["seats"].as_array().unwrap();
        seats.iter().all(|seat| seat["present"] == true) && client.table["watchers"] == 1
    };
    for client in [&mut ann, &mut bob, &mut watcher] {
        client.until_it(there).await;
    }
    play_both(&mut ann, &mut bob, &mut Rng::new(3)).await;
    watcher.until_it(Client::is_over).await;
    assert_eq!(watcher.events.len(), ann.events.len());
    let path = format!("/api/tables/{table}/record");
    let (here, there) = (two.a.get(&path).await, two.b.get(&path).await);
    assert_eq!(here.0, 200);
    assert_eq!(here, there);
}

#[tokio::test(flavor = "multi_thread")]
async fn lobby_seats_and_limits_are_those_of_all_processes() {
    let two = two().await;
    let mut new = duel(guest());
    new["open"] = json!(true);
    let (table, _) = two.a.table(new).await;
    let listed = async |host: &Host| host.get("/api/tables").await.1["tables"].as_array().unwrap().len();
    assert_eq!((listed(&two.a).await, listed(&two.b).await), (1, 1));
    let join = json!({ "name": "Bob", "seat": 1 });
    let path = format!("/api/tables/{table}/join");
    let (first, second) = tokio::join!(two.a.post(&path, &join), two.b.post(&path, &join));
    let mut statuses = [first.0, second.0];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409], "one seat, one guest: {first:?} {second:?}");
    for _ in 0..100 {
        if (listed(&two.a).await, listed(&two.b).await) == (0, 0) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("a table that is full stays in the lobby");
}

#[tokio::test(flavor = "multi_thread")]
async fn phrases_and_open_games_pass_between_processes() {
    let two = two().await;
    let mut new = duel(guest());
    new["open"] = json!(true);
    let (table, secrets) = two.a.table(new).await;
    let mut ann = two.a.enter(&table, Some(&secrets[0])).await;
    let bob = two.b.join(&table, "Bob").await;
    let mut bob = two.b.enter(&table, Some(&bob)).await;
    ann.until_it(|client| client.table["status"] == "playing").await;
    let mut watcher = two.b.enter(&table, None).await;
    ann.say(json!({ "type": "react", "phrase": "good-luck" })).await;
    for hears in [&mut ann, &mut bob, &mut watcher] {
        let heard = hears.until("reaction").await;
        let seat = heard["seat"].as_u64().unwrap() as usize;
        assert_eq!((&hears.table["seats"][seat]["name"], &heard["phrase"]), (&json!("Ann"), &json!("good-luck")));
    }
    // A seat at two processes may say no more than at one.
    let mut again = two.b.enter(&table, Some(&secrets[0])).await;
    ann.say(json!({ "type": "react", "phrase": "ouch" })).await;
    while again.until("reaction").await["phrase"] != "ouch" {}
    again.say(json!({ "type": "react", "phrase": "ouch" })).await;
    again.until("reaction").await;
    again.say(json!({ "type": "react", "phrase": "ouch" })).await;
    assert_eq!(again.refused().await, "too-fast");

    let running = async |host: &Host| {
        let listed = host.get("/api/tables").await.1["running"].as_array().unwrap().clone();
        listed.iter().map(|shown| text(&shown["table"]["id"])).collect::<Vec<_>>()
    };
    for host in [&two.a, &two.b] {
        assert_eq!(running(host).await, std::slice::from_ref(&table));
    }
    bob.say(json!({ "type": "resign" })).await;
    ann.until_it(Client::is_over).await;
    for _ in 0..100 {
        if running(&two.a).await.is_empty() && running(&two.b).await.is_empty() {
            let (here, there) = (two.a.get("/api/results").await.1, two.b.get("/api/results").await.1);
            assert_eq!((&here["people"]["games"], &here), (&json!(1), &there));
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("a game that is over stays in the lobby");
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_resigning_and_rematch_pass_between_processes() {
    let two = two().await;
    let (_, mut ann, mut bob) = sit_down(&two, json!({})).await;
    let mut rng = Rng::new(5);
    // Until somebody has to ask.
    let (asker, other) = loop {
        let (asked, other) = if ann.decision().is_some() { (&mut ann, &mut bob) } else { (&mut bob, &mut ann) };
        let option = rng.below(asked.options().len());
        asked.answer(option).await;
        asked.until("update").await;
        other.keep_up_with(asked).await;
        if asked.update["undo_ask"] == true && asked.update["undo_free"] == false {
            break (asked, other);
        }
    };
    let before = asker.events.len();
    for accept in [false, true] {
        asker.say(json!({ "type": "undo" })).await;
        other.until_it(|client| !client.table["undo"].is_null()).await;
        other.say(json!({ "type": "undo-answer", "accept": accept })).await;
        asker.until_it(|client| client.table["undo"].is_null() && (!accept || client.events.len() < before)).await;
        other.until_it(|client| client.table["undo"].is_null() && (!accept || client.events.len() < before)).await;
    }
    asker.say(json!({ "type": "resign" })).await;
    for client in [&mut *asker, &mut *other] {
        client.until_it(|client| client.is_over() && client.table["ending"]["reason"] == "resigned").await;
    }
    // Both at once: there is one table.
    asker.say(json!({ "type": "rematch" })).await;
    other.say(json!({ "type": "rematch" })).await;
    for client in [&mut *asker, &mut *other] {
        client.until_it(|client| client.table["rematch"].is_string()).await;
    }
    assert_eq!(asker.table["rematch"], other.table["rematch"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_loses_a_race_is_told_how_things_stand() {
    let two = two().await;
    let me = |name: &str| json!({ "who": { "kind": "me", "name": name } });
    let (table, secrets) = two.a.table(json!({ "mode": "duel", "seats": [me("Ann"), me("Bob")] })).await;
    let mut rng = Rng::new(7);
    let mut refused = 0;
    // The same seat is played at both processes at once.
    for secret in &secrets {
        let mut here = two.a.enter(&table, Some(secret)).await;
        let mut there = two.b.enter(&table, Some(secret)).await;
        for _ in 0..10 {
            let (Some(first), Some(second)) = (here.decision(), there.decision()) else { break };
            assert_eq!(first, second);
            let options = here.options().len();
            let (one, other) = (rng.below(options), rng.below(options));
            tokio::join!(here.answer(one), there.answer(other));
            for client in [&mut here, &mut there] {
                client.until_it(|client| client.decision() != Some(first)).await;
            }
            assert_eq!(here.update["sight"], there.update["sight"], "one choice was made");
            let code = |heard: &String| {
                let message: Value = serde_json::from_str(heard).unwrap();
                (message["type"] == "refused").then(|| text(&message["problem"]["code"]))
            };
            for client in [&mut here, &mut there] {
                client.resync().await;
                for code in client.heard.drain(..).filter_map(|heard| code(&heard)) {
                    assert!(code == "stale" || code == "not-your-decision", "{code}");
                    refused += 1;
                }
            }
        }
    }
    assert!(refused > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_and_clocks_go_on_when_their_process_is_gone() {
    let pace = Pace::default();
    let mut two = two_with(pace).await;
    // The bot's table belongs to the first process.
    let (table, secrets) = two.a.table(duel(bot("apprentice"))).await;
    let mut ann = two.b.enter(&table, Some(&secrets[0])).await;
    let clock = json!({ "minutes": 0, "increment_seconds": 3 });
    let me = |name: &str| json!({ "who": { "kind": "me", "name": name } });
    let timed = json!({ "mode": "duel", "seats": [me("Ann"), me("Bob")], "clock": clock });
    let (timed, keys) = two.a.table(timed).await;
    let mut timed = two.b.enter(&timed, Some(&keys[0])).await;
    ann.until_asked().await;
    two.a.stop().await;
    timed.until_it(|client| client.is_over() && client.table["ending"]["reason"] == "time").await;
    let mut rng = Rng::new(9);
    for _ in 0..12 {
        if !ann.until_asked().await {
            break;
        }
        ann.step(&mut rng).await;
    }
    assert!(ann.events.iter().any(|event| event["kind"] == "turn"), "the game goes on");
}
