//! The manual for authors of heroes, made from the word table and from what the parser says about mistakes.

use std::fmt::Write as _;

use crate::idioms::phrases;
use crate::names::{FighterName, Names, StateName, TokenName};
use crate::words::{self, Entry, Fact, Form, HINTS};
use crate::{Key, parse, report};

/// The whole manual as Markdown.
pub fn manual() -> String {
    let mut out = [INTRODUCTION, COURSE, GRAMMAR].concat();
    for section in SECTIONS {
        _ = writeln!(out, "\n## {}\n\n{}", section.title, section.about);
        for (heading, table) in section.tables {
            if !heading.is_empty() {
                _ = writeln!(out, "\n### {heading}");
            }
            out.push_str("\n| Words | Meaning | Example |\n| --- | --- | --- |\n");
            table(&mut out);
        }
    }
    mistakes(&mut out);
    out
}

/// The hero of the manual's examples.
pub fn names() -> Names {
    let fighter = |name: &str, plural: &str, count| FighterName {
        name: name.into(),
        plural: plural.into(),
        count,
        small: count > 1,
    };
    Names {
        fighters: vec![fighter("Mara", "Maras", 1), fighter("Bruno", "Brunos", 1), fighter("Fox", "Foxes", 3)],
        cards: vec!["Night Walk".into()],
        counters: vec!["Ember".into()],
        states: vec![StateName { name: "lantern".into(), values: vec!["lit".into(), "dark".into()] }],
        tags: vec!["SONG".into(), "PRANK".into()],
        symbols: vec!["moon".into(), "star".into()],
        tokens: vec![
            TokenName { name: "Lamp".into(), plural: "Lamps".into(), line: false },
            TokenName { name: "Rope".into(), plural: "Ropes".into(), line: true },
        ],
        piles: vec!["Satchel".into()],
        dice: vec!["die".into()],
        side_decks: vec!["Omens".into()],
    }
}

const INTRODUCTION: &str = "\
# The card language

The text of a card is its program: what it says is what happens, and nothing else does. It is plain English with a fixed
set of words. Each thing can be said in one way, every word counts, and a text that is not understood is refused with
the words underlined that are wrong. This manual is made from the table of words that the game itself reads; what
stands here works, and what does not stand here does not exist.

";

/// From a first card to a whole hero, by tasks; its pieces make one file.
const COURSE: &str = include_str!("course.md");

const GRAMMAR: &str = "\
## How a text is built

A text is one or more sentences. A sentence says what happens:

```text
Draw 2 cards.
```

Acts that follow one another are joined by `, then`. Each is done as far as it can be done.

```text
Draw 2 cards, then gain 1 action.
```

`If` puts conditions before them, all joined by `and` or all by `or`. What happens when they do not hold comes after
`; otherwise,`.

```text
If you won and the opposing fighter is a hero, draw 2 cards; otherwise, draw 1 card.
```

What a text says must be done, unless it says `you may`. Then it is done as a whole or not at all. Acts that must be done
may stand before it.

```text
You may move your fighter up to 2 spaces.
```

```text
Look at the top card of any deck, then you may put that card on the bottom of that deck.
```

`; if you do,` says what follows when the acts before it were done, and `; if you do not,` when they were not; one of
them, or both in this order. With `you may` this is how to write a price. What you may do is something that you do: after
`you may` stands a verb. The last of the two may be left to choose, too.

```text
You may discard 1 card; if you do, gain 1 action; if you do not, draw 1 card.
```

Another player may be left the choice, too. What that player does is said without an `s`, with `their` and `they`; what
follows is yours again.

```text
Your opponent may discard 3 cards; if they do, ignore the value of this card; if they do not, draw 1 card.
```

```text
Your opponent may discard 1 card; if they do not, you may move Mara up to 2 spaces.
```

`For each` before the acts does them again and again, each time with new choices; behind an act it only makes the number
larger.

```text
For each Ember you have, deal 1 damage to a fighter.
```

`For each … in turn` goes through fighters one after the other, and `it` is the one whose turn it is.

