//! The whole game as plain data of fixed size.

use crate::def::{Happening, LastingRule, Match, Moment, Seat};
use crate::ids::*;
use crate::program::{Counted, Discard, Op, Pc, Player, Through, Timing, Until, Whose};
use crate::term::{KeptChange, MAX_CHANGES};
use crate::token::TokenFrame;
use crate::view::HIDDEN;
use std::ops::Deref;

/// A game at any moment. Cloning it is a copy of memory.
#[derive(Clone, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct State {
    pub(crate) p: Public,
    pub(crate) cards: [Cards; MAX_SEATS],
    /// Where chance comes from; no view ever holds it.
    pub(crate) seed: u64,
}

/// All that lies open, apart from the cards committed face down in `combat`: the one face of `State` and `View`, which both
/// let it be read and neither let it be changed. In a view, cards that its seat does not see are masked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Public {
    // What nearly every question asks for lies together, so that it takes few lines of a cache.
    /// Who stands on the board.
    pub(crate) here: FighterSet,
    /// Where the fighters of each team stand that are not small: one in a space (R3.4), a large one in both of its spaces.
    pub(crate) big: [SpaceSet; MAX_SEATS],
    pub(crate) held: FighterSet,
    pub(crate) depth: u8,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) active: SeatId,
    /// Closed doors as bits.
    pub(crate) doors: u8,
    pub(crate) actions: u8,
    /// Seats as bits: eliminated, dormant (R5.13), having begun their second life's wait, having used it.
    pub(crate) out: u8,
    pub(crate) dormant: u8,
    pub(crate) away: u8,
    pub(crate) reborn: u8,
    /// Seats that have had a turn (R19.2).
    pub(crate) had_turn: u8,
    /// Seats whose next attack this turn may go anywhere.
    pub(crate) unlimited: u8,
    /// One of the actions is for an attack alone that comes next: on whom, `ANY_STRIKE` for anybody; `NONE`: no action is.
    pub(crate) strike: u8,
    /// Seats that won a combat this turn that is over.
    pub(crate) won: u8,
    pub(crate) ending_turn: bool,
    /// Actions begun this turn; parts the streams of chance.
    pub(crate) taken: u8,
    /// Where each fighter stands, a large one with its head; changed by `stand`, `lift` and `swap` alone, which keep `here` and
    /// `big` in step with it.
    pub(crate) pos: [u8; MAX_FIGHTERS],
    pub(crate) stack: [Frame; MAX_FRAMES],
    pub(crate) combat: Combat,
    pub(crate) turn: u16,
    /// How often a die was rolled or a side deck shuffled, and what a die showed last.
    pub(crate) rolls: u16,
    pub(crate) roll: u8,
    pub(crate) past: Past,
    /// What texts let hold for a time.
    pub(crate) lasting: [Lasting; MAX_LASTING],
    /// In a maneuver, how far each fighter of the active seat goes, from its first; `NONE`: as far as the others.
    pub(crate) own_steps: [u8; MAX_SEAT_FIGHTERS],
    /// The card of each seat that was revealed last in this turn.
    pub(crate) revealed: [u8; MAX_SEATS],
    /// Who is off the board for a time.
    pub(crate) off: [Off; MAX_OFF],
    pub(crate) health: [u8; MAX_FIGHTERS],
    /// The item on each of the board's item spaces.
    pub(crate) items: [u8; MAX_ITEMS],
    pub(crate) counters: [[u8; MAX_COUNTERS]; MAX_SEATS],
    pub(crate) states: [[u8; MAX_STATES]; MAX_SEATS],
    /// Where the tokens of each seat lie, those of one kind after the other: `NONE` in the supply, `GONE` out of the game.
    pub(crate) tokens: [[u8; MAX_SEAT_TOKENS]; MAX_SEATS],
    /// For the rest of the turn, the value of a seat's cards (R27.8).
    pub(crate) locked: [u8; MAX_SEATS],
    /// What locked it.
    pub(crate) locked_by: [Source; MAX_SEATS],
    pub(crate) shuffles: [u8; MAX_SEATS],
    /// Where each fighter was when this turn began.
    pub(crate) turn_pos: [u8; MAX_FIGHTERS],
    /// Where the tails of the large fighters lie, in the order of `Match::large`, and where they did when this turn began.
    pub(crate) tails: [Tail; MAX_LARGE],
    pub(crate) turn_tails: [Tail; MAX_LARGE],
}

/// Where damage comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hurt {
    /// An effect.
    Effect,
    /// A combat.
    Combat,
    /// An empty deck (R17.5).
    Exhaustion,
    /// A combat whose rules on damage are worked out already.
    Worked,
}

/// Anybody may be attacked with an action that is for an attack alone.
pub(crate) const ANY_STRIKE: u8 = NONE - 1;

/// How many rules can hold for a time at once; more push out the oldest.
pub(crate) const MAX_LASTING: usize = 5;

/// A rule that holds for a time, in five bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lasting {
    /// A place in `Hero::rules`, or `NONE`.
    pub rule: u8,
    /// The first fighter that it keeps (`LastingRule::keeps`), or the value that a state gets back.
    pub it: u8,
    /// The second one.
    pub chosen: u8,
    /// Whose text says it, for how long, and "that opponent" plus 1, in two, two and three bits.
    pub of: u8,
    /// The card or ability that says it.
    pub source: Source,
}

impl Lasting {
    pub const NONE: Self = Self { rule: NONE, it: NONE, chosen: NONE, of: 0, source: Source::ABILITY };
    /// The highest value of `of`.
    pub const MOST: u8 = 3 | 3 << 2 | 4 << 4;

    pub fn new(run: &Run, rule: u8, until: Until, [it, chosen]: [u8; 2]) -> Self {
        let who = if run.who == NONE { 0 } else { run.who + 1 };
        Self { rule, it, chosen, of: run.seat.0 | (until as u8) << 2 | who << 4, source: run.source }
    }

    pub fn seat(self) -> SeatId {
        SeatId(self.of & 3)
    }

    pub fn until(self) -> Until {
        [Until::TurnEnds, Until::CombatEnds, Until::NextTurn, Until::ManeuverEnds][usize::from(self.of >> 2 & 3)]
    }

    /// What it is.
    pub fn rule(self, m: &Match) -> Option<&LastingRule> {
        m.seat(m.home(self.seat(), self.source)).hero.rules.get(usize::from(self.rule))
    }

    /// The program that it is seen from.
    pub fn run(self, m: &Match, combat: bool) -> Run {
        // What a card that was given names is its owner's.
        let given = m.home(self.seat(), self.source) != self.seat();
        let source = if given { self.source } else { Source::ABILITY };
        let flags = if self.source.as_card().is_some() { Run::OF_CARD } else { 0 };
        let run = Run::new(self.seat(), source, 0, NONE, combat);
        Run { it: self.it, chosen: self.chosen, who: self.who(), flags, ..run }
    }

