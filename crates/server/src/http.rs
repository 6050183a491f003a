//! The routes, and what every answer carries.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, QueryRejection};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, Query, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post};
use axum::{Json, Router};
use peerless_protocol::*;
use peerless_session::{Session, Trouble};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tokio::sync::Semaphore;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use crate::fault::{Fault, Kind};
use crate::hall::Hall;
use crate::plan::{Plan, levels};
use crate::socket::no_message;
use crate::table::Order;
use crate::{client, replay, socket};

#[derive(Clone)]
struct App {
    hall: Arc<Hall>,
    /// Content does not change while the server runs.
    catalog: Bytes,
    /// Long work is done one piece at a time.
    desk: Arc<Semaphore>,
}

type Answer<T> = Result<T, Fault>;
type Sent = Result<Bytes, BytesRejection>;
type From = ConnectInfo<SocketAddr>;

pub fn router(hall: Arc<Hall>) -> Router {
    let catalog = Catalog::new(&hall.content, levels());
    let catalog = Bytes::from(serde_json::to_vec(&catalog).unwrap_or_default());
    let limits = hall.limits;
    let records = Router::new()
        .route("/replay", post(replay_record))
        .route("/tables/continue", post(continue_game))
        .layer(DefaultBodyLimit::max(limits.record));
    let api = Router::new()
        .route("/health", get(health))
        .route("/catalog", get(get_catalog))
        .route("/tables", get(lobby).post(new_table))
        .route("/tables/{id}", get(face))
        .route("/tables/{id}/join", post(join))
        .route("/tables/{id}/record", get(record))
        .route("/tables/{id}/replay", get(replay_table))
        .layer(DefaultBodyLimit::max(limits.body))
        .merge(records)
        // What is alive is not kept by anybody on the way.
        .layer(middleware::map_response(no_store))
        .layer(CompressionLayer::new());
    let sockets = Router::new().route("/tables/{id}/socket", any(open_socket));
    Router::new()
        .nest("/api", api.merge(sockets).fallback(no_route).method_not_allowed_fallback(no_method))
        .fallback_service(get(client::serve).layer(CompressionLayer::new()))
        .layer(middleware::from_fn(same_origin))
        .layer(middleware::map_response(guard_headers))
        .layer(CatchPanicLayer::custom(broken))
        .with_state(App { hall, catalog, desk: Arc::new(Semaphore::new(1)) })
}

async fn health() -> impl IntoResponse {
    Json(serde_json::json!({ "ok": true, "version": env!("CARGO_PKG_VERSION") }))
}

async fn get_catalog(State(app): State<App>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], app.catalog)
}

async fn lobby(State(app): State<App>) -> Json<Lobby> {
    Json(app.hall.lobby())
}

async fn new_table(State(app): State<App>, from: From, sent: Sent) -> Answer<(StatusCode, Json<Made>)> {
    let new: NewTable = read_json(sent)?;
    let (plan, keys) = Plan::new(&app.hall.content, new)?;
    make(&app, from.ip(), plan, &keys).await
}

async fn continue_game(State(app): State<App>, from: From, sent: Sent) -> Answer<(StatusCode, Json<Made>)> {
    let wish: Continue = read_json(sent)?;
    let hall = app.hall.clone();
    let record = match (&wish.table, &wish.record) {
        (Some(table), None) => hall.ask(table, |reply| Order::Record { reply }).await??.record,
        (None, Some(text)) => {
            check_rate(&app, from.ip())?;
            replay::read(text, hall.limits.choices)?
        }
        _ => return Err(Fault::bad(Trouble::because("bad-message", "which-game"))),
    };
    let choices = wish.choices as usize;
    let (content, m) = hall.set_up(&record).await?;
    let (plan, keys) = Plan::from_record(&content, &record, choices, wish.seats)?;
    hall.store.keep_content(&content.sources_of(&m)).await?;
    // Every choice that is kept must hold, and one must be left to make.
    let beginning = plan.beginning();
    let open = blocking(&app, move || {
        let game = Session::go_on(m, record.seed, &beginning);
        Ok(game.map_err(|error| Fault::bad(&error))?.question().is_some())
    });
    if !open.await? {
        return Err(Fault::conflict("over"));
    }
    make(&app, from.ip(), plan, &keys).await
}

