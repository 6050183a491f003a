//! The JSON of views and decisions says the same as the state, and nothing that its seat does not know.

use peerless_content::{CaseFile, Content};
use peerless_rules::*;
use peerless_session::{Decision, Sight};
use serde_json::{Value, json};

fn told(m: &Match, view: &View, options: &[Opt]) -> String {
    let decision = Decision::new(m, view, 7, options).expect("somebody is asked");
    json!({ "sight": Sight::new(m, view), "decision": decision }).to_string()
}

#[test]
fn what_a_seat_is_told_is_what_it_may_know() {
    let content = Content::built_in().expect("the built-in content is sound");
    let games = [
        ("Heorot", vec!["Medusa", "Houdini"], Mode::Duel),
        ("Hell's Kitchen", vec!["Bullseye", "Squirrel Girl", "Little Red Riding Hood"], Mode::FreeForAll),
        ("Sarpedon", vec!["Ms. Marvel", "Alice", "Cloak & Dagger", "Medusa"], Mode::Teams),
    ];
    for (seed, (board, heroes, mode)) in (0..).zip(games) {
        let m = content.set_up(board, &heroes, mode, Switches::default()).expect("they can play");
        let mut rng = Rng::new(seed);
        let mut options = Options::new();
        let mut state = State::new(&m, seed, &mut ());
        state.options(&m, &mut options);
        while let Some(question) = state.question(&m) {
            let view = state.view(&m, Some(question.seat));
            let text = told(&m, &view, &options);
            let other = view.resample(&m, &mut rng).view(&m, Some(question.seat));
            assert_eq!(told(&m, &other, &options), text);
            check_shape(&m, &state, &options, &text);
            let opt = options[rng.below(options.len())];
            state.answer_unchecked(&m, opt, &mut options, &mut ());
        }
    }
}

fn check_shape(m: &Match, state: &State, options: &[Opt], text: &str) {
    let value: Value = serde_json::from_str(text).expect("it is JSON");
    let (sight, decision) = (&value["sight"], &value["decision"]);
    let seat = state.question(m).expect("somebody is asked").seat;
    assert_eq!(
        (&sight["seat"], &decision["asked"]["seat"], &decision["n"]),
        (&json!(seat.0), &json!(seat.0), &json!(7))
    );
    assert_eq!(sight["turn"], state.turn());
    assert_eq!(sight["active"], state.active().0);
    for (index, &opt) in options.iter().enumerate() {
        let face = &decision["options"][index];
        let line = state.write(m, opt);
        assert_eq!(face["text"], line.as_str());
        assert_eq!(state.view(m, Some(seat)).read_among(m, options, &line.to_uppercase()), Ok(opt));
        assert_eq!(state.read(m, &line), Ok(opt));
        let path = state.path(m, opt).into_iter().map(|space| space.0).collect::<Vec<_>>();
        if opt.going().is_some() {
            assert_eq!(face["deed"]["path"], json!(path));
            assert_eq!(face["deed"]["tail"], json!(opt.tail().map(|tail| tail.0)));
        }
    }
    for of in m.seat_ids() {
        let said = &sight["seats"][of.index()];
        assert_eq!(said["hand"], state.hand(of).len());
        assert_eq!(said["deck"], state.deck_size(of));
        assert_eq!(said["pile"].as_array().map(Vec::len), Some(state.pile(of).len()));
        if of == seat {
            assert_eq!(said["known"].as_array().map(Vec::len), Some(state.hand(of).len()));
        }
    }
    for (fighter, said) in (0..).map(FighterId).zip(sight["fighters"].as_array().expect("a list")) {
        assert_eq!(said["space"], json!(state.space_of(fighter).map(|space| space.0)));
        assert_eq!(said["tail"], json!(state.tail_of(m, fighter).map(|tail| tail.0)));
        assert_eq!(said["health"], state.health(fighter));
    }
    for &opt in options {
        let Opt::Attack { by, at } = opt else { continue };
        let said = &sight["fighters"][by.index()];
        let own = state.body(m, by);
        let reached = |to: SpaceId| said["reach"].as_array().is_some_and(|reach| reach.contains(&json!(to.0)));
        assert!(state.body(m, at).iter().any(|to| reached(to) || own.has(to)), "{opt:?}: {said}");
    }
}

