//! What a seat sees, as one row of numbers.

use peerless_rules::*;

use crate::rows::*;
use crate::{Facts, SeatFacts, small};

/// Farther than this is as far as anything.
pub const FAR: u8 = 20;

/// The numbers of one row while it is filled.
pub struct Row<'o, const N: usize>(pub &'o mut [i8; N]);

impl<const N: usize> Row<'_, N> {
    pub fn set(&mut self, at: usize, number: i8) {
        self.0[at] = number;
    }

    fn flag(&mut self, at: usize, holds: bool) {
        self.0[at] = i8::from(holds);
    }
}

/// What is asked and fought, who stands where, and whose side they are on, for the seat that looks.
pub struct Sides {
    pub me: SeatId,
    pub question: Option<Question>,
    pub fight: Option<Fight>,
    pub own: FighterSet,
    pub friends: FighterSet,
    pub here: FighterSet,
    pub foes: FighterSet,
    /// Everybody who leaves no room for others (R3.4).
    pub taken: SpaceSet,
}

impl Sides {
    pub fn new(m: &Match, p: &Public, me: SeatId, fight: Option<Fight>) -> Self {
        let (here, friends) = (p.on_board(), m.friends(me));
        let taken = here.minus(m.small).iter().fold(SpaceSet::EMPTY, |set, fighter| set | p.body(m, fighter));
        let (own, foes) = (m.seat(me).fighters, here.minus(friends));
        Self { me, question: p.question(m), fight, own, friends, here, foes, taken }
    }
}

/// How many cards of a seat lie where.
pub struct Counts {
    pub hand: u8,
    pub known: usize,
    pub deck: u8,
    pub pile: usize,
}

/// Writes down what the seat of a view sees. `out` has `size` numbers for the seats of the match.
pub fn observe(m: &Match, facts: &Facts, view: &View, out: &mut [i8]) {
    out.fill(0);
    let me = view.seat().unwrap_or(SeatId(0));
    let sides = Sides::new(m, view, me, view.fight(m));
    let [whole, asked, asking, fighting, seats, fighters, cards, board] = split(out, m.seats.len());
    if let Some(row) = whole.first_chunk_mut() {
        game(m, view, &sides, view.terms(m).map(|terms| sum(&terms)), &mut Row(row));
    }
    if let Some(question) = sides.question {
        asked[kind_of(question)] = 1;
        put_card(facts, asking_card(question), asking);
    }
    if let Some(fight) = sides.fight {
        for (side, row) in fight.sides.iter().zip(fighting.chunks_exact_mut(CARD)) {
            put_card(facts, side.card.map(|card| (side.seat, card)), row);
        }
    }
    for (seat, row) in order(m, me).zip(seats.chunks_exact_mut(SEAT)) {
        let piles = [view.known_kinds(seat), view.unseen_kinds(seat), view.pile_kinds(seat)];
        let [known, _, pile] = piles.map(<[u8]>::len);
        let counts = Counts { hand: view.hand_size(seat), known, deck: view.deck_size(seat), pile };
        let Some((own, rest)) = row.split_first_chunk_mut() else { continue };
        player(m, view, &sides, seat, &counts, &mut Row(own));
        let facts = &facts.seats[seat.index()];
        let (ability, cards) = rest.split_at_mut(DeedRow::LEN);
        ability.copy_from_slice(&facts.ability.all);
        for (kinds, row) in piles.into_iter().zip(cards.chunks_exact_mut(CARD)) {
            add_up(&facts.cards, kinds, row);
        }
    }
    let reach = reaches(m, view, sides.here);
    let (fighters, _) = fighters.as_chunks_mut();
    for (seat, rows) in order(m, me).zip(fighters.chunks_exact_mut(MAX_SEAT_FIGHTERS)) {
        for (one, row) in m.seat(seat).fighters.iter().zip(rows) {
            let row = &mut Row(row);
            fighter(m, &sides, one, row);
            fighter_now(m, view, &sides, one, row);
            fighter_stands(m, facts, view, &sides, &reach, one, row);
            fighter_uses(m, view.known_kinds(seat), one, row);
        }
    }
    hand(&facts.seats[me.index()], view.known_kinds(me), cards);
    spaces(m, facts, view, &sides, board);
}

