//! A simulation of very many tables on several processes and one database: where the first limit lies.
//! `cargo run --release -p peerless-server --example scale -- --tables 100000 --processes 1,2,4,8,16,32`
//!
//! What things cost is measured (`docs/SCALE.md`) and can be given. A choice takes a thread of the process at which it is
//! made, then the database, where it is written and announced: announcements are put in order one after the other.
//! Every process hears every announcement; those where somebody sits or watches read the log and tell them.

use std::cmp::Ordering;
use std::collections::BinaryHeap;
use std::process::ExitCode;

use peerless_rules::Rng;

const USAGE: &str = "scale [--tables 100000] [--processes 1,2,4,8,16,32] [--cores 8] [--think SECONDS, 10] \
                     [--answer MICROSECONDS, 320] [--follow MICROSECONDS, 250] [--hear MICROSECONDS, 3] \
                     [--write MICROSECONDS, 150] [--read MICROSECONDS, 60] [--announce MICROSECONDS, 250] [--together 1] \
                     [--writers 32] [--memory KILOBYTES, 120] [--memory-limit GIGABYTES, 8] [--seconds 5]";

struct World {
    tables: f64,
    processes: Vec<usize>,
    /// Threads of a process.
    cores: usize,
    /// Seconds between two choices at a table, bots among them.
    think: f64,
    /// What a choice costs the process at which it is made, one that follows, and one that only hears of it.
    answer: f64,
    follow: f64,
    hear: f64,
    /// What writing and reading cost the database, and the part of writing that is done one after the other.
    write: f64,
    read: f64,
    announce: f64,
    /// How many choices are announced together.
    together: f64,
    /// What the database does at the same time.
    writers: usize,
    /// Kilobytes of a table in memory, and gigabytes of a process.
    memory: f64,
    memory_limit: f64,
    /// Simulated time.
    seconds: f64,
}

impl World {
    fn read(mut args: impl Iterator<Item = String>) -> Option<Self> {
        let mut world = Self {
            tables: 1e5,
            processes: vec![1, 2, 4, 8, 16, 32],
            cores: 8,
            think: 10.0,
            answer: 320e-6,
            follow: 250e-6,
            hear: 3e-6,
            write: 150e-6,
            read: 60e-6,
            announce: 250e-6,
            together: 1.0,
            writers: 32,
            memory: 120.0,
            memory_limit: 8.0,
            seconds: 5.0,
        };
        while let Some(key) = args.next() {
            let value = args.next()?;
            let number = || value.parse::<f64>().ok().filter(|number| *number > 0.0);
            let micros = || number().map(|micros| micros * 1e-6);
            match key.as_str() {
                "--tables" => world.tables = number()?,
                "--processes" => world.processes = value.split(',').map(|n| n.parse().ok()).collect::<Option<_>>()?,
                "--cores" => world.cores = value.parse().ok()?,
                "--think" => world.think = number()?,
                "--answer" => world.answer = micros()?,
                "--follow" => world.follow = micros()?,
                "--hear" => world.hear = micros()?,
                "--write" => world.write = micros()?,
                "--read" => world.read = micros()?,
                "--announce" => world.announce = micros()?,
                "--together" => world.together = number()?,
                "--writers" => world.writers = value.parse().ok()?,
                "--memory" => world.memory = number()?,
                "--memory-limit" => world.memory_limit = number()?,
                "--seconds" => world.seconds = number()?,
                _ => return None,
            }
        }
        (world.processes.iter().all(|n| *n > 0) && world.cores > 0 && world.writers > 0).then_some(world)
    }
}

/// Something that does so many things at a time; what comes when all are busy waits.
struct Station {
    free_at: Vec<f64>,
    busy: f64,
}

impl Station {
    fn new(places: usize) -> Self {
        Self { free_at: vec![0.0; places], busy: 0.0 }
    }

    /// When something that comes at a time and takes so long is done.
    fn serve(&mut self, at: f64, takes: f64) -> f64 {
        self.busy += takes;
        let mut first = 0;
        for place in 1..self.free_at.len() {
            if self.free_at[place] < self.free_at[first] {
                first = place;
            }
        }
        let done = self.free_at[first].max(at) + takes;
        self.free_at[first] = done;
        done
    }

    fn load(&self, seconds: f64) -> f64 {
        self.busy / (seconds * self.free_at.len() as f64)
    }
}

/// A choice on its way, and when it comes to which station. What comes first is served first.
#[derive(PartialEq)]
struct Step {
    at: f64,
    made: f64,
    /// The process where it is now.
    home: usize,
    stage: Stage,
}

#[derive(PartialEq)]
enum Stage {
    Made,
    Thought,
    Written,
    Told,
    Heard,
    Read,
}

impl Eq for Step {}

impl Ord for Step {
    fn cmp(&self, other: &Self) -> Ordering {
        other.at.total_cmp(&self.at)
    }
}

