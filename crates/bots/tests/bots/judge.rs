//! The judgement sees what its seat may know, and computes what was learned.

use peerless_bots::eval::Judgement;
use peerless_bots::judge::{Facts, Judge, JudgeRow, Net, SIZE, numbers, row};
use peerless_content::Content;
use peerless_rules::*;

use crate::answers::{any_game, scene, walk};

/// The place of a number in a row.
fn place(part: &str, name: &str) -> usize {
    let found = numbers().position(|(of, number)| of == part && number.name == name);
    found.unwrap_or_else(|| panic!("{part}: {name}"))
}

#[test]
fn every_number_has_a_name_of_its_own() {
    let mut names: Vec<String> = numbers().map(|(part, number)| format!("{part}: {}", number.name)).collect();
    assert_eq!(names.len(), SIZE);
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), SIZE, "two numbers of one name");
}

#[test]
fn what_is_hidden_moves_no_number() {
    let content = Content::built_in().expect("the built-in content is sound");
    let mut rng = Rng::new(5);
    let (mut looked, mut changed) = (0, 0);
    for game in 0..24 {
        let m = any_game(&content, game);
        let facts = Facts::new(&m);
        walk(&m, game, |state, _| {
            if rng.below(6) != 0 {
                return;
            }
            for seat in m.seat_ids() {
                let other = state.view(&m, Some(seat)).resample(&m, &mut rng);
                assert_eq!(row(&m, &facts, state, seat), row(&m, &facts, &other, seat), "seat {seat}");
                looked += 1;
                let hands = |state: &State| m.seat_ids().map(|of| state.hand_kinds(of).to_vec()).collect::<Vec<_>>();
                changed += u32::from(hands(state) != hands(&other));
            }
        });
    }
    assert!(looked > 1_000 && changed * 2 > looked, "{looked} {changed}");
}

/// One judge looks at several games in turn, and what it remembers changes nothing.
#[test]
fn what_was_worked_out_before_fits() {
    let content = Content::built_in().expect("the built-in content is sound");
    let mut judge = Judge::default();
    let mut looked = 0;
    for board in content.boards.iter().cycle().take(12) {
        let Ok(m) = content.set_up(&board.name, &["Medusa", "Houdini"], Mode::Duel, Switches::default()) else {
            continue;
        };
        let facts = Facts::new(&m);
        judge.prepare(&m);
        walk(&m, 7, |state, _| {
            for seat in m.seat_ids().filter(|_| state.outcome().is_none()) {
                let anew = judge.net().chance(&row(&m, &facts, state, seat));
                assert_eq!(judge.chance(&m, state, seat), anew, "{}", board.name);
                looked += 1;
            }
        });
    }
    assert!(looked > 1_000, "{looked}");
}

/// The numbers of the first seat in a scene of two heroes on a line of five spaces.
fn seen(first: &str, second: &str) -> JudgeRow {
    let text = format!(
        r#"
        name = "Five spaces in a line"
        [board]
        spaces = "s1:A s2:A s3:B s4:C s5:C"
        edges = "s1-s2-s3-s4-s5"
        starts = "s1 s5"
        [[player]]
        {first}
        [[player]]
        {second}
        [script]
        play = ""
        "#
    );
    let (m, state) = scene(&text);
    row(&m, &Facts::new(&m), &state, SeatId(0))
}

/// A defense that only the sidekick may use is no defense of the hero, and nothing at all without the sidekick.
#[test]
fn it_sees_who_can_play_what() {
    let hand = |at: &str| {
        let first = format!("hero = \"King Arthur\"\nat = {{ {at} }}\nhand = [\"Bewilderment\", \"Skirmish\"]");
        seen(&first, "hero = \"Medusa\"\nat = { Medusa = \"s5\" }")
    };
    let both = hand("\"King Arthur\" = \"s1\", Merlin = \"s2\"");
    let alone = hand("\"King Arthur\" = \"s1\"");
    // A card of value 0 counts as 1.
    for (name, with, without) in [
        ("Dead", 0, 1),
        ("Defenses", 1, 1),
        ("Helped", 2, 0),
        ("BestDefense", 5, 5),
        ("NextDefense", 0, 0),
        ("HelperDefense", 5, 0),
        ("HelperAttack", 5, 0),
    ] {
        assert_eq!([&both, &alone].map(|seen| seen[place("hand", name)]), [with, without], "{name}");
    }
}

#[test]
fn it_sees_who_is_boxed_in_and_who_comes_near() {
    let first = |at: &str| format!("hero = \"King Arthur\"\nat = {{ {at} }}\nhand = [\"Skirmish\"]");
    let far = seen(&first("\"King Arthur\" = \"s1\""), "hero = \"Medusa\"\nat = { Medusa = \"s5\" }");
    let near = seen(&first("\"King Arthur\" = \"s1\""), "hero = \"Medusa\"\nat = { Medusa = \"s2\" }");
    for (name, seen, numbers) in [
        ("HeroFar", &far, [4, 4]),
        ("HeroFar", &near, [1, 1]),
        ("Exits", &far, [1, 1]),
        ("Exits", &near, [0, 1]),
        ("HeroOnHero", &far, [0, 0]),
        ("HeroOnHero", &near, [1, 1]),
        // She goes three spaces, he goes two; her zone has s4 and s5.
        ("HeroSoonHero", &far, [0, 1]),
        ("Room", &near, [1, 4]),
    ] {
        let found = ["own side", "others"].map(|side| seen[place(side, name)]);
        assert_eq!(found, numbers, "{name}");
    }
    assert_eq!([&far, &near].map(|seen| seen[place("hand", "StrikeHero")]), [0, 5]);
}

#[test]
fn it_computes_what_the_trainer_did() {
    let net = Judge::default().net();
    assert!(net.checks().len() >= 32);
    for (row, chance) in net.checks() {
        assert!((net.chance(row) - chance).abs() < 1e-3, "{} in place of {chance}", net.chance(row));
    }
}

/// From whatever row was judged before.
#[test]
fn it_computes_the_same_from_any_row_before() {
    let net = Judge::default().net();
    let mut last = net.nothing();
    let mut rng = Rng::new(3);
    for _ in 0..2_000 {
        let (row, _) = net.checks()[rng.below(net.checks().len())];
        assert_eq!(net.chance_after(&mut last, &row), net.chance(&row));
    }
}

#[test]
fn weights_that_are_none_are_refused() {
    let bytes = include_bytes!("../../src/judge/judge.safetensors");
    assert!(bytes.len() < 1 << 20 && Net::read(bytes).is_ok());
    for (bytes, why) in [
        (&bytes[..4], "the file is cut off"),
        (&bytes[..bytes.len() - 1], "is cut off"),
        (&b"\x02\0\0\0\0\0\0\0{}"[..], "there is no `last_bias`"),
        (&b"\xff\xff\xff\xff\xff\xff\xff\xff{}"[..], "the file is cut off"),
        (&b"\x02\0\0\0\0\0\0\0{]"[..], "at line 1"),
    ] {
        let error = Net::read(bytes).expect_err(why).to_string();
        assert!(error.contains(why), "{error}");
    }
}
