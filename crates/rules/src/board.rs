//! A battlefield: spaces, lines, zones, doors, passages; and tables of what is near what (R3, R22, R23).

use std::ops::Deref;
use std::sync::Arc;

use crate::ids::*;

/// A battlefield ready for play: its facts, and the tables worked out from them.
#[derive(Clone, Debug)]
pub struct Board {
    facts: BoardFacts,
    /// For each reading of R22.9 and each set of closed doors.
    tables: [Arc<[Tables]>; 2],
    /// R22.2: the ends of the lines that each door crosses.
    door_ends: Vec<SpaceSet>,
}

impl Deref for Board {
    type Target = BoardFacts;

    fn deref(&self) -> &BoardFacts {
        &self.facts
    }
}

/// A zone of a board.
#[derive(Clone, Debug)]
pub struct Zone {
    /// As people call it.
    pub name: String,
    /// As CSS writes it.
    pub color: String,
    /// For those who do not tell colours apart.
    pub pattern: String,
}

/// A space of a board.
#[derive(Clone, Debug)]
pub struct Space {
    /// Its name in the notation.
    pub id: String,
    /// How far from the left in the drawing.
    pub x: u16,
    /// How far from the top in the drawing.
    pub y: u16,
    /// Bits over `Board::zones`.
    pub zones: u32,
}

/// A door, which can be open or closed (R22).
#[derive(Clone, Debug)]
pub struct Door {
    /// Its name in the notation.
    pub name: String,
    /// The lines that it crosses: indices into `Board::lines`.
    pub lines: Vec<usize>,
}

/// What is near what while a given set of doors is closed.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    spots: [Spot; MAX_SPACES],
    within: [Within; MAX_SPACES],
    /// One step of a move: adjacent spaces and passages (R23.1). Behind the last space it is empty.
    steps: [SpaceSet; MAX_SPACES + 1],
    /// What lies within 0, 1, 2 … lines of a space, itself included.
    near: [[SpaceSet; NEAR]; MAX_SPACES],
    /// R3.9, a row for each space; `u8::MAX` without a path.
    distance: Vec<[u8; MAX_SPACES]>,
}

/// What is asked most of a space.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Spot {
    /// R3.2
    pub adjacent: SpaceSet,
    /// R3.6
    pub same_zone: SpaceSet,
}

/// What lies within 0, 1, 2 … steps of a space, itself included; a line of a cache.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(64))]
struct Within([SpaceSet; WITHIN]);

/// How many distances `Within` knows; longer moves than these are rare.
const WITHIN: usize = 8;
/// The same for `Tables::near`; hardly anybody strikes farther.
const NEAR: usize = 4;

impl Tables {
    #[inline]
    pub fn at(&self, space: SpaceId) -> &Spot {
        &self.spots[space.index() % MAX_SPACES]
    }

    /// What lies within 0, 1, 2 … steps of a space, itself included.
    #[inline]
    pub fn within(&self, space: SpaceId) -> &[SpaceSet; WITHIN] {
        &self.within[space.index() % MAX_SPACES].0
    }

    /// Where one step of a move leads from a space.
    pub fn steps(&self, from: SpaceId) -> SpaceSet {
        self.steps[from.index()]
    }

    /// Where one step of a move leads from any of these spaces.
    #[inline]
    pub fn spread(&self, from: SpaceSet) -> SpaceSet {
        let mut left = from.0;
        let mut to = SpaceSet::EMPTY;
        while left != 0 {
            // Three at a time, so that the end is easily guessed; of none, `trailing_zeros` gives the row that is empty.
            for _ in 0..3 {
                to |= self.steps[left.trailing_zeros() as usize];
                left &= left.wrapping_sub(1);
            }
        }
        to
    }

    /// The spaces at most so many lines away, the space itself included (R3.9).
    #[inline]
    pub fn near(&self, space: SpaceId, lines: u8) -> SpaceSet {
        match self.near[space.index() % MAX_SPACES].get(usize::from(lines)) {
            Some(&near) => near,
            None => self.not_farther(space, lines),
        }
    }

    fn not_farther(&self, space: SpaceId, lines: u8) -> SpaceSet {
        let row = &self.distance[space.index()][..self.distance.len()];
        let near = row.iter().enumerate().filter(|&(_, &distance)| distance <= lines);
        near.map(|(index, _)| SpaceId(index as u8)).collect()
    }

    pub fn distance(&self, a: SpaceId, b: SpaceId) -> u8 {
        self.distance[a.index()][b.index() % MAX_SPACES]
    }

    /// How far every space is from this one.
    pub fn distances(&self, from: SpaceId) -> &[u8; MAX_SPACES] {
        &self.distance[from.index()]
    }
}

