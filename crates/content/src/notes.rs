//! What is no mistake in a hero file, but may not be what its author meant.

use peerless_lang::{Diagnostic, Key, Names, canonical, readings};
use peerless_rules::program::{
    Amount, Asking, Bound, Cond, CounterChange, Holding, Op, Owner, Pick, PickOne, Placed, Until,
};
use peerless_rules::*;

use crate::hero::names_of;

/// How many cards a deck usually has (R2.2).
const USUAL_DECK: usize = 30;

/// Notes for the author of a hero, each a sentence.
pub fn notes(hero: &Hero) -> Vec<String> {
    let mut notes = Vec::new();
    let (least, deck) = hero.deck_sizes();
    if deck != USUAL_DECK {
        notes.push(format!("the deck has {deck} cards; decks have {USUAL_DECK} (R2.2)"));
    }
    if least != deck {
        notes.push(format!("the deck has {least} cards with some choices at setup, and {deck} with others"));
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
    notes.extend(never_done(hero));
    notes.extend(never_so(hero));
    notes.extend(readings_of(hero));
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

/// The texts of a hero in their one wording, each with the key under which it stands and whose it is.
fn texts(hero: &Hero, names: &Names) -> Vec<(String, Key, String)> {
    let cards = hero.cards.iter().flat_map(|card| card.texts.iter().map(move |(word, text)| (card, word, text)));
    let of_cards = cards.filter_map(|(card, word, text)| {
        let key = Key::ALL.into_iter().find(|key| key.word() == *word)?;
        Some((format!("{} (`{word}`)", card.name), key, text))
    });
    let of_tokens = hero.tokens.iter().map(|token| (token.name.clone(), Key::Enter, &token.enter_text));
    let of_spells = hero.spells.iter().map(|spell| (spell.name.clone(), Key::Spell, &spell.text));
    let ability = [("the ability".to_owned(), Key::Ability, &hero.ability.text)];
    let all = ability.into_iter().chain(of_cards).chain(of_tokens).chain(of_spells);
    let worded = |(place, key, text): (String, Key, &String)| {
        let text = canonical(text, names, key).unwrap_or_else(|_| text.clone());
        (place, key, text)
    };
    all.filter(|(_, _, text)| !text.is_empty()).map(worded).collect()
}

/// What is declared, or stands on a card, but is never done.
fn never_done(hero: &Hero) -> Vec<String> {
    let mut notes = Vec::new();
    let texts = texts(hero, &names_of(hero));
    let said: Vec<String> = texts.iter().map(|(_, _, text)| text.to_lowercase()).collect();
    let says = |words: &str| said.iter().any(|text| text.contains(&words.to_lowercase()));
    let rows: Vec<&PileDef> = hero.piles.iter().filter(|pile| pile.total > 0).collect();
    for pile in hero.piles.iter().filter(|pile| !pile.discards && !says(&format!("into {}", pile.name))) {
        notes.push(format!("no card ever comes into {}: no text puts one there", pile.name));
    }
    for row in rows.iter().filter(|_| hero.cards.iter().all(|card| card.number == 0)) {
        notes.push(format!("{} is never full: no card has a `number`", row.name));
    }
    for card in &hero.cards {
        let name = &card.name;
        if card.complete != 0 && rows.is_empty() {
            let why = "it belongs to no row, for no `[[pile]]` has a `total`";
            notes.push(format!("what {name} says under `complete` is never done: {why}"));
        } else if card.complete != 0 && card.number == 0 {
            let why = "it has no `number`, and so makes no row full";
            notes.push(format!("what {name} says under `complete` is never done: {why}"));
        } else if card.number > 0 && card.side.is_none() && rows.is_empty() {
            notes.push(format!("the `number` of {name} counts nowhere: no `[[pile]]` has a `total`"));
        }
        if let Some((deck, _)) = card.side
            && card.number > 0
            && !says(&format!("the sum of the open cards of {}", hero.side_decks[usize::from(deck)].name))
        {
            let sum = format!("`the sum of the open cards of {}`", hero.side_decks[usize::from(deck)].name);
            notes.push(format!("the `number` of {name} counts nowhere: no text speaks of {sum}"));
        }
        if card.boosted != 0 && card.boost == 0 && card.boost_die.is_none() {
            notes.push(format!("{name} has a text under `boosted`, but no `boost`: it adds nothing when it boosts"));
        }
        let own = |text: &(&'static str, String)| {
            let goes = ["return this card to your hand", "shuffle this card into", "put this card"];
            let key = Key::ALL.into_iter().find(|key| key.word() == text.0);
            let played = !matches!(key, None | Some(Key::Ongoing | Key::Always | Key::Boosted | Key::Complete));
            let acts = text.1.to_lowercase();
            let mut acts = acts.split(". ").flat_map(|sentence| sentence.split(", then ").take(1));
            played && acts.any(|act| goes.iter().any(|goes| act.starts_with(goes)) && !act.contains(" unless "))
        };
        if card.ongoing.is_some() && card.texts.iter().any(own) {
            let why = "another text of it always takes it away first";
            notes.push(format!("what {name} says under `ongoing` never holds: {why}"));
        }
    }
    for deck in &hero.side_decks {
        let opens = |card: &str| says(&format!("open {card} card of {}", deck.name));
        if !opens("the top") && !opens("each") && !says(&format!("opens the top card of {}", deck.name)) {
            notes.push(format!("no text opens a card of {}: write `open the top card of {}`", deck.name, deck.name));
        }
    }
    if !hero.spells.is_empty() && !says("cast ") && !says("casts ") {
        notes.push("no text casts a spell: write `cast 1 spell`".into());
    }
    for (index, die) in hero.dice.iter().enumerate() {
        let rolls = |op: &Op| matches!(op, Op::Roll { die } if usize::from(*die) == index);
        let boosts = |card: &CardDef| card.boost_die.is_some_and(|die| usize::from(die) == index);
        if !hero.code.iter().any(rolls) && !hero.cards.iter().any(boosts) {
            notes.push(format!("nothing rolls {}: write `roll the {}`", die.name, die.name));
        }
    }
    for token in hero.tokens.iter().filter(|token| token.start == 0) {
        let name = [token.name.to_lowercase(), token.plural.to_lowercase()];
        let places = |text: &String| {
            let after = text.split("place").skip(1).filter_map(|rest| rest.split(['.', ';', ',']).next());
            after.into_iter().any(|act| name.iter().any(|name| act.contains(name.as_str())))
        };
        if !said.iter().any(places) {
            notes.push(format!("no {} ever lies on the board: no text places one, and `start` is 0", token.name));
        }
    }
    // Who attacks with what: a trigger that waits for an attack of somebody who has no card for it.
    let attacks = |card: &CardDef| {
        matches!(card.kind, CardKind::Attack | CardKind::Versatile) || card.attack_if.is_some() || card.bonus.is_some()
    };
    for (kind, fighter) in hero.fighters.iter().enumerate() {
        let by = |card: &&CardDef| card.user.is_none_or(|user| usize::from(user) == kind);
        if hero.cards.iter().filter(by).any(attacks) || hero.fighters[..kind].iter().any(|one| one.name == fighter.name)
        {
            continue;
        }
        let waits = |text: &String| {
            ["when", "after"]
                .iter()
                .any(|when| text.contains(&format!("{when} {} attacks,", fighter.name.to_lowercase())))
        };
        if said.iter().any(waits) {
            notes.push(format!("{} never attacks, which a text waits for: no attack card is for it", fighter.name));
        }
    }
    notes
}

/// Conditions that can never hold.
fn never_so(hero: &Hero) -> Vec<String> {
    let mut notes = Vec::new();
    let lying = hero.cards.iter().filter_map(|card| card.ongoing.as_deref()).flat_map(|ongoing| &ongoing.rules);
    let rules = lying.flat_map(|rule| rule.conds.list.iter().flatten().copied());
    for cond in conditions(hero).chain(rules) {
        let (most, words) = match cond {
            Cond::Counter(counter, bound) => {
                let counter = &hero.counters[usize::from(counter)];
                (counter.max, (bound, counter.name.as_str()))
            }
            Cond::Count(bound, program::Group { crowd, .. })
            | Cond::CountHurt(bound, crowd)
            | Cond::CountDefeated(bound, crowd)
            | Cond::CountPast(bound, crowd, _) => match crowd.noun {
                program::Noun::Kind(kind) => {
                    let fighter = &hero.fighters[usize::from(kind)];
                    (fighter.count, (bound, fighter.plural.as_str()))
                }
                _ => continue,
            },
            _ => continue,
        };
        let (bound, name) = words;
        if (0..=u32::from(most)).any(|count| bound.holds(count)) {
            continue;
        }
        let bound = match bound {
            Bound::AtLeast(number) => format!("{number} or more"),
            Bound::AtMost(number) => format!("{number} or less"),
            Bound::Exactly(number) => format!("exactly {number}"),
            Bound::Between(from, to) => format!("{from} to {to}"),
        };
        let note = format!("a text asks for {bound} {name}, and there are never more than {most}");
        if !notes.contains(&note) {
            notes.push(note);
        }
    }
    notes
}

/// Words of its texts that a reader could take for something else than they mean.
fn readings_of(hero: &Hero) -> Vec<String> {
    let names = names_of(hero);
    let of = |(place, key, text): (String, Key, String)| -> Vec<String> {
        let told = |found: Diagnostic| format!("{place}: {}; {}", found.message, found.help.unwrap_or_default());
        readings(&text, &names, key).into_iter().map(told).collect()
    };
    texts(hero, &names).into_iter().flat_map(of).collect()
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
