//! The workshop's work: files that people write are checked, explained, kept as drafts and brought to tables.
//! Places in files are bytes here and UTF-16 units in browsers.

use std::sync::Arc;

use peerless_content::{
    Content, ContentError, Made, Source, check_draft, import_deck, manual_at, offers_at, parse_hero, phrases_at,
    turns_at,
};
use peerless_protocol::{
    AskPlace, AskTurns, BoardFace, CheckFile, CheckedFile, FileKind, FixFace, HeroFace, ImportedFile, ItemFace,
    ManualFace, OfferFace, OffersFace, PhraseFace, PhrasesFace, ShapeFace, SpotFace, TurnFace, TurnsFace,
};
use peerless_rules::{Hero, PieceKind};
use peerless_session::Trouble;

use crate::fault::{Fault, Kind};
use crate::keys;
use crate::limits::Limits;
use crate::scene;

/// Files that one table may be played with.
const FILES: usize = 4;
/// Problems of a file that are told at once.
const TOLD: usize = 100;

/// A file that is too long is not looked at.
pub fn check_size(limits: &Limits, text: &str) -> Result<(), Fault> {
    if text.len() <= limits.file {
        return Ok(());
    }
    Err(Fault::new(Kind::TooLarge, Trouble::because("bad-file", "long").with("most", limits.file)))
}

/// What is kept of the secret that opens a draft.
pub fn draft_id(secret: &str) -> Result<String, Fault> {
    if keys::is_secret(secret) { Ok(keys::hash(secret)) } else { Err(Fault::no_draft()) }
}

pub const fn piece_kind(kind: FileKind) -> PieceKind {
    match kind {
        FileKind::Hero => PieceKind::Hero,
        FileKind::Board => PieceKind::Board,
        FileKind::Item => PieceKind::Item,
    }
}

pub const fn file_kind(kind: PieceKind) -> FileKind {
    match kind {
        PieceKind::Hero | PieceKind::Card => FileKind::Hero,
        PieceKind::Board => FileKind::Board,
        PieceKind::Item => FileKind::Item,
    }
}

/// A table is played with so many files.
pub fn check_count(files: usize) -> Result<(), Fault> {
    if (1..=FILES).contains(&files) {
        return Ok(());
    }
    Err(Fault::bad(Trouble::because("bad-file", "many").with("most", FILES)))
}

pub fn check(content: &Content, file: &CheckFile) -> CheckedFile {
    let checked = check_draft(piece_kind(file.kind), &file.text);
    let units = Units::new(&file.text);
    let spot = |problem: &peerless_content::Problem| SpotFace {
        from: units.of(problem.at.start),
        to: units.of(problem.at.end),
        message: problem.message.clone(),
        help: problem.help.clone(),
        fix: problem.fix.as_ref().map(|fix| FixFace {
            from: units.of(fix.at.start),
            to: units.of(fix.at.end),
            text: fix.text.clone(),
        }),
    };
    let problems = checked.problems.iter().take(TOLD).map(spot).collect();
    let (mut hero, mut board, mut items, mut cases) = (None, None, Vec::new(), Vec::new());
    match checked.made {
        Some(Made::Hero(made)) => {
            hero = Some(HeroFace::new(&made));
            cases = scene::cases(content, &file.text, &Arc::new(*made));
        }
        Some(Made::Board(made)) => board = Some(BoardFace::new(&made)),
        Some(Made::Items(made)) => items = made.iter().map(ItemFace::new).collect(),
        None => {}
    }
    CheckedFile { problems, notes: checked.notes, hero, board, items, cases }
}

pub fn offers(ask: &AskPlace) -> OffersFace {
    let units = Units::new(&ask.text);
    let Some(found) = offers_at(piece_kind(ask.kind), &ask.text, units.byte(ask.at)) else {
        return OffersFace { from: ask.at, offers: Vec::new() };
    };
    let offer = |offer: peerless_content::Offer| OfferFace { words: offer.words, kind: offer.kind, what: offer.what };
    OffersFace { from: units.of(found.from), offers: found.list.into_iter().map(offer).collect() }
}

pub fn manual(ask: &AskPlace) -> ManualFace {
    let units = Units::new(&ask.text);
    match manual_at(piece_kind(ask.kind), &ask.text, units.byte(ask.at)) {
        Some(entry) => ManualFace {
            from: units.of(entry.span.start),
            to: units.of(entry.span.end),
            words: entry.words,
            meaning: entry.meaning,
            example: entry.example,
        },
        None => ManualFace { from: ask.at, to: ask.at, words: "", meaning: "", example: "" },
    }
}

pub fn phrases(ask: &AskPlace) -> PhrasesFace {
    let at = Units::new(&ask.text).byte(ask.at);
    let Some(phrased) = phrases_at(piece_kind(ask.kind), &ask.text, at) else {
        return PhrasesFace { text: String::new(), phrases: Vec::new(), shapes: Vec::new() };
    };
    let units = Units::new(&phrased.text);
    let phrase = |phrase: &peerless_content::Phrase| PhraseFace {
        from: units.of(phrase.span.start),
        to: units.of(phrase.span.end),
        what: phrase.what,
    };
    let shape = |shape: peerless_content::Reshaped| ShapeFace {
        sentence: u32::try_from(shape.sentence).unwrap_or(u32::MAX),
        shape: shape.shape.name(),
        text: shape.text,
    };
    let phrases = phrased.phrases.iter().map(phrase).collect();
    let shapes = phrased.shapes.into_iter().map(shape).collect();
    PhrasesFace { phrases, shapes, text: phrased.text }
}

