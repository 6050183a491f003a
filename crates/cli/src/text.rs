//! Words and colors that the commands share: cards, fighters, spaces, and a game's situation as lists of plain lines.

use std::io::Result;

use anstyle::{AnsiColor, Style};
use peerless_rules::*;

use crate::Out;

pub const HEAD: Style = Style::new().bold();
pub const DIM: Style = Style::new().dimmed();
pub const MARK: Style = AnsiColor::Cyan.on_default();
pub const GOOD: Style = AnsiColor::Green.on_default();
pub const WARN: Style = AnsiColor::Yellow.on_default();
pub const BAD: Style = AnsiColor::Red.on_default().bold();

/// Lists that are not a line an entry are broken at this width.
const WIDTH: usize = 100;

/// Who listens: it decides what may be told, and who is called "you".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    Seat(SeatId),
    /// Somebody who watches and sees what lies open.
    Watcher,
    /// A reader of a finished record, from whom nothing is hidden.
    All,
}

/// How the people and things of a match are called before a listener.
#[derive(Clone, Copy)]
pub struct Voice<'m> {
    pub m: &'m Match,
    pub eyes: Eyes,
}

impl Voice<'_> {
    /// Whether the private things of a seat are open to the listener (R18.1, R20.8).
    pub fn sees(&self, seat: SeatId) -> bool {
        match self.eyes {
            Eyes::Seat(me) => self.m.sees(Some(me), seat),
            Eyes::Watcher => false,
            Eyes::All => true,
        }
    }

    pub fn is_you(&self, seat: SeatId) -> bool {
        self.eyes == Eyes::Seat(seat)
    }

    /// `Medusa`, or `Medusa (seat 2)` where two seats play the same hero.
    pub fn name(&self, seat: SeatId) -> String {
        let name = &self.m.seat(seat).hero.name;
        let shared = self.m.seats.iter().filter(|other| other.hero.name == *name).count() > 1;
        if shared { format!("{name} (seat {seat})") } else { name.clone() }
    }

    /// `You draw`, `Medusa draws`.
    pub fn does(&self, seat: SeatId, verb: &str) -> String {
        if self.is_you(seat) {
            return format!("You {verb}");
        }
        let verb = match verb {
            "do" => "does".to_owned(),
            "have" => "has".to_owned(),
            "are" => "is".to_owned(),
            other => format!("{other}s"),
        };
        format!("{} {verb}", self.name(seat))
    }

    /// `your`, `Medusa's`
    pub fn whose(&self, seat: SeatId) -> String {
        if self.is_you(seat) { "your".into() } else { format!("{}'s", self.name(seat)) }
    }

    pub fn fighter(&self, fighter: FighterId) -> &str {
        &self.m.fighter(fighter).name
    }

    pub fn space(&self, space: SpaceId) -> &str {
        &self.m.board.spaces[space.index()].id
    }

    pub fn card(&self, seat: SeatId, card: CardId) -> &str {
        &self.m.card(seat, card).name
    }

    /// Whose a fighter is, in a word or two.
    pub fn owner(&self, fighter: FighterId) -> String {
        let seat = self.m.fighter(fighter).seat;
        match self.eyes {
            Eyes::Seat(me) if me == seat => "yours".into(),
            Eyes::Seat(me) if self.m.team(me) == self.m.team(seat) => "your teammate's".into(),
            Eyes::Seat(_) if self.m.seats.len() == 2 => "your opponent's".into(),
            _ => format!("seat {seat}"),
        }
    }
}

// ── cards ──

/// `versatile 2, boost 3, Medusa only`
pub fn card_facts(hero: &Hero, card: &CardDef) -> String {
    let mut facts = match card.kind {
        CardKind::Scheme => "scheme".to_owned(),
        CardKind::Attack | CardKind::Defense | CardKind::Versatile => format!("{} {}", card.kind.name(), card.value),
    };
    facts += &format!(", boost {}", card.boost);
    if let Some(user) = card.user {
        facts += &format!(", {} only", hero.fighters[usize::from(user)].name);
    }
    let tags = hero.tags.iter().enumerate().filter(|(index, _)| card.tags >> index & 1 == 1);
    let symbols = hero.symbols.iter().enumerate().filter(|(index, _)| card.symbols >> index & 1 == 1);
    for (_, name) in tags.chain(symbols) {
        facts += &format!(", {name}");
    }
    facts
}

