//! Long work in the background, one piece after the other, by a thread that works only when nobody else does.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};

use peerless_session::Trouble;

use crate::fault::{Fault, Kind};

/// Is told how much is done, and of how much; says whether anybody still waits for it.
pub type Progress<'p> = &'p (dyn Fn(usize, usize) -> bool + Sync);

/// How a kind of work is done, and how much of it there may be.
pub struct Kept<J, T> {
    /// What they are called, of which there may be too many.
    pub name: &'static str,
    /// Jobs that may wait; more are refused.
    pub waiting: usize,
    /// Jobs of one address that may wait or be done.
    pub each: usize,
    /// Jobs whose outcomes are kept in memory; the oldest goes first.
    pub kept: usize,
    /// `None` where nothing came of it.
    pub work: fn(&J, Progress<'_>) -> Option<T>,
}

/// Jobs of one kind with their outcomes, by their names. They are not kept over a restart.
pub struct Backlog<J, T> {
    desk: Arc<Desk<J, T>>,
}

/// How far a job is.
pub enum Stand<T> {
    /// So many come before it, it included.
    Waiting(u32),
    Working {
        done: u32,
        all: u32,
    },
    Done(Arc<T>),
    Broken,
}

struct Desk<J, T> {
    how: Kept<J, T>,
    jobs: Mutex<Jobs<J, T>>,
    more: Condvar,
}

struct Jobs<J, T> {
    found: HashMap<String, Found<T>>,
    /// In the order in which they were asked for; the first is the oldest.
    order: VecDeque<String>,
    queue: VecDeque<(String, J)>,
    /// Who asked for those that are not done yet.
    askers: HashMap<String, IpAddr>,
    started: bool,
    closed: bool,
}

enum Found<T> {
    Waiting,
    Working { done: u32, all: u32 },
    Done(Arc<T>),
    Broken,
}

impl<J: Send + 'static, T: Send + Sync + 'static> Backlog<J, T> {
    /// Nothing to do yet.
    pub fn new(how: Kept<J, T>) -> Self {
        let jobs = Jobs {
            found: HashMap::new(),
            order: VecDeque::new(),
            queue: VecDeque::new(),
            askers: HashMap::new(),
            started: false,
            closed: false,
        };
        Self { desk: Arc::new(Desk { how, jobs: Mutex::new(jobs), more: Condvar::new() }) }
    }

    /// How far a job is; `None` if nobody has asked for it.
    pub fn look(&self, id: &str) -> Option<Stand<T>> {
        let jobs = self.desk.lock();
        Some(match jobs.found.get(id)? {
            Found::Waiting => {
                let before = jobs.queue.iter().position(|(job, _)| job == id).unwrap_or(0);
                Stand::Waiting(before as u32 + 1)
            }
            &Found::Working { done, all } => Stand::Working { done, all },
            Found::Done(outcome) => Stand::Done(outcome.clone()),
            Found::Broken => Stand::Broken,
        })
    }

    /// Asks for a job, which is done once.
    pub fn ask(&self, id: String, from: IpAddr, job: J) -> Result<(), Fault> {
        let how = &self.desk.how;
        let mut jobs = self.desk.lock();
        if jobs.found.contains_key(&id) {
            return Ok(());
        }
        let own = jobs.askers.values().filter(|asker| **asker == from).count();
        if jobs.queue.len() >= how.waiting || own >= how.each {
            return Err(Fault::new(Kind::TooMany, Trouble::because("too-many", how.name)));
        }
        if jobs.order.len() >= how.kept
            && let Some(old) =
                jobs.order.iter().position(|id| matches!(jobs.found.get(id), Some(Found::Done(_) | Found::Broken)))
            && let Some(old) = jobs.order.remove(old)
        {
            jobs.found.remove(&old);
        }
        jobs.found.insert(id.clone(), Found::Waiting);
        jobs.order.push_back(id.clone());
        jobs.askers.insert(id.clone(), from);
        jobs.queue.push_back((id, job));
        if !std::mem::replace(&mut jobs.started, true) {
            let desk = self.desk.clone();
            let thread = std::thread::Builder::new().name(how.name.to_owned()).spawn(move || desk.work());
            thread.map_err(|_| Fault::broken())?;
        }
        drop(jobs);
        self.desk.more.notify_one();
        Ok(())
    }

