//! What an editor asks while a text is being written: what could stand next, and what the words at a place mean.

use std::ops::Range;

use crate::explain::{Failure, Wanted};
use crate::grammar::{Node, Part, Rule};
use crate::names::Names;
use crate::parse::{BodyTree, MAX_BYTES, Parser, Tree};
use crate::render::capitalized;
use crate::scan;
use crate::words::{self, Entry, Visitor};

/// Something that could be written next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Next {
    /// As it would be written.
    pub words: String,
    /// Of the language, or of the hero.
    pub kind: NextKind,
    /// What it is or begins, for people: `an act`.
    pub what: &'static str,
}

/// What the words belong to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextKind {
    /// The language.
    Word,
    /// The hero file, which declares it.
    Name,
    /// The signs between words.
    Sign,
}

/// What the manual says about words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ManualEntry {
    /// The bytes of the text.
    pub span: Range<usize>,
    /// The pattern that they follow.
    pub words: &'static str,
    /// One or two sentences.
    pub meaning: &'static str,
    /// A whole text with such words.
    pub example: &'static str,
}

/// What could stand behind a text, which may end anywhere; nothing where it is wrong before its end.
pub fn next(text: &str, names: &Names) -> Vec<Next> {
    if text.len() > MAX_BYTES {
        return Vec::new();
    }
    let mut at = scan::skip_blanks(text, 0);
    loop {
        let mut parser = Parser::new(text, names, Failure::new(text, names));
        let read = parser.sentence(at);
        if let Some((_, end)) = read {
            at = scan::skip_blanks(text, end);
            continue;
        }
        if parser.failure.far < text.trim_end().len() {
            return Vec::new();
        }
        let begins = parser.failure.far == at;
        let mut found: Vec<Next> = Vec::new();
        for (wanted, rule) in parser.failure.wanted() {
            let (words, kind, own) = match wanted {
                Wanted::Word { shown, .. } => (shown.as_str(), NextKind::Word, None),
                Wanted::Name(rule, name) => (name.as_str(), NextKind::Name, Some(*rule)),
                Wanted::Sign(sign) => (*sign, NextKind::Sign, None),
                Wanted::Number | Wanted::Reason(..) => continue,
            };
            let words = if begins { capitalized(words) } else { words.to_owned() };
            if words.is_empty() || found.iter().any(|next| next.words == words) {
                continue;
            }
            found.push(Next { words, kind, what: own.or(rule).map_or("", Rule::label) });
        }
        return found;
    }
}

/// What the manual says about the words at a byte of a text; of a text that is wrong elsewhere, too.
pub fn entry_at(text: &str, names: &Names, place: usize) -> Option<ManualEntry> {
    if text.len() > MAX_BYTES {
        return None;
    }
    let mut at = scan::skip_blanks(text, 0);
    while at <= place && at < text.len() {
        let mut parser = Parser::new(text, names, Failure::new(text, names));
        let end = match parser.sentence(at) {
            Some((tree, end)) => {
                if place < end {
                    return innermost(&tree, place).and_then(entry_of);
                }
                end
            }
            None => parser.next_sentence(),
        };
        at = scan::skip_blanks(text, end);
    }
    None
}

/// The smallest node around a place.
fn innermost(tree: &Tree, place: usize) -> Option<&Node> {
    let mut nodes = Vec::new();
    match tree {
        Tree::Standing(node) => of_node(node, place, &mut nodes),
        Tree::Effect(effect) => {
            effect.trigger.iter().chain(&effect.each).for_each(|node| of_node(node, place, &mut nodes));
            of_part(&effect.conds, place, &mut nodes);
            of_body(&effect.body, place, &mut nodes);
            effect.otherwise.iter().for_each(|(_, body)| of_body(body, place, &mut nodes));
        }
    }
    nodes.into_iter().min_by_key(|node| node.span.len())
}