/// Where seat 2 is told that Mara reaches, and the rest of her zones, on a row of six spaces with a gate.
fn near(lantern: &str, closed: &str) -> (Value, Value) {
    let text = format!(
        r#"
        name = "A row with a gate"
        closed = "{closed}"
        board = {{ spaces = "s1:A s2:A s3:A s4:B s5:B s6:B", edges = "s1-s2-s3-s4-s5-s6", starts = "s1 s6", doors = "gate:s2-s3" }}
        player = [
          {{ hero = "Mara", at = {{ Mara = "s1" }}, state = {{ lantern = "{lantern}" }}, hand = ["V"], deck = ["V"] }},
          {{ hero = "Rock", at = {{ Rock = "s6" }}, hand = ["V"], deck = ["V"] }},
        ]
        [[hero]]
        name = "Mara"
        move = 2
        state = [{{ name = "lantern", values = ["lit", "dark", "veiled"] }}]
        ability = "While lantern is dark, Mara may attack fighters within 4 spaces. While lantern is veiled, Mara is ranged."
        fighter = [{{ name = "Mara", role = "hero", attack = "melee", health = 10 }}]
        card = [{{ name = "V", count = 6, type = "versatile", value = 1, boost = 1 }}]
        [[hero]]
        name = "Rock"
        move = 2
        fighter = [{{ name = "Rock", role = "hero", attack = "melee", health = 10 }}]
        card = [{{ name = "V", count = 6, type = "versatile", value = 1, boost = 1 }}]
        "#
    );
    let content = Content::built_in().expect("the built-in content is sound");
    let file = CaseFile::parse(&content, "scene.toml", &text);
    let (m, scene) = file.cases[0].scene().unwrap_or_else(|problems| panic!("{problems:?}"));
    let state = State::from_scene(m, scene, 1, &mut ());
    let sight = json!(Sight::new(m, &state.view(m, Some(SeatId(1)))));
    let mara = &sight["fighters"][0];
    (mara["reach"].clone(), mara["zone"].clone())
}

#[test]
fn reach_and_zone_are_those_of_the_rules() {
    assert_eq!(near("lit", ""), (json!([1]), json!([2])));
    // R22.9: the closed gate parts the zone.
    assert_eq!(near("lit", "gate"), (json!([1]), json!([])));
    // A reach of her own, by the state of her lantern.
    assert_eq!(near("dark", ""), (json!([1, 2, 3, 4]), json!([])));
    assert_eq!(near("dark", "gate"), (json!([1]), json!([])));
    assert_eq!(near("veiled", ""), (json!([1, 2]), json!([])));
}

/// Head and tail lie open: every seat and whoever watches is told the same of them, and so is whoever deals anew.
#[test]
fn all_are_told_where_a_large_fighter_stands() {
    let text = r#"
        name = "A serpent on a row"
        board = { spaces = "s1:A s2:A s3:B s4:B s5:C s6:C", edges = "s1-s2-s3-s4-s5-s6", starts = "s1 s6" }
        player = [
          { hero = "Mara", at = { Mara = "s3 tail s2" }, hand = ["V"], deck = ["V", "V"] },
          { hero = "Rock", at = { Rock = "s6" }, hand = ["V"], deck = ["V"] },
        ]
        [[hero]]
        name = "Mara"
        move = 2
        fighter = [{ name = "Mara", role = "hero", attack = "melee", health = 10, large = true }]
        card = [{ name = "V", count = 6, type = "versatile", value = 1, boost = 1 }]
        [[hero]]
        name = "Rock"
        move = 2
        fighter = [{ name = "Rock", role = "hero", attack = "melee", health = 10 }]
        card = [{ name = "V", count = 6, type = "versatile", value = 1, boost = 1 }]
    "#;
    let content = Content::built_in().expect("the built-in content is sound");
    let file = CaseFile::parse(&content, "scene.toml", text);
    let (m, scene) = file.cases[0].scene().unwrap_or_else(|problems| panic!("{problems:?}"));
    let mut state = State::from_scene(m, scene, 1, &mut ());
    let mut rng = Rng::new(3);
    let check = |state: &State, space: u8, tail: u8| {
        for viewer in [Some(SeatId(0)), Some(SeatId(1)), None] {
            let view = state.view(m, viewer);
            let mara = json!(Sight::new(m, &view))["fighters"][0].clone();
            assert_eq!((&mara["space"], &mara["tail"]), (&json!(space), &json!(tail)), "{viewer:?}");
        }
    };
    check(&state, 2, 1);
    let sight = json!(Sight::new(m, &state.view(m, Some(SeatId(1)))));
    // Two lines far from either space, and the zones of both.
    assert_eq!((&sight["fighters"][0]["reach"], &sight["fighters"][0]["zone"]), (&json!([0, 3, 4]), &json!([])));
    for line in ["maneuver", "no boost", "move Mara s5 tail s4"] {
        let opt = state.read(m, line).expect("it is offered");
        state.answer(m, opt, &mut ()).expect("it is offered");
    }
    check(&state, 4, 3);
    let again = state.view(m, Some(SeatId(1))).resample(m, &mut rng);
    assert_eq!(again.tail_of(m, FighterId(0)), Some(SpaceId(3)));
    let bytes = state.to_bytes(m);
    assert_eq!(State::from_bytes(m, &bytes).as_ref(), Ok(&state));
}
