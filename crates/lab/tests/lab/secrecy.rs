//! R18.1, row by row: two games that differ only in what a seat may not know look, sound and ask the same to it.

use peerless_content::{CaseFile, Content};
use peerless_rules::*;

/// A scene with `{…}` to fill in, played in two worlds at once.
struct Worlds {
    games: [(Match, State); 2],
    events: [Vec<Event>; 2],
}

impl Worlds {
    /// `scene` is a case; each `(name, a, b)` replaces `{name}` by `a` in one world and by `b` in the other.
    fn new(scene: &str, differ: &[(&str, &str, &str)]) -> Self {
        Self::with_seeds(scene, differ, [1, 1])
    }

    fn with_seeds(scene: &str, differ: &[(&str, &str, &str)], seeds: [u64; 2]) -> Self {
        let content = Content::built_in().expect("the built-in content is sound");
        let mut events = [Vec::new(), Vec::new()];
        let games = [0, 1].map(|world| {
            let mut text = scene.to_owned();
            for (name, a, b) in differ {
                text = text.replace(&format!("{{{name}}}"), if world == 0 { a } else { b });
            }
            let file = CaseFile::parse(&content, "scene", &text);
            let (game, scene) = file.cases[0].scene().unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
            let state = State::from_scene(game, scene, seeds[world], &mut events[world]);
            ((**game).clone(), state)
        });
        Self { games, events }
    }

    /// What a viewer may not tell apart: view, question, own options, events as they are told to it.
    fn same_for(&self, viewer: Option<u8>) {
        let viewer = viewer.map(|number| SeatId(number - 1));
        let [(m, a), (n, b)] = &self.games;
        assert_eq!(a.view(m, viewer), b.view(n, viewer), "the views differ");
        assert_eq!(a.question(m), b.question(n), "the questions differ");
        if a.question(m).map(|question| question.seat) == viewer {
            let mut options = [Options::new(), Options::new()];
            a.options(m, &mut options[0]);
            b.options(n, &mut options[1]);
            assert_eq!(options[0], options[1], "the options differ");
        }
        let heard = |world: usize| -> Vec<Event> {
            self.events[world].iter().map(|event| event.seen_with(|seat| m.sees(viewer, seat))).collect()
        };
        assert_eq!(heard(0), heard(1), "the events differ");
    }

    fn differ_for(&self, viewer: u8) {
        let viewer = Some(SeatId(viewer - 1));
        let [(m, a), (n, b)] = &self.games;
        assert_ne!(a.view(m, viewer), b.view(n, viewer), "the worlds do not differ at all");
    }

    fn play(&mut self, line: &str) {
        self.play_each([line, line]);
    }

    fn play_each(&mut self, lines: [&str; 2]) {
        for (world, line) in lines.into_iter().enumerate() {
            let (m, state) = &mut self.games[world];
            let opt = state.read(m, line).unwrap_or_else(|error| panic!("world {world}: {error}"));
            state.answer(m, opt, &mut self.events[world]).expect("it was offered");
        }
    }
}