```text
For each Fox in turn, deal 1 damage to each opposing fighter adjacent to it.
```

In an ability, and under `ongoing` of a card, a sentence starts with its trigger, or is a standing rule; a condition comes after
the trigger. An effect may set off its own trigger again, or that of another text; a chain that would not end is stopped.

```text
After Mara attacks, if you won, you may draw 1 card.
```

So the whole shape of a sentence is this; the parts in brackets may be left out:

```text
[trigger,] [if condition [and condition],] [for each …,] [act, then] [you may | player may] act [, then act] [; if you do, [you may] act] [; if you do not, [you may] act] [; otherwise, …].
```

A sentence starts with a capital and ends with a full stop. Reading forgives the case of letters, the number of blanks
and a slip such as `1 cards`; the files of the game are written in the one exact wording, which the game can tell you.
Numbers are digits from 0 to 255.

What was chosen, moved, looked at, discarded or spent in a text stays known to the end of the text: a later sentence may
still say `it`, `that opponent` or `that space`. In an ability each trigger starts afresh.

### Where a text stands

| Key | When it happens | What it may speak of |
| --- | --- | --- |
| `immediately` | the cards of a combat are revealed | the combat and its cards |
| `during` | before the values of the cards are compared | the combat and its cards |
| `after` | the combat is decided | the combat, its cards and its result |
| `scheme` | the scheme is played | `your fighter` is the one that plays it; there is no combat |
| `boosted` | the card is used to boost | `the opposing fighter`, which means nobody outside of a combat; no values |
| `always` | as its standing rules say, and `Each time an opponent's effect discards this card,`; in a side deck as its triggers say | as its triggers say, and `this card` |
| `commit` | the card is committed, face up, in attack or defense; the cards are not revealed yet | the two fighters; no values |
| `ongoing` | as its triggers and standing rules say, as long as the card lies in play | as its triggers say; `this card` is the one that lies there, but what is said of its value means the card that you play |
| `open` | a card of a side deck is turned up | there is no combat and no fighter |
| `complete` | the card has made a row exactly full | the combat, if there is one, and its result |
| `enter` of a token | a fighter has come into its space | `it` is that fighter, `that …` the token; there is no combat and no card |
| `text` of a spell | it is cast | `the opposing fighter`, which means nobody outside of a combat; no values |
| `ability` | as its triggers and standing rules say | as its triggers say |
| the effect of an item | the item is used | `your fighter` is the one that uses it; there is no combat and no card |

### Names

Fighters, cards, counters, states with their values, tags, symbols, tokens, piles, dice and side decks are declared by the hero
file; a text may use them in any case, and they are shown as declared. Where a name can stand, a name wins over a word of the language. A
fighter of which there is only one is called by its name alone: `Mara`. A group is spoken of with `a`, `each` or a
number: `a Fox`, `each Fox`, `2 Foxes`.

The examples belong to a hero with the fighters Mara, Bruno and a group of three small Foxes, the card Night Walk, the counter
Ember, the state lantern (lit or dark), the tags SONG and PRANK, the symbol moon, the tokens Lamp and Rope (on lines), the pile Satchel,
a die and the side deck Omens.

### How to read the tables

*Slanted* words are to be filled in: *number* with digits; *name*, *counter*, *state*, *value*, *tag*, *symbol*, *token*, *own pile*,
*die*, *side deck* and *card* with a declared name; the others with words from the table that carries their name. Brackets may be left out. `card(s)`
is `card` after 1 and `cards` after any other number, and `a(n)` is `an` before a vowel.
";

struct Section {
    title: &'static str,
    about: &'static str,
    /// Each with its heading, or none.
    tables: &'static [(&'static str, WriteTable)],
}

type WriteTable = fn(&mut String);

