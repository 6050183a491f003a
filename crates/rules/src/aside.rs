//! Cards that lie aside: in play, with a text that holds as long as they lie there, or in a pile that a hero file declares.

use crate::def::{Ability, CardDef, Match, Moment, SpellDef};
use crate::event::{Event, Host};
use crate::flow::{Engine, Flow};
use crate::ids::*;
use crate::state::*;

impl State {
    /// The cards of a seat in play with what they do, in the order in which they came.
    pub(crate) fn in_play<'a>(
        &'a self,
        m: &'a Match,
        seat: SeatId,
    ) -> impl DoubleEndedIterator<Item = (CardId, &'a Ability)> {
        let lies = move |(_, card, at): (usize, CardId, Aside)| match at.is_in_play() {
            true => m.card(seat, card).ongoing.as_deref().map(|ongoing| (card, ongoing)),
            false => None,
        };
        self.cards_of(seat).aside().filter_map(lies)
    }

    /// What a seat's ability and its cards in play do, each with where it is written: the ability first, then the last that came.
    pub(crate) fn abilities<'a>(&'a self, m: &'a Match, seat: SeatId) -> impl Iterator<Item = (Source, &'a Ability)> {
        let own = std::iter::once((Source::ABILITY, &m.seat(seat).hero.ability));
        let lying = self.lies_aside(seat).then(|| self.in_play(m, seat).rev()).into_iter().flatten();
        own.chain(lying.map(|(card, ongoing)| (Source::lying(card), ongoing)))
    }

    /// Whether cards of a seat lie aside.
    #[inline]
    pub fn lies_aside(&self, seat: SeatId) -> bool {
        self.cards_of(seat).aside > 0
    }

    /// The cards of a seat in play, in the order in which they came.
    pub fn lying(&self, seat: SeatId) -> Vec<CardId> {
        self.cards_of(seat).aside().filter(|(_, _, at)| at.is_in_play()).map(|(_, card, _)| card).collect()
    }

    /// The cards in a pile of a seat's own, each with its owner.
    pub fn own_pile(&self, m: &Match, holder: SeatId, pile: u8) -> Vec<(SeatId, CardId)> {
        let here = |at: Aside| at.as_pile() == Some(pile) && at.holder() == holder;
        let of = |owner: SeatId| {
            let cards = self.cards_of(owner).aside().filter(move |&(_, _, at)| here(at));
            cards.map(move |(_, card, _)| (owner, card))
        };
        m.seat_ids().flat_map(of).collect()
    }

    /// The cards with a boost value in piles of a seat's own from which it can boost, each kind once.
    pub(crate) fn pile_boosts(&self, m: &Match, seat: SeatId) -> Vec<(SeatId, CardId)> {
        let piles = m.seat(seat).hero.piles.iter().enumerate().filter(|(_, pile)| pile.boosts);
        let mut cards: Vec<_> = piles.flat_map(|(pile, _)| self.own_pile(m, seat, pile as u8)).collect();
        // Only its owner rolls a die.
        let has_boost = |of: SeatId, card: &CardDef| card.boost > 0 || of == seat && card.boost_die.is_some();
        cards.retain(|&(of, card)| has_boost(of, m.card(of, card)));
        cards.sort_unstable();
        cards.dedup();
        cards
    }

    /// The symbols that a seat's own cards in one of its piles show, as bits.
    pub(crate) fn symbols_in(&self, m: &Match, seat: SeatId, pile: u8) -> u8 {
        let own = self.own_pile(m, seat, pile).into_iter().filter(|&(of, _)| of == seat);
        own.fold(0, |bits, (of, card)| bits | m.card(of, card).symbols)
    }

    /// The spells of a seat whose symbols are shown, as bits.
    pub(crate) fn spells(&self, m: &Match, seat: SeatId) -> u8 {
        let spells = m.seat(seat).hero.spells.iter().enumerate();
        // One card may show several symbols; two equal ones are shown by two cards.
        let shown = |spell: &SpellDef| {
            let own = || self.own_pile(m, seat, spell.pile).into_iter().filter(|&(of, _)| of == seat);
            let showing =
                |symbol: usize| own().filter(|&(of, card)| m.card(of, card).symbols >> symbol & 1 == 1).count();
            let is_shown = |(symbol, &count): (usize, &u8)| count == 0 || showing(symbol) >= usize::from(count);
            spell.symbols.iter().enumerate().all(is_shown)
        };
        spells.filter(|(_, spell)| shown(spell)).fold(0, |bits, (index, _)| bits | 1 << index)
    }

    /// Whether a card of a seat in play does something at a moment that is about this fighter.
    #[inline]
    pub(crate) fn waits_in_play(&self, m: &Match, seat: SeatId, moment: Moment, fighter: u8) -> bool {
        self.lies_aside(seat) && self.waits_aside(m, seat, moment, fighter)
    }

    #[inline(never)]
    fn waits_aside(&self, m: &Match, seat: SeatId, moment: Moment, fighter: u8) -> bool {
        self.in_play(m, seat).any(|(_, ongoing)| ongoing.at(moment, kind_of(m, fighter)) != 0)
    }
}

