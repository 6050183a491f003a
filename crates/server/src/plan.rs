//! What a table is made of: its rules, its seats, and how a game begins from them.

use std::sync::Arc;

use peerless_bots::Level;
use peerless_content::{Content, Source, Wanted, nearest};
use peerless_protocol::{BotFace, Clock, First, NewTable, SeatKey, Who};
use peerless_rules::*;
use peerless_session::{Deal, Session, Trouble};
use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::fault::Fault;
use crate::keys;

/// Longest name of a person, in characters.
const NAME: usize = 24;
/// Accents and vowel signs that one letter may carry.
const MARKS: usize = 2;
/// Longest name of a hero, board, mode, level or switch in a wish, in bytes; far more than any has.
const WORD: usize = 200;
/// Most switches in a wish.
const SWITCHES: usize = 40;
/// The lesson is the same game for everybody.
const LESSON_SEED: u64 = 5;
/// How often heroes and a board are drawn until they fit each other.
const DRAWS: usize = 200;

/// A table as it is kept; everything but what was done in the game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Plan {
    pub mode: String,
    /// Null while it is left to chance.
    pub board: Option<String>,
    pub switches: Vec<(String, String)>,
    pub seed: u64,
    /// What the seed was made from, where nobody chose it; told when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<String>,
    /// The game goes on from a record.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub from_record: bool,
    pub first: First,
    pub clock: Option<Clock>,
    pub open: bool,
    pub lesson: bool,
    /// As the maker listed them; from the beginning of the game on in the order of play.
    #[serde(rename = "rows")]
    pub chairs: Vec<Chair>,
    /// What the game is played with, from its beginning on: no later change of a hero, board or item changes it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub content: Vec<Mark>,
    /// What was brought to the table, beside what there is for all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub brought: Vec<Mark>,
    /// All of that comes from the shelf, where its games are counted.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub from_shelf: bool,
    /// The marks of boards and items of the shelf, whose games are counted, too.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub laid: Vec<String>,
    /// Whoever joins may bring a hero of the shelf.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub guests_bring: bool,
    /// Choices that the game begins with, by seat.
    pub prefix: Vec<(u8, String)>,
    /// The table where the same people play again.
    pub rematch: Option<String>,
}

/// A seat and who holds it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Chair {
    /// Null while it is left to chance or to the player.
    pub hero: Option<String>,
    /// The hero was left to whoever holds the seat, and goes with them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub chosen: bool,
    pub holder: Holder,
    /// The maker's own.
    pub maker: bool,
    /// Of the secret that plays it.
    pub key: Option<String>,
}

/// A piece of content as it is kept with a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mark {
    pub kind: String,
    pub name: String,
    pub fingerprint: String,
    /// Of the very text: what plays the same may look different.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    /// A guest brought it, with whom it goes.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub guest: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Holder {
    Free,
    Person { name: String },
    Bot { level: String },
}

impl Plan {
    /// Checks a wish for a table, and gives the maker's seats their secrets.
    pub fn new(content: &Content, new: NewTable) -> Result<(Self, Vec<String>), Fault> {
        Self::bringing(content, new, &[])
    }

