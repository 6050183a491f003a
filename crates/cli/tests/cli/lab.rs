use crate::{Folder, peerless, workspace};

const FEW: [&str; 8] =
    ["lab", "matrix", "--bot", "random", "--heroes", "Medusa,Alice", "--boards", "Sarpedon,Marmoreal"];

#[test]
fn a_matrix_is_told_drawn_and_gone_on_with() {
    let folder = Folder::new();
    let out = folder.arg("m");
    let call = |games: &'static str| [FEW.as_slice(), &["--games", games, "--out", &out]].concat();
    let run = peerless(&call("8")).code(0);
    run.says("How often the row beats the column, in %; 24 games by random on 2 boards").says("Strength").says("(");
    let first = folder.read("m/matrix.jsonl");
    let again = peerless(&call("8")).code(0);
    assert_eq!(folder.read("m/matrix.jsonl"), first, "nothing is left to play");
    again.says("24 games");
    peerless(&call("16")).code(0).says("48 games");
    assert!(folder.read("m/matrix.jsonl").starts_with(&first));
    let csv = folder.read("m/matrix.csv");
    assert!(csv.starts_with("row,column,games,wins,rate,low,high\n") && csv.lines().count() == 5, "{csv}");
    assert!(folder.read("m/matrix.svg").contains(">Medusa</text>"));

    let fresh = folder.arg("fresh");
    peerless(&[FEW.as_slice(), &["--games", "16", "--out", &fresh, "--threads", "1"]].concat()).code(0);
    assert_eq!(folder.read("fresh/matrix.csv"), csv, "in one go it is the same");
}

#[test]
fn a_matrix_of_another_bot_or_of_nonsense_is_refused() {
    let folder = Folder::new();
    let out = folder.arg("m");
    let call = |bot: &'static str| ["lab", "matrix", "--heroes", "Alice", "--games", "2", "--bot", bot, "--out", &out];
    peerless(&call("clever")).code(2).complains("there is no bot `clever`");
    peerless(&call("random")).code(0);
    peerless(&call("greedy")).code(2).complains("were made with bot random, seed 1").complains("choose another folder");
    folder.write("m/matrix.jsonl", "nonsense\n");
    peerless(&call("random")).code(2).complains("line 1 of the kept results cannot be read");
    peerless(&["lab", "matrix", "--games", "1"]).code(2).complains("--games must be at least 2");
    peerless(&["lab", "matrix", "--precision", "-1"]).code(2);
    peerless(&["lab", "matrix", "--precision=-1"]).code(2).complains("--precision");
    peerless(&["lab", "matrix", "--precision", "0"]).code(2).complains("say with --games");
    peerless(&["lab", "matrix", "--precision", "60"]).code(2).complains("from 0 to 50");
}

/// A precision alone is reached, with as many games as that takes.
#[test]
fn a_matrix_is_as_precise_as_was_asked_for() {
    let run = peerless(&[FEW.as_slice(), &["--precision", "6", "--json"]].concat()).code(0);
    let figures: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    for cell in figures["cells"].as_array().unwrap() {
        let [low, high] = ["low", "high"].map(|bound| cell[bound].as_f64().unwrap());
        assert!((high - low) / 2.0 <= 0.06, "{cell}");
        assert!(cell["games"].as_u64().unwrap() < 540, "{cell}");
    }
}

#[test]
fn the_arena_tells_the_pairs_and_knows_the_yardsticks() {
    let call = ["arena", "greedy", "random", "--games", "40", "--heroes", "Medusa,Alice", "--boards", "Sarpedon"];
    peerless(&[call.as_slice(), &["--pairs"]].concat()).code(0).says("by pair of heroes").says("  Alice : Medusa ");
    let run = peerless(&[call.as_slice(), &["--json"]].concat()).code(0);
    let figures: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    let pairs = figures["by_pair"].as_array().unwrap();
    assert_eq!(pairs.iter().map(|pair| pair["games"].as_u64().unwrap()).sum::<u64>(), 40);
    peerless(&["arena", "cheat:5", "fresh:5", "--games", "2"]).code(0).says("cheat:5 against fresh:5");
    for seats in ["human,cheat:5", "human,fresh:5"] {
        peerless(&["play", "--seats", seats]).code(2).complains("can play a seat");
    }
    peerless(&["sim", "--games", "1", "--bots", "cheat:5"]).code(2).complains("there is no bot `cheat:5`");
}

