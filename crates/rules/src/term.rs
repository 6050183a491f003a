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
    /// The value on a card that was laid in place of another one.
    Replaced,
    /// The boost value of another card.
    Boost,
    /// The boost value of the top card of the deck.
    BlindBoost,
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

impl TermKind {
    /// Whether it is what others are added to.
    fn sets(self) -> bool {
        matches!(self, Self::Printed | Self::Replaced | Self::Instead | Self::Equal | Self::Locked)
    }
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

/// What the terms that count add up to.
pub fn sum(terms: &[Term]) -> i16 {
    terms.iter().filter(|term| term.lost.is_none()).map(|term| term.amount).sum()
}

/// A change that a combat keeps, in three bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct KeptChange {
    /// The kind, the side and the seat that did it, in four, one and two bits.
    what: u8,
    amount: i8,
    pub source: Source,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ChangeKind {
    None,
    Boost,
    BlindBoost,
    Item,
    Effect,
    Instead,
    Equal,
    Ignored,
    Canceled,
    Locked,
    /// The value is this, and no text of a card changes it.
    Held,
}

impl ChangeKind {
    const ALL: [Self; 11] = [
        Self::None,
        Self::Boost,
        Self::BlindBoost,
        Self::Item,
        Self::Effect,
        Self::Instead,
        Self::Equal,
        Self::Ignored,
        Self::Canceled,
        Self::Locked,
        Self::Held,
    ];

    /// Whether it puts a value in place of the printed one.
    fn sets(self) -> bool {
        matches!(self, Self::Instead | Self::Equal | Self::Held)
    }

    /// Whether it adds to a value or takes from it.
    fn adds(self) -> bool {
        match self {
            Self::Boost | Self::BlindBoost | Self::Item | Self::Effect => true,
            Self::None | Self::Instead | Self::Equal | Self::Ignored | Self::Canceled | Self::Locked => false,
            Self::Held => false,
        }
    }
}

impl KeptChange {
    pub const NONE: Self = Self { what: 0, amount: 0, source: Source::ABILITY };

    pub fn new(kind: ChangeKind, side: usize, amount: i8, by: SeatId, source: Source) -> Self {
        Self { what: kind as u8 | (side as u8) << 4 | by.0 << 5, amount, source }
    }

    /// As its bytes say, if they say something.
    pub fn from_bytes(what: u8, amount: i8, source: Source) -> Option<Self> {
        let known = usize::from(what & 15) < ChangeKind::ALL.len() && what >> 7 == 0;
        known.then_some(Self { what, amount, source })
    }

    pub fn to_bytes(self) -> (u8, i8, Source) {
        (self.what, self.amount, self.source)
    }

    pub fn kind(self) -> ChangeKind {
        ChangeKind::ALL[usize::from(self.what & 15)]
    }

    pub fn side(self) -> usize {
        usize::from(self.what >> 4 & 1)
    }

    pub fn by(self) -> SeatId {
        SeatId(self.what >> 5 & 3)
    }

    /// Whether it takes away what an earlier change of its side has brought (R12.2, R12.3).
    fn takes_away(self, earlier: ChangeKind) -> bool {
        match self.kind() {
            ChangeKind::Instead | ChangeKind::Held => earlier.sets(),
            ChangeKind::Equal => earlier.adds() || earlier.sets(),
            // Once is enough for these.
            ChangeKind::Ignored | ChangeKind::Canceled | ChangeKind::Locked => earlier == self.kind(),
            ChangeKind::None | ChangeKind::Boost | ChangeKind::BlindBoost | ChangeKind::Item | ChangeKind::Effect => {
                false
            }
        }
    }
}

/// More changes than nearly all combats have; beyond them those that add are told together.
pub(crate) const MAX_CHANGES: usize = 12;

/// More than values can be told apart by.
const MOST_ADDED: i16 = 9_999;

impl Combat {
    /// Adds to what was added; texts that are done again and again come to an end of what can be counted.
    pub fn add(&mut self, side: usize, amount: i8) {
        self.adds[side] = (self.adds[side] + i16::from(amount)).clamp(-MOST_ADDED, MOST_ADDED);
    }

    /// Keeps a change for the terms.
    pub fn note(&mut self, change: KeptChange) {
        // What comes after the result changes nothing that was compared.
        if self.settled() {
            return;
        }
        if self.changes[MAX_CHANGES - 1].kind() != ChangeKind::None {
            self.make_room();
        }
        if let Some(free) = self.changes.iter_mut().find(|kept| kept.kind() == ChangeKind::None) {
            *free = change;
        }
    }

    /// Makes room for one more change: the first that no longer counts goes, or two that add become one.
    #[cold]
    fn make_room(&mut self) {
        let lost = |&index: &usize| {
            let change = self.changes[index];
            let mut later = self.changes[index + 1..].iter();
            later.any(|later| later.side() == change.side() && later.takes_away(change.kind()))
        };
        if let Some(index) = (0..MAX_CHANGES).find(lost) {
            self.remove_change(index);
            return;
        }
        // Nothing that is left is taken away by what stands between two changes, so their order does not matter.
        let alike: [fn(KeptChange, KeptChange) -> bool; 3] =
            [|a, b| (a.what, a.source) == (b.what, b.source), |a, b| a.kind() == b.kind(), |_, _| true];
        for alike in alike {
            for (first, second) in (1..MAX_CHANGES).flat_map(|second| (0..second).map(move |first| (first, second))) {
                let (a, b) = (self.changes[first], self.changes[second]);
                if a.side() == b.side()
                    && (a.kind().adds() && b.kind().adds() && alike(a, b))
                    && let Some(amount) = a.amount.checked_add(b.amount)
                {
                    self.changes[second].amount = amount;
                    self.remove_change(first);
                    return;
                }
            }
        }
    }

