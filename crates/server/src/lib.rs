//! Tables to play at: HTTP and sockets (`docs/PROTOCOL.md`), storage in SQLite or PostgreSQL, bots on threads of their own, and the
//! web client's files. Knows no rule of the game: that is what `rules` is for; and tells nobody more than a `View` shows.

mod backlog;
mod client;
mod coach;
mod doctor;
mod door;
mod fault;
mod figures;
mod hall;
mod http;
mod keys;
mod limits;
mod plan;
mod replay;
mod reports;
mod results;
mod review;
mod scene;
mod seats;
mod shelf;
mod site;
mod socket;
mod store;
mod table;
mod thinkers;
mod workshop;

use std::future::{Future, IntoFuture};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use peerless_content::Content;
use tokio::net::TcpListener;

pub use doctor::{Finding, Health, backup, examine};
pub use hall::Pace;
pub use limits::{Limits, Rate};
pub use shelf::{Keeper, Listed};
pub use site::{Network, PublicUrl, Site, SiteError};
pub use store::OpenError;

use figures::Figures;
use hall::Hall;
use store::{Postgres, Sqlite, Store};
use thinkers::Thinkers;

/// How a server is run.
#[derive(Clone, Debug, Default)]
pub struct Config {
    pub limits: Limits,
    pub pace: Pace,
    pub site: Site,
    /// Games that have been over for so long are deleted; without it, none is.
    pub keep: Option<Duration>,
}

/// Where games are kept.
#[derive(Clone, Debug)]
pub enum Database {
    /// An SQLite file, for one process.
    File(PathBuf),
    /// The address of a PostgreSQL database, for any number of processes.
    Postgres(String),
}

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
    /// Opens the database and goes on with every table in it that nobody else looks after.
    pub async fn open(content: Arc<Content>, database: &Database, config: Config) -> Result<Self, StartError> {
        let store: Box<dyn Store> = match database {
            Database::File(path) => Box::new(Sqlite::open(path).await?),
            Database::Postgres(url) => Box::new(Postgres::open(url).await?),
        };
        let figures = Arc::new(Figures::default());
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let thinkers = Thinkers::new(cores, figures.clone()).map_err(StartError::Thread)?;
        let keep = config.keep;
        let hall = Hall::new(content, store, thinkers, figures, config);
        if hall.store.is_shared() {
            tokio::spawn(hall.clone().beat());
            tokio::spawn(hall.clone().follow());
        }
        // Whoever comes before a game is back brings it back by coming.
        tokio::spawn(hall.clone().look_after());
        if let Some(keep) = keep {
            tokio::spawn(hall.clone().forget_old(keep));
        }
        tracing::info!("ready");
        Ok(Self { hall })
    }

    /// Serves until `stop` comes; then sockets are closed and everything is written.
    /// Its figures are told at `figures`, which is not for everybody.
    pub async fn run(
        self,
        listener: TcpListener,
        figures: Option<TcpListener>,
        stop: impl Future<Output = ()> + Send + 'static,
    ) {
        let told = figures.map(|at| tokio::spawn(axum::serve(at, http::figures(self.hall.clone())).into_future()));
        let hall = self.hall.clone();
        let stopping = tokio::spawn(async move {
            stop.await;
            tracing::info!("stopping");
            hall.close().await;
        });
        door::serve(listener, http::router(self.hall.clone()), self.hall).await;
        _ = stopping.await;
        told.inspect(tokio::task::JoinHandle::abort);
    }
}
