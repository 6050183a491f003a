//! What a seat sees and is asked, as JSON for programs in any language. Made from a view and the match alone.

use std::collections::BTreeMap;

use peerless_rules::*;
use serde::Serialize;

/// The number of the format; it grows when something changes its meaning or goes away.
pub const FORMAT: u32 = 1;

/// One decision, put to a program.
#[derive(Clone, Debug, Serialize)]
pub struct Decision {
    /// `FORMAT`
    pub peerless: u32,
    /// Who decides. Seats count from 1, as in the notation.
    pub seat: u8,
    pub view: Sight,
    pub question: Asked,
    /// The options in the notation.
    pub options: Vec<String>,
    pub budget_ms: u64,
}

/// Told once, when the game has ended.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Over {
    /// `FORMAT`
    pub peerless: u32,
    pub over: bool,
    pub won: bool,
}

/// What is asked, and by what.
#[derive(Clone, Debug, Serialize)]
pub struct Asked {
    pub ask: &'static str,
    /// The name of the card or item that asks, or `ability`.
    pub source: Option<String>,
}

/// The game as one seat sees it.
#[derive(Clone, Debug, Serialize)]
pub struct Sight {
    pub board: String,
    pub mode: &'static str,
    pub turn: u16,
    /// Whose turn it is.
    pub active: u8,
    /// Actions left in this turn.
    pub actions: u8,
    pub seats: Vec<SeatSight>,
    pub combat: Option<CombatSight>,
    pub doors: Vec<DoorSight>,
    pub items: Vec<ItemSight>,
}

#[derive(Clone, Debug, Serialize)]
pub struct SeatSight {
    pub seat: u8,
    /// Without teams each seat is its own.
    pub team: u8,
    pub hero: String,
    pub hand_count: u8,
    /// The names of the cards of this hand that are known.
    pub known: Vec<String>,
    /// The whole hand, for the seat that looks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<CardSight>>,
    pub deck_count: u8,
    /// Bottom first.
    pub discard: Vec<String>,
    pub counters: BTreeMap<String, u8>,
    /// Null before the state is chosen.
    pub states: BTreeMap<String, Option<String>>,
    pub fighters: Vec<FighterSight>,
}

#[derive(Clone, Debug, Serialize)]
pub struct CardSight {
    pub name: String,
    #[serde(rename = "type")]
    pub kind: &'static str,
    /// Schemes have none.
    pub value: Option<u8>,
    pub boost: u8,
    pub text: String,
}

#[derive(Clone, Debug, Serialize)]
pub struct FighterSight {
    pub name: String,
    pub role: &'static str,
    pub space: Option<String>,
    pub health: u8,
    pub max_health: u8,
}

/// A combat that is being fought; a card is null while there is none or this seat does not see it.
#[derive(Clone, Debug, Serialize)]
pub struct CombatSight {
    pub attacker: String,
    pub defender: String,
    pub attack: Option<String>,
    pub defense: Option<String>,
}

#[derive(Clone, Debug, Serialize)]
pub struct DoorSight {
    pub name: String,
    pub open: bool,
}

#[derive(Clone, Debug, Serialize)]
pub struct ItemSight {
    pub space: String,
    pub item: Option<String>,
}

/// The decision that is put to the seat of a view; `None` for somebody who only watches and when the game is over.
pub fn decision(m: &Match, view: &View, options: &[Opt], budget_ms: u64) -> Option<Decision> {
    let question = view.question(m)?;
    Some(Decision {
        peerless: FORMAT,
        seat: number(view.seat()?),
        view: sight(m, view),
        question: asked(m, question),
        options: options.iter().map(|&opt| view.write(m, opt)).collect(),
        budget_ms,
    })
}

pub fn over(won: bool) -> Over {
    Over { peerless: FORMAT, over: true, won }
}

pub fn sight(m: &Match, view: &View) -> Sight {
    let space = |space: SpaceId| m.board.spaces[space.index()].id.clone();
    let item = |at| view.item_at(m, at).map(|item| m.items[item.index()].name.clone());
    let doors = m.board.doors.iter().zip((0..).map(DoorId));
    Sight {
        board: m.board.name.clone(),
        mode: m.mode.name(),
        turn: view.turn(),
        active: number(view.active()),
        actions: view.actions(),
        seats: m.seat_ids().map(|seat| seat_sight(m, view, seat)).collect(),
        combat: view.fight().map(|fight| combat_sight(m, fight)),
        doors: doors.map(|(door, id)| DoorSight { name: door.name.clone(), open: !view.door_closed(id) }).collect(),
        items: m.board.item_spaces.iter().map(|&(at, _)| ItemSight { space: space(at), item: item(at) }).collect(),
    }
}

fn seat_sight(m: &Match, view: &View, seat: SeatId) -> SeatSight {
    let hero = &m.seat(seat).hero;
    let (hand_count, known) = view.hand(seat);
    let name = |card: &CardId| m.card(seat, *card).name.clone();
    let hand = || known.iter().map(|&card| card_sight(m.card(seat, card))).collect();
    let states = hero.states.iter().enumerate().map(|(index, state)| {
        let value = view.state_value(seat, index);
        (state.name.clone(), value.map(|value| state.values[value as usize].clone()))
    });
    SeatSight {
        seat: number(seat),
        team: m.team(seat) + 1,
        hero: hero.name.clone(),
        hand_count,
        known: known.iter().map(name).collect(),
        hand: (view.seat() == Some(seat)).then(hand),
        deck_count: view.deck_size(seat),
        discard: view.pile(seat).iter().map(name).collect(),
        counters: (0..).zip(&hero.counters).map(|(index, def)| (def.name.clone(), view.counter(seat, index))).collect(),
        states: states.collect(),
        fighters: m.seat(seat).fighters.iter().map(|fighter| fighter_sight(m, view, fighter)).collect(),
    }
}

fn card_sight(card: &CardDef) -> CardSight {
    CardSight {
        name: card.name.clone(),
        kind: card.kind.name(),
        value: (card.kind != CardKind::Scheme).then_some(card.value),
        boost: card.boost,
        text: card.text(),
    }
}

fn fighter_sight(m: &Match, view: &View, id: FighterId) -> FighterSight {
    let fighter = m.fighter(id);
    let def = &m.seat(fighter.seat).hero.fighters[fighter.kind as usize];
    FighterSight {
        name: fighter.name.clone(),
        role: match def.role {
            Role::Hero => "hero",
            Role::Sidekick => "sidekick",
        },
        space: view.space_of(id).map(|space| m.board.spaces[space.index()].id.clone()),
        health: view.health(id),
        max_health: def.max_health,
    }
}

fn combat_sight(m: &Match, fight: Fight) -> CombatSight {
    let [attacker, defender] = fight.sides.map(|side| m.fighter(side.fighter).name.clone());
    let [attack, defense] = fight.sides.map(|side| side.card.map(|card| m.card(side.seat, card).name.clone()));
    CombatSight { attacker, defender, attack, defense }
}

fn asked(m: &Match, question: Question) -> Asked {
    let name = |(seat, source): (SeatId, Source)| match (source.as_card(), source.as_item()) {
        (Some(card), _) => m.card(seat, card).name.clone(),
        (_, Some(item)) => m.items[item.index()].name.clone(),
        (None, None) => "ability".to_owned(),
    };
    Asked { ask: question.ask.about().key, source: question.source.map(name) }
}

fn number(seat: SeatId) -> u8 {
    seat.0 + 1
}
