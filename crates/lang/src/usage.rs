//! Which wordings of the table a text uses, for those who count what is shown of them.

use std::collections::BTreeSet;

use crate::grammar::{Node, Part, Rule, rows};
use crate::names::Names;
use crate::parse::{BodyTree, Tree, read};
use crate::words::{self, Entry, Visitor};

/// A wording: the kind of words that it belongs to, and its number among them.
pub type Wording = (&'static str, usize);

/// Every wording that a text can be found to use, with its pattern, in the order of the tables.
pub fn all_wordings() -> Vec<(Wording, &'static str)> {
    // What follows `you may` is read as any other act.
    let read = Rule::ALL.into_iter().filter(|(rule, _, _)| *rule != Rule::Command);
    read.flat_map(|(rule, name, _)| {
        let mut patterns = Patterns(Vec::new());
        words::visit(rule, &mut patterns);
        let rows = patterns.0.into_iter().zip(rows(rule)).enumerate();
        rows.filter_map(move |(form, (pattern, row))| Some(((name, form), pattern?)).filter(|_| row.usable))
    })
    .collect()
}

/// Gathers the patterns of a table; `None` for those that are never written.
struct Patterns(Vec<Option<&'static str>>);

impl Visitor for Patterns {
    fn table<T>(&mut self, table: &'static [Entry<T>]) {
        let forms = table.iter().flat_map(|entry| entry.forms);
        self.0.extend(forms.map(|form| (!form.alias).then_some(form.pattern)));
    }
}

/// The wordings that a text uses, each as often as it stands there; none of a text that cannot be read.
pub fn wordings(text: &str, names: &Names) -> Vec<Wording> {
    let mut found = Vec::new();
    for tree in read(text, names).unwrap_or_default() {
        match tree {
            Tree::Standing(node) => of_node(&node, &mut found),
            Tree::Effect(effect) => {
                effect.trigger.iter().chain(&effect.each).for_each(|node| of_node(node, &mut found));
                of_part(&effect.conds, &mut found);
                of_body(&effect.body, &mut found);
                effect.otherwise.iter().for_each(|(_, body)| of_body(body, &mut found));
            }
        }
    }
    found
}

fn of_body(body: &BodyTree, found: &mut Vec<Wording>) {
    body.players().for_each(|player| of_node(player, found));
    body.unless.iter().for_each(|node| of_node(node, found));
    let follows = body.if_done.iter().chain(&body.if_not).flat_map(|branch| &branch.acts);
    body.before.iter().chain(&body.acts).chain(follows).for_each(|act| of_part(act, found));
}

fn of_part(part: &Part, found: &mut Vec<Wording>) {
    match part {
        Part::Node(node) => of_node(node, found),
        Part::List(parts) | Part::Any(parts) => parts.iter().for_each(|part| of_part(part, found)),
        Part::Number(_) | Part::Name(_) | Part::Absent => {}
    }
}

fn of_node(node: &Node, found: &mut Vec<Wording>) {
    found.push((Rule::ALL[node.rule as usize].1, node.form));
    node.parts.iter().for_each(|part| of_part(part, found));
}

/// The sentence of the manual that has most words in common with a text; none if that is less than half of them.
pub fn nearest_sentence(text: &str) -> Option<&'static str> {
    let words = |text: &str| -> BTreeSet<String> {
        let only_letters = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
        text.split_whitespace().map(only_letters).filter(|word| !word.is_empty()).collect()
    };
    let wanted = words(text);
    let mut examples = Examples(Vec::new());
    Rule::ALL.into_iter().for_each(|(rule, _, _)| words::visit(rule, &mut examples));
    let common = |example: &str| {
        let own = words(example);
        // In a thousand, so that they can be put in order.
        2_000 * own.intersection(&wanted).count() / (own.len() + wanted.len()).max(1)
    };
    let best = examples.0.into_iter().map(|example| (common(example), example)).max_by_key(|(common, _)| *common);
    best.filter(|(common, _)| *common >= 500).map(|(_, example)| example)
}

/// The sentences of the manual that show some words, those first whose wording has them; or those of a table, such as `filter`.
pub fn examples_of(wanted: &str) -> Vec<&'static str> {
    let (worded, said, near) = (Vec::new(), Vec::new(), Vec::new());
    let mut showing = Showing { wanted: plain_words(wanted), all: false, worded, said, near };
    if showing.wanted.is_empty() {
        return Vec::new();
    }
    for (rule, name, what) in Rule::ALL {
        let what = what.strip_prefix("a ").or_else(|| what.strip_prefix("an ")).unwrap_or(what);
        showing.all = [name, what].iter().any(|name| plain_words(name) == showing.wanted);
        words::visit(rule, &mut showing);
    }
    let shown = if showing.worded.is_empty() && showing.said.is_empty() { showing.near } else { Vec::new() };
    let mut found: Vec<&'static str> = Vec::new();
    for example in showing.worded.into_iter().chain(showing.said).chain(shown) {
        if !found.contains(&example) {
            found.push(example);
        }
    }
    found
}

