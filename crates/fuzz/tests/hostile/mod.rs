//! Heroes that are written to do harm: effects that set each other off, numbers and texts as large as they can be, files that are
//! none; and heroes by lot from all words of the language. Each is refused, or can be played with laws and searched like any other, and no
//! step of it takes long. `HEROES=10000 cargo test -p peerless-fuzz --release` tries ten thousand heroes by lot.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::Arc;
use std::time::{Duration, Instant};

use peerless_bots::by_name;
use peerless_content::{CaseFile, Content, Made, check_draft, manual_at, offers_at, parse_hero};
use peerless_lab::homebrew::{Bytes, draw_heroes, hero_file};
use peerless_lab::laws::Watch;
use peerless_lang::{Key, manual_names, parse};
use peerless_rules::*;

/// Looking at a file, or one step of a game, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(5);
/// Choices of a game; after so many, one that a bot thinks about, and laws that try things out.
const CHOICES: usize = 40;
const THOUGHT: usize = 20;
/// Heroes by lot, if nothing else is said.
const HEROES: u64 = 40;

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

/// A case with this script, in which the hero plays against itself.
fn scene(play: &str) -> String {
    let player = |space: &str| {
        let cards = "\"Card 0\", ".repeat(15);
        format!("[[case.player]]\nat = {{ Mara = {space:?} }}\nhand = [{cards}]\ndeck = [{cards}]\n")
    };
    let board = "[case.board]\nspaces = \"s1:A s2:A s3:A\"\nedges = \"s1-s2-s3\"\nstarts = \"s1 s3\"\n";
    let players = player("s1") + &player("s3");
    format!("[[case]]\nname = \"x\"\n{board}{players}[case.script]\nplay = \"\"\"\n{play}\"\"\"\n")
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
    for (nth, trigger) in TRIGGERS.into_iter().enumerate() {
        // Half of all pairs, so that each trigger and each deed has its turn.
        for deed in DEEDS.into_iter().skip(nth % 2).step_by(2) {
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
        ("many cases", hero("", &[]) + &"[[case]]\nname = \"x\"\n".repeat(1_500)),
        ("a long case", hero("", &[(Key::Scheme, "Draw 1 card.".into())]) + &scene(&"= not over\n".repeat(2_000))),
        (
            "a case that plays on",
            hero("", &[(Key::Scheme, "Gain 1 action.".into())]) + &scene(&"1: scheme Card 0\n".repeat(1_500)),
        ),
        (
            "a case of nobody",
            hero("", &[]) + "[[case]]\nname = \"x\"\nboard = \"x\"\nplayer = [{}, {}, {}, {}, {}, {}, {}]\n",
        ),
        ("nothing at all", "name = \"A\"\nmove = 0\n".into()),
        ("no health", hero("", &[]).replace("health = 99", "health = 0")),
        ("no cards", hero("", &[(Key::Scheme, "Draw 1 card.".into())]).replace("count = 5", "count = 0")),
        (
            "the same cards",
            hero("", &[(Key::Scheme, "Draw 1 card.".into()), (Key::Scheme, "Draw 1 card.".into())])
                .replace("Card 1", "Card 0"),
        ),
        ("nobody's card", hero("", &[(Key::Scheme, "Draw 1 card.".into())]).replace("boost = 9", "user = \"Nobody\"")),
        ("a long name", hero("", &[]).replace("\"Mara\"", &format!("\"{}\"", "m".repeat(20_000)))),
        ("other ends of lines", hero("", &[(Key::Scheme, "Draw 1 card.".into())]).replace('\n', "\r\n")),
        (
            "conditions",
            hero(&format!("When your turn starts, if {}you won, draw 1 card.", "you won and ".repeat(300)), &[]),
        ),
    ] {
        all.push((what.into(), file));
    }
    all
}

/// The longest of what was done so far, what it was, and how long all took.
#[derive(Default)]
struct Longest(Duration, String, Duration);

impl Longest {
    fn time<T>(&mut self, what: &str, work: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let done = work();
        let took = start.elapsed();
        self.2 += took;
        if took > self.0 {
            (self.0, self.1) = (took, what.to_owned());
        }
        done
    }
}

/// Whether somebody is told that effects went on without end.
#[derive(Default)]
struct Told(bool);

impl Host for Told {
    fn event(&mut self, event: Event) {
        self.0 |= matches!(event, Event::CutShort { .. });
    }
}

/// What came of many files.
#[derive(Default)]
struct Trial {
    looking: Longest,
    playing: Longest,
    thinking: Longest,
    /// Files that can be played.
    played: usize,
    /// What was cut short.
    cut: BTreeSet<String>,
}

impl Trial {
    /// Looks at a file as the workshop does, and plays it if it is a hero.
    fn file(&mut self, content: &Content, index: usize, what: &str, file: &str) {
        let checked = self.looking.time(what, || check_draft(PieceKind::Hero, file));
        let middle = file.char_indices().nth(file.chars().count() / 2).map_or(0, |(at, _)| at);
        let kind = [PieceKind::Hero, PieceKind::Board, PieceKind::Item][index % 3];
        self.looking.time(what, || (offers_at(kind, file, middle), manual_at(kind, file, middle)));
        let Some(Made::Hero(hero)) = checked.made else { return };
        let hero = Arc::new(*hero);
        self.looking.time(what, || CaseFile::of_hero(content, "hero", file, &hero).run());
        self.hero(content, index, what, hero);
    }

    /// Plays a hero, by turns against itself and against others.
    fn hero(&mut self, content: &Content, index: usize, what: &str, hero: Arc<Hero>) {
        self.played += 1;
        let board = content.boards[index % content.boards.len()].clone();
        let items = content.items_for(&board, Switches::default()).expect("the items are there");
        let other =
            if index.is_multiple_of(2) { hero.clone() } else { content.heroes[index % content.heroes.len()].clone() };
        let m = Match::new(board, &[hero, other], items, Mode::Duel, Switches::default());
        let Some(m) = m.ok().filter(|m| m.check_room().is_ok()) else { return };
        if self.play(&m, index as u64 + 1, what) {
            self.cut.insert(what.to_owned());
        }
    }

    /// Plays by lot with laws, now and then as a bot thinks. Gives whether something was cut short.
    fn play(&mut self, m: &Match, seed: u64, what: &str) -> bool {
        let mut rng = Rng::new(seed);
        let mut options = Options::new();
        let mut told = Told::default();
        let mut state = self.playing.time(what, || State::new(m, seed, &mut told));
        state.options(m, &mut options);
        let mut watch = Watch::new(m, &state, seed);
        let mut bot = by_name("search:2", seed).expect("a bot");
        for choice in 1..=CHOICES {
            watch.every_step(m, &state, &options).unwrap_or_else(|broken| panic!("{what}: {broken}"));
            let Some(question) = state.question(m) else { break };
            let mut opt = options[rng.below(options.len())];
            if choice == THOUGHT {
                let held = watch.some_steps(m, &state, &options).or_else(|broken| broken.unless_foreign(true));
                held.unwrap_or_else(|broken| panic!("{what}: {broken}"));
                opt = self.thinking.time(what, || bot.choose(m, &state.view(m, Some(question.seat)), &options));
            }
            self.playing.time(what, || state.answer_unchecked(m, opt, &mut options, &mut told));
        }
        told.0
    }

    fn tell(&self, all: usize) {
        println!("{} of {all} can be played; {} are cut short", self.played, self.cut.len());
        for (name, of) in [("looking", &self.looking), ("a step", &self.playing), ("a thought", &self.thinking)] {
            println!("{name}: {:?} ({:.60}), all {:?}", of.0, of.1, of.2);
            assert!(of.0 < PATIENCE, "{name}: {:?}: {}", of.0, of.1);
        }
    }
}

#[test]
fn heroes_that_are_written_to_do_harm_do_none() {
    let content = Content::built_in().expect("the built-in content is sound");
    let all = hostile();
    assert!(all.len() >= 200, "{} hostile heroes", all.len());
    let mut trial = Trial::default();
    for (index, (what, file)) in all.iter().enumerate() {
        trial.file(&content, index, what, file);
    }
    trial.tell(all.len());
    assert!(trial.played >= 100, "{}", trial.played);
    assert!(trial.cut.iter().any(|what| what.contains("Each time Mara takes damage")), "{:?}", trial.cut);
}

#[test]
fn heroes_by_lot_do_no_harm() {
    let content = Content::built_in().expect("the built-in content is sound");
    let heroes = std::env::var("HEROES").map_or(HEROES, |heroes| heroes.parse().expect("HEROES is a number"));
    let mut trial = Trial::default();
    for seed in 0..heroes {
        let mut rng = Rng::new(seed);
        // Files by lot have mostly a card that is refused; these have none.
        if seed % 8 == 7 {
            let hero = draw_heroes(1, seed).remove(0);
            trial.hero(&content, seed as usize, &format!("seed {seed}"), hero);
            continue;
        }
        let bytes: Vec<u8> = (0..400).map(|_| rng.below(256) as u8).collect();
        trial.file(&content, seed as usize, &format!("seed {seed}"), &hero_file(&mut Bytes::new(&bytes)));
    }
    trial.tell(heroes as usize);
    assert!(trial.played as u64 >= heroes / 8, "{} of {heroes} can be played", trial.played);
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

#[test]
fn a_turn_that_lengthens_itself_ends() {
    let content = Content::built_in().expect("the built-in content is sound");
    let scheme = (Key::Scheme, "Gain 1 action. Return this card to your hand.".to_owned());
    let mara = Arc::new(parse_hero("hero", &hero("When your turn starts, gain 1 Ember.", &[scheme])).expect("a hero"));
    let m = Match::new(content.boards[0].clone(), &[mara.clone(), mara], Vec::new(), Mode::Duel, Switches::default());
    let m = m.expect("a match");
    let mut options = Options::new();
    let mut state = State::new(&m, 1, &mut ());
    state.options(&m, &mut options);
    let mut schemes = 0;
    for _ in 0..400 {
        let scheme = options.iter().find(|opt| matches!(opt, Opt::Scheme { .. })).copied();
        schemes += usize::from(scheme.is_some());
        state.answer_unchecked(&m, scheme.unwrap_or(options[0]), &mut options, &mut ());
        if state.turn() > 1 {
            assert!(schemes >= 50, "an action is gained fifty times: {schemes}");
            return;
        }
    }
    panic!("the first turn does not end");
}
