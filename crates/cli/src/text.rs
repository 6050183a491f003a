//! Words and colors that the commands share: names, cards, fighters, spaces.

use anstyle::{AnsiColor, Style};
use peerless_rules::*;
use peerless_session::{Reader, SourceFace};

use crate::words::{and, language, say};

pub const HEAD: Style = Style::new().bold();
pub const DIM: Style = Style::new().dimmed();
pub const MARK: Style = AnsiColor::Cyan.on_default();
pub const GOOD: Style = AnsiColor::Green.on_default();
pub const WARN: Style = AnsiColor::Yellow.on_default();
pub const BAD: Style = AnsiColor::Red.on_default().bold();

/// Lists that are not a line an entry are broken at this width.
pub const WIDTH: usize = 100;

/// A text shown in a style; a pipe gets it plain.
pub fn styled(style: Style, text: impl std::fmt::Display) -> String {
    format!("{style}{text}{style:#}")
}

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

impl<'m> Voice<'m> {
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

    /// By which a sentence about a seat is conjugated.
    pub fn is(&self, seat: SeatId) -> &'static str {
        if self.is_you(seat) { "you" } else { "other" }
    }

    /// Who puts lines about this match into words.
    pub fn reader(&self) -> Reader<'m> {
        let me = match self.eyes {
            Eyes::Seat(me) => Some(me),
            Eyes::Watcher | Eyes::All => None,
        };
        Reader { m: self.m, me, language: language() }
    }

    /// `Medusa`, or `Medusa (seat 2)` where two seats play the same hero.
    pub fn name(&self, seat: SeatId) -> String {
        self.reader().seat(seat)
    }

    pub fn fighter(&self, fighter: FighterId) -> &'m str {
        &self.m.fighter(fighter).name
    }

    pub fn space(&self, space: SpaceId) -> &'m str {
        &self.m.board.spaces[space.index()].id
    }

    /// Where a fighter stands, a large one with its tail.
    pub fn place(&self, state: &State, fighter: FighterId) -> Option<String> {
        let head = self.space(state.space_of(fighter)?);
        Some(match state.tail_of(self.m, fighter) {
            Some(tail) => say!("tty-with-tail", space = head, tail = self.space(tail)),
            None => head.to_owned(),
        })
    }

    pub fn card(&self, seat: SeatId, card: CardId) -> &'m str {
        &self.m.card(seat, card).name
    }

    /// Whose a fighter is, in a word or two.
    pub fn owner(&self, fighter: FighterId) -> String {
        let seat = self.m.fighter(fighter).seat;
        match self.eyes {
            Eyes::Seat(me) if me == seat => say!("tty-owner-you"),
            Eyes::Seat(me) if self.m.team(me) == self.m.team(seat) => say!("tty-owner-teammate"),
            Eyes::Seat(_) if self.m.seats.len() == 2 => say!("tty-owner-opponent"),
            Eyes::Seat(_) | Eyes::Watcher | Eyes::All => say!("tty-owner-seat", seat = seat.to_string()),
        }
    }

    /// `Medusa and Merlin`, or `nobody`.
    pub fn fighters(&self, fighters: FighterSet) -> String {
        let names: Vec<&str> = fighters.iter().map(|fighter| self.fighter(fighter)).collect();
        if names.is_empty() { say!("tty-nobody") } else { and(&names) }
    }

    /// `S01, S02`, or `none`.
    pub fn spaces(&self, spaces: SpaceSet) -> String {
        let names: Vec<&str> = spaces.iter().map(|space| self.space(space)).collect();
        if names.is_empty() { say!("tty-none") } else { names.join(", ") }
    }

    /// The card, item or ability that something comes from.
    pub fn source(&self, seat: SeatId, source: Source) -> String {
        self.reader().source(SourceFace::new(seat, source))
    }

    /// The text of the card, item or ability that something comes from.
    pub fn source_text(&self, seat: SeatId, source: Source) -> String {
        match (source.as_card(), source.as_item()) {
            (Some(card), _) => {
                let (owner, printed) = self.m.origin(seat, card);
                card_text(&self.m.seat(owner).hero, self.m.card(owner, printed))
            }
            (_, Some(item)) => item_text(&self.m.items[item.index()]),
            (None, None) => self.m.seat(seat).hero.ability.text.clone(),
        }
    }
}

