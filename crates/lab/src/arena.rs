//! One bot against another: the same deals played with the agents in all places, and what that says about their strength.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use peerless_bots::UnknownBot;
use peerless_rules::*;
use serde::Serialize;

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
}

/// One game: where the bot A sat, and what came of it.
#[derive(Clone, Debug, Serialize)]
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
    pub by_hero: Vec<Share>,
    pub by_board: Vec<Share>,
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
    /// Plays; `progress` is told the number of games done and A's score so far.
    pub fn run(&self, progress: &(dyn Fn(usize, f64) + Sync)) -> Result<(ArenaReport, Vec<Bout>), UnknownBot> {
        Agent::with_yardsticks(&self.a, 0)?;
        Agent::with_yardsticks(&self.b, 0)?;
        let next = AtomicU64::new(0);
        let planned = AtomicU64::new(0);
        let stop = AtomicBool::new(false);
        let bouts: Mutex<Vec<Bout>> = Mutex::new(Vec::new());
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
                        let played: Vec<Bout> =
                            places.into_iter().map(|seats| self.play(&setup, deal, seats)).collect();
                        let mut all = bouts.lock().expect("no thread panics while it adds its games");
                        all.extend(played);
                        let scores = deal_scores(&all);
                        progress(all.len(), mean(&scores));
                        let decided = self.sprt.map(|(elo0, elo1)| sprt(&scores, elo0, elo1).verdict);
                        if decided.is_some_and(|verdict| verdict != Verdict::Open) {
                            stop.store(true, Ordering::Relaxed);
                        }
                    }
                });
            }
        });
        let mut bouts = bouts.into_inner().expect("no thread panicked");
        bouts.sort_by(|a, b| (a.deal, &a.seats).cmp(&(b.deal, &b.seats)));
        Ok((self.report(&bouts), bouts))
    }

    /// Plays one deal with A in these seats and B in the others.
    fn play(&self, setup: &Setup, deal: u64, seats: Vec<u8>) -> Bout {
        let m = &setup.game;
        let seed = self.seed.wrapping_add(deal);
        let name = |seat: u8| if seats.contains(&seat) { &self.a } else { &self.b };
        let mut agents = seat_agents(m, seed, |seat, seed| Agent::with_yardsticks(name(seat.0), seed));
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

    pub fn report(&self, bouts: &[Bout]) -> ArenaReport {
        let scores = deal_scores(bouts);
        let (win_rate, low, high) = interval(&scores);
        let games = bouts.len().max(1) as f64;
        ArenaReport {
            a: self.a.clone(),
            b: self.b.clone(),
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
            by_hero: shares(bouts, |bout| bout.seats.iter().map(|&seat| bout.heroes[seat as usize].clone()).collect()),
            by_board: shares(bouts, |bout| vec![bout.board.clone()]),
            sprt: self.sprt.map(|(elo0, elo1)| sprt(&scores, elo0, elo1)),
        }
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
fn deal_scores(bouts: &[Bout]) -> Vec<f64> {
    let mut deals: BTreeMap<u64, (f64, f64)> = BTreeMap::new();
    for bout in bouts {
        let deal = deals.entry(bout.deal).or_default();
        deal.0 += f64::from(u8::from(bout.won));
        deal.1 += 1.0;
    }
    deals.into_values().map(|(won, played)| won / played).collect()
}

fn shares(bouts: &[Bout], names: impl Fn(&Bout) -> Vec<String>) -> Vec<Share> {
    let mut parts: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    for bout in bouts {
        for name in names(bout) {
            parts.entry(name).or_default().push(f64::from(u8::from(bout.won)));
        }
    }
    let share = |(name, scores): (String, Vec<f64>)| {
        let (win_rate, low, high) = interval(&scores);
        Share { name, games: scores.len(), win_rate, low, high }
    };
    parts.into_iter().map(share).collect()
}

fn mean(scores: &[f64]) -> f64 {
    scores.iter().sum::<f64>() / scores.len().max(1) as f64
}

fn variance(scores: &[f64]) -> f64 {
    let mean = mean(scores);
    let sum: f64 = scores.iter().map(|score| (score - mean).powi(2)).sum();
    sum / (scores.len().saturating_sub(1)).max(1) as f64
}

/// The mean and its 95 % interval; with few or equal scores the interval is that of a fair guess (Wilson).
pub fn interval(scores: &[f64]) -> (f64, f64, f64) {
    let count = scores.len().max(1) as f64;
    let mean = mean(scores);
    let z = 1.96;
    // The spread of the scores themselves, but never less than what one unseen game either way would make it.
    let wilson = (mean * (1.0 - mean) / count + z * z / (4.0 * count * count)).sqrt() / (1.0 + z * z / count);
    let middle = (mean + z * z / (2.0 * count)) / (1.0 + z * z / count);
    let spread = (variance(scores) / count).sqrt();
    if spread > 0.0 && count >= 10.0 {
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

/// The sequential test on the scores of deals, by their mean and variance.
pub fn sprt(scores: &[f64], elo0: f64, elo1: f64) -> Sprt {
    let (s0, s1) = (score_at(elo0), score_at(elo1));
    let count = scores.len() as f64;
    // Without any spread yet, assume that of a single game.
    let variance = variance(scores).max(0.01);
    let llr =
        if scores.len() < 2 { 0.0 } else { count * (s1 - s0) * (2.0 * mean(scores) - s0 - s1) / (2.0 * variance) };
    let bound = 19f64.ln();
    let verdict = match llr {
        llr if llr >= bound => Verdict::Second,
        llr if llr <= -bound => Verdict::First,
        _ => Verdict::Open,
    };
    Sprt { elo0, elo1, llr, verdict }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let better: Vec<f64> = (0..200).map(|deal| f64::from(u8::from(deal % 4 != 0))).collect();
        assert_eq!(sprt(&better, 0.0, 100.0).verdict, Verdict::Second);
        let even: Vec<f64> = (0..400).map(|deal| f64::from(u8::from(deal % 2 == 0))).collect();
        assert_eq!(sprt(&even, 0.0, 100.0).verdict, Verdict::First);
        assert_eq!(sprt(&even[..4], 0.0, 100.0).verdict, Verdict::Open);
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
}
