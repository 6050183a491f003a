//! The table of words: each entry gives the wordings of one thing, the tree that it means, its explanation and an example.
//!
//! A wording is a pattern. `<slot>` is filled by another table or by a name, `<slot?>` may be left out, `card/cards`
//! follows the number before it, and `a(n)` follows the word after it. The shape beside the pattern serves twice: as an
//! expression it builds the tree from the slots, as a Rust pattern it takes the tree apart again for the renderer.

use crate::ast::{
    Act, ActionKind, Against, Among, Amount, Bound, CardRef, CardRule, CardType, Class, Cond, Conds, Countable, Crowd,
    Crowded, Deck, Done, End, Fallen, Fighter, Filter, FilterKind, FilterTail, FinalValue, Group, Having, HowMany,
    HowManyFighters, Hurt, Lasting, LinePlace, ManyCards, Measure, Mine, Mover, Noun, OfThem, Onto, OpenReach, Order,
    Other, PastDeed, Payer, Pick, Pile, PileKind, Place, PlayedCards, Player, Plays, Random, Returning, Role, Says,
    Selection, Side, SideDeed, SpaceKind, SpacePlace, Spaces, Standing, Start, Steps, Target, ThatDeck, Them, Through,
    Timing, Tokens, Trigger, Unless, Until, WhichCard,
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
    /// Other players can do it as well, in their own words.
    pub shared: bool,
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
    /// Another player does it, and `their` is that one's.
    Doer,
    /// Cards were looked at.
    Looked,
    /// They lie at the bottom of a deck.
    Lowest,
    /// A space was chosen.
    Space,
    /// A zone was chosen.
    Zone,
    /// A fighter was moved.
    Moved,
    /// A card was discarded.
    Discarded,
    /// A number was chosen.
    Number,
    /// Counters were spent.
    Spent,
    /// Damage was dealt.
    Dealt,
    /// `them` are the fighters damaged last.
    Damaged,
    /// `them` are the fighters placed last.
    Placed,
    /// `them` are two fighters that changed places, or several to whom something else was done.
    Swapped,
    /// A hand was looked at.
    HandSeen,
    /// Cards were put on a deck.
    PutCards,
    /// Cards were discarded, and counted.
    Tossed,
    /// Cards were shuffled into a deck.
    Shuffled,
    /// Cards were drawn.
    Drawn,
    /// Cards of a hand were revealed.
    Revealed,
    /// `that …` is a token.
    Token,
    /// Cards were removed from the game.
    Removed,
    /// Tokens were taken off the board.
    TokensRemoved,
    /// A card was revealed to all.
    Shown,
    /// A maneuver has begun.
    Maneuver,
    /// A maneuver is over.
    Maneuvered,
    /// The card lies in play.
    InPlay,
    /// A card was named.
    Named,
    /// A die was rolled.
    Rolled,
    /// A fighter has come into the space of a token.
    Entered,
    /// Counters were paid by another player.
    Paid,
    /// `that card` is one: it was played, discarded, looked at or revealed.
    ThatCard,
    /// A single card was looked at, and lies where it lay.
    Seen,
    /// What is printed on `that card` can be asked for.
    Face,
}

impl Fact {
    /// Facts that say who `them` is: the last one counts.
    pub(crate) const THEM: [Fact; 3] = [Fact::Damaged, Fact::Placed, Fact::Swapped];
}

const fn entry<T>(meaning: &'static str, example: &'static str, forms: &'static [Form<T>]) -> Entry<T> {
    Entry { meaning, example, forms, needs: &[], gives: &[], shared: false }
}

impl<T> Entry<T> {
    const fn needs(self, needs: &'static [Fact]) -> Self {
        Entry { needs, ..self }
    }

    const fn gives(self, gives: &'static [Fact]) -> Self {
        Entry { gives, ..self }
    }

    /// An act that other players can do.
    const fn shared(self) -> Self {
        Entry { shared: true, ..self }
    }
}

/// `form!(pattern, [slots in the pattern's order], shape)`
macro_rules! form {
    ($pattern:expr, [$($slot:ident),*], { $($shape:tt)+ }) => {
        form!($pattern, [$($slot),*], $($shape)+)
    };
    ($pattern:expr, [$($slot:ident),*], $($shape:tt)+) => {
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
                #[allow(unreachable_patterns, reason = "a shape may fit every tree")]
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
    Cards, Combat, Commit, Damaged, Dealt, Discarded, Drawn, HandSeen, It, Looked, Moved, Opponent, OwnFighter, Placed,
    Played, PutCards, Result, Shuffled, Space, Spent, Swapped, ThisCard, Tossed,
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
        &[form!("when <mine> attacks", [who], Trigger::Attack(who))],
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
        &[form!("after <mine> attacks", [who], Trigger::AfterAttack(who))],
    ),
    entry(
        "The fighter takes damage, in a combat or by an effect; once for each time, however much it is. Of a group, `it` is the \
         one that took it, and of an opposing one `that opponent` its player.",
        "Each time Mara takes damage, gain 1 Ember.",
        &[
            form!("each time <user> takes damage", [name], {
                Trigger::Damaged(Group {
                    crowd: Crowd { side: Side::Any, other: Other::No, noun: Noun::Named(name) },
                    place: None,
                    except: None,
                })
            }),
            form!("each time <watched> takes damage", [group], Trigger::Damaged(group)),
        ],
    ),
    entry(
        "An effect of an opponent makes you discard this card. Only under `always`.",
        "Each time an opponent's effect discards this card, draw 1 card.",
        &[form!("each time an opponent's effect discards this card", [], Trigger::DiscardedByOpponent)],
    )
    .needs(&[ThisCard])
    .gives(&[Opponent]),
    entry(
        "All fighters are placed, and no turn has begun.",
        "When the game starts, gain 2 Ember.",
        &[form!("when the game starts", [], Trigger::GameStart)],
    ),
    entry(
        "You have chosen to maneuver, and have not drawn for it yet.",
        "When you maneuver, draw 1 card.",
        &[form!("when you maneuver", [], Trigger::Maneuver)],
    ),
    entry(
        "All moves of your maneuver are made.",
        "After you maneuver, gain 1 Ember.",
        &[form!("after you maneuver", [], Trigger::AfterManeuver)],
    ),
    entry(
        "You boosted a maneuver or a card, also with the top card of your deck; once for each card.",
        "Each time you boost, gain 1 Ember.",
        &[form!("each time you boost", [], Trigger::Boost)],
    ),
    entry(
        "You boosted a maneuver; before its fighters move.",
        "Each time you boost a maneuver, gain 1 Ember.",
        &[form!("each time you boost a maneuver", [], Trigger::BoostManeuver)],
    ),
    entry(
        "The text of your scheme is done.",
        "After you play a scheme, draw 1 card.",
        &[
            form!("after you play a scheme", [], Trigger::AfterScheme),
            form!("after <mine> plays a scheme", [who], Trigger::AfterSchemeBy(who)),
        ],
    ),
    entry(
        "The fighter is attacked, and no defense is chosen yet.",
        "When Mara is attacked, you may swap Mara with Bruno; if you do, Bruno takes over this combat.",
        &[form!("when <mine> is attacked", [who], Trigger::Attacked(who))],
    ),
    entry(
        "The cards of a combat of yours are turned up; this cannot be canceled.",
        "When the cards are revealed, if your opponent played no card, draw 1 card.",
        &[form!("when the cards are revealed", [], Trigger::Revealed)],
    ),
    entry(
        "A combat is over in which a fighter of yours attacked, or defended.",
        "After you attack, if you won, draw 1 card.",
        &[form!("after you attack", [], Trigger::AfterOwnAttack), form!("after you defend", [], Trigger::AfterDefense)],
    ),
    entry(
        "A combat of yours is decided in this way, before what happens after combat.",
        "Each time you lose a combat, if it is your turn and you lost no earlier combat this turn, gain 1 action.",
        &[
            form!("each time you win a combat", [], Trigger::WonCombat),
            form!("each time you lose a combat", [], Trigger::LostCombat),
        ],
    ),
    entry(
        "The fighter takes the damage of a combat, not that of an effect. Of a group, `it` is the one that took it, and \
         of an opposing one `that opponent` its player.",
        "Each time Mara takes combat damage, gain 1 Ember.",
        &[
            form!("each time <user> takes combat damage", [name], {
                Trigger::CombatDamaged(Group {
                    crowd: Crowd { side: Side::Any, other: Other::No, noun: Noun::Named(name) },
                    place: None,
                    except: None,
                })
            }),
            form!("each time <watched> takes combat damage", [group], Trigger::CombatDamaged(group)),
        ],
    ),
    entry(
        "Such a fighter is defeated, in whatever way; once for each. `It` is the one that was defeated, and of an opposing one \
         `that opponent` its player.",
        "Each time an opposing sidekick is defeated, draw 1 card.",
        &[
            form!("each time <user> is defeated", [name], {
                Trigger::Defeated(Group {
                    crowd: Crowd { side: Side::Any, other: Other::No, noun: Noun::Named(name) },
                    place: None,
                    except: None,
                })
            }),
            form!("each time <watched> is defeated", [group], Trigger::Defeated(group)),
        ],
    ),
    entry(
        "Such a fighter has moved into another space, whoever moved it; being placed or swapped is no move. `It` is the one \
         that moved, and of an opposing one `that opponent` its player.",
        "After Mara moves, gain 1 Ember.",
        &[
            form!("after <user> moves", [name], {
                Trigger::Moved(Group {
                    crowd: Crowd { side: Side::Any, other: Other::No, noun: Noun::Named(name) },
                    place: None,
                    except: None,
                })
            }),
            form!("after <watched> moves", [group], Trigger::Moved(group)),
        ],
    ),
    entry(
        "Such a fighter was there and is there no more, by moving, placing, swapping or leaving the board; not because somebody \
         else went away. `It` is the one that left, and of an opposing one `that opponent` its player.",
        "Each time an opposing sidekick leaves Mara's zone, draw 1 card.",
        &[
            form!("each time <user> leaves <fighter's> zone", [name, who], {
                Trigger::Leaves(
                    Crowd { side: Side::Any, other: Other::No, noun: Noun::Named(name) },
                    SpacePlace::Zone(who),
                )
            }),
            form!("each time <one-crowd> leaves <fighter's> zone", [crowd, who], {
                Trigger::Leaves(crowd, SpacePlace::Zone(who))
            }),
            form!("each time <user> leaves a(n) space <space-place>", [name, place], {
                Trigger::Leaves(Crowd { side: Side::Any, other: Other::No, noun: Noun::Named(name) }, place)
            }),
            form!(
                "each time <one-crowd> leaves a(n) space <space-place>",
                [crowd, place],
                Trigger::Leaves(crowd, place)
            ),
        ],
    ),
    entry(
        "You played a card of this kind in a combat or as a scheme, and its texts are done; before it goes to the discard pile. \
         `That card` is the one. A bonus attack is part of playing its card.",
        "After you play a PRANK card, put that card into your opponent's hand.",
        &[
            form!("after you play a card", [], Trigger::Played(Filter::ANY)),
            form!("after you play a(n) <some-card>", [kind], Trigger::Played(kind)),
        ],
    )
    .gives(&[Looked, Discarded]),
    entry(
        "An opponent puts a card of this kind from the hand or the deck onto a discard pile: by an effect, as a boost, or because of \
         the hand limit. A card that was played is not meant. `That card` is the one, and lies on its owner's discard pile.",
        "Each time an opponent discards a PRANK card, take that card or put that card on top of your deck.",
        &[
            form!("each time an opponent discards a card", [], Trigger::TheyDiscard(Filter::ANY)),
            form!("each time an opponent discards a(n) <some-card>", [kind], Trigger::TheyDiscard(kind)),
        ],
    )
    .gives(&[Looked, Discarded, Opponent]),
    entry(
        "You put a card of this kind from the hand or the deck onto the discard pile, in the same ways. `That card` is the one.",
        "Each time you discard a SONG card, gain 1 Ember.",
        &[
            form!("each time you discard a card", [], Trigger::YouDiscard(Filter::ANY)),
            alias!("each time you discard 1 card", [], Trigger::YouDiscard(Filter::ANY)),
            form!("each time you discard a(n) <some-card>", [kind], Trigger::YouDiscard(kind)),
        ],
    )
    .gives(&[Looked, Discarded]),
    entry(
        "The turn that is going on is over. Only in the text of a card, once; it happens even if the card is gone.",
        "When this turn ends, if your opponent did not attack this turn, draw 2 cards.",
        &[form!("when this turn ends", [], Trigger::ThisTurnEnds)],
    ),
    entry(
        "The next turn of yours begins, before what your ability says of that. Only in the text of a card, once; it happens even if the card \
         is gone.",
        "When your next turn starts, draw 1 card.",
        &[form!("when your next turn starts", [], Trigger::NextTurnStarts)],
    ),
    entry(
        "The combat that is going on is decided, before what happens after combat. Only in the text of a card, once.",
        "When this combat is decided, if you won, cancel every effect of the opponent's card under after.",
        &[form!("when this combat is decided", [], Trigger::Decided)],
    )
    .needs(&[Combat]),
];

/// Of one's own fighters, those for whom a trigger waits.
pub(crate) const MINE: &[Entry<Mine>] = &[
    entry("", "When Mara attacks, draw 1 card.", &[form!("<user>", [name], Mine::Named(name))]),
    entry(
        "",
        "When one of your sidekicks is attacked, draw 1 card.",
        &[
            form!("one of your <commons>", [noun], Mine::Common(noun)),
            alias!("one of your <kinds>", [name], Mine::Named(name)),
        ],
    ),
];

