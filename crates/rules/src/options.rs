//! The making of the options: which answers the open question has.

use crate::choice::{Opt, Options, Part};
use crate::def::{ItemKind, Match};
use crate::ids::*;
use crate::program::*;
use crate::state::*;

/// How often a card of a combat can be exchanged for another.
const MAX_EXCHANGES: u8 = 2;

impl State {
    /// Lists the answers to the open question; empty when the game is over.
    pub fn options(&self, m: &Match, out: &mut Options) {
        out.clear();
        if self.p.outcome.is_some() || self.p.depth == 0 {
            return;
        }
        match *self.top() {
            Frame::Setup { seat } => self.setup_options(m, seat, out),
            Frame::Turn { step: TurnStep::Return } => self.return_options(m, out),
            Frame::Turn { step: TurnStep::Limit } => self.discard_options(self.p.active, out),
            Frame::Turn { .. } => self.action_options(m, out),
            Frame::Maneuver { .. } => {
                self.boost_options(self.p.active, out);
                out.push(Opt::NoBoost);
            }
            Frame::Walk(walk) => self.walk_options(m, &walk, out),
            Frame::Attack { step } => self.attack_options(m, step, out),
            Frame::Window { phase, side, done } => {
                let pending = self.pending_parts(m, phase, side as usize) & !done;
                for part in Part::ALL {
                    if pending & part.bit() != 0 {
                        out.push(Opt::First(part));
                    }
                }
            }
            Frame::Discard { seat, how, .. } => {
                if how == Discard::You {
                    self.card_options(seat, self.cards_of(seat).hand_set(), out);
                } else {
                    self.discard_options(seat, out);
                }
            }
            Frame::Choose { at, of, picked, picks, .. } => {
                let Some((seat, source)) = self.source_below() else { return };
                for index in 0..of {
                    if !picks[..picked as usize].contains(&index) {
                        out.push(Opt::Effect { seat, source, label: self.effect_label(m, seat, source, at, index) });
                    }
                }
            }
            Frame::Guard { seat } => {
                let holds = |card: CardId| m.card(seat, card).guards_hand;
                if self.cards_of(seat).hand_set().iter().any(holds) {
                    out.push(Opt::Yes);
                }
                out.push(Opt::No);
            }
            Frame::Run(run) => self.run_options(m, &run, out),
            Frame::Idle
            | Frame::Scheme { .. }
            | Frame::Fight { .. }
            | Frame::BoostEnd { .. }
            | Frame::Triggers { .. } => {}
        }
    }

    fn effect_label(&self, m: &Match, seat: SeatId, source: Source, at: Pc, index: u8) -> u16 {
        let code = match source.as_item() {
            Some(item) => &m.items[item.index()].code,
            None => &m.seat(seat).hero.code,
        };
        match code[at as usize + index as usize] {
            Op::Effect { label, .. } => label,
            _ => 0,
        }
    }

    fn setup_options(&self, m: &Match, seat: SeatId, out: &mut Options) {
        let unplaced = self.unplaced(m, seat);
        if unplaced.is_empty() {
            for (state, def) in m.seat(seat).hero.states.iter().enumerate() {
                if self.p.states[seat.index()][state] == NONE {
                    for value in 0..def.values.len() as u8 {
                        out.push(Opt::Value { state: state as u8, value });
                    }
                    return;
                }
            }
            return;
        }
        let heroes = unplaced & m.seat(seat).heroes;
        // R4.8: the first hero takes the starting space.
        if heroes == m.seat(seat).heroes {
            let space = m.board.starts[seat.index()];
            for fighter in heroes {
                out.push(Opt::Place { fighter, space });
            }
            return;
        }
        let spaces = self.setup_spaces(m, seat);
        for fighter in self.one_of_each(m, if heroes.is_empty() { unplaced } else { heroes }) {
            for space in spaces {
                out.push(Opt::Place { fighter, space });
            }
        }
    }

    /// NOTATION 1: equal fighters off the board are one option, the lowest number.
    fn one_of_each(&self, m: &Match, fighters: FighterSet) -> FighterSet {
        let first = |&id: &FighterId| {
            let me = m.fighter(id);
            !fighters.iter().filter(|other| other.0 < id.0).any(|other| m.fighter(other).kind == me.kind)
        };
        fighters.iter().filter(first).collect()
    }

