//! All that there is to know about each kind of question, for whoever shows, hides, logs or plays it.

use crate::choice::Opt;

/// What there is to know about a kind of question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    /// In one word, as on the wire; the words that a person reads are found by it.
    pub key: &'static str,
    /// From whom the answer is hidden.
    pub hidden: Hidden,
    /// What happens if there is only one option.
    pub lone: Lone,
    /// What an answer points at.
    pub topic: Topic,
    /// The older kind of question as which those who learn are told of it, so that what they have learned stays of use.
    pub like: Option<Ask>,
}

/// From whom an answer is hidden. Those who see the cards of the seat that answers see it always.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hidden {
    /// From nobody.
    Open,
    /// From the others until the cards of the combat are turned up (R10.10).
    UntilReveal,
    /// From the others for good (R18.1).
    FromOthers,
    /// From the others until all who are asked so have chosen.
    UntilAll,
}

impl Hidden {
    /// Whether an answer is one that the others must not be told; declining is no secret.
    pub fn hides(self, opt: Opt) -> bool {
        match self {
            Self::Open => false,
            Self::UntilAll => true,
            // A card that is played face up is no secret.
            Self::UntilReveal | Self::FromOthers => {
                opt.card().is_some() && !matches!(opt, Opt::PlayOpen(_) | Opt::DefendOpen(_))
            }
        }
    }
}

/// What happens to a question with one option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lone {
    /// The option is taken without asking.
    Take,
    /// NOTATION 1: it is asked all the same, so that nobody learns from silence.
    Ask,
    /// It is asked as long as the seat has cards in hand.
    AskWithCards,
}

/// What an answer points at, which says why something else is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// An action of the turn.
    Action,
    /// The hand after the last action.
    HandLimit,
    /// A fighter that goes somewhere.
    Walking,
    /// A fighter's place at setup or on its return.
    Beginning,
    /// A fighter's place by a text.
    Placing,
    /// A fighter that a text means.
    Fighter,
    /// A space that a text means.
    Space,
    /// A card to attack with.
    Attack,
    /// A card to defend with.
    Defense,
    /// A card in place of the one played.
    Replacement,
    /// A card that a text means.
    Card,
    /// Something else.
    Other,
}

/// Declares the kinds: the enum, the list of all, and the table.
macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident: $key:literal, $hidden:ident, $lone:ident, $topic:ident $(, like $like:ident)?;)*) => {
        /// What is asked.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Ask {
            $($(#[$doc])* $name,)*
        }

        impl Ask {
            /// Every kind of question.
            pub const ALL: &[Ask] = &[$(Ask::$name),*];

            /// All that there is to know about this kind of question.
            pub const fn about(self) -> About {
                match self {
                    $(Ask::$name => {
                        let like = kinds!(@like $($like)?);
                        About { key: $key, hidden: Hidden::$hidden, lone: Lone::$lone, topic: Topic::$topic, like }
                    })*
                }
            }
        }
    };
    (@like) => { None };
    (@like $like:ident) => { Some(Ask::$like) };
}

// What is new goes to the end, with the older kind that it is most like.
kinds! {
    /// Setup, or the return to the board: where a fighter begins.
    Setup: "setup", Open, Take, Beginning;
    /// Setup: a state such as a size.
    State: "state", Open, Take, Other;
    /// What to do in one's turn.
    Action: "action", Open, Ask, Action;
    /// Whether to boost a maneuver, and with which card.
    ManeuverBoost: "maneuver-boost", Open, Take, Other;
    /// Which fighter moves, and where to.
    Move: "move", Open, Take, Walking;
    /// The card to attack with.
    AttackCard: "attack-card", UntilReveal, Take, Attack;
    /// Whether to use the item that the fighter stands on.
    Item: "item", Open, Take, Other;
    /// A card to lay face down beside the attack (R25.10).
    CommitBoost: "commit-boost", UntilReveal, Take, Other;
    /// The card to defend with.
    Defense: "defense", UntilReveal, AskWithCards, Defense;
    /// The order of one's own effects.
    Order: "order", Open, Take, Other;
    /// A card to discard at the end of the turn (R5.10).
    HandLimit: "hand-limit", Open, Take, HandLimit;
    /// A card to discard because of a text.
    Discard: "discard", Open, Take, Other;
    /// Whether to do what a text allows. Where it asks for hidden cards, a no alone is asked for, too.
    YesNo: "yes-no", Open, Ask, Other;
    /// A fighter that a text speaks of.
    Fighter: "fighter", Open, Take, Fighter;
    /// A space that a text speaks of.
    Space: "space", Open, Take, Space;
    /// A number that a text speaks of.
    Number: "number", Open, Take, Other;
    /// An opponent that a text speaks of.
    Opponent: "opponent", Open, Take, Other;
    /// One of several effects.
    Effect: "effect", Open, Take, Other;
    /// The symbol that a wild basket shows (R25.4).
    Symbol: "symbol", Open, Take, Other;
    /// Where a text places a fighter.
    Place: "place", Open, Take, Placing;
    /// A card to boost with in a combat.
    Boost: "boost", Open, Take, Other;
    /// A card that all see.
    Card: "card", Open, Take, Card;
    /// A card that the others do not see: looked at in a deck, or going from the hand onto it.
    HiddenCard: "hidden-card", FromOthers, Take, Card;
    /// Which card lies next on top of a deck.
    CardOrder: "card-order", FromOthers, Take, Card;
    /// Another card in place of the one played, face up.
    Replace: "replace", Open, Take, Replacement;
    /// Whose deck to look at.
    Deck: "deck", Open, Take, Other;
    /// A token that a text speaks of.
    Token: "token", Open, Take, Space;
    /// Where a token goes.
    TokenPlace: "token-place", Open, Take, Space;
    /// Who takes the next point of damage in place of another.
    Share: "share", Open, Take, Fighter;
    /// Whether to stop an effect that would look at the own hand (R27.4).
    Guard: "guard", Open, Ask, Other;
    /// A zone that a text speaks of.
    Zone: "zone", Open, Take, Other, like Space;
    /// Whether to ignore an effect that would make one discard.
    Ignore: "ignore", Open, Ask, Other, like YesNo;
    /// Setup: what the others are told once all have chosen so.
    SecretState: "secret-state", UntilAll, Take, Other, like State;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_has_a_key_of_its_own() {
        for (index, ask) in Ask::ALL.iter().enumerate() {
            let key = ask.about().key;
            let letters = |c: char| c.is_ascii_lowercase() || c == '-';
            assert!(!key.is_empty() && key.chars().all(letters), "{key}");
            assert!(Ask::ALL[..index].iter().all(|other| other.about().key != key), "{key}");
        }
    }

    #[test]
    fn kinds_that_are_like_others_come_last() {
        let mut old = Ask::ALL.iter().map(|ask| ask.about().like).skip_while(Option::is_none);
        assert!(old.all(|like| like.is_some_and(|like| like.about().like.is_none())));
    }
}
