//! A coach for whoever plays against bots alone: odds and advice, from what the own seat may know.

use std::sync::Arc;

use peerless_bots::{Budget, Whose, advise, odds};
use peerless_protocol::{AdviceFace, Coach, CoachWish, OddsFace, ReasonFace};
use peerless_rules::{Match, Opt, Rng, View};

/// Futures that are tried for an advice; far less than a second.
const TRIED: u32 = 400;

/// A decision as the seat that must make it sees it.
pub struct Moment {
    pub m: Arc<Match>,
    pub view: Box<View>,
    pub options: Vec<Opt>,
    /// The number by which the seat knows the decision.
    pub n: u32,
}

/// What the coach has to say. The same decision gets the same advice.
pub fn coach(moment: &Moment, wish: CoachWish) -> Coach {
    let Moment { m, view, options, n } = moment;
    let odds = odds(m, view, options).into_iter().map(|odds| OddsFace {
        option: odds.option as u32,
        card: odds.card.map(|card| card.0),
        blocked: odds.blocked as f32,
        damage: odds.damage as f32,
        least: odds.least,
        most: odds.most,
        exact: odds.exact,
    });
    let advice = matches!(wish, CoachWish::Advice).then(|| {
        let seed = Rng::new(u64::from(*n)).next_u64();
        let advice = advise(m, view, options, Budget::Iterations(TRIED), seed);
        let reason = |(whose, reason): (Whose, peerless_bots::Reason)| ReasonFace {
            reason: reason.key(),
            whose: match whose {
                Whose::Own => "own",
                Whose::Theirs => "theirs",
            },
        };
        AdviceFace {
            option: advice.option as u32,
            chance: advice.chance,
            next: advice.next.map(|(option, chance)| (option as u32, chance)),
            reasons: advice.reasons.into_iter().map(reason).collect(),
        }
    });
    Coach { decision: *n, odds: odds.collect(), advice }
}
