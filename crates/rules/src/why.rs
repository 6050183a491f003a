//! Why something that a person tried is no option now. A reason rests on what lies open and on the person's own hand,
//! so it shows nothing hidden (R28.4).

use crate::ask::{Ask, Question, Topic};
use crate::choice::{Opt, Options};
use crate::def::Match;
use crate::ids::*;
use crate::program::Through;
use crate::state::*;

/// What a person tries by pointing at things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum Wish {
    /// That a fighter goes to a space, by whatever means.
    Move {
        fighter: FighterId,
        space: SpaceId,
    },
    Attack {
        by: FighterId,
        at: FighterId,
    },
    /// That a card of the own hand is used.
    Card(CardId),
    Fighter(FighterId),
    Space(SpaceId),
}

impl Wish {
    /// Whether an option of this seat does what is wished.
    pub fn is_met_by(self, seat: SeatId, opt: Opt) -> bool {
        match self {
            Self::Move { fighter, space } => opt.space() == Some(space) && opt.names(fighter),
            Self::Attack { by, at } => opt == Opt::Attack { by, at },
            Self::Card(card) => {
                let of_another = matches!(opt, Opt::Card { seat: of, .. } if of != seat);
                opt.card() == Some(card) && !of_another
            }
            Self::Fighter(fighter) => opt.names(fighter),
            Self::Space(space) => opt.space() == Some(space),
        }
    }

    fn is_known(self, m: &Match, seat: SeatId) -> bool {
        let fighter = |id: FighterId| id.index() < m.fighters.len();
        let space = |id: SpaceId| id.index() < m.board.spaces.len();
        match self {
            Self::Move { fighter: mover, space: to } => fighter(mover) && space(to),
            Self::Attack { by, at } => fighter(by) && fighter(at),
            Self::Card(card) => card.index() < m.seat(seat).hero.cards.len(),
            Self::Fighter(id) => fighter(id),
            Self::Space(id) => space(id),
        }
    }
}

/// Why a wish is no option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the words of each reason are found by its code")]
pub enum Why {
    Over,
    /// It names something that this game does not have.
    Unknown,
    NotYourDecision {
        seat: SeatId,
    },
    /// Something else is asked.
    NotAskedNow {
        ask: Ask,
    },
    NoActions,

    Defeated {
        fighter: FighterId,
    },
    OffBoard {
        fighter: FighterId,
    },
    NotYours {
        fighter: FighterId,
    },

    ManeuverFirst,
    AlreadyMoved {
        fighter: FighterId,
    },
    AllMoved,
    HeldInPlace {
        fighter: FighterId,
    },
    StandsThere {
        fighter: FighterId,
    },
    Occupied {
        space: SpaceId,
        by: FighterId,
    },
    OutOfReach {
        fighter: FighterId,
        steps: u8,
        needed: u8,
    },
    NotExact {
        fighter: FighterId,
        steps: u8,
    },
    DoorClosed {
        fighter: FighterId,
    },
    NoWay {
        fighter: FighterId,
    },
    /// There is no space at all for it to go to.
    Stuck {
        fighter: FighterId,
    },

    /// Another one is placed before it.
    Before {
        fighter: FighterId,
    },
    AlreadyPlaced {
        fighter: FighterId,
    },
    StartSpace {
        space: SpaceId,
    },
    /// A starting space that a later seat needs.
    Reserved {
        seat: SeatId,
    },
    NotInZone,
    ZonesApart,

    Friendly {
        fighter: FighterId,
    },
    FirstTurn {
        fighter: FighterId,
    },
    OutOfRange {
        by: FighterId,
        at: FighterId,
    },
    NoTarget {
        by: FighterId,
    },
    NoAttackCard {
        fighter: FighterId,
    },

    NotInHand {
        seat: SeatId,
        card: CardId,
    },
    AttackFirst,
    NobodyToAttack {
        seat: SeatId,
        card: CardId,
    },
    WrongKind {
        seat: SeatId,
        card: CardId,
        need: Need,
    },
    WrongUser {
        seat: SeatId,
        card: CardId,
        fighter: FighterId,
    },
    /// None of those who may use it is on the board.
    UserGone {
        seat: SeatId,
        card: CardId,
    },
    ConditionNotMet {
        seat: SeatId,
        card: CardId,
    },

