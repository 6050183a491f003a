//! What a card's text is lowered to: a flat list of ops over a few registers.

pub use crate::ask::ops::*;
use crate::def::CardKind;

/// A place in `Hero::code`. Zero means "nothing to run": `code[0]` is always `End`.
pub type Pc = u16;

/// One step of a program. A choice suspends the program at its op.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "kinds and fields are named after the words of the card language")]
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
    /// No other seat of the `ForSeats` is visited, and what it was for is not done.
    Leave,
    /// Runs the ops up to the matching `Again` so many times.
    Repeat(Amount, Pc),
    /// Runs the ops up to the matching `Again` for each fighter of a group, who is "it" then.
    InTurn(Group, Pc),
    /// Back to the `Repeat` or `InTurn` at this place if it is to be done again.
    Again(Pc),
    /// From here on this player chooses, and the owner of the program again.
    By(Player),
    /// Whose fighter this is, is "that opponent" from now on, if it is an opposing one.
    Meet(Who),
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
    /// What a maneuver begins with is drawn now (R6.1).
    DrawInstead {
        amount: Amount,
    },
    Discard {
        who: Player,
        count: Amount,
        how: Discard,
    },
    /// Cards of a player go somewhere, one at a time.
    Cards {
        /// Whose cards.
        who: Player,
        /// Which ones.
        some: Selection,
        /// Where they lie.
        from: Origin,
        /// Where they go.
        to: To,
        /// The owner of the program chooses, and not the one whose cards they are.
        by_you: bool,
    },
    /// A deck is shuffled.
    Shuffle {
        /// Whose.
        who: Player,
    },
    /// The card of the other side leaves the combat for its owner's hand, or is discarded.
    PutOpposing {
        /// Where to.
        to: To,
    },
    /// The first card of the other player's deck that could be played takes the place of the one that was.
    ReplaceFromDeck,
    /// The number picked is that of the card being committed.
    KeepNumber,
    /// A die of the hero is rolled.
    Roll {
        /// Which.
        die: u8,
    },
    /// The roll of a card that boosts with a die is added.
    BoostRoll,
    /// Something is done with a side deck of the hero.
    Side {
        /// Which.
        deck: u8,
        /// What.
        deed: SideDeed,
    },
    /// The cards that these seats have laid in front of their hands are shown.
    ShowPicked(Players),
    /// What was chosen has been done.
    Done,
    /// A fighter leaves the board until the next turn of the seat begins, which starts the program at this place.
    TakeOff {
        /// Who leaves.
        who: Who,
        /// What happens then.
        at: Pc,
    },
    /// This card goes somewhere.
    PutThis {
        /// Where to.
        to: To,
    },
    /// The card that was played or discarded last goes somewhere.
    PutThat {
        /// Where to.
        to: To,
        /// Only if it is the player's own: the deck that is meant is that player's.
        own: bool,
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

    /// What the card of the other side has not done yet in these steps, as bits of `Timing`.
    Cancel {
        steps: u8,
    },
    Value {
        card: Side,
        change: ValueChange,
    },
    /// The values of both cards change places.
    SwapValues,
    /// Who entered the space of a token goes no farther.
    EndMove,
    /// The attack gets a mark, or loses it.
    Mark {
        on: bool,
    },
    BlindBoost {
        times: u8,
    },
    ConsiderWon,
    /// For the rest of the turn the values of this seat's cards are locked.
    LockValues {
        value: u8,
    },
    UnlimitedAttack,
    /// The bonus attack of the card follows this combat.
    BonusAttack,

    Actions {
        who: Player,
        gain: Amount,
        spend: u8,
    },
    /// One more action, for an attack alone that comes next.
    Strike {
        /// On "it".
        at_it: bool,
    },
    Counter {
        counter: u8,
        change: CounterChange,
    },
    ChangeState {
        state: u8,
    },
    SetState {
        state: u8,
        value: u8,
    },
    /// A rule of `Hero::rules` holds for a time.
    Lasts {
        rule: u8,
        until: Until,
    },
    /// Something is done with tokens of the owner of the program.
    Tokens {
        /// Who chooses.
        by: Player,
        deed: TokenDeed,
    },
    EndTurn,
}

