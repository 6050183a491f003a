//! What the rules ask. Each kind of question is declared once: in `kinds.rs` what there is to know about it (its key, who may
//! know the answer), in `frames.rs` and `ops.rs` whom it is put to, which options it has and what an answer does.

mod frames;
mod kinds;
mod matter;
pub(crate) mod ops;

use crate::choice::{Opt, Options};
use crate::def::Match;
use crate::event::Host;
use crate::flow::{Engine, Flow};
use crate::ids::*;
use crate::program::*;
use crate::state::*;

pub(crate) use frames::Discarding;
pub use kinds::{About, Ask, Hidden, Lone, Topic};
pub use matter::Matter;

/// Whose choice it is and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// Who is asked.
    pub seat: SeatId,
    /// What is asked.
    pub ask: Ask,
    /// The seat and card, item or ability that asks, if one does.
    pub source: Option<(SeatId, Source)>,
}

/// One step of the game that asks something. A new one has to say all of this, or it does not compile.
trait Entry {
    /// Whom, what, and on whose behalf.
    fn question(self, p: &Public, m: &Match) -> Question;
    /// Everything that may be answered, in a fixed order.
    fn options(self, s: &State, m: &Match, out: &mut Options);
    /// What one of the options does, and whether the frame that is then on top can go on by itself.
    fn apply<H: Host>(self, engine: &mut Engine<'_, H>, opt: Opt) -> Flow;
    /// R13.4: there is nothing to choose from.
    fn pass<H: Host>(self, engine: &mut Engine<'_, H>);
}

/// Does something with the entry of the frame on top; `None` if that frame asks nothing.
macro_rules! with_entry {
    ($p:expr, $m:expr, |$entry:ident| $do:expr) => {
        match *$p.top() {
            Frame::Setup { seat } => with_entry!(@frames::Setup { seat }, $entry, $do),
            Frame::Turn { step } => match step {
                TurnStep::Return => with_entry!(@frames::Return, $entry, $do),
                TurnStep::Act => with_entry!(@frames::Action, $entry, $do),
                TurnStep::Limit => with_entry!(@frames::HandLimit, $entry, $do),
                TurnStep::Begin | TurnStep::End | TurnStep::Next => None,
            },
            Frame::Maneuver { boost, .. } => with_entry!(@frames::ManeuverBoost { boost }, $entry, $do),
            Frame::Walk(walk) => with_entry!(@frames::Walking { walk }, $entry, $do),
            Frame::Attack { step } => match step {
                AttackStep::Card => with_entry!(@frames::AttackCard, $entry, $do),
                AttackStep::Item => with_entry!(@frames::CombatItem { side: ATTACK }, $entry, $do),
                AttackStep::Defense => with_entry!(@frames::Defense, $entry, $do),
                AttackStep::DefenseItem => with_entry!(@frames::CombatItem { side: DEFENSE }, $entry, $do),
                AttackStep::Ability | AttackStep::Reveal => None,
            },
            Frame::Window { phase, side, done } => {
                with_entry!(@frames::Order { phase, side: side as usize, done }, $entry, $do)
            }
            Frame::Discard { seat, by, chooser, left, how, source } => {
                with_entry!(@frames::Discarding { seat, by, chooser, left, how, source }, $entry, $do)
            }
            Frame::Choose { at, of, count, picked, ran, picks } => {
                with_entry!(@frames::Effects { at, of, count, picked, ran, picks }, $entry, $do)
            }
            Frame::Placing { left, placed } => with_entry!(@frames::Placing { left, placed }, $entry, $do),
            Frame::Cards { seat, left, moved } => with_entry!(@frames::Cards { seat, left, moved }, $entry, $do),
            Frame::Sharing { fighter, left, hurt, shares } => {
                with_entry!(@frames::Sharing { fighter, left, hurt, shares }, $entry, $do)
            }
            Frame::Guard { seat } => with_entry!(@frames::Guard { seat }, $entry, $do),
            Frame::Tokens(frame) => with_entry!(@frames::Tokens { frame }, $entry, $do),
            Frame::Run(run) => match $p.op($m, &run).asks() {
                Asks::Nothing => None,
                Asks::Whether(no) => with_entry!(@ops::May { run, no }, $entry, $do),
                Asks::Symbol => with_entry!(@ops::NameSymbol { run }, $entry, $do),
                Asks::For(op) => with_entry!(@ops::Running { run, op }, $entry, $do),
            },
            Frame::Idle
            | Frame::Scheme { .. }
            | Frame::Fight { .. }
            | Frame::BoostEnd { .. }
            | Frame::Happened { .. }
            | Frame::Lying { .. }
            | Frame::Triggers { .. } => None,
        }
    };
    (@$new:expr, $entry:ident, $do:expr) => {{
        let $entry = $new;
        Some($do)
    }};
}

/// What is asked lies open to all.
impl Public {
    /// What is asked now; `None` when the game is over.
    pub fn question(&self, m: &Match) -> Option<Question> {
        if self.outcome.is_some() || self.depth == 0 {
            return None;
        }
        with_entry!(self, m, |entry| entry.question(self, m))
    }

    /// How many answers of this kind are still due, the open one included, where a text says a number. A token that is chosen and then
    /// goes somewhere counts once.
    pub fn answers_left(&self, m: &Match) -> Option<u8> {
        let question = self.question(m)?;
        match *self.top() {
            Frame::Setup { seat } if question.ask == Ask::TokenPlace => self.tokens_to_lay(m, seat),
            Frame::Tokens(frame) => Some(self.tokens_due(m, frame)),
            Frame::Discard { left, .. } => Some(left),
            Frame::Choose { count, picked, .. } => Some(count - picked),
            Frame::Sharing { left, .. } => Some(left),
            Frame::Cards { left, .. } => {
                let (run, going) = self.going_cards(m)?;
                let counted = matches!(going.some.many, Many::Exactly | Many::UpTo);
                counted.then(|| if going.from.is_looked() { left.min(run.looked()) } else { left })
            }
            Frame::Run(run) => match self.op(m, &run).asks() {
                Asks::For(Asking::PutBackLooked(_)) => Some(run.looked().saturating_sub(run.placed)),
                Asks::For(_) | Asks::Nothing | Asks::Whether(_) | Asks::Symbol => None,
            },
            _ => None,
        }
    }

    /// The words that ask, of all that the source of the question says.
    pub fn clause<'m>(&self, m: &'m Match) -> Option<&'m str> {
        let (seat, source) = self.question(m)?.source?;
        if let Frame::Sharing { .. } = self.top() {
            let hero = &m.seat(seat).hero;
            let shares = hero.ability.rules.iter().position(|rule| matches!(rule.what, Holding::Shared { .. }))?;
            return hero.wording.rules.get(shares).map(String::as_str);
        }
        let runs = self.stack[..usize::from(self.depth)].iter().enumerate().rev();
        let mut runs = runs.filter_map(|(at, frame)| Some((at, frame.as_run()?)));
        let (at, run) = runs.find(|(_, run)| (run.seat, run.source) == (seat, source))?;
        if let Some(item) = source.as_item() {
            return Some(&m.items[item.index()].text);
        }
        // What it has begun stands above it.
        let begun = u16::from(at + 1 < usize::from(self.depth));
        m.seat(run.home(m)).hero.wording.at(run.pc.saturating_sub(begun))
    }

