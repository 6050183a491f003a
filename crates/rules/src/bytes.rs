//! States and options as bytes, and back. What was damaged on the way, belongs to another match or makes no sense is refused.

use std::fmt::Write as _;

use crate::board::BoardFacts;
use crate::choice::{Opt, Options, Part, TokenVerb};
use crate::def::{CardDef, Happening, Match, Moment, Switches};
use crate::ids::*;
use crate::program::{Asking, Discard, Holding, Op, Through, Whose};
use crate::state::*;
use crate::term::KeptChange;
use crate::token::{GONE, TokenFrame};

/// The number of the format; it grows with every change to what a state holds.
const FORMAT: u8 = 14;

/// Hero files allow no more.
const MOST_HEALTH: u8 = 99;

/// Format, match and checksum.
const FRAME: usize = 1 + 8 + 8;

/// Why bytes are no state or option of this match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BytesError {
    /// Something is missing, or follows the end.
    #[error("the bytes do not have the length of what they should hold")]
    Length,
    /// Written by another version of the rules.
    #[error("the bytes are of format {0}, not of format {FORMAT}")]
    Format(u8),
    /// Written for other heroes, another board, another mode or other content.
    #[error("the bytes belong to another match")]
    Match,
    /// They are not as they were written.
    #[error("the bytes are damaged")]
    Damaged,
    /// They name something that the match does not have, or that cannot be.
    #[error("the bytes make no sense: {0}")]
    Nonsense(&'static str),
}

impl State {
    /// The whole state, hidden parts included.
    pub fn to_bytes(&self, m: &Match) -> Vec<u8> {
        let mut bytes = vec![FORMAT];
        m.fingerprint().put(&mut bytes);
        self.put(&mut bytes);
        checksum(&bytes).put(&mut bytes);
        bytes
    }

    /// Reads a state of this match at one of its decisions, or at its end.
    pub fn from_bytes(m: &Match, bytes: &[u8]) -> Result<Self, BytesError> {
        let format = *bytes.first().ok_or(BytesError::Length)?;
        if format != FORMAT {
            return Err(BytesError::Format(format));
        }
        if bytes.len() < FRAME {
            return Err(BytesError::Length);
        }
        let (body, end) = bytes.split_at(bytes.len() - 8);
        if u64::get(&mut Reader(end))? != checksum(body) {
            return Err(BytesError::Damaged);
        }
        let mut reader = Reader(&body[1..]);
        if u64::get(&mut reader)? != m.fingerprint() {
            return Err(BytesError::Match);
        }
        let state = Self::get(&mut reader)?;
        if !reader.0.is_empty() {
            return Err(BytesError::Length);
        }
        state.check(m).map_err(BytesError::Nonsense)?;
        Ok(state)
    }
}

impl Opt {
    /// The option in a few bytes; the same in every state.
    pub fn to_bytes(self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.put(&mut bytes);
        bytes
    }

    /// Reads an option of this match; whether it is offered is for the state to say.
    pub fn from_bytes(m: &Match, bytes: &[u8]) -> Result<Self, BytesError> {
        let mut reader = Reader(bytes);
        let opt = Self::get(&mut reader)?;
        if !reader.0.is_empty() {
            return Err(BytesError::Length);
        }
        opt.check(m).map_err(BytesError::Nonsense)?;
        Ok(opt)
    }
}

impl Match {
    /// A number for all that states depend on: board, mode, switches, heroes with their programs, items.
    pub fn fingerprint(&self) -> u64 {
        let work_out = || {
            let Self { board, mode, switches, seats, items, .. } = self;
            let switches: Vec<_> = Switches::changed(switches).collect();
            // All else about a board is worked out from its facts.
            let facts: &BoardFacts = board;
            let mut hash = Hash::new();
            write!(hash, "{mode:?} {switches:?} {facts:?} {items:?}").expect("a hash takes everything");
            for seat in seats {
                write!(hash, "{} {:?}", seat.team, seat.hero).expect("a hash takes everything");
            }
            hash.0
        };
        *self.fingerprint.get_or_init(work_out)
    }
}

/// FNV-1a: it finds damage, and is no seal.
struct Hash(u64);

impl Hash {
    fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

impl std::fmt::Write for Hash {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.add(text.as_bytes());
        Ok(())
    }
}

fn checksum(bytes: &[u8]) -> u64 {
    let mut hash = Hash::new();
    hash.add(bytes);
    hash.0
}

// ── writing and reading ──

struct Reader<'b>(&'b [u8]);

trait Bytes: Sized {
    fn put(&self, to: &mut Vec<u8>);
    fn get(from: &mut Reader) -> Result<Self, BytesError>;
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl Bytes for $number {
            fn put(&self, to: &mut Vec<u8>) {
                to.extend(self.to_le_bytes());
            }

            fn get(from: &mut Reader) -> Result<Self, BytesError> {
                let (first, rest) = from.0.split_first_chunk().ok_or(BytesError::Length)?;
                from.0 = rest;
                Ok(Self::from_le_bytes(*first))
            }
        })*
    };
}

