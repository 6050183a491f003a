//! A server on a real port with a real database, and clients of it that speak plain JSON.

use std::io::ErrorKind;
use std::path::Path;
use std::sync::{Arc, LazyLock};

use peerless_content::Content;
use peerless_server::{Config, Database, Limits, Pace, Server};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};

use crate::client::{self, PATIENCE};

pub struct Host {
    folder: Arc<TempDir>,
    pub address: String,
    stop: Option<oneshot::Sender<()>>,
    task: Option<JoinHandle<()>>,
    pub config: Config,
    content: Arc<Content>,
    /// Shared with other processes; else it has a file of its own.
    shared: Option<String>,
}

/// Limits that tests do not run into by chance.
pub fn generous() -> Limits {
    Limits {
        open_tables: 10_000,
        strangers: 10_000,
        sockets: 10_000,
        connections: 10_000,
        new_tables: rate(1e6),
        entries: rate(1e6),
        requests: rate(1e6),
        replays: rate(1e6),
        checks: rate(1e6),
        files: rate(1e6),
        messages: rate(1e6),
        syncs: rate(1e6),
        undos: rate(1e6),
        // None is given back while a test takes its time.
        reactions: peerless_server::Rate { per_second: 0.0, burst: 3.0 },
        ..Limits::default()
    }
}

fn built_in() -> Arc<Content> {
    static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(Content::built_in().unwrap()));
    CONTENT.clone()
}

pub fn rate(burst: f64) -> peerless_server::Rate {
    peerless_server::Rate { per_second: burst, burst }
}

impl Host {
    pub async fn new() -> Self {
        Self::with(generous(), Pace::default()).await
    }

    pub async fn with(limits: Limits, pace: Pace) -> Self {
        Self::run(Config { limits, pace, ..Config::default() }).await
    }

    pub async fn run(config: Config) -> Self {
        Self::start_with(config, built_in(), None).await
    }

    /// One of several processes that share a database.
    pub async fn sharing(url: &str, pace: Pace) -> Self {
        let config = Config { limits: generous(), pace, ..Config::default() };
        Self::start_with(config, built_in(), Some(url.to_owned())).await
    }

    /// A server with content of its own.
    pub async fn with_content(content: Content) -> Self {
        Self::start_with(Config { limits: generous(), ..Config::default() }, Arc::new(content), None).await
    }

    async fn start_with(config: Config, content: Arc<Content>, shared: Option<String>) -> Self {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let mut host = Self { folder, address: String::new(), stop: None, task: None, config, content, shared };
        host.start().await;
        host
    }

