//! The shelf: what people publish of their drafts, with its family tree; and how whoever runs the server looks after it.

use std::collections::VecDeque;

use peerless_content::{Content, Made, check_draft};
use peerless_protocol::{BoardFace, CheckFile, FileKind, HeroFace, ItemFace, Licence, ShelfEntry, ShelfFace};
use peerless_rules::{Fingerprint, Item, MAX_TOKENS, Switches};
use peerless_session::Trouble;

use crate::fault::{Fault, Kind};
use crate::keys;
use crate::store::{Find, OnShelf, Store};
use crate::workshop::{file_kind, piece_kind};
use crate::{Database, OpenError, Postgres, Sqlite};

/// Most that is told at once.
pub const TOLD: u32 = 200;
/// How many of a family are told.
const FAMILY: usize = 100;
/// A line with this says what a file was made from.
const ORIGIN: &str = "# shelf: ";

/// Longest name of several items together, in characters.
const NAMES: usize = 80;

/// What a file that is to be published is called, and its mark. What there is for all keeps its names.
pub fn readable(content: &Content, file: &CheckFile) -> Result<(String, String), Fault> {
    let wrong = |detail: String| Fault::bad(Trouble::because("bad-file", "wrong").with("detail", detail));
    let checked = check_draft(piece_kind(file.kind), &file.text);
    if let Some(problem) = checked.problems.first() {
        return Err(wrong(problem.to_string()));
    }
    let nothing = || Fault::bad(Trouble::because("bad-file", "items").with("most", MAX_TOKENS));
    match checked.made.ok_or_else(nothing)? {
        Made::Hero(hero) if content.hero(&hero.name).is_ok() => Err(name_taken(&hero.name)),
        Made::Hero(hero) => Ok((hero.name, hero.fingerprint.to_string())),
        Made::Board(board) if content.board(&board.name).is_ok() => Err(name_taken(&board.name)),
        Made::Board(board) => {
            // The items that it names must be there.
            content.items_for(&board, Switches::default()).map_err(|error| Fault::bad(&error))?;
            Ok((board.name.clone(), board.fingerprint.to_string()))
        }
        Made::Items(items) => {
            if !(1..=MAX_TOKENS).contains(&items.len()) {
                return Err(nothing());
            }
            if let Some(item) = items.iter().find(|item| content.item(&item.name).is_ok()) {
                return Err(name_taken(&item.name));
            }
            Ok((names(&items), items_mark(items.iter().map(|item| item.fingerprint))))
        }
    }
}

/// What several items are called together; of very many the first.
fn names(items: &[Item]) -> String {
    let all = items.iter().map(|item| item.name.as_str()).collect::<Vec<_>>().join(", ");
    if all.chars().count() <= NAMES { all } else { all.chars().take(NAMES - 1).chain(['…']).collect() }
}

/// The mark of several items together.
fn items_mark(items: impl Iterator<Item = Fingerprint>) -> String {
    keys::hash(&items.map(|item| item.to_string()).collect::<Vec<_>>().join(" "))
}

/// Somebody else has published something of this name, or it is there for all.
pub fn name_taken(name: &str) -> Fault {
    Fault::conflict("name-taken").with("name", name)
}

pub fn missing() -> Fault {
    Fault::new(Kind::NotFound, Trouble::new("no-shelf-entry"))
}

/// What a file says that it was made from.
pub fn origin(text: &str) -> Option<&str> {
    text.lines().find_map(|line| line.strip_prefix(ORIGIN)).map(str::trim)
}

pub fn face(entry: &OnShelf) -> ShelfFace {
    let licence = Licence::ALL.into_iter().find(|licence| licence.code() == entry.licence);
    ShelfFace {
        id: entry.id.clone(),
        kind: file_kind(entry.kind),
        name: entry.name.clone(),
        author: entry.author.clone(),
        licence: licence.unwrap_or(Licence::By),
        at: entry.at,
        parent: entry.parent.clone(),
        games: entry.games,
        wins: entry.wins,
    }
}

