//! Says what is wrong where reading failed: at the furthest place that any pattern reached.

use std::ops::Range;

use crate::diag::{Diagnostic, listed};
use crate::grammar::{Pattern, Piece, Rule, rows};
use crate::names::Names;
use crate::render::capitalized;
use crate::scan;
use crate::words::{HINTS, NUMBER_WORDS};

/// The furthest place that could not be read, and what could have stood there.
pub(crate) struct Failure<'a> {
    text: &'a str,
    names: &'a Names,
    pub far: usize,
    misses: Vec<Miss>,
}

struct Miss {
    wanted: Wanted,
    /// The outermost rule that began here, for a summary.
    rule: Option<Rule>,
}

/// Something that could have stood where reading failed.
#[derive(Clone, PartialEq)]
pub(crate) enum Wanted {
    /// A word of the language, with the words that follow it.
    Word {
        word: &'static str,
        shown: String,
    },
    Sign(&'static str),
    Number,
    /// A declared name; empty for the slot itself.
    Name(Rule, String),
    /// Not wanted at all, but the reason why the words from that place on were refused.
    Reason(usize, String),
}

/// The wanted word or name that is most like the one that stands there.
struct Close<'m> {
    wanted: &'m Wanted,
    distance: usize,
    /// The end of the words that it is like.
    end: usize,
}

/// How many names or alternatives a message lists.
const MANY: usize = 16;

impl<'a> Failure<'a> {
    pub(crate) fn new(text: &'a str, names: &'a Names) -> Self {
        Failure { text, names, far: 0, misses: Vec::new() }
    }

    /// One that notes nothing, because every place lies before the furthest.
    pub(crate) fn untold(text: &'a str, names: &'a Names) -> Self {
        Failure { far: usize::MAX, ..Self::new(text, names) }
    }

    pub(crate) fn miss(&mut self, at: usize, wanted: Wanted, rule: Option<Rule>) {
        if at < self.far {
            return;
        }
        if at > self.far {
            self.far = at;
            self.misses.clear();
        }
        if self.misses.iter().all(|miss| miss.wanted != wanted || miss.rule != rule) {
            self.misses.push(Miss { wanted, rule });
        }
    }

    /// All that could have stood there, each with the outermost rule that began there.
    pub(crate) fn wanted(&self) -> impl Iterator<Item = (&Wanted, Option<Rule>)> {
        self.misses.iter().map(|miss| (&miss.wanted, miss.rule))
    }

    /// The most helpful thing to say.
    pub(crate) fn explain(&self) -> Diagnostic {
        let span = scan::token(self.text, self.far);
        if let Some((start, reason)) = self.reason() {
            let refused = self.text[start..self.far].trim_end().len();
            let span = if refused > 0 { start..start + refused } else { span };
            return Diagnostic::new(span, reason);
        }
        let found = &self.text[span.clone()];
        if found.is_empty() {
            return self.at_the_end(span);
        }
        if let Some(help) = self.bound() {
            return Diagnostic::new(span, format!("`{found}` cannot stand here")).help(help);
        }
        if !found.starts_with(char::is_alphanumeric) {
            return Diagnostic::new(span, format!("`{found}` cannot stand here")).help(self.could_stand());
        }
        let close = self.closest();
        self.misspelled_name(close.as_ref())
            .or_else(|| self.in_a_list(&span))
            .or_else(|| self.hint(&span, close.as_ref()))
            .or_else(|| self.missing_sign(&span, close.as_ref()))
            .or_else(|| self.misspelled_word(&span, close.as_ref()))
            .or_else(|| self.unknown_name(&span))
            .unwrap_or_else(|| {
                let help = if self.starts() { verbs() } else { self.could_stand() };
                Diagnostic::new(span.clone(), self.message(&span)).help(help)
            })
    }

