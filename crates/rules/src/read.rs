//! What programs read from the state: fighters, groups, spaces, conditions, amounts, card values.

use crate::choice::Part;
use crate::combat::moment;
use crate::def::{CardKind, Conds, LastingRule, Match, tracked};
use crate::ids::*;
use crate::program::*;
use crate::state::*;

impl State {
    /// The fighter that a program means, on the board or not.
    pub(crate) fn who(&self, m: &Match, run: &Run, who: Who) -> Option<FighterId> {
        let combat = &self.p.combat;
        let some = |byte: u8| (byte != NONE).then_some(FighterId(byte));
        let side = if run.combat { combat.side_of(run.seat) } else { None };
        match who {
            Who::Yours => some(side.map_or(run.fighter, |side| combat.fighters[side])),
            Who::Opposing => side.and_then(|side| some(combat.fighters[1 - side])),
            Who::Kind(kind) => Some(self.stand_in(m, m.seat(run.home(m)).kinds[kind as usize])),
            Who::It => some(run.it),
            Who::Chosen => some(run.chosen),
            Who::Attacker => some(combat.fighters[ATTACK]).filter(|_| combat.running()),
            Who::Defender => some(combat.fighters[DEFENSE]).filter(|_| combat.running()),
            Who::Other => {
                // In a combat the one that does not fight, else the one that was not chosen.
                let not = if side.is_none() && run.it != NONE { some(run.it) } else { self.who(m, run, Who::Yours) };
                let other = |&fighter: &FighterId| Some(fighter) != not && self.takes_part(m, fighter);
                m.seat(run.seat).fighters.iter().find(other)
            }
        }
    }

    /// The space of the fighter that a program means; a fighter off the board has none (R14.10).
    pub(crate) fn space_of_who(&self, m: &Match, run: &Run, who: Who) -> Option<SpaceId> {
        self.space_of(self.who(m, run, who)?)
    }

    /// The fighters that something is done to, on the board or not.
    pub(crate) fn meant(&self, m: &Match, run: &Run, target: Target) -> FighterSet {
        match target {
            Target::One(who) => self.who(m, run, who).map_or(FighterSet::EMPTY, FighterSet::one),
            Target::Each(group) => self.group(m, run, group),
        }
    }

    /// The fighters of a crowd, on the board or not.
    pub(crate) fn crowd(&self, m: &Match, run: &Run, crowd: Crowd) -> FighterSet {
        let seat = m.seat(run.seat);
        let all = || m.seats.iter().fold(FighterSet::EMPTY, |set, seat| set | seat.fighters);
        let mut set = match crowd.side {
            Whose::Any => all(),
            Whose::Opposing => all().minus(m.friends(run.seat)),
            Whose::Friendly => m.friends(run.seat),
            Whose::Yours => seat.fighters,
            Whose::Theirs if run.who == NONE => FighterSet::EMPTY,
            Whose::Theirs => m.seat(SeatId(run.who)).fighters,
        };
        match crowd.noun {
            Noun::Fighter => {}
            Noun::Hero => set = set.minus(m.sidekicks),
            Noun::Sidekick => set = set & m.sidekicks,
            Noun::Kind(kind) => set = set & m.seat(run.home(m)).kind_set(kind),
        }
        if crowd.other
            && let Some(own) = self.who(m, run, Who::Yours)
        {
            set.remove(own);
        }
        set
    }

    /// The fighters on the board that belong to a group.
    pub(crate) fn group(&self, m: &Match, run: &Run, group: Group) -> FighterSet {
        let mut set = self.crowd(m, run, group.crowd) & self.on_board();
        if let Some(not) = group.except.and_then(|who| self.who(m, run, who)) {
            set.remove(not);
        }
        let there = self.at_place(m, run, set, group.place);
        if group.away { self.away_from(m, run, set, there, group.place) } else { there }
    }

    /// Those of some fighters who are not there; from a fighter that stands nowhere nobody is away (R14.10).
    #[inline(never)]
    fn away_from(&self, m: &Match, run: &Run, set: FighterSet, there: FighterSet, place: Place) -> FighterSet {
        let stands = |who: Who| self.who(m, run, who).is_some_and(|fighter| self.on_board().has(fighter));
        if place.center().is_none_or(stands) { set.minus(there) } else { FighterSet::EMPTY }
    }

    /// Those of some fighters on the board that are at a place.
    fn at_place(&self, m: &Match, run: &Run, set: FighterSet, place: Place) -> FighterSet {
        let standing_in = |spaces: SpaceSet| -> FighterSet {
            set.iter().filter(|&fighter| !(self.body(m, fighter) & spaces).is_empty()).collect()
        };
        let from = |who: Who| self.who(m, run, who).filter(|&fighter| self.on_board().has(fighter));
        match place {
            Place::Anywhere => set,
            Place::Zone(who) => from(who).map_or(FighterSet::EMPTY, |fighter| standing_in(self.zone_of(m, fighter))),
            Place::OutsideZone(who) => {
                from(who).map_or(FighterSet::EMPTY, |fighter| set.minus(standing_in(self.zone_of(m, fighter))))
            }
            Place::Adjacent(who) => match self.who(m, run, who) {
                Some(center) => set.iter().filter(|&fighter| self.adjacent(m, fighter, center)).collect(),
                None => FighterSet::EMPTY,
            },
            // R3.9
            Place::Within(steps, who) => {
                from(who).map_or(FighterSet::EMPTY, |fighter| standing_in(self.near_fighter(m, fighter, steps)))
            }
            Place::Nearest(who) => self.nearest(m, run, set, who),
            Place::NextToNearest(crowd, who) => {
                let near = self.nearest_of(m, run, crowd, who);
                let next_to = |&fighter: &FighterId| near.iter().any(|other| self.adjacent(m, fighter, other));
                set.iter().filter(next_to).collect()
            }
            Place::FullHealth => {
                set.iter().filter(|&fighter| self.health(fighter) >= self.max_health(m, fighter)).collect()
            }
            Place::Health(bound) => {
                set.iter().filter(|&fighter| bound.holds(u32::from(self.health(fighter)))).collect()
            }
            Place::Start(start) => standing_in(self.start_spaces(m, run, start)),
            Place::AdjacentTo(bound, crowd) => {
                let crowd = self.crowd(m, run, crowd) & self.on_board();
                let count = |fighter: FighterId| {
                    let near = |&other: &FighterId| other != fighter && self.adjacent(m, fighter, other);
                    crowd.iter().filter(near).count() as u32
                };
                set.iter().filter(|&fighter| bound.holds(count(fighter))).collect()
            }
            Place::ZoneWith(bound, crowd) => {
                let crowd = self.crowd(m, run, crowd) & self.on_board();
                let others = |fighter: FighterId| crowd.minus(FighterSet::one(fighter));
                let there =
                    |&fighter: &FighterId| self.has_zone_with(m, self.zone_bits(m, fighter), bound, others(fighter));
                set.iter().filter(there).collect()
            }
            Place::Combat => {
                let fighters = self.p.combat.fighters;
                set.iter().filter(|fighter| fighters.contains(&fighter.0)).collect()
            }
            Place::Picked => {
                let picked =
                    |&fighter: &FighterId| self.body(m, fighter).iter().any(|space| run.spaces.contains(&space.0));
                set.iter().filter(picked).collect()
            }
            Place::PickedZone => standing_in(m.board.picked_zone(run.spaces[1])),
            Place::Passed => set & run.marks.passed.get(),
            Place::Them => set & run.marks.them.get(),
            Place::Token(kind, with) => {
                let there = self.token_spaces(m, run.home(m), kind);
                if with { standing_in(there) } else { set.minus(standing_in(there)) }
            }
            Place::NearToken(kind) => {
                let near = |&fighter: &FighterId| {
                    self.tokens(m, run.home(m), kind).any(|site| self.is_near_site(m, fighter, site))
                };
                set.iter().filter(near).collect()
            }
            Place::NearPicked => {
                let near = |&fighter: &FighterId| run.picked().is_some_and(|site| self.is_near_site(m, fighter, site));
                set.iter().filter(near).collect()
            }
            Place::AroundToken(kind) => {
                standing_in(self.near_tokens(m, run.home(m), kind) | self.token_spaces(m, run.home(m), kind))
            }
        }
    }

    /// Of some zones, as bits, those that hold so many of these fighters.
    pub(crate) fn zones_with(&self, m: &Match, zones: u32, bound: Bound, of: FighterSet) -> u32 {
        let holds = |zone: &u32| {
            let there = |&fighter: &FighterId| self.zone_bits(m, fighter) >> zone & 1 == 1;
            bound.holds(of.iter().filter(there).count() as u32)
        };
        (0..u32::BITS).filter(|zone| zones >> zone & 1 == 1).filter(holds).fold(0, |bits, zone| bits | 1 << zone)
    }

    fn has_zone_with(&self, m: &Match, zones: u32, bound: Bound, of: FighterSet) -> bool {
        self.zones_with(m, zones, bound, of) != 0
    }

    /// The zones that can be chosen: of the board, or of the space of a fighter; as bits.
    pub(crate) fn zones_to_choose(&self, m: &Match, run: &Run, of: Option<Who>, with: Option<(Bound, Crowd)>) -> u32 {
        let zones = match of {
            Some(who) => self.who(m, run, who).map_or(0, |fighter| self.zone_bits(m, fighter)),
            None => (0..m.board.zones.len()).fold(0, |zones, zone| zones | 1 << zone),
        };
        match with {
            Some((bound, crowd)) => self.zones_with(m, zones, bound, self.crowd(m, run, crowd) & self.on_board()),
            None => zones,
        }
    }

    /// Those of some fighters on the board that are nearest to one, which is none of them.
    fn nearest(&self, m: &Match, run: &Run, mut set: FighterSet, who: Who) -> FighterSet {
        let Some(center) = self.who(m, run, who).filter(|&fighter| self.on_board().has(fighter)) else {
            return FighterSet::EMPTY;
        };
        set.remove(center);
        let distance = |fighter: FighterId| self.lines_apart(m, center, fighter);
        let least = set.iter().map(distance).min().unwrap_or(u8::MAX);
        set.iter().filter(|&fighter| distance(fighter) == least).collect()
    }

    /// The same of a crowd.
    #[inline(never)]
    fn nearest_of(&self, m: &Match, run: &Run, crowd: Crowd, who: Who) -> FighterSet {
        self.nearest(m, run, self.crowd(m, run, crowd) & self.on_board(), who)
    }

    /// The starting spaces of seats (R4.8).
    fn start_spaces(&self, m: &Match, run: &Run, start: Start) -> SpaceSet {
        let meant = |&seat: &SeatId| match start {
            Start::Yours => seat == run.seat,
            Start::Opponents => m.team(seat) != m.team(run.seat),
            Start::Theirs => seat.0 == run.who,
            Start::Any => true,
        };
        m.seat_ids().filter(meant).map(|seat| m.board.starts[seat.index()]).collect()
    }

    /// The opponent in whose starting space a fighter stands.
    pub(crate) fn start_owner(&self, m: &Match, run: &Run, fighter: FighterId) -> Option<SeatId> {
        let body = self.body(m, fighter);
        m.seat_ids().find(|&seat| body.has(m.board.starts[seat.index()]) && m.team(seat) != m.team(run.seat))
    }

    /// The fighters that a placing of several concerns.
    pub(crate) fn to_place(&self, m: &Match, run: &Run, who: PlacedEach) -> FighterSet {
        match who {
            PlacedEach::Moved => (run.marks.them.get() & self.on_board()).minus(self.kept_in_place(m)),
            PlacedEach::Returned(crowd, ..) => self.returning(m, run, crowd),
            PlacedEach::Summoned(kind, _) => m.seat(run.home(m)).kind_set(kind),
        }
    }

    /// Those of them that are to be offered: of equal ones off the board, the first.
    pub(crate) fn next_to_place(&self, m: &Match, run: &Run, who: PlacedEach, left: FighterSet) -> FighterSet {
        match who {
            PlacedEach::Moved => left,
            PlacedEach::Returned(..) => first_of_each_kind(m, left),
            PlacedEach::Summoned(kind, _) => self.placeable(m, run, Placed::Summoned(kind)) & left,
        }
    }