pub fn turns(ask: &AskTurns) -> TurnsFace {
    let (kind, at) = (piece_kind(ask.kind), Units::new(&ask.text).byte(ask.at));
    let phrase = match ask.phrase {
        Some((from, to)) => phrases_at(kind, &ask.text, at).map(|phrased| {
            let units = Units::new(&phrased.text);
            units.byte(from)..units.byte(to)
        }),
        None => None,
    };
    let turn = |turn: peerless_content::Turn| TurnFace { words: turn.words, meaning: turn.meaning, text: turn.text };
    TurnsFace { turns: turns_at(kind, &ask.text, at, phrase).into_iter().map(turn).collect() }
}

/// Makes a hero file of a deck of the community.
pub fn import(deck: &str) -> Result<ImportedFile, Fault> {
    let imported = import_deck(deck).map_err(|error| {
        let first = error.to_string().lines().next().unwrap_or_default().to_owned();
        Fault::bad(Trouble::because("bad-file", "deck").with("detail", first))
    })?;
    let count = |texts: usize| u32::try_from(texts).unwrap_or(u32::MAX);
    Ok(ImportedFile {
        text: imported.file,
        kept: count(imported.kept),
        reworded: count(imported.reworded),
        left: count(imported.left),
        notes: imported.notes,
    })
}

/// The hero of a file.
pub fn hero(text: &str, limits: &Limits) -> Result<Arc<Hero>, Fault> {
    check_size(limits, text)?;
    let wrong = |problems: Vec<peerless_content::Problem>| {
        let first = problems.first().map(ToString::to_string).unwrap_or_default();
        Fault::bad(Trouble::because("bad-file", "wrong").with("detail", first))
    };
    parse_hero(PieceKind::Hero.name(), text).map(Arc::new).map_err(wrong)
}

/// What there is for all, with files that somebody brings to a table. Items lie on the table's board.
pub fn bring(
    content: &Content,
    files: Vec<CheckFile>,
    board: Option<&str>,
    limits: &Limits,
) -> Result<(Arc<Content>, Vec<Source>), Fault> {
    check_count(files.len())?;
    let mut texts = Vec::new();
    for file in files {
        check_size(limits, &file.text)?;
        texts.push((piece_kind(file.kind), file.text));
    }
    let wrong = |error: ContentError| {
        let first = match &error {
            ContentError::Problems(problems) => problems.first().map(ToString::to_string),
            ContentError::Read { .. } => None,
        };
        Fault::bad(Trouble::because("bad-file", "wrong").with("detail", first.unwrap_or_default()))
    };
    let (mut content, mut sources) = content.with_texts(&texts).map_err(wrong)?;
    let brought = |name: &str| {
        let same =
            |source: &&Source| source.piece.kind == PieceKind::Item && source.piece.name.eq_ignore_ascii_case(name);
        sources.iter().filter(same).count()
    };
    // In the order of their files.
    let items: Vec<String> =
        content.items.iter().map(|item| item.name.clone()).filter(|name| brought(name) > 0).collect();
    if let Some(twice) = items.iter().find(|name| brought(name) > 1) {
        return Err(Fault::bad(Trouble::because("bad-file", "twice").with("name", twice.as_str())));
    }
    if !items.is_empty() {
        let (laid, boards) = content.with_items_on(board, &items).map_err(wrong)?;
        content = laid;
        sources.retain(|source| boards.iter().all(|board| board.piece.name != source.piece.name || !is_board(source)));
        sources.extend(boards);
    }
    Ok((Arc::new(content), sources))
}

fn is_board(source: &Source) -> bool {
    source.piece.kind == PieceKind::Board
}

/// Counts a text as browsers do.
struct Units<'t> {
    text: &'t str,
    /// In a text of plain letters all counts are the same.
    plain: bool,
}

impl<'t> Units<'t> {
    fn new(text: &'t str) -> Self {
        Self { text, plain: text.is_ascii() }
    }

    /// The UTF-16 units before a byte.
    fn of(&self, byte: usize) -> u32 {
        let byte = byte.min(self.text.len());
        let units = match self.text.get(..byte) {
            Some(before) if !self.plain => before.encode_utf16().count(),
            _ => byte,
        };
        u32::try_from(units).unwrap_or(u32::MAX)
    }

    /// The byte after so many UTF-16 units.
    fn byte(&self, units: u32) -> usize {
        let mut left = units as usize;
        if self.plain {
            return left.min(self.text.len());
        }
        for (byte, letter) in self.text.char_indices() {
            if left < letter.len_utf16() {
                return byte;
            }
            left -= letter.len_utf16();
        }
        self.text.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_as_browsers_count() {
        let text = "aé😀b";
        let units = Units::new(text);
        for (byte, unit) in [(0, 0), (1, 1), (3, 2), (7, 4), (8, 5), (99, 5)] {
            assert_eq!(units.of(byte), unit, "{byte}");
        }
        for (unit, byte) in [(0, 0), (1, 1), (2, 3), (3, 3), (4, 7), (5, 8), (99, 8)] {
            assert_eq!(units.byte(unit), byte, "{unit}");
        }
        assert_eq!((Units::new("abc").of(2), Units::new("abc").byte(9)), (2, 3));
    }
}