    /// "That opponent" of the text.
    pub fn who(self) -> u8 {
        (self.of >> 4 & 7).checked_sub(1).unwrap_or(NONE)
    }
}

/// How many fighters can be off the board for a time at once; no more can leave it.
pub(crate) const MAX_OFF: usize = 2;

/// A fighter that is off the board until the next turn of a seat begins, and the program that brings it back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Off {
    /// `NONE` for nobody.
    pub fighter: u8,
    /// Whose turn it is, and whose text.
    pub of: SeatId,
    pub source: Source,
    pub pc: Pc,
}

impl Off {
    pub const NONE: Self = Self { fighter: NONE, of: SeatId(0), source: Source::ABILITY, pc: 0 };
}

/// What has happened in the turn that is going on, as far as texts can ask for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Past {
    /// The fighters of the active seat that attacked in a combat that is over, as bits from its first.
    pub attacked: u16,
    /// Those that took damage.
    pub hurt: Few,
    /// Those that left a space.
    pub left: Few,
    /// Those that were defeated.
    pub fell: Few,
    /// What the active seat did as an action, as bits; in the upper half, the seats that lost a combat that is over.
    pub did: u8,
    /// The combat damage that the active seat dealt.
    pub dealt: u8,
    /// How many cards each seat has played.
    pub played: [u8; MAX_SEATS],
    /// The effects that each seat has chosen, of those that can be chosen once a turn, as bits.
    pub chosen: [u8; MAX_SEATS],
    /// The fighters of each seat that began the turn with a token of the kind that its texts ask for, as bits from its first.
    pub with_token: [u16; MAX_SEATS],
    /// The lines that a fighter of each seat has moved along, where its texts ask for them: numbers of lines, then `NONE`.
    pub lines: [[u8; MAX_MOVED_ALONG]; MAX_SEATS],
}

impl Past {
    pub const NOTHING: Self = Self {
        attacked: 0,
        hurt: Few::EMPTY,
        left: Few::EMPTY,
        fell: Few::EMPTY,
        did: 0,
        dealt: 0,
        played: [0; MAX_SEATS],
        chosen: [0; MAX_SEATS],
        with_token: [0; MAX_SEATS],
        lines: [[NONE; MAX_MOVED_ALONG]; MAX_SEATS],
    };

    /// How many different lines a fighter of a seat has moved along, as far as they are remembered.
    pub fn different_lines(&self, seat: SeatId) -> u32 {
        self.lines[seat.index()].iter().filter(|&&line| line != NONE).count() as u32
    }

    pub fn note_line(&mut self, seat: SeatId, line: LineId) {
        let row = &mut self.lines[seat.index()];
        if !row.contains(&line.0)
            && let Some(room) = row.iter_mut().find(|old| **old == NONE)
        {
            *room = line.0;
        }
    }

    pub fn note_lost(&mut self, seat: SeatId) {
        self.did |= seat.bit() << 4;
    }

    /// The seats that lost a combat that is over.
    pub fn lost(&self) -> u8 {
        self.did >> 4
    }

    pub fn note_played(&mut self, seat: SeatId) {
        let played = &mut self.played[seat.index()];
        *played = played.saturating_add(1);
    }
}

/// The longest row of frames that texts can build without triggers is 11: turn, fight, window, card, choice, chosen effect,
/// boost, bonus, choice, chosen effect, discard. Triggers nest only while there is room.
pub(crate) const MAX_FRAMES: usize = 14;

/// Frames that a trigger may need: itself, its program, a choice, a chosen effect, a discard or walk.
pub(crate) const TRIGGER_ROOM: usize = 5;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The team that won; without teams, the number of the seat.
    pub team: u8,
}

/// Hardly ever does a hand hold more cards.
const USUAL_HAND: usize = 8;

/// One seat's cards: deck (bottom first), then hand, then discard pile (bottom first), then what lies aside, in one row. What was
/// removed from the game lies at the other end of it, the first one last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub(crate) struct Cards {
    pub deck: u8,
    pub hand: u8,
    pub len: u8,
    pub removed: u8,
    /// How many of the last lie aside.
    pub aside: u8,
    pub kind: [u8; MAX_CARDS],
    /// Who knows each card, as bits of seats. Means nothing in the discard pile, which is open. Of a card that lies aside, the
    /// upper half says where (`Aside`).
    pub known: [u8; MAX_CARDS],
}

/// Where a card lies that is in no deck, hand or discard pile: in two bits the seat that holds it, in two bits what it lies in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Aside(u8);

impl Aside {
    /// The bits of `Cards::known` that say who knows the card.
    pub const SEERS: u8 = 0x0f;

    /// Face up before its owner, with a text that holds as long as it lies there.
    pub fn in_play(seat: SeatId) -> Self {
        Self(seat.0 << 4 | 2 << 6)
    }

    /// In a pile that the hero of this seat declares.
    pub fn pile(holder: SeatId, pile: u8) -> Self {
        Self(holder.0 << 4 | (pile & 1) << 6)
    }

    /// In a side deck of its owner, face down or discarded.
    pub fn side(deck: u8, discarded: bool) -> Self {
        Self(3 << 6 | (deck & 1) << 5 | u8::from(discarded) << 4)
    }

    pub fn of(byte: u8) -> Self {
        Self(byte & !Self::SEERS)
    }

    pub fn is_in_play(self) -> bool {
        self.0 >> 6 == 2
    }

    /// Which of the owner's side decks, and whether among its discarded cards.
    pub fn as_side(self) -> Option<(u8, bool)> {
        (self.0 >> 6 == 3).then_some((self.0 >> 5 & 1, self.0 >> 4 & 1 == 1))
    }

    /// Face down in a side deck.
    pub fn is_side_down(self) -> bool {
        matches!(self.as_side(), Some((_, false)))
    }

    /// In a pile that lies face down for somebody who sees what these seats do.
    pub fn is_closed(self, m: &Match, sees: impl Fn(SeatId) -> bool) -> bool {
        let open = self.as_pile().is_none_or(|pile| m.seat(self.holder()).hero.piles[usize::from(pile)].open);
        !open && !sees(self.holder())
    }

    pub fn byte(self) -> u8 {
        self.0
    }

    /// Of a card in a side deck nobody but its owner holds it.
    pub fn holder(self) -> SeatId {
        SeatId(self.0 >> 4 & 3)
    }

    /// Which of the holder's piles; `None` elsewhere.
    pub fn as_pile(self) -> Option<u8> {
        (self.0 >> 6 < 2).then_some(self.0 >> 6)
    }

    /// Whether there is such a place.
    pub fn is_sound(self, m: &Match, owner: SeatId) -> bool {
        if let Some((deck, _)) = self.as_side() {
            return usize::from(deck) < m.seat(owner).hero.side_decks.len();
        }
        let holder = self.holder();
        holder.index() < m.seats.len()
            && match self.0 >> 6 {
                2 => holder == owner,
                pile => usize::from(pile) < m.seat(holder).hero.piles.len(),
            }
    }
}

