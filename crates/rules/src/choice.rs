//! What may be answered: the options of a question.

use crate::ids::*;
use crate::state::Source;

/// One answer to the open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each kind is named after its word in the notation")]
pub enum Opt {
    Maneuver,
    Attack {
        by: FighterId,
        at: FighterId,
    },
    Scheme {
        card: CardId,
        by: FighterId,
    },
    Item {
        item: ItemId,
        by: FighterId,
    },
    Boost(CardId),
    NoBoost,
    /// `via`: the fighters passed, where an effect asks for them; bits over the fighters of the match.
    Move {
        fighter: FighterId,
        to: SpaceId,
        via: Few,
    },
    /// The same of a large fighter: where its head comes to stand, and its tail.
    MoveLarge {
        fighter: FighterId,
        to: SpaceId,
        tail: Tail,
        via: Fewer,
    },
    Done,
    Open {
        door: DoorId,
        by: FighterId,
    },
    Close(DoorId),
    Play(CardId),
    Defend(CardId),
    NoDefense,
    Use(ItemId),
    NoItem,
    /// `tail`: of a large fighter, where its tail comes to lie.
    Place {
        fighter: FighterId,
        space: SpaceId,
        tail: Tail,
    },
    NoPlace,
    Fighter(FighterId),
    Space(SpaceId),
    Card {
        seat: SeatId,
        card: CardId,
    },
    Number(u8),
    /// A zone of the board.
    Zone(u8),
    /// One of several effects, by its label in the hero's list (or the item's).
    Effect {
        seat: SeatId,
        source: Source,
        label: u16,
    },
    Symbol(u8),
    Value {
        state: u8,
        value: u8,
    },
    Seat(SeatId),
    Skip,
    Yes,
    No,
    Discard(CardId),
    First(Part),
    /// An attack card, face up.
    PlayOpen(CardId),
    /// A defense, face up.
    DefendOpen(CardId),
    /// A token of a seat: which one, or where to.
    Token {
        verb: TokenVerb,
        seat: SeatId,
        kind: u8,
        at: Site,
    },
}

/// What is done with a token by an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum TokenVerb {
    Choose,
    Place,
    Move,
}

impl TokenVerb {
    /// Its word in the notation.
    pub fn word(self) -> &'static str {
        match self {
            Self::Choose => "choose",
            Self::Place => "place",
            Self::Move => "move",
        }
    }
}

impl Opt {
    /// A number for each different option of one question, and for the same option the same in every state.
    pub fn code(self) -> u64 {
        let pack = |tag: u64, a: u64, b: u64| tag | a << 8 | b << 20;
        match self {
            Self::Maneuver => 1,
            Self::Attack { by, at } => pack(2, by.0.into(), at.0.into()),
            Self::Scheme { card, by } => pack(3, card.0.into(), by.0.into()),
            Self::Item { item, by } => pack(4, item.0.into(), by.0.into()),
            Self::Boost(card) => pack(5, card.0.into(), 0),
            Self::NoBoost => 6,
            Self::Move { fighter, to, via } => {
                pack(7, fighter.0.into(), to.0.into()) | via.get().0.wrapping_mul(0x9e37_79b9_7f4a_7c15) << 32
            }
            Self::MoveLarge { fighter, to, tail, via } => {
                let whole = pack(34, fighter.0.into(), u64::from(to.0) | u64::from(tail.0) << 6);
                whole ^ via.get().0.wrapping_mul(0x9e37_79b9_7f4a_7c15) << 34
            }
            Self::Done => 8,
            Self::Open { door, by } => pack(9, door.0.into(), by.0.into()),
            Self::Close(door) => pack(10, door.0.into(), 0),
            Self::Play(card) => pack(11, card.0.into(), 0),
            Self::Defend(card) => pack(12, card.0.into(), 0),
            Self::NoDefense => 13,
            Self::Use(item) => pack(14, item.0.into(), 0),
            Self::NoItem => 15,
            Self::Place { fighter, space, tail } => {
                // Without a tail it is the number that it has always been.
                let tail = tail.get().map_or(0, |tail| u64::from(tail.0) + 1);
                pack(16, fighter.0.into(), u64::from(space.0) | tail << 6)
            }
            Self::NoPlace => 17,
            Self::Fighter(fighter) => pack(18, fighter.0.into(), 0),
            Self::Space(space) => pack(19, space.0.into(), 0),
            Self::Card { seat, card } => pack(20, seat.0.into(), card.0.into()),
            Self::Number(number) => pack(21, number.into(), 0),
            Self::Effect { label, .. } => pack(22, label.into(), 0),
            Self::Symbol(symbol) => pack(23, symbol.into(), 0),
            Self::Value { state, value } => pack(24, state.into(), value.into()),
            Self::Seat(seat) => pack(25, seat.0.into(), 0),
            Self::Skip => 26,
            Self::Yes => 27,
            Self::No => 28,
            Self::Discard(card) => pack(29, card.0.into(), 0),
            Self::First(part) => pack(30, part as u64, 0),
            Self::PlayOpen(card) => pack(32, card.0.into(), 0),
            Self::Zone(zone) => pack(33, zone.into(), 0),
            Self::DefendOpen(card) => pack(34, card.0.into(), 0),
            Self::Token { verb, seat, kind, at } => {
                pack(31, u64::from(seat.0) | u64::from(kind) << 4 | (verb as u64) << 8, at.0.into())
            }
        }
    }
}

