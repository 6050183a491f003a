//! Where fighters can go (R7, R22, R23, R24).

use std::collections::HashSet;

use crate::board::Tables;
use crate::chance::mix;
use crate::choice::{Going, Opt};
use crate::def::Match;
use crate::ids::*;
use crate::program::{Through, Whose};
use crate::state::{Frame, Public, Walk, own_place};

/// What the others on the board mean for one fighter's move.
pub(crate) struct Terrain {
    /// Spaces that it may not enter (R7.3).
    pub block: SpaceSet,
    /// Spaces where it may not end (R7.4, R24.2).
    pub full: SpaceSet,
    /// Spaces that cost no movement.
    pub free: SpaceSet,
    /// Spaces that are next to each other for it.
    joined: SpaceSet,
    /// Spaces where a move is interrupted, because a token there does something.
    pub stops: SpaceSet,
}

impl Terrain {
    /// The spaces one step from some spaces.
    fn spread(&self, tables: &Tables, from: SpaceSet) -> SpaceSet {
        let from = from.minus(self.stops);
        // From one alone, a step leads to the others.
        let joined = match (from & self.joined).len() {
            0 => SpaceSet::EMPTY,
            1 => self.joined.minus(from),
            _ => self.joined,
        };
        tables.spread(from) | joined
    }
}

/// What the others on the board mean for all moves of one walk through friends.
pub(crate) struct PlainWalk<'m> {
    tables: &'m Tables,
    /// Spaces where no small fighter may end (R24.2).
    crowded: SpaceSet,
    /// Spaces where no other may end (R7.4).
    big: SpaceSet,
}

/// A point of a way: the space, the fighters passed so far, and the movement spent.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Footing {
    space: SpaceId,
    passed: FighterSet,
    spent: u8,
}

/// Where fighters stand and may go lies open to all.
/// Whom a walk of a fighter may have to remember.
fn may_track(m: &Match, walk: &Walk, fighter: FighterId) -> Option<Whose> {
    let own = m.fighter(fighter);
    if walk.maneuver { m.seat(own.seat).hero.may_track(own.named) } else { None }
}