/// Facts and text: `versatile 3, boost 1. After combat: Draw 1 card.`
pub fn card_line(hero: &Hero, card: &CardDef) -> String {
    format!("{}. {}", card_facts(hero, card), card.text()).trim_end().to_owned()
}

/// Equal cards as one entry with their number, in the order of the deck list.
fn by_kind(mut cards: Vec<CardId>) -> Vec<(CardId, usize)> {
    cards.sort();
    let mut kinds: Vec<(CardId, usize)> = Vec::new();
    for card in cards {
        match kinds.last_mut() {
            Some((same, count)) if *same == card => *count += 1,
            _ => kinds.push((card, 1)),
        }
    }
    kinds
}

// ── the board ──

/// `zones green and blue`
pub fn zones(board: &Board, space: SpaceId) -> String {
    let bits = board.spaces[space.index()].zones;
    let names: Vec<&str> = board
        .zones
        .iter()
        .enumerate()
        .filter(|(zone, _)| bits >> zone & 1 == 1)
        .map(|(_, zone)| zone.name.as_str())
        .collect();
    match names.len() {
        0 => "no zone".into(),
        1 => format!("zone {}", names[0]),
        _ => format!("zones {}", and(&names)),
    }
}

/// The spaces joined to this one by a line that no closed door crosses (R3.2, R22.8).
pub fn neighbors(m: &Match, state: &State, space: SpaceId) -> SpaceSet {
    let board = &m.board;
    let closed: Vec<&Door> = (0..board.doors.len() as u8)
        .map(DoorId)
        .filter(|&door| state.door_closed(door))
        .map(|door| &board.doors[door.index()])
        .collect();
    let lines = board.lines.iter().enumerate();
    let open = lines.filter(|(index, _)| !closed.iter().any(|door| door.lines.contains(index)));
    let ends = open.filter_map(|(_, &(a, b))| match space {
        _ if a == space => Some(b),
        _ if b == space => Some(a),
        _ => None,
    });
    ends.collect()
}

/// The fighters on a space.
pub fn fighters_on(m: &Match, state: &State, space: SpaceId) -> FighterSet {
    let all = (0..m.fighters.len() as u8).map(FighterId);
    all.filter(|&fighter| state.space_of(fighter) == Some(space)).collect()
}

/// The fighters next to a space or on it, apart from `except`.
pub fn adjacent(m: &Match, state: &State, space: SpaceId, except: Option<FighterId>) -> FighterSet {
    let mut near = fighters_on(m, state, space);
    for next in neighbors(m, state, space) {
        near |= fighters_on(m, state, next);
    }
    if let Some(fighter) = except {
        near.remove(fighter);
    }
    near
}

fn names_of_fighters(voice: Voice, fighters: FighterSet) -> String {
    let names: Vec<&str> = fighters.iter().map(|fighter| voice.m.fighter(fighter).name.as_str()).collect();
    if names.is_empty() { "nobody".into() } else { and(&names) }
}

fn names_of_spaces(voice: Voice, spaces: SpaceSet) -> String {
    let names: Vec<&str> = spaces.iter().map(|space| voice.m.board.spaces[space.index()].id.as_str()).collect();
    if names.is_empty() { "none".into() } else { names.join(", ") }
}

