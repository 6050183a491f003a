//! What a seat sees, written over what was written there before: only what may have changed since is touched. `observe` and
//! `describe` are the plain form of the same, and a test holds the two together, number by number.

use peerless_rules::*;

use crate::observe::*;
use crate::option::describe_for;
use crate::rows::*;
use crate::{Facts, Line, SeatFacts};

/// Remembers what stands in the rows of a game, so that the next question need not write all of them anew. The rows are the
/// caller's, who changes nothing in them.
#[derive(Clone)]
pub struct Page {
    /// Whose numbers they are; nobody's in a page that knows nothing of its rows.
    seat: Option<SeatId>,
    asked: Option<usize>,
    asking: Option<(SeatId, CardId)>,
    fighting: [Option<(SeatId, CardId)>; 2],
    /// How many cards of each seat were known, and how many rows the hand took.
    known: [u8; MAX_SEATS],
    hand: usize,
    /// How many options have a row.
    options: usize,
    layout: Layout,
    /// How many spaces are next to each as the doors stand.
    next_to: Map,
    holdings: [Holding; MAX_SEATS],
}

impl Default for Page {
    fn default() -> Self {
        Self::new()
    }
}

impl Page {
    /// A page that knows nothing of its rows.
    pub const fn new() -> Self {
        Self {
            seat: None,
            asked: None,
            asking: None,
            fighting: [None; 2],
            known: [0; MAX_SEATS],
            hand: 0,
            options: 0,
            layout: Layout::EMPTY,
            next_to: [0; MAX_SPACES],
            holdings: [Holding::EMPTY; MAX_SEATS],
        }
    }

    /// Another match is played from now on: what stands in the observation is of no use.
    pub fn begin(&mut self) {
        self.seat = None;
    }

    /// Writes down what a seat sees, as `observe` does.
    pub fn observe(&mut self, m: &Match, facts: &Facts, state: &State, me: SeatId, out: &mut [i8]) {
        let glance = &state.glance(m, me);
        let turned = self.seat != Some(me);
        if self.seat.is_none() {
            self.clear(facts, out);
        }
        let moved = turned || !glance.lies_as(&self.layout);
        let sides = Sides::new(m, glance, me, glance.fight(m));
        let [whole, asked, asking, fighting, seats, fighters, cards, board] = split(out, m.seats.len());
        if let Some(row) = whole.first_chunk_mut() {
            *row = [0; GameRow::LEN];
            game(m, glance, &sides, glance.values(m).map(|value| value.unwrap_or(0)), &mut Row(row));
        }
        if let Some(before) = self.asked.take() {
            asked[before] = 0;
        }
        let mut card = None;
        if let Some(question) = sides.question {
            let kind = kind_of(question);
            asked[kind] = 1;
            self.asked = Some(kind);
            card = asking_card(question);
        }
        put_other(facts, &mut self.asking, card, asking);
        let fought = sides.fight.map_or([None; 2], |fight| fight.sides.map(|side| Some((side.seat, side.card?))));
        for ((before, card), row) in self.fighting.iter_mut().zip(fought).zip(fighting.chunks_exact_mut(CARD)) {
            put_other(facts, before, card, row);
        }
        let mut reach = [SpaceSet::EMPTY; MAX_FIGHTERS];
        if moved {
            reach = reaches(m, glance, sides.here);
            // Where somebody stands on two spaces, all is worked out anew.
            if m.large.is_empty() {
                self.spaces(m, facts, glance, &sides, &reach, board);
            } else {
                spaces(m, facts, glance, &sides, board);
            }
            self.layout = glance.layout();
        }
        let board = board.as_chunks().0;
        let (fighters, _) = fighters.as_chunks_mut();
        let rows = seats.chunks_exact_mut(SEAT).zip(fighters.chunks_exact_mut(MAX_SEAT_FIGHTERS));
        for (seat, (row, fighters)) in order(m, me).zip(rows) {
            let index = seat.index();
            let Some((own, rest)) = row.split_first_chunk_mut() else { continue };
            let (ability, sums) = rest.split_at_mut(DeedRow::LEN);
            let dealt = turned || !glance.holds_as(seat, &self.holdings[index]);
            let mut known = [0; MAX_CARDS];
            if dealt {
                self.holdings[index] = glance.holding(seat);
                self.known[index] = add_up(m, &facts.seats[index], glance, seat, &mut known, sums);
            }
            let known = &known[..usize::from(self.known[index])];
            if dealt && seat == me {
                let rows = hand(&facts.seats[index], known, cards);
                cards[rows * CARD..self.hand.max(rows) * CARD].fill(0);
                self.hand = rows;
            }
            if turned {
                *own = [0; PlayerRow::LEN];
                ability.copy_from_slice(&facts.seats[index].ability.all);
                fighters.fill([0; FighterRow::LEN]);
            }
            let counts = Counts {
                hand: glance.hand_size(seat),
                known: known.len(),
                deck: glance.deck_size(seat),
                pile: glance.pile_kinds(seat).len(),
            };
            player(m, glance, &sides, seat, &counts, &mut Row(own));
            for (one, row) in m.seat(seat).fighters.iter().zip(fighters) {
                let row = &mut Row(row);
                if turned {
                    fighter(m, &sides, one, row);
                }
                fighter_now(m, glance, &sides, one, row);
                if dealt {
                    fighter_uses(m, known, one, row);
                }
                if moved {
                    stand(m, facts, glance, &sides, &reach, board, one, row);
                }
            }
        }
        self.seat = Some(me);
    }

