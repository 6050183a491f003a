//! Every hero against every hero with one bot: rates with their intervals, strengths, and what does not fit them.

use std::collections::{BTreeMap, VecDeque};
use std::fmt::Write as _;
use std::io;
use std::sync::Mutex;
use std::time::Instant;

use peerless_bots::{UnknownBot, by_name};
use serde::{Deserialize, Serialize};

use crate::agents::Agent;
use crate::arena::{elo, interval};
use crate::setups::{Pool, Setup};
use crate::sim::{has_won, play_bots, seat_agents};
use crate::svg::{self, diverging, escape, width_of};

/// What is played: for every pair, rounds of one deal on each board, each deal from both seats.
#[derive(Clone, Debug)]
pub struct Matrix {
    pub pool: Pool,
    pub bot: String,
    /// A pair is done with so many games, or sooner by its precision.
    pub games: u64,
    /// A pair is done when its 95 % interval reaches no further than this to either side, such as 0.02.
    pub precision: f64,
    pub seed: u64,
    pub threads: usize,
    /// No round begins after this moment.
    pub until: Option<Instant>,
}

/// What all batches of one file have in common.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    pub bot: String,
    pub boards: Vec<String>,
    pub seed: u64,
}

/// One round of a pair. Of two heroes, the row is the one whose name comes first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Batch {
    pub row: String,
    pub column: String,
    pub round: u64,
    /// The row hero's scores on each board of the header.
    pub boards: Vec<Tally>,
    pub unfinished: u64,
}

/// How many deals brought 0, 1, 2, 3 or 4 quarters of a win; a game without an end is half a win for both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally(pub [u64; 5]);

/// A sound interval needs so many deals before it may end a pair.
const LEAST_DEALS: u64 = 30;

#[derive(Debug, thiserror::Error)]
pub enum MatrixError {
    #[error(transparent)]
    Bot(#[from] UnknownBot),
    #[error("the results cannot be kept: {0}")]
    Keep(#[from] io::Error),
    #[error("line {0} of the kept results cannot be read: {1}")]
    Line(usize, serde_json::Error),
    #[error("the kept results were made with {kept}, not with {now}; choose another folder, or the same settings")]
    Other { kept: String, now: String },
}

/// How far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    pub games: u64,
    /// Shrinks when pairs are done sooner.
    pub planned: u64,
}

impl Tally {
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

    fn is_within(&self, precision: f64) -> bool {
        let (_, low, high) = self.rate();
        self.deals() >= LEAST_DEALS && (high - low) / 2.0 <= precision
    }
}

impl Header {
    /// Refuses results that were made in another way.
    pub fn check(&self, kept: &Header) -> Result<(), MatrixError> {
        let told =
            |header: &Header| format!("bot {}, seed {}, boards {}", header.bot, header.seed, header.boards.join(", "));
        if self == kept {
            return Ok(());
        }
        Err(MatrixError::Other { kept: told(kept), now: told(self) })
    }

    /// The first line of the kept results.
    pub fn to_line(&self) -> String {
        serde_json::to_string(self).expect("a header is plain") + "\n"
    }
}

impl Batch {
    pub fn to_line(&self) -> String {
        serde_json::to_string(self).expect("a batch is plain") + "\n"
    }

    fn tally(&self) -> Tally {
        let mut sum = Tally::default();
        self.boards.iter().for_each(|tally| sum.add(*tally));
        sum
    }
}

/// Reads kept results, and says how much of the text holds; a last line that was cut off is not among it.
pub fn read_kept(text: &str) -> Result<(Option<Header>, Vec<Batch>, usize), MatrixError> {
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let mut lines = text[..whole].lines().enumerate();
    let Some((_, first)) = lines.next() else { return Ok((None, Vec::new(), 0)) };
    let header = serde_json::from_str(first).map_err(|error| MatrixError::Line(1, error))?;
    let batch = |(index, line)| serde_json::from_str(line).map_err(|error| MatrixError::Line(index + 1, error));
    Ok((Some(header), lines.map(batch).collect::<Result<_, _>>()?, whole))
}

/// A pair on its way.
#[derive(Clone, Debug)]
struct Pair {
    /// Indices of the pool, in the order of their names.
    heroes: [usize; 2],
    rounds: u64,
    sum: Tally,
}

impl Pair {
    fn is_mirror(&self) -> bool {
        self.heroes[0] == self.heroes[1]
    }

