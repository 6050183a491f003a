//! Tokens of heroes: they lie on the board, are no fighters and in nobody's way.

use crate::choice::{Opt, Options, TokenVerb};
use crate::def::{Match, TokenDef};
use crate::event::{Event, Host};
use crate::flow::Engine;
use crate::ids::*;
use crate::program::*;
use crate::state::*;

/// Out of the game: a token that does not go back to the supply.
pub(crate) const GONE: u8 = NONE - 1;

/// Some of a seat's tokens, as bits over its row of them.
pub(crate) type TokenBits = u32;

const _: () = assert!(MAX_SEAT_TOKENS <= TokenBits::BITS as usize && MAX_SPACES + MAX_LINES <= GONE as usize);

/// Where tokens lie is open to all.
impl Public {
    /// Where a token lies, if it lies on the board.
    fn token_at(&self, seat: SeatId, token: u8) -> Option<Site> {
        let at = self.tokens[seat.index()][usize::from(token)];
        (at < GONE).then_some(Site(at))
    }

    /// The tokens of a kind, wherever they are.
    fn token_row(&self, m: &Match, seat: SeatId, kind: u8) -> std::ops::Range<u8> {
        let (first, count) = m.seat(seat).tokens[usize::from(kind)];
        first..first + count
    }

    /// Where the tokens of a kind lie, one after the other.
    pub fn tokens(&self, m: &Match, seat: SeatId, kind: u8) -> impl Iterator<Item = Site> + '_ {
        self.token_row(m, seat, kind).filter_map(move |token| self.token_at(seat, token))
    }

    /// How many tokens of a kind are in the supply.
    pub fn token_supply(&self, m: &Match, seat: SeatId, kind: u8) -> u8 {
        let row = self.token_row(m, seat, kind);
        row.filter(|&token| self.tokens[seat.index()][usize::from(token)] == NONE).count() as u8
    }

    /// The spaces with a token of a kind.
    pub(crate) fn token_spaces(&self, m: &Match, seat: SeatId, kind: u8) -> SpaceSet {
        self.tokens(m, seat, kind).filter_map(Site::space).collect()
    }

    /// The lines with a token of a kind.
    fn token_lines(&self, m: &Match, seat: SeatId, kind: u8) -> impl Iterator<Item = LineId> + '_ {
        self.tokens(m, seat, kind).filter_map(Site::line)
    }

    /// The lines where a token of a kind may be put: one of a kind lies on each at most.
    fn free_lines(&self, m: &Match, seat: SeatId, kind: u8) -> impl Iterator<Item = LineId> + '_ {
        let taken: Vec<LineId> = self.token_lines(m, seat, kind).collect();
        m.board.line_ids().filter(move |line| !taken.contains(line))
    }

    /// The spaces next to a token: around its space, or at both ends of its line.
    pub(crate) fn near_site(&self, m: &Match, site: Site) -> SpaceSet {
        match (site.space(), site.line()) {
            (Some(space), _) => self.tables(m).at(space).adjacent,
            (None, Some(line)) => m.board.ends(line, self.doors),
            (None, None) => SpaceSet::EMPTY,
        }
    }

    /// Whether a fighter is next to a token; a large one is not next to what lies where it stands itself.
    pub(crate) fn is_near_site(&self, m: &Match, fighter: FighterId, site: Site) -> bool {
        let body = self.body(m, fighter);
        !site.space().is_some_and(|space| body.has(space)) && !(self.near_site(m, site) & body).is_empty()
    }

    /// The spaces where a token of a kind may be put, as its declaration says.
    fn token_room(&self, m: &Match, seat: SeatId, kind: u8) -> SpaceSet {
        let def = &m.seat(seat).hero.tokens[usize::from(kind)];
        let mut room = m.board.all();
        if !def.stack {
            room = room.minus(self.token_spaces(m, seat, kind));
        }
        if def.free {
            room = (room & self.empty_spaces(m)).minus(self.all_tokens(m, seat));
        }
        room
    }

    /// The spaces with any token of a seat.
    fn all_tokens(&self, m: &Match, seat: SeatId) -> SpaceSet {
        let kinds = 0..m.seat(seat).hero.tokens.len() as u8;
        kinds.fold(SpaceSet::EMPTY, |set, kind| set | self.token_spaces(m, seat, kind))
    }

    /// The supply is empty, and one from the board is to be taken in its place.
    pub(crate) fn must_take_from_board(&self, m: &Match, seat: SeatId, kind: u8) -> bool {
        m.seat(seat).hero.tokens[usize::from(kind)].wrap && self.token_supply(m, seat, kind) == 0
    }

    /// How many tokens of one kind a seat has still to lay out at setup.
    pub(crate) fn tokens_to_lay(&self, m: &Match, seat: SeatId) -> Option<u8> {
        let left =
            |(kind, def): (usize, &TokenDef)| def.start.checked_sub(self.tokens(m, seat, kind as u8).count() as u8);
        m.seat(seat).hero.tokens.iter().enumerate().filter_map(left).find(|&left| left > 0)
    }

    /// How many tokens a text has still to deal with: no more than there are.
    pub(crate) fn tokens_due(&self, m: &Match, frame: TokenFrame) -> u8 {
        let Some((run, _, TokenDeed::Put { kind, .. } | TokenDeed::PutLine { kind, .. })) = self.token_deed(m) else {
            return frame.count;
        };
        let home = run.home(m);
        let wraps = m.seat(home).hero.tokens[usize::from(kind)].wrap;
        if wraps { frame.count } else { frame.count.min(self.token_supply(m, home, kind)) }
    }

    /// What happens to tokens, by the program below the frame on top.
    pub(crate) fn token_deed(&self, m: &Match) -> Option<(Run, SeatId, TokenDeed)> {
        let run = *self.stack[..self.depth as usize].iter().rev().find_map(Frame::as_run)?;
        let Some(Op::Tokens { by, deed }) = self.op_before(m, &run) else { return None };
        Some((run, run.seat_of(by)?, deed))
    }
}

