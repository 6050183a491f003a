//! One bot against another: the same deals played with the agents in all places, and what that says about their strength.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use peerless_bots::UnknownBot;
use peerless_bots::judge::Net;
use peerless_rules::*;
use serde::{Deserialize, Serialize};

use crate::agents::Agent;
use crate::setups::{Pool, Setup};
use crate::sim::{Played, has_won, new_choice, new_record, play_bots, seat_agents};

/// What is played.
#[derive(Clone, Debug)]
pub struct Arena {
    pub pool: Pool,
    pub a: String,
    pub b: String,
    /// At most so many games; each deal is finished in all places.
    pub games: u64,
    pub seed: u64,
    pub threads: usize,
    /// Stop as soon as one of two Elo differences is clearly more likely than the other.
    pub sprt: Option<(f64, f64)>,
    /// Keep the records of all games.
    pub keep: bool,
    /// What A judges by, in place of the usual weights: a search, or `learned`.
    pub weights: Option<&'static Net>,
}

/// How games were played that are kept together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    pub a: String,
    pub b: String,
    pub seed: u64,
    /// A number for the weights that A used in place of the usual ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weights: Option<u64>,
    /// Heroes, boards and modes that games are drawn from.
    pub pool: [Vec<String>; 3],
    /// Heroes of which one plays in every game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub one_of: Vec<String>,
}

/// One game: where the bot A sat, and what came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bout {
    pub deal: u64,
    pub board: String,
    pub heroes: Vec<String>,
    /// The seats of A.
    pub seats: Vec<u8>,
    pub won: bool,
    pub winner_seat: Option<u8>,
    /// The seat whose bot gave up.
    pub forfeit_seat: Option<u8>,
    pub decisions: u64,
    pub seconds: f64,
    #[serde(skip)]
    pub record: Option<String>,
}

/// How A did against B.
#[derive(Clone, Debug, Serialize)]
pub struct ArenaReport {
    pub a: String,
    pub b: String,
    pub games: usize,
    pub deals: usize,
    /// A's score with its 95 % interval, from the scores of whole deals.
    pub win_rate: f64,
    pub low: f64,
    pub high: f64,
    pub elo: f64,
    pub elo_low: f64,
    pub elo_high: f64,
    /// How often the first seat won.
    pub first_seat: f64,
    pub decisions_per_game: f64,
    pub seconds_per_game: f64,
    pub unfinished: usize,
    /// Games that A gave up, and B.
    pub forfeits_a: usize,
    pub forfeits_b: usize,
    /// The games of all deals with a hero, whoever played it: how strong the hero is makes no difference.
    pub by_hero: Vec<Share>,
    pub by_board: Vec<Share>,
    /// Duels by the two heroes, whoever played which, the worst for A first.
    pub by_pair: Vec<Share>,
    pub sprt: Option<Sprt>,
}

/// A's score in a part of the games.
#[derive(Clone, Debug, Serialize)]
pub struct Share {
    pub name: String,
    pub games: usize,
    pub win_rate: f64,
    pub low: f64,
    pub high: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sprt {
    pub elo0: f64,
    pub elo1: f64,
    /// The logarithm of how much more likely `elo1` is than `elo0`.
    pub llr: f64,
    pub verdict: Verdict,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The first difference holds, with 95 % confidence.
    First,
    /// The second holds.
    Second,
    /// Not enough games.
    Open,
}

impl Arena {
    /// Plays; `progress` is told the number of games done and A's score so far, and says whether to go on.
    pub fn run(
        &self,
        progress: &(dyn Fn(usize, f64) -> ControlFlow<()> + Sync),
    ) -> Result<(ArenaReport, Vec<Bout>), UnknownBot> {
        self.go_on(Vec::new(), &|_| ControlFlow::Continue(()), progress)
    }

