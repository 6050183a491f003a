//! The table of words: each entry gives the wordings of one thing, the tree that it means, its explanation and an example.
//!
//! A wording is a pattern. `<slot>` is filled by another table or by a name, `<slot?>` may be left out, `card/cards`
//! follows the number before it, and `a(n)` follows the word after it. The shape beside the pattern serves twice: as an
//! expression it builds the tree from the slots, as a Rust pattern it takes the tree apart again for the renderer.

use crate::ast::{
    Act, Amount, Bound, Class, Cond, Countable, Fighter, Group, HowMany, Measure, Noun, Pick, Place, Player, Role,
    Side, SpaceKind, SpacePlace, Spaces, Standing, Target, Through, Trigger, WhichCard,
};
use crate::grammar::{Part, Read, Rule, Worded, Write, write_all};

/// One thing that can be said.
pub(crate) struct Entry<T: 'static> {
    /// One or two sentences for the manual.
    pub meaning: &'static str,
    /// A whole text that uses the entry, with the names of the manual.
    pub example: &'static str,
    /// The wordings; the first one whose shape fits is the canonical one.
    pub forms: &'static [Form<T>],
    /// What must be so where the words stand.
    pub needs: &'static [Fact],
    /// What is so after them.
    pub gives: &'static [Fact],
}

/// One wording.
pub(crate) struct Form<T: 'static> {
    pub pattern: &'static str,
    /// Understood, but never written.
    pub alias: bool,
    pub build: fn(&[Part]) -> Option<T>,
    pub split: fn(&T, &[Rule]) -> Option<Vec<Part>>,
}

/// What some words rest on: given by the key, by the trigger, or by words before them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Fact {
    /// There is a combat with two fighters.
    Combat,
    /// The cards of the combat count: they have values, can be boosted and canceled.
    Cards,
    /// The combat is decided.
    Result,
    /// `your fighter` is somebody.
    OwnFighter,
    /// `this card` is a card.
    ThisCard,
    /// A fighter played the card.
    Played,
    /// The attack card is about to be committed.
    Commit,
    /// `it` is a fighter.
    It,
    /// `that opponent` is somebody.
    Opponent,
    /// Cards were looked at.
    Looked,
    /// A space was chosen.
    Space,
    /// A fighter was moved.
    Moved,
    /// A card was discarded.
    Discarded,
    /// A number was chosen.
    Number,
    /// Counters were spent.
    Spent,
}

const fn entry<T>(meaning: &'static str, example: &'static str, forms: &'static [Form<T>]) -> Entry<T> {
    Entry { meaning, example, forms, needs: &[], gives: &[] }
}

impl<T> Entry<T> {
    const fn needs(self, needs: &'static [Fact]) -> Self {
        Entry { needs, ..self }
    }

    const fn gives(self, gives: &'static [Fact]) -> Self {
        Entry { gives, ..self }
    }
}

/// `form!(pattern, [slots in the pattern's order], shape)`
macro_rules! form {
    ($pattern:literal, [$($slot:ident),*], $($shape:tt)+) => {
        Form {
            pattern: $pattern,
            alias: false,
            build: |parts| {
                let [$($slot),*] = parts else { return None };
                $(let $slot = Read::read($slot)?;)*
                Some($($shape)+)
            },
            split: |tree, rules| match tree {
                $($shape)+ => write_all(rules, &[$($slot as &dyn Write),*]),
                _ => None,
            },
        }
    };
}

/// A wording that is understood, but never written.
macro_rules! alias {
    ($($form:tt)+) => {
        Form { alias: true, ..form!($($form)+) }
    };
}

use Fact::{
    Cards, Combat, Commit, Discarded, It, Looked, Moved, Opponent, OwnFighter, Played, Result, Space, Spent, ThisCard,
};

// ── when ──

pub(crate) const TRIGGERS: &[Entry<Trigger>] = &[
    entry(
        "Each of your turns begins; no action was taken yet.",
        "When your turn starts, draw 1 card.",
        &[form!("when your turn starts", [], Trigger::TurnStart)],
    ),
    entry(
        "Each of your turns is over; its actions are taken.",
        "When your turn ends, draw 1 card.",
        &[form!("when your turn ends", [], Trigger::TurnEnd)],
    ),
    entry(
        "The fighter attacks, as its attack card is committed.",
        "When Mara attacks, draw 1 card.",
        &[form!("when <user> attacks", [who], Trigger::Attack(who))],
    ),
    entry(
        "A fighter of yours fights; the values are not compared yet.",
        "During combat, you may boost this card.",
        &[form!("during combat", [], Trigger::DuringCombat)],
    ),
    entry(
        "A combat that a fighter of yours fought is over.",
        "After combat, deal 1 damage to the opposing fighter.",
        &[form!("after combat", [], Trigger::AfterCombat)],
    ),
    entry(
        "A combat is over in which the fighter attacked.",
        "After Mara attacks, if you won, draw 1 card.",
        &[form!("after <user> attacks", [who], Trigger::AfterAttack(who))],
    ),
    entry(
        "The fighter takes damage, in a combat or by an effect; once for each time, however much it is.",
        "Each time Mara takes damage, gain 1 Ember.",
        &[form!("each time <user> takes damage", [who], Trigger::Damaged(who))],
    ),
    entry(
        "An effect of an opponent makes you discard this card. Only under `always`.",
        "Each time an opponent's effect discards this card, draw 1 card.",
        &[form!("each time an opponent's effect discards this card", [], Trigger::DiscardedByOpponent)],
    )
    .needs(&[ThisCard])
    .gives(&[Opponent]),
];

pub(crate) const STANDINGS: &[Entry<Standing>] = &[
    entry(
        "The value of such a card is higher; the bonus counts when the result of the combat is worked out.",
        "While lantern is lit, add 2 to the value of attack cards that Mara plays.",
        &[form!(
            "<while> add <number> to the value of <role> cards that <user> plays",
            [conds, amount, role, by],
            Standing::ValueBonus { conds, amount, role, by }
        )],
    ),
    entry(
        "Your fighters move further in a maneuver.",
        "When you maneuver, each of your fighters may move 1 more space for each SONG card in your discard pile.",
        &[
            form!(
                "when you maneuver, each of your fighters may move <number> more space/spaces",
                [n],
                Standing::MoveBonus { amount: Amount::Number(n) }
            ),
            form!(
                "when you maneuver, each of your fighters may move <number> more space/spaces for each <countable>",
                [n, of],
                Standing::MoveBonus { amount: Amount::ForEach(n, of) }
            ),
        ],
    ),
    entry(
        "In a maneuver that you boosted, the fighter may go to any free space of the board.",
        "When you boost a maneuver, you may place Mara in any space instead of moving it.",
        &[form!(
            "when you boost a maneuver, you may place <single> in any space instead of moving it",
            [fighter],
            Standing::PlaceInstead { fighter }
        )],
    ),
    entry(
        "Nothing cancels what this card does. Only under `always`.",
        "The effects of this card cannot be canceled.",
        &[form!("the effects of this card cannot be canceled", [], Standing::CannotBeCanceled)],
    )
    .needs(&[ThisCard]),
    entry(
        "The card, which is no defense card, may defend. Only under `always`.",
        "While the basket holds moon, this card may be played as a defense.",
        &[form!("<while> this card may be played as a defense", [conds], Standing::PlayAsDefense { conds })],
    )
    .needs(&[ThisCard]),
    entry(
        "Shown from your hand, the card keeps an opponent from looking at the hand. Only under `always`.",
        "When an opponent's effect would look at your hand, you may reveal this card to cancel that effect.",
        &[form!(
            "when an opponent's effect would look at your hand, you may reveal this card to cancel that effect",
            [],
            Standing::GuardHand
        )],
    )
    .needs(&[ThisCard]),
];

