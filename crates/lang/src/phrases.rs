//! Texts put together from phrases: which parts of a text can be said in another way, and what could follow it.
//! All of it is tried by the reader itself, so that whatever is offered can be written.

use std::ops::Range;

use crate::ast::{Act, Body, Branch, Conds, Effect, May, Sentence, Text};
use crate::grammar::{NamePart, Node, Part, Pattern, Piece, Rule, rows};
use crate::names::Names;
use crate::parse::{BodyTree, Tree, quietly, trees};
use crate::render::{capitalized, render};
use crate::words::{self, Entry, Visitor};
use crate::{Key, scan};

/// A part of a text that could be said in another way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The bytes of the text.
    pub span: Range<usize>,
    /// What it is, for people: `an act`.
    pub what: &'static str,
}

/// Words that could stand at a place, with the text as it would be then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// As they are written there.
    pub words: String,
    /// What the manual says about them; may be empty.
    pub meaning: &'static str,
    /// The whole text.
    pub text: String,
}

/// Another build of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reshaped {
    /// Which sentence of the text.
    pub sentence: usize,
    /// What becomes of it.
    pub shape: Shape,
    /// The whole text.
    pub text: String,
}

/// What can be done to a sentence as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A condition before it.
    If,
    /// No condition any more.
    NoIf,
    /// `you may`
    May,
    /// It must be done.
    Must,
    /// One act more.
    Then,
    /// Without its last act.
    NoThen,
    /// `; if you do, …`
    IfDone,
    /// Without that.
    NoIfDone,
    /// `; otherwise, …`
    Otherwise,
    /// Without that.
    NoOtherwise,
    /// The sentence is gone.
    Remove,
}

impl Shape {
    /// For programs.
    pub const fn name(self) -> &'static str {
        match self {
            Shape::If => "if",
            Shape::NoIf => "no-if",
            Shape::May => "may",
            Shape::Must => "must",
            Shape::Then => "then",
            Shape::NoThen => "no-then",
            Shape::IfDone => "if-done",
            Shape::NoIfDone => "no-if-done",
            Shape::Otherwise => "otherwise",
            Shape::NoOtherwise => "no-otherwise",
            Shape::Remove => "remove",
        }
    }

    const ALL: [Shape; 11] = [
        Shape::If,
        Shape::NoIf,
        Shape::May,
        Shape::Must,
        Shape::Then,
        Shape::NoThen,
        Shape::IfDone,
        Shape::NoIfDone,
        Shape::Otherwise,
        Shape::NoOtherwise,
        Shape::Remove,
    ];
}

/// An act that every text can do.
const ACT: &str = "draw 1 card";
/// A trigger that every ability can have.
const TRIGGER: &str = "when your turn starts";
/// How deep slots are filled.
const DEPTH: usize = 4;
/// Ways to fill a slot that are tried.
const WAYS: usize = 4;
/// Numbers that are offered.
const NUMBERS: Range<u8> = 0..13;

/// The parts of a text that could be said in another way, the outer before the inner; none if it is not understood.
pub fn phrases(text: &str, names: &Names) -> Vec<Phrase> {
    let mut found: Vec<Phrase> = Vec::new();
    for piece in pieces(text, names) {
        let phrase = Phrase { span: piece.span(), what: piece.what() };
        if found.iter().all(|other| other.span != phrase.span) {
            found.push(phrase);
        }
    }
    found.sort_by_key(|phrase| (phrase.span.start, std::cmp::Reverse(phrase.span.end)));
    found
}

/// What could stand in the place of a phrase.
pub fn turns(text: &str, names: &Names, key: Key, span: &Range<usize>) -> Vec<Turn> {
    let (Some(before), Some(after)) = (text.get(..span.start), text.get(span.end..)) else { return Vec::new() };
    let mut found = Found { names, key, list: Vec::new(), now: text };
    for piece in pieces(text, names).into_iter().filter(|piece| piece.span() == *span) {
        let ways = match &piece {
            Spot::Number(_) => NUMBERS.map(|number| Ways { ways: vec![number.to_string()], meaning: "" }).collect(),
            Spot::Name(name, state) => {
                let fill = Fill { names }.names(name.rule, state.as_ref());
                fill.into_iter().map(|words| Ways { ways: vec![words], meaning: "" }).collect()
            }
            Spot::Node(rule, _) => {
                let all = Fill { names }.wordings(*rule, DEPTH);
                if is_long(*rule) { all } else { all.into_iter().flat_map(Ways::each).collect() }
            }
        };
        for Ways { ways, meaning } in ways {
            let whole = |words: &str| format!("{before}{words}{after}");
            found.first(ways, meaning, whole);
        }
    }
    found.list
}