/// The ops that do something and ask nothing themselves, as a pattern for those who treat them all alike.
macro_rules! acts {
    () => {
        Op::Health { .. }
            | Op::Move { .. }
            | Op::Swap { .. }
            | Op::Gather { .. }
            | Op::PutEach { .. }
            | Op::TakeOver { .. }
            | Op::Hold { .. }
            | Op::Prevent { .. }
            | Op::Draw { .. }
            | Op::DrawInstead { .. }
            | Op::Discard { .. }
            | Op::Cards { .. }
            | Op::Shuffle { .. }
            | Op::PutOpposing { .. }
            | Op::ReplaceFromDeck
            | Op::KeepNumber
            | Op::Roll { .. }
            | Op::BoostRoll
            | Op::Side { .. }
            | Op::Done
            | Op::ShowPicked(_)
            | Op::TakeOff { .. }
            | Op::PutThis { .. }
            | Op::PutThat { .. }
            | Op::Look { .. }
            | Op::Take { .. }
            | Op::ShuffleIn { .. }
            | Op::Cancel { .. }
            | Op::Value { .. }
            | Op::SwapValues
            | Op::Mark { .. }
            | Op::EndMove
            | Op::BlindBoost { .. }
            | Op::ConsiderWon
            | Op::LockValues { .. }
            | Op::UnlimitedAttack
            | Op::BonusAttack
            | Op::Actions { .. }
            | Op::Strike { .. }
            | Op::Counter { .. }
            | Op::ChangeState { .. }
            | Op::SetState { .. }
            | Op::Lasts { .. }
            | Op::Tokens { .. }
            | Op::EndTurn
    };
}
pub(crate) use acts;

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
            | Self::By(_)
            | Self::Meet(_)
            | Self::IfDone(..)
            | Self::ForSeats(..)
            | Self::Next(_)
            | Self::Leave
            | Self::Repeat(..)
            | Self::InTurn(..)
            | Self::Again(_)
            | Self::Choose { .. }
            | Self::Effect { .. }
            | acts!() => Asks::Nothing,
        }
    }

    /// What it counts, if several players do it one after the other.
    pub(crate) fn counted(&self) -> Option<Counted> {
        if let Self::Cards { to, .. } = self {
            to.counted()
        } else if let Self::Draw { .. } = self {
            Some(Counted::Drawn)
        } else if let Self::Discard { .. } = self {
            Some(Counted::Discarded)
        } else if let Self::Ask(Asking::RevealPicked(_)) = self {
            Some(Counted::Revealed)
        } else if let Self::Look {
            at: Look::Reveal { .. } | Look::RevealBottom { .. } | Look::RevealUntil { .. } | Look::RevealHand(_),
        } = self
        {
            Some(Counted::Revealed)
        } else if let Self::Tokens { deed: TokenDeed::Remove { .. }, .. } = self {
            Some(Counted::Removed)
        } else {
            None
        }
    }

    /// Where it can go on instead of at the next op.
    pub fn jump_mut(&mut self) -> Option<&mut Pc> {
        match self {
            Self::Jump(at) | Self::If(_, at) | Self::May(at) | Self::IfDone(_, at) | Self::ForSeats(_, at) => Some(at),
            Self::Effect { at, .. } | Self::Next(at) | Self::Repeat(_, at) | Self::Again(at) => Some(at),
            Self::TakeOff { at, .. } | Self::InTurn(_, at) => Some(at),
            Self::End
            | Self::By(_)
            | Self::Meet(_)
            | Self::Leave
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
            | Self::DrawInstead { .. }
            | Self::Discard { .. }
            | Self::Cards { .. }
            | Self::Shuffle { .. }
            | Self::PutOpposing { .. }
            | Self::ReplaceFromDeck
            | Self::KeepNumber
            | Self::Roll { .. }
            | Self::BoostRoll
            | Self::Side { .. }
            | Self::Done
            | Self::ShowPicked(_)
            | Self::PutThis { .. }
            | Self::PutThat { .. }
            | Self::Look { .. }
            | Self::Take { .. }
            | Self::ShuffleIn { .. }
            | Self::Cancel { .. }
            | Self::Value { .. }
            | Self::SwapValues
            | Self::Mark { .. }
            | Self::EndMove
            | Self::BlindBoost { .. }
            | Self::ConsiderWon
            | Self::LockValues { .. }
            | Self::UnlimitedAttack
            | Self::BonusAttack
            | Self::Actions { .. }
            | Self::Strike { .. }
            | Self::Counter { .. }
            | Self::ChangeState { .. }
            | Self::SetState { .. }
            | Self::Lasts { .. }
            | Self::Tokens { .. }
            | Self::EndTurn => None,
        }
    }
}

/// Seen from the owner of the program in a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
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
    /// The fighter that the text chose last, by name.
    Chosen,
    /// The attacker of the combat.
    Attacker,
    /// The defender of the combat.
    Defender,
    /// Of two single fighters of the seat, the one that is not in the combat.
    Other,
}

/// Whom an op concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// One fighter.
    One(Who),
    /// All of a group.
    Each(Group),
}

/// Fighters, as a text names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// Who they are.
    pub crowd: Crowd,
    /// Where they stand.
    pub place: Place,
    /// Everywhere but there.
    pub away: bool,
    /// Not this one.
    pub except: Option<Who>,
}

impl Group {
    /// Every fighter on the board.
    pub const ALL: Self = Self { crowd: Crowd::ALL, place: Place::Anywhere, away: false, except: None };
    /// Those that a program has gathered.
    pub const THEM: Self = Self { crowd: Crowd::ALL, place: Place::Them, away: false, except: None };
}

/// Fighters, wherever they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crowd {
    /// Whose they are.
    pub side: Whose,
    /// What they are.
    pub noun: Noun,
    /// Not the own fighter.
    pub other: bool,
}

impl Crowd {
    /// Every fighter.
    pub const ALL: Self = Self { side: Whose::Any, noun: Noun::Fighter, other: false };
}

/// Whose fighters, seen from the owner of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum Whose {
    Any,
    Opposing,
    Friendly,
    Yours,
    /// Those of "that opponent".
    Theirs,
}

/// What kind of fighters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum Noun {
    Fighter,
    Hero,
    Sidekick,
    /// A kind of the hero's fighters.
    Kind(u8),
}

