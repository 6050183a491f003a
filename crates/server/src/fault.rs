//! What goes wrong: a code for programs, a sentence for people, and of which kind it is. What that means to HTTP
//! is said in `http`.

use std::fmt;

use peerless_content::Differs;
use peerless_protocol::Problem;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub kind: Kind,
    problem: Problem,
}

/// Of which kind a fault is: whose it is, and whether it helps to try again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It cannot be read.
    Malformed,
    TooLarge,
    /// What was asked for cannot be.
    Bad,
    /// What was asked for cannot be now.
    Conflict,
    Forbidden,
    NotFound,
    /// An address that is asked in another way.
    Method,
    /// An address that is only for sockets.
    SocketOnly,
    TooMany,
    /// The server's own trouble.
    Broken,
    Closing,
}

impl Fault {
    pub fn new(kind: Kind, code: &str, text: impl Into<String>) -> Self {
        Self { kind, problem: Problem { code: code.to_owned(), text: text.into() } }
    }

    /// What was asked for cannot be.
    pub fn bad(code: &str, text: impl Into<String>) -> Self {
        Self::new(Kind::Bad, code, text)
    }

    /// What was asked for cannot be now.
    pub fn conflict(code: &str, text: impl Into<String>) -> Self {
        Self::new(Kind::Conflict, code, text)
    }

    pub fn no_table() -> Self {
        Self::new(Kind::NotFound, "no-such-table", "There is no such table.")
    }

    pub fn bad_secret() -> Self {
        Self::new(Kind::Forbidden, "bad-secret", "This link does not open a seat at this table.")
    }

    /// The cause goes to the log, not to the client.
    pub fn storage(error: &dyn fmt::Display) -> Self {
        tracing::error!("storage: {error}");
        Self::new(Kind::Broken, "storage", "The server could not write or read its database.")
    }

    /// A game that was kept and cannot be brought back.
    pub fn unreadable(error: &dyn fmt::Display) -> Self {
        let text =
            "This game cannot be brought back: it does not fit the content or the rules of this server any more.";
        tracing::error!("a game that was kept cannot be read: {error}");
        Self::new(Kind::Broken, "unreadable-game", text)
    }

    /// A record of a game with other content than is at hand.
    pub fn content_differs(differs: &Differs) -> Self {
        Self::bad("content-differs", format!("{differs}."))
    }

    pub fn broken() -> Self {
        Self::new(Kind::Broken, "broken", "The server broke down over this request.")
    }

    pub fn closing() -> Self {
        Self::new(Kind::Closing, "closing", "The server is being stopped; try again in a moment.")
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.problem.text)
    }
}

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Self {
        Self::storage(&error)
    }
}

impl From<Fault> for Problem {
    fn from(fault: Fault) -> Self {
        fault.problem
    }
}