    /// R4.6, R4.7, R4.9: where sidekicks and second heroes may begin.
    fn setup_spaces(&self, m: &Match, seat: SeatId) -> SpaceSet {
        let mut free = self.empty_spaces(m);
        for later in seat.index() + 1..m.seats.len() {
            free.remove(m.board.starts[later]);
        }
        let start = m.board.starts[seat.index()];
        let near = self.tables(m).same_zone[start.index()] & free;
        if !near.is_empty() {
            return near;
        }
        if m.switches.overflow_adjacent {
            let own = m.seat(seat).fighters & self.on_board();
            let mut around = SpaceSet::EMPTY;
            for fighter in own {
                if let Some(space) = self.space_of(fighter) {
                    around |= self.tables(m).adjacent[space.index()];
                }
            }
            if !(around & free).is_empty() {
                return around & free;
            }
        }
        free
    }

    /// R25.16, R25.17: the returning fighters, the hero first, on empty spaces in different zones.
    fn return_options(&self, m: &Match, out: &mut Options) {
        let seat = self.p.active;
        let Some(next) = self.next_to_return(m) else { return };
        let empty = self.empty_spaces(m);
        let mut apart = empty;
        for fighter in m.seat(seat).fighters {
            if let Some(space) = self.space_of(fighter) {
                apart = apart.minus(self.tables(m).same_zone[space.index()]);
            }
        }
        for space in if apart.is_empty() { empty } else { apart } {
            out.push(Opt::Place { fighter: next, space });
        }
    }

    pub(crate) fn next_to_return(&self, m: &Match) -> Option<FighterId> {
        let seat = m.seat(self.p.active);
        let waits = |id: &FighterId| self.space_of(*id).is_none() && !m.fighter(*id).supply;
        let mut heroes = seat.heroes.iter().filter(waits);
        heroes.next().or_else(|| seat.fighters.iter().find(waits))
    }

    fn discard_options(&self, seat: SeatId, out: &mut Options) {
        for card in self.cards_of(seat).hand_set() {
            out.push(Opt::Discard(card));
        }
    }

    fn boost_options(&self, seat: SeatId, out: &mut Options) {
        for card in self.cards_of(seat).hand_set() {
            out.push(Opt::Boost(card));
        }
    }

    fn card_options(&self, seat: SeatId, cards: CardSet, out: &mut Options) {
        for card in cards {
            out.push(Opt::Card { seat, card });
        }
    }

    fn action_options(&self, m: &Match, out: &mut Options) {
        let seat = self.p.active;
        let own = m.seat(seat);
        let here = own.fighters & self.on_board();
        let hand = self.cards_of(seat).hand_set();
        out.push(Opt::Maneuver);
        // R10.2
        let mut armed = FighterSet::EMPTY;
        for card in hand & own.attacks {
            armed |= own.users[card.index()];
        }
        let targets = self.targets(m, seat);
        for by in armed & here {
            let unlimited = self.p.unlimited & seat.bit() != 0;
            for at in if unlimited { targets } else { self.all_in_range(m, by, targets) } {
                out.push(Opt::Attack { by, at });
            }
        }
        // R9.1
        for card in hand & own.schemes {
            for by in own.users[card.index()] & here {
                out.push(Opt::Scheme { card, by });
            }
        }
        // R21.4
        for (slot, &(space, _)) in m.board.item_spaces.iter().enumerate() {
            let item = self.p.items[slot];
            if item != NONE && m.items[item as usize].kind == ItemKind::Scheme {
                for by in here.iter().filter(|&by| self.space_of(by) == Some(space)) {
                    out.push(Opt::Item { item: ItemId(item), by });
                }
            }
        }
    }

    /// R10.1, R19.2: the fighters that a seat may attack as far as seats matter.
    pub(crate) fn targets(&self, m: &Match, seat: SeatId) -> FighterSet {
        let mut targets = self.on_board().minus(m.friends(seat));
        if m.mode == crate::def::Mode::FreeForAll && self.p.had_turn & seat.bit() == 0 {
            let next = m.turn_order_after(seat).next();
            for other in m.seat_ids() {
                if Some(other) != next && self.p.had_turn & other.bit() == 0 {
                    targets = targets.minus(m.seat(other).fighters);
                }
            }
        }
        targets
    }

    fn attack_options(&self, m: &Match, step: AttackStep, out: &mut Options) {
        let combat = &self.p.combat;
        match step {
            AttackStep::Card => {
                let seat = combat.seats[ATTACK];
                for card in self.playable(m, seat, FighterId(combat.fighters[ATTACK]), ATTACK) {
                    out.push(Opt::Play(card));
                }
            }
            AttackStep::Defense => {
                let seat = combat.seats[DEFENSE];
                for card in self.playable(m, seat, FighterId(combat.fighters[DEFENSE]), DEFENSE) {
                    out.push(Opt::Defend(card));
                }
                out.push(Opt::NoDefense);
            }
            AttackStep::Item => self.item_options(m, ATTACK, out),
            AttackStep::DefenseItem => self.item_options(m, DEFENSE, out),
            AttackStep::Ability | AttackStep::Reveal => {}
        }
    }

