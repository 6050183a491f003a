//! A finished or unfinished game looked at again: what each decision was worth, as a search sees it from the knowledge of its seat.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use peerless_bots::{Bot, Budget, Level, Search, Settings, preferred};
use peerless_rules::*;
use peerless_session::{Asked, Line, OptionFace, narrate};
use serde::Serialize;

use crate::svg::{self, escape, width_of};

/// How a game is looked at.
#[derive(Clone, Copy, Debug)]
pub struct Review {
    pub budget: Budget,
    pub seed: u64,
    pub threads: usize,
    /// An option that gives so much more chance to win than the one taken is told.
    pub clear: f64,
}

/// One option as the search sees it.
#[derive(Clone, Debug, Serialize)]
pub struct Weighed {
    pub line: String,
    pub visits: u32,
    pub chance: f64,
}

/// One decision of the record.
#[derive(Clone, Debug, Serialize)]
pub struct Decision {
    /// From 1, in the order of the record.
    pub number: usize,
    /// From 1.
    pub seat: u8,
    pub turn: u16,
    pub line: String,
    /// The seat's chance to win after its choice; none where there was nothing to choose.
    pub chance: Option<f64>,
    /// How much less that is than the best option gave, clearly or not.
    pub lost: f64,
    /// The option that would have been clearly better.
    pub better: Option<Better>,
    /// All options, the most visited first.
    pub options: Vec<Weighed>,
    /// The option that the search preferred, if it was another one.
    #[serde(skip)]
    preferred: Option<Opt>,
    /// How much less the choice gave than the preferred option, as each witness found it, if they were asked.
    #[serde(skip)]
    witnessed: Option<[f64; WITNESSES]>,
}

/// What the choices of one seat in one turn gave away together, where no single one of them tells it all.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Course {
    /// From 1.
    pub seat: u8,
    pub turn: u16,
    /// The numbers of its choices of that turn that gave something away.
    pub numbers: Vec<usize>,
    /// The chance to win that the best option of the first of its choices gave, and the one after the last.
    pub before: f64,
    pub after: f64,
    /// What its choices gave away; the rest between the two chances is what others chose, and luck.
    pub lost: f64,
}

#[derive(Clone, Debug, Serialize)]
pub struct Better {
    pub line: String,
    pub chance: f64,
    /// How the game could go on from there, as the search would play it: the seat, from 1, and its choice.
    pub then: Vec<(u8, String)>,
    /// What was asked, and the option as it was offered.
    #[serde(skip)]
    pub asked: Asked,
    #[serde(skip)]
    pub option: OptionFace,
    /// What happens with this option and with those that follow, for who may see everything.
    #[serde(skip)]
    pub told: Vec<Line>,
}

#[derive(Clone, Debug, Serialize)]
pub struct ReviewReport {
    /// The hero of each seat.
    pub heroes: Vec<String>,
    pub decisions: Vec<Decision>,
    pub seats: Vec<SeatReport>,
    /// Turns whose choices gave much away together, the worst first.
    pub courses: Vec<Course>,
    /// Each side's name and its chance after the decisions that it was judged at, as numbers of decisions and chances.
    pub lines: Vec<(String, Vec<(usize, f64)>)>,
    /// Such as `2 wins`.
    pub result: Option<String>,
}

#[derive(Clone, Debug, Serialize)]
pub struct SeatReport {
    pub hero: String,
    /// Decisions with more than one option.
    pub decisions: usize,
    /// The mean chance to win that one of them gave away, clear or not.
    pub mean_loss: f64,
    /// The numbers of its decisions with a clearly better option, the worst first.
    pub mistakes: Vec<usize>,
}

/// The bots that can weigh options: `search`, `search:300`, `search:10ms`, and the levels that search.
pub fn budget_of(bot: &str) -> Option<Budget> {
    match bot.split_once(':') {
        Some(("search", budget)) => Budget::parse(budget),
        Some(_) => None,
        None if bot == "search" => Budget::parse(""),
        None => Level::from_name(bot)?.budget(),
    }
}

/// An option that was tried so often and gives nearly as much as the preferred one is no mistake.
const ENOUGH: u32 = 8;
/// Searches with other seeds that must find the same option better before a choice is called a mistake.
const WITNESSES: usize = 3;
/// States on which two options are looked at for whether they come to the same.
const TRIED: usize = 4;

