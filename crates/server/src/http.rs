//! The routes, and what every answer carries.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes};
use axum::extract::rejection::QueryRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, Path, Query, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post};
use axum::{Extension, Json, Router};
use futures_util::StreamExt;
use peerless_content::{Content, Source, Wanted};
use peerless_protocol::*;
use peerless_rules::{PieceKind, Record};
use peerless_session::{Deal, Trouble};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tokio::sync::Semaphore;
use tokio::time::timeout;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tracing::Instrument;

use crate::door::Meter;
use crate::fault::{Fault, Kind};
use crate::hall::{Hall, now, owner};
use crate::plan::{Plan, clean_name, levels};
use crate::reports::Reports;
use crate::results::Counted;
use crate::review::Reviews;
use crate::socket::{Line, no_message};
use crate::store::{Find, NewOnShelf, NewVersion, Publishing, Saving};
use crate::table::{Brought, Order};
use crate::{client, coach, keys, replay, review, scene, shelf, socket, workshop};

#[derive(Clone)]
struct App {
    hall: Arc<Hall>,
    /// Content does not change while the server runs.
    catalog: Bytes,
    /// Long work: so much at a time as there are cores, and of each address one piece.
    desk: Arc<Semaphore>,
    /// Requests so far.
    count: Arc<AtomicU64>,
    reviews: Arc<Reviews>,
    reports: Arc<Reports>,
    results: Arc<Counted>,
}

/// A database that takes longer is not ready.
const READY: Duration = Duration::from_secs(2);

type Answer<T> = Result<T, Fault>;
/// A record, and what is known of how its content looked.
type Looked = (Record, Vec<Wanted>);
/// Who asks, by address.
type From = Extension<IpAddr>;

pub fn router(hall: Arc<Hall>) -> Router {
    let catalog = Catalog::new(&hall.content, levels());
    let catalog = Bytes::from(serde_json::to_vec(&catalog).unwrap_or_default());
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let app = App {
        hall,
        catalog,
        desk: Arc::new(Semaphore::new(cores)),
        count: Arc::default(),
        reviews: Arc::default(),
        reports: Arc::default(),
        results: Arc::default(),
    };
    let api = Router::new()
        .route("/health", get(health))
        .route("/catalog", get(get_catalog))
        .route("/results", get(results))
        .route("/tables", get(lobby).post(new_table))
        .route("/tables/{id}", get(face))
        .route("/tables/{id}/join", post(join))
        .route("/tables/{id}/record", get(record))
        .route("/tables/{id}/replay", get(replay_table))
        .route("/tables/{id}/coach", post(ask_coach))
        .route("/tables/{id}/story", get(story))
        .route("/tables/{id}/review", get(look_at_review).post(ask_for_review))
        .route("/replay", post(replay_record))
        .route("/tables/continue", post(continue_game))
        .route("/drafts/save", post(save_draft))
        .route("/drafts/open", post(open_draft))
        .route("/drafts/drop", post(drop_draft))
        .route("/workshop/check", post(check_file))
        .route("/workshop/scene", post(play_scene))
        .route("/workshop/offers", post(offers))
        .route("/workshop/manual", post(manual))
        .route("/workshop/phrases", post(phrases))
        .route("/workshop/turns", post(turns))
        .route("/workshop/text", get(file_text))
        .route("/workshop/import", post(import_deck))
        .route("/workshop/play", post(play_files))
        .route("/shelf", get(shelf).post(publish))
        .route("/shelf/withdraw", post(withdraw))
        .route("/shelf/{id}", get(shelf_entry))
        .route("/workshop/report", post(ask_for_report))
        .route("/workshop/report/{id}", get(look_at_report).delete(stop_report))
        // What is alive is not kept by anybody on the way; and whoever was kept too long learns of it.
        .layer(middleware::map_response(alive))
        .layer(CompressionLayer::new());
    let sockets = Router::new().route("/tables/{id}/socket", any(open_socket));
    Router::new()
        .route("/health", get(health))
        .route("/ready", get(ready))
        .nest("/api", api.merge(sockets).fallback(no_route).method_not_allowed_fallback(no_method))
        .fallback_service(get(client::serve).layer(CompressionLayer::new()))
        .layer(middleware::from_fn_with_state(app.clone(), at_home))
        .layer(middleware::map_response(guard_headers))
        .layer(CatchPanicLayer::custom(broken))
        .layer(middleware::from_fn_with_state(app.clone(), noted))
        .with_state(app)
}