// ── if ──

pub(crate) const CONDS: &[Entry<Cond>] = &[
    entry("You won this combat.", "If you won, draw 1 card.", &[form!("you won", [], Cond::Won)]).needs(&[Result]),
    entry("You lost this combat.", "If you lost, draw 1 card.", &[form!("you lost", [], Cond::Lost)]).needs(&[Result]),
    entry(
        "You won a combat before this one in the turn that is going on.",
        "If you won an earlier combat this turn, gain 1 action.",
        &[form!("you won an earlier combat this turn", [], Cond::WonEarlier)],
    ),
    entry(
        "The turn that is going on is yours.",
        "If it is your turn, gain 1 action.",
        &[form!("it is your turn", [], Cond::YourTurn)],
    ),
    entry(
        "The fighter's health is that low or that high.",
        "If Mara has 4 or less health, draw 1 card.",
        &[form!("<fighter> has <bound> health", [who, bound], Cond::Health { who, bound })],
    ),
    entry(
        "The fighter stands where it stood when the turn began, or somewhere else.",
        "If Mara is not in the space where it started this turn, draw 1 card.",
        &[
            form!(
                "<fighter> is in the space where it started this turn",
                [who],
                Cond::AtTurnStart { who, holds: true }
            ),
            form!(
                "<fighter> is not in the space where it started this turn",
                [who],
                Cond::AtTurnStart { who, holds: false }
            ),
        ],
    ),
    entry(
        "What kind of fighter it is.",
        "If the opposing fighter is a sidekick, draw 1 card.",
        &[form!("<fighter> is a(n) <class>", [who, class], Cond::Is { who, class })],
    ),
    entry(
        "The fighter is out of the fight, or not.",
        "If the opposing fighter is not defeated, draw 1 card.",
        &[
            form!("<fighter> is defeated", [who], Cond::Defeated { who, holds: true }),
            form!("<fighter> is not defeated", [who], Cond::Defeated { who, holds: false }),
        ],
    ),
    entry(
        "The two stand in adjacent spaces, or not.",
        "If Mara is adjacent to Bruno, draw 1 card.",
        &[
            form!("<fighter> is adjacent to <fighter>", [who, to], Cond::Adjacent { who, to, holds: true }),
            form!("<fighter> is not adjacent to <fighter>", [who, to], Cond::Adjacent { who, to, holds: false }),
        ],
    ),
    entry(
        "Their spaces have a zone in common, or none.",
        "If Mara shares no zone with the opposing fighter, draw 1 card.",
        &[
            form!("<fighter> shares a zone with <fighter>", [who, with], Cond::SharesZone { who, with, holds: true }),
            form!("<fighter> shares no zone with <fighter>", [who, with], Cond::SharesZone { who, with, holds: false }),
        ],
    ),
    entry(
        "The first one's space belongs to more zones.",
        "If Mara is in more zones than the opposing fighter, draw 1 card.",
        &[form!("<fighter> is in more zones than <fighter>", [who, than], Cond::MoreZones { who, than })],
    ),
    entry(
        "That many fighters are there; always the plural and `are`.",
        "If 1 or more opposing fighters are in Mara's zone, draw 1 card.",
        &[
            form!(
                "<bound> <nouns> are <where>",
                [bound, noun, place],
                Cond::Count { bound, of: Group { side: Side::Any, noun, place: Some(place) } }
            ),
            form!(
                "<bound> opposing <commons> are <where>",
                [bound, noun, place],
                Cond::Count { bound, of: Group { side: Side::Opposing, noun, place: Some(place) } }
            ),
            form!(
                "<bound> friendly <commons> are <where>",
                [bound, noun, place],
                Cond::Count { bound, of: Group { side: Side::Friendly, noun, place: Some(place) } }
            ),
            form!(
                "<bound> of your <commons> are <where>",
                [bound, noun, place],
                Cond::Count { bound, of: Group { side: Side::Yours, noun, place: Some(place) } }
            ),
        ],
    ),
    entry(
        "Some fighter of the opponent named before has that many of your group around it.",
        "Look at an opponent's hand. If one of that opponent's fighters has 2 or more Foxes adjacent to it, draw 1 card.",
        &[form!(
            "one of that opponent's fighters has <bound> <kinds> adjacent to it",
            [bound, by],
            Cond::Surrounded { bound, by }
        )],
    )
    .needs(&[Opponent]),
    entry(
        "The size of your hand; a card that you are playing is not in it.",
        "If you have 2 or less cards in hand, draw 1 card.",
        &[form!("you have <bound> cards in hand", [bound], Cond::Hand { bound })],
    ),
    entry(
        "There is no card in your deck.",
        "If your deck is empty, gain 1 action.",
        &[form!("your deck is empty", [], Cond::DeckEmpty)],
    ),
    entry(
        "The fighter is the one that uses the card; in an ability, the card that you play in the combat.",
        "If Mara played this card, draw 1 card.",
        &[form!("<user> played this card", [by], Cond::Played { by })],
    )
    .needs(&[Played]),
    entry(
        "How the card is used in this combat.",
        "If this card is an attack, draw 1 card.",
        &[form!("this card is a(n) <role>", [role], Cond::UsedAs(role))],
    )
    .needs(&[Cards]),
    entry(
        "A state that the hero file declares has this value now.",
        "If lantern is lit, draw 1 card.",
        &[form!("<state> is <value>", [state, value], Cond::State { state, value })],
    ),
    entry(
        "The top of your discard pile shows this symbol.",
        "If the basket holds moon, draw 1 card.",
        &[form!("the basket holds <symbol>", [symbol], Cond::Basket(symbol))],
    ),
    entry(
        "Any damage of this text so far defeated somebody.",
        "Deal 2 damage to each fighter adjacent to Mara. If this defeated a fighter, draw 1 card.",
        &[form!("this defeated a fighter", [], Cond::DefeatedAny)],
    ),
    entry(
        "Any damage of this text so far hurt that fighter.",
        "Deal 2 damage to each fighter adjacent to Bruno. If this damaged Mara, gain 1 Ember.",
        &[form!("this damaged <user>", [who], Cond::Damaged(who))],
    ),
    entry(
        "How much damage the combat itself did.",
        "If 2 or more combat damage was dealt, draw 1 card.",
        &[form!("<bound> combat damage was dealt", [bound], Cond::CombatDamage { bound })],
    )
    .needs(&[Result]),
];