/// Sentences that could follow a text.
pub fn sentences(text: &str, names: &Names, key: Key) -> Vec<Turn> {
    let mut found = Found { names, key, list: Vec::new(), now: text };
    let fill = Fill { names };
    let mut offer = |rule: Rule, before: &str, after: &str| {
        for Ways { ways, meaning } in fill.wordings(rule, DEPTH) {
            let sentences = ways.into_iter().map(|words| capitalized(&format!("{before}{words}{after}.")));
            let whole = |words: &str| format!("{text} {words}");
            found.first(sentences.collect(), meaning, whole);
        }
    };
    match key {
        Key::Ability | Key::Always | Key::Ongoing => {
            offer(Rule::Trigger, "", &format!(", {ACT}"));
            offer(Rule::Standing, "", "");
            offer(Rule::Lasting, "", "");
        }
        Key::Immediately
        | Key::During
        | Key::After
        | Key::Scheme
        | Key::Boosted
        | Key::Commit
        | Key::Open
        | Key::Complete
        | Key::Enter
        | Key::Spell
        | Key::Item => offer(Rule::Act, "", ""),
    }
    found.list
}

/// How the sentences of a text could be built anew.
pub fn shapes(text: &str, names: &Names, key: Key) -> Vec<Reshaped> {
    let Some(read) = quietly(text, names, key) else { return Vec::new() };
    let mut found = Vec::new();
    for sentence in 0..read.sentences.len() {
        for shape in Shape::ALL {
            let fits = |text: Text| -> Option<String> {
                let text = render(&text, names);
                (text.is_empty() || quietly(&text, names, key).is_some()).then_some(text)
            };
            if let Some(text) = reshaped(&read, sentence, shape, names, key).find_map(fits) {
                found.push(Reshaped { sentence, shape, text });
            }
        }
    }
    found
}

/// The text with a sentence built anew; several ways where the first may not fit.
fn reshaped<'t>(
    text: &'t Text,
    sentence: usize,
    shape: Shape,
    names: &'t Names,
    key: Key,
) -> Box<dyn Iterator<Item = Text> + 't> {
    let nothing = || -> Box<dyn Iterator<Item = Text> + 't> { Box::new(std::iter::empty()) };
    if shape == Shape::Remove {
        let mut text = text.clone();
        text.sentences.remove(sentence);
        return Box::new(std::iter::once(text));
    }
    let Some(act) = plain_act(names) else { return nothing() };
    let Sentence::Effect(effect) = &text.sentences[sentence] else { return nothing() };
    let with = move |changed: Effect| {
        let mut text = text.clone();
        text.sentences[sentence] = Sentence::Effect(changed);
        text
    };
    let changed = |change: &dyn Fn(&mut Effect)| -> Box<dyn Iterator<Item = Text> + 't> {
        let mut effect = effect.clone();
        change(&mut effect);
        Box::new(std::iter::once(with(effect)))
    };
    let has_conds = !effect.conds.list.is_empty();
    match shape {
        Shape::If if !has_conds => {
            Box::new(conditions(names, key).map(move |conds| with(Effect { conds, ..effect.clone() })))
        }
        Shape::NoIf if has_conds => changed(&|effect| {
            effect.conds.list.clear();
            effect.conds.any = false;
            effect.otherwise = None;
        }),
        Shape::May if effect.body.may == May::No => changed(&|effect| effect.body.may = May::You),
        Shape::Must if effect.body.may == May::You && effect.body.before.is_empty() => {
            changed(&|effect| effect.body.may = May::No)
        }
        Shape::Then => changed(&|effect| effect.body.acts.push(act.clone())),
        Shape::NoThen if effect.body.acts.len() > 1 => changed(&|effect| {
            effect.body.acts.pop();
        }),
        Shape::IfDone if effect.body.if_done.acts.is_empty() => {
            changed(&|effect| effect.body.if_done = Branch::done(vec![act.clone()]))
        }
        Shape::NoIfDone if !effect.body.if_done.acts.is_empty() => {
            changed(&|effect| effect.body.if_done = Branch::NONE)
        }
        Shape::Otherwise if has_conds && effect.otherwise.is_none() => changed(&|effect| {
            let acts = vec![act.clone()];
            let (before, if_done, if_not) = (Vec::new(), Branch::NONE, Branch::NONE);
            effect.otherwise = Some(Body { before, may: May::No, acts, unless: None, if_done, if_not });
        }),
        Shape::NoOtherwise if effect.otherwise.is_some() => changed(&|effect| effect.otherwise = None),
        Shape::If
        | Shape::NoIf
        | Shape::May
        | Shape::Must
        | Shape::NoThen
        | Shape::IfDone
        | Shape::NoIfDone
        | Shape::Otherwise
        | Shape::NoOtherwise
        | Shape::Remove => nothing(),
    }
}

