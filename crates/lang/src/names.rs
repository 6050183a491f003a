//! What the hero file declares, so that a text may speak of it.

use crate::grammar::{Part, Rule};
use crate::scan;

/// The names that a text may use. They match in any case, the longest first; the tree carries them as declared.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// The hero's fighters and groups of fighters; of two that share a name texts speak as of one.
    pub fighters: Vec<FighterName>,
    /// The cards of the deck, each name once.
    pub cards: Vec<String>,
    /// Things that are gained and spent.
    pub counters: Vec<String>,
    /// Public states of the seat.
    pub states: Vec<StateName>,
    /// Words that cards carry and texts ask for.
    pub tags: Vec<String>,
    /// What the basket can hold.
    pub symbols: Vec<String>,
    /// What lies on the board and is no fighter.
    pub tokens: Vec<TokenName>,
    /// Where cards lie besides deck, hand and discard pile.
    pub piles: Vec<String>,
    /// What is rolled.
    pub dice: Vec<String>,
    /// Decks beside the hero's own.
    pub side_decks: Vec<String>,
}

/// A fighter of the hero, or a group of fighters of one name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FighterName {
    /// Of one fighter.
    pub name: String,
    /// How several of them are called, for a group.
    pub plural: String,
    /// More than one: a group, of which a text says `a`, `each` or a number.
    pub count: u8,
    /// It can share a space with others.
    pub small: bool,
}

/// A kind of tokens of the hero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenName {
    /// Of one of them.
    pub name: String,
    /// How several of them are called.
    pub plural: String,
    /// They lie on lines and not in spaces.
    pub line: bool,
}

/// A public state of the seat and the values that it takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StateName {
    /// Of the state itself.
    pub name: String,
    /// In the order in which `change` goes through them.
    pub values: Vec<String>,
}

/// Phrases that the name of a fighter would hide, because a name in a name's place wins.
const TAKEN: [&str; 16] = [
    "opponent",
    "your opponent",
    "each opponent",
    "it",
    "its",
    "your other fighter",
    "the opposing fighter",
    "the chosen fighter",
    "the attacker",
    "the defender",
    "this",
    "space",
    "spaces",
    "those spaces",
    "damage dealt",
    "combat damage dealt",
];
/// Words that say what fighters are meant, and with which others such phrases begin.
const NOUNS: [&str; 7] = ["fighter", "fighters", "hero", "heroes", "sidekick", "sidekicks", "them"];
const BEFORE: [&str; 15] = [
    "a",
    "an",
    "another",
    "defeated",
    "different",
    "each",
    "friendly",
    "its",
    "of",
    "opposing",
    "other",
    "that",
    "the",
    "their",
    "your",
];
/// What was done to somebody or something.
const DONE: [&str; 10] =
    ["damaged", "discarded", "drawn", "in", "not", "placed", "put", "removed", "revealed", "shuffled"];
/// The types of cards.
const TYPES: [&str; 5] = ["attack", "defense", "versatile", "scheme", "combat"];

impl Names {
    /// What is wrong with the names themselves, each as a sentence; empty where all is well.
    pub fn problems(&self) -> Vec<String> {
        self.problems_besides(&[])
    }

