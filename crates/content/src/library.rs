//! All content there is: the built-in files, and those of a folder that adds to them or replaces them.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use peerless_lang::{Key, Names};
use peerless_rules::*;
use toml::de::{DeTable, DeValue};

use crate::board::parse_board;
use crate::canon::{canonical, fingerprint, quoted, written};
use crate::doc::{Fields, Problem, Problems, nearest};
use crate::hero::{parse_hero, parse_text};
use crate::look::read_picture;
use crate::lower::{Lowering, split};
use crate::version::{Differs, Source};

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// Heroes, boards and items by name; fixed after loading.
#[derive(Clone, Debug, Default)]
pub struct Content {
    /// By set and name.
    pub heroes: Vec<Arc<Hero>>,
    /// By set and name.
    pub boards: Vec<Arc<Board>>,
    /// In the order of their files.
    pub items: Vec<Arc<Item>>,
    /// The text of each, to be kept with games.
    pub(crate) sources: BTreeMap<Fingerprint, Source>,
    /// The text of each as it was written, for those who want to write one like it.
    written: BTreeMap<Fingerprint, Arc<str>>,
}

/// Why content could not be loaded.
#[derive(Debug, thiserror::Error)]
pub enum ContentError {
    /// What is wrong with the files.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
    Problems(Vec<Problem>),
    /// A file or folder that cannot be read.
    #[error("cannot read {path}: {error}")]
    #[expect(missing_docs, reason = "the message names its parts")]
    Read { path: String, error: std::io::Error },
}

/// A name that stands for nothing, with what could have been meant.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no {what} `{name}`; {}", .near.as_ref().map_or_else(
    || format!("there are: {}", .known.join(", ")), |near| format!("did you mean `{near}`?")))]
pub struct Unknown {
    /// `hero`, `board`, `item`
    pub what: &'static str,
    /// As it was given.
    pub name: String,
    /// The name that is close to it.
    pub near: Option<String>,
    /// All names that there are.
    pub known: Vec<String>,
}

