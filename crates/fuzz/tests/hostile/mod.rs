//! A hero that is written to do harm: its effects set each other off without end.

use std::fmt::Write as _;
use std::sync::Arc;

use peerless_content::{Content, parse_hero};
use peerless_lang::Key;
use peerless_rules::*;

/// A hero with this ability, and cards with these texts; nothing about it is small.
fn hero(ability: &str, cards: &[(Key, String)]) -> String {
    let mut file = format!("name = \"Mara\"\nmove = 20\nhand = 20\nhand_limit = 40\nability = {ability:?}\n");
    file += "counter = [{ name = \"Ember\", max = 99, start = 99 }]\n";
    file += "state = [{ name = \"lantern\", values = [\"lit\", \"dark\"] }]\n";
    file += "basket = { name = \"Bag\", symbols = [\"moon\", \"star\"] }\n";
    file += "token = [{ name = \"Lamp\", count = 4, start = 4, stack = true }]\n";
    file += "second_life = { fighter = \"Mara\", health = 99 }\n";
    file += "[[fighter]]\nname = \"Mara\"\nrole = \"hero\"\nattack = \"ranged\"\nhealth = 99\nrange = 99\n";
    file += "[[fighter]]\nname = \"Bruno\"\nrole = \"sidekick\"\nattack = \"ranged\"\nhealth = 99\n";
    file += "[[fighter]]\nname = \"Fox\"\nplural = \"Foxes\"\nrole = \"sidekick\"\nattack = \"melee\"\nhealth = 9\ncount = 3\nsmall = true\nsupply = true\n";
    for (number, (key, text)) in cards.iter().enumerate() {
        let (kind, value) = if *key == Key::Scheme { ("scheme", "") } else { ("versatile", "value = 9\n") };
        _ = write!(file, "[[card]]\nname = \"Card {number}\"\ncount = 5\ntype = {kind:?}\nboost = 9\n{value}");
        _ = writeln!(file, "tags = [\"SONG\"]\n{} = {text:?}", key.word());
    }
    file
}

/// What stops an endless chain leaves all others as they are.
#[test]
fn an_endless_chain_stops_and_is_told_once() {
    let content = Content::built_in().expect("the built-in content is sound");
    let ability = "Each time Mara takes damage, Mara recovers 1 health, then deal 1 damage to Mara.";
    let scheme = (Key::Scheme, "Deal 1 damage to Mara.".to_owned());
    let mara = Arc::new(parse_hero("hero", &hero(ability, &[scheme])).expect("a hero"));
    let m = Match::new(content.boards[0].clone(), &[mara.clone(), mara], Vec::new(), Mode::Duel, Switches::default());
    let m = m.expect("a match");
    struct Count(usize, usize);
    impl Host for Count {
        fn event(&mut self, event: Event) {
            self.0 += usize::from(matches!(event, Event::CutShort { .. }));
            self.1 += usize::from(matches!(event, Event::Damage { .. }));
        }
    }
    let mut options = Options::new();
    let mut state = State::new(&m, 1, &mut ());
    state.options(&m, &mut options);
    for _ in 0..200 {
        let scheme = options.iter().find(|opt| matches!(opt, Opt::Scheme { .. })).copied();
        let mut count = Count(0, 0);
        let opt = scheme.unwrap_or(options[0]);
        state.answer_unchecked(&m, opt, &mut options, &mut count);
        if scheme.is_some() {
            assert_eq!(count.0, 1, "it is told once");
            assert!((100..2_000).contains(&count.1), "{}", count.1);
            assert!(!options.is_empty(), "the game goes on");
            return;
        }
    }
    panic!("no scheme was played");
}
