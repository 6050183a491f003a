//! Who plays in the arena: bots, and the cheating searcher that they are measured against.

use peerless_bots::judge::{Judge, Net};
use peerless_bots::{Bot, Budget, Forfeit, Greedy, Playout, Search, Seen, Settings, UnknownBot, by_name};
use peerless_rules::*;

/// The kinds of search that only the arena knows, before a budget: one that sees all hands, one that begins its trees anew at
/// each decision, and one that judges as all did before a judgement was learned.
const CHEAT: &str = "cheat";
const FRESH: &str = "fresh";
const BEFORE: &str = "before";
/// Greedy by the learned judgement.
pub(crate) const LEARNED: &str = "learned";

/// How long a bot of this name searches, if it is a search with a budget.
pub(crate) fn search_budget(name: &str) -> Option<Budget> {
    name.strip_prefix("search:").and_then(Budget::parse)
}

/// Whether a bot of this name judges by what was learned, and so can judge by other weights: `learned`, `search:40`, `search:10ms`.
pub fn judges_by_weights(name: &str) -> bool {
    name == LEARNED || search_budget(name).is_some()
}

/// Somebody who plays a seat of a game between bots.
pub(crate) enum Agent {
    Bot(Box<dyn Bot>),
    /// Searches like `search`, but sees all hands. It shows how much there is to gain at all; it is not offered to players, who find
    /// it under no name.
    Cheat(Search),
}

impl Agent {
    /// A bot of any name that players know.
    pub fn bot(name: &str, seed: u64) -> Result<Self, UnknownBot> {
        Ok(Self::Bot(by_name(name, seed)?))
    }

    /// The same, and the yardsticks: `cheat:100ms`, `cheat:1000`, `fresh:1000`, `before:10ms`, `learned`.
    pub fn with_yardsticks(name: &str, seed: u64) -> Result<Self, UnknownBot> {
        let (kind, budget) = name.split_once(':').unwrap_or((name, ""));
        let settings = || Budget::parse(budget).map(Settings::new).ok_or_else(|| UnknownBot(name.to_owned()));
        match kind {
            LEARNED if name == LEARNED => Ok(Self::Bot(Box::new(Greedy::learned(seed)))),
            CHEAT => Ok(Self::Cheat(Search::new(Settings { sees_hands: true, ..settings()? }, seed))),
            FRESH => Ok(Self::Bot(Box::new(Search::new(Settings { reuse: false, ..settings()? }, seed)))),
            BEFORE => Ok(Self::Bot(Box::new(Search::new(Settings { playout: Playout::Formula, ..settings()? }, seed)))),
            _ => Self::bot(name, seed),
        }
    }

    /// `learned` or a search by other weights than the usual ones.
    pub fn by(weights: &'static Net, name: &str, seed: u64) -> Result<Self, UnknownBot> {
        let judge = Judge::with(weights);
        match search_budget(name) {
            Some(budget) => Ok(Self::Bot(Box::new(Search::by(&judge, Settings::new(budget), seed)))),
            None if name == LEARNED => Ok(Self::Bot(Box::new(Greedy::by(judge, seed)))),
            None => Err(UnknownBot(name.to_owned())),
        }
    }

    pub fn choose(&mut self, m: &Match, state: &State, seat: SeatId, options: &[Opt]) -> Opt {
        match self {
            Self::Bot(bot) => bot.choose(m, &state.view(m, Some(seat)), options),
            Self::Cheat(search) => search.choose(m, &state.view_with_hands(m, seat), options),
        }
    }

    /// Tells the agent of a seat of a choice that has been made.
    pub fn saw(&mut self, m: &Match, before: &State, opt: Opt, after: &State, seat: SeatId) {
        match self {
            Self::Bot(bot) => {
                if let Some(seen) = Seen::new(m, before, opt, after, seat) {
                    bot.saw(m, &seen);
                }
            }
            Self::Cheat(search) => {
                if let Some(seen) = Seen::with_hands(m, before, opt, after, seat) {
                    search.saw(m, &seen);
                }
            }
        }
    }

    pub fn forfeited(&self) -> Option<&Forfeit> {
        match self {
            Self::Bot(bot) => bot.forfeited(),
            Self::Cheat(_) => None,
        }
    }

    pub fn over(&mut self, won: bool) {
        match self {
            Self::Bot(bot) => bot.over(won),
            Self::Cheat(search) => search.over(won),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setups::Pool;
    use crate::sim::play;
    use peerless_content::Content;

    #[test]
    fn no_player_finds_the_yardsticks() {
        for name in ["cheat", "cheat:100ms", "cheat:50", "fresh:50", "before:50", "before:10ms-cpu", "learned"] {
            assert!(Agent::with_yardsticks(name, 1).is_ok(), "{name}");
            assert!(Agent::bot(name, 1).is_err(), "{name}");
            assert!(by_name(name, 1).is_err(), "{name}");
        }
        for name in ["cheat:0", "cheat:fast", "fresh:", "learned:5", "cheater"] {
            assert_eq!(Agent::with_yardsticks(name, 1).is_err(), name != "fresh:", "{name}");
        }
        assert!(!peerless_bots::names().any(|name| [CHEAT, FRESH, BEFORE, LEARNED].contains(&name)));
    }

    #[test]
    fn only_who_judges_by_what_was_learned_may_judge_by_other_weights() {
        let net = Judge::default().net();
        for name in ["learned", "search:20", "search:2ms-cpu"] {
            assert!(Agent::by(net, name, 1).is_ok(), "{name}");
        }
        for name in ["greedy", "search:0", "before:20", "learned:5", ""] {
            assert!(Agent::by(net, name, 1).is_err(), "{name}");
        }
    }

    /// It knows the hands and the cards laid face down, and of the decks no more than its seat may.
    #[test]
    fn the_cheat_sees_hands_and_nothing_of_the_future() {
        let content = Content::built_in().expect("the built-in content is sound");
        let pool = Pool::new(&content, &[], &[], &Mode::ALL, Switches::default()).expect("there is something to play");
        let (mut asked, mut decks, mut other_decks) = (0, 0, 0);
        for game in 0..8 {
            let m = &pool.draw(game).game;
            let mut rng = Rng::new(game);
            play(m, game, |state, seat, options| {
                let view = state.view_with_hands(m, seat);
                let sample = view.resample(m, &mut rng);
                assert_eq!(sample.combat_cards(), state.combat_cards());
                let mut again = Options::new();
                sample.options(m, &mut again);
                assert_eq!(again, *options);
                for of in m.seat_ids() {
                    let sorted = |state: &State| {
                        let mut hand = state.hand_kinds(of).to_vec();
                        hand.sort_unstable();
                        hand
                    };
                    assert_eq!(sorted(&sample), sorted(state));
                    assert_eq!(view.deck_top(of), state.view(m, Some(seat)).deck_top(of));
                    if state.deck_size(of) > 8 {
                        decks += 1;
                        other_decks += u32::from(sample.deck(of) != state.deck(of));
                    }
                }
                asked += 1;
                options[rng.below(options.len())]
            });
        }
        assert!(asked > 500 && other_decks * 10 > decks * 9, "{asked} {other_decks} {decks}");
    }
}
