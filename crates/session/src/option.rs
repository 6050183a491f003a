//! The open decision and its options.

use peerless_rules::*;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Arg, Args, Line, SourceFace};

/// What is asked and of whom: open to all.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Asked {
    /// Who decides.
    pub seat: u8,
    /// What kind of question it is.
    pub ask: AskKind,
    /// The card, item or ability that asks.
    pub source: Option<SourceFace>,
    /// Which words of it ask: a sentence, with those before it that it speaks of.
    pub clause: Option<String>,
    /// How many answers of this kind are still due, this one included, where a text says a number.
    pub left: Option<u8>,
    /// The question itself, where there is more to say than its kind does: `Pay 2 Toll?`
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub line: Option<Line>,
}

/// What is asked, in one word: `action`, `move`, `defense`, …
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskKind(pub Ask);

impl Serialize for AskKind {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.about().key)
    }
}

/// The union of the keys of all kinds, so that a client has to have words for each of them.
impl TS for AskKind {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "AskKind".to_owned()
    }

    fn inline(_: &ts_rs::Config) -> String {
        let keys: Vec<String> = Ask::ALL.iter().map(|ask| format!("\"{}\"", ask.about().key)).collect();
        keys.join(" | ")
    }

    fn decl(config: &ts_rs::Config) -> String {
        format!("type AskKind = {};", Self::inline(config))
    }
}

/// A decision put to the seat that is asked.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Decision {
    /// Goes back with the answer; a number is never used twice at a table.
    pub n: u32,
    /// The question.
    pub asked: Asked,
    /// All that may be answered; an answer names one by its place here.
    pub options: Vec<OptionFace>,
}

/// One option, for people and for those who draw it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct OptionFace {
    /// In the notation.
    pub text: String,
    /// What it does.
    pub deed: Deed,
    /// How it is called, where there is more to say than the deed does: `Pay 2 Toll`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub line: Option<Line>,
}

/// What an option does, for those who draw it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum Deed {
    Maneuver,
    Attack {
        by: u8,
        at: u8,
    },
    Scheme {
        card: u8,
        by: u8,
    },
    Item {
        item: u8,
        by: u8,
    },
    Boost {
        card: u8,
    },
    NoBoost,
    /// `path` goes from the first step to the end; `via` are fighters passed for an effect; `tail` is where that of a large fighter
    /// comes to lie.
    Move {
        fighter: u8,
        to: u8,
        tail: Option<u8>,
        via: Vec<u8>,
        path: Vec<u8>,
    },
    Done,
    Open {
        door: u8,
        by: u8,
    },
    Close {
        door: u8,
    },
    Play {
        card: u8,
    },
    /// The same face up, so that the defender sees it.
    PlayOpen {
        card: u8,
    },
    Defend {
        card: u8,
    },
    /// The same face up, while the attack is still hidden.
    DefendOpen {
        card: u8,
    },
    NoDefense,
    Use {
        item: u8,
    },
    NoItem,
    Place {
        fighter: u8,
        space: u8,
        tail: Option<u8>,
    },
    NoPlace,
    Fighter {
        fighter: u8,
    },
    Space {
        space: u8,
    },
    Card {
        seat: u8,
        card: u8,
    },
    Number {
        number: u8,
    },
    Effect {
        label: String,
    },
    Symbol {
        symbol: u8,
    },
    Value {
        state: u8,
        value: u8,
    },
    Seat {
        seat: u8,
    },
    Skip,
    Yes,
    No,
    Discard {
        card: u8,
    },
    First {
        part: PartFace,
    },
    /// A token of a seat is chosen, placed or moved: where it lies, or where it goes.
    Token {
        verb: VerbFace,
        seat: u8,
        token: u8,
        at: SiteFace,
    },
}

/// Where a token lies: in a space, or on a line of the board, by its place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "kinds are named after what they mean")]
pub enum SiteFace {
    Space(u8),
    Line(u8),
}

