//! Small index types and sets of them.

use std::fmt;

/// How much one match may hold. The state is of fixed size; content beyond these limits is refused when it is loaded.
pub const MAX_SEATS: usize = 4;
pub const MAX_FIGHTERS: usize = 40;
pub const MAX_SEAT_FIGHTERS: usize = 10;
pub const MAX_CARDS: usize = 40;
/// Different cards of one hero.
pub const MAX_KINDS: usize = 64;
pub const MAX_SPACES: usize = 64;
pub const MAX_DOORS: usize = 4;
pub const MAX_ITEMS: usize = 8;
pub const MAX_COUNTERS: usize = 2;
pub const MAX_STATES: usize = 2;

/// "None" in every byte-sized index.
pub(crate) const NONE: u8 = u8::MAX;

macro_rules! index {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u8);

        impl $name {
            pub fn index(self) -> usize {
                self.0 as usize
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

macro_rules! set {
    ($(#[$doc:meta])* $name:ident of $item:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name(pub u64);

        impl $name {
            pub const EMPTY: Self = Self(0);

            pub fn one(item: $item) -> Self {
                Self(1 << item.0)
            }

            pub fn has(self, item: $item) -> bool {
                self.0 >> item.0 & 1 == 1
            }

            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            pub fn len(self) -> u32 {
                self.0.count_ones()
            }

            pub fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.0;
            }

            pub fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.0);
            }

            pub fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            pub fn first(self) -> Option<$item> {
                (self.0 != 0).then(|| $item(self.0.trailing_zeros() as u8))
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

        impl std::ops::BitAnd for $name {
            type Output = Self;
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl Iterator for $name {
            type Item = $item;

            /// Takes the lowest member out.
            fn next(&mut self) -> Option<$item> {
                let first = self.first()?;
                self.0 &= self.0 - 1;
                Some(first)
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
    /// A set of fighters.
    FighterSet of FighterId
);
set!(
    /// A set of kinds of cards of one hero.
    CardSet of CardId
);