async fn health() -> impl IntoResponse {
    Json(serde_json::json!({ "ok": true, "version": env!("CARGO_PKG_VERSION") }))
}

/// Whether it makes sense to send people here: what they do can be kept.
async fn ready(State(app): State<App>) -> Response {
    let checked = timeout(READY, app.hall.store.check()).await;
    let why = match checked {
        Ok(Ok(())) => return Json(serde_json::json!({ "ok": true })).into_response(),
        Ok(Err(error)) => error.to_string(),
        Err(_) => "no-answer".to_owned(),
    };
    tracing::error!("not ready: {why}");
    (StatusCode::SERVICE_UNAVAILABLE, Json(serde_json::json!({ "ok": false, "why": why }))).into_response()
}

/// What the server counts of itself, for an address of its own.
pub fn figures(hall: Arc<Hall>) -> Router {
    let text = move || {
        let text = hall.figures.text();
        async move { ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text) }
    };
    Router::new().route("/metrics", get(text))
}

async fn get_catalog(State(app): State<App>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], app.catalog)
}

async fn results(State(app): State<App>, from: From) -> Answer<impl IntoResponse> {
    check_rate(&app, *from)?;
    Ok(([(header::CONTENT_TYPE, "application/json")], app.results.get(&app.hall).await?))
}

async fn lobby(State(app): State<App>) -> Answer<Json<Lobby>> {
    app.hall.lobby().await.map(Json)
}

async fn new_table(State(app): State<App>, from: From, request: Request) -> Answer<(StatusCode, Json<Made>)> {
    check_rate(&app, *from)?;
    let sent = receive(&app, *from, request, app.hall.limits.body).await?;
    let new: NewTable = read_json(&sent)?;
    app.hall.check_new_table(*from)?;
    let shelf = new.shelf.clone().unwrap_or_default();
    if !shelf.is_empty() {
        return new_table_with(&app, *from, new, &shelf).await;
    }
    let content = app.hall.content.clone();
    let (plan, keys) = blocking(&app, *from, move || Plan::new(&content, new)).await?;
    make(&app, *from, plan, &keys).await
}

/// A table with heroes, boards and items of the shelf.
async fn new_table_with(app: &App, from: IpAddr, new: NewTable, shelf: &[String]) -> Answer<(StatusCode, Json<Made>)> {
    workshop::check_count(shelf.len())?;
    let (files, laid) = shelf::files(&*app.hall.store, shelf).await?;
    let (mut plan, keys) = bring(app, from, files, new).await?;
    plan.from_shelf = true;
    plan.laid = laid;
    make(app, from, plan, &keys).await
}

/// The plan of a table with files of its own, which are kept.
async fn bring(app: &App, from: IpAddr, files: Vec<CheckFile>, table: NewTable) -> Answer<(Plan, Vec<String>)> {
    let hall = app.hall.clone();
    let begin = move || {
        let (content, brought) = workshop::bring(&hall.content, files, table.board.as_deref(), &hall.limits)?;
        let (plan, keys) = Plan::bringing(&content, table, &brought)?;
        Ok((plan, keys, brought))
    };
    let (plan, keys, brought) = blocking(app, from, begin).await?;
    app.hall.store.keep_content(&brought).await?;
    Ok((plan, keys))
}