impl State {
    /// The tokens that a text speaks of, as bits.
    pub(crate) fn meant_tokens(&self, m: &Match, run: &Run, which: TokenGroup) -> TokenBits {
        let row = || self.token_row(m, run.home(m), which.kind);
        let bits = if self.on_lines(m, run, which.kind) {
            let lines = self.lines_at(m, run, which.place);
            let line = |token: u8| self.token_at(run.home(m), token).and_then(Site::line);
            bits_of(row().filter(|&token| line(token).is_some_and(|line| lines.contains(&line))))
        } else {
            let spaces = self.spaces(m, run, None, Spaces { kind: SpaceKind::Free, place: which.place });
            let space = |token: u8| self.token_at(run.home(m), token).and_then(Site::space);
            bits_of(row().filter(|&token| space(token).is_some_and(|space| spaces.has(space))))
        };
        match which.pick {
            TokenPick::One | TokenPick::Some { .. } | TokenPick::Each => bits,
            TokenPick::That => self.that_token(m, run, which.kind),
            TokenPick::Another => bits & !self.that_token(m, run, which.kind),
        }
    }

    /// The token that a text chose, placed or moved last; of equal ones in a space, the first.
    fn that_token(&self, m: &Match, run: &Run, kind: u8) -> TokenBits {
        let there = |&token: &u8| self.token_at(run.home(m), token).is_some_and(|site| site.0 == run.spaces[0]);
        self.token_row(m, run.home(m), kind).find(there).map_or(0, |token| 1 << token)
    }

    /// Whether tokens of a kind lie on lines.
    fn on_lines(&self, m: &Match, run: &Run, kind: u8) -> bool {
        m.seat(run.home(m)).hero.tokens[usize::from(kind)].line
    }

