//! Decks of the community, read from JSON and written as hero files. Nothing is written that was not understood: a text is
//! taken over only if the card language reads all of it, and what is left stands above its card as a comment.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use peerless_lang::{FighterName, Key, Names, canonical, nearest_sentence, report, rewrite};
use serde_json::Value;

use crate::doc::Problem;
use crate::hero::parse_hero;

/// A hero file made of a deck, and what became of its texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The hero's name.
    pub name: String,
    /// The hero file.
    pub file: String,
    /// How many texts are taken over as they stand.
    pub kept: usize,
    /// How many are taken over in other words.
    pub reworded: usize,
    /// How many are left to the author, as comments.
    pub left: usize,
    /// What else the author should look at.
    pub notes: Vec<String>,
}

/// Why a deck cannot be made into a hero file.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// It is not JSON.
    #[error("this is not JSON: {0}")]
    Json(serde_json::Error),
    /// It has no hero or no cards.
    #[error("this is no deck: {0}")]
    Deck(&'static str),
    /// The file would break a rule for hero files.
    #[error("the deck breaks the rules for hero files:\n{}", .0.iter().map(Problem::to_string).collect::<Vec<_>>().join("\n"))]
    Hero(Vec<Problem>),
}

/// Reads a deck in one of the two forms that are about: `deck_data` with `hero` and `sidekick`, or lists of `heroes` and
/// `sidekicks`.
pub fn import_deck(json: &str) -> Result<Imported, ImportError> {
    let root: Value = serde_json::from_str(json).map_err(ImportError::Json)?;
    let deck = root.get("deck_data").filter(|deck| deck.is_object()).unwrap_or(&root);
    let mut import = Import { root: &root, deck, notes: Vec::new(), kept: 0, reworded: 0, left: 0 };
    let fighters = import.fighters();
    let Some(name) = import.name(&fighters) else { return Err(ImportError::Deck("it names no hero")) };
    let cards = import.cards(&fighters);
    if cards.is_empty() {
        return Err(ImportError::Deck("it has no cards"));
    }
    let file = import.write(&name, &fighters, &cards);
    parse_hero("the hero file", &file).map_err(ImportError::Hero)?;
    let Import { notes, kept, reworded, left, .. } = import;
    Ok(Imported { name, file, kept, reworded, left, notes })
}

/// What a card without a title is called.
const UNNAMED: &str = "Unnamed";

/// The limits of hero files.
const MAX_NAME: usize = 60;
const MAX_VALUE: u64 = 30;
const MAX_BOOST: u64 = 20;
const MAX_HEALTH: u64 = 99;
const MAX_COUNT: u64 = 9;
const MAX_MOVE: u64 = 9;
const USUAL_DECK: u64 = 30;

struct Import<'j> {
    root: &'j Value,
    deck: &'j Value,
    notes: Vec<String>,
    kept: usize,
    reworded: usize,
    left: usize,
}

struct Fighter {
    name: String,
    plural: String,
    /// What the deck calls it.
    printed: String,
    is_hero: bool,
    is_ranged: bool,
    health: u64,
    count: u64,
}

struct Card<'j> {
    name: String,
    kind: &'static str,
    count: u64,
    value: u64,
    boost: Option<u64>,
    user: Option<String>,
    texts: Vec<(Key, String)>,
    from: &'j Value,
}

/// What became of a text.
enum Read {
    /// Understood, in the exact wording.
    Taken(String),
    /// Not understood, with what the reader says about it.
    Not(String),
}

