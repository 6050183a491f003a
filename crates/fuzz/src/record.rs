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
    let game = match CONTENT.set_up_record(&read) {
        Ok(game) => game,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    match read.replay(&game, &mut ()) {
        Ok(end) => must(replay_is_equal(&game, &read, &end)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
