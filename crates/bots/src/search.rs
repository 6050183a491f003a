//! Tree search over states that the view allows: every seat has a tree of its own, whose edges are what that seat sees
//! (information-set Monte Carlo tree search with several observers).

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use peerless_rules::*;

use crate::eval::{Judgement, WEIGHTS, chance};
use crate::judge::Judge;
use crate::policy::{Walks, look, prospect, reflex};
use crate::tree::{Edge, NOWHERE, ROOT, Tree};
use crate::{Bot, Leash};

/// How long a decision may be thought about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Budget {
    Time(Duration),
    /// So long on a core, whatever else the machine does meanwhile; for measuring.
    Core(Duration),
    Iterations(u32),
}

impl Budget {
    /// `10ms` is a time, `10ms-cpu` one by what a core has worked, `3000` a number of iterations; nothing at all is 100 ms.
    pub fn parse(text: &str) -> Option<Self> {
        if text.is_empty() {
            return Some(Self::Time(Duration::from_millis(100)));
        }
        let positive = |text: &str| text.trim().parse::<u32>().ok().filter(|number| *number > 0);
        let time = |text: &str| positive(text).map(|number| Duration::from_millis(number.into()));
        match (text.strip_suffix("ms-cpu"), text.strip_suffix("ms")) {
            (Some(number), _) => Some(Self::Core(time(number)?)),
            (None, Some(number)) => Some(Self::Time(time(number)?)),
            (None, None) => Some(Self::Iterations(positive(text)?)),
        }
    }
}

/// What is done behind the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Playout {
    /// Every option alike for a good part of a game, then a judgement.
    Uniform,
    /// Knowing choices to the end of the action, then a judgement.
    Knowing,
    /// Knowing choices for a while, then the judgement of `eval.rs`: the search as it was before a judgement was learned. For the
    /// arena's yardstick only.
    Formula,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    pub budget: Budget,
    pub playout: Playout,
    pub threads: usize,
    /// What the trees hold below the choices since made goes on being used, if the bot is told of them.
    pub reuse: bool,
    /// A choice that is settled is made at once, for the sake of people who wait. What is not searched now is missed by the next
    /// decisions, whose trees would go on from there.
    pub settle: bool,
    /// The seat sees every hand in its view, and in the futures tried too. For the arena's yardstick only.
    pub sees_hands: bool,
}

impl Settings {
    pub fn new(budget: Budget) -> Self {
        Self { budget, playout: Playout::Knowing, threads: 1, reuse: true, settle: false, sees_hands: false }
    }
}

/// How much is explored beyond what looks best.
const EXPLORE: f32 = 0.7;
/// How sharply the first look at an option decides how soon it is tried.
const SHARPNESS: f32 = 18.0;
/// Decisions to the end of an action, at most.
const SETTLE: usize = 40;
/// Decisions of a playout by `eval.rs`, and one in how many of them is random.
const FORMULA: usize = 14;
const NOISE: usize = 6;
/// Decisions of a uniform playout; a random duel lasts some 200.
const UNIFORM: usize = 100;
/// Options that are looked at in one decision behind the tree.
const WIDTH: usize = 5;
const DEPTH: usize = 60;
/// An option is out of the running when one in so many of the iterations still to come would not bring it level.
const LAG: f32 = 8.0;
/// Iterations between two looks at whether the choice is settled.
const GLANCE: u32 = 16;
/// How much of what an earlier decision has counted goes on counting.
const KEPT: f32 = 0.5;

pub struct Search {
    settings: Settings,
    rng: Rng,
    workers: Vec<Worker>,
    leash: Leash,
    /// Whether the leash has cut the last decision short.
    cut: bool,
    /// Whether anything was told since the last decision.
    told: bool,
    /// Iterations of the last decision.
    pub iterations: u32,
}

/// One decision, for all workers.
#[derive(Clone, Copy)]
struct Task<'a> {
    m: &'a Match,
    view: &'a View,
    options: &'a [Opt],
    settings: Settings,
    start: Instant,
    leash: &'a Leash,
    cut: &'a AtomicBool,
    /// The option that each worker has settled on.
    votes: &'a [AtomicUsize],
    shares: Shares,
}