numbers!(u8, i8, u16, i16, u32, u64);

impl Bytes for bool {
    fn put(&self, to: &mut Vec<u8>) {
        u8::from(*self).put(to);
    }

    fn get(from: &mut Reader) -> Result<Self, BytesError> {
        match u8::get(from)? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(BytesError::Nonsense("neither yes nor no")),
        }
    }
}

impl<T: Bytes> Bytes for Option<T> {
    fn put(&self, to: &mut Vec<u8>) {
        self.is_some().put(to);
        if let Some(value) = self {
            value.put(to);
        }
    }

    fn get(from: &mut Reader) -> Result<Self, BytesError> {
        if bool::get(from)? { T::get(from).map(Some) } else { Ok(None) }
    }
}

impl<T: Bytes + Copy, const N: usize> Bytes for [T; N] {
    fn put(&self, to: &mut Vec<u8>) {
        for value in self {
            value.put(to);
        }
    }

    fn get(from: &mut Reader) -> Result<Self, BytesError> {
        let mut all = [T::get(from)?; N];
        for value in &mut all[1..] {
            *value = T::get(from)?;
        }
        Ok(all)
    }
}

/// A struct by all of its fields: the compiler asks for a new one.
macro_rules! fields {
    ($name:ident { $($field:tt: $bind:ident),* $(,)? }) => {
        impl Bytes for $name {
            fn put(&self, to: &mut Vec<u8>) {
                let Self { $($field: $bind),* } = self;
                $($bind.put(to);)*
            }

            fn get(from: &mut Reader) -> Result<Self, BytesError> {
                $(let $bind = Bytes::get(from)?;)*
                Ok(Self { $($field: $bind),* })
            }
        }
    };
}

/// An enum by all of its variants, each with a number.
macro_rules! variants {
    ($name:ident { $($tag:literal => $variant:ident $({ $($field:tt: $bind:ident),* })?),* $(,)? }) => {
        impl Bytes for $name {
            fn put(&self, to: &mut Vec<u8>) {
                match self {
                    $(Self::$variant $({ $($field: $bind),* })? => {
                        to.push($tag);
                        $($($bind.put(to);)*)?
                    })*
                }
            }

            fn get(from: &mut Reader) -> Result<Self, BytesError> {
                match u8::get(from)? {
                    $($tag => {
                        $($(let $bind = Bytes::get(from)?;)*)?
                        Ok(Self::$variant $({ $($field: $bind),* })?)
                    })*
                    _ => Err(BytesError::Nonsense(concat!("an unknown ", stringify!($name)))),
                }
            }
        }
    };
}

fields!(SeatId { 0: index });
fields!(FighterId { 0: index });
fields!(SpaceId { 0: index });
fields!(Site { 0: index });
fields!(CardId { 0: index });
fields!(ItemId { 0: index });
fields!(DoorId { 0: index });
fields!(FighterSet { 0: bits });
fields!(Few { 0: bytes });
fields!(Fewer { 0: bytes });
fields!(Counts { 0: bytes });
fields!(Tail { 0: index });
fields!(Marks { passed: passed, them: them, hit: hit });
fields!(SpaceSet { 0: bits });
fields!(Outcome { team: team });
fields!(Slot { card: card, known: known });

impl Bytes for Source {
    fn put(&self, to: &mut Vec<u8>) {
        self.byte().put(to);
    }

    fn get(from: &mut Reader) -> Result<Self, BytesError> {
        Self::from_byte(u8::get(from)?).ok_or(BytesError::Nonsense("an unknown source"))
    }
}

impl Bytes for KeptChange {
    fn put(&self, to: &mut Vec<u8>) {
        let (what, amount, source) = self.to_bytes();
        what.put(to);
        amount.put(to);
        source.put(to);
    }

    fn get(from: &mut Reader) -> Result<Self, BytesError> {
        let (what, amount, source) = (u8::get(from)?, i8::get(from)?, Source::get(from)?);
        Self::from_bytes(what, amount, source).ok_or(BytesError::Nonsense("an unknown change of a value"))
    }
}

