//! What passes between Rust and Python: plain objects, and errors.

use std::fmt::Display;

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde::Serialize;

create_exception!(peerless, PeerlessError, PyValueError, "Something that the engine was asked for cannot be done.");
create_exception!(
    peerless,
    RefusedError,
    PeerlessError,
    "An answer that is not among the options; the game is as it was."
);
create_exception!(peerless, ContentError, PeerlessError, "Files of heroes, boards or items that cannot be read.");
create_exception!(peerless, ForfeitError, PeerlessError, "A bot that gave the game up.");

/// Anything that has a form in JSON, as dicts, lists, strings and numbers.
pub fn to_python<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(value).map_err(refuse)?;
    py.import("json")?.call_method1("loads", (text,))
}

/// An error in its own words.
pub fn refuse(error: impl Display) -> PyErr {
    PeerlessError::new_err(error.to_string())
}
