//! Finished games looked at again, one after the other, in the background.

use std::net::IpAddr;
use std::sync::Arc;

use peerless_bots::eval::Judgement;
use peerless_bots::judge::Judge;
use peerless_lab::review::{self, budget_of};
use peerless_protocol::{BetterFace, CourseFace, Judged, Review, Story, StoryStep};
use peerless_rules::{Ask, Match, Record, State};

use crate::backlog::{Backlog, Kept, Progress, Stand};
use crate::fault::Fault;

/// Who judges.
const BOT: &str = "search:200";
/// An option that gives so much more chance to win is told.
const CLEAR: f64 = 0.06;
/// Reviews that may wait; more are refused.
const WAITING: usize = 20;
/// Reviews that one address may have asked for and not got yet.
const EACH: usize = 5;
/// Reviews that are kept in memory; the oldest goes first.
const KEPT: usize = 200;

/// The game in numbers; judged from all that there was, so only for games that are over.
pub fn story(m: &Match, record: &Record) -> Result<Story, Fault> {
    let mut events = Count(0);
    let mut state = State::new(m, record.seed, &mut events);
    let mut judge = Judge::default();
    judge.prepare(m);
    let mut chances: Vec<f32> = m.seat_ids().map(|seat| judge.chance(m, &state, seat)).collect();
    let mut step = |state: &State, events: &Count| {
        // The judgement was learned between actions; what is in the air then counts when it has come down.
        if state.question(m).is_none_or(|question| question.ask == Ask::Action) {
            chances = m.seat_ids().map(|seat| judge.chance(m, state, seat)).collect();
        }
        StoryStep { events: events.0, turn: state.turn(), chances: chances.clone() }
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

/// All reviews of a server, by table. They are made when somebody asks for them.
pub struct Reviews(Backlog<(Arc<Match>, Record), Found>);

/// What a review has found.
type Found = (Vec<Judged>, Vec<CourseFace>);

impl Default for Reviews {
    fn default() -> Self {
        Self(Backlog::new(Kept { name: "reviews", waiting: WAITING, each: EACH, kept: KEPT, work: review }))
    }
}

impl Reviews {
    /// How far the review of a table is; `None` if nobody has asked for it.
    pub fn look(&self, table: &str) -> Option<Result<Review, Fault>> {
        let review = |done, all, waiting| {
            let (bot, decisions, courses) = (BOT.to_owned(), None, Vec::new());
            Review { done, all, waiting, bot, decisions, courses }
        };
        Some(match self.0.look(table)? {
            Stand::Waiting(waiting) => Ok(review(0, 0, waiting)),
            Stand::Working { done, all } => Ok(review(done, all, 0)),
            Stand::Done(found) => {
                let (decisions, courses) = (found.0.clone(), found.1.clone());
                let all = decisions.len() as u32;
                Ok(Review { decisions: Some(decisions), courses, ..review(all, all, 0) })
            }
            Stand::Broken => Err(Fault::broken()),
        })
    }

    /// Asks for the review of a table, which is made once.
    pub fn ask(&self, table: String, from: IpAddr, m: Arc<Match>, record: Record) -> Result<(), Fault> {
        self.0.ask(table, from, (m, record))
    }
}

fn review((m, record): &(Arc<Match>, Record), progress: Progress<'_>) -> Option<Found> {
    let review = review::Review { budget: budget_of(BOT)?, seed: 1, threads: 1, clear: CLEAR };
    let told = |done, all| {
        progress(done, all);
    };
    let report = review.run(m, record, &told).ok()?;
    let courses = report.courses.into_iter().map(|course| CourseFace {
        seat: course.seat - 1,
        turn: course.turn,
        steps: course.numbers.into_iter().map(|number| number as u32).collect(),
        lost: course.lost as f32,
    });
    Some((report.decisions.into_iter().map(judged).collect(), courses.collect()))
}

fn judged(decision: review::Decision) -> Judged {
    let better = decision.better.map(|better| BetterFace {
        asked: better.asked,
        option: better.option,
        chance: better.chance as f32,
        told: better.told,
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