pub(crate) const BOUNDS: &[Entry<Bound>] = &[
    entry(
        "This number or a higher one.",
        "If you have 4 or more cards in hand, gain 1 action.",
        &[form!("<number> or more", [n], Bound::AtLeast(n))],
    ),
    entry(
        "This number or a lower one.",
        "If you have 4 or less cards in hand, draw 1 card.",
        &[form!("<number> or less", [n], Bound::AtMost(n)), alias!("<number> or fewer", [n], Bound::AtMost(n))],
    ),
];

// ── who ──

pub(crate) const FIGHTERS: &[Entry<Fighter>] = &[
    entry(
        "The fighter of your hero that has this name and is the only one of it.",
        "Mara recovers 2 health.",
        &[form!("<single>", [name], Fighter::Named(name))],
    ),
    entry(
        "Your fighter in this combat, or the one that plays the scheme or uses the item.",
        "Move your fighter up to 2 spaces.",
        &[form!("your fighter", [], Fighter::Yours)],
    )
    .needs(&[OwnFighter]),
    entry(
        "The other fighter of this combat.",
        "Deal 1 damage to the opposing fighter.",
        &[form!("the opposing fighter", [], Fighter::Opposing)],
    )
    .needs(&[Combat]),
    entry(
        "The fighter that this text chose, moved, placed or swapped last.",
        "Choose a fighter in this combat, then deal 1 damage to it.",
        &[form!("it", [], Fighter::It)],
    )
    .needs(&[It]),
    entry(
        "Of a hero with two single fighters, the one that `your fighter` is not.",
        "Move your other fighter up to 2 spaces.",
        &[form!("your other fighter", [], Fighter::YourOther)],
    )
    .needs(&[OwnFighter]),
];

/// The fighters again, as owners of a zone or a space.
pub(crate) const FIGHTERS_OWN: &[Entry<Fighter>] = &[
    entry("", "Choose a space in Mara's zone.", &[form!("<single>'s", [name], Fighter::Named(name))]),
    entry("", "Choose a space in your fighter's zone.", &[form!("your fighter's", [], Fighter::Yours)])
        .needs(&[OwnFighter]),
    entry(
        "",
        "Choose a space in the opposing fighter's zone.",
        &[form!("the opposing fighter's", [], Fighter::Opposing)],
    )
    .needs(&[Combat]),
    entry("", "Choose a fighter in this combat, then choose a space in its zone.", &[form!("its", [], Fighter::It)])
        .needs(&[It]),
    entry("", "Choose a space in your other fighter's zone.", &[form!("your other fighter's", [], Fighter::YourOther)])
        .needs(&[OwnFighter]),
];

pub(crate) const TARGETS: &[Entry<Target>] = &[
    entry(
        "One fighter that needs no choice.",
        "Deal 1 damage to the opposing fighter.",
        &[form!("<fighter>", [who], Target::One(who))],
    ),
    entry(
        "All of them.",
        "Deal 1 damage to each opposing fighter adjacent to Mara.",
        &[form!("each <group>", [group], Target::Each(group))],
    ),
    entry(
        "One of them, whom you choose.",
        "Deal 1 damage to an opposing fighter in Mara's zone.",
        &[form!("<one>", [group], Target::Chosen(group))],
    )
    .gives(&[It]),
    entry(
        "The hero of your opponent; of several heroes their owner chooses one.",
        "Deal 2 damage to your opponent's hero.",
        &[form!("your opponent's hero", [], Target::OpponentsHero)],
    )
    .gives(&[Opponent]),
];

/// A group after `each`.
pub(crate) const GROUPS: &[Entry<Group>] = &[
    entry(
        "Fighters of any side; of a name, yours.",
        "Deal 1 damage to each fighter adjacent to Mara.",
        &[form!("<noun> <place?>", [noun, place], Group { side: Side::Any, noun, place })],
    ),
    entry(
        "Fighters of your opponents.",
        "Deal 1 damage to each opposing sidekick.",
        &[form!("opposing <common> <place?>", [noun, place], Group { side: Side::Opposing, noun, place })],
    ),
    entry(
        "Fighters of your side: yours, and in team play those of your partner.",
        "Deal 1 damage to each friendly fighter.",
        &[form!("friendly <common> <place?>", [noun, place], Group { side: Side::Friendly, noun, place })],
    ),
    entry(
        "Your own fighters.",
        "Move each of your fighters up to 2 spaces.",
        &[
            form!("of your <commons> <place?>", [noun, place], Group { side: Side::Yours, noun, place }),
            alias!(
                "of your <kinds> <place?>",
                [name, place],
                Group { side: Side::Any, noun: Noun::Named(name), place }
            ),
        ],
    ),
];

/// A group of which one is chosen.
pub(crate) const ONES: &[Entry<Group>] = &[
    entry(
        "A fighter of any side; of a name, one of yours.",
        "Choose a Fox and move it up to 2 spaces.",
        &[form!("a(n) <noun> <place?>", [noun, place], Group { side: Side::Any, noun, place })],
    ),
    entry(
        "A fighter of an opponent.",
        "Deal 1 damage to an opposing fighter in Mara's zone.",
        &[form!("a(n) opposing <common> <place?>", [noun, place], Group { side: Side::Opposing, noun, place })],
    ),
    entry(
        "A fighter of your side.",
        "Choose a friendly fighter and move it up to 2 spaces.",
        &[form!("a(n) friendly <common> <place?>", [noun, place], Group { side: Side::Friendly, noun, place })],
    ),
    entry(
        "A fighter of your own.",
        "Choose one of your fighters and move it up to 2 spaces.",
        &[
            form!("one of your <commons> <place?>", [noun, place], Group { side: Side::Yours, noun, place }),
            alias!(
                "one of your <kinds> <place?>",
                [name, place],
                Group { side: Side::Any, noun: Noun::Named(name), place }
            ),
        ],
    ),
];

pub(crate) const NAMED_NOUN: &[Entry<Noun>] = &[entry(
    "The fighters of this name; with `opposing` and `friendly` only the common words go.",
    "Move each Fox up to 2 spaces.",
    &[form!("<kind>", [name], Noun::Named(name))],
)];

pub(crate) const NAMED_NOUNS: &[Entry<Noun>] = &[entry(
    "",
    "If 2 or more Foxes are adjacent to Mara, draw 1 card.",
    &[form!("<kinds>", [name], Noun::Named(name))],
)];

