//! Programs as bots: whole games with the example, and what happens to programs that do not keep to the protocol.
//! Needs `sh` and `python3`.

use std::process::Command;
use std::time::{Duration, Instant};

use peerless_bots::{Bot, by_name};
use peerless_content::Content;
use peerless_rules::*;
use serde_json::Value;

const SIMPLE: &str = concat!("exec:python3 '", env!("CARGO_MANIFEST_DIR"), "/../../examples/bots/simple.py'");

fn set_up(board: &str, heroes: &[&str], mode: Mode) -> Match {
    let content = Content::built_in().expect("the built-in content is sound");
    content.set_up(board, heroes, mode, Switches::default()).expect("they can play")
}

fn duel() -> Match {
    set_up("Sarpedon", &["Medusa", "King Arthur"], Mode::Duel)
}

/// Plays until the end or until a bot gives up; gives back the state and why.
fn play(m: &Match, seed: u64, names: &[&str]) -> (State, Vec<Opt>, Option<String>) {
    let mut bots: Vec<Box<dyn Bot>> =
        names.iter().zip(1..).map(|(name, bot)| by_name(name, seed + bot).expect("it is known")).collect();
    let mut options = Options::new();
    let mut state = State::new(m, seed, &mut ());
    let mut taken = Vec::new();
    state.options(m, &mut options);
    while let Some(question) = state.question(m) {
        let bot = &mut bots[question.seat.index()];
        let opt = bot.choose(m, &state.view(m, Some(question.seat)), &options);
        if let Some(why) = bot.forfeited() {
            let why = why.to_string();
            assert!(options.contains(&bot.choose(m, &state.view(m, Some(question.seat)), &options)));
            return (state, taken, Some(why));
        }
        assert!(options.contains(&opt));
        taken.push(opt);
        assert!(taken.len() < 5000, "the game does not end");
        state.answer_unchecked(m, opt, &mut options, &mut ());
    }
    for (bot, seat) in bots.iter_mut().zip(m.seat_ids()) {
        bot.over(state.outcome().is_some_and(|outcome| outcome.team == m.team(seat)));
    }
    (state, taken, None)
}

fn check_forfeit(bot: &str, wanted: &[&str]) {
    let (state, _, why) = play(&duel(), 3, &[bot, "random"]);
    let why = why.expect("it gives up");
    assert!(state.outcome().is_none());
    for part in wanted {
        assert!(why.contains(part), "`{part}` is not in: {why}");
    }
}

#[test]
fn the_example_plays_whole_games() {
    let python = Command::new("python3").arg("--version").output();
    assert!(python.is_ok_and(|run| run.status.success()), "this test needs `python3`, which cannot be started");
    let games = [
        ("Sarpedon", vec!["Medusa", "King Arthur"], Mode::Duel),
        ("Hell's Kitchen", vec!["Daredevil", "Houdini"], Mode::Duel),
        ("Sarpedon", vec!["Alice", "Sinbad", "Beowulf", "Ms. Marvel"], Mode::Teams),
    ];
    for (seed, (board, heroes, mode)) in (0..).zip(games) {
        let m = set_up(board, &heroes, mode);
        let mut names = vec!["random"; heroes.len()];
        names[seed as usize % 2] = SIMPLE;
        let (state, taken, why) = play(&m, seed, &names);
        assert_eq!(why, None, "{heroes:?}");
        assert!(state.outcome().is_some(), "{heroes:?}");
        if seed == 0 {
            assert_eq!(play(&m, seed, &names).1, taken, "the same game comes again");
        }
    }
}

#[test]
fn a_program_that_answers_with_numbers_plays() {
    let m = duel();
    let (state, _, why) = play(&m, 2, &["exec:while read -r line; do echo ' 0 '; done", "random"]);
    assert_eq!(why, None);
    assert!(state.outcome().is_some());
}

/// It never reads, so what is sent to it piles up; that must not stop the game.
#[test]
fn a_program_that_does_not_listen_plays() {
    let (state, _, why) = play(&duel(), 2, &["exec:yes 0", "random"]);
    assert_eq!(why, None);
    assert!(state.outcome().is_some());
}

