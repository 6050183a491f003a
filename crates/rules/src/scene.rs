//! A game set up by hand, for cases and experiments; and the facts that can be asked of a state.

use crate::choice::Options;
use crate::def::Match;
use crate::event::Host;
use crate::flow::{Engine, Flow, Listed};
use crate::ids::*;
use crate::state::*;

/// Who stands where with which cards.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// In seat order.
    pub seats: Vec<SceneSeat>,
    /// Whose turn it is; the first seat’s by default.
    pub turn: Option<SeatId>,
    /// The actions left in it; 2 by default.
    pub actions: Option<u8>,
    /// Nobody has had a turn yet.
    pub first_turn: bool,
    /// Begin with the placing of fighters.
    pub setup: bool,
    /// The doors that are closed.
    pub closed: Vec<DoorId>,
    /// Items by space; spaces not named are empty.
    pub items: Vec<(SpaceId, ItemId)>,
}

/// A seat of a scene.
#[derive(Clone, Debug, Default)]
pub struct SceneSeat {
    /// Fighters not named are off the board.
    pub at: Vec<(FighterId, SpaceId)>,
    /// Where the tails of large fighters lie that have one.
    pub tails: Vec<(FighterId, SpaceId)>,
    /// Where it is not that of the beginning.
    pub health: Vec<(FighterId, u8)>,
    /// The cards in hand.
    pub hand: Vec<CardId>,
    /// Top first.
    pub deck: Vec<CardId>,
    /// Bottom first.
    pub pile: Vec<CardId>,
    /// Counters and what they show.
    pub counters: Vec<(u8, u8)>,
    /// States and their values.
    pub states: Vec<(u8, u8)>,
    /// Kinds of tokens, each with a place where one lies.
    pub tokens: Vec<(u8, Site)>,
    /// The cards in play.
    pub lying: Vec<CardId>,
    /// Piles of its own, each with a card of its own that lies there.
    pub piles: Vec<(u8, CardId)>,
    /// The cards of side decks that lie face down, top first.
    pub sides: Vec<CardId>,
    /// Those that were discarded.
    pub side_discards: Vec<CardId>,
}

impl State {
    /// The state of a scene at its first decision.
    pub fn from_scene(m: &Match, scene: &Scene, seed: u64, host: &mut impl Host) -> Self {
        let mut state = Self::before_setup(m, seed);
        for (seat, given) in m.seat_ids().zip(&scene.seats) {
            state.lay_out_cards(m, seat, given);
            for &(counter, value) in &given.counters {
                state.p.counters[seat.index()][counter as usize] = value;
            }
            if !scene.setup {
                state.place_seat(m, seat, given);
            }
            for &(kind, site) in &given.tokens {
                Engine { m, s: &mut state, h: &mut (), links: 0 }.put_token(seat, kind, None, site);
            }
            for &(index, value) in &given.states {
                state.p.states[seat.index()][index as usize] = value;
                let life = m.seat(seat).hero.second_life.as_ref();
                if let Some(life) = life.filter(|life| life.state == Some((index, value))) {
                    // The seat has come back before the scene began, with its new health.
                    state.p.reborn |= seat.bit();
                    let fighter = state.stand_in(m, m.seat(seat).kinds[life.fighter as usize]);
                    if state.space_of(fighter).is_some() {
                        state.p.health[fighter.index()] = life.health;
                    }
                }
            }
            for &(fighter, health) in &given.health {
                state.p.health[fighter.index()] = health;
            }
        }
        for &door in &scene.closed {
            state.p.doors |= 1 << door.0;
        }
        for &(space, item) in &scene.items {
            if let Some(slot) = m.board.item_spaces.iter().position(|&(at, _)| at == space) {
                state.p.items[slot] = item.0;
            }
        }
        state.p.active = scene.turn.unwrap_or(SeatId(0));
        let mut engine = Engine { m, s: &mut state, h: host, links: 0 };
        if scene.setup {
            // R21.2: items that the scene does not name are laid out as in any game.
            if scene.items.is_empty() {
                engine.lay_out_items();
            }
            engine.push(Frame::Setup { seat: SeatId(0) });
        } else {
            engine.s.p.actions = scene.actions.unwrap_or(2);
            engine.s.p.turn = 1;
            engine.s.p.note_places(m);
            engine.note_tokens();
            if !scene.first_turn {
                engine.s.p.had_turn = m.seat_ids().fold(0, |all, seat| all | seat.bit());
            }
            engine.push(Frame::Turn { step: TurnStep::Act });
        }
        engine.advance(Flow::Go, &mut Options::new(), Listed::All);
        state
    }

    fn lay_out_cards(&mut self, m: &Match, seat: SeatId, given: &SceneSeat) {
        let seers = m.seers[seat.index()];
        let cards = &mut self.cards[seat.index()];
        let deck = given.deck.iter().rev().map(|card| (card, 0));
        // All know of a card that was given.
        let knows = |card: CardId| if m.card(seat, card).given.is_some() { u8::MAX } else { seers };
        let hand = given.hand.iter().map(|card| (card, knows(*card)));
        let pile = given.pile.iter().map(|card| (card, 0));
        for (index, (card, known)) in deck.chain(hand).chain(pile).enumerate() {
            cards.kind[index] = card.0;
            cards.known[index] = known;
            cards.len = index as u8 + 1;
        }
        cards.deck = given.deck.len() as u8;
        cards.hand = given.hand.len() as u8;
        for card in &given.lying {
            cards.put_aside(card.0, Aside::in_play(seat), u8::MAX);
        }
        let side = |card: &CardId, discarded: bool| {
            let (deck, _) = m.card(seat, *card).side?;
            let open = discarded || !m.seat(seat).hero.side_decks[usize::from(deck)].shuffled;
            Some((card.0, Aside::side(deck, discarded), if open { u8::MAX } else { 0 }))
        };
        let down = given.sides.iter().rev().filter_map(|card| side(card, false));
        let gone = given.side_discards.iter().filter_map(|card| side(card, true));
        for (card, at, seers) in down.chain(gone) {
            cards.put_aside(card, at, seers);
        }
        for &(pile, card) in &given.piles {
            let open = m.seat(seat).hero.piles[usize::from(pile)].open;
            cards.put_aside(card.0, Aside::pile(seat, pile), if open { u8::MAX } else { seers });
        }
    }

