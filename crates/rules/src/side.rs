//! Side decks: what lies beside the cards of a hero, is turned up card by card, and holds as long as it lies open.

use crate::chance::{Numbers, Stream};
use crate::def::{CardDef, Match};
use crate::event::{Event, Host, SideChange};
use crate::flow::Engine;
use crate::ids::*;
use crate::program::{SideCount, SideDeed};
use crate::state::*;

impl State {
    /// The cards of a side deck that lie face down, top first; or those that were discarded, the last one first.
    pub fn side_deck(&self, seat: SeatId, deck: u8, discarded: bool) -> Vec<CardId> {
        let here = |&(_, _, at): &(usize, CardId, Aside)| at.as_side() == Some((deck, discarded));
        self.cards_of(seat).aside().filter(here).rev().map(|(_, card, _)| card).collect()
    }

    /// The open cards of a side deck, in the order in which they were turned up.
    pub fn side_open<'a>(&'a self, m: &'a Match, seat: SeatId, deck: u8) -> impl Iterator<Item = CardId> + 'a {
        let of_deck = move |card: CardId| m.card(seat, card).side.is_some_and(|(of, _)| of == deck);
        let open = self.cards_of(seat).aside().filter(move |&(_, card, at)| at.is_in_play() && of_deck(card));
        open.map(|(_, card, _)| card)
    }

    pub(crate) fn side_count(&self, m: &Match, seat: SeatId, deck: u8, of: SideCount) -> u8 {
        match of {
            SideCount::Open => self.side_open(m, seat, deck).count() as u8,
            SideCount::Discarded => self.side_deck(seat, deck, true).len() as u8,
            SideCount::Sum => self.side_open(m, seat, deck).map(|card| m.card(seat, card).number).sum(),
        }
    }

    pub(crate) fn side_deed_possible(&self, m: &Match, seat: SeatId, deck: u8, deed: SideDeed) -> bool {
        let lies =
            |discarded: bool| self.cards_of(seat).aside().any(|(_, _, at)| at.as_side() == Some((deck, discarded)));
        match deed {
            SideDeed::Open | SideDeed::OpenEach | SideDeed::Look => lies(false),
            SideDeed::FirstUnder | SideDeed::EachUnder | SideDeed::ShuffleOpen => {
                self.side_open(m, seat, deck).next().is_some()
            }
            SideDeed::ShuffleDiscarded => lies(true),
        }
    }
}