    /// The same, from games that were played before; `kept` gets those of each deal that is played now, and says whether to go on.
    pub fn go_on(
        &self,
        before: Vec<Bout>,
        kept: &(dyn Fn(&[Bout]) -> ControlFlow<()> + Sync),
        progress: &(dyn Fn(usize, f64) -> ControlFlow<()> + Sync),
    ) -> Result<(ArenaReport, Vec<Bout>), UnknownBot> {
        let mut known: BTreeMap<u64, Vec<Bout>> = BTreeMap::new();
        for bout in before {
            known.entry(bout.deal).or_default().push(bout);
        }
        self.agent(true, 0)?;
        self.agent(false, 0)?;
        let next = AtomicU64::new(0);
        let planned = AtomicU64::new(0);
        let stop = AtomicBool::new(false);
        let table: Mutex<(Vec<Bout>, Scores)> = Mutex::default();
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    while !stop.load(Ordering::Relaxed) {
                        let deal = next.fetch_add(1, Ordering::Relaxed);
                        let setup = self.pool.draw(self.seed.wrapping_add(deal));
                        let places = places(&setup.game);
                        if planned.fetch_add(places.len() as u64, Ordering::Relaxed) >= self.games {
                            return;
                        }
                        // A deal that was not finished is played anew.
                        let known = known.get(&deal).filter(|known| known.len() == places.len());
                        let played: Vec<Bout> = match known {
                            Some(known) => known.clone(),
                            None => places.into_iter().map(|seats| self.play(&setup, deal, seats)).collect(),
                        };
                        let mut table = table.lock().expect("no thread panics while it adds its games");
                        let (bouts, scores) = &mut *table;
                        if known.is_none() && kept(&played).is_break() {
                            stop.store(true, Ordering::Relaxed);
                        }
                        deal_scores(&played).into_iter().for_each(|score| scores.add(score));
                        bouts.extend(played);
                        let told = progress(bouts.len(), scores.mean());
                        let decided = self.sprt.map(|(elo0, elo1)| scores.sprt(elo0, elo1).verdict);
                        if told.is_break() || decided.is_some_and(|verdict| verdict != Verdict::Open) {
                            stop.store(true, Ordering::Relaxed);
                        }
                    }
                });
            }
        });
        let (mut bouts, _) = table.into_inner().expect("no thread panicked");
        bouts.sort_by(|a, b| (a.deal, &a.seats).cmp(&(b.deal, &b.seats)));
        Ok((report(&self.a, &self.b, self.sprt, &bouts), bouts))
    }

    /// A, or B.
    fn agent(&self, is_a: bool, seed: u64) -> Result<Agent, UnknownBot> {
        match self.weights {
            Some(weights) if is_a => Agent::by(weights, &self.a, seed),
            _ => Agent::with_yardsticks(if is_a { &self.a } else { &self.b }, seed),
        }
    }

    /// Plays one deal with A in these seats and B in the others.
    fn play(&self, setup: &Setup, deal: u64, seats: Vec<u8>) -> Bout {
        let m = &setup.game;
        let seed = self.seed.wrapping_add(deal);
        let name = |seat: u8| if seats.contains(&seat) { &self.a } else { &self.b };
        let mut agents = seat_agents(m, seed, |seat, seed| self.agent(seats.contains(&seat.0), seed));
        let start = Instant::now();
        let mut record = self.keep.then(|| new_record(m, seed, |seat| name(seat).to_owned()));
        let Played { state, decisions, forfeit } = play_bots(m, seed, &mut agents, |state, opt| {
            if let Some(record) = &mut record {
                record.choices.push(new_choice(m, state, opt));
            }
        });
        let winner = m.seat_ids().find(|&seat| has_won(m, &state, forfeit, seat));
        if let (Some(record), Some(outcome)) = (&mut record, state.outcome()) {
            record.result = Some(result_text(m, outcome));
        }
        Bout {
            deal,
            board: m.board.name.clone(),
            heroes: m.seats.iter().map(|seat| seat.hero.name.clone()).collect(),
            won: m.seat_ids().any(|seat| seats.contains(&seat.0) && has_won(m, &state, forfeit, seat)),
            winner_seat: winner.map(|seat| seat.0),
            forfeit_seat: forfeit.map(|seat| seat.0),
            seats,
            decisions,
            seconds: start.elapsed().as_secs_f64(),
            record: record.map(|record| record.to_string()),
        }
    }

    /// What a file of games tells of how they were played: games of another arena do not belong to this one.
    pub fn header(&self) -> Header {
        let weights = self.weights.map(Net::number);
        let (pool, one_of) = (self.pool.names(), self.pool.one_of());
        Header { a: self.a.clone(), b: self.b.clone(), seed: self.seed, weights, pool, one_of }
    }

    /// The deals in parts of so many, each as the number of its first deal and its games. A part is the arena whose seed is so
    /// much further and that has so many games.
    pub fn parts(&self, deals: u64) -> Vec<(u64, u64)> {
        let (mut parts, mut planned, mut deal) = (Vec::new(), 0, 0);
        while planned < self.games {
            let mut games = 0;
            let first = deal;
            while deal < first + deals.max(1) && planned < self.games {
                let places = places(&self.pool.draw(self.seed.wrapping_add(deal)).game).len() as u64;
                (planned, games, deal) = (planned + places, games + places, deal + 1);
            }
            parts.push((first, games));
        }
        parts
    }
}

