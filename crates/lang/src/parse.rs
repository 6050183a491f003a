//! Reads a text by the patterns of the word table. Every word is consumed, or a diagnostic points at it.
//!
//! A slot may be read in several ways (`a fighter` and `a fighter in this combat`), so reading a rule gives all ends
//! that it can have; the words after it decide. No rule contains itself, so nothing grows with the depth of a text.

use std::ops::Range;

use crate::ast::{Body, Branch, Effect, May, Sentence, Text};
use crate::check;
use crate::diag::Diagnostic;
use crate::explain::{Failure, Wanted};
use crate::grammar::{NamePart, Node, Part, Pattern, Piece, Read, Rule, rows};
use crate::idioms;
use crate::names::Names;
use crate::words::FORGIVEN;
use crate::{Key, scan};

/// The longest text that is read.
pub const MAX_BYTES: usize = 4096;

/// How many mistakes are told at once.
const MAX_DIAGNOSTICS: usize = 12;

/// Reads the text that stands under `key`. Lenient in case, blanks and the number of nouns; strict in everything else.
pub fn parse(text: &str, names: &Names, key: Key) -> Result<Text, Vec<Diagnostic>> {
    let in_words = |text: &str| parse_exactly(text, names, key).ok();
    parse_exactly(text, names, key).map_err(|diagnostics| idioms::explain(text, names, key, diagnostics, in_words))
}

fn parse_exactly(text: &str, names: &Names, key: Key) -> Result<Text, Vec<Diagnostic>> {
    let trees = read(text, names)?;
    let diagnostics = check::check(&trees, text, names, key);
    if !diagnostics.is_empty() {
        return Err(diagnostics);
    }
    let sentences: Option<Vec<Sentence>> = trees.iter().map(build).collect();
    // The table and the tests see to it that whatever was read can be built.
    let lost = || vec![Diagnostic::new(0..text.len(), "this text has no meaning")];
    sentences.map(|sentences| Text { sentences }).ok_or_else(lost)
}

/// Words of a text that is understood which a reader could take for something else than they mean, each with both readings.
pub fn readings(text: &str, names: &Names, key: Key) -> Vec<Diagnostic> {
    trees(text, names).map_or_else(Vec::new, |trees| check::readings(&trees, text, names, key))
}

/// The same for whoever does not ask what is wrong.
pub(crate) fn quietly(text: &str, names: &Names, key: Key) -> Option<Text> {
    let trees = trees(text, names)?;
    if trees.is_empty() || !check::check(&trees, text, names, key).is_empty() {
        return None;
    }
    trees.iter().map(build).collect::<Option<Vec<Sentence>>>().map(|sentences| Text { sentences })
}

/// All sentences as they are read; `None` if one of them is not understood.
pub(crate) fn trees(text: &str, names: &Names) -> Option<Vec<Tree>> {
    Some(trees_and_places(text, names)?.into_iter().map(|(tree, _)| tree).collect())
}

/// Where each sentence of a text stands; `None` if one of them is not understood.
pub fn places(text: &str, names: &Names) -> Option<Vec<Range<usize>>> {
    Some(trees_and_places(text, names)?.into_iter().map(|(_, place)| place).collect())
}

fn trees_and_places(text: &str, names: &Names) -> Option<Vec<(Tree, Range<usize>)>> {
    if text.len() > MAX_BYTES {
        return None;
    }
    let mut at = scan::skip_blanks(text, 0);
    let mut trees = Vec::new();
    while at < text.len() {
        let (tree, end) = Parser::new(text, names, Failure::untold(text, names)).sentence(at)?;
        trees.push((tree, at..end));
        at = scan::skip_blanks(text, end);
    }
    Some(trees)
}

/// Whether a sentence stands at this place.
pub(crate) fn is_sentence(text: &str, names: &Names, at: usize) -> bool {
    Parser::new(text, names, Failure::untold(text, names)).sentence(at).is_some()
}

