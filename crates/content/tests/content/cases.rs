//! Cases of hero files, and cases that are walked step by step.

use peerless_content::{CaseFile, Content, facts, manual_files, parse_hero};
use peerless_rules::program::Pc;
use peerless_rules::{Host, SeatId, Source};

fn content() -> Content {
    Content::built_in().expect("the built-in content is sound")
}

fn manual() -> &'static str {
    manual_files().iter().find(|(key, _)| *key == "case").expect("there is an example").1
}

#[test]
fn a_hero_file_is_played_with_its_own_hero() {
    let content = content();
    assert!(parse_hero("mara.toml", manual()).is_ok());
    let report = CaseFile::parse(&content, "mara.toml", manual()).run();
    assert_eq!((report.passed, report.failures.len()), (1, 0), "{:?}", report.failures);
    // A case that does not hold is no problem of the hero, and is told at its line.
    let spoiled = manual().replace("Deal 2 damage", "Deal 3 damage");
    let hero = parse_hero("mara.toml", &spoiled).expect("the hero is fine").into();
    let report = CaseFile::of_hero(&content, "mara.toml", &spoiled, &hero).run();
    let told: Vec<String> = report.failures.iter().map(ToString::to_string).collect();
    assert_eq!(told, ["mara.toml:48: Kindle burns, and draws a card: `= health 2.Mara 12`: it is 11"]);
    let many = manual().to_owned() + &"[[case]]\nname = \"x\"\n".repeat(50);
    let problems = parse_hero("mara.toml", &many).expect_err("there are too many");
    assert_eq!(problems[0].message, "51 cases; a hero can have 50");
}

/// Counts what is done by which text.
#[derive(Default)]
struct Steps(Vec<(SeatId, Source, Pc)>);

impl Host for Steps {
    fn stepped(&mut self, seat: SeatId, source: Source, at: Pc) {
        self.0.push((seat, source, at));
    }
}

#[test]
fn a_case_is_walked_with_the_steps_of_its_programs() {
    let file = CaseFile::parse(&content(), "mara.toml", manual());
    let mut seen = Vec::new();
    let walk = file.cases[0].walk(Steps::default(), |_, steps, chosen| {
        seen.push((chosen.map(|chosen| chosen.line.to_owned()), std::mem::take(&mut steps.0).len()));
    });
    assert_eq!(walk.expect("it can be loaded").failed, None);
    let lines: Vec<Option<&str>> = seen.iter().map(|(line, _)| line.as_deref()).collect();
    assert_eq!(lines, [None, Some("scheme Kindle"), Some("choose 2.Mara")]);
    // There is one to choose from, who was taken at once.
    assert!(seen[0].1 == 0 && seen[1].1 > 1 && seen[2].1 == 0, "{seen:?}");
}

#[test]
fn what_is_offered_as_a_fact_holds() {
    let content = content();
    let text = manual();
    let file = CaseFile::parse(&content, "mara.toml", text);
    let (m, _) = file.cases[0].scene().expect("it can be loaded");
    let walk = file.cases[0].walk((), |_, _, _| ()).expect("it can be loaded");
    let lines: Vec<String> = facts(m, &walk.state).iter().map(|fact| format!("= {fact}\n")).collect();
    for wanted in ["= health 2.Mara 12\n", "= at 1.Mara s1\n", "= hand 1 1\n", "= discard 1 1\n", "= actions 1\n"] {
        assert!(lines.iter().any(|line| line == wanted), "{wanted} is not among {lines:?}");
    }
    let noted = text.replace("= actions 1\n", &lines.concat());
    let report = CaseFile::parse(&content, "mara.toml", &noted).run();
    assert_eq!((report.passed, report.failures.len()), (1, 0), "{:?}", report.failures);
}
