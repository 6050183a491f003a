//! The typed tree of a card's text. One meaning has one tree and one wording; each item's comment shows it.

/// A name that the hero file declares: a fighter, a card, a counter, a state, a symbol, a tag.
pub type Name = String;

/// The whole text under one key of a card, or a hero's ability.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Text {
    /// In the order of the text.
    pub sentences: Vec<Sentence>,
}

/// Something that happens, or a rule that stands as long as its card or ability does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[expect(clippy::large_enum_variant, reason = "nearly every sentence is an effect, so a box would save nothing")]
pub enum Sentence {
    /// Something that happens.
    Effect(Effect),
    /// A rule that stands.
    Standing(Standing),
}

/// `[trigger,] [if cond [and cond …],] [for each countable,] body [; otherwise, body].`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Effect {
    /// Only in abilities and under `always`.
    pub trigger: Option<Trigger>,
    /// What must be so.
    pub conds: Conds,
    /// How often it happens, each time with its choices; `None`: once.
    pub each: Option<Countable>,
    /// What happens.
    pub body: Body,
    /// Only where `conds` is not empty.
    pub otherwise: Option<Body>,
}

/// Conditions joined by `and`, or by `or`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Conds {
    /// One of them is enough; only for two or more.
    pub any: bool,
    /// In the order of the text; none: it always holds.
    pub list: Vec<Cond>,
}

/// `[act, then …] [you may] act [, then act …] [; if you do, act …] [; if you do not, act …]`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Body {
    /// What is done before it, in any case; only before `you may`.
    pub before: Vec<Act>,
    /// `you may`: the first act is then a command, without a subject of its own.
    pub may: May,
    /// What is done, in order; at least one act.
    pub acts: Vec<Act>,
    /// What keeps it from being done; only without `may`.
    pub unless: Option<Unless>,
    /// What follows from the acts having been done; without acts: nothing.
    pub if_done: Branch,
    /// What follows from the acts not having been done; without acts: nothing.
    pub if_not: Branch,
}

/// `; if you do, [you may] act [, then act …]`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Branch {
    /// As in a body.
    pub may: May,
    /// What is done, in order.
    pub acts: Vec<Act>,
}

impl Branch {
    /// Nothing follows.
    pub const NONE: Self = Self::done(Vec::new());

    /// Acts that must be done.
    pub const fn done(acts: Vec<Act>) -> Self {
        Self { may: May::No, acts }
    }
}

/// `unless an opponent pays 1 Toll`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Unless {
    /// Who can pay.
    pub who: Payer,
    /// How much.
    pub count: u8,
    /// Of which counter.
    pub counter: Name,
}

/// Who can pay for what is not to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Payer {
    /// `an opponent`: the first of them who does
    AnOpponent,
    /// `your opponent`
    Opponent,
    /// `that opponent`
    ThatOpponent,
}

/// Who is free to do something or not.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum May {
    /// Nobody: it is done.
    No,
    /// `you may`
    You,
    /// `your opponent may`: the acts are then those of that player, and what follows is the text's owner's again
    Other(Player),
}

impl Body {
    /// Every act that can happen, whatever is chosen; of a list of effects only the list itself.
    pub fn all_acts(&self) -> impl Iterator<Item = &Act> {
        self.before.iter().chain(&self.acts).chain(&self.if_done.acts).chain(&self.if_not.acts)
    }

    /// Whether somebody else does the last of its acts: what follows is then said with `they`.
    pub fn is_of_others(&self) -> bool {
        match self.may {
            May::You => false,
            May::Other(_) => true,
            May::No => self.acts.last().is_some_and(Act::is_of_others),
        }
    }
}

/// When an ability's effect happens.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Trigger {
    /// `When your turn starts`
    TurnStart,
    /// `When your turn ends`
    TurnEnd,
    /// `When King Arthur attacks`, `When one of your sidekicks attacks`: as the attack card is committed
    Attack(Mine),
    /// `During combat`
    DuringCombat,
    /// `After combat`: step 5 of a combat that a fighter of this seat fought
    AfterCombat,
    /// `After Cloak attacks`: step 5 of a combat in which that fighter attacked
    AfterAttack(Mine),
    /// `Each time Beowulf takes damage`, `Each time an opposing fighter takes damage`
    Damaged(Group),
    /// `Each time an opponent's effect discards this card`
    DiscardedByOpponent,
    /// `When the game starts`
    GameStart,
    /// `When you maneuver`: before its card is drawn
    Maneuver,
    /// `After you maneuver`
    AfterManeuver,
    /// `Each time you boost`
    Boost,
    /// `Each time you boost a maneuver`
    BoostManeuver,
    /// `After you play a scheme`
    AfterScheme,
    /// `After Merlin plays a scheme`
    AfterSchemeBy(Mine),
    /// `When Medusa is attacked`: before the defense
    Attacked(Mine),
    /// `When the cards are revealed`
    Revealed,
    /// `After you attack`
    AfterOwnAttack,
    /// `After you defend`
    AfterDefense,
    /// `Each time you win a combat`
    WonCombat,
    /// `Each time you lose a combat`
    LostCombat,
    /// `Each time Beowulf takes combat damage`, `Each time an opposing fighter takes combat damage`
    CombatDamaged(Group),
    /// `Each time a Harpy is defeated`, `Each time an opposing sidekick adjacent to Medusa is defeated`
    Defeated(Group),
    /// `After Medusa moves`, `After an opposing fighter moves`
    Moved(Group),
    /// `Each time a Lamp is removed`
    TokenRemoved(Name),
    /// `Each time an opposing hero moves along a Rope`, `… in a boosted maneuver`
    MovedAlong {
        /// Who must move.
        crowd: Crowd,
        /// What lies on the line.
        token: Name,
        /// Only in a maneuver that its player has boosted.
        boosted: bool,
    },
    /// `Each time you roll the die`
    Rolled(Name),
    /// `Each time an opposing sidekick leaves Medusa's zone`
    Leaves(Crowd, SpacePlace),
    /// `After you play a card`, `After you play a PRANK card`
    Played(Filter),
    /// `Each time an opponent discards a card`, `Each time an opponent discards a PRANK card`
    TheyDiscard(Filter),
    /// `Each time you discard a card`, `Each time you discard a SONG card`
    YouDiscard(Filter),
    /// `When this turn ends`: in the text of a card, once
    ThisTurnEnds,
    /// `When your next turn starts`: in the text of a card, once
    NextTurnStarts,
    /// `When this combat is decided`: in the text of a card, once
    Decided,
}

impl Trigger {
    /// Of whom it waits for something to happen.
    pub fn group(&self) -> Option<&Group> {
        match self {
            Trigger::Damaged(group) | Trigger::CombatDamaged(group) => Some(group),
            Trigger::Defeated(group) | Trigger::Moved(group) => Some(group),
            _ => None,
        }
    }

    /// Whether it puts off what a card's text says, and is no ability.
    pub fn puts_off(&self) -> bool {
        matches!(self, Trigger::ThisTurnEnds | Trigger::NextTurnStarts | Trigger::Decided)
    }
}

/// Which of your fighters something is waited for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Mine {
    /// `Medusa`, `a Harpy`
    Named(Name),
    /// `one of your sidekicks`
    Common(Noun),
}

/// A rule that stands while its card is played or its ability is there.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the wording of each kind shows its parts")]
pub enum Standing {
    /// `While size is big, add 2 to the value of attack cards that Alice plays.`
    Lasting { conds: Conds, what: Lasting },
    /// `When you maneuver, each of your fighters may move 1 more space for each VOYAGE card in your discard pile.`
    /// With a plain number: `… may move 1 more space.`
    MoveBonus { amount: Amount },
    /// `When you boost a maneuver, you may place Houdini in any space instead of moving it.`
    PlaceInstead { fighter: Name },
    /// `The effects of this card cannot be canceled.`
    CannotBeCanceled,
    /// `While the value of this card is 8 or more, ignore the value of this card.`
    FinalValue { conds: Conds, what: FinalValue },
    /// `This card can be played only while size is big.`
    Card { rule: CardRule },
    /// `Merlin cards can be played only while size is big.`
    Cards { kind: Filter, rule: CardRule },
    /// `When an opponent's effect would look at your hand, you may reveal this card to cancel that effect.`
    GuardHand,
    /// `Medusa may move between spaces with a Lamp as if they were adjacent.`
    Joined { fighter: Name, token: Name },
    /// `Spaces with a Lamp are not counted when you move Medusa.`
    NotCounted { token: Name, fighter: Name },
    /// `When Medusa is attacked, you learn the printed value of the attack card.`
    LearnValue { who: Mine },
    /// `Each time an effect would make you discard a card from your hand, you may ignore it.`
    IgnoreDiscards,
}

