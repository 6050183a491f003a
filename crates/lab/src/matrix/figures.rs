//! What the results of a matrix come to: rates with their intervals, strengths, and what does not fit them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Batch, Header};
use crate::arena::{elo, interval};

/// How many deals brought 0, 1, 2, 3 or 4 quarters of a win; a game without an end is half a win for both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally(pub [u64; 5]);

/// A sound interval needs so many deals before it may end a pair.
const LEAST_DEALS: u64 = 30;

impl Tally {
    /// Adds the deals of another.
    pub fn add(&mut self, other: Tally) {
        for (sum, more) in self.0.iter_mut().zip(other.0) {
            *sum += more;
        }
    }

    /// The same deals seen by the other hero.
    fn turned(mut self) -> Self {
        self.0.reverse();
        self
    }

    /// How many deals there were.
    pub fn deals(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The mean score of a deal and its 95 % interval.
    pub fn rate(&self) -> (f64, f64, f64) {
        if self.deals() == 0 {
            return (0.5, 0.0, 1.0);
        }
        let scores = (0..5).flat_map(|quarters| {
            std::iter::repeat_n(quarters as f64 / 4.0, usize::try_from(self.0[quarters]).unwrap_or(usize::MAX))
        });
        interval(&scores.collect::<Vec<f64>>())
    }

    pub(super) fn is_within(&self, precision: f64) -> bool {
        let (_, low, high) = self.rate();
        self.deals() >= LEAST_DEALS && (high - low) / 2.0 <= precision
    }
}

/// What came of it; heroes from the strongest to the weakest.
#[derive(Clone, Debug, Serialize)]
pub struct MatrixReport {
    pub bot: String,
    pub boards: Vec<String>,
    pub seed: u64,
    pub games: u64,
    pub unfinished: u64,
    pub strengths: Vec<Strength>,
    /// Row by row.
    pub cells: Vec<Cell>,
    /// The largest first.
    pub departures: Vec<Departure>,
    /// The largest first.
    pub shifts: Vec<Shift>,
}

/// The row hero against the column hero; against itself, the first seat against the second.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Cell {
    pub row: String,
    pub column: String,
    pub games: u64,
    pub wins: f64,
    pub rate: f64,
    pub low: f64,
    pub high: f64,
}

#[derive(Clone, Debug, Serialize)]
pub struct Strength {
    pub hero: String,
    /// By Bradley and Terry: in a game of two, each wins in proportion to it. The geometric mean of all is 1.
    pub strength: f64,
    /// The same on the scale of Elo, around 0.
    pub elo: f64,
    /// The mean of the rates against all others.
    pub rate: f64,
}

/// A pair and what the strengths say of it.
#[derive(Clone, Debug, Serialize)]
pub struct Departure {
    pub row: String,
    pub column: String,
    pub rate: f64,
    pub low: f64,
    pub high: f64,
    pub predicted: f64,
    pub departure: f64,
}

impl Departure {
    /// The interval of the rate leaves the prediction out.
    pub fn is_clear(&self) -> bool {
        self.predicted < self.low || self.predicted > self.high
    }
}

/// A hero on a board and on all boards.
#[derive(Clone, Debug, Serialize)]
pub struct Shift {
    pub hero: String,
    pub board: String,
    pub rate: f64,
    pub low: f64,
    pub high: f64,
    pub mean: f64,
    pub shift: f64,
}

impl Shift {
    pub fn is_clear(&self) -> bool {
        self.mean < self.low || self.mean > self.high
    }
}