    /// The fighters of a crowd that are out of the fight, or have never come into it.
    pub(crate) fn fallen(&self, m: &Match, run: &Run, crowd: Crowd) -> FighterSet {
        let is_away = |fighter: FighterId| self.p.away & m.fighter(fighter).seat.bit() != 0;
        let gone = self.crowd(m, run, crowd).minus(self.on_board());
        gone.iter().filter(|&fighter| !self.is_off(fighter) && !is_away(fighter)).collect()
    }

    /// The fighters with which no attack is made.
    #[inline]
    pub(crate) fn peaceful(&self, m: &Match) -> FighterSet {
        let mut set = FighterSet::EMPTY;
        self.each_rule(m, Governs::Attacking, |rule, run| {
            if let Holding::NoAttack(who) = rule {
                set |= self.meant(m, run, who);
            }
        });
        set
    }

    /// The fighters that nobody attacks.
    #[inline]
    pub(crate) fn untouchable(&self, m: &Match) -> FighterSet {
        let mut set = FighterSet::EMPTY;
        self.each_rule(m, Governs::Attacked, |rule, run| {
            if let Holding::NoTarget(who) = rule {
                set |= self.meant(m, run, who);
            }
        });
        set
    }

    /// Whether a seat may not maneuver.
    #[inline]
    pub(crate) fn cannot_maneuver(&self, m: &Match, seat: SeatId) -> bool {
        let mut barred = false;
        self.each_rule(m, Governs::Maneuvering, |rule, run| {
            if let Holding::NoManeuver(who) = rule {
                barred |= self.owners(m, run, who) & seat.bit() != 0;
            }
        });
        barred
    }

    /// Of some cards of a seat, those of a kind that it may not play.
    #[inline]
    pub(crate) fn forbidden(&self, m: &Match, seat: SeatId, cards: CardSet) -> CardSet {
        let mut barred = CardSet::EMPTY;
        self.each_rule(m, Governs::Playing, |rule, run| {
            if let Holding::NoPlay(who, sort) = rule
                && self.owners(m, run, who) & seat.bit() != 0
            {
                let filter = Filter::from(sort);
                cards.iter().filter(|&card| self.fits(m, run, seat, card, filter)).for_each(|card| barred.insert(card));
            }
        });
        barred
    }

    /// R7.11: the fighters that are neither moved nor placed.
    #[inline]
    pub(crate) fn kept_in_place(&self, m: &Match) -> FighterSet {
        let mut held = self.p.held;
        self.each_rule(m, Governs::Staying, |rule, run| {
            if let Holding::Stays(who) = rule {
                held |= self.meant(m, run, who);
            }
        });
        held
    }

    /// The defeated fighters of a crowd that can come back (R7.14, R19.9, R25.21).
    fn returning(&self, m: &Match, run: &Run, crowd: Crowd) -> FighterSet {
        let may_return = |&fighter: &FighterId| {
            let seat = m.fighter(fighter).seat;
            let defeated = self.space_of(fighter).is_none() && !self.is_off(fighter) && self.takes_part(m, fighter);
            defeated && self.p.away & seat.bit() == 0 && !self.is_out(seat)
        };
        self.crowd(m, run, crowd).iter().filter(may_return).collect()
    }

    /// The spaces that a program means, for placing `fighter` or for being picked themselves.
    pub(crate) fn spaces(&self, m: &Match, run: &Run, fighter: Option<FighterId>, spaces: Spaces) -> SpaceSet {
        let at = |who: Who| self.who(m, run, who).filter(|&fighter| self.on_board().has(fighter));
        let mut set = match spaces.place {
            SpacePlace::Anywhere => m.board.all(),
            SpacePlace::Zone(who) => at(who).map_or(SpaceSet::EMPTY, |fighter| self.zone_of(m, fighter)),
            SpacePlace::OutsideZone(who) => {
                at(who).map_or(SpaceSet::EMPTY, |fighter| m.board.all().minus(self.zone_of(m, fighter)))
            }
            SpacePlace::Adjacent(who) => at(who).map_or(SpaceSet::EMPTY, |fighter| self.next_to(m, fighter)),
            SpacePlace::Apart(who) => {
                at(who).map_or(SpaceSet::EMPTY, |fighter| m.board.all().minus(self.next_to(m, fighter)))
            }
            SpacePlace::NextToNearest(crowd, who) => {
                let near = self.nearest_of(m, run, crowd, who);
                m.board.space_ids().filter(|&space| self.count_around(m, space, near) > 0).collect()
            }
            SpacePlace::AdjacentToPicked => run.picked().map_or(SpaceSet::EMPTY, |site| self.near_site(m, site)),
            SpacePlace::SpaceOf(who) => at(who).map_or(SpaceSet::EMPTY, |fighter| self.body(m, fighter)),
            SpacePlace::Within(steps, who) => {
                at(who).map_or(SpaceSet::EMPTY, |fighter| self.near_fighter(m, fighter, steps))
            }
            SpacePlace::Nearest(who) => at(who).map_or(SpaceSet::EMPTY, |_| m.board.all()),
            SpacePlace::TurnStart => fighter.map_or(SpaceSet::EMPTY, |fighter| self.turn_body(m, fighter)),
            SpacePlace::Start(start) => self.start_spaces(m, run, start),
            SpacePlace::WithAdjacent(bound, crowd) => {
                let of = self.crowd(m, run, crowd) & self.on_board();
                m.board.space_ids().filter(|&space| bound.holds(self.count_around(m, space, of))).collect()
            }
            SpacePlace::ZoneWith(bound, crowd) => {
                let mut of = self.crowd(m, run, crowd) & self.on_board();
                if let Some(fighter) = fighter {
                    of.remove(fighter);
                }
                let zones = |space: SpaceId| m.board.spaces[space.index()].zones;
                m.board.space_ids().filter(|&space| self.has_zone_with(m, zones(space), bound, of)).collect()
            }
            SpacePlace::PickedZone => m.board.picked_zone(run.spaces[1]),
            SpacePlace::Picked => run.picked().and_then(Site::space).map_or(SpaceSet::EMPTY, SpaceSet::one),
            SpacePlace::Token(kind, true) => self.token_spaces(m, run.home(m), kind),
            SpacePlace::Token(kind, false) => m.board.all().minus(self.token_spaces(m, run.home(m), kind)),
            SpacePlace::NearToken(kind) => self.near_tokens(m, run.home(m), kind),
        };
        if let Some(fighter) = fighter {
            set = set & self.can_end(m, fighter);
            if spaces.kind == SpaceKind::Other {
                set = set.minus(self.body(m, fighter));
            }
        }
        if spaces.kind == SpaceKind::Empty {
            set = set & self.empty_spaces(m);
        }
        if let SpacePlace::Nearest(who) = spaces.place
            && let Some(center) = at(who)
        {
            set = set.minus(self.body(m, center));
            let least = set.iter().map(|space| self.lines_to(m, center, space)).min();
            set = set.iter().filter(|&space| Some(self.lines_to(m, center, space)) == least).collect();
        }
        set
    }

    /// The spaces next to a seat's tokens of a kind.
    fn near_tokens(&self, m: &Match, seat: SeatId, kind: u8) -> SpaceSet {
        self.tokens(m, seat, kind).fold(SpaceSet::EMPTY, |set, site| set | self.near_site(m, site))
    }

    /// The spaces where a placing may put a fighter.
    pub(crate) fn place_spaces(
        &self,
        m: &Match,
        run: &Run,
        fighter: FighterId,
        who: Placed,
        mut spaces: Spaces,
    ) -> SpaceSet {
        // R26.9
        if matches!(who, Placed::Summoned(_)) && !m.switches.summon_needs_empty && spaces.kind == SpaceKind::Empty {
            spaces.kind = SpaceKind::Free;
        }
        let meant = self.spaces(m, run, Some(fighter), spaces);
        if matches!(who, Placed::Back(_)) && meant.is_empty() {
            return self.can_end(m, fighter);
        }
        meant
    }

    /// The fighters that a placing could concern; equal ones off the board are one.
    pub(crate) fn placeable(&self, m: &Match, run: &Run, who: Placed) -> FighterSet {
        let held = self.kept_in_place(m);
        let free = |fighter: FighterId| !held.has(fighter);
        let home = run.home(m);
        match who {
            // R7.11, R7.15
            Placed::One(who) => match self.who(m, run, who) {
                Some(fighter) if self.space_of(fighter).is_some() && free(fighter) => FighterSet::one(fighter),
                _ => FighterSet::EMPTY,
            },
            // R19.9, R25.21: nobody returns to a seat that is out or away.
            _ if self.p.away & home.bit() != 0 || self.is_out(home) => FighterSet::EMPTY,
            Placed::Revived(who, _) => match self.who(m, run, who) {
                Some(fighter) if self.space_of(fighter).is_none() && self.health(fighter) == 0 => {
                    FighterSet::one(fighter)
                }
                _ => FighterSet::EMPTY,
            },
            Placed::Back(who) => match self.who(m, run, who) {
                Some(fighter) if self.space_of(fighter).is_none() && self.health(fighter) > 0 => {
                    FighterSet::one(fighter)
                }
                _ => FighterSet::EMPTY,
            },
            Placed::Defeated(crowd, _) => first_of_each_kind(m, self.returning(m, run, crowd)),
            // R26.8: from the supply, else any one from the board.
            Placed::Summoned(kind) => {
                let all: FighterSet =
                    m.seat(home).kind_set(kind).iter().filter(|&fighter| self.takes_part(m, fighter)).collect();
                match all.iter().find(|&fighter| self.space_of(fighter).is_none() && !self.is_off(fighter)) {
                    Some(fighter) => FighterSet::one(fighter),
                    None => (all & self.on_board()).iter().filter(|&fighter| free(fighter)).collect(),
                }
            }
        }
    }

    /// The symbols that the basket of a seat shows, as bits: the top card of the pile, or the basket itself (R25.2).
    pub fn basket(&self, m: &Match, seat: SeatId) -> u8 {
        let hero = &m.seat(seat).hero;
        match self.cards_of(seat).pile().last() {
            Some(&card) => hero.cards[card as usize].symbols,
            None => all_symbols(m, seat),
        }
    }

    /// R25.4: the basket is wild and the program has not named its symbol yet.
    pub(crate) fn must_name_symbol(&self, m: &Match, run: &Run) -> bool {
        run.symbol().is_none() && self.basket(m, run.home(m)) == all_symbols(m, run.home(m))
    }

