//! A server in this process, on a real port with a real database.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use peerless_content::Content;
use peerless_server::{Limits, Pace, Rate, Server};
use tempfile::TempDir;
use tokio::net::TcpListener;

pub struct Host {
    pub address: String,
    _folder: TempDir,
}

/// Limits that nobody runs into.
pub fn generous() -> Limits {
    let rate = Rate { per_second: 1e6, burst: 1e6 };
    Limits {
        open_tables: 10_000,
        sockets: 10_000,
        new_tables: rate,
        requests: rate,
        messages: rate,
        ..Limits::default()
    }
}

impl Host {
    pub async fn new(limits: Limits) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let content = Arc::new(Content::built_in().expect("the built-in content is sound"));
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address").to_string();
        let server = Server::open(content, &folder.path().join("peerless.db"), limits, Pace::default()).await;
        let server = server.expect("a server");
        tokio::spawn(async move { server.run(listener, std::future::pending()).await });
        Self { address, _folder: folder }
    }
}

/// Counts the panics of the whole process; a server catches those of a table or a request, so nobody else would notice.
pub fn count_panics() -> impl Fn() -> usize {
    static PANICS: AtomicUsize = AtomicUsize::new(0);
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        PANICS.fetch_add(1, Ordering::Relaxed);
        before(info);
    }));
    || PANICS.load(Ordering::Relaxed)
}
