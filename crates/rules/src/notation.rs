//! One text for every choice: the only writer and the only reader of it.

use crate::choice::{Going, Opt, Options, Part};
use crate::def::Match;
use crate::ids::*;
use crate::state::*;

/// Why a line could not be read as one of the options.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// It names none of the options.
    #[error("`{line}` is not offered; the options are: {}", offered.join(" | "))]
    NotOffered {
        /// As it was given.
        line: String,
        /// The lines of all options.
        offered: Vec<String>,
    },
}

impl State {
    /// Finds the option that a line names. Case and runs of blanks make no difference; a fighter's seat may be put before its name.
    pub fn read(&self, m: &Match, line: &str) -> Result<Opt, ReadError> {
        let mut options = Options::new();
        self.options(m, &mut options);
        self.read_among(m, &options, line)
    }
}

impl Public {
    /// The line of an option that is offered now.
    pub fn write(&self, m: &Match, opt: Opt) -> String {
        let asked = self.question(m).map_or(self.active, |question| question.seat);
        let card = |card: CardId| &m.card(asked, card).name;
        let fighter = |fighter: FighterId| &m.fighter(fighter).name;
        let space = |space: SpaceId| &m.board.spaces[space.index()].id;
        let with_tail = |line: String, tail: Option<SpaceId>| match tail {
            Some(tail) => format!("{line} tail {}", space(tail)),
            None => line,
        };
        match opt {
            Opt::Maneuver => "maneuver".into(),
            Opt::Attack { by, at } => format!("attack {} > {}", fighter(by), fighter(at)),
            Opt::Scheme { card: scheme, by } => {
                let users = m.seat(asked).users[scheme.index()] & self.here;
                self.by(m, format!("scheme {}", card(scheme)), users, by)
            }
            Opt::Item { item, by } => {
                let lies = |&&(space, _): &&(SpaceId, _)| self.item_at(m, space) == Some(item);
                let at = m.board.item_spaces.iter().filter(lies).map(|&(space, _)| space).collect::<SpaceSet>();
                let at = at & self.body(m, by);
                let own = m.seat(asked).fighters & self.here;
                let users = own.iter().filter(|&other| !(self.body(m, other) & at).is_empty());
                self.by(m, format!("item {}", m.items[item.index()].name), users.collect(), by)
            }
            Opt::Boost(boost) => format!("boost {}", card(boost)),
            Opt::NoBoost => "no boost".into(),
            Opt::Move { .. } | Opt::MoveLarge { .. } => {
                let Some(Going { fighter: mover, to, tail, via }) = opt.going() else { return String::new() };
                let line = with_tail(format!("move {} {}", fighter(mover), space(to)), tail);
                if via.is_empty() {
                    return line;
                }
                let passed: Vec<&str> = via.iter().map(|other| fighter(other).as_str()).collect();
                format!("{line} via {}", passed.join(", "))
            }
            Opt::Done => "done".into(),
            Opt::Open { door, by } => {
                let openers = match self.top() {
                    Frame::Walk(walk) => self.openers(m, walk, door),
                    _ => FighterSet::EMPTY,
                };
                self.by(m, format!("open {}", m.board.doors[door.index()].name), openers, by)
            }
            Opt::Close(door) => format!("close {}", m.board.doors[door.index()].name),
            Opt::Play(played) => format!("play {}", card(played)),
            Opt::PlayOpen(played) => format!("play {} face up", card(played)),
            Opt::Defend(played) => format!("defend {}", card(played)),
            Opt::DefendOpen(played) => format!("defend {} face up", card(played)),
            Opt::NoDefense => "no defense".into(),
            Opt::Use(item) => format!("use {}", m.items[item.index()].name),
            Opt::NoItem => "no item".into(),
            Opt::Place { fighter: placed, space: to, tail } => {
                with_tail(format!("place {} {}", fighter(placed), space(to)), tail.get())
            }
            Opt::NoPlace => "no place".into(),
            Opt::Fighter(chosen) => format!("choose {}", fighter(chosen)),
            Opt::Space(chosen) => format!("choose {}", space(chosen)),
            Opt::Card { seat, card } => {
                let name = &m.card(seat, card).name;
                // In a pile of one's own, or of the owner of a card that was given, cards of several seats can have one name.
                let has = |other: SeatId| m.seat(other).hero.cards.iter().any(|card| card.name == *name && !card.lent);
                let source = self.question(m).and_then(|question| question.source);
                let home = source.map_or(asked, |(seat, source)| m.home(seat, source));
                let mixed = seat != asked && [asked, home].iter().any(|&of| !m.seat(of).hero.piles.is_empty());
                match mixed && m.seat_ids().any(|other| other != seat && has(other)) {
                    true => format!("choose {seat}.{name}"),
                    false => format!("choose {name}"),
                }
            }
            Opt::Number(number) => format!("choose {number}"),
            Opt::Effect { seat, source, label } => {
                let labels = match source.as_item() {
                    Some(item) => &m.items[item.index()].labels,
                    None => &m.seat(m.home(seat, source)).hero.labels,
                };
                format!("choose {}", labels[label as usize])
            }
            Opt::Zone(zone) => format!("choose {}", m.board.zones[usize::from(zone)].name),
            Opt::Symbol(symbol) => {
                let source = self.question(m).and_then(|question| question.source);
                let of = source.map_or(asked, |(seat, source)| m.home(seat, source));
                format!("choose {}", m.seat(of).hero.symbols[symbol as usize])
            }
            Opt::Value { state, value } => {
                format!("choose {}", m.seat(asked).hero.states[state as usize].values[value as usize])
            }
            Opt::Seat(seat) => format!("choose seat {seat}"),
            Opt::Skip => "choose none".into(),
            Opt::Yes => "yes".into(),
            Opt::No => "no".into(),
            Opt::Discard(discarded) => format!("discard {}", card(discarded)),
            Opt::First(part) => format!("first {}", self.part_label(m, asked, part)),
            Opt::Token { verb, seat, kind, at } => {
                let token = &m.seat(seat).hero.tokens[usize::from(kind)];
                format!("{} {} {}", verb.word(), token.name, m.board.site_name(at))
            }
        }
    }

