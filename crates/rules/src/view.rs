//! What one seat may know (R18), and the full states that such knowledge allows.
//! A view is built up from what is open to its seat; nothing is made by deleting from the full state.

use crate::chance::Rng;
use crate::def::{Conds, Match};
use crate::ids::*;
use crate::program::Governs;
use crate::state::*;
use crate::term::Term;
use std::ops::Deref;

/// A committed card whose face is not shown to this seat, or a state whose value is not.
pub(crate) const HIDDEN: u8 = NONE - 1;

/// The game as one seat, or somebody who only watches, sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    seat: Option<SeatId>,
    /// Everything open; cards committed face down are masked.
    p: Public,
    seats: [SeatView; MAX_SEATS],
    /// The standing bonuses of the cards in the combat, where they are seen.
    standing: [i8; 2],
    /// For each fighter, the spaces that rules add to its range, as far as this seat can tell; empty where no hero has such rules.
    farther: Vec<SpaceSet>,
    /// The printed value of an attack card that lies face down, where this seat was told it.
    told: Option<u8>,
}

/// A combat as somebody sees it: the attacker's side, then the defender's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fight {
    /// How far it has come.
    pub phase: FightPhase,
    /// The attack has a mark.
    pub marked: bool,
    /// The attacker’s side, then the defender’s.
    pub sides: [FightSide; 2],
}

/// A step of a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FightPhase {
    /// Cards are laid face down.
    Commit,
    /// Effects that begin with `Immediately`.
    Immediately,
    /// Effects that begin with `During combat`.
    During,
    /// The values are compared.
    Result,
    /// Effects that begin with `After combat`, then abilities.
    After,
}

/// One side of a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FightSide {
    /// Who fights.
    pub seat: SeatId,
    /// With which fighter.
    pub fighter: FighterId,
    /// A card lies there; `card` is it, if it is seen.
    pub laid: bool,
    /// Which card, if it is seen.
    pub card: Option<CardId>,
    /// Another card lies beside it (R25.10); `boost` is it, if it is seen.
    pub boosted: bool,
    /// Which card, if it is seen.
    pub boost: Option<CardId>,
    /// The effects of its card are canceled.
    pub canceled: bool,
    /// The number that was chosen as it was committed, for a card that asks for one.
    pub number: Option<u8>,
    /// The printed value of a card that lies face down, where this seat was told it.
    pub told: Option<u8>,
}

/// What is seen of one seat's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SeatView {
    deck: u8,
    hand: u8,
    /// Bottom first.
    pile: CardRow,
    /// Out of the game, the last one first.
    removed: CardRow,
    /// Cards known to be in the hand (or, committed, still face down), sorted.
    known: CardRow,
    /// How many cards in front of the hand a running text speaks of, and those of them that are known, sorted.
    front: u8,
    known_front: CardRow,
    /// The deck from the top; `NONE` where the card is not known.
    top: CardRow,
    /// The other cards of deck, hand and table: which they are is known from the deck list, not where. Sorted.
    unseen: CardRow,
    /// The cards of side decks of which it is not known where they lie face down. Sorted.
    side_unseen: CardRow,
    /// The cards that lie aside, in the order in which they came; `NONE` where the card is not known.
    aside: CardRow,
    /// Where each of them lies, as `Aside` has it.
    places: [u8; MAX_CARDS],
}

impl SeatView {
    const EMPTY: Self = Self {
        deck: 0,
        hand: 0,
        pile: CardRow::EMPTY,
        removed: CardRow::EMPTY,
        known: CardRow::EMPTY,
        front: 0,
        known_front: CardRow::EMPTY,
        top: CardRow::EMPTY,
        unseen: CardRow::EMPTY,
        side_unseen: CardRow::EMPTY,
        aside: CardRow::EMPTY,
        places: [0; MAX_CARDS],
    };

    fn push_aside(&mut self, card: u8, at: Aside) {
        self.places[usize::from(self.aside.len)] = at.byte();
        self.aside.push(card);
    }
}

/// A few cards in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct CardRow {
    cards: [u8; MAX_CARDS],
    len: u8,
}