/// A card that is in play, with who knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slot {
    pub card: u8,
    pub known: u8,
}

impl Slot {
    pub const NONE: Self = Self { card: NONE, known: 0 };

    pub fn is_some(self) -> bool {
        self.card != NONE
    }

    pub fn get(self) -> Option<CardId> {
        self.is_some().then_some(CardId(self.card))
    }
}

impl Cards {
    pub const EMPTY: Self =
        Self { kind: [0; MAX_CARDS], known: [0; MAX_CARDS], deck: 0, hand: 0, len: 0, aside: 0, removed: 0 };

    pub fn hand_start(&self) -> usize {
        self.deck as usize
    }

    pub fn pile_start(&self) -> usize {
        self.deck as usize + self.hand as usize
    }

    pub fn hand(&self) -> &[u8] {
        &self.kind[self.hand_start()..self.pile_start()]
    }

    /// Bottom first.
    pub fn deck(&self) -> &[u8] {
        &self.kind[..self.deck as usize]
    }

    /// Bottom first.
    pub fn pile(&self) -> &[u8] {
        &self.kind[self.pile_start()..self.pile_end()]
    }

    pub fn pile_end(&self) -> usize {
        usize::from(self.len - self.aside)
    }

    /// The cards that lie aside, each with its place in the row, in the order in which they came.
    pub fn aside(&self) -> impl DoubleEndedIterator<Item = (usize, CardId, Aside)> + '_ {
        (self.pile_end()..usize::from(self.len))
            .map(|index| (index, CardId(self.kind[index]), Aside::of(self.known[index])))
    }

    /// Lays a card aside; `seers` know it.
    pub fn put_aside(&mut self, card: u8, at: Aside, seers: u8) {
        let len = usize::from(self.len);
        self.kind[len] = card;
        self.known[len] = at.byte() | seers & Aside::SEERS;
        self.len += 1;
        self.aside += 1;
    }

    /// Lays a card aside, under all others there.
    pub fn put_aside_first(&mut self, card: u8, at: Aside, seers: u8) {
        self.insert_at(self.pile_end(), Slot { card, known: at.byte() | seers & Aside::SEERS });
        self.aside += 1;
    }

    /// Shows the cards that lie at this place aside to some seats; gives how many there are.
    pub fn show_aside(&mut self, at: Aside, seers: u8) -> u8 {
        let mut count = 0;
        for index in self.pile_end()..usize::from(self.len) {
            if Aside::of(self.known[index]) == at {
                self.known[index] |= seers & Aside::SEERS;
                count += 1;
            }
        }
        count
    }

    /// Only these seats still know which of the cards lie at this place aside.
    pub fn forget_aside(&mut self, at: Aside, seers: u8) {
        for index in self.pile_end()..usize::from(self.len) {
            if Aside::of(self.known[index]) == at {
                self.known[index] &= seers | !Aside::SEERS;
            }
        }
    }

    /// Takes the card at this place of the row, where it lies aside.
    pub fn take_aside(&mut self, index: usize) -> Slot {
        self.aside -= 1;
        let slot = self.take_at(index);
        Slot { known: slot.known & Aside::SEERS, ..slot }
    }

    /// The different kinds in the hand.
    #[inline]
    pub fn hand_set(&self) -> CardSet {
        let (start, count) = (self.hand_start(), usize::from(self.hand));
        match self.kind.get(start..start + USUAL_HAND) {
            // Always as many steps, because the size of a hand cannot be guessed; what lies behind it counts as nothing.
            Some(row) if count <= USUAL_HAND => {
                let bit = |(index, &card): (usize, &u8)| u64::from(index < count) << (card & 63);
                CardSet(row.iter().enumerate().map(bit).fold(0, |set, bit| set | bit))
            }
            _ => kinds(self.hand()),
        }
    }

    /// Where in the hand the cards of a kind are.
    #[inline]
    fn copies_in_hand(&self, card: CardId) -> impl Iterator<Item = usize> + use<> {
        let (start, count) = (self.hand_start(), usize::from(self.hand));
        let bit = |(index, &kind): (usize, &u8)| u64::from(kind == card.0 && index < count) << index;
        let places = match self.kind.get(start..start + USUAL_HAND) {
            // As in `hand_set`.
            Some(row) if count <= USUAL_HAND => row.iter().enumerate().map(bit).fold(0, |set, bit| set | bit),
            _ => self.hand().iter().enumerate().map(bit).fold(0, |set, bit| set | bit),
        };
        CardSet(places).iter().map(CardId::index)
    }

    /// The top card of the deck goes to the hand; `seers` see it.
    pub fn draw(&mut self, seers: u8) -> Option<CardId> {
        if self.deck == 0 {
            return None;
        }
        self.deck -= 1;
        self.hand += 1;
        self.known[self.deck as usize] |= seers;
        Some(CardId(self.kind[self.deck as usize]))
    }

    /// Takes a card out of the row altogether.
    fn take_at(&mut self, index: usize) -> Slot {
        let slot = Slot { card: self.kind[index], known: self.known[index] };
        let len = self.len as usize;
        self.kind.copy_within(index + 1..len, index);
        self.known.copy_within(index + 1..len, index);
        self.len -= 1;
        self.kind[len - 1] = 0;
        self.known[len - 1] = 0;
        slot
    }

    fn insert_at(&mut self, index: usize, slot: Slot) {
        let len = self.len as usize;
        self.kind.copy_within(index..len, index + 1);
        self.known.copy_within(index..len, index + 1);
        self.kind[index] = slot.card;
        self.known[index] = slot.known;
        self.len += 1;
    }

    /// Takes a card of this kind out of the hand. Of equal copies nobody can say which one left,
    /// so whoever knew of one copy now knows that one the less.
    pub fn take_from_hand(&mut self, card: CardId) -> Slot {
        let start = self.hand_start();
        let mut copies = self.copies_in_hand(card);
        let index = start + copies.next().expect("the card is in the hand");
        let mut known = self.known[index];
        for other in copies {
            let moved = self.known[start + other] & !known;
            self.known[start + other] &= !moved;
            known |= moved;
        }
        self.hand -= 1;
        let slot = self.take_at(index);
        Slot { known, ..slot }
    }

    /// Takes the card out of the hand that lies behind so many others, the first of its kind there.
    pub fn take_from_hand_behind(&mut self, card: CardId, others: u8) -> Slot {
        let (start, end) = (self.hand_start() + usize::from(others), self.pile_start());
        let index = (start..end).find(|&index| self.kind[index] == card.0);
        match index {
            Some(index) => {
                self.hand -= 1;
                self.take_at(index)
            }
            None => self.take_from_hand(card),
        }
    }

    pub fn put_in_hand(&mut self, slot: Slot) {
        self.insert_at(self.hand_start(), slot);
        self.hand += 1;
    }

    #[inline]
    pub fn put_on_pile(&mut self, card: u8) {
        if self.aside > 0 {
            return self.insert_at(self.pile_end(), Slot { card, known: 0 });
        }
        let len = self.len as usize;
        self.kind[len] = card;
        self.known[len] = 0;
        self.len += 1;
    }

    /// The cards that were removed from the game, the last one first.
    pub fn removed(&self) -> &[u8] {
        &self.kind[MAX_CARDS - usize::from(self.removed)..]
    }

    pub fn remove_from_game(&mut self, card: u8) {
        self.removed += 1;
        self.kind[MAX_CARDS - usize::from(self.removed)] = card;
    }

    pub fn put_on_deck(&mut self, slot: Slot) {
        self.insert_at(self.deck as usize, slot);
        self.deck += 1;
    }

    /// Slips a card under so many cards on top of the deck.
    pub fn put_in_deck(&mut self, depth: u8, slot: Slot) {
        self.insert_at((self.deck - depth.min(self.deck)) as usize, slot);
        self.deck += 1;
    }

    /// The card at this depth of the deck, 0 on top.
    pub fn deck_at(&self, depth: u8) -> CardId {
        CardId(self.kind[(self.deck - 1 - depth) as usize])
    }

    pub fn take_from_deck(&mut self, depth: u8) -> Slot {
        let index = (self.deck - 1 - depth) as usize;
        self.deck -= 1;
        self.take_at(index)
    }

    /// Takes the card at this place of the pile, 0 at the bottom.
    pub fn take_from_pile(&mut self, index: usize) -> Slot {
        self.take_at(self.pile_start() + index)
    }

    /// All know which cards of others lie in the hand.
    #[cold]
    pub fn know_given(&mut self, m: &Match, seat: SeatId) {
        for index in self.hand_start()..self.pile_start() {
            if m.is_given(seat, self.kind[index]) {
                self.known[index] = u8::MAX;
            }
        }
    }

    /// Lets `seers` know every card of the hand.
    pub fn show_hand(&mut self, seers: u8) {
        let (start, end) = (self.hand_start(), self.pile_start());
        for known in &mut self.known[start..end] {
            *known |= seers;
        }
    }
}

