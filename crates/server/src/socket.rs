//! One socket: reads what a client says, and writes what its table tells it.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use peerless_protocol::{FromClient, FromServer, Hello, PROTOCOL};
use peerless_session::Trouble;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::timeout;

use crate::door::Meter;
use crate::fault::{Fault, Kind};
use crate::hall::Hall;
use crate::limits::{Bucket, Ticket};
use crate::table::{BACKLOG, ClientId, Order, Told};

/// How long a client may take to accept a message.
const PATIENCE: Duration = Duration::from_secs(10);

/// Who is at the other end of a socket.
pub struct Line {
    pub from: IpAddr,
    pub meter: Option<Arc<Meter>>,
    /// Counts the socket against its address.
    pub _ticket: Ticket,
}

impl Line {
    /// A message has come, so another one may; one is never more than a few frames.
    fn allow_another(&self, hall: &Hall) {
        if let Some(meter) = &self.meter {
            meter.allow(4 * hall.limits.message);
        }
    }
}

/// Lives as long as the socket does.
pub async fn run(hall: Arc<Hall>, table: String, mut socket: WebSocket, line: Line) {
    let _one = hall.figures.sockets.hold();
    line.allow_another(&hall);
    let hello = match timeout(hall.pace.hello, hello(&mut socket)).await {
        Ok(Ok(hello)) => hello,
        Ok(Err(fault)) => return refuse_and_close(socket, fault).await,
        Err(_) => return refuse_and_close(socket, bad_message("hello")).await,
    };
    let (out, from_table) = mpsc::channel(BACKLOG);
    match enter(&hall, &table, hello.secret, line.from, out).await {
        Ok((orders, client)) => {
            converse(&hall, socket, &line, from_table, &orders, client).await;
            _ = orders.send(Order::Exit { client }).await;
        }
        Err(fault) => refuse_and_close(socket, fault).await,
    }
}

async fn enter(
    hall: &Arc<Hall>,
    table: &str,
    secret: Option<String>,
    from: IpAddr,
    out: mpsc::Sender<Told>,
) -> Result<(mpsc::Sender<Order>, ClientId), Fault> {
    let (reply, answer) = oneshot::channel();
    let orders = hall.send(table, Order::Enter { secret, from, out, reply }).await?;
    let client = answer.await.map_err(|_| Fault::closing())??;
    Ok((orders, client))
}

/// The first message says which protocol and, for a seat, its secret.
async fn hello(socket: &mut WebSocket) -> Result<Hello, Fault> {
    // A browser may send a ping before it; nobody sends many.
    for _ in 0..4 {
        let text = match socket.recv().await {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
            _ => break,
        };
        let hello: Hello = serde_json::from_str(&text).map_err(|error| bad_json(&error))?;
        if hello.protocol != PROTOCOL {
            return Err(Fault::bad(Trouble::new("protocol").with("number", PROTOCOL)));
        }
        return Ok(hello);
    }
    Err(bad_message("hello"))
}

