//! What a card's text is lowered to: a flat list of ops over a few registers.

pub use crate::ask::ops::*;
use crate::def::CardKind;

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
    /// Runs the ops up to the matching `Again` so many times.
    Repeat(Amount, Pc),
    /// Back to the `Repeat` at this place if it is to be done again.
    Again(Pc),
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
        steps: Amount,
        exact: bool,
        through: Through,
        /// Whose fighters are remembered when they are passed.
        track: Option<Whose>,
    },
    Swap {
        a: Who,
        b: Who,
    },
    /// Puts fighters beside those that are "them", or in their place.
    Gather {
        add: Option<Target>,
        afresh: bool,
    },
    /// Puts each of "them" somewhere, one after the other.
    PutEach {
        who: PlacedEach,
        spaces: Spaces,
    },
    TakeOver {
        who: Who,
    },
    Hold {
        who: Target,
    },
    Prevent {
        who: Target,
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
        count: Amount,
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
    /// The values of both cards change places.
    SwapValues,
    BlindBoost {
        times: u8,
    },
    ConsiderWon,
    /// For the rest of the turn the values of this seat's cards are locked.
    LockValues {
        value: u8,
    },
    UnlimitedAttack,

    Actions {
        gain: Amount,
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
            | Self::Repeat(..)
            | Self::Again(_)
            | Self::Choose { .. }
            | Self::Effect { .. }
            | Self::Health { .. }
            | Self::Move { .. }
            | Self::Swap { .. }
            | Self::Gather { .. }
            | Self::PutEach { .. }
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
            | Self::SwapValues
            | Self::BlindBoost { .. }
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
            Self::Effect { at, .. } | Self::Next(at) | Self::Repeat(_, at) | Self::Again(at) => Some(at),
            Self::End
            | Self::Ask(_)
            | Self::Choose { .. }
            | Self::Health { .. }
            | Self::Move { .. }
            | Self::Swap { .. }
            | Self::Gather { .. }
            | Self::PutEach { .. }
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
            | Self::SwapValues
            | Self::BlindBoost { .. }
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
    /// The fighter picked last.
    Chosen,
    Attacker,
    Defender,
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
    pub crowd: Crowd,
    pub place: Place,
    /// Not this one.
    pub except: Option<Who>,
}

impl Group {
    /// Those that a program has gathered.
    pub const THEM: Self = Self { crowd: Crowd::ALL, place: Place::Them, except: None };
}

/// Fighters, wherever they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crowd {
    pub side: Whose,
    pub noun: Noun,
    /// Not the own fighter.
    pub other: bool,
}

impl Crowd {
    pub const ALL: Self = Self { side: Whose::Any, noun: Noun::Fighter, other: false };
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
    OutsideZone(Who),
    Adjacent(Who),
    /// Within so many spaces of a fighter.
    Within(u8, Who),
    /// Nobody else of the group is nearer to this fighter.
    Nearest(Who),
    /// With so many of a crowd next to it.
    AdjacentTo(Bound, Crowd),
    /// With so many of a crowd in a zone of its space.
    ZoneWith(Bound, Crowd),
    Combat,
    /// In a space picked by this effect.
    Picked,
    /// Passed through in the last tracked move.
    Passed,
    /// Gathered, placed, damaged or swapped last.
    Them,
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
    /// The fighter is at a place, or not.
    At(Who, Place, bool),
    SharesZone(Who, Who, bool),
    MoreZones(Who, Who),
    Count(Bound, Group),
    /// Nobody of the crowd is left.
    AllDefeated(Crowd),
    Is(Measure, Bound),
    Compare(Measure, Order, Measure),
    Counter(u8, Bound),
    Spent(Bound),
    /// The other player of the combat played a card, or none.
    OpponentPlayed(bool),
    /// What is printed as the type of a card in the combat.
    CardIs(Side, CardType),
    /// The card of the other side has a text for this step.
    HasEffect(Timing),
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
    Exactly(u8),
    Between(u8, u8),
}

impl Bound {
    pub fn holds(self, n: u32) -> bool {
        match self {
            Self::AtLeast(least) => n >= u32::from(least),
            Self::AtMost(most) => n <= u32::from(most),
            Self::Exactly(number) => n == u32::from(number),
            Self::Between(least, most) => (u32::from(least)..=u32::from(most)).contains(&n),
        }
    }
}

/// How one number compares with another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    Higher,
    Lower,
    Equal,
}

impl Order {
    pub fn holds(self, left: u8, right: u8) -> bool {
        match self {
            Self::Higher => left > right,
            Self::Lower => left < right,
            Self::Equal => left == right,
        }
    }
}

/// What a card is, as printed; a versatile card is an attack and a defense as well (R2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardType {
    Attack,
    Defense,
    Versatile,
    Scheme,
    /// Not a scheme.
    Combat,
}

impl CardType {
    pub fn fits(self, kind: CardKind) -> bool {
        match self {
            Self::Attack => kind.attacks(),
            Self::Defense => kind.defends(),
            Self::Versatile => kind == CardKind::Versatile,
            Self::Scheme => kind == CardKind::Scheme,
            Self::Combat => kind != CardKind::Scheme,
        }
    }
}

/// A step of a combat for which a card can have a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timing {
    Immediately,
    During,
    After,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    Number(u8),
    ForEach(u8, Countable),
    Equal(Measure),
    Twice(Measure),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Countable {
    /// Cards with this tag in the own discard pile.
    Tagged(u8),
    Counter(u8),
    /// What this effect spent.
    Spent,
    Fighters(Group),
    /// Something that is a number by itself.
    Of(Measure),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// The boost value of the card that this effect discarded last.
    ItsBoost,
    /// The boost value of the card whose value is set.
    OwnBoost,
    Boost(CardRef),
    Printed(CardRef),
    Value(Side),
    CombatDamage,
    /// The damage that this text has dealt.
    Dealt,
    /// The size of a pile; of several players all together.
    Cards(PileOf),
    Number,
    Health(Who),
    Zones(Who),
    /// The zones with one of the own fighters in it.
    DifferentZones,
    Distance(Who, Who),
    /// The spaces between two fighters.
    Between(Who, Who),
}

/// A card that a text speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardRef {
    This,
    Opponents,
    /// On top of the own discard pile.
    TopOfPile,
}

/// A pile and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PileOf {
    pub whose: Owner,
    pub pile: Pile,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pile {
    Hand,
    Deck,
    Discard,
}

/// Whose a pile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    You,
    Opponents(Players),
    That,
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
    /// So many different ones, or up to so many; they become "them".
    Several {
        group: Group,
        count: u8,
        up_to: bool,
    },
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
    Within(u8, Who),
    /// No free space is nearer to this fighter.
    Nearest(Who),
    /// With this many of a crowd next to it.
    WithAdjacent(Bound, Crowd),
    /// With this many of a crowd in a zone of it.
    ZoneWith(Bound, Crowd),
}

/// How each of several fighters is put somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlacedEach {
    /// From where it stands.
    Moved,
    /// Defeated ones of a crowd, with this health or their starting health.
    Returned(Crowd, Option<u8>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placed {
    One(Who),
    /// A defeated fighter of a crowd, with this health or its starting health (R7.14).
    Defeated(Crowd, Option<u8>),
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
    Subtract(Amount),
    Ignore,
    /// The printed value counts as this from now on; what was added stays.
    Printed(Measure),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CounterChange {
    Gain(Amount),
    Spend(u8),
    Set(Amount),
}