/// The different kinds among these cards.
pub(crate) fn kinds(cards: &[u8]) -> CardSet {
    CardSet(cards.iter().fold(0, |set, &card| set | 1 << card))
}

/// Attacker and defender, as indices of the pairs in `Combat`.
pub(crate) const ATTACK: usize = 0;
pub(crate) const DEFENSE: usize = 1;

/// The combat that is being fought or, with `Phase::Over`, the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Combat {
    pub phase: Phase,
    pub seats: [SeatId; 2],
    /// The fighters, as bytes because there is none before the first combat.
    pub fighters: [u8; 2],
    /// Who played the cards, even if another has taken over since.
    pub players: [u8; 2],
    pub cards: [Slot; 2],
    /// Committed face down beside the attack card (R25.10).
    pub boost: Slot,
    pub items: [u8; 2],
    pub base: [u8; 2],
    pub adds: [i16; 2],
    /// What changed the values, in order; `base` and `adds` are what it comes to.
    pub changes: [KeptChange; MAX_CHANGES],
    /// The values told last.
    pub told: [u8; 2],
    /// Once the result is there: the standing bonuses and locked values that it was made with.
    pub standing: [i8; 2],
    pub lock: [u8; 2],
    /// The value that a text has fixed for this one card.
    pub fixed: [u8; 2],
    pub ignored: [bool; 2],
    /// The steps in which the card's effects are canceled, as bits of `Timing`, with `Combat::STRUCK`,
    /// `Combat::REPRINTED`, `Combat::HELD` and `Combat::MARKED`.
    pub canceled: [u8; 2],
    /// The card has left play before the end: to the hand, into the deck.
    pub gone: [bool; 2],
    /// How often the card was exchanged for another.
    pub replaced: [u8; 2],
    /// All damage to this side's fighter is prevented (R14.8).
    pub prevented: [bool; 2],
    /// The side's AFTER COMBAT card effects are done (R27.6).
    pub after_done: [bool; 2],
    /// The card that each side's card made its owner discard last.
    pub tossed: [u8; 2],
    /// What boosted each card after the reveal.
    pub boosts: [[u8; 3]; 2],
    pub values: [u8; 2],
    pub damage: u8,
    /// Sides as bits: their card lies face up although the cards are not revealed yet.
    pub face_up: u8,
    /// The attack goes beyond the range of the attacker.
    pub far: bool,
    /// The bonus attack of the attack card follows.
    pub bonus: bool,
    /// In a bonus attack, the printed value of the card played against the attack before it.
    pub against: u8,
    /// The numbers chosen as the cards were committed, or by their texts.
    pub numbers: [u8; 2],
    /// What each card has spent of the counters of its owner.
    pub spent: [[u8; MAX_COUNTERS]; 2],
    /// `ATTACK` or `DEFENSE` once the result is there.
    pub winner: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Phase {
    Over,
    /// Cards are being committed.
    Commit,
    Immediately,
    During,
    Result,
    After,
    Abilities,
}

/// How often a card of a combat can be exchanged for another.
const MAX_EXCHANGES: u8 = 2;

impl Combat {
    pub const NONE: Self = Self {
        phase: Phase::Over,
        seats: [SeatId(0), SeatId(0)],
        fighters: [NONE; 2],
        players: [NONE; 2],
        cards: [Slot::NONE; 2],
        boost: Slot::NONE,
        items: [NONE; 2],
        base: [0; 2],
        adds: [0; 2],
        changes: [KeptChange::NONE; MAX_CHANGES],
        told: [0; 2],
        standing: [0; 2],
        lock: [NONE; 2],
        fixed: [NONE; 2],
        ignored: [false; 2],
        canceled: [0; 2],
        gone: [false; 2],
        replaced: [0; 2],
        prevented: [false; 2],
        after_done: [false; 2],
        tossed: [NONE; 2],
        boosts: [[NONE; 3]; 2],
        values: [0; 2],
        damage: 0,
        face_up: 0,
        far: false,
        bonus: false,
        against: 0,
        numbers: [0; 2],
        spent: [[0; MAX_COUNTERS]; 2],
        winner: NONE,
    };

    /// In `canceled`: an effect that was still to come was canceled.
    pub const STRUCK: u8 = 8;
    /// In `canceled`: the printed value counts as the value set in its place.
    pub const REPRINTED: u8 = 16;
    /// In `canceled`: no text of a card changes the value any more.
    pub const HELD: u8 = 64;
    /// In `canceled` of the attacker: the attack has a mark.
    pub const MARKED: u8 = 32;
    /// In `canceled` of the defender: what waits for the cards played has begun.
    pub const TOLD: u8 = 32;

    pub fn running(&self) -> bool {
        self.phase != Phase::Over
    }

