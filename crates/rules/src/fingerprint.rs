//! Marks of content: by them a game knows what it was played with.

use std::fmt;
use std::str::FromStr;

use crate::def::Match;

/// A mark of a hero, board, item or card: it is another one once anything that matters to play is another.
/// How it comes about is the business of whoever reads the content; zero is that of content that has none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fingerprint(pub u128);

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl FromStr for Fingerprint {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        u128::from_str_radix(text, 16).map(Self)
    }
}

/// What a piece of content is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PieceKind {
    /// One hero with all cards.
    Hero,
    /// A card of the hero that is named before it.
    Card,
    /// A board, as far as it is played on and not only drawn.
    Board,
    /// An item.
    Item,
}

impl PieceKind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Hero, Self::Card, Self::Board, Self::Item];

    /// As records write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hero => "hero",
            Self::Card => "card",
            Self::Board => "board",
            Self::Item => "item",
        }
    }

    /// The kind of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A piece of content that a game is played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// What it is.
    pub kind: PieceKind,
    /// What it is called.
    pub name: String,
    /// What exactly it was.
    pub fingerprint: Fingerprint,
}

impl Match {
    /// What the match is played with, each once: the board, the items, each hero and after it its cards.
    pub fn pieces(&self) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = Vec::new();
        let piece = |kind, name: &str, fingerprint| Piece { kind, name: name.to_owned(), fingerprint };
        pieces.push(piece(PieceKind::Board, &self.board.name, self.board.fingerprint));
        pieces.extend(self.items.iter().map(|item| piece(PieceKind::Item, &item.name, item.fingerprint)));
        for (index, seat) in self.seats.iter().enumerate() {
            let hero = &seat.hero;
            if self.seats[..index].iter().any(|other| other.hero.fingerprint == hero.fingerprint) {
                continue;
            }
            pieces.push(piece(PieceKind::Hero, &hero.name, hero.fingerprint));
            pieces.extend(
                hero.cards
                    .iter()
                    .filter(|card| card.given.is_none())
                    .map(|card| piece(PieceKind::Card, &card.name, card.fingerprint)),
            );
        }
        pieces.retain(|piece| piece.fingerprint != Fingerprint::default());
        pieces
    }
}
