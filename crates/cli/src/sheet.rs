//! A hero's sheet: what its character card says, its fighters and its deck.

use std::io::Result;

use peerless_rules::*;

use crate::Out;
use crate::text::{HEAD, card_line, reach, side_line, styled, times};
use crate::words::say;

/// The character card: move, ability, counters, states, basket, fighters.
pub fn character(hero: &Hero, out: Out) -> Result<()> {
    let set = if hero.set.is_empty() { String::new() } else { format!(", {}", hero.set) };
    writeln!(out, "{HEAD}{}{HEAD:#}{set}", hero.name)?;
    writeln!(out, "{}", say!("tty-sheet-move", value = hero.move_value))?;
    match hero.ability.text.as_str() {
        "" => writeln!(out, "{}", say!("tty-sheet-no-ability"))?,
        text => writeln!(out, "{}", say!("tty-sheet-ability", text = text))?,
    }
    for (index, counter) in hero.counters.iter().enumerate() {
        let (name, start) = (counter.name.as_str(), counter.start);
        let paid = if hero.is_paid_into(index as u8) { "yes" } else { "no" };
        writeln!(out, "{}", say!("tty-sheet-counter", name = name, start = start, max = counter.max, paid = paid))?;
    }
    for state in &hero.states {
        let how = if state.choose { "chosen" } else { "first" };
        let values = state.values.join(" / ");
        writeln!(out, "{}", say!("tty-sheet-state", name = state.name.as_str(), values = values, how = how))?;
    }
    for token in &hero.tokens {
        let on = if token.line { "lines" } else { "spaces" };
        writeln!(out, "{}", say!("tty-sheet-token", count = token.count, name = token_name(token), on = on))?;
        if token.enter != 0 {
            writeln!(out, "  {}", say!("tty-sheet-enter", text = token.enter_text.as_str()))?;
        }
    }
    for pile in &hero.piles {
        let seen = if pile.open { "all" } else { "owner" };
        let name = pile.name.as_str();
        let line = match pile.total {
            0 => say!("tty-sheet-pile", name = name, seen = seen),
            total => say!("tty-sheet-row", name = name, seen = seen, total = total),
        };
        writeln!(out, "{line}")?;
    }
    for (index, deck) in hero.side_decks.iter().enumerate() {
        let own = hero.cards.iter().filter_map(|card| card.side).filter(|(of, _)| usize::from(*of) == index);
        let count: u8 = own.map(|(_, copies)| copies).sum();
        let order = if deck.shuffled { "shuffled" } else { "written" };
        writeln!(out, "{}", say!("tty-sheet-side", name = deck.name.as_str(), count = count, order = order))?;
    }
    for spell in &hero.spells {
        let symbols: Vec<&str> = spell.needs(hero).collect();
        let (name, text) = (spell.name.as_str(), spell.text.as_str());
        writeln!(out, "{}", say!("tty-sheet-spell", name = name, symbols = symbols.join(", "), text = text))?;
    }
    for die in &hero.dice {
        let faces: Vec<String> = die.faces.iter().map(ToString::to_string).collect();
        writeln!(out, "{}", say!("tty-sheet-die", name = die.name.as_str(), faces = faces.join(", ")))?;
    }
    if hero.has_basket() {
        writeln!(out, "{}", say!("tty-sheet-symbols", symbols = hero.symbols.join(", ")))?;
    }
    if let Some(life) = &hero.second_life {
        let name = hero.fighters[usize::from(life.fighter)].name.as_str();
        writeln!(out, "{}", say!("tty-sheet-second-life", name = name, health = life.health))?;
    }
    writeln!(out, "{}", styled(HEAD, say!("tty-fighters")))?;
    for fighter in &hero.fighters {
        writeln!(out, "  {}", fighter_line(hero, fighter))?;
    }
    Ok(())
}

/// Every card of the deck with its number, and those of the side decks.
pub fn deck(hero: &Hero, out: Out) -> Result<()> {
    let deck = hero.deck_size();
    writeln!(out, "{}, {}", styled(HEAD, say!("tty-sheet-deck")), say!("tty-cards", count = deck))?;
    for card in hero.cards.iter().filter(|card| card.bonus_of.is_none() && card.side.is_none()) {
        writeln!(out, "  {} {HEAD}{}{HEAD:#}: {}", card.count, card.name, card_line(hero, card))?;
    }
    for (index, deck) in hero.side_decks.iter().enumerate() {
        let cards = hero.cards.iter().filter(|card| card.side.is_some_and(|(of, _)| usize::from(of) == index));
        writeln!(out, "{}", styled(HEAD, &deck.name))?;
        for card in cards {
            let copies = times(card.copies().into());
            writeln!(out, "  {HEAD}{}{copies}{HEAD:#}: {}", card.name, side_line(hero, card))?;
        }
    }
    Ok(())
}

fn token_name(token: &TokenDef) -> &str {
    if token.count == 1 { &token.name } else { &token.plural }
}

fn fighter_line(hero: &Hero, fighter: &FighterDef) -> String {
    let name = match fighter.count {
        1 => fighter.name.clone(),
        count => format!("{count} {}", fighter.plural),
    };
    let role = match fighter.role {
        Role::Hero => say!("tty-hero"),
        Role::Sidekick => say!("tty-sidekick"),
    };
    let mut facts = vec![role, reach(fighter.reach)];
    facts.push(say!(
        "tty-sheet-health",
        health = fighter.health,
        max = fighter.max_health,
        more = if fighter.max_health == fighter.health { "no" } else { "yes" }
    ));
    facts.extend(fighter.small.then(|| say!("tty-small")));
    facts.extend(fighter.large.then(|| say!("tty-large")));
    facts.extend(fighter.supply.then(|| say!("tty-begins-in-supply")));
    facts.extend(hero.chosen_name(fighter.with).map(|name| say!("tty-with", name = name)));
    format!("{name}: {}", facts.join(", "))
}
