//! Programs of texts, for people who want to see them: which ops a text was lowered to.

use std::collections::BTreeMap;

use peerless_rules::program::{Op, Pc};
use peerless_rules::{Ability, CardDef, Hero};

/// The ops that can run from this place on, with their places.
pub fn ops(code: &[Op], start: Pc) -> BTreeMap<Pc, Op> {
    let mut found = BTreeMap::new();
    let mut open = vec![start];
    while let Some(pc) = open.pop() {
        let Some(&op) = code.get(usize::from(pc)) else { continue };
        if found.insert(pc, op).is_some() {
            continue;
        }
        match op {
            Op::End => {}
            Op::Jump(to) => open.push(to),
            Op::If(_, to) | Op::May(to) | Op::IfDone(_, to) | Op::ForSeats(_, to) | Op::Repeat(_, to) => {
                open.extend([pc + 1, to])
            }
            Op::Effect { at, .. } => open.extend([pc + 1, at]),
            _ => open.push(pc + 1),
        }
    }
    found
}

/// Where a card's programs begin, each with the moment that starts it.
pub fn starts_of_card(card: &CardDef) -> Vec<(&'static str, Pc)> {
    let all = [
        ("immediately", card.immediately),
        ("during", card.during),
        ("after", card.after),
        ("scheme", card.scheme),
        ("boosted", card.boosted),
        ("when discarded", card.discarded),
        ("commit", card.commit),
        ("open", card.opened),
    ];
    all.into_iter().filter(|(_, pc)| *pc != 0).collect()
}

/// Where the programs of a hero's ability begin, each with the moment that starts it.
pub fn starts_of_ability(hero: &Hero, ability: &Ability) -> Vec<(String, Pc)> {
    let name = |kind: u8| &hero.fighters[usize::from(kind)].name;
    let mut all = vec![
        ("turn start".to_owned(), ability.turn_start),
        ("turn end".to_owned(), ability.turn_end),
        ("during combat".to_owned(), ability.during),
        ("after combat".to_owned(), ability.after),
        ("game start".to_owned(), ability.game_start),
        ("maneuver".to_owned(), ability.maneuver),
        ("after a maneuver".to_owned(), ability.after_maneuver),
        ("boost".to_owned(), ability.boost),
        ("cards revealed".to_owned(), ability.revealed),
        ("after a defense".to_owned(), ability.after_defense),
        ("combat won".to_owned(), ability.decided[0]),
        ("combat lost".to_owned(), ability.decided[1]),
    ];
    all.extend(ability.attack.iter().map(|&(kind, pc)| (format!("{} attacks", name(kind)), pc)));
    all.extend(ability.after_attack.iter().map(|&(kind, pc)| (format!("after {} attacks", name(kind)), pc)));
    all.extend(ability.damaged.iter().map(|&(kind, pc)| (format!("{} is damaged", name(kind)), pc)));
    all.extend(ability.attacked.iter().map(|&(kind, pc)| (format!("{} is attacked", name(kind)), pc)));
    all.extend(ability.combat_damaged.iter().map(|&(kind, pc)| (format!("{} is hit", name(kind)), pc)));
    all.extend(ability.after_scheme.iter().map(|&(kind, pc)| (format!("after a scheme of {}", name(kind)), pc)));
    all.extend(ability.happenings.iter().map(|waiting| (format!("{:?}", waiting.what).to_lowercase(), waiting.pc)));
    let token = |kind: u8| &hero.tokens[usize::from(kind)].name;
    all.extend(ability.token_removed.iter().map(|&(kind, pc)| (format!("{} is removed", token(kind)), pc)));
    let die = |kind: u8| &hero.dice[usize::from(kind)].name;
    all.extend(ability.rolled.iter().map(|&(kind, pc)| (format!("{} is rolled", die(kind)), pc)));
    all.extend(ability.after_play.iter().map(|&(_, pc)| ("card played".to_owned(), pc)));
    all.extend(ability.tossed.iter().map(|&(_, pc)| ("card discarded by an opponent".to_owned(), pc)));
    all.extend(ability.own_tossed.iter().map(|&(_, pc)| ("card discarded".to_owned(), pc)));
    all.retain(|(_, pc)| *pc != 0);
    all
}

/// The name of an op's kind; `None` for those that only steer.
pub fn kind(op: Op) -> Option<String> {
    match op {
        Op::End
        | Op::Jump(_)
        | Op::If(..)
        | Op::May(_)
        | Op::IfDone(..)
        | Op::ForSeats(..)
        | Op::Next(_)
        | Op::Repeat(..)
        | Op::Again(_)
        | Op::By(_)
        | Op::Meet(_)
        | Op::Effect { .. } => None,
        Op::Ask(asking) => Some(name_of(&asking)),
        other => Some(name_of(&other)),
    }
}

/// The name of a variant.
fn name_of(kind: &impl std::fmt::Debug) -> String {
    let text = format!("{kind:?}");
    let end = text.find([' ', '{', '(']).unwrap_or(text.len());
    text[..end].to_owned()
}