    pub(crate) fn holds(&self, m: &Match, run: &Run, cond: Cond) -> bool {
        let combat = &self.p.combat;
        let side = combat.side_of(run.seat);
        let cards = self.cards_of(run.seat);
        let won = |seat_side: usize| combat.winner != NONE && usize::from(combat.winner) == seat_side;
        match cond {
            Cond::Won => side.is_some_and(won),
            // R14.5, R14.6
            Cond::Lost => side.is_some_and(|side| won(1 - side)),
            Cond::Earlier(who, won, is) => {
                let seats = if won { self.p.won } else { self.p.past.lost() };
                (seats & self.owners(m, run, who) != 0) == is
            }
            Cond::YourTurn(is) => (self.p.active == run.seat) == is,
            Cond::ActionNumber(number) => self.p.active == run.seat && self.p.taken == number,
            Cond::Did(who, deed, is) => {
                let active = self.owners(m, run, who) & self.p.active.bit() != 0;
                (active && self.p.past.did & deed.bit() != 0) == is
            }
            Cond::Attacked(who, is) => self.who(m, run, who).is_some_and(|fighter| {
                let own = own_bits(m.seat(self.p.active), FighterSet::one(fighter));
                (self.p.past.attacked & own != 0) == is
            }),
            Cond::Hurt(who, is) => self.who(m, run, who).is_some_and(|fighter| self.p.past.hurt.has(fighter) == is),
            Cond::CountHurt(bound, crowd) => bound.holds((self.crowd(m, run, crowd) & self.p.past.hurt.get()).len()),
            Cond::CountDefeated(bound, crowd) => bound.holds(self.fallen(m, run, crowd).len()),
            Cond::CountPast(bound, crowd, deed) => {
                let did = match deed {
                    PastDeed::Defeated => self.p.past.fell.get(),
                    PastDeed::Left => {
                        // Who came onto the board in this turn began it nowhere.
                        let began = |fighter: &FighterId| self.p.turn_pos[fighter.index()] != NONE;
                        self.p.past.left.get().iter().filter(began).collect()
                    }
                    PastDeed::Attacked => {
                        let active = m.seat(self.p.active);
                        let attacked =
                            |&by: &FighterId| self.p.past.attacked & own_bits(active, FighterSet::one(by)) != 0;
                        active.fighters.iter().filter(attacked).collect()
                    }
                };
                bound.holds((self.crowd(m, run, crowd) & did).len())
            }
            Cond::Fell(who, is) => self.who(m, run, who).is_some_and(|fighter| self.p.past.fell.has(fighter) == is),
            Cond::Boosted(of, is) => side.is_some_and(|side| {
                let side = if of == Side::Own { side } else { 1 - side };
                let laid = side == ATTACK && combat.boost.is_some() && combat.revealed();
                (laid || combat.boosts[side].iter().any(|&card| card != NONE)) == is
            }),
            // Only who attacks deals any, and only the active seat attacks.
            Cond::Dealt(who, bound) => {
                let active = self.owners(m, run, who) & self.p.active.bit() != 0;
                bound.holds(if active { u32::from(self.p.past.dealt) } else { 0 })
            }
            // Who came onto the board in this turn began it nowhere.
            Cond::SharesStartZone(who, is) => self.who(m, run, who).is_some_and(|fighter| {
                let (now, then) = (self.body(m, fighter), self.turn_body(m, fighter));
                let shares = !(self.in_zones_of(m, then) & now).is_empty();
                !now.is_empty() && !then.is_empty() && shares == is
            }),
            Cond::LeftSpace(who, is) => self
                .who(m, run, who)
                .is_some_and(|fighter| self.p.turn_pos[fighter.index()] != NONE && self.p.past.left.has(fighter) == is),
            Cond::Canceled(is) => side.is_some_and(|side| (combat.canceled[1 - side] & Combat::STRUCK != 0) == is),
            Cond::Health(who, bound) => self
                .who(m, run, who)
                .is_some_and(|fighter| self.health(fighter) > 0 && bound.holds(u32::from(self.health(fighter)))),
            Cond::AtTurnStart(who, is) => self.who(m, run, who).is_some_and(|fighter| {
                // A large one is still there if it shares one space with its start.
                let now = self.body(m, fighter);
                !now.is_empty() && (now & self.turn_body(m, fighter)).is_empty() != is
            }),
            Cond::IsHero(who, is) => self.who(m, run, who).is_some_and(|fighter| m.fighter(fighter).hero == is),
            Cond::IsOpposing(who, is, hero) => self.who(m, run, who).is_some_and(|fighter| {
                m.friends(run.seat).has(fighter) != is && hero.is_none_or(|hero| m.fighter(fighter).hero == hero)
            }),
            Cond::Defeated(who, is) => {
                self.who(m, run, who).is_some_and(|fighter| (self.is_defeated(m, fighter)) == is)
            }
            Cond::At(who, place, is) => match self.who(m, run, who).filter(|&fighter| self.on_board().has(fighter)) {
                Some(fighter) => self.at_place(m, run, FighterSet::one(fighter), place).is_empty() != is,
                None => !is,
            },
            Cond::SharesZone(a, b, is) => match (self.who(m, run, a), self.who(m, run, b)) {
                (Some(a), Some(b)) => self.same_zone(m, a, b) == is,
                _ => !is,
            },
            // R3.8, R22.10
            Cond::MoreZones(a, b) => {
                let zones =
                    |who: Who| self.who(m, run, who).map_or(0, |fighter| self.zone_bits(m, fighter).count_ones());
                zones(a) > zones(b)
            }
            Cond::Count(bound, group) => bound.holds(self.group(m, run, group).len()),
            Cond::AllDefeated(crowd) => {
                let crowd = self.crowd(m, run, crowd);
                (crowd & self.on_board()).is_empty() && !crowd.iter().any(|fighter| self.is_off(fighter))
            }
            Cond::Is(measure, bound) => bound.holds(u32::from(self.measure(m, run, measure, None))),
            Cond::Compare(left, order, right, times) => {
                order.holds(self.measure(m, run, left, None), self.measure(m, run, right, None).saturating_mul(times))
            }
            Cond::Counter(counter, bound) => {
                bound.holds(u32::from(self.p.counters[run.home(m).index()][counter as usize]))
            }
            Cond::Counted(kind, bound) => bound.holds(u32::from(run.counted(kind))),
            Cond::OpponentPlayed(is) => side.is_some_and(|side| combat.cards[1 - side].is_some() == is),
            Cond::CardIs(of, filter, is) => {
                let side = side.map(|side| if of == Side::Own { side } else { 1 - side });
                // R2.4: what is played as another type is of both from then on.
                let played_as = |side: usize| {
                    let is = |kind: CardType| match kind {
                        CardType::Attack => side == ATTACK,
                        CardType::Defense => side == DEFENSE,
                        CardType::Versatile | CardType::Scheme | CardType::Combat => false,
                    };
                    match filter.sort.kind {
                        FilterKind::Type(a) => is(a),
                        FilterKind::Types(a, b) => is(a) || is(b),
                        FilterKind::Any | FilterKind::Tag(_) | FilterKind::User(_) => false,
                        FilterKind::Tags(..) | FilterKind::Users(..) => false,
                    }
                };
                side.is_some_and(|side| {
                    let kind = if played_as(side) { FilterKind::Any } else { filter.sort.kind };
                    let filter = Filter { sort: Sort { kind, ..filter.sort }, ..filter };
                    let card = combat.cards[side].get();
                    // Where no card was played there is none of a type.
                    card.is_some_and(|card| self.fits(m, run, combat.seats[side], card, filter)) == is
                })
            }
            Cond::FromDeck => run.has(Run::FROM_DECK),
            Cond::ByOwner(is) => (run.home(m) == run.seat) == is,
            Cond::ThatIs(filter, is) => {
                run.that_card().is_some_and(|(seat, card)| self.fits(m, run, seat, card, filter) == is)
            }
            // Only of a card that is still where its looker saw it.
            Cond::SeenIs(filter, end, is) => {
                let seat = run.looked_at();
                let cards = self.cards_of(seat);
                let at = match end {
                    DeckEnd::Top => cards.deck.checked_sub(1),
                    DeckEnd::Bottom => cards.deck.checked_sub(1).map(|_| 0),
                };
                at.map(usize::from).is_some_and(|at| {
                    let seen = run.looked() == 1 && cards.known[at] & run.seat.bit() != 0;
                    seen && self.fits(m, run, seat, CardId(cards.kind[at]), filter) == is
                })
            }
            Cond::Marked(is) => combat.running() && combat.marked() == is,
            // The printed card is asked, canceled or not.
            Cond::HasEffect(timing, is) => side.is_some_and(|side| {
                let card = combat.cards[1 - side].get().map(|card| m.card(combat.seats[1 - side], card));
                let has = card.is_some_and(|card| match timing {
                    Timing::Immediately => card.immediately != 0,
                    Timing::During => card.during != 0,
                    Timing::After => card.after != 0,
                });
                has == is
            }),
            Cond::Surrounded(bound, kind) => {
                let of = m.seat(run.home(m)).kind_set(kind) & self.on_board();
                run.who != NONE
                    && m.seat(SeatId(run.who))
                        .fighters
                        .iter()
                        .filter(|&fighter| self.on_board().has(fighter))
                        .any(|fighter| bound.holds(self.count_next_to(m, fighter, of)))
            }
            Cond::Hand(bound) => bound.holds(u32::from(cards.hand)),
            Cond::OtherHand(bound) => bound.holds(u32::from(cards.hand.saturating_sub(1))),
            Cond::DeckEmpty => cards.deck == 0,
            Cond::PlayedBy(kind, is) => side.is_some_and(|side| {
                let player = combat.players[side];
                combat.cards[side].is_some()
                    && player != NONE
                    && m.seat(run.home(m)).kind_set(kind).has(FighterId(player)) == is
            }),
            Cond::Attacking(is) => side.is_some_and(|side| (side == ATTACK) == is),
            Cond::State(state, value) => self.is_state(m, run.home(m), state, value),
            Cond::Basket(symbol) => match run.symbol() {
                Some(named) => named == symbol,
                None => self.basket(m, run.home(m)) >> symbol & 1 == 1,
            },
            Cond::DefeatedAny => run.has(Run::DEFEATED),
            Cond::DamagedKind(kind) => {
                let home = m.seat(run.home(m));
                run.marks.was_hit(home, home.kind_set(kind))
            }
            Cond::CombatDamage(bound) => bound.holds(u32::from(combat.damage)),
            Cond::InHand(card) => self.holds_named(m, run, card).is_some(),
            Cond::StartedWith(who, _) => self.who(m, run, who).is_some_and(|fighter| {
                let home = run.home(m);
                let bit = own_bits(m.seat(home), FighterSet::one(fighter));
                self.p.past.with_token[home.index()] & bit != 0
            }),
            Cond::MovedAlong(_, bound) => bound.holds(self.p.past.different_lines(run.home(m))),
            Cond::Tokens(bound, kind, place) => {
                bound.holds(u32::from(self.measure(m, run, Measure::Tokens(kind, place), None)))
            }
        }
    }

    /// The value of a state at this moment, also of one that follows conditions.
    #[inline]
    pub(crate) fn state_now(&self, m: &Match, seat: SeatId, state: u8) -> u8 {
        if m.follows { self.followed(m, seat, state) } else { self.p.states[seat.index()][usize::from(state)] }
    }

    /// Whether a state has the value of this name at this moment, or one that holds it.
    #[inline]
    fn is_state(&self, m: &Match, seat: SeatId, state: u8, name: u8) -> bool {
        match m.follows {
            true => m.seat(seat).hero.states[usize::from(state)].is(self.followed(m, seat, state), name),
            false => self.p.states[seat.index()][usize::from(state)] == name,
        }
    }

    #[inline(never)]
    fn followed(&self, m: &Match, seat: SeatId, state: u8) -> u8 {
        match &m.seat(seat).hero.states[usize::from(state)].follows {
            Some(conds) => u8::from(self.hold(m, &Run::new(seat, Source::ABILITY, 0, NONE, false), conds)),
            None => self.p.states[seat.index()][usize::from(state)],
        }
    }

    /// Whether the conditions of a standing rule hold.
    pub(crate) fn hold(&self, m: &Match, run: &Run, conds: &Conds) -> bool {
        conds.list.iter().all(|one_of| one_of.iter().any(|&cond| self.holds(m, run, cond)))
    }

    pub(crate) fn amount(&self, m: &Match, run: &Run, amount: Amount) -> u8 {
        match amount {
            Amount::Number(number) => number,
            Amount::ForEach(each, what) => {
                let count = match what {
                    Countable::Counter(counter) => self.p.counters[run.home(m).index()][counter as usize],
                    Countable::Fighters(group) => self.group(m, run, group).len() as u8,
                    Countable::Of(measure) => self.measure(m, run, measure, None),
                };
                each.saturating_mul(count)
            }
            Amount::Equal(measure) => self.measure(m, run, measure, None),
            Amount::Twice(measure) => self.measure(m, run, measure, None).saturating_mul(2),
        }
    }