async fn continue_game(State(app): State<App>, from: From, request: Request) -> Answer<(StatusCode, Json<Made>)> {
    check_rate(&app, *from)?;
    let hall = app.hall.clone();
    let limits = hall.limits;
    let sent = receive(&app, *from, request, limits.record).await?;
    hall.check_new_table(*from)?;
    let read = move || -> Answer<(Continue, Option<Looked>)> {
        let mut wish: Continue = read_json(&sent)?;
        let text = wish.record.take();
        let record = text.map(|text| -> Answer<Looked> {
            let record = replay::read(&text, &limits)?;
            let looks = replay::read_looks(&text, &record);
            Ok((record, looks))
        });
        Ok((wish, record.transpose()?))
    };
    let (wish, brought) = blocking(&app, *from, read).await?;
    let (record, looks) = match (&wish.table, brought) {
        (Some(table), None) => {
            let archive = hall.ask(table, |reply| Order::Record { reply }).await??;
            (archive.record, archive.looks)
        }
        (None, Some(record)) => record,
        _ => return Err(Fault::bad(Trouble::because("bad-message", "which-game"))),
    };
    let (content, m) = hall.set_up(&record, &looks).await?;
    let sources = content.sources_of(&m);
    let own = sources.clone();
    // Every choice that is kept must hold, and one must be left to make.
    let begin = move || -> Answer<(Plan, Vec<String>)> {
        let (mut plan, keys) = Plan::from_record(&content, &record, wish.choices as usize, wish.seats)?;
        if !plan.settle(m, &own).map_err(|error| Fault::bad(&error))? {
            return Err(Fault::conflict("over"));
        }
        Ok((plan, keys))
    };
    let (plan, keys) = blocking(&app, *from, begin).await?;
    hall.store.keep_content(&sources).await?;
    make(&app, *from, plan, &keys).await
}

async fn make(app: &App, from: IpAddr, plan: Plan, keys: &[String]) -> Answer<(StatusCode, Json<Made>)> {
    let (table, plan) = app.hall.open_table(plan, from).await?;
    Ok((StatusCode::CREATED, Json(Made { table, keys: plan.seat_keys(keys) })))
}

async fn face(State(app): State<App>, from: From, Path(id): Path<String>) -> Answer<Json<TableFace>> {
    check_rate(&app, *from)?;
    Ok(Json(app.hall.ask(&id, |reply| Order::Face { reply }).await?))
}

async fn join(State(app): State<App>, from: From, Path(id): Path<String>, request: Request) -> Answer<Json<Joined>> {
    check_rate(&app, *from)?;
    let sent = receive(&app, *from, request, app.hall.limits.body).await?;
    let join: Join = read_json(&sent)?;
    let brought = match &join.shelf {
        Some(shelf) => Some(Box::new(from_shelf(&app, *from, shelf).await?)),
        None => None,
    };
    let from = *from;
    Ok(Json(app.hall.ask(&id, |reply| Order::Join { join, brought, from, reply }).await??))
}

/// A hero of the shelf, for somebody who brings it to a table.
async fn from_shelf(app: &App, from: IpAddr, id: &str) -> Answer<Brought> {
    check_check(app, from)?;
    let (files, _) = shelf::files(&*app.hall.store, &[id.to_owned()]).await?;
    let limits = app.hall.limits;
    let read = move || {
        let (content, sources) = workshop::bring(&Content::default(), files, None, &limits)?;
        let is_hero = |source: &Source| source.piece.kind == PieceKind::Hero;
        let source =
            sources.into_iter().find(is_hero).ok_or_else(|| Fault::bad(Trouble::because("bad-file", "hero")))?;
        Ok(Brought { content: Arc::unwrap_or_clone(content), source })
    };
    blocking(app, from, read).await
}

async fn record(State(app): State<App>, from: From, Path(id): Path<String>) -> Answer<impl IntoResponse> {
    check_rate(&app, *from)?;
    let archive = app.hall.ask(&id, |reply| Order::Record { reply }).await??;
    let file = format!("attachment; filename=\"{id}.game\"");
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, file)];
    Ok((headers, archive.text()))
}

/// `?as=open`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct As {
    #[serde(rename = "as")]
    eyes: Option<String>,
}

type Eyes = Result<Query<As>, QueryRejection>;

fn read_eyes(eyes: Eyes) -> Answer<Perspective> {
    let Query(eyes) = eyes.map_err(|_| replay::no_perspective())?;
    replay::perspective(eyes.eyes.as_deref().unwrap_or("watcher"))
}