/// What an option speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Mentions {
    card: Option<CardId>,
    space: Option<SpaceId>,
    /// Who does it, and to whom it is done.
    fighters: FighterSet,
    /// It declines what was offered.
    declines: bool,
}

impl Opt {
    /// What each kind of option speaks of.
    fn mentions(self) -> Mentions {
        let none = Mentions { card: None, space: None, fighters: FighterSet::EMPTY, declines: false };
        match self {
            Self::Attack { by, at } => Mentions { fighters: FighterSet::one(by) | FighterSet::one(at), ..none },
            Self::Scheme { card, by } => Mentions { card: Some(card), fighters: FighterSet::one(by), ..none },
            Self::Item { by, .. } | Self::Open { by, .. } | Self::Fighter(by) => {
                Mentions { fighters: FighterSet::one(by), ..none }
            }
            Self::Move { fighter, to: space, .. }
            | Self::MoveLarge { fighter, to: space, .. }
            | Self::Place { fighter, space, .. } => {
                Mentions { space: Some(space), fighters: FighterSet::one(fighter), ..none }
            }
            Self::Space(space) => Mentions { space: Some(space), ..none },
            Self::Token { at, .. } => Mentions { space: at.space(), ..none },
            Self::Boost(card)
            | Self::Play(card)
            | Self::PlayOpen(card)
            | Self::DefendOpen(card)
            | Self::Defend(card)
            | Self::Card { card, .. }
            | Self::Discard(card) => Mentions { card: Some(card), ..none },
            Self::NoBoost | Self::NoPlace | Self::Skip | Self::No => Mentions { declines: true, ..none },
            Self::Maneuver
            | Self::Done
            | Self::Close(_)
            | Self::NoDefense
            | Self::Use(_)
            | Self::NoItem
            | Self::Number(_)
            | Self::Zone(_)
            | Self::Effect { .. }
            | Self::Symbol(_)
            | Self::Value { .. }
            | Self::Seat(_)
            | Self::Yes
            | Self::First(_) => none,
        }
    }

    /// The move that this is, of whatever fighter.
    pub fn going(self) -> Option<Going> {
        if let Self::Move { fighter, to, via } = self {
            Some(Going { fighter, to, tail: None, via: via.get() })
        } else if let Self::MoveLarge { fighter, to, tail, via } = self {
            Some(Going { fighter, to, tail: tail.get(), via: via.get() })
        } else {
            None
        }
    }

    /// Where an option lays the tail of a large fighter.
    pub fn tail(self) -> Option<SpaceId> {
        if let Self::Place { tail, .. } = self { tail.get() } else { self.going()?.tail }
    }

    /// The card that this names, if it names one.
    pub fn card(self) -> Option<CardId> {
        self.mentions().card
    }

    /// The space that this names, if it names one.
    pub fn space(self) -> Option<SpaceId> {
        self.mentions().space
    }

    /// Whether this names a fighter: who does it, or to whom it is done.
    pub fn names(self, fighter: FighterId) -> bool {
        self.mentions().fighters.has(fighter)
    }

    /// Whether this declines what a text offers.
    pub(crate) fn declines(self) -> bool {
        self.mentions().declines
    }
}

/// A move: who goes where, and past whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Going {
    /// Who moves.
    pub fighter: FighterId,
    /// Where it comes to stand, a large one with its head.
    pub to: SpaceId,
    /// Where a large one's tail comes to lie.
    pub tail: Option<SpaceId>,
    /// The fighters passed, where an effect asks for them.
    pub via: FighterSet,
}

/// Where an effect of one side of a combat comes from (R11.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum Part {
    Card,
    Boost,
    Item,
    Ability,
}

impl Part {
    pub(crate) const ALL: [Part; 4] = [Part::Card, Part::Boost, Part::Item, Part::Ability];

    pub(crate) fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// The options of a question, in a fixed order; the room is reused.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Filled up to `len`; what lies behind it is room.
    list: Vec<Opt>,
    len: usize,
}