impl<'j> Import<'j> {
    fn fighters(&mut self) -> Vec<Fighter> {
        let mut found: Vec<(&'j Value, bool)> = Vec::new();
        let (one, many) = (|value: &'j Value| vec![value], |value: &'j Value| list(value).collect::<Vec<_>>());
        let mut add = |value: Option<&'j Value>, of: &dyn Fn(&'j Value) -> Vec<&'j Value>, is_hero: bool| {
            found.extend(value.into_iter().flat_map(of).map(|value| (value, is_hero)));
        };
        add(self.deck.get("hero").filter(|hero| hero.is_object()), &one, true);
        add(self.deck.get("heroes"), &many, true);
        add(self.deck.get("sidekick").filter(|sidekick| sidekick.is_object()), &one, false);
        add(self.deck.get("sidekicks"), &many, false);
        for extra in self.deck.get("extraCharacters").into_iter().flat_map(list) {
            add(extra.get("hero").filter(|hero| hero.is_object()), &one, true);
            add(extra.get("sidekick").filter(|sidekick| sidekick.is_object()), &one, false);
        }
        let mut fighters: Vec<Fighter> = Vec::new();
        let words = self.words();
        for (value, is_hero) in found {
            let printed = clean(text(value, "name"));
            if printed.is_empty() {
                continue;
            }
            let count = self.number(value, "quantity", &printed).unwrap_or(1);
            if count == 0 {
                continue;
            }
            let health = self.number(value, "hp", &printed).or_else(|| self.number(value, "health", &printed));
            if health.is_none() && is_hero {
                self.notes.push(format!("{printed}: it has no health; it is 1 now"));
            }
            let health = self.within(health.unwrap_or(1), (1, MAX_HEALTH), &printed, "health");
            let count = self.within(count, (1, MAX_COUNT), &printed, "number of fighters");
            let is_ranged = value.get("isRanged").and_then(Value::as_bool).unwrap_or(false)
                || text(value, "attack_type").eq_ignore_ascii_case("ranged");
            let (name, plural) =
                if count > 1 { one_and_many(&printed, &words) } else { (printed.clone(), String::new()) };
            if name != printed {
                self.notes.push(format!("{printed}: one of the group is called `{name}` now, several `{plural}`"));
            }
            let name = unlike(name, fighters.iter().map(|other| other.name.as_str()));
            fighters.push(Fighter { name, plural, printed, is_hero, is_ranged, health, count });
        }
        fighters
    }

    fn name(&self, fighters: &[Fighter]) -> Option<String> {
        let hero = fighters.iter().find(|fighter| fighter.is_hero)?;
        let named = [text(self.deck, "name"), text(self.root, "name")].map(clean);
        Some(named.into_iter().find(|name| !name.is_empty()).unwrap_or_else(|| hero.name.clone()))
    }

    fn cards(&mut self, fighters: &[Fighter]) -> Vec<Card<'j>> {
        let mut cards: Vec<Card<'j>> = Vec::new();
        for from in self.deck.get("cards").into_iter().flat_map(list) {
            let printed = [text(from, "title"), text(from, "name")].into_iter().find(|t| !t.trim().is_empty());
            let mut title = clean(printed.unwrap_or_default());
            if title.is_empty() {
                title = UNNAMED.to_owned();
            }
            let count = self.number(from, "quantity", &title).unwrap_or(1);
            if count == 0 {
                continue;
            }
            if title == UNNAMED {
                self.notes.push(format!("a card has no title; it is called `{UNNAMED}` now"));
            }
            let kind = match text(from, "type").trim().to_ascii_lowercase().as_str() {
                "attack" => "attack",
                "defense" | "defence" => "defense",
                "versatile" => "versatile",
                "scheme" => "scheme",
                other => {
                    self.notes.push(format!("{title}: there is no type `{other}`; it is versatile now"));
                    "versatile"
                }
            };
            // A scheme has none, whatever stands there.
            let value = if kind == "scheme" { Some(0) } else { self.number(from, "value", &title) };
            if value.is_none() {
                self.notes.push(format!("{title}: it has no value; it is 0 now"));
            }
            let value = self.within(value.unwrap_or(0), (0, MAX_VALUE), &title, "value");
            let boost = self.number(from, "boost", &title);
            let boost = boost.map(|boost| self.within(boost, (0, MAX_BOOST), &title, "boost value"));
            let user = self.user(fighters, &title, text(from, "characterName"));
            let name = unlike(title, cards.iter().map(|other| other.name.as_str()));
            let mut card = Card { name, kind, count, value, boost, user, texts: Vec::new(), from };
            card.texts = texts(&card);
            cards.push(card);
        }
        let deck: u64 = cards.iter().map(|card| card.count).sum();
        if deck != USUAL_DECK {
            self.notes.push(format!("the deck has {deck} cards; decks have {USUAL_DECK} (R2.2)"));
        }
        cards
    }

    /// A number; what is none is left out with a note.
    fn number(&mut self, value: &Value, key: &str, whose: &str) -> Option<u64> {
        let found = number(value, key);
        let is_nothing = match value.get(key) {
            None | Some(Value::Null) => true,
            Some(Value::String(text)) => matches!(text.trim(), "" | "-" | "–"),
            Some(_) => false,
        };
        if found.is_none() && !is_nothing {
            let there = value.get(key).map(Value::to_string).unwrap_or_default();
            self.notes.push(format!("{whose}: `{key}` is {there}, which is no number from 0; it is left out"));
        }
        found
    }

    /// The number as far as hero files allow it, with a note if it is another one.
    fn within(&mut self, number: u64, (low, high): (u64, u64), whose: &str, what: &str) -> u64 {
        let now = number.clamp(low, high);
        if now != number {
            let why = if now < number { "large" } else { "small" };
            self.notes.push(format!("{whose}: the {what} {number} is too {why}; it is {now} now"));
        }
        now
    }

    /// All words of the deck's texts and of the names of those who use its cards.
    fn words(&self) -> BTreeSet<String> {
        let cards = || self.deck.get("cards").into_iter().flat_map(list);
        let of_cards = ["characterName", "basicText", "immediateText", "duringText", "afterText"];
        let hero = self.deck.get("hero").into_iter().map(|hero| text(hero, "specialAbility"));
        let texts = cards().flat_map(|card| of_cards.map(|key| text(card, key))).chain(hero);
        let words =
            texts.chain([text(self.deck, "special")]).flat_map(|text| text.split(|c: char| !c.is_alphanumeric()));
        words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
    }

    /// The fighter that a name means: the one of this name, or of one that begins with it or with which it begins.
    fn user(&mut self, fighters: &[Fighter], card: &str, name: &str) -> Option<String> {
        let name = clean(name).to_lowercase();
        if name.is_empty() || name == "any" {
            return None;
        }
        let called =
            |fighter: &Fighter| [&fighter.name, &fighter.plural, &fighter.printed].map(|called| called.to_lowercase());
        let only = |found: Vec<&Fighter>| match found[..] {
            [one] => Some(one.name.clone()),
            _ => None,
        };
        let exact: Vec<&Fighter> = fighters.iter().filter(|fighter| called(fighter).contains(&name)).collect();
        if let Some(found) = only(exact) {
            return Some(found);
        }
        let several = name.contains(['/', '&', '+', ',']) || [" or ", " and "].iter().any(|word| name.contains(word));
        // The longest beginning that is a whole name, or all of what stands there.
        let common = |fighter: &Fighter| {
            let whole = |called: String| {
                let (short, long) = if called.len() < name.len() { (&called, &name) } else { (&name, &called) };
                let ends = |rest: &str| called.len() >= name.len() || !rest.starts_with(char::is_alphanumeric);
                let fits = short.chars().count() >= 3 && long.strip_prefix(short.as_str()).is_some_and(ends);
                if fits { short.len() } else { 0 }
            };
            called(fighter).map(whole).into_iter().max().unwrap_or_default()
        };
        let best = fighters.iter().map(common).max().filter(|&best| best > 0 && !several);
        let found = best.and_then(|best| only(fighters.iter().filter(|fighter| common(fighter) == best).collect()));
        if found.is_none() {
            let why = if several { "are several" } else { "is nobody's name, or that of several" };
            self.notes.push(format!("{card}: `{name}` {why}; any fighter may use it"));
        }
        found
    }

    fn read(&mut self, prose: &str, names: &Names, key: Key) -> Read {
        match canonical(prose, names, key) {
            Ok(text) => {
                self.kept += 1;
                Read::Taken(text)
            }
            Err(diagnostics) => {
                if let Ok(text) = canonical(&rewrite(prose, names), names, key) {
                    self.reworded += 1;
                    return Read::Taken(text);
                }
                self.left += 1;
                Read::Not(report(prose, &diagnostics))
            }
        }
    }

    fn write(&mut self, name: &str, fighters: &[Fighter], cards: &[Card<'_>]) -> String {
        let names = Names {
            fighters: fighters
                .iter()
                .map(|fighter| FighterName {
                    name: fighter.name.clone(),
                    plural: fighter.plural.clone(),
                    count: fighter.count as u8,
                    small: false,
                })
                .collect(),
            cards: cards.iter().map(|card| card.name.clone()).collect(),
            ..Names::default()
        };
        let mut file = String::new();
        for key in [
            "name",
            "user",
            "note",
            "id",
            "version_id",
            "version_name",
            "bgg_link",
            "sourceUrl",
            "tags",
            "slug",
            "notes",
        ] {
            match self.root.get(key) {
                Some(Value::String(text)) if !text.trim().is_empty() => comment(&mut file, &format!("{key}: {text}")),
                Some(Value::Number(number)) => comment(&mut file, &format!("{key}: {number}")),
                Some(Value::Array(several)) => {
                    let words = |one: &Value| match one {
                        Value::String(text) => Some(text.trim().to_owned()).filter(|text| !text.is_empty()),
                        Value::Number(number) => Some(number.to_string()),
                        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => None,
                    };
                    let words: Vec<String> = several.iter().filter_map(words).collect();
                    if !words.is_empty() {
                        comment(&mut file, &format!("{key}: {}", words.join(", ")));
                    }
                }
                Some(_) | None => {}
            }
        }
        for rule in self.deck.get("ruleCards").into_iter().flat_map(list) {
            comment(&mut file, &format!("TODO rule: {}: {:?}", clean(text(rule, "title")), text(rule, "content")));
        }
        line(&mut file, "name", name);
        let set = [text(self.deck, "set"), text(self.root, "set")].into_iter().map(clean).find(|set| !set.is_empty());
        line(&mut file, "set", &set.unwrap_or_else(|| "Community".to_owned()));
        let hero = self.deck.get("hero").or_else(|| self.deck.get("heroes").and_then(|heroes| list(heroes).next()));
        let steps = hero.and_then(|hero| self.number(hero, "move", name));
        let steps = steps.or_else(|| self.number(self.deck, "movement", name));
        if steps.is_none() {
            self.notes.push(format!("{name}: it is not said how far it moves; it is 2 now"));
        }
        let steps = self.within(steps.unwrap_or(2), (1, MAX_MOVE), name, "move");
        _ = writeln!(file, "move = {steps}");
        let ability = hero.map(|hero| text(hero, "specialAbility")).filter(|ability| !ability.trim().is_empty());
        let ability = ability.unwrap_or_else(|| text(self.deck, "special"));
        if !ability.trim().is_empty() {
            self.text(&mut file, ability, &names, Key::Ability);
        }
        for fighter in fighters {
            file += "\n[[fighter]]\n";
            line(&mut file, "name", &fighter.name);
            if !fighter.plural.is_empty() {
                line(&mut file, "plural", &fighter.plural);
            }
            line(&mut file, "role", if fighter.is_hero { "hero" } else { "sidekick" });
            line(&mut file, "attack", if fighter.is_ranged { "ranged" } else { "melee" });
            _ = writeln!(file, "health = {}", fighter.health);
            if fighter.count > 1 {
                _ = writeln!(file, "count = {}", fighter.count);
            }
        }
        for card in cards {
            file += "\n[[card]]\n";
            line(&mut file, "name", &card.name);
            _ = writeln!(file, "count = {}", card.count);
            line(&mut file, "type", card.kind);
            if card.kind != "scheme" {
                _ = writeln!(file, "value = {}", card.value);
            }
            if let Some(boost) = card.boost {
                _ = writeln!(file, "boost = {boost}");
            }
            if let Some(user) = &card.user {
                line(&mut file, "user", user);
            }
            let mut has_scheme = false;
            for (key, prose) in &card.texts {
                has_scheme |= self.text(&mut file, prose, &names, *key) && *key == Key::Scheme;
            }
            if card.kind == "scheme" && !has_scheme {
                file += "# not what the card says\n";
                line(&mut file, "scheme", "Draw 0 cards.");
            }
        }
        file
    }

    /// Writes a text, or the prose as a comment if it is not understood.
    fn text(&mut self, file: &mut String, prose: &str, names: &Names, key: Key) -> bool {
        let (labelled, text) = label(prose);
        // What stands apart from the combat on a card is a standing rule, unless it says something else itself.
        let key = match labelled {
            Some(labelled) if key == Key::Always => labelled,
            Some(_) | None => key,
        };
        // A text that stands at one moment and speaks of another is for the author.
        let text = if labelled.is_none_or(|labelled| labelled == key) { text } else { prose };
        match self.read(text, names, key) {
            Read::Taken(text) => {
                line(file, key.word(), &text);
                true
            }
            Read::Not(why) => {
                comment(file, &format!("TODO {}: {prose:?}", key.word()));
                comment(file, why.trim_end());
                if let Some(sentence) = nearest_sentence(prose) {
                    comment(file, &format!("nearest: {sentence}"));
                }
                false
            }
        }
    }
}

