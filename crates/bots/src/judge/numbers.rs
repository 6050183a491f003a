//! What the judgement looks at: one row of small whole numbers for a state, as one seat sees it.
//!
//! Heroes are described by what they have and what their cards do, and by no name. Of the others' hands only their size counts, so
//! that two states which a seat cannot tell apart give the same row.

use std::sync::Arc;

use peerless_features::{DeedRow, PrintRow};
use peerless_rules::*;

/// One number of the row.
#[derive(Clone, Copy, Debug)]
pub struct Number {
    /// Its name.
    pub name: &'static str,
    /// What it tells.
    pub what: &'static str,
}

macro_rules! numbers {
    ($($(#[$doc:meta])* $row:ident { $($name:ident: $what:literal,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy)]
        enum $row {
            $($name,)*
        }

        impl $row {
            const ALL: &[Number] = &[$(Number { name: stringify!($name), what: $what }),*];
            const LEN: usize = Self::ALL.len();
        }
    )*};
}

numbers! {
    /// The game as a whole.
    Game {
        Turn: "the number of the turn",
        Own: "it is the own turn",
        Ally: "it is the turn of a teammate",
        Actions: "actions left in the own turn",
        Theirs: "actions left in the turn of an opponent",
        Wait: "how many turns of others come before the own one",
        Foes: "opponents still in the game",
        Allies: "teammates still in the game",
        Alone: "it is a free-for-all",
        Spaces: "spaces of the board",
    }

    /// The own hand.
    Hand {
        Attacks: "cards that a fighter on the board may attack with",
        Defenses: "cards that a hero on the board may defend with",
        Helped: "cards that a sidekick on the board may defend with",
        Schemes: "schemes that somebody on the board may play",
        Dead: "cards that nobody on the board may play",
        BestAttack: "the best attack of a hero",
        NextAttack: "its second best one",
        HelperAttack: "the best attack of a sidekick",
        StrikeNow: "the best attack on anybody in range",
        StrikeHero: "the best attack on a hero in range",
        StrikeSoon: "the best attack on a hero in range after a move",
        BestDefense: "the best defense of a hero",
        NextDefense: "its second best one",
        HelperDefense: "the best defense of a sidekick",
        BestBoost: "the highest boost value",
    }

    /// What one card, or several together, can do; of a side, the mean of the cards that may still come, in 16ths.
    Card {
        Count: "cards",
        Attack: "attacks",
        AttackValue: "what they come to",
        Defense: "defenses",
        DefenseValue: "what they come to",
        Scheme: "schemes",
        Boost: "boost values",
        Damage: "damage by texts",
        Recover: "health recovered",
        Draw: "cards drawn or fetched",
        Move: "spaces moved, and places taken",
        Push: "spaces that opponents are moved",
        Cancel: "effects canceled",
        Value: "values made higher or set",
        Spoil: "cards that opponents discard",
        Extra: "actions and attacks gained",
    }

    /// A side: the own one, then the others; the mean of its seats that are still in the game.
    Side {
        Health: "the health of its heroes",
        Share: "16ths of what they began with",
        Weakest: "the health of the weakest hero",
        Heroes: "heroes on the board",
        Sidekicks: "sidekicks on the board",
        SidekickHealth: "their health",
        Fallen: "sidekicks that are defeated",
        Again: "the health of a second life to come",
        Cards: "cards in hand",
        Overfull: "cards that it may not keep at the end of a turn",
        Deck: "cards in the deck",
        LastCards: "how many the deck has fewer than 6",
        Empty: "the deck is empty",
        Pace: "how far its fighters go in a maneuver",
        Ranged: "heroes that attack in their zones",
        RangedSidekicks: "sidekicks on the board that do",
        Counters: "what it counts, in 8ths of the most",
        State: "the value of its first state, from 1",
        Tokens: "tokens on the board",
        Aside: "cards in play and in piles of its own",
        Room: "spaces that its heroes can go to",
        Exits: "free spaces next to its heroes",
        Beset: "opponents next to its heroes",
        Guarded: "friends next to its heroes",
        Zones: "zones of its heroes' spaces",
        HeroOnHero: "heroes in range of its heroes",
        HeroOnOther: "sidekicks in range of its heroes",
        OtherOnHero: "its sidekicks in whose range a hero is, for each hero",
        OtherOnOther: "the same for sidekicks",
        HeroSoonHero: "heroes that its heroes can attack after a move",
        HeroSoonOther: "sidekicks that they can attack after a move",
        OtherSoonHero: "its sidekicks that can attack a hero after a move, for each hero",
        OtherSoonOther: "the same for sidekicks",
        Exposed: "its sidekicks that can be attacked after a move",
        HeroFar: "lines from its heroes to the nearest hero against them",
        OtherFar: "lines from its sidekicks to the nearest such hero",
        FoeFar: "lines from its heroes to the nearest opponent",
        Items: "items that its fighters can go to",
    }
}

const SIDE: usize = Side::LEN + Card::LEN;

/// Where the numbers of a side begin that depend on where fighters stand.
const STANDING: usize = Side::Room as usize;

/// How many numbers there are.
pub const SIZE: usize = Game::LEN + Hand::LEN + Card::LEN + 2 * SIDE;

/// The numbers of a state, as the judgement sees it.
pub type JudgeRow = [i8; SIZE];

/// What each number of a row is, in order, each with the part that it belongs to.
pub fn numbers() -> impl Iterator<Item = (&'static str, Number)> {
    let part = |part: &'static str, numbers: &'static [Number]| numbers.iter().map(move |&number| (part, number));
    let side = move |name| part(name, Side::ALL).chain(part(name, Card::ALL));
    part("game", Game::ALL)
        .chain(part("hand", Hand::ALL))
        .chain(part("hand", Card::ALL))
        .chain(side("own side"))
        .chain(side("others"))
}

/// Lines between fighters that are as far from each other as matters.
const FAR: u8 = 15;

/// What cards come to together.
type Sums = [i16; Card::LEN];

/// What does not change during a match, worked out once.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    /// Where and how it is played; kept, so that no other board can come to lie at the place of this one.
    game: Option<(Arc<Board>, Mode, Switches)>,
    seats: Vec<SeatFacts>,
}