pub(crate) const COMMON_NOUN: &[Entry<Noun>] = &[
    entry("Any fighter.", "Deal 1 damage to a fighter.", &[form!("fighter", [], Noun::Fighter)]),
    entry("Fighters that are heroes.", "Deal 1 damage to an opposing hero.", &[form!("hero", [], Noun::Hero)]),
    entry("Fighters that are sidekicks.", "Deal 1 damage to each sidekick.", &[form!("sidekick", [], Noun::Sidekick)]),
];

pub(crate) const COMMON_NOUNS: &[Entry<Noun>] = &[
    entry("", "Move each of your fighters up to 1 space.", &[form!("fighters", [], Noun::Fighter)]),
    entry("", "Move each of your heroes up to 1 space.", &[form!("heroes", [], Noun::Hero)]),
    entry("", "Move each of your sidekicks up to 1 space.", &[form!("sidekicks", [], Noun::Sidekick)]),
];

pub(crate) const CLASSES: &[Entry<Class>] = &[
    entry("", "If the opposing fighter is a hero, draw 1 card.", &[form!("hero", [], Class::Hero)]),
    entry("", "If the opposing fighter is a sidekick, draw 1 card.", &[form!("sidekick", [], Class::Sidekick)]),
];

pub(crate) const PLAYERS: &[Entry<Player>] = &[
    entry(
        "The player against whom you fight; of several, the one of this combat or one whom you choose.",
        "Your opponent discards 1 card.",
        &[form!("your opponent", [], Player::Opponent)],
    )
    .gives(&[Opponent]),
    entry("Every opponent.", "Each opponent discards 1 card.", &[form!("each opponent", [], Player::EachOpponent)])
        .gives(&[Opponent]),
    entry(
        "One opponent, whom you choose.",
        "An opponent discards 1 card.",
        &[form!("an opponent", [], Player::AnOpponent)],
    )
    .gives(&[Opponent]),
    entry(
        "The opponent whom the text named last, in this sentence or an earlier one.",
        "Look at an opponent's hand, then that opponent discards 1 card.",
        &[form!("that opponent", [], Player::ThatOpponent)],
    )
    .needs(&[Opponent]),
];

pub(crate) const PLAYERS_OWN: &[Entry<Player>] = &[
    entry("", "Look at your opponent's hand.", &[form!("your opponent's", [], Player::Opponent)]).gives(&[Opponent]),
    entry("", "Look at each opponent's hand.", &[form!("each opponent's", [], Player::EachOpponent)])
        .gives(&[Opponent]),
    entry("", "Look at an opponent's hand.", &[form!("an opponent's", [], Player::AnOpponent)]).gives(&[Opponent]),
    entry(
        "",
        "An opponent discards 1 card, then look at that opponent's hand.",
        &[form!("that opponent's", [], Player::ThatOpponent)],
    )
    .needs(&[Opponent]),
];

// ── where ──

/// Where the fighters of a group are.
pub(crate) const PLACES: &[Entry<Place>] = &[
    entry(
        "In a space that has a zone in common with the fighter's space.",
        "Deal 1 damage to each opposing fighter in Mara's zone.",
        &[form!("in <fighter's> zone", [who], Place::Zone(who))],
    ),
    entry(
        "In a space next to the fighter's.",
        "Deal 1 damage to a fighter adjacent to Mara.",
        &[form!("adjacent to <fighter>", [who], Place::Adjacent(who))],
    ),
    entry(
        "One of the two fighters of the combat.",
        "Choose a fighter in this combat and move it up to 2 spaces.",
        &[form!("in this combat", [], Place::Combat)],
    )
    .needs(&[Combat]),
    entry(
        "In the space that this text chose last.",
        "Choose a space adjacent to Mara, then deal 1 damage to each fighter in that space.",
        &[form!("in that space", [], Place::ThatSpace)],
    )
    .needs(&[Space]),
    entry(
        "In any of the spaces that this text chose.",
        "Choose a space in Mara's zone, then choose a space adjacent to that space, \
         then deal 1 damage to each fighter in those spaces.",
        &[form!("in those spaces", [], Place::ThoseSpaces)],
    )
    .needs(&[Space]),
];

pub(crate) const PASSED: &[Entry<Place>] = &[entry(
    "Whom the last move of this text entered and left again, of either side; not in a condition that counts.",
    "Move Mara up to 3 spaces through opposing fighters, then deal 1 damage to each opposing fighter it moved through.",
    &[form!("it moved through", [], Place::MovedThrough)],
)
.needs(&[Moved])];

pub(crate) const SPACES: &[Entry<Spaces>] = &[
    entry(
        "Every space where the fighter could end a move.",
        "Place Mara in any space.",
        &[form!("any space", [], Spaces { kind: SpaceKind::Free, place: None })],
    ),
    entry(
        "Every space without a fighter.",
        "Place Mara in any empty space.",
        &[form!("any empty space", [], Spaces { kind: SpaceKind::Empty, place: None })],
    ),
    entry(
        "The space where the fighter stands; only small fighters can share one.",
        "Summon 1 Fox in Mara's space.",
        &[form!("<fighter's> space", [who], Spaces { kind: SpaceKind::Free, place: Some(SpacePlace::SpaceOf(who)) })],
    ),
    entry(
        "A space at a place, with `empty` one without a fighter.",
        "Place Mara in an empty space adjacent to Bruno.",
        &[
            form!("a(n) space <space-place>", [place], Spaces { kind: SpaceKind::Free, place: Some(place) }),
            form!("a(n) empty space <space-place>", [place], Spaces { kind: SpaceKind::Empty, place: Some(place) }),
        ],
    ),
];

pub(crate) const OTHER_SPACES: &[Entry<Spaces>] = &[entry(
    "Any space but the one where the fighter stands; only for a fighter that is placed.",
    "Place Mara in any other space.",
    &[form!("any other space", [], Spaces { kind: SpaceKind::Other, place: None })],
)];

/// Where a space is.
pub(crate) const SPACE_PLACES: &[Entry<SpacePlace>] = &[
    entry(
        "The space has a zone in common with the fighter's.",
        "Place Bruno in a space in Mara's zone.",
        &[form!("in <fighter's> zone", [who], SpacePlace::Zone(who))],
    ),
    entry(
        "The space has no zone in common with the fighter's.",
        "Place Mara in a space outside Mara's zone.",
        &[form!("outside <fighter's> zone", [who], SpacePlace::OutsideZone(who))],
    ),
    entry(
        "The space is next to the fighter's.",
        "Place Bruno in a space adjacent to Mara.",
        &[form!("adjacent to <fighter>", [who], SpacePlace::Adjacent(who))],
    ),
    entry(
        "The space is next to the one that this text chose last.",
        "Choose a space in Mara's zone, then place Bruno in a space adjacent to that space.",
        &[form!("adjacent to that space", [], SpacePlace::AdjacentToThat)],
    )
    .needs(&[Space]),
    entry(
        "That many of your group stand around the space.",
        "Choose a space with 2 or more Foxes adjacent to it, then deal 2 damage to a fighter in that space.",
        &[form!("with <bound> <kinds> adjacent to it", [bound, noun], SpacePlace::WithAdjacent { bound, noun })],
    ),
];