    fn at_the_end(&self, span: Range<usize>) -> Diagnostic {
        if self.wants(".") {
            let end = self.text.trim_end().len();
            return Diagnostic::new(span, "the sentence has no full stop").insert(end, ".");
        }
        Diagnostic::new(span, "the text ends in the middle of a sentence").help(self.could_stand())
    }

    fn misspelled_name(&self, close: Option<&Close>) -> Option<Diagnostic> {
        let close = close?;
        let Wanted::Name(rule, name) = close.wanted else {
            return None;
        };
        let mut fighters = self.names.fighters.iter();
        let suggested = match fighters.find(|fighter| fighter.plural == *name || fighter.name == *name) {
            Some(fighter) if *rule == Rule::Kinds => &fighter.plural,
            Some(fighter) if *rule != Rule::CardName => &fighter.name,
            _ => name,
        };
        let message = self.not_declared(*rule, self.far..close.end);
        let diagnostic = Diagnostic::new(self.far..close.end, message).instead(suggested.as_str());
        Some(diagnostic.help(format!("did you mean `{suggested}`?")))
    }

    /// What to write where a number stands by itself and a bound is wanted: it says how many at least, at most or exactly.
    fn bound(&self) -> Option<String> {
        let wanted = |miss: &Miss| matches!(&miss.wanted, Wanted::Word { shown, .. } if shown == "or more");
        let number = self.text[..self.far].split_whitespace().next_back().filter(|word| word.parse::<u8>().is_ok())?;
        let said = || {
            format!(
                "say how many at least, at most or exactly: `{number} or more`, `{number} or less`, `exactly {number}`"
            )
        };
        self.misses.iter().any(wanted).then(said)
    }

    /// What is left to choose, or has a price, is no effect of a list.
    fn in_a_list(&self, span: &Range<usize>) -> Option<Diagnostic> {
        let sentence = self.text[..span.start].rsplit_once(". ").map_or(&self.text[..span.start], |(_, rest)| rest);
        let (list, effects) = sentence.split_once(':')?;
        let (list, last) = (list.to_lowercase(), effects.rsplit(';').next()?.trim().to_lowercase());
        if !list.contains("choose ") || last != "you" || !scan::same(&self.text[span.clone()], "may") {
            return None;
        }
        let message = "an effect of a list is chosen, and has no `you may` and no price of its own";
        let help = "leave `you may` out; for a price write `…, then gain 1 action for each card put`, or put it into another sentence";
        Some(Diagnostic::new(span.clone(), message).help(help))
    }

    fn hint(&self, span: &Range<usize>, close: Option<&Close>) -> Option<Diagnostic> {
        let found = &self.text[span.clone()];
        // `recover` for `recovers` is a slip, not another word.
        let slip = close.is_some_and(|close| match close.wanted {
            Wanted::Word { word, .. } => word.starts_with(&found.to_lowercase()),
            _ => false,
        });
        if slip {
            return None;
        }
        let diagnostic = Diagnostic::new(span.clone(), format!("`{found}` cannot stand here"));
        if self.misses.iter().any(|miss| miss.wanted == Wanted::Number)
            && let Some((_, number)) = NUMBER_WORDS.iter().find(|(word, _)| scan::same(word, found))
        {
            let help = format!("numbers are written as digits: `{number}`");
            return Some(diagnostic.instead(number.to_string()).help(help));
        }
        // `2 or more` is a bound, which stands in conditions; whom something is done to is counted otherwise.
        let number = self.text[..span.start].split_whitespace().next_back().filter(|word| word.parse::<u8>().is_ok());
        if let (Some(number), true) = (number, scan::same(found, "or")) {
            let help = format!("write `{number} …`, `up to {number} …` or `any number of …`");
            return Some(diagnostic.help(help));
        }
        if scan::same(found, "and") && !self.joins_acts(span) {
            let help =
                "`and` joins conditions and two fighters; of two places or rules, each has a sentence of its own";
            return Some(diagnostic.help(help));
        }
        let wanted = |rule| self.misses.iter().any(|miss| miss.rule == Some(rule));
        let hint = HINTS.iter().find(|(word, rules, _)| {
            scan::same(word, found) && (rules.is_empty() || rules.iter().any(|&rule| wanted(rule)))
        });
        hint.map(|(_, _, help)| diagnostic.help(*help))
    }