/// How the options of the decision share the budget.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shares {
    /// The better one looks, the more it is tried.
    ByPromise,
    /// All alike; options that are not named get nothing.
    Alike,
}

const UNSETTLED: usize = usize::MAX;

/// One thread's trees and room.
struct Worker {
    trees: Vec<Tree>,
    /// Where each seat stands in its tree since the last decision; `NOWHERE` if that is not known.
    at: [u32; MAX_SEATS],
    judge: Judge,
    room: Options,
    options: Options,
    priors: Vec<f32>,
    path: Vec<(SeatId, u32, u32)>,
    rng: Rng,
}

impl Search {
    pub fn new(settings: Settings, seed: u64) -> Self {
        Self::by(&Judge::default(), settings, seed)
    }

    /// Judges by other weights than the usual ones.
    pub fn by(judge: &Judge, settings: Settings, seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let worker = |_| Worker {
            trees: Vec::new(),
            at: [NOWHERE; MAX_SEATS],
            judge: judge.clone(),
            room: Options::new(),
            options: Options::new(),
            priors: Vec::new(),
            path: Vec::new(),
            rng: Rng::new(rng.next_u64()),
        };
        let workers = (0..settings.threads.max(1)).map(worker).collect();
        Self { settings, rng, workers, leash: Leash::default(), cut: false, told: false, iterations: 0 }
    }

    /// How often each option was tried from the root, and the chance to win that it gave, after the whole budget.
    pub fn weigh(&mut self, m: &Match, view: &View, options: &[Opt]) -> Vec<(u32, f32)> {
        self.search(m, view, options, Settings { settle: false, ..self.settings }, Shares::ByPromise)
    }

    /// The chance to win that each of some of the options gives, when all of them are tried equally often.
    pub fn compare(&mut self, m: &Match, view: &View, some: &[Opt]) -> Vec<f32> {
        if some.is_empty() {
            return Vec::new();
        }
        let weighed = self.search(m, view, some, Settings { settle: false, ..self.settings }, Shares::Alike);
        weighed.into_iter().map(|(_, chance)| chance).collect()
    }

    fn search(
        &mut self,
        m: &Match,
        view: &View,
        options: &[Opt],
        settings: Settings,
        shares: Shares,
    ) -> Vec<(u32, f32)> {
        let start = Instant::now();
        // Who is told of no choice cannot know where in its trees it is.
        if !self.told || !settings.reuse {
            self.workers.iter_mut().for_each(|worker| worker.at = [NOWHERE; MAX_SEATS]);
        }
        self.told = false;
        // Those that rest stay where they are in their trees, and go on from there when they think again.
        let all = self.workers.len();
        let few = self.leash.threads.unwrap_or(all).clamp(1, all);
        let workers = &mut self.workers[..few];
        let votes: Vec<AtomicUsize> = workers.iter().map(|_| AtomicUsize::new(UNSETTLED)).collect();
        let cut = AtomicBool::new(few < all);
        let task = Task { m, view, options, settings, start, leash: &self.leash, cut: &cut, votes: &votes, shares };
        let counts: Vec<(u32, Vec<(u32, f32)>)> = if let [worker] = workers {
            vec![worker.think(task, 0)]
        } else {
            std::thread::scope(|scope| {
                let workers = workers.iter_mut().enumerate();
                let threads: Vec<_> =
                    workers.map(|(index, worker)| scope.spawn(move || worker.think(task, index))).collect();
                threads.into_iter().map(|thread| thread.join().expect("a search does not panic")).collect()
            })
        };
        self.cut = cut.into_inner();
        self.iterations = counts.iter().map(|(iterations, _)| iterations).sum();
        let mut sums = vec![(0, 0.0); options.len()];
        for (_, counts) in counts {
            for (sum, (visits, total)) in sums.iter_mut().zip(counts) {
                sum.0 += visits;
                sum.1 += total;
            }
        }
        sums.into_iter().map(|(visits, total)| (visits, if visits > 0 { total / visits as f32 } else { 0.0 })).collect()
    }
}