fields!(State { seed: seed, cards: cards, p: p });
fields!(Cards { kind: kind, known: known, deck: deck, hand: hand, len: len, aside: aside, removed: removed });
fields!(Public {
    held: held,
    outcome: outcome,
    turn: turn,
    rolls: rolls,
    roll: roll,
    active: active,
    actions: actions,
    taken: taken,
    out: out,
    dormant: dormant,
    away: away,
    reborn: reborn,
    had_turn: had_turn,
    won: won,
    past: past,
    lasting: lasting,
    own_steps: own_steps,
    revealed: revealed,
    off: off,
    unlimited: unlimited,
    strike: strike,
    ending_turn: ending_turn,
    doors: doors,
    pos: pos,
    here: here,
    big: big,
    health: health,
    turn_pos: turn_pos,
    tails: tails,
    turn_tails: turn_tails,
    items: items,
    counters: counters,
    states: states,
    tokens: tokens,
    shuffles: shuffles,
    locked: locked,
    locked_by: locked_by,
    combat: combat,
    depth: depth,
    stack: stack,
});
fields!(Lasting { rule: rule, it: it, chosen: chosen, of: of, source: source });
fields!(Off { fighter: fighter, of: of, source: source, pc: pc });
fields!(Past {
    attacked: attacked,
    hurt: hurt,
    left: left,
    fell: fell,
    did: did,
    dealt: dealt,
    played: played,
    chosen: chosen,
    with_token: with_token,
    lines: lines
});
fields!(Combat {
    phase: phase,
    seats: seats,
    fighters: fighters,
    players: players,
    cards: cards,
    boost: boost,
    items: items,
    base: base,
    adds: adds,
    changes: changes,
    told: told,
    standing: standing,
    lock: lock,
    fixed: fixed,
    ignored: ignored,
    canceled: canceled,
    gone: gone,
    replaced: replaced,
    prevented: prevented,
    after_done: after_done,
    tossed: tossed,
    boosts: boosts,
    values: values,
    damage: damage,
    face_up: face_up,
    far: far,
    bonus: bonus,
    against: against,
    numbers: numbers,
    spent: spent,
    winner: winner,
});
fields!(Walk {
    left: left,
    seat: seat,
    steps: steps,
    exact: exact,
    through: through,
    track: track,
    maneuver: maneuver,
    boosted: boosted,
    moving: moving,
    rest: rest,
    did: did,
});
fields!(Run {
    marks: marks,
    pc: pc,
    seat: seat,
    source: source,
    fighter: fighter,
    it: it,
    chosen: chosen,
    who: who,
    number: number,
    spaces: spaces,
    card: card,
    look: look,
    placed: placed,
    left: left,
    counts: counts,
    times: times,
    combat: combat,
    flags: flags,
});
variants!(Phase { 0 => Over, 1 => Commit, 2 => Immediately, 3 => During, 4 => Result, 5 => After, 6 => Abilities });
variants!(TurnStep { 0 => Begin, 1 => Return, 2 => Act, 3 => End, 4 => Limit, 5 => Next });
variants!(ManeuverStep { 0 => Draw, 1 => Boost, 2 => Move, 3 => Over });
variants!(Happening { 0 => Defeated, 1 => Moved, 2 => Hurt, 3 => CombatHurt, 4 => Left });
variants!(Moment {
    0 => TurnStart,
    1 => TurnEnd,
    2 => Maneuver,
    3 => AfterManeuver,
    4 => Boost,
    5 => AfterScheme,
    6 => Attack,
    7 => Attacked,
    8 => Revealed,
    9 => During,
    10 => Won,
    11 => Lost,
    12 => AfterAttack,
    13 => AfterDefense,
    14 => Damaged,
    15 => CombatDamaged,
    16 => BoostManeuver,
});
variants!(AttackStep { 0 => Card, 1 => Item, 2 => Ability, 3 => Defense, 4 => DefenseItem, 5 => Reveal });
variants!(Whose { 0 => Any, 1 => Opposing, 2 => Friendly, 3 => Yours, 4 => Theirs });
variants!(Through { 0 => Friends, 1 => Opposing, 2 => SidekicksFree, 3 => Sidekicks, 4 => TokensFree { of: of, kind: kind } });
variants!(Discard { 0 => Owner, 1 => Random, 2 => You, 3 => TopOfDeck, 4 => BottomOfDeck, 5 => They });
variants!(TokenVerb { 0 => Choose, 1 => Place, 2 => Move });
fields!(TokenFrame { left: left, count: count, picked: picked, done: done });
variants!(Hurt { 0 => Effect, 1 => Combat, 2 => Exhaustion, 3 => Worked });
variants!(Part { 0 => Card, 1 => Boost, 2 => Item, 3 => Ability });
variants!(Frame {
    0 => Idle,
    1 => Setup { seat: seat },
    2 => Turn { step: step },
    3 => Maneuver { step: step, boost: boost, boosted: boosted, passed: passed },
    4 => Walk { 0: walk },
    5 => Scheme { card: card, gone: gone, by: by },
    6 => Attack { step: step },
    7 => Fight { next: next },
    8 => Window { phase: phase, side: side, done: done },
    9 => Run { 0: run },
    10 => Discard { seat: seat, by: by, chooser: chooser, left: left, how: how, source: source },
    11 => Choose { at: at, of: of, count: count, picked: picked, ran: ran, picks: picks },
    12 => Triggers { set: set, left: left, times: times },
    13 => BoostEnd { seat: seat, card: card },
    14 => Guard { seat: seat },
    15 => Placing { left: left, placed: placed },
    16 => Cards { seat: seat, left: left, moved: moved },
    17 => Happened { what: what, set: set, left: left },
    18 => Tokens { 0: frame },
    19 => Sharing { fighter: fighter, left: left, hurt: hurt, shares: shares },
    20 => Lying { seat: seat, moment: moment, left: left, fighter: fighter },
});
variants!(Opt {
    1 => Maneuver,
    2 => Attack { by: by, at: at },
    3 => Scheme { card: card, by: by },
    4 => Item { item: item, by: by },
    5 => Boost { 0: card },
    6 => NoBoost,
    7 => Move { fighter: fighter, to: to, via: via },
    8 => Done,
    9 => Open { door: door, by: by },
    10 => Close { 0: door },
    11 => Play { 0: card },
    12 => Defend { 0: card },
    13 => NoDefense,
    14 => Use { 0: item },
    15 => NoItem,
    16 => Place { fighter: fighter, space: space, tail: tail },
    17 => NoPlace,
    18 => Fighter { 0: fighter },
    19 => Space { 0: space },
    20 => Card { seat: seat, card: card },
    21 => Number { 0: number },
    22 => Effect { seat: seat, source: source, label: label },
    23 => Symbol { 0: symbol },
    24 => Value { state: state, value: value },
    25 => Seat { 0: seat },
    26 => Skip,
    27 => Yes,
    28 => No,
    29 => Discard { 0: card },
    30 => First { 0: part },
    32 => PlayOpen { 0: card },
    33 => Zone { 0: zone },
    34 => MoveLarge { fighter: fighter, to: to, tail: tail, via: via },
    35 => DefendOpen { 0: card },
    31 => Token { verb: verb, seat: seat, kind: kind, at: at },
});