    /// The lines at a place: those that end there. A line is adjacent to whoever stands at one of its ends.
    #[cold]
    fn lines_at(&self, m: &Match, run: &Run, place: SpacePlace) -> Vec<LineId> {
        let ends = |line: LineId| m.board.ends(line, self.p.doors);
        let ending = |place: SpacePlace| -> Vec<LineId> {
            let spaces = self.spaces(m, run, None, Spaces { kind: SpaceKind::Free, place });
            m.board.line_ids().filter(|&line| !(ends(line) & spaces).is_empty()).collect()
        };
        match place {
            // Those of closed doors are on the board all the same.
            SpacePlace::Anywhere => m.board.line_ids().collect(),
            SpacePlace::WithAdjacent(bound, crowd) => {
                let of = self.crowd(m, run, crowd) & self.on_board();
                let count = |line: LineId| {
                    let stands = |&fighter: &FighterId| !(self.body(m, fighter) & ends(line)).is_empty();
                    of.iter().filter(stands).count() as u32
                };
                m.board.line_ids().filter(|&line| bound.holds(count(line))).collect()
            }
            SpacePlace::Adjacent(who) => ending(SpacePlace::SpaceOf(who)),
            SpacePlace::AdjacentToPicked => ending(SpacePlace::Picked),
            SpacePlace::Zone(_)
            | SpacePlace::OutsideZone(_)
            | SpacePlace::Apart(_)
            | SpacePlace::SpaceOf(_)
            | SpacePlace::Within(..)
            | SpacePlace::Nearest(_)
            | SpacePlace::NextToNearest(..)
            | SpacePlace::Start(_)
            | SpacePlace::ZoneWith(..)
            | SpacePlace::PickedZone
            | SpacePlace::Picked
            | SpacePlace::TurnStart
            | SpacePlace::Token(..)
            | SpacePlace::NearToken(_) => ending(place),
        }
    }

    /// The lines onto which a text can put a token.
    #[cold]
    fn line_ends(&self, m: &Match, run: &Run, kind: u8, place: SpacePlace) -> Vec<Site> {
        let there = self.lines_at(m, run, place);
        let free = self.free_lines(m, run.home(m), kind);
        free.filter(|line| there.contains(line)).map(Site::from).collect()
    }

    /// The spaces into which a text can put a token; `from` is where it lies, if it lies on the board.
    fn token_ends(&self, m: &Match, run: &Run, kind: u8, spaces: Spaces, from: Option<SpaceId>) -> SpaceSet {
        let mut ends = self.spaces(m, run, None, spaces) & self.token_room(m, run.home(m), kind);
        if let Some(from) = from {
            // It stays where it is, or goes somewhere else.
            ends.remove(from);
        }
        ends
    }

    /// Whether such a deed can be done at all.
    pub(crate) fn token_deed_possible(&self, m: &Match, run: &Run, deed: TokenDeed) -> bool {
        match deed {
            TokenDeed::Put { kind, spaces, .. } => {
                let def = &m.seat(run.home(m)).hero.tokens[usize::from(kind)];
                let supply = self.token_supply(m, run.home(m), kind);
                let some = supply > 0 || def.wrap && self.tokens(m, run.home(m), kind).next().is_some();
                some && !self.token_ends(m, run, kind, spaces, None).is_empty()
            }
            TokenDeed::PutLine { kind, place, .. } => {
                let def = &m.seat(run.home(m)).hero.tokens[usize::from(kind)];
                let some = self.token_supply(m, run.home(m), kind) > 0
                    || def.wrap && self.tokens(m, run.home(m), kind).next().is_some();
                some && !self.line_ends(m, run, kind, place).is_empty()
            }
            TokenDeed::PutEach { kind, .. } => self.token_supply(m, run.home(m), kind) > 0,
            TokenDeed::Move { which, .. }
            | TokenDeed::Shift { which, .. }
            | TokenDeed::ShiftLine { which, .. }
            | TokenDeed::Choose { which }
            | TokenDeed::Remove { which } => {
                let least = match which.pick {
                    TokenPick::Some { count, up_to: false } => count,
                    TokenPick::Some { .. }
                    | TokenPick::One
                    | TokenPick::Each
                    | TokenPick::That
                    | TokenPick::Another => 1,
                };
                self.meant_tokens(m, run, which).count_ones() >= u32::from(least)
            }
        }
    }

    /// The spaces that get a token each.
    fn each_space(&self, m: &Match, run: &Run, kind: u8, own: Option<Who>, place: SpacePlace) -> SpaceSet {
        let own = own.and_then(|who| self.who(m, run, who)).map_or(SpaceSet::EMPTY, |own| self.body(m, own));
        let around = self.spaces(m, run, None, Spaces { kind: SpaceKind::Free, place });
        (own | around) & self.token_room(m, run.home(m), kind)
    }