const SECTIONS: &[Section] = &[
    Section {
        title: "Triggers",
        about: "When an effect happens. All of them stand in an ability and, but for `when the game starts`, under `ongoing` and, in a side deck, under `always`. \
                Under `always` of any other card stands `each time an opponent's effect discards \
                this card` alone. Under the other keys the key itself says when, and only the moments of `this turn`, `this combat` and \
                `your next turn` stand there, for what is put off.",
        tables: &[("", |out| {
            table(out, words::TRIGGERS);
            table(out, words::TOKEN_TRIGGERS);
            table(out, words::DIE_TRIGGERS);
        })],
    },
    Section {
        title: "Conditions",
        about: "What must be so; read when the effect is about to happen.",
        tables: &[
            ("", |out| {
                table(out, words::CONDS);
                table(out, words::TOKEN_CONDS);
                table(out, words::PILE_CONDS);
                table(out, words::SIDE_CONDS);
            }),
            ("*says*, of one of several fighters", |out| {
                table(out, words::SAYS);
                table(out, words::TOKEN_SAYS);
            }),
            ("*bound*", |out| table(out, words::BOUNDS)),
        ],
    },
    Section {
        title: "Fighters and players",
        about: "A *fighter* needs no choice. A *target* may be several fighters, or one to be chosen. As owners of a zone or \
                a space the fighters get `'s`, and `it` becomes `its`; players get `'s` as well.",
        tables: &[
            ("*fighter*", |out| table(out, words::FIGHTERS)),
            ("*target*", |out| {
                table(out, words::ONE_TARGET);
                table(out, words::EACH_TARGET);
                table(out, words::CHOSEN_TARGET);
                table(out, words::HERO_TARGET);
                table(out, words::EITHER_TARGET);
                table(out, words::SEVERAL_TARGETS);
                table(out, words::BOTH_TARGETS);
            }),
            ("*group*, after `each`", |out| table(out, words::GROUPS)),
            ("*one of a group*", |out| table(out, words::ONES)),
            ("*crowd*, after `each`; after a number *crowds*, in the plural", |out| {
                table(out, words::CROWD);
                table(out, words::OTHERS);
                table(out, words::EXCEPTS);
            }),
            ("*one of a crowd*", |out| table(out, words::ONE_CROWD)),
            ("*watched*, in a trigger", |out| table(out, words::WATCHED)),
            ("*noun*, in the plural *nouns*", |out| {
                table(out, words::COMMON_NOUN);
                table(out, words::NAMED_NOUN);
            }),
            ("*player*", |out| {
                table(out, words::PLAYERS);
                table(out, words::PLAYERS_WITH);
            }),
            ("*pile*", |out| table(out, words::PILES)),
        ],
    },
    Section {
        title: "Places",
        about: "A *place* narrows a group of fighters; *spaces* are where a fighter can be put.",
        tables: &[
            ("*place*", |out| {
                table(out, words::ZONES);
                table(out, words::SPOTS);
                table(out, words::NAMED_SPOTS);
                table(out, words::TOKEN_SPOTS);
                table(out, words::NOT_PLACE);
                table(out, words::HEALTH_PLACE);
                table(out, words::COMBAT_PLACE);
                table(out, words::BOARD_PLACE);
                table(out, words::PASSED);
            }),
            ("*spaces*", |out| {
                table(out, words::SPACES);
                table(out, words::OTHER_SPACES);
            }),
            ("*place of a space*", |out| {
                table(out, words::SPACE_PLACES);
                table(out, words::TOKEN_SPACES);
            }),
        ],
    },
    Section {
        title: "Amounts",
        about: "Many acts take a plain number, a number `for each` of something, or an amount `equal to` a measure. A \
                *card* is `this card`, `the opponent's card`, `the top card of your discard pile`, of `your opponent's` or `that opponent's`, `your revealed card`, `your \
                opponent's revealed card` or, in what other players do, `their revealed card`.",
        tables: &[
            ("*countable*, after `for each`", |out| {
                table(out, words::IN_TURN);
                table(out, words::COUNTABLES);
                table(out, words::TOKEN_COUNTS);
                table(out, words::TOKENS_REMOVED);
                table(out, words::PILE_COUNTS);
                table(out, words::SIDE_COUNTS);
            }),
            ("*measure*, after `equal to`", |out| {
                table(out, words::MEASURES);
                table(out, words::NUMBER_MEASURES);
                table(out, words::TOKEN_MEASURES);
                table(out, words::PILE_MEASURES);
                table(out, words::DIE_MEASURES);
                table(out, words::SIDE_MEASURES);
            }),
            ("*counted*, after `the number of`", |out| {
                table(out, words::COUNTED);
                table(out, words::COUNTED_ELSEWHERE);
            }),
            ("*cards*; in the same way *health* and *actions*", |out| table(out, words::CARD_AMOUNTS)),
        ],
    },
    Section {
        title: "Acts of others",
        about: "What other players do and choose.",
        tables: &[("", |out| {
            table(out, words::BY_ACTS);
            table(out, words::OTHERS_ACTS);
            table(out, words::UNLESS);
            table(out, words::TOGETHER_ACTS);
        })],
    },
    Section {
        title: "Acts on fighters",
        about: "What is done to fighters, and what is chosen for later acts.",
        tables: &[
            ("", |out| table(out, words::FIGHTER_ACTS)),
            ("*fallen*: who comes back", |out| table(out, words::FALLEN)),
            ("*with*: what the zone holds", |out| table(out, words::CROWDED)),
            ("*through*", |out| {
                table(out, words::THROUGHS);
                table(out, words::TOKEN_THROUGHS);
            }),
        ],
    },
    Section {
        title: "Acts on tokens",
        about: "What is done with the tokens that the hero file declares. A token is no fighter: nobody attacks it, and it is \
                in nobody's way. Where a player stands before the verb, that player chooses.",
        tables: &[
            ("", |out| table(out, words::TOKEN_ACTS)),
            ("*which tokens*", |out| table(out, words::WHICH_TOKENS)),
            ("*place of a token*: as of a space, and", |out| table(out, words::TOKEN_PLACES)),
            ("*place of a line*", |out| table(out, words::LINE_PLACES)),
        ],
    },
    Section {
        title: "Acts on cards",
        about: "What is done with hands, decks and discard piles.",
        tables: &[
            ("", |out| table(out, words::CARD_ACTS)),
            ("*selection*: which cards", |out| table(out, words::SELECTIONS)),
            ("*filter*, before `card`", |out| table(out, words::FILTERS)),
            ("*more*, behind `card`", |out| {
                table(out, words::FILTER_TAILS);
                table(out, words::EQUAL_TAILS);
            }),
        ],
    },
    Section {
        title: "Acts on piles of one's own",
        about: "What is done with a pile that the hero file declares. It may hold cards of others, which stay theirs.",
        tables: &[("", |out| table(out, words::PILE_ACTS))],
    },
    Section {
        title: "Acts on side decks",
        about: "What is done with a deck beside the hero's own. Nothing else reaches its cards, and none of an opponent's texts.",
        tables: &[("", |out| {
            table(out, words::SIDE_ACTS);
            table(out, words::REPEAT_ACTS);
        })],
    },
    Section {
        title: "Acts of combat",
        about: "What is done to the cards and the result of a combat. *which card* is `this card` or `the opponent's card`.",
        tables: &[("", |out| table(out, words::COMBAT_ACTS)), ("*under*", |out| table(out, words::STEPS))],
    },
    Section {
        title: "The turn, counters, states and choices",
        about: "What is done to the turn and to what the hero file declares, and how effects are chosen.",
        tables: &[("", |out| {
            table(out, words::TURN_ACTS);
            table(out, words::DIE_ACTS);
            table(out, words::SPELL_ACTS);
        })],
    },
    Section {
        title: "Standing rules",
        about: "A rule that holds as long as its card or ability does. It is a sentence of its own, in an ability or under \
                `always` or `ongoing`.",
        tables: &[
            ("", |out| {
                table(out, words::STANDINGS);
                table(out, words::VALUE_STANDINGS);
                table(out, words::OPEN_STANDINGS);
                table(out, words::KIND_STANDINGS);
                table(out, words::TOKEN_STANDINGS);
            }),
            ("*lasting* rules, which also stand for a time in any text", |out| table(out, words::LASTING)),
            ("*played cards*", |out| table(out, words::PLAYED_CARDS)),
            ("*plays*: who plays them", |out| table(out, words::PLAYS)),
        ],
    },
];