    /// `of`: the side of the combat whose card is meant by "its boost value".
    pub(crate) fn measure(&self, m: &Match, run: &Run, measure: Measure, of: Option<usize>) -> u8 {
        let combat = &self.p.combat;
        let card_of = |side: usize| combat.cards[side].get().map(|card| m.card(combat.seats[side], card));
        match measure {
            Measure::ItsBoost => run.that_card().map_or(0, |(seat, card)| m.card(seat, card).boost),
            Measure::ItsPrinted => run.that_card().map_or(0, |(seat, card)| m.card(seat, card).value),
            Measure::NameLength(card) => {
                self.number_of(m, run, card, |seat, card, _| name_length(&m.card(seat, card).name))
            }
            Measure::OwnBoost => of.and_then(card_of).map_or(0, |card| card.boost),
            Measure::Boost(card) => self.number_of(m, run, card, |seat, card, _| m.card(seat, card).boost),
            // R12.8
            Measure::Printed(card) => self.number_of(m, run, card, |seat, card, side| match side {
                Some(side) if combat.canceled[side] & Combat::REPRINTED != 0 => combat.base[side],
                _ => m.card(seat, card).value,
            }),
            Measure::PrintedAgainst => combat.against,
            Measure::Value(of) => match combat.side_of(run.seat) {
                Some(side) => self.value(m, if of == Side::Own { side } else { 1 - side }),
                None => 0,
            },
            Measure::CombatDamage => combat.damage,
            Measure::Counted(kind) => run.counted(kind),
            Measure::Played(who, besides) => {
                let seats = self.owners(m, run, who);
                let each = m.seat_ids().filter(|seat| seats & seat.bit() != 0);
                let all = each.fold(0u8, |all, seat| all.saturating_add(self.p.past.played[seat.index()]));
                all.saturating_sub(u8::from(besides))
            }
            Measure::LookedBut(kept) => run.looked().saturating_sub(kept),
            Measure::Lacks(who, cards) | Measure::TooMany(who, cards) => {
                let seat = run.seat_of(who).unwrap_or(run.seat);
                let hand = self.cards_of(seat).hand;
                let too_many = matches!(measure, Measure::TooMany(..));
                if too_many { hand.saturating_sub(cards) } else { cards.saturating_sub(hand) }
            }
            Measure::Cards(PileOf { whose, pile, sort }) => {
                let filter = Filter::from(sort);
                let size = |seat: SeatId| {
                    let cards = self.cards_of(seat);
                    let all = match pile {
                        Pile::Hand => cards.hand(),
                        Pile::Deck => cards.deck(),
                        Pile::Discard => cards.pile(),
                        Pile::Own(pile) => {
                            let held = self.own_pile(m, run.home(m), pile);
                            return held.iter().filter(|&&(of, card)| self.fits(m, run, of, card, filter)).count()
                                as u8;
                        }
                    };
                    let fits = |&&card: &&u8| filter == Filter::ANY || self.fits(m, run, seat, CardId(card), filter);
                    all.iter().filter(fits).count() as u8
                };
                let owners = self.owners(m, run, whose);
                m.seat_ids().filter(|seat| owners & seat.bit() != 0).map(size).sum()
            }
            Measure::Among(of, sort) => {
                let filter = Filter::from(sort);
                let cards = self.turned_to(m, run, of);
                cards.into_iter().filter(|&(seat, card)| self.fits(m, run, seat, card, filter)).count() as u8
            }
            Measure::TotalBoost(of) => {
                let boosts = self.turned_to(m, run, of).into_iter().map(|(seat, card)| m.card(seat, card).boost);
                boosts.fold(0, u8::saturating_add)
            }
            Measure::Number => run.number,
            Measure::Committed => combat.side_of(run.seat).map_or(0, |side| combat.numbers[side]),
            Measure::SpentBy(counter) => {
                combat.side_of(run.seat).map_or(0, |side| combat.spent[side][usize::from(counter)])
            }
            Measure::Roll => self.p.roll,
            Measure::OthersIn(pile) => (self.own_pile(m, run.home(m), pile).len() as u8).saturating_sub(1),
            Measure::NamedIn(pile, card) => {
                let home = run.home(m);
                let is = |&(of, other): &(SeatId, CardId)| of == home && other.0 == card;
                self.own_pile(m, home, pile).iter().filter(|card| is(card)).count() as u8
            }
            Measure::SymbolsIn(pile) => self.symbols_in(m, run.home(m), pile).count_ones() as u8,
            Measure::Side(deck, of) => self.side_count(m, run.home(m), deck, of),
            Measure::Health(who) => self.who(m, run, who).map_or(0, |fighter| self.health(fighter)),
            Measure::Zones(who) => {
                self.who(m, run, who).map_or(0, |fighter| self.zone_bits(m, fighter).count_ones() as u8)
            }
            Measure::DifferentZones => {
                let own = m.seat(run.seat).fighters.iter();
                own.fold(0, |zones, fighter| zones | self.zone_bits(m, fighter)).count_ones() as u8
            }
            Measure::Counter(counter) => self.p.counters[run.home(m).index()][usize::from(counter)],
            Measure::Distance(a, b) => self.lines_between(m, run, a, b),
            Measure::Between(a, b) => self.lines_between(m, run, a, b).saturating_sub(1),
            Measure::Fighters(group) => self.group(m, run, group).len() as u8,
            Measure::Defeated(crowd) => self.fallen(m, run, crowd).len() as u8,
            Measure::Tokens(kind, place) => {
                self.meant_tokens(m, run, TokenGroup { kind, place, pick: TokenPick::Each }).count_ones() as u8
            }
            Measure::TokenSpaces(kind, place) => {
                let spaces = self.spaces(m, run, None, Spaces { kind: SpaceKind::Free, place });
                (spaces & self.token_spaces(m, run.home(m), kind)).len() as u8
            }
        }
    }

    /// The cards that a text has discarded, revealed or looked at last, each with the seat before which it lies.
    #[cold]
    fn turned_to(&self, m: &Match, run: &Run, of: Turned) -> Vec<(SeatId, CardId)> {
        let with = |seat: SeatId, cards: &[u8]| cards.iter().map(|&card| (seat, CardId(card))).collect();
        if of == Turned::Discarded {
            let Some((seat, card)) = run.that_card() else { return Vec::new() };
            let (owner, _) = m.origin(seat, card);
            let count = usize::from(run.counted(Counted::Discarded));
            let cards = self.cards_of(owner);
            let kept: Vec<u8> = match m.seat(owner).keeps {
                Some(pile) => {
                    let there = cards.aside().filter(|&(_, _, at)| at == Aside::pile(owner, pile));
                    there.map(|(_, card, _)| card.0).collect()
                }
                None => cards.pile().to_vec(),
            };
            return with(owner, &kept[kept.len().saturating_sub(count)..]);
        }
        let (seat, count) = (run.looked_at(), usize::from(run.looked()));
        let cards = self.cards_of(seat);
        match (count, run.placed) {
            (0, NONE) => Vec::new(),
            (0, card) => with(seat, &[card]),
            (_, NONE) => with(seat, &cards.hand()[..count.min(cards.hand().len())]),
            // One alone may lie at the bottom.
            (1, _)
                if run
                    .that_card()
                    .is_some_and(|that| that == (seat, CardId(cards.deck().first().copied().unwrap_or(NONE)))) =>
            {
                run.that_card().into_iter().collect()
            }
            (_, _) => with(seat, &cards.deck()[cards.deck().len().saturating_sub(count)..]),
        }
    }

    /// The lines between two fighters (R3.9); 0 if one of them is not on the board or cannot be reached.
    fn lines_between(&self, m: &Match, run: &Run, a: Who, b: Who) -> u8 {
        let (Some(a), Some(b)) = (self.who(m, run, a), self.who(m, run, b)) else { return 0 };
        let distance = self.lines_apart(m, a, b);
        if distance == u8::MAX { 0 } else { distance }
    }

    /// A number of the card that a text speaks of: of several, the highest; 0 without a card.
    fn number_of(
        &self,
        m: &Match,
        run: &Run,
        card: CardRef,
        number: impl Fn(SeatId, CardId, Option<usize>) -> u8,
    ) -> u8 {
        let number = |(seat, card, side)| number(seat, card, side);
        let of_each = match card {
            CardRef::TheirRevealed => Self::revealed_card,
            CardRef::TopOfTheirs => Self::top_of_pile,
            _ => return self.card_ref(run, card).map_or(0, number),
        };
        let seats = self.meant_seats(m, run, Players::Opponent);
        let theirs = m.seat_ids().filter(|seat| seats & seat.bit() != 0);
        theirs.filter_map(|seat| of_each(self, seat)).map(number).max().unwrap_or(0)
    }

    /// The card that a text speaks of, with its seat and, in a combat, its side.
    fn card_ref(&self, run: &Run, card: CardRef) -> Option<(SeatId, CardId, Option<usize>)> {
        let combat = &self.p.combat;
        let side = combat.side_of(run.seat);
        let played = |side: usize| Some((combat.seats[side], combat.cards[side].get()?, Some(side)));
        match card {
            CardRef::This => match run.source.as_card() {
                Some(card) => {
                    let played = run.source.as_lying().is_none();
                    let own = side.filter(|&side| played && combat.cards[side].card == card.0);
                    Some((run.seat, card, own))
                }
                // In an ability it is the card that this seat plays in the combat.
                None => side.and_then(played),
            },
            CardRef::Opponents => side.and_then(|side| played(1 - side)),
            CardRef::TopOfPile => self.top_of_pile(run.seat),
            CardRef::Revealed => self.revealed_card(run.seat),
            CardRef::ThatRevealed | CardRef::TopOfThat if run.who == NONE => None,
            CardRef::ThatRevealed => self.revealed_card(SeatId(run.who)),
            CardRef::TopOfThat => self.top_of_pile(SeatId(run.who)),
            // These can be several.
            CardRef::TheirRevealed | CardRef::TopOfTheirs => None,
        }
    }

    /// The card on top of a seat's discard pile.
    fn top_of_pile(&self, seat: SeatId) -> Option<(SeatId, CardId, Option<usize>)> {
        let card = *self.cards_of(seat).pile().last()?;
        Some((seat, CardId(card), None))
    }

    /// The card of a seat that was revealed last.
    fn revealed_card(&self, seat: SeatId) -> Option<(SeatId, CardId, Option<usize>)> {
        let card = self.p.revealed[seat.index()];
        (card != NONE).then_some((seat, CardId(card), None))
    }

    /// Whose piles are meant, as bits of seats.
    fn owners(&self, m: &Match, run: &Run, whose: Owner) -> u8 {
        match whose {
            Owner::You => run.seat.bit(),
            Owner::That => {
                if run.who == NONE {
                    0
                } else {
                    SeatId(run.who).bit()
                }
            }
            Owner::Opponents(players) => self.meant_seats(m, run, players),
        }
    }

    /// R19.5: who "your opponent" is, as bits of seats.
    pub(crate) fn meant_seats(&self, m: &Match, run: &Run, players: Players) -> u8 {
        let combat = &self.p.combat;
        let side = if run.combat { combat.side_of(run.seat) } else { None };
        match (players, side) {
            (Players::Opponent, Some(side)) if !m.switches.opponent_is_all_others => {
                let seat = combat.seats[1 - side];
                if self.is_out(seat) { 0 } else { seat.bit() }
            }
            (Players::Fighting, Some(_)) => {
                let fights = |seat: &SeatId| combat.seats.contains(seat) && !self.is_out(*seat);
                m.seat_ids().filter(fights).fold(0, |set, seat| set | seat.bit())
            }
            (Players::Fighting, None) => run.seat.bit(),
            (Players::Owner, _) => {
                let owner = run.home(m);
                if self.is_out(owner) { 0 } else { owner.bit() }
            }
            (Players::Everybody, _) => {
                m.seat_ids().filter(|&seat| !self.is_out(seat)).fold(0, |set, seat| set | seat.bit())
            }
            (Players::Friendly, _) => {
                let team = m.team(run.seat);
                m.seat_ids()
                    .filter(|&seat| m.team(seat) == team && !self.is_out(seat))
                    .fold(0, |set, seat| set | seat.bit())
            }
            (Players::Highest, _) => {
                let boost = |seat: SeatId| {
                    let card = self.revealed_card(seat).filter(|_| !self.is_out(seat));
                    card.map_or(0, |(of, card, _)| m.card(of, card).boost)
                };
                let most = m.seat_ids().map(boost).max().unwrap_or(0);
                m.seat_ids().filter(|&seat| most > 0 && boost(seat) == most).fold(0, |set, seat| set | seat.bit())
            }
            (Players::Opponent | Players::EachOpponent, _) => {
                self.opponents(m, run.seat).fold(0, |set, seat| set | seat.bit())
            }
        }
    }

    /// The rules that speak of this and hold now, each with the program that it is seen from.
    #[inline]
    pub(crate) fn each_rule(&self, m: &Match, what: Governs, see: impl FnMut(Holding, &Run)) {
        if m.governs(what) {
            self.each_known_rule(m, what, |_, _| true, see);
        }
    }

