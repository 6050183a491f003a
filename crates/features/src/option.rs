//! What an option is and does, as one row of numbers.

use peerless_rules::*;

use crate::rows::*;
use crate::{Facts, small};

/// What an option speaks of.
#[derive(Default)]
struct About {
    kind: usize,
    declines: bool,
    by: Option<FighterId>,
    at: Option<FighterId>,
    space: Option<SpaceId>,
    tail: Option<SpaceId>,
    passed: u32,
    number: u16,
    enemy: Option<SeatId>,
    item: Option<ItemId>,
    card: Option<(SeatId, CardId)>,
    effect: Option<(SeatId, Source, u16)>,
}

/// Writes down one option of the question that the seat of a view is asked. `seen` is what `observe` wrote for this view; `row` has
/// `OPTION` numbers.
pub fn describe(m: &Match, facts: &Facts, view: &View, seen: &[i8], opt: Opt, row: &mut [i8; OPTION]) {
    let me = view.seat().unwrap_or(SeatId(0));
    describe_for(m, facts, view, me, view.known_kinds(me), seen, opt, row);
}

/// The same for a seat with these kinds of cards in its hand.
#[expect(clippy::too_many_arguments, reason = "what a view holds, one by one")]
pub fn describe_for(
    m: &Match,
    facts: &Facts,
    p: &Public,
    me: SeatId,
    hand: &[u8],
    seen: &[i8],
    opt: Opt,
    row: &mut [i8; OPTION],
) {
    *row = [0; OPTION];
    let about = about(me, opt);
    // Parts of known size are copied without a call.
    let (kinds, rest) = row.split_at_mut(KINDS.len());
    let (choice, rest) = rest.split_at_mut(ChoiceRow::LEN);
    let Some((space, rest)) = rest.split_first_chunk_mut::<{ SpaceRow::LEN }>() else { return };
    let Some((card, _)) = rest.split_first_chunk_mut::<CARD>() else { return };
    kinds[about.kind] = 1;
    let mut set = |at: ChoiceRow, number: i8| choice[at as usize] = number;
    set(ChoiceRow::Exists, 1);
    set(ChoiceRow::Declines, i8::from(about.declines));
    for fighter in [about.by, about.at].into_iter().flatten() {
        let hero = m.fighter(fighter).hero;
        let health = small(p.health(fighter));
        let friend = m.friends(me).has(fighter);
        if about.by == Some(fighter) && friend {
            set(if hero { ChoiceRow::ByHero } else { ChoiceRow::BySidekick }, 1);
            set(ChoiceRow::ByHealth, health);
        } else {
            set(if friend { ChoiceRow::AtFriend } else { ChoiceRow::AtEnemy }, 1);
            set(ChoiceRow::AtHero, i8::from(hero));
            set(ChoiceRow::AtHealth, health);
        }
    }
    let mover = about.by.or(about.at);
    // What is done to a fighter is done where it stands.
    let goes = about.space.or_else(|| about.at.or(about.by).and_then(|fighter| p.space_of(fighter)));
    if let Some(to) = goes {
        let spaces = &seen[seen.len() - MAX_SPACES * SpaceRow::LEN..];
        let (spaces, _) = spaces.as_chunks::<{ SpaceRow::LEN }>();
        *space = spaces[to.index()];
        if let Some(mover) = mover.filter(|&fighter| p.on_board().has(fighter)) {
            set(ChoiceRow::Stays, i8::from(p.body(m, mover).has(to)));
            set(ChoiceRow::Steps, small(p.lines_to(m, mover, to).min(20)));
        }
        if let Some(tail) = about.tail {
            set(ChoiceRow::Number, spaces[tail.index()][SpaceRow::FromEnemy as usize].saturating_add(1));
        }
    }
    set(ChoiceRow::Passed, small(about.passed));
    if about.tail.is_none() {
        set(ChoiceRow::Number, small(about.number));
    }
    set(ChoiceRow::Enemy, i8::from(about.enemy.is_some_and(|seat| m.team(seat) != m.team(me))));
    if let Some(item) = about.item {
        set(ChoiceRow::Item, small(m.items[item.index()].value.saturating_add(1)));
        if let Some(deeds) = facts.items.get(item.index()) {
            card[PrintRow::LEN..].copy_from_slice(&deeds.all);
        }
    }
    if let Some((seat, kind)) = about.card {
        if seat == me {
            set(ChoiceRow::Copies, small(hand.iter().filter(|&&other| other == kind.0).count()));
        }
        if let Some(known) = facts.seats[seat.index()].cards.get(kind.index()) {
            *card = *known;
        }
    }
    if let Some((seat, source, label)) = about.effect
        && let Some(effect) = facts.effect(m.home(seat, source).index(), source, label)
    {
        card[PrintRow::LEN..].copy_from_slice(effect);
    }
}