    fn games(&self) -> u64 {
        if self.is_mirror() { self.sum.deals() } else { 2 * self.sum.deals() }
    }
}

impl Matrix {
    pub fn header(&self) -> Header {
        let boards = self.pool.duel_boards().into_iter().map(str::to_owned).collect();
        Header { bot: self.bot.clone(), boards, seed: self.seed }
    }

    fn heroes(&self) -> Vec<String> {
        (0..self.pool.hero_count()).map(|index| self.pool.hero_name(index).to_owned()).collect()
    }

    /// Goes on from the batches that there are until every pair is done, or there is no more time. `keep` gets every new batch, one
    /// at a time.
    pub fn run(
        &self,
        mut batches: Vec<Batch>,
        keep: &(dyn Fn(&Batch, Progress) -> io::Result<()> + Sync),
    ) -> Result<MatrixReport, MatrixError> {
        by_name(&self.bot, 0)?;
        let mut pairs = self.pairs(&batches);
        let progress = self.progress(&pairs);
        pairs.retain(|pair| !self.is_done(pair));
        struct Desk {
            waiting: VecDeque<Pair>,
            batches: Vec<Batch>,
            progress: Progress,
            failed: Option<io::Error>,
        }
        let desk = Mutex::new(Desk { waiting: pairs.into(), batches: Vec::new(), progress, failed: None });
        let lock = || desk.lock().expect("no thread panics at the desk");
        // A pair is in one hand at a time, so that its rounds come in order and it ends at the same round always.
        let work = || {
            loop {
                let mut at = lock();
                if at.failed.is_some() || self.until.is_some_and(|until| Instant::now() >= until) {
                    return;
                }
                let Some(mut pair) = at.waiting.pop_front() else { return };
                drop(at);
                let batch = self.play_round(&pair);
                let before = pair.games();
                pair.rounds += 1;
                pair.sum.add(batch.tally());
                let mut at = lock();
                at.progress.games += pair.games() - before;
                let nothing = pair.games() == before;
                if self.is_done(&pair) || nothing {
                    at.progress.planned = (at.progress.planned + pair.games()).saturating_sub(self.games);
                } else {
                    at.waiting.push_back(pair);
                }
                if let Err(error) = keep(&batch, at.progress) {
                    at.failed = Some(error);
                    return;
                }
                at.batches.push(batch);
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(work);
            }
        });
        let desk = desk.into_inner().expect("no thread panicked");
        if let Some(error) = desk.failed {
            return Err(error.into());
        }
        batches.extend(desk.batches);
        Ok(report(&self.header(), &self.heroes(), &batches))
    }

    /// How far these batches have come.
    pub fn progress_of(&self, batches: &[Batch]) -> Progress {
        self.progress(&self.pairs(batches))
    }

    fn progress(&self, pairs: &[Pair]) -> Progress {
        let planned = |pair: &Pair| if self.is_done(pair) { pair.games() } else { self.games };
        Progress { games: pairs.iter().map(Pair::games).sum(), planned: pairs.iter().map(planned).sum() }
    }

    fn is_done(&self, pair: &Pair) -> bool {
        pair.games() >= self.games || pair.sum.is_within(self.precision)
    }

    fn pairs(&self, batches: &[Batch]) -> Vec<Pair> {
        let mut order: Vec<usize> = (0..self.pool.hero_count()).collect();
        order.sort_by_key(|&hero| self.pool.hero_name(hero));
        let mut pairs = Vec::new();
        for (index, &first) in order.iter().enumerate() {
            for &second in &order[index..] {
                let mut pair = Pair { heroes: [first, second], rounds: 0, sum: Tally::default() };
                let names = [self.pool.hero_name(first), self.pool.hero_name(second)];
                for batch in batches.iter().filter(|batch| [&*batch.row, &*batch.column] == names) {
                    pair.rounds += 1;
                    pair.sum.add(batch.tally());
                }
                pairs.push(pair);
            }
        }
        pairs
    }

