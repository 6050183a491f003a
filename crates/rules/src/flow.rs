//! The walk of a game: frames run until somebody must decide (R4 to R9).

use crate::ask::Discarding;
use crate::chance::{Numbers, Stream};
use crate::choice::{Going, Opt, Options};
use crate::def::{Ability, Happening, ItemKind, Match, Moment};
use crate::event::{Event, Host};
use crate::ids::*;
use crate::program::{ActionKind, Holding, Pc, Through, Until};
use crate::state::*;

const ACTIONS: u8 = 2;
/// R5.7: in a turn that has had so many actions none are gained any more. A card that gives one and comes back to the hand would let it
/// go on for ever, and everybody else wait.
pub(crate) const MOST_ACTIONS: u8 = 50;

/// Why an answer was not taken. It shows nothing hidden (R28.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// It is none of the options.
    #[error("that is not among the options")]
    NotOffered,
}

/// Whether the top frame can go on by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    Go,
    Ask,
    /// It asks what to do in one's turn.
    AskAction,
}

/// Which questions have their options listed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Listed {
    All,
    /// All but what to do in one's turn.
    WithinAction,
    /// The same, and a walk that may end where it is ends there.
    WithoutWalks,
}

/// A game being moved on: what is fixed, what changes, who listens.
pub(crate) struct Engine<'a, H: Host> {
    pub m: &'a Match,
    pub s: &'a mut State,
    pub h: &'a mut H,
    /// Effects that followed from others since somebody was last asked.
    pub links: u16,
}

/// Effects may set each other off for ever; after so many in a row they stop. No shipped hero comes near.
const MAX_LINKS: u16 = 1_000;

impl State {
    /// A new game at its first decision: decks shuffled, hands drawn, items laid out (R4.1).
    pub fn new(m: &Match, seed: u64, host: &mut impl Host) -> Self {
        let mut state = Self::before_setup(m, seed);
        let mut engine = Engine { m, s: &mut state, h: host, links: 0 };
        engine.lay_out_items();
        for seat in m.seat_ids().filter(|seat| m.binding & seat.bit() == 0) {
            engine.deal(seat);
        }
        engine.push(Frame::Setup { seat: SeatId(0) });
        engine.advance(Flow::Go, &mut Options::new(), Listed::All);
        state
    }

    /// Dials set, nothing dealt or placed.
    pub(crate) fn before_setup(m: &Match, seed: u64) -> Self {
        let mut state = Self::empty(seed);
        state.p.health = m.start_health;
        for seat in m.seat_ids() {
            let hero = &m.seat(seat).hero;
            for (index, counter) in hero.counters.iter().enumerate() {
                state.p.counters[seat.index()][index] = counter.start;
            }
            for (index, def) in hero.states.iter().enumerate() {
                state.p.states[seat.index()][index] = if def.choose { NONE } else { 0 };
            }
        }
        state
    }

    /// Answers the open question; refuses without changing anything.
    pub fn answer(&mut self, m: &Match, opt: Opt, host: &mut impl Host) -> Result<(), Refusal> {
        if self.p.outcome.is_some() {
            return Err(Refusal::Over);
        }
        let mut options = Options::new();
        self.options(m, &mut options);
        if !options.contains(&opt) {
            return Err(Refusal::NotOffered);
        }
        self.answer_unchecked(m, opt, &mut options, host);
        Ok(())
    }

    /// Answers with one of the options offered, without looking whether it is; afterwards `options` holds those of the next question.
    pub fn answer_unchecked(&mut self, m: &Match, opt: Opt, options: &mut Options, host: &mut impl Host) {
        let mut engine = Engine { m, s: self, h: host, links: 0 };
        let flow = engine.apply(opt);
        engine.advance(flow, options, Listed::All);
    }

    /// The same for who looks no further than the end of an action: where the next one is to be chosen, `options` stays empty.
    pub fn answer_within_action(&mut self, m: &Match, opt: Opt, options: &mut Options, host: &mut impl Host) {
        let mut engine = Engine { m, s: self, h: host, links: 0 };
        let flow = engine.apply(opt);
        engine.advance(flow, options, Listed::WithinAction);
    }

    /// The same for who lets nobody walk but by the answer itself: where fighters may move, or stay, they stay, and nobody is asked.
    pub fn answer_without_walks(&mut self, m: &Match, opt: Opt, options: &mut Options, host: &mut impl Host) {
        let mut engine = Engine { m, s: self, h: host, links: 0 };
        let flow = engine.apply(opt);
        engine.advance(flow, options, Listed::WithoutWalks);
    }
}

