//! The threads that bots think on, apart from those that serve people.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use peerless_bots::{Bot, Leash};
use peerless_rules::{Match, Opt, View};

use crate::figures::Figures;

/// A decision for a bot; the bot comes back with its choice.
pub struct Job {
    pub bot: Box<dyn Bot>,
    /// Answers at once, so it need not queue behind those who think.
    pub quick: bool,
    /// On whose account the bot thinks: accounts take turns.
    pub owner: String,
    /// Set when the decision is gone: nobody thinks about it any more.
    pub stop: Arc<AtomicBool>,
    pub m: Arc<Match>,
    pub view: Box<View>,
    /// Never empty.
    pub options: Vec<Opt>,
    /// When the decision was put.
    pub since: Instant,
    pub done: Done,
}

/// Gets what was thought out.
pub type Done = Box<dyn FnOnce(Thought) + Send>;

pub struct Thought {
    /// Back again, unless it broke down over the decision.
    pub bot: Option<Box<dyn Bot>>,
    pub opt: Opt,
    /// It was cut short, because many think.
    pub hurried: bool,
}

/// So soon everybody who waits for a bot that thinks has had a turn, however many they are.
const ROUND: Duration = Duration::from_millis(1000);
/// Nobody gets less.
const LEAST: Duration = Duration::from_millis(4);
/// How long a crowd is remembered: when it thins out, those who waited longest must not wait for thoughts that grow again.
const CROWD: Duration = Duration::from_secs(2);

/// Bots of all tables share the cores. Whoever answers at once has a thread of its own; those who think take turns by
/// the account that their table is on, and the more of them there are, the less time each gets.
pub struct Thinkers {
    queue: Arc<Queue>,
}

struct Queue {
    jobs: Mutex<Jobs>,
    more: Condvar,
    /// Threads that think.
    threads: usize,
    figures: Arc<Figures>,
}

struct Jobs {
    quick: VecDeque<Job>,
    /// One line for each account that has somebody in it; the first one is served next.
    slow: VecDeque<(String, VecDeque<Job>)>,
    /// Bots that think now.
    thinking: usize,
    /// How many have waited and thought lately, and when that was looked at.
    crowd: f64,
    looked: Instant,
    closed: bool,
}

impl Thinkers {
    /// All cores think; people are served first by the system's own order.
    pub fn new(threads: usize, figures: Arc<Figures>) -> std::io::Result<Self> {
        let threads = threads.max(1);
        let queue = Arc::new(Queue { jobs: Mutex::new(Jobs::none()), more: Condvar::new(), threads, figures });
        for index in 0..threads {
            let queue = queue.clone();
            std::thread::Builder::new().name(format!("bots-{index}")).spawn(move || {
                lower_priority(10);
                while let Some((job, leash)) = queue.next_slow() {
                    let _one = queue.figures.thinking.hold();
                    queue.think(job, leash);
                    queue.lock().thinking -= 1;
                }
            })?;
        }
        let quick = queue.clone();
        std::thread::Builder::new().name("bots-quick".into()).spawn(move || {
            lower_priority(5);
            while let Some(job) = quick.next_quick() {
                quick.think(job, Leash::default());
            }
        })?;
        Ok(Self { queue })
    }

    pub fn submit(&self, job: Job) {
        let mut jobs = self.queue.lock();
        if job.quick {
            jobs.quick.push_back(job);
        } else {
            jobs.drop_gone();
            jobs.line_up(job);
        }
        self.queue.figures.waiting.set(jobs.waiting());
        drop(jobs);
        self.queue.more.notify_all();
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        let mut jobs = self.queue.lock();
        jobs.closed = true;
        jobs.quick.clear();
        jobs.slow.clear();
        drop(jobs);
        self.queue.more.notify_all();
    }
}

impl Jobs {
    fn none() -> Self {
        Self {
            quick: VecDeque::new(),
            slow: VecDeque::new(),
            thinking: 0,
            crowd: 0.0,
            looked: Instant::now(),
            closed: false,
        }
    }

