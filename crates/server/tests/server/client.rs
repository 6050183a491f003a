//! A client that speaks plain JSON: for tests and tools that must live with servers that break off.

use std::io::{Error, ErrorKind, Result};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::{WebSocketStream, client_async};

/// Nothing takes this long unless it hangs.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// Status and body of a request.
pub async fn request(address: &str, method: &str, path: &str, body: &str) -> Result<(u16, String)> {
    let (status, _, body) = request_with(address, method, path, "", body).await?;
    Ok((status, body))
}

/// The same with more headers, each with its end of line; the head of the answer comes too.
pub async fn request_with(
    address: &str,
    method: &str,
    path: &str,
    headers: &str,
    body: &str,
) -> Result<(u16, String, String)> {
    let length = body.len();
    let text = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-length: {length}\r\n{headers}\r\n{body}"
    );
    let mut stream = TcpStream::connect(address).await?;
    // A server that refuses early may not read all of it.
    _ = stream.write_all(text.as_bytes()).await;
    let mut bytes = Vec::new();
    _ = timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.map_err(|_| slow())?;
    let text = String::from_utf8_lossy(&bytes);
    let (head, body) = text.split_once("\r\n\r\n").ok_or_else(broken_off)?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(broken_off)?;
    Ok((status, head.to_owned(), body.to_owned()))
}

/// Makes a table; gives its name and the secrets of the maker's seats by seat. `None` if the server wants no more now.
pub async fn make_table(address: &str, new: &Value) -> Result<Option<(String, Vec<(u8, String)>)>> {
    let (status, body) = request(address, "POST", "/api/tables", &new.to_string()).await?;
    if status == 429 {
        return Ok(None);
    }
    let made: Value = serde_json::from_str(&body)?;
    let table = made["table"].as_str().ok_or_else(|| Error::other(format!("{status} {body}")))?;
    let keys = made["keys"].as_array().ok_or_else(broken_off)?.iter();
    let key = |key: &Value| Some((key["seat"].as_u64()? as u8, key["secret"].as_str()?.to_owned()));
    let mut keys: Vec<(u8, String)> = keys.map(key).collect::<Option<_>>().ok_or_else(broken_off)?;
    keys.sort();
    Ok(Some((table.to_owned(), keys)))
}

fn slow() -> Error {
    Error::new(ErrorKind::TimedOut, "the server says nothing")
}

fn broken_off() -> Error {
    Error::new(ErrorKind::UnexpectedEof, "the server broke off")
}

/// A socket at a table.
pub struct Client {
    socket: WebSocketStream<TcpStream>,
}

impl Client {
    /// A socket that has not said anything yet; a proxy that is trusted may say where it comes from.
    pub async fn connect_from(from: Option<&'static str>, address: &str, table: &str) -> Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let url = format!("ws://{address}/api/tables/{table}/socket");
        let mut request = url.into_client_request().map_err(Error::other)?;
        if let Some(from) = from {
            request.headers_mut().insert("x-forwarded-for", HeaderValue::from_static(from));
        }
        let (socket, _) = timeout(PATIENCE, client_async(request, stream)).await?.map_err(Error::other)?;
        Ok(Self { socket })
    }

    /// A socket that has said hello, with the secret of a seat or to watch.
    pub async fn enter(address: &str, table: &str, secret: Option<&str>) -> Result<Self> {
        Self::enter_from(None, address, table, secret).await
    }

    pub async fn enter_from(
        from: Option<&'static str>,
        address: &str,
        table: &str,
        secret: Option<&str>,
    ) -> Result<Self> {
        let mut client = Self::connect_from(from, address, table).await?;
        let hello = json!({ "protocol": peerless_protocol::PROTOCOL, "secret": secret });
        client.say(&hello.to_string()).await?;
        Ok(client)
    }

    pub async fn say(&mut self, text: &str) -> Result<()> {
        self.send(Message::Text(text.into())).await
    }

    pub async fn send(&mut self, message: Message) -> Result<()> {
        timeout(PATIENCE, self.socket.send(message)).await?.map_err(Error::other)
    }

    pub async fn answer(&mut self, decision: u64, option: usize) -> Result<()> {
        self.say(&json!({ "type": "answer", "decision": decision, "option": option }).to_string()).await
    }

    /// The next message as it came; an error when the socket is closed or nothing comes.
    pub async fn hear(&mut self) -> Result<String> {
        self.hear_within(PATIENCE).await
    }

    pub async fn hear_within(&mut self, patience: Duration) -> Result<String> {
        loop {
            match timeout(patience, self.socket.next()).await.map_err(|_| slow())? {
                Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
                Some(Ok(Message::Close(_))) | None => return Err(broken_off()),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(Error::other(error)),
            }
        }
    }
}
