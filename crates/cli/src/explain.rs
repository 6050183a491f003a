//! `peerless explain`: a hero's sheet, or one card down to its program.

use anyhow::{Result, bail};
use peerless_content::{Content, manual_files, names_of};
use peerless_lang::{Key, Names};
use peerless_rules::program::Pc;
use peerless_rules::*;

use crate::names::{Kind, find};
use crate::play::find_hero;
use crate::text::{DIM, HEAD, card_facts, card_text, styled};
use crate::words::say;
use crate::{Out, Verdict, program, sheet};

/// Show a hero's sheet, or what one of its cards means to the engine.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  peerless explain Medusa
  peerless explain Medusa \"Gaze of Stone\"
  peerless explain \"King Arthur\" ability
  peerless explain --example token > my-hero.toml")]
pub struct Args {
    /// The hero by name.
    #[arg(required_unless_present = "example")]
    hero: Option<String>,
    /// A card by name, or `ability`: its text, the tree that it is read as, and its program.
    card: Option<String>,
    /// A whole hero file that shows one declaration, such as `token`, a key, such as `during`, or words of card texts, such as
    /// `random`; without a name, all declarations that can be shown.
    #[arg(long, value_name = "KEY", num_args = 0..=1, default_missing_value = "", conflicts_with = "hero")]
    example: Option<String>,
}

pub fn run(content: &Content, args: &Args, out: Out) -> Result<Verdict> {
    if let Some(key) = &args.example {
        return example(key, out);
    }
    let hero = &content.heroes[find_hero(content, args.hero.as_deref().unwrap_or_default())?];
    match &args.card {
        None => {
            sheet::character(hero, out)?;
            sheet::deck(hero, out)?;
        }
        Some(name) if name.eq_ignore_ascii_case("ability") => ability(hero, out)?,
        Some(name) => {
            let known: Vec<&str> = hero.cards.iter().map(|card| card.name.as_str()).collect();
            match find(Kind::Card, name, &known) {
                Ok(index) => card(hero, &hero.cards[index], out)?,
                Err(message) => bail!("{}: {message}", hero.name),
            }
        }
    }
    Ok(Verdict::Fine)
}

/// A file of the manual, or the list of them.
fn example(key: &str, out: Out) -> Result<Verdict> {
    let files = manual_files();
    let keys: Vec<&str> = files.iter().map(|(name, _)| *name).collect();
    if key.is_empty() {
        for (name, text) in files {
            let head = text.lines().next().unwrap_or_default();
            let about = head.split_once(": ").map_or(head, |(_, about)| about);
            writeln!(out, "{HEAD}{name}{HEAD:#}  {about}")?;
        }
        writeln!(out, "{}", say!("tty-example-words"))?;
        return Ok(Verdict::Fine);
    }
    let Some(text) = peerless_content::example(key) else {
        bail!(say!("tty-no-example", key = key, known = keys.join(", ")));
    };
    write!(out, "{text}")?;
    Ok(Verdict::Fine)
}

fn card(hero: &Hero, card: &CardDef, out: Out) -> Result<()> {
    let deck = say!("tty-sheet-card", count = card.count, hero = hero.name.as_str());
    writeln!(out, "{HEAD}{}{HEAD:#}, {deck}", card.name)?;
    writeln!(out, "{}", card_facts(hero, card))?;
    let text = card_text(hero, card);
    writeln!(out, "{}", if text.is_empty() { say!("tty-sheet-no-text") } else { text })?;
    let names = names_of(hero);
    for (key, text) in &card.texts {
        tree(key, text, &names, out)?;
    }
    for (moment, start) in program::starts_of_card(card) {
        listing(hero, moment, start, out)?;
    }
    let standing = [
        (card.uncancelable, "uncancelable"),
        (card.defense_if.is_some(), "defense"),
        (card.guards_hand, "guards"),
        (card.revives, "revives"),
    ];
    for (_, what) in standing.iter().filter(|(holds, _)| *holds) {
        writeln!(out, "\n{}", say!("tty-sheet-standing", what = *what))?;
    }
    Ok(())
}

fn ability(hero: &Hero, out: Out) -> Result<()> {
    let text = &hero.ability.text;
    if text.is_empty() {
        writeln!(out, "{}", say!("tty-sheet-lacks-ability", hero = hero.name.as_str()))?;
        return Ok(());
    }
    writeln!(out, "{}", styled(HEAD, say!("tty-sheet-ability-of", hero = hero.name.as_str())))?;
    writeln!(out, "{text}")?;
    tree(Key::Ability.word(), text, &names_of(hero), out)?;
    for (moment, start) in program::starts_of_ability(hero, &hero.ability) {
        listing(hero, &moment, start, out)?;
    }
    Ok(())
}

/// What the card language reads a text as.
fn tree(word: &str, text: &str, names: &Names, out: Out) -> Result<()> {
    let key = Key::ALL.into_iter().find(|key| key.word() == word);
    let Some(Ok(tree)) = key.map(|key| peerless_lang::parse(text, names, key)) else { return Ok(()) };
    writeln!(out, "\n{}", styled(HEAD, say!("tty-sheet-tree", key = word)))?;
    for line in format!("{tree:#?}").lines() {
        writeln!(out, "  {DIM}{line}{DIM:#}")?;
    }
    Ok(())
}

fn listing(hero: &Hero, moment: &str, start: Pc, out: Out) -> Result<()> {
    writeln!(out, "\n{}", styled(HEAD, say!("tty-sheet-program", moment = moment)))?;
    for (pc, op) in program::ops(&hero.code, start) {
        writeln!(out, "  {pc:>4}  {op:?}")?;
    }
    Ok(())
}
