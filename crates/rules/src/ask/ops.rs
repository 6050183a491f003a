//! The questions of texts. An op that asks is a type of its own here; its entry says whom it asks, when it can be done at all,
//! which options there are and what an answer does.

use super::*;
use crate::event::{Commit, Event};

/// What an op that asks has to say. The program waits at the op until it is answered.
trait AskingOp: Copy {
    /// What it comes to, for those who judge texts.
    fn gist(self) -> Gist;
    /// Who is asked, and what.
    fn asked(self, p: &Public, run: &Run) -> (SeatId, Ask);
    /// Whether it can be done at all; if not, a "may" in front of it is not asked.
    fn possible(self, s: &State, m: &Match, run: &Run) -> bool;
    /// Everything that may be answered, in a fixed order.
    fn options(self, s: &State, m: &Match, run: &Run, out: &mut Options);
    /// What one of the options does.
    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, run: &mut Run, opt: Opt) -> Then;
    /// There is nothing to choose from: what later ops must not refer to.
    fn pass(self, run: &mut Run);

    /// Whether it is passed over without asking.
    fn is_idle(self, _s: &State, _run: &Run) -> bool {
        false
    }

    /// What lies on top of the program after an answer.
    fn follow<H: Host>(self, _engine: &mut Engine<'_, H>, _run: Run, _opt: Opt) {}
}

/// What an op that asks comes to, whatever its options are: by this those who learn tell texts apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gist {
    /// What follows speaks of one of these fighters.
    Means(Crowd),
    /// What follows speaks of an opponent or their fighter.
    MeansOpponent,
    /// What follows speaks of an own fighter.
    MeansOwn,
    /// What follows speaks of a deck.
    MeansDeck,
    /// Something is chosen or named.
    Choose,
    /// A counter changes.
    Count,
    /// A fighter is placed.
    Place(Who),
    /// A fighter changes places with one of these.
    Swap(Crowd),
    /// A fighter comes onto the board.
    Return,
    /// A card is boosted, the own or the other one.
    Boost(Side),
    /// A card is exchanged for another.
    Replace,
    /// A card of the opponent loses what it says.
    Cancel,
    /// Cards are looked at or shown.
    Look,
    /// Cards come into the hand.
    Fetch,
    /// Cards are put in order.
    Arrange,
}

/// How a program goes on after an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Then {
    /// With the next op.
    Next,
    /// The same op asks again.
    Again,
}

/// Declares the ops that ask.
macro_rules! asking {
    ($($name:ident),* $(,)?) => {
        /// An op that asks.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[expect(missing_docs, reason = "each op is documented where it is declared")]
        pub enum Asking {
            $($name($name),)*
        }

        $(impl From<$name> for Op {
            fn from(op: $name) -> Self {
                Op::Ask(Asking::$name(op))
            }
        })*

        impl Asking {
            /// What it comes to, for those who judge texts.
            pub fn gist(self) -> Gist {
                match self {
                    $(Self::$name(op) => op.gist(),)*
                }
            }

            fn asked(self, p: &Public, run: &Run) -> (SeatId, Ask) {
                match self {
                    $(Self::$name(op) => op.asked(p, run),)*
                }
            }

            pub(crate) fn possible(self, s: &State, m: &Match, run: &Run) -> bool {
                match self {
                    $(Self::$name(op) => op.possible(s, m, run),)*
                }
            }

            pub(crate) fn is_idle(self, s: &State, run: &Run) -> bool {
                match self {
                    $(Self::$name(op) => op.is_idle(s, run),)*
                }
            }

            fn options(self, s: &State, m: &Match, run: &Run, out: &mut Options) {
                match self {
                    $(Self::$name(op) => op.options(s, m, run, out),)*
                }
            }

            fn apply<H: Host>(self, engine: &mut Engine<'_, H>, run: &mut Run, opt: Opt) -> Then {
                match self {
                    $(Self::$name(op) => op.apply(engine, run, opt),)*
                }
            }

            fn follow<H: Host>(self, engine: &mut Engine<'_, H>, run: Run, opt: Opt) {
                match self {
                    $(Self::$name(op) => op.follow(engine, run, opt),)*
                }
            }

            fn pass(self, run: &mut Run) {
                match self {
                    $(Self::$name(op) => op.pass(run),)*
                }
            }
        }
    };
}

asking! {
    PickOne,
    PutFighter,
    BoostCard,
    LayBoost,
    ReplaceCard,
    PickDeck,
    PutBackLooked,
    ChooseCard,
    RevealSame,
    RevealPicked,
    ReplaceOpposing,
    NameCard,
    SidePick,
    PickShown,
    SwapWith,
}

/// An op that asks, in the program that runs it.
pub(super) struct Running {
    pub run: Run,
    pub op: Asking,
}