fn table<T>(out: &mut String, entries: &[Entry<T>]) {
    for entry in entries.iter().filter(|entry| !entry.meaning.is_empty()) {
        let written = entry.forms.iter().filter(|form| !form.alias);
        let forms: Vec<String> = written.map(shown).collect();
        let note = if entry.needs.contains(&Fact::Result) {
            " Only when the combat is decided."
        } else if entry.needs.iter().any(|need| matches!(need, Fact::Cards | Fact::Combat)) {
            " Only in a combat."
        } else {
            ""
        };
        _ = writeln!(out, "| {} | {}{note} | {} |", forms.join("<br>"), entry.meaning, entry.example);
    }
}

/// A pattern as the manual shows it.
fn shown<T>(form: &Form<T>) -> String {
    let mut words = Vec::new();
    for word in form.pattern.split_whitespace() {
        let (word, sign) = match word.strip_suffix([',', ':']) {
            Some(rest) => (rest, &word[rest.len()..]),
            None => (word, ""),
        };
        let slot = word.trim_start_matches('<').trim_end_matches("'s").trim_end_matches('>');
        let shown = if !word.starts_with('<') {
            match word.split_once('/') {
                Some((one, _)) => format!("{one}(s)"),
                None => word.to_string(),
            }
        } else if word.ends_with("'s") {
            format!("*{}*'s", slot_name(slot))
        } else if slot == "while" {
            "[While *conditions*,]".to_string()
        } else if slot == "through" {
            "[*through*]".to_string()
        } else if slot == "steps" {
            "[*under*]".to_string()
        } else if slot == "other" || slot == "random" {
            format!("[{slot}]")
        } else if let "any-card" | "any-cards" = slot {
            format!("[*filter*] {} [*more*]", slot.trim_start_matches("any-"))
        } else if let "some-card" | "such-card" = slot {
            "*filter* card [*more*]".into()
        } else if let "filter" | "filter-tail" | "plain-tail" = slot {
            format!("[*{}*]", slot_name(slot))
        } else if let Some(slot) = slot.strip_suffix('?') {
            format!("[*{}*]", slot_name(slot))
        } else {
            format!("*{}*", slot_name(slot))
        };
        words.push(shown + sign);
    }
    words.join(" ")
}