async fn replay_table(State(app): State<App>, from: From, Path(id): Path<String>, eyes: Eyes) -> Answer<Response> {
    check_replay(&app, *from)?;
    let perspective = read_eyes(eyes)?;
    let archive = app.hall.ask(&id, |reply| Order::Record { reply }).await??;
    let replay =
        move || replay::replay(archive.m, &archive.record, perspective, Some(archive.face), archive.deal).map(written);
    blocking(&app, *from, replay).await
}

async fn ask_coach(
    State(app): State<App>,
    from: From,
    Path(id): Path<String>,
    request: Request,
) -> Answer<Json<Coach>> {
    check_rate(&app, *from)?;
    let sent = receive(&app, *from, request, app.hall.limits.body).await?;
    let AskCoach { secret, wish } = read_json(&sent)?;
    let moment = app.hall.ask(&id, |reply| Order::Coach { secret, reply }).await??;
    blocking(&app, *from, move || Ok(coach::coach(&moment, wish))).await.map(Json)
}

async fn story(State(app): State<App>, from: From, Path(id): Path<String>) -> Answer<Json<Story>> {
    check_replay(&app, *from)?;
    let archive = app.hall.ask(&id, |reply| Order::Record { reply }).await??;
    blocking(&app, *from, move || review::story(&archive.m, &archive.record)).await.map(Json)
}

async fn look_at_review(State(app): State<App>, from: From, Path(id): Path<String>) -> Answer<Json<Review>> {
    check_rate(&app, *from)?;
    match app.reviews.look(&id) {
        Some(review) => review.map(Json),
        // It was asked for at another process.
        None if app.hall.store.is_shared() => make_review(&app, *from, id).await,
        None => Err(Fault::new(Kind::NotFound, Trouble::new("no-review"))),
    }
}

/// Asking again is the same as looking.
async fn ask_for_review(State(app): State<App>, from: From, Path(id): Path<String>) -> Answer<Json<Review>> {
    make_review(&app, *from, id).await
}

async fn make_review(app: &App, from: IpAddr, id: String) -> Answer<Json<Review>> {
    check_replay(app, from)?;
    let archive = app.hall.ask(&id, |reply| Order::Record { reply }).await??;
    app.reviews.ask(id.clone(), from, archive.m, archive.record)?;
    app.reviews.look(&id).ok_or_else(|| Fault::new(Kind::NotFound, Trouble::new("no-review")))?.map(Json)
}

async fn replay_record(State(app): State<App>, from: From, eyes: Eyes, request: Request) -> Answer<Response> {
    check_replay(&app, *from)?;
    let perspective = read_eyes(eyes)?;
    let limits = app.hall.limits;
    let sent = receive(&app, *from, request, limits.record).await?;
    let read = move || {
        let plain = || Fault::bad(Trouble::because("bad-record", "plain"));
        let text = std::str::from_utf8(&sent).map_err(|_| plain())?;
        let record = replay::read(text, &limits)?;
        let looks = replay::read_looks(text, &record);
        Ok((record, Deal::of_record(text), looks))
    };
    let (record, deal, looks) = blocking(&app, *from, read).await?;
    let (_, m) = app.hall.set_up(&record, &looks).await?;
    blocking(&app, *from, move || replay::replay(m, &record, perspective, None, deal).map(written)).await
}

/// A replay is long; writing it down is work too.
fn written(replay: Replay) -> Response {
    Json(replay).into_response()
}

async fn save_draft(State(app): State<App>, from: From, request: Request) -> Answer<Json<SavedDraft>> {
    check_rate(&app, *from)?;
    let limits = &app.hall.limits;
    let SaveDraft { draft, kind, after, text } = receive_file(&app, *from, request).await?;
    workshop::check_size(limits, &text)?;
    let id = workshop::draft_id(&draft)?;
    let owner = owner(*from);
    let kind = workshop::piece_kind(kind);
    let version =
        NewVersion { kind, after, text: &text, at: now(), owner: &owner, most: limits.drafts, room: limits.history };
    match app.hall.store.save_draft(&id, version).await? {
        Saving::Done { version } => Ok(Json(SavedDraft { version })),
        Saving::Changed { newest } => Err(Fault::conflict("draft-changed").with("version", newest)),
        Saving::Missing => Err(Fault::no_draft()),
        Saving::TooMany => Err(Fault::too_many("drafts")),
    }
}