#[derive(Clone, Debug)]
struct SeatFacts {
    /// Kept, so that no other hero can come to lie at its place.
    hero: Arc<Hero>,
    cards: Vec<Sums>,
    /// The whole deck.
    deck: Sums,
}

impl Facts {
    /// The facts of a match.
    pub fn new(m: &Match) -> Self {
        let printed = peerless_features::Facts::new(m);
        let seat = |id: SeatId| {
            let hero = &m.seat(id).hero;
            let card = |card: usize| sums(printed.card(id, CardId(card as u8)));
            let cards: Vec<Sums> = (0..hero.cards.len()).map(card).collect();
            let mut deck = [0; Card::LEN];
            for (def, sums) in hero.cards.iter().zip(&cards) {
                for _ in 0..def.count {
                    add(&mut deck, sums);
                }
            }
            SeatFacts { hero: hero.clone(), cards, deck }
        };
        Self { game: Some((m.board.clone(), m.mode, m.switches)), seats: m.seat_ids().map(seat).collect() }
    }

    /// Whether these are the facts of this match.
    pub fn fit(&self, m: &Match) -> bool {
        let same = |(board, mode, switches): &(Arc<Board>, Mode, Switches)| {
            Arc::ptr_eq(board, &m.board) && (*mode, *switches) == (m.mode, m.switches)
        };
        self.game.as_ref().is_some_and(same)
            && self.seats.len() == m.seats.len()
            && self.seats.iter().zip(&m.seats).all(|(facts, seat)| Arc::ptr_eq(&facts.hero, &seat.hero))
    }
}

