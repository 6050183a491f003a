//! The game as one seat, or somebody who watches, sees it.

use peerless_rules::*;
use serde::Serialize;
use ts_rs::TS;

use crate::TermFace;

/// How things stand, as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Sight {
    /// Who looks; null for somebody who only watches.
    pub seat: Option<u8>,
    /// The number of the turn, from 1; 0 during setup.
    pub turn: u16,
    /// Whose turn it is.
    pub active: u8,
    /// Actions left in this turn.
    pub actions: u8,
    /// What is seen of each seat.
    pub seats: Vec<SeatSight>,
    /// What is seen of each fighter.
    pub fighters: Vec<FighterSight>,
    /// For each door, whether it is closed.
    pub closed: Vec<bool>,
    /// For each of the board's item spaces, the item that lies there.
    pub items: Vec<Option<u8>>,
    /// Null while no combat is fought.
    pub combat: Option<CombatSight>,
    /// The team that has won.
    pub won: Option<u8>,
}

/// What is seen of a seat.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SeatSight {
    /// How many cards the hand holds.
    pub hand: u8,
    /// The cards of the hand that this viewer knows; of its own hand all.
    pub known: Vec<u8>,
    /// How many cards the deck holds.
    pub deck: u8,
    /// The deck from the top down to the last card that this viewer knows; null where it does not.
    pub top: Vec<Option<u8>>,
    /// Bottom first.
    pub pile: Vec<u8>,
    /// The cards that this viewer cannot place: in the deck, in a hand, face down on the table.
    pub unseen: Vec<u8>,
    /// How far each counter of its hero has come.
    pub counters: Vec<u8>,
    /// Null before it is chosen.
    pub states: Vec<Option<u8>>,
    /// For each kind of tokens of its hero, where they lie and how many are left.
    pub tokens: Vec<TokenSight>,
    /// The cards in play, in the order in which they came.
    pub lying: Vec<u8>,
    /// What is seen of each of its hero's piles; side decks from the top.
    pub piles: Vec<Vec<PileCard>>,
    /// Out of the game.
    pub out: bool,
}

/// A card in a pile of a seat's own.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PileCard {
    /// Whose card it is.
    pub seat: u8,
    /// Which, if this viewer sees it.
    pub card: Option<u8>,
}

/// The tokens of one kind of a seat.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TokenSight {
    /// The space of each one on the board that lies in a space.
    pub spaces: Vec<u8>,
    /// The line of each one that lies on a line, by its place in the board's list.
    pub lines: Vec<u8>,
    /// How many are in the supply.
    pub left: u8,
}

/// What is seen of a fighter.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct FighterSight {
    /// Null while it is off the board; of a large one, where its head is.
    pub space: Option<u8>,
    /// Where the tail of a large one lies, if it has one.
    pub tail: Option<u8>,
    /// The health that is left.
    pub health: u8,
    /// Defeated, and not merely off the board.
    pub defeated: bool,
    /// The spaces where it could attack from where it stands, its own left out.
    pub reach: Vec<u8>,
    /// The other spaces of its zones, as the doors stand; its own is left out.
    pub zone: Vec<u8>,
}

/// A combat that is being fought.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct CombatSight {
    /// The attacker.
    pub attack: SideSight,
    /// The defender.
    pub defense: SideSight,
    /// How far it has come.
    pub phase: CombatPhase,
    /// The attack has a mark, of which texts speak.
    pub marked: bool,
}

/// A step of a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum CombatPhase {
    /// Cards are laid face down.
    Commit,
    /// Effects that begin with `Immediately`.
    Immediately,
    /// Effects that begin with `During combat`.
    During,
    /// The values are compared.
    Result,
    /// Effects that begin with `After combat`, then abilities.
    After,
}

/// One side of a combat.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SideSight {
    /// Who fights.
    pub seat: u8,
    /// With which fighter.
    pub fighter: u8,
    /// A card has been laid.
    pub laid: bool,
    /// Which, if this viewer sees it.
    pub card: Option<u8>,
    /// A card lies beside it to boost it.
    pub boosted: bool,
    /// Which, if this viewer sees it.
    pub boost: Option<u8>,
    /// Its effects are canceled.
    pub canceled: bool,
    /// The number that was chosen as it was committed, for a card that asks for one.
    pub number: Option<u8>,
    /// The printed value of a card that lies face down, where this viewer was told it.
    pub told: Option<u8>,
    /// What the value of the card is made of, as far as the card is seen.
    pub terms: Vec<TermFace>,
}

