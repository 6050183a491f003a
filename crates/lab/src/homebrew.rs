//! Heroes put together from the sentences of the card language's manual, so that every phrase meets every other in play.

use std::fmt::Write as _;
use std::sync::{Arc, LazyLock};

use peerless_content::parse_hero;
use peerless_lang::{Key, manual, manual_names, parse};
use peerless_rules::{Hero, Rng};

/// Bytes taken one by one; when they are used up, what comes is 0.
pub struct Bytes<'d> {
    rest: &'d [u8],
}

impl Iterator for Bytes<'_> {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        let (&first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(first)
    }
}

impl<'d> Bytes<'d> {
    pub fn new(data: &'d [u8]) -> Self {
        Self { rest: data }
    }

    pub fn byte(&mut self) -> u8 {
        self.next().unwrap_or(0)
    }

    /// A number below `n`, which is at least 1.
    pub fn below(&mut self, n: usize) -> usize {
        let high = if n > 256 { usize::from(self.byte()) << 8 } else { 0 };
        (high | usize::from(self.byte())) % n
    }

    pub fn pick<'l, T>(&mut self, list: &'l [T]) -> &'l T {
        &list[self.below(list.len())]
    }

    /// What is left, as text; what is not UTF-8 is replaced.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(self.rest).into_owned()
    }
}

/// So many sound heroes with decks of usual size drawn by a seed, each of a name of its own.
pub fn draw_heroes(count: usize, seed: u64) -> Vec<Arc<Hero>> {
    let mut rng = Rng::new(seed);
    let name = |(index, mut hero): (usize, Hero)| {
        hero.name = format!("Mara {}", index + 1);
        Arc::new(hero)
    };
    let heroes = std::iter::repeat_with(|| draw_hero(&mut rng)).flatten().take(count);
    heroes.enumerate().map(name).collect()
}

/// A hero to which card after card is added, if it is sound with it; nothing if it is sound with none.
fn draw_hero(rng: &mut Rng) -> Option<Hero> {
    let mut draw = || (0..LENGTH).map(|_| rng.below(256) as u8).collect::<Vec<u8>>();
    let mut file = String::new();
    head(&mut file, &mut Bytes::new(&draw()));
    let mut hero = None;
    for number in 0..TRIES {
        let mut longer = file.clone();
        card(&mut longer, &mut Bytes::new(&draw()), number, &[]);
        if let Ok(with) = parse_hero("hero.toml", &longer) {
            file = longer;
            let cards: u8 = with.cards.iter().map(|card| card.count).sum();
            if cards >= DECK {
                return Some(with);
            }
            hero = Some(with);
        }
        if hero.is_none() && number == FIRST {
            break;
        }
    }
    None
}

/// Bytes enough for any part of the file of a hero.
const LENGTH: usize = 200;
/// Cards that are tried for a deck, and how many of them may be unsound before it is the hero's own fault.
const TRIES: usize = 40;
const FIRST: usize = 5;
/// A deck is full with so many cards.
const DECK: u8 = 28;

/// The sentences that the manual's hero may use under each key.
static SENTENCES: LazyLock<Vec<(Key, Vec<String>)>> = LazyLock::new(|| {
    let names = manual_names();
    let manual = manual();
    let rows = manual.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
    let examples: Vec<&str> = rows.filter_map(|row| row.rsplit(" | ").next()).collect();
    // What stands under `always` speaks of the card itself; other rules and triggers belong to the ability.
    let of_card =
        ["This card ", "this card may ", "The effects of this card ", "discards this card", "reveal this card"];
    let fits = |text: &str, key: Key| key != Key::Always || of_card.iter().any(|words| text.contains(words));
    let under = |key: Key| -> Vec<String> {
        let sound = examples.iter().filter(|text| fits(text, key) && parse(text, &names, key).is_ok());
        sound.map(ToString::to_string).collect()
    };
    Key::ALL.into_iter().map(|key| (key, under(key))).collect()
});

/// The file of a hero that the bytes describe.
pub fn hero_file(bytes: &mut Bytes) -> String {
    let mut file = String::new();
    head(&mut file, bytes);
    for number in 0..1 + bytes.below(10) {
        card(&mut file, bytes, number, &[Key::Boosted, Key::Always, Key::Ongoing, Key::Complete]);
    }
    file
}