/// A decision that waits for its judgement.
struct Moment {
    state: State,
    seat: SeatId,
    options: Options,
    taken: usize,
    lines: Vec<String>,
}

impl Review {
    /// Looks at every choice of a record; `progress` is told how many are done and how many there are.
    pub fn run(
        &self,
        m: &Match,
        record: &Record,
        progress: &(dyn Fn(usize, usize) + Sync),
    ) -> Result<ReviewReport, RecordError> {
        // The whole record first, so that a broken one is refused at once.
        record.replay(m, &mut ())?;
        self.run_from(m, State::new(m, record.seed, &mut ()), &record.choices, progress)
    }

    /// Looks at choices that are made from a state on, such as that of a scene.
    pub fn run_from(
        &self,
        m: &Match,
        mut state: State,
        choices: &[Choice],
        progress: &(dyn Fn(usize, usize) + Sync),
    ) -> Result<ReviewReport, RecordError> {
        let mut moments = Vec::new();
        for choice in choices {
            if let Some(question) = state.question(m) {
                let mut options = Options::new();
                state.options(m, &mut options);
                let opt = state.read(m, &choice.line).map_err(|error| RecordError::Choice { at: choice.at, error })?;
                let taken = options.iter().position(|&other| other == opt).unwrap_or(0);
                let lines = options.iter().map(|&opt| state.write(m, opt)).collect();
                moments.push(Moment { state: state.clone(), seat: question.seat, options, taken, lines });
            }
            state.play_choice(m, choice, &mut ())?;
        }
        let mut decisions = self.judge_all(m, &moments, progress);
        let courses = self.courses(m, &moments, &mut decisions);
        Ok(report(m, decisions, courses, state.outcome()))
    }

    /// The turns whose choices gave much away together. A sum of small losses is believed no sooner than one large loss: for
    /// every choice the same witnesses are asked, and each must find much lost over the whole turn.
    fn courses(&self, m: &Match, moments: &[Moment], decisions: &mut [Decision]) -> Vec<Course> {
        let mut turns: BTreeMap<(u8, u16), Vec<usize>> = BTreeMap::new();
        for (index, decision) in decisions.iter().enumerate().filter(|(_, decision)| decision.chance.is_some()) {
            turns.entry((decision.seat, decision.turn)).or_default().push(index);
        }
        turns.retain(|_, turn| self.is_course(turn.iter().map(|&index| decisions[index].lost)));
        let doubtful = |&&index: &&usize| decisions[index].lost > 0.0 && decisions[index].witnessed.is_none();
        let doubted: Vec<usize> = turns.values().flatten().filter(doubtful).copied().collect();
        let witnessed = self.in_parallel(doubted.len(), &|place| {
            let index = doubted[place];
            let Moment { state, seat, options, taken, .. } = &moments[index];
            let other = decisions[index].preferred.unwrap_or(options[*taken]);
            let pair = [options[*taken], other];
            self.compare(m, &state.view(m, Some(*seat)), pair, self.seed_of(index)).losses()
        });
        for (index, losses) in doubted.into_iter().zip(witnessed) {
            decisions[index].witnessed = Some(losses);
        }
        let mut courses: Vec<Course> = turns
            .into_iter()
            .filter_map(|((seat, turn), choices)| {
                let lost = |&index: &usize| mean(decisions[index].witnessed.unwrap_or_default());
                let sum = |witness: usize| -> f64 {
                    choices.iter().map(|&index| decisions[index].witnessed.map_or(0.0, |losses| losses[witness])).sum()
                };
                let agreed = (0..WITNESSES).all(|witness| sum(witness) >= self.clear / 2.0);
                let (first, last) = (&decisions[*choices.first()?], &decisions[*choices.last()?]);
                let (before, after) = (first.chance? + first.lost, last.chance?);
                let told = agreed && self.is_course(choices.iter().map(lost));
                told.then(|| Course {
                    seat,
                    turn,
                    numbers: choices.iter().filter(|index| lost(index) > 0.0).map(|index| index + 1).collect(),
                    before,
                    after,
                    lost: choices.iter().map(lost).sum(),
                })
            })
            .collect();
        courses.sort_by(|a, b| b.lost.total_cmp(&a.lost));
        courses
    }