impl CardRow {
    const EMPTY: Self = Self { cards: [NONE; MAX_CARDS], len: 0 };

    fn push(&mut self, card: u8) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    fn as_slice(&self) -> &[u8] {
        &self.cards[..self.len as usize]
    }

    fn sort(&mut self) {
        let len = self.len as usize;
        // Few and small: counting beats comparing.
        let mut counts = [0u8; MAX_KINDS];
        for &card in &self.cards[..len] {
            counts[card as usize] += 1;
        }
        let mut at = 0;
        for (card, &count) in counts.iter().enumerate() {
            for _ in 0..count {
                self.cards[at] = card as u8;
                at += 1;
            }
        }
    }

    /// Takes one card of this kind away; the others stay sorted.
    fn remove(&mut self, card: u8) {
        let len = self.len as usize;
        if let Some(index) = self.as_slice().iter().position(|&other| other == card) {
            self.cards.copy_within(index + 1..len, index);
            self.cards[len - 1] = NONE;
            self.len -= 1;
        }
    }

    fn swap_remove(&mut self, index: usize) -> u8 {
        self.len -= 1;
        self.cards.swap(index, self.len as usize);
        std::mem::replace(&mut self.cards[self.len as usize], NONE)
    }
}

impl Fight {
    /// Of a combat in which what somebody does not see is masked.
    pub(crate) fn of(combat: &Combat, m: &Match, told: Option<u8>) -> Option<Self> {
        let phase = match combat.phase {
            Phase::Over => return None,
            Phase::Commit => FightPhase::Commit,
            Phase::Immediately => FightPhase::Immediately,
            Phase::During => FightPhase::During,
            Phase::Result => FightPhase::Result,
            Phase::After | Phase::Abilities => FightPhase::After,
        };
        let shown = |slot: Slot| slot.get().filter(|_| slot.is_seen());
        let side = |side: usize| {
            let boost = if side == ATTACK { combat.boost } else { Slot::NONE };
            let asks = |card: CardId| m.card(combat.seats[side], card).commit != 0;
            FightSide {
                number: shown(combat.cards[side]).filter(|&card| asks(card)).map(|_| combat.numbers[side]),
                told: told.filter(|_| side == ATTACK),
                seat: combat.seats[side],
                fighter: FighterId(combat.fighters[side]),
                laid: combat.cards[side].is_some(),
                card: shown(combat.cards[side]),
                boosted: boost.is_some(),
                boost: shown(boost),
                canceled: combat.all_canceled(side),
            }
        };
        Some(Fight { phase, marked: combat.marked(), sides: [side(ATTACK), side(DEFENSE)] })
    }
}

impl Slot {
    /// A card that is not masked.
    pub(crate) fn is_seen(self) -> bool {
        self.is_some() && self.card != HIDDEN
    }
}

impl State {
    /// What `seat` may know; `None` is somebody who only watches.
    pub fn view(&self, m: &Match, seat: Option<SeatId>) -> View {
        let bit = seat.map_or(0, SeatId::bit);
        self.view_with(m, seat, |of| m.seers[of.index()] & bit != 0)
    }

    /// What `seat` would know if it saw every hand and every card laid face down; decks stay hidden. Only the cheating searcher
    /// gets it, a yardstick of the arena.
    pub fn view_with_hands(&self, m: &Match, seat: SeatId) -> View {
        self.view_with(m, Some(seat), |_| true)
    }

