//! People around a game: what they say to each other, who watches, and what is counted of all games.

use std::time::Duration;

use peerless_rules::Rng;
use peerless_server::Pace;
use serde_json::{Value, json};

use crate::host::*;

fn say(phrase: &str) -> Value {
    json!({ "type": "react", "phrase": phrase })
}

/// How many phrases a client has heard.
fn phrases(client: &Client) -> usize {
    client.heard.iter().filter(|text| text.starts_with(r#"{"type":"reaction""#)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phrase_is_heard_by_all_and_nobody_floods_a_table() {
    const MANY: usize = 50;
    let host = Host::new().await;
    let (table, secrets) = host.table(duel(guest())).await;
    let bobs = host.join(&table, "Bob").await;
    let mut ann = host.enter(&table, Some(&secrets[0])).await;
    let mut again = host.enter(&table, Some(&secrets[0])).await;
    let mut bob = host.enter(&table, Some(&bobs)).await;
    let mut cid = host.enter(&table, None).await;
    ann.say(say("hello")).await;
    let seat = ann.seat();
    for hears in [&mut ann, &mut bob, &mut cid] {
        let heard = hears.until("reaction").await;
        assert_eq!((heard["seat"].as_u64(), heard["phrase"].as_str()), (seat, Some("hello")));
    }

    for _ in 0..MANY {
        ann.say(say("ouch")).await;
    }
    let mut refused = 0;
    while refused + phrases(&ann) < MANY + 1 {
        let heard = ann.hear().await.expect("the socket stays open");
        if heard["type"] == "refused" {
            assert_eq!(heard["problem"]["code"], "too-fast");
            refused += 1;
        }
    }
    assert_eq!(phrases(&ann), 3);
    // Another socket of the same seat changes nothing; another seat has its own say.
    again.say(say("ouch")).await;
    assert_eq!(again.refused().await, "too-fast");
    bob.say(say("good-game")).await;
    while bob.until("reaction").await["phrase"] != "good-game" {}
    assert_eq!(phrases(&bob), phrases(&ann) + 1);

    cid.say(say("hello")).await;
    assert_eq!(cid.refused().await, "watching");
    bob.say(say("anything else")).await;
    assert_eq!(bob.refused().await, "bad-message");
}

#[tokio::test(flavor = "multi_thread")]
async fn open_games_are_in_the_lobby_until_they_are_over() {
    let host = Host::new().await;
    let running = async || host.get("/api/tables").await.1["running"].as_array().unwrap().clone();
    let mut new = duel(guest());
    new["open"] = json!(true);
    let (open, secrets) = host.table(new).await;
    let (hidden, _) = host.table(duel(bot("novice"))).await;
    assert!(running().await.is_empty());
    let bobs = host.join(&open, "Bob").await;
    let mut ann = host.enter(&open, Some(&secrets[0])).await;
    let mut bob = host.enter(&open, Some(&bobs)).await;
    let listed = running().await;
    assert_eq!(listed.len(), 1, "{hidden} is nobody's business");
    let [shown] = listed.as_slice() else { unreachable!() };
    assert_eq!((shown["table"]["id"].as_str(), shown["table"]["status"].as_str()), (Some(&*open), Some("playing")));
    assert!(shown["table"]["board"].is_string() && shown["table"]["seats"][0]["hero"].is_string());

    let mut rng = Rng::new(5);
    while ann.update["sight"]["turn"].as_u64() < Some(3) {
        let (asked, other) = if ann.decision().is_some() { (&mut ann, &mut bob) } else { (&mut bob, &mut ann) };
        let option = rng.below(asked.options().len());
        asked.answer(option).await;
        asked.until("update").await;
        other.keep_up_with(asked).await;
    }
    assert_eq!(running().await[0]["turn"], ann.update["sight"]["turn"]);
    bob.say(json!({ "type": "resign" })).await;
    ann.until_it(Client::is_over).await;
    assert!(running().await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn fair_duels_are_counted_once_they_are_over() {
    let pace = Pace { results: Duration::ZERO, ..Pace::default() };
    let mut host = Host::with(generous(), pace).await;
    let games = async |host: &Host| {
        let (status, results) = host.get("/api/results").await;
        assert_eq!(status, 200, "{results}");
        (results["all"]["games"].as_u64().unwrap(), results["people"]["games"].as_u64().unwrap())
    };
    assert_eq!(games(&host).await, (0, 0));

    // Against a bot, to the end.
    let mut new = duel(bot("novice"));
    (new["seats"][0]["hero"], new["seats"][1]["hero"]) = (json!("Medusa"), json!("Alice"));
    let (table, secrets) = host.table(new.clone()).await;
    let mut ann = host.enter(&table, Some(&secrets[0])).await;
    ann.until_asked().await;
    assert_eq!(games(&host).await, (0, 0), "a game that goes on is not told of");
    ann.play(&mut Rng::new(8)).await;
    assert_eq!(games(&host).await, (1, 0));
    let (_, results) = host.get("/api/results").await;
    let winner = ann.table["ending"]["winners"][0].as_u64().unwrap() as usize;
    let alice = u64::from(ann.table["seats"][winner]["hero"] == "Alice");
    let pair = json!({ "row": "Alice", "column": "Medusa", "games": 1, "wins": alice });
    assert_eq!(results["all"]["pairs"], json!([pair]));
    let board = &ann.table["board"];
    let on = |hero: &str, wins: u64| json!({ "hero": hero, "board": board, "games": 1, "wins": wins });
    assert_eq!(results["all"]["boards"], json!([on("Alice", alice), on("Medusa", 1 - alice)]));

    // Whoever chose the seed knew the cards; what goes on from a record has been seen before.
    new["seed"] = json!("7");
    let (table, secrets) = host.table(new).await;
    let mut ann = host.enter(&table, Some(&secrets[0])).await;
    ann.say(json!({ "type": "resign" })).await;
    ann.until_it(Client::is_over).await;
    assert_eq!(games(&host).await, (1, 0));

    // Between two people, given up.
    let (table, secrets) = host.table(duel(guest())).await;
    host.join(&table, "Bob").await;
    let mut ann = host.enter(&table, Some(&secrets[0])).await;
    ann.say(json!({ "type": "resign" })).await;
    ann.until_it(Client::is_over).await;
    assert_eq!(games(&host).await, (2, 1));
    host.restart().await;
    assert_eq!(games(&host).await, (2, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_counted_is_told_for_a_while() {
    let host = Host::new().await;
    let (_, before) = host.get("/api/results").await;
    let (table, secrets) = host.table(duel(guest())).await;
    host.join(&table, "Bob").await;
    let mut ann = host.enter(&table, Some(&secrets[0])).await;
    ann.say(json!({ "type": "resign" })).await;
    ann.until_it(Client::is_over).await;
    assert_eq!(host.get("/api/results").await.1, before);
}