// ── what makes sense ──

type Sense = Result<(), &'static str>;

fn sound(holds: bool, what: &'static str) -> Sense {
    if holds { Ok(()) } else { Err(what) }
}

/// An index that may be missing.
/// Whether the board has such a place for tokens.
fn known_site(m: &Match, site: Site) -> bool {
    match (site.space(), site.line()) {
        (Some(space), _) => space.index() < m.board.spaces.len(),
        (None, line) => line.is_some_and(|line| line.index() < m.board.lines.len()),
    }
}

fn within(byte: u8, limit: usize) -> bool {
    byte == NONE || usize::from(byte) < limit
}

/// Bits for the first so many things only.
fn bits_within(bits: u64, count: usize) -> bool {
    bits.checked_shr(count as u32).unwrap_or(0) == 0
}

impl State {
    /// Every index names something of the match, every card lies in one place, and somebody is asked or the game is over.
    fn check(&self, m: &Match) -> Sense {
        for seat in (0..MAX_SEATS as u8).map(SeatId) {
            let cards = &self.cards[seat.index()];
            if seat.index() < m.seats.len() {
                cards.check(m, seat)?;
            } else {
                sound(*cards == Cards::EMPTY, "cards of nobody")?;
            }
        }
        self.p.check(m)?;
        for seat in m.seat_ids() {
            let mut left: Vec<u8> = m.seat(seat).hero.cards.iter().map(CardDef::copies).collect();
            for card in self.all_cards(m, seat) {
                let copies = left.get_mut(card.index()).ok_or("an unknown card in play")?;
                *copies = copies.checked_sub(1).ok_or("more copies of a card than there are")?;
            }
        }
        self.check_question(m)
    }

    /// The frame on top waits for somebody, with all that its question needs.
    fn check_question(&self, m: &Match) -> Sense {
        if self.p.outcome.is_some() {
            return Ok(());
        }
        if let Frame::Run(run) = self.top()
            && let Op::Ask(Asking::PutBackLooked(_)) = *self.op(m, run)
        {
            sound(run.looked() <= self.cards_of(run.looked_at()).deck, "more cards looked at than there are")?;
        }
        if let Frame::Cards { seat, .. } = *self.top()
            && let Some((run, going)) = self.p.going_cards(m)
            && going.from.is_looked()
        {
            sound(run.looked() <= self.cards_of(seat).deck, "more cards looked at than there are")?;
        }
        let question = self.question(m).ok_or("nobody is asked")?;
        sound(question.seat.index() < m.seats.len(), "an unknown seat is asked")?;
        let mut options = Options::new();
        self.options(m, &mut options);
        sound(!options.is_empty(), "there is nothing to choose")
    }
}