async fn open_draft(State(app): State<App>, from: From, request: Request) -> Answer<Json<DraftFace>> {
    check_rate(&app, *from)?;
    let sent = receive(&app, *from, request, app.hall.limits.body).await?;
    let OpenDraft { draft, version } = read_json(&sent)?;
    let id = workshop::draft_id(&draft)?;
    let kept = app.hall.store.draft(&id, version).await?.ok_or_else(Fault::no_draft)?;
    let kind = workshop::file_kind(kept.kind);
    let history = kept.history.into_iter().map(|(version, at)| VersionFace { version, at }).collect();
    Ok(Json(DraftFace { kind, version: kept.version, text: kept.text, history }))
}

/// Whoever can open a draft can have it forgotten.
async fn drop_draft(State(app): State<App>, from: From, request: Request) -> Answer<Json<serde_json::Value>> {
    check_rate(&app, *from)?;
    let sent = receive(&app, *from, request, app.hall.limits.body).await?;
    let OpenDraft { draft, .. } = read_json(&sent)?;
    app.hall.store.drop_draft(&workshop::draft_id(&draft)?).await?;
    Ok(Json(serde_json::json!({ "ok": true })))
}

async fn check_file(State(app): State<App>, from: From, request: Request) -> Answer<Json<CheckedFile>> {
    check_check(&app, *from)?;
    let file: CheckFile = receive_file(&app, *from, request).await?;
    workshop::check_size(&app.hall.limits, &file.text)?;
    let content = app.hall.content.clone();
    blocking(&app, *from, move || Ok(workshop::check(&content, &file))).await.map(Json)
}

async fn play_scene(State(app): State<App>, from: From, request: Request) -> Answer<Json<SceneFace>> {
    check_check(&app, *from)?;
    let ask: AskScene = receive_file(&app, *from, request).await?;
    let hall = app.hall.clone();
    blocking(&app, *from, move || scene::play(&hall.content, &ask, &hall.limits)).await.map(Json)
}

async fn offers(State(app): State<App>, from: From, request: Request) -> Answer<Json<OffersFace>> {
    check_check(&app, *from)?;
    let ask: AskPlace = receive_file(&app, *from, request).await?;
    workshop::check_size(&app.hall.limits, &ask.text)?;
    blocking(&app, *from, move || Ok(workshop::offers(&ask))).await.map(Json)
}

async fn manual(State(app): State<App>, from: From, request: Request) -> Answer<Json<ManualFace>> {
    check_check(&app, *from)?;
    let ask: AskPlace = receive_file(&app, *from, request).await?;
    workshop::check_size(&app.hall.limits, &ask.text)?;
    blocking(&app, *from, move || Ok(workshop::manual(&ask))).await.map(Json)
}

async fn phrases(State(app): State<App>, from: From, request: Request) -> Answer<Json<PhrasesFace>> {
    check_check(&app, *from)?;
    let ask: AskPlace = receive_file(&app, *from, request).await?;
    workshop::check_size(&app.hall.limits, &ask.text)?;
    blocking(&app, *from, move || Ok(workshop::phrases(&ask))).await.map(Json)
}

async fn turns(State(app): State<App>, from: From, request: Request) -> Answer<Json<TurnsFace>> {
    check_check(&app, *from)?;
    let ask: AskTurns = receive_file(&app, *from, request).await?;
    workshop::check_size(&app.hall.limits, &ask.text)?;
    blocking(&app, *from, move || Ok(workshop::turns(&ask))).await.map(Json)
}

/// `?kind=hero&name=…`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Which {
    kind: FileKind,
    name: String,
}

/// The text of something that there is for all.
async fn file_text(
    State(app): State<App>,
    from: From,
    which: Result<Query<Which>, QueryRejection>,
) -> Answer<Json<FileText>> {
    check_rate(&app, *from)?;
    let Query(Which { kind, name }) =
        which.map_err(|error| refused(error.status(), "bad-request", &error.body_text()))?;
    let text = app.hall.content.text_of(workshop::piece_kind(kind), &name).map_err(|error| Fault::bad(&error))?;
    Ok(Json(FileText { text: text.to_string() }))
}

