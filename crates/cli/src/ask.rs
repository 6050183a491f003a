//! Questions and options in words: what is asked, why, by which rule, and what each option would mean.

use std::io::Result;

use peerless_rules::*;

use crate::Out;
use crate::tell::{source_name, source_text};
use crate::text::{
    DIM, HEAD, MARK, Voice, adjacent, and, capital, card_facts, card_line, health, item_text, wrapped, zones,
};

/// From this many on, the spaces that one fighter can go to are listed side by side.
const MANY: usize = 5;

/// The line above the options, and the text of the card that asks.
pub fn question(voice: Voice, state: &State, question: Question, out: Out) -> Result<()> {
    let asked = match question.ask {
        Ask::Action => format!("Choose an action, {} left.", state.actions()),
        other => words(other).title.to_owned(),
    };
    match question.source {
        None => writeln!(out, "{HEAD}{asked}{HEAD:#}"),
        Some((seat, source)) => {
            let (name, text) = (capital(&source_name(voice, seat, source)), source_text(voice.m, seat, source));
            writeln!(out, "{HEAD}{name}: {asked}{HEAD:#} {DIM}{text}{DIM:#}")
        }
    }
}

/// Why this is asked: the decision, the card behind it, the rule.
pub fn explain(voice: Voice, question: Question, out: Out) -> Result<()> {
    let words = words(question.ask);
    writeln!(out, "{}", words.meaning)?;
    if let Some((seat, source)) = question.source {
        let name = capital(&source_name(voice, seat, source));
        writeln!(out, "{name} asks this: {}", source_text(voice.m, seat, source))?;
    }
    writeln!(out, "Rule {}: {}.", words.rule.0, words.rule.1)
}

struct Words {
    title: &'static str,
    /// What the decision is about.
    meaning: &'static str,
    rule: (&'static str, &'static str),
}

