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

/// Heroes who together have every text of the manual, each on a card of its own, so that nothing shows what another text hides.
/// Besides, which texts could not be put on a card.
pub fn sentence_heroes(seed: u64) -> (Vec<Arc<Hero>>, Vec<String>) {
    let mut rng = Rng::new(seed);
    let (mut heroes, mut left_out) = (Vec::new(), Vec::new());
    let keys = [Key::Scheme, Key::After, Key::During, Key::Immediately];
    let of_key = |key: Key| SENTENCES.iter().filter(move |(of, _)| *of == key).flat_map(|(_, texts)| texts);
    let mut texts: Vec<(Key, &String)> =
        keys.iter().flat_map(|&key| of_key(key).map(move |text| (key, text))).collect();
    let mut known = Vec::new();
    // Under the first key that it may stand under.
    texts.retain(|&(_, text)| {
        !known.contains(&text) && {
            known.push(text);
            true
        }
    });
    let mut file = String::new();
    let mut hero: Option<Hero> = None;
    for (number, &(key, text)) in texts.iter().enumerate() {
        if hero.is_none() {
            file = plain_head(&mut rng);
        }
        let kind = if key == Key::Scheme { "type = \"scheme\"" } else { "type = \"versatile\"\nvalue = 3" };
        let card = format!(
            "[[card]]\nname = \"Card {number}\"\ncount = 2\n{kind}\nboost = {}\n{} = {text:?}\n",
            number % 4,
            key.word()
        );
        match parse_hero("hero.toml", &(file.clone() + &card)) {
            Ok(with) => {
                file += &card;
                let cards: u8 = with.cards.iter().map(|card| card.count).sum();
                hero = Some(with);
                if cards >= DECK {
                    heroes.extend(hero.take());
                }
            }
            Err(_) => left_out.push(text.clone()),
        }
    }
    heroes.extend(hero);
    let name = |(index, mut hero): (usize, Hero)| {
        hero.name = format!("Mara {}", index + 1);
        Arc::new(hero)
    };
    (heroes.into_iter().enumerate().map(name).collect(), left_out)
}

/// A hero without an ability, and a card to fight with.
fn plain_head(rng: &mut Rng) -> String {
    loop {
        let bytes: Vec<u8> = [2, 0].into_iter().chain((0..LENGTH).map(|_| rng.below(256) as u8)).collect();
        let mut file = String::new();
        head(&mut file, &mut Bytes::new(&bytes));
        file += "[[card]]\nname = \"Night Walk\"\ncount = 6\ntype = \"versatile\"\nvalue = 3\nboost = 2\n";
        file += "tags = [\"SONG\", \"PRANK\"]\nsymbols = [\"moon\"]\n";
        if parse_hero("hero.toml", &file).is_ok() {
            return file;
        }
    }
}

/// Bytes enough for any part of the file of a hero.
const LENGTH: usize = 200;
/// Cards that are tried for a deck, and how many of them may be unsound before it is the hero's own fault.
const TRIES: usize = 40;
const FIRST: usize = 5;
/// A deck is full with so many cards.
const DECK: u8 = 28;

/// Texts of its hero that the examples of the manual do not have: others decide about cards that were looked at or revealed, several
/// cards go in secret, and fighters of others walk through others.
const MORE: &[&str] = &[
    "Reveal the top card of your deck. Your opponent chooses 1 effect: take that card; put that card into Satchel, then gain \
     Ember equal to its boost value.",
    "Reveal the top card of your opponent's deck. Your opponent chooses 1 effect: put that card on the bottom of that deck; draw \
     2 cards.",
    "Reveal the top card of your deck, then each opponent draws 1 card, then put that card into Satchel.",
    "Reveal the top 3 cards of your opponent's deck, then put 1 of them on the bottom of that deck, then put the rest back in any \
     order.",
    "Reveal the top 3 cards of your deck, then take 1 of them into your hand, then put the rest back in any order.",
    "Look at the top card of your deck. Your opponent may draw 1 card; if they do not, take that card.",
    "Look at the top 2 cards of your deck. Your opponent may draw 1 card; if they do not, take 1 of them into your hand.",
    "Look at the top card of your deck. You may draw 1 card; if you do not, put that card on the bottom of your deck.",
    "Look at an opponent's hand, then choose 1 card of that hand. Each opponent draws 1 card. Discard that card.",
    "Look at an opponent's hand, then shuffle 1 card of that hand into their deck.",
    "Look at your opponent's hand, then put 2 cards of that hand on top of their deck.",
    "Put 2 cards from your hand on the bottom of your deck.",
    "Put 2 cards from your hand on top of your deck.",
    "Put 2 cards from your hand into Satchel.",
    "Shuffle 2 cards from your hand into your deck.",
    "Shuffle 3 cards from your discard pile into your deck.",
    "Put 2 cards from your discard pile on the bottom of your deck.",
    "Your opponent puts 2 cards from their hand on the bottom of their deck.",
    "Each player reveals 1 card from their hand at the same time.",
    "Draw up to 4 cards, then put all but 2 of them on top of your deck.",
    "Draw 3 cards, then put 2 of them into Satchel.",
    "Take 1 card from your discard pile or deck.",
    "Take 1 card from your deck.",
    "Gain 1 action that can only be used to attack at once.",
    "Mara takes no damage except combat damage and exhaustion.",
    "Move the opposing fighter up to 3 spaces through other fighters, then deal 1 damage to each opposing fighter it moved through.",
    "Your opponent moves one of their fighters up to 3 spaces through other fighters, then deal 1 damage to each fighter it moved \
     through.",
];

/// The sentences that the manual's hero may use under each key.
static SENTENCES: LazyLock<Vec<(Key, Vec<String>)>> = LazyLock::new(|| {
    let names = manual_names();
    let manual = manual();
    let rows = manual.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
    let examples: Vec<&str> = rows.filter_map(|row| row.rsplit(" | ").next()).chain(MORE.iter().copied()).collect();
    // What stands under `always` speaks of the card itself; other rules and triggers belong to the ability.
    let of_card =
        ["This card ", "this card may ", "The effects of this card ", "discards this card", "reveal this card"];
    // Two heroes whom nothing exhausts would go on for ever once their cards are used up.
    let endless = |text: &str, key: Key| {
        matches!(key, Key::Ability | Key::Ongoing) && text.ends_with("takes no damage except combat damage.")
    };
    let fits = |text: &str, key: Key| {
        !endless(text, key) && (key != Key::Always || of_card.iter().any(|words| text.contains(words)))
    };
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