/// Every space with its zones, neighbors, features and occupants.
pub fn board(voice: Voice, state: &State, out: Out) -> Result<()> {
    let board = &voice.m.board;
    writeln!(out, "{HEAD}Board {}{HEAD:#}, {}", board.name, counted(board.spaces.len(), "space"))?;
    for space in board.space_ids() {
        let here = fighters_on(voice.m, state, space);
        let near = neighbors(voice.m, state, space);
        write!(out, "  {}: {}; neighbors {}", voice.space(space), zones(board, space), names_of_spaces(voice, near))?;
        if let Some(start) = board.starts.iter().position(|&start| start == space) {
            write!(out, "; start {}", start + 1)?;
        }
        if board.passages.has(space) {
            write!(out, "; secret passage")?;
        }
        if let Some(item) = state.item_at(voice.m, space) {
            write!(out, "; item {}", voice.m.items[item.index()].name)?;
        }
        if here.is_empty() {
            writeln!(out)?;
        } else {
            writeln!(out, "; here: {HEAD}{}{HEAD:#}", names_of_fighters(voice, here))?;
        }
    }
    doors(voice, state, out)
}

fn doors(voice: Voice, state: &State, out: Out) -> Result<()> {
    if !voice.m.board.doors.is_empty() {
        writeln!(out, "{HEAD}Doors{HEAD:#}")?;
    }
    for (index, door) in voice.m.board.doors.iter().enumerate() {
        let is = if state.door_closed(DoorId(index as u8)) { "closed" } else { "open" };
        let line = |&line: &usize| {
            let (a, b) = voice.m.board.lines[line];
            format!("{}-{}", voice.space(a), voice.space(b))
        };
        let lines: Vec<String> = door.lines.iter().map(line).collect();
        writeln!(out, "  {}: {is}, across {}", door.name, and(&lines))?;
    }
    Ok(())
}

fn items(voice: Voice, state: &State, out: Out) -> Result<()> {
    let spaces = voice.m.board.item_spaces.iter();
    let lying: Vec<(SpaceId, ItemId)> =
        spaces.filter_map(|&(space, _)| Some((space, state.item_at(voice.m, space)?))).collect();
    if !lying.is_empty() {
        writeln!(out, "{HEAD}Items{HEAD:#}")?;
    }
    for (space, item) in lying {
        let item = &voice.m.items[item.index()];
        writeln!(out, "  {}: at {}. {}", item.name, voice.space(space), item_text(item))?;
    }
    Ok(())
}

// ── the situation ──

/// Whose turn it is, the fighters, the cards: all that the listener may know.
pub fn situation(voice: Voice, state: &State, out: Out) -> Result<()> {
    let whose = capital(&voice.whose(state.active()));
    match (state.outcome(), state.turn()) {
        (Some(_), turn) => writeln!(out, "{HEAD}The game is over in turn {turn}.{HEAD:#}")?,
        (None, 0) => writeln!(out, "{HEAD}Setup.{HEAD:#}")?,
        (None, turn) => {
            let left = counted(state.actions().into(), "action");
            writeln!(out, "{HEAD}Turn {turn}. {whose} turn, {left} left.{HEAD:#}")?;
        }
    }
    writeln!(out, "{HEAD}Fighters{HEAD:#}")?;
    fighters(voice, state, out)?;
    doors(voice, state, out)?;
    items(voice, state, out)?;
    // The listener's own cards come last, right above the options.
    let mut seats: Vec<SeatId> = voice.m.seat_ids().collect();
    seats.sort_by_key(|&seat| (voice.is_you(seat), seat));
    for seat in seats {
        if voice.is_you(seat) || voice.eyes == Eyes::All {
            hand(voice, state, seat, out)?;
        } else {
            writeln!(out, "{HEAD}{}{HEAD:#}: {}", voice.name(seat), cards_in_brief(voice, state, seat))?;
        }
    }
    Ok(())
}

pub fn item_text(item: &Item) -> String {
    match item.kind {
        ItemKind::Combat => format!("Adds {} to a card played in combat.", item.value),
        ItemKind::Scheme => item.text.clone(),
    }
}

/// `18/18`
pub fn health(m: &Match, state: &State, fighter: FighterId) -> String {
    let this = m.fighter(fighter);
    let max = m.seat(this.seat).hero.fighters[usize::from(this.kind)].max_health;
    format!("{}/{max}", state.health(fighter))
}

