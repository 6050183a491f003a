//! The questions of the game's own steps: setup, turn, maneuver, movement, combat.

use super::*;
use crate::choice::Part;
use crate::event::Event;
use crate::token::TokenFrame;

fn of_the_game(seat: SeatId, ask: Ask) -> Question {
    Question { seat, ask, source: None }
}

/// R4: where a seat's fighters begin, then the states that it chooses, then where its tokens lie. Where fighters or cards depend
/// on a state, it comes first.
pub struct Setup {
    pub seat: SeatId,
}

impl Entry for Setup {
    fn question(self, p: &Public, m: &Match) -> Question {
        let ask = match () {
            () if p.keeps_secrets(m) => Ask::SecretState,
            () if p.chooses_part(m, self.seat) => Ask::State,
            () if !p.unplaced(m, self.seat).is_empty() => Ask::Setup,
            () if p.waits_for_state(m, self.seat) => Ask::State,
            () => Ask::TokenPlace,
        };
        of_the_game(self.seat, ask)
    }

    #[inline(never)]
    fn options(self, s: &State, m: &Match, out: &mut Options) {
        s.setup_options(m, self.seat, out);
    }

    #[inline(never)]
    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, opt: Opt) -> Flow {
        if let Opt::Place { fighter, space, tail } = opt {
            engine.put(fighter, space, tail);
        } else if let (Opt::Value { state, value }, true) = (opt, engine.s.p.keeps_secrets(engine.m)) {
            engine.s.p.states[self.seat.index()][usize::from(state)] = value;
            if !engine.s.p.keeps_secrets(engine.m) {
                engine.open_secrets();
            }
        } else if let Opt::Value { state, value } = opt {
            let chooses = engine.s.p.chooses_part(engine.m, self.seat);
            engine.set_state(self.seat, state, value);
            if chooses && !engine.s.p.chooses_part(engine.m, self.seat) {
                engine.take_part(self.seat);
            }
        } else if let Opt::Token { kind, at, .. } = opt {
            engine.put_token(self.seat, kind, None, at);
        }
        Flow::Go
    }

    fn pass<H: Host>(self, engine: &mut Engine<'_, H>) {
        engine.pop();
    }
}

/// R25.16: where a fighter returns.
pub struct Return;

impl Entry for Return {
    fn question(self, p: &Public, _m: &Match) -> Question {
        of_the_game(p.active, Ask::Setup)
    }

    #[inline(never)]
    fn options(self, s: &State, m: &Match, out: &mut Options) {
        s.return_options(m, out);
    }

    #[inline(never)]
    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, opt: Opt) -> Flow {
        if let Opt::Place { fighter, space, tail } = opt {
            engine.return_fighter(fighter, space, tail);
        }
        Flow::Go
    }

    fn pass<H: Host>(self, engine: &mut Engine<'_, H>) {
        engine.finish_return();
    }
}

/// R5.3: what to do in one's turn.
pub struct Action;

impl Entry for Action {
    fn question(self, p: &Public, _m: &Match) -> Question {
        of_the_game(p.active, Ask::Action)
    }

    fn options(self, s: &State, m: &Match, out: &mut Options) {
        s.action_options(m, out);
    }

    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, opt: Opt) -> Flow {
        engine.apply_action(opt)
    }

    fn pass<H: Host>(self, engine: &mut Engine<'_, H>) {
        engine.pop();
    }
}

/// R5.10: the cards above the limit go.
pub struct HandLimit;

impl Entry for HandLimit {
    fn question(self, p: &Public, _m: &Match) -> Question {
        of_the_game(p.active, Ask::HandLimit)
    }

    #[inline(never)]
    fn options(self, s: &State, _m: &Match, out: &mut Options) {
        s.discard_options(s.p.active, out);
    }

    #[inline(never)]
    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, opt: Opt) -> Flow {
        let Opt::Discard(card) = opt else { return Flow::Go };
        let seat = engine.s.p.active;
        engine.s.cards[seat.index()].take_from_hand(card);
        engine.h.event(Event::HandLimit { seat });
        engine.h.event(Event::Discard { seat, card });
        engine.toss(seat, card.0);
        engine.tell_tossed(seat, card, false);
        Flow::Go
    }

    fn pass<H: Host>(self, engine: &mut Engine<'_, H>) {
        engine.pop();
    }
}

/// R6.3: whether to boost a maneuver; `boost` is what it has already.
pub struct ManeuverBoost {
    pub boost: u8,
}