impl Bot for Search {
    fn choose(&mut self, m: &Match, view: &View, options: &[Opt]) -> Opt {
        self.cut = false;
        if options.len() == 1 {
            return options[0];
        }
        let mut weighed = self.search(m, view, options, self.settings, Shares::ByPromise);
        self.workers[0].pool(view, options, &mut weighed);
        if is_mixed(options) {
            return options[mix(&weighed, &mut self.rng)];
        }
        options[preferred(&weighed)]
    }

    fn saw(&mut self, m: &Match, seen: &Seen) {
        for worker in &mut self.workers {
            worker.saw(m, seen);
        }
        self.told = true;
    }

    fn rein(&mut self, leash: &Leash) {
        self.leash = leash.clone();
    }

    fn was_cut_short(&self) -> bool {
        self.cut
    }
}

/// The option that was tried most often; of equals, the better one.
pub fn preferred(weighed: &[(u32, f32)]) -> usize {
    let order = |&a: &usize, &b: &usize| weighed[a].0.cmp(&weighed[b].0).then(weighed[a].1.total_cmp(&weighed[b].1));
    (0..weighed.len()).max_by(order).unwrap_or(0)
}

/// A card laid face down is mixed among those that are nearly as good, or it would be read.
fn is_mixed(options: &[Opt]) -> bool {
    options.iter().any(|opt| matches!(opt, Opt::Play(_) | Opt::Defend(_)))
}

/// Draws an option among those with at least half the visits of the best, the sooner the more it was visited.
fn mix(weighed: &[(u32, f32)], rng: &mut Rng) -> usize {
    let visits = |&(visits, _): &(u32, f32)| u64::from(visits);
    let most = weighed.iter().map(visits).max().unwrap_or(0).max(1);
    let weight = |option| match visits(option) {
        visits if visits * 2 >= most => visits * visits / most,
        _ => 0,
    };
    let mut pick = rng.below(weighed.iter().map(weight).sum::<u64>().max(1) as usize) as u64;
    for (index, weight) in weighed.iter().map(weight).enumerate() {
        if pick < weight {
            return index;
        }
        pick -= weight;
    }
    0
}

/// The option that will be chosen even if any other gets `more` visits; among cards that are mixed, the best of them, if none can
/// come among those that are nearly as good, or fall out.
fn settled(counts: &[(u32, f32)], mixed: bool, more: f32) -> Option<usize> {
    let best = preferred(counts);
    let most = counts[best].0 as f32;
    let is_settled = |(index, &(visits, _)): (usize, &(u32, f32))| {
        let visits = visits as f32;
        index == best
            || if mixed { 2.0 * (visits + more) < most || 2.0 * visits > most + more } else { visits + more < most }
    };
    counts.iter().enumerate().all(is_settled).then_some(best)
}

/// Says what one worker has settled on; whether all others have settled on it too.
fn vote(votes: &[AtomicUsize], index: usize, choice: Option<usize>) -> bool {
    votes[index].store(choice.unwrap_or(UNSETTLED), Ordering::Relaxed);
    choice.is_some() && votes.iter().all(|other| Some(other.load(Ordering::Relaxed)) == choice)
}

impl Worker {
    fn saw(&mut self, m: &Match, seen: &Seen) {
        for (seat, tree) in m.seat_ids().zip(&self.trees) {
            let at = &mut self.at[seat.index()];
            *at = match seen.by(seat) {
                Some(code) if *at != NOWHERE => tree.step(*at, code),
                _ => NOWHERE,
            };
        }
    }