    /// Writes down the options of the question that a seat is asked, as `describe` does, and zeros over those of the question before.
    /// `seen` is what `observe` wrote for it.
    pub fn describe(
        &mut self,
        m: &Match,
        facts: &Facts,
        state: &State,
        seen: &[i8],
        options: impl Iterator<Item = Opt>,
        rows: &mut [[i8; OPTION]],
    ) {
        let me = self.seat.unwrap_or(SeatId(0));
        let glance = &state.glance(m, me);
        let (spaces, _) = seen[seen.len() - MAX_SPACES * SpaceRow::LEN..].as_chunks::<{ SpaceRow::LEN }>();
        // Of the moves of a fighter only a few numbers differ.
        let mut mover: Option<(FighterId, [i8; HEAD], SpaceId, &[u8; MAX_SPACES])> = None;
        let mut count = 0;
        for (opt, row) in options.zip(&mut *rows) {
            count += 1;
            if let (Opt::Move { fighter, to, via }, Some((of, head, from, lines))) = (opt, &mover)
                && fighter == *of
            {
                let Some((start, rest)) = row.split_first_chunk_mut::<HEAD>() else { continue };
                let Some((space, card)) = rest.split_first_chunk_mut::<{ SpaceRow::LEN }>() else { continue };
                let Some(card) = card.first_chunk_mut::<CARD>() else { continue };
                *start = *head;
                start[KINDS.len() + ChoiceRow::Stays as usize] = i8::from(*from == to);
                start[KINDS.len() + ChoiceRow::Steps as usize] = lines[to.index()].min(FAR) as i8;
                start[KINDS.len() + ChoiceRow::Passed as usize] = via.get().len() as i8;
                *space = spaces[to.index()];
                *card = [0; CARD];
                continue;
            }
            describe_for(m, facts, glance, me, glance.own_kinds(), seen, opt, row);
            if let Opt::Move { fighter, .. } = opt
                && !m.large.has(fighter)
                && let (Some(from), Some(head)) = (glance.space_of(fighter), row.first_chunk())
            {
                mover = Some((fighter, *head, from, glance.around(m, from).distances));
            }
        }
        rows[count..self.options.max(count)].fill([0; OPTION]);
        self.options = count;
    }

    fn clear(&mut self, facts: &Facts, out: &mut [i8]) {
        out.fill(0);
        let board = out.len() - MAX_SPACES * SpaceRow::LEN;
        let (rows, _) = out[board..].as_chunks_mut();
        rows[..facts.spaces.len()].copy_from_slice(&facts.spaces);
        (self.asked, self.asking, self.fighting, self.hand) = (None, None, [None; 2], 0);
        self.next_to = [NOT_COUNTED; MAX_SPACES];
    }

    fn spaces(
        &mut self,
        m: &Match,
        facts: &Facts,
        glance: &Glance,
        sides: &Sides,
        reach: &[SpaceSet; MAX_FIGHTERS],
        rows: &mut [i8],
    ) {
        let (mut own, mut hero, mut enemy, mut enemy_hero): (Map, Map, Map, Map) =
            ([FAR; MAX_SPACES], [FAR; MAX_SPACES], [FAR; MAX_SPACES], [FAR; MAX_SPACES]);
        let (mut threats, mut near, mut zone, mut friends): (Map, Map, Map, Map) =
            ([0; MAX_SPACES], [0; MAX_SPACES], [0; MAX_SPACES], [0; MAX_SPACES]);
        if self.next_to[0] == NOT_COUNTED || glance.layout().doors() != self.layout.doors() {
            for (space, count) in m.board.space_ids().zip(&mut self.next_to) {
                *count = glance.around(m, space).adjacent.len() as u8;
            }
        }
        let mut exits = self.next_to;
        for space in sides.taken {
            for next in glance.around(m, space).adjacent {
                exits[next.index() % MAX_SPACES] -= 1;
            }
        }
        for fighter in sides.here {
            let Some(at) = glance.space_of(fighter) else { continue };
            let around = glance.around(m, at);
            let is_hero = facts.heroes.has(fighter);
            if sides.foes.has(fighter) {
                nearer(if is_hero { &mut enemy_hero } else { &mut enemy }, around.distances);
                count(&mut threats, reach[fighter.index()]);
                count(&mut near, around.adjacent);
                count(&mut zone, around.same_zone);
            } else {
                count(&mut friends, around.adjacent);
                if sides.own.has(fighter) {
                    nearer(if is_hero { &mut hero } else { &mut own }, around.distances);
                }
            }
        }
        nearer(&mut own, &hero);
        nearer(&mut enemy, &enemy_hero);
        let (places, _) = rows.as_chunks_mut::<{ SpaceRow::LEN }>();
        for (index, row) in places.iter_mut().enumerate().take(facts.spaces.len().min(MAX_SPACES)) {
            // What stands and lies there, then what it is near to.
            row[SpaceRow::Item as usize..SpaceRow::FromHero as usize].fill(0);
            row[SpaceRow::FromHero as usize] = hero[index] as i8;
            row[SpaceRow::FromOwn as usize] = own[index] as i8;
            row[SpaceRow::FromEnemy as usize] = enemy[index] as i8;
            row[SpaceRow::FromEnemyHero as usize] = enemy_hero[index] as i8;
            row[SpaceRow::Threats as usize] = threats[index] as i8;
            row[SpaceRow::EnemiesNear as usize] = near[index] as i8;
            row[SpaceRow::EnemiesInZone as usize] = zone[index] as i8;
            row[SpaceRow::FriendsNear as usize] = friends[index] as i8;
            row[SpaceRow::Exits as usize] = exits[index] as i8;
        }
        marks(m, facts, glance, sides, rows);
    }
}

