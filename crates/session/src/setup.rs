//! The facts of a game that do not change while it is played.

use peerless_rules::*;
use serde::Serialize;
use ts_rs::TS;

/// A board, as it is drawn.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BoardFace {
    /// Its name.
    pub name: String,
    /// The set that it comes from.
    pub set: String,
    /// The width of the drawing; coordinates run from 0 to it.
    pub width: u16,
    /// The height of the drawing.
    pub height: u16,
    /// Of a space.
    pub radius: u16,
    /// Its zones.
    pub zones: Vec<ZoneFace>,
    /// Its spaces.
    pub spaces: Vec<SpaceFace>,
    /// What joins its spaces.
    pub lines: Vec<LineFace>,
    /// Names.
    pub doors: Vec<String>,
    /// The spaces that hold items, in the order of `Sight::items`.
    pub item_spaces: Vec<u8>,
    /// What is drawn behind it: `sea`, `garden`, `hall`, `mine`, `city`, `pier`.
    pub place: Option<&'static str>,
}

/// A zone.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ZoneFace {
    /// Its name.
    pub name: String,
    /// Its colour, as CSS writes it.
    pub color: String,
    /// Its pattern, for those who do not tell colours apart.
    pub pattern: String,
}

/// A space.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SpaceFace {
    /// The name in the notation.
    pub id: String,
    /// How far from the left.
    pub x: u16,
    /// How far from the top.
    pub y: u16,
    /// The zones that it belongs to.
    pub zones: Vec<u8>,
    /// The starting space of this number, from 1.
    pub start: Option<u8>,
    /// Joined with all other passages (R23).
    pub passage: bool,
}

/// A line between two adjacent spaces.
#[derive(Clone, Debug, Serialize, TS)]
pub struct LineFace {
    /// One end.
    pub a: u8,
    /// The other end.
    pub b: u8,
    /// A point that the drawn line goes through.
    pub bend: Option<(u16, u16)>,
    /// The door that crosses it.
    pub door: Option<u8>,
}

/// A hero with fighters and deck.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HeroFace {
    /// Its name.
    pub name: String,
    /// The set that it comes from.
    pub set: String,
    /// The move value.
    pub steps: u8,
    /// The text of the special ability.
    pub ability: String,
    /// Its kinds of fighters.
    pub fighters: Vec<FighterKind>,
    /// The different cards of the deck.
    pub cards: Vec<CardFace>,
    /// What it counts.
    pub counters: Vec<CounterFace>,
    /// What it changes between.
    pub states: Vec<StateFace>,
    /// What it lays on the board.
    pub tokens: Vec<TokenFace>,
    /// Where cards lie besides deck, hand and discard pile; a side deck is followed by its discarded cards.
    pub piles: Vec<PileFace>,
    /// What it casts.
    pub spells: Vec<SpellFace>,
    /// What it rolls.
    pub dice: Vec<DieFace>,
    /// The symbols of a basket.
    pub symbols: Vec<String>,
    /// What the basket is called.
    pub basket: Option<String>,
    /// Null for those who live once.
    pub second_life: Option<SecondLifeFace>,
    /// A light colour and a deep one.
    pub palette: Option<[String; 2]>,
    /// The name of a picture.
    pub emblem: Option<String>,
}

/// A kind of fighters of a hero.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FighterKind {
    /// The name of each of them.
    pub name: String,
    /// A hero, else a sidekick.
    pub hero: bool,
    /// Attacks in its zones.
    pub ranged: bool,
    /// Attacks at this distance, 1 for most.
    pub distance: u8,
    /// The health at the beginning.
    pub health: u8,
    /// The health that it never goes beyond.
    pub max_health: u8,
    /// How many there are.
    pub count: u8,
    /// Shares its space with others (R24).
    pub small: bool,
    /// Stands on two spaces, with head and tail (R24.8).
    pub large: bool,
    /// Starts off the board and is summoned (R26.11).
    pub supply: bool,
    /// Takes part only if this value of a state is chosen at setup.
    pub with: Option<String>,
    /// The name of a picture.
    pub emblem: Option<String>,
}

