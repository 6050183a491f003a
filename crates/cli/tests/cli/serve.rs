use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::{Folder, peerless};

#[test]
fn a_port_that_is_taken_is_named() {
    let folder = Folder::new();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    peerless(&["serve", "--port", &port, "--data", &folder.arg("games")])
        .code(2)
        .complains(&format!("port {port} is taken"))
        .complains("--port");
}

#[test]
fn a_place_that_cannot_hold_games_is_named() {
    let folder = Folder::new();
    let file = folder.write("file", "no folder");
    peerless(&["serve", "--port", "0", "--data", &file]).code(2).complains("cannot make the folder");
    folder.write("games/peerless.db", "this is no database, and long enough that nobody takes it for an empty one");
    peerless(&["serve", "--port", "0", "--data", &folder.arg("games")]).code(2).complains("cannot open the database");
    peerless(&["serve", "--host", "nowhere.invalid", "--data", &folder.arg("games")])
        .code(2)
        .complains("cannot listen");
}

/// Where a server says that it is, and what it says after that.
#[cfg(unix)]
fn address(child: &mut Child) -> (String, impl Iterator<Item = String> + use<>) {
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    let first = lines.next().unwrap();
    (first.strip_prefix("Peerless is at http://").unwrap().trim_end_matches('/').to_owned(), lines)
}

#[cfg(unix)]
fn assert_answers(at: &str) {
    let mut stream = TcpStream::connect(at).unwrap();
    write!(stream, "GET /api/health HTTP/1.1\r\nhost: {at}\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("\"ok\":true"), "{answer}");
}

#[cfg(unix)]
#[test]
fn it_tells_its_address_answers_there_and_ends_when_told_to() {
    let folder = Folder::new();
    let mut child = Command::new(env!("CARGO_BIN_EXE_peerless"))
        .args(["serve", "--port", "0", "--open", "--data", &folder.arg("games")])
        // No browser can be found here.
        .env("PATH", folder.path(""))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let (url, mut lines) = address(&mut child);
    assert!(lines.next().unwrap().contains("Games are kept in"));
    assert!(lines.next().unwrap().contains("The browser did not open"));
    assert_answers(&url);
    // A second one would play on with the same games.
    peerless(&["serve", "--port", "0", "--data", &folder.arg("games")]).code(2).complains("another Peerless");
    assert!(Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    let log = String::from_utf8(output.stderr).unwrap();
    assert!(log.contains("ready") && log.contains("stopping"), "{log}");
    assert!(folder.path("games/peerless.db").is_file());
}

#[cfg(unix)]
#[test]
fn it_ends_when_told_to_though_nobody_reads_what_it_logs() {
    let folder = Folder::new();
    let mut child = Command::new(env!("CARGO_BIN_EXE_peerless"))
        .args(["serve", "--port", "0", "--data", &folder.arg("games")])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let (url, lines) = address(&mut child);
    assert_answers(&url);
    drop((lines, child.stderr.take()));
    assert!(Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap().success());
    let end = Instant::now() + Duration::from_secs(20);
    while child.try_wait().unwrap().is_none() {
        if Instant::now() > end {
            child.kill().unwrap();
            panic!("it did not end");
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

/// What a server answers to a message.
#[cfg(unix)]
fn post(at: &str, path: &str, body: &serde_json::Value) -> serde_json::Value {
    let body = body.to_string();
    let mut stream = TcpStream::connect(at).unwrap();
    let head = format!("POST {path} HTTP/1.1\r\nhost: {at}\r\nconnection: close\r\ncontent-type: application/json\r\n");
    write!(stream, "{head}content-length: {}\r\n\r\n{body}", body.len()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (_, answer) = answer.split_once("\r\n\r\n").expect("an answer");
    serde_json::from_str(answer).unwrap_or_else(|error| panic!("{path}: {error}: {answer}"))
}

#[cfg(unix)]
#[test]
fn what_was_published_is_listed_hidden_shown_and_removed_while_the_server_runs() {
    let folder = Folder::new();
    let games = folder.arg("games");
    let shelf = |args: &[&str]| peerless(&[&["shelf"], args, &["--data", &games]].concat());
    shelf(&["list"]).code(2).complains("There is no database");
    let mut child = Command::new(env!("CARGO_BIN_EXE_peerless"))
        .args(["serve", "--port", "0", "--data", &games])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let (url, lines) = address(&mut child);
    shelf(&["list"]).code(0).says("Nothing was published.");
    let draft = "abcdefghijklmnopqrstuvwx";
    let text = include_str!("../../../../content/drafts/hero.toml");
    let save = serde_json::json!({ "draft": draft, "kind": "hero", "after": 0, "text": text });
    assert_eq!(post(&url, "/api/drafts/save", &save)["version"], 1);
    let publish = serde_json::json!({ "draft": draft, "author": "Ann", "licence": "CC0-1.0" });
    let entry = post(&url, "/api/shelf", &publish);
    let id = entry["id"].as_str().unwrap_or_else(|| panic!("{entry}"));
    shelf(&["list"]).code(0).says(id).says("New Hero, Ann").says("One thing was published.");
    shelf(&["hide", id]).code(0).says(&format!("{id} is hidden."));
    shelf(&["list"]).code(0).says("(hidden)");
    shelf(&["show", id]).code(0).says(&format!("{id} is shown again."));
    shelf(&["remove", id]).code(0).says(&format!("{id} is removed."));
    shelf(&["list"]).code(0).says("Nothing was published.");
    shelf(&["hide", id]).code(2).complains("Nothing on the shelf is called");
    drop(lines);
    child.kill().unwrap();
    child.wait().unwrap();
}