/// Where fighters stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum Place {
    Anywhere,
    Zone(Who),
    OutsideZone(Who),
    Adjacent(Who),
    /// Within so many spaces of a fighter.
    Within(u8, Who),
    /// Nobody else of the group is nearer to this fighter.
    Nearest(Who),
    /// With all the health that it can have.
    FullHealth,
    /// With so much health.
    Health(Bound),
    /// In the starting space of a seat.
    Start(Start),
    /// With so many of a crowd next to it.
    AdjacentTo(Bound, Crowd),
    /// Next to one of the crowd to whom nobody of it is nearer to this fighter.
    NextToNearest(Crowd, Who),
    /// With so many of a crowd in a zone of its space.
    ZoneWith(Bound, Crowd),
    Combat,
    /// In a space picked by this effect.
    Picked,
    /// In the zone picked by this effect.
    PickedZone,
    /// Passed through in the last tracked move, or in the maneuver that is over.
    Passed,
    /// Gathered, placed, damaged or swapped last.
    Them,
    /// In a space with an own token of this kind, or without one.
    Token(u8, bool),
    /// Next to an own token of this kind.
    NearToken(u8),
    /// Next to the token that was chosen, placed or moved last.
    NearPicked,
    /// In a space with such a token, or next to it.
    AroundToken(u8),
}

impl Place {
    /// The fighter from whose space it is told.
    pub(crate) fn center(self) -> Option<Who> {
        match self {
            Self::Zone(who) | Self::OutsideZone(who) | Self::Adjacent(who) | Self::Within(_, who) => Some(who),
            Self::Nearest(who) | Self::NextToNearest(_, who) => Some(who),
            Self::Anywhere | Self::FullHealth | Self::Health(_) | Self::Start(_) | Self::Combat => None,
            Self::AdjacentTo(..) | Self::ZoneWith(..) | Self::Picked | Self::PickedZone | Self::Passed => None,
            Self::Them | Self::Token(..) | Self::NearToken(_) | Self::NearPicked | Self::AroundToken(_) => None,
        }
    }
}

/// Something that holds or does not, seen from the owner of the program; a `bool` that is false turns it round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "kinds are named after the words of the card language")]
pub enum Cond {
    Won,
    Lost,
    /// One of these seats won (or lost, for `false`) a combat of this turn that is over, or none did.
    Earlier(Owner, bool, bool),
    YourTurn(bool),
    /// The action that is going on has this number in the own turn.
    ActionNumber(u8),
    /// One of these seats did something as an action of this turn, or none.
    Did(Owner, ActionKind, bool),
    /// The fighter attacked in a combat of this turn that is over, or did not.
    Attacked(Who, bool),
    /// The fighter took damage in this turn, or did not.
    Hurt(Who, bool),
    /// So many of a crowd took damage in this turn.
    CountHurt(Bound, Crowd),
    /// So many of a crowd are out of the fight.
    CountDefeated(Bound, Crowd),
    /// So many of a crowd did something in this turn.
    CountPast(Bound, Crowd, PastDeed),
    /// The fighter was defeated in this turn, or was not.
    Fell(Who, bool),
    /// A card of the combat was boosted, or was not.
    Boosted(Side, bool),
    /// So much combat damage was dealt by these seats in the turn that is going on.
    Dealt(Owner, Bound),
    /// The fighter's space has a zone of that in which it began the turn, or none.
    SharesStartZone(Who, bool),
    /// The fighter left a space in this turn, or did not.
    LeftSpace(Who, bool),
    /// An effect of the other side's card was canceled before it was done, or none.
    Canceled(bool),
    Health(Who, Bound),
    AtTurnStart(Who, bool),
    IsHero(Who, bool),
    /// The fighter is an opponent's, or of the own side, and perhaps a hero, or none.
    IsOpposing(Who, bool, Option<bool>),
    Defeated(Who, bool),
    /// The fighter is at a place, or not.
    At(Who, Place, bool),
    SharesZone(Who, Who, bool),
    MoreZones(Who, Who),
    Count(Bound, Group),
    /// Nobody of the crowd is left.
    AllDefeated(Crowd),
    Is(Measure, Bound),
    /// The second one so many times.
    Compare(Measure, Order, Measure, u8),
    Counter(u8, Bound),
    /// What the text has counted of a kind.
    Counted(Counted, Bound),
    /// The other player of the combat played a card, or none.
    OpponentPlayed(bool),
    /// What is printed on a card in the combat, or is not.
    CardIs(Side, Filter, bool),
    /// The card that was taken last came from the deck.
    FromDeck,
    /// The owner of the card plays it, or somebody else does.
    ByOwner(bool),
    /// What is printed on the card that was played, discarded or shown last.
    ThatIs(Filter, bool),
    /// What is printed on the single card that is looked at, on top of a deck or at its bottom.
    SeenIs(Filter, DeckEnd, bool),
    /// The attack is marked, or is not.
    Marked(bool),
    /// The card of the other side has a text for this step, or has none.
    HasEffect(Timing, bool),
    /// A fighter of "that opponent" has this many of a kind next to it.
    Surrounded(Bound, u8),
    Hand(Bound),
    /// The size of the hand without the card that asks.
    OtherHand(Bound),
    DeckEmpty,
    PlayedBy(u8, bool),
    Attacking(bool),
    State(u8, u8),
    Basket(u8),
    DefeatedAny,
    DamagedKind(u8),
    CombatDamage(Bound),
    /// This card lies in the own hand.
    InHand(u8),
    /// So many own tokens of a kind lie at a place.
    Tokens(Bound, u8, SpacePlace),
    /// The own fighter stood with an own token of this kind when the turn began.
    StartedWith(Who, u8),
    /// This kind of own fighter has moved along so many different lines in this turn.
    MovedAlong(u8, Bound),
}

/// A limit of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// This or more.
    AtLeast(u8),
    /// This or less.
    AtMost(u8),
    /// This and no other.
    Exactly(u8),
    /// From the first to the second.
    Between(u8, u8),
}

