//! The patterns of the word table, made ready for the parser and the renderer, and the plain tree between text and AST.

use std::ops::Range;
use std::sync::LazyLock;

use crate::ast::{Act, Conds, Countable, Place, Target};
use crate::words::{self, Entry, Fact, Visitor};

/// What can fill a slot of a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Rule {
    // ── numbers and declared names ──
    Number,
    /// The name of a fighter of which there is one.
    Single,
    /// The name of a group's fighter, in the singular.
    Kind,
    /// The same in the plural.
    Kinds,
    /// A fighter that does something: a single one, or `a` one of a group.
    User,
    CardName,
    Counter,
    State,
    /// A value of the state named before it.
    Value,
    Tag,
    Symbol,
    Token,
    /// The same in the plural.
    Tokens,
    /// A pile of the hero's own.
    PileName,
    DieName,
    SideName,
    // ── lists ──
    Conds,
    /// `while …,` or nothing.
    While,
    Effects,
    Acts,
    // ── tables ──
    Trigger,
    Mine,
    Standing,
    Lasting,
    Mover,
    PlayedCards,
    Plays,
    Hurt,
    Until,
    Cond,
    Act,
    /// An act as something that one is told to do: the same after `you may`.
    Command,
    /// What another player does: the verb with its `s`.
    Does,
    /// The same after `may`.
    Do,
    /// What a condition says of each of several fighters.
    Says,
    Bound,
    Fighter,
    FighterOwn,
    Target,
    /// A target that something is said of in the singular.
    Doer,
    /// The same in the plural.
    Doers,
    TargetPart,
    EitherPart,
    /// One who is chosen.
    Picked,
    /// One fighter, chosen or not.
    Someone,
    Group,
    One,
    /// Those to whom something must happen.
    Watched,
    /// A group without its place, after `each`.
    Crowd,
    OneCrowd,
    Crowds,
    /// The same after `any number of` and `the number of`.
    NumberOf,
    /// Those that were defeated and come back.
    Fallen,
    /// Who can come back.
    Back,
    Backs,
    Down,
    /// The same in the plural.
    Downs,
    Other,
    Except,
    Noun,
    Nouns,
    Common,
    Commons,
    Class,
    Player,
    /// Of whom something is said, and who does nothing.
    Party,
    PlayerOwn,
    Whose,
    Pile,
    PileKind,
    Place,
    Where,
    /// Where those stand to whom something happens.
    Range,
    /// Where a single fighter can be said to be.
    Spot,
    /// What is said of fighters that are no place.
    Marked,
    Spaces,
    FreeSpaces,
    SpacePlace,
    Did,
    Deed,
    Countable,
    /// What acts are repeated for.
    Repeated,
    /// What is counted, in the plural.
    Counted,
    Measure,
    // Amounts with their nouns.
    Cards,
    Health,
    Actions,
    // Cards and where they go.
    Selection,
    Random,
    Filter,
    SomeFilter,
    /// A card of any kind.
    AnyCard,
    AnyCards,
    /// A card of a kind.
    SomeCard,
    /// The same where the kind may depend on the game.
    SuchCard,
    /// Cards of a kind, in the plural.
    KindCards,
    FilterTail,
    SomeTail,
    /// What is printed on the card alone.
    PlainTail,
    SomePlainTail,
    Source,
    Onto,
    OntoEither,
    End,
    Deck,
    ThatDeck,
    Them,
    SeveralOfThem,
    SomeOfThem,
    Through,
    Card,
    CardType,
    Timing,
    Steps,
    WhichCard,
    Role,
    /// Tokens that an act speaks of.
    WhichTokens,
    /// Where tokens lie.
    TokenPlace,
    /// Where lines are.
    LinePlace,
    /// What a zone holds.
    Crowded,
    /// What keeps an act from being done.
    Unless,
    /// Not a slot: the start of a sentence, for messages.
    Sentence,
}

