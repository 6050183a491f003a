//! Sentences as facts: a key, and arguments that name things of the game. Whoever shows one looks its words up in the
//! reader's language (`peerless-words`) and calls things as they are called there.

use std::collections::BTreeMap;

use peerless_rules::{CardId, FighterId, Match, SeatId, Term, team_name};
use peerless_words::{Language, Value};
use serde::Serialize;
use ts_rs::TS;

use crate::{SourceFace, TermFace};

/// A sentence, before it is put into words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Line {
    /// Where its words are found in `locales/`.
    pub key: &'static str,
    /// What its variables are filled with.
    pub args: Args,
    /// How much it matters.
    pub level: Level,
}

/// How much a line matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// One of many.
    Plain,
    /// Worth a second look: results, defeats, the end.
    Strong,
    /// Something new begins: a turn.
    Heading,
}

/// What the variables of a sentence stand for, by their names.
pub type Args = BTreeMap<&'static str, Arg>;

/// A thing that a sentence speaks of. Numbers are indices into the lists of `Setup`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum Arg {
    /// Said as it is.
    Text {
        text: String,
    },
    /// Words of the catalogue that need no arguments.
    Words {
        key: String,
    },
    Number {
        number: i64,
    },
    /// Becomes two variables: the name, and with `Is` after its own name `you` or `other`.
    Seat {
        seat: u8,
    },
    Seats {
        seats: Vec<u8>,
    },
    Team {
        team: u8,
    },
    Fighter {
        fighter: u8,
    },
    /// Null where the reader does not see which.
    Card {
        seat: u8,
        card: Option<u8>,
    },
    Cards {
        seat: u8,
        cards: Vec<u8>,
    },
    Space {
        space: u8,
    },
    Item {
        item: u8,
    },
    Door {
        door: u8,
    },
    Source {
        source: SourceFace,
    },
    /// What a value is made of.
    Terms {
        terms: Vec<TermFace>,
    },
}

impl Line {
    /// A plain line.
    pub fn new(key: &'static str, args: impl IntoIterator<Item = (&'static str, Arg)>) -> Self {
        Self { key, args: args.into_iter().collect(), level: Level::Plain }
    }

    /// The same with one more argument.
    pub fn with(mut self, (name, arg): (&'static str, Arg)) -> Self {
        self.args.insert(name, arg);
        self
    }

    /// The same, as something that matters so much.
    pub fn at(self, level: Level) -> Self {
        Self { level, ..self }
    }
}

impl From<SeatId> for Arg {
    fn from(seat: SeatId) -> Self {
        Self::Seat { seat: seat.0 }
    }
}

impl From<FighterId> for Arg {
    fn from(fighter: FighterId) -> Self {
        Self::Fighter { fighter: fighter.0 }
    }
}

impl From<peerless_rules::SpaceId> for Arg {
    fn from(space: peerless_rules::SpaceId) -> Self {
        Self::Space { space: space.0 }
    }
}

impl From<peerless_rules::ItemId> for Arg {
    fn from(item: peerless_rules::ItemId) -> Self {
        Self::Item { item: item.0 }
    }
}

impl From<peerless_rules::DoorId> for Arg {
    fn from(door: peerless_rules::DoorId) -> Self {
        Self::Door { door: door.0 }
    }
}

impl From<(SeatId, CardId)> for Arg {
    fn from((seat, card): (SeatId, CardId)) -> Self {
        Self::Card { seat: seat.0, card: Some(card.0) }
    }
}

impl From<(SeatId, Option<CardId>)> for Arg {
    fn from((seat, card): (SeatId, Option<CardId>)) -> Self {
        Self::Card { seat: seat.0, card: card.map(|card| card.0) }
    }
}

impl From<SourceFace> for Arg {
    fn from(source: SourceFace) -> Self {
        Self::Source { source }
    }
}

impl From<&[Term]> for Arg {
    fn from(terms: &[Term]) -> Self {
        Self::Terms { terms: TermFace::list(terms) }
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number { number: number.into() }
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number { number: number as i64 }
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text { text: text.to_owned() }
    }
}

/// Somebody who reads about a game in a language.
#[derive(Clone, Copy)]
pub struct Reader<'m> {
    /// The match that the lines speak of.
    pub m: &'m Match,
    /// The seat that is called "you".
    pub me: Option<SeatId>,
    /// What is spoken.
    pub language: &'static Language,
}

