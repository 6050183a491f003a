//! The one list of all numbers: which rows there are, what stands in them, and what brings each near 1.

use peerless_rules::{Ask, MAX_SEAT_FIGHTERS, MAX_SPACES};

/// One number of a row.
#[derive(Clone, Copy, Debug)]
pub struct Number {
    /// Its name.
    pub name: &'static str,
    /// What it is to be divided by, so that it lies around 1.
    pub scale: u8,
    /// What it tells.
    pub what: &'static str,
}

macro_rules! rows {
    ($($(#[$doc:meta])* $row:ident { $($name:ident / $scale:literal: $what:literal,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[expect(missing_docs, reason = "each number says what it tells")]
        pub enum $row {
            $($name,)*
        }

        impl $row {
            /// All numbers of the row, in their order.
            pub const NUMBERS: &[Number] = &[$(Number { name: stringify!($name), scale: $scale, what: $what }),*];
            /// How many there are.
            pub const LEN: usize = Self::NUMBERS.len();
        }
    )*};
}

rows! {
    /// The game as a whole.
    GameRow {
        Turn / 50: "the number of the turn, at most 127",
        Actions / 2: "actions left in this turn",
        OwnTurn / 1: "it is the own turn",
        AllyTurn / 1: "it is the turn of a teammate",
        Seats / 4: "how many seats there are",
        Teams / 1: "it is a game of teams",
        Asked / 1: "the own seat must decide",
        Left / 4: "how many answers of this kind are still due, where a text says a number",
        SourceOwn / 1: "an own card, item or ability asks",
        SourceOther / 1: "one of somebody else asks",
        SourceAbility / 1: "an ability asks",
        SourceItem / 1: "an item asks",
        Fight / 1: "a combat is fought",
        Commit / 1: "cards are laid face down",
        Immediately / 1: "effects that come at once",
        During / 1: "effects during the combat",
        Result / 1: "the values are compared",
        After / 1: "effects after the combat",
        Attacking / 1: "the own seat attacks",
        Defending / 1: "the own seat defends",
        AttackLaid / 1: "the attacker has laid a card",
        DefenseLaid / 1: "the defender has laid a card",
        AttackSeen / 1: "the attacker's card is seen",
        DefenseSeen / 1: "the defender's card is seen",
        AttackValue / 6: "the attack's value, where it is seen",
        DefenseValue / 6: "the defense's value, where it is seen",
        Boosted / 1: "a card lies beside the attack",
        AttackCanceled / 1: "the effects of the attack are canceled",
        DefenseCanceled / 1: "the effects of the defense are canceled",
    }

    /// A seat.
    PlayerRow {
        Own / 1: "it is the own seat",
        Ally / 1: "it is a teammate",
        Enemy / 1: "it is an opponent",
        Active / 1: "it is its turn",
        Asked / 1: "it must decide",
        Out / 1: "it is out of the game",
        SecondLife / 10: "the health of a second life that is still to come",
        Hand / 7: "cards in hand",
        Known / 7: "those of them that the own seat knows",
        Deck / 30: "cards in the deck",
        Pile / 30: "cards in the discard pile",
        Move / 3: "how far its fighters go in a maneuver",
        HandLimit / 7: "how many cards it may keep",
        Counter1 / 5: "its first counter",
        Counter1Max / 5: "the most that it can show",
        Counter2 / 5: "its second counter",
        Counter2Max / 5: "the most that it can show",
        State1 / 2: "the value of its first state, from 1; 0 without one",
        State2 / 2: "the value of its second state",
        Tokens1 / 5: "tokens of its first kind on the board",
        Tokens1Left / 5: "those in the supply",
        Tokens2 / 5: "tokens of its second kind on the board",
        Tokens2Left / 5: "those in the supply",
        HeroHealth / 15: "the health of its heroes together",
        SidekickHealth / 5: "the health of its sidekicks together",
        Standing / 3: "its fighters on the board",
    }

    /// A fighter. Rows of fighters that there are not hold zeros.
    FighterRow {
        Exists / 1: "there is such a fighter",
        Own / 1: "it is the own seat's",
        Ally / 1: "it is a teammate's",
        Enemy / 1: "it is an opponent's",
        Hero / 1: "it is a hero",
        Small / 1: "it shares its space; -1: it is large and stands on two",
        Ranged / 1: "it attacks in its zones",
        Distance / 2: "how far it attacks besides",
        Health / 10: "its health",
        Whole / 10: "the health that it began with",
        Standing / 1: "it is on the board",
        Defeated / 1: "it is defeated",
        Supply / 1: "it comes by being summoned",
        Attacking / 1: "it attacks in the combat",
        Defending / 1: "it defends in the combat",
        Steps / 3: "how far it may go, where a move is asked for",
        Targets / 2: "opponents of its seat that it reaches from where it stands",
        Threats / 2: "opponents of its seat that reach it",
        NearHero / 5: "lines to the nearest hero against it",
        NearFoe / 5: "lines to the nearest fighter against it",
        Exits / 3: "free spaces next to it",
        Zones / 2: "zones that it is in",
        Item / 1: "an item lies in its space",
        UsableAttacks / 3: "cards of its seat that the own seat knows to be in hand and that it may attack with",
        UsableDefenses / 3: "the same for defenses",
    }

    /// A space. Rows behind the last space hold zeros.
    SpaceRow {
        Exists / 1: "there is such a space",
        Neighbours / 4: "spaces next to it",
        Zones / 2: "its zones",
        Start / 1: "somebody starts there",
        Passage / 1: "it is joined with all passages",
        Doors / 1: "doors at its lines",
        Item / 1: "an item lies there",
        ItemValue / 3: "the value of that item",
        Own / 1: "an own fighter stands there",
        Ally / 1: "a teammate's fighter stands there",
        Enemy / 1: "an opponent's fighter stands there",
        Hero / 1: "the one who stands there is a hero",
        OwnTokens / 1: "own tokens there, or on a line that ends there",
        OtherTokens / 1: "tokens of others there, or on a line that ends there",
        FromHero / 5: "lines from the nearest own hero",
        FromOwn / 5: "lines from the nearest own fighter",
        FromEnemy / 5: "lines from the nearest opposing fighter",
        FromEnemyHero / 5: "lines from the nearest opposing hero",
        Threats / 2: "opposing fighters that reach it from where they stand",
        EnemiesNear / 2: "opposing fighters next to it",
        EnemiesInZone / 2: "opposing fighters that share a zone with it",
        FriendsNear / 2: "friendly fighters next to it",
        Exits / 3: "free spaces next to it",
    }

    /// What is printed on a card, apart from what its text does.
    PrintRow {
        Exists / 1: "there is such a card",
        Attack / 1: "it can be an attack",
        Defense / 1: "it can be a defense",
        Scheme / 1: "it is a scheme",
        Value / 5: "its value",
        Boost / 3: "its boost value",
        ByHero / 1: "a hero may use it",
        BySidekick / 1: "a sidekick may use it",
        Immediately / 1: "it has a text for the moment when cards are turned up",
        During / 1: "it has a text for the combat",
        After / 1: "it has a text for the time after the combat",
        Boosted / 1: "it has a text for being used to boost",
        Discarded / 1: "it has a text for being discarded",
        Uncancelable / 1: "its effects cannot be canceled",
        Conditional / 1: "it can be played, or defend, only under a condition",
        FaceUp / 1: "it can be played face up",
        Bonus / 1: "a bonus attack follows it",
        Special / 1: "it guards the hand, revives, or lies in the opening hand",
    }

    /// What texts do, as their programs tell it; numbers that are not fixed count as 2.
    DeedRow {
        Damage / 2: "damage to opponents",
        OwnDamage / 2: "damage to the own side",
        Recover / 2: "health that the own side recovers",
        Defeat / 1: "somebody is defeated, or health is set",
        Move / 3: "spaces that own fighters move",
        MoveOther / 3: "spaces that opposing fighters move",
        Place / 1: "fighters are placed or swapped",
        Return / 1: "fighters return, or are summoned",
        Hold / 1: "fighters are held in place",
        Prevent / 2: "damage is prevented, or a rule holds for a while",
        Draw / 2: "cards drawn",
        TheyDraw / 2: "cards that others draw",
        Discard / 2: "own cards discarded",
        TheyDiscard / 2: "cards that others discard",
        Fetch / 1: "cards that come to the hand from pile or deck, or stay there",
        Arrange / 1: "cards that go into decks or are put in order",
        Look / 1: "hidden cards are seen",
        Cancel / 1: "effects of the other card are canceled",
        ValueUp / 3: "the own value is higher",
        ValueDown / 3: "the value of the other card is lower, or the own one",
        ValueSet / 1: "a value is set, swapped or ignored, or the card replaced",
        Win / 1: "the combat counts as won",
        Actions / 1: "actions gained",
        Reach / 1: "an attack goes farther, or another follows",
        Counter / 1: "counters change",
        Tokens / 1: "tokens come, go or move",
        State / 1: "a state changes",
        EndTurn / 1: "the turn ends",
        May / 1: "something in it may be declined",
        If / 1: "something in it depends on a condition",
        Choose / 1: "something in it is chosen",
        Varies / 1: "a number in it is not fixed",
    }

    /// An option, apart from the kind, the space and the card that it speaks of.
    ChoiceRow {
        Exists / 1: "there is such an option",
        Declines / 1: "it does nothing, or no more",
        ByHero / 1: "a hero of the own side does it",
        BySidekick / 1: "a sidekick of the own side does it",
        ByHealth / 10: "the health of the one who does it",
        AtEnemy / 1: "it is done to an opposing fighter",
        AtFriend / 1: "it is done to a friendly fighter",
        AtHero / 1: "it is done to a hero",
        AtHealth / 10: "the health of the one to whom it is done",
        Stays / 1: "it leads to where the fighter stands",
        Steps / 3: "lines from where the fighter stands to where it goes",
        Passed / 1: "fighters that it passes",
        Number / 3: "the number, value, symbol or effect that it names, from 0; of a tail, 1 more than the lines to the nearest opposing fighter",
        Enemy / 1: "the seat that it names is an opponent",
        Item / 3: "the value of the item that it uses, plus 1",
        Copies / 2: "how many of this card are in the own hand",
    }
}

/// A card: what is printed on it, then what its text does.
pub const CARD: usize = PrintRow::LEN + DeedRow::LEN;

/// How many cards of the own hand have a row of their own. In a larger hand the rest shows in the sum of the seat's row alone.
pub const HAND: usize = 8;

/// The kinds of options, each a number of its own in an option's row.
#[rustfmt::skip]
pub const KINDS: [&str; 34] = [
    "maneuver", "attack", "scheme", "item", "boost", "no-boost", "move", "done", "open", "close", "play", "play-open", "defend",
    "no-defense", "use", "no-item", "place", "no-place", "fighter", "space", "card", "number", "effect", "symbol", "value", "seat",
    "skip", "yes", "no", "discard", "first", "token-choose", "token-place", "token-move",
];

/// An option: its kind, what it speaks of, the space, the card.
pub const OPTION: usize = KINDS.len() + ChoiceRow::LEN + SpaceRow::LEN + CARD;

/// A seat: its numbers, what its ability does, and what the cards known in its hand, those that the own seat cannot place and those
/// of its pile come to together.
pub const SEAT: usize = PlayerRow::LEN + DeedRow::LEN + 3 * CARD;

/// One of the parts that an observation is made of, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its name.
    pub name: &'static str,
    /// How many rows it has.
    pub rows: usize,
    /// How many numbers a row has.
    pub width: usize,
}