impl Cards {
    fn check(&self, m: &Match, seat: SeatId) -> Sense {
        let kinds = m.seat(seat).hero.cards.len();
        let (used, removed) = (usize::from(self.len), usize::from(self.removed));
        sound(used + removed <= MAX_CARDS, "too many cards")?;
        let gone = MAX_CARDS - removed;
        sound(self.kind[gone..].iter().all(|&kind| usize::from(kind) < kinds), "an unknown card was removed")?;
        let others = self.pile_start() + usize::from(self.aside);
        sound(others <= used, "deck, hand and what lies aside hold more cards than there are")?;
        sound(self.aside().all(|(_, _, at)| at.is_sound(m, seat)), "a card in an unknown place")?;
        sound(self.kind[..used].iter().all(|&kind| usize::from(kind) < kinds), "an unknown card")?;
        let is_given = |&index: &usize| m.card(seat, CardId(self.kind[index])).given.is_some();
        let given: Vec<usize> = (0..used).chain(gone..MAX_CARDS).filter(is_given).collect();
        let in_hand = |index: &usize| (self.hand_start()..self.pile_start()).contains(index);
        sound(given.iter().all(in_hand), "a card of another in a pile")?;
        let open = |index: &usize| bits_within((!self.known[*index]).into(), 8);
        sound(given.iter().all(open), "a card of another that is not known")?;
        sound(given.len() <= usize::from(m.seat(seat).room), "too many cards of others")?;
        sound(self.kind[used..gone].iter().chain(&self.known[used..]).all(|&rest| rest == 0), "cards after the last")
    }
}

impl Public {
    fn check(&self, m: &Match) -> Sense {
        let (seats, fighters, spaces) = (m.seats.len(), m.fighters.len(), m.board.spaces.len());
        let team = |outcome: Outcome| m.seat_ids().any(|seat| m.team(seat) == outcome.team);
        sound(self.outcome.is_none_or(team), "an unknown team has won")?;
        sound(self.active.index() < seats, "the turn of nobody")?;
        let of_seats = [self.out, self.dormant, self.away, self.reborn, self.had_turn, self.won, self.unlimited];
        let of_seats = of_seats.into_iter().chain([self.past.lost()]);
        sound(of_seats.into_iter().all(|bits| bits_within(bits.into(), seats)), "an unknown seat")?;
        for past in [self.past.hurt, self.past.left, self.past.fell] {
            sound(bits_within(past.get().0, fighters), "an unknown fighter did something")?;
        }
        sound(bits_within(self.doors.into(), m.board.doors.len()), "an unknown door")?;
        sound(bits_within(self.held.0, fighters), "an unknown fighter is held")?;
        sound(self.strike == ANY_STRIKE || within(self.strike, fighters), "an attack on nobody")?;
        for index in 0..MAX_FIGHTERS {
            let known = index < fighters;
            let limit = if known { spaces } else { 0 };
            sound(within(self.pos[index], limit) && within(self.turn_pos[index], limit), "an unknown space")?;
            sound(self.health[index] <= if known { MOST_HEALTH } else { 0 }, "more health than a fighter can have")?;
            sound(self.pos[index] == NONE || self.health[index] > 0, "a defeated fighter on the board")?;
        }
        for (index, tails) in self.tails.iter().zip(&self.turn_tails).enumerate() {
            let fighter = m.large.iter().nth(index);
            let lies = |tail: &Tail| tail.get().is_none_or(|tail| tail.index() < spaces && fighter.is_some());
            sound(lies(tails.0) && lies(tails.1), "the tail of nobody")?;
            let stands = fighter.is_some_and(|fighter| self.here.has(fighter));
            sound(stands || *tails.0 == Tail::NONE, "the tail of nobody")?;
        }
        self.check_places(m)?;
        for (slot, &item) in self.items.iter().enumerate() {
            let limit = if slot < m.board.item_spaces.len() { m.items.len() } else { 0 };
            sound(within(item, limit), "an unknown item")?;
        }
        for seat in 0..MAX_SEATS {
            let hero = m.seats.get(seat).map(|seat| &seat.hero);
            for (index, &value) in self.counters[seat].iter().enumerate() {
                let most = hero.and_then(|hero| hero.counters.get(index)).map_or(0, |counter| counter.max);
                sound(value <= most, "a counter beyond its end")?;
            }
            for (index, &value) in self.states[seat].iter().enumerate() {
                let values = hero.and_then(|hero| hero.states.get(index)).map_or(1, |state| state.values.len());
                sound(within(value, values), "an unknown value of a state")?;
            }
            let declared: usize = hero.map_or(0, |hero| hero.tokens.iter().map(|token| usize::from(token.count)).sum());
            for (index, &at) in self.tokens[seat].iter().enumerate() {
                let lies = at == NONE || index < declared && (at == GONE || known_site(m, Site(at)));
                sound(lies, "a token in an unknown space")?;
            }
        }
        for seat in m.seat_ids() {
            code_of(m, seat, self.locked_by[seat.index()])?;
            sound(within(self.revealed[seat.index()], m.seat(seat).hero.cards.len()), "an unknown card was revealed")?;
        }
        sound(self.own_steps.iter().all(|&steps| within(steps, MAX_SPACES + 1)), "too long a walk")?;
        for lasting in self.lasting {
            sound(lasting.of <= Lasting::MOST && lasting.seat().index() < seats, "a rule of nobody")?;
            code_of(m, lasting.seat(), lasting.source)?;
            let home = m.home(lasting.seat(), lasting.source);
            let rules = &m.seat(home).hero.rules;
            sound(within(lasting.rule, rules.len()), "an unknown rule")?;
            let what = rules.get(usize::from(lasting.rule)).map(|rule| rule.what);
            let limit = match what {
                Some(Holding::Restore(state)) => m.seat(home).hero.states[usize::from(state)].values.len(),
                _ => fighters,
            };
            let kept = within(lasting.it, limit) && within(lasting.chosen, fighters);
            sound(kept && within(lasting.who(), seats), "a rule of nobody")?;
        }
        for off in self.off {
            sound(within(off.fighter, fighters) && off.of.index() < seats, "an unknown fighter is off the board")?;
            let code = code_of(m, off.of, off.source)?;
            sound(usize::from(off.pc) < code.len(), "a return beyond the end of a program")?;
        }
        self.combat.check(m)?;
        let depth = usize::from(self.depth);
        sound(depth <= MAX_FRAMES && (depth > 0 || self.outcome.is_some()), "a stack of the wrong depth")?;
        sound(self.stack[depth..].iter().all(|frame| *frame == Frame::Idle), "frames above the top")?;
        for (index, frame) in self.stack[..depth].iter().enumerate() {
            frame.check(m, self, &self.stack[..index])?;
        }
        Ok(())
    }