/// The texts of a card, by the keys of hero files.
fn texts(card: &Card<'_>) -> Vec<(Key, String)> {
    let mut texts = Vec::new();
    let mut add = |key: Key, name: &str| {
        let prose = text(card.from, name).trim();
        if !prose.is_empty() {
            texts.push((key, prose.to_owned()));
        }
    };
    if card.kind == "scheme" {
        add(Key::Scheme, "basicText");
        for (key, name) in [(Key::Scheme, "immediateText"), (Key::Scheme, "duringText"), (Key::Scheme, "afterText")] {
            add(key, name);
        }
        // A scheme has one text.
        if texts.len() > 1 {
            let whole = texts.iter().map(|(_, prose)| prose.as_str()).collect::<Vec<_>>().join(" ");
            texts = vec![(Key::Scheme, whole)];
        }
        return texts;
    }
    add(Key::Immediately, "immediateText");
    add(Key::During, "duringText");
    add(Key::After, "afterText");
    add(Key::Always, "basicText");
    texts
}

/// The words that say when a text happens, and their keys.
const LABELS: &[(&str, Key)] = &[
    ("immediately:", Key::Immediately),
    ("during combat:", Key::During),
    ("after combat:", Key::After),
    ("when you boost with this card,", Key::Boosted),
    ("whenever you boost with this card,", Key::Boosted),
    ("when this card is used to boost,", Key::Boosted),
    ("when boosted:", Key::Boosted),
];