impl<H: Host> Engine<'_, H> {
    /// Side decks lie ready before the first turn.
    pub fn lay_out_side_decks(&mut self, seat: SeatId) {
        let hero = &self.m.seat(seat).hero;
        for (deck, def) in hero.side_decks.iter().enumerate() {
            let deck = deck as u8;
            let of_deck = |card: &CardDef| card.side.filter(|&(of, _)| of == deck).map_or(0, |(_, copies)| copies);
            let seers = if def.shuffled { 0 } else { u8::MAX };
            // The first of the file lies on top.
            for (index, card) in hero.cards.iter().enumerate().rev() {
                for _ in 0..of_deck(card) {
                    self.s.cards[seat.index()].put_aside(index as u8, Aside::side(deck, false), seers);
                }
            }
            if def.shuffled {
                self.shuffle_side(seat, deck);
            }
        }
    }

    fn tell_side(&mut self, seat: SeatId, deck: u8, card: Option<CardId>, what: SideChange) {
        let pile = self.m.seat(seat).hero.piles.len() as u8 + 2 * deck;
        self.h.event(Event::Side { seat, deck, pile, card, what });
    }

    /// Nobody knows anything of a shuffled deck (R17.16).
    fn shuffle_side(&mut self, seat: SeatId, deck: u8) {
        let nth = self.s.p.rolls;
        self.s.p.rolls = nth.wrapping_add(1);
        let mut numbers = Numbers::new(self.s.seed, Stream::Side { seat, nth });
        let cards = &mut self.s.cards[seat.index()];
        let at = Aside::side(deck, false);
        let here = |&(_, _, place): &(usize, CardId, Aside)| place == at;
        let places: Vec<usize> = cards.aside().filter(here).map(|(index, _, _)| index).collect();
        let mut kinds: Vec<u8> = places.iter().map(|&index| cards.kind[index]).collect();
        // The order before the shuffle must not matter to its outcome, or a hidden order would show through.
        kinds.sort_unstable();
        for left in (1..kinds.len()).rev() {
            kinds.swap(left, numbers.below(left + 1));
        }
        if !kinds.is_empty()
            && let Some(top) = self.h.fix_card(seat, &kinds)
        {
            kinds[top..].rotate_left(1);
        }
        for (&index, kind) in places.iter().zip(kinds) {
            (cards.kind[index], cards.known[index]) = (kind, at.byte());
        }
    }

    /// Where in the row of the seat an open card of a side deck lies.
    fn open_at(&self, seat: SeatId, card: CardId) -> Option<usize> {
        let here = |&(_, other, at): &(usize, CardId, Aside)| other == card && at.is_in_play();
        self.s.cards_of(seat).aside().find(here).map(|(index, _, _)| index)
    }

    /// Turns up the top card; gives the program that it begins.
    fn turn_up_side(&mut self, seat: SeatId, deck: u8) -> Option<(CardId, u16)> {
        let here = |&(_, _, at): &(usize, CardId, Aside)| at.as_side() == Some((deck, false));
        let (index, card, _) = self.s.cards_of(seat).aside().rfind(here)?;
        let cards = &mut self.s.cards[seat.index()];
        cards.take_aside(index);
        cards.put_aside(card.0, Aside::in_play(seat), u8::MAX);
        self.tell_side(seat, deck, Some(card), SideChange::Open);
        self.tell_rules();
        Some((card, self.m.card(seat, card).opened))
    }

    /// Does something with a side deck of a seat that needs no choice; `by` is whom the text calls you.
    pub fn act_side(&mut self, seat: SeatId, by: SeatId, deck: u8, deed: SideDeed) -> bool {
        if self.s.is_out(seat) || !self.s.side_deed_possible(self.m, seat, deck, deed) {
            return false;
        }
        match deed {
            SideDeed::Open | SideDeed::OpenEach => {
                let most = if deed == SideDeed::Open { 1 } else { MAX_CARDS };
                let mut opened = Vec::new();
                while opened.len() < most
                    && let Some(card) = self.turn_up_side(seat, deck)
                {
                    opened.push(card);
                }
                // What is pushed last runs first.
                for (card, pc) in opened.into_iter().rev().filter(|&(_, pc)| pc != 0) {
                    if self.has_trigger_room() {
                        self.h.event(Event::Effect { seat, source: Source::lying(card) });
                        self.push(Frame::Run(Run::new(seat, Source::lying(card), pc, NONE, false)));
                    }
                }
            }
            SideDeed::FirstUnder => {
                let first = self.s.side_open(self.m, seat, deck).next();
                first.into_iter().for_each(|card| self.put_side(seat, deck, card, true, true));
            }
            SideDeed::EachUnder => {
                let open: Vec<CardId> = self.s.side_open(self.m, seat, deck).collect();
                open.into_iter().for_each(|card| self.put_side(seat, deck, card, true, true));
            }
            SideDeed::ShuffleOpen | SideDeed::ShuffleDiscarded => {
                let open = deed == SideDeed::ShuffleOpen;
                let into: Vec<CardId> = match open {
                    true => self.s.side_open(self.m, seat, deck).collect(),
                    false => self.s.side_deck(seat, deck, true),
                };
                into.into_iter().for_each(|card| self.put_side(seat, deck, card, open, true));
                self.shuffle_side(seat, deck);
                self.tell_side(seat, deck, None, SideChange::Shuffle);
            }
            SideDeed::Look => {
                let here = |&(_, _, at): &(usize, CardId, Aside)| at.as_side() == Some((deck, false));
                let top = self.s.cards_of(seat).aside().rfind(here);
                if let Some((index, card, _)) = top {
                    self.s.cards[seat.index()].known[index] |= self.m.seers[by.index()] & Aside::SEERS;
                    if by == seat {
                        self.tell_side(seat, deck, Some(card), SideChange::Look);
                    } else {
                        let pile = self.m.seat(seat).hero.piles.len() as u8 + 2 * deck;
                        self.h.event(Event::PileSeen { by, of: seat, pile, count: 1 });
                    }
                }
            }
        }
        true
    }

    /// Puts an open card or a discarded one under its deck, or an open one among the discarded.
    pub fn put_side(&mut self, seat: SeatId, deck: u8, card: CardId, open: bool, under: bool) {
        let index = if open {
            self.open_at(seat, card)
        } else {
            let here = |&(_, other, at): &(usize, CardId, Aside)| other == card && at.as_side() == Some((deck, true));
            self.s.cards_of(seat).aside().rfind(here).map(|(index, _, _)| index)
        };
        let Some(index) = index else { return };
        let cards = &mut self.s.cards[seat.index()];
        cards.take_aside(index);
        let what = if under {
            cards.put_aside_first(card.0, Aside::side(deck, false), u8::MAX);
            SideChange::Under
        } else {
            cards.put_aside(card.0, Aside::side(deck, true), u8::MAX);
            SideChange::Discard
        };
        self.tell_side(seat, deck, Some(card), what);
        if open {
            self.tell_rules();
        }
    }
}