async fn converse(
    hall: &Hall,
    mut socket: WebSocket,
    line: &Line,
    mut from_table: mpsc::Receiver<Told>,
    orders: &mpsc::Sender<Order>,
    client: ClientId,
) {
    let limits = &hall.limits;
    let mut bucket = Bucket::full(limits.messages, Instant::now());
    let mut syncs = Bucket::full(limits.syncs, Instant::now());
    let mut too_fast = 0;
    let mut closing = hall.closing();
    let mut pings = tokio::time::interval(hall.pace.ping);
    let mut heard = Instant::now();
    loop {
        tokio::select! {
            told = from_table.recv() => match told {
                Some(text) => if !write(&mut socket, Message::Text((*text).into())).await { return },
                // Too slow, or the table is gone.
                None => return close(socket, close_code::AWAY, "the table has let this client go").await,
            },
            said = socket.recv() => {
                heard = Instant::now();
                line.allow_another(hall);
                let said = match said {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    Some(Ok(said)) => said,
                };
                let message = if !bucket.take(limits.messages, heard) {
                    Err(Fault::too_fast())
                } else {
                    match said {
                        Message::Text(text) => read(&text, || syncs.take(limits.syncs, heard)),
                        Message::Binary(_) => Err(bad_message("text")),
                        // Signs of life cost as much as words.
                        Message::Ping(_) | Message::Pong(_) | Message::Close(_) => continue,
                    }
                };
                match message {
                    Ok(message) => {
                        if orders.send(Order::Said { client, message, at: heard }).await.is_err() {
                            return close(socket, close_code::RESTART, "the table is being restarted").await;
                        }
                    }
                    Err(fault) => {
                        if fault.kind == Kind::TooMany {
                            too_fast += 1;
                        }
                        if too_fast > limits.too_fast {
                            return close(socket, close_code::POLICY, "too many messages").await;
                        }
                        if !refuse(&mut socket, fault).await { return }
                    }
                }
            },
            _ = pings.tick() => {
                if heard.elapsed() > hall.pace.ping * 2 {
                    return close(socket, close_code::AWAY, "nothing was heard of this client").await;
                }
                if !write(&mut socket, Message::Ping(Default::default())).await { return }
            },
            // Also one that came when it was being stopped already.
            () = stopped(&mut closing) => return close(socket, close_code::RESTART, "the server is being stopped").await,
        }
    }
}

async fn stopped(closing: &mut watch::Receiver<bool>) {
    // What is waited for holds a lock; it must not outlive this.
    _ = closing.wait_for(|closing| *closing).await.is_ok();
}

/// What a client says, if it may say it now.
fn read(text: &str, may_sync: impl FnOnce() -> bool) -> Result<FromClient, Fault> {
    let message = serde_json::from_str(text).map_err(|error| bad_json(&error))?;
    if matches!(message, FromClient::Sync {}) && !may_sync() {
        return Err(Fault::too_fast());
    }
    Ok(message)
}

async fn write(socket: &mut WebSocket, message: Message) -> bool {
    timeout(PATIENCE, socket.send(message)).await.is_ok_and(|sent| sent.is_ok())
}

async fn refuse(socket: &mut WebSocket, fault: Fault) -> bool {
    let text = serde_json::to_string(&FromServer::Refused { problem: fault.into() }).unwrap_or_default();
    write(socket, Message::Text(text.into())).await
}

async fn refuse_and_close(mut socket: WebSocket, fault: Fault) {
    if refuse(&mut socket, fault).await {
        close(socket, close_code::POLICY, "refused").await;
    }
}

