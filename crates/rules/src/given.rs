//! Cards in the hands of others than their owners, and what waits for cards that are played or discarded.

use crate::def::{Ability, Match};
use crate::event::{Event, Host};
use crate::flow::Engine;
use crate::ids::*;
use crate::program::*;
use crate::state::*;

/// What of an ability waits for cards of a kind.
type CardList = fn(&Ability) -> &Vec<(Sort, Pc)>;

/// Where the card lies that a text speaks of.
#[derive(Clone, Copy)]
enum Lies {
    /// On this side of the combat.
    InCombat(usize),
    /// At this place of its owner's discard pile.
    InPile(usize),
    /// At this place of its owner's row, in the pile that takes the place of the discard pile.
    Aside(usize),
}

impl State {
    /// The cards of others that a seat has in hand, each with its owner.
    pub fn held(&self, m: &Match, seat: SeatId) -> Vec<(SeatId, CardId)> {
        let cards = self.cards_of(seat).hand().iter();
        cards.filter_map(|&card| m.card(seat, CardId(card)).given).collect()
    }

    /// Whether a seat can hold one more card of another.
    fn has_room(&self, m: &Match, seat: SeatId) -> bool {
        self.held(m, seat).len() < usize::from(m.seat(seat).room)
    }

    /// The card that was played or discarded last, if it lies where a text can take it from.
    fn find_that(&self, m: &Match, run: &Run) -> Option<(SeatId, CardId, Lies)> {
        let (seat, card) = run.that_card()?;
        let (owner, card) = m.origin(seat, card);
        let combat = &self.p.combat;
        let is_played = |&side: &usize| {
            let played = combat.cards[side].get().filter(|_| combat.running() && !combat.gone[side]);
            let seat = combat.seats[side];
            played.is_some_and(|played| m.origin(seat, m.whole_card(seat, played)) == (owner, card))
        };
        let cards = self.cards_of(owner);
        let kept = |&(_, other, at): &(usize, CardId, Aside)| {
            other == card && at.holder() == owner && at.as_pile().is_some() && at.as_pile() == m.seat(owner).keeps
        };
        let lies = if let Some(side) = [ATTACK, DEFENSE].iter().find(|side| is_played(side)) {
            Lies::InCombat(*side)
        } else if let Some(at) = cards.pile().iter().rposition(|&other| other == card.0) {
            Lies::InPile(at)
        } else {
            Lies::Aside(cards.aside().rfind(kept)?.0)
        };
        Some((owner, card, lies))
    }

    /// Whose hand the card lies in that a text chose or revealed there, if it can go where the text says. Into the hand of the
    /// player and, if it is the player's deck that is meant, there, goes from another's hand only what is the player's own.
    pub(crate) fn holder_of_that(&self, m: &Match, run: &Run, who: Player, to: To) -> Option<SeatId> {
        let holder = Some(run.looked_at()).filter(|_| run.placed != NONE && run.looked() == 0)?;
        let card = self.cards_of(holder).hand().contains(&run.placed).then_some(CardId(run.placed))?;
        let own = m.origin(holder, card).0 == run.seat;
        let goes = match to {
            To::Hand => own && holder != run.seat,
            To::Top | To::Bottom | To::Shuffled => who == Player::That || own || holder == run.seat,
            To::Discard | To::Shown | To::Removed | To::Own(_) | To::Given => true,
        };
        (goes && !self.is_dormant(holder)).then_some(holder)
    }

    /// Whether the card that was played or discarded last is there to go somewhere. What is the player's own, as hand and deck,
    /// takes only cards of that player; `own`: it is the player's deck that is meant, and not its owner's.
    pub(crate) fn finds_that(&self, m: &Match, run: &Run, to: To, own: bool) -> bool {
        let fits = |owner: SeatId| match to {
            To::Top | To::Bottom | To::Shuffled => owner == run.seat || !own,
            To::Hand | To::Shown => owner == run.seat,
            To::Given => run.who != NONE && m.team(SeatId(run.who)) != m.team(owner) || run.who == owner.0,
            To::Discard | To::Removed | To::Own(_) => true,
        };
        self.find_that(m, run).is_some_and(|(owner, ..)| fits(owner) && !self.is_out(owner))
    }
}