impl<H: Host> Engine<'_, H> {
    pub fn push(&mut self, frame: Frame) {
        let depth = self.s.p.depth as usize;
        self.s.p.stack[depth] = frame;
        self.s.p.depth += 1;
    }

    pub fn pop(&mut self) {
        self.s.p.depth -= 1;
        self.s.p.stack[self.s.p.depth as usize] = Frame::Idle;
    }

    pub fn set_top(&mut self, frame: Frame) {
        *self.top_mut() = frame;
    }

    pub fn top_mut(&mut self) -> &mut Frame {
        let depth = self.s.p.depth as usize;
        &mut self.s.p.stack[depth - 1]
    }

    /// One more effect that follows from another: whether it may still happen. The first that may not is told.
    pub fn link(&mut self) -> bool {
        if self.links < MAX_LINKS {
            self.links += 1;
            if self.links == MAX_LINKS {
                let depth = self.s.p.depth as usize;
                let run = self.s.p.stack[..depth].iter_mut().rev().find_map(Frame::as_run_mut);
                let seat = run.map_or(self.s.p.active, |run| run.seat);
                self.h.event(Event::CutShort { seat });
            }
        }
        self.links < MAX_LINKS
    }

    /// The program on top of the stack or right below the top.
    pub fn run_below(&mut self) -> Option<&mut Run> {
        let depth = self.s.p.depth as usize;
        self.s.p.stack[..depth].iter_mut().rev().take(2).find_map(Frame::as_run_mut)
    }

    /// Runs frames until there is something to decide or the game is over.
    pub fn advance(&mut self, mut flow: Flow, options: &mut Options, listed: Listed) {
        loop {
            if self.m.follows && flow != Flow::Go {
                self.follow_states();
            }
            match flow {
                Flow::Go if self.s.p.outcome.is_none() => {
                    flow = self.step();
                    continue;
                }
                Flow::Go => return options.clear(),
                // NOTATION 1: what to do in one's turn is asked even if there is only the maneuver.
                Flow::AskAction => {
                    options.clear();
                    if listed == Listed::All {
                        self.s.action_options(self.m, options);
                    }
                    return;
                }
                Flow::Ask => {
                    // Nearly half of all questions are of this kind.
                    if let Frame::Walk(walk) = self.s.top() {
                        if listed == Listed::WithoutWalks && !walk.exact {
                            self.h.forced(self.m, self.s, Opt::Done);
                            flow = self.apply(Opt::Done);
                            continue;
                        }
                        options.clear();
                        self.s.walk_options(self.m, walk, options);
                    } else {
                        self.s.options(self.m, options);
                    }
                }
            }
            flow = match options.len() {
                0 => self.nothing_to_choose(),
                1 if !self.always_asked() => {
                    self.h.forced(self.m, self.s, options[0]);
                    self.apply(options[0])
                }
                _ => return,
            };
        }
    }

    /// States that follow conditions get the value that all see.
    #[inline(never)]
    fn follow_states(&mut self) {
        for seat in self.m.seat_ids() {
            for state in 0..self.m.seat(seat).hero.states.len() as u8 {
                let value = self.s.state_now(self.m, seat, state);
                if value != self.s.p.states[seat.index()][usize::from(state)] {
                    self.set_state(seat, state, value);
                }
            }
        }
    }

    #[inline]
    fn step(&mut self) -> Flow {
        match *self.s.top() {
            Frame::Setup { seat } => self.step_setup(seat),
            Frame::Turn { step } => self.step_turn(step),
            Frame::Maneuver { step, boost, boosted, .. } => self.step_maneuver(step, boost, boosted),
            Frame::Walk(walk) => {
                // The last of an exact move has no `done` to say.
                if walk.exact && walk.left.is_empty() {
                    self.end_walk();
                    return Flow::Go;
                }
                Flow::Ask
            }
            Frame::Scheme { card, gone, by } => self.end_scheme(card, gone, by),
            Frame::Attack { step } => self.step_attack(step),
            Frame::Fight { next } => self.step_fight(next),
            Frame::Window { phase, side, done } => self.step_window(phase, side as usize, done),
            Frame::Run(run) => self.step_run(run),
            Frame::Discard { seat, by, chooser, left, how, source } => {
                self.step_discard(Discarding { seat, by, chooser, left, how, source })
            }
            Frame::Choose { count, picked, .. } if picked < count => Flow::Ask,
            Frame::Choose { .. } => {
                self.run_next_effect();
                Flow::Go
            }
            Frame::BoostEnd { seat, card } => self.end_boost(seat, card),
            Frame::Lying { seat, moment, left, fighter } => self.step_lying(seat, moment, left, fighter),
            Frame::Happened { what, set, left } => {
                self.step_happened(what, set, left);
                Flow::Go
            }
            Frame::Guard { .. } | Frame::Placing { .. } | Frame::Sharing { .. } | Frame::Tokens(_) => Flow::Ask,
            Frame::Cards { seat, left, moved } => self.step_cards(seat, left, moved),
            Frame::Triggers { set, left, times } => {
                self.step_triggers(set, left, times);
                Flow::Go
            }
            Frame::Idle => unreachable!("an idle frame is never on the stack"),
        }
    }

    #[inline(never)]
    fn end_scheme(&mut self, card: u8, gone: bool, by: FighterId) -> Flow {
        self.pop();
        let seat = self.s.p.active;
        if self.s.is_out(seat) {
            self.leave_given(seat, card, gone);
            return Flow::Go;
        }
        self.h.event(Event::SchemeDone { seat, card: CardId(card) });
        // A card that stays in play does not see its own coming.
        self.begin_lying(seat, Moment::AfterScheme, by.0);
        let waits = self.m.waits_for_cards;
        let due = if waits { self.wait_for_played(seat, CardId(card), false) } else { Vec::new() };
        // R9.2
        if !gone {
            self.put_away(seat, card);
        }
        let after = &self.m.seat(seat).hero.ability.after_scheme;
        if let Some(&(_, pc)) = after.iter().find(|&&(kind, _)| self.m.fighter(by).kind == kind) {
            self.h.event(Event::Effect { seat, source: Source::ABILITY });
            self.push(Frame::Run(Run::new(seat, Source::ABILITY, pc, by.0, false)));
        }
        if waits {
            self.begin_played(due);
        }
        Flow::Go
    }

    #[inline(never)]
    fn end_boost(&mut self, seat: SeatId, card: u8) -> Flow {
        self.pop();
        if self.s.is_out(seat) {
            self.leave_given(seat, card, false);
        } else {
            self.toss(seat, card);
            self.tell_tossed(seat, CardId(card), false);
        }
        Flow::Go
    }

    // ── setup (R4) ──

    /// R21.2: a random token on each item space, each on a space of its kind.
    pub fn lay_out_items(&mut self) {
        let mut numbers = Numbers::new(self.s.seed, Stream::Items);
        let mut left: Vec<u8> = (0..self.m.items.len() as u8).collect();
        for (slot, &(space, kind)) in self.m.board.item_spaces.iter().enumerate() {
            let fits = |item: &u8| kind.is_none_or(|kind: ItemKind| self.m.items[*item as usize].kind == kind);
            let fitting: Vec<u8> = left.iter().copied().filter(|item| fits(item)).collect();
            if fitting.is_empty() {
                continue;
            }
            let drawn = numbers.below(fitting.len());
            let item = fitting[self.h.fix_item(space, &fitting).unwrap_or(drawn)];
            left.retain(|&other| other != item);
            self.s.p.items[slot] = item;
        }
    }

    /// R4.4
    fn deal(&mut self, seat: SeatId) {
        let hero = &self.m.seat(seat).hero;
        let cards = &mut self.s.cards[seat.index()];
        let states = self.s.p.states[seat.index()];
        for (index, card) in hero.cards.iter().enumerate() {
            let is = |(state, name): (u8, u8)| hero.states[usize::from(state)].is(states[usize::from(state)], name);
            if !card.with.is_none_or(is) {
                continue;
            }
            for _ in 0..card.count {
                cards.kind[cards.len as usize] = index as u8;
                cards.len += 1;
                cards.deck += 1;
            }
        }
        self.shuffle(seat);
        self.lay_out_side_decks(seat);
        let seers = self.m.seers[seat.index()];
        for (index, _) in hero.cards.iter().enumerate().filter(|(_, card)| card.opening) {
            let cards = &mut self.s.cards[seat.index()];
            if let Some(depth) = (0..cards.deck).find(|&depth| cards.deck_at(depth).index() == index) {
                let slot = cards.take_from_deck(depth);
                // Whoever knows the hero knows that it is there.
                cards.put_in_hand(Slot { known: u8::MAX, ..slot });
                self.h.event(Event::Take { seat, card: CardId(slot.card) });
            }
        }
        for _ in 0..hero.hand {
            let card = self.s.cards[seat.index()].draw(seers);
            self.h.event(Event::Draw { seat, card });
        }
    }

    /// A seat has chosen what takes part: the fighters that do not have no health, and the deck is made.
    #[cold]
    pub fn take_part(&mut self, seat: SeatId) {
        for fighter in self.m.seat(seat).fighters & self.m.bound {
            if !self.s.takes_part(self.m, fighter) {
                self.s.p.health[fighter.index()] = 0;
            }
        }
        // In a case the cards lie there already.
        if self.s.cards_of(seat).len == 0 {
            self.deal(seat);
        }
    }

    /// R17.16: nobody knows anything of a shuffled deck.
    pub fn shuffle(&mut self, seat: SeatId) {
        let nth = self.s.p.shuffles[seat.index()];
        self.s.p.shuffles[seat.index()] = nth.wrapping_add(1);
        let mut numbers = Numbers::new(self.s.seed, Stream::Shuffle { seat, nth });
        let cards = &mut self.s.cards[seat.index()];
        let deck = cards.deck as usize;
        // The order before the shuffle must not matter to its outcome, or a hidden order would show through.
        cards.kind[..deck].sort_unstable();
        cards.known[..deck].fill(0);
        for left in (1..deck).rev() {
            cards.kind.swap(left, numbers.below(left + 1));
        }
        if deck > 0
            && let Some(top) = self.h.fix_card(seat, &cards.kind[..deck])
        {
            cards.kind[top..deck].rotate_left(1);
        }
        self.h.event(Event::Shuffle { seat });
    }

    /// All have chosen what they choose in secret: it is shown, and setup goes on with the first seat (R4.11).
    #[cold]
    pub fn open_secrets(&mut self) {
        for seat in self.m.seat_ids().filter(|seat| self.m.secret & seat.bit() != 0) {
            for (state, _) in self.m.seat(seat).hero.states.iter().enumerate().filter(|(_, def)| def.secret) {
                let value = self.s.p.states[seat.index()][state];
                self.h.event(Event::State { seat, state: state as u8, value });
            }
            if self.m.binding & seat.bit() != 0 && !self.s.waits_for_state(self.m, seat) {
                self.take_part(seat);
            }
        }
        self.set_top(Frame::Setup { seat: SeatId(0) });
    }

    #[inline(never)]
    fn step_setup(&mut self, seat: SeatId) -> Flow {
        if self.s.p.keeps_secrets(self.m) {
            if self.s.p.secret_to_choose(self.m, seat).is_some() {
                return Flow::Ask;
            }
            let next = self.m.seat_ids().find(|&seat| self.s.p.secret_to_choose(self.m, seat).is_some());
            self.set_top(Frame::Setup { seat: next.unwrap_or(seat) });
            return Flow::Go;
        }
        if !self.s.unplaced(self.m, seat).is_empty()
            || self.s.waits_for_state(self.m, seat)
            || self.s.token_to_lay(self.m, seat).is_some()
        {
            return Flow::Ask;
        }
        // R4.5
        let next = SeatId(seat.0 + 1);
        if next.index() < self.m.seats.len() {
            self.set_top(Frame::Setup { seat: next });
        } else {
            self.set_top(Frame::Turn { step: TurnStep::Begin });
            // The frame pushed last runs first.
            for seat in (0..self.m.seats.len() as u8).rev().map(SeatId) {
                self.run_ability(seat, self.m.seat(seat).hero.ability.game_start);
            }
        }
        Flow::Go
    }

    pub fn put(&mut self, fighter: FighterId, space: SpaceId, tail: Tail) {
        self.stand(fighter, space, tail);
        self.h.event(Event::Place { fighter, to: space, tail: tail.get() });
    }

    fn stand(&mut self, fighter: FighterId, space: SpaceId, tail: Tail) {
        match tail.get() {
            None => self.s.p.stand(self.m, fighter, space),
            tail => self.s.p.stand_large(self.m, fighter, space, tail),
        }
    }

    /// R7.14: a fighter that comes back has this health, or what it starts with.
    pub fn revive(&mut self, fighter: FighterId, health: Option<u8>) {
        let def = self.m.fighter_def(fighter);
        self.s.p.health[fighter.index()] = health.map_or(def.health, |health| health.clamp(1, def.max_health));
    }

    pub fn set_state(&mut self, seat: SeatId, state: u8, value: u8) {
        self.s.p.states[seat.index()][state as usize] = value;
        self.h.event(Event::State { seat, state, value });
    }

    // ── turn (R5) ──

    /// Goes from step to step until something is to be decided or another frame lies on the turn.
    fn step_turn(&mut self, mut step: TurnStep) -> Flow {
        // The steps follow each other in the order in which they stand here, so that none has to be looked up.
        loop {
            let seat = self.s.p.active;
            let ability = &self.m.seat(seat).hero.ability;
            if step == TurnStep::Begin {
                self.begin_turn();
                if self.s.p.away & seat.bit() != 0 {
                    step = TurnStep::Return;
                } else if ability.turn_start == 0
                    && self.s.cards_of(seat).aside == 0
                    && !self.s.lasts()
                    && !self.comes_back(seat)
                {
                    step = TurnStep::Act;
                } else {
                    self.set_top(Frame::Turn { step: TurnStep::Act });
                    self.start_own_turn(seat);
                    self.bring_back(seat);
                    return Flow::Go;
                }
            }
            if step == TurnStep::Return {
                self.set_top(Frame::Turn { step });
                if self.s.next_to_return(self.m).is_some() {
                    return Flow::Ask;
                }
                self.finish_return();
                return Flow::Go;
            }
            if step == TurnStep::Act {
                let Some(next) = self.after_action(seat) else {
                    self.set_top(Frame::Turn { step });
                    return if self.s.p.outcome.is_some() { Flow::Go } else { Flow::AskAction };
                };
                step = next;
            }
            if step == TurnStep::End {
                let depth = self.s.p.depth;
                self.set_top(Frame::Turn { step });
                // One after the other, the oldest first.
                while self.s.lasts() && self.run_put_off(Until::TurnEnds, false) && self.s.p.depth == depth {}
                if self.s.p.depth != depth {
                    return Flow::Go;
                }
                if ability.turn_end != 0 || self.s.cards_of(seat).aside > 0 {
                    self.set_top(Frame::Turn { step: TurnStep::Limit });
                    self.run_moment(seat, Moment::TurnEnd);
                    return Flow::Go;
                }
                step = TurnStep::Limit;
            }
            // R5.10
            if step == TurnStep::Limit
                && self.s.cards_of(seat).hand > self.s.hand_limit(self.m, seat)
                && !self.s.is_out(seat)
            {
                self.set_top(Frame::Turn { step });
                return Flow::Ask;
            }
            self.s.p.had_turn |= seat.bit();
            let next = self.m.turn_order_after(seat).find(|&next| !self.s.is_out(next));
            self.s.p.active = next.unwrap_or(seat);
            step = TurnStep::Begin;
        }
    }

    /// Remembers who stands with a token that texts ask for.
    #[inline]
    pub fn note_tokens(&mut self) {
        if self.m.start_tokens {
            self.note_started();
        }
    }

    #[inline(never)]
    fn note_started(&mut self) {
        for seat in self.m.seat_ids() {
            let Some(kind) = self.m.seat(seat).hero.start_token else { continue };
            let spaces = self.s.token_spaces(self.m, seat, kind);
            let stands = |fighter: &FighterId| !(self.s.body(self.m, *fighter) & spaces).is_empty();
            let with: FighterSet = self.m.seat(seat).fighters.iter().filter(stands).collect();
            self.s.p.past.with_token[seat.index()] = own_bits(self.m.seat(seat), with);
        }
    }

    fn begin_turn(&mut self) {
        let p = &mut self.s.p;
        p.turn = p.turn.saturating_add(1);
        p.taken = 0;
        p.won = 0;
        p.past = Past::NOTHING;
        p.unlimited = 0;
        p.strike = NONE;
        p.ending_turn = false;
        p.held = FighterSet::EMPTY;
        p.locked = [NONE; MAX_SEATS];
        p.revealed = [NONE; MAX_SEATS];
        p.note_places(self.m);
        let active = p.active;
        self.note_tokens();
        let m = self.m;
        let waits = |lasting: &Lasting| matches!(lasting.rule(m).map(|rule| rule.what), Some(Holding::Later(_)));
        self.end_lasting(|lasting| lasting.until() != Until::NextTurn || lasting.seat() == active && !waits(lasting));
        // A turn without any action could be followed by others like it without end.
        self.s.p.actions = ACTIONS.saturating_sub(self.s.fewer_actions(self.m, active)).max(1);
        self.h.event(Event::Turn { seat: active });
    }

    /// R25.16: once all have been placed, deck and pile become one new deck.
    pub fn finish_return(&mut self) {
        let seat = self.s.p.active;
        self.s.p.away &= !seat.bit();
        let cards = &mut self.s.cards[seat.index()];
        while !cards.pile().is_empty() {
            let slot = cards.take_from_pile(0);
            cards.put_on_deck(slot);
        }
        self.shuffle(seat);
        // The fighters stand where they returned when the turn's start is spoken of.
        self.s.p.note_places(self.m);
        self.s.p.past = Past::NOTHING;
        self.note_tokens();
        self.set_top(Frame::Turn { step: TurnStep::Act });
        self.start_own_turn(seat);
    }

    /// What waits for a turn of the seat begins, what texts put off to it first.
    fn start_own_turn(&mut self, seat: SeatId) {
        self.run_moment(seat, Moment::TurnStart);
        // The frame pushed last runs first: the oldest.
        while self.s.lasts() && self.run_put_off(Until::NextTurn, true) {}
    }

    /// Whether somebody whom a text of this seat took off the board comes back with its turn.
    fn comes_back(&self, seat: SeatId) -> bool {
        self.s.p.off.iter().any(|off| off.fighter != NONE && off.of == seat)
    }

    /// Those who were taken off the board come back before anything else that the turn starts with.
    #[inline(never)]
    fn bring_back(&mut self, seat: SeatId) {
        for index in (0..MAX_OFF).rev() {
            let off = self.s.p.off[index];
            if off.fighter != NONE && off.of == seat {
                self.s.p.off[index] = Off::NONE;
                // Who is about to stand on the board again is not dormant (R5.13).
                self.s.p.dormant &= !seat.bit();
                let run = Run::new(seat, off.source, off.pc, off.fighter, false);
                self.push(Frame::Run(Run { it: off.fighter, ..run }));
            }
        }
    }

    pub fn run_ability(&mut self, seat: SeatId, pc: u16) {
        if pc != 0 {
            self.h.event(Event::Effect { seat, source: Source::ABILITY });
            self.push(Frame::Run(Run::new(seat, Source::ABILITY, pc, NONE, false)));
        }
    }

    /// What a seat's ability and its cards in play wait for has happened to something of this kind.
    #[cold]
    pub fn run_waiting(&mut self, seat: SeatId, list: impl Fn(&Ability) -> &[(u8, Pc)], kind: u8) {
        let of_kind = |(source, ability)| {
            let &(_, pc) = list(ability).iter().find(|&&(of, _)| of == kind)?;
            Some((source, pc))
        };
        let due = self.s.abilities(self.m, seat).filter_map(of_kind).collect();
        self.begin_all(seat, due, Few::EMPTY);
    }

    /// Programs of a seat that waited for the same begin in this order, as far as there is room; of whom a move passed they may speak.
    fn begin_all(&mut self, seat: SeatId, due: Vec<(Source, Pc)>, passed: Few) {
        // The frame pushed last runs first.
        for (source, pc) in due.into_iter().rev() {
            if self.has_trigger_room() {
                self.h.event(Event::Effect { seat, source });
                let mut run = Run::new(seat, source, pc, NONE, false);
                run.marks.passed = passed;
                self.push(Frame::Run(run));
            }
        }
    }

    /// Between actions: ends, dormant and eliminated seats (R5.13, R16.8, R19.10). `None`: the game is over, or the next action
    /// is to be chosen.
    fn after_action(&mut self, seat: SeatId) -> Option<TurnStep> {
        if self.heroes_stand() {
            self.s.p.dormant = 0;
        } else {
            self.find_winner();
            if self.s.p.outcome.is_some() {
                return None;
            }
            self.find_dormant();
        }
        let p = &self.s.p;
        if (p.out | p.dormant) & seat.bit() != 0 {
            Some(TurnStep::Next)
        } else if p.ending_turn || p.actions == 0 || p.strike != NONE && p.actions == 1 && !self.can_use_strike() {
            Some(TurnStep::End)
        } else {
            None
        }
    }

    /// Whether an attack is possible with the action that is left for one.
    fn can_use_strike(&self) -> bool {
        let mut options = Options::new();
        self.s.action_options(self.m, &mut options);
        options.iter().any(|opt| matches!(opt, Opt::Attack { .. }))
    }

    fn find_dormant(&mut self) {
        let here = self.s.on_board();
        self.s.p.dormant = 0;
        for seat in self.m.seat_ids() {
            if !self.s.is_out(seat) && (self.m.seat(seat).fighters & here).is_empty() {
                self.s.p.dormant |= seat.bit();
            }
        }
    }

    pub fn apply_action(&mut self, opt: Opt) -> Flow {
        let seat = self.s.p.active;
        match opt {
            Opt::Maneuver => {
                self.begin_action(None);
                self.s.p.past.did |= ActionKind::Maneuver.bit();
                self.h.event(Event::Maneuver { seat });
                let step = ManeuverStep::Draw;
                self.push(Frame::Maneuver { step, boost: 0, boosted: false, passed: Few::EMPTY });
                let pc = self.m.seat(seat).hero.ability.maneuver;
                if pc == 0 && !self.s.lies_aside(seat) {
                    return self.draw_to_maneuver(0, false);
                }
                self.run_moment(seat, Moment::Maneuver);
            }
            Opt::Scheme { card, by } => {
                self.begin_action(None);
                self.s.cards[seat.index()].take_from_hand(card);
                self.s.p.past.did |= ActionKind::Scheme.bit();
                self.s.p.past.note_played(seat);
                self.h.event(Event::Scheme { seat, card, by });
                self.push(Frame::Scheme { card: card.0, gone: false, by });
                let pc = self.m.card(seat, card).scheme;
                if pc != 0 {
                    self.push(Frame::Run(Run::new(seat, Source::card(card), pc, by.0, false)));
                }
            }
            Opt::Attack { by, at } => {
                self.begin_action(Some(at));
                self.begin_attack(by, at);
                return Flow::Ask;
            }
            Opt::Item { item, by } => {
                self.begin_action(None);
                // R21.4: used once.
                self.remove_item(item);
                self.h.event(Event::Item { seat, item, by });
                self.push(Frame::Run(Run::new(seat, Source::item(item), 1, by.0, false)));
            }
            // The action that is left is for an attack, and is not used.
            Opt::Done => (self.s.p.strike, self.s.p.actions) = (NONE, 0),
            Opt::Boost(_)
            | Opt::NoBoost
            | Opt::Move { .. }
            | Opt::MoveLarge { .. }
            | Opt::Open { .. }
            | Opt::Close(_)
            | Opt::Play(_)
            | Opt::PlayOpen(_)
            | Opt::DefendOpen(_)
            | Opt::Defend(_)
            | Opt::NoDefense
            | Opt::Use(_)
            | Opt::NoItem
            | Opt::Place { .. }
            | Opt::NoPlace
            | Opt::Fighter(_)
            | Opt::Space(_)
            | Opt::Card { .. }
            | Opt::Number(_)
            | Opt::Effect { .. }
            | Opt::Symbol(_)
            | Opt::Zone(_)
            | Opt::Value { .. }
            | Opt::Seat(_)
            | Opt::Skip
            | Opt::Yes
            | Opt::No
            | Opt::Discard(_)
            | Opt::First(_)
            | Opt::Token { .. } => {}
        }
        Flow::Go
    }

    pub fn remove_item(&mut self, item: ItemId) {
        if let Some(slot) = self.s.p.items.iter_mut().find(|slot| **slot == item.0) {
            *slot = NONE;
        }
    }

    /// R25.16: with full health, also those that were defeated before.
    pub fn return_fighter(&mut self, fighter: FighterId, space: SpaceId, tail: Tail) {
        let seat = self.s.p.active;
        let def = self.m.fighter_def(fighter);
        let hero = self.m.seat(seat).hero.clone();
        let life = hero.second_life.as_ref().filter(|life| self.m.fighter(fighter).named == life.fighter);
        self.s.p.health[fighter.index()] = life.map_or(def.health, |life| life.health);
        if let Some((state, value)) = life.and_then(|life| life.state) {
            self.set_state(seat, state, value);
        }
        self.put(fighter, space, tail);
    }

    /// `at`: whom an attack is on.
    fn begin_action(&mut self, at: Option<FighterId>) {
        let strike = std::mem::replace(&mut self.s.p.strike, NONE);
        let used = at.is_some_and(|at| strike == ANY_STRIKE || strike == at.0);
        if strike != NONE && !used {
            // The action for an attack is lost.
            self.s.p.actions = self.s.p.actions.saturating_sub(1).max(1);
        }
        self.s.p.actions -= 1;
        self.s.p.taken = self.s.p.taken.wrapping_add(1);
    }

    // ── maneuver (R6) ──

    pub fn step_maneuver(&mut self, step: ManeuverStep, boost: u8, boosted: bool) -> Flow {
        match step {
            ManeuverStep::Draw => self.draw_to_maneuver(boost, boosted),
            ManeuverStep::Boost => self.boost_maneuver(),
            ManeuverStep::Move => self.move_in_maneuver(boost, boosted),
            ManeuverStep::Over => self.end_maneuver(),
        }
    }

    /// R6.1: a maneuver begins with a card, unless a text has drawn instead.
    fn draw_to_maneuver(&mut self, boost: u8, boosted: bool) -> Flow {
        let step = ManeuverStep::Boost;
        self.set_top(Frame::Maneuver { step, boost, boosted, passed: Few::EMPTY });
        let depth = self.s.p.depth;
        self.draw(self.s.p.active, 1);
        // Nothing came of it: on to the boost.
        if self.s.p.depth == depth && self.s.p.outcome.is_none() { self.boost_maneuver() } else { Flow::Go }
    }

    fn boost_maneuver(&mut self) -> Flow {
        let seat = self.s.p.active;
        // R6.7
        if !(self.m.seat(seat).fighters & self.s.on_board()).is_empty() {
            return Flow::Ask;
        }
        self.pop();
        self.end_lasting(|lasting| lasting.until() == Until::ManeuverEnds);
        self.run_moment(seat, Moment::AfterManeuver);
        Flow::Go
    }

    pub fn move_in_maneuver(&mut self, boost: u8, boosted: bool) -> Flow {
        let seat = self.s.p.active;
        let own = self.m.seat(seat);
        let steps = self.s.move_value(self.m, seat).saturating_add(boost).min(MAX_SPACES as u8);
        let left = (own.fighters & self.s.on_board()).minus(self.s.kept_in_place(self.m));
        if self.m.own_moves {
            self.note_own_moves(seat, boost);
        }
        if own.hero.ability.after_maneuver != 0 || self.s.lies_aside(seat) {
            let step = ManeuverStep::Over;
            self.set_top(Frame::Maneuver { step, boost, boosted, passed: Few::EMPTY });
            self.push(Frame::Idle);
        }
        // Mostly the maneuver is over with this walk, which takes its place.
        self.set_top(Frame::Walk(Walk {
            left,
            seat,
            steps,
            exact: false,
            through: Through::Friends,
            track: None,
            maneuver: true,
            boosted,
            moving: NONE,
            rest: 0,
            did: false,
        }));
        Flow::Ask
    }

    #[inline(never)]
    fn end_maneuver(&mut self) -> Flow {
        let passed = if let Frame::Maneuver { passed, .. } = *self.s.top() { passed } else { Few::EMPTY };
        self.pop();
        let seat = self.s.p.active;
        if passed == Few::EMPTY {
            self.run_moment(seat, Moment::AfterManeuver);
        } else {
            self.run_after_passing(seat, passed);
        }
        Flow::Go
    }

    /// What follows a maneuver that passed somebody, of whom the texts may speak.
    #[cold]
    fn run_after_passing(&mut self, seat: SeatId, passed: Few) {
        let at_end = |(source, ability): (Source, &Ability)| (source, ability.at(Moment::AfterManeuver, NONE));
        let due = self.s.abilities(self.m, seat).map(at_end).filter(|&(_, pc)| pc != 0).collect();
        self.begin_all(seat, due, passed);
    }

    /// How far each fighter of a seat moves in this maneuver that has a move of its own.
    #[inline(never)]
    fn note_own_moves(&mut self, seat: SeatId, boost: u8) {
        self.s.p.own_steps = [NONE; MAX_SEAT_FIGHTERS];
        for (index, fighter) in self.m.seat(seat).fighters.iter().enumerate() {
            let steps = self.s.own_move(self.m, seat, fighter, boost);
            self.s.p.own_steps[index] = steps.map_or(NONE, |steps| steps.min(MAX_SPACES as u8));
        }
    }

    /// R8.1, R8.6: a card leaves the hand as a boost; its bonus resolves, then it goes to the pile.
    pub fn use_boost(&mut self, seat: SeatId, card: CardId, combat: bool) {
        self.s.cards[seat.index()].take_from_hand(card);
        self.h.event(Event::Boost { seat, card });
        self.put_boost_away(seat, card, combat);
    }

    /// What a seat's ability does each time it boosts.
    pub fn boosted(&mut self, seat: SeatId) {
        self.begin_lying(seat, Moment::Boost, NONE);
        let pc = self.m.seat(seat).hero.ability.boost;
        if pc != 0 && self.has_trigger_room() {
            self.run_ability(seat, pc);
        }
    }

    /// What a seat's ability does each time it boosts a maneuver; the bonus of the card comes before it.
    pub fn boosted_maneuver(&mut self, seat: SeatId) {
        self.s.p.past.did |= ActionKind::BoostedManeuver.bit();
        self.begin_lying(seat, Moment::BoostManeuver, NONE);
        let pc = self.m.seat(seat).hero.ability.boost_maneuver;
        if pc != 0 && self.has_trigger_room() {
            self.run_ability(seat, pc);
        }
    }

    /// R8.6: the bonus of a card used to boost, then the card onto the pile.
    pub fn put_boost_away(&mut self, seat: SeatId, card: CardId, combat: bool) {
        self.boosted(seat);
        let pc = self.m.card(seat, card).boosted;
        if pc == 0 {
            self.toss(seat, card.0);
            // R8.1
            self.tell_tossed(seat, card, false);
            return;
        }
        self.push(Frame::BoostEnd { seat, card: card.0 });
        self.push(Frame::Run(Run::new(seat, Source::card(card), pc, NONE, combat)));
    }

    // ── movement (R7) ──

    /// On a board with doors a maneuver goes on as long as a door could be opened or closed.
    fn doors_matter(&self, walk: &Walk) -> bool {
        walk.maneuver && self.m.has_doors
    }

    pub fn apply_walk(&mut self, mut walk: Walk, opt: Opt) -> Flow {
        if let Some(Going { fighter, to, tail, via }) = opt.going() {
            let stopped = self.s.is_stopped(self.m, fighter, to, walk.through);
            let along = if self.m.traps { self.s.lines_along(self.m, opt) } else { Vec::new() };
            let back = if stopped { self.s.comes_back(self.m, opt, walk.through) } else { None };
            walk.left.remove(fighter);
            if stopped || self.doors_matter(&walk) {
                let own = self.s.walk_of(self.m, &walk, fighter);
                let rest = if walk.moving == fighter.0 { walk.rest } else { own.steps };
                let spent = if self.m.large.has(fighter) {
                    self.s.large_steps(self.m, opt, rest, own.through)
                } else {
                    self.s.steps_to(self.m, fighter, to, rest, own.through)
                };
                walk.rest = if back.is_some() { 0 } else { rest - spent };
                walk.moving = fighter.0;
            } else {
                walk.moving = NONE;
            }
            // Changed where it lies: a frame that is put together and then copied as a whole makes the processor wait.
            if let Frame::Walk(open) = self.top_mut() {
                (open.left, open.moving, open.rest, open.did) = (walk.left, walk.moving, walk.rest, true);
            }
            let from = self.s.body(self.m, fighter);
            match back {
                Some(back) if self.s.space_of(fighter) == Some(back) => {}
                _ => self.move_to(fighter, back.unwrap_or(to), tail),
            }
            if walk.track.is_some()
                && let Some(run) = self.run_below()
            {
                run.marks.passed.add(via);
            } else if walk.maneuver && !via.is_empty() {
                let depth = usize::from(self.s.p.depth);
                if let Some(Frame::Maneuver { passed, .. }) = self.s.p.stack[..depth].iter_mut().rev().nth(1) {
                    passed.add(via);
                }
            }
            let goes_on = !walk.left.is_empty() || self.doors_matter(&walk) || stopped && walk.rest > 0;
            // The last has moved: `done` would be the only option.
            if !goes_on && !walk.exact {
                self.h.forced(self.m, self.s, Opt::Done);
                self.end_walk();
            }
            let depth = self.s.p.depth;
            if from != self.s.body(self.m, fighter) {
                let watched = self.s.watched(self.m, Happening::Moved);
                self.happened_there(Happening::Moved, FighterSet::one(fighter), &watched);
                self.left_spaces(&[(fighter, from)]);
            }
            if back.is_some() {
                self.spring_at(&[(fighter, to)]);
            }
            if !along.is_empty() {
                self.moved_along(&walk, fighter, &along);
            }
            if goes_on && self.s.p.depth == depth {
                return Flow::Ask;
            }
        } else if let Opt::Place { fighter, space, tail } = opt {
            walk.left.remove(fighter);
            walk.moving = NONE;
            walk.did = true;
            self.set_top(Frame::Walk(walk));
            let from = self.s.body(self.m, fighter);
            self.put(fighter, space, tail);
            self.left_spaces(&[(fighter, from)]);
        } else if let Opt::Open { door, by } = opt {
            // R22.3
            if walk.moving != by.0 {
                walk.moving = by.0;
                walk.rest = self.s.walk_steps(self.m, &walk, by);
                walk.left.remove(by);
            }
            walk.rest -= 1;
            self.set_top(Frame::Walk(walk));
            self.s.p.doors &= !(1 << door.0);
            self.h.event(Event::Door { door, closed: false });
        } else if let Opt::Close(door) = opt {
            self.s.p.doors |= 1 << door.0;
            self.h.event(Event::Door { door, closed: true });
        } else {
            self.end_walk();
        }
        Flow::Go
    }

    fn move_to(&mut self, fighter: FighterId, to: SpaceId, tail: Option<SpaceId>) {
        let from = self.s.space_of(fighter).unwrap_or(to);
        self.stand(fighter, to, tail.into());
        self.h.event(Event::Move { fighter, from, to, tail });
    }

    pub fn end_walk(&mut self) {
        let Frame::Walk(walk) = *self.s.top() else { return };
        self.pop();
        if walk.maneuver {
            self.end_lasting(|lasting| lasting.until() == Until::ManeuverEnds);
        }
        if let Some(Frame::Run(run)) = self.s.p.depth.checked_sub(1).map(|top| &mut self.s.p.stack[top as usize]) {
            run.set(Run::DONE, walk.did);
        }
    }

    // ── drawing (R17) ──

    /// R17.6: one card at a time; a missing card costs each own fighter 2 health (R17.5).
    pub fn draw(&mut self, seat: SeatId, count: u8) {
        if self.s.barred(self.m, true) & seat.bit() != 0 {
            return;
        }
        for _ in 0..count {
            // R5.13, R19.9
            if self.s.p.outcome.is_some() || self.s.is_out(seat) || self.s.is_dormant(seat) {
                return;
            }
            match self.s.cards[seat.index()].draw(self.m.seers[seat.index()]) {
                Some(card) => self.h.event(Event::Draw { seat, card: Some(card) }),
                None => {
                    self.h.event(Event::Exhausted { seat });
                    self.damage(self.m.seat(seat).fighters, 2, Hurt::Exhaustion);
                }
            }
        }
    }
}
