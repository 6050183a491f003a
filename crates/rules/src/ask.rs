//! What the rules ask, and whom.

use crate::def::Match;
use crate::ids::*;
use crate::program::*;
use crate::state::*;

/// Whose choice it is and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    pub seat: SeatId,
    pub ask: Ask,
    /// The seat and card, item or ability that asks, if one does.
    pub source: Option<(SeatId, Source)>,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Setup: where a fighter begins.
    Setup,
    /// Setup: a state such as a size.
    State,
    Action,
    ManeuverBoost,
    Move,
    AttackCard,
    Item,
    CommitBoost,
    Defense,
    /// The order of one's own effects.
    Order,
    HandLimit,
    Discard,
    YesNo,
    Fighter,
    Space,
    Number,
    Opponent,
    Effect,
    Symbol,
    Place,
    Boost,
    Card,
    /// A card that the others do not see: looked at in a deck, or going from the hand onto it.
    HiddenCard,
    /// Which card lies next on top of a deck.
    CardOrder,
    /// Another card in place of the one played.
    Replace,
    Deck,
    /// R27.4
    Guard,
}

impl Ask {
    /// What is asked, in one word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::State => "state",
            Self::Action => "action",
            Self::ManeuverBoost => "maneuver-boost",
            Self::Move => "move",
            Self::AttackCard => "attack-card",
            Self::Item => "item",
            Self::CommitBoost => "commit-boost",
            Self::Defense => "defense",
            Self::Order => "order",
            Self::HandLimit => "hand-limit",
            Self::Discard => "discard",
            Self::YesNo => "yes-no",
            Self::Fighter => "fighter",
            Self::Space => "space",
            Self::Number => "number",
            Self::Opponent => "opponent",
            Self::Effect => "effect",
            Self::Symbol => "symbol",
            Self::Place => "place",
            Self::Boost => "boost",
            Self::Card => "card",
            Self::HiddenCard => "hidden-card",
            Self::CardOrder => "card-order",
            Self::Replace => "replace",
            Self::Deck => "deck",
            Self::Guard => "guard",
        }
    }
}

/// What is asked lies open to all.
impl Public {
    /// What is asked now; `None` when the game is over.
    pub(crate) fn question(&self, m: &Match) -> Option<Question> {
        if self.outcome.is_some() || self.depth == 0 {
            return None;
        }
        let active = self.active;
        let combat = &self.combat;
        let (seat, ask, source) = match *self.top() {
            Frame::Setup { seat } => {
                let ask = if self.unplaced(m, seat).is_empty() { Ask::State } else { Ask::Setup };
                (seat, ask, None)
            }
            Frame::Turn { step: TurnStep::Return } => (active, Ask::Setup, None),
            Frame::Turn { step: TurnStep::Limit } => (active, Ask::HandLimit, None),
            Frame::Turn { .. } => (active, Ask::Action, None),
            Frame::Maneuver { .. } => (active, Ask::ManeuverBoost, None),
            Frame::Walk(walk) => (walk.seat, Ask::Move, self.source_below()),
            Frame::Attack { step } => match step {
                AttackStep::Item => (combat.seats[ATTACK], Ask::Item, None),
                AttackStep::Defense => (combat.seats[DEFENSE], Ask::Defense, None),
                AttackStep::DefenseItem => (combat.seats[DEFENSE], Ask::Item, None),
                AttackStep::Card | AttackStep::Ability | AttackStep::Reveal => {
                    (combat.seats[ATTACK], Ask::AttackCard, None)
                }
            },
            Frame::Window { side, .. } => (combat.seats[side as usize], Ask::Order, None),
            Frame::Discard { seat, by, how, source, .. } => {
                let (asked, ask) = if how == Discard::You { (by, Ask::Card) } else { (seat, Ask::Discard) };
                (asked, ask, Some((by, source)))
            }
            Frame::Choose { .. } => {
                let source = self.source_below();
                (source.map_or(active, |(seat, _)| seat), Ask::Effect, source)
            }
            Frame::Guard { seat } => (seat, Ask::Guard, self.source_below()),
            Frame::Run(run) => {
                let (seat, ask) = self.asked_by_op(m, &run);
                (seat, ask, Some((run.seat, run.source)))
            }
            Frame::Idle
            | Frame::Scheme { .. }
            | Frame::Fight { .. }
            | Frame::BoostEnd { .. }
            | Frame::Triggers { .. } => return None,
        };
        Some(Question { seat, ask, source })
    }