impl Bound {
    /// Whether a number keeps to it.
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
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum Order {
    Higher,
    Lower,
    Equal,
    Unequal,
}

impl Order {
    /// Whether two numbers compare so.
    pub fn holds(self, left: u8, right: u8) -> bool {
        match self {
            Self::Higher => left > right,
            Self::Lower => left < right,
            Self::Equal => left == right,
            Self::Unequal => left != right,
        }
    }
}

/// What a card is, as printed; a versatile card is an attack and a defense as well (R2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum CardType {
    Attack,
    Defense,
    Versatile,
    Scheme,
    /// Not a scheme.
    Combat,
}

impl CardType {
    /// Whether a card of this kind is meant.
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
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum Timing {
    Immediately,
    During,
    After,
}

impl Timing {
    /// All steps, as bits.
    pub const ALL: u8 = 7;

    /// As a bit.
    pub fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// What fighters did in this turn, or what happened to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PastDeed {
    /// They were defeated.
    Defeated,
    /// They attacked in a combat that is over.
    Attacked,
    /// They left a space.
    Left,
}

/// What a seat can do as an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum ActionKind {
    Maneuver,
    Attack,
    Scheme,
    /// A maneuver that is boosted.
    BoostedManeuver,
}

impl ActionKind {
    /// As a bit.
    pub fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// How much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// So much.
    Number(u8),
    /// So much for each of these.
    ForEach(u8, Countable),
    /// As much as this.
    Equal(Measure),
    /// Twice as much as this.
    Twice(Measure),
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Countable {
    /// What this counter of the hero shows.
    Counter(u8),
    /// The fighters of a group.
    Fighters(Group),
    /// Something that is a number by itself.
    Of(Measure),
}

/// What a text counts as it goes on, each kind by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// All damage that it has dealt.
    Damage,
    /// All that it has spent of the hero's first counter.
    Spent,
    /// And of the second one.
    SpentSecond,
    /// All counters that other players have paid in it.
    Paid,
    /// The cards that its last act of drawing drew, of all who did it; so it is with the others.
    Drawn,
    /// Discarded, from wherever.
    Discarded,
    /// Put on a deck or into a pile of one's own.
    Put,
    /// Shuffled into a deck.
    Shuffled,
    /// Revealed in a hand.
    Revealed,
    /// Removed from the game, or tokens from the board.
    Removed,
    /// The cards that one player drew last, or is about to draw.
    DrawnLast,
    /// The fighters picked so far, of several that are picked one after the other.
    Picked,
}

impl Counted {
    /// What was spent of a counter of the hero.
    pub const fn spent(counter: u8) -> Self {
        if counter == 0 { Self::Spent } else { Self::SpentSecond }
    }
}

const _: () = assert!(crate::ids::MAX_COUNTERS == 2);

/// A number that a text refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// The boost value of the card that this effect discarded last.
    ItsBoost,
    /// The printed value of that card.
    ItsPrinted,
    /// The letters and digits of a card's name.
    NameLength(CardRef),
    /// The boost value of the card whose value is set.
    OwnBoost,
    /// The boost value of a card.
    Boost(CardRef),
    /// The printed value of a card.
    Printed(CardRef),
    /// The printed value of the card played against the combat before a bonus attack.
    PrintedAgainst,
    /// The value of a card as it is now.
    Value(Side),
    /// The combat damage dealt.
    CombatDamage,
    /// What the text has counted of a kind.
    Counted(Counted),
    /// The cards that these seats have played in this turn, perhaps without the one whose text it is.
    Played(Owner, bool),
    /// The cards looked at without so many.
    LookedBut(u8),
    /// What the hand of a player lacks to so many cards (R17.9).
    Lacks(Player, u8),
    /// What the hand of a player has beyond so many cards.
    TooMany(Player, u8),
    /// The size of a pile; of several players all together.
    Cards(PileOf),
    /// The cards of a kind among those that the text has turned to.
    Among(Turned, Sort),
    /// The boost values of the cards that the text has turned to, added up.
    TotalBoost(Turned),
    /// The number picked.
    Number,
    /// The number picked as the attack card was committed, or under an earlier key of the card.
    Committed,
    /// What the card of the seat has spent of a counter in the combat.
    SpentBy(u8),
    /// What a die showed last.
    Roll,
    /// The health of a fighter.
    Health(Who),
    /// The number of zones that a fighter is in.
    Zones(Who),
    /// The zones with one of the own fighters in it.
    DifferentZones,
    /// How far two fighters are apart.
    Distance(Who, Who),
    /// The spaces between two fighters.
    Between(Who, Who),
    /// The own tokens of a kind at a place.
    Tokens(u8, SpacePlace),
    /// Those of a crowd that are out of the fight.
    Defeated(Crowd),
    /// The fighters of a group.
    Fighters(Group),
    /// The spaces with such tokens at a place.
    TokenSpaces(u8, SpacePlace),
    /// What a counter of the hero shows.
    Counter(u8),
    /// The cards in a pile of the hero's own but one.
    OthersIn(u8),
    /// The cards of one name there.
    NamedIn(u8, u8),
    /// The symbols that the own cards there show.
    SymbolsIn(u8),
    /// What there is of a side deck of the hero.
    Side(u8, SideCount),
}

/// Several cards that a text speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turned {
    /// Those that it discarded last, as they lie on the discard pile.
    Discarded,
    /// Those that it revealed or looked at last, and that lie where they lay.
    Shown,
}

