//! Random games over everything there is keep all laws. `LAWS=100 cargo test -p peerless-lab --release laws` plays a hundred times as many.

use peerless_content::Content;
use peerless_lab::Pool;
use peerless_lab::homebrew::{draw_heroes, sentence_heroes};
use peerless_lab::sim::Sim;
use peerless_rules::{Mode, Switches};

fn check_games(modes: &[Mode], games: u64, seed: u64, switches: Switches) {
    let content = Content::built_in().expect("the built-in content is sound");
    let times = std::env::var("LAWS").map_or(1, |times| times.parse().expect("LAWS is a number"));
    let games = games * times;
    let pool = Pool::new(&content, &[], &[], modes, switches).expect("there is something to play");
    let sim = Sim { pool, games, seed, bots: vec!["random".into()], laws: Some(8), threads: 2 };
    let report = sim.run(&|_| {}).expect("the bots are known");
    assert_eq!(report.broken, None);
    assert_eq!(report.unfinished, Vec::<u64>::new());
    assert_eq!(report.games, games);
}

#[test]
fn duels_keep_the_laws() {
    check_games(&[Mode::Duel], 4_000, 1_000_000, Switches::default());
}

#[test]
fn games_of_three_and_four_keep_the_laws() {
    check_games(&[Mode::FreeForAll], 1_200, 2_000_000, Switches::default());
}

#[test]
fn team_games_keep_the_laws() {
    check_games(&[Mode::Teams], 1_000, 3_000_000, Switches::default());
}

#[test]
fn the_other_readings_keep_the_laws() {
    let mut switches = Switches::default();
    for (name, values) in Switches::known() {
        switches.set(name, values[1]).expect("a known value");
    }
    check_games(&Mode::ALL, 1_000, 4_000_000, switches);
}

/// Every example hero by itself, so that each one is played: against itself, and with more at the table.
#[test]
fn example_heroes_keep_the_laws() {
    let examples = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/examples");
    let content =
        Content::built_in().and_then(|content| content.with_folder(&examples)).expect("the examples are sound");
    let times = std::env::var("LAWS").map_or(1, |times| times.parse().expect("LAWS is a number"));
    let names: Vec<String> =
        content.heroes.iter().filter(|hero| hero.set == "Examples").map(|hero| hero.name.clone()).collect();
    let alone = names.iter().map(|name| (vec![name.clone()], vec![Mode::Duel], 30));
    let together = [(names.clone(), Mode::ALL.to_vec(), 100)];
    let mut broken = Vec::new();
    for (heroes, modes, games) in alone.chain(together) {
        let pool = Pool::new(&content, &heroes, &[], &modes, Switches::default()).expect("there is something to play");
        let sim =
            Sim { pool, games: games * times, seed: 7_000, bots: vec!["random".into()], laws: Some(4), threads: 2 };
        let report = sim.run(&|_| {}).expect("the bots are known");
        broken.extend(report.broken.map(|(seed, law)| format!("{heroes:?}, seed {seed}: {law}")));
        broken.extend(report.unfinished.iter().map(|seed| format!("{heroes:?}, seed {seed} has no end")));
    }
    assert_eq!(broken, Vec::<String>::new());
}

/// Heroes that nobody wrote, among themselves and with the shipped ones.
#[test]
fn made_heroes_keep_the_laws() {
    let content = Content::built_in().expect("the built-in content is sound");
    let times = std::env::var("LAWS").map_or(1, |times| times.parse().expect("LAWS is a number"));
    let pool = Pool::new(&content, &[], &[], &Mode::ALL, Switches::default()).expect("there is something to play");
    let pool = pool.with_made(draw_heroes(30 * times as usize, 11));
    let sim = Sim { pool, games: 150 * times, seed: 8_000_000, bots: vec!["random".into()], laws: Some(8), threads: 2 };
    let report = sim.run(&|_| {}).expect("the bots are known");
    assert_eq!(report.broken, None);
    assert_eq!(report.unfinished, Vec::<u64>::new());
}