/// How a card can be played, as what and against whom.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the wording of each kind shows its parts")]
pub enum CardRule {
    /// `while the basket holds knife, this card may be played as a defense`
    AsDefense { conds: Conds },
    /// `while the basket holds knife, this card may be played as an attack`
    AsAttack { conds: Conds },
    /// `this card can be played only while size is big`
    OnlyWhile { conds: Conds },
    /// `this card is played face up`, `this card is played face up and only against a fighter adjacent to Medusa`
    OnlyFaceUp { against: Option<Group> },
    /// `this card can be played only against an opposing hero`
    OnlyAgainst { against: Group },
    /// `while size is big, this card may be played face up against any fighter on the board`
    MayFaceUp { conds: Conds, reach: OpenReach },
}

/// What becomes of the value of a card when all else has been added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FinalValue {
    /// `ignore the value of this card`: only with a condition
    Ignored,
    /// `the value of this card is 5`: only with a condition
    Is(u8),
    /// `the value of this card cannot be higher than 7`
    AtMost(u8),
    /// `the value of this card cannot be lower than 2`
    AtLeast(u8),
}

/// Whom a card that is played face up can reach.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OpenReach {
    /// no words: as any other card
    Usual,
    /// `as a ranged attack`
    Ranged,
    /// `against any fighter on the board`
    Anyone,
    /// `against a fighter within 3 spaces of Medusa`
    Against(Group),
}

/// What holds for a while: as long as its ability is there, or for the time that a text says.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the wording of each kind shows its parts")]
pub enum Lasting {
    /// `add 2 to the value of attack cards that Alice plays`, `add 1 to the value of cards that you play for each Rage you have`
    AddTo { amount: Amount, cards: PlayedCards },
    /// `subtract 2 from the value of attack cards that each opposing fighter plays`
    SubtractFrom { amount: Amount, cards: PlayedCards },
    /// `add 2 to the value of the next attack card that Alice plays`: only for a time, by a name or by `you`
    NextCard { amount: u8, role: Role, by: Plays },
    /// `Alice takes 2 less damage`, `Alice takes 2 less combat damage`, `Alice takes 1 less damage for each Rage you have`
    TakesLess { who: Target, amount: Amount, hurt: Hurt },
    /// `Alice cannot take more than 2 damage`
    TakesAtMost { who: Target, amount: u8, hurt: Hurt },
    /// `Alice takes no damage except combat damage`, `… and exhaustion`
    TakesOnly { who: Target, exhaustion: bool },
    /// `the health of Alice cannot fall below 1`
    Floor { who: Target, health: u8 },
    /// `your move is 3`
    MoveIs { who: Player, spaces: u8 },
    /// `your move is 1 higher`, `your move is 1 higher for each Rage you have`
    MoveHigher { who: Player, amount: Amount },
    /// `each opponent's move is 1 lower`
    MoveLower { who: Player, amount: Amount },
    /// `each opponent cannot draw cards`
    CannotDraw { who: Player },
    /// `your opponent cannot gain actions`
    CannotGainActions { who: Player },
    /// `each opponent cannot boost`
    CannotBoost { who: Player },
    /// `your opponent has 1 action less`
    FewerActions { who: Player, count: u8 },
    /// `your hand limit is 4`
    HandLimit { who: Player, cards: u8 },
    /// `each opponent's hand limit is 2 lower`
    HandLimitLower { who: Player, amount: Amount },
    /// `your hand limit is 2 higher`, `your hand limit is 1 higher for each Rage you have`
    HandLimitHigher { who: Player, amount: Amount },
    /// `the effects of VOYAGE cards cannot be canceled`
    Uncancelable { kind: Filter },
    /// `Alice's move is 5`, `each Harpy's move is 3`
    FighterMoveIs { who: Mover, spaces: u8 },
    /// `Alice's move is 1 higher`, `each Harpy's move is 1 higher for each Rage you have`
    FighterMoveHigher { who: Mover, amount: Amount },
    /// `Alice's move is 1 lower`, `each opposing hero's move is 1 lower for each Rage you have`
    FighterMoveLower { who: Mover, amount: Amount },
    /// `Alice may move through opposing fighters`
    Passes { who: Target },
    /// `Alice cannot attack`
    CannotAttack { who: Target },
    /// `Alice cannot be attacked`
    CannotBeAttacked { who: Target },
    /// `each opponent cannot maneuver`
    CannotManeuver { who: Player },
    /// `each opponent cannot play scheme cards`
    CannotPlay { who: Player, kind: Filter },
    /// `Alice cannot leave its space`: as a standing rule
    CannotLeave { who: Target },
    /// `Alice may attack fighters within 2 spaces`
    AttacksWithin { who: Target, spaces: u8 },
    /// `Mara may attack opposing fighters adjacent to a Rope`
    AttacksAt { who: Target, at: Group },
    /// `Alice is ranged`
    Ranged { who: Target },
    /// `your boost values are 1 higher`, `your boost values are 1 higher for each Rage you have`
    BoostHigher { amount: Amount },
    /// `combat damage to Alice is dealt to the opposing fighter instead`
    DealtInstead { who: Fighter, to: Fighter },
    /// `damage to Alice may be dealt to Harpies in Alice's zone instead`
    SharedOut { who: Fighter, among: Group },
}

impl Lasting {
    /// Of whom it is said, where that can be anybody.
    pub fn target(&self) -> Option<&Target> {
        match self {
            Self::TakesLess { who, .. } | Self::TakesAtMost { who, .. } | Self::TakesOnly { who, .. } => Some(who),
            Self::Floor { who, .. } | Self::Passes { who } | Self::Ranged { who } => Some(who),
            Self::AttacksWithin { who, .. } | Self::AttacksAt { who, .. } => Some(who),
            Self::CannotAttack { who } | Self::CannotBeAttacked { who } | Self::CannotLeave { who } => Some(who),
            Self::AddTo { .. }
            | Self::NextCard { .. }
            | Self::SubtractFrom { .. }
            | Self::MoveIs { .. }
            | Self::MoveHigher { .. }
            | Self::MoveLower { .. }
            | Self::CannotManeuver { .. }
            | Self::CannotPlay { .. }
            | Self::HandLimitLower { .. }
            | Self::HandLimitHigher { .. }
            | Self::CannotDraw { .. }
            | Self::CannotGainActions { .. }
            | Self::CannotBoost { .. }
            | Self::FewerActions { .. }
            | Self::HandLimit { .. }
            | Self::Uncancelable { .. }
            | Self::FighterMoveIs { .. }
            | Self::FighterMoveHigher { .. }
            | Self::FighterMoveLower { .. }
            | Self::BoostHigher { .. }
            | Self::DealtInstead { .. }
            | Self::SharedOut { .. } => None,
        }
    }

    /// The same of somebody else.
    pub fn on(&self, target: Target) -> Self {
        let mut rule = self.clone();
        match &mut rule {
            Self::TakesLess { who, .. } | Self::TakesAtMost { who, .. } | Self::TakesOnly { who, .. } => *who = target,
            Self::Floor { who, .. } | Self::Passes { who } | Self::Ranged { who } => *who = target,
            Self::AttacksWithin { who, .. } | Self::AttacksAt { who, .. } => *who = target,
            Self::CannotAttack { who } | Self::CannotBeAttacked { who } | Self::CannotLeave { who } => *who = target,
            Self::AddTo { .. }
            | Self::NextCard { .. }
            | Self::SubtractFrom { .. }
            | Self::MoveIs { .. }
            | Self::MoveHigher { .. }
            | Self::MoveLower { .. }
            | Self::CannotManeuver { .. }
            | Self::CannotPlay { .. }
            | Self::HandLimitLower { .. }
            | Self::HandLimitHigher { .. }
            | Self::CannotDraw { .. }
            | Self::CannotGainActions { .. }
            | Self::CannotBoost { .. }
            | Self::FewerActions { .. }
            | Self::HandLimit { .. }
            | Self::Uncancelable { .. }
            | Self::FighterMoveIs { .. }
            | Self::FighterMoveHigher { .. }
            | Self::FighterMoveLower { .. }
            | Self::BoostHigher { .. }
            | Self::DealtInstead { .. }
            | Self::SharedOut { .. } => {}
        }
        rule
    }
}

/// Whose move it is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Mover {
    /// `Alice's`
    One(Fighter),
    /// `each Harpy's`
    Each(Crowd),
}

