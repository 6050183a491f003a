//! Hero files: one table with fighters, cards, and the texts that are their programs.

use std::ops::Range;

use peerless_lang::ast::{self, Act, CardRule, Effect, Mine, Sentence, Standing, Text, Trigger};
use peerless_lang::{FighterName, Key, Names, StateName, TokenName, same_name};
use peerless_rules::program::{
    Asking, Bound, Cond, FilterKind, FinalValue, Mark, Op, Pc, Placed, PutFighter, Sort, SpacePlace, Spaces, Take, To,
};
use peerless_rules::*;

use crate::canon::fingerprint;
use crate::doc::{At, Choices, Fields, Fix, Problems, nearest, quoted};
use crate::look::{read_look, read_picture};
use crate::lower::{Lowering, split, triggered};
use crate::notes::conditions;

const MAX_TAGS: usize = 32;
const MAX_SYMBOLS: usize = 6;
const MAX_NAME: usize = 60;
/// Each is played whenever somebody asks about the file.
const MAX_CASES: usize = 50;

/// Reads a hero from a table; problems are added, and the hero is only of use if none were.
pub fn read_hero(fields: &mut Fields, problems: &mut Problems) -> Hero {
    let name = fields.name(problems, "name");
    check_name(problems, &name);
    let set = fields.string(problems, "set").map_or_else(String::new, |set| set.value);
    let move_value = fields.needed(problems, "move", 0..21) as u8;
    let hand = fields.number(problems, "hand", 0..21).map_or(5, |cards| cards as u8);
    let hand_limit = fields.number(problems, "hand_limit", 1..41).map_or(7, |cards| cards as u8);

    let (mut states, following) = read_states(fields, problems);
    let fighters = read_fighters(fields, problems, &states);
    let counters = read_counters(fields, problems);
    let (basket, mut symbols) = read_basket(fields, problems);
    let more = fields.strings(problems, "symbols");
    if !more.is_empty() && !basket.is_empty() {
        problems.add(fields.place_of("symbols"), "the symbols of this hero are those of its basket");
    } else if more.len() > MAX_SYMBOLS {
        problems.add(fields.place_of("symbols"), format!("{} symbols; a hero can have {MAX_SYMBOLS}", more.len()));
    } else {
        symbols.extend(more.into_iter().map(|symbol| symbol.value));
    }
    let mut tokens = read_tokens(fields, problems);
    let mut piles = read_piles(fields, problems);
    let dice = read_dice(fields, problems);
    let mut cards = read_cards(fields, problems, &fighters, &states, &symbols, &dice);
    let side_decks = read_side_decks(fields, problems, &mut cards.list);
    let second_life = read_second_life(fields, problems, &fighters, &states);
    let look = read_look(fields, problems);
    // They are read by whoever plays them; one that does not hold keeps nobody from playing the hero.
    let cases = fields.tables(problems, "case").len();
    if cases > MAX_CASES {
        problems.add(fields.place_of("case"), format!("{cases} cases; a hero can have {MAX_CASES}"));
    }

    let names = Names {
        fighters: fighter_names(&fighters),
        cards: card_names(cards.list.iter().map(|card| &card.def)),
        counters: counters.iter().map(|counter| counter.name.clone()).collect(),
        states: state_names(&states),
        tags: cards.tags.clone(),
        symbols: symbols.clone(),
        tokens: tokens.iter().map(|token| token_name(&token.def)).collect(),
        piles: piles.iter().map(|pile| pile.name.clone()).collect(),
        dice: dice.iter().map(|die| die.name.clone()).collect(),
        side_decks: side_decks.iter().map(|deck| deck.name.clone()).collect(),
    };
    // Two fighters or cards of one name are told where they stand.
    for problem in names.problems_besides(&["fighter", "card"]) {
        problems.add(fields.at.clone(), problem);
    }

    let mut lowering = Lowering::new(&names);
    for (index, pile) in piles.iter_mut().enumerate().filter(|(_, pile)| pile.total > 0) {
        pile.clear = lowering.clear_row(index as u8);
    }
    let rolls = cards.list.iter().any(|card| card.def.boost_die.is_some());
    let die_boost = if rolls { lowering.boost_roll() } else { 0 };
    let spells = read_spells(fields, problems, &names, &mut lowering);
    let gives_this = |op: &Op| matches!(op, Op::PutThis { to: To::Given });
    let mut gives = CardSet::EMPTY;
    // Where cards are taken back that have come into another's hand.
    let mut back = Vec::new();
    // Where it is asked what a cancel met, by texts that cancel nothing.
    let mut idle = Vec::new();
    let asks_canceled = |op: &Op| matches!(op, Op::If(Cond::Canceled(_), _));
    let cancels = |op: &Op| matches!(op, Op::Cancel { .. });
    for (index, card) in cards.list.iter_mut().enumerate().take(MAX_KINDS) {
        let start = lowering.code.len();
        card.lower(&fighters, &names, &mut lowering, problems);
        if lowering.code[start..].iter().any(gives_this) {
            gives.insert(CardId(index as u8));
        }
        if std::mem::take(&mut lowering.takes_back) {
            back.push(card.at.clone());
        }
        let code = &lowering.code[start..];
        if code.iter().any(asks_canceled) && !code.iter().any(cancels) {
            idle.push(card.at.clone());
        }
    }
    let (start, mut limits) = (lowering.code.len(), Vec::new());
    let ability = read_ability(fields, problems, &fighters, &names, &mut lowering, &mut limits);
    // In the words of an ability, this card may be any.
    if lowering.code[start..].iter().any(gives_this) {
        lowering.given.push(Sort::ANY);
    }
    for (index, card) in cards.list.iter().enumerate().take(MAX_KINDS) {
        if lowering.given.iter().any(|&sort| fits(index, &card.def, sort)) {
            gives.insert(CardId(index as u8));
        }
    }
    // What is in no deck goes into no hand.
    let in_deck = |card: &CardId| cards.list[card.index()].def.count > 0;
    let gives: CardSet = gives.iter().filter(in_deck).collect();
    let of_ability = &lowering.code[start..];
    if of_ability.iter().any(cancels) {
        idle.clear();
    } else if of_ability.iter().any(asks_canceled) && !lowering.code.iter().any(cancels) {
        idle.push(fields.place_of("ability"));
    }
    for at in idle {
        let message = "no text here cancels anything, so that nothing is ever canceled this way; \
                       cancel first: `cancel every effect of the opponent's card`";
        problems.add(at, message);
    }
    if lowering.takes_back {
        back.push(fields.place_of("ability"));
    }
    for at in back.into_iter().filter(|_| gives.is_empty()) {
        let message = "`that card` is one of another's hand, from which only a card of this hero could come to you, and no text puts one there; \
                       write `discard that card`, `put that card on top of their deck`, or put it into a pile of your own";
        problems.add(at, message);
    }
    for (index, card) in cards.list.iter_mut().enumerate() {
        let fits = |sort: &Sort| fits(index, &card.def, *sort);
        let fitting: Vec<&CardRule> = limits.iter().filter(|(kind, _)| fits(kind)).map(|(_, rule)| rule).collect();
        for rule in fitting {
            if takes(card.def.kind, rule) {
                lay_down(&mut card.def, rule, &lowering, problems, &fields.place_of("ability"));
            }
        }
    }
    for (index, written) in following {
        states[index].follows = read_conds(problems, &written, &names, &lowering);
        let name = &states[index].name;
        let sets = |op: &Op| match op {
            Op::SetState { state, .. } | Op::ChangeState { state } => usize::from(*state) == index,
            _ => false,
        };
        if lowering.code.iter().any(sets) {
            problems.add(written.at.clone(), format!("`{name}` follows conditions; no text can set or change it"));
        }
    }
    for (index, state) in states.iter().enumerate() {
        let binds = |with: Option<(u8, u8)>| with.is_some_and(|(state, _)| usize::from(state) == index);
        let bound =
            fighters.iter().any(|fighter| binds(fighter.with)) || cards.list.iter().any(|card| binds(card.def.with));
        let sets = |op: &Op| match op {
            Op::SetState { state, .. } | Op::ChangeState { state } => usize::from(*state) == index,
            _ => false,
        };
        let life =
            second_life.as_ref().and_then(|life| life.state).is_some_and(|(state, _)| usize::from(state) == index);
        let sets = life || lowering.code.iter().any(sets);
        if sets && (bound || !state.picks.is_empty()) {
            let name = &state.name;
            let why = if bound { "says who takes part" } else { "holds what was chosen" };
            let message = format!("`{name}` {why}, for the whole game; nothing can set or change it");
            problems.add(fields.place_of("state"), message);
        }
    }
    for token in &mut tokens {
        let spaces = token.start_in.as_ref().and_then(|written| read_spaces(problems, written, &names, &lowering));
        token.def.start_in = spaces;
        let enter = token.enter.as_ref().and_then(|written| parse_text(problems, written, &names, Key::Enter));
        token.def.enter = enter.map_or(0, |text| {
            lowering.reads(&text, token.enter.as_ref().map_or("", |written| &written.value));
            lowering.effects(split(&text).0)
        });
    }
    if lowering.code.iter().any(|op| matches!(op, Op::Choose { of: 0, .. })) {
        problems.add(fields.at.clone(), "a text casts spells, but none is declared: write `[[spell]]` tables");
    }
    if let Some(problem) = lowering.too_long() {
        problems.add(fields.at.clone(), problem);
    }
    let mut hero = Hero {
        name: name.value,
        set,
        move_value,
        hand,
        hand_limit,
        fighters,
        cards: cards.list.into_iter().map(|card| card.def).collect(),
        counters,
        states,
        start_token: None,
        line_walker: None,
        tokens: tokens.into_iter().map(|token| token.def).collect(),
        piles,
        dice,
        die_boost,
        spells,
        side_decks,
        tags: cards.tags,
        symbols,
        basket,
        second_life,
        ability,
        code: lowering.code,
        labels: lowering.labels,
        wording: lowering.wording,
        rules: lowering.rules,
        gives,
        look,
        fingerprint: fingerprint(fields.whole()),
    };
    hero.start_token = start_token(problems, &fields.at, &hero);
    hero.line_walker = line_walker(problems, &fields.at, &hero);
    hero
}