    fn line_up(&mut self, job: Job) {
        match self.slow.iter_mut().find(|(owner, _)| *owner == job.owner) {
            Some((_, line)) => line.push_back(job),
            None => self.slow.push_back((job.owner.clone(), VecDeque::from([job]))),
        }
    }

    /// Decisions that are gone are not thought about.
    fn drop_gone(&mut self) {
        for (_, line) in &mut self.slow {
            line.retain(|job| !job.stop.load(Ordering::Relaxed));
        }
        self.slow.retain(|(_, line)| !line.is_empty());
    }

    /// The next of the account whose turn it is.
    fn pop_slow(&mut self) -> Option<Job> {
        self.drop_gone();
        let (owner, mut line) = self.slow.pop_front()?;
        let job = line.pop_front();
        if !line.is_empty() {
            self.slow.push_back((owner, line));
        }
        job
    }

    fn waiting(&self) -> usize {
        self.slow.iter().map(|(_, line)| line.len()).sum()
    }

    /// How far the bot whose turn it is may go: its share of the cores, by how many wait and think.
    fn leash(&mut self, threads: usize, stop: Arc<AtomicBool>, now: Instant) -> Leash {
        let here = (self.waiting() + self.thinking + 1) as f64;
        let passed = now.saturating_duration_since(self.looked).as_secs_f64();
        self.looked = now;
        self.crowd = here.max(self.crowd * (-passed / CROWD.as_secs_f64()).exp());
        if self.crowd < 1.5 {
            return Leash { most: None, threads: None, stop };
        }
        let most = ROUND.mul_f64(threads as f64 / self.crowd).max(LEAST);
        Leash { most: Some(most), threads: Some(1), stop }
    }
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, Jobs> {
        self.jobs.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Waits for the next job; `None` when there will be no more.
    fn next<T>(&self, mut take: impl FnMut(&mut Jobs) -> Option<T>) -> Option<T> {
        let mut jobs = self.lock();
        loop {
            if jobs.closed {
                return None;
            }
            if let Some(next) = take(&mut jobs) {
                self.figures.waiting.set(jobs.waiting());
                return Some(next);
            }
            jobs = self.more.wait(jobs).unwrap_or_else(|poisoned| poisoned.into_inner());
        }
    }

    fn next_quick(&self) -> Option<Job> {
        self.next(|jobs| jobs.quick.pop_front())
    }

    fn next_slow(&self) -> Option<(Job, Leash)> {
        self.next(|jobs| {
            let job = jobs.pop_slow()?;
            let leash = jobs.leash(self.threads, job.stop.clone(), Instant::now());
            jobs.thinking += 1;
            Some((job, leash))
        })
    }

    fn think(&self, job: Job, leash: Leash) {
        let Job { mut bot, m, view, options, stop, since, quick, done, .. } = job;
        let choice = catch_unwind(AssertUnwindSafe(|| {
            bot.rein(&leash);
            let opt = bot.choose(&m, &view, &options);
            (opt, bot.was_cut_short())
        }));
        if stop.load(Ordering::Relaxed) {
            return;
        }
        let times = if quick { &self.figures.quick_bots } else { &self.figures.thinking_bots };
        times.note(since.elapsed());
        match choice {
            Ok((opt, hurried)) => {
                if hurried {
                    self.figures.hurried.add();
                }
                done(Thought { bot: Some(bot), opt, hurried });
            }
            Err(_) => {
                tracing::error!("a bot broke down over a decision; the first option is taken in its place");
                self.figures.faults.add();
                done(Thought { bot: None, opt: options[0], hurried: false });
            }
        }
    }
}

/// People are served first. Threads that the bot starts inherit it.
fn lower_priority(by: i32) {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(by) {
        tracing::warn!("bots think at full priority: {error}");
    }
    #[cfg(not(target_os = "linux"))]
    let _ = by;
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Sender, channel};

