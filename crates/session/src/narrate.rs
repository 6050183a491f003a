//! What has happened, told in lines, and never more than the events say. One narration serves terminal and browser.

use peerless_rules::{CardId, Commit, Event, Hero, Match, Outcome, SeatId, SideChange, Site, Source, Term, Told};
use serde::Serialize;
use ts_rs::TS;

use crate::say::{Arg, Level, Line};
use crate::{EventFace, SourceFace};

/// An event with what is said about it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ToldEvent {
    /// What happened.
    #[serde(flatten)]
    pub event: EventFace,
    /// None where an event needs no words, or the next one says it too.
    pub lines: Vec<Line>,
}

/// The events from number `from` on with their ways, as somebody is told them who sees the private things of some seats.
pub fn narrate(m: &Match, story: &[Told], from: usize, sees: impl Fn(SeatId) -> bool) -> Vec<ToldEvent> {
    let is_turn = |told: &Told| matches!(told.event, Event::Turn { .. });
    // What was said in an earlier turn does not matter for the next line.
    let start = story[..from].iter().rposition(is_turn).unwrap_or(0);
    let turn = story[..start].iter().filter(|told| is_turn(told)).count();
    let seen: Vec<Told> = story[start..].iter().map(|told| told.seen_with(&sees)).collect();
    let (told, fresh) = seen.split_at(from - start);
    let mut narrator = Narrator { turn, ..Narrator::default() };
    narrator.tell(m, told);
    let lines = narrator.tell(m, fresh);
    fresh.iter().map(EventFace::new).zip(lines).map(|(event, lines)| ToldEvent { event, lines }).collect()
}

/// How a boost is told: with a card that adds a number, and with one that adds what a die shows.
type BoostKeys = [&'static str; 2];

const BOOST: BoostKeys = ["log-boost", "log-boost-die"];
const BOOST_FROM: BoostKeys = ["log-boost-from", "log-boost-from-die"];
const BLIND_BOOST: BoostKeys = ["log-blind-boost", "log-blind-boost-die"];

fn boost_key(m: &Match, seat: SeatId, card: CardId, [number, die]: BoostKeys) -> &'static str {
    if m.card(seat, card).boost_die.is_some() { die } else { number }
}

/// What a card adds as a boost, as it is printed: a number, or the name of a die.
fn more(m: &Match, seat: SeatId, card: CardId) -> (&'static str, Arg) {
    let card = m.card(seat, card);
    let more = match card.boost_die {
        Some(die) => m.seat(seat).hero.dice[usize::from(die)].name.as_str().into(),
        None => card.boost.into(),
    };
    ("more", more)
}

/// A game being told: what the lines so far have already said.
#[derive(Clone, Debug, Default)]
pub struct Narrator {
    turn: usize,
    /// The cards of the combat that goes on, and the scheme being played. Their way to the pile needs no words.
    played: Vec<(SeatId, CardId)>,
    /// The scheme that is being played, as long as it has brought nothing.
    scheme: Option<(SeatId, CardId)>,
    /// The effect that has begun and has not brought anything yet.
    effect: Option<(SeatId, Source)>,
    /// The card that was just laid face up, which needs not be shown as well.
    open: Option<(SeatId, CardId)>,
    /// The last cards drawn by one seat, not told yet.
    drawn: Vec<Option<CardId>>,
}

impl Narrator {
    /// Tells the next events, which must already be the faces for this reader (`Told::seen_with`): for each its lines.
    pub fn tell(&mut self, m: &Match, events: &[Told]) -> Vec<Vec<Line>> {
        let nexts = events.iter().skip(1).map(|next| Some(&next.event)).chain([None]);
        events.iter().zip(nexts).map(|(told, next)| self.lines(m, told, next)).collect()
    }

