//! What has happened, as the narration of the session tells it, in the reader's words.

use peerless_rules::*;
use peerless_session::{Arg, Level, Line, Narrator};

use crate::text::{DIM, HEAD, Voice, held_line, item_text, styled};

/// A game being told: what the sentences so far have already said.
#[derive(Clone, Debug, Default)]
pub struct Teller(Narrator);

/// A sentence, ready to be shown.
pub struct Sentence {
    pub text: String,
    /// Something new begins.
    pub heading: bool,
}

impl Teller {
    /// Tells the next events, a sentence a line, and never more than the listener may know.
    pub fn tell(&mut self, voice: Voice, events: &[Told]) -> Vec<Sentence> {
        let seen: Vec<Told> = events.iter().map(|told| told.seen_with(|seat| voice.sees(seat))).collect();
        let lines = self.0.tell(voice.m, &seen);
        lines.into_iter().flatten().map(|line| sentence(voice, &line)).collect()
    }
}

fn sentence(voice: Voice, line: &Line) -> Sentence {
    let text = voice.reader().line(line);
    let text = match line.level {
        Level::Plain => text,
        Level::Strong | Level::Heading => styled(HEAD, text),
    };
    let text = match quoted(voice, line) {
        Some(quoted) => format!("{text} {DIM}({quoted}){DIM:#}"),
        None => text,
    };
    Sentence { text, heading: line.level == Level::Heading }
}

/// What the card or item says that a line brings into play: a browser shows it, a terminal has to tell it.
fn quoted(voice: Voice, line: &Line) -> Option<String> {
    match (line.key, line.args.get("card"), line.args.get("item")) {
        ("log-reveal" | "log-scheme" | "log-scheme-with", Some(&Arg::Card { seat, card: Some(card) }), _) => {
            let seat = SeatId(seat);
            Some(held_line(voice.m, seat, CardId(card)))
        }
        ("log-item", _, Some(&Arg::Item { item })) => Some(item_text(&voice.m.items[usize::from(item)])),
        _ => None,
    }
}