    /// Whether an act stands behind this word: a verb, or somebody who does it.
    fn joins_acts(&self, span: &Range<usize>) -> bool {
        let next = scan::skip_blanks(self.text, span.end);
        let verb = |row: &Pattern| match row.pieces.first() {
            Some(Piece::Word { word, .. }) => scan::literal(self.text, next, word).is_some(),
            _ => false,
        };
        let others = ["you", "your opponent", "that opponent", "each opponent", "each player", "it"];
        rows(Rule::Act).iter().filter(|row| row.is_command()).any(verb)
            || others.iter().any(|who| scan::literal(self.text, next, who).is_some())
    }

    fn missing_sign(&self, span: &Range<usize>, close: Option<&Close>) -> Option<Diagnostic> {
        let found = &self.text[span.clone()];
        let then = Wanted::Word { word: "then", shown: "then".into() };
        let before = self.text[..span.start].trim_end().len();
        let (missing, at, sign) = if self.wants(",") && (!self.wants(".") || scan::same(found, "then")) {
            ("a comma", before, ",")
        } else if self.wants(".") && close.is_none() && found.starts_with(char::is_uppercase) {
            ("a full stop", before, ".")
        } else if self.misses.iter().all(|miss| miss.wanted == then) && close.is_none() {
            ("`then`", span.start, "then ")
        } else {
            return None;
        };
        Some(Diagnostic::new(span.clone(), format!("{missing} is missing before `{found}`")).insert(at, sign))
    }

    fn misspelled_word(&self, span: &Range<usize>, close: Option<&Close>) -> Option<Diagnostic> {
        let Wanted::Word { word, .. } = close?.wanted else {
            return None;
        };
        // Both are words of the language, and the one that stands here was meant.
        let found = &self.text[span.clone()];
        if word.strip_suffix("'s").is_some_and(|bare| scan::same(bare, found)) || scan::same(found, "your") {
            return None;
        }
        let capital = found.starts_with(char::is_uppercase);
        let word = if capital { capitalized(word) } else { word.to_string() };
        let help = format!("did you mean `{word}`?");
        Some(Diagnostic::new(span.clone(), self.message(span)).instead(word).help(help))
    }

    fn unknown_name(&self, span: &Range<usize>) -> Option<Diagnostic> {
        let rule = self.misses.iter().find_map(|miss| match miss.wanted {
            Wanted::Name(rule, _) => Some(rule),
            _ => None,
        })?;
        let only_names = self.misses.iter().all(|miss| matches!(miss.wanted, Wanted::Name(..)));
        if !only_names && !self.like_a_name(span) {
            return None;
        }
        let declared = self.names.fighters.iter().flat_map(|fighter| [&fighter.name, &fighter.plural]);
        if let Some(end) = declared.filter_map(|name| scan::name(self.text, span.start, name)).max() {
            // It is a fighter, but none that can stand here.
            let span = span.start..end;
            let message = format!("`{}` cannot stand here", &self.text[span.clone()]);
            return Some(Diagnostic::new(span, message).help(self.could_stand()));
        }
        if let Some((span, kind)) = self.other_kind(span) {
            let message = format!("`{}` is a {kind} of this hero, and none can stand here", &self.text[span.clone()]);
            return Some(Diagnostic::new(span, message).help(self.could_stand()));
        }
        if let Some((span, name)) = self.short_name(span) {
            let message = self.not_declared(rule, span.clone());
            return Some(Diagnostic::new(span, message).instead(name).help(format!("did you mean `{name}`?")));
        }
        let span = self.capitalized_words(span);
        let message = self.not_declared(rule, span.clone());
        Some(Diagnostic::new(span, message))
    }

