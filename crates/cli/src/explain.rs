//! `peerless explain`: a hero's sheet, or one card down to its program.

use anyhow::{Result, bail};
use peerless_content::{Content, names_of, nearest};
use peerless_lang::{Key, Names};
use peerless_rules::program::Pc;
use peerless_rules::*;

use crate::text::{DIM, HEAD, card_facts, card_line, counted};
use crate::{Out, Verdict, program};

/// Show a hero's sheet, or what one of its cards means to the engine.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  peerless explain Medusa
  peerless explain Medusa \"Gaze of Stone\"
  peerless explain \"King Arthur\" ability")]
pub struct Args {
    /// The hero by name.
    hero: String,
    /// A card by name, or `ability`: its text, the tree that it is read as, and its program.
    card: Option<String>,
}

pub fn run(content: &Content, args: &Args, out: Out) -> Result<Verdict> {
    let hero = content.hero(&args.hero)?;
    match &args.card {
        None => sheet(hero, out)?,
        Some(name) if name.eq_ignore_ascii_case("ability") => ability(hero, out)?,
        Some(name) => card(hero, find(hero, name)?, out)?,
    }
    Ok(Verdict::Fine)
}

fn find<'h>(hero: &'h Hero, name: &str) -> Result<&'h CardDef> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if let Some(card) = hero.cards.iter().find(|card| card.name.eq_ignore_ascii_case(&name)) {
        return Ok(card);
    }
    let known: Vec<&str> = hero.cards.iter().map(|card| card.name.as_str()).collect();
    match nearest(&name, &known) {
        Some(near) => bail!("{} has no card `{name}`; did you mean `{near}`?", hero.name),
        None => bail!("{} has no card `{name}`; there are: {}", hero.name, known.join(", ")),
    }
}

fn sheet(hero: &Hero, out: Out) -> Result<()> {
    let set = if hero.set.is_empty() { String::new() } else { format!(", {}", hero.set) };
    writeln!(out, "{HEAD}{}{HEAD:#}{set}", hero.name)?;
    writeln!(out, "Move {}", hero.move_value)?;
    if !hero.ability.text.is_empty() {
        writeln!(out, "Ability: {}", hero.ability.text)?;
    }
    for counter in &hero.counters {
        writeln!(out, "Counter {}: starts at {}, at most {}", counter.name, counter.start, counter.max)?;
    }
    for state in &hero.states {
        let how = if state.choose { "chosen at the start" } else { "the first at the start" };
        writeln!(out, "State {}: {}, {how}", state.name, state.values.join(" or "))?;
    }
    if !hero.symbols.is_empty() {
        writeln!(out, "Basket symbols: {}", hero.symbols.join(", "))?;
    }
    if let Some(life) = &hero.second_life {
        let name = &hero.fighters[usize::from(life.fighter)].name;
        writeln!(out, "Second life: {name} returns once with health {}", life.health)?;
    }
    writeln!(out, "{HEAD}Fighters{HEAD:#}")?;
    for fighter in &hero.fighters {
        writeln!(out, "  {}", fighter_line(fighter))?;
    }
    let deck: usize = hero.cards.iter().map(|card| usize::from(card.count)).sum();
    writeln!(out, "{HEAD}Deck{HEAD:#}, {}", counted(deck, "card"))?;
    for card in &hero.cards {
        writeln!(out, "  {} {HEAD}{}{HEAD:#}: {}", card.count, card.name, card_line(hero, card))?;
    }
    Ok(())
}

fn fighter_line(fighter: &FighterDef) -> String {
    let count = if fighter.count > 1 { format!("{} ", fighter.count) } else { String::new() };
    let name = if fighter.count > 1 { &fighter.plural } else { &fighter.name };
    let role = match fighter.role {
        Role::Hero => "hero",
        Role::Sidekick => "sidekick",
    };
    let mut line = format!("{count}{name}: {role}, {}", if fighter.reach.ranged { "ranged" } else { "melee" });
    if fighter.reach.distance > 1 {
        line += &format!(" with range {}", fighter.reach.distance);
    }
    line += &format!(", health {}", fighter.health);
    if fighter.max_health != fighter.health {
        line += &format!(" (at most {})", fighter.max_health);
    }
    if fighter.small {
        line += ", small";
    }
    if fighter.supply {
        line += ", begins in the supply";
    }
    line
}

fn card(hero: &Hero, card: &CardDef, out: Out) -> Result<()> {
    writeln!(out, "{HEAD}{}{HEAD:#}, {} in the deck of {}", card.name, card.count, hero.name)?;
    writeln!(out, "{}", card_facts(hero, card))?;
    let text = card.text();
    writeln!(out, "{}", if text.is_empty() { "No text." } else { &text })?;
    let names = names_of(hero);
    for (key, text) in &card.texts {
        tree(key, text, &names, out)?;
    }
    for (moment, start) in program::starts_of_card(card) {
        listing(hero, moment, start, out)?;
    }
    let standing = [
        (card.uncancelable, "cannot be canceled"),
        (card.defense_if.is_some(), "is a defense under a condition"),
        (card.guards_hand, "can be shown to guard the hand"),
        (card.revives, "holds its fighter's defeat until its effect"),
    ];
    for (_, what) in standing.iter().filter(|(holds, _)| *holds) {
        writeln!(out, "\n{HEAD}Standing rule{HEAD:#}: {what}")?;
    }
    Ok(())
}

fn ability(hero: &Hero, out: Out) -> Result<()> {
    let text = &hero.ability.text;
    if text.is_empty() {
        writeln!(out, "{} has no ability.", hero.name)?;
        return Ok(());
    }
    writeln!(out, "{HEAD}The ability of {}{HEAD:#}", hero.name)?;
    writeln!(out, "{text}")?;
    tree(Key::Ability.word(), text, &names_of(hero), out)?;
    for (moment, start) in program::starts_of_ability(hero) {
        listing(hero, &moment, start, out)?;
    }
    Ok(())
}

/// What the card language reads a text as.
fn tree(word: &str, text: &str, names: &Names, out: Out) -> Result<()> {
    let key = Key::ALL.into_iter().find(|key| key.word() == word);
    let Some(Ok(tree)) = key.map(|key| peerless_lang::parse(text, names, key)) else { return Ok(()) };
    writeln!(out, "\n{HEAD}Tree of `{word}`{HEAD:#}")?;
    for line in format!("{tree:#?}").lines() {
        writeln!(out, "  {DIM}{line}{DIM:#}")?;
    }
    Ok(())
}

fn listing(hero: &Hero, moment: &str, start: Pc, out: Out) -> Result<()> {
    writeln!(out, "\n{HEAD}Program: {moment}{HEAD:#}")?;
    for (pc, op) in program::ops(&hero.code, start) {
        writeln!(out, "  {pc:>4}  {op:?}")?;
    }
    Ok(())
}