    /// The same with what its maker brings to the table; it is in the content.
    pub fn bringing(content: &Content, new: NewTable, brought: &[Source]) -> Result<(Self, Vec<String>), Fault> {
        check_size(&new)?;
        let mode = mode(&new.mode)?;
        let switches = new.switches.unwrap_or_default();
        read_switches(&switches)?;
        let board = match &new.board {
            Some(name) => Some(content.board(name).map_err(|error| Fault::bad(&error))?),
            None => None,
        };
        let lesson = new.lesson.unwrap_or(false);
        let guests = new.seats.iter().any(|seat| seat.who == Who::Guest {});
        let (seed, deal) = match &new.seed {
            // Whoever chose it could work out the decks.
            Some(_) if guests => return Err(Fault::bad(Trouble::because("bad-seed", "people"))),
            Some(text) => {
                let wrong = |_| Fault::bad(Trouble::because("bad-seed", "number"));
                (text.trim().parse().map_err(wrong)?, None)
            }
            None if lesson => (LESSON_SEED, None),
            None => fair_deal(),
        };
        let first = new.first.unwrap_or(First::Random {});
        if matches!(first, First::Seat { seat } if usize::from(seat) >= new.seats.len()) {
            return Err(Fault::bad(Trouble::new("bad-seat")));
        }
        if new.clock.is_some_and(|clock| clock.minutes == 0 && clock.increment_seconds == 0) {
            return Err(Fault::bad(Trouble::new("bad-clock")));
        }
        let mut keys = Vec::new();
        let mut chairs = Vec::new();
        for seat in new.seats {
            let hero = match &seat.hero {
                Some(name) => Some(hero(content, name)?),
                None => None,
            };
            chairs.push(Chair::new(seat.who, hero, &mut keys)?);
        }
        let name = board.map(|board| board.name.clone());
        let open = new.open.unwrap_or(false);
        let plan = Self {
            mode: mode.name().to_owned(),
            board: name,
            switches,
            seed,
            deal,
            from_record: false,
            first,
            clock: new.clock,
            open,
            lesson,
            chairs,
            content: Vec::new(),
            brought: brought.iter().map(Mark::of).collect(),
            from_shelf: false,
            laid: Vec::new(),
            // Who comes by link was asked to come; who comes from the lobby may be anybody.
            guests_bring: new.guests_bring.unwrap_or(!open && !lesson),
            prefix: Vec::new(),
            rematch: None,
        };
        if let Some(board) = board.filter(|board| !plan.has_spaces(board)) {
            return Err(Fault::bad(Trouble::because("bad-file", "no-spaces").with("board", board.name.as_str())));
        }
        plan.check_people()?;
        plan.clone().begin(content)?;
        Ok((plan, keys))
    }

    /// A table that goes on from a point of a game.
    pub fn from_record(
        content: &Content,
        record: &Record,
        choices: usize,
        seats: Vec<Who>,
    ) -> Result<(Self, Vec<String>), Fault> {
        if seats.len() != record.seats.len() {
            let wrong = Trouble::new("bad-seats").with("seats", record.seats.len()).with("named", seats.len());
            return Err(Fault::bad(wrong));
        }
        if choices > record.choices.len() {
            let wrong = Trouble::new("bad-choices").with("choices", record.choices.len()).with("asked", choices);
            return Err(Fault::bad(wrong));
        }
        let mut keys = Vec::new();
        let mut chairs = Vec::new();
        for (who, seat) in seats.into_iter().zip(&record.seats) {
            chairs.push(Chair::new(who, Some(hero(content, &seat.hero)?), &mut keys)?);
        }
        let board = content.board(&record.board).map_err(|error| Fault::bad(&error))?;
        let own = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
        let plan = Self {
            mode: record.mode.name().to_owned(),
            board: Some(board.name.clone()),
            switches: record.switches.changed().map(own).collect(),
            seed: record.seed,
            deal: None,
            from_record: true,
            // The record says who began.
            first: First::Seat { seat: 0 },
            clock: None,
            open: false,
            lesson: false,
            chairs,
            content: Vec::new(),
            brought: Vec::new(),
            from_shelf: false,
            laid: Vec::new(),
            guests_bring: false,
            prefix: record.choices[..choices].iter().map(|choice| (choice.seat.0, choice.line.clone())).collect(),
            rematch: None,
        };
        plan.check_people()?;
        plan.clone().begin(content)?;
        Ok((plan, keys))
    }

    /// The choices that the game begins with.
    pub fn beginning(&self) -> Vec<Choice> {
        let choice = |(index, (seat, line)): (usize, &(u8, String))| Choice {
            seat: SeatId(*seat),
            line: line.clone(),
            at: index + 1,
        };
        self.prefix.iter().enumerate().map(choice).collect()
    }