    /// What else is declared by these words, and where they end.
    fn other_kind(&self, span: &Range<usize>) -> Option<(Range<usize>, &'static str)> {
        let kinds = [
            (Rule::Tag, "tag"),
            (Rule::Token, "token"),
            (Rule::Counter, "counter"),
            (Rule::State, "state"),
            (Rule::CardName, "card"),
            (Rule::PileName, "pile"),
            (Rule::DieName, "die"),
            (Rule::SideName, "side deck"),
            (Rule::Symbol, "symbol"),
        ];
        let named = |(rule, kind)| {
            let spelled = self.names.spelled(rule, None).into_iter();
            let end = spelled.filter_map(|(_, name)| scan::name(self.text, span.start, name)).max()?;
            Some((span.start..end, kind))
        };
        kinds.into_iter().filter_map(named).max_by_key(|(span, _)| span.end)
    }

    /// The only fighter of which these words are a part of the name, and where they stand; without an `'s`.
    fn short_name(&self, span: &Range<usize>) -> Option<(Range<usize>, &str)> {
        let words = self.capitalized_words(span);
        let found = &self.text[words.clone()];
        let bare = found.strip_suffix("'s").or_else(|| found.strip_suffix("’s")).unwrap_or(found);
        let has = |name: &&str| {
            let places = name.match_indices(' ').map(|(at, _)| at + 1);
            name.len() > bare.len()
                && std::iter::once(0).chain(places).any(|at| scan::literal(name, at, bare).is_some())
        };
        let fighters = self.names.different_fighters().map(|fighter| fighter.name.as_str());
        let mut named = fighters.filter(has);
        let name = named.next().filter(|_| named.next().is_none())?;
        Some((words.start..words.start + bare.len(), name))
    }

    fn message(&self, span: &Range<usize>) -> String {
        let found = &self.text[span.clone()];
        if self.starts() {
            format!("`{found}` is not a verb of the card language")
        } else {
            format!("`{found}` cannot stand here")
        }
    }

    /// Whether a sentence or an act starts here.
    fn starts(&self) -> bool {
        self.misses.iter().any(|miss| matches!(miss.rule, Some(Rule::Sentence | Rule::Act)))
    }

    fn wants(&self, sign: &'static str) -> bool {
        self.misses.iter().any(|miss| miss.wanted == Wanted::Sign(sign))
    }

    fn reason(&self) -> Option<(usize, &str)> {
        self.misses.iter().find_map(|miss| match &miss.wanted {
            Wanted::Reason(start, reason) => Some((*start, reason.as_str())),
            _ => None,
        })
    }

    /// Whether an unknown word looks like a name: by its capital, or by the verb behind it.
    fn like_a_name(&self, span: &Range<usize>) -> bool {
        const AFTER_FIGHTERS: [&str; 7] = ["recovers", "takes", "cannot", "has", "is", "shares", "played"];
        if !self.starts() {
            return self.text[span.clone()].starts_with(char::is_uppercase);
        }
        let next = scan::skip_blanks(self.text, self.capitalized_words(span).end);
        AFTER_FIGHTERS.iter().any(|word| scan::literal(self.text, next, word).is_some())
    }

    /// The word, and the words behind it that start with a capital.
    fn capitalized_words(&self, span: &Range<usize>) -> Range<usize> {
        let mut end = span.end;
        loop {
            let start = scan::skip_blanks(self.text, end);
            if start == end || !self.text[start..].starts_with(char::is_uppercase) {
                return span.start..end;
            }
            end = scan::token(self.text, start).end;
        }
    }