// ── how much ──

pub(crate) const COUNTABLES: &[Entry<Countable>] = &[
    entry(
        "The cards with this tag in your discard pile.",
        "Draw 1 card for each SONG card in your discard pile.",
        &[form!("<tag> card in your discard pile", [tag], Countable::TaggedInDiscard(tag))],
    ),
    entry(
        "The counters that you have now.",
        "Draw 1 card for each Ember you have.",
        &[form!("<counter> you have", [counter], Countable::Counter(counter))],
    ),
    entry(
        "The counters that this text spent.",
        "Spend any amount of Ember, then draw 1 card for each Ember spent.",
        &[form!("<counter> spent", [counter], Countable::Spent(counter))],
    )
    .needs(&[Spent]),
    entry(
        "The fighters of a group.",
        "Draw 1 card for each opposing fighter in Mara's zone.",
        &[form!("<group>", [group], Countable::Fighters(group))],
    ),
];

pub(crate) const MEASURES: &[Entry<Measure>] = &[
    entry(
        "The boost value of the card that this text discarded last.",
        "Discard the top card of your deck, then Mara recovers health equal to its boost value.",
        &[form!("its boost value", [], Measure::ItsBoost)],
    )
    .needs(&[Discarded]),
    entry(
        "The number printed on the opponent's card, whatever changed its value.",
        "Deal damage to the opposing fighter equal to the printed value of the opponent's card.",
        &[form!("the printed value of the opponent's card", [], Measure::PrintedValue)],
    )
    .needs(&[Cards]),
    entry(
        "The damage that the combat itself did.",
        "Draw cards equal to the combat damage dealt.",
        &[form!("the combat damage dealt", [], Measure::CombatDamage)],
    )
    .needs(&[Result]),
    entry(
        "The size of your hand.",
        "Mara recovers health equal to the number of cards in your hand.",
        &[form!("the number of cards in your hand", [], Measure::HandSize)],
    ),
    entry(
        "The number that this text chose.",
        "Choose a number from 0 to 4, then draw cards equal to the chosen number.",
        &[form!("the chosen number", [], Measure::ChosenNumber)],
    )
    .needs(&[Fact::Number]),
];

// ── what is done to fighters ──

pub(crate) const FIGHTER_ACTS: &[Entry<Act>] = &[
    entry(
        "Takes health; a fighter without health is defeated.",
        "Deal 2 damage to the opposing fighter.",
        &[
            form!("deal <number> damage to <target>", [n, to], Act::Damage { to, amount: Amount::Number(n) }),
            form!(
                "deal <number> damage to <target> for each <countable>",
                [n, to, of],
                Act::Damage { to, amount: Amount::ForEach(n, of) }
            ),
            form!(
                "deal damage to <target> equal to <measure>",
                [to, measure],
                Act::Damage { to, amount: Amount::EqualTo(measure) }
            ),
        ],
    ),
    entry(
        "Gives health back, at most up to the fighter's highest.",
        "Mara recovers 2 health.",
        &[
            form!("<fighter> recovers <number> health", [who, n], Act::Recover { who, amount: Amount::Number(n) }),
            form!(
                "<fighter> recovers <number> health for each <countable>",
                [who, n, of],
                Act::Recover { who, amount: Amount::ForEach(n, of) }
            ),
            form!(
                "<fighter> recovers health equal to <measure>",
                [who, measure],
                Act::Recover { who, amount: Amount::EqualTo(measure) }
            ),
        ],
    ),
    entry(
        "Makes the health exactly this; neither damage nor recovery.",
        "Set the health of Mara to 8.",
        &[form!("set the health of <fighter> to <number>", [who, to], Act::SetHealth { who, to })],
    ),
    entry(
        "Defeats outright; this is no damage.",
        "Defeat the opposing fighter.",
        &[form!("defeat <fighter>", [who], Act::Defeat { who })],
    ),
    entry(
        "Moves along the spaces of the board; `up to` includes staying. `choose … and move it` asks which fighter.",
        "Choose a fighter in this combat and move it up to 2 spaces.",
        &[
            form!(
                "choose <one> and move it up to <number> space/spaces <through>",
                [group, steps, through],
                Act::Move { who: Target::Chosen(group), steps, exact: false, through }
            ),
            form!(
                "choose <one> and move it exactly <number> space/spaces <through>",
                [group, steps, through],
                Act::Move { who: Target::Chosen(group), steps, exact: true, through }
            ),
            form!(
                "move <target> up to <number> space/spaces <through>",
                [who, steps, through],
                Act::Move { who, steps, exact: false, through }
            ),
            form!(
                "move <target> exactly <number> space/spaces <through>",
                [who, steps, through],
                Act::Move { who, steps, exact: true, through }
            ),
        ],
    )
    .gives(&[It, Moved]),
    entry(
        "Takes a fighter from its space and puts it into another; this is no move.",
        "Place Mara in any space.",
        &[
            form!("place <fighter> in <spaces>", [who, spaces], Act::PlaceFighter { who: Target::One(who), spaces }),
            form!("place <one> in <spaces>", [group, spaces], Act::PlaceFighter { who: Target::Chosen(group), spaces }),
        ],
    )
    .gives(&[It]),
    entry(
        "Brings back one of the defeated fighters of this name, with its starting health.",
        "Return a defeated Fox to a space in Mara's zone.",
        &[form!("return a defeated <kind> to <free-spaces>", [noun, spaces], Act::Return { noun, spaces })],
    )
    .gives(&[It]),
    entry(
        "Puts the fighter into a space with this health, also if it was defeated in this combat.",
        "Return your fighter with 4 health to any space.",
        &[form!(
            "return <fighter> with <number> health to <spaces>",
            [who, health, spaces],
            Act::Revive { who, health, spaces }
        )],
    )
    .gives(&[It]),
    entry(
        "Puts fighters from the supply onto the board; if the supply is empty, one that stands elsewhere is moved there.",
        "Summon 2 Foxes in any space.",
        &[
            form!("summon 1 <kind> in <free-spaces>", [noun, spaces], Act::Summon { count: 1, noun, spaces }),
            form!(
                "summon <number> <kinds> in <free-spaces>",
                [count, noun, spaces],
                Act::Summon { count, noun, spaces }
            ),
        ],
    )
    .gives(&[It]),
    entry(
        "The two change places.",
        "You may swap Mara with a Fox.",
        &[
            form!("swap <fighter> with <fighter>", [a, b], Act::Swap { a, b: Target::One(b) }),
            form!("swap <fighter> with <one>", [a, group], Act::Swap { a, b: Target::Chosen(group) }),
        ],
    )
    .gives(&[It]),
    entry(
        "From now on this fighter is your fighter of the combat.",
        "Swap Mara with Bruno; if you do, your other fighter takes over this combat.",
        &[form!("<fighter> takes over this combat", [who], Act::TakeOver { who })],
    )
    .needs(&[Combat]),
    entry(
        "Neither moved nor placed until the turn ends.",
        "The opposing fighter cannot leave its space this turn.",
        &[form!("<fighter> cannot leave its space this turn", [who], Act::Hold { who })],
    ),
    entry(
        "Damage of the combat and of effects does nothing to the fighter until the combat ends.",
        "Prevent all damage to your fighter in this combat.",
        &[form!("prevent all damage to <fighter> in this combat", [who], Act::Prevent { who })],
    )
    .needs(&[Combat]),
    entry(
        "The choice alone; later acts say `it`.",
        "Choose one of your heroes, then deal 1 damage to it.",
        &[form!("choose <one>", [group], Act::ChooseFighter { group })],
    )
    .gives(&[It]),
    entry(
        "The choice alone; later acts say `that space` or `those spaces`.",
        "Choose a space in Mara's zone, then deal 1 damage to each fighter in that space.",
        &[form!("choose <free-spaces>", [spaces], Act::ChooseSpace { spaces })],
    )
    .gives(&[Space]),
    entry(
        "The choice alone; later acts say `the chosen number`.",
        "Choose a number from 0 to 4, then draw cards equal to the chosen number.",
        &[form!("choose a number from <number> to <number>", [from, to], Act::ChooseNumber { from, to })],
    )
    .gives(&[Fact::Number]),
];