async fn import_deck(State(app): State<App>, from: From, request: Request) -> Answer<Json<ImportedFile>> {
    check_check(&app, *from)?;
    let sent = receive(&app, *from, request, app.hall.limits.record).await?;
    let ImportDeck { deck } = read_json(&sent)?;
    blocking(&app, *from, move || workshop::import(&deck)).await.map(Json)
}

async fn ask_for_report(State(app): State<App>, from: From, request: Request) -> Answer<Json<ReportFace>> {
    check_replay(&app, *from)?;
    let AskReport { hero, before } = receive_file(&app, *from, request).await?;
    let limits = app.hall.limits;
    let read = move || {
        let before = before.map(|text| workshop::hero(&text, &limits)).transpose()?;
        Ok((workshop::hero(&hero, &limits)?, before))
    };
    let (hero, before) = blocking(&app, *from, read).await?;
    let id = app.reports.ask(*from, app.hall.content.clone(), hero, before)?;
    app.reports.look(&id).map(Json)
}

async fn look_at_report(State(app): State<App>, from: From, Path(id): Path<String>) -> Answer<Json<ReportFace>> {
    check_rate(&app, *from)?;
    app.reports.look(&id).map(Json)
}

async fn stop_report(State(app): State<App>, from: From, Path(id): Path<String>) -> Answer<Json<serde_json::Value>> {
    check_rate(&app, *from)?;
    app.reports.stop(&id);
    Ok(Json(serde_json::json!({ "ok": true })))
}

async fn play_files(State(app): State<App>, from: From, request: Request) -> Answer<(StatusCode, Json<Made>)> {
    check_rate(&app, *from)?;
    let PlayFiles { files, table } = receive_file(&app, *from, request).await?;
    if table.open == Some(true) {
        return Err(Fault::bad(Trouble::because("bad-file", "open")));
    }
    app.hall.check_new_table(*from)?;
    if !app.hall.guard.files(*from) {
        return Err(Fault::too_many("tables"));
    }
    let (plan, keys) = bring(&app, *from, files, table).await?;
    make(&app, *from, plan, &keys).await
}

/// `?search=…&kind=…`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Search {
    #[serde(default)]
    search: String,
    kind: Option<FileKind>,
}

async fn shelf(
    State(app): State<App>,
    from: From,
    search: Result<Query<Search>, QueryRejection>,
) -> Answer<Json<Shelf>> {
    check_rate(&app, *from)?;
    let Query(Search { search, kind }) =
        search.map_err(|error| refused(error.status(), "bad-request", &error.body_text()))?;
    let find = Find { words: &search, kind: kind.map(workshop::piece_kind) };
    let entries = app.hall.store.shelf(find, false, shelf::TOLD).await?;
    Ok(Json(Shelf { entries: entries.iter().map(shelf::face).collect() }))
}

async fn shelf_entry(State(app): State<App>, from: From, Path(id): Path<String>) -> Answer<Json<ShelfEntry>> {
    check_check(&app, *from)?;
    let entry = shelf::entry(&*app.hall.store, &id).await?;
    blocking(&app, *from, move || Ok(shelf::read(entry))).await.map(Json)
}

async fn publish(State(app): State<App>, from: From, request: Request) -> Answer<(StatusCode, Json<ShelfFace>)> {
    check_replay(&app, *from)?;
    let sent = receive(&app, *from, request, app.hall.limits.body).await?;
    let Publish { draft, author, licence } = read_json(&sent)?;
    let author = clean_name(&author)?;
    let draft = workshop::draft_id(&draft)?;
    let kept = app.hall.store.draft(&draft, None).await?.ok_or_else(Fault::no_draft)?;
    let file = CheckFile { kind: workshop::file_kind(kept.kind), text: kept.text };
    let content = app.hall.content.clone();
    let read = move || shelf::readable(&content, &file).map(|(name, fingerprint)| (file, name, fingerprint));
    let (file, name, fingerprint) = blocking(&app, *from, read).await?;
    let id = keys::table_id();
    let new = NewOnShelf {
        id: &id,
        draft: &draft,
        kind: kept.kind,
        name: &name,
        author: &author,
        licence: licence.code(),
        parent: shelf::origin(&file.text),
        fingerprint: &fingerprint,
        text: &file.text,
        at: now(),
        owner: &owner(*from),
        most: app.hall.limits.published,
    };
    match app.hall.store.publish(new).await? {
        Publishing::Done => {}
        Publishing::NameTaken => return Err(shelf::name_taken(&name)),
        Publishing::TooMany => return Err(Fault::too_many("published")),
    }
    let (entry, _) = app.hall.store.shelf_entry(&id).await?.ok_or_else(shelf::missing)?;
    Ok((StatusCode::CREATED, Json(shelf::face(&entry))))
}

