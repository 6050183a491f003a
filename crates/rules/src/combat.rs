//! An attack from its declaration to the discarding of its cards (R10, R11, R14, R21, R25.10).

use crate::choice::Part;
use crate::def::{Happening, Moment};
use crate::event::{Commit, Event, Host};
use crate::flow::{Engine, Flow};
use crate::ids::*;
use crate::program::{ActionKind, Holding, PlayedBy, Until};
use crate::state::*;
use crate::term::{ChangeKind, KeptChange};

impl<H: Host> Engine<'_, H> {
    pub fn begin_attack(&mut self, by: FighterId, at: FighterId) {
        let seats = [self.m.fighter(by).seat, self.m.fighter(at).seat];
        // Only a card that is played face up reaches so far.
        let far = !self.m.seat(seats[ATTACK]).open.is_empty() && !self.s.in_usual_range(self.m, by, at);
        self.s.p.unlimited &= !seats[ATTACK].bit();
        self.s.p.past.did |= ActionKind::Attack.bit();
        self.s.p.combat = Combat { phase: Phase::Commit, seats, fighters: [by.0, at.0], far, ..Combat::NONE };
        self.h.event(Event::Attack { by, at });
        self.push(Frame::Attack { step: AttackStep::Card });
    }

    /// Goes from step to step until something is to be decided or another frame lies on the attack.
    pub fn step_attack(&mut self, mut step: AttackStep) -> Flow {
        loop {
            self.set_top(Frame::Attack { step });
            step = match step {
                // R19.9: who was eliminated since the attack was declared defends no more.
                AttackStep::Defense if self.s.is_out(self.s.p.combat.seats[DEFENSE]) => {
                    self.h.event(Event::NoDefense { seat: self.s.p.combat.seats[DEFENSE] });
                    AttackStep::Reveal
                }
                AttackStep::Card | AttackStep::Defense => return Flow::Ask,
                AttackStep::Item if self.has_item(ATTACK) => return Flow::Ask,
                AttackStep::Item => AttackStep::Ability,
                AttackStep::Ability => {
                    self.set_top(Frame::Attack { step: AttackStep::Defense });
                    self.tell_learned();
                    let depth = self.s.p.depth;
                    let fighters = self.s.p.combat.fighters;
                    let [by, at] = fighters.map(|fighter| self.m.fighter(FighterId(fighter)));
                    self.begin_lying(at.seat, Moment::Attacked, fighters[DEFENSE]);
                    let attacked = &self.m.seat(at.seat).hero.ability.attacked;
                    if let Some(&(_, pc)) = attacked.iter().find(|&&(kind, _)| at.kind == kind) {
                        self.h.event(Event::Effect { seat: at.seat, source: Source::ABILITY });
                        self.push(Frame::Run(Run::new(at.seat, Source::ABILITY, pc, NONE, true)));
                    }
                    let (attacker, kind) = (self.s.p.combat.seats[ATTACK], by.kind);
                    self.begin_lying(attacker, Moment::Attack, fighters[ATTACK]);
                    let attacks = &self.m.seat(attacker).hero.ability.attack;
                    if let Some(&(_, pc)) = attacks.iter().find(|&&(who, _)| who == kind) {
                        self.push(Frame::Run(Run::new(attacker, Source::ABILITY, pc, NONE, true)));
                    }
                    if self.s.p.depth != depth {
                        return Flow::Go;
                    }
                    AttackStep::Defense
                }
                AttackStep::DefenseItem if self.has_item(DEFENSE) => return Flow::Ask,
                AttackStep::DefenseItem => AttackStep::Reveal,
                AttackStep::Reveal => {
                    self.reveal();
                    return self.step_fight(Phase::Immediately);
                }
            };
        }
    }

    /// Whoever is told the value of the card that attacks it is told.
    #[inline]
    fn tell_learned(&mut self) {
        let seat = self.s.p.combat.seats[DEFENSE];
        if self.m.learns & seat.bit() != 0
            && let Some(value) = self.s.told_value(self.m)
        {
            self.h.event(Event::Learned { seat, value: Some(value) });
        }
    }

    /// R10.8, R10.9: a card goes face down beside its fighter.
    pub fn commit(&mut self, side: usize, card: CardId) {
        let seat = self.s.p.combat.seats[side];
        let slot = self.s.cards[seat.index()].take_from_hand(card);
        self.lay(side, slot);
        self.s.p.past.note_played(seat);
        let what = if side == ATTACK { Commit::Attack } else { Commit::Defense };
        self.h.event(Event::Commit { seat, what, card: Some(card) });
    }

    /// The card just committed lies open.
    pub fn turn_up(&mut self, side: usize, card: CardId) {
        let combat = &mut self.s.p.combat;
        combat.face_up |= 1 << side;
        combat.cards[side].known = u8::MAX;
        let seat = combat.seats[side];
        self.h.event(Event::Shown { seat, card });
    }

    /// A defense that lies open, while the attack does not; what is asked as it is played comes at once.
    #[cold]
    pub fn defend_openly(&mut self, card: CardId) -> Flow {
        self.commit(DEFENSE, card);
        self.turn_up(DEFENSE, card);
        let seat = self.s.p.combat.seats[DEFENSE];
        let pc = self.m.card(seat, card).commit;
        if pc == 0 {
            return self.step_attack(AttackStep::DefenseItem);
        }
        self.set_top(Frame::Attack { step: AttackStep::DefenseItem });
        self.push(Frame::Run(Run::new(seat, Source::card(card), pc, NONE, true)));
        Flow::Go
    }

    fn lay(&mut self, side: usize, slot: Slot) {
        let combat = &mut self.s.p.combat;
        combat.cards[side] = slot;
        combat.players[side] = combat.fighters[side];
        let value = self.m.card(combat.seats[side], CardId(slot.card)).value;
        combat.base[side] = value;
        combat.told[side] = value;
        combat.fixed[side] = NONE;
        combat.canceled[side] &= !Combat::HELD;
        combat.forget_set(side);
    }

    /// R21.7, R21.9: the token leaves the board for good.
    fn has_item(&self, side: usize) -> bool {
        self.s.combat_items(self.m, side).next().is_some()
    }

    pub fn attach_item(&mut self, side: usize, item: ItemId) {
        self.s.p.combat.items[side] = item.0;
        self.remove_item(item);
        self.h.event(Event::ItemUsed { seat: self.s.p.combat.seats[side], item });
    }

    /// R10.10
    fn reveal(&mut self) {
        let combat = &self.s.p.combat;
        for side in [ATTACK, DEFENSE] {
            if let Some(card) = combat.cards[side].get() {
                self.h.event(Event::Reveal { seat: combat.seats[side], card });
            }
        }
        if let Some(card) = combat.boost.get() {
            self.h.event(Event::Reveal { seat: combat.seats[ATTACK], card });
        }
        for slot in self.s.p.combat.cards.iter_mut().chain([&mut self.s.p.combat.boost]) {
            slot.known = if slot.is_some() { u8::MAX } else { 0 };
        }
        self.set_top(Frame::Fight { next: Phase::Immediately });
        self.s.p.combat.phase = Phase::Immediately;
        self.tell_standing();
    }

    /// R11.1. Most windows have nothing in them; they open and close without a frame.
    #[inline(never)]
    pub fn step_fight(&mut self, mut next: Phase) -> Flow {
        // As long as no window opens, nothing changes what lies in the others.
        let mut busy = [ATTACK, DEFENSE].map(|side| self.s.busy_windows(self.m, side));
        loop {
            self.s.p.combat.phase = next;
            let after = match next {
                Phase::Immediately => Phase::During,
                Phase::During => Phase::Result,
                Phase::Result => {
                    self.set_top(Frame::Fight { next: Phase::After });
                    let depth = self.s.p.depth;
                    self.result();
                    if self.s.p.outcome.is_some() || self.s.p.depth != depth {
                        return Flow::Go;
                    }
                    busy = [ATTACK, DEFENSE].map(|side| self.s.busy_windows(self.m, side));
                    next = Phase::After;
                    continue;
                }
                Phase::After => Phase::Abilities,
                Phase::Abilities => Phase::Over,
                Phase::Over | Phase::Commit => {
                    if self.m.waits_for_cards && self.after_combat_cards() {
                        return Flow::Go;
                    }
                    self.pop();
                    let bonus = if self.s.p.combat.bonus { self.bonus_attack() } else { None };
                    self.end_combat();
                    if let Some(combat) = bonus {
                        self.begin_bonus_attack(combat);
                    }
                    return Flow::Go;
                }
            };
            self.set_top(Frame::Fight { next: after });
            // R11.2, R11.5: the defender first. The frame pushed last runs first, hence the attacker goes in first.
            let is_busy = |side: usize| busy[side] >> next as u8 & 1 != 0;
            if is_busy(DEFENSE) && self.s.pending_parts(self.m, next, DEFENSE) != 0 {
                self.push(Frame::Window { phase: next, side: ATTACK as u8, done: 0 });
                self.push(Frame::Window { phase: next, side: DEFENSE as u8, done: 0 });
                return Flow::Go;
            }
            self.close_window(next, DEFENSE);
            if self.s.p.outcome.is_none() && is_busy(ATTACK) && self.s.pending_parts(self.m, next, ATTACK) != 0 {
                self.push(Frame::Window { phase: next, side: ATTACK as u8, done: 0 });
                return Flow::Go;
            }
            self.close_window(next, ATTACK);
            if self.s.p.outcome.is_some() {
                return Flow::Go;
            }
            next = after;
        }
    }

    fn close_window(&mut self, phase: Phase, side: usize) {
        if phase == Phase::After && self.s.p.outcome.is_none() {
            self.s.p.combat.after_done[side] = true;
            // R27.6: a defeat that waited for this effect counts now.
            if !self.m.switches.win_at_end_of_action {
                self.find_winner();
            }
        }
    }

    #[inline(never)]
    pub fn step_window(&mut self, phase: Phase, side: usize, done: u8) -> Flow {
        let pending = self.s.pending_parts(self.m, phase, side) & !done;
        let Some(part) = Part::ALL.into_iter().find(|part| pending & part.bit() != 0) else {
            self.pop();
            self.close_window(phase, side);
            return Flow::Go;
        };
        // R11.3: asked only where the order can make a difference.
        if self.s.parts_to_order(self.m, phase, side, pending) != 0 {
            return Flow::Ask;
        }
        self.start_part(phase, side, done, part);
        Flow::Go
    }

    pub fn start_part(&mut self, phase: Phase, side: usize, done: u8, part: Part) {
        self.set_top(Frame::Window { phase, side: side as u8, done: done | part.bit() });
        let combat = &self.s.p.combat;
        let seat = combat.seats[side];
        match part {
            Part::Card => {
                let Some(card) = combat.cards[side].get() else { return };
                let def = self.m.card(seat, card);
                let pc = match phase {
                    Phase::Immediately => def.immediately,
                    Phase::During => def.during,
                    _ => def.after,
                };
                self.h.event(Event::Effect { seat, source: Source::card(card) });
                self.push(Frame::Run(Run::new(seat, Source::card(card), pc, NONE, true)));
            }
            Part::Boost => {
                let Some(card) = combat.boost.get() else { return };
                let more = self.s.boost_value(self.m, seat, card);
                self.add_boost(side, more, ChangeKind::Boost, card, 1);
                self.boosted(seat);
                // R8.6: a boost bonus resolves as the card is used.
                let pc = self.m.card(seat, card).boosted;
                if pc != 0 {
                    self.push(Frame::Run(Run::new(seat, Source::card(card), pc, NONE, true)));
                }
            }
            Part::Item => {
                let item = ItemId(combat.items[side]);
                let more = self.m.items[item.index()].value;
                self.add_value(side, more, ChangeKind::Item, Source::item(item));
            }
            Part::Ability => {
                let fighter = combat.fighters[side];
                if let Some(moment) = moment(phase, side) {
                    self.begin_lying(seat, moment, fighter);
                }
                let pc = self.s.ability_pc(&self.m.seat(seat).hero, self.m, phase, side);
                if pc != 0 {
                    self.h.event(Event::Effect { seat, source: Source::ABILITY });
                    self.push(Frame::Run(Run::new(seat, Source::ABILITY, pc, NONE, true)));
                }
            }
        }
    }

    /// R12.4: something of the same side adds to the value of its card.
    pub fn add_value(&mut self, side: usize, more: u8, kind: ChangeKind, source: Source) {
        let combat = &mut self.s.p.combat;
        let amount = more.min(99) as i8;
        combat.add(side, amount);
        let by = combat.seats[side];
        combat.note(KeptChange::new(kind, side, amount, by, source));
        self.tell_value(side, by, source);
    }

    /// What no effect brings about and so nothing else tells: standing bonuses (R12.7) and values locked earlier (R27.8).
    fn tell_standing(&mut self) {
        for side in [ATTACK, DEFENSE] {
            let combat = &self.s.p.combat;
            if combat.cards[side].is_some() && self.s.value(self.m, side) != combat.told[side] {
                let seat = combat.seats[side];
                let locked = self.s.p.locked[seat.index()] != NONE;
                let (by, source) = if locked {
                    (seat, self.s.p.locked_by[seat.index()])
                } else {
                    (self.m.bonus_seat(seat), Source::ABILITY)
                };
                self.tell_value(side, by, source);
            }
        }
    }

    pub fn tell_value(&mut self, side: usize, by: SeatId, source: Source) {
        let value = self.s.value(self.m, side);
        self.s.p.combat.told[side] = value;
        self.h.valued(self.m, self.s);
        self.h.event(Event::Value { seat: self.s.p.combat.seats[side], value, by, source });
    }

    /// R14.1 to R14.3
    fn result(&mut self) {
        // The values decide who wins, whoever was considered the winner so far.
        self.s.p.combat.winner = NONE;
        self.tell_standing();
        self.h.valued(self.m, self.s);
        let values = [self.s.value(self.m, ATTACK), self.s.value(self.m, DEFENSE)];
        let standing = [self.s.standing(self.m, ATTACK), self.s.standing(self.m, DEFENSE)];
        let lock = [self.s.p.lock_of(ATTACK), self.s.p.lock_of(DEFENSE)];
        let combat = &mut self.s.p.combat;
        combat.values = values;
        combat.standing = standing;
        combat.lock = lock;
        let defender = FighterId(combat.fighters[DEFENSE]);
        let target = if combat.fighters[DEFENSE] == NONE { defender } else { self.s.hit_instead(self.m, defender) };
        // R14.8: prevented damage was not dealt.
        let combat = &self.s.p.combat;
        let is_spared = |side: usize| combat.prevented[side] && combat.fighters[side] == target.0;
        let spared = [ATTACK, DEFENSE].into_iter().any(is_spared);
        let hurt = if spared { 0 } else { values[ATTACK].saturating_sub(values[DEFENSE]) };
        // What rules on damage leave of it decides who won.
        let hurt = if target.0 == NONE { hurt } else { self.s.damage_left(self.m, target, hurt, Hurt::Combat) };
        // What hits the attacker's own side was not dealt by it.
        let turned = target.0 != NONE && self.m.team_of(target) == usize::from(self.m.team(combat.seats[ATTACK]));
        let damage = if turned { 0 } else { hurt };
        let combat = &mut self.s.p.combat;
        combat.damage = damage;
        let past = &mut self.s.p.past;
        past.dealt = past.dealt.saturating_add(damage);
        let combat = &mut self.s.p.combat;
        combat.winner = if damage > 0 { ATTACK } else { DEFENSE } as u8;
        let won = combat.seats[combat.winner as usize];
        self.h.event(Event::Result { attack: values[ATTACK], defense: values[DEFENSE], damage, won });
        // The frame pushed last runs first: the active player's.
        let winner = usize::from(self.s.p.combat.winner);
        for side in [DEFENSE, ATTACK] {
            let seat = self.s.p.combat.seats[side];
            let moment = if side == winner { Moment::Won } else { Moment::Lost };
            self.begin_lying(seat, moment, self.s.p.combat.fighters[side]);
            let pc = self.m.seat(seat).hero.ability.decided[usize::from(side != winner)];
            if pc != 0 {
                self.h.event(Event::Effect { seat, source: Source::ABILITY });
                self.push(Frame::Run(Run::new(seat, Source::ABILITY, pc, NONE, true)));
            }
        }
        self.run_all_put_off();
        // R14.11: a defender who has left the board takes nothing.
        let watched = self.s.watched(self.m, Happening::CombatHurt);
        let (hit, _) = self.damage(FighterSet::one(target), hurt, Hurt::Worked);
        if self.s.p.outcome.is_none() && hit.has(target) {
            self.happened_there(Happening::CombatHurt, FighterSet::one(target), &watched);
            let &crate::def::Fighter { seat, kind, .. } = self.m.fighter(target);
            self.begin_lying(seat, Moment::CombatDamaged, target.0);
            let triggers = &self.m.seat(seat).hero.ability.combat_damaged;
            if let Some(&(_, pc)) = triggers.iter().find(|&&(damaged, _)| damaged == kind) {
                self.push(Frame::Run(Run::new(seat, Source::ABILITY, pc, target.0, true)));
            }
        }
    }

    /// What texts put off to the result happens now, once; the frame pushed last runs first, hence the oldest goes in last.
    fn run_all_put_off(&mut self) {
        while self.s.lasts() && self.run_put_off(Until::CombatEnds, true) {}
    }

    /// One of the programs that texts put off to this moment begins, the youngest or the oldest, as far as there is room for it.
    #[inline(never)]
    pub fn run_put_off(&mut self, until: Until, youngest: bool) -> bool {
        if !self.has_trigger_room() {
            return false;
        }
        let later = |lasting: &Lasting| {
            let rule = lasting.rule(self.m).map(|rule| rule.what);
            // The next turn is that of the seat whose text says so.
            let now = lasting.until() == until && (until != Until::NextTurn || lasting.seat() == self.s.p.active);
            if let (Some(Holding::Later(pc)), true) = (rule, now) { Some(pc) } else { None }
        };
        let all = self.s.p.lasting;
        let mut due = (0..MAX_LASTING).filter(|&index| later(&all[index]).is_some());
        let Some(index) = (if youngest { due.next_back() } else { due.next() }) else { return false };
        let (lasting, pc) = (all[index], later(&all[index]).unwrap_or(0));
        self.s.p.lasting.copy_within(index + 1.., index);
        self.s.p.lasting[MAX_LASTING - 1] = Lasting::NONE;
        if !self.s.is_out(lasting.seat()) {
            let combat = self.s.p.combat.side_of(lasting.seat()).is_some();
            let run = Run::new(lasting.seat(), lasting.source, pc, NONE, combat);
            self.h.event(Event::Effect { seat: run.seat, source: run.source });
            self.push(Frame::Run(Run { it: lasting.it, chosen: lasting.chosen, who: lasting.who(), ..run }));
        }
        true
    }

    /// R11.9: played cards go to the piles, the defender's first.
    pub fn end_combat(&mut self) {
        if self.s.lasts() {
            self.end_next();
        }
        self.discard_played();
        let combat = &mut self.s.p.combat;
        if combat.winner != NONE {
            let winner = usize::from(combat.winner);
            self.s.p.won |= combat.seats[winner].bit();
            self.s.p.past.note_lost(combat.seats[1 - winner]);
        }
        if combat.seats[ATTACK] == self.s.p.active && combat.players[ATTACK] != NONE {
            let by = FighterSet::one(FighterId(combat.players[ATTACK]));
            self.s.p.past.attacked |= own_bits(self.m.seat(self.s.p.active), by);
        }
        self.s.p.combat.phase = Phase::Over;
        self.end_lasting(|lasting| lasting.until() == Until::CombatEnds);
    }

    /// A rule for the next card ends with the combat in which that was played; one that was said in this combat waits from now on.
    #[cold]
    fn end_next(&mut self) {
        let mut used = [false; MAX_LASTING];
        for (at, used) in used.iter_mut().enumerate() {
            let lasting = self.s.p.lasting[at];
            let next = lasting.rule(self.m).map(|rule| rule.what).filter(|_| lasting.rule != NONE);
            let Some(Holding::Next { attacking, by, .. }) = next else { continue };
            if lasting.it != NONE {
                self.s.p.lasting[at].it = NONE;
                continue;
            }
            let combat = &self.s.p.combat;
            let side = if attacking { ATTACK } else { DEFENSE };
            let player = combat.players[side];
            let home = self.m.seat(self.m.home(lasting.seat(), lasting.source));
            *used = combat.seats[side] == lasting.seat()
                && player != NONE
                && match by {
                    PlayedBy::Kind(kind) => home.kind_set(kind).has(FighterId(player)),
                    PlayedBy::Anybody | PlayedBy::Seats(_) | PlayedBy::Each(_) => true,
                };
        }
        let mut at = 0;
        self.s.p.lasting = self.s.p.lasting.map(|lasting| {
            at += 1;
            if used[at - 1] { Lasting::NONE } else { lasting }
        });
        // Those that are left lie in front.
        self.s.p.lasting.sort_by_key(|lasting| lasting.rule == NONE);
    }

    /// Rules that held for a time hold no more; what they kept comes back, the oldest last.
    #[inline]
    pub fn end_lasting(&mut self, over: impl Fn(&Lasting) -> bool) {
        if self.s.lasts() {
            self.end_those(over);
        }
    }

    #[inline(never)]
    fn end_those(&mut self, over: impl Fn(&Lasting) -> bool) {
        for lasting in self.s.p.lasting.into_iter().rev().filter(|lasting| lasting.rule != NONE && over(lasting)) {
            if let Some(Holding::Restore(state)) = lasting.rule(self.m).map(|rule| rule.what) {
                self.set_state(self.m.home(lasting.seat(), lasting.source), state, lasting.it);
            }
        }
        let mut kept = [Lasting::NONE; MAX_LASTING];
        let stay = self.s.p.lasting.into_iter().filter(|lasting| lasting.rule != NONE && !over(lasting));
        for (slot, lasting) in kept.iter_mut().zip(stay) {
            *slot = lasting;
        }
        self.s.p.lasting = kept;
    }

    /// What a rule that begins or ends does to the values of the combat.
    pub fn tell_rules(&mut self) {
        let combat = &self.s.p.combat;
        if combat.running() && combat.revealed() && !combat.settled() {
            self.tell_standing();
        }
    }

    /// Whether a bonus attack follows the combat.
    pub fn has_bonus_attack(&self) -> bool {
        let combat = &self.s.p.combat;
        let stand = || combat.fighters.iter().all(|&fighter| self.s.p.pos[usize::from(fighter)] != NONE);
        let bonus = |card: CardId| self.m.card(combat.seats[ATTACK], card).bonus.is_some();
        combat.bonus
            && combat.cards[ATTACK].get().is_some_and(bonus)
            && stand()
            && !combat.seats.iter().any(|&seat| self.s.is_out(seat))
    }

    /// The combat of the bonus attack that is due, if both still stand and the card still lies there. The card is then
    /// not discarded yet.
    #[inline(never)]
    fn bonus_attack(&mut self) -> Option<Combat> {
        if !self.has_bonus_attack() {
            return None;
        }
        let combat = &mut self.s.p.combat;
        let card = combat.cards[ATTACK].get()?;
        let (seats, fighters) = (combat.seats, combat.fighters);
        let bonus = self.m.card(seats[ATTACK], card).bonus?;
        let combat = &mut self.s.p.combat;
        let gone = std::mem::replace(&mut combat.gone[ATTACK], true);
        let played = combat.cards[DEFENSE].get();
        let against = played.map_or(0, |card| self.m.card(seats[DEFENSE], card).value);
        Some(Combat {
            phase: Phase::Commit,
            seats,
            fighters,
            players: [combat.players[ATTACK], NONE],
            cards: [Slot { card: bonus.0, known: u8::MAX }, Slot::NONE],
            gone: [gone, false],
            face_up: 1 << ATTACK,
            against,
            ..Combat::NONE
        })
    }

    #[inline(never)]
    fn begin_bonus_attack(&mut self, combat: Combat) {
        let [by, at] = combat.fighters.map(FighterId);
        let seat = combat.seats[ATTACK];
        let card = CardId(combat.cards[ATTACK].card);
        let value = self.m.card(seat, card).value;
        self.s.p.combat = Combat { base: [value, 0], told: [value, 0], ..combat };
        self.h.event(Event::Attack { by, at });
        self.h.event(Event::BonusAttack { seat, card });
        self.push(Frame::Attack { step: AttackStep::Defense });
    }

    fn discard_played(&mut self) {
        let combat = &self.s.p.combat;
        let mut boosted = None;
        let mut discards = [(SeatId(0), NONE); 3];
        for (index, side) in [DEFENSE, ATTACK].into_iter().enumerate() {
            if let Some(card) = combat.cards[side].get().filter(|_| !combat.gone[side]) {
                let seat = combat.seats[side];
                discards[index] = (seat, self.m.whole_card(seat, card).0);
            }
        }
        discards[2] = (combat.seats[ATTACK], combat.boost.card);
        for (index, (seat, card)) in discards.into_iter().enumerate().filter(|&(_, (_, card))| card != NONE) {
            // R19.9: the cards of an eliminated seat leave the game.
            if self.s.is_out(self.m.origin(seat, CardId(card)).0) {
                continue;
            }
            if index == 2 {
                self.toss(seat, card);
                boosted = Some((seat, CardId(card)));
            } else if self.put_away(seat, card) {
                continue;
            }
            self.h.event(Event::Discard { seat, card: CardId(card) });
        }
        let combat = &mut self.s.p.combat;
        combat.gone = [true; 2];
        combat.boost = Slot::NONE;
        if let Some((seat, card)) = boosted {
            self.tell_tossed(seat, card, false);
        }
    }

    /// R10.12: from now on this fighter fights for its seat.
    pub fn take_over(&mut self, seat: SeatId, fighter: FighterId) -> bool {
        if self.s.space_of(fighter).is_none() {
            return false;
        }
        // On the side of its own player; one of another player's on nobody's but a partner's.
        let (of, combat) = (self.m.fighter(fighter).seat, &self.s.p.combat);
        let partner = self.m.team(of) == self.m.team(seat);
        let Some(side) = combat.side_of(of).or_else(|| combat.side_of(seat).filter(|_| partner)) else {
            return false;
        };
        self.s.p.combat.fighters[side] = fighter.0;
        self.h.event(Event::TakesOver { fighter });
        true
    }

    /// The card played is taken back and another laid in its place; that one's effects begin anew.
    pub fn replace_card(&mut self, seat: SeatId, card: CardId, deck: bool) {
        let Some(side) = self.s.p.combat.side_of(seat) else { return };
        let old = self.s.p.combat.cards[side];
        let cards = &mut self.s.cards[seat.index()];
        let new = if deck {
            let depth = (0..cards.deck).find(|&depth| cards.deck_at(depth) == card).unwrap_or(0);
            cards.take_from_deck(depth)
        } else {
            cards.take_from_hand(card)
        };
        let whole = old.get().map_or(NONE, |card| self.m.whole_card(seat, card).0);
        if deck && old.is_some() && !self.s.p.combat.gone[side] {
            self.toss(seat, whole);
            self.h.event(Event::Discard { seat, card: CardId(whole) });
        } else if old.is_some() && !self.s.p.combat.gone[side] && self.take_back(seat, CardId(whole)) {
            self.h.event(Event::Take { seat, card: CardId(whole) });
        }
        self.lay_in_place(side, new);
    }

    /// Another card lies in place of the one played; gives the window of its side that is still to come.
    fn lay_in_place(&mut self, side: usize, new: Slot) -> Option<Phase> {
        let seat = self.s.p.combat.seats[side];
        let player = self.s.p.combat.players[side];
        self.s.p.combat.gone[side] = false;
        self.s.p.combat.replaced[side] += 1;
        self.s.p.combat.spent[side] = [0; MAX_COUNTERS];
        self.lay(side, new);
        self.s.p.combat.players[side] = player;
        self.s.p.past.note_played(seat);
        self.h.event(Event::Reveal { seat, card: CardId(new.card) });
        let depth = self.s.p.depth as usize;
        self.s.p.stack[..depth].iter_mut().rev().find_map(|frame| match frame {
            Frame::Window { side: at, done, phase } if usize::from(*at) == side => {
                *done &= !Part::Card.bit();
                Some(*phase)
            }
            _ => None,
        })
    }

    /// A card that the other player made this side play in place of its own. What it does under `immediately` is done in its turn,
    /// or at once if that has passed.
    pub fn lay_instead(&mut self, side: usize, slot: Slot) {
        let (seat, card) = (self.s.p.combat.seats[side], CardId(slot.card));
        self.s.p.combat.canceled[side] = 0;
        let window = self.lay_in_place(side, Slot { known: u8::MAX, ..slot });
        let pc = self.m.card(seat, card).immediately;
        if pc != 0 && window != Some(Phase::Immediately) && self.has_trigger_room() {
            self.h.event(Event::Effect { seat, source: Source::card(card) });
            self.push(Frame::Run(Run::new(seat, Source::card(card), pc, NONE, true)));
        }
    }
}

/// What a window is to the cards in play of a side.
pub(crate) fn moment(phase: Phase, side: usize) -> Option<Moment> {
    match phase {
        Phase::Immediately => Some(Moment::Revealed),
        Phase::During => Some(Moment::During),
        Phase::Abilities if side == ATTACK => Some(Moment::AfterAttack),
        Phase::Abilities => Some(Moment::AfterDefense),
        Phase::Over | Phase::Commit | Phase::Result | Phase::After => None,
    }
}
