//! What goes wrong: a code with arguments, whose words stand in `locales/`, and of which kind it is. What that means
//! to HTTP is said in `http`.

use std::fmt;

use peerless_protocol::Problem;
use peerless_session::{Plain, Trouble};
use peerless_words::Language;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub kind: Kind,
    trouble: Trouble,
}

/// Of which kind a fault is: whose it is, and whether it helps to try again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It cannot be read.
    Malformed,
    TooLarge,
    /// It did not come in time.
    TooSlow,
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
    /// Somebody else has changed it before; it can be tried again with what there is now.
    Lost,
    /// The server's own trouble.
    Broken,
    Closing,
}

impl Fault {
    pub fn new(kind: Kind, trouble: impl Into<Trouble>) -> Self {
        Self { kind, trouble: trouble.into() }
    }

    /// What was asked for cannot be.
    pub fn bad(trouble: impl Into<Trouble>) -> Self {
        Self::new(Kind::Bad, trouble)
    }

    /// What was asked for cannot be now.
    pub fn conflict(code: &'static str) -> Self {
        Self::new(Kind::Conflict, Trouble::new(code))
    }

    /// With one argument more.
    pub fn with(self, name: &'static str, value: impl Into<Plain>) -> Self {
        Self { trouble: self.trouble.with(name, value), ..self }
    }

    pub fn no_table() -> Self {
        Self::new(Kind::NotFound, Trouble::new("no-such-table"))
    }

    /// Beyond what is allowed at once.
    pub fn too_fast() -> Self {
        Self::new(Kind::TooMany, Trouble::new("too-fast"))
    }

    pub fn no_draft() -> Self {
        Self::new(Kind::NotFound, Trouble::new("no-such-draft"))
    }

    /// Of what there is too much: `tables`, `sockets`, `seats`, `bodies`, `drafts`.
    pub fn too_many(what: &'static str) -> Self {
        Self::new(Kind::TooMany, Trouble::because("too-many", what))
    }

    pub fn no_option() -> Self {
        Self::bad(Trouble::new("no-such-option"))
    }

    pub fn bad_secret() -> Self {
        Self::new(Kind::Forbidden, Trouble::new("bad-secret"))
    }

    /// The cause goes to the log, not to the client.
    pub fn storage(error: &dyn fmt::Display) -> Self {
        tracing::error!("storage: {error}");
        Self::new(Kind::Broken, Trouble::new("storage"))
    }

    /// A game that was kept and cannot be brought back.
    pub fn unreadable(error: &dyn fmt::Display) -> Self {
        tracing::error!("a game that was kept cannot be read: {error}");
        Self::new(Kind::Broken, Trouble::new("unreadable-game"))
    }

    /// Somebody else was first. Whoever reads this has lost so often that something is wrong.
    pub fn lost() -> Self {
        Self::new(Kind::Lost, Trouble::new("storage"))
    }

    pub fn broken() -> Self {
        Self::new(Kind::Broken, Trouble::new("broken"))
    }

    pub fn closing() -> Self {
        Self::new(Kind::Closing, Trouble::new("closing"))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.trouble.say(Language::fallback()))
    }
}

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Self {
        Self::storage(&error)
    }
}

impl From<Fault> for Problem {
    fn from(fault: Fault) -> Self {
        let text = fault.to_string();
        Self { code: fault.trouble.code, args: fault.trouble.args, text }
    }
}