#[test]
fn the_bots_are_measured_by_hero() {
    let run = peerless(&["bench", "--search", "--quick", "--heroes", "Medusa,Alice", "--json"]).code(0);
    let speeds: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    let heroes: Vec<&str> = speeds.as_array().unwrap().iter().map(|speed| speed["hero"].as_str().unwrap()).collect();
    assert_eq!(heroes, ["Medusa", "Alice"]);
    for figure in ["uniform_per_s", "knowing_per_s", "greedy_us"] {
        assert!(speeds[0][figure].as_f64().unwrap() > 0.0, "{figure}");
    }
}

#[test]
fn the_figures_of_a_matrix_are_json() {
    let run = peerless(&[FEW.as_slice(), &["--games", "4", "--json"]].concat()).code(0);
    let figures: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(figures["games"], 12);
    assert_eq!(figures["cells"].as_array().unwrap().len(), 4);
}

#[test]
fn a_record_is_reviewed() {
    let folder = Folder::new();
    let record = workspace("cases/records/duel-sarpedon-king-arthur-medusa.game");
    let svg = folder.arg("game.svg");
    let run = peerless(&["review", &record, "--bot", "search:20", "--svg", &svg]).code(0);
    run.says("King Arthur : Medusa").says("   1  1 place Merlin S29").says("Seat 2, Medusa: ").says("Result: 2 wins.");
    assert!(folder.read("game.svg").contains("Chance of King Arthur (seat 1) to win"));
    let run = peerless(&["review", &record, "--bot", "search:20", "--json"]).code(0);
    let report: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(report["decisions"][0]["line"], "place Merlin S29");
}

#[test]
fn an_unfinished_record_is_reviewed_as_far_as_it_goes() {
    let folder = Folder::new();
    let record = std::fs::read_to_string(workspace("cases/records/duel-sarpedon-king-arthur-medusa.game")).unwrap();
    let kept: Vec<&str> = record.lines().take(14).collect();
    let path = folder.write("cut.game", &(kept.join("\n") + "\n"));
    peerless(&["review", &path, "--bot", "search:20"]).code(0).says("The game is not finished.");
}

#[test]
fn a_broken_record_is_not_reviewed() {
    let folder = Folder::new();
    let record = std::fs::read_to_string(workspace("cases/records/duel-sarpedon-king-arthur-medusa.game")).unwrap();
    let path = folder.write("wrong.game", &record.replace("1 place Merlin S29", "1 place Merlin S99"));
    let run = peerless(&["review", &path]).code(2);
    assert_eq!(run.out, "");
    run.complains("wrong.game: line 7: `place Merlin S99` is not offered here.");
    let path = folder.write("lie.game", &record.replace("result 2 wins", "result 1 wins"));
    peerless(&["review", &path]).code(2).complains("expected `result 2 wins`, not `result 1 wins`");
    peerless(&["review", "nowhere.game"]).code(2).complains("cannot read nowhere.game");
    peerless(&["review", &path, "--bot", "greedy"]).code(2).complains("`greedy` cannot weigh options");
}

#[test]
fn selfplay_goes_on_where_it_was_stopped() {
    let folder = Folder::new();
    let out = folder.arg("s");
    let call = |games: &'static str, bot: &'static str| {
        let heroes = ["--heroes", "Bullseye,Alice", "--boards", "Sarpedon"];
        [["lab", "selfplay", "--games", games, "--bot", bot, "--out", &out].as_slice(), &heroes].concat()
    };
    peerless(&call("1", "clever")).code(2).complains("there is no bot `clever`");
    peerless(&call("300", "random")).code(0).says("512 games");
    let file = |name: &str| std::fs::read(format!("{out}/{name}")).unwrap_or_default();
    let [first, second] = ["00000.bin.gz", "00001.bin.gz"].map(file);
    assert!(first.len() > 1_000 && second.len() > 1_000 && first != second);
    let header: serde_json::Value = serde_json::from_str(&folder.read("s/selfplay.json")).unwrap();
    assert_eq!(header["numbers"].as_array().unwrap().len() as u64 + 3, header["position"].as_u64().unwrap());
    std::fs::remove_file(format!("{out}/00000.bin.gz")).unwrap();
    folder.write("s/00001.bin.gz", "kept");
    peerless(&call("300", "random")).code(0);
    assert_eq!(file("00000.bin.gz"), first, "what is played again is the same");
    assert_eq!(file("00001.bin.gz"), b"kept", "what is there is not played again");
    peerless(&call("300", "greedy")).code(2).complains("were made in another way");
    peerless(&call("0", "random")).code(2).complains("--games must be at least 1");
}

