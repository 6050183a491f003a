//! Large fighters: head and tail on two adjacent spaces, or the head alone on one (R22.7, R23.5, R24.8).

use std::collections::HashSet;

use crate::choice::{Opt, Options};
use crate::def::Match;
use crate::ids::*;
use crate::program::Through;
use crate::state::{Public, State, Walk};
use crate::walk::range;

/// How a large fighter would stand after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Stance {
    pub head: SpaceId,
    pub tail: Tail,
    /// Whom it passed, as bits, where the way is asked for.
    passed: u64,
}

impl Stance {
    fn option(self, fighter: FighterId) -> Opt {
        Opt::MoveLarge { fighter, to: self.head, tail: self.tail, via: FighterSet(self.passed).into() }
    }

    fn spaces(self) -> SpaceSet {
        SpaceSet::one(self.head) | self.tail.get().map_or(SpaceSet::EMPTY, SpaceSet::one)
    }
}

/// A point of a way of a large fighter, and the one before it.
#[derive(Clone, Copy)]
struct Stride {
    stance: Stance,
    spent: u8,
    before: Option<usize>,
}

/// The place of a large fighter in the rows of tails.
fn slot(m: &Match, fighter: FighterId) -> usize {
    (m.large.0 & ((1 << fighter.0) - 1)).count_ones() as usize % MAX_LARGE
}

/// Where everybody stands lies open.
impl Public {
    /// Where the tail of a large fighter lies; others have none.
    #[inline]
    pub fn tail_of(&self, m: &Match, fighter: FighterId) -> Option<SpaceId> {
        if m.large.has(fighter) { self.tails[slot(m, fighter)].get() } else { None }
    }

    /// All spaces where a fighter stands: one, of a large one with a tail two, of one off the board none.
    #[inline]
    pub fn body(&self, m: &Match, fighter: FighterId) -> SpaceSet {
        let head = self.space_of(fighter).map_or(SpaceSet::EMPTY, SpaceSet::one);
        if m.large.has(fighter) { head | self.tail_set(m, fighter) } else { head }
    }

    #[cold]
    fn tail_set(&self, m: &Match, fighter: FighterId) -> SpaceSet {
        self.tails[slot(m, fighter)].get().map_or(SpaceSet::EMPTY, SpaceSet::one)
    }

    /// All spaces where a fighter stood when this turn began.
    pub(crate) fn turn_body(&self, m: &Match, fighter: FighterId) -> SpaceSet {
        let pos = self.turn_pos[fighter.index()];
        let head = if pos == NONE { SpaceSet::EMPTY } else { SpaceSet::one(SpaceId(pos)) };
        let tail = if m.large.has(fighter) { self.turn_tails[slot(m, fighter)].get() } else { None };
        head | tail.map_or(SpaceSet::EMPTY, SpaceSet::one)
    }

    /// The turn begins, or is taken to begin, as all stand now.
    #[inline]
    pub(crate) fn note_places(&mut self, m: &Match) {
        self.turn_pos = self.pos;
        if !m.large.is_empty() {
            self.turn_tails = self.tails;
        }
    }

    /// Puts a large fighter on its spaces, from wherever it was.
    #[cold]
    pub(crate) fn stand_large(&mut self, m: &Match, fighter: FighterId, head: SpaceId, tail: Option<SpaceId>) {
        let before = self.body(m, fighter);
        self.pos[fighter.index()] = head.0;
        self.tails[slot(m, fighter)] = tail.into();
        self.here.insert(fighter);
        let now = self.body(m, fighter);
        if !before.minus(now).is_empty() {
            self.past.left.insert(fighter);
        }
        let big = &mut self.big[m.team_of(fighter)];
        *big = big.minus(before) | now;
    }

    /// A large fighter about to leave the board stands on one space.
    #[cold]
    pub(crate) fn draw_in_tail(&mut self, m: &Match, fighter: FighterId) {
        if let Some(head) = self.space_of(fighter) {
            self.stand_large(m, fighter, head, None);
        }
    }

    /// R7.16: two fighters of whom one is large change places. Two large ones change all their spaces. With another it is the head
    /// that goes, and the tail stays where it lies if the head comes to stand beside it.
    #[cold]
    pub(crate) fn swap_large(&mut self, m: &Match, (a, at): (FighterId, SpaceId), (b, to): (FighterId, SpaceId)) {
        let tails = [self.tail_of(m, a), self.tail_of(m, b)];
        let both = m.large.has(a) && m.large.has(b);
        let kept =
            |tail: Option<SpaceId>, head: SpaceId| tail.filter(|&tail| self.tables(m).at(head).adjacent.has(tail));
        let tails = if both { [tails[1], tails[0]] } else { [kept(tails[0], to), kept(tails[1], at)] };
        self.lift(m, a);
        self.lift(m, b);
        for (fighter, head, tail) in [(a, to, tails[0]), (b, at, tails[1])] {
            if m.large.has(fighter) {
                self.stand_large(m, fighter, head, tail);
            } else {
                self.stand(m, fighter, head);
            }
        }
    }

