//! What was typed, read as one of the options: by number, line, beginning, or words; else the reason why it is none.

use peerless_content::nearest;
use peerless_rules::*;
use peerless_session::{Because, Reader};

use crate::line::{Verb, line, read_verb};
use crate::names::{matching, plain};
use crate::words::{language, say};

/// The option that a line means, or a sentence that helps on. `commands` are what else could have been meant.
pub fn choose(m: &Match, state: &State, options: &[Opt], typed: &str, commands: &[String]) -> Result<Opt, String> {
    if let Ok(number) = typed.parse::<usize>() {
        let opt = number.checked_sub(1).and_then(|index| options.get(index)).copied();
        return opt.ok_or_else(|| say!("tty-no-number", number = number, last = options.len()));
    }
    if let Ok(opt) = state.read(m, typed) {
        return Ok(opt);
    }
    let lines: Vec<String> = options.iter().map(|&opt| line(m, state, opt)).collect();
    let written: Vec<String> = options.iter().map(|&opt| state.write(m, opt)).collect();
    let found = found(typed, &lines).or_else(|| self::found(typed, &written));
    match found.as_deref() {
        Some(&[only]) => Ok(options[only]),
        Some(several) => Err(could_be(typed, several, &lines)),
        None => Err(why_not(m, state, typed).unwrap_or_else(|| {
            let known: Vec<&str> = lines.iter().chain(commands).map(String::as_str).collect();
            match nearest(typed, &known) {
                Some(near) => say!("tty-not-an-option-near", line = typed, near = near),
                None => say!("tty-not-an-option", line = typed),
            }
        })),
    }
}

/// The lines that are meant: the one that it is, else those that begin so, else those that have its words in this order.
fn found(typed: &str, lines: &[String]) -> Option<Vec<usize>> {
    let wanted = normal(typed);
    let all = |fits: &dyn Fn(&str) -> bool| -> Vec<usize> {
        (0..lines.len()).filter(|&index| fits(&normal(&lines[index]))).collect()
    };
    let tries: [&dyn Fn(&str) -> bool; 4] = [
        &|line| line == wanted,
        &|line| line.starts_with(&wanted),
        &|line| has_words(line, &wanted, |word, typed| word == typed),
        // Where numbers are concerned a beginning is not enough: `s2` does not mean `S23`.
        &|line| has_words(line, &wanted, |word, typed| word.starts_with(typed) && !typed.ends_with(char::is_numeric)),
    ];
    tries.into_iter().map(all).find(|found| !found.is_empty())
}

/// Case and runs of blanks make no difference.
fn normal(line: &str) -> String {
    line.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// Whether all typed words occur in the line, in their order.
fn has_words(line: &str, typed: &str, is: impl Fn(&str, &str) -> bool) -> bool {
    let (line, typed) = (plain(&line.replace('>', " ")), plain(&typed.replace('>', " ")));
    let mut words = line.split(' ');
    !typed.is_empty() && typed.split(' ').all(|typed| words.any(|word| is(word, typed)))
}

fn could_be(typed: &str, several: &[usize], lines: &[String]) -> String {
    const SHOWN: usize = 12;
    let mut text = say!("tty-could-be", line = typed, count = several.len());
    for &index in several.iter().take(SHOWN) {
        text += &format!("\n  {}. {}", index + 1, lines[index]);
    }
    if several.len() > SHOWN {
        text += &format!("\n  {}", say!("tty-and-more", count = several.len() - SHOWN));
    }
    text
}

/// Why what was typed cannot be done, if it can be told what was meant.
fn why_not(m: &Match, state: &State, typed: &str) -> Option<String> {
    let seat = state.question(m)?.seat;
    let mut reasons: Vec<String> = Vec::new();
    for wish in wishes(m, state, seat, typed) {
        let reason = state.why_not(m, seat, wish).map(|why| reason(m, seat, why));
        reasons.extend(reason.filter(|reason| !reasons.contains(reason)));
    }
    (!reasons.is_empty()).then(|| reasons.join("\n"))
}

/// A reason in words, with its rule.
fn reason(m: &Match, seat: SeatId, why: Why) -> String {
    let because = Because::new(m, why);
    let text = Reader { m, me: Some(seat), language: language() }.say(&because.key(), &because.args);
    match because.rule {
        Some(rule) => say!("tty-refused-rule", why = text, rule = rule),
        None => text,
    }
}

/// What a line could wish for.
fn wishes(m: &Match, state: &State, seat: SeatId, typed: &str) -> Vec<Wish> {
    let named = |text: &str| {
        let card = card(m, seat, text).map(Wish::Card);
        let wish = card.or_else(|| fighter(m, text).map(Wish::Fighter)).or_else(|| space(m, text).map(Wish::Space));
        wish.into_iter().collect()
    };
    match read_verb(typed) {
        None | Some((Verb::Choose, _)) => named(read_verb(typed).map_or(typed, |(_, rest)| rest)),
        Some((Verb::Card, rest)) => card(m, seat, rest).map(Wish::Card).into_iter().collect(),
        Some((Verb::Go, rest)) => {
            let pair = splits(rest).find_map(|(who, to)| Some((fighter(m, &who)?, space(m, &to)?)));
            match pair {
                Some((fighter, space)) => vec![Wish::Move { fighter, space }],
                None => named(rest),
            }
        }
        Some((Verb::Attack, rest)) => {
            let rest = rest.replace('>', " ");
            let pair = splits(&rest).find_map(|(by, at)| Some((fighter(m, &by)?, fighter(m, &at)?)));
            match (pair, fighter(m, &rest)) {
                (Some((by, at)), _) => vec![Wish::Attack { by, at }],
                // Only the target is named: each of the own fighters could be meant.
                (None, Some(at)) if m.fighter(at).seat != seat => {
                    let own = m.seat(seat).fighters.iter().filter(|&by| state.space_of(by).is_some());
                    own.map(|by| Wish::Attack { by, at }).collect()
                }
                (None, Some(by)) => vec![Wish::Fighter(by)],
                (None, None) => Vec::new(),
            }
        }
    }
}

/// All ways to part a text into two at a blank.
fn splits(text: &str) -> impl Iterator<Item = (String, String)> {
    let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
    (1..words.len()).map(move |at| (words[..at].join(" "), words[at..].join(" ")))
}

fn fighter(m: &Match, text: &str) -> Option<FighterId> {
    let names: Vec<&str> = m.fighters.iter().map(|fighter| fighter.name.as_str()).collect();
    only(matching(text, &names)).map(|index| FighterId(index as u8))
}

fn space(m: &Match, text: &str) -> Option<SpaceId> {
    m.board.space_ids().find(|space| m.board.spaces[space.index()].id.eq_ignore_ascii_case(text.trim()))
}

fn card(m: &Match, seat: SeatId, text: &str) -> Option<CardId> {
    let names: Vec<&str> = m.seat(seat).hero.cards.iter().map(|card| card.name.as_str()).collect();
    only(matching(text, &names)).map(|index| CardId(index as u8))
}

fn only(found: Vec<usize>) -> Option<usize> {
    match found.as_slice() {
        &[only] => Some(only),
        _ => None,
    }
}
