//! What the values of a combat are made of (R12): every term with its source, and what was lost again and by what.
//! The terms are rebuilt from the few changes that the combat keeps; the value that is compared is kept ready beside them.

use crate::def::Match;
use crate::ids::*;
use crate::state::*;

/// One part of the value of a card in a combat. The terms that were not lost add up to the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// What kind of part it is.
    pub kind: TermKind,
    /// What it adds, or for what sets the value: that value.
    pub amount: i16,
    /// The seat and card, item or ability that it comes from; the rules themselves have none.
    pub source: Option<(SeatId, Source)>,
    /// Why it no longer counts, if it does not.
    pub lost: Option<Loss>,
}

/// What kind of part of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TermKind {
    /// The value on the card.
    Printed,
    /// The boost value of another card.
    Boost,
    /// An item.
    Item,
    /// A text that adds or takes away.
    Effect,
    /// A standing bonus (R12.7, R25.9).
    Standing,
    /// A text that puts another value in place of the printed one (R12.2).
    Instead,
    /// A text that sets the value equal to something (R12.3).
    Equal,
    /// A text that locks the value (R27.8).
    Locked,
    /// A text that has the value ignored (R12.5).
    Ignored,
    /// A value is never below 0 nor above 99.
    Limit,
}

/// Why a term no longer counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loss {
    /// What took it away.
    pub to: LostTo,
    /// The seat and card, item or ability that did so.
    pub source: Option<(SeatId, Source)>,
}

/// What can take a term away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LostTo {
    /// Another value instead of it.
    Instead,
    /// A value set equal to something.
    Equal,
    /// A locked value.
    Locked,
    /// The whole value is ignored.
    Ignored,
    /// The effects of the card, with its boost and item, were canceled (R13.6, R25.12, R21.8).
    Canceled,
}

impl TermKind {
    /// Every kind of term.
    pub const ALL: [Self; 10] = [
        Self::Printed,
        Self::Boost,
        Self::Item,
        Self::Effect,
        Self::Standing,
        Self::Instead,
        Self::Equal,
        Self::Locked,
        Self::Ignored,
        Self::Limit,
    ];

    /// In one word; the words that a person reads are found by it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Printed => "printed",
            Self::Boost => "boost",
            Self::Item => "item",
            Self::Effect => "effect",
            Self::Standing => "standing",
            Self::Instead => "instead",
            Self::Equal => "equal",
            Self::Locked => "locked",
            Self::Ignored => "ignored",
            Self::Limit => "limit",
        }
    }
}

impl LostTo {
    /// In one word; the words that a person reads are found by it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Instead => "instead",
            Self::Equal => "equal",
            Self::Locked => "locked",
            Self::Ignored => "ignored",
            Self::Canceled => "canceled",
        }
    }
}

/// What the terms that count add up to.
pub fn sum(terms: &[Term]) -> i16 {
    terms.iter().filter(|term| term.lost.is_none()).map(|term| term.amount).sum()
}

/// A change that a combat keeps, in three bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Change {
    /// The kind, the side and the seat that did it, in three, one and two bits.
    pub what: u8,
    pub amount: i8,
    pub source: Source,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ChangeKind {
    None,
    Boost,
    Item,
    Effect,
    Instead,
    Equal,
    Ignored,
    Canceled,
}

impl ChangeKind {
    const ALL: [Self; 8] =
        [Self::None, Self::Boost, Self::Item, Self::Effect, Self::Instead, Self::Equal, Self::Ignored, Self::Canceled];
}

impl Change {
    pub const NONE: Self = Self { what: 0, amount: 0, source: Source::ABILITY };
    /// The bits of `what` that are used.
    pub const BITS: u8 = 0x3f;

    pub fn new(kind: ChangeKind, side: usize, amount: i8, by: SeatId, source: Source) -> Self {
        Self { what: kind as u8 | (side as u8) << 3 | by.0 << 4, amount, source }
    }

    pub fn kind(self) -> ChangeKind {
        ChangeKind::ALL[usize::from(self.what & 7)]
    }

    pub fn side(self) -> usize {
        usize::from(self.what >> 3 & 1)
    }

    pub fn by(self) -> SeatId {
        SeatId(self.what >> 4 & 3)
    }
}

/// More changes than texts can make; beyond them the last one that adds takes up what is added.
pub(crate) const MAX_CHANGES: usize = 12;

impl Combat {
    /// Keeps a change for the terms.
    pub fn note(&mut self, change: Change) {
        // What comes after the result changes nothing that was compared.
        if self.settled() {
            return;
        }
        if let Some(free) = self.changes.iter_mut().find(|kept| kept.kind() == ChangeKind::None) {
            *free = change;
            return;
        }
        let adds = |kept: &&mut Change| (kept.side(), kept.kind()) == (change.side(), change.kind());
        if let Some(last) = self.changes.iter_mut().rev().find(adds) {
            last.what = change.what;
            last.source = change.source;
            last.amount = match change.kind() {
                ChangeKind::Boost | ChangeKind::Item | ChangeKind::Effect => last.amount.saturating_add(change.amount),
                ChangeKind::None
                | ChangeKind::Instead
                | ChangeKind::Equal
                | ChangeKind::Ignored
                | ChangeKind::Canceled => change.amount,
            };
        }
    }