fn plain_act(names: &Names) -> Option<Act> {
    effect_of(&format!("{ACT}."), names, Key::Scheme)?.body.acts.into_iter().next()
}

/// Conditions that a text under this key can have.
fn conditions(names: &Names, key: Key) -> impl Iterator<Item = Conds> + '_ {
    let trigger = match key {
        Key::Ability | Key::Always | Key::Ongoing => format!("{TRIGGER}, "),
        _ => String::new(),
    };
    let ways = Fill { names }.wordings(Rule::Cond, DEPTH).into_iter().flat_map(|way| way.ways);
    let conds = ways.filter_map(move |cond| effect_of(&format!("{trigger}if {cond}, {ACT}."), names, key));
    conds.map(|effect| effect.conds)
}

fn effect_of(text: &str, names: &Names, key: Key) -> Option<Effect> {
    match quietly(text, names, key)?.sentences.into_iter().next()? {
        Sentence::Effect(effect) => Some(effect),
        Sentence::Standing(_) => None,
    }
}

/// What was found to fit.
struct Found<'f> {
    names: &'f Names,
    key: Key,
    /// The text as it is.
    now: &'f str,
    list: Vec<Turn>,
}

impl Found<'_> {
    /// Adds the first of these ways that can be read.
    fn first(&mut self, ways: Vec<String>, meaning: &'static str, whole: impl Fn(&str) -> String) {
        for words in ways {
            let Some(read) = quietly(&whole(&words), self.names, self.key) else { continue };
            let text = render(&read, self.names);
            if text != self.now && self.list.iter().all(|turn| turn.text != text) {
                self.list.push(Turn { words, meaning, text });
            }
            return;
        }
    }
}

/// Something in a text that could be something else.
enum Spot {
    Number(Range<usize>),
    /// With the name before it, to which a value belongs.
    Name(NamePart, Option<Part>),
    Node(Rule, Range<usize>),
}

impl Spot {
    fn span(&self) -> Range<usize> {
        match self {
            Spot::Number(span) | Spot::Node(_, span) => span.clone(),
            Spot::Name(name, _) => name.span.clone(),
        }
    }

    fn what(&self) -> &'static str {
        match self {
            Spot::Number(_) => Rule::Number.label(),
            Spot::Name(name, _) => name.rule.label(),
            Spot::Node(rule, _) => rule.label(),
        }
    }
}

/// All that could be something else in a text.
fn pieces(text: &str, names: &Names) -> Vec<Spot> {
    let mut spots = Vec::new();
    let Some(trees) = trees(text, names) else { return spots };
    for tree in trees {
        match &tree {
            Tree::Standing(node) => of_node(node, &mut spots),
            Tree::Effect(effect) => {
                effect.trigger.iter().chain(&effect.each).for_each(|node| of_node(node, &mut spots));
                of_part(&effect.conds, None, &mut spots);
                of_body(&effect.body, &mut spots);
                effect.otherwise.iter().for_each(|(_, body)| of_body(body, &mut spots));
            }
        }
    }
    // Numbers do not know their places; digits in a name are no number.
    let mut at = 0;
    while at < text.len() {
        let token = scan::token(text, at);
        let digits = !token.is_empty() && text[token.clone()].bytes().all(|byte| byte.is_ascii_digit());
        let in_name = spots.iter().any(|spot| matches!(spot, Spot::Name(name, _) if name.span.contains(&token.start)));
        let end = token.end.max(at + text[at..].chars().next().map_or(1, char::len_utf8));
        if digits && !in_name {
            spots.push(Spot::Number(token));
        }
        at = end;
    }
    spots
}

fn of_body(body: &BodyTree, spots: &mut Vec<Spot>) {
    body.players().for_each(|player| of_node(player, spots));
    body.unless.iter().for_each(|node| of_node(node, spots));
    let follows = body.if_done.iter().chain(&body.if_not).flat_map(|branch| &branch.acts);
    body.before.iter().chain(&body.acts).chain(follows).for_each(|act| of_part(act, None, spots));
}