impl Rule {
    /// Each rule with its name in patterns and its name in messages and in the manual.
    pub(crate) const ALL: [(Rule, &str, &str); 122] = [
        (Rule::Number, "number", "a number"),
        (Rule::Single, "single", "a fighter's name"),
        (Rule::Kind, "kind", "a fighter's name"),
        (Rule::Kinds, "kinds", "the name of a group"),
        (Rule::User, "user", "a fighter's name"),
        (Rule::CardName, "card-name", "a card's name"),
        (Rule::Counter, "counter", "a counter"),
        (Rule::State, "state", "a state"),
        (Rule::Value, "value", "a value of the state"),
        (Rule::Tag, "tag", "a tag"),
        (Rule::Symbol, "symbol", "a symbol"),
        (Rule::Token, "token", "a token's name"),
        (Rule::Tokens, "tokens", "tokens"),
        (Rule::PileName, "pile-name", "a pile of the hero's own"),
        (Rule::DieName, "die-name", "a die"),
        (Rule::SideName, "side-name", "a side deck"),
        (Rule::Conds, "conditions", "a condition"),
        (Rule::While, "while", "`while`"),
        (Rule::Effects, "effects", "effects, divided by `;`"),
        (Rule::Acts, "acts", "an act"),
        (Rule::Trigger, "trigger", "a trigger"),
        (Rule::Mine, "mine", "a fighter's name or `one of your …`"),
        (Rule::Standing, "standing", "a standing rule"),
        (Rule::Lasting, "lasting", "a lasting rule"),
        (Rule::Mover, "mover", "a fighter's name with `'s`, or `each …'s`"),
        (Rule::PlayedCards, "played-cards", "`attack cards that …` or `cards that …`"),
        (Rule::Plays, "plays", "`you play`, `… plays` with a name, or `each … plays`"),
        (Rule::Hurt, "damage", "`damage` or `combat damage`"),
        (Rule::Until, "until", "`this turn`, `in this combat`, `in this maneuver` or `until your next turn starts`"),
        (Rule::Cond, "condition", "a condition"),
        (Rule::Act, "act", "an act"),
        (Rule::Command, "command", "an act"),
        (Rule::Does, "does", "what the player does"),
        (Rule::Do, "do", "what the player may do"),
        (Rule::Says, "says", "what is said of a fighter, such as `is adjacent to …`"),
        (Rule::Bound, "bound", "a bound, such as `2 or more`"),
        (Rule::Fighter, "fighter", "a fighter"),
        (Rule::FighterOwn, "fighter's", "a fighter with `'s`, or `its`"),
        (Rule::Target, "target", "a fighter, `each …` or `a …`"),
        (Rule::Doer, "doer", "a fighter, `each …` or `a …`"),
        (Rule::Doers, "doers", "several fighters"),
        (Rule::TargetPart, "target-part", "a fighter, `each …` or `a …`"),
        (Rule::EitherPart, "either-part", "a fighter or `a …`"),
        (Rule::Picked, "picked", "`a …`, `one of your …` or two joined by `or`"),
        (Rule::Someone, "someone", "a fighter or `a …`"),
        (Rule::Group, "group", "fighters"),
        (Rule::One, "one", "`a …`, `one of your …` or `one of that opponent's …`"),
        (Rule::Watched, "watched", "`a …` or `one of your …`"),
        (Rule::Crowd, "crowd", "fighters"),
        (Rule::OneCrowd, "one-crowd", "`a …`, `one of your …` or `one of that opponent's …`"),
        (Rule::Crowds, "crowds", "fighters"),
        (Rule::NumberOf, "number-of", "fighters"),
        (Rule::Fallen, "fallen", "`a defeated …`, `each defeated …` or `2 defeated …`"),
        (Rule::Back, "back", "a fighter's name or `friendly …`"),
        (Rule::Backs, "backs", "the name of several fighters or `friendly …`"),
        (Rule::Down, "down", "a fighter's name, `opposing …` or `friendly …`"),
        (Rule::Downs, "downs", "the name of several fighters, `opposing …` or `friendly …`"),
        (Rule::Other, "other", "`other`"),
        (Rule::Except, "except", "`other than …`"),
        (Rule::Noun, "noun", "`fighter`, `hero`, `sidekick` or a fighter's name"),
        (Rule::Nouns, "nouns", "`fighters`, `heroes`, `sidekicks` or a group's name"),
        (Rule::Common, "common", "`fighter`, `hero` or `sidekick`"),
        (Rule::Commons, "commons", "`fighters`, `heroes` or `sidekicks`"),
        (Rule::Class, "class", "`hero` or `sidekick`"),
        (Rule::Player, "player", "a player"),
        (Rule::Party, "party", "a player"),
        (Rule::PlayerOwn, "player's", "a player with `'s`"),
        (Rule::Whose, "whose", "`your`, or a player with `'s`"),
        (Rule::Pile, "pile", "a pile, such as `your hand`"),
        (Rule::PileKind, "pile-kind", "`hand`, `deck` or `discard pile`"),
        (Rule::Place, "place", "a place, such as `adjacent to …`"),
        (Rule::Where, "where", "a place, such as `adjacent to …`"),
        (Rule::Range, "range", "a place, such as `adjacent to …`"),
        (Rule::Spot, "spot", "a place, such as `adjacent to …`"),
        (Rule::Marked, "marked", "`damaged`, `placed` or `with … health`"),
        (Rule::Spaces, "spaces", "spaces, such as `any space`"),
        (Rule::FreeSpaces, "free-spaces", "spaces, such as `any space`"),
        (Rule::SpacePlace, "space-place", "a place, such as `adjacent to …`"),
        (Rule::Did, "did", "`maneuvered`, `attacked` or `played a scheme`"),
        (Rule::Deed, "deed", "`maneuver`, `attack` or `play a scheme`"),
        (Rule::Countable, "countable", "something to count"),
        (Rule::Repeated, "repeated", "something to count, or fighters `in turn`"),
        (Rule::Counted, "counted", "what is counted, such as `cards discarded`"),
        (Rule::Measure, "measure", "a measure, such as `its boost value`"),
        (Rule::Cards, "cards", "an amount, such as `2 cards`"),
        (Rule::Health, "health", "an amount, such as `2 health`"),
        (Rule::Actions, "actions", "an amount, such as `1 action`"),
        (Rule::Selection, "selection", "cards, such as `2 cards`"),
        (Rule::Random, "random", "`random`"),
        (Rule::Filter, "filter", "a tag, a type or a fighter's name"),
        (Rule::SomeFilter, "some-filter", "a tag, a type or a fighter's name"),
        (Rule::AnyCard, "any-card", "`card`"),
        (Rule::AnyCards, "any-cards", "`cards`"),
        (Rule::SomeCard, "some-card", "a card of a kind, such as `… card` or `card named …`"),
        (Rule::SuchCard, "such-card", "a card of a kind, such as `… card` or `card named …`"),
        (Rule::KindCards, "kind-cards", "cards of a kind, such as `… cards` or `cards named …`"),
        (Rule::FilterTail, "filter-tail", "`named …` or `with …`"),
        (Rule::SomeTail, "some-tail", "`named …` or `with …`"),
        (Rule::PlainTail, "plain-tail", "`named …` or `with …`"),
        (Rule::SomePlainTail, "some-plain-tail", "`named …` or `with …`"),
        (Rule::Source, "source", "`hand` or `discard pile`"),
        (Rule::Onto, "onto", "`on top of` or `on the bottom of`"),
        (Rule::OntoEither, "onto-either", "`on top of` or `on the bottom of`"),
        (Rule::End, "end", "`top` or `bottom`"),
        (Rule::Deck, "deck", "a deck, such as `your deck`"),
        (Rule::ThatDeck, "that-deck", "`that deck`, `your deck` or `their deck`"),
        (Rule::Them, "them", "`that card` or `2 of them`"),
        (Rule::SeveralOfThem, "several-of-them", "`2 of them`"),
        (Rule::SomeOfThem, "some-of-them", "`that card` or `2 of them`"),
        (Rule::Through, "through", "`through …`"),
        (Rule::Card, "card", "a card, such as `this card`"),
        (Rule::CardType, "card-type", "`attack`, `defense`, `versatile`, `scheme` or `combat`"),
        (Rule::Timing, "timing", "`immediately`, `during` or `after`"),
        (Rule::Steps, "steps", "`under …`"),
        (Rule::WhichCard, "which-card", "`this card` or `the opponent's card`"),
        (Rule::Role, "role", "`attack` or `defense`"),
        (Rule::WhichTokens, "which-tokens", "tokens, such as `1 …` or `each …`"),
        (Rule::TokenPlace, "token-place", "a place, such as `adjacent to …`"),
        (Rule::LinePlace, "line-place", "a place, such as `adjacent to …`"),
        (Rule::Crowded, "crowded", "`with …`"),
        (Rule::Unless, "unless", "`unless an opponent pays …`"),
        (Rule::Sentence, "", "a sentence"),
    ];

