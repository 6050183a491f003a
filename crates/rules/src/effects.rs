//! Programs at work: each op of a card's text, done (R8, R12, R13, R17).

use crate::ask::Discarding;
use crate::chance::{Numbers, Stream};
use crate::event::{Event, Host};
use crate::flow::{Engine, Flow, MOST_ACTIONS};
use crate::ids::*;
use crate::program::*;
use crate::read::Going;
use crate::state::*;
use crate::term::{ChangeKind, KeptChange};

impl<H: Host> Engine<'_, H> {
    /// Runs the program on top of the stack up to its next choice, or until another frame lies on it.
    #[inline(never)]
    pub fn step_run(&mut self, mut run: Run) -> Flow {
        let m = self.m;
        let at = self.s.p.depth as usize - 1;
        let code = run.code(m);
        loop {
            let op = &code[run.pc as usize];
            let next = run.pc + 1;
            self.h.stepped(run.seat, run.source, run.pc);
            match *op {
                Op::End => {
                    self.pop();
                    self.give_back(run);
                    return Flow::Go;
                }
                Op::Jump(to) => run.pc = to,
                Op::If(cond, to) => {
                    if matches!(cond, Cond::Basket(_)) && self.s.must_name_symbol(m, &run) {
                        self.set_top(Frame::Run(run));
                        return Flow::Ask;
                    }
                    let holds = self.s.holds(m, &run, cond);
                    // In an opponent's starting space, that one is "that opponent".
                    if let (true, Cond::At(who, Place::Start(Start::Opponents), true)) = (holds, cond) {
                        let owner = self.s.who(m, &run, who).and_then(|who| self.s.start_owner(m, &run, who));
                        run.who = owner.map_or(NONE, |seat| seat.0);
                    }
                    run.pc = if holds { next } else { to };
                }
                Op::May(to) => {
                    if self.m.gives {
                        self.see_offered(&run, next);
                    }
                    if self.s.is_asked(m, &run, next, to) {
                        self.set_top(Frame::Run(run));
                        return Flow::Ask;
                    }
                    run.set(Run::DONE, false);
                    run.pc = to;
                }
                Op::IfDone(wanted, to) => run.pc = if run.has(Run::DONE) == wanted { next } else { to },
                Op::ForSeats(players, to) => {
                    // One loop may stand inside another, whose seats wait in the upper half.
                    run.left = run.left << 4 | self.s.meant_seats(m, &run, players);
                    // What they all do is counted together.
                    let last =
                        code[..usize::from(to).saturating_sub(1)].iter().rev().find(|op| !matches!(op, Op::By(_)));
                    if let Some(kind) = last.and_then(Op::counted) {
                        run.count(kind, 0, false);
                    }
                    run.pc = if self.next_seat(&mut run) {
                        next
                    } else {
                        // Nobody is meant, so what follows is of nobody's hand or deck, and not of the one looked at before.
                        run.who = NONE;
                        if code[usize::from(next)..usize::from(to)].iter().any(shows) {
                            run.see_nothing();
                        }
                        to
                    };
                }
                Op::Leave => {
                    run.left >>= 4;
                    run.set(Run::DONE, false);
                    run.pc = next;
                }
                Op::Next(start) => run.pc = if self.next_seat(&mut run) { start + 1 } else { next },
                Op::Repeat(times, to) => {
                    run.times = self.s.amount(m, &run, times);
                    run.pc = if run.times > 0 { next } else { to };
                }
                Op::InTurn(group, to) => {
                    run.times = 0;
                    run.pc = if self.next_in_turn(&mut run, group) { next } else { to };
                }
                Op::Again(start) => {
                    let more = if let Op::InTurn(group, _) = code[usize::from(start)] {
                        self.next_in_turn(&mut run, group)
                    } else {
                        run.times = run.times.saturating_sub(1);
                        run.times > 0
                    };
                    run.pc = if more && self.link() { start + 1 } else { next };
                }
                Op::Effect { .. } => run.pc = next,
                Op::By(player) => {
                    run.set(Run::BY_OTHERS, player == Player::That);
                    run.pc = next;
                }
                Op::Meet(who) => {
                    let owner = self.s.who(m, &run, who).map(|fighter| m.fighter(fighter).seat);
                    if let Some(seat) = owner.filter(|&seat| m.team(seat) != m.team(run.seat)) {
                        run.who = seat.0;
                    }
                    run.pc = next;
                }
                Op::Ask(asking) => {
                    if !asking.is_idle(self.s, &run) {
                        self.set_top(Frame::Run(run));
                        return Flow::Ask;
                    }
                    run.set(Run::DONE, false);
                    run.pc = next;
                }
                Op::Choose { count, of } => {
                    let chosen = match count {
                        Choices::Number(count) | Choices::Spells(count) | Choices::Free(count) => count,
                        Choices::Counted(kind) => run.counted(kind),
                        Choices::Fresh(_) => 1,
                    };
                    run.pc = next + Pc::from(of);
                    // That something was done a spell says by itself.
                    if matches!(count, Choices::Spells(_)) {
                        self.see_spells(&run);
                        run.set(Run::DONE, false);
                    }
                    self.set_top(Frame::Run(run));
                    self.push(Frame::Choose {
                        at: next,
                        of,
                        count: chosen.min(of),
                        picked: 0,
                        ran: 0,
                        picks: [NONE; MAX_CHOICES],
                    });
                    return Flow::Go;
                }
                acts!() => {
                    // The registers are put away first: what happens may lay other frames on this one.
                    run.pc = next;
                    self.set_top(Frame::Run(run));
                    let depth = self.s.p.depth;
                    self.act(&mut run, *op);
                    if self.s.p.outcome.is_some() {
                        return Flow::Go;
                    }
                    // The program itself may be gone (the turn ended, the effect was stopped).
                    if let Frame::Run(kept) = &mut self.s.p.stack[at]
                        && kept.seat == run.seat
                        && kept.source == run.source
                        && self.s.p.depth >= depth
                    {
                        *kept = run;
                    }
                    if self.s.p.depth != depth {
                        return Flow::Go;
                    }
                }
            }
        }
    }

    /// R19.7: in turn order from the active player.
    fn next_seat(&self, run: &mut Run) -> bool {
        let order = std::iter::once(self.s.p.active).chain(self.m.turn_order_after(self.s.p.active));
        let Some(seat) = order.into_iter().find(|seat| run.left & seat.bit() != 0) else {
            run.left >>= 4;
            return false;
        };
        run.left &= !seat.bit();
        run.who = seat.0;
        true
    }

    /// The next fighter of a group is "it"; those before are counted in `times`.
    #[cold]
    fn next_in_turn(&self, run: &mut Run, group: Group) -> bool {
        let next = self.s.group(self.m, run, group).iter().find(|fighter| fighter.0 >= run.times);
        if let Some(fighter) = next {
            (run.it, run.times) = (fighter.0, fighter.0 + 1);
        }
        next.is_some()
    }

    /// An op that asks nothing itself.
    #[inline(never)]
    fn act(&mut self, run: &mut Run, op: Op) {
        let m = self.m;
        let done = match op {
            Op::Health { who, change, amount } => self.act_health(run, who, change, amount),
            Op::Move { who, steps, exact, through, track } => {
                let steps = self.s.amount(m, run, steps).min(MAX_SPACES as u8);
                return self.act_move(run, who, Steps { steps, exact, through, track });
            }
            Op::Swap { a, b } => self.act_swap(run, a, b),
            Op::TakeOver { who } => match self.s.who(m, run, who) {
                Some(fighter) => self.take_over(run.seat, fighter),
                None => false,
            },
            // R7.11
            Op::Hold { who } => {
                // Everybody means those as well that come onto the board later in this turn.
                let everybody = Target::Each(Group::ALL);
                let all = || m.seats.iter().fold(FighterSet::EMPTY, |set, seat| set | seat.fighters);
                let held = if who == everybody { all() } else { self.s.meant(m, run, who) };
                self.s.p.held |= held;
                !held.is_empty()
            }
            Op::Prevent { who } => {
                let spared = self.s.meant(m, run, who);
                let mut any = false;
                for side in [ATTACK, DEFENSE] {
                    let fighter = self.s.p.combat.fighters[side];
                    if fighter != NONE && spared.has(FighterId(fighter)) {
                        self.s.p.combat.prevented[side] = true;
                        any = true;
                    }
                }
                any
            }
            Op::Gather { add, afresh } => {
                let more = add.map_or(FighterSet::EMPTY, |add| self.s.meant(m, run, add));
                // What is said of the next ones may speak of this one.
                if let (Some(Target::One(_)), Some(fighter)) = (add, more.first()) {
                    run.it = fighter.0;
                }
                if afresh {
                    run.marks.them.set(more);
                } else {
                    run.marks.them.add(more);
                }
                !run.marks.them.get().is_empty()
            }
            Op::PutEach { who, .. } => {
                let left = self.s.to_place(m, run, who);
                run.marks.them.set(FighterSet::EMPTY);
                if !left.is_empty() {
                    self.push(Frame::Placing { left, placed: FighterSet::EMPTY });
                }
                false
            }
            Op::Draw { who, amount } => {
                let count = self.s.amount(m, run, amount);
                match self.player(run, who) {
                    Some(seat) => {
                        self.count_drawn(run, seat, count);
                        self.draw(seat, count);
                        count > 0
                    }
                    None => false,
                }
            }
            Op::DrawInstead { amount } => self.act_draw_instead(run, amount),
            Op::Discard { who, count, how } => {
                let count = self.s.amount(m, run, count);
                return self.act_discard(run, who, count, how);
            }
            Op::Cards { who, some, from, to, by_you } => {
                return self.act_cards(run, who, Going { some, from, to, by_you });
            }
            Op::Shuffle { who } => match self.player(run, who) {
                Some(seat) => {
                    self.shuffle(seat);
                    true
                }
                None => false,
            },
            Op::PutOpposing { to } => self.act_put_opposing(run, to),
            Op::ReplaceFromDeck => self.act_replace_from_deck(run),
            Op::KeepNumber => {
                let side = self.s.p.combat.side_of(run.seat);
                if let Some(side) = side {
                    self.s.p.combat.numbers[side] = run.number;
                    self.h.event(Event::Number { seat: run.seat, number: run.number });
                }
                side.is_some()
            }
            Op::Roll { die } => self.act_roll(run, die),
            Op::BoostRoll => self.act_boost_roll(run),
            Op::Done => true,
            Op::ShowPicked(players) => {
                let seats = self.s.meant_seats(m, run, players);
                for seat in m.seat_ids().filter(|seat| seats & seat.bit() != 0) {
                    self.s.p.revealed[seat.index()] = NONE;
                    if self.s.cards_of(seat).hand > 0 {
                        self.show_place(seat, 0);
                    }
                }
                seats != 0
            }
            Op::Side { deck, deed } => self.act_side(run.home(m), run.seat, deck, deed),
            Op::TakeOff { who, at } => self.act_take_off(run, who, at),
            Op::PutThis { to } => self.act_put_this(run, to),
            Op::PutThat { to, own } => {
                let put = self.act_put_that(run, to, own);
                if let Some(kind) = to.counted() {
                    run.count(kind, u8::from(put), false);
                }
                put
            }
            Op::Look { at } => return self.act_look(run, at),
            Op::Take { what } => self.act_take(run, what),
            Op::ShuffleIn { count } => self.act_shuffle_in(run, count),
            Op::Cancel { steps } => self.act_cancel(run, steps),
            Op::Value { card, change } => self.act_value(run, card, change),
            Op::SwapValues => self.act_swap_values(run),
            Op::Mark { on } => self.act_mark(run, on),
            Op::EndMove => self.act_end_move(run),
            Op::BlindBoost { times } => self.act_blind_boost(run, times),
            // R14.6
            Op::ConsiderWon => match self.s.p.combat.side_of(run.seat) {
                Some(side) => {
                    self.s.p.combat.winner = side as u8;
                    true
                }
                None => false,
            },
            // R27.8
            Op::LockValues { value } => {
                self.s.p.locked[run.seat.index()] = value;
                self.s.p.locked_by[run.seat.index()] = run.source;
                let combat = &self.s.p.combat;
                if let Some(side) = combat.side_of(run.seat)
                    && combat.revealed()
                    && combat.cards[side].is_some()
                {
                    self.tell_value(side, run.seat, run.source);
                }
                true
            }
            Op::UnlimitedAttack => {
                self.s.p.unlimited |= run.seat.bit();
                true
            }
            Op::BonusAttack => {
                let attacks = self.s.p.combat.side_of(run.seat) == Some(ATTACK);
                self.s.p.combat.bonus |= attacks;
                attacks
            }
            Op::Actions { who, gain, spend } => {
                let gain = self.s.amount(m, run, gain);
                self.player(run, who).is_some_and(|seat| self.act_actions(seat, gain, spend))
            }
            Op::Strike { at_it } => {
                let at = if at_it { run.it } else { ANY_STRIKE };
                let gained = at != NONE && self.act_actions(run.seat, 1, 0);
                if gained {
                    self.s.p.strike = at;
                }
                gained
            }
            Op::Counter { counter, change } => self.act_counter(run, counter, change),
            // R13.4: what is so already is not done.
            Op::SetState { state, value } if self.s.p.states[run.home(m).index()][usize::from(state)] == value => false,
            Op::ChangeState { state } => {
                let home = run.home(m);
                let values = m.seat(home).hero.states[state as usize].values.len() as u8;
                let value = (self.s.p.states[home.index()][state as usize] + 1) % values;
                self.set_state(home, state, value);
                true
            }
            Op::SetState { state, value } => {
                self.set_state(run.home(m), state, value);
                true
            }
            Op::Lasts { rule, until } => {
                let keeps = m.seat(run.home(m)).hero.rules[usize::from(rule)].keeps;
                let keeps = keeps.map(|who| who.and_then(|who| self.s.who(m, run, who)).map_or(NONE, |kept| kept.0));
                let lasting = &mut self.s.p.lasting;
                // The oldest makes room.
                let at = lasting.iter().position(|other| other.rule == NONE).unwrap_or_else(|| {
                    lasting.rotate_left(1);
                    MAX_LASTING - 1
                });
                lasting[at] = Lasting::new(run, rule, until, keeps);
                let home = run.home(m);
                if let Holding::Restore(state) = m.seat(home).hero.rules[usize::from(rule)].what {
                    lasting[at].it = self.s.p.states[home.index()][usize::from(state)];
                } else if let Holding::Next { .. } = m.seat(home).hero.rules[usize::from(rule)].what {
                    lasting[at].it = if self.s.p.combat.running() { 0 } else { NONE };
                }
                self.tell_rules();
                true
            }
            Op::Tokens { by, deed } => {
                let asked = self.player(run, by);
                self.act_tokens(run, asked, deed)
            }
            Op::EndTurn => {
                self.end_turn();
                return;
            }
            Op::End
            | Op::Jump(_)
            | Op::If(..)
            | Op::May(_)
            | Op::IfDone(..)
            | Op::ForSeats(..)
            | Op::Next(_)
            | Op::Leave
            | Op::Repeat(..)
            | Op::InTurn(..)
            | Op::Again(_)
            | Op::Choose { .. }
            | Op::Effect { .. }
            | Op::By(_)
            | Op::Meet(_)
            | Op::Ask(_) => false,
        };
        run.set(Run::DONE, done);
    }

    /// Whether one player after the other does the act that the program has just come to: then it is counted for all of them.
    pub fn is_shared(&self, run: &Run) -> bool {
        let rest = &run.code(self.m)[usize::from(run.pc)..];
        // Another player has chosen in it.
        matches!(rest, [Op::Next(_), ..] | [Op::By(Player::You), Op::Next(_), ..])
    }

    /// So many cards are about to be drawn.
    fn count_drawn(&self, run: &mut Run, seat: SeatId, count: u8) {
        let drawn = count.min(self.s.cards_of(seat).deck);
        run.count(Counted::DrawnLast, drawn, false);
        run.count(Counted::Drawn, drawn, self.is_shared(run));
    }

    /// The seat that an op speaks of, unless it can have nothing done to it (R5.13, R19.9).
    fn player(&self, run: &Run, who: Player) -> Option<SeatId> {
        run.seat_of(who).filter(|&seat| !self.s.is_out(seat) && !self.s.is_dormant(seat))
    }

    fn act_health(&mut self, run: &mut Run, who: Target, change: Change, amount: Amount) -> bool {
        let targets = self.s.meant(self.m, run, who);
        let amount = self.s.amount(self.m, run, amount);
        match change {
            Change::Damage => {
                let (hit, all) = self.damage(targets, amount, Hurt::Effect);
                run.marks.mark_hit(self.m.seat(run.home(self.m)), hit);
                run.marks.them.set(hit);
                run.count(Counted::Damage, all, true);
                if hit.iter().any(|fighter| self.s.is_defeated(self.m, fighter)) {
                    run.set(Run::DEFEATED, true);
                }
                !hit.is_empty()
            }
            Change::Recover => {
                let mut any = false;
                for fighter in targets {
                    any |= self.recover(fighter, amount);
                }
                any
            }
            Change::Set if amount > 0 => {
                let mut any = false;
                for fighter in targets {
                    any |= self.set_health(fighter, amount);
                }
                any
            }
            // R15.8; nobody stands on the board without health.
            Change::Set | Change::Defeat => {
                let here = targets & self.s.on_board();
                for fighter in here {
                    self.s.p.health[fighter.index()] = 0;
                }
                self.defeat(here);
                !here.is_empty()
            }
        }
    }

    fn act_move(&mut self, run: &mut Run, who: Target, steps: Steps) {
        let targets = self.s.meant(self.m, run, who);
        let left = (targets & self.s.on_board()).minus(self.s.kept_in_place(self.m));
        run.set(Run::DONE, false);
        if left.is_empty() {
            return;
        }
        if let Target::One(_) = who {
            run.it = left.first().map_or(NONE, |fighter| fighter.0);
        }
        if steps.track.is_some() {
            run.marks.passed = Few::EMPTY;
        }
        self.push(Frame::Walk(Walk {
            left,
            seat: run.chooser(),
            steps: steps.steps,
            exact: steps.exact,
            through: match steps.through {
                Through::TokensFree { kind, .. } => Through::TokensFree { of: run.home(self.m).0, kind },
                other => other,
            },
            // Whose they are is asked later, by the owner of the text.
            track: if run.has(Run::BY_OTHERS) { steps.track.map(|_| Whose::Any) } else { steps.track },
            maneuver: false,
            boosted: false,
            moving: NONE,
            rest: 0,
            did: false,
        }));
    }

    /// R7.16
    fn act_swap(&mut self, run: &mut Run, a: Who, b: Who) -> bool {
        let (Some(a), Some(b)) = (self.s.who(self.m, run, a), self.s.who(self.m, run, b)) else { return false };
        self.swap_fighters(run, a, b)
    }

    pub fn swap_fighters(&mut self, run: &mut Run, a: FighterId, b: FighterId) -> bool {
        if !self.s.can_swap(self.m, a, b, self.s.kept_in_place(self.m)) {
            return false;
        }
        let from = [a, b].map(|fighter| (fighter, self.s.body(self.m, fighter)));
        self.s.p.swap(self.m, a, b);
        run.it = b.0;
        run.marks.them.set(FighterSet::one(a) | FighterSet::one(b));
        self.h.event(Event::Swap { a, b });
        self.left_spaces(&from);
        true
    }

    /// R6.1: the draw of the maneuver is made now, and not again.
    #[cold]
    fn act_draw_instead(&mut self, run: &mut Run, amount: Amount) -> bool {
        let Some(at) = self.s.p.draws_to_maneuver() else { return false };
        if let Frame::Maneuver { step, .. } = &mut self.s.p.stack[at] {
            *step = ManeuverStep::Boost;
        }
        let count = self.s.amount(self.m, run, amount);
        self.count_drawn(run, run.seat, count);
        self.draw(run.seat, count);
        true
    }

    fn act_discard(&mut self, run: &mut Run, who: Player, count: u8, how: Discard) {
        run.set_that_card(None);
        run.set(Run::DONE, false);
        run.count(Counted::Discarded, 0, self.is_shared(run));
        let Some(seat) = self.player(run, who) else { return };
        if matches!(how, Discard::TopOfDeck | Discard::BottomOfDeck) {
            // R17.8
            let count = count.min(self.s.cards_of(seat).deck);
            run.count(Counted::Discarded, count, self.is_shared(run));
            for _ in 0..count {
                let cards = &mut self.s.cards[seat.index()];
                let depth = if how == Discard::TopOfDeck { 0 } else { cards.deck - 1 };
                let card = cards.take_from_deck(depth).card;
                run.set_that_card(Some((seat, CardId(card))));
                run.set(Run::DONE, true);
                self.note_tossed(seat, run.seat, run.source, CardId(card));
                self.h.event(Event::Discard { seat, card: CardId(card) });
                self.toss(seat, card);
                self.tell_tossed(seat, CardId(card), false);
            }
            return;
        }
        // R17.10
        let left = count.min(self.s.cards_of(seat).hand);
        if left == 0 {
            return;
        }
        if self.m.ignores && self.may_ignore(run, seat) {
            return self.push(Frame::Guard { seat });
        }
        self.begin_discard(run, seat, left, how);
    }

    /// R17.10: so many cards of a hand are discarded.
    fn begin_discard(&mut self, run: &mut Run, seat: SeatId, left: u8, how: Discard) {
        run.count(Counted::Discarded, left, self.is_shared(run));
        let chooser = match how {
            Discard::You => run.seat,
            Discard::They if run.who != NONE => SeatId(run.who),
            Discard::They | Discard::Owner | Discard::Random | Discard::TopOfDeck | Discard::BottomOfDeck => seat,
        };
        if chooser != seat {
            self.s.cards[seat.index()].show_hand(self.m.seers[chooser.index()]);
        }
        run.set(Run::DONE, true);
        self.push(Frame::Discard { seat, by: run.seat, chooser, left, how, source: run.source });
    }

    /// Whether a seat may ignore what this program makes it discard: not what it does of its own will.
    #[cold]
    fn may_ignore(&self, run: &Run, seat: SeatId) -> bool {
        let p = &self.s.p;
        let at = |back: u16| run.pc.checked_sub(back).map(|pc| *p.op(self.m, &Run { pc, ..*run }));
        // It takes as many as it likes.
        let likes = matches!(
            at(1),
            Some(Op::Cards { some: Selection { many: Many::UpTo | Many::Any, .. }, by_you: false, .. })
        );
        // A price stands behind the question whether to pay it.
        let pays = run.chooser() == seat && matches!(at(2), Some(Op::May(_)));
        self.s.cards_of(seat).hand > 0 && !likes && !pays && self.s.ignoring(self.m, seat).is_some()
    }

    /// An effect makes a seat discard, or the seat ignores it: then nothing is discarded.
    #[cold]
    pub fn apply_ignore(&mut self, seat: SeatId, ignores: bool) {
        self.pop();
        let at = usize::from(self.s.p.depth) - 1;
        let Frame::Run(mut run) = self.s.p.stack[at] else { return };
        if ignores {
            let source = self.s.ignoring(self.m, seat).unwrap_or(Source::ABILITY);
            return self.h.event(Event::Effect { seat, source });
        }
        match self.s.p.op_before(self.m, &run) {
            Some(Op::Discard { count, how, .. }) => {
                let left = self.s.amount(self.m, &run, count).min(self.s.cards_of(seat).hand);
                self.begin_discard(&mut run, seat, left, how);
            }
            Some(Op::Cards { some, .. }) => self.begin_cards(&mut run, seat, some),
            Some(_) | None => return,
        }
        self.s.p.stack[at] = Frame::Run(run);
    }

    #[inline(never)]
    pub fn step_discard(&mut self, discarding: Discarding) -> Flow {
        let Discarding { seat, by, left, how, source, .. } = discarding;
        let cards = self.s.cards_of(seat);
        if left == 0 || cards.hand == 0 {
            self.pop();
            return Flow::Go;
        }
        if how != Discard::Random {
            return Flow::Ask;
        }
        // R17.11: uniform over the hand at this moment. The hand is sorted first so that its hidden order means nothing.
        let mut hand = [0; MAX_CARDS];
        let count = cards.hand as usize;
        let hand = &mut hand[..count];
        hand.copy_from_slice(cards.hand());
        hand.sort_unstable();
        let (turn, action) = (self.s.p.turn, self.s.p.taken);
        let stream = Stream::Effect { seat: by, source: source.byte(), turn, action };
        let mut numbers = Numbers::new(self.s.seed, stream);
        let drawn = (0..left).map(|_| numbers.below(count)).last().unwrap_or(0);
        let card = hand[self.h.fix_card(seat, hand).unwrap_or(drawn)];
        self.discard_one(discarding, CardId(card));
        Flow::Go
    }

    pub fn discard_one(&mut self, discarding: Discarding, card: CardId) {
        let Discarding { seat, by, chooser, left, how, source } = discarding;
        self.set_top(Frame::Discard { seat, by, chooser, left: left - 1, how, source });
        self.s.cards[seat.index()].take_from_hand(card);
        self.h.event(Event::Discard { seat, card });
        self.toss(seat, card.0);
        let depth = self.s.p.depth as usize;
        for frame in self.s.p.stack[..depth].iter_mut().rev() {
            if let Frame::Run(run) = frame
                && (run.seat, run.source) == (by, source)
            {
                run.set_that_card(Some((seat, card)));
                break;
            }
        }
        self.note_tossed(seat, by, source, card);
        self.discarded(seat, by, card);
    }

    /// Remembers what the card of a combat made its owner discard.
    fn note_tossed(&mut self, seat: SeatId, by: SeatId, source: Source, card: CardId) {
        if let (Some(side), true, Some(_)) = (self.s.p.combat.side_of(by), seat == by, source.as_card()) {
            self.s.p.combat.tossed[side] = card.0;
        }
    }

    /// The card of the other side goes away; its side has played no card then.
    fn act_put_opposing(&mut self, run: &Run, to: To) -> bool {
        let Some(side) = self.s.p.combat.side_of(run.seat) else { return false };
        let other = 1 - side;
        let combat = &mut self.s.p.combat;
        let Some(card) = combat.cards[other].get().filter(|_| !combat.gone[other]) else { return false };
        let seat = combat.seats[other];
        let card = self.m.whole_card(seat, card);
        if combat.settled() {
            // It was played, and the result stays as it is.
            combat.gone[other] = true;
        } else {
            // What was added stays, for the card that may come in its place.
            combat.cards[other] = Slot::NONE;
            (combat.base[other], combat.fixed[other]) = (0, NONE);
            combat.forget_set(other);
        }
        let out = self.s.is_out(self.m.origin(seat, card).0);
        if to == To::Discard {
            self.h.event(Event::Discard { seat, card });
            if !out {
                self.toss(seat, card.0);
            }
            return true;
        }
        if to == To::Hand {
            if !out && !self.take_back(seat, card) {
                return true;
            }
            self.h.event(Event::Take { seat, card });
        } else if !out {
            // A card keeps its owner, whoever played it.
            let (owner, card) = self.m.origin(seat, card);
            self.put_somewhere(run, owner, card, to);
        }
        true
    }

    /// The other player reveals cards from the top of the deck up to one that could be played in place of the card that was;
    /// the others go to the bottom, in an order that nobody knows.
    fn act_replace_from_deck(&mut self, run: &Run) -> bool {
        let Some((seat, side)) = self.s.replacing(run) else { return false };
        let fitting = self.s.opposing_replacements(self.m, run, kinds(self.s.cards_of(seat).deck()));
        let mut revealed = 0;
        let mut found = None;
        while revealed < self.s.cards_of(seat).deck && found.is_none() {
            let cards = &mut self.s.cards[seat.index()];
            let card = cards.deck_at(revealed);
            let index = usize::from(cards.deck - 1 - revealed);
            cards.known[index] = u8::MAX;
            self.h.event(Event::Shown { seat, card });
            found = fitting.has(card).then_some(card);
            revealed += u8::from(found.is_none());
        }
        let slot = found.map(|_| self.s.cards[seat.index()].take_from_deck(revealed));
        self.shuffle_under(run, seat, revealed);
        if let Some(slot) = slot {
            self.lay_instead(side, slot);
        }
        slot.is_some()
    }

    /// Puts so many cards from the top of a deck under it, in random order.
    fn shuffle_under(&mut self, run: &Run, seat: SeatId, count: u8) {
        let (turn, action) = (self.s.p.turn, self.s.p.taken);
        let stream = Stream::Effect { seat: run.seat, source: run.source.byte(), turn, action };
        let mut numbers = Numbers::new(self.s.seed, stream);
        let cards = &mut self.s.cards[seat.index()];
        let (deck, count) = (usize::from(cards.deck), usize::from(count));
        cards.kind[..deck].rotate_right(count);
        cards.known[..deck].rotate_right(count);
        // What order they had must not matter.
        cards.kind[..count].sort_unstable();
        cards.known[..count].fill(0);
        for left in (1..count).rev() {
            cards.kind.swap(left, numbers.below(left + 1));
        }
        // Not even their owner knows which one lies where.
        for _ in 0..count {
            self.h.event(Event::PutUnderDeck { seat, card: None, seers: 0 });
        }
    }

    /// Rolls a die of the hero. What waits for it comes before anything else, and may roll again.
    fn act_roll(&mut self, run: &Run, die: u8) -> bool {
        // Of a card that was given, its owner's die is rolled, and its owner's ability waits for that.
        let seat = run.home(self.m);
        let hero = &self.m.seat(seat).hero;
        let faces = &hero.dice[usize::from(die)].faces;
        let nth = self.s.p.rolls;
        self.s.p.rolls = nth.wrapping_add(1);
        let rolled = Numbers::new(self.s.seed, Stream::Roll { nth }).below(faces.len());
        let number = faces[self.h.fix_roll(faces).unwrap_or(rolled)];
        self.s.p.roll = number;
        self.h.event(Event::Roll { seat: run.seat, of: seat, die, number });
        self.run_waiting(seat, |ability| &ability.rolled, die);
        true
    }

    /// A card whose boost value is a roll: the die is rolled, and what it shows in the end counts so many times.
    #[inline]
    pub fn boost_by_die(&mut self, seat: SeatId, card: CardId, times: u8) {
        if let Some(die) = self.m.card(seat, card).boost_die {
            self.roll_boost(seat, card, die, times);
        }
    }

    #[cold]
    fn roll_boost(&mut self, seat: SeatId, card: CardId, die: u8, times: u8) {
        let combat = self.s.p.combat.running();
        let pc = self.m.seat(seat).hero.die_boost;
        let run = Run { number: times, ..Run::new(seat, Source::card(card), pc, NONE, combat) };
        self.push(Frame::Run(run));
        self.act_roll(&run, die);
    }

    #[cold]
    fn act_boost_roll(&mut self, run: &Run) -> bool {
        let more = self.s.p.roll.saturating_mul(run.number);
        if let Some(side) = self.s.p.combat.side_of(run.seat) {
            self.add_value(side, more, ChangeKind::Boost, run.source);
            return true;
        }
        let depth = usize::from(self.s.p.depth);
        let maneuver = self.s.p.stack[..depth]
            .iter_mut()
            .rev()
            .find_map(|frame| if let Frame::Maneuver { boost, .. } = frame { Some(boost) } else { None });
        maneuver.is_some_and(|boost| {
            *boost = boost.saturating_add(more);
            true
        })
    }

    /// A fighter leaves the board until the next turn of the seat begins.
    fn act_take_off(&mut self, run: &mut Run, who: Who, at: Pc) -> bool {
        let fighter = self.s.who(self.m, run, who).filter(|&fighter| self.s.on_board().has(fighter));
        let slot = self.s.p.off.iter().position(|off| off.fighter == NONE);
        let (Some(fighter), Some(slot)) = (fighter, slot) else { return false };
        if self.s.kept_in_place(self.m).has(fighter) {
            return false;
        }
        run.it = fighter.0;
        self.s.p.lift(self.m, fighter);
        self.s.p.off[slot] = Off { fighter: fighter.0, of: run.seat, source: run.source, pc: at };
        self.h.event(Event::Off { fighter });
        true
    }

    /// R27.5: only what an opponent's effect discards. R13.3: it waits below until all cards are discarded.
    pub fn discarded(&mut self, seat: SeatId, by: SeatId, card: CardId) {
        let pc = self.m.card(seat, card).discarded;
        if pc != 0 && self.m.team(seat) != self.m.team(by) && self.has_trigger_room() {
            self.run_below_top(Run::new(seat, Source::card(card), pc, NONE, false));
        }
        self.tell_tossed(seat, card, true);
    }

    fn act_look(&mut self, run: &mut Run, at: Look) {
        run.set(Run::DONE, false);
        // Where nobody is there to look at, what follows speaks of no card, and not of those that the text spoke of before.
        if let Look::Top { who: Player::That, .. }
        | Look::Bottom { .. }
        | Look::Reveal { .. }
        | Look::RevealBottom { .. }
        | Look::RevealUntil { .. } = at
        {
            run.see_nothing();
        }
        match at {
            Look::Hand => {
                let Some(seat) = self.player(run, Player::That) else { return };
                let guarded = self.m.seat(seat).hero.cards.iter().any(|card| card.guards_hand);
                if guarded && self.s.cards_of(seat).hand > 0 {
                    self.push(Frame::Guard { seat });
                } else {
                    self.see_hand(run.seat, seat);
                }
                run.set(Run::DONE, true);
            }
            Look::OwnHand => {
                self.see_hand(run.chooser(), run.seat);
                run.set(Run::DONE, true);
            }
            Look::OwnDeck => {
                self.see_deck(run.seat);
                run.set(Run::DONE, true);
            }
            Look::Drawn => {
                let drawn = run.counted(Counted::DrawnLast);
                run.look_at(run.seat, drawn);
                run.placed = NONE;
                run.set(Run::DONE, drawn > 0);
            }
            Look::Top { who, count } => {
                if let Some(seat) = self.player(run, who) {
                    self.look_at_top(run, seat, count);
                }
            }
            Look::Bottom { who, count } => {
                if let Some(seat) = self.player(run, who) {
                    self.look_at_bottom(run, seat, count);
                }
            }
            Look::Reveal { who, count } => {
                let Some(seat) = self.player(run, who) else { return };
                let count = count.min(self.s.cards_of(seat).deck);
                run.set_that_card(None);
                for depth in 0..count {
                    let cards = &mut self.s.cards[seat.index()];
                    let card = cards.deck_at(depth);
                    let index = usize::from(cards.deck - 1 - depth);
                    cards.known[index] = u8::MAX;
                    run.set_that_card(Some((seat, card)));
                    self.show(seat, card);
                }
                run.look_at(seat, count);
                run.count(Counted::Revealed, count, self.is_shared(run));
                run.set(Run::DONE, count > 0);
            }
            Look::RevealBottom { who } => {
                let Some(seat) = self.player(run, who) else { return };
                let shared = self.is_shared(run);
                let cards = &mut self.s.cards[seat.index()];
                let count = cards.deck.min(1);
                run.set_that_card(None);
                run.look_at(seat, count);
                run.count(Counted::Revealed, count, shared);
                run.set(Run::DONE, count > 0);
                if count > 0 {
                    cards.known[0] = u8::MAX;
                    let card = CardId(cards.kind[0]);
                    run.set_that_card(Some((seat, card)));
                    self.show(seat, card);
                }
            }
            Look::RevealUntil { who, filter, count } => {
                let Some(seat) = self.player(run, who) else { return };
                run.look_at(seat, 0);
                run.set_that_card(None);
                let mut missing = count;
                while run.looked() < self.s.cards_of(seat).deck && missing > 0 {
                    let cards = &mut self.s.cards[seat.index()];
                    let card = cards.deck_at(run.looked());
                    let index = usize::from(cards.deck - 1 - run.looked());
                    cards.known[index] = u8::MAX;
                    run.set_looked(run.looked() + 1);
                    self.show(seat, card);
                    if self.s.fits(self.m, run, seat, card, filter) {
                        missing -= 1;
                        run.set_that_card(Some((seat, card)));
                    }
                }
                // So many are there; "that card" is the last one of them.
                run.set(Run::DONE, missing == 0);
                if missing > 0 {
                    run.set_that_card(None);
                }
                run.count(Counted::Revealed, run.looked(), self.is_shared(run));
                // Whether the last one is what was looked for.
                run.placed = u8::from(run.has(Run::DONE));
            }
            Look::RevealHand(who) => {
                let Some(seat) = self.player(run, who) else { return };
                self.s.cards[seat.index()].show_hand(u8::MAX);
                for card in self.s.cards_of(seat).hand_set() {
                    self.h.event(Event::Shown { seat, card });
                }
                run.count(Counted::Revealed, self.s.cards_of(seat).hand, self.is_shared(run));
                run.set(Run::DONE, self.s.cards_of(seat).hand > 0);
            }
            Look::RevealCard(card) => {
                if let Some(card) = self.s.holds_named(self.m, run, card) {
                    self.show_in_hand(run.seat, card);
                    run.set(Run::DONE, true);
                }
            }
        }
    }

    /// Shows a card of a hand to all; it stays there.
    pub fn show_in_hand(&mut self, seat: SeatId, card: CardId) {
        let cards = &mut self.s.cards[seat.index()];
        let slot = cards.take_from_hand(card);
        cards.put_in_hand(Slot { known: u8::MAX, ..slot });
        self.show(seat, card);
    }

    /// Shows the card at this place of a hand to all.
    pub fn show_place(&mut self, seat: SeatId, place: u8) -> CardId {
        let card = CardId(self.s.cards_of(seat).hand()[usize::from(place)]);
        self.show_behind(seat, card, place);
        card
    }

    /// Shows so many copies of a card of a hand to all.
    pub fn show_copies(&mut self, seat: SeatId, card: CardId, count: u8) {
        for shown in 0..count {
            // Those shown already lie in front.
            self.show_behind(seat, card, shown);
        }
    }

    /// Shows the first copy of a card behind so many others of a hand to all.
    fn show_behind(&mut self, seat: SeatId, card: CardId, others: u8) {
        let cards = &mut self.s.cards[seat.index()];
        let slot = cards.take_from_hand_behind(card, others);
        cards.put_in_hand(Slot { known: u8::MAX, ..slot });
        self.show(seat, card);
    }

    /// All see a card, of which texts may speak.
    fn show(&mut self, seat: SeatId, card: CardId) {
        self.s.p.revealed[seat.index()] = card.0;
        self.h.event(Event::Shown { seat, card });
    }

    /// R18.3
    fn see_hand(&mut self, by: SeatId, of: SeatId) {
        self.s.cards[of.index()].show_hand(self.m.seers[by.index()]);
        self.h.event(Event::HandSeen { by, of });
    }

    pub fn apply_guard(&mut self, seat: SeatId, stop: bool) {
        self.pop();
        let Frame::Run(run) = *self.s.top() else { return };
        if !stop {
            self.see_hand(run.seat, seat);
            return;
        }
        // R27.4: that whole effect is canceled; the card is shown and stays in hand.
        self.pop();
        let guard = self.s.cards_of(seat).hand_set().iter().find(|&card| self.m.card(seat, card).guards_hand);
        if let Some(card) = guard {
            self.show_in_hand(seat, card);
        }
    }

    pub fn look_at_top(&mut self, run: &mut Run, of: SeatId, count: u8) {
        let by = run.chooser();
        let seers = self.m.seers[by.index()];
        let cards = &mut self.s.cards[of.index()];
        let count = count.min(cards.deck);
        let deck = cards.deck as usize;
        for known in &mut cards.known[deck - count as usize..deck] {
            *known |= seers;
        }
        run.look_at(of, count);
        run.set(Run::DONE, count > 0);
        self.h.event(Event::TopSeen { by, of, count });
    }

    /// The cards that lie lowest stay where they are.
    pub fn look_at_bottom(&mut self, run: &mut Run, of: SeatId, count: u8) {
        let by = run.chooser();
        let seers = self.m.seers[by.index()];
        let cards = &mut self.s.cards[of.index()];
        let count = count.min(cards.deck);
        for known in &mut cards.known[..usize::from(count)] {
            *known |= seers;
        }
        run.look_at(of, count);
        run.set(Run::DONE, count > 0);
        self.h.event(Event::BottomSeen { by, of, count });
    }

    fn act_cards(&mut self, run: &mut Run, who: Player, going: Going) {
        let Going { some, from, to, by_you } = going;
        if let Some(kind) = to.counted() {
            run.count(kind, 0, self.is_shared(run));
        }
        if to == To::Shown {
            run.set_looked(0);
            run.placed = NONE;
            run.set_that_card(None);
        }
        run.set(Run::DONE, false);
        let m = self.m;
        let seat = match from {
            // A text may speak of cards although none were looked at after all.
            Origin::Looked | Origin::Revealed | Origin::Lowest => {
                // Cards of another's deck are not taken.
                let taken = to != To::Hand || run.looked_at() == run.seat;
                (run.looked() > 0 && taken).then_some(run.looked_at())
            }
            Origin::That => self.s.holder_of_that(m, run, who, to),
            Origin::Drawn if who == Player::You => (run.looked() > 0).then_some(run.looked_at()),
            Origin::Hand | Origin::Discard | Origin::Deck => self.player(run, who),
            Origin::PileOrDeck | Origin::Drawn | Origin::Own(_) => self.player(run, who),
        };
        let Some(seat) = seat.filter(|&seat| !self.s.is_out(seat)) else { return };
        if to == To::Given && run.who == NONE {
            return;
        }
        if to == To::Shown {
            run.look_at(seat, 0);
            run.placed = NONE;
        }
        run.set(Run::FROM_DECK, false);
        if matches!(from, Origin::Deck | Origin::PileOrDeck) {
            self.see_deck(seat);
        }
        if let Origin::Own(pile) = from
            && some.many != Many::All
            && !some.random
        {
            self.see_pile(run, pile, if by_you { run.seat } else { seat });
        }
        let from_hand = to == To::Discard && matches!(from, Origin::Hand | Origin::That | Origin::Drawn);
        if from_hand && self.m.ignores && self.may_ignore(run, seat) {
            return self.push(Frame::Guard { seat });
        }
        // R17.10, R18.3: who chooses among the cards of a hand sees it.
        if by_you && from == Origin::Hand && to == To::Discard && seat != run.seat && !some.random {
            self.see_hand(run.seat, seat);
        }
        self.begin_cards(run, seat, some);
    }

    fn begin_cards(&mut self, run: &mut Run, seat: SeatId, some: Selection) {
        let left = match some.many {
            Many::Exactly | Many::UpTo => self.s.amount(self.m, run, some.count),
            Many::Any | Many::All => u8::MAX,
        };
        self.push(Frame::Cards { seat, left, moved: 0 });
    }

    /// The owner of a deck looks for a card in it.
    fn see_deck(&mut self, seat: SeatId) {
        let seers = self.m.seers[seat.index()];
        let deck = usize::from(self.s.cards_of(seat).deck);
        for known in &mut self.s.cards[seat.index()].known[..deck] {
            *known |= seers;
        }
    }

    /// R18.3: whoever may choose among the cards of a pile that others do not see looks through it: the holder of a card that was
    /// given, whose text speaks of a pile of its owner.
    fn see_pile(&mut self, run: &Run, pile: u8, by: SeatId) {
        let of = run.home(self.m);
        let seers = self.m.seers[by.index()];
        if self.m.seat(of).hero.piles[usize::from(pile)].open || self.m.seers[of.index()] & by.bit() != 0 {
            return;
        }
        let mut count = 0;
        for seat in self.m.seat_ids() {
            count += self.s.cards[seat.index()].show_aside(Aside::pile(of, pile), seers);
        }
        if count > 0 {
            self.h.event(Event::PileSeen { by, of, pile, count });
        }
    }

    /// The same before somebody is asked whether to do the act at this place of a program, where that depends on which cards there are.
    #[cold]
    fn see_offered(&mut self, run: &Run, at: Pc) {
        let op = run.code(self.m)[usize::from(at)];
        if let Op::Cards { some, from: Origin::Own(pile), .. } = op
            && some.filter != Filter::ANY
        {
            self.see_pile(run, pile, run.chooser());
        } else if let Op::Choose { count: Choices::Spells(_), .. } = op {
            self.see_spells(run);
        }
    }

    /// The same for the spells that the cards of piles let somebody cast.
    fn see_spells(&mut self, run: &Run) {
        for spell in &self.m.seat(run.home(self.m)).hero.spells {
            self.see_pile(run, spell.pile, run.chooser());
        }
    }

    #[inline(never)]
    pub fn step_cards(&mut self, seat: SeatId, left: u8, moved: u8) -> Flow {
        let Some((run, going)) = self.s.p.going_cards(self.m) else {
            self.pop();
            return Flow::Go;
        };
        let owners = self.s.going_owners(self.m, &run, going, seat);
        let first = owners.iter().find_map(|owner| {
            let card = self.s.going(self.m, &run, going, owner).first()?;
            Some((owner, card))
        });
        let Some((owner, first)) = first.filter(|_| left > 0) else {
            if left > 0 && moved == 0 && self.s.asks_in_silence(self.m, &run, going, seat) {
                return Flow::Ask;
            }
            self.end_cards(seat, moved);
            return Flow::Go;
        };
        if going.some.random {
            // R17.11: uniform over the cards at this moment, sorted so that no hidden order shows.
            let of = |owner: SeatId| {
                let list = self.s.going_list(self.m, &run, going, owner);
                list.into_iter().map(move |card| (owner, card))
            };
            let (owners, list): (Vec<SeatId>, Vec<u8>) = owners.iter().flat_map(of).unzip();
            let (turn, action) = (self.s.p.turn, self.s.p.taken);
            let stream = Stream::Effect { seat: run.seat, source: run.source.byte(), turn, action };
            let mut numbers = Numbers::new(self.s.seed, stream);
            let drawn = (0..=moved).map(|_| numbers.below(list.len())).last().unwrap_or(0);
            let drawn = self.h.fix_card(seat, &list).unwrap_or(drawn);
            self.send_card(seat, left, moved, owners[drawn], CardId(list[drawn]));
            return Flow::Go;
        }
        // The one that was chosen or shown needs no choice.
        if going.some.many == Many::All || going.from == Origin::That {
            self.send_card(seat, left, moved, owner, first);
            return Flow::Go;
        }
        Flow::Ask
    }

    /// Sends one of the cards of `seat` where the text says; those sent one after the other will be drawn in that order.
    /// `asked` is the seat that the text speaks of.
    pub fn send_card(&mut self, asked: SeatId, left: u8, moved: u8, seat: SeatId, card: CardId) {
        let Some((run, going)) = self.s.p.going_cards(self.m) else { return };
        self.set_top(Frame::Cards { seat: asked, left: left.saturating_sub(1), moved: moved.saturating_add(1) });
        let holder = run.home(self.m);
        let is_open = |pile: u8| self.m.seat(holder).hero.piles[usize::from(pile)].open;
        let shows = match going.to {
            To::Discard | To::Removed => true,
            To::Own(pile) => is_open(pile),
            To::Given => true,
            To::Top | To::Bottom | To::Shuffled | To::Hand | To::Shown => false,
        };
        // Everybody sees to whose deck a card goes that was given.
        let given = self.m.origin(seat, card).0 != seat;
        let shows = shows || given;
        // Who chooses among the cards of another knows which one it was.
        let chooser = if going.by_you { self.m.seers[run.seat.index()] } else { 0 };
        let seers = self.m.seers[seat.index()] | chooser;
        if going.from == Origin::Looked {
            self.forget_looked(&run);
        }
        let mut from_deck = going.from == Origin::Deck;
        let cards = &mut self.s.cards[seat.index()];
        let slot = match going.from {
            Origin::Hand if going.to == To::Shown => cards.take_from_hand_behind(card, run.looked()),
            Origin::Hand | Origin::That | Origin::Drawn => {
                if !shows {
                    // R18.1: others see only that a card went, so what they knew of the hand is no longer sure.
                    let (start, end) = (cards.hand_start(), cards.pile_start());
                    for known in &mut cards.known[start..end] {
                        *known &= seers;
                    }
                    if self.m.gives {
                        cards.know_given(self.m, seat);
                    }
                }
                cards.take_from_hand(card)
            }
            Origin::PileOrDeck if !cards.pile().contains(&card.0) => {
                from_deck = true;
                let depth = (0..cards.deck).find(|&depth| cards.deck_at(depth) == card).unwrap_or(0);
                cards.take_from_deck(depth)
            }
            Origin::Discard | Origin::PileOrDeck => {
                let index = cards.pile().iter().rposition(|&other| other == card.0).unwrap_or(0);
                Slot { known: u8::MAX, ..cards.take_from_pile(index) }
            }
            Origin::Lowest => cards.take_from_deck(cards.deck - 1),
            Origin::Deck | Origin::Looked | Origin::Revealed => {
                let depth = (0..cards.deck).find(|&depth| cards.deck_at(depth) == card).unwrap_or(0);
                cards.take_from_deck(depth)
            }
            Origin::Own(pile) => {
                if !shows && !is_open(pile) {
                    // R18.1: the same for a pile that others do not see than who holds it.
                    let chooser = if going.by_you { run.seat } else { asked };
                    let chosen = if going.some.random { 0 } else { self.m.seers[chooser.index()] };
                    cards.forget_aside(Aside::pile(holder, pile), self.m.seers[holder.index()] | chosen);
                }
                let there = |&(_, other, at): &(usize, CardId, Aside)| other == card && at == Aside::pile(holder, pile);
                let Some((index, _, _)) = cards.aside().find(there) else { return };
                cards.take_aside(index)
            }
        };
        if (given || going.to == To::Given) && going.to != To::Shown {
            return self.send_given(seat, slot, going.to);
        }
        // Nobody knows in which order chance has put them; of a single one, its owner sees what is gone.
        let alone = moved == 0 && left <= 1;
        let known = if going.some.random && going.from == Origin::Hand && !alone { 0 } else { slot.known };
        // Of the cards that one alone looks at, all see which one of a kind goes.
        let of_kind = going.some.filter != Filter::ANY;
        let shown = going.from == Origin::Looked && of_kind;
        let known = if shown { u8::MAX } else { known };
        match going.to {
            To::Top => cards.put_in_deck(moved, Slot { known, ..slot }),
            To::Bottom | To::Shuffled => cards.put_in_deck(u8::MAX, Slot { known, ..slot }),
            To::Hand => {
                // R18.1: what others knew of a deck does not tell them which of its cards has gone unseen.
                let kept = if from_deck { 0 } else { slot.known };
                cards.put_in_hand(Slot {
                    known: if shown || from_deck && of_kind { u8::MAX } else { kept | seers },
                    ..slot
                });
            }
            // From a pile of one's own a card always goes to the discard pile itself.
            To::Discard if matches!(going.from, Origin::Own(_)) => cards.put_on_pile(slot.card),
            To::Removed => cards.remove_from_game(slot.card),
            To::Discard | To::Own(_) | To::Given => {}
            // In front of the others, so that the text can speak of it.
            To::Shown => cards.put_in_hand(Slot { known: u8::MAX, ..slot }),
        }
        // All see which card it is.
        let open = shows
            || match going.from {
                Origin::Discard | Origin::Revealed => true,
                Origin::PileOrDeck if !from_deck => true,
                Origin::Own(pile) => is_open(pile),
                Origin::Hand
                | Origin::Deck
                | Origin::Looked
                | Origin::Lowest
                | Origin::That
                | Origin::PileOrDeck
                | Origin::Drawn => shown || going.to == To::Shown || going.to == To::Hand && of_kind,
            };
        let depth = usize::from(self.s.p.depth);
        let at = self.s.p.going_frame(self.m, depth);
        if let Some(Frame::Run(run)) = at.map(|at| &mut self.s.p.stack[at]) {
            // Which card goes unseen is no matter for the others: the program does not remember it.
            if open {
                run.set_that_card(Some((seat, card)));
            }
            run.set(Run::FROM_DECK, from_deck);
            if matches!(going.from, Origin::Looked | Origin::Revealed | Origin::Lowest | Origin::Drawn) {
                run.set_looked(run.looked().saturating_sub(1));
                if run.looked() == 0 {
                    run.placed = NONE;
                }
            }
            // Another copy is another card.
            if going.from == Origin::That {
                run.placed = NONE;
            }
            // Of one alone the text knows which it is, wherever in the hand it lies.
            if going.to == To::Shown && going.some.is_one() {
                run.placed = card.0;
            } else if going.to == To::Shown {
                run.set_looked(run.looked() + 1);
            }
        }
        match going.to {
            To::Top => self.h.event(Event::PutOnDeck { seat, card: Some(card), seers: known }),
            To::Bottom => self.h.event(Event::PutUnderDeck { seat, card: Some(card), seers: known }),
            To::Shuffled => self.h.event(Event::ShuffleIn { seat, card: Some(card), seers: known }),
            To::Hand => self.h.event(match going.from {
                Origin::Own(pile) => Event::TakeOut { seat, holder, pile, card: Some(card), open },
                _ if open => Event::Take { seat, card },
                _ => Event::TakeHidden { seat, card: Some(card) },
            }),
            To::Discard => {
                self.h.event(Event::Discard { seat, card });
                if !matches!(going.from, Origin::Own(_)) {
                    self.toss(seat, slot.card);
                }
            }
            To::Removed => self.h.event(Event::Removed { seat, card }),
            To::Shown => self.h.event(Event::Shown { seat, card }),
            To::Given => {}
            To::Own(pile) => self.put_into_pile(holder, pile, seat, slot),
        }
        if going.to == To::Shown {
            self.s.p.revealed[seat.index()] = card.0;
        }
        if going.to == To::Discard {
            self.note_tossed(seat, run.seat, run.source, card);
        }
        if going.to == To::Discard && matches!(going.from, Origin::Hand | Origin::That | Origin::Drawn) {
            self.discarded(seat, run.seat, card);
        }
        let of_deck = matches!(going.from, Origin::Deck | Origin::Looked | Origin::Revealed | Origin::Lowest);
        if going.to == To::Discard && of_deck {
            self.tell_tossed(seat, card, true);
        }
    }

    /// All cards have gone where the text says.
    pub fn end_cards(&mut self, seat: SeatId, moved: u8) {
        let going = self.s.p.going_cards(self.m);
        let at = self.s.p.going_frame(self.m, usize::from(self.s.p.depth));
        self.pop();
        let Some((run, going)) = going else { return };
        let shared = self.is_shared(&run);
        if let Some(Frame::Run(run)) = at.map(|at| &mut self.s.p.stack[at]) {
            if let Some(kind) = going.to.counted() {
                run.count(kind, moved, shared);
            }
            // An empty hand counts as put away.
            let all = going.some.many == Many::All && going.some.filter == Filter::ANY;
            run.set(Run::DONE, moved > 0 || all);
            // The others of those that were seen lie anywhere now.
            if going.to == To::Shuffled && matches!(going.from, Origin::Looked | Origin::Revealed | Origin::Lowest) {
                run.set_looked(0);
            }
        }
        if going.to == To::Shuffled || matches!(going.from, Origin::Deck | Origin::PileOrDeck) {
            self.shuffle(seat);
        }
    }

    /// Takes the card whose program runs out of play, onto its deck or into it.
    fn act_put_this(&mut self, run: &Run, to: To) -> bool {
        let seat = run.seat;
        if self.s.is_out(seat) || to == To::Given && run.who == NONE {
            return false;
        }
        let Some(card) = self.leave_play(run) else { return false };
        // A card keeps its owner, whoever played it.
        let (seat, card) = self.m.origin(seat, CardId(card));
        self.put_somewhere(run, seat, card, to);
        true
    }

    /// Puts a card of a seat that has left where it lay where a text says.
    pub fn put_somewhere(&mut self, run: &Run, seat: SeatId, card: CardId, to: To) {
        let slot = Slot { card: card.0, known: u8::MAX };
        let cards = &mut self.s.cards[seat.index()];
        let card = Some(card);
        match to {
            To::Top => {
                cards.put_in_deck(0, slot);
                self.h.event(Event::PutOnDeck { seat, card, seers: u8::MAX });
            }
            To::Shuffled => {
                cards.put_in_deck(u8::MAX, slot);
                self.h.event(Event::ShuffleIn { seat, card, seers: u8::MAX });
            }
            To::Bottom => {
                cards.put_in_deck(u8::MAX, slot);
                self.h.event(Event::PutUnderDeck { seat, card, seers: u8::MAX });
            }
            To::Hand | To::Shown => {
                cards.put_in_hand(slot);
                self.h.event(Event::Take { seat, card: CardId(slot.card) });
            }
            To::Removed => {
                cards.remove_from_game(slot.card);
                self.h.event(Event::Removed { seat, card: CardId(slot.card) });
            }
            To::Discard => {
                self.h.event(Event::Discard { seat, card: CardId(slot.card) });
                self.toss(seat, slot.card);
            }
            To::Own(pile) => self.put_into_pile(run.home(self.m), pile, seat, slot),
            To::Given => self.hand_over(seat, CardId(slot.card), SeatId(run.who)),
        }
        if to == To::Shuffled {
            self.shuffle(seat);
        }
    }

    /// Takings that need no choice.
    fn act_take(&mut self, run: &mut Run, what: Take) -> bool {
        let seat = run.seat;
        if self.s.is_out(seat) {
            return false;
        }
        match what {
            // No pile holds cards of another.
            Take::Named(_) if run.home(self.m) != seat => false,
            Take::Named(card) => self.take_named(seat, card),
            Take::TopOfPile(who) => {
                let Some(seat) = self.player(run, who) else { return false };
                let count = self.s.cards_of(seat).pile().len();
                if count > 0 {
                    self.take_from_pile(seat, count - 1);
                }
                count > 0
            }
            Take::This => self.take_this(run),
            Take::First(pile) => {
                let holder = run.home(self.m);
                let here = |&(_, _, at): &(usize, CardId, Aside)| at == Aside::pile(holder, pile);
                let Some((index, card, _)) = self.s.cards_of(seat).aside().find(here) else { return false };
                let open = self.m.seat(holder).hero.piles[usize::from(pile)].open;
                let cards = &mut self.s.cards[seat.index()];
                let slot = cards.take_aside(index);
                cards.put_in_hand(slot);
                self.h.event(Event::TakeOut { seat, holder, pile, card: Some(card), open });
                true
            }
            Take::Found => {
                // A card of another's deck is not taken.
                let own = run.placed == 1 && run.looked_at() == seat;
                let found = own && run.looked() > 0 && run.looked() <= self.s.cards_of(seat).deck;
                if found {
                    let cards = &mut self.s.cards[seat.index()];
                    let slot = cards.take_from_deck(run.looked() - 1);
                    cards.put_in_hand(Slot { known: u8::MAX, ..slot });
                    self.h.event(Event::Take { seat, card: CardId(slot.card) });
                    run.look_at(seat, run.looked() - 1);
                }
                found
            }
            Take::Tossed => {
                let side = self.s.p.combat.side_of(seat);
                let card = side.map_or(NONE, |side| self.s.p.combat.tossed[side]);
                let there = self.s.cards_of(seat).pile().contains(&card);
                if there {
                    self.take_discarded(seat, CardId(card));
                }
                there
            }
        }
    }

    /// R17.14: openly.
    fn take_from_pile(&mut self, seat: SeatId, index: usize) {
        let slot = self.s.cards[seat.index()].take_from_pile(index);
        self.s.cards[seat.index()].put_in_hand(Slot { known: u8::MAX, ..slot });
        self.h.event(Event::Take { seat, card: CardId(slot.card) });
    }

    /// Takes the topmost of these cards of a pile.
    pub fn take_discarded(&mut self, seat: SeatId, card: CardId) {
        if let Some(index) = self.s.cards_of(seat).pile().iter().rposition(|&other| other == card.0) {
            self.take_from_pile(seat, index);
        }
    }

    /// R17.15: from the pile, else from the deck, which is then shuffled.
    fn take_named(&mut self, seat: SeatId, card: u8) -> bool {
        if let Some(index) = self.s.cards_of(seat).pile().iter().rposition(|&other| other == card) {
            self.take_from_pile(seat, index);
            return true;
        }
        let found = self.s.cards_of(seat).deck().iter().rev().position(|&other| other == card);
        if let Some(depth) = found {
            let slot = self.s.cards[seat.index()].take_from_deck(depth as u8);
            self.s.cards[seat.index()].put_in_hand(Slot { known: u8::MAX, ..slot });
            self.h.event(Event::Take { seat, card: CardId(card) });
        }
        self.shuffle(seat);
        found.is_some()
    }

    fn take_this(&mut self, run: &Run) -> bool {
        let seat = run.seat;
        let Some(card) = self.leave_play(run) else { return false };
        let taken = self.take_back(seat, CardId(card));
        if taken {
            self.h.event(Event::Take { seat, card: CardId(card) });
        }
        taken
    }

    /// Takes the card whose program runs out of play, if it is still there.
    fn leave_play(&mut self, run: &Run) -> Option<u8> {
        if let Some(card) = run.source.as_lying() {
            return self.leave_table(run.seat, card);
        }
        if let Some(side) = self.s.p.combat.side_of(run.seat).filter(|_| run.combat) {
            let combat = &mut self.s.p.combat;
            let slot = combat.cards[side];
            if !slot.is_some() || combat.gone[side] {
                return self.leave_row(run);
            }
            combat.gone[side] = true;
            return Some(self.m.whole_card(run.seat, CardId(slot.card)).0);
        }
        let depth = self.s.p.depth as usize;
        self.s.p.stack[..depth].iter_mut().rev().find_map(|frame| {
            let Frame::Scheme { card, gone: gone @ false, .. } = frame else { return None };
            *gone = true;
            Some(*card)
        })
    }

    fn act_shuffle_in(&mut self, run: &mut Run, count: u8) -> bool {
        let seat = run.seat;
        if self.s.is_out(seat) {
            return false;
        }
        let this = self.leave_play(run);
        let given = this.is_some_and(|card| self.m.origin(seat, CardId(card)).0 != seat);
        if let (Some(card), true) = (this, given) {
            let (owner, card) = self.m.origin(seat, CardId(card));
            self.put_somewhere(run, owner, card, To::Shuffled);
        }
        let cards = &mut self.s.cards[seat.index()];
        for _ in 0..count.min(cards.pile().len() as u8) {
            let top = cards.pile().len() - 1;
            let slot = cards.take_from_pile(top);
            cards.put_on_deck(slot);
        }
        if let Some(card) = this.filter(|_| !given) {
            cards.put_on_deck(Slot { card, known: 0 });
        }
        self.shuffle(seat);
        true
    }

    /// R13.6
    fn act_cancel(&mut self, run: &Run, steps: u8) -> bool {
        let Some(side) = self.s.p.combat.side_of(run.seat) else { return false };
        let other = 1 - side;
        if !self.s.can_be_canceled(self.m, other) {
            return false;
        }
        let to_come = self.s.steps_to_come(self.m, other) & !self.s.p.combat.canceled[other];
        let combat = &mut self.s.p.combat;
        combat.canceled[other] |= steps;
        if to_come & steps != 0 {
            combat.canceled[other] |= Combat::STRUCK;
        }
        if combat.all_canceled(other) {
            self.note(other, ChangeKind::Canceled, 0, run);
        } else if to_come & steps == 0 {
            return false;
        }
        self.h.event(Event::Canceled { seat: self.s.p.combat.seats[other] });
        true
    }

    fn act_value(&mut self, run: &Run, card: Side, change: ValueChange) -> bool {
        let Some(own) = self.s.p.combat.side_of(run.seat) else { return false };
        let side = if card == Side::Own { own } else { 1 - own };
        if !self.s.p.combat.cards[side].is_some() || self.s.is_held(side, run) {
            return false;
        }
        let combat = &mut self.s.p.combat;
        match change {
            // R12.2
            ValueChange::Instead(value) => {
                let value = value.min(99);
                combat.base[side] = value;
                self.note(side, ChangeKind::Instead, value as i8, run);
            }
            // R12.3
            ValueChange::Equal(measure) => {
                let value = self.s.measure(self.m, run, measure, Some(side)).min(99);
                let combat = &mut self.s.p.combat;
                combat.base[side] = value;
                combat.adds[side] = 0;
                self.note(side, ChangeKind::Equal, value as i8, run);
            }
            ValueChange::Twice(measure) => {
                let value = self.s.measure(self.m, run, measure, Some(side)).saturating_mul(2).min(99);
                let combat = &mut self.s.p.combat;
                combat.base[side] = value;
                combat.adds[side] = 0;
                self.note(side, ChangeKind::Equal, value as i8, run);
            }
            ValueChange::Add(amount) => {
                let more = self.s.amount(self.m, run, amount).min(99) as i8;
                self.s.p.combat.add(side, more);
                self.note(side, ChangeKind::Effect, more, run);
            }
            ValueChange::Subtract(amount) => {
                let less = self.s.amount(self.m, run, amount).min(99) as i8;
                self.s.p.combat.add(side, -less);
                self.note(side, ChangeKind::Effect, -less, run);
            }
            ValueChange::Printed(measure) => {
                let value = self.s.measure(self.m, run, measure, Some(side)).min(99);
                let combat = &mut self.s.p.combat;
                combat.base[side] = value;
                combat.canceled[side] |= Combat::REPRINTED;
                self.note(side, ChangeKind::Instead, value as i8, run);
            }
            // R12.6
            ValueChange::Lock(amount) => {
                let value = self.s.amount(self.m, run, amount).min(99);
                self.s.p.combat.fixed[side] = value;
                self.note(side, ChangeKind::Locked, value as i8, run);
            }
            ValueChange::Hold(amount) => {
                let value = self.s.amount(self.m, run, amount).min(99);
                self.s.p.combat.hold(side, value);
                self.note(side, ChangeKind::Held, value as i8, run);
            }
            // R12.5
            ValueChange::Ignore => {
                combat.ignored[side] = true;
                self.note(side, ChangeKind::Ignored, 0, run);
            }
        }
        self.tell_value(side, run.seat, run.source);
        true
    }

    /// Both values are read first; each becomes the base of the other card, and increases are dropped (R12.3).
    fn act_swap_values(&mut self, run: &Run) -> bool {
        if self.s.p.combat.side_of(run.seat).is_none() {
            return false;
        }
        let values = [self.s.value(self.m, ATTACK), self.s.value(self.m, DEFENSE)];
        let mut any = false;
        for side in [ATTACK, DEFENSE] {
            let held = self.s.is_held(side, run);
            let combat = &mut self.s.p.combat;
            // A card that is not there has no value to be changed.
            if combat.cards[side].is_some() && !held {
                combat.base[side] = values[1 - side];
                combat.adds[side] = 0;
                self.note(side, ChangeKind::Equal, values[1 - side] as i8, run);
                self.tell_value(side, run.seat, run.source);
                any = true;
            }
        }
        any
    }

    /// The attack of the combat gets a mark, or loses it.
    #[cold]
    fn act_mark(&mut self, run: &Run, on: bool) -> bool {
        let combat = &mut self.s.p.combat;
        if !combat.running() || combat.marked() == on {
            return false;
        }
        combat.canceled[ATTACK] ^= Combat::MARKED;
        self.h.event(Event::Mark { seat: run.seat, on });
        true
    }

    /// Keeps what a program did to a value, for its terms.
    fn note(&mut self, side: usize, kind: ChangeKind, amount: i8, run: &Run) {
        self.s.p.combat.note(KeptChange::new(kind, side, amount, run.seat, run.source));
    }

    /// R8.5
    fn act_blind_boost(&mut self, run: &Run, times: u8) -> bool {
        let seat = run.seat;
        let Some(side) = self.s.p.combat.side_of(seat) else { return false };
        if !self.s.p.combat.cards[side].is_some() || self.s.cannot_boost(self.m, seat) {
            return false;
        }
        let cards = &mut self.s.cards[seat.index()];
        if cards.deck > 0 {
            let card = CardId(cards.take_from_deck(0).card);
            self.h.event(Event::BlindBoost { seat, card });
            self.note_boost(side, card);
            self.put_boost_away(seat, card, true);
            let more = self.s.boost_value(self.m, seat, card).saturating_mul(times);
            self.add_boost(side, more, ChangeKind::BlindBoost, card, times);
        }
        true
    }

    fn act_actions(&mut self, seat: SeatId, gain: u8, spend: u8) -> bool {
        // R5.7
        if self.s.p.active != seat || self.s.p.actions < spend {
            return false;
        }
        if gain > 0 && self.s.barred(self.m, false) & seat.bit() != 0 {
            return false;
        }
        if gain > 0 && self.s.p.taken >= MOST_ACTIONS {
            self.h.event(Event::CutShort { seat });
            return false;
        }
        self.s.p.actions = (self.s.p.actions - spend).saturating_add(gain);
        self.h.event(Event::Actions { seat, left: self.s.p.actions });
        true
    }

    pub fn act_counter(&mut self, run: &mut Run, counter: u8, change: CounterChange) -> bool {
        let home = run.home(self.m);
        let max = self.m.seat(home).hero.counters[counter as usize].max;
        let payer = run.chooser();
        let amount = match change {
            CounterChange::Gain(amount) | CounterChange::Set(amount) | CounterChange::Spend(amount) => {
                self.s.amount(self.m, run, amount)
            }
            CounterChange::Pay(_) => 0,
        };
        let value = &mut self.s.p.counters[home.index()][counter as usize];
        let before = *value;
        match change {
            // R25.7
            CounterChange::Gain(_) => *value = value.saturating_add(amount).min(max),
            CounterChange::Set(_) => *value = amount.min(max),
            CounterChange::Spend(_) if *value < amount => return false,
            CounterChange::Spend(_) => {
                *value -= amount;
                run.count(Counted::spent(counter), amount, true);
                // What its card has spent is known to the end of the combat.
                let combat = &mut self.s.p.combat;
                if let Some(side) = combat.side_of(run.seat).filter(|_| run.combat)
                    && run.source.as_card().is_some_and(|card| card.0 == combat.cards[side].card)
                {
                    let spent = &mut combat.spent[side][usize::from(counter)];
                    *spent = spent.saturating_add(amount);
                }
            }
            CounterChange::Pay(count) if max - *value < count => return false,
            CounterChange::Pay(count) => {
                *value += count;
                run.count(Counted::Paid, count, true);
                if count > 0 {
                    self.h.event(Event::Pay { seat: payer, of: home, counter, count });
                }
            }
        }
        let value = self.s.p.counters[home.index()][usize::from(counter)];
        self.h.event(Event::Counter { seat: home, counter, value });
        // R13.4: nothing is gained beyond the maximum.
        value != before || !matches!(change, CounterChange::Gain(_) | CounterChange::Set(_))
    }

    /// R5.11: what is in play is put away, the remaining actions are lost.
    fn end_turn(&mut self) {
        let mut due = Vec::new();
        while let top @ (Frame::Scheme { .. }
        | Frame::BoostEnd { .. }
        | Frame::Fight { .. }
        | Frame::Attack { .. }
        | Frame::Window { .. }
        | Frame::Run(_)
        | Frame::Discard { .. }
        | Frame::Choose { .. }
        | Frame::Walk(_)
        | Frame::Placing { .. }
        | Frame::Cards { .. }
        | Frame::Maneuver { .. }
        | Frame::Guard { .. }
        | Frame::Sharing { .. }
        | Frame::Happened { .. }
        | Frame::Tokens(_)
        | Frame::Lying { .. }
        | Frame::Triggers { .. }) = *self.s.top()
        {
            self.pop();
            match top {
                Frame::Scheme { card, gone: false, .. } => {
                    // A card that stays in play does not see its own coming.
                    if self.m.waits_for_cards {
                        due = self.wait_for_played(self.s.p.active, CardId(card), false);
                    }
                    self.put_away(self.s.p.active, card);
                }
                Frame::BoostEnd { seat, card } => self.toss(seat, card),
                Frame::Fight { .. } | Frame::Attack { .. } => {
                    if self.m.waits_for_cards {
                        let played = self.cards_played().into_iter().flatten();
                        due = played.flat_map(|(seat, card)| self.wait_for_played(seat, card, false)).collect();
                    }
                    self.end_combat();
                }
                _ => {}
            }
        }
        self.s.p.actions = 0;
        self.s.p.ending_turn = true;
        // What happens with cards once they were played is not lost with the turn.
        if !due.is_empty() {
            self.begin_played(due);
        }
    }

    /// Whoever knew these cards of a deck before cannot tell any more which of them lies where.
    pub fn forget_looked(&mut self, run: &Run) {
        let seers = self.m.seers[run.seat.index()];
        let cards = &mut self.s.cards[run.looked_at().index()];
        let deck = cards.deck as usize;
        for known in &mut cards.known[deck.saturating_sub(usize::from(run.looked()))..deck] {
            *known &= seers;
        }
    }

    /// R8.8
    pub fn boost_combat_card(&mut self, side: usize, card: CardId) {
        let seat = self.s.p.combat.seats[side];
        self.note_boost(side, card);
        self.use_boost(seat, card, true);
        let more = self.s.boost_value(self.m, seat, card);
        self.add_boost(side, more, ChangeKind::Boost, card, 1);
    }

    /// Adds what is printed on a card that boosts, and what its die shows.
    pub fn add_boost(&mut self, side: usize, more: u8, kind: ChangeKind, card: CardId, times: u8) {
        let seat = self.s.p.combat.seats[side];
        // Of a die alone only the roll is told.
        if more > 0 || self.m.card(seat, card).boost_die.is_none() {
            self.add_value(side, more, kind, Source::card(card));
        }
        self.boost_by_die(seat, card, times);
    }

    /// The same with a card of a pile of the seat's own.
    pub fn boost_from_pile(&mut self, side: usize, owner: SeatId, card: CardId) {
        let seat = self.s.p.combat.seats[side];
        let more = self.use_pile_boost(seat, owner, card, true);
        if owner == seat {
            return self.add_boost(side, more, ChangeKind::Boost, card, 1);
        }
        // Terms name cards of the seat itself.
        self.add_value(side, more, ChangeKind::Boost, Source::ABILITY);
    }

    /// Remembers what boosted a side's card.
    fn note_boost(&mut self, side: usize, card: CardId) {
        let boosts = &mut self.s.p.combat.boosts[side];
        if let Some(free) = boosts.iter_mut().find(|slot| **slot == NONE) {
            *free = card.0;
        }
    }

    pub fn effect_index(&self, at: Pc, of: u8, label: u16) -> u8 {
        let Some(run) = self.choosing_run() else { return 0 };
        (0..of)
            .find(|&index| {
                let op = run.code(self.m)[usize::from(at) + usize::from(index)];
                matches!(op, Op::Effect { label: other, .. } if other == label)
            })
            .unwrap_or(0)
    }

    /// The program right below a `Choose` frame on top.
    fn choosing_run(&self) -> Option<Run> {
        self.s.p.stack[self.s.p.depth as usize - 2].as_run().copied()
    }

    /// What a chosen effect did and spoke of is known to the rest of the text that offered it.
    fn give_back(&mut self, run: Run) {
        let depth = self.s.p.depth as usize;
        if let [.., Frame::Run(below), Frame::Choose { .. }] = &mut self.s.p.stack[..depth] {
            *below = Run { pc: below.pc, left: below.left, ..run };
        }
    }

    /// R13.5: all effects have been chosen; now they are carried out one after the other.
    #[inline(never)]
    pub fn run_next_effect(&mut self) {
        let Frame::Choose { at, of, count, picked, ran, picks } = *self.s.top() else { return };
        let Some(run) = self.choosing_run().filter(|_| ran < picked) else { return self.pop() };
        self.set_top(Frame::Choose { at, of, count, picked, ran: ran + 1, picks });
        let effect = at + Pc::from(picks[ran as usize]);
        if let Op::Effect { at: start, .. } = run.code(self.m)[effect as usize] {
            if let Op::Choose { count: Choices::Spells(_) | Choices::Free(_), .. } =
                run.code(self.m)[usize::from(at) - 1]
            {
                self.h.event(Event::Cast { seat: run.chooser(), of: run.home(self.m), spell: picks[ran as usize] });
            }
            // Whoever chose, the effects are in the words of the text's owner.
            let mut run = Run { pc: start, ..run };
            run.set(Run::BY_OTHERS, false);
            self.push(Frame::Run(run));
        }
    }
}

/// Whether an op turns to cards of which the text can speak.
fn shows(op: &Op) -> bool {
    matches!(
        op,
        Op::Look { .. } | Op::Cards { to: To::Shown, .. } | Op::Ask(Asking::RevealPicked(_) | Asking::ChooseCard(_))
    )
}

/// How a program's move goes.
struct Steps {
    steps: u8,
    exact: bool,
    through: Through,
    track: Option<Whose>,
}