    /// The card or ability whose program is nearest below the top.
    pub(crate) fn source_below(&self) -> Option<(SeatId, Source)> {
        let run = self.stack[..self.depth as usize].iter().rev().find_map(Frame::as_run);
        run.map(|run| (run.seat, run.source))
    }

    /// Whether the guard on top is against a look at the hand, and not against a discarding.
    pub(crate) fn guards_from_look(&self, m: &Match) -> bool {
        let run = self.stack[..usize::from(self.depth)].iter().rev().nth(1).and_then(Frame::as_run);
        run.is_some_and(|run| matches!(self.op_before(m, run), Some(Op::Look { .. })))
    }

    /// The frame of a maneuver that has yet to begin with its card.
    pub(crate) fn draws_to_maneuver(&self) -> Option<usize> {
        let draws = |frame: &Frame| matches!(frame, Frame::Maneuver { step: ManeuverStep::Draw, .. });
        self.stack[..usize::from(self.depth)].iter().rposition(draws)
    }

    /// Who decides for the program nearest below the top.
    pub(crate) fn chooser_below(&self) -> SeatId {
        let run = self.stack[..self.depth as usize].iter().rev().find_map(Frame::as_run);
        run.map_or(self.active, Run::chooser)
    }

    /// The op that a program has just begun.
    pub(crate) fn op_before(&self, m: &Match, run: &Run) -> Option<Op> {
        run.pc.checked_sub(1).map(|pc| *self.op(m, &Run { pc, ..*run }))
    }

    pub(crate) fn op<'m>(&self, m: &'m Match, run: &Run) -> &'m Op {
        &run.code(m)[run.pc as usize]
    }
}

impl State {
    /// Lists the answers to the open question; empty when the game is over.
    pub fn options(&self, m: &Match, out: &mut Options) {
        out.clear();
        if self.p.outcome.is_none() && self.p.depth > 0 {
            with_entry!(self.p, m, |entry| entry.options(self, m, out));
        }
    }
}

impl<H: Host> Engine<'_, H> {
    /// Does what one of the options of the open question says.
    pub fn apply(&mut self, opt: Opt) -> Flow {
        with_entry!(self.s.p, self.m, |entry| entry.apply(self, opt)).unwrap_or(Flow::Go)
    }

    /// A choice without any option is passed over (R13.4).
    pub fn nothing_to_choose(&mut self) -> Flow {
        with_entry!(self.s.p, self.m, |entry| entry.pass(self));
        Flow::Go
    }

    /// Whether the first of some cards is asked for, of which there may be none.
    fn asks_for_cards(&self) -> bool {
        let &Frame::Cards { seat, left, moved } = self.s.p.top() else { return false };
        let going = self.s.p.going_cards(self.m).filter(|_| left > 0 && moved == 0);
        going.is_some_and(|(run, going)| self.s.asks_in_silence(self.m, &run, going, seat))
    }

    /// Whether a question is put although it has only one option.
    pub fn always_asked(&self) -> bool {
        self.s.question(self.m).is_some_and(|question| match question.ask.about().lone {
            Lone::Take => self.asks_for_cards(),
            Lone::Ask => true,
            Lone::AskWithCards => self.s.cards_of(question.seat).hand > 0,
        })
    }
}
