//! What is too much, too large, too fast or from elsewhere; and what every answer carries.

use peerless_server::{Limits, Pace, Rate};
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::host::*;

#[tokio::test(flavor = "multi_thread")]
async fn an_address_may_have_so_many_tables_open() {
    let host = Host::with(Limits { open_tables: 2, ..generous() }, Pace::default()).await;
    let (table, secrets) = host.table(duel(bot("novice"))).await;
    host.table(duel(guest())).await;
    let (status, problem) = host.post("/api/tables", &duel(guest())).await;
    assert_eq!((status, problem["code"].as_str()), (429, Some("too-many")));
    // One that is over counts no more.
    let mut ann = host.enter(&table, Some(&secrets[0])).await;
    ann.say(json!({ "type": "resign" })).await;
    ann.until_it(Client::is_over).await;
    host.table(duel(guest())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_may_make_so_many_tables_at_once() {
    let new_tables = Rate { per_second: 0.0, burst: 3.0 };
    let host = Host::with(Limits { new_tables, ..generous() }, Pace::default()).await;
    for _ in 0..3 {
        host.table(duel(guest())).await;
    }
    assert_eq!(host.post("/api/tables", &duel(guest())).await.0, 429);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_may_have_so_many_sockets_open() {
    let host = Host::with(Limits { sockets: 2, ..generous() }, Pace::default()).await;
    let (table, _) = host.table(duel(guest())).await;
    let (a, b) = (host.enter(&table, None).await, host.enter(&table, None).await);
    assert_eq!(host.refused_socket(&table, &host.origin()).await, 429);
    drop((a, b));
    // The server notices on its own.
    for _ in 0..100 {
        let (_, face) = host.get(&format!("/api/tables/{table}")).await;
        if face["watchers"] == 0 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    host.enter(&table, None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_says_too_much_is_warned_and_then_closed() {
    let messages = Rate { per_second: 1.0, burst: 5.0 };
    let host = Host::with(Limits { messages, too_fast: 3, ..generous() }, Pace::default()).await;
    let (table, _) = host.table(duel(guest())).await;
    let mut client = host.enter(&table, None).await;
    let mut heard = Vec::new();
    // One at a time: a socket that is closed while more comes in may take the last warnings with it.
    loop {
        client.say_raw(Message::Text(json!({ "type": "ping" }).to_string().into())).await;
        let Some(message) = client.hear().await else { break };
        heard.push(message["problem"]["code"].as_str().map_or_else(|| text(&message["type"]), str::to_owned));
        assert!(heard.len() < 50, "{heard:?}");
    }
    let count = |what: &str| heard.iter().filter(|heard| *heard == what).count();
    assert_eq!(count("too-fast"), 3, "{heard:?}");
    // What the client answers to the server's own ping counts as well.
    assert!((4..8).contains(&count("pong")), "{heard:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_large_is_not_read() {
    let host = Host::new().await;
    let (table, secrets) = host.table(duel(guest())).await;
    let mut client = host.enter(&table, None).await;
    client.say_raw(Message::Text("x".repeat(5 << 10).into())).await;
    while client.hear().await.is_some() {}
    let (status, problem) = host.post("/api/tables", &json!({ "mode": "x".repeat(20 << 10) })).await;
    assert_eq!((status, problem["code"].as_str()), (413, Some("bad-request")));
    let (status, _, _) = host.request("POST", "/api/replay?as=open", "", &"x".repeat(2 << 20)).await;
    assert_eq!(status, 413);
    // The table is as it was.
    let ann = host.enter(&table, Some(&secrets[0])).await;
    assert_eq!(ann.table["status"], "waiting");
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_that_cost_work_are_rationed() {
    let requests = Rate { per_second: 0.0, burst: 2.0 };
    let host = Host::with(Limits { requests, ..generous() }, Pace::default()).await;
    let status = async || host.request("POST", "/api/replay?as=open", "", "hello").await.0;
    assert_eq!([status().await, status().await, status().await], [422, 422, 429]);
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_may_not_act_here() {
    let host = Host::new().await;
    let new = duel(guest()).to_string();
    let (status, _, body) = host.request("POST", "/api/tables", "origin: http://evil.example\r\n", &new).await;
    assert_eq!(status, 403);
    assert!(body.contains("foreign-origin"));
    let (table, _) = host.table(duel(guest())).await;
    assert_eq!(host.refused_socket(&table, "http://evil.example").await, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_is_guarded_and_the_client_answers_for_unknown_paths() {
    let host = Host::new().await;
    for (path, status, kind, cache) in [
        ("/", 200, "text/html", "no-cache"),
        ("/t/AAAAAAAAAAAA", 200, "text/html", "no-cache"),
        ("/missing.js", 404, "text/plain", ""),
        ("/api/health", 200, "application/json", "no-store"),
        ("/api/catalog", 200, "application/json", "no-store"),
        ("/api/nothing", 404, "application/json", ""),
        ("/api/tables/AAAAAAAAAAAA", 404, "application/json", "no-store"),
        ("/api/tables/..%2f..%2fetc", 404, "application/json", "no-store"),
    ] {
        let (got, head, _) = host.request("GET", path, "", "").await;
        assert_eq!(got, status, "{path}");
        let head = head.to_lowercase();
        for line in [
            "content-security-policy: default-src 'self'; ",
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
            "cross-origin-opener-policy: same-origin",
            &format!("content-type: {kind}"),
            &format!("cache-control: {cache}"),
        ] {
            assert!(head.contains(line) || line == "cache-control: ", "{path}: {line} in {head}");
        }
    }
    let (status, head, _) = host.request("GET", "/api/catalog", "accept-encoding: gzip\r\n", "").await;
    assert!(status == 200 && head.contains("content-encoding: gzip"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_catalog_lists_all_there_is() {
    let host = Host::new().await;
    let (_, catalog) = host.get("/api/catalog").await;
    assert_eq!(catalog["protocol"], peerless_protocol::PROTOCOL);
    let content = peerless_content::Content::built_in().unwrap();
    assert_eq!(catalog["heroes"].as_array().unwrap().len(), content.heroes.len());
    assert_eq!(catalog["boards"].as_array().unwrap().len(), content.boards.len());
    let bots: Vec<&str> = catalog["bots"].as_array().unwrap().iter().filter_map(|bot| bot["name"].as_str()).collect();
    assert_eq!(bots, ["novice", "apprentice", "adept", "expert", "master"]);
    let (status, health) = host.get("/api/health").await;
    assert_eq!((status, &health["ok"]), (200, &json!(true)));
}