const PLAIN: &str = r#"
[[hero]]
name = "HA"
move = 2
fighter = [{ name = "HA", role = "hero", attack = "melee", health = 10 }]
card = [
  { name = "A3", count = 4, type = "attack", value = 3, boost = 2 },
  { name = "A4", count = 4, type = "attack", value = 4, boost = 1 },
  { name = "D2", count = 4, type = "defense", value = 2, boost = 1 },
  { name = "S", count = 4, type = "scheme", boost = 1, scheme = "Draw 1 card." },
  { name = "Spy", count = 2, type = "scheme", boost = 1, scheme = "Look at an opponent's hand." },
  { name = "Scry", count = 2, type = "scheme", boost = 1, scheme = "Look at the top 3 cards of your deck, then take 1 of them into your hand, then put the rest back in any order." },
  { name = "Stow", count = 2, type = "scheme", boost = 1, scheme = "Put 1 card from your hand on top of your deck." },
]
[[hero]]
name = "HB"
move = 2
fighter = [{ name = "HB", role = "hero", attack = "melee", health = 10 }]
card = [
  { name = "A3", count = 4, type = "attack", value = 3, boost = 2 },
  { name = "D2", count = 4, type = "defense", value = 2, boost = 1 },
  { name = "D3", count = 4, type = "defense", value = 3, boost = 1 },
  { name = "Veil", count = 2, type = "scheme", boost = 1, scheme = "Draw 1 card.", always = "When an opponent's effect would look at your hand, you may reveal this card to cancel that effect." },
]
[[hero]]
name = "HL"
move = 2
ability = "When HL is attacked, you learn the printed value of the attack card."
fighter = [{ name = "HL", role = "hero", attack = "melee", health = 10 }]
card = [
  { name = "D2", count = 4, type = "defense", value = 2, boost = 1 },
]
[[hero]]
name = "HP"
move = 2
ability = "When one of your sidekicks is attacked, you learn the printed value of the attack card."
fighter = [
  { name = "HP", role = "hero", attack = "melee", health = 10 },
  { name = "Page", role = "sidekick", attack = "melee", health = 4 },
]
card = [
  { name = "D2", count = 4, type = "defense", value = 2, boost = 1 },
]
[[hero]]
name = "HM"
move = 2
state = [
  { name = "mask", values = ["fox", "owl", "eel"], choose = true, secret = true, pick = 2 },
  { name = "shoe", values = ["red", "black"], choose = true, secret = true },
]
fighter = [
  { name = "HM", role = "hero", attack = "melee", health = 10 },
  { name = "Cub", role = "sidekick", with = "fox", attack = "melee", health = 3 },
]
card = [
  { name = "A3", count = 4, type = "attack", value = 3, boost = 2 },
  { name = "Hoot", count = 2, with = "owl", type = "scheme", boost = 1, scheme = "Draw 1 card." },
]
[[hero]]
name = "HF"
move = 2
ability = "While 1 or more attack cards are in your hand, HF is ranged."
fighter = [{ name = "HF", role = "hero", attack = "melee", health = 10 }]
card = [
  { name = "A3", count = 4, type = "attack", value = 3, boost = 2 },
  { name = "D2", count = 4, type = "defense", value = 2, boost = 1 },
]
[[hero]]
name = "HK"
move = 2
ability = "When HK attacks, you may commit a card from your hand face down to boost the attack."
fighter = [{ name = "HK", role = "hero", attack = "melee", health = 10 }]
card = [
  { name = "A3", count = 4, type = "attack", value = 3, boost = 2 },
  { name = "A4", count = 4, type = "attack", value = 4, boost = 1 },
  { name = "D2", count = 4, type = "defense", value = 2, boost = 1 },
]
"#;

fn scene(rest: &str) -> String {
    format!("name = \"scene\"\n{rest}\n{PLAIN}")
}

fn duel(a: &str, b: &str) -> String {
    scene(&format!(
        r#"board = {{ spaces = "s1:A s2:A s3:A s4:A", edges = "s1-s2-s3-s4", starts = "s1 s4", items = "s3=Fire Hydrant" }}
player = [ {{ {a} }}, {{ {b} }} ]"#
    ))
}

#[test]
fn the_printed_value_of_an_attack_that_one_learns() {
    let scene = duel(
        r#"hero = "HA", at = { HA = "s1" }, hand = ["A3", "A4"], deck = ["S"]"#,
        r#"hero = "HL", at = { HL = "s2" }, hand = ["D2"], deck = ["D2"]"#,
    );
    let mut worlds = Worlds::new(&scene, &[]);
    worlds.play("attack HA > HL");
    worlds.play_each(["play A3", "play A4"]);
    worlds.same_for(None);
    worlds.differ_for(2);
    let told = worlds.games.each_ref().map(|(m, state)| {
        let fight = |seat| state.view(m, seat).fight(m).expect("a combat");
        assert_eq!(fight(None).sides[0].told, None);
        let seen = fight(Some(SeatId(1))).sides[0];
        assert_eq!(seen.card, None, "the card itself stays hidden");
        seen.told
    });
    assert_eq!(told, [Some(3), Some(4)]);
    // What could lie there has the value that was told.
    let mut rng = Rng::new(1);
    for (m, state) in &worlds.games {
        let view = state.view(m, Some(SeatId(1)));
        assert!((0..20).all(|_| view.resample(m, &mut rng).view(m, Some(SeatId(1))).fight(m) == view.fight(m)));
    }
}

