//! Where the cards lie of which a text speaks as `that card` and `them`, and what can never be done with them there.

use crate::ast::{Act, Among, Deck, Player, ThatDeck, Them, Trigger};

/// Where a text has left the cards that it speaks of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Spoken {
    /// Where `that card` lies.
    that: Option<Lies>,
    /// Where `them` lie: those looked at, revealed or drawn last.
    them: Option<Lies>,
    /// The hand that was looked at last was seen by another player than the text's.
    seen_by_others: bool,
}

/// Where cards lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lies {
    /// On a deck.
    Deck(Whose),
    /// In a hand, which all have seen, or who looked at it.
    Hand(Whose),
    /// In the hand of another, which nobody has seen.
    Unseen,
    /// Beside others of its name in the own hand.
    Same,
    /// Beside others of its kind on a deck.
    Beside,
    /// Discarded from a deck, which holds no cards but its player's.
    OffDeck(Whose),
    /// Discarded from elsewhere.
    Off(Whose),
    /// Played, and not yet discarded.
    Played,
}

/// Whose cards they are, or whose pile they lie in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Whose {
    Mine,
    Theirs,
    /// Of one or the other.
    Any,
}

impl Whose {
    fn of(who: &Player, by_others: bool) -> Self {
        match who {
            Player::You if by_others => Self::Theirs,
            Player::You => Self::Mine,
            Player::Opponent | Player::EachOpponent | Player::AnOpponent | Player::ThatOpponent => Self::Theirs,
            Player::Their => Self::Theirs,
            Player::With(Among::Opponents | Among::AnOpponent, _) => Self::Theirs,
            Player::EachPlayer | Player::EachInCombat | Player::EachHighest | Player::Owner | Player::EachFriendly => {
                Self::Any
            }
            Player::With(Among::Everybody | Among::Friends, _) => Self::Any,
        }
    }
}

impl Spoken {
    /// Of which card a trigger speaks.
    pub(crate) fn after(trigger: &Trigger) -> Self {
        let lies = match trigger {
            Trigger::Played(_) => Some(Lies::Played),
            Trigger::TheyDiscard(_) => Some(Lies::Off(Whose::Theirs)),
            Trigger::YouDiscard(_) => Some(Lies::Off(Whose::Mine)),
            _ => None,
        };
        Self { that: lies, them: lies, seen_by_others: false }
    }

    /// The cards of which an act lets later acts speak.
    pub(crate) fn turn_to(&mut self, act: &Act, by_others: bool) {
        let of = |who: &Player| Whose::of(who, by_others);
        // `Your` deck is that of the text's owner, whoever looks at it.
        let deck_of = |who: &Player| Lies::Deck(Whose::of(who, false));
        let deck = |deck: &Deck| match deck {
            Deck::Any => Lies::Deck(Whose::Any),
            Deck::Of(who) => deck_of(who),
        };
        let looked = match act {
            Act::LookAtTop { deck: of, .. } | Act::LookAtBottom { deck: of, .. } => Some(deck(of)),
            Act::RevealTop { of, .. } | Act::RevealBottom { of } | Act::RevealUntil { of, .. } => Some(deck(of)),
            Act::RevealPicked { who } | Act::Reveal { who, .. } => Some(Lies::Hand(of(who))),
            Act::RevealYours { .. } | Act::DrawInstead { .. } => Some(Lies::Hand(Whose::Mine)),
            Act::ChooseCard => Some(Lies::Hand(Whose::Theirs)),
            Act::Draw { who, .. } if of(who) == Whose::Mine => Some(Lies::Hand(Whose::Mine)),
            // Those that the text has turned to before stay meant.
            Act::Draw { .. } if self.that.is_none() => Some(Lies::Unseen),
            _ => None,
        };
        if looked.is_some() {
            (self.that, self.them) = (looked, looked);
        }
        let that = match act {
            Act::RevealUntil { count: 0 | 2.., .. } => Lies::Beside,
            Act::RevealSame { .. } => Lies::Same,
            Act::Discard { who, .. } => Lies::Off(of(who)),
            Act::DiscardUntil { .. } => Lies::Off(of(&Player::You)),
            Act::DiscardFrom { of: Deck::Any, .. } => Lies::OffDeck(Whose::Any),
            Act::DiscardFrom { of: Deck::Of(who), .. } => Lies::OffDeck(of(who)),
            Act::DiscardNamed { .. } | Act::DiscardTheirs { .. } => Lies::Off(Whose::Theirs),
            Act::DiscardOut { .. } => Lies::Off(Whose::Any),
            Act::DiscardThem { what } => match self.lies(what.what) {
                Some(Lies::Deck(whose)) => Lies::OffDeck(whose),
                Some(Lies::Hand(whose)) => Lies::Off(whose),
                _ => Lies::Off(Whose::Any),
            },
            Act::LookAtHand { .. } => {
                self.seen_by_others = by_others;
                return;
            }
            Act::RevealHand { .. } => {
                self.seen_by_others = false;
                return;
            }
            _ => return,
        };
        self.that = Some(that);
    }

