//! The language that this run speaks, and the way to its words (`locales/*/terminal.ftl` and `game.ftl`).

use std::sync::OnceLock;

use anyhow::{Result, bail};
use peerless_words::Language;

pub use peerless_words::Value;

/// The words for a key: `say!("tty-found", count = 2, name = "Sinbad")`.
macro_rules! say {
    ($key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::words::language().say($key, &[$((stringify!($name), $crate::words::Value::from($value))),*])
    };
}
pub(crate) use say;

static SPOKEN: OnceLock<&'static Language> = OnceLock::new();

/// Settles the language: the one asked for, else the one that the system is set to.
pub fn speak(asked: Option<&str>) -> Result<()> {
    let language = match asked {
        None => Language::from_env(),
        Some(tag) => match Language::find(tag) {
            Some(language) => language,
            None => {
                let known: Vec<&str> = Language::all().iter().map(Language::tag).collect();
                bail!(say!("tty-no-language", tag = tag, known = known.join(", ")))
            }
        },
    };
    SPOKEN.get_or_init(|| language);
    Ok(())
}

/// The language that is spoken.
pub fn language() -> &'static Language {
    SPOKEN.get().copied().unwrap_or_else(Language::fallback)
}

/// `a`, `a and b`, `a, b and c`
pub fn and(items: &[impl AsRef<str>]) -> String {
    match items {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => {
            let next = |text: String, item: &str| say!("list-more", first = text, next = item);
            let first = first[1..].iter().fold(first[0].as_ref().to_owned(), |text, item| next(text, item.as_ref()));
            say!("list-two", first = first, last = last.as_ref())
        }
    }
}

#[cfg(test)]
mod tests {
    use peerless_bots::Level;

    use super::*;

    #[test]
    fn every_level_of_bots_has_a_name_and_is_told_about_in_every_language() {
        for language in Language::all() {
            for level in Level::ALL {
                let key = format!("level-{}", level.name());
                assert!(language.has(&key) && language.has(&format!("{key}.words")), "{} {key}", language.tag());
            }
        }
    }
}
