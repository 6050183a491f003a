//! Content of other times: what a game was played with, kept as text, and what has become of it since.

use std::fmt;
use std::sync::Arc;

use peerless_rules::{Fingerprint, Match, Piece, PieceKind, Record};

use crate::canon::mark;
use crate::library::{Content, ContentError, SetUpError, put};

/// A hero, board or item as a text from which it can be read again, whatever becomes of the files that it came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// What it is; never a card alone.
    pub piece: Piece,
    /// A file of its own, in canonical form.
    pub text: Arc<str>,
}

impl Source {
    /// The mark of the very text, with all that is only shown: two texts that play the same may look different.
    pub fn edition(&self) -> Fingerprint {
        mark(&self.text)
    }
}

/// A piece that is wanted, and if it is known, in which edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// What plays the same.
    pub piece: Piece,
    /// What looks the same, too.
    pub edition: Option<Fingerprint>,
}

impl From<&Source> for Wanted {
    fn from(source: &Source) -> Self {
        Self { piece: source.piece.clone(), edition: Some(source.edition()) }
    }
}

/// How the content of a game differs from the content at hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Differs {
    /// Heroes, boards and items that are not here.
    pub missing: Vec<Piece>,
    /// Those that are here, but other than they were.
    pub changed: Vec<Piece>,
    /// The cards by which heroes have changed: gone, new or other. Hero and card.
    pub cards: Vec<(String, String)>,
}

impl std::error::Error for Differs {}

impl fmt::Display for Differs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the game was played with other content than is at hand")?;
        let names = |pieces: &[Piece]| {
            let name = |piece: &Piece| format!("the {} {}", piece.kind.name(), piece.name);
            pieces.iter().map(name).collect::<Vec<_>>().join(", ")
        };
        if !self.missing.is_empty() {
            write!(f, "; not here: {}", names(&self.missing))?;
        }
        if !self.changed.is_empty() {
            write!(f, "; changed: {}", names(&self.changed))?;
        }
        if !self.cards.is_empty() {
            write!(f, "; cards that differ: {}", self.card_names().join(", "))?;
        }
        Ok(())
    }
}

impl Differs {
    /// `Gaze of Stone (Medusa)`
    pub fn card_names(&self) -> Vec<String> {
        self.cards.iter().map(|(hero, card)| format!("{card} ({hero})")).collect()
    }
}

impl Content {
    /// What a match is played with, as texts to be kept.
    pub fn sources_of(&self, m: &Match) -> Vec<Source> {
        m.pieces().iter().filter_map(|piece| self.sources.get(&piece.fingerprint)).cloned().collect()
    }

    /// Whether exactly this is here.
    pub fn has(&self, fingerprint: Fingerprint) -> bool {
        self.heroes.iter().any(|hero| hero.fingerprint == fingerprint)
            || self.boards.iter().any(|board| board.fingerprint == fingerprint)
            || self.items.iter().any(|item| item.fingerprint == fingerprint)
    }

    /// Whether it is here, and looks as it is wanted.
    pub fn has_edition(&self, wanted: &Wanted) -> bool {
        let here = self.sources.get(&wanted.piece.fingerprint).filter(|_| self.has(wanted.piece.fingerprint));
        here.is_some_and(|source| wanted.edition.is_none_or(|edition| source.edition() == edition))
    }

    /// This content with what was kept in the place of what has the same names.
    pub fn with_sources(&self, sources: &[Source]) -> Result<Self, ContentError> {
        let mut kept = Self::default();
        let mut problems = Vec::new();
        for source in sources {
            kept.add_piece(source.piece.kind, &source.piece.name, &source.text, &mut problems);
        }
        if !problems.is_empty() {
            return Err(ContentError::Problems(problems));
        }
        let mut content = self.clone();
        content.merge(kept);
        Ok(content)
    }

    /// The match of a record. What it was played with must be here exactly as it was; a record without marks is
    /// played with what there is.
    pub fn set_up_record(&self, record: &Record) -> Result<Match, SetUpError> {
        let differs = self.differs(record);
        if differs != Differs::default() {
            return Err(SetUpError::Content(differs));
        }
        let content = self.pinned(&record.content);
        let heroes: Vec<&str> = record.seats.iter().map(|seat| seat.hero.as_str()).collect();
        content.set_up(&record.board, &heroes, record.mode, record.switches)
    }

    /// This content for a game that is played with these pieces, all of which are here: a name stands for the piece, and
    /// there are no other items, for a game may draw from all there are (R21.2). Without pieces it is all there is.
    pub fn pinned(&self, pieces: &[Piece]) -> Self {
        let mut content = self.clone();
        if pieces.is_empty() {
            return content;
        }
        content.items.clear();
        for piece in pieces {
            let is = |fingerprint: Fingerprint| fingerprint == piece.fingerprint;
            match piece.kind {
                PieceKind::Hero => {
                    let hero = self.heroes.iter().find(|hero| is(hero.fingerprint)).cloned();
                    hero.into_iter().for_each(|hero| put(&mut content.heroes, hero, |hero| &hero.name));
                }
                PieceKind::Board => {
                    let board = self.boards.iter().find(|board| is(board.fingerprint)).cloned();
                    board.into_iter().for_each(|board| put(&mut content.boards, board, |board| &board.name));
                }
                PieceKind::Item => content.items.extend(self.items.iter().find(|item| is(item.fingerprint)).cloned()),
                PieceKind::Card => {}
            }
        }
        content
    }

