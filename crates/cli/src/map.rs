//! A board drawn with characters: spaces where they lie, dots for the lines between them, letters for zones and fighters.

use std::io::Result;

use anstyle::Style;
use peerless_rules::*;

use crate::Out;
use crate::situation::{lines_with_tokens, tokens_on};
use crate::text::{DIM, HEAD, fighters_on};

/// How wide a map is at least and at most: below it labels would lie on each other, above it lines get long.
pub const WIDTH: std::ops::RangeInclusive<usize> = 80..=120;

const LINE: char = '·';
const CLOSED: char = '#';
const OPEN: char = '=';
const ITEM: char = '*';
const TOKEN: char = '°';
const PASSAGE: char = '@';
const BODY: char = '~';

/// One letter for each zone: one of its name if there is one left.
pub fn zone_letters(board: &Board) -> Vec<char> {
    let mut taken = Vec::new();
    for zone in &board.zones {
        let letters = zone.name.to_lowercase().chars().filter(|letter| letter.is_alphanumeric()).collect::<Vec<_>>();
        let mut all = letters.into_iter().chain('a'..='z').chain('A'..='Z');
        taken.extend(all.find(|letter| !taken.contains(letter)));
    }
    taken
}

/// A mark for each fighter: its seat, a letter of its name, its number if there are several of its kind (`1K`, `2H3`).
pub fn fighter_marks(m: &Match) -> Vec<String> {
    let mut kinds: Vec<(SeatId, u8, char)> = Vec::new();
    let mut marks = Vec::new();
    for fighter in &m.fighters {
        let (seat, kind) = (fighter.seat, fighter.kind);
        let def = &m.seat(seat).hero.fighters[usize::from(kind)];
        let known = kinds.iter().find(|known| (known.0, known.1) == (seat, kind)).map(|known| known.2);
        let letter = known.unwrap_or_else(|| {
            let mut letters = def
                .name
                .trim_start_matches("The ")
                .to_uppercase()
                .chars()
                .filter(|letter| letter.is_alphabetic())
                .collect::<Vec<_>>();
            letters.extend('A'..='Z');
            let free = |letter: &char| !kinds.iter().any(|known| known.0 == seat && known.2 == *letter);
            letters.into_iter().find(free).unwrap_or('?')
        });
        if known.is_none() {
            kinds.push((seat, kind, letter));
        }
        let number = fighter.name.rsplit(' ').next().filter(|_| def.count > 1).unwrap_or("");
        marks.push(format!("{seat}{letter}{number}"));
    }
    marks
}

/// What the signs on this map mean, apart from letters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Signs {
    pub items: bool,
    pub tokens: bool,
    pub passages: bool,
    pub tails: bool,
    pub closed: bool,
    pub open: bool,
}

impl Signs {
    pub fn of(m: &Match, state: &State) -> Self {
        let mut signs = Self { passages: !m.board.passages.is_empty(), ..Self::default() };
        signs.items = m.board.space_ids().any(|space| state.item_at(m, space).is_some());
        signs.tokens = m.board.space_ids().any(|space| tokens_on(m, state, space).next().is_some())
            || lines_with_tokens(m, state).next().is_some();
        signs.tails = m.large.iter().any(|fighter| state.tail_of(m, fighter).is_some());
        for door in 0..m.board.doors.len() as u8 {
            let closed = state.door_closed(DoorId(door));
            signs.closed |= closed;
            signs.open |= !closed;
        }
        signs
    }

    /// Each sign that is to be explained, with the word by which its meaning is found.
    pub fn list(self) -> Vec<(char, &'static str)> {
        let all = [
            (self.items, ITEM, "item"),
            (self.tokens, TOKEN, "token"),
            (self.passages, PASSAGE, "passage"),
            (self.tails, BODY, "tail"),
            (self.closed, CLOSED, "closed"),
            (self.open, OPEN, "open"),
        ];
        all.into_iter().filter(|(there, ..)| *there).map(|(_, sign, word)| (sign, word)).collect()
    }
}