    /// How a message names what could stand in the slot.
    pub(crate) fn label(self) -> &'static str {
        Rule::ALL[self as usize].2
    }

    fn named(name: &str) -> Option<Rule> {
        Rule::ALL.iter().find(|(_, word, _)| *word == name).map(|(rule, _, _)| *rule)
    }
}

/// What stands in a slot: the plain tree that knows where in the text it was read.
#[derive(Clone, Debug)]
pub(crate) enum Part {
    Number(u8),
    Name(NamePart),
    Node(Node),
    List(Vec<Part>),
    /// Conditions of which one is enough.
    Any(Vec<Part>),
    /// A slot that was left out.
    Absent,
}

#[derive(Clone, Debug)]
pub(crate) struct NamePart {
    pub rule: Rule,
    /// As declared.
    pub name: String,
    pub span: Range<usize>,
}

/// Words that follow one pattern.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub rule: Rule,
    /// Which of the rule's patterns.
    pub form: usize,
    pub parts: Vec<Part>,
    /// The counter that `for each … spent` names; the AST does not carry it.
    pub spent: Option<NamePart>,
    pub span: Range<usize>,
}

impl Node {
    pub(crate) fn row(&self) -> Option<&'static Pattern> {
        rows(self.rule).get(self.form)
    }
}