    /// Takes the choices that the game begins with through the game: what is kept of them is what they mean, in the one
    /// wording that it has. Gives whether one is left to make.
    pub fn settle(&mut self, m: Arc<Match>, sources: &[Source]) -> Result<bool, RecordError> {
        self.play_with(sources);
        let mut game = Session::new(m, self.seed);
        let mut prefix = Vec::new();
        for choice in self.beginning() {
            let opt = game.state().read_choice(&game.m, &choice)?;
            prefix.push((choice.seat.0, game.write(opt)));
            game.replay(&choice)?;
        }
        self.prefix = prefix;
        Ok(game.question().is_some())
    }

    /// What the game is played with; empty before it has begun.
    pub fn pieces(&self) -> Vec<Wanted> {
        wanted(&self.content)
    }

    /// What was brought to the table.
    pub fn brought(&self) -> Vec<Wanted> {
        wanted(&self.brought)
    }

    /// A guest brings a hero of the shelf. At a table a name stands for one hero.
    pub fn bring_as_guest(&mut self, content: &Content, source: &Source) -> Result<(), Fault> {
        if !self.guests_bring {
            return Err(Fault::conflict("no-shelf-here"));
        }
        let mark = Mark { guest: true, ..Mark::of(source) };
        let is_same = |other: &Mark| other.kind == mark.kind && other.name.eq_ignore_ascii_case(&mark.name);
        let played = self.chairs.iter().any(|chair| chair.hero.as_ref() == Some(&source.piece.name));
        if let Some(other) = self.brought.iter().find(|other| is_same(other)) {
            // Somebody else plays it, too.
            return if other.edition == mark.edition { Ok(()) } else { Err(Fault::conflict("hero-other")) };
        }
        if played && !content.has_edition(&source.into()) {
            return Err(Fault::conflict("hero-other"));
        }
        self.from_shelf |= self.brought.is_empty();
        self.brought.push(mark);
        Ok(())
    }

    /// Whoever holds a seat gives it up; the hero that they chose goes with them.
    pub fn vacate(&mut self, seat: SeatId) {
        let chair = &mut self.chairs[seat.index()];
        chair.holder = Holder::Free;
        chair.key = None;
        if !std::mem::take(&mut chair.chosen) {
            return;
        }
        chair.hero = None;
        let chairs = &self.chairs;
        self.brought.retain(|mark| !mark.guest || chairs.iter().any(|chair| chair.hero.as_ref() == Some(&mark.name)));
        self.from_shelf &= !self.brought.is_empty();
    }

    /// Whether the hero of this name was brought to the table.
    pub fn is_brought(&self, hero: &str) -> bool {
        self.brought.iter().any(|mark| mark.kind == PieceKind::Hero.name() && mark.name == hero)
    }

    /// Notes what the game is played with.
    pub fn play_with(&mut self, sources: &[Source]) {
        self.content = sources.iter().map(Mark::of).collect();
    }

    /// The same people, heroes and board as they are now; the next seat begins.
    pub fn again(&self) -> Self {
        let mut plan = self.clone();
        plan.chairs.rotate_left(1);
        (plan.seed, plan.deal) = fair_deal();
        plan.from_record = false;
        plan.first = First::Seat { seat: 0 };
        plan.content.clear();
        plan.prefix.clear();
        plan.rematch = None;
        plan.open = false;
        plan
    }

    /// Somebody sits down, and gets a secret.
    pub fn take(&mut self, seat: SeatId, content: &Content, name: &str, wish: Option<&str>) -> Result<String, Fault> {
        let name = clean_name(name)?;
        if wish.is_some_and(|wish| wish.len() > WORD) {
            return Err(too_long());
        }
        let others = self.chairs.iter().filter_map(|chair| match &chair.holder {
            Holder::Person { name } => Some(name),
            Holder::Free | Holder::Bot { .. } => None,
        });
        if others.into_iter().any(|other| look_alike(other, &name)) {
            return Err(Fault::bad(Trouble::because("bad-name", "taken")));
        }
        self.chairs[seat.index()].take(content, name, wish)
    }

