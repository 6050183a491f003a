//! Words a tree: the one text that means it.

use crate::ast::{Act, Body, Branch, Effect, May, Sentence, Text};
use crate::grammar::{NamePart, Node, Part, Piece, Rule, Write};
use crate::names::Names;
use crate::scan::same_char;
use crate::words::Fact;

/// The text of a tree. What has no wording (a tree that no text reads as) shows as `…`.
pub fn render(text: &Text, names: &Names) -> String {
    let mut out = Out::new(names);
    let mut sentences = Vec::new();
    for sentence in &text.sentences {
        match sentence {
            Sentence::Effect(effect) => out.effect(effect),
            Sentence::Standing(standing) => out.tree(standing, Rule::Standing),
        }
        out.sign(".");
        sentences.push(capitalized(&std::mem::take(&mut out.text)));
    }
    sentences.join(" ")
}

/// The acts of one effect as a label: `draw 2 cards, then gain 1 action`.
pub fn render_acts(acts: &[Act], names: &Names) -> String {
    let mut out = Out::new(names);
    out.acts(acts);
    out.text
}

/// An act as something that one is told to do, if it can be said so.
pub(crate) fn render_command(act: &Act, names: &Names) -> Option<String> {
    let part = act.write(Rule::Command)?;
    let mut out = Out::new(names);
    out.part(&part, Rule::Command);
    Some(out.text)
}

/// The text with its first letter as a capital, if that letter has a capital that reads the same.
pub(crate) fn capitalized(text: &str) -> String {
    let mut chars = text.chars();
    let Some(first) = chars.next() else {
        return String::new();
    };
    let mut upper = first.to_uppercase();
    match (upper.next(), upper.next()) {
        (Some(capital), None) if same_char(capital, first) => {
            format!("{capital}{}", chars.as_str())
        }
        _ => text.to_string(),
    }
}

struct Out<'a> {
    names: &'a Names,
    text: String,
    /// An article is due, which waits for the word that decides between `a` and `an`.
    article: bool,
    /// The counters that were spent so far.
    spent: Vec<String>,
}

impl<'a> Out<'a> {
    fn new(names: &'a Names) -> Self {
        Out { names, text: String::new(), article: false, spent: Vec::new() }
    }

    fn effect(&mut self, effect: &Effect) {
        if let Some(trigger) = &effect.trigger {
            self.tree(trigger, Rule::Trigger);
            self.sign(",");
        }
        if !effect.conds.list.is_empty() {
            self.words("if");
            self.tree(&effect.conds, Rule::Conds);
            self.sign(",");
        }
        if let Some(each) = &effect.each {
            self.words("for each");
            self.tree(each, Rule::Repeated);
            self.sign(",");
        }
        match &effect.otherwise {
            Some(otherwise) => self.either(
                |this| this.body(&effect.body),
                |this| {
                    this.sign(";");
                    this.words("otherwise");
                    this.sign(",");
                    this.body(otherwise);
                },
            ),
            None => self.body(&effect.body),
        }
    }

    /// Two branches of which one happens: what the first one spent, the other did not.
    fn either(&mut self, first: impl FnOnce(&mut Self), second: impl FnOnce(&mut Self)) {
        let before = self.spent.clone();
        first(self);
        let after = std::mem::replace(&mut self.spent, before.clone());
        second(self);
        if self.spent == before {
            self.spent = after;
        }
    }

    fn body(&mut self, body: &Body) {
        if !body.before.is_empty() {
            self.acts(&body.before);
            self.sign(",");
            self.words("then");
        }
        self.may(&body.may, &body.acts);
        if let Some(unless) = &body.unless {
            self.tree(unless, Rule::Unless);
        }
        let [done, not] = match body.is_of_others() {
            true => ["if they do", "if they do not"],
            false => ["if you do", "if you do not"],
        };
        self.either(|this| this.branch(done, &body.if_done), |this| this.branch(not, &body.if_not));
    }

    fn branch(&mut self, words: &str, branch: &Branch) {
        if branch.acts.is_empty() {
            return;
        }
        self.sign(";");
        self.words(words);
        self.sign(",");
        self.may(&branch.may, &branch.acts);
    }