    fn play_round(&self, pair: &Pair) -> Batch {
        let [row, column] = pair.heroes.map(|hero| self.pool.hero_name(hero).to_owned());
        let header = self.header();
        let mut batch = Batch { row, column, round: pair.rounds, boards: Vec::new(), unfinished: 0 };
        for (index, board) in header.boards.iter().enumerate() {
            let mut tally = Tally::default();
            let seed = deal_seed(self.seed, &[&batch.row, &batch.column, board], pair.rounds);
            let [a, b] = pair.heroes;
            if let (Some(there), Some(back)) = (self.pool.duel(index, [a, b]), self.pool.duel(index, [b, a])) {
                let mut half_wins = 0;
                let mut count = |winner: Option<u8>, row_seat: u8| match winner {
                    Some(seat) => half_wins += if seat == row_seat { 2 } else { 0 },
                    None => {
                        half_wins += 1;
                        batch.unfinished += 1;
                    }
                };
                count(self.play(&there, seed), 0);
                if pair.is_mirror() {
                    // The other way round it would be the same game; what counts here is the first seat.
                    half_wins *= 2;
                } else {
                    count(self.play(&back, seed), 1);
                }
                tally.0[half_wins] += 1;
            }
            batch.boards.push(tally);
        }
        batch
    }

    /// The seat that won.
    fn play(&self, setup: &Setup, seed: u64) -> Option<u8> {
        let m = &setup.game;
        let mut agents = seat_agents(m, seed, |_, seed| Agent::bot(&self.bot, seed));
        let played = play_bots(m, seed, &mut agents, |_, _| ());
        m.seat_ids().find(|&seat| has_won(m, &played.state, played.forfeit, seat)).map(|seat| seat.0)
    }
}