/// How many numbers of an option come before its space and its card.
const HEAD: usize = KINDS.len() + ChoiceRow::LEN;

/// In place of the neighbours of a space: they have to be counted.
const NOT_COUNTED: u8 = u8::MAX;

/// Writes down a card if it is another one than before.
fn put_other(facts: &Facts, before: &mut Option<(SeatId, CardId)>, card: Option<(SeatId, CardId)>, row: &mut [i8]) {
    if *before != card {
        row.fill(0);
        put_card(facts, card, row);
        *before = card;
    }
}

/// Where a fighter stands, if it does, as `fighter_stands` has it. Most of it was written down for its space already.
#[expect(clippy::too_many_arguments, reason = "what one pass over the board works out")]
fn stand(
    m: &Match,
    facts: &Facts,
    glance: &Glance,
    sides: &Sides,
    reach: &[SpaceSet; MAX_FIGHTERS],
    board: &[[i8; SpaceRow::LEN]],
    one: FighterId,
    row: &mut Row<{ FighterRow::LEN }>,
) {
    let Some(at) = glance.space_of(one) else {
        row.set(FighterRow::Standing as usize, 0);
        for number in FighterRow::Targets as usize..=FighterRow::Item as usize {
            row.set(number, 0);
        }
        return;
    };
    let friend = sides.friends.has(one);
    if !friend && m.seats.len() > 2 || !m.large.is_empty() {
        // Whom it stands against is not who is near in the row of its space, or it has two of them.
        return fighter_stands(m, facts, glance, sides, reach, one, row);
    }
    let (mut targets, mut threats) = (0, 0);
    for other in if friend { sides.foes } else { sides.here & sides.friends } {
        if let Some(to) = glance.space_of(other) {
            targets += i8::from(reach[one.index()].has(to));
            threats += i8::from(reach[other.index()].has(at));
        }
    }
    let here = &board[at.index()];
    let (hero, foe) = match friend {
        true => (SpaceRow::FromEnemyHero, SpaceRow::FromEnemy),
        false => (SpaceRow::FromHero, SpaceRow::FromOwn),
    };
    row.set(FighterRow::Standing as usize, 1);
    row.set(FighterRow::Targets as usize, targets);
    row.set(FighterRow::Threats as usize, threats);
    row.set(FighterRow::NearHero as usize, here[hero as usize]);
    row.set(FighterRow::NearFoe as usize, here[foe as usize]);
    row.set(FighterRow::Exits as usize, here[SpaceRow::Exits as usize]);
    row.set(FighterRow::Zones as usize, here[SpaceRow::Zones as usize]);
    row.set(FighterRow::Item as usize, here[SpaceRow::Item as usize]);
}

/// What the known cards of a seat's hand, those that cannot be placed and those of its pile come to. Says how many are known, and puts
/// them into `hand`.
fn add_up(
    m: &Match,
    facts: &SeatFacts,
    glance: &Glance,
    seat: SeatId,
    hand: &mut [u8; MAX_CARDS],
    out: &mut [i8],
) -> u8 {
    let mut unseen = [0; MAX_CARDS];
    let (mut known_count, mut unseen_count) = (0, 0);
    let known = |kind: u8| {
        hand[known_count] = kind;
        known_count += 1;
    };
    let hidden = |kind: u8| {
        unseen[unseen_count] = kind;
        unseen_count += 1;
    };
    glance.each_kind(m, seat, known, hidden);
    let piles = [&hand[..known_count], &unseen[..unseen_count], glance.pile_kinds(seat)];
    for (kinds, row) in piles.into_iter().zip(out.as_chunks_mut::<CARD>().0) {
        let mut sum = Line::EMPTY;
        for &kind in kinds {
            sum.add(&facts.lines[usize::from(kind)]);
        }
        if let Some(numbers) = sum.0.first_chunk() {
            *row = *numbers;
        }
    }
    known_count as u8
}