/// The kind of a fighter that a moment is about; of nobody, none.
fn kind_of(m: &Match, fighter: u8) -> u8 {
    m.fighters.get(usize::from(fighter)).map_or(NONE, |fighter| fighter.kind)
}

impl<H: Host> Engine<'_, H> {
    /// Begins what cards in play do at a moment. What is pushed later, as the ability of the seat, comes first.
    #[inline]
    pub fn begin_lying(&mut self, seat: SeatId, moment: Moment, fighter: u8) {
        if self.s.lies_aside(seat) {
            self.begin_aside(seat, moment, fighter);
        }
    }

    #[inline(never)]
    fn begin_aside(&mut self, seat: SeatId, moment: Moment, fighter: u8) {
        let room = self.s.p.depth as usize + TRIGGER_ROOM < MAX_FRAMES;
        if room && self.s.waits_in_play(self.m, seat, moment, fighter) {
            let left = self.s.cards_of(seat).aside;
            self.push(Frame::Lying { seat, moment, left, fighter });
        }
    }

    /// What a seat's ability and its cards in play do at a moment.
    pub fn run_moment(&mut self, seat: SeatId, moment: Moment) {
        self.begin_lying(seat, moment, NONE);
        self.run_ability(seat, self.m.seat(seat).hero.ability.at(moment, NONE));
    }

    /// The last that came is first, so that one which goes away leaves the others where they were.
    #[inline(never)]
    pub fn step_lying(&mut self, seat: SeatId, moment: Moment, left: u8, fighter: u8) -> Flow {
        let kind = kind_of(self.m, fighter);
        for left in (0..left.min(self.s.cards_of(seat).aside)).rev() {
            let Some((_, card, at)) = self.s.cards_of(seat).aside().nth(usize::from(left)) else { continue };
            let ongoing = self.m.card(seat, card).ongoing.as_deref().filter(|_| at.is_in_play());
            let pc = ongoing.map_or(0, |ongoing| ongoing.at(moment, kind));
            if pc != 0 && !self.s.is_out(seat) {
                self.set_top(Frame::Lying { seat, moment, left, fighter });
                self.h.event(Event::Effect { seat, source: Source::lying(card) });
                let combat = moment.in_combat() && self.s.p.combat.side_of(seat).is_some();
                self.push(Frame::Run(Run::new(seat, Source::lying(card), pc, fighter, combat)));
                return Flow::Go;
            }
        }
        self.pop();
        Flow::Go
    }

    /// A card that was played goes to its place: it stays in play if it says so, else it is discarded. Gives whether it stays.
    #[inline]
    pub fn put_away(&mut self, seat: SeatId, card: u8) -> bool {
        let stays = self.m.seat(seat).stays.has(CardId(card));
        if !stays {
            self.toss(seat, card);
        }
        stays && self.lay_aside(seat, card)
    }

    #[inline(never)]
    fn lay_aside(&mut self, seat: SeatId, card: u8) -> bool {
        let lie = |engine: &Self| {
            let own = |&(card, _): &(CardId, &Ability)| engine.m.card(seat, card).side.is_none();
            engine.s.in_play(engine.m, seat).filter(own).count()
        };
        let stays = lie(self) < MAX_LYING;
        if stays {
            self.s.cards[seat.index()].put_aside(card, Aside::in_play(seat), u8::MAX);
            self.h.event(Event::Lies { seat, card: CardId(card) });
            self.tell_rules();
        } else {
            self.toss(seat, card);
        }
        stays
    }

    /// A card is discarded: to the discard pile, or to the pile that takes its place.
    #[inline]
    pub fn toss(&mut self, seat: SeatId, card: u8) {
        if self.m.seat(seat).tosses_aside {
            self.toss_aside(seat, card);
        } else {
            self.s.cards[seat.index()].put_on_pile(card);
        }
    }

    #[inline(never)]
    fn toss_aside(&mut self, seat: SeatId, card: u8) {
        // A card goes to its owner's discard pile, whoever had it.
        if let Some((owner, card)) = self.m.card(seat, CardId(card)).given {
            return self.toss(owner, card.0);
        }
        if let Some((deck, _)) = self.m.card(seat, CardId(card)).side {
            return self.s.cards[seat.index()].put_aside(card, Aside::side(deck, true), u8::MAX);
        }
        match self.m.seat(seat).keeps {
            None => self.s.cards[seat.index()].put_on_pile(card),
            Some(pile) => self.put_into_pile(seat, pile, seat, Slot { card, known: u8::MAX }),
        }
    }

    /// Puts a card of a seat into a pile of `holder`'s own.
    pub fn put_into_pile(&mut self, holder: SeatId, pile: u8, seat: SeatId, slot: Slot) {
        let open = self.m.seat(holder).hero.piles[usize::from(pile)].open;
        let seers = if open { u8::MAX } else { slot.known | self.m.seers[holder.index()] };
        self.s.cards[seat.index()].put_aside(slot.card, Aside::pile(holder, pile), seers);
        // What all have seen before it went there is no secret.
        let open = open || slot.known == u8::MAX;
        self.h.event(Event::Piled { holder, pile, seat, card: Some(CardId(slot.card)), open });
        self.check_row(holder, pile, seat, CardId(slot.card));
    }

    /// A row that has reached its total is discarded. The card that made it exactly full does what it says before that.
    fn check_row(&mut self, holder: SeatId, pile: u8, seat: SeatId, card: CardId) {
        let def = &self.m.seat(holder).hero.piles[usize::from(pile)];
        let numbers = self.s.own_pile(self.m, holder, pile).into_iter().map(|(of, card)| self.m.card(of, card).number);
        let sum: u16 = numbers.map(u16::from).sum();
        if def.total == 0 || sum < u16::from(def.total) || !self.has_trigger_room() {
            return;
        }
        let exactly = sum == u16::from(def.total);
        self.h.event(Event::Full { seat: holder, pile, exactly });
        let combat = self.s.p.combat.side_of(holder).is_some();
        self.push(Frame::Run(Run::new(holder, Source::ABILITY, def.clear, NONE, combat)));
        let pc = self.m.card(seat, card).complete;
        if exactly && pc != 0 && holder == seat {
            self.h.event(Event::Effect { seat, source: Source::card(card) });
            self.push(Frame::Run(Run::new(seat, Source::card(card), pc, NONE, combat)));
        }
    }

    /// Takes the card whose program runs out of a row that it has made full.
    pub fn leave_row(&mut self, run: &Run) -> Option<u8> {
        let (m, card) = (self.m, run.source.as_card()?);
        let is_row = |at: Aside| {
            let total = |pile: u8| m.seat(run.home(m)).hero.piles[usize::from(pile)].total;
            at.holder() == run.home(m) && at.as_pile().is_some_and(|pile| total(pile) > 0)
        };
        let there = |&(_, other, at): &(usize, CardId, Aside)| other == card && is_row(at);
        let (index, _, _) =
            self.s.cards_of(run.seat).aside().rfind(there).filter(|_| m.card(run.seat, card).complete != 0)?;
        Some(self.s.cards[run.seat.index()].take_aside(index).card)
    }

    /// R8.1: a card of a pile of the seat's own is used to boost, and goes to its owner's discard pile. What it says as it boosts
    /// is done for the one who boosts (R8.6). Gives its boost value.
    pub fn use_pile_boost(&mut self, seat: SeatId, owner: SeatId, card: CardId, combat: bool) -> u8 {
        let boosts = |at: Aside| {
            let piles = &self.m.seat(seat).hero.piles;
            at.holder() == seat && at.as_pile().is_some_and(|pile| piles[usize::from(pile)].boosts)
        };
        let found = self.s.cards_of(owner).aside().find(|&(_, other, at)| other == card && boosts(at));
        let Some((index, _, at)) = found else { return 0 };
        let cards = &mut self.s.cards[owner.index()];
        cards.take_aside(index);
        cards.put_on_pile(card.0);
        self.h.event(Event::BoostFrom { seat, of: owner, card, pile: at.as_pile().unwrap_or_default() });
        self.boosted(seat);
        let def = self.m.card(owner, card);
        if def.boosted != 0
            && let Some(card) = self.m.boosts_as(seat, owner, card)
        {
            self.push(Frame::Run(Run::new(seat, Source::card(card), def.boosted, NONE, combat)));
        }
        def.boost
    }

    /// Takes the card in play whose program runs, if it still lies there.
    pub fn leave_table(&mut self, seat: SeatId, card: CardId) -> Option<u8> {
        let lies = |&(_, other, at): &(usize, CardId, Aside)| other == card && at.is_in_play();
        let (index, _, _) = self.s.cards_of(seat).aside().rfind(lies)?;
        let card = self.s.cards[seat.index()].take_aside(index).card;
        self.tell_rules();
        Some(card)
    }

    /// R19.9: nothing of an eliminated seat lies aside, and what it held goes back to its owners.
    pub fn clear_aside(&mut self, out: SeatId) {
        for seat in self.m.seat_ids() {
            let goes =
                |&(_, _, at): &(usize, CardId, Aside)| at.as_side().is_none() && (seat == out || at.holder() == out);
            let next = |cards: &Cards| cards.aside().find(goes).map(|(index, _, _)| index);
            while let Some(index) = next(self.s.cards_of(seat)) {
                let cards = &mut self.s.cards[seat.index()];
                let slot = cards.take_aside(index);
                match self.m.card(seat, CardId(slot.card)).side {
                    Some((deck, _)) => cards.put_aside(slot.card, Aside::side(deck, true), u8::MAX),
                    None => cards.put_on_pile(slot.card),
                }
            }
        }
        if self.m.gives {
            self.clear_given(out);
        }
    }
}
