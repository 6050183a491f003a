//! What has happened, as one viewer may know it.

use peerless_rules::{Event, ItemId, LostTo, SeatId, SideChange, Source, Term, TermKind, Told};
use serde::Serialize;
use ts_rs::TS;

use crate::SiteFace;

/// Something that happened, as `Event` of the rules has it; what the viewer may not know is null.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum EventFace {
    Turn {
        seat: u8,
    },
    Maneuver {
        seat: u8,
    },
    Scheme {
        seat: u8,
        card: u8,
        by: u8,
    },
    /// An item used as an action.
    /// What a scheme says has been done.
    SchemeDone {
        seat: u8,
        card: u8,
    },
    Item {
        seat: u8,
        item: u8,
        by: u8,
    },
    Attack {
        by: u8,
        at: u8,
    },
    /// The attack that was just told is the bonus attack of a card.
    BonusAttack {
        seat: u8,
        card: u8,
    },
    Draw {
        seat: u8,
        card: Option<u8>,
    },
    Exhausted {
        seat: u8,
    },
    Discard {
        seat: u8,
        card: u8,
    },
    /// A card goes because the hand is too large, not because of an effect; the discard follows.
    HandLimit {
        seat: u8,
    },
    Boost {
        seat: u8,
        card: u8,
    },
    /// A boost with a card of a pile of one's own, which may be a card of another.
    BoostFrom {
        seat: u8,
        of: u8,
        card: u8,
        /// Which of the piles of the seat that boosts.
        pile: u8,
    },
    BlindBoost {
        seat: u8,
        card: u8,
    },
    /// A card is laid face down.
    Commit {
        seat: u8,
        what: Commit,
        card: Option<u8>,
    },
    NoDefense {
        seat: u8,
    },
    /// An item used in a combat.
    ItemUsed {
        seat: u8,
        item: u8,
    },
    Reveal {
        seat: u8,
        card: u8,
    },
    /// An effect begins to resolve.
    Effect {
        seat: u8,
        source: SourceFace,
    },
    /// Effects set each other off without end, and stop here; the last one was this seat's.
    CutShort {
        seat: u8,
    },
    Canceled {
        seat: u8,
    },
    /// The value of this seat's card is now this, because of `source`; `terms` is what it is made of.
    Value {
        seat: u8,
        value: u8,
        source: SourceFace,
        terms: Vec<TermFace>,
    },
    /// The values that were compared, each with what it is made of.
    Result {
        attack: u8,
        defense: u8,
        damage: u8,
        won: u8,
        attack_terms: Vec<TermFace>,
        defense_terms: Vec<TermFace>,
    },
    /// `path` goes from the first step to the end, where it is known; `tail` is where that of a large fighter comes to lie.
    Move {
        fighter: u8,
        from: u8,
        to: u8,
        tail: Option<u8>,
        path: Vec<u8>,
    },
    Place {
        fighter: u8,
        to: u8,
        tail: Option<u8>,
    },
    Swap {
        a: u8,
        b: u8,
    },
    TakesOver {
        fighter: u8,
    },
    Damage {
        fighter: u8,
        amount: u8,
        left: u8,
    },
    Recover {
        fighter: u8,
        left: u8,
    },
    HealthSet {
        fighter: u8,
        to: u8,
    },
    Defeat {
        fighter: u8,
    },
    /// The seat's fighters leave the board until its next turn.
    Away {
        seat: u8,
    },
    /// A fighter leaves the board until its seat's next turn.
    Off {
        fighter: u8,
    },
    /// A seat rolls a die of a hero, mostly its own, which shows this number.
    Roll {
        seat: u8,
        of: u8,
        die: u8,
        number: u8,
    },
    /// A seat names a card of another.
    Named {
        seat: u8,
        of: u8,
        card: u8,
    },
    /// A seat learns the printed value of the attack card.
    Learned {
        seat: u8,
        value: Option<u8>,
    },
    /// The number that is chosen as a card is committed.
    Number {
        seat: u8,
        number: u8,
    },
    /// The attack of the combat gets a mark by a text of the seat, or loses it.
    Mark {
        seat: u8,
        on: bool,
    },
    Eliminated {
        seat: u8,
    },
    Take {
        seat: u8,
        card: u8,
    },
    TakeHidden {
        seat: u8,
        card: Option<u8>,
    },
    PutOnDeck {
        seat: u8,
        card: Option<u8>,
    },
    PutUnderDeck {
        seat: u8,
        card: Option<u8>,
    },
    ShuffleIn {
        seat: u8,
        card: Option<u8>,
    },
    Shown {
        seat: u8,
        card: u8,
    },
    /// A card that was played stays in play.
    Lies {
        seat: u8,
        card: u8,
    },
    /// A card of a seat goes into a pile of the holder's own.
    Piled {
        holder: u8,
        pile: u8,
        seat: u8,
        card: Option<u8>,
    },
    /// A card of a seat comes into the hand of another, who has it as `card`.
    Given {
        seat: u8,
        to: u8,
        card: u8,
    },
    /// A card of a seat goes from a pile of the holder's own to the hand.
    TakeOut {
        seat: u8,
        holder: u8,
        pile: u8,
        card: Option<u8>,
    },
    /// Something happens to a side deck.
    Side {
        seat: u8,
        /// Which of the piles of its hero the deck is; its discarded cards are the next one.
        pile: u8,
        card: Option<u8>,
        what: SideWhat,
    },
    HandSeen {
        by: u8,
        of: u8,
    },
    TopSeen {
        by: u8,
        of: u8,
        count: u8,
    },
    BottomSeen {
        by: u8,
        of: u8,
        count: u8,
    },
    /// Somebody looks at cards that lie in a pile of another; side decks come behind the piles, each with its discarded cards.
    PileSeen {
        by: u8,
        of: u8,
        pile: u8,
        count: u8,
    },
    /// A card leaves the game.
    Removed {
        seat: u8,
        card: u8,
    },
    Shuffle {
        seat: u8,
    },
    Actions {
        seat: u8,
        left: u8,
    },
    Counter {
        seat: u8,
        counter: u8,
        value: u8,
    },
    /// A seat pays so much into the counter of another; what it shows then is told next.
    Pay {
        seat: u8,
        of: u8,
        counter: u8,
        count: u8,
    },
    /// A seat casts a spell of a hero, mostly its own.
    Cast {
        seat: u8,
        of: u8,
        spell: u8,
    },
    /// The numbers in a row have come to its total, or beyond; the row is about to be discarded.
    Full {
        seat: u8,
        pile: u8,
        exactly: bool,
    },
    /// A seat chooses a zone of the board.
    Zone {
        seat: u8,
        zone: u8,
    },
    State {
        seat: u8,
        state: u8,
        value: u8,
    },
    Door {
        door: u8,
        closed: bool,
    },
    /// A token of a seat comes from somewhere and goes somewhere; null is off the board.
    Token {
        seat: u8,
        token: u8,
        from: Option<SiteFace>,
        to: Option<SiteFace>,
    },
    Over {
        team: u8,
    },
}