impl Entry for Running {
    fn question(self, p: &Public, _m: &Match) -> Question {
        let (seat, ask) = self.op.asked(p, &self.run);
        Question { seat, ask, source: Some((self.run.seat, self.run.source)) }
    }

    fn options(self, s: &State, m: &Match, out: &mut Options) {
        self.op.options(s, m, &self.run, out);
    }

    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, opt: Opt) -> Flow {
        let Self { mut run, op } = self;
        run.set(Run::DONE, !opt.declines());
        // What happens may lay other frames on the program.
        let at = usize::from(engine.s.p.depth) - 1;
        if op.apply(engine, &mut run, opt) == Then::Next {
            run.pc += 1;
        }
        engine.s.p.stack[at] = Frame::Run(run);
        op.follow(engine, run, opt);
        Flow::Go
    }

    fn pass<H: Host>(self, engine: &mut Engine<'_, H>) {
        let Self { mut run, op } = self;
        run.set(Run::DONE, false);
        op.pass(&mut run);
        run.pc += 1;
        engine.set_top(Frame::Run(run));
    }
}

/// Whether to do what a text allows; `no` is where it goes on otherwise.
pub(super) struct May {
    pub run: Run,
    pub no: Pc,
}

impl Entry for May {
    fn question(self, _p: &Public, _m: &Match) -> Question {
        Question { seat: self.run.chooser(), ask: Ask::YesNo, source: Some((self.run.seat, self.run.source)) }
    }

    #[inline(never)]
    fn options(self, s: &State, m: &Match, out: &mut Options) {
        if s.payable(m, &self.run, self.run.pc + 1, self.no) {
            out.push(Opt::Yes);
        }
        out.push(Opt::No);
    }

    #[inline(never)]
    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, opt: Opt) -> Flow {
        let Self { mut run, no } = self;
        run.set(Run::DONE, opt == Opt::Yes);
        run.pc = if opt == Opt::Yes { run.pc + 1 } else { no };
        engine.set_top(Frame::Run(run));
        Flow::Go
    }

    fn pass<H: Host>(self, engine: &mut Engine<'_, H>) {
        self.apply(engine, Opt::No);
    }
}

/// R25.4: the symbol that a wild basket shows.
pub(super) struct NameSymbol {
    pub run: Run,
}

impl Entry for NameSymbol {
    fn question(self, _p: &Public, _m: &Match) -> Question {
        Question { seat: self.run.seat, ask: Ask::Symbol, source: Some((self.run.seat, self.run.source)) }
    }

    #[inline(never)]
    fn options(self, _s: &State, m: &Match, out: &mut Options) {
        for symbol in 0..m.seat(self.run.home(m)).hero.symbols.len() as u8 {
            out.push(Opt::Symbol(symbol));
        }
    }

    #[inline(never)]
    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, opt: Opt) -> Flow {
        let Self { mut run } = self;
        if let Opt::Symbol(symbol) = opt {
            run.set_symbol(symbol);
        }
        run.set(Run::DONE, true);
        engine.set_top(Frame::Run(run));
        Flow::Go
    }

    fn pass<H: Host>(self, engine: &mut Engine<'_, H>) {
        let Self { mut run } = self;
        run.set(Run::DONE, false);
        run.pc += 1;
        engine.set_top(Frame::Run(run));
    }
}

/// Asks for one of several things, which later ops refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PickOne {
    /// Of which things.
    pub what: Pick,
    /// None may be picked, too.
    pub optional: bool,
}

impl AskingOp for PickOne {
    fn gist(self) -> Gist {
        match self.what {
            Pick::Fighter(group) | Pick::Chosen(group) | Pick::Pair(group) | Pick::Several { group, .. } => {
                Gist::Means(group.crowd)
            }
            Pick::TheirHero | Pick::Opponent { .. } | Pick::Receiver => Gist::MeansOpponent,
            Pick::YourHero => Gist::MeansOwn,
            Pick::Space(_) | Pick::Zone { .. } | Pick::Number { .. } | Pick::UpTo(_) => Gist::Choose,
            Pick::Spend { .. } | Pick::Pay { .. } => Gist::Count,
        }
    }

    fn asked(self, _p: &Public, run: &Run) -> (SeatId, Ask) {
        match self.what {
            Pick::Fighter(_) | Pick::Chosen(_) | Pick::Pair(_) | Pick::Several { .. } => (run.chooser(), Ask::Fighter),
            // There may be no such opponent; then there is nobody to choose either.
            Pick::TheirHero => (if run.who == NONE { run.seat } else { SeatId(run.who) }, Ask::Fighter),
            Pick::YourHero => (run.seat, Ask::Fighter),
            Pick::Receiver => (run.chooser(), Ask::Opponent),
            Pick::Space(_) => (run.chooser(), Ask::Space),
            Pick::Zone { .. } => (run.chooser(), Ask::Zone),
            Pick::Number { .. } | Pick::UpTo(_) | Pick::Spend { .. } | Pick::Pay { .. } => (run.chooser(), Ask::Number),
            Pick::Opponent { .. } => (run.chooser(), Ask::Opponent),
        }
    }

