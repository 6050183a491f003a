//! Games that nobody looks back at: a state and its options, nothing kept. For many games at once.

use peerless_rules::{Match, Opt, Options, State};

/// Plays a new game to its end, or until so many choices are made, or until nothing is chosen.
/// Gives back how it stands then, and how many choices there were.
pub fn play_out(
    m: &Match,
    seed: u64,
    most: usize,
    choose: impl FnMut(&State, &Options) -> Option<Opt>,
) -> (State, usize) {
    let mut state = State::new(m, seed, &mut ());
    let mut options = Options::new();
    state.options(m, &mut options);
    let choices = play_on(m, &mut state, &mut options, most, choose);
    (state, choices)
}

/// The same from a state on; `options` are those of its question, and afterwards those of the last.
pub fn play_on(
    m: &Match,
    state: &mut State,
    options: &mut Options,
    most: usize,
    mut choose: impl FnMut(&State, &Options) -> Option<Opt>,
) -> usize {
    let mut choices = 0;
    while !options.is_empty() && choices < most {
        let Some(opt) = choose(state, options) else { break };
        state.answer_unchecked(m, opt, options, &mut ());
        choices += 1;
    }
    choices
}