    /// The same, without two of one name where these kinds of things are concerned: whoever reads them tells that where they stand.
    pub fn problems_besides(&self, doubles_of: &[&str]) -> Vec<String> {
        let states = self.states.iter().map(|state| &state.name);
        let lists: [(&str, Vec<&String>); 10] = [
            ("fighter", self.fighters.iter().map(|f| &f.name).collect()),
            ("card", self.cards.iter().collect()),
            ("counter", self.counters.iter().collect()),
            ("state", states.collect()),
            ("tag", self.tags.iter().collect()),
            ("symbol", self.symbols.iter().collect()),
            ("token", self.tokens.iter().map(|token| &token.name).collect()),
            ("pile", self.piles.iter().collect()),
            ("die", self.dice.iter().collect()),
            ("side deck", self.side_decks.iter().collect()),
        ];
        let mut problems = Vec::new();
        for (kind, names) in &lists {
            for (i, name) in names.iter().enumerate() {
                let earlier = if doubles_of.contains(kind) { &[] } else { &names[..i] };
                check(kind, name, earlier, &mut problems);
                if self.hides_words(kind, name) {
                    problems.push(format!(
                        "a {kind} cannot be called `{name}`: the card language needs these words; add a word to the name, or take \
                         another one"
                    ));
                }
            }
        }
        for state in &self.states {
            for (i, value) in state.values.iter().enumerate() {
                let earlier: Vec<&String> = state.values[..i].iter().collect();
                check("value", value, &earlier, &mut problems);
            }
        }
        for fighter in self.fighters.iter().filter(|fighter| fighter.count > 1) {
            if fighter.plural.trim().is_empty() {
                problems.push(format!("the group `{}` has no plural", fighter.name));
            }
        }
        for token in &self.tokens {
            // Texts move and place both.
            if self.fighters.iter().any(|fighter| scan::same(&fighter.name, &token.name)) {
                problems.push(format!("a fighter and a token are both called `{}`", token.name));
            }
            if token.plural.trim().is_empty() {
                problems.push(format!("the token `{}` has no plural", token.name));
            }
        }
        problems
    }

    /// Whether texts could not say something any more if a thing of this kind had the name: where a name can stand, it wins over
    /// words.
    fn hides_words(&self, kind: &str, name: &str) -> bool {
        let is = |list: &[&str], word: &str| list.iter().any(|other| scan::same(other, word));
        let words: Vec<&str> = name.split_whitespace().collect();
        let types =
            || words.iter().enumerate().all(|(at, word)| if at % 2 == 0 { is(&TYPES, word) } else { *word == "or" });
        let is_fighter = |name: &str| self.fighters.iter().any(|fighter| scan::same(&fighter.name, name));
        // Without what may stand before a noun.
        let begins = |word: &&&str| is(&BEFORE, word) || word.bytes().all(|byte| byte.is_ascii_digit());
        let skipped = words.iter().take_while(begins).count();
        let possessive = words.get(skipped).is_some_and(|word| is(&["owner's", "opponent's"], word));
        let rest = words[skipped + usize::from(possessive)..].join(" ");
        let is_token = |name: &str| {
            self.tokens.iter().any(|token| scan::same(&token.name, name) || scan::same(&token.plural, name))
        };
        let phrase = rest.is_empty() || is(&NOUNS, &rest) || skipped > 0 && (is_token(&rest) || is_fighter(&rest));
        let is_done = |words: &str| words.split(' ').next().is_some_and(|first| is(&DONE, first));
        match kind {
            "fighter" => {
                let done = rest.split_once(' ').is_some_and(|(noun, done)| {
                    (is(&["card", "cards", "fighter", "fighters"], noun) || is_token(noun)) && is_done(done)
                });
                // `SONG card discarded`
                let of_kind = words.len() > 2
                    && is(&["card"], words[words.len() - 2])
                    && is(&["discarded", "revealed"], words[words.len() - 1]);
                let space = skipped > 0 && is(&["space", "spaces"], &rest);
                // A token of this very name is told elsewhere.
                let token =
                    self.tokens.iter().any(|token| scan::same(&token.plural, name) && !scan::same(&token.name, name));
                !words.is_empty() && (is(&TAKEN, name) || phrase || done || of_kind || space || token || types())
            }
            "token" => skipped > 0 && phrase,
            "tag" => !words.is_empty() && (is(&["this"], name) || types() || is_fighter(name)),
            "counter" => is(&["action", "actions", "card", "cards", "cards in hand", "other cards in hand"], name),
            "die" => words.last().is_some_and(|last| scan::same(last, "again")),
            "card" => {
                let tag = |word: &str| self.tags.iter().any(|tag| scan::same(tag, word));
                let of_tag = words.split_last().is_some_and(|(last, before)| {
                    let before = before.iter().skip_while(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
                    is(&["card", "cards"], last) && tag(&before.copied().collect::<Vec<_>>().join(" "))
                });
                of_tag || is(&["other card", "different symbol"], name)
            }
            _ => false,
        }
    }

    /// The fighters, each name once.
    pub(crate) fn different_fighters(&self) -> impl Iterator<Item = &FighterName> {
        let first = |(index, fighter): &(usize, &FighterName)| {
            self.fighters[..*index].iter().all(|other| other.name != fighter.name)
        };
        self.fighters.iter().enumerate().filter(first).map(|(_, fighter)| fighter)
    }

    pub(crate) fn fighter(&self, name: &str) -> Option<&FighterName> {
        self.fighters.iter().find(|fighter| fighter.name == name)
    }

    /// Each name that fits a slot of the rule, as declared and as it is spelled there. A value belongs to the state that
    /// stands in the slot before it.
    pub(crate) fn spelled(&self, rule: Rule, before: Option<&Part>) -> Vec<(&str, &str)> {
        match rule {
            // The plural too: a slip in number where a kind is meant, a clear message where a single fighter is.
            Rule::Single | Rule::Kind | Rule::Kinds | Rule::User => {
                let mut spelled = Vec::new();
                for fighter in self.different_fighters() {
                    spelled.push((fighter.name.as_str(), fighter.name.as_str()));
                    if fighter.count > 1 || rule == Rule::Kinds {
                        spelled.push((fighter.name.as_str(), fighter.plural.as_str()));
                    }
                }
                spelled
            }
            Rule::CardName => plain(self.cards.iter()),
            Rule::Counter => plain(self.counters.iter()),
            Rule::State => plain(self.states.iter().map(|state| &state.name)),
            Rule::Tag => plain(self.tags.iter()),
            Rule::Symbol => plain(self.symbols.iter()),
            Rule::PileName => plain(self.piles.iter()),
            Rule::DieName => plain(self.dice.iter()),
            Rule::SideName => plain(self.side_decks.iter()),
            // Either number, for a slip in it is forgiven.
            Rule::Token | Rule::Tokens => {
                let mut spelled = Vec::new();
                for token in &self.tokens {
                    let name = token.name.as_str();
                    spelled.extend([(name, name), (name, token.plural.as_str())]);
                }
                spelled
            }
            Rule::Value => {
                let Some(Part::Name(before)) = before else {
                    return Vec::new();
                };
                let state = self.states.iter().find(|state| state.name == before.name);
                state.map(|state| plain(state.values.iter())).unwrap_or_default()
            }
            _ => Vec::new(),
        }
    }

    pub(crate) fn token(&self, name: &str) -> Option<&TokenName> {
        self.tokens.iter().find(|token| token.name == name)
    }

    pub(crate) fn is_group(&self, name: &str) -> bool {
        self.fighter(name).is_some_and(|fighter| fighter.count > 1)
    }
}

fn plain<'n>(names: impl Iterator<Item = &'n String>) -> Vec<(&'n str, &'n str)> {
    names.map(|name| (name.as_str(), name.as_str())).collect()
}