/// What a text begins with that only says its key, and the rest.
fn label(text: &str) -> (Option<Key>, &str) {
    let text = text.trim();
    for &(label, key) in LABELS {
        if let Some(start) = text.get(..label.len())
            && start.eq_ignore_ascii_case(label)
        {
            return (Some(key), text[label.len()..].trim_start());
        }
    }
    (None, text)
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().map(Vec::as_slice).unwrap_or_default().iter()
}

fn text<'v>(value: &'v Value, key: &str) -> &'v str {
    value.get(key).and_then(Value::as_str).unwrap_or_default()
}

/// A number, or one written as a text.
fn number(value: &Value, key: &str) -> Option<u64> {
    match value.get(key)? {
        Value::Number(number) => number.as_u64(),
        Value::String(text) => text.trim().parse().ok(),
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => None,
    }
}

/// A name as hero files allow it.
fn clean(name: &str) -> String {
    let allowed = |c: char| if c.is_control() || "\"|>#“”".contains(c) { ' ' } else { c };
    let name: String = name.chars().map(allowed).collect();
    let words: Vec<&str> = name.split_whitespace().collect();
    words.join(" ").chars().take(MAX_NAME).collect::<String>().trim_end().to_owned()
}

/// The name with a number after it if another has it already.
fn unlike<'n>(name: String, others: impl Iterator<Item = &'n str> + Clone) -> String {
    let taken = |name: &str| others.clone().any(|other| other.eq_ignore_ascii_case(name));
    let numbered =
        (2..).map(|number| format!("{} {number}", name.chars().take(MAX_NAME - 4).collect::<String>().trim_end()));
    std::iter::once(name.clone()).chain(numbered).find(|name| !taken(name)).unwrap_or(name)
}