/// Draws the board as it is now, at most this wide.
pub fn draw(m: &Match, state: &State, width: usize, out: Out) -> Result<()> {
    let width = width.clamp(*WIDTH.start(), *WIDTH.end());
    let labels = labels(m, state);
    let mut grid = Grid::fit(&m.board, &labels, width);
    for (index, &(a, b)) in m.board.lines.iter().enumerate() {
        let doors = (0..m.board.doors.len() as u8).map(DoorId);
        let door = doors.into_iter().find(|door| m.board.doors[door.index()].lines.contains(&index));
        let sign = door.map(|door| if state.door_closed(door) { CLOSED } else { OPEN });
        let bend = m.board.bends.iter().find(|(ends, _)| *ends == (a, b) || *ends == (b, a)).map(|(_, at)| *at);
        let token = lines_with_tokens(m, state).any(|line| line.index() == index).then_some(TOKEN);
        let body = |fighter: FighterId| state.body(m, fighter) == [a, b].into_iter().collect();
        let style = if m.large.iter().any(body) { (BODY, HEAD) } else { (LINE, DIM) };
        // A token does not hide the door of its line.
        let signs: Vec<char> = sign.into_iter().chain(token).collect();
        grid.line(a, b, bend, &signs, style);
    }
    for (space, label) in m.board.space_ids().zip(&labels) {
        grid.label(space, label);
    }
    grid.write(out)
}

/// What stands at a space: two rows of text.
struct Label {
    name: String,
    zones: String,
    occupied: bool,
}

impl Label {
    fn width(&self) -> usize {
        self.name.chars().count().max(self.zones.chars().count())
    }
}

fn labels(m: &Match, state: &State) -> Vec<Label> {
    let (letters, marks) = (zone_letters(&m.board), fighter_marks(m));
    let label = |space: SpaceId| {
        let here: Vec<FighterId> = fighters_on(m, state, space).iter().collect();
        let mut name = match here.as_slice() {
            [] => m.board.spaces[space.index()].id.clone(),
            // The tail of a large one is told from its head.
            [only] if state.space_of(*only) != Some(space) => format!("({})", marks[only.index()]),
            [only] => format!("[{}]", marks[only.index()]),
            [first, ..] => format!("[{}+]", marks[first.index()]),
        };
        name.extend(state.item_at(m, space).map(|_| ITEM));
        name.extend(tokens_on(m, state, space).next().map(|_| TOKEN));
        name.extend(m.board.passages.has(space).then_some(PASSAGE));
        let zones = m.board.spaces[space.index()].zones;
        let zones = letters.iter().enumerate().filter(|(zone, _)| zones >> zone & 1 == 1).map(|(_, letter)| letter);
        Label { name, zones: zones.collect(), occupied: !here.is_empty() }
    };
    m.board.space_ids().map(label).collect()
}

/// Characters, and how each is shown.
struct Grid {
    cells: Vec<Vec<(char, Style)>>,
    /// Where each space lies: its column, and the upper one of its two rows.
    places: Vec<(f64, f64)>,
    scale: (f64, f64),
    corner: (f64, f64),
}

impl Grid {
    /// As wide as allowed, and as high as the labels need to keep apart.
    fn fit(board: &Board, labels: &[Label], width: usize) -> Self {
        let ends = |at: fn(&Space) -> u16| {
            let least = board.spaces.iter().map(at).min().unwrap_or(0);
            let most = board.spaces.iter().map(at).max().unwrap_or(0);
            (f64::from(least), f64::from(most.max(least + 1)))
        };
        let ((left, right), (top, bottom)) = (ends(|space| space.x), ends(|space| space.y));
        let margin = labels.iter().map(Label::width).max().unwrap_or(0).div_ceil(2) as f64;
        let across = (width as f64 - 1.0 - 2.0 * margin) / (right - left);
        // A character is about twice as high as wide.
        let heights = (10..=24).map(|twentieth| across * f64::from(twentieth) / 20.0);
        let places = |down: f64| -> Vec<(f64, f64)> {
            let place = |space: &Space| {
                let (x, y) = (f64::from(space.x) - left, f64::from(space.y) - top);
                (margin + x * across, (y * down).round())
            };
            board.spaces.iter().map(place).collect()
        };
        let down = heights.clone().find(|&down| are_apart(&places(down), labels));
        let down = down.or_else(|| heights.clone().next_back()).unwrap_or(across / 2.0);
        let rows = ((bottom - top) * down).round() as usize + 2;
        let cells = vec![vec![(' ', Style::new()); width]; rows];
        Self { cells, places: places(down), scale: (across, down), corner: (left - margin / across, top) }
    }