/// Whoever can open a draft can take back what was published of it.
async fn withdraw(State(app): State<App>, from: From, request: Request) -> Answer<Json<serde_json::Value>> {
    check_rate(&app, *from)?;
    let sent = receive(&app, *from, request, app.hall.limits.body).await?;
    let Withdraw { draft, id } = read_json(&sent)?;
    if !app.hall.store.remove_from_shelf(&id, Some(&workshop::draft_id(&draft)?)).await? {
        return Err(shelf::missing());
    }
    Ok(Json(serde_json::json!({ "ok": true })))
}

async fn open_socket(
    State(app): State<App>,
    from: From,
    Path(id): Path<String>,
    meter: Option<Extension<Arc<Meter>>>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Answer<Response> {
    let upgrade = upgrade.map_err(|error| refused(error.status(), "no-socket", &error.to_string()))?;
    let limits = app.hall.limits;
    let ticket = app.hall.guard.socket(*from).ok_or_else(|| Fault::too_many("sockets"))?;
    let upgrade = upgrade.max_message_size(limits.message).max_frame_size(limits.message);
    // Most sockets only listen; what they say is short. The usual buffer of 128 KiB would be most of their memory.
    let upgrade = upgrade.read_buffer_size(limits.message);
    let line = Line { from: *from, meter: meter.map(|meter| meter.0), _ticket: ticket };
    Ok(upgrade.on_upgrade(move |socket| socket::run(app.hall, id, socket, line)))
}

async fn no_route() -> Fault {
    Fault::new(Kind::NotFound, Trouble::new("no-such-route"))
}

async fn no_method() -> Fault {
    Fault::new(Kind::Method, Trouble::new("no-such-method"))
}

/// The body of a request, once it is complete. There is room for it before it comes, and it does not take for ever.
async fn receive(app: &App, from: IpAddr, request: Request, most: usize) -> Answer<Vec<u8>> {
    let no = |status: StatusCode| refused(status, "bad-request", status.canonical_reason().unwrap_or_default());
    let too_large = || no(StatusCode::PAYLOAD_TOO_LARGE);
    let length = request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    let length = length.unwrap_or(most);
    if length > most {
        return Err(too_large());
    }
    let _room = app.hall.guard.body(from, length).ok_or_else(|| Fault::too_many("bodies"))?;
    let mut parts = request.into_body().into_data_stream();
    let mut sent = Vec::new();
    let complete = async {
        while let Some(part) = parts.next().await {
            let part = part.map_err(|error| refused(StatusCode::BAD_REQUEST, "bad-request", &error.to_string()))?;
            // Copied: a part may hold on to a buffer that is much larger than it.
            sent.extend_from_slice(&part);
            if sent.len() > most {
                return Err(too_large());
            }
        }
        Ok(())
    };
    timeout(app.hall.pace.body, complete).await.map_err(|_| no(StatusCode::REQUEST_TIMEOUT))??;
    Ok(sent)
}

/// A request with a file in it, which may need marks before half of its letters.
async fn receive_file<T: DeserializeOwned>(app: &App, from: IpAddr, request: Request) -> Answer<T> {
    let limits = &app.hall.limits;
    read_json(&receive(app, from, request, limits.body + 2 * limits.file).await?)
}

fn read_json<T: DeserializeOwned>(sent: &[u8]) -> Answer<T> {
    serde_json::from_slice(sent).map_err(|error| Fault::new(Kind::Malformed, no_message(&error)))
}

fn check_rate(app: &App, from: IpAddr) -> Answer<()> {
    if app.hall.guard.request(from) { Ok(()) } else { Err(Fault::too_fast()) }
}

fn check_replay(app: &App, from: IpAddr) -> Answer<()> {
    check_rate(app, from)?;
    if app.hall.guard.replay(from) { Ok(()) } else { Err(Fault::too_fast()) }
}

fn check_check(app: &App, from: IpAddr) -> Answer<()> {
    if app.hall.guard.check(from) { Ok(()) } else { Err(Fault::too_fast()) }
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
        Kind::TooSlow => StatusCode::REQUEST_TIMEOUT,
        Kind::Bad => StatusCode::UNPROCESSABLE_ENTITY,
        Kind::Conflict => StatusCode::CONFLICT,
        Kind::Forbidden => StatusCode::FORBIDDEN,
        Kind::NotFound => StatusCode::NOT_FOUND,
        Kind::Method => StatusCode::METHOD_NOT_ALLOWED,
        Kind::SocketOnly => StatusCode::UPGRADE_REQUIRED,
        Kind::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Kind::Lost | Kind::Broken => StatusCode::INTERNAL_SERVER_ERROR,
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
        StatusCode::REQUEST_TIMEOUT => Kind::TooSlow,
        StatusCode::METHOD_NOT_ALLOWED => Kind::Method,
        StatusCode::UPGRADE_REQUIRED => Kind::SocketOnly,
        _ => Kind::Malformed,
    }
}