fn about(me: SeatId, opt: Opt) -> About {
    let kind = |kind| About { kind, ..About::default() };
    let no = |kind| About { kind, declines: true, ..About::default() };
    let own = |kind, card: CardId| About { kind, card: Some((me, card)), ..About::default() };
    match opt {
        Opt::Maneuver => kind(0),
        Opt::Attack { by, at } => About { by: Some(by), at: Some(at), ..kind(1) },
        Opt::Scheme { card, by } => About { by: Some(by), ..own(2, card) },
        Opt::Item { item, by } => About { by: Some(by), item: Some(item), ..kind(3) },
        Opt::Boost(card) => own(4, card),
        Opt::NoBoost => no(5),
        Opt::Move { fighter, to, via } => {
            About { by: Some(fighter), space: Some(to), passed: via.get().len(), ..kind(6) }
        }
        Opt::MoveLarge { fighter, to, tail, via } => {
            let passed = via.get().len();
            About { by: Some(fighter), space: Some(to), tail: tail.get(), passed, ..kind(6) }
        }
        Opt::Done => no(7),
        Opt::Open { by, .. } => About { by: Some(by), ..kind(8) },
        Opt::Close(_) => kind(9),
        Opt::Play(card) => own(10, card),
        Opt::PlayOpen(card) => own(11, card),
        Opt::Defend(card) | Opt::DefendOpen(card) => own(12, card),
        Opt::NoDefense => no(13),
        Opt::Use(item) => About { item: Some(item), ..kind(14) },
        Opt::NoItem => no(15),
        Opt::Place { fighter, space, tail } => {
            About { by: Some(fighter), space: Some(space), tail: tail.get(), ..kind(16) }
        }
        Opt::NoPlace => no(17),
        Opt::Fighter(fighter) => About { at: Some(fighter), ..kind(18) },
        Opt::Space(space) => About { space: Some(space), ..kind(19) },
        Opt::Card { seat, card } => About { card: Some((seat, card)), enemy: Some(seat), ..kind(20) },
        Opt::Number(number) => About { number: number.into(), ..kind(21) },
        // Which spaces a zone has is no row; it is chosen like a symbol.
        Opt::Zone(zone) => About { number: zone.into(), ..kind(23) },
        // Which effect it is, its program tells.
        Opt::Effect { seat, source, label } => About { effect: Some((seat, source, label)), ..kind(22) },
        Opt::Symbol(symbol) => About { number: symbol.into(), ..kind(23) },
        Opt::Value { value, .. } => About { number: value.into(), ..kind(24) },
        Opt::Seat(seat) => About { enemy: Some(seat), ..kind(25) },
        Opt::Skip => no(26),
        Opt::Yes => kind(27),
        Opt::No => no(28),
        Opt::Discard(card) => own(29, card),
        Opt::First(part) => About { number: part as u16, ..kind(30) },
        Opt::Token { verb, seat, at, .. } => {
            let verb = match verb {
                TokenVerb::Choose => 31,
                TokenVerb::Place => 32,
                TokenVerb::Move => 33,
            };
            About { space: at.space(), enemy: Some(seat), ..kind(verb) }
        }
    }
}
