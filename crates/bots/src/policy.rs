//! Quick choices: by reflex, and by looking to the end of the action.

use peerless_rules::*;

use crate::eval::{Judgement, WEIGHTS};

/// How far a reflex may carry a state on.
const SETTLE: usize = 40;

/// A choice without looking ahead: play the strongest card, defend where it pays, keep good cards.
pub fn reflex(m: &Match, state: &State, question: Question, options: &[Opt], rng: &mut Rng) -> Opt {
    let seat = question.seat;
    let mut best = options[0];
    let mut best_score = f32::MIN;
    let attack = if question.ask == Ask::Defense {
        state.combat_values(m).map_or(0.0, |values| f32::from(values[0].max(2)))
    } else {
        0.0
    };
    for &opt in options {
        // A die that a card is boosted with belongs to the hero of the card.
        let boost_of = |of: SeatId, card: CardId| match m.card(of, card) {
            card if card.boost_die.is_none() => card.boost,
            card => m.seat(of).hero.usual_boost(card),
        };
        let worth = |of: SeatId, card: CardId| f32::from(m.card(of, card).value.max(boost_of(of, card))) + 0.5;
        let score = match opt {
            Opt::Play(played) | Opt::PlayOpen(played) => worth(seat, played),
            Opt::Defend(played) | Opt::DefendOpen(played) => f32::from(m.card(seat, played).value).min(attack) - 0.9,
            Opt::Boost(boost) => f32::from(boost_of(seat, boost)) * 0.6 - 0.25 * worth(seat, boost) - 0.8,
            Opt::Discard(gone) => -worth(seat, gone),
            Opt::Card { seat: of, card } => worth(of, card),
            Opt::Fighter(fighter) if m.team(m.fighter(fighter).seat) != m.team(seat) => {
                3.0 - f32::from(state.health(fighter)) * 0.05
            }
            Opt::Yes | Opt::Use(_) => 1.0,
            Opt::Done => 0.5,
            Opt::Number(number) => f32::from(number) * 0.1,
            Opt::NoBoost | Opt::NoDefense | Opt::No | Opt::Skip | Opt::NoItem | Opt::NoPlace => 0.0,
            // Nothing quick can be said of these.
            Opt::Maneuver
            | Opt::Attack { .. }
            | Opt::Scheme { .. }
            | Opt::Item { .. }
            | Opt::Move { .. }
            | Opt::MoveLarge { .. }
            | Opt::Open { .. }
            | Opt::Close(_)
            | Opt::Place { .. }
            | Opt::Fighter(_)
            | Opt::Space(_)
            | Opt::Effect { .. }
            | Opt::Symbol(_)
            | Opt::Zone(_)
            | Opt::Value { .. }
            | Opt::Seat(_)
            | Opt::First(_)
            | Opt::Token { .. } => 0.0,
        };
        // A little noise decides between equals.
        let score = score + rng.below(256) as f32 * 0.001;
        if score > best_score {
            best_score = score;
            best = opt;
        }
    }
    best
}

/// How a look at an option gets over walks: no reflex ever takes a step that it need not take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walks {
    /// All steps are offered to the reflex.
    Offered,
    /// The walk ends without them, which is quicker.
    Ended,
}

impl Walks {
    /// Answers, and lists the options of the next question that a reflex has to answer.
    fn answer(self, m: &Match, state: &mut State, opt: Opt, options: &mut Options) {
        match self {
            Self::Offered => state.answer_within_action(m, opt, options, &mut ()),
            Self::Ended => state.answer_without_walks(m, opt, options, &mut ()),
        }
    }
}

/// Lets reflexes play on until an action is to be chosen or the game is over.
pub fn settle(m: &Match, state: &mut State, walks: Walks, options: &mut Options, rng: &mut Rng) {
    for _ in 0..SETTLE {
        match state.question(m) {
            Some(question) if question.ask != Ask::Action => {
                let opt = reflex(m, state, question, options, rng);
                walks.answer(m, state, opt, options);
            }
            _ => return,
        }
    }
}