    /// R3.4, R24.2: one fighter in a space, or at most four small ones beside it; and the sets of who stands where agree.
    fn check_places(&self, m: &Match) -> Sense {
        let (mut here, mut big, mut small) = (FighterSet::EMPTY, [SpaceSet::EMPTY; MAX_SEATS], [0u8; MAX_SPACES]);
        for (index, fighter) in m.fighters.iter().enumerate() {
            let Some(space) = self.space_of(FighterId(index as u8)) else { continue };
            here.insert(FighterId(index as u8));
            if fighter.small {
                small[space.index()] += 1;
            } else {
                sound(!big.iter().any(|taken| taken.has(space)), "two fighters in one space")?;
                big[usize::from(fighter.team)].insert(space);
            }
        }
        for fighter in m.large & here {
            let (Some(head), Some(tail)) = (self.space_of(fighter), self.tail_of(m, fighter)) else { continue };
            sound(!big.iter().any(|taken| taken.has(tail)), "two fighters in one space")?;
            sound(self.tables(m).at(head).adjacent.has(tail), "a tail apart from its head")?;
            big[m.team_of(fighter)].insert(tail);
        }
        sound(small.iter().all(|&count| count <= 4), "too many small fighters in one space")?;
        sound(here == self.here && big == self.big, "somebody stands where nobody is")
    }
}

impl Combat {
    fn check(&self, m: &Match) -> Sense {
        let fighters = m.fighters.len();
        for side in [ATTACK, DEFENSE] {
            let seat = self.seats[side];
            sound(seat.index() < m.seats.len(), "an unknown seat fights")?;
            let kinds = m.seat(seat).hero.cards.len();
            sound(
                within(self.fighters[side], fighters) && within(self.players[side], fighters),
                "nobody known fights",
            )?;
            sound(!self.running() || self.fighters[side] != NONE, "nobody fights")?;
            sound(within(self.cards[side].card, kinds), "an unknown card in a combat")?;
            sound(within(self.items[side], m.items.len()), "an unknown item in a combat")?;
            sound(self.boosts[side].iter().all(|&card| within(card, MAX_KINDS)), "an unknown boost in a combat")?;
            sound(within(self.tossed[side], kinds), "an unknown card was discarded")?;
        }
        sound(self.adds.iter().all(|more| more.unsigned_abs() < 10_000), "a value beyond all measure")?;
        for change in &self.changes {
            sound(change.by().index() < m.seats.len(), "an unknown seat changed a value")?;
            code_of(m, change.by(), change.source)?;
        }
        let kinds = m.seat(self.seats[ATTACK]).hero.cards.len();
        sound(within(self.boost.card, kinds), "an unknown boost beside an attack")?;
        sound(within(self.winner, 2), "an unknown winner")
    }
}