/// The number of a question among those that have one of their own.
pub fn kind_of(question: Question) -> usize {
    question.ask.about().like.unwrap_or(question.ask) as usize
}

/// The card that asks.
pub fn asking_card(question: Question) -> Option<(SeatId, CardId)> {
    let (seat, source) = question.source?;
    Some((seat, source.as_card()?))
}

/// The parts of an observation, in the order of `parts`.
pub fn split(out: &mut [i8], seats: usize) -> [&mut [i8]; 8] {
    let mut rest = out;
    parts(seats).map(|part| {
        let (rows, behind) = std::mem::take(&mut rest).split_at_mut(part.rows * part.width);
        rest = behind;
        rows
    })
}

/// The seats in turn order, from the one that looks on.
pub fn order(m: &Match, me: SeatId) -> impl Iterator<Item = SeatId> + use<> {
    let count = m.seats.len() as u8;
    (0..count).map(move |step| SeatId((me.0 + step) % count))
}

/// Writes down a card that is seen; without one the row stays as it is.
pub fn put_card(facts: &Facts, card: Option<(SeatId, CardId)>, row: &mut [i8]) {
    let card = card.and_then(|(seat, card)| facts.seats[seat.index()].cards.get(card.index()));
    if let (Some(card), Some(row)) = (card, row.first_chunk_mut()) {
        *row = *card;
    }
}

/// The cards of the own hand in their order; says how many have a row.
pub fn hand(facts: &SeatFacts, kinds: &[u8], rows: &mut [i8]) -> usize {
    let mut places = [0; MAX_CARDS];
    for (place, &kind) in places.iter_mut().zip(kinds) {
        *place = facts.places[usize::from(kind)];
    }
    let places = &mut places[..kinds.len()];
    places.sort_unstable();
    let (rows, _) = rows.as_chunks_mut::<CARD>();
    for (&place, row) in places.iter().zip(&mut *rows) {
        *row = facts.cards[usize::from(facts.order[usize::from(place)])];
    }
    kinds.len().min(rows.len())
}

/// The game as a whole; `values` are what attack and defense come to, where their cards are seen.
pub fn game(m: &Match, p: &Public, sides: &Sides, values: [i16; 2], row: &mut Row<{ GameRow::LEN }>) {
    let me = sides.me;
    let question = sides.question;
    let ally = |seat: SeatId| seat != me && m.team(seat) == m.team(me);
    row.set(GameRow::Turn as usize, small(p.turn()));
    row.set(GameRow::Actions as usize, small(p.actions()));
    row.flag(GameRow::OwnTurn as usize, p.active() == me);
    row.flag(GameRow::AllyTurn as usize, ally(p.active()));
    row.set(GameRow::Seats as usize, small(m.seats.len()));
    row.flag(GameRow::Teams as usize, m.mode == Mode::Teams);
    row.flag(GameRow::Asked as usize, question.is_some_and(|question| question.seat == me));
    row.set(GameRow::Left as usize, small(p.answers_left(m).unwrap_or(0)));
    if let Some((seat, source)) = question.and_then(|question| question.source) {
        row.flag(GameRow::SourceOwn as usize, seat == me);
        row.flag(GameRow::SourceOther as usize, seat != me);
        row.flag(GameRow::SourceAbility as usize, source == Source::ABILITY);
        row.flag(GameRow::SourceItem as usize, source.as_item().is_some());
    }
    let Some(fight) = sides.fight else { return };
    row.flag(GameRow::Fight as usize, true);
    let phase = match fight.phase {
        FightPhase::Commit => GameRow::Commit,
        FightPhase::Immediately => GameRow::Immediately,
        FightPhase::During => GameRow::During,
        FightPhase::Result => GameRow::Result,
        FightPhase::After => GameRow::After,
    };
    row.flag(phase as usize, true);
    let [attack, defense] = fight.sides;
    row.flag(GameRow::Attacking as usize, attack.seat == me);
    row.flag(GameRow::Defending as usize, defense.seat == me);
    row.flag(GameRow::AttackLaid as usize, attack.laid);
    row.flag(GameRow::DefenseLaid as usize, defense.laid);
    row.flag(GameRow::AttackSeen as usize, attack.card.is_some());
    row.flag(GameRow::DefenseSeen as usize, defense.card.is_some());
    row.flag(GameRow::Boosted as usize, attack.boosted);
    row.flag(GameRow::AttackCanceled as usize, attack.canceled);
    row.flag(GameRow::DefenseCanceled as usize, defense.canceled);
    for (at, side, value) in [(GameRow::AttackValue, attack, values[0]), (GameRow::DefenseValue, defense, values[1])] {
        if side.card.is_some() {
            row.set(at as usize, small(value));
        }
    }
}