/// Cards that are played: `[attack] cards that Alice plays`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PlayedCards {
    /// In attack, in defense, or both.
    pub role: Option<Role>,
    /// Who plays them.
    pub by: Plays,
}

/// Who plays the cards that are meant.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Plays {
    /// `that Alice plays`
    Kind(Name),
    /// `that you play`
    You,
    /// `that your opponent plays`, `that each opponent plays`
    Player(Player),
    /// `that each friendly fighter in Alice's zone plays`
    Each(Group),
}

/// Which damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hurt {
    /// `damage`
    Any,
    /// `combat damage`
    Combat,
}

/// How long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Until {
    /// `this turn`
    TurnEnds,
    /// `in this combat`
    CombatEnds,
    /// `until your next turn starts`
    NextTurn,
    /// `in this maneuver`
    ManeuverEnds,
}

/// How a card of a combat is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// `attack`
    Attack,
    /// `defense`
    Defense,
}

/// A condition, read when its effect is about to happen.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the wording of each kind shows its parts")]
pub enum Cond {
    /// `you won`
    Won,
    /// `you lost`
    Lost,
    /// `you won an earlier combat this turn`, `your opponent lost no earlier combat this turn`
    Earlier { who: Player, won: bool, holds: bool },
    /// `it is your turn`, `it is not your turn`
    YourTurn { holds: bool },
    /// `this is your second action this turn`
    ActionNumber(u8),
    /// `you maneuvered this turn`, `your opponent did not attack this turn`
    Did { who: Player, what: ActionKind, holds: bool },
    /// `King Arthur attacked earlier this turn` / `King Arthur did not attack earlier this turn`
    Attacked { who: Fighter, holds: bool },
    /// `King Arthur took damage this turn` / `King Arthur took no damage this turn`
    Hurt { who: Fighter, holds: bool },
    /// `1 or more opposing fighters took damage this turn`
    CountHurt { bound: Bound, of: Crowd },
    /// `2 or more Harpies are defeated`
    CountDefeated { bound: Bound, of: Crowd },
    /// `1 or more opposing fighters were defeated this turn`, `2 or more Harpies attacked earlier this turn`
    CountPast { bound: Bound, of: Crowd, deed: PastDeed },
    /// `King Arthur was defeated this turn`, `King Arthur was not defeated this turn`
    Fell { who: Fighter, holds: bool },
    /// `you dealt 6 or more combat damage this turn`, `your opponent dealt 0 or less combat damage this turn`
    DealtThisTurn { who: Player, bound: Bound },
    /// `King Arthur shares a zone with the space where it started this turn` / `… shares no zone with …`
    SharesStartZone { who: Fighter, holds: bool },
    /// `King Arthur left its space this turn` / `King Arthur did not leave its space this turn`
    LeftSpace { who: Fighter, holds: bool },
    /// `an effect was canceled this way` / `no effect was canceled this way`
    Canceled { holds: bool },
    /// `King Arthur has 4 or less health` / `… 4 or more health`
    Health { who: Fighter, bound: Bound },
    /// `your fighter is in the space where it started this turn` / `your fighter is not in the space where it started this turn`
    AtTurnStart { who: Fighter, holds: bool },
    /// `the opposing fighter is a hero` / `… is a sidekick`
    Is { who: Fighter, class: Class },
    /// `the opposing fighter is defeated` / `… is not defeated`
    Defeated { who: Fighter, holds: bool },
    /// `Cloak is adjacent to the opposing fighter` / `… is not adjacent to …`, and the other places of a fighter
    At { who: Fighter, place: Place, holds: bool },
    /// `Cloak or the opposing fighter is adjacent to Dagger`, `Cloak, Dagger or the opposing fighter has 2 or less health`
    Either { who: Fighter, or: Fighter, third: Option<Fighter>, says: Says },
    /// `Ms. Marvel shares a zone with the opposing fighter` / `… shares no zone with …`
    SharesZone { who: Fighter, with: Fighter, holds: bool },
    /// `Ms. Marvel is in more zones than the opposing fighter`
    MoreZones { who: Fighter, than: Fighter },
    /// `4 or more Squirrels are adjacent to the opposing fighter`, `1 or more opposing fighters are in Medusa's zone`
    /// (always the plural noun and `are`; the group must have a place)
    Count { bound: Bound, of: Group },
    /// `each Fox is defeated`
    AllDefeated { of: Crowd },
    /// `the printed value of the opponent's card is exactly 5`
    Measure { measure: Measure, bound: Bound },
    /// `the value of this card is higher than the value of the opponent's card`, `Mara has less health than the opposing
    /// fighter`, `your opponent has more cards in hand than you`
    Compare { left: Measure, order: Order, right: Measure, twice: bool },
    /// `you have 2 or more Ember`
    Counter { counter: Name, bound: Bound },
    /// `3 or more SONG cards are in your discard pile`
    Cards { bound: Bound, kind: Filter, pile: Pile },
    /// `3 or more SONG cards are in Satchel`
    OwnPile { bound: Bound, kind: Filter, pile: Name },
    /// `1 or more cards of Omens are open`
    SideOpen { bound: Bound, deck: Name },
    /// `1 or more cards of Omens are discarded`
    SideDiscarded { bound: Bound, deck: Name },
    /// `2 or more Ember were spent`
    Spent { counter: Name, bound: Bound },
    /// `2 or more Ember were spent by this card`: under any of its keys
    SpentBy { counter: Name, bound: Bound },
    /// `your opponent played a card` / `your opponent played no card`
    OpponentPlayed { holds: bool },
    /// `the opponent's card is a versatile card`, `the opponent's card is not a SONG card`
    CardIs { card: WhichCard, kind: Filter, holds: bool },
    /// `the opponent's card was boosted`, `this card was not boosted`
    Boosted { card: WhichCard, holds: bool },
    /// `that card came from your deck`
    FromDeck,
    /// `that card is a PRANK card`, `that card is not a PRANK card`
    ThatCardIs { kind: Filter, holds: bool },
    /// `1 or more of those cards are SONG cards`
    Those { bound: Bound, kind: Filter },
    /// `its owner played this card`, `its owner did not play this card`
    OwnerPlayed { holds: bool },
    /// `this attack is marked`, `this attack is not marked`
    Marked { holds: bool },
    /// `the opponent's card has an effect under immediately`, `the opponent's card has no effect under during`
    HasEffect { step: Timing, holds: bool },
    /// `one of that opponent's fighters has 4 or more Squirrels adjacent to it`
    Surrounded { bound: Bound, by: Name },
    /// `you have 2 or less cards in hand` / `you have 4 or more cards in hand`
    Hand { bound: Bound },
    /// `you have 2 or more other cards in hand`: the card that asks is not counted
    OtherHand { bound: Bound },
    /// `your deck is empty`
    DeckEmpty,
    /// `Dagger played this card`, `Dagger did not play this card` (also in an ability: the card that this seat plays in the combat)
    Played { by: Name, holds: bool },
    /// `this card is an attack` / `this card is a defense`: how it is used now
    UsedAs(Role),
    /// `size is big`
    State { state: Name, value: Name },
    /// `the basket holds knife`
    Basket(Name),
    /// `this defeated a fighter`: any damage of this text so far did
    DefeatedAny,
    /// `this damaged Beowulf`: any damage of this text so far did
    Damaged(Name),
    /// `2 or more combat damage was dealt`
    CombatDamage { bound: Bound },
    /// `3 or more Lamps are on the board`, `1 or more Lamps are adjacent to Medusa`
    Tokens { bound: Bound, token: Name, place: Option<SpacePlace> },
    /// `Medusa started this turn in a space with a Lamp`
    StartedWith { who: Fighter, token: Name },
    /// `Mara moved along 4 or more different lines this turn`
    MovedAlong { fighter: Name, bound: Bound },
}

/// What is said of one fighter after another, of whom one is enough.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Says {
    /// `is adjacent to Dagger`
    At(Place),
    /// `shares a zone with Dagger`
    SharesZone(Fighter),
    /// `is in more zones than Dagger`
    MoreZones(Fighter),
    /// `is in the space where it started this turn`
    AtTurnStart,
    /// `shares a zone with the space where it started this turn`
    SharesStartZone,
    /// `left its space this turn`
    LeftSpace,
    /// `took damage this turn`
    Hurt,
    /// `attacked earlier this turn`
    Attacked,
    /// `was defeated this turn`
    Fell,
    /// `is defeated`
    Defeated,
    /// `is a sidekick`
    Is(Class),
    /// `has 4 or less health`
    Health(Bound),
    /// `has less health than Dagger`
    Healthier(Order, Fighter),
    /// `started this turn in a space with a Lamp`
    StartedWith(Name),
}