/// The kinds of questions that have a number of their own: the first ones. The others are told as kinds that they are like.
pub(crate) const QUESTIONS: &[Ask] = {
    let mut count = 0;
    while count < Ask::ALL.len() && Ask::ALL[count].about().like.is_none() {
        count += 1;
    }
    Ask::ALL.split_at(count).0
};

/// The parts of the observation of a game with so many seats.
pub fn parts(seats: usize) -> [Part; 8] {
    let part = |name, rows, width| Part { name, rows, width };
    [
        part("game", 1, GameRow::LEN),
        part("question", 1, QUESTIONS.len()),
        part("asking-card", 1, CARD),
        part("combat-cards", 2, CARD),
        part("seats", seats, SEAT),
        part("fighters", seats * MAX_SEAT_FIGHTERS, FighterRow::LEN),
        part("hand", HAND, CARD),
        part("spaces", MAX_SPACES, SpaceRow::LEN),
    ]
}

/// How many numbers the observation of a game with so many seats has.
pub fn size(seats: usize) -> usize {
    parts(seats).iter().map(|part| part.rows * part.width).sum()
}

/// What each number of a row of this part is.
pub fn numbers_of(part: &str) -> Vec<Number> {
    let kind = |name| Number { name, scale: 1, what: "it is this" };
    let card = || PrintRow::NUMBERS.iter().chain(DeedRow::NUMBERS).copied();
    // Of several cards together the sum counts.
    let cards = || card().map(|number| Number { scale: number.scale.saturating_mul(5), ..number });
    match part {
        "game" => GameRow::NUMBERS.to_vec(),
        "question" => QUESTIONS.iter().map(|ask| kind(ask.about().key)).collect(),
        "seats" => {
            let own = PlayerRow::NUMBERS.iter().chain(DeedRow::NUMBERS).copied();
            own.chain(cards()).chain(cards()).chain(cards()).collect()
        }
        "fighters" => FighterRow::NUMBERS.to_vec(),
        "spaces" => SpaceRow::NUMBERS.to_vec(),
        "option" => {
            let own = KINDS.iter().map(|&name| kind(name)).chain(ChoiceRow::NUMBERS.iter().copied());
            own.chain(SpaceRow::NUMBERS.iter().copied()).chain(card()).collect()
        }
        _ => card().collect(),
    }
}

/// What each number of an observation is to be divided by, so that it lies around 1.
pub fn scales(seats: usize) -> Vec<u8> {
    let scales = |part: Part| {
        let row: Vec<u8> = numbers_of(part.name).iter().map(|number| number.scale).collect();
        row.repeat(part.rows)
    };
    parts(seats).into_iter().flat_map(scales).collect()
}

/// The same for an option.
pub fn option_scales() -> Vec<u8> {
    numbers_of("option").iter().map(|number| number.scale).collect()
}
