//! A game's situation as lists of plain lines, never more than the listener may know; and the map with its legend.

use std::io::Result;

use peerless_rules::*;

use crate::Out;
use crate::map;
use crate::text::*;
use crate::words::{and, say};

/// Whose turn it is, the fighters, the cards: all that the listener may know.
pub fn situation(voice: Voice, state: &State, out: Out) -> Result<()> {
    let seat = state.active();
    let head = match (state.outcome(), state.turn()) {
        (Some(_), turn) => say!("tty-over-in-turn", turn = turn),
        (None, 0) => say!("tty-setup"),
        (None, turn) => {
            say!("tty-turn", turn = turn, seat = voice.name(seat), seatIs = voice.is(seat), actions = state.actions())
        }
    };
    writeln!(out, "{}", styled(HEAD, head))?;
    heading("tty-fighters", out)?;
    fighters(voice, state, out)?;
    doors(voice, state, out)?;
    items(voice, state, out)?;
    // The listener's own cards come last, right above the options.
    let mut seats: Vec<SeatId> = voice.m.seat_ids().collect();
    seats.sort_by_key(|&seat| (voice.is_you(seat), seat));
    for seat in seats {
        if voice.is_you(seat) || voice.eyes == Eyes::All {
            hand(voice, state, seat, out)?;
        } else {
            writeln!(out, "{HEAD}{}{HEAD:#}: {}", voice.name(seat), cards_in_brief(voice, state, seat))?;
        }
    }
    Ok(())
}

fn heading(key: &str, out: Out) -> Result<()> {
    writeln!(out, "{}", styled(HEAD, say!(key)))
}

// ── the board ──

/// The board as a drawing, and what its letters and signs mean.
pub fn map(voice: Voice, state: &State, width: usize, out: Out) -> Result<()> {
    let m = voice.m;
    writeln!(out, "{}", styled(HEAD, &m.board.name))?;
    map::draw(m, state, width, out)?;
    let letters = map::zone_letters(&m.board);
    let zones: Vec<String> =
        letters.iter().zip(&m.board.zones).map(|(letter, zone)| format!("{letter} {}", zone.name)).collect();
    legend("tty-map-zones", &zones, width, out)?;
    let marks = map::fighter_marks(m);
    let standing: Vec<String> = (0..m.fighters.len() as u8)
        .map(FighterId)
        .filter_map(|fighter| {
            let space = voice.place(state, fighter)?;
            Some(format!("{} {} {space}", styled(HEAD, &marks[fighter.index()]), voice.fighter(fighter)))
        })
        .collect();
    legend("tty-map-fighters", &standing, width, out)?;
    let signs: Vec<String> = map::Signs::of(m, state)
        .list()
        .into_iter()
        .map(|(sign, word)| {
            let meaning = say!(&format!("tty-map-{word}"));
            format!("{sign} {meaning}")
        })
        .collect();
    legend("tty-map-signs", &signs, width, out)?;
    let tokens: Vec<String> = m
        .seat_ids()
        .flat_map(|seat| {
            m.seat(seat).hero.tokens.iter().enumerate().map(move |(kind, token)| (seat, kind as u8, token))
        })
        .filter_map(|(seat, kind, token)| {
            let sites: Vec<String> = state.tokens(m, seat, kind).map(|site| m.board.site_name(site)).collect();
            (!sites.is_empty()).then(|| format!("{}: {}", token.name, sites.join(", ")))
        })
        .collect();
    legend("tty-map-tokens", &tokens, width, out)?;
    doors(voice, state, out)?;
    items(voice, state, out)
}

fn legend(key: &str, entries: &[String], width: usize, out: Out) -> Result<()> {
    if entries.is_empty() {
        return Ok(());
    }
    heading(key, out)?;
    writeln!(out, "{}", wrapped(entries, "  ", width))
}

/// Every space with its zones, neighbors, features and occupants.
pub fn board(voice: Voice, state: &State, out: Out) -> Result<()> {
    let board = &voice.m.board;
    let name = styled(HEAD, &board.name);
    writeln!(out, "{}", say!("tty-board", name = name, count = board.spaces.len()))?;
    for space in board.space_ids() {
        let here = fighters_on(voice.m, state, space);
        let near = voice.spaces(neighbors(voice.m, state, space));
        let mut facts = vec![zones(board, &[space]), say!("tty-neighbors", spaces = near)];
        let start = board.starts.iter().position(|&start| start == space);
        facts.extend(start.map(|start| say!("tty-start", number = start + 1)));
        facts.extend(board.passages.has(space).then(|| say!("tty-passage")));
        let item = state.item_at(voice.m, space).map(|item| voice.m.items[item.index()].name.as_str());
        facts.extend(item.map(|name| say!("tty-item", name = name)));
        facts.extend(tokens_on(voice.m, state, space).map(|name| say!("tty-token", name = name)));
        if !here.is_empty() {
            facts.push(say!("tty-here", fighters = styled(HEAD, voice.fighters(here))));
        }
        writeln!(out, "  {}: {}", voice.space(space), facts.join("; "))?;
    }
    doors(voice, state, out)
}