    fn view_with(&self, m: &Match, seat: Option<SeatId>, sees: impl Fn(SeatId) -> bool) -> View {
        let bit = seat.map_or(0, SeatId::bit);
        let mut p = self.p;
        let mut seats = [SeatView::EMPTY; MAX_SEATS];
        for of in m.seat_ids() {
            seats[of.index()] = self.seat_view(m, of, bit, &sees);
        }
        p.combat = masked(&self.p.combat, &sees, |of, slot| {
            let known = slot.known & bit != 0 || m.is_given(of, slot.card);
            note_hidden(&mut seats[of.index()], slot, known);
        });
        if self.p.keeps_secrets(m) {
            hide_secrets(&mut p, m, &sees);
        }
        let standing =
            [ATTACK, DEFENSE].map(|side| if p.combat.cards[side].card == HIDDEN { 0 } else { self.standing(m, side) });
        let mut farther = Vec::new();
        if m.governs(Governs::Reach) {
            let known = |run: &Run, conds: &Conds| self.can_tell(m, run, conds, &sees);
            farther.extend((0..m.fighters.len() as u8).map(|fighter| self.farther(m, FighterId(fighter), known)));
        }
        for seat in &mut seats[..m.seats.len()] {
            seat.known.sort();
            seat.known_front.sort();
            seat.unseen.sort();
            seat.side_unseen.sort();
        }
        let told = self.told_value(m).filter(|_| sees(self.p.combat.seats[DEFENSE]));
        View { seat, p, seats, standing, farther, told }
    }

    /// The printed value of the attack card that lies face down, if the defender learns it.
    pub(crate) fn told_value(&self, m: &Match) -> Option<u8> {
        let combat = &self.p.combat;
        if combat.phase != Phase::Commit || combat.face_up >> ATTACK & 1 == 1 {
            return None;
        }
        let seat = combat.seats[DEFENSE];
        if m.learns & seat.bit() == 0 {
            return None;
        }
        let defender = m.fighter(FighterId(combat.fighters[DEFENSE])).named;
        let learns = self.abilities(m, seat).any(|(_, ability)| ability.learns.contains(&defender));
        let card = combat.cards[ATTACK].get().filter(|_| learns)?;
        Some(m.card(combat.seats[ATTACK], card).value)
    }

    fn seat_view(&self, m: &Match, of: SeatId, bit: u8, sees_of: impl Fn(SeatId) -> bool) -> SeatView {
        let cards = self.cards_of(of);
        let sees = sees_of(of);
        let mut pile = CardRow::EMPTY;
        for &card in cards.pile() {
            pile.push(card);
        }
        let mut removed = CardRow::EMPTY;
        for &card in cards.removed() {
            removed.push(card);
        }
        // What somebody has chosen in secret is no matter for those who do not see the hand.
        let picked = self.p.has_picked(m, of) && cards.hand > 0;
        let front = if picked { u8::from(sees) } else { self.p.front_of_hand(m, of).min(cards.hand) };
        let mut seat = SeatView { deck: cards.deck, hand: cards.hand, front, pile, removed, ..SeatView::EMPTY };
        let front = cards.hand_start() + usize::from(front);
        for index in cards.hand_start()..cards.pile_start() {
            if !sees && cards.known[index] & bit == 0 && !m.is_given(of, cards.kind[index]) {
                seat.unseen.push(cards.kind[index]);
                continue;
            }
            seat.known.push(cards.kind[index]);
            if index < front {
                seat.known_front.push(cards.kind[index]);
            }
        }
        for index in (0..cards.hand_start()).rev() {
            if cards.known[index] & bit != 0 {
                seat.top.push(cards.kind[index]);
            } else {
                seat.top.push(NONE);
                seat.unseen.push(cards.kind[index]);
            }
        }
        let mut hidden: Vec<(u8, u8)> = Vec::new();
        for (index, card, at) in cards.aside() {
            let known = cards.known[index] & bit != 0;
            // Nobody sees what lies face down in a side deck, unless it was looked at.
            if at.is_side_down() && !known {
                seat.push_aside(NONE, at);
                seat.side_unseen.push(card.0);
                continue;
            }
            if !at.is_closed(m, &sees_of) {
                seat.push_aside(card.0, at);
            } else {
                hidden.push((at.byte(), if known { card.0 } else { NONE }));
                if !known {
                    seat.unseen.push(card.0);
                }
            }
        }
        // Where among the others a card lay that others do not see must not show when it leaves.
        hidden.sort_unstable();
        for (at, card) in hidden {
            seat.push_aside(card, Aside::of(at));
        }
        seat
    }
}