impl Options {
    /// None yet, with room for most questions.
    pub fn new() -> Self {
        Self { list: vec![Opt::Done; 2 * SET], len: 0 }
    }

    /// The options in their order.
    pub fn as_slice(&self) -> &[Opt] {
        &self.list[..self.len]
    }

    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }

    /// Only those of the options that are to stay.
    pub(crate) fn retain(&mut self, stays: impl Fn(&Opt) -> bool) {
        let mut kept = 0;
        for index in 0..self.len {
            let opt = self.list[index];
            if stays(&opt) {
                self.list[kept] = opt;
                kept += 1;
            }
        }
        self.len = kept;
    }

    #[inline]
    pub(crate) fn push(&mut self, opt: Opt) {
        if self.len >= self.list.len() {
            self.grow();
        }
        self.list[self.len] = opt;
        self.len += 1;
    }

    /// An option for each member of a set.
    #[inline]
    pub(crate) fn push_each<T: From<u8>>(&mut self, mut set: Bits<T>, opt: impl Fn(T) -> Opt) {
        // No set has more members than there is room for in the end.
        if self.list.len() - self.len < SET {
            self.grow();
        }
        let mut count = 0;
        for room in &mut self.list[self.len..] {
            let Some(member) = set.next() else { break };
            *room = opt(member);
            count += 1;
        }
        self.len += count;
    }

    /// A move of a fighter to each of these spaces.
    #[inline(always)]
    pub(crate) fn push_moves(&mut self, fighter: FighterId, ends: SpaceSet) {
        self.push_row(&MOVES[fighter.index()], ends.0);
    }

    /// A boost with each of these cards.
    pub(crate) fn push_boosts(&mut self, cards: CardSet) {
        self.push_row(&BOOSTS, cards.0);
    }

    /// The options at these places of a row.
    #[inline(always)]
    fn push_row(&mut self, row: &[Opt; SET], places: u64) {
        if self.list.len() - self.len < SET + AT_ONCE {
            self.grow();
        }
        let mut left = places;
        // So many at a time, because how many there are cannot be guessed; what is too much is overwritten by what comes next.
        for room in self.list[self.len..].chunks_exact_mut(AT_ONCE) {
            if left == 0 {
                break;
            }
            for place in room {
                *place = row[(left | 1 << (SET - 1)).trailing_zeros() as usize];
                left &= left.wrapping_sub(1);
            }
        }
        self.len += places.count_ones() as usize;
    }

    #[cold]
    fn grow(&mut self) {
        self.list.resize(self.list.len() * 2 + SET + AT_ONCE, Opt::Done);
    }
}

/// The most members that a set can have.
const SET: usize = u64::BITS as usize;

/// How many options of a row are written at a time.
const AT_ONCE: usize = 8;

/// Every move, ready to be copied: most options are moves, and to put one together takes several stores.
static MOVES: [[Opt; SET]; MAX_FIGHTERS] = {
    let mut moves = [[Opt::Done; SET]; MAX_FIGHTERS];
    let mut index = 0;
    while index < MAX_FIGHTERS * SET {
        let (fighter, to) = (FighterId((index / SET) as u8), SpaceId((index % SET) as u8));
        moves[index / SET][index % SET] = Opt::Move { fighter, to, via: Few::EMPTY };
        index += 1;
    }
    moves
};

/// The same for boosts.
static BOOSTS: [Opt; SET] = {
    let mut boosts = [Opt::Done; SET];
    let mut index = 0;
    while index < SET {
        boosts[index] = Opt::Boost(CardId(index as u8));
        index += 1;
    }
    boosts
};

impl PartialEq for Options {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Options {}

impl std::ops::Deref for Options {
    type Target = [Opt];

    fn deref(&self) -> &[Opt] {
        self.as_slice()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_is_small() {
        assert_eq!(size_of::<Opt>(), 8);
    }

    #[test]
    fn moves_and_boosts_are_listed_one_by_one() {
        let sets = [0, 1, 1 << 63, u64::MAX, 0x8000_0000_0000_0001, 0b1011_0111, 0xdead_beef_0123_4567];
        let mut options = Options::default();
        let mut expected = Vec::new();
        for (set, fighter) in sets.into_iter().zip([0, 1, 7, 12, 39, 3, 5].map(FighterId)) {
            options.push_moves(fighter, SpaceSet(set));
            options.push(Opt::Done);
            options.push_boosts(CardSet(set));
            expected.extend(SpaceSet(set).iter().map(|to| Opt::Move { fighter, to, via: Few::EMPTY }));
            expected.push(Opt::Done);
            expected.extend(CardSet(set).iter().map(Opt::Boost));
        }
        assert_eq!(*options, *expected);
    }
}
