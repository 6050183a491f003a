//! Small index types and sets of them.

use std::fmt;

/// How much one match may hold. The state is of fixed size; content beyond these limits is refused when it is loaded.
pub const MAX_SEATS: usize = 4;
/// Fighters of all seats.
pub const MAX_FIGHTERS: usize = 40;
/// Fighters of one seat.
pub const MAX_SEAT_FIGHTERS: usize = 10;
/// Large fighters of one seat.
pub const MAX_SEAT_LARGE: usize = 4;
/// Large fighters of all seats.
pub const MAX_LARGE: usize = MAX_SEATS * MAX_SEAT_LARGE;
/// Fighters of all seats where one of them is large: an option then has room for so many.
pub const MAX_WITH_LARGE: usize = 32;
/// Cards of one seat, those of its side decks included.
pub const MAX_CARDS: usize = 42;
/// Effects that one text may offer to choose from.
pub const MAX_CHOICES: usize = 8;
/// Different cards of one hero.
pub const MAX_KINDS: usize = 64;
/// Spaces of a board.
pub const MAX_SPACES: usize = 64;
/// Lines of a board.
pub const MAX_LINES: usize = 180;
/// Doors of a board.
pub const MAX_DOORS: usize = 4;
/// Spaces of a board that hold items.
pub const MAX_ITEMS: usize = 8;
/// The most item tokens that a match draws from; `Source` has room for so many.
pub const MAX_TOKENS: usize = 64;
/// Tokens of one hero, all kinds together.
pub const MAX_SEAT_TOKENS: usize = 24;
/// Different lines that a fighter is remembered to have moved along in a turn.
pub const MAX_MOVED_ALONG: usize = 8;
/// Kinds of tokens of one hero.
pub const MAX_TOKEN_KINDS: usize = 2;
/// Dice of a hero.
pub const MAX_DICE: usize = 2;
/// Side decks of one hero.
pub const MAX_SIDE_DECKS: usize = 2;
/// Cards of one side deck.
pub const MAX_SIDE_CARDS: usize = 12;
/// Cards of a hero's deck; with its side decks there are never more than `MAX_CARDS`.
pub const MAX_DECK: usize = 40;
/// Piles of a hero's own.
pub const MAX_PILES: usize = 2;
/// Cards of a seat that lie in play.
pub const MAX_LYING: usize = 8;
/// Counters of one hero.
pub const MAX_COUNTERS: usize = 2;
/// States of one hero.
pub const MAX_STATES: usize = 4;

/// "None" in every byte-sized index.
pub(crate) const NONE: u8 = u8::MAX;

macro_rules! index {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u8);

        impl $name {
            /// As an index into a list.
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl From<u8> for $name {
            fn from(index: u8) -> Self {
                Self(index)
            }
        }
    };
}

index!(
    /// A seat: an index into `Match::seats`. Seat 0 is "1" in the notation.
    SeatId
);
index!(
    /// A fighter of the match: an index into `Match::fighters`.
    FighterId
);
index!(
    /// A space of the board: an index into `Board::spaces`.
    SpaceId
);
index!(
    /// A line of the board: an index into `Board::lines`.
    LineId
);
index!(
    /// A kind of card of one hero: an index into `Hero::cards`. Equal copies share it.
    CardId
);
index!(
    /// An item of the match: an index into `Match::items`.
    ItemId
);
index!(
    /// A door of the board.
    DoorId
);

/// Where a token lies: in a space of the board or on a line, in one byte; lines come behind all spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Site(pub(crate) u8);

impl Site {
    /// The space, if it is one.
    pub fn space(self) -> Option<SpaceId> {
        (usize::from(self.0) < MAX_SPACES).then_some(SpaceId(self.0))
    }

    /// The line, if it is one.
    pub fn line(self) -> Option<LineId> {
        self.0.checked_sub(MAX_SPACES as u8).map(LineId)
    }
}

impl From<SpaceId> for Site {
    fn from(space: SpaceId) -> Self {
        Self(space.0)
    }
}

impl From<LineId> for Site {
    fn from(line: LineId) -> Self {
        Self(MAX_SPACES as u8 + line.0)
    }
}

impl SeatId {
    pub(crate) fn bit(self) -> u8 {
        1 << self.0
    }
}

impl fmt::Display for SeatId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// The members of a set, one after the other.
#[derive(Clone, Debug)]
pub struct Bits<T>(u64, std::marker::PhantomData<T>);

impl<T: From<u8>> Iterator for Bits<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(T::from(lowest))
    }
}