#[test]
fn a_program_that_ends_forfeits() {
    check_forfeit("exec:exit 3", &["`exit 3`", "ended without an answer", "asked for setup: place "]);
    check_forfeit("exec:read -r line; echo 0", &["ended without an answer"]);
    check_forfeit("exec:/nowhere/at-all", &["/nowhere/at-all", "ended without an answer"]);
}

#[test]
fn a_program_that_hangs_forfeits_in_time_and_is_killed() {
    let start = Instant::now();
    check_forfeit("exec:200ms:sleep 600 | cat", &["`sleep 600 | cat`", "did not answer within 200ms"]);
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
}

#[test]
fn a_program_that_answers_nonsense_forfeits() {
    let garbage = "exec:read -r line; echo 'attack the moon'";
    check_forfeit(garbage, &["answered `attack the moon`", "which is not an option"]);
    check_forfeit("exec:echo -1", &["answered `-1`"]);
    check_forfeit("exec:echo 99999", &["answered `99999`"]);
    check_forfeit("exec:head -c 100000 /dev/zero", &["answered `", "…`"]);
    check_forfeit("exec:echo", &["answered ``"]);
}

#[test]
fn a_limit_may_stand_before_the_command() {
    for (name, known) in [
        ("exec:bot", true),
        ("exec:5s:bot", true),
        ("exec:200ms:bot", true),
        ("exec:C:\\bots\\bot.exe", true),
        ("exec:", false),
        ("exec:5s:", false),
        ("exec:0s:bot", false),
    ] {
        assert_eq!(by_name(name, 1).is_ok(), known, "{name}");
    }
    let error = by_name("exec:", 1).err().expect("it lacks a command");
    assert!(error.to_string().contains("exec:COMMAND"), "{error}");
}

/// It keeps what it is told, answers each decision with its last option, and leaves when the game is over.
const KEEPER: &str = r#"
import json, sys
with open(sys.argv[1], "w") as kept:
    for line in sys.stdin:
        kept.write(line)
        message = json.loads(line)
        if message["type"] == "decision":
            print(message["decision"]["options"][-1]["text"].upper(), flush=True)
        if message["type"] == "over":
            break
"#;

#[test]
fn a_program_reads_the_setup_then_decisions_then_the_end() {
    let folder = std::env::temp_dir().join(format!("peerless-exec-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let (script, kept) = (folder.join("keeper.py"), folder.join("kept"));
    std::fs::write(&script, KEEPER).expect("a script");
    let m = duel();
    let name = format!("exec:5s:python3 '{}' '{}'", script.display(), kept.display());
    let (state, taken, why) = play(&m, 4, &["random", &name]);
    assert_eq!(why, None);
    let text = std::fs::read_to_string(&kept).expect("it has kept what it was told");
    std::fs::remove_dir_all(&folder).expect("the folder goes");
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let (first, rest) = lines.split_first().expect("it was told something");
    assert_eq!(first["type"], "setup");
    assert_eq!((&first["peerless"], &first["seat"], &first["budget_ms"]), (&2.into(), &1.into(), &5000.into()));
    assert_eq!(first["setup"]["seats"][1]["hero"]["name"], "King Arthur");
    let (last, decisions) = rest.split_last().expect("it was asked");
    let won = state.outcome().is_some_and(|outcome| outcome.team == 1);
    assert_eq!(*last, serde_json::json!({ "type": "over", "won": won }));
    assert!(decisions.len() > 10 && decisions.len() < taken.len());
    for (n, line) in decisions.iter().enumerate() {
        assert_eq!((&line["type"], &line["decision"]["n"]), (&"decision".into(), &n.into()));
        assert_eq!((&line["sight"]["seat"], &line["decision"]["asked"]["seat"]), (&1.into(), &1.into()));
    }
}

#[test]
fn the_example_in_the_manual_is_the_one_that_runs() {
    let read = |path: &str| {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
        std::fs::read_to_string(path).expect("it is there")
    };
    let example = read("examples/bots/simple.py");
    assert!(read("docs/BOTS.md").contains(&format!("```python\n{example}```")));
}