    /// Makes the trees ready for a decision: each goes on from where its seat stands, or begins anew.
    fn begin(&mut self, m: &Match, view: &View, options: &[Opt], settings: Settings) {
        self.trees.resize_with(m.seats.len(), Tree::default);
        for (tree, at) in self.trees.iter_mut().zip(&mut self.at) {
            match *at {
                NOWHERE => tree.clear(),
                at => tree.keep(at, KEPT),
            }
            *at = ROOT;
        }
        let Some(seat) = view.seat() else { return };
        let tree = &mut self.trees[seat.index()];
        if tree.nodes[ROOT as usize].visits == 0 {
            return;
        }
        if options.iter().all(|opt| tree.find(ROOT, opt.code()) == NOWHERE) {
            // A tree that knows none of the options is of another moment.
            self.trees.iter_mut().for_each(Tree::clear);
            return;
        }
        // What was drawn since has brought options that the tree has not looked at.
        let state = view.resample(m, &mut self.rng);
        state.options(m, &mut self.options);
        self.expand(m, &state, seat, ROOT, settings.playout);
        let tree = &mut self.trees[seat.index()];
        let visits = tree.nodes[ROOT as usize].visits;
        for opt in options {
            let edge = tree.find_or_add(ROOT, opt.code(), 0.0);
            tree.edges[edge as usize].offered = visits;
        }
    }

    /// Tries futures until the budget is used up or the choice is settled; `index` is this worker's place among all.
    fn think(&mut self, task: Task, index: usize) -> (u32, Vec<(u32, f32)>) {
        let Task { m, view, options, settings, start, .. } = task;
        let core = ThreadTime::now();
        self.judge.prepare(m);
        self.begin(m, view, options, settings);
        let share = |iterations: u32| iterations.div_ceil(task.votes.len() as u32);
        let mut iterations = 0;
        let to_come = |iterations: u32, limit: Duration, past: Duration| {
            // An iteration takes far less than the margin that is left here.
            let left = limit.saturating_sub(past + Duration::from_micros(150));
            iterations as f32 * left.as_secs_f32() / past.as_secs_f32().max(1e-9)
        };
        loop {
            // How many iterations are still to come.
            let left = match settings.budget {
                Budget::Time(limit) => to_come(iterations, limit, start.elapsed()),
                Budget::Core(limit) => to_come(iterations, limit, core.elapsed()),
                Budget::Iterations(limit) => share(limit).saturating_sub(iterations) as f32,
            };
            if iterations > 0 && (left <= 0.0 || iterations.is_multiple_of(GLANCE) && self.agrees(task, index, left)) {
                break;
            }
            if iterations > 0 && task.leash.is_over(start) {
                task.cut.store(true, Ordering::Relaxed);
                break;
            }
            self.iterate(task);
            iterations += 1;
        }
        (iterations, self.counts(view, options))
    }

    /// Whether this worker and all others have settled on the same option.
    fn agrees(&self, Task { view, options, settings, votes, .. }: Task, index: usize, left: f32) -> bool {
        // Several workers that count their iterations must not depend on who of them is ahead.
        if !settings.settle || votes.len() > 1 && matches!(settings.budget, Budget::Iterations(_)) {
            return false;
        }
        let mut counts = self.counts(view, options);
        self.pool(view, options, &mut counts);
        vote(votes, index, settled(&counts, is_mixed(options), left / LAG))
    }

    /// How often each option was tried, and the sum of what it gave.
    fn counts(&self, view: &View, options: &[Opt]) -> Vec<(u32, f32)> {
        let count = |edge: Option<&Edge>| edge.map_or((0, 0.0), |edge| (edge.visits, edge.total));
        self.edges(view, options).map(count).collect()
    }

    /// What the tree of the seat that chooses knows of each option.
    fn edges<'a>(&'a self, view: &View, options: &'a [Opt]) -> impl Iterator<Item = Option<&'a Edge>> {
        let tree = view.seat().map(|seat| &self.trees[seat.index()]);
        options.iter().map(move |opt| tree.and_then(|tree| tree.edges.get(tree.find(ROOT, opt.code()) as usize)))
    }

    /// Options that have come to the same are one: the first of them gets the visits of all.
    fn pool(&self, view: &View, options: &[Opt], counts: &mut [(u32, f32)]) {
        let ends: Vec<u32> = self.edges(view, options).map(|edge| edge.map_or(NOWHERE, |edge| edge.child)).collect();
        for (index, &end) in ends.iter().enumerate().filter(|&(_, &end)| end != NOWHERE) {
            if let Some(first) = ends[..index].iter().position(|&other| other == end) {
                counts[first].0 += std::mem::take(&mut counts[index].0);
            }
        }
    }

