//! Games between bots, on all cores.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use peerless_bots::{UnknownBot, by_name};
use peerless_rules::*;
use peerless_session::{play_on, play_out};
use serde::Serialize;

use crate::agents::Agent;
use crate::laws::{Broken, LONGEST, Watch, replay_is_equal};
use crate::setups::{Pool, Setup};

/// What to play.
#[derive(Clone, Debug)]
pub struct Sim {
    pub pool: Pool,
    pub games: u64,
    pub seed: u64,
    /// The bot of each seat; fewer than seats: they take turns.
    pub bots: Vec<String>,
    /// Check the laws: the cheap ones at each step, the dear ones at one step in so many.
    pub laws: Option<usize>,
    pub threads: usize,
}

/// What came of it.
#[derive(Clone, Debug, Default, Serialize)]
pub struct SimReport {
    pub games: u64,
    pub decisions: u64,
    pub turns: u64,
    pub longest: u64,
    pub unfinished: Vec<u64>,
    /// Games that a bot gave up, by seat.
    pub forfeits: [u64; MAX_SEATS],
    /// Wins by seat.
    pub seat_wins: [u64; MAX_SEATS],
    pub heroes: Vec<HeroReport>,
    /// The first game that broke a law, and how.
    pub broken: Option<(u64, String)>,
}

#[derive(Clone, Debug, Default, Serialize)]
pub struct HeroReport {
    pub name: String,
    pub games: u64,
    pub wins: u64,
}

impl Sim {
    /// Plays; `progress` is told the number of games done, now and then, from the calling thread's side.
    pub fn run(&self, progress: &(dyn Fn(u64) + Sync)) -> Result<SimReport, UnknownBot> {
        for bot in &self.bots {
            by_name(bot, 0)?;
        }
        let next = AtomicU64::new(0);
        let stop = AtomicBool::new(false);
        let work = || {
            let mut report = self.empty_report();
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= self.games || stop.load(Ordering::Relaxed) {
                    return report;
                }
                if game.is_multiple_of(64) {
                    progress(game);
                }
                if let Err(error) = self.play(game, &mut report) {
                    report.broken = Some((self.seed.wrapping_add(game), error.to_string()));
                    stop.store(true, Ordering::Relaxed);
                    return report;
                }
            }
        };
        let reports: Vec<SimReport> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            threads.into_iter().map(|thread| thread.join().expect("a game does not panic")).collect()
        });
        progress(self.games);
        Ok(reports.into_iter().fold(self.empty_report(), join))
    }

    fn empty_report(&self) -> SimReport {
        let name = |index| HeroReport { name: self.pool.hero_name(index).to_owned(), ..HeroReport::default() };
        SimReport { heroes: (0..self.pool.hero_count()).map(name).collect(), ..SimReport::default() }
    }

    fn play(&self, game: u64, report: &mut SimReport) -> Result<(), Broken> {
        let seed = self.seed.wrapping_add(game);
        let setup = self.pool.draw(seed);
        let Played { state, decisions, forfeit } = if self.bots.iter().all(|bot| bot == "random") {
            self.play_random(&setup, seed)?
        } else {
            let bot = |seat: SeatId| &self.bots[seat.index() % self.bots.len()];
            let mut bots = seat_agents(&setup.game, seed, |seat, seed| Agent::bot(bot(seat), seed));
            play_bots(&setup.game, seed, &mut bots, |_, _| ())
        };
        report.games += 1;
        report.turns += u64::from(state.turn());
        report.decisions += decisions;
        report.longest = report.longest.max(decisions);
        if let Some(seat) = forfeit {
            report.forfeits[seat.index()] += 1;
        } else if state.outcome().is_none() {
            report.unfinished.push(seed);
            return Ok(());
        }
        for (seat, &hero) in setup.game.seat_ids().zip(&setup.heroes) {
            let won = has_won(&setup.game, &state, forfeit, seat);
            report.heroes[hero].games += 1;
            report.heroes[hero].wins += u64::from(won);
            report.seat_wins[seat.index()] += u64::from(won);
        }
        Ok(())
    }

    /// The quick way: nobody looks at anything.
    fn play_random(&self, setup: &Setup, seed: u64) -> Result<Played, Broken> {
        let m = &setup.game;
        let mut rng = Rng::new(seed ^ 0x5eed);
        let mut options = Options::new();
        let mut state = State::new(m, seed, &mut ());
        state.options(m, &mut options);
        let mut watch = self.laws.map(|_| Watch::new(m, &state, seed));
        let mut record =
            (self.laws.is_some() && seed.is_multiple_of(16)).then(|| new_record(m, seed, |_| "random".into()));
        let foreign = setup.heroes.iter().any(|&hero| self.pool.is_made(hero));
        let mut held = Ok(());
        let decisions = play_on(m, &mut state, &mut options, LONGEST, |state, options| {
            if let Some(watch) = &mut watch {
                held = watch.every_step(m, state, options);
                if held.is_ok() && rng.below(self.laws.unwrap_or(1).max(1)) == 0 {
                    held = watch.some_steps(m, state, options).or_else(|broken| broken.unless_foreign(foreign));
                }
                if held.is_err() {
                    return None;
                }
            }
            let opt = options[rng.below(options.len())];
            if let Some(record) = &mut record {
                record.choices.push(new_choice(m, state, opt));
            }
            Some(opt)
        });
        held?;
        if let Some(watch) = &mut watch {
            watch.every_step(m, &state, &options)?;
        }
        if let (Some(mut record), Some(outcome)) = (record, state.outcome()) {
            record.result = Some(result_text(m, outcome));
            replay_is_equal(m, &record, &state)?;
        }
        Ok(Played { state, decisions: decisions as u64, forfeit: None })
    }
}

