//! What one seat may know (R18), read where it lies. A view is a whole copy, to be kept and to be dealt from; who looks at every
//! question of many games looks in this way, and is told the same.

use std::ops::Deref;

use crate::def::Match;
use crate::ids::*;
use crate::state::*;
use crate::term::sum;
use crate::view::{Fight, masked};

/// A game as one seat sees it, for as long as one looks.
#[derive(Clone, Copy)]
pub struct Glance<'s> {
    state: &'s State,
    seat: SeatId,
    /// The seats whose hands this seat sees, as bits.
    sees: u8,
}

/// Where everybody and everything stands and lies on the board. Who keeps it can tell later whether it is still so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    pos: [u8; MAX_FIGHTERS],
    tails: [Tail; MAX_LARGE],
    items: [u8; MAX_ITEMS],
    tokens: [[u8; MAX_SEAT_TOKENS]; MAX_SEATS],
    doors: u8,
}

/// Where the cards of a seat are, and who knows them. Who keeps it can tell later whether it is still so, and no more: it has nothing
/// to read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Holding {
    cards: Cards,
    /// Those that it has laid face down in a combat.
    laid: [Slot; 3],
}

impl Layout {
    /// An empty board.
    pub const EMPTY: Self = Self {
        pos: [NONE; MAX_FIGHTERS],
        tails: [Tail::NONE; MAX_LARGE],
        items: [NONE; MAX_ITEMS],
        tokens: [[NONE; MAX_SEAT_TOKENS]; MAX_SEATS],
        doors: 0,
    };

    /// The doors that are closed, as bits.
    pub fn doors(&self) -> u8 {
        self.doors
    }
}

impl Holding {
    /// No cards at all.
    pub const EMPTY: Self = Self { cards: Cards::EMPTY, laid: [Slot::NONE; 3] };
}

impl State {
    /// What a seat may know.
    pub fn glance(&self, m: &Match, seat: SeatId) -> Glance<'_> {
        let sees = |of: &SeatId| m.seers[of.index()] & seat.bit() != 0;
        let sees = m.seat_ids().filter(sees).fold(0, |sees, of| sees | of.bit());
        Glance { state: self, seat, sees }
    }
}

impl Deref for Glance<'_> {
    type Target = Public;

    fn deref(&self) -> &Public {
        &self.state.p
    }
}

impl<'s> Glance<'s> {
    /// Who looks.
    pub fn seat(&self) -> SeatId {
        self.seat
    }

    /// How many cards a hand holds.
    pub fn hand_size(&self, of: SeatId) -> u8 {
        self.state.cards_of(of).hand
    }

    /// How many cards a deck holds.
    pub fn deck_size(&self, of: SeatId) -> u8 {
        self.state.cards_of(of).deck
    }

    /// The kinds of the cards in the own hand.
    pub fn own_kinds(&self) -> &'s [u8] {
        self.state.cards_of(self.seat).hand()
    }

    /// The kinds of the cards in a discard pile, bottom first.
    pub fn pile_kinds(&self, of: SeatId) -> &'s [u8] {
        self.state.cards_of(of).pile()
    }

    /// The kinds of a seat's cards that are known to be in its hand, or laid face down, and of those that cannot be placed: the
    /// `known_kinds` and `unseen_kinds` of a view, in no order.
    #[inline]
    pub fn each_kind(&self, m: &Match, of: SeatId, mut known: impl FnMut(u8), mut unseen: impl FnMut(u8)) {
        let (cards, bit) = (self.state.cards_of(of), self.seat.bit());
        if self.sees(of) {
            cards.hand().iter().for_each(|&kind| known(kind));
        } else {
            for (&kind, &seers) in cards.hand().iter().zip(&cards.known[cards.hand_start()..]) {
                if seers & bit != 0 || m.is_given(of, kind) { known(kind) } else { unseen(kind) }
            }
        }
        for (&kind, &seers) in cards.deck().iter().zip(&cards.known) {
            if seers & bit == 0 {
                unseen(kind);
            }
        }
        for (index, card, at) in cards.aside() {
            let hidden = at.is_closed(m, |holder| self.sees(holder));
            if hidden && cards.known[index] & bit == 0 {
                unseen(card.0);
            }
        }
        if self.combat.phase == Phase::Commit {
            let hide = |whose: SeatId, slot: Slot| {
                if whose == of {
                    if slot.known & bit != 0 || m.is_given(of, slot.card) {
                        known(slot.card)
                    } else {
                        unseen(slot.card)
                    }
                }
            };
            masked(&self.combat, |of| self.sees(of), hide);
        }
    }

    /// The combat that is being fought, with all that this seat sees of it.
    pub fn fight(&self, m: &Match) -> Option<Fight> {
        if !self.combat.running() {
            return None;
        }
        let told = self.state.told_value(m).filter(|_| self.sees(self.combat.seats[DEFENSE]));
        Fight::of(&masked(&self.combat, |of| self.sees(of), |_, _| {}), m, told)
    }

    /// What the attack and the defense of the combat come to, where their cards are seen.
    pub fn values(&self, m: &Match) -> [Option<i16>; 2] {
        if !self.combat.running() {
            return [None; 2];
        }
        let p = Public { combat: masked(&self.combat, |of| self.sees(of), |_, _| {}), ..self.state.p };
        [ATTACK, DEFENSE].map(|side| {
            let seen = p.combat.cards[side].is_seen();
            seen.then(|| sum(&p.terms_of(m, side, self.state.standing(m, side), p.combat.seats[side])))
        })
    }

    /// Whether everybody and everything still stands and lies where it did.
    #[inline]
    pub fn lies_as(&self, kept: &Layout) -> bool {
        self.pos == kept.pos
            && self.tails == kept.tails
            && self.doors == kept.doors
            && self.items == kept.items
            && self.tokens == kept.tokens
    }

    /// Where everybody and everything stands and lies.
    pub fn layout(&self) -> Layout {
        Layout { pos: self.pos, tails: self.tails, items: self.items, tokens: self.tokens, doors: self.doors }
    }

    /// Whether the cards of a seat are still where they were.
    #[inline]
    pub fn holds_as(&self, of: SeatId, kept: &Holding) -> bool {
        *self.state.cards_of(of) == kept.cards && self.laid(of) == kept.laid
    }

    /// Where the cards of a seat are.
    pub fn holding(&self, of: SeatId) -> Holding {
        Holding { cards: *self.state.cards_of(of), laid: self.laid(of) }
    }

    /// The cards that a seat has laid face down: attack, defense, and what lies beside the attack.
    #[inline]
    fn laid(&self, of: SeatId) -> [Slot; 3] {
        let combat = &self.combat;
        if combat.phase != Phase::Commit {
            return [Slot::NONE; 3];
        }
        let laid = |side: usize, slot: Slot| if combat.seats[side] == of { slot } else { Slot::NONE };
        let down = |side: usize| if combat.face_up >> side & 1 == 0 { combat.cards[side] } else { Slot::NONE };
        [laid(ATTACK, down(ATTACK)), laid(DEFENSE, down(DEFENSE)), laid(ATTACK, combat.boost)]
    }

    fn sees(&self, of: SeatId) -> bool {
        self.sees & of.bit() != 0
    }
}
