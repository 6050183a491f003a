//! One socket: reads what a client says, and writes what its table tells it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use peerless_protocol::{FromClient, FromServer, Hello, PROTOCOL};
use peerless_session::Trouble;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use crate::fault::{Fault, Kind};
use crate::hall::{Hall, Ticket};
use crate::limits::Bucket;
use crate::table::{BACKLOG, ClientId, Order, Told};

/// How long a client may take to accept a message.
const PATIENCE: Duration = Duration::from_secs(10);

/// Lives as long as the socket does; `_ticket` counts it against its address.
pub async fn run(hall: Arc<Hall>, table: String, mut socket: WebSocket, _ticket: Ticket) {
    let hello = match timeout(hall.pace.hello, hello(&mut socket)).await {
        Ok(Ok(hello)) => hello,
        Ok(Err(fault)) => return refuse_and_close(socket, fault).await,
        Err(_) => return refuse_and_close(socket, bad_message("hello")).await,
    };
    let (out, from_table) = mpsc::channel(BACKLOG);
    match enter(&hall, &table, hello.secret, out).await {
        Ok((orders, client)) => {
            converse(&hall, socket, from_table, &orders, client).await;
            _ = orders.send(Order::Exit { client }).await;
        }
        Err(fault) => refuse_and_close(socket, fault).await,
    }
}

async fn enter(
    hall: &Arc<Hall>,
    table: &str,
    secret: Option<String>,
    out: mpsc::Sender<Told>,
) -> Result<(mpsc::Sender<Order>, ClientId), Fault> {
    let (reply, answer) = oneshot::channel();
    let orders = hall.send(table, Order::Enter { secret, out, reply }).await?;
    let client = answer.await.map_err(|_| Fault::closing())??;
    Ok((orders, client))
}

/// The first message says which protocol and, for a seat, its secret.
async fn hello(socket: &mut WebSocket) -> Result<Hello, Fault> {
    loop {
        let text = match socket.recv().await {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
            _ => return Err(bad_message("hello")),
        };
        let hello: Hello = serde_json::from_str(&text).map_err(|error| bad_json(&error))?;
        if hello.protocol != PROTOCOL {
            return Err(Fault::bad(Trouble::new("protocol").with("number", PROTOCOL)));
        }
        return Ok(hello);
    }
}

async fn converse(
    hall: &Hall,
    mut socket: WebSocket,
    mut from_table: mpsc::Receiver<Told>,
    orders: &mpsc::Sender<Order>,
    client: ClientId,
) {
    let limits = &hall.limits;
    let mut bucket = Bucket::full(limits.messages, Instant::now());
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
                let message = match said {
                    Some(Ok(Message::Text(text))) => {
                        if bucket.take(limits.messages, heard) {
                            serde_json::from_str::<FromClient>(&text).map_err(|error| bad_json(&error))
                        } else {
                            too_fast += 1;
                            if too_fast > limits.too_fast {
                                return close(socket, close_code::POLICY, "too many messages").await;
                            }
                            Err(Fault::new(Kind::TooMany, Trouble::new("too-fast")))
                        }
                    }
                    Some(Ok(Message::Binary(_))) => Err(bad_message("text")),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                };
                match message {
                    Ok(message) => {
                        if orders.send(Order::Said { client, message }).await.is_err() {
                            return close(socket, close_code::RESTART, "the table is being restarted").await;
                        }
                    }
                    Err(fault) => if !refuse(&mut socket, fault).await { return },
                }
            },
            _ = pings.tick() => {
                if heard.elapsed() > hall.pace.ping * 2 {
                    return close(socket, close_code::AWAY, "nothing was heard of this client").await;
                }
                if !write(&mut socket, Message::Ping(Default::default())).await { return }
            },
            _ = closing.changed() => return close(socket, close_code::RESTART, "the server is being stopped").await,
        }
    }
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