impl<H: Host> Engine<'_, H> {
    /// Puts the card that was played or discarded last where a text says.
    #[cold]
    pub fn act_put_that(&mut self, run: &Run, to: To, own: bool) -> bool {
        if !self.s.finds_that(self.m, run, to, own) {
            return false;
        }
        let Some((owner, card, lies)) = self.s.find_that(self.m, run) else { return false };
        let cards = &mut self.s.cards[owner.index()];
        match lies {
            Lies::InCombat(side) => self.s.p.combat.gone[side] = true,
            Lies::InPile(at) => _ = cards.take_from_pile(at),
            Lies::Aside(at) => _ = cards.take_aside(at),
        }
        self.put_somewhere(run, owner, card, to);
        true
    }

    /// A card comes into the hand of another seat, where all know it. Where it cannot be, it is discarded.
    #[cold]
    pub fn hand_over(&mut self, owner: SeatId, card: CardId, to: SeatId) {
        let fits = to.index() < self.m.seats.len() && !self.s.is_out(to);
        let held = if fits { self.m.given_as(to, owner, card) } else { None };
        match held.filter(|_| to == owner || self.s.has_room(self.m, to)) {
            Some(held) => {
                self.s.cards[to.index()].put_in_hand(Slot { card: held.0, known: u8::MAX });
                self.h.event(Event::Given { seat: owner, to, card: held });
            }
            None => {
                self.h.event(Event::Discard { seat: owner, card });
                self.toss(owner, card.0);
            }
        }
    }

    /// A card that a seat has played comes back to its hand. One of another for which there is no room is discarded.
    pub fn take_back(&mut self, seat: SeatId, card: CardId) -> bool {
        let own = self.m.origin(seat, card).0 == seat;
        let fits = own || self.s.has_room(self.m, seat);
        if fits {
            self.s.cards[seat.index()].put_in_hand(Slot { card: card.0, known: u8::MAX });
        } else {
            self.h.event(Event::Discard { seat, card });
            self.toss(seat, card.0);
        }
        fits
    }

    /// A card of `seat` has left its hand for where a text says: one of another's, which goes to its owner's piles, or one that
    /// is given.
    #[cold]
    pub fn send_given(&mut self, seat: SeatId, slot: Slot, to: To) {
        let (owner, card) = self.m.origin(seat, CardId(slot.card));
        let depth = usize::from(self.s.p.depth);
        let Some(at) = self.s.p.going_frame(self.m, depth) else { return };
        let Frame::Run(mut run) = self.s.p.stack[at] else { return };
        run.set_that_card(Some((seat, CardId(slot.card))));
        self.s.p.stack[at] = Frame::Run(run);
        if to != To::Discard {
            return self.put_somewhere(&run, owner, card, to);
        }
        self.h.event(Event::Discard { seat, card: CardId(slot.card) });
        self.toss(owner, card.0);
        self.discarded(seat, run.seat, CardId(slot.card));
    }

    /// R19.9: what an eliminated seat has played of others goes back to them.
    #[cold]
    pub fn leave_given(&mut self, out: SeatId, card: u8, gone: bool) {
        let owner = self.m.origin(out, CardId(card)).0;
        if !gone && owner != out && !self.s.is_out(owner) {
            self.toss(out, card);
        }
    }

    /// R19.9: no hand holds cards of an eliminated seat, and what it held goes back to its owners.
    #[cold]
    pub fn clear_given(&mut self, out: SeatId) {
        for seat in self.m.seat_ids() {
            let goes = |&card: &u8| {
                let given = self.m.card(seat, CardId(card)).given;
                given.filter(|&(owner, _)| seat == out || owner == out).map(|_| CardId(card))
            };
            let all: Vec<CardId> = self.s.cards_of(seat).hand().iter().filter_map(goes).collect();
            for card in all {
                self.s.cards[seat.index()].take_from_hand(card);
                self.toss(seat, card.0);
            }
        }
    }

    // ── what waits for cards ──

    /// Begins a program once what lies on top of the stack is over.
    pub fn run_below_top(&mut self, run: Run) {
        let top = *self.s.top();
        self.set_top(Frame::Run(run));
        self.push(top);
    }

    /// A seat has discarded a card, which its own ability or an opponent's may wait for; where more are being discarded, it waits for the
    /// end of that.
    #[inline]
    pub fn tell_tossed(&mut self, seat: SeatId, card: CardId, waits: bool) {
        if self.m.waits_for_cards {
            self.begin_tossed(seat, card, waits);
        }
    }

    #[cold]
    fn begin_tossed(&mut self, by: SeatId, card: CardId, waits: bool) {
        for seat in self.m.seat_ids().filter(|&seat| seat == by || self.m.team(seat) != self.m.team(by)) {
            let list: CardList = if seat == by { |ability| &ability.own_tossed } else { |ability| &ability.tossed };
            for mut run in self.waiting_runs(seat, list, by, card, false) {
                if !self.has_trigger_room() {
                    continue;
                }
                if seat == by {
                    run.who = NONE;
                }
                self.h.event(Event::Effect { seat, source: run.source });
                if waits {
                    self.run_below_top(run);
                } else {
                    self.push(Frame::Run(run));
                }
            }
        }
    }

    /// The programs of a seat's ability and of its cards in play that wait for such a card, the first one last.
    fn waiting_runs(&self, seat: SeatId, list: CardList, by: SeatId, card: CardId, combat: bool) -> Vec<Run> {
        if self.s.is_out(seat) {
            return Vec::new();
        }
        let m = self.m;
        let run = Run { who: by.0, ..Run::new(seat, Source::ABILITY, 0, NONE, combat) };
        let fits = |&&(sort, _): &&(Sort, Pc)| self.s.fits(m, &run, by, card, Filter::from(sort));
        let mut runs = Vec::new();
        for (source, ability) in self.s.abilities(m, seat) {
            runs.extend(list(ability).iter().filter(fits).map(|&(_, pc)| Run { source, pc, ..run }));
        }
        for run in &mut runs {
            run.set_that_card(Some((by, card)));
        }
        // The frame pushed last runs first.
        runs.reverse();
        runs
    }

    /// The cards of the combat that its two sides have played and that still lie there.
    pub fn cards_played(&self) -> [Option<(SeatId, CardId)>; 2] {
        [DEFENSE, ATTACK].map(|side| {
            let combat = &self.s.p.combat;
            let card = combat.cards[side].get().filter(|_| !combat.gone[side])?;
            Some((combat.seats[side], self.m.whole_card(combat.seats[side], card)))
        })
    }

    /// A combat is over but for the clearing away of its cards: what waits for cards that were played begins, once.
    #[cold]
    pub fn after_combat_cards(&mut self) -> bool {
        // A bonus attack is part of playing its card.
        let goes_on = self.has_bonus_attack();
        let combat = &mut self.s.p.combat;
        if combat.canceled[DEFENSE] & Combat::TOLD != 0 {
            return false;
        }
        combat.canceled[DEFENSE] |= Combat::TOLD;
        let depth = self.s.p.depth;
        let [defense, attack] = self.cards_played();
        // The frame pushed last runs first: the active player's.
        for (seat, card) in defense.into_iter().chain(attack.filter(|_| !goes_on)) {
            self.tell_played(seat, card, true);
        }
        let begun = self.s.p.depth != depth;
        if begun {
            // The two fighters are still spoken of.
            self.s.p.combat.phase = Phase::Abilities;
        }
        begun
    }

    /// A seat has played a card, which its ability and its cards in play may wait for.
    #[cold]
    pub fn tell_played(&mut self, seat: SeatId, card: CardId, combat: bool) {
        let due = self.wait_for_played(seat, card, combat);
        self.begin_played(due);
    }

    /// What waits for a card that a seat has played, as things lie now.
    #[cold]
    pub fn wait_for_played(&self, seat: SeatId, card: CardId, combat: bool) -> Vec<Run> {
        self.waiting_runs(seat, |ability| &ability.after_play, seat, card, combat)
    }

    /// What waited for a card that was played begins.
    #[cold]
    pub fn begin_played(&mut self, due: Vec<Run>) {
        for run in due {
            if self.has_trigger_room() {
                self.h.event(Event::Effect { seat: run.seat, source: run.source });
                self.push(Frame::Run(Run { who: NONE, ..run }));
            }
        }
    }
}