/// What one of a group is called, and several, by the name that a deck gives them all; `said` are the words of its texts.
fn one_and_many(name: &str, said: &BTreeSet<String>) -> (String, String) {
    let name = name.strip_prefix("The ").unwrap_or(name);
    // The noun stands before what it is of: `Knights of the Lake`.
    let of = name.to_lowercase().find(" of ").filter(|&at| name.is_char_boundary(at)).unwrap_or(name.len());
    let (front, rest) = name.split_at(of);
    let (before, noun) = match front.rfind([' ', '-']) {
        Some(at) => front.split_at(at + 1),
        None => ("", front),
    };
    let whole = |noun: &str| format!("{before}{noun}{rest}");
    let singular = singulars(noun);
    let is_said = |one: &&String| said.contains(&one.to_lowercase());
    match singular.iter().find(is_said).or(singular.first()) {
        Some(one) => (whole(one), name.to_owned()),
        None => (name.to_owned(), whole(&plural(noun))),
    }
}

/// Nouns with a plural of their own kind, as ends of words.
const IRREGULAR: &[(&str, &str)] = &[
    ("mouse", "mice"),
    ("goose", "geese"),
    ("child", "children"),
    ("person", "people"),
    ("wolf", "wolves"),
    ("elf", "elves"),
    ("dwarf", "dwarves"),
    ("thief", "thieves"),
    ("half", "halves"),
    ("leaf", "leaves"),
    ("knife", "knives"),
    ("wife", "wives"),
    ("zombie", "zombies"),
    ("pixie", "pixies"),
    ("genie", "genies"),
    ("valkyrie", "valkyries"),
    ("rookie", "rookies"),
    ("brownie", "brownies"),
    ("magpie", "magpies"),
    ("selkie", "selkies"),
    ("cyclops", "cyclopes"),
    ("sheep", "sheep"),
    ("fish", "fish"),
    ("deer", "deer"),
];

