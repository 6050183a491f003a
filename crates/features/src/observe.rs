//! What a seat sees, as one row of numbers.

use peerless_rules::*;

use crate::rows::*;
use crate::{Facts, small};

/// Farther than this is as far as anything.
const FAR: u8 = 20;

/// The numbers of one row while it is filled.
struct Row<'o, const N: usize>(&'o mut [i8; N]);

impl<const N: usize> Row<'_, N> {
    fn set(&mut self, at: usize, number: i8) {
        self.0[at] = number;
    }

    fn flag(&mut self, at: usize, holds: bool) {
        self.0[at] = i8::from(holds);
    }
}

/// What is asked and fought, who stands where, and whose side they are on, for the seat that looks.
struct Sides {
    me: SeatId,
    question: Option<Question>,
    fight: Option<Fight>,
    own: FighterSet,
    friends: FighterSet,
    here: FighterSet,
    foes: FighterSet,
    /// Everybody who leaves no room for others (R3.4).
    taken: SpaceSet,
}

/// Writes down what the seat of a view sees. `out` has `size` numbers for the seats of the match.
pub fn observe(m: &Match, facts: &Facts, view: &View, out: &mut [i8]) {
    out.fill(0);
    let me = view.seat().unwrap_or(SeatId(0));
    let here = view.on_board();
    let friends = m.friends(me);
    let taken = here.minus(m.small).iter().fold(SpaceSet::EMPTY, |set, fighter| set | view.body(m, fighter));
    let (question, fight) = (view.question(m), view.fight(m));
    let sides =
        Sides { me, question, fight, own: m.seat(me).fighters, friends, here, foes: here.minus(friends), taken };
    let [whole, asked, asking, fighting, seats, fighters, cards, board] = split(out, m.seats.len());
    if let Some(row) = whole.first_chunk_mut() {
        game(m, view, &sides, &mut Row(row));
    }
    if let Some(question) = question {
        let ask = match () {
            () if question.ask == Ask::Zone => Ask::Space,
            () if question.ask == Ask::Ignore => Ask::YesNo,
            () => question.ask,
        };
        asked[ask as usize] = 1;
        if let Some((seat, source)) = question.source {
            put_card(facts, seat, source.as_card(), asking);
        }
    }
    if let Some(fight) = fight {
        for (side, row) in fight.sides.iter().zip(fighting.chunks_exact_mut(CARD)) {
            put_card(facts, side.seat, side.card, row);
        }
    }
    for (seat, row) in order(m, me).zip(seats.chunks_exact_mut(SEAT)) {
        player(m, facts, view, &sides, seat, row);
    }
    let reach = reaches(m, view, here);
    let (fighters, _) = fighters.as_chunks_mut::<{ FighterRow::LEN }>();
    for (seat, rows) in order(m, me).zip(fighters.chunks_exact_mut(MAX_SEAT_FIGHTERS)) {
        for (one, row) in m.seat(seat).fighters.iter().zip(rows) {
            fighter(m, view, &sides, &reach, one, &mut Row(row));
        }
    }
    hand(facts, view, me, cards);
    spaces(m, facts, view, &sides, board);
}

/// The parts of an observation, in the order of `parts`.
fn split(out: &mut [i8], seats: usize) -> [&mut [i8]; 8] {
    let mut rest = out;
    parts(seats).map(|part| {
        let (rows, behind) = std::mem::take(&mut rest).split_at_mut(part.rows * part.width);
        rest = behind;
        rows
    })
}

/// The seats in turn order, from the one that looks on.
fn order(m: &Match, me: SeatId) -> impl Iterator<Item = SeatId> + use<> {
    let count = m.seats.len() as u8;
    (0..count).map(move |step| SeatId((me.0 + step) % count))
}

fn put_card(facts: &Facts, seat: SeatId, card: Option<CardId>, row: &mut [i8]) {
    let card = card.and_then(|card| facts.seats[seat.index()].cards.get(card.index()));
    if let (Some(card), Some(row)) = (card, row.first_chunk_mut()) {
        *row = *card;
    }
}