    async fn start(&mut self) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        self.address = listener.local_addr().unwrap().to_string();
        let database = self.shared.clone().map_or_else(|| Database::File(self.database()), Database::Postgres);
        let server = Server::open(self.content.clone(), &database, self.config.clone()).await.unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        self.stop = Some(stop);
        self.task = Some(tokio::spawn(async move {
            server.run(listener, None, async move { _ = stopped.await }).await;
        }));
    }

    pub fn database(&self) -> std::path::PathBuf {
        self.folder.path().join("peerless.db")
    }

    /// Stops the server and starts another on the same database.
    pub async fn restart(&mut self) {
        self.stop().await;
        self.start().await;
    }

    pub async fn stop(&mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        let task = self.task.take().unwrap();
        timeout(PATIENCE, task).await.expect("the server stops").unwrap();
    }

    /// The same with a server that has other content.
    pub async fn upgrade(&mut self, content: Content) {
        self.content = Arc::new(content);
        self.restart().await;
    }

    /// Makes the database one from before content was kept.
    pub async fn forget_content(&self) {
        let path = format!("sqlite://{}", self.database().display());
        let db = sqlx::SqlitePool::connect(&path).await.unwrap();
        for change in ["UPDATE tables SET body = json_remove(body, '$.content')", "DELETE FROM content"] {
            assert!(sqlx::query(change).execute(&db).await.unwrap().rows_affected() > 0, "{change}");
        }
        db.close().await;
    }

    /// Changes words in all texts that were kept with games.
    pub async fn change_content(&self, from: &str, to: &str) {
        let path = format!("sqlite://{}", self.database().display());
        let db = sqlx::SqlitePool::connect(&path).await.unwrap();
        let change = "UPDATE content SET text = replace(text, ?1, ?2) WHERE instr(text, ?1) > 0";
        assert!(sqlx::query(change).bind(from).bind(to).execute(&db).await.unwrap().rows_affected() > 0, "{from}");
        db.close().await;
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Status and body of a request.
    pub async fn request(&self, method: &str, path: &str, headers: &str, body: &str) -> (u16, String, String) {
        client::request_with(&self.address, method, path, headers, body).await.expect("an answer comes")
    }

    pub async fn get(&self, path: &str) -> (u16, Value) {
        let (status, _, body) = self.request("GET", path, "", "").await;
        (status, serde_json::from_str(&body).unwrap_or(Value::String(body)))
    }

    pub async fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        let (status, _, body) = self.request("POST", path, "", &body.to_string()).await;
        (status, serde_json::from_str(&body).unwrap_or(Value::String(body)))
    }

    /// Makes a table that must work; gives its name and the maker's secrets.
    pub async fn table(&self, new: Value) -> (String, Vec<String>) {
        let (status, made) = self.post("/api/tables", &new).await;
        assert_eq!(status, 201, "{made}");
        let secrets = made["keys"].as_array().unwrap().iter().map(|key| text(&key["secret"])).collect();
        (text(&made["table"]), secrets)
    }

    pub async fn join(&self, table: &str, name: &str) -> String {
        let (status, joined) = self.post(&format!("/api/tables/{table}/join"), &json!({ "name": name })).await;
        assert_eq!(status, 200, "{joined}");
        text(&joined["key"]["secret"])
    }

    pub async fn connect(&self, table: &str) -> Client {
        let socket = client::Client::connect_from(None, &self.address, table).await.expect("a socket");
        Client {
            socket,
            sync: Value::Null,
            update: Value::Null,
            table: Value::Null,
            events: Vec::new(),
            heard: Vec::new(),
        }
    }

    /// The status by which a socket is refused to a page of this origin.
    pub async fn refused_socket(&self, table: &str, origin: &str) -> u16 {
        let url = format!("ws://{}/api/tables/{table}/socket", self.address);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("origin", origin.parse().unwrap());
        match timeout(PATIENCE, tokio_tungstenite::connect_async(request)).await.unwrap() {
            Err(tungstenite::Error::Http(response)) => response.status().as_u16(),
            other => panic!("{other:?}"),
        }
    }

    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// A client that has said hello and been told everything.
    pub async fn enter(&self, table: &str, secret: Option<&str>) -> Client {
        let mut client = self.connect(table).await;
        client.say(json!({ "protocol": peerless_protocol::PROTOCOL, "secret": secret })).await;
        client.until("sync").await;
        client
    }
}

pub fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("a text, not {value}")).to_owned()
}

/// A duel of Ann against somebody.
pub fn duel(other: Value) -> Value {
    json!({ "mode": "duel", "seats": [{ "who": { "kind": "me", "name": "Ann" } }, { "who": other }] })
}

pub fn bot(level: &str) -> Value {
    json!({ "kind": "bot", "level": level })
}

pub fn guest() -> Value {
    json!({ "kind": "guest" })
}

/// Keeps what it is told, as a client in a browser does.
pub struct Client {
    socket: client::Client,
    /// The last sync, the last update, the table as last told.
    pub sync: Value,
    pub update: Value,
    pub table: Value,
    pub events: Vec<Value>,
    /// Every text that came, as it came.
    pub heard: Vec<String>,
}

impl Client {
    pub async fn say(&mut self, message: Value) {
        self.socket.say(&message.to_string()).await.unwrap();
    }

    pub async fn say_raw(&mut self, message: Message) {
        _ = self.socket.send(message).await;
    }

