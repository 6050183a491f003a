//! Bots that are programs of others; these tests need `sh`.

use crate::{Folder, peerless, peerless_with};

const NUMBERS: &str = "exec:while read -r line; do echo 0; done";
const GARBAGE: &str = "exec:while read -r line; do echo hm; done";

#[test]
fn an_arena_counts_forfeits_as_losses_and_tells_the_reason_once() {
    let run = peerless(&["arena", "exec:exit 1", "random", "--games", "6"]).code(0);
    let run = run.says("exec:exit 1 against random: 0.0 %").says("forfeits: 6 of exec:exit 1, 0 of random");
    assert!(run.err.contains("the bot `exit 1` ended without an answer; it was asked for "), "{}", run.err);
    assert_eq!(run.err.matches("forfeit:").count(), 1, "{}", run.err);
    let run = peerless(&["arena", "random", GARBAGE, "--games", "2", "--json"]).code(0);
    run.says("\"win_rate\": 1.0").says("\"forfeits_b\": 2").says("\"unfinished\": 0");
}

#[test]
fn a_simulation_counts_forfeits_by_seat() {
    let bots = format!("random,{GARBAGE}");
    let run = peerless(&["sim", "--games", "4", "--bots", &bots]).code(0);
    let run = run.says("seat 2 forfeited 4 games").says("seat 1 won 100.0 %");
    assert_eq!(run.err.matches("forfeit:").count(), 1, "{}", run.err);
}

#[test]
fn a_program_plays_at_the_table_and_its_forfeit_ends_the_game() {
    let play = |bot: &str| {
        let seats = format!("human,{bot}");
        let args = ["play", "--heroes", "King Arthur,Medusa", "--board", "Sarpedon", "--seed", "7", "--seats", &seats];
        peerless_with(&args, &"1\n".repeat(2000)).code(0)
    };
    play(NUMBERS).says("Result: ");
    let run = play(GARBAGE).says("Seat 2, Medusa, forfeits: the bot `while read").says("answered `hm`");
    assert!(!run.out.contains("Result: "), "{}", run.out);
}

/// Whoever sends a record must not be able to run a program here.
#[test]
fn a_record_never_starts_a_program() {
    let folder = Folder::new();
    let mark = folder.arg("mark");
    let record = format!(
        "peerless game 1\nboard Sarpedon\nmode duel\nseed 7\nseat 1 King Arthur\nseat 2 Medusa \"bot:exec:touch {mark}\"\n"
    );
    let file = folder.write("sent.game", &record);
    let run = peerless_with(&["play", "--resume", &file], &"1\n".repeat(20)).code(2);
    run.complains("which only you may start: say with --seats who plays now");
    peerless(&["replay", &file]);
    assert!(!folder.path("mark").exists());
    peerless_with(&["play", "--resume", &file, "--seats", "human,random"], "quit\n").code(0);
}