    fn place_seat(&mut self, m: &Match, seat: SeatId, given: &SceneSeat) {
        for fighter in m.seat(seat).fighters {
            match given.at.iter().find(|(at, _)| *at == fighter) {
                Some((_, space)) => {
                    match given.tails.iter().find(|(of, _)| *of == fighter) {
                        Some(&(_, tail)) => self.p.stand_large(m, fighter, *space, Some(tail)),
                        None => self.p.stand(m, fighter, *space),
                    }
                    self.p.health[fighter.index()] = m.fighter(fighter).health;
                }
                None => self.p.health[fighter.index()] = 0,
            }
        }
        for index in 0..m.seat(seat).hero.states.len() {
            let value = &mut self.p.states[seat.index()][index];
            if *value == NONE {
                *value = 0;
            }
        }
        // A seat whose heroes are all off the board has lost them before the scene began.
        if m.mode == crate::def::Mode::FreeForAll
            && m.seat(seat).heroes.iter().all(|hero| self.space_of(hero).is_none())
        {
            self.p.out |= seat.bit();
        }
    }

    // ── facts ──

    /// The cards in a hand.
    pub fn hand(&self, seat: SeatId) -> Vec<CardId> {
        self.cards_of(seat).hand().iter().map(|&card| CardId(card)).collect()
    }

    /// Top first.
    pub fn deck(&self, seat: SeatId) -> Vec<CardId> {
        self.cards_of(seat).deck().iter().rev().map(|&card| CardId(card)).collect()
    }

    /// Bottom first.
    pub fn pile(&self, seat: SeatId) -> Vec<CardId> {
        self.cards_of(seat).pile().iter().map(|&card| CardId(card)).collect()
    }

    /// Attack and defense value of the combat that is being resolved or, if none is, of the last one.
    pub fn combat_values(&self, m: &Match) -> Option<[u8; 2]> {
        let combat = &self.p.combat;
        if combat.fighters[ATTACK] == NONE {
            return None;
        }
        Some(if combat.settled() { combat.values } else { [self.value(m, ATTACK), self.value(m, DEFENSE)] })
    }

    /// The cards of the combat that is being fought: attack, defense, and a committed boost.
    pub fn combat_cards(&self) -> [Option<CardId>; 3] {
        let combat = &self.p.combat;
        [combat.cards[ATTACK].get(), combat.cards[DEFENSE].get(), combat.boost.get()]
    }

    /// Combat damage of the last result.
    pub fn combat_damage(&self) -> u8 {
        self.p.combat.damage
    }

    /// Who won the combat that is being fought or, if none is, the last one.
    pub fn combat_winner(&self) -> Option<SeatId> {
        let combat = &self.p.combat;
        (combat.winner != NONE).then(|| combat.seats[combat.winner as usize])
    }

    /// The cards that are out of the game, the last one first.
    pub fn removed(&self, seat: SeatId) -> Vec<CardId> {
        self.cards_of(seat).removed().iter().map(|&card| CardId(card)).collect()
    }

    /// Every card of a seat, wherever it lies: deck, hands, piles, in play, out of the game. Sorted.
    pub fn all_cards(&self, m: &Match, seat: SeatId) -> Vec<CardId> {
        let of = |other: SeatId| self.cards_at(m, other).into_iter().map(move |card| m.origin(other, card));
        let others = m.seat_ids().filter(|&other| m.gives || other == seat);
        let owned = others.flat_map(of).filter(|&(owner, _)| owner == seat);
        let mut all: Vec<CardId> = owned.map(|(_, card)| card).collect();
        all.sort();
        all
    }

    /// The cards that a seat has before it or plays, its own and others'.
    fn cards_at(&self, m: &Match, seat: SeatId) -> Vec<CardId> {
        let cards = self.cards_of(seat);
        let row = cards.kind[..cards.len as usize].iter().chain(cards.removed());
        let mut all: Vec<CardId> = row.map(|&card| CardId(card)).collect();
        let combat = &self.p.combat;
        for side in [ATTACK, DEFENSE] {
            if combat.running() && combat.seats[side] == seat && !combat.gone[side] {
                all.extend(combat.cards[side].get().map(|card| m.whole_card(seat, card)));
            }
        }
        if combat.running() && combat.seats[ATTACK] == seat {
            all.extend(combat.boost.get());
        }
        for frame in &self.p.stack[..self.p.depth as usize] {
            match *frame {
                Frame::Scheme { card, gone: false, .. } if self.p.active == seat => all.push(CardId(card)),
                Frame::BoostEnd { seat: owner, card } if owner == seat => all.push(CardId(card)),
                _ => {}
            }
        }
        all
    }
}