/// The return after the first defeat (R25.15).
#[derive(Clone, Debug, Serialize, TS)]
pub struct SecondLifeFace {
    /// Who returns.
    pub fighter: String,
    /// With this health.
    pub health: u8,
}

/// A card.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CardFace {
    /// Its name.
    pub name: String,
    /// How many the deck holds, or the side deck.
    pub count: u8,
    /// `attack`, `defense`, `versatile`, `scheme`
    pub kind: &'static str,
    /// Schemes have none.
    pub value: Option<u8>,
    /// Its boost value.
    pub boost: u8,
    /// The die that is rolled for it instead, by its name.
    pub die: Option<String>,
    /// Is in the deck only if this value of a state is chosen at setup.
    pub with: Option<String>,
    /// Its number in rows and side decks; most cards have none.
    pub number: Option<u8>,
    /// The fighter that alone may use it.
    pub user: Option<String>,
    /// Tags, symbols, the side deck that it belongs to.
    pub marks: Vec<String>,
    /// Its texts, in printed order.
    pub texts: Vec<TextFace>,
    /// The name of a picture.
    pub motif: Option<String>,
    /// The card of which this is the bonus attack: no card of the deck by itself.
    pub bonus_of: Option<u8>,
    /// The seat whose card it is, of one that an opponent can put into this seat's hand: no card of the deck.
    pub owner: Option<u8>,
}

/// One text of a card.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TextFace {
    /// `immediately`, `during`, `after`, `scheme`, `boosted`, …
    pub when: &'static str,
    /// The text itself.
    pub text: String,
}

/// Something that a hero counts.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CounterFace {
    /// Its name.
    pub name: String,
    /// The most that there can be of it.
    pub max: u8,
    /// Others pay into it: what it lacks to its most lies in a common store.
    pub shared: bool,
}

/// Something that a hero changes between.
#[derive(Clone, Debug, Serialize, TS)]
pub struct StateFace {
    /// Its name.
    pub name: String,
    /// The names of its values.
    pub values: Vec<String>,
}

/// A kind of tokens that a hero lays on the board.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TokenFace {
    /// The name of each of them.
    pub name: String,
    /// How several of them are called.
    pub plural: String,
    /// How many there are.
    pub count: u8,
    /// They lie on lines and not in spaces.
    pub line: bool,
    /// What happens to a fighter that comes into the space of one, where something does.
    pub enter: Option<String>,
    /// The name of a picture.
    pub emblem: Option<String>,
}

/// A pile of a hero's own.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PileFace {
    /// Its name.
    pub name: String,
    /// All see its cards, and not its owner alone; a side deck that is not open is seen by nobody.
    pub open: bool,
    /// What it is.
    pub kind: PileKind,
    /// Of a row, the sum of numbers at which it is full.
    pub total: Option<u8>,
}

/// What a pile besides deck, hand and discard pile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum PileKind {
    /// Declared by the hero, for cards of any player.
    Own,
    /// A side deck of the hero.
    Side,
    /// The discarded cards of the side deck before it.
    SideDiscard,
}

/// A spell of a hero.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SpellFace {
    /// Its name.
    pub name: String,
    /// The symbols that it needs.
    pub symbols: Vec<String>,
    /// What it does.
    pub text: String,
}

/// A die of a hero.
#[derive(Clone, Debug, Serialize, TS)]
pub struct DieFace {
    /// Its name.
    pub name: String,
    /// The number on each face.
    pub faces: Vec<u8>,
}

/// An item.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ItemFace {
    /// Its name.
    pub name: String,
    /// Used in a combat, else as an action.
    pub combat: bool,
    /// Of a combat item.
    pub value: u8,
    /// Its text.
    pub text: String,
    /// The name of its picture; null: a sign of its kind.
    pub motif: Option<String>,
}

/// The facts of one game.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Setup {
    /// `duel`, `free-for-all`, `teams`
    pub mode: &'static str,
    /// The switches that are not at their default: name and value.
    pub switches: Vec<(&'static str, &'static str)>,
    /// Where it is played.
    pub board: BoardFace,
    /// Who plays, in seat order.
    pub seats: Vec<SeatSetup>,
    /// The fighters of all seats.
    pub fighters: Vec<FighterSetup>,
    /// The different items of the game.
    pub items: Vec<ItemFace>,
}