fn of_part(part: &Part, before: Option<&Part>, spots: &mut Vec<Spot>) {
    match part {
        Part::Node(node) => of_node(node, spots),
        Part::List(parts) | Part::Any(parts) => parts.iter().for_each(|part| of_part(part, None, spots)),
        Part::Name(name) => spots.push(Spot::Name(name.clone(), before.cloned())),
        Part::Number(_) | Part::Absent => {}
    }
}

fn of_node(node: &Node, spots: &mut Vec<Spot>) {
    if !node.span.is_empty() {
        spots.push(Spot::Node(node.rule, node.span.clone()));
    }
    for (nth, part) in node.parts.iter().enumerate() {
        of_part(part, nth.checked_sub(1).and_then(|before| node.parts.get(before)), spots);
    }
}

/// Ways to say one thing, of which the first that fits is meant.
struct Ways {
    ways: Vec<String>,
    meaning: &'static str,
}

impl Ways {
    /// Each way for itself.
    fn each(self) -> impl Iterator<Item = Ways> {
        let meaning = self.meaning;
        self.ways.into_iter().map(move |way| Ways { ways: vec![way], meaning })
    }
}

/// Whether words of a rule have many parts, which are chosen one after the other.
fn is_long(rule: Rule) -> bool {
    matches!(
        rule,
        Rule::Act | Rule::Does | Rule::Do | Rule::Trigger | Rule::Standing | Rule::Lasting | Rule::Cond | Rule::Effects
    )
}

/// Fills patterns with the plainest words.
struct Fill<'n> {
    names: &'n Names,
}