/// What is laid in a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum Commit {
    Attack,
    Boost,
    Defense,
}

/// What happens to a side deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum SideWhat {
    Open,
    Discard,
    Under,
    Shuffle,
    Look,
}

impl From<SideChange> for SideWhat {
    fn from(change: SideChange) -> Self {
        match change {
            SideChange::Open => Self::Open,
            SideChange::Discard => Self::Discard,
            SideChange::Under => Self::Under,
            SideChange::Shuffle => Self::Shuffle,
            SideChange::Look => Self::Look,
        }
    }
}

/// Where an effect comes from: a card of a seat, an item, or the seat's ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum SourceFace {
    Card { seat: u8, card: u8 },
    Item { item: u8 },
    Ability { seat: u8 },
}

/// One part of the value of a card in a combat. The terms that were not lost add up to the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct TermFace {
    /// What kind of part it is.
    pub kind: TermWord,
    /// What it adds, or for what sets the value: that value.
    pub amount: i16,
    /// Null for the rules themselves.
    pub source: Option<SourceFace>,
    /// Why it no longer counts.
    pub lost: Option<LossFace>,
}

/// What a term comes from, as `TermKind` of the rules has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum TermWord {
    Printed,
    Replaced,
    Boost,
    BlindBoost,
    Item,
    Effect,
    Standing,
    Instead,
    Equal,
    Locked,
    Ignored,
    Limit,
}