impl Entry for ManeuverBoost {
    fn question(self, p: &Public, _m: &Match) -> Question {
        of_the_game(p.active, Ask::ManeuverBoost)
    }

    fn options(self, s: &State, m: &Match, out: &mut Options) {
        s.boost_options(m, s.p.active, out);
        s.pile_boost_options(m, s.p.active, out);
        out.push(Opt::NoBoost);
    }

    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, opt: Opt) -> Flow {
        let (step, boost) = (ManeuverStep::Move, self.boost);
        let seat = engine.s.p.active;
        if let Opt::Card { seat: owner, card } = opt {
            let boost = boost.saturating_add(engine.s.boost_value(engine.m, owner, card));
            engine.set_top(Frame::Maneuver { step, boost, boosted: true, passed: Few::EMPTY });
            engine.boosted_maneuver(seat);
            engine.use_pile_boost(seat, owner, card, false);
            if owner == seat {
                engine.boost_by_die(seat, card, 1);
            }
            return Flow::Go;
        }
        let Opt::Boost(card) = opt else { return engine.move_in_maneuver(boost, false) };
        let boost = boost.saturating_add(engine.s.boost_value(engine.m, seat, card));
        engine.set_top(Frame::Maneuver { step, boost, boosted: true, passed: Few::EMPTY });
        let depth = engine.s.p.depth;
        engine.boosted_maneuver(seat);
        engine.use_boost(seat, card, false);
        engine.boost_by_die(seat, card, 1);
        // Its bonus comes first.
        if engine.s.p.depth > depth { Flow::Go } else { engine.move_in_maneuver(boost, true) }
    }

    fn pass<H: Host>(self, engine: &mut Engine<'_, H>) {
        engine.pop();
    }
}

/// R7: fighters that move, one after the other.
pub struct Walking {
    pub walk: Walk,
}

impl Entry for Walking {
    fn question(self, p: &Public, _m: &Match) -> Question {
        Question { seat: self.walk.seat, ask: Ask::Move, source: p.source_below() }
    }

    fn options(self, s: &State, m: &Match, out: &mut Options) {
        s.walk_options(m, &self.walk, out);
    }

    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, opt: Opt) -> Flow {
        engine.apply_walk(self.walk, opt)
    }

    fn pass<H: Host>(self, engine: &mut Engine<'_, H>) {
        engine.end_walk();
    }
}

/// R10.8: the card to attack with.
pub struct AttackCard;

impl Entry for AttackCard {
    fn question(self, p: &Public, _m: &Match) -> Question {
        of_the_game(p.combat.seats[ATTACK], Ask::AttackCard)
    }

    fn options(self, s: &State, m: &Match, out: &mut Options) {
        let combat = &s.p.combat;
        let (seat, by) = (combat.seats[ATTACK], FighterId(combat.fighters[ATTACK]));
        let open = m.seat(seat).open;
        for card in s.playable(m, seat, by, ATTACK) {
            if open.is_empty() {
                out.push(Opt::Play(card));
                continue;
            }
            let at = FighterSet::one(FighterId(combat.fighters[DEFENSE]));
            let [down, up] = s.attack_targets(m, card, by, at, if combat.far { FighterSet::EMPTY } else { at });
            if !down.is_empty() {
                out.push(Opt::Play(card));
            }
            if !up.is_empty() {
                out.push(Opt::PlayOpen(card));
            }
        }
    }

    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, opt: Opt) -> Flow {
        let (Opt::Play(card) | Opt::PlayOpen(card)) = opt else { return Flow::Go };
        engine.commit(ATTACK, card);
        if let Opt::PlayOpen(_) = opt {
            engine.turn_up(ATTACK, card);
        }
        let seat = engine.s.p.combat.seats[ATTACK];
        let pc = engine.m.card(seat, card).commit;
        if pc != 0 {
            engine.set_top(Frame::Attack { step: AttackStep::Item });
            engine.push(Frame::Run(Run::new(seat, Source::card(card), pc, NONE, true)));
            return Flow::Go;
        }
        engine.step_attack(AttackStep::Item)
    }

    fn pass<H: Host>(self, engine: &mut Engine<'_, H>) {
        engine.pop();
    }
}

/// R10.9: the card to defend with, if any.
pub struct Defense;

impl Entry for Defense {
    fn question(self, p: &Public, _m: &Match) -> Question {
        of_the_game(p.combat.seats[DEFENSE], Ask::Defense)
    }