    /// All that a side's card does is canceled.
    pub fn all_canceled(&self, side: usize) -> bool {
        self.canceled[side] & Timing::ALL == Timing::ALL
    }

    /// The attack has a mark.
    pub fn marked(&self) -> bool {
        self.canceled[ATTACK] & Self::MARKED != 0
    }

    /// The result is there. Somebody may be considered the winner before that.
    pub fn settled(&self) -> bool {
        self.winner != NONE && !matches!(self.phase, Phase::Commit | Phase::Immediately | Phase::During)
    }

    /// Another card may still be laid in place of a side's: not after the result, which it could not change (R14.1), and not for ever where two
    /// cards each ask for the other.
    pub fn exchanges(&self, side: usize) -> bool {
        self.replaced[side] < MAX_EXCHANGES && !self.settled()
    }

    /// Cards are face up.
    pub fn revealed(&self) -> bool {
        self.phase > Phase::Commit
    }

    /// On which side a seat fights, if it does.
    pub fn side_of(&self, seat: SeatId) -> Option<usize> {
        self.seats.iter().position(|&side| side == seat).filter(|_| self.running())
    }
}

/// One entry of the stack: what is going on, the innermost on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Frame {
    Idle,
    Setup {
        seat: SeatId,
    },
    Turn {
        step: TurnStep,
    },
    Maneuver {
        step: ManeuverStep,
        boost: u8,
        boosted: bool,
        /// Whom the fighter passed whose way is remembered.
        passed: Few,
    },
    Walk(Walk),
    Scheme {
        card: u8,
        gone: bool,
        by: FighterId,
    },
    Attack {
        step: AttackStep,
    },
    /// A combat after the reveal; `next` is the step to begin.
    Fight {
        next: Phase,
    },
    Window {
        phase: Phase,
        side: u8,
        done: u8,
    },
    Run(Run),
    Discard {
        seat: SeatId,
        by: SeatId,
        /// Who chooses.
        chooser: SeatId,
        left: u8,
        how: Discard,
        source: Source,
    },
    /// Effects being chosen, then run in that order.
    Choose {
        at: Pc,
        of: u8,
        count: u8,
        picked: u8,
        ran: u8,
        picks: [u8; MAX_CHOICES],
    },
    /// What happens each time these fighters take damage, `times` over; `left` of this round.
    Triggers {
        set: FighterSet,
        left: FighterSet,
        times: u8,
    },
    /// What abilities wait for has happened to these fighters; so many of their programs are still to begin.
    Happened {
        what: Happening,
        set: FighterSet,
        left: u8,
    },
    /// Fighters being put somewhere one after the other, by the op before the place of the program below.
    Placing {
        left: FighterSet,
        placed: FighterSet,
    },
    /// Cards of a seat going somewhere, by the op before the place of the program below.
    Cards {
        seat: SeatId,
        left: u8,
        moved: u8,
    },
    /// Damage to a fighter that its owner shares out among its friends: what is left for itself, and for each of them, from the
    /// seat's first.
    Sharing {
        fighter: FighterId,
        left: u8,
        hurt: Hurt,
        shares: [u8; MAX_SEAT_FIGHTERS],
    },
    /// A boost card whose bonus is resolving (R8.6).
    BoostEnd {
        seat: SeatId,
        card: u8,
    },
    /// R27.4: the owner of a hand may stop an effect that would look at it.
    Guard {
        seat: SeatId,
    },
    /// Tokens being chosen, placed or moved, by the op before the place of the program below.
    Tokens(TokenFrame),
    /// What cards in play do at a moment, one after the other; so many of those aside have still to be looked at.
    Lying {
        seat: SeatId,
        moment: Moment,
        left: u8,
        /// The fighter that the moment is about.
        fighter: u8,
    },
}

impl Frame {
    /// The program, if this frame runs one.
    pub fn as_run(&self) -> Option<&Run> {
        if let Self::Run(run) = self { Some(run) } else { None }
    }