async fn close(mut socket: WebSocket, code: u16, reason: &'static str) {
    write(&mut socket, Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
}

fn bad_message(why: &'static str) -> Fault {
    Fault::bad(Trouble::because("bad-message", why))
}

fn bad_json(error: &serde_json::Error) -> Fault {
    Fault::bad(no_message(error))
}

/// JSON that says nothing of the protocol; where it goes wrong is told in the reader's own words.
pub fn no_message(error: &serde_json::Error) -> Trouble {
    Trouble::because("bad-message", "json").with("detail", error.to_string())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::net::Ipv4Addr;

    use peerless_content::Content;
    use peerless_protocol::NewTable;
    use peerless_rules::Rng;

    use super::*;
    use crate::Config;
    use crate::figures::Figures;
    use crate::plan::Plan;
    use crate::store::Sqlite;
    use crate::thinkers::Thinkers;

    /// `FUZZ=1000000 cargo test -p peerless-server fuzzed` takes its time.
    const MESSAGES: usize = 50_000;
    const EACH_TABLE: usize = 10_000;
    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    /// What clients may say, one message a line; the tests of whole servers begin with the same.
    fn messages() -> Vec<&'static str> {
        include_str!("../tests/messages.jsonl").lines().collect()
    }

    #[test]
    fn the_messages_to_begin_with_are_of_every_kind() {
        let kind = |message: &FromClient| match message {
            FromClient::Answer { .. } => 0,
            FromClient::Sync {} => 1,
            FromClient::Undo {} => 2,
            FromClient::UndoAnswer { .. } => 3,
            FromClient::Resign {} => 4,
            FromClient::Claim {} => 5,
            FromClient::Rematch {} => 6,
            FromClient::Leave {} => 7,
            FromClient::Why { .. } => 8,
            FromClient::Ping {} => 9,
            FromClient::React { .. } => 10,
        };
        let kinds: BTreeSet<usize> =
            messages().iter().map(|text| kind(&read(text, || true).expect("a message"))).collect();
        assert!(kinds.into_iter().eq(0..11));
    }

    /// A message with some of its bytes changed, doubled, cut out, or taken from another.
    fn fuzzed(rng: &mut Rng) -> String {
        let messages = messages();
        let mut bytes = messages[rng.below(messages.len())].as_bytes().to_vec();
        for _ in 0..rng.below(4) {
            let at = rng.below(bytes.len().max(1)).min(bytes.len().saturating_sub(1));
            match rng.below(6) {
                0 if !bytes.is_empty() => bytes[at] = rng.below(256) as u8,
                1 if !bytes.is_empty() => bytes[at] = b'0' + rng.below(10) as u8,
                2 if !bytes.is_empty() => _ = bytes.remove(at),
                3 => bytes.splice(at..at, (0..rng.below(9)).map(|_| b"{[\"0-9e,:"[rng.below(9)])).for_each(drop),
                4 => bytes.extend_from_slice(&messages[rng.below(messages.len())].as_bytes()[..at.min(10)]),
                _ => bytes.truncate(at),
            }
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Memory of this process in bytes, where the system tells it.
    fn memory() -> Option<usize> {
        let pages = std::fs::read_to_string("/proc/self/statm").ok()?;
        pages.split(' ').nth(1)?.parse::<usize>().ok().map(|pages| pages * 4096)
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn fuzzed_messages_break_nothing_and_leave_nothing_behind() {
        let messages = std::env::var("FUZZ").map_or(MESSAGES, |count| count.parse().expect("FUZZ is a number"));
        let folder = tempfile::tempdir().unwrap();
        let figures = Arc::new(Figures::default());
        let store = Sqlite::open(&folder.path().join("peerless.db")).await.unwrap();
        let thinkers = Thinkers::new(1, figures.clone()).unwrap();
        let content = Arc::new(Content::built_in().unwrap());
        let mut config = Config::default();
        config.limits.open_tables = u32::MAX;
        config.limits.new_tables = crate::Rate { per_second: 1e6, burst: 1e6 };
        let hall = Hall::new(content, Box::new(store), thinkers, figures, config);
        let new = r#"{"mode":"duel","seats":[{"who":{"kind":"me","name":"Ann"}},{"who":{"kind":"me","name":"Bob"}}]}"#;
        let mut rng = Rng::new(11);
        let (mut understood, mut told, mut before) = (0, 0, None);
        for table in 0..messages.div_ceil(EACH_TABLE) {
            let new: NewTable = serde_json::from_str(new).unwrap();
            let (plan, keys) = Plan::new(&hall.content, new).unwrap();
            let (id, _) = hall.open_table(plan, HERE).await.unwrap();
            let mut seats = Vec::new();
            for key in keys {
                let (out, from_table) = mpsc::channel(BACKLOG);
                seats.push((enter(&hall, &id, Some(key), HERE, out).await.unwrap(), from_table));
            }
            for sent in 0..EACH_TABLE {
                let seat = rng.below(seats.len());
                let ((orders, client), _) = &seats[seat];
                if let Ok(message) = read(&fuzzed(&mut rng), || true) {
                    understood += 1;
                    orders.send(Order::Said { client: *client, message, at: Instant::now() }).await.unwrap();
                }
                if sent % 50 == 49 {
                    // The table is alive, and has told all that it had to.
                    hall.ask(&id, |reply| Order::Face { reply }).await.unwrap();
                    for (_, from_table) in &mut seats {
                        while from_table.try_recv().is_ok() {
                            told += 1;
                        }
                    }
                }
            }
            if table == 1 {
                before = memory();
            }
        }
        assert!(understood > messages / 5 && told > messages / 5, "{understood} {told}");
        if let (Some(before), Some(after)) = (before, memory()) {
            assert!(after < before + (64 << 20), "{before} bytes became {after}");
        }
        hall.close().await;
    }
}
