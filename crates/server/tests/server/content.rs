//! A server comes back with other heroes and cards. Games go on with what they began with; new ones take what is new.

use std::path::Path;

use peerless_content::Content;
use peerless_rules::Rng;
use serde_json::{Value, json};

use crate::host::*;
use crate::restart::Trio;

/// The built-in content, with one hero file edited.
fn edited(file: &str, edit: impl Fn(String) -> String) -> Content {
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/heroes").join(file);
    let text = std::fs::read_to_string(shipped).unwrap();
    let new = edit(text.clone());
    assert_ne!(text, new, "the edit changes something");
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("heroes")).unwrap();
    std::fs::write(folder.path().join("heroes").join(file), new).unwrap();
    Content::built_in().unwrap().with_folder(folder.path()).unwrap()
}

fn without(hero: &str) -> Content {
    let mut content = Content::built_in().unwrap();
    content.heroes.retain(|other| other.name != hero);
    content
}

/// A duel of the same person with both heroes.
async fn begin(host: &Host, seed: u64) -> Trio {
    let seat = |hero: &str| json!({ "who": { "kind": "me", "name": "Ann" }, "hero": hero });
    let seats = [seat("Medusa"), seat("King Arthur")];
    let first = json!({ "kind": "seat", "seat": 0 });
    let new = json!({ "mode": "duel", "board": "Sarpedon", "seats": seats, "seed": seed.to_string(), "first": first });
    let (table, secrets) = host.table(new).await;
    Trio::enter(host, table, secrets).await
}

async fn again(host: &Host, old: Trio) -> Trio {
    Trio::enter(host, old.table, old.secrets).await
}

/// The names of the cards of the first seat.
fn cards(sync: &Value) -> Vec<String> {
    let cards = sync["setup"]["seats"][0]["hero"]["cards"].as_array().expect("cards");
    cards.iter().map(|card| text(&card["name"])).collect()
}

/// Plays a while, lets the server come back with other content, plays on to the end; gives the record.
async fn survives(new: Content, seed: u64) -> (Host, String) {
    let mut host = Host::new().await;
    let mut trio = begin(&host, seed).await;
    let mut rng = Rng::new(seed);
    for _ in 0..40 {
        trio.step(&mut rng).await;
    }
    let before = trio.seen().await;
    host.upgrade(new).await;
    let mut trio = again(&host, trio).await;
    assert_eq!(trio.seen().await, before, "the game goes on as it was");
    while trio.asked().is_some() {
        trio.step(&mut rng).await;
    }
    let (status, replay) = host.get(&format!("/api/tables/{}/replay?as=open", trio.table)).await;
    assert_eq!(status, 200, "{replay}");
    assert_eq!(replay["setup"], before[0]["setup"], "the replay shows what was played with");
    let steps = replay["steps"].as_array().unwrap();
    assert_eq!(steps[40]["sight"]["fighters"], before[0]["update"]["sight"]["fighters"]);
    let record = text(&host.get(&format!("/api/tables/{}/record", trio.table)).await.1);
    assert_eq!(record.lines().filter(|line| line.starts_with(['1', '2'])).count() + 1, steps.len());
    (host, record)
}

/// What a server says to a record.
async fn upload(host: &Host, record: &str) -> (u16, Value) {
    let (status, _, body) = host.request("POST", "/api/replay?as=open", "", record).await;
    (status, serde_json::from_str(&body).unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_changed_card_changes_no_game_that_has_begun() {
    let change =
        |text: String| text.replace("name = \"Gaze of Stone\"\ncount = 3", "name = \"Gaze of Stone\"\ncount = 2");
    let (host, record) = survives(edited("medusa.toml", change), 4).await;
    let mut new = begin(&host, 4).await;
    let counts = |sync: &Value| {
        let cards = sync["setup"]["seats"][0]["hero"]["cards"].as_array().unwrap().iter();
        cards.map(|card| card["count"].as_u64().unwrap()).sum::<u64>()
    };
    assert_eq!(counts(&new.seen().await[0]), 29, "a new game has one card less");
    // The server has kept the old hero: the record of the old game is played as it was.
    assert_eq!(upload(&host, &record).await.0, 200);
    let wish =
        json!({ "record": record, "choices": 10, "seats": [{ "kind": "me", "name": "A" }, { "kind": "guest" }] });
    let (status, made) = host.post("/api/tables/continue", &wish).await;
    assert_eq!(status, 201, "{made}");
    let table = text(&made["table"]);
    let bob = host.join(&table, "Bob").await;
    assert_eq!(counts(&host.enter(&table, Some(&bob)).await.resync().await), 30);
    // A server that never saw it says which card is another.
    let other = Host::with_content(edited("medusa.toml", change)).await;
    let (status, problem) = upload(&other, &record).await;
    assert_eq!((status, problem["code"].as_str()), (422, Some("content-differs")), "{problem}");
    let says = text(&problem["text"]);
    assert!(says.contains("Gaze of Stone (Medusa)") && !says.contains("King Arthur"), "{says}");
    // Without marks it is read as records always were.
    let bare: String =
        record.lines().filter(|line| !line.starts_with("content ")).map(|line| format!("{line}\n")).collect();
    assert_ne!(upload(&other, &bare).await.1["code"], "content-differs");
    assert_eq!(upload(&Host::new().await, &bare).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_renamed_card_keeps_its_name_in_games_that_have_begun() {
    let rename = |text: String| text.replace("\"Gaze of Stone\"", "\"Look of Stone\"");
    let (host, record) = survives(edited("medusa.toml", rename), 5).await;
    assert!(record.contains("Gaze of Stone") && !record.contains("Look of Stone"));
    let mut new = begin(&host, 5).await;
    assert!(cards(&new.seen().await[0]).contains(&"Look of Stone".to_owned()));
    let other = Host::with_content(edited("medusa.toml", rename)).await;
    let says = text(&upload(&other, &record).await.1["text"]);
    assert!(says.contains("Gaze of Stone (Medusa)") && says.contains("Look of Stone (Medusa)"), "{says}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hero_that_is_gone_plays_its_games_to_the_end() {
    let (host, record) = survives(without("Medusa"), 6).await;
    assert_eq!(upload(&host, &record).await.0, 200);
    let new = json!({ "mode": "duel", "seats": [{ "who": { "kind": "me", "name": "Ann" }, "hero": "Medusa" }, { "who": { "kind": "guest" } }] });
    assert_eq!(host.post("/api/tables", &new).await.1["code"], "no-such-hero");
    let other = Host::with_content(without("Medusa")).await;
    let (_, problem) = upload(&other, &record).await;
    assert_eq!(problem["code"], "content-differs");
    assert!(text(&problem["text"]).contains("Medusa"), "{problem}");
}

/// Tables that were made before content was kept.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_from_before_keeps_its_content_once_it_is_back() {
    let mut host = Host::new().await;
    let mut trio = begin(&host, 7).await;
    let before = trio.seen().await;
    host.forget_content().await;
    host.restart().await;
    let mut trio = again(&host, trio).await;
    assert_eq!(trio.seen().await, before);
    host.upgrade(without("Medusa")).await;
    let mut trio = again(&host, trio).await;
    assert_eq!(trio.seen().await, before);
    // One that was not brought back in between cannot know what it was played with, and says so.
    host.upgrade(Content::built_in().unwrap()).await;
    let lost = begin(&host, 8).await;
    host.forget_content().await;
    host.upgrade(without("Medusa")).await;
    let (status, problem) = host.get(&format!("/api/tables/{}", lost.table)).await;
    assert_eq!((status, problem["code"].as_str()), (500, Some("unreadable-game")), "{problem}");
}