fn fighters(voice: Voice, state: &State, out: Out) -> Result<()> {
    let all = &voice.m.fighters;
    let mut index = 0;
    while index < all.len() {
        let fighter = FighterId(index as u8);
        let (name, owner) = (voice.fighter(fighter), voice.owner(fighter));
        index += 1;
        let Some(space) = state.space_of(fighter) else {
            // Equal ones that share this fate are one line: `Squirrel 2 to 8`.
            let why = absence(voice.m, state, fighter);
            let mut names = name.to_owned();
            while index < all.len() && alike(voice.m, state, fighter, FighterId(index as u8)) {
                let number = all[index].name.rsplit(' ').next().unwrap_or("");
                names = format!("{name} to {number}");
                index += 1;
            }
            writeln!(out, "  {HEAD}{names}{HEAD:#}: {owner}, {why}")?;
            continue;
        };
        writeln!(out, "  {HEAD}{name}{HEAD:#}: {owner}, {}", standing(voice, state, fighter, space))?;
    }
    Ok(())
}

/// Whether two fighters of one kind are off the board for the same reason.
fn alike(m: &Match, state: &State, a: FighterId, b: FighterId) -> bool {
    let (one, other) = (m.fighter(a), m.fighter(b));
    (one.seat, one.kind) == (other.seat, other.kind)
        && state.space_of(b).is_none()
        && absence(m, state, a) == absence(m, state, b)
}

/// Why a fighter is not on the board.
fn absence(m: &Match, state: &State, fighter: FighterId) -> &'static str {
    match () {
        () if m.fighter(fighter).supply && state.health(fighter) == 0 => "in the supply",
        () if state.is_defeated(m, fighter) => "defeated",
        () => "not on the board",
    }
}

/// Health, reach, and where a fighter stands.
fn standing(voice: Voice, state: &State, fighter: FighterId, space: SpaceId) -> String {
    let m = voice.m;
    let reach = match m.fighter(fighter).reach {
        Reach { ranged: true, .. } => "ranged".to_owned(),
        Reach { distance: 1, .. } => "melee".to_owned(),
        Reach { distance, .. } => format!("melee with range {distance}"),
    };
    format!(
        "health {}, {reach}, at {}, {}, neighbors {}, adjacent to {}",
        health(m, state, fighter),
        voice.space(space),
        zones(&m.board, space),
        names_of_spaces(voice, neighbors(m, state, space)),
        names_of_fighters(voice, adjacent(m, state, space, Some(fighter))),
    )
}

/// How many cards a hand holds, and those that the listener knows.
fn known_hand(voice: Voice, state: &State, seat: SeatId) -> (usize, Vec<CardId>) {
    let seen = match voice.eyes {
        Eyes::Seat(me) => state.view(voice.m, Some(me)).hand(seat),
        Eyes::Watcher => state.view(voice.m, None).hand(seat),
        Eyes::All => (state.hand(seat).len() as u8, state.hand(seat)),
    };
    (seen.0.into(), seen.1)
}

/// A hand card by card, and below it the seat's deck, pile, counters and states.
pub fn hand(voice: Voice, state: &State, seat: SeatId, out: Out) -> Result<()> {
    let hero = &voice.m.seat(seat).hero;
    let (count, cards) = known_hand(voice, state, seat);
    writeln!(out, "{HEAD}{} hand{HEAD:#}, {}", capital(&voice.whose(seat)), counted(count, "card"))?;
    for (card, copies) in by_kind(cards) {
        let def = voice.m.card(seat, card);
        let times = if copies > 1 { format!(" ({copies} copies)") } else { String::new() };
        writeln!(out, "  {HEAD}{}{HEAD:#}{times}: {}", def.name, card_line(hero, def))?;
    }
    writeln!(out, "  {}", table_in_brief(voice, state, seat))
}

