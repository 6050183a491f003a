//! What the seats see of a choice, made from what `Ask::about` says of its question: for the trees of the search, for those who
//! tell bots of a game, and for the laws.

use crate::ask::{Ask, Hidden, Question};
use crate::choice::Opt;
use crate::def::Match;
use crate::ids::*;
use crate::program::{Asking, Op, Origin, Pc};
use crate::state::{Frame, Phase, State};

/// The cards of a combat, and whether they lie face down; and who sees a hidden choice that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    cards: [Option<CardId>; 3],
    face_down: bool,
    /// Whose hand it is that a card is chosen of: that seat sees which one goes.
    hand_of: Option<SeatId>,
    /// All choose a card, and show them once the last one has chosen: how deep the program lies that asks for it, and where it is.
    together: Option<(u8, Pc)>,
    /// What all have chosen in secret, as a number, where only one has still to choose.
    secrets: Option<u64>,
    /// Cards that lie open where they are chosen from, beside others that do not: all see which of them goes.
    lie_open: CardSet,
}

impl State {
    /// What lies there before a choice, to make its `Face` from.
    pub fn laid(&self, m: &Match, question: Question) -> Laid {
        let (cards, face_down) = (self.combat_cards(), self.p.combat.phase == Phase::Commit);
        let laid = Laid { cards, face_down, hand_of: None, together: None, secrets: None, lie_open: CardSet::EMPTY };
        if question.ask == Ask::HiddenCard {
            self.hidden_pick(m, laid)
        } else if question.ask == Ask::SecretState {
            Laid { secrets: self.secrets(m), ..laid }
        } else {
            laid
        }
    }

    /// What the last choice in secret shows of those before it.
    #[cold]
    fn secrets(&self, m: &Match) -> Option<u64> {
        let all = m.seat_ids().flat_map(|seat| {
            let states = m.seat(seat).hero.states.iter().zip(self.p.states[seat.index()]);
            states.filter(|(def, _)| def.secret).map(|(_, value)| value)
        });
        let (mut open, mut sum) = (0, 0);
        for value in all {
            open += u32::from(value == NONE);
            sum = u64::rotate_left(sum, 7) ^ u64::from(value);
        }
        (open == 1).then_some(sum << 8)
    }

    #[cold]
    fn hidden_pick(&self, m: &Match, laid: Laid) -> Laid {
        match *self.p.top() {
            Frame::Cards { seat, .. } => {
                let going = self.p.going_cards(m).map(|(_, going)| going.from);
                let of_hand = matches!(going, Some(Origin::Hand | Origin::That | Origin::Drawn));
                let pile = self.cards[seat.index()].pile().iter().filter(|_| going == Some(Origin::PileOrDeck));
                Laid { hand_of: of_hand.then_some(seat), lie_open: pile.map(|&card| CardId(card)).collect(), ..laid }
            }
            Frame::Run(run) => {
                let together = matches!(self.p.op(m, &run), Op::Ask(Asking::PickShown(_)));
                Laid { together: together.then_some((self.p.depth, run.pc)), ..laid }
            }
            _ => laid,
        }
    }
}

impl State {
    /// Whether a program asks the next one for the same.
    fn still_asks(&self, (depth, pc): (u8, Pc)) -> bool {
        self.p.depth == depth && self.p.top().as_run().is_some_and(|run| run.pc == pc)
    }
}

/// What a choice looks like, as a number: to those who see the cards of its seat, and to the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    seat: SeatId,
    /// Who sees it besides.
    also: Option<SeatId>,
    open: u64,
    back: u64,
}

/// Tells a card that is not seen from every card that is.
const BACK: u64 = 1 << 63;

impl Face {
    /// The face of an answer; `laid` is what lay there before it, `after` is the state after it.
    pub fn new(question: Question, opt: Opt, laid: Laid, after: &State) -> Self {
        // R10.10: the cards of a combat are turned up with the last choice before it.
        // Another attack may have begun since, with a card of its own.
        let [attack_now, ..] = after.combat_cards();
        let reveals = laid.face_down
            && (after.p.combat.phase != Phase::Commit || laid.cards[0].is_some() && attack_now != laid.cards[0]);
        let about = question.ask.about();
        let hidden = about.hidden.hides(opt)
            && !opt.card().is_some_and(|card| laid.lie_open.has(card))
            && match about.hidden {
                Hidden::Open => false,
                Hidden::UntilReveal => !reveals,
                Hidden::UntilAll => laid.secrets.is_none(),
                Hidden::FromOthers => laid.together.is_none_or(|at| after.still_asks(at)),
            };
        let byte = |card: Option<CardId>| card.map_or(255, |card| u64::from(card.0));
        let [attack, defense, boost] = laid.cards;
        let shown = if reveals { byte(defense) << 32 | byte(attack) << 40 | byte(boost) << 48 } else { 0 };
        let open = opt.code() ^ shown ^ laid.secrets.unwrap_or(0);
        // Those who see only its back see what kind of choice it was.
        let back = if hidden { opt.code() & 0xff | BACK } else { open };
        Self { seat: question.seat, also: laid.hand_of, open, back }
    }

    fn is_seen(self, m: &Match, observer: Option<SeatId>) -> bool {
        m.sees(observer, self.seat) || self.also.is_some_and(|also| m.sees(observer, also))
    }

    /// As a seat, or somebody who only watches, sees it.
    pub fn to(self, m: &Match, observer: Option<SeatId>) -> u64 {
        if self.is_seen(m, observer) { self.open } else { self.back }
    }

    /// As somebody sees it who sees all cards.
    pub fn open(self) -> u64 {
        self.open
    }
}

/// What one seat saw of a choice, and what it knows the others saw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// By seat; `None` where that seat saw more.
    codes: [Option<u64>; MAX_SEATS],
}

impl Seen {
    /// What `viewer` saw when `opt` led from one state to another; `None` if nothing was asked.
    pub fn new(m: &Match, before: &State, opt: Opt, after: &State, viewer: SeatId) -> Option<Self> {
        let face = face(m, before, opt, after)?;
        let code = |seat: SeatId| {
            let code = face.to(m, Some(seat));
            (code == face.back || face.is_seen(m, Some(viewer))).then_some(code)
        };
        Some(Self { codes: codes(m, code) })
    }

    /// The same for the cheating searcher, who sees every card that is laid or taken.
    pub fn with_hands(m: &Match, before: &State, opt: Opt, after: &State, viewer: SeatId) -> Option<Self> {
        let face = face(m, before, opt, after)?;
        let code = |seat: SeatId| Some(if seat == viewer { face.open() } else { face.to(m, Some(seat)) });
        Some(Self { codes: codes(m, code) })
    }

    /// What a seat saw; `None` where it saw more than the viewer can tell.
    pub fn by(&self, seat: SeatId) -> Option<u64> {
        self.codes[seat.index()]
    }
}

fn face(m: &Match, before: &State, opt: Opt, after: &State) -> Option<Face> {
    let question = before.question(m)?;
    Some(Face::new(question, opt, before.laid(m, question), after))
}

fn codes(m: &Match, code: impl Fn(SeatId) -> Option<u64>) -> [Option<u64>; MAX_SEATS] {
    let mut codes = [None; MAX_SEATS];
    for seat in m.seat_ids() {
        codes[seat.index()] = code(seat);
    }
    codes
}
