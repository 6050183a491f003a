//! Which of one's own effects have to be put in order (R11.3): only those whose order can make a difference are asked for.

use crate::choice::Part;
use crate::def::{CardDef, Match, Moment};
use crate::ids::*;
use crate::program::*;
use crate::state::*;

/// What an effect can change, and what decides whether another does anything, as bits.
type Things = u8;

const NOTHING: Things = 0;
const HAND: Things = 1;
const DECK: Things = 2;
const PILE: Things = 4;
const VALUES: Things = 8;
const STATES: Things = 16;
const COUNTERS: Things = 32;
const ACTIONS: Things = 64;
/// Where fighters stand and tokens lie, their health, the combat and its result.
const REST: Things = 128;
const ANYTHING: Things = Things::MAX;

impl State {
    /// The pending parts of a side that its owner has to put in order, as bits; none if their order makes no difference.
    pub(crate) fn parts_to_order(&self, m: &Match, phase: Phase, side: usize, pending: u8) -> u8 {
        if phase != Phase::During || pending.count_ones() < 2 {
            return 0;
        }
        let of = |part: Part| pending & part.bit() != 0;
        let parts: u8 = Part::ALL
            .into_iter()
            .filter(|&part| of(part) && !self.stays_idle(m, side, part, pending))
            .fold(0, |parts, part| parts | part.bit());
        let both = Part::Card.bit() | Part::Ability.bit();
        let matters = parts & both == both || parts.count_ones() > 1 && self.sets_its_value(m, side, parts & both);
        if matters { parts } else { 0 }
    }

    /// Whether one of these parts sets the own card's value equal to something, which drops the increases made so far (R12.3).
    /// Plain increases (a committed boost, an item) can stand anywhere else in the order.
    fn sets_its_value(&self, m: &Match, side: usize, parts: u8) -> bool {
        let sets = |op: &Op| {
            matches!(
                op,
                Op::SwapValues | Op::Value { card: Side::Own, change: ValueChange::Equal(_) | ValueChange::Twice(_) }
            )
        };
        [Part::Card, Part::Ability]
            .into_iter()
            .filter(|part| parts & part.bit() != 0)
            .filter_map(|part| self.part_run(m, side, part))
            .any(|run| program(m, &run).any(sets))
    }

    /// Whether a part does nothing as things are, and none of the other pending parts can change that.
    fn stays_idle(&self, m: &Match, side: usize, part: Part, pending: u8) -> bool {
        if part == Part::Ability && self.lies_during(m, side) {
            return false;
        }
        let Some(reads) = self.part_run(m, side, part).and_then(|run| self.reads_if_idle(m, run)) else { return false };
        let others = Part::ALL.into_iter().filter(|&other| other != part && pending & other.bit() != 0);
        others.fold(NOTHING, |things, other| things | self.part_changes(m, side, other)) & reads == NOTHING
    }

    /// Whether a card in play of a side does something then, with its ability.
    fn lies_during(&self, m: &Match, side: usize) -> bool {
        let combat = &self.p.combat;
        self.waits_in_play(m, combat.seats[side], Moment::During, combat.fighters[side])
    }

    /// The program of a part, if it has one.
    fn part_run(&self, m: &Match, side: usize, part: Part) -> Option<Run> {
        let combat = &self.p.combat;
        let seat = combat.seats[side];
        let card_run =
            |slot: Slot, pc: fn(&CardDef) -> Pc| slot.get().map(|card| (Source::card(card), pc(m.card(seat, card))));
        let (source, pc) = match part {
            Part::Card => card_run(combat.cards[side], |card| card.during)?,
            Part::Boost => card_run(combat.boost, |card| card.boosted)?,
            Part::Item => return None,
            Part::Ability => (Source::ABILITY, m.seat(seat).hero.ability.during),
        };
        (pc != 0).then(|| Run::new(seat, source, pc, NONE, true))
    }

    /// What a part may change when it resolves.
    fn part_changes(&self, m: &Match, side: usize, part: Part) -> Things {
        let value = match part {
            Part::Boost | Part::Item => VALUES,
            Part::Card | Part::Ability => NOTHING,
        };
        if part == Part::Ability && self.lies_during(m, side) {
            return ANYTHING;
        }
        let Some(run) = self.part_run(m, side, part) else { return value };
        // R8.6: the bonus of a card that is used as a boost can do anything.
        let bonus = m.seat(run.seat).hero.cards.iter().any(|card| card.boosted != 0);
        program(m, &run).fold(value, |things, op| things | changes(op, bonus))
    }

    /// If a program would do nothing now: what that depends on.
    fn reads_if_idle(&self, m: &Match, mut run: Run) -> Option<Things> {
        let mut things = NOTHING;
        loop {
            let next = run.pc + 1;
            run.pc = match *self.op(m, &run) {
                Op::End => return Some(things),
                Op::Jump(to) => to,
                Op::If(Cond::Basket(_), _) if self.must_name_symbol(m, &run) => return None,
                Op::If(cond, to) => {
                    things |= reads(cond);
                    if self.holds(m, &run, cond) { next } else { to }
                }
                Op::May(no) if self.payable(m, &run, next, no) => return None,
                // What makes an act possible may be anything.
                Op::May(to) => {
                    things |= ANYTHING;
                    to
                }
                // Nothing has been done.
                Op::IfDone(wanted, to) => {
                    if wanted {
                        to
                    } else {
                        next
                    }
                }
                Op::ForSeats(..) | Op::Next(_) | Op::Leave => return None,
                Op::Repeat(..) | Op::InTurn(..) | Op::Again(_) | Op::By(_) | Op::Meet(_) => return None,
                Op::Ask(_) | Op::Choose { .. } | Op::Effect { .. } | acts!() => return None,
            };
        }
    }
}