impl Public {
    #[inline]
    pub(crate) fn tables<'m>(&self, m: &'m Match) -> &'m Tables {
        &m.tables[usize::from(self.doors)]
    }

    pub(crate) fn terrain(&self, m: &Match, fighter: FighterId, through: Through) -> Terrain {
        let me = m.fighter(fighter);
        let mut block = self.blocked(m, fighter, through);
        let mut free = match through {
            Through::SidekicksFree => self.spaces_of(m, m.sidekicks.minus(FighterSet::one(fighter))),
            Through::TokensFree { of, kind } => self.token_spaces(m, SeatId(of), kind),
            Through::Friends | Through::Opposing | Through::Sidekicks => SpaceSet::EMPTY,
        };
        let mut joined = SpaceSet::EMPTY;
        if m.paths.has(fighter) {
            let owner_moves = self.open_walk().is_some_and(|walk| walk.seat == me.seat);
            for path in m.seat(me.seat).hero.ability.paths.iter().filter(|path| path.fighter == me.named) {
                let spaces = self.token_spaces(m, me.seat, path.token);
                match path.free {
                    true if owner_moves => free |= spaces,
                    true => {}
                    false => joined |= spaces,
                }
            }
        }
        let full = if me.small {
            self.crowded(m, FighterSet::one(fighter))
        } else {
            self.all_big().minus(self.body(m, fighter))
        };
        let mut stops = SpaceSet::EMPTY;
        if m.traps {
            stops = self.stops(m, fighter);
            // A large one does not go where it could not stop; others come back from there.
            if me.large {
                block |= stops & full;
            }
            if self.walks_by_line(m, fighter) {
                stops |= m.board.all().minus(full).minus(free).minus(self.body(m, fighter));
            }
        }
        Terrain { block, full, free, joined, stops }
    }

    /// The spaces where a move cannot end (R7.4). Where a token interrupts it, it comes back from such a space, and ends.
    #[inline]
    fn no_ends(terrain: &Terrain) -> SpaceSet {
        terrain.full.minus(terrain.stops)
    }

    /// Where a fighter goes back to whose move is interrupted in a space where it cannot stay: the last space of its way where it can.
    #[cold]
    pub(crate) fn comes_back(&self, m: &Match, opt: Opt, through: Through) -> Option<SpaceId> {
        let Opt::Move { fighter, to, .. } = opt else { return None };
        let terrain = self.terrain(m, fighter, through);
        if !(terrain.full & terrain.stops).has(to) {
            return None;
        }
        let path = self.path(m, opt);
        path.into_iter().rev().find(|&space| !terrain.full.has(space)).or(self.space_of(fighter))
    }

    /// The spaces with tokens that do something when a fighter enters, without its own.
    #[cold]
    fn stops(&self, m: &Match, fighter: FighterId) -> SpaceSet {
        let own = self.body(m, fighter);
        let traps = m.seat_ids().flat_map(|seat| {
            let kinds = m.seat(seat).hero.tokens.iter().enumerate().filter(|(_, token)| token.enter != 0);
            kinds.map(move |(kind, _)| self.token_spaces(m, seat, kind as u8))
        });
        traps.fold(SpaceSet::EMPTY, |set, spaces| set | spaces).minus(own)
    }

    /// Whether the open walk of a fighter goes line by line, because it matters along which it moves.
    #[cold]
    fn walks_by_line(&self, m: &Match, fighter: FighterId) -> bool {
        let Some(walk) = self.open_walk().filter(|walk| !walk.exact) else { return false };
        let [always, boosted] = m.line_walkers;
        always.has(fighter) || boosted.has(fighter) && is_own_boosted(m, walk, fighter)
    }

    /// The lines of a move that is on offer; of several ways one, where it does not go line by line.
    #[cold]
    pub(crate) fn lines_along(&self, m: &Match, opt: Opt) -> Vec<LineId> {
        let Some(Going { fighter, .. }) = opt.going() else { return Vec::new() };
        let [always, boosted] = m.line_walkers;
        if !(always | boosted).has(fighter) {
            return Vec::new();
        }
        let path = self.path(m, opt);
        let from = std::iter::once(self.start_of(m, opt)).chain(path.iter().copied().map(Some));
        let pairs = from.zip(path.iter().copied());
        pairs.filter_map(|(a, b)| m.board.line_between(a?, b)).collect()
    }

    /// Whether a move of a fighter to a space is interrupted there.
    #[inline]
    pub(crate) fn is_stopped(&self, m: &Match, fighter: FighterId, space: SpaceId, through: Through) -> bool {
        m.traps && self.terrain(m, fighter, through).stops.has(space)
    }

    /// R7.3: the spaces that a fighter may not enter.
    fn blocked(&self, m: &Match, fighter: FighterId, through: Through) -> SpaceSet {
        let me = m.fighter(fighter);
        if me.small {
            // R24.3: small fighters and those against them pass through each other.
            return SpaceSet::EMPTY;
        }
        match through {
            Through::Friends | Through::TokensFree { .. } => self.big_against(m.team_of(fighter)),
            Through::Opposing => SpaceSet::EMPTY,
            Through::SidekicksFree | Through::Sidekicks => {
                self.spaces_of(m, self.on_board().minus(m.friends(me.seat)).minus(m.sidekicks).minus(m.small))
            }
        }
    }

    /// The spaces of these fighters, as far as they are on the board.
    pub(crate) fn spaces_of(&self, m: &Match, fighters: FighterSet) -> SpaceSet {
        (fighters & self.on_board()).iter().fold(SpaceSet::EMPTY, |set, fighter| set | self.body(m, fighter))
    }

    /// R24.2: the spaces that hold four small fighters besides these.
    fn crowded(&self, m: &Match, besides: FighterSet) -> SpaceSet {
        // Counts all spaces at once: the sets are the digits, in base two.
        let (mut ones, mut twos, mut fours) = (SpaceSet::EMPTY, SpaceSet::EMPTY, SpaceSet::EMPTY);
        for other in (m.small & self.on_board()).minus(besides) {
            let at = SpaceSet::one(SpaceId(self.pos[other.index()]));
            fours |= at & ones & twos;
            twos = twos ^ (at & ones);
            ones = ones ^ at;
        }
        fours
    }

    /// Spaces where a fighter may be put or end a move, its own included (R7.4, R7.12).
    pub(crate) fn can_end(&self, m: &Match, fighter: FighterId) -> SpaceSet {
        m.board.all().minus(self.terrain(m, fighter, Through::Friends).full)
    }

    /// Spaces without any fighter (R7.13).
    pub(crate) fn empty_spaces(&self, m: &Match) -> SpaceSet {
        m.board.all().minus(self.all_big()).minus(self.spaces_of(m, m.small))
    }

    /// What is the same for all fighters of a walk through friends.
    #[inline]
    pub(crate) fn plain_walk<'m>(&self, m: &'m Match, left: FighterSet) -> PlainWalk<'m> {
        // Nobody ends where it stands, so that it does not matter who of a crowd is asked.
        let any_small = !(left & m.small).is_empty();
        let crowded = if any_small { self.crowded(m, FighterSet::EMPTY) } else { SpaceSet::EMPTY };
        PlainWalk { tables: self.tables(m), crowded, big: self.all_big() }
    }

    /// `reach` of a fighter through friends.
    #[inline]
    pub(crate) fn plain_reach(&self, m: &Match, walk: &PlainWalk, fighter: FighterId, steps: u8) -> SpaceSet {
        let Some(from) = self.space_of(fighter) else { return SpaceSet::EMPTY };
        if m.small.has(fighter) {
            // R24.3
            let ends = flood(walk.tables, from, steps, SpaceSet::EMPTY);
            return ends.minus(SpaceSet::one(from)).minus(walk.crowded);
        }
        let block = walk.big.minus(self.big[m.team_of(fighter)]);
        flood(walk.tables, from, steps, block).minus(walk.big)
    }

    /// Where a move of up to `steps` can end, of a large fighter with its head; the fighter's own space is left out.
    pub(crate) fn reach(&self, m: &Match, fighter: FighterId, steps: u8, through: Through) -> SpaceSet {
        if m.large.has(fighter) {
            return self.large_ends(m, fighter, steps, false, through).iter().map(|stance| stance.head).collect();
        }
        let Some(from) = self.space_of(fighter) else { return SpaceSet::EMPTY };
        let terrain = self.terrain(m, fighter, through);
        let tables = self.tables(m);
        let start = SpaceSet::one(from);
        if terrain.free.is_empty() && terrain.joined.is_empty() && terrain.stops.is_empty() {
            return flood(tables, from, steps, terrain.block).minus(start).minus(terrain.full);
        }
        // Spaces that cost nothing are entered along with the step before them.
        let with_free = |mut edge: SpaceSet, seen: SpaceSet| {
            loop {
                let more = (terrain.spread(tables, edge) & terrain.free).minus(terrain.block).minus(seen).minus(edge);
                if more.is_empty() {
                    return edge;
                }
                edge |= more;
            }
        };
        let mut edge = with_free(start, start);
        let mut seen = edge;
        for _ in 0..steps {
            edge = with_free(terrain.spread(tables, edge).minus(terrain.block).minus(seen), seen);
            if edge.is_empty() {
                break;
            }
            seen |= edge;
        }
        seen.minus(start).minus(Self::no_ends(&terrain))
    }

    /// Where a walk of exactly `steps` can end (R7.7).
    pub(crate) fn reach_exactly(&self, m: &Match, fighter: FighterId, steps: u8, through: Through) -> SpaceSet {
        let Some(from) = self.space_of(fighter) else { return SpaceSet::EMPTY };
        let terrain = self.terrain(m, fighter, through);
        let tables = self.tables(m);
        let mut edge = SpaceSet::one(from);
        for _ in 0..steps {
            edge = terrain.spread(tables, edge).minus(terrain.block);
        }
        edge.minus(terrain.full)
    }

    /// The least steps of a move from where the fighter stands to `to`.
    pub(crate) fn steps_to(&self, m: &Match, fighter: FighterId, to: SpaceId, most: u8, through: Through) -> u8 {
        let Some(from) = self.space_of(fighter) else { return 0 };
        if m.traps || m.paths.has(fighter) {
            let reaches = |&steps: &u8| from == to || self.reach(m, fighter, steps, through).has(to);
            return (0..most).find(reaches).unwrap_or(most);
        }
        let block = self.blocked(m, fighter, through);
        let tables = self.tables(m);
        // Mostly nothing blocked lies nearer than the end.
        let within = tables.within(from);
        let straight = within.iter().position(|near| near.has(to)).filter(|&steps| steps <= usize::from(most));
        if let Some(steps) = straight.filter(|&steps| steps == 0 || (within[steps - 1] & block).is_empty()) {
            return steps as u8;
        }
        let mut seen = SpaceSet::one(from);
        for steps in 0..most {
            if seen.has(to) {
                return steps;
            }
            seen |= tables.spread(seen).minus(block);
        }
        most
    }

    /// Ends of a move whose way matters, each with the sets of fighters passed on the way (R7.8).
    pub(crate) fn reach_passing(&self, m: &Match, walk: &Walk, fighter: FighterId) -> Vec<(SpaceId, FighterSet)> {
        let terrain = self.terrain(m, fighter, walk.through);
        let full = if walk.exact { terrain.full } else { Self::no_ends(&terrain) };
        let ways = self.ways(m, walk, fighter, walk.steps);
        let mut found: Vec<(SpaceId, FighterSet)> = ways
            .iter()
            .filter(|(end, before)| if walk.exact { end.spent == walk.steps } else { before.is_some() })
            .map(|(end, _)| (end.space, end.passed))
            .filter(|&(space, passed)| {
                !full.has(space) && (walk.exact || self.space_of(fighter) != Some(space) || !passed.is_empty())
            })
            .collect();
        found.sort_by_key(|&(space, passed)| (space, passed.0));
        found.dedup();
        found
    }

    /// The fighters on the board that a word means, seen from a seat.
    fn of_side(&self, m: &Match, seat: SeatId, side: Whose) -> FighterSet {
        let here = self.on_board();
        match side {
            Whose::Any => here,
            Whose::Opposing | Whose::Theirs => here.minus(m.friends(seat)),
            Whose::Friendly => here & m.friends(seat),
            Whose::Yours => here & m.seat(seat).fighters,
        }
    }

    /// Whom the way of a walk is remembered by.
    pub(crate) fn tracked(&self, m: &Match, walk: &Walk) -> FighterSet {
        walk.track.map_or(FighterSet::EMPTY, |side| self.of_side(m, walk.seat, side))
    }

    /// Every point that a walk can come to, with the one before it; the first is where the fighter stands.
    fn ways(&self, m: &Match, walk: &Walk, fighter: FighterId, most: u8) -> Vec<(Footing, Option<usize>)> {
        let Some(from) = self.space_of(fighter) else { return Vec::new() };
        let terrain = self.terrain(m, fighter, walk.through);
        let tables = self.tables(m);
        let counted = self.tracked(m, walk);
        let passed_at = |space: SpaceId| -> FighterSet {
            let there = |other: &FighterId| *other != fighter && self.body(m, *other).has(space);
            if space == from { FighterSet::EMPTY } else { counted.iter().filter(there).collect() }
        };
        // Where it costs the same to go everywhere, the first way found to a space is the best.
        let count = walk.exact || !terrain.free.is_empty();
        let start = Footing { space: from, passed: FighterSet::EMPTY, spent: 0 };
        let mut found = vec![(start, None)];
        // Where a crowd can be passed there are thousands.
        let mut known = HashSet::from([start]);
        let mut next = 0;
        while next < found.len() {
            let (here, _) = found[next];
            if terrain.stops.has(here.space) {
                next += 1;
                continue;
            }
            let passed = here.passed | passed_at(here.space);
            let joined = if terrain.joined.has(here.space) { terrain.joined } else { SpaceSet::EMPTY };
            let next_to = (tables.steps(here.space) | joined).minus(SpaceSet::one(here.space));
            for space in next_to.minus(terrain.block) {
                let free = !walk.exact && terrain.free.has(space);
                let spent = here.spent + u8::from(!free);
                let point = Footing { space, passed, spent };
                if spent <= most && known.insert(if count { point } else { Footing { spent: 0, ..point } }) {
                    found.push((point, Some(next)));
                }
            }
            next += 1;
        }
        found
    }

    /// How many spaces the fighter may still go, where the open question is a move; whoever has left the board in the meantime goes
    /// nowhere.
    pub fn movement(&self, m: &Match, fighter: FighterId) -> Option<u8> {
        self.steps_left(m, self.open_walk()?, fighter).filter(|_| self.on_board().has(fighter))
    }

    /// How many spaces a fighter may still go in a walk; `None` if it does not move.
    pub(crate) fn steps_left(&self, m: &Match, walk: &Walk, fighter: FighterId) -> Option<u8> {
        match () {
            () if walk.moving == fighter.0 => Some(walk.rest),
            () if walk.left.has(fighter) => Some(self.walk_steps(m, walk, fighter)),
            () => None,
        }
    }

    /// How many spaces a fighter may go in a walk from its first step.
    pub(crate) fn walk_steps(&self, m: &Match, walk: &Walk, fighter: FighterId) -> u8 {
        if !walk.maneuver || !m.own_moves {
            return walk.steps;
        }
        match self.own_steps[own_place(m, fighter)] {
            NONE => walk.steps,
            own => own,
        }
    }

    /// A number for how things stand in a walk or behind it: the same moves in another order, or another way to the same space, come
    /// to the same one. `from` sets apart what began elsewhere.
    pub fn standing(&self, m: &Match, from: u64) -> u64 {
        let mut number = mix(from);
        let mut add = |part: u64| number = mix(number ^ part);
        let bytes = |bytes: &[u8]| bytes.iter().fold(0u64, |sum, &byte| sum << 8 | u64::from(byte));
        let fighters = m.fighters.len();
        self.pos[..fighters].chunks(8).chain(self.health[..fighters].chunks(8)).for_each(|some| add(bytes(some)));
        let seats = m.seats.len();
        for seat in 0..seats {
            add(bytes(&self.counters[seat]) << 32 | bytes(&self.states[seat]));
            self.tokens[seat].chunks(8).for_each(|some| add(bytes(some)));
        }
        self.tails.chunks(8).for_each(|some| add(some.iter().fold(0, |sum, tail| sum << 8 | u64::from(tail.0))));
        add(self.held.0);
        add(bytes(&[self.depth, self.doors, self.actions, self.out, self.active.0]) << 16 | u64::from(self.turn));
        if let Some(walk) = self.open_walk() {
            add(walk.left.0);
            add(bytes(&[walk.moving, walk.rest, u8::from(walk.did)]));
        }
        number
    }

    fn open_walk(&self) -> Option<&Walk> {
        let top = self.depth.checked_sub(1)?;
        match &self.stack[top as usize] {
            Frame::Walk(walk) => Some(walk),
            _ => None,
        }
    }

    /// Whom or what the move that is being chosen may pass, and at what cost; `None` if none is.
    pub fn passes(&self) -> Option<Through> {
        self.open_walk().map(|walk| walk.through)
    }

    /// One shortest way of a move that is on offer, from its first step to its end; other options have none.
    /// Where everybody stands lies open, so this gives nothing away.
    pub fn path(&self, m: &Match, opt: Opt) -> Vec<SpaceId> {
        if let Opt::MoveLarge { .. } = opt {
            return self.way_of_large(m, opt).map_or_else(Vec::new, |(_, path)| path);
        }
        let Opt::Move { fighter, to, via } = opt else { return Vec::new() };
        let (Some(walk), Some(most)) = (self.open_walk(), self.movement(m, fighter)) else { return Vec::new() };
        let arrives = |ways: &[(Footing, Option<usize>)]| {
            ways.iter().position(|(end, before)| {
                let far_enough = if walk.exact { end.spent == most } else { before.is_some() };
                end.space == to && end.passed == via.get() && far_enough
            })
        };
        let mut ways = self.ways(m, walk, fighter, most);
        let mut arrived = arrives(&ways);
        if arrived.is_none() && m.own_moves {
            // A way through others, which a rule lets it take, and which may be remembered.
            let tracks = may_track(m, walk, fighter);
            for through in [walk.through, Through::Opposing] {
                let track = walk.track.or(tracks.filter(|_| via != Few::EMPTY));
                ways = self.ways(m, &Walk { through, track, ..*walk }, fighter, most);
                arrived = arrives(&ways);
                if arrived.is_some() {
                    break;
                }
            }
        }
        let back = std::iter::successors(arrived, |&at| ways[at].1);
        let mut path: Vec<SpaceId> = back.filter(|&at| at > 0).map(|at| ways[at].0.space).collect();
        path.reverse();
        path
    }

    /// The space from which a fighter sets out on a move that is on offer: a large one from its head or its tail.
    pub fn start_of(&self, m: &Match, opt: Opt) -> Option<SpaceId> {
        let Going { fighter, .. } = opt.going()?;
        let way = if m.large.has(fighter) { self.way_of_large(m, opt) } else { None };
        way.map(|(start, _)| start).or(self.space_of(fighter))
    }

    /// The way of a move of a large fighter, as that of others is sought.
    #[cold]
    fn way_of_large(&self, m: &Match, opt: Opt) -> Option<(SpaceId, Vec<SpaceId>)> {
        let Going { fighter, via, .. } = opt.going()?;
        let (walk, most) = (*self.open_walk()?, self.movement(m, fighter)?);
        let track = walk.track.or(may_track(m, &walk, fighter).filter(|_| !via.is_empty()));
        let walks = [walk, Walk { track, ..walk }, Walk { track, through: Through::Opposing, ..walk }];
        let count = if m.own_moves { walks.len() } else { 1 };
        self.large_path(m, &walks[..count], most, opt)
    }

    /// R7.11, R7.16: both are on the board, may leave their spaces, and fit into each other's.
    pub(crate) fn can_swap(&self, m: &Match, a: FighterId, b: FighterId, held: FighterSet) -> bool {
        let (Some(at), Some(to)) = (self.space_of(a), self.space_of(b)) else { return false };
        // R3.4, R24.2: those who stay where the other one comes from.
        let fits = |mover: FighterId, other: FighterId, space: SpaceId| {
            let small = m.fighter(mover).small;
            let stays = |id: &FighterId| {
                *id != mover && *id != other && self.body(m, *id).has(space) && m.fighter(*id).small == small
            };
            self.on_board().iter().filter(stays).count() < if small { 4 } else { 1 }
        };
        let free = !held.has(a) && !held.has(b);
        if m.large.has(a) || m.large.has(b) {
            return a != b && free && self.large_fit_swapped(m, a, b);
        }
        a != b && free && fits(a, b, to) && fits(b, a, at)
    }

    /// R3.3, R24.5
    pub(crate) fn adjacent(&self, m: &Match, a: FighterId, b: FighterId) -> bool {
        if !m.large.is_empty() {
            return self.large_adjacent(m, a, b);
        }
        let (Some(at), Some(to)) = (self.space_of(a), self.space_of(b)) else { return false };
        a != b && (self.tables(m).at(at).adjacent.has(to) || at == to && (m.small.has(a) || m.small.has(b)))
    }

    /// R3.7
    pub(crate) fn same_zone(&self, m: &Match, a: FighterId, b: FighterId) -> bool {
        if !m.large.is_empty() {
            return !(self.zone_of(m, a) & self.body(m, b)).is_empty();
        }
        let (Some(at), Some(to)) = (self.space_of(a), self.space_of(b)) else { return false };
        self.tables(m).at(at).same_zone.has(to)
    }

    /// Whether a fighter can attack another from where they stand (R10.3 to R10.6).
    pub fn in_range(&self, m: &Match, a: FighterId, b: FighterId) -> bool {
        if !m.large.is_empty() {
            return self.large_in_range(m, a, b);
        }
        let (Some(at), Some(to)) = (self.space_of(a), self.space_of(b)) else { return false };
        range(m, self.tables(m), a, at).has(to) || at == to && m.small.has(b)
    }

    /// The spaces where a fighter could attack everybody if it stood there (R10.3 to R10.6).
    pub fn reach_from(&self, m: &Match, fighter: FighterId, at: SpaceId) -> SpaceSet {
        range(m, self.tables(m), fighter, at)
    }

    /// What lies around a space as the doors stand now.
    pub fn around<'m>(&self, m: &'m Match, space: SpaceId) -> Around<'m> {
        let tables = self.tables(m);
        let spot = tables.at(space);
        Around { adjacent: spot.adjacent, same_zone: spot.same_zone, distances: tables.distances(space) }
    }

    /// Those of the fighters `by` who can attack some of `among` from where they stand, each with whom. All of `by` are of one
    /// team, and all of `among` are against it.
    #[inline]
    pub fn strikes<'a>(
        &'a self,
        m: &'a Match,
        by: FighterSet,
        among: FighterSet,
    ) -> impl Iterator<Item = (FighterId, FighterSet)> + 'a {
        let tables = self.tables(m);
        let any_small = !(among & m.small).is_empty();
        let any_large = !m.large.is_empty();
        let big = by.first().map_or(SpaceSet::EMPTY, |first| self.big_against(m.team_of(first)));
        by.iter().filter_map(move |by| {
            let at = self.space_of(by)?;
            let range = range(m, tables, by, at);
            // Mostly nobody is near.
            if (range & big).is_empty() && !any_small && !any_large {
                return None;
            }
            if any_large {
                let targets = self.large_strikes(m, by, among);
                return (!targets.is_empty()).then_some((by, targets));
            }
            // Without a question for each, because who is hit cannot be guessed.
            let hit = |other: FighterId| {
                let to = self.pos[other.index()];
                let there = range.0 >> (to & 63) & 1 != 0 || to == at.0 && m.small.has(other);
                u64::from(there & (to != NONE)) << other.0
            };
            let targets = FighterSet(among.iter().fold(0, |set, other| set | hit(other)));
            (!targets.is_empty()).then_some((by, targets))
        })
    }

    /// The least number of lines between a fighter of one set and one of another; `None` without any path (R3.9).
    pub fn least_distance(&self, m: &Match, these: FighterSet, those: FighterSet) -> Option<u8> {
        let tables = self.tables(m);
        let mut least = u8::MAX;
        let (these, those) = (self.spaces_of(m, these), self.spaces_of(m, those));
        for to in those {
            for at in these {
                least = least.min(tables.distance(at, to));
            }
        }
        (least != u8::MAX).then_some(least)
    }

    /// How many fighters of a set stand next to one: around its space, or around both of a large one.
    pub(crate) fn count_next_to(&self, m: &Match, fighter: FighterId, of: FighterSet) -> u32 {
        match self.space_of(fighter) {
            Some(_) if m.large.has(fighter) => {
                of.iter().filter(|&other| self.adjacent(m, fighter, other)).count() as u32
            }
            Some(space) => self.count_around(m, space, of),
            None => 0,
        }
    }

    /// How many fighters of a set stand next to a space; small ones in it count as next to it (R24.5).
    pub(crate) fn count_around(&self, m: &Match, space: SpaceId, of: FighterSet) -> u32 {
        let near = self.tables(m).at(space).adjacent;
        let counts = |&fighter: &FighterId| {
            let body = self.body(m, fighter);
            // A large one is not next to where it stands itself.
            if body.has(space) { m.small.has(fighter) } else { !(near & body).is_empty() }
        };
        of.iter().filter(counts).count() as u32
    }
}