fn words(ask: Ask) -> Words {
    let (title, meaning, rule) = match ask {
        Ask::Setup => (
            "Place a fighter.",
            "Put this fighter on the board.",
            ("R4.6", "sidekicks begin on free spaces in the zone of their hero's starting space"),
        ),
        Ask::State => (
            "Choose how you begin.",
            "Your hero can begin the game in more than one way.",
            ("R4.11", "the owner decides right after placing the fighters, and all see it"),
        ),
        Ask::Action => (
            "Choose an action.",
            "Maneuver (draw a card, then move), attack, or play a scheme.",
            ("R5.2", "each turn has 2 actions, none may be skipped, and both may be the same"),
        ),
        Ask::ManeuverBoost => (
            "Boost the maneuver?",
            "You may discard a card to move further.",
            ("R6.2", "its boost value is added to the move value of each of your fighters for this maneuver"),
        ),
        Ask::Move => (
            "Move a fighter, or be done.",
            "Fighters move one after the other; `done` leaves the others where they are.",
            ("R7.2", "a fighter passes through friendly fighters, not through opposing ones, and ends on a free space"),
        ),
        Ask::AttackCard => (
            "Choose the attack card.",
            "The card is laid face down; the defender answers before it is revealed.",
            ("R10.8", "it is an attack or versatile card that the attacking fighter may use"),
        ),
        Ask::Item => (
            "Use the item of this space?",
            "The item adds its number to the value of your card and is then gone.",
            ("R21.6", "a combat item serves the fighter of the combat who stands on its space"),
        ),
        Ask::CommitBoost => (
            "Lay a boost beside the attack card?",
            "The card is laid face down and adds its boost value to the attack.",
            ("R25.10", "it is revealed together with the attack card"),
        ),
        Ask::Defense => (
            "Defend?",
            "You may lay a card face down before the attack card is revealed.",
            ("R14.1", "damage is the attack value minus the defense value, and without a card the defense is 0"),
        ),
        Ask::Order => (
            "Which of your effects comes first?",
            "Several of your effects happen in the same step.",
            ("R11.3", "a player's effects of one step resolve in the order that the player chooses"),
        ),
        Ask::HandLimit => (
            "Discard down to 7 cards.",
            "Your turn ends with more cards in hand than the limit.",
            ("R5.10", "at the end of a turn its player discards down to 7 cards"),
        ),
        Ask::Discard => (
            "Discard a card.",
            "An effect makes you discard; the card is yours to choose.",
            ("R17.10", "who must discard chooses the card, unless the text says otherwise"),
        ),
        Ask::YesNo => (
            "Do you want to?",
            "The text says \"may\": you decide whether it happens.",
            ("R1.16", "\"may\" makes a step optional; all other effects are mandatory"),
        ),
        Ask::Fighter => (
            "Choose a fighter.",
            "The effect needs a fighter.",
            ("R13.5", "any fighter that the text allows can be chosen, useful or not"),
        ),
        Ask::Space => (
            "Choose a space.",
            "The effect needs a space.",
            ("R13.5", "any space that the text allows can be chosen, useful or not"),
        ),
        Ask::Number => {
            ("Choose a number.", "The effect needs a number.", ("R1.16", "\"up to\" allows any number from 0 on"))
        }
        Ask::Opponent => (
            "Choose an opponent.",
            "The effect is about one opponent.",
            ("R1.6", "an opponent is a seat that is neither yours nor your teammate's"),
        ),
        Ask::Effect => (
            "Choose one of the effects.",
            "The text offers several effects.",
            ("R13.5", "any of them can be chosen, useful or not"),
        ),
        Ask::Symbol => (
            "Choose what the wild card stands for.",
            "The card on top of your discard pile can stand for any symbol.",
            ("R25.1", "the basket holds the symbols of the top card of the discard pile"),
        ),
        Ask::Place => (
            "Place a fighter.",
            "The fighter is put straight on the space.",
            ("R7.12", "placing takes no path: any space will do where the fighter could end a move"),
        ),
        Ask::Boost => (
            "Boost with a card?",
            "The card is discarded and adds its boost value.",
            ("R8.3", "any card of the hand can be used to boost"),
        ),
        Ask::Card => (
            "Choose a card.",
            "The effect needs a card.",
            ("R13.5", "any card that the text allows can be chosen, useful or not"),
        ),
        Ask::HiddenCard => (
            "Choose a card.",
            "The effect needs a card; the others do not see which one it is.",
            ("R18.3", "what only you look at stays hidden from the others"),
        ),
        Ask::CardOrder => (
            "Which card goes back next?",
            "The cards go back on the deck; the one chosen first will be drawn first.",
            ("R17.16", "cards on top of a deck keep their order until a shuffle"),
        ),
        Ask::Replace => (
            "Choose the card to play in its stead.",
            "Another card of your hand takes the place of the one played.",
            ("R10.8", "it must be a card that the fighter may use"),
        ),
        Ask::Deck => (
            "Choose a deck.",
            "You look at the top of one deck.",
            ("R18.3", "\"look at\" informs only the player who looks"),
        ),
        Ask::Guard => (
            "Show a card to keep your hand hidden?",
            "An effect is about to look at your hand.",
            ("R27.4", "a card that says so can be shown from the hand to cancel that effect"),
        ),
    };
    Words { title, meaning, rule }
}

/// How much of the options is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    /// Many spaces for one fighter side by side.
    Brief,
    /// Each on its own line.
    Full,
}

/// The options, numbered from 1.
pub fn options(voice: Voice, state: &State, options: &[Opt], show: Show, out: Out) -> Result<()> {
    let width = options.len().to_string().len();
    let mut index = 0;
    while index < options.len() {
        let group = same_mover(&options[index..]);
        if show == Show::Brief && group > MANY {
            let (Opt::Move { fighter, .. } | Opt::Place { fighter, .. }) = options[index] else { continue };
            let (verb, to) = if matches!(options[index], Opt::Move { .. }) { ("move", "to") } else { ("place", "on") };
            writeln!(out, "  {verb} {} {to}", voice.fighter(fighter))?;
            let spaces = (index..index + group).map(|at| in_brief(voice, state, at + 1, options[at]));
            writeln!(out, "{}", wrapped(&spaces.collect::<Vec<_>>(), "    "))?;
            index += group;
            continue;
        }
        let opt = options[index];
        index += 1;
        let line = state.write(voice.m, opt);
        match note(voice, state, opt) {
            Some(note) => writeln!(out, "  {MARK}{index:>width$}{MARK:#}. {line} {DIM}({note}){DIM:#}")?,
            None => writeln!(out, "  {MARK}{index:>width$}{MARK:#}. {line}")?,
        }
    }
    Ok(())
}

