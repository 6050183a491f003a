//! The door: connections from outside. Each may take so long to say what it wants, hold so much, and stand in the way
//! for so long; of one address and of all there may be so many.

use std::convert::Infallible;
use std::future::Future;
use std::io::{Error, ErrorKind, IoSlice, Result};
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{Sleep, sleep, timeout};

use crate::hall::Hall;
use crate::limits::Ticket;

/// How long requests may take to end when the server stops.
const GRACE: Duration = Duration::from_secs(3);
/// A connection that takes nothing for so long is let go.
const STUCK: Duration = Duration::from_secs(20);
/// Head and buffer of a request.
const BUFFER: usize = 16 << 10;
/// How soon another connection is taken when the system has no room for one now.
const AGAIN: Duration = Duration::from_millis(100);

/// Serves connections until the hall closes.
pub async fn serve(listener: TcpListener, router: Router, hall: Arc<Hall>) {
    let mut closing = std::pin::pin!(hall.closed());
    let mut connections = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            // Those that have ended are forgotten.
            Some(_) = connections.join_next() => continue,
            () = &mut closing => break,
        };
        let (stream, from) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!("a connection cannot be taken: {error}");
                sleep(AGAIN).await;
                continue;
            }
        };
        // Over the limit it is closed without a word: a word would cost more than the connection.
        let own = !hall.site.trusts(from.ip());
        let Some(ticket) = hall.guard.connection(from.ip(), own) else { continue };
        // Messages are short, and somebody waits for each of them.
        _ = stream.set_nodelay(true);
        connections.spawn(connection(hall.clone(), router.clone(), stream, from, ticket));
    }
    let ended = async { while connections.join_next().await.is_some() {} };
    // Requests that are being answered are finished, but nobody holds up the end for long.
    _ = timeout(GRACE, ended).await;
}

async fn connection(hall: Arc<Hall>, router: Router, stream: TcpStream, from: SocketAddr, ticket: Ticket) {
    let meter = Arc::new(Meter { left: AtomicUsize::new(FREE) });
    let io = TokioIo::new(Stream { stream, meter: meter.clone(), stuck: None, _ticket: ticket });
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        request.extensions_mut().insert(meter.clone());
        let answer = router.call(request);
        async move { Ok::<_, Infallible>(answer.await.unwrap_or_else(|never: Infallible| match never {})) }
    });
    let mut connection = std::pin::pin!(
        http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(hall.pace.header)
            .max_buf_size(BUFFER)
            .serve_connection(io, service)
            .with_upgrades()
    );
    tokio::select! {
        // What goes wrong here went wrong for the other side.
        _ = connection.as_mut() => {}
        () = hall.closed() => {
            connection.as_mut().graceful_shutdown();
            _ = connection.await;
        }
    }
}

/// Counts what a socket sends between two messages: frames that never become one would cost work without a limit.
pub struct Meter {
    left: AtomicUsize,
}

/// Plain requests have limits of their own.
const FREE: usize = usize::MAX;

impl Meter {
    /// So many bytes may come from now on until this is said again.
    pub fn allow(&self, bytes: usize) {
        self.left.store(bytes, Ordering::Relaxed);
    }

    fn take(&self, bytes: usize) {
        let left = self.left.load(Ordering::Relaxed);
        if left != FREE {
            self.left.store(left.saturating_sub(bytes), Ordering::Relaxed);
        }
    }

    fn is_spent(&self) -> bool {
        self.left.load(Ordering::Relaxed) == 0
    }
}

/// A connection with its meter; `_ticket` counts it for as long as it is open, also as a socket.
struct Stream {
    stream: TcpStream,
    meter: Arc<Meter>,
    /// Runs while the other side takes nothing.
    stuck: Option<Pin<Box<Sleep>>>,
    _ticket: Ticket,
}

impl Stream {
    /// What writing has come to; an error if nothing has been taken for too long.
    fn written(&mut self, cx: &mut Context<'_>, written: Poll<Result<usize>>) -> Poll<Result<usize>> {
        if written.is_ready() {
            self.stuck = None;
            return written;
        }
        let stuck = self.stuck.get_or_insert_with(|| Box::pin(sleep(STUCK)));
        ready!(stuck.as_mut().poll(cx));
        Poll::Ready(Err(Error::from(ErrorKind::TimedOut)))
    }
}

impl AsyncRead for Stream {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<Result<()>> {
        if self.meter.is_spent() {
            return Poll::Ready(Err(Error::from(ErrorKind::InvalidData)));
        }
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(cx, buffer))?;
        self.meter.take(buffer.filled().len() - before);
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Stream {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.written(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.written(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