/// The names that a hero's texts may use.
pub fn names_of(hero: &Hero) -> Names {
    Names {
        fighters: fighter_names(&hero.fighters),
        cards: card_names(&hero.cards),
        counters: hero.counters.iter().map(|counter| counter.name.clone()).collect(),
        states: state_names(&hero.states),
        tags: hero.tags.clone(),
        symbols: hero.symbols.clone(),
        tokens: hero.tokens.iter().map(token_name).collect(),
        piles: hero.piles.iter().map(|pile| pile.name.clone()).collect(),
        dice: hero.dice.iter().map(|die| die.name.clone()).collect(),
        side_decks: hero.side_decks.iter().map(|deck| deck.name.clone()).collect(),
    }
}

fn fighter_names(fighters: &[FighterDef]) -> Vec<FighterName> {
    let name = |fighter: &FighterDef| FighterName {
        name: fighter.name.clone(),
        // Of one there are never several.
        plural: if fighter.count > 1 { fighter.plural.clone() } else { fighter.name.clone() },
        count: fighter.count,
        small: fighter.small,
    };
    fighters.iter().map(name).collect()
}

/// Two fighters can share a name if one of them is chosen at setup.
fn check_namesakes(
    problems: &mut Problems,
    name: &At<String>,
    other: &FighterDef,
    (with, count, small): (Option<(u8, u8)>, u8, bool),
    states: &[StateDef],
) {
    let named = &name.value;
    // Of one state, and never chosen together.
    let apart = |(state, name): (u8, u8), other: u8| {
        let picks = &states[usize::from(state)].picks;
        name != other && !picks.iter().any(|parts| parts >> name & 1 == 1 && parts >> other & 1 == 1)
    };
    let parted = other.with.zip(with).is_some_and(|(a, b)| a.0 == b.0 && apart(a, b.1));
    if !parted {
        let message = format!(
            "there is a fighter `{named}` already; two of one name need `with`, each another value of one state that is \
             chosen at setup, and never both of them"
        );
        problems.add(name.at.clone(), message);
    } else if other.name != *named || count > 1 || other.count > 1 || small != other.small {
        let message = format!(
            "the two fighters called `{named}` must be spelled alike, single, and both small or neither of them: texts speak \
             of either by its name"
        );
        problems.add(name.at.clone(), message);
    }
}

fn state_names(states: &[StateDef]) -> Vec<StateName> {
    states.iter().map(|state| StateName { name: state.name.clone(), values: state.names().to_vec() }).collect()
}

/// The names of the cards of a deck. Bonus attacks come after all of them and are no cards of their own.
fn card_names<'c>(cards: impl IntoIterator<Item = &'c CardDef>) -> Vec<String> {
    cards.into_iter().filter(|card| card.bonus_of.is_none()).map(|card| card.name.clone()).collect()
}

fn token_name(token: &TokenDef) -> TokenName {
    TokenName { name: token.name.clone(), plural: token.plural.clone(), line: token.line }
}

fn check_name(problems: &mut Problems, name: &At<String>) {
    let message = "a name has no line breaks, quotes, `|`, `>` or `#`, and no blanks at its ends or in a row";
    check_name_with(problems, name, !name.value.contains('"'), message);
}

/// The name of a card may have quotes, as long as the lines in which it stands can be told apart.
fn check_card_name(problems: &mut Problems, name: &At<String>) {
    let message = "a card's name has no line breaks, `|`, `>` or `#`, quotes only in pairs, and no blanks at its ends or in a row";
    let quotes = name.value.matches('"').count();
    // Quotes alone are no name: lines are read without them.
    let named = quotes == 0 || name.value.chars().any(char::is_alphanumeric);
    check_name_with(problems, name, named && quotes.is_multiple_of(2), message);
}

fn check_name_with(problems: &mut Problems, name: &At<String>, quotes: bool, message: &str) {
    let text = &name.value;
    if text.chars().count() > MAX_NAME {
        problems.add(name.at.clone(), format!("a name has at most {MAX_NAME} characters"));
    }
    if !quotes
        || text.trim() != text
        || text.contains("  ")
        || text.chars().any(|c| c.is_control() || "|>#".contains(c))
    {
        problems.add(name.at.clone(), message);
    }
}

fn read_fighters(fields: &mut Fields, problems: &mut Problems, states: &[StateDef]) -> Vec<FighterDef> {
    let mut fighters: Vec<FighterDef> = Vec::new();
    let place = fields.place_of("fighter");
    for mut table in fields.tables(problems, "fighter") {
        let name = table.name(problems, "name");
        check_name(problems, &name);
        let roles = [("hero", Role::Hero), ("sidekick", Role::Sidekick)];
        let role = table.one_of(problems, "role", &roles, None).unwrap_or(Role::Hero);
        let attacks = [("melee", false), ("ranged", true)];
        let ranged = table.one_of(problems, "attack", &attacks, None).unwrap_or(false);
        let health = table.needed(problems, "health", 1..100) as u8;
        let max_health = table.number(problems, "max_health", 1..100).map_or(health, |max| max as u8);
        if max_health < health {
            problems.add(table.place_of("max_health"), "`max_health` is less than `health`");
        }
        let count = table.number(problems, "count", 1..MAX_SEAT_FIGHTERS as u16).unwrap_or(1) as u8;
        let small = table.flag(problems, "small");
        let large = table.flag(problems, "large");
        if small && large {
            problems.add(table.place_of("large"), "a fighter is small or large, not both");
        }
        // R24.8: a large one strikes farther, if nothing else is said.
        let usual = if large { 2 } else { 1 };
        let distance = table.number(problems, "range", 1..100).unwrap_or(usual) as u8;
        let move_value = table.number(problems, "move", 0..21).map(|spaces| spaces as u8);
        let supply = table.flag(problems, "supply");
        if supply && role == Role::Hero {
            problems.add(table.place_of("supply"), "a hero starts on the board; only sidekicks can be in the supply");
        }
        let plural = table.string(problems, "plural");
        let plural = plural.map_or_else(|| format!("{}s", name.value), |plural| plural.value);
        let with = read_with(&mut table, problems, states);
        let emblem = read_picture(&mut table, problems, "emblem");
        table.finish(problems);
        for other in fighters.iter().filter(|other| same_name(&other.name, &name.value)) {
            check_namesakes(problems, &name, other, (with, count, small), states);
        }
        let reach = Reach { ranged, distance };
        let name = name.value;
        fighters.push(FighterDef {
            name,
            plural,
            role,
            reach,
            move_value,
            health,
            max_health,
            count,
            small,
            large,
            supply,
            with,
            emblem,
        });
    }
    let heroes = || fighters.iter().filter(|fighter| fighter.role == Role::Hero);
    let always = heroes().any(|fighter| fighter.with.is_none());
    // One hero for each value of a state is one in every game.
    let one_each = states.iter().enumerate().any(|(state, def)| {
        let brings = |(of, name): (u8, u8), value: usize| usize::from(of) == state && def.is(value as u8, name);
        let has = |value: usize| heroes().any(|fighter| fighter.with.is_some_and(|with| brings(with, value)));
        def.choose && (0..def.values.len()).all(has)
    });
    if heroes().next().is_none() {
        problems.add(place.clone(), "a hero file needs at least one fighter with role \"hero\"");
    } else if !always && !one_each {
        let message =
            "with some choices there would be no hero; one must be there without `with`, or one for each value";
        problems.add(place.clone(), message);
    }
    let total: usize = fighters.iter().map(|fighter| usize::from(fighter.count)).sum();
    if total > MAX_SEAT_FIGHTERS {
        problems.add(place.clone(), format!("{total} fighters; a seat can have {MAX_SEAT_FIGHTERS}"));
    }
    let large =
        fighters.iter().filter(|fighter| fighter.large).map(|fighter| usize::from(fighter.count)).sum::<usize>();
    if large > MAX_SEAT_LARGE {
        problems.add(place, format!("{large} large fighters; a seat can have {MAX_SEAT_LARGE}"));
    }
    fighters
}