/// Why a term no longer counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct LossFace {
    /// By what kind of change.
    pub to: LossWord,
    /// Whose change; null for the rules themselves.
    pub source: Option<SourceFace>,
}

/// What a term was lost to, as `LostTo` of the rules has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum LossWord {
    Instead,
    Equal,
    Locked,
    Ignored,
    Canceled,
}

impl TermWord {
    /// The key of its words, which speak of the source of the term.
    pub fn key(self) -> &'static str {
        match self {
            Self::Printed => "term-printed",
            Self::Replaced => "term-replaced",
            Self::Boost => "term-boost",
            Self::BlindBoost => "term-blind-boost",
            Self::Item => "term-item",
            Self::Effect => "term-effect",
            Self::Standing => "term-standing",
            Self::Instead => "term-instead",
            Self::Equal => "term-equal",
            Self::Locked => "term-locked",
            Self::Ignored => "term-ignored",
            Self::Limit => "term-limit",
        }
    }

    /// Whether such a term says what the value is; the others add to it.
    pub fn sets(self) -> bool {
        match self {
            Self::Printed | Self::Replaced | Self::Instead | Self::Equal | Self::Locked | Self::Ignored => true,
            Self::Boost | Self::BlindBoost | Self::Item | Self::Effect | Self::Standing | Self::Limit => false,
        }
    }
}

impl LossWord {
    /// The key of its words, which speak of what took the term away.
    pub fn key(self) -> &'static str {
        match self {
            Self::Instead => "term-lost-instead",
            Self::Equal => "term-lost-equal",
            Self::Locked => "term-lost-locked",
            Self::Ignored => "term-lost-ignored",
            Self::Canceled => "term-lost-canceled",
        }
    }
}

impl TermFace {
    /// The faces of the terms of one value.
    pub fn list(terms: &[Term]) -> Vec<Self> {
        terms.iter().map(|&term| Self::new(term)).collect()
    }

    fn new(term: Term) -> Self {
        let source = |source: Option<(SeatId, Source)>| source.map(|(seat, source)| SourceFace::new(seat, source));
        let kind = match term.kind {
            TermKind::Printed => TermWord::Printed,
            TermKind::Replaced => TermWord::Replaced,
            TermKind::Boost => TermWord::Boost,
            TermKind::BlindBoost => TermWord::BlindBoost,
            TermKind::Item => TermWord::Item,
            TermKind::Effect => TermWord::Effect,
            TermKind::Standing => TermWord::Standing,
            TermKind::Instead => TermWord::Instead,
            TermKind::Equal => TermWord::Equal,
            TermKind::Locked => TermWord::Locked,
            TermKind::Ignored => TermWord::Ignored,
            TermKind::Limit => TermWord::Limit,
        };
        let lost = term.lost.map(|loss| LossFace {
            to: match loss.to {
                LostTo::Instead => LossWord::Instead,
                LostTo::Equal => LossWord::Equal,
                LostTo::Locked => LossWord::Locked,
                LostTo::Ignored => LossWord::Ignored,
                LostTo::Canceled => LossWord::Canceled,
            },
            source: source(loss.source),
        });
        Self { kind, amount: term.amount, source: source(term.source), lost }
    }
}

impl SourceFace {
    /// The face of what an effect of this seat comes from.
    pub fn new(seat: SeatId, source: Source) -> Self {
        match (source.as_card(), source.as_item()) {
            (Some(card), _) => Self::Card { seat: seat.0, card: card.0 },
            (_, Some(ItemId(item))) => Self::Item { item },
            (None, None) => Self::Ability { seat: seat.0 },
        }
    }
}

