//! What happens, told as it happens. Each event has a public and a private face.

use crate::choice::{Opt, Options};
use crate::def::Match;
use crate::ids::*;
use crate::program::Pc;
use crate::state::{Outcome, Source, State};
use crate::term::Term;

/// Listens to a game, and may fix what chance brings.
pub trait Host {
    /// Something happened.
    fn event(&mut self, _event: Event) {}

    /// The only option of a decision is about to be taken by itself.
    fn forced(&mut self, _m: &Match, _state: &State, _opt: Opt) {}

    /// A value of the combat is about to be told; the state has its terms.
    fn valued(&mut self, _m: &Match, _state: &State) {}

    /// A program comes to the op at this place.
    fn stepped(&mut self, _seat: SeatId, _source: Source, _at: Pc) {}

    /// Chooses the outcome of a chance in place of the seed: an index into `cards`, the cards that could come.
    fn fix_card(&mut self, _seat: SeatId, _cards: &[u8]) -> Option<usize> {
        None
    }

    /// Chooses the face that a die shows in place of the seed: an index into `faces`.
    fn fix_roll(&mut self, _faces: &[u8]) -> Option<usize> {
        None
    }

    /// Chooses the item for a space of the board in place of the seed, from these.
    fn fix_item(&mut self, _space: SpaceId, _items: &[u8]) -> Option<usize> {
        None
    }
}

/// Hears nothing and costs nothing.
impl Host for () {}

/// Keeps all events.
impl Host for Vec<Event> {
    fn event(&mut self, event: Event) {
        self.push(event);
    }
}

/// Keeps all that happens, with the way of each move and the terms of each value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chronicle {
    events: Vec<Told>,
    /// The way of the move that is being taken, and where it sets out.
    way: Vec<SpaceId>,
    start: Option<SpaceId>,
    /// The terms of the value that is about to be told.
    terms: [Vec<Term>; 2],
}

/// An event, and what belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// What happened.
    pub event: Event,
    /// Of a move: its way, from the first step to the end.
    pub way: Vec<SpaceId>,
    /// Of a value or a result: what the values are made of, the attacker's and the defender's.
    pub terms: [Vec<Term>; 2],
}

impl Told {
    /// The face that is turned to a seat, given the seats whose private things it may see (R18.1).
    /// Values are told only of cards that lie face up, so their terms are open to all.
    pub fn seen_with(&self, sees: impl Fn(SeatId) -> bool) -> Self {
        Self { event: self.event.seen_with(sees), ..self.clone() }
    }
}

/// An event by itself.
impl From<Event> for Told {
    fn from(event: Event) -> Self {
        Self { event, way: Vec::new(), terms: Default::default() }
    }
}

impl Chronicle {
    /// Everything so far.
    pub fn events(&self) -> &[Told] {
        &self.events
    }

    /// Answers with one of the options offered; afterwards `options` holds those of the next question.
    pub fn answer(&mut self, m: &Match, state: &mut State, opt: Opt, options: &mut Options) {
        self.note_way(m, state, opt);
        state.answer_unchecked(m, opt, options, self);
    }

    fn note_way(&mut self, m: &Match, state: &State, opt: Opt) {
        self.way = state.path(m, opt);
        self.start = state.start_of(m, opt);
    }
}

impl Host for Chronicle {
    fn event(&mut self, mut event: Event) {
        let walked = matches!(event, Event::Move { to, .. } if self.way.last() == Some(&to));
        let way = if walked { std::mem::take(&mut self.way) } else { Vec::new() };
        // A large fighter may have set out from its tail.
        if let (Event::Move { from, .. }, Some(start), true) = (&mut event, self.start, walked) {
            *from = start;
        }
        let valued = matches!(event, Event::Value { .. } | Event::Result { .. });
        let terms = if valued { std::mem::take(&mut self.terms) } else { Default::default() };
        self.events.push(Told { event, way, terms });
    }

    fn forced(&mut self, m: &Match, state: &State, opt: Opt) {
        self.note_way(m, state, opt);
    }