impl Says {
    /// The condition that says it of one fighter.
    pub fn of(&self, who: &Fighter) -> Cond {
        let (who, holds) = (who.clone(), true);
        match self.clone() {
            Says::At(place) => Cond::At { who, place, holds },
            Says::SharesZone(with) => Cond::SharesZone { who, with, holds },
            Says::MoreZones(than) => Cond::MoreZones { who, than },
            Says::AtTurnStart => Cond::AtTurnStart { who, holds },
            Says::SharesStartZone => Cond::SharesStartZone { who, holds },
            Says::LeftSpace => Cond::LeftSpace { who, holds },
            Says::Hurt => Cond::Hurt { who, holds },
            Says::Attacked => Cond::Attacked { who, holds },
            Says::Fell => Cond::Fell { who, holds },
            Says::Defeated => Cond::Defeated { who, holds },
            Says::Is(class) => Cond::Is { who, class },
            Says::Health(bound) => Cond::Health { who, bound },
            Says::Healthier(order, than) => {
                let (left, right) = (Measure::Health(who), Measure::Health(than));
                Cond::Compare { left, order, right, twice: false }
            }
            Says::StartedWith(token) => Cond::StartedWith { who, token },
        }
    }
}

/// What fighters did in the turn that is going on, or what happened to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PastDeed {
    /// `were defeated this turn`
    Defeated,
    /// `attacked earlier this turn`
    Attacked,
    /// `left their spaces this turn`
    Left,
}

/// How many come onto the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Returning {
    /// `a defeated …`, `2 defeated …`
    Number(u8),
    /// `up to 2 defeated …`
    UpTo(u8),
    /// `each defeated …`
    Each,
    /// `any number of defeated …`
    Any,
}

/// Those that were defeated and come back: `a defeated Harpy`, `each of your defeated sidekicks`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fallen {
    /// How many.
    pub many: Returning,
    /// Who.
    pub of: Crowd,
}

/// What a player can do as an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ActionKind {
    /// `maneuvered`, `maneuver`
    Maneuver,
    /// `attacked`, `attack`
    Attack,
    /// `played a scheme`, `play a scheme`
    Scheme,
    /// `boosted a maneuver`, `boost a maneuver`
    BoostedManeuver,
}

/// `4 or more`, `4 or less`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bound {
    /// `4 or more`
    AtLeast(u8),
    /// `4 or less`
    AtMost(u8),
    /// `exactly 4`
    Exactly(u8),
    /// `4 to 8`
    Between(u8, u8),
}

/// How one number compares with another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// `is higher than`
    Higher,
    /// `is lower than`
    Lower,
    /// `is equal to`
    Equal,
    /// `is not equal to`
    Unequal,
}

/// What a card is, as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardType {
    /// `attack`: versatile cards as well
    Attack,
    /// `defense`: versatile cards as well
    Defense,
    /// `versatile`
    Versatile,
    /// `scheme`
    Scheme,
    /// `combat`: not a scheme
    Combat,
}

/// A key for the texts of a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Timing {
    /// `immediately`
    Immediately,
    /// `during`
    During,
    /// `after`
    After,
}

/// Under which keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Steps {
    /// no words
    All,
    /// `under after`
    One(Timing),
    /// `under during and after`
    Two(Timing, Timing),
}

/// What a fighter is to its hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// `hero`
    Hero,
    /// `sidekick`
    Sidekick,
    /// `opposing fighter`
    Opposing,
    /// `friendly fighter`
    Friendly,
    /// `opposing hero`
    OpposingHero,
    /// `opposing sidekick`
    OpposingSidekick,
    /// `friendly hero`
    FriendlyHero,
    /// `friendly sidekick`
    FriendlySidekick,
}

/// One fighter that needs no choice.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Fighter {
    /// `your fighter`: yours in this combat, or the one that plays the scheme, uses the item
    Yours,
    /// `the opposing fighter`: the other fighter of this combat
    Opposing,
    /// `King Arthur`: a fighter of this hero of which there is only one
    Named(Name),
    /// `it`: the fighter chosen, moved or swapped last in this effect
    It,
    /// `your other fighter`: of a seat with two single fighters, the one that is not in this combat
    YourOther,
    /// `the chosen fighter`: the one chosen last, whatever was moved or placed since
    Chosen,
    /// `the chosen Fox`: the same
    ChosenOf(Name),
    /// `the attacker`
    Attacker,
    /// `the defender`
    Defender,
}

/// A group of fighters: `crowd [place] [other than fighter]`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Group {
    /// Who they are.
    pub crowd: Crowd,
    /// Where they are; `None`: anywhere.
    pub place: Option<Place>,
    /// `other than Mara`, last in the group.
    pub except: Option<Fighter>,
}

/// Fighters, wherever they are: `[other] [side] noun`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Crowd {
    /// Whose they are.
    pub side: Side,
    /// Other than your fighter.
    pub other: Other,
    /// What they are called.
    pub noun: Noun,
}

/// Whether a crowd leaves your fighter out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Other {
    /// no word
    No,
    /// `other`, and with the article `another`
    Yes,
}

/// Whose fighters, seen from the owner of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// no word
    Any,
    /// `opposing`
    Opposing,
    /// `friendly`
    Friendly,
    /// `of your` after each or one: `each of your fighters`, `one of your fighters`
    Yours,
    /// `of that opponent's`: `each of that opponent's fighters`
    Theirs,
    /// `of their`: of the player who does it
    Their,
}

/// What the fighters of a group are called.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Noun {
    /// `fighter`, `fighters`
    Fighter,
    /// `hero`, `heroes`
    Hero,
    /// `sidekick`, `sidekicks`
    Sidekick,
    /// `Harpy`, `Harpies` (only with `Side::Any`: it means the owner's)
    Named(Name),
}

/// Where the fighters of a group are.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// `in Medusa's zone`, `in the opposing fighter's zone`, `in your fighter's zone`, `in its zone`
    Zone(Fighter),
    /// `outside Medusa's zone`
    OutsideZone(Fighter),
    /// `adjacent to Medusa`
    Adjacent(Fighter),
    /// `adjacent to 2 or more of your fighters`
    AdjacentTo(Bound, Crowd),
    /// `adjacent to the nearest opposing fighter to Medusa`: of several equally near ones, to any
    NextToNearest(Crowd, Fighter),
    /// `in a zone with 1 or more Harpies`
    ZoneWith(Bound, Crowd),
    /// `within 3 spaces of Medusa`
    Within(u8, Fighter),
    /// `at full health`
    FullHealth,
    /// `with 2 or less health`
    Health(Bound),
    /// `in your starting space`
    Start(Start),
    /// `the nearest opposing fighter to Medusa`: nobody of the group is nearer
    Nearest(Fighter),
    /// `on the board`: only in a condition that counts
    Board,
    /// `in this combat`
    Combat,
    /// `in that zone`: the zone chosen in this effect
    ThatZone,
    /// `adjacent to that space`: to the space chosen in this effect
    AdjacentToThat,
    /// `in that space`: the space chosen in this effect
    ThatSpace,
    /// `in those spaces`: the spaces chosen in this effect
    ThoseSpaces,
    /// `it moved through`: in the move of this effect
    MovedThrough,
    /// `Medusa moved through`: in the maneuver that is over
    PassedBy(Fighter),
    /// `placed`: by this effect
    Placed,
    /// `damaged`: by the last damage of this effect
    Damaged,
    /// `in a space with a Lamp`
    WithToken(Name),
    /// `in a space without a Lamp`
    WithoutToken(Name),
    /// `adjacent to a Lamp`
    NearToken(Name),
    /// `adjacent to that Lamp`: next to the one chosen, placed or moved last
    NearThat(Name),
    /// `in or adjacent to a space with a Lamp`
    AroundToken(Name),
    /// `not adjacent to Medusa`, `not at full health`
    Not(Box<Place>),
}

impl Group {
    /// Whether it is all of one name, wherever they are.
    pub fn is_name(&self) -> bool {
        matches!(self.crowd.noun, Noun::Named(_)) && self.place.is_none() && self.except.is_none()
    }
}