/// A seat, apart from what its ability and its cards come to.
pub fn player(m: &Match, p: &Public, sides: &Sides, seat: SeatId, counts: &Counts, row: &mut Row<{ PlayerRow::LEN }>) {
    let me = sides.me;
    let this = m.seat(seat);
    let hero = &this.hero;
    let friend = m.team(seat) == m.team(me);
    row.flag(PlayerRow::Own as usize, seat == me);
    row.flag(PlayerRow::Ally as usize, friend && seat != me);
    row.flag(PlayerRow::Enemy as usize, !friend);
    row.flag(PlayerRow::Active as usize, p.active() == seat);
    row.flag(PlayerRow::Asked as usize, sides.question.is_some_and(|question| question.seat == seat));
    row.flag(PlayerRow::Out as usize, p.is_out(seat));
    row.set(PlayerRow::SecondLife as usize, small(p.life_to_come(m, seat).map_or(0, |life| life.health)));
    row.set(PlayerRow::Hand as usize, small(counts.hand));
    row.set(PlayerRow::Known as usize, small(counts.known));
    row.set(PlayerRow::Deck as usize, small(counts.deck));
    row.set(PlayerRow::Pile as usize, small(counts.pile));
    row.set(PlayerRow::Move as usize, small(hero.move_value));
    row.set(PlayerRow::HandLimit as usize, small(hero.hand_limit));
    for (index, counter) in hero.counters.iter().enumerate() {
        row.set(PlayerRow::Counter1 as usize + 2 * index, small(p.counter(seat, index)));
        row.set(PlayerRow::Counter1Max as usize + 2 * index, small(counter.max));
    }
    for index in 0..hero.states.len() {
        let value = p.state_seen(m, seat, index, me).map_or(0, |value| value + 1);
        row.set(PlayerRow::State1 as usize + index, small(value));
    }
    for kind in 0..hero.tokens.len() {
        row.set(PlayerRow::Tokens1 as usize + 2 * kind, small(p.tokens(m, seat, kind as u8).count()));
        row.set(PlayerRow::Tokens1Left as usize + 2 * kind, small(p.token_supply(m, seat, kind as u8)));
    }
    let health = |fighters: FighterSet| fighters.iter().map(|fighter| u16::from(p.health(fighter))).sum::<u16>();
    row.set(PlayerRow::HeroHealth as usize, small(health(this.heroes)));
    row.set(PlayerRow::SidekickHealth as usize, small(health(this.fighters.minus(this.heroes))));
    row.set(PlayerRow::Standing as usize, small((this.fighters & sides.here).len()));
}

/// What cards come to together.
fn add_up(cards: &[[i8; CARD]], kinds: &[u8], row: &mut [i8]) {
    let mut copies = [0i16; MAX_KINDS];
    for &kind in kinds {
        copies[usize::from(kind) % MAX_KINDS] += 1;
    }
    let mut sums = [0i16; CARD];
    for (card, &copies) in cards.iter().zip(&copies).filter(|&(_, &copies)| copies > 0) {
        for (sum, &number) in sums.iter_mut().zip(card) {
            *sum += copies * i16::from(number);
        }
    }
    for (number, sum) in row.iter_mut().zip(sums) {
        *number = sum.min(i16::from(i8::MAX)) as i8;
    }
}

/// What each fighter on the board reaches from where it stands.
pub fn reaches(m: &Match, p: &Public, here: FighterSet) -> [SpaceSet; MAX_FIGHTERS] {
    let mut reach = [SpaceSet::EMPTY; MAX_FIGHTERS];
    for fighter in here {
        reach[fighter.index()] = p.reach_of(m, fighter);
    }
    reach
}

