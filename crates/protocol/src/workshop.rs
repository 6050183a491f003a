//! Files that people write in the workshop: kept as drafts, checked while they are written, and played with.

use peerless_session::{ItemFace, SourceFace};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{BoardFace, HeroFace, NewTable, Replay};

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum FileKind {
    /// A hero with all cards.
    Hero,
    /// A board.
    Board,
    /// A list of items.
    Item,
}

/// Keeps a new version of a draft.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SaveDraft {
    /// The secret that opens it: 24 letters by lot, chosen by whoever makes it.
    pub draft: String,
    /// What it holds; a draft stays what it was at first.
    pub kind: FileKind,
    /// The version that it was made from; 0 for a new draft.
    pub after: u32,
    /// The whole file.
    pub text: String,
}

/// The version was kept.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SavedDraft {
    /// Its number.
    pub version: u32,
}

/// Asks for a draft.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct OpenDraft {
    /// The secret that opens it.
    pub draft: String,
    /// Null: the newest.
    pub version: Option<u32>,
}

/// A draft at one of its versions.
#[derive(Clone, Debug, Serialize, TS)]
pub struct DraftFace {
    /// What it holds.
    pub kind: FileKind,
    /// Which version this is.
    pub version: u32,
    /// The whole file.
    pub text: String,
    /// The versions that are kept, the newest first.
    pub history: Vec<VersionFace>,
}

/// A version of a draft.
#[derive(Clone, Debug, Serialize, TS)]
pub struct VersionFace {
    /// Its number.
    pub version: u32,
    /// When it was kept, in seconds since 1970.
    pub at: u64,
}

/// A file to be looked at.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct CheckFile {
    /// What it is to hold.
    pub kind: FileKind,
    /// All of it.
    pub text: String,
}

/// What there is to say about a file. Places are counted in UTF-16 units, as browsers do.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CheckedFile {
    /// What is wrong; empty if it can be played with.
    pub problems: Vec<SpotFace>,
    /// What is no mistake, but may not be meant.
    pub notes: Vec<String>,
    /// The hero that it makes.
    pub hero: Option<HeroFace>,
    /// The board that it makes.
    pub board: Option<BoardFace>,
    /// The items that it makes.
    pub items: Vec<ItemFace>,
    /// The cases of a hero, in the order of the file; none if something is wrong with the hero.
    pub cases: Vec<CaseFace>,
}

/// A case of a file, and whether it holds.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CaseFace {
    /// One sentence that says what it shows.
    pub name: String,
    /// What does not hold, in English; null if all does.
    pub failed: Option<String>,
}

/// Asks how a scene goes.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AskScene {
    /// The file of a hero, which can play in it.
    pub hero: String,
    /// The scene: a case, with a script as far as it has come.
    pub scene: String,
}

/// How a scene goes, with all hands open.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SceneFace {
    /// Why it cannot be set up, in English; empty if it can.
    pub problems: Vec<String>,
    /// The beginning, and what came of each choice of the script.
    pub replay: Option<Replay>,
    /// For each step of the replay, what programs did in it.
    pub programs: Vec<Vec<OpFace>>,
    /// The first line of the script that does not hold; what follows it was not played.
    pub failed: Option<LineFault>,
    /// All that could be chosen now, in the notation.
    pub options: Vec<String>,
    /// What a script could say of how things stand now, each without its sign.
    pub facts: Vec<String>,
}

/// A line of a script that does not hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct LineFault {
    /// Its number among the lines that say something, from 0.
    pub line: u32,
    /// What is wrong with it, in English.
    pub message: String,
}

/// A step of a program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct OpFace {
    /// Whose program it is.
    pub source: SourceFace,
    /// Its place in the program.
    pub at: u16,
    /// What it says, in the words of the engine.
    pub op: String,
}

/// Something wrong at a place. It is said in English, as all texts of cards are.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SpotFace {
    /// Where it begins.
    pub from: u32,
    /// Where it ends.
    pub to: u32,
    /// What is wrong.
    pub message: String,
    /// A way on.
    pub help: Option<String>,
    /// A change that may be what was meant.
    pub fix: Option<FixFace>,
}

/// A change of a file.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FixFace {
    /// Where what goes begins.
    pub from: u32,
    /// Where it ends.
    pub to: u32,
    /// What comes in its place.
    pub text: String,
}

/// Asks about a place of a file.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct AskPlace {
    /// What the file is to hold.
    pub kind: FileKind,
    /// All of it.
    pub text: String,
    /// The place.
    pub at: u32,
}

/// What could be written at a place.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OffersFace {
    /// From where on it stands in the place of what is there.
    pub from: u32,
    /// One of these.
    pub offers: Vec<OfferFace>,
}

/// Something that could be written.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OfferFace {
    /// As it would be written.
    pub words: String,
    /// `word`, `name`, `sign`, `key`, `value`
    pub kind: &'static str,
    /// What it is or begins; may be empty.
    pub what: &'static str,
}

/// What the manual of the card language says about the words at a place.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ManualFace {
    /// Where the words begin; equal to `to` where nothing is said.
    pub from: u32,
    /// Where they end.
    pub to: u32,
    /// The pattern that they follow.
    pub words: &'static str,
    /// What they mean.
    pub meaning: &'static str,
    /// A text with such words.
    pub example: &'static str,
}