    fn options(self, s: &State, m: &Match, out: &mut Options) {
        let combat = &s.p.combat;
        let open = m.seat(combat.seats[DEFENSE]).open_defenses;
        for card in s.playable(m, combat.seats[DEFENSE], FighterId(combat.fighters[DEFENSE]), DEFENSE) {
            out.push(if open.has(card) { Opt::DefendOpen(card) } else { Opt::Defend(card) });
        }
        out.push(Opt::NoDefense);
    }

    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, opt: Opt) -> Flow {
        if let Opt::DefendOpen(card) = opt {
            return engine.defend_openly(card);
        }
        let step = if let Opt::Defend(card) = opt {
            engine.commit(DEFENSE, card);
            AttackStep::DefenseItem
        } else {
            engine.h.event(Event::NoDefense { seat: engine.s.p.combat.seats[DEFENSE] });
            AttackStep::Reveal
        };
        engine.step_attack(step)
    }

    fn pass<H: Host>(self, engine: &mut Engine<'_, H>) {
        engine.pop();
    }
}

/// R21.6: the item on the space of a side's fighter.
pub struct CombatItem {
    pub side: usize,
}

impl Entry for CombatItem {
    fn question(self, p: &Public, _m: &Match) -> Question {
        of_the_game(p.combat.seats[self.side], Ask::Item)
    }

    #[inline(never)]
    fn options(self, s: &State, m: &Match, out: &mut Options) {
        s.combat_items(m, self.side).for_each(|item| out.push(Opt::Use(item)));
        out.push(Opt::NoItem);
    }

    #[inline(never)]
    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, opt: Opt) -> Flow {
        if let Opt::Use(item) = opt {
            engine.attach_item(self.side, item);
        }
        engine.step_attack(if self.side == ATTACK { AttackStep::Ability } else { AttackStep::Reveal })
    }

    fn pass<H: Host>(self, engine: &mut Engine<'_, H>) {
        engine.pop();
    }
}

/// R11.3: which of one's own effects comes first.
pub struct Order {
    pub phase: Phase,
    pub side: usize,
    pub done: u8,
}

impl Entry for Order {
    fn question(self, p: &Public, _m: &Match) -> Question {
        of_the_game(p.combat.seats[self.side], Ask::Order)
    }

    #[inline(never)]
    fn options(self, s: &State, m: &Match, out: &mut Options) {
        let pending = s.pending_parts(m, self.phase, self.side) & !self.done;
        let parts = s.parts_to_order(m, self.phase, self.side, pending);
        for part in Part::ALL {
            if parts & part.bit() != 0 {
                out.push(Opt::First(part));
            }
        }
    }

    #[inline(never)]
    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, opt: Opt) -> Flow {
        if let Opt::First(part) = opt {
            engine.start_part(self.phase, self.side, self.done, part);
        }
        Flow::Go
    }

    fn pass<H: Host>(self, engine: &mut Engine<'_, H>) {
        engine.pop();
    }
}

/// R17.10: a card to discard, chosen by its owner or by another.
#[derive(Clone, Copy)]
pub struct Discarding {
    pub seat: SeatId,
    pub by: SeatId,
    pub chooser: SeatId,
    pub left: u8,
    pub how: Discard,
    pub source: Source,
}

impl Entry for Discarding {
    fn question(self, _p: &Public, _m: &Match) -> Question {
        let ask = if self.chooser == self.seat { Ask::Discard } else { Ask::Card };
        Question { seat: self.chooser, ask, source: Some((self.by, self.source)) }
    }

    #[inline(never)]
    fn options(self, s: &State, _m: &Match, out: &mut Options) {
        if self.chooser != self.seat {
            s.card_options(self.seat, s.cards_of(self.seat).hand_set(), out);
        } else {
            s.discard_options(self.seat, out);
        }
    }

    #[inline(never)]
    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, opt: Opt) -> Flow {
        if let Opt::Discard(card) | Opt::Card { card, .. } = opt {
            engine.discard_one(self, card);
        }
        Flow::Go
    }

    fn pass<H: Host>(self, engine: &mut Engine<'_, H>) {
        engine.pop();
    }
}

/// R13.5: one of several effects.
pub struct Effects {
    pub at: Pc,
    pub of: u8,
    pub count: u8,
    pub picked: u8,
    pub ran: u8,
    pub picks: [u8; MAX_CHOICES],
}