    fn set(&mut self, column: f64, row: f64, character: char, style: Style) {
        if column >= 0.0
            && row >= 0.0
            && let Some(cell) = self.cells.get_mut(row as usize).and_then(|cells| cells.get_mut(column as usize))
        {
            *cell = (character, style);
        }
    }

    /// A line between the middles of two labels; `bend` is a point of the board that it goes through halfway.
    fn line(&mut self, a: SpaceId, b: SpaceId, bend: Option<(u16, u16)>, signs: &[char], of: (char, Style)) {
        let middle = |(x, y): (f64, f64)| (x, y + 0.5);
        let (from, to) = (middle(self.places[a.index()]), middle(self.places[b.index()]));
        let straight = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
        let half = bend.map_or(straight, |(x, y)| {
            let x = (f64::from(x) - self.corner.0) * self.scale.0;
            middle((x, (f64::from(y) - self.corner.1) * self.scale.1))
        });
        // The curve is quadratic; this control point brings it through `half`.
        let control = (2.0 * half.0 - straight.0, 2.0 * half.1 - straight.1);
        let steps = (to.0 - from.0).abs().max((to.1 - from.1).abs()).ceil().max(2.0) as usize;
        let steps = if bend.is_some() { 2 * steps } else { steps };
        for step in 0..=steps {
            let t = step as f64 / steps as f64;
            let at = |from: f64, control: f64, to: f64| {
                (1.0 - t) * (1.0 - t) * from + 2.0 * t * (1.0 - t) * control + t * t * to
            };
            self.set(at(from.0, control.0, to.0).round(), at(from.1, control.1, to.1).floor(), of.0, of.1);
        }
        for (index, &sign) in signs.iter().enumerate() {
            self.set(half.0.round() + index as f64, half.1.floor(), sign, HEAD);
        }
    }

    /// A label with a blank on each side, over the lines.
    fn label(&mut self, space: SpaceId, label: &Label) {
        let (x, y) = self.places[space.index()];
        let style = if label.occupied { HEAD } else { Style::new() };
        for (row, text, style) in [(0.0, &label.name, style), (1.0, &label.zones, Style::new())] {
            let left = x.round() - (text.chars().count() / 2) as f64;
            let blank = std::iter::once(' ');
            for (index, character) in blank.clone().chain(text.chars()).chain(blank).enumerate() {
                let style = if character == ' ' { Style::new() } else { style };
                self.set(left - 1.0 + index as f64, y + row, character, style);
            }
        }
    }

    fn write(&self, out: Out) -> Result<()> {
        for row in &self.cells {
            let end = row.iter().rposition(|&(character, _)| character != ' ').map_or(0, |last| last + 1);
            for same in row[..end].chunk_by(|a, b| a.1 == b.1) {
                let (text, style): (String, Style) = (same.iter().map(|cell| cell.0).collect(), same[0].1);
                write!(out, "{style}{text}{style:#}")?;
            }
            writeln!(out)?;
        }
        Ok(())
    }
}

/// Whether no label touches another one.
fn are_apart(places: &[(f64, f64)], labels: &[Label]) -> bool {
    let touch = |a: usize, b: usize| {
        let need = (labels[a].width() + labels[b].width()) as f64 / 2.0 + 1.0;
        (places[a].1 - places[b].1).abs() < 2.0 && (places[a].0.round() - places[b].0.round()).abs() < need
    };
    !(0..places.len()).any(|a| (a + 1..places.len()).any(|b| touch(a, b)))
}