    fn valued(&mut self, m: &Match, state: &State) {
        self.terms = state.terms(m);
    }
}

/// Something that happened. Where a card is for some eyes only, whoever tells players hides it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum Event {
    Turn {
        seat: SeatId,
    },
    Maneuver {
        seat: SeatId,
    },
    Scheme {
        seat: SeatId,
        card: CardId,
        by: FighterId,
    },
    /// What a scheme says has been done.
    SchemeDone {
        seat: SeatId,
        card: CardId,
    },
    Item {
        seat: SeatId,
        item: ItemId,
        by: FighterId,
    },
    Attack {
        by: FighterId,
        at: FighterId,
    },
    /// The attack that was just told is the bonus attack of a card.
    BonusAttack {
        seat: SeatId,
        card: CardId,
    },
    /// `card` is for the eyes of the seat alone.
    Draw {
        seat: SeatId,
        card: Option<CardId>,
    },
    Exhausted {
        seat: SeatId,
    },
    Discard {
        seat: SeatId,
        card: CardId,
    },
    /// R5.10: a card goes because the hand is too large, not because of an effect; the discard follows.
    HandLimit {
        seat: SeatId,
    },
    Boost {
        seat: SeatId,
        card: CardId,
    },
    /// A boost with a card of a pile of one's own, which may be a card of another.
    BoostFrom {
        seat: SeatId,
        of: SeatId,
        card: CardId,
        pile: u8,
    },
    BlindBoost {
        seat: SeatId,
        card: CardId,
    },
    /// A card laid face down; `card` is for the eyes of the seat alone.
    Commit {
        seat: SeatId,
        what: Commit,
        card: Option<CardId>,
    },
    NoDefense {
        seat: SeatId,
    },
    ItemUsed {
        seat: SeatId,
        item: ItemId,
    },
    Reveal {
        seat: SeatId,
        card: CardId,
    },
    /// An effect of a card, item or ability begins to resolve.
    Effect {
        seat: SeatId,
        source: Source,
    },
    /// Effects set each other off without end, and stop here; the last one was this seat's.
    CutShort {
        seat: SeatId,
    },
    Canceled {
        seat: SeatId,
    },
    /// The value of this seat's card is now this, because of something of the seat `by`.
    Value {
        seat: SeatId,
        value: u8,
        by: SeatId,
        source: Source,
    },
    Result {
        attack: u8,
        defense: u8,
        damage: u8,
        won: SeatId,
    },
    Move {
        fighter: FighterId,
        from: SpaceId,
        to: SpaceId,
        /// Of a large fighter, where its tail comes to lie.
        tail: Option<SpaceId>,
    },
    Place {
        fighter: FighterId,
        to: SpaceId,
        tail: Option<SpaceId>,
    },
    Swap {
        a: FighterId,
        b: FighterId,
    },
    TakesOver {
        fighter: FighterId,
    },
    Damage {
        fighter: FighterId,
        amount: u8,
        left: u8,
    },
    Recover {
        fighter: FighterId,
        left: u8,
    },
    HealthSet {
        fighter: FighterId,
        to: u8,
    },
    Defeat {
        fighter: FighterId,
    },
    Away {
        seat: SeatId,
    },
    /// A fighter leaves the board until its seat's next turn.
    Off {
        fighter: FighterId,
    },
    /// A seat rolls a die, mostly its own, which shows this number.
    Roll {
        seat: SeatId,
        of: SeatId,
        die: u8,
        number: u8,
    },
    /// A seat names a card of another.
    Named {
        seat: SeatId,
        of: SeatId,
        card: CardId,
    },
    /// A seat learns the printed value of the attack card; `value` is for its eyes alone.
    Learned {
        seat: SeatId,
        value: Option<u8>,
    },
    /// The number that is chosen as a card is committed.
    Number {
        seat: SeatId,
        number: u8,
    },
    /// The attack of the combat gets a mark by a text of the seat, or loses it.
    Mark {
        seat: SeatId,
        on: bool,
    },
    Eliminated {
        seat: SeatId,
    },
    /// A card goes openly to the hand.
    Take {
        seat: SeatId,
        card: CardId,
    },
    /// A card that only its seat sees goes from the deck to the hand.
    TakeHidden {
        seat: SeatId,
        card: Option<CardId>,
    },
    /// A card goes onto the deck of the seat; `card` is for those who know it, as bits of seats, all of them for everybody.
    PutOnDeck {
        seat: SeatId,
        card: Option<CardId>,
        seers: u8,
    },
    /// The same under the deck.
    PutUnderDeck {
        seat: SeatId,
        card: Option<CardId>,
        seers: u8,
    },
    /// The same into the deck, which is shuffled then.
    ShuffleIn {
        seat: SeatId,
        card: Option<CardId>,
        seers: u8,
    },
    Shown {
        seat: SeatId,
        card: CardId,
    },
    /// A card that was played stays in play.
    Lies {
        seat: SeatId,
        card: CardId,
    },
    /// A card of a seat goes into a pile of the holder's own; if not all see it, `card` is for the eyes of the holder alone.
    Piled {
        holder: SeatId,
        pile: u8,
        seat: SeatId,
        card: Option<CardId>,
        open: bool,
    },
    /// A card of a seat goes from a pile of the holder's own to the hand; if that is not open, `card` is for the eyes of the two
    /// alone.
    TakeOut {
        seat: SeatId,
        holder: SeatId,
        pile: u8,
        card: Option<CardId>,
        open: bool,
    },
    /// A card of `seat` comes into the hand of another, who has it as `card`.
    Given {
        seat: SeatId,
        to: SeatId,
        card: CardId,
    },
    /// Something happens to a side deck; of what is looked at, `card` is for the eyes of the seat alone.
    Side {
        seat: SeatId,
        deck: u8,
        /// The place of the deck among all piles of the seat, the declared ones first; its discarded cards come next.
        pile: u8,
        card: Option<CardId>,
        what: SideChange,
    },
    HandSeen {
        by: SeatId,
        of: SeatId,
    },
    TopSeen {
        by: SeatId,
        of: SeatId,
        count: u8,
    },
    BottomSeen {
        by: SeatId,
        of: SeatId,
        count: u8,
    },
    /// Somebody looks at cards that lie in a pile or a side deck of another; `pile` is its place among all piles of that seat.
    PileSeen {
        by: SeatId,
        of: SeatId,
        pile: u8,
        count: u8,
    },
    /// A card leaves the game.
    Removed {
        seat: SeatId,
        card: CardId,
    },
    Shuffle {
        seat: SeatId,
    },
    Actions {
        seat: SeatId,
        left: u8,
    },
    Counter {
        seat: SeatId,
        counter: u8,
        value: u8,
    },
    /// A seat pays into the counter of another.
    Pay {
        seat: SeatId,
        of: SeatId,
        counter: u8,
        count: u8,
    },
    /// A seat casts a spell of a hero.
    Cast {
        seat: SeatId,
        of: SeatId,
        spell: u8,
    },
    /// The numbers in a row have come to its total, or beyond.
    Full {
        seat: SeatId,
        pile: u8,
        exactly: bool,
    },
    /// A seat chooses a zone.
    Zone {
        seat: SeatId,
        zone: u8,
    },
    State {
        seat: SeatId,
        state: u8,
        value: u8,
    },
    Door {
        door: DoorId,
        closed: bool,
    },
    /// A token comes from somewhere and goes somewhere; `None` is off the board.
    Token {
        seat: SeatId,
        kind: u8,
        from: Option<Site>,
        to: Option<Site>,
    },
    Over {
        outcome: Outcome,
    },
}

