//! What clients may do and what is refused: without effect, and with a word on why.

use peerless_protocol::PROTOCOL;
use peerless_rules::Rng;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::host::*;

/// Two people at a table whose game has begun.
async fn two(host: &Host) -> (String, [Client; 2], [String; 2]) {
    let (table, secrets) = host.table(duel(guest())).await;
    let bob = host.join(&table, "Bob").await;
    let clients = [host.enter(&table, Some(&secrets[0])).await, host.enter(&table, Some(&bob)).await];
    (table, clients, [secrets[0].clone(), bob])
}

/// The one who is asked, and the other.
fn asked_first(clients: [Client; 2]) -> [Client; 2] {
    let [a, b] = clients;
    if a.decision().is_some() { [a, b] } else { [b, a] }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_duel_by_link() {
    let host = Host::new().await;
    let (table, [mut ann, mut bob], _) = two(&host).await;
    assert_eq!(ann.seat().unwrap() + bob.seat().unwrap(), 1);
    play_both(&mut ann, &mut bob, &mut Rng::new(8)).await;
    assert!(ann.is_over() && bob.table["ending"] == ann.table["ending"]);
    let names: Vec<&str> =
        ann.table["seats"].as_array().unwrap().iter().filter_map(|seat| seat["name"].as_str()).collect();
    assert!(names.contains(&"Ann") && names.contains(&"Bob"));
    let (_, face) = host.get(&format!("/api/tables/{table}")).await;
    assert_eq!(face["status"], "over");
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_that_are_stale_repeated_foreign_or_wrong_change_nothing() {
    let host = Host::new().await;
    let (table, clients, _) = two(&host).await;
    let [mut asked, mut other] = asked_first(clients);
    let mut watcher = host.enter(&table, None).await;
    let n = asked.decision().unwrap();
    let before = asked.resync().await["update"].clone();
    let count = asked.options().len();
    for (message, code) in [
        (json!({ "type": "answer", "decision": n + 1, "option": 0 }), "stale"),
        (json!({ "type": "answer", "decision": n, "option": count }), "no-such-option"),
        (json!({ "type": "answer", "decision": n, "option": u32::MAX }), "no-such-option"),
        (json!({ "type": "answer", "decision": n, "text": "win the game" }), "no-such-option"),
        (json!({ "type": "answer", "decision": n }), "bad-message"),
        (json!({ "type": "answer", "decision": n, "option": 0, "text": "maneuver" }), "bad-message"),
        (json!({ "type": "answer", "decision": n, "option": -1 }), "bad-message"),
        (json!({ "type": "answer", "decision": n, "option": 0, "seat": 1 }), "bad-message"),
        (json!({ "type": "cheat" }), "bad-message"),
        (json!([1, 2]), "bad-message"),
        (json!({ "type": "undo" }), "nothing-to-undo"),
        (json!({ "type": "undo-answer", "accept": true }), "no-undo-asked"),
        (json!({ "type": "claim" }), "not-claimable"),
        (json!({ "type": "rematch" }), "not-over"),
        (json!({ "type": "leave" }), "begun"),
    ] {
        asked.say(message.clone()).await;
        assert_eq!(asked.refused().await, code, "{message}");
    }
    for client in [&mut other, &mut watcher] {
        client.say(json!({ "type": "answer", "decision": n, "option": 0 })).await;
    }
    assert_eq!(other.refused().await, "not-your-decision");
    assert_eq!(watcher.refused().await, "watching");
    for message in ["", "{", "null", "\"sync\"", "{\"type\":\"answer\"}"] {
        asked.say_raw(Message::Text(message.into())).await;
        assert_eq!(asked.refused().await, "bad-message");
    }
    asked.say_raw(Message::Binary(vec![0, 1, 2].into())).await;
    assert_eq!(asked.refused().await, "bad-message");
    assert_eq!(asked.resync().await["update"], before);

    // The same answer again is stale; and so it stays.
    let text = text(&asked.options()[0]["text"]);
    asked.say(json!({ "type": "answer", "decision": n, "text": text.to_uppercase() })).await;
    asked.until("update").await;
    for _ in 0..2 {
        asked.say(json!({ "type": "answer", "decision": n, "text": text })).await;
        assert_eq!(asked.refused().await, "stale");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_begins_with_a_hello() {
    let host = Host::new().await;
    let (table, secrets) = host.table(duel(bot("novice"))).await;
    for (hello, code) in [
        (json!({ "protocol": 99 }), "protocol"),
        (json!({ "protocol": PROTOCOL, "secret": "guess" }), "bad-secret"),
        (json!({ "protocol": PROTOCOL, "secret": secrets[0].to_lowercase() }), "bad-secret"),
        (json!({ "type": "sync" }), "bad-message"),
    ] {
        let mut client = host.connect(&table).await;
        client.say(hello).await;
        assert_eq!(client.refused().await, code);
        assert_eq!(client.hear().await, None);
    }
    let mut client = host.connect("AAAAAAAAAAAA").await;
    client.say(json!({ "protocol": PROTOCOL })).await;
    assert_eq!(client.refused().await, "no-such-table");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_reconnects_finds_the_open_decision() {
    let host = Host::new().await;
    let (table, secrets) = host.table(duel(bot("novice"))).await;
    let mut ann = host.enter(&table, Some(&secrets[0])).await;
    let mut rng = Rng::new(1);
    for _ in 0..20 {
        if !ann.until_asked().await {
            return;
        }
        let known = ann.update["decision"].clone();
        drop(ann);
        ann = host.enter(&table, Some(&secrets[0])).await;
        assert_eq!(ann.update["decision"], known);
        ann.step(&mut rng).await;
    }
    // Two devices with the same link see the same and may both answer; the second answer is stale.
    if !ann.until_asked().await {
        return;
    }
    let mut phone = host.enter(&table, Some(&secrets[0])).await;
    assert_eq!(phone.update["decision"], ann.update["decision"]);
    ann.answer(0).await;
    ann.until("update").await;
    phone.answer(0).await;
    assert_eq!(phone.refused().await, "stale");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_hears_why_something_is_no_option() {
    let host = Host::new().await;
    let (_, clients, _) = two(&host).await;
    let [mut asked, mut other] = asked_first(clients);
    let wish = json!({ "kind": "attack", "by": 0, "at": 1 });
    for client in [&mut asked, &mut other] {
        client.say(json!({ "type": "why", "wish": wish })).await;
        let because = client.until("why").await;
        assert_eq!(because["wish"], wish);
        assert!(!text(&because["because"]["code"]).is_empty() && because["because"]["args"].is_object());
    }
    asked.say(json!({ "type": "why", "wish": { "kind": "card", "card": 255 } })).await;
    assert_eq!(asked.until("why").await["because"]["code"], "unknown");
}

// ── taking back ──

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_that_showed_nothing_is_taken_back_freely() {
    let host = Host::new().await;
    let (table, clients, _) = two(&host).await;
    let [mut asked, mut other] = asked_first(clients);
    let before = asked.update.clone();
    assert_eq!((&before["undo_free"], &before["undo_ask"]), (&json!(false), &json!(false)));
    // Where a fighter begins is open to all and tells nothing hidden.
    asked.answer(0).await;
    asked.until("update").await;
    assert_eq!(asked.update["undo_free"], true);
    asked.say(json!({ "type": "undo" })).await;
    asked.until("sync").await;
    other.until("sync").await;
    assert_eq!(asked.update["sight"], before["sight"]);
    assert_eq!(asked.update["decision"]["options"], before["decision"]["options"]);
    assert_ne!(asked.decision(), before["decision"]["n"].as_u64(), "numbers are never used twice");
    asked.say(json!({ "type": "answer", "decision": before["decision"]["n"], "option": 0 })).await;
    assert_eq!(asked.refused().await, "stale");
    assert_eq!(host.get(&format!("/api/tables/{table}")).await.1["undo"], Value::Null);
}

/// Two people, at a point where `a` may only ask to take something back.
async fn undo_must_be_asked(host: &Host) -> [Client; 2] {
    let (_, clients, _) = two(host).await;
    let [mut a, mut b] = asked_first(clients);
    let mut rng = Rng::new(5);
    loop {
        a.resync().await;
        b.resync().await;
        assert!(!a.is_over());
        for client in [&mut a, &mut b] {
            if client.decision().is_some() {
                client.step(&mut rng).await;
                break;
            }
        }
        a.resync().await;
        if a.update["undo_ask"] == true && a.update["undo_free"] == false {
            b.resync().await;
            return [a, b];
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn otherwise_the_others_are_asked() {
    let host = Host::new().await;
    let [mut a, mut b] = undo_must_be_asked(&host).await;
    let before = a.events.len();
    let by = a.seat().unwrap();
    let waits = |client: &Client| !client.table["undo"].is_null();

    a.say(json!({ "type": "undo" })).await;
    b.until_it(waits).await;
    assert_eq!(b.table["undo"], json!({ "by": by, "waiting_for": [1 - by] }));
    if b.update["undo_free"] == false && b.update["undo_ask"] == true {
        b.say(json!({ "type": "undo" })).await;
        assert_eq!(b.refused().await, "undo-asked");
    }
    b.say(json!({ "type": "undo-answer", "accept": false })).await;
    a.until_it(waits).await;
    a.until_it(|a| !waits(a)).await;
    a.resync().await;
    assert_eq!(a.events.len(), before, "a refusal changes nothing");

    a.say(json!({ "type": "undo" })).await;
    b.until_it(|b| !waits(b)).await;
    b.until_it(waits).await;
    b.say(json!({ "type": "undo-answer", "accept": true })).await;
    a.until_it(|a| a.events.len() < before).await;
    assert!(a.decision().is_some(), "the seat decides anew");
    b.until_it(|b| b.events.len() < before && b.table["undo"].is_null()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_choice_ends_a_request() {
    let host = Host::new().await;
    let [mut a, mut b] = undo_must_be_asked(&host).await;
    a.say(json!({ "type": "undo" })).await;
    b.until_it(|b| !b.table["undo"].is_null()).await;
    let mut rng = Rng::new(9);
    a.resync().await;
    let chooser = if a.decision().is_some() { &mut a } else { &mut b };
    chooser.step(&mut rng).await;
    chooser.until_it(|client| client.table["undo"].is_null()).await;
    b.say(json!({ "type": "undo-answer", "accept": true })).await;
    assert_eq!(b.refused().await, "no-undo-asked");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_agree_at_once() {
    let host = Host::new().await;
    let (table, secrets) = host.table(duel(bot("novice"))).await;
    let mut ann = host.enter(&table, Some(&secrets[0])).await;
    let mut rng = Rng::new(2);
    loop {
        ann.until_it(|ann| ann.decision().is_some()).await;
        if ann.update["undo_ask"] == true && ann.update["undo_free"] == false {
            break;
        }
        ann.step(&mut rng).await;
    }
    let before = ann.events.len();
    ann.say(json!({ "type": "undo" })).await;
    ann.until_it(|ann| ann.events.len() < before && ann.decision().is_some()).await;
}

// ── leaving ──

#[tokio::test(flavor = "multi_thread")]
async fn whoever_resigns_a_duel_has_lost_it() {
    let host = Host::new().await;
    let (table, [mut ann, mut bob], _) = two(&host).await;
    ann.say(json!({ "type": "resign" })).await;
    bob.until_it(Client::is_over).await;
    let bobs = bob.seat().unwrap();
    assert_eq!(bob.table["ending"], json!({ "winners": [bobs], "reason": "resigned" }));
    assert_eq!(bob.table["seats"][1 - bobs as usize]["resigned"], true);
    assert_eq!(bob.table["seats"][1 - bobs as usize]["bot"], json!(null), "nobody plays on");
    bob.resync().await;
    assert_eq!((&bob.update["asked"], &bob.update["decision"]), (&Value::Null, &Value::Null));
    bob.say(json!({ "type": "resign" })).await;
    assert_eq!(bob.refused().await, "over");
    let (_, _, record) = host.request("GET", &format!("/api/tables/{table}/record"), "", "").await;
    assert!(record.ends_with(&format!("# seat {} resigned\n", 2 - bobs)), "{record}");
    let read = peerless_rules::Record::parse(&record).unwrap();
    assert_eq!(read.result, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn among_several_a_bot_plays_on() {
    let host = Host::new().await;
    let me = |name: &str| json!({ "who": { "kind": "me", "name": name } });
    let new = json!({ "mode": "free-for-all", "seats": [me("Ann"), me("Bob"), me("Cid")] });
    let (table, secrets) = host.table(new).await;
    let mut ann = host.enter(&table, Some(&secrets[0])).await;
    let mut bob = host.enter(&table, Some(&secrets[1])).await;
    let anns = ann.seat().unwrap() as usize;
    ann.say(json!({ "type": "resign" })).await;
    bob.until_it(|bob| bob.table["seats"][anns]["resigned"] == true).await;
    assert_eq!(bob.table["status"], "playing");
    assert_eq!(bob.table["seats"][anns]["bot"], "apprentice");
    assert_eq!(bob.table["seats"][anns]["name"], "Ann");
    ann.say(json!({ "type": "resign" })).await;
    assert_eq!(ann.refused().await, "left");
    // With the second the last one is left alone.
    bob.say(json!({ "type": "resign" })).await;
    bob.until_it(Client::is_over).await;
    let cid = host.enter(&table, Some(&secrets[2])).await;
    assert_eq!(cid.table["ending"], json!({ "winners": [cid.seat()], "reason": "resigned" }));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_stays_away_can_be_claimed() {
    let pace = peerless_server::Pace { claim: std::time::Duration::from_millis(300), ..Default::default() };
    let host = Host::with(generous(), pace).await;
    let (_, clients, _) = two(&host).await;
    let [asked, mut other] = asked_first(clients);
    let asked_seat = asked.seat().unwrap() as usize;
    other.say(json!({ "type": "claim" })).await;
    assert_eq!(other.refused().await, "not-claimable");
    drop(asked);
    other.until_it(|other| other.table["seats"][asked_seat]["present"] == false).await;
    assert_eq!(other.table["seats"][asked_seat]["claimable"], false);
    other.until_it(|other| other.table["seats"][asked_seat]["claimable"] == true).await;
    other.say(json!({ "type": "claim" })).await;
    other.until_it(Client::is_over).await;
    assert_eq!(other.table["ending"], json!({ "winners": [other.seat()], "reason": "claimed" }));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_runs_out_ends_the_game() {
    let mut host = Host::new().await;
    let mut new = duel(guest());
    new["clock"] = json!({ "minutes": 0, "increment_seconds": 2 });
    let (table, secrets) = host.table(new).await;
    let bob = host.join(&table, "Bob").await;
    let clients = [host.enter(&table, Some(&secrets[0])).await, host.enter(&table, Some(&bob)).await];
    let [asked, other] = asked_first(clients);
    let seat = asked.seat().unwrap() as usize;
    assert_eq!(asked.table["seats"][seat]["clock"]["running"], true);
    drop((asked, other));
    host.restart().await;
    let mut watcher = host.enter(&table, None).await;
    watcher.until_it(Client::is_over).await;
    assert_eq!(watcher.table["ending"], json!({ "winners": [1 - seat], "reason": "time" }));
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_count_down_for_the_one_who_is_asked_and_are_kept() {
    let mut host = Host::new().await;
    let mut new = duel(guest());
    new["clock"] = json!({ "minutes": 5, "increment_seconds": 30 });
    let (table, secrets) = host.table(new).await;
    let bob = host.join(&table, "Bob").await;
    let clients = [host.enter(&table, Some(&secrets[0])).await, host.enter(&table, Some(&bob)).await];
    let [mut asked, _other] = asked_first(clients);
    let seat = asked.seat().unwrap() as usize;
    let left = |face: &Value, seat: usize| face["seats"][seat]["clock"]["left_ms"].as_u64().unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    asked.answer(0).await;
    asked.until("update").await;
    asked.until("table").await;
    let after = left(&asked.table, seat);
    // Whole increments, less the time that was taken.
    assert!(after % 30_000 <= 29_600 && after > 320_000, "{after}");
    assert!(left(&asked.table, 1 - seat) > 329_000, "the other had no time to take any");
    host.restart().await;
    let face = host.get(&format!("/api/tables/{table}")).await.1;
    // What was left at the last choice is kept; what ran since is given back.
    assert!(left(&face, seat).abs_diff(after) < 5_000 && left(&face, seat) % 30_000 <= 29_600, "{face}");
}

// ── tables ──

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_made_when_everybody_wants_it() {
    let host = Host::new().await;
    let (_, [mut ann, mut bob], [anns_key, bobs_key]) = two(&host).await;
    let old = ann.table.clone();
    let anns = ann.seat().unwrap();
    bob.say(json!({ "type": "resign" })).await;
    ann.until_it(Client::is_over).await;
    ann.say(json!({ "type": "rematch" })).await;
    ann.until_it(|ann| ann.table["rematch_wanted"] == json!([anns])).await;
    assert_eq!(ann.table["rematch"], Value::Null);
    bob.until_it(Client::is_over).await;
    bob.say(json!({ "type": "rematch" })).await;
    ann.until_it(|ann| !ann.table["rematch"].is_null()).await;
    let again = text(&ann.table["rematch"]);
    bob.until_it(|bob| bob.table["rematch"] == again.as_str()).await;
    bob.say(json!({ "type": "rematch" })).await;
    assert_eq!(bob.refused().await, "rematch-made");
    let ann = host.enter(&again, Some(&anns_key)).await;
    let bob = host.enter(&again, Some(&bobs_key)).await;
    assert_eq!((ann.seat().unwrap(), bob.seat().unwrap()), (1 - anns, anns), "the other seat begins");
    assert_eq!(ann.table["board"], old["board"]);
    for seat in 0..2 {
        assert_eq!(ann.table["seats"][seat]["hero"], old["seats"][1 - seat]["hero"]);
        assert_eq!(ann.table["seats"][seat]["name"], old["seats"][1 - seat]["name"]);
    }
    assert_eq!(ann.table["status"], "playing");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_lists_open_tables_until_they_are_full() {
    let mut host = Host::new().await;
    let listed = async |host: &Host| {
        let lobby = host.get("/api/tables").await.1;
        lobby["tables"].as_array().unwrap().iter().map(|open| text(&open["table"]["id"])).collect::<Vec<_>>()
    };
    let mut new = duel(guest());
    new["open"] = json!(true);
    let (open, secrets) = host.table(new).await;
    let (hidden, _) = host.table(duel(guest())).await;
    assert_eq!(listed(&host).await, [open.as_str()]);
    host.restart().await;
    assert_eq!(listed(&host).await, [open.as_str()]);

    // Somebody comes, goes, and another comes.
    let mut ann = host.enter(&open, Some(&secrets[0])).await;
    assert_eq!((&ann.sync["setup"], &ann.sync["update"]), (&Value::Null, &Value::Null));
    let (status, problem) = host.post(&format!("/api/tables/{open}/join"), &json!({ "name": "Bob", "seat": 0 })).await;
    assert_eq!((status, problem["code"].as_str()), (409, Some("taken")));
    let (status, problem) = host.post(&format!("/api/tables/{open}/join"), &json!({ "name": "\u{7}" })).await;
    assert_eq!((status, problem["code"].as_str()), (422, Some("bad-name")));
    let (status, joined) =
        host.post(&format!("/api/tables/{open}/join"), &json!({ "name": "Bob", "seat": 1, "hero": "Medusa" })).await;
    assert_eq!(status, 200, "{joined}");
    ann.until_it(|ann| ann.table["status"] == "playing").await;
    assert!(listed(&host).await.is_empty());
    let medusa = |face: &Value| face["seats"].as_array().unwrap().iter().any(|seat| seat["hero"] == "Medusa");
    assert!(medusa(&ann.table));
    ann.until_it(|ann| ann.update["sight"].is_object()).await;
    let (status, problem) = host.post(&format!("/api/tables/{open}/join"), &json!({ "name": "Cid" })).await;
    assert_eq!((status, problem["code"].as_str()), (409, Some("full")));
    assert_eq!(host.get(&format!("/api/tables/{hidden}")).await.1["status"], "waiting");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_given_up_before_the_game_and_the_makers_closes_the_table() {
    let host = Host::new().await;
    let me = json!({ "who": { "kind": "me", "name": "Ann" } });
    let new = json!({ "mode": "free-for-all", "open": true,
        "seats": [me, { "who": guest() }, { "who": guest() }] });
    let (table, secrets) = host.table(new).await;
    let bobs = host.join(&table, "Bob").await;
    let mut bob = host.enter(&table, Some(&bobs)).await;
    bob.say(json!({ "type": "leave" })).await;
    bob.until_it(|bob| bob.sync["seat"].is_null()).await;
    assert_eq!(bob.table["seats"][1]["name"], Value::Null);
    let mut again = host.connect(&table).await;
    again.say(json!({ "protocol": PROTOCOL, "secret": bobs })).await;
    assert_eq!(again.refused().await, "bad-secret");
    let mut ann = host.enter(&table, Some(&secrets[0])).await;
    ann.say(json!({ "type": "leave" })).await;
    bob.until_it(|bob| bob.table["status"] == "closed").await;
    let (status, problem) = host.post(&format!("/api/tables/{table}/join"), &json!({ "name": "Bob" })).await;
    assert_eq!((status, problem["code"].as_str()), (409, Some("full")));
    assert_eq!(host.get("/api/tables").await.1, json!({ "running": [], "tables": [] }));
}

#[tokio::test(flavor = "multi_thread")]
async fn forgotten_tables_are_closed_and_finished_ones_leave_memory() {
    let short = std::time::Duration::from_millis(200);
    let pace = peerless_server::Pace { waiting: short, unload: short, ..Default::default() };
    let host = Host::with(generous(), pace).await;
    let (waiting, _) = host.table(duel(guest())).await;
    let (played, secrets) = host.table(duel(bot("novice"))).await;
    let mut ann = host.enter(&played, Some(&secrets[0])).await;
    ann.play(&mut Rng::new(4)).await;
    drop(ann);
    let closed = async || host.get(&format!("/api/tables/{waiting}")).await.1["status"] == "closed";
    for _ in 0..100 {
        if closed().await {
            break;
        }
        tokio::time::sleep(short / 4).await;
    }
    assert!(closed().await);
    tokio::time::sleep(short * 3).await;
    let ann = host.enter(&played, Some(&secrets[0])).await;
    assert!(ann.is_over() && !ann.events.is_empty());
    assert_eq!(host.request("GET", &format!("/api/tables/{played}/record"), "", "").await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn wishes_for_tables_that_cannot_be_are_refused_with_a_reason() {
    let host = Host::new().await;
    let with = |change: &dyn Fn(&mut Value)| {
        let mut new = duel(bot("novice"));
        change(&mut new);
        new
    };
    for (new, status, code) in [
        (with(&|new| new["mode"] = json!("chess")), 422, "no-such-mode"),
        (with(&|new| new["mode"] = json!("teams")), 422, "no-such-game"),
        (with(&|new| new["board"] = json!("Nowhere")), 422, "no-such-board"),
        (with(&|new| new["seats"][1]["hero"] = json!("Nobody")), 422, "no-such-hero"),
        (with(&|new| new["seats"][1]["who"] = bot("exec:rm -rf /")), 422, "no-such-bot"),
        (with(&|new| new["seats"][1]["who"] = bot("search:100000ms")), 422, "no-such-bot"),
        (with(&|new| new["seats"][0]["who"] = bot("novice")), 422, "no-seat"),
        (with(&|new| new["seats"][0]["who"]["name"] = json!(" ")), 422, "bad-name"),
        (with(&|new| new["seats"] = json!([])), 422, "no-seat"),
        (with(&|new| new["seed"] = json!("-1")), 422, "bad-seed"),
        (with(&|new| new["first"] = json!({ "kind": "seat", "seat": 2 })), 422, "bad-seat"),
        (with(&|new| new["switches"] = json!([["luck", "On"]])), 422, "bad-switch"),
        (with(&|new| new["clock"] = json!({ "minutes": 0, "increment_seconds": 0 })), 422, "bad-clock"),
        (with(&|new| new["color"] = json!("red")), 400, "bad-message"),
        (json!("duel"), 400, "bad-message"),
    ] {
        let (got, problem) = host.post("/api/tables", &new).await;
        assert_eq!((got, problem["code"].as_str()), (status, Some(code)), "{new}");
        assert!(!text(&problem["text"]).is_empty());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seed_and_a_first_seat_make_the_same_game_again() {
    let host = Host::new().await;
    let mut new = duel(json!({ "kind": "me", "name": "Bob" }));
    new["seed"] = json!("18446744073709551615");
    new["first"] = json!({ "kind": "seat", "seat": 1 });
    let mut sights = Vec::new();
    for _ in 0..2 {
        let (table, secrets) = host.table(new.clone()).await;
        let ann = host.enter(&table, Some(&secrets[0])).await;
        assert_eq!(ann.seat(), Some(1), "the second seat begins, so Ann comes after it");
        sights.push((ann.sync["setup"].clone(), ann.update["sight"].clone()));
    }
    assert_eq!(sights[0], sights[1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_in_teams_one_of_them_on_two_seats() {
    let host = Host::new().await;
    let me = |name: &str| json!({ "who": { "kind": "me", "name": name } });
    let new = json!({ "mode": "teams", "seats": [me("Ann"), { "who": guest() }, me("Ann"), { "who": guest() }] });
    let (table, secrets) = host.table(new).await;
    assert_eq!(secrets.len(), 2);
    let keys = [host.join(&table, "Bob").await, host.join(&table, "Cid").await];
    let mut clients = Vec::new();
    for key in secrets.iter().chain(&keys) {
        clients.push(host.enter(&table, Some(key)).await);
    }
    let seats: Vec<u64> = clients.iter().filter_map(Client::seat).collect();
    assert_eq!(seats[0] % 2, seats[1] % 2, "Ann's seats are a team");
    assert_eq!(seats[2] % 2, seats[3] % 2);
    assert_ne!(seats[0] % 2, seats[2] % 2);
    clients[0].say(json!({ "type": "resign" })).await;
    clients[2].until_it(Client::is_over).await;
    let mut winners = vec![seats[2], seats[3]];
    winners.sort();
    assert_eq!(clients[2].table["ending"]["winners"], json!(winners));
}
