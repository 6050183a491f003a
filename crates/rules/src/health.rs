//! Damage, recovery, defeat, and the end of the game (R15, R16, R19, R20).

use crate::def::{Fighter, Happening, Match, Mode, Moment, SecondLife, Waiting};
use crate::event::{Event, Host};
use crate::flow::Engine;
use crate::ids::*;
use crate::program::{Governs, Group, Pc, Place, SpaceKind, Spaces, Timing, Until};
use crate::state::*;
use crate::walk::is_own_boosted;

impl<H: Host> Engine<'_, H> {
    /// R15.2: damages several fighters at one moment; returns those that took damage, and how much in all.
    pub fn damage(&mut self, targets: FighterSet, amount: u8, hurt: Hurt) -> (FighterSet, u8) {
        // R15.1
        if amount == 0 {
            return (FighterSet::EMPTY, 0);
        }
        let mut hit = targets & self.s.on_board();
        hit |= self.same_small(hit);
        // R14.8
        let combat = &self.s.p.combat;
        for side in [ATTACK, DEFENSE] {
            if combat.running() && combat.prevented[side] && combat.fighters[side] != NONE {
                hit.remove(FighterId(combat.fighters[side]));
            }
        }
        let shared = if self.m.governs(Governs::Sharing) && self.has_trigger_room() {
            self.shared_out(hit)
        } else {
            FighterSet::EMPTY
        };
        let own = hit.minus(shared).iter().map(|fighter| (fighter, amount));
        let (mut taken, mut all) = self.hurt_each(own, hurt);
        for fighter in shared {
            if self.s.p.outcome.is_some() {
                break;
            }
            taken.insert(fighter);
            all = all.saturating_add(amount);
            if self.has_trigger_room() {
                self.push(Frame::Sharing { fighter, left: amount, hurt, shares: [0; MAX_SEAT_FIGHTERS] });
            } else {
                self.hurt_each(std::iter::once((fighter, amount)), hurt);
            }
        }
        (taken, all)
    }

    /// Those of some fighters whose damage can be shared out.
    fn shared_out(&self, hit: FighterSet) -> FighterSet {
        hit.iter().filter(|&fighter| !self.s.sharers(self.m, fighter).is_empty()).collect()
    }

    /// Damage that was shared out hits them all at one moment; it is not passed on.
    pub fn end_sharing(&mut self, fighter: FighterId, left: u8, hurt: Hurt, shares: [u8; MAX_SEAT_FIGHTERS]) {
        self.pop();
        let first = first_of(self.m.seat(self.m.fighter(fighter).seat));
        let others = (first..).zip(shares).map(|(index, share)| (FighterId(index as u8), share));
        let all = [(fighter, left)].into_iter().chain(others).filter(|&(_, amount)| amount > 0);
        self.hurt_each(all, hurt);
    }

    /// R15.2: each takes its damage at one moment; returns those that took some, and how much in all.
    fn hurt_each(&mut self, each: impl Iterator<Item = (FighterId, u8)>, hurt: Hurt) -> (FighterSet, u8) {
        let mut hit = FighterSet::EMPTY;
        let mut fallen = FighterSet::EMPTY;
        let mut all = 0u8;
        let watched = self.s.watched(self.m, Happening::Hurt);
        for (fighter, amount) in each {
            let amount = if hurt == Hurt::Worked { amount } else { self.s.damage_left(self.m, fighter, amount, hurt) };
            if amount == 0 {
                continue;
            }
            hit.insert(fighter);
            all = all.saturating_add(amount);
            self.s.p.past.hurt.insert(fighter);
            let floor = self.s.floor(self.m, fighter);
            let health = &mut self.s.p.health[fighter.index()];
            *health = health.saturating_sub(amount).max(floor.min(*health));
            if *health == 0 {
                fallen.insert(fighter);
            }
            let left = *health;
            self.h.event(Event::Damage { fighter, amount, left });
        }
        self.defeat(fallen);
        if self.s.p.outcome.is_none() {
            self.damage_triggers(hit);
            self.happened_there(Happening::Hurt, hit, &watched);
        }
        (hit, all)
    }

    /// R24.6: small fighters of the same type in the same space.
    fn same_small(&self, hit: FighterSet) -> FighterSet {
        let small = hit & self.m.small;
        if small.is_empty() {
            return FighterSet::EMPTY;
        }
        let like = |&other: &FighterId| {
            small.iter().any(|fighter| {
                self.s.space_of(fighter) == self.s.space_of(other)
                    && self.m.fighter(fighter).small_type == self.m.fighter(other).small_type
            })
        };
        (self.m.small & self.s.on_board()).iter().filter(like).collect()
    }

    /// R25.8: something that happens each time a fighter takes damage. Where it is about to happen already, it happens once more.
    fn damage_triggers(&mut self, hit: FighterSet) {
        let mut set = FighterSet::EMPTY;
        for seat in &self.m.seats {
            set |= hit & seat.damage_triggers;
        }
        if set.is_empty() {
            return;
        }
        let full = !self.has_trigger_room();
        let depth = self.s.p.depth as usize;
        for frame in self.s.p.stack[..depth].iter_mut().rev() {
            if let Frame::Triggers { set: waiting, times, .. } = frame
                && (*waiting == set || full)
            {
                *waiting |= set;
                *times = times.saturating_add(1);
                return;
            }
        }
        if !full {
            self.push(Frame::Triggers { set, left: set, times: 1 });
        }
    }

    /// Whether one more effect may follow from what happens.
    pub fn has_trigger_room(&mut self) -> bool {
        self.s.p.depth as usize + TRIGGER_ROOM <= MAX_FRAMES && self.link()
    }

    #[inline(never)]
    pub fn step_triggers(&mut self, set: FighterSet, mut left: FighterSet, times: u8) {
        // R11.7: the active player's first, then in turn order.
        let active = self.s.p.active;
        let order = std::iter::once(active).chain(self.m.turn_order_after(active));
        let next = order.into_iter().find_map(|seat| (left & self.m.seat(seat).fighters).first());
        let Some(fighter) = next else {
            if times > 1 {
                self.set_top(Frame::Triggers { set, left: set, times: times - 1 });
            } else {
                self.pop();
            }
            return;
        };
        // What is hurt by what its own damage started could go on for ever.
        if !self.link() {
            return self.pop();
        }
        left.remove(fighter);
        self.set_top(Frame::Triggers { set, left, times });
        let Fighter { seat, kind, .. } = *self.m.fighter(fighter);
        self.begin_lying(seat, Moment::Damaged, fighter.0);
        let triggers = &self.m.seat(seat).hero.ability.damaged;
        if let Some(&(_, pc)) = triggers.iter().find(|&&(damaged, _)| damaged == kind) {
            self.push(Frame::Run(Run::new(seat, Source::ABILITY, pc, fighter.0, false)));
        }
    }

    /// R15.6: the fallen leave the board at once, all at one moment.
    pub fn defeat(&mut self, fallen: FighterSet) {
        if fallen.is_empty() {
            return;
        }
        let watched = self.s.watched(self.m, Happening::Defeated);
        let from: Vec<_> = if self.m.waits_for(Happening::Left) {
            fallen.iter().map(|fighter| (fighter, self.s.body(self.m, fighter))).collect()
        } else {
            Vec::new()
        };
        for fighter in fallen {
            if self.has_second_life(fighter) {
                self.leave_for_second_life(self.m.fighter(fighter).seat);
            } else {
                self.s.p.lift(self.m, fighter);
                self.s.p.health[fighter.index()] = 0;
                self.s.p.past.fell.insert(fighter);
                self.h.event(Event::Defeat { fighter });
            }
        }
        if !self.m.switches.win_at_end_of_action {
            self.find_winner();
        }
        self.happened_there(Happening::Defeated, fallen, &watched);
        self.left_spaces(&from);
    }

    /// Fighters have left these spaces, or stand there still: lets the abilities know that wait for it.
    #[inline]
    pub fn left_spaces(&mut self, from: &[(FighterId, SpaceSet)]) {
        if self.m.waits_for(Happening::Left) {
            self.tell_left(from);
        }
        if self.m.traps {
            self.spring(from);
        }
    }

    /// Tokens do what they say to those who have come into their spaces.
    #[cold]
    fn spring(&mut self, from: &[(FighterId, SpaceSet)]) {
        let entered = |&(fighter, from): &(FighterId, SpaceSet)| {
            self.s.body(self.m, fighter).minus(from).iter().map(move |space| (fighter, space))
        };
        let entered: Vec<(FighterId, SpaceId)> = from.iter().flat_map(entered).collect();
        self.spring_at(&entered);
    }

    /// The same for those who have come into a space each, wherever they stand by now.
    #[cold]
    pub fn spring_at(&mut self, entered: &[(FighterId, SpaceId)]) {
        // The frame pushed last runs first.
        for &(fighter, space) in entered.iter().rev() {
            for seat in (0..self.m.seats.len() as u8).rev().map(SeatId) {
                for (kind, token) in self.m.seat(seat).hero.tokens.iter().enumerate().rev() {
                    let lies = token.enter != 0 && self.s.token_spaces(self.m, seat, kind as u8).has(space);
                    if !lies || self.s.p.outcome.is_some() || !self.has_trigger_room() || self.s.is_out(seat) {
                        continue;
                    }
                    self.h.event(Event::Effect { seat, source: Source::ABILITY });
                    let run = Run::new(seat, Source::ABILITY, token.enter, NONE, false);
                    self.push(Frame::Run(Run { it: fighter.0, spaces: [space.0, NONE], ..run }));
                }
            }
        }
    }

    /// A fighter has moved along lines: remembers them, and lets the abilities know that wait for it.
    #[cold]
    pub fn moved_along(&mut self, walk: &Walk, fighter: FighterId, lines: &[LineId]) {
        let mover = self.m.fighter(fighter);
        if self.m.seat(mover.seat).hero.line_walker == Some(mover.named) {
            lines.iter().for_each(|&line| self.s.p.past.note_line(mover.seat, line));
        }
        // The frame pushed last runs first.
        for &line in lines.iter().rev() {
            for seat in (0..self.m.seats.len() as u8).rev().map(SeatId) {
                let abilities = self.s.abilities(self.m, seat);
                let waits =
                    abilities.flat_map(|(source, ability)| ability.along.iter().map(move |&along| (source, along)));
                for (source, along) in waits.collect::<Vec<_>>().into_iter().rev() {
                    let run = Run::new(seat, source, along.pc, NONE, false);
                    let fits = !along.boosted || is_own_boosted(self.m, walk, fighter);
                    let lies = self.s.tokens(self.m, seat, along.token).any(|site| site.line() == Some(line));
                    let meant = fits && lies && self.s.crowd(self.m, &run, along.crowd).has(fighter);
                    if !meant || self.s.p.outcome.is_some() || !self.has_trigger_room() || self.s.is_out(seat) {
                        continue;
                    }
                    self.h.event(Event::Effect { seat, source });
                    let who = self.opponent_of(seat, fighter);
                    self.push(Frame::Run(Run { it: fighter.0, who, spaces: [Site::from(line).0, NONE], ..run }));
                }
            }
        }
    }

    /// Who was stopped by a token stays there.
    #[cold]
    pub fn act_end_move(&mut self, run: &Run) -> bool {
        let depth = usize::from(self.s.p.depth);
        let walk = self.s.p.stack[..depth].iter_mut().rev().find_map(|frame| match frame {
            Frame::Walk(walk) if walk.moving == run.it => Some(walk),
            _ => None,
        });
        walk.is_some_and(|walk| {
            (walk.moving, walk.rest) = (NONE, 0);
            true
        })
    }

    #[inline(never)]
    fn tell_left(&mut self, from: &[(FighterId, SpaceSet)]) {
        let due: Vec<_> =
            from.iter().flat_map(|&(fighter, from)| self.s.waiting_for_leaving(self.m, fighter, from)).collect();
        // The frame pushed last runs first.
        for due in due.into_iter().rev() {
            if self.s.p.outcome.is_none() && self.has_trigger_room() && !self.s.is_out(due.seat) {
                self.begin_waiting(due, false);
            }
        }
    }

    /// Lets the abilities know that wait for it, as far as there is room for their programs.
    #[inline]
    pub fn happened(&mut self, what: Happening, set: FighterSet) {
        if self.m.waits_for(what) {
            self.tell_happened(what, set);
        }
    }

    /// The same of what is waited for at places: who stood there before.
    #[inline]
    pub fn happened_there(&mut self, what: Happening, set: FighterSet, watched: &[Watched]) {
        if watched.iter().any(|watched| !(watched.there & set).is_empty()) {
            self.tell_happened_there(what, set, watched);
        } else {
            self.happened(what, set);
        }
    }

    #[cold]
    fn tell_happened_there(&mut self, what: Happening, set: FighterSet, watched: &[Watched]) {
        let due = self.s.due_there(self.m, what, set, watched);
        // The frame pushed last runs first.
        for due in due.into_iter().rev() {
            if self.s.p.outcome.is_none() && self.has_trigger_room() && !self.s.is_out(due.seat) {
                let combat = what == Happening::CombatHurt && self.s.p.combat.side_of(due.seat).is_some();
                self.begin_waiting(due, combat);
            }
        }
    }

    #[inline(never)]
    fn tell_happened(&mut self, what: Happening, set: FighterSet) {
        if self.s.p.outcome.is_some() || !self.has_trigger_room() {
            return;
        }
        // More programs than a byte can count are too many.
        let left = self.s.waiting_programs(self.m, what, set).count().min(usize::from(u8::MAX)) as u8;
        if left > 0 {
            self.push(Frame::Happened { what, set, left });
        }
    }

    #[inline(never)]
    pub fn step_happened(&mut self, what: Happening, set: FighterSet, left: u8) {
        let due: Vec<Due> = self.s.waiting_programs(self.m, what, set).collect();
        // Counted from the end, so that a card in play that goes away when its text is done leaves out nobody after it.
        let left = left.min(due.len().min(usize::from(u8::MAX)) as u8);
        let next = due.len().checked_sub(usize::from(left)).and_then(|at| due.get(at)).copied();
        let Some(due) = next.filter(|_| self.link()) else {
            return self.pop();
        };
        self.set_top(Frame::Happened { what, set, left: left - 1 });
        if !self.s.is_out(due.seat) {
            let combat = what == Happening::CombatHurt && self.s.p.combat.side_of(due.seat).is_some();
            self.begin_waiting(due, combat);
        }
    }

    /// A program of an ability begins that waited for something to happen to a fighter.
    fn begin_waiting(&mut self, due: Due, combat: bool) {
        let Due { seat, source, fighter, pc } = due;
        self.h.event(Event::Effect { seat, source });
        let who = self.opponent_of(seat, fighter);
        let run = Run { it: fighter.0, who, ..Run::new(seat, source, pc, NONE, combat) };
        self.push(Frame::Run(run));
    }

    /// Who is "that opponent" of a seat where a fighter is "it".
    fn opponent_of(&self, seat: SeatId, fighter: FighterId) -> u8 {
        let of = self.m.fighter(fighter).seat;
        if self.m.team(of) == self.m.team(seat) { NONE } else { of.0 }
    }

    fn has_second_life(&self, fighter: FighterId) -> bool {
        let seat = self.m.fighter(fighter).seat;
        let life = self.m.seat(seat).hero.second_life.as_ref();
        self.s.p.reborn & seat.bit() == 0 && life.is_some_and(|life| life.fighter == self.m.fighter(fighter).named)
    }

    /// R25.15
    fn leave_for_second_life(&mut self, seat: SeatId) {
        self.s.p.away |= seat.bit();
        self.s.p.reborn |= seat.bit();
        for fighter in self.m.seat(seat).fighters {
            self.s.p.lift(self.m, fighter);
        }
        self.h.event(Event::Away { seat });
    }

    /// Eliminates seats that have lost, and ends the game when at most one side is left (R16.1, R19.8, R19.11, R20.11, R20.13).
    pub fn find_winner(&mut self) {
        if self.heroes_stand() {
            return;
        }
        let mut sides = 0u8;
        let mut lost = 0u8;
        for seat in self.m.seat_ids() {
            if self.s.has_lost(self.m, seat) {
                lost |= seat.bit();
            } else {
                sides |= 1 << self.m.team(seat);
            }
        }
        if sides.count_ones() <= 1 {
            // R16.3: if nobody is left, the active player's side wins.
            let team = if sides == 0 { self.m.team(self.s.p.active) } else { sides.trailing_zeros() as u8 };
            let outcome = Outcome { team };
            self.s.p.outcome = Some(outcome);
            self.h.event(Event::Over { outcome });
            return;
        }
        for seat in self.m.seat_ids() {
            let gone = (self.m.seat(seat).fighters & self.s.on_board()).is_empty();
            if lost & seat.bit() != 0 && !self.s.is_out(seat) && (self.m.mode != Mode::Teams || gone) {
                self.eliminate(seat);
            }
        }
    }

    /// Whether a hero of every seat stands on the board: mostly so, and then nobody has lost or is dormant.
    #[inline]
    pub fn heroes_stand(&self) -> bool {
        let here = self.s.on_board();
        self.m.seats.iter().all(|seat| !(seat.heroes & here).is_empty())
    }

    /// R19.8, R20.11
    fn eliminate(&mut self, seat: SeatId) {
        self.s.p.out |= seat.bit();
        for fighter in self.m.seat(seat).fighters {
            self.s.p.lift(self.m, fighter);
            self.s.p.health[fighter.index()] = 0;
        }
        self.s.p.tokens[seat.index()] = [NONE; MAX_SEAT_TOKENS];
        self.clear_aside(seat);
        for off in self.s.p.off.iter_mut().filter(|off| off.of == seat) {
            *off = Off::NONE;
        }
        // R19.9: no turn of it starts any more, so what lasts until then is over.
        self.end_lasting(|lasting| lasting.until() == Until::NextTurn && lasting.seat() == seat);
        self.h.event(Event::Eliminated { seat });
    }

    /// R15.3, R15.4
    pub fn recover(&mut self, fighter: FighterId, amount: u8) -> bool {
        let max = self.s.max_health(self.m, fighter);
        let health = &mut self.s.p.health[fighter.index()];
        if self.s.p.pos[fighter.index()] == NONE || *health == 0 || amount == 0 {
            return false;
        }
        let before = *health;
        *health = health.saturating_add(amount).min(max);
        let left = *health;
        self.h.event(Event::Recover { fighter, left });
        // R13.4: at full health nothing is recovered.
        left > before
    }

    /// R15.5
    pub fn set_health(&mut self, fighter: FighterId, to: u8) -> bool {
        if self.s.p.pos[fighter.index()] == NONE {
            return false;
        }
        self.s.p.health[fighter.index()] = to;
        self.h.event(Event::HealthSet { fighter, to });
        true
    }
}