/// The names of the tokens in a space, one for each.
pub fn tokens_on<'m>(m: &'m Match, state: &'m State, space: SpaceId) -> impl Iterator<Item = &'m str> {
    m.seat_ids().flat_map(move |seat| {
        let kinds = m.seat(seat).hero.tokens.iter().enumerate();
        kinds.flat_map(move |(kind, token)| {
            let here = state.tokens(m, seat, kind as u8).filter(move |at| at.space() == Some(space));
            here.map(|_| token.name.as_str())
        })
    })
}

/// The lines on which tokens lie, one for each.
pub fn lines_with_tokens<'m>(m: &'m Match, state: &'m State) -> impl Iterator<Item = LineId> + 'm {
    let kinds = |seat: SeatId| (0..m.seat(seat).hero.tokens.len() as u8).map(move |kind| (seat, kind));
    let sites = m.seat_ids().flat_map(kinds).flat_map(move |(seat, kind)| state.tokens(m, seat, kind));
    sites.filter_map(Site::line)
}

fn doors(voice: Voice, state: &State, out: Out) -> Result<()> {
    let board = &voice.m.board;
    if !board.doors.is_empty() {
        heading("tty-doors", out)?;
    }
    for (index, door) in board.doors.iter().enumerate() {
        let is = if state.door_closed(DoorId(index as u8)) { "closed" } else { "open" };
        let line = |&line: &usize| {
            let (a, b) = board.lines[line];
            format!("{}-{}", voice.space(a), voice.space(b))
        };
        let lines: Vec<String> = door.lines.iter().map(line).collect();
        writeln!(out, "  {}", say!("tty-door", name = door.name.as_str(), is = is, lines = and(&lines)))?;
    }
    Ok(())
}