pub(crate) const STANDINGS: &[Entry<Standing>] = &[
    entry(
        "What the table of lasting rules has, as long as the ability is there, or while conditions hold.",
        "While lantern is lit, add 2 to the value of attack cards that Mara plays.",
        &[form!("<while> <lasting>", [conds, what], Standing::Lasting { conds, what })],
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
            // The one wording of it is a lasting rule.
            Form {
                pattern: "when you maneuver, <fighter> may move <number> more space/spaces",
                alias: true,
                build: |parts| {
                    let [who, n] = parts else { return None };
                    let who = Mover::One(Read::read(who)?);
                    let what = Lasting::FighterMoveHigher { who, amount: Amount::Number(Read::read(n)?) };
                    Some(Standing::Lasting { conds: Conds::default(), what })
                },
                split: |_, _| None,
            },
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
        "You learn the number, and nobody else does; the card stays hidden until all cards are revealed. Only in an ability and under `ongoing`.",
        "When Mara is attacked, you learn the printed value of the attack card.",
        &[form!("when <mine> is attacked, you learn the printed value of the attack card", [who], {
            Standing::LearnValue { who }
        })],
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
        &[form!("<while> this card may be played as a defense", [conds], {
            Standing::Card { rule: CardRule::AsDefense { conds } }
        })],
    )
    .needs(&[ThisCard]),
    entry(
        "The card, which is a defense card or a scheme, may attack. Only under `always`.",
        "While lantern is lit, this card may be played as an attack.",
        &[form!("<while> this card may be played as an attack", [conds], {
            Standing::Card { rule: CardRule::AsAttack { conds } }
        })],
    )
    .needs(&[ThisCard]),
    entry(
        "Otherwise the card cannot be played; it can still boost. Only under `always`.",
        "This card can be played only while lantern is lit.",
        &[form!("this card can be played only while <conditions>", [conds], {
            Standing::Card { rule: CardRule::OnlyWhile { conds } }
        })],
    )
    .needs(&[ThisCard]),
    entry(
        "Before any card is chosen you may let it be that an effect makes you discard, of yours or of another. A price that you pay and a \
         number that you choose are not meant. Only in an ability and under `ongoing`.",
        "Each time an effect would make you discard a card from your hand, you may ignore it.",
        &[
            form!(
                "each time an effect would make you discard a card from your hand, you may ignore it",
                [],
                Standing::IgnoreDiscards
            ),
            alias!(
                "each time an effect would make you discard 1 card from your hand, you may ignore it",
                [],
                Standing::IgnoreDiscards
            ),
        ],
    ),
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

/// What holds for a while.
pub(crate) const LASTING: &[Entry<Lasting>] = &[
    entry(
        "The value of such a card is higher; the bonus counts when the result of the combat is worked out. Without \
         `attack` or `defense` it counts for both.",
        "While lantern is lit, add 2 to the value of attack cards that Mara plays.",
        &[
            form!("add <number> to the value of <played-cards>", [n, cards], {
                Lasting::AddTo { amount: Amount::Number(n), cards }
            }),
            form!("add <number> to the value of <played-cards> for each <countable>", [n, cards, of], {
                Lasting::AddTo { amount: Amount::ForEach(n, of), cards }
            }),
        ],
    ),
    entry(
        "The value of such a card is lower, in the same way.",
        "Subtract 1 from the value of attack cards that your opponent plays this turn.",
        &[
            form!("subtract <number> from the value of <played-cards>", [n, cards], {
                Lasting::SubtractFrom { amount: Amount::Number(n), cards }
            }),
            form!("subtract <number> from the value of <played-cards> for each <countable>", [n, cards, of], {
                Lasting::SubtractFrom { amount: Amount::ForEach(n, of), cards }
            }),
        ],
    ),
    entry(
        "The same for one card alone, the first that is played so after this; a card of the combat that is going on is not meant. Only for a \
         time.",
        "Add 2 to the value of the next attack card that you play this turn.",
        &[
            form!("add <number> to the value of the next <role> card that you play", [amount, role], {
                Lasting::NextCard { amount, role, by: Plays::You }
            }),
            form!("add <number> to the value of the next <role> card that <user> plays", [amount, role, name], {
                Lasting::NextCard { amount, role, by: Plays::Kind(name) }
            }),
        ],
    ),
    entry(
        "Each lump of damage to the fighter is smaller by this. *damage* is `damage` or `combat damage`.",
        "Mara takes 2 less combat damage.",
        &[
            form!("<doer> takes <number> less <damage>", [who, n, hurt], {
                Lasting::TakesLess { who, amount: Amount::Number(n), hurt }
            }),
            form!("<doer> takes <number> less <damage> for each <countable>", [who, n, hurt, of], {
                Lasting::TakesLess { who, amount: Amount::ForEach(n, of), hurt }
            }),
        ],
    ),
    entry(
        "A larger lump of damage becomes this, after all that makes it smaller.",
        "Your fighter cannot take more than 2 combat damage in this combat.",
        &[form!("<doer> cannot take more than <number> <damage>", [who, amount, hurt], {
            Lasting::TakesAtMost { who, amount, hurt }
        })],
    ),
    entry(
        "All other damage does nothing to the fighter.",
        "Mara takes no damage except combat damage.",
        &[
            form!("<doer> takes no damage except combat damage", [who], {
                Lasting::TakesOnly { who, exhaustion: false }
            }),
            form!("<doer> takes no damage except combat damage and exhaustion", [who], {
                Lasting::TakesOnly { who, exhaustion: true }
            }),
        ],
    ),
    entry(
        "Damage counts in full, but takes no more health than that.",
        "The health of Mara cannot fall below 1 this turn.",
        &[form!("the health of <doer> cannot fall below <number>", [who, health], Lasting::Floor { who, health })],
    ),
    entry(
        "How far a player's fighters move in a maneuver; what makes it higher or lower and the boost are added.",
        "While lantern is lit, your move is 3.",
        &[form!("<whose> move is <number>", [who, spaces], Lasting::MoveIs { who, spaces })],
    ),
    entry(
        "A player's fighters move further in a maneuver.",
        "Your move is 1 higher for each Ember you have.",
        &[
            form!("<whose> move is <number> higher", [who, n], Lasting::MoveHigher { who, amount: Amount::Number(n) }),
            form!("<whose> move is <number> higher for each <countable>", [who, n, of], {
                Lasting::MoveHigher { who, amount: Amount::ForEach(n, of) }
            }),
        ],
    ),
    entry(
        "A player's fighters move less far in a maneuver; the boost comes on top.",
        "Each opponent's move is 1 lower.",
        &[
            form!("<whose> move is <number> lower", [who, n], Lasting::MoveLower { who, amount: Amount::Number(n) }),
            form!("<whose> move is <number> lower for each <countable>", [who, n, of], {
                Lasting::MoveLower { who, amount: Amount::ForEach(n, of) }
            }),
        ],
    ),
    entry(
        "A draw is skipped, without exhaustion; a maneuver goes on.",
        "Each opponent cannot draw cards this turn.",
        &[
            form!("you cannot draw cards", [], Lasting::CannotDraw { who: Player::You }),
            form!("<party> cannot draw cards", [who], Lasting::CannotDraw { who }),
        ],
    ),
    entry(
        "No effect gives that player actions.",
        "Your opponent cannot gain actions this turn.",
        &[
            form!("you cannot gain actions", [], Lasting::CannotGainActions { who: Player::You }),
            form!("<party> cannot gain actions", [who], Lasting::CannotGainActions { who }),
        ],
    ),
    entry(
        "That player boosts neither maneuvers nor cards.",
        "Your opponent cannot boost until your next turn starts.",
        &[
            form!("you cannot boost", [], Lasting::CannotBoost { who: Player::You }),
            form!("<party> cannot boost", [who], Lasting::CannotBoost { who }),
        ],
    ),
    entry(
        "A turn of that player that begins in the meantime has so many actions less, but at least one.",
        "Your opponent has 1 action less until your next turn starts.",
        &[
            form!("you have <number> action/actions less", [count], {
                Lasting::FewerActions { who: Player::You, count }
            }),
            form!("<party> has <number> action/actions less", [who, count], Lasting::FewerActions { who, count }),
        ],
    ),
    entry(
        "How many cards that player may hold at the end of a turn.",
        "While lantern is lit, your hand limit is 4.",
        &[form!("<whose> hand limit is <number>", [who, cards], Lasting::HandLimit { who, cards })],
    ),
    entry(
        "That player may hold so many more or fewer cards at the end of a turn than otherwise.",
        "Each opponent's hand limit is 2 lower.",
        &[
            form!("<whose> hand limit is <number> lower", [who, n], {
                Lasting::HandLimitLower { who, amount: Amount::Number(n) }
            }),
            form!("<whose> hand limit is <number> lower for each <countable>", [who, n, of], {
                Lasting::HandLimitLower { who, amount: Amount::ForEach(n, of) }
            }),
            form!("<whose> hand limit is <number> higher", [who, n], {
                Lasting::HandLimitHigher { who, amount: Amount::Number(n) }
            }),
            form!("<whose> hand limit is <number> higher for each <countable>", [who, n, of], {
                Lasting::HandLimitHigher { who, amount: Amount::ForEach(n, of) }
            }),
        ],
    ),
    entry(
        "Nothing cancels what such cards of yours do, or what any of them does.",
        "While lantern is lit, the effects of Bruno cards cannot be canceled.",
        &[
            form!("the effects of <kind-cards> cannot be canceled", [kind], Lasting::Uncancelable { kind }),
            form!("the effects of your cards cannot be canceled", [], {
                Lasting::Uncancelable { kind: Filter { kind: FilterKind::Any, also: FilterTail::Nothing } }
            }),
        ],
    ),
    entry(
        "How far this fighter moves in a maneuver, or each of these; what makes it higher and the boost are added. With \
         `in this maneuver` the boost is not.",
        "While lantern is lit, each Fox's move is 3.",
        &[form!("<mover> move is <number>", [who, spaces], Lasting::FighterMoveIs { who, spaces })],
    ),
    entry(
        "This fighter moves further in a maneuver, or each of these.",
        "Mara's move is 1 higher for each Ember you have.",
        &[
            form!("<mover> move is <number> higher", [who, n], {
                Lasting::FighterMoveHigher { who, amount: Amount::Number(n) }
            }),
            form!("<mover> move is <number> higher for each <countable>", [who, n, of], {
                Lasting::FighterMoveHigher { who, amount: Amount::ForEach(n, of) }
            }),
        ],
    ),
    entry(
        "This fighter moves less far in a maneuver, or each of these; the boost comes on top.",
        "Each opposing hero's move is 1 lower.",
        &[
            form!("<mover> move is <number> lower", [who, n], {
                Lasting::FighterMoveLower { who, amount: Amount::Number(n) }
            }),
            form!("<mover> move is <number> lower for each <countable>", [who, n, of], {
                Lasting::FighterMoveLower { who, amount: Amount::ForEach(n, of) }
            }),
        ],
    ),
    entry(
        "Opposing fighters are not in its way, whoever moves it; it may not end with one.",
        "Each friendly fighter may move through opposing fighters.",
        &[form!("<doer> may move through opposing fighters", [who], Lasting::Passes { who })],
    ),
    entry(
        "Neither moved, placed nor swapped, as long as it is so; a move that has begun goes on.",
        "Each opposing fighter adjacent to Mara cannot leave its space.",
        &[form!("<doer> cannot leave its space", [who], Lasting::CannotLeave { who })],
    ),
    entry(
        "No attack is made with it.",
        "Each opposing sidekick cannot attack until your next turn starts.",
        &[form!("<doer> cannot attack", [who], Lasting::CannotAttack { who })],
    ),
    entry(
        "Nobody attacks it.",
        "While lantern is lit, Bruno cannot be attacked.",
        &[form!("<doer> cannot be attacked", [who], Lasting::CannotBeAttacked { who })],
    ),
    entry(
        "That player does not maneuver. Who can take no action at all leaves those that are left.",
        "Your opponent cannot maneuver until your next turn starts.",
        &[
            form!("you cannot maneuver", [], Lasting::CannotManeuver { who: Player::You }),
            form!("<party> cannot maneuver", [who], Lasting::CannotManeuver { who }),
        ],
    ),
    entry(
        "That player plays no such cards; they may still boost and be discarded.",
        "Each opponent cannot play scheme cards until your next turn starts.",
        &[
            form!("you cannot play <kind-cards>", [kind], Lasting::CannotPlay { who: Player::You, kind }),
            form!("<party> cannot play <kind-cards>", [who, kind], Lasting::CannotPlay { who, kind }),
            alias!("you cannot play schemes", [], {
                Lasting::CannotPlay {
                    who: Player::You,
                    kind: Filter { kind: FilterKind::Type(CardType::Scheme), also: FilterTail::Nothing },
                }
            }),
            alias!("<party> cannot play schemes", [who], {
                Lasting::CannotPlay {
                    who,
                    kind: Filter { kind: FilterKind::Type(CardType::Scheme), also: FilterTail::Nothing },
                }
            }),
        ],
    ),
    entry(
        "It may attack whoever is no farther away, whoever stands between.",
        "While lantern is lit, Mara may attack fighters within 2 spaces.",
        &[form!("<doer> may attack fighters within <number> space/spaces", [who, spaces], {
            Lasting::AttacksWithin { who, spaces }
        })],
    ),
    entry(
        "It may attack these, however far away they are.",
        "Mara may attack opposing fighters adjacent to a Rope.",
        &[form!("<doer> may attack <crowds> <place> <except?>", [who, crowd, place, except], {
            Lasting::AttacksAt { who, at: Group { crowd, place: Some(place), except } }
        })],
    ),
    entry(
        "It may attack whoever stands in a zone of its space.",
        "While lantern is lit, Mara is ranged.",
        &[form!("<doer> is ranged", [who], Lasting::Ranged { who })],
    ),
    entry(
        "A card with which you boost a maneuver or a card counts more.",
        "Your boost values are 1 higher.",
        &[
            form!("your boost values are <number> higher", [n], Lasting::BoostHigher { amount: Amount::Number(n) }),
            form!("your boost values are <number> higher for each <countable>", [n, of], {
                Lasting::BoostHigher { amount: Amount::ForEach(n, of) }
            }),
        ],
    ),
    entry(
        "The damage of a combat hits somebody else. If that one is of the defender's side, it was dealt; if not, it was not, and \
         the attacker lost.",
        "Combat damage to your fighter is dealt to the opposing fighter instead in this combat.",
        &[form!("combat damage to <fighter> is dealt to <fighter> instead", [who, to], {
            Lasting::DealtInstead { who, to }
        })],
    ),
    entry(
        "Of each lump of damage to the fighter, its owner may give any part to these, no more to one than its health. It was dealt \
         all the same, and is not passed on again.",
        "Damage to Mara may be dealt to Foxes in Mara's zone instead.",
        &[form!(
            "damage to <fighter> may be dealt to <crowds> <place?> <except?> instead",
            [who, crowd, place, except],
            { Lasting::SharedOut { who, among: Group { crowd, place, except } } }
        )],
    ),
];

/// Whose move a lasting rule speaks of.
pub(crate) const MOVERS: &[Entry<Mover>] = &[
    entry("", "Mara's move is 5.", &[form!("<fighter's>", [who], Mover::One(who))]),
    entry(
        "",
        "While lantern is lit, each Fox's move is 3.",
        &[
            form!("each <kind>'s", [name], {
                Mover::Each(Crowd { side: Side::Any, other: Other::No, noun: Noun::Named(name) })
            }),
            form!("each fighter's", [], {
                Mover::Each(Crowd { side: Side::Any, other: Other::No, noun: Noun::Fighter })
            }),
            form!("each hero's", [], { Mover::Each(Crowd { side: Side::Any, other: Other::No, noun: Noun::Hero }) }),
            form!("each sidekick's", [], {
                Mover::Each(Crowd { side: Side::Any, other: Other::No, noun: Noun::Sidekick })
            }),
            form!("each friendly fighter's", [], {
                Mover::Each(Crowd { side: Side::Friendly, other: Other::No, noun: Noun::Fighter })
            }),
            form!("each friendly hero's", [], {
                Mover::Each(Crowd { side: Side::Friendly, other: Other::No, noun: Noun::Hero })
            }),
            form!("each friendly sidekick's", [], {
                Mover::Each(Crowd { side: Side::Friendly, other: Other::No, noun: Noun::Sidekick })
            }),
            form!("each opposing fighter's", [], {
                Mover::Each(Crowd { side: Side::Opposing, other: Other::No, noun: Noun::Fighter })
            }),
            form!("each opposing hero's", [], {
                Mover::Each(Crowd { side: Side::Opposing, other: Other::No, noun: Noun::Hero })
            }),
            form!("each opposing sidekick's", [], {
                Mover::Each(Crowd { side: Side::Opposing, other: Other::No, noun: Noun::Sidekick })
            }),
        ],
    ),
];

pub(crate) const PLAYED_CARDS: &[Entry<PlayedCards>] = &[entry(
    "All of them; without `attack` or `defense` those used in attack and in defense.",
    "Add 2 to the value of attack cards that Mara plays.",
    &[
        form!("<role> cards that <plays>", [role, by], { PlayedCards { role: Some(role), by } }),
        form!("cards that <plays>", [by], PlayedCards { role: None, by }),
        alias!("combat cards that <plays>", [by], PlayedCards { role: None, by }),
    ],
)];

/// Who plays the cards of which a lasting rule speaks.
pub(crate) const PLAYS: &[Entry<Plays>] = &[
    entry(
        "The fighter of this name, or one of these.",
        "Add 2 to the value of attack cards that Mara plays.",
        &[form!("<user> plays", [name], Plays::Kind(name))],
    ),
    entry("Any fighter of yours.", "Add 1 to the value of cards that you play.", &[form!("you play", [], Plays::You)]),
    entry(
        "Any fighter of that player.",
        "Subtract 1 from the value of cards that each opponent plays.",
        &[form!("<party> plays", [who], Plays::Player(who))],
    ),
    entry(
        "Any of them, whoever plays with it: also a partner's, or an opponent's.",
        "Add 1 to the value of cards that each friendly fighter in Mara's zone other than Mara plays.",
        &[form!("each <group> plays", [group], Plays::Each(group))],
    ),
];

pub(crate) const HURTS: &[Entry<Hurt>] = &[
    entry("", "Mara takes 2 less combat damage.", &[form!("combat damage", [], Hurt::Combat)]),
    entry("", "Mara takes 2 less damage.", &[form!("damage", [], Hurt::Any)]),
];

pub(crate) const UNTILS: &[Entry<Until>] = &[
    entry("", "Your opponent cannot gain actions this turn.", &[form!("this turn", [], Until::TurnEnds)]),
    entry(
        "",
        "Your fighter cannot take more than 2 combat damage in this combat.",
        &[form!("in this combat", [], Until::CombatEnds)],
    )
    .needs(&[Combat]),
    entry(
        "",
        "Mara takes 1 less damage until your next turn starts.",
        &[form!("until your next turn starts", [], { Until::NextTurn })],
    ),
    entry(
        "",
        "When you maneuver, you may spend 2 Ember; if you do, Mara's move is 5 in this maneuver.",
        &[form!("in this maneuver", [], Until::ManeuverEnds)],
    )
    .needs(&[Fact::Maneuver]),
];

/// What becomes of the value of a card.
pub(crate) const VALUE_STANDINGS: &[Entry<Standing>] = &[entry(
    "What the value comes to when all else has been added, whenever it is read: the rule is asked of the sum, as long as it is made. \
     Of a value, its conditions read that of this card alone, against numbers. Only under `always`.",
    "While the value of this card is 8 or more, ignore the value of this card.",
    &[
        form!("while <conditions>, ignore the value of this card", [conds], {
            Standing::FinalValue { conds, what: FinalValue::Ignored }
        }),
        form!("while <conditions>, the value of this card is <number>", [conds, value], {
            Standing::FinalValue { conds, what: FinalValue::Is(value) }
        }),
        form!("<while> the value of this card cannot be higher than <number>", [conds, most], {
            Standing::FinalValue { conds, what: FinalValue::AtMost(most) }
        }),
        form!("<while> the value of this card cannot be lower than <number>", [conds, least], {
            Standing::FinalValue { conds, what: FinalValue::AtLeast(least) }
        }),
    ],
)
.needs(&[ThisCard])];

/// How a card lies on the table before the defense.
pub(crate) const OPEN_STANDINGS: &[Entry<Standing>] = &[
    entry(
        "The card lies open as soon as it is played: an attack before the defender chooses, a defense while the attack is still hidden. \
         With `only against`, which is for attacks, nobody else can be attacked with it; `this card can be played only against …` is read as \
         this, for whom a card may be played against can be seen only if it lies open. Only under `always`.",
        "This card is played face up and only against a fighter adjacent to Bruno.",
        &[
            form!("this card is played face up", [], Standing::Card { rule: CardRule::OnlyFaceUp { against: None } }),
            form!("this card is played face up and only against <one>", [group], {
                Standing::Card { rule: CardRule::OnlyFaceUp { against: Some(group) } }
            }),
        ],
    )
    .needs(&[ThisCard]),
    entry(
        "Nobody else can be attacked with the card, which lies face down as any other. Only under `always`.",
        "This card can be played only against an opposing hero.",
        &[form!("this card can be played only against <one>", [against], {
            Standing::Card { rule: CardRule::OnlyAgainst { against } }
        })],
    )
    .needs(&[ThisCard]),
    entry(
        "An attack with this card may lie open before the defender chooses, and may then reach those whom the fighter could not \
         attack otherwise: those of a group, all on the board, or those whom a ranged fighter could attack. `This card may be played against \
         …` and `… as a ranged attack` are read as this. Only under `always`.",
        "While lantern is dark, this card may be played face up against any fighter on the board.",
        &[
            form!("<while> this card may be played face up", [conds], {
                Standing::Card { rule: CardRule::MayFaceUp { conds, reach: OpenReach::Usual } }
            }),
            form!("<while> this card may be played face up against any fighter on the board", [conds], {
                Standing::Card { rule: CardRule::MayFaceUp { conds, reach: OpenReach::Anyone } }
            }),
            form!("<while> this card may be played face up against <one>", [conds, group], {
                Standing::Card { rule: CardRule::MayFaceUp { conds, reach: OpenReach::Against(group) } }
            }),
            form!("<while> this card may be played face up as a ranged attack", [conds], {
                Standing::Card { rule: CardRule::MayFaceUp { conds, reach: OpenReach::Ranged } }
            }),
            alias!("<while> this card may be played against any fighter on the board", [conds], {
                Standing::Card { rule: CardRule::MayFaceUp { conds, reach: OpenReach::Anyone } }
            }),
            alias!("<while> this card may be played against <one>", [conds, group], {
                Standing::Card { rule: CardRule::MayFaceUp { conds, reach: OpenReach::Against(group) } }
            }),
            alias!("<while> this card may be played as a ranged attack", [conds], {
                Standing::Card { rule: CardRule::MayFaceUp { conds, reach: OpenReach::Ranged } }
            }),
        ],
    )
    .needs(&[ThisCard]),
];

/// The same of cards of a kind, in an ability.
pub(crate) const KIND_STANDINGS: &[Entry<Standing>] = &[
    entry(
        "Otherwise no card of the kind can be played; it can still boost. *kind cards* are `… cards` with a *filter* before it, or \
         `cards named …`. Only in an ability, as what follows.",
        "Bruno cards can be played only while lantern is dark.",
        &[form!("<kind-cards> can be played only while <conditions>", [kind, conds], {
            Standing::Cards { kind, rule: CardRule::OnlyWhile { conds } }
        })],
    ),
    entry(
        "What `this card may be played as …` says, of each card of the kind that could not be played so anyway.",
        "While lantern is lit, SONG cards may be played as defenses.",
        &[
            form!("<while> <kind-cards> may be played as defenses", [conds, kind], {
                Standing::Cards { kind, rule: CardRule::AsDefense { conds } }
            }),
            form!("<while> <kind-cards> may be played as attacks", [conds, kind], {
                Standing::Cards { kind, rule: CardRule::AsAttack { conds } }
            }),
            alias!("<while> <kind-cards> may be played as a defense", [conds, kind], {
                Standing::Cards { kind, rule: CardRule::AsDefense { conds } }
            }),
            alias!("<while> <kind-cards> may be played as an attack", [conds, kind], {
                Standing::Cards { kind, rule: CardRule::AsAttack { conds } }
            }),
        ],
    ),
    entry(
        "What `this card is played face up` and `this card can be played only against …` say, of each card of the kind that attacks.",
        "Bruno cards can be played only against a fighter adjacent to Mara.",
        &[
            form!("<kind-cards> are played face up", [kind], {
                Standing::Cards { kind, rule: CardRule::OnlyFaceUp { against: None } }
            }),
            form!("<kind-cards> are played face up and only against <one>", [kind, group], {
                Standing::Cards { kind, rule: CardRule::OnlyFaceUp { against: Some(group) } }
            }),
            form!("<kind-cards> can be played only against <one>", [kind, against], {
                Standing::Cards { kind, rule: CardRule::OnlyAgainst { against } }
            }),
        ],
    ),
    entry(
        "What `this card may be played face up` says, of each card of the kind that attacks.",
        "While lantern is dark, cards named Night Walk may be played face up against any fighter on the board.",
        &[
            form!("<while> <kind-cards> may be played face up", [conds, kind], {
                Standing::Cards { kind, rule: CardRule::MayFaceUp { conds, reach: OpenReach::Usual } }
            }),
            form!("<while> <kind-cards> may be played face up against any fighter on the board", [conds, kind], {
                Standing::Cards { kind, rule: CardRule::MayFaceUp { conds, reach: OpenReach::Anyone } }
            }),
            form!("<while> <kind-cards> may be played face up against <one>", [conds, kind, group], {
                Standing::Cards { kind, rule: CardRule::MayFaceUp { conds, reach: OpenReach::Against(group) } }
            }),
            form!("<while> <kind-cards> may be played face up as ranged attacks", [conds, kind], {
                Standing::Cards { kind, rule: CardRule::MayFaceUp { conds, reach: OpenReach::Ranged } }
            }),
            alias!("<while> <kind-cards> may be played against any fighter on the board", [conds, kind], {
                Standing::Cards { kind, rule: CardRule::MayFaceUp { conds, reach: OpenReach::Anyone } }
            }),
            alias!("<while> <kind-cards> may be played against <one>", [conds, kind, group], {
                Standing::Cards { kind, rule: CardRule::MayFaceUp { conds, reach: OpenReach::Against(group) } }
            }),
            alias!("<while> <kind-cards> may be played as ranged attacks", [conds, kind], {
                Standing::Cards { kind, rule: CardRule::MayFaceUp { conds, reach: OpenReach::Ranged } }
            }),
            alias!("<while> <kind-cards> may be played as a ranged attack", [conds, kind], {
                Standing::Cards { kind, rule: CardRule::MayFaceUp { conds, reach: OpenReach::Ranged } }
            }),
            alias!("<while> <kind-cards> may be played face up as a ranged attack", [conds, kind], {
                Standing::Cards { kind, rule: CardRule::MayFaceUp { conds, reach: OpenReach::Ranged } }
            }),
        ],
    ),
];

/// Cards of a kind, in the plural.
pub(crate) const KIND_CARDS: &[Entry<Filter>] = &[
    entry(
        "",
        "Bruno cards can be played only while lantern is dark.",
        &[form!("<some-filter> cards <plain-tail>", [kind, also], Filter { kind, also })],
    ),
    entry(
        "",
        "Cards named Night Walk can be played only while lantern is dark.",
        &[form!("cards <some-plain-tail>", [also], Filter { kind: FilterKind::Any, also })],
    ),
];

/// A card of a kind, where it is counted, waited for or asked about.
pub(crate) const ANY_CARD: &[Entry<Filter>] = &[entry(
    "",
    "Draw 1 card for each SONG card in your discard pile.",
    &[form!("<filter> card <plain-tail>", [kind, also], Filter { kind, also })],
)];

pub(crate) const ANY_CARDS: &[Entry<Filter>] = &[entry(
    "",
    "If 3 or more SONG cards are in your discard pile, draw 1 card.",
    &[form!("<filter> cards <plain-tail>", [kind, also], Filter { kind, also })],
)];

pub(crate) const SOME_CARD: &[Entry<Filter>] = &[
    entry(
        "",
        "Discard 3 cards, then gain 1 Ember for each SONG card discarded.",
        &[form!("<some-filter> card <plain-tail>", [kind, also], Filter { kind, also })],
    ),
    entry(
        "",
        "After you play a card named Night Walk, draw 1 card.",
        &[form!("card <some-plain-tail>", [also], Filter { kind: FilterKind::Any, also })],
    ),
];

pub(crate) const SUCH_CARD: &[Entry<Filter>] = &[
    entry(
        "",
        "Discard 1 card. If that card is a SONG card, draw 1 card.",
        &[form!("<some-filter> card <filter-tail>", [kind, also], Filter { kind, also })],
    ),
    entry(
        "",
        "Discard 1 card. If that card is a card with a boost value of 3 or more, draw 1 card.",
        &[form!("card <some-tail>", [also], Filter { kind: FilterKind::Any, also })],
    ),
];

// ── if ──

/// What a condition says of each of several fighters.
pub(crate) const SAYS: &[Entry<Says>] = &[
    entry(
        "Where one is.",
        "If Mara or the opposing fighter is adjacent to Bruno, draw 1 card.",
        &[form!("is <spot>", [place], Says::At(place))],
    ),
    entry(
        "Of whom one shares a zone.",
        "If Mara or the opposing fighter shares a zone with Bruno, draw 1 card.",
        &[
            form!("shares a zone with <fighter>", [with], Says::SharesZone(with)),
            alias!("is in <fighter's> zone", [with], Says::SharesZone(with)),
        ],
    ),
    entry(
        "Whose space belongs to more zones.",
        "If Mara or the opposing fighter is in more zones than Bruno, draw 1 card.",
        &[form!("is in more zones than <fighter>", [than], Says::MoreZones(than))],
    ),
    entry(
        "Where one began the turn.",
        "If Mara or the opposing fighter is in the space where it started this turn, draw 1 card.",
        &[
            form!("is in the space where it started this turn", [], Says::AtTurnStart),
            form!("shares a zone with the space where it started this turn", [], Says::SharesStartZone),
            form!("left its space this turn", [], Says::LeftSpace),
        ],
    ),
    entry(
        "What one did or took in this turn.",
        "If Mara or the opposing fighter took damage this turn, draw 1 card.",
        &[
            form!("took damage this turn", [], Says::Hurt),
            form!("attacked earlier this turn", [], Says::Attacked),
            form!("was defeated this turn", [], Says::Fell),
        ],
    ),
    entry(
        "Who is out of the fight.",
        "If Mara or the opposing fighter is defeated, draw 1 card.",
        &[form!("is defeated", [], Says::Defeated)],
    ),
    entry(
        "What kind of fighter one is.",
        "If the attacker or the defender is a sidekick, draw 1 card.",
        &[form!("is a(n) <class>", [class], Says::Is(class))],
    ),
    entry(
        "How much health one has.",
        "If Mara or the opposing fighter has 4 or less health, draw 1 card.",
        &[
            form!("has <bound> health", [bound], Says::Health(bound)),
            form!("has less health than <fighter>", [than], Says::Healthier(Order::Lower, than)),
            form!("has more health than <fighter>", [than], Says::Healthier(Order::Higher, than)),
        ],
    ),
];

/// The same with tokens.
pub(crate) const TOKEN_SAYS: &[Entry<Says>] = &[entry(
    "With which token one began the turn.",
    "If Mara or the opposing fighter started this turn in a space with a Lamp, draw 1 card.",
    &[form!("started this turn in a space with a(n) <token>", [token], Says::StartedWith(token))],
)];

pub(crate) const CONDS: &[Entry<Cond>] = &[
    entry("You won this combat.", "If you won, draw 1 card.", &[form!("you won", [], Cond::Won)]).needs(&[Result]),
    entry("You lost this combat.", "If you lost, draw 1 card.", &[form!("you lost", [], Cond::Lost)]).needs(&[Result]),
    entry(
        "You won or lost a combat before this one in the turn that is going on, or did not.",
        "If you won an earlier combat this turn, gain 1 action.",
        &[
            form!("you won an earlier combat this turn", [], {
                Cond::Earlier { who: Player::You, won: true, holds: true }
            }),
            form!("you won no earlier combat this turn", [], {
                Cond::Earlier { who: Player::You, won: true, holds: false }
            }),
            form!("you lost an earlier combat this turn", [], {
                Cond::Earlier { who: Player::You, won: false, holds: true }
            }),
            form!("you lost no earlier combat this turn", [], {
                Cond::Earlier { who: Player::You, won: false, holds: false }
            }),
            form!("<party> won an earlier combat this turn", [who], {
                Cond::Earlier { who, won: true, holds: true }
            }),
            form!("<party> won no earlier combat this turn", [who], {
                Cond::Earlier { who, won: true, holds: false }
            }),
            form!("<party> lost an earlier combat this turn", [who], {
                Cond::Earlier { who, won: false, holds: true }
            }),
            form!("<party> lost no earlier combat this turn", [who], {
                Cond::Earlier { who, won: false, holds: false }
            }),
        ],
    ),
    entry(
        "The turn that is going on is yours.",
        "If it is your turn, gain 1 action.",
        &[
            form!("it is your turn", [], Cond::YourTurn { holds: true }),
            form!("it is not your turn", [], Cond::YourTurn { holds: false }),
        ],
    ),
    entry(
        "The number of the action that is going on in your turn; gained actions count as they are taken.",
        "If this is your second action this turn, draw 1 card.",
        &[
            form!("this is your first action this turn", [], Cond::ActionNumber(1)),
            form!("this is your second action this turn", [], Cond::ActionNumber(2)),
            form!("this is your third action this turn", [], Cond::ActionNumber(3)),
        ],
    ),
    entry(
        "An action of the turn that is going on, whoever has it. *did* is `maneuvered`, `attacked`, \
         `played a scheme` or `boosted a maneuver`.",
        "If your opponent did not attack this turn, draw 2 cards.",
        &[
            form!("you <did> this turn", [what], Cond::Did { who: Player::You, what, holds: true }),
            form!("you did not <deed> this turn", [what], Cond::Did { who: Player::You, what, holds: false }),
            form!("<party> <did> this turn", [who, what], Cond::Did { who, what, holds: true }),
            form!("<party> did not <deed> this turn", [who, what], Cond::Did { who, what, holds: false }),
        ],
    ),
    entry(
        "The fighter attacked in a combat of this turn that is over.",
        "If Mara attacked earlier this turn, draw 1 card.",
        &[
            form!("<fighter> attacked earlier this turn", [who], Cond::Attacked { who, holds: true }),
            form!("<fighter> did not attack earlier this turn", [who], Cond::Attacked { who, holds: false }),
        ],
    ),
    entry(
        "The fighter took damage of any kind in this turn, or did not.",
        "If Mara took damage this turn, draw 1 card.",
        &[
            form!("<fighter> took damage this turn", [who], Cond::Hurt { who, holds: true }),
            form!("<fighter> took no damage this turn", [who], Cond::Hurt { who, holds: false }),
        ],
    ),
    entry(
        "That many of them took damage in this turn, defeated ones included.",
        "If 1 or more opposing fighters took damage this turn, draw 1 card.",
        &[form!("<bound> <crowds> took damage this turn", [bound, of], Cond::CountHurt { bound, of })],
    ),
    entry(
        "That many of them attacked in a combat of this turn that is over.",
        "If 2 or more Foxes attacked earlier this turn, draw 1 card.",
        &[form!("<bound> <crowds> attacked earlier this turn", [bound, of], {
            Cond::CountPast { bound, of, deed: PastDeed::Attacked }
        })],
    ),
    entry(
        "That many of them left a space in this turn, even if they came back.",
        "If 0 or less Foxes left their spaces this turn, draw 1 card.",
        &[form!("<bound> <crowds> left their spaces this turn", [bound, of], {
            Cond::CountPast { bound, of, deed: PastDeed::Left }
        })],
    ),
    entry(
        "That many of them were defeated in this turn, also if they have come back since.",
        "If 1 or more opposing fighters were defeated this turn, draw 1 card.",
        &[
            form!("<bound> <crowds> were defeated this turn", [bound, of], {
                Cond::CountPast { bound, of, deed: PastDeed::Defeated }
            }),
            alias!("<one-crowd> was defeated this turn", [of], {
                Cond::CountPast { bound: Bound::AtLeast(1), of, deed: PastDeed::Defeated }
            }),
        ],
    ),
    entry(
        "The fighter was defeated in this turn, also if it has come back since, or was not.",
        "If Bruno was defeated this turn, draw 1 card.",
        &[
            form!("<fighter> was defeated this turn", [who], Cond::Fell { who, holds: true }),
            form!("<fighter> was not defeated this turn", [who], Cond::Fell { who, holds: false }),
        ],
    ),
    entry(
        "All combat damage that you dealt in your turn so far, that of this combat included once it is decided.",
        "If you dealt 6 or more combat damage this turn, draw 1 card.",
        &[
            form!("you dealt <bound> combat damage this turn", [bound], Cond::DealtThisTurn { who: Player::You, bound }),
            form!("<party> dealt <bound> combat damage this turn", [who, bound], Cond::DealtThisTurn { who, bound }),
        ],
    ),
    entry(
        "The fighter's space and the one in which it began the turn have a zone in common, or none. Who came onto the board \
         in this turn began it nowhere: neither holds.",
        "If Mara shares no zone with the space where it started this turn, draw 1 card.",
        &[
            form!(
                "<fighter> shares a zone with the space where it started this turn",
                [who],
                Cond::SharesStartZone { who, holds: true }
            ),
            form!(
                "<fighter> shares no zone with the space where it started this turn",
                [who],
                Cond::SharesStartZone { who, holds: false }
            ),
        ],
    ),
    entry(
        "The fighter left the space in which it began the turn, even if it came back; or it did not.",
        "If Mara did not leave its space this turn, draw 1 card.",
        &[
            form!("<fighter> left its space this turn", [who], Cond::LeftSpace { who, holds: true }),
            form!("<fighter> did not leave its space this turn", [who], Cond::LeftSpace { who, holds: false }),
        ],
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
        "What kind of fighter it is, or whose; of an opposing fighter, its player is `that opponent` then.",
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
        "The fighter is at a place, or not; of the places those without a zone of somebody.",
        "If Mara is adjacent to 2 or more of your fighters, draw 1 card.",
        &[
            form!("<fighter> is <spot>", [who, place], Cond::At { who, place, holds: true }),
            form!("<fighter> is not <spot>", [who, place], Cond::At { who, place, holds: false }),
        ],
    ),
    entry(
        "It is so of one of them, or of more. *says* is what is said of one fighter, without `not` and `no`.",
        "If Mara or the opposing fighter is in a space with a Lamp, draw 1 card.",
        &[
            form!("<fighter> or <fighter> <says>", [who, or, says], Cond::Either { who, or, third: None, says }),
            form!("<fighter>, <fighter> or <fighter> <says>", [who, or, third, says], {
                Cond::Either { who, or, third: Some(third), says }
            }),
        ],
    ),
    entry(
        "Their spaces have a zone in common, or none.",
        "If Mara shares no zone with the opposing fighter, draw 1 card.",
        &[
            form!("<fighter> shares a zone with <fighter>", [who, with], Cond::SharesZone { who, with, holds: true }),
            form!("<fighter> shares no zone with <fighter>", [who, with], Cond::SharesZone { who, with, holds: false }),
            alias!("<fighter> is in <fighter's> zone", [who, with], Cond::SharesZone { who, with, holds: true }),
            alias!("<fighter> is not in <fighter's> zone", [who, with], Cond::SharesZone { who, with, holds: false }),
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
        &[form!(
            "<bound> <crowds> are <where>",
            [bound, crowd, place],
            Cond::Count { bound, of: Group { crowd, place: Some(place), except: None } }
        )],
    ),
    entry(
        "That many of them are out of the fight; whoever has never come onto the board is as well.",
        "If 2 or more Foxes are defeated, draw 1 card.",
        &[form!("<bound> <crowds> are defeated", [bound, of], Cond::CountDefeated { bound, of })],
    ),
    entry(
        "Nobody of them is left.",
        "If each Fox is defeated, draw 1 card.",
        &[form!("each <crowd> is defeated", [of], Cond::AllDefeated { of })],
    ),
    entry(
        "One fighter's health is lower or higher than the other's.",
        "If Mara has less health than Bruno, draw 1 card.",
        &[
            form!(
                "<fighter> has less health than <fighter>",
                [who, than],
                Cond::Compare { left: Measure::Health(who), order: Order::Lower, right: Measure::Health(than), twice: false }
            ),
            form!(
                "<fighter> has more health than <fighter>",
                [who, than],
                Cond::Compare { left: Measure::Health(who), order: Order::Higher, right: Measure::Health(than), twice: false }
            ),
        ],
    ),
    entry(
        "One hand is larger than the other; of several opponents, their hands together.",
        "If your opponent has more cards in hand than you, draw 2 cards.",
        &[
            form!(
                "<party> has more cards in hand than you",
                [of],
                Cond::Compare {
                    left: Measure::Cards(Pile { of, kind: PileKind::Hand }),
                    order: Order::Higher,
                    right: Measure::Cards(Pile { of: Player::You, kind: PileKind::Hand }),
                    twice: false,
                }
            ),
            form!(
                "you have more cards in hand than <party>",
                [of],
                Cond::Compare {
                    left: Measure::Cards(Pile { of: Player::You, kind: PileKind::Hand }),
                    order: Order::Higher,
                    right: Measure::Cards(Pile { of, kind: PileKind::Hand }),
                    twice: false,
                }
            ),
        ],
    ),
    entry(
        "A measure is this number, or that low or high.",
        "If the printed value of the top card of your discard pile is exactly 5, draw 1 card.",
        &[form!("<measure> is <bound>", [measure, bound], Cond::Measure { measure, bound })],
    ),
    entry(
        "Two measures are compared.",
        "If the distance between Mara and Bruno is higher than the health of Mara, draw 1 card.",
        &[
            form!("<measure> is higher than <measure>", [left, right], {
                Cond::Compare { left, order: Order::Higher, right, twice: false }
            }),
            form!("<measure> is lower than <measure>", [left, right], {
                Cond::Compare { left, order: Order::Lower, right, twice: false }
            }),
            form!("<measure> is equal to <measure>", [left, right], {
                Cond::Compare { left, order: Order::Equal, right, twice: false }
            }),
            form!("<measure> is not equal to <measure>", [left, right], {
                Cond::Compare { left, order: Order::Unequal, right, twice: false }
            }),
            form!("<measure> is higher than twice <measure>", [left, right], {
                Cond::Compare { left, order: Order::Higher, right, twice: true }
            }),
            form!("<measure> is lower than twice <measure>", [left, right], {
                Cond::Compare { left, order: Order::Lower, right, twice: true }
            }),
            form!("<measure> is equal to twice <measure>", [left, right], {
                Cond::Compare { left, order: Order::Equal, right, twice: true }
            }),
            form!("<measure> is not equal to twice <measure>", [left, right], {
                Cond::Compare { left, order: Order::Unequal, right, twice: true }
            }),
        ],
    ),
    entry(
        "How many counters you have.",
        "If you have 2 or more Ember, draw 1 card.",
        &[form!("you have <bound> <counter>", [bound, counter], Cond::Counter { counter, bound })],
    ),
    entry(
        "That many such cards are in a pile.",
        "If 3 or more SONG cards are in your discard pile, draw 1 card.",
        &[
            form!("<bound> <any-cards> are in <pile>", [bound, kind, pile], Cond::Cards { bound, kind, pile }),
        ],
    ),
    entry(
        "How many counters this text spent.",
        "Spend any amount of Ember. If 2 or more Ember were spent, draw 1 card.",
        &[form!("<bound> <counter> were spent", [bound, counter], Cond::Spent { counter, bound })],
    )
    .needs(&[Spent]),
    entry(
        "How many counters this card has spent in the combat, under this key and those before it.",
        "Spend any amount of Ember. If 2 or more Ember were spent by this card, draw 1 card.",
        &[form!("<bound> <counter> were spent by this card", [bound, counter], Cond::SpentBy { counter, bound })],
    )
    .needs(&[Cards]),
    entry(
        "Whether there is a card against yours.",
        "If your opponent played no card, draw 1 card.",
        &[
            form!("your opponent played a card", [], Cond::OpponentPlayed { holds: true }),
            form!("your opponent played no card", [], Cond::OpponentPlayed { holds: false }),
        ],
    )
    .needs(&[Cards]),
    entry(
        "What is printed on the card: its type, a tag or its fighter; a versatile card is an attack and a defense card as well.",
        "If the opponent's card is a versatile card, draw 1 card.",
        &[
            form!("<which-card> is a(n) <such-card>", [card, kind], Cond::CardIs { card, kind, holds: true }),
            form!("<which-card> is not a(n) <such-card>", [card, kind], Cond::CardIs { card, kind, holds: false }),
        ],
    )
    .needs(&[Cards]),
    entry(
        "A card has boosted it, of a hand, a deck or a pile, or was committed to boost it; or none.",
        "If the opponent's card was boosted, draw 1 card.",
        &[
            form!("<which-card> was boosted", [card], Cond::Boosted { card, holds: true }),
            form!("<which-card> was not boosted", [card], Cond::Boosted { card, holds: false }),
        ],
    )
    .needs(&[Cards]),
    entry(
        "Where the card lay that this text took last.",
        "Take 1 SONG card from your discard pile or deck. If that card came from your deck, draw 1 card.",
        &[form!("that card came from your deck", [], Cond::FromDeck)],
    ),
    entry(
        "What is printed on the card that this text discarded, revealed or speaks of, or on the single one that it looked at; what \
         follows may tell the others.",
        "Your opponent discards 1 random card. If that card is a PRANK card, take that card.",
        &[
            form!("that card is a(n) <such-card>", [kind], Cond::ThatCardIs { kind, holds: true }),
            form!("that card is not a(n) <such-card>", [kind], Cond::ThatCardIs { kind, holds: false }),
        ],
    )
    .needs(&[Fact::Face]),
    entry(
        "What is printed on the cards that this text discarded, revealed or looked at last; what follows may tell the others.",
        "Reveal the top 3 cards of your deck. If 1 or more of those cards are SONG cards, draw 1 card.",
        &[form!("<bound> of those cards are <kind-cards>", [bound, kind], Cond::Those { bound, kind })],
    )
    .needs(&[Fact::ThatCard]),
    entry(
        "Whoever plays a card is `you` in its text. It may have come into another hand than that of its owner, in whose deck it \
         began the game.",
        "If its owner played this card, gain 1 action; otherwise, discard 1 card.",
        &[
            form!("its owner played this card", [], Cond::OwnerPlayed { holds: true }),
            form!("its owner did not play this card", [], Cond::OwnerPlayed { holds: false }),
        ],
    )
    .needs(&[ThisCard]),
    entry(
        "The attack of this combat has a mark, or none. All see it.",
        "If this attack is marked, add 2 to the value of this card.",
        &[
            form!("this attack is marked", [], Cond::Marked { holds: true }),
            form!("this attack is not marked", [], Cond::Marked { holds: false }),
        ],
    )
    .needs(&[Combat]),
    entry(
        "The card has a text under this key, canceled or not.",
        "If the opponent's card has an effect under immediately, draw 1 card.",
        &[
            form!("the opponent's card has an effect under <timing>", [step], Cond::HasEffect { step, holds: true }),
            form!("the opponent's card has no effect under <timing>", [step], Cond::HasEffect { step, holds: false }),
        ],
    )
    .needs(&[Cards]),
    entry(
        "Whether a cancel of your card met an effect that was still to come, under this key or an earlier one.",
        "Cancel every effect of the opponent's card under after. If no effect was canceled this way, draw 1 card.",
        &[
            form!("an effect was canceled this way", [], Cond::Canceled { holds: true }),
            form!("no effect was canceled this way", [], Cond::Canceled { holds: false }),
        ],
    )
    .needs(&[Cards]),
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
        "The size of your hand without the card that asks.",
        "This card can be played only while you have 2 or more other cards in hand.",
        &[form!("you have <bound> other cards in hand", [bound], Cond::OtherHand { bound })],
    ),
    entry(
        "There is no card in your deck.",
        "If your deck is empty, gain 1 action.",
        &[form!("your deck is empty", [], Cond::DeckEmpty)],
    ),
    entry(
        "The fighter is the one that uses the card; in an ability, the card that you play in the combat.",
        "If Mara played this card, draw 1 card.",
        &[
            form!("<user> played this card", [by], Cond::Played { by, holds: true }),
            form!("<user> did not play this card", [by], Cond::Played { by, holds: false }),
        ],
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
        &[
            form!("<number> or less", [n], Bound::AtMost(n)),
            alias!("<number> or fewer", [n], Bound::AtMost(n)),
            alias!("no", [], Bound::AtMost(0)),
        ],
    ),
    entry(
        "This number and no other.",
        "If you have exactly 4 cards in hand, draw 1 card.",
        &[form!("exactly <number>", [n], Bound::Exactly(n))],
    ),
    entry(
        "One of these numbers or any between them.",
        "If you have 4 to 6 cards in hand, draw 1 card.",
        &[form!("<number> to <number>", [least, most], Bound::Between(least, most))],
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
        "The fighter that this text chose, moved, placed, returned or swapped last; who was chosen for any other act, as in `deal 1 damage to \
         Mara or Bruno`, was chosen as well.",
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
    entry(
        "The fighter that this text chose, by the word `choose`, whomever it moved, placed or hurt since. Where two were chosen, it is the \
         last one, and the words must tell them apart: a name means one who was chosen by this name, and `fighter` one who was not.",
        "Choose a Fox, then move Mara up to 2 spaces, then deal 1 damage to the chosen fighter.",
        &[
            form!("the chosen fighter", [], Fighter::Chosen),
            form!("the chosen <kind>", [name], Fighter::ChosenOf(name)),
        ],
    ),
    entry(
        "The fighter that attacks.",
        "Deal 1 damage to the attacker.",
        &[form!("the attacker", [], Fighter::Attacker)],
    )
    .needs(&[Combat]),
    entry(
        "The fighter that is attacked.",
        "Deal 1 damage to the defender.",
        &[form!("the defender", [], Fighter::Defender)],
    )
    .needs(&[Combat]),
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
    entry(
        "",
        "Choose a Fox, then choose a space in the chosen fighter's zone.",
        &[
            form!("the chosen fighter's", [], Fighter::Chosen),
            form!("the chosen <kind>'s", [name], Fighter::ChosenOf(name)),
        ],
    ),
    entry("", "Choose a space in the attacker's zone.", &[form!("the attacker's", [], Fighter::Attacker)])
        .needs(&[Combat]),
    entry("", "Choose a space in the defender's zone.", &[form!("the defender's", [], Fighter::Defender)])
        .needs(&[Combat]),
];

pub(crate) const ONE_TARGET: &[Entry<Target>] = &[entry(
    "One fighter that needs no choice.",
    "Deal 1 damage to the opposing fighter.",
    &[form!("<fighter>", [who], Target::One(who))],
)];

pub(crate) const EACH_TARGET: &[Entry<Target>] = &[
    entry(
        "All of them.",
        "Deal 1 damage to each opposing fighter adjacent to Mara.",
        &[form!("each <group>", [group], Target::Each(group))],
    ),
    entry(
        "Those that this text swapped last, or the several that it moved, healed, held or kept from damage; of damage write `each fighter \
         damaged`, of placing `each fighter placed`.",
        "You may swap Mara with Bruno; if you do, each of them cannot leave its space this turn.",
        &[form!("each of them", [], Target::Them)],
    )
    .needs(&[Swapped]),
];

pub(crate) const CHOSEN_TARGET: &[Entry<Target>] = &[entry(
    "One of them, whom you choose.",
    "Deal 1 damage to an opposing fighter in Mara's zone.",
    &[form!("<one>", [group], Target::Chosen(group))],
)
.gives(&[It])];

pub(crate) const HERO_TARGET: &[Entry<Target>] = &[
    entry(
        "The hero of a player; of several heroes their owner chooses one. `Its owner` is the one in whose deck this card began the game, \
     whoever plays it.",
        "Deal 2 damage to your opponent's hero.",
        &[form!("<player's> hero", [who], Target::HeroOf(who))],
    ),
    entry(
        "Your own hero, also where another hero's card is played; of several you choose one.",
        "Your hero recovers 1 health.",
        &[form!("your hero", [], Target::YourHero)],
    )
    .gives(&[It]),
];

pub(crate) const EITHER_TARGET: &[Entry<Target>] = &[entry(
    "One of the sides, as you choose.",
    "Mara or a Fox adjacent to Mara recovers 3 health.",
    &[
        form!("<either-part>, <either-part> or <either-part>", [a, b, c], Target::Either(a, b, Some(c))),
        form!("<either-part> or <either-part>", [a, b], Target::Either(a, b, None)),
    ],
)
.gives(&[It])];

pub(crate) const SEVERAL_TARGETS: &[Entry<Target>] = &[entry(
    "So many different ones, whom you choose one after the other; fewer, if there are no more. `Any number of` stands before \
     `your fighters` as before `fighters`.",
    "Deal 1 damage to up to 3 fighters in Mara's zone.",
    &[
        form!("1 <crowd> <place?> <except?>", [crowd, place, except], {
            Target::Several(HowManyFighters::Number(1), Group { crowd, place, except })
        }),
        form!("<number> <crowds> <place?> <except?>", [n, crowd, place, except], {
            Target::Several(HowManyFighters::Number(n), Group { crowd, place, except })
        }),
        form!("up to 1 <crowd> <place?> <except?>", [crowd, place, except], {
            Target::Several(HowManyFighters::UpTo(1), Group { crowd, place, except })
        }),
        form!("up to <number> <crowds> <place?> <except?>", [n, crowd, place, except], {
            Target::Several(HowManyFighters::UpTo(n), Group { crowd, place, except })
        }),
        form!("any number of <number-of> <place?> <except?>", [crowd, place, except], {
            Target::Several(HowManyFighters::Any, Group { crowd, place, except })
        }),
    ],
)];

pub(crate) const BOTH_TARGETS: &[Entry<Target>] = &[entry(
    "All of these sides.",
    "Deal 1 damage to Mara and each Fox adjacent to Mara.",
    &[
        form!("<target-part>, <target-part> and <target-part>", [a, b, c], Target::Both(a, b, Some(c))),
        form!("<target-part> and <target-part>", [a, b], Target::Both(a, b, None)),
    ],
)];

/// A group after `each`.
pub(crate) const GROUPS: &[Entry<Group>] = &[entry(
    "Fighters, all of them or those at a place, and perhaps without one.",
    "Deal 2 damage to each fighter in Mara's zone other than Mara.",
    &[form!("<crowd> <place?> <except?>", [crowd, place, except], Group { crowd, place, except })],
)];

/// A group of which one is chosen.
pub(crate) const ONES: &[Entry<Group>] = &[
    entry(
        "One of a crowd; with a place, one that is there.",
        "Deal 1 damage to an opposing fighter in Mara's zone.",
        &[form!("<one-crowd> <place?> <except?>", [crowd, place, except], Group { crowd, place, except })],
    ),
    entry(
        "The one with the smallest distance to the fighter; of several, the one whom you choose.",
        "Deal 1 damage to the nearest opposing fighter to Mara.",
        &[form!("the nearest <crowd> to <fighter>", [crowd, who], {
            Group { crowd, place: Some(Place::Nearest(who)), except: None }
        })],
    ),
];

pub(crate) const EXCEPTS: &[Entry<Fighter>] = &[entry(
    "Leaves this fighter out.",
    "Deal 2 damage to each fighter in Mara's zone other than Mara.",
    &[form!("other than <fighter>", [who], who)],
)];

pub(crate) const OTHERS: &[Entry<Other>] = &[
    entry("Leaves your fighter out.", "Deal 1 damage to each other fighter.", &[form!("other", [], Other::Yes)])
        .needs(&[OwnFighter]),
    entry("", "Deal 1 damage to each fighter.", &[form!("", [], Other::No)]),
];

/// A crowd after `each`.
pub(crate) const CROWD: &[Entry<Crowd>] = &[
    entry(
        "Fighters of any side; of a name, yours.",
        "Deal 1 damage to each fighter adjacent to Mara.",
        &[form!("<other> <noun>", [other, noun], Crowd { side: Side::Any, other, noun })],
    ),
    entry(
        "Fighters of your opponents.",
        "Deal 1 damage to each opposing sidekick.",
        &[
            form!("opposing <common>", [noun], Crowd { side: Side::Opposing, other: Other::No, noun }),
            alias!("other opposing <common>", [noun], Crowd { side: Side::Opposing, other: Other::Yes, noun }),
        ],
    ),
    entry(
        "Fighters of your side: yours, and in team play those of your partner.",
        "Deal 1 damage to each friendly fighter.",
        &[form!("<other> friendly <common>", [other, noun], Crowd { side: Side::Friendly, other, noun })],
    ),
    entry(
        "Your own fighters.",
        "Move each of your fighters up to 2 spaces.",
        &[
            form!("of your <other> <commons>", [other, noun], Crowd { side: Side::Yours, other, noun }),
            alias!("of your <other> <kinds>", [other, name], {
                Crowd { side: Side::Any, other, noun: Noun::Named(name) }
            }),
        ],
    ),
    entry(
        "Fighters of the opponent named before.",
        "Look at an opponent's hand, then deal 1 damage to each of that opponent's fighters.",
        &[form!("of that opponent's <commons>", [noun], Crowd { side: Side::Theirs, other: Other::No, noun })],
    )
    .needs(&[Opponent]),
    entry(
        "Fighters of the player who does it.",
        "Your opponent moves each of their heroes up to 3 spaces.",
        &[form!("of their <commons>", [noun], Crowd { side: Side::Their, other: Other::No, noun })],
    )
    .needs(&[Fact::Doer]),
];

/// A crowd of which one is chosen.
pub(crate) const ONE_CROWD: &[Entry<Crowd>] = &[
    entry(
        "A fighter of any side; of a name, one of yours.",
        "Choose a Fox and move it up to 2 spaces.",
        &[form!("a(n) <noun>", [noun], Crowd { side: Side::Any, other: Other::No, noun })],
    ),
    entry(
        "A fighter of an opponent.",
        "Deal 1 damage to an opposing fighter in Mara's zone.",
        &[form!("a(n) opposing <common>", [noun], Crowd { side: Side::Opposing, other: Other::No, noun })],
    ),
    entry(
        "A fighter of your side.",
        "Choose a friendly fighter and move it up to 2 spaces.",
        &[form!("a(n) friendly <common>", [noun], Crowd { side: Side::Friendly, other: Other::No, noun })],
    ),
    entry(
        "Any of them but your fighter.",
        "Place another Fox in a space in Mara's zone.",
        &[
            form!("another <noun>", [noun], Crowd { side: Side::Any, other: Other::Yes, noun }),
            alias!("another opposing <common>", [noun], Crowd { side: Side::Opposing, other: Other::Yes, noun }),
            form!("another friendly <common>", [noun], Crowd { side: Side::Friendly, other: Other::Yes, noun }),
        ],
    )
    .needs(&[OwnFighter]),
    entry(
        "A fighter of your own.",
        "Choose one of your fighters and move it up to 2 spaces.",
        &[
            form!("one of your <other> <commons>", [other, noun], Crowd { side: Side::Yours, other, noun }),
            alias!("one of your <other> <kinds>", [other, name], {
                Crowd { side: Side::Any, other, noun: Noun::Named(name) }
            }),
        ],
    ),
    entry(
        "A fighter of the opponent named before.",
        "Look at an opponent's hand, then deal 1 damage to one of that opponent's fighters.",
        &[form!("one of that opponent's <commons>", [noun], { Crowd { side: Side::Theirs, other: Other::No, noun } })],
    )
    .needs(&[Opponent]),
    entry(
        "A fighter of the player who does it.",
        "Your opponent deals 1 damage to one of their fighters.",
        &[form!("one of their <commons>", [noun], { Crowd { side: Side::Their, other: Other::No, noun } })],
    )
    .needs(&[Fact::Doer]),
];

/// Those to whom something must happen.
pub(crate) const WATCHED: &[Entry<Group>] = &[entry(
    "One of a crowd, perhaps at a place. Who takes damage or is defeated must have been there before that, and who moves must be there \
     afterwards.",
    "Each time an opposing fighter adjacent to Mara is defeated, draw 1 card.",
    &[form!("<one-crowd> <range?> <except?>", [crowd, place, except], Group { crowd, place, except })],
)];

/// A crowd after a number or a bound.
pub(crate) const CROWDS: &[Entry<Crowd>] = &[
    entry(
        "",
        "If 2 or more Foxes are adjacent to Mara, draw 1 card.",
        &[form!("<other> <nouns>", [other, noun], Crowd { side: Side::Any, other, noun })],
    ),
    entry(
        "",
        "If 2 or more opposing fighters are adjacent to Mara, draw 1 card.",
        &[
            form!("opposing <commons>", [noun], Crowd { side: Side::Opposing, other: Other::No, noun }),
            alias!("other opposing <commons>", [noun], Crowd { side: Side::Opposing, other: Other::Yes, noun }),
        ],
    ),
    entry(
        "",
        "If 2 or more friendly fighters are adjacent to Mara, draw 1 card.",
        &[form!("<other> friendly <commons>", [other, noun], Crowd { side: Side::Friendly, other, noun })],
    ),
    entry(
        "",
        "If 2 or more of your fighters are adjacent to Mara, draw 1 card.",
        &[
            form!("of your <other> <commons>", [other, noun], Crowd { side: Side::Yours, other, noun }),
            alias!("of your <other> <kinds>", [other, name], {
                Crowd { side: Side::Any, other, noun: Noun::Named(name) }
            }),
        ],
    ),
    entry(
        "",
        "Look at an opponent's hand. If 2 or more of that opponent's fighters are adjacent to Mara, draw 1 card.",
        &[form!("of that opponent's <commons>", [noun], Crowd { side: Side::Theirs, other: Other::No, noun })],
    )
    .needs(&[Opponent]),
    entry(
        "",
        "Your opponent deals 1 damage to 2 of their fighters.",
        &[form!("of their <commons>", [noun], Crowd { side: Side::Their, other: Other::No, noun })],
    )
    .needs(&[Fact::Doer]),
];

/// A crowd after `any number of` and `the number of`.
pub(crate) const NUMBER_OF: &[Entry<Crowd>] = &[
    entry(
        "",
        "Deal 1 damage to any number of Foxes.",
        &[form!("<other> <nouns>", [other, noun], Crowd { side: Side::Any, other, noun })],
    ),
    entry(
        "",
        "Deal 1 damage to any number of opposing fighters.",
        &[
            form!("opposing <commons>", [noun], Crowd { side: Side::Opposing, other: Other::No, noun }),
            alias!("other opposing <commons>", [noun], Crowd { side: Side::Opposing, other: Other::Yes, noun }),
        ],
    ),
    entry(
        "",
        "Any number of friendly fighters recover 1 health.",
        &[form!("<other> friendly <commons>", [other, noun], Crowd { side: Side::Friendly, other, noun })],
    ),
    entry(
        "",
        "Any number of your fighters recover 1 health.",
        &[
            form!("your <other> <commons>", [other, noun], Crowd { side: Side::Yours, other, noun }),
            alias!("your <other> <kinds>", [other, name], {
                Crowd { side: Side::Any, other, noun: Noun::Named(name) }
            }),
        ],
    ),
    entry(
        "",
        "Look at an opponent's hand, then move any number of that opponent's fighters up to 1 space.",
        &[form!("that opponent's <commons>", [noun], Crowd { side: Side::Theirs, other: Other::No, noun })],
    )
    .needs(&[Opponent]),
    entry(
        "",
        "Your opponent moves any number of their fighters up to 1 space.",
        &[form!("their <commons>", [noun], Crowd { side: Side::Their, other: Other::No, noun })],
    )
    .needs(&[Fact::Doer]),
];

/// Those that can be defeated, where they are counted.
pub(crate) const DOWN: &[Entry<Crowd>] = &[
    entry(
        "",
        "Draw 1 card for each defeated Fox.",
        &[form!("<noun>", [noun], Crowd { side: Side::Any, other: Other::No, noun })],
    ),
    entry(
        "",
        "Draw 1 card for each defeated opposing sidekick.",
        &[form!("opposing <common>", [noun], Crowd { side: Side::Opposing, other: Other::No, noun })],
    ),
    entry(
        "",
        "Draw 1 card for each defeated friendly sidekick.",
        &[form!("friendly <common>", [noun], Crowd { side: Side::Friendly, other: Other::No, noun })],
    ),
];

/// The same in the plural.
pub(crate) const DOWNS: &[Entry<Crowd>] = &[
    entry(
        "",
        "Draw cards equal to twice the number of defeated Foxes.",
        &[form!("<nouns>", [noun], Crowd { side: Side::Any, other: Other::No, noun })],
    ),
    entry(
        "",
        "Draw cards equal to the number of defeated opposing sidekicks.",
        &[form!("opposing <commons>", [noun], Crowd { side: Side::Opposing, other: Other::No, noun })],
    ),
    entry(
        "",
        "Draw cards equal to the number of defeated friendly sidekicks.",
        &[form!("friendly <commons>", [noun], Crowd { side: Side::Friendly, other: Other::No, noun })],
    ),
];

/// Those that were defeated and come back.
pub(crate) const FALLEN: &[Entry<Fallen>] = &[
    entry(
        "One of them; of several, the one whom you choose.",
        "Return a defeated friendly fighter to any space.",
        &[
            form!("a defeated <back>", [of], Fallen { many: Returning::Number(1), of }),
            form!(
                "one of your defeated <commons>",
                [noun],
                Fallen { many: Returning::Number(1), of: Crowd { side: Side::Yours, other: Other::No, noun } }
            ),
            alias!(
                "1 of your defeated <commons>",
                [noun],
                Fallen { many: Returning::Number(1), of: Crowd { side: Side::Yours, other: Other::No, noun } }
            ),
        ],
    ),
    entry(
        "All of them.",
        "Return each defeated Fox to any space.",
        &[
            form!("each defeated <back>", [of], Fallen { many: Returning::Each, of }),
            form!(
                "each of your defeated <commons>",
                [noun],
                Fallen { many: Returning::Each, of: Crowd { side: Side::Yours, other: Other::No, noun } }
            ),
        ],
    ),
    entry(
        "So many of them; fewer, if there are no more.",
        "Return 2 defeated Foxes to any space.",
        &[
            form!("<number> defeated <backs>", [count, of], Fallen { many: Returning::Number(count), of }),
            form!("<number> of your defeated <commons>", [count, noun], {
                Fallen { many: Returning::Number(count), of: Crowd { side: Side::Yours, other: Other::No, noun } }
            }),
        ],
    ),
    entry(
        "Up to so many, or as many as you like.",
        "Return up to 2 defeated Foxes to any space.",
        &[
            form!("up to 1 defeated <back>", [of], Fallen { many: Returning::UpTo(1), of }),
            form!("up to <number> defeated <backs>", [count, of], Fallen { many: Returning::UpTo(count), of }),
            form!("up to <number> of your defeated <commons>", [count, noun], {
                Fallen { many: Returning::UpTo(count), of: Crowd { side: Side::Yours, other: Other::No, noun } }
            }),
            form!("any number of defeated <backs>", [of], Fallen { many: Returning::Any, of }),
            form!("any number of your defeated <commons>", [noun], {
                Fallen { many: Returning::Any, of: Crowd { side: Side::Yours, other: Other::No, noun } }
            }),
        ],
    ),
];

/// Who can come back.
pub(crate) const BACK: &[Entry<Crowd>] = &[
    entry(
        "",
        "Return a defeated Fox to any space.",
        &[form!("<kind>", [name], Crowd { side: Side::Any, other: Other::No, noun: Noun::Named(name) })],
    ),
    entry(
        "",
        "Return a defeated friendly fighter to any space.",
        &[form!("friendly <common>", [noun], Crowd { side: Side::Friendly, other: Other::No, noun })],
    ),
];

/// The same in the plural.
pub(crate) const BACKS: &[Entry<Crowd>] = &[
    entry(
        "",
        "Return up to 2 defeated Foxes to any space.",
        &[form!("<kinds>", [name], Crowd { side: Side::Any, other: Other::No, noun: Noun::Named(name) })],
    ),
    entry(
        "",
        "Return up to 2 defeated friendly sidekicks to any space.",
        &[form!("friendly <commons>", [noun], Crowd { side: Side::Friendly, other: Other::No, noun })],
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
    entry(
        "Of an opponent, who is `that opponent` then.",
        "Choose a fighter. If it is an opposing fighter, that opponent draws 1 card.",
        &[
            form!("opposing fighter", [], Class::Opposing),
            form!("opposing hero", [], Class::OpposingHero),
            form!("opposing sidekick", [], Class::OpposingSidekick),
        ],
    )
    .gives(&[Opponent]),
    entry(
        "Of your own side.",
        "Choose a fighter. If it is a friendly fighter, it recovers 1 health.",
        &[
            form!("friendly fighter", [], Class::Friendly),
            form!("friendly hero", [], Class::FriendlyHero),
            form!("friendly sidekick", [], Class::FriendlySidekick),
        ],
    ),
];

pub(crate) const PLAYERS: &[Entry<Player>] = &[
    entry(
        "The other player of the combat; elsewhere all opponents, one after the other.",
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
    entry(
        "You and everybody else, beginning with the one whose turn it is.",
        "Each player draws 1 card.",
        &[form!("each player", [], Player::EachPlayer)],
    ),
    entry(
        "You and the other player of the combat.",
        "Each player in this combat draws 1 card.",
        &[form!("each player in this combat", [], Player::EachInCombat)],
    )
    .needs(&[Combat]),
    entry(
        "Of the cards that players revealed at the same time, whoever's has the highest boost value; all of a tie, nobody with 0.",
        "Each player reveals 1 card from their hand at the same time, then each player who revealed the highest boost value \
         discards 1 card.",
        &[form!("each player who revealed the highest boost value", [], Player::EachHighest)],
    )
    .needs(&[Fact::Shown]),
    entry(
        "In whose deck this card began the game, whoever plays it.",
        "Its owner takes the top card of their discard pile.",
        &[form!("its owner", [], Player::Owner)],
    )
    .needs(&[ThisCard])
    .gives(&[Opponent]),
    entry(
        "You, and in team play your partner.",
        "Each friendly player draws 1 card.",
        &[form!("each friendly player", [], Player::EachFriendly)],
    ),
];

/// Players who have something, as those who do or may do something.
pub(crate) const PLAYERS_WITH: &[Entry<Player>] = &[
    entry(
        "Of the opponents all with so many fighters there, or one of them whom you choose. Only as the one who does it or may do it.",
        "Each opponent with 1 or more fighters adjacent to Mara discards 1 random card.",
        &[
            form!("each opponent with <bound> fighters <where>", [bound, place], {
                Player::With(Among::Opponents, Having { bound, place })
            }),
            form!("an opponent with <bound> fighters <where>", [bound, place], {
                Player::With(Among::AnOpponent, Having { bound, place })
            }),
        ],
    )
    .gives(&[Opponent]),
    entry(
        "The same of all players, or of your side.",
        "Each player with 2 or more fighters in Mara's zone draws 1 card.",
        &[
            form!("each player with <bound> fighters <where>", [bound, place], {
                Player::With(Among::Everybody, Having { bound, place })
            }),
            form!("each friendly player with <bound> fighters <where>", [bound, place], {
                Player::With(Among::Friends, Having { bound, place })
            }),
        ],
    ),
];

pub(crate) const YOUR: &[Entry<Player>] = &[
    entry("", "Draw cards equal to the number of cards in your deck.", &[form!("your", [], Player::You)]),
    entry("", "Your opponent may reveal the top card of their deck.", &[form!("their", [], Player::Their)])
        .needs(&[Fact::Doer]),
];

pub(crate) const PILE_KINDS: &[Entry<PileKind>] = &[
    entry("", "Draw cards equal to the number of cards in your hand.", &[form!("hand", [], PileKind::Hand)]),
    entry("", "Draw cards equal to the number of cards in your deck.", &[form!("deck", [], PileKind::Deck)]),
    entry(
        "",
        "Draw cards equal to the number of cards in your discard pile.",
        &[form!("discard pile", [], PileKind::Discard)],
    ),
];

pub(crate) const PILES: &[Entry<Pile>] = &[entry(
    "A `hand`, a `deck` or a `discard pile`; of several players, all of them together.",
    "Draw cards equal to the number of cards in your opponent's hand.",
    &[
        form!("opponents' hands", [], Pile { of: Player::EachOpponent, kind: PileKind::Hand }),
        form!("each player's <pile-kind>", [kind], Pile { of: Player::EachPlayer, kind }),
        form!("<whose> <pile-kind>", [of, kind], Pile { of, kind }),
    ],
)];

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
    entry("", "Look at its owner's hand.", &[form!("its owner's", [], Player::Owner)])
        .needs(&[ThisCard])
        .gives(&[Opponent]),
];

// ── where ──

/// Where the fighters of a group are.
pub(crate) const ZONES: &[Entry<Place>] = &[
    entry(
        "In a space that has a zone in common with the fighter's space.",
        "Deal 1 damage to each opposing fighter in Mara's zone.",
        &[form!("in <fighter's> zone", [who], Place::Zone(who))],
    ),
    entry(
        "In a space that has no zone in common with the fighter's space.",
        "Deal 1 damage to each opposing fighter outside Mara's zone.",
        &[form!("outside <fighter's> zone", [who], Place::OutsideZone(who))],
    ),
];

pub(crate) const SPOTS: &[Entry<Place>] = &[
    entry(
        "In a space next to the fighter's.",
        "Deal 1 damage to a fighter adjacent to Mara.",
        &[form!("adjacent to <fighter>", [who], Place::Adjacent(who))],
    ),
    entry(
        "With so many of a crowd next to it; nobody is next to itself.",
        "Move each opposing fighter adjacent to 1 or more of your sidekicks up to 1 space.",
        &[
            form!("adjacent to <bound> <crowds>", [bound, crowd], Place::AdjacentTo(bound, crowd)),
            alias!("with <bound> <crowds> adjacent to it", [bound, crowd], Place::AdjacentTo(bound, crowd)),
        ],
    ),
    entry(
        "In a space next to the one of the crowd with the smallest distance to the fighter; of several, next to any of them.",
        "Deal 1 damage to each fighter adjacent to the nearest opposing fighter to Mara.",
        &[form!("adjacent to the nearest <crowd> to <fighter>", [crowd, who], Place::NextToNearest(crowd, who))],
    ),
    entry(
        "With so many others of a crowd in one of the zones of its space; of several zones, each is counted by itself.",
        "Deal 1 damage to each opposing fighter in a zone with 2 or more Foxes.",
        &[form!("in a zone with <bound> <crowds>", [bound, crowd], Place::ZoneWith(bound, crowd))],
    ),
    entry(
        "At most so many spaces away, whoever stands between; closed doors count.",
        "Deal 1 damage to each opposing fighter within 3 spaces of Mara.",
        &[form!("within <number> space/spaces of <fighter>", [n, who], Place::Within(n, who))],
    ),
    entry(
        "With all the health that it can have.",
        "Deal 1 damage to each opposing fighter at full health.",
        &[form!("at full health", [], Place::FullHealth)],
    ),
    entry(
        "In the space where your hero began the game, or in that of any seat.",
        "If Mara is in your starting space, draw 1 card.",
        &[
            form!("in your starting space", [], Place::Start(Start::Yours)),
            form!("in a starting space", [], Place::Start(Start::Any)),
        ],
    ),
    entry(
        "In that of an opponent, who is `that opponent` afterwards.",
        "If Mara is in an opponent's starting space, deal 1 damage to each of that opponent's fighters.",
        &[form!("in an opponent's starting space", [], Place::Start(Start::Opponents))],
    )
    .gives(&[Opponent]),
];

/// The same by what the text has named or chosen before, which what waits for something to happen has not.
pub(crate) const NAMED_SPOTS: &[Entry<Place>] = &[
    entry(
        "In that of the opponent named before.",
        "Look at an opponent's hand, then deal 1 damage to each fighter in that opponent's starting space.",
        &[form!("in that opponent's starting space", [], Place::Start(Start::Theirs))],
    )
    .needs(&[Opponent]),
    entry(
        "In the zone that this text chose.",
        "Choose a zone of Mara's space, then move each opposing fighter in that zone up to 1 space.",
        &[form!("in that zone", [], Place::ThatZone)],
    )
    .needs(&[Fact::Zone]),
    entry(
        "In a space next to the one that this text chose, or where the token lies that it chose, placed or moved.",
        "Choose a space in Mara's zone, then deal 1 damage to each fighter adjacent to that space.",
        &[form!("adjacent to that space", [], Place::AdjacentToThat)],
    )
    .needs(&[Space]),
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
    entry(
        "Next to the token that this text chose, placed or moved last.",
        "Choose a Rope, then deal 1 damage to each fighter adjacent to that Rope.",
        &[form!("adjacent to that <token>", [token], Place::NearThat(token))],
    )
    .needs(&[Fact::Token]),
];

/// Where fighters are not.
pub(crate) const NOT_PLACE: &[Entry<Place>] = &[entry(
    "Anywhere else on the board, or at another health; of the places those without a zone of somebody.",
    "Deal 1 damage to each opposing fighter not adjacent to Mara.",
    &[form!("not <spot>", [place], Place::Not(place))],
)];

pub(crate) const HEALTH_PLACE: &[Entry<Place>] = &[entry(
    "With a health that low or that high.",
    "Defeat an opposing sidekick with 2 or less health.",
    &[form!("with <bound> health", [bound], Place::Health(bound))],
)];

pub(crate) const COMBAT_PLACE: &[Entry<Place>] = &[entry(
    "One of the two fighters of the combat.",
    "Choose a fighter in this combat and move it up to 2 spaces.",
    &[form!("in this combat", [], Place::Combat)],
)
.needs(&[Combat])];

pub(crate) const BOARD_PLACE: &[Entry<Place>] = &[entry(
    "Anywhere; only in a condition that counts.",
    "If 0 or less Foxes are on the board, draw 1 card.",
    &[form!("on the board", [], Place::Board)],
)];

pub(crate) const PASSED: &[Entry<Place>] = &[
    entry(
        "Whom the last move of this text entered and left again, of either side; not in a condition that counts.",
        "Move Mara up to 3 spaces through opposing fighters, then deal 1 damage to each opposing fighter it moved through.",
        &[form!("it moved through", [], Place::MovedThrough)],
    )
    .needs(&[Moved]),
    entry(
        "Whom the fighter entered and left again in the maneuver that is over. Only after `After you maneuver,`.",
        "After you maneuver, deal 1 damage to each opposing fighter Mara moved through.",
        &[form!("<single> moved through", [name], Place::PassedBy(Fighter::Named(name)))],
    )
    .needs(&[Fact::Maneuvered]),
    entry(
        "Whom this text placed last; not in a condition that counts.",
        "Place each Fox in any other space, then deal 2 damage to each fighter placed.",
        &[form!("placed", [], Place::Placed)],
    )
    .needs(&[Placed]),
    entry(
        "Whom the last damage of this text hurt; not in a condition that counts.",
        "Deal 1 damage to up to 3 fighters in Mara's zone, then gain 1 Ember for each fighter damaged.",
        &[form!("damaged", [], Place::Damaged)],
    )
    .needs(&[Damaged]),
];

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
        "The space that this text chose, or where the token lies that it chose, placed or moved.",
        "Move 1 Lamp up to 2 spaces, then place Mara in that space.",
        &[form!("that space", [], Spaces { kind: SpaceKind::Free, place: Some(SpacePlace::That) })],
    )
    .needs(&[Space]),
    entry(
        "Where the fighter that is placed stood as the turn began; whoever was not on the board then is not placed.",
        "Place Mara in the space where it started this turn.",
        &[form!("the space where it started this turn", [], {
            Spaces { kind: SpaceKind::Free, place: Some(SpacePlace::TurnStart) }
        })],
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
    entry(
        "The numbered space of a seat. If somebody stands there, nobody can be put there.",
        "Place Mara in your starting space.",
        &[
            form!("your starting space", [], {
                Spaces { kind: SpaceKind::Free, place: Some(SpacePlace::Start(Start::Yours)) }
            }),
            form!("a starting space", [], {
                Spaces { kind: SpaceKind::Free, place: Some(SpacePlace::Start(Start::Any)) }
            }),
        ],
    ),
    entry(
        "That of an opponent, who is `that opponent` afterwards.",
        "Place Mara in an opponent's starting space, then deal 1 damage to each of that opponent's fighters.",
        &[form!("an opponent's starting space", [], {
            Spaces { kind: SpaceKind::Free, place: Some(SpacePlace::Start(Start::Opponents)) }
        })],
    )
    .gives(&[Opponent]),
    entry(
        "That of the opponent named before.",
        "Look at an opponent's hand, then place one of that opponent's heroes in that opponent's starting space.",
        &[form!("that opponent's starting space", [], {
            Spaces { kind: SpaceKind::Free, place: Some(SpacePlace::Start(Start::Theirs)) }
        })],
    )
    .needs(&[Opponent]),
    entry(
        "The free space with the smallest distance to the fighter; of several, the one that you choose.",
        "Place Bruno in the nearest free space to Mara.",
        &[form!("the nearest free space to <fighter>", [who], {
            Spaces { kind: SpaceKind::Free, place: Some(SpacePlace::Nearest(who)) }
        })],
    ),
];

pub(crate) const OTHER_SPACES: &[Entry<Spaces>] = &[entry(
    "A space, but not the one where the fighter stands; only for a fighter that is placed.",
    "Place Mara in any other space.",
    &[
        form!("any other space", [], Spaces { kind: SpaceKind::Other, place: None }),
        form!("another starting space", [], {
            Spaces { kind: SpaceKind::Other, place: Some(SpacePlace::Start(Start::Any)) }
        }),
        form!("another space <space-place>", [place], Spaces { kind: SpaceKind::Other, place: Some(place) }),
    ],
)];

/// What a zone that is chosen holds.
pub(crate) const CROWDED: &[Entry<Crowded>] = &[entry(
    "With so many of a crowd in it.",
    "Choose a zone with 0 or less Foxes, then place Mara in a space in that zone.",
    &[form!("with <bound> <crowds>", [bound, by], Crowded { bound, by })],
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
        "The space is not next to the fighter's.",
        "Place Bruno in a space not adjacent to Mara.",
        &[form!("not adjacent to <fighter>", [who], SpacePlace::Apart(who))],
    ),
    entry(
        "The space is next to the one of the crowd with the smallest distance to the fighter; of several, next to any of them.",
        "Place Bruno in a space adjacent to the nearest opposing fighter to Mara.",
        &[form!("adjacent to the nearest <crowd> to <fighter>", [crowd, who], SpacePlace::NextToNearest(crowd, who))],
    ),
    entry(
        "The space is in the zone that this text chose.",
        "Choose a zone of Mara's space, then place Bruno in a space in that zone.",
        &[form!("in that zone", [], SpacePlace::ThatZone)],
    )
    .needs(&[Fact::Zone]),
    entry(
        "The space is next to the one that this text chose last.",
        "Choose a space in Mara's zone, then place Bruno in a space adjacent to that space.",
        &[form!("adjacent to that space", [], SpacePlace::AdjacentToThat)],
    )
    .needs(&[Space]),
    entry(
        "That many of a crowd stand around the space.",
        "Choose a space with 2 or more Foxes adjacent to it, then deal 2 damage to a fighter in that space.",
        &[form!("with <bound> <crowds> adjacent to it", [bound, of], SpacePlace::WithAdjacent { bound, of })],
    ),
    entry(
        "The space is at most so many spaces away from the fighter's, whoever stands between.",
        "Place Bruno in a space within 2 spaces of Mara.",
        &[form!("within <number> space/spaces of <fighter>", [n, who], SpacePlace::Within(n, who))],
    ),
    entry(
        "That many of a crowd stand in one of the zones of the space, without the one that is placed.",
        "Place Mara in a space in a zone with 0 or less Foxes.",
        &[form!("in a zone with <bound> <crowds>", [bound, of], SpacePlace::ZoneWith(bound, of))],
    ),
];

// ── how much ──

pub(crate) const COUNTABLES: &[Entry<Countable>] = &[
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
        "The counters that this card has spent in the combat, under this key and those before it.",
        "Spend any amount of Ember, then add 1 to the value of this card for each Ember spent by this card.",
        &[form!("<counter> spent by this card", [counter], Countable::SpentBy(counter))],
    )
    .needs(&[Cards]),
    entry(
        "The counters that another player paid in this text.",
        "Your opponent pays any amount of Ember, then draw 1 card for each Ember paid.",
        &[form!("<counter> paid", [counter], Countable::Paid(counter))],
    )
    .needs(&[Fact::Paid]),
    entry(
        "The fighters of a group.",
        "Draw 1 card for each opposing fighter in Mara's zone.",
        &[form!("<group>", [group], Countable::Fighters(group))],
    ),
    entry(
        "Those of a crowd that are out of the fight.",
        "Draw 1 card for each defeated Fox.",
        &[
            form!("defeated <down>", [of], Countable::Defeated(of)),
            form!("of your defeated <commons>", [noun], {
                Countable::Defeated(Crowd { side: Side::Yours, other: Other::No, noun })
            }),
        ],
    ),
    entry(
        "The cards of a pile, all or those of a kind.",
        "Draw 1 card for each SONG card in your discard pile.",
        &[
            form!("<any-card> in <pile>", [kind, pile], Countable::Cards(kind, pile)),
            alias!("<card-name> in <pile>", [name, pile], {
                Countable::Cards(Filter { kind: FilterKind::Any, also: FilterTail::Named(name) }, pile)
            }),
        ],
    ),
    entry(
        "The cards that this text put on a deck or into a pile when it last did so, of all players who did it.",
        "Put any number of cards from your hand on the bottom of your deck, then draw up to 1 card for each card put.",
        &[form!("card put", [], Countable::Done(Done::Put))],
    )
    .needs(&[PutCards]),
    entry(
        "The cards that this text discarded when it last did so, from wherever, of all players who did it.",
        "Discard any number of cards, then Mara recovers 1 health for each card discarded.",
        &[form!("card discarded", [], Countable::Done(Done::Discarded))],
    )
    .needs(&[Tossed]),
    entry(
        "The cards that this text shuffled into a deck when it last did so.",
        "Shuffle up to 2 cards from your discard pile into your deck, then gain 1 Ember for each card shuffled.",
        &[form!("card shuffled", [], Countable::Done(Done::Shuffled))],
    )
    .needs(&[Shuffled]),
    entry(
        "The cards that this text drew when it last did so, of all players who did it.",
        "Draw up to 3 cards, then deal 1 damage to Mara for each card drawn.",
        &[form!("card drawn", [], Countable::Done(Done::Drawn))],
    )
    .needs(&[Drawn]),
    entry(
        "The cards that this text revealed when it last did so, on a deck or in a hand, of all players who did it.",
        "Reveal any number of SONG cards from your hand, then gain 1 Ember for each card revealed.",
        &[form!("card revealed", [], Countable::Done(Done::Revealed))],
    )
    .needs(&[Fact::Revealed]),
    entry(
        "The cards that this text removed from the game when it last did so.",
        "Remove up to 3 SONG cards in your discard pile from the game, then draw 1 card for each card removed.",
        &[form!("card removed", [], Countable::Done(Done::Removed))],
    )
    .needs(&[Fact::Removed]),
    entry(
        "Those of a kind among the cards that this text discarded when it last did so, as they lie on the discard pile; of several \
         players, those of the last one.",
        "Discard 3 cards, then gain 1 Ember for each SONG card discarded.",
        &[form!("<some-card> discarded", [kind], Countable::DoneOf(kind, Done::Discarded))],
    )
    .needs(&[Tossed]),
    entry(
        "Those of a kind among the cards that this text revealed on a deck or in a hand when it last did so, and that still lie there.",
        "Reveal the top 4 cards of your deck, then draw 1 card for each SONG card revealed.",
        &[form!("<some-card> revealed", [kind], Countable::DoneOf(kind, Done::Revealed))],
    )
    .needs(&[Looked, Fact::Shown]),
    entry(
        "The zones that the fighter's space belongs to.",
        "Draw 1 card for each zone of Mara's space.",
        &[form!("zone of <fighter's> space", [who], Countable::Zones(who))],
    ),
    entry(
        "The damage that this text has dealt, of all whom it hurt.",
        "Deal 1 damage to each fighter adjacent to Mara, then gain 1 Ember for each damage dealt.",
        &[form!("damage dealt", [], Countable::DamageDealt)],
    )
    .needs(&[Dealt]),
    entry(
        "The cards that you played as an attack, a defense or a scheme in this turn, without this one.",
        "Draw 1 card for each other card you played this turn.",
        &[form!("other card you played this turn", [], Countable::Played { who: Player::You, besides: true })],
    )
    .needs(&[ThisCard]),
    entry(
        "The cards that a player played in this turn in these ways, each of them.",
        "When your turn ends, draw 1 card for each card you played this turn.",
        &[
            form!("card you played this turn", [], Countable::Played { who: Player::You, besides: false }),
            form!("card <party> played this turn", [who], Countable::Played { who, besides: false }),
        ],
    ),
];

/// What is counted, after `the number of`; what has a measure of its own is not among it.
pub(crate) const COUNTED: &[Entry<Countable>] = &[
    entry(
        "As after `for each`.",
        "Spend any amount of Ember, then add twice the number of Ember spent by this card to the value of this card.",
        &[form!("<counter> spent by this card", [counter], Countable::SpentBy(counter))],
    )
    .needs(&[Cards]),
    entry(
        "As after `for each`.",
        "Your opponent pays any amount of Ember. If the number of Ember paid is 2 or more, draw 1 card.",
        &[form!("<counter> paid", [counter], Countable::Paid(counter))],
    )
    .needs(&[Fact::Paid]),
    entry(
        "As after `for each`.",
        "If the number of defeated Foxes is exactly 2, draw 1 card.",
        &[
            form!("defeated <downs>", [of], Countable::Defeated(of)),
            form!("your defeated <commons>", [noun], {
                Countable::Defeated(Crowd { side: Side::Yours, other: Other::No, noun })
            }),
        ],
    ),
    entry(
        "As after `for each`.",
        "Draw cards equal to the number of SONG cards in your discard pile.",
        &[
            form!("<kind-cards> in <pile>", [kind, pile], Countable::Cards(kind, pile)),
        ],
    ),
    entry(
        "As after `for each`.",
        "Put any number of cards from your hand on the bottom of your deck. If the number of cards put is 3 or more, draw 1 card.",
        &[form!("cards put", [], Countable::Done(Done::Put))],
    )
    .needs(&[PutCards]),
    entry(
        "As after `for each`.",
        "Your opponent discards any number of cards. If the number of cards discarded is 1 or less, draw 1 card.",
        &[form!("cards discarded", [], Countable::Done(Done::Discarded))],
    )
    .needs(&[Tossed]),
    entry(
        "As after `for each`.",
        "Shuffle up to 2 cards from your discard pile into your deck, then gain Ember equal to twice the number of cards shuffled.",
        &[form!("cards shuffled", [], Countable::Done(Done::Shuffled))],
    )
    .needs(&[Shuffled]),
    entry(
        "As after `for each`.",
        "Draw up to 3 cards, then deal damage to Mara equal to the number of cards drawn.",
        &[form!("cards drawn", [], Countable::Done(Done::Drawn))],
    )
    .needs(&[Drawn]),
    entry(
        "As after `for each`.",
        "Reveal any number of SONG cards from your hand, then gain Ember equal to twice the number of cards revealed.",
        &[form!("cards revealed", [], Countable::Done(Done::Revealed))],
    )
    .needs(&[Fact::Revealed]),
    entry(
        "As after `for each`.",
        "Remove up to 3 SONG cards in your discard pile from the game, then add the number of cards removed to the value of this card.",
        &[form!("cards removed", [], Countable::Done(Done::Removed))],
    )
    .needs(&[Fact::Removed]),
    entry(
        "As after `for each`.",
        "Discard 3 cards, then gain Ember equal to the number of SONG cards discarded.",
        &[form!("<kind-cards> discarded", [kind], Countable::DoneOf(kind, Done::Discarded))],
    )
    .needs(&[Tossed]),
    entry(
        "As after `for each`.",
        "Reveal the top 4 cards of your deck, then draw cards equal to twice the number of SONG cards revealed.",
        &[form!("<kind-cards> revealed", [kind], Countable::DoneOf(kind, Done::Revealed))],
    )
    .needs(&[Looked, Fact::Shown]),
    entry(
        "As after `for each`.",
        "If the number of other cards you played this turn is 2 or more, draw 1 card.",
        &[form!("other cards you played this turn", [], Countable::Played { who: Player::You, besides: true })],
    )
    .needs(&[ThisCard]),
    entry(
        "As after `for each`.",
        "If the number of cards your opponent played this turn is 0 or less, draw 1 card.",
        &[
            form!("cards you played this turn", [], Countable::Played { who: Player::You, besides: false }),
            form!("cards <party> played this turn", [who], Countable::Played { who, besides: false }),
        ],
    ),
];

/// The same of tokens, piles and side decks.
pub(crate) const COUNTED_ELSEWHERE: &[Entry<Countable>] = &[
    entry(
        "As after `for each`.",
        "If the number of spaces with a Lamp adjacent to Mara is 2 or more, draw 1 card.",
        &[
            form!("spaces with a(n) <token> on the board", [token], Countable::TokenSpaces(token, None)),
            form!("spaces with a(n) <token> <token-place>", [token, place], Countable::TokenSpaces(token, Some(place))),
        ],
    ),
    entry(
        "As after `for each`.",
        "Remove each Lamp in Mara's zone. If the number of Lamps removed is 2 or more, draw 1 card.",
        &[form!("<tokens> removed", [token], Countable::TokensRemoved(token))],
    )
    .needs(&[Fact::TokensRemoved]),
    entry(
        "As after `for each`.",
        "Draw cards equal to the number of other cards in Satchel.",
        &[form!("other cards in <pile-name>", [pile], Countable::OthersInPile(pile))],
    )
    .needs(&[ThisCard]),
    entry(
        "As after `for each`.",
        "If the number of different symbols in Satchel is 2 or more, draw 1 card.",
        &[form!("different symbols in <pile-name>", [pile], Countable::SymbolsInPile(pile))],
    ),
    entry(
        "As after `for each`.",
        "If the number of SONG cards in Satchel is higher than the number of cards in your hand, draw 1 card.",
        &[form!("<kind-cards> in <pile-name>", [kind, pile], Countable::OwnPile(kind, pile))],
    ),
    entry(
        "As after `for each`.",
        "Draw cards equal to twice the number of open cards of Omens.",
        &[form!("open cards of <side-name>", [deck], Countable::SideOpen(deck))],
    ),
    entry(
        "As after `for each`.",
        "Draw cards equal to the number of discarded cards of Omens.",
        &[form!("discarded cards of <side-name>", [deck], Countable::SideDiscarded(deck))],
    ),
];

/// Whom acts are done for one after the other.
pub(crate) const IN_TURN: &[Entry<Countable>] = &[entry(
    "The fighters of a group one after the other, in the order in which they stand in their files; `it` is the one whose turn it is. \
     Who does not belong to the group any more is passed over. Only at the head of a sentence.",
    "For each Fox in turn, deal 1 damage to each opposing fighter adjacent to it.",
    &[form!("<group> in turn", [group], Countable::InTurn(group))],
)
.gives(&[It])];

pub(crate) const DID: &[Entry<ActionKind>] = &[
    entry("", "If you maneuvered this turn, draw 1 card.", &[form!("maneuvered", [], ActionKind::Maneuver)]),
    entry("", "If you attacked this turn, draw 1 card.", &[form!("attacked", [], ActionKind::Attack)]),
    entry(
        "",
        "If your opponent played a scheme this turn, draw 1 card.",
        &[form!("played a scheme", [], ActionKind::Scheme)],
    ),
    entry(
        "",
        "If you boosted a maneuver this turn, draw 1 card.",
        &[form!("boosted a maneuver", [], ActionKind::BoostedManeuver)],
    ),
];

pub(crate) const DEEDS: &[Entry<ActionKind>] = &[
    entry("", "If you did not maneuver this turn, draw 1 card.", &[form!("maneuver", [], ActionKind::Maneuver)]),
    entry("", "If you did not attack this turn, draw 1 card.", &[form!("attack", [], ActionKind::Attack)]),
    entry(
        "",
        "If you did not play a scheme this turn, draw 1 card.",
        &[form!("play a scheme", [], ActionKind::Scheme)],
    ),
    entry(
        "",
        "If you did not boost a maneuver this turn, draw 1 card.",
        &[form!("boost a maneuver", [], ActionKind::BoostedManeuver)],
    ),
];

pub(crate) const MEASURES: &[Entry<Measure>] = &[
    entry(
        "The boost value of the card that this text discarded last.",
        "Discard the top card of your deck, then Mara recovers health equal to its boost value.",
        &[
            form!("its boost value", [], Measure::ItsBoost),
            alias!("the boost value of that card", [], Measure::ItsBoost),
        ],
    )
    .needs(&[Discarded]),
    entry(
        "The number printed on that card; 0 for a scheme.",
        "Discard the top card of your deck, then Mara recovers health equal to its printed value.",
        &[
            form!("its printed value", [], Measure::ItsPrinted),
            alias!("the printed value of that card", [], Measure::ItsPrinted),
        ],
    )
    .needs(&[Discarded]),
    entry(
        "The boost values of the cards that this text discarded when it last did so, added up; of several players, those of the last one.",
        "Discard 2 cards, then Mara recovers health equal to the total boost value of the cards discarded.",
        &[form!("the total boost value of the cards discarded", [], Measure::TotalBoost(Done::Discarded))],
    )
    .needs(&[Tossed]),
    entry(
        "The boost values of the cards that this text revealed last and that still lie there, added up.",
        "Reveal the top 2 cards of your deck, then add the total boost value of the cards revealed to the value of this card.",
        &[form!("the total boost value of the cards revealed", [], Measure::TotalBoost(Done::Revealed))],
    )
    .needs(&[Looked, Fact::Shown]),
    entry(
        "The letters and digits of the card's name, without blanks and marks.",
        "Draw cards equal to the length of the name of the top card of your discard pile.",
        &[form!("the length of the name of <card>", [card], Measure::NameLength(card))],
    ),
    entry(
        "The boost value that is printed on the card; 0 without a card.",
        "Draw cards equal to the boost value of the top card of your discard pile.",
        &[form!("the boost value of <card>", [card], Measure::Boost(card))],
    ),
    entry(
        "The number printed on the card, whatever changed its value; 0 without a card or a number.",
        "Deal damage to the opposing fighter equal to the printed value of the opponent's card.",
        &[form!("the printed value of <card>", [card], Measure::Printed(card))],
    ),
    entry(
        "In a bonus attack: the number printed on the card that was played against the attack before it; 0 without one.",
        "Add the printed value of the card played against this card to the value of this card.",
        &[form!("the printed value of the card played against this card", [], Measure::PrintedAgainst)],
    )
    .needs(&[Cards]),
    entry(
        "The value that the card has at this moment.",
        "If the value of the opponent's card is 3 or less, gain 1 action.",
        &[form!("the value of <which-card>", [card], Measure::Value(card))],
    )
    .needs(&[Cards]),
    entry(
        "The damage that the combat itself did.",
        "Draw cards equal to the combat damage dealt.",
        &[form!("the combat damage dealt", [], Measure::CombatDamage)],
    )
    .needs(&[Result]),
    entry(
        "The damage that this text has dealt, of all whom it hurt.",
        "Deal 1 damage to each fighter adjacent to Mara, then Mara recovers health equal to the damage dealt.",
        &[form!("the damage dealt", [], Measure::DamageDealt)],
    )
    .needs(&[Dealt]),
    entry(
        "The size of a hand, deck or discard pile.",
        "Mara recovers health equal to the number of cards in your hand.",
        &[form!("the number of cards in <pile>", [pile], Measure::Cards(pile))],
    ),
    entry(
        "The number that this text chose.",
        "Choose a number from 0 to 4, then draw cards equal to the chosen number.",
        &[form!("the chosen number", [], Measure::ChosenNumber)],
    )
    .needs(&[Fact::Number]),
    entry(
        "The number that was chosen under `commit`; all know it.",
        "If the committed number is equal to the printed value of the opponent's card, draw 2 cards.",
        &[form!("the committed number", [], Measure::CommittedNumber)],
    )
    .needs(&[Cards]),
    entry(
        "The number that this card has let somebody choose in the combat, under an earlier key; 0 if it was not done.",
        "Choose a number from 0 to 4. If the value of the opponent's card is equal to the number chosen by this card, draw 2 cards.",
        &[form!("the number chosen by this card", [], Measure::NumberBy)],
    )
    .needs(&[Cards]),
    entry(
        "The health that the fighter has now.",
        "Set the health of Mara to the health of Bruno.",
        &[form!("the health of <fighter>", [who], Measure::Health(who))],
    ),
    entry(
        "The zones that the fighter's space belongs to.",
        "Draw cards equal to the number of zones of Mara's space.",
        &[form!("the number of zones of <fighter's> space", [who], Measure::Zones(who))],
    ),
    entry(
        "The zones in which one of your fighters stands.",
        "Draw cards equal to the number of different zones of your fighters.",
        &[form!("the number of different zones of your fighters", [], Measure::DifferentZones)],
    ),
    entry(
        "The fighters of a crowd that are there.",
        "Draw cards equal to the number of Foxes on the board.",
        &[form!("the number of <number-of> <where>", [crowd, place], {
            Measure::Fighters(Group { crowd, place: Some(place), except: None })
        })],
    ),
    entry(
        "Those whom this text hurt, placed or passed last, or that have so much health.",
        "Deal 1 damage to up to 3 fighters in Mara's zone. If the number of fighters damaged is 2 or more, draw 1 card.",
        &[form!("the number of <number-of> <marked>", [crowd, place], {
            Measure::Fighters(Group { crowd, place: Some(place), except: None })
        })],
    ),
    entry(
        "How many there are of anything else that is counted.",
        "If the number of SONG cards in your discard pile is higher than the number of cards in your hand, draw 1 card.",
        &[form!("the number of <counted>", [of], Measure::NumberOf(of))],
    ),
    entry(
        "The lines between the two, whoever stands between; closed doors count. 0 if one of them is not on the board.",
        "Draw cards equal to the distance between Mara and Bruno.",
        &[form!("the distance between <fighter> and <fighter>", [a, b], Measure::Distance(a, b))],
    ),
    entry(
        "The spaces that lie between the two: one less than their distance.",
        "Draw cards equal to the number of spaces between Mara and Bruno.",
        &[form!("the number of spaces between <fighter> and <fighter>", [a, b], Measure::SpacesBetween(a, b))],
    ),
];

pub(crate) const CARD_REFS: &[Entry<CardRef>] = &[
    entry("", "Draw cards equal to the boost value of this card.", &[form!("this card", [], CardRef::This)])
        .needs(&[ThisCard]),
    entry(
        "",
        "Draw cards equal to the boost value of the opponent's card.",
        &[form!("the opponent's card", [], CardRef::Opponents)],
    )
    .needs(&[Cards]),
    entry(
        "",
        "Draw cards equal to the boost value of the top card of your discard pile.",
        &[form!("the top card of your discard pile", [], CardRef::TopOfDiscard)],
    ),
    entry(
        "",
        "If the printed value of the top card of your opponent's discard pile is 3 or more, draw 1 card.",
        &[form!("the top card of your opponent's discard pile", [], CardRef::TopOfTheirs)],
    )
    .gives(&[Opponent]),
    entry(
        "",
        "Look at an opponent's hand, then draw cards equal to the boost value of the top card of that opponent's discard pile.",
        &[form!("the top card of that opponent's discard pile", [], CardRef::TopOfThat)],
    )
    .needs(&[Opponent]),
    entry(
        "",
        "Each opponent deals damage to one of their fighters equal to the boost value of the top card of their discard pile.",
        &[form!("the top card of their discard pile", [], CardRef::TopOfDoer)],
    )
    .needs(&[Fact::Doer]),
    entry(
        "",
        "Reveal the top card of your deck. If the boost value of your revealed card is 2 or more, draw 1 card.",
        &[form!("your revealed card", [], CardRef::Revealed)],
    )
    .needs(&[Fact::Shown]),
    entry(
        "",
        "Reveal the top card of your opponent's deck. If the boost value of your opponent's revealed card is 2 or more, \
         draw 1 card.",
        &[form!("your opponent's revealed card", [], CardRef::TheirRevealed)],
    )
    .needs(&[Fact::Shown]),
    entry(
        "",
        "Each player reveals 1 card from their hand at the same time, then each player draws cards equal to the boost value of \
         their revealed card.",
        &[form!("their revealed card", [], CardRef::ThatRevealed)],
    )
    .needs(&[Fact::Shown]),
];

pub(crate) const CARD_TYPES: &[Entry<CardType>] = &[
    entry("", "If the opponent's card is an attack card, draw 1 card.", &[form!("attack", [], CardType::Attack)]),
    entry("", "If the opponent's card is a defense card, draw 1 card.", &[form!("defense", [], CardType::Defense)]),
    entry(
        "",
        "If the opponent's card is a versatile card, draw 1 card.",
        &[form!("versatile", [], CardType::Versatile)],
    ),
    entry("", "If the opponent's card is a scheme card, draw 1 card.", &[form!("scheme", [], CardType::Scheme)]),
    entry("", "If the opponent's card is a combat card, draw 1 card.", &[form!("combat", [], CardType::Combat)]),
];

pub(crate) const TIMINGS: &[Entry<Timing>] = &[
    entry(
        "",
        "If the opponent's card has an effect under immediately, draw 1 card.",
        &[form!("immediately", [], Timing::Immediately)],
    ),
    entry(
        "",
        "If the opponent's card has an effect under during, draw 1 card.",
        &[form!("during", [], Timing::During)],
    ),
    entry("", "If the opponent's card has an effect under after, draw 1 card.", &[form!("after", [], Timing::After)]),
];

/// Amounts of something, with its noun.
macro_rules! amounts {
    ($(#[$doc:meta])* $name:ident, $one:literal, $plural:literal, [$($example:literal),*]) => {
        $(#[$doc])*
        pub(crate) const $name: &[Entry<Amount>] = &[entry(
            "A number, a number for each of something, or as many as a measure says.",
            concat!($($example),*),
            &[
                form!(concat!("<number> ", $one), [n], Amount::Number(n)),
                form!(concat!("<number> ", $one, " for each <countable>"), [n, of], Amount::ForEach(n, of)),
                form!(concat!($plural, " equal to <measure>"), [measure], Amount::EqualTo(measure)),
                form!(concat!($plural, " equal to twice <measure>"), [measure], Amount::Twice(measure)),
            ],
        )];
    };
}

amounts!(CARD_AMOUNTS, "card/cards", "cards", ["Draw cards equal to twice the number of cards in your hand."]);
/// Which cards of a pile.
pub(crate) const SELECTIONS: &[Entry<Selection>] = &[
    entry(
        "So many, or up to so many; with `random` chance chooses them, else the one whose cards they are.",
        "Discard up to 2 attack or scheme cards.",
        &[
            form!("<number> <random> <filter> card/cards <filter-tail>", [n, random, kind, also], {
                Selection { many: ManyCards::Exactly(Amount::Number(n)), random, filter: Filter { kind, also } }
            }),
            form!(
                "<number> <random> <filter> card/cards <filter-tail> for each <countable>",
                [n, random, kind, also, of],
                {
                    Selection {
                        many: ManyCards::Exactly(Amount::ForEach(n, of)),
                        random,
                        filter: Filter { kind, also },
                    }
                }
            ),
            form!("<random> <filter> cards <filter-tail> equal to <measure>", [random, kind, also, measure], {
                Selection { many: ManyCards::Exactly(Amount::EqualTo(measure)), random, filter: Filter { kind, also } }
            }),
            form!("<random> <filter> cards <filter-tail> equal to twice <measure>", [random, kind, also, measure], {
                Selection { many: ManyCards::Exactly(Amount::Twice(measure)), random, filter: Filter { kind, also } }
            }),
            form!("up to <number> <random> <filter> card/cards <filter-tail>", [n, random, kind, also], {
                Selection { many: ManyCards::UpTo(Amount::Number(n)), random, filter: Filter { kind, also } }
            }),
            form!(
                "up to <number> <random> <filter> card/cards <filter-tail> for each <countable>",
                [n, random, kind, also, of],
                { Selection { many: ManyCards::UpTo(Amount::ForEach(n, of)), random, filter: Filter { kind, also } } }
            ),
            form!("up to <random> <filter> cards <filter-tail> equal to <measure>", [random, kind, also, measure], {
                Selection { many: ManyCards::UpTo(Amount::EqualTo(measure)), random, filter: Filter { kind, also } }
            }),
        ],
    ),
    entry(
        "As many as one likes, one after the other.",
        "Discard any number of Bruno cards.",
        &[form!("any number of <filter> cards <filter-tail>", [kind, also], {
            Selection { many: ManyCards::Any, random: Random::No, filter: Filter { kind, also } }
        })],
    ),
    entry(
        "All cards of a kind, without a choice.",
        "Discard every SONG card.",
        &[
            form!("every <some-filter> card <filter-tail>", [kind, also], {
                Selection { many: ManyCards::All, random: Random::No, filter: Filter { kind, also } }
            }),
            form!("every card <some-tail>", [also], {
                Selection { many: ManyCards::All, random: Random::No, filter: Filter { kind: FilterKind::Any, also } }
            }),
        ],
    ),
];

pub(crate) const RANDOMS: &[Entry<Random>] = &[
    entry("", "Discard 1 random card.", &[form!("random", [], Random::Yes)]),
    entry("", "Discard 1 card.", &[form!("", [], Random::No)]),
];

/// Before `card`.
pub(crate) const FILTERS: &[Entry<FilterKind>] = &[
    entry(
        "Cards with this tag, or with one of two.",
        "Take 1 SONG card from your discard pile.",
        &[form!("<tag>", [tag], FilterKind::Tag(tag)), form!("<tag> or <tag>", [a, b], FilterKind::Tags(a, b))],
    ),
    entry(
        "Cards that are printed as those of this fighter, or of one of two; cards for any fighter are not.",
        "Discard any number of Bruno cards.",
        &[form!("<kind>", [name], FilterKind::User(name)), form!("<kind> or <kind>", [a, b], FilterKind::Users(a, b))],
    ),
    entry(
        "Cards of this type: `attack`, `defense`, `versatile`, `scheme`, or `combat` for all but schemes. A versatile card \
         is an attack and a defense card as well.",
        "Discard up to 2 attack or scheme cards.",
        &[
            form!("<card-type>", [kind], FilterKind::Type(kind)),
            form!("<card-type> or <card-type>", [a, b], FilterKind::Types(a, b)),
        ],
    ),
];

pub(crate) const NO_FILTER: &[Entry<FilterKind>] = &[entry("", "Discard 1 card.", &[form!("", [], FilterKind::Any)])];

/// Behind `card`.
pub(crate) const FILTER_TAILS: &[Entry<FilterTail>] = &[
    entry(
        "All but the cards of this name, or of these.",
        "Take 1 card not named Night Walk from your discard pile.",
        &[
            form!("not named <card-name>", [name], FilterTail::NotNamed(name)),
            form!("not named <card-name> or <card-name>", [a, b], FilterTail::NotNamedEither(a, b)),
        ],
    ),
    entry(
        "Only the cards of this name, or of one of two or three.",
        "Take 1 card named Night Walk from your discard pile.",
        &[
            form!("named <card-name>", [name], FilterTail::Named(name)),
            form!("named <card-name> or <card-name>", [a, b], FilterTail::NamedEither(a, b)),
            form!("named <card-name>, <card-name> or <card-name>", [a, b, c], FilterTail::NamedAny(a, b, c)),
        ],
    ),
    entry(
        "Cards with such a printed value; a scheme has none.",
        "Discard 1 card with a printed value of 3 or more.",
        &[form!("with a printed value of <bound>", [bound], FilterTail::Printed(bound))],
    ),
    entry(
        "Cards with such a boost value.",
        "Take 1 card with a boost value of 2 or less from your discard pile.",
        &[form!("with a boost value of <bound>", [bound], FilterTail::Boost(bound))],
    ),
];

/// What the game says of the number that is printed on them.
pub(crate) const EQUAL_TAILS: &[Entry<FilterTail>] = &[entry(
    "Cards whose printed value, or boost value, is just this; not where cards are counted or waited for.",
    "Choose a number from 1 to 4, then discard 1 card with a printed value equal to the chosen number.",
    &[
        form!("with a printed value equal to <measure>", [measure], FilterTail::PrintedEqual(measure)),
        form!("with a boost value equal to <measure>", [measure], FilterTail::BoostEqual(measure)),
    ],
)];

pub(crate) const NO_TAIL: &[Entry<FilterTail>] = &[entry("", "Discard 1 card.", &[form!("", [], FilterTail::Nothing)])];

pub(crate) const ONTO: &[Entry<Onto>] = &[
    entry("", "Put 1 card from your hand on top of your deck.", &[form!("on top of", [], Onto::Top)]),
    entry("", "Put 1 card from your hand on the bottom of your deck.", &[form!("on the bottom of", [], Onto::Bottom)]),
];

pub(crate) const ONTO_EITHER: &[Entry<Onto>] = &[entry(
    "",
    "Look at the top card of your deck, then put that card on top or on the bottom of your deck.",
    &[form!("on top or on the bottom of", [], Onto::Either)],
)];

pub(crate) const ENDS: &[Entry<End>] = &[
    entry("", "Discard the top 2 cards of your deck.", &[form!("top", [], End::Top)]),
    entry("", "Discard the bottom 2 cards of your deck.", &[form!("bottom", [], End::Bottom)]),
];

pub(crate) const DECKS: &[Entry<Deck>] = &[
    entry("", "Look at the top card of any deck.", &[form!("any deck", [], Deck::Any)]),
    entry("", "Look at the top card of your opponent's deck.", &[form!("<whose> deck", [of], Deck::Of(of))]),
];

pub(crate) const THAT_DECK: &[Entry<ThatDeck>] = &[
    entry(
        "",
        "Look at the top card of any deck. You may put that card on the bottom of that deck.",
        &[form!("that deck", [], ThatDeck::That)],
    ),
    entry(
        "",
        "Look at the top card of your deck, then put that card on the bottom of your deck.",
        &[form!("your deck", [], ThatDeck::Your)],
    ),
    entry(
        "",
        "Your opponent reveals 1 card from their hand, then put that card on the bottom of their deck.",
        &[form!("their deck", [], ThatDeck::Their)],
    ),
];

/// `that card`
pub(crate) const THAT_CARD: &[Entry<OfThem>] = &[entry(
    "",
    "Look at the top card of your deck, then put that card on the bottom of your deck.",
    &[form!("that card", [], {
        OfThem { what: Them::That, filter: Filter { kind: FilterKind::Any, also: FilterTail::Nothing } }
    })],
)];

/// `the rest`
pub(crate) const THE_REST: &[Entry<OfThem>] = &[entry(
    "",
    "Look at the top 4 cards of your deck, then take 1 of them into your hand, then put the rest on the bottom of your deck.",
    &[
        form!("the rest", [], {
            OfThem { what: Them::AllBut(0), filter: Filter { kind: FilterKind::Any, also: FilterTail::Nothing } }
        }),
        alias!("all of them", [], {
            OfThem { what: Them::AllBut(0), filter: Filter { kind: FilterKind::Any, also: FilterTail::Nothing } }
        }),
    ],
)];

pub(crate) const THEM: &[Entry<OfThem>] = &[
    entry(
        "",
        "Look at the top 4 cards of your deck, then put 2 of them on the bottom of your deck.",
        &[
            form!("<number> of them", [n], {
                OfThem { what: Them::Number(n), filter: Filter { kind: FilterKind::Any, also: FilterTail::Nothing } }
            }),
            form!("<number> <some-filter> card/cards <filter-tail> of them", [n, kind, also], {
                OfThem { what: Them::Number(n), filter: Filter { kind, also } }
            }),
            form!("<number> card/cards <some-tail> of them", [n, also], {
                OfThem { what: Them::Number(n), filter: Filter { kind: FilterKind::Any, also } }
            }),
        ],
    ),
    entry(
        "",
        "Look at the top 4 cards of your deck, then put all but 2 of them on the bottom of your deck.",
        &[form!("all but <number> of them", [n], {
            OfThem { what: Them::AllBut(n), filter: Filter { kind: FilterKind::Any, also: FilterTail::Nothing } }
        })],
    ),
    entry(
        "",
        "Look at the top 4 cards of your deck, then put up to 2 of them on the bottom of your deck.",
        &[
            form!("up to <number> of them", [n], {
                OfThem { what: Them::UpTo(n), filter: Filter { kind: FilterKind::Any, also: FilterTail::Nothing } }
            }),
            form!("up to <number> <some-filter> card/cards <filter-tail> of them", [n, kind, also], {
                OfThem { what: Them::UpTo(n), filter: Filter { kind, also } }
            }),
            form!("up to <number> card/cards <some-tail> of them", [n, also], {
                OfThem { what: Them::UpTo(n), filter: Filter { kind: FilterKind::Any, also } }
            }),
        ],
    ),
    entry(
        "",
        "Look at the top 4 cards of your deck, then put any number of them on the bottom of your deck.",
        &[
            form!("any number of them", [], {
                OfThem { what: Them::Any, filter: Filter { kind: FilterKind::Any, also: FilterTail::Nothing } }
            }),
            form!("any number of <some-filter> cards <filter-tail> of them", [kind, also], {
                OfThem { what: Them::Any, filter: Filter { kind, also } }
            }),
            form!("any number of cards <some-tail> of them", [also], {
                OfThem { what: Them::Any, filter: Filter { kind: FilterKind::Any, also } }
            }),
        ],
    ),
    entry(
        "",
        "Reveal the top 4 cards of your deck, then discard every SONG card of them.",
        &[
            form!("every <some-filter> card <filter-tail> of them", [kind, also], {
                OfThem { what: Them::Every, filter: Filter { kind, also } }
            }),
            form!("every card <some-tail> of them", [also], {
                OfThem { what: Them::Every, filter: Filter { kind: FilterKind::Any, also } }
            }),
        ],
    ),
];

/// Where cards are taken from.
pub(crate) const SOURCES: &[Entry<PileKind>] = &[
    entry("", "Put 1 card from your hand on top of your deck.", &[form!("hand", [], PileKind::Hand)]),
    entry(
        "",
        "Put 1 card from your discard pile on top of your deck.",
        &[form!("discard pile", [], PileKind::Discard)],
    ),
];

amounts!(HEALTH_AMOUNTS, "health", "health", ["Mara recovers 1 health for each Ember you have."]);
amounts!(ACTION_AMOUNTS, "action/actions", "actions", ["Gain 1 action for each Ember you have."]);

// ── what is done to fighters ──

pub(crate) const FIGHTER_ACTS: &[Entry<Act>] = &[
    entry(
        "Takes health; a fighter without health is defeated. Several fighters take it at one moment.",
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
            form!(
                "deal damage to <target> equal to twice <measure>",
                [to, measure],
                Act::Damage { to, amount: Amount::Twice(measure) }
            ),
        ],
    )
    .gives(&[Dealt, Damaged])
    .shared(),
    entry(
        "Gives health back, at most up to the fighter's highest.",
        "Each of your sidekicks recovers 2 health.",
        &[
            form!("<doer> recovers <health>", [who, amount], Act::Recover { who, amount }),
            form!("<doers> recover <health>", [who, amount], Act::Recover { who, amount }),
        ],
    ),
    entry(
        "Makes the health exactly this; neither damage nor recovery.",
        "Set the health of Mara to 8.",
        &[
            form!(
                "set the health of <target> to <number>",
                [who, n],
                Act::SetHealth { who, to: Amount::Number(n) }
            ),
            form!(
                "set the health of <target> to <measure>",
                [who, measure],
                Act::SetHealth { who, to: Amount::EqualTo(measure) }
            ),
            form!(
                "set the health of <target> to twice <measure>",
                [who, measure],
                Act::SetHealth { who, to: Amount::Twice(measure) }
            ),
        ],
    )
    .shared(),
    entry(
        "Defeats outright; this is no damage.",
        "Defeat the opposing fighter.",
        &[form!("defeat <target>", [who], Act::Defeat { who })],
    )
    .shared(),
    entry(
        "Moves along the spaces of the board; `up to` includes staying. `choose … and move it` asks which fighter.",
        "Choose a fighter in this combat and move it up to 2 spaces.",
        &[
            form!(
                "choose <one> and move it up to <number> space/spaces <through>",
                [group, n, through],
                Act::Move { who: Target::Chosen(group), steps: Amount::Number(n), exact: false, through }
            ),
            form!(
                "choose <one> and move it exactly <number> space/spaces <through>",
                [group, n, through],
                Act::Move { who: Target::Chosen(group), steps: Amount::Number(n), exact: true, through }
            ),
            form!(
                "choose <one> and move it up to as many spaces as <measure> <through>",
                [group, measure, through],
                Act::Move { who: Target::Chosen(group), steps: Amount::EqualTo(measure), exact: false, through }
            ),
            form!(
                "choose <one> and move it up to as many spaces as twice <measure> <through>",
                [group, measure, through],
                Act::Move { who: Target::Chosen(group), steps: Amount::Twice(measure), exact: false, through }
            ),
            form!(
                "choose <one> and move it up to <number> space/spaces for each <countable> <through>",
                [group, n, of, through],
                Act::Move { who: Target::Chosen(group), steps: Amount::ForEach(n, of), exact: false, through }
            ),
            form!(
                "move <target> up to <number> space/spaces <through>",
                [who, n, through],
                Act::Move { who, steps: Amount::Number(n), exact: false, through }
            ),
            form!(
                "move <target> exactly <number> space/spaces <through>",
                [who, n, through],
                Act::Move { who, steps: Amount::Number(n), exact: true, through }
            ),
            form!(
                "move <target> up to as many spaces as <measure> <through>",
                [who, measure, through],
                Act::Move { who, steps: Amount::EqualTo(measure), exact: false, through }
            ),
            form!(
                "move <target> up to as many spaces as twice <measure> <through>",
                [who, measure, through],
                Act::Move { who, steps: Amount::Twice(measure), exact: false, through }
            ),
            form!(
                "move <target> up to <number> space/spaces for each <countable> <through>",
                [who, n, of, through],
                Act::Move { who, steps: Amount::ForEach(n, of), exact: false, through }
            ),
            form!(
                "move <target> exactly as many spaces as <measure> <through>",
                [who, measure, through],
                Act::Move { who, steps: Amount::EqualTo(measure), exact: true, through }
            ),
            form!(
                "move <target> exactly as many spaces as twice <measure> <through>",
                [who, measure, through],
                Act::Move { who, steps: Amount::Twice(measure), exact: true, through }
            ),
            form!(
                "move <target> exactly <number> space/spaces for each <countable> <through>",
                [who, n, of, through],
                Act::Move { who, steps: Amount::ForEach(n, of), exact: true, through }
            ),
        ],
    )
    .gives(&[It, Moved])
    .shared(),
    entry(
        "Takes fighters from their spaces and puts them into others; this is no move. Several are placed one after the \
         other, as you like; here `it` is the one that is placed. Who finds no room stays.",
        "Place each sidekick adjacent to Mara in another space in its zone.",
        &[form!("place <target> in <spaces>", [who, spaces], Act::PlaceFighter { who, spaces })],
    )
    .gives(&[It, Placed])
    .shared(),
    entry(
        "Brings back one of the defeated fighters, some or each of them, with its starting health or with this one. Several come \
         back one after the other, each to such a space.",
        "Return a defeated Fox to a space in Mara's zone.",
        &[
            form!("return <fallen> to <free-spaces>", [who, spaces], Act::Return { who, health: None, spaces }),
            form!("return <fallen> with <health> to <free-spaces>", [who, health, spaces], {
                Act::Return { who, health: Some(health), spaces }
            }),
        ],
    )
    .gives(&[It, Placed])
    .shared(),
    entry(
        "Puts the fighter into a space with this health, also if it was defeated in this combat.",
        "Return your fighter with 4 health to any space.",
        &[form!(
            "return <fighter> with <number> health to <spaces>",
            [who, health, spaces],
            Act::Revive { who, health, spaces }
        )],
    )
    .gives(&[It])
    .shared(),
    entry(
        "Puts fighters from the supply onto the board; if the supply is empty, one that stands elsewhere is moved there.",
        "Summon 2 Foxes in any space.",
        &[
            form!(
                "summon 1 <kind> in <free-spaces>",
                [noun, spaces],
                Act::Summon { many: Returning::Number(1), noun, spaces }
            ),
            form!(
                "summon <number> <kinds> in <free-spaces>",
                [count, noun, spaces],
                Act::Summon { many: Returning::Number(count), noun, spaces }
            ),
            form!(
                "summon up to 1 <kind> in <free-spaces>",
                [noun, spaces],
                Act::Summon { many: Returning::UpTo(1), noun, spaces }
            ),
            form!(
                "summon up to <number> <kinds> in <free-spaces>",
                [count, noun, spaces],
                Act::Summon { many: Returning::UpTo(count), noun, spaces }
            ),
            form!(
                "summon any number of <kinds> in <free-spaces>",
                [noun, spaces],
                Act::Summon { many: Returning::Any, noun, spaces }
            ),
        ],
    )
    .gives(&[It])
    .shared(),
    entry(
        "The two change places.",
        "You may swap Mara with a Fox.",
        &[
            form!("swap <fighter> with <someone>", [a, b], Act::Swap { a, b }),
        ],
    )
    .gives(&[It, Swapped])
    .shared(),
    entry(
        "You choose two of a group, or one of each of two sides, the first one first. Behind `with`, `another` is other than that one.",
        "Swap 2 Foxes.",
        &[
            form!("swap 2 <crowds> <place?> <except?>", [crowd, place, except], {
                Act::SwapTwo { of: Group { crowd, place, except } }
            }),
            form!("swap <picked> with <someone>", [a, b], Act::SwapOf { a, b }),
        ],
    )
    .gives(&[It, Swapped])
    .shared(),
    entry(
        "The fighter is nowhere until then: nobody attacks, moves or damages it. It comes back before anything else in your turn; \
         without such a space, to any space. What follows in the sentence waits as well.",
        "Take Mara off the board until your next turn starts, then place it in a space adjacent to Bruno, then gain 1 Ember.",
        &[form!("take <fighter> off the board until your next turn starts, then place it in <spaces>", [who, spaces], {
            Act::TakeOff { who, spaces }
        })],
    )
    .gives(&[It]),
    entry(
        "From now on this fighter is your fighter of the combat. Rules on cards that a fighter plays still mean the one who played the card.",
        "Swap Mara with Bruno; if you do, your other fighter takes over this combat.",
        &[form!("<someone> takes over this combat", [who], Act::TakeOver { who })],
    )
    .needs(&[Combat]),
    entry(
        "Neither moved, placed nor swapped for so long. For `this turn` it is said of those who are there now, and of `each fighter` also of \
         those that come later; for any other time *each* is said of whoever is of the group then.",
        "The opposing fighter cannot leave its space this turn.",
        &[form!("<doer> cannot leave its space <until>", [who, until], Act::Hold { who, until })],
    ),
    entry(
        "The same of several that are named, counted or chosen; of `each …` it is said in the singular.",
        "Mara and Bruno cannot leave their spaces this turn.",
        &[form!("<doers> cannot leave their spaces <until>", [who, until], Act::Hold { who, until })],
    ),
    entry(
        "Damage of the combat and of effects does nothing to the fighter until the combat ends.",
        "Prevent all damage to your fighter in this combat.",
        &[form!("prevent all damage to <target> in this combat", [who], Act::Prevent { who })],
    )
    .needs(&[Combat])
    .shared(),
    entry(
        "The choice alone; later acts say `it`.",
        "Choose one of your heroes, then deal 1 damage to it.",
        &[form!("choose <one>", [group], Act::ChooseFighter { group })],
    )
    .gives(&[It])
    .shared(),
    entry(
        "The choice alone; later acts say `that space` or `those spaces`.",
        "Choose a space in Mara's zone, then deal 1 damage to each fighter in that space.",
        &[form!("choose <free-spaces>", [spaces], Act::ChooseSpace { spaces })],
    )
    .gives(&[Space])
    .shared(),
    entry(
        "The choice alone, of all zones of the board or of those that the fighter stands in; later acts say `in that zone`.",
        "Choose a zone of Mara's space, then deal 1 damage to each opposing fighter in that zone.",
        &[
            form!("choose a zone <crowded?>", [with], Act::ChooseZone { of: None, with }),
            form!("choose a zone of <fighter's> space <crowded?>", [who, with], Act::ChooseZone { of: Some(who), with }),
        ],
    )
    .gives(&[Fact::Zone])
    .shared(),
    entry(
        "The choice alone; later acts say `the chosen number`.",
        "Choose a number from 0 to 4, then draw cards equal to the chosen number.",
        &[form!("choose a number from <number> to <number>", [from, to], Act::ChooseNumber { from, to })],
    )
    .gives(&[Fact::Number])
    .shared(),
    entry(
        "The choice alone; later acts say `that opponent`. With a place, one with so many fighters there.",
        "Choose an opponent with 1 or more fighters in Mara's zone, then that opponent discards 1 card.",
        &[
            form!("choose an opponent", [], Act::ChooseOpponent { with: None }),
            form!("choose an opponent with <bound> fighters <where>", [bound, place], {
                Act::ChooseOpponent { with: Some(Having { bound, place }) }
            }),
        ],
    )
    .gives(&[Opponent]),
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
    entry(
        "The move may pass sidekicks; their spaces are counted.",
        "Move Mara up to 3 spaces through sidekicks.",
        &[form!("through sidekicks", [], Through::Sidekicks)],
    ),
    entry(
        "The move may pass everybody, whosever fighter is moved.",
        "Move the opposing fighter up to 3 spaces through other fighters.",
        &[form!("through other fighters", [], Through::Others)],
    ),
    entry("", "Move Mara up to 3 spaces.", &[form!("", [], Through::Friends)]),
];

pub(crate) const TOKEN_THROUGHS: &[Entry<Through>] = &[entry(
    "Spaces with one of your tokens are not counted, whosever fighter is moved.",
    "Choose a fighter in this combat and move it up to 2 spaces through spaces with a Lamp at no cost.",
    &[form!("through spaces with a(n) <token> at no cost", [token], Through::TokensFree(token))],
)];

// ── what is done with cards ──

pub(crate) const CARD_ACTS: &[Entry<Act>] = &[
    entry(
        "Draws from the deck of the one who draws.",
        "Draw 2 cards.",
        &[
            form!("draw <cards>", [amount], Act::Draw { who: Player::You, amount, up_to: false }),
            form!("draw up to <cards>", [amount], Act::Draw { who: Player::You, amount, up_to: true }),
            form!("<player> draws <cards>", [who, amount], Act::Draw { who, amount, up_to: false }),
            form!("<player> draws up to <cards>", [who, amount], Act::Draw { who, amount, up_to: true }),
        ],
    )
    .gives(&[Drawn, Looked])
    .shared(),
    entry(
        "The card with which a maneuver begins is not drawn later: so many are drawn now. Only after `When you maneuver,`, and once in \
         a maneuver.",
        "When you maneuver, you may draw 2 cards instead of 1; if you do, put 1 card from your hand on the bottom of your deck.",
        &[form!("draw <cards> instead of 1", [amount], Act::DrawInstead { amount })],
    )
    .needs(&[Fact::Maneuver])
    .gives(&[Drawn, Looked]),
    entry(
        "Draws as many as are missing; none if there are enough.",
        "Draw until you have 7 cards in hand.",
        &[form!("draw until you have <number> card/cards in hand", [hand], Act::DrawUntil { hand })],
    )
    .gives(&[Drawn])
    .shared(),
    entry(
        "Discards as many as there are too many; none if there are few enough. The one who discards chooses.",
        "Your opponent discards until they have 2 cards in hand.",
        &[
            form!("discard until you have <number> card/cards in hand", [hand], Act::DiscardUntil { hand }),
            alias!("discard cards until you have <number> card/cards in hand", [hand], Act::DiscardUntil { hand }),
            alias!("discard until you have <number> card/cards", [hand], Act::DiscardUntil { hand }),
            alias!("discard down to <number> card/cards", [hand], Act::DiscardUntil { hand }),
            alias!("discard down to <number> card/cards in hand", [hand], Act::DiscardUntil { hand }),
        ],
    )
    .gives(&[Discarded, Tossed])
    .shared(),
    entry(
        "Puts cards from the hand onto the discard pile. The one who discards chooses, unless chance or you do.",
        "Your opponent discards 1 random card.",
        &[
            form!("discard <selection>", [what], Act::Discard { who: Player::You, what, how: Pick::Owner }),
            alias!("discard <selection> of your choice", [what], {
                Act::Discard { who: Player::You, what, how: Pick::Owner }
            }),
            form!("<player> discards <selection>", [who, what], Act::Discard { who, what, how: Pick::Owner }),
            form!("<player> discards <selection> of your choice", [who, what], {
                Act::Discard { who, what, how: Pick::You }
            }),
        ],
    )
    .gives(&[Discarded, Tossed])
    .shared(),
    entry(
        "Cards of your hand that the opponent named before chooses, who sees the hand for it.",
        "Your opponent looks at your hand, then discard 1 card of their choice.",
        &[form!("discard <selection> of their choice", [what], {
            Act::Discard { who: Player::You, what, how: Pick::They }
        })],
    )
    .needs(&[Opponent])
    .gives(&[Discarded, Tossed]),
    entry(
        "All cards of the hand; an empty hand is discarded, too.",
        "You may discard your hand; if you do, draw 4 cards.",
        &[
            form!("discard your hand", [], {
                Act::Discard {
                    who: Player::You,
                    what: Selection {
                        many: ManyCards::All,
                        random: Random::No,
                        filter: Filter { kind: FilterKind::Any, also: FilterTail::Nothing },
                    },
                    how: Pick::Owner,
                }
            }),
            form!("<player> discards their hand", [who], {
                Act::Discard {
                    who,
                    what: Selection {
                        many: ManyCards::All,
                        random: Random::No,
                        filter: Filter { kind: FilterKind::Any, also: FilterTail::Nothing },
                    },
                    how: Pick::Owner,
                }
            }),
        ],
    )
    .gives(&[Discarded, Tossed])
    .shared(),
    entry(
        "This is no draw; an empty deck gives nothing and does no harm.",
        "Discard the top card of your deck.",
        &[
form!("discard the <end> card of your deck", [end], {
                Act::DiscardFrom { of: Deck::Of(Player::You), end, count: Amount::Number(1) }
            }),
            form!("discard the <end> <number> card/cards of your deck", [end, count], {
                Act::DiscardFrom { of: Deck::Of(Player::You), end, count: Amount::Number(count) }
            }),
            form!("<player> discards the <end> card of their deck", [who, end], {
                Act::DiscardFrom { of: Deck::Of(who), end, count: Amount::Number(1) }
            }),
            form!("<player> discards the <end> <number> card/cards of their deck", [who, end, count], {
                Act::DiscardFrom { of: Deck::Of(who), end, count: Amount::Number(count) }
            }),
            form!("discard the <end> card of your deck for each <countable>", [end, each], {
                Act::DiscardFrom { of: Deck::Of(Player::You), end, count: Amount::ForEach(1, each) }
            }),
            form!("discard the <end> <number> card/cards of your deck for each <countable>", [end, count, each], {
                Act::DiscardFrom { of: Deck::Of(Player::You), end, count: Amount::ForEach(count, each) }
            }),
            form!("discard the <end> cards of your deck equal to <measure>", [end, measure], {
                Act::DiscardFrom { of: Deck::Of(Player::You), end, count: Amount::EqualTo(measure) }
            }),
            form!("discard the <end> cards of your deck equal to twice <measure>", [end, measure], {
                Act::DiscardFrom { of: Deck::Of(Player::You), end, count: Amount::Twice(measure) }
            }),
            form!("<player> discards the <end> card of their deck for each <countable>", [who, end, each], {
                Act::DiscardFrom { of: Deck::Of(who), end, count: Amount::ForEach(1, each) }
            }),
            form!("<player> discards the <end> <number> card/cards of their deck for each <countable>", [who, end, count, each], {
                Act::DiscardFrom { of: Deck::Of(who), end, count: Amount::ForEach(count, each) }
            }),
            form!("<player> discards the <end> cards of their deck equal to <measure>", [who, end, measure], {
                Act::DiscardFrom { of: Deck::Of(who), end, count: Amount::EqualTo(measure) }
            }),
            form!("<player> discards the <end> cards of their deck equal to twice <measure>", [who, end, measure], {
                Act::DiscardFrom { of: Deck::Of(who), end, count: Amount::Twice(measure) }
            }),
            alias!("discard the <end> card of <player's> deck", [end, who], {
                Act::DiscardFrom { of: Deck::Of(who), end, count: Amount::Number(1) }
            }),
            alias!("discard the <end> <number> card/cards of <player's> deck", [end, count, who], {
                Act::DiscardFrom { of: Deck::Of(who), end, count: Amount::Number(count) }
            }),
            alias!("discard the <end> card of <player's> deck for each <countable>", [end, who, each], {
                Act::DiscardFrom { of: Deck::Of(who), end, count: Amount::ForEach(1, each) }
            }),
            alias!("discard the <end> <number> card/cards of <player's> deck for each <countable>", [end, count, who, each], {
                Act::DiscardFrom { of: Deck::Of(who), end, count: Amount::ForEach(count, each) }
            }),
            alias!("discard the <end> cards of <player's> deck equal to <measure>", [end, who, measure], {
                Act::DiscardFrom { of: Deck::Of(who), end, count: Amount::EqualTo(measure) }
            }),
            alias!("discard the <end> cards of <player's> deck equal to twice <measure>", [end, who, measure], {
                Act::DiscardFrom { of: Deck::Of(who), end, count: Amount::Twice(measure) }
            }),
        ],
    )
    .gives(&[Discarded, Tossed])
    .shared(),
    entry(
        "The same of a deck that the one who discards chooses, also the own one.",
        "Discard the top 2 cards of any deck.",
        &[
            form!("discard the <end> card of any deck", [end], {
                Act::DiscardFrom { of: Deck::Any, end, count: Amount::Number(1) }
            }),
            form!("discard the <end> <number> card/cards of any deck", [end, count], {
                Act::DiscardFrom { of: Deck::Any, end, count: Amount::Number(count) }
            }),
            form!("discard the <end> card of any deck for each <countable>", [end, each], {
                Act::DiscardFrom { of: Deck::Any, end, count: Amount::ForEach(1, each) }
            }),
            form!("discard the <end> <number> card/cards of any deck for each <countable>", [end, count, each], {
                Act::DiscardFrom { of: Deck::Any, end, count: Amount::ForEach(count, each) }
            }),
            form!("discard the <end> cards of any deck equal to <measure>", [end, measure], {
                Act::DiscardFrom { of: Deck::Any, end, count: Amount::EqualTo(measure) }
            }),
            form!("discard the <end> cards of any deck equal to twice <measure>", [end, measure], {
                Act::DiscardFrom { of: Deck::Any, end, count: Amount::Twice(measure) }
            }),
        ],
    )
    .gives(&[Discarded, Tossed])
    .shared(),
    entry(
        "Shows you a hand; nobody else sees it.",
        "Look at your opponent's hand.",
        &[form!("look at <player's> hand", [who], Act::LookAtHand { who })],
    )
    .gives(&[HandSeen]),
    entry(
        "Shows you cards of a deck; later acts take them, put them elsewhere or put the rest back. `Any deck` is one that \
         you choose.",
        "Look at the top 4 cards of your deck, then put the rest back in any order.",
        &[
            form!("look at the top card of <deck>", [deck], Act::LookAtTop { count: 1, deck }),
            form!("look at the top <number> card/cards of <deck>", [count, deck], Act::LookAtTop { count, deck }),
        ],
    )
    .gives(&[Looked]),
    entry(
        "Shows you the card that lies lowest in a deck; it stays there unless a later act moves `that card`.",
        "Look at the bottom card of any deck, then you may put that card on top of that deck.",
        &[form!("look at the bottom card of <deck>", [deck], Act::LookAtBottom { count: 1, deck })],
    )
    .gives(&[Looked, Fact::Lowest]),
    entry(
        "Shows you the cards that lie lowest in a deck; they stay there.",
        "Look at the bottom 2 cards of any deck.",
        &[form!("look at the bottom <number> card/cards of <deck>", [count, deck], Act::LookAtBottom { count, deck })],
    ),
    entry(
        "Shows the card that lies lowest in a deck to all; it stays there unless a later act moves it.",
        "Reveal the bottom card of your deck, then add its boost value to the value of this card, then put that card on top or on the \
         bottom of your deck.",
        &[
            form!("reveal the bottom card of <whose> deck", [who], Act::RevealBottom { of: Deck::Of(who) }),
            form!("<player> reveals the bottom card of their deck", [who], Act::RevealBottom { of: Deck::Of(who) }),
        ],
    )
    .gives(&[Looked, Discarded, Fact::Revealed, Fact::Shown, Fact::Lowest])
    .shared(),
    entry(
        "Takes cards out of the game, for all to see. They are in no pile any more and never come back.",
        "Remove up to 3 SONG cards in your discard pile from the game, then draw 1 card for each card removed.",
        &[
            form!("remove <selection> in your <source> from the game", [what, from], Act::RemoveCards { what, from }),
            form!("remove your <source> from the game", [from], {
                Act::RemoveCards {
                    what: Selection {
                        many: ManyCards::All,
                        random: Random::No,
                        filter: Filter { kind: FilterKind::Any, also: FilterTail::Nothing },
                    },
                    from,
                }
            }),
        ],
    )
    .gives(&[Fact::Removed])
    .shared(),
    entry(
        "This card is in no pile any more and never comes back; all see it go.",
        "Remove this card from the game.",
        &[form!("remove this card from the game", [], Act::RemoveThis)],
    )
    .needs(&[ThisCard]),
    entry(
        "You choose a card of a hand by its place in it, or by its face if you know it; it is shown to all and stays there.",
        "Reveal 1 card of your choice from your opponent's hand.",
        &[form!("reveal 1 card of your choice from <player's> hand", [who], Act::RevealPicked { who })],
    )
    .gives(&[Looked, Discarded, Fact::Revealed, Fact::Shown]),
    entry(
        "The player chooses a card of your hand by its place in it, or by its face if they know it; it is shown to all and stays \
         there.",
        "Its owner reveals 1 card of their choice from your hand, then discard that card.",
        &[form!("<player> reveals 1 card of their choice from your hand", [by], Act::RevealYours { by })],
    )
    .gives(&[Looked, Discarded, Fact::Revealed, Fact::Shown]),
    entry(
        "Shows so many cards of one name to all; they stay in your hand.",
        "You may reveal 2 cards of one name from your hand; if you do, draw 1 card.",
        &[form!("reveal <number> cards of one name from your hand", [count], Act::RevealSame { count })],
    )
    .gives(&[Discarded, Fact::Shown])
    .shared(),
    entry(
        "Shows cards of a deck to all; they stay there unless a later act moves them.",
        "Reveal the top card of your deck, then gain Ember equal to its boost value, then take that card.",
        &[
            form!("reveal the top card of <whose> deck", [who], Act::RevealTop { count: 1, of: Deck::Of(who) }),
            form!("reveal the top <number> card/cards of <whose> deck", [count, who], {
                Act::RevealTop { count, of: Deck::Of(who) }
            }),
            form!("<player> reveals the top card of their deck", [who], {
                Act::RevealTop { count: 1, of: Deck::Of(who) }
            }),
            form!("<player> reveals the top <number> card/cards of their deck", [who, count], {
                Act::RevealTop { count, of: Deck::Of(who) }
            }),
        ],
    )
    .gives(&[Looked, Discarded, Fact::Revealed, Fact::Shown])
    .shared(),
    entry(
        "Shows your whole hand to all.",
        "Reveal your hand, then gain 1 Ember for each card revealed.",
        &[form!("reveal your hand", [], Act::RevealHand { who: Player::You })],
    )
    .gives(&[Fact::Revealed]),
    entry(
        "Shows a whole hand to all, as if you looked at it.",
        "Your opponent reveals their hand, then choose 1 card of that hand.",
        &[form!("<player> reveals their hand", [who], Act::RevealHand { who })],
    )
    .gives(&[HandSeen, Fact::Revealed]),
    entry(
        "Shows cards of a hand to all, as the one whose hand it is chooses; they stay there.",
        "Reveal 1 card from your hand, then put that card on the bottom of your deck.",
        &[
            form!("reveal <selection> from your hand", [what], Act::Reveal { who: Player::You, what }),
            form!("<player> reveals <selection> from their hand", [who, what], Act::Reveal { who, what }),
            alias!("reveal <number> random card/cards from <player's> hand", [n, who], {
                Act::Reveal {
                    who,
                    what: Selection {
                        many: ManyCards::Exactly(Amount::Number(n)),
                        random: Random::Yes,
                        filter: Filter { kind: FilterKind::Any, also: FilterTail::Nothing },
                    },
                }
            }),
        ],
    )
    .gives(&[Looked, Discarded, Fact::Revealed, Fact::Shown])
    .shared(),
    entry(
        "Of the cards that the opponent revealed, as you choose.",
        "An opponent reveals 3 cards from their hand, then that opponent discards 1 of them of your choice.",
        &[form!("<player> discards <them> of your choice", [who, what], Act::DiscardTheirs { who, what })],
    )
    .needs(&[Looked])
    .gives(&[Discarded, Tossed]),
    entry(
        "Shows the cards of a deck to all, one after the other, up to the first of this kind, or the second, and so on; all, if there are \
         not so many.",
        "Reveal cards from the top of your deck until you reveal 1 SONG card, then take that card, then shuffle the rest \
         into your deck.",
        &[
            form!(
                "reveal cards from the top of <whose> deck until you reveal <number> <some-filter> card/cards <filter-tail>",
                [who, count, kind, also],
                Act::RevealUntil { of: Deck::Of(who), count, filter: Filter { kind, also } }
            ),
            form!(
                "reveal cards from the top of <whose> deck until you reveal <number> card/cards <some-tail>",
                [who, count, also],
                Act::RevealUntil { of: Deck::Of(who), count, filter: Filter { kind: FilterKind::Any, also } }
            ),
            form!(
                "<player> reveals cards from the top of their deck until they reveal <number> <some-filter> card/cards <filter-tail>",
                [who, count, kind, also],
                Act::RevealUntil { of: Deck::Of(who), count, filter: Filter { kind, also } }
            ),
            form!(
                "<player> reveals cards from the top of their deck until they reveal <number> card/cards <some-tail>",
                [who, count, also],
                Act::RevealUntil { of: Deck::Of(who), count, filter: Filter { kind: FilterKind::Any, also } }
            ),
        ],
    )
    .gives(&[Looked, Discarded, Fact::Revealed, Fact::Shown])
    .shared(),
    entry(
        "Shows cards of a deck to all that the one who reveals them chooses, also the own one.",
        "Reveal the top card of any deck, then you may discard that card.",
        &[
            form!("reveal the top card of any deck", [], Act::RevealTop { count: 1, of: Deck::Any }),
            form!("reveal the top <number> card/cards of any deck", [count], {
                Act::RevealTop { count, of: Deck::Any }
            }),
            form!(
                "reveal cards from the top of any deck until you reveal <number> <some-filter> card/cards <filter-tail>",
                [count, kind, also],
                Act::RevealUntil { of: Deck::Any, count, filter: Filter { kind, also } }
            ),
            form!(
                "reveal cards from the top of any deck until you reveal <number> card/cards <some-tail>",
                [count, also],
                Act::RevealUntil { of: Deck::Any, count, filter: Filter { kind: FilterKind::Any, also } }
            ),
        ],
    )
    .gives(&[Looked, Discarded, Fact::Revealed, Fact::Shown])
    .shared(),
    entry(
        "The card that lies lowest in such a deck.",
        "Reveal the bottom card of any deck, then put that card on top of that deck.",
        &[form!("reveal the bottom card of any deck", [], Act::RevealBottom { of: Deck::Any })],
    )
    .gives(&[Looked, Discarded, Fact::Revealed, Fact::Shown, Fact::Lowest])
    .shared(),
    entry(
        "What was revealed and still lies on that deck; the whole deck is shuffled.",
        "Reveal cards from the top of your deck until you reveal 1 SONG card, then take that card, then shuffle the rest \
         into your deck.",
        &[
            form!("shuffle the rest into your deck", [], Act::ShuffleRest { deck: ThatDeck::Your }),
            form!("shuffle the rest into that deck", [], Act::ShuffleRest { deck: ThatDeck::That }),
        ],
    )
    .needs(&[Looked]),
    entry(
        "The one card that you looked at or revealed on top of your deck or at its bottom, or that was played or discarded last. From the \
         hand and the discards of another comes only a card of your own that was put into that hand; the others stay.",
        "Reveal the top card of your deck, then take that card.",
        &[form!("take that card", [], Act::TakeThat)],
    )
    .needs(&[Fact::ThatCard]),
    entry(
        "Your card that was played or discarded last, as you choose. *onto* is `on top of` or `on the bottom of`.",
        "Each time an opponent discards a PRANK card, take that card or put that card on top of your deck.",
        &[
            form!("take that card or put that card <onto> your deck", [to], Act::TakeOrPut { to }),
            form!("take that card or shuffle that card into your deck", [], Act::TakeOrPut { to: Onto::Shuffled }),
        ],
    )
    .needs(&[Fact::ThatCard]),
    entry(
        "A card keeps its owner in another's hand; all know that it is there. It counts there as any other, may boost, and whoever \
         may use it by its fighter can play it. Played, used or discarded it goes to its owner's discard pile, and from the hand to no \
         deck but its owner's. Of several opponents you choose one, except in a combat.",
        "After you play a PRANK card, put that card into your opponent's hand.",
        &[form!("put <them> into <player's> hand", [what, to], Act::GiveThem { what, to })],
    )
    .needs(&[Fact::ThatCard]),
    entry(
        "Cards that you choose; all see them.",
        "Put 1 PRANK card from your hand into your opponent's hand.",
        &[form!("put <selection> from your <source> into <player's> hand", [what, from, to], {
            Act::Give { what, from, to }
        })],
    ),
    entry(
        "This card does not go to the discard pile.",
        "If you lost, put this card into your opponent's hand.",
        &[form!("put this card into <player's> hand", [to], Act::GiveThis { to })],
    )
    .needs(&[ThisCard]),
    entry(
        "Of the cards that you looked at, revealed or drew, or `that card` which was discarded; those chosen first will be drawn first. *them* \
         is `that card`, `2 of them`, `up to 2 of them`, `any number of them`, `all but 2 of them` or `the rest`, those of a kind `2 SONG cards of \
         them`, `any number of cards named Night Walk of them` or `every SONG card of them`; *that deck* is `your deck`, `that deck` from which \
         they come or, for a card of another's hand, `their deck`: that of its owner.",
        "Reveal the top 4 cards of your opponent's deck, then put 2 of them on the bottom of that deck, then put the rest \
         back in any order.",
        &[
            form!("put <them> <onto-either> <that-deck>", [what, to, deck], Act::PutThem { what, to, deck }),
            alias!("put <them> <onto-either> <that-deck> in any order", [what, to, deck], {
                Act::PutThem { what, to, deck }
            }),
        ],
    )
    .needs(&[Fact::ThatCard])
    .gives(&[PutCards]),
    entry(
        "Of the cards that you looked at or revealed, also those of another's hand.",
        "Look at the top 4 cards of your opponent's deck, then discard 2 of them, then put the rest back in any order.",
        &[form!("discard <them>", [what], Act::DiscardThem { what })],
    )
    .needs(&[Looked])
    .gives(&[Discarded, Tossed])
    .shared(),
    entry(
        "Of the cards that you looked at or revealed, also those of another's hand, or `that card` which was discarded; all see it go.",
        "Reveal the top 2 cards of your opponent's deck, then remove 1 of them from the game, then put the rest back in any order.",
        &[form!("remove <them> from the game", [what], Act::RemoveThem { what })],
    )
    .needs(&[Fact::ThatCard])
    .gives(&[Fact::Removed]),
    entry(
        "The same into the deck, which is shuffled.",
        "Your opponent reveals 1 card from their hand, then shuffle that card into their deck.",
        &[form!("shuffle <some-of-them> into <that-deck>", [what, deck], Act::PutThem { what, to: Onto::Shuffled, deck })],
    )
    .needs(&[Fact::ThatCard])
    .gives(&[Shuffled]),
    entry(
        "A card of the hand that you looked at last; later acts say `that card`.",
        "Look at an opponent's hand, then choose 1 card of that hand. That opponent may discard that card; \
         if they do not, Mara recovers health equal to its boost value.",
        &[form!("choose 1 card of that hand", [], Act::ChooseCard)],
    )
    .needs(&[HandSeen])
    .gives(&[Looked, Discarded]),
    entry(
        "Any card of that player's hero, wherever it is now; all hear which. Later acts say `every card of that name`.",
        "Name a card of an opponent's deck, then that opponent discards every card of that name; if they do not, gain 1 action.",
        &[form!("name a card of <player's> deck", [of], Act::NameCard { of })],
    )
    .gives(&[Fact::Named]),
    entry(
        "All cards of the hand with the name that was named. The hand is not shown.",
        "Name a card of your opponent's deck, then that opponent discards every card of that name.",
        &[form!("<player> discards every card of that name", [who], Act::DiscardNamed { who })],
    )
    .needs(&[Fact::Named])
    .gives(&[Discarded, Tossed]),
    entry(
        "Of the cards that you look at on your deck, all or those of a kind; all see which of a kind you take.",
        "Look at the top 4 cards of your deck, then take 2 of them into your hand, then put the rest back in any order.",
        &[form!("take <several-of-them> into your hand", [what], Act::TakeLooked { what })],
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
        "Takes cards into your hand. Your deck is seen by you alone and shuffled afterwards; you may find nothing there.",
        "Take 1 combat card from your discard pile.",
        &[
            form!("take <selection> from your discard pile", [what], Act::Take { what, from: PileKind::Discard }),
            form!("take <selection> from your deck", [what], Act::Take { what, from: PileKind::Deck }),
            alias!("take <card-name> from your discard pile", [name], {
                Act::Take {
                    what: Selection {
                        many: ManyCards::Exactly(Amount::Number(1)),
                        random: Random::No,
                        filter: Filter { kind: FilterKind::Any, also: FilterTail::Named(name) },
                    },
                    from: PileKind::Discard,
                }
            }),
            alias!("take 1 <card-name> from your discard pile", [name], {
                Act::Take {
                    what: Selection {
                        many: ManyCards::Exactly(Amount::Number(1)),
                        random: Random::No,
                        filter: Filter { kind: FilterKind::Any, also: FilterTail::Named(name) },
                    },
                    from: PileKind::Discard,
                }
            }),
            alias!("take 1 <card-name> or <card-name> from your discard pile", [a, b], {
                Act::Take {
                    what: Selection {
                        many: ManyCards::Exactly(Amount::Number(1)),
                        random: Random::No,
                        filter: Filter { kind: FilterKind::Any, also: FilterTail::NamedEither(a, b) },
                    },
                    from: PileKind::Discard,
                }
            }),
        ],
    )
    .shared(),
    entry(
        "Takes cards into your hand from either; your deck is seen by you alone and shuffled afterwards.",
        "Take 1 SONG card from your discard pile or deck. If that card came from your deck, draw 1 card.",
        &[form!("take <selection> from your discard pile or deck", [what], Act::TakeEither { what })],
    )
    .shared(),
    entry(
        "The card of yours that this card made you discard last, under this key or an earlier one.",
        "If you lost, take the card discarded by this card.",
        &[form!("take the card discarded by this card", [], Act::TakeTossed)],
    )
    .needs(&[Cards]),
    entry(
        "The card leaves the combat: its side has played no card then. What it has done stays.",
        "Return the opponent's card to their hand.",
        &[form!("return the opponent's card to their hand", [], Act::ReturnOpposing)],
    )
    .needs(&[Cards]),
    entry(
        "The card leaves the combat for its owner's discard pile: its side has played no card then. What it has done stays.",
        "Discard the opponent's card.",
        &[form!("discard the opponent's card", [], Act::DiscardOpposing)],
    )
    .needs(&[Cards]),
    entry(
        "The card leaves the combat for its owner's deck: its side has played no card then. What it has done stays. *onto* is `on top of` or \
         `on the bottom of`.",
        "Put the opponent's card on top of their deck.",
        &[
            form!("put the opponent's card <onto> their deck", [to], Act::PutOpposing { to }),
            form!("shuffle the opponent's card into their deck", [], Act::PutOpposing { to: Onto::Shuffled }),
        ],
    )
    .needs(&[Cards]),
    entry(
        "The card does not lie in play any longer, and what it says holds no more. Only under `ongoing`.",
        "When your turn ends, if you did not attack this turn, discard this card.",
        &[form!("discard this card", [], Act::DiscardThis)],
    )
    .needs(&[Fact::InPlay]),
    entry(
        "Takes the card that was discarded last into your hand.",
        "Take the top card of your discard pile.",
        &[form!("take the top card of your discard pile", [], Act::TakeTopOfDiscard)],
    )
    .shared(),
    entry(
        "Takes one of the cards back into your hand with which you boosted this one.",
        "Take 1 card that boosted this card.",
        &[form!("take 1 card that boosted this card", [], Act::TakeBoost)],
    )
    .needs(&[Cards]),
    entry(
        "Puts cards on a deck. Whose cards they are chooses them; those chosen first will be drawn first. *onto* is \
         `on top of` or `on the bottom of`.",
        "You may put 2 cards from your hand on the bottom of your deck; if you do, move Mara up to 3 spaces.",
        &[
            form!("put <selection> from your <source> <onto> your deck", [what, from, to], {
                Act::Put { who: Player::You, what, from, to }
            }),
            form!("<player> puts <selection> from their <source> <onto> their deck", [who, what, from, to], {
                Act::Put { who, what, from, to }
            }),
            alias!("put <selection> from your <source> <onto> your deck in any order", [what, from, to], {
                Act::Put { who: Player::You, what, from, to }
            }),
            alias!(
                "<player> puts <selection> from their <source> <onto> their deck in random order",
                [who, what, from, to],
                Act::Put { who, what, from, to }
            ),
        ],
    )
    .gives(&[PutCards])
    .shared(),
    entry(
        "The whole hand, or the whole discard pile, goes on a deck, in an order that its player chooses: those chosen first will be drawn \
         first. *onto* is `on top of` or `on the bottom of`.",
        "Put your hand on the bottom of your deck, then draw 1 card for each card put.",
        &[
            form!("put your <source> <onto> your deck", [from, to], {
                Act::Put {
                    who: Player::You,
                    what: Selection {
                        many: ManyCards::All,
                        random: Random::No,
                        filter: Filter { kind: FilterKind::Any, also: FilterTail::Nothing },
                    },
                    from,
                    to,
                }
            }),
            form!("<player> puts their <source> <onto> their deck", [who, from, to], {
                Act::Put {
                    who,
                    what: Selection {
                        many: ManyCards::All,
                        random: Random::No,
                        filter: Filter { kind: FilterKind::Any, also: FilterTail::Nothing },
                    },
                    from,
                    to,
                }
            }),
        ],
    )
    .gives(&[PutCards])
    .shared(),
    entry(
        "The deck is shuffled with them, also if there are none.",
        "Shuffle up to 2 Bruno cards from your discard pile into your deck.",
        &[
            form!("shuffle <selection> from your <source> into your deck", [what, from], {
                Act::Put { who: Player::You, what, from, to: Onto::Shuffled }
            }),
            form!("<player> shuffles <selection> from their <source> into their deck", [who, what, from], {
                Act::Put { who, what, from, to: Onto::Shuffled }
            }),
        ],
    )
    .gives(&[Shuffled])
    .shared(),
    entry(
        "The whole hand, or the whole discard pile, goes into the deck, which is shuffled.",
        "Shuffle your hand into your deck, then draw 4 cards.",
        &[
            form!("shuffle your discard pile into your deck", [], {
                Act::Put {
                    who: Player::You,
                    what: Selection {
                        many: ManyCards::All,
                        random: Random::No,
                        filter: Filter { kind: FilterKind::Any, also: FilterTail::Nothing },
                    },
                    from: PileKind::Discard,
                    to: Onto::Shuffled,
                }
            }),
            form!("<player> shuffles their discard pile into their deck", [who], {
                Act::Put {
                    who,
                    what: Selection {
                        many: ManyCards::All,
                        random: Random::No,
                        filter: Filter { kind: FilterKind::Any, also: FilterTail::Nothing },
                    },
                    from: PileKind::Discard,
                    to: Onto::Shuffled,
                }
            }),
            form!("shuffle your hand into your deck", [], {
                Act::Put {
                    who: Player::You,
                    what: Selection {
                        many: ManyCards::All,
                        random: Random::No,
                        filter: Filter { kind: FilterKind::Any, also: FilterTail::Nothing },
                    },
                    from: PileKind::Hand,
                    to: Onto::Shuffled,
                }
            }),
            form!("<player> shuffles their hand into their deck", [who], {
                Act::Put {
                    who,
                    what: Selection {
                        many: ManyCards::All,
                        random: Random::No,
                        filter: Filter { kind: FilterKind::Any, also: FilterTail::Nothing },
                    },
                    from: PileKind::Hand,
                    to: Onto::Shuffled,
                }
            }),
        ],
    )
    .gives(&[Shuffled])
    .shared(),
    entry(
        "Of the hand that you looked at last, as you choose.",
        "Look at your opponent's hand, then put 1 card of that hand on the bottom of their deck.",
        &[
            form!("put <selection> of that hand <onto> their deck", [what, to], Act::PutOfHand { what, to }),
            form!("shuffle <selection> of that hand into their deck", [what], {
                Act::PutOfHand { what, to: Onto::Shuffled }
            }),
        ],
    )
    .needs(&[HandSeen]),
    entry(
        "This card does not go to the discard pile.",
        "Put this card on the bottom of your deck.",
        &[
            form!("put this card <onto> your deck", [to], Act::PutThis { to }),
            form!("shuffle this card into your deck", [], Act::PutThis { to: Onto::Shuffled }),
        ],
    )
    .needs(&[ThisCard]),
    entry(
        "The cards of the deck get a new order that nobody knows.",
        "Each player shuffles their deck.",
        &[
            form!("shuffle your deck", [], Act::ShuffleDeck { of: Deck::Of(Player::You) }),
            form!("<player> shuffles their deck", [who], Act::ShuffleDeck { of: Deck::Of(who) }),
            alias!("shuffle <player's> deck", [who], Act::ShuffleDeck { of: Deck::Of(who) }),
        ],
    )
    .shared(),
    entry(
        "The same of a deck that the one who shuffles it chooses.",
        "You may shuffle any deck.",
        &[form!("shuffle any deck", [], Act::ShuffleDeck { of: Deck::Any })],
    )
    .shared(),
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
        &[form!("cancel every effect of the opponent's card <steps>", [steps], Act::Cancel { steps })],
    )
    .needs(&[Cards])
    .shared(),
    entry(
        "The card counts as 0, whatever else changes it.",
        "Ignore the value of the opponent's card.",
        &[form!("ignore the value of <which-card>", [card], Act::IgnoreValue { card })],
    )
    .needs(&[Cards])
    .shared(),
    entry(
        "Each card gets the value that the other one had; what was added to either is gone.",
        "Swap the value of this card with the value of the opponent's card.",
        &[form!("swap the value of this card with the value of the opponent's card", [], Act::SwapValues)],
    )
    .needs(&[Cards])
    .shared(),
    entry(
        "The attack of this combat gets a mark, or loses it; all texts of the combat can ask for it.",
        "If Mara played this card, mark this attack.",
        &[
            form!("mark this attack", [], Act::Mark { on: true }),
            form!("remove the mark from this attack", [], Act::Mark { on: false }),
        ],
    )
    .needs(&[Combat]),
    entry(
        "The printed value counts as this from now on; what was added stays. Here `its boost value` is that of the card itself. The \
         second wording stands after `you may`.",
        "The printed value of this card is equal to its boost value.",
        &[
            form!("the printed value of <which-card> is equal to its boost value", [card], Act::PrintedIsBoost { card }),
            form!("set the printed value of <which-card> to its boost value", [card], Act::PrintedIsBoost { card }),
        ],
    )
    .needs(&[Cards]),
    entry(
        "Replaces the printed value; what was added stays. The second wording stands after `you may`.",
        "If you have 4 or more cards in hand, the value of this card is 5 instead.",
        &[
            form!("the value of this card is <number> instead", [value], Act::ValueInstead { value }),
            form!("set the printed value of this card to <number>", [value], Act::ValueInstead { value }),
        ],
    )
    .needs(&[Cards]),
    entry(
        "Replaces the value and what was added so far. Here `its boost value` is that of the card itself. The wordings with `set` \
         stand after `you may`.",
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
            form!("the value of <which-card> is equal to twice <measure>", [card, measure], {
                Act::ValueTwice { card, measure }
            }),
            form!("set the value of <which-card> to its boost value", [card], {
                Act::ValueEqual { card, measure: Measure::ItsBoost }
            }),
            form!("set the value of <which-card> to <measure>", [card, measure], Act::ValueEqual { card, measure }),
            form!("set the value of <which-card> to twice <measure>", [card, measure], {
                Act::ValueTwice { card, measure }
            }),
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
        "Nothing changes the value of this one card any more; boosts may still be made, and do nothing.",
        "The value of the opponent's card is its printed value and cannot be changed.",
        &[
            form!("the value of <which-card> is its printed value and cannot be changed", [card], {
                Act::LockCard { card, to: None, against: Against::Everything }
            }),
            form!("the value of <which-card> is <number> and cannot be changed", [card, value], {
                Act::LockCard { card, to: Some(value), against: Against::Everything }
            }),
        ],
    )
    .needs(&[Cards]),
    entry(
        "No text of a card changes its value any more, and what such texts did to it is lost. What abilities, items and boosts \
         have added and still add counts.",
        "The value of the opponent's card is 0 and cannot be changed by card effects.",
        &[
            form!("the value of <which-card> is its printed value and cannot be changed by card effects", [card], {
                Act::LockCard { card, to: None, against: Against::Cards }
            }),
            form!("the value of <which-card> is <number> and cannot be changed by card effects", [card, value], {
                Act::LockCard { card, to: Some(value), against: Against::Cards }
            }),
        ],
    )
    .needs(&[Cards]),
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
            form!(
                "add twice <measure> to the value of <which-card>",
                [measure, card],
                Act::AddValue { card, amount: Amount::Twice(measure) }
            ),
        ],
    )
    .needs(&[Cards])
    .shared(),
    entry(
        "Lowers the value, not below 0.",
        "Subtract 3 from the value of the opponent's card.",
        &[
            form!(
                "subtract <number> from the value of <which-card>",
                [n, card],
                Act::SubtractValue { card, amount: Amount::Number(n) }
            ),
            form!(
                "subtract <number> from the value of <which-card> for each <countable>",
                [n, card, of],
                Act::SubtractValue { card, amount: Amount::ForEach(n, of) }
            ),
            form!(
                "subtract <measure> from the value of <which-card>",
                [measure, card],
                Act::SubtractValue { card, amount: Amount::EqualTo(measure) }
            ),
            form!(
                "subtract twice <measure> from the value of <which-card>",
                [measure, card],
                Act::SubtractValue { card, amount: Amount::Twice(measure) }
            ),
        ],
    )
    .needs(&[Cards])
    .shared(),
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
        &[
            form!("blind boost this card", [], Act::BlindBoost { times: 1, twice: false }),
            form!("blind boost this card up to <number> time/times", [times], {
                Act::BlindBoost { times, twice: false }
            }),
            form!("blind boost this card for twice its boost value", [], Act::BlindBoost { times: 1, twice: true }),
        ],
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
        "You choose a card of your hand that could be played here; it takes the place of this one. From your deck, which is \
         shuffled then, this one goes to the discard pile.",
        "You may play another card in place of this card.",
        &[
            form!("play another card in place of this card", [], Act::ReplaceCard { deck: false }),
            form!("play another card from your deck in place of this card", [], Act::ReplaceCard { deck: true }),
        ],
    )
    .needs(&[Cards]),
    entry(
        "Of the hand that you looked at, a card that the fighter could play here, also the one that was returned; it takes the \
         place of the one that is gone. What it says under `immediately` is done in its turn, or at once if that has passed.",
        "Return the opponent's card to their hand; if you do, look at your opponent's hand, then your opponent plays 1 card of your \
         choice in place of the opponent's card.",
        &[form!(
            "your opponent plays 1 card of your choice in place of the opponent's card",
            [],
            Act::ReplaceOpposing
        )],
    )
    .needs(&[Cards, HandSeen]),
    entry(
        "Cards are revealed from the top up to the first that the fighter could play here; it takes the place of the one that is \
         gone, and the others go to the bottom of the deck in random order.",
        "Discard the opponent's card; if you do, your opponent plays the first card of their deck that can be played in place of \
         the opponent's card.",
        &[form!(
            "your opponent plays the first card of their deck that can be played in place of the opponent's card",
            [],
            Act::ReplaceFromDeck
        )],
    )
    .needs(&[Cards]),
    entry(
        "For one attack, distance does not matter.",
        "Your next attack this turn may target any opposing fighter.",
        &[form!("your next attack this turn may target any opposing fighter", [], Act::UnlimitedAttack)],
    ),
    entry(
        "Another combat of the same two fighters begins when this one is over, with the bonus attack of the card; the defender may \
         play a new card. Only on a card with a bonus attack that attacks.",
        "If you lost, make the bonus attack.",
        &[form!("make the bonus attack", [], Act::BonusAttack)],
    )
    .needs(&[ThisCard, Result]),
];