// ── cards ──

/// `versatile 2, boost 3, Medusa only`
pub fn card_facts(hero: &Hero, card: &CardDef) -> String {
    let kind = match card.kind {
        CardKind::Attack => say!("tty-card-attack", value = card.value),
        CardKind::Defense => say!("tty-card-defense", value = card.value),
        CardKind::Versatile => say!("tty-card-versatile", value = card.value),
        CardKind::Scheme => say!("tty-card-scheme"),
    };
    let mut facts = vec![kind, say!("tty-card-boost", value = boost(hero, card))];
    facts.extend((card.number > 0).then(|| say!("tty-card-number", number = card.number)));
    facts.extend(card.user.map(|user| say!("tty-card-user", name = hero.fighters[usize::from(user)].name.as_str())));
    facts.extend(hero.chosen_name(card.with).map(|name| say!("tty-with", name = name)));
    facts.extend(set_bits(&hero.tags, card.tags).map(str::to_owned));
    facts.extend(set_bits(&hero.symbols, card.symbols.into()).map(str::to_owned));
    facts.join(", ")
}

/// The boost value of a card: a number, or the die that is rolled.
pub fn boost(hero: &Hero, card: &CardDef) -> String {
    card.boost_die.map_or_else(|| card.boost.to_string(), |die| hero.dice[usize::from(die)].name.clone())
}

/// The names whose bits are set.
pub fn set_bits(names: &[String], bits: u32) -> impl Iterator<Item = &str> {
    let set = names.iter().enumerate().filter(move |(index, _)| bits >> index & 1 == 1);
    set.map(|(_, name)| name.as_str())
}

/// `After combat: Draw 1 card.`; empty for a card without text.
pub fn card_text(hero: &Hero, card: &CardDef) -> String {
    let texts = card.texts.iter().map(|(key, text)| match *key {
        "bonus" => {
            let bonus = card.bonus.map(|bonus| &hero.cards[bonus.index()]);
            let shown = bonus.map(|bonus| format!("{} ({}). {}", bonus.name, bonus.value, card_text(hero, bonus)));
            format!("{}: {}", say!("ui-cards-when-bonus"), shown.unwrap_or_default().trim_end())
        }
        "immediately" | "during" | "after" | "boosted" | "commit" | "ongoing" | "open" | "complete" => {
            format!("{}: {text}", say!(&format!("ui-cards-when-{key}")))
        }
        _ => text.clone(),
    });
    texts.collect::<Vec<_>>().join(" ")
}

/// What a card of a side deck says, which is never played.
pub fn side_line(hero: &Hero, card: &CardDef) -> String {
    let number = (card.number > 0).then(|| say!("tty-card-number", number = card.number) + ". ");
    (number.unwrap_or_default() + &card_text(hero, card)).trim_end().to_owned()
}

/// Facts and text: `versatile 3, boost 1. After combat: Draw 1 card.`
pub fn card_line(hero: &Hero, card: &CardDef) -> String {
    format!("{}. {}", card_facts(hero, card), card_text(hero, card)).trim_end().to_owned()
}

/// The same of a card that a seat has, which may be that of another.
pub fn held_line(m: &Match, seat: SeatId, card: CardId) -> String {
    let (owner, printed) = m.origin(seat, card);
    let hero = &m.seat(owner).hero;
    let line = card_line(hero, m.card(owner, printed));
    if owner == seat { line } else { say!("tty-card-given", name = hero.name.as_str(), line = line) }
}