fn hand(facts: &Facts, view: &View, me: SeatId, rows: &mut [i8]) {
    let facts = &facts.seats[me.index()];
    let mut places = [0; MAX_CARDS];
    let kinds = view.known_kinds(me);
    for (place, &kind) in places.iter_mut().zip(kinds) {
        *place = facts.places[usize::from(kind)];
    }
    let places = &mut places[..kinds.len()];
    places.sort_unstable();
    let (rows, _) = rows.as_chunks_mut::<CARD>();
    for (&place, row) in places.iter().zip(rows) {
        *row = facts.cards[usize::from(facts.order[usize::from(place)])];
    }
}

fn game(m: &Match, view: &View, sides: &Sides, row: &mut Row<{ GameRow::LEN }>) {
    let me = sides.me;
    let question = sides.question;
    let ally = |seat: SeatId| seat != me && m.team(seat) == m.team(me);
    row.set(GameRow::Turn as usize, small(view.turn()));
    row.set(GameRow::Actions as usize, small(view.actions()));
    row.flag(GameRow::OwnTurn as usize, view.active() == me);
    row.flag(GameRow::AllyTurn as usize, ally(view.active()));
    row.set(GameRow::Seats as usize, small(m.seats.len()));
    row.flag(GameRow::Teams as usize, m.mode == Mode::Teams);
    row.flag(GameRow::Asked as usize, question.is_some_and(|question| question.seat == me));
    row.set(GameRow::Left as usize, small(view.answers_left(m).unwrap_or(0)));
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
    let terms = view.terms(m);
    for (at, side, terms) in [(GameRow::AttackValue, attack, &terms[0]), (GameRow::DefenseValue, defense, &terms[1])] {
        if side.card.is_some() {
            row.set(at as usize, small(sum(terms)));
        }
    }
}