async fn make(app: &App, address: IpAddr, plan: Plan, keys: &[String]) -> Answer<(StatusCode, Json<Made>)> {
    let ticket = app.hall.guard.table(&app.hall.limits, address);
    let ticket = ticket.ok_or_else(|| too_many("tables"))?;
    let (table, plan) = app.hall.open_table(plan, Some(ticket)).await?;
    Ok((StatusCode::CREATED, Json(Made { table, keys: plan.seat_keys(keys) })))
}

async fn face(State(app): State<App>, Path(id): Path<String>) -> Answer<Json<TableFace>> {
    Ok(Json(app.hall.ask(&id, |reply| Order::Face { reply }).await?))
}

async fn join(State(app): State<App>, from: From, Path(id): Path<String>, sent: Sent) -> Answer<Json<Joined>> {
    check_rate(&app, from.ip())?;
    let join: Join = read_json(sent)?;
    Ok(Json(app.hall.ask(&id, |reply| Order::Join { join, reply }).await??))
}

async fn record(State(app): State<App>, Path(id): Path<String>) -> Answer<impl IntoResponse> {
    let archive = app.hall.ask(&id, |reply| Order::Record { reply }).await??;
    let file = format!("attachment; filename=\"{id}.game\"");
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, file)];
    Ok((headers, archive.text()))
}

/// `?as=open`
#[derive(Deserialize)]
struct As {
    #[serde(rename = "as")]
    eyes: Option<String>,
}

type Eyes = Result<Query<As>, QueryRejection>;

fn read_eyes(eyes: Eyes) -> Answer<Perspective> {
    let Query(eyes) = eyes.map_err(|_| replay::no_perspective())?;
    replay::perspective(eyes.eyes.as_deref().unwrap_or("watcher"))
}

async fn replay_table(State(app): State<App>, from: From, Path(id): Path<String>, eyes: Eyes) -> Answer<Json<Replay>> {
    check_rate(&app, from.ip())?;
    let perspective = read_eyes(eyes)?;
    let archive = app.hall.ask(&id, |reply| Order::Record { reply }).await??;
    blocking(&app, move || replay::replay(archive.m, &archive.record, perspective, Some(archive.face))).await.map(Json)
}

async fn replay_record(State(app): State<App>, from: From, eyes: Eyes, sent: Sent) -> Answer<Json<Replay>> {
    check_rate(&app, from.ip())?;
    let perspective = read_eyes(eyes)?;
    let sent = sent.map_err(|error| too_large(&error))?;
    let text = String::from_utf8(sent.to_vec()).map_err(|_| Fault::bad(Trouble::because("bad-record", "plain")))?;
    let record = replay::read(&text, app.hall.limits.choices)?;
    let (_, m) = app.hall.set_up(&record).await?;
    blocking(&app, move || replay::replay(m, &record, perspective, None)).await.map(Json)
}