/// How the manual calls a slot: several slots of the table can be one thing to an author.
fn slot_name(slot: &str) -> &str {
    match slot {
        "single" | "kind" | "user" => "name",
        "kinds" => "names",
        "card-name" => "card",
        "spent" => "counter",
        "common" => "noun",
        "commons" => "nouns",
        "class" => "noun, opposing noun or friendly noun",
        "role" => "attack or defense",
        "where" => "place",
        "crowded" => "with",
        "played-cards" => "played cards",
        "mover" => "name's or each noun's",
        "free-spaces" => "spaces",
        "space-place" => "place of a space",
        "which-card" => "which card",
        "one" => "one of a group",
        "one-crowd" => "one of a crowd",
        "doer" | "doers" | "target-part" | "either-part" => "target",
        "mine" => "name or one of your nouns",
        "except" => "other than",
        "number-of" => "crowds",
        "down" => "noun, opposing noun or friendly noun",
        "back" => "name or friendly noun",
        "backs" => "names or friendly nouns",
        "downs" => "nouns, opposing nouns or friendly nouns",
        "marked" => "damaged, placed, passed or with so much health",
        "someone" => "fighter or one of a group",
        "picked" => "one of a group",
        "spot" | "range" => "place",
        "deed" => "do",
        "filter-tail" | "some-tail" | "plain-tail" | "some-plain-tail" => "more",
        "several-of-them" | "some-of-them" => "them",
        "some-filter" => "filter",
        "source" => "hand or discard pile",
        "onto-either" => "onto",
        "end" => "top or bottom",
        "that-deck" => "that deck",
        "pile-kind" => "pile",
        "which-tokens" => "which tokens",
        "pile-name" => "own pile",
        "die-name" => "die",
        "side-name" => "side deck",
        "token-place" => "place of a token",
        "line-place" => "place of a line",
        "card-type" => "type",
        "timing" => "key",
        "whose" => "player's",
        "party" => "player",
        other => other,
    }
}