    fn possible(self, s: &State, m: &Match, run: &Run) -> bool {
        match self.what {
            Pick::Fighter(group) | Pick::Chosen(group) | Pick::Several { group, up_to: true, .. } => {
                !s.group(m, run, group).is_empty()
            }
            Pick::Several { group, count, up_to: false } => s.group(m, run, group).len() >= u32::from(count),
            Pick::Pair(group) => s.group(m, run, group).len() > 1,
            Pick::TheirHero | Pick::Space(_) | Pick::Number { .. } => true,
            Pick::YourHero => !(m.seat(run.seat).heroes & s.on_board()).is_empty(),
            Pick::Receiver => s.meant_seats(m, run, Players::Opponent) != 0,
            Pick::Zone { of, with } => s.zones_to_choose(m, run, of, with) != 0,
            Pick::Spend { .. } | Pick::Pay { .. } => true,
            Pick::Opponent { having } => s.opponents_having(m, run, having).next().is_some(),
            Pick::UpTo(most) => s.amount(m, run, most) > 0,
        }
    }

    fn options(self, s: &State, m: &Match, run: &Run, out: &mut Options) {
        match self.what {
            Pick::Fighter(group) | Pick::Chosen(group) => {
                for fighter in s.group(m, run, group) {
                    out.push(Opt::Fighter(fighter));
                }
            }
            Pick::Pair(group) => {
                let two = s.group(m, run, group);
                if two.len() > 1 {
                    two.iter().for_each(|fighter| out.push(Opt::Fighter(fighter)));
                }
            }
            Pick::Several { group, up_to, .. } => {
                // The same one is never chosen twice.
                let left = s.group(m, run, group).minus(run.marks.them.get());
                for fighter in left {
                    out.push(Opt::Fighter(fighter));
                }
                if up_to && !left.is_empty() {
                    out.push(Opt::Skip);
                }
            }
            Pick::TheirHero => {
                if run.who != NONE {
                    for fighter in m.seat(SeatId(run.who)).heroes & s.on_board() {
                        out.push(Opt::Fighter(fighter));
                    }
                }
            }
            Pick::YourHero => {
                for fighter in m.seat(run.seat).heroes & s.on_board() {
                    out.push(Opt::Fighter(fighter));
                }
            }
            Pick::Receiver => {
                let seats = s.meant_seats(m, run, Players::Opponent);
                m.seat_ids().filter(|seat| seats & seat.bit() != 0).for_each(|seat| out.push(Opt::Seat(seat)));
            }
            Pick::Space(spaces) => {
                for space in s.spaces(m, run, None, spaces) {
                    out.push(Opt::Space(space));
                }
            }
            Pick::Zone { of, with } => {
                let zones = s.zones_to_choose(m, run, of, with);
                for zone in (0..m.board.zones.len() as u8).filter(|zone| zones >> zone & 1 == 1) {
                    out.push(Opt::Zone(zone));
                }
            }
            Pick::Number { from, to } => {
                for number in from..=to {
                    out.push(Opt::Number(number));
                }
            }
            Pick::UpTo(most) => {
                for number in 0..=s.amount(m, run, most) {
                    out.push(Opt::Number(number));
                }
            }
            Pick::Spend { counter } => {
                for number in 0..=s.p.counters[run.home(m).index()][counter as usize] {
                    out.push(Opt::Number(number));
                }
            }
            Pick::Pay { counter } => {
                for number in 0..=s.p.lacks(m, run.home(m), counter) {
                    out.push(Opt::Number(number));
                }
            }
            Pick::Opponent { having } => {
                for seat in s.opponents_having(m, run, having) {
                    out.push(Opt::Seat(seat));
                }
            }
        }
        if self.optional {
            out.push(Opt::Skip);
        }
    }

    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, run: &mut Run, opt: Opt) -> Then {
        if let Pick::Several { count, .. } = self.what {
            if let Opt::Fighter(fighter) = opt {
                run.it = fighter.0;
                run.marks.them.add(FighterSet::one(fighter));
            }
            run.count(Counted::Picked, u8::from(opt != Opt::Skip), true);
            run.set(Run::DONE, !run.marks.them.get().is_empty());
            if opt != Opt::Skip && run.counted(Counted::Picked) < count {
                return Then::Again;
            }
            run.count(Counted::Picked, 0, false);
            return Then::Next;
        }
        if let Opt::Fighter(fighter) = opt {
            run.it = fighter.0;
            if let Pick::Chosen(_) = self.what {
                run.chosen = fighter.0;
            }
        } else if let Opt::Space(space) = opt {
            let slot = usize::from(run.spaces[0] != NONE);
            run.spaces[slot] = space.0;
        } else if let Opt::Zone(zone) = opt {
            run.spaces[1] = Run::ZONE + zone;
            engine.h.event(Event::Zone { seat: run.chooser(), zone });
        } else if let Opt::Number(number) = opt {
            if let Pick::Spend { counter } = self.what {
                engine.act_counter(run, counter, CounterChange::Spend(Amount::Number(number)));
            } else if let Pick::Pay { counter } = self.what {
                engine.act_counter(run, counter, CounterChange::Pay(number));
            } else if let Pick::UpTo(_) = self.what {
                run.count(Counted::DrawnLast, number, false);
            } else {
                run.number = number;
            }
        } else if let Opt::Seat(seat) = opt {
            run.who = seat.0;
        } else {
            self.pass(run);
        }
        Then::Next
    }

    fn pass(self, run: &mut Run) {
        match self.what {
            // All that there are were picked, or there is none.
            Pick::Several { .. } => {
                run.count(Counted::Picked, 0, false);
                run.set(Run::DONE, !run.marks.them.get().is_empty());
            }
            Pick::Fighter(_) | Pick::Pair(_) | Pick::TheirHero | Pick::YourHero => run.it = NONE,
            Pick::Chosen(_) => (run.it, run.chosen) = (NONE, NONE),
            Pick::Opponent { .. } | Pick::Receiver => run.who = NONE,
            Pick::Space(_) | Pick::Number { .. } | Pick::UpTo(_) => {}
            // No zone is meant then, also none that was chosen before.
            Pick::Zone { .. } => run.spaces[1] = NONE,
            Pick::Spend { .. } | Pick::Pay { .. } => {}
        }
    }
}

