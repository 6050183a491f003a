//! Questions and options in words: what is asked, why, by which rule, and what each option would mean.

use std::io::Result;

use peerless_rules::*;
use peerless_session::{Asked, answer_line};

use crate::Out;
use crate::line::line;
use crate::situation::{side_sums, table_in_brief};
use crate::text::*;
use crate::words::{and, say};

/// From this many on, the spaces that one fighter can go to are listed side by side.
const MANY: usize = 5;

/// The line above the options, and the words of the card or ability that ask.
pub fn question(voice: Voice, state: &State, question: Question, out: Out) -> Result<()> {
    let asked = match question.ask {
        Ask::Action => say!("tty-choose-action", count = state.actions()),
        other => {
            let line = Asked::new(voice.m, state).and_then(|asked| asked.line);
            line.map_or_else(|| say!(&format!("ask-{}", other.about().key)), |line| voice.reader().line(&line))
        }
    };
    match question.source {
        None => writeln!(out, "{HEAD}{asked}{HEAD:#}"),
        Some((seat, source)) => {
            let name = capital(&voice.source(seat, source));
            let text = state.clause(voice.m).map_or_else(|| voice.source_text(seat, source), str::to_owned);
            let again = state.matter(voice.m) == Some(Matter::Again);
            let so_far = if again { side_sums(voice, state, question.seat) } else { String::new() };
            writeln!(out, "{HEAD}{name}: {asked}{HEAD:#} {so_far}{DIM}{text}{DIM:#}")
        }
    }
}

/// Why this is asked: the decision, the card behind it, the rule; and what can be read besides.
pub fn explain(voice: Voice, state: &State, question: Question, out: Out) -> Result<()> {
    let key = format!("ask-{}", question.ask.about().key);
    writeln!(out, "{}", say!(&format!("{key}.why")))?;
    if let Some((seat, source)) = question.source {
        let (name, text) = (capital(&voice.source(seat, source)), voice.source_text(seat, source));
        writeln!(out, "{}", say!("tty-asked-by", name = name, text = text))?;
    }
    writeln!(out, "{}", say!("tty-rule", rule = say!(&format!("{key}.rule"))))?;
    // What the decision may hang on: abilities, ranges, the basket's symbol.
    for seat in voice.m.seat_ids() {
        let hero = &voice.m.seat(seat).hero;
        let ranges: Vec<String> =
            hero.fighters.iter().map(|fighter| format!("{} {}", fighter.name, reach(fighter.reach))).collect();
        let ability = match hero.ability.text.as_str() {
            "" => say!("tty-sheet-no-ability"),
            text => text.to_owned(),
        };
        writeln!(out, "{HEAD}{}{HEAD:#}: {}. {ability}", voice.name(seat), ranges.join(", "))?;
        writeln!(out, "  {}", table_in_brief(voice, state, seat))?;
    }
    writeln!(out, "{DIM}{}{DIM:#}", say!("tty-explain-more"))
}

/// How much of the options is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    /// The many spaces of one fighter side by side.
    Brief,
    /// Each on its own line, with all that there is to say about it.
    Full,
}

/// The options, numbered from 1.
pub fn options(voice: Voice, state: &State, options: &[Opt], show: Show, out: Out) -> Result<()> {
    let width = options.len().to_string().len();
    let mut index = 0;
    while index < options.len() {
        let group = same_mover(&options[index..]);
        if show == Show::Brief && group > MANY {
            let (fighter, key) = match options[index] {
                Opt::Place { fighter, .. } if walks_too(options, options[index]) => (fighter, "tty-place-instead"),
                Opt::Place { fighter, .. } => (fighter, "tty-place-on"),
                Opt::Move { fighter, .. } | Opt::MoveLarge { fighter, .. } => (fighter, "tty-move-to"),
                _ => break,
            };
            writeln!(out, "  {}", say!(key, fighter = voice.fighter(fighter)))?;
            let spaces = (index..index + group).map(|at| in_brief(voice, state, at + 1, options[at]));
            writeln!(out, "{}", wrapped(&spaces.collect::<Vec<_>>(), "    ", WIDTH))?;
            index += group;
            continue;
        }
        let opt = options[index];
        index += 1;
        let line = line(voice.m, state, opt) + &times(copies(voice, state, opt));
        let mut notes: Vec<String> = note(voice, state, opt).into_iter().collect();
        if walks_too(options, opt) {
            notes.push(say!("tty-placed-not-walked"));
        }
        match notes.as_slice() {
            [] => writeln!(out, "  {MARK}{index:>width$}{MARK:#}. {line}")?,
            notes => writeln!(out, "  {MARK}{index:>width$}{MARK:#}. {line} {DIM}({}){DIM:#}", notes.join("; "))?,
        }
        if opt == Opt::Maneuver && state.deck_size(state.active()) == 0 {
            writeln!(out, "  {:>width$}  {WARN}{}{WARN:#}", "", say!("tty-empty-deck"))?;
        }
    }
    Ok(())
}