/// The facts of a board; `finish` works out its tables.
#[derive(Clone, Debug, Default)]
pub struct BoardFacts {
    /// Its name.
    pub name: String,
    /// Other names that it goes by.
    pub aka: Vec<String>,
    /// The set that it comes from.
    pub set: String,
    /// The width of the drawing.
    pub width: u16,
    /// The height of the drawing.
    pub height: u16,
    /// The radius of a space in the drawing.
    pub radius: u16,
    /// Its zones.
    pub zones: Vec<Zone>,
    /// Its spaces.
    pub spaces: Vec<Space>,
    /// The pairs of spaces that are joined.
    pub lines: Vec<(SpaceId, SpaceId)>,
    /// The starting spaces, by their numbers.
    pub starts: Vec<SpaceId>,
    /// Its doors.
    pub doors: Vec<Door>,
    /// The spaces of secret passages (R23).
    pub passages: SpaceSet,
    /// The spaces that hold items, and the kind of items for which each is meant (R21).
    pub item_spaces: Vec<(SpaceId, Option<crate::ItemKind>)>,
    /// The names of its own items.
    pub items: Vec<String>,
    /// Lines that are not drawn straight, and a point that each goes through.
    pub bends: Vec<((SpaceId, SpaceId), (u16, u16))>,
    /// The kind of place that is drawn behind it; no rule asks for it.
    pub place: Option<&'static str>,
    /// Of all that is played of it.
    pub fingerprint: crate::Fingerprint,
}

impl BoardFacts {
    /// The caller has checked the limits (`MAX_SPACES`, `MAX_LINES`, `MAX_DOORS`, `MAX_ITEMS`) and all indices.
    pub fn finish(self) -> Board {
        let ends = |door: &Door| {
            let ends = door.lines.iter().flat_map(|&line| [self.lines[line].0, self.lines[line].1]);
            ends.collect()
        };
        let door_ends = self.doors.iter().map(ends).collect();
        let all_sets = 0..1u8 << self.doors.len();
        let tables = [false, true].map(|within| all_sets.clone().map(|closed| self.tables(closed, within)).collect());
        Board { facts: self, tables, door_ends }
    }

    pub(crate) fn all(&self) -> SpaceSet {
        SpaceSet(((1u128 << self.spaces.len()) - 1) as u64)
    }

    /// All spaces.
    pub fn space_ids(&self) -> impl Iterator<Item = SpaceId> + use<> {
        (0..self.spaces.len() as u8).map(SpaceId)
    }

    /// All lines.
    pub fn line_ids(&self) -> impl Iterator<Item = LineId> + use<> {
        (0..self.lines.len() as u8).map(LineId)
    }

    /// The line that joins two spaces.
    pub fn line_between(&self, a: SpaceId, b: SpaceId) -> Option<LineId> {
        let line = self.lines.iter().position(|&line| line == (a, b) || line == (b, a))?;
        Some(LineId(line as u8))
    }

    /// What the notation calls a place where tokens lie: a line by the spaces that it joins.
    pub fn site_name(&self, site: Site) -> String {
        let name = |space: SpaceId| self.spaces[space.index()].id.as_str();
        match (site.space(), site.line()) {
            (Some(space), _) => name(space).to_owned(),
            (None, line) => {
                let (a, b) = line.map_or((SpaceId(0), SpaceId(0)), |line| self.lines[line.index()]);
                format!("{}-{}", name(a), name(b))
            }
        }
    }

    /// The place that the notation calls so.
    pub fn site_by_name(&self, name: &str) -> Option<Site> {
        let is = |site: &Site| self.site_name(*site).eq_ignore_ascii_case(name.trim());
        let spaces = self.space_ids().map(Site::from);
        spaces.chain(self.line_ids().map(Site::from)).find(is)
    }

    /// The spaces that a line joins; none while a closed door takes it away (R22.8).
    pub(crate) fn ends(&self, line: LineId, closed: u8) -> SpaceSet {
        let crosses = |door: usize| closed >> door & 1 == 1 && self.doors[door].lines.contains(&line.index());
        if (0..self.doors.len()).any(crosses) {
            return SpaceSet::EMPTY;
        }
        let (a, b) = self.lines[line.index()];
        SpaceSet::one(a) | SpaceSet::one(b)
    }

    /// The spaces of the zone that a program has picked, as its register has it; none where it has picked no zone.
    pub(crate) fn picked_zone(&self, register: u8) -> SpaceSet {
        let zone = register.checked_sub(crate::state::Run::ZONE).map(usize::from);
        zone.filter(|&zone| zone < self.zones.len()).map_or(SpaceSet::EMPTY, |zone| self.zone_spaces(zone))
    }

    fn zone_spaces(&self, zone: usize) -> SpaceSet {
        self.space_ids().filter(|space| self.spaces[space.index()].zones >> zone & 1 == 1).collect()
    }