/// Why a match cannot be.
#[derive(Debug, thiserror::Error)]
pub enum SetUpError {
    /// A hero, board or item that is not there.
    #[error(transparent)]
    Unknown(#[from] Unknown),
    /// Things that are there, but do not go together.
    #[error(transparent)]
    Match(#[from] MatchError),
    /// A record of a game with other content.
    #[error(transparent)]
    Content(#[from] Differs),
}

/// Whole hero files that show one declaration each: what it is called, and the file.
pub fn manual_files() -> &'static [(&'static str, &'static str)] {
    MANUAL
}

impl Content {
    /// What the binary carries.
    pub fn built_in() -> Result<Self, ContentError> {
        let mut content = Self::default();
        let mut problems = Vec::new();
        for (path, text) in EMBEDDED {
            content.add(path, text, &mut problems);
        }
        content.checked(problems)
    }

    /// Adds the files below a folder (`heroes`, `boards`, `items`), or a single file of one of these kinds; one of the same name
    /// replaces what was there.
    pub fn with_folder(mut self, folder: &Path) -> Result<Self, ContentError> {
        let mut problems = Vec::new();
        // The folder by itself first: within it no name may stand for two things.
        let mut own = Self::default();
        for (path, text) in read_folder(folder)? {
            let before = own.names();
            let mut one = Self::default();
            one.add_piece(kind_of(&path).unwrap_or_else(|| kind_in(&text)), &path, &text, &mut problems);
            for name in one.names() {
                if before.contains(&name) {
                    let message = format!("another file of this folder defines {name} already");
                    problems.push(Problem::of_file(&path, message));
                }
            }
            own.merge(one);
        }
        self.merge(own);
        self.checked(problems)
    }

    fn checked(mut self, mut problems: Vec<Problem>) -> Result<Self, ContentError> {
        for board in &self.boards {
            for item in &board.items {
                if !self.items.iter().any(|known| known.name.eq_ignore_ascii_case(item)) {
                    let message = format!("{} has the item `{item}`, which no item file defines", board.name);
                    problems.push(Problem::of_file(&board.name, message));
                }
            }
        }
        for (board, other) in self.boards.iter().flat_map(|board| board.aka.iter().map(move |other| (board, other))) {
            let taken = |known: &&Arc<Board>| {
                let mut names = known.aka.iter().chain([&known.name]);
                known.name != board.name && names.any(|name| plain(name) == plain(other))
            };
            if let Some(known) = self.boards.iter().find(taken) {
                let message = format!("{} goes by `{other}`, and so does {}", board.name, known.name);
                problems.push(Problem::of_file(&board.name, message));
            }
        }
        self.heroes.sort_by(|a, b| (&a.set, &a.name).cmp(&(&b.set, &b.name)));
        self.boards.sort_by(|a, b| (&a.set, &a.name).cmp(&(&b.set, &b.name)));
        if problems.is_empty() { Ok(self) } else { Err(ContentError::Problems(problems)) }
    }

    /// What there is, by kind and name.
    fn names(&self) -> Vec<String> {
        let heroes = self.heroes.iter().map(|hero| format!("the hero `{}`", hero.name));
        let boards = self.boards.iter().map(|board| format!("the board `{}`", board.name));
        let items = self.items.iter().map(|item| format!("the item `{}`", item.name));
        heroes.chain(boards).chain(items).collect()
    }

    /// Adds everything of `other`; an equal name replaces.
    pub(crate) fn merge(&mut self, other: Self) {
        other.heroes.into_iter().for_each(|hero| put(&mut self.heroes, hero, |hero| &hero.name));
        other.boards.into_iter().for_each(|board| put(&mut self.boards, board, |board| &board.name));
        other.items.into_iter().for_each(|item| put(&mut self.items, item, |item| &item.name));
        self.sources.extend(other.sources);
        self.written.extend(other.written);
    }

    /// Adds what a file holds, which the folder that it lies in tells.
    fn add(&mut self, path: &str, text: &str, problems: &mut Vec<Problem>) {
        if let Some(kind) = kind_of(path) {
            self.add_piece(kind, path, text, problems);
        }
    }

    /// Adds a hero, a board, or a list of items.
    pub(crate) fn add_piece(&mut self, kind: PieceKind, path: &str, text: &str, problems: &mut Vec<Problem>) {
        let table = DeTable::parse_recoverable(text).0;
        match kind {
            PieceKind::Hero => match parse_hero(path, text) {
                Ok(hero) => {
                    self.keep(PieceKind::Hero, &hero.name, hero.fingerprint, canonical(table.get_ref()));
                    self.written.insert(hero.fingerprint, text.into());
                    put(&mut self.heroes, Arc::new(hero), |hero| &hero.name);
                }
                Err(found) => problems.extend(found),
            },
            PieceKind::Board => match parse_board(path, text) {
                Ok(board) => {
                    self.keep(PieceKind::Board, &board.name, board.fingerprint, canonical(table.get_ref()));
                    self.written.insert(board.fingerprint, text.into());
                    put(&mut self.boards, Arc::new(board), |board| &board.name);
                }
                Err(found) => problems.extend(found),
            },
            PieceKind::Item => match parse_items(path, text) {
                Ok(items) => {
                    for (item, table) in items.into_iter().zip(item_tables(table.get_ref())) {
                        self.written.insert(item.fingerprint, plain_item(table).into());
                        let text = format!("[[item]]\n{}", canonical(table));
                        self.keep(PieceKind::Item, &item.name, item.fingerprint, text);
                        put(&mut self.items, Arc::new(item), |item| &item.name);
                    }
                }
                Err(found) => problems.extend(found),
            },
            // A card is part of a hero.
            PieceKind::Card => {}
        }
    }

    fn keep(&mut self, kind: PieceKind, name: &str, fingerprint: Fingerprint, text: String) {
        let piece = Piece { kind, name: name.to_owned(), fingerprint };
        self.sources.insert(fingerprint, Source { piece, text: text.into() });
    }

    /// This content with texts of others, each a whole file; one of the same name replaces what was there. Gives their pieces, too.
    pub fn with_texts(&self, texts: &[(PieceKind, String)]) -> Result<(Self, Vec<Source>), ContentError> {
        let mut own = Self::default();
        let mut problems = Vec::new();
        for (kind, text) in texts {
            own.add_piece(*kind, kind.name(), text, &mut problems);
        }
        if !problems.is_empty() {
            return Err(ContentError::Problems(problems));
        }
        let sources = own.sources.values().cloned().collect();
        let mut content = self.clone();
        content.merge(own);
        Ok((content.checked(problems)?, sources))
    }

    /// This content with these items on boards, in the place of what else would lie there: on the board of this name, or on
    /// each that has spaces for items. A board that names one of them itself stays as it is. Gives the boards that are others now.
    pub fn with_items_on(&self, board: Option<&str>, items: &[String]) -> Result<(Self, Vec<Source>), ContentError> {
        let wanted = board.map(|name| self.board(name).map_or("", |board| &board.name));
        let names =
            |board: &Board| items.iter().any(|item| board.items.iter().any(|own| own.eq_ignore_ascii_case(item)));
        let mut texts = Vec::new();
        for board in &self.boards {
            let asked = wanted.is_none_or(|name| name == board.name) && !board.item_spaces.is_empty() && !names(board);
            if let Some(source) = self.sources.get(&board.fingerprint).filter(|_| asked) {
                texts.push((PieceKind::Board, with_line(&source.text, "items", items)));
            }
        }
        self.with_texts(&texts)
    }

    /// This content with a hero of others; one of the same name is replaced.
    pub fn with_hero(&self, hero: &Self) -> Self {
        let mut content = self.clone();
        content.merge(hero.clone());
        content
    }

    /// The text of a hero, board or item, as it was written.
    pub fn text_of(&self, kind: PieceKind, name: &str) -> Result<Arc<str>, Unknown> {
        let fingerprint = match kind {
            PieceKind::Hero | PieceKind::Card => self.hero(name)?.fingerprint,
            PieceKind::Board => self.board(name)?.fingerprint,
            PieceKind::Item => self.item(name)?.fingerprint,
        };
        Ok(self.written.get(&fingerprint).cloned().unwrap_or_default())
    }

    /// The hero of this name; case and punctuation do not matter.
    pub fn hero(&self, name: &str) -> Result<&Arc<Hero>, Unknown> {
        find("hero", &self.heroes, |hero| &hero.name, name)
    }

    /// The board of this name, or the one that goes by it; case and punctuation do not matter.
    pub fn board(&self, name: &str) -> Result<&Arc<Board>, Unknown> {
        let by_name = find("board", &self.boards, |board| &board.name, name);
        let goes_by = |board: &&Arc<Board>| board.aka.iter().any(|other| plain(other) == plain(name));
        by_name.or_else(|unknown| self.boards.iter().find(goes_by).ok_or(unknown))
    }

    /// The item of this name; case and punctuation do not matter.
    pub fn item(&self, name: &str) -> Result<&Arc<Item>, Unknown> {
        find("item", &self.items, |item| &item.name, name)
    }

    /// A match of heroes, in seat order, on a board.
    pub fn set_up(
        &self,
        board: &str,
        heroes: &[impl AsRef<str>],
        mode: Mode,
        switches: Switches,
    ) -> Result<Match, SetUpError> {
        let heroes = heroes.iter().map(|name| self.hero(name.as_ref()).cloned()).collect::<Result<Vec<_>, _>>()?;
        let board = self.board(board)?.clone();
        let items = self.items_for(&board, switches)?;
        let game = Match::new(board, &heroes, items, mode, switches)?;
        game.check_room()?;
        Ok(game)
    }

    /// R21.2: the tokens that a board's item spaces draw from, its own or those of all sets.
    pub fn items_for(&self, board: &Board, switches: Switches) -> Result<Vec<Arc<Item>>, Unknown> {
        let own = board.items.iter().map(|name| self.item(name).cloned()).collect::<Result<_, _>>()?;
        let mixed = switches.items_of_all_sets && !board.item_spaces.is_empty();
        Ok(if mixed { self.items.clone() } else { own })
    }
}

/// What a file holds is told by the folder it lies in.
fn kind_of(path: &str) -> Option<PieceKind> {
    let folder = Path::new(path).parent()?.file_name()?.to_str()?;
    match folder {
        "heroes" => Some(PieceKind::Hero),
        "boards" => Some(PieceKind::Board),
        "items" => Some(PieceKind::Item),
        _ => None,
    }
}

/// What a file holds that lies in no such folder is told by its tables.
fn kind_in(text: &str) -> PieceKind {
    let file = DeTable::parse_recoverable(text).0;
    let has = |key: &str| file.get_ref().get(key).is_some();
    if has("item") {
        PieceKind::Item
    } else if has("zone") || has("lines") {
        PieceKind::Board
    } else {
        PieceKind::Hero
    }
}

/// The TOML files of a content folder, in order of their names; a file is the only one.
fn read_folder(folder: &Path) -> Result<Vec<(String, String)>, ContentError> {
    let read = |path: &Path, error| ContentError::Read { path: path.display().to_string(), error };
    if folder.is_file() {
        let text = std::fs::read_to_string(folder).map_err(|error| read(folder, error))?;
        return Ok(vec![(folder.display().to_string(), text)]);
    }
    if !folder.is_dir() {
        let error = std::io::Error::new(std::io::ErrorKind::NotFound, "it is not a folder");
        return Err(read(folder, error));
    }
    let mut files = Vec::new();
    for kind in ["heroes", "boards", "items"] {
        let folder = folder.join(kind);
        if !folder.is_dir() {
            continue;
        }
        for entry in std::fs::read_dir(&folder).map_err(|error| read(&folder, error))? {
            let path = entry.map_err(|error| read(&folder, error))?.path();
            if path.extension().is_some_and(|extension| extension == "toml") {
                let text = std::fs::read_to_string(&path).map_err(|error| read(&path, error))?;
                files.push((path.display().to_string(), text));
            }
        }
    }
    files.sort();
    Ok(files)
}

pub(crate) fn put<T>(list: &mut Vec<Arc<T>>, item: Arc<T>, name: impl Fn(&T) -> &String) {
    let same = |other: &Arc<T>| name(other).eq_ignore_ascii_case(name(&item));
    match list.iter().position(same) {
        Some(index) => list[index] = item,
        None => list.push(item),
    }
}

/// A canonical text, which has a line for each key, with this list under a key.
fn with_line(text: &str, key: &str, list: &[String]) -> String {
    let key = format!("{} = ", quoted(key));
    let list: Vec<String> = list.iter().map(|item| quoted(item)).collect();
    let others = text.lines().filter(|line| !line.starts_with(&key)).map(|line| format!("{line}\n"));
    others.chain([format!("{key}[{}]\n", list.join(", "))]).collect()
}

/// A name without what people leave out when they type it.
fn plain(name: &str) -> String {
    name.to_lowercase().replace(|c: char| !c.is_alphanumeric(), "")
}

fn find<'c, T>(
    what: &'static str,
    list: &'c [Arc<T>],
    name_of: impl Fn(&T) -> &String,
    name: &str,
) -> Result<&'c Arc<T>, Unknown> {
    let wanted = plain(name);
    if let Some(found) = list.iter().find(|item| plain(name_of(item)) == wanted) {
        return Ok(found);
    }
    let known: Vec<&str> = list.iter().map(|item| name_of(item).as_str()).collect();
    let near = nearest(name, &known).map(str::to_owned);
    Err(Unknown { what, name: name.to_owned(), near, known: known.into_iter().map(str::to_owned).collect() })
}

