//! What a seat sees, and what it may answer, as small whole numbers for those who learn. Fighters, spaces and cards are described
//! by what they are and do, the latter read from the programs of their texts, and by no number of their own: who has learned to
//! play from these numbers can play heroes and boards that it never saw. They are made from a `View` alone, so they cannot tell
//! what a seat may not know.
//!
//! The one list of all numbers is in `rows.rs`; `docs/OBSERVATIONS.md` is made from it.

#![deny(missing_docs)]

mod card;
mod manual;
mod observe;
mod option;
mod page;
mod rows;

use std::sync::Arc;

use peerless_rules::{Board, CardDef, CardId, FighterSet, Hero, Item, Match, Seat, SeatId, Source, SpaceId};

pub use manual::manual;
pub use observe::observe;
pub use option::describe;
pub use page::Page;
pub use rows::*;

/// The part of each space of a board that stays.
type Spaces = Arc<[[i8; SpaceRow::LEN]]>;

/// What does not change during a match, worked out once.
#[derive(Clone, Debug)]
pub struct Facts {
    seats: Vec<Arc<SeatFacts>>,
    items: Vec<Arc<Deeds>>,
    spaces: Spaces,
    heroes: FighterSet,
}

/// What is known already of heroes, items and boards. Matches whose facts are made with the same library share what they have in common,
/// so that many of them fit into a cache.
#[derive(Default)]
pub struct Library {
    heroes: Vec<(Arc<Hero>, Arc<SeatFacts>)>,
    items: Vec<(Arc<Item>, Arc<Deeds>)>,
    boards: Vec<(Arc<Board>, Spaces)>,
}

/// What does not change about a seat.
#[derive(Debug)]
struct SeatFacts {
    cards: Vec<[i8; CARD]>,
    /// The same in the form in which they are added up.
    lines: Vec<Line>,
    /// The cards in an order that their numbers give, so that the order of a file tells nothing.
    order: Vec<u8>,
    /// The place of each card in `order`.
    places: Vec<u8>,
    ability: Deeds,
}

/// The numbers of a card with room behind them, in one line of a cache: many of them are added up at a time.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Line([i8; Line::LEN]);

impl Line {
    const LEN: usize = CARD.next_multiple_of(64);
    const EMPTY: Self = Self([0; Self::LEN]);

    fn new(card: &[i8; CARD]) -> Self {
        // None is less than 0, so it makes no difference whether the sum or each step on the way to it ends at the greatest number.
        Self(std::array::from_fn(|at| card.get(at).map_or(0, |&number| number.max(0))))
    }

    fn add(&mut self, other: &Self) {
        for (number, more) in self.0.iter_mut().zip(other.0) {
            *number = number.saturating_add(more);
        }
    }
}

/// What programs do, and what each of the effects does that they let somebody choose from, by its label.
#[derive(Debug)]
struct Deeds {
    all: [i8; DeedRow::LEN],
    effects: Vec<[i8; DeedRow::LEN]>,
}

impl SeatFacts {
    fn new(m: &Match, hero: &Hero) -> Self {
        let card = |card: &CardDef| {
            let code = card.given.map_or(&hero.code, |(owner, _)| &m.seat(owner).hero.code);
            card::card(hero, code, card)
        };
        let cards: Vec<[i8; CARD]> = hero.cards.iter().map(card).collect();
        let mut order: Vec<u8> = (0..cards.len() as u8).collect();
        order.sort_by_key(|&card| std::cmp::Reverse(cards[usize::from(card)]));
        let mut places = vec![0; cards.len()];
        for (place, &card) in (0..).zip(&order) {
            places[usize::from(card)] = place;
        }
        Self { lines: cards.iter().map(Line::new).collect(), cards, order, places, ability: card::ability(hero) }
    }
}

impl Library {
    /// The facts of a match.
    pub fn facts(&mut self, m: &Match) -> Facts {
        let mut seat = |seat: &Seat| {
            // What a card of somebody else does depends on who plays.
            if seat.hero.cards.iter().any(|card| card.given.is_some()) {
                return Arc::new(SeatFacts::new(m, &seat.hero));
            }
            known(&mut self.heroes, &seat.hero, |hero| SeatFacts::new(m, hero))
        };
        Facts {
            heroes: m.seats.iter().fold(FighterSet::EMPTY, |heroes, seat| heroes | seat.heroes),
            seats: m.seats.iter().map(&mut seat).collect(),
            items: m.items.iter().map(|item| known(&mut self.items, item, card::item)).collect(),
            spaces: match self.boards.iter().find(|(board, _)| Arc::ptr_eq(board, &m.board)) {
                Some((_, spaces)) => Arc::clone(spaces),
                None => {
                    let spaces: Spaces = spaces(&m.board).into();
                    self.boards.push((Arc::clone(&m.board), Arc::clone(&spaces)));
                    spaces
                }
            },
        }
    }
}

/// What is known of a thing; it is worked out when it is first asked for.
fn known<T, F>(list: &mut Vec<(Arc<T>, Arc<F>)>, thing: &Arc<T>, new: impl Fn(&T) -> F) -> Arc<F> {
    if let Some((_, facts)) = list.iter().find(|(other, _)| Arc::ptr_eq(other, thing)) {
        return Arc::clone(facts);
    }
    let facts = Arc::new(new(thing));
    list.push((Arc::clone(thing), Arc::clone(&facts)));
    facts
}

impl Facts {
    /// The facts of a match.
    pub fn new(m: &Match) -> Self {
        Library::default().facts(m)
    }

    /// The numbers of a card of a seat.
    pub fn card(&self, seat: SeatId, card: CardId) -> &[i8; CARD] {
        &self.seats[seat.index()].cards[card.index()]
    }

    /// What an effect to choose from does.
    fn effect(&self, seat: usize, source: Source, label: u16) -> Option<&[i8; DeedRow::LEN]> {
        let deeds = match source.as_item() {
            Some(item) => self.items.get(item.index())?,
            None => &self.seats.get(seat)?.ability,
        };
        deeds.effects.get(usize::from(label))
    }
}

/// Each space as it is without anybody on the board.
fn spaces(board: &Board) -> Vec<[i8; SpaceRow::LEN]> {
    let doors = |space: SpaceId| {
        let lines = board.doors.iter().flat_map(|door| &door.lines);
        lines.filter(|&&line| board.lines[line].0 == space || board.lines[line].1 == space).count()
    };
    let row = |space: SpaceId| {
        let mut row = [0; SpaceRow::LEN];
        row[SpaceRow::Exists as usize] = 1;
        row[SpaceRow::Neighbours as usize] = board.neighbors(space).len() as i8;
        row[SpaceRow::Zones as usize] = board.spaces[space.index()].zones.count_ones() as i8;
        row[SpaceRow::Start as usize] = i8::from(board.starts.contains(&space));
        row[SpaceRow::Passage as usize] = i8::from(board.passages.has(space));
        row[SpaceRow::Doors as usize] = doors(space) as i8;
        row
    };
    board.space_ids().map(row).collect()
}

/// A number of any size as one that fits.
fn small(number: impl TryInto<i8>) -> i8 {
    number.try_into().unwrap_or(i8::MAX)
}