/// Whether an option places a fighter that could walk instead (R27.1): then it must be said what differs.
fn walks_too(options: &[Opt], opt: Opt) -> bool {
    let Opt::Place { fighter, .. } = opt else { return false };
    options.iter().any(|other| other.going().is_some_and(|going| going.fighter == fighter))
}

/// How many equal cards of the hand an option could mean.
fn copies(voice: Voice, state: &State, opt: Opt) -> usize {
    let (Opt::Scheme { card, .. } | Opt::Boost(card) | Opt::Play(card) | Opt::Defend(card) | Opt::Discard(card)) = opt
    else {
        return 1;
    };
    let Some(question) = state.question(voice.m) else { return 1 };
    state.hand(question.seat).iter().filter(|&&other| other == card).count()
}

/// How many of the first options let one fighter go somewhere, with nothing more to say about the way.
fn same_mover(options: &[Opt]) -> usize {
    let mover = |opt: &Opt| match *opt {
        Opt::Place { fighter, .. } => Some((fighter, "place")),
        _ => opt.going().filter(|going| going.via.is_empty()).map(|going| (going.fighter, "move")),
    };
    match options.first().and_then(mover) {
        Some(first) => options.iter().take_while(|opt| mover(opt) == Some(first)).count(),
        None => 0,
    }
}

/// `12: S07 (next to Merlin)`
fn in_brief(voice: Voice, state: &State, number: usize, opt: Opt) -> String {
    let Some((fighter, to)) = goes(opt) else { return String::new() };
    let near = others(voice, state, &spaces(to, opt), fighter);
    let note = match near.as_slice() {
        [] => String::new(),
        near => format!(" ({})", say!("tty-next-to", fighters = and(near))),
    };
    let place = match opt.tail() {
        Some(tail) => say!("tty-line-tail", what = voice.space(to), tail = voice.space(tail)),
        None => voice.space(to).to_owned(),
    };
    format!("{number}: {place}{note}")
}

/// Who goes where by an option, if somebody does.
fn goes(opt: Opt) -> Option<(FighterId, SpaceId)> {
    match opt {
        Opt::Place { fighter, space, .. } => Some((fighter, space)),
        _ => opt.going().map(|going| (going.fighter, going.to)),
    }
}

/// The spaces on which a fighter would stand.
fn spaces(to: SpaceId, opt: Opt) -> Vec<SpaceId> {
    std::iter::once(to).chain(opt.tail()).collect()
}

/// The fighters of other seats that a fighter would be adjacent to.
fn others<'m>(voice: Voice<'m>, state: &State, spaces: &[SpaceId], fighter: FighterId) -> Vec<&'m str> {
    let own = voice.m.fighter(fighter).seat;
    let near = |&space: &SpaceId| adjacent(voice.m, state, space, Some(fighter));
    let near = spaces.iter().map(near).fold(FighterSet::EMPTY, |set, near| set | near);
    let near = near.iter().filter(|&other| voice.m.fighter(other).seat != own);
    near.map(|other| voice.m.fighter(other).name.as_str()).collect()
}

