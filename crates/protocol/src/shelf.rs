//! The shelf: heroes, boards and items of the workshop that their authors have published, for everybody to play with and to copy.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{BoardFace, FileKind, HeroFace, ItemFace};

/// Under which terms something is published.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub enum Licence {
    /// Anything may be done with it.
    #[serde(rename = "CC0-1.0")]
    Cc0,
    /// The author is to be named.
    #[serde(rename = "CC-BY-4.0")]
    By,
    /// The same, and what is made of it has the same terms.
    #[serde(rename = "CC-BY-SA-4.0")]
    BySa,
    /// The author is to be named, and nobody sells it.
    #[serde(rename = "CC-BY-NC-4.0")]
    ByNc,
}

impl Licence {
    /// Every licence there is.
    pub const ALL: [Self; 4] = [Self::Cc0, Self::By, Self::BySa, Self::ByNc];

    /// As it is known everywhere (SPDX).
    pub const fn code(self) -> &'static str {
        match self {
            Self::Cc0 => "CC0-1.0",
            Self::By => "CC-BY-4.0",
            Self::BySa => "CC-BY-SA-4.0",
            Self::ByNc => "CC-BY-NC-4.0",
        }
    }
}

/// Puts the newest version of a draft on the shelf.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Publish {
    /// The secret that opens the draft.
    pub draft: String,
    /// Who is named as its author.
    pub author: String,
    /// Under which terms.
    pub licence: Licence,
}

/// Takes something off the shelf again; games that were begun go on.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Withdraw {
    /// The secret that opens the draft.
    pub draft: String,
    /// What was published.
    pub id: String,
}

/// What is on the shelf.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Shelf {
    /// The newest first.
    pub entries: Vec<ShelfFace>,
}

/// Something on the shelf.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ShelfFace {
    /// By which it is asked for.
    pub id: String,
    /// What it is.
    pub kind: FileKind,
    /// Its name.
    pub name: String,
    /// Its author.
    pub author: String,
    /// Under which terms.
    pub licence: Licence,
    /// When it was published, in seconds since 1970.
    pub at: u64,
    /// What it was made from, if that was on the shelf, too.
    pub parent: Option<String>,
    /// Games that were played to the end with it.
    pub games: u32,
    /// Of those, games that it won; nobody wins for a board or an item.
    pub wins: u32,
}

/// Something on the shelf with its file.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ShelfEntry {
    /// What it is.
    pub face: ShelfFace,
    /// The file.
    pub text: String,
    /// The hero that it makes.
    pub hero: Option<HeroFace>,
    /// The board that it makes.
    pub board: Option<BoardFace>,
    /// The items that it makes.
    pub items: Vec<ItemFace>,
    /// What it was made from, and what that was made from; the next one first.
    pub origins: Vec<ShelfFace>,
    /// What was made from it, and from that; each after what it was made from.
    pub forks: Vec<ShelfFace>,
}