impl From<Site> for SiteFace {
    fn from(site: Site) -> Self {
        match (site.space(), site.line()) {
            (None, Some(line)) => Self::Line(line.0),
            (space, _) => Self::Space(space.map_or(0, |space| space.0)),
        }
    }
}

/// Where an effect of one side of a combat comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum PartFace {
    Card,
    Boost,
    Item,
    Ability,
}

/// What is done with a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum VerbFace {
    Choose,
    Place,
    Move,
}

impl From<TokenVerb> for VerbFace {
    fn from(verb: TokenVerb) -> Self {
        match verb {
            TokenVerb::Choose => Self::Choose,
            TokenVerb::Place => Self::Place,
            TokenVerb::Move => Self::Move,
        }
    }
}

/// Something that a person tried and that is no option: why not?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum Wish {
    Move {
        fighter: u8,
        space: u8,
    },
    Attack {
        by: u8,
        at: u8,
    },
    /// A card of one's own hand.
    Card {
        card: u8,
    },
    Fighter {
        fighter: u8,
    },
    Space {
        space: u8,
    },
}

/// Why a wish is no option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Because {
    /// Its words are found by the key `why-` and this: `out-of-reach`, `occupied`, …
    pub code: &'static str,
    /// The rule behind it, if there is one.
    pub rule: Option<&'static str>,
    /// What the words speak of.
    pub args: Args,
}

impl From<Wish> for peerless_rules::Wish {
    fn from(wish: Wish) -> Self {
        match wish {
            Wish::Move { fighter, space } => Self::Move { fighter: FighterId(fighter), space: SpaceId(space) },
            Wish::Attack { by, at } => Self::Attack { by: FighterId(by), at: FighterId(at) },
            Wish::Card { card } => Self::Card(CardId(card)),
            Wish::Fighter { fighter } => Self::Fighter(FighterId(fighter)),
            Wish::Space { space } => Self::Space(SpaceId(space)),
        }
    }
}

impl Because {
    /// The reason as it is told.
    pub fn new(m: &Match, why: Why) -> Self {
        let one = |name: &'static str, arg: Arg| vec![(name, arg)];
        let args = match why {
            Why::Over
            | Why::Unknown
            | Why::NoActions
            | Why::ManeuverFirst
            | Why::Forbidden
            | Why::AllMoved
            | Why::NotInZone
            | Why::ZonesApart
            | Why::AttackFirst => Vec::new(),
            Why::NotYourDecision { seat } | Why::Reserved { seat } => one("seat", seat.into()),
            Why::NotAskedNow { ask } => one("instead", Arg::Words { key: format!("ask-{}.do", ask.about().key) }),
            Why::Defeated { fighter }
            | Why::OffBoard { fighter }
            | Why::NotYours { fighter }
            | Why::AlreadyMoved { fighter }
            | Why::HeldInPlace { fighter }
            | Why::StandsThere { fighter }
            | Why::DoorClosed { fighter }
            | Why::NoWay { fighter }
            | Why::Stuck { fighter }
            | Why::Before { fighter }
            | Why::AlreadyPlaced { fighter }
            | Why::Friendly { fighter }
            | Why::FirstTurn { fighter }
            | Why::NoTarget { by: fighter }
            | Why::NoAttackCard { fighter }
            | Why::NotThisFighter { fighter } => one("fighter", fighter.into()),
            Why::Occupied { space, by } => vec![("fighter", by.into()), ("space", space.into())],
            Why::OutOfReach { fighter, steps, needed } => {
                vec![("fighter", fighter.into()), ("steps", steps.into()), ("needed", needed.into())]
            }
            Why::NotExact { fighter, steps } => vec![("fighter", fighter.into()), ("steps", steps.into())],
            Why::StartSpace { space } | Why::NotThisSpace { space } => one("space", space.into()),
            Why::OutOfRange { by, at } => vec![("fighter", by.into()), ("target", at.into())],
            Why::NotInHand { seat, card }
            | Why::NobodyToAttack { seat, card }
            | Why::UserGone { seat, card }
            | Why::ConditionNotMet { seat, card }
            | Why::NotThisCard { seat, card } => one("card", (seat, card).into()),
            Why::WrongKind { seat, card, need } => {
                let need = match need {
                    Need::Action => "action",
                    Need::Attack => "attack",
                    Need::Defense => "defense",
                };
                let kind = m.card(seat, card).kind.name();
                vec![("card", (seat, card).into()), ("kind", kind.into()), ("need", need.into())]
            }
            Why::WrongUser { seat, card, fighter } | Why::NotAgainst { seat, card, fighter } => {
                vec![("fighter", fighter.into()), ("card", (seat, card).into())]
            }
        };
        Self { code: why.code(), rule: why.rule(), args: args.into_iter().collect() }
    }