impl Frame {
    /// `below` are the frames under this one.
    fn check(&self, m: &Match, p: &Public, below: &[Frame]) -> Sense {
        let seat_is_known = |seat: SeatId| sound(seat.index() < m.seats.len(), "an unknown seat in a frame");
        let card_is_known = |seat: SeatId, card: u8| {
            sound(usize::from(card) < m.seat(seat).hero.cards.len(), "an unknown card in a frame")
        };
        let fighters_are_known =
            |set: FighterSet| sound(bits_within(set.0, m.fighters.len()), "unknown fighters in a frame");
        match *self {
            Self::Idle => Err("an idle frame"),
            Self::Setup { seat } => seat_is_known(seat),
            Self::Guard { seat } => {
                seat_is_known(seat)?;
                sound(below.last().and_then(Frame::as_run).is_some(), "a guard against nothing")
            }
            Self::Turn { .. } => Ok(()),
            Self::Maneuver { passed, .. } => fighters_are_known(passed.get()),
            Self::Attack { .. } | Self::Fight { .. } => sound(p.combat.running(), "a combat that is over"),
            Self::Scheme { card, by, .. } => {
                sound(by.index() < m.fighters.len(), "an unknown fighter played a scheme")?;
                card_is_known(p.active, card)
            }
            Self::Happened { set, .. } => fighters_are_known(set),
            Self::Sharing { fighter, left, shares, .. } => {
                sound(fighter.index() < m.fighters.len() && left > 0, "damage to nobody")?;
                let own = m.seat(m.fighter(fighter).seat).fighters.iter().count();
                sound(shares[own..].iter().all(|&share| share == 0), "damage to nobody")
            }
            Self::Lying { seat, fighter, .. } => {
                seat_is_known(seat)?;
                sound(within(fighter, m.fighters.len()), "an unknown fighter of a moment")
            }
            Self::Walk(walk) => {
                seat_is_known(walk.seat)?;
                fighters_are_known(walk.left)?;
                sound(within(walk.moving, m.fighters.len()), "an unknown fighter walks")?;
                if let Through::TokensFree { of, kind } = walk.through {
                    seat_is_known(SeatId(of))?;
                    let kinds = m.seat(SeatId(of)).hero.tokens.len();
                    sound(usize::from(kind) < kinds, "an unknown token in a frame")?;
                }
                sound(usize::from(walk.steps) <= MAX_SPACES && usize::from(walk.rest) <= MAX_SPACES, "too long a walk")
            }
            Self::Window { side, .. } => {
                sound(p.combat.running(), "a combat that is over")?;
                sound(side < 2, "a third side")
            }
            Self::Run(run) => run.check(m),
            Self::Discard { seat, by, chooser, source, .. } => {
                seat_is_known(seat)?;
                seat_is_known(by)?;
                seat_is_known(chooser)?;
                code_of(m, by, source).map(|_| ())
            }
            Self::Choose { at, of, count, picked, ran, picks } => {
                let run = below.iter().rev().find_map(Frame::as_run).ok_or("effects of nothing")?;
                let code = code_of(m, run.seat, run.source)?;
                let end = usize::from(at) + usize::from(of);
                let effects = code.get(usize::from(at)..end).ok_or("effects beyond the end of a program")?;
                sound(effects.iter().all(|op| matches!(op, Op::Effect { .. })), "effects that are none")?;
                sound(usize::from(of) <= MAX_CHOICES && count <= of, "too many effects")?;
                sound(picked <= count && ran <= picked, "more effects than were picked")?;
                sound(picks[..usize::from(picked)].iter().all(|&pick| pick < of), "an unknown effect")
            }
            Self::Triggers { set, left, .. } => {
                fighters_are_known(set)?;
                fighters_are_known(left)
            }
            Self::Placing { left, placed } => {
                fighters_are_known(left)?;
                fighters_are_known(placed)?;
                let run = below.last().and_then(Frame::as_run).ok_or("a placing by nothing")?;
                sound(matches!(p.op_before(m, run), Some(Op::PutEach { .. })), "a placing of nothing")
            }
            Self::Cards { seat, .. } => {
                seat_is_known(seat)?;
                let at = p.going_frame(m, below.len()).ok_or("cards go nowhere")?;
                let run = below[at].as_run().ok_or("cards go by nothing")?;
                let op = p.op_before(m, run);
                let looked = matches!(op, Some(Op::Cards { from, .. }) if from.is_looked());
                sound(!looked || run.looked_at() == seat, "a look at nothing")
            }
            Self::BoostEnd { seat, card } => {
                seat_is_known(seat)?;
                card_is_known(seat, card)
            }
            Self::Tokens(frame) => {
                let run = below.last().and_then(Frame::as_run).ok_or("tokens go by nothing")?;
                sound(matches!(p.op_before(m, run), Some(Op::Tokens { .. })), "tokens go nowhere")?;
                let tokens = m.seat(run.home(m)).tokens.iter().map(|&(_, count)| usize::from(count)).sum();
                sound(bits_within(frame.left.into(), tokens), "unknown tokens in a frame")?;
                sound(within(frame.picked, tokens), "an unknown token in a frame")
            }
        }
    }
}