/// The value of a state chosen at setup with which a fighter or card takes part.
fn read_with(table: &mut Fields, problems: &mut Problems, states: &[StateDef]) -> Option<(u8, u8)> {
    let with = table.string(problems, "with")?;
    let chosen = || states.iter().enumerate().filter(|(_, state)| state.choose);
    let found: Vec<(u8, u8)> = chosen()
        .filter_map(|(index, state)| {
            let value = state.names().iter().position(|value| *value == with.value)?;
            Some((index as u8, value as u8))
        })
        .collect();
    if found.len() > 1 {
        problems.add(with.at, format!("two states have the value `{}`; give them different names", with.value));
        return None;
    }
    if found.is_empty() {
        let known: Vec<&str> = chosen().flat_map(|(_, state)| state.names().iter().map(String::as_str)).collect();
        let message = if known.is_empty() {
            "`with` names a value of a `[[state]]` that is chosen at setup: write `choose = true` there".to_owned()
        } else {
            format!("`{}` is not chosen at setup; the values are {}", with.value, known.join(", "))
        };
        let near = nearest(&with.value, &known);
        problems.add_near(with.at.clone(), message, near.map(quoted));
    }
    let values = chosen().flat_map(|(_, state)| state.names().to_vec()).collect();
    problems.choices.push((with.at, Choices::Words(values)));
    found.first().copied()
}

fn read_counters(fields: &mut Fields, problems: &mut Problems) -> Vec<CounterDef> {
    let place = fields.place_of("counter");
    let mut counters = Vec::new();
    for mut table in fields.tables(problems, "counter") {
        let name = table.name(problems, "name");
        check_name(problems, &name);
        let start = table.number(problems, "start", 0..100).unwrap_or(0) as u8;
        let max = table.needed(problems, "max", 1..100) as u8;
        if start > max {
            problems.add(table.place_of("start"), "`start` is more than `max`");
        }
        table.finish(problems);
        counters.push(CounterDef { name: name.value, start, max });
    }
    if counters.len() > MAX_COUNTERS {
        problems.add(place, format!("{} counters; a hero can have {MAX_COUNTERS}", counters.len()));
    }
    counters
}

/// The states, and for those that follow conditions what these are.
fn read_states(fields: &mut Fields, problems: &mut Problems) -> (Vec<StateDef>, Vec<(usize, At<String>)>) {
    let place = fields.place_of("state");
    let mut states = Vec::new();
    let mut following = Vec::new();
    for mut table in fields.tables(problems, "state") {
        let name = table.name(problems, "name");
        check_name(problems, &name);
        let values = table.strings(problems, "values");
        if !(2..=8).contains(&values.len()) {
            problems.add(table.place_of("values"), "a state has 2 to 8 `values`");
        }
        for value in &values {
            check_name(problems, value);
        }
        let choose = table.flag(problems, "choose");
        let secret = table.flag(problems, "secret");
        let pick = table.number(problems, "pick", 1..9).unwrap_or(1);
        for (key, is_set) in [("secret", secret), ("pick", pick > 1)] {
            if is_set && !choose {
                problems
                    .add(table.place_of(key), format!("`{key}` is for what is chosen at setup: write `choose = true`"));
            }
        }
        if usize::from(pick) >= values.len().max(2) {
            let message =
                format!("of {} values {} or less can be chosen together", values.len(), values.len().max(2) - 1);
            problems.add(table.place_of("pick"), message);
        }
        if let Some(follows) = table.string(problems, "follows") {
            if values.len() != 2 || choose {
                problems
                    .add(follows.at.clone(), "a state that `follows` conditions has 2 values, and nobody chooses it");
            }
            following.push((states.len(), follows));
        }
        table.finish(problems);
        let mut values: Vec<String> = values.into_iter().map(|value| value.value).collect();
        let (mut parts, mut picks) = (Vec::new(), Vec::new());
        if pick > 1 && (2..=8).contains(&values.len()) {
            picks = combinations(values.len(), u32::from(pick));
            let together = |held: &u8| {
                let held = (0..values.len()).filter(|part| held >> part & 1 == 1);
                held.map(|part| values[part].as_str()).collect::<Vec<_>>().join(" + ")
            };
            let all = picks.iter().map(together).collect();
            parts = std::mem::replace(&mut values, all);
        }
        states.push(StateDef { name: name.value, values, choose, secret, parts, picks, follows: None });
    }
    if states.len() > MAX_STATES {
        problems.add(place, format!("{} states; a hero can have {MAX_STATES}", states.len()));
    }
    (states, following)
}

/// All that can be chosen where so many of a few things are: which of them each holds, as bits, in the order of the file.
fn combinations(things: usize, pick: u32) -> Vec<u8> {
    let all = 1..=u8::MAX >> (8 - things);
    let mut found: Vec<u8> = all.filter(|held| held.count_ones() == pick).collect();
    found.sort_by_key(|held| std::cmp::Reverse(held.reverse_bits()));
    found
}

/// A kind of tokens whose beginning is not a place yet.
struct TokenDraft {
    def: TokenDef,
    start_in: Option<At<String>>,
    enter: Option<At<String>>,
}

fn read_tokens(fields: &mut Fields, problems: &mut Problems) -> Vec<TokenDraft> {
    let place = fields.place_of("token");
    let mut tokens = Vec::new();
    for mut table in fields.tables(problems, "token") {
        let name = table.name(problems, "name");
        check_name(problems, &name);
        let plural = table.string(problems, "plural");
        let plural = plural.map_or_else(|| format!("{}s", name.value), |plural| plural.value);
        let count = table.needed(problems, "count", 1..MAX_SEAT_TOKENS as u16 + 1) as u8;
        let line = table.one_of(problems, "on", &[("space", false), ("line", true)], Some(false)).unwrap_or(false);
        for key in ["stack", "free", "start_in", "enter"] {
            if line && table.has(key) {
                let message = format!("`{key}` is for tokens in spaces; these lie on lines, one on each");
                problems.add(table.place_of(key), message);
            }
        }
        let stack = table.flag(problems, "stack");
        let free = table.flag(problems, "free");
        if stack && free {
            problems.add(table.place_of("stack"), "tokens that lie only in free spaces cannot lie on each other");
        }
        let start = table.number(problems, "start", 0..MAX_SEAT_TOKENS as u16 + 1).unwrap_or(0) as u8;
        if start > count {
            problems.add(table.place_of("start"), "`start` is more than `count`");
        }
        let start_in = table.string(problems, "start_in");
        if let Some(start_in) = start_in.as_ref().filter(|_| start == 0) {
            problems.add(start_in.at.clone(), "`start_in` says where those of `start` lie, which is missing");
        }
        let removed = [("supply", false), ("gone", true)];
        let gone = table.one_of(problems, "removed", &removed, Some(false)).unwrap_or(false);
        let wrap = table.flag(problems, "wrap");
        let enter = table.string(problems, "enter");
        let enter_text = enter.as_ref().map_or_else(String::new, |enter| enter.value.clone());
        let emblem = read_picture(&mut table, problems, "emblem");
        table.finish(problems);
        let name = name.value;
        let def = TokenDef {
            name,
            plural,
            count,
            line,
            stack,
            free,
            start,
            start_in: None,
            gone,
            wrap,
            enter: 0,
            enter_text,
            emblem,
        };
        tokens.push(TokenDraft { def, start_in, enter });
    }
    if tokens.len() > MAX_TOKEN_KINDS {
        problems.add(place.clone(), format!("{} kinds of tokens; a hero can have {MAX_TOKEN_KINDS}", tokens.len()));
    }
    let total: usize = tokens.iter().map(|token| usize::from(token.def.count)).sum();
    if total > MAX_SEAT_TOKENS {
        problems.add(place, format!("{total} tokens; a hero can have {MAX_SEAT_TOKENS} of all kinds together"));
    }
    tokens
}

fn read_piles(fields: &mut Fields, problems: &mut Problems) -> Vec<PileDef> {
    let place = fields.place_of("pile");
    let mut piles: Vec<PileDef> = Vec::new();
    for mut table in fields.tables(problems, "pile") {
        let name = table.name(problems, "name");
        check_name(problems, &name);
        let seen = [("all", true), ("owner", false)];
        let open = table.one_of(problems, "seen", &seen, Some(true)).unwrap_or(true);
        let discards = table.flag(problems, "instead_of_discard");
        if discards && piles.iter().any(|pile| pile.discards) {
            let message = "only one pile can take the place of the discard pile";
            problems.add(table.place_of("instead_of_discard"), message);
        }
        if discards && !open {
            problems.add(table.place_of("seen"), "discarded cards are seen by all");
        }
        let mut boosts = false;
        for used in table.strings(problems, "use") {
            match used.value.as_str() {
                "boost" => boosts = true,
                other => problems.add(used.at, format!("cards of a pile can be used for `boost`, not for `{other}`")),
            }
        }
        if boosts && !open {
            problems.add(table.place_of("use"), "a pile whose cards boost is seen by all");
        }
        let total = table.number(problems, "total", 1..101).unwrap_or(0) as u8;
        if total > 0 && (!open || discards) {
            problems.add(table.place_of("total"), "a row with a total is seen by all, and takes no discarded cards");
        }
        table.finish(problems);
        piles.push(PileDef { name: name.value, open, discards, boosts, total, clear: 0 });
    }
    if piles.len() > MAX_PILES {
        problems.add(place, format!("{} piles; a hero can have {MAX_PILES} of its own", piles.len()));
    }
    piles
}