/// Puts a fighter on a space: one on the board, a defeated one, or one from the supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PutFighter {
    /// Whom.
    pub who: Placed,
    /// Where.
    pub spaces: Spaces,
    /// It may be declined.
    pub optional: bool,
}

impl AskingOp for PutFighter {
    fn gist(self) -> Gist {
        match self.who {
            Placed::One(who) => Gist::Place(who),
            Placed::Defeated(..) | Placed::Summoned(_) | Placed::Revived(..) | Placed::Back(_) => Gist::Return,
        }
    }

    fn asked(self, _p: &Public, run: &Run) -> (SeatId, Ask) {
        (run.chooser(), Ask::Place)
    }

    fn possible(self, s: &State, m: &Match, run: &Run) -> bool {
        let has_room = |fighter| !s.place_spaces(m, run, fighter, self.who, self.spaces).is_empty();
        s.placeable(m, run, self.who).iter().any(has_room)
    }

    fn options(self, s: &State, m: &Match, run: &Run, out: &mut Options) {
        for fighter in s.placeable(m, run, self.who) {
            s.push_free_places(m, fighter, s.place_spaces(m, run, fighter, self.who, self.spaces), out);
        }
        if self.optional {
            out.push(Opt::NoPlace);
        }
    }

    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, run: &mut Run, opt: Opt) -> Then {
        if let Opt::Place { fighter, space, tail } = opt {
            let here = engine.s.space_of(fighter).is_some();
            let full = engine.m.fighter_def(fighter).health;
            match self.who {
                Placed::Revived(_, health) => engine.s.p.health[fighter.index()] = health,
                // R26.8: one taken from elsewhere on the board stays as it is.
                Placed::One(_) | Placed::Defeated(..) | Placed::Summoned(_) if here => {}
                Placed::Back(_) => {}
                Placed::Defeated(_, health) => {
                    let health = health.map(|health| engine.s.amount(engine.m, run, health));
                    engine.revive(fighter, health);
                }
                Placed::One(_) | Placed::Summoned(_) => engine.s.p.health[fighter.index()] = full,
            }
            let from = engine.s.body(engine.m, fighter);
            engine.put(fighter, space, tail);
            engine.left_spaces(&[(fighter, from)]);
            run.it = fighter.0;
            run.marks.them.set(FighterSet::one(fighter));
            if self.spaces.place == SpacePlace::Start(Start::Opponents) {
                run.who = engine.s.start_owner(engine.m, run, fighter).map_or(NONE, |seat| seat.0);
            }
        }
        Then::Next
    }

    fn pass(self, _run: &mut Run) {}
}

/// A fighter changes places with one of a group, other than itself (R7.16).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SwapWith {
    /// Who.
    pub who: Who,
    /// With one of whom.
    pub with: Group,
    /// It may be declined.
    pub optional: bool,
}

impl SwapWith {
    fn others(self, s: &State, m: &Match, run: &Run) -> FighterSet {
        let Some(fighter) = s.who(m, run, self.who).filter(|&fighter| s.on_board().has(fighter)) else {
            return FighterSet::EMPTY;
        };
        s.group(m, run, self.with).minus(FighterSet::one(fighter))
    }
}

