//! Options as lines in the language of the reader. In English they are the notation itself; elsewhere its verbs are
//! translated, and both are understood.

use peerless_rules::*;

use crate::words::say;

/// An option as it is shown and may be typed.
pub fn line(m: &Match, state: &State, opt: Opt) -> String {
    let written = state.write(m, opt);
    // All lines begin with a verb of the notation, or consist of fixed words alone.
    let (key, verb) = words(opt);
    let Some(verb) = verb else { return say!(key) };
    let whole = written.strip_prefix(verb).unwrap_or(&written).trim_start();
    let what = whole;
    if let Opt::PlayOpen(card) | Opt::DefendOpen(card) = opt {
        let seat = state.question(m).map_or(state.active(), |question| question.seat);
        return say!(key, what = m.card(seat, card).name.as_str());
    }
    if let Opt::Seat(seat) = opt {
        return say!(key, seat = seat.to_string());
    }
    let (what, passed) = what.split_once(" via ").filter(|_| passes(opt)).unzip();
    let what = what.unwrap_or(whole);
    let with_tail = what.rsplit_once(" tail ").filter(|_| opt.tail().is_some());
    let what = match with_tail {
        Some((what, tail)) => say!("tty-line-tail", what = what, tail = tail),
        None => what.to_owned(),
    };
    let what = what.as_str();
    if let Some(passed) = passed {
        return say!("tty-line-move-via", what = what, passed = passed);
    }
    if let Opt::Scheme { by, .. } | Opt::Item { by, .. } | Opt::Open { by, .. } = opt
        && let name = &m.fighter(by).name
        && let Some(what) = what.strip_suffix(&format!(" by {name}"))
    {
        return say!("tty-line-by", line = say!(key, what = what), fighter = name.as_str());
    }
    if let Opt::First(part @ (Part::Ability | Part::Boost)) = opt {
        let what = if part == Part::Ability { "tty-line-ability" } else { "tty-line-boosting" };
        return say!(key, what = say!(what));
    }
    say!(key, what = what)
}

fn passes(opt: Opt) -> bool {
    opt.going().is_some_and(|going| !going.via.is_empty())
}

/// The key of an option's words, and the verb of the notation before what it names, if it names something.
fn words(opt: Opt) -> (&'static str, Option<&'static str>) {
    match opt {
        Opt::Maneuver => ("tty-line-maneuver", None),
        Opt::Attack { .. } => ("tty-line-attack", Some("attack")),
        Opt::Scheme { .. } => ("tty-line-scheme", Some("scheme")),
        Opt::Item { .. } => ("tty-line-item", Some("item")),
        Opt::Boost(_) => ("tty-line-boost", Some("boost")),
        Opt::NoBoost => ("tty-line-no-boost", None),
        Opt::Move { .. } | Opt::MoveLarge { .. } => ("tty-line-move", Some("move")),
        Opt::Done => ("tty-line-done", None),
        Opt::Open { .. } => ("tty-line-open", Some("open")),
        Opt::Close(_) => ("tty-line-close", Some("close")),
        Opt::Play(_) => ("tty-line-play", Some("play")),
        Opt::PlayOpen(_) => ("tty-line-play-open", Some("play")),
        Opt::Defend(_) => ("tty-line-defend", Some("defend")),
        Opt::DefendOpen(_) => ("tty-line-defend-open", Some("defend")),
        Opt::NoDefense => ("tty-line-no-defense", None),
        Opt::Use(_) => ("tty-line-use", Some("use")),
        Opt::NoItem => ("tty-line-no-item", None),
        Opt::Place { .. } => ("tty-line-place", Some("place")),
        Opt::NoPlace => ("tty-line-no-place", None),
        Opt::Fighter(_)
        | Opt::Space(_)
        | Opt::Card { .. }
        | Opt::Number(_)
        | Opt::Effect { .. }
        | Opt::Symbol(_)
        | Opt::Zone(_)
        | Opt::Value { .. } => ("tty-line-choose", Some("choose")),
        Opt::Seat(_) => ("tty-line-choose-seat", Some("choose")),
        Opt::Skip => ("tty-line-choose-none", None),
        Opt::Yes => ("tty-line-yes", None),
        Opt::No => ("tty-line-no", None),
        Opt::Discard(_) => ("tty-line-discard", Some("discard")),
        Opt::First(_) => ("tty-line-first", Some("first")),
        Opt::Token { verb: TokenVerb::Choose, .. } => ("tty-line-choose", Some("choose")),
        Opt::Token { verb: TokenVerb::Place, .. } => ("tty-line-place", Some("place")),
        Opt::Token { verb: TokenVerb::Move, .. } => ("tty-line-move", Some("move")),
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