/// A game between bots that has ended or reached the limit.
pub(crate) struct Played {
    pub state: State,
    pub decisions: u64,
    /// The seat whose bot gave up.
    pub forfeit: Option<SeatId>,
}

/// The agents of all seats, each with a seed of its own; their names were checked before.
pub(crate) fn seat_agents(m: &Match, seed: u64, make: impl Fn(SeatId, u64) -> Result<Agent, UnknownBot>) -> Vec<Agent> {
    let agent = |seat: SeatId| make(seat, seed.wrapping_mul(31).wrapping_add(u64::from(seat.0)));
    m.seat_ids().map(|seat| agent(seat).expect("checked before")).collect()
}

/// Plays a game between agents; `watch` sees each choice before it is taken.
pub(crate) fn play_bots(m: &Match, seed: u64, agents: &mut [Agent], mut watch: impl FnMut(&State, Opt)) -> Played {
    let mut forfeit = None;
    let mut last: Option<(State, Opt)> = None;
    let (state, decisions) = play_until(m, seed, |state, seat, options| {
        if let Some((before, opt)) = last.take() {
            for (seat, agent) in m.seat_ids().zip(&mut *agents) {
                agent.saw(m, &before, opt, state, seat);
            }
        }
        let agent = &mut agents[seat.index()];
        let opt = agent.choose(m, state, seat, options);
        if let Some(given_up) = agent.forfeited() {
            given_up.tell_once();
            forfeit = Some(seat);
            return None;
        }
        watch(state, opt);
        last = Some((state.clone(), opt));
        Some(opt)
    });
    for (seat, agent) in m.seat_ids().zip(agents) {
        agent.over(has_won(m, &state, forfeit, seat));
    }
    Played { state, decisions, forfeit }
}

/// Whether a seat has won; a forfeit is lost by the team that gave up, and won by all others.
pub(crate) fn has_won(m: &Match, state: &State, forfeit: Option<SeatId>, seat: SeatId) -> bool {
    match forfeit {
        Some(loser) => m.team(seat) != m.team(loser),
        None => state.outcome().is_some_and(|outcome| m.team(seat) == outcome.team),
    }
}

/// Plays a game from its beginning to its end, or to the limit; `choose` makes every decision. Gives back how many there were.
pub(crate) fn play(m: &Match, seed: u64, mut choose: impl FnMut(&State, SeatId, &Options) -> Opt) -> (State, u64) {
    play_until(m, seed, |state, seat, options| Some(choose(state, seat, options)))
}

/// The same; it stops where nothing is chosen.
fn play_until(m: &Match, seed: u64, mut choose: impl FnMut(&State, SeatId, &Options) -> Option<Opt>) -> (State, u64) {
    let (state, decisions) =
        play_out(m, seed, LONGEST, |state, options| choose(state, state.question(m)?.seat, options));
    (state, decisions as u64)
}

pub(crate) fn new_record(m: &Match, seed: u64, player: impl Fn(u8) -> String) -> Record {
    let mut record = Record::new(m, seed);
    for (seat, place) in (0..).zip(&mut record.seats) {
        place.player = Some(format!("bot:{}", player(seat)));
    }
    record
}

pub(crate) fn new_choice(m: &Match, state: &State, opt: Opt) -> Choice {
    let seat = state.question(m).map_or(state.active(), |question| question.seat);
    Choice { seat, line: state.write(m, opt), at: 0 }
}

fn join(mut a: SimReport, b: SimReport) -> SimReport {
    a.games += b.games;
    a.decisions += b.decisions;
    a.turns += b.turns;
    a.longest = a.longest.max(b.longest);
    a.unfinished.extend(b.unfinished);
    for (forfeits, more) in a.forfeits.iter_mut().zip(b.forfeits) {
        *forfeits += more;
    }
    for (wins, more) in a.seat_wins.iter_mut().zip(b.seat_wins) {
        *wins += more;
    }
    for (hero, more) in a.heroes.iter_mut().zip(b.heroes) {
        hero.games += more.games;
        hero.wins += more.wins;
    }
    a.broken = a.broken.or(b.broken);
    a
}
