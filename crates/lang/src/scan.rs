//! Comparing text with words: case, runs of blanks and the shape of an apostrophe make no difference.

use std::ops::Range;

/// The first place at or after `at` that is not a blank.
pub(crate) fn skip_blanks(text: &str, at: usize) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    at + (rest.len() - rest.trim_start().len())
}

/// Matches literal words at `at`; they must not go on as a longer word.
pub(crate) fn literal(text: &str, at: usize, words: &str) -> Option<usize> {
    let end = matches(text, at, words)?;
    let mut rest = text[end..].chars();
    let (next, after) = (rest.next(), rest.next());
    let joined = next.is_some_and(|c| is_apostrophe(c) || c == '-') && after.is_some_and(char::is_alphanumeric);
    (!joined && !next.is_some_and(char::is_alphanumeric)).then_some(end)
}

/// Matches a declared name at `at`; `'s` may follow it.
pub(crate) fn name(text: &str, at: usize, name: &str) -> Option<usize> {
    let end = matches(text, at, name)?;
    let open = name.ends_with(char::is_alphanumeric) && text[end..].starts_with(char::is_alphanumeric);
    (end > at && !open).then_some(end)
}

/// Matches `'s` at `at`, with nothing in between.
pub(crate) fn possessive(text: &str, at: usize) -> Option<usize> {
    let rest = text.get(at..)?;
    let rest = rest.strip_prefix(is_apostrophe)?.strip_prefix(['s', 'S'])?;
    (!rest.starts_with(char::is_alphanumeric)).then_some(text.len() - rest.len())
}

/// The word or sign at `at`, for an error to point at; empty at the end of the text.
pub(crate) fn token(text: &str, at: usize) -> Range<usize> {
    let rest = text.get(at..).unwrap_or_default();
    let mut end = 0;
    let mut chars = rest.char_indices().peekable();
    while let Some((i, c)) = chars.next() {
        let next_is_word = chars.peek().is_some_and(|&(_, next)| next.is_alphanumeric());
        if c.is_alphanumeric() || (i > 0 && next_is_word && (is_apostrophe(c) || c == '-')) {
            end = i + c.len_utf8();
        } else {
            if i == 0 {
                end = c.len_utf8();
            }
            break;
        }
    }
    at..at + end
}

/// Whether two names are the same but for case.
pub fn same(a: &str, b: &str) -> bool {
    matches(a, 0, b) == Some(a.len())
}

fn matches(text: &str, at: usize, words: &str) -> Option<usize> {
    let mut rest = text.get(at..)?;
    for c in words.chars() {
        if c == ' ' {
            let trimmed = rest.trim_start();
            if trimmed.len() == rest.len() {
                return None;
            }
            rest = trimmed;
        } else {
            let first = rest.chars().next().filter(|&first| same_char(first, c))?;
            rest = &rest[first.len_utf8()..];
        }
    }
    Some(text.len() - rest.len())
}

pub(crate) fn same_char(a: char, b: char) -> bool {
    a == b || (is_apostrophe(a) && is_apostrophe(b)) || a.to_lowercase().eq(b.to_lowercase())
}

fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '’')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_end_where_they_end() {
        assert_eq!(literal("Cards", 0, "card"), None);
        assert_eq!(literal("card.", 0, "card"), Some(4));
        assert_eq!(literal("opponent's", 0, "opponent"), None);
        assert_eq!(literal("the  top", 0, "the top"), Some(8));
    }

    #[test]
    fn names_may_hold_signs() {
        assert_eq!(name("ms. marvel's zone", 0, "Ms. Marvel"), Some(10));
        assert_eq!(name("Foxes", 0, "Fox"), None);
        assert_eq!(name("anything", 0, ""), None);
        assert_eq!(possessive("Bess’s", 4), Some(8));
    }

    #[test]
    fn a_token_is_a_word_or_a_sign() {
        assert_eq!(token("opponent's hand", 0), 0..10);
        assert_eq!(token("; x", 0), 0..1);
        assert_eq!(token("é", 0), 0..2);
        assert_eq!(token("x", 1), 1..1);
    }
}