/// Something on the shelf with its family, its file not read yet.
pub async fn entry(store: &dyn Store, id: &str) -> Result<ShelfEntry, Fault> {
    let (found, text) = store.shelf_entry(id).await?.ok_or_else(missing)?;
    let mut origins = Vec::new();
    let mut next = found.parent.clone();
    while let Some(id) = next.take().filter(|_| origins.len() < FAMILY) {
        let Some((parent, _)) = store.shelf_entry(&id).await? else { break };
        next = parent.parent.clone();
        origins.push(face(&parent));
    }
    let mut forks: Vec<ShelfFace> = Vec::new();
    let mut open = VecDeque::from([found.id.clone()]);
    while let Some(id) = open.pop_front().filter(|_| forks.len() < FAMILY) {
        for child in store.shelf_forks(&id).await? {
            open.push_back(child.id.clone());
            forks.push(face(&child));
        }
    }
    Ok(ShelfEntry { face: face(&found), text, hero: None, board: None, items: Vec::new(), origins, forks })
}

/// The same with what its file says.
pub fn read(mut entry: ShelfEntry) -> ShelfEntry {
    match check_draft(piece_kind(entry.face.kind), &entry.text).made {
        Some(Made::Hero(made)) => entry.hero = Some(HeroFace::new(&made)),
        Some(Made::Board(made)) => entry.board = Some(BoardFace::new(&made)),
        Some(Made::Items(made)) => entry.items = made.iter().map(ItemFace::new).collect(),
        None => {}
    }
    entry
}

/// The files that a table is to be played with, and the marks of those that no seat plays.
pub async fn files(store: &dyn Store, ids: &[String]) -> Result<(Vec<CheckFile>, Vec<String>), Fault> {
    let (mut files, mut laid) = (Vec::new(), Vec::new());
    for id in ids {
        let (found, text) = store.shelf_entry(id).await?.ok_or_else(missing)?;
        let kind = face(&found).kind;
        if kind != FileKind::Hero {
            laid.push(found.fingerprint);
        }
        files.push(CheckFile { kind, text });
    }
    Ok((files, laid))
}

/// A shelf, for whoever runs the server; also beside a server that runs.
pub struct Keeper {
    store: Box<dyn Store>,
}

/// A line of the list of all that was published.
pub struct Listed {
    pub id: String,
    pub name: String,
    pub author: String,
    pub games: u32,
    pub hidden: bool,
}

impl Keeper {
    pub async fn open(database: &Database) -> Result<Self, OpenError> {
        let store: Box<dyn Store> = match database {
            Database::File(path) => Box::new(Sqlite::open(path).await?),
            Database::Postgres(url) => Box::new(Postgres::open(url).await?),
        };
        Ok(Self { store })
    }

    /// All that was published, the newest first; what is hidden, too.
    pub async fn list(&self) -> sqlx::Result<Vec<Listed>> {
        let listed = |entry: OnShelf| Listed {
            id: entry.id,
            name: entry.name,
            author: entry.author,
            games: entry.games,
            hidden: entry.hidden,
        };
        Ok(self.store.shelf(Find::default(), true, u32::MAX).await?.into_iter().map(listed).collect())
    }

    /// Hides something, or shows it again; `false` if there is no such thing.
    pub async fn hide(&self, id: &str, hidden: bool) -> sqlx::Result<bool> {
        self.store.hide_on_shelf(id, hidden).await
    }

    /// Forgets something; `false` if there is no such thing.
    pub async fn remove(&self, id: &str) -> sqlx::Result<bool> {
        self.store.remove_from_shelf(id, None).await
    }

    pub async fn close(self) {
        self.store.close().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_says_what_it_was_made_from() {
        assert_eq!(origin("name = \"A\"\n# shelf: abc \n# shelf: def\n"), Some("abc"));
        assert_eq!(origin("name = \"# shelf: x\"\n"), None);
    }
}