    /// Whether losses are clear together, and clearly more than the largest alone, which is told as a mistake.
    fn is_course(&self, losses: impl Iterator<Item = f64>) -> bool {
        let (sum, largest) = losses.fold((0.0, 0.0), |(sum, most): (f64, f64), loss| (sum + loss, most.max(loss)));
        sum >= self.clear && sum - largest >= self.clear / 2.0
    }

    /// A seed of its own for each decision: the threads may take them in any order.
    fn seed_of(&self, index: usize) -> u64 {
        self.seed.wrapping_add(index as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    /// What comes of so many things, in their order, worked out on all threads.
    fn in_parallel<T: Send>(&self, count: usize, work: &(dyn Fn(usize) -> T + Sync)) -> Vec<T> {
        let next = AtomicUsize::new(0);
        let done = Mutex::new(Vec::new());
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    loop {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        if index >= count {
                            return;
                        }
                        let found = work(index);
                        done.lock().expect("no thread panics while it adds what it found").push((index, found));
                    }
                });
            }
        });
        let mut done = done.into_inner().expect("no thread panicked");
        done.sort_by_key(|&(index, _)| index);
        done.into_iter().map(|(_, found)| found).collect()
    }

    fn judge_all(&self, m: &Match, moments: &[Moment], progress: &(dyn Fn(usize, usize) + Sync)) -> Vec<Decision> {
        let judged = AtomicUsize::new(0);
        self.in_parallel(moments.len(), &|index| {
            let decision = self.judge(m, &moments[index], index);
            progress(judged.fetch_add(1, Ordering::Relaxed) + 1, moments.len());
            decision
        })
    }

    fn judge(&self, m: &Match, moment: &Moment, index: usize) -> Decision {
        let Moment { state, seat, options, taken, lines } = moment;
        let mut decision = Decision {
            number: index + 1,
            seat: seat.0 + 1,
            turn: state.turn(),
            line: lines[*taken].clone(),
            chance: None,
            lost: 0.0,
            better: None,
            options: Vec::new(),
            preferred: None,
            witnessed: None,
        };
        if options.len() < 2 {
            return decision;
        }
        let seed = self.seed_of(index);
        let view = state.view(m, Some(*seat));
        let weighed = Search::new(Settings::new(self.budget), seed).weigh(m, &view, options);
        let best = preferred(&weighed);
        let pair = [options[*taken], options[best]];
        let [taken_chance, best_chance] = [*taken, best].map(|index| f64::from(weighed[index].1));
        if *taken == best || come_to_the_same(m, &view, pair, seed) {
            decision.chance = Some(best_chance);
        } else if weighed[*taken].0 >= ENOUGH && best_chance - taken_chance < self.clear / 2.0 {
            decision.chance = Some(taken_chance);
            decision.lost = (best_chance - taken_chance).max(0.0);
            decision.preferred = Some(options[best]);
        } else {
            let verdict = self.compare(m, &view, pair, seed);
            let losses = verdict.losses();
            let other = mean(verdict.other);
            decision.chance = Some(mean(verdict.taken));
            decision.lost = mean(losses).max(0.0);
            decision.preferred = Some(options[best]);
            decision.witnessed = Some(losses);
            if decision.lost >= self.clear && losses.iter().all(|&loss| loss >= self.clear / 2.0) {
                let (then, told) = continuation(m, &view, options[best], seed);
                decision.better = Asked::new(m, &view).map(|asked| Better {
                    line: lines[best].clone(),
                    chance: other,
                    then,
                    asked,
                    option: OptionFace::new(m, &view, options[best]),
                    told,
                });
            }
        }
        let all = weighed.iter().zip(lines).map(|(&(visits, chance), line)| Weighed {
            line: line.clone(),
            visits,
            chance: chance.into(),
        });
        decision.options = all.collect();
        decision.options.sort_by_key(|option| std::cmp::Reverse(option.visits));
        decision
    }
}

/// What becomes of a choice and of another, tried equally often, as each witness finds it.
struct Verdict {
    taken: [f64; WITNESSES],
    other: [f64; WITNESSES],
}

impl Verdict {
    /// How much less the choice gave, or more.
    fn losses(&self) -> [f64; WITNESSES] {
        std::array::from_fn(|witness| self.other[witness] - self.taken[witness])
    }
}

fn mean(found: [f64; WITNESSES]) -> f64 {
    found.iter().sum::<f64>() / WITNESSES as f64
}