    /// The spaces that two fighters stand on after a swap, and those that do not leave them room there.
    #[cold]
    pub(crate) fn large_fit_swapped(&self, m: &Match, a: FighterId, b: FighterId) -> bool {
        let mut swapped = *self;
        let [Some(at), Some(to)] = [a, b].map(|fighter| self.space_of(fighter)) else { return false };
        swapped.swap_large(m, (a, at), (b, to));
        let bodies = [a, b].map(|fighter| swapped.body(m, fighter));
        let fits = |(fighter, body): (FighterId, SpaceSet)| {
            let small = m.small.has(fighter);
            let stays = |space: SpaceId| {
                let alike =
                    |&id: &FighterId| id != fighter && m.small.has(id) == small && swapped.body(m, id).has(space);
                swapped.on_board().iter().filter(alike).count()
            };
            body.iter().all(|space| stays(space) < if small { 4 } else { 1 })
        };
        [a, b].into_iter().zip(bodies).all(fits)
    }

    /// R3.3: adjacent is what is adjacent to head or tail; nobody is adjacent to itself.
    #[cold]
    pub(crate) fn large_adjacent(&self, m: &Match, a: FighterId, b: FighterId) -> bool {
        let (one, other) = (self.body(m, a), self.body(m, b));
        let shared = !(one & other).is_empty() && (m.small.has(a) || m.small.has(b));
        a != b && (shared || !(self.adjacent_spaces(m, one) & other).is_empty())
    }

    /// The spaces next to any of these, themselves included where they are next to each other.
    fn adjacent_spaces(&self, m: &Match, of: SpaceSet) -> SpaceSet {
        let tables = self.tables(m);
        of.iter().fold(SpaceSet::EMPTY, |set, space| set | tables.at(space).adjacent)
    }

    /// The spaces next to a fighter, where it does not stand itself (R3.3, R24.5: a small one is next to its own).
    pub fn next_to(&self, m: &Match, fighter: FighterId) -> SpaceSet {
        let body = self.body(m, fighter);
        let around = self.adjacent_spaces(m, body);
        if m.small.has(fighter) { around | body } else { around.minus(body) }
    }

    /// R3.7: the spaces that share a zone with one of the spaces of a fighter.
    pub fn zone_of(&self, m: &Match, fighter: FighterId) -> SpaceSet {
        self.in_zones_of(m, self.body(m, fighter))
    }

    /// The spaces that share a zone with one of these.
    pub(crate) fn in_zones_of(&self, m: &Match, spaces: SpaceSet) -> SpaceSet {
        let tables = self.tables(m);
        spaces.iter().fold(SpaceSet::EMPTY, |set, space| set | tables.at(space).same_zone)
    }

    /// R3.8: the zones that a fighter is in, as bits over those of the board.
    pub fn zone_bits(&self, m: &Match, fighter: FighterId) -> u32 {
        self.body(m, fighter).iter().fold(0, |zones, space| zones | m.board.spaces[space.index()].zones)
    }

    /// R3.9: the spaces at most so many lines from one of the spaces of a fighter.
    pub(crate) fn near_fighter(&self, m: &Match, fighter: FighterId, lines: u8) -> SpaceSet {
        let tables = self.tables(m);
        self.body(m, fighter).iter().fold(SpaceSet::EMPTY, |set, space| set | tables.near(space, lines))
    }

    /// R3.9: the least number of lines from a fighter to a space; `u8::MAX` without a path.
    pub fn lines_to(&self, m: &Match, fighter: FighterId, to: SpaceId) -> u8 {
        let tables = self.tables(m);
        self.body(m, fighter).iter().map(|at| tables.distance(at, to)).min().unwrap_or(u8::MAX)
    }

    /// R3.9: the least number of lines between two fighters; `u8::MAX` without a path.
    pub fn lines_apart(&self, m: &Match, a: FighterId, b: FighterId) -> u8 {
        self.body(m, b).iter().map(|to| self.lines_to(m, a, to)).min().unwrap_or(u8::MAX)
    }

    /// R10.3 to R10.6: the spaces where a fighter can attack everybody from where it stands.
    pub fn reach_of(&self, m: &Match, fighter: FighterId) -> SpaceSet {
        let tables = self.tables(m);
        self.body(m, fighter).iter().fold(SpaceSet::EMPTY, |set, at| set | range(m, tables, fighter, at))
    }