    fn check_people(&self) -> Result<(), Fault> {
        if self.chairs.iter().any(|chair| chair.maker) {
            return Ok(());
        }
        Err(Fault::bad(Trouble::new("no-seat")))
    }

    /// The seats, in the order of `chairs`.
    pub fn seats(&self) -> impl Iterator<Item = SeatId> + use<> {
        (0..self.chairs.len() as u8).map(SeatId)
    }

    pub fn chair(&self, seat: SeatId) -> &Chair {
        &self.chairs[seat.index()]
    }

    /// The seat that a secret opens, by its hash; each is looked at, so that the time tells nothing.
    pub fn seat_of(&self, hash: &str) -> Option<SeatId> {
        let opens = |seat: &SeatId| self.chair(*seat).key.as_ref().is_some_and(|key| keys::same(key, hash));
        self.seats().filter(opens).last()
    }

    pub fn has_free_seats(&self) -> bool {
        self.chairs.iter().any(|chair| chair.holder == Holder::Free)
    }

    /// Draws what was left to chance and puts the seats in the order of play.
    pub fn begin(&mut self, content: &Content) -> Result<Match, Fault> {
        let mode = mode(&self.mode)?;
        let switches = read_switches(&self.switches)?;
        // Another stream than the one that shuffles the decks.
        let mut rng = Rng::new(self.seed ^ 0x7ab1_e5ee_d000_0000);
        // In teams, seats 1 and 3 stay together however far the table is turned.
        let turn = match self.first {
            First::Random {} => rng.below(self.chairs.len().max(1)),
            First::Seat { seat } => usize::from(seat),
        };
        let mut why = None;
        for _ in 0..DRAWS {
            let mut heroes = draw_heroes(content, &self.chairs, &mut rng);
            heroes.rotate_left(turn);
            let Some(board) = self.draw_board(content, &mut rng) else { break };
            match content.set_up(&board, &heroes, mode, switches) {
                Ok(m) => {
                    self.chairs.rotate_left(turn);
                    for (chair, hero) in self.chairs.iter_mut().zip(heroes) {
                        chair.hero = Some(hero);
                    }
                    self.board = Some(board);
                    return Ok(m);
                }
                Err(error) => why = Some(error),
            }
        }
        let no_board = || Trouble::because("no-such-game", "boards");
        Err(Fault::bad(why.map_or_else(no_board, |why| Trouble::from(&why))))
    }

    /// The match of a game that has begun.
    pub fn set_up(&self, content: &Content) -> Result<Match, Fault> {
        let missing = || Fault::storage(&"a game that has begun lacks its board or a hero");
        let heroes =
            self.chairs.iter().map(|chair| chair.hero.clone()).collect::<Option<Vec<_>>>().ok_or_else(missing)?;
        let board = self.board.as_ref().ok_or_else(missing)?;
        content
            .set_up(board, &heroes, mode(&self.mode)?, read_switches(&self.switches)?)
            .map_err(|error| Fault::bad(&error))
    }

    fn draw_board(&self, content: &Content, rng: &mut Rng) -> Option<String> {
        if let Some(board) = &self.board {
            return Some(board.clone());
        }
        let has_room = |board: &&Arc<Board>| board.starts.len() >= self.chairs.len() && self.has_spaces(board);
        let fits: Vec<&Arc<Board>> = content.boards.iter().filter(has_room).collect();
        (!fits.is_empty()).then(|| fits[rng.below(fits.len())].name.clone())
    }

    /// Items that were brought want spaces to lie on.
    fn has_spaces(&self, board: &Board) -> bool {
        !board.item_spaces.is_empty() || self.brought.iter().all(|mark| mark.kind != PieceKind::Item.name())
    }

    /// What the seed was made from, if nobody chose it.
    pub fn deal(&self) -> Option<Deal> {
        self.deal.as_deref().and_then(Deal::read)
    }