    /// Another card lies on this side: what was set or lost for the one before it is no more.
    pub fn forget_set(&mut self, side: usize) {
        // The kept ones lie in front; mostly there are none yet.
        if self.changes[0].kind() == ChangeKind::None {
            return;
        }
        let on_side = |change: &Change| change.side() == side;
        let equal = self.changes.iter().rposition(|change| on_side(change) && change.kind() == ChangeKind::Equal);
        let mut kept = [Change::NONE; MAX_CHANGES];
        let mut len = 0;
        for (index, &change) in self.changes.iter().enumerate() {
            let stays = match change.kind() {
                ChangeKind::None => false,
                ChangeKind::Instead | ChangeKind::Equal => !on_side(&change),
                ChangeKind::Boost | ChangeKind::Item | ChangeKind::Effect => {
                    !on_side(&change) || equal.is_none_or(|equal| index > equal)
                }
                ChangeKind::Ignored | ChangeKind::Canceled => true,
            };
            if stays {
                kept[len] = change;
                len += 1;
            }
        }
        self.changes = kept;
    }
}

impl Public {
    /// The terms of a side's value; `standing` is its standing bonus. Empty where no card is seen.
    pub(crate) fn terms_of(&self, m: &Match, side: usize, standing: u8) -> Vec<Term> {
        let combat = &self.combat;
        let seat = combat.seats[side];
        let shown = combat.cards[side].get().filter(|card| card.index() < m.seat(seat).hero.cards.len());
        let Some(card) = shown.filter(|_| combat.running()) else { return Vec::new() };
        let mut terms = Terms(Vec::with_capacity(4));
        let own = Some((seat, Source::card(card)));
        terms.add(TermKind::Printed, m.card(seat, card).value.into(), own);
        let mut ignored = None;
        let mut canceled = None;
        let (mut boosted, mut used) = (false, false);
        for change in self.combat.changes.iter().filter(|change| change.side() == side) {
            let source = Some((change.by(), change.source));
            let amount = change.amount.into();
            match change.kind() {
                ChangeKind::None => {}
                ChangeKind::Boost => {
                    boosted |= Some(change.source) == combat.boost.get().map(Source::card);
                    terms.add(TermKind::Boost, amount, source);
                }
                ChangeKind::Item => {
                    used = true;
                    terms.add(TermKind::Item, amount, source);
                }
                ChangeKind::Effect => terms.add(TermKind::Effect, amount, source),
                ChangeKind::Instead => {
                    let set = |kind| matches!(kind, TermKind::Printed | TermKind::Instead | TermKind::Equal);
                    terms.lose(set, Loss { to: LostTo::Instead, source });
                    terms.add(TermKind::Instead, amount, source);
                }
                ChangeKind::Equal => {
                    terms.lose(|_| true, Loss { to: LostTo::Equal, source });
                    terms.add(TermKind::Equal, amount, source);
                }
                ChangeKind::Ignored => ignored = Some(source),
                ChangeKind::Canceled => canceled = Some(Loss { to: LostTo::Canceled, source }),
            }
        }
        // R25.12, R21.8: what lay beside the card and did not come to count.
        if let Some(loss) = canceled {
            if let Some(boost) = combat.boost.get().filter(|_| side == ATTACK && !boosted) {
                terms.add(TermKind::Boost, m.card(seat, boost).boost.into(), Some((seat, Source::card(boost))));
                terms.lose_last(loss);
            }
            if combat.items[side] != NONE && !used {
                let item = ItemId(combat.items[side]);
                terms.add(TermKind::Item, m.items[item.index()].value.into(), Some((seat, Source::item(item))));
                terms.lose_last(loss);
            }
        }
        if standing > 0 {
            terms.add(TermKind::Standing, standing.into(), Some((seat, Source::ABILITY)));
        }
        let total = sum(&terms.0);
        if let Some(source) = ignored {
            terms.lose(|_| true, Loss { to: LostTo::Ignored, source });
            terms.add(TermKind::Ignored, 0, source);
        } else if self.lock_of(side) != NONE {
            let source = Some((seat, self.locked_by[seat.index()]));
            terms.lose(|_| true, Loss { to: LostTo::Locked, source });
            terms.add(TermKind::Locked, self.lock_of(side).into(), source);
        } else if total != total.clamp(0, 99) {
            terms.add(TermKind::Limit, total.clamp(0, 99) - total, None);
        }
        terms.0
    }

    /// R27.8: the value that a side's card is locked at, or `NONE`; that of a result stays.
    pub(crate) fn lock_of(&self, side: usize) -> u8 {
        let combat = &self.combat;
        if combat.settled() { combat.lock[side] } else { self.locked[combat.seats[side].index()] }
    }
}

/// Terms being gathered.
struct Terms(Vec<Term>);

impl Terms {
    fn add(&mut self, kind: TermKind, amount: i16, source: Option<(SeatId, Source)>) {
        self.0.push(Term { kind, amount, source, lost: None });
    }

    fn lose(&mut self, which: impl Fn(TermKind) -> bool, loss: Loss) {
        for term in self.0.iter_mut().filter(|term| term.lost.is_none() && which(term.kind)) {
            term.lost = Some(loss);
        }
    }

    fn lose_last(&mut self, loss: Loss) {
        if let Some(term) = self.0.last_mut() {
            term.lost = Some(loss);
        }
    }
}

impl State {
    /// The terms of the values in the combat that is being fought: the attacker's, then the defender's.
    pub fn terms(&self, m: &Match) -> [Vec<Term>; 2] {
        [ATTACK, DEFENSE].map(|side| self.p.terms_of(m, side, self.standing(m, side)))
    }

    /// R12.7, R25.9: the standing bonus of a side's card; that of a result stays.
    pub(crate) fn standing(&self, m: &Match, side: usize) -> u8 {
        let combat = &self.p.combat;
        if !combat.running() || !combat.cards[side].is_some() {
            return 0;
        }
        if combat.settled() { combat.standing[side] } else { self.static_bonus(m, side) }
    }
}
