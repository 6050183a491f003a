//! What is wrong with a request, a setup or a record, as facts: a code and plain arguments. The words are found in
//! `locales/` under `fault-` and the code.

use std::collections::BTreeMap;

use peerless_content::{Differs, SetUpError, Unknown};
use peerless_rules::{
    LineError, MAX_FIGHTERS, MAX_KINDS, MAX_TOKENS, MAX_WITH_LARGE, MatchError, Mode, Piece, ReadError, Record,
    RecordError, SwitchError,
};
use peerless_words::{Language, Value};
use serde::Serialize;
use ts_rs::TS;

/// Something that is wrong. It speaks of no thing of a game in progress, so its arguments are texts and numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// For programs, and the key of the words.
    pub code: &'static str,
    /// What the words are filled with; `why` parts the reasons of one code.
    pub args: BTreeMap<&'static str, Plain>,
}

/// A text or a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(untagged)]
pub enum Plain {
    /// Said as it is.
    Text(String),
    /// Said as the language says numbers.
    Number(i32),
}

impl Trouble {
    /// Without arguments.
    pub fn new(code: &'static str) -> Self {
        Self { code, args: BTreeMap::new() }
    }

    /// One of several reasons for the same code.
    pub fn because(code: &'static str, why: &'static str) -> Self {
        Self::new(code).with("why", why)
    }

    /// With one argument more.
    pub fn with(mut self, name: &'static str, value: impl Into<Plain>) -> Self {
        self.args.insert(name, value.into());
        self
    }