/// What only other players are said to do.
pub(crate) const OTHERS_ACTS: &[Entry<Act>] = &[
    entry(
        "A player sees a hand: `your`, or another player's.",
        "Your opponent looks at your hand.",
        &[form!("look at <whose> hand", [who], Act::LookAtHand { who })],
    )
    .gives(&[HandSeen])
    .shared(),
    entry(
        "A player sees cards of a deck: `their` own, `your`, another player's, or any deck, which that player chooses. They stay there, and nobody \
         else sees them.",
        "Your opponent looks at the top card of their deck.",
        &[
            form!("look at the top card of <whose> deck", [of], Act::LookAtTop { count: 1, deck: Deck::Of(of) }),
            form!("look at the top <number> card/cards of <whose> deck", [count, of], {
                Act::LookAtTop { count, deck: Deck::Of(of) }
            }),
            form!("look at the bottom card of <whose> deck", [of], Act::LookAtBottom { count: 1, deck: Deck::Of(of) }),
            form!("look at the bottom <number> card/cards of <whose> deck", [count, of], {
                Act::LookAtBottom { count, deck: Deck::Of(of) }
            }),
            form!("look at the top card of any deck", [], Act::LookAtTop { count: 1, deck: Deck::Any }),
            form!("look at the top <number> card/cards of any deck", [count], {
                Act::LookAtTop { count, deck: Deck::Any }
            }),
            form!("look at the bottom card of any deck", [], Act::LookAtBottom { count: 1, deck: Deck::Any }),
            form!("look at the bottom <number> card/cards of any deck", [count], {
                Act::LookAtBottom { count, deck: Deck::Any }
            }),
        ],
    )
    .shared(),
    entry(
        "A player gives to a counter of yours, of what it lacks to its highest; it can be done only if there is so much.",
        "Your opponent may pay 1 Ember; if they do not, draw 2 cards.",
        &[form!("pay <number> <counter>", [count, counter], Act::Pay { counter, count })],
    )
    .shared(),
    entry(
        "The player chooses how many, from 0 up.",
        "Your opponent pays any amount of Ember, then subtract 1 from the value of this card for each Ember paid.",
        &[form!("pay any amount of <counter>", [counter], Act::PayAny { counter })],
    )
    .gives(&[Fact::Paid])
    .shared(),
];