pub(crate) const THROUGHS: &[Entry<Through>] = &[
    entry(
        "The move may pass opposing fighters; it may not end with one.",
        "Move Mara up to 3 spaces through opposing fighters.",
        &[form!("through opposing fighters", [], Through::Opposing)],
    ),
    entry(
        "The move may pass sidekicks, and their spaces are not counted.",
        "Move Mara up to 3 spaces through sidekicks at no cost.",
        &[form!("through sidekicks at no cost", [], Through::SidekicksFree)],
    ),
    entry("", "Move Mara up to 3 spaces.", &[form!("", [], Through::Friends)]),
];

// ── what is done with cards ──

pub(crate) const CARD_ACTS: &[Entry<Act>] = &[
    entry(
        "Draws from the deck of the one who draws.",
        "Draw 2 cards.",
        &[
            form!(
                "draw <number> card/cards",
                [n],
                Act::Draw { who: Player::You, amount: Amount::Number(n) }
            ),
            form!(
                "draw <number> card/cards for each <countable>",
                [n, of],
                Act::Draw { who: Player::You, amount: Amount::ForEach(n, of) }
            ),
            form!(
                "draw cards equal to <measure>",
                [measure],
                Act::Draw { who: Player::You, amount: Amount::EqualTo(measure) }
            ),
            form!("<player> draws <number> card/cards", [who, n], Act::Draw { who, amount: Amount::Number(n) }),
            form!(
                "<player> draws <number> card/cards for each <countable>",
                [who, n, of],
                Act::Draw { who, amount: Amount::ForEach(n, of) }
            ),
            form!(
                "<player> draws cards equal to <measure>",
                [who, measure],
                Act::Draw { who, amount: Amount::EqualTo(measure) }
            ),
        ],
    ),
    entry(
        "Draws as many as are missing; none if there are enough.",
        "Draw until you have 7 cards in hand.",
        &[form!("draw until you have <number> card/cards in hand", [hand], Act::DrawUntil { hand })],
    ),
    entry(
        "Puts cards from the hand onto the discard pile. The one who discards chooses, unless chance or you do.",
        "Your opponent discards 1 random card.",
        &[
            form!(
                "discard <number> card/cards",
                [count],
                Act::Discard { who: Player::You, count, how: Pick::Owner }
            ),
            alias!(
                "discard <number> card/cards of your choice",
                [count],
                Act::Discard { who: Player::You, count, how: Pick::Owner }
            ),
            form!(
                "discard <number> random card/cards",
                [count],
                Act::Discard { who: Player::You, count, how: Pick::Random }
            ),
            form!(
                "<player> discards <number> card/cards",
                [who, count],
                Act::Discard { who, count, how: Pick::Owner }
            ),
            form!(
                "<player> discards <number> random card/cards",
                [who, count],
                Act::Discard { who, count, how: Pick::Random }
            ),
            form!(
                "<player> discards <number> card/cards of your choice",
                [who, count],
                Act::Discard { who, count, how: Pick::You }
            ),
        ],
    )
    .gives(&[Discarded]),
    entry(
        "This is no draw; an empty deck gives nothing and does no harm.",
        "Discard the top card of your deck.",
        &[form!("discard the top card of your deck", [], Act::DiscardTop)],
    )
    .gives(&[Discarded]),
    entry(
        "Shows you a hand; nobody else sees it.",
        "Look at your opponent's hand.",
        &[form!("look at <player's> hand", [who], Act::LookAtHand { who })],
    ),
    entry(
        "Shows you cards of your deck; later acts take them or put the rest back.",
        "Look at the top 4 cards of your deck, then put the rest back in any order.",
        &[
            form!("look at the top card of your deck", [], Act::LookAtTop { count: 1 }),
            form!("look at the top <number> card/cards of your deck", [count], Act::LookAtTop { count }),
        ],
    )
    .gives(&[Looked]),
    entry(
        "Shows you cards of a deck that you choose.",
        "Look at the top 3 cards of any deck, then put the rest back in any order.",
        &[
            form!("look at the top card of any deck", [], Act::LookAtTopOfAny { count: 1 }),
            form!("look at the top <number> card/cards of any deck", [count], Act::LookAtTopOfAny { count }),
        ],
    )
    .gives(&[Looked]),
    entry(
        "Of the cards that you look at.",
        "Look at the top 4 cards of your deck, then take 2 of them into your hand, then put the rest back in any order.",
        &[form!("take <number> of them into your hand", [count], Act::TakeLooked { count })],
    )
    .needs(&[Looked]),
    entry(
        "The cards that you looked at and did not take go back on top.",
        "Look at the top 3 cards of your deck, then put the rest back in any order.",
        &[form!("put the rest back in any order", [], Act::PutBack)],
    )
    .needs(&[Looked]),
    entry(
        "Takes the card of this name into your hand.",
        "Take Night Walk from your discard pile or deck.",
        &[form!("take <card-name> from your discard pile or deck", [card], Act::TakeNamed { card })],
    ),
    entry(
        "Takes all cards with this tag into your hand.",
        "Take every SONG card from your discard pile.",
        &[form!("take every <tag> card from your discard pile", [tag], Act::TakeTagged { tag })],
    ),
    entry(
        "Takes a card of your choice into your hand; a combat card is one that is not a scheme.",
        "Take 1 combat card from your discard pile.",
        &[
            form!("take 1 card from your discard pile", [], Act::TakeFromDiscard { combat_only: false }),
            form!("take 1 combat card from your discard pile", [], Act::TakeFromDiscard { combat_only: true }),
        ],
    ),
    entry(
        "Takes the card that was discarded last into your hand.",
        "Take the top card of your discard pile.",
        &[form!("take the top card of your discard pile", [], Act::TakeTopOfDiscard)],
    ),
    entry(
        "Takes one of the cards back into your hand with which you boosted this one.",
        "Take 1 card that boosted this card.",
        &[form!("take 1 card that boosted this card", [], Act::TakeBoost)],
    )
    .needs(&[Cards]),
    entry(
        "You choose the card.",
        "Put 1 card from your hand on top of your deck.",
        &[form!("put 1 card from your hand on top of your deck", [], Act::PutOnDeck)],
    ),
    entry(
        "This card does not go to the discard pile.",
        "Return this card to your hand.",
        &[form!("return this card to your hand", [], Act::ReturnThisCard)],
    )
    .needs(&[ThisCard]),
    entry(
        "The deck is shuffled with them; fewer cards in the pile are all taken.",
        "Shuffle this card and the top 4 cards of your discard pile into your deck.",
        &[form!(
            "shuffle this card and the top <number> card/cards of your discard pile into your deck",
            [count],
            Act::ShuffleIn { count }
        )],
    )
    .needs(&[ThisCard]),
    entry(
        "Shows the card of this name to all; it stays in your hand.",
        "You may reveal Night Walk from your hand; if you do, draw 1 card.",
        &[form!("reveal <card-name> from your hand", [card], Act::RevealFromHand { card })],
    ),
];