    fn lies(&self, what: Them) -> Option<Lies> {
        if what == Them::That { self.that } else { self.them }
    }

    /// Why an act can never be done with the cards that it speaks of, and what can be.
    pub(crate) fn refuse(&self, act: &Act) -> Option<(&'static str, &'static str)> {
        let (what, put) = match act {
            Act::TakeThat | Act::TakeOrPut { .. } => (Them::That, None),
            Act::PutThem { what, deck, .. } => (what.what, Some(*deck)),
            Act::TakeLooked { what } | Act::DiscardThem { what } | Act::RemoveThem { what } => (what.what, None),
            Act::PutThemInto { what, .. } | Act::GiveThem { what, .. } => (what.what, None),
            Act::PutBack => (Them::Any, None),
            Act::ShuffleRest { deck } => (Them::Any, Some(*deck)),
            Act::ChooseCard | Act::PutOfHand { .. } | Act::ReplaceOpposing if self.seen_by_others => {
                let message = "the hand that was looked at last was seen by another player, who does not choose here";
                return Some((message, "write `discard 1 card of their choice`, or look at a hand yourself first"));
            }
            _ => return None,
        };
        let lies = self.lies(what)?;
        match lies {
            Lies::Unseen => {
                let help = "name them by what was done: `discards 1 card`, `reveals 1 card from their hand`";
                return Some(("cards that others draw are not known to this text", help));
            }
            Lies::Beside => {
                let help = "say which ones: `2 … cards of them`, `every … card of them`, `the rest`";
                return Some(("several were looked for", help));
            }
            Lies::Same => {
                let help = "reveal one alone, as `reveal 1 card from your hand, then …`; or put `1 card named … from your hand`";
                return Some(("they were only shown, and are several", help));
            }
            _ => {}
        }
        let several = matches!(act, Act::TakeLooked { .. });
        let takes = several || matches!(act, Act::TakeThat | Act::TakeOrPut { .. });
        let owners = "a card of another's deck goes to its owner's piles alone";
        match (lies, put) {
            (Lies::Deck(Whose::Theirs), None) if takes => Some((
                owners,
                "write `put that card into that opponent's hand`, `put that card … that deck`, or discard it",
            )),
            (Lies::OffDeck(Whose::Theirs), None) if takes => {
                Some((owners, "write `put that card on top of that deck`, or put it into a pile of your own"))
            }
            (Lies::Hand(Whose::Mine), None) if takes => {
                Some(("it lies in your hand already", "leave it out, or write where it goes: `put … your deck`"))
            }
            (Lies::Hand(Whose::Theirs), None) if several => {
                let message = "cards of another's hand go to their owner's piles alone";
                Some((message, "write `discard …`, or `put … on top of their deck`"))
            }
            (Lies::Hand(Whose::Theirs), None) if matches!(act, Act::GiveThem { .. }) => {
                Some(("it lies in a hand of others already", "write `discard …`, or `put … on top of their deck`"))
            }
            (Lies::Hand(_) | Lies::Off(_) | Lies::OffDeck(_) | Lies::Played, _)
                if matches!(act, Act::PutBack | Act::ShuffleRest { .. }) =>
            {
                Some(("the cards lie on no deck", "leave it out, or write where they go: `put … deck`"))
            }
            (Lies::Off(_) | Lies::OffDeck(_), None) if matches!(act, Act::DiscardThem { .. }) => {
                Some(("it is discarded already", "leave it out"))
            }
            (Lies::Deck(Whose::Theirs | Whose::Any) | Lies::OffDeck(Whose::Theirs | Whose::Any), Some(deck)) => {
                let help = "write `that deck`";
                (deck != ThatDeck::That).then_some(("cards of a deck go back to that one alone", help))
            }
            (Lies::Hand(Whose::Theirs) | Lies::Off(Whose::Theirs), Some(ThatDeck::That)) => {
                let help = "write `their deck`; or `your deck`, for a card of your own that was put into that hand";
                Some(("the card comes from no deck", help))
            }
            (Lies::Hand(_) | Lies::Off(_) | Lies::Played, Some(ThatDeck::That)) => {
                Some(("the card comes from no deck", "write `your deck`"))
            }
            (Lies::Deck(Whose::Mine) | Lies::OffDeck(Whose::Mine), Some(ThatDeck::Their)) => {
                Some(("it is a card of yours", "write `your deck`"))
            }
            (Lies::Hand(Whose::Mine) | Lies::Off(Whose::Mine) | Lies::Played, Some(ThatDeck::Their)) => {
                Some(("it is a card of yours", "write `your deck`"))
            }
            _ => None,
        }
    }
}
