//! Options as lines in the language of the reader. In English they are the notation itself; elsewhere its verbs are
//! translated, and both are understood.

use peerless_rules::*;

use crate::words::say;

/// An option as it is shown and may be typed.
pub fn line(m: &Match, state: &State, opt: Opt) -> String {
    let written = state.write(m, opt);
    let key = key(opt);
    // All lines begin with a verb of the notation, or consist of fixed words alone.
    let Some(verb) = verb(opt) else { return say!(key) };
    let what = written.strip_prefix(verb).unwrap_or(&written).trim_start();
    match opt {
        Opt::Seat(seat) => say!(key, seat = seat.to_string()),
        Opt::Move { via, .. } if !via.is_empty() => match what.split_once(" via ") {
            Some((what, passed)) => say!("tty-line-move-via", what = what, passed = passed),
            None => say!(key, what = what),
        },
        Opt::Scheme { by, .. } | Opt::Item { by, .. } | Opt::Open { by, .. } => {
            let name = &m.fighter(by).name;
            match what.strip_suffix(&format!(" by {name}")) {
                Some(what) => say!("tty-line-by", line = say!(key, what = what), fighter = name.as_str()),
                None => say!(key, what = what),
            }
        }
        Opt::First(Part::Ability) => say!(key, what = say!("tty-line-ability")),
        Opt::First(Part::Boost) => say!(key, what = say!("tty-line-boosting")),
        Opt::First(Part::Card | Part::Item)
        | Opt::Maneuver
        | Opt::Attack { .. }
        | Opt::Boost(_)
        | Opt::NoBoost
        | Opt::Move { .. }
        | Opt::Done
        | Opt::Close(_)
        | Opt::Play(_)
        | Opt::Defend(_)
        | Opt::NoDefense
        | Opt::Use(_)
        | Opt::NoItem
        | Opt::Place { .. }
        | Opt::NoPlace
        | Opt::Fighter(_)
        | Opt::Space(_)
        | Opt::Card { .. }
        | Opt::Number(_)
        | Opt::Effect { .. }
        | Opt::Symbol(_)
        | Opt::Value { .. }
        | Opt::Skip
        | Opt::Yes
        | Opt::No
        | Opt::Discard(_) => say!(key, what = what),
    }
}

/// The verb of the notation before what an option names; `None` where it names nothing.
fn verb(opt: Opt) -> Option<&'static str> {
    match opt {
        Opt::Attack { .. } => Some("attack"),
        Opt::Scheme { .. } => Some("scheme"),
        Opt::Item { .. } => Some("item"),
        Opt::Boost(_) => Some("boost"),
        Opt::Move { .. } => Some("move"),
        Opt::Open { .. } => Some("open"),
        Opt::Close(_) => Some("close"),
        Opt::Play(_) => Some("play"),
        Opt::Defend(_) => Some("defend"),
        Opt::Use(_) => Some("use"),
        Opt::Place { .. } => Some("place"),
        Opt::Fighter(_)
        | Opt::Space(_)
        | Opt::Card { .. }
        | Opt::Number(_)
        | Opt::Effect { .. }
        | Opt::Symbol(_)
        | Opt::Value { .. }
        | Opt::Seat(_) => Some("choose"),
        Opt::Discard(_) => Some("discard"),
        Opt::First(_) => Some("first"),
        Opt::Maneuver
        | Opt::NoBoost
        | Opt::Done
        | Opt::NoDefense
        | Opt::NoItem
        | Opt::NoPlace
        | Opt::Skip
        | Opt::Yes
        | Opt::No => None,
    }
}

