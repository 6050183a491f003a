//! What a question is about, where its kind leaves that open: whether to pay so much, which spell to cast.

use crate::ask::Ask;
use crate::def::Match;
use crate::ids::*;
use crate::program::*;
use crate::state::*;

/// What a question is about, more exactly than its kind says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matter {
    /// Whether to pay so much into a counter of another.
    Pay {
        /// Whose counter it is.
        seat: SeatId,
        /// Which of them.
        counter: u8,
        /// How much.
        count: u8,
        /// Whom the effect would be about, if that was chosen before.
        about: Option<FighterId>,
    },
    /// How much to pay into a counter of another.
    PayAny {
        /// Whose counter it is.
        seat: SeatId,
        /// Which of them.
        counter: u8,
    },
    /// Whether to spend so much of a counter.
    Spend {
        /// Whose counter it is.
        seat: SeatId,
        /// Which of them.
        counter: u8,
        /// How much.
        count: u8,
        /// Which die has shown what, if the words wait for that.
        rolled: Option<(u8, u8)>,
    },
    /// How much to spend of a counter.
    SpendAny {
        /// Whose counter it is.
        seat: SeatId,
        /// Which of them.
        counter: u8,
    },
    /// Whether to discard so many cards of one's hand.
    Discard {
        /// How many.
        count: u8,
        /// Chance chooses them.
        random: bool,
    },
    /// Whether to do the same once more.
    Again,
    /// Which spell to cast.
    Spell,
    /// Which value a state begins with.
    State {
        /// Whose state it is.
        seat: SeatId,
        /// Which of them.
        state: u8,
    },
}

/// What is asked lies open to all.
impl Public {
    /// What the open question is about, if there is more to say than its kind does.
    pub fn matter(&self, m: &Match) -> Option<Matter> {
        let question = self.question(m)?;
        match *self.top() {
            Frame::Setup { seat } if matches!(question.ask, Ask::State | Ask::SecretState) => {
                let states = &m.seat(seat).hero.states;
                let secret = question.ask == Ask::SecretState;
                let is_asked = |state: usize| states[state].choose && (states[state].secret || !secret);
                let open = |&state: &usize| is_asked(state) && self.states[seat.index()][state] == NONE;
                (0..states.len()).find(open).map(|state| Matter::State { seat, state: state as u8 })
            }
            Frame::Choose { at, .. } => {
                let run = self.stack[..usize::from(self.depth)].iter().rev().find_map(Frame::as_run)?;
                let offers = *self.op(m, &Run { pc: at.checked_sub(1)?, ..*run });
                matches!(offers, Op::Choose { count: Choices::Spells(_) | Choices::Free(_), .. })
                    .then_some(Matter::Spell)
            }
            Frame::Run(run) => self.matter_of(m, &run),
            _ => None,
        }
    }

    fn matter_of(&self, m: &Match, run: &Run) -> Option<Matter> {
        let seat = run.home(m);
        match self.op(m, run).asks() {
            Asks::Whether(_) => {}
            Asks::For(Asking::PickOne(PickOne { what: Pick::Pay { counter }, .. })) => {
                return Some(Matter::PayAny { seat, counter });
            }
            Asks::For(Asking::PickOne(PickOne { what: Pick::Spend { counter }, .. })) => {
                return Some(Matter::SpendAny { seat, counter });
            }
            Asks::For(_) | Asks::Nothing | Asks::Symbol => return None,
        }
        let by_chooser = |who: Player| (who == Player::That) == run.has(Run::BY_OTHERS);
        let next = *self.op(m, &Run { pc: run.pc + 1, ..*run });
        if let Op::Counter { counter, change: CounterChange::Pay(count) } = next {
            // Whom the act is about is chosen right before the opponents are asked: all of them, or one.
            let op_before = |back: u16| run.pc.checked_sub(back).map(|pc| *self.op(m, &Run { pc, ..*run }));
            let all = matches!(op_before(2), Some(Op::ForSeats(..)));
            let first = if all { 3 } else { 2 };
            let before = [first, first + 1].into_iter().filter_map(op_before).find(|op| !matches!(op, Op::Meet(_)));
            let of_fighter = |what: Pick| !matches!(what, Pick::Opponent { .. });
            let chosen = matches!(before, Some(Op::Ask(Asking::PickOne(PickOne { what, .. }))) if of_fighter(what))
                && run.it != NONE;
            return Some(Matter::Pay { seat, counter, count, about: chosen.then_some(FighterId(run.it)) });
        }
        if let Op::Counter { counter, change: CounterChange::Spend(Amount::Number(count)) } = next {
            let dice = 0..m.seat(seat).hero.dice.len() as u8;
            let rolled = dice.into_iter().find(|&die| self.follows_roll(m, run, die)).map(|die| (die, self.roll));
            return Some(Matter::Spend { seat, counter, count, rolled });
        }
        if let Op::Discard { who, count: Amount::Number(count), how: how @ (Discard::Owner | Discard::Random) } = next
            && by_chooser(who)
        {
            return Some(Matter::Discard { count, random: how == Discard::Random });
        }
        matches!(next, Op::Jump(to) if to <= run.pc).then_some(Matter::Again)
    }

    /// Whether the words that ask are those that wait for a roll of this die.
    fn follows_roll(&self, m: &Match, run: &Run, die: u8) -> bool {
        let hero = &m.seat(run.home(m)).hero;
        let words = |pc: Pc| hero.wording.at(pc).map(str::as_ptr);
        let ability = match run.source.as_lying() {
            Some(card) => hero.cards[card.index()].ongoing.as_deref(),
            None => Some(&hero.ability).filter(|_| run.source == Source::ABILITY),
        };
        let waits = ability.and_then(|ability| ability.rolled.iter().find(|&&(of, _)| of == die));
        waits.is_some_and(|&(_, pc)| words(pc) == words(run.pc))
    }
}