/// What only other players are said to be free to do.
pub(crate) const OTHERS_MAY: &[Entry<Act>] = &[entry(
    "A player who may shows a whole hand to all, as if you looked at it.",
    "Your opponent may reveal their hand; if they do not, draw 2 cards.",
    &[form!("reveal your hand", [], Act::RevealHand { who: Player::You })],
)
.gives(&[HandSeen, Fact::Revealed])
.shared()];

pub(crate) const UNLESS: &[Entry<Unless>] = &[
    entry(
        "It is done if nobody pays for it. `An opponent`: all of them are asked, one after the other, and the first who pays \
     settles it. Whom it is about is chosen before. It stands once, behind the acts of a sentence without `may`.",
        "Draw 2 cards unless an opponent pays 1 Ember.",
        &[
            form!("unless an opponent pays <number> <counter>", [count, counter], {
                Unless { who: Payer::AnOpponent, count, counter }
            }),
            form!("unless your opponent pays <number> <counter>", [count, counter], {
                Unless { who: Payer::Opponent, count, counter }
            }),
        ],
    ),
    entry(
        "The same for the opponent whom the text named or chose before.",
        "Look at an opponent's hand, then draw 2 cards unless that opponent pays 1 Ember.",
        &[form!("unless that opponent pays <number> <counter>", [count, counter], {
            Unless { who: Payer::ThatOpponent, count, counter }
        })],
    )
    .needs(&[Opponent]),
];

