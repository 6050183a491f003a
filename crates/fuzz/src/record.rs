//! Saved games.

use peerless_lab::laws::replay_is_equal;
use peerless_rules::Record;

use crate::{Bytes, CONTENT, must};

/// All bytes are the text of a record. If its names exist it is played.
pub fn record(data: &[u8]) {
    let text = Bytes::new(data).text();
    let read = match Record::parse(&text) {
        Ok(read) => read,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    let heroes: Vec<&str> = read.seats.iter().map(|seat| seat.hero.as_str()).collect();
    let game = match CONTENT.set_up(&read.board, &heroes, read.mode, read.switches) {
        Ok(game) => game,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    match read.replay(&game, &mut ()) {
        Ok(end) => must(replay_is_equal(&game, &read, &end)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