impl AskingOp for SwapWith {
    fn gist(self) -> Gist {
        Gist::Swap(self.with.crowd)
    }

    fn asked(self, _p: &Public, run: &Run) -> (SeatId, Ask) {
        (run.chooser(), Ask::Fighter)
    }

    fn possible(self, s: &State, m: &Match, run: &Run) -> bool {
        !self.others(s, m, run).is_empty()
    }

    fn options(self, s: &State, m: &Match, run: &Run, out: &mut Options) {
        for fighter in self.others(s, m, run) {
            out.push(Opt::Fighter(fighter));
        }
        if self.optional {
            out.push(Opt::Skip);
        }
    }

    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, run: &mut Run, opt: Opt) -> Then {
        if let (Opt::Fighter(other), Some(fighter)) = (opt, engine.s.who(engine.m, run, self.who)) {
            let done = engine.swap_fighters(run, fighter, other);
            run.set(Run::DONE, done);
        }
        Then::Next
    }

    fn pass(self, _run: &mut Run) {}
}

/// A card of the hand boosts the card in the combat (R8.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoostCard {
    /// Whose card is boosted, and who does it.
    pub by: Side,
    /// It may be declined.
    pub optional: bool,
}

impl BoostCard {
    fn side(self, p: &Public, run: &Run) -> Option<usize> {
        let own = p.combat.side_of(run.seat);
        own.map(|own| if self.by == Side::Own { own } else { 1 - own })
    }
}

impl AskingOp for BoostCard {
    fn gist(self) -> Gist {
        Gist::Boost(self.by)
    }

    fn asked(self, p: &Public, run: &Run) -> (SeatId, Ask) {
        let seat = match self.by {
            Side::Own => run.seat,
            Side::Other => p.combat.seats[self.side(p, run).unwrap_or(DEFENSE)],
        };
        (seat, Ask::Boost)
    }

    fn possible(self, s: &State, m: &Match, run: &Run) -> bool {
        let has_cards = || s.cards_of(run.seat).hand > 0 || !s.pile_boosts(m, run.seat).is_empty();
        self.by == Side::Other || has_cards() && !self.is_idle(s, run) && !s.cannot_boost(m, run.seat)
    }

    /// R25.22: without a card there is nothing to boost.
    fn is_idle(self, s: &State, run: &Run) -> bool {
        !self.side(&s.p, run).is_some_and(|side| s.p.combat.cards[side].is_some())
    }

    fn options(self, s: &State, m: &Match, run: &Run, out: &mut Options) {
        let side = self.side(&s.p, run).unwrap_or(ATTACK);
        s.boost_options(m, s.p.combat.seats[side], out);
        s.pile_boost_options(m, s.p.combat.seats[side], out);
        if self.optional {
            out.push(Opt::NoBoost);
        }
    }

    fn apply<H: Host>(self, _engine: &mut Engine<'_, H>, _run: &mut Run, _opt: Opt) -> Then {
        Then::Next
    }

    fn follow<H: Host>(self, engine: &mut Engine<'_, H>, run: Run, opt: Opt) {
        if let (Opt::Boost(card), Some(side)) = (opt, self.side(&engine.s.p, &run)) {
            engine.boost_combat_card(side, card);
        } else if let (Opt::Card { seat: owner, card }, Some(side)) = (opt, self.side(&engine.s.p, &run)) {
            engine.boost_from_pile(side, owner, card);
        }
    }

    fn pass(self, _run: &mut Run) {}
}

/// Lays a card face down beside the attack (R25.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LayBoost {
    /// It may be declined.
    pub optional: bool,
}

impl AskingOp for LayBoost {
    fn gist(self) -> Gist {
        Gist::Boost(Side::Own)
    }

    fn asked(self, _p: &Public, run: &Run) -> (SeatId, Ask) {
        (run.seat, Ask::CommitBoost)
    }

    fn possible(self, _s: &State, _m: &Match, _run: &Run) -> bool {
        true
    }

    fn options(self, s: &State, m: &Match, run: &Run, out: &mut Options) {
        // R25.10: one card beside the attack.
        if !s.p.combat.boost.is_some() {
            s.boost_options(m, run.seat, out);
        }
        if self.optional {
            out.push(Opt::NoBoost);
        }
    }

    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, run: &mut Run, opt: Opt) -> Then {
        if let Opt::Boost(card) = opt {
            engine.s.p.combat.boost = engine.s.cards[run.seat.index()].take_from_hand(card);
            engine.h.event(Event::Commit { seat: run.seat, what: Commit::Boost, card: Some(card) });
        }
        Then::Next
    }

    fn pass(self, _run: &mut Run) {}
}

/// Plays another card in place of the one in the combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplaceCard {
    /// From the deck, and not from the hand.
    pub deck: bool,
}

impl AskingOp for ReplaceCard {
    fn gist(self) -> Gist {
        Gist::Replace
    }