/// What one card can do.
fn sums(card: &[i8; peerless_features::CARD]) -> Sums {
    let print = |number: PrintRow| i16::from(card[number as usize]);
    let deed = |number: DeedRow| i16::from(card[PrintRow::LEN + number as usize]);
    let mut sums = [0; Card::LEN];
    let mut set = |number: Card, value: i16| sums[number as usize] = value;
    set(Card::Count, 1);
    set(Card::Attack, print(PrintRow::Attack));
    set(Card::AttackValue, print(PrintRow::Attack) * print(PrintRow::Value));
    set(Card::Defense, print(PrintRow::Defense));
    set(Card::DefenseValue, print(PrintRow::Defense) * print(PrintRow::Value));
    set(Card::Scheme, print(PrintRow::Scheme));
    set(Card::Boost, print(PrintRow::Boost));
    set(Card::Damage, deed(DeedRow::Damage) + 4 * deed(DeedRow::Defeat) - deed(DeedRow::OwnDamage));
    set(Card::Recover, deed(DeedRow::Recover) + 2 * deed(DeedRow::Return) + deed(DeedRow::Prevent));
    set(Card::Draw, deed(DeedRow::Draw) + deed(DeedRow::Fetch) - deed(DeedRow::Discard));
    set(Card::Move, deed(DeedRow::Move) + 3 * deed(DeedRow::Place));
    set(Card::Push, deed(DeedRow::MoveOther) + 3 * deed(DeedRow::Hold));
    set(Card::Cancel, deed(DeedRow::Cancel) + deed(DeedRow::Win));
    set(Card::Value, deed(DeedRow::ValueUp) + deed(DeedRow::ValueDown) + 2 * deed(DeedRow::ValueSet));
    set(Card::Spoil, deed(DeedRow::TheyDiscard) + deed(DeedRow::Look));
    set(Card::Extra, deed(DeedRow::Actions) + deed(DeedRow::Reach) + deed(DeedRow::Tokens) + deed(DeedRow::Counter));
    sums
}

fn add(to: &mut Sums, more: &Sums) {
    for (sum, more) in to.iter_mut().zip(more) {
        *sum += more;
    }
}

fn take(from: &mut Sums, less: &Sums) {
    for (sum, less) in from.iter_mut().zip(less) {
        *sum -= less;
    }
}

/// A fighter on the board.
#[derive(Clone, Copy)]
struct Stand {
    fighter: FighterId,
    at: SpaceId,
    /// All its spaces: two if it is large.
    body: SpaceSet,
    seat: SeatId,
    team: u8,
    hero: bool,
}

impl Stand {
    /// It stands on two spaces.
    fn is_long(&self) -> bool {
        self.body != SpaceSet::one(self.at)
    }
}

/// What the fighters on the board can do to each other; for each seat the numbers from `STANDING` on.
#[derive(Clone, Debug, Default)]
struct Field {
    sides: [[i16; Side::LEN - STANDING]; MAX_SEATS],
    /// Those who have somebody in range, who have a hero in range, and who can have one after a move.
    strikers: FighterSet,
    hero_strikers: FighterSet,
    soon: FighterSet,
}

/// Fields that were worked out before: most states that are judged differ from others in cards and health alone.
#[derive(Clone, Debug, Default)]
pub(super) struct Fields {
    known: Vec<(u64, Field)>,
}

impl Fields {
    const ROOM: usize = 512;

    /// The field of a state; all states are of one match.
    fn of(&mut self, m: &Match, state: &State) -> &Field {
        let key = standing(m, state);
        self.known.resize_with(Self::ROOM, Default::default);
        let (known, found) = &mut self.known[(key >> 32) as usize % Self::ROOM];
        if *known != key {
            (*known, *found) = (key, field(m, state));
        }
        found
    }
}