/// A seat moves its own fighter in a maneuver that it has boosted.
pub(crate) fn is_own_boosted(m: &Match, walk: &Walk, fighter: FighterId) -> bool {
    walk.maneuver && walk.boosted && walk.seat == m.fighter(fighter).seat
}

/// What lies around a space.
#[derive(Clone, Copy, Debug)]
pub struct Around<'m> {
    /// The spaces next to it (R3.2).
    pub adjacent: SpaceSet,
    /// The spaces that share a zone with it, itself included (R3.6).
    pub same_zone: SpaceSet,
    /// How far each space is from it (R3.9); `u8::MAX` without a path, and behind the last space.
    pub distances: &'m [u8; MAX_SPACES],
}

/// The spaces where a fighter at `at` can attack everybody; in its own, small ones besides (R24.5).
#[inline]
pub(crate) fn range(m: &Match, tables: &Tables, fighter: FighterId, at: SpaceId) -> SpaceSet {
    let reach = m.reach_of[fighter.index()];
    let mut range = tables.at(at).adjacent;
    if reach.ranged {
        range |= tables.at(at).same_zone;
    }
    if reach.distance > 1 {
        range |= tables.near(at, reach.distance);
    }
    if m.small.has(fighter) {
        range.insert(at);
    }
    range
}

/// The spaces within so many steps of `from` that blocked spaces do not part from it.
#[inline]
fn flood(tables: &Tables, from: SpaceId, steps: u8, block: SpaceSet) -> SpaceSet {
    let within = tables.within(from);
    let steps = usize::from(steps);
    if (1..within.len()).contains(&steps) && (within[steps - 1] & block).is_empty() {
        return within[steps].minus(block);
    }
    flood_around(tables, from, steps, block)
}

/// The same where something blocked may lie on the way.
#[inline(never)]
fn flood_around(tables: &Tables, from: SpaceId, steps: usize, block: SpaceSet) -> SpaceSet {
    let within = tables.within(from);
    // As far as nothing blocked lies nearer, the way is free.
    let most = steps.min(within.len() - 1);
    let mut clear = 0;
    while clear < most && (within[clear] & block).is_empty() {
        clear += 1;
    }
    let mut seen = within[clear].minus(block);
    let mut edge = if clear == 0 { seen } else { seen.minus(within[clear - 1]) };
    for _ in clear..steps {
        edge = tables.spread(edge).minus(block).minus(seen);
        if edge.is_empty() {
            break;
        }
        seen |= edge;
    }
    seen
}