    pub fn as_run_mut(&mut self) -> Option<&mut Run> {
        if let Self::Run(run) = self { Some(run) } else { None }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TurnStep {
    Begin,
    Return,
    Act,
    End,
    Limit,
    Next,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ManeuverStep {
    Draw,
    Boost,
    Move,
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AttackStep {
    Card,
    Item,
    Ability,
    Defense,
    DefenseItem,
    Reveal,
}

/// Fighters being moved one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Walk {
    /// Those that have not moved yet.
    pub left: FighterSet,
    /// Who decides.
    pub seat: SeatId,
    pub steps: u8,
    pub exact: bool,
    pub through: Through,
    /// Whose fighters the way is asked for by and remembered, seen from the seat that decides.
    pub track: Option<Whose>,
    pub maneuver: bool,
    /// In a maneuver: it was boosted.
    pub boosted: bool,
    /// On a board with doors: who is under way, and its steps left.
    pub moving: u8,
    pub rest: u8,
    pub did: bool,
}

/// Where a program comes from: a card of its seat, an item, or the seat's ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Source(u8);

impl Source {
    /// The seat’s ability.
    pub const ABILITY: Self = Self(128);
    const LYING: u8 = 129;

    /// A card of the seat.
    pub fn card(card: CardId) -> Self {
        Self(card.0)
    }

    /// An item.
    pub fn item(item: ItemId) -> Self {
        Self(64 + item.0)
    }

    /// A card of the seat that lies in play.
    pub fn lying(card: CardId) -> Self {
        Self(Self::LYING + card.0)
    }

    /// The card, if it is one.
    pub fn as_card(self) -> Option<CardId> {
        (self.0 < 64).then_some(CardId(self.0)).or(self.as_lying())
    }

    /// The card, if it is one that lies in play.
    pub fn as_lying(self) -> Option<CardId> {
        self.0.checked_sub(Self::LYING).map(CardId)
    }

    /// The item, if it is one.
    pub fn as_item(self) -> Option<ItemId> {
        (64..128).contains(&self.0).then(|| ItemId(self.0 - 64))
    }

    pub(crate) fn byte(self) -> u8 {
        self.0
    }

    pub(crate) fn from_byte(byte: u8) -> Option<Self> {
        (byte < Self::LYING + 64).then_some(Self(byte))
    }
}

/// Whom a program remembers. The sets are kept in as few bytes as they need, so that a frame stays small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Marks {
    /// Those that its last tracked move passed.
    pub passed: Few,
    /// Those that it gathered, placed, damaged or swapped last.
    pub them: Few,
    /// Which of the own fighters its damage has hit, as bits from the seat's first; the two upper bits are the seat whose
    /// card "that card" is.
    pub hit: u16,
}

impl Marks {
    pub const NONE: Self = Self { passed: Few::EMPTY, them: Few::EMPTY, hit: 0 };
    /// The bits of `hit` that are fighters.
    pub const HIT: u16 = (1 << 14) - 1;

    pub fn mark_hit(&mut self, seat: &Seat, hit: FighterSet) {
        self.hit |= own_bits(seat, hit);
    }

    pub fn was_hit(self, seat: &Seat, any_of: FighterSet) -> bool {
        self.hit & own_bits(seat, any_of) != 0
    }
}

/// What a program has counted, in as few bytes as it needs: the first kinds have a byte each, those of cards and fighters six bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Counts(pub(crate) [u8; Counts::BYTES]);

impl Counts {
    pub const NONE: Self = Self([0; Self::BYTES]);
    pub const BYTES: usize = Self::WHOLE + 2 * Self::GROUP;
    const WHOLE: usize = Counted::Drawn as usize;
    /// Four numbers of six bits stand in so many bytes.
    const GROUP: usize = 3;
    const MOST: u32 = 63;

    /// Where a number of six bits stands: its group, and its place in it.
    fn place(kind: Counted) -> (usize, u32) {
        let at = kind as usize - Self::WHOLE;
        (Self::WHOLE + at / 4 * Self::GROUP, at as u32 % 4 * 6)
    }

    fn group(self, at: usize) -> u32 {
        u32::from_le_bytes([self.0[at], self.0[at + 1], self.0[at + 2], 0])
    }

    pub fn get(self, kind: Counted) -> u8 {
        if (kind as usize) < Self::WHOLE {
            return self.0[kind as usize];
        }
        let (at, shift) = Self::place(kind);
        (self.group(at) >> shift & Self::MOST) as u8
    }

    pub fn set(&mut self, kind: Counted, count: u8) {
        if (kind as usize) < Self::WHOLE {
            self.0[kind as usize] = count;
            return;
        }
        let (at, shift) = Self::place(kind);
        let group = self.group(at) & !(Self::MOST << shift) | u32::from(count).min(Self::MOST) << shift;
        self.0[at..at + Self::GROUP].copy_from_slice(&group.to_le_bytes()[..Self::GROUP]);
    }
}

const _: () = assert!(Counted::Picked as usize - Counts::WHOLE < 8 && MAX_CARDS <= Counts::MOST as usize);

/// The number of a seat's first fighter.
pub(crate) fn first_of(seat: &Seat) -> usize {
    seat.fighters.first().map_or(0, FighterId::index)
}

/// The place of a fighter among those of its seat.
pub(crate) fn own_place(m: &Match, fighter: FighterId) -> usize {
    (fighter.index() - first_of(m.seat(m.fighter(fighter).seat))) % MAX_SEAT_FIGHTERS
}

pub(crate) fn own_bits(seat: &Seat, fighters: FighterSet) -> u16 {
    ((fighters & seat.fighters).0 >> first_of(seat)) as u16
}

const _: () = assert!(MAX_SEAT_FIGHTERS <= 14 && MAX_SEATS <= 4 && MAX_CARDS <= Run::LOOKED as usize);

/// A program under way, with its registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Run {
    pub marks: Marks,
    pub pc: Pc,
    pub seat: SeatId,
    pub source: Source,
    /// "Your fighter" outside of a combat.
    pub fighter: u8,
    pub it: u8,
    /// The fighter that the text chose last, by that word.
    pub chosen: u8,
    /// "That opponent".
    pub who: u8,
    pub number: u8,
    /// The spaces picked; in place of the second, the zone picked, from `Run::ZONE` on.
    pub spaces: [u8; 2],
    /// "That card": the one that the text discarded or showed last; whose it is stands in `marks`.
    pub card: u8,
    /// How many cards are looked at on top of a deck or in front of a hand, and in the two upper bits whose deck it is, or whose
    /// the card chosen in a hand is. What others do since does not change it.
    pub look: u8,
    /// How many of those on a deck are put back already, and `NONE` for those in a hand; or, with none looked at, the card
    /// chosen in a hand.
    pub placed: u8,
    /// Seats that a `ForSeats` has still to visit, and in the upper half those of the one around it.
    pub left: u8,
    /// What it has counted, by `Counted`.
    pub counts: Counts,
    /// How often a `Repeat` is still to be done.
    pub times: u8,
    /// The effect arises from a combat (R19.5). Being no number, it also leaves room for the kind of the frame.
    pub combat: bool,
    pub flags: u8,
}

impl Run {
    /// The space picked first, or where the token lies that was chosen, placed or moved last.
    pub fn picked(&self) -> Option<Site> {
        (self.spaces[0] != NONE).then_some(Site(self.spaces[0]))
    }

    /// The bits of `look` that count cards.
    const LOOKED: u8 = 63;
    /// The first of the numbers that stand for zones among `spaces`.
    pub const ZONE: u8 = MAX_SPACES as u8;
    pub const DONE: u8 = 1;
    /// It stands for a rule that a card's text has made.
    pub const OF_CARD: u8 = 2;
    pub const DEFEATED: u8 = 4;
    /// "That opponent" chooses, and not the owner of the program.
    pub const BY_OTHERS: u8 = 8;
    /// The symbol named for a wild basket, in three bits, plus 1.
    const SYMBOL_SHIFT: u8 = 4;
    /// The card taken last came from the deck.
    pub const FROM_DECK: u8 = 128;

    pub fn new(seat: SeatId, source: Source, pc: Pc, fighter: u8, combat: bool) -> Self {
        Self {
            marks: Marks::NONE,
            pc,
            seat,
            source,
            fighter,
            it: NONE,
            chosen: NONE,
            who: NONE,
            number: 0,
            spaces: [NONE; 2],
            card: NONE,
            look: 0,
            placed: NONE,
            left: 0,
            counts: Counts::NONE,
            times: 0,
            combat,
            flags: 0,
        }
    }

    /// The card that the text discarded or showed last, and whose it is.
    pub fn that_card(&self) -> Option<(SeatId, CardId)> {
        (self.card != NONE).then_some((SeatId((self.marks.hit >> 14) as u8), CardId(self.card)))
    }

    /// From now on "that card" is this one.
    pub fn set_that_card(&mut self, card: Option<(SeatId, CardId)>) {
        let (seat, card) = card.map_or((SeatId(0), NONE), |(seat, card)| (seat, card.0));
        self.card = card;
        self.marks.hit = self.marks.hit & Marks::HIT | u16::from(seat.0) << 14;
    }

    /// How many cards are looked at.
    pub fn looked(&self) -> u8 {
        self.look & Self::LOOKED
    }

    /// Whose deck is looked at, or whose the card chosen in a hand is.
    pub fn looked_at(&self) -> SeatId {
        SeatId(self.look >> 6)
    }

    /// From now on these cards of a seat are looked at.
    pub fn look_at(&mut self, seat: SeatId, count: u8) {
        self.look = seat.0 << 6 | count.min(Self::LOOKED);
        self.placed = 0;
    }

    /// As many of those looked at are left.
    pub fn set_looked(&mut self, count: u8) {
        self.look = self.look & !Self::LOOKED | count.min(Self::LOOKED);
    }