impl Review {
    /// Each witness tries both options equally often, with the whole budget.
    fn compare(&self, m: &Match, view: &View, pair: [Opt; 2], seed: u64) -> Verdict {
        let mut verdict = Verdict { taken: [0.0; WITNESSES], other: [0.0; WITNESSES] };
        for witness in 0..WITNESSES {
            let seed = seed ^ (witness as u64 + 1);
            let chances = Search::new(Settings::new(self.budget), seed).compare(m, view, &pair);
            verdict.taken[witness] = f64::from(chances[0]);
            verdict.other[witness] = f64::from(chances[1]);
        }
        verdict
    }
}

/// Whether two options lead to the same state, such as a move and a place to the same space.
fn come_to_the_same(m: &Match, view: &View, pair: [Opt; 2], seed: u64) -> bool {
    let mut rng = Rng::new(seed);
    let mut options = Options::new();
    (0..TRIED).all(|_| {
        let sample = view.resample(m, &mut rng);
        let [first, second] = pair.map(|opt| {
            let mut state = sample.clone();
            state.answer_unchecked(m, opt, &mut options, &mut ());
            state
        });
        first == second
    })
}

/// How far a continuation goes, and what is thought about each of its choices.
const AHEAD: usize = 6;
const AHEAD_BUDGET: Budget = Budget::Iterations(60);

/// What a search expects after an option, in a state that the view allows, up to the end of the turn: the choices, and what happens.
fn continuation(m: &Match, view: &View, opt: Opt, seed: u64) -> (Vec<(u8, String)>, Vec<Line>) {
    let mut state = view.resample(m, &mut Rng::new(seed ^ 0xa4ead));
    let (turn, mut options, mut then) = (state.turn(), Options::new(), Vec::new());
    let mut story = Chronicle::default();
    story.answer(m, &mut state, opt, &mut options);
    while then.len() < AHEAD
        && let Some(question) = state.question(m).filter(|_| state.turn() == turn)
    {
        let view = state.view(m, Some(question.seat));
        let opt = match options.as_slice() {
            &[only] => only,
            several => Search::new(Settings::new(AHEAD_BUDGET), seed).choose(m, &view, several),
        };
        then.push((question.seat.0 + 1, state.write(m, opt)));
        story.answer(m, &mut state, opt, &mut options);
    }
    // Nothing is told of the next turn, which may have begun.
    let events = story.events();
    let end = events.iter().position(|told| matches!(told.event, Event::Turn { .. })).unwrap_or(events.len());
    let told = narrate(m, &events[..end], 0, |_| true).into_iter().flat_map(|event| event.lines).collect();
    (then, told)
}

fn report(m: &Match, decisions: Vec<Decision>, courses: Vec<Course>, outcome: Option<Outcome>) -> ReviewReport {
    let seats = m.seat_ids().map(|seat| {
        let own: Vec<&Decision> =
            decisions.iter().filter(|decision| decision.seat == seat.0 + 1 && decision.chance.is_some()).collect();
        let mut worst: Vec<&Decision> = own.iter().copied().filter(|decision| decision.better.is_some()).collect();
        worst.sort_by(|a, b| b.lost.total_cmp(&a.lost));
        SeatReport {
            hero: m.seat(seat).hero.name.clone(),
            decisions: own.len(),
            mean_loss: own.iter().map(|decision| decision.lost).sum::<f64>() / own.len().max(1) as f64,
            mistakes: worst.iter().map(|decision| decision.number).collect(),
        }
    });
    let seats: Vec<SeatReport> = seats.collect();
    let lines = lines(m, &decisions, outcome);
    ReviewReport {
        heroes: m.seats.iter().map(|seat| seat.hero.name.clone()).collect(),
        decisions,
        seats,
        courses,
        lines,
        result: outcome.map(|outcome| result_text(m, outcome)),
    }
}