    fn asked(self, _p: &Public, run: &Run) -> (SeatId, Ask) {
        (run.seat, Ask::Replace)
    }

    fn possible(self, s: &State, m: &Match, run: &Run) -> bool {
        self.deck || !s.replacements(m, run, false).is_empty()
    }

    fn options(self, s: &State, m: &Match, run: &Run, out: &mut Options) {
        let defends = s.p.combat.side_of(run.seat) == Some(DEFENSE);
        for card in s.replacements(m, run, self.deck) {
            out.push(if defends { Opt::Defend(card) } else { Opt::Play(card) });
        }
        // Nobody else can check what a deck holds.
        if self.deck {
            out.push(Opt::Skip);
        }
    }

    fn apply<H: Host>(self, _engine: &mut Engine<'_, H>, _run: &mut Run, _opt: Opt) -> Then {
        Then::Next
    }

    fn follow<H: Host>(self, engine: &mut Engine<'_, H>, run: Run, opt: Opt) {
        if let Opt::Play(card) | Opt::Defend(card) = opt {
            engine.replace_card(run.seat, card, self.deck);
        }
        if self.deck {
            engine.shuffle(run.seat);
        }
    }

    fn pass(self, _run: &mut Run) {}
}

/// Names a card of the deck of "that opponent", wherever it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NameCard;

impl AskingOp for NameCard {
    fn gist(self) -> Gist {
        Gist::Choose
    }

    fn asked(self, _p: &Public, run: &Run) -> (SeatId, Ask) {
        (run.seat, Ask::Card)
    }

    fn possible(self, _s: &State, _m: &Match, run: &Run) -> bool {
        run.who != NONE
    }

    fn options(self, s: &State, m: &Match, run: &Run, out: &mut Options) {
        if run.who != NONE {
            let seat = SeatId(run.who);
            let cards = m.seat(seat).hero.cards.iter().enumerate().filter(|(_, card)| card.count > 0);
            s.card_options(seat, cards.map(|(index, _)| CardId(index as u8)).collect(), out);
        }
    }

    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, run: &mut Run, opt: Opt) -> Then {
        if let Opt::Card { seat, card } = opt {
            run.look_at(seat, 0);
            run.placed = card.0;
            engine.h.event(Event::Named { seat: run.seat, of: seat, card });
        }
        Then::Next
    }

    fn pass(self, run: &mut Run) {
        run.set_looked(0);
        run.placed = NONE;
    }
}

/// "That opponent" chooses a card of the hand, which lies in front of the others then, and tells nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PickShown;

impl AskingOp for PickShown {
    fn gist(self) -> Gist {
        Gist::Choose
    }

    fn asked(self, _p: &Public, run: &Run) -> (SeatId, Ask) {
        (SeatId(run.who), Ask::HiddenCard)
    }

    fn possible(self, s: &State, _m: &Match, run: &Run) -> bool {
        run.who != NONE && s.cards_of(SeatId(run.who)).hand > 0
    }

    fn options(self, s: &State, _m: &Match, run: &Run, out: &mut Options) {
        let seat = SeatId(run.who);
        s.card_options(seat, s.cards_of(seat).hand_set(), out);
    }

    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, run: &mut Run, opt: Opt) -> Then {
        if let Opt::Card { card, .. } = opt {
            let cards = &mut engine.s.cards[usize::from(run.who)];
            // Whoever knew a copy still knows of one in the hand.
            let slot = cards.take_from_hand(card);
            cards.put_in_hand(slot);
        }
        Then::Next
    }

    fn pass(self, _run: &mut Run) {}
}

/// Chooses an open or discarded card of a side deck, which goes under the deck or among the discarded ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SidePick {
    /// Which of the hero's side decks.
    pub deck: u8,
    /// Among the open ones; otherwise among the discarded ones.
    pub open: bool,
    /// It goes under the deck; otherwise it is discarded.
    pub under: bool,
}

impl SidePick {
    fn cards(self, s: &State, m: &Match, run: &Run) -> CardSet {
        if self.open {
            s.side_open(m, run.home(m), self.deck).collect()
        } else {
            s.side_deck(run.home(m), self.deck, true).into_iter().collect()
        }
    }
}

impl AskingOp for SidePick {
    fn gist(self) -> Gist {
        Gist::Choose
    }

    fn asked(self, _p: &Public, run: &Run) -> (SeatId, Ask) {
        (run.chooser(), Ask::Card)
    }

    fn possible(self, s: &State, m: &Match, run: &Run) -> bool {
        !self.cards(s, m, run).is_empty()
    }

    fn options(self, s: &State, m: &Match, run: &Run, out: &mut Options) {
        s.card_options(run.home(m), self.cards(s, m, run), out);
    }

    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, run: &mut Run, opt: Opt) -> Then {
        if let Opt::Card { card, .. } = opt {
            engine.put_side(run.home(engine.m), self.deck, card, self.open, self.under);
        }
        Then::Next
    }

    fn pass(self, _run: &mut Run) {}
}