    fn item_options(&self, m: &Match, side: usize, out: &mut Options) {
        if let Some((_, item)) = self.combat_item(m, side) {
            out.push(Opt::Use(item));
        }
        out.push(Opt::NoItem);
    }

    /// R21.6: the combat item on the space of a side's fighter, and its place.
    pub(crate) fn combat_item(&self, m: &Match, side: usize) -> Option<(usize, ItemId)> {
        let space = self.space_of(FighterId(self.p.combat.fighters[side]))?;
        let slot = m.board.item_spaces.iter().position(|&(at, _)| at == space)?;
        let item = self.p.items[slot];
        (item != NONE && m.items[item as usize].kind == ItemKind::Combat).then_some((slot, ItemId(item)))
    }

    /// The cards of a hand that a fighter may use on this side of a combat (R10.8, R10.9).
    pub(crate) fn playable(&self, m: &Match, seat: SeatId, fighter: FighterId, side: usize) -> CardSet {
        let own = m.seat(seat);
        let hand = self.cards_of(seat).hand_set();
        let mut fit = if side == ATTACK { own.attacks } else { own.defenses };
        if side == DEFENSE {
            for card in own.maybe_defenses & hand {
                if self.may_defend(m, seat, card) {
                    fit.insert(card);
                }
            }
        }
        (hand & fit).iter().filter(|card| own.users[card.index()].has(fighter)).collect()
    }

    fn may_defend(&self, m: &Match, seat: SeatId, card: CardId) -> bool {
        let Some(conds) = &m.card(seat, card).defense_if else { return false };
        let run = Run::new(seat, Source::card(card), 0, NONE, true);
        conds.iter().all(|&cond| match cond {
            // A wild basket holds whatever is asked for.
            Cond::Basket(symbol) => self.basket(m, seat) >> symbol & 1 == 1,
            other => self.holds(m, &run, other),
        })
    }

    fn walk_options(&self, m: &Match, walk: &Walk, out: &mut Options) {
        let doors = walk.maneuver && !m.board.doors.is_empty();
        for fighter in walk.left {
            if walk.track {
                for (to, via) in self.reach_passing(m, fighter, walk.steps) {
                    out.push(Opt::Move { fighter, to, via });
                }
                continue;
            }
            let ends = if walk.exact {
                self.reach_exactly(m, fighter, walk.steps, walk.through)
            } else {
                self.reach(m, fighter, walk.steps, walk.through)
            };
            for to in ends {
                out.push(Opt::Move { fighter, to, via: FighterSet::EMPTY });
            }
            // R27.1
            let seat = m.fighter(fighter).seat;
            let may_place = m.seat(seat).hero.ability.place_instead == Some(m.fighter(fighter).kind);
            if walk.maneuver && walk.boosted && may_place {
                let here = self.space_of(fighter).map_or(SpaceSet::EMPTY, SpaceSet::one);
                for space in self.can_end(m, fighter).minus(here) {
                    out.push(Opt::Place { fighter, space });
                }
            }
        }
        if doors {
            self.door_options(m, walk, out);
        }
        if !walk.exact {
            out.push(Opt::Done);
        }
    }

    /// R22.3, R22.5, R22.6: the moving fighter goes on; doors are opened for a step, and closed by any own fighter.
    fn door_options(&self, m: &Match, walk: &Walk, out: &mut Options) {
        if walk.moving != NONE {
            let fighter = FighterId(walk.moving);
            for to in self.reach(m, fighter, walk.rest, Through::Friends) {
                out.push(Opt::Move { fighter, to, via: FighterSet::EMPTY });
            }
        }
        let own = m.seat(walk.seat).fighters & self.on_board();
        for door in (0..m.board.doors.len() as u8).map(DoorId) {
            let ends = m.board.door_ends(door);
            let beside = |&fighter: &FighterId| self.space_of(fighter).is_some_and(|space| ends.has(space));
            if self.p.doors >> door.0 & 1 == 0 {
                if own.iter().any(|fighter| beside(&fighter)) {
                    out.push(Opt::Close(door));
                }
                continue;
            }
            for by in self.p.openers(m, walk, door) {
                out.push(Opt::Open { door, by });
            }
        }
    }