fn of_body<'t>(body: &'t BodyTree, place: usize, nodes: &mut Vec<&'t Node>) {
    body.players().for_each(|player| of_node(player, place, nodes));
    body.unless.iter().for_each(|node| of_node(node, place, nodes));
    let follows = body.if_done.iter().chain(&body.if_not).flat_map(|branch| &branch.acts);
    body.before.iter().chain(&body.acts).chain(follows).for_each(|act| of_part(act, place, nodes));
}

fn of_part<'t>(part: &'t Part, place: usize, nodes: &mut Vec<&'t Node>) {
    match part {
        Part::Node(node) => of_node(node, place, nodes),
        Part::List(parts) | Part::Any(parts) => parts.iter().for_each(|part| of_part(part, place, nodes)),
        Part::Number(_) | Part::Name(_) | Part::Absent => {}
    }
}

fn of_node<'t>(node: &'t Node, place: usize, nodes: &mut Vec<&'t Node>) {
    if node.span.contains(&place) {
        nodes.push(node);
        node.parts.iter().for_each(|part| of_part(part, place, nodes));
    }
}

/// The entry of the table that a node follows.
fn entry_of(node: &Node) -> Option<ManualEntry> {
    let mut find = Find { form: node.form, seen: 0, found: None };
    words::visit(node.rule, &mut find);
    let (words, meaning, example) = find.found?;
    Some(ManualEntry { span: node.span.clone(), words, meaning, example })
}

/// Counts the wordings of a rule as its rows are counted.
struct Find {
    form: usize,
    seen: usize,
    found: Option<(&'static str, &'static str, &'static str)>,
}

impl Visitor for Find {
    fn table<T>(&mut self, table: &'static [Entry<T>]) {
        for entry in table {
            for form in entry.forms {
                if self.seen == self.form {
                    self.found = Some((form.pattern, entry.meaning, entry.example));
                }
                self.seen += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::manual::names;

    fn words(text: &str) -> Vec<String> {
        next(text, &names()).into_iter().map(|next| next.words).collect()
    }

    fn offers(text: &str, wanted: &str) {
        let words = words(text);
        assert!(words.iter().any(|word| word == wanted), "{text:?} offers {words:?}, not {wanted:?}");
    }

    #[test]
    fn words_and_names_are_offered_where_they_can_stand() {
        offers("", "Draw");
        offers("", "If");
        offers("Draw 1 card.", "Draw");
        offers("Draw 1 card. ", "Draw");
        offers("If you won, ", "draw");
        offers("Draw 1 card", ".");
        offers("Deal 2 damage to ", "the opposing fighter");
        offers("Deal 2 damage to ", "Mara");
        offers("Deal 2 damage to each ", "Fox");
    }

    #[test]
    fn nothing_is_offered_behind_a_mistake() {
        assert_eq!(words("Drew 1 card"), Vec::<String>::new());
        assert!(words(&"x".repeat(5_000)).is_empty());
    }

    #[test]
    fn names_are_told_from_words() {
        let next = next("Deal 2 damage to ", &names());
        let mara = next.iter().find(|next| next.words == "Mara").unwrap();
        assert_eq!((mara.kind, mara.what), (NextKind::Name, "a fighter's name"));
        assert!(next.iter().any(|next| next.kind == NextKind::Word));
    }

    #[test]
    fn the_words_at_a_place_are_explained() {
        let names = names();
        let text = "Draw 2 cards. If you won, deal 2 damage to the opposing fighter.";
        let at = |words: &str| entry_at(text, &names, text.find(words).unwrap()).unwrap();
        assert_eq!(&text[at("you won").span], "you won");
        assert_eq!(&text[at("the opposing").span], "the opposing fighter");
        assert!(!at("2 cards").meaning.is_empty() && !at("2 cards").example.is_empty());
        // A sentence that is wrong hides no other.
        let text = "Drew 2 cards. Draw 1 card.";
        assert!(entry_at(text, &names, 2).is_none());
        assert_eq!(&text[entry_at(text, &names, text.len() - 3).unwrap().span], "1 card");
        assert!(entry_at(text, &names, 99).is_none());
    }
}
