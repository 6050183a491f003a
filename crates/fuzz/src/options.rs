//! Games whose setup and choices come from bytes.

use peerless_lab::laws::{LONGEST, Watch, replay_is_equal};
use peerless_rules::*;

use crate::{Bytes, CONTENT, must};

/// The first bytes choose mode, switches, board, heroes and seed; each further byte picks an option.
pub fn options(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let Some(Start { m, seed, replay }) = set_up(&mut bytes) else { return };
    let mut offered = Options::new();
    let mut state = State::new(&m, seed, &mut ());
    state.options(&m, &mut offered);
    let mut watch = Watch::new(&m, &state, seed);
    let mut record = Record::new(&m, seed);
    for _ in 0..LONGEST {
        must(watch.every_step(&m, &state, &offered));
        let Some(byte) = bytes.next().filter(|_| !offered.is_empty()) else { break };
        if byte >= 224 {
            must(watch.some_steps(&m, &state, &offered));
            foreign_is_refused(&m, &state, &offered, foreign(&mut bytes));
        }
        let opt = offered[usize::from(byte) % offered.len()];
        if replay {
            let seat = state.question(&m).map_or(state.active(), |question| question.seat);
            record.choices.push(Choice { seat, line: state.write(&m, opt), at: 0 });
        }
        state.answer_unchecked(&m, opt, &mut offered, &mut ());
    }
    if replay {
        record.result = state.outcome().map(|outcome| result_text(&m, outcome));
        must(replay_is_equal(&m, &record, &state));
    }
}

struct Start {
    m: Match,
    seed: u64,
    /// Whether the game is written down and replayed, which takes much longer than playing it.
    replay: bool,
}

/// A match, if what the bytes ask for fits together.
fn set_up(bytes: &mut Bytes) -> Option<Start> {
    let mode = *bytes.pick(&Mode::ALL);
    // A bit for each switch; the highest one asks for a replay.
    let changed = bytes.byte();
    let mut switches = Switches::default();
    for (index, (name, values)) in Switches::known().enumerate() {
        switches.set(name, values[usize::from(changed >> index.min(7) & 1)]).expect("a known value");
    }
    let board = bytes.pick(&CONTENT.boards).clone();
    let seats = match mode {
        Mode::Duel => 2,
        Mode::FreeForAll => 3 + bytes.below(2),
        Mode::Teams => 4,
    };
    let heroes: Vec<_> = (0..seats).map(|_| bytes.pick(&CONTENT.heroes).clone()).collect();
    let seed = u64::from(bytes.byte()) << 8 | u64::from(bytes.byte());
    let items = CONTENT.items_for(&board, Switches::default()).expect("the items are there");
    let game = Match::new(board, &heroes, items, mode, switches).ok()?;
    game.check_room().ok()?;
    Some(Start { m: game, seed, replay: changed >= 128 })
}

/// Some option, with indices that may stand for nothing.
fn foreign(bytes: &mut Bytes) -> Opt {
    let (a, b) = (bytes.byte(), bytes.byte());
    // Mostly a fighter has no tail.
    let tail = (a & 1 == 1).then_some(SpaceId(a ^ b)).into();
    match bytes.byte() % 35 {
        0 => Opt::Maneuver,
        1 => Opt::Attack { by: FighterId(a), at: FighterId(b) },
        2 => Opt::Scheme { card: CardId(a), by: FighterId(b) },
        3 => Opt::Item { item: ItemId(a), by: FighterId(b) },
        4 => Opt::Boost(CardId(a)),
        5 => Opt::NoBoost,
        6 => Opt::Move { fighter: FighterId(a), to: SpaceId(b), via: FighterSet(u64::from(a & b)).into() },
        7 => Opt::Done,
        8 => Opt::Open { door: DoorId(a), by: FighterId(b) },
        9 => Opt::Close(DoorId(a)),
        10 => Opt::Play(CardId(a)),
        11 => Opt::Defend(CardId(a)),
        12 => Opt::NoDefense,
        13 => Opt::Use(ItemId(a)),
        14 => Opt::NoItem,
        15 => Opt::Place { fighter: FighterId(a), space: SpaceId(b), tail },
        16 => Opt::NoPlace,
        17 => Opt::Fighter(FighterId(a)),
        18 => Opt::Space(SpaceId(a)),
        19 => Opt::Card { seat: SeatId(a), card: CardId(b) },
        20 => Opt::Number(a),
        21 => Opt::Effect { seat: SeatId(a), source: Source::ABILITY, label: u16::from(b) },
        22 => Opt::Symbol(a),
        23 => Opt::Value { state: a, value: b },
        24 => Opt::Seat(SeatId(a)),
        25 => Opt::Skip,
        26 => Opt::Yes,
        27 => Opt::No,
        28 => Opt::Discard(CardId(a)),
        30 => Opt::PlayOpen(CardId(a)),
        31 => Opt::Zone(a),
        32 => Opt::MoveLarge { fighter: FighterId(a), to: SpaceId(b), tail, via: FighterSet(u64::from(a & b)).into() },
        33 => Opt::DefendOpen(CardId(a)),
        29 => Opt::Token { verb: TokenVerb::Place, seat: SeatId(a), kind: a >> 4, at: SpaceId(b).into() },
        _ => Opt::First(if a < 128 { Part::Card } else { Part::Ability }),
    }
}

/// The checked door takes what is offered and nothing else; a refusal changes nothing.
fn foreign_is_refused(m: &Match, state: &State, offered: &Options, opt: Opt) {
    let mut tried = state.clone();
    let taken = tried.answer(m, opt, &mut ()).is_ok();
    assert_eq!(taken, offered.contains(&opt), "{opt:?}");
    assert!(taken || tried == *state, "a refusal of {opt:?} changed the state");
}