/// A combat as somebody sees it who sees what these seats do; `hide` is told of each card that is masked, and whose it is.
#[inline]
pub(crate) fn masked(combat: &Combat, sees: impl Fn(SeatId) -> bool, mut hide: impl FnMut(SeatId, Slot)) -> Combat {
    let mut combat = *combat;
    for side in [ATTACK, DEFENSE] {
        let seat = combat.seats[side];
        if combat.phase == Phase::Commit && !sees(seat) {
            let slot = combat.cards[side];
            if slot.is_some() && combat.face_up >> side & 1 == 0 {
                hide(seat, slot);
                combat.cards[side] = Slot { card: HIDDEN, known: 0 };
                combat.base[side] = 0;
                combat.told[side] = 0;
            }
            if side == ATTACK && combat.boost.is_some() {
                hide(seat, combat.boost);
                combat.boost = Slot { card: HIDDEN, known: 0 };
            }
        }
        combat.cards[side].known = 0;
    }
    combat.boost.known = 0;
    combat
}

/// What others have chosen in secret is not seen as long as somebody has still to choose so.
#[cold]
pub(crate) fn hide_secrets(p: &mut Public, m: &Match, sees: impl Fn(SeatId) -> bool) {
    for seat in m.seat_ids().filter(|seat| !sees(*seat)) {
        let states = p.states[seat.index()].iter_mut().zip(&m.seat(seat).hero.states);
        for (value, _) in states.filter(|(value, def)| def.secret && **value != NONE) {
            *value = HIDDEN;
        }
    }
}

/// A card face down on the table counts among those that could as well be in the hand.
fn note_hidden(seat: &mut SeatView, slot: Slot, known: bool) {
    if known {
        seat.known.push(slot.card);
    } else {
        seat.unseen.push(slot.card);
    }
}

impl Deref for View {
    type Target = Public;

    fn deref(&self) -> &Public {
        &self.p
    }
}

impl View {
    /// Whose view it is; `None` is somebody who only watches.
    pub fn seat(&self) -> Option<SeatId> {
        self.seat
    }

    /// How many cards a hand holds, and those of them that this seat knows.
    pub fn hand(&self, of: SeatId) -> (u8, Vec<CardId>) {
        let seat = &self.seats[of.index()];
        (seat.hand, seat.known.as_slice().iter().map(|&card| CardId(card)).collect())
    }

    /// How many cards a deck holds.
    pub fn deck_size(&self, of: SeatId) -> u8 {
        self.seats[of.index()].deck
    }

    /// A discard pile, bottom first.
    pub fn pile(&self, of: SeatId) -> Vec<CardId> {
        self.seats[of.index()].pile.as_slice().iter().map(|&card| CardId(card)).collect()
    }

    /// The cards of a seat in play, in the order in which they came.
    pub fn lying(&self, of: SeatId) -> Vec<CardId> {
        let seat = &self.seats[of.index()];
        let lies = seat.aside.as_slice().iter().zip(seat.places).filter(|&(_, at)| Aside::of(at).is_in_play());
        lies.map(|(&card, _)| CardId(card)).collect()
    }

    /// The cards in a pile of a seat's own, each with its owner; `None` where this seat does not know the card.
    pub fn own_pile(&self, m: &Match, holder: SeatId, pile: u8) -> Vec<(SeatId, Option<CardId>)> {
        let here = Aside::pile(holder, pile).byte();
        let of = |owner: SeatId| {
            let seat = &self.seats[owner.index()];
            let cards = seat.aside.as_slice().iter().zip(seat.places).filter(move |&(_, at)| at == here);
            cards.map(move |(&card, _)| (owner, (card != NONE).then_some(CardId(card))))
        };
        m.seat_ids().flat_map(of).collect()
    }

    /// The cards of a side deck from the top that lie face down, or the discarded ones from the last; `None` where this seat does
    /// not know the card.
    pub fn side_deck(&self, of: SeatId, deck: u8, discarded: bool) -> Vec<Option<CardId>> {
        let seat = &self.seats[of.index()];
        let here = |&(_, at): &(&u8, u8)| Aside::of(at).as_side() == Some((deck, discarded));
        let cards = seat.aside.as_slice().iter().zip(seat.places).filter(here);
        let mut cards: Vec<_> = cards.map(|(&card, _)| (card != NONE).then_some(CardId(card))).collect();
        cards.reverse();
        cards
    }

