use crate::{Folder, peerless, peerless_with};

/// A record of a finished game, written by the binary.
fn finished(folder: &Folder) -> String {
    let path = folder.arg("whole.game");
    let args =
        ["play", "--heroes", "King Arthur,Medusa", "--board", "Sarpedon", "--seed", "7", "--seats", "greedy,greedy"];
    peerless_with(&[args.as_slice(), &["--save", &path]].concat(), "").code(0);
    folder.read("whole.game")
}

#[test]
fn a_record_is_told_decision_by_decision() {
    let folder = Folder::new();
    let record = finished(&folder);
    let choices = record.lines().filter(|line| line.starts_with("1 ") || line.starts_with("2 ")).count();
    let path = folder.arg("whole.game");
    let run = peerless(&["replay", &path]).code(0);
    let run = run.says("King Arthur and Medusa on Sarpedon, duel, seed 7").says("   1  1 place Merlin");
    let run = run.says(&format!("{choices:>4}  ")).says("The game is over in turn ").says("King Arthur's hand");
    let result = record.lines().last().unwrap();
    run.says(&format!("The record holds: {choices} decisions, {result}."));
    let quiet = peerless(&["replay", &path, "--quiet"]).code(0);
    assert_eq!(quiet.out.lines().count(), 1);
    let run = peerless(&["replay", &path, "--to", "3"]).code(0);
    run.says("   3  ").says(&format!("3 decisions, stopped there, {} decisions left.", choices - 3));
}

#[test]
fn the_values_of_a_combat_are_told_with_what_they_are_made_of() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/records/duel-marmoreal-alice-sinbad.game");
    let english = peerless(&["replay", path]).code(0);
    let sums: Vec<&str> = english.out.lines().map(str::trim).filter(|line| line.contains(" printed, ")).collect();
    assert!(sums.len() > 3, "{}", english.out);
    assert!(sums.iter().any(|line| line.contains(", +2 standing bonus: Alice’s ability")), "{sums:?}");
    for line in sums {
        let (head, terms) = line.trim_end_matches('.').split_once(": ").expect("a sum");
        assert!(head.starts_with("Attack ") || head.starts_with("Defense "), "{line}");
        let total: i32 = head.split(' ').next_back().and_then(|total| total.parse().ok()).expect("a total");
        let counted = terms.split(", ").filter(|term| !term.ends_with(')'));
        let amount =
            |term: &str| term.split(' ').next().and_then(|amount| amount.replace('−', "-").parse::<i32>().ok());
        let sum: i32 = counted.filter_map(amount).sum();
        assert_eq!(sum, total, "{line}");
    }
    let german = peerless(&["--lang", "de", "replay", path]).code(0);
    german.says(" aufgedruckt, +2 ständiger Bonus: die Fähigkeit von Alice");
}

#[test]
fn a_record_without_its_end_is_an_unfinished_game() {
    let folder = Folder::new();
    let record = finished(&folder);
    let kept: Vec<&str> = record.lines().take(12).collect();
    let path = folder.write("cut.game", &(kept.join("\n") + "\n"));
    peerless(&["replay", &path, "--quiet"]).code(0).says("unfinished, seat ");
}

/// Changes a good record and looks at the complaint.
#[track_caller]
fn check_wrong(change: impl Fn(&str) -> String, complaint: &str) {
    let folder = Folder::new();
    let path = folder.write("wrong.game", &change(&finished(&folder)));
    for args in [vec!["replay", &path], vec!["replay", &path, "--quiet"]] {
        let run = peerless(&args).code(2).complains(complaint);
        assert!(run.err.starts_with("error: "), "{}", run.err);
    }
}

#[test]
fn a_line_that_was_cut_names_what_was_expected() {
    check_wrong(
        |record| record[..record.find("place Merlin").unwrap() + 5].to_owned(),
        "wrong.game: line 37: `place` is not offered here.\nExpected one of:\n  place Merlin S18\n",
    );
}

#[test]
fn a_space_that_does_not_exist_is_named() {
    check_wrong(
        |record| record.replacen("1 place Merlin ", "1 place Merlin S99 # ", 1),
        "line 37: `place Merlin S99` is not offered here. Did you mean `place Merlin S19`?",
    );
}

#[test]
fn a_missing_part_shows_at_the_next_line_that_does_not_fit() {
    let without = |record: &str, gone: usize| {
        let kept = record.lines().enumerate().filter(|(index, _)| *index != gone);
        kept.map(|(_, line)| format!("{line}\n")).collect::<String>()
    };
    check_wrong(|record| without(record, 36), "line 37: expected a choice of seat 1 (King Arthur), not of seat 2");
    check_wrong(|record| without(record, 1), "without a `board` line");
    check_wrong(|record| without(record, 0), "line 1: it begins with `peerless game 1`, not with `board Sarpedon`");
    check_wrong(
        |record| without(record, record.lines().count() - 2),
        "comes too early; choices are missing, the game is not over here",
    );
}

#[test]
fn a_wrong_result_is_found() {
    check_wrong(
        |record| {
            let (rest, _) = record.split_once("result ").unwrap();
            rest.to_owned() + "result nobody wins\n"
        },
        "wins`, not `result nobody wins`",
    );
    check_wrong(|record| record.replace("result ", "1 maneuver\nresult "), "the game is over here");
    check_wrong(|record| record.to_owned() + "1 maneuver\n", "nothing follows the result");
}

#[test]
fn a_hero_or_board_that_is_not_there_has_a_remedy() {
    check_wrong(|record| record.replace("seat 2 Medusa", "seat 2 Circe"), "names the hero “Circe”, who is not here");
    check_wrong(|record| record.replace("seat 2 Medusa", "seat 2 Circe"), "name its folder: --content DIR");
    check_wrong(|record| record.replace("board Sarpedon", "board Sarpeden"), "Did you mean “Sarpedon”?");
}

#[test]
fn a_file_that_is_not_there_cannot_be_read() {
    peerless(&["replay", "nowhere.game"]).code(2).complains("cannot read nowhere.game");
}

#[test]
fn the_deal_of_a_record_is_verified() {
    // The seed that is made from 32 bytes of 7, and the commitment to them.
    let (seed, digits) = ("9903588032164463137", "07".repeat(32));
    let commitment = "1967c0fdaed0b8f2618d3b1f4a9f8541ed315505acc26f5a41f382da8bdd9954";
    let folder = Folder::new();
    let path = folder.arg("dealt.game");
    let args = ["play", "--heroes", "King Arthur,Medusa", "--seed", seed, "--seats", "greedy,greedy", "--save", &path];
    peerless_with(&args, "").code(0);
    let record = folder.read("dealt.game");
    let verify = |text: &str| {
        let path = folder.write("checked.game", text);
        peerless(&["replay", &path, "--quiet", "--verify"])
    };
    let dealt = format!("{record}# deal {digits}\n");
    verify(&dealt).code(0).says("The deal holds").says(commitment);
    verify(&dealt.replace(&digits, &"08".repeat(32))).code(1).says(&format!("The seed {seed} was not made from"));
    verify(&record).code(1).says("does not tell its deal");
    // Another seed deals other cards: the choices hold no longer.
    verify(&dealt.replace(seed, "1")).code(2).complains("error: ");
}