    /// The same, without the standing rules of whose conditions `known` says no.
    #[inline(never)]
    fn each_known_rule(
        &self,
        m: &Match,
        what: Governs,
        known: impl Fn(&Run, &Conds) -> bool,
        mut see: impl FnMut(Holding, &Run),
    ) {
        let meant = |rule: &&LastingRule| rule.what.governs() == what;
        for seat in m.seat_ids() {
            let run = Run::new(seat, Source::ABILITY, 0, NONE, true);
            let standing = m.seat(seat).hero.ability.rules.iter();
            let holds = |conds: &Conds| known(&run, conds) && self.hold(m, &run, conds);
            standing.filter(meant).filter(|rule| holds(&rule.conds)).for_each(|rule| see(rule.what, &run));
            if self.cards_of(seat).aside > 0 {
                for (card, ongoing) in self.in_play(m, seat) {
                    let run = Run::new(seat, Source::lying(card), 0, NONE, true);
                    let holds = |conds: &Conds| known(&run, conds) && self.hold(m, &run, conds);
                    let standing = ongoing.rules.iter().filter(meant).filter(|rule| holds(&rule.conds));
                    standing.for_each(|rule| see(rule.what, &run));
                }
            }
        }
        for lasting in self.p.lasting.iter().filter(|lasting| lasting.rule != NONE) {
            if let Some(rule) = lasting.rule(m).filter(meant) {
                see(rule.what, &lasting.run(m, true));
            }
        }
    }

    /// What is left of a lump of damage to a fighter: no damage, then less, then at most.
    #[inline]
    pub(crate) fn damage_left(&self, m: &Match, fighter: FighterId, amount: u8, hurt: Hurt) -> u8 {
        let (mut less, mut most, mut none) = (0u8, u8::MAX, false);
        let counts = |combat: bool| hurt == Hurt::Combat || !combat;
        self.each_rule(m, Governs::Damage, |rule, run| match rule {
            Holding::Less { who, amount, combat } if counts(combat) && self.meant(m, run, who).has(fighter) => {
                less = less.saturating_add(self.amount(m, run, amount));
            }
            Holding::AtMost { who, amount, combat } if counts(combat) && self.meant(m, run, who).has(fighter) => {
                most = most.min(amount);
            }
            Holding::OnlyCombat { who, exhaustion } => {
                let counts = hurt == Hurt::Combat || exhaustion && hurt == Hurt::Exhaustion;
                none |= !counts && self.meant(m, run, who).has(fighter);
            }
            _ => {}
        });
        if none { 0 } else { amount.saturating_sub(less).min(most) }
    }

    /// The health below which damage does not bring a fighter.
    #[inline]
    pub(crate) fn floor(&self, m: &Match, fighter: FighterId) -> u8 {
        let mut floor = 0;
        self.each_rule(m, Governs::Floor, |rule, run| {
            if let Holding::Floor { who, health } = rule
                && self.meant(m, run, who).has(fighter)
            {
                floor = floor.max(health);
            }
        });
        floor
    }

    /// The seats that draw nothing, or gain no actions, as bits.
    #[inline]
    pub(crate) fn barred(&self, m: &Match, draws: bool) -> u8 {
        let mut seats = 0;
        self.each_rule(m, if draws { Governs::Draw } else { Governs::Actions }, |rule, run| {
            if let (Holding::NoDraw(who), true) | (Holding::NoActions(who), false) = (rule, draws) {
                seats |= self.owners(m, run, who);
            }
        });
        seats
    }

    /// Whether a seat may not boost.
    #[inline]
    pub(crate) fn cannot_boost(&self, m: &Match, seat: SeatId) -> bool {
        let mut barred = false;
        self.each_rule(m, Governs::Boosting, |rule, run| {
            if let Holding::NoBoost(who) = rule {
                barred |= self.owners(m, run, who) & seat.bit() != 0;
            }
        });
        barred
    }

    /// How many actions a turn of a seat has less.
    #[inline]
    pub(crate) fn fewer_actions(&self, m: &Match, seat: SeatId) -> u8 {
        let mut fewer = 0u8;
        self.each_rule(m, Governs::Actions, |rule, run| {
            if let Holding::FewerActions(who, count) = rule
                && self.owners(m, run, who) & seat.bit() != 0
            {
                fewer = fewer.saturating_add(count);
            }
        });
        fewer
    }

    /// R5.10: how many cards a seat may hold at the end of a turn. Of several rules the last one counts.
    #[inline]
    pub fn hand_limit(&self, m: &Match, seat: SeatId) -> u8 {
        let (mut limit, mut more, mut less) = (m.seat(seat).hero.hand_limit, 0u8, 0u8);
        self.each_rule(m, Governs::Hand, |rule, run| match rule {
            Holding::HandLimit(who, cards) if self.owners(m, run, who) & seat.bit() != 0 => limit = cards,
            Holding::HandHigher(who, amount) if self.owners(m, run, who) & seat.bit() != 0 => {
                more = more.saturating_add(self.amount(m, run, amount));
            }
            Holding::HandLower(who, amount) if self.owners(m, run, who) & seat.bit() != 0 => {
                less = less.saturating_add(self.amount(m, run, amount));
            }
            _ => {}
        });
        limit.saturating_add(more).saturating_sub(less)
    }

    /// How far the fighters of a seat move in a maneuver, without the boost.
    pub(crate) fn move_value(&self, m: &Match, seat: SeatId) -> u8 {
        let (base, more) = self.move_parts(m, seat);
        base.saturating_add(more)
    }

    /// The move of a seat's fighters, and what makes it higher.
    #[inline]
    fn move_parts(&self, m: &Match, seat: SeatId) -> (u8, u8) {
        let (mut base, mut more, mut less) = (m.seat(seat).hero.move_value, self.move_bonus(m, seat), 0u8);
        self.each_rule(m, Governs::Move, |rule, run| match rule {
            Holding::MoveIs(who, spaces) if self.owners(m, run, who) & seat.bit() != 0 => base = spaces,
            Holding::MoveHigher(who, amount) if self.owners(m, run, who) & seat.bit() != 0 => {
                more = more.saturating_add(self.amount(m, run, amount));
            }
            Holding::MoveLower(who, amount) if self.owners(m, run, who) & seat.bit() != 0 => {
                less = less.saturating_add(self.amount(m, run, amount));
            }
            _ => {}
        });
        // What is lower takes from what is higher first.
        let all = base.saturating_add(more).saturating_sub(less);
        (all.min(base), all.saturating_sub(base))
    }

    /// How far a fighter moves in a maneuver with this boost, if it has a move of its own.
    pub(crate) fn own_move(&self, m: &Match, seat: SeatId, fighter: FighterId, boost: u8) -> Option<u8> {
        let mut base = m.fighter_def(fighter).move_value;
        let (mut more, mut less, mut last) = (0u8, 0u8, None);
        self.each_rule(m, Governs::OwnMove, |rule, run| match rule {
            Holding::FighterMove { who, spaces } if self.meant(m, run, who).has(fighter) => base = Some(spaces),
            Holding::FighterMoveHigher { who, amount } if self.meant(m, run, who).has(fighter) => {
                more = more.saturating_add(self.amount(m, run, amount));
            }
            Holding::FighterMoveLower { who, amount } if self.meant(m, run, who).has(fighter) => {
                less = less.saturating_add(self.amount(m, run, amount));
            }
            _ => {}
        });
        // What is set for this one maneuver is final.
        for lasting in self.p.lasting.iter().filter(|lasting| lasting.rule != NONE) {
            let rule = lasting.rule(m).map(|rule| rule.what);
            if let (Some(Holding::FighterMove { who, spaces }), Until::ManeuverEnds) = (rule, lasting.until())
                && self.meant(m, &lasting.run(m, false), who).has(fighter)
            {
                last = Some(spaces);
            }
        }
        if last.is_some() || base.is_none() && more == 0 && less == 0 {
            return last;
        }
        let (of_all, more_of_all) = self.move_parts(m, seat);
        let own = base.unwrap_or(of_all).saturating_add(more_of_all).saturating_add(more).saturating_sub(less);
        Some(own.saturating_add(boost))
    }

    /// The fighters that others are not in the way of.
    fn passing(&self, m: &Match) -> FighterSet {
        let mut set = FighterSet::EMPTY;
        self.each_rule(m, Governs::Passing, |rule, run| {
            if let Holding::Passes(who) = rule {
                set |= self.meant(m, run, who);
            }
        });
        set
    }

    /// The walk as it is for one of its fighters: how far, through whom, and whether the way is remembered.
    #[inline]
    pub(crate) fn walk_of(&self, m: &Match, walk: &Walk, fighter: FighterId) -> Walk {
        if m.own_moves { self.own_walk(m, walk, fighter) } else { *walk }
    }

    #[inline(never)]
    fn own_walk(&self, m: &Match, walk: &Walk, fighter: FighterId) -> Walk {
        let through = match walk.through {
            Through::Friends if self.passing(m).has(fighter) => Through::Opposing,
            through => through,
        };
        let own = m.fighter(fighter);
        let abilities = || self.abilities(m, own.seat).map(|(_, ability)| ability);
        let track = walk.track.or_else(|| if walk.maneuver { tracked(abilities(), own.named) } else { None });
        Walk { steps: self.walk_steps(m, walk, fighter), through, track, ..*walk }
    }

    /// Whether a fighter can attack another from where they stand, with all that lets it attack farther.
    pub(crate) fn can_strike(&self, m: &Match, by: FighterId, at: FighterId) -> bool {
        let farther = || !(self.farther(m, by, |_, _| true) & self.body(m, at)).is_empty();
        self.in_range(m, by, at) || m.governs(Governs::Reach) && farther()
    }

    /// The spaces that rules add to the range of a fighter where it stands, without those of whose conditions `known` says no.
    pub(crate) fn farther(&self, m: &Match, by: FighterId, known: impl Fn(&Run, &Conds) -> bool) -> SpaceSet {
        let mut more = SpaceSet::EMPTY;
        if !self.on_board().has(by) {
            return more;
        }
        self.each_known_rule(m, Governs::Reach, known, |rule, run| {
            let (who, spaces) = match rule {
                Holding::Ranged(who) => (who, self.zone_of(m, by)),
                Holding::Within { who, spaces } => (who, self.near_fighter(m, by, spaces)),
                Holding::Against { who, at } => (who, self.spaces_of(m, self.group(m, run, at))),
                _ => return,
            };
            if self.meant(m, run, who).has(by) {
                more |= spaces;
            }
        });
        more
    }

    /// Whether somebody who sees the hands of these seats can tell whether conditions hold: R18, cards in hands and decks are hidden,
    /// their number is not.
    pub(crate) fn can_tell(&self, m: &Match, run: &Run, conds: &Conds, sees: impl Fn(SeatId) -> bool) -> bool {
        let home = run.home(m);
        let sees_own = |pile: u8| m.seat(home).hero.piles[usize::from(pile)].open || sees(home);
        // Whoever is not sure is taken not to know.
        let revealed = self.p.combat.revealed() || sees(run.seat);
        let counts = |measure: Measure| match measure {
            Measure::Cards(PileOf { sort: Sort::ANY, .. }) => true,
            Measure::Cards(PileOf { whose, pile, .. }) => match pile {
                Pile::Hand => m.seat_ids().all(|seat| self.owners(m, run, whose) & seat.bit() == 0 || sees(seat)),
                Pile::Deck => false,
                Pile::Discard => true,
                Pile::Own(pile) => sees_own(pile),
            },
            Measure::NamedIn(pile, _) | Measure::SymbolsIn(pile) => sees_own(pile),
            Measure::ItsBoost
            | Measure::ItsPrinted
            | Measure::NameLength(_)
            | Measure::OwnBoost
            | Measure::Boost(_)
            | Measure::Printed(_)
            | Measure::PrintedAgainst
            | Measure::Value(_)
            | Measure::Number
            | Measure::Committed => revealed,
            Measure::Side(..) => sees(home),
            Measure::CombatDamage
            | Measure::Counted(_)
            | Measure::Played(..)
            | Measure::LookedBut(_)
            | Measure::Lacks(..)
            | Measure::TooMany(..)
            | Measure::Among(..)
            | Measure::TotalBoost(_)
            | Measure::SpentBy(_)
            | Measure::Roll
            | Measure::Health(_)
            | Measure::Zones(_)
            | Measure::DifferentZones
            | Measure::Distance(..)
            | Measure::Between(..)
            | Measure::Counter(_)
            | Measure::Tokens(..)
            | Measure::TokenSpaces(..)
            | Measure::Defeated(_)
            | Measure::Fighters(_)
            | Measure::OthersIn(_) => true,
        };
        conds.list.iter().flatten().all(|&cond| match cond {
            Cond::InHand(_) | Cond::SeenIs(..) => sees(run.seat),
            Cond::Is(measure, _) => counts(measure),
            Cond::Compare(left, _, right, _) => counts(left) && counts(right),
            Cond::CardIs(..) | Cond::HasEffect(..) => revealed,
            Cond::Won
            | Cond::Lost
            | Cond::Earlier(..)
            | Cond::YourTurn(_)
            | Cond::ActionNumber(_)
            | Cond::Did(..)
            | Cond::Attacked(..)
            | Cond::Hurt(..)
            | Cond::CountHurt(..)
            | Cond::CountDefeated(..)
            | Cond::CountPast(..)
            | Cond::Fell(..)
            | Cond::Boosted(..)
            | Cond::Dealt(..)
            | Cond::SharesStartZone(..)
            | Cond::LeftSpace(..)
            | Cond::Canceled(_)
            | Cond::Health(..)
            | Cond::AtTurnStart(..)
            | Cond::IsHero(..)
            | Cond::IsOpposing(..)
            | Cond::Defeated(..)
            | Cond::At(..)
            | Cond::SharesZone(..)
            | Cond::MoreZones(..)
            | Cond::Count(..)
            | Cond::AllDefeated(_)
            | Cond::Counter(..)
            | Cond::Counted(..)
            | Cond::OpponentPlayed(_)
            | Cond::FromDeck
            | Cond::ByOwner(_)
            | Cond::ThatIs(..)
            | Cond::Marked(_)
            | Cond::Surrounded(..)
            | Cond::Hand(_)
            | Cond::OtherHand(_)
            | Cond::DeckEmpty
            | Cond::PlayedBy(..)
            | Cond::Attacking(_)
            | Cond::State(..)
            | Cond::Basket(_)
            | Cond::DefeatedAny
            | Cond::DamagedKind(_)
            | Cond::CombatDamage(_)
            | Cond::Tokens(..)
            | Cond::StartedWith(..)
            | Cond::MovedAlong(..) => true,
        })
    }