    /// Who plays which seat, as records write it.
    pub fn player(&self, seat: SeatId) -> Option<String> {
        match &self.chair(seat).holder {
            Holder::Free => None,
            Holder::Person { name } => Some(name.clone()),
            Holder::Bot { level } => Some(format!("bot:{level}")),
        }
    }

    /// The secrets, with the seats that they open.
    pub fn seat_keys(&self, secrets: &[String]) -> Vec<SeatKey> {
        let key = |secret: &String| {
            let seat = self.seat_of(&keys::hash(secret))?;
            Some(SeatKey { seat: seat.0, secret: secret.clone() })
        };
        secrets.iter().filter_map(key).collect()
    }
}

/// A seed that nobody chose, and what it was made from.
fn fair_deal() -> (u64, Option<String>) {
    let deal = Deal::new(keys::random_bytes());
    (deal.seed(), Some(deal.digits().to_owned()))
}

fn wanted(marks: &[Mark]) -> Vec<Wanted> {
    let wanted = |mark: &Mark| {
        let kind = PieceKind::from_name(&mark.kind)?;
        let piece = Piece { kind, name: mark.name.clone(), fingerprint: mark.fingerprint.parse().ok()? };
        Some(Wanted { piece, edition: mark.edition.as_ref().and_then(|edition| edition.parse().ok()) })
    };
    marks.iter().filter_map(wanted).collect()
}

impl Mark {
    /// Heroes stand for their cards.
    fn of(source: &Source) -> Self {
        Self {
            kind: source.piece.kind.name().to_owned(),
            name: source.piece.name.clone(),
            fingerprint: source.piece.fingerprint.to_string(),
            edition: Some(source.edition().to_string()),
            guest: false,
        }
    }
}

impl Chair {
    fn new(who: Who, hero: Option<String>, secrets: &mut Vec<String>) -> Result<Self, Fault> {
        let (holder, maker) = match who {
            Who::Me { name } => (Holder::Person { name: clean_name(&name)? }, true),
            Who::Guest {} => (Holder::Free, false),
            Who::Bot { level } => (Holder::Bot { level: clean_level(&level)? }, false),
        };
        let mut key = None;
        if maker {
            let secret = keys::secret();
            key = Some(keys::hash(&secret));
            secrets.push(secret);
        }
        Ok(Self { hero, chosen: false, holder, maker, key })
    }

    /// Whether a person holds it; that person may have left the game since.
    pub fn is_person(&self) -> bool {
        matches!(self.holder, Holder::Person { .. })
    }

    /// Somebody sits down; a hero may be chosen where none was given.
    fn take(&mut self, content: &Content, name: String, wish: Option<&str>) -> Result<String, Fault> {
        if let Some(wish) = wish {
            let wish = hero(content, wish)?;
            if self.hero.as_ref().is_some_and(|hero| *hero != wish) {
                return Err(Fault::conflict("hero-given"));
            }
            self.chosen = self.hero.is_none();
            self.hero = Some(wish);
        }
        let secret = keys::secret();
        self.key = Some(keys::hash(&secret));
        self.holder = Holder::Person { name };
        Ok(secret)
    }
}

/// The levels of bots for people, the weakest first.
pub fn levels() -> Vec<BotFace> {
    Level::ALL.map(|level| BotFace { name: level.name().to_owned() }).to_vec()
}

fn clean_level(level: &str) -> Result<String, Fault> {
    if Level::from_name(level).is_some() {
        return Ok(level.to_owned());
    }
    Err(Fault::bad(Trouble::new("no-such-bot").with("known", Level::ALL.map(Level::name).join(", "))))
}

fn hero(content: &Content, name: &str) -> Result<String, Fault> {
    let hero = content.hero(name).map_err(|error| Fault::bad(&error))?;
    Ok(hero.name.clone())
}