impl Run {
    fn check(&self, m: &Match) -> Sense {
        sound(self.seat.index() < m.seats.len(), "a program of nobody")?;
        let code = code_of(m, self.seat, self.source)?;
        sound(usize::from(self.pc) < code.len(), "a place beyond the end of a program")?;
        for marked in [self.marks.passed, self.marks.them] {
            sound(bits_within(marked.get().0, m.fighters.len()), "an unknown fighter is marked")?;
        }
        let own = m.seat(self.home(m)).fighters.iter().count();
        sound(bits_within((self.marks.hit & Marks::HIT).into(), own), "an unknown fighter was hit")?;
        if let Some((seat, card)) = self.that_card() {
            sound(seat.index() < m.seats.len(), "a card of nobody")?;
            sound(card.index() < m.seat(seat).hero.cards.len(), "an unknown card in a program")?;
        }
        let fighters = [self.fighter, self.it, self.chosen].iter().all(|&fighter| within(fighter, m.fighters.len()));
        sound(fighters, "an unknown fighter in a program")?;
        sound(within(self.who, m.seats.len()), "an unknown opponent in a program")?;
        sound(self.looked_at().index() < m.seats.len(), "a look at nothing")?;
        let known = |space: u8| {
            within(space, m.board.spaces.len())
                || space.checked_sub(Self::ZONE).is_some_and(|zone| usize::from(zone) < m.board.zones.len())
        };
        let first = self.spaces[0] == NONE || known_site(m, Site(self.spaces[0]));
        sound(first && known(self.spaces[1]), "an unknown space in a program")?;
        let left = [self.left & 15, self.left >> 4];
        sound(left.iter().all(|&bits| bits_within(bits.into(), m.seats.len())), "an unknown seat in a program")
    }
}

/// The code that a program of this source stands in.
fn code_of(m: &Match, seat: SeatId, source: Source) -> Result<&[Op], &'static str> {
    let hero = &m.seat(seat).hero;
    match (source.as_card(), source.as_item()) {
        (Some(card), _) if card.index() >= hero.cards.len() => Err("a program of an unknown card"),
        (_, Some(item)) => m.items.get(item.index()).map(|item| item.code.as_slice()).ok_or("a program of no item"),
        (Some(_), None) | (None, None) => Ok(&m.seat(m.home(seat, source)).hero.code),
    }
}

impl Opt {
    fn check(self, m: &Match) -> Sense {
        let fighter = |id: FighterId| sound(id.index() < m.fighters.len(), "an unknown fighter");
        let space = |id: SpaceId| sound(id.index() < m.board.spaces.len(), "an unknown space");
        let item = |id: ItemId| sound(id.index() < m.items.len(), "an unknown item");
        let door = |id: DoorId| sound(id.index() < m.board.doors.len(), "an unknown door");
        let seat = |id: SeatId| sound(id.index() < m.seats.len(), "an unknown seat");
        // Whose card it is, the open question says.
        let card = |id: CardId| sound(m.seats.iter().any(|seat| id.index() < seat.hero.cards.len()), "an unknown card");
        match self {
            Self::Maneuver
            | Self::NoBoost
            | Self::Done
            | Self::NoDefense
            | Self::NoItem
            | Self::NoPlace
            | Self::Skip
            | Self::Yes
            | Self::No
            | Self::Number(_)
            | Self::Symbol(_)
            | Self::Value { .. }
            | Self::First(_) => Ok(()),
            Self::Attack { by, at } => fighter(by).and(fighter(at)),
            Self::Scheme { card: id, by } => card(id).and(fighter(by)),
            Self::Item { item: id, by } => item(id).and(fighter(by)),
            Self::Boost(id) | Self::Play(id) | Self::PlayOpen(id) | Self::Defend(id) => card(id),
            Self::DefendOpen(id) | Self::Discard(id) => card(id),
            Self::Move { fighter: id, to, via } => {
                sound(bits_within(via.get().0, m.fighters.len()), "an unknown fighter").and(fighter(id)).and(space(to))
            }
            Self::Open { door: id, by } => door(id).and(fighter(by)),
            Self::Close(id) => door(id),
            Self::Use(id) => item(id),
            Self::MoveLarge { fighter: id, to, tail, via } => {
                sound(bits_within(via.get().0, m.fighters.len()), "an unknown fighter")?;
                fighter(id).and(space(to)).and(tail.get().map_or(Ok(()), space))
            }
            Self::Place { fighter: id, space: to, tail } => {
                fighter(id).and(space(to)).and(tail.get().map_or(Ok(()), space))
            }
            Self::Fighter(id) => fighter(id),
            Self::Space(id) => space(id),
            Self::Card { seat: of, card: id } => {
                seat(of)?;
                sound(id.index() < m.seat(of).hero.cards.len(), "an unknown card")
            }
            Self::Effect { seat: of, source, .. } => {
                seat(of)?;
                code_of(m, of, source).map(|_| ())
            }
            Self::Seat(id) => seat(id),
            Self::Zone(zone) => sound(usize::from(zone) < m.board.zones.len(), "an unknown zone"),
            Self::Token { seat: of, kind, at, .. } => {
                seat(of)?;
                sound(usize::from(kind) < m.seat(of).hero.tokens.len(), "an unknown token")?;
                sound(known_site(m, at), "an unknown space")
            }
        }
    }
}