/// What stays about a fighter.
pub fn fighter(m: &Match, sides: &Sides, one: FighterId, row: &mut Row<{ FighterRow::LEN }>) {
    let def = m.fighter(one);
    row.set(FighterRow::Exists as usize, 1);
    row.flag(FighterRow::Own as usize, sides.own.has(one));
    row.flag(FighterRow::Ally as usize, sides.friends.has(one) && !sides.own.has(one));
    row.flag(FighterRow::Enemy as usize, !sides.friends.has(one));
    row.flag(FighterRow::Hero as usize, def.hero);
    row.set(FighterRow::Small as usize, i8::from(def.small) - i8::from(def.large));
    row.flag(FighterRow::Ranged as usize, def.reach.ranged);
    row.set(FighterRow::Distance as usize, small(def.reach.distance));
    row.set(FighterRow::Whole as usize, small(def.health));
    row.flag(FighterRow::Supply as usize, def.supply);
}

/// How a fighter is, wherever it stands.
pub fn fighter_now(m: &Match, p: &Public, sides: &Sides, one: FighterId, row: &mut Row<{ FighterRow::LEN }>) {
    row.set(FighterRow::Health as usize, small(p.health(one)));
    row.flag(FighterRow::Defeated as usize, p.is_defeated(m, one));
    let fights = |side: usize| sides.fight.is_some_and(|fight| fight.sides[side].fighter == one);
    row.flag(FighterRow::Attacking as usize, fights(0));
    row.flag(FighterRow::Defending as usize, fights(1));
    row.set(FighterRow::Steps as usize, small(p.movement(m, one).unwrap_or(0)));
}

/// What a fighter may play of the cards that are known to be in the hand of its seat.
pub fn fighter_uses(m: &Match, known: &[u8], one: FighterId, row: &mut Row<{ FighterRow::LEN }>) {
    let seat = m.seat(m.fighter(one).seat);
    let (mut attacks, mut defenses) = (0, 0);
    for &kind in known {
        let card = CardId(kind);
        if seat.users[card.index()].has(one) {
            attacks += i8::from(seat.attacks.has(card));
            defenses += i8::from(seat.defenses.has(card));
        }
    }
    row.set(FighterRow::UsableAttacks as usize, attacks);
    row.set(FighterRow::UsableDefenses as usize, defenses);
}

/// Where a fighter stands, if it does.
pub fn fighter_stands(
    m: &Match,
    facts: &Facts,
    p: &Public,
    sides: &Sides,
    reach: &[SpaceSet; MAX_FIGHTERS],
    one: FighterId,
    row: &mut Row<{ FighterRow::LEN }>,
) {
    if p.space_of(one).is_none() {
        return;
    }
    row.set(FighterRow::Standing as usize, 1);
    let body = p.body(m, one);
    let (mut targets, mut threats, mut hero, mut foe) = (0, 0, FAR, FAR);
    for other in sides.here.minus(m.friends(m.fighter(one).seat)) {
        targets += i8::from(!(reach[one.index()] & p.body(m, other)).is_empty());
        threats += i8::from(!(reach[other.index()] & body).is_empty());
        let lines = p.lines_apart(m, one, other);
        foe = foe.min(lines);
        if facts.heroes.has(other) {
            hero = hero.min(lines);
        }
    }
    row.set(FighterRow::Targets as usize, targets);
    row.set(FighterRow::Threats as usize, threats);
    row.set(FighterRow::NearHero as usize, small(hero));
    row.set(FighterRow::NearFoe as usize, small(foe));
    row.set(FighterRow::Exits as usize, small(beside(m, p, one).minus(sides.taken).len()));
    row.set(FighterRow::Zones as usize, small(p.zone_bits(m, one).count_ones()));
    row.flag(FighterRow::Item as usize, body.iter().any(|at| p.item_at(m, at).is_some()));
}

/// A number for each space.
pub type Map = [u8; MAX_SPACES];

