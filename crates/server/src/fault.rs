//! What goes wrong, with a status for HTTP and a sentence for people.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use peerless_protocol::Problem;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub status: StatusCode,
    pub problem: Problem,
}

impl Fault {
    pub fn new(status: StatusCode, code: &str, text: impl Into<String>) -> Self {
        Self { status, problem: Problem { code: code.to_owned(), text: text.into() } }
    }

    /// What was asked for cannot be.
    pub fn bad(code: &str, text: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, text)
    }

    /// What was asked for cannot be now.
    pub fn conflict(code: &str, text: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, code, text)
    }

    pub fn no_table() -> Self {
        Self::new(StatusCode::NOT_FOUND, "no-such-table", "There is no such table.")
    }

    /// The cause goes to the log, not to the client.
    pub fn storage(error: &dyn std::fmt::Display) -> Self {
        tracing::error!("storage: {error}");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "storage", "The server could not write or read its database.")
    }

    pub fn closing() -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "closing", "The server is being stopped; try again in a moment.")
    }
}

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Self {
        Self::storage(&error)
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        (self.status, Json(self.problem)).into_response()
    }
}