impl Reader<'_> {
    /// A line in words.
    pub fn line(&self, line: &Line) -> String {
        self.say(line.key, &line.args)
    }

    /// The words for a key, beginning with a capital letter.
    pub fn say(&self, key: &str, args: &Args) -> String {
        let mut variables: Vec<(String, Value<'static>)> = Vec::new();
        for (&name, arg) in args {
            if let Arg::Seat { seat } = arg {
                let is = if self.me == Some(SeatId(*seat)) { "you" } else { "other" };
                variables.push((format!("{name}Is"), is.into()));
            }
            let value = match arg {
                Arg::Number { number } => Value::from(*number),
                other => self.name(other).into(),
            };
            variables.push((name.to_owned(), value));
        }
        let variables: Vec<(&str, Value<'_>)> =
            variables.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
        capital(&self.language.say(key, &variables))
    }

    /// The name of the seat's hero, with `(seat 2)` after it where two seats play the same hero.
    pub fn seat(&self, seat: SeatId) -> String {
        let name = &self.m.seat(seat).hero.name;
        let shared = self.m.seats.iter().filter(|other| other.hero.name == *name).count() > 1;
        if !shared {
            return name.clone();
        }
        self.language.say("seat-name", &[("hero", name.as_str().into()), ("number", (seat.0 + 1).into())])
    }

    /// What an effect comes from.
    pub fn source(&self, source: SourceFace) -> String {
        match source {
            SourceFace::Card { seat, card } => self.card(seat, card),
            SourceFace::Item { item } => self.m.items[usize::from(item)].name.clone(),
            SourceFace::Ability { seat } => {
                let seat = SeatId(seat);
                let is = if self.me == Some(seat) { "you" } else { "other" };
                self.language.say("source-ability", &[("seat", self.seat(seat).into()), ("seatIs", is.into())])
            }
        }
    }

    /// The name of a card as it is printed, whoever has it.
    fn card(&self, seat: u8, card: u8) -> String {
        let (owner, card) = self.m.origin(SeatId(seat), CardId(card));
        self.m.card(owner, card).name.clone()
    }

    /// `+2 boost A (canceled by B)`
    fn term(&self, term: TermFace) -> String {
        let say = |key: &str, source: Option<SourceFace>| {
            let source = source.map_or_else(String::new, |source| self.source(source));
            self.language.say(key, &[("source", source.into())])
        };
        let amount = match term.amount {
            amount if term.kind.sets() => amount.to_string(),
            amount if amount < 0 => format!("−{}", -amount),
            amount => format!("+{amount}"),
        };
        let lost = term.lost.map(|lost| format!(" ({})", say(lost.to.key(), lost.source)));
        format!("{amount} {}{}", say(term.kind.key(), term.source), lost.unwrap_or_default())
    }

    /// Several things in one sentence: `a, b and c`.
    pub fn list(&self, items: &[String]) -> String {
        let Some((last, first)) = items.split_last() else { return String::new() };
        let join = |key, a: &str, name, b: &str| self.language.say(key, &[("first", a.into()), (name, b.into())]);
        let first = first.iter().cloned().reduce(|all, next| join("list-more", &all, "next", &next));
        first.map_or_else(|| last.clone(), |first| join("list-two", &first, "last", last))
    }

    fn name(&self, arg: &Arg) -> String {
        let m = self.m;
        let card = |seat: u8, card: u8| self.card(seat, card);
        match arg {
            Arg::Text { text } => text.clone(),
            Arg::Words { key } => self.language.say(key, &[]),
            Arg::Number { number } => number.to_string(),
            Arg::Seat { seat } => self.seat(SeatId(*seat)),
            Arg::Seats { seats } => self.list(&seats.iter().map(|&seat| self.seat(SeatId(seat))).collect::<Vec<_>>()),
            Arg::Team { team } => self.language.say("team-name", &[("letter", team_name(*team).to_string().into())]),
            Arg::Fighter { fighter } => m.fighter(FighterId(*fighter)).name.clone(),
            Arg::Card { card: None, .. } => self.language.say("card-hidden", &[]),
            Arg::Card { seat, card: Some(number) } => card(*seat, *number),
            Arg::Cards { seat, cards } => {
                self.list(&cards.iter().map(|&number| card(*seat, number)).collect::<Vec<_>>())
            }
            Arg::Space { space } => m.board.spaces[usize::from(*space)].id.clone(),
            Arg::Item { item } => m.items[usize::from(*item)].name.clone(),
            Arg::Door { door } => m.board.doors[usize::from(*door)].name.clone(),
            Arg::Source { source } => self.source(*source),
            Arg::Terms { terms } => terms.iter().map(|&term| self.term(term)).collect::<Vec<_>>().join(", "),
        }
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