/// Whether it is a standing rule.
pub(crate) fn is_standing(text: &str, names: &Names, at: usize) -> bool {
    let sentence = Parser::new(text, names, Failure::untold(text, names)).sentence(at);
    matches!(sentence, Some((Tree::Standing(_), _)))
}

/// Whether a trigger stands at this place, with its comma.
pub(crate) fn has_trigger(text: &str, names: &Names, at: usize) -> bool {
    let mut parser = Parser::new(text, names, Failure::untold(text, names));
    parser.start = at;
    parser.begun = vec![None; Rule::ALL.len()];
    parser.longest(Rule::Trigger, at).is_some_and(|(_, end)| parser.sign(end, ",").is_some())
}

/// A sentence as it was read.
pub(crate) enum Tree {
    Effect(Box<EffectTree>),
    Standing(Node),
}

pub(crate) struct EffectTree {
    pub trigger: Option<Node>,
    pub conds: Part,
    pub each: Option<Node>,
    pub body: BodyTree,
    /// With the place of the word.
    pub otherwise: Option<(Range<usize>, BodyTree)>,
    pub span: Range<usize>,
}

/// Who may do something, as it was read.
pub(crate) enum MayTree {
    No,
    You,
    Other(Node),
}

pub(crate) struct BodyTree {
    pub before: Vec<Part>,
    pub may: MayTree,
    pub acts: Vec<Part>,
    pub unless: Option<Node>,
    pub if_done: Option<BranchTree>,
    pub if_not: Option<BranchTree>,
}

impl BodyTree {
    /// The players who may do something in it.
    pub fn players(&self) -> impl Iterator<Item = &Node> {
        let branches = self.if_done.iter().chain(&self.if_not).map(|branch| &branch.may);
        std::iter::once(&self.may).chain(branches).filter_map(|may| match may {
            MayTree::Other(player) => Some(player),
            MayTree::No | MayTree::You => None,
        })
    }
}

/// What follows from the acts before it, with the place of the words that say so.
pub(crate) struct BranchTree {
    pub may: MayTree,
    pub acts: Vec<Part>,
    pub span: Range<usize>,
}

/// Reads all sentences; after a mistake it goes on with the next sentence.
pub(crate) fn read(text: &str, names: &Names) -> Result<Vec<Tree>, Vec<Diagnostic>> {
    if text.len() > MAX_BYTES {
        let message = format!("the text has {} bytes; at most {MAX_BYTES} are read", text.len());
        return Err(vec![Diagnostic::new(0..0, message)]);
    }
    let mut at = scan::skip_blanks(text, 0);
    if at == text.len() {
        return Err(vec![Diagnostic::new(0..0, "there is no text").help("leave the key out, or say what happens")]);
    }
    let mut trees = Vec::new();
    let mut diagnostics = Vec::new();
    while at < text.len() && diagnostics.len() < MAX_DIAGNOSTICS {
        match Parser::new(text, names, Failure::untold(text, names)).sentence(at) {
            Some((tree, end)) => {
                trees.push(tree);
                at = end;
            }
            None => {
                // Read once more to say why: most sentences are sound, and to note what could have stood everywhere takes time.
                let mut parser = Parser::new(text, names, Failure::new(text, names));
                parser.sentence(at);
                diagnostics.push(parser.failure.explain());
                at = parser.next_sentence();
            }
        }
        at = scan::skip_blanks(text, at);
    }
    if diagnostics.is_empty() { Ok(trees) } else { Err(diagnostics) }
}

fn build(tree: &Tree) -> Option<Sentence> {
    match tree {
        Tree::Standing(node) => Read::read(&Part::Node(node.clone())).map(Sentence::Standing),
        Tree::Effect(effect) => {
            let trigger = effect.trigger.clone().map_or(Part::Absent, Part::Node);
            let otherwise = match &effect.otherwise {
                Some((_, body)) => Some(build_body(body)?),
                None => None,
            };
            Some(Sentence::Effect(Effect {
                trigger: Read::read(&trigger)?,
                conds: Read::read(&effect.conds)?,
                each: Read::read(&effect.each.clone().map_or(Part::Absent, Part::Node))?,
                body: build_body(&effect.body)?,
                otherwise,
            }))
        }
    }
}

