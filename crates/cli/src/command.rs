//! The words that a person types at the terminal besides options. English words are always understood.

use peerless_words::Language;

use crate::words::say;

/// A command that does not move the game on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    Explain,
    Look,
    Options,
    Hand,
    Hero,
    Map,
    Board,
    Discard,
    Log,
    Undo,
    Save,
    Quit,
    Help,
}

impl Command {
    pub const ALL: [Self; 13] = [
        Self::Explain,
        Self::Look,
        Self::Options,
        Self::Hand,
        Self::Hero,
        Self::Map,
        Self::Board,
        Self::Discard,
        Self::Log,
        Self::Undo,
        Self::Save,
        Self::Quit,
        Self::Help,
    ];

    fn key(self) -> &'static str {
        match self {
            Self::Explain => "tty-command-explain",
            Self::Look => "tty-command-look",
            Self::Options => "tty-command-options",
            Self::Hand => "tty-command-hand",
            Self::Hero => "tty-command-hero",
            Self::Map => "tty-command-map",
            Self::Board => "tty-command-board",
            Self::Discard => "tty-command-discard",
            Self::Log => "tty-command-log",
            Self::Undo => "tty-command-undo",
            Self::Save => "tty-command-save",
            Self::Quit => "tty-command-quit",
            Self::Help => "tty-command-help",
        }
    }

    /// Whether something can stand behind the word.
    fn takes_more(self) -> bool {
        match self {
            Self::Hero | Self::Map | Self::Log | Self::Save => true,
            Self::Explain
            | Self::Look
            | Self::Options
            | Self::Hand
            | Self::Board
            | Self::Discard
            | Self::Undo
            | Self::Quit
            | Self::Help => false,
        }
    }

    /// The word in the language spoken.
    pub fn word(self) -> String {
        say!(self.key())
    }

    /// What it does.
    pub fn does(self) -> String {
        say!(&format!("{}.does", self.key()))
    }

    /// The English word, where it is another one.
    pub fn also(self) -> Option<String> {
        let english = Language::fallback().say(self.key(), &[]);
        (english != self.word()).then_some(english)
    }

    /// Reads a line as a command and what stands behind it.
    pub fn read(line: &str) -> Option<(Self, &str)> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (word, rest) = (word.to_lowercase(), rest.trim());
        let is = |command: &Self| command.word() == word || command.also() == Some(word.clone());
        let command = Self::ALL.into_iter().find(is)?;
        (rest.is_empty() || command.takes_more()).then_some((command, rest))
    }

    /// All words, for suggestions.
    pub fn words() -> Vec<String> {
        Self::ALL.into_iter().map(Self::word).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_stands_for_two_commands_in_any_language() {
        for language in Language::all() {
            let words = |command: Command| [language, Language::fallback()].map(|of| of.say(command.key(), &[]));
            for (index, one) in Command::ALL.into_iter().enumerate() {
                for other in &Command::ALL[..index] {
                    let shared = words(one).into_iter().find(|word| words(*other).contains(word));
                    assert_eq!(shared, None, "{one:?} and {other:?} in {}", language.tag());
                }
            }
        }
    }

    #[test]
    fn a_command_is_read_with_what_stands_behind_it() {
        assert_eq!(Command::read("LOOK"), Some((Command::Look, "")));
        assert_eq!(Command::read("log  10"), Some((Command::Log, "10")));
        assert_eq!(Command::read("hero King Arthur"), Some((Command::Hero, "King Arthur")));
        // To discard a card is an option, not a command.
        assert_eq!(Command::read("discard Feint"), None);
        assert_eq!(Command::read("dance"), None);
    }
}