/// The same word with another end, in the same letters.
fn with_end(noun: &str, end: &str, other: &str) -> Option<String> {
    let start = noun.len().checked_sub(end.len()).filter(|&start| noun.is_char_boundary(start))?;
    if !noun[start..].eq_ignore_ascii_case(end) {
        return None;
    }
    let large = noun[start..].starts_with(char::is_uppercase);
    let all_large = noun.chars().count() > 1 && noun.chars().all(|c| !c.is_lowercase());
    let first = other.chars().next().into_iter().flat_map(char::to_uppercase);
    let other = match (all_large, large) {
        (true, _) => other.to_uppercase(),
        (false, true) => first.chain(other.chars().skip(1)).collect(),
        (false, false) => other.to_owned(),
    };
    Some(format!("{}{other}", &noun[..start]))
}

/// What one may be called if this is the name of several, the likeliest first; nothing if it is that of one.
fn singulars(noun: &str) -> Vec<String> {
    if let Some(one) = IRREGULAR.iter().find_map(|(one, many)| with_end(noun, many, one)) {
        return vec![one];
    }
    let lower = noun.to_lowercase();
    let one_of = |ends: &[&str]| ends.iter().any(|end| lower.ends_with(end));
    if one_of(&["men"]) && !one_of(&["omen", "specimen"]) || one_of(&["women"]) {
        return with_end(noun, "men", "man").into_iter().collect();
    }
    if !lower.ends_with('s') || one_of(&["ss", "us", "is", "cyclops", "atlas", "chaos"]) {
        return Vec::new();
    }
    let ends: &[(&str, &str)] = match () {
        () if one_of(&["ies"]) && lower.len() > 4 => &[("ies", "y"), ("s", "")],
        () if one_of(&["uses"]) => &[("s", ""), ("es", "")],
        () if one_of(&["sses", "xes", "ches", "shes", "zzes"]) => &[("es", ""), ("s", "")],
        () if one_of(&["oes"]) && lower.len() > 4 => &[("es", ""), ("s", "")],
        () => &[("s", "")],
    };
    ends.iter().filter_map(|(end, other)| with_end(noun, end, other)).collect()
}

fn plural(noun: &str) -> String {
    if let Some(many) = IRREGULAR.iter().find_map(|(one, many)| with_end(noun, one, many)) {
        return many;
    }
    let lower = noun.to_lowercase();
    let end = |old: &str, new: &str| with_end(noun, old, new).unwrap_or_else(|| format!("{noun}{new}"));
    let after_vowel = lower.chars().rev().nth(1).is_some_and(|c| "aeiou".contains(c));
    match lower {
        lower if lower.ends_with("man") && !lower.ends_with("human") && !lower.ends_with("shaman") => end("man", "men"),
        lower if ["s", "x", "z", "ch", "sh"].iter().any(|last| lower.ends_with(last)) => end("", "es"),
        lower if lower.ends_with('y') && !after_vowel => end("y", "ies"),
        _ => end("", "s"),
    }
}

/// `key = "text"`
fn line(file: &mut String, key: &str, text: &str) {
    let mut quoted = String::new();
    for sign in text.chars() {
        match sign {
            '"' | '\\' => quoted.extend(['\\', sign]),
            sign if sign.is_control() => quoted.push(' '),
            sign => quoted.push(sign),
        }
    }
    _ = writeln!(file, "{key} = \"{quoted}\"");
}

/// Lines that are no part of the file.
fn comment(file: &mut String, text: &str) {
    for line in text.lines() {
        let line: String = line.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
        _ = writeln!(file, "# {}", line.trim_end());
    }
}