fn build_body(body: &BodyTree) -> Option<Body> {
    let branch = |branch: &Option<BranchTree>| match branch {
        Some(branch) => Some(Branch { may: build_may(&branch.may)?, acts: build_list(&branch.acts)? }),
        None => Some(Branch::NONE),
    };
    let (if_done, if_not) = (branch(&body.if_done)?, branch(&body.if_not)?);
    let before = build_list(&body.before)?;
    let may = build_may(&body.may)?;
    let unless = Read::read(&body.unless.clone().map_or(Part::Absent, Part::Node))?;
    Some(Body { before, may, acts: build_list(&body.acts)?, unless, if_done, if_not })
}

fn build_may(may: &MayTree) -> Option<May> {
    Some(match may {
        MayTree::No => May::No,
        MayTree::You => May::You,
        MayTree::Other(player) => May::Other(Read::read(&Part::Node(player.clone()))?),
    })
}

fn build_list<T: Read>(parts: &[Part]) -> Option<Vec<T>> {
    parts.iter().map(T::read).collect()
}

pub(crate) struct Parser<'a> {
    text: &'a str,
    names: &'a Names,
    /// The rules that are being read, with the place where each began.
    open: Vec<(Rule, usize)>,
    pub failure: Failure<'a>,
    /// Inside a list of effects.
    nested: bool,
    /// Where the sentence begins, and what was read there by each rule: many patterns begin alike.
    start: usize,
    begun: Vec<Option<Vec<Way<Part>>>>,
}

/// One way to read something: what it is and where it ends.
pub(crate) type Way<T> = (T, usize);

impl<'a> Parser<'a> {
    pub fn new(text: &'a str, names: &'a Names, failure: Failure<'a>) -> Self {
        Parser { text, names, open: Vec::new(), failure, nested: false, start: 0, begun: Vec::new() }
    }

    // ── sentences ──

    pub fn sentence(&mut self, at: usize) -> Option<Way<Tree>> {
        let start = scan::skip_blanks(self.text, at);
        self.start = start;
        self.begun = vec![None; Rule::ALL.len()];
        self.open.push((Rule::Sentence, start));
        let way = self.standing(start).or_else(|| self.effect(start));
        self.open.pop();
        way
    }

    fn standing(&mut self, at: usize) -> Option<Way<Tree>> {
        for (part, end) in self.rule(Rule::Standing, at, None) {
            if let (Part::Node(node), Some(end)) = (part, self.sign(end, ".")) {
                return Some((Tree::Standing(node), end));
            }
        }
        None
    }

    fn effect(&mut self, start: usize) -> Option<Way<Tree>> {
        let mut at = start;
        let mut trigger = None;
        if let Some((Part::Node(node), end)) = self.longest(Rule::Trigger, at) {
            trigger = Some(node);
            at = self.sign(end, ",")?;
        }
        let mut conds = Part::List(Vec::new());
        if let Some(end) = self.word(at, "if") {
            (conds, at) = self.conds(end)?;
            at = self.sign(at, ",")?;
        }
        let mut each = None;
        if let Some(end) = self.word(at, "for").and_then(|at| self.word(at, "each"))
            && let Some((Part::Node(node), end)) = self.longest(Rule::Repeated, end)
        {
            each = Some(node);
            at = self.sign(end, ",")?;
        }
        let (body, end) = self.body(at)?;
        at = end;
        let mut otherwise = None;
        if let Some(end) = self.sign(at, ";") {
            let word = scan::skip_blanks(self.text, end);
            if let Some(end) = self.if_you_do(word) {
                let reason = "`if you do` can stand once, and after it `if you do not` once".to_string();
                self.miss(end, || Wanted::Reason(word, reason));
                return None;
            }
            let end = self.word(word, "otherwise")?;
            let (body, after) = self.sign(end, ",").and_then(|at| self.body(at))?;
            otherwise = Some((word..end, body));
            at = after;
        }
        let end = self.sign(at, ".")?;
        let span = start..at;
        let effect = EffectTree { trigger, conds, each, body, otherwise, span };
        Some((Tree::Effect(Box::new(effect)), end))
    }

