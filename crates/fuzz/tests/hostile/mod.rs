//! Heroes that are written to do harm: effects that set each other off, numbers and texts as large as they can be, files that are none.
//! Each is refused, or can be played like any other, and no step of it takes long. `HOSTILE=1 cargo test -p peerless-fuzz --release`
//! plays them for longer, lets a bot think about them, and tries 10,000 heroes made at random besides.

use std::fmt::Write as _;
use std::sync::Arc;
use std::time::{Duration, Instant};

use peerless_content::{Content, Made, check_draft, manual_at, offers_at, parse_hero, phrases_at, turns_at};
use peerless_lab::strength::Strength;
use peerless_lang::{Key, manual_names, parse};
use peerless_rules::*;

/// Looking at a file, and one step of a game, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(5);
/// Choices of each game; in the long form.
const CHOICES: usize = 12;
const LONG: usize = 120;
/// Heroes at random, in the long form.
const RANDOM: u64 = 10_000;

fn is_long() -> bool {
    std::env::var_os("HOSTILE").is_some()
}

/// What may start something.
const TRIGGERS: [&str; 22] = [
    "When your turn starts, ",
    "When your turn ends, ",
    "Each time Mara takes damage, ",
    "Each time a Fox takes damage, ",
    "Each time a fighter takes damage, ",
    "Each time an opposing fighter takes damage, ",
    "Each time a friendly fighter takes damage, ",
    "Each time a friendly fighter takes combat damage, ",
    "Each time a friendly sidekick is defeated, ",
    "Each time a fighter is defeated, ",
    "After Mara moves, ",
    "After a fighter moves, ",
    "After an opposing fighter moves, ",
    "Each time a fighter leaves Mara's zone, ",
    "Each time you boost, ",
    "Each time you win a combat, ",
    "Each time a Lamp is removed, ",
    "After you play a scheme, ",
    "When you maneuver, ",
    "After you maneuver, ",
    "When the cards are revealed, ",
    "When the game starts, ",
];

/// What would be started again by what it starts.
const DEEDS: [&str; 16] = [
    "Mara recovers 1 health, then deal 1 damage to Mara.",
    "deal 1 damage to each fighter.",
    "deal 1 damage to Mara, then Mara recovers 9 health.",
    "each fighter recovers 9 health, then deal 1 damage to each fighter.",
    "deal 1 damage to a Fox, then each Fox recovers 9 health.",
    "move each fighter up to 9 spaces.",
    "swap Mara with Bruno.",
    "place Mara in any space.",
    "place each Fox in any space.",
    "place a Lamp in any space, then remove a Lamp.",
    "remove each Lamp, then place 4 Lamps in any space.",
    "remove a Lamp, then remove a Lamp.",
    "gain 9 actions.",
    "draw 99 cards.",
    "each player draws 99 cards, then each opponent discards 99 cards.",
    "summon a Fox in any space, then deal 9 damage to each Fox.",
];

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

/// A text that says the same until nothing more fits.
fn long(sentence: &str) -> String {
    let mut text = sentence.to_owned();
    while text.len() + sentence.len() < 4_000 {
        text += " ";
        text += sentence;
    }
    text
}

fn capitalized(text: &str) -> String {
    text[..1].to_uppercase() + &text[1..]
}

/// All of them, with what they try.
fn hostile() -> Vec<(String, String)> {
    let names = manual_names();
    let mut all = Vec::new();
    let plain = |text: &str| vec![(Key::Scheme, capitalized(text)), (Key::After, capitalized(text))];
    for trigger in TRIGGERS {
        for deed in DEEDS {
            let ability = format!("{trigger}{deed}");
            if parse(&ability, &names, Key::Ability).is_ok() {
                all.push((ability.clone(), hero(&ability, &plain(deed))));
            }
        }
    }
    for deed in DEEDS {
        let (text, ability) = (long(&capitalized(deed)), format!("Each time a fighter takes damage, {deed}"));
        all.push((format!("long: {deed}"), hero(&long(&ability), &[(Key::Scheme, text.clone()), (Key::After, text)])));
        let repeated = format!("For each Ember you have, {deed}");
        all.push((repeated.clone(), hero(&ability, &[(Key::Scheme, capitalized(&repeated))])));
    }
    let cards: Vec<(Key, String)> = (0..90).map(|_| (Key::During, "Draw 1 card.".to_owned())).collect();
    all.push(("many cards".into(), hero("", &cards)));
    for (what, file) in [
        ("nothing", String::new()),
        ("deep lists", format!("x = {}", "[".repeat(30_000))),
        ("deep closed lists", format!("x = {}{}", "[".repeat(15_000), "]".repeat(15_000))),
        ("deep tables", "{a=".repeat(10_000)),
        ("deep keys", format!("{}x = 1", "a.".repeat(15_000))),
        ("deep headers", format!("[{}x]", "a.".repeat(15_000))),
        ("many tables", "[[card]]\n".repeat(3_000)),
        ("many fighters", "[[fighter]]\nname = \"A\"\nrole = \"hero\"\nattack = \"melee\"\nhealth = 1\n".repeat(400)),
        ("many keys", (0..3_000).map(|number| format!("k{number} = 1\n")).collect()),
        ("large numbers", "move = 99999999999999999999999999\nhand = -1\nhand_limit = 0x7fffffffffffffff\n".into()),
        ("an open text", format!("name = \"{}", "x".repeat(30_000))),
        ("open texts", "name = \"\"\"\n".repeat(3_000)),
        ("no letters", "\u{0}\u{1}\u{2}\r\r\r".repeat(3_000)),
        ("signs", "\u{202e}😀\u{301}".repeat(2_000)),
        ("the same again", "name = \"A\"\n".repeat(2_000)),
        ("escapes", format!("name = \"{}\"", "\\u0000".repeat(4_000))),
        ("words", hero(&"draw ".repeat(800), &[])),
        ("an open sentence", hero(&"each fighter adjacent to ".repeat(150), &[])),
        (
            "conditions",
            hero(&format!("When your turn starts, if {}you won, draw 1 card.", "you won and ".repeat(300)), &[]),
        ),
    ] {
        all.push((what.into(), file));
    }
    all
}