/// How many of the first options let one fighter go somewhere, with nothing more to say about the way.
fn same_mover(options: &[Opt]) -> usize {
    let mover = |opt: &Opt| match *opt {
        Opt::Move { fighter, via, .. } if via.is_empty() => Some((fighter, "move")),
        Opt::Place { fighter, .. } => Some((fighter, "place")),
        _ => None,
    };
    match options.first().and_then(mover) {
        Some(first) => options.iter().take_while(|opt| mover(opt) == Some(first)).count(),
        None => 0,
    }
}

/// `12: S07 (next to Merlin)`
fn in_brief(voice: Voice, state: &State, number: usize, opt: Opt) -> String {
    let (Opt::Move { fighter, to, .. } | Opt::Place { fighter, space: to }) = opt else { return String::new() };
    let near = others(voice, state, to, fighter);
    let note = if near.is_empty() { String::new() } else { format!(" (next to {})", and(&near)) };
    format!("{number}: {}{note}", voice.space(to))
}

/// The fighters of other seats that a fighter would be adjacent to.
fn others<'m>(voice: Voice<'m>, state: &State, space: SpaceId, fighter: FighterId) -> Vec<&'m str> {
    let own = voice.m.fighter(fighter).seat;
    let near =
        adjacent(voice.m, state, space, Some(fighter)).iter().filter(|&other| voice.m.fighter(other).seat != own);
    near.map(|other| voice.m.fighter(other).name.as_str()).collect()
}

/// What an option would mean, where its line does not say it.
fn note(voice: Voice, state: &State, opt: Opt) -> Option<String> {
    let m = voice.m;
    let seat = state.question(m).map_or(state.active(), |question| question.seat);
    let hero = &m.seat(seat).hero;
    let at = |space: SpaceId, fighter: Option<FighterId>| {
        let zones = zones(&m.board, space);
        let near: Vec<&str> = match fighter {
            Some(fighter) => others(voice, state, space, fighter),
            None => adjacent(m, state, space, None).iter().map(|fighter| m.fighter(fighter).name.as_str()).collect(),
        };
        if near.is_empty() { zones } else { format!("{zones}, next to {}", and(&near)) }
    };
    match opt {
        Opt::Maneuver => Some("draw a card, then move".into()),
        Opt::Attack { at, .. } => Some(format!("{} has health {}", m.fighter(at).name, health(m, state, at))),
        Opt::Scheme { card, .. } => Some(m.card(seat, card).text()),
        Opt::Item { item, .. } | Opt::Use(item) => Some(item_text(&m.items[item.index()])),
        Opt::Boost(card) => {
            let def = m.card(seat, card);
            let bonus = def.texts.iter().find(|(key, _)| *key == "boosted").map(|(_, text)| format!(". {text}"));
            Some(format!("plus {}{}", def.boost, bonus.unwrap_or_default()))
        }
        Opt::Move { fighter, to, .. } | Opt::Place { fighter, space: to } => Some(at(to, Some(fighter))),
        Opt::Play(card) | Opt::Defend(card) => Some(card_line(hero, m.card(seat, card))),
        Opt::Discard(card) => Some(card_facts(hero, m.card(seat, card))),
        Opt::Card { seat, card } => Some(card_line(&m.seat(seat).hero, m.card(seat, card))),
        Opt::Fighter(fighter) => {
            let place = state.space_of(fighter).map(|space| format!(", at {}", voice.space(space)));
            let health = health(m, state, fighter);
            Some(format!("{}, health {health}{}", voice.owner(fighter), place.unwrap_or_default()))
        }
        Opt::Space(space) => Some(at(space, None)),
        Opt::Seat(seat) => Some(voice.name(seat)),
        Opt::NoBoost
        | Opt::Done
        | Opt::Open { .. }
        | Opt::Close(_)
        | Opt::NoDefense
        | Opt::NoItem
        | Opt::NoPlace
        | Opt::Number(_)
        | Opt::Effect { .. }
        | Opt::Symbol(_)
        | Opt::Value { .. }
        | Opt::Skip
        | Opt::Yes
        | Opt::No
        | Opt::First(_) => None,
    }
}
