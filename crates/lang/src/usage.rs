//! Which wordings of the table a text uses, for those who count what is shown of them.

use crate::grammar::{Node, Part, Rule, rows};
use crate::names::Names;
use crate::parse::{BodyTree, MayTree, Tree, read};

/// A wording: the kind of words that it belongs to, and its number among them.
pub type Wording = (&'static str, usize);

/// Every kind of words with a table, and how many wordings it has.
pub fn kinds() -> Vec<Wording> {
    let all = Rule::ALL.into_iter().map(|(rule, name, _)| (name, rows(rule).iter().filter(|row| row.usable).count()));
    all.filter(|(_, count)| *count > 0).collect()
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
    if let MayTree::Other(player) = &body.may {
        of_node(player, found);
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_uses_the_wordings_that_stand_in_it() {
        let names = crate::manual::names();
        let used = wordings("If you won, draw 1 card; otherwise, your opponent may draw 1 card.", &names);
        let kinds: Vec<&str> = used.iter().map(|(kind, _)| *kind).collect();
        assert_eq!(kinds, ["condition", "act", "cards", "player", "do", "cards"]);
        assert!(wordings("Drew 1 card.", &names).is_empty());
        assert!(super::kinds().iter().any(|(kind, count)| *kind == "condition" && *count > 40));
    }
}