/// What an option would mean, where its line does not say it.
fn note(voice: Voice, state: &State, opt: Opt) -> Option<String> {
    let m = voice.m;
    let seat = state.question(m).map_or(state.active(), |question| question.seat);
    let hero = &m.seat(seat).hero;
    let at = |space: SpaceId, fighter: Option<FighterId>| {
        let stands = spaces(space, opt);
        let zones = zones(&m.board, &stands);
        let near: Vec<&str> = match fighter {
            Some(fighter) => others(voice, state, &stands, fighter),
            None => adjacent(m, state, space, None).iter().map(|fighter| voice.fighter(fighter)).collect(),
        };
        match near.as_slice() {
            [] => zones,
            near => format!("{zones}, {}", say!("tty-next-to", fighters = and(near))),
        }
    };
    match opt {
        Opt::Maneuver => Some(say!("tty-note-maneuver")),
        Opt::Attack { at, .. } => {
            Some(say!("tty-note-attack", fighter = voice.fighter(at), health = health(m, state, at)))
        }
        Opt::Scheme { card, .. } => Some(voice.source_text(seat, Source::card(card))),
        Opt::Item { item, .. } | Opt::Use(item) => Some(item_text(&m.items[item.index()])),
        Opt::Boost(card) => {
            let def = m.card(seat, card);
            let bonus = def.texts.iter().find(|(key, _)| *key == "boosted").map(|(_, text)| format!(". {text}"));
            Some(say!("tty-note-boost", value = boost(hero, def)) + &bonus.unwrap_or_default())
        }
        Opt::Move { fighter, to, .. } | Opt::MoveLarge { fighter, to, .. } | Opt::Place { fighter, space: to, .. } => {
            Some(at(to, Some(fighter)))
        }
        Opt::Play(card) | Opt::PlayOpen(card) | Opt::Defend(card) | Opt::DefendOpen(card) => {
            Some(held_line(m, seat, card))
        }
        Opt::Discard(card) => {
            let (owner, printed) = m.origin(seat, card);
            Some(card_facts(&m.seat(owner).hero, m.card(owner, printed)))
        }
        Opt::Card { seat, card } => Some(held_line(m, seat, card)),
        Opt::Fighter(fighter) => {
            let mut facts = vec![voice.owner(fighter), say!("tty-health", health = health(m, state, fighter))];
            facts.extend(voice.place(state, fighter).map(|place| say!("tty-at", space = place)));
            Some(facts.join(", "))
        }
        Opt::Space(space) => Some(at(space, None)),
        Opt::Token { at: site, .. } => site.space().map(|space| at(space, None)),
        Opt::Seat(seat) => Some(voice.name(seat)),
        Opt::Yes | Opt::No => answer_line(m, state, opt).map(|line| voice.reader().line(&line)),
        Opt::Effect { seat, source, .. } => spell(voice, state, m.home(seat, source), opt),
        Opt::Value { state: of, value } => brings(hero, (of, value)),
        Opt::NoBoost
        | Opt::Done
        | Opt::Open { .. }
        | Opt::Close(_)
        | Opt::NoDefense
        | Opt::NoItem
        | Opt::NoPlace
        | Opt::Number(_)
        | Opt::Symbol(_)
        | Opt::Zone(_)
        | Opt::Skip
        | Opt::First(_) => None,
    }
}

/// What a spell that can be cast needs and does.
fn spell(voice: Voice, state: &State, home: SeatId, opt: Opt) -> Option<String> {
    let casts = state.matter(voice.m) == Some(Matter::Spell);
    let hero = &voice.m.seat(home).hero;
    let line = state.write(voice.m, opt);
    let spell = hero.spells.iter().find(|spell| casts && line.ends_with(&spell.name))?;
    Some(format!("{}: {}", spell.needs(hero).collect::<Vec<_>>().join(", "), spell.text))
}

/// The fighters and cards that take part only with this value of a state.
fn brings(hero: &Hero, (state, value): (u8, u8)) -> Option<String> {
    let comes = |with: Option<(u8, u8)>| {
        with.is_some_and(|(of, name)| of == state && hero.states[usize::from(state)].is(value, name))
    };
    let fighters = hero.fighters.iter().filter(|fighter| comes(fighter.with)).map(|fighter| match fighter.count {
        1 => fighter.name.clone(),
        count => format!("{count} {}", fighter.plural),
    });
    let cards = hero.cards.iter().filter(|card| comes(card.with));
    let cards = cards.map(|card| card.name.clone() + &times(card.copies().into()));
    let names: Vec<String> = fighters.chain(cards).collect();
    (!names.is_empty()).then(|| say!("tty-with", name = names.join(", ")))
}