    /// NOTATION 1: the fighter is named only where several could do it.
    fn by(&self, m: &Match, line: String, users: FighterSet, by: FighterId) -> String {
        if users.len() > 1 { format!("{line} by {}", m.fighter(by).name) } else { line }
    }

    fn part_label(&self, m: &Match, seat: SeatId, part: Part) -> String {
        let combat = &self.combat;
        let side = combat.side_of(seat).unwrap_or(ATTACK);
        match part {
            Part::Card => combat.cards[side].get().map_or_else(String::new, |card| m.card(seat, card).name.clone()),
            Part::Boost => "boost".into(),
            Part::Item => m.items.get(combat.items[side] as usize).map_or_else(String::new, |item| item.name.clone()),
            Part::Ability => "ability".into(),
        }
    }

    /// Finds the one of `options`, which are those offered now, that a line names.
    pub fn read_among(&self, m: &Match, options: &[Opt], line: &str) -> Result<Opt, ReadError> {
        let wanted = normal(m, line);
        let lines: Vec<String> = options.iter().map(|&opt| self.write(m, opt)).collect();
        let found = lines.iter().position(|offered| normal(m, offered) == wanted);
        // Who does it may be said even where only one could.
        let by = || {
            let named = |index: &usize| {
                let (Opt::Scheme { by, .. } | Opt::Item { by, .. } | Opt::Open { by, .. }) = options[*index] else {
                    return false;
                };
                normal(m, &format!("{} by {}", lines[*index], m.fighter(by).name)) == wanted
            };
            (0..lines.len()).find(named)
        };
        match found.or_else(by) {
            Some(index) => Ok(options[index]),
            None => Err(ReadError::NotOffered { line: line.trim().to_owned(), offered: lines }),
        }
    }
}

/// A line made comparable: lower case, single blanks, no quotes, no seat before a name that needs none.
fn normal(m: &Match, line: &str) -> String {
    let words: Vec<&str> = line.split_whitespace().collect();
    let mut text = words.join(" ").to_lowercase().replace('"', "");
    for fighter in &m.fighters {
        let plain = fighter.name.to_lowercase();
        let prefixed = format!("{}.{plain}", fighter.seat);
        if text.contains(&prefixed) {
            text = text.replace(&prefixed, &plain);
        }
    }
    text
}

/// Reads a fighter's name, with or without its seat.
pub fn read_fighter(m: &Match, seat: Option<SeatId>, name: &str) -> Option<FighterId> {
    let wanted = name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    let index = m.fighters.iter().position(|fighter| {
        let full = fighter.name.to_lowercase();
        let prefix = format!("{}.", fighter.seat);
        let plain = full.strip_prefix(&prefix).unwrap_or(&full);
        full == wanted || wanted == format!("{prefix}{plain}") || (seat == Some(fighter.seat) && plain == wanted)
    })?;
    Some(FighterId(index as u8))
}