/// Long work is done apart from the threads that serve everybody, and nobody's work keeps that of others waiting for long.
async fn blocking<T: Send + 'static>(
    app: &App,
    from: IpAddr,
    work: impl FnOnce() -> Answer<T> + Send + 'static,
) -> Answer<T> {
    let own = app.hall.guard.desk(from);
    let _own_turn = own.acquire().await.map_err(|_| Fault::closing())?;
    let _turn = app.desk.acquire().await.map_err(|_| Fault::closing())?;
    tokio::task::spawn_blocking(work).await.map_err(|_| Fault::broken())?
}

async fn alive(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if let Some(version) = client::version() {
        headers.insert(header::HeaderName::from_static("x-client"), version);
    }
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

/// Pages of others may not open sockets or change anything here in a visitor's name, and no other name leads here.
async fn at_home(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let site = &app.hall.site;
    let headers = request.headers();
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
    let peer = peer.unwrap_or(IpAddr::from([0, 0, 0, 0]));
    if !site.is_called(peer, headers) {
        return Fault::new(Kind::Forbidden, Trouble::new("foreign-host")).into_response();
    }
    let changes = !request.method().is_safe() || headers.contains_key(header::UPGRADE);
    if changes && !site.is_home(headers) {
        return Fault::new(Kind::Forbidden, Trouble::new("foreign-origin")).into_response();
    }
    let visitor = site.visitor(peer, headers);
    request.extensions_mut().insert(visitor);
    next.run(request).await
}

/// Every request has a number, which stands beside whatever is logged of it, and is counted.
async fn noted(State(app): State<App>, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let number = app.count.fetch_add(1, Ordering::Relaxed);
    // The path names a table but opens no seat; what stands behind `?` is not logged.
    let span = tracing::info_span!("request", number, method = %request.method(), path = request.uri().path());
    let response: Response<Body> = next.run(request).instrument(span.clone()).await;
    let (status, took) = (response.status().as_u16(), start.elapsed());
    app.hall.figures.status(status);
    app.hall.figures.requests.note(took);
    if status >= 500 {
        app.hall.figures.faults.add();
        span.in_scope(|| tracing::warn!(status, ms = took.as_millis(), "a request went wrong"));
    } else {
        span.in_scope(|| tracing::debug!(status, ms = took.as_millis(), "answered"));
    }
    response
}

fn broken(_: Box<dyn std::any::Any + Send>) -> Response {
    tracing::error!("a request broke down");
    Fault::broken().into_response()
}