/// A card that a text speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum CardRef {
    This,
    Opponents,
    /// On top of the own discard pile.
    TopOfPile,
    /// On top of the opponent's; of several opponents as much as the highest of theirs.
    TopOfTheirs,
    /// On top of that of "that opponent".
    TopOfThat,
    /// The own card that was revealed last.
    Revealed,
    /// The opponent's card that was revealed last.
    TheirRevealed,
    /// The card of "that opponent" that was revealed last.
    ThatRevealed,
}

/// A pile and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PileOf {
    /// Whose pile.
    pub whose: Owner,
    /// Which of them.
    pub pile: Pile,
    /// Only these cards of it.
    pub sort: Sort,
}

/// Where cards lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum Pile {
    Hand,
    Deck,
    Discard,
    /// A pile of the hero's own.
    Own(u8),
}

/// Whose a pile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum Owner {
    You,
    Opponents(Players),
    That,
}

/// What happens to health.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// It takes damage.
    Damage,
    /// It recovers, up to its maximum.
    Recover,
    /// Its health becomes this.
    Set,
    /// It is defeated, whatever its health.
    Defeat,
}

/// Whom a move may pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Through {
    /// Friendly fighters (R7.2).
    Friends,
    /// Opposing ones too.
    Opposing,
    /// Sidekicks too; their spaces do not count as steps.
    SidekicksFree,
    /// Sidekicks too.
    Sidekicks,
    /// Friendly fighters; spaces with tokens of this kind do not count as steps.
    TokensFree {
        /// Whose tokens: a seat, which the program's owner is as soon as it moves somebody.
        of: u8,
        /// Of which kind.
        kind: u8,
    },
}

/// Which seats a program speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Players {
    /// "Your opponent": the other player of the combat, or all opponents (R19.5).
    Opponent,
    /// All opponents.
    EachOpponent,
    /// The owner of the program and everybody else.
    Everybody,
    /// The two players of the combat.
    Fighting,
    /// The owner of the program and the partner.
    Friendly,
    /// Of all seats those whose card that was revealed last has the highest boost value, which is not 0.
    Highest,
    /// Whose card it is, whoever plays it.
    Owner,
}

/// One player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// The owner of the program.
    You,
    /// The seat of the `ForSeats` that runs, or the opponent picked.
    That,
    /// Whose deck was picked or turned to last.
    OfDeck,
}

/// What is picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// A fighter of a group.
    Fighter(Group),
    /// The same, who is "the chosen fighter" from then on.
    Chosen(Group),
    /// The first of two of a group, if there are two.
    Pair(Group),
    /// So many different ones, or up to so many; they become "them".
    Several {
        /// Among whom.
        group: Group,
        /// How many.
        count: u8,
        /// Or fewer.
        up_to: bool,
    },
    /// A hero of "that opponent", picked by that opponent (R26.2).
    TheirHero,
    /// A hero of the player of the text.
    YourHero,
    /// Who gets a card: "your opponent" where that is one, or one of them.
    Receiver,
    /// A space.
    Space(Spaces),
    /// A zone of the board, or of the space of a fighter; perhaps one that holds so many of a crowd.
    Zone {
        /// Whose space.
        of: Option<Who>,
        /// How many of whom.
        with: Option<(Bound, Crowd)>,
    },
    /// A number.
    Number {
        /// The least.
        from: u8,
        /// The most.
        to: u8,
    },
    /// An opponent, perhaps one with so many fighters at a place.
    Opponent {
        /// How many, and where.
        having: Option<(Bound, Place, bool)>,
    },
    /// A number up to an amount.
    UpTo(Amount),
    /// How much of a counter to spend.
    Spend {
        /// Which of the hero’s counters.
        counter: u8,
    },
    /// How much of what a counter lacks to pay into it.
    Pay {
        /// Which of the hero’s counters.
        counter: u8,
    },
}

/// How many effects are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choices {
    /// So many.
    Number(u8),
    /// As many as this effect has counted.
    Counted(Counted),
    /// One that was not chosen in this turn; the first has this bit of what the seat has chosen.
    Fresh(u8),
    /// So many spells, of those whose symbols are shown.
    Spells(u8),
    /// So many spells, whatever symbols are shown.
    Free(u8),
}

/// Spaces, as a text names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spaces {
    /// What they must be like.
    pub kind: SpaceKind,
    /// Where they lie.
    pub place: SpacePlace,
}

/// What a space must be like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpaceKind {
    /// Where the fighter could end a move.
    Free,
    /// `Free`, but not where it stands.
    Other,
    /// Without any fighter.
    Empty,
}

/// Where a space lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum SpacePlace {
    Anywhere,
    Zone(Who),
    OutsideZone(Who),
    Adjacent(Who),
    /// Not next to a fighter's space.
    Apart(Who),
    /// Next to one of the crowd to whom nobody of it is nearer to this fighter.
    NextToNearest(Crowd, Who),
    AdjacentToPicked,
    SpaceOf(Who),
    Within(u8, Who),
    /// Where the fighter that is placed stood as the turn began.
    TurnStart,
    /// No free space is nearer to this fighter.
    Nearest(Who),
    /// The starting space of a seat.
    Start(Start),
    /// With this many of a crowd next to it.
    WithAdjacent(Bound, Crowd),
    /// With this many of a crowd in a zone of it.
    ZoneWith(Bound, Crowd),
    /// The space picked by this effect.
    Picked,
    /// A space of the zone picked by this effect.
    PickedZone,
    /// With an own token of this kind, or without one.
    Token(u8, bool),
    /// Next to an own token of this kind.
    NearToken(u8),
}

/// Own tokens that a text speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokenGroup {
    /// Their kind.
    pub kind: u8,
    /// Where they lie.
    pub place: SpacePlace,
    /// Which of them.
    pub pick: TokenPick,
}

