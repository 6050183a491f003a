//! The JSON of views and decisions says the same as the state, and nothing that its seat does not know.

use peerless_content::Content;
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
        if let Opt::Move { .. } = opt {
            assert_eq!(face["deed"]["path"], json!(path));
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
        assert_eq!(said["health"], state.health(fighter));
    }
}