/// The seed of a deal depends on who plays where, not on who else is in the matrix.
fn deal_seed(seed: u64, names: &[&str], round: u64) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325u64 ^ seed;
    let bytes = names.iter().flat_map(|name| name.bytes().chain([0])).chain(round.to_le_bytes());
    for byte in bytes {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    hash
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

impl MatrixReport {
    pub fn csv(&self) -> String {
        let mut text = String::from("row,column,games,wins,rate,low,high\n");
        for cell in &self.cells {
            let (row, column) = (quoted(&cell.row), quoted(&cell.column));
            let Cell { games, wins, rate, low, high, .. } = cell;
            _ = writeln!(text, "{row},{column},{games},{wins},{rate:.4},{low:.4},{high:.4}");
        }
        text
    }

    /// A heat map: rows against columns, the strongest first.
    pub fn svg(&self) -> String {
        const CELL: f64 = 44.0;
        const HIGH: f64 = 28.0;
        let heroes: Vec<&str> = self.strengths.iter().map(|strength| strength.hero.as_str()).collect();
        let longest = heroes.iter().map(|hero| width_of(hero)).fold(40.0, f64::max);
        // Names above the columns lean, so that they need less height.
        let (left, top) = (longest + 24.0, 0.72 * longest + 62.0);
        let (wide, high) = (CELL * heroes.len() as f64, HIGH * heroes.len() as f64);
        let (width, height) = ((left + wide + 0.72 * longest + 16.0).max(460.0), top + high + 84.0);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" \
             height=\"{height:.0}\" role=\"img\">\n<title>Win rates of heroes with the bot {}</title>\n{}\
             <rect class=\"page\" width=\"100%\" height=\"100%\"/>\n",
            escape(&self.bot),
            svg::STYLE
        );
        _ = writeln!(
            svg,
            "<text x=\"12\" y=\"24\" style=\"font-size:16px;font-weight:600\">How often the row beats the column, in %</text>\n\
             <text class=\"soft\" x=\"12\" y=\"42\">{} games, bot {}, {}</text>",
            self.games,
            escape(&self.bot),
            escape(&boards_text(&self.boards))
        );
        for (place, hero) in heroes.iter().enumerate() {
            let (x, y) = (left + CELL * (place as f64 + 0.5) - 4.0, top - 8.0);
            _ = writeln!(svg, "<text transform=\"translate({x:.1} {y:.1}) rotate(-45)\">{}</text>", escape(hero));
            let y = top + HIGH * (place as f64 + 0.5) + 4.0;
            _ = writeln!(svg, "<text x=\"{:.1}\" y=\"{y:.1}\" text-anchor=\"end\">{}</text>", left - 8.0, escape(hero));
        }
        for (index, cell) in self.cells.iter().enumerate() {
            let (x, y) = (left + CELL * (index % heroes.len()) as f64, top + HIGH * (index / heroes.len()) as f64);
            let (fill, ink) = diverging(on_scale(cell.rate));
            let mirror = cell.row == cell.column;
            let told = if mirror {
                format!("{} against itself, first seat", cell.row)
            } else {
                format!("{} against {}", cell.row, cell.column)
            };
            let style = if mirror { ";font-style:italic" } else { "" };
            _ = writeln!(
                svg,
                "<g><title>{}: {:.1} % ({:.1} to {:.1}) of {} games</title>\
                 <rect x=\"{:.1}\" y=\"{:.1}\" width=\"{}\" height=\"{}\" rx=\"2\" fill=\"{fill}\"/>\
                 <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\" style=\"fill:{ink}{style}\">{}</text></g>",
                escape(&told),
                100.0 * cell.rate,
                100.0 * cell.low,
                100.0 * cell.high,
                cell.games,
                x + 1.0,
                y + 1.0,
                CELL - 2.0,
                HIGH - 2.0,
                x + CELL / 2.0,
                y + HIGH / 2.0 + 4.0,
                if cell.games == 0 { "–".to_owned() } else { format!("{:.0}", 100.0 * cell.rate) }
            );
        }
        legend(&mut svg, left, top + high + 20.0);
        svg + "</svg>\n"
    }
}

/// Half the width of the colour scale around one half; what lies beyond has the colour of the end.
const REACH: f64 = 0.35;

fn on_scale(rate: f64) -> f64 {
    0.5 + (rate - 0.5) / (2.0 * REACH)
}

fn legend(svg: &mut String, x: f64, y: f64) {
    const STEPS: usize = 28;
    for step in 0..STEPS {
        let (fill, _) = diverging((step as f64 + 0.5) / STEPS as f64);
        let at = x + 9.0 * step as f64;
        _ = writeln!(svg, "<rect x=\"{at:.1}\" y=\"{y:.1}\" width=\"9.5\" height=\"12\" fill=\"{fill}\"/>");
    }
    let wide = 9.0 * STEPS as f64;
    let (low, high) = (100.0 * (0.5 - REACH), 100.0 * (0.5 + REACH));
    for (at, anchor, text) in [
        (0.0, "start", format!("≤ {low:.0} %")),
        (0.5, "middle", "50 %".to_owned()),
        (1.0, "end", format!("≥ {high:.0} %")),
    ] {
        let (x, y) = (x + wide * at, y + 27.0);
        _ = writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>");
    }
    let y = y + 46.0;
    _ = writeln!(
        svg,
        "<text class=\"soft\" x=\"{x:.1}\" y=\"{y:.1}\">In italics: the first seat against the same hero.</text>"
    );
}

/// `1 board`, `6 boards`
fn boards_text(boards: &[String]) -> String {
    match boards {
        [board] => format!("board {board}"),
        boards => format!("{} boards", boards.len()),
    }
}

fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\n']) { format!("\"{}\"", field.replace('"', "\"\"")) } else { field.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use peerless_content::Content;
    use peerless_rules::{Mode, Switches};

    fn close(a: f64, b: f64, within: f64) {
        assert!((a - b).abs() < within, "{a} is not {b}");
    }

    fn header() -> Header {
        Header { bot: "greedy".into(), boards: vec!["Here".into(), "There".into()], seed: 1 }
    }

    fn batch(row: &str, column: &str, here: [u64; 5], there: [u64; 5]) -> Batch {
        Batch {
            row: row.into(),
            column: column.into(),
            round: 0,
            boards: vec![Tally(here), Tally(there)],
            unfinished: 0,
        }
    }

    /// A beats B on one board only, both beat C.
    fn toy() -> MatrixReport {
        let heroes: Vec<String> = ["B, the \"second\"", "C & co", "A"].map(str::to_owned).into();
        let batches = [
            batch("A", "B, the \"second\"", [0, 0, 10, 0, 40], [10, 0, 40, 0, 0]),
            batch("A", "C & co", [0, 0, 10, 0, 40], [0, 0, 10, 0, 40]),
            batch("B, the \"second\"", "C & co", [0, 0, 20, 0, 30], [0, 0, 20, 0, 30]),
            batch("A", "A", [20, 0, 0, 0, 30], [20, 0, 0, 0, 30]),
        ];
        report(&header(), &heroes, &batches)
    }

    #[test]
    fn known_strengths_are_found() {
        let known = [4.0, 2.0, 1.0, 0.5, 0.25];
        let wins: Vec<Vec<f64>> = (0..5)
            .map(|i| (0..5).map(|j| if i == j { 0.0 } else { 1e5 * known[i] / (known[i] + known[j]) }).collect())
            .collect();
        for (found, known) in bradley_terry(&wins).into_iter().zip(known) {
            close(found / known, 1.0, 1e-3);
        }
    }

    #[test]
    fn who_never_lost_has_a_finite_strength() {
        let strengths = bradley_terry(&[vec![0.0, 10.0], vec![0.0, 0.0]]);
        assert!(strengths[0] > 4.0 && strengths[0] < 100.0, "{strengths:?}");
        close(strengths[0] * strengths[1], 1.0, 1e-9);
    }

    #[test]
    fn intervals_come_from_deals() {
        // 100 deals, half of them won twice, the other half shared: the same as in the arena.
        let (rate, low, high) = Tally([0, 0, 50, 0, 50]).rate();
        close(rate, 0.75, 1e-9);
        close(low, 0.70, 0.01);
        close(high, 0.80, 0.01);
        assert_eq!(Tally::default().rate(), (0.5, 0.0, 1.0));
        assert!(Tally([0, 0, 50, 0, 50]).is_within(0.05));
        assert!(!Tally([0, 0, 50, 0, 50]).is_within(0.04));
        assert!(!Tally([0, 0, 20, 0, 0]).is_within(0.5), "too few deals to stop");
    }

    #[test]
    fn the_figures_of_a_toy_are_right() {
        let report = toy();
        let order: Vec<&str> = report.strengths.iter().map(|strength| strength.hero.as_str()).collect();
        assert_eq!(order, ["A", "B, the \"second\"", "C & co"]);
        assert_eq!(report.games, 3 * 200 + 100);
        let rates: Vec<f64> = report.cells.iter().map(|cell| cell.rate).collect();
        for (found, known) in rates.iter().zip([0.6, 0.65, 0.9, 0.35, 0.5, 0.8, 0.1, 0.2, 0.5]) {
            close(*found, known, 1e-9);
        }
        let shift = &report.shifts[0];
        assert_eq!((shift.hero.as_str(), shift.board.as_str()), ("A", "Here"));
        close(shift.mean, (0.9 + 0.4 + 0.9 + 0.9) / 4.0, 1e-9);
        close(shift.shift, 0.9 - shift.mean, 1e-9);
        close(
            report.departures.iter().map(|pair| pair.departure.abs()).fold(0.0, f64::max),
            report.departures[0].departure.abs(),
            1e-12,
        );
    }

    #[test]
    fn the_csv_comes_back() {
        let report = toy();
        let text = report.csv();
        let mut lines = text.lines();
        assert_eq!(lines.next(), Some("row,column,games,wins,rate,low,high"));
        let back: Vec<Cell> = lines
            .map(|line| {
                let fields = fields(line);
                let number = |index: usize| fields[index].parse::<f64>().expect("a number");
                Cell {
                    row: fields[0].clone(),
                    column: fields[1].clone(),
                    games: number(2) as u64,
                    wins: number(3),
                    rate: number(4),
                    low: number(5),
                    high: number(6),
                }
            })
            .collect();
        assert_eq!(back.len(), report.cells.len());
        for (back, cell) in back.iter().zip(&report.cells) {
            assert_eq!(
                (&back.row, &back.column, back.games, back.wins),
                (&cell.row, &cell.column, cell.games, cell.wins)
            );
            close(back.rate, cell.rate, 1e-4);
            close(back.low, cell.low, 1e-4);
            close(back.high, cell.high, 1e-4);
        }
    }

    fn fields(line: &str) -> Vec<String> {
        let mut fields = vec![String::new()];
        let mut quoted = false;
        let mut characters = line.chars().peekable();
        while let Some(character) = characters.next() {
            let last = fields.last_mut().expect("there is one");
            match character {
                '"' if quoted && characters.peek() == Some(&'"') => last.push(characters.next().expect("seen")),
                '"' => quoted = !quoted,
                ',' if !quoted => fields.push(String::new()),
                other => last.push(other),
            }
        }
        fields
    }

    #[test]
    fn the_drawing_is_well_formed() {
        let svg = toy().svg();
        svg::check_well_formed(&svg);
        assert_eq!(svg.matches("<g><title>").count(), 9);
        assert!(svg.contains(">C &amp; co</text>"));
    }

    #[test]
    fn going_on_gives_the_same_totals() {
        let content = Content::built_in().expect("the built-in content is sound");
        let names = |list: &[&str]| list.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
        let pool = |heroes: &[&str]| {
            let boards = names(&["Sarpedon", "Marmoreal"]);
            Pool::new(&content, &names(heroes), &boards, &[Mode::Duel], Switches::default()).expect("they are known")
        };
        let matrix = |heroes: &[&str], games, threads| Matrix {
            pool: pool(heroes),
            bot: "random".into(),
            games,
            precision: 0.0,
            seed: 3,
            threads,
            until: None,
        };
        let kept = Mutex::new(String::new());
        let keep = |batch: &Batch, _: Progress| {
            *kept.lock().unwrap() += &batch.to_line();
            Ok(())
        };
        let at_once = matrix(&["Medusa", "Alice", "Sinbad"], 16, 2).run(Vec::new(), &keep).expect("it runs");
        *kept.lock().unwrap() = matrix(&["Medusa", "Alice"], 8, 1).header().to_line();
        matrix(&["Medusa", "Alice"], 8, 1).run(Vec::new(), &keep).expect("it runs");
        // The process was stopped while it wrote.
        *kept.lock().unwrap() += "{\"row\":\"Ali";
        let text = kept.lock().unwrap().clone();
        let (header, batches, whole) = read_kept(&text).expect("it can be read");
        assert!(text[whole..].starts_with("{\"row\":\"Ali"));
        let later = matrix(&["Alice", "Sinbad", "Medusa"], 16, 2);
        later.header().check(&header.expect("there is one")).expect("it is the same");
        assert_eq!(later.progress_of(&batches).planned, 6 * 16);
        let no_time = Matrix { until: Some(Instant::now()), ..later.clone() };
        let so_far = no_time.run(batches.clone(), &|_, _| panic!("there is no time")).expect("it runs");
        assert_eq!(so_far.games, 3 * 8, "what there is, is told");
        let resumed = later.run(batches, &keep).expect("it runs");
        assert_eq!(resumed.cells, at_once.cells);
        assert_eq!(resumed.games, 6 * 16);
        let other = Matrix { bot: "greedy".into(), ..later.clone() };
        let refusal = other.header().check(&later.header()).expect_err("another bot").to_string();
        assert!(refusal.contains("bot random") && refusal.contains("bot greedy"), "{refusal}");
    }
}