    fn adjacency(&self, closed: u8) -> Vec<SpaceSet> {
        let mut adjacent = vec![SpaceSet::EMPTY; self.spaces.len()];
        for (index, &(a, b)) in self.lines.iter().enumerate() {
            // R22.8: a closed door takes its lines away.
            let crosses = |door: usize| closed >> door & 1 == 1 && self.doors[door].lines.contains(&index);
            if !(0..self.doors.len()).any(crosses) {
                adjacent[a.index()].insert(b);
                adjacent[b.index()].insert(a);
            }
        }
        adjacent
    }

    fn tables(&self, closed: u8, within: bool) -> Tables {
        let open = self.adjacency(0);
        let adjacent = self.adjacency(closed);
        let mut steps = adjacent.clone();
        for space in self.passages {
            steps[space.index()] |= self.passages.minus(SpaceSet::one(space));
        }
        let mut tables = Tables {
            spots: [Spot::default(); MAX_SPACES],
            within: [Within::default(); MAX_SPACES],
            near: [[SpaceSet::EMPTY; NEAR]; MAX_SPACES],
            steps: [SpaceSet::EMPTY; MAX_SPACES + 1],
            distance: vec![[u8::MAX; MAX_SPACES]; self.spaces.len()],
        };
        for space in self.space_ids() {
            let same_zone = self.same_zone(space, &open, &adjacent, within);
            tables.spots[space.index()] = Spot { adjacent: adjacent[space.index()], same_zone };
            tables.within[space.index()] = Within(all_within(&steps, space));
            tables.near[space.index()] = all_within(&adjacent, space);
            let row = distances(&adjacent, space, self.all());
            tables.distance[space.index()][..row.len()].copy_from_slice(&row);
        }
        tables.steps[..steps.len()].copy_from_slice(&steps);
        tables
    }

    /// R3.6, R22.9: the spaces that share a zone with `a` and from which no closed door on the shortest path parts it.
    fn same_zone(&self, a: SpaceId, open: &[SpaceSet], now: &[SpaceSet], within: bool) -> SpaceSet {
        let mut same = SpaceSet::one(a);
        for zone in (0..self.zones.len()).filter(|zone| self.spaces[a.index()].zones >> zone & 1 == 1) {
            let spaces = self.zone_spaces(zone);
            let area = if within { spaces } else { self.all() };
            let before = distances(open, a, area);
            let after = distances(now, a, area);
            let joined = |b: &SpaceId| before[b.index()] == u8::MAX || before[b.index()] == after[b.index()];
            same |= spaces.iter().filter(joined).collect();
        }
        same
    }
}

impl Board {
    /// The tables for each set of closed doors, in a reading of R22.9.
    pub(crate) fn tables(&self, within: bool) -> &Arc<[Tables]> {
        &self.tables[usize::from(within)]
    }

    /// The space that the notation calls so.
    pub fn space_by_name(&self, name: &str) -> Option<SpaceId> {
        let index = self.spaces.iter().position(|space| space.id.eq_ignore_ascii_case(name))?;
        Some(SpaceId(index as u8))
    }

    /// The door that the notation calls so.
    pub fn door_by_name(&self, name: &str) -> Option<DoorId> {
        let index = self.doors.iter().position(|door| door.name.eq_ignore_ascii_case(name))?;
        Some(DoorId(index as u8))
    }

    /// The spaces joined by a line to `space`, all doors open.
    pub fn neighbors(&self, space: SpaceId) -> SpaceSet {
        self.tables(false)[0].at(space).adjacent
    }

    /// R22.2: the ends of the lines that a door crosses.
    pub(crate) fn door_ends(&self, door: DoorId) -> SpaceSet {
        self.door_ends[door.index()]
    }
}

/// For each distance, the spaces within so many steps of `from`.
fn all_within<const N: usize>(steps: &[SpaceSet], from: SpaceId) -> [SpaceSet; N] {
    let mut within = [SpaceSet::one(from); N];
    for distance in 1..N {
        let nearer = within[distance - 1];
        within[distance] = nearer.iter().fold(nearer, |set, space| set | steps[space.index()]);
    }
    within
}

/// Distances from `from` over spaces of `within`; `u8::MAX` where there is no path.
fn distances(adjacent: &[SpaceSet], from: SpaceId, within: SpaceSet) -> Vec<u8> {
    let mut distance = vec![u8::MAX; adjacent.len()];
    let mut seen = SpaceSet::one(from);
    let mut edge = seen;
    let mut steps = 0;
    while !edge.is_empty() {
        let mut next = SpaceSet::EMPTY;
        for space in edge {
            distance[space.index()] = steps;
            next |= adjacent[space.index()];
        }
        edge = (next & within).minus(seen);
        seen |= edge;
        steps += 1;
    }
    distance
}