    /// The card is played face up, and not against this one; or only such a card reaches so far.
    NotAgainst {
        seat: SeatId,
        card: CardId,
        fighter: FighterId,
    },

    /// The text that asks speaks of others.
    NotThisFighter {
        fighter: FighterId,
    },
    NotThisSpace {
        space: SpaceId,
    },
    NotThisCard {
        seat: SeatId,
        card: CardId,
    },
    /// A rule that holds forbids it.
    Forbidden,
}

/// What a card would have to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "kinds and fields are named after what they mean")]
pub enum Need {
    Action,
    Attack,
    Defense,
}

impl Why {
    /// Its name: words for it are found by it, programs read it.
    pub fn code(self) -> &'static str {
        match self {
            Self::Over => "over",
            Self::Unknown => "unknown",
            Self::NotYourDecision { .. } => "not-your-decision",
            Self::NotAskedNow { .. } => "not-asked-now",
            Self::NoActions => "no-actions",
            Self::Defeated { .. } => "defeated",
            Self::OffBoard { .. } => "off-board",
            Self::NotYours { .. } => "not-yours",
            Self::ManeuverFirst => "maneuver-first",
            Self::AlreadyMoved { .. } => "already-moved",
            Self::AllMoved => "all-moved",
            Self::HeldInPlace { .. } => "held-in-place",
            Self::StandsThere { .. } => "stands-there",
            Self::Occupied { .. } => "occupied",
            Self::OutOfReach { .. } => "out-of-reach",
            Self::NotExact { .. } => "not-exact",
            Self::DoorClosed { .. } => "door-closed",
            Self::NoWay { .. } => "no-way",
            Self::Stuck { .. } => "stuck",
            Self::Before { .. } => "before",
            Self::AlreadyPlaced { .. } => "already-placed",
            Self::StartSpace { .. } => "start-space",
            Self::Reserved { .. } => "reserved",
            Self::NotInZone => "not-in-zone",
            Self::ZonesApart => "zones-apart",
            Self::Friendly { .. } => "friendly",
            Self::FirstTurn { .. } => "first-turn",
            Self::OutOfRange { .. } => "out-of-range",
            Self::NoTarget { .. } => "no-target",
            Self::NoAttackCard { .. } => "no-attack-card",
            Self::NotInHand { .. } => "not-in-hand",
            Self::AttackFirst => "attack-first",
            Self::NobodyToAttack { .. } => "nobody-to-attack",
            Self::WrongKind { .. } => "wrong-kind",
            Self::WrongUser { .. } => "wrong-user",
            Self::UserGone { .. } => "user-gone",
            Self::ConditionNotMet { .. } => "condition-not-met",
            Self::NotAgainst { .. } => "not-against",
            Self::NotThisFighter { .. } => "not-this-fighter",
            Self::NotThisSpace { .. } => "not-this-space",
            Self::NotThisCard { .. } => "not-this-card",
            Self::Forbidden => "forbidden",
        }
    }

    /// The rule behind it, if there is one.
    pub fn rule(self) -> Option<&'static str> {
        match self {
            Self::Over => Some("R5.12"),
            Self::NoActions => Some("R5.2"),
            Self::Defeated { .. } => Some("R15.6"),
            Self::OffBoard { .. } => Some("R7.15"),
            Self::NotYours { .. } => Some("R6.6"),
            Self::ManeuverFirst => Some("R6.1"),
            Self::AlreadyMoved { .. } | Self::AllMoved => Some("R6.4"),
            Self::HeldInPlace { .. } => Some("R7.11"),
            Self::Occupied { .. } => Some("R7.4"),
            Self::OutOfReach { .. } => Some("R6.3"),
            Self::NotExact { .. } => Some("R7.7"),
            Self::DoorClosed { .. } => Some("R22.8"),
            Self::NoWay { .. } | Self::Stuck { .. } => Some("R7.3"),
            Self::Before { .. } | Self::AlreadyPlaced { .. } | Self::StartSpace { .. } => Some("R4.5"),
            Self::Reserved { .. } => Some("R4.7"),
            Self::NotInZone => Some("R4.6"),
            Self::ZonesApart => Some("R25.17"),
            Self::Friendly { .. } | Self::AttackFirst => Some("R10.1"),
            Self::FirstTurn { .. } => Some("R19.2"),
            Self::OutOfRange { .. } => Some("R10.3"),
            Self::NoTarget { .. } | Self::NobodyToAttack { .. } | Self::NoAttackCard { .. } => Some("R10.2"),
            Self::WrongKind { need: Need::Action, .. } => Some("R5.3"),
            Self::WrongKind { need: Need::Attack, .. } | Self::WrongUser { .. } | Self::NotAgainst { .. } => {
                Some("R10.8")
            }
            Self::WrongKind { need: Need::Defense, .. } | Self::ConditionNotMet { .. } => Some("R10.9"),
            Self::UserGone { .. } => Some("R9.1"),
            Self::Unknown
            | Self::NotYourDecision { .. }
            | Self::NotAskedNow { .. }
            | Self::StandsThere { .. }
            | Self::NotInHand { .. }
            | Self::NotThisFighter { .. }
            | Self::NotThisSpace { .. }
            | Self::NotThisCard { .. }
            | Self::Forbidden => None,
        }
    }
}