fn read_spells(fields: &mut Fields, problems: &mut Problems, names: &Names, lowering: &mut Lowering) -> Vec<SpellDef> {
    let place = fields.place_of("spell");
    let mut spells = Vec::new();
    for mut table in fields.tables(problems, "spell") {
        let name = table.name(problems, "name");
        check_name(problems, &name);
        let of = table.name(problems, "pile");
        let pile = names.piles.iter().position(|pile| *pile == of.value);
        if pile.is_none() {
            problems.add(of.at.clone(), format!("there is no pile `{}`", of.value));
        }
        let mut symbols = [0u8; 8];
        for symbol in table.strings(problems, "symbols") {
            match names.symbols.iter().position(|known| *known == symbol.value) {
                // A file with more symbols is refused for that.
                Some(index) => symbols[index % 8] = symbols[index % 8].saturating_add(1),
                None => problems.add(symbol.at, format!("`{}` is not a symbol of the hero", symbol.value)),
            }
        }
        let written = table.string(problems, "text");
        if written.is_none() {
            problems.add(table.at.clone(), "`text` is missing: what the spell does");
        }
        let text = written.as_ref().map_or_else(String::new, |written| written.value.clone());
        if let Some(tree) = written.and_then(|written| parse_text(problems, &written, names, Key::Spell)) {
            lowering.reads(&tree, &text);
            let (effects, _) = split(&tree);
            lowering.spell(&name.value, &effects);
        }
        table.finish(problems);
        spells.push(SpellDef { name: name.value, pile: pile.unwrap_or(0) as u8, symbols, text });
    }
    if spells.len() > MAX_CHOICES {
        problems.add(place, format!("{} spells; a hero can have {MAX_CHOICES}", spells.len()));
    }
    spells
}

fn read_dice(fields: &mut Fields, problems: &mut Problems) -> Vec<DieDef> {
    let place = fields.place_of("die");
    let mut dice = Vec::new();
    for mut table in fields.tables(problems, "die") {
        let name = table.name(problems, "name");
        check_name(problems, &name);
        let written = table.strings(problems, "faces");
        if !(2..=20).contains(&written.len()) {
            problems.add(table.place_of("faces"), "a die has 2 to 20 `faces`, such as [\"0\", \"1\", \"2\", \"x\"]");
        }
        let mut faces = Vec::new();
        for face in written {
            match face.value.as_str() {
                "x" => faces.push(0),
                number => match number.parse::<u8>().ok().filter(|&number| number <= 20) {
                    Some(number) => faces.push(number),
                    None => problems.add(face.at, "a face is a number from 0 to 20, or `x` for a blank one"),
                },
            }
        }
        table.finish(problems);
        dice.push(DieDef { name: name.value, faces });
    }
    if dice.len() > MAX_DICE {
        problems.add(place, format!("{} dice; a hero can have {MAX_DICE}", dice.len()));
    }
    dice
}

/// Reads spaces as texts name them: `a space in Mara's zone`.
fn read_spaces(problems: &mut Problems, written: &At<String>, names: &Names, lowering: &Lowering) -> Option<Spaces> {
    let effect = read_phrase(problems, written, names, ["choose ", "."])?;
    if let Some([Act::ChooseSpace { spaces }]) = effect.as_ref().map(|effect| effect.body.acts.as_slice()) {
        return Some(lowering.spaces(spaces));
    }
    problems.add(written.at.clone(), "these are no spaces; write `a space in …'s zone`");
    None
}

/// Whether a rule of how cards are played says anything of a card of this type.
fn takes(kind: CardKind, rule: &CardRule) -> bool {
    match rule {
        CardRule::OnlyWhile { .. } | CardRule::AsDefense { .. } => true,
        CardRule::AsAttack { .. } => !kind.attacks(),
        CardRule::OnlyFaceUp { against: None } => kind != CardKind::Scheme,
        CardRule::OnlyFaceUp { .. } | CardRule::OnlyAgainst { .. } | CardRule::MayFaceUp { .. } => kind.attacks(),
    }
}

/// A rule of how the card is played, by its own words or by those of the ability, that stand at this place.
fn lay_down(def: &mut CardDef, rule: &CardRule, lowering: &Lowering, problems: &mut Problems, at: &Range<usize>) {
    let laying = match rule {
        CardRule::OnlyWhile { conds } => return def.only_if.push(lowering.conds(conds)),
        CardRule::AsDefense { conds } => return or_if(&mut def.defense_if, lowering.conds(conds)),
        CardRule::AsAttack { conds } => return or_if(&mut def.attack_if, lowering.conds(conds)),
        CardRule::OnlyAgainst { against } => {
            let (reach, against) = (OpenReach::Usual, Some(lowering.group(against)));
            Laying { face: Facing::Down, conds: Conds::default(), reach, against }
        }
        CardRule::OnlyFaceUp { against } => {
            let against = against.as_ref().map(|group| lowering.group(group));
            Laying { face: Facing::Up, conds: Conds::default(), reach: OpenReach::Usual, against }
        }
        CardRule::MayFaceUp { conds, reach } => {
            let reach = match reach {
                ast::OpenReach::Usual => OpenReach::Usual,
                ast::OpenReach::Ranged => OpenReach::Ranged,
                ast::OpenReach::Anyone => OpenReach::Anyone,
                ast::OpenReach::Against(group) => OpenReach::Against(lowering.group(group)),
            };
            Laying { face: Facing::Either, conds: lowering.conds(conds), reach, against: None }
        }
    };
    if def.laying.is_some() {
        let message = "how a card is played, and against whom, is said in one sentence: `This card is played face up and only against …`";
        problems.add(at.clone(), message);
        return;
    }
    def.laying = Some(laying);
}

/// Something is allowed while these hold, besides while others do that hold so far.
fn or_if(allowed: &mut Option<Conds>, more: Conds) {
    *allowed = Some(match allowed.take() {
        Some(so_far) => {
            let pairs = so_far.list.iter().flat_map(|a| more.list.iter().map(|b| [a.as_slice(), b].concat()));
            Conds { list: pairs.collect() }
        }
        None => more,
    });
}

/// Reads conditions as texts have them: `each Fox is defeated`.
fn read_conds(problems: &mut Problems, written: &At<String>, names: &Names, lowering: &Lowering) -> Option<Conds> {
    let effect = read_phrase(problems, written, names, ["if ", ", draw 1 card."])?;
    if effect.is_none() {
        problems.add(written.at.clone(), "these are no conditions; write `each … is defeated`");
    }
    effect.map(|effect| lowering.conds(&effect.conds))
}

/// Reads a phrase of texts by the sentence that it makes between these words. What is not understood is told at its place in the
/// phrase and gives `None`; `Some(None)` is more, or something else, than one sentence.
fn read_phrase(
    problems: &mut Problems,
    written: &At<String>,
    names: &Names,
    [before, after]: [&str; 2],
) -> Option<Option<Effect>> {
    let before = format!("When your turn starts, {before}");
    let sentence = format!("{before}{}{after}", written.value);
    match peerless_lang::parse(&sentence, names, Key::Ability) {
        Ok(text) => match <[Sentence; 1]>::try_from(text.sentences) {
            Ok([Sentence::Effect(effect)]) => Some(Some(effect)),
            Ok(_) | Err(_) => Some(None),
        },
        Err(diagnostics) => {
            for diagnostic in diagnostics {
                let inside = |at: usize| at.saturating_sub(before.len()).min(written.value.len());
                let span = inside(diagnostic.span.start)..inside(diagnostic.span.end);
                let at = place_in_text(problems.text(), written, span);
                problems.add_words(at, &diagnostic, &sentence, None);
            }
            None
        }
    }
}

/// The kind of tokens with which texts ask fighters to have begun a turn.
fn start_token(problems: &mut Problems, at: &Range<usize>, hero: &Hero) -> Option<u8> {
    let asked = |cond| if let Cond::StartedWith(_, kind) = cond { Some(kind) } else { None };
    let mut kinds: Vec<u8> = conditions(hero).filter_map(asked).collect();
    kinds.sort_unstable();
    kinds.dedup();
    if kinds.len() > 1 {
        problems.add(at.clone(), "texts ask for two kinds of tokens at the start of a turn; the engine remembers one");
    }
    kinds.first().copied()
}

/// The kind of fighter that texts ask for the lines that it has moved along.
fn line_walker(problems: &mut Problems, at: &Range<usize>, hero: &Hero) -> Option<u8> {
    let asked = |cond| if let Cond::MovedAlong(kind, bound) = cond { Some((kind, bound)) } else { None };
    let asked: Vec<(u8, Bound)> = conditions(hero).filter_map(asked).collect();
    let first = asked.first().map(|&(kind, _)| kind);
    if asked.iter().any(|&(kind, _)| Some(kind) != first) {
        problems.add(at.clone(), "texts ask two fighters for the lines moved along; the engine remembers those of one");
    }
    let most = MAX_MOVED_ALONG as u8;
    let too_many = |bound: Bound| match bound {
        Bound::AtLeast(n) => n > most,
        Bound::AtMost(n) | Bound::Exactly(n) | Bound::Between(_, n) => n >= most,
    };
    if asked.iter().any(|&(_, bound)| too_many(bound)) {
        problems.add(at.clone(), format!("a text asks for more lines than the {most} that the engine remembers"));
    }
    first
}

