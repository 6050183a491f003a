//! What a card's text is lowered to: a flat list of ops over a few registers.

pub use crate::ask::ops::*;

/// A place in `Hero::code`. Zero means "nothing to run": `code[0]` is always `End`.
pub type Pc = u16;

/// One step of a program. A choice suspends the program at its op.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    End,
    Jump(Pc),
    /// Goes on if the condition holds, else jumps.
    If(Cond, Pc),
    /// Asks yes or no, unless what follows is impossible; jumps on no.
    May(Pc),
    /// Goes on if the last act was done (or was not, for `false`), else jumps.
    IfDone(bool, Pc),
    /// Runs the ops up to the matching `Next` once for each seat meant; the seat is then "that opponent".
    ForSeats(Players, Pc),
    /// Back to the `ForSeats` at this place if seats are left.
    Next(Pc),
    /// Asks for something; the program waits here for the answer.
    Ask(Asking),
    /// Picks different ones of the next `of` `Effect` ops; they run in the order of picking.
    Choose {
        count: Choices,
        of: u8,
    },
    /// One of the effects to choose from: its label in `Hero::labels` and its place.
    Effect {
        label: u16,
        at: Pc,
    },

    Health {
        who: Target,
        change: Change,
        amount: Amount,
    },
    Move {
        who: Target,
        steps: u8,
        exact: bool,
        through: Through,
        /// Whose fighters are remembered when they are passed.
        track: Option<Whose>,
    },
    Swap {
        a: Who,
        b: Who,
    },
    TakeOver {
        who: Who,
    },
    Hold {
        who: Who,
    },
    Prevent {
        who: Who,
    },

    Draw {
        who: Player,
        amount: Amount,
    },
    DrawUntil {
        hand: u8,
    },
    Discard {
        who: Player,
        count: u8,
        how: Discard,
    },
    Look {
        at: Look,
    },
    Take {
        what: Take,
    },
    /// This card and the top cards of the own pile go into the deck, which is shuffled.
    ShuffleIn {
        count: u8,
    },

    Cancel,
    Value {
        card: Side,
        change: ValueChange,
    },
    BlindBoost,
    ConsiderWon,
    /// For the rest of the turn the values of this seat's cards are locked.
    LockValues {
        value: u8,
    },
    UnlimitedAttack,

    Actions {
        gain: u8,
        spend: u8,
    },
    Counter {
        counter: u8,
        change: CounterChange,
    },
    ChangeState {
        state: u8,
    },
    EndTurn,
}

/// What an op asks.
pub(crate) enum Asks {
    Nothing,
    /// Yes or no; the place where a no leads.
    Whether(Pc),
    /// The symbol that a wild basket shows.
    Symbol,
    For(Asking),
}

impl Op {
    pub(crate) fn asks(self) -> Asks {
        match self {
            Self::May(no) => Asks::Whether(no),
            Self::If(..) => Asks::Symbol,
            Self::Ask(asking) => Asks::For(asking),
            Self::End
            | Self::Jump(_)
            | Self::IfDone(..)
            | Self::ForSeats(..)
            | Self::Next(_)
            | Self::Choose { .. }
            | Self::Effect { .. }
            | Self::Health { .. }
            | Self::Move { .. }
            | Self::Swap { .. }
            | Self::TakeOver { .. }
            | Self::Hold { .. }
            | Self::Prevent { .. }
            | Self::Draw { .. }
            | Self::DrawUntil { .. }
            | Self::Discard { .. }
            | Self::Look { .. }
            | Self::Take { .. }
            | Self::ShuffleIn { .. }
            | Self::Cancel
            | Self::Value { .. }
            | Self::BlindBoost
            | Self::ConsiderWon
            | Self::LockValues { .. }
            | Self::UnlimitedAttack
            | Self::Actions { .. }
            | Self::Counter { .. }
            | Self::ChangeState { .. }
            | Self::EndTurn => Asks::Nothing,
        }
    }

    /// Where it can go on instead of at the next op.
    pub fn jump_mut(&mut self) -> Option<&mut Pc> {
        match self {
            Self::Jump(at) | Self::If(_, at) | Self::May(at) | Self::IfDone(_, at) | Self::ForSeats(_, at) => Some(at),
            Self::Effect { at, .. } | Self::Next(at) => Some(at),
            Self::End
            | Self::Ask(_)
            | Self::Choose { .. }
            | Self::Health { .. }
            | Self::Move { .. }
            | Self::Swap { .. }
            | Self::TakeOver { .. }
            | Self::Hold { .. }
            | Self::Prevent { .. }
            | Self::Draw { .. }
            | Self::DrawUntil { .. }
            | Self::Discard { .. }
            | Self::Look { .. }
            | Self::Take { .. }
            | Self::ShuffleIn { .. }
            | Self::Cancel
            | Self::Value { .. }
            | Self::BlindBoost
            | Self::ConsiderWon
            | Self::LockValues { .. }
            | Self::UnlimitedAttack
            | Self::Actions { .. }
            | Self::Counter { .. }
            | Self::ChangeState { .. }
            | Self::EndTurn => None,
        }
    }
}