/// What other players do.
pub(crate) const BY_ACTS: &[Entry<Act>] = &[entry(
    "A player does an act, with an `s` behind the verb: that player chooses, and `their` is that player's. Acts: `deal`, `defeat`, \
     `move`, `place`, `swap`, `return`, `summon`, `set`, `prevent`, `choose` (a fighter, a space, a number, 1 effect), `look at` a hand or \
     a deck, `draw until`, `discard until`, `take` from the discard pile or deck, `put` into a pile, `remove` from the game, `gain` and `spend` actions \
     and counters, `pay` counters, `change` a state, `roll`, `cast`, `open`, `add`, `subtract`, `ignore`, `cancel`, `end` the turn. The \
     other words stay those of the text's owner: counters, states, tokens, dice, spells and side decks are yours, `this card` is your card.",
    "Your opponent chooses 1 effect: your opponent discards 1 card; deal 2 damage to your opponent's hero; draw 3 cards.",
    &[form!("<player> <does>", [who, act], Act::By { who, act })],
)];

pub(crate) const STEPS: &[Entry<Steps>] = &[
    entry(
        "Only what stands under this key.",
        "Cancel every effect of the opponent's card under after.",
        &[form!("under <timing>", [one], Steps::One(one))],
    ),
    entry(
        "Only what stands under these two keys.",
        "Cancel every effect of the opponent's card under during and after.",
        &[form!("under <timing> and <timing>", [one, two], Steps::Two(one, two))],
    ),
    entry("", "Cancel every effect of the opponent's card.", &[form!("", [], Steps::All)]),
];