    fn iterate(&mut self, Task { m, view, options, settings, shares, .. }: Task) {
        let Settings { playout, sees_hands, .. } = settings;
        let mut state = view.resample(m, &mut self.rng);
        state.options(m, &mut self.options);
        let mut at = [ROOT; MAX_SEATS];
        // Where a walk has begun: its moves come to the same in any order.
        let mut begun = None;
        self.path.clear();
        for _ in 0..DEPTH {
            let Some(question) = state.question(m) else { break };
            let seat = question.seat;
            let node = at[seat.index()];
            let tree = &self.trees[seat.index()];
            let new = tree.nodes[node as usize].visits == 0;
            if new && tree.is_full() {
                break;
            }
            if new {
                self.expand(m, &state, seat, node, playout);
            }
            let (opt, edge) = match shares {
                Shares::Alike if self.path.is_empty() => self.take_turns(seat, node, options),
                Shares::Alike | Shares::ByPromise => self.select(seat, node),
            };
            self.path.push((seat, node, edge));
            let laid = state.laid(m, question);
            if new && playout == Playout::Knowing {
                state.answer_within_action(m, opt, &mut self.options, &mut ());
            } else {
                state.answer_unchecked(m, opt, &mut self.options, &mut ());
            }
            let face = Face::new(question, opt, laid, &state);
            begun = (playout != Playout::Formula && question.ask == Ask::Move).then(|| begun.unwrap_or(at));
            for other in m.seat_ids() {
                let sees_all = sees_hands && view.seat() == Some(other);
                let code = if sees_all { face.open() } else { face.to(m, Some(other)) };
                let guess = if other == seat { edge } else { NOWHERE };
                let meets = || begun.map(|begun| state.standing(m, u64::from(begun[other.index()])));
                at[other.index()] = self.trees[other.index()].follow(at[other.index()], guess, code, meets);
            }
            if new {
                break;
            }
        }
        match playout {
            Playout::Uniform => self.play_uniform(m, &mut state),
            Playout::Knowing => self.end_action(m, &mut state),
            Playout::Formula => self.play_by_formula(m, &mut state),
        }
        let mut values = [f32::NAN; MAX_SEATS];
        for &(seat, node, edge) in &self.path {
            if values[seat.index()].is_nan() {
                values[seat.index()] = match playout {
                    Playout::Formula => chance(m, &state, seat),
                    Playout::Uniform | Playout::Knowing => self.judge.chance(m, &state, seat),
                };
            }
            self.trees[seat.index()].count(node, edge, values[seat.index()]);
        }
    }

    /// A first look at every option orders them: the better it looks, the sooner it is tried.
    fn expand(&mut self, m: &Match, state: &State, seat: SeatId, node: u32, playout: Playout) {
        let count = self.options.len();
        self.priors.clear();
        self.priors.resize(count, 1.0 / count as f32);
        if playout != Playout::Uniform && count > 1 {
            // What is a yardstick thinks as it did.
            let walks = if playout == Playout::Formula { Walks::Offered } else { Walks::Ended };
            let mut best = f32::MIN;
            for index in 0..count {
                let opt = self.options[index];
                let (room, rng) = (&mut self.room, &mut self.rng);
                let look = prospect(&mut { WEIGHTS }, m, state, opt, seat, walks, room, rng);
                self.priors[index] = look;
                best = best.max(look);
            }
            let mut sum = 0.0;
            for prior in &mut self.priors {
                *prior = ((*prior - best) * SHARPNESS).exp();
                sum += *prior;
            }
            for prior in &mut self.priors {
                *prior = 0.85 * *prior / sum + 0.15 / count as f32;
            }
        }
        let tree = &mut self.trees[seat.index()];
        // What has no edges yet need not be looked through for each option.
        let bare = tree.nodes[node as usize].first == NOWHERE;
        for (opt, &prior) in self.options.iter().zip(&self.priors) {
            let edge = if bare { tree.add(node, opt.code(), prior) } else { tree.find_or_add(node, opt.code(), prior) };
            tree.edges[edge as usize].prior = prior;
        }
    }

