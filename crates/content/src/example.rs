//! Whole hero files that show one thing: a declaration, a key, or words of the card language.

use std::borrow::Cow;
use std::fmt::Write as _;

use peerless_lang::examples_of;

use crate::hero::parse_hero;
use crate::library::manual_files;

/// A whole hero file that shows a key of hero files, as it stands there (`token`, `[[token]]`, `[card.bonus]`, `during`), or words of
/// the card language (`random`, `each opponent`, `filter`); `None` if there is nothing of the kind.
pub fn example(wanted: &str) -> Option<Cow<'static, str>> {
    let files = manual_files();
    let key = wanted.trim().trim_matches(['[', ']']).rsplit('.').next().filter(|key| !key.is_empty())?;
    let own = || files.iter().find(|(name, _)| name.eq_ignore_ascii_case(key));
    // A key without a file of its own stands in that of another one; the shortest shows it best.
    let has = |text: &str| {
        text.lines().filter(|line| !line.starts_with('#')).any(|line| {
            let inner = line.split([',', '{']).filter_map(|part| part.split_once('=')).map(|(key, _)| key.trim());
            inner.into_iter().any(|other| other.eq_ignore_ascii_case(key))
        })
    };
    let of_key = || files.iter().filter(|(_, text)| has(text)).min_by_key(|(_, text)| text.len());
    match own().or_else(of_key) {
        Some((_, text)) => Some(Cow::Borrowed(*text)),
        None => words(wanted).map(Cow::Owned),
    }
}

/// How many sentences are shown.
const SHOWN: usize = 5;
/// The deck that a file has in the end.
const DECK: u8 = 30;

/// What the sentences of the manual speak of. What no sentence of a file needs is left out of it.
const CAST: [&str; 12] = [
    "[[counter]]\nname = \"Ember\"\nstart = 2\nmax = 5\n",
    "[[state]]\nname = \"lantern\"\nvalues = [\"lit\", \"dark\"]\nchoose = true\n",
    "[[token]]\nname = \"Lamp\"\ncount = 5\nstart = 2\n",
    "[[token]]\nname = \"Rope\"\ncount = 5\non = \"line\"\nstart = 2\n",
    "[[pile]]\nname = \"Satchel\"\n",
    "[[spell]]\nname = \"Cold Rain\"\npile = \"Satchel\"\nsymbols = [\"moon\"]\ntext = \"Move each Fox up to 2 spaces.\"\n",
    "[[die]]\nname = \"die\"\nfaces = [\"0\", \"1\", \"2\", \"3\", \"x\"]\n",
    "[[side_deck]]\nname = \"Omens\"\ncard = [{ name = \"Red Sky\", count = 6, number = 2, open = \"Draw 1 card.\" }]\n",
    "[[fighter]]\nname = \"Mara\"\nrole = \"hero\"\nattack = \"melee\"\nhealth = 14\n",
    "[[fighter]]\nname = \"Bruno\"\nrole = \"sidekick\"\nattack = \"ranged\"\nhealth = 6\n",
    "[[fighter]]\nname = \"Fox\"\nplural = \"Foxes\"\nrole = \"sidekick\"\nattack = \"melee\"\nhealth = 1\ncount = 3\nsmall = true\n",
    "[[card]]\nname = \"Night Walk\"\ncount = 2\ntype = \"versatile\"\nvalue = 3\nboost = 2\ntags = [\"SONG\", \"PRANK\"]\nsymbols = [\"moon\"]\n",
];

/// A file under way.
struct Draft {
    symbols: bool,
    cast: Vec<&'static str>,
    ability: String,
    cards: String,
    plain: u8,
}

impl Draft {
    fn file(&self, about: &str) -> String {
        let mut file = format!("# {about}\n\nname = \"Mara\"\nset = \"Examples\"\nmove = 2\n");
        if self.symbols {
            file += "symbols = [\"moon\", \"star\"]\n";
        }
        if !self.ability.is_empty() {
            _ = writeln!(file, "ability = \"{}\"", self.ability);
        }
        for piece in &self.cast {
            let piece = if self.symbols { (*piece).to_owned() } else { piece.replace("symbols = [\"moon\"]\n", "") };
            file += &format!("\n{piece}");
        }
        file += &self.cards;
        if self.plain > 0 {
            let plain = "type = \"versatile\"\nvalue = 3\nboost = 2\n";
            _ = write!(file, "\n[[card]]\nname = \"Plain Cut\"\ncount = {}\n{plain}", self.plain);
        }
        file
    }

    fn is_sound(&self) -> bool {
        parse_hero("example.toml", &self.file("…")).is_ok()
    }

    /// With a sentence more, under the first key under which it can stand.
    fn with(&self, number: usize, sentence: &str) -> Option<Draft> {
        let card = |key: &str, more: &str| {
            let kind = if key == "scheme" { "type = \"scheme\"" } else { "type = \"attack\"\nvalue = 3" };
            let text = format!("{key} = \"{sentence}\"");
            let card = format!("\n[[card]]\nname = \"Card {number}\"\ncount = 2\n{kind}\nboost = 2\n{text}\n{more}");
            let cards = format!("{}{card}", self.cards);
            Draft {
                cards,
                cast: self.cast.clone(),
                ability: self.ability.clone(),
                plain: self.plain.saturating_sub(2),
                ..*self
            }
        };
        let keys = ["scheme", "after", "during", "immediately", "always", "ongoing"];
        let bonus = "[card.bonus]\nname = \"Second Card\"\nvalue = 3\n";
        let on_cards = keys.iter().map(|key| card(key, "")).chain([card("after", bonus)]);
        let ability = format!("{} {sentence}", self.ability).trim().to_owned();
        let in_ability = Draft { cards: self.cards.clone(), cast: self.cast.clone(), ability, ..*self };
        on_cards.chain([in_ability]).find(Draft::is_sound)
    }
}

/// A file with sentences of the manual that show these words, each on a card of its own or in the ability.
fn words(wanted: &str) -> Option<String> {
    let mut draft =
        Draft { symbols: true, cast: CAST.to_vec(), ability: String::new(), cards: String::new(), plain: DECK - 2 };
    let mut shown = 0;
    for sentence in examples_of(wanted) {
        if shown < SHOWN
            && let Some(with) = draft.with(shown + 1, sentence)
        {
            (draft, shown) = (with, shown + 1);
        }
    }
    if shown == 0 {
        return None;
    }
    for piece in CAST.into_iter().rev() {
        let cast: Vec<&str> = draft.cast.iter().copied().filter(|other| *other != piece).collect();
        let plain = if piece.contains("Night Walk") { draft.plain + 2 } else { draft.plain };
        let (ability, cards) = (draft.ability.clone(), draft.cards.clone());
        let without = Draft { cast, ability, cards, plain, ..draft };
        draft = if without.is_sound() { without } else { draft };
    }
    let (ability, cards, cast) = (draft.ability.clone(), draft.cards.clone(), draft.cast.clone());
    let plain = Draft { symbols: false, ability, cards, cast, ..draft };
    draft = if plain.is_sound() { plain } else { draft };
    let about = format!("{}: sentences of the manual that show these words.", wanted.trim());
    Some(draft.file(&about))
}