    fn lines(&mut self, m: &Match, told: &Told, next: Option<&Event>) -> Vec<Line> {
        let event = told.event;
        if let Event::Draw { seat, card } = event {
            self.drawn.push(card);
            if next.is_some_and(|next| matches!(next, Event::Draw { seat: same, .. } if *same == seat)) {
                return Vec::new();
            }
        }
        let Some(line) = self.line(m, event, next) else { return Vec::new() };
        if !matches!(event, Event::Scheme { .. }) {
            self.scheme = None;
        }
        let effect = match begins(event) {
            Begins::Nothing => self
                .effect
                .take()
                .map(|(seat, source)| Line::new("log-effect", [("source", SourceFace::new(seat, source).into())])),
            Begins::Something => {
                self.effect = None;
                None
            }
        };
        effect.into_iter().chain(sums(told)).chain([line]).collect()
    }

    fn line(&mut self, m: &Match, event: Event, next: Option<&Event>) -> Option<Line> {
        let by = |key, seat: SeatId| Line::new(key, [("seat", seat.into())]);
        let with_card =
            |key, seat: SeatId, card: CardId| Line::new(key, [("seat", seat.into()), ("card", (seat, card).into())]);
        let line = match event {
            Event::Turn { seat } => {
                self.turn += 1;
                Line::new("log-turn", [("seat", seat.into()), ("number", self.turn.into())]).at(Level::Heading)
            }
            Event::Maneuver { seat } => by("log-maneuver", seat),
            Event::Scheme { seat, card, by: user } => {
                self.played = vec![(seat, card)];
                self.scheme = Some((seat, card));
                if m.seat(seat).users[card.index()].len() > 1 {
                    let mut line = with_card("log-scheme-with", seat, card);
                    line.args.insert("fighter", user.into());
                    line
                } else {
                    with_card("log-scheme", seat, card)
                }
            }
            Event::SchemeDone { seat, card } => {
                let idle = self.scheme == Some((seat, card)) && !works_untold(m, seat, card);
                return idle.then(|| with_card("log-nothing", seat, card));
            }
            Event::Item { seat, item, by } => {
                Line::new("log-item", [("seat", seat.into()), ("item", item.into()), ("fighter", by.into())])
            }
            Event::Attack { by, at } => {
                self.played.clear();
                Line::new("log-attack", [("by", by.into()), ("at", at.into())])
            }
            Event::BonusAttack { seat, card } => {
                self.played = vec![(seat, m.whole_card(seat, card))];
                with_card("log-bonus-attack", seat, card)
            }
            Event::Draw { seat, .. } => self.draws(seat),
            Event::Exhausted { seat } => by("log-exhausted", seat).at(Level::Strong),
            Event::Discard { seat, card } => {
                if let Some(index) = self.played.iter().position(|&played| played == (seat, card)) {
                    self.played.remove(index);
                    self.effect = None;
                    return None;
                }
                with_card("log-discard", seat, card)
            }
            // What follows is told as any discard, but not as what an effect has brought.
            Event::HandLimit { .. } => {
                self.effect = None;
                return None;
            }
            Event::Boost { seat, card } => {
                with_card(boost_key(m, seat, card, BOOST), seat, card).with(more(m, seat, card))
            }
            Event::BoostFrom { seat, of, card, pile } => {
                let name = m.seat(seat).hero.piles[usize::from(pile)].name.as_str().into();
                let key = boost_key(m, of, card, BOOST_FROM);
                Line::new(key, [("seat", seat.into()), ("card", (of, card).into()), ("name", name)])
                    .with(more(m, of, card))
            }
            Event::BlindBoost { seat, card } => {
                with_card(boost_key(m, seat, card, BLIND_BOOST), seat, card).with(more(m, seat, card))
            }
            Event::Commit { seat, what, card } => {
                if let (Some(&Event::Shown { seat: of, card }), Commit::Attack | Commit::Defense) = (next, what)
                    && of == seat
                {
                    self.open = Some((seat, card));
                    let attacks = what == Commit::Attack;
                    return Some(with_card(if attacks { "log-open-attack" } else { "log-open-defense" }, seat, card));
                }
                let key = match what {
                    Commit::Attack => "log-commit-attack",
                    Commit::Boost => "log-commit-boost",
                    Commit::Defense => "log-commit-defense",
                };
                Line::new(key, [("seat", seat.into()), ("card", (seat, card).into())])
            }
            Event::NoDefense { seat } => by("log-no-defense", seat),
            Event::ItemUsed { seat, item } => {
                let more = m.items[item.index()].value.into();
                Line::new("log-item-used", [("seat", seat.into()), ("item", item.into()), ("more", more)])
            }
            Event::Reveal { seat, card } => {
                self.played.push((seat, card));
                with_card("log-reveal", seat, card)
            }
            // Told with the first thing that it brings; one that brings nothing is not worth a line.
            Event::Effect { seat, source } => {
                self.effect = Some((seat, source));
                return None;
            }
            Event::Canceled { seat } => match self.effect {
                Some((of, source)) => {
                    let source = SourceFace::new(of, source).into();
                    Line::new("log-canceled-by", [("seat", seat.into()), ("source", source)])
                }
                None => by("log-canceled", seat),
            },
            Event::Value { seat, value, by, source } => {
                let source = SourceFace::new(by, source).into();
                Line::new("log-value", [("seat", seat.into()), ("value", value.into()), ("source", source)])
            }
            Event::Result { attack, defense, damage, won } => Line::new(
                "log-result",
                [
                    ("seat", won.into()),
                    ("attack", attack.into()),
                    ("defense", defense.into()),
                    ("damage", damage.into()),
                ],
            )
            .at(Level::Strong),
            Event::Move { fighter, from, to, tail: None } => {
                Line::new("log-move", [("fighter", fighter.into()), ("from", from.into()), ("to", to.into())])
            }
            Event::Move { fighter, to, tail: Some(tail), .. } => {
                Line::new("log-move-large", [("fighter", fighter.into()), ("to", to.into()), ("tail", tail.into())])
            }
            Event::Place { fighter, to, tail: None } => {
                Line::new("log-place", [("fighter", fighter.into()), ("to", to.into())])
            }
            Event::Place { fighter, to, tail: Some(tail) } => {
                Line::new("log-place-large", [("fighter", fighter.into()), ("to", to.into()), ("tail", tail.into())])
            }
            Event::Swap { a, b } => Line::new("log-swap", [("a", a.into()), ("b", b.into())]),
            Event::TakesOver { fighter } => Line::new("log-takes-over", [("fighter", fighter.into())]),
            Event::Damage { fighter, amount, left } => {
                Line::new("log-damage", [("fighter", fighter.into()), ("amount", amount.into()), ("left", left.into())])
            }
            Event::Recover { fighter, left } => {
                Line::new("log-recover", [("fighter", fighter.into()), ("left", left.into())])
            }
            Event::HealthSet { fighter, to } => {
                Line::new("log-health-set", [("fighter", fighter.into()), ("health", to.into())])
            }
            Event::Defeat { fighter } => Line::new("log-defeat", [("fighter", fighter.into())]).at(Level::Strong),
            Event::CutShort { seat } => by("log-cut-short", seat).at(Level::Strong),
            Event::Away { seat } => by("log-away", seat),
            Event::Off { fighter } => {
                Line::new("log-off", [("fighter", fighter.into()), ("seat", m.fighter(fighter).seat.into())])
            }
            Event::Roll { seat, of, die, number } => {
                let name = m.seat(of).hero.dice[usize::from(die)].name.as_str().into();
                Line::new("log-roll", [("seat", seat.into()), ("name", name), ("number", number.into())])
            }
            Event::Named { seat, of, card } => {
                Line::new("log-named", [("seat", seat.into()), ("card", (of, card).into())])
            }
            Event::Learned { seat, value: Some(value) } => {
                Line::new("log-learned", [("seat", seat.into()), ("value", value.into())])
            }
            Event::Learned { seat, value: None } => by("log-learned-hidden", seat),
            Event::Number { seat, number } => {
                Line::new("log-number", [("seat", seat.into()), ("number", number.into())])
            }
            Event::Mark { seat, on } => by(if on { "log-mark" } else { "log-unmark" }, seat),
            Event::Eliminated { seat } => by("log-eliminated", seat).at(Level::Strong),
            Event::Take { seat, card } => with_card("log-take", seat, card),
            Event::TakeHidden { seat, card } => {
                Line::new("log-take-hidden", [("seat", seat.into()), ("card", (seat, card).into())])
            }
            Event::PutOnDeck { seat, card, .. } => {
                Line::new("log-put-on-deck", [("seat", seat.into()), ("card", (seat, card).into())])
            }
            Event::PutUnderDeck { seat, card, .. } => {
                Line::new("log-put-under-deck", [("seat", seat.into()), ("card", (seat, card).into())])
            }
            Event::ShuffleIn { seat, card, .. } => {
                Line::new("log-shuffle-in", [("seat", seat.into()), ("card", (seat, card).into())])
            }
            Event::Shown { seat, card } if self.open.take() == Some((seat, card)) => return None,
            Event::Shown { seat, card } => with_card("log-shown", seat, card),
            Event::Lies { seat, card } => {
                if let Some(index) = self.played.iter().position(|&played| played == (seat, card)) {
                    self.played.remove(index);
                }
                with_card("log-lies", seat, card)
            }
            Event::Piled { holder, pile, seat, card, .. } => {
                // What becomes of it there is told again.
                self.played.retain(|&(of, played)| of != seat || Some(played) != card);
                let name = m.seat(holder).hero.piles[usize::from(pile)].name.as_str().into();
                Line::new("log-piled", [("seat", holder.into()), ("card", (seat, card).into()), ("name", name)])
            }
            Event::Given { seat, to, card } => {
                let given = m.origin(to, card);
                if let Some(index) = self.played.iter().position(|&(by, played)| m.origin(by, played) == given) {
                    self.played.remove(index);
                }
                Line::new("log-given", [("seat", seat.into()), ("to", to.into()), ("card", (to, card).into())])
            }
            Event::TakeOut { seat, holder, pile, card, .. } => {
                let name = m.seat(holder).hero.piles[usize::from(pile)].name.as_str().into();
                Line::new("log-take-out", [("seat", seat.into()), ("card", (seat, card).into()), ("name", name)])
            }
            Event::Side { seat, deck, card, what, .. } => {
                let name = m.seat(seat).hero.side_decks[usize::from(deck)].name.as_str().into();
                let key = match what {
                    SideChange::Open => "log-side-open",
                    SideChange::Discard => "log-side-discard",
                    SideChange::Under => "log-side-under",
                    SideChange::Shuffle => {
                        return Some(Line::new("log-side-shuffle", [("seat", seat.into()), ("name", name)]));
                    }
                    SideChange::Look => "log-side-look",
                };
                Line::new(key, [("seat", seat.into()), ("card", (seat, card).into()), ("name", name)])
            }
            Event::HandSeen { by, of } => Line::new("log-hand-seen", [("seat", by.into()), ("of", of.into())]),
            Event::TopSeen { by, of, count } if by == of => {
                Line::new("log-top-seen-own", [("seat", by.into()), ("count", count.into())])
            }
            Event::TopSeen { by, of, count } => {
                Line::new("log-top-seen", [("seat", by.into()), ("of", of.into()), ("count", count.into())])
            }
            Event::BottomSeen { by, of, count } if by == of => {
                Line::new("log-bottom-seen-own", [("seat", by.into()), ("count", count.into())])
            }
            Event::BottomSeen { by, of, count } => {
                Line::new("log-bottom-seen", [("seat", by.into()), ("of", of.into()), ("count", count.into())])
            }
            Event::PileSeen { by, of, pile, count } => {
                let Hero { piles, side_decks, .. } = &*m.seat(of).hero;
                let pile = usize::from(pile);
                // Each side deck has a pile for what was discarded behind it.
                let side = || &side_decks[(pile - piles.len()) / 2].name;
                let name = piles.get(pile).map_or_else(side, |pile| &pile.name).as_str().into();
                let count = ("count", count.into());
                Line::new("log-pile-seen", [("seat", by.into()), ("of", of.into()), ("name", name), count])
            }
            Event::Removed { seat, card } => with_card("log-removed", seat, card),
            // Every game begins with shuffled decks.
            Event::Shuffle { .. } if self.turn == 0 => return None,
            Event::Shuffle { seat } => by("log-shuffle", seat),
            Event::Actions { seat, left } => Line::new("log-actions", [("seat", seat.into()), ("count", left.into())]),
            Event::Counter { seat, counter, value } => {
                let name = m.seat(seat).hero.counters[usize::from(counter)].name.as_str().into();
                Line::new("log-counter", [("seat", seat.into()), ("name", name), ("value", value.into())])
            }
            Event::Pay { seat, of, counter, count } => {
                let name = m.seat(of).hero.counters[usize::from(counter)].name.as_str().into();
                Line::new("log-pay", [("seat", seat.into()), ("name", name), ("count", count.into())])
            }
            Event::Cast { seat, of, spell } => {
                let name = m.seat(of).hero.spells[usize::from(spell)].name.as_str().into();
                Line::new("log-cast", [("seat", seat.into()), ("name", name)])
            }
            Event::Full { seat, pile, exactly } => {
                let def = &m.seat(seat).hero.piles[usize::from(pile)];
                let key = if exactly { "log-full-exactly" } else { "log-full" };
                Line::new(key, [("seat", seat.into()), ("name", def.name.as_str().into()), ("total", def.total.into())])
            }
            Event::Zone { seat, zone } => {
                let name = m.board.zones[usize::from(zone)].name.as_str().into();
                Line::new("log-zone", [("seat", seat.into()), ("name", name)])
            }
            Event::State { seat, state, value } => {
                let def = &m.seat(seat).hero.states[usize::from(state)];
                let value = def.values[usize::from(value)].as_str().into();
                Line::new("log-state", [("seat", seat.into()), ("name", def.name.as_str().into()), ("value", value)])
            }
            Event::Door { door, closed } => {
                let key = if closed { "log-door-closed" } else { "log-door-open" };
                Line::new(key, [("door", door.into())])
            }
            Event::Token { seat, kind, from, to } => {
                let name = ("name", m.seat(seat).hero.tokens[usize::from(kind)].name.as_str().into());
                let seat = ("seat", seat.into());
                let at = |site: Site| -> Arg {
                    site.space().map_or_else(|| m.board.site_name(site).as_str().into(), Arg::from)
                };
                match (from, to) {
                    (None, Some(to)) => Line::new("log-token-place", [seat, name, ("to", at(to))]),
                    (Some(from), Some(to)) => {
                        Line::new("log-token-move", [seat, name, ("from", at(from)), ("to", at(to))])
                    }
                    (Some(from), None) => Line::new("log-token-remove", [seat, name, ("from", at(from))]),
                    (None, None) => return None,
                }
            }
            Event::Over { outcome } => over(m, outcome).at(Level::Strong),
        };
        Some(line)
    }