/// Whom an act is done to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// `the opposing fighter`
    One(Fighter),
    /// `each opposing fighter adjacent to Elektra`, `each of your fighters`, `each Harpy`, `each fighter`
    Each(Group),
    /// `an opposing fighter in Medusa's zone`, `one of your fighters`, `a fighter adjacent to Medusa`, `a Harpy`, `a fighter`:
    /// the one whom the owner of the text chooses
    Chosen(Group),
    /// `your opponent's hero`, `that opponent's hero`, `its owner's hero`: of several heroes the owner of the heroes chooses
    HeroOf(Player),
    /// `your hero`: of several heroes you choose
    YourHero,
    /// `each of them`: those that were swapped, placed or damaged last
    Them,
    /// `2 opposing fighters`, `up to 3 fighters in Medusa's zone`, `any number of Harpies`
    Several(HowManyFighters, Group),
    /// `your fighter and each Harpy adjacent to it`, `Medusa, Pegasus and a Harpy`
    Both(Box<Target>, Box<Target>, Option<Box<Target>>),
    /// `Medusa or a Harpy adjacent to Medusa`, `Medusa, Pegasus or a Harpy`
    Either(Box<Target>, Box<Target>, Option<Box<Target>>),
}

impl Target {
    /// The targets of a list, or this one alone.
    pub fn parts(&self) -> Vec<&Target> {
        match self {
            Self::Both(a, b, third) | Self::Either(a, b, third) => {
                [a, b].into_iter().chain(third).map(|part| &**part).collect()
            }
            Self::One(_) | Self::Each(_) | Self::Chosen(_) | Self::Several(..) => vec![self],
            Self::HeroOf(_) | Self::YourHero | Self::Them => vec![self],
        }
    }
}

/// How many fighters of a group are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HowManyFighters {
    /// `2`
    Number(u8),
    /// `up to 2`
    UpTo(u8),
    /// `any number of`
    Any,
}

/// Which player, seen from the owner of the text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// `you` (imperative)
    You,
    /// `your opponent`
    Opponent,
    /// `each opponent`
    EachOpponent,
    /// `an opponent`: one whom you choose
    AnOpponent,
    /// `that opponent`: the one chosen or named before
    ThatOpponent,
    /// `each player`
    EachPlayer,
    /// `each player in this combat`
    EachInCombat,
    /// `each player who revealed the highest boost value`
    EachHighest,
    /// `its owner`: whose card this is, whoever plays it
    Owner,
    /// `each friendly player`: you and your partner
    EachFriendly,
    /// `their`: of the player who does it
    Their,
    /// `each opponent with 1 or more fighters in Medusa's zone`
    With(Among, Having),
}

/// Of which players those are meant who have something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Among {
    /// `each opponent`
    Opponents,
    /// `an opponent`: one whom you choose
    AnOpponent,
    /// `each player`
    Everybody,
    /// `each friendly player`
    Friends,
}

/// How much.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Amount {
    /// `2`
    Number(u8),
    /// `1 … for each VOYAGE card in your discard pile`
    ForEach(u8, Countable),
    /// `… equal to the combat damage dealt`
    EqualTo(Measure),
    /// `… equal to twice the combat damage dealt`
    Twice(Measure),
}

/// What can be counted after `for each`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Countable {
    /// `Rage you have`
    Counter(Name),
    /// `Rage spent`: by this effect
    Spent(Name),
    /// `Rage spent by this card`: under any of its keys
    SpentBy(Name),
    /// `Squirrel adjacent to the opposing fighter`, `opposing fighter in Medusa's zone`: the noun in the singular
    Fighters(Group),
    /// `defeated Squirrel`, `defeated opposing sidekick`: wherever they were
    Defeated(Crowd),
    /// `Squirrel in turn`: only at the head of a sentence, whose acts are done for one after the other
    InTurn(Group),
    /// `Toll paid`: in this effect
    Paid(Name),
    /// `card in your opponent's hand`, `VOYAGE card in your discard pile`
    Cards(Filter, Pile),
    /// `card in Satchel`, `VOYAGE card in Satchel`
    OwnPile(Filter, Name),
    /// `other card in Verse`: without this one
    OthersInPile(Name),
    /// `Night Walk in Verse`
    NamedInPile(Name, Name),
    /// `different symbol in Satchel`
    SymbolsInPile(Name),
    /// `open card of Omens`
    SideOpen(Name),
    /// `discarded card of Omens`
    SideDiscarded(Name),
    /// `card put`: by the last act of this effect that did
    Done(Done),
    /// `SONG card discarded`, `SONG card revealed`: by the last act of this effect that did
    DoneOf(Filter, Done),
    /// `zone of the opposing fighter's space`
    Zones(Fighter),
    /// `damage dealt`: by this effect
    DamageDealt,
    /// `other card you played this turn`, `card your opponent played this turn`
    Played {
        /// By whom.
        who: Player,
        /// Without this one.
        besides: bool,
    },
    /// `Lamp removed`: by the last act of this effect that did
    TokensRemoved(Name),
    /// `Lamp on the board`, `Lamp adjacent to the opposing fighter`: each token
    Tokens(Name, Option<SpacePlace>),
    /// `space with a Lamp adjacent to the opposing fighter`: each space
    TokenSpaces(Name, Option<SpacePlace>),
}

/// An amount that is read from the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Measure {
    /// `its boost value`: of the card discarded last by this effect
    ItsBoost,
    /// `its printed value`: of that card
    ItsPrinted,
    /// `the length of the name of this card`
    NameLength(CardRef),
    /// `the boost value of this card`
    Boost(CardRef),
    /// `the printed value of the opponent's card`
    Printed(CardRef),
    /// `the printed value of the card played against this card`: in a bonus attack, of the combat before it
    PrintedAgainst,
    /// `the value of the opponent's card`: as it is now
    Value(WhichCard),
    /// `the combat damage dealt`
    CombatDamage,
    /// `the damage dealt`: by this effect
    DamageDealt,
    /// `the number of cards in your hand`
    Cards(Pile),
    /// `the total boost value of the cards discarded`, `… revealed`
    TotalBoost(Done),
    /// `the chosen number`
    ChosenNumber,
    /// `the committed number`: chosen under `commit`
    CommittedNumber,
    /// `the number chosen by this card`: under an earlier key
    NumberBy,
    /// `the roll`: what a die showed last
    Roll,
    /// `the sum of the open cards of Omens`
    SideSum(Name),
    /// `the number of cards in Satchel`
    OwnPile(Name),
    /// `the health of Medusa`
    Health(Fighter),
    /// `the number of zones of Medusa's space`
    Zones(Fighter),
    /// `the number of different zones of your fighters`
    DifferentZones,
    /// `the number of Harpies on the board`
    Fighters(Group),
    /// `the distance between Medusa and the opposing fighter`
    Distance(Fighter, Fighter),
    /// `the number of spaces between Medusa and the opposing fighter`
    SpacesBetween(Fighter, Fighter),
    /// `the number of Lamps on the board`, `the number of Lamps in Medusa's zone`
    Tokens(Name, Option<SpacePlace>),
    /// `the number of Rage you have`
    Counter(Name),
    /// `the number of Rage spent`
    Spent(Name),
    /// `the number of VOYAGE cards in your discard pile`, `the number of cards discarded`
    NumberOf(Box<Countable>),
}

/// A card that a text speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardRef {
    /// `this card`
    This,
    /// `the opponent's card`
    Opponents,
    /// `the top card of your discard pile`
    TopOfDiscard,
    /// `the top card of your opponent's discard pile`
    TopOfTheirs,
    /// `the top card of that opponent's discard pile`
    TopOfThat,
    /// `the top card of their discard pile`: of the player who does it
    TopOfDoer,
    /// `your revealed card`: the one of yours that was revealed last
    Revealed,
    /// `your opponent's revealed card`
    TheirRevealed,
    /// `their revealed card`: of the player who does it
    ThatRevealed,
}

/// Cards that lie together, and whose they are.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pile {
    /// Their owner.
    pub of: Player,
    /// Where they lie.
    pub kind: PileKind,
}

/// Where cards lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PileKind {
    /// `hand`
    Hand,
    /// `deck`
    Deck,
    /// `discard pile`
    Discard,
}

