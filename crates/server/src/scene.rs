//! Scenes of heroes that are being written: set up by hand, played line by line, and kept as cases of the hero's file.

use std::sync::Arc;

use peerless_content::{CaseFile, Content, facts};
use peerless_protocol::{AskScene, CaseFace, LineFault, OpFace, Perspective, Replay, ReplayStep, SceneFace, Setup};
use peerless_rules::program::Pc;
use peerless_rules::{Chronicle, Event, Hero, Host, Match, Opt, Options, SeatId, Source, State};
use peerless_session::{Asked, Sight, SourceFace, Trouble, narrate};

use crate::fault::Fault;
use crate::limits::Limits;
use crate::workshop;

/// Choices of a scene; a longer one is a game.
const CHOICES: usize = 200;
/// Steps of programs that are told of one choice.
const STEPS: usize = 100;

/// Whether the cases of a hero's file hold.
pub fn cases(content: &Content, text: &str, hero: &Arc<Hero>) -> Vec<CaseFace> {
    let file = CaseFile::of_hero(content, "hero", text, hero);
    let face = |case: &peerless_content::Case| CaseFace {
        name: case.name.clone(),
        failed: case.run().err().map(|failure| failure.message),
    };
    file.cases.iter().map(face).collect()
}

/// Plays a scene as far as its script goes.
pub fn play(content: &Content, ask: &AskScene, limits: &Limits) -> Result<SceneFace, Fault> {
    workshop::check_size(limits, &ask.scene)?;
    let hero = workshop::hero(&ask.hero, limits)?;
    let file = CaseFile::parse_beside(content, "scene", &ask.scene, Some(hero));
    let no_scene = || Fault::bad(Trouble::because("bad-file", "scene").with("most", CHOICES));
    let [case] = file.cases.as_slice() else { return Err(no_scene()) };
    let m = match case.scene() {
        Ok((m, _)) => m.clone(),
        Err(problems) => {
            let problems = problems.iter().map(|problem| problem.message.clone()).collect();
            let (programs, options, facts) = (Vec::new(), Vec::new(), Vec::new());
            return Ok(SceneFace { problems, replay: None, programs, failed: None, options, facts });
        }
    };
    let (mut steps, mut programs) = (Vec::new(), Vec::new());
    let mut told = 0;
    let walk = case.walk(Listener::default(), |state, listener, chosen| {
        let listened = std::mem::take(&mut listener.steps);
        if steps.len() > CHOICES + 1 {
            return;
        }
        let events = narrate(&m, listener.story.events(), told, |_| true);
        told += events.len();
        let choice = chosen.map(|chosen| (chosen.seat.0, chosen.line.to_owned()));
        steps.push(ReplayStep {
            choice,
            option: None,
            events,
            sight: Sight::open(&m, state),
            asked: Asked::new(&m, state),
        });
        programs.push(listened.into_iter().map(|step| step.face(&m)).collect());
    });
    let walk = walk.filter(|_| steps.len() <= CHOICES + 1).ok_or_else(no_scene)?;
    let mut options = Options::new();
    walk.state.options(&m, &mut options);
    let replay = Replay {
        table: None,
        setup: Setup::new(&m),
        names: vec![None; m.seats.len()],
        perspective: Perspective::Open,
        steps,
        result: None,
        deal: None,
    };
    Ok(SceneFace {
        problems: Vec::new(),
        replay: Some(replay),
        programs,
        failed: walk.failed.map(|(line, message)| LineFault { line: line as u32, message }),
        options: options.iter().map(|&opt| walk.state.write(&m, opt)).collect(),
        facts: facts(&m, &walk.state),
    })
}

/// Notes what happens, and the steps of programs by which it does.
#[derive(Default)]
struct Listener {
    story: Chronicle,
    steps: Vec<Step>,
}

#[derive(Clone, Copy, PartialEq)]
struct Step {
    seat: SeatId,
    source: Source,
    at: Pc,
}

impl Step {
    fn face(self, m: &Match) -> OpFace {
        let code = match self.source.as_item() {
            Some(item) => &m.items[item.index()].code,
            None => &m.seat(m.home(self.seat, self.source)).hero.code,
        };
        let source = SourceFace::new(self.seat, self.source);
        OpFace { source, at: self.at, op: format!("{:?}", code[usize::from(self.at)]) }
    }
}

impl Host for Listener {
    fn event(&mut self, event: Event) {
        self.story.event(event);
    }

    fn forced(&mut self, m: &Match, state: &State, opt: Opt) {
        self.story.forced(m, state, opt);
    }

    fn valued(&mut self, m: &Match, state: &State) {
        self.story.valued(m, state);
    }

    fn stepped(&mut self, seat: SeatId, source: Source, at: Pc) {
        let step = Step { seat, source, at };
        // A program that waited for an answer comes to the same op again.
        if self.steps.len() < STEPS && self.steps.last() != Some(&step) {
            self.steps.push(step);
        }
    }
}
