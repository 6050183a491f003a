//! Turns of phrase of printed cards that can be meant in more than one way. A text with one of them is never put into other
//! words: nobody but its author knows which is right.

use crate::diag::Diagnostic;
use crate::idioms::{Token, tokens};
use crate::names::Names;
use crate::scan;

/// What is not sure about a text that is not in the words of the language.
pub(crate) fn doubts(text: &str, names: &Names) -> Vec<Diagnostic> {
    let tokens = tokens(text);
    let sentences = sentences(&tokens, names);
    let mut found = Vec::new();
    for at in 0..sentences.len() {
        let (before, here) = (&sentences[..at], sentences[at]);
        found.extend(then(before, here));
        found.extend(instead(before, here, sentences.get(at + 1)));
        found.extend(otherwise(before, here));
        found.extend(boost_for_a_card(before, here));
        found.extend(who_moves_through(before, here));
        found.extend(whose_move(here));
        found.extend(who_does_the_rest(here));
        found.extend(list_in_sentences(here, sentences.get(at + 1)));
        found.extend(counts_itself(here));
    }
    found
}

/// The pieces of a sentence without its full stop.
#[derive(Clone, Copy)]
struct Sentence<'t>(&'t [Token<'t>]);

fn sentences<'t>(tokens: &'t [Token<'t>], names: &Names) -> Vec<Sentence<'t>> {
    // A full stop in a name ends nothing.
    let mut ends: Vec<bool> = tokens.iter().map(|token| token.text == ".").collect();
    let fighters = names.fighters.iter().flat_map(|fighter| [&fighter.name, &fighter.plural]);
    for name in fighters.chain(&names.cards) {
        let name = self::tokens(name);
        if name.len() < 2 {
            continue;
        }
        for at in 0..=tokens.len().saturating_sub(name.len()) {
            let there = tokens[at..].iter().take(name.len() - 1);
            if name.len() <= tokens.len() - at
                && there.zip(&name).all(|(there, name)| scan::same(there.text, name.text))
            {
                ends[at..at + name.len() - 1].fill(false);
            }
        }
    }
    let mut found = Vec::new();
    let mut start = 0;
    for end in (0..tokens.len()).filter(|&end| ends[end]).chain([tokens.len()]) {
        if start < end {
            found.push(Sentence(&tokens[start..end]));
        }
        start = end + 1;
    }
    found
}

impl Sentence<'_> {
    /// Whether these words stand here.
    fn at(self, at: usize, words: &str) -> bool {
        words.split(' ').enumerate().all(|(place, word)| {
            let token = self.0.get(at + place);
            token.is_some_and(|token| word.split('|').any(|word| scan::same(token.text, word)))
        })
    }

    fn find(self, words: &str) -> Option<usize> {
        (0..self.0.len()).find(|&at| self.at(at, words))
    }

    fn has(self, words: &str) -> bool {
        self.find(words).is_some()
    }

    /// What is told about its words from here to there.
    fn told(self, from: usize, to: usize, help: &str) -> Diagnostic {
        let (first, last) = (self.0[from], self.0[to.max(from)]);
        Diagnostic::new(first.at..last.at + last.text.len(), "this can be meant in more than one way").help(help)
    }

    fn last(self) -> usize {
        self.0.len() - 1
    }

    /// `They may move through opposing fighters`, which only adds to the move before it.
    fn is_way(self) -> bool {
        self.at(0, "he|she|they|it|you may move through")
    }

    /// Whether something in it holds only for a part of what could follow.
    fn is_bound(self) -> bool {
        self.has("if|may|unless|otherwise|instead|:") || self.at(0, "for each|every")
    }

    /// Whether it is one act, done for sure.
    fn is_one_act(self) -> bool {
        !self.is_bound() && !self.has("then|,|;|until|choose") && !self.has(&format!("and {VERBS}"))
    }

    /// The act in other numbers, for comparison.
    fn shape(self) -> Vec<String> {
        let number = |word: &str| {
            let numbers = ["a", "an", "one", "two", "three", "four", "five", "six"];
            numbers.contains(&word) || word.bytes().all(|byte| byte.is_ascii_digit())
        };
        let shaped = |word: String| if number(&word) { "#".to_owned() } else { word.trim_end_matches('s').to_owned() };
        self.0.iter().map(|token| shaped(token.text.to_lowercase())).collect()
    }
}

const VERBS: &str = "draw|gain|deal|discard|place|take|put|cancel|add|subtract|shuffle|look|end|return|move|swap|choose|defeat|reveal|recover|\
                     draws|gains|deals|discards|takes|puts|adds|shuffles|returns|moves|recovers|reveals|you";

/// `You may draw 1 card. Then discard 1 card.`: is that left to the player, too?
fn then(before: &[Sentence<'_>], here: Sentence<'_>) -> Option<Diagnostic> {
    if !here.at(0, "then") {
        return None;
    }
    let is_joined = |sentence: &Sentence<'_>| sentence.is_way() || sentence.at(0, "then");
    let first = before.iter().rposition(|sentence| !is_joined(sentence)).unwrap_or(0);
    let bound = before[first..].iter().any(|sentence| !sentence.is_way() && sentence.is_bound());
    let help = "write `, then …` if it belongs to the sentence before it, or a sentence of its own without `Then` if it comes in any case";
    bound.then(|| here.told(0, 0, help))
}

/// `Draw 1 card. If you won, draw 2 cards instead.` is sure; not so what replaces one of several acts.
fn instead(before: &[Sentence<'_>], here: Sentence<'_>, after: Option<&Sentence<'_>>) -> Option<Diagnostic> {
    let at = here.find("instead").filter(|_| here.at(0, "if"))?;
    let comma = here.find(",")?;
    let (condition, act) = (Sentence(&here.0[1..comma]), Sentence(&here.0[comma + 1..]));
    let old = before.last()?;
    // `the value of this card is 5 instead` is said so.
    if act.has("value") || here.at(at, "instead of") {
        return None;
    }
    let words: Vec<Token<'_>> = act.0.iter().copied().filter(|token| !scan::same(token.text, "instead")).collect();
    let new = Sentence(&words);
    // `Draw 1 card. If you won, draw 2 instead.`
    let (shape, other) = (old.shape(), new.shape());
    let alike = shape == other || old.is_one_act() && !other.is_empty() && shape.starts_with(&other);
    let same_verb = matches!((shape.first(), other.first()), (Some(old), Some(new)) if old == new);
    let alone = before.len() == 1 && same_verb && old.is_one_act() && new.is_one_act();
    let asks_for_it = condition.has("it|they|them|that|this|do") && !condition.has("this card|combat|attack|turn");
    let goes_on = after.is_some_and(|after| after.at(0, "then|otherwise|instead") || after.at(0, "if you|they do"));
    let sure = (alike && !old.is_bound() || alone) && !asks_for_it && !goes_on;
    let help = "what happens instead comes first: `If …, …; otherwise, ….`, with all that it replaces and nothing else after `otherwise`";
    (!sure).then(|| here.told(0, at, help))
}

/// `If you won, you may draw 1 card. Otherwise, …`: if you lost, or if you did not draw?
fn otherwise(before: &[Sentence<'_>], here: Sentence<'_>) -> Option<Diagnostic> {
    if !here.at(0, "otherwise") {
        return None;
    }
    let last = before.last()?;
    let open = match last.at(0, "if you|they do") {
        true => before.len() > 1 && before[before.len() - 2].has("if"),
        false => last.has("if") && last.has("may|:"),
    };
    let help = "write `; if you do not, …` if it comes where it was not done, and `; otherwise, …` if it comes where the condition does not hold";
    open.then(|| here.told(0, 0, help))
}

/// `Discard 1 random card to boost this card`: the card that is discarded is the one that boosts, and it is not one's choice.
fn boost_for_a_card(before: &[Sentence<'_>], here: Sentence<'_>) -> Option<Diagnostic> {
    let boost = here.find("to boost|blind").or_else(|| {
        let begun = here.at(0, "if you do") && before.last().is_some_and(|last| last.has("discard|discards"));
        here.find("boost this|your|the|a").filter(|_| begun)
    })?;
    let discard = here.find("discard|discards").filter(|&discard| discard < boost);
    if !here.at(0, "if you do") && discard.is_none() {
        return None;
    }
    // These two are boosts in other words.
    let plain = ["you may discard a|1|one card to boost", "you may discard the top card of your deck to boost"];
    let starts = |words: &&str| here.find(words).is_some_and(|at| at + words.split(' ').count() == boost + 2);
    if plain.iter().any(starts) {
        return None;
    }
    let help = "boosting discards a card itself: write `you may boost this card`, and with the top card of your deck `you may blind boost this card`";
    Some(here.told(discard.unwrap_or(0), (boost + 1).min(here.last()), help))
}

/// `They may move through opposing fighters` after two moves.
fn who_moves_through(before: &[Sentence<'_>], here: Sentence<'_>) -> Option<Diagnostic> {
    let moves = |sentence: &Sentence<'_>| {
        (0..sentence.0.len()).filter(|&at| !sentence.is_way() && sentence.at(at, "move|moves")).count()
    };
    let many = here.is_way() && before.iter().map(moves).sum::<usize>() > 1;
    many.then(|| here.told(0, 0, "put `through opposing fighters` at the end of each move for which it is meant"))
}

/// `Each fighter may move up to 2 spaces`: its player moves it, or you?
fn whose_move(here: Sentence<'_>) -> Option<Diagnostic> {
    let may = here.find("may move up to")?;
    let who = Sentence(&here.0[..may]);
    let of_others = who.has("opposing|fighters") || who.has("each|every|any|a fighter|hero|sidekick");
    let own = who.has("your|friendly");
    let help = "say who decides: `you may move … up to 2 spaces`, or `your opponent may move one of their fighters …`";
    (of_others && !own).then(|| here.told(0, may, help))
}

/// `Each player draws 1 card and discard 1 card`: who discards?
fn who_does_the_rest(here: Sentence<'_>) -> Option<Diagnostic> {
    let acts = "draws|gains|discards|takes|puts|shuffles|reveals|loses|spends|recovers|chooses";
    let does = here.find(&format!("opponent|player|opponents {acts}"))?;
    let rest = Sentence(&here.0[does..]);
    let and = rest.find("and draw|gain|deal|discard|place|take|put|add|subtract|shuffle|look|return")?;
    Some(rest.told(
        and,
        and + 1,
        "say who does it: `, then your opponent …`, `, then each player …`, or `, then …` for you",
    ))
}

/// `Choose one: Draw 1 card. Gain 1 action.`: where the list ends is not said.
fn list_in_sentences(here: Sentence<'_>, after: Option<&Sentence<'_>>) -> Option<Diagnostic> {
    after?;
    let choose = here.find("choose|chooses")?;
    let colon = here.find(":").filter(|&colon| colon > choose)?;
    let help = "write the effects in one sentence, with `;` between them: `choose 1 effect: …; ….`";
    (!here.has(";")).then(|| here.told(choose, colon, help))
}

/// `If a friendly fighter is in Mara's zone`: Mara is one herself.
fn counts_itself(here: Sentence<'_>) -> Option<Diagnostic> {
    let help = "it counts itself, too, unless you write `other`: `1 or more other friendly fighters`";
    let places = here.find("space adjacent to a friendly fighter|hero|sidekick").map(|at| (at, at + 5));
    let asks = here.find("if|while").and_then(|start| {
        let end = (start..here.0.len()).find(|&at| here.at(at, ",")).unwrap_or(here.0.len());
        let condition = Sentence(&here.0[start..end]);
        let one = condition.find("a|an|any|no|one fighter|hero|sidekick|fighters|heroes|sidekicks|friendly");
        let one = one.or_else(|| condition.find("one|any|none of your fighters|heroes|sidekicks"))?;
        let shared = condition.has("zone|within|space") && !condition.has("adjacent to");
        shared.then_some((start + one, start + one + 1))
    });
    places.or(asks).map(|(from, to)| here.told(from, to, help))
}