/// How good an option looks to a seat at the end of the action that it belongs to.
#[expect(clippy::too_many_arguments, reason = "what is looked at, and how")]
pub fn prospect(
    judge: &mut impl Judgement,
    m: &Match,
    state: &State,
    opt: Opt,
    seat: SeatId,
    walks: Walks,
    room: &mut Options,
    rng: &mut Rng,
) -> f32 {
    let mut state = state.clone();
    walks.answer(m, &mut state, opt, room);
    settle(m, &mut state, walks, room, rng);
    judge.chance(m, &state, seat)
}

/// The best of the options, or of a sample of them, by their prospects.
pub fn look(
    m: &Match,
    state: &State,
    options: &[Opt],
    most: usize,
    walks: Walks,
    room: &mut Options,
    rng: &mut Rng,
) -> Opt {
    let Some(question) = state.question(m) else { return options[0] };
    if options.len() == 1 {
        return options[0];
    }
    let mut best = options[0];
    let mut best_score = f32::MIN;
    let tries = options.len().min(most);
    let from = if tries < options.len() { rng.below(options.len()) } else { 0 };
    for step in 0..tries {
        // A sample steps through the list so that it covers all of it.
        let opt = options[(from + step * options.len() / tries) % options.len()];
        let score = prospect(&mut { WEIGHTS }, m, state, opt, question.seat, walks, room, rng);
        if score > best_score {
            best_score = score;
            best = opt;
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use peerless_content::Content;

    use super::*;

    /// So a look at an option may leave the steps out.
    #[test]
    fn no_reflex_takes_a_step_that_it_need_not_take() {
        let content = Content::built_in().expect("the built-in content is sound");
        let board = content.boards[0].name.as_str();
        let mut rng = Rng::new(3);
        let mut walks = 0;
        for pair in content.heroes.windows(2) {
            let heroes = [pair[0].name.as_str(), pair[1].name.as_str()];
            let m = content.set_up(board, &heroes, Mode::Duel, Switches::default()).expect("they can play");
            let mut state = State::new(&m, 5, &mut ());
            let mut options = Options::new();
            state.options(&m, &mut options);
            for _ in 0..150 {
                let Some(question) = state.question(&m) else { break };
                if question.ask == Ask::Move && options.contains(&Opt::Done) {
                    assert_eq!(reflex(&m, &state, question, &options, &mut rng), Opt::Done);
                    walks += 1;
                }
                let opt = options[rng.below(options.len())];
                state.answer_unchecked(&m, opt, &mut options, &mut ());
            }
        }
        assert!(walks > 100, "{walks}");
    }

    /// The first hero has no dice of its own.
    #[test]
    fn a_card_of_another_hero_is_weighed_by_its_own_die() {
        let examples = concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/examples");
        let content = Content::built_in().and_then(|content| content.with_folder(Path::new(examples)));
        let content = content.expect("the examples are sound");
        let hero = |dice: bool| {
            let fits = |hero: &&std::sync::Arc<Hero>| hero.cards.iter().any(|card| card.boost_die.is_some()) == dice;
            content.heroes.iter().find(fits).expect("there is one").name.as_str()
        };
        let (board, heroes) = (content.boards[0].name.as_str(), [hero(false), hero(true)]);
        let m = content.set_up(board, &heroes, Mode::Duel, Switches::default()).expect("they can play");
        let state = State::new(&m, 1, &mut ());
        let question = Question { seat: SeatId(0), ..state.question(&m).expect("the game has begun") };
        let cards = &m.seat(SeatId(1)).hero.cards;
        assert!(cards.iter().any(|card| card.boost_die.is_some()));
        for card in 0..cards.len() {
            let opt = Opt::Card { seat: SeatId(1), card: CardId(card as u8) };
            assert_eq!(reflex(&m, &state, question, &[opt], &mut Rng::new(1)), opt);
        }
    }
}