/// Its name and its symbols.
fn read_basket(fields: &mut Fields, problems: &mut Problems) -> (String, Vec<String>) {
    let Some(mut table) = fields.table(problems, "basket") else { return Default::default() };
    let name = table.name(problems, "name").value;
    let symbols = table.strings(problems, "symbols");
    if !(1..=MAX_SYMBOLS).contains(&symbols.len()) {
        problems.add(table.place_of("symbols"), format!("a basket has 1 to {MAX_SYMBOLS} `symbols`"));
    }
    table.finish(problems);
    (name, symbols.into_iter().map(|symbol| symbol.value).collect())
}

fn read_second_life(
    fields: &mut Fields,
    problems: &mut Problems,
    fighters: &[FighterDef],
    states: &[StateDef],
) -> Option<SecondLife> {
    let mut table = fields.table(problems, "second_life")?;
    let fighter = table.name(problems, "fighter");
    let health = table.needed(problems, "health", 1..100) as u8;
    let state = table.string(problems, "state");
    let value = table.string(problems, "value");
    table.finish(problems);
    let kind = find_fighter(problems, fighters, &fighter)?;
    let named = &fighters[kind as usize].name;
    if !fighters.iter().any(|fighter| fighter.name == *named && fighter.role == Role::Hero) {
        problems.add(fighter.at.clone(), "only a hero can have a second life");
    }
    let state = state.and_then(|state| {
        let Some(index) = states.iter().position(|known| known.name == state.value) else {
            problems.add(state.at, format!("there is no state `{}`", state.value));
            return None;
        };
        let Some(value) = value else {
            problems.add(state.at, "`value` is missing: what the state is after the return");
            return None;
        };
        match states[index].values.iter().position(|known| *known == value.value) {
            Some(at) => Some((index as u8, at as u8)),
            None => {
                problems.add(value.at, format!("`{}` is not a value of `{}`", value.value, state.value));
                None
            }
        }
    });
    Some(SecondLife { fighter: kind, health, state })
}

fn find_fighter(problems: &mut Problems, fighters: &[FighterDef], name: &At<String>) -> Option<u8> {
    let found = fighters.iter().position(|fighter| fighter.name.eq_ignore_ascii_case(&name.value));
    if found.is_none() {
        let known: Vec<&str> = fighters.iter().map(|fighter| fighter.name.as_str()).collect();
        let near = nearest(&name.value, &known);
        let message = match near {
            Some(near) => format!("`{}` is not a fighter of this hero; did you mean `{near}`?", name.value),
            None => format!("`{}` is not a fighter of this hero; its fighters are {}", name.value, known.join(", ")),
        };
        problems.add_near(name.at.clone(), message, near.map(quoted));
    }
    let names = fighters.iter().map(|fighter| fighter.name.clone()).collect();
    problems.choices.push((name.at.clone(), Choices::Words(names)));
    found.map(|index| index as u8)
}

struct Cards {
    list: Vec<CardDraft>,
    tags: Vec<String>,
}

/// A card whose texts are not programs yet.
struct CardDraft {
    def: CardDef,
    texts: Vec<(Key, At<String>)>,
    at: Range<usize>,
}

/// The keys for text on a card.
const CARD_KEYS: [Key; 9] = [
    Key::Commit,
    Key::Immediately,
    Key::During,
    Key::After,
    Key::Scheme,
    Key::Boosted,
    Key::Always,
    Key::Ongoing,
    Key::Complete,
];

fn read_cards(
    fields: &mut Fields,
    problems: &mut Problems,
    fighters: &[FighterDef],
    states: &[StateDef],
    symbols: &[String],
    dice: &[DieDef],
) -> Cards {
    let place = fields.place_of("card");
    let mut list: Vec<CardDraft> = Vec::new();
    let mut tags: Vec<String> = Vec::new();
    let mut bonuses = Vec::new();
    for mut table in fields.tables(problems, "card") {
        let mut card = read_card(&mut table, problems, fighters, symbols, dice, &mut tags);
        card.def.with = read_with(&mut table, problems, states);
        let at = table.place_of("name");
        if let Some(bonus) = read_bonus(&mut table, problems, &card.def) {
            bonuses.push((list.len(), bonus));
        }
        table.finish(problems);
        // Lines do not tell names apart by their quotes.
        let bare = |name: &str| name.replace('"', "");
        if list.iter().any(|other| same_name(&bare(&other.def.name), &bare(&card.def.name))) {
            problems
                .add(at, format!("there is a card `{}` already; raise its `count` or give a `variant`", card.def.name));
        }
        list.push(card);
    }
    for (of, mut bonus) in bonuses {
        // A file with more cards than a byte counts is refused below.
        let (card, at) = (CardId(of as u8), CardId(list.len() as u8));
        bonus.def.bonus_of = Some(card);
        let shown = format!("{} ({}). {}", bonus.def.name, bonus.def.value, bonus.def.text());
        list[of].def.bonus = Some(at);
        list[of].def.texts.push(("bonus", shown.trim_end().to_owned()));
        list.push(bonus);
    }
    if list.is_empty() {
        problems.add(place.clone(), "a hero needs cards");
    }
    if list.len() > MAX_KINDS {
        problems.add(place.clone(), format!("{} different cards; the engine holds {MAX_KINDS}", list.len()));
    }
    if tags.len() > MAX_TAGS {
        problems.add(place, format!("{} different tags; the engine holds {MAX_TAGS}", tags.len()));
    }
    Cards { list, tags }
}

fn read_card(
    table: &mut Fields,
    problems: &mut Problems,
    fighters: &[FighterDef],
    symbols: &[String],
    dice: &[DieDef],
    tags: &mut Vec<String>,
) -> CardDraft {
    let name = table.name(problems, "name");
    check_card_name(problems, &name);
    let variant = table.string(problems, "variant");
    let count = table.number(problems, "count", 1..MAX_DECK as u16 + 1).unwrap_or(1) as u8;
    let kinds = [
        ("attack", CardKind::Attack),
        ("defense", CardKind::Defense),
        ("versatile", CardKind::Versatile),
        ("scheme", CardKind::Scheme),
    ];
    let written = table.one_of(problems, "type", &kinds, None);
    let kind = written.unwrap_or(CardKind::Versatile);
    let value = table.number(problems, "value", 0..31);
    match (kind, value.is_some()) {
        // What follows from the type is not known without it.
        _ if written.is_none() => {}
        (CardKind::Scheme, true) => problems.add(table.place_of("value"), "a scheme has no `value`"),
        (CardKind::Attack | CardKind::Defense | CardKind::Versatile, false) if !table.has("value") => {
            problems.add(table.at.clone(), format!("`value` is missing: a card of type {} has one", kind.name()));
        }
        _ => {}
    }
    let (boost, boost_die) = read_boost(table, problems, dice);
    let user = table.string(problems, "user").and_then(|user| {
        if user.value.eq_ignore_ascii_case("any") {
            let message =
                format!("`{}` is no fighter; leave `user` out, and every fighter may use the card", user.value);
            problems.add(user.at, message);
            return None;
        }
        find_fighter(problems, fighters, &user)
    });
    let mut tag_bits = 0;
    for tag in table.strings(problems, "tags") {
        let index = tags.iter().position(|known| *known == tag.value).unwrap_or_else(|| {
            tags.push(tag.value);
            tags.len() - 1
        });
        tag_bits |= 1u32.checked_shl(index as u32).unwrap_or(0);
    }
    let mut symbol_bits = 0;
    for symbol in table.strings(problems, "symbols") {
        match symbols.iter().position(|known| *known == symbol.value) {
            Some(index) => symbol_bits |= 1u8.checked_shl(index as u32).unwrap_or(0),
            None => problems.add(symbol.at, format!("`{}` is not a symbol of the hero's basket", symbol.value)),
        }
    }
    let mut texts = Vec::new();
    for key in CARD_KEYS {
        let Some(text) = table.string(problems, key.word()) else { continue };
        let fits = match key {
            _ if written.is_none() => true,
            Key::Scheme => kind == CardKind::Scheme,
            Key::Immediately | Key::During | Key::After => kind != CardKind::Scheme,
            Key::Commit => kind != CardKind::Scheme,
            Key::Boosted | Key::Always | Key::Ongoing | Key::Open | Key::Complete => true,
            Key::Spell | Key::Ability | Key::Item | Key::Enter => true,
        };
        if !fits {
            let message = format!("a card of type {} has no text under `{}`", kind.name(), key.word());
            problems.add(text.at.clone(), message);
        }
        texts.push((key, text));
    }
    let name = match variant {
        Some(variant) => format!("{} ({})", name.value, variant.value),
        None => name.value,
    };
    let def = CardDef {
        name,
        count,
        kind,
        value: value.unwrap_or(0) as u8,
        boost,
        boost_die,
        user,
        tags: tag_bits,
        symbols: symbol_bits,
        immediately: 0,
        during: 0,
        after: 0,
        scheme: 0,
        boosted: 0,
        discarded: 0,
        uncancelable: false,
        finals: Vec::new(),
        defense_if: None,
        attack_if: None,
        only_if: Vec::new(),
        opening: table.flag(problems, "opening"),
        with: None,
        guards_hand: false,
        revives: false,
        laying: None,
        commit: 0,
        ongoing: None,
        number: table.number(problems, "number", 0..21).unwrap_or(0) as u8,
        side: None,
        opened: 0,
        complete: 0,
        bonus: None,
        bonus_of: None,
        texts: texts.iter().map(|(key, text)| (key.word(), text.value.clone())).collect(),
        motif: read_picture(table, problems, "motif"),
        given: None,
        lent: false,
        unusable: false,
        fingerprint: fingerprint(table.whole()),
    };
    CardDraft { def, texts, at: table.at.clone() }
}