    fn body(&mut self, at: usize) -> Option<Way<BodyTree>> {
        let at = scan::skip_blanks(self.text, at);
        let mut before = Vec::new();
        let (mut may, mut start) = self.may(at);
        let mut found = self.acts(start, &may);
        // What follows `, then you may` is left to choose.
        if let (MayTree::No, Some((acts, end))) = (&may, &found)
            && let Some(then) = self.then(*end)
            && let (other @ (MayTree::You | MayTree::Other(_)), after) = self.may(then)
        {
            before.clone_from(acts);
            (may, start) = (other, after);
            found = self.acts(start, &may);
        }
        let (acts, at) = found?;
        let (unless, at) = self.unless(at)?;
        let (if_done, at) = self.branch(at, false)?;
        let (if_not, at) = self.branch(at, true)?;
        Some((BodyTree { before, may, acts, unless, if_done, if_not }, at))
    }

    /// `unless … pays …`, if that stands here; any other `unless` is said otherwise.
    fn unless(&mut self, at: usize) -> Option<Way<Option<Node>>> {
        let start = scan::skip_blanks(self.text, at);
        let rest = self.text[start..].split(['.', ';', ',']).next().unwrap_or_default().to_lowercase();
        if scan::literal(self.text, start, "unless").is_none() || !rest.contains(" pays ") {
            return Some((None, at));
        }
        match self.longest(Rule::Unless, start)? {
            (Part::Node(node), end) => Some((Some(node), end)),
            _ => None,
        }
    }

    /// `you may`, `your opponent may` or nothing, and where it goes on.
    fn may(&mut self, at: usize) -> (MayTree, usize) {
        if let Some(end) = self.word(at, "you").and_then(|at| self.word(at, "may")) {
            return (MayTree::You, end);
        }
        for (part, end) in self.rule(Rule::Player, at, None) {
            // These words are an act of their own.
            let Some(end) = self.word(end, "may") else { continue };
            if let Part::Node(player) = part
                && self.longest(Rule::Do, end).is_some()
            {
                return (MayTree::Other(player), end);
            }
        }
        (MayTree::No, at)
    }

    /// `, then`
    fn then(&mut self, at: usize) -> Option<usize> {
        self.sign(at, ",").and_then(|at| self.word(at, "then"))
    }

    /// `; if you do, …` or `; if you do not, …`, if that stands here.
    fn branch(&mut self, at: usize, not: bool) -> Option<Way<Option<BranchTree>>> {
        let absent = Some((None, at));
        let Some(start) = self.sign(at, ";") else { return absent };
        let start = scan::skip_blanks(self.text, start);
        let Some(end) = self.if_you_do(start) else { return absent };
        let negated = self.word(end, "not");
        if negated.is_some() != not {
            return absent;
        }
        let span = start..negated.unwrap_or(end);
        let (may, at) = self.sign(span.end, ",").map(|at| self.may(scan::skip_blanks(self.text, at)))?;
        let (acts, end) = self.acts(at, &may)?;
        Some((Some(BranchTree { may, acts, span }), end))
    }

    fn if_you_do(&mut self, at: usize) -> Option<usize> {
        let at = self.word(at, "if")?;
        let at = self.word(at, "you").or_else(|| self.word(at, "they"))?;
        self.word(at, "do")
    }