    /// Nobody waits for it any more.
    pub fn stop(&self, id: &str) {
        let mut jobs = self.desk.lock();
        jobs.queue.retain(|(job, _)| job != id);
        jobs.found.remove(id);
        jobs.askers.remove(id);
        jobs.order.retain(|other| other != id);
    }
}

impl<J, T> Drop for Backlog<J, T> {
    fn drop(&mut self) {
        self.desk.lock().closed = true;
        self.desk.more.notify_all();
    }
}

impl<J, T> Desk<J, T> {
    fn lock(&self) -> MutexGuard<'_, Jobs<J, T>> {
        self.jobs.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Waits for the next job; `None` when there will be no more.
    fn next(&self) -> Option<(String, J)> {
        let mut jobs = self.lock();
        loop {
            if jobs.closed {
                return None;
            }
            if let Some((id, job)) = jobs.queue.pop_front() {
                jobs.found.insert(id.clone(), Found::Working { done: 0, all: 0 });
                return Some((id, job));
            }
            jobs = self.more.wait(jobs).unwrap_or_else(|poisoned| poisoned.into_inner());
        }
    }

    /// Notes how far a job is; whether anybody still waits for it.
    fn note(&self, id: &str, stand: Found<T>) -> bool {
        let mut jobs = self.lock();
        let closed = jobs.closed;
        if matches!(stand, Found::Done(_) | Found::Broken) {
            jobs.askers.remove(id);
        }
        match jobs.found.get_mut(id) {
            Some(found) => {
                *found = stand;
                !closed
            }
            None => false,
        }
    }
}

impl<J: Send, T: Send + Sync> Desk<J, T> {
    fn work(&self) {
        lowest_priority();
        while let Some((id, job)) = self.next() {
            let progress = |done, all| self.note(&id, Found::Working { done: done as u32, all: all as u32 });
            let outcome = catch_unwind(AssertUnwindSafe(|| (self.how.work)(&job, &progress))).ok().flatten();
            let broken = outcome.is_none();
            // Whoever stopped it does not want to know.
            let wanted = self.note(&id, outcome.map_or(Found::Broken, |outcome| Found::Done(Arc::new(outcome))));
            if broken && wanted {
                tracing::error!(id, "one of the {} broke down", self.how.name);
            }
        }
    }
}

/// Whoever plays comes first, bots too. Threads that are started for a job inherit it.
fn lowest_priority() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(19) {
        tracing::warn!("what is done in the background is done at full priority: {error}");
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;

    #[test]
    fn one_address_does_not_fill_the_queue() {
        let work = |gate: &Arc<Mutex<()>>, _: Progress<'_>| gate.lock().is_ok().then_some(());
        let backlog = Backlog::new(Kept { name: "reports", waiting: 3, each: 2, kept: 9, work });
        let gate = Arc::new(Mutex::new(()));
        let held = gate.lock().unwrap();
        let ask = |id: &str, from: u8| backlog.ask(id.to_owned(), IpAddr::from([127, 0, 0, from]), gate.clone());
        assert!(ask("a", 1).is_ok() && ask("b", 1).is_ok() && ask("a", 1).is_ok(), "asking again is looking");
        assert!(ask("c", 1).is_err() && ask("c", 2).is_ok());
        // What is stopped counts no more, and neither does what is done.
        backlog.stop("b");
        assert!(ask("d", 1).is_ok() && ask("e", 1).is_err());
        drop(held);
        let start = Instant::now();
        while !matches!(backlog.look("d"), Some(Stand::Done(_))) {
            assert!(start.elapsed() < Duration::from_secs(20));
            std::thread::sleep(Duration::from_millis(5));
        }
        assert!(ask("e", 1).is_ok());
    }
}
