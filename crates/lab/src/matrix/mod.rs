//! Every hero against every hero with one bot: here they play; `figures.rs` says what it comes to, `draw.rs` shows it.

mod draw;
mod figures;

use std::collections::VecDeque;
use std::io;
use std::sync::Mutex;
use std::time::Instant;

use peerless_bots::{UnknownBot, by_name};
use serde::{Deserialize, Serialize};

use crate::agents::Agent;
use crate::setups::{Pool, Setup};
use crate::sim::{has_won, play_bots, seat_agents};

pub use figures::*;

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
    /// Only these two play, of all heroes; their order does not matter.
    pub pair: Option<[String; 2]>,
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

    /// The heroes of each pair that is not done yet.
    pub fn open_pairs(&self, batches: &[Batch]) -> Vec<[String; 2]> {
        let open = self.pairs(batches).into_iter().filter(|pair| !self.is_done(pair));
        open.map(|pair| pair.heroes.map(|hero| self.pool.hero_name(hero).to_owned())).collect()
    }

    fn pairs(&self, batches: &[Batch]) -> Vec<Pair> {
        let mut order: Vec<usize> = (0..self.pool.hero_count()).collect();
        order.sort_by_key(|&hero| self.pool.hero_name(hero));
        let mut pairs = Vec::new();
        for (index, &first) in order.iter().enumerate() {
            for &second in &order[index..] {
                let mut pair = Pair { heroes: [first, second], rounds: 0, sum: Tally::default() };
                let names = [self.pool.hero_name(first), self.pool.hero_name(second)];
                if self.pair.as_ref().is_some_and(|[a, b]| [&**a, b] != names && [&**b, a] != names) {
                    continue;
                }
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

#[cfg(test)]
mod tests {
    use super::*;
    use peerless_content::Content;
    use peerless_rules::{Mode, Switches};

    use crate::svg;

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
            pair: None,
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
        let alone = Matrix { pair: Some(["Sinbad".into(), "Alice".into()]), ..later.clone() };
        assert_eq!(alone.open_pairs(&[]), [["Alice".to_owned(), "Sinbad".to_owned()]]);
        let apart = alone.run(Vec::new(), &|_, _| Ok(())).expect("it runs");
        assert_eq!(apart.games, 16, "nobody else plays");
        let cell = |report: &MatrixReport| {
            report.cells.iter().find(|cell| cell.row == "Alice" && cell.column == "Sinbad").cloned()
        };
        assert_eq!(cell(&apart), cell(&at_once), "and who else there is makes no difference");
        let other = Matrix { bot: "greedy".into(), ..later.clone() };
        let refusal = other.header().check(&later.header()).expect_err("another bot").to_string();
        assert!(refusal.contains("bot random") && refusal.contains("bot greedy"), "{refusal}");
    }
}