    /// Acts joined by `, then`; of another player in that one's words.
    fn acts(&mut self, at: usize, may: &MayTree) -> Option<Way<Vec<Part>>> {
        let rule = match may {
            MayTree::No | MayTree::You => Rule::Act,
            MayTree::Other(_) => Rule::Do,
        };
        let (act, mut at) = self.longest(rule, at)?;
        let mut acts = vec![act];
        while let Some(end) = self.then(at) {
            if !matches!(self.may(end).0, MayTree::No) {
                break;
            }
            let (act, end) = self.longest(rule, end)?;
            acts.push(act);
            at = end;
        }
        Some((acts, at))
    }

    /// One or more conditions, all joined by `and` or all by `or`.
    fn conds(&mut self, at: usize) -> Option<Way<Part>> {
        let (part, mut at) = self.longest(Rule::Cond, at)?;
        let mut parts = vec![part];
        let any = self.word(at, "or").is_some();
        while let Some(end) = self.word(at, if any { "or" } else { "and" }) {
            let (part, end) = self.longest(Rule::Cond, end)?;
            parts.push(part);
            at = end;
        }
        Some((if any { Part::Any(parts) } else { Part::List(parts) }, at))
    }

    fn effects(&mut self, at: usize) -> Option<Way<Vec<Part>>> {
        let (acts, mut at) = self.acts(at, &MayTree::No)?;
        let mut effects = vec![Part::List(acts)];
        while let Some(end) = self.sign(at, ";") {
            // These words end the list: they belong to the sentence around it.
            if self.if_you_do(end).is_some() || self.word(end, "otherwise").is_some() {
                break;
            }
            let (acts, end) = self.acts(end, &MayTree::No)?;
            effects.push(Part::List(acts));
            at = end;
        }
        Some((effects, at))
    }

    // ── rules and patterns ──

    /// The way that goes furthest: what follows a whole act or condition is always a sign or a joining word.
    fn longest(&mut self, rule: Rule, at: usize) -> Option<Way<Part>> {
        // The first one of those that end at the same place: the order of the table decides.
        self.rule(rule, at, None).into_iter().rev().max_by_key(|&(_, end)| end)
    }

    /// All ways to read a rule, each with another end. `before` is the part that was read before it.
    fn rule(&mut self, rule: Rule, at: usize, before: Option<&Part>) -> Vec<Way<Part>> {
        let at = scan::skip_blanks(self.text, at);
        if at == self.start
            && let Some(ways) = &self.begun[rule as usize]
        {
            return ways.clone();
        }
        self.open.push((rule, at));
        let ways = match rule {
            Rule::Number => self.number(at).into_iter().collect(),
            Rule::Single | Rule::Kind | Rule::Kinds => self.names(rule, at, before),
            Rule::CardName | Rule::Counter | Rule::Tag | Rule::Symbol | Rule::PileName => self.names(rule, at, before),
            Rule::DieName | Rule::SideName => self.names(rule, at, before),
            Rule::Token | Rule::Tokens => self.names(rule, at, before),
            Rule::State | Rule::Value => self.names(rule, at, before),
            Rule::User => {
                let after = self.article(at);
                let plain = self.names(rule, at, before);
                let with_article = after.map(|at| self.names(rule, scan::skip_blanks(self.text, at), before));
                plain.into_iter().chain(with_article.into_iter().flatten()).collect()
            }
            Rule::Conds => self.conds(at).into_iter().collect(),
            Rule::While => self.while_conds(at),
            Rule::Effects => self.nested_effects(at),
            Rule::Acts => {
                self.acts(at, &MayTree::No).map(|(parts, end)| (Part::List(parts), end)).into_iter().collect()
            }
            _ => self.table(rule, at),
        };
        self.open.pop();
        if at == self.start {
            self.begun[rule as usize] = Some(ways.clone());
        }
        ways
    }

    fn table(&mut self, rule: Rule, at: usize) -> Vec<Way<Part>> {
        let mut ways: Vec<Way<Part>> = Vec::new();
        for (form, row) in rows(rule).iter().enumerate().filter(|(_, row)| row.usable) {
            for ((parts, spent), end) in self.row(row, at) {
                // A second way to the same end is no other meaning: the table puts names first.
                if ways.iter().all(|&(_, other)| other != end) {
                    ways.push((Part::Node(Node { rule, form, parts, spent, span: at..end }), end));
                }
            }
        }
        ways
    }