/// Two states with the same number have the same field: all that a field depends on, mixed.
fn standing(m: &Match, state: &State) -> u64 {
    let mix = |key: u64, more: u64| (key ^ more).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    let doors = (0..m.board.doors.len()).map(|door| u64::from(state.door_closed(DoorId(door as u8))));
    let items = m.board.item_spaces.iter().map(|&(space, _)| u64::from(state.item_at(m, space).is_some()));
    let rest = doors.chain(items).fold(1, |bits, bit| bits << 1 | bit);
    state.on_board().iter().fold(mix(1, rest), |key, fighter| {
        let at = state.space_of(fighter).map_or(u64::MAX, |space| u64::from(space.0));
        // Behind a tail lies another field.
        let tail = state.tail_of(m, fighter).map_or(0, |tail| u64::from(tail.0) + 1);
        mix(key, u64::from(fighter.0) << 8 ^ at ^ tail << 16)
    })
}

/// The numbers of a state, as a seat sees it.
pub fn row(m: &Match, facts: &Facts, state: &State, me: SeatId) -> JudgeRow {
    row_on(&field(m, state), m, facts, state, me)
}

/// The same, by what was worked out before.
pub(super) fn row_by(fields: &mut Fields, m: &Match, facts: &Facts, state: &State, me: SeatId) -> JudgeRow {
    row_on(fields.of(m, state), m, facts, state, me)
}

fn row_on(field: &Field, m: &Match, facts: &Facts, state: &State, me: SeatId) -> JudgeRow {
    let mut row = [0; SIZE];
    let (game, rest) = row.split_at_mut(Game::LEN);
    let (hand, rest) = rest.split_at_mut(Hand::LEN);
    let (cards, sides) = rest.split_at_mut(Card::LEN);
    let (own, theirs) = sides.split_at_mut(SIDE);
    let held = see_hand(m, facts, state, me, field, hand);
    put(cards, &held);
    let team = m.team(me);
    let mut sums = [[0i16; SIDE]; 2];
    let mut counts = [0i16; 2];
    for seat in m.seat_ids().filter(|&seat| !state.is_out(seat)) {
        let side = usize::from(m.team(seat) != team);
        counts[side] += 1;
        let mut numbers = [0; Side::LEN];
        numbers[STANDING..].copy_from_slice(&field.sides[seat.index()]);
        see_seat(m, state, seat, &mut numbers);
        let still = to_come(facts, state, seat, (seat == me).then_some(&held));
        let all = numbers.iter().chain(&still);
        for (sum, number) in sums[side].iter_mut().zip(all) {
            *sum += number;
        }
    }
    for ((side, sums), count) in [own, theirs].into_iter().zip(&mut sums).zip(counts) {
        if count > 1 {
            sums.iter_mut().for_each(|sum| *sum /= count);
        }
        put(side, sums);
    }
    see_game(m, state, me, counts, game);
    row
}

fn put(row: &mut [i8], numbers: &[i16]) {
    for (place, &number) in row.iter_mut().zip(numbers) {
        *place = number.clamp(-127, 127) as i8;
    }
}

fn see_game(m: &Match, state: &State, me: SeatId, [friends, foes]: [i16; 2], row: &mut [i8]) {
    let mut set = |number: Game, value: i16| row[number as usize] = value.clamp(-127, 127) as i8;
    let active = state.active();
    let ours = m.team(active) == m.team(me);
    let seats = m.seats.len() as u8;
    let actions = i16::from(state.actions());
    set(Game::Turn, state.turn().min(127) as i16);
    set(Game::Own, i16::from(active == me));
    set(Game::Ally, i16::from(active != me && ours));
    set(Game::Actions, if active == me { actions } else { 0 });
    set(Game::Theirs, if ours { 0 } else { actions });
    set(Game::Wait, i16::from((me.0 + seats - active.0) % seats));
    set(Game::Foes, foes);
    set(Game::Allies, friends - 1);
    set(Game::Alone, i16::from(m.mode == Mode::FreeForAll));
    set(Game::Spaces, m.board.spaces.len() as i16);
}