fn items(voice: Voice, state: &State, out: Out) -> Result<()> {
    let spaces = voice.m.board.item_spaces.iter();
    let lying: Vec<(SpaceId, ItemId)> =
        spaces.filter_map(|&(space, _)| Some((space, state.item_at(voice.m, space)?))).collect();
    if !lying.is_empty() {
        heading("tty-items", out)?;
    }
    for (space, item) in lying {
        let item = &voice.m.items[item.index()];
        let line = say!("tty-item-at", name = item.name.as_str(), space = voice.space(space), text = item_text(item));
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

// ── fighters ──

fn fighters(voice: Voice, state: &State, out: Out) -> Result<()> {
    let all = &voice.m.fighters;
    let mut index = 0;
    while index < all.len() {
        let fighter = FighterId(index as u8);
        let (name, owner) = (voice.fighter(fighter), voice.owner(fighter));
        index += 1;
        let Some(place) = voice.place(state, fighter) else {
            // Equal ones that share this fate are one line: `Squirrel 2 to 8`.
            let why = say!(absence(voice.m, state, fighter));
            let mut names = name.to_owned();
            while index < all.len() && alike(voice.m, state, fighter, FighterId(index as u8)) {
                let number = all[index].name.rsplit(' ').next().unwrap_or("");
                names = say!("tty-from-to", first = name, last = number);
                index += 1;
            }
            writeln!(out, "  {HEAD}{names}{HEAD:#}: {owner}, {why}")?;
            continue;
        };
        writeln!(out, "  {HEAD}{name}{HEAD:#}: {owner}, {}", standing(voice, state, fighter, &place))?;
    }
    Ok(())
}

/// Whether two fighters of one kind are off the board for the same reason.
fn alike(m: &Match, state: &State, a: FighterId, b: FighterId) -> bool {
    let (one, other) = (m.fighter(a), m.fighter(b));
    (one.seat, one.kind) == (other.seat, other.kind)
        && state.space_of(b).is_none()
        && absence(m, state, a) == absence(m, state, b)
}

/// Why a fighter is not on the board.
fn absence(m: &Match, state: &State, fighter: FighterId) -> &'static str {
    match () {
        () if !state.takes_part(m, fighter) => "tty-not-chosen",
        () if m.fighter(fighter).supply && state.health(fighter) == 0 => "tty-in-supply",
        () if state.is_defeated(m, fighter) => "tty-defeated",
        () => "tty-off-board",
    }
}

/// Health, reach, and where a fighter stands.
fn standing(voice: Voice, state: &State, fighter: FighterId, place: &str) -> String {
    let m = voice.m;
    let body = state.body(m, fighter);
    let all = |of: fn(&Match, &State, SpaceId) -> SpaceSet| {
        body.iter().fold(SpaceSet::EMPTY, |set, space| set | of(m, state, space)).minus(body)
    };
    let near = |set: FighterSet, space: SpaceId| set | adjacent(m, state, space, Some(fighter));
    say!(
        "tty-standing",
        health = health(m, state, fighter),
        reach = reach(m.fighter(fighter).reach),
        space = place,
        zones = zones(&m.board, &body.iter().collect::<Vec<_>>()),
        neighbors = voice.spaces(all(neighbors)),
        adjacent = voice.fighters(body.iter().fold(FighterSet::EMPTY, near)),
    )
}

// ── cards ──

/// How many cards a hand holds, and those that the listener knows.
fn known_hand(voice: Voice, state: &State, seat: SeatId) -> (usize, Vec<CardId>) {
    let seen = match voice.eyes {
        Eyes::Seat(me) => state.view(voice.m, Some(me)).hand(seat),
        Eyes::Watcher => state.view(voice.m, None).hand(seat),
        Eyes::All => (state.hand(seat).len() as u8, state.hand(seat)),
    };
    (seen.0.into(), seen.1)
}

/// A hand card by card, and below it the seat's deck, pile, basket, counters and states.
pub fn hand(voice: Voice, state: &State, seat: SeatId, out: Out) -> Result<()> {
    let (count, cards) = known_hand(voice, state, seat);
    let whose = say!("tty-hand", seat = voice.name(seat), seatIs = voice.is(seat));
    writeln!(out, "{HEAD}{whose}{HEAD:#}, {}", say!("tty-cards", count = count))?;
    for (card, copies) in by_kind(cards) {
        let def = voice.m.card(seat, card);
        writeln!(out, "  {HEAD}{}{}{HEAD:#}: {}", def.name, times(copies), held_line(voice.m, seat, card))?;
    }
    writeln!(out, "  {}", table_in_brief(voice, state, seat))
}

/// Another seat's cards in one line.
fn cards_in_brief(voice: Voice, state: &State, seat: SeatId) -> String {
    let (count, known) = known_hand(voice, state, seat);
    let mut text = say!("tty-cards-in-hand", count = count);
    if !known.is_empty() {
        text = format!("{text} {}", say!("tty-cards-known", cards = card_names(voice, seat, known)));
    }
    format!("{text}. {}", table_in_brief(voice, state, seat))
}

/// Deck, pile, basket, counters, states.
pub fn table_in_brief(voice: Voice, state: &State, seat: SeatId) -> String {
    let hero = &voice.m.seat(seat).hero;
    let mut parts = vec![say!("tty-deck", count = state.deck_size(seat))];
    let pile = state.pile(seat);
    parts.push(match pile.last() {
        None => say!("tty-pile-empty"),
        Some(&top) => say!("tty-pile", count = pile.len(), top = voice.card(seat, top)),
    });
    if hero.has_basket() {
        parts.push(basket(voice.m, state, seat));
    }
    for (index, counter) in hero.counters.iter().enumerate() {
        let value = state.counter(seat, index);
        let (name, max) = (counter.name.as_str(), counter.max);
        parts.push(match hero.is_paid_into(index as u8) {
            true => say!("tty-counter-shared", name = name, value = value, max = max, left = max.saturating_sub(value)),
            false => say!("tty-counter", name = name, value = value, max = max),
        });
    }
    for (index, def) in hero.states.iter().enumerate() {
        if let Some(value) = state.state_value(seat, index) {
            parts.push(format!("{} {}", capital(&def.name), def.values[usize::from(value)]));
        }
    }
    for (index, token) in hero.tokens.iter().enumerate() {
        let kind = index as u8;
        let sites: Vec<String> = state.tokens(voice.m, seat, kind).map(|site| voice.m.board.site_name(site)).collect();
        let spaces: Vec<&str> = sites.iter().map(String::as_str).collect();
        let left = state.token_supply(voice.m, seat, kind);
        let name = token.plural.as_str();
        parts.push(match spaces.as_slice() {
            [] => say!("tty-tokens-none", name = name, left = left),
            spaces => say!("tty-tokens", name = name, spaces = and(spaces), left = left),
        });
    }
    let lying = state.lying(seat);
    if !lying.is_empty() {
        let names: Vec<String> = lying.iter().map(|&card| numbered(voice.m.card(seat, card))).collect();
        parts.push(say!("tty-lying", cards = and(&names.iter().map(String::as_str).collect::<Vec<_>>())));
    }
    for (index, pile) in hero.piles.iter().enumerate() {
        parts.push(own_pile(voice, state, seat, index as u8, pile));
    }
    for (index, deck) in hero.side_decks.iter().enumerate() {
        let left = state.side_deck(seat, index as u8, false).len();
        let gone: Vec<&str> =
            state.side_deck(seat, index as u8, true).into_iter().map(|card| voice.card(seat, card)).collect();
        let name = deck.name.as_str();
        parts.push(match gone.is_empty() {
            true => say!("tty-side", name = name, count = left),
            false => say!("tty-side-gone", name = name, count = left, cards = and(&gone)),
        });
        parts.extend(side_sum(voice, state, seat, index));
    }
    if state.is_out(seat) {
        parts.push(say!("tty-eliminated"));
    }
    parts.join(". ") + "."
}

/// What the numbers of the open cards of a side deck come to, which is what texts compare; nothing for one without numbers.
fn side_sum(voice: Voice, state: &State, seat: SeatId, deck: usize) -> Option<String> {
    let hero = &voice.m.seat(seat).hero;
    let of_deck = |card: &CardDef| card.side.is_some_and(|(of, _)| usize::from(of) == deck);
    let numbered = hero.cards.iter().any(|card| of_deck(card) && card.number > 0);
    let open = state.lying(seat).into_iter().map(|card| voice.m.card(seat, card)).filter(|card| of_deck(card));
    let sum: usize = open.map(|card| usize::from(card.number)).sum();
    numbered.then(|| say!("tty-side-sum", name = hero.side_decks[deck].name.as_str(), sum = sum))
}

/// The same of all side decks of a seat, for a question that hangs on it.
pub fn side_sums(voice: Voice, state: &State, seat: SeatId) -> String {
    let decks = 0..voice.m.seat(seat).hero.side_decks.len();
    decks.filter_map(|deck| side_sum(voice, state, seat, deck)).map(|sum| sum + ". ").collect()
}

/// A pile of a seat's own: how many cards, and those that the listener knows.
fn own_pile(voice: Voice, state: &State, seat: SeatId, pile: u8, def: &PileDef) -> String {
    let name = def.name.as_str();
    let known = |(of, card): (SeatId, Option<CardId>)| card.map(|card| voice.m.card(of, card));
    let cards = match voice.eyes {
        Eyes::Seat(me) => state.view(voice.m, Some(me)).own_pile(voice.m, seat, pile),
        Eyes::Watcher => state.view(voice.m, None).own_pile(voice.m, seat, pile),
        Eyes::All => state.own_pile(voice.m, seat, pile).into_iter().map(|(of, card)| (of, Some(card))).collect(),
    };
    let count = cards.len();
    let cards: Vec<&CardDef> = cards.into_iter().filter_map(known).collect();
    if def.total > 0 && cards.len() == count {
        let sum: usize = cards.iter().map(|card| usize::from(card.number)).sum();
        let names = cards.iter().map(|&card| numbered(card)).collect::<Vec<_>>().join(", ");
        return match count {
            0 => say!("tty-row-empty", name = name, total = def.total),
            _ => say!("tty-row", name = name, sum = sum, total = def.total, cards = names),
        };
    }
    let names: Vec<&str> = cards.iter().map(|card| card.name.as_str()).collect();
    match names.is_empty() {
        true => say!("tty-own-pile-unknown", name = name, count = count),
        false => say!("tty-own-pile", name = name, count = count, cards = and(&names)),
    }
}

/// What the basket holds (R25.1); all symbols at once are a wild one (R25.2).
fn basket(m: &Match, state: &State, seat: SeatId) -> String {
    let symbols = &m.seat(seat).hero.symbols;
    let held: Vec<&str> = set_bits(symbols, state.basket(m, seat).into()).collect();
    match held.len() {
        0 => say!("tty-basket-empty"),
        count if count == symbols.len() => say!("tty-basket-wild"),
        _ => say!("tty-basket", symbols = and(&held)),
    }
}

/// All discard piles, the top card first (R17.13).
pub fn piles(voice: Voice, state: &State, out: Out) -> Result<()> {
    for seat in voice.m.seat_ids() {
        let mut pile = state.pile(seat);
        pile.reverse();
        let whose = say!("tty-pile-of", seat = voice.name(seat), seatIs = voice.is(seat));
        writeln!(out, "{HEAD}{whose}{HEAD:#}, {}", say!("tty-cards", count = pile.len()))?;
        for (card, copies) in runs(&pile) {
            let def = voice.m.card(seat, card);
            writeln!(out, "  {}{}: {}", def.name, times(copies), card_line(&voice.m.seat(seat).hero, def))?;
        }
    }
    Ok(())
}