    /// That a wish is an option after all.
    pub fn offered() -> Self {
        Self { code: "offered", rule: None, args: Args::new() }
    }

    /// Where its words are found.
    pub fn key(&self) -> String {
        format!("why-{}", self.code)
    }
}

impl Asked {
    /// What is asked in a state or view; `None` when the game is over.
    pub fn new(m: &Match, public: &Public) -> Option<Self> {
        let question = public.question(m)?;
        let source = question.source.map(|(seat, source)| SourceFace::new(seat, source));
        let clause = public.clause(m).map(str::to_owned);
        let line = public.matter(m).map(|matter| question_line(m, matter));
        Some(Self {
            seat: question.seat.0,
            ask: AskKind(question.ask),
            source,
            clause,
            left: public.answers_left(m),
            line,
        })
    }
}

impl Decision {
    /// The decision that is put to the seat of a view; `None` when the game is over.
    pub fn new(m: &Match, view: &View, n: u32, options: &[Opt]) -> Option<Self> {
        let asked = Asked::new(m, view)?;
        Some(Self { n, asked, options: options.iter().map(|&opt| OptionFace::new(m, view, opt)).collect() })
    }
}

impl OptionFace {
    /// The face of one option of the view's question.
    pub fn new(m: &Match, view: &View, opt: Opt) -> Self {
        let text = view.write(m, opt);
        Self { deed: Deed::new(opt, &text, &view.path(m, opt)), text, line: answer_line(m, view, opt) }
    }
}

fn counter_name(m: &Match, seat: SeatId, counter: u8) -> (&'static str, Arg) {
    ("name", m.seat(seat).hero.counters[usize::from(counter)].name.as_str().into())
}

/// What a question is about, as it is asked.
fn question_line(m: &Match, matter: Matter) -> Line {
    match matter {
        Matter::Pay { seat, counter, count, about: None } => {
            Line::new("ask-pay", [counter_name(m, seat, counter), ("count", count.into())])
        }
        Matter::Pay { seat, counter, count, about: Some(fighter) } => Line::new(
            "ask-pay-about",
            [counter_name(m, seat, counter), ("count", count.into()), ("fighter", fighter.into())],
        ),
        Matter::PayAny { seat, counter } => Line::new("ask-pay-any", [counter_name(m, seat, counter)]),
        Matter::Spend { seat, counter, count, rolled: None } => {
            Line::new("ask-spend", [counter_name(m, seat, counter), ("count", count.into())])
        }
        Matter::Spend { seat, counter, count, rolled: Some((die, number)) } => {
            let die = m.seat(seat).hero.dice[usize::from(die)].name.as_str().into();
            let said =
                [counter_name(m, seat, counter), ("count", count.into()), ("die", die), ("number", number.into())];
            Line::new("ask-spend-roll", said)
        }
        Matter::SpendAny { seat, counter } => Line::new("ask-spend-any", [counter_name(m, seat, counter)]),
        Matter::Discard { count, random: false } => Line::new("ask-whether-discard", [("count", count.into())]),
        Matter::Discard { count, random: true } => Line::new("ask-whether-discard-random", [("count", count.into())]),
        Matter::Again => Line::new("ask-again", []),
        Matter::Spell => Line::new("ask-spell", []),
        Matter::State { seat, state } => {
            let name = m.seat(seat).hero.states[usize::from(state)].name.as_str().into();
            Line::new("ask-state-of", [("name", name)])
        }
    }
}