    fn row(&mut self, row: &Pattern, at: usize) -> Vec<Way<(Vec<Part>, Option<NamePart>)>> {
        // Most rows end with their first word.
        if let Some(Piece::Word { word, shown }) = row.pieces.first()
            && self.shown_word(at, word, shown).is_none()
        {
            return Vec::new();
        }
        let mut ways = vec![((Vec::new(), None), at)];
        // A comma between the parts of a list is not what is missing where there is none.
        let list = row.slots.len() == 3 && row.slots.iter().all(|slot| *slot == row.slots[0]);
        for piece in &row.pieces {
            let mut next: Vec<Way<(Vec<Part>, Option<NamePart>)>> = Vec::new();
            for ((parts, spent), at) in ways {
                let mut go = |parts: Vec<Part>, spent: Option<NamePart>, end: usize| {
                    if next.iter().all(|&(_, other)| other != end) {
                        next.push(((parts, spent), end));
                    }
                };
                match piece {
                    Piece::Word { word, shown } => {
                        if let Some(end) = self.shown_word(at, word, shown) {
                            go(parts, spent, end);
                        }
                    }
                    Piece::Counted { one, many } => {
                        // Words forgive the wrong number by themselves; which one to ask for is a matter of messages.
                        let word = if matches!(parts.last(), Some(Part::Number(1))) { one } else { many };
                        if let Some(end) = self.word(at, word) {
                            go(parts, spent, end);
                        }
                    }
                    Piece::Sign(_) if list && !self.text[scan::skip_blanks(self.text, at)..].starts_with(',') => {}
                    Piece::Sign(sign) => {
                        if let Some(end) = self.sign(at, sign) {
                            go(parts, spent, end);
                        }
                    }
                    Piece::Article => {
                        if let Some(end) = self.article(at) {
                            go(parts, spent, end);
                        }
                    }
                    Piece::Possessive => {
                        if let Some(end) = scan::possessive(self.text, at) {
                            go(parts, spent, end);
                        }
                    }
                    Piece::Slot(rule) => {
                        for (part, end) in self.rule(*rule, at, parts.last()) {
                            go([&parts[..], &[part]].concat(), spent.clone(), end);
                        }
                    }
                    Piece::Optional(rule) => {
                        for (part, end) in self.rule(*rule, at, parts.last()) {
                            go([&parts[..], &[part]].concat(), spent.clone(), end);
                        }
                        go([&parts[..], &[Part::Absent]].concat(), spent, at);
                    }
                    Piece::Spent => {
                        for (part, end) in self.rule(Rule::Counter, at, None) {
                            if let Part::Name(name) = part {
                                go(parts.clone(), Some(name), end);
                            }
                        }
                    }
                }
            }
            ways = next;
        }
        ways
    }

    fn while_conds(&mut self, at: usize) -> Vec<Way<Part>> {
        let mut ways = vec![(Part::List(Vec::new()), at)];
        if let Some((conds, end)) = self.word(at, "while").and_then(|at| self.conds(at))
            && let Some(end) = self.sign(end, ",")
        {
            ways.push((conds, end));
        }
        ways
    }

    fn nested_effects(&mut self, at: usize) -> Vec<Way<Part>> {
        if self.nested {
            let act = self.open.iter().rev().find(|(rule, _)| *rule == Rule::Act);
            let start = act.map_or(at, |&(_, start)| start);
            let reason = "a list of effects cannot stand inside another one".to_string();
            self.miss(at, || Wanted::Reason(start, reason));
            return Vec::new();
        }
        self.nested = true;
        let way = self.effects(at);
        self.nested = false;
        way.map(|(parts, end)| (Part::List(parts), end)).into_iter().collect()
    }