/// A seat.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SeatSetup {
    /// Without teams each seat is its own.
    pub team: u8,
    /// Its hero.
    pub hero: HeroFace,
}

/// One fighter.
#[derive(Clone, Debug, Serialize, TS)]
pub struct FighterSetup {
    /// The name in the notation.
    pub name: String,
    /// Whose it is.
    pub seat: u8,
    /// An index into `HeroFace::fighters`.
    pub kind: u8,
    /// A hero, else a sidekick.
    pub hero: bool,
    /// Shares its space with others (R24).
    pub small: bool,
    /// Stands on two spaces, with head and tail (R24.8).
    pub large: bool,
    /// The health that it never goes beyond.
    pub max_health: u8,
}

impl Setup {
    /// The facts of a match.
    pub fn new(m: &Match) -> Self {
        let seat = |seat: &Seat| {
            let mut hero = HeroFace::new(&seat.hero);
            for (face, card) in hero.cards.iter_mut().zip(&seat.hero.cards) {
                if let Some((owner, printed)) = card.given {
                    // What is printed on it are the words of its owner.
                    let (count, bonus_of) = (face.count, face.bonus_of);
                    let printed = CardFace::new(&m.seat(owner).hero, m.card(owner, printed));
                    *face = CardFace { count, bonus_of, owner: Some(owner.0), ..printed };
                }
            }
            SeatSetup { team: seat.team, hero }
        };
        let fighter = |fighter: &Fighter| FighterSetup {
            name: fighter.name.clone(),
            seat: fighter.seat.0,
            kind: fighter.kind,
            hero: fighter.hero,
            small: fighter.small,
            large: fighter.large,
            max_health: m.seat(fighter.seat).hero.fighters[usize::from(fighter.kind)].max_health,
        };
        Self {
            mode: m.mode.name(),
            switches: m.switches.changed().collect(),
            board: BoardFace::new(&m.board),
            seats: m.seats.iter().map(seat).collect(),
            fighters: m.fighters.iter().map(fighter).collect(),
            items: m.items.iter().map(|item| ItemFace::new(item)).collect(),
        }
    }
}

impl BoardFace {
    /// The face of a board.
    pub fn new(board: &Board) -> Self {
        let zones = board.zones.iter().map(|zone| ZoneFace {
            name: zone.name.clone(),
            color: zone.color.clone(),
            pattern: zone.pattern.clone(),
        });
        let space = |id: SpaceId| {
            let space = &board.spaces[id.index()];
            SpaceFace {
                id: space.id.clone(),
                x: space.x,
                y: space.y,
                zones: (0..board.zones.len() as u8).filter(|zone| space.zones >> zone & 1 == 1).collect(),
                start: board.starts.iter().position(|&start| start == id).map(|index| index as u8 + 1),
                passage: board.passages.has(id),
            }
        };
        let line = |(index, &(a, b)): (usize, &(SpaceId, SpaceId))| {
            let same = |&&(ends, _): &&((SpaceId, SpaceId), (u16, u16))| ends == (a, b) || ends == (b, a);
            LineFace {
                a: a.0,
                b: b.0,
                bend: board.bends.iter().find(same).map(|&(_, point)| point),
                door: board.doors.iter().position(|door| door.lines.contains(&index)).map(|door| door as u8),
            }
        };
        Self {
            name: board.name.clone(),
            set: board.set.clone(),
            width: board.width,
            height: board.height,
            radius: board.radius,
            zones: zones.collect(),
            spaces: board.space_ids().map(space).collect(),
            lines: board.lines.iter().enumerate().map(line).collect(),
            doors: board.doors.iter().map(|door| door.name.clone()).collect(),
            item_spaces: board.item_spaces.iter().map(|(space, _)| space.0).collect(),
            place: board.place,
        }
    }
}