impl State {
    /// Why this is no option for the seat now; `None` if it is one.
    pub fn why_not(&self, m: &Match, seat: SeatId, wish: Wish) -> Option<Why> {
        if !wish.is_known(m, seat) {
            return Some(Why::Unknown);
        }
        let Some(question) = self.question(m) else { return Some(Why::Over) };
        if question.seat != seat {
            return Some(Why::NotYourDecision { seat: question.seat });
        }
        let mut options = Options::new();
        self.options(m, &mut options);
        if options.iter().any(|&opt| wish.is_met_by(seat, opt)) {
            return None;
        }
        let refused = Refused { s: self, m, question, options };
        Some(match wish {
            Wish::Move { fighter, space } => refused.going(fighter, space),
            Wish::Attack { by, at } => refused.attack(by, at),
            Wish::Card(card) => refused.card(card),
            Wish::Fighter(fighter) => refused.fighter(fighter),
            Wish::Space(space) => refused.space(space),
        })
    }
}

/// The open question, with options among which a wish was not found.
struct Refused<'a> {
    s: &'a State,
    m: &'a Match,
    question: Question,
    options: Options,
}

impl Refused<'_> {
    fn seat(&self) -> SeatId {
        self.question.seat
    }

    fn own(&self) -> FighterSet {
        self.m.seat(self.seat()).fighters
    }

    fn not_asked(&self) -> Why {
        let ask = self.question.ask;
        if ask == Ask::HandLimit { Why::NoActions } else { Why::NotAskedNow { ask } }
    }

    fn topic(&self) -> Topic {
        self.question.ask.about().topic
    }

    /// Why a fighter that is not there cannot do anything.
    fn gone(&self, fighter: FighterId) -> Option<Why> {
        if self.s.space_of(fighter).is_some() {
            return None;
        }
        let waits = self.m.fighter(fighter).supply || !self.s.takes_part(self.m, fighter);
        let defeated = self.s.p.is_defeated(self.m, fighter) && !waits;
        Some(if defeated { Why::Defeated { fighter } } else { Why::OffBoard { fighter } })
    }

    // ── going somewhere ──

    fn going(&self, fighter: FighterId, space: SpaceId) -> Why {
        match self.topic() {
            Topic::Walking => self.mover(fighter).unwrap_or_else(|| self.walking(fighter, space)),
            Topic::Beginning | Topic::Placing => self.placed(fighter).unwrap_or_else(|| self.placing(fighter, space)),
            Topic::Action => {
                if !self.own().has(fighter) {
                    return Why::NotYours { fighter };
                }
                self.gone(fighter).unwrap_or(Why::ManeuverFirst)
            }
            Topic::HandLimit
            | Topic::Fighter
            | Topic::Space
            | Topic::Attack
            | Topic::Defense
            | Topic::Replacement
            | Topic::Card
            | Topic::Other => self.not_asked(),
        }
    }

    /// Why a fighter cannot be moved now, wherever to.
    fn mover(&self, fighter: FighterId) -> Option<Why> {
        let Frame::Walk(walk) = *self.s.top() else { return Some(self.not_asked()) };
        match self.s.movement(self.m, fighter) {
            Some(0) if walk.moving == fighter.0 => return Some(Why::AlreadyMoved { fighter }),
            Some(_) => return None,
            None => {}
        }
        let maneuver = walk.maneuver;
        Some(match self.gone(fighter) {
            _ if maneuver && !self.own().has(fighter) => Why::NotYours { fighter },
            Some(gone) => gone,
            None if self.s.kept_in_place(self.m).has(fighter) => Why::HeldInPlace { fighter },
            None if maneuver => Why::AlreadyMoved { fighter },
            None => Why::NotThisFighter { fighter },
        })
    }

    /// Why a fighter that can be moved cannot go to a space.
    fn walking(&self, fighter: FighterId, space: SpaceId) -> Why {
        let (s, m) = (self.s, self.m);
        let Frame::Walk(walk) = *s.top() else { return self.not_asked() };
        let (through, exact) = (s.walk_of(m, &walk, fighter).through, walk.exact);
        let steps = s.movement(m, fighter).unwrap_or(0);
        if s.body(m, fighter).has(space) && !exact {
            return Why::StandsThere { fighter };
        }
        if let Some(by) = self.in_the_way(fighter, space) {
            return Why::Occupied { space, by };
        }
        if exact {
            return Why::NotExact { fighter, steps };
        }
        if let Some(needed) = needed(s, m, fighter, space, through) {
            return Why::OutOfReach { fighter, steps, needed };
        }
        let mut open = s.clone();
        open.p.doors = 0;
        match needed(&open, m, fighter, space, through) {
            Some(_) => Why::DoorClosed { fighter },
            None => Why::NoWay { fighter },
        }
    }

    /// R7.4, R24.2: who leaves a fighter no room on a space.
    fn in_the_way(&self, fighter: FighterId, space: SpaceId) -> Option<FighterId> {
        if self.s.can_end(self.m, fighter).has(space) {
            return None;
        }
        let alike = |other: &FighterId| {
            self.s.body(self.m, *other).has(space) && self.m.fighter(*other).small == self.m.fighter(fighter).small
        };
        self.s.on_board().iter().find(|other| *other != fighter && alike(other))
    }

    // ── being placed ──

    /// The fighters that can be placed now.
    fn to_place(&self) -> FighterSet {
        let placed = |opt: &Opt| if let Opt::Place { fighter, .. } = opt { Some(*fighter) } else { None };
        self.options.iter().filter_map(placed).collect()
    }

    /// Why a fighter cannot be placed now, wherever to.
    fn placed(&self, fighter: FighterId) -> Option<Why> {
        let offered = self.to_place();
        if offered.has(fighter) {
            return None;
        }
        if self.question.ask == Ask::Place {
            let held = self.s.kept_in_place(self.m).has(fighter).then_some(Why::HeldInPlace { fighter });
            return Some(self.gone(fighter).or(held).unwrap_or(Why::NotThisFighter { fighter }));
        }
        if !self.own().has(fighter) {
            return Some(Why::NotYours { fighter });
        }
        if self.s.space_of(fighter).is_some() {
            return Some(Why::AlreadyPlaced { fighter });
        }
        let kind = |id: &FighterId| self.m.fighter(*id).kind == self.m.fighter(fighter).kind;
        match offered.iter().find(kind).or(offered.first()) {
            Some(first) if !self.m.fighter(fighter).supply && self.s.takes_part(self.m, fighter) => {
                Some(Why::Before { fighter: first })
            }
            _ => Some(Why::OffBoard { fighter }),
        }
    }

    /// Why a fighter that is to be placed cannot be put on a space.
    fn placing(&self, fighter: FighterId, space: SpaceId) -> Why {
        let (s, m) = (self.s, self.m);
        if self.question.ask == Ask::Place {
            return match self.in_the_way(fighter, space) {
                Some(by) => Why::Occupied { space, by },
                None => Why::NotThisSpace { space },
            };
        }
        let seat = self.seat();
        let start = m.board.starts[seat.index()];
        let returning = matches!(s.top(), Frame::Turn { .. });
        if !returning && (m.seat(seat).heroes & s.on_board()).is_empty() {
            return Why::StartSpace { space: start };
        }
        if let Some(by) = s.on_board().iter().find(|&other| s.body(m, other).has(space)) {
            return Why::Occupied { space, by };
        }
        if returning {
            return Why::ZonesApart;
        }
        let later = m.seat_ids().find(|later| *later > seat && m.board.starts[later.index()] == space);
        later.map_or(Why::NotInZone, |seat| Why::Reserved { seat })
    }

    // ── attacking ──

    fn attack(&self, by: FighterId, at: FighterId) -> Why {
        if self.question.ask != Ask::Action {
            return self.not_asked();
        }
        if !self.own().has(by) {
            return Why::NotYours { fighter: by };
        }
        if let Some(gone) = self.gone(by) {
            return gone;
        }
        if self.is_peaceful(by) {
            return Why::Forbidden;
        }
        if let Some(why) = self.target(at) {
            return why;
        }
        match (self.armed(by), self.s.in_usual_range(self.m, by, at)) {
            (true, false) => Why::OutOfRange { by, at },
            // The cards are played face up only, and not against this one.
            (true, true) => Why::NotThisFighter { fighter: at },
            (false, _) => Why::NoAttackCard { fighter: by },
        }
    }

    /// Why a fighter cannot be attacked, whoever does it.
    fn target(&self, at: FighterId) -> Option<Why> {
        if self.m.friends(self.seat()).has(at) {
            return Some(Why::Friendly { fighter: at });
        }
        if self.s.untouchable(self.m).has(at) {
            return Some(self.gone(at).unwrap_or(Why::Forbidden));
        }
        let allowed = self.s.targets(self.m, self.seat()).has(at);
        self.gone(at).or((!allowed).then_some(Why::FirstTurn { fighter: at }))
    }

    /// Whether a rule keeps a fighter from attacking, or the seat from playing the cards for it.
    fn is_peaceful(&self, by: FighterId) -> bool {
        let hand = self.s.cards_of(self.seat()).hand_set();
        self.s.peaceful(self.m).has(by) || !self.armed(by) && !self.s.forbidden(self.m, self.seat(), hand).is_empty()
    }

    /// R10.2: the hand holds a card that the fighter can attack with.
    fn armed(&self, fighter: FighterId) -> bool {
        !self.s.playable(self.m, self.seat(), fighter, ATTACK).is_empty()
    }

    // ── cards ──

    fn card(&self, card: CardId) -> Why {
        let (s, seat) = (self.s, self.seat());
        let combat = &s.p.combat;
        if self.topic() == Topic::Card {
            return Why::NotThisCard { seat, card };
        }
        if !s.cards_of(seat).hand_set().has(card) {
            return Why::NotInHand { seat, card };
        }
        match self.topic() {
            Topic::Action => self.card_as_action(card),
            Topic::Attack => self.card_in_combat(card, ATTACK, combat.fighters[ATTACK]),
            Topic::Defense => self.card_in_combat(card, DEFENSE, combat.fighters[DEFENSE]),
            Topic::Replacement => match combat.side_of(seat) {
                Some(side) => self.card_in_combat(card, side, combat.players[side]),
                None => Why::NotThisCard { seat, card },
            },
            Topic::HandLimit
            | Topic::Walking
            | Topic::Beginning
            | Topic::Placing
            | Topic::Fighter
            | Topic::Space
            | Topic::Card
            | Topic::Other => Why::NotAskedNow { ask: self.question.ask },
        }
    }

    fn card_as_action(&self, card: CardId) -> Why {
        let seat = self.seat();
        let own = self.m.seat(seat);
        let users = own.users[card.index()];
        if !own.attacks.has(card) && !own.schemes.has(card) {
            return Why::WrongKind { seat, card, need: Need::Action };
        }
        // Where the action that is left is for an attack alone, nothing else is played.
        if !own.attacks.has(card) && self.options.contains(&Opt::Done) {
            return Why::WrongKind { seat, card, need: Need::Attack };
        }
        if (users & self.s.on_board()).is_empty() {
            return Why::UserGone { seat, card };
        }
        let one: CardSet = [card].into_iter().collect();
        if !self.s.forbidden(self.m, seat, one).is_empty() {
            return Why::Forbidden;
        }
        if self.s.allowed(self.m, seat, one).is_empty() {
            return Why::ConditionNotMet { seat, card };
        }
        let attacks = |opt: &Opt| matches!(opt, Opt::Attack { by, .. } if users.has(*by));
        if self.options.iter().any(attacks) { Why::AttackFirst } else { Why::NobodyToAttack { seat, card } }
    }

    fn card_in_combat(&self, card: CardId, side: usize, fighter: u8) -> Why {
        let seat = self.seat();
        let own = self.m.seat(seat);
        let fits = if side == ATTACK { own.attacks } else { own.defenses };
        let fighter = FighterId(fighter);
        if !own.users[card.index()].has(fighter) {
            return Why::WrongUser { seat, card, fighter };
        }
        if !self.s.forbidden(self.m, seat, [card].into_iter().collect()).is_empty() {
            return Why::Forbidden;
        }
        if fits.has(card) && own.limited.has(card) {
            return Why::ConditionNotMet { seat, card };
        }
        let at = FighterId(self.s.p.combat.fighters[DEFENSE]);
        if fits.has(card) && side == ATTACK && self.question.ask == Ask::AttackCard && !own.open.is_empty() {
            return Why::NotAgainst { seat, card, fighter: at };
        }
        if fits.has(card) {
            return Why::NotThisCard { seat, card };
        }
        if side == DEFENSE && own.maybe_defenses.has(card) {
            return Why::ConditionNotMet { seat, card };
        }
        Why::WrongKind { seat, card, need: if side == ATTACK { Need::Attack } else { Need::Defense } }
    }

    // ── a fighter or a space by itself ──

    fn fighter(&self, fighter: FighterId) -> Why {
        match self.topic() {
            Topic::Action if self.own().has(fighter) && self.is_peaceful(fighter) => {
                self.gone(fighter).unwrap_or(Why::Forbidden)
            }
            Topic::Action if self.own().has(fighter) => {
                let idle =
                    if self.armed(fighter) { Why::NoTarget { by: fighter } } else { Why::NoAttackCard { fighter } };
                self.gone(fighter).unwrap_or(idle)
            }
            Topic::Action => self.target(fighter).unwrap_or_else(|| self.spared(fighter)),
            Topic::Walking => self.mover(fighter).unwrap_or(Why::Stuck { fighter }),
            Topic::Beginning | Topic::Placing => self.placed(fighter).unwrap_or(Why::NotThisFighter { fighter }),
            Topic::Fighter => self.gone(fighter).unwrap_or(Why::NotThisFighter { fighter }),
            Topic::HandLimit
            | Topic::Space
            | Topic::Attack
            | Topic::Defense
            | Topic::Replacement
            | Topic::Card
            | Topic::Other => self.not_asked(),
        }
    }

    /// Why none of the seat's fighters can attack one that may be attacked.
    fn spared(&self, at: FighterId) -> Why {
        let here = self.own() & self.s.on_board();
        let is_near = |&by: &FighterId| self.s.in_usual_range(self.m, by, at);
        let near = here.iter().find(is_near);
        let armed = here.iter().find(|&by| self.armed(by));
        let strikes = |&by: &FighterId| is_near(&by) && self.armed(by) && !self.is_peaceful(by);
        match (near, armed, here.first()) {
            (Some(_), ..) if here.iter().any(|by| strikes(&by)) => Why::NotThisFighter { fighter: at },
            (Some(_), ..) if here.iter().any(|by| is_near(&by) && self.is_peaceful(by)) => Why::Forbidden,
            (Some(fighter), ..) => Why::NoAttackCard { fighter },
            (None, Some(by), _) | (None, None, Some(by)) => Why::OutOfRange { by, at },
            (None, None, None) => Why::NotAskedNow { ask: self.question.ask },
        }
    }

    fn space(&self, space: SpaceId) -> Why {
        match self.topic() {
            Topic::Walking => {
                let all = self.s.on_board();
                let movers =
                    all.iter().filter(|&fighter| self.s.movement(self.m, fighter).is_some_and(|steps| steps > 0));
                let far = |why: &Why| {
                    if let Why::OutOfReach { steps, needed, .. } = why { needed - steps } else { u8::MAX }
                };
                movers.map(|fighter| self.walking(fighter, space)).min_by_key(far).unwrap_or(Why::AllMoved)
            }
            Topic::Beginning | Topic::Placing => match self.to_place().first() {
                Some(fighter) => self.placing(fighter, space),
                None => Why::NotThisSpace { space },
            },
            Topic::Space => Why::NotThisSpace { space },
            Topic::Action => Why::ManeuverFirst,
            Topic::HandLimit
            | Topic::Fighter
            | Topic::Attack
            | Topic::Defense
            | Topic::Replacement
            | Topic::Card
            | Topic::Other => self.not_asked(),
        }
    }
}

/// The steps of the shortest way to a space, however many they are.
fn needed(s: &State, m: &Match, fighter: FighterId, space: SpaceId, through: Through) -> Option<u8> {
    (1..=MAX_SPACES as u8).find(|&steps| s.reach(m, fighter, steps, through).has(space))
}