    fn remove_change(&mut self, index: usize) {
        self.changes.copy_within(index + 1.., index);
        self.changes[MAX_CHANGES - 1] = KeptChange::NONE;
    }

    /// R27.8: from now on no text of a card changes a side's value; what such texts have done is lost.
    pub fn hold(&mut self, side: usize, value: u8) {
        // The reasons of a result stay what they were.
        if self.settled() {
            return;
        }
        let stays = |change: &KeptChange| match change.kind() {
            _ if change.side() != side => true,
            ChangeKind::Boost | ChangeKind::BlindBoost | ChangeKind::Item => true,
            ChangeKind::Effect => change.source.as_card().is_none(),
            ChangeKind::Instead | ChangeKind::Equal | ChangeKind::Held => false,
            ChangeKind::None | ChangeKind::Ignored | ChangeKind::Canceled | ChangeKind::Locked => true,
        };
        let mut kept = [KeptChange::NONE; MAX_CHANGES];
        let left = self.changes.into_iter().filter(|change| change.kind() != ChangeKind::None && stays(change));
        for (slot, change) in kept.iter_mut().zip(left) {
            *slot = change;
        }
        self.changes = kept;
        let added = kept.iter().filter(|change| change.side() == side && change.kind().adds());
        self.adds[side] = added.map(|change| i16::from(change.amount)).sum();
        self.base[side] = value;
        self.canceled[side] |= Self::HELD;
    }

    /// Another card lies on this side: what was set or lost for the one before it is no more.
    pub fn forget_set(&mut self, side: usize) {
        // The kept ones lie in front; mostly there are none yet.
        if self.changes[0].kind() == ChangeKind::None {
            return;
        }
        let on_side = |change: &KeptChange| change.side() == side;
        let equal = self.changes.iter().rposition(|change| on_side(change) && change.kind() == ChangeKind::Equal);
        let mut kept = [KeptChange::NONE; MAX_CHANGES];
        let mut len = 0;
        for (index, &change) in self.changes.iter().enumerate() {
            let stays = match change.kind() {
                ChangeKind::None => false,
                ChangeKind::Instead | ChangeKind::Equal | ChangeKind::Held | ChangeKind::Locked => !on_side(&change),
                ChangeKind::Boost | ChangeKind::BlindBoost | ChangeKind::Item | ChangeKind::Effect => {
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
    pub(crate) fn terms_of(&self, m: &Match, side: usize, standing: i8, by: SeatId) -> Vec<Term> {
        let combat = &self.combat;
        let seat = combat.seats[side];
        let shown = combat.cards[side].get().filter(|card| card.index() < m.seat(seat).hero.cards.len());
        let Some(card) = shown.filter(|_| combat.running()) else { return Vec::new() };
        let mut terms = Terms(Vec::with_capacity(4));
        let own = Some((seat, Source::card(card)));
        let printed = if combat.replaced[side] > 0 { TermKind::Replaced } else { TermKind::Printed };
        terms.add(printed, m.card(seat, card).value.into(), own);
        let mut ignored = None;
        let mut fixed = None;
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
                ChangeKind::BlindBoost => terms.add(TermKind::BlindBoost, amount, source),
                ChangeKind::Item => {
                    used = true;
                    terms.add(TermKind::Item, amount, source);
                }
                ChangeKind::Effect => terms.add(TermKind::Effect, amount, source),
                ChangeKind::Instead => {
                    terms.lose(TermKind::sets, Loss { to: LostTo::Instead, source });
                    terms.add(TermKind::Instead, amount, source);
                }
                ChangeKind::Equal => {
                    terms.lose(|_| true, Loss { to: LostTo::Equal, source });
                    terms.add(TermKind::Equal, amount, source);
                }
                ChangeKind::Held => {
                    terms.lose(TermKind::sets, Loss { to: LostTo::Locked, source });
                    terms.add(TermKind::Locked, amount, source);
                }
                ChangeKind::Ignored => ignored = Some(source),
                ChangeKind::Locked => fixed = source,
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
        if standing != 0 {
            terms.add(TermKind::Standing, standing.into(), Some((by, Source::ABILITY)));
        }
        let total = sum(&terms.0);
        if let Some(source) = ignored {
            terms.lose(|_| true, Loss { to: LostTo::Ignored, source });
            terms.add(TermKind::Ignored, 0, source);
        } else if self.lock_of(side) != NONE {
            // What is locked for the whole turn comes before what is for one card.
            let source = match self.locked[seat.index()] {
                NONE => fixed,
                _ => Some((seat, self.locked_by[seat.index()])),
            };
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
        match self.locked[combat.seats[side].index()] {
            _ if combat.settled() => combat.lock[side],
            NONE => combat.fixed[side],
            locked => locked,
        }
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
        let by = |side: usize| m.bonus_seat(self.p.combat.seats[side]);
        [ATTACK, DEFENSE].map(|side| self.p.terms_of(m, side, self.standing(m, side), by(side)))
    }

    /// R12.7, R25.9: the standing bonus of a side's card; that of a result stays.
    pub(crate) fn standing(&self, m: &Match, side: usize) -> i8 {
        let combat = &self.p.combat;
        if !combat.running() || !combat.cards[side].is_some() {
            return 0;
        }
        if combat.settled() { combat.standing[side] } else { self.static_bonus(m, side) }
    }
}