/// Something that is done.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the wording of each kind shows its parts")]
pub enum Act {
    // ── fighters ──
    /// `deal 2 damage to T`, `deal 1 damage to T for each …`, `deal damage to T equal to …`
    Damage { to: Target, amount: Amount },
    /// `Sinbad recovers 2 health`, `Sinbad recovers 1 health for each …`, `Daredevil recovers health equal to …`
    Recover { who: Target, amount: Amount },
    /// `set the health of King Arthur to 8`, `set the health of King Arthur to the health of Merlin`
    SetHealth { who: Target, to: Amount },
    /// `defeat the opposing fighter`
    Defeat { who: Target },
    /// `move T up to 3 spaces`, `move T exactly 4 spaces`, `move T up to 3 spaces through opposing fighters`,
    /// `move T up to 3 spaces through sidekicks at no cost`. With `Target::Chosen`: `choose a fighter in this combat and move it up to 2 spaces`.
    /// `move T up to as many spaces as the combat damage dealt`
    Move { who: Target, steps: Amount, exact: bool, through: Through },
    /// `place T in any space`, `place T in an empty space adjacent to Squirrel Girl`
    PlaceFighter { who: Target, spaces: Spaces },
    /// `return a defeated Harpy to a space in Medusa's zone`, `return each defeated Harpy to …`, `return up to 2 defeated Harpies to …`,
    /// `return a defeated friendly fighter with 1 health to …`
    Return { who: Fallen, health: Option<Amount>, spaces: Spaces },
    /// `return your fighter with 4 health to any space`: also if it was defeated in this combat
    Revive { who: Fighter, health: u8, spaces: Spaces },
    /// `summon 1 Squirrel in any space`, `summon up to 2 Squirrels in any space`; never each
    Summon { many: Returning, noun: Name, spaces: Spaces },
    /// `swap Houdini with Bess`; the second may be a choice: `swap Elektra with a The Hand`, `swap Elektra with Bess or Houdini`
    Swap { a: Fighter, b: Target },
    /// `swap 2 Harpies`, `swap 2 of your fighters`: you choose both
    SwapTwo { of: Group },
    /// `swap a Harpy with an opposing fighter`: you choose both, the first one first
    SwapOf { a: Target, b: Target },
    /// `take Houdini off the board until your next turn starts, then place it in any space`: what follows it waits as well
    TakeOff { who: Fighter, spaces: Spaces },
    /// `it takes over this combat`, `Cloak takes over this combat`, `your other fighter takes over this combat`
    TakeOver { who: Target },
    /// `the opposing fighter cannot leave its space this turn`, `… until your next turn starts`
    Hold { who: Target, until: Until },
    /// `prevent all damage to your fighter in this combat`
    Prevent { who: Target },
    /// `choose a fighter in this combat`: the pick alone; later acts say `it`
    ChooseFighter { group: Group },
    /// `choose a space in Merlin's zone`, `choose a space adjacent to it`, `choose a space with 4 or more Squirrels adjacent to it`
    ChooseSpace { spaces: Spaces },
    /// `choose a zone`, `choose a zone of Mara's space`, `choose a zone with 0 or less Harpies`
    ChooseZone { of: Option<Fighter>, with: Option<Crowded> },
    /// `choose a number from 0 to 4`
    ChooseNumber { from: u8, to: u8 },
    /// `choose an opponent`, `choose an opponent with 1 or more fighters in Merlin's zone`
    ChooseOpponent { with: Option<Having> },
    /// `your opponent moves each of their heroes up to 3 spaces`: another player does it, and chooses
    By { who: Player, act: Box<Act> },

    // ── tokens ──
    /// `place 1 Lamp in any space`, `place up to 3 Lamps in any space`, `your opponent places 1 Lamp in any space`
    PlaceTokens { by: Player, count: u8, up_to: bool, token: Name, spaces: Spaces },
    /// `place 1 Rope on a line adjacent to a friendly fighter`, `place 2 Ropes on any lines`
    PlaceOnLines { by: Player, count: u8, up_to: bool, token: Name, place: Option<LinePlace> },
    /// `move 1 Rope to another line adjacent to Mara`
    ShiftToLine { by: Player, which: Tokens, place: Option<LinePlace> },
    /// `place 1 Lamp in each space adjacent to Medusa`; with `own`: `place 1 Lamp in Medusa's space and in each space …`
    PlaceInEach { by: Player, token: Name, own: Option<Fighter>, place: SpacePlace },
    /// `move 1 Lamp up to 2 spaces`, `your opponent moves 1 Lamp up to 2 spaces`
    MoveTokens { by: Player, which: Tokens, steps: Amount },
    /// `move 1 Lamp to any other space`
    ShiftTokens { by: Player, which: Tokens, spaces: Spaces },
    /// `choose a Lamp`, `choose a Lamp adjacent to Medusa`
    ChooseToken { by: Player, token: Name, place: Option<SpacePlace> },
    /// `remove 1 Lamp`, `your opponent removes 1 Lamp`
    RemoveTokens { by: Player, which: Tokens },

    // ── cards ──
    /// `draw 2 cards`, `your opponent draws 2 cards`, `draw cards equal to …`, `draw 1 card for each …`
    /// `draw up to 4 cards`
    Draw { who: Player, amount: Amount, up_to: bool },
    /// `draw 2 cards instead of 1`: what a maneuver begins with
    DrawInstead { amount: Amount },
    /// `draw until you have 7 cards in hand`
    DrawUntil { hand: u8 },
    /// `discard until you have 2 cards in hand`
    DiscardUntil { hand: u8 },
    /// `discard 2 cards`, `your opponent discards 1 card`, `your opponent discards 1 random card`,
    /// `that opponent discards 1 card of your choice`
    Discard { who: Player, what: Selection, how: Pick },
    /// `discard the top card of your deck`, `your opponent discards the top 2 cards of their deck`, `… the top cards of their deck equal to M`,
    /// `discard the top card of any deck`
    DiscardFrom { of: Deck, end: End, count: Amount },
    /// `look at your opponent's hand`, `look at an opponent's hand`
    LookAtHand { who: Player },
    /// `look at the top 4 cards of your deck`, `look at the top 3 cards of any deck`
    LookAtTop { count: u8, deck: Deck },
    /// `look at the bottom card of any deck`
    LookAtBottom { count: u8, deck: Deck },
    /// `reveal 2 cards of one name from your hand`
    RevealSame { count: u8 },
    /// `reveal 1 card of your choice from your opponent's hand`: unseen, as far as it is not known
    RevealPicked { who: Player },
    /// `its owner reveals 1 card of their choice from your hand`: unseen, as far as they do not know it
    RevealYours { by: Player },
    /// `put 1 PRANK card from your hand into your opponent's hand`
    Give { what: Selection, from: PileKind, to: Player },
    /// `put that card into your opponent's hand`
    GiveThem { what: OfThem, to: Player },
    /// `put this card into your opponent's hand`
    GiveThis { to: Player },
    /// `take that card or put that card on top of your deck`: you choose
    TakeOrPut { to: Onto },
    /// `remove up to 3 SONG cards in your discard pile from the game`
    RemoveCards { what: Selection, from: PileKind },
    /// `reveal the top card of your deck`, `reveal the top card of any deck`
    RevealTop { count: u8, of: Deck },
    /// `reveal the bottom card of your deck`
    RevealBottom { of: Deck },
    /// `reveal your hand`, `your opponent reveals their hand`
    RevealHand { who: Player },
    /// `reveal 1 card from your hand`, `an opponent reveals 3 cards from their hand`
    Reveal { who: Player, what: Selection },
    /// `that opponent discards 1 of them of your choice`: of the cards that they revealed
    DiscardTheirs { who: Player, what: OfThem },
    /// `reveal cards from the top of your deck until you reveal 1 SONG card`, `… until you reveal 2 cards named Night Walk`
    RevealUntil { of: Deck, count: u8, filter: Filter },
    /// `shuffle the rest into your deck`, `… into that deck`: what was revealed and is still there
    ShuffleRest { deck: ThatDeck },
    /// `take that card`
    TakeThat,
    /// `put 2 of them on the bottom of that deck`
    PutThem { what: OfThem, to: Onto, deck: ThatDeck },
    /// `discard 2 of them`
    DiscardThem { what: OfThem },
    /// `remove that card from the game`, `remove 2 of them from the game`
    RemoveThem { what: OfThem },
    /// `choose 1 card of that hand`: later acts say `that card`
    ChooseCard,
    /// `name a card of an opponent's deck`: later acts say `every card of that name`
    NameCard { of: Player },
    /// `that opponent discards every card of that name`
    DiscardNamed { who: Player },
    /// `take 2 of them into your hand`, `take up to 1 SONG card of them into your hand`: of the cards looked at
    TakeLooked { what: OfThem },
    /// `put the rest back in any order`: the cards looked at that are left
    PutBack,
    /// `take Excalibur from your discard pile or deck`
    TakeNamed { card: Name },
    /// `take 1 card from your discard pile`, `take 1 SONG card from your deck`
    Take { what: Selection, from: PileKind },
    /// `take 1 SONG card from your discard pile or deck`
    TakeEither { what: Selection },
    /// `take the card discarded by this card`
    TakeTossed,
    /// `return the opponent's card to their hand`
    ReturnOpposing,
    /// `discard the opponent's card`
    DiscardOpposing,
    /// `put the opponent's card on top of their deck`, `shuffle the opponent's card into their deck`
    PutOpposing { to: Onto },
    /// `put the opponent's card into Satchel`
    PutOpposingInto { pile: Name },
    /// `discard this card`: out of play
    DiscardThis,
    /// `take the top card of your discard pile`
    TakeTopOfDiscard,
    /// `take 1 card that boosted this card`
    TakeBoost,
    /// `put 1 card from your hand on top of your deck`, `shuffle 2 cards from your discard pile into your deck`,
    /// `your opponent puts 2 random cards from their hand on top of their deck`
    Put { who: Player, what: Selection, from: PileKind, to: Onto },
    /// `put 1 card of that hand on the bottom of their deck`
    PutOfHand { what: Selection, to: Onto },
    /// `put this card on the bottom of your deck`
    PutThis { to: Onto },
    /// `remove this card from the game`
    RemoveThis,
    /// `shuffle your deck`, `each player shuffles their deck`, `shuffle any deck`
    ShuffleDeck { of: Deck },
    /// `return this card to your hand`
    ReturnThisCard,
    /// `shuffle this card and the top 4 cards of your discard pile into your deck`
    ShuffleIn { count: u8 },
    /// `reveal Sai from your hand`
    RevealFromHand { card: Name },