async fn open_socket(
    State(app): State<App>,
    from: From,
    Path(id): Path<String>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Answer<Response> {
    let upgrade = upgrade.map_err(|error| refused(error.status(), "no-socket", &error.to_string()))?;
    let limits = app.hall.limits;
    let ticket = app.hall.guard.socket(&limits, from.ip());
    let ticket = ticket.ok_or_else(|| too_many("sockets"))?;
    let upgrade = upgrade.max_message_size(limits.message).max_frame_size(limits.message);
    // Most sockets only listen; what they say is short. The usual buffer of 128 KiB would be most of their memory.
    let upgrade = upgrade.read_buffer_size(limits.message);
    Ok(upgrade.on_upgrade(move |socket| socket::run(app.hall, id, socket, ticket)))
}

async fn no_route() -> Fault {
    Fault::new(Kind::NotFound, Trouble::new("no-such-route"))
}

async fn no_method() -> Fault {
    Fault::new(Kind::Method, Trouble::new("no-such-method"))
}

fn read_json<T: DeserializeOwned>(sent: Sent) -> Answer<T> {
    let sent = sent.map_err(|error| too_large(&error))?;
    serde_json::from_slice(&sent).map_err(|error| Fault::new(Kind::Malformed, no_message(&error)))
}

fn too_large(error: &BytesRejection) -> Fault {
    refused(error.status(), "bad-request", &error.body_text())
}

/// Of what there is too much: `tables`, `sockets`.
fn too_many(what: &'static str) -> Fault {
    Fault::new(Kind::TooMany, Trouble::because("too-many", what))
}

fn check_rate(app: &App, address: IpAddr) -> Answer<()> {
    if app.hall.guard.request(&app.hall.limits, address) {
        return Ok(());
    }
    Err(Fault::new(Kind::TooMany, Trouble::new("too-fast")))
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        (status_of(self.kind), Json(Problem::from(self))).into_response()
    }
}

fn status_of(kind: Kind) -> StatusCode {
    match kind {
        Kind::Malformed => StatusCode::BAD_REQUEST,
        Kind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Kind::Bad => StatusCode::UNPROCESSABLE_ENTITY,
        Kind::Conflict => StatusCode::CONFLICT,
        Kind::Forbidden => StatusCode::FORBIDDEN,
        Kind::NotFound => StatusCode::NOT_FOUND,
        Kind::Method => StatusCode::METHOD_NOT_ALLOWED,
        Kind::SocketOnly => StatusCode::UPGRADE_REQUIRED,
        Kind::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Kind::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        Kind::Closing => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// What was refused before it came to us, in the words of whoever refused it.
fn refused(status: StatusCode, code: &'static str, detail: &str) -> Fault {
    Fault::new(kind_of(status), Trouble::new(code).with("detail", detail.trim_end_matches('.')))
}

/// The kind of what was refused before it came to us.
fn kind_of(status: StatusCode) -> Kind {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => Kind::TooLarge,
        StatusCode::METHOD_NOT_ALLOWED => Kind::Method,
        StatusCode::UPGRADE_REQUIRED => Kind::SocketOnly,
        _ => Kind::Malformed,
    }
}

/// Long work is done apart from the threads that serve everybody.
async fn blocking<T: Send + 'static>(app: &App, work: impl FnOnce() -> Answer<T> + Send + 'static) -> Answer<T> {
    let _turn = app.desk.acquire().await.map_err(|_| Fault::closing())?;
    tokio::task::spawn_blocking(work).await.map_err(|_| Fault::broken())?
}

async fn no_store(mut response: Response) -> Response {
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

const CSP: &str = "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; \
    object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

async fn guard_headers(mut response: Response) -> Response {
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, CSP),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Pages of others may not open sockets or change anything here in a visitor's name.
async fn same_origin(request: Request, next: Next) -> Response {
    let changes = !request.method().is_safe() || request.headers().contains_key(header::UPGRADE);
    if changes && !origin_fits(request.headers()) {
        return Fault::new(Kind::Forbidden, Trouble::new("foreign-origin")).into_response();
    }
    next.run(request).await
}

fn origin_fits(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, rest)| rest);
    origin.is_some() && origin == host
}

fn broken(_: Box<dyn std::any::Any + Send>) -> Response {
    tracing::error!("a request broke down");
    Fault::broken().into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_fits_its_host() {
        let fits = |origin: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static("localhost:7878"));
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            }
            origin_fits(&headers)
        };
        assert!(fits(None));
        assert!(fits(Some("http://localhost:7878")));
        assert!(fits(Some("https://localhost:7878")));
        assert!(!fits(Some("http://localhost:7879")));
        assert!(!fits(Some("http://example.org")));
        assert!(!fits(Some("null")));
    }
}