    /// Whether a fighter can attack another, where there are large ones.
    #[cold]
    pub(crate) fn large_in_range(&self, m: &Match, a: FighterId, b: FighterId) -> bool {
        let (one, other) = (self.body(m, a), self.body(m, b));
        let shared = !(one & other).is_empty() && m.small.has(b);
        shared || !(self.reach_of(m, a) & other).is_empty()
    }

    /// Of some fighters those whom one can attack, where there are large ones.
    #[cold]
    pub(crate) fn large_strikes(&self, m: &Match, by: FighterId, among: FighterSet) -> FighterSet {
        let (one, range) = (self.body(m, by), self.reach_of(m, by));
        let hit = |other: &FighterId| {
            let body = self.body(m, *other);
            !(range & body).is_empty() || m.small.has(*other) && !(one & body).is_empty()
        };
        among.iter().filter(hit).collect()
    }

    /// R22.7: a large fighter stands across a door, so that it cannot be closed.
    #[inline]
    pub fn is_held_open(&self, m: &Match, door: DoorId) -> bool {
        !m.large.is_empty() && self.stands_across(m, door)
    }

    #[cold]
    fn stands_across(&self, m: &Match, door: DoorId) -> bool {
        let lines = &m.board.doors[door.index()].lines;
        (m.large & self.here).iter().any(|fighter| {
            let line = self.space_of(fighter).zip(self.tail_of(m, fighter));
            let line = line.and_then(|(head, tail)| m.board.line_between(head, tail));
            line.is_some_and(|line| lines.contains(&line.index()))
        })
    }

    /// How a large fighter can stand after a move of these steps. Turning round alone is no move, unless just so many steps lead to it.
    #[cold]
    pub(crate) fn large_ends(
        &self,
        m: &Match,
        fighter: FighterId,
        steps: u8,
        exact: bool,
        through: Through,
    ) -> Vec<Stance> {
        let body = self.body(m, fighter);
        let Some(head) = self.space_of(fighter) else { return Vec::new() };
        let terrain = self.terrain(m, fighter, through);
        // R23.5: along lines alone. A move starts from either space.
        let spread = |from: SpaceSet| self.adjacent_spaces(m, from.minus(terrain.stops)).minus(terrain.block);
        let (before, last) = if exact {
            if steps == 0 {
                return vec![Stance { head, tail: self.tail_of(m, fighter).into(), passed: 0 }];
            }
            let before = (1..steps).fold(body, |edge, _| spread(edge));
            (before, before)
        } else {
            // Spaces that cost nothing are entered along with the step before them.
            let with_free = |mut seen: SpaceSet| {
                loop {
                    let more = (spread(seen) & terrain.free).minus(seen);
                    if more.is_empty() {
                        return seen;
                    }
                    seen |= more;
                }
            };
            let (mut before, mut seen) = (SpaceSet::EMPTY, with_free(body));
            for _ in 0..steps {
                before = seen;
                seen = with_free(seen | spread(seen));
                if seen == before {
                    break;
                }
            }
            (before, seen)
        };
        let mut ends = Vec::new();
        // The tail comes to lie where the head has been last.
        for tail in last.minus(terrain.stops).minus(terrain.full) {
            let mut heads = self.adjacent_spaces(m, SpaceSet::one(tail)).minus(terrain.block).minus(terrain.full);
            if !before.has(tail) {
                heads = heads & terrain.free;
            }
            for head in heads {
                let stance = Stance { head, tail: Some(tail).into(), passed: 0 };
                if exact || stance.spaces() != body {
                    ends.push(stance);
                }
            }
        }
        ends.sort_unstable();
        ends
    }

    /// The ends of a move of a large fighter whose way matters, each with the sets of fighters passed on the way (R7.8).
    #[cold]
    fn large_ends_passing(&self, m: &Match, walk: &Walk, fighter: FighterId) -> Vec<Stance> {
        let full = self.terrain(m, fighter, walk.through).full;
        let body = self.body(m, fighter);
        let arrives = |stride: &Stride| {
            let far_enough = if walk.exact { stride.spent == walk.steps } else { stride.before.is_some() };
            let moved = walk.exact || stride.stance.spaces() != body || stride.stance.passed != 0;
            far_enough && moved && (stride.stance.spaces() & full).is_empty()
        };
        let ways = self.large_ways(m, walk, fighter, walk.steps);
        let mut ends: Vec<Stance> = ways.iter().filter(|stride| arrives(stride)).map(|stride| stride.stance).collect();
        ends.sort_unstable();
        ends.dedup();
        ends
    }

