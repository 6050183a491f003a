//! The making of the options: what the questions can be answered with.

use crate::board::Tables;
use crate::choice::{Opt, Options, TokenVerb};
use crate::def::{Facing, Fighter, ItemKind, Match, OpenReach};
use crate::ids::*;
use crate::program::*;
use crate::state::*;

/// What lies open to all.
impl Public {
    /// Fighters of a seat that setup has still to place.
    pub(crate) fn unplaced(&self, m: &Match, seat: SeatId) -> FighterSet {
        let waits =
            |&id: &FighterId| self.space_of(id).is_none() && self.health[id.index()] > 0 && !m.fighter(id).supply;
        m.seat(seat).fighters.iter().filter(waits).collect()
    }

    /// Whether a fighter was chosen at setup, or never had to be.
    #[inline]
    pub fn takes_part(&self, m: &Match, fighter: FighterId) -> bool {
        !m.bound.has(fighter) || self.was_chosen(m, fighter)
    }

    /// Of two fighters of one name, the one that was chosen at setup; any other is meant itself.
    #[inline]
    pub fn stand_in(&self, m: &Match, fighter: FighterId) -> FighterId {
        if m.bound.has(fighter) { self.chosen_of_name(m, fighter) } else { fighter }
    }

    #[cold]
    fn chosen_of_name(&self, m: &Match, fighter: FighterId) -> FighterId {
        let Fighter { seat, named, .. } = *m.fighter(fighter);
        let chosen = |other: &FighterId| m.fighter(*other).named == named && self.was_chosen(m, *other);
        m.seat(seat).fighters.iter().find(chosen).unwrap_or(fighter)
    }

    #[cold]
    fn was_chosen(&self, m: &Match, fighter: FighterId) -> bool {
        let fighter = m.fighter(fighter);
        let hero = &m.seat(fighter.seat).hero;
        let is = |(state, name): (u8, u8)| {
            let state = usize::from(state);
            hero.states[state].is(self.states[fighter.seat.index()][state], name)
        };
        // Nobody takes part before the choices that are made in secret are shown.
        fighter.with.is_none_or(|with| !self.keeps_secrets(m) && is(with))
    }

    /// Whether a seat has still to choose what takes part, before anything else at its setup.
    pub(crate) fn chooses_part(&self, m: &Match, seat: SeatId) -> bool {
        m.binding & seat.bit() != 0 && self.waits_for_state(m, seat)
    }

    /// Whether setup has still to ask a seat for a state (R4.11).
    pub(crate) fn waits_for_state(&self, m: &Match, seat: SeatId) -> bool {
        self.states[seat.index()][..m.seat(seat).hero.states.len()].contains(&NONE)
    }

    /// Whether some seat has still to choose something in secret, before anything is placed.
    #[inline]
    pub(crate) fn keeps_secrets(&self, m: &Match) -> bool {
        m.secret != 0 && m.seat_ids().any(|seat| self.secret_to_choose(m, seat).is_some())
    }

    /// The state that a seat is to choose in secret next.
    #[cold]
    pub(crate) fn secret_to_choose(&self, m: &Match, seat: SeatId) -> Option<usize> {
        let mut states = m.seat(seat).hero.states.iter().zip(self.states[seat.index()]);
        states.position(|(def, value)| def.secret && value == NONE)
    }

    /// The fighters of the moving seat that can open a closed door: beside it, with movement left (R22.5).
    pub(crate) fn openers(&self, m: &Match, walk: &Walk, door: DoorId) -> FighterSet {
        let ends = m.board.door_ends(door);
        let can_open = |&by: &FighterId| {
            let steps = self.steps_left(m, walk, by).unwrap_or(0);
            steps > 0 && !(self.body(m, by) & ends).is_empty()
        };
        let own = m.seat(walk.seat).fighters & self.here;
        own.iter().filter(can_open).collect()
    }
}

impl State {
    pub(crate) fn effect_label(&self, m: &Match, seat: SeatId, source: Source, at: Pc, index: u8) -> u16 {
        let code = match source.as_item() {
            Some(item) => &m.items[item.index()].code,
            None => &m.seat(m.home(seat, source)).hero.code,
        };
        if let Op::Effect { label, .. } = code[at as usize + index as usize] { label } else { 0 }
    }