/// Texts that are wrong, each with the key under which it stands.
const MISTAKES: &[(&str, &[(Key, &str)])] = &[
    (
        "A word that the language does not have, or a slip of the pen.",
        &[(Key::Scheme, "Drew 1 card."), (Key::Scheme, "Draw two cards.")],
    ),
    ("A name that the hero file does not declare.", &[(Key::After, "Move each Foxx up to 2 spaces.")]),
    ("The name of a group where one fighter is meant.", &[(Key::After, "Move Fox up to 2 spaces.")]),
    (
        "Acts and sentences that are not joined, and a condition in the wrong place.",
        &[
            (Key::Scheme, "Draw 1 card, gain 1 action."),
            (Key::After, "If you won draw 1 card."),
            (Key::After, "Draw 1 card if you won."),
            (Key::Scheme, "Draw 1 card"),
        ],
    ),
    (
        "Words that mean nothing where they stand.",
        &[
            (Key::Scheme, "Deal 2 damage to the opposing fighter."),
            (Key::During, "If you won, draw 1 card."),
            (Key::After, "When your turn starts, draw 1 card."),
            (Key::Ability, "Draw 1 card."),
        ],
    ),
    (
        "Words that point back at nothing.",
        &[
            (Key::Scheme, "Deal 1 damage to it."),
            (Key::Scheme, "That opponent discards 1 card."),
            (Key::Scheme, "Draw 1 card; otherwise, draw 2 cards."),
        ],
    ),
    (
        "A `you may` before something that nobody does, and fighters that find no room.",
        &[
            (Key::During, "You may the value of this card is 5 instead."),
            (Key::Scheme, "Return a defeated Bruno to Mara's space."),
        ],
    ),
    ("A choice that is none.", &[(Key::Scheme, "Choose 3 different effects: draw 1 card; gain 1 action.")]),
];