    // ── piles of one's own ──
    /// `put 1 card from your hand into Satchel`
    PutInto { what: Selection, from: PileKind, pile: Name },
    /// `put this card into Satchel`
    PutThisInto { pile: Name },
    /// `put 1 of them into Satchel`
    PutThemInto { what: OfThem, pile: Name },
    /// `take 1 card from Satchel`
    TakeOut { what: Selection, pile: Name },
    /// `discard 1 card from Satchel`, `discard Satchel`
    DiscardOut { what: Selection, pile: Name },
    /// `put 1 card from Satchel on top of your deck`, `shuffle 1 card from Satchel into your deck`
    PutOut { what: Selection, pile: Name, to: Onto },

    // ── combat ──
    /// `cancel every effect of the opponent's card`, `… under after`, `… under during and after`
    Cancel { steps: Steps },
    /// `ignore the value of the opponent's card`
    IgnoreValue { card: WhichCard },
    /// `swap the value of this card with the value of the opponent's card`
    SwapValues,
    /// `mark this attack`, `remove the mark from this attack`
    Mark { on: bool },
    /// `end its move`
    EndMove,
    /// `the printed value of this card is equal to its boost value`
    PrintedIsBoost { card: WhichCard },
    /// `the value of this card is 5 instead`
    ValueInstead { value: u8 },
    /// `the value of this card is equal to M`, `the value of the opponent's card is equal to its boost value`
    ValueEqual { card: WhichCard, measure: Measure },
    /// `the value of this card is equal to twice M`
    ValueTwice { card: WhichCard, measure: Measure },
    /// `the value of each card you play this turn is 4 and cannot be changed`
    LockValues { value: u8 },
    /// `the value of the opponent's card is its printed value and cannot be changed`, `… is 4 and cannot be changed by card effects`
    LockCard { card: WhichCard, to: Option<u8>, against: Against },
    /// `add 2 to the value of this card`, `add 1 to the value of this card for each …`,
    /// `add its boost value to the value of this card` (EqualTo)
    AddValue { card: WhichCard, amount: Amount },
    /// `subtract 3 from the value of the opponent's card`
    SubtractValue { card: WhichCard, amount: Amount },
    /// `boost this card`, `boost this card up to 2 times`
    Boost { times: u8 },
    /// `blind boost this card`, `blind boost this card up to 2 times`, `blind boost this card for twice its boost value`
    BlindBoost { times: u8, twice: bool },
    /// `your opponent may boost the opponent's card`
    OpponentMayBoost,
    /// `commit a card from your hand face down to boost the attack` (only with `Trigger::Attack`)
    CommitBoost,
    /// `you are considered to have won`
    ConsiderWon,
    /// `play another card in place of this card`, `play another card from your deck in place of this card`
    ReplaceCard { deck: bool },
    /// `your opponent plays 1 card of your choice in place of the opponent's card`
    ReplaceOpposing,
    /// `your opponent plays the first card of their deck that can be played in place of the opponent's card`
    ReplaceFromDeck,
    /// `your next attack this turn may target any opposing fighter`
    UnlimitedAttack,
    /// `make the bonus attack`
    BonusAttack,

    // ── the turn and the seat ──
    /// `gain 1 action`
    GainAction { count: Amount },
    /// `gain 1 action that can only be used to attack at once`, `… to attack it at once`
    GainStrike { at_it: bool },
    /// `spend 1 action`
    SpendAction,
    /// `gain 1 Rage`, `gain Rage equal to its boost value`
    GainCounter { counter: Name, amount: Amount },
    /// `set Rage to 5`
    SetCounter { counter: Name, amount: Amount },
    /// `spend 2 Rage`
    SpendCounter { counter: Name, amount: Amount },
    /// `spend any amount of Rage`
    SpendAny { counter: Name },
    /// `pays 1 Toll`: what another player does
    Pay { counter: Name, count: u8 },
    /// `pays any amount of Toll`
    PayAny { counter: Name },
    /// `each player reveals 1 card from their hand at the same time`
    RevealTogether { who: Player },
    /// `take the first card of Verse`
    TakeFirst { pile: Name },
    /// `cast 1 spell`, `cast 2 different spells without symbols`
    Cast { count: u8, free: bool },
    /// `open the top card of Omens`, and what else is done with a side deck
    Side { deck: Name, deed: SideDeed },
    /// `repeat this until the sum of the open cards of Omens is 5 or more`: what stands before `then you may`
    Repeat { until: Conds },
    /// `change size`: to the next of its values
    ChangeState { state: Name },
    /// `set size to small`
    SetState { state: Name, value: Name },
    /// `set size to small until the turn ends`: the old value comes back then
    SetStateForTurn { state: Name, value: Name },
    /// `add 1 to the value of attack cards that Alice plays this turn`
    Lasts { what: Lasting, until: Until },
    /// `roll the die`, `roll the die again`
    Roll { die: Name, again: bool },
    /// `end the turn`
    EndTurn,
    /// `choose 2 different effects: draw 2 cards; Alice recovers 3 health; place Alice in any other space`.
    /// An effect in the list is acts joined by `, then `. It is the last act of its body.
    ChooseEffects { count: HowMany, effects: Vec<Vec<Act>> },
}

/// What a value is locked against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Against {
    /// no words
    Everything,
    /// `by card effects`
    Cards,
}

/// What a zone must hold.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Crowded {
    /// So many.
    pub bound: Bound,
    /// Of whom.
    pub by: Crowd,
}

/// What an opponent must have.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Having {
    /// So many fighters.
    pub bound: Bound,
    /// At this place.
    pub place: Place,
}

impl Act {
    /// Whether another player than the text's owner does it.
    pub fn is_of_others(&self) -> bool {
        match self {
            Act::Draw { who, .. } | Act::Discard { who, .. } | Act::Put { who, .. } => *who != Player::You,
            Act::DiscardFrom { of, .. } | Act::ShuffleDeck { of } => {
                matches!(of, Deck::Of(who) if *who != Player::You)
            }
            Act::RevealHand { who } => *who != Player::You,
            Act::Reveal { who, .. } | Act::DiscardTheirs { who, .. } => *who != Player::You,
            Act::PlaceTokens { by, .. } | Act::PlaceInEach { by, .. } | Act::MoveTokens { by, .. } => {
                *by != Player::You
            }
            Act::PlaceOnLines { by, .. } | Act::ShiftToLine { by, .. } => *by != Player::You,
            Act::ShiftTokens { by, .. } | Act::RemoveTokens { by, .. } => *by != Player::You,
            Act::RevealYours { by } => *by != Player::You,
            Act::By { .. } | Act::ReplaceOpposing | Act::ReplaceFromDeck | Act::DiscardNamed { .. } => true,
            _ => false,
        }
    }
}

/// Where a line is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum LinePlace {
    /// `adjacent to a friendly fighter`: one of them stands at an end of it
    Near(Crowd),
    /// As of a space: one of its ends is there, or next to whom it is adjacent to.
    At(SpacePlace),
}