/// What games come to.
pub fn report(a: &str, b: &str, sprt: Option<(f64, f64)>, bouts: &[Bout]) -> ArenaReport {
    let scores = deal_scores(bouts);
    let (win_rate, low, high) = interval(&scores);
    let games = bouts.len().max(1) as f64;
    let mut by_pair = shares(bouts, pair);
    by_pair.sort_by(|a, b| a.win_rate.total_cmp(&b.win_rate));
    ArenaReport {
        a: a.to_owned(),
        b: b.to_owned(),
        games: bouts.len(),
        deals: scores.len(),
        win_rate,
        low,
        high,
        elo: elo(win_rate),
        elo_low: elo(low),
        elo_high: elo(high),
        first_seat: bouts.iter().filter(|bout| bout.winner_seat == Some(0)).count() as f64 / games,
        decisions_per_game: bouts.iter().map(|bout| bout.decisions as f64).sum::<f64>() / games,
        seconds_per_game: bouts.iter().map(|bout| bout.seconds).sum::<f64>() / games,
        unfinished: bouts.iter().filter(|bout| bout.winner_seat.is_none()).count(),
        forfeits_a: forfeits(bouts, true),
        forfeits_b: forfeits(bouts, false),
        by_hero: shares(bouts, heroes),
        by_board: shares(bouts, |bout| vec![bout.board.clone()]),
        by_pair,
        sprt: sprt.map(|(elo0, elo1)| Scores::from_iter(scores).sprt(elo0, elo1)),
    }
}

/// The seats that A takes in the games of one deal, one list a game: every place once.
fn places(m: &Match) -> Vec<Vec<u8>> {
    match m.mode {
        Mode::Duel => vec![vec![0], vec![1]],
        Mode::Teams => vec![vec![0, 2], vec![1, 3]],
        Mode::FreeForAll => (0..m.seats.len() as u8).map(|seat| vec![seat]).collect(),
    }
}

/// How many games A gave up, or B.
fn forfeits(bouts: &[Bout], of_a: bool) -> usize {
    let gave_up = |bout: &&Bout| bout.forfeit_seat.is_some_and(|seat| bout.seats.contains(&seat) == of_a);
    bouts.iter().filter(gave_up).count()
}

/// A's share of the games of each deal.
fn deal_scores<'b>(bouts: impl IntoIterator<Item = &'b Bout>) -> Vec<f64> {
    let mut deals: BTreeMap<u64, (f64, f64)> = BTreeMap::new();
    for bout in bouts {
        let deal = deals.entry(bout.deal).or_default();
        deal.0 += f64::from(u8::from(bout.won));
        deal.1 += 1.0;
    }
    deals.into_values().map(|(won, played)| won / played).collect()
}

/// The heroes of a game, each once.
fn heroes(bout: &Bout) -> Vec<String> {
    BTreeSet::from_iter(&bout.heroes).into_iter().cloned().collect()
}

/// The two heroes of a duel in the order of their names; none for games of more.
fn pair(bout: &Bout) -> Vec<String> {
    let mut names: Vec<&str> = bout.heroes.iter().map(String::as_str).collect();
    names.sort_unstable();
    if names.len() == 2 { vec![names.join(" : ")] } else { Vec::new() }
}