    /// The cards of a seat that are out of the game, the last one first.
    pub fn removed(&self, of: SeatId) -> Vec<CardId> {
        self.seats[of.index()].removed.as_slice().iter().map(|&card| CardId(card)).collect()
    }

    /// The cards of a deck from the top, where this seat knows them.
    pub fn deck_top(&self, of: SeatId) -> Vec<Option<CardId>> {
        self.seats[of.index()].top.as_slice().iter().map(|&card| (card != NONE).then_some(CardId(card))).collect()
    }

    /// The cards of a seat that this seat cannot place: in the deck, or in a hand it does not see.
    pub fn unseen(&self, of: SeatId) -> Vec<CardId> {
        self.seats[of.index()].unseen.as_slice().iter().map(|&card| CardId(card)).collect()
    }

    /// How many cards a hand holds.
    pub fn hand_size(&self, of: SeatId) -> u8 {
        self.seats[of.index()].hand
    }

    /// The kinds of the cards of `hand`, without a new list for each who asks.
    pub fn known_kinds(&self, of: SeatId) -> &[u8] {
        self.seats[of.index()].known.as_slice()
    }

    /// The same of `unseen`.
    pub fn unseen_kinds(&self, of: SeatId) -> &[u8] {
        self.seats[of.index()].unseen.as_slice()
    }

    /// The same of `pile`.
    pub fn pile_kinds(&self, of: SeatId) -> &[u8] {
        self.seats[of.index()].pile.as_slice()
    }

    /// The combat that is being fought, with all that this seat sees of it.
    pub fn fight(&self, m: &Match) -> Option<Fight> {
        Fight::of(&self.p.combat, m, self.told)
    }

    /// The terms of the values in the combat: the attacker's, then the defender's. Empty where the card is not seen.
    pub fn terms(&self, m: &Match) -> [Vec<Term>; 2] {
        let by = |side: usize| m.bonus_seat(self.p.combat.seats[side]);
        [ATTACK, DEFENSE].map(|side| self.p.terms_of(m, side, self.standing[side], by(side)))
    }

    /// The spaces where a fighter can attack everybody from where it stands (R10.3 to R10.6), with all that lets it attack farther
    /// as far as this seat can tell. None while it is off the board.
    pub fn reach(&self, m: &Match, fighter: FighterId) -> SpaceSet {
        if self.space_of(fighter).is_none() {
            return SpaceSet::EMPTY;
        }
        if self.p.unlimited & m.fighter(fighter).seat.bit() != 0 {
            return m.board.all();
        }
        let farther = self.farther.get(fighter.index()).copied().unwrap_or(SpaceSet::EMPTY);
        self.reach_of(m, fighter) | farther
    }

    /// A full state in which this seat could be: hidden cards and chance are drawn anew.
    pub fn resample(&self, m: &Match, rng: &mut Rng) -> State {
        self.deal(m, None, rng)
    }

    /// The same, if it is possible one where that seat has this card in hand, or where it has laid cards face down, as its card in
    /// the combat.
    pub fn resample_with(&self, m: &Match, of: SeatId, card: CardId, rng: &mut Rng) -> State {
        self.deal(m, Some((of, card)), rng)
    }

