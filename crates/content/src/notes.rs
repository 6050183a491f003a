//! What is no mistake in a hero file, but may not be what its author meant.

use peerless_rules::program::{Amount, Asking, Cond, CounterChange, Holding, Op, Owner, Pick, PickOne, Placed, Until};
use peerless_rules::*;

/// How many cards a deck usually has (R2.2).
const USUAL_DECK: usize = 30;

/// Notes for the author of a hero, each a sentence.
pub fn notes(hero: &Hero) -> Vec<String> {
    let mut notes = Vec::new();
    let deck = hero.deck_size();
    if deck != USUAL_DECK {
        notes.push(format!("the deck has {deck} cards; decks have {USUAL_DECK} (R2.2)"));
    }
    let summons = |kind: usize| {
        let is = |op: &Op| match op {
            Op::Ask(program::Asking::PutFighter(program::PutFighter { who: Placed::Summoned(summoned), .. })) => {
                usize::from(*summoned) == kind
            }
            Op::PutEach { who: program::PlacedEach::Summoned(summoned, _), .. } => usize::from(*summoned) == kind,
            _ => false,
        };
        hero.code.iter().any(is)
    };
    for card in &hero.cards {
        let user = card.user.map(usize::from).filter(|&kind| hero.fighters[kind].supply && !summons(kind));
        if let Some(kind) = user {
            let name = &hero.fighters[kind].name;
            notes.push(format!("nobody can use {}: {name} starts in the supply, and no text summons it", card.name));
        }
    }
    for (index, state) in hero.states.iter().enumerate() {
        if state.choose || state.follows.is_some() {
            continue;
        }
        let returns = hero.second_life.as_ref().and_then(|life| life.state);
        for (value, name) in state.values.iter().enumerate().skip(1) {
            let comes = |op: &Op| match *op {
                Op::ChangeState { state } => usize::from(state) == index,
                Op::SetState { state, value: set } => (usize::from(state), usize::from(set)) == (index, value),
                _ => false,
            };
            let asked = Cond::State(index as u8, value as u8);
            let is_asked = conditions(hero).any(|cond| cond == asked);
            if is_asked && !hero.code.iter().any(comes) && returns != Some((index as u8, value as u8)) {
                notes.push(format!(
                    "{} can never be {name}, which a text asks for: no text sets or changes it",
                    state.name
                ));
            }
        }
    }
    for (index, counter) in hero.counters.iter().enumerate() {
        let price = |op: &Op| match *op {
            Op::Counter { counter, change: CounterChange::Spend(Amount::Number(price)) }
                if usize::from(counter) == index =>
            {
                Some(price)
            }
            _ => None,
        };
        let gains = |op: &Op| match *op {
            Op::Counter { counter, change } => {
                usize::from(counter) == index && !matches!(change, CounterChange::Spend(_))
            }
            Op::Ask(Asking::PickOne(PickOne { what: Pick::Pay { counter }, .. })) => usize::from(counter) == index,
            _ => false,
        };
        let most = if hero.code.iter().any(gains) { counter.max } else { counter.start };
        if let Some(price) = hero.code.iter().filter_map(price).find(|price| *price > most) {
            notes.push(format!("{price} {} can never be spent: there are {most} at most", counter.name));
        }
    }
    // R17.5: what ends a game in which nobody attacks any more.
    let lasts = |rule: &&LastingRule| match rule.what {
        Holding::OnlyCombat { exhaustion, .. } => !exhaustion && rule.conds.list.is_empty(),
        _ => false,
    };
    if hero.ability.rules.iter().any(|rule| lasts(&rule)) {
        notes.push(
            "exhaustion never hurts this hero, so that a game of two like it may have no end; write `except combat damage and \
             exhaustion`"
                .into(),
        );
    }
    // R16: a game of two is over before anything else can happen to its last hero.
    let mut heroes = hero.fighters.iter().enumerate().filter(|(_, fighter)| fighter.role == Role::Hero);
    let sole = heroes.next().filter(|(_, fighter)| fighter.count == 1 && heroes.next().is_none());
    let is_last = |waiting: &&Waiting| {
        let own = matches!(waiting.group.crowd.side, program::Whose::Any | program::Whose::Yours);
        let noun = waiting.group.crowd.noun;
        sole.is_some_and(|(kind, _)| match noun {
            program::Noun::Kind(of) => own && usize::from(of) == kind,
            program::Noun::Hero => waiting.group.crowd.side == program::Whose::Yours,
            program::Noun::Fighter | program::Noun::Sidekick => false,
        })
    };
    let falls = hero.ability.happenings.iter().filter(|waiting| waiting.what == Happening::Defeated).find(is_last);
    if let (Some(_), Some((_, fighter)), None) = (falls, sole, &hero.second_life) {
        let name = &fighter.name;
        notes.push(format!(
            "what the ability does each time {name} is defeated does not save it: {name} is the only hero, and its player is out \
             of the game before that; a second life is declared by `[second_life]`, and a card under `after` of its own combat may say \
             `return your fighter with 4 health to any space`"
        ));
    }
    // No turn of the opponents begins before the end of this one, and none of one's own before it begins.
    let idle = |op: &Op| match *op {
        Op::Lasts { rule, until } => match hero.rules[usize::from(rule)].what {
            Holding::FewerActions(whose, _) => whose == Owner::You || until != Until::NextTurn,
            _ => false,
        },
        _ => false,
    };
    if hero.code.iter().any(idle) {
        notes.push(
            "a text takes actions from turns that begin in a time in which none does; write `your opponent has 1 action less until \
             your next turn starts`"
                .into(),
        );
    }
    notes
}

/// The conditions of all texts of a hero.
pub fn conditions(hero: &Hero) -> impl Iterator<Item = Cond> {
    let of_code = hero.code.iter().filter_map(|op| match *op {
        Op::If(cond, _) => Some(cond),
        _ => None,
    });
    let of_cards = hero.cards.iter().flat_map(|card| {
        let open = card.laying.as_ref().map(|open| &open.conds);
        let finals = card.finals.iter().map(|(conds, _)| conds);
        card.defense_if.iter().chain(&card.attack_if).chain(open).chain(&card.only_if).chain(finals)
    });
    let of_rules = hero.ability.rules.iter().chain(&hero.rules).map(|rule| &rule.conds);
    let of_states = hero.states.iter().filter_map(|state| state.follows.as_ref());
    let others = of_cards.chain(of_rules).chain(of_states);
    of_code.chain(others.flat_map(|conds| conds.list.iter().flatten().copied()))
}