/// A piece of a pattern.
#[derive(Debug)]
pub(crate) enum Piece {
    /// A word; `shown` is how messages show it, together with the words that always follow.
    Word {
        word: &'static str,
        shown: String,
    },
    /// A comma or colon.
    Sign(&'static str),
    /// `card/cards`: the first after the number 1, the second after any other.
    Counted {
        one: &'static str,
        many: &'static str,
    },
    /// `a(n)`
    Article,
    Slot(Rule),
    /// `<slot?>`
    Optional(Rule),
    /// `'s`
    Possessive,
    /// `<<spent>>`: the counter that was spent last.
    Spent,
}

/// A pattern in pieces.
#[derive(Debug)]
pub(crate) struct Pattern {
    pub pieces: Vec<Piece>,
    /// The rules of its slots, in order.
    pub slots: Vec<Rule>,
    pub needs: &'static [Fact],
    pub gives: &'static [Fact],
    /// It can be said where its rule stands.
    pub usable: bool,
}

impl Pattern {
    /// Whether it starts with the verb, as what a player is told to do, and not with somebody or something else.
    pub(crate) fn is_command(&self) -> bool {
        matches!(self.pieces.first(), Some(Piece::Word { word, .. }) if !["the", "you", "your"].contains(word))
    }
}

/// The patterns of a rule, in the order of the table.
pub(crate) fn rows(rule: Rule) -> &'static [Pattern] {
    static ROWS: LazyLock<Vec<Vec<Pattern>>> = LazyLock::new(|| {
        let compile = |(rule, _, _)| {
            let mut collect = Collect { rule, rows: Vec::new() };
            words::visit(rule, &mut collect);
            collect.rows
        };
        Rule::ALL.into_iter().map(compile).collect()
    });
    &ROWS[rule as usize]
}

struct Collect {
    rule: Rule,
    rows: Vec<Pattern>,
}

impl Visitor for Collect {
    fn table<T>(&mut self, table: &'static [Entry<T>]) {
        for entry in table {
            let own_words = entry.forms.iter().any(|form| form.pattern.starts_with("<player>"));
            for form in entry.forms {
                let voiced = match self.rule {
                    Rule::Does => does(form.pattern).filter(|_| entry.shared && !own_words && !form.alias),
                    Rule::Do => may_do(form.pattern).filter(|_| entry.shared && !form.alias),
                    _ => Some(form.pattern),
                };
                let row = compile(voiced.unwrap_or(form.pattern), entry.needs, entry.gives);
                let usable = voiced.is_some() && (self.rule != Rule::Command || row.is_command());
                self.rows.push(Pattern { usable, ..row });
            }
        }
    }
}

