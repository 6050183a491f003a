use std::collections::BTreeSet;

use peerless_content::Content;
use peerless_rules::*;

use crate::{Folder, peerless, peerless_with};

const DUEL: [&str; 7] = ["play", "--heroes", "King Arthur,Medusa", "--board", "Sarpedon", "--seed", "7"];

fn duel(more: &[&'static str]) -> Vec<&'static str> {
    [DUEL.as_slice(), more].concat()
}

fn ones(count: usize) -> String {
    "1\n".repeat(count)
}

#[test]
fn a_whole_game_goes_through_a_pipe() {
    let run = peerless_with(&DUEL, &ones(2000)).code(0);
    let run =
        run.says("A duel on Sarpedon, seed 7").says("Seat 1: King Arthur, you").says("Seat 2: Medusa, bot greedy");
    let run = run.says("wins the game.").says("Result: ").says("`save FILE` keeps the game");
    assert!(!run.out.contains('\u{1b}'), "a pipe gets no colors");
    assert_eq!(run.err, "");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let folder = Folder::new();
    let play = |name: &str| {
        let path = folder.arg(name);
        let args = [DUEL.as_slice(), &["--save", &path]].concat();
        let run = peerless_with(&args, &ones(2000)).code(0);
        (run.out.replace(&path, "FILE"), folder.read(name))
    };
    let (first, second) = (play("a.game"), play("b.game"));
    assert_eq!(first, second);
    assert!(first.1.starts_with(
        "peerless game 1\nboard Sarpedon\nmode duel\nseed 7\nseat 1 King Arthur\nseat 2 Medusa bot:greedy\n"
    ));
    assert!(first.1.lines().last().unwrap().starts_with("result "));
}

#[test]
fn a_seed_is_always_told_and_brings_the_same_table_back() {
    let run = peerless(&["play"]).code(0);
    let seed = run.out.lines().next().unwrap().rsplit(' ').next().unwrap();
    assert!(seed.parse::<u64>().is_ok(), "{}", run.out);
    assert_eq!(peerless(&["play", "--seed", seed]).out, run.out);
}

#[test]
fn an_end_of_input_leaves_the_game_unfinished() {
    let run = peerless_with(&DUEL, "1\n").code(0);
    run.says("The input has ended; the game is not finished.");
    peerless_with(&DUEL, "quit\n").code(0).says("The game is not finished.");
}

#[test]
fn options_are_taken_by_number_notation_and_beginning() {
    let lines = |input: &str| {
        let run = peerless_with(&DUEL, &format!("place Merlin S23\n{input}\nlog\nquit\n")).code(0);
        run.out.lines().skip_while(|line| *line != "> log").map(str::to_owned).collect::<Vec<_>>()
    };
    let by_number = lines("1");
    assert!(by_number.contains(&"You maneuver.".to_owned()), "{by_number:?}");
    for input in ["maneuver", "man", "  MANEUVER "] {
        assert_eq!(lines(input), by_number, "{input}");
    }
}

#[test]
fn an_ambiguous_beginning_lists_what_it_could_be() {
    let run = peerless_with(&DUEL, "place Merlin S2\nquit\n").code(0);
    run.says(
        "`place Merlin S2` could be 3 options:\n  3. place Merlin S23\n  4. place Merlin S28\n  5. place Merlin S29\n",
    );
}

#[test]
fn what_is_not_offered_is_refused_with_a_hint() {
    let run = peerless_with(&DUEL, "place Merlin S99\n99\nhelpp\nplace Merlin S18\nquit\n").code(0);
    let run = run.says("`place Merlin S99` is not an option now. Did you mean `place Merlin S19`?");
    let run = run.says("There is no option 99; they go from 1 to 5.");
    run.says("Did you mean `help`?").says("Merlin is placed on S18.");
}

#[test]
fn the_situation_can_be_read_line_by_line() {
    let run = peerless_with(&DUEL, "1\nboard\nhand\ndiscard\nhelp\nlook\nquit\n").code(0);
    let run = run.says("  King Arthur: yours, health 18/18, melee, at S20, zone blue, neighbors S10, S19, S21, S24, adjacent to nobody\n");
    let run = run.says("  Medusa: your opponent's, health 16/16, ranged, at ");
    let run = run.says("Medusa: 5 cards in hand. Deck 25 cards. Discard pile empty.\n");
    let run = run.says("  S22: zones yellow, brown and purple; neighbors S14, S16, S25, S26\n");
    let run = run.says("  S20: zone blue; neighbors S10, S19, S21, S24; start 1; here: King Arthur\n");
    let run =
        run.says("  Noble Sacrifice: attack 2, boost 3, King Arthur only. During combat: You may boost this card.\n");
    run.says("Your discard pile, 0 cards").says("undo: back to your previous decision");
}

#[test]
fn a_question_mark_explains_the_decision_the_card_and_the_rule() {
    let run = peerless_with(&DUEL, "1\n?\nscheme Prophecy\n?\nquit\n").code(0);
    let run =
        run.says("Maneuver (draw a card, then move), attack, or play a scheme.\nRule R5.2: each turn has 2 actions");
    run.says("Prophecy asks this: Look at the top 4 cards of your deck");
}

#[test]
fn undo_goes_back_to_the_previous_decision() {
    let folder = Folder::new();
    let path = folder.arg("a.game");
    let args = [DUEL.as_slice(), &["--save", &path]].concat();
    let run = peerless_with(&args, "undo\n1\nmaneuver\nno boost\nundo\nundo\nundo\n2\nscheme Prophecy\n").code(0);
    let run = run.says("This is your first decision.").says("Taken back: no boost").says("Taken back: maneuver");
    run.says("Taken back: place Merlin S18");
    let record = folder.read("a.game");
    assert!(!record.contains("maneuver"), "{record}");
    assert!(record.contains("1 place Merlin S19\n") && record.ends_with("1 scheme Prophecy\n"), "{record}");
}

#[test]
fn after_undo_the_same_choices_bring_the_same_game() {
    let folder = Folder::new();
    let (a, b) = (folder.arg("a.game"), folder.arg("b.game"));
    peerless_with(&[DUEL.as_slice(), &["--save", &a]].concat(), &ones(60)).code(0);
    let back = format!("{}undo\nundo\nundo\n{}", ones(40), ones(23));
    peerless_with(&[DUEL.as_slice(), &["--save", &b]].concat(), &back).code(0);
    assert_eq!(folder.read("a.game"), folder.read("b.game"));
}

#[test]
fn a_saved_game_goes_on_where_it_was_left() {
    let folder = Folder::new();
    let (whole, half, rest) = (folder.arg("whole.game"), folder.arg("half.game"), folder.arg("rest.game"));
    peerless_with(&[DUEL.as_slice(), &["--save", &whole]].concat(), &ones(2000)).code(0);
    let saving = format!("{}save {half}\nquit\n", ones(12));
    peerless_with(&DUEL, &saving).code(0).says(&format!("Saved as {half}."));
    let run = peerless_with(&["play", "--resume", &half, "--save", &rest], &ones(2000)).code(0);
    run.says("Resumed after ").says("Seat 2: Medusa, bot greedy");
    assert_eq!(folder.read("whole.game"), folder.read("rest.game"));
    assert!(!folder.read("half.game").contains("result"));
    peerless_with(&["play", "--resume", &half, "--seats", "random,random"], "").code(0).says("Result: ");
    peerless(&["play", "--resume", &half, "--seed", "3"]).code(2).complains("cannot be used with");
}

#[test]
fn two_people_share_a_terminal() {
    let run = peerless_with(&duel(&["--seats", "human,human"]), &ones(40)).code(0);
    let run = run.says("Over to seat 1, King Arthur.").says("Over to seat 2, Medusa.").says("Seat 2: Medusa, human");
    // Until it is Medusa's turn at the screen, no card of hers is named.
    let before = run.out.split("Over to seat 2").next().unwrap();
    for card in ["Gaze of Stone", "Snipe", "Second Shot", "Hiss and Slither"] {
        assert!(!before.contains(card), "{card} in:\n{before}");
    }
}

#[test]
fn bots_play_among_themselves() {
    let run = peerless(&duel(&["--seats", "greedy,random"])).code(0);
    let run = run.says("Seat 1: King Arthur, bot greedy").says("Result: ");
    assert!(!run.out.contains("> "), "nobody is asked");
    let run = peerless(&["play", "--mode", "teams", "--seed", "4", "--seats", "random,random,random,random"]).code(0);
    run.says("Seat 2, team B: ").says("Result: team ");
    let run = peerless(&["play", "--seed", "5", "--seats", "random,random,random"]).code(0);
    run.says("A free-for-all on ");
}

#[test]
fn bad_arguments_say_what_would_be_good() {
    let check = |args: &[&str], message: &str| {
        peerless(&[&["play"], args].concat()).code(2).complains(message);
    };
    check(&["--heroes", "Medsua,Alice"], "there is no hero `Medsua`; did you mean `Medusa`?");
    check(&["--board", "Sarpeden"], "there is no board `Sarpeden`; did you mean `Sarpedon`?");
    check(&["--board", "Atlantis"], "there is no board `Atlantis`; there are: ");
    check(&["--seats", "human,gredy"], "Did you mean `greedy`?");
    check(&["--heroes", "Alice,Medusa", "--seats", "human"], "--seats names 1 seat; this game has 2");
    check(&["--heroes", "Alice"], "A duel needs 2 heroes, not 1.");
    check(&["--mode", "teams", "--heroes", "Alice,Medusa"], "A game of teams needs 4 heroes, not 2.");
    check(&["--switch", "win_check"], "`win_check` is not NAME=VALUE");
    check(&["--switch", "win_chek=Immediate"], "There is no switch “win_chek”");
    check(&["--resume", "nowhere.game"], "cannot read nowhere.game");
    check(&["--content", "nowhere"], "cannot read nowhere");
}

#[test]
fn switches_go_into_the_record() {
    let folder = Folder::new();
    let path = folder.arg("a.game");
    let args = [DUEL.as_slice(), &["--switch", "win_check=EndOfAction", "--save", &path]].concat();
    peerless_with(&args, "1\n").code(0).says("Switch win_check=EndOfAction");
    assert!(folder.read("a.game").contains("switch win_check EndOfAction\n"));
}

/// A hero whose every card has a name of its own, so that each mention of one tells exactly that card.
fn hero_of_single_cards(name: &str, letter: char) -> String {
    let mut text = format!(
        "name = \"{name}\"\nmove = 3\n\
         fighter = [{{ name = \"{name}\", role = \"hero\", attack = \"ranged\", health = 14 }}]\ncard = [\n"
    );
    for number in 10..40 {
        let (kind, more) = match number % 5 {
            0 => ("attack", "value = 4, after = \"Draw 1 card.\""),
            1 => ("defense", "value = 3, after = \"Your opponent discards 1 card.\""),
            2 => ("versatile", "value = 3, during = \"You may boost this card.\""),
            3 => ("scheme", "scheme = \"Draw 1 card. Your opponent discards 1 random card.\""),
            _ => ("versatile", "value = 2, immediately = \"Cancel every effect of the opponent's card.\""),
        };
        text += &format!("  {{ name = \"Q{letter}{number}\", type = \"{kind}\", boost = 2, {more} }},\n");
    }
    text + "]\n"
}

#[test]
fn a_card_of_the_bot_is_named_only_once_it_has_been_shown() {
    let folder = Folder::new();
    folder.write("heroes/near.toml", &hero_of_single_cards("Near", 'N'));
    folder.write("heroes/far.toml", &hero_of_single_cards("Far", 'F'));
    let (record, content) = (folder.arg("a.game"), folder.arg(""));
    let args = ["play", "--heroes", "Near,Far", "--board", "Sarpedon", "--content", &content, "--save", &record];
    let mut numbers = Rng::new(5);
    for seed in ["1", "2", "3"] {
        let input: String = (0..1500).map(|_| format!("{}\n", 1 + numbers.below(4))).collect();
        let run = peerless_with(&[args.as_slice(), &["--seed", seed]].concat(), &input).code(0).says("Result: ");
        let content = Content::built_in().unwrap().with_folder(folder.0.path()).unwrap();
        let named = check_mentions(&content, &run.out, &folder.read("a.game"));
        assert!(named > 5, "the bot has shown only {named} cards");
    }
}

/// Walks a transcript and its record side by side; gives the number of the bot's cards that were named.
fn check_mentions(content: &Content, transcript: &str, record: &str) -> usize {
    let record = Record::parse(record).unwrap();
    let m = content.set_up(&record.board, &["Near", "Far"], Mode::Duel, Switches::default()).unwrap();
    // What has been shown before each decision of the person.
    let mut events = Vec::new();
    let mut state = State::new(&m, record.seed, &mut events);
    let mut shown = Vec::new();
    for choice in &record.choices {
        if choice.seat == SeatId(0) {
            shown.push(shown_by_bot(&m, &events));
        }
        state.play_choice(&m, choice, &mut events).unwrap();
    }
    shown.push(shown_by_bot(&m, &events));

    let mut decision = 0;
    for (index, part) in transcript.split("\n> ").enumerate() {
        let answer = part.lines().nth(1).unwrap_or("");
        // An answer that was refused leaves the decision open.
        if index > 0 && !answer.starts_with("There is no option") && decision + 1 < shown.len() {
            decision += 1;
        }
        for card in mentions(part) {
            assert!(shown[decision].contains(&card), "{card} is named before decision {decision}:\n{part}");
        }
    }
    shown.last().unwrap().len()
}

fn mentions(text: &str) -> BTreeSet<String> {
    text.match_indices("QF").map(|(at, _)| text[at..at + 4].to_owned()).collect()
}

fn shown_by_bot(m: &Match, events: &[Event]) -> BTreeSet<String> {
    let card = |event: &Event| match *event {
        Event::Reveal { seat, card }
        | Event::Discard { seat, card }
        | Event::Boost { seat, card }
        | Event::BlindBoost { seat, card }
        | Event::Scheme { seat, card, .. }
        | Event::Take { seat, card }
        | Event::Shown { seat, card } => (seat == SeatId(1)).then(|| m.card(seat, card).name.clone()),
        _ => None,
    };
    events.iter().filter_map(card).collect()
}
