//! How fast the engine is, in one run, with a reference loop beside it so that machines can be compared.

use std::hint::black_box;

use cpu_time::ThreadTime;
use peerless_bots::{Bot, Budget, Greedy, Playout, Search, Settings};
use peerless_content::{check_draft, import_deck};
use peerless_rules::*;
use serde::Serialize;
use serde_json::{Value, json};

use crate::setups::{Pool, Setup};
use crate::sim::play;

/// Medians of several runs, and for each the least and the greatest.
#[derive(Clone, Debug, Serialize)]
pub struct BenchReport {
    pub games_per_s: f64,
    pub decisions_per_s: f64,
    pub state_bytes: usize,
    pub clone_ns: f64,
    pub options_ns: f64,
    pub view_ns: f64,
    pub resample_ns: f64,
    /// Importing a deck of 30 different cards, of which the most texts name fighters that it does not have.
    pub import_ms: f64,
    /// Checking the file of a hero of 30 different cards, as the workshop does at each key.
    pub check_ms: f64,
    /// Copying and hashing a block of 1 KiB.
    pub reference_steps_per_s: f64,
    /// Random decisions for each step of the reference loop: compares machines.
    pub decisions_per_reference_step: f64,
    /// What listing the options of a decision takes, in steps of the reference loop: compares machines too.
    pub reference_steps_per_options: f64,
    pub decisions_per_game: f64,
    pub options_per_decision: f64,
    pub spread: Spread,
    pub slowest_pair: SlowPair,
    pub runs: usize,
}

#[derive(Clone, Debug, Serialize)]
pub struct Spread {
    pub games_per_s: [f64; 2],
    pub decisions_per_s: [f64; 2],
    pub clone_ns: [f64; 2],
    pub options_ns: [f64; 2],
    pub view_ns: [f64; 2],
    pub resample_ns: [f64; 2],
    pub import_ms: [f64; 2],
    pub check_ms: [f64; 2],
    pub reference_steps_per_s: [f64; 2],
}

/// The heroes whose games are slowest, over all boards.
#[derive(Clone, Debug, Default, Serialize)]
pub struct SlowPair {
    pub heroes: [String; 2],
    pub games_per_s: f64,
    pub decisions_per_s: f64,
    pub decisions_per_game: f64,
    pub options_per_decision: f64,
}

/// How long each measurement goes on, and how often it is made.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    pub runs: usize,
    pub seconds: f64,
}

impl Effort {
    pub const FULL: Self = Self { runs: 7, seconds: 1.0 };
    pub const QUICK: Self = Self { runs: 3, seconds: 0.1 };
}

#[derive(Clone, Copy, Default)]
struct Played {
    games: u64,
    decisions: u64,
    options: u64,
    seconds: f64,
}

impl Played {
    fn games_per_s(&self) -> f64 {
        self.games as f64 / self.seconds
    }

    fn decisions_per_s(&self) -> f64 {
        self.decisions as f64 / self.seconds
    }
}