impl Effects {
    /// Whose effects can be chosen once in a turn, and the bit of the first of them.
    fn fresh(&self, p: &Public, m: &Match) -> Option<(SeatId, u8)> {
        let run = p.stack[..p.depth as usize].iter().rev().find_map(Frame::as_run)?;
        let offers = *p.op(m, &Run { pc: self.at.checked_sub(1)?, ..*run });
        let Op::Choose { count: Choices::Fresh(first), .. } = offers else { return None };
        Some((run.home(m), first))
    }

    /// Of spells, those whose symbols are not shown, as bits.
    fn out_of_reach(&self, s: &State, m: &Match) -> u8 {
        let Some(run) = s.p.stack[..s.p.depth as usize].iter().rev().find_map(Frame::as_run) else { return 0 };
        let Some(pc) = self.at.checked_sub(1) else { return 0 };
        let offers = *s.p.op(m, &Run { pc, ..*run });
        if matches!(offers, Op::Choose { count: Choices::Spells(_), .. }) { !s.spells(m, run.home(m)) } else { 0 }
    }

    /// The effects that were chosen in this turn and cannot be chosen again, as bits.
    fn taken(&self, p: &Public, m: &Match) -> u8 {
        self.fresh(p, m).map_or(0, |(seat, first)| p.past.chosen[seat.index()] >> first)
    }
}

impl Entry for Effects {
    fn question(self, p: &Public, _m: &Match) -> Question {
        let source = p.source_below();
        Question { seat: p.chooser_below(), ask: Ask::Effect, source }
    }

    #[inline(never)]
    fn options(self, s: &State, m: &Match, out: &mut Options) {
        let Some((seat, source)) = s.p.source_below() else { return };
        let taken = self.taken(&s.p, m) | self.out_of_reach(s, m);
        for index in 0..self.of {
            if !self.picks[..self.picked as usize].contains(&index) && taken >> index & 1 == 0 {
                out.push(Opt::Effect { seat, source, label: s.effect_label(m, seat, source, self.at, index) });
            }
        }
    }

    #[inline(never)]
    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, opt: Opt) -> Flow {
        let Opt::Effect { label, .. } = opt else { return Flow::Go };
        let Self { at, of, count, picked, ran, mut picks } = self;
        let index = engine.effect_index(at, of, label);
        picks[picked as usize] = index;
        if let Some((seat, first)) = self.fresh(&engine.s.p, engine.m) {
            engine.s.p.past.chosen[seat.index()] |= 1 << (first + index);
        }
        engine.set_top(Frame::Choose { at, of, count, picked: picked + 1, ran, picks });
        Flow::Go
    }

    fn pass<H: Host>(self, engine: &mut Engine<'_, H>) {
        let Self { at, of, picked, ran, picks, .. } = self;
        engine.set_top(Frame::Choose { at, of, count: picked, picked, ran, picks });
    }
}

/// Whether to stop an effect that would look at the own hand (R27.4), or to ignore one that makes its owner discard.
pub struct Guard {
    pub seat: SeatId,
}

impl Entry for Guard {
    fn question(self, p: &Public, m: &Match) -> Question {
        let ask = if p.guards_from_look(m) { Ask::Guard } else { Ask::Ignore };
        Question { seat: self.seat, ask, source: p.source_below() }
    }

    #[inline(never)]
    fn options(self, s: &State, m: &Match, out: &mut Options) {
        if !s.p.guards_from_look(m) {
            out.push(Opt::Yes);
            out.push(Opt::No);
            return;
        }
        let holds = |card: CardId| m.card(self.seat, card).guards_hand;
        if s.cards_of(self.seat).hand_set().iter().any(holds) {
            out.push(Opt::Yes);
        }
        out.push(Opt::No);
    }

    #[inline(never)]
    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, opt: Opt) -> Flow {
        if engine.s.p.guards_from_look(engine.m) {
            engine.apply_guard(self.seat, opt == Opt::Yes);
        } else {
            engine.apply_ignore(self.seat, opt == Opt::Yes);
        }
        Flow::Go
    }

    fn pass<H: Host>(self, engine: &mut Engine<'_, H>) {
        engine.pop();
    }
}

/// Damage that the owner of a fighter shares out, point by point.
pub struct Sharing {
    pub fighter: FighterId,
    pub left: u8,
    pub hurt: Hurt,
    pub shares: [u8; MAX_SEAT_FIGHTERS],
}

impl Entry for Sharing {
    fn question(self, _p: &Public, m: &Match) -> Question {
        let seat = m.fighter(self.fighter).seat;
        Question { seat, ask: Ask::Share, source: Some((seat, Source::ABILITY)) }
    }