/// All but the cards.
fn head(file: &mut String, bytes: &mut Bytes) {
    line(file, &format!("name = \"Mara\"\nmove = {}", bytes.below(5)));
    let count = bytes.below(4);
    let ability = text(bytes, Key::Ability, count, |_| true);
    if !ability.is_empty() {
        line(file, &format!("ability = {ability:?}"));
    }
    let (start, choose) = (bytes.below(4), bytes.below(2) == 1);
    line(file, &format!("counter = [{{ name = \"Ember\", max = 3, start = {start} }}]"));
    line(file, &format!("state = [{{ name = \"lantern\", values = [\"lit\", \"dark\"], choose = {choose} }}]"));
    line(file, "basket = { name = \"Bag\", symbols = [\"moon\", \"star\"] }");
    let (start, which) = (bytes.below(3), bytes.byte());
    let flag = |bit: u8| which >> bit & 1 == 1;
    let (stack, free, wrap) = (flag(0), flag(1) && !flag(0), flag(2));
    let ropes = u8::from(flag(3));
    line(
        file,
        &format!(
            "token = [{{ name = \"Lamp\", count = 4, start = {start}, stack = {stack}, free = {free}, wrap = {wrap} }}, {{ name = \"Rope\", on = \"line\", count = 3, start = {ropes} }}]"
        ),
    );
    line(file, "die = [{ name = \"die\", faces = [\"0\", \"1\", \"3\", \"x\"] }]");
    let seen = ["all", "owner"][bytes.below(2)];
    let kept = seen == "all" && bytes.below(4) == 3;
    let total = if seen == "all" && !kept && bytes.below(2) == 1 { ", total = 4" } else { "" };
    line(file, &format!("pile = [{{ name = \"Satchel\", seen = {seen:?}, instead_of_discard = {kept}{total} }}]"));
    let spell = text(bytes, Key::Spell, 1, |sentence| !sentence.contains("spell"));
    let spell = if spell.is_empty() { "Draw 1 card.".to_owned() } else { spell };
    line(file, &format!("spell = [{{ name = \"Rain\", pile = \"Satchel\", symbols = [\"moon\"], text = {spell:?} }}]"));
    side_deck(file, bytes);
    if bytes.below(4) == 3 {
        line(file, "second_life = { fighter = \"Mara\", health = 3, state = \"lantern\", value = \"dark\" }");
    }
    fighter(file, bytes, "name = \"Mara\"\nrole = \"hero\"");
    large(file, bytes);
    let role = ["hero", "sidekick"][bytes.below(2)];
    fighter(file, bytes, &format!("name = \"Bruno\"\nrole = {role:?}"));
    large(file, bytes);
    fighter(file, bytes, "name = \"Fox\"\nplural = \"Foxes\"\nrole = \"sidekick\"\ncount = 3");
    let (small, supply) = (bytes.below(2) == 1, bytes.below(2) == 1);
    line(file, &format!("small = {small}\nsupply = {supply}"));
}

/// Every fourth or so of those that are not small is large.
fn large(file: &mut String, bytes: &mut Bytes) {
    line(file, &format!("large = {}", bytes.below(4) == 3));
}

/// A side deck of four cards.
fn side_deck(file: &mut String, bytes: &mut Bytes) {
    let mut cards = Vec::new();
    for number in 1..=4 {
        let mut card = format!("name = \"Omen {number}\", number = {number}");
        for (key, word) in [(Key::Open, "open"), (Key::Ongoing, "always")] {
            let count = bytes.below(3);
            let fits = |sentence: &str| {
                !sentence.to_lowercase().contains("this card") || sentence.contains("iscard this card")
            };
            let text = text(bytes, key, count, fits);
            if !text.is_empty() {
                card += &format!(", {word} = {text:?}");
            }
        }
        cards.push(format!("{{ {card} }}"));
    }
    let order = ["shuffled", "written"][bytes.below(2)];
    line(file, &format!("side_deck = [{{ name = \"Omens\", order = {order:?}, card = [{}] }}]", cards.join(", ")));
}

fn line(file: &mut String, line: &str) {
    _ = writeln!(file, "{line}");
}