/// A program that waited for something to happen to a fighter, and begins.
#[derive(Clone, Copy)]
struct Due {
    seat: SeatId,
    source: Source,
    fighter: FighterId,
    pc: Pc,
}

impl Public {
    /// The second life that a seat has still before it, also while it is away (R25.15).
    pub fn life_to_come<'m>(&self, m: &'m Match, seat: SeatId) -> Option<&'m SecondLife> {
        let begun = self.reborn & !self.away & seat.bit() != 0;
        m.seat(seat).hero.second_life.as_ref().filter(|_| !begun)
    }
}

/// Those who stood where an ability waits for something to happen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Watched {
    seat: SeatId,
    /// What runs then.
    pc: Pc,
    there: FighterSet,
}

impl State {
    /// The programs that wait for what has happened to these fighters: the active player's first, then in turn order (R11.7).
    fn waiting_programs<'a>(
        &'a self,
        m: &'a Match,
        what: Happening,
        set: FighterSet,
    ) -> impl Iterator<Item = Due> + 'a {
        let anywhere = |(_, waiting): &(Run, Waiting)| waiting.group.place == Place::Anywhere;
        self.waits_for(m, what).filter(anywhere).flat_map(move |(run, Waiting { group, pc, .. })| {
            let Run { seat, source, .. } = run;
            (self.waited_for(m, &run, group) & set).iter().map(move |fighter| Due { seat, source, fighter, pc })
        })
    }

    /// The fighters of a group wherever they are, on the board or not.
    fn waited_for(&self, m: &Match, run: &Run, group: Group) -> FighterSet {
        let mut set = self.crowd(m, run, group.crowd);
        if let Some(not) = group.except.and_then(|who| self.who(m, run, who)) {
            set.remove(not);
        }
        set
    }

    /// Who stands now where abilities wait for this to happen; of the others nothing.
    #[inline]
    pub(crate) fn watched(&self, m: &Match, what: Happening) -> Vec<Watched> {
        if m.watches >> what as u8 & 1 == 0 { Vec::new() } else { self.look_out(m, what) }
    }

    #[cold]
    fn look_out(&self, m: &Match, what: Happening) -> Vec<Watched> {
        let somewhere = |(_, waiting): &(Run, Waiting)| waiting.group.place != Place::Anywhere;
        let there = |(run, waiting): (Run, Waiting)| {
            let there = self.group(m, &run, waiting.group);
            Watched { seat: run.seat, pc: waiting.pc, there }
        };
        self.waits_for(m, what).filter(somewhere).map(there).collect()
    }

    /// All programs that wait for it, those that watch a place among them, in their order (R11.7).
    fn due_there(&self, m: &Match, what: Happening, set: FighterSet, watched: &[Watched]) -> Vec<Due> {
        let mut due = Vec::new();
        for (run, Waiting { group, pc, .. }) in self.waits_for(m, what) {
            let meant = if group.place == Place::Anywhere {
                self.waited_for(m, &run, group)
            } else {
                let it = |watched: &&Watched| watched.seat == run.seat && watched.pc == pc;
                watched.iter().find(it).map_or(FighterSet::EMPTY, |watched| watched.there)
            };
            let Run { seat, source, .. } = run;
            due.extend((meant & set).iter().map(|fighter| Due { seat, source, fighter, pc }));
        }
        due
    }

    /// What waits for this to happen, and a program of its seat to read its words by.
    fn waits_for<'a>(&'a self, m: &'a Match, what: Happening) -> impl Iterator<Item = (Run, Waiting)> + 'a {
        let active = self.p.active;
        let order = std::iter::once(active).chain(m.turn_order_after(active).filter(move |&seat| seat != active));
        order.flat_map(move |seat| {
            self.abilities(m, seat).flat_map(move |(source, ability)| {
                let run = Run::new(seat, source, 0, NONE, false);
                let waits = ability.happenings.iter().filter(move |waiting| waiting.what == what);
                waits.map(move |&waiting| (run, waiting))
            })
        })
    }

    /// The programs that wait for a fighter to leave where it was.
    fn waiting_for_leaving(&self, m: &Match, fighter: FighterId, from: SpaceSet) -> Vec<Due> {
        let here = self.body(m, fighter);
        let has_left = |(run, waiting): &(Run, Waiting)| {
            let there = self.spaces(m, run, None, Spaces { kind: SpaceKind::Free, place: waiting.place });
            // Judged by start and end of the way, and by where the others stand now.
            !(there & from).is_empty() && (there & here).is_empty()
        };
        let of_it = |(run, waiting): &(Run, Waiting)| self.waited_for(m, run, waiting.group).has(fighter);
        let due = self.waits_for(m, Happening::Left).filter(of_it).filter(has_left);
        due.map(|(run, waiting)| Due { seat: run.seat, source: run.source, fighter, pc: waiting.pc }).collect()
    }

    /// R2.9
    pub(crate) fn max_health(&self, m: &Match, fighter: FighterId) -> u8 {
        let seat = m.fighter(fighter).seat;
        let life = m.seat(seat).hero.second_life.as_ref();
        match life {
            Some(life) if life.fighter == m.fighter(fighter).kind && self.p.reborn & seat.bit() != 0 => life.health,
            _ => m.fighter_def(fighter).max_health,
        }
    }

    /// All heroes of the seat are defeated, and none is about to come back (R16.6, R16.7).
    fn has_lost(&self, m: &Match, seat: SeatId) -> bool {
        self.is_out(seat)
            || m.seat(seat).heroes.iter().all(|hero| self.is_defeated(m, hero) && !self.about_to_revive(m, seat, hero))
    }

    /// R27.6: its own card in this combat will bring it back.
    fn about_to_revive(&self, m: &Match, seat: SeatId, fighter: FighterId) -> bool {
        let combat = &self.p.combat;
        combat.side_of(seat).is_some_and(|side| {
            combat.fighters[side] == fighter.0
                && combat.revealed()
                && !combat.after_done[side]
                && combat.canceled[side] & Timing::After.bit() == 0
                && combat.cards[side].get().is_some_and(|card| m.card(seat, card).revives)
        })
    }
}