/// The spaces, each with what stands and lies there and what it is near to.
pub fn spaces(m: &Match, facts: &Facts, p: &Public, sides: &Sides, rows: &mut [i8]) {
    let (mut own, mut hero, mut enemy, mut enemy_hero): (Map, Map, Map, Map) =
        ([FAR; MAX_SPACES], [FAR; MAX_SPACES], [FAR; MAX_SPACES], [FAR; MAX_SPACES]);
    let (mut threats, mut near, mut zone, mut friends): (Map, Map, Map, Map) =
        ([0; MAX_SPACES], [0; MAX_SPACES], [0; MAX_SPACES], [0; MAX_SPACES]);
    for fighter in sides.here {
        let body = p.body(m, fighter);
        let is_hero = facts.heroes.has(fighter);
        if sides.foes.has(fighter) {
            count(&mut threats, p.reach_of(m, fighter));
            count(&mut near, beside(m, p, fighter));
            count(&mut zone, p.zone_of(m, fighter));
        } else {
            count(&mut friends, beside(m, p, fighter));
        }
        for at in body {
            let lines = p.around(m, at).distances;
            if sides.foes.has(fighter) {
                nearer(&mut enemy, lines);
                if is_hero {
                    nearer(&mut enemy_hero, lines);
                }
            } else if sides.own.has(fighter) {
                nearer(&mut own, lines);
                if is_hero {
                    nearer(&mut hero, lines);
                }
            }
        }
    }
    let (places, _) = rows.as_chunks_mut::<{ SpaceRow::LEN }>();
    for (index, (row, stays)) in places.iter_mut().zip(facts.spaces.iter()).enumerate() {
        *row = *stays;
        row[SpaceRow::FromHero as usize] = hero[index] as i8;
        row[SpaceRow::FromOwn as usize] = own[index] as i8;
        row[SpaceRow::FromEnemy as usize] = enemy[index] as i8;
        row[SpaceRow::FromEnemyHero as usize] = enemy_hero[index] as i8;
        row[SpaceRow::Threats as usize] = threats[index] as i8;
        row[SpaceRow::EnemiesNear as usize] = near[index] as i8;
        row[SpaceRow::EnemiesInZone as usize] = zone[index] as i8;
        row[SpaceRow::FriendsNear as usize] = friends[index] as i8;
        let adjacent = p.around(m, SpaceId(index as u8)).adjacent;
        row[SpaceRow::Exits as usize] = adjacent.minus(sides.taken).len() as i8;
    }
    marks(m, facts, p, sides, rows);
}

/// What stands and lies in the spaces, where nothing has been noted yet.
pub fn marks(m: &Match, facts: &Facts, p: &Public, sides: &Sides, rows: &mut [i8]) {
    let at = |space: SpaceId, number: SpaceRow| space.index() * SpaceRow::LEN + number as usize;
    for fighter in sides.here {
        let whose = match () {
            () if sides.own.has(fighter) => SpaceRow::Own,
            () if sides.friends.has(fighter) => SpaceRow::Ally,
            () => SpaceRow::Enemy,
        };
        for space in p.body(m, fighter) {
            rows[at(space, whose)] += 1;
            rows[at(space, SpaceRow::Hero)] |= i8::from(facts.heroes.has(fighter));
        }
    }
    for &(space, _) in &m.board.item_spaces {
        if let Some(item) = p.item_at(m, space) {
            rows[at(space, SpaceRow::Item)] = 1;
            rows[at(space, SpaceRow::ItemValue)] = small(m.items[item.index()].value);
        }
    }
    for seat in m.seat_ids() {
        let whose = if seat == sides.me { SpaceRow::OwnTokens } else { SpaceRow::OtherTokens };
        for kind in 0..m.seat(seat).hero.tokens.len() as u8 {
            for site in p.tokens(m, seat, kind) {
                // One on a line counts in both spaces that it joins.
                let (space, other) = match (site.space(), site.line()) {
                    (None, Some(line)) => (Some(m.board.lines[line.index()].0), Some(m.board.lines[line.index()].1)),
                    (space, _) => (space, None),
                };
                for space in space.into_iter().chain(other) {
                    rows[at(space, whose)] += 1;
                }
            }
        }
    }
}

/// The spaces that a line joins with one of a fighter's, its own not.
fn beside(m: &Match, p: &Public, fighter: FighterId) -> SpaceSet {
    p.next_to(m, fighter).minus(p.body(m, fighter))
}

pub fn nearer(least: &mut Map, lines: &Map) {
    for (least, &lines) in least.iter_mut().zip(lines) {
        *least = (*least).min(lines);
    }
}

pub fn count(map: &mut Map, spaces: SpaceSet) {
    for space in spaces {
        map[space.index() % MAX_SPACES] += 1;
    }
}