/// Each `[[item]]` of a file.
fn item_tables<'t, 'i>(table: &'t DeTable<'i>) -> Vec<&'t DeTable<'i>> {
    let Some(DeValue::Array(items)) = table.get("item").map(|items| items.get_ref()) else { return Vec::new() };
    items.iter().filter_map(|item| item.get_ref().as_table()).collect()
}

/// An item as a file of its own, as people write it.
fn plain_item(table: &DeTable) -> String {
    let keys = ["name", "set", "kind", "value", "scheme", "motif"];
    let line = |key: &str| table.get(key).map(|value| format!("{key} = {}\n", written(value.get_ref(), &[])));
    format!("[[item]]\n{}", keys.into_iter().filter_map(line).collect::<String>())
}

/// An item file: a list of `[[item]]`.
pub fn parse_items(file: &str, text: &str) -> Result<Vec<Item>, Vec<Problem>> {
    let mut problems = Problems::new(file, text);
    let table = problems.parse();
    if !problems.list.is_empty() {
        return Err(problems.list);
    }
    let mut fields = Fields::new(table.get_ref(), 0..0);
    let items = read_items(&mut fields, &mut problems);
    fields.finish(&mut problems);
    if problems.list.is_empty() { Ok(items) } else { Err(problems.list) }
}