/// Whether a wish is of a size that is worth reading; asked before anything is looked up.
fn check_size(new: &NewTable) -> Result<(), Fault> {
    let most = MAX_SEATS;
    if new.seats.len() > most {
        return Err(Fault::bad(Trouble::new("bad-seats").with("seats", most).with("named", new.seats.len())));
    }
    let switches = new.switches.iter().flatten();
    let heroes = new.seats.iter().filter_map(|seat| seat.hero.as_ref());
    let levels = new.seats.iter().filter_map(|seat| match &seat.who {
        Who::Bot { level } => Some(level),
        Who::Me { .. } | Who::Guest {} => None,
    });
    let words = [&new.mode].into_iter().chain(&new.board).chain(&new.seed).chain(heroes).chain(levels);
    let words = words.chain(switches.clone().flat_map(|(name, value)| [name, value]));
    if switches.count() > SWITCHES || words.into_iter().any(|word| word.len() > WORD) {
        return Err(too_long());
    }
    Ok(())
}

fn too_long() -> Fault {
    Fault::bad(Trouble::because("bad-message", "long"))
}

/// A person's name as it is shown: trimmed, short, all of it visible.
pub fn clean_name(name: &str) -> Result<String, Fault> {
    let bad = |why: &'static str| Fault::bad(Trouble::because("bad-name", why).with("most", NAME));
    // No letter takes more bytes than this, with all that it may carry.
    if name.len() > 4 * NAME * (MARKS + 1) {
        return Err(bad("length"));
    }
    let name = name.trim();
    if name.chars().any(is_invisible) {
        return Err(bad("invisible"));
    }
    let name: String = name.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect();
    let count = name.chars().count();
    if count == 0 || count > NAME {
        return Err(bad("length"));
    }
    let mut marks = MARKS;
    for character in name.chars() {
        marks = if is_combining_mark(character) { marks + 1 } else { 0 };
        if marks > MARKS {
            return Err(bad("marks"));
        }
    }
    // Records mark bots so.
    if name.starts_with("bot:") {
        return Err(bad("bot"));
    }
    Ok(name)
}

/// Whether two names could be taken for each other.
fn look_alike(a: &str, b: &str) -> bool {
    let shape = |name: &str| unicode_security::skeleton(name).filter(|letter| *letter != ' ').collect::<String>();
    // The shape of a zero is a large O.
    let bones = |name: &str| shape(name).to_lowercase();
    let small = |name: &str| bones(&name.nfkc().collect::<String>().to_lowercase());
    bones(a) == bones(b) || small(a) == small(b)
}

