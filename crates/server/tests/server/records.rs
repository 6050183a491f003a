//! Finished games: replays through everybody's eyes, and games that go on from them.

use peerless_rules::Rng;
use serde_json::{Value, json};

use crate::host::*;

/// A finished duel of two people at one device: the table, both clients in seat order, and one who watched.
async fn finished(host: &Host) -> (String, Vec<Client>, Client) {
    let me = |name: &str| json!({ "who": { "kind": "me", "name": name } });
    let new = json!({ "mode": "duel", "seats": [me("Ann"), me("Bob")], "first": { "kind": "seat", "seat": 0 }, "seed": "11" });
    let (table, secrets) = host.table(new).await;
    let mut watcher = host.enter(&table, None).await;
    let mut ann = host.enter(&table, Some(&secrets[0])).await;
    let mut bob = host.enter(&table, Some(&secrets[1])).await;
    play_both(&mut ann, &mut bob, &mut Rng::new(21)).await;
    watcher.until_it(Client::is_over).await;
    (table, vec![ann, bob], watcher)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_watcher_sees_nothing_hidden() {
    let host = Host::new().await;
    let (_, _, watcher) = finished(&host).await;
    let mut face_down = 0;
    for text in &watcher.heard {
        let message: Value = serde_json::from_str(text).unwrap();
        let update = &message["update"];
        assert!(update["decision"].is_null());
        for event in update["events"].as_array().into_iter().flatten() {
            if ["draw", "commit", "take-hidden", "put-on-deck", "put-under-deck", "shuffle-in"]
                .contains(&event["kind"].as_str().unwrap())
            {
                assert!(event["card"].is_null(), "{event}");
                face_down += 1;
            }
        }
        let combat = &update["sight"]["combat"];
        if combat["phase"] == "commit" {
            assert!(combat["attack"]["card"].is_null() && combat["defense"]["card"].is_null(), "{combat}");
        }
    }
    assert!(face_down > 10);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_shows_each_seat_what_it_saw() {
    let host = Host::new().await;
    let (table, clients, watcher) = finished(&host).await;
    let (_, _, record) = host.request("GET", &format!("/api/tables/{table}/record"), "", "").await;
    let choices = peerless_rules::Record::parse(&record).unwrap().choices;
    for (eyes, client) in [("seat:0", &clients[0]), ("seat:1", &clients[1]), ("watcher", &watcher)] {
        let (status, replay) = host.get(&format!("/api/tables/{table}/replay?as={eyes}")).await;
        assert_eq!(status, 200, "{replay}");
        let steps = replay["steps"].as_array().unwrap();
        assert_eq!(steps.len(), choices.len() + 1);
        let events: Vec<&Value> = steps.iter().flat_map(|step| step["events"].as_array().unwrap()).collect();
        assert_eq!(events, client.events.iter().collect::<Vec<_>>(), "{eyes}");
        assert_eq!(steps.last().unwrap()["sight"], client.update["sight"]);
        assert_eq!(replay["names"], json!(["Ann", "Bob"]));
        assert_eq!(replay["table"]["id"], table.as_str());
        assert_eq!(replay["setup"], client.sync["setup"]);
        // The same from the file.
        let (status, _, body) = host.request("POST", &format!("/api/replay?as={eyes}"), "", &record).await;
        let from_file: Value = serde_json::from_str(&body).unwrap();
        assert_eq!((status, &from_file["steps"]), (200, &replay["steps"]));
        // A card laid face down is not told to those who did not see it.
        for (step, choice) in steps[1..].iter().zip(&choices) {
            let told = text(&step["choice"][1]);
            let own = client.seat() == Some(u64::from(choice.seat.0));
            let hides = ["play", "defend"].contains(&choice.line.split(' ').next().unwrap());
            if hides && !own {
                assert!(told.ends_with(" …"), "{told}");
                assert_eq!(step["option"], Value::Null, "{told}");
            } else if own {
                assert_eq!(told, choice.line);
                assert_eq!(step["option"]["text"], told);
            }
        }
    }
    let (_, open) = host.get(&format!("/api/tables/{table}/replay?as=open")).await;
    for step in open["steps"].as_array().unwrap() {
        for seat in step["sight"]["seats"].as_array().unwrap() {
            assert_eq!(seat["known"].as_array().unwrap().len() as u64, seat["hand"].as_u64().unwrap());
        }
        for event in step["events"].as_array().unwrap().iter().filter(|event| event["kind"] == "draw") {
            assert!(event["card"].is_number());
        }
    }
    assert_eq!(text(&open["result"]), peerless_rules::Record::parse(&record).unwrap().result.unwrap());
    for (path, code) in
        [("seat:2", "bad-perspective"), ("me", "bad-perspective"), ("open&as=watcher", "bad-perspective")]
    {
        let (status, problem) = host.get(&format!("/api/tables/{table}/replay?as={path}")).await;
        assert_eq!((status, problem["code"].as_str()), (422, Some(code)), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_played_stays_secret() {
    let host = Host::new().await;
    let (table, _) = host.table(duel(guest())).await;
    for path in ["record", "replay?as=open"] {
        let (status, problem) = host.get(&format!("/api/tables/{table}/{path}")).await;
        assert_eq!((status, problem["code"].as_str()), (409, Some("not-over")));
    }
    let wish = json!({ "table": table, "choices": 0, "seats": [{ "kind": "me", "name": "Ann" }, guest()] });
    let (status, problem) = host.post("/api/tables/continue", &wish).await;
    assert_eq!((status, problem["code"].as_str()), (409, Some("not-over")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_that_does_not_hold_is_refused_with_its_line() {
    let host = Host::new().await;
    let good = "peerless game 1\nboard Sarpedon\nmode duel\nseed 5\nseat 1 Medusa\nseat 2 Medusa\n";
    for (text, says) in [
        ("", "peerless game 1"),
        ("hello", "line 1"),
        ("peerless game 1\nboard Nowhere\nmode duel\nseed 1\nseat 1 Medusa\nseat 2 Medusa\n", "Nowhere"),
        (&format!("{good}1 fly away\n"), "line 7"),
        (&format!("{good}2 maneuver\n"), "seat 1"),
    ] {
        let (status, _, body) = host.request("POST", "/api/replay?as=open", "", text).await;
        let problem: Value = serde_json::from_str(&body).unwrap();
        assert_eq!((status, problem["code"].as_str()), (422, Some("bad-record")), "{text}");
        assert!(problem["text"].as_str().unwrap().contains(says), "{problem}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_goes_on_from_any_point() {
    let mut host = Host::new().await;
    let (table, _, _) = finished(&host).await;
    let (_, replay) = host.get(&format!("/api/tables/{table}/replay?as=seat:0")).await;
    let steps = replay["steps"].as_array().unwrap();
    let (_, _, record) = host.request("GET", &format!("/api/tables/{table}/record"), "", "").await;
    let ann = json!({ "kind": "me", "name": "Ann" });
    let keep = steps.len() / 2;
    for source in [json!({ "table": table }), json!({ "record": record })] {
        let mut wish = source.clone();
        wish["choices"] = json!(keep);
        wish["seats"] = json!([ann, guest()]);
        let (status, made) = host.post("/api/tables/continue", &wish).await;
        assert_eq!(status, 201, "{made}");
        let (new, secret) = (text(&made["table"]), text(&made["keys"][0]["secret"]));
        let bobs = host.join(&new, "Bob").await;
        let mut a = host.enter(&new, Some(&secret)).await;
        let mut b = host.enter(&new, Some(&bobs)).await;
        assert_eq!((a.seat(), b.seat()), (Some(0), Some(1)));
        assert_eq!(a.update["sight"], steps[keep]["sight"]);
        assert_eq!(a.update["asked"], steps[keep]["asked"]);
        assert_eq!(a.update["undo_ask"], false, "what the game began with stays");
        let events: Vec<&Value> = steps[..=keep].iter().flat_map(|step| step["events"].as_array().unwrap()).collect();
        assert_eq!(a.events.iter().collect::<Vec<_>>(), events);
        let sight = a.update["sight"].clone();
        drop((a, b));
        host.restart().await;
        a = host.enter(&new, Some(&secret)).await;
        b = host.enter(&new, Some(&bobs)).await;
        assert_eq!(a.update["sight"], sight);
        play_both(&mut a, &mut b, &mut Rng::new(2)).await;
        assert_eq!(host.get(&format!("/api/tables/{new}/replay?as=open")).await.0, 200);
    }
    for (choices, seats, code) in [
        (steps.len(), json!([ann, guest()]), "bad-choices"),
        (steps.len() - 1, json!([ann, guest()]), "over"),
        (0, json!([ann]), "bad-seats"),
        (0, json!([guest(), guest()]), "no-seat"),
    ] {
        let wish = json!({ "table": table, "choices": choices, "seats": seats });
        let (_, problem) = host.post("/api/tables/continue", &wish).await;
        assert_eq!(problem["code"], code, "{problem}");
    }
    let both = json!({ "table": table, "record": record, "choices": 0, "seats": [ann, guest()] });
    assert_eq!(host.post("/api/tables/continue", &both).await.1["code"], "bad-message");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_story_tells_how_the_game_stood() {
    let host = Host::new().await;
    let (table, clients, _) = finished(&host).await;
    let (status, story) = host.get(&format!("/api/tables/{table}/story")).await;
    assert_eq!(status, 200, "{story}");
    let (_, replay) = host.get(&format!("/api/tables/{table}/replay?as=open")).await;
    let (steps, shown) = (story["steps"].as_array().unwrap(), replay["steps"].as_array().unwrap());
    assert_eq!(steps.len(), shown.len());
    let mut events = 0;
    for (step, shown) in steps.iter().zip(shown) {
        events += shown["events"].as_array().unwrap().len();
        assert_eq!(step["events"], events);
        let chances: Vec<f64> =
            step["chances"].as_array().unwrap().iter().map(|chance| chance.as_f64().unwrap()).collect();
        assert_eq!(chances.len(), 2);
        assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
    }
    let won = clients[0].table["ending"]["winners"][0].as_u64().unwrap() as usize;
    assert_eq!(steps.last().unwrap()["chances"][won], 1.0);
    assert_eq!(steps.last().unwrap()["chances"][1 - won], 0.0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_made_when_it_is_asked_for() {
    let host = Host::new().await;
    let (table, _, _) = finished(&host).await;
    let path = format!("/api/tables/{table}/review");
    assert_eq!(host.get(&path).await.0, 404);
    let (status, _, first) = host.request("POST", &path, "", "").await;
    assert_eq!(status, 200, "{first}");
    let review = loop {
        let (status, review) = host.get(&path).await;
        assert_eq!(status, 200, "{review}");
        if !review["decisions"].is_null() {
            break review;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    };
    let (_, replay) = host.get(&format!("/api/tables/{table}/replay?as=open")).await;
    let (judged, steps) = (review["decisions"].as_array().unwrap(), replay["steps"].as_array().unwrap());
    assert_eq!(judged.len() + 1, steps.len());
    for judged in judged {
        let step = judged["step"].as_u64().unwrap() as usize;
        assert_eq!(judged["seat"], steps[step]["choice"][0], "step {step}");
    }
    let better: Vec<&Value> = judged.iter().filter(|judged| !judged["better"].is_null()).collect();
    assert!(!better.is_empty(), "whoever plays by chance plays badly");
    assert!(
        better.iter().any(|judged| judged["better"]["then"][0][1].is_string()),
        "a better choice comes with its continuation"
    );
    for judged in &better {
        let better = &judged["better"];
        assert_eq!(better["asked"]["seat"], judged["seat"]);
        assert!(better["option"]["deed"]["kind"].is_string(), "{better}");
        // What the choices of one turn bring is told, and nothing of the next turn.
        let keys: Vec<&str> =
            better["told"].as_array().unwrap().iter().map(|line| line["key"].as_str().unwrap()).collect();
        assert!(!keys.iter().any(|key| key.starts_with("log-turn")), "{keys:?}");
    }
    let told = |judged: &&&Value| judged["better"]["told"].as_array().is_some_and(|told| !told.is_empty());
    assert!(better.iter().filter(told).count() * 2 > better.len(), "what could come is told in words");
    // Asked for again, it is there at once.
    let (_, _, again) = host.request("POST", &path, "", "").await;
    assert_eq!(serde_json::from_str::<Value>(&again).unwrap(), review);
}