    /// What has become of the content of a record.
    pub fn differs(&self, record: &Record) -> Differs {
        let mut differs = Differs::default();
        for (index, piece) in record.content.iter().enumerate() {
            if piece.kind == PieceKind::Card || self.has(piece.fingerprint) {
                continue;
            }
            let is_here = match piece.kind {
                PieceKind::Hero => self.hero(&piece.name).is_ok(),
                PieceKind::Board => self.board(&piece.name).is_ok(),
                PieceKind::Item | PieceKind::Card => self.item(&piece.name).is_ok(),
            };
            let list = if is_here { &mut differs.changed } else { &mut differs.missing };
            list.push(piece.clone());
            if piece.kind == PieceKind::Hero {
                let cards = record.content[index + 1..].iter().take_while(|piece| piece.kind == PieceKind::Card);
                differs.cards.extend(self.cards_that_differ(&piece.name, &cards.collect::<Vec<_>>()));
            }
        }
        differs
    }

    fn cards_that_differ(&self, hero: &str, then: &[&Piece]) -> Vec<(String, String)> {
        let Ok(now) = self.hero(hero) else { return Vec::new() };
        let gone = then.iter().filter(|card| now.cards.iter().all(|other| other.fingerprint != card.fingerprint));
        let new = now.cards.iter().filter(|card| then.iter().all(|other| other.fingerprint != card.fingerprint));
        let mut names: Vec<&String> = gone.map(|card| &card.name).chain(new.map(|card| &card.name)).collect();
        let mut seen = Vec::new();
        names.retain(|name| {
            !seen.contains(name) && {
                seen.push(*name);
                true
            }
        });
        names.into_iter().map(|card| (now.name.clone(), card.clone())).collect()
    }
}

#[cfg(test)]
mod tests {
    use peerless_rules::{Mode, Switches};

    use super::*;

    fn built_in() -> Content {
        Content::built_in().unwrap()
    }

    fn record(content: &Content) -> Record {
        let heroes = [&content.heroes[0].name, &content.heroes[1].name];
        let board = content.boards.iter().find(|board| !board.items.is_empty()).unwrap();
        let m = content.set_up(&board.name, &heroes, Mode::Duel, Switches::default()).unwrap();
        Record::parse(&Record::new(&m, 1).to_string()).unwrap()
    }

    /// The content with one of its texts changed.
    fn edited(content: &Content, name: &str, edit: impl Fn(&str) -> String) -> Content {
        let source = content.sources.values().find(|source| source.piece.name == name).unwrap();
        let text = edit(&source.text);
        assert_ne!(text, &*source.text, "the edit changes something");
        content.with_sources(&[Source { text: text.into(), ..source.clone() }]).unwrap()
    }

    #[test]
    fn all_content_is_read_again_from_what_is_kept_of_it() {
        let content = built_in();
        let sources: Vec<Source> = content.sources.values().cloned().collect();
        assert_eq!(sources.len(), content.heroes.len() + content.boards.len() + content.items.len());
        let again = Content::default().with_sources(&sources).unwrap();
        for hero in &content.heroes {
            assert_eq!(format!("{hero:?}"), format!("{:?}", again.hero(&hero.name).unwrap()));
        }
        for board in &content.boards {
            assert_eq!(format!("{board:?}"), format!("{:?}", again.board(&board.name).unwrap()));
        }
        for item in &content.items {
            assert_eq!(format!("{item:?}"), format!("{:?}", again.item(&item.name).unwrap()));
        }
    }

    #[test]
    fn a_record_names_its_content_and_is_played_with_no_other() {
        let content = built_in();
        let record = record(&content);
        assert!(content.set_up_record(&record).is_ok());
        let (hero, card) = (&content.heroes[0].name, &content.heroes[0].cards[0].name);
        let cards = |content: &Content| content.differs(&record).card_names();
        let changed = edited(&content, hero, |text| text.replacen("\"boost\" = ", "\"boost\" = 1", 1));
        assert_eq!(cards(&changed), [format!("{card} ({hero})")]);
        let renamed = edited(&content, hero, |text| text.replace(card, "Another Name"));
        assert_eq!(cards(&renamed), [format!("{card} ({hero})"), format!("Another Name ({hero})")]);
        let faster = edited(&content, hero, |text| text.replace("\"move\" = 2", "\"move\" = 3"));
        let differs = faster.differs(&record);
        assert_eq!((differs.changed.len(), differs.missing.len(), differs.cards.len()), (1, 0, 0));
        assert!(faster.set_up_record(&record).is_err());
        let mut gone = content.clone();
        gone.heroes.remove(0);
        assert_eq!(gone.differs(&record).missing.iter().map(|piece| &piece.name).collect::<Vec<_>>(), [hero]);
        let unmarked = Record { content: Vec::new(), ..record.clone() };
        assert!(changed.set_up_record(&unmarked).is_ok());
    }

    #[test]
    fn a_board_that_is_drawn_otherwise_is_played_the_same() {
        let content = built_in();
        let record = record(&content);
        let moved = edited(&content, &record.board, |text| text.replacen("\"x\" = ", "\"x\" = 1", 1));
        assert!(moved.set_up_record(&record).is_ok());
        let mut spaces = content.board(&record.board).unwrap().spaces.iter();
        let zone = spaces.find_map(|space| (space.zones.count_ones() > 1).then_some(&space.id)).unwrap();
        let other = edited(&content, &record.board, |text| {
            text.replacen(&format!("\"id\" = \"{zone}\""), "\"id\" = \"Z9\"", 1)
                .replace(&format!("{zone}-"), "Z9-")
                .replace(&format!("-{zone}"), "-Z9")
        });
        assert_eq!(other.differs(&record).changed[0].kind, PieceKind::Board);
    }
}