/// Characters that take no room, or turn the text around them.
fn is_invisible(character: char) -> bool {
    character.is_control()
        || matches!(character,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{2800}' | '\u{e000}'..='\u{f8ff}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{f0000}'..='\u{10ffff}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

fn mode(name: &str) -> Result<Mode, Fault> {
    Mode::from_name(name).ok_or_else(|| {
        let known = Mode::ALL.map(Mode::name);
        Fault::bad(Trouble::new("no-such-mode").with("name", name).near(nearest(name, &known), &known.join(", ")))
    })
}

fn read_switches(list: &[(String, String)]) -> Result<Switches, Fault> {
    let mut switches = Switches::default();
    for (name, value) in list {
        switches.set(name, value).map_err(|error| Fault::bad(&error))?;
    }
    Ok(switches)
}

/// The heroes that were named; different ones by chance for the other seats.
fn draw_heroes(content: &Content, chairs: &[Chair], rng: &mut Rng) -> Vec<String> {
    let mut taken: Vec<String> = chairs.iter().filter_map(|chair| chair.hero.clone()).collect();
    let mut heroes = Vec::new();
    for chair in chairs {
        let hero = chair.hero.clone().unwrap_or_else(|| {
            let unused: Vec<&String> =
                content.heroes.iter().map(|hero| &hero.name).filter(|name| !taken.contains(name)).collect();
            // Only where there are fewer heroes than seats do two play the same.
            let from = if unused.is_empty() { content.heroes.iter().map(|hero| &hero.name).collect() } else { unused };
            let hero = from[rng.below(from.len())].clone();
            taken.push(hero.clone());
            hero
        });
        heroes.push(hero);
    }
    heroes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_name(name: &str, cleaned: Option<&str>) {
        assert_eq!(clean_name(name).ok().as_deref(), cleaned, "{name:?}");
    }

    #[test]
    fn names_are_visible_and_short() {
        check_name("  Ann ", Some("Ann"));
        check_name("Änne O'Neill #1", Some("Änne O'Neill #1"));
        check_name("", None);
        check_name(" \t ", None);
        check_name("a\nb", None);
        check_name("a\u{202e}b", None);
        check_name("\u{200b}", None);
        check_name("bot:master", None);
        check_name(&"x".repeat(24), Some(&"x".repeat(24)));
        check_name(&"x".repeat(25), None);
        check_name("Zoe\u{308}", Some("Zoë"));
        check_name("Ann \u{a0} Lee", Some("Ann Lee"));
        check_name("a\u{300}\u{301}", Some("à\u{301}"));
        check_name(&format!("a{}", "\u{489}".repeat(3)), None);
        check_name("\u{301}a", None);
        check_name("\u{2800}", None);
        check_name(&"x\u{301}".repeat(1000), None);
    }

    #[test]
    fn names_that_look_alike_are_found() {
        // Cyrillic, full width, a capital I for an l, a zero for an o, other case, rn for m, blanks.
        for (a, b) in [
            ("Ann", "Аnn"),
            ("Ann", "Ａnn"),
            ("Ann", "ANN"),
            ("Ian", "lan"),
            ("Bob", "B0b"),
            ("Tom", "Torn"),
            ("Ann Lee", "AnnLee"),
            ("Zoë", "Zoe\u{308}"),
        ] {
            assert!(look_alike(a, b), "{a} {b}");
        }
        for (a, b) in [("Ann", "Anna"), ("Bob", "Bop"), ("Ann", "Änn")] {
            assert!(!look_alike(a, b), "{a} {b}");
        }
    }

    fn table(content: &Content, mode: &str, seats: usize, first: First, seed: u64) -> Plan {
        let who =
            |seat: usize| if seat == 0 { Who::Me { name: "Ann".into() } } else { Who::Bot { level: "novice".into() } };
        let new = NewTable {
            mode: mode.into(),
            board: None,
            seats: (0..seats).map(|seat| peerless_protocol::NewSeat { who: who(seat), hero: None }).collect(),
            first: Some(first),
            switches: None,
            seed: Some(seed.to_string()),
            clock: None,
            open: None,
            lesson: None,
            shelf: None,
            guests_bring: None,
        };
        Plan::new(content, new).unwrap().0
    }

    #[test]
    fn chance_draws_different_heroes_and_a_board_with_room() {
        let content = Content::built_in().unwrap();
        for (mode, seats) in [("duel", 2), ("free-for-all", 3), ("free-for-all", 4), ("teams", 4)] {
            for seed in 0..30 {
                let mut plan = table(&content, mode, seats, First::Random {}, seed);
                let m = plan.begin(&content).unwrap();
                let mut heroes: Vec<&String> = plan.chairs.iter().filter_map(|chair| chair.hero.as_ref()).collect();
                heroes.sort();
                heroes.dedup();
                assert_eq!(heroes.len(), seats);
                assert!(m.board.starts.len() >= seats);
            }
        }
    }

    #[test]
    fn the_seat_that_begins_comes_first() {
        let content = Content::built_in().unwrap();
        for first in 0..4 {
            let mut plan = table(&content, "teams", 4, First::Seat { seat: first }, 1);
            plan.begin(&content).unwrap();
            let maker = plan.chairs.iter().position(|chair| chair.maker).unwrap();
            assert_eq!((maker + usize::from(first)) % 4, 0);
        }
        let begins = |seed| {
            let mut plan = table(&content, "duel", 2, First::Random {}, seed);
            plan.begin(&content).unwrap();
            plan.chairs[0].maker
        };
        assert!((0..20).any(begins) && !(0..20).all(begins));
    }
}