    /// The next message; `None` when the socket is closed.
    pub async fn hear(&mut self) -> Option<Value> {
        let text = match self.socket.hear().await {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::TimedOut => panic!("{error}"),
            Err(_) => return None,
        };
        let message: Value = serde_json::from_str(&text).unwrap();
        self.heard.push(text);
        self.note(&message);
        Some(message)
    }

    fn note(&mut self, message: &Value) {
        let update = match message["type"].as_str().unwrap() {
            "sync" => {
                self.sync = message.clone();
                self.table = message["table"].clone();
                self.events.clear();
                &message["update"]
            }
            "update" => &message["update"],
            "table" => {
                self.table = message["table"].clone();
                return;
            }
            _ => return,
        };
        if update.is_null() {
            return;
        }
        assert_eq!(update["from"], self.events.len(), "no event is missing and none comes twice");
        self.events.extend(update["events"].as_array().unwrap().iter().cloned());
        self.update = update.clone();
    }

    /// Listens until a message of this type comes.
    pub async fn until(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await.unwrap_or_else(|| panic!("the socket closed before a `{kind}` came"));
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Listens until what it knows fits.
    pub async fn until_it(&mut self, fits: impl Fn(&Self) -> bool) {
        while !fits(self) {
            self.hear().await.expect("the socket stays open");
        }
    }

    /// Listens until it has to decide; `false` if the game is over instead.
    pub async fn until_asked(&mut self) -> bool {
        self.until_it(|client| client.decision().is_some() || client.is_over()).await;
        !self.is_over()
    }

    /// What was refused, by its code.
    pub async fn refused(&mut self) -> String {
        text(&self.until("refused").await["problem"]["code"])
    }

    pub fn seat(&self) -> Option<u64> {
        self.sync["seat"].as_u64()
    }

    pub fn decision(&self) -> Option<u64> {
        self.update["decision"]["n"].as_u64()
    }

    pub fn options(&self) -> &[Value] {
        self.update["decision"]["options"].as_array().map_or(&[], Vec::as_slice)
    }

    pub fn is_over(&self) -> bool {
        self.table["status"] == "over"
    }

    pub async fn answer(&mut self, option: usize) {
        let decision = self.decision().unwrap();
        self.say(json!({ "type": "answer", "decision": decision, "option": option })).await;
    }

    /// Answers by lot and listens until the answer has had its effect.
    pub async fn step(&mut self, rng: &mut peerless_rules::Rng) {
        let before = self.decision();
        let option = rng.below(self.options().len());
        self.answer(option).await;
        self.until_it(|client| client.decision() != before || client.is_over()).await;
    }

    /// Plays by lot until the game is over.
    pub async fn play(&mut self, rng: &mut peerless_rules::Rng) {
        while !self.is_over() {
            if self.decision().is_some() {
                self.step(rng).await;
            } else {
                self.hear().await.expect("the socket stays open");
            }
        }
    }

    /// Listens until it has heard as much as another.
    pub async fn keep_up_with(&mut self, other: &Self) {
        let heard = |client: &Self| {
            client.events.len() == other.events.len() && client.update["asked"] == other.update["asked"]
        };
        self.until_it(heard).await;
    }

    /// Asks for everything anew.
    pub async fn resync(&mut self) -> Value {
        self.say(json!({ "type": "sync" })).await;
        self.until("sync").await
    }
}

/// Two people play by lot until the game is over.
pub async fn play_both(a: &mut Client, b: &mut Client, rng: &mut peerless_rules::Rng) {
    while !a.update["asked"].is_null() {
        let (asked, other) = if a.decision().is_some() { (&mut *a, &mut *b) } else { (&mut *b, &mut *a) };
        let option = rng.below(asked.options().len());
        asked.answer(option).await;
        asked.until("update").await;
        other.keep_up_with(asked).await;
    }
    a.until_it(Client::is_over).await;
    b.until_it(Client::is_over).await;
}