/// What the own hand can do, and who can do it; gives back what its cards come to.
fn see_hand(m: &Match, facts: &Facts, state: &State, me: SeatId, field: &Field, row: &mut [i8]) -> Sums {
    let seat = m.seat(me);
    let here = seat.fighters & state.on_board();
    let heroes = here & seat.heroes;
    let helpers = here.minus(seat.heroes);
    let mut held = [0; Card::LEN];
    let mut found = [0u8; Hand::LEN];
    for &kind in state.hand_kinds(me) {
        let card = CardId(kind);
        let def = &seat.hero.cards[card.index()];
        let users = seat.users[card.index()];
        add(&mut held, &facts.seats[me.index()].cards[card.index()]);
        let mut most = |number: Hand, value: u8| found[number as usize] = found[number as usize].max(value);
        most(Hand::BestBoost, def.boost);
        if (users & here).is_empty() {
            found[Hand::Dead as usize] += 1;
            continue;
        }
        // A card without a value is still a card.
        let value = def.value + 1;
        let (by_hero, by_helper) = (!(users & heroes).is_empty(), !(users & helpers).is_empty());
        if seat.attacks.has(card) {
            for (by, number) in [
                (by_helper, Hand::HelperAttack),
                (!(users & field.strikers).is_empty(), Hand::StrikeNow),
                (!(users & field.hero_strikers).is_empty(), Hand::StrikeHero),
                (!(users & field.soon).is_empty(), Hand::StrikeSoon),
            ] {
                if by {
                    most(number, value);
                }
            }
            if by_hero {
                two_best(&mut found, Hand::BestAttack, Hand::NextAttack, value);
            }
            found[Hand::Attacks as usize] += 1;
        }
        if seat.defenses.has(card) {
            if by_hero {
                two_best(&mut found, Hand::BestDefense, Hand::NextDefense, value);
                found[Hand::Defenses as usize] += 1;
            }
            if by_helper {
                let best = &mut found[Hand::HelperDefense as usize];
                *best = (*best).max(value);
                found[Hand::Helped as usize] += 1;
            }
        }
        found[Hand::Schemes as usize] += u8::from(seat.schemes.has(card));
    }
    for (place, number) in row.iter_mut().zip(found) {
        *place = number.min(127) as i8;
    }
    held
}

fn two_best(found: &mut [u8; Hand::LEN], best: Hand, next: Hand, value: u8) {
    let before = found[best as usize];
    found[best as usize] = before.max(value);
    let second = &mut found[next as usize];
    *second = (*second).max(before.min(value));
}

/// The mean of the cards that a seat may still draw, and of those that others do not see in its hand, in 16ths. `held` is the hand, where it is
/// seen.
fn to_come(facts: &Facts, state: &State, seat: SeatId, held: Option<&Sums>) -> Sums {
    let facts = &facts.seats[seat.index()];
    let mut left = facts.deck;
    for &kind in state.pile_kinds(seat) {
        take(&mut left, &facts.cards[usize::from(kind)]);
    }
    if let Some(held) = held {
        take(&mut left, held);
    }
    // What lies elsewhere is not told apart, and cards that come from elsewhere may make it more than all.
    let count = left[Card::Count as usize];
    if count <= 0 {
        return [0; Card::LEN];
    }
    // Such small numbers are divided exactly; a hero that somebody made may have much of everything.
    let mut mean = left.map(|sum| (f32::from(sum) * 16.0 / f32::from(count)) as i16);
    mean[Card::Count as usize] = count;
    mean
}