fn check(kind: &str, name: &str, earlier: &[&String], problems: &mut Vec<String>) {
    if name.trim().is_empty() {
        problems.push(format!("a {kind} has an empty name"));
    } else if name.split(' ').any(str::is_empty) || name.chars().any(|c| c != ' ' && c.is_whitespace()) {
        problems.push(format!("the {kind} `{name}` has stray blanks in its name"));
    }
    if earlier.iter().any(|other| scan::same(other, name)) {
        problems.push(format!("two {kind}s are called `{name}`"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fighter(name: &str) -> FighterName {
        FighterName { name: name.into(), plural: String::new(), count: 1, small: false }
    }

    #[test]
    fn good_names_have_no_problems() {
        let names = Names { fighters: vec![fighter("The Hand"), fighter("Ms. Marvel")], ..Names::default() };
        assert_eq!(names.problems(), Vec::<String>::new());
    }

    #[test]
    fn problems_are_told() {
        let names = Names {
            fighters: vec![fighter("It"), fighter("Ana"), fighter("ana"), fighter(" Bo")],
            counters: vec![String::new()],
            ..Names::default()
        };
        assert_eq!(
            names.problems(),
            [
                "a fighter cannot be called `It`: the card language needs these words; add a word to the name, or take another one",
                "two fighters are called `ana`",
                "the fighter ` Bo` has stray blanks in its name",
                "a counter has an empty name",
            ]
        );
    }
}