/// The boost value of a card: a number, or the name of a die that is rolled.
fn read_boost(table: &mut Fields, problems: &mut Problems, dice: &[DieDef]) -> (u8, Option<u8>) {
    if !table.is_string("boost") {
        return (table.number(problems, "boost", 0..21).unwrap_or(0) as u8, None);
    }
    let Some(name) = table.string(problems, "boost") else { return (0, None) };
    let die = dice.iter().position(|die| die.name == name.value);
    if die.is_none() {
        let message = format!("there is no die `{}`; `boost` is a number or the name of a `[[die]]`", name.value);
        problems.add(name.at, message);
    }
    (0, die.map(|die| die as u8))
}

/// The decks beside the hero's own; their cards stand behind those of the deck.
fn read_side_decks(fields: &mut Fields, problems: &mut Problems, list: &mut Vec<CardDraft>) -> Vec<SideDeckDef> {
    let place = fields.place_of("side_deck");
    let mut decks = Vec::new();
    for mut table in fields.tables(problems, "side_deck") {
        let name = table.name(problems, "name");
        check_name(problems, &name);
        let shuffled = table.one_of(problems, "order", &[("shuffled", true), ("written", false)], Some(true));
        let cards = table.place_of("card");
        let mut count = 0;
        for mut card in table.tables(problems, "card") {
            let draft = read_side_card(&mut card, problems, decks.len() as u8);
            count += draft.def.side.map_or(0, |(_, copies)| usize::from(copies));
            let at = card.place_of("name");
            card.finish(problems);
            if list.iter().any(|other| other.def.name.eq_ignore_ascii_case(&draft.def.name)) {
                problems.add(at, format!("there is a card `{}` already", draft.def.name));
            }
            list.push(draft);
        }
        if !(1..=MAX_SIDE_CARDS).contains(&count) {
            problems.add(cards, format!("a side deck has 1 to {MAX_SIDE_CARDS} cards, not {count}"));
        }
        table.finish(problems);
        decks.push(SideDeckDef { name: name.value, shuffled: shuffled.unwrap_or(true) });
    }
    if decks.len() > MAX_SIDE_DECKS {
        problems.add(place.clone(), format!("{} side decks; a hero can have {MAX_SIDE_DECKS}", decks.len()));
    }
    let all: usize = list.iter().map(|card| usize::from(card.def.copies())).sum();
    if !decks.is_empty() && all > MAX_CARDS {
        problems.add(place.clone(), format!("deck and side decks have {all} cards; the engine holds {MAX_CARDS}"));
    }
    if !decks.is_empty() && list.len() > MAX_KINDS {
        problems.add(place, format!("{} different cards; the engine holds {MAX_KINDS}", list.len()));
    }
    decks
}

/// A card of a side deck: what it does when it is turned up, and what holds while it lies open.
fn read_side_card(table: &mut Fields, problems: &mut Problems, deck: u8) -> CardDraft {
    let name = table.name(problems, "name");
    check_name(problems, &name);
    let copies = table.number(problems, "count", 1..MAX_SIDE_CARDS as u16 + 1).unwrap_or(1) as u8;
    let number = table.number(problems, "number", 0..21).unwrap_or(0) as u8;
    let written = [(Key::Open, "open"), (Key::Ongoing, "always")];
    let texts: Vec<(Key, At<String>)> =
        written.into_iter().filter_map(|(key, word)| Some((key, table.string(problems, word)?))).collect();
    let def = CardDef {
        name: name.value,
        count: 0,
        kind: CardKind::Scheme,
        number,
        side: Some((deck, copies)),
        texts: texts.iter().map(|(key, text)| (key.word(), text.value.clone())).collect(),
        motif: read_picture(table, problems, "motif"),
        fingerprint: fingerprint(table.whole()),
        ..CardDef::default()
    };
    CardDraft { def, texts, at: table.at.clone() }
}

/// The second attack of a card, which one of its texts makes.
fn read_bonus(card: &mut Fields, problems: &mut Problems, of: &CardDef) -> Option<CardDraft> {
    let place = card.place_of("bonus");
    let mut table = card.table(problems, "bonus")?;
    if !of.kind.attacks() {
        problems.add(place.clone(), format!("a card of type {} has no bonus attack", of.kind.name()));
    }
    let name = table.name(problems, "name");
    check_name(problems, &name);
    let value = table.needed(problems, "value", 0..31) as u8;
    let mut texts = Vec::new();
    for key in [Key::Immediately, Key::During, Key::After] {
        texts.extend(table.string(problems, key.word()).map(|text| (key, text)));
    }
    let motif = read_picture(&mut table, problems, "motif");
    let fingerprint = fingerprint(table.whole());
    table.finish(problems);
    let def = CardDef {
        name: name.value,
        count: 0,
        kind: CardKind::Attack,
        value,
        texts: texts.iter().map(|(key, text)| (key.word(), text.value.clone())).collect(),
        motif,
        fingerprint,
        ..of.clone()
    };
    Some(CardDraft { def, texts, at: place })
}

impl CardDraft {
    fn lower(&mut self, fighters: &[FighterDef], names: &Names, lowering: &mut Lowering, problems: &mut Problems) {
        let mut made = false;
        let first = lowering.code.len();
        for (key, written) in &self.texts {
            let Some(text) = parse_text(problems, written, names, *key) else {
                // What it would have said is not known.
                made = true;
                continue;
            };
            lowering.reads(&text, &written.value);
            let (effects, standing) = split(&text);
            if *key == Key::Always {
                self.def.discarded = lowering.effects(triggered(&effects, |t| *t == Trigger::DiscardedByOpponent));
                if effects.iter().any(|effect| !matches!(effect.trigger, None | Some(Trigger::DiscardedByOpponent))) {
                    let message = "a card's own trigger is `Each time an opponent's effect discards this card`; \
                                   other triggers belong to the hero's `ability`";
                    problems.add(written.at.clone(), message);
                }
                for rule in standing {
                    match rule {
                        Standing::CannotBeCanceled => self.def.uncancelable = true,
                        Standing::FinalValue { conds, what } => {
                            let what = match *what {
                                ast::FinalValue::Ignored => FinalValue::Is(0),
                                ast::FinalValue::Is(value) => FinalValue::Is(value),
                                ast::FinalValue::AtMost(most) => FinalValue::AtMost(most),
                                ast::FinalValue::AtLeast(least) => FinalValue::AtLeast(least),
                            };
                            self.def.finals.push((lowering.conds(conds), what));
                        }
                        Standing::GuardHand => self.def.guards_hand = true,
                        Standing::Card { rule } if !takes(self.def.kind, rule) => {
                            let does = if self.def.kind.attacks() { "attacks as it is" } else { "does not attack" };
                            problems.add(written.at.clone(), format!("a card of type {} {does}", self.def.kind.name()));
                        }
                        Standing::Card { rule } => lay_down(&mut self.def, rule, lowering, problems, &written.at),
                        Standing::Lasting { .. }
                        | Standing::MoveBonus { .. }
                        | Standing::Cards { .. }
                        | Standing::LearnValue { .. }
                        | Standing::IgnoreDiscards
                        | Standing::Joined { .. }
                        | Standing::NotCounted { .. }
                        | Standing::PlaceInstead { .. } => {
                            problems
                                .add(written.at.clone(), "this rule belongs to the hero's `ability`, not to a card");
                        }
                    }
                }
                continue;
            }
            if *key == Key::Ongoing {
                let mut limits = Vec::new();
                let ongoing = lower_ability(problems, written, &text, fighters, names, lowering, &mut limits);
                if !limits.is_empty() {
                    let message = "when cards of a kind can be played is said by the hero's `ability`";
                    problems.add(written.at.clone(), message);
                }
                refuse_ongoing(problems, written, &ongoing);
                self.def.ongoing = Some(Box::new(ongoing));
                continue;
            }
            let start = lowering.code.len();
            // A number that a later text of the card asks for is kept as long as the combat lasts.
            let asks = |words: &str| self.texts.iter().any(|(_, text)| text.value.to_lowercase().contains(words));
            let in_combat = matches!(key, Key::Immediately | Key::During | Key::After);
            lowering.commits = *key == Key::Commit || in_combat && asks("the number chosen by this card");
            let pc = lowering.effects(effects);
            lowering.commits = false;
            let asks_number = written.value.to_lowercase().contains("the committed number");
            if asks_number && !self.texts.iter().any(|(key, _)| *key == Key::Commit) {
                problems.add(written.at.clone(), "no number is committed: the card has no text under `commit`");
            }
            let revives =
                |op: &Op| matches!(op, Op::Ask(Asking::PutFighter(PutFighter { who: Placed::Revived(..), .. })));
            if lowering.code[start..].contains(&Op::BonusAttack) {
                made = true;
                if self.def.bonus.is_none() {
                    problems.add(written.at.clone(), "there is no bonus attack: the card has no `[card.bonus]`");
                }
            }
            match key {
                Key::Immediately => self.def.immediately = pc,
                Key::During => self.def.during = pc,
                Key::After => {
                    self.def.after = pc;
                    self.def.revives = lowering.code[start..].iter().any(revives);
                }
                Key::Scheme => self.def.scheme = pc,
                Key::Boosted => self.def.boosted = pc,
                Key::Commit => self.def.commit = pc,
                Key::Open => self.def.opened = pc,
                Key::Complete => self.def.complete = pc,
                Key::Always | Key::Ongoing | Key::Spell | Key::Ability | Key::Item | Key::Enter => {}
            }
            let leaves = |op: &Op| match op {
                Op::PutThis { to } => *to != To::Discard,
                Op::Take { what } => *what == Take::This,
                _ => false,
            };
            if self.def.side.is_some() && lowering.code[start..].iter().any(leaves) {
                problems.add(written.at.clone(), "a card of a side deck goes nowhere but to its own deck");
            }
        }
        let asked = |words: &str| self.texts.iter().find(|(_, text)| text.value.to_lowercase().contains(words));
        let code = &lowering.code[first..];
        let chooses = |op: &Op| {
            matches!(op, Op::Ask(Asking::PickOne(program::PickOne { what: program::Pick::Number { .. }, .. })))
        };
        if let Some((_, written)) = asked("the number chosen by this card").filter(|_| !code.iter().any(chooses)) {
            problems
                .add(written.at.clone(), "this card lets nobody choose a number: write `choose a number from 0 to 4`");
        }
        let spends = |op: &Op| match op {
            Op::Counter { change: program::CounterChange::Spend(_), .. } => true,
            Op::Ask(Asking::PickOne(program::PickOne { what, .. })) => matches!(what, program::Pick::Spend { .. }),
            _ => false,
        };
        if let Some((_, written)) = asked("spent by this card").filter(|_| !code.iter().any(spends)) {
            problems.add(
                written.at.clone(),
                "this card spends nothing: write `spend 1 …` under this key or an earlier one",
            );
        }
        // What a card asks for as it is committed tells which card it is.
        if self.def.commit != 0 && !self.def.must_lie_open() {
            let message = "a card with a text under `commit` is played face up: write `This card is played face up.` under `always`";
            problems.add(self.at.clone(), message);
        }
        if self.def.bonus.is_some() && !made {
            problems.add(self.at.clone(), "no text of the card says `make the bonus attack`");
        }
    }
}