/// What a seat has, apart from where its fighters stand.
fn see_seat(m: &Match, state: &State, seat: SeatId, side: &mut [i16; Side::LEN]) {
    let own = m.seat(seat);
    let here = own.fighters & state.on_board();
    let mut set = |number: Side, value: i16| side[number as usize] = value;
    let health = |fighter: FighterId| i16::from(state.health(fighter));
    let heroes = here & own.heroes;
    let helpers = here.minus(own.heroes);
    let (mut all, mut whole, mut weakest) = (0, 0, i16::MAX);
    for hero in own.heroes {
        whole += i16::from(m.fighter(hero).health);
        if here.has(hero) {
            all += health(hero);
            weakest = weakest.min(health(hero));
        }
    }
    let again = state.life_to_come(m, seat).map_or(0, |life| i16::from(life.health));
    set(Side::Health, all);
    set(Side::Share, (all * 16 / whole.max(1)).min(48));
    set(Side::Weakest, if heroes.is_empty() { 0 } else { weakest });
    set(Side::Heroes, heroes.len() as i16);
    set(Side::Sidekicks, helpers.len() as i16);
    set(Side::SidekickHealth, helpers.iter().map(health).sum());
    let fallen = own.fighters.minus(own.heroes).minus(here).iter().filter(|&fighter| state.is_defeated(m, fighter));
    set(Side::Fallen, fallen.count() as i16);
    set(Side::Again, again);
    let cards = state.hand_kinds(seat).len() as i16;
    set(Side::Cards, cards);
    set(Side::Overfull, (cards - i16::from(state.hand_limit(m, seat))).max(0));
    let deck = i16::from(state.deck_size(seat));
    set(Side::Deck, deck);
    set(Side::LastCards, (6 - deck).max(0));
    set(Side::Empty, i16::from(deck == 0));
    set(Side::Pace, i16::from(own.hero.move_value));
    let ranged =
        |fighters: FighterSet| fighters.iter().filter(|&fighter| m.fighter(fighter).reach.ranged).count() as i16;
    set(Side::Ranged, ranged(heroes));
    set(Side::RangedSidekicks, ranged(helpers));
    let counters = own.hero.counters.iter().enumerate();
    let share = |(index, counter): (usize, &CounterDef)| {
        i16::from(state.counter(seat, index)) * 8 / i16::from(counter.max.max(1))
    };
    set(Side::Counters, counters.map(share).sum());
    if !own.hero.states.is_empty() {
        set(Side::State, state.state_value(seat, 0).map_or(0, |value| i16::from(value) + 1));
    }
    let tokens = 0..own.hero.tokens.len() as u8;
    set(Side::Tokens, tokens.map(|kind| state.tokens(m, seat, kind).count() as i16).sum());
    if state.lies_aside(seat) || !own.hero.piles.is_empty() {
        let piles = 0..own.hero.piles.len() as u8;
        let piled: usize = piles.map(|pile| state.own_pile(m, seat, pile).len()).sum();
        set(Side::Aside, (2 * state.lying(seat).len() + piled) as i16);
    }
}

