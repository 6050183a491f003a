//! The web client's files.

use std::sync::LazyLock;

use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

include!(concat!(env!("OUT_DIR"), "/client.rs"));

/// A file of the client; any path that is none gets the page itself, which knows its own addresses.
pub async fn serve(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    match find(path) {
        Some(bytes) => file(path, bytes),
        // A file that is not there: a page in its place would only confuse.
        None if path.rsplit('/').next().is_some_and(|name| name.contains('.')) => missing(),
        None => match find("index.html") {
            Some(page) => file("index.html", page),
            None => missing(),
        },
    }
}

/// The number says it in every language.
fn missing() -> Response {
    (StatusCode::NOT_FOUND, "404").into_response()
}

fn find(path: &str) -> Option<&'static [u8]> {
    FILES.iter().find(|(name, _)| *name == path).map(|(_, bytes)| *bytes)
}

/// The version of the client that is served: its page names it. Clients of another version load themselves anew.
pub fn version() -> Option<HeaderValue> {
    static VERSION: LazyLock<Option<HeaderValue>> = LazyLock::new(|| {
        let page = std::str::from_utf8(find("index.html")?).ok()?;
        let (_, rest) = page.split_once("<meta name=\"client\" content=\"")?;
        HeaderValue::from_str(rest.split_once('"')?.0).ok()
    });
    VERSION.clone()
}

fn file(path: &str, bytes: &'static [u8]) -> Response {
    // The names of the files below `assets` change with what they hold.
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    ([(header::CONTENT_TYPE, kind(path)), (header::CACHE_CONTROL, cache)], bytes).into_response()
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("txt") => "text/plain; charset=utf-8",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}