/// Reads a text; what cannot be understood becomes problems that point at the words.
pub fn parse_text(problems: &mut Problems, written: &At<String>, names: &Names, key: Key) -> Option<Text> {
    match peerless_lang::parse(&written.value, names, key) {
        Ok(text) => Some(text),
        Err(diagnostics) => {
            for diagnostic in diagnostics {
                let at = place_in_text(problems.text(), written, diagnostic.span.clone());
                let fix =
                    diagnostic.instead.clone().and_then(|(at, text)| fix_in_text(problems.text(), written, at, text));
                problems.add_words(at, &diagnostic, &written.value, fix);
            }
            None
        }
    }
}

/// Where a part of a text stands in the file; all of it if the text does not stand there letter by letter.
fn place_in_text(file: &str, written: &At<String>, span: Range<usize>) -> Range<usize> {
    match start_in_file(file, written) {
        Some(start) => start + span.start..start + span.end,
        None => written.at.clone(),
    }
}

/// Where a text begins in the file, if it stands there letter by letter.
pub fn start_in_file(file: &str, written: &At<String>) -> Option<usize> {
    let raw = file.get(written.at.clone()).unwrap_or("");
    // Of an empty text there are only the marks around it.
    let only_marks = written.value.is_empty() && raw.starts_with(['"', '\'']);
    let offset = if only_marks { Some(raw.len() / 2) } else { raw.find(&written.value) };
    offset.map(|offset| written.at.start + offset)
}

/// A change of a text as a change of its file.
fn fix_in_text(file: &str, written: &At<String>, at: Range<usize>, text: String) -> Option<Fix> {
    let start = start_in_file(file, written).filter(|_| !text.contains(['"', '\\', '\n']))?;
    Some(Fix { at: start + at.start..start + at.end, text })
}

/// Whether a card of the hero is of a kind; `index` is its place among them.
fn fits(index: usize, card: &CardDef, sort: Sort) -> bool {
    let is = |named: u8| index == usize::from(named);
    let marked = match sort.mark {
        Mark::Any => true,
        Mark::NotNamed(names) => !names.into_iter().any(is),
        Mark::Named(names) => names.into_iter().any(is),
        // R9.1: a scheme has no printed value.
        Mark::Printed(bound) => card.kind != CardKind::Scheme && bound.holds(u32::from(card.value)),
        Mark::Boost(bound) => bound.holds(u32::from(card.boost)),
    };
    marked
        && match sort.kind {
            FilterKind::Any => true,
            FilterKind::Tag(tag) => card.tags >> tag & 1 == 1,
            FilterKind::Type(kind) => kind.fits(card.kind),
            FilterKind::Types(a, b) => a.fits(card.kind) || b.fits(card.kind),
            FilterKind::User(user) => card.user == Some(user),
            FilterKind::Tags(a, b) => card.tags >> a & 1 == 1 || card.tags >> b & 1 == 1,
            FilterKind::Users(a, b) => card.user == Some(a) || card.user == Some(b),
        }
}

/// Reads the ability; `limits` takes what it says of when cards of a kind can be played.
fn read_ability(
    fields: &mut Fields,
    problems: &mut Problems,
    fighters: &[FighterDef],
    names: &Names,
    lowering: &mut Lowering,
    limits: &mut Vec<(Sort, CardRule)>,
) -> Ability {
    let Some(written) = fields.string(problems, "ability") else { return Ability::default() };
    match parse_text(problems, &written, names, Key::Ability) {
        Some(text) => {
            let lasting = |sentence: &&Sentence| matches!(sentence, Sentence::Standing(Standing::Lasting { .. }));
            lowering.reads(&text, &written.value);
            let rules = text.sentences.iter().filter(lasting).cloned();
            lowering.wording.rules = rules.map(|sentence| lowering.words(sentence)).collect();
            lower_ability(problems, &written, &text, fighters, names, lowering, limits)
        }
        None => Ability { text: written.value.clone(), ..Ability::default() },
    }
}

/// What a card that lies in play cannot wait for or allow.
fn refuse_ongoing(problems: &mut Problems, written: &At<String>, ongoing: &Ability) {
    let refused =
        [(ongoing.game_start != 0, "that the game starts"), (!ongoing.paths.is_empty(), "how tokens change ways")];
    for (_, what) in refused.iter().filter(|(is, _)| *is) {
        problems.add(written.at.clone(), format!("only the hero's `ability` can wait for this: {what}"));
    }
}