    /// The options while tokens are chosen, placed or moved.
    pub(crate) fn token_options(&self, m: &Match, frame: TokenFrame, out: &mut Options) {
        let Some((run, _, deed)) = self.p.token_deed(m) else { return };
        let seat = run.home(m);
        let mut offer = |verb: TokenVerb, kind: u8, sites: Vec<Site>| {
            sites.into_iter().for_each(|at| out.push(Opt::Token { verb, seat, kind, at }));
        };
        let sites = |spaces: SpaceSet| -> Vec<Site> { spaces.iter().map(Site::from).collect() };
        let picked = (frame.picked != NONE).then_some(frame.picked);
        let from = picked.and_then(|token| self.token_at(seat, token));
        let from_space = from.and_then(Site::space);
        // Equal ones in one place are one.
        let lying = |bits: TokenBits| -> Vec<Site> {
            let tokens = (0..MAX_SEAT_TOKENS as u8).filter(|token| bits >> token & 1 == 1);
            let mut sites: Vec<Site> = tokens.filter_map(|token| self.token_at(seat, token)).collect();
            sites.sort_unstable();
            sites.dedup();
            sites
        };
        match deed {
            TokenDeed::Put { kind, spaces, up_to, .. } => {
                if picked.is_none() && self.must_take_from_board(m, seat, kind) {
                    offer(TokenVerb::Choose, kind, lying(bits_of(self.token_row(m, seat, kind))));
                } else {
                    offer(TokenVerb::Place, kind, sites(self.token_ends(m, &run, kind, spaces, from_space)));
                }
                if up_to && !out.is_empty() {
                    out.push(Opt::NoPlace);
                }
            }
            TokenDeed::PutEach { kind, own, place } => {
                let without = self.each_space(m, &run, kind, own, place).minus(self.token_spaces(m, seat, kind));
                offer(TokenVerb::Place, kind, sites(without));
            }
            TokenDeed::PutLine { kind, place, up_to, .. } => {
                if picked.is_none() && self.must_take_from_board(m, seat, kind) {
                    offer(TokenVerb::Choose, kind, lying(bits_of(self.token_row(m, seat, kind))));
                } else {
                    offer(TokenVerb::Place, kind, self.line_ends(m, &run, kind, place));
                }
                if up_to && !out.is_empty() {
                    out.push(Opt::NoPlace);
                }
            }
            TokenDeed::ShiftLine { which, place } => match from {
                None => offer(TokenVerb::Choose, which.kind, lying(frame.left)),
                Some(_) => offer(TokenVerb::Move, which.kind, self.line_ends(m, &run, which.kind, place)),
            },
            TokenDeed::Move { which, steps } => match from_space {
                None => offer(TokenVerb::Choose, which.kind, lying(frame.left)),
                Some(at) => {
                    let near = self.tables(m).near(at, self.amount(m, &run, steps)).minus(SpaceSet::one(at));
                    let ends = near & self.token_room(m, seat, which.kind);
                    offer(TokenVerb::Move, which.kind, sites(ends));
                    if !ends.is_empty() {
                        out.push(Opt::Done);
                    }
                }
            },
            TokenDeed::Shift { which, spaces } => match from_space {
                None => offer(TokenVerb::Choose, which.kind, lying(frame.left)),
                Some(at) => {
                    let ends = self.token_ends(m, &run, which.kind, spaces, Some(at));
                    offer(TokenVerb::Move, which.kind, sites(ends));
                }
            },
            TokenDeed::Choose { which } | TokenDeed::Remove { which } => {
                offer(TokenVerb::Choose, which.kind, lying(frame.left));
            }
        }
        let fewer = |which: TokenGroup| matches!(which.pick, TokenPick::Some { up_to: true, .. });
        let may_stop = match deed {
            TokenDeed::Move { which, .. }
            | TokenDeed::Shift { which, .. }
            | TokenDeed::ShiftLine { which, .. }
            | TokenDeed::Remove { which } => fewer(which) && picked.is_none(),
            TokenDeed::Choose { .. } => false,
            TokenDeed::Put { .. } | TokenDeed::PutLine { .. } | TokenDeed::PutEach { .. } => false,
        };
        if may_stop && !out.is_empty() {
            out.push(Opt::NoPlace);
        }
    }