    /// From now on no card is looked at or chosen, and "that card" is none.
    pub fn see_nothing(&mut self) {
        self.set_looked(0);
        self.placed = NONE;
        self.set_that_card(None);
    }

    /// How much of a kind was counted.
    pub fn counted(&self, kind: Counted) -> u8 {
        self.counts.get(kind)
    }

    /// So much of a kind was counted, besides what was counted before or in place of it.
    pub fn count(&mut self, kind: Counted, count: u8, besides: bool) {
        let before = if besides { self.counts.get(kind) } else { 0 };
        self.counts.set(kind, before.saturating_add(count));
    }

    /// The seat of a player, if there is one.
    pub fn seat_of(&self, who: Player) -> Option<SeatId> {
        match who {
            Player::You => Some(self.seat),
            Player::That => (self.who != NONE).then_some(SeatId(self.who)),
            Player::OfDeck => Some(self.looked_at()),
        }
    }

    /// Who decides what the program asks for.
    pub fn chooser(&self) -> SeatId {
        if self.has(Self::BY_OTHERS) && self.who != NONE { SeatId(self.who) } else { self.seat }
    }

    /// Whose text it is, whoever plays the card: what the text names is that seat's.
    #[inline]
    pub fn home(&self, m: &Match) -> SeatId {
        m.home(self.seat, self.source)
    }

    /// The list of ops that the program stands in.
    pub fn code<'m>(&self, m: &'m Match) -> &'m [Op] {
        match self.source.as_item() {
            Some(item) => &m.items[item.index()].code,
            None => &m.seat(self.home(m)).hero.code,
        }
    }

    pub fn has(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    pub fn set(&mut self, flag: u8, on: bool) {
        if on {
            self.flags |= flag;
        } else {
            self.flags &= !flag;
        }
    }

    pub fn symbol(&self) -> Option<u8> {
        (self.flags >> Self::SYMBOL_SHIFT & 7).checked_sub(1)
    }

    pub fn set_symbol(&mut self, symbol: u8) {
        self.flags |= (symbol + 1) << Self::SYMBOL_SHIFT;
    }
}

impl Public {
    pub(crate) fn top(&self) -> &Frame {
        &self.stack[self.depth as usize - 1]
    }

    /// Where a fighter stands, a large one with its head, if it is on the board.
    pub fn space_of(&self, fighter: FighterId) -> Option<SpaceId> {
        let pos = self.pos[fighter.index()];
        (pos != NONE).then_some(SpaceId(pos))
    }

    /// Puts a fighter on a space, from wherever it was; a large one without a tail.
    pub(crate) fn stand(&mut self, m: &Match, fighter: FighterId, space: SpaceId) {
        if m.large.has(fighter) {
            return self.stand_large(m, fighter, space, None);
        }
        let from = std::mem::replace(&mut self.pos[fighter.index()], space.0);
        self.here.insert(fighter);
        if from != NONE && from != space.0 {
            self.past.left.insert(fighter);
        }
        if !m.small.has(fighter) {
            let big = &mut self.big[m.team_of(fighter)];
            if from != NONE {
                big.remove(SpaceId(from));
            }
            big.insert(space);
        }
    }

    /// Takes a fighter off the board if it stands there.
    pub(crate) fn lift(&mut self, m: &Match, fighter: FighterId) {
        let Some(space) = self.space_of(fighter) else { return };
        if m.large.has(fighter) {
            self.draw_in_tail(m, fighter);
        }
        self.pos[fighter.index()] = NONE;
        self.here.remove(fighter);
        self.past.left.insert(fighter);
        if !m.small.has(fighter) {
            self.big[m.team_of(fighter)].remove(space);
        }
    }

    /// Two fighters on the board change places.
    pub(crate) fn swap(&mut self, m: &Match, a: FighterId, b: FighterId) {
        let (Some(at), Some(to)) = (self.space_of(a), self.space_of(b)) else { return };
        if m.large.has(a) || m.large.has(b) {
            return self.swap_large(m, (a, at), (b, to));
        }
        self.lift(m, a);
        self.lift(m, b);
        self.stand(m, a, to);
        self.stand(m, b, at);
    }

    /// The spaces of all fighters that are not small.
    pub(crate) fn all_big(&self) -> SpaceSet {
        let [a, b, c, d] = self.big;
        a | b | c | d
    }

    /// The spaces of the fighters against a team that are not small.
    pub(crate) fn big_against(&self, team: usize) -> SpaceSet {
        self.all_big().minus(self.big[team])
    }

    /// Defeated, and not merely away (R25.15) or not yet on the board.
    pub fn is_defeated(&self, m: &Match, fighter: FighterId) -> bool {
        let seat = m.fighter(fighter).seat;
        self.health[fighter.index()] == 0 && self.away & seat.bit() == 0
    }

    /// Whether a fighter is off the board for a time.
    pub fn is_off(&self, fighter: FighterId) -> bool {
        self.off.iter().any(|off| off.fighter == fighter.0)
    }

    /// How much a counter of a seat lacks to its end.
    pub(crate) fn lacks(&self, m: &Match, seat: SeatId, counter: u8) -> u8 {
        m.seat(seat).hero.counters[usize::from(counter)].max - self.counter(seat, usize::from(counter))
    }

    /// How far a counter of a seat has come.
    pub fn counter(&self, seat: SeatId, counter: usize) -> u8 {
        self.counters[seat.index()][counter]
    }

    /// The value of a state as this seat sees it.
    pub fn state_seen(&self, m: &Match, seat: SeatId, state: usize, by: SeatId) -> Option<u8> {
        let secret = m.seat(seat).hero.states[state].secret && !m.sees(Some(by), seat) && self.keeps_secrets(m);
        if secret { None } else { self.state_value(seat, state) }
    }

    /// The value of a state; `None` before it is chosen, or while it is kept from those who look.
    pub fn state_value(&self, seat: SeatId, state: usize) -> Option<u8> {
        let value = self.states[seat.index()][state];
        (value != NONE && value != HIDDEN).then_some(value)
    }

    /// Whether a door is closed now.
    pub fn door_closed(&self, door: DoorId) -> bool {
        self.doors >> door.0 & 1 == 1
    }

    /// The item on a space, if one lies there.
    pub fn item_at(&self, m: &Match, space: SpaceId) -> Option<ItemId> {
        let slot = m.board.item_spaces.iter().position(|&(at, _)| at == space)?;
        let item = self.items[slot];
        (item != NONE).then_some(ItemId(item))
    }

    /// The health of a fighter; 0 if it is defeated.
    pub fn health(&self, fighter: FighterId) -> u8 {
        self.health[fighter.index()]
    }

    /// Whose turn it is.
    pub fn active(&self) -> SeatId {
        self.active
    }

    /// The actions that are left in this turn.
    pub fn actions(&self) -> u8 {
        self.actions
    }