/// A text may let moves pass tokens at no cost, so that their way is longer than they are.
#[test]
fn moves_past_tokens_at_no_cost_keep_the_laws() {
    let file = r#"
name = "Mara"
move = 3
ability = "After Mara moves, place 1 Lamp in Mara's space."
token = [{ name = "Lamp", count = 12, start = 6 }]
[[fighter]]
name = "Mara"
role = "hero"
attack = "ranged"
health = 20
[[card]]
name = "Night Walk"
count = 30
type = "versatile"
value = 1
after = "Choose a fighter in this combat and move it up to 2 spaces through spaces with a Lamp at no cost."
"#;
    let hero = peerless_content::parse_hero("mara.toml", file).expect("a sound file");
    let content = Content::built_in().expect("the built-in content is sound");
    let few = [content.heroes[0].name.clone()];
    let pool = Pool::new(&content, &few, &[], &Mode::ALL, Switches::default()).expect("there is something to play");
    let pool = pool.with_heroes(vec![std::sync::Arc::new(hero)]);
    let sim = Sim { pool, games: 40, seed: 1, bots: vec!["random".into()], laws: Some(1), threads: 2 };
    let report = sim.run(&|_| {}).expect("the bots are known");
    assert_eq!(report.broken, None);
}

/// A card that was put away in secret may be shown by the next words, or by another text before anybody is asked again.
#[test]
fn what_is_shown_after_a_hidden_choice_breaks_no_law() {
    let file = |first: &str, second: &str| {
        format!(
            r#"
name = "Mara"
move = 2
[[fighter]]
name = "Mara"
role = "hero"
attack = "melee"
health = 15
[[card]]
name = "Night Walk"
count = 10
type = "versatile"
value = 2
boost = 1
after = "{first}"
[[card]]
name = "Day Walk"
count = 10
type = "versatile"
value = 3
boost = 2
after = "{second}"
[[card]]
name = "Long Walk"
count = 10
type = "versatile"
value = 2
boost = 1
"#
        )
    };
    let texts = [
        (
            "Look at the top 2 cards of your deck, then put 1 of them on top of your deck, then discard the rest.",
            "Draw 1 card.",
        ),
        ("You may put 1 card from your hand on the bottom of your deck.", "Look at your opponent's hand."),
        ("You may put 1 card from your hand on top of your deck.", "Reveal the top card of your opponent's deck."),
        (
            "You may put 1 card from your hand on top of your deck.",
            "Your opponent discards the top card of their deck.",
        ),
        (
            "Look at the top 3 cards of your deck, then put the rest back in any order.",
            "Reveal the top card of your opponent's deck.",
        ),
    ];
    let content = Content::built_in().expect("the built-in content is sound");
    for (first, second) in texts {
        let hero = peerless_content::parse_hero("mara.toml", &file(first, second)).expect("a sound file");
        let few = [content.heroes[0].name.clone()];
        let pool =
            Pool::new(&content, &few, &[], &[Mode::Duel], Switches::default()).expect("there is something to play");
        let pool = pool.with_heroes(vec![std::sync::Arc::new(hero)]);
        let sim = Sim { pool, games: 60, seed: 1, bots: vec!["random".into()], laws: Some(1), threads: 2 };
        assert_eq!(sim.run(&|_| {}).expect("the bots are known").broken, None, "{first} {second}");
    }
}

/// R19.9: who is eliminated by the text that hides cards shows them.
#[test]
fn a_hidden_pile_of_an_eliminated_seat_keeps_the_laws() {
    let file = r#"
name = "Mara"
move = 3
pile = [{ name = "Sleeve", seen = "owner" }]
[[fighter]]
name = "Mara"
role = "hero"
attack = "melee"
health = 3
[[card]]
name = "Night Walk"
count = 15
type = "scheme"
scheme = "Put up to 2 cards from your hand into Sleeve, then deal 1 damage to Mara for each card put."
[[card]]
name = "Day Walk"
count = 15
type = "scheme"
scheme = "Put up to 2 cards from your hand into Sleeve, then deal 3 damage to Mara."
"#;
    let hero = peerless_content::parse_hero("mara.toml", file).expect("a sound file");
    let content = Content::built_in().expect("the built-in content is sound");
    let few = [content.heroes[0].name.clone()];
    let modes = [Mode::FreeForAll, Mode::Teams];
    let pool = Pool::new(&content, &few, &[], &modes, Switches::default()).expect("there is something to play");
    let pool = pool.with_heroes(vec![std::sync::Arc::new(hero)]);
    let sim = Sim { pool, games: 60, seed: 1, bots: vec!["random".into()], laws: Some(1), threads: 2 };
    let report = sim.run(&|_| {}).expect("the bots are known");
    assert_eq!(report.broken, None);
}