// ── what is done in a combat ──

pub(crate) const COMBAT_ACTS: &[Entry<Act>] = &[
    entry(
        "What the card has not done yet, it does not do; its value stays.",
        "Cancel every effect of the opponent's card.",
        &[form!("cancel every effect of the opponent's card", [], Act::CancelOpponent)],
    )
    .needs(&[Cards]),
    entry(
        "The card counts as 0, whatever else changes it.",
        "Ignore the value of the opponent's card.",
        &[form!("ignore the value of the opponent's card", [], Act::IgnoreValue)],
    )
    .needs(&[Cards]),
    entry(
        "Replaces the printed value; what was added stays.",
        "If you have 4 or more cards in hand, the value of this card is 5 instead.",
        &[form!("the value of this card is <number> instead", [value], Act::ValueInstead { value })],
    )
    .needs(&[Cards]),
    entry(
        "Replaces the value and what was added so far. Here `its boost value` is that of the card itself.",
        "The value of this card is equal to the number of cards in your hand.",
        &[
            form!(
                "the value of <which-card> is equal to its boost value",
                [card],
                Act::ValueEqual { card, measure: Measure::ItsBoost }
            ),
            form!(
                "the value of <which-card> is equal to <measure>",
                [card, measure],
                Act::ValueEqual { card, measure }
            ),
        ],
    )
    .needs(&[Cards]),
    entry(
        "Holds for all your cards of combat until the turn ends.",
        "The value of each card you play this turn is 4 and cannot be changed.",
        &[form!(
            "the value of each card you play this turn is <number> and cannot be changed",
            [value],
            Act::LockValues { value }
        )],
    ),
    entry(
        "Raises the value.",
        "Add 2 to the value of this card.",
        &[
            form!(
                "add <number> to the value of <which-card>",
                [n, card],
                Act::AddValue { card, amount: Amount::Number(n) }
            ),
            form!(
                "add <number> to the value of <which-card> for each <countable>",
                [n, card, of],
                Act::AddValue { card, amount: Amount::ForEach(n, of) }
            ),
            form!(
                "add <measure> to the value of <which-card>",
                [measure, card],
                Act::AddValue { card, amount: Amount::EqualTo(measure) }
            ),
        ],
    )
    .needs(&[Cards]),
    entry(
        "Lowers the value, not below 0.",
        "Subtract 3 from the value of the opponent's card.",
        &[form!(
            "subtract <number> from the value of <which-card>",
            [amount, card],
            Act::SubtractValue { card, amount }
        )],
    )
    .needs(&[Cards]),
    entry(
        "Discards a card from your hand and adds its boost value.",
        "You may boost this card up to 2 times.",
        &[
            form!("boost this card", [], Act::Boost { times: 1 }),
            form!("boost this card up to <number> time/times", [times], Act::Boost { times }),
        ],
    )
    .needs(&[Cards]),
    entry(
        "Discards the top card of your deck and adds its boost value.",
        "You may blind boost this card.",
        &[form!("blind boost this card", [], Act::BlindBoost)],
    )
    .needs(&[Cards]),
    entry(
        "Offers the opponent a boost of the card that they played.",
        "Your opponent may boost the opponent's card.",
        &[form!("your opponent may boost the opponent's card", [], Act::OpponentMayBoost)],
    )
    .needs(&[Cards])
    .gives(&[Opponent]),
    entry(
        "Adds a hidden card to the attack, which boosts it when the cards are revealed. Only with `When … attacks`.",
        "When Mara attacks, you may commit a card from your hand face down to boost the attack.",
        &[form!("commit a card from your hand face down to boost the attack", [], Act::CommitBoost)],
    )
    .needs(&[Commit]),
    entry(
        "From now on you count as the winner of the combat.",
        "You are considered to have won.",
        &[form!("you are considered to have won", [], Act::ConsiderWon)],
    )
    .needs(&[Combat]),
    entry(
        "You choose a card of your hand that could be played here; it takes the place of this one.",
        "You may play another card in place of this card.",
        &[form!("play another card in place of this card", [], Act::ReplaceCard)],
    )
    .needs(&[Cards]),
    entry(
        "For one attack, distance does not matter.",
        "Your next attack this turn may target any opposing fighter.",
        &[form!("your next attack this turn may target any opposing fighter", [], Act::UnlimitedAttack)],
    ),
];

pub(crate) const WHICH_CARDS: &[Entry<WhichCard>] = &[
    entry("", "Add 1 to the value of this card.", &[form!("this card", [], WhichCard::This)]),
    entry("", "Add 1 to the value of the opponent's card.", &[form!("the opponent's card", [], WhichCard::Opponents)]),
];

pub(crate) const ROLES: &[Entry<Role>] = &[
    entry("", "If this card is an attack, draw 1 card.", &[form!("attack", [], Role::Attack)]),
    entry("", "If this card is a defense, draw 1 card.", &[form!("defense", [], Role::Defense)]),
];

// ── the turn, the seat, lists ──