/// The key of an option's words.
fn key(opt: Opt) -> &'static str {
    match opt {
        Opt::Maneuver => "tty-line-maneuver",
        Opt::Attack { .. } => "tty-line-attack",
        Opt::Scheme { .. } => "tty-line-scheme",
        Opt::Item { .. } => "tty-line-item",
        Opt::Boost(_) => "tty-line-boost",
        Opt::NoBoost => "tty-line-no-boost",
        Opt::Move { .. } => "tty-line-move",
        Opt::Done => "tty-line-done",
        Opt::Open { .. } => "tty-line-open",
        Opt::Close(_) => "tty-line-close",
        Opt::Play(_) => "tty-line-play",
        Opt::Defend(_) => "tty-line-defend",
        Opt::NoDefense => "tty-line-no-defense",
        Opt::Use(_) => "tty-line-use",
        Opt::NoItem => "tty-line-no-item",
        Opt::Place { .. } => "tty-line-place",
        Opt::NoPlace => "tty-line-no-place",
        Opt::Fighter(_)
        | Opt::Space(_)
        | Opt::Card { .. }
        | Opt::Number(_)
        | Opt::Effect { .. }
        | Opt::Symbol(_)
        | Opt::Value { .. } => "tty-line-choose",
        Opt::Seat(_) => "tty-line-choose-seat",
        Opt::Skip => "tty-line-choose-none",
        Opt::Yes => "tty-line-yes",
        Opt::No => "tty-line-no",
        Opt::Discard(_) => "tty-line-discard",
        Opt::First(_) => "tty-line-first",
    }
}

/// What a person wants to do, by the verb that was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    Attack,
    Go,
    Card,
    Choose,
}

/// Reads the verb at the beginning of what was typed, in the notation or in the language spoken, and gives the rest.
pub fn read_verb(typed: &str) -> Option<(Verb, &str)> {
    let verbs = [
        (Verb::Attack, "attack", "tty-line-attack"),
        (Verb::Go, "move", "tty-line-move"),
        (Verb::Go, "place", "tty-line-place"),
        (Verb::Card, "scheme", "tty-line-scheme"),
        (Verb::Card, "play", "tty-line-play"),
        (Verb::Card, "defend", "tty-line-defend"),
        (Verb::Card, "boost", "tty-line-boost"),
        (Verb::Card, "discard", "tty-line-discard"),
        (Verb::Choose, "choose", "tty-line-choose"),
    ];
    let (first, rest) = typed.trim().split_once(char::is_whitespace)?;
    let is = |key: &str, verb: &str| {
        let spoken = say!(key, what = "");
        let spoken = spoken.split_whitespace().next().unwrap_or("").to_lowercase();
        let first = first.to_lowercase();
        first == verb || first == spoken
    };
    verbs.into_iter().find(|(_, verb, key)| is(key, verb)).map(|(verb, ..)| (verb, rest.trim()))
}

#[cfg(test)]
mod tests {
    use peerless_content::Content;

    use super::*;

    #[test]
    fn in_english_the_lines_are_the_notation() {
        let content = Content::built_in().unwrap();
        let mut rng = Rng::new(11);
        for game in 0..60 {
            let heroes: Vec<String> =
                (0..2).map(|_| content.heroes[rng.below(content.heroes.len())].name.clone()).collect();
            let board = &content.boards[game % content.boards.len()].name;
            let Ok(m) = content.set_up(board, &heroes, Mode::Duel, Switches::default()) else { continue };
            let mut state = State::new(&m, game as u64, &mut ());
            for _ in 0..150 {
                let mut options = Options::new();
                state.options(&m, &mut options);
                if options.is_empty() {
                    break;
                }
                for &opt in options.iter() {
                    assert_eq!(line(&m, &state, opt), state.write(&m, opt));
                }
                let opt = options[rng.below(options.len())];
                state.answer(&m, opt, &mut ()).unwrap();
            }
        }
    }

    #[test]
    fn a_verb_is_read_in_any_case() {
        assert_eq!(read_verb("Attack  Merlin > Medusa"), Some((Verb::Attack, "Merlin > Medusa")));
        assert_eq!(read_verb("move Merlin S01"), Some((Verb::Go, "Merlin S01")));
        assert_eq!(read_verb("defend Feint"), Some((Verb::Card, "Feint")));
        assert_eq!(read_verb("attack"), None);
        assert_eq!(read_verb("Merlin S01"), None);
    }
}