fn player(m: &Match, facts: &Facts, view: &View, sides: &Sides, seat: SeatId, row: &mut [i8]) {
    let me = sides.me;
    let this = m.seat(seat);
    let hero = &this.hero;
    let Some((own, rest)) = row.split_first_chunk_mut::<{ PlayerRow::LEN }>() else { return };
    let mut row = Row(own);
    let friend = m.team(seat) == m.team(me);
    row.flag(PlayerRow::Own as usize, seat == me);
    row.flag(PlayerRow::Ally as usize, friend && seat != me);
    row.flag(PlayerRow::Enemy as usize, !friend);
    row.flag(PlayerRow::Active as usize, view.active() == seat);
    row.flag(PlayerRow::Asked as usize, sides.question.is_some_and(|question| question.seat == seat));
    row.flag(PlayerRow::Out as usize, view.is_out(seat));
    row.set(PlayerRow::SecondLife as usize, small(view.life_to_come(m, seat).map_or(0, |life| life.health)));
    row.set(PlayerRow::Hand as usize, small(view.hand_size(seat)));
    row.set(PlayerRow::Known as usize, small(view.known_kinds(seat).len()));
    row.set(PlayerRow::Deck as usize, small(view.deck_size(seat)));
    row.set(PlayerRow::Pile as usize, small(view.pile_kinds(seat).len()));
    row.set(PlayerRow::Move as usize, small(hero.move_value));
    row.set(PlayerRow::HandLimit as usize, small(hero.hand_limit));
    for (index, counter) in hero.counters.iter().enumerate() {
        row.set(PlayerRow::Counter1 as usize + 2 * index, small(view.counter(seat, index)));
        row.set(PlayerRow::Counter1Max as usize + 2 * index, small(counter.max));
    }
    for index in 0..hero.states.len() {
        let value = view.state_value(seat, index).map_or(0, |value| value + 1);
        row.set(PlayerRow::State1 as usize + index, small(value));
    }
    for kind in 0..hero.tokens.len() {
        row.set(PlayerRow::Tokens1 as usize + 2 * kind, small(view.tokens(m, seat, kind as u8).count()));
        row.set(PlayerRow::Tokens1Left as usize + 2 * kind, small(view.token_supply(m, seat, kind as u8)));
    }
    let health = |fighters: FighterSet| fighters.iter().map(|fighter| u16::from(view.health(fighter))).sum::<u16>();
    row.set(PlayerRow::HeroHealth as usize, small(health(this.heroes)));
    row.set(PlayerRow::SidekickHealth as usize, small(health(this.fighters.minus(this.heroes))));
    row.set(PlayerRow::Standing as usize, small((this.fighters & sides.here).len()));
    let facts = &facts.seats[seat.index()];
    let (ability, cards) = rest.split_at_mut(DeedRow::LEN);
    ability.copy_from_slice(&facts.ability.all);
    let piles = [view.known_kinds(seat), view.unseen_kinds(seat), view.pile_kinds(seat)];
    for (kinds, row) in piles.into_iter().zip(cards.chunks_exact_mut(CARD)) {
        add_up(&facts.cards, kinds, row);
    }
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
fn reaches(m: &Match, view: &View, here: FighterSet) -> [SpaceSet; MAX_FIGHTERS] {
    let mut reach = [SpaceSet::EMPTY; MAX_FIGHTERS];
    for fighter in here {
        reach[fighter.index()] = view.reach_of(m, fighter);
    }
    reach
}

fn fighter(
    m: &Match,
    view: &View,
    sides: &Sides,
    reach: &[SpaceSet; MAX_FIGHTERS],
    one: FighterId,
    row: &mut Row<{ FighterRow::LEN }>,
) {
    let def = m.fighter(one);
    row.set(FighterRow::Exists as usize, 1);
    row.flag(FighterRow::Own as usize, sides.own.has(one));
    row.flag(FighterRow::Ally as usize, sides.friends.has(one) && !sides.own.has(one));
    row.flag(FighterRow::Enemy as usize, !sides.friends.has(one));
    row.flag(FighterRow::Hero as usize, def.hero);
    row.set(FighterRow::Small as usize, i8::from(def.small) - i8::from(def.large));
    row.flag(FighterRow::Ranged as usize, def.reach.ranged);
    row.set(FighterRow::Distance as usize, small(def.reach.distance));
    row.set(FighterRow::Health as usize, small(view.health(one)));
    row.set(FighterRow::Whole as usize, small(def.health));
    row.flag(FighterRow::Defeated as usize, view.is_defeated(m, one));
    row.flag(FighterRow::Supply as usize, def.supply);
    if let Some(fight) = sides.fight {
        row.flag(FighterRow::Attacking as usize, fight.sides[0].fighter == one);
        row.flag(FighterRow::Defending as usize, fight.sides[1].fighter == one);
    }
    row.set(FighterRow::Steps as usize, small(view.movement(m, one).unwrap_or(0)));
    let seat = m.seat(def.seat);
    let (mut attacks, mut defenses) = (0, 0);
    for &kind in view.known_kinds(def.seat) {
        let card = CardId(kind);
        if seat.users[card.index()].has(one) {
            attacks += i8::from(seat.attacks.has(card));
            defenses += i8::from(seat.defenses.has(card));
        }
    }
    row.set(FighterRow::UsableAttacks as usize, attacks);
    row.set(FighterRow::UsableDefenses as usize, defenses);
    if view.space_of(one).is_none() {
        return;
    }
    row.set(FighterRow::Standing as usize, 1);
    let body = view.body(m, one);
    let (mut targets, mut threats, mut hero, mut foe) = (0, 0, FAR, FAR);
    for other in sides.here.minus(m.friends(def.seat)) {
        targets += i8::from(!(reach[one.index()] & view.body(m, other)).is_empty());
        threats += i8::from(!(reach[other.index()] & body).is_empty());
        let lines = view.lines_apart(m, one, other);
        foe = foe.min(lines);
        if m.fighter(other).hero {
            hero = hero.min(lines);
        }
    }
    row.set(FighterRow::Targets as usize, targets);
    row.set(FighterRow::Threats as usize, threats);
    row.set(FighterRow::NearHero as usize, small(hero));
    row.set(FighterRow::NearFoe as usize, small(foe));
    row.set(FighterRow::Exits as usize, small(beside(m, view, one).minus(sides.taken).len()));
    row.set(FighterRow::Zones as usize, small(view.zone_bits(m, one).count_ones()));
    row.flag(FighterRow::Item as usize, body.iter().any(|at| view.item_at(m, at).is_some()));
}

/// A number for each space.
type Map = [u8; MAX_SPACES];

fn spaces(m: &Match, facts: &Facts, view: &View, sides: &Sides, rows: &mut [i8]) {
    let (mut own, mut hero, mut enemy, mut enemy_hero): (Map, Map, Map, Map) =
        ([FAR; MAX_SPACES], [FAR; MAX_SPACES], [FAR; MAX_SPACES], [FAR; MAX_SPACES]);
    let (mut threats, mut near, mut zone, mut friends): (Map, Map, Map, Map) =
        ([0; MAX_SPACES], [0; MAX_SPACES], [0; MAX_SPACES], [0; MAX_SPACES]);
    for fighter in sides.here {
        let body = view.body(m, fighter);
        let is_hero = m.fighter(fighter).hero;
        if sides.foes.has(fighter) {
            count(&mut threats, view.reach_of(m, fighter));
            count(&mut near, beside(m, view, fighter));
            count(&mut zone, view.zone_of(m, fighter));
        } else {
            count(&mut friends, beside(m, view, fighter));
        }
        for at in body {
            let lines = view.around(m, at).distances;
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
    for (index, (row, stays)) in places.iter_mut().zip(&facts.spaces).enumerate() {
        *row = *stays;
        row[SpaceRow::FromHero as usize] = hero[index] as i8;
        row[SpaceRow::FromOwn as usize] = own[index] as i8;
        row[SpaceRow::FromEnemy as usize] = enemy[index] as i8;
        row[SpaceRow::FromEnemyHero as usize] = enemy_hero[index] as i8;
        row[SpaceRow::Threats as usize] = threats[index] as i8;
        row[SpaceRow::EnemiesNear as usize] = near[index] as i8;
        row[SpaceRow::EnemiesInZone as usize] = zone[index] as i8;
        row[SpaceRow::FriendsNear as usize] = friends[index] as i8;
        let adjacent = view.around(m, SpaceId(index as u8)).adjacent;
        row[SpaceRow::Exits as usize] = adjacent.minus(sides.taken).len() as i8;
    }
    let at = |space: SpaceId, number: SpaceRow| space.index() * SpaceRow::LEN + number as usize;
    for fighter in sides.here {
        let whose = match () {
            () if sides.own.has(fighter) => SpaceRow::Own,
            () if sides.friends.has(fighter) => SpaceRow::Ally,
            () => SpaceRow::Enemy,
        };
        for space in view.body(m, fighter) {
            rows[at(space, whose)] += 1;
            rows[at(space, SpaceRow::Hero)] |= i8::from(m.fighter(fighter).hero);
        }
    }
    for &(space, _) in &m.board.item_spaces {
        if let Some(item) = view.item_at(m, space) {
            rows[at(space, SpaceRow::Item)] = 1;
            rows[at(space, SpaceRow::ItemValue)] = small(m.items[item.index()].value);
        }
    }
    for seat in m.seat_ids() {
        let whose = if seat == sides.me { SpaceRow::OwnTokens } else { SpaceRow::OtherTokens };
        for kind in 0..m.seat(seat).hero.tokens.len() as u8 {
            for site in view.tokens(m, seat, kind) {
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
fn beside(m: &Match, view: &View, fighter: FighterId) -> SpaceSet {
    view.next_to(m, fighter).minus(view.body(m, fighter))
}

fn nearer(least: &mut Map, lines: &Map) {
    for (least, &lines) in least.iter_mut().zip(lines) {
        *least = (*least).min(lines);
    }
}

fn count(map: &mut Map, spaces: SpaceSet) {
    for space in spaces {
        map[space.index()] += 1;
    }
}