    fn asked_by_op(&self, m: &Match, run: &Run) -> (SeatId, Ask) {
        let ask = match self.op(m, run) {
            Op::May(_) => Ask::YesNo,
            Op::If(..) => Ask::Symbol,
            Op::Pick { what, .. } => match what {
                Pick::Fighter(_) => Ask::Fighter,
                Pick::TheirHero => return (SeatId(run.who), Ask::Fighter),
                Pick::Space(_) => Ask::Space,
                Pick::Number { .. } | Pick::Spend { .. } => Ask::Number,
                Pick::Opponent => Ask::Opponent,
            },
            Op::Place { .. } => Ask::Place,
            Op::Boost { by: Side::Own, .. } => Ask::Boost,
            Op::Boost { by: Side::Other, .. } => {
                let side = self.combat.side_of(run.seat).unwrap_or(ATTACK);
                return (self.combat.seats[1 - side], Ask::Boost);
            }
            Op::CommitBoost { .. } => Ask::CommitBoost,
            Op::PutBack { what: PutBack::Looked } => Ask::CardOrder,
            Op::PutBack { what: PutBack::FromHand } | Op::Take { what: Take::Looked(_) } => Ask::HiddenCard,
            Op::ReplaceCard => Ask::Replace,
            Op::Look { .. } => Ask::Deck,
            _ => Ask::Card,
        };
        (run.seat, ask)
    }

    /// The card or ability whose program is nearest below the top.
    pub(crate) fn source_below(&self) -> Option<(SeatId, Source)> {
        self.stack[..self.depth as usize].iter().rev().find_map(|frame| match frame {
            Frame::Run(run) => Some((run.seat, run.source)),
            _ => None,
        })
    }

    pub(crate) fn op(&self, m: &Match, run: &Run) -> Op {
        match run.source.as_item() {
            Some(item) => m.items[item.index()].code[run.pc as usize],
            None => m.seat(run.seat).hero.code[run.pc as usize],
        }
    }

    /// Fighters of a seat that setup has still to place.
    pub(crate) fn unplaced(&self, m: &Match, seat: SeatId) -> FighterSet {
        let waits =
            |&id: &FighterId| self.space_of(id).is_none() && self.health[id.index()] > 0 && !m.fighter(id).supply;
        m.seat(seat).fighters.iter().filter(waits).collect()
    }

    /// The fighters of the moving seat that can open a closed door: beside it, with movement left (R22.5).
    pub(crate) fn openers(&self, m: &Match, walk: &Walk, door: DoorId) -> FighterSet {
        let ends = m.board.door_ends(door);
        let can_open = |&by: &FighterId| {
            let steps = walk.movement(by).unwrap_or(0);
            steps > 0 && self.space_of(by).is_some_and(|space| ends.has(space))
        };
        let own = m.seat(walk.seat).fighters & self.here;
        own.iter().filter(can_open).collect()
    }
}

impl State {
    /// What is asked now; `None` when the game is over.
    pub fn question(&self, m: &Match) -> Option<Question> {
        self.p.question(m)
    }

    pub(crate) fn source_below(&self) -> Option<(SeatId, Source)> {
        self.p.source_below()
    }

    pub(crate) fn op(&self, m: &Match, run: &Run) -> Op {
        self.p.op(m, run)
    }

    pub(crate) fn unplaced(&self, m: &Match, seat: SeatId) -> FighterSet {
        self.p.unplaced(m, seat)
    }
}