#[test]
fn the_printed_value_of_an_attack_that_some_fighters_learn() {
    let scene = duel(
        r#"hero = "HA", at = { HA = "s2" }, hand = ["A3", "A4"], deck = ["S"]"#,
        r#"hero = "HP", at = { HP = "s3", Page = "s1" }, hand = ["D2"], deck = ["D2"]"#,
    );
    for (target, told) in [("HP", [None, None]), ("Page", [Some(3), Some(4)])] {
        let mut worlds = Worlds::new(&scene, &[]);
        worlds.play(&format!("attack HA > {target}"));
        worlds.play_each(["play A3", "play A4"]);
        worlds.same_for(None);
        let seen = worlds
            .games
            .each_ref()
            .map(|(m, state)| state.view(m, Some(SeatId(1))).fight(m).expect("a combat").sides[0].told);
        assert_eq!(seen, told, "{target}");
    }
}

/// R4.11: what is chosen in secret is seen by nobody else before all have chosen, and by all then.
#[test]
fn what_is_chosen_at_setup_in_secret() {
    let scene = scene(
        r#"setup = true
board = { spaces = "s1:A s2:A s3:A s4:A", edges = "s1-s2-s3-s4", starts = "s1 s4" }
player = [ { hero = "HM", hand = ["A3"] }, { hero = "HM", hand = ["A3"] } ]"#,
    );
    let mut worlds = Worlds::new(&scene, &[]);
    let mut rng = Rng::new(1);
    let mut hidden = |worlds: &Worlds, from: u8| {
        worlds.same_for(Some(from));
        worlds.same_for(None);
        // What could have been chosen is what is offered, and looks the same.
        let (m, state) = &worlds.games[0];
        let view = state.view(m, Some(SeatId(from - 1)));
        for _ in 0..20 {
            let other = view.resample(m, &mut rng);
            assert_eq!(other.view(m, Some(SeatId(from - 1))), view);
            assert_eq!(other.question(m), state.question(m));
            State::from_bytes(m, &other.to_bytes(m)).expect("a sound state");
        }
    };
    worlds.play_each(["choose fox + owl", "choose owl + eel"]);
    hidden(&worlds, 2);
    worlds.differ_for(1);
    worlds.play_each(["choose red", "choose black"]);
    hidden(&worlds, 2);
    worlds.play("choose fox + eel");
    hidden(&worlds, 2);
    worlds.play("choose red");
    worlds.differ_for(2);
    worlds.differ_for(1);
    let (m, state) = &worlds.games[0];
    assert_eq!(state.view(m, None).state_value(SeatId(0), 0), Some(0));
}

#[test]
fn a_reach_that_hangs_on_cards_in_hand() {
    let scene = duel(
        r#"hero = "HF", at = { HF = "s1" }, hand = ["{H}"], deck = ["A3", "D2", "{D}"]"#,
        r#"hero = "HB", at = { HB = "s4" }, hand = ["A3"], deck = ["A3"]"#,
    );
    // The cards are the same; the one in hand is another.
    let worlds = Worlds::new(&scene, &[("H", "A3", "D2"), ("D", "D2", "A3")]);
    worlds.same_for(Some(2));
    worlds.same_for(None);
    let reaches = worlds.games.each_ref().map(|(m, state)| state.view(m, Some(SeatId(0))).reach(m, FighterId(0)).len());
    assert_eq!(reaches, [4, 1], "its owner knows how far it reaches");
}