    /// The option that is best by what is known, by how it looked, and by how seldom it was tried.
    fn select(&mut self, seat: SeatId, node: u32) -> (Opt, u32) {
        let tree = &mut self.trees[seat.index()];
        let count = self.options.len() as f32;
        let mut best = (self.options[0], NOWHERE);
        let mut best_score = f32::MIN;
        let mut mean = None;
        // The edges were mostly made in the order of the options.
        let mut last = NOWHERE;
        for &opt in self.options.iter() {
            let at = tree.find_or_add_after(node, last, opt.code(), 1.0 / count);
            last = at;
            tree.edges[at as usize].offered += 1;
            let edge = tree.edges[at as usize];
            let value = if edge.visits > 0 {
                edge.total / edge.visits as f32
            } else {
                *mean.get_or_insert_with(|| tree.mean(node)) - 0.05
            };
            let score = value + EXPLORE * edge.prior * (edge.offered as f32).sqrt() / (1 + edge.visits) as f32;
            if score > best_score {
                best_score = score;
                best = (opt, at);
            }
        }
        best
    }

    /// The one of some options that was tried least.
    fn take_turns(&mut self, seat: SeatId, node: u32, some: &[Opt]) -> (Opt, u32) {
        let tree = &mut self.trees[seat.index()];
        let mut least = (u32::MAX, self.options[0], NOWHERE);
        for &opt in some {
            let edge = tree.find_or_add(node, opt.code(), 0.0);
            let visits = tree.edges[edge as usize].visits;
            if visits < least.0 {
                least = (visits, opt, edge);
            }
        }
        (least.1, least.2)
    }

    fn play_uniform(&mut self, m: &Match, state: &mut State) {
        for _ in 0..UNIFORM {
            if self.options.is_empty() {
                return;
            }
            let opt = self.options[self.rng.below(self.options.len())];
            state.answer_unchecked(m, opt, &mut self.options, &mut ());
        }
    }

    fn play_by_formula(&mut self, m: &Match, state: &mut State) {
        for step in 0..FORMULA * 4 {
            let Some(question) = state.question(m) else { return };
            if step >= FORMULA && question.ask == Ask::Action {
                return;
            }
            let opt = if self.rng.below(NOISE) == 0 {
                self.options[self.rng.below(self.options.len())]
            } else if matches!(question.ask, Ask::Action | Ask::Move) {
                let (room, rng) = (&mut self.room, &mut self.rng);
                look(m, state, &self.options, WIDTH, Walks::Offered, room, rng)
            } else {
                reflex(m, state, question, &self.options, &mut self.rng)
            };
            state.answer_unchecked(m, opt, &mut self.options, &mut ());
        }
    }

    /// The judgement is made between actions, where nothing is in the air.
    fn end_action(&mut self, m: &Match, state: &mut State) {
        for _ in 0..SETTLE {
            let opt = match state.question(m) {
                Some(question) if question.ask == Ask::Move => {
                    let (room, rng) = (&mut self.room, &mut self.rng);
                    look(m, state, &self.options, WIDTH, Walks::Ended, room, rng)
                }
                Some(question) if question.ask != Ask::Action => {
                    reflex(m, state, question, &self.options, &mut self.rng)
                }
                _ => return,
            };
            state.answer_within_action(m, opt, &mut self.options, &mut ());
        }
    }
}

#[cfg(test)]
mod tests {
    use peerless_content::Content;

    use super::*;

    /// The states after two moves of one walk in either order, where that is possible.
    fn either_order(m: &Match, state: &State, moves: [Opt; 2]) -> Option<[State; 2]> {
        let mut options = Options::new();
        let mut walk = |moves: [Opt; 2]| {
            let mut state = state.clone();
            state.options(m, &mut options);
            for opt in moves {
                let asked = state.question(m).is_some_and(|question| question.ask == Ask::Move);
                if !asked || !options.contains(&opt) {
                    return None;
                }
                state.answer_unchecked(m, opt, &mut options, &mut ());
            }
            Some(state)
        };
        let [first, second] = moves;
        Some([walk([first, second])?, walk([second, first])?])
    }