    // ── words ──

    fn word(&mut self, at: usize, word: &'static str) -> Option<usize> {
        self.shown_word(at, word, word)
    }

    fn shown_word(&mut self, at: usize, word: &'static str, shown: &str) -> Option<usize> {
        let at = scan::skip_blanks(self.text, at);
        let forgiven = FORGIVEN.iter().find(|pair| pair.contains(&word));
        let end = match forgiven {
            Some(pair) => pair.iter().find_map(|word| scan::literal(self.text, at, word)),
            None => scan::literal(self.text, at, word),
        };
        if end.is_none() {
            self.miss(at, || Wanted::Word { word, shown: shown.to_string() });
        }
        end
    }

    fn article(&mut self, at: usize) -> Option<usize> {
        let at = scan::skip_blanks(self.text, at);
        let end = scan::literal(self.text, at, "a").or_else(|| scan::literal(self.text, at, "an"));
        if end.is_none() {
            self.miss(at, || Wanted::Word { word: "a", shown: "a".to_string() });
        }
        end
    }

    fn sign(&mut self, at: usize, sign: &'static str) -> Option<usize> {
        let at = scan::skip_blanks(self.text, at);
        if self.text[at..].starts_with(sign) {
            return Some(at + sign.len());
        }
        self.miss(at, || Wanted::Sign(sign));
        None
    }

    fn number(&mut self, at: usize) -> Option<Way<Part>> {
        let span = scan::token(self.text, at);
        let digits = &self.text[span.clone()];
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            self.miss(at, || Wanted::Number);
            return None;
        }
        match digits.parse::<u8>() {
            Ok(number) => Some((Part::Number(number), span.end)),
            Err(_) => {
                let reason = format!("`{digits}` is too large; numbers go up to {}", u8::MAX);
                self.miss(at, || Wanted::Reason(at, reason));
                None
            }
        }
    }

    /// The declared names that stand here, the longest first.
    fn names(&mut self, rule: Rule, at: usize, before: Option<&Part>) -> Vec<Way<Part>> {
        let mut ways = Vec::new();
        for (declared, spelled) in self.names.spelled(rule, before) {
            match scan::name(self.text, at, spelled) {
                Some(end) => {
                    ways.push((Part::Name(NamePart { rule, name: declared.to_string(), span: at..end }), end));
                }
                None => self.miss(at, || Wanted::Name(rule, spelled.to_string())),
            }
        }
        if ways.is_empty() {
            // Without a declared name the slot itself is still what is missing.
            self.miss(at, || Wanted::Name(rule, String::new()));
        }
        ways.sort_by_key(|&(_, end)| std::cmp::Reverse(end));
        ways.dedup_by_key(|&mut (_, end)| end);
        ways
    }

    /// Notes what could have stood at a place, unless a later place was reached.
    fn miss(&mut self, at: usize, wanted: impl FnOnce() -> Wanted) {
        if at >= self.failure.far {
            let rule = self.open.iter().find(|&&(_, start)| start == at);
            self.failure.miss(at, wanted(), rule.map(|&(rule, _)| rule));
        }
    }

    /// Where reading goes on after a mistake: behind the next full stop that is not part of a name.
    pub fn next_sentence(&self) -> usize {
        let mut at = self.failure.far;
        loop {
            let rest = &self.text[at..];
            let Some(c) = rest.chars().next() else {
                return at;
            };
            let names = self.names.spelled(Rule::Single, None).into_iter();
            let names = names.chain(self.names.spelled(Rule::CardName, None));
            if let Some(end) = names.filter_map(|(_, name)| scan::name(self.text, at, name)).max() {
                at = end;
                continue;
            }
            at += c.len_utf8();
            if c == '.' && self.text[at..].chars().next().is_none_or(char::is_whitespace) {
                return at;
            }
            if c.is_alphanumeric() {
                at = at.max(scan::token(self.text, at - c.len_utf8()).end);
            }
        }
    }
}
