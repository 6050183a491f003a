//! Finished games looked at again, one after the other, by a thread that works only when nobody else does.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};

use peerless_bots::eval::chance;
use peerless_lab::review::{self, budget_of};
use peerless_protocol::{BetterFace, Judged, Review, Story, StoryStep};
use peerless_rules::{Match, Record, State};

use crate::fault::{Fault, Kind};
use peerless_session::Trouble;

/// Who judges.
const BOT: &str = "search:200";
/// An option that gives so much more chance to win is told.
const CLEAR: f64 = 0.06;
/// Reviews that may wait; more are refused.
const WAITING: usize = 20;
/// Reviews that are kept in memory; the oldest goes first.
const KEPT: usize = 200;

/// The game in numbers; judged from all that there was, so only for games that are over.
pub fn story(m: &Match, record: &Record) -> Result<Story, Fault> {
    let mut events = Count(0);
    let mut state = State::new(m, record.seed, &mut events);
    let step = |state: &State, events: &Count| StoryStep {
        events: events.0,
        turn: state.turn(),
        chances: m.seat_ids().map(|seat| chance(m, state, seat)).collect(),
    };
    let mut steps = vec![step(&state, &events)];
    for choice in &record.choices {
        state.play_choice(m, choice, &mut events).map_err(|error| Fault::bad(&error))?;
        steps.push(step(&state, &events));
    }
    Ok(Story { steps })
}

/// Counts what happens.
struct Count(u32);

impl peerless_rules::Host for Count {
    fn event(&mut self, _event: peerless_rules::Event) {
        self.0 += 1;
    }
}

/// All reviews of a server. They are made when somebody asks for them, and not kept over a restart.
#[derive(Default)]
pub struct Reviews {
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
    /// Tables in the order in which they were asked for; the first is the oldest.
    order: VecDeque<String>,
    queue: VecDeque<Job>,
    started: bool,
    closed: bool,
}

struct Job {
    table: String,
    m: Arc<Match>,
    record: Record,
}

enum Found {
    Waiting,
    Working { done: u32, all: u32 },
    Done(Arc<Vec<Judged>>),
    Broken,
}

impl Reviews {
    /// How far the review of a table is; `None` if nobody has asked for it.
    pub fn look(&self, table: &str) -> Option<Result<Review, Fault>> {
        let jobs = self.desk.lock();
        let review = |done, all, waiting, decisions| Review { done, all, waiting, bot: BOT.to_owned(), decisions };
        Some(match jobs.found.get(table)? {
            Found::Waiting => {
                let before = jobs.queue.iter().position(|job| job.table == table).unwrap_or(0);
                Ok(review(0, 0, before as u32 + 1, None))
            }
            &Found::Working { done, all } => Ok(review(done, all, 0, None)),
            Found::Done(decisions) => {
                let all = decisions.len() as u32;
                Ok(review(all, all, 0, Some(decisions.to_vec())))
            }
            Found::Broken => Err(Fault::broken()),
        })
    }

    /// Asks for the review of a table, which is made once.
    pub fn ask(&self, table: String, m: Arc<Match>, record: Record) -> Result<(), Fault> {
        let mut jobs = self.desk.lock();
        if jobs.found.contains_key(&table) {
            return Ok(());
        }
        if jobs.queue.len() >= WAITING {
            return Err(Fault::new(Kind::TooMany, Trouble::because("too-many", "reviews")));
        }
        if jobs.order.len() >= KEPT
            && let Some(old) =
                jobs.order.iter().position(|id| matches!(jobs.found.get(id), Some(Found::Done(_) | Found::Broken)))
            && let Some(old) = jobs.order.remove(old)
        {
            jobs.found.remove(&old);
        }
        jobs.found.insert(table.clone(), Found::Waiting);
        jobs.order.push_back(table.clone());
        jobs.queue.push_back(Job { table, m, record });
        if !std::mem::replace(&mut jobs.started, true) {
            let desk = self.desk.clone();
            let thread = std::thread::Builder::new().name("reviews".to_owned()).spawn(move || desk.work());
            thread.map_err(|_| Fault::broken())?;
        }
        drop(jobs);
        self.desk.more.notify_one();
        Ok(())
    }
}

impl Drop for Reviews {
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
            let found = catch_unwind(AssertUnwindSafe(|| self.review(&job))).ok().flatten();
            if found.is_none() {
                tracing::error!(table = job.table, "a review broke down");
            }
            self.lock().found.insert(job.table, found.map_or(Found::Broken, |all| Found::Done(Arc::new(all))));
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
                jobs.found.insert(job.table.clone(), Found::Working { done: 0, all: 0 });
                return Some(job);
            }
            jobs = self.more.wait(jobs).unwrap_or_else(|poisoned| poisoned.into_inner());
        }
    }

    fn review(&self, job: &Job) -> Option<Vec<Judged>> {
        let review = review::Review { budget: budget_of(BOT)?, seed: 1, threads: 1, clear: CLEAR };
        let progress = |done: usize, all: usize| {
            let mut jobs = self.lock();
            jobs.found.insert(job.table.clone(), Found::Working { done: done as u32, all: all as u32 });
        };
        let report = review.run(&job.m, &job.record, &progress).ok()?;
        Some(report.decisions.into_iter().map(judged).collect())
    }
}

fn judged(decision: review::Decision) -> Judged {
    let better = decision.better.map(|better| BetterFace {
        text: better.line,
        chance: better.chance as f32,
        then: better.then.into_iter().map(|(seat, line)| (seat - 1, line)).collect(),
    });
    Judged {
        step: decision.number as u32,
        seat: decision.seat - 1,
        chance: decision.chance.map(|chance| chance as f32),
        lost: decision.lost as f32,
        better,
    }
}

/// Whoever plays comes first, bots too. The threads of a search inherit it.
pub fn lowest_priority() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(19) {
        tracing::warn!("what is done in the background is done at full priority: {error}");
    }
}
