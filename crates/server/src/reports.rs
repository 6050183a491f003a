//! How strong heroes of the workshop are: games in the background, one report after the other.

use std::net::IpAddr;
use std::sync::Arc;

use peerless_content::Content;
use peerless_lab::strength::{Strength, StrengthReport, compare};
use peerless_protocol::{CardWorth, Compared, RateFace, ReportFace, Searched, Strongness};
use peerless_rules::Hero;
use peerless_session::Trouble;

use crate::backlog::{Backlog, Kept, Progress, Stand};
use crate::fault::{Fault, Kind};
use crate::keys;

/// Who plays.
const BOT: &str = "greedy";
/// Deals with each foe on each board; more where a small difference is looked for.
const ROUNDS: u32 = 12;
const COMPARED: u32 = 25;
/// Who plays a second time, with one deal for each foe and board.
const SEARCH: &str = "search:40";
/// The same luck for everybody, so that the same hero has the same report.
const SEED: u64 = 14;
/// Reports that may wait; more are refused.
const WAITING: usize = 8;
/// Reports that one address may have asked for and not got yet.
const EACH: usize = 2;
/// Reports that are kept in memory; the oldest goes first.
const KEPT: usize = 100;

/// All reports of a server.
pub struct Reports(Backlog<Job, Strongness>);

struct Job {
    content: Arc<Content>,
    hero: Arc<Hero>,
    /// The version that it is compared with.
    before: Option<Arc<Hero>>,
}

impl Default for Reports {
    fn default() -> Self {
        Self(Backlog::new(Kept { name: "reports", waiting: WAITING, each: EACH, kept: KEPT, work: report }))
    }
}

impl Reports {
    /// Asks for a report; gives the name by which it is looked at.
    pub fn ask(
        &self,
        from: IpAddr,
        content: Arc<Content>,
        hero: Arc<Hero>,
        before: Option<Arc<Hero>>,
    ) -> Result<String, Fault> {
        let id = keys::table_id();
        self.0.ask(id.clone(), from, Job { content, hero, before })?;
        Ok(id)
    }

    /// How far a report is.
    pub fn look(&self, id: &str) -> Result<ReportFace, Fault> {
        let missing = || Fault::new(Kind::NotFound, Trouble::new("no-report"));
        let face = |done, all, waiting, found| ReportFace { id: id.to_owned(), done, all, waiting, found };
        match self.0.look(id).ok_or_else(missing)? {
            Stand::Waiting(waiting) => Ok(face(0, 0, waiting, None)),
            Stand::Working { done, all } => Ok(face(done, all, 0, None)),
            Stand::Done(report) => Ok(face(1, 1, 0, Some(Strongness::clone(&report)))),
            Stand::Broken => Err(Fault::broken()),
        }
    }

    /// Nobody waits for it any more.
    pub fn stop(&self, id: &str) {
        self.0.stop(id);
    }
}

fn report(job: &Job, progress: Progress<'_>) -> Option<Strongness> {
    let rounds = if job.before.is_some() { COMPARED } else { ROUNDS };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    // Two halves: the hero, and the other version of it or the hero in the hands of a search.
    let play = |hero: &Arc<Hero>, bot: &str, rounds: u32, half: usize| {
        let told = |done: usize, all: usize| progress(half * all + done, 2 * all);
        let (content, hero) = (job.content.clone(), hero.clone());
        Strength { content, hero, bot: bot.to_owned(), rounds, seed: SEED, threads }.run(&told).ok()
    };
    let now = play(&job.hero, BOT, rounds, 0)?;
    let (mut compared, mut search) = (None, None);
    match &job.before {
        Some(before) => {
            let found = compare(&play(before, BOT, rounds, 1)?, &now);
            compared = Some(Compared { change: rate(found.change), deals: found.deals as u32 });
        }
        None => {
            let found = play(&job.hero, SEARCH, 1, 1)?;
            search = Some(Searched { bot: found.bot, games: found.games as u32, rate: rate(found.rate) });
        }
    }
    Some(told(&now, search, compared))
}

fn rate(rate: peerless_lab::strength::Rate) -> RateFace {
    RateFace { mean: rate.mean as f32, low: rate.low as f32, high: rate.high as f32 }
}

fn told(report: &StrengthReport, search: Option<Searched>, compared: Option<Compared>) -> Strongness {
    let list = |list: &[(String, peerless_lab::strength::Rate)]| {
        list.iter().map(|(name, of)| (name.clone(), rate(*of))).collect()
    };
    Strongness {
        bot: report.bot.clone(),
        games: report.games as u32,
        rate: rate(report.rate),
        foes: list(&report.foes),
        boards: list(&report.boards),
        turns: report.turns as f32,
        exhausted: report.exhausted.map(|share| share as f32),
        cards: report
            .cards
            .iter()
            .map(|card| CardWorth {
                name: card.name.clone(),
                drawn: card.drawn as f32,
                attack: card.attack as f32,
                defense: card.defense as f32,
                scheme: card.scheme as f32,
                boost: card.boost as f32,
                kept: card.kept as f32,
                worth: rate(card.worth),
            })
            .collect(),
        search,
        compared,
    }
}
