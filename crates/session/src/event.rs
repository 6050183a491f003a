//! What has happened, as one viewer may know it.

use peerless_rules::{Event, ItemId, SeatId, Source, SpaceId};
use serde::Serialize;
use ts_rs::TS;

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum EventFace {
    Turn {
        seat: u8,
    },
    Maneuver {
        seat: u8,
    },
    Scheme {
        seat: u8,
        card: u8,
        by: u8,
    },
    /// An item used as an action.
    Item {
        seat: u8,
        item: u8,
        by: u8,
    },
    Attack {
        by: u8,
        at: u8,
    },
    Draw {
        seat: u8,
        card: Option<u8>,
    },
    Exhausted {
        seat: u8,
    },
    Discard {
        seat: u8,
        card: u8,
    },
    Boost {
        seat: u8,
        card: u8,
    },
    BlindBoost {
        seat: u8,
        card: u8,
    },
    /// A card is laid face down.
    Commit {
        seat: u8,
        what: Commit,
        card: Option<u8>,
    },
    NoDefense {
        seat: u8,
    },
    /// An item used in a combat.
    ItemUsed {
        seat: u8,
        item: u8,
    },
    Reveal {
        seat: u8,
        card: u8,
    },
    /// An effect begins to resolve.
    Effect {
        seat: u8,
        source: SourceFace,
    },
    Canceled {
        seat: u8,
    },
    /// The value of this seat's card is now this.
    Value {
        seat: u8,
        value: u8,
        source: SourceFace,
    },
    Result {
        attack: u8,
        defense: u8,
        damage: u8,
        won: u8,
    },
    /// `path` goes from the first step to the end, where it is known.
    Move {
        fighter: u8,
        from: u8,
        to: u8,
        path: Vec<u8>,
    },
    Place {
        fighter: u8,
        to: u8,
    },
    Swap {
        a: u8,
        b: u8,
    },
    TakesOver {
        fighter: u8,
    },
    Damage {
        fighter: u8,
        amount: u8,
        left: u8,
    },
    Recover {
        fighter: u8,
        left: u8,
    },
    HealthSet {
        fighter: u8,
        to: u8,
    },
    Defeat {
        fighter: u8,
    },
    /// The seat's fighters leave the board until its next turn.
    Away {
        seat: u8,
    },
    Eliminated {
        seat: u8,
    },
    Take {
        seat: u8,
        card: u8,
    },
    TakeHidden {
        seat: u8,
        card: Option<u8>,
    },
    PutOnDeck {
        seat: u8,
        card: Option<u8>,
    },
    Shown {
        seat: u8,
        card: u8,
    },
    HandSeen {
        by: u8,
        of: u8,
    },
    TopSeen {
        by: u8,
        of: u8,
        count: u8,
    },
    Shuffle {
        seat: u8,
    },
    Actions {
        seat: u8,
        left: u8,
    },
    Counter {
        seat: u8,
        counter: u8,
        value: u8,
    },
    State {
        seat: u8,
        state: u8,
        value: u8,
    },
    Door {
        door: u8,
        closed: bool,
    },
    Over {
        team: u8,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Commit {
    Attack,
    Boost,
    Defense,
}

/// Where an effect comes from: a card of a seat, an item, or the seat's ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SourceFace {
    Card { seat: u8, card: u8 },
    Item { item: u8 },
    Ability { seat: u8 },
}

impl SourceFace {
    pub fn new(seat: SeatId, source: Source) -> Self {
        match (source.as_card(), source.as_item()) {
            (Some(card), _) => Self::Card { seat: seat.0, card: card.0 },
            (_, Some(ItemId(item))) => Self::Item { item },
            (None, None) => Self::Ability { seat: seat.0 },
        }
    }
}

impl EventFace {
    /// The face of an event, which must already be the one for this viewer (`Event::seen_with`).
    /// `path` is the way of a move, if it is known.
    pub fn new(event: Event, path: &[SpaceId]) -> Self {
        match event {
            Event::Turn { seat } => Self::Turn { seat: seat.0 },
            Event::Maneuver { seat } => Self::Maneuver { seat: seat.0 },
            Event::Scheme { seat, card, by } => Self::Scheme { seat: seat.0, card: card.0, by: by.0 },
            Event::Item { seat, item, by } => Self::Item { seat: seat.0, item: item.0, by: by.0 },
            Event::Attack { by, at } => Self::Attack { by: by.0, at: at.0 },
            Event::Draw { seat, card } => Self::Draw { seat: seat.0, card: card.map(|card| card.0) },
            Event::Exhausted { seat } => Self::Exhausted { seat: seat.0 },
            Event::Discard { seat, card } => Self::Discard { seat: seat.0, card: card.0 },
            Event::Boost { seat, card } => Self::Boost { seat: seat.0, card: card.0 },
            Event::BlindBoost { seat, card } => Self::BlindBoost { seat: seat.0, card: card.0 },
            Event::Commit { seat, what, card } => Self::Commit {
                seat: seat.0,
                what: match what {
                    peerless_rules::Commit::Attack => Commit::Attack,
                    peerless_rules::Commit::Boost => Commit::Boost,
                    peerless_rules::Commit::Defense => Commit::Defense,
                },
                card: card.map(|card| card.0),
            },
            Event::NoDefense { seat } => Self::NoDefense { seat: seat.0 },
            Event::ItemUsed { seat, item } => Self::ItemUsed { seat: seat.0, item: item.0 },
            Event::Reveal { seat, card } => Self::Reveal { seat: seat.0, card: card.0 },
            Event::Effect { seat, source } => Self::Effect { seat: seat.0, source: SourceFace::new(seat, source) },
            Event::Canceled { seat } => Self::Canceled { seat: seat.0 },
            Event::Value { seat, value, by, source } => {
                Self::Value { seat: seat.0, value, source: SourceFace::new(by, source) }
            }
            Event::Result { attack, defense, damage, won } => Self::Result { attack, defense, damage, won: won.0 },
            Event::Move { fighter, from, to } => Self::Move {
                fighter: fighter.0,
                from: from.0,
                to: to.0,
                path: path.iter().map(|space| space.0).collect(),
            },
            Event::Place { fighter, to } => Self::Place { fighter: fighter.0, to: to.0 },
            Event::Swap { a, b } => Self::Swap { a: a.0, b: b.0 },
            Event::TakesOver { fighter } => Self::TakesOver { fighter: fighter.0 },
            Event::Damage { fighter, amount, left } => Self::Damage { fighter: fighter.0, amount, left },
            Event::Recover { fighter, left } => Self::Recover { fighter: fighter.0, left },
            Event::HealthSet { fighter, to } => Self::HealthSet { fighter: fighter.0, to },
            Event::Defeat { fighter } => Self::Defeat { fighter: fighter.0 },
            Event::Away { seat } => Self::Away { seat: seat.0 },
            Event::Eliminated { seat } => Self::Eliminated { seat: seat.0 },
            Event::Take { seat, card } => Self::Take { seat: seat.0, card: card.0 },
            Event::TakeHidden { seat, card } => Self::TakeHidden { seat: seat.0, card: card.map(|card| card.0) },
            Event::PutOnDeck { seat, card } => Self::PutOnDeck { seat: seat.0, card: card.map(|card| card.0) },
            Event::Shown { seat, card } => Self::Shown { seat: seat.0, card: card.0 },
            Event::HandSeen { by, of } => Self::HandSeen { by: by.0, of: of.0 },
            Event::TopSeen { by, of, count } => Self::TopSeen { by: by.0, of: of.0, count },
            Event::Shuffle { seat } => Self::Shuffle { seat: seat.0 },
            Event::Actions { seat, left } => Self::Actions { seat: seat.0, left },
            Event::Counter { seat, counter, value } => Self::Counter { seat: seat.0, counter, value },
            Event::State { seat, state, value } => Self::State { seat: seat.0, state, value },
            Event::Door { door, closed } => Self::Door { door: door.0, closed },
            Event::Over { outcome } => Self::Over { team: outcome.team },
        }
    }
}