/// Equal cards as one entry with their number, in the order of the deck list.
pub fn by_kind(mut cards: Vec<CardId>) -> Vec<(CardId, usize)> {
    cards.sort();
    runs(&cards)
}

/// Equal cards that lie together as one entry with their number.
pub fn runs(cards: &[CardId]) -> Vec<(CardId, usize)> {
    cards.chunk_by(|a, b| a == b).map(|same| (same[0], same.len())).collect()
}

/// ` ×2`; nothing for a single one.
pub fn times(copies: usize) -> String {
    if copies > 1 { format!(" ×{copies}") } else { String::new() }
}

/// The name of a card, with the number that is printed on it.
pub fn numbered(def: &CardDef) -> String {
    if def.number > 0 { format!("{} ({})", def.name, def.number) } else { def.name.clone() }
}

/// `Feint ×2, Snipe`
pub fn card_names(voice: Voice, seat: SeatId, cards: Vec<CardId>) -> String {
    let name = |(card, copies): (CardId, usize)| voice.card(seat, card).to_owned() + &times(copies);
    by_kind(cards).into_iter().map(name).collect::<Vec<_>>().join(", ")
}

pub fn item_text(item: &Item) -> String {
    match item.kind {
        ItemKind::Combat => say!("tty-item-combat", value = item.value),
        ItemKind::Scheme => item.text.clone(),
    }
}

// ── fighters and spaces ──

/// `melee`, `ranged`, `melee with range 2`
pub fn reach(reach: Reach) -> String {
    match reach {
        Reach { ranged: true, distance: ..=1 } => say!("tty-ranged"),
        Reach { ranged: true, distance } => say!("tty-ranged-far", distance = distance),
        Reach { ranged: false, distance: ..=1 } => say!("tty-melee"),
        Reach { ranged: false, distance } => say!("tty-melee-far", distance = distance),
    }
}

/// `18/18`
pub fn health(m: &Match, state: &State, fighter: FighterId) -> String {
    let this = m.fighter(fighter);
    let max = m.seat(this.seat).hero.fighters[usize::from(this.kind)].max_health;
    format!("{}/{max}", state.health(fighter))
}

/// `zones green and blue`
pub fn zones(board: &Board, spaces: &[SpaceId]) -> String {
    let bits = spaces.iter().fold(0, |bits, space| bits | board.spaces[space.index()].zones);
    let set = board.zones.iter().enumerate().filter(|(zone, _)| bits >> zone & 1 == 1);
    let names: Vec<&str> = set.map(|(_, zone)| zone.name.as_str()).collect();
    say!("tty-zones", count = names.len(), names = and(&names))
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
    all.filter(|&fighter| state.body(m, fighter).has(space)).collect()
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

// ── plain words ──

/// `1 card`, `2 cards`
pub fn counted(count: usize, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
}

pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The entries of a list, as many on a line as fit.
pub fn wrapped(items: &[String], indent: &str, most: usize) -> String {
    let mut text = String::new();
    let mut width = most;
    for (index, item) in items.iter().enumerate() {
        let comma = if index + 1 < items.len() { "," } else { "" };
        let shown = anstream::adapter::strip_str(item).to_string();
        let length = shown.chars().count() + comma.len() + 1;
        if width + length > most {
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
        assert_eq!(capital("you draw"), "You draw");
    }

    #[test]
    fn a_long_list_is_broken_between_its_entries() {
        let items: Vec<String> = (1..=40).map(|number| format!("{number}: {}", styled(HEAD, "S01"))).collect();
        let text = wrapped(&items, "    ", 60);
        let plain = anstream::adapter::strip_str(&text).to_string();
        assert!(plain.lines().all(|line| line.len() <= 60 && line.starts_with("    ")), "{plain}");
        assert!(plain.ends_with("40: S01"));
        assert_eq!(plain.lines().count(), 7);
        assert_eq!(plain.split_whitespace().count(), 80);
    }
}