impl PartialOrd for Step {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// What became of a number of processes.
struct Outcome {
    processes: usize,
    /// Shares of what there is: process, listening, database, announcing, memory.
    loads: [f64; 5],
    /// Milliseconds until a choice is answered, and until it is seen at another process: half of them, and 99 of 100.
    answered: [f64; 2],
    seen: [f64; 2],
}

const WHAT: [&str; 5] = ["cores of a process", "listening of a process", "database", "announcing", "memory"];

fn simulate(world: &World, processes: usize) -> Outcome {
    let mut rng = Rng::new(processes as u64);
    let chance = |rng: &mut Rng| (rng.below(1_000_000) + 1) as f64 / 1e6;
    // Some choices cost more than others.
    let around = |rng: &mut Rng, mean: f64| -chance(rng).ln() * mean;
    let mut cores: Vec<Station> = (0..processes).map(|_| Station::new(world.cores)).collect();
    let mut ears: Vec<Station> = (0..processes).map(|_| Station::new(1)).collect();
    let mut database = Station::new(world.writers);
    let mut announcing = Station::new(1);
    let rate = world.tables / world.think;
    let (mut answered, mut seen) = (Vec::new(), Vec::new());
    let mut queue = BinaryHeap::new();
    let mut at = around(&mut rng, 1.0 / rate);
    queue.push(Step { at, made: at, home: rng.below(processes), stage: Stage::Made });
    while let Some(step) = queue.pop() {
        let Step { made, home, .. } = step;
        let mut go_on = |at, stage| queue.push(Step { at, made, home, stage });
        match step.stage {
            Stage::Made => {
                go_on(cores[home].serve(step.at, around(&mut rng, world.answer)), Stage::Thought);
                at += around(&mut rng, 1.0 / rate);
                if at <= world.seconds {
                    queue.push(Step { at, made: at, home: rng.below(processes), stage: Stage::Made });
                }
            }
            Stage::Thought => go_on(database.serve(step.at, around(&mut rng, world.write)), Stage::Written),
            Stage::Written => {
                go_on(announcing.serve(step.at, world.announce / world.together), Stage::Told);
            }
            Stage::Told => {
                answered.push(step.at - made);
                // Who plays against whom at which process is by lot.
                let other = rng.below(processes);
                for (process, ear) in ears.iter_mut().enumerate() {
                    let heard = ear.serve(step.at, world.hear);
                    if process == other && other != home {
                        queue.push(Step { at: heard, made, home: other, stage: Stage::Heard });
                    }
                }
            }
            Stage::Heard => go_on(database.serve(step.at, world.read), Stage::Read),
            Stage::Read => seen.push(cores[home].serve(step.at, around(&mut rng, world.follow)) - made),
        }
    }
    let worst = |stations: &[Station]| stations.iter().map(|one| one.load(world.seconds)).fold(0.0, f64::max);
    // A table is in the memory of the process that looks after it, and of the one where the other sits.
    let copies = 2.0 - 1.0 / processes as f64;
    let memory = world.tables * copies * world.memory / 1e6 / processes as f64 / world.memory_limit;
    let loads = [worst(&cores), worst(&ears), database.load(world.seconds), announcing.load(world.seconds), memory];
    Outcome { processes, loads, answered: quantiles(answered), seen: quantiles(seen) }
}

fn quantiles(mut times: Vec<f64>) -> [f64; 2] {
    times.sort_by(f64::total_cmp);
    [0.5, 0.99].map(|part| times.get((times.len() as f64 * part) as usize).map_or(0.0, |time| time * 1e3))
}

fn main() -> ExitCode {
    let Some(world) = World::read(std::env::args().skip(1)) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    println!(
        "{} tables, a choice at each every {} s: {:.0} choices a second; processes of {} cores",
        world.tables,
        world.think,
        world.tables / world.think,
        world.cores
    );
    println!("| processes | {} | answered, 99 % | seen elsewhere, 99 % | |", WHAT.join(" | "));
    println!("|{}", " --- |".repeat(WHAT.len() + 4));
    for outcome in world.processes.iter().map(|processes| simulate(&world, *processes)) {
        let (most, load) = outcome
            .loads
            .iter()
            .enumerate()
            .fold((0, 0.0), |best, (index, load)| if *load > best.1 { (index, *load) } else { best });
        let verdict =
            if load > 1.0 { format!("too much: {}", WHAT[most]) } else { format!("next limit: {}", WHAT[most]) };
        let loads = outcome.loads.map(|load| format!("{:.0} %", load * 100.0)).join(" | ");
        let times = [outcome.answered, outcome.seen]
            .map(|[half, most]| if load > 1.0 { "grows".to_owned() } else { format!("{half:.1} ms, {most:.1} ms") });
        println!("| {} | {loads} | {} | {verdict} |", outcome.processes, times.join(" | "));
    }
    ExitCode::SUCCESS
}
