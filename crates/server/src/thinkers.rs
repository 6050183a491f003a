//! The threads that bots think on, apart from those that serve people.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};

use peerless_bots::Bot;
use peerless_rules::{Match, Opt, View};

/// A decision for a bot; the bot comes back with its choice.
pub struct Job {
    pub bot: Box<dyn Bot>,
    /// Answers at once, so it need not queue behind those who think.
    pub quick: bool,
    pub m: Arc<Match>,
    pub view: Box<View>,
    /// Never empty.
    pub options: Vec<Opt>,
    pub done: Done,
}

/// Gets the choice, and the bot back unless it broke down over the decision.
pub type Done = Box<dyn FnOnce(Option<Box<dyn Bot>>, Opt) + Send>;

/// Bots of all tables take turns: a table has one open decision at most, and decisions queue in order.
pub struct Thinkers {
    queue: Arc<Queue>,
}

#[derive(Default)]
struct Queue {
    jobs: Mutex<Jobs>,
    more: Condvar,
}

#[derive(Default)]
struct Jobs {
    quick: VecDeque<Job>,
    slow: VecDeque<Job>,
    closed: bool,
}

impl Thinkers {
    pub fn new(threads: usize) -> std::io::Result<Self> {
        let queue = Arc::new(Queue::default());
        for index in 0..threads.max(1) {
            let queue = queue.clone();
            std::thread::Builder::new().name(format!("bots-{index}")).spawn(move || {
                lower_priority();
                while let Some(job) = queue.next() {
                    think(job);
                }
            })?;
        }
        Ok(Self { queue })
    }

    pub fn submit(&self, job: Job) {
        let mut jobs = self.queue.lock();
        if job.quick {
            jobs.quick.push_back(job)
        } else {
            jobs.slow.push_back(job)
        }
        drop(jobs);
        self.queue.more.notify_one();
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        let mut jobs = self.queue.lock();
        *jobs = Jobs { closed: true, ..Jobs::default() };
        drop(jobs);
        self.queue.more.notify_all();
    }
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, Jobs> {
        self.jobs.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Waits for the next job; `None` when there will be no more.
    fn next(&self) -> Option<Job> {
        let mut jobs = self.lock();
        loop {
            if jobs.closed {
                return None;
            }
            let next = jobs.quick.pop_front();
            if let Some(job) = next.or_else(|| jobs.slow.pop_front()) {
                return Some(job);
            }
            jobs = self.more.wait(jobs).unwrap_or_else(|poisoned| poisoned.into_inner());
        }
    }
}

fn think(job: Job) {
    let Job { mut bot, m, view, options, done, .. } = job;
    let choice = catch_unwind(AssertUnwindSafe(|| bot.choose(&m, &view, &options)));
    match choice {
        Ok(opt) => done(Some(bot), opt),
        Err(_) => {
            tracing::error!("a bot broke down over a decision; the first option is taken in its place");
            done(None, options[0]);
        }
    }
}

/// People are served first. Threads that the bot starts inherit it.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(10) {
        tracing::warn!("bots think at full priority: {error}");
    }
}