/// What a yes or a no says, where the question is one that has its own words for that.
pub fn answer_line(m: &Match, public: &Public, opt: Opt) -> Option<Line> {
    if !matches!(opt, Opt::Yes | Opt::No) {
        return None;
    }
    let Some(Matter::Pay { seat, counter, count, .. }) = public.matter(m) else { return None };
    let pays = || Line::new("option-pay", [counter_name(m, seat, counter), ("count", count.into())]);
    Some(if opt == Opt::Yes { pays() } else { Line::new("option-pay-not", []) })
}

impl Deed {
    fn new(opt: Opt, text: &str, path: &[SpaceId]) -> Self {
        match opt {
            Opt::Maneuver => Self::Maneuver,
            Opt::Attack { by, at } => Self::Attack { by: by.0, at: at.0 },
            Opt::Scheme { card, by } => Self::Scheme { card: card.0, by: by.0 },
            Opt::Item { item, by } => Self::Item { item: item.0, by: by.0 },
            Opt::Boost(card) => Self::Boost { card: card.0 },
            Opt::NoBoost => Self::NoBoost,
            Opt::Move { fighter, to, .. } | Opt::MoveLarge { fighter, to, .. } => Self::Move {
                fighter: fighter.0,
                to: to.0,
                tail: opt.tail().map(|tail| tail.0),
                via: opt.going().map_or_else(Vec::new, |going| going.via.iter().map(|fighter| fighter.0).collect()),
                path: path.iter().map(|space| space.0).collect(),
            },
            Opt::Done => Self::Done,
            Opt::Open { door, by } => Self::Open { door: door.0, by: by.0 },
            Opt::Close(door) => Self::Close { door: door.0 },
            Opt::Play(card) => Self::Play { card: card.0 },
            Opt::PlayOpen(card) => Self::PlayOpen { card: card.0 },
            Opt::Defend(card) => Self::Defend { card: card.0 },
            Opt::DefendOpen(card) => Self::DefendOpen { card: card.0 },
            Opt::NoDefense => Self::NoDefense,
            Opt::Use(item) => Self::Use { item: item.0 },
            Opt::NoItem => Self::NoItem,
            Opt::Place { fighter, space, tail } => {
                Self::Place { fighter: fighter.0, space: space.0, tail: tail.get().map(|tail| tail.0) }
            }
            Opt::NoPlace => Self::NoPlace,
            Opt::Fighter(fighter) => Self::Fighter { fighter: fighter.0 },
            Opt::Space(space) => Self::Space { space: space.0 },
            Opt::Card { seat, card } => Self::Card { seat: seat.0, card: card.0 },
            Opt::Number(number) => Self::Number { number },
            // The notation writes `choose` and the label.
            Opt::Effect { .. } | Opt::Zone(_) => {
                Self::Effect { label: text.strip_prefix("choose ").unwrap_or(text).to_owned() }
            }
            Opt::Symbol(symbol) => Self::Symbol { symbol },
            Opt::Value { state, value } => Self::Value { state, value },
            Opt::Seat(seat) => Self::Seat { seat: seat.0 },
            Opt::Skip => Self::Skip,
            Opt::Yes => Self::Yes,
            Opt::No => Self::No,
            Opt::Discard(card) => Self::Discard { card: card.0 },
            Opt::First(part) => Self::First {
                part: match part {
                    Part::Card => PartFace::Card,
                    Part::Boost => PartFace::Boost,
                    Part::Item => PartFace::Item,
                    Part::Ability => PartFace::Ability,
                },
            },
            Opt::Token { verb, seat, kind, at } => {
                Self::Token { verb: verb.into(), seat: seat.0, token: kind, at: at.into() }
            }
        }
    }
}