/// Which of several tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenPick {
    /// One that is chosen.
    One,
    /// So many that are chosen.
    Some {
        /// How many.
        count: u8,
        /// Or fewer.
        up_to: bool,
    },
    /// All of them.
    Each,
    /// The one that was chosen, placed or moved last.
    That,
    /// One that is chosen, but not that one.
    Another,
}

/// What is done with tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum TokenDeed {
    /// From the supply onto the board.
    Put { kind: u8, count: u8, up_to: bool, spaces: Spaces },
    /// One into each space of a place, and into the space of a fighter.
    PutEach { kind: u8, own: Option<Who>, place: SpacePlace },
    /// Along lines.
    Move { which: TokenGroup, steps: Amount },
    /// From one space into another.
    Shift { which: TokenGroup, spaces: Spaces },
    /// From the supply onto lines.
    PutLine { kind: u8, count: u8, up_to: bool, place: SpacePlace },
    /// From one line onto another.
    ShiftLine { which: TokenGroup, place: SpacePlace },
    /// Chosen for later acts.
    Choose { which: TokenGroup },
    /// Off the board.
    Remove { which: TokenGroup },
}

/// What is done with a side deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideDeed {
    /// Its top card is turned up.
    Open,
    /// All its cards are turned up.
    OpenEach,
    /// The first open card goes under it.
    FirstUnder,
    /// All open cards go under it, in their order.
    EachUnder,
    /// The open cards are shuffled into it.
    ShuffleOpen,
    /// The discarded cards are shuffled into it.
    ShuffleDiscarded,
    /// Its top card is looked at.
    Look,
}

/// What is counted of a side deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideCount {
    /// Its open cards.
    Open,
    /// Its discarded cards.
    Discarded,
    /// The numbers of its open cards, added up.
    Sum,
}

/// Whose starting space (R4.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// Of the owner of the program.
    Yours,
    /// Of an opponent, who is "that opponent" then.
    Opponents,
    /// Of "that opponent".
    Theirs,
    /// Of any seat.
    Any,
}

/// How each of several fighters is put somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlacedEach {
    /// From where it stands.
    Moved,
    /// Defeated ones of a crowd, with this health or their starting health.
    Returned(Crowd, Option<Amount>, Number),
    /// Those of a name, from the supply or, if it is empty, from the board.
    Summoned(u8, Number),
}

/// How many of several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// All that there are.
    All,
    /// So many, or all that there are.
    Exactly(u8),
    /// So many or fewer, none included.
    UpTo(u8),
}

impl PlacedEach {
    /// How many, and whether they may be fewer.
    pub fn many(self) -> Number {
        match self {
            Self::Moved => Number::All,
            Self::Returned(_, _, many) | Self::Summoned(_, many) => many,
        }
    }
}

/// Who is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placed {
    /// A fighter on the board.
    One(Who),
    /// A defeated fighter of a crowd, with this health or its starting health (R7.14).
    Defeated(Crowd, Option<Amount>),
    /// From the supply or, if that is empty, from the board (R26.8).
    Summoned(u8),
    /// Also if it was defeated in this combat, with this health (R27.6).
    Revived(Who, u8),
    /// One that was taken off the board for a time; where the text finds no space, anywhere (R4.9).
    Back(Who),
}

/// Who chooses what is discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Discard {
    /// The player who discards chooses.
    Owner,
    /// Chance.
    Random,
    /// The owner of the program chooses.
    You,
    /// "That opponent" chooses.
    They,
    /// Nobody: it is the top card of the deck.
    TopOfDeck,
    /// Nobody: it is the bottom card of the deck.
    BottomOfDeck,
}

/// Which cards of a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selection {
    /// How many.
    pub count: Amount,
    /// How the number is meant.
    pub many: Many,
    /// Chance chooses.
    pub random: bool,
    /// Which ones.
    pub filter: Filter,
}

/// How a number of cards is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Many {
    /// So many, or all that there are.
    Exactly,
    /// So many or fewer.
    UpTo,
    /// Any number of them.
    Any,
    /// All of them, without a choice.
    All,
}

/// What cards must be like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filter {
    /// What is printed on them.
    pub sort: Sort,
    /// What the game says of them.
    pub also: FilterTail,
}

/// What is printed on cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sort {
    /// By tag, type or user.
    pub kind: FilterKind,
    /// By name or number.
    pub mark: Mark,
}

impl Selection {
    /// Whether it can be one card alone, as the text says it.
    pub fn is_one(self) -> bool {
        matches!(self.many, Many::Exactly | Many::UpTo) && self.count == Amount::Number(1)
    }
}

impl Filter {
    /// Every card.
    pub const ANY: Self = Self { sort: Sort::ANY, also: FilterTail::Nothing };
}

impl From<Sort> for Filter {
    fn from(sort: Sort) -> Self {
        Self { sort, also: FilterTail::Nothing }
    }
}

impl Sort {
    /// Every card.
    pub const ANY: Self = Self { kind: FilterKind::Any, mark: Mark::Any };
}

/// What kind of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilterKind {
    /// Every kind.
    Any,
    /// With this tag of the hero.
    Tag(u8),
    /// Of a type.
    Type(CardType),
    /// Of one of two types.
    Types(CardType, CardType),
    /// Printed as the card of this kind of fighter.
    User(u8),
    /// With one of two tags of the hero.
    Tags(u8, u8),
    /// Printed as the card of one of two kinds of fighters.
    Users(u8, u8),
}