    #[inline(never)]
    fn options(self, s: &State, m: &Match, out: &mut Options) {
        for other in s.sharers(m, self.fighter) {
            // No more than its health: damage may not vanish.
            if s.health(other) > self.shares[own_place(m, other)] {
                out.push(Opt::Fighter(other));
            }
        }
        out.push(Opt::Done);
    }

    #[inline(never)]
    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, opt: Opt) -> Flow {
        let Self { fighter, mut left, hurt, mut shares } = self;
        if let Opt::Fighter(other) = opt {
            shares[own_place(engine.m, other)] += 1;
            left -= 1;
        }
        if left == 0 || opt == Opt::Done {
            engine.end_sharing(fighter, left, hurt, shares);
        } else {
            engine.set_top(Frame::Sharing { fighter, left, hurt, shares });
        }
        Flow::Go
    }

    fn pass<H: Host>(self, engine: &mut Engine<'_, H>) {
        engine.end_sharing(self.fighter, self.left, self.hurt, self.shares);
    }
}

/// Several fighters that a text puts somewhere, in the order that its owner likes (R7.10).
pub struct Placing {
    pub left: FighterSet,
    pub placed: FighterSet,
}

impl Placing {
    /// The program that places, and how.
    fn placing(p: &Public, m: &Match) -> Option<(Run, PlacedEach, Spaces)> {
        let run = p.stack[..p.depth as usize].iter().rev().find_map(Frame::as_run)?;
        let Some(Op::PutEach { who, spaces }) = p.op_before(m, run) else { return None };
        Some((*run, who, spaces))
    }

    fn end<H: Host>(self, engine: &mut Engine<'_, H>) {
        engine.pop();
        if let Some(run) = engine.run_below() {
            run.marks.them.set(self.placed);
            run.set(Run::DONE, !self.placed.is_empty());
        }
    }
}

impl Entry for Placing {
    fn question(self, p: &Public, _m: &Match) -> Question {
        let source = p.source_below();
        Question { seat: p.chooser_below(), ask: Ask::Place, source }
    }

    #[inline(never)]
    fn options(self, s: &State, m: &Match, out: &mut Options) {
        let Some((run, who, spaces)) = Self::placing(&s.p, m) else { return };
        for fighter in s.next_to_place(m, &run, who, self.left) {
            // "Its" is here the one that is placed.
            let run = Run { it: fighter.0, ..run };
            let ends = match who {
                PlacedEach::Summoned(kind, _) => s.place_spaces(m, &run, fighter, Placed::Summoned(kind), spaces),
                PlacedEach::Moved | PlacedEach::Returned(..) => s.spaces(m, &run, Some(fighter), spaces),
            };
            s.push_free_places(m, fighter, ends, out);
        }
        if let (Number::UpTo(_), false) = (who.many(), out.is_empty()) {
            out.push(Opt::NoPlace);
        }
    }

    #[inline(never)]
    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, opt: Opt) -> Flow {
        let Opt::Place { fighter, space, tail } = opt else {
            self.end(engine);
            return Flow::Go;
        };
        let placing = Self::placing(&engine.s.p, engine.m);
        let who = placing.map_or(PlacedEach::Moved, |(_, who, _)| who);
        match who {
            PlacedEach::Moved => {}
            PlacedEach::Returned(_, health, _) => {
                let health = placing.zip(health).map(|((run, ..), health)| engine.s.amount(engine.m, &run, health));
                engine.revive(fighter, health);
            }
            // R26.8: one taken from elsewhere on the board stays as it is.
            PlacedEach::Summoned(..) if engine.s.space_of(fighter).is_some() => {}
            PlacedEach::Summoned(..) => {
                engine.s.p.health[fighter.index()] = engine.m.fighter_def(fighter).health;
            }
        }
        let from = engine.s.body(engine.m, fighter);
        engine.put(fighter, space, tail);
        let (mut left, mut placed) = (self.left, self.placed);
        left.remove(fighter);
        placed.insert(fighter);
        let all = match who.many() {
            Number::All => false,
            Number::Exactly(most) | Number::UpTo(most) => placed.len() >= u32::from(most),
        };
        if left.is_empty() || all {
            Self { left, placed }.end(engine);
        } else {
            engine.set_top(Frame::Placing { left, placed });
        }
        engine.left_spaces(&[(fighter, from)]);
        Flow::Go
    }

    /// Who has no legal space stays.
    fn pass<H: Host>(self, engine: &mut Engine<'_, H>) {
        self.end(engine);
    }
}