pub(crate) const TURN_ACTS: &[Entry<Act>] = &[
    entry(
        "Adds to a counter of your hero, up to its highest.",
        "Gain 1 Ember.",
        &[
            form!("gain <number> <counter>", [n, counter], Act::GainCounter { counter, amount: Amount::Number(n) }),
            form!(
                "gain <number> <counter> for each <countable>",
                [n, counter, of],
                Act::GainCounter { counter, amount: Amount::ForEach(n, of) }
            ),
            form!(
                "gain <counter> equal to <measure>",
                [counter, measure],
                Act::GainCounter { counter, amount: Amount::EqualTo(measure) }
            ),
        ],
    ),
    entry(
        "Takes from a counter; it can be done only if there are enough.",
        "You may spend 2 Ember; if you do, draw 1 card.",
        &[form!("spend <number> <counter>", [count, counter], Act::SpendCounter { counter, count })],
    )
    .gives(&[Spent]),
    entry(
        "You choose how many, from 0 up.",
        "Spend any amount of Ember, then draw 1 card for each Ember spent.",
        &[form!("spend any amount of <counter>", [counter], Act::SpendAny { counter })],
    )
    .gives(&[Spent]),
    entry(
        "More actions in this turn.",
        "Gain 1 action.",
        &[form!("gain <number> action/actions", [count], Act::GainAction { count })],
    ),
    entry(
        "One action of this turn less; it can be done only if there is one.",
        "You may spend 1 action; if you do, draw 2 cards.",
        &[form!("spend 1 action", [], Act::SpendAction)],
    ),
    entry(
        "The state goes on to the next of its values; after the last comes the first.",
        "Change lantern.",
        &[form!("change <state>", [state], Act::ChangeState { state })],
    ),
    entry("The turn is over at once.", "End the turn.", &[form!("end the turn", [], Act::EndTurn)]),
    entry(
        "You choose among effects that are divided by `;`. It comes last, for what follows belongs to the list.",
        "Choose 2 different effects: draw 2 cards; Mara recovers 3 health; place Mara in any other space.",
        &[
            form!("choose 1 effect: <effects>", [effects], Act::ChooseEffects { count: HowMany::Number(1), effects }),
            form!(
                "choose <number> different effects: <effects>",
                [n, effects],
                Act::ChooseEffects { count: HowMany::Number(n), effects }
            ),
        ],
    ),
    entry(
        "As many of the effects as counters were spent.",
        "Spend any amount of Ember, then choose a different effect for each Ember spent: draw 1 card; gain 1 action.",
        &[form!(
            "choose a different effect for each <<spent>> spent: <effects>",
            [effects],
            Act::ChooseEffects { count: HowMany::Spent, effects }
        )],
    )
    .needs(&[Spent]),
];

/// Where each kind of tree finds its words.
macro_rules! worded {
    ($($tree:ty: $($rule:ident => [$($table:ident),+])|+;)+) => {$(
        impl Worded for $tree {
            fn tables(rule: Rule) -> &'static [&'static [Entry<Self>]] {
                match rule {
                    $(Rule::$rule => &[$($table),+],)+
                    _ => &[],
                }
            }
        }
    )+

    /// Hands the table of a rule to a reader that does not care for the kind of tree.
    pub(crate) fn visit<V: Visitor>(rule: Rule, visitor: &mut V) {
        match rule {
            $($(Rule::$rule => {
                $(visitor.table($table);)+
            })+)+
            _ => {}
        }
    }};
}

/// Reads the tables of any kind.
pub(crate) trait Visitor {
    fn table<T>(&mut self, table: &'static [Entry<T>]);
}

worded! {
    Trigger: Trigger => [TRIGGERS];
    Standing: Standing => [STANDINGS];
    Cond: Cond => [CONDS];
    Bound: Bound => [BOUNDS];
    Fighter: Fighter => [FIGHTERS] | FighterOwn => [FIGHTERS_OWN];
    Target: Target => [TARGETS];
    Group: Group => [GROUPS] | One => [ONES];
    Noun: Noun => [NAMED_NOUN, COMMON_NOUN] | Nouns => [NAMED_NOUNS, COMMON_NOUNS]
        | Common => [COMMON_NOUN] | Commons => [COMMON_NOUNS];
    Class: Class => [CLASSES];
    Player: Player => [PLAYERS] | PlayerOwn => [PLAYERS_OWN];
    Place: Place => [PLACES, PASSED] | Where => [PLACES];
    Spaces: Spaces => [SPACES, OTHER_SPACES] | FreeSpaces => [SPACES];
    SpacePlace: SpacePlace => [SPACE_PLACES];
    Countable: Countable => [COUNTABLES];
    Measure: Measure => [MEASURES];
    Act: Act => [FIGHTER_ACTS, CARD_ACTS, COMBAT_ACTS, TURN_ACTS];
    Through: Through => [THROUGHS];
    WhichCard: WhichCard => [WHICH_CARDS];
    Role: Role => [ROLES];
}

/// Nouns whose number a writer may get wrong; reading forgives it.
pub(crate) const FORGIVEN: [[&str; 2]; 8] = [
    ["card", "cards"],
    ["space", "spaces"],
    ["action", "actions"],
    ["time", "times"],
    ["effect", "effects"],
    ["fighter", "fighters"],
    ["hero", "heroes"],
    ["sidekick", "sidekicks"],
];

/// Words that authors reach for and that the language says in another way. A hint with rules is given only where one
/// of them is wanted.
pub(crate) const HINTS: &[(&str, &[Rule], &str)] = &[
    ("all", &[Rule::Target, Rule::Fighter], "write `each …`"),
    ("and", &[], "acts are joined by `, then`"),
    ("becomes", &[], "write `the value of this card is 5 instead`"),
    ("destroy", &[], "write `defeat`"),
    ("don't", &[], "write `if you do not`"),
    ("every", &[Rule::Target], "write `each …`"),
    ("he", &[], "write the fighter's name or `it`"),
    ("heal", &[], "write `… recovers 2 health`, with the fighter before it"),
    ("her", &[], "write the fighter's name, `it` or `its`"),
    ("him", &[], "write the fighter's name or `it`"),
    ("his", &[], "write the fighter's name or `its`"),
    ("if", &[], "a condition stands at the start of its sentence: `If you won, draw 1 card.`"),
    ("kill", &[], "write `defeat`"),
    ("must", &[], "leave it out: what a text says happens unless it says `you may`"),
    ("opposing", &[Rule::Target], "write `the opposing …`, `an opposing …` or `each opposing …`"),
    ("opposing", &[Rule::Fighter], "write `the opposing fighter`"),
    ("or", &[], "write `choose 1 effect:` with the effects divided by `;`"),
    ("pick", &[], "write `choose`"),
    ("recover", &[], "write `… recovers 2 health`, with the fighter before it"),
    ("she", &[], "write the fighter's name or `it`"),
    ("teleport", &[], "write `place … in any space`"),
    ("they", &[], "write `each …` or the fighter's name"),
    ("unless", &[], "write the condition with `not`, or put the rest after `; otherwise,`"),
];

/// Numbers that authors write as words.
pub(crate) const NUMBER_WORDS: [(&str, u8); 12] = [
    ("a", 1),
    ("an", 1),
    ("one", 1),
    ("two", 2),
    ("three", 3),
    ("four", 4),
    ("five", 5),
    ("six", 6),
    ("seven", 7),
    ("eight", 8),
    ("nine", 9),
    ("ten", 10),
];