pub(crate) const WHICH_CARDS: &[Entry<WhichCard>] = &[
    entry("", "Add 1 to the value of this card.", &[form!("this card", [], WhichCard::This)]),
    entry("", "Add 1 to the value of the opponent's card.", &[form!("the opponent's card", [], WhichCard::Opponents)]),
];

pub(crate) const ROLES: &[Entry<Role>] = &[
    entry("", "If this card is an attack, draw 1 card.", &[form!("attack", [], Role::Attack)]),
    entry("", "If this card is a defense, draw 1 card.", &[form!("defense", [], Role::Defense)]),
];

// ── tokens ──

pub(crate) const TOKEN_TRIGGERS: &[Entry<Trigger>] = &[
    entry(
        "One of your tokens is taken off the board, by whomever; once for each.",
        "Each time a Lamp is removed, draw 1 card.",
        &[form!("each time a(n) <token> is removed", [token], Trigger::TokenRemoved(token))],
    ),
    entry(
        "A move, whoever makes it, leads such a fighter along a line with one of your tokens; with `in a boosted maneuver` only a \
         move that its player makes in a maneuver that was boosted. `It` is the fighter, `that …` the token, and of an opposing \
         fighter, `that opponent` its player. Moves are made line by line then.",
        "Each time an opposing hero moves along a Rope in a boosted maneuver, that opponent may remove that Rope.",
        &[
            form!("each time <user> moves along a(n) <token>", [name, token], {
                Trigger::MovedAlong {
                    crowd: Crowd { side: Side::Any, other: Other::No, noun: Noun::Named(name) },
                    token,
                    boosted: false,
                }
            }),
            form!("each time <one-crowd> moves along a(n) <token>", [crowd, token], {
                Trigger::MovedAlong { crowd, token, boosted: false }
            }),
            form!("each time <user> moves along a(n) <token> in a boosted maneuver", [name, token], {
                Trigger::MovedAlong {
                    crowd: Crowd { side: Side::Any, other: Other::No, noun: Noun::Named(name) },
                    token,
                    boosted: true,
                }
            }),
            form!("each time <one-crowd> moves along a(n) <token> in a boosted maneuver", [crowd, token], {
                Trigger::MovedAlong { crowd, token, boosted: true }
            }),
        ],
    ),
];

