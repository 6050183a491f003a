//! What somebody could do to the others with few means, and what comes of it: next to nothing.

use std::time::{Duration, Instant};

use peerless_rules::Rng;
use peerless_server::{Config, Limits, Pace, Rate, Site};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::client::PATIENCE;
use crate::host::*;

const SOON: Duration = Duration::from_millis(300);

/// A server that believes whoever says where a request comes from: visitors from several addresses on one computer.
async fn many_addresses(limits: Limits) -> Host {
    let site = Site { proxies: vec!["127.0.0.1".parse().unwrap()], ..Site::default() };
    Host::run(Config { limits, site, ..Config::default() }).await
}

async fn post_from(host: &Host, address: &str, path: &str, body: &Value) -> (u16, Value) {
    let from = format!("x-forwarded-for: {address}\r\n");
    let (status, _, body) = host.request("POST", path, &from, &body.to_string()).await;
    (status, serde_json::from_str(&body).unwrap_or(Value::String(body)))
}

/// All that comes until the server closes the connection.
async fn until_closed(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    // A connection that is reset is closed too.
    _ = timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("the connection is closed");
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn answering_and_undoing_makes_nobody_wait() {
    let host = many_addresses(generous()).await;
    let me = json!({ "who": { "kind": "me", "name": "Mallory" }, "hero": "Medusa" });
    let new = json!({ "mode": "duel", "seats": [me, { "who": bot("master"), "hero": "Medusa" }],
        "first": { "kind": "seat", "seat": 0 } });
    let (_, made) = post_from(&host, "203.0.113.66", "/api/tables", &new).await;
    let mut mallory = host.enter(&text(&made["table"]), Some(&text(&made["keys"][0]["secret"]))).await;
    let (table, secrets) = host.table(duel(bot("adept"))).await;
    let mut ann = host.enter(&table, Some(&secrets[0])).await;
    let mut undone = 0;
    let attack = async {
        // Placing shows nobody anything and is taken back freely, before or while the bot thinks.
        for _ in 0..60 {
            mallory.until_it(|mallory| mallory.decision().is_some()).await;
            mallory.answer(0).await;
            mallory.until("update").await;
            mallory.say(json!({ "type": "undo" })).await;
            mallory.until("sync").await;
            undone += 1;
        }
    };
    let mut slowest = Duration::ZERO;
    let play = async {
        let mut rng = Rng::new(1);
        for _ in 0..6 {
            if !ann.until_asked().await {
                break;
            }
            let option = rng.below(ann.options().len());
            ann.answer(option).await;
            ann.until("update").await;
            let start = Instant::now();
            ann.until_asked().await;
            slowest = slowest.max(start.elapsed());
        }
    };
    tokio::join!(attack, play);
    assert_eq!(undone, 60);
    // Sixty thoughts of a second and a half would have been before it.
    assert!(slowest < Duration::from_secs(20), "{slowest:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_long_is_refused_before_it_is_read() {
    let host = Host::new().await;
    let name = "x".repeat(200 << 10);
    let record = format!("peerless game 1\nboard Sarpedon\nmode duel\nseed 5\nseat 1 {name}\nseat 2 Medusa\n");
    let (status, _, body) = host.request("POST", "/api/replay?as=open", "", &record).await;
    let problem: Value = serde_json::from_str(&body).unwrap();
    assert_eq!((status, problem["args"]["why"].as_str()), (422, Some("wide")));
    assert!(body.len() < 1000, "what was sent is not sent back");
    let wish = json!({ "record": record, "choices": 0, "seats": [guest(), guest()] });
    assert_eq!(host.post("/api/tables/continue", &wish).await.1["args"]["why"], "wide");
    let many = "1 maneuver\n".repeat(12_000);
    let (_, _, body) = host.request("POST", "/api/replay?as=open", "", &format!("peerless game 1\n{many}")).await;
    assert!(body.contains("bad-record") && body.contains("length"), "{body}");
    let seats = vec![json!({ "who": guest() }); 120];
    let (status, problem) = host.post("/api/tables", &json!({ "mode": "duel", "seats": seats })).await;
    assert_eq!((status, problem["code"].as_str()), (422, Some("bad-seats")));
    let long = |change: &dyn Fn(&mut Value)| {
        let mut new = duel(bot("novice"));
        change(&mut new);
        new
    };
    let word = "x".repeat(3000);
    for new in [
        long(&|new| new["mode"] = json!(word)),
        long(&|new| new["board"] = json!(word)),
        long(&|new| new["seats"][0]["hero"] = json!(word)),
        long(&|new| new["seats"][1]["who"]["level"] = json!(word)),
        long(&|new| new["switches"] = json!([["a", word]])),
        long(&|new| new["switches"] = json!(vec![["a", "b"]; 100])),
    ] {
        let (status, problem) = host.post("/api/tables", &new).await;
        assert_eq!((status, problem["args"]["why"].as_str()), (422, Some("long")), "{problem}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rate_comes_before_the_work() {
    let host =
        Host::with(Limits { requests: Rate { per_second: 0.0, burst: 0.0 }, ..generous() }, Pace::default()).await;
    for path in ["/api/tables", "/api/tables/continue", "/api/replay?as=open", "/api/tables/AAAAAAAAAAAA/join"] {
        assert_eq!(host.post(path, &json!("no message at all")).await.0, 429, "{path}");
    }
    for path in ["", "/record", "/replay?as=open"] {
        assert_eq!(host.get(&format!("/api/tables/AAAAAAAAAAAA{path}")).await.0, 429, "{path}");
    }
    let host =
        Host::with(Limits { new_tables: Rate { per_second: 0.0, burst: 0.0 }, ..generous() }, Pace::default()).await;
    let chess = json!({ "mode": "chess", "seats": [] });
    assert_eq!(host.post("/api/tables", &chess).await.0, 429, "before the wish is looked at");
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_that_never_come_to_the_point_are_closed() {
    let pace = Pace { header: SOON, body: SOON, ..Pace::default() };
    let host = Host::with(generous(), pace).await;
    for begun in ["", "GET / HT", "GET /api/health HTTP/1.1\r\nhost: localhost\r\nx-slow: "] {
        let mut stream = TcpStream::connect(&host.address).await.unwrap();
        stream.write_all(begun.as_bytes()).await.unwrap();
        let start = Instant::now();
        until_closed(&mut stream).await;
        assert!(start.elapsed() >= SOON / 2 && start.elapsed() < Duration::from_secs(10), "{begun:?}");
    }
    // Between two requests too.
    let mut stream = TcpStream::connect(&host.address).await.unwrap();
    stream.write_all(b"GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n").await.unwrap();
    assert!(until_closed(&mut stream).await.starts_with("HTTP/1.1 200"));
    let mut stream = TcpStream::connect(&host.address).await.unwrap();
    let half = "POST /api/tables HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 100\r\n\r\n{";
    stream.write_all(half.as_bytes()).await.unwrap();
    assert!(until_closed(&mut stream).await.starts_with("HTTP/1.1 408"));
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_and_bodies_have_a_cap() {
    let host = Host::with(Limits { connections: 3, ..generous() }, Pace::default()).await;
    let mut open = Vec::new();
    for _ in 0..3 {
        let mut stream = TcpStream::connect(&host.address).await.unwrap();
        stream.write_all(b"GET").await.unwrap();
        open.push(stream);
    }
    // They are taken in order.
    let mut stream = TcpStream::connect(&host.address).await.unwrap();
    assert_eq!(until_closed(&mut stream).await, "", "one too many is closed at once");
    open.clear();
    while client_health(&host).await.is_none() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let host = Host::with(Limits { bodies: 150_000, ..generous() }, Pace::default()).await;
    let half =
        "POST /api/replay?as=open HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 100000\r\n\r\n";
    let mut first = TcpStream::connect(&host.address).await.unwrap();
    first.write_all(half.as_bytes()).await.unwrap();
    tokio::time::sleep(SOON).await;
    let mut second = TcpStream::connect(&host.address).await.unwrap();
    second.write_all(half.as_bytes()).await.unwrap();
    let answer = until_closed(&mut second).await;
    assert!(answer.starts_with("HTTP/1.1 429") && answer.contains("bodies"), "{answer}");
    drop(first);
    let mut status = 429;
    for _ in 0..100 {
        status = host.request("POST", "/api/replay?as=open", "", &"#\n".repeat(50_000)).await.0;
        if status != 429 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(status, 422);
}

async fn client_health(host: &Host) -> Option<u16> {
    crate::client::request(&host.address, "GET", "/api/health", "").await.ok().map(|(status, _)| status)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_a_table_like_any_other() {
    let new_tables = Rate { per_second: 0.0, burst: 2.0 };
    let host = Host::with(Limits { new_tables, ..generous() }, Pace::default()).await;
    let (mut table, secrets) = host.table(duel(bot("novice"))).await;
    let mut codes = Vec::new();
    for _ in 0..2 {
        let mut ann = host.enter(&table, Some(&secrets[0])).await;
        ann.say(json!({ "type": "resign" })).await;
        ann.until_it(Client::is_over).await;
        ann.say(json!({ "type": "rematch" })).await;
        loop {
            let message = ann.hear().await.unwrap();
            if message["type"] == "refused" {
                codes.push(text(&message["problem"]["code"]));
                break;
            }
            if let Some(next) = message["table"]["rematch"].as_str() {
                table = next.to_owned();
                break;
            }
        }
    }
    assert_eq!(codes, ["too-many"], "two tables and no third");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_forgets_no_limit() {
    let mut host = Host::with(Limits { open_tables: 1, ..generous() }, Pace::default()).await;
    let (table, secrets) = host.table(duel(bot("novice"))).await;
    host.restart().await;
    assert_eq!(host.post("/api/tables", &duel(guest())).await.1["code"], "too-many");
    let mut ann = host.enter(&table, Some(&secrets[0])).await;
    ann.say(json!({ "type": "resign" })).await;
    ann.until_it(Client::is_over).await;
    host.table(duel(guest())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_does_not_take_the_whole_lobby() {
    let host = many_addresses(Limits { strangers: 2, ..generous() }).await;
    let mut open = duel(guest());
    open["open"] = json!(true);
    let mut tables = Vec::new();
    for index in 0..3 {
        let (status, made) = post_from(&host, &format!("203.0.113.{index}"), "/api/tables", &open).await;
        assert_eq!(status, 201, "{made}");
        tables.push(text(&made["table"]));
    }
    let join = |table: &str| format!("/api/tables/{table}/join");
    let mallory = json!({ "name": "Mallory" });
    for (table, status) in tables.iter().zip([200, 200, 429]) {
        assert_eq!(post_from(&host, "198.51.100.6", &join(table), &mallory).await.0, status);
    }
    // A seat that is given up, or a game that is over, counts no more; others come as they like.
    assert_eq!(post_from(&host, "198.51.100.7", &join(&tables[2]), &json!({ "name": "Bob" })).await.0, 200);

    let (_, made) = post_from(&host, "203.0.113.9", "/api/tables", &open).await;
    let lone = text(&made["table"]);
    for _ in 0..130 {
        assert_eq!(post_from(&host, "198.51.100.6", "/api/tables", &open).await.0, 201);
    }
    let (_, lobby) = host.get("/api/tables").await;
    let shown = lobby["tables"].as_array().unwrap();
    assert_eq!(shown.len(), 100);
    assert!(shown.iter().any(|entry| entry["table"]["id"] == lone.as_str()), "nobody is pushed off the list");
}

#[tokio::test(flavor = "multi_thread")]
async fn signs_of_life_and_empty_frames_count() {
    let limits = Limits { messages: Rate { per_second: 1.0, burst: 5.0 }, too_fast: 3, ..generous() };
    let host = Host::with(limits, Pace::default()).await;
    let (table, _) = host.table(duel(guest())).await;
    let mut client = host.enter(&table, None).await;
    for _ in 0..30 {
        client.say_raw(Message::Pong(vec![1].into())).await;
    }
    while client.hear().await.is_some() {}

    let host = Host::new().await;
    let (table, _) = host.table(duel(guest())).await;
    let mut client = host.enter(&table, None).await;
    client.say_raw(Message::Frame(Frame::message("{", OpCode::Data(Data::Text), false))).await;
    let empty = || Message::Frame(Frame::message("", OpCode::Data(Data::Continue), false));
    for _ in 0..10_000 {
        client.say_raw(empty()).await;
    }
    timeout(PATIENCE, async { while client.hear().await.is_some() {} }).await.expect("the socket is closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_anew_is_told_only_so_often() {
    let limits = Limits {
        syncs: Rate { per_second: 0.0, burst: 2.0 },
        undos: Rate { per_second: 0.0, burst: 1.0 },
        ..generous()
    };
    let host = Host::with(limits, Pace::default()).await;
    let me = |name: &str| json!({ "who": { "kind": "me", "name": name }, "hero": "Medusa" });
    let (table, secrets) = host.table(json!({ "mode": "duel", "seats": [me("Ann"), me("Bob")] })).await;
    let mut client = host.enter(&table, None).await;
    client.resync().await;
    client.resync().await;
    client.say(json!({ "type": "sync" })).await;
    assert_eq!(client.refused().await, "too-fast");
    let mut clients = [host.enter(&table, Some(&secrets[0])).await, host.enter(&table, Some(&secrets[1])).await];
    let asked = clients.iter_mut().find(|client| client.decision().is_some()).unwrap();
    asked.answer(0).await;
    asked.until("update").await;
    asked.say(json!({ "type": "undo" })).await;
    asked.until("sync").await;
    asked.answer(0).await;
    asked.until("update").await;
    asked.say(json!({ "type": "undo" })).await;
    assert_eq!(asked.refused().await, "too-fast");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_kept_of_a_record_is_the_game() {
    let host = Host::new().await;
    let (table, secrets) = host.table(duel(bot("novice"))).await;
    let mut ann = host.enter(&table, Some(&secrets[0])).await;
    ann.play(&mut Rng::new(3)).await;
    let (_, _, record) = host.request("GET", &format!("/api/tables/{table}/record"), "", "").await;
    let in_header = |line: &str| !line.starts_with(|first: char| first.is_ascii_digit());
    let wide = |line: &str| if in_header(line) { line.to_owned() } else { line.replace(' ', &" ".repeat(8)) };
    let padded: Vec<String> = record.lines().filter(|line| !line.starts_with("result")).map(wide).collect();
    let padded = format!("{}\n{}", padded.join("\n"), "# padding\n".repeat(2000));
    let choices = peerless_rules::Record::parse(&record).unwrap().choices.len();
    assert!(padded.len() > record.len() * 2);
    let wish = json!({ "record": padded, "choices": choices - 1, "seats": [{ "kind": "me", "name": "Ann" }, guest()] });
    let (status, made) = host.post("/api/tables/continue", &wish).await;
    assert_eq!(status, 201, "{made}");
    let db = sqlx::SqlitePool::connect(&format!("sqlite://{}", host.database().display())).await.unwrap();
    let body: String = sqlx::query_scalar("SELECT body FROM tables WHERE id = ?")
        .bind(text(&made["table"]))
        .fetch_one(&db)
        .await
        .unwrap();
    assert!(body.len() < record.len() * 2 + 2000 && !body.contains("  "), "{} of {}", body.len(), record.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn old_games_are_deleted_and_give_back_their_space() {
    let mut host = Host::new().await;
    let mut tables = Vec::new();
    for seed in 0..5 {
        let (table, secrets) = host.table(duel(bot("novice"))).await;
        let mut ann = host.enter(&table, Some(&secrets[0])).await;
        ann.play(&mut Rng::new(seed)).await;
        tables.push(table);
    }
    let (going_on, _) = host.table(duel(bot("novice"))).await;
    let size = async |host: &Host| {
        let db = sqlx::SqlitePool::connect(&format!("sqlite://{}", host.database().display())).await.unwrap();
        let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&db).await.unwrap();
        let unused: i64 = sqlx::query_scalar("PRAGMA freelist_count").fetch_one(&db).await.unwrap();
        db.close().await;
        (pages, unused)
    };
    let (before, _) = size(&host).await;
    host.config.keep = Some(Duration::from_secs(3600));
    host.restart().await;
    tokio::time::sleep(SOON).await;
    assert_eq!(host.get(&format!("/api/tables/{}", tables[0])).await.0, 200, "they are not that old");
    host.config.keep = Some(Duration::ZERO);
    tokio::time::sleep(Duration::from_millis(1100)).await;
    host.restart().await;
    for table in &tables {
        let mut status = 200;
        for _ in 0..200 {
            status = host.get(&format!("/api/tables/{table}")).await.0;
            if status == 404 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        assert_eq!(status, 404);
    }
    assert_eq!(host.get(&format!("/api/tables/{going_on}")).await.0, 200);
    tokio::time::sleep(SOON).await;
    let (after, unused) = size(&host).await;
    assert!(after < before && unused == 0, "{before} {after} {unused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_is_there_and_does_nothing_can_be_claimed_from() {
    let host = Host::with(generous(), Pace { stalled: SOON, ..Pace::default() }).await;
    let (table, secrets) = host.table(duel(guest())).await;
    let bob = host.join(&table, "Bob").await;
    let clients = [host.enter(&table, Some(&secrets[0])).await, host.enter(&table, Some(&bob)).await];
    let [a, b] = clients;
    let (asked, mut other) = if a.decision().is_some() { (a, b) } else { (b, a) };
    let seat = asked.seat().unwrap() as usize;
    other.until_it(|other| other.table["seats"][seat]["claimable"] == true).await;
    assert_eq!(other.table["seats"][seat]["present"], true);
    other.say(json!({ "type": "claim" })).await;
    other.until_it(Client::is_over).await;
    assert_eq!(other.table["ending"]["reason"], "claimed");
}

/// Whether another seat was asked, or had only one option and was not, shows in no number.
#[tokio::test(flavor = "multi_thread")]
async fn each_seat_counts_its_own_decisions() {
    let host = Host::new().await;
    let me = |name: &str| json!({ "who": { "kind": "me", "name": name } });
    let (table, secrets) = host.table(json!({ "mode": "duel", "seats": [me("Ann"), me("Bob")], "seed": "4" })).await;
    let mut trio = crate::restart::Trio::enter(&host, table, secrets).await;
    let mut counts = [0, 0];
    let mut rng = Rng::new(4);
    for _ in 0..60 {
        let Some(asked) = trio.asked() else { break };
        let seat = asked.seat().unwrap() as usize;
        assert_eq!(asked.decision(), Some(counts[seat]));
        counts[seat] += 1;
        trio.step(&mut rng).await;
    }
    assert!(counts[0] > 5 && counts[1] > 5 && counts[0] != counts[1], "{counts:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_a_name_like_anothers() {
    let host = Host::new().await;
    let (table, _) = host.table(duel(guest())).await;
    for (name, why) in
        [("Аnn", "taken"), ("ANN", "taken"), ("A\u{301}\u{301}\u{301}\u{301}nn", "marks"), ("A\u{2800}nn", "invisible")]
    {
        let (status, problem) = host.post(&format!("/api/tables/{table}/join"), &json!({ "name": name })).await;
        assert_eq!((status, problem["args"]["why"].as_str()), (422, Some(why)), "{name}");
    }
    host.join(&table, "Anna").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_fields_are_refused_everywhere() {
    let host = Host::new().await;
    let (table, secrets) = host.table(duel(bot("novice"))).await;
    let mut ann = host.enter(&table, Some(&secrets[0])).await;
    for kind in ["sync", "undo", "resign", "claim", "rematch", "leave", "ping"] {
        ann.say(json!({ "type": kind, "more": 1 })).await;
        assert_eq!(ann.refused().await, "bad-message", "{kind}");
    }
    ann.say(json!({ "type": "why", "wish": { "kind": "space", "space": 1, "more": 1 } })).await;
    assert_eq!(ann.refused().await, "bad-message");
    let mut new = duel(json!({ "kind": "guest", "more": 1 }));
    assert_eq!(host.post("/api/tables", &new).await.0, 400);
    new = duel(guest());
    new["first"] = json!({ "kind": "random", "more": 1 });
    assert_eq!(host.post("/api/tables", &new).await.0, 400);
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn the_database_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let mut host = Host::new().await;
    // Also one from before.
    std::fs::set_permissions(host.database(), std::fs::Permissions::from_mode(0o644)).unwrap();
    host.restart().await;
    host.table(duel(guest())).await;
    let mut files = 0;
    for entry in std::fs::read_dir(host.folder()).unwrap() {
        let entry = entry.unwrap();
        assert_eq!(entry.metadata().unwrap().permissions().mode() & 0o077, 0, "{:?}", entry.path());
        files += 1;
    }
    assert!(files >= 2, "the database and its journal");
}

#[tokio::test(flavor = "multi_thread")]
async fn names_that_are_not_ours_are_not_answered_to() {
    let host = Host::new().await;
    for (name, status) in [("evil.example", 403), ("localhost:7878", 200), ("192.0.2.7", 200)] {
        for path in ["/", "/api/catalog", "/api/tables"] {
            let mut stream = TcpStream::connect(&host.address).await.unwrap();
            let text = format!("GET {path} HTTP/1.1\r\nhost: {name}\r\nconnection: close\r\n\r\n");
            stream.write_all(text.as_bytes()).await.unwrap();
            let answer = until_closed(&mut stream).await;
            assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{name} {path}: {answer:.100}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_cannot_write_says_so() {
    let host = Host::new().await;
    assert_eq!(host.get("/health").await.0, 200);
    let (status, ready) = host.get("/ready").await;
    assert_eq!((status, &ready["ok"]), (200, &json!(true)));
    std::fs::rename(host.database(), host.folder().join("elsewhere.db")).unwrap();
    let (status, ready) = host.get("/ready").await;
    assert_eq!(status, 503);
    assert!(text(&ready["why"]).contains("replaced"), "{ready}");
    assert_eq!(host.get("/health").await.0, 200, "it is alive all the same");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_chooses_the_seed_of_a_game_with_others_and_the_deal_can_be_checked() {
    let host = Host::new().await;
    let mut new = duel(guest());
    new["seed"] = json!("5");
    let (status, problem) = host.post("/api/tables", &new).await;
    assert_eq!((status, problem["args"]["why"].as_str()), (422, Some("people")));
    let (table, secrets) = host.table(duel(guest())).await;
    let shown = host.get(&format!("/api/tables/{table}")).await.1["deal"].clone();
    let bob = host.join(&table, "Bob").await;
    let mut ann = host.enter(&table, Some(&secrets[0])).await;
    let mut bob = host.enter(&table, Some(&bob)).await;
    assert_eq!(ann.table["deal"], shown);
    play_both(&mut ann, &mut bob, &mut Rng::new(5)).await;
    let (_, _, record) = host.request("GET", &format!("/api/tables/{table}/record"), "", "").await;
    let deal = peerless_session::Deal::of_record(&record).expect("the record tells it");
    assert_eq!(shown, json!(deal.commitment()));
    assert_eq!(deal.seed(), peerless_rules::Record::parse(&record).unwrap().seed);
    for heard in ann.heard.iter().chain(&bob.heard) {
        assert!(!heard.contains(deal.digits()), "nobody was told before the end");
    }
    let honest = json!({ "commitment": shown, "fits": true });
    assert_eq!(host.get(&format!("/api/tables/{table}/replay?as=watcher")).await.1["deal"], honest);
    let forged = record.replace(&format!("seed {}", deal.seed()), "seed 1");
    let (status, _, body) = host.request("POST", "/api/replay?as=watcher", "", &forged).await;
    // With another seed the choices may not hold; if they do, the deal does not.
    let replay: Value = serde_json::from_str(&body).unwrap();
    assert!(status == 422 || replay["deal"]["fits"] == false);
    // Whoever goes on from a record knows it, and the others see that.
    let wish = json!({ "table": table, "choices": 0, "seats": [{ "kind": "me", "name": "Ann" }, guest()] });
    let (_, made) = host.post("/api/tables/continue", &wish).await;
    let (_, face) = host.get(&format!("/api/tables/{}", text(&made["table"]))).await;
    assert_eq!((&face["from_record"], &face["deal"]), (&json!(true), &Value::Null));
}