impl HeroFace {
    /// The face of a hero.
    pub fn new(hero: &Hero) -> Self {
        let fighter = |def: &FighterDef| FighterKind {
            name: def.name.clone(),
            hero: def.role == Role::Hero,
            ranged: def.reach.ranged,
            distance: def.reach.distance,
            health: def.health,
            max_health: def.max_health,
            count: def.count,
            small: def.small,
            large: def.large,
            supply: def.supply,
            with: hero.chosen_name(def.with).map(str::to_owned),
            emblem: def.emblem.clone(),
        };
        Self {
            name: hero.name.clone(),
            set: hero.set.clone(),
            steps: hero.move_value,
            ability: hero.ability.text.clone(),
            fighters: hero.fighters.iter().map(fighter).collect(),
            cards: hero.cards.iter().map(|card| CardFace::new(hero, card)).collect(),
            counters: hero
                .counters
                .iter()
                .enumerate()
                .map(|(index, counter)| CounterFace {
                    name: counter.name.clone(),
                    max: counter.max,
                    shared: hero.is_paid_into(index as u8),
                })
                .collect(),
            states: hero
                .states
                .iter()
                .map(|state| StateFace { name: state.name.clone(), values: state.values.clone() })
                .collect(),
            tokens: hero
                .tokens
                .iter()
                .map(|token| TokenFace {
                    name: token.name.clone(),
                    plural: token.plural.clone(),
                    count: token.count,
                    line: token.line,
                    enter: (token.enter != 0).then(|| token.enter_text.clone()),
                    emblem: token.emblem.clone(),
                })
                .collect(),
            piles: hero
                .piles
                .iter()
                .map(|pile| PileFace {
                    name: pile.name.clone(),
                    open: pile.open,
                    kind: PileKind::Own,
                    total: (pile.total > 0).then_some(pile.total),
                })
                .chain(hero.side_decks.iter().flat_map(|deck| {
                    [(PileKind::Side, !deck.shuffled), (PileKind::SideDiscard, true)].map(|(kind, open)| PileFace {
                        name: deck.name.clone(),
                        open,
                        kind,
                        total: None,
                    })
                }))
                .collect(),
            spells: hero
                .spells
                .iter()
                .map(|spell| SpellFace {
                    name: spell.name.clone(),
                    symbols: spell.needs(hero).map(str::to_owned).collect(),
                    text: spell.text.clone(),
                })
                .collect(),
            dice: hero.dice.iter().map(|die| DieFace { name: die.name.clone(), faces: die.faces.clone() }).collect(),
            symbols: hero.symbols.clone(),
            basket: (!hero.basket.is_empty()).then(|| hero.basket.clone()),
            second_life: hero.second_life.as_ref().map(|life| SecondLifeFace {
                fighter: hero.fighters[usize::from(life.fighter)].name.clone(),
                health: life.health,
            }),
            palette: hero.look.palette.clone(),
            emblem: hero.look.emblem.clone(),
        }
    }
}

impl CardFace {
    /// The face of a card of this hero.
    pub fn new(hero: &Hero, card: &CardDef) -> Self {
        let tags = hero.tags.iter().enumerate().filter(|(index, _)| card.tags >> index & 1 == 1);
        let symbols = hero.symbols.iter().enumerate().filter(|(index, _)| card.symbols >> index & 1 == 1);
        Self {
            name: card.name.clone(),
            count: card.copies(),
            kind: card.kind.name(),
            value: (card.kind != CardKind::Scheme).then_some(card.value),
            boost: card.boost,
            die: card.boost_die.map(|die| hero.dice[usize::from(die)].name.clone()),
            with: hero.chosen_name(card.with).map(str::to_owned),
            number: (card.number > 0).then_some(card.number),
            user: card.user.map(|user| hero.fighters[usize::from(user)].name.clone()),
            marks: tags
                .chain(symbols)
                .map(|(_, name)| name.clone())
                .chain(card.side.map(|(deck, _)| hero.side_decks[usize::from(deck)].name.clone()))
                .collect(),
            texts: card.texts.iter().map(|(when, text)| TextFace { when, text: text.clone() }).collect(),
            motif: card.motif.clone(),
            bonus_of: card.bonus_of.map(|of| of.0),
            owner: card.given.map(|(owner, _)| owner.0),
        }
    }
}

impl ItemFace {
    /// The face of an item.
    pub fn new(item: &Item) -> Self {
        Self {
            name: item.name.clone(),
            combat: item.kind == ItemKind::Combat,
            value: item.value,
            text: item.text.clone(),
            motif: item.motif.clone(),
        }
    }
}