fn fighter(file: &mut String, bytes: &mut Bytes, start: &str) {
    let attack = ["melee", "ranged"][bytes.below(2)];
    let (health, range) = (1 + bytes.below(15), 1 + bytes.below(3));
    line(file, &format!("[[fighter]]\n{start}\nattack = {attack:?}\nhealth = {health}\nrange = {range}"));
}

/// A card, with texts also under these keys besides the usual ones.
fn card(file: &mut String, bytes: &mut Bytes, number: usize, rare: &[Key]) {
    let name = if number == 0 { "Night Walk".into() } else { format!("Card {number}") };
    let kind = ["attack", "defense", "versatile", "scheme"][bytes.below(4)];
    line(file, &format!("[[card]]\nname = {name:?}\ntype = {kind:?}\ncount = {}", 1 + bytes.below(4)));
    let traits = bytes.byte();
    // Both tags are there for texts to speak of.
    let tags = [(number == 0 || traits & 4 == 0, "\"SONG\""), (number == 0 || traits & 8 == 0, "\"PRANK\"")];
    let tags: Vec<&str> = tags.into_iter().filter(|(has, _)| *has).map(|(_, tag)| tag).collect();
    line(file, &format!("boost = {}\ntags = [{}]", traits & 3, tags.join(", ")));
    line(
        file,
        &format!("symbols = [{}]", ["", "\"moon\"", "\"star\"", "\"moon\", \"star\""][usize::from(traits >> 3 & 3)]),
    );
    if let Some(user) = ["Mara", "Bruno", "Fox"].get(usize::from(traits >> 5)) {
        line(file, &format!("user = {user:?}"));
    }
    line(file, &format!("number = {}", bytes.below(4)));
    let mut keys = rare.to_vec();
    if kind == "scheme" {
        keys.push(Key::Scheme);
    } else {
        line(file, &format!("value = {}", bytes.below(7)));
        keys.extend([Key::Immediately, Key::During, Key::After]);
    }
    for key in keys {
        let count = bytes.below(if key == Key::Scheme { 3 } else { 6 }).min(3);
        let attacks = matches!(kind, "attack" | "versatile");
        // What the type of the card rules out, and what it would need besides.
        let fits = |sentence: &str| match () {
            () if sentence.contains("face up") => attacks,
            () if sentence.contains("played as an attack") => !attacks,
            () => !sentence.contains("the bonus attack"),
        };
        let text = text(bytes, key, count, fits);
        if !text.is_empty() {
            line(file, &format!("{} = {text:?}", key.word()));
        }
    }
}

/// A few sentences that may stand together under the key.
fn text(bytes: &mut Bytes, key: Key, count: usize, fits: impl Fn(&str) -> bool) -> String {
    let sentences = &SENTENCES.iter().find(|(of, _)| *of == key).expect("every key is there").1;
    let mut text = String::new();
    for _ in 0..count {
        let next = bytes.pick(sentences);
        // A card is played face up in one way only.
        if !fits(next) || next.contains("face up") && text.contains("face up") {
            continue;
        }
        let longer = if text.is_empty() { next.clone() } else { format!("{text} {next}") };
        if parse(&longer, &manual_names(), key).is_ok() {
            text = longer;
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setups::Pool;
    use crate::sim::play;
    use peerless_content::Content;
    use peerless_rules::{Mode, Switches};

    #[test]
    fn heroes_that_are_drawn_can_play() {
        let heroes = draw_heroes(3, 5);
        assert_eq!(heroes.iter().map(|hero| hero.name.as_str()).collect::<Vec<_>>(), ["Mara 1", "Mara 2", "Mara 3"]);
        let content = Content::built_in().expect("the built-in content is sound");
        let few = ["Bullseye".to_owned()];
        let pool = Pool::new(&content, &few, &[], &[Mode::Duel], Switches::default()).expect("there is a hero");
        let pool = pool.with_made(heroes);
        let (mut over, mut made) = (0, 0);
        for game in 0..20 {
            let setup = pool.draw(game);
            made += setup.heroes.iter().filter(|&&hero| pool.is_made(hero)).count();
            let mut rng = Rng::new(game);
            let (end, _) = play(&setup.game, game, |_, _, options| options[rng.below(options.len())]);
            over += u32::from(end.outcome().is_some());
        }
        assert!(over >= 15 && made > 10, "{over} games came to an end, {made} of their heroes were made");
    }
}