#[test]
fn cards_in_hand() {
    let scene = duel(
        r#"hero = "HA", at = { HA = "s2" }, hand = ["A3"], deck = ["D2", "{D}", "S"]"#,
        r#"hero = "HB", at = { HB = "s3" }, hand = ["{H}"], deck = ["A3", "{D}"]"#,
    );
    let worlds = Worlds::new(&scene, &[("H", "D2", "D3"), ("D", "D2", "D2")]);
    // The deck list is known, so a world must hold the same cards: the other copy lies in the deck.
    let worlds_same_cards = Worlds::new(&scene.replace("{D}", "{E}"), &[("H", "D2", "A3"), ("E", "D2", "D2")]);
    worlds.differ_for(2);
    worlds_same_cards.differ_for(2);
    let scene = duel(
        r#"hero = "HA", at = { HA = "s2" }, hand = ["A3"], deck = ["D2", "S"]"#,
        r#"hero = "HB", at = { HB = "s3" }, hand = ["{H}"], deck = ["A3", "{D}"]"#,
    );
    let mut worlds = Worlds::new(&scene, &[("H", "D2", "D3"), ("D", "D3", "D2")]);
    worlds.same_for(Some(1));
    worlds.same_for(None);
    worlds.differ_for(2);
    worlds.play("maneuver");
    worlds.same_for(Some(1));
    worlds.play("no boost");
    worlds.play("done");
    worlds.same_for(Some(1));
    worlds.same_for(None);
}