/// Lets the other player of the combat play another card of the hand in place of the one played, as the owner of the text chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplaceOpposing;

impl AskingOp for ReplaceOpposing {
    fn gist(self) -> Gist {
        Gist::Cancel
    }

    fn asked(self, _p: &Public, run: &Run) -> (SeatId, Ask) {
        (run.seat, Ask::Card)
    }

    fn possible(self, s: &State, m: &Match, run: &Run) -> bool {
        let Some((seat, _)) = s.replacing(run) else { return false };
        !s.opposing_replacements(m, run, s.cards_of(seat).hand_set()).is_empty()
    }

    fn is_idle(self, s: &State, run: &Run) -> bool {
        s.replacing(run).is_none()
    }

    fn options(self, s: &State, m: &Match, run: &Run, out: &mut Options) {
        let Some((seat, _)) = s.replacing(run) else { return };
        s.card_options(seat, s.opposing_replacements(m, run, s.cards_of(seat).hand_set()), out);
    }

    fn apply<H: Host>(self, _engine: &mut Engine<'_, H>, _run: &mut Run, _opt: Opt) -> Then {
        Then::Next
    }

    fn follow<H: Host>(self, engine: &mut Engine<'_, H>, run: Run, opt: Opt) {
        if let (Opt::Card { seat, card }, Some((_, side))) = (opt, engine.s.replacing(&run)) {
            let slot = engine.s.cards[seat.index()].take_from_hand(card);
            engine.lay_instead(side, slot);
        }
    }

    fn pass(self, _run: &mut Run) {}
}

/// Asks whose deck is meant, one's own among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PickDeck;

impl AskingOp for PickDeck {
    fn gist(self) -> Gist {
        Gist::MeansDeck
    }

    fn asked(self, _p: &Public, run: &Run) -> (SeatId, Ask) {
        (run.chooser(), Ask::Deck)
    }

    fn possible(self, _s: &State, _m: &Match, _run: &Run) -> bool {
        true
    }

    // R5.13
    fn options(self, s: &State, m: &Match, _run: &Run, out: &mut Options) {
        for of in m.seat_ids().filter(|&of| !s.is_out(of) && !s.is_dormant(of)) {
            out.push(Opt::Seat(of));
        }
    }

    fn apply<H: Host>(self, _engine: &mut Engine<'_, H>, run: &mut Run, opt: Opt) -> Then {
        if let Opt::Seat(seat) = opt {
            run.look_at(seat, 0);
        }
        Then::Next
    }

    fn pass(self, _run: &mut Run) {}
}

/// Puts the cards looked at that are left on top of their deck, in an order that the player chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PutBackLooked;

impl AskingOp for PutBackLooked {
    fn gist(self) -> Gist {
        Gist::Arrange
    }

    fn asked(self, _p: &Public, run: &Run) -> (SeatId, Ask) {
        (run.seat, Ask::CardOrder)
    }

    fn possible(self, _s: &State, _m: &Match, _run: &Run) -> bool {
        true
    }

    fn options(self, s: &State, _m: &Match, run: &Run, out: &mut Options) {
        s.card_options(run.looked_at(), s.looked(run), out);
    }

    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, run: &mut Run, opt: Opt) -> Then {
        let Opt::Card { card, .. } = opt else { return Then::Next };
        engine.forget_looked(run);
        // The card chosen first will be drawn first.
        let cards = &mut engine.s.cards[run.looked_at().index()];
        let depth = (run.placed..run.looked()).find(|&depth| cards.deck_at(depth) == card);
        if let Some(depth) = depth {
            let deck = cards.deck as usize;
            let (from, to) = (deck - 1 - depth as usize, deck - 1 - run.placed as usize);
            cards.kind[from..=to].rotate_left(1);
            cards.known[from..=to].rotate_left(1);
        }
        run.placed = run.placed.saturating_add(1);
        if run.placed < run.looked() { Then::Again } else { Then::Next }
    }

    fn pass(self, run: &mut Run) {
        run.placed = 0;
    }
}

/// Chooses a card of the hand of "that opponent", which the player has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChooseCard;

impl AskingOp for ChooseCard {
    fn gist(self) -> Gist {
        Gist::Look
    }

    fn asked(self, _p: &Public, run: &Run) -> (SeatId, Ask) {
        (run.seat, Ask::Card)
    }

    fn possible(self, s: &State, _m: &Match, run: &Run) -> bool {
        run.who != NONE && !s.seen_in_hand(run.seat, SeatId(run.who)).is_empty()
    }