    fn deal(&self, m: &Match, wish: Option<(SeatId, CardId)>, rng: &mut Rng) -> State {
        let mut state = State { seed: rng.next_u64(), cards: [Cards::EMPTY; MAX_SEATS], p: self.p };
        let bit = self.seat.map_or(0, SeatId::bit);
        let my_seers = self.seat.map_or(0, |seat| m.seers[seat.index()]);
        if m.secret != 0 {
            for seat in m.seat_ids() {
                let states = state.p.states[seat.index()].iter_mut().zip(&m.seat(seat).hero.states);
                for (value, def) in states.filter(|(value, _)| **value == HIDDEN) {
                    *value = rng.below(def.values.len()) as u8;
                }
            }
        }
        for of in m.seat_ids() {
            let seers = m.seers[of.index()];
            let view = &self.seats[of.index()];
            let mut unseen = view.unseen;
            shuffle(&mut unseen, rng);
            let wish = wish.filter(|&(seat, _)| seat == of).map(|(_, card)| card.0);
            if let Some(card) = wish.filter(|card| !view.known.as_slice().contains(card))
                && let Some(index) = unseen.as_slice().iter().position(|&other| other == card)
            {
                // The last is drawn first.
                let last = unseen.len as usize - 1;
                unseen.cards.swap(index, last);
            }
            let mut hand = Hidden { known: view.known, drawn: CardRow::EMPTY, rest: unseen };
            for card in view.known_front.as_slice() {
                hand.known.remove(*card);
            }
            if seers & bit == 0 {
                let committed = self.committed(of);
                for _ in view.known.len..view.hand + committed {
                    let last = hand.rest.len as usize - 1;
                    let card = hand.rest.swap_remove(last);
                    hand.drawn.push(card);
                }
                self.deal_committed(m, of, wish, &mut state, &mut hand, seers, my_seers, rng);
            }
            let cards = &mut state.cards[of.index()];
            cards.deck = view.deck;
            cards.hand = view.hand;
            for (depth, &card) in view.top.as_slice().iter().enumerate() {
                let index = view.deck as usize - 1 - depth;
                if card == NONE {
                    let last = hand.rest.len as usize - 1;
                    cards.kind[index] = hand.rest.swap_remove(last);
                } else {
                    cards.kind[index] = card;
                    cards.known[index] = my_seers;
                }
            }
            let first = view.deck as usize;
            let mut at = first;
            let drawn = hand.drawn.as_slice();
            let (front, behind) = drawn.split_at(drawn.len().min(usize::from(view.front - view.known_front.len)));
            let known = my_seers | seers;
            let rows =
                [(view.known_front.as_slice(), known), (front, seers), (hand.known.as_slice(), known), (behind, seers)];
            for (row, known) in rows {
                for &card in row {
                    cards.kind[at] = card;
                    cards.known[at] = known;
                    at += 1;
                }
            }
            if m.gives {
                cards.know_given(m, of);
            }
            if view.front == 0 && view.hand > 0 && self.p.has_picked(m, of) {
                let chosen = first + rng.below(usize::from(view.hand));
                cards.kind.swap(first, chosen);
                cards.known.swap(first, chosen);
            }
            for &card in view.pile.as_slice() {
                cards.kind[at] = card;
                at += 1;
            }
            cards.len = at as u8;
            for &card in view.removed.as_slice().iter().rev() {
                cards.remove_from_game(card);
            }
            let mut side_unseen = view.side_unseen;
            for (&card, place) in view.aside.as_slice().iter().zip(view.places) {
                let place = Aside::of(place);
                if let Some((deck, false)) = place.as_side() {
                    let of_deck = |card: u8| m.card(of, CardId(card)).side.is_some_and(|(of, _)| of == deck);
                    let left = side_unseen.as_slice().iter().filter(|&&card| of_deck(card)).count();
                    if card != NONE {
                        let open = !m.seat(of).hero.side_decks[usize::from(deck)].shuffled;
                        cards.put_aside(card, place, if open { u8::MAX } else { my_seers });
                    } else if left > 0 {
                        let index = nth(&side_unseen, &of_deck, rng.below(left));
                        cards.put_aside(side_unseen.swap_remove(index), place, 0);
                    }
                    continue;
                }
                let holder = m.seers[place.holder().index()];
                if card == NONE {
                    let last = hand.rest.len as usize - 1;
                    cards.put_aside(hand.rest.swap_remove(last), place, holder);
                } else {
                    let open =
                        place.as_pile().is_none_or(|pile| m.seat(place.holder()).hero.piles[usize::from(pile)].open);
                    cards.put_aside(card, place, if open { u8::MAX } else { holder | my_seers });
                }
            }
        }
        state
    }

    /// How many cards of a seat lie face down, hidden from this seat.
    fn committed(&self, of: SeatId) -> u8 {
        let combat = &self.p.combat;
        let mut count = 0;
        for side in [ATTACK, DEFENSE] {
            if combat.running() && combat.seats[side] == of {
                count += u8::from(combat.cards[side].card == HIDDEN);
                count += u8::from(side == ATTACK && combat.boost.card == HIDDEN);
            }
        }
        count
    }