impl EventFace {
    /// The face of an event, which must already be the one for this viewer (`Told::seen_with`).
    pub fn new(told: &Told) -> Self {
        let [attack_terms, defense_terms] = &told.terms;
        match told.event {
            Event::Turn { seat } => Self::Turn { seat: seat.0 },
            Event::Maneuver { seat } => Self::Maneuver { seat: seat.0 },
            Event::Scheme { seat, card, by } => Self::Scheme { seat: seat.0, card: card.0, by: by.0 },
            Event::SchemeDone { seat, card } => Self::SchemeDone { seat: seat.0, card: card.0 },
            Event::Item { seat, item, by } => Self::Item { seat: seat.0, item: item.0, by: by.0 },
            Event::Attack { by, at } => Self::Attack { by: by.0, at: at.0 },
            Event::BonusAttack { seat, card } => Self::BonusAttack { seat: seat.0, card: card.0 },
            Event::Draw { seat, card } => Self::Draw { seat: seat.0, card: card.map(|card| card.0) },
            Event::Exhausted { seat } => Self::Exhausted { seat: seat.0 },
            Event::Discard { seat, card } => Self::Discard { seat: seat.0, card: card.0 },
            Event::HandLimit { seat } => Self::HandLimit { seat: seat.0 },
            Event::Boost { seat, card } => Self::Boost { seat: seat.0, card: card.0 },
            Event::BoostFrom { seat, of, card, pile } => Self::BoostFrom { seat: seat.0, of: of.0, card: card.0, pile },
            Event::BlindBoost { seat, card } => Self::BlindBoost { seat: seat.0, card: card.0 },
            Event::Commit { seat, what, card } => Self::Commit {
                seat: seat.0,
                what: match what {
                    peerless_rules::Commit::Attack => Commit::Attack,
                    peerless_rules::Commit::Boost => Commit::Boost,
                    peerless_rules::Commit::Defense => Commit::Defense,
                },
                card: card.map(|card| card.0),
            },
            Event::NoDefense { seat } => Self::NoDefense { seat: seat.0 },
            Event::ItemUsed { seat, item } => Self::ItemUsed { seat: seat.0, item: item.0 },
            Event::Reveal { seat, card } => Self::Reveal { seat: seat.0, card: card.0 },
            Event::Effect { seat, source } => Self::Effect { seat: seat.0, source: SourceFace::new(seat, source) },
            Event::CutShort { seat } => Self::CutShort { seat: seat.0 },
            Event::Canceled { seat } => Self::Canceled { seat: seat.0 },
            Event::Value { seat, value, by, source } => {
                let own =
                    |terms: &&Vec<Term>| terms.first().and_then(|term| term.source).is_some_and(|(of, _)| of == seat);
                let terms = told.terms.iter().find(own).map_or_else(Vec::new, |terms| TermFace::list(terms));
                Self::Value { seat: seat.0, value, source: SourceFace::new(by, source), terms }
            }
            Event::Result { attack, defense, damage, won } => Self::Result {
                attack,
                defense,
                damage,
                won: won.0,
                attack_terms: TermFace::list(attack_terms),
                defense_terms: TermFace::list(defense_terms),
            },
            Event::Move { fighter, from, to, tail } => Self::Move {
                fighter: fighter.0,
                from: from.0,
                to: to.0,
                tail: tail.map(|tail| tail.0),
                path: told.way.iter().map(|space| space.0).collect(),
            },
            Event::Place { fighter, to, tail } => {
                Self::Place { fighter: fighter.0, to: to.0, tail: tail.map(|tail| tail.0) }
            }
            Event::Swap { a, b } => Self::Swap { a: a.0, b: b.0 },
            Event::TakesOver { fighter } => Self::TakesOver { fighter: fighter.0 },
            Event::Damage { fighter, amount, left } => Self::Damage { fighter: fighter.0, amount, left },
            Event::Recover { fighter, left } => Self::Recover { fighter: fighter.0, left },
            Event::HealthSet { fighter, to } => Self::HealthSet { fighter: fighter.0, to },
            Event::Defeat { fighter } => Self::Defeat { fighter: fighter.0 },
            Event::Away { seat } => Self::Away { seat: seat.0 },
            Event::Off { fighter } => Self::Off { fighter: fighter.0 },
            Event::Roll { seat, of, die, number } => Self::Roll { seat: seat.0, of: of.0, die, number },
            Event::Named { seat, of, card } => Self::Named { seat: seat.0, of: of.0, card: card.0 },
            Event::Learned { seat, value } => Self::Learned { seat: seat.0, value },
            Event::Number { seat, number } => Self::Number { seat: seat.0, number },
            Event::Mark { seat, on } => Self::Mark { seat: seat.0, on },
            Event::Eliminated { seat } => Self::Eliminated { seat: seat.0 },
            Event::Take { seat, card } => Self::Take { seat: seat.0, card: card.0 },
            Event::TakeHidden { seat, card } => Self::TakeHidden { seat: seat.0, card: card.map(|card| card.0) },
            Event::PutOnDeck { seat, card, .. } => Self::PutOnDeck { seat: seat.0, card: card.map(|card| card.0) },
            Event::PutUnderDeck { seat, card, .. } => {
                Self::PutUnderDeck { seat: seat.0, card: card.map(|card| card.0) }
            }
            Event::ShuffleIn { seat, card, .. } => Self::ShuffleIn { seat: seat.0, card: card.map(|card| card.0) },
            Event::Shown { seat, card } => Self::Shown { seat: seat.0, card: card.0 },
            Event::Lies { seat, card } => Self::Lies { seat: seat.0, card: card.0 },
            Event::Piled { holder, pile, seat, card, .. } => {
                Self::Piled { holder: holder.0, pile, seat: seat.0, card: card.map(|card| card.0) }
            }
            Event::Given { seat, to, card } => Self::Given { seat: seat.0, to: to.0, card: card.0 },
            Event::TakeOut { seat, holder, pile, card, .. } => {
                Self::TakeOut { seat: seat.0, holder: holder.0, pile, card: card.map(|card| card.0) }
            }
            Event::Side { seat, pile, card, what, .. } => {
                Self::Side { seat: seat.0, pile, card: card.map(|card| card.0), what: what.into() }
            }
            Event::HandSeen { by, of } => Self::HandSeen { by: by.0, of: of.0 },
            Event::TopSeen { by, of, count } => Self::TopSeen { by: by.0, of: of.0, count },
            Event::BottomSeen { by, of, count } => Self::BottomSeen { by: by.0, of: of.0, count },
            Event::PileSeen { by, of, pile, count } => Self::PileSeen { by: by.0, of: of.0, pile, count },
            Event::Removed { seat, card } => Self::Removed { seat: seat.0, card: card.0 },
            Event::Shuffle { seat } => Self::Shuffle { seat: seat.0 },
            Event::Actions { seat, left } => Self::Actions { seat: seat.0, left },
            Event::Counter { seat, counter, value } => Self::Counter { seat: seat.0, counter, value },
            Event::Pay { seat, of, counter, count } => Self::Pay { seat: seat.0, of: of.0, counter, count },
            Event::Cast { seat, of, spell } => Self::Cast { seat: seat.0, of: of.0, spell },
            Event::Full { seat, pile, exactly } => Self::Full { seat: seat.0, pile, exactly },
            Event::Zone { seat, zone } => Self::Zone { seat: seat.0, zone },
            Event::State { seat, state, value } => Self::State { seat: seat.0, state, value },
            Event::Door { door, closed } => Self::Door { door: door.0, closed },
            Event::Token { seat, kind, from, to } => {
                Self::Token { seat: seat.0, token: kind, from: from.map(SiteFace::from), to: to.map(SiteFace::from) }
            }
            Event::Over { outcome } => Self::Over { team: outcome.team },
        }
    }
}