    /// So that what one order of moves has taught is known of every other.
    #[test]
    fn the_same_moves_in_any_order_come_to_the_same() {
        let content = Content::built_in().expect("the built-in content is sound");
        let board = content.boards[0].name.as_str();
        let mut rng = Rng::new(7);
        let (mut met, mut apart) = (0, 0);
        for pair in content.heroes.windows(2) {
            let heroes = [pair[0].name.as_str(), pair[1].name.as_str()];
            let m = content.set_up(board, &heroes, Mode::Duel, Switches::default()).expect("they can play");
            let mut state = State::new(&m, 5, &mut ());
            let mut options = Options::new();
            state.options(&m, &mut options);
            for _ in 0..150 {
                let Some(question) = state.question(&m) else { break };
                let moves = [(); 2].map(|()| options[rng.below(options.len())]);
                if question.ask == Ask::Move
                    && let Some([a, b]) = either_order(&m, &state, moves)
                {
                    assert_eq!(a.standing(&m, 1) == b.standing(&m, 1), a == b, "{moves:?}");
                    assert_ne!(a.standing(&m, 1), a.standing(&m, 2), "walks that began elsewhere");
                    assert_ne!(a.standing(&m, 1), state.standing(&m, 1), "nobody has moved yet");
                    if a == b { met += 1 } else { apart += 1 }
                }
                let opt = options[rng.below(options.len())];
                state.answer_unchecked(&m, opt, &mut options, &mut ());
            }
        }
        assert!(met > 50, "{met} met, {apart} did not");
    }

    /// Also with as many visits as a second of search brings.
    #[test]
    fn cards_nearly_as_good_are_mixed() {
        for scale in [1, 10_000] {
            let weighed = [(30, 0.5), (20, 0.5), (9, 0.5), (0, 0.0)].map(|(visits, chance)| (visits * scale, chance));
            let mut rng = Rng::new(1);
            let mut counts = [0; 4];
            for _ in 0..1_000 {
                counts[mix(&weighed, &mut rng)] += 1;
            }
            // 30² to 20².
            assert!((640..740).contains(&counts[0]), "{counts:?}");
            assert_eq!(counts[0] + counts[1], 1_000);
        }
        assert_eq!(mix(&[(0, 0.0), (0, 0.0)], &mut Rng::new(1)), 0);
    }

    #[test]
    fn a_choice_is_settled_when_nothing_can_change_it() {
        let counts = |visits: &[u32]| visits.iter().map(|&visits| (visits, 0.0)).collect::<Vec<_>>();
        let open = |visits: &[u32], more| settled(&counts(visits), false, more);
        assert_eq!(open(&[3, 20, 9], 10.0), Some(1));
        assert_eq!(open(&[3, 20, 9], 11.0), None, "the third may draw level");
        assert_eq!(open(&[0, 0], 0.0), None, "nothing is known");
        let mixed = |visits: &[u32], more| settled(&counts(visits), true, more);
        assert_eq!(mixed(&[3, 20, 9], 0.5), Some(1));
        assert_eq!(mixed(&[3, 20, 9], 1.0), None, "the third may come among those that are drawn from");
        assert_eq!(mixed(&[3, 20, 19], 5.0), Some(1), "two of three, whatever comes");
        assert_eq!(mixed(&[3, 20, 11], 5.0), None, "the third may fall out");
    }

    #[test]
    fn workers_stop_when_all_have_settled_on_the_same() {
        let votes = [UNSETTLED, UNSETTLED].map(AtomicUsize::new);
        assert!(!vote(&votes, 0, Some(3)), "the other thinks on");
        assert!(!vote(&votes, 1, Some(2)), "they do not agree");
        assert!(vote(&votes, 1, Some(3)));
        assert!(!vote(&votes, 0, None), "one has come to doubt");
        assert!(!vote(&votes, 1, Some(3)));
        assert!(vote(&votes[..1], 0, Some(1)), "one alone agrees with itself");
    }
}