    /// In words.
    pub fn say(&self, language: &Language) -> String {
        let value = |plain: &Plain| match plain {
            Plain::Text(text) => Value::from(text.clone()),
            Plain::Number(number) => Value::from(*number),
        };
        let args: Vec<(&str, Value<'_>)> = self.args.iter().map(|(name, plain)| (*name, value(plain))).collect();
        language.say(&format!("fault-{}", self.code), &args)
    }

    /// The same reasons under another code; the old one becomes the reason if there was none.
    fn under(mut self, code: &'static str) -> Self {
        self.args.entry("why").or_insert_with(|| self.code.into());
        self.code = code;
        self
    }

    /// A record that cannot be set up.
    pub fn of_record(error: &SetUpError) -> Self {
        match error {
            SetUpError::Content(differs) => differs.into(),
            SetUpError::Unknown(_) | SetUpError::Match(_) => Self::from(error).under("bad-record"),
        }
    }
}

impl From<&str> for Plain {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Plain {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<usize> for Plain {
    fn from(number: usize) -> Self {
        Self::Number(i32::try_from(number).unwrap_or(i32::MAX))
    }
}

impl From<u32> for Plain {
    fn from(number: u32) -> Self {
        Self::Number(i32::try_from(number).unwrap_or(i32::MAX))
    }
}

impl From<&Unknown> for Trouble {
    fn from(unknown: &Unknown) -> Self {
        let code = match unknown.what {
            "hero" => "no-such-hero",
            "board" => "no-such-board",
            _ => "no-such-item",
        };
        Self::new(code).with("name", unknown.name.as_str()).near(unknown.near.as_deref(), &unknown.known.join(", "))
    }
}

impl Trouble {
    /// What could have been meant, or all there is.
    pub fn near(self, near: Option<&str>, known: &str) -> Self {
        self.with("near", usize::from(near.is_some())).with("hint", near.unwrap_or(known))
    }
}

impl From<&SetUpError> for Trouble {
    fn from(error: &SetUpError) -> Self {
        match error {
            SetUpError::Unknown(unknown) => unknown.into(),
            SetUpError::Match(error) => error.into(),
            SetUpError::Content(differs) => differs.into(),
        }
    }
}

impl From<&MatchError> for Trouble {
    fn from(error: &MatchError) -> Self {
        let code = "no-such-game";
        match error {
            MatchError::Seats { mode, got } => {
                let seats = mode.seats();
                let wanted = Self::because(code, "seats").with("mode", mode.name()).with("got", *got);
                wanted.with("least", *seats.start()).with("most", *seats.end())
            }
            MatchError::Starts { board, starts, seats } => {
                let few = Self::because(code, "starts").with("board", board.as_str());
                few.with("starts", *starts).with("seats", *seats)
            }
            MatchError::Fighters { got } => {
                Self::because(code, "fighters").with("got", *got).with("most", MAX_FIGHTERS)
            }
            MatchError::WithLarge { got } => {
                Self::because(code, "with-large").with("got", *got).with("most", MAX_WITH_LARGE)
            }
            MatchError::Items { got } => Self::because(code, "items").with("got", *got).with("most", MAX_TOKENS),
            MatchError::Room { board } => Self::because(code, "room").with("board", board.as_str()),
            MatchError::Kinds { hero, got } => {
                Self::because(code, "kinds").with("hero", hero.as_str()).with("got", *got).with("most", MAX_KINDS)
            }
        }
    }
}

impl From<&SwitchError> for Trouble {
    fn from(error: &SwitchError) -> Self {
        let code = "bad-switch";
        match error {
            SwitchError::Unknown { name, known } => {
                Self::because(code, "unknown").with("name", name.as_str()).with("known", known.as_str())
            }
            SwitchError::Value { name, value, first, second } => {
                let wrong = Self::because(code, "value").with("name", *name).with("value", value.as_str());
                wrong.with("first", *first).with("second", *second)
            }
        }
    }
}

impl From<&RecordError> for Trouble {
    fn from(error: &RecordError) -> Self {
        let because = |why| Self::because("bad-record", why);
        match error {
            RecordError::Line { at, problem } => match problem {
                LineError::First { line } => {
                    because("first").with("line", line.as_str()).with("first", Record::FIRST_LINE)
                }
                LineError::AfterResult { line } => because("after-result").with("line", line.as_str()),
                LineError::Mode { mode } => {
                    because("mode").with("mode", mode.as_str()).with("known", Mode::ALL.map(Mode::name).join(", "))
                }
                LineError::Seed { seed } => because("seed").with("seed", seed.as_str()),
                LineError::Switch(error) => {
                    let mut wrong = Self::from(error);
                    let why = if matches!(error, SwitchError::Unknown { .. }) { "switch" } else { "switch-value" };
                    wrong.code = "bad-record";
                    wrong.with("why", why)
                }
                LineError::SeatOrder { wanted } => because("seat-order").with("wanted", *wanted),
                LineError::Content { text } => because("content").with("line", text.as_str()),
                LineError::Unknown { line } => because("line").with("line", line.as_str()),
            }
            .with("at", *at),
            RecordError::Missing(line) => because("missing").with("line", *line),
            RecordError::Seat { at, asked, seat } => {
                because("seat").with("at", *at).with("asked", asked.index() + 1).with("seat", seat.index() + 1)
            }
            RecordError::Choice { at, error: ReadError::NotOffered { line, offered } } => {
                because("choice").with("at", *at).with("line", line.as_str()).with("offered", offered.join(" | "))
            }
            RecordError::Over { at } => because("over").with("at", *at),
            RecordError::Result { said, is } => because("result").with("said", said.as_str()).with("is", is.as_str()),
            RecordError::Unfinished { said } => because("unfinished").with("said", said.as_str()),
        }
    }
}

impl From<&Differs> for Trouble {
    fn from(differs: &Differs) -> Self {
        let names = |pieces: &[Piece]| pieces.iter().map(|piece| piece.name.as_str()).collect::<Vec<_>>().join(", ");
        Self::new("content-differs")
            .with("missing", names(&differs.missing))
            .with("missingCount", differs.missing.len())
            .with("changed", names(&differs.changed))
            .with("changedCount", differs.changed.len())
            .with("cards", differs.card_names().join(", "))
            .with("cardCount", differs.cards.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every language has words for every reason, and fills them: `say` panics over a key or argument that is missing.
    fn check(trouble: &Trouble, says: &str) {
        for language in Language::all() {
            let text = trouble.say(language);
            assert!(!text.is_empty() && text.contains(says), "{}: {text}", language.tag());
        }
    }

    #[test]
    fn records_say_their_line_in_every_language() {
        let head = "peerless game 1\nboard B\nmode duel\nseed 1\n";
        let line = |text: &str| Record::parse(&format!("{head}{text}\n")).map(|_| ()).unwrap_err();
        for (text, says) in [
            ("mode chess", "chess"),
            ("seed x", "`x`"),
            ("switch luck on", "luck"),
            ("switch win_check Never", "Never"),
            ("seat 2 A", "seat 1"),
            ("content hero", "hero"),
            ("fly", "fly"),
            ("result 1 wins\nresult 2 wins", "6"),
        ] {
            check(&Trouble::from(&line(text)), says);
        }
        check(&Trouble::from(&Record::parse("hello").unwrap_err()), "hello");
        check(&Trouble::from(&Record::parse("").unwrap_err()), "peerless game 1");
    }

    #[test]
    fn setups_say_what_is_wrong_in_every_language() {
        let content = peerless_content::Content::built_in().unwrap();
        let board = &content.boards[0].name;
        let hero = content.heroes[0].name.as_str();
        let wrong = |board: &str, heroes: &[&str]| {
            content.set_up(board, heroes, Mode::Duel, Default::default()).map(|_| ()).unwrap_err()
        };
        for (error, says) in [
            (wrong("Nowhere", &[hero, hero]), "Nowhere"),
            (wrong(board, &["Nobody", hero]), "Nobody"),
            (wrong(board, &[hero]), "2"),
        ] {
            check(&Trouble::from(&error), says);
            check(&Trouble::of_record(&error), says);
        }
        for error in [
            MatchError::Starts { board: "B".into(), starts: 2, seats: 3 },
            MatchError::Fighters { got: 41 },
            MatchError::Items { got: 99 },
            MatchError::Room { board: "B".into() },
            MatchError::Kinds { hero: "H".into(), got: 70 },
        ] {
            check(&Trouble::from(&error), "");
            check(&Trouble::of_record(&error.into()), "");
        }
        let piece = |name: &str| Piece {
            kind: peerless_rules::PieceKind::Hero,
            name: name.into(),
            fingerprint: Default::default(),
        };
        let cards = vec![("Nobody".to_owned(), "Nothing".to_owned())];
        check(
            &Trouble::from(&Differs { missing: vec![piece("Somebody")], changed: vec![piece("Nobody")], cards }),
            "Nothing (Nobody)",
        );
    }
}