/// Of two duelists one line tells all; else every side has its own, from its own decisions.
fn lines(m: &Match, decisions: &[Decision], outcome: Option<Outcome>) -> Vec<(String, Vec<(usize, f64)>)> {
    let duel = m.mode == Mode::Duel;
    let mut teams: Vec<u8> = m.seat_ids().map(|seat| m.team(seat)).collect();
    teams.sort_unstable();
    teams.dedup();
    if duel {
        teams.truncate(1);
    }
    let line = |team: u8| {
        let members = m.seat_ids().filter(|&seat| m.team(seat) == team);
        let name: Vec<String> = members.map(|seat| m.seat(seat).hero.name.clone()).collect();
        let own = |decision: &Decision| m.team(SeatId(decision.seat - 1)) == team;
        let point = |decision: &Decision| match decision.chance? {
            chance if own(decision) => Some((decision.number, chance)),
            chance if duel => Some((decision.number, 1.0 - chance)),
            _ => None,
        };
        let mut points: Vec<(usize, f64)> = decisions.iter().filter_map(point).collect();
        if let Some(outcome) = outcome {
            points.push((decisions.len() + 1, f64::from(u8::from(outcome.team == team))));
        }
        (name.join(" and "), points)
    };
    teams.into_iter().map(line).collect()
}

/// Colours for up to four sides that people tell apart whatever their eyes (Okabe and Ito), on light and on dark.
const INKS: [&str; 4] = ["#0072b2", "#d55e00", "#009e73", "#cc79a7"];

impl ReviewReport {
    /// The game as a graph: the chance to win after each decision.
    pub fn svg(&self) -> String {
        const HIGH: f64 = 260.0;
        let (left, top) = (52.0, 64.0);
        let last = self.decisions.len() + 1;
        let wide = (last as f64 * 6.0)
            .clamp(520.0, 1100.0)
            .max(self.legend_names().iter().map(|name| legend_width(name)).sum());
        let (width, height) = (left + wide + 24.0, top + HIGH + 76.0);
        let x = |number: usize| left + wide * number as f64 / last as f64;
        let y = |chance: f64| top + HIGH * (1.0 - chance);
        let title = match self.lines.as_slice() {
            [(name, _)] => format!("Chance of {name} (seat 1) to win"),
            _ => "Chance of each side to win".to_owned(),
        };
        let result = self.result.as_ref().map_or_else(|| "unfinished".to_owned(), |result| format!("result {result}"));
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" \
             height=\"{height:.0}\" role=\"img\">\n<title>{0}</title>\n{1}\
             <rect class=\"page\" width=\"100%\" height=\"100%\"/>\n\
             <text x=\"12\" y=\"24\" style=\"font-size:16px;font-weight:600\">{0}</text>\n\
             <text class=\"soft\" x=\"12\" y=\"44\">{2}; {3}</text>\n",
            escape(&title),
            svg::STYLE,
            escape(&self.heroes.join(" : ")),
            escape(&result)
        );
        for percent in [0, 25, 50, 75, 100] {
            let at = y(f64::from(percent) / 100.0);
            let dashes = if percent == 50 { "none" } else { "2 4" };
            _ = writeln!(
                svg,
                "<line class=\"rule\" x1=\"{left}\" x2=\"{:.1}\" y1=\"{at:.1}\" y2=\"{at:.1}\" stroke-dasharray=\"{dashes}\"/>\
                 <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{percent} %</text>",
                left + wide,
                left - 6.0,
                at + 4.0
            );
        }
        let step = [5, 10, 20, 50, 100, 200].into_iter().find(|step| last / step <= 12).unwrap_or(500);
        for number in (step..last).step_by(step) {
            let (x, y) = (x(number), top + HIGH + 18.0);
            _ = writeln!(svg, "<text class=\"soft\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"middle\">{number}</text>");
        }
        for ((_, points), ink) in self.lines.iter().zip(INKS) {
            let path: Vec<String> =
                points.iter().map(|&(number, chance)| format!("{:.1},{:.1}", x(number), y(chance))).collect();
            _ = writeln!(
                svg,
                "<polyline points=\"{}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"2\" stroke-linejoin=\"round\"/>",
                path.join(" ")
            );
        }
        for (points, line_ink) in self.lines.iter().map(|(_, points)| points).zip(INKS) {
            for &(number, chance) in points {
                let Some(decision) = self.decisions.get(number - 1) else { continue };
                let Some(better) = &decision.better else { continue };
                let ink = if self.lines.len() == 1 { INKS[usize::from(decision.seat - 1) % 4] } else { line_ink };
                let hero = &self.heroes[usize::from(decision.seat - 1)];
                _ = writeln!(
                    svg,
                    "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"5\" fill=\"{ink}\" stroke=\"#ffffff\"><title>{}</title></circle>",
                    x(number),
                    y(chance),
                    escape(&format!(
                        "{number}. {hero}: {}; better: {} ({:+.0} %)",
                        decision.line,
                        better.line,
                        100.0 * decision.lost
                    ))
                );
            }
        }
        self.legend(&mut svg, left, top + HIGH + 46.0);
        svg + "</svg>\n"
    }

    fn legend_names(&self) -> Vec<String> {
        match self.lines.as_slice() {
            [_] => self.heroes.iter().enumerate().map(|(seat, hero)| format!("{hero} (seat {})", seat + 1)).collect(),
            lines => lines.iter().map(|(name, _)| name.clone()).collect(),
        }
    }

    fn legend(&self, svg: &mut String, left: f64, y: f64) {
        let mut x = left;
        for (name, ink) in self.legend_names().iter().zip(INKS) {
            _ = writeln!(
                svg,
                "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"5\" fill=\"{ink}\"/><text x=\"{:.1}\" y=\"{y:.1}\">{}</text>",
                x + 5.0,
                y - 4.0,
                x + 15.0,
                escape(name)
            );
            x += legend_width(name);
        }
        let y = y + 20.0;
        _ = writeln!(
            svg,
            "<text class=\"soft\" x=\"{left}\" y=\"{y:.1}\">By number of decision; a dot is one for which there was a clearly better option.</text>"
        );
    }
}