/// Which name or number is printed on the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Any.
    Any,
    /// None of these cards of the hero.
    NotNamed([u8; 2]),
    /// One of these cards of the hero.
    Named([u8; 3]),
    /// With such a printed value.
    Printed(Bound),
    /// With such a boost value.
    Boost(Bound),
}

/// What else the cards must be like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilterTail {
    /// A card that boosted the own card of the combat.
    Boosted,
    /// Anything.
    Nothing,
    /// With a printed value equal to a measure.
    PrintedEqual(Measure),
    /// With a boost value equal to a measure.
    BoostEqual(Measure),
    /// Of the name that was named.
    Chosen,
}

/// Where cards lie that go somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The hand.
    Hand,
    /// The discard pile.
    Discard,
    /// The whole deck, which its owner sees and which is shuffled afterwards.
    Deck,
    /// The cards looked at on top of a deck.
    Looked,
    /// The card looked at on the bottom of a deck.
    Lowest,
    /// The cards revealed on top of a deck, which all have seen.
    Revealed,
    /// The one card of a hand that was chosen or revealed.
    That,
    /// The discard pile or the whole deck, which its owner sees and which is shuffled afterwards.
    PileOrDeck,
    /// The cards of a hand that were drawn or revealed last, of "that opponent" or else of whomever they are.
    Drawn,
    /// A pile of the hero's own.
    Own(u8),
}

impl Origin {
    /// Whether these are cards on top of a deck that the text has turned to.
    pub fn is_looked(self) -> bool {
        matches!(self, Self::Looked | Self::Revealed | Self::Lowest)
    }
}

/// Where cards go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    /// On top of the deck.
    Top,
    /// Under the deck.
    Bottom,
    /// Into the deck, which is shuffled.
    Shuffled,
    /// To the hand.
    Hand,
    /// Onto the discard pile.
    Discard,
    /// Nowhere: it is shown to all, and stays in the hand.
    Shown,
    /// Out of the game.
    Removed,
    /// Into a pile of the hero's own.
    Own(u8),
    /// To the hand of "that opponent", where all know it.
    Given,
}

impl To {
    /// As what the cards are counted that go there.
    pub(crate) fn counted(self) -> Option<Counted> {
        match self {
            Self::Top | Self::Bottom | Self::Own(_) => Some(Counted::Put),
            Self::Shuffled => Some(Counted::Shuffled),
            Self::Discard => Some(Counted::Discarded),
            Self::Shown => Some(Counted::Revealed),
            Self::Removed => Some(Counted::Removed),
            Self::Hand | Self::Given => None,
        }
    }
}

/// An end of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum DeckEnd {
    Top,
    Bottom,
}

/// What is looked at or shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// The hand of "that opponent".
    Hand,
    /// The own hand, by another player.
    OwnHand,
    /// The whole own deck.
    OwnDeck,
    /// The cards that were drawn last, to speak of them.
    Drawn,
    /// The top cards of a deck.
    Top {
        /// Whose deck.
        who: Player,
        /// How many cards.
        count: u8,
    },
    /// The bottom cards of a deck.
    Bottom {
        /// Whose deck.
        who: Player,
        /// How many cards.
        count: u8,
    },
    /// The top cards of a deck, for all to see.
    Reveal {
        /// Whose deck.
        who: Player,
        /// How many cards.
        count: u8,
    },
    /// The bottom card of a deck, for all to see.
    RevealBottom {
        /// Whose deck.
        who: Player,
    },
    /// The whole hand, for all to see.
    RevealHand(Player),
    /// A deck from the top up to the first cards of a kind, for all to see.
    RevealUntil {
        /// Whose deck.
        who: Player,
        /// Up to which card.
        filter: Filter,
        /// The first, the second, … of them.
        count: u8,
    },
    /// Shows this card of the own hand to all.
    RevealCard(u8),
}

/// What goes to the own hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Take {
    /// This card, from the pile or the deck.
    Named(u8),
    /// The top card of a player's discard pile.
    TopOfPile(Player),
    /// The card whose text this is.
    This,
    /// The card that the card in the combat made its owner discard last.
    Tossed,
    /// The card that a revealing of the deck ended with.
    Found,
    /// The own card that has lain longest in a pile of the hero's own.
    First(u8),
}

/// What happens to the value of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueChange {
    /// It is this instead (R12.2).
    Instead(u8),
    /// It is equal to this (R12.3).
    Equal(Measure),
    /// It is equal to twice this.
    Twice(Measure),
    /// It is higher by this.
    Add(Amount),
    /// It is lower by this.
    Subtract(Amount),
    /// It does not count.
    Ignore,
    /// The printed value counts as this from now on; what was added stays.
    Printed(Measure),
    /// It is this and cannot be changed (R12.6).
    Lock(Amount),
    /// It is this, and no text of a card changes it.
    Hold(Amount),
}

/// What becomes of the value of a card when all else has been added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FinalValue {
    /// It is this.
    Is(u8),
    /// It is no higher.
    AtMost(u8),
    /// It is no lower.
    AtLeast(u8),
}

