//! Tables to play at: HTTP and sockets (`docs/PROTOCOL.md`), storage in SQLite, bots on threads of their own, and the
//! web client's files. Knows no rule of the game: that is what `rules` is for; and tells nobody more than a `View` shows.

mod client;
mod fault;
mod hall;
mod http;
mod keys;
mod limits;
mod plan;
mod replay;
mod seats;
mod socket;
mod store;
mod table;
mod thinkers;

use std::future::{Future, IntoFuture};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt;
use peerless_content::Content;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

pub use hall::Pace;
pub use limits::{Limits, Rate};
pub use store::OpenError;

use hall::Hall;
use store::Sqlite;
use thinkers::Thinkers;

/// How long requests may take to end when the server stops.
const GRACE: Duration = Duration::from_secs(3);

/// A server with its tables brought back, ready to be run.
pub struct Server {
    hall: Arc<Hall>,
}

#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error(transparent)]
    Store(#[from] OpenError),
    #[error("cannot read the tables of the database: {0}")]
    Tables(#[from] sqlx::Error),
    #[error("cannot start a thread: {0}")]
    Thread(std::io::Error),
}

impl Server {
    /// Opens the database and goes on with every table that is in it.
    pub async fn open(content: Arc<Content>, database: &Path, limits: Limits, pace: Pace) -> Result<Self, StartError> {
        let store = Sqlite::open(database).await?;
        // One core is left to those who serve people.
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let thinkers = Thinkers::new(cores.saturating_sub(1)).map_err(StartError::Thread)?;
        let hall = Hall::new(content, Box::new(store), thinkers, limits, pace);
        let playing = hall.restore().await?;
        tracing::info!(games = playing.len(), "ready");
        // Whoever comes before a game is back brings it back by coming.
        let restored = hall.clone();
        tokio::spawn(async move { restored.bring_back(playing).await });
        Ok(Self { hall })
    }

    /// Serves until `stop` comes; then sockets are closed and everything is written.
    pub async fn run(
        self,
        listener: TcpListener,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> std::io::Result<()> {
        let service = http::router(self.hall.clone()).into_make_service_with_connect_info::<SocketAddr>();
        // Messages are short, and somebody waits for each of them.
        let listener = listener.tap_io(|stream| _ = stream.set_nodelay(true));
        let (stopping, stopped) = oneshot::channel();
        let hall = self.hall;
        let stop = async move {
            stop.await;
            tracing::info!("stopping");
            hall.close().await;
            _ = stopping.send(());
        };
        let serving = axum::serve(listener, service).with_graceful_shutdown(stop).into_future();
        // Requests that are being answered are finished, but nobody holds up the end for long.
        let enough = async {
            _ = stopped.await;
            tokio::time::sleep(GRACE).await;
        };
        tokio::select! {
            served = serving => served,
            () = enough => Ok(()),
        }
    }
}