/// Cards of a seat that a text sends somewhere, one at a time.
pub struct Cards {
    pub seat: SeatId,
    pub left: u8,
    pub moved: u8,
}

impl Entry for Cards {
    fn question(self, p: &Public, m: &Match) -> Question {
        let source = p.source_below();
        let Some((run, going)) = p.going_cards(m) else {
            return Question { seat: self.seat, ask: Ask::Card, source };
        };
        let is_open = |pile: u8| m.seat(run.home(m)).hero.piles[usize::from(pile)].open;
        let ask = match (going.from, going.to) {
            (_, To::Own(pile)) if is_open(pile) => Ask::Card,
            (Origin::Own(pile), _) if is_open(pile) => Ask::Card,
            (
                Origin::Hand | Origin::Looked | Origin::Revealed | Origin::Lowest | Origin::That | Origin::Drawn,
                To::Discard,
            ) => Ask::Discard,
            // What a filter was asked for is shown.
            (_, To::Shown | To::Removed | To::Given) => Ask::Card,
            (Origin::Discard | Origin::Revealed, _) | (_, To::Discard) => Ask::Card,
            (Origin::Deck | Origin::PileOrDeck | Origin::Looked, _) if going.some.filter != Filter::ANY => Ask::Card,
            (Origin::Hand | Origin::Deck | Origin::Looked | Origin::Lowest | Origin::That, _) => Ask::HiddenCard,
            (Origin::PileOrDeck | Origin::Drawn | Origin::Own(_), _) => Ask::HiddenCard,
        };
        Question { seat: if going.by_you { run.seat } else { self.seat }, ask, source }
    }

    #[inline(never)]
    fn options(self, s: &State, m: &Match, out: &mut Options) {
        let Some((run, going)) = s.p.going_cards(m) else { return };
        let of_hand = matches!(going.from, Origin::Hand | Origin::Drawn);
        let own_discard = going.to == To::Discard && of_hand && !going.by_you;
        for seat in s.going_owners(m, &run, going, self.seat) {
            for card in s.going(m, &run, going, seat) {
                out.push(if own_discard { Opt::Discard(card) } else { Opt::Card { seat, card } });
            }
        }
        // Nobody else can check what a deck holds, so that nothing need be found there.
        let hidden = matches!(going.from, Origin::Deck | Origin::PileOrDeck);
        if matches!(going.some.many, Many::UpTo | Many::Any) || hidden {
            out.push(Opt::Done);
        }
    }

    #[inline(never)]
    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, opt: Opt) -> Flow {
        if let Opt::Card { seat, card } = opt {
            engine.send_card(self.seat, self.left, self.moved, seat, card);
        } else if let Opt::Discard(card) = opt {
            engine.send_card(self.seat, self.left, self.moved, self.seat, card);
        } else {
            engine.end_cards(self.seat, self.moved);
        }
        Flow::Go
    }

    fn pass<H: Host>(self, engine: &mut Engine<'_, H>) {
        engine.end_cards(self.seat, self.moved);
    }
}

/// Tokens that a text chooses, places or moves, one after the other.
pub struct Tokens {
    pub frame: TokenFrame,
}

impl Entry for Tokens {
    fn question(self, p: &Public, m: &Match) -> Question {
        let source = p.source_below();
        let Some((run, seat, deed)) = p.token_deed(m) else {
            return Question { seat: p.active, ask: Ask::Token, source };
        };
        let goes = match deed {
            TokenDeed::Put { kind, .. } | TokenDeed::PutLine { kind, .. } => {
                self.frame.picked != NONE || !p.must_take_from_board(m, run.home(m), kind)
            }
            TokenDeed::PutEach { .. } => true,
            TokenDeed::Move { .. } | TokenDeed::Shift { .. } | TokenDeed::ShiftLine { .. } => self.frame.picked != NONE,
            TokenDeed::Choose { .. } | TokenDeed::Remove { .. } => false,
        };
        Question { seat, ask: if goes { Ask::TokenPlace } else { Ask::Token }, source }
    }

    #[inline(never)]
    fn options(self, s: &State, m: &Match, out: &mut Options) {
        s.token_options(m, self.frame, out);
    }

    #[inline(never)]
    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, opt: Opt) -> Flow {
        engine.apply_token(self.frame, opt);
        Flow::Go
    }

    fn pass<H: Host>(self, engine: &mut Engine<'_, H>) {
        engine.pass_token(self.frame);
    }
}