    // R18.1: of a hand into which more has come since, what was seen.
    fn options(self, s: &State, _m: &Match, run: &Run, out: &mut Options) {
        if run.who != NONE {
            let seat = SeatId(run.who);
            s.card_options(seat, s.seen_in_hand(run.seat, seat).into_iter().map(CardId).collect(), out);
        }
    }

    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, run: &mut Run, opt: Opt) -> Then {
        if let Opt::Card { seat, card } = opt {
            // All see which one it is.
            engine.show_in_hand(seat, card);
            run.look_at(seat, 0);
            run.placed = card.0;
            run.set_that_card(Some((seat, card)));
        }
        Then::Next
    }

    fn pass(self, run: &mut Run) {
        run.set_looked(0);
        run.placed = NONE;
        run.set_that_card(None);
    }
}

/// Shows several copies of one card of the own hand to all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RevealSame {
    /// How many.
    pub count: u8,
}

impl RevealSame {
    fn choices(self, s: &State, run: &Run) -> CardSet {
        let cards = s.cards_of(run.chooser());
        let enough =
            |card: &CardId| cards.hand().iter().filter(|&&other| other == card.0).count() >= usize::from(self.count);
        cards.hand_set().iter().filter(enough).collect()
    }
}

impl AskingOp for RevealSame {
    fn gist(self) -> Gist {
        Gist::Look
    }

    fn asked(self, _p: &Public, run: &Run) -> (SeatId, Ask) {
        (run.chooser(), Ask::Card)
    }

    fn possible(self, s: &State, _m: &Match, run: &Run) -> bool {
        !self.choices(s, run).is_empty()
    }

    fn options(self, s: &State, _m: &Match, run: &Run, out: &mut Options) {
        s.card_options(run.chooser(), self.choices(s, run), out);
    }

    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, run: &mut Run, opt: Opt) -> Then {
        if let Opt::Card { seat, card } = opt {
            engine.show_copies(seat, card, self.count);
            run.set_that_card(Some((seat, card)));
        }
        Then::Next
    }

    fn pass(self, run: &mut Run) {
        run.set_that_card(None);
    }
}

/// Shows a card of a hand to all, which another player picks by its place, or by its face if it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RevealPicked {
    /// Whose hand: that of "that opponent", which the player of the text picks from; or the player's own, which that opponent does.
    pub of: Player,
}

impl RevealPicked {
    /// Who picks, and from whose hand.
    fn seats(self, run: &Run) -> Option<(SeatId, SeatId)> {
        let that = run.seat_of(Player::That)?;
        Some(if self.of == Player::You { (that, run.seat) } else { (run.seat, that) })
    }

    /// The places of a hand whose cards the one who picks knows, or those of the others.
    fn places(cards: &Cards, by: SeatId, known: bool) -> impl Iterator<Item = usize> + '_ {
        let bit = by.bit();
        let is_known = move |&place: &usize| (cards.known[cards.hand_start() + place] & bit != 0) == known;
        (0..usize::from(cards.hand)).filter(is_known)
    }
}

impl AskingOp for RevealPicked {
    fn gist(self) -> Gist {
        Gist::Look
    }

    fn asked(self, _p: &Public, run: &Run) -> (SeatId, Ask) {
        (self.seats(run).map_or(run.seat, |(by, _)| by), Ask::Card)
    }

    fn possible(self, s: &State, _m: &Match, run: &Run) -> bool {
        self.seats(run).is_some_and(|(_, of)| s.cards_of(of).hand > 0)
    }

    fn options(self, s: &State, _m: &Match, run: &Run, out: &mut Options) {
        let Some((by, seat)) = self.seats(run) else { return };
        let cards = s.cards_of(seat);
        let faces = Self::places(cards, by, true).map(|place| CardId(cards.hand()[place]));
        s.card_options(seat, faces.collect(), out);
        // By its place among those that are not known.
        for number in 1..=Self::places(cards, by, false).count() as u8 {
            out.push(Opt::Number(number));
        }
    }

    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, run: &mut Run, opt: Opt) -> Then {
        let Some((by, seat)) = self.seats(run) else { return Then::Next };
        let card = if let Opt::Card { card, .. } = opt {
            engine.show_in_hand(seat, card);
            card
        } else if let Opt::Number(number) = opt {
            let unknown = |nth| Self::places(engine.s.cards_of(seat), by, false).nth(nth);
            let place = unknown(usize::from(number) - 1).unwrap_or(0);
            engine.show_place(seat, place as u8)
        } else {
            return Then::Next;
        };
        run.look_at(seat, 0);
        run.placed = card.0;
        let besides = matches!(run.code(engine.m)[usize::from(run.pc) + 1], Op::Next(_));
        run.count(Counted::Revealed, 1, besides);
        run.set_that_card(Some((seat, card)));
        Then::Next
    }

    fn pass(self, run: &mut Run) {
        run.set_looked(0);
        run.placed = NONE;
        run.count(Counted::Revealed, 0, false);
        run.set_that_card(None);
    }
}