    fn closest(&self) -> Option<Close<'_>> {
        let mut best: Option<Close> = None;
        for miss in &self.misses {
            let word = match &miss.wanted {
                Wanted::Word { word, .. } => word,
                Wanted::Name(_, name) => name.as_str(),
                Wanted::Sign(_) | Wanted::Number | Wanted::Reason(..) => continue,
            };
            let mut end = self.far;
            for _ in word.split(' ') {
                end = scan::token(self.text, scan::skip_blanks(self.text, end)).end;
            }
            let allowed = match word.chars().count() {
                0..=2 => 0,
                3..=5 => 1,
                6..=8 => 2,
                _ => 3,
            };
            let found = self.text[self.far..end].to_lowercase();
            let distance = strsim::damerau_levenshtein(&found, &word.to_lowercase());
            let better = best.as_ref().is_none_or(|best| distance < best.distance);
            if (1..=allowed).contains(&distance) && better {
                best = Some(Close { wanted: &miss.wanted, distance, end });
            }
        }
        best
    }

    fn not_declared(&self, rule: Rule, span: Range<usize>) -> String {
        let found = &self.text[span];
        let (kind, kinds) = match rule {
            Rule::CardName => ("card", "cards"),
            Rule::Counter => ("counter", "counters"),
            Rule::State => ("state", "states"),
            Rule::Tag => ("tag", "tags"),
            Rule::Symbol => ("symbol", "symbols"),
            Rule::PileName => ("pile", "piles"),
            Rule::DieName => ("die", "dice"),
            Rule::SideName => ("side deck", "side decks"),
            Rule::Token | Rule::Tokens => ("token", "tokens"),
            Rule::Value => ("value", "values"),
            _ => ("fighter", "fighters"),
        };
        let mut owner = "this hero".to_string();
        let mut declared: Vec<&str> = self.names.spelled(rule, None).into_iter().map(|(name, _)| name).collect();
        if rule == Rule::Value {
            // A state of which a value was wanted.
            let wanted = self.misses.iter().find_map(|miss| match &miss.wanted {
                Wanted::Name(Rule::Value, value) if !value.is_empty() => Some(value),
                _ => None,
            });
            let mut states = self.names.states.iter();
            if let Some(state) = states.find(|state| wanted.is_some_and(|value| state.values.contains(value))) {
                owner = format!("`{}`", state.name);
                declared = state.values.iter().map(String::as_str).collect();
            }
        }
        declared.dedup();
        if declared.is_empty() {
            return format!("`{found}` is not a {kind} of {owner}, which declares no {kinds}");
        }
        let more = if declared.len() > MANY { ", …" } else { "" };
        declared.truncate(MANY);
        format!("`{found}` is not a {kind} of {owner}; its {kinds} are: {}{more}", declared.join(", "))
    }

    fn could_stand(&self) -> String {
        let mut items: Vec<String> = Vec::new();
        for miss in &self.misses {
            let item = match (miss.rule, &miss.wanted) {
                (Some(rule), _) => rule.label().to_string(),
                (None, Wanted::Name(rule, _)) => rule.label().to_string(),
                (None, Wanted::Word { shown, .. }) => format!("`{shown}`"),
                (None, Wanted::Sign(",")) if self.wants(".") => "`, then`".to_string(),
                (None, Wanted::Sign(sign)) => format!("`{sign}`"),
                (None, Wanted::Number) => Rule::Number.label().to_string(),
                (None, Wanted::Reason(..)) => continue,
            };
            if !items.contains(&item) {
                items.push(item);
            }
        }
        items.truncate(MANY);
        format!("here could stand {}", listed(&items))
    }
}

/// The words with which an act can start.
fn verbs() -> String {
    let first = |row: &'static Pattern| match row.pieces.first() {
        Some(Piece::Word { word, .. }) => Some(format!("`{word}`")),
        _ => None,
    };
    let mut verbs: Vec<String> = rows(Rule::Act).iter().filter(|row| row.is_command()).filter_map(first).collect();
    verbs.sort();
    verbs.dedup();
    let subjects = "and after who does it `draws`, `discards` or `recovers`";
    format!("the verbs are {}, {subjects}", verbs.join(", "))
}