/// Where everybody stands, where they can go, and whom they reach.
fn field(m: &Match, state: &State) -> Field {
    let mut field = Field::default();
    let place = |number: Side| number as usize - STANDING;
    for side in &mut field.sides {
        for far in [Side::HeroFar, Side::OtherFar, Side::FoeFar] {
            side[place(far)] = i16::from(FAR);
        }
    }
    // Those who leave no room for others (R3.4), by team and together.
    let mut big = [SpaceSet::EMPTY; MAX_SEATS];
    let mut taken = SpaceSet::EMPTY;
    let mut stands = [const { None }; MAX_FIGHTERS];
    let mut count = 0;
    for fighter in state.on_board() {
        let (Some(at), def) = (state.space_of(fighter), m.fighter(fighter)) else { continue };
        let body = state.body(m, fighter);
        if !def.small {
            big[usize::from(def.team)] |= body;
            taken |= body;
        }
        stands[count] = Some(Stand { fighter, at, body, seat: def.seat, team: def.team, hero: def.hero });
        count += 1;
    }
    let stands = &stands[..count];
    let items: SpaceSet = m.board.item_spaces.iter().map(|&(space, _)| space).collect();
    let items: SpaceSet = items.iter().filter(|&space| state.item_at(m, space).is_some()).collect();
    let mut exposed = FighterSet::EMPTY;
    for by in stands.iter().flatten() {
        let hero = &m.seat(by.seat).hero;
        let def = m.fighter(by.fighter);
        let pace = hero.fighters[usize::from(def.kind)].move_value.unwrap_or(hero.move_value);
        let against = taken.minus(big[usize::from(by.team)]);
        // Where it can go in a maneuver, its own space included; worked out only for those for whom it matters.
        let go = || room(m, state, by.body, pace, against).minus(taken) | by.body;
        let mut goes = (by.hero || !items.is_empty()).then(go);
        let around = state.around(m, by.at);
        let adjacent = if by.is_long() { state.next_to(m, by.fighter) } else { around.adjacent };
        let lines = around.distances;
        let side = &mut field.sides[by.seat.index()];
        if let Some(goes) = goes {
            side[place(Side::Items)] += (goes & items).len() as i16;
            if by.hero {
                side[place(Side::Room)] += goes.len() as i16;
                side[place(Side::Exits)] += adjacent.minus(taken).len() as i16;
                side[place(Side::Beset)] += (adjacent & against).len() as i16;
                side[place(Side::Guarded)] += (adjacent & big[usize::from(by.team)]).len() as i16;
                side[place(Side::Zones)] += state.zone_bits(m, by.fighter).count_ones() as i16;
            }
        }
        for on in stands.iter().flatten().filter(|on| on.team != by.team) {
            // Who reaches there from here reaches here from there.
            let from =
                if on.is_long() { reach_from_all(m, state, by, on) } else { state.reach_from(m, by.fighter, on.at) };
            let now = !(from & by.body).is_empty() || by.at == on.at;
            let long = by.is_long() || on.is_long();
            let far = if long { state.lines_apart(m, by.fighter, on.fighter) } else { lines[on.at.index()] };
            let near = def.reach.ranged || far <= pace.saturating_add(def.reach.distance);
            let soon = now || near && !(from & *goes.get_or_insert_with(go)).is_empty();
            let far = i16::from(far.min(FAR));
            let mut nearer = |number: Side| side[place(number)] = side[place(number)].min(far);
            let (at_once, later) = match (by.hero, on.hero) {
                (true, true) => {
                    nearer(Side::HeroFar);
                    (Side::HeroOnHero, Side::HeroSoonHero)
                }
                (true, false) => (Side::HeroOnOther, Side::HeroSoonOther),
                (false, true) => {
                    nearer(Side::OtherFar);
                    (Side::OtherOnHero, Side::OtherSoonHero)
                }
                (false, false) => (Side::OtherOnOther, Side::OtherSoonOther),
            };
            if by.hero {
                nearer(Side::FoeFar);
            }
            side[place(at_once)] += i16::from(now);
            side[place(later)] += i16::from(soon);
            if soon && !on.hero {
                exposed.insert(on.fighter);
            }
            if now {
                field.strikers.insert(by.fighter);
            }
            if now && on.hero {
                field.hero_strikers.insert(by.fighter);
            }
            if soon && on.hero {
                field.soon.insert(by.fighter);
            }
        }
    }
    for fighter in exposed {
        field.sides[m.fighter(fighter).seat.index()][place(Side::Exposed)] += 1;
    }
    field
}

/// The spaces from which one fighter reaches another that stands on two.
#[cold]
fn reach_from_all(m: &Match, state: &State, by: &Stand, on: &Stand) -> SpaceSet {
    on.body.iter().fold(SpaceSet::EMPTY, |set, at| set | state.reach_from(m, by.fighter, at))
}

/// The spaces within so many steps that those against a fighter do not part from it.
fn room(m: &Match, state: &State, from: SpaceSet, steps: u8, against: SpaceSet) -> SpaceSet {
    let mut seen = from;
    let mut edge = seen;
    for _ in 0..steps {
        let next = edge.iter().fold(SpaceSet::EMPTY, |next, space| next | state.around(m, space).adjacent);
        edge = next.minus(against).minus(seen);
        if edge.is_empty() {
            break;
        }
        seen |= edge;
    }
    seen
}