#[test]
fn selfplay_by_the_weights_of_a_file() {
    let folder = Folder::new();
    let [one, other] = ["one", "other"].map(|name| folder.arg(name));
    let call = |out: &str, weights: &str| {
        let heroes = ["--heroes", "Bullseye,Alice", "--boards", "Sarpedon"];
        let call = ["lab", "selfplay", "--games", "1", "--out", out, "--weights", weights];
        peerless(&[call.as_slice(), &heroes].concat())
    };
    call(&one, "nowhere").code(2).complains("cannot read nowhere");
    let bad = folder.write("bad", "no weights at all");
    call(&one, &bad).code(2).complains("these are no weights of the judgement");
    let weights = concat!(env!("CARGO_MANIFEST_DIR"), "/../bots/src/judge/judge.safetensors");
    call(&one, weights).code(0).says("256 games");
    let positions = |out: &str| std::fs::read(format!("{out}/00000.bin.gz")).unwrap_or_default();
    assert!(positions(&one).len() > 1_000);
    // The usual weights are those of the file.
    let call = ["lab", "selfplay", "--games", "1", "--out", &other, "--bot", "learned"];
    peerless(&[call.as_slice(), &["--heroes", "Bullseye,Alice", "--boards", "Sarpedon"]].concat()).code(0);
    assert_eq!(positions(&one), positions(&other));
    // A search may judge by them too; who does not judge by what was learned is refused.
    let call = |bot: &str, out: &str| {
        let call = ["lab", "selfplay", "--games", "1", "--out", out, "--bot", bot, "--weights", weights];
        peerless(&[call.as_slice(), &["--heroes", "Bullseye,Alice", "--boards", "Sarpedon"]].concat())
    };
    let [third, fourth] = ["third", "fourth"].map(|name| folder.arg(name));
    call("search:1", &third).code(0).says("256 games");
    assert!(positions(&third).len() > 1_000 && positions(&third) != positions(&one));
    call("greedy", &fourth).code(2).complains("`greedy` does not judge by learned weights");
    // Choices: positions, each with its options, whose shares of the visits make a whole.
    let call = |bot: &str, out: &str| {
        let heroes = ["--heroes", "Bullseye,Alice", "--boards", "Sarpedon", "--one-in", "40"];
        peerless(
            &[["lab", "selfplay", "--games", "1", "--choices", "--out", out, "--bot", bot].as_slice(), &heroes]
                .concat(),
        )
    };
    call("learned", &fourth).code(2).complains("`learned` tries no options");
    call("search:8", &fourth).code(0);
    let mut choices = Vec::new();
    let file = std::fs::File::open(format!("{fourth}/00000.choices.gz")).unwrap();
    std::io::Read::read_to_end(&mut flate2::read::GzDecoder::new(file), &mut choices).unwrap();
    let header: serde_json::Value = serde_json::from_str(&folder.read("fourth/selfplay.json")).unwrap();
    let [head, tried] = [0, 1].map(|at| header["choices"][at].as_u64().unwrap() as usize);
    let (mut rest, mut count) = (&choices[..], 0);
    while !rest.is_empty() {
        let options = usize::from(u16::from_le_bytes([rest[head - 2], rest[head - 1]]));
        let shares: u32 = rest[head..].chunks(tried).take(options).map(|option| u32::from(option[tried - 1])).sum();
        assert!(options > 1 && (245..=265).contains(&shares), "{options} options share {shares}");
        rest = &rest[head + options * tried..];
        count += 1;
    }
    assert!(count > 200, "{count} choices");
    let mut call = vec!["arena", "greedy", "greedy", "--games", "2", "--weights", weights];
    peerless(&call).code(2).complains("`greedy` does not judge by learned weights");
    call[1] = "search:1";
    peerless(&call).code(0);
}