/// The ops of a program up to its end. Effects to choose from stand behind it; `changes` takes them for anything.
fn program<'m>(m: &'m Match, run: &Run) -> impl Iterator<Item = &'m Op> + use<'m> {
    run.code(m)[run.pc as usize..].iter().take_while(|op| **op != Op::End)
}

/// What an op may change, with all that can follow from it: damage sets off abilities, and to draw may hurt.
fn changes(op: &Op, bonus: bool) -> Things {
    match op {
        Op::End | Op::Jump(_) | Op::If(..) | Op::May(_) | Op::IfDone(..) | Op::ForSeats(..) | Op::Next(_) => NOTHING,
        Op::Leave | Op::By(_) | Op::Meet(_) | Op::Repeat(..) | Op::InTurn(..) | Op::Again(_) => NOTHING,
        Op::Gather { .. } => NOTHING,
        Op::Value { .. } | Op::SwapValues | Op::LockValues { .. } => VALUES,
        Op::BlindBoost { .. } if bonus => ANYTHING,
        Op::BlindBoost { .. } => DECK | PILE | VALUES,
        Op::Actions { .. } | Op::Strike { .. } => ACTIONS,
        Op::Counter { .. } => COUNTERS,
        Op::ChangeState { .. } | Op::SetState { .. } => STATES,
        Op::Ask(_)
        | Op::Choose { .. }
        | Op::Effect { .. }
        | Op::Health { .. }
        | Op::Move { .. }
        | Op::Swap { .. }
        | Op::PutEach { .. }
        | Op::TakeOver { .. }
        | Op::Hold { .. }
        | Op::Prevent { .. }
        | Op::Draw { .. }
        | Op::DrawInstead { .. }
        | Op::Discard { .. }
        | Op::Cards { .. }
        | Op::Shuffle { .. }
        | Op::PutOpposing { .. }
        | Op::ReplaceFromDeck
        | Op::KeepNumber
        | Op::Roll { .. }
        | Op::BoostRoll
        | Op::Side { .. }
        | Op::Done
        | Op::ShowPicked(_)
        | Op::TakeOff { .. }
        | Op::PutThis { .. }
        | Op::PutThat { .. }
        | Op::Look { .. }
        | Op::Take { .. }
        | Op::ShuffleIn { .. }
        | Op::Cancel { .. }
        | Op::Mark { .. }
        | Op::EndMove
        | Op::ConsiderWon
        | Op::UnlimitedAttack
        | Op::Lasts { .. }
        | Op::BonusAttack
        | Op::Tokens { .. }
        | Op::EndTurn => ANYTHING,
    }
}

/// What decides whether a condition holds.
fn reads(cond: Cond) -> Things {
    match cond {
        Cond::Hand(_) | Cond::OtherHand(_) | Cond::InHand(_) => HAND,
        Cond::DeckEmpty => DECK,
        Cond::Basket(_) => PILE,
        Cond::State(..) => STATES,
        Cond::Counter(..) => COUNTERS,
        // A measure may be of anything.
        Cond::Is(..) | Cond::Compare(..) | Cond::Counted(..) | Cond::FromDeck | Cond::Marked(_) => ANYTHING,
        Cond::ThatIs(..) | Cond::SeenIs(..) => ANYTHING,
        Cond::CardIs(_, filter, _) if filter.also != FilterTail::Nothing => ANYTHING,
        Cond::ByOwner(_) => NOTHING,
        Cond::Won
        | Cond::Lost
        | Cond::Earlier(..)
        | Cond::YourTurn(_)
        | Cond::ActionNumber(_)
        | Cond::Did(..)
        | Cond::Attacked(..)
        | Cond::Hurt(..)
        | Cond::CountHurt(..)
        | Cond::CountDefeated(..)
        | Cond::CountPast(..)
        | Cond::Fell(..)
        | Cond::Boosted(..)
        | Cond::Dealt(..)
        | Cond::SharesStartZone(..)
        | Cond::LeftSpace(..)
        | Cond::Canceled(_)
        | Cond::Health(..)
        | Cond::AtTurnStart(..)
        | Cond::IsHero(..)
        | Cond::IsOpposing(..)
        | Cond::Defeated(..)
        | Cond::At(..)
        | Cond::SharesZone(..)
        | Cond::MoreZones(..)
        | Cond::Count(..)
        | Cond::AllDefeated(_)
        | Cond::OpponentPlayed(_)
        | Cond::CardIs(..)
        | Cond::HasEffect(..)
        | Cond::Surrounded(..)
        | Cond::PlayedBy(..)
        | Cond::Attacking(_)
        | Cond::DefeatedAny
        | Cond::DamagedKind(_)
        | Cond::CombatDamage(_)
        | Cond::StartedWith(..)
        | Cond::MovedAlong(..)
        | Cond::Tokens(..) => REST,
    }
}