    fn run_options(&self, m: &Match, run: &Run, out: &mut Options) {
        let seat = run.seat;
        let cards = self.cards_of(seat);
        match self.op(m, run) {
            Op::May(_) => {
                out.push(Opt::Yes);
                out.push(Opt::No);
            }
            Op::If(..) => {
                for symbol in 0..m.seat(seat).hero.symbols.len() as u8 {
                    out.push(Opt::Symbol(symbol));
                }
            }
            Op::Pick { what, optional } => {
                self.pick_options(m, run, what, out);
                if optional {
                    out.push(Opt::Skip);
                }
            }
            Op::Place { who, spaces, optional } => {
                for fighter in self.placeable(m, run, who) {
                    for space in self.place_spaces(m, run, fighter, who, spaces) {
                        out.push(Opt::Place { fighter, space });
                    }
                }
                if optional {
                    out.push(Opt::NoPlace);
                }
            }
            Op::Boost { by, optional } => {
                let side = self.p.combat.side_of(seat).unwrap_or(ATTACK);
                let side = if by == Side::Own { side } else { 1 - side };
                self.boost_options(self.p.combat.seats[side], out);
                if optional {
                    out.push(Opt::NoBoost);
                }
            }
            Op::CommitBoost { optional } => {
                // R25.10: one card beside the attack.
                if !self.p.combat.boost.is_some() {
                    self.boost_options(seat, out);
                }
                if optional {
                    out.push(Opt::NoBoost);
                }
            }
            Op::Look { at: Look::TopOfAny(_) } => {
                for of in m.seat_ids().filter(|&of| !self.is_out(of)) {
                    out.push(Opt::Seat(of));
                }
            }
            Op::Take { what } => match what {
                Take::Looked(_) => self.card_options(seat, self.looked(run), out),
                Take::Discarded { combat_only } => {
                    let fits = |card: &CardId| !combat_only || m.card(seat, *card).kind != crate::CardKind::Scheme;
                    self.card_options(seat, kinds(cards.pile()).iter().filter(fits).collect(), out);
                }
                Take::Boost => {
                    let side = self.p.combat.side_of(seat).unwrap_or(ATTACK);
                    let boosts = self.p.combat.boosts[side];
                    let used: Vec<u8> = boosts.into_iter().filter(|card| cards.pile().contains(card)).collect();
                    self.card_options(seat, kinds(&used), out);
                }
                Take::Named(_) | Take::Tagged(_) | Take::TopOfPile | Take::This => {}
            },
            Op::PutBack { what: PutBack::Looked } => self.card_options(SeatId(run.who), self.looked(run), out),
            Op::PutBack { what: PutBack::FromHand } => self.card_options(seat, cards.hand_set(), out),
            Op::ReplaceCard => {
                for card in self.replacements(m, run) {
                    out.push(if self.p.combat.side_of(seat) == Some(DEFENSE) {
                        Opt::Defend(card)
                    } else {
                        Opt::Play(card)
                    });
                }
            }
            _ => {}
        }
    }

    /// The different cards among those looked at that have not been put back.
    fn looked(&self, run: &Run) -> CardSet {
        let cards = self.cards_of(SeatId(run.who));
        (run.placed..run.looked).map(|depth| cards.deck_at(depth)).collect()
    }

    pub(crate) fn replacements(&self, m: &Match, run: &Run) -> CardSet {
        let combat = &self.p.combat;
        let Some(side) = combat.side_of(run.seat) else { return CardSet::EMPTY };
        // Two cards that each ask for the other would exchange places for ever.
        if combat.replaced[side] >= MAX_EXCHANGES {
            return CardSet::EMPTY;
        }
        self.playable(m, run.seat, FighterId(combat.players[side]), side)
    }

    fn pick_options(&self, m: &Match, run: &Run, what: Pick, out: &mut Options) {
        match what {
            Pick::Fighter(group) => {
                for fighter in self.group(m, run, group) {
                    out.push(Opt::Fighter(fighter));
                }
            }
            Pick::TheirHero => {
                if run.who != NONE {
                    for fighter in m.seat(SeatId(run.who)).heroes & self.on_board() {
                        out.push(Opt::Fighter(fighter));
                    }
                }
            }
            Pick::Space(spaces) => {
                for space in self.spaces(m, run, None, spaces) {
                    out.push(Opt::Space(space));
                }
            }
            Pick::Number { from, to } => {
                for number in from..=to {
                    out.push(Opt::Number(number));
                }
            }
            Pick::Spend { counter } => {
                for number in 0..=self.p.counters[run.seat.index()][counter as usize] {
                    out.push(Opt::Number(number));
                }
            }
            Pick::Opponent => {
                for seat in self.opponents(m, run.seat) {
                    out.push(Opt::Seat(seat));
                }
            }
        }
    }

    /// R1.6, R5.13: the seats that can be chosen as an opponent.
    pub(crate) fn opponents<'s>(&'s self, m: &'s Match, seat: SeatId) -> impl Iterator<Item = SeatId> + 's {
        m.seat_ids()
            .filter(move |&other| m.team(other) != m.team(seat) && !self.is_out(other) && !self.is_dormant(other))
    }
}