#[test]
fn the_order_of_a_deck() {
    let scene = duel(
        r#"hero = "HA", at = { HA = "s1" }, hand = ["S"], deck = {D}"#,
        r#"hero = "HB", at = { HB = "s4" }, hand = ["D2"], deck = ["A3", "D3"]"#,
    );
    let mut worlds = Worlds::new(&scene, &[("D", r#"["A3", "A4", "D2"]"#, r#"["D2", "A4", "A3"]"#)]);
    for viewer in [Some(1), Some(2), None] {
        worlds.same_for(viewer);
    }
    // A card drawn is seen by its owner only.
    worlds.play("maneuver");
    worlds.differ_for(1);
    worlds.same_for(Some(2));
    worlds.same_for(None);
}

#[test]
fn a_committed_attack_and_the_defense_prompt() {
    let scene = duel(
        r#"hero = "HA", at = { HA = "s2" }, hand = ["A3", "A4"], deck = ["S"]"#,
        r#"hero = "HB", at = { HB = "s3" }, hand = ["{H}"], deck = ["{D}"]"#,
    );
    // The defender holds a defense in one world and none in the other: asked all the same.
    let mut worlds = Worlds::new(&scene, &[("H", "D2", "A3"), ("D", "A3", "D2")]);
    worlds.play("attack HA > HB");
    worlds.play("play A3");
    worlds.same_for(Some(1));
    worlds.same_for(None);
    // The attacker lays another card in each world.
    let mut worlds = Worlds::new(&scene, &[("H", "D2", "D2"), ("D", "A3", "A3")]);
    worlds.play("attack HA > HB");
    worlds.play_each(["play A3", "play A4"]);
    worlds.same_for(Some(2));
    worlds.same_for(None);
    worlds.differ_for(1);
}

#[test]
fn a_committed_boost() {
    let scene = duel(
        r#"hero = "HK", at = { HK = "s2" }, hand = ["A3", "A4", "D2"], deck = ["A3"]"#,
        r#"hero = "HB", at = { HB = "s3" }, hand = ["D2"], deck = ["D3"]"#,
    );
    let mut worlds = Worlds::new(&scene, &[]);
    worlds.play("attack HK > HB");
    worlds.play("play A3");
    worlds.same_for(Some(2));
    worlds.play_each(["boost A4", "boost D2"]);
    worlds.same_for(Some(2));
    worlds.same_for(None);
    worlds.differ_for(1);
}

#[test]
fn a_committed_defense() {
    let scene = duel(
        r#"hero = "HA", at = { HA = "s2" }, hand = ["A3"], deck = ["S"]"#,
        r#"hero = "HB", at = { HB = "s3" }, hand = ["D2", "D3"], deck = ["A3"]"#,
    );
    // The item on the defender's space makes the engine wait between the defense and the reveal.
    let mut worlds = Worlds::new(&scene, &[]);
    worlds.play("attack HA > HB");
    worlds.play_each(["defend D2", "defend D3"]);
    worlds.same_for(Some(1));
    worlds.same_for(None);
    worlds.differ_for(2);
}

#[test]
fn a_hand_that_somebody_else_looks_at() {
    let scene = scene(
        r#"mode = "free-for-all"
board = { spaces = "s1:A s2:A s3:A s4:A s5:A", edges = "s1-s2-s3-s4-s5", starts = "s1 s3 s5" }
player = [
  { hero = "HA", at = { HA = "s1" }, hand = ["Spy"], deck = ["S"] },
  { hero = "HB", at = { HB = "s3" }, hand = ["{H}", "A3"], deck = ["{D}"] },
  { hero = "HK", at = { HK = "s5" }, hand = ["D2"], deck = ["A3"] },
]"#,
    );
    let mut worlds = Worlds::new(&scene, &[("H", "D2", "D3"), ("D", "D3", "D2")]);
    worlds.same_for(Some(1));
    worlds.play("scheme Spy");
    worlds.play("choose seat 2");
    worlds.play("no");
    worlds.differ_for(1);
    worlds.same_for(Some(3));
    worlds.same_for(None);
}

#[test]
fn the_reaction_that_guards_a_hand() {
    let scene = duel(
        r#"hero = "HA", at = { HA = "s1" }, hand = ["Spy"], deck = ["S"]"#,
        r#"hero = "HB", at = { HB = "s4" }, hand = ["{H}"], deck = ["{D}"]"#,
    );
    // Held in one world, in the deck in the other: the question is the same.
    let mut worlds = Worlds::new(&scene, &[("H", "Veil", "D2"), ("D", "D2", "Veil")]);
    worlds.play("scheme Spy");
    worlds.same_for(Some(1));
    worlds.same_for(None);
    worlds.differ_for(2);
}

#[test]
fn top_cards_looked_at_and_put_back() {
    let scene = duel(
        r#"hero = "HA", at = { HA = "s1" }, hand = ["Scry"], deck = ["A3", "A4", "D2", "S"]"#,
        r#"hero = "HB", at = { HB = "s4" }, hand = ["D2"], deck = ["D3"]"#,
    );
    let mut worlds = Worlds::new(&scene, &[]);
    worlds.play("scheme Scry");
    worlds.same_for(Some(2));
    worlds.play_each(["choose A3", "choose D2"]);
    worlds.same_for(Some(2));
    worlds.differ_for(1);
    worlds.play_each(["choose A4", "choose A3"]);
    worlds.same_for(Some(2));
    worlds.same_for(None);
    worlds.play("maneuver");
    worlds.same_for(Some(2));
}

#[test]
fn a_card_put_from_the_hand_on_the_deck() {
    let scene = duel(
        r#"hero = "HA", at = { HA = "s1" }, hand = ["Stow", "A3", "D2"], deck = ["A4"]"#,
        r#"hero = "HB", at = { HB = "s4" }, hand = ["D2"], deck = ["D3"]"#,
    );
    let mut worlds = Worlds::new(&scene, &[]);
    worlds.play("scheme Stow");
    worlds.play_each(["choose A3", "choose D2"]);
    worlds.same_for(Some(2));
    worlds.same_for(None);
    worlds.differ_for(1);
}

#[test]
fn the_seed_and_future_shuffles() {
    let scene = duel(
        r#"hero = "HA", at = { HA = "s1" }, hand = ["S"], deck = ["A3", "A4"]"#,
        r#"hero = "HB", at = { HB = "s4" }, hand = ["D2"], deck = ["A3", "D3"]"#,
    );
    let worlds = Worlds::with_seeds(&scene, &[], [1, 2]);
    for viewer in [Some(1), Some(2), None] {
        worlds.same_for(viewer);
    }
}

#[test]
fn a_teammates_hand_with_and_without_sharing() {
    let scene = |shared: &str| {
        scene(&format!(
            r#"mode = "teams"
switches = {{ team_shared_hands = {shared} }}
board = {{ spaces = "s1:A s2:A s3:A s4:A s5:A", edges = "s1-s2-s3-s4-s5", starts = "s1 s2 s4 s5" }}
player = [
  {{ hero = "HA", at = {{ HA = "s1" }}, hand = ["S"], deck = ["A3"] }},
  {{ hero = "HK", at = {{ HK = "s2" }}, hand = ["D2"], deck = ["A3"] }},
  {{ hero = "HB", at = {{ HB = "s4" }}, hand = ["{{H}}"], deck = ["{{D}}"] }},
  {{ hero = "HK", at = {{ "4.HK" = "s5" }}, hand = ["D2"], deck = ["A3"] }},
]"#
        ))
    };
    let differ = [("H", "D2", "D3"), ("D", "D3", "D2")];
    let shared = Worlds::new(&scene("true"), &differ);
    shared.differ_for(1);
    shared.same_for(Some(2));
    shared.same_for(Some(4));
    let apart = Worlds::new(&scene("false"), &differ);
    for viewer in [Some(1), Some(2), Some(4), None] {
        apart.same_for(viewer);
    }
    apart.differ_for(3);
}

#[test]
fn the_hand_and_deck_of_an_eliminated_seat() {
    let scene = scene(
        r#"mode = "free-for-all"
board = { spaces = "s1:A s2:A s3:A s4:A s5:A", edges = "s1-s2-s3-s4-s5", starts = "s1 s3 s5" }
player = [
  { hero = "HA", at = { HA = "s2" }, hand = ["A4"], deck = ["S"] },
  { hero = "HB", at = { HB = "s3" }, health = { HB = 1 }, hand = ["{H}"], deck = ["{D}"] },
  { hero = "HK", at = { HK = "s5" }, hand = ["D2"], deck = ["A3"] },
]"#,
    );
    let mut worlds = Worlds::new(&scene, &[("H", "D2", "D3"), ("D", "D3", "D2")]);
    worlds.play("attack HA > HB");
    worlds.play("no defense");
    for viewer in [Some(1), Some(3), None] {
        worlds.same_for(viewer);
    }
    worlds.differ_for(2);
}

#[test]
fn a_card_of_another_deck_that_its_owner_has_not_seen() {
    let texts = [
        "then put 1 of them on the bottom of that deck, then put the rest back in any order.",
        "then put the rest back in any order.",
        "then put 1 of them on the bottom of that deck, then put 1 of them on top of that deck.",
    ];
    for text in texts {
        let scene = duel(
            r#"hero = "HA", at = { HA = "s1" }, hand = ["Spy"], deck = ["S"]"#,
            r#"hero = "HB", at = { HB = "s4" }, hand = ["D2"], deck = ["A3", "D3", "D2"]"#,
        )
        .replace("Look at an opponent's hand.", &format!("Look at the top 2 cards of your opponent's deck, {text}"));
        let mut worlds = Worlds::new(&scene, &[]);
        worlds.play("scheme Spy");
        worlds.play_each(["choose A3", "choose D3"]);
        worlds.differ_for(1);
        worlds.same_for(Some(2));
        worlds.same_for(None);
        // Whoever looked is told which card it was.
        let told = |world: usize, viewer: u8| {
            let (m, _) = &worlds.games[world];
            let seen = |event: &Event| event.seen_with(|seat| m.sees(Some(SeatId(viewer - 1)), seat));
            worlds.events[world].iter().map(seen).any(|event| {
                matches!(event, Event::PutOnDeck { card: Some(_), .. } | Event::PutUnderDeck { card: Some(_), .. })
            })
        };
        assert!(told(0, 1) && told(1, 1) || text.starts_with("then put the rest"), "{text}");
        assert!(!told(0, 2) && !told(1, 2), "{text}");
    }
}

#[test]
fn cards_that_chance_puts_on_a_deck() {
    let scene = duel(
        r#"hero = "HA", at = { HA = "s1" }, hand = ["Spy"], deck = ["S"]"#,
        r#"hero = "HB", at = { HB = "s4" }, hand = ["A3", "D2", "D3"], deck = ["A3"]"#,
    );
    let told = |act: &str| -> Vec<bool> {
        let mut worlds = Worlds::new(&scene.replace("Look at an opponent's hand.", act), &[]);
        worlds.play("scheme Spy");
        worlds.same_for(Some(1));
        let (m, _) = &worlds.games[0];
        let seen = worlds.events[0].iter().map(|event| event.seen_with(|seat| m.sees(Some(SeatId(1)), seat)));
        seen.filter_map(|event| if let Event::PutOnDeck { card, .. } = event { Some(card.is_some()) } else { None })
            .collect()
    };
    // Not even their owner knows the order in which they lie.
    let act = "Your opponent puts 2 random cards from their hand on top of their deck in random order.";
    assert_eq!(told(act), [false, false]);
}