/// What holds for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum Holding {
    /// Cards are worth more, or less (R12.7).
    Value {
        amount: Amount,
        less: bool,
        /// For cards used in attack, or in defense; `None`: both.
        attacking: Option<bool>,
        by: PlayedBy,
    },
    /// The next card that is played so is worth more; while it waits for the end of a combat, `Lasting::it` is no `NONE`.
    Next {
        amount: u8,
        attacking: bool,
        by: PlayedBy,
    },
    /// Each lump of damage is smaller.
    Less {
        who: Target,
        amount: Amount,
        combat: bool,
    },
    /// No lump of damage is larger.
    AtMost {
        who: Target,
        amount: u8,
        combat: bool,
    },
    /// Only combat damage does something, and perhaps exhaustion.
    OnlyCombat {
        who: Target,
        exhaustion: bool,
    },
    /// Damage takes no more health than that.
    Floor {
        who: Target,
        health: u8,
    },
    /// The move of these seats in a maneuver.
    MoveIs(Owner, u8),
    MoveHigher(Owner, Amount),
    MoveLower(Owner, Amount),
    /// These seats draw nothing.
    NoDraw(Owner),
    /// These seats gain no actions.
    NoActions(Owner),
    /// These seats do not boost.
    NoBoost(Owner),
    /// Turns of these seats begin with fewer actions.
    FewerActions(Owner, u8),
    /// How many cards these seats may hold at the end of a turn (R5.10).
    HandLimit(Owner, u8),
    HandLower(Owner, Amount),
    HandHigher(Owner, Amount),
    /// Such cards of the seat cannot be canceled.
    Uncancelable(Sort),
    /// The move of one fighter in a maneuver.
    FighterMove {
        who: Target,
        spaces: u8,
    },
    FighterMoveHigher {
        who: Target,
        amount: Amount,
    },
    FighterMoveLower {
        who: Target,
        amount: Amount,
    },
    /// Opposing fighters are not in their way.
    Passes(Target),
    /// No attack is made with them.
    NoAttack(Target),
    /// Nobody attacks them.
    NoTarget(Target),
    /// These seats do not maneuver.
    NoManeuver(Owner),
    /// These seats play no cards of a kind.
    NoPlay(Owner, Sort),
    /// They are neither moved nor placed (R7.11).
    Stays(Target),
    /// They may attack so far (R10.6).
    Within {
        who: Target,
        spaces: u8,
    },
    /// They attack as ranged fighters (R10.5).
    Ranged(Target),
    /// They may attack these, however far away.
    Against {
        who: Target,
        at: Group,
    },
    /// The boosts of the seat count more.
    BoostHigher(Amount),
    /// Combat damage to one fighter hits another.
    Instead {
        who: Who,
        to: Who,
    },
    /// Damage to one fighter may be given to its friends.
    Shared {
        who: Who,
        among: Group,
    },
    /// A program that was put off to the end of the time.
    Later(Pc),
    /// A state gets its old value back at the end of the time.
    Restore(u8),
}

/// What a rule that holds speaks of. Who asks whether something of it holds need not look where no text of the match has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Governs {
    Value,
    Damage,
    Floor,
    Move,
    Draw,
    Actions,
    Canceling,
    OwnMove,
    Passing,
    Reach,
    Boost,
    WhoIsHit,
    Sharing,
    Later,
    Boosting,
    Hand,
    Staying,
    Attacking,
    Attacked,
    Maneuvering,
    Playing,
}

impl Governs {
    pub const fn bit(self) -> u32 {
        1 << self as u8
    }
}

impl Holding {
    pub(crate) const fn governs(self) -> Governs {
        match self {
            Self::Value { .. } | Self::Next { .. } => Governs::Value,
            Self::Less { .. } | Self::AtMost { .. } | Self::OnlyCombat { .. } => Governs::Damage,
            Self::Floor { .. } => Governs::Floor,
            Self::MoveIs(..) | Self::MoveHigher(..) | Self::MoveLower(..) => Governs::Move,
            Self::NoDraw(_) => Governs::Draw,
            Self::NoActions(_) | Self::FewerActions(..) => Governs::Actions,
            Self::NoBoost(_) => Governs::Boosting,
            Self::HandLimit(..) | Self::HandLower(..) | Self::HandHigher(..) => Governs::Hand,
            Self::Uncancelable(_) => Governs::Canceling,
            Self::FighterMove { .. } | Self::FighterMoveHigher { .. } | Self::FighterMoveLower { .. } => {
                Governs::OwnMove
            }
            Self::Passes(_) => Governs::Passing,
            Self::Stays(_) => Governs::Staying,
            Self::NoAttack(_) => Governs::Attacking,
            Self::NoTarget(_) => Governs::Attacked,
            Self::NoManeuver(_) => Governs::Maneuvering,
            Self::NoPlay(..) => Governs::Playing,
            Self::Within { .. } | Self::Ranged(_) | Self::Against { .. } => Governs::Reach,
            Self::BoostHigher(_) => Governs::Boost,
            Self::Instead { .. } => Governs::WhoIsHit,
            Self::Shared { .. } => Governs::Sharing,
            Self::Later(_) | Self::Restore(_) => Governs::Later,
        }
    }
}

/// Who plays the cards that are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayedBy {
    /// This kind of fighter.
    Kind(u8),
    /// Every fighter of the seat.
    Anybody,
    /// Every fighter of these seats.
    Seats(Owner),
    /// Fighters of a group, of whatever seat.
    Each(Group),
}

/// How long something holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// To the end of the turn.
    TurnEnds,
    /// To the end of the combat.
    CombatEnds,
    /// Until the seat's next turn begins.
    NextTurn,
    /// To the end of the maneuver.
    ManeuverEnds,
}

/// What happens to a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CounterChange {
    /// It grows, up to its end.
    Gain(Amount),
    /// It is lowered, if there is enough.
    Spend(Amount),
    /// It becomes this.
    Set(Amount),
    /// Another player gives so much of what it lacks to its end, if there is as much.
    Pay(u8),
}
