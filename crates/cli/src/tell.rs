//! What has happened, told in plain sentences, and never more than the listener may know.

use peerless_rules::*;

use crate::text::{HEAD, Voice, and, capital, card_line, counted, item_text};

/// A game being told: what the sentences so far have already said.
#[derive(Clone, Debug, Default)]
pub struct Story {
    turn: u16,
    /// The cards of the combat that goes on. Their way to the discard pile needs no words.
    played: Vec<(SeatId, CardId)>,
    /// The last cards drawn by one seat, not told yet.
    drawn: Option<(SeatId, Vec<Option<CardId>>)>,
}

impl Story {
    /// Tells the next events, a sentence a line.
    pub fn tell(&mut self, voice: Voice, events: impl IntoIterator<Item = Event>) -> Vec<String> {
        let mut lines = Vec::new();
        for event in events {
            let event = event.seen_with(|seat| voice.sees(seat));
            if let Event::Draw { seat, card } = event {
                match &mut self.drawn {
                    Some((same, cards)) if *same == seat => cards.push(card),
                    _ => {
                        lines.extend(self.draws(voice));
                        self.drawn = Some((seat, vec![card]));
                    }
                }
                continue;
            }
            lines.extend(self.draws(voice));
            lines.extend(self.sentence(voice, event));
        }
        lines.extend(self.draws(voice));
        lines
    }

    fn draws(&mut self, voice: Voice) -> Option<String> {
        let (seat, cards) = self.drawn.take()?;
        let known: Vec<&str> = cards.iter().flatten().map(|&card| voice.card(seat, card)).collect();
        let what = if known.len() == cards.len() { and(&known) } else { counted(cards.len(), "card") };
        Some(format!("{} {what}.", voice.does(seat, "draw")))
    }

