//! A game through a real nginx, with the configuration that lies in `deploy/`: the page's origin is the public one, and
//! limits count by where visitors come from, not by the proxy.

#[path = "../../server/tests/server/client.rs"]
mod client;

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use client::{Client, request_with};
use serde_json::{Value, json};
use tokio::time::sleep;

/// A process that ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        _ = self.0.kill();
        _ = self.0.wait();
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a port").port()
}

fn nginx() -> String {
    let found = Command::new(root().join("tools/nginx.sh")).output().expect("the script runs");
    assert!(found.status.success(), "{}", String::from_utf8_lossy(&found.stderr));
    String::from_utf8_lossy(&found.stdout).trim().to_owned()
}

fn serve(folder: &Path, public: &str) -> (Running, u16) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_peerless"))
        .args(["serve", "--port", "0", "--max-tables", "2", "--trust-proxy", "127.0.0.1", "--public-url", public])
        .args(["--log", "json", "--verbose", "--data"])
        .arg(folder.join("data"))
        .stdout(Stdio::piped())
        .stderr(fs::File::create(folder.join("log")).expect("a log"))
        .spawn()
        .expect("the server starts");
    let mut lines = BufReader::new(child.stdout.take().expect("an output")).lines();
    let said = lines.next().expect("a line").expect("a line");
    assert!(said.contains(public), "people are told the public address: {said}");
    // Kept open: a server that cannot say anything any more ends.
    std::mem::forget(lines);
    // Whoever asks for any port finds it in the system's list.
    let port = port_of(child.id());
    (Running(child), port)
}

/// The port that a process listens on.
fn port_of(pid: u32) -> u16 {
    let sockets: Vec<String> = fs::read_dir(format!("/proc/{pid}/fd"))
        .expect("its files")
        .filter_map(|entry| fs::read_link(entry.ok()?.path()).ok()?.to_str().map(str::to_owned))
        .filter_map(|link| Some(link.strip_prefix("socket:[")?.trim_end_matches(']').to_owned()))
        .collect();
    let table = fs::read_to_string(format!("/proc/{pid}/net/tcp")).expect("its sockets");
    let listening = table.lines().skip(1).map(|line| line.split_whitespace().collect::<Vec<_>>());
    let own = listening.filter(|fields| fields[3] == "0A" && sockets.iter().any(|inode| inode == fields[9]));
    let port = |fields: Vec<&str>| u16::from_str_radix(fields[1].rsplit(':').next()?, 16).ok();
    own.filter_map(port).next().expect("it listens")
}

/// The configuration as it is shipped, without HTTPS and with ports of this test.
fn configure(folder: &Path, upstream: u16, port: u16) -> PathBuf {
    let shipped = fs::read_to_string(root().join("deploy/nginx.conf")).expect("the configuration");
    let (first, _) = shipped.split_once("server {\n    listen 80;").expect("the redirect comes last");
    let site = first
        .replace("listen 443 ssl;", &format!("listen 127.0.0.1:{port};"))
        .replace("127.0.0.1:7878", &format!("127.0.0.1:{upstream}"));
    let site: String =
        site.lines().filter(|line| !line.contains("ssl_certificate")).map(|line| format!("{line}\n")).collect();
    let at = folder.display();
    let temps: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|kind| format!("    {kind}_temp_path {at}/{kind};\n"))
        .concat();
    let whole = format!(
        "daemon off;\nmaster_process off;\npid {at}/nginx.pid;\nerror_log {at}/nginx.log;\nevents {{}}\nhttp {{\n    access_log off;\n{temps}{site}}}\n"
    );
    let path = folder.join("nginx.conf");
    fs::write(&path, whole).expect("it is written");
    path
}

/// As a browser at the public address asks, from an address that only the outermost proxy knows.
async fn post(address: &str, public: &str, from: &str, path: &str, body: &Value) -> (u16, Value) {
    let headers = format!("origin: {public}\r\nx-forwarded-for: {from}\r\n");
    let (status, _, body) = request_with(address, "POST", path, &headers, &body.to_string()).await.expect("an answer");
    (status, serde_json::from_str(&body).unwrap_or(Value::String(body)))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_played_through_nginx() {
    let folder = tempfile::tempdir().expect("a folder");
    let port = free_port();
    let public = "https://games.example.org";
    let (_served, upstream) = serve(folder.path(), public);
    let config = configure(folder.path(), upstream, port);
    let mut child = Command::new(nginx());
    let proxy =
        child.arg("-e").arg(folder.path().join("nginx.log")).arg("-c").arg(config).spawn().expect("nginx starts");
    let _proxy = Running(proxy);
    let address = format!("127.0.0.1:{port}");
    for _ in 0..200 {
        if client::request(&address, "GET", "/ready", "").await.is_ok_and(|(status, _)| status == 200) {
            break;
        }
        sleep(Duration::from_millis(50)).await;
    }
    let bot = json!({ "who": { "kind": "bot", "level": "novice" } });
    let new = json!({ "mode": "duel", "seats": [{ "who": { "kind": "me", "name": "Ann" } }, bot] });
    // nginx adds the address that it sees; what it was told stands before it and is only believed of proxies of ours.
    let (status, made) = post(&address, public, "203.0.113.7", "/api/tables", &new).await;
    assert_eq!(status, 201, "{made}");
    let (status, problem) = post(&address, "https://evil.example", "203.0.113.7", "/api/tables", &new).await;
    assert_eq!((status, problem["code"].as_str()), (403, Some("foreign-origin")));
    // Two tables an address: other visitors are not held up by the first.
    assert_eq!(post(&address, public, "203.0.113.7", "/api/tables", &new).await.0, 201);
    assert_eq!(post(&address, public, "203.0.113.7", "/api/tables", &new).await.0, 429);
    assert_eq!(post(&address, public, "203.0.113.8", "/api/tables", &new).await.0, 201);
    assert!(client::make_table(&address, &new).await.expect("an answer").is_some());

    let table = made["table"].as_str().expect("a table");
    let secret = made["keys"][0]["secret"].as_str().expect("a secret");
    let mut ann = Client::enter(&address, table, Some(secret)).await.expect("a socket");
    let mut rng = peerless_rules::Rng::new(1);
    loop {
        let message: Value = serde_json::from_str(&ann.hear().await.expect("a message")).expect("JSON");
        if message["table"]["status"] == "over" {
            break;
        }
        assert_ne!(message["type"], "refused", "{message}");
        if let Some(n) = message["update"]["decision"]["n"].as_u64() {
            let options = message["update"]["decision"]["options"].as_array().expect("options").len();
            // A little slower than the server lets anybody.
            sleep(Duration::from_millis(26)).await;
            ann.answer(n, rng.below(options)).await.expect("an answer");
        }
    }
    let (status, record) =
        client::request(&address, "GET", &format!("/api/tables/{table}/record"), "").await.expect("an answer");
    assert_eq!(status, 200);
    peerless_rules::Record::parse(&record).expect("a record");
    check_log(folder.path(), secret);
}

/// Each line is JSON, requests have numbers, and nothing secret is in it.
fn check_log(folder: &Path, secret: &str) {
    let log = fs::read_to_string(folder.join("log")).expect("a log");
    assert!(!log.contains(secret));
    let mut numbered = 0;
    for line in log.lines() {
        let line: Value = serde_json::from_str(line).unwrap_or_else(|_| panic!("no JSON: {line}"));
        numbered += usize::from(line["span"]["number"].is_u64());
    }
    assert!(numbered > 5);
}