/// Another seat's cards in one line.
fn cards_in_brief(voice: Voice, state: &State, seat: SeatId) -> String {
    let (count, known) = known_hand(voice, state, seat);
    let mut text = counted(count, "card") + " in hand";
    if !known.is_empty() {
        text += &format!(" (known: {})", card_names(voice, seat, known));
    }
    format!("{text}. {}", table_in_brief(voice, state, seat))
}

/// Deck, pile, counters, states.
fn table_in_brief(voice: Voice, state: &State, seat: SeatId) -> String {
    let hero = &voice.m.seat(seat).hero;
    let mut parts = vec![format!("Deck {}", counted(state.deck(seat).len(), "card"))];
    parts.push(match state.pile(seat).as_slice() {
        [] => "Discard pile empty".into(),
        [.., top] => {
            format!("Discard pile {}, {} on top", counted(state.pile(seat).len(), "card"), voice.card(seat, *top))
        }
    });
    for (index, counter) in hero.counters.iter().enumerate() {
        parts.push(format!("{} {} of {}", counter.name, state.counter(seat, index), counter.max));
    }
    for (index, def) in hero.states.iter().enumerate() {
        if let Some(value) = state.state_value(seat, index) {
            parts.push(format!("{} {}", capital(&def.name), def.values[usize::from(value)]));
        }
    }
    if state.is_eliminated(seat) {
        parts.push("Out of the game".into());
    }
    parts.join(". ") + "."
}

fn card_names(voice: Voice, seat: SeatId, cards: Vec<CardId>) -> String {
    let name = |(card, copies): (CardId, usize)| match copies {
        1 => voice.card(seat, card).to_owned(),
        _ => format!("{copies} {}", voice.card(seat, card)),
    };
    by_kind(cards).into_iter().map(name).collect::<Vec<_>>().join(", ")
}

/// All discard piles, the top card first (R17.13).
pub fn piles(voice: Voice, state: &State, out: Out) -> Result<()> {
    for seat in voice.m.seat_ids() {
        let pile = state.pile(seat);
        let whose = capital(&voice.whose(seat));
        writeln!(out, "{HEAD}{whose} discard pile{HEAD:#}, {}", counted(pile.len(), "card"))?;
        for &card in pile.iter().rev() {
            let def = voice.m.card(seat, card);
            writeln!(out, "  {}: {}", def.name, card_line(&voice.m.seat(seat).hero, def))?;
        }
    }
    Ok(())
}

// ── plain words ──

/// `1 card`, `2 cards`
pub fn counted(count: usize, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
}

/// `a`, `a and b`, `a, b and c`
pub fn and(items: &[impl AsRef<str>]) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
    match items.as_slice() {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The entries of a list, as many on a line as fit.
pub fn wrapped(items: &[String], indent: &str) -> String {
    let mut text = String::new();
    let mut width = WIDTH;
    for (index, item) in items.iter().enumerate() {
        let comma = if index + 1 < items.len() { "," } else { "" };
        let length = item.chars().count() + comma.len() + 1;
        if width + length > WIDTH {
            text += if index == 0 { "" } else { "\n" };
            text += indent;
            width = indent.len();
        } else {
            text.push(' ');
        }
        text += item;
        text += comma;
        width += length;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_read_like_sentences() {
        assert_eq!(and(&["a"]), "a");
        assert_eq!(and(&["a", "b", "c"]), "a, b and c");
        assert_eq!(counted(1, "card"), "1 card");
        assert_eq!(counted(0, "card"), "0 cards");
        assert_eq!(capital("you draw"), "You draw");
    }

    #[test]
    fn a_long_list_is_broken_between_its_entries() {
        let items: Vec<String> = (1..=40).map(|number| format!("{number}: S{number:02}")).collect();
        let text = wrapped(&items, "    ");
        assert!(text.lines().all(|line| line.len() <= WIDTH && line.starts_with("    ")), "{text}");
        assert!(text.ends_with("40: S40"));
        assert_eq!(text.split_whitespace().count(), 80);
    }
}