    fn sentence(&mut self, voice: Voice, event: Event) -> Option<String> {
        let m = voice.m;
        let fighter = |fighter: FighterId| voice.fighter(fighter);
        let space = |space: SpaceId| voice.space(space);
        let card = |seat: SeatId, card: CardId| voice.card(seat, card);
        let hidden =
            |seat: SeatId, known: Option<CardId>| known.map_or("a card", |known| voice.card(seat, known)).to_owned();
        let does = |seat: SeatId, verb: &str| voice.does(seat, verb);
        let whose = |seat: SeatId| voice.whose(seat);
        let sentence = match event {
            Event::Turn { seat } => {
                self.turn += 1;
                format!("{HEAD}Turn {}. {} turn.{HEAD:#}", self.turn, capital(&whose(seat)))
            }
            Event::Maneuver { seat } => format!("{}.", does(seat, "maneuver")),
            Event::Scheme { seat, card: scheme, by } => {
                let def = m.card(seat, scheme);
                let by = if m.seat(seat).users[scheme.index()].len() > 1 {
                    format!(" with {}", fighter(by))
                } else {
                    String::new()
                };
                format!("{} the scheme {}{by}: {}", does(seat, "play"), def.name, def.text())
            }
            Event::Item { seat, item, by } => {
                let item = &m.items[item.index()];
                format!("{} the item {} with {}: {}", does(seat, "use"), item.name, fighter(by), item_text(item))
            }
            Event::Attack { by, at } => {
                self.played.clear();
                format!("{} attacks {}.", fighter(by), fighter(at))
            }
            Event::Draw { .. } => return None,
            Event::Exhausted { seat } => {
                format!("{} deck is empty: each of {} fighters is hurt.", capital(&whose(seat)), whose(seat))
            }
            Event::Discard { seat, card: discarded } => {
                if let Some(index) = self.played.iter().position(|&played| played == (seat, discarded)) {
                    self.played.remove(index);
                    return None;
                }
                format!("{} {}.", does(seat, "discard"), card(seat, discarded))
            }
            Event::Boost { seat, card: boost } | Event::BlindBoost { seat, card: boost } => {
                let blind = if matches!(event, Event::BlindBoost { .. }) { " from the top of the deck" } else { "" };
                format!(
                    "{} with {}{blind}: plus {}.",
                    does(seat, "boost"),
                    card(seat, boost),
                    m.card(seat, boost).boost
                )
            }
            Event::Commit { seat, what, card } => {
                let what = match what {
                    Commit::Attack => "to attack",
                    Commit::Boost => "to boost the attack",
                    Commit::Defense => "to defend",
                };
                format!("{} {} face down {what}.", does(seat, "lay"), hidden(seat, card))
            }
            Event::NoDefense { seat } => format!("{} not defend.", does(seat, "do")),
            Event::ItemUsed { seat, item } => {
                let item = &m.items[item.index()];
                format!("{} the item {}: plus {}.", does(seat, "use"), item.name, item.value)
            }
            Event::Reveal { seat, card: shown } => {
                self.played.push((seat, shown));
                let def = m.card(seat, shown);
                format!("{} {}: {}", does(seat, "reveal"), def.name, card_line(&m.seat(seat).hero, def))
            }
            Event::Effect { seat, source } => format!("The effect of {} resolves.", source_name(voice, seat, source)),
            Event::Canceled { seat } => format!("The effects of {} card are canceled.", whose(seat)),
            Event::Value { seat, value, by, source } => {
                format!(
                    "The value of {} card is now {value} because of {}.",
                    whose(seat),
                    source_name(voice, by, source)
                )
            }
            Event::Result { attack, defense, damage, won } => {
                let damage = if damage == 0 { "no damage".into() } else { format!("{damage} damage") };
                format!(
                    "{HEAD}Attack {attack} against defense {defense}: {damage}. {} the combat.{HEAD:#}",
                    does(won, "win")
                )
            }
            Event::Move { fighter: moved, from, to } => {
                format!("{} moves from {} to {}.", fighter(moved), space(from), space(to))
            }
            Event::Place { fighter: placed, to } => format!("{} is placed on {}.", fighter(placed), space(to)),
            Event::Swap { a, b } => format!("{} and {} swap spaces.", fighter(a), fighter(b)),
            Event::TakesOver { fighter: now } => format!("{} takes over in this combat.", fighter(now)),
            Event::Damage { fighter: hurt, amount, left } => {
                format!("{} takes {amount} damage, health {left}.", fighter(hurt))
            }
            Event::Recover { fighter: healed, left } => format!("{} recovers, health {left}.", fighter(healed)),
            Event::HealthSet { fighter: changed, to } => format!("The health of {} is now {to}.", fighter(changed)),
            Event::Defeat { fighter: fallen } => format!("{HEAD}{} is defeated.{HEAD:#}", fighter(fallen)),
            Event::Away { seat } => {
                format!("{} fighters leave the board until {} next turn.", capital(&whose(seat)), whose(seat))
            }
            Event::Eliminated { seat } => format!("{HEAD}{} out of the game.{HEAD:#}", does(seat, "are")),
            Event::Take { seat, card: taken } => format!("{} {} into the hand.", does(seat, "take"), card(seat, taken)),
            Event::TakeHidden { seat, card: taken } => {
                format!("{} {} from the deck into the hand.", does(seat, "take"), hidden(seat, taken))
            }
            Event::PutOnDeck { seat, card: back } => {
                format!("{} goes on top of {} deck.", capital(&hidden(seat, back)), whose(seat))
            }
            Event::Shown { seat, card: shown } => format!("{} {}.", does(seat, "show"), card(seat, shown)),
            Event::HandSeen { by, of } => format!("{} at {} hand.", does(by, "look"), whose(of)),
            Event::TopSeen { by, of, count } => {
                let whose = if by == of && !voice.is_you(of) { "their own".into() } else { whose(of) };
                format!("{} at the top {} of {whose} deck.", does(by, "look"), counted(count.into(), "card"))
            }
            // Every game begins with shuffled decks.
            Event::Shuffle { .. } if self.turn == 0 => return None,
            Event::Shuffle { seat } => format!("{} the deck.", does(seat, "shuffle")),
            Event::Actions { seat, left } => format!("{} now {}.", does(seat, "have"), counted(left.into(), "action")),
            Event::Counter { seat, counter, value } => {
                let name = &m.seat(seat).hero.counters[usize::from(counter)].name;
                format!("{} {name} is now {value}.", capital(&whose(seat)))
            }
            Event::State { seat, state, value } => {
                let def = &m.seat(seat).hero.states[usize::from(state)];
                format!("{} {} is now {}.", capital(&whose(seat)), def.name, def.values[usize::from(value)])
            }
            Event::Door { door, closed } => {
                let name = &m.board.doors[door.index()].name;
                format!("The door {name} is now {}.", if closed { "closed" } else { "open" })
            }
            Event::Over { outcome } => format!("{HEAD}{}{HEAD:#}", result(voice, outcome)),
        };
        Some(sentence)
    }
}

/// `You win.`, `Medusa wins.`, `Team A wins: Medusa and Alice.`
fn result(voice: Voice, outcome: Outcome) -> String {
    let winners: Vec<SeatId> = voice.m.seat_ids().filter(|&seat| voice.m.team(seat) == outcome.team).collect();
    match winners.as_slice() {
        &[seat] => format!("{} the game.", voice.does(seat, "win")),
        seats => {
            let names: Vec<String> = seats.iter().map(|&seat| voice.name(seat)).collect();
            format!("Team {} wins the game: {}.", team_name(outcome.team), and(&names))
        }
    }
}

/// The card, item or ability that something comes from.
pub fn source_name(voice: Voice, seat: SeatId, source: Source) -> String {
    match (source.as_card(), source.as_item()) {
        (Some(card), _) => voice.card(seat, card).to_owned(),
        (_, Some(item)) => voice.m.items[item.index()].name.clone(),
        (None, None) => format!("{} ability", voice.whose(seat)),
    }
}

/// The text of the card, item or ability that something comes from.
pub fn source_text(m: &Match, seat: SeatId, source: Source) -> String {
    match (source.as_card(), source.as_item()) {
        (Some(card), _) => m.card(seat, card).text(),
        (_, Some(item)) => item_text(&m.items[item.index()]),
        (None, None) => m.seat(seat).hero.ability.text.clone(),
    }
}