impl Fill<'_> {
    /// Everything that a rule can say, each wording with its slots filled.
    fn wordings(&self, rule: Rule, depth: usize) -> Vec<Ways> {
        let mut found = Vec::new();
        let about = about(rule);
        for (row, &(meaning, alias)) in rows(rule).iter().zip(&about) {
            if !row.usable || alias {
                continue;
            }
            match row.pieces.as_slice() {
                // Another rule under another name.
                [Piece::Slot(inner)] if depth > 0 => match about_names(*inner) {
                    true => found.extend(
                        self.slot(*inner, None, depth).into_iter().map(|words| Ways { ways: vec![words], meaning }),
                    ),
                    false => found.extend(self.wordings(*inner, depth - 1)),
                },
                _ => {
                    found.push(Ways { ways: self.row(row, None, depth), meaning });
                    let optional = row.pieces.iter().filter(|piece| matches!(piece, Piece::Optional(_))).count();
                    found.extend((0..optional).map(|nth| Ways { ways: self.row(row, Some(nth), depth), meaning }));
                }
            }
        }
        found
    }

    /// Ways to fill a slot, the plainest first.
    fn slot(&self, rule: Rule, before: Option<&Part>, depth: usize) -> Vec<String> {
        match rule {
            Rule::Number => vec!["1".to_owned(), "2".to_owned()],
            Rule::Conds => self.slot(Rule::Cond, None, depth),
            Rule::While => vec![String::new()],
            Rule::Effects => vec![format!("{ACT}; gain 1 action")],
            Rule::Acts => vec![ACT.to_owned()],
            rule if about_names(rule) => self.names(rule, before),
            _ if depth == 0 => Vec::new(),
            _ => {
                let about = about(rule);
                let mut plain: Vec<&Pattern> = rows(rule)
                    .iter()
                    .zip(&about)
                    .filter(|(row, (_, alias))| row.usable && !alias)
                    .map(|(row, _)| row)
                    .collect();
                plain.sort_by_key(|row| row.slots.len());
                // A pattern without words of its own stands for what its slots can be.
                let many = |row: &Pattern| {
                    if row.pieces.iter().any(|piece| matches!(piece, Piece::Word { .. })) { 1 } else { WAYS }
                };
                let ways = plain.into_iter().flat_map(|row| self.row(row, None, depth - 1).into_iter().take(many(row)));
                ways.take(2 * WAYS).collect()
            }
        }
    }

    /// Ways to fill a pattern: the plainest words everywhere, then other words for one slot at a time. One slot that may be
    /// left out is filled, the others are not.
    fn row(&self, row: &Pattern, fill: Option<usize>, depth: usize) -> Vec<String> {
        let mut slots: Vec<Vec<String>> = Vec::new();
        let mut before: Option<Part> = None;
        let mut optional = 0;
        for piece in &row.pieces {
            let (rule, wanted) = match piece {
                Piece::Slot(rule) => (*rule, true),
                Piece::Optional(rule) => {
                    optional += 1;
                    (*rule, fill == Some(optional - 1))
                }
                Piece::Word { .. } | Piece::Sign(_) | Piece::Counted { .. } => continue,
                Piece::Article | Piece::Possessive | Piece::Spent => continue,
            };
            let ways = if wanted { self.slot(rule, before.as_ref(), depth) } else { vec![String::new()] };
            let Some(first) = ways.first() else { return Vec::new() };
            before = Some(Part::Name(NamePart { rule, name: first.clone(), span: 0..0 }));
            slots.push(ways);
        }
        let mut choices = vec![vec![0; slots.len()]];
        for (slot, ways) in slots.iter().enumerate() {
            for way in 1..ways.len().min(2 * WAYS) {
                let mut choice = vec![0; slots.len()];
                choice[slot] = way;
                choices.push(choice);
            }
        }
        let filled = |choice: &Vec<usize>| choice.iter().zip(&slots).map(|(&way, ways)| ways[way].as_str()).collect();
        choices.iter().filter_map(|choice| self.said(row, filled(choice))).collect()
    }

    /// The words of a pattern with its slots filled.
    fn said(&self, row: &Pattern, slots: Vec<&str>) -> Option<String> {
        let mut slots = slots.into_iter();
        let mut out = String::new();
        let (mut article, mut number) = (false, "");
        let mut say = |words: &str, article: &mut bool| {
            if words.is_empty() {
                return;
            }
            if !out.is_empty() {
                out.push(' ');
            }
            if std::mem::take(article) {
                out.push_str(if words.starts_with(['a', 'e', 'i', 'o', 'u']) { "an " } else { "a " });
            }
            out.push_str(words);
        };
        for piece in &row.pieces {
            match piece {
                Piece::Word { word, .. } => say(word, &mut article),
                Piece::Counted { one, many } => say(if number == "1" { one } else { many }, &mut article),
                Piece::Article => article = true,
                Piece::Slot(_) | Piece::Optional(_) => {
                    number = slots.next()?;
                    say(number, &mut article);
                }
                Piece::Spent => say(self.names.counters.first()?, &mut article),
                // Reading does not mind the blank before a sign.
                Piece::Sign(sign) => say(sign, &mut article),
                Piece::Possessive => say("'s", &mut article),
            }
        }
        Some(out.replace(" ,", ",").replace(" :", ":").replace(" 's", "'s"))
    }

    /// The declared names that a slot takes, as they are written there.
    fn names(&self, rule: Rule, before: Option<&Part>) -> Vec<String> {
        let spelled = self.names.spelled(rule, before).into_iter();
        let fits = |(declared, words): &(&str, &str)| match rule {
            Rule::Single => !self.names.is_group(declared),
            Rule::Kind => declared == words && self.names.is_group(declared),
            Rule::Kinds | Rule::Tokens => declared != words,
            _ => declared == words,
        };
        let written = |(declared, words): (&str, &str)| match rule {
            Rule::User if self.names.is_group(declared) => {
                let article = if words.to_lowercase().starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
                format!("{article} {words}")
            }
            _ => words.to_owned(),
        };
        spelled.filter(fits).map(written).collect()
    }
}

/// Whether a slot is filled with declared names.
fn about_names(rule: Rule) -> bool {
    matches!(
        rule,
        Rule::Single
            | Rule::Kind
            | Rule::Kinds
            | Rule::User
            | Rule::CardName
            | Rule::Counter
            | Rule::State
            | Rule::Value
            | Rule::Tag
            | Rule::Symbol
            | Rule::Token
            | Rule::Tokens
            | Rule::PileName
            | Rule::DieName
            | Rule::SideName
    )
}