pub(crate) const DIE_TRIGGERS: &[Entry<Trigger>] = &[entry(
    "A die of your hero was rolled, also again; `the roll` is what it shows. It comes before what the roll is for.",
    "Each time you roll the die, you may spend 1 Ember; if you do, roll the die again.",
    &[form!("each time you roll the <die-name>", [die], Trigger::Rolled(die))],
)];

pub(crate) const DIE_ACTS: &[Entry<Act>] = &[entry(
    "Rolls a die that the hero file declares; all see what it shows. Each time it is rolled anew, and the last roll counts.",
    "Roll the die, then draw cards equal to the roll.",
    &[
        form!("roll the <die-name>", [die], Act::Roll { die, again: false }),
        form!("roll the <die-name> again", [die], Act::Roll { die, again: true }),
    ],
)
.gives(&[Fact::Rolled])
.shared()];

pub(crate) const DIE_MEASURES: &[Entry<Measure>] = &[entry(
    "The number that the die showed last; a blank face is 0.",
    "Roll the die, then add the roll to the value of this card.",
    &[form!("the roll", [], Measure::Roll)],
)
.needs(&[Fact::Rolled])];

pub(crate) const TOKEN_STANDINGS: &[Entry<Standing>] = &[
    entry(
        "In any move of the fighter, whoever makes it, it may step from one of your tokens to another one on the board. For attacks, \
         zones and distances nothing changes. Only in an ability.",
        "Mara may move between spaces with a Lamp as if they were adjacent.",
        &[form!("<single> may move between spaces with a(n) <token> as if they were adjacent", [fighter, token], {
            Standing::Joined { fighter, token }
        })],
    ),
    entry(
        "Such spaces cost nothing in moves of the fighter that you make. Only in an ability.",
        "Spaces with a Lamp are not counted when you move Mara.",
        &[form!("spaces with a(n) <token> are not counted when you move <single>", [token, fighter], {
            Standing::NotCounted { token, fighter }
        })],
    ),
];

pub(crate) const TOKEN_CONDS: &[Entry<Cond>] = &[
    entry(
        "That many of your tokens lie there.",
        "If 3 or more Lamps are on the board, draw 1 card.",
        &[
            form!("<bound> <tokens> are on the board", [bound, token], Cond::Tokens { bound, token, place: None }),
            form!("<bound> <tokens> are <token-place>", [bound, token, place], {
                Cond::Tokens { bound, token, place: Some(place) }
            }),
        ],
    ),
    entry(
        "A fighter of yours stood with such a token when the turn began, wherever both are now. A hero can ask for one kind of \
         tokens.",
        "If Mara started this turn in a space with a Lamp, draw 1 card.",
        &[form!("<fighter> started this turn in a space with a(n) <token>", [who, token], {
            Cond::StartedWith { who, token }
        })],
    ),
    entry(
        "Moves of the fighter in this turn, whoever made them, led along that many lines, each counted once; placing does not \
         count. It moves line by line then. A hero can ask for one fighter, and for up to 8 lines.",
        "If Mara moved along 4 or more different lines this turn, draw 1 card.",
        &[form!("<single> moved along <bound> different lines this turn", [fighter, bound], {
            Cond::MovedAlong { fighter, bound }
        })],
    ),
];

/// Where fighters are, by the tokens there.
pub(crate) const TOKEN_SPOTS: &[Entry<Place>] = &[
    entry(
        "Where one of your tokens lies, or none.",
        "Deal 1 damage to each opposing fighter in a space with a Lamp.",
        &[
            form!("in a space with a(n) <token>", [token], Place::WithToken(token)),
            form!("in a space without a(n) <token>", [token], Place::WithoutToken(token)),
        ],
    ),
    entry(
        "In a space next to one where a token of yours lies, or at an end of a line with one.",
        "Deal 1 damage to each opposing fighter adjacent to a Lamp.",
        &[form!("adjacent to a(n) <token>", [token], Place::NearToken(token))],
    ),
    entry(
        "Where a token of yours lies, or next to it.",
        "Move each fighter in or adjacent to a space with a Lamp up to 1 space.",
        &[form!("in or adjacent to a space with a(n) <token>", [token], Place::AroundToken(token))],
    ),
];

/// Where spaces are, by the tokens there.
pub(crate) const TOKEN_SPACES: &[Entry<SpacePlace>] = &[
    entry(
        "One of your tokens lies in the space, or none.",
        "Place Mara in a space with a Lamp.",
        &[
            form!("with a(n) <token>", [token], SpacePlace::WithToken(token)),
            form!("without a(n) <token>", [token], SpacePlace::WithoutToken(token)),
        ],
    ),
    entry(
        "The space is next to one where a token of yours lies, or at an end of a line with one.",
        "Place Mara in a space adjacent to a Lamp.",
        &[form!("adjacent to a(n) <token>", [token], SpacePlace::NearToken(token))],
    ),
    entry(
        "The space is next to the token that this text chose, placed or moved last.",
        "Place 1 Rope on a line, then place Mara in a space adjacent to that Rope.",
        &[form!("adjacent to that <token>", [token], SpacePlace::NearThat(token))],
    )
    .needs(&[Fact::Token]),
];

/// Where tokens lie, besides the places of a space.
pub(crate) const TOKEN_PLACES: &[Entry<SpacePlace>] = &[entry(
    "Where the fighter stands.",
    "Remove each Lamp in Mara's space.",
    &[form!("in <fighter's> space", [who], SpacePlace::SpaceOf(who))],
)];

/// Where lines are.
pub(crate) const LINE_PLACES: &[Entry<LinePlace>] = &[
    entry(
        "One of these fighters stands at an end of the line.",
        "Place 1 Rope on a line adjacent to a friendly fighter.",
        &[form!("adjacent to a(n) <crowd>", [crowd], LinePlace::Near(crowd))],
    ),
    entry(
        "An end of the line is there, as a place of a space says it; it is adjacent to a fighter that stands at its end.",
        "Place 1 Rope on a line adjacent to Mara.",
        &[form!("<space-place>", [place], LinePlace::At(place))],
    ),
];

pub(crate) const TOKEN_COUNTS: &[Entry<Countable>] = &[
    entry(
        "Each of your tokens that lies there.",
        "Draw 1 card for each Lamp adjacent to Mara.",
        &[
            form!("<token> on the board", [token], Countable::Tokens(token, None)),
            form!("<token> <token-place>", [token, place], Countable::Tokens(token, Some(place))),
        ],
    ),
    entry(
        "Each space there with one of your tokens or more.",
        "Draw 1 card for each space with a Lamp adjacent to Mara.",
        &[
            form!("space with a(n) <token> on the board", [token], Countable::TokenSpaces(token, None)),
            form!("space with a(n) <token> <token-place>", [token, place], Countable::TokenSpaces(token, Some(place))),
        ],
    ),
];

pub(crate) const TOKENS_REMOVED: &[Entry<Countable>] = &[entry(
    "The tokens that this text removed when it last did so, of whatever kind.",
    "Remove each Lamp in Mara's zone, then draw 1 card for each Lamp removed.",
    &[form!("<token> removed", [token], Countable::TokensRemoved(token))],
)
.needs(&[Fact::TokensRemoved])];

pub(crate) const TOKEN_MEASURES: &[Entry<Measure>] = &[entry(
    "How many of your tokens lie there.",
    "Draw cards equal to the number of Lamps on the board.",
    &[
        form!("the number of <tokens> on the board", [token], Measure::Tokens(token, None)),
        form!("the number of <tokens> <token-place>", [token, place], Measure::Tokens(token, Some(place))),
    ],
)];

pub(crate) const NUMBER_MEASURES: &[Entry<Measure>] = &[
    entry(
        "The counters that you have now.",
        "Draw cards equal to twice the number of Ember you have.",
        &[form!("the number of <counter> you have", [counter], Measure::Counter(counter))],
    ),
    entry(
        "The counters that this text spent.",
        "Spend any amount of Ember, then draw cards equal to the number of Ember spent.",
        &[form!("the number of <counter> spent", [counter], Measure::Spent(counter))],
    )
    .needs(&[Spent]),
];

pub(crate) const WHICH_TOKENS: &[Entry<Tokens>] = &[
    entry(
        "One that is chosen.",
        "Remove 1 Lamp.",
        &[form!("1 <token> <token-place?>", [token, place], Tokens::One(token, place))],
    ),
    entry(
        "So many, or up to so many, chosen one after the other; all, if there are no more.",
        "Remove up to 3 Lamps, then draw 1 card for each Lamp removed.",
        &[
            form!("any number of <tokens> <token-place?>", [token, place], {
                Tokens::Some { count: 255, up_to: true, token, place }
            }),
            form!("<number> <tokens> <token-place?>", [count, token, place], {
                Tokens::Some { count, up_to: false, token, place }
            }),
            form!("up to 1 <token> <token-place?>", [token, place], {
                Tokens::Some { count: 1, up_to: true, token, place }
            }),
            form!("up to <number> <tokens> <token-place?>", [count, token, place], {
                Tokens::Some { count, up_to: true, token, place }
            }),
        ],
    ),
    entry(
        "All of them, one after the other.",
        "Remove each Lamp in Mara's zone.",
        &[form!("each <token> <token-place?>", [token, place], Tokens::Each(token, place))],
    ),
    entry(
        "The one that this text chose, placed or moved last.",
        "Choose a Lamp, then remove that Lamp.",
        &[form!("that <token>", [token], Tokens::That(token))],
    )
    .needs(&[Fact::Token]),
    entry(
        "One that is chosen, but not that one.",
        "Move 1 Lamp up to 2 spaces, then move a different Lamp up to 1 space.",
        &[form!("a different <token>", [token], Tokens::Another(token))],
    )
    .needs(&[Fact::Token]),
];