/// The figures of all batches between these heroes.
pub fn report(header: &Header, heroes: &[String], batches: &[Batch]) -> MatrixReport {
    let count = heroes.len();
    let index: BTreeMap<&str, usize> = heroes.iter().enumerate().map(|(index, hero)| (hero.as_str(), index)).collect();
    let mut sums = vec![vec![Tally::default(); count]; count];
    let mut on_boards = vec![vec![Tally::default(); header.boards.len()]; count];
    let mut unfinished = 0;
    for batch in batches {
        let (Some(&row), Some(&column)) = (index.get(&*batch.row), index.get(&*batch.column)) else { continue };
        unfinished += batch.unfinished;
        sums[row][column].add(batch.tally());
        if row != column {
            sums[column][row].add(batch.tally().turned());
            for (board, tally) in batch.boards.iter().enumerate().take(header.boards.len()) {
                on_boards[row][board].add(*tally);
                on_boards[column][board].add(tally.turned());
            }
        }
    }
    let cell = |row: usize, column: usize| {
        let (rate, low, high) = sums[row][column].rate();
        let games = sums[row][column].deals() * if row == column { 1 } else { 2 };
        let (row, column) = (heroes[row].clone(), heroes[column].clone());
        Cell { row, column, games, wins: rate * games as f64, rate, low, high }
    };
    let wins = |row: usize| (0..count).map(|column| if row == column { 0.0 } else { cell(row, column).wins }).collect();
    let strengths = bradley_terry(&(0..count).map(wins).collect::<Vec<Vec<f64>>>());
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by(|&a, &b| strengths[b].total_cmp(&strengths[a]));

    let mut departures = Vec::new();
    let mut shifts = Vec::new();
    for (place, &row) in order.iter().enumerate() {
        for &column in &order[place + 1..] {
            let Cell { row: name, column: other, rate, low, high, games, .. } = cell(row, column);
            if games > 0 {
                let predicted = strengths[row] / (strengths[row] + strengths[column]);
                let departure = rate - predicted;
                departures.push(Departure { row: name, column: other, rate, low, high, predicted, departure });
            }
        }
        let mut all = Tally::default();
        on_boards[row].iter().for_each(|tally| all.add(*tally));
        let (mean, ..) = all.rate();
        for (board, tally) in header.boards.iter().zip(&on_boards[row]).filter(|(_, tally)| tally.deals() > 0) {
            let (rate, low, high) = tally.rate();
            let (hero, board) = (heroes[row].clone(), board.clone());
            shifts.push(Shift { hero, board, rate, low, high, mean, shift: rate - mean });
        }
    }
    departures.sort_by(|a, b| b.departure.abs().total_cmp(&a.departure.abs()));
    shifts.sort_by(|a, b| b.shift.abs().total_cmp(&a.shift.abs()));

    let strength = |&row: &usize| {
        let others: Vec<f64> = (0..count).filter(|&other| other != row).map(|other| cell(row, other).rate).collect();
        let rate = if others.is_empty() { 0.5 } else { others.iter().sum::<f64>() / others.len() as f64 };
        let strength = strengths[row];
        Strength { hero: heroes[row].clone(), strength, elo: elo(strength / (1.0 + strength)), rate }
    };
    let cells: Vec<Cell> = order
        .iter()
        .flat_map(|&row| order.iter().map(move |&column| (row, column)))
        .map(|(row, column)| cell(row, column))
        .collect();
    let games = (0..count).flat_map(|row| (row..count).map(move |column| (row, column)));
    MatrixReport {
        bot: header.bot.clone(),
        boards: header.boards.clone(),
        seed: header.seed,
        games: games.map(|(row, column)| cell(row, column).games).sum(),
        unfinished,
        strengths: order.iter().map(strength).collect(),
        cells,
        departures,
        shifts,
    }
}

/// Strengths from `wins[i][j]`, how often i beat j, by minorization and maximization (Hunter 2004). One game of each
/// against a hero of strength 1, shared, keeps them finite where somebody has never lost.
pub fn bradley_terry(wins: &[Vec<f64>]) -> Vec<f64> {
    let count = wins.len();
    let mut strengths = vec![1.0; count];
    for _ in 0..10_000 {
        let next = (0..count).map(|i| {
            let won: f64 = wins[i].iter().sum();
            let met = |j: usize| (wins[i][j] + wins[j][i]) / (strengths[i] + strengths[j]);
            let others: f64 = (0..count).filter(|&j| j != i).map(met).sum();
            (won + 0.5) / (others + 1.0 / (strengths[i] + 1.0))
        });
        let mut next: Vec<f64> = next.collect();
        let mean = (next.iter().map(|strength| strength.ln()).sum::<f64>() / count as f64).exp();
        next.iter_mut().for_each(|strength| *strength /= mean);
        let moved = next.iter().zip(&strengths).map(|(new, old)| (new / old).ln().abs()).fold(0.0, f64::max);
        strengths = next;
        if moved < 1e-10 {
            break;
        }
    }
    strengths
}