    /// The kind of tokens that a seat has still to lay out at setup, and where they may lie.
    pub(crate) fn token_to_lay(&self, m: &Match, seat: SeatId) -> Option<(u8, Vec<Site>)> {
        let run = Run::new(seat, Source::ABILITY, 0, NONE, false);
        let hero = &m.seat(seat).hero;
        hero.tokens.iter().enumerate().find_map(|(kind, def)| {
            let kind = kind as u8;
            if self.tokens(m, seat, kind).count() >= usize::from(def.start) {
                return None;
            }
            if def.line {
                let lines: Vec<Site> = self.free_lines(m, seat, kind).map(Site::from).collect();
                return (!lines.is_empty()).then_some((kind, lines));
            }
            // In different spaces without fighters; where the text finds none, anywhere.
            let free = self.empty_spaces(m).minus(self.all_tokens(m, seat));
            let meant = def.start_in.map_or(free, |spaces| self.spaces(m, &run, None, spaces) & free);
            [meant, free]
                .into_iter()
                .find(|spaces| !spaces.is_empty())
                .map(|spaces| (kind, spaces.iter().map(Site::from).collect()))
        })
    }
}

/// Tokens as bits.
fn bits_of(tokens: impl Iterator<Item = u8>) -> TokenBits {
    tokens.fold(0, |bits, token| bits | 1 << token)
}

/// What the frame of a deed with tokens remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TokenFrame {
    /// Those that may still be chosen.
    pub left: TokenBits,
    /// How many are still to be dealt with.
    pub count: u8,
    /// The one that is on its way.
    pub picked: u8,
    /// How many were dealt with.
    pub done: u8,
}