/// Measures duels drawn from the pool; `progress` is told of each step out of the total.
pub fn run(pool: &Pool, effort: Effort, progress: &dyn Fn(usize, usize)) -> BenchReport {
    let setups = pool.all_duels();
    let states = sample_states(&setups, 2_000);
    let total = effort.runs + 1;
    let mut games = Vec::new();
    let mut decisions = Vec::new();
    let mut played = Played::default();
    let (mut clones, mut options, mut views, mut resamples, mut reference) =
        (Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut imports = Vec::new();
    let mut checks = Vec::new();
    let deck = deck_to_import(pool);
    let hero = hero_to_check();
    for run in 0..effort.runs {
        progress(run, total);
        let now = play_for(&setups, effort.seconds, run as u64);
        games.push(now.games_per_s());
        decisions.push(now.decisions_per_s());
        played.games += now.games;
        played.decisions += now.decisions;
        played.options += now.options;
        let part = effort.seconds / 4.0;
        clones.push(each_ns(&states, part, |_, state| {
            black_box(state.clone());
        }));
        let mut list = Options::new();
        options.push(each_ns(&states, part, |m, state| {
            state.options(m, &mut list);
            black_box(&list);
        }));
        views.push(each_ns(&states, part, |m, state| {
            black_box(state.view(m, Some(SeatId(0))));
        }));
        resamples.push(resample_ns(&states, part));
        reference.push(reference_steps(part));
        imports.push(each_ms(part, || {
            _ = black_box(import_deck(black_box(&deck)));
        }));
        checks.push(each_ms(part, || {
            black_box(check_draft(PieceKind::Hero, black_box(&hero)));
        }));
    }
    progress(effort.runs, total);
    let slowest_pair = slowest(&setups, effort.seconds / 20.0);
    progress(total, total);
    let decisions_per_s = median(&decisions);
    let reference_steps_per_s = median(&reference);
    let options_ns = median(&options);
    BenchReport {
        games_per_s: median(&games),
        decisions_per_s,
        state_bytes: size_of::<State>(),
        clone_ns: median(&clones),
        options_ns,
        view_ns: median(&views),
        resample_ns: median(&resamples),
        import_ms: median(&imports),
        check_ms: median(&checks),
        reference_steps_per_s,
        decisions_per_reference_step: decisions_per_s / reference_steps_per_s,
        reference_steps_per_options: options_ns * 1e-9 * reference_steps_per_s,
        decisions_per_game: played.decisions as f64 / played.games as f64,
        options_per_decision: played.options as f64 / played.decisions as f64,
        spread: Spread {
            games_per_s: spread(&games),
            decisions_per_s: spread(&decisions),
            clone_ns: spread(&clones),
            options_ns: spread(&options),
            view_ns: spread(&views),
            resample_ns: spread(&resamples),
            import_ms: spread(&imports),
            check_ms: spread(&checks),
            reference_steps_per_s: spread(&reference),
        },
        slowest_pair,
        runs: effort.runs,
    }
}

/// How fast the bots think with a hero.
#[derive(Clone, Debug, Serialize)]
pub struct HeroSpeed {
    pub hero: String,
    /// Search iterations a second on one core at the first decision of duels, with playouts of either kind.
    pub uniform_per_s: f64,
    pub knowing_per_s: f64,
    /// What greedy takes for a decision, over whole duels.
    pub greedy_us: f64,
}

/// Measures the bots with each hero of the pool as the first seat against all of them, the boards by turns.
pub fn bots(pool: &Pool, effort: Effort, progress: &dyn Fn(usize, usize)) -> Vec<HeroSpeed> {
    let count = pool.hero_count();
    let iterations = (2_000.0 * effort.seconds) as u32;
    let mut speeds = Vec::new();
    for hero in 0..count {
        progress(hero, count);
        let boards = pool.duel_boards().len();
        let duel = |other: usize| (0..boards).find_map(|step| pool.duel((hero + other + step) % boards, [hero, other]));
        let setups: Vec<Setup> = (0..count).filter_map(duel).collect();
        let per_s = |playout| {
            let (mut done, mut seconds) = (0, 0.0);
            for setup in &setups {
                let took = first_decision(&setup.game, playout, iterations);
                done += iterations;
                seconds += took;
            }
            f64::from(done) / seconds
        };
        speeds.push(HeroSpeed {
            hero: pool.hero_name(hero).to_owned(),
            uniform_per_s: per_s(Playout::Uniform),
            knowing_per_s: per_s(Playout::Knowing),
            greedy_us: greedy_us(&setups),
        });
    }
    progress(count, count);
    speeds
}

/// Seconds for so many iterations at the first decision.
fn first_decision(m: &Match, playout: Playout, iterations: u32) -> f64 {
    let state = State::new(m, 1, &mut ());
    let mut options = Options::new();
    state.options(m, &mut options);
    let view = state.view(m, state.question(m).map(|question| question.seat));
    let mut search = Search::new(Settings { playout, ..Settings::new(Budget::Iterations(iterations)) }, 1);
    let start = ThreadTime::now();
    black_box(search.weigh(m, &view, &options));
    start.elapsed().as_secs_f64()
}

/// Microseconds for a decision of the first seat, the view included, over one game of each setup.
fn greedy_us(setups: &[Setup]) -> f64 {
    let (mut decisions, mut seconds) = (0, 0.0);
    for setup in setups {
        let m = &setup.game;
        let mut bots = [Greedy::new(1), Greedy::new(2)];
        play(m, 1, |state, seat, options| {
            let start = ThreadTime::now();
            let opt = bots[seat.index()].choose(m, &state.view(m, Some(seat)), options);
            if seat == SeatId(0) {
                decisions += 1;
                seconds += start.elapsed().as_secs_f64();
            }
            opt
        });
    }
    seconds * 1e6 / f64::from(decisions.max(1))
}

/// Plays one random game to its end.
pub fn play_one(m: &Match, seed: u64, rng: &mut Rng, options: &mut Options) -> (u64, u64) {
    let mut state = State::new(m, seed, &mut ());
    state.options(m, options);
    let (mut decisions, mut offered) = (0, 0);
    while !options.is_empty() {
        offered += options.len() as u64;
        let opt = options[rng.below(options.len())];
        state.answer_unchecked(m, opt, options, &mut ());
        decisions += 1;
    }
    black_box(state);
    (decisions, offered)
}

fn play_for(setups: &[Setup], seconds: f64, seed: u64) -> Played {
    let mut rng = Rng::new(seed);
    let mut options = Options::new();
    let mut played = Played::default();
    let start = ThreadTime::now();
    loop {
        for _ in 0..64 {
            let setup = &setups[rng.below(setups.len())];
            let (decisions, offered) = play_one(&setup.game, rng.next_u64(), &mut rng, &mut options);
            played.games += 1;
            played.decisions += decisions;
            played.options += offered;
        }
        played.seconds = start.elapsed().as_secs_f64();
        if played.seconds >= seconds {
            return played;
        }
    }
}

/// Decisions in the midst of random games, with the setup that they belong to.
fn sample_states(setups: &[Setup], count: usize) -> Vec<(&Match, State)> {
    let mut rng = Rng::new(99);
    let mut options = Options::new();
    let mut states = Vec::new();
    while states.len() < count {
        let m = &setups[rng.below(setups.len())].game;
        let mut state = State::new(m, rng.next_u64(), &mut ());
        state.options(m, &mut options);
        for _ in 0..rng.below(220) {
            if options.is_empty() {
                break;
            }
            let opt = options[rng.below(options.len())];
            state.answer_unchecked(m, opt, &mut options, &mut ());
        }
        if !options.is_empty() {
            states.push((m, state));
        }
    }
    states
}

fn each_ns(states: &[(&Match, State)], seconds: f64, mut work: impl FnMut(&Match, &State)) -> f64 {
    let start = ThreadTime::now();
    let mut rounds = 0;
    loop {
        for (m, state) in states {
            work(m, state);
        }
        rounds += 1;
        let elapsed = start.elapsed().as_secs_f64();
        if elapsed >= seconds {
            return elapsed * 1e9 / (rounds * states.len()) as f64;
        }
    }
}

fn resample_ns(states: &[(&Match, State)], seconds: f64) -> f64 {
    let mut rng = Rng::new(7);
    let views: Vec<(&Match, View)> =
        states.iter().map(|(m, state)| (*m, state.view(m, state.question(m).map(|question| question.seat)))).collect();
    let start = ThreadTime::now();
    let mut rounds = 0;
    loop {
        for (m, view) in &views {
            black_box(view.resample(m, &mut rng));
        }
        rounds += 1;
        let elapsed = start.elapsed().as_secs_f64();
        if elapsed >= seconds {
            return elapsed * 1e9 / (rounds * views.len()) as f64;
        }
    }
}

/// A deck in the community's form, of cards with texts that are taken from all heroes of the pool by turns.
fn deck_to_import(pool: &Pool) -> String {
    let with_text = |hero: usize| pool.hero(hero).cards.iter().filter(|card| !card.texts.is_empty() && card.count > 0);
    let most = (0..pool.hero_count()).map(|hero| with_text(hero).count()).max().unwrap_or(0);
    let by_turns = (0..most).flat_map(|nth| (0..pool.hero_count()).filter_map(move |hero| with_text(hero).nth(nth)));
    let cards: Vec<Value> = by_turns
        .take(30)
        .enumerate()
        .map(|(number, card)| {
            let text = |key: &str| card.texts.iter().find(|(word, _)| *word == key).map(|(_, text)| text.as_str());
            json!({
                "title": format!("{number} {}", card.name), "quantity": 1, "boost": card.boost, "value": card.value,
                "type": card.kind.name(), "characterName": "ANY",
                "immediateText": text("immediately"), "duringText": text("during"), "afterText": text("after"),
                "basicText": text("scheme").or(text("always")),
            })
        })
        .collect();
    let hero = json!({ "name": "Nobody", "hp": 15, "move": 2, "isRanged": false });
    json!({ "name": "Nobody", "deck_data": { "hero": hero, "cards": cards } }).to_string()
}

/// Texts of the cards that are checked, by turns.
const CHECKED: [(&str, &str); 6] = [
    ("after", "If you won, draw 1 card."),
    ("during", "If the opposing fighter is a hero, add 2 to the value of this card."),
    ("after", "Move your fighter up to 3 spaces."),
    ("after", "If you won, you may move the opposing fighter up to 2 spaces."),
    ("immediately", "Draw 1 card."),
    ("after", "If you won, deal 2 damage to the opposing fighter. Draw 1 card."),
];

/// The file of a hero with 30 different cards.
fn hero_to_check() -> String {
    let mut file =
        String::from("name = \"Mara\"\nmove = 2\nability = \"When your turn starts, you may draw 1 card.\"\n");
    file += "[[fighter]]\nname = \"Mara\"\nrole = \"hero\"\nattack = \"melee\"\nhealth = 14\n";
    for (number, (key, text)) in CHECKED.iter().cycle().take(30).enumerate() {
        file += &format!(
            "[[card]]\nname = \"Card {number}\"\ntype = \"attack\"\nvalue = 3\nboost = 2\n{key} = \"{text}\"\n"
        );
    }
    file
}

/// What something takes, in thousandths of a second.
fn each_ms(seconds: f64, mut work: impl FnMut()) -> f64 {
    let start = ThreadTime::now();
    let mut rounds = 0;
    loop {
        work();
        rounds += 1;
        let elapsed = start.elapsed().as_secs_f64();
        if elapsed >= seconds {
            return elapsed * 1e3 / f64::from(rounds);
        }
    }
}

/// Copies a block of 1 KiB and hashes it, over and over: the same work on every machine.
fn reference_steps(seconds: f64) -> f64 {
    let mut block = [0u64; 128];
    let mut hash = 0xcbf2_9ce4_8422_2325u64;
    let start = ThreadTime::now();
    let mut steps = 0u64;
    loop {
        for _ in 0..1_000 {
            let copy = black_box(block);
            for word in copy {
                hash = (hash ^ word).wrapping_mul(0x0000_0100_0000_01b3);
            }
            block[(hash % 128) as usize] = hash;
            steps += 1;
        }
        let elapsed = start.elapsed().as_secs_f64();
        if elapsed >= seconds {
            black_box(hash);
            return steps as f64 / elapsed;
        }
    }
}

fn slowest(setups: &[Setup], seconds: f64) -> SlowPair {
    let mut pairs: Vec<[usize; 2]> = setups.iter().map(|setup| [setup.heroes[0], setup.heroes[1]]).collect();
    pairs.sort_unstable();
    pairs.dedup();
    let mut slowest: Option<(Played, [usize; 2])> = None;
    for pair in pairs {
        let own: Vec<Setup> = setups.iter().filter(|setup| setup.heroes == pair).cloned().collect();
        let played = play_for(&own, seconds.min(0.02), 5);
        if slowest.as_ref().is_none_or(|(least, _)| played.games_per_s() < least.games_per_s()) {
            slowest = Some((played, pair));
        }
    }
    let Some((_, pair)) = slowest else { return SlowPair::default() };
    let own: Vec<Setup> = setups.iter().filter(|setup| setup.heroes == pair).cloned().collect();
    let played = play_for(&own, seconds * 10.0, 6);
    let name = |seat: usize| own[0].game.seats[seat].hero.name.clone();
    SlowPair {
        heroes: [name(0), name(1)],
        games_per_s: played.games_per_s(),
        decisions_per_s: played.decisions_per_s(),
        decisions_per_game: played.decisions as f64 / played.games as f64,
        options_per_decision: played.options as f64 / played.decisions as f64,
    }
}

fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}

fn spread(values: &[f64]) -> [f64; 2] {
    let least = values.iter().copied().fold(f64::INFINITY, f64::min);
    let greatest = values.iter().copied().fold(0.0, f64::max);
    [least, greatest]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hero_that_is_checked_is_sound_and_has_thirty_cards() {
        let checked = check_draft(PieceKind::Hero, &hero_to_check());
        let told: Vec<&str> = checked.problems.iter().map(|problem| problem.message.as_str()).collect();
        assert_eq!(told, Vec::<&str>::new());
        assert!(matches!(checked.made, Some(peerless_content::Made::Hero(hero)) if hero.cards.len() == 30));
    }
}