fn mistakes(out: &mut String) {
    out.push_str("\n## Common mistakes\n");
    let names = names();
    for (about, texts) in MISTAKES {
        _ = writeln!(out, "\n{about}\n\n```text");
        for (i, (key, text)) in texts.iter().enumerate() {
            if i > 0 {
                out.push('\n');
            }
            if let Err(diagnostics) = parse(text, &names, *key) {
                out.push_str(&report(text, &diagnostics));
            }
        }
        out.push_str("```\n");
    }
    out.push_str("\nSome words that come to mind are said in another way:\n\n| Word | Instead |\n| --- | --- |\n");
    for (i, (word, _, help)) in HINTS.iter().enumerate() {
        if HINTS[..i].iter().any(|(earlier, _, _)| earlier == word) {
            continue;
        }
        _ = writeln!(out, "| {word} | {help} |");
    }
    out.push_str(
        "\nSo are phrases of printed cards. A message offers the whole text in the right words where it can.\n\n",
    );
    out.push_str("| Phrase | Instead |\n| --- | --- |\n");
    for (phrase, advice) in phrases() {
        _ = writeln!(out, "| {phrase} | {advice} |");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grammar::{Part, Rule};
    use crate::parse::{Tree, read};
    use crate::render;
    use crate::words::Visitor;

    /// Collects the examples of a table with the patterns that they are to show.
    #[derive(Default)]
    struct Examples(Vec<(&'static str, Vec<&'static str>)>);

    impl Visitor for Examples {
        fn table<T>(&mut self, table: &'static [Entry<T>]) {
            for entry in table {
                let patterns = entry.forms.iter().map(|form| form.pattern).collect();
                self.0.push((entry.example, patterns));
            }
        }
    }

    /// The patterns that the words follow.
    fn patterns(part: &Part, found: &mut Vec<&'static str>) {
        match part {
            Part::Node(node) => {
                let mut examples = Examples::default();
                words::visit(node.rule, &mut examples);
                found.extend(examples.0.iter().flat_map(|(_, patterns)| patterns).nth(node.form));
                node.parts.iter().for_each(|part| patterns(part, found));
            }
            Part::List(parts) | Part::Any(parts) => parts.iter().for_each(|part| patterns(part, found)),
            Part::Number(_) | Part::Name(_) | Part::Absent => {}
        }
    }

    fn patterns_of(text: &str) -> Vec<&'static str> {
        let mut found = Vec::new();
        let trees = read(text, &names()).unwrap_or_else(|errors| panic!("{}", report(text, &errors)));
        for tree in trees {
            match tree {
                Tree::Standing(node) => patterns(&Part::Node(node), &mut found),
                Tree::Effect(effect) => {
                    let bodies = [Some(effect.body), effect.otherwise.map(|(_, body)| body)];
                    let bodies = bodies.into_iter().flatten();
                    let acts = bodies.flat_map(|body| {
                        let follows = body.if_done.into_iter().chain(body.if_not).flat_map(|branch| branch.acts);
                        let unless = body.unless.map(Part::Node);
                        body.before.into_iter().chain(body.acts).chain(unless).chain(follows)
                    });
                    let trigger = effect.trigger.map(Part::Node);
                    let each = effect.each.map(Part::Node);
                    let parts = trigger.into_iter().chain([effect.conds]).chain(each).chain(acts).collect();
                    patterns(&Part::List(parts), &mut found);
                }
            }
        }
        found
    }

    #[test]
    fn every_entry_has_an_example_that_shows_it() {
        let names = names();
        let mut examples = Examples::default();
        for (rule, _, _) in Rule::ALL {
            words::visit(rule, &mut examples);
        }
        for (example, shown) in examples.0 {
            let read = Key::ALL.into_iter().find_map(|key| parse(example, &names, key).ok());
            let rendered = read.map(|tree| render(&tree, &names));
            assert_eq!(rendered.as_deref(), Some(example), "{:?}", parse(example, &names, Key::After));
            let used = patterns_of(example);
            assert!(shown.iter().any(|pattern| used.contains(pattern)), "{example} does not show {shown:?}");
        }
    }

    #[test]
    fn the_examples_of_the_introduction_are_right() {
        let blocks = GRAMMAR.split("```text\n").skip(1).filter_map(|rest| rest.split("\n```").next());
        let texts: Vec<&str> = blocks.filter(|text| !text.starts_with('[')).collect();
        assert!(texts.len() > 5);
        for text in texts {
            let read = Key::ALL.into_iter().find_map(|key| parse(text, &names(), key).ok());
            assert_eq!(read.map(|tree| render(&tree, &names())).as_deref(), Some(text));
        }
    }

    #[test]
    fn every_table_is_in_the_manual() {
        let manual = manual();
        let mut examples = Examples::default();
        for rule in [Rule::Trigger, Rule::Standing, Rule::Cond, Rule::Act, Rule::Target, Rule::Place, Rule::Spaces] {
            words::visit(rule, &mut examples);
        }
        words::visit(Rule::Repeated, &mut examples);
        for (example, _) in examples.0 {
            assert!(manual.contains(example), "{example}");
        }
    }

    #[test]
    fn every_mistake_is_one() {
        for (_, texts) in MISTAKES {
            for (key, text) in *texts {
                assert!(parse(text, &names(), *key).is_err(), "{text}");
            }
        }
    }

    /// `UPDATE=1 cargo test -p peerless-lang` writes the file anew.
    #[test]
    fn the_manual_is_up_to_date() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/CARD-LANGUAGE.md");
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(path, manual()).expect("the manual can be written");
        }
        let stored = std::fs::read_to_string(path).unwrap_or_default();
        assert!(
            stored == manual(),
            "docs/CARD-LANGUAGE.md is out of date; `UPDATE=1 cargo test -p peerless-lang` writes it anew"
        );
    }
}