/// A card in the hand of another speaks of piles and side decks of its owner, which the others do not see.
#[test]
fn given_cards_that_speak_of_hidden_piles_keep_the_laws() {
    let file = r#"
name = "Nan"
move = 3
symbols = ["moon"]
ability = "After you play a PRANK card, put that card into your opponent's hand."
pile = [{ name = "Cellar", seen = "owner" }]
side_deck = [{ name = "Signs", card = [{ name = "Sharp" }, { name = "Quick" }, { name = "Low" }] }]
spell = [{ name = "Rain", pile = "Cellar", symbols = ["moon"], text = "Draw 1 card." }]
[[fighter]]
name = "Nan"
role = "hero"
attack = "ranged"
health = 20
[[card]]
name = "Stow"
count = 6
type = "scheme"
symbols = ["moon"]
tags = ["PRANK"]
scheme = "Draw 2 cards. Put 1 card from your hand into Cellar."
[[card]]
name = "Snatch"
count = 4
type = "versatile"
value = 2
after = "Reveal the top 2 cards of your opponent's deck, then put 1 of them into Cellar, then put the rest back in any order."
[[card]]
name = "Rummage"
count = 4
type = "scheme"
tags = ["PRANK"]
scheme = "You may discard 2 cards from Cellar; if you do, draw 1 card."
[[card]]
name = "Sing"
count = 4
type = "versatile"
value = 3
tags = ["PRANK"]
after = "You may discard 1 PRANK card from Cellar; if you do, draw 1 card. Look at the top card of Signs."
[[card]]
name = "Regain"
count = 4
type = "versatile"
value = 3
tags = ["PRANK"]
after = "Take 1 card from Cellar."
[[card]]
name = "Carry"
count = 4
type = "scheme"
tags = ["PRANK"]
scheme = "Put 1 card from Cellar on the bottom of your deck."
[[card]]
name = "Cast"
count = 4
type = "scheme"
tags = ["PRANK"]
scheme = "Cast 1 spell."
"#;
    let hero = peerless_content::parse_hero("nan.toml", file).expect("a sound file");
    let content = Content::built_in().expect("the built-in content is sound");
    let few = [content.heroes[0].name.clone()];
    let pool = Pool::new(&content, &few, &[], &Mode::ALL, Switches::default()).expect("there is something to play");
    let pool = pool.with_heroes(vec![std::sync::Arc::new(hero)]);
    let sim = Sim { pool, games: 150, seed: 1, bots: vec!["random".into()], laws: Some(1), threads: 2 };
    let report = sim.run(&|_| {}).expect("the bots are known");
    assert_eq!(report.broken, None);
}

/// Every text of the manual on a card of its own, and with it the laws of secrecy, which texts put together by lot do not keep.
#[test]
fn every_sentence_keeps_the_laws() {
    let content = Content::built_in().expect("the built-in content is sound");
    let times = std::env::var("LAWS").map_or(1, |times| times.parse().expect("LAWS is a number"));
    let (heroes, left_out) = sentence_heroes(times);
    let few = [content.heroes[0].name.clone()];
    assert!(left_out.len() * 20 < heroes.len() * 11, "{left_out:#?}");
    let pool = Pool::new(&content, &few, &[], &Mode::ALL, Switches::default()).expect("there is something to play");
    let pool = pool.with_heroes(heroes);
    let games = 200 * times;
    let sim = Sim { pool, games, seed: 9_000_000, bots: vec!["random".into()], laws: Some(2), threads: 2 };
    let report = sim.run(&|_| {}).expect("the bots are known");
    assert_eq!(report.broken, None);
    assert!(report.unfinished.len() as u64 * 10 < games, "{:?}", report.unfinished);
}