/// Seen from the owner of the program in a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Own,
    Other,
}

/// One fighter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The seat's fighter of the combat, or the active fighter.
    Yours,
    /// The other fighter of the combat.
    Opposing,
    /// The first of this kind of the hero's fighters.
    Kind(u8),
    /// The fighter picked or moved last.
    It,
    /// Of two single fighters of the seat, the one that is not in the combat.
    Other,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    One(Who),
    Each(Group),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    pub side: Whose,
    pub noun: Noun,
    pub place: Place,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    Any,
    Opposing,
    Friendly,
    Yours,
    /// Those of "that opponent".
    Theirs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noun {
    Fighter,
    Hero,
    Sidekick,
    /// A kind of the hero's fighters.
    Kind(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Anywhere,
    Zone(Who),
    Adjacent(Who),
    Combat,
    /// In a space picked by this effect.
    Picked,
    /// Passed through in the last tracked move.
    Passed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cond {
    Won,
    Lost,
    WonEarlier,
    YourTurn,
    Health(Who, Bound),
    AtTurnStart(Who, bool),
    IsHero(Who, bool),
    Defeated(Who, bool),
    Adjacent(Who, Who, bool),
    SharesZone(Who, Who, bool),
    MoreZones(Who, Who),
    Count(Bound, Group),
    /// A fighter of "that opponent" has this many of a kind next to it.
    Surrounded(Bound, u8),
    Hand(Bound),
    DeckEmpty,
    PlayedBy(u8),
    Attacking(bool),
    State(u8, u8),
    Basket(u8),
    DefeatedAny,
    DamagedKind(u8),
    CombatDamage(Bound),
    /// This card lies in the own hand.
    InHand(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    AtLeast(u8),
    AtMost(u8),
}

impl Bound {
    pub fn holds(self, n: u32) -> bool {
        match self {
            Self::AtLeast(least) => n >= u32::from(least),
            Self::AtMost(most) => n <= u32::from(most),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    Number(u8),
    ForEach(u8, Countable),
    Equal(Measure),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Countable {
    /// Cards with this tag in the own discard pile.
    Tagged(u8),
    Counter(u8),
    /// What this effect spent.
    Spent,
    Fighters(Group),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// The boost value of the card that this effect discarded last.
    ItsBoost,
    /// The boost value of the card whose value is set.
    OwnBoost,
    PrintedValue,
    CombatDamage,
    HandSize,
    Number,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    Damage,
    Recover,
    Set,
    Defeat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Through {
    Friends,
    Opposing,
    SidekicksFree,
}

/// Which seats a program speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Players {
    /// "Your opponent": the other player of the combat, or all opponents (R19.5).
    Opponent,
    EachOpponent,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    You,
    /// The seat of the `ForSeats` that runs, or the opponent picked.
    That,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    Fighter(Group),
    /// A hero of "that opponent", picked by that opponent (R26.2).
    TheirHero,
    Space(Spaces),
    Number {
        from: u8,
        to: u8,
    },
    Opponent,
    /// How much of a counter to spend.
    Spend {
        counter: u8,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choices {
    Number(u8),
    Spent,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spaces {
    pub kind: SpaceKind,
    pub place: SpacePlace,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpaceKind {
    /// Where the fighter could end a move.
    Free,
    /// `Free`, but not where it stands.
    Other,
    /// Without any fighter.
    Empty,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpacePlace {
    Anywhere,
    Zone(Who),
    OutsideZone(Who),
    Adjacent(Who),
    AdjacentToPicked,
    SpaceOf(Who),
    /// With this many fighters of a kind next to it.
    WithAdjacent(Bound, u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placed {
    One(Who),
    /// A defeated fighter of this kind, with its starting health (R7.14).
    Defeated(u8),
    /// From the supply or, if that is empty, from the board (R26.8).
    Summoned(u8),
    /// Also if it was defeated in this combat, with this health (R27.6).
    Revived(Who, u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Discard {
    /// The player who discards chooses.
    Owner,
    Random,
    /// The owner of the program chooses.
    You,
    TopOfDeck,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// The hand of "that opponent".
    Hand,
    /// The top cards of the own deck.
    Top(u8),
    /// Shows this card of the own hand to all.
    Reveal(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Take {
    /// This card, from the pile or the deck.
    Named(u8),
    /// All cards with this tag from the pile.
    Tagged(u8),
    TopOfPile,
    This,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueChange {
    Instead(u8),
    Equal(Measure),
    Add(Amount),
    Subtract(u8),
    Ignore,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CounterChange {
    Gain(Amount),
    Spend(u8),
}