    /// Gives face-down cards a face that could have been played there.
    #[expect(clippy::too_many_arguments)]
    fn deal_committed(
        &self,
        m: &Match,
        of: SeatId,
        wish: Option<u8>,
        state: &mut State,
        hand: &mut Hidden,
        seers: u8,
        my_seers: u8,
        rng: &mut Rng,
    ) {
        for side in [ATTACK, DEFENSE] {
            if self.p.combat.seats[side] != of || !self.p.combat.running() {
                continue;
            }
            if self.p.combat.cards[side].card == HIDDEN {
                let fighter = FighterId(self.p.combat.fighters[side]);
                let seat = m.seat(of);
                let fit = if side == ATTACK {
                    (seat.attacks | seat.maybe_attacks).minus(seat.only_open)
                } else {
                    seat.defenses | seat.maybe_defenses
                };
                let told = self.told.filter(|_| side == ATTACK);
                let fits = |card: u8| {
                    let is_told = told.is_none_or(|value| seat.hero.cards[card as usize].value == value);
                    is_told && fit.has(CardId(card)) && seat.users[card as usize].has(fighter)
                };
                let wish = wish.filter(|&wish| fits(wish) && hand.holds(wish));
                let fits = |card: u8| wish.map_or_else(|| fits(card), |wish| wish == card);
                let slot = hand.take(fits, seers, my_seers, rng);
                state.p.combat.cards[side] = slot;
                let value = m.card(of, CardId(slot.card)).value;
                state.p.combat.base[side] = value;
                state.p.combat.told[side] = value;
            }
            if side == ATTACK && self.p.combat.boost.card == HIDDEN {
                state.p.combat.boost = hand.take(|_| true, seers, my_seers, rng);
            }
        }
    }
}

/// A hand being dealt: what is known of it, what was drawn for it, and what is left over.
struct Hidden {
    known: CardRow,
    drawn: CardRow,
    rest: CardRow,
}

impl Hidden {
    fn holds(&self, card: u8) -> bool {
        self.known.as_slice().contains(&card) || self.drawn.as_slice().contains(&card)
    }

    /// Takes a fitting card, evenly among those of the hand; if the draw brought none, one is exchanged for it.
    fn take(&mut self, fits: impl Fn(u8) -> bool, seers: u8, my_seers: u8, rng: &mut Rng) -> Slot {
        let count = |row: &CardRow| row.as_slice().iter().filter(|&&card| fits(card)).count();
        let (known, drawn) = (count(&self.known), count(&self.drawn));
        if known + drawn == 0 {
            let left = count(&self.rest);
            if left > 0 && self.drawn.len > 0 {
                let index = nth(&self.rest, &fits, rng.below(left));
                let other = rng.below(self.drawn.len as usize);
                std::mem::swap(&mut self.rest.cards[index], &mut self.drawn.cards[other]);
                return self.take(fits, seers, my_seers, rng);
            }
            // No fitting card can be there; any will do so that the counts are right.
            let row = if self.drawn.len > 0 { &mut self.drawn } else { &mut self.known };
            return Slot { card: row.swap_remove(0), known: seers };
        }
        let pick = rng.below(known + drawn);
        if pick < known {
            let index = nth(&self.known, &fits, pick);
            Slot { card: self.known.swap_remove(index), known: seers | my_seers }
        } else {
            let index = nth(&self.drawn, &fits, pick - known);
            Slot { card: self.drawn.swap_remove(index), known: seers }
        }
    }
}

fn nth(row: &CardRow, fits: &impl Fn(u8) -> bool, n: usize) -> usize {
    let fitting = row.as_slice().iter().enumerate().filter(|&(_, &card)| fits(card));
    fitting.map(|(index, _)| index).nth(n).unwrap_or(0)
}

fn shuffle(row: &mut CardRow, rng: &mut Rng) {
    for left in (1..row.len as usize).rev() {
        row.cards.swap(left, rng.below(left + 1));
    }
}
