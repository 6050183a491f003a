//! How strong heroes of the workshop are: games in the background, one report after the other, at the lowest priority.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};

use peerless_content::Content;
use peerless_lab::strength::{Strength, StrengthReport, compare};
use peerless_protocol::{CardWorth, Compared, RateFace, ReportFace, Strongness};
use peerless_rules::Hero;
use peerless_session::Trouble;

use crate::fault::{Fault, Kind};
use crate::keys;
use crate::review::lowest_priority;

/// Who plays.
const BOT: &str = "greedy";
/// Deals with each foe on each board.
const ROUNDS: u32 = 12;
/// The same luck for everybody, so that the same hero has the same report.
const SEED: u64 = 14;
/// Reports that may wait; more are refused.
const WAITING: usize = 8;
/// Reports that are kept in memory; the oldest goes first.
const KEPT: usize = 100;

/// All reports of a server. They are not kept over a restart.
#[derive(Default)]
pub struct Reports {
    desk: Arc<Desk>,
}

#[derive(Default)]
struct Desk {
    jobs: Mutex<Jobs>,
    more: Condvar,
}

#[derive(Default)]
struct Jobs {
    found: HashMap<String, Found>,
    /// In the order in which they were asked for; the first is the oldest.
    order: VecDeque<String>,
    queue: VecDeque<Job>,
    started: bool,
    closed: bool,
}

struct Job {
    id: String,
    content: Arc<Content>,
    hero: Arc<Hero>,
    /// The version that it is compared with.
    before: Option<Arc<Hero>>,
}

enum Found {
    Waiting,
    Working { done: u32, all: u32 },
    Done(Arc<Strongness>),
    Broken,
}

impl Reports {
    /// Asks for a report; gives the name by which it is looked at.
    pub fn ask(&self, content: Arc<Content>, hero: Arc<Hero>, before: Option<Arc<Hero>>) -> Result<String, Fault> {
        let mut jobs = self.desk.lock();
        if jobs.queue.len() >= WAITING {
            return Err(Fault::new(Kind::TooMany, Trouble::because("too-many", "reports")));
        }
        if jobs.order.len() >= KEPT
            && let Some(old) = jobs
                .order
                .iter()
                .position(|id| matches!(jobs.found.get(id), Some(Found::Done(_) | Found::Broken) | None))
            && let Some(old) = jobs.order.remove(old)
        {
            jobs.found.remove(&old);
        }
        let id = keys::table_id();
        jobs.found.insert(id.clone(), Found::Waiting);
        jobs.order.push_back(id.clone());
        jobs.queue.push_back(Job { id: id.clone(), content, hero, before });
        if !std::mem::replace(&mut jobs.started, true) {
            let desk = self.desk.clone();
            let thread = std::thread::Builder::new().name("reports".to_owned()).spawn(move || desk.work());
            thread.map_err(|_| Fault::broken())?;
        }
        drop(jobs);
        self.desk.more.notify_one();
        Ok(id)
    }

    /// How far a report is.
    pub fn look(&self, id: &str) -> Result<ReportFace, Fault> {
        let jobs = self.desk.lock();
        let missing = || Fault::new(Kind::NotFound, Trouble::new("no-report"));
        let face = |done, all, waiting, found| ReportFace { id: id.to_owned(), done, all, waiting, found };
        match jobs.found.get(id).ok_or_else(missing)? {
            Found::Waiting => {
                let before = jobs.queue.iter().position(|job| job.id == id).unwrap_or(0);
                Ok(face(0, 0, before as u32 + 1, None))
            }
            &Found::Working { done, all } => Ok(face(done, all, 0, None)),
            Found::Done(report) => Ok(face(1, 1, 0, Some(Strongness::clone(report)))),
            Found::Broken => Err(Fault::broken()),
        }
    }

    /// Nobody waits for it any more.
    pub fn stop(&self, id: &str) {
        let mut jobs = self.desk.lock();
        jobs.queue.retain(|job| job.id != id);
        jobs.found.remove(id);
        jobs.order.retain(|other| other != id);
    }
}

impl Drop for Reports {
    fn drop(&mut self) {
        self.desk.lock().closed = true;
        self.desk.more.notify_all();
    }
}

impl Desk {
    fn lock(&self) -> MutexGuard<'_, Jobs> {
        self.jobs.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn work(&self) {
        lowest_priority();
        while let Some(job) = self.next() {
            let found = catch_unwind(AssertUnwindSafe(|| self.report(&job)));
            let mut jobs = self.lock();
            // Whoever stopped it does not want to know.
            let Some(place) = jobs.found.get_mut(&job.id) else { continue };
            *place = match found {
                Ok(Some(report)) => Found::Done(Arc::new(report)),
                Ok(None) | Err(_) => Found::Broken,
            };
        }
    }

    /// Waits for the next job; `None` when there will be no more.
    fn next(&self) -> Option<Job> {
        let mut jobs = self.lock();
        loop {
            if jobs.closed {
                return None;
            }
            if let Some(job) = jobs.queue.pop_front() {
                jobs.found.insert(job.id.clone(), Found::Working { done: 0, all: 0 });
                return Some(job);
            }
            jobs = self.more.wait(jobs).unwrap_or_else(|poisoned| poisoned.into_inner());
        }
    }

    fn report(&self, job: &Job) -> Option<Strongness> {
        let versions = 1 + usize::from(job.before.is_some());
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let play = |hero: &Arc<Hero>, nth: usize| {
            let progress = |done: usize, all: usize| {
                let mut jobs = self.lock();
                let closed = jobs.closed;
                match jobs.found.get_mut(&job.id) {
                    Some(found) if !closed => {
                        *found = Found::Working { done: (nth * all + done) as u32, all: (versions * all) as u32 };
                        true
                    }
                    _ => false,
                }
            };
            let (content, hero) = (job.content.clone(), hero.clone());
            Strength { content, hero, bot: BOT.to_owned(), rounds: ROUNDS, seed: SEED, threads }.run(&progress).ok()
        };
        let now = play(&job.hero, 0)?;
        let compared = match &job.before {
            Some(before) => {
                let found = compare(&play(before, 1)?, &now);
                Some(Compared { change: rate(found.change), deals: found.deals as u32 })
            }
            None => None,
        };
        Some(told(&now, compared))
    }
}

fn rate(rate: peerless_lab::strength::Rate) -> RateFace {
    RateFace { mean: rate.mean as f32, low: rate.low as f32, high: rate.high as f32 }
}

fn told(report: &StrengthReport, compared: Option<Compared>) -> Strongness {
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
                worth: rate(card.worth),
            })
            .collect(),
        compared,
    }
}
