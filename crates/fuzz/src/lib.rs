//! Every door through which foreign bytes come in: card texts, content files, records, answers.
//! Each function takes any bytes and must never panic; a panic is a bug of what stands behind the door.
//! Free of files and of the fuzzer itself, so that plain tests can call it too.

mod card_text;
mod content_file;
mod options;
mod record;

use std::sync::LazyLock;

use peerless_content::Content;
use peerless_lab::homebrew::{Bytes, hero_file};
use peerless_lab::laws::{Broken, Watch};
use peerless_rules::*;

pub use card_text::card_text;
pub use content_file::content_file;
pub use options::options;
pub use record::record;

static CONTENT: LazyLock<Content> = LazyLock::new(|| Content::built_in().expect("the built-in content is sound"));

/// Makes what is made once, so that it does not count among the time of the first input that needs it.
pub fn prepare() {
    assert!(!CONTENT.heroes.is_empty(), "there is something to play");
    hero_file(&mut Bytes::new(&[]));
}

/// Stops at a broken law: it is a bug, as a panic of the engine is.
#[track_caller]
fn must(kept: Result<(), Broken>) {
    if let Err(broken) = kept {
        panic!("{broken}");
    }
}

/// Plays a match of foreign content for a while, under the laws; `seed` decides everything.
fn play_a_while(m: &Match, seed: u64, decisions: usize) {
    let mut rng = Rng::new(seed);
    let mut options = Options::new();
    let mut state = State::new(m, seed, &mut ());
    state.options(m, &mut options);
    let mut watch = Watch::new(m, &state, seed);
    for _ in 0..decisions {
        must(watch.every_step(m, &state, &options));
        if options.is_empty() {
            return;
        }
        if rng.below(16) == 0 {
            must(watch.some_steps(m, &state, &options).or_else(|broken| broken.unless_foreign(true)));
        }
        let opt = options[rng.below(options.len())];
        state.answer_unchecked(m, opt, &mut options, &mut ());
    }
}