pub(crate) fn read_items(fields: &mut Fields, problems: &mut Problems) -> Vec<Item> {
    let mut items = Vec::new();
    for mut table in fields.tables(problems, "item") {
        let item = read_item(&mut table, problems);
        if items.iter().any(|other: &Item| other.name.eq_ignore_ascii_case(&item.name)) {
            problems.add(table.place_of("name"), format!("another item of this file is called `{}`, too", item.name));
        }
        items.push(item);
        table.finish(problems);
    }
    items
}

fn read_item(table: &mut Fields, problems: &mut Problems) -> Item {
    let name = table.name(problems, "name").value;
    let set = table.string(problems, "set").map_or_else(String::new, |set| set.value);
    let kinds = [("combat", ItemKind::Combat), ("scheme", ItemKind::Scheme)];
    let kind = table.one_of(problems, "kind", &kinds, None).unwrap_or(ItemKind::Combat);
    let names = Names::default();
    let mut lowering = Lowering::new(&names);
    let mut value = 0;
    let mut written = String::new();
    match kind {
        ItemKind::Combat => value = table.needed(problems, "value", 1..21) as u8,
        ItemKind::Scheme => {
            let text = table.name(problems, "scheme");
            if let Some(parsed) = parse_text(problems, &text, &names, Key::Item) {
                let (effects, _) = split(&parsed);
                lowering.effects(effects);
            }
            if let Some(problem) = lowering.too_long() {
                problems.add(text.at.clone(), problem);
            }
            if !lowering.rules.is_empty() {
                problems.add(text.at.clone(), "an item does what it says at once: nothing of it holds for a time");
            }
            written = text.value;
        }
    }
    if lowering.code.len() == 1 {
        lowering.code.push(peerless_rules::program::Op::End);
    }
    let motif = read_picture(table, problems, "motif");
    let fingerprint = fingerprint(table.whole());
    Item { name, set, kind, value, text: written, code: lowering.code, labels: lowering.labels, motif, fingerprint }
}