    use peerless_content::Content;
    use peerless_rules::{Mode, Switches};
    use peerless_session::Session;

    use super::*;

    /// Thinks for as long as it may, and half a second at most.
    #[derive(Default)]
    struct Slow {
        leash: Leash,
        cut: bool,
    }

    impl Bot for Slow {
        fn choose(&mut self, _: &Match, _: &View, options: &[Opt]) -> Opt {
            let most = Duration::from_millis(500);
            let mine = self.leash.most.unwrap_or(most).min(most);
            self.cut = mine < most;
            std::thread::sleep(mine);
            options[0]
        }

        fn rein(&mut self, leash: &Leash) {
            self.leash = leash.clone();
        }

        fn was_cut_short(&self) -> bool {
            self.cut
        }
    }

    fn game() -> Session {
        let content = Content::built_in().unwrap();
        let heroes = [&content.heroes[0].name, &content.heroes[1].name];
        let m = content.set_up(&content.boards[0].name, &heroes, Mode::Duel, Switches::default()).unwrap();
        Session::new(Arc::new(m), 1)
    }

    struct Seen {
        owner: String,
        hurried: bool,
        waited: Duration,
    }

    fn job(game: &Session, owner: &str, quick: bool, told: &Sender<Seen>) -> Job {
        let (told, name, since) = (told.clone(), owner.to_owned(), Instant::now());
        Job {
            bot: Box::new(Slow::default()),
            quick,
            owner: owner.to_owned(),
            stop: Arc::default(),
            m: game.m.clone(),
            view: Box::new(game.view(None)),
            options: game.options().to_vec(),
            since,
            done: Box::new(move |thought| {
                let seen = Seen { owner: name, hurried: thought.hurried, waited: since.elapsed() };
                told.send(seen).unwrap();
            }),
        }
    }

    #[test]
    fn accounts_take_turns_and_gone_decisions_are_dropped() {
        let game = game();
        let (told, _heard) = channel();
        let mut jobs = Jobs::none();
        let mut gone = Vec::new();
        for _ in 0..100 {
            let job = job(&game, "mallory", false, &told);
            gone.push(job.stop.clone());
            jobs.line_up(job);
        }
        jobs.line_up(job(&game, "ann", false, &told));
        let next = |jobs: &mut Jobs| jobs.pop_slow().map(|job| job.owner).unwrap_or_default();
        assert_eq!([next(&mut jobs), next(&mut jobs), next(&mut jobs)], ["mallory", "ann", "mallory"]);
        assert_eq!(jobs.waiting(), 98);
        gone[2..].iter().for_each(|stop| stop.store(true, Ordering::Relaxed));
        assert!(jobs.pop_slow().is_none(), "nobody waits for them any more");
    }

    #[test]
    fn the_more_think_the_less_time_each_gets() {
        let game = game();
        let (told, heard) = channel();
        let thinkers = Thinkers::new(2, Arc::default()).unwrap();
        thinkers.submit(job(&game, "ann", false, &told));
        let alone = heard.recv().unwrap();
        assert!(!alone.hurried && alone.waited >= Duration::from_millis(500));
        // Alone each of them would take half a second: ten seconds on two threads.
        let names: Vec<String> = (0..40).map(|table| format!("table {table}")).collect();
        for name in &names {
            thinkers.submit(job(&game, name, false, &told));
        }
        thinkers.submit(job(&game, "quick", true, &told));
        let all: Vec<Seen> = (0..41).map(|_| heard.recv().unwrap()).collect();
        let quick = all.iter().find(|seen| seen.owner == "quick").unwrap();
        assert!(quick.waited < Duration::from_millis(800), "{:?}: behind nobody who thinks", quick.waited);
        let slowest = all.iter().map(|seen| seen.waited).max().unwrap();
        assert!(slowest < Duration::from_secs(5), "{slowest:?}");
        assert!(all.iter().filter(|seen| seen.hurried).count() >= 35);
    }
}