/// What the manual says about each wording of a rule, and whether it is only understood and never written.
fn about(rule: Rule) -> Vec<(&'static str, bool)> {
    struct Collect(Vec<(&'static str, bool)>);
    impl Visitor for Collect {
        fn table<T>(&mut self, table: &'static [Entry<T>]) {
            let forms = table.iter().flat_map(|entry| entry.forms.iter().map(|form| (entry.meaning, form.alias)));
            self.0.extend(forms);
        }
    }
    let mut collect = Collect(Vec::new());
    words::visit(rule, &mut collect);
    collect.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::manual::names;
    use crate::parse;

    fn said(turns: &[Turn]) -> Vec<&str> {
        turns.iter().map(|turn| turn.text.as_str()).collect()
    }

    #[track_caller]
    fn offers(text: &str, key: Key, words: &str, wanted: &str) {
        let start = text.find(words).unwrap();
        let turns = turns(text, &names(), key, &(start..start + words.len()));
        assert!(said(&turns).contains(&wanted), "{:#?}", said(&turns));
    }

    #[test]
    fn a_text_is_cut_into_phrases() {
        let text = "If you won, deal 2 damage to the opposing fighter.";
        let phrases = phrases(text, &names());
        let words: Vec<&str> = phrases.iter().map(|phrase| &text[phrase.span.clone()]).collect();
        assert_eq!(words, ["you won", "deal 2 damage to the opposing fighter", "2", "the opposing fighter"]);
        assert!(super::phrases("Drew 1 card.", &names()).is_empty());
    }

    #[test]
    fn phrases_can_be_said_in_other_ways() {
        offers("Draw 1 card.", Key::Scheme, "1", "Draw 3 cards.");
        offers("Draw 1 card.", Key::Scheme, "Draw 1 card", "Gain 1 action.");
        offers("If you won, draw 1 card.", Key::After, "you won", "If you lost, draw 1 card.");
        offers("Move Mara up to 2 spaces.", Key::Scheme, "Mara", "Move Bruno up to 2 spaces.");
        offers("Move Mara up to 2 spaces.", Key::Scheme, "Mara", "Choose a fighter and move it up to 2 spaces.");
        offers("Set lantern to lit.", Key::Scheme, "lit", "Set lantern to dark.");
        offers(
            "When your turn starts, draw 1 card.",
            Key::Ability,
            "When your turn starts",
            "After Mara attacks, draw 1 card.",
        );
    }

    #[test]
    fn whatever_is_offered_can_be_written() {
        let names = names();
        for key in Key::ALL {
            let offered = sentences("", &names, key);
            assert!(offered.len() > 10, "{key:?}: {}", offered.len());
            for (nth, turn) in offered.iter().enumerate() {
                let text = &turn.text;
                let read = parse(text, &names, key).unwrap_or_else(|_| panic!("{key:?}: {text}"));
                assert_eq!(&render(&read, &names), text);
                let shapes = if nth % 29 == 0 { shapes(text, &names, key) } else { Vec::new() };
                for Reshaped { text, .. } in shapes.into_iter().filter(|shape| !shape.text.is_empty()) {
                    assert!(parse(&text, &names, key).is_ok(), "{key:?}: {text}");
                }
            }
        }
    }

    #[test]
    fn most_of_the_language_is_offered() {
        let names = names();
        let mut said = Vec::new();
        for key in Key::ALL {
            said.extend(sentences("", &names, key).into_iter().map(|turn| turn.meaning));
        }
        let all: Vec<&str> = [Rule::Act, Rule::Trigger, Rule::Standing]
            .into_iter()
            .flat_map(about)
            .map(|(meaning, _)| meaning)
            .collect();
        let told = all.iter().filter(|meaning| said.contains(meaning)).count();
        assert!(told * 10 >= all.len() * 7, "{told} of {}", all.len());
    }

    #[test]
    fn sentences_are_built_anew() {
        let names = names();
        let shape = |text: &str, key: Key, wanted: Shape| {
            let found = shapes(text, &names, key).into_iter().find(|found| found.shape == wanted);
            found.map_or_else(|| "nothing".to_owned(), |found| found.text)
        };
        let text = "Draw 1 card.";
        assert!(shape(text, Key::After, Shape::If).starts_with("If "));
        assert_eq!(shape(text, Key::After, Shape::May), "You may draw 1 card.");
        assert_eq!(shape(text, Key::After, Shape::Then), "Draw 1 card, then draw 1 card.");
        assert_eq!(shape(text, Key::After, Shape::Remove), "");
        assert_eq!(shape(text, Key::After, Shape::NoIf), "nothing");
        let text = "If you won, you may draw 1 card; if you do, gain 1 action.";
        assert_eq!(shape(text, Key::After, Shape::NoIf), "You may draw 1 card; if you do, gain 1 action.");
        assert_eq!(shape(text, Key::After, Shape::NoIfDone), "If you won, you may draw 1 card.");
        assert_eq!(shape("Drew 1 card.", Key::After, Shape::May), "nothing");
    }
}