/// Words without signs, and without an `s` that tells one from several.
fn plain_words(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| word.len() > 1 || text.len() == 1);
    words.map(|word| word.to_lowercase().trim_end_matches('s').to_owned()).collect()
}

/// Gathers the examples that show some words.
struct Showing {
    wanted: Vec<String>,
    /// The table is the one that is asked for.
    all: bool,
    worded: Vec<&'static str>,
    said: Vec<&'static str>,
    /// Those whose wording could have the words, but has them not here.
    near: Vec<&'static str>,
}

impl Visitor for Showing {
    fn table<T>(&mut self, table: &'static [Entry<T>]) {
        let has = |text: &str| plain_words(text).windows(self.wanted.len()).any(|words| words == self.wanted);
        for entry in table {
            let worded = entry.forms.iter().any(|form| !form.alias && has(form.pattern));
            match (self.all, worded, has(entry.example)) {
                (true, ..) | (_, true, true) => self.worded.push(entry.example),
                (_, false, true) => self.said.push(entry.example),
                (_, true, false) => self.near.push(entry.example),
                (_, false, false) => {}
            }
        }
    }
}

/// Gathers the examples of all tables.
struct Examples(Vec<&'static str>);

impl Visitor for Examples {
    fn table<T>(&mut self, table: &'static [Entry<T>]) {
        self.0.extend(table.iter().map(|entry| entry.example));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_have_examples() {
        assert!(examples_of("random").iter().any(|example| example.contains(" random ")));
        assert_eq!(examples_of("end the turn").first(), Some(&"End the turn."));
        assert!(examples_of("filter").len() > 2);
        assert_eq!(examples_of("tokn"), Vec::<&str>::new());
        assert_eq!(examples_of(""), Vec::<&str>::new());
    }

    #[test]
    fn a_text_that_nobody_understands_has_a_neighbour() {
        assert_eq!(
            nearest_sentence("Deal 2 damage to the fighter opposing."),
            Some("Deal 2 damage to the opposing fighter.")
        );
        assert_eq!(nearest_sentence("Laugh out loud."), None);
    }

    #[test]
    fn a_text_uses_the_wordings_that_stand_in_it() {
        let names = crate::manual::names();
        let used = wordings("If you won, draw 1 card; otherwise, your opponent may draw 1 card.", &names);
        let kinds: Vec<&str> = used.iter().map(|(kind, _)| *kind).collect();
        assert_eq!(kinds, ["condition", "act", "cards", "player", "do", "cards"]);
        assert!(wordings("Drew 1 card.", &names).is_empty());
        let all = all_wordings();
        assert!(all.iter().filter(|((kind, _), _)| *kind == "condition").count() > 40);
        assert!(used.iter().all(|word| all.iter().any(|(known, _)| known == word)), "{used:?}");
    }
}