/// A text of a file, cut into phrases. Places are counted in the text, in UTF-16 units.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PhrasesFace {
    /// All of it; empty where no text of the card language stands.
    pub text: String,
    /// What could be said in another way, the outer before the inner; none if the text is not understood.
    pub phrases: Vec<PhraseFace>,
    /// How its sentences could be built anew.
    pub shapes: Vec<ShapeFace>,
}

/// A part of a text that could be said in another way.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PhraseFace {
    /// Where it begins.
    pub from: u32,
    /// Where it ends.
    pub to: u32,
    /// What it is.
    pub what: &'static str,
}

/// Another build of a sentence.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ShapeFace {
    /// Which sentence of the text.
    pub sentence: u32,
    /// `if`, `no-if`, `may`, `must`, `then`, `no-then`, `if-done`, `no-if-done`, `otherwise`, `no-otherwise`, `remove`
    pub shape: &'static str,
    /// The whole text as it would be then.
    pub text: String,
}

/// Asks what could stand in a text of a file.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct AskTurns {
    /// What the file is to hold.
    pub kind: FileKind,
    /// All of it.
    pub text: String,
    /// A place in the text.
    pub at: u32,
    /// The phrase that is to be another, from and to in the text; null: one more sentence.
    pub phrase: Option<(u32, u32)>,
}

/// What could stand there.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TurnsFace {
    /// One of these.
    pub turns: Vec<TurnFace>,
}

/// Words that could stand at a place of a text.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TurnFace {
    /// As they are written there.
    pub words: String,
    /// What the manual says about them; may be empty.
    pub meaning: &'static str,
    /// The whole text as it would be then.
    pub text: String,
}

/// A file as it was written.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FileText {
    /// All of it.
    pub text: String,
}

/// A deck of the community, to be made into a hero file.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ImportDeck {
    /// Its JSON.
    pub deck: String,
}

/// A hero file that was made of a deck.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ImportedFile {
    /// The file; what was not understood stands in it as comments.
    pub text: String,
    /// Texts that are taken over as they stand.
    pub kept: u32,
    /// Texts that are taken over in other words.
    pub reworded: u32,
    /// Texts that are left to the author.
    pub left: u32,
    /// What else the author should look at.
    pub notes: Vec<String>,
}

/// Asks how strong a hero is.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct AskReport {
    /// The file of the hero.
    pub hero: String,
    /// The file of another version, with which it is compared on the same luck.
    pub before: Option<String>,
}

/// How far a report is.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ReportFace {
    /// By which it is asked for again, or stopped.
    pub id: String,
    /// Deals that have been played.
    pub done: u32,
    /// Of so many.
    pub all: u32,
    /// Its place among those that wait; 0 once it is being made.
    pub waiting: u32,
    /// Null until it is done.
    pub found: Option<Strongness>,
}

/// How strong a hero is.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Strongness {
    /// Who played.
    pub bot: String,
    /// How many games.
    pub games: u32,
    /// How much of all deals was won; a deal is two games with the same luck, each hero beginning once.
    pub rate: RateFace,
    /// Against each hero, the hardest first.
    pub foes: Vec<(String, RateFace)>,
    /// On each board, the hardest first.
    pub boards: Vec<(String, RateFace)>,
    /// Turns of a game on average.
    pub turns: f32,
    /// How often the hero and its foe ran out of cards.
    pub exhausted: [f32; 2],
    /// Each card of the deck.
    pub cards: Vec<CardWorth>,
    /// How it does with bots that look further, in fewer games; null where it is compared.
    pub search: Option<Searched>,
    /// How it compares with the other version.
    pub compared: Option<Compared>,
}

/// How much a hero wins in the hands of a small search.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Searched {
    /// Who played.
    pub bot: String,
    /// How many games.
    pub games: u32,
    /// How much of all deals was won.
    pub rate: RateFace,
}

/// A share, or a difference of shares, with its 95 % interval.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct RateFace {
    /// On average.
    pub mean: f32,
    /// At least, most likely.
    pub low: f32,
    /// At most, most likely.
    pub high: f32,
}

/// What became of a card, in copies for each game.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CardWorth {
    /// The card's name.
    pub name: String,
    /// Drawn.
    pub drawn: f32,
    /// Played as an attack.
    pub attack: f32,
    /// Played as a defense.
    pub defense: f32,
    /// Played as a scheme.
    pub scheme: f32,
    /// Used to boost.
    pub boost: f32,
    /// Still in hand when the game ended.
    pub kept: f32,
    /// What one copy more in the starting hand changes about the share of games that are won.
    pub worth: RateFace,
}

/// How a hero compares with another version of it.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct Compared {
    /// How much more of the deals it wins.
    pub change: RateFace,
    /// Of so many.
    pub deals: u32,
}

/// A table that is played with files of its own, whatever becomes of them later.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PlayFiles {
    /// They stand in the place of what has the same names.
    pub files: Vec<CheckFile>,
    /// The table, which is no open one.
    pub table: NewTable,
}