    /// What a card of a seat adds when it boosts.
    #[inline]
    pub(crate) fn boost_value(&self, m: &Match, seat: SeatId, card: CardId) -> u8 {
        let mut boost = m.card(seat, card).boost;
        self.each_rule(m, Governs::Boost, |rule, run| {
            if let (Holding::BoostHigher(more), true) = (rule, run.seat == seat) {
                boost = boost.saturating_add(self.amount(m, run, more));
            }
        });
        boost
    }

    /// The fighters of its seat to whom damage to a fighter may be given.
    pub(crate) fn sharers(&self, m: &Match, fighter: FighterId) -> FighterSet {
        let mut set = FighterSet::EMPTY;
        self.each_rule(m, Governs::Sharing, |rule, run| {
            if let Holding::Shared { who, among } = rule
                && self.who(m, run, who) == Some(fighter)
            {
                set |= self.group(m, run, among);
            }
        });
        set.remove(fighter);
        set & m.seat(m.fighter(fighter).seat).fighters
    }

    /// Whom the combat damage to a fighter hits.
    #[inline]
    pub(crate) fn hit_instead(&self, m: &Match, fighter: FighterId) -> FighterId {
        let mut hit = fighter;
        self.each_rule(m, Governs::WhoIsHit, |rule, run| {
            if let Holding::Instead { who, to } = rule
                && self.who(m, run, who) == Some(fighter)
                && let Some(to) = self.who(m, run, to).filter(|&to| self.on_board().has(to))
            {
                hit = to;
            }
        });
        hit
    }

    /// R25.14: how much further each fighter may move in a maneuver of this seat.
    fn move_bonus(&self, m: &Match, seat: SeatId) -> u8 {
        let run = Run::new(seat, Source::ABILITY, 0, NONE, false);
        let own = m.seat(seat).hero.ability.move_bonus.map_or(0, |amount| self.amount(m, &run, amount));
        if self.cards_of(seat).aside == 0 {
            return own;
        }
        let lying = self.in_play(m, seat).filter_map(|(_, ongoing)| ongoing.move_bonus);
        lying.fold(own, |more, amount| more.saturating_add(self.amount(m, &run, amount)))
    }

    /// Whether a program is a card's text, and no such text changes the value of a side.
    pub(crate) fn is_held(&self, side: usize, run: &Run) -> bool {
        self.p.combat.canceled[side] & Combat::HELD != 0 && run.source.as_card().is_some()
    }

    /// R12.1: the value of a side's card as it is now.
    pub(crate) fn value(&self, m: &Match, side: usize) -> u8 {
        let combat = &self.p.combat;
        if !combat.cards[side].is_some() || combat.ignored[side] {
            return 0;
        }
        let locked = self.p.lock_of(side);
        if locked != NONE {
            return locked;
        }
        let bonus = self.static_bonus(m, side);
        (i16::from(combat.base[side]) + combat.adds[side] + i16::from(bonus)).clamp(0, 99) as u8
    }

    /// R12.7, R25.9
    #[inline]
    pub(crate) fn static_bonus(&self, m: &Match, side: usize) -> i8 {
        let held = self.p.combat.canceled[side] & Combat::HELD != 0;
        let mut bonus = 0i16;
        self.each_rule(m, Governs::Value, |rule, run| {
            let (amount, less, attacking, by) = if let Holding::Value { amount, less, attacking, by } = rule {
                (self.amount(m, run, amount), less, attacking, by)
            } else if let (Holding::Next { amount, attacking, by }, NONE) = (rule, run.it) {
                // Otherwise it waits for the end of this combat.
                (amount, false, Some(attacking), by)
            } else {
                return;
            };
            let counts = !held || run.source.as_card().is_none() && !run.has(Run::OF_CARD);
            if counts && self.speaks_of_card(m, run, side, attacking, by) {
                let amount = i16::from(amount.min(99));
                bonus += if less { -amount } else { amount };
            }
        });
        let bonus = bonus.clamp(-99, 99) as i8;
        if m.finals && !held { self.final_bonus(m, side, bonus) } else { bonus }
    }

    /// The same with what a card says about its own value once all else is added.
    #[cold]
    fn final_bonus(&self, m: &Match, side: usize, bonus: i8) -> i8 {
        let combat = &self.p.combat;
        let Some(card) = combat.cards[side].get() else { return bonus };
        let (seat, without) = (combat.seats[side], i16::from(combat.base[side]) + combat.adds[side]);
        let run = Run::new(seat, Source::card(card), 0, NONE, true);
        let mut value = (without + i16::from(bonus)).clamp(0, 99) as u8;
        let sum = value;
        for (conds, what) in &m.card(seat, card).finals {
            // The reader lets them read no other value.
            let holds = |&cond: &Cond| {
                if let Cond::Is(Measure::Value(Side::Own), bound) = cond {
                    bound.holds(u32::from(value))
                } else {
                    self.holds(m, &run, cond)
                }
            };
            if conds.list.iter().all(|one_of| one_of.iter().any(holds)) {
                value = match *what {
                    FinalValue::Is(is) => is.min(99),
                    FinalValue::AtMost(most) => value.min(most),
                    FinalValue::AtLeast(least) => value.max(least).min(99),
                };
            }
        }
        if value == sum {
            return bonus;
        }
        (i16::from(value) - without).clamp(i8::MIN.into(), i8::MAX.into()) as i8
    }

    /// Whether a rule on the values of cards speaks of the one that a side has played.
    fn speaks_of_card(&self, m: &Match, run: &Run, side: usize, attacking: Option<bool>, by: PlayedBy) -> bool {
        let combat = &self.p.combat;
        let (seat, player) = (combat.seats[side], FighterId(combat.players[side]));
        let plays = match by {
            PlayedBy::Kind(kind) => run.seat == seat && m.seat(run.home(m)).kind_set(kind).has(player),
            PlayedBy::Anybody => run.seat == seat,
            PlayedBy::Seats(whose) => self.owners(m, run, whose) & seat.bit() != 0,
            PlayedBy::Each(group) => self.group(m, run, group).has(player),
        };
        plays && attacking.is_none_or(|attacking| attacking == (side == ATTACK))
    }

    /// The windows in which a side may have an effect, as bits of their phases; in all others it has no pending parts.
    pub(crate) fn busy_windows(&self, m: &Match, side: usize) -> u8 {
        let combat = &self.p.combat;
        let seat = combat.seats[side];
        let ability = &m.seat(seat).hero.ability;
        let window = |phase: Phase, is_busy: bool| u8::from(is_busy) << phase as u8;
        let beside = combat.boost.is_some() | (combat.items[side] != NONE);
        let mut windows = window(Phase::During, (ability.during != 0) | beside)
            | window(Phase::Immediately, ability.revealed != 0)
            | window(
                Phase::Abilities,
                (ability.after != 0) | (ability.after_defense != 0) | !ability.after_attack.is_empty(),
            );
        if self.cards_of(seat).aside > 0 {
            windows |= window(Phase::Immediately, true) | window(Phase::During, true) | window(Phase::Abilities, true);
        }
        if let Some(card) = combat.cards[side].get() {
            let card = m.card(seat, card);
            windows |= window(Phase::Immediately, card.immediately != 0)
                | window(Phase::During, card.during != 0)
                | window(Phase::After, card.after != 0);
        }
        windows
    }

    /// The parts of a side that have an effect in this step and are not canceled (R11.4, R13.6), as bits.
    pub(crate) fn pending_parts(&self, m: &Match, phase: Phase, side: usize) -> u8 {
        let combat = &self.p.combat;
        let seat = combat.seats[side];
        let hero = &m.seat(seat).hero;
        let mut parts = 0;
        if let Some(card) = combat.cards[side].get() {
            let card = m.card(seat, card);
            let pc = match phase {
                Phase::Immediately => card.immediately,
                Phase::During => card.during,
                Phase::After => card.after,
                Phase::Over | Phase::Commit | Phase::Result | Phase::Abilities => 0,
            };
            let step = match phase {
                Phase::Immediately => Timing::Immediately.bit(),
                Phase::During => Timing::During.bit(),
                Phase::After => Timing::After.bit(),
                Phase::Over | Phase::Commit | Phase::Result | Phase::Abilities => 0,
            };
            if pc != 0 && combat.canceled[side] & step == 0 {
                parts |= Part::Card.bit();
            }
            if !combat.all_canceled(side) {
                // R25.11, R21.8
                if phase == Phase::During && side == ATTACK && combat.boost.is_some() {
                    parts |= Part::Boost.bit();
                }
                if phase == Phase::During && combat.items[side] != NONE {
                    parts |= Part::Item.bit();
                }
            }
        }
        let lies = |moment| self.waits_in_play(m, seat, moment, combat.fighters[side]);
        if self.ability_pc(hero, m, phase, side) != 0 || moment(phase, side).is_some_and(lies) {
            parts |= Part::Ability.bit();
        }
        debug_assert!(parts == 0 || self.busy_windows(m, side) >> phase as u8 & 1 == 1, "{phase:?} is busy");
        parts
    }

    pub(crate) fn ability_pc(&self, hero: &crate::def::Hero, m: &Match, phase: Phase, side: usize) -> Pc {
        match phase {
            Phase::Immediately => hero.ability.revealed,
            Phase::During => hero.ability.during,
            Phase::Abilities => {
                let fighter = self.p.combat.fighters[side];
                let by = |&&(kind, _): &&(u8, Pc)| m.fighter(FighterId(fighter)).kind == kind;
                match hero.ability.after_attack.iter().find(by) {
                    Some(&(_, pc)) if side == ATTACK => pc,
                    _ if side == DEFENSE && hero.ability.after_defense != 0 => hero.ability.after_defense,
                    _ => hero.ability.after,
                }
            }
            Phase::Over | Phase::Commit | Phase::Result | Phase::After => 0,
        }
    }

    /// The steps of the combat in which a side's card has still an effect to come, as bits.
    pub(crate) fn steps_to_come(&self, m: &Match, side: usize) -> u8 {
        let combat = &self.p.combat;
        let Some(card) = combat.cards[side].get() else { return 0 };
        let card = m.card(combat.seats[side], card);
        // R11.2: the defender's effects of a step come first.
        let to_come = |phase: Phase| phase > combat.phase || phase == combat.phase && side == ATTACK;
        let steps = [
            (Timing::Immediately, Phase::Immediately, card.immediately),
            (Timing::During, Phase::During, card.during),
            (Timing::After, Phase::After, card.after),
        ];
        let due = steps.into_iter().filter(|&(_, phase, pc)| pc != 0 && to_come(phase));
        due.fold(0, |bits, (timing, _, _)| bits | timing.bit())
    }