/// What happens to a side deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideChange {
    /// A card is turned up.
    Open,
    /// An open card is discarded.
    Discard,
    /// A card goes under the deck.
    Under,
    /// It is shuffled, with cards that lay open or were discarded.
    Shuffle,
    /// Its top card is looked at.
    Look,
}

/// What is laid in a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum Commit {
    Attack,
    Boost,
    Defense,
}

impl Event {
    /// The face that is turned to a seat, given the seats whose private things it may see (R18.1).
    pub fn seen_with(self, sees: impl Fn(SeatId) -> bool) -> Self {
        // What everybody knows, those know as well who only watch.
        let known = |seers: u8| {
            seers == u8::MAX || (0..MAX_SEATS as u8).map(SeatId).any(|seat| seers & seat.bit() != 0 && sees(seat))
        };
        match self {
            Self::Draw { seat, card } => Self::Draw { seat, card: card.filter(|_| sees(seat)) },
            Self::Commit { seat, what, card } => Self::Commit { seat, what, card: card.filter(|_| sees(seat)) },
            Self::TakeHidden { seat, card } => Self::TakeHidden { seat, card: card.filter(|_| sees(seat)) },
            Self::PutOnDeck { seat, card, seers } => {
                Self::PutOnDeck { seat, card: card.filter(|_| known(seers)), seers }
            }
            Self::PutUnderDeck { seat, card, seers } => {
                Self::PutUnderDeck { seat, card: card.filter(|_| known(seers)), seers }
            }
            Self::ShuffleIn { seat, card, seers } => {
                Self::ShuffleIn { seat, card: card.filter(|_| known(seers)), seers }
            }
            Self::Piled { holder, pile, seat, card, open } => {
                Self::Piled { holder, pile, seat, card: card.filter(|_| open || sees(holder)), open }
            }
            Self::Learned { seat, value } => Self::Learned { seat, value: value.filter(|_| sees(seat)) },
            Self::TakeOut { seat, holder, pile, card, open } => {
                let card = card.filter(|_| open || sees(seat) || sees(holder));
                Self::TakeOut { seat, holder, pile, card, open }
            }
            Self::Side { seat, deck, pile, card, what: SideChange::Look } => {
                Self::Side { seat, deck, pile, card: card.filter(|_| sees(seat)), what: SideChange::Look }
            }
            // The others have nothing to hide.
            Self::Turn { .. }
            | Self::Maneuver { .. }
            | Self::Scheme { .. }
            | Self::SchemeDone { .. }
            | Self::Item { .. }
            | Self::Attack { .. }
            | Self::BonusAttack { .. }
            | Self::Exhausted { .. }
            | Self::Discard { .. }
            | Self::HandLimit { .. }
            | Self::Boost { .. }
            | Self::BoostFrom { .. }
            | Self::BlindBoost { .. }
            | Self::NoDefense { .. }
            | Self::ItemUsed { .. }
            | Self::Reveal { .. }
            | Self::Effect { .. }
            | Self::CutShort { .. }
            | Self::Canceled { .. }
            | Self::Value { .. }
            | Self::Result { .. }
            | Self::Move { .. }
            | Self::Place { .. }
            | Self::Swap { .. }
            | Self::TakesOver { .. }
            | Self::Damage { .. }
            | Self::Recover { .. }
            | Self::HealthSet { .. }
            | Self::Defeat { .. }
            | Self::Away { .. }
            | Self::Off { .. }
            | Self::Number { .. }
            | Self::Mark { .. }
            | Self::Named { .. }
            | Self::Roll { .. }
            | Self::Eliminated { .. }
            | Self::Take { .. }
            | Self::Given { .. }
            | Self::Shown { .. }
            | Self::Lies { .. }
            | Self::Side { .. }
            | Self::HandSeen { .. }
            | Self::TopSeen { .. }
            | Self::BottomSeen { .. }
            | Self::PileSeen { .. }
            | Self::Removed { .. }
            | Self::Shuffle { .. }
            | Self::Actions { .. }
            | Self::Counter { .. }
            | Self::Pay { .. }
            | Self::Cast { .. }
            | Self::Full { .. }
            | Self::Zone { .. }
            | Self::State { .. }
            | Self::Door { .. }
            | Self::Token { .. }
            | Self::Over { .. } => self,
        }
    }
}