    /// The number of this turn, from 1; 0 during setup.
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The fighters that stand on the board.
    pub fn on_board(&self) -> FighterSet {
        self.here
    }

    /// Whether a seat is out of the game.
    pub fn is_out(&self, seat: SeatId) -> bool {
        self.out & seat.bit() != 0
    }

    /// Whether something that a text said holds for a while.
    #[inline]
    pub(crate) fn lasts(&self) -> bool {
        self.lasting[0].rule != NONE
    }

    /// Whether a seat takes no turns before it returns (R5.13).
    pub(crate) fn is_dormant(&self, seat: SeatId) -> bool {
        self.dormant & seat.bit() != 0
    }
}

impl Deref for State {
    type Target = Public;

    fn deref(&self) -> &Public {
        &self.p
    }
}

impl State {
    pub(crate) fn empty(seed: u64) -> Self {
        Self {
            seed,
            cards: [Cards::EMPTY; MAX_SEATS],
            p: Public {
                held: FighterSet::EMPTY,
                outcome: None,
                turn: 0,
                rolls: 0,
                roll: 0,
                active: SeatId(0),
                actions: 0,
                taken: 0,
                out: 0,
                dormant: 0,
                away: 0,
                reborn: 0,
                had_turn: 0,
                won: 0,
                past: Past::NOTHING,
                lasting: [Lasting::NONE; MAX_LASTING],
                own_steps: [NONE; MAX_SEAT_FIGHTERS],
                revealed: [NONE; MAX_SEATS],
                off: [Off::NONE; MAX_OFF],
                unlimited: 0,
                strike: NONE,
                ending_turn: false,
                doors: 0,
                pos: [NONE; MAX_FIGHTERS],
                here: FighterSet::EMPTY,
                big: [SpaceSet::EMPTY; MAX_SEATS],
                health: [0; MAX_FIGHTERS],
                turn_pos: [NONE; MAX_FIGHTERS],
                tails: [Tail::NONE; MAX_LARGE],
                turn_tails: [Tail::NONE; MAX_LARGE],
                items: [NONE; MAX_ITEMS],
                counters: [[0; MAX_COUNTERS]; MAX_SEATS],
                states: [[0; MAX_STATES]; MAX_SEATS],
                tokens: [[NONE; MAX_SEAT_TOKENS]; MAX_SEATS],
                shuffles: [0; MAX_SEATS],
                locked: [NONE; MAX_SEATS],
                locked_by: [Source::ABILITY; MAX_SEATS],
                combat: Combat::NONE,
                depth: 0,
                stack: [Frame::Idle; MAX_FRAMES],
            },
        }
    }

    pub(crate) fn cards_of(&self, seat: SeatId) -> &Cards {
        &self.cards[seat.index()]
    }

    /// The kinds of cards in a hand, in no particular order.
    pub fn hand_kinds(&self, seat: SeatId) -> &[u8] {
        self.cards_of(seat).hand()
    }

    /// The kinds of cards on a discard pile, bottom first.
    pub fn pile_kinds(&self, seat: SeatId) -> &[u8] {
        self.cards_of(seat).pile()
    }

    /// How many cards a deck holds.
    pub fn deck_size(&self, seat: SeatId) -> u8 {
        self.cards_of(seat).deck
    }

    /// Whether what is kept of the board follows from where all stand; a law.
    pub fn knows_its_board(&self, m: &Match) -> bool {
        let mut here = FighterSet::EMPTY;
        let mut big = [SpaceSet::EMPTY; MAX_SEATS];
        for (index, fighter) in m.fighters.iter().enumerate() {
            let id = FighterId(index as u8);
            if self.space_of(id).is_some() {
                here.insert(id);
                if !fighter.small {
                    big[m.team(fighter.seat) as usize] |= self.body(m, id);
                }
            }
        }
        (here, big) == (self.p.here, self.p.big)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kinds_of_a_hand_are_those_of_its_cards() {
        for deck in 0..MAX_CARDS {
            for hand in 0..=MAX_CARDS - deck {
                let mut cards = Cards { deck: deck as u8, hand: hand as u8, len: MAX_CARDS as u8, ..Cards::EMPTY };
                for (index, kind) in cards.kind.iter_mut().enumerate() {
                    *kind = (index * 7 % MAX_KINDS) as u8;
                }
                assert_eq!(cards.hand_set(), cards.hand().iter().map(|&kind| CardId(kind)).collect());
            }
        }
    }

    #[test]
    fn a_card_that_is_taken_leaves_the_others_in_order() {
        for len in 1..=MAX_CARDS {
            for index in 0..len {
                let mut cards = Cards { len: len as u8, ..Cards::EMPTY };
                for at in 0..len {
                    (cards.kind[at], cards.known[at]) = (at as u8 + 1, at as u8 + 100);
                }
                let (mut kind, mut known) = (cards.kind[..len].to_vec(), cards.known[..len].to_vec());
                let slot = cards.take_at(index);
                assert_eq!((slot.card, slot.known), (kind.remove(index), known.remove(index)));
                assert_eq!((&cards.kind[..len - 1], &cards.known[..len - 1]), (&*kind, &*known));
                assert_eq!((cards.kind[len - 1], cards.known[len - 1], cards.len), (0, 0, len as u8 - 1));
            }
        }
    }

    #[test]
    fn who_knew_a_copy_knows_one_the_less() {
        for (deck, size) in [(0, 3), (5, 7), (20, 8), (10, 12), (36, 4)] {
            for bits in 0..1u32 << size {
                let mut cards = Cards { deck, hand: size, len: MAX_CARDS as u8, ..Cards::EMPTY };
                let start = usize::from(deck);
                for at in 0..usize::from(size) {
                    cards.kind[start + at] = (bits >> at & 1) as u8;
                    cards.known[start + at] = (at * 7 % 16) as u8;
                }
                if bits == 0 {
                    continue;
                }
                // One after the other, as the words say it.
                let mut known = cards.known;
                let places: Vec<usize> = (start..start + usize::from(size)).filter(|&at| cards.kind[at] == 1).collect();
                let mut taken = known[places[0]];
                for &other in &places[1..] {
                    let moved = known[other] & !taken;
                    known[other] &= !moved;
                    taken |= moved;
                }
                known.copy_within(places[0] + 1.., places[0]);
                known[MAX_CARDS - 1] = 0;
                assert_eq!(cards.take_from_hand(CardId(1)), Slot { card: 1, known: taken });
                assert_eq!(cards.known, known);
            }
        }
    }

    #[test]
    fn the_state_is_small_and_flat() {
        assert!(size_of::<Frame>() <= 40, "{}", size_of::<Frame>());
        // Who is off the board, who was defeated in this turn, what lies aside, what a die showed, the lines moved along, the states chosen at
        // setup and the tails of large fighters cost a few bytes in every match, mechanics or not.
        assert!(size_of::<State>() <= 1512, "{}", size_of::<State>());
        assert!(!std::mem::needs_drop::<State>());
    }
}