/// A's scores in the parts of the games that have these names, with intervals from the scores of deals.
fn shares(bouts: &[Bout], names: impl Fn(&Bout) -> Vec<String>) -> Vec<Share> {
    let mut parts: BTreeMap<String, Vec<&Bout>> = BTreeMap::new();
    for bout in bouts {
        for name in names(bout) {
            parts.entry(name).or_default().push(bout);
        }
    }
    let share = |(name, bouts): (String, Vec<&Bout>)| {
        let (win_rate, low, high) = interval(&deal_scores(bouts.iter().copied()));
        Share { name, games: bouts.len(), win_rate, low, high }
    };
    parts.into_iter().map(share).collect()
}

/// The variance of the score of a deal of two even games, and how many deals the sequential test believes in it for.
const EVEN: f64 = 0.125;
const ASSUMED: f64 = 8.0;

/// Scores of deals as they come in: what their mean and variance need.
#[derive(Clone, Copy, Debug, Default)]
struct Scores {
    count: f64,
    sum: f64,
    squares: f64,
}

impl FromIterator<f64> for Scores {
    fn from_iter<I: IntoIterator<Item = f64>>(scores: I) -> Self {
        let mut sums = Self::default();
        scores.into_iter().for_each(|score| sums.add(score));
        sums
    }
}