macro_rules! set {
    ($(#[$doc:meta])* $name:ident of $item:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name(pub u64);

        impl $name {
            /// Without members.
            pub const EMPTY: Self = Self(0);

            /// With this member alone.
            pub fn one(item: $item) -> Self {
                Self(1 << item.0)
            }

            /// Whether this is a member.
            pub fn has(self, item: $item) -> bool {
                self.0 >> item.0 & 1 == 1
            }

            /// Whether it has no members.
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many members it has.
            pub fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Makes this a member.
            pub fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.0;
            }

            /// Makes this no member.
            pub fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.0);
            }

            /// The members that the other set does not have.
            pub fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// The member with the lowest number.
            pub fn first(self) -> Option<$item> {
                self.iter().next()
            }

            /// The members, the lowest first.
            pub fn iter(self) -> Bits<$item> {
                Bits(self.0, std::marker::PhantomData)
            }
        }

        impl std::ops::BitOr for $name {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl std::ops::BitOrAssign for $name {
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl std::ops::BitXor for $name {
            type Output = Self;
            fn bitxor(self, other: Self) -> Self {
                Self(self.0 ^ other.0)
            }
        }

        impl std::ops::BitAnd for $name {
            type Output = Self;
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl IntoIterator for $name {
            type Item = $item;
            type IntoIter = Bits<$item>;

            fn into_iter(self) -> Bits<$item> {
                self.iter()
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = Self::EMPTY;
                for item in items {
                    set.insert(item);
                }
                set
            }
        }
    };
}

set!(
    /// A set of spaces.
    SpaceSet of SpaceId
);
set!(
    /// A set of seats.
    SeatSet of SeatId
);
set!(
    /// A set of fighters.
    FighterSet of FighterId
);
set!(
    /// A set of kinds of cards of one hero.
    CardSet of CardId
);

/// A set of fighters in as few bytes as it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Few(pub(crate) [u8; Few::BYTES]);

impl Few {
    const BYTES: usize = MAX_FIGHTERS.div_ceil(8);
    /// Without members.
    pub const EMPTY: Self = Self([0; Self::BYTES]);

    /// The set itself.
    pub fn get(self) -> FighterSet {
        let mut bytes = [0; 8];
        bytes[..Self::BYTES].copy_from_slice(&self.0);
        FighterSet(u64::from_le_bytes(bytes))
    }

    /// Whether it has no members.
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    pub(crate) fn set(&mut self, fighters: FighterSet) {
        *self = fighters.into();
    }

    pub(crate) fn add(&mut self, fighters: FighterSet) {
        self.set(self.get() | fighters);
    }

    pub(crate) fn insert(&mut self, fighter: FighterId) {
        self.0[fighter.index() / 8] |= 1 << (fighter.0 % 8);
    }

    pub(crate) fn has(self, fighter: FighterId) -> bool {
        self.0[fighter.index() / 8] >> (fighter.0 % 8) & 1 == 1
    }
}

/// A set of fighters of a match with a large one, in as few bytes as it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fewer(pub(crate) [u8; Fewer::BYTES]);

impl Fewer {
    const BYTES: usize = MAX_WITH_LARGE.div_ceil(8);
    /// Without members.
    pub const EMPTY: Self = Self([0; Self::BYTES]);

    /// The set itself.
    pub fn get(self) -> FighterSet {
        FighterSet(u32::from_le_bytes(self.0).into())
    }
}

impl From<FighterSet> for Fewer {
    /// No match with a large fighter has others beyond those that there is room for.
    fn from(fighters: FighterSet) -> Self {
        Self((fighters.0 as u32).to_le_bytes())
    }
}

/// Where the tail of a large fighter comes to lie, if it has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tail(pub(crate) u8);

impl Tail {
    /// It stands on one space.
    pub const NONE: Self = Self(NONE);

    /// The space.
    pub fn get(self) -> Option<SpaceId> {
        (self.0 != NONE).then_some(SpaceId(self.0))
    }
}

impl From<Option<SpaceId>> for Tail {
    fn from(space: Option<SpaceId>) -> Self {
        Self(space.map_or(NONE, |space| space.0))
    }
}

impl From<FighterSet> for Few {
    /// No match has fighters beyond those that there is room for.
    fn from(fighters: FighterSet) -> Self {
        let mut few = Self::EMPTY;
        few.0.copy_from_slice(&fighters.0.to_le_bytes()[..Self::BYTES]);
        few
    }
}