    /// R13.10, R25.12: whether cancelling the effects of a side's card would do anything.
    pub(crate) fn can_be_canceled(&self, m: &Match, side: usize) -> bool {
        let combat = &self.p.combat;
        let Some(card) = combat.cards[side].get() else { return false };
        let card = m.card(combat.seats[side], card);
        // R13.9
        let mut spared = card.uncancelable;
        self.each_rule(m, Governs::Canceling, |rule, run| {
            if let Holding::Uncancelable(sort) = rule
                && run.seat == combat.seats[side]
            {
                let filter = Filter::from(sort);
                spared |= self.fits(m, run, combat.seats[side], CardId(combat.cards[side].card), filter);
            }
        });
        !spared && (card.has_effects() || combat.items[side] != NONE || m.switches.effectless_cancel)
    }

    /// Whether the act at this place of a program can be done at all; a "may" is not asked if it cannot.
    pub(crate) fn possible(&self, m: &Match, run: &Run, at: Pc) -> bool {
        let op = run.code(m)[at as usize];
        let cards = self.cards_of(run.seat);
        let on_board = |who: Who| self.space_of_who(m, run, who).is_some();
        let movable = |who: Who| {
            on_board(who) && self.who(m, run, who).is_some_and(|fighter| !self.kept_in_place(m).has(fighter))
        };
        // A price is paid by the one who is asked.
        let may_pay = |who: Player| who == Player::You || run.has(Run::BY_OTHERS);
        let has_card = || self.p.combat.side_of(run.seat).is_some_and(|side| self.p.combat.cards[side].is_some());
        match op {
            Op::Ask(asking) => asking.possible(self, m, run),
            Op::Discard { who, count, how: Discard::Owner | Discard::Random } if may_pay(who) => {
                self.cards_of(run.chooser()).hand >= self.amount(m, run, count)
            }
            Op::Discard { who, count, how: Discard::TopOfDeck | Discard::BottomOfDeck } if may_pay(who) => {
                self.cards_of(run.chooser()).deck >= self.amount(m, run, count)
            }
            Op::Counter { counter, change: CounterChange::Spend(count) } => {
                self.p.counters[run.home(m).index()][counter as usize] >= self.amount(m, run, count)
            }
            Op::Counter { counter, change: CounterChange::Pay(count) } => {
                self.p.lacks(m, run.home(m), counter) >= count
            }
            // R5.8
            Op::Actions { spend, .. } => spend == 0 || self.p.active == run.chooser() && self.p.actions >= spend,
            Op::Swap { a, b } => match (self.who(m, run, a), self.who(m, run, b)) {
                (Some(a), Some(b)) => self.can_swap(m, a, b, self.kept_in_place(m)),
                _ => false,
            },
            Op::Health { who: Target::One(who), change: Change::Damage | Change::Defeat, .. } => on_board(who),
            Op::Move { who: Target::One(who), .. } => movable(who),
            Op::Look { at: Look::RevealCard(card) } => self.holds_named(m, run, card).is_some(),
            Op::Cards { who, from: Origin::That, to, .. } => self.holder_of_that(m, run, who, to).is_some(),
            Op::DrawInstead { .. } => self.p.draws_to_maneuver().is_some(),
            // The whole number must be there.
            Op::Cards { who, some, from: from @ (Origin::Hand | Origin::Discard | Origin::Own(_)), to, by_you }
                if may_pay(who) =>
            {
                let going = Going { some, from, to, by_you };
                let owners = self.going_owners(m, run, going, run.chooser());
                let there: usize = owners.iter().map(|owner| self.going_list(m, run, going, owner).len()).sum();
                match some.many {
                    Many::Exactly => there >= usize::from(self.amount(m, run, some.count)),
                    Many::UpTo | Many::Any => there > 0,
                    Many::All => true,
                }
            }
            Op::Look { at: Look::Bottom { who, .. } } if who != Player::That => {
                run.seat_of(who).is_some_and(|seat| self.cards_of(seat).deck > 0)
            }
            // R25.22: without a card there is nothing to boost.
            Op::BlindBoost { .. } => has_card(),
            Op::Take { what: Take::TopOfPile(Player::You) } => !cards.pile().is_empty(),
            Op::PutThat { to, own } => self.finds_that(m, run, to, own),
            Op::Tokens { deed, .. } => self.token_deed_possible(m, run, deed),
            Op::TakeOff { who, .. } => movable(who),
            Op::Choose { count: Choices::Spells(_), .. } => self.spells(m, run.home(m)) != 0,
            Op::Side { deck, deed } => self.side_deed_possible(m, run.home(m), deck, deed),
            Op::PutOpposing { .. } => {
                self.p.combat.side_of(run.seat).is_some_and(|side| self.p.combat.cards[1 - side].is_some())
            }
            // What is done again.
            Op::Jump(to) if !matches!(run.code(m)[usize::from(to)], Op::Jump(_)) => self.possible(m, run, to),
            Op::End
            | Op::Jump(_)
            | Op::If(..)
            | Op::May(_)
            | Op::By(_)
            | Op::Meet(_)
            | Op::IfDone(..)
            | Op::ForSeats(..)
            | Op::Next(_)
            | Op::Leave
            | Op::Repeat(..)
            | Op::InTurn(..)
            | Op::Again(_)
            | Op::Choose { .. }
            | Op::Effect { .. }
            | Op::Health { .. }
            | Op::Move { .. }
            | Op::Gather { .. }
            | Op::PutEach { .. }
            | Op::TakeOver { .. }
            | Op::Hold { .. }
            | Op::Prevent { .. }
            | Op::Draw { .. }
            | Op::Discard { .. }
            | Op::Cards { .. }
            | Op::Shuffle { .. }
            | Op::ReplaceFromDeck
            | Op::KeepNumber
            | Op::Roll { .. }
            | Op::BoostRoll
            | Op::Done
            | Op::ShowPicked(_)
            | Op::PutThis { .. }
            | Op::Look { .. }
            | Op::Take { .. }
            | Op::ShuffleIn { .. }
            | Op::Cancel { .. }
            | Op::Value { .. }
            | Op::SwapValues
            | Op::Mark { .. }
            | Op::EndMove
            | Op::ConsiderWon
            | Op::LockValues { .. }
            | Op::UnlimitedAttack
            | Op::BonusAttack
            | Op::Strike { .. }
            | Op::Counter { .. }
            | Op::ChangeState { .. }
            | Op::SetState { .. }
            | Op::Lasts { .. }
            | Op::EndTurn => true,
        }
    }
}

impl State {
    /// What lets a seat ignore effects that make it discard, if anything does.
    #[cold]
    pub(crate) fn ignoring(&self, m: &Match, seat: SeatId) -> Option<Source> {
        if m.seat(seat).hero.ability.ignores_discards {
            return Some(Source::ABILITY);
        }
        let ignores = |card: CardId| m.card(seat, card).ongoing.as_ref().is_some_and(|card| card.ignores_discards);
        let lying = self.cards_of(seat).aside().find(|&(_, card, at)| at.is_in_play() && ignores(card));
        lying.map(|(_, card, _)| Source::lying(card))
    }

    /// R13.4: whether what a "may" allows can be done as a whole: all acts of a price, of which the text asks whether it was paid,
    /// and otherwise the first act. `at` is where it begins, `no` where it goes on if it is declined.
    pub(crate) fn payable(&self, m: &Match, run: &Run, at: Pc, no: Pc) -> bool {
        self.can_pay(m, run, at, no, false)
    }

    /// Whether a "may" is asked at all. What takes cards of a kind out of a hand, which others do not know, is asked for although
    /// there may be none, so that silence tells nothing.
    pub(crate) fn is_asked(&self, m: &Match, run: &Run, at: Pc, no: Pc) -> bool {
        self.can_pay(m, run, at, no, false) || self.can_pay(m, run, at, no, true)
    }

    /// `hidden`: as far as those know who see nothing but how many cards there are.
    fn can_pay(&self, m: &Match, run: &Run, at: Pc, no: Pc, hidden: bool) -> bool {
        let code = run.code(m);
        let (mut first, mut paid) = (true, Paid::default());
        for pc in at..price_end(code, at, no) {
            let op = code[usize::from(pc)];
            // What is done for others, or again and again, is done as far as possible.
            if matches!(op, Op::ForSeats(..) | Op::Repeat(..) | Op::InTurn(..) | Op::Choose { .. } | Op::If(..))
                && !first
            {
                break;
            }
            let known = match self.hides(m, run, op).filter(|_| hidden) {
                Some(some_there) => some_there,
                // What comes later is paid with the same cards and counters, and may be about whom the first act chooses.
                None if first => self.possible(m, run, pc) && self.pays(m, run, op, &mut paid),
                None => self.pays(m, run, op, &mut paid),
            };
            if !known {
                return false;
            }
            first &= matches!(op, Op::Gather { .. } | Op::By(_) | Op::Meet(_));
        }
        true
    }

    /// Whether there is enough for one more part of a price, beside what the parts before it have taken.
    fn pays(&self, m: &Match, run: &Run, op: Op, paid: &mut Paid) -> bool {
        let cards = self.cards_of(run.chooser());
        let may_pay = |who: Player| who == Player::You || run.has(Run::BY_OTHERS);
        if let Op::Draw { .. } | Op::Take { .. } | Op::Cards { to: To::Hand, .. } | Op::PutThat { to: To::Hand, .. } =
            op
        {
            paid.gets = true;
        } else if let Op::Discard { who, count: Amount::Number(count), how } = op
            && may_pay(who)
        {
            if let Discard::TopOfDeck | Discard::BottomOfDeck = how {
                paid.deck = paid.deck.saturating_add(count);
                return cards.deck >= paid.deck;
            }
            paid.hand = paid.hand.saturating_add(count);
            return paid.gets || cards.hand >= paid.hand;
        } else if let Op::Cards { who, some, from: from @ (Origin::Hand | Origin::Discard), to, by_you } = op
            && let Selection { count: Amount::Number(count), many: Many::Exactly, .. } = some
            && may_pay(who)
        {
            let there = self.going_list(m, run, Going { some, from, to, by_you }, run.chooser()).len();
            // What is only shown stays.
            let goes = from == Origin::Hand && to != To::Shown;
            paid.hand = paid.hand.saturating_add(if goes { count } else { 0 });
            return paid.gets || there >= usize::from(count) && cards.hand >= paid.hand;
        } else if let Op::Counter { counter, change } = op {
            let counted = &mut paid.counted[usize::from(counter)];
            if let CounterChange::Gain(_) | CounterChange::Set(_) = change {
                *counted = None;
            } else if let (CounterChange::Spend(Amount::Number(count)), Some(spent)) = (change, counted) {
                *spent = spent.saturating_add(count);
                return self.p.counters[run.home(m).index()][usize::from(counter)] >= *spent;
            }
        } else if let Op::Actions { spend, .. } = op
            && spend > 0
        {
            paid.actions = paid.actions.saturating_add(spend);
            return self.p.active == run.chooser() && self.p.actions >= paid.actions;
        }
        true
    }

    /// Of an act that takes cards of a kind from where others do not see them: whether any cards are there.
    fn hides(&self, m: &Match, run: &Run, op: Op) -> Option<bool> {
        if let Op::Ask(Asking::RevealSame(_)) | Op::Look { at: Look::RevealCard(_) } = op {
            return Some(self.cards_of(run.chooser()).hand > 0);
        }
        let Op::Cards { some, from, .. } = op else { return None };
        if some.filter == Filter::ANY {
            return None;
        }
        if let Origin::Own(pile) = from {
            let closed = !m.seat(run.home(m)).hero.piles[usize::from(pile)].open;
            return closed.then(|| !self.own_pile(m, run.home(m), pile).is_empty());
        }
        (from == Origin::Hand).then(|| self.cards_of(run.chooser()).hand > 0)
    }

    /// The cards of a hand that a seat knows, sorted.
    pub(crate) fn seen_in_hand(&self, by: SeatId, of: SeatId) -> Vec<u8> {
        let cards = self.cards_of(of);
        let known = &cards.known[cards.hand_start()..cards.pile_start()];
        let seen = cards.hand().iter().zip(known).filter(|&(_, known)| known & by.bit() != 0);
        let mut list: Vec<u8> = seen.map(|(&card, _)| card).collect();
        list.sort_unstable();
        list
    }