    /// Acts, with who is free to do them.
    fn may(&mut self, may: &May, acts: &[Act]) {
        let (first, rule) = match may {
            May::No => (Rule::Act, Rule::Act),
            May::You => {
                self.words("you may");
                (Rule::Command, Rule::Act)
            }
            May::Other(player) => {
                self.tree(player, Rule::Player);
                self.words("may");
                (Rule::Do, Rule::Do)
            }
        };
        self.acts_in(acts, first, rule);
    }

    fn acts(&mut self, acts: &[Act]) {
        self.acts_in(acts, Rule::Act, Rule::Act);
    }

    /// Acts of which the first is said in words of its own.
    fn acts_in(&mut self, acts: &[Act], first: Rule, rule: Rule) {
        for (i, act) in acts.iter().enumerate() {
            if i > 0 {
                self.sign(",");
                self.words("then");
            }
            self.tree(act, if i > 0 { rule } else { first });
        }
    }

    fn tree<T: Write>(&mut self, tree: &T, rule: Rule) {
        match tree.write(rule) {
            Some(part) => self.part(&part, rule),
            None => self.words("…"),
        }
    }

    fn part(&mut self, part: &Part, rule: Rule) {
        match part {
            Part::Number(number) => self.words(&number.to_string()),
            Part::Name(part) => self.name(part),
            Part::Node(node) => self.node(node),
            Part::List(parts) => self.list(parts, rule, "and"),
            Part::Any(parts) => self.list(parts, rule, "or"),
            Part::Absent => {}
        }
    }

    fn list(&mut self, parts: &[Part], rule: Rule, joint: &str) {
        if rule == Rule::While && !parts.is_empty() {
            self.words("while");
        }
        for (i, part) in parts.iter().enumerate() {
            match rule {
                _ if i == 0 => {}
                Rule::Effects => self.sign(";"),
                Rule::Acts => {
                    self.sign(",");
                    self.words("then");
                }
                _ => self.words(joint),
            }
            self.part(part, Rule::Acts);
        }
        if rule == Rule::While && !parts.is_empty() {
            self.sign(",");
        }
    }

    fn node(&mut self, node: &Node) {
        let Some(row) = node.row() else { return };
        let mut parts = node.parts.iter();
        let mut number = 0;
        for piece in &row.pieces {
            match piece {
                Piece::Word { word, .. } => self.words(word),
                Piece::Sign(sign) => self.sign(sign),
                Piece::Counted { one, many } => self.words(if number == 1 { one } else { many }),
                Piece::Article => self.article = true,
                Piece::Slot(rule) | Piece::Optional(rule) => {
                    let Some(part) = parts.next() else { continue };
                    if let Part::Number(n) = part {
                        number = *n;
                    }
                    self.part(part, *rule);
                }
                Piece::Possessive => self.text.push_str("'s"),
                Piece::Spent => {
                    let any = self.names.counters.first();
                    let counter = self.spent.last().or(any).cloned();
                    self.words(counter.as_deref().unwrap_or("…"));
                }
            }
        }
        if row.gives.contains(&Fact::Spent) {
            self.spent.extend(node.parts.iter().filter_map(|part| match part {
                Part::Name(part) if part.rule == Rule::Counter => Some(part.name.clone()),
                _ => None,
            }));
        }
    }

    fn name(&mut self, part: &NamePart) {
        let fighter = self.names.fighter(&part.name);
        match (part.rule, fighter) {
            (Rule::Kinds, Some(fighter)) if !fighter.plural.is_empty() => self.words(&fighter.plural),
            (Rule::User, Some(fighter)) => {
                self.article = fighter.count > 1;
                self.words(&fighter.name);
            }
            (Rule::Tokens, _) => {
                let plural = self.names.token(&part.name).map_or(&part.name, |token| &token.plural);
                self.words(plural);
            }
            _ => self.words(&part.name),
        }
    }

    fn words(&mut self, words: &str) {
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        if std::mem::take(&mut self.article) {
            let vowel = words.starts_with(|c: char| "aeiou".contains(c.to_ascii_lowercase()));
            self.text.push_str(if vowel { "an " } else { "a " });
        }
        self.text.push_str(words);
    }

    fn sign(&mut self, sign: &str) {
        self.text.push_str(sign);
    }
}
