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
mod rows;

use peerless_rules::{Board, CardId, Match, SeatId, Source, SpaceId};

pub use manual::manual;
pub use observe::observe;
pub use option::describe;
pub use rows::*;

/// What does not change during a match, worked out once.
#[derive(Clone, Debug)]
pub struct Facts {
    seats: Vec<SeatFacts>,
    items: Vec<Deeds>,
    /// The part of each space that stays.
    spaces: Vec<[i8; SpaceRow::LEN]>,
}

/// What does not change about a seat.
#[derive(Clone, Debug)]
struct SeatFacts {
    cards: Vec<[i8; CARD]>,
    /// The cards in an order that their numbers give, so that the order of a file tells nothing.
    order: Vec<u8>,
    /// The place of each card in `order`.
    places: Vec<u8>,
    ability: Deeds,
}

/// What programs do, and what each of the effects does that they let somebody choose from, by its label.
#[derive(Clone, Debug)]
struct Deeds {
    all: [i8; DeedRow::LEN],
    effects: Vec<[i8; DeedRow::LEN]>,
}

impl Facts {
    /// The facts of a match.
    pub fn new(m: &Match) -> Self {
        let seat = |seat: &peerless_rules::Seat| {
            let cards: Vec<[i8; CARD]> = seat
                .hero
                .cards
                .iter()
                .map(|card| {
                    let owner = card.given.map_or(&seat.hero, |(owner, _)| &m.seat(owner).hero);
                    card::card(&seat.hero, &owner.code, card)
                })
                .collect();
            let mut order: Vec<u8> = (0..cards.len() as u8).collect();
            order.sort_by_key(|&card| std::cmp::Reverse(cards[usize::from(card)]));
            let mut places = vec![0; cards.len()];
            for (place, &card) in (0..).zip(&order) {
                places[usize::from(card)] = place;
            }
            SeatFacts { cards, order, places, ability: card::ability(&seat.hero) }
        };
        let items = m.items.iter().map(|item| card::item(item)).collect();
        Self { seats: m.seats.iter().map(seat).collect(), items, spaces: spaces(&m.board) }
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
