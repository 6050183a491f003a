//! What is wrong with a text, where, and what could stand there.

use std::fmt::Write as _;
use std::ops::Range;

/// One mistake in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The bytes of the text that the mistake is about; empty at the end of the text.
    pub span: Range<usize>,
    /// What is wrong.
    pub message: String,
    /// A way on.
    pub help: Option<String>,
    /// The words that may have been meant, and the bytes in whose place they would stand.
    pub instead: Option<(Range<usize>, String)>,
}

/// The width of text that is shown around the words in question.
const WIDTH: usize = 96;

impl Diagnostic {
    pub(crate) fn new(span: Range<usize>, message: impl Into<String>) -> Self {
        Diagnostic { span, message: message.into(), help: None, instead: None }
    }

    pub(crate) fn help(self, help: impl Into<String>) -> Self {
        Diagnostic { help: Some(help.into()), ..self }
    }

    /// These words in the place of those that it is about.
    pub(crate) fn instead(self, words: impl Into<String>) -> Self {
        Diagnostic { instead: Some((self.span.clone(), words.into())), ..self }
    }

    /// These words where there are none yet.
    pub(crate) fn insert(self, at: usize, words: impl Into<String>) -> Self {
        Diagnostic { instead: Some((at..at, words.into())), ..self }
    }

    /// The diagnostic as lines of text: the message, the line of the text, carets under the words and the help.
    ///
    /// ```text
    /// error: `Drew` is not a verb of the card language
    ///   Drew 1 card.
    ///   ^^^^ did you mean `Draw`?
    /// ```
    pub fn show(&self, text: &str) -> String {
        let start = floor_boundary(text, self.span.start);
        let end = floor_boundary(text, self.span.end).max(start);
        let line_start = text[..start].rfind('\n').map_or(0, |i| i + 1);
        let line_end = text[start..].find('\n').map_or(text.len(), |i| start + i);
        let line: Vec<char> = text[line_start..line_end].chars().map(plain).collect();
        let column = text[line_start..start].chars().count();
        let width = text[start..end.min(line_end)].chars().count().max(1);
        let (line, column, width) = cut(&line, column, width);

        let mut shown = format!("error: {}", self.message);
        let inline = !line.is_empty();
        if inline {
            _ = write!(shown, "\n  {line}\n  {}{}", " ".repeat(column), "^".repeat(width));
        }
        match &self.help {
            Some(help) if !inline || help.chars().count() > WIDTH / 2 => _ = write!(shown, "\n  {help}"),
            Some(help) => _ = write!(shown, " {help}"),
            None => {}
        }
        shown
    }
}

/// All diagnostics of a text, one after the other.
pub fn report(text: &str, diagnostics: &[Diagnostic]) -> String {
    diagnostics.iter().map(|diagnostic| diagnostic.show(text) + "\n").collect()
}

/// `` `a`, `b` or `c` ``
pub(crate) fn listed(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

/// Shows a window of a long line: the line, the column of the carets in it and their number.
fn cut(line: &[char], column: usize, width: usize) -> (String, usize, usize) {
    if line.len() <= WIDTH {
        return (line.iter().collect::<String>().trim_end().to_string(), column, width);
    }
    let width = width.min(WIDTH * 3 / 4);
    let from = (column + width).saturating_sub(WIDTH * 3 / 4).min(column);
    let to = (from + WIDTH).min(line.len());
    let mut shown: String = line[from..to].iter().collect();
    let mut shift = 0;
    if from > 0 {
        shown.insert(0, '…');
        shift = 1;
    }
    if to < line.len() {
        shown.push('…');
    }
    (shown, column - from + shift, width)
}

fn plain(c: char) -> char {
    if c.is_whitespace() || c.is_control() { ' ' } else { c }
}

fn floor_boundary(text: &str, at: usize) -> usize {
    let at = at.min(text.len());
    (0..=at).rev().find(|&i| text.is_char_boundary(i)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn carets_stand_under_the_words() {
        let text = "Señor Ñu draws.\nDrew 1 card.";
        let at = text.find("Drew").unwrap_or_default();
        assert_eq!(
            Diagnostic::new(at..at + 4, "what?").help("so").show(text),
            "error: what?\n  Drew 1 card.\n  ^^^^ so"
        );
        let at = text.find("draws").unwrap_or_default();
        assert_eq!(
            Diagnostic::new(at..at + 5, "what?").show(text),
            "error: what?\n  Señor Ñu draws.\n           ^^^^^"
        );
    }

    #[test]
    fn a_long_line_is_cut() {
        let text = format!("{}here{}", "x ".repeat(100), " y".repeat(100));
        let shown = Diagnostic::new(200..204, "what?").show(&text);
        let lines: Vec<&str> = shown.lines().collect();
        assert!(lines[1].chars().count() <= WIDTH + 4);
        let caret = lines[2].find('^').unwrap_or_default();
        let under: String = lines[1].chars().skip(caret).take(4).collect();
        assert_eq!(under, "here");
    }

    #[test]
    fn a_span_outside_of_the_text_is_harmless() {
        assert_eq!(Diagnostic::new(7..90, "what?").show("é"), "error: what?\n  é\n   ^");
    }
}
