//! Decks of the community, read from JSON and written as hero files. Nothing is written that was not understood: a text is
//! taken over only if the card language reads all of it, and what is left stands above its card as a comment.

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

/// The limits of hero files.
const MAX_NAME: usize = 60;
const MAX_VALUE: u64 = 30;
const MAX_BOOST: u64 = 20;
const MAX_HEALTH: u64 = 99;
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
        for (value, is_hero) in found {
            let count = number(value, "quantity").unwrap_or(1);
            let name = clean(text(value, "name"));
            if count == 0 || name.is_empty() {
                continue;
            }
            let health = number(value, "hp").or(number(value, "health")).unwrap_or(1).max(1);
            if health > MAX_HEALTH {
                self.notes.push(format!("{name}: the health {health} is too large; it is {MAX_HEALTH} now"));
            }
            let is_ranged = value.get("isRanged").and_then(Value::as_bool).unwrap_or(false)
                || text(value, "attack_type").eq_ignore_ascii_case("ranged");
            let name = unlike(name, fighters.iter().map(|other| other.name.as_str()));
            fighters.push(Fighter { name, is_hero, is_ranged, health: health.min(MAX_HEALTH), count: count.min(9) });
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
            let title =
                clean([text(from, "title"), text(from, "name")].into_iter().find(|t| !t.is_empty()).unwrap_or(""));
            let count = number(from, "quantity").unwrap_or(1);
            if title.is_empty() || count == 0 {
                continue;
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
            let value = number(from, "value");
            if value.is_none() && kind != "scheme" {
                self.notes.push(format!("{title}: it has no value; it is 0 now"));
            }
            let boost = number(from, "boost");
            let user = self.user(fighters, &title, text(from, "characterName"));
            let name = unlike(title, cards.iter().map(|other| other.name.as_str()));
            let value = value.unwrap_or(0).min(MAX_VALUE);
            let mut card = Card {
                name,
                kind,
                count,
                value,
                boost: boost.map(|b| b.min(MAX_BOOST)),
                user,
                texts: Vec::new(),
                from,
            };
            card.texts = texts(&card);
            cards.push(card);
        }
        let deck: u64 = cards.iter().map(|card| card.count).sum();
        if deck != USUAL_DECK {
            self.notes.push(format!("the deck has {deck} cards; decks have {USUAL_DECK} (R2.2)"));
        }
        cards
    }

    /// The fighter that a name means: the one with which it has the longest beginning in common.
    fn user(&mut self, fighters: &[Fighter], card: &str, name: &str) -> Option<String> {
        let name = clean(name).to_lowercase();
        if name.is_empty() || name == "any" {
            return None;
        }
        let common = |fighter: &&Fighter| {
            fighter.name.to_lowercase().chars().zip(name.chars()).take_while(|(a, b)| a == b).count()
        };
        let best = fighters.iter().max_by_key(common).filter(|best| common(best) >= 3);
        let rivals = fighters.iter().filter(|other| best.is_some_and(|best| common(&best) == common(other))).count();
        match best {
            Some(best) if rivals == 1 => Some(best.name.clone()),
            Some(_) | None => {
                self.notes.push(format!("{card}: nobody is called `{name}`; any fighter may use it"));
                None
            }
        }
    }

    fn read(&mut self, text: &str, names: &Names, key: Key) -> Read {
        let prose = without_label(text);
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
                    plural: format!("{}s", fighter.name),
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
        let steps = hero.and_then(|hero| number(hero, "move")).or(number(self.deck, "movement")).unwrap_or(2);
        _ = writeln!(file, "move = {}", steps.clamp(1, 9));
        let ability = hero.map(|hero| text(hero, "specialAbility")).filter(|ability| !ability.trim().is_empty());
        let ability = ability.unwrap_or_else(|| text(self.deck, "special"));
        if !ability.trim().is_empty() {
            self.text(&mut file, ability, &names, Key::Ability);
        }
        for fighter in fighters {
            file += "\n[[fighter]]\n";
            line(&mut file, "name", &fighter.name);
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
        // What stands apart from the combat on a card is a standing rule, or what it does as a boost.
        let fits = |key: Key| canonical(&rewrite(without_label(prose), names), names, key).is_ok();
        let key = if key == Key::Always && !fits(key) && fits(Key::Boosted) { Key::Boosted } else { key };
        match self.read(prose, names, key) {
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

/// A text without the words that only repeat its key.
fn without_label(text: &str) -> &str {
    let text = text.trim();
    for label in ["immediately:", "during combat:", "after combat:"] {
        if let Some(start) = text.get(..label.len())
            && start.eq_ignore_ascii_case(label)
        {
            return text[label.len()..].trim_start();
        }
    }
    text
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