    /// Every point that a walk of a large fighter can come to; the first ones are those where it starts.
    #[cold]
    fn large_ways(&self, m: &Match, walk: &Walk, fighter: FighterId, most: u8) -> Vec<Stride> {
        let Some(head) = self.space_of(fighter) else { return Vec::new() };
        let (tail, body) = (self.tail_of(m, fighter), self.body(m, fighter));
        let terrain = self.terrain(m, fighter, walk.through);
        let counted = self.tracked(m, walk);
        let passed_at = |space: SpaceId| -> FighterSet {
            let there = |other: &FighterId| *other != fighter && self.body(m, *other).has(space);
            if body.has(space) { FighterSet::EMPTY } else { counted.iter().filter(there).collect() }
        };
        let count = walk.exact || !terrain.free.is_empty();
        let start = |head: SpaceId, tail: Option<SpaceId>| {
            let stance = Stance { head, tail: tail.into(), passed: 0 };
            Stride { stance, spent: 0, before: None }
        };
        let mut found = vec![start(head, tail)];
        found.extend(tail.map(|tail| start(tail, Some(head))));
        // Where it starts does not count: it may come back there.
        let mut known = HashSet::new();
        let mut next = 0;
        while next < found.len() {
            let here = found[next];
            if terrain.stops.has(here.stance.head) {
                next += 1;
                continue;
            }
            let passed = here.stance.passed | passed_at(here.stance.head).0;
            let around = self.adjacent_spaces(m, SpaceSet::one(here.stance.head));
            for head in around.minus(terrain.block) {
                let free = !walk.exact && terrain.free.has(head);
                let spent = here.spent + u8::from(!free);
                let stance = Stance { head, tail: Some(here.stance.head).into(), passed };
                if spent <= most && known.insert((stance, if count { spent } else { 0 })) {
                    found.push(Stride { stance, spent, before: Some(next) });
                }
            }
            next += 1;
        }
        found
    }

    /// One way of a move of a large fighter: the space from which it starts, and each space that its head comes to.
    #[cold]
    pub(crate) fn large_path(&self, m: &Match, walks: &[Walk], most: u8, opt: Opt) -> Option<(SpaceId, Vec<SpaceId>)> {
        let Opt::MoveLarge { fighter, to, tail, via } = opt else { return None };
        walks.iter().find_map(|walk| {
            let ways = self.large_ways(m, walk, fighter, most);
            let arrives = |stride: &Stride| {
                let far_enough = if walk.exact { stride.spent == most } else { stride.before.is_some() };
                far_enough && stride.stance == Stance { head: to, tail, passed: via.get().0 }
            };
            let mut at = ways.iter().position(arrives)?;
            let mut path = Vec::new();
            while let Some(before) = ways[at].before {
                path.push(ways[at].stance.head);
                at = before;
            }
            path.reverse();
            Some((ways[at].stance.head, path))
        })
    }

    /// The least steps of a move of a large fighter to its end.
    #[cold]
    pub(crate) fn large_steps(&self, m: &Match, opt: Opt, most: u8, through: Through) -> u8 {
        let Opt::MoveLarge { fighter, to, tail, .. } = opt else { return 0 };
        let ends = |steps: u8| self.large_ends(m, fighter, steps, false, through);
        let arrives = |steps: &u8| ends(*steps).iter().any(|stance| stance.head == to && stance.tail == tail);
        (0..most).find(arrives).unwrap_or(most)
    }
}

impl State {
    /// The moves of a large fighter in a walk, which is its own.
    #[cold]
    pub(crate) fn large_options(&self, m: &Match, walk: &Walk, fighter: FighterId, steps: u8, out: &mut Options) {
        let ends = match walk.track {
            Some(_) => self.large_ends_passing(m, &Walk { steps, ..*walk }, fighter),
            None => self.large_ends(m, fighter, steps, walk.exact, walk.through),
        };
        ends.into_iter().for_each(|stance| out.push(stance.option(fighter)));
    }

    /// Placings of a fighter on each of these spaces; a large one may lay its tail into one of `tails` beside it.
    pub(crate) fn push_places(
        &self,
        m: &Match,
        fighter: FighterId,
        heads: SpaceSet,
        tails: SpaceSet,
        out: &mut Options,
    ) {
        if !m.large.has(fighter) {
            return out.push_each(heads.iter(), |space| Opt::Place { fighter, space, tail: Tail::NONE });
        }
        for space in heads {
            out.push(Opt::Place { fighter, space, tail: Tail::NONE });
            let beside = self.tables(m).at(space).adjacent & tails;
            out.push_each(beside.iter(), |tail| Opt::Place { fighter, space, tail: Some(tail).into() });
        }
    }

    /// Placings of a fighter on each of these spaces, the tail of a large one wherever it could end a move.
    pub(crate) fn push_free_places(&self, m: &Match, fighter: FighterId, heads: SpaceSet, out: &mut Options) {
        let tails = if m.large.has(fighter) { self.can_end(m, fighter) } else { SpaceSet::EMPTY };
        self.push_places(m, fighter, heads, tails, out);
    }
}