    /// The cards by name if all are seen, else their number.
    fn draws(&mut self, seat: SeatId) -> Line {
        let drawn = std::mem::take(&mut self.drawn);
        let known: Vec<u8> = drawn.iter().flatten().map(|card| card.0).collect();
        if known.len() == drawn.len() {
            return Line::new(
                "log-draw",
                [("seat", seat.into()), ("cards", Arg::Cards { seat: seat.0, cards: known })],
            );
        }
        Line::new("log-draw-hidden", [("seat", seat.into()), ("count", drawn.len().into())])
    }
}

/// Whether a scheme may do something of which no event tells.
fn works_untold(m: &Match, seat: SeatId, card: CardId) -> bool {
    let (owner, card) = m.origin(seat, card);
    m.seat(owner).hero.works_untold(m.card(owner, card).scheme)
}

/// Before the result of a combat: how each value came to be, where there is more to it than the number on the card.
fn sums(told: &Told) -> Vec<Line> {
    let Event::Result { attack, defense, .. } = told.event else { return Vec::new() };
    let sum = |key, total: u8, terms: &[Term]| {
        (terms.len() > 1).then(|| Line::new(key, [("total", total.into()), ("terms", terms.into())]))
    };
    let [attack_terms, defense_terms] = &told.terms;
    let sums = [sum("log-sum-attack", attack, attack_terms), sum("log-sum-defense", defense, defense_terms)];
    sums.into_iter().flatten().collect()
}