/// The pattern of a command as what another player may do: `you` becomes `they`, `your` becomes `their`.
fn may_do(pattern: &'static str) -> Option<&'static str> {
    // Two verbs would need two subjects.
    if pattern.starts_with('<') || pattern.contains(" and move it ") {
        return None;
    }
    let word = |word: &'static str| match word {
        "you" => "they",
        "your" => "their",
        other => other,
    };
    let words: Vec<&str> = pattern.split(' ').map(word).collect();
    // Made once for each pattern of the table, which lives as long as the program.
    Some(Box::leak(words.join(" ").into_boxed_str()))
}

/// The same with the verb's `s`.
fn does(pattern: &'static str) -> Option<&'static str> {
    let (verb, rest) = may_do(pattern)?.split_once(' ')?;
    Some(Box::leak(format!("{verb}s {rest}").into_boxed_str()))
}

/// Cuts a pattern into pieces. A slot that does not exist is a mistake in the table, which the tests find.
fn compile(pattern: &'static str, needs: &'static [Fact], gives: &'static [Fact]) -> Pattern {
    let mut pieces = Vec::new();
    for mut word in pattern.split_whitespace() {
        let mut sign = None;
        for end in [",", ":"] {
            if let Some(rest) = word.strip_suffix(end) {
                (word, sign) = (rest, Some(end));
            }
        }
        if word == "<<spent>>" {
            pieces.push(Piece::Spent);
        } else if let Some(slot) = word.strip_prefix('<') {
            let (slot, owner) = match slot.strip_suffix("'s") {
                Some(slot) => (slot, true),
                None => (slot, false),
            };
            let slot = slot.trim_end_matches('>');
            let rule = Rule::named(slot.trim_end_matches('?'));
            let rule = rule.unwrap_or_else(|| panic!("no slot is called `{slot}`"));
            pieces.push(if slot.ends_with('?') { Piece::Optional(rule) } else { Piece::Slot(rule) });
            if owner {
                pieces.push(Piece::Possessive);
            }
        } else if word == "a(n)" {
            pieces.push(Piece::Article);
        } else if let Some((one, many)) = word.split_once('/') {
            pieces.push(Piece::Counted { one, many });
        } else {
            pieces.push(Piece::Word { word, shown: String::new() });
        }
        pieces.extend(sign.map(Piece::Sign));
    }
    show_tails(&mut pieces);
    let slots = pieces.iter().filter_map(|piece| match piece {
        Piece::Slot(rule) | Piece::Optional(rule) => Some(*rule),
        Piece::Word { .. } | Piece::Sign(_) | Piece::Counted { .. } | Piece::Article => None,
        Piece::Possessive | Piece::Spent => None,
    });
    Pattern { slots: slots.collect(), pieces, needs, gives, usable: true }
}

/// Lets each word show the words after it, up to seven in all.
fn show_tails(pieces: &mut [Piece]) {
    let mut tail: Vec<&'static str> = Vec::new();
    for piece in pieces.iter_mut().rev() {
        if let Piece::Word { word, shown } = piece {
            tail.insert(0, word);
            *shown = tail.iter().take(7).copied().collect::<Vec<_>>().join(" ");
            if tail.len() > 7 {
                shown.push_str(" …");
            }
        } else {
            tail.clear();
        }
    }
}

/// A kind of tree that has words.
pub(crate) trait Worded: Sized + 'static {
    /// The entries that word it in slots of this rule.
    fn tables(rule: Rule) -> &'static [&'static [Entry<Self>]];
}

/// Builds a part of the AST from what stands in a slot.
pub(crate) trait Read: Sized {
    fn read(part: &Part) -> Option<Self>;
}

/// Finds the words for a part of the AST; `None` where this kind of slot cannot say it.
pub(crate) trait Write {
    fn write(&self, rule: Rule) -> Option<Part>;
}

/// The parts for the slots of one pattern.
pub(crate) fn write_all(rules: &[Rule], trees: &[&dyn Write]) -> Option<Vec<Part>> {
    rules.iter().zip(trees).map(|(rule, tree)| tree.write(*rule)).collect()
}

impl<T: Worded> Read for T {
    fn read(part: &Part) -> Option<T> {
        let Part::Node(node) = part else { return None };
        let mut forms = T::tables(node.rule).iter().copied().flatten().flat_map(|entry| entry.forms);
        (forms.nth(node.form)?.build)(&node.parts)
    }
}