impl<H: Host> Engine<'_, H> {
    pub fn act_tokens(&mut self, run: &mut Run, asked: Option<SeatId>, deed: TokenDeed) -> bool {
        let m = self.m;
        if asked.is_none() || self.s.is_out(run.home(m)) {
            return false;
        }
        let frame = |left: TokenBits, count: u8| TokenFrame { left, count, picked: NONE, done: 0 };
        let frame = match deed {
            TokenDeed::Put { count, .. } | TokenDeed::PutLine { count, .. } => frame(0, count),
            TokenDeed::PutEach { kind, own, place } => {
                let spaces = self.s.each_space(m, run, kind, own, place);
                let supply = self.s.token_supply(m, run.home(m), kind);
                if u32::from(supply) < spaces.len() {
                    frame(0, supply)
                } else {
                    for space in spaces {
                        self.put_token(run.home(m), kind, None, space.into());
                    }
                    return !spaces.is_empty();
                }
            }
            TokenDeed::Move { which, .. }
            | TokenDeed::Shift { which, .. }
            | TokenDeed::ShiftLine { which, .. }
            | TokenDeed::Choose { which } => {
                let bits = self.s.meant_tokens(m, run, which);
                let count = match which.pick {
                    TokenPick::Each => bits.count_ones() as u8,
                    TokenPick::Some { count, .. } => count.min(bits.count_ones() as u8),
                    TokenPick::One | TokenPick::That | TokenPick::Another => 1,
                };
                let picked = if which.pick == TokenPick::That { bits.trailing_zeros() as u8 } else { NONE };
                if bits == 0 {
                    return false;
                }
                TokenFrame { left: bits, count, picked, done: 0 }
            }
            TokenDeed::Remove { which } => {
                let bits = self.s.meant_tokens(m, run, which);
                let besides = self.is_shared(run);
                run.count(Counted::Removed, 0, besides);
                if matches!(which.pick, TokenPick::Each | TokenPick::That) {
                    run.count(Counted::Removed, bits.count_ones() as u8, besides);
                    self.remove_tokens(run.home(m), which.kind, bits);
                    return bits != 0;
                }
                let count = if let TokenPick::Some { count, .. } = which.pick { count } else { 1 };
                frame(bits, count.min(bits.count_ones() as u8))
            }
        };
        if frame.count == 0 {
            return false;
        }
        self.push(Frame::Tokens(frame));
        false
    }

    pub fn apply_token(&mut self, mut frame: TokenFrame, opt: Opt) {
        let Some((run, _, deed)) = self.s.p.token_deed(self.m) else { return self.end_tokens(frame) };
        let seat = run.home(self.m);
        let Opt::Token { verb, kind, at, .. } = opt else {
            // Who leaves a token where it is has dealt with it; who places none has done with placing.
            return match deed {
                TokenDeed::Move { .. } if opt == Opt::Done => self.next_token(frame),
                _ => self.end_tokens(frame),
            };
        };
        let candidates = match deed {
            TokenDeed::Put { .. } | TokenDeed::PutLine { .. } | TokenDeed::PutEach { .. } => TokenBits::MAX,
            _ => frame.left,
        };
        let there = |token: &u8| candidates >> token & 1 == 1 && self.s.token_at(seat, *token) == Some(at);
        let chosen = self.s.token_row(self.m, seat, kind).find(there);
        match (verb, deed) {
            (TokenVerb::Choose, TokenDeed::Choose { .. }) => {
                frame.done += 1;
                self.note_token(at);
                self.next_token(frame);
            }
            (TokenVerb::Choose, TokenDeed::Remove { .. }) => {
                frame.done += 1;
                frame.left &= chosen.map_or(TokenBits::MAX, |token| !(1 << token));
                if let Some(run) = self.run_below() {
                    run.count(Counted::Removed, 1, true);
                }
                self.next_token(frame);
                self.remove_tokens(seat, kind, chosen.map_or(0, |token| 1 << token));
            }
            (TokenVerb::Choose, _) => {
                frame.picked = chosen.unwrap_or(NONE);
                self.set_top(Frame::Tokens(frame));
            }
            (TokenVerb::Place | TokenVerb::Move, _) => {
                let picked = (frame.picked != NONE).then_some(frame.picked);
                self.put_token(seat, kind, picked, at);
                frame.done += 1;
                self.note_token(at);
                self.next_token(frame);
            }
        }
    }

    /// The one on its way has arrived, or stays; on to the next.
    fn next_token(&mut self, mut frame: TokenFrame) {
        if frame.picked != NONE {
            frame.left &= !(1 << frame.picked);
            frame.picked = NONE;
        }
        frame.count = frame.count.saturating_sub(1);
        if frame.count == 0 {
            self.end_tokens(frame);
        } else {
            self.set_top(Frame::Tokens(frame));
        }
    }

    /// R13.4: there is nothing to choose from.
    pub fn pass_token(&mut self, frame: TokenFrame) {
        if frame.picked == NONE { self.end_tokens(frame) } else { self.next_token(frame) }
    }

    fn end_tokens(&mut self, frame: TokenFrame) {
        self.pop();
        if let Some(run) = self.run_below() {
            run.set(Run::DONE, frame.done > 0);
        }
    }

    /// Where the token lies that a text chose, placed or moved last.
    fn note_token(&mut self, at: Site) {
        if let Some(run) = self.run_below() {
            // A zone stays picked.
            let zone = Some(run.spaces[1]).filter(|&zone| zone >= Run::ZONE);
            run.spaces = [at.0, zone.unwrap_or(NONE)];
        }
    }

    /// Puts a token of a kind somewhere: this one, or one of the supply.
    pub fn put_token(&mut self, seat: SeatId, kind: u8, token: Option<u8>, to: Site) {
        let mut row = self.s.token_row(self.m, seat, kind);
        let unused = |token: &u8| self.s.p.tokens[seat.index()][usize::from(*token)] == NONE;
        let Some(token) = token.or_else(|| row.find(unused)) else { return };
        let from = self.s.token_at(seat, token);
        self.s.p.tokens[seat.index()][usize::from(token)] = to.0;
        self.h.event(Event::Token { seat, kind, from, to: Some(to) });
    }

    fn remove_tokens(&mut self, seat: SeatId, kind: u8, bits: TokenBits) {
        let hero = &self.m.seat(seat).hero;
        let gone = hero.tokens[usize::from(kind)].gone;
        for token in (0..MAX_SEAT_TOKENS as u8).filter(|token| bits >> token & 1 == 1) {
            let from = self.s.token_at(seat, token);
            self.s.p.tokens[seat.index()][usize::from(token)] = if gone { GONE } else { NONE };
            self.h.event(Event::Token { seat, kind, from, to: None });
        }
        for _ in 0..bits.count_ones() {
            self.run_waiting(seat, |ability| &ability.token_removed, kind);
        }
    }
}