pub(crate) const TOKEN_ACTS: &[Entry<Act>] = &[
    entry(
        "Puts tokens from your supply onto the board, one after the other. If the supply is empty, nothing happens, unless the \
         hero file lets one from the board be taken.",
        "Place 1 Lamp in a space adjacent to Mara.",
        &[
            form!("place 1 <token> in <free-spaces>", [token, spaces], {
                Act::PlaceTokens { by: Player::You, count: 1, up_to: false, token, spaces }
            }),
            form!("place <number> <tokens> in <free-spaces>", [count, token, spaces], {
                Act::PlaceTokens { by: Player::You, count, up_to: false, token, spaces }
            }),
            form!("place up to 1 <token> in <free-spaces>", [token, spaces], {
                Act::PlaceTokens { by: Player::You, count: 1, up_to: true, token, spaces }
            }),
            form!("place up to <number> <tokens> in <free-spaces>", [count, token, spaces], {
                Act::PlaceTokens { by: Player::You, count, up_to: true, token, spaces }
            }),
            form!("<player> places 1 <token> in <free-spaces>", [by, token, spaces], {
                Act::PlaceTokens { by, count: 1, up_to: false, token, spaces }
            }),
            form!("<player> places <number> <tokens> in <free-spaces>", [by, count, token, spaces], {
                Act::PlaceTokens { by, count, up_to: false, token, spaces }
            }),
            form!("<player> places up to 1 <token> in <free-spaces>", [by, token, spaces], {
                Act::PlaceTokens { by, count: 1, up_to: true, token, spaces }
            }),
            form!("<player> places up to <number> <tokens> in <free-spaces>", [by, count, token, spaces], {
                Act::PlaceTokens { by, count, up_to: true, token, spaces }
            }),
        ],
    )
    .gives(&[Fact::Token, Space])
    .shared(),
    entry(
        "Puts tokens that lie on lines from your supply onto the board, one after the other, one on a line at most.",
        "Place 1 Rope on a line adjacent to a friendly fighter.",
        &[
            form!("place 1 <token> on a line <line-place?>", [token, place], {
                Act::PlaceOnLines { by: Player::You, count: 1, up_to: false, token, place }
            }),
            form!("place <number> <tokens> on any lines", [count, token], {
                Act::PlaceOnLines { by: Player::You, count, up_to: false, token, place: None }
            }),
            form!("place <number> <tokens> on lines <line-place>", [count, token, place], {
                Act::PlaceOnLines { by: Player::You, count, up_to: false, token, place: Some(place) }
            }),
            form!("place up to 1 <token> on a line <line-place?>", [token, place], {
                Act::PlaceOnLines { by: Player::You, count: 1, up_to: true, token, place }
            }),
            form!("place up to <number> <tokens> on any lines", [count, token], {
                Act::PlaceOnLines { by: Player::You, count, up_to: true, token, place: None }
            }),
            form!("place up to <number> <tokens> on lines <line-place>", [count, token, place], {
                Act::PlaceOnLines { by: Player::You, count, up_to: true, token, place: Some(place) }
            }),
            form!("<player> places 1 <token> on a line <line-place?>", [by, token, place], {
                Act::PlaceOnLines { by, count: 1, up_to: false, token, place }
            }),
            form!("<player> places <number> <tokens> on any lines", [by, count, token], {
                Act::PlaceOnLines { by, count, up_to: false, token, place: None }
            }),
            form!("<player> places <number> <tokens> on lines <line-place>", [by, count, token, place], {
                Act::PlaceOnLines { by, count, up_to: false, token, place: Some(place) }
            }),
            form!("<player> places up to 1 <token> on a line <line-place?>", [by, token, place], {
                Act::PlaceOnLines { by, count: 1, up_to: true, token, place }
            }),
            form!("<player> places up to <number> <tokens> on any lines", [by, count, token], {
                Act::PlaceOnLines { by, count, up_to: true, token, place: None }
            }),
            form!("<player> places up to <number> <tokens> on lines <line-place>", [by, count, token, place], {
                Act::PlaceOnLines { by, count, up_to: true, token, place: Some(place) }
            }),
        ],
    )
    .gives(&[Fact::Token])
    .shared(),
    entry(
        "Takes tokens from their lines and puts them onto others.",
        "Move 1 Rope to another line adjacent to Mara.",
        &[
            form!("move <which-tokens> to another line <line-place?>", [which, place], {
                Act::ShiftToLine { by: Player::You, which, place }
            }),
            form!("<player> moves <which-tokens> to another line <line-place?>", [by, which, place], {
                Act::ShiftToLine { by, which, place }
            }),
        ],
    )
    .gives(&[Fact::Token])
    .shared(),
    entry(
        "Puts a token into each of these spaces; if there are too few, you choose where.",
        "Place 1 Lamp in Mara's space and in each space adjacent to Mara.",
        &[
            form!("place 1 <token> in each space <space-place>", [token, place], {
                Act::PlaceInEach { by: Player::You, token, own: None, place }
            }),
            form!("place 1 <token> in <fighter's> space and in each space <space-place>", [token, who, place], {
                Act::PlaceInEach { by: Player::You, token, own: Some(who), place }
            }),
            form!("<player> places 1 <token> in each space <space-place>", [by, token, place], {
                Act::PlaceInEach { by, token, own: None, place }
            }),
            form!(
                "<player> places 1 <token> in <fighter's> space and in each space <space-place>",
                [by, token, who, place],
                Act::PlaceInEach { by, token, own: Some(who), place }
            ),
        ],
    )
    .shared(),
    entry(
        "Moves tokens along lines, through everything; closed doors stop them.",
        "Move 1 Lamp up to 2 spaces.",
        &[
            form!("move <which-tokens> up to <number> space/spaces", [which, n], {
                Act::MoveTokens { by: Player::You, which, steps: Amount::Number(n) }
            }),
            form!("move <which-tokens> up to as many spaces as <measure>", [which, measure], {
                Act::MoveTokens { by: Player::You, which, steps: Amount::EqualTo(measure) }
            }),
            form!("move <which-tokens> up to as many spaces as twice <measure>", [which, measure], {
                Act::MoveTokens { by: Player::You, which, steps: Amount::Twice(measure) }
            }),
            form!("move <which-tokens> up to <number> space/spaces for each <countable>", [which, n, of], {
                Act::MoveTokens { by: Player::You, which, steps: Amount::ForEach(n, of) }
            }),
            form!("<player> moves <which-tokens> up to <number> space/spaces", [by, which, n], {
                Act::MoveTokens { by, which, steps: Amount::Number(n) }
            }),
            form!("<player> moves <which-tokens> up to as many spaces as <measure>", [by, which, measure], {
                Act::MoveTokens { by, which, steps: Amount::EqualTo(measure) }
            }),
            form!("<player> moves <which-tokens> up to as many spaces as twice <measure>", [by, which, measure], {
                Act::MoveTokens { by, which, steps: Amount::Twice(measure) }
            }),
            form!("<player> moves <which-tokens> up to <number> space/spaces for each <countable>", [by, which, n, of], {
                Act::MoveTokens { by, which, steps: Amount::ForEach(n, of) }
            }),
        ],
    )
    .gives(&[Fact::Token, Space])
    .shared(),
    entry(
        "Takes tokens from their spaces and puts them into others.",
        "Move each Lamp to any other space.",
        &[
            form!("move <which-tokens> to <spaces>", [which, spaces], {
                Act::ShiftTokens { by: Player::You, which, spaces }
            }),
            form!("<player> moves <which-tokens> to <spaces>", [by, which, spaces], {
                Act::ShiftTokens { by, which, spaces }
            }),
        ],
    )
    .gives(&[Fact::Token, Space])
    .shared(),
    entry(
        "The choice alone; later acts say `that` and the name, or `that space`.",
        "Choose a Lamp adjacent to Mara, then deal 1 damage to each fighter in that space.",
        &[
            form!("choose a(n) <token> <token-place?>", [token, place], {
                Act::ChooseToken { by: Player::You, token, place }
            }),
            form!("<player> chooses a(n) <token> <token-place?>", [by, token, place], {
                Act::ChooseToken { by, token, place }
            }),
        ],
    )
    .gives(&[Fact::Token, Space])
    .shared(),
    entry(
        "The fighter that came into the space goes no farther in this move. Only under `enter` of a token.",
        "End its move, then deal 2 damage to it.",
        &[form!("end its move", [], Act::EndMove)],
    )
    .needs(&[Fact::Entered]),
    entry(
        "Takes tokens off the board, back to the supply or, if the hero file says so, out of the game.",
        "Remove 1 Lamp in Mara's zone.",
        &[
            form!("remove <which-tokens>", [which], Act::RemoveTokens { by: Player::You, which }),
            form!("<player> removes <which-tokens>", [by, which], Act::RemoveTokens { by, which }),
        ],
    )
    .gives(&[Fact::TokensRemoved])
    .shared(),
];

// ── piles of one's own ──

pub(crate) const PILE_CONDS: &[Entry<Cond>] = &[entry(
    "That many such cards are in a pile of your own.",
    "If 3 or more cards are in Satchel, draw 1 card.",
    &[form!("<bound> <any-cards> are in <pile-name>", [bound, kind, pile], Cond::OwnPile { bound, kind, pile })],
)];

pub(crate) const PILE_COUNTS: &[Entry<Countable>] = &[
    entry(
        "Each card of this name in a pile of your own.",
        "Draw 1 card for each Night Walk in Satchel.",
        &[form!("<card-name> in <pile-name>", [card, pile], Countable::NamedInPile(card, pile))],
    ),
    entry(
        "Each card in a pile of your own but one, which is this card.",
        "Draw 1 card for each other card in Satchel.",
        &[form!("other card in <pile-name>", [pile], Countable::OthersInPile(pile))],
    )
    .needs(&[ThisCard]),
    entry(
        "The symbols that your cards in a pile of your own show, each once.",
        "Draw 1 card for each different symbol in Satchel.",
        &[form!("different symbol in <pile-name>", [pile], Countable::SymbolsInPile(pile))],
    ),
    entry(
        "Each such card in a pile of your own.",
        "Draw 1 card for each SONG card in Satchel.",
        &[form!("<any-card> in <pile-name>", [kind, pile], Countable::OwnPile(kind, pile))],
    ),
];

pub(crate) const PILE_MEASURES: &[Entry<Measure>] = &[entry(
    "The size of a pile of your own.",
    "Add the number of cards in Satchel to the value of this card.",
    &[form!("the number of cards in <pile-name>", [pile], Measure::OwnPile(pile))],
)];

pub(crate) const PILE_ACTS: &[Entry<Act>] = &[
    entry(
        "Puts cards of your hand or discard pile there.",
        "You may put 1 card from your hand into Satchel; if you do, draw 1 card.",
        &[
            form!("put <selection> from your <source> into <pile-name>", [what, from, pile], {
                Act::PutInto { what, from, pile }
            }),
            form!("put your <source> into <pile-name>", [from, pile], {
                Act::PutInto {
                    what: Selection {
                        many: ManyCards::All,
                        random: Random::No,
                        filter: Filter { kind: FilterKind::Any, also: FilterTail::Nothing },
                    },
                    from,
                    pile,
                }
            }),
        ],
    )
    .gives(&[PutCards])
    .shared(),
    entry(
        "This card does not go to the discard pile.",
        "If you won, put this card into Satchel.",
        &[form!("put this card into <pile-name>", [pile], Act::PutThisInto { pile })],
    )
    .needs(&[ThisCard]),
    entry(
        "The card leaves the combat for a pile of your own, and stays its owner's: its side has played no card then. What it has done stays.",
        "Put the opponent's card into Satchel.",
        &[form!("put the opponent's card into <pile-name>", [pile], Act::PutOpposingInto { pile })],
    )
    .needs(&[Cards]),
    entry(
        "Of the cards that you looked at or revealed on a deck or in a hand, also those of another; or `that card` which was discarded.",
        "Reveal the top 3 cards of your opponent's deck, then put 1 of them into Satchel.",
        &[form!("put <them> into <pile-name>", [what, pile], Act::PutThemInto { what, pile })],
    )
    .needs(&[Fact::ThatCard])
    .gives(&[PutCards]),
    entry(
        "Takes cards of your own from there into your hand.",
        "Take 1 card from Satchel.",
        &[form!("take <selection> from <pile-name>", [what, pile], Act::TakeOut { what, pile })],
    ),
    entry(
        "Takes the card of your own that has lain there for longest into your hand.",
        "Take the first card of Satchel.",
        &[form!("take the first card of <pile-name>", [pile], Act::TakeFirst { pile })],
    ),
    entry(
        "Puts cards from there onto the discard piles of their owners.",
        "You may discard 2 cards from Satchel; if you do, gain 1 action.",
        &[
            form!("discard <selection> from <pile-name>", [what, pile], Act::DiscardOut { what, pile }),
            form!("discard <pile-name>", [pile], {
                Act::DiscardOut {
                    what: Selection {
                        many: ManyCards::All,
                        random: Random::No,
                        filter: Filter { kind: FilterKind::Any, also: FilterTail::Nothing },
                    },
                    pile,
                }
            }),
        ],
    )
    .gives(&[Discarded, Tossed]),
    entry(
        "Shuffles cards of your own from there into your deck.",
        "Shuffle up to 3 cards from Satchel into your deck.",
        &[
            form!("shuffle <selection> from <pile-name> into your deck", [what, pile], {
                Act::PutOut { what, pile, to: Onto::Shuffled }
            }),
            form!("shuffle <pile-name> into your deck", [pile], {
                Act::PutOut {
                    what: Selection {
                        many: ManyCards::All,
                        random: Random::No,
                        filter: Filter { kind: FilterKind::Any, also: FilterTail::Nothing },
                    },
                    pile,
                    to: Onto::Shuffled,
                }
            }),
        ],
    )
    .gives(&[Shuffled]),
    entry(
        "Puts cards of your own from there on your deck.",
        "Put 1 card from Satchel on top of your deck.",
        &[form!("put <selection> from <pile-name> <onto> your deck", [what, pile, to], {
            Act::PutOut { what, pile, to }
        })],
    )
    .gives(&[PutCards]),
];

// ── side decks ──

pub(crate) const SIDE_CONDS: &[Entry<Cond>] = &[
    entry(
        "That many cards of a side deck lie open.",
        "If 1 or more cards of Omens are open, draw 1 card.",
        &[form!("<bound> cards of <side-name> are open", [bound, deck], Cond::SideOpen { bound, deck })],
    ),
    entry(
        "That many of its cards were discarded.",
        "If 2 or more cards of Omens are discarded, draw 1 card.",
        &[form!("<bound> cards of <side-name> are discarded", [bound, deck], Cond::SideDiscarded { bound, deck })],
    ),
];

pub(crate) const SIDE_COUNTS: &[Entry<Countable>] = &[
    entry(
        "Each card of a side deck that lies open.",
        "Draw 1 card for each open card of Omens.",
        &[form!("open card of <side-name>", [deck], Countable::SideOpen(deck))],
    ),
    entry(
        "Each of its cards that was discarded.",
        "Draw 1 card for each discarded card of Omens.",
        &[form!("discarded card of <side-name>", [deck], Countable::SideDiscarded(deck))],
    ),
];

pub(crate) const SIDE_MEASURES: &[Entry<Measure>] = &[entry(
    "The numbers of the open cards of a side deck, added up.",
    "If the sum of the open cards of Omens is 5 or more, discard 1 card.",
    &[form!("the sum of the open cards of <side-name>", [deck], Measure::SideSum(deck))],
)];

pub(crate) const SIDE_ACTS: &[Entry<Act>] = &[
    entry(
        "Turns up the top card: what it says under `open` is done, and what it says under `always` holds from now on.",
        "Open the top card of Omens.",
        &[
            form!("open the top card of <side-name>", [deck], Act::Side { deck, deed: SideDeed::Open }),
            form!("open each card of <side-name>", [deck], Act::Side { deck, deed: SideDeed::OpenEach }),
        ],
    )
    .shared(),
    entry(
        "Only you see it; it stays there.",
        "Look at the top card of Omens.",
        &[form!("look at the top card of <side-name>", [deck], Act::Side { deck, deed: SideDeed::Look })],
    ),
    entry(
        "An open card, which you choose, goes to the discarded cards of its deck.",
        "You may discard 1 open card of Omens; if you do, gain 1 action.",
        &[form!("discard 1 open card of <side-name>", [deck], Act::Side { deck, deed: SideDeed::Discard })],
    )
    .shared(),
    entry(
        "Cards go back under their deck: a discarded one that you choose, the one that has lain open for longest, or all that \
         lie open.",
        "Put the first open card of Omens on the bottom of it.",
        &[
            form!("put 1 discarded card of <side-name> on the bottom of it", [deck], {
                Act::Side { deck, deed: SideDeed::Under }
            }),
            form!("put the first open card of <side-name> on the bottom of it", [deck], {
                Act::Side { deck, deed: SideDeed::FirstUnder }
            }),
            form!("put each open card of <side-name> on the bottom of it", [deck], {
                Act::Side { deck, deed: SideDeed::EachUnder }
            }),
        ],
    )
    .shared(),
    entry(
        "Cards go back into their deck, which is shuffled.",
        "Shuffle the open cards of Omens into it.",
        &[
            form!("shuffle the open cards of <side-name> into it", [deck], {
                Act::Side { deck, deed: SideDeed::ShuffleOpen }
            }),
            form!("shuffle the discarded cards of <side-name> into it", [deck], {
                Act::Side { deck, deed: SideDeed::ShuffleDiscarded }
            }),
        ],
    )
    .shared(),
];

pub(crate) const TOGETHER_ACTS: &[Entry<Act>] = &[entry(
    "Each of them chooses a card without knowing what the others choose; then all cards are shown. They stay in the hands. Whoever \
     has no card reveals none.",
    "Each player reveals 1 card from their hand at the same time.",
    &[form!("<party> reveals 1 card from their hand at the same time", [who], Act::RevealTogether { who })],
)
.gives(&[Fact::Shown])];

pub(crate) const SPELL_ACTS: &[Entry<Act>] = &[entry(
    "You choose among the spells of the hero file whose symbols your cards in their pile show, or among all of them.",
    "After you attack, you may cast 1 spell; if you do, discard Satchel.",
    &[
        form!("cast 1 spell", [], Act::Cast { count: 1, free: false }),
        form!("cast <number> different spells", [count], Act::Cast { count, free: false }),
        form!("cast 1 spell without symbols", [], Act::Cast { count: 1, free: true }),
        form!("cast <number> different spells without symbols", [count], Act::Cast { count, free: true }),
    ],
)
.shared()];

pub(crate) const REPEAT_ACTS: &[Entry<Act>] = &[entry(
    "What stands before `then you may` is done again, as often as you like. It stops by itself when the conditions hold, or when \
     nothing was done.",
    "Open the top card of Omens, then you may repeat this until the sum of the open cards of Omens is 5 or more.",
    &[form!("repeat this until <conditions>", [until], Act::Repeat { until })],
)];

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
            form!(
                "gain <counter> equal to twice <measure>",
                [counter, measure],
                Act::GainCounter { counter, amount: Amount::Twice(measure) }
            ),
        ],
    )
    .shared(),
    entry(
        "Makes the counter exactly this, at most its highest; neither gained nor spent.",
        "Set Ember to 2.",
        &[
            form!("set <counter> to <number>", [counter, n], Act::SetCounter { counter, amount: Amount::Number(n) }),
            form!(
                "set <counter> to <measure>",
                [counter, measure],
                Act::SetCounter { counter, amount: Amount::EqualTo(measure) }
            ),
            form!("set <counter> to twice <measure>", [counter, measure], {
                Act::SetCounter { counter, amount: Amount::Twice(measure) }
            }),
        ],
    )
    .shared(),
    entry(
        "Takes from a counter; it can be done only if there are enough. What follows it by `, then` is done all the same: a price is `you may spend …; if you do, …`.",
        "You may spend 2 Ember; if you do, draw 1 card.",
        &[
            form!("spend <number> <counter>", [n, counter], Act::SpendCounter { counter, amount: Amount::Number(n) }),
            form!("spend <number> <counter> for each <countable>", [n, counter, of], {
                Act::SpendCounter { counter, amount: Amount::ForEach(n, of) }
            }),
            form!("spend <counter> equal to <measure>", [counter, measure], {
                Act::SpendCounter { counter, amount: Amount::EqualTo(measure) }
            }),
            form!("spend <counter> equal to twice <measure>", [counter, measure], {
                Act::SpendCounter { counter, amount: Amount::Twice(measure) }
            }),
        ],
    )
    .gives(&[Spent])
    .shared(),
    entry(
        "You choose how many, from 0 up.",
        "Spend any amount of Ember, then draw 1 card for each Ember spent.",
        &[form!("spend any amount of <counter>", [counter], Act::SpendAny { counter })],
    )
    .gives(&[Spent])
    .shared(),
    entry(
        "More actions in this turn.",
        "Gain 1 action.",
        &[form!("gain <actions>", [count], Act::GainAction { count })],
    )
    .shared(),
    entry(
        "One more action, which is lost unless the next action is an attack, or an attack on that fighter.",
        "Gain 1 action that can only be used to attack at once.",
        &[form!("gain 1 action that can only be used to attack at once", [], Act::GainStrike { at_it: false })],
    ),
    entry(
        "The same, for an attack on that fighter alone.",
        "Choose an opposing fighter, then gain 1 action that can only be used to attack it at once.",
        &[form!("gain 1 action that can only be used to attack it at once", [], Act::GainStrike { at_it: true })],
    )
    .needs(&[It]),
    entry(
        "One action of this turn less; it can be done only if there is one.",
        "You may spend 1 action; if you do, draw 2 cards.",
        &[form!("spend 1 action", [], Act::SpendAction)],
    )
    .shared(),
    entry(
        "The state goes on to the next of its values; after the last comes the first.",
        "Change lantern.",
        &[form!("change <state>", [state], Act::ChangeState { state })],
    )
    .shared(),
    entry(
        "The state gets this value.",
        "Set lantern to dark.",
        &[form!("set <state> to <value>", [state, value], Act::SetState { state, value })],
    )
    .shared(),
    entry(
        "The state gets this value, and the old one back at the end of the turn.",
        "Set lantern to dark until the turn ends.",
        &[form!("set <state> to <value> until the turn ends", [state, value], {
            Act::SetStateForTurn { state, value }
        })],
    )
    .shared(),
    entry(
        "A lasting rule holds from now on, for so long. Several add up. *until* is `this turn`, `in this combat`, \
         `until your next turn starts` or, after `when you maneuver,`, `in this maneuver`.",
        "Add 1 to the value of attack cards that Mara plays this turn.",
        &[form!("<lasting> <until>", [what, until], Act::Lasts { what, until })],
    ),
    entry("The turn is over at once.", "End the turn.", &[form!("end the turn", [], Act::EndTurn)]).shared(),
    entry(
        "You choose among effects that are divided by `;`. It comes last in its part of a sentence: what follows belongs to the list, up to \
         `; otherwise, …`. An effect of the list has no `you may` and no price of its own.",
        "Choose 2 different effects: draw 2 cards; Mara recovers 3 health; place Mara in any other space.",
        &[
            form!("choose 1 effect: <effects>", [effects], Act::ChooseEffects { count: HowMany::Number(1), effects }),
            form!(
                "choose <number> different effects: <effects>",
                [n, effects],
                Act::ChooseEffects { count: HowMany::Number(n), effects }
            ),
        ],
    )
    .shared(),
    entry(
        "One of the effects that you have not chosen in this turn; a hero file can have 8 such effects in all.",
        "When your turn starts, choose 1 effect not chosen this turn: draw 1 card; gain 1 action.",
        &[form!("choose 1 effect not chosen this turn: <effects>", [effects], {
            Act::ChooseEffects { count: HowMany::Fresh, effects }
        })],
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
    Trigger: Trigger => [TRIGGERS, TOKEN_TRIGGERS, DIE_TRIGGERS];
    Mine: Mine => [MINE];
    Standing: Standing => [STANDINGS, VALUE_STANDINGS, OPEN_STANDINGS, KIND_STANDINGS, TOKEN_STANDINGS];
    Lasting: Lasting => [LASTING];
    Mover: Mover => [MOVERS];
    PlayedCards: PlayedCards => [PLAYED_CARDS];
    Plays: Plays => [PLAYS];
    Hurt: Hurt => [HURTS];
    Until: Until => [UNTILS];
    Cond: Cond => [CONDS, TOKEN_CONDS, PILE_CONDS, SIDE_CONDS];
    Says: Says => [SAYS, TOKEN_SAYS];
    Bound: Bound => [BOUNDS];
    Fighter: Fighter => [FIGHTERS] | FighterOwn => [FIGHTERS_OWN] | Except => [EXCEPTS];
    Target: Target => [
            ONE_TARGET, EACH_TARGET, CHOSEN_TARGET, HERO_TARGET, EITHER_TARGET, SEVERAL_TARGETS, BOTH_TARGETS
        ]
        | Doer => [ONE_TARGET, EACH_TARGET, CHOSEN_TARGET, HERO_TARGET, EITHER_TARGET]
        | Doers => [SEVERAL_TARGETS, BOTH_TARGETS]
        | TargetPart => [ONE_TARGET, EACH_TARGET, CHOSEN_TARGET, HERO_TARGET, SEVERAL_TARGETS]
        | EitherPart => [ONE_TARGET, CHOSEN_TARGET, HERO_TARGET]
        | Picked => [CHOSEN_TARGET, EITHER_TARGET]
        | Someone => [ONE_TARGET, CHOSEN_TARGET, EITHER_TARGET];
    Fallen: Fallen => [FALLEN];
    Group: Group => [GROUPS] | One => [ONES] | Watched => [WATCHED];
    Crowd: Crowd => [CROWD] | OneCrowd => [ONE_CROWD] | Crowds => [CROWDS] | NumberOf => [NUMBER_OF] | Back => [BACK]
        | Backs => [BACKS] | Down => [DOWN] | Downs => [DOWNS];
    Other: Other => [OTHERS];
    Noun: Noun => [NAMED_NOUN, COMMON_NOUN] | Nouns => [NAMED_NOUNS, COMMON_NOUNS]
        | Common => [COMMON_NOUN] | Commons => [COMMON_NOUNS];
    Class: Class => [CLASSES];
    Player: Player => [PLAYERS, PLAYERS_WITH] | Party => [PLAYERS] | PlayerOwn => [PLAYERS_OWN] | Whose => [YOUR, PLAYERS_OWN];
    Pile: Pile => [PILES];
    PileKind: PileKind => [PILE_KINDS] | Source => [SOURCES];
    Place: Place => [ZONES, SPOTS, NAMED_SPOTS, TOKEN_SPOTS, NOT_PLACE, HEALTH_PLACE, COMBAT_PLACE, PASSED]
        | Where => [ZONES, SPOTS, NAMED_SPOTS, TOKEN_SPOTS, NOT_PLACE, COMBAT_PLACE, BOARD_PLACE]
        | Range => [ZONES, SPOTS, TOKEN_SPOTS, NOT_PLACE]
        | Spot => [SPOTS, NAMED_SPOTS, TOKEN_SPOTS] | Marked => [HEALTH_PLACE, PASSED];
    Spaces: Spaces => [SPACES, OTHER_SPACES] | FreeSpaces => [SPACES];
    SpacePlace: SpacePlace => [SPACE_PLACES, TOKEN_SPACES] | TokenPlace => [SPACE_PLACES, TOKEN_PLACES];
    ActionKind: Did => [DID] | Deed => [DEEDS];
    Countable: Countable => [COUNTABLES, TOKEN_COUNTS, TOKENS_REMOVED, PILE_COUNTS, SIDE_COUNTS]
        | Repeated => [IN_TURN, COUNTABLES, TOKEN_COUNTS, TOKENS_REMOVED, PILE_COUNTS, SIDE_COUNTS]
        | Counted => [COUNTED, COUNTED_ELSEWHERE];
    Measure: Measure => [MEASURES, NUMBER_MEASURES, TOKEN_MEASURES, PILE_MEASURES, DIE_MEASURES, SIDE_MEASURES];
    Amount: Cards => [CARD_AMOUNTS] | Health => [HEALTH_AMOUNTS] | Actions => [ACTION_AMOUNTS];
    Selection: Selection => [SELECTIONS];
    Random: Random => [RANDOMS];
    FilterKind: Filter => [FILTERS, NO_FILTER] | SomeFilter => [FILTERS];
    Filter: AnyCard => [ANY_CARD] | AnyCards => [ANY_CARDS] | SomeCard => [SOME_CARD] | SuchCard => [SUCH_CARD]
        | KindCards => [KIND_CARDS];
    FilterTail: FilterTail => [FILTER_TAILS, EQUAL_TAILS, NO_TAIL] | SomeTail => [FILTER_TAILS, EQUAL_TAILS]
        | PlainTail => [FILTER_TAILS, NO_TAIL] | SomePlainTail => [FILTER_TAILS];
    Onto: Onto => [ONTO] | OntoEither => [ONTO, ONTO_EITHER];
    End: End => [ENDS];
    Deck: Deck => [DECKS];
    ThatDeck: ThatDeck => [THAT_DECK];
    OfThem: Them => [THAT_CARD, THE_REST, THEM] | SeveralOfThem => [THE_REST, THEM] | SomeOfThem => [THAT_CARD, THEM];
    Act: Act => [
            FIGHTER_ACTS, TOKEN_ACTS, CARD_ACTS, PILE_ACTS, SIDE_ACTS, COMBAT_ACTS, TURN_ACTS, DIE_ACTS, REPEAT_ACTS,
            SPELL_ACTS, TOGETHER_ACTS, BY_ACTS
        ]
        | Command => [
            FIGHTER_ACTS, TOKEN_ACTS, CARD_ACTS, PILE_ACTS, SIDE_ACTS, COMBAT_ACTS, TURN_ACTS, DIE_ACTS, REPEAT_ACTS,
            SPELL_ACTS, TOGETHER_ACTS, BY_ACTS
        ]
        | Does => [
            FIGHTER_ACTS, CARD_ACTS, PILE_ACTS, SIDE_ACTS, COMBAT_ACTS, TURN_ACTS, DIE_ACTS, SPELL_ACTS, OTHERS_ACTS
        ]
        | Do => [
            FIGHTER_ACTS, TOKEN_ACTS, CARD_ACTS, PILE_ACTS, SIDE_ACTS, COMBAT_ACTS, TURN_ACTS, DIE_ACTS, SPELL_ACTS,
            OTHERS_ACTS, OTHERS_MAY
        ];
    Tokens: WhichTokens => [WHICH_TOKENS];
    LinePlace: LinePlace => [LINE_PLACES];
    Through: Through => [THROUGHS, TOKEN_THROUGHS];
    CardRef: Card => [CARD_REFS];
    CardType: CardType => [CARD_TYPES];
    Timing: Timing => [TIMINGS];
    Steps: Steps => [STEPS];
    WhichCard: WhichCard => [WHICH_CARDS];
    Role: Role => [ROLES];
    Crowded: Crowded => [CROWDED];
    Unless: Unless => [UNLESS];
}

/// Nouns whose number a writer may get wrong; reading forgives it.
pub(crate) const FORGIVEN: [[&str; 2]; 9] = [
    ["card", "cards"],
    ["space", "spaces"],
    ["line", "lines"],
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