impl<T: Worded> Write for T {
    fn write(&self, rule: Rule) -> Option<Part> {
        let forms = T::tables(rule).iter().copied().flatten().flat_map(|entry| entry.forms);
        let mut candidates = forms.zip(rows(rule)).enumerate().filter(|(_, (form, row))| !form.alias && row.usable);
        candidates.find_map(|(form, (wording, row))| {
            let parts = (wording.split)(self, &row.slots)?;
            Some(Part::Node(Node { rule, form, parts, spent: None, span: 0..0 }))
        })
    }
}

impl Read for u8 {
    fn read(part: &Part) -> Option<u8> {
        match part {
            Part::Number(number) => Some(*number),
            Part::Name(_) | Part::Node(_) | Part::List(_) | Part::Any(_) | Part::Absent => None,
        }
    }
}

impl Write for u8 {
    fn write(&self, _: Rule) -> Option<Part> {
        Some(Part::Number(*self))
    }
}

impl Read for String {
    fn read(part: &Part) -> Option<String> {
        match part {
            Part::Name(part) => Some(part.name.clone()),
            Part::Number(_) | Part::Node(_) | Part::List(_) | Part::Any(_) | Part::Absent => None,
        }
    }
}

impl Write for String {
    fn write(&self, rule: Rule) -> Option<Part> {
        Some(Part::Name(NamePart { rule, name: self.clone(), span: 0..0 }))
    }
}

impl<T: Read> Read for Option<T> {
    fn read(part: &Part) -> Option<Option<T>> {
        match part {
            Part::Absent => Some(None),
            Part::Number(_) | Part::Name(_) | Part::Node(_) | Part::List(_) | Part::Any(_) => T::read(part).map(Some),
        }
    }
}

impl<T: Write> Write for Option<T> {
    fn write(&self, rule: Rule) -> Option<Part> {
        match self {
            Some(tree) => tree.write(rule),
            None => Some(Part::Absent),
        }
    }
}

impl<T: Read> Read for Vec<T> {
    fn read(part: &Part) -> Option<Vec<T>> {
        match part {
            Part::List(parts) => parts.iter().map(T::read).collect(),
            Part::Number(_) | Part::Name(_) | Part::Node(_) | Part::Any(_) | Part::Absent => None,
        }
    }
}

impl<T: Write> Write for Vec<T> {
    fn write(&self, rule: Rule) -> Option<Part> {
        let item = match rule {
            Rule::Effects => Rule::Acts,
            Rule::Acts => Rule::Act,
            _ => return None,
        };
        self.iter().map(|tree| tree.write(item)).collect::<Option<_>>().map(Part::List)
    }
}

impl Read for Conds {
    fn read(part: &Part) -> Option<Conds> {
        let (any, parts) = match part {
            Part::List(parts) => (false, parts),
            Part::Any(parts) => (true, parts),
            Part::Number(_) | Part::Name(_) | Part::Node(_) | Part::Absent => return None,
        };
        let list = parts.iter().map(Read::read).collect::<Option<_>>()?;
        Some(Conds { any, list })
    }
}

impl Write for Conds {
    fn write(&self, _: Rule) -> Option<Part> {
        let parts = self.list.iter().map(|cond| cond.write(Rule::Cond)).collect::<Option<_>>()?;
        Some(if self.any { Part::Any(parts) } else { Part::List(parts) })
    }
}

/// What lies in a box, because a tree of its kind may hold another one, is read and written as it is without.
macro_rules! boxed {
    ($($tree:ty),*) => {$(
        impl Read for Box<$tree> {
            fn read(part: &Part) -> Option<Self> {
                <$tree>::read(part).map(Box::new)
            }
        }

        impl Write for Box<$tree> {
            fn write(&self, rule: Rule) -> Option<Part> {
                (**self).write(rule)
            }
        }
    )*};
}

boxed!(Act, Countable, Place, Target);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_listed_in_their_order() {
        for (i, (rule, _, _)) in Rule::ALL.into_iter().enumerate() {
            assert_eq!(rule as usize, i, "{rule:?}");
        }
    }

    #[test]
    fn every_pattern_compiles() {
        let count: usize = Rule::ALL.into_iter().map(|(rule, _, _)| rows(rule).len()).sum();
        assert!(count > 150, "{count} patterns");
    }
}