/// Tokens of the hero on the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Tokens {
    /// `1 Lamp`, `1 Lamp adjacent to Medusa`: one that is chosen
    One(Name, Option<SpacePlace>),
    /// `2 Lamps`, `up to 3 Lamps in Medusa's zone`: those that are chosen
    Some {
        /// How many.
        count: u8,
        /// Or fewer.
        up_to: bool,
        /// Of which kind.
        token: Name,
        /// Where.
        place: Option<SpacePlace>,
    },
    /// `each Lamp`, `each Lamp in Medusa's zone`
    Each(Name, Option<SpacePlace>),
    /// `that Lamp`: the one that was chosen, placed or moved last
    That(Name),
    /// `a different Lamp`: another one than that
    Another(Name),
}

/// How many of the offered effects are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HowMany {
    /// `choose 1 effect:`, `choose 2 different effects:`
    Number(u8),
    /// `choose a different effect for each Rage spent:` (any counter)
    Spent,
    /// `choose 1 effect not chosen this turn:`
    Fresh,
}

/// Whom a move may pass besides friends.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Through {
    /// no words
    Friends,
    /// `through opposing fighters`
    Opposing,
    /// `through sidekicks at no cost`
    SidekicksFree,
    /// `through other fighters`
    Others,
    /// `through sidekicks`
    Sidekicks,
    /// `through spaces with a Lamp at no cost`
    TokensFree(Name),
}

/// Who picks the cards to discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pick {
    /// the one who discards chooses: no words
    Owner,
    /// `of your choice`
    You,
    /// `of their choice`: the opponent named before
    They,
}

/// Which cards: `2 cards`, `up to 2 Bruno cards`, `3 random SONG cards`, `any number of cards`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Selection {
    /// How many.
    pub many: ManyCards,
    /// Chance chooses.
    pub random: Random,
    /// Which ones.
    pub filter: Filter,
}

/// How many cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ManyCards {
    /// `2`
    Exactly(Amount),
    /// `up to 2`
    UpTo(Amount),
    /// `any number of`
    Any,
    /// `your hand`: all of them
    All,
}

/// Whether chance chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Random {
    /// no word
    No,
    /// `random`
    Yes,
}

/// What cards must be like.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Filter {
    /// Before `card`.
    pub kind: FilterKind,
    /// Behind `card`.
    pub also: FilterTail,
}

impl Filter {
    /// Every card.
    pub const ANY: Self = Self { kind: FilterKind::Any, also: FilterTail::Nothing };
}

/// What stands before `card`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum FilterKind {
    /// no word
    Any,
    /// `SONG`
    Tag(Name),
    /// `attack`
    Type(CardType),
    /// `attack or scheme`
    Types(CardType, CardType),
    /// `Bruno`: what is printed as the one who may play it
    User(Name),
    /// `SONG or PRANK`
    Tags(Name, Name),
    /// `Mara or Bruno`
    Users(Name, Name),
}

/// What stands behind `card`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum FilterTail {
    /// no word
    Nothing,
    /// `not named Night Walk`
    NotNamed(Name),
    /// `not named Night Walk or Day Walk`
    NotNamedEither(Name, Name),
    /// `named Night Walk`
    Named(Name),
    /// `named Night Walk or Day Walk`
    NamedEither(Name, Name),
    /// `named Night Walk, Day Walk or Long Walk`
    NamedAny(Name, Name, Name),
    /// `with a printed value of 3 or more`
    Printed(Bound),
    /// `with a printed value equal to the chosen number`
    PrintedEqual(Measure),
    /// `with a boost value of 2 or less`
    Boost(Bound),
    /// `with a boost value equal to the chosen number`
    BoostEqual(Measure),
}

/// What was done with the cards that are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Done {
    /// `put`
    Put,
    /// `discarded`
    Discarded,
    /// `shuffled`
    Shuffled,
    /// `drawn`
    Drawn,
    /// `revealed`
    Revealed,
    /// `removed`
    Removed,
}

/// Where cards go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Onto {
    /// `on top of`
    Top,
    /// `on the bottom of`
    Bottom,
    /// `on top or on the bottom of`: you choose
    Either,
    /// `shuffle … into`
    Shuffled,
}

/// An end of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// `top`
    Top,
    /// `bottom`
    Bottom,
}

/// A deck with which something is done.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Deck {
    /// `any deck`: one that you choose
    Any,
    /// `your deck`, `your opponent's deck`
    Of(Player),
}

/// How a deck is called to which cards go that a text speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThatDeck {
    /// `your deck`
    Your,
    /// `that deck`: the one from which they come
    That,
    /// `their deck`: of the card's owner, where it comes from another's hand
    Their,
}

/// Some of the cards that were looked at: `2 of them`, `1 SONG card of them`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OfThem {
    /// How many.
    pub what: Them,
    /// Which ones.
    pub filter: Filter,
}

impl OfThem {
    /// `that card`
    pub const THAT: Self = Self { what: Them::That, filter: Filter::ANY };
}

/// How many of the cards that were looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Them {
    /// `that card`: of one alone
    That,
    /// `2 of them`
    Number(u8),
    /// `all but 2 of them`; without any left, `the rest`
    AllBut(u8),
    /// `every SONG card of them`
    Every,
    /// `up to 2 of them`
    UpTo(u8),
    /// `any number of them`
    Any,
}

/// One of the two cards of a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WhichCard {
    /// `this card`
    This,
    /// `the opponent's card`
    Opponents,
}

/// Which spaces: `any space`, `any other space`, `any empty space`, or `a(n) [empty] space PLACE`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spaces {
    /// Which of them, by who stands there.
    pub kind: SpaceKind,
    /// `None`: `any space`. `Some`: `a space adjacent to Dagger`.
    pub place: Option<SpacePlace>,
}

/// Whose starting space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Start {
    /// `your`
    Yours,
    /// `an opponent's`: that one is then `that opponent`
    Opponents,
    /// `that opponent's`
    Theirs,
    /// `a`
    Any,
}

/// What kind of spaces is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpaceKind {
    /// no word: every space where the fighter could end a move
    Free,
    /// `other`, and with a place `another`: not the one where it stands
    Other,
    /// `empty`
    Empty,
}

/// Where the spaces are.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the wording of each kind shows its parts")]
pub enum SpacePlace {
    /// `in Medusa's zone`
    Zone(Fighter),
    /// `outside Bullseye's zone`
    OutsideZone(Fighter),
    /// `adjacent to Dagger`
    Adjacent(Fighter),
    /// `not adjacent to Dagger`
    Apart(Fighter),
    /// `adjacent to the nearest opposing fighter to Dagger`: of several equally near ones, to any
    NextToNearest(Crowd, Fighter),
    /// `in that zone`: in the zone chosen in this effect
    ThatZone,
    /// `adjacent to that space`: to the space chosen in this effect
    AdjacentToThat,
    /// `within 3 spaces of Dagger`
    Within(u8, Fighter),
    /// `the nearest free space to Dagger` (kind Free)
    Nearest(Fighter),
    /// `your starting space`, `a starting space`, `another starting space`
    Start(Start),
    /// `in a zone with 0 or less Squirrels`
    ZoneWith(Bound, Crowd),
    /// `in Squirrel Girl's space` is written `Squirrel Girl's space` (no article, kind Free)
    SpaceOf(Fighter),
    /// `with 4 or more Squirrels adjacent to it`
    WithAdjacent { bound: Bound, of: Crowd },
    /// `the space where it started this turn` (kind Free): of the fighter that is placed
    TurnStart,
    /// `that space` (kind Free): the one that this effect chose, or where its token lies
    That,
    /// `with a Lamp`
    WithToken(Name),
    /// `without a Lamp`
    WithoutToken(Name),
    /// `adjacent to a Lamp`
    NearToken(Name),
    /// `adjacent to that Lamp`: next to the one chosen, placed or moved last
    NearThat(Name),
}

/// What is done with a side deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SideDeed {
    /// `open the top card of Omens`
    Open,
    /// `open each card of Omens`
    OpenEach,
    /// `discard 1 open card of Omens`
    Discard,
    /// `put 1 discarded card of Omens on the bottom of Omens`
    Under,
    /// `put the first open card of Omens on the bottom of Omens`
    FirstUnder,
    /// `put each open card of Omens on the bottom of Omens`
    EachUnder,
    /// `shuffle the open cards of Omens into Omens`
    ShuffleOpen,
    /// `shuffle the discarded cards of Omens into Omens`
    ShuffleDiscarded,
    /// `look at the top card of Omens`
    Look,
}