fn legend_width(name: &str) -> f64 {
    34.0 + width_of(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    use peerless_content::{CaseFile, Content};

    fn content() -> Content {
        Content::built_in().expect("the built-in content is sound")
    }

    fn review() -> Review {
        Review { budget: Budget::Iterations(100), seed: 1, threads: 2, clear: 0.06 }
    }

    /// Who does not strike now is struck down: neither has a defense against the other's card.
    const LETHAL: &str = r#"
name = "Lethal"
rules = []
actions = 1
board = { spaces = "s1:R s2:R s3:RB s4:B s5:BG s6:G s7:G", edges = "s1-s2-s3-s4-s5-s6-s7", starts = "s1 s7" }
player = [
  { hero = "HA", at = { HA = "s3" }, health = { HA = 1 }, hand = ["A3"], deck = ["A3", "A3"] },
  { hero = "HB", at = { HB = "s4" }, health = { HB = 3 }, hand = ["A3"], deck = ["A3", "A3"] },
]
script.play = "1: attack HA > HB"

[[hero]]
name = "HA"
move = 2
fighter = [{ name = "HA", role = "hero", attack = "melee", health = 10 }]
card = [{ name = "A3", count = 3, type = "attack", value = 3, boost = 1 }]

[[hero]]
name = "HB"
move = 2
fighter = [{ name = "HB", role = "hero", attack = "melee", health = 10 }]
card = [{ name = "A3", count = 3, type = "attack", value = 3, boost = 1 }]
"#;

    #[track_caller]
    fn check_lethal(lines: &[(u8, &str)], better: Option<&str>) -> ReviewReport {
        let file = CaseFile::parse(&content(), "lethal.toml", LETHAL);
        let (m, scene) = file.cases[0].scene().expect("it can be loaded");
        let state = State::from_scene(m, scene, 1, &mut ());
        let choices: Vec<Choice> =
            lines.iter().map(|&(seat, line)| Choice { seat: SeatId(seat - 1), line: line.to_owned(), at: 0 }).collect();
        let report = review().run_from(m, state, &choices, &|_, _| ()).expect("they are offered");
        assert_eq!(report.decisions[0].better.as_ref().map(|better| better.line.as_str()), better);
        report
    }

    #[test]
    fn a_win_that_was_missed_is_found() {
        let report = check_lethal(&[(1, "maneuver")], Some("attack HA > HB"));
        assert!(report.decisions[0].better.as_ref().is_some_and(|better| better.chance > 0.99));
        assert_eq!(report.seats[0].mistakes, [1]);
        assert_eq!(report.result, None);
    }

    #[test]
    fn a_win_that_was_taken_is_no_mistake() {
        let report = check_lethal(&[(1, "attack HA > HB"), (2, "no defense")], None);
        assert!(report.decisions[0].chance.is_some_and(|chance| chance > 0.99));
        assert!(report.seats[0].mistakes.is_empty());
        assert_eq!(report.result.as_deref(), Some("1 wins"));
        assert_eq!(report.lines[0].1.last(), Some(&(3, 1.0)));
    }

    #[test]
    fn the_drawings_are_well_formed_for_two_and_for_more() {
        let records = [
            (include_str!("../../../cases/records/duel-heorot-bullseye-cloak-dagger.game"), 1),
            (
                include_str!("../../../cases/records/free-for-all-hell-s-kitchen-bullseye-cloak-dagger-daredevil.game"),
                3,
            ),
            (
                include_str!("../../../cases/records/teams-marmoreal-medusa-beowulf-alice-little-red-riding-hood.game"),
                2,
            ),
        ];
        let content = content();
        for (text, lines) in records {
            let record = Record::parse(text).expect("it is sound");
            let heroes: Vec<&str> = record.seats.iter().map(|seat| seat.hero.as_str()).collect();
            let m = content.set_up(&record.board, &heroes, record.mode, record.switches).expect("they can play");
            let quick = Review { budget: Budget::Iterations(10), ..review() };
            let report = quick.run(&m, &record, &|_, _| ()).expect("it holds");
            assert_eq!(report.decisions.len(), record.choices.len());
            assert_eq!(report.lines.len(), lines);
            assert_eq!(report.result, record.result);
            svg::check_well_formed(&report.svg());
            let alone = Review { threads: 1, ..quick }.run(&m, &record, &|_, _| ()).expect("it holds");
            assert_eq!(report.svg(), alone.svg(), "the threads change nothing");
            assert_eq!(report.courses, alone.courses, "the threads change nothing");
        }
    }

    #[test]
    fn losses_are_told_together_when_the_largest_does_not_tell_it_all() {
        let review = review();
        for (losses, told) in [
            (&[0.03, 0.03][..], true),
            (&[0.025, 0.02, 0.02, 0.0], true),
            (&[0.03, 0.02], false),
            (&[0.2, 0.02], false),
            (&[0.2, 0.04], true),
            (&[-0.05, 0.06, 0.03], false),
            (&[], false),
        ] {
            assert_eq!(review.is_course(losses.iter().copied()), told, "{losses:?}");
        }
    }

    /// Random players give something away in every turn.
    #[test]
    fn turns_that_gave_much_away_are_told_with_their_choices() {
        let content = content();
        let names = [0, 1].map(|index: usize| content.heroes[index].name.as_str());
        let m = content.set_up(&content.boards[0].name, &names, Mode::Duel, Switches::default());
        let m = m.expect("they can play");
        let mut state = State::new(&m, 5, &mut ());
        let (start, mut rng, mut choices) = (state.clone(), Rng::new(5), Vec::new());
        let mut options = Options::new();
        while let Some(question) = state.question(&m).filter(|_| state.turn() <= 6) {
            state.options(&m, &mut options);
            let opt = options[rng.below(options.len())];
            choices.push(Choice { seat: question.seat, line: state.write(&m, opt), at: 0 });
            state.answer_unchecked(&m, opt, &mut options, &mut ());
        }
        let review = Review { budget: Budget::Iterations(60), clear: 0.02, ..review() };
        let report = review.run_from(&m, start, &choices, &|_, _| ()).expect("they are offered");
        assert!(!report.courses.is_empty());
        assert!(report.courses.is_sorted_by(|a, b| a.lost >= b.lost), "the worst first");
        for course in &report.courses {
            assert!(course.lost >= review.clear && course.numbers.len() > 1, "{course:?}");
            for &number in &course.numbers {
                let decision = &report.decisions[number - 1];
                assert_eq!((decision.seat, decision.turn), (course.seat, course.turn));
                assert!(decision.witnessed.is_some());
            }
        }
    }

    #[test]
    fn only_searching_bots_can_judge() {
        assert_eq!(budget_of("search:300"), Some(Budget::Iterations(300)));
        assert_eq!(budget_of("search:20ms"), Some(Budget::Time(Duration::from_millis(20))));
        assert_eq!(budget_of("search:20ms-cpu"), Some(Budget::Core(Duration::from_millis(20))));
        assert_eq!(budget_of("search"), Budget::parse(""));
        for level in Level::ALL {
            assert_eq!(budget_of(level.name()), level.budget());
            assert_eq!(level.budget().is_none(), level.is_quick(), "{level:?}");
        }
        for name in ["greedy", "search:0", "search:x", "adept:3", ""] {
            assert_eq!(budget_of(name), None, "{name}");
        }
    }
}