/// The programs and rules of an ability, or of a card that lies in play.
fn lower_ability(
    problems: &mut Problems,
    written: &At<String>,
    text: &Text,
    fighters: &[FighterDef],
    names: &Names,
    lowering: &mut Lowering,
    limits: &mut Vec<(Sort, CardRule)>,
) -> Ability {
    let mut ability = Ability { text: written.value.clone(), ..Ability::default() };
    let start = lowering.code.len();
    let (effects, standing) = split(text);
    for rule in standing {
        match rule {
            Standing::Lasting { conds, what } => {
                let (conds, what) = (lowering.conds(conds), lowering.lasting(what));
                ability.rules.push(LastingRule { conds, what, keeps: [None; 2] });
            }
            Standing::MoveBonus { .. } if ability.move_bonus.is_some() => {
                problems.add(written.at.clone(), "an ability can lengthen maneuvers in one way only");
            }
            Standing::MoveBonus { amount } => ability.move_bonus = Some(lowering.amount(amount)),
            Standing::PlaceInstead { .. } if ability.place_instead.is_some() => {
                problems.add(written.at.clone(), "only one fighter can be placed instead of moving");
            }
            Standing::PlaceInstead { fighter } => ability.place_instead = Some(lowering.kind(fighter)),
            Standing::Joined { fighter, token } => {
                let (fighter, token) = (lowering.kind(fighter), lowering.token(token));
                if fighters[usize::from(fighter)].large {
                    let message = "a large fighter stands on spaces that a line joins, so it moves along lines alone";
                    problems.add(written.at.clone(), message);
                }
                ability.paths.push(TokenPath { fighter, token, free: false });
            }
            Standing::NotCounted { token, fighter } => {
                let (fighter, token) = (lowering.kind(fighter), lowering.token(token));
                ability.paths.push(TokenPath { fighter, token, free: true });
            }
            Standing::LearnValue { who } => {
                let told = fighters.iter().enumerate().filter(|(_, fighter)| is_meant(who, fighter));
                ability.learns.extend(told.map(|(kind, _)| kind as u8));
            }
            Standing::IgnoreDiscards => ability.ignores_discards = true,
            Standing::Cards { kind, rule } => limits.push((lowering.sort(kind), rule.clone())),
            Standing::CannotBeCanceled | Standing::FinalValue { .. } | Standing::Card { .. } | Standing::GuardHand => {
                problems.add(written.at.clone(), "this rule belongs to a card, under `always`, not to the ability");
            }
        }
    }
    let mut on = |starts: &dyn Fn(&Trigger) -> bool| lowering.effects(triggered(&effects, starts));
    ability.turn_start = on(&|trigger| *trigger == Trigger::TurnStart);
    ability.turn_end = on(&|trigger| *trigger == Trigger::TurnEnd);
    ability.during = on(&|trigger| *trigger == Trigger::DuringCombat);
    ability.after = on(&|trigger| *trigger == Trigger::AfterCombat);
    ability.game_start = on(&|trigger| *trigger == Trigger::GameStart);
    ability.maneuver = on(&|trigger| *trigger == Trigger::Maneuver);
    ability.after_maneuver = on(&|trigger| *trigger == Trigger::AfterManeuver);
    ability.boost = on(&|trigger| *trigger == Trigger::Boost);
    ability.boost_maneuver = on(&|trigger| *trigger == Trigger::BoostManeuver);
    ability.revealed = on(&|trigger| *trigger == Trigger::Revealed);
    ability.decided = [Trigger::WonCombat, Trigger::LostCombat].map(|how| on(&|trigger| *trigger == how));
    // Whoever defends also starts what any combat starts.
    let has = |wanted: Trigger| effects.iter().any(|effect| effect.trigger.as_ref() == Some(&wanted));
    if has(Trigger::AfterDefense) {
        ability.after_defense = on(&|trigger| matches!(trigger, Trigger::AfterDefense | Trigger::AfterCombat));
    }
    let mut by_fighter = |starts: &dyn Fn(&Trigger, &FighterDef) -> bool| -> Vec<(u8, Pc)> {
        let mut found = Vec::new();
        for (kind, fighter) in fighters.iter().enumerate() {
            let pc = lowering.effects(triggered(&effects, |trigger| starts(trigger, fighter)));
            if pc != 0 {
                found.push((kind as u8, pc));
            }
        }
        found
    };
    ability.attack = by_fighter(&|trigger, fighter| matches!(trigger, Trigger::Attack(by) if is_meant(by, fighter)));
    // A fighter whose attacks start something also starts what any combat starts.
    let any_attacker = has(Trigger::AfterOwnAttack);
    let attacks_start = |fighter: &FighterDef| {
        let by = |effect: &&Effect| matches!(&effect.trigger, Some(Trigger::AfterAttack(by)) if is_meant(by, fighter));
        any_attacker || effects.iter().any(by)
    };
    ability.after_attack = by_fighter(&|trigger, fighter| match trigger {
        Trigger::AfterAttack(by) => is_meant(by, fighter),
        Trigger::AfterOwnAttack => true,
        Trigger::AfterCombat => attacks_start(fighter),
        _ => false,
    });
    ability.damaged = by_fighter(&|trigger, fighter| match trigger {
        Trigger::Damaged(of) => of.is_name() && of.crowd.noun == ast::Noun::Named(fighter.name.clone()),
        _ => false,
    });
    ability.attacked =
        by_fighter(&|trigger, fighter| matches!(trigger, Trigger::Attacked(who) if is_meant(who, fighter)));
    ability.combat_damaged = by_fighter(&|trigger, fighter| match trigger {
        Trigger::CombatDamaged(of) => of.is_name() && of.crowd.noun == ast::Noun::Named(fighter.name.clone()),
        _ => false,
    });
    ability.after_scheme = by_fighter(&|trigger, fighter| match trigger {
        Trigger::AfterScheme => true,
        Trigger::AfterSchemeBy(by) => is_meant(by, fighter),
        _ => false,
    });
    let after_maneuver = triggered(&effects, |trigger| *trigger == Trigger::AfterManeuver);
    ability.tracks = lowering.passed_in_maneuver(&after_maneuver);
    for (index, effect) in effects.iter().enumerate() {
        let group = match &effect.trigger {
            Some(Trigger::Leaves(crowd, _)) => ast::Group { crowd: crowd.clone(), place: None, except: None },
            Some(trigger) => match trigger.group() {
                Some(group) => group.clone(),
                None => continue,
            },
            None => continue,
        };
        let what = match &effect.trigger {
            Some(Trigger::Defeated(_)) => Happening::Defeated,
            Some(Trigger::Moved(_)) => Happening::Moved,
            Some(Trigger::Damaged(_)) if !group.is_name() => Happening::Hurt,
            Some(Trigger::CombatDamaged(_)) if !group.is_name() => Happening::CombatHurt,
            Some(Trigger::Leaves(..)) => Happening::Left,
            _ => continue,
        };
        let place = match &effect.trigger {
            Some(Trigger::Leaves(_, place)) => lowering.space_place(place),
            _ => SpacePlace::Anywhere,
        };
        // Sentences without a trigger of their own go on from this one.
        let rest = effects[index + 1..].iter().take_while(|effect| effect.trigger.is_none());
        let pc = lowering.effects(std::iter::once(effect).chain(rest).copied());
        ability.happenings.push(Waiting { what, group: lowering.group(&group), place, pc });
    }
    for (kind, token) in names.tokens.iter().enumerate() {
        let removed = |trigger: &Trigger| matches!(trigger, Trigger::TokenRemoved(name) if *name == token.name);
        let pc = lowering.effects(triggered(&effects, removed));
        if pc != 0 {
            ability.token_removed.push((kind as u8, pc));
        }
    }
    for (index, effect) in effects.iter().enumerate() {
        let Some(Trigger::MovedAlong { crowd, token, boosted }) = &effect.trigger else { continue };
        // Sentences without a trigger of their own go on from this one.
        let rest = effects[index + 1..].iter().take_while(|effect| effect.trigger.is_none());
        let pc = lowering.effects(std::iter::once(effect).chain(rest).copied());
        let (crowd, token) = (lowering.crowd(crowd), lowering.token(token));
        ability.along.push(Along { crowd, token, boosted: *boosted, pc });
    }
    for (die, name) in names.dice.iter().enumerate() {
        let rolled = |trigger: &Trigger| matches!(trigger, Trigger::Rolled(of) if of == name);
        let pc = lowering.effects(triggered(&effects, rolled));
        if pc != 0 {
            ability.rolled.push((die as u8, pc));
        }
    }
    for (index, effect) in effects.iter().enumerate() {
        let (list, kind) = match &effect.trigger {
            Some(Trigger::Played(kind)) => (&mut ability.after_play, kind),
            Some(Trigger::TheyDiscard(kind)) => (&mut ability.tossed, kind),
            Some(Trigger::YouDiscard(kind)) => (&mut ability.own_tossed, kind),
            _ => continue,
        };
        // Sentences without a trigger of their own go on from this one.
        let rest = effects[index + 1..].iter().take_while(|effect| effect.trigger.is_none());
        let pc = lowering.effects(std::iter::once(effect).chain(rest).copied());
        list.push((lowering.sort(kind), pc));
    }
    if lowering.code[start..].contains(&Op::BonusAttack) {
        problems.add(written.at.clone(), "only a text of the card itself makes its bonus attack");
    }
    if effects.iter().any(|effect| effect.trigger == Some(Trigger::DiscardedByOpponent)) {
        problems.add(written.at.clone(), "this trigger belongs to a card, under `always`");
    }
    ability
}

/// Whether a trigger waits for fighters of this kind.
fn is_meant(who: &Mine, fighter: &FighterDef) -> bool {
    match who {
        Mine::Named(name) => *name == fighter.name,
        Mine::Common(ast::Noun::Hero) => fighter.role == Role::Hero,
        Mine::Common(ast::Noun::Sidekick) => fighter.role == Role::Sidekick,
        Mine::Common(ast::Noun::Fighter | ast::Noun::Named(_)) => true,
    }
}

/// A hero written alone in a file.
pub fn parse_hero(file: &str, text: &str) -> Result<Hero, Vec<crate::Problem>> {
    let mut problems = Problems::new(file, text);
    let table = problems.parse();
    if !problems.list.is_empty() {
        return Err(problems.list);
    }
    let mut fields = Fields::new(table.get_ref(), 0..0);
    let hero = read_hero(&mut fields, &mut problems);
    let total = hero.deck_size();
    if total > MAX_DECK {
        problems.add(fields.place_of("card"), format!("a deck of {total} cards; the engine holds {MAX_DECK}"));
    }
    fields.finish(&mut problems);
    if problems.list.is_empty() { Ok(hero) } else { Err(problems.list) }
}