fn over(m: &Match, outcome: Outcome) -> Line {
    let winners: Vec<SeatId> = m.seat_ids().filter(|&seat| m.team(seat) == outcome.team).collect();
    match winners.as_slice() {
        &[seat] => Line::new("log-over", [("seat", seat.into())]),
        seats => {
            let seats = Arg::Seats { seats: seats.iter().map(|seat| seat.0).collect() };
            Line::new("log-over-team", [("team", Arg::Team { team: outcome.team }), ("seats", seats)])
        }
    }
}

/// Whether an event stands on its own, or can be what an effect has brought.
enum Begins {
    Something,
    Nothing,
}

fn begins(event: Event) -> Begins {
    match event {
        Event::Turn { .. }
        | Event::Maneuver { .. }
        | Event::Scheme { .. }
        | Event::SchemeDone { .. }
        | Event::Item { .. }
        | Event::Attack { .. }
        | Event::BonusAttack { .. }
        | Event::Commit { what: Commit::Attack | Commit::Defense, .. }
        | Event::NoDefense { .. }
        | Event::ItemUsed { .. }
        | Event::Reveal { .. }
        | Event::Effect { .. }
        | Event::HandLimit { .. }
        | Event::CutShort { .. }
        // These two name the effect themselves.
        | Event::Canceled { .. }
        | Event::Value { .. }
        | Event::Result { .. }
        | Event::Lies { .. }
        | Event::Side { .. }
        | Event::Learned { .. }
        | Event::Over { .. } => Begins::Something,
        Event::Commit { what: Commit::Boost, .. }
        | Event::Draw { .. }
        | Event::Exhausted { .. }
        | Event::Discard { .. }
        | Event::Boost { .. }
        | Event::BoostFrom { .. }
        | Event::BlindBoost { .. }
        | Event::Move { .. }
        | Event::Place { .. }
        | Event::Swap { .. }
        | Event::TakesOver { .. }
        | Event::Damage { .. }
        | Event::Recover { .. }
        | Event::HealthSet { .. }
        | Event::Defeat { .. }
        | Event::Away { .. }
        | Event::Off { .. }
        | Event::Number { .. }
        | Event::Mark { .. }
        | Event::Named { .. }
        | Event::Roll { .. }
        | Event::Eliminated { .. }
        | Event::Take { .. }
        | Event::TakeHidden { .. }
        | Event::PutOnDeck { .. }
        | Event::PutUnderDeck { .. }
        | Event::ShuffleIn { .. }
        | Event::Shown { .. }
        | Event::Piled { .. }
        | Event::Given { .. }
        | Event::TakeOut { .. }
        | Event::HandSeen { .. }
        | Event::TopSeen { .. }
        | Event::BottomSeen { .. }
        | Event::PileSeen { .. }
        | Event::Removed { .. }
        | Event::Shuffle { .. }
        | Event::Actions { .. }
        | Event::Counter { .. }
        | Event::Pay { .. }
        | Event::Cast { .. }
        | Event::Full { .. }
        | Event::Zone { .. }
        | Event::State { .. }
        | Event::Door { .. }
        | Event::Token { .. } => Begins::Nothing,
    }
}