impl Sight {
    /// What a view shows.
    pub fn new(m: &Match, view: &View) -> Self {
        let board = &m.board;
        Self {
            seat: view.seat().map(|seat| seat.0),
            turn: view.turn(),
            active: view.active().0,
            actions: view.actions(),
            seats: m.seat_ids().map(|seat| SeatSight::new(m, view, seat)).collect(),
            fighters: (0..m.fighters.len() as u8).map(|id| FighterSight::new(m, view, FighterId(id))).collect(),
            closed: (0..board.doors.len() as u8).map(|door| view.door_closed(DoorId(door))).collect(),
            items: board.item_spaces.iter().map(|&(at, _)| view.item_at(m, at).map(|item| item.0)).collect(),
            combat: view.fight(m).map(|fight| CombatSight::new(fight, &view.terms(m))),
            won: view.outcome().map(|outcome| outcome.team),
        }
    }

    /// What somebody sees before whom all hands are laid open, put together from what each seat sees of itself.
    pub fn open(m: &Match, state: &State) -> Self {
        let mut open = Self::new(m, &state.view(m, None));
        for seat in m.seat_ids() {
            let own = Self::new(m, &state.view(m, Some(seat)));
            if let (Some(combat), Some(own)) = (&mut open.combat, own.combat) {
                if combat.attack.seat == seat.0 {
                    combat.attack = own.attack;
                }
                if combat.defense.seat == seat.0 {
                    combat.defense = own.defense;
                }
            }
            open.seats[seat.index()] = own.seats[seat.index()].clone();
        }
        open
    }
}

impl SeatSight {
    fn new(m: &Match, view: &View, seat: SeatId) -> Self {
        let hero = &m.seat(seat).hero;
        let (hand, known) = view.hand(seat);
        let numbers = |cards: Vec<CardId>| cards.into_iter().map(|card| card.0).collect();
        let mut top: Vec<Option<u8>> = view.deck_top(seat).into_iter().map(|card| card.map(|card| card.0)).collect();
        while top.last() == Some(&None) {
            top.pop();
        }
        Self {
            hand,
            known: numbers(known),
            deck: view.deck_size(seat),
            top,
            pile: numbers(view.pile(seat)),
            unseen: numbers(view.unseen(seat)),
            counters: (0..hero.counters.len()).map(|counter| view.counter(seat, counter)).collect(),
            states: (0..hero.states.len()).map(|state| view.state_value(seat, state)).collect(),
            tokens: (0..hero.tokens.len() as u8)
                .map(|kind| TokenSight {
                    spaces: view.tokens(m, seat, kind).filter_map(|site| site.space().map(|space| space.0)).collect(),
                    lines: view.tokens(m, seat, kind).filter_map(|site| site.line().map(|line| line.0)).collect(),
                    left: view.token_supply(m, seat, kind),
                })
                .collect(),
            lying: numbers(view.lying(seat)),
            piles: (0..hero.piles.len() as u8)
                .map(|pile| {
                    let cards = view.own_pile(m, seat, pile).into_iter();
                    cards.map(|(of, card)| PileCard { seat: of.0, card: card.map(|card| card.0) }).collect()
                })
                .chain((0..2 * hero.side_decks.len() as u8).map(|side| {
                    let cards = view.side_deck(seat, side / 2, side % 2 == 1).into_iter();
                    cards.map(|card| PileCard { seat: seat.0, card: card.map(|card| card.0) }).collect()
                }))
                .collect(),
            out: view.is_out(seat),
        }
    }
}

impl FighterSight {
    fn new(m: &Match, view: &View, fighter: FighterId) -> Self {
        let space = view.space_of(fighter);
        let own = view.body(m, fighter);
        let reach = view.reach(m, fighter).minus(own);
        // R22.9: a closed door may part a zone.
        let zone = view.zone_of(m, fighter).minus(reach | own);
        let numbers = |spaces: SpaceSet| spaces.iter().map(|space| space.0).collect();
        Self {
            space: space.map(|space| space.0),
            tail: view.tail_of(m, fighter).map(|tail| tail.0),
            health: view.health(fighter),
            defeated: view.is_defeated(m, fighter) && view.takes_part(m, fighter),
            reach: numbers(reach),
            zone: numbers(zone),
        }
    }
}

impl CombatSight {
    fn new(fight: Fight, [attack_terms, defense_terms]: &[Vec<Term>; 2]) -> Self {
        let side = |side: FightSide, terms: &[Term]| SideSight {
            seat: side.seat.0,
            fighter: side.fighter.0,
            laid: side.laid,
            card: side.card.map(|card| card.0),
            boosted: side.boosted,
            boost: side.boost.map(|card| card.0),
            canceled: side.canceled,
            number: side.number,
            told: side.told,
            terms: TermFace::list(terms),
        };
        let [attack, defense] = fight.sides;
        let (attack, defense) = (side(attack, attack_terms), side(defense, defense_terms));
        let phase = match fight.phase {
            FightPhase::Commit => CombatPhase::Commit,
            FightPhase::Immediately => CombatPhase::Immediately,
            FightPhase::During => CombatPhase::During,
            FightPhase::Result => CombatPhase::Result,
            FightPhase::After => CombatPhase::After,
        };
        Self { attack, defense, phase, marked: fight.marked }
    }
}
