//! Every word that a person reads, by key and language. The words stand in `locales/<tag>/*.ftl` (Project Fluent) and
//! are carried by the binary; the web client reads the same files (`web/src/lib/words.ts`). This crate knows no game.
//!
//! How to say something:
//!
//! 1. Write the sentence into `locales/en/<file>.ftl`, and into every other language:
//!    `game.ftl` and `levels.ftl` are for what terminal and browser share, `terminal.ftl` for the terminal, `web*.ftl` for the client.
//!    ```ftl
//!    tty-found = { $count ->
//!        [one] One hero is called { $name }.
//!       *[other] { $count } heroes are called { $name }.
//!    }
//!    ```
//! 2. Look it up: `language.say("tty-found", &[("count", 2.into()), ("name", "Sinbad".into())])`, or without arguments
//!    `language.say("tty-quit", &[])`. An attribute has a dot in its key: `ask-action.wait`.
//!
//! Numbers are given as numbers, so that each language can choose by its own plural rules. A seat is given as two
//! arguments: `seat`, its name, and `seatIs`, `you` or `other`, by which a sentence is conjugated.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::Pattern;
use unic_langid::LanguageIdentifier;

pub use fluent_bundle::FluentValue as Value;

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// What is spoken where nothing else is asked for; every key has words in it.
pub const DEFAULT: &str = "en";

/// A language with all its words.
pub struct Language {
    tag: &'static str,
    bundle: FluentBundle<FluentResource>,
}

static ALL: LazyLock<Vec<Language>> = LazyLock::new(|| {
    let mut tags: Vec<&str> = EMBEDDED.iter().map(|(tag, ..)| *tag).collect();
    tags.dedup();
    tags.into_iter().map(Language::load).collect()
});

impl Language {
    fn load(tag: &'static str) -> Self {
        let id: LanguageIdentifier = tag.parse().expect("a folder of locales/ is called like its language");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Terminals show the marks that part directions of writing as odd signs.
        bundle.set_use_isolating(false);
        for (_, file, text) in EMBEDDED.iter().filter(|(of, ..)| *of == tag) {
            let words = FluentResource::try_new((*text).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("locales/{tag}/{file}: {errors:?}"));
            bundle.add_resource(words).unwrap_or_else(|errors| panic!("locales/{tag}/{file}: {errors:?}"));
        }
        Self { tag, bundle }
    }

    /// All languages, by their tags.
    pub fn all() -> &'static [Self] {
        &ALL
    }

    /// The language that is spoken where nothing else is asked for.
    pub fn fallback() -> &'static Self {
        Self::find(DEFAULT).expect("the default language has a folder")
    }

    /// The language of a tag as browsers and systems write it: `de`, `de-AT`, `de_AT.UTF-8`.
    pub fn find(tag: &str) -> Option<&'static Self> {
        let tag = tag.split(['.', '@']).next()?.replace('_', "-").to_ascii_lowercase();
        let named = |name: &str| Self::all().iter().find(|language| language.tag.eq_ignore_ascii_case(name));
        named(&tag).or_else(|| named(tag.split('-').next()?))
    }

    /// The language that the system is set to, else the default one.
    pub fn from_env() -> &'static Self {
        Self::from_settings(|name| std::env::var(name).ok())
    }

    /// The first of the variables that is set decides, as POSIX has it.
    fn from_settings(read: impl Fn(&str) -> Option<String>) -> &'static Self {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(read).find(|value| !value.is_empty());
        set.and_then(|tag| Self::find(&tag)).unwrap_or_else(Self::fallback)
    }

    /// `en`, `de`
    pub fn tag(&self) -> &'static str {
        self.tag
    }

    /// What the language calls itself.
    pub fn name(&self) -> String {
        self.say("language-name", &[])
    }

    /// Whether the language itself has words for a key.
    pub fn has(&self, key: &str) -> bool {
        self.pattern(key).is_some()
    }

    /// The words for a key, filled with the arguments. English speaks for a language that has none.
    ///
    /// # Panics
    /// With debug assertions, if no language has the key or an argument is missing: a mistake in the program.
    pub fn say(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        let speaker = if self.has(key) { self } else { Self::fallback() };
        let Some(pattern) = speaker.pattern(key) else {
            debug_assert!(false, "no words for {key}");
            return key.to_owned();
        };
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        let text = speaker.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{key} in {}: {errors:?}", speaker.tag);
        text
    }

    fn pattern(&self, key: &str) -> Option<&Pattern<&str>> {
        let (key, attribute) = key.split_once('.').map_or((key, None), |(key, name)| (key, Some(name)));
        let message = self.bundle.get_message(key)?;
        match attribute {
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
            None => message.value(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_the_tags_that_systems_and_browsers_give() {
        let found = |tag| Language::find(tag).map(Language::tag);
        assert_eq!(found("de"), Some("de"));
        assert_eq!(found("de_AT.UTF-8"), Some("de"));
        assert_eq!(found("de-CH"), Some("de"));
        assert_eq!(found("EN_us"), Some("en"));
        assert_eq!(found("C"), None);
        assert_eq!(found(""), None);
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let set = |all: &'static [(&str, &str)]| {
            let read = |name: &str| all.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
            Language::from_settings(read).tag()
        };
        assert_eq!(set(&[]), "en");
        assert_eq!(set(&[("LANG", "de_DE.UTF-8")]), "de");
        assert_eq!(set(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "C.UTF-8")]), "en");
        assert_eq!(set(&[("LANG", "en_GB"), ("LC_MESSAGES", "de"), ("LC_ALL", "")]), "de");
    }

    #[test]
    fn every_language_says_its_own_name() {
        let names: Vec<String> = Language::all().iter().map(Language::name).collect();
        assert!(names.contains(&"English".into()) && names.contains(&"Deutsch".into()), "{names:?}");
    }

    #[test]
    #[should_panic(expected = "no words for never-said")]
    fn a_key_that_no_language_has_is_a_mistake() {
        Language::fallback().say("never-said", &[]);
    }
}