impl Scores {
    fn add(&mut self, score: f64) {
        self.count += 1.0;
        self.sum += score;
        self.squares += score * score;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    fn variance(&self) -> f64 {
        // Scores lie between 0 and 1 and are quarters or so: nothing is lost in the difference.
        ((self.squares - self.sum * self.mean()) / (self.count - 1.0).max(1.0)).max(0.0)
    }

    /// The sequential test on the scores of deals, by their mean and variance.
    fn sprt(&self, elo0: f64, elo1: f64) -> Sprt {
        let (s0, s1) = (score_at(elo0), score_at(elo1));
        // A few deals that end alike say little about the spread: it begins as that of two even games, and yields to what is seen.
        let seen = (self.count - 1.0).max(0.0);
        let variance = (seen * self.variance() + ASSUMED * EVEN) / (seen + ASSUMED);
        let llr = if self.count < 2.0 {
            0.0
        } else {
            self.count * (s1 - s0) * (2.0 * self.mean() - s0 - s1) / (2.0 * variance)
        };
        let bound = 19f64.ln();
        let verdict = match llr {
            llr if llr >= bound => Verdict::Second,
            llr if llr <= -bound => Verdict::First,
            _ => Verdict::Open,
        };
        Sprt { elo0, elo1, llr, verdict }
    }
}

/// The mean and its 95 % interval; with few or equal scores the interval is that of a fair guess (Wilson).
pub fn interval(scores: &[f64]) -> (f64, f64, f64) {
    let sums = Scores::from_iter(scores.iter().copied());
    let (count, mean) = (sums.count.max(1.0), sums.mean());
    let z = 1.96;
    // The spread of the scores themselves, but never less than what one unseen game either way would make it.
    let wilson = (mean * (1.0 - mean) / count + z * z / (4.0 * count * count)).sqrt() / (1.0 + z * z / count);
    let middle = (mean + z * z / (2.0 * count)) / (1.0 + z * z / count);
    let spread = (sums.variance() / count).sqrt();
    if spread > 1e-9 && count >= 10.0 {
        return (mean, (mean - z * spread).max(0.0), (mean + z * spread).min(1.0));
    }
    (mean, (middle - z * wilson).max(0.0), (middle + z * wilson).min(1.0))
}

/// The Elo difference that a score means.
pub fn elo(score: f64) -> f64 {
    let score = score.clamp(0.0005, 0.9995);
    400.0 * (score / (1.0 - score)).log10()
}

fn score_at(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use peerless_content::{CaseFile, Content};

    fn close(a: f64, b: f64) {
        assert!((a - b).abs() < 0.01, "{a} is not {b}");
    }

    #[test]
    fn figures_are_those_of_the_textbook() {
        close(elo(0.5), 0.0);
        close(elo(0.75), 190.85);
        close(score_at(elo(0.64)), 0.64);
        // 100 deals, half of them won twice, the other half shared: 75 % with a spread of 0.25.
        let scores: Vec<f64> = (0..100).map(|deal| if deal % 2 == 0 { 1.0 } else { 0.5 }).collect();
        let (mean, low, high) = interval(&scores);
        close(mean, 0.75);
        close(low, 0.70);
        close(high, 0.80);
    }

    #[test]
    fn a_certain_score_keeps_an_honest_interval() {
        let (mean, low, high) = interval(&[1.0; 20]);
        close(mean, 1.0);
        close(low, 0.84);
        close(high, 1.0);
    }

    #[test]
    fn the_sequential_test_decides_both_ways() {
        let scores = |deals: u32, won: fn(u32) -> bool| {
            (0..deals).map(|deal| f64::from(u8::from(won(deal)))).collect::<Scores>()
        };
        assert_eq!(scores(200, |deal| deal % 4 != 0).sprt(0.0, 100.0).verdict, Verdict::Second);
        let even = |deal| deal % 2 == 0;
        assert_eq!(scores(400, even).sprt(0.0, 100.0).verdict, Verdict::First);
        assert_eq!(scores(4, even).sprt(0.0, 100.0).verdict, Verdict::Open);
        // A lucky start decides nothing.
        assert_eq!(scores(4, |_| true).sprt(0.0, 50.0).verdict, Verdict::Open);
        assert_eq!(scores(40, |_| true).sprt(0.0, 50.0).verdict, Verdict::Second);
    }

    #[test]
    fn deals_are_scored_over_all_places() {
        let bout = |deal, won| Bout {
            deal,
            board: "b".into(),
            heroes: vec!["x".into(), "y".into()],
            seats: vec![0],
            won,
            winner_seat: Some(0),
            forfeit_seat: None,
            decisions: 1,
            seconds: 0.0,
            record: None,
        };
        let bouts = [bout(0, true), bout(0, false), bout(1, true), bout(1, true)];
        assert_eq!(deal_scores(&bouts), vec![0.5, 1.0]);
    }

    /// Whoever strikes first wins, and everybody can strike at any time.
    const TOY: &str = r#"
name = "Toy"
rules = []
board = { spaces = "s1:R s2:R s3:R s4:R", edges = "s1-s2-s3-s4", starts = "s1 s4" }
player = [{ hero = "Duelist", at = { Duelist = "s1" } }, { hero = "Duelist", at = { Duelist = "s4" } }]
script.play = "1: maneuver"

[[hero]]
name = "Duelist"
move = 1
fighter = [{ name = "Duelist", role = "hero", attack = "ranged", health = 1 }]
card = [{ name = "Shot", count = 30, type = "attack", value = 3, boost = 1 }]
"#;

    fn toy(a: &str, b: &str) -> Arena {
        let mut content = Content::built_in().expect("the built-in content is sound");
        let file = CaseFile::parse(&content, "toy.toml", TOY);
        let (m, _) = file.cases[0].scene().unwrap_or_else(|problems| panic!("{problems:?}"));
        content.heroes = vec![m.seats[0].hero.clone()];
        content.boards = vec![m.board.clone()];
        let pool = Pool::new(&content, &[], &[], &[Mode::Duel], Switches::default()).expect("they can play");
        Arena {
            pool,
            a: a.into(),
            b: b.into(),
            games: 4_000,
            seed: 1,
            threads: 2,
            sprt: None,
            keep: false,
            weights: None,
        }
    }

    fn run(arena: &Arena) -> ArenaReport {
        arena.run(&|_, _| ControlFlow::Continue(())).expect("the bots are known").0
    }

    /// Greedy strikes at once. Random strikes with each of its two actions in one of two cases, so that as the first seat it wins
    /// three games of four: greedy wins all games as the first seat and a quarter of them as the second.
    #[test]
    fn the_figures_are_right_where_the_answer_is_known() {
        let report = run(&toy("greedy", "random"));
        let deals = 2_000.0;
        assert_eq!((report.games, report.deals), (4_000, 2_000));
        // A deal brings 1 or 1/2, and 1 in a quarter of the cases.
        let deviation = (0.25f64 * 0.75).sqrt() / 2.0 / f64::sqrt(deals);
        assert!((report.win_rate - 0.625).abs() < 4.0 * deviation, "{}", report.win_rate);
        assert!((report.first_seat - 0.875).abs() < 4.0 * deviation, "{}", report.first_seat);
        let widened = (report.high - report.low) / 2.0 / (1.96 * deviation);
        assert!((0.9..1.1).contains(&widened), "{widened}");
        close(elo(0.625), 88.74);
        assert!(report.elo_low < 89.0 && 88.0 < report.elo_high, "{} {}", report.elo_low, report.elo_high);
        // The one pair, board and hero have all games.
        for shares in [&report.by_hero, &report.by_board, &report.by_pair] {
            assert_eq!(shares.len(), 1);
            assert_eq!((shares[0].games, shares[0].win_rate), (4_000, report.win_rate));
        }
        assert_eq!(report.by_pair[0].name, "Duelist : Duelist");
        // Where nothing depends on the bots, nobody is better, and the first seat always wins.
        let even = run(&toy("greedy", "greedy"));
        assert_eq!((even.win_rate, even.first_seat, even.unfinished), (0.5, 1.0, 0));
    }

    /// The stronger hero wins whoever plays it, so nobody plays better with either.
    #[test]
    fn by_hero_a_bot_is_as_good_as_it_plays_and_not_as_its_hero_is() {
        let bout = |seat: u8| Bout {
            deal: 1,
            board: String::new(),
            heroes: vec!["Strong".into(), "Weak".into()],
            seats: vec![seat],
            won: seat == 0,
            winner_seat: Some(0),
            forfeit_seat: None,
            decisions: 1,
            seconds: 1.0,
            record: None,
        };
        let report = report("a", "b", None, &[bout(0), bout(1)]);
        let by_hero: Vec<_> = report.by_hero.iter().map(|share| (&*share.name, share.games, share.win_rate)).collect();
        assert_eq!(by_hero, [("Strong", 2, 0.5), ("Weak", 2, 0.5)]);
    }

    #[test]
    fn the_sequential_test_stops_a_match_of_a_known_difference() {
        for ((elo0, elo1), verdict) in [((0.0, 60.0), Verdict::Second), ((120.0, 180.0), Verdict::First)] {
            let report = run(&Arena { sprt: Some((elo0, elo1)), ..toy("greedy", "random") });
            assert_eq!(report.sprt.map(|sprt| sprt.verdict), Some(verdict));
            assert!(report.games < 1_000, "{} games", report.games);
        }
    }

    /// What was kept is not played again, and comes to the same as all in one go.
    #[test]
    fn a_match_that_was_stopped_goes_on() {
        let arena = Arena { games: 40, ..toy("random", "greedy") };
        let (whole, bouts) = arena.run(&|_, _| ControlFlow::Continue(())).expect("the bots are known");
        let mut before: Vec<Bout> = bouts.iter().filter(|bout| bout.deal % 3 == 0).cloned().collect();
        // Of this deal one game was played.
        before.push(bouts[2].clone());
        let played = Mutex::new(Vec::new());
        let kept = |bouts: &[Bout]| {
            played.lock().expect("nobody panics").extend(bouts.to_vec());
            ControlFlow::Continue(())
        };
        let (report, all) = arena.go_on(before, &kept, &|_, _| ControlFlow::Continue(())).expect("the bots are known");
        assert_eq!((report.games, report.win_rate), (40, whole.win_rate));
        assert_eq!(all.len(), 40);
        let played = played.into_inner().expect("nobody panicked");
        assert!(played.iter().all(|bout| bout.deal % 3 != 0) && played.len() == 26, "{}", played.len());
    }

    #[test]
    fn who_gives_up_has_lost() {
        let report = run(&Arena { games: 8, ..toy("random", "exec:exit") });
        assert_eq!((report.win_rate, report.forfeits_a), (1.0, 0));
        // Where random is first and strikes, the other is never asked.
        assert!((4..=8).contains(&report.forfeits_b), "{}", report.forfeits_b);
    }
}