    pub(crate) fn setup_options(&self, m: &Match, seat: SeatId, out: &mut Options) {
        if self.p.keeps_secrets(m) {
            if let Some(state) = self.p.secret_to_choose(m, seat) {
                for value in 0..m.seat(seat).hero.states[state].values.len() as u8 {
                    out.push(Opt::Value { state: state as u8, value });
                }
            }
            return;
        }
        let unplaced = self.unplaced(m, seat);
        if unplaced.is_empty() || self.chooses_part(m, seat) {
            for (state, def) in m.seat(seat).hero.states.iter().enumerate() {
                if self.p.states[seat.index()][state] == NONE {
                    for value in 0..def.values.len() as u8 {
                        out.push(Opt::Value { state: state as u8, value });
                    }
                    return;
                }
            }
            if let Some((kind, sites)) = self.token_to_lay(m, seat) {
                let verb = TokenVerb::Place;
                sites.into_iter().for_each(|at| out.push(Opt::Token { verb, seat, kind, at }));
            }
            return;
        }
        let heroes = unplaced & m.seat(seat).heroes;
        // R4.8: the first hero takes the starting space.
        if heroes == m.seat(seat).heroes.iter().filter(|&hero| self.takes_part(m, hero)).collect() {
            let space = m.board.starts[seat.index()];
            let tails = self.tail_room(m, seat);
            for fighter in heroes {
                self.push_places(m, fighter, SpaceSet::one(space), tails, out);
            }
            return;
        }
        let tails = self.tail_room(m, seat);
        let spaces = self.setup_spaces(m, seat);
        for fighter in self.one_of_each(m, if heroes.is_empty() { unplaced } else { heroes }) {
            self.push_places(m, fighter, spaces, tails, out);
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

    /// R4.7: where nobody stands in setup, and no later seat begins.
    fn setup_room(&self, m: &Match, seat: SeatId) -> SpaceSet {
        let mut free = self.empty_spaces(m);
        for later in seat.index() + 1..m.seats.len() {
            free.remove(m.board.starts[later]);
        }
        free
    }

    /// Where tails may lie in setup: nowhere if they would leave too little room for those who have still to be placed (R4.9).
    fn tail_room(&self, m: &Match, seat: SeatId) -> SpaceSet {
        if m.large.is_empty() {
            return SpaceSet::EMPTY;
        }
        let waiting = m.seat_ids().map(|seat| self.unplaced(m, seat).len()).sum::<u32>();
        if self.empty_spaces(m).len() > waiting { self.setup_room(m, seat) } else { SpaceSet::EMPTY }
    }

    /// R4.6, R4.7, R4.9: where sidekicks and second heroes may begin.
    fn setup_spaces(&self, m: &Match, seat: SeatId) -> SpaceSet {
        let free = self.setup_room(m, seat);
        let start = m.board.starts[seat.index()];
        let near = self.tables(m).at(start).same_zone & free;
        if !near.is_empty() {
            return near;
        }
        if m.switches.overflow_adjacent {
            let own = m.seat(seat).fighters & self.on_board();
            let mut around = SpaceSet::EMPTY;
            for space in self.spaces_of(m, own) {
                around |= self.tables(m).at(space).adjacent;
            }
            if !(around & free).is_empty() {
                return around & free;
            }
        }
        free
    }

    /// R25.16, R25.17: the returning fighters, the hero first, on empty spaces in different zones.
    pub(crate) fn return_options(&self, m: &Match, out: &mut Options) {
        let Some(next) = self.next_to_return(m) else { return };
        let tables = self.tables(m);
        let fighters = m.seat(self.p.active).fighters;
        let empty = self.empty_spaces(m);
        let mut apart = empty;
        let mut all_apart = true;
        for (index, fighter) in fighters.iter().enumerate() {
            if self.on_board().has(fighter) {
                let zone = self.zone_of(m, fighter);
                apart = apart.minus(zone);
                let shares = |other| !(zone & self.body(m, other)).is_empty();
                all_apart &= !fighters.iter().take(index).any(shares);
            }
        }
        let others = self.waiting(m).len() - 1;
        let leaves_room = |&space: &SpaceId| places_apart(tables, apart.minus(tables.at(space).same_zone), others);
        let fulfilling = if all_apart { apart.iter().filter(leaves_room).collect() } else { SpaceSet::EMPTY };
        let offered = [fulfilling, apart, empty].into_iter().find(|spaces| !spaces.is_empty());
        let offered = offered.unwrap_or(SpaceSet::EMPTY);
        // As in setup, tails leave room for the others.
        let tails = if empty.len() > others + 1 { empty } else { SpaceSet::EMPTY };
        self.push_places(m, next, offered, tails, out);
    }

    /// The fighters of the active seat that have still to return.
    fn waiting(&self, m: &Match) -> FighterSet {
        let waits = |id: &FighterId| self.space_of(*id).is_none() && !m.fighter(*id).supply && self.takes_part(m, *id);
        m.seat(self.p.active).fighters.iter().filter(waits).collect()
    }

    pub(crate) fn next_to_return(&self, m: &Match) -> Option<FighterId> {
        let waiting = self.waiting(m);
        (waiting & m.seat(self.p.active).heroes).first().or(waiting.first())
    }

    pub(crate) fn discard_options(&self, seat: SeatId, out: &mut Options) {
        out.push_each(self.cards_of(seat).hand_set().iter(), Opt::Discard);
    }

    pub(crate) fn boost_options(&self, m: &Match, seat: SeatId, out: &mut Options) {
        if !self.cannot_boost(m, seat) {
            out.push_boosts(self.cards_of(seat).hand_set());
        }
    }

    /// The cards of piles of a seat's own that it can boost with.
    pub(crate) fn pile_boost_options(&self, m: &Match, seat: SeatId, out: &mut Options) {
        if m.piling & seat.bit() != 0 && !self.cannot_boost(m, seat) {
            for (seat, card) in self.pile_boosts(m, seat) {
                out.push(Opt::Card { seat, card });
            }
        }
    }

    pub(crate) fn card_options(&self, seat: SeatId, cards: CardSet, out: &mut Options) {
        out.push_each(cards.iter(), |card| Opt::Card { seat, card });
    }

    #[inline(never)]
    pub(crate) fn action_options(&self, m: &Match, out: &mut Options) {
        let seat = self.p.active;
        let own = m.seat(seat);
        let here = own.fighters & self.on_board();
        let hand = self.allowed(m, seat, self.cards_of(seat).hand_set());
        if !self.cannot_maneuver(m, seat) {
            out.push(Opt::Maneuver);
        }
        let strikers = here.minus(self.peaceful(m));
        let targets = self.targets(m, seat);
        let attack = |(by, at): (FighterId, FighterSet), out: &mut Options| {
            // R10.2
            if !(hand & own.attacks & m.usable(by)).is_empty() {
                out.push_each(at.iter(), |at| Opt::Attack { by, at });
            }
        };
        if !(hand & own.open).is_empty() {
            for by in strikers {
                let usual = targets.iter().filter(|&at| self.in_usual_range(m, by, at)).collect();
                let reached = |card: CardId| {
                    let [down, up] = self.attack_targets(m, card, by, targets, usual);
                    down | up
                };
                let cards = self.playable(m, seat, by, ATTACK);
                let at = cards.iter().fold(FighterSet::EMPTY, |at, card| at | reached(card));
                out.push_each(at.iter(), |at| Opt::Attack { by, at });
            }
        } else if self.p.unlimited & seat.bit() != 0 {
            strikers.iter().for_each(|by| attack((by, targets), out));
        } else if m.governs(Governs::Reach) || !(hand & own.maybe_attacks).is_empty() {
            for by in strikers {
                let reached: FighterSet = targets.iter().filter(|&at| self.can_strike(m, by, at)).collect();
                if !self.playable(m, seat, by, ATTACK).is_empty() {
                    out.push_each(reached.iter(), |at| Opt::Attack { by, at });
                }
            }
        } else {
            self.strikes(m, strikers, targets).for_each(|strike| attack(strike, out));
        }
        // R9.1
        for card in hand & own.schemes {
            for by in own.users[card.index()] & here {
                out.push(Opt::Scheme { card, by });
            }
        }
        if m.scheme_items != 0 {
            self.item_options(m, here, out);
        }
        if self.p.strike != NONE && self.p.actions == 1 {
            let strike = self.p.strike;
            out.retain(|opt| matches!(opt, Opt::Attack { at, .. } if strike == ANY_STRIKE || strike == at.0));
            out.push(Opt::Done);
        } else if out.is_empty() {
            // R5.3: an action must be taken; whoever has no other maneuvers all the same, so that cards are drawn and games end.
            out.push(Opt::Maneuver);
        }
    }

    /// R21.4: the items that some of these fighters may use as an action.
    fn item_options(&self, m: &Match, own: FighterSet, out: &mut Options) {
        for (slot, &(space, _)) in m.board.item_spaces.iter().enumerate() {
            let item = self.p.items[slot];
            if item != NONE && m.scheme_items >> item & 1 == 1 {
                for by in own.iter().filter(|&by| self.body(m, by).has(space)) {
                    out.push(Opt::Item { item: ItemId(item), by });
                }
            }
        }
    }

    /// Of some cards of a seat, those whose conditions for being played hold.
    #[inline]
    pub(crate) fn allowed(&self, m: &Match, seat: SeatId, cards: CardSet) -> CardSet {
        let cards = cards.minus(self.forbidden(m, seat, cards));
        let limited = cards & m.seat(seat).limited;
        if limited.is_empty() {
            return cards;
        }
        let barred = |&card: &CardId| {
            let run = Run::new(seat, Source::card(card), 0, NONE, false);
            !m.card(seat, card).only_if.iter().all(|conds| self.hold(m, &run, conds))
        };
        cards.minus(limited.iter().filter(barred).collect())
    }

    /// Whether a fighter can attack another with any card.
    pub(crate) fn in_usual_range(&self, m: &Match, by: FighterId, at: FighterId) -> bool {
        self.p.unlimited & m.fighter(by).seat.bit() != 0 || self.can_strike(m, by, at)
    }

    /// Those of `among` whom a fighter can attack with a card face down, and face up; `usual` are those in its range.
    pub(crate) fn attack_targets(
        &self,
        m: &Match,
        card: CardId,
        by: FighterId,
        among: FighterSet,
        usual: FighterSet,
    ) -> [FighterSet; 2] {
        let seat = m.fighter(by).seat;
        let Some(open) = &m.card(seat, card).laying else { return [usual, FighterSet::EMPTY] };
        let run = Run::new(seat, Source::card(card), 0, by.0, false);
        let down = match (open.face, open.against) {
            (Facing::Down, Some(group)) => return [usual & self.group(m, &run, group), FighterSet::EMPTY],
            (Facing::Down, None) => return [usual, FighterSet::EMPTY],
            (Facing::Either, _) => usual,
            (Facing::Up, _) => FighterSet::EMPTY,
        };
        if !self.hold(m, &run, &open.conds) {
            return [down, FighterSet::EMPTY];
        }
        let mut up = match open.reach {
            OpenReach::Usual => usual,
            OpenReach::Ranged => usual | among.iter().filter(|&at| self.same_zone(m, by, at)).collect(),
            OpenReach::Anyone => among,
            OpenReach::Against(group) => usual | among & self.group(m, &run, group),
        };
        if let Some(group) = open.against {
            up = up & self.group(m, &run, group);
        }
        [down, up]
    }

    /// R10.1, R19.2: the fighters that a seat may attack as far as seats matter.
    pub(crate) fn targets(&self, m: &Match, seat: SeatId) -> FighterSet {
        let mut targets = self.on_board().minus(m.friends(seat)).minus(self.untouchable(m));
        if m.mode == crate::def::Mode::FreeForAll && self.p.had_turn & seat.bit() == 0 {
            // R19.1: eliminated seats are skipped.
            let next = m.turn_order_after(seat).find(|&next| !self.is_out(next));
            for other in m.seat_ids() {
                if Some(other) != next && self.p.had_turn & other.bit() == 0 {
                    targets = targets.minus(m.seat(other).fighters);
                }
            }
        }
        targets
    }

    /// R21.6: the combat items where a side's fighter stands: one at most, of a large one two.
    pub(crate) fn combat_items<'a>(&'a self, m: &'a Match, side: usize) -> impl Iterator<Item = ItemId> + 'a {
        let body = self.body(m, FighterId(self.p.combat.fighters[side]));
        let lying = m.board.item_spaces.iter().zip(self.p.items).filter(move |((at, _), _)| body.has(*at));
        let items = lying.map(|(_, item)| item).filter(|&item| item != NONE).map(ItemId);
        items.filter(|item| m.items[item.index()].kind == ItemKind::Combat)
    }

    /// The cards of a hand that a fighter may use on this side of a combat (R10.8, R10.9).
    pub(crate) fn playable(&self, m: &Match, seat: SeatId, fighter: FighterId, side: usize) -> CardSet {
        self.playable_of(m, seat, fighter, side, self.cards_of(seat).hand_set())
    }

    /// Of some cards, those that a fighter may use on this side of a combat.
    fn playable_of(&self, m: &Match, seat: SeatId, fighter: FighterId, side: usize, hand: CardSet) -> CardSet {
        let own = m.seat(seat);
        let hand = self.allowed(m, seat, hand);
        let (mut fit, maybe) =
            if side == ATTACK { (own.attacks, own.maybe_attacks) } else { (own.defenses, own.maybe_defenses) };
        for card in maybe & hand {
            let allowed =
                if side == ATTACK { self.may_attack(m, card, fighter) } else { self.may_defend(m, seat, card) };
            if allowed {
                fit.insert(card);
            }
        }
        hand & fit & m.usable(fighter)
    }

    fn may_attack(&self, m: &Match, card: CardId, by: FighterId) -> bool {
        let seat = m.fighter(by).seat;
        let Some(conds) = &m.card(seat, card).attack_if else { return false };
        self.hold(m, &Run::new(seat, Source::card(card), 0, by.0, false), conds)
    }

    fn may_defend(&self, m: &Match, seat: SeatId, card: CardId) -> bool {
        let Some(conds) = &m.card(seat, card).defense_if else { return false };
        let run = Run::new(seat, Source::card(card), 0, NONE, true);
        // A wild basket holds whatever is asked for.
        self.hold(m, &run, conds)
    }

    #[inline(never)]
    pub(crate) fn walk_options(&self, m: &Match, walk: &Walk, out: &mut Options) {
        // Most moves are of this kind; whoever is in the way is the same for all of one team.
        if walk.track.is_none() && !walk.exact && walk.through == Through::Friends && !m.own_moves {
            let plain = self.plain_walk(m, walk.left);
            // R27.1
            let placed = if walk.maneuver && walk.boosted && !m.placeable.is_empty() {
                self.placed_instead(m)
            } else {
                FighterSet::EMPTY
            };
            for fighter in walk.left {
                if m.large.has(fighter) {
                    self.large_options(m, walk, fighter, walk.steps, out);
                    if placed.has(fighter) {
                        self.places_instead(m, fighter, out);
                    }
                    continue;
                }
                // Tokens may make other ways for it.
                let ends = if m.paths.has(fighter) {
                    self.reach(m, fighter, walk.steps, Through::Friends)
                } else {
                    self.plain_reach(m, &plain, fighter, walk.steps)
                };
                out.push_moves(fighter, ends);
                if placed.has(fighter) {
                    self.places_instead(m, fighter, out);
                }
            }
        } else {
            self.other_moves(m, walk, out);
        }
        if walk.maneuver && m.has_doors {
            self.door_options(m, walk, out);
        }
        if !walk.exact {
            out.push(Opt::Done);
        }
    }

    /// R27.1: who may be placed instead of moving in a boosted maneuver, by an ability or a card in play.
    #[cold]
    fn placed_instead(&self, m: &Match) -> FighterSet {
        let may = |&fighter: &FighterId| {
            let Fighter { seat, named, .. } = *m.fighter(fighter);
            self.abilities(m, seat).any(|(_, ability)| ability.place_instead == Some(named))
        };
        m.placeable.iter().filter(may).collect()
    }

    /// R27.1: the spaces where a fighter may be placed instead of moving.
    #[inline(never)]
    fn places_instead(&self, m: &Match, fighter: FighterId, out: &mut Options) {
        self.push_free_places(m, fighter, self.can_end(m, fighter).minus(self.body(m, fighter)), out);
    }

    /// The moves of texts that say how: an exact number of spaces, through others, or past somebody.
    #[inline(never)]
    fn other_moves(&self, m: &Match, walk: &Walk, out: &mut Options) {
        for fighter in walk.left {
            let walk = &self.walk_of(m, walk, fighter);
            if walk.maneuver && walk.boosted && m.placeable.has(fighter) && self.placed_instead(m).has(fighter) {
                self.places_instead(m, fighter, out);
            }
            if m.large.has(fighter) {
                self.large_options(m, walk, fighter, walk.steps, out);
                continue;
            }
            if walk.track.is_some() {
                for (to, via) in self.reach_passing(m, walk, fighter) {
                    out.push(Opt::Move { fighter, to, via: via.into() });
                }
            } else if walk.exact {
                out.push_moves(fighter, self.reach_exactly(m, fighter, walk.steps, walk.through));
            } else {
                out.push_moves(fighter, self.reach(m, fighter, walk.steps, walk.through));
            }
        }
        // On a board with doors they are offered with these.
        if m.traps && walk.moving != NONE && !(walk.maneuver && m.has_doors) {
            self.moves_on(m, walk, out);
        }
    }

    /// Who was stopped by a token may go on.
    #[cold]
    fn moves_on(&self, m: &Match, walk: &Walk, out: &mut Options) {
        let fighter = FighterId(walk.moving);
        let walk = &Walk { steps: walk.rest, ..self.walk_of(m, walk, fighter) };
        if m.large.has(fighter) {
            if !walk.exact || walk.track.is_some() {
                self.large_options(m, walk, fighter, walk.steps, out);
            }
        } else if walk.track.is_some() {
            for (to, via) in self.reach_passing(m, walk, fighter) {
                out.push(Opt::Move { fighter, to, via: via.into() });
            }
        } else if !walk.exact {
            out.push_moves(fighter, self.reach(m, fighter, walk.rest, walk.through));
        }
    }

    /// R22.3, R22.5, R22.6: the moving fighter goes on; doors are opened for a step, and closed by any own fighter.
    #[inline(never)]
    fn door_options(&self, m: &Match, walk: &Walk, out: &mut Options) {
        if walk.moving != NONE {
            let fighter = FighterId(walk.moving);
            if m.large.has(fighter) {
                let own = Walk { track: None, ..self.walk_of(m, walk, fighter) };
                self.large_options(m, &own, fighter, walk.rest, out);
            } else {
                let ends = self.reach(m, fighter, walk.rest, self.walk_of(m, walk, fighter).through);
                out.push_moves(fighter, ends);
            }
        }
        let own = self.spaces_of(m, m.seat(walk.seat).fighters);
        for door in (0..m.board.doors.len() as u8).map(DoorId) {
            // Mostly nobody is beside it.
            if (m.board.door_ends(door) & own).is_empty() {
                continue;
            }
            if !self.door_closed(door) {
                // R22.7
                if !self.is_held_open(m, door) {
                    out.push(Opt::Close(door));
                }
                continue;
            }
            for by in self.p.openers(m, walk, door) {
                out.push(Opt::Open { door, by });
            }
        }
    }

    /// The different cards among those looked at that have not been put back.
    pub(crate) fn looked(&self, run: &Run) -> CardSet {
        let cards = self.cards_of(run.looked_at());
        (run.placed..run.looked().min(cards.deck)).map(|depth| cards.deck_at(depth)).collect()
    }

    pub(crate) fn replacements(&self, m: &Match, run: &Run, deck: bool) -> CardSet {
        let combat = &self.p.combat;
        let Some(side) = combat.side_of(run.seat) else { return CardSet::EMPTY };
        if !combat.exchanges(side) {
            return CardSet::EMPTY;
        }
        let cards = self.cards_of(run.seat);
        let among = if deck { kinds(cards.deck()) } else { cards.hand_set() };
        self.playable_of(m, run.seat, FighterId(combat.players[side]), side, among)
    }

    /// The other player of the combat and that side, where a text lets another card be played in place of the one played there:
    /// somebody played one, and it was not exchanged too often.
    pub(crate) fn replacing(&self, run: &Run) -> Option<(SeatId, usize)> {
        let combat = &self.p.combat;
        let side = 1 - combat.side_of(run.seat)?;
        let empty = !combat.cards[side].is_some() && combat.players[side] != NONE;
        let seat = combat.seats[side];
        (empty && combat.exchanges(side) && !self.is_out(seat)).then_some((seat, side))
    }

    /// Of some cards of the other player of the combat, those that could be played in place of the one played there.
    pub(crate) fn opposing_replacements(&self, m: &Match, run: &Run, among: CardSet) -> CardSet {
        let Some((seat, side)) = self.replacing(run) else { return CardSet::EMPTY };
        self.playable_of(m, seat, FighterId(self.p.combat.players[side]), side, among)
    }

    /// R1.6, R5.13: the seats that can be chosen as an opponent.
    pub(crate) fn opponents<'s>(&'s self, m: &'s Match, seat: SeatId) -> impl Iterator<Item = SeatId> + 's {
        m.seat_ids()
            .filter(move |&other| m.team(other) != m.team(seat) && !self.is_out(other) && !self.is_dormant(other))
    }
}

/// Whether so many fighters find room on these spaces, no two of them in one zone. Spaces with the same zones are as good as one.
fn places_apart(tables: &Tables, mut free: SpaceSet, count: u32) -> bool {
    if count == 0 {
        return true;
    }
    while let Some(space) = free.first() {
        let zone = tables.at(space).same_zone;
        if places_apart(tables, free.minus(zone), count - 1) {
            return true;
        }
        let alike = free.iter().filter(|&other| tables.at(other).same_zone == zone);
        free = free.minus(alike.collect());
    }
    false
}