/// The longest of what was done so far.
#[derive(Default)]
struct Longest(Duration, String);

impl Longest {
    fn time<T>(&mut self, what: &str, work: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let done = work();
        let took = start.elapsed();
        if took > self.0 {
            *self = Self(took, what.to_owned());
        }
        done
    }
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

/// Plays by lot.
fn play(m: &Match, seed: u64, choices: usize, what: &str, longest: &mut Longest) {
    let mut rng = Rng::new(seed);
    let mut options = Options::new();
    let mut state = longest.time(what, || State::new(m, seed, &mut ()));
    state.options(m, &mut options);
    for _ in 0..choices {
        if options.is_empty() {
            break;
        }
        let opt = options[rng.below(options.len())];
        longest.time(what, || state.answer_unchecked(m, opt, &mut options, &mut ()));
    }
}

#[test]
fn heroes_that_are_written_to_do_harm_do_none() {
    let content = Content::built_in().expect("the built-in content is sound");
    let all = hostile();
    assert!(all.len() >= 200, "{} hostile heroes", all.len());
    let (mut looking, mut playing) = (Longest::default(), Longest::default());
    let mut played = 0;
    for (index, (what, file)) in all.iter().enumerate() {
        let middle = file.char_indices().nth(file.chars().count() / 2).map_or(0, |(at, _)| at);
        let checked = looking.time(what, || check_draft(PieceKind::Hero, file));
        if is_long() || index % 8 == 0 {
            for kind in [PieceKind::Hero, PieceKind::Board, PieceKind::Item] {
                looking.time(what, || (offers_at(kind, file, middle), manual_at(kind, file, middle)));
                looking.time(what, || (phrases_at(kind, file, middle), turns_at(kind, file, middle, None)));
            }
        }
        let Some(Made::Hero(hero)) = checked.made else { continue };
        played += 1;
        let hero = Arc::new(*hero);
        let board = content.boards[index % content.boards.len()].clone();
        let other = content.heroes[index % content.heroes.len()].clone();
        let m = Match::new(board, &[hero.clone(), other], Vec::new(), Mode::Duel, Switches::default());
        if let Some(m) = m.ok().filter(|m| m.check_room().is_ok()) {
            play(&m, index as u64 + 1, if is_long() { LONG } else { CHOICES }, what, &mut playing);
        }
        if is_long() {
            let mut few = content.clone();
            few.heroes.truncate(1);
            few.boards.truncate(1);
            let (content, bot) = (Arc::new(few), "search:4".to_owned());
            let report = Strength { content, hero, bot, rounds: 1, seed: 1, threads: 1 }.run(&|_, _| true);
            assert!(report.is_ok(), "{what}");
        }
    }
    println!("{played} of {} can be played", all.len());
    println!("looking: {:?} ({:.60}); a step: {:?} ({:.60})", looking.0, looking.1, playing.0, playing.1);
    assert!(looking.0 < PATIENCE, "{:?}: {}", looking.0, looking.1);
    assert!(playing.0 < PATIENCE, "{:?}: {}", playing.0, playing.1);
    assert!(played >= 100, "{played}");
}

/// Each is put together from the sentences of the manual, checked, and played under the laws.
#[test]
fn heroes_made_at_random_do_no_harm() {
    let heroes = if is_long() { RANDOM } else { 20 };
    for seed in 1..=heroes {
        let mut rng = Rng::new(seed);
        // The first byte says that the others describe a hero.
        let bytes: Vec<u8> = std::iter::once(4).chain((0..400).map(|_| rng.below(256) as u8)).collect();
        peerless_fuzz::content_file(&bytes);
    }
}