    /// The opponents that can be chosen, those with so many fighters at a place.
    pub(crate) fn opponents_having<'s>(
        &'s self,
        m: &'s Match,
        run: &'s Run,
        having: Option<(Bound, Place, bool)>,
    ) -> impl Iterator<Item = SeatId> + 's {
        self.opponents(m, run.seat).filter(move |&seat| {
            having.is_none_or(|(bound, place, away)| {
                let here = m.seat(seat).fighters & self.on_board();
                let there = self.at_place(m, run, here, place);
                bound.holds(if away { self.away_from(m, run, here, there, place) } else { there }.len())
            })
        })
    }
}

/// What the parts of a price take together.
#[derive(Clone, Copy, Debug)]
struct Paid {
    /// Cards of the hand.
    hand: u8,
    /// Cards of the deck.
    deck: u8,
    actions: u8,
    /// Of each counter, unless a part of the price brings more of it.
    counted: [Option<u8>; MAX_COUNTERS],
    /// Cards come to the hand in between.
    gets: bool,
}

impl Default for Paid {
    fn default() -> Self {
        Self { hand: 0, deck: 0, actions: 0, counted: [Some(0); MAX_COUNTERS], gets: false }
    }
}

/// Where the acts end that must be possible as a whole: where the text asks whether they were done, or else behind the first of them.
fn price_end(code: &[Op], at: Pc, no: Pc) -> Pc {
    let asks = |pc: &Pc| matches!(code[usize::from(*pc)], Op::IfDone(true, to) if to == no);
    if let Some(end) = (at..no).find(asks) {
        return end;
    }
    let by = Pc::from(matches!(code[usize::from(no)], Op::By(_)));
    if no > at && matches!(code[usize::from(no + by)], Op::IfDone(..)) {
        return no;
    }
    let leads_to = |pc: &Pc| {
        let op = code[usize::from(*pc)];
        matches!(op, Op::Gather { .. } | Op::By(_) | Op::Meet(_) | Op::Ask(Asking::PickOne(_) | Asking::PickDeck(_)))
    };
    (at..no).find(|pc| !leads_to(pc)).unwrap_or(at) + 1
}

/// Cards on their way, as an op says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Going {
    pub some: Selection,
    pub from: Origin,
    pub to: To,
    pub by_you: bool,
}

impl Public {
    /// The program whose cards are going somewhere, and how.
    pub(crate) fn going_cards(&self, m: &Match) -> Option<(Run, Going)> {
        let run = *self.stack[self.going_frame(m, self.depth as usize)?].as_run()?;
        let Some(Op::Cards { some, from, to, by_you, .. }) = self.op_before(m, &run) else { return None };
        Some((run, Going { some, from, to, by_you }))
    }

    /// How many cards in front of a seat's hand a running program speaks of: those that it has just drawn or shown.
    pub(crate) fn front_of_hand(&self, m: &Match, seat: SeatId) -> u8 {
        let front = |run: &Run| {
            let speaks = |op: &Op| {
                if let Op::Cards { who: Player::You, from: Origin::Drawn, .. } = *op {
                    return Some(run.looked_at() == seat);
                }
                if let Op::Cards { who, from: Origin::Drawn, .. } | Op::Cards { who, to: To::Shown, .. } = *op {
                    return Some(run.seat_of(who) == Some(seat));
                }
                // Other cards are looked at before the text speaks of any.
                matches!(op, Op::Look { .. } | Op::End).then_some(false)
            };
            let code = &run.code(m)[usize::from(run.pc).saturating_sub(1)..];
            let of_hand = run.looked() > 0 && run.placed == NONE;
            if of_hand && code.iter().find_map(speaks) == Some(true) { run.looked() } else { 0 }
        };
        self.stack[..usize::from(self.depth)].iter().filter_map(Frame::as_run).map(front).max().unwrap_or(0)
    }

    /// Whether a seat has laid a card in front of its hand, which the others do not know before all have.
    pub(crate) fn has_picked(&self, m: &Match, seat: SeatId) -> bool {
        let Some(run) = self.stack[..usize::from(self.depth)].last().and_then(Frame::as_run) else { return false };
        let asks = matches!(self.op(m, run), Op::Ask(Asking::PickShown(_)));
        asks && run.left & seat.bit() == 0 && run.who != seat.0
    }

    /// Where that program lies below this depth. Triggers that wait between are at their start, before which another
    /// program ends.
    pub(crate) fn going_frame(&self, m: &Match, depth: usize) -> Option<usize> {
        let sends = |frame: &Frame| {
            let run = frame.as_run();
            run.is_some_and(|run| matches!(self.op_before(m, run), Some(Op::Cards { .. })))
        };
        self.stack[..depth].iter().rposition(sends)
    }
}

impl State {
    /// The different cards of a seat that could go.
    pub(crate) fn going(&self, m: &Match, run: &Run, going: Going, seat: SeatId) -> CardSet {
        kinds(&self.going_list(m, run, going, seat))
    }

    /// Whose cards could go: of a pile of one's own, those of all seats, unless they go to where only the own cards can be.
    pub(crate) fn going_owners(&self, m: &Match, run: &Run, going: Going, seat: SeatId) -> SeatSet {
        match (going.from, going.to) {
            (Origin::Own(_), To::Discard | To::Own(_)) => m.seat_ids().collect(),
            (Origin::Own(_), _) => SeatSet::one(run.seat),
            _ => SeatSet::one(seat),
        }
    }

    /// Whether somebody is asked for cards of a kind that may be left where others do not see them, although there may be none: silence
    /// would tell that.
    #[cold]
    pub(crate) fn asks_in_silence(&self, m: &Match, run: &Run, going: Going, seat: SeatId) -> bool {
        // Nobody else can check what a deck holds, so that nothing need be found there.
        let need_not = matches!(going.some.many, Many::UpTo | Many::Any)
            || matches!(going.from, Origin::Deck | Origin::PileOrDeck);
        if !need_not || going.some.random || going.some.filter == Filter::ANY {
            return false;
        }
        let cards = self.cards_of(seat);
        match going.from {
            Origin::Hand => cards.hand > 0,
            Origin::Deck | Origin::PileOrDeck => cards.deck > 0,
            Origin::Looked => run.looked().min(cards.deck) > 0,
            Origin::Own(pile) => {
                let closed = !m.seat(run.home(m)).hero.piles[usize::from(pile)].open;
                closed && !self.own_pile(m, run.home(m), pile).is_empty()
            }
            // What all have seen is no secret.
            Origin::Drawn => {
                let (start, end) = (cards.hand_start(), cards.pile_start());
                cards.known[start..end].iter().take(usize::from(run.looked())).any(|&known| known != u8::MAX)
            }
            Origin::Discard | Origin::Revealed | Origin::Lowest | Origin::That => false,
        }
    }

    /// All cards of a seat that could go, sorted.
    pub(crate) fn going_list(&self, m: &Match, run: &Run, going: Going, seat: SeatId) -> Vec<u8> {
        let cards = self.cards_of(seat);
        let drawn = usize::from(run.looked().min(cards.hand));
        if let Origin::Own(pile) = going.from {
            let at = Aside::pile(run.home(m), pile);
            let there = cards
                .aside()
                .filter(|&(_, card, place)| place == at && self.fits(m, run, seat, card, going.some.filter));
            let mut list: Vec<u8> = there.map(|(_, card, _)| card.0).collect();
            list.sort_unstable();
            return list;
        }
        if going.from == Origin::PileOrDeck {
            let fits = |&card: &u8| self.fits(m, run, seat, CardId(card), going.some.filter);
            let mut list: Vec<u8> = cards.pile().iter().chain(cards.deck()).copied().filter(fits).collect();
            list.sort_unstable();
            return list;
        }
        let seen;
        let all = match going.from {
            // What was shown already lies in front.
            Origin::Hand if going.to == To::Shown => &cards.hand()[drawn..],
            // R18.1: who chooses of a hand that was looked at knows what was seen.
            Origin::Hand if going.by_you && !going.some.random && going.to != To::Discard && seat != run.seat => {
                seen = self.seen_in_hand(run.seat, seat);
                seen.as_slice()
            }
            Origin::Hand | Origin::Own(_) => cards.hand(),
            // The cards drawn last lie in front.
            Origin::Drawn => &cards.hand()[..drawn],
            Origin::Discard | Origin::PileOrDeck => cards.pile(),
            Origin::Deck => cards.deck(),
            Origin::Looked | Origin::Revealed => &cards.deck()[usize::from(cards.deck.saturating_sub(run.looked()))..],
            Origin::Lowest => &cards.deck()[..usize::from(run.looked().min(cards.deck).min(1))],
            Origin::That => match cards.hand().iter().position(|&card| card == run.placed) {
                Some(at) => &cards.hand()[at..=at],
                None => &[],
            },
        };
        let fits = |&card: &u8| self.fits(m, run, seat, CardId(card), going.some.filter);
        let mut list: Vec<u8> = all.iter().copied().filter(fits).collect();
        list.sort_unstable();
        list
    }

    /// The card of a name that a text gives, as it lies in the hand of the one whom the text calls `you`.
    pub(crate) fn holds_named(&self, m: &Match, run: &Run, card: u8) -> Option<CardId> {
        let held = m.given_as(run.seat, run.home(m), CardId(card))?;
        self.cards_of(run.seat).hand().contains(&held.0).then_some(held)
    }

    /// Whether a card of a seat is one that a text asks for.
    pub(crate) fn fits(&self, m: &Match, run: &Run, seat: SeatId, card: CardId, filter: Filter) -> bool {
        let home = run.home(m);
        // A card that was given is what its owner's file says.
        let (of, printed) = m.origin(seat, card);
        let (own, hero) = (&m.seat(home).hero, &m.seat(of).hero);
        let def = m.card(of, printed);
        let tagged = |tag: u8| {
            if of == home {
                return def.tags >> tag & 1 == 1;
            }
            let name = &own.tags[usize::from(tag)];
            let at = hero.tags.iter().position(|other| other == name);
            at.is_some_and(|at| def.tags >> at & 1 == 1)
        };
        let used_by = |user: u8| {
            let name = &own.fighters[usize::from(user)].name;
            def.user.is_some_and(|kind| hero.fighters[usize::from(kind)].name == *name)
        };
        let kind = match filter.sort.kind {
            FilterKind::Any => true,
            FilterKind::Tag(tag) => tagged(tag),
            FilterKind::Tags(a, b) => tagged(a) || tagged(b),
            FilterKind::Type(kind) => kind.fits(def.kind),
            FilterKind::Types(a, b) => a.fits(def.kind) || b.fits(def.kind),
            FilterKind::User(user) => used_by(user),
            FilterKind::Users(a, b) => used_by(a) || used_by(b),
        };
        let is = |other: u8| def.name == own.cards[usize::from(other)].name;
        let marked = kind
            && match filter.sort.mark {
                Mark::Any => true,
                Mark::NotNamed(names) => !names.into_iter().any(is),
                Mark::Named(names) => names.into_iter().any(is),
                // A scheme has no printed value.
                Mark::Printed(bound) => def.kind != CardKind::Scheme && bound.holds(u32::from(def.value)),
                Mark::Boost(bound) => bound.holds(u32::from(def.boost)),
            };
        marked
            && match filter.also {
                FilterTail::Nothing => true,
                FilterTail::Boosted => {
                    self.p.combat.side_of(seat).is_some_and(|side| self.p.combat.boosts[side].contains(&card.0))
                }
                FilterTail::PrintedEqual(measure) => {
                    def.kind != CardKind::Scheme && def.value == self.measure(m, run, measure, None)
                }
                FilterTail::BoostEqual(measure) => def.boost == self.measure(m, run, measure, None),
                FilterTail::Chosen => run.placed == card.0 && run.looked_at() == seat,
            }
    }
}

/// Of several alike, the first.
fn first_of_each_kind(m: &Match, set: FighterSet) -> FighterSet {
    let of = |fighter: FighterId| (m.fighter(fighter).seat, m.fighter(fighter).kind);
    let first = |&fighter: &FighterId| set.iter().find(|&other| of(other) == of(fighter)) == Some(fighter);
    set.iter().filter(first).collect()
}

/// The letters and digits of a name, without blanks and marks.
fn name_length(name: &str) -> u8 {
    name.chars().filter(|letter| letter.is_alphanumeric()).count() as u8
}

fn all_symbols(m: &Match, seat: SeatId) -> u8 {
    ((1u16 << m.seat(seat).hero.symbols.len()) - 1) as u8
}
