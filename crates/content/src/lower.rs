//! From the tree of a text to its program.

use peerless_lang::ast::{self, Act, Body, Effect, Sentence, Standing, Text, Trigger};
use peerless_lang::{Names, render_acts};
use peerless_rules::program::*;

/// The programs of one hero (or item), growing text by text.
pub struct Lowering<'n> {
    names: &'n Names,
    pub code: Vec<Op>,
    pub labels: Vec<String>,
    /// Effects to choose from whose programs stand after the text: the `Effect` op to patch, and what it does.
    later: Vec<(usize, Vec<Act>)>,
    /// The text has an act that asks who was passed.
    tracks: bool,
}

impl<'n> Lowering<'n> {
    pub fn new(names: &'n Names) -> Self {
        Self { names, code: vec![Op::End], labels: Vec::new(), later: Vec::new(), tracks: false }
    }

    /// The program of the effects of a text, or 0 if there are none.
    pub fn effects<'t>(&mut self, effects: impl IntoIterator<Item = &'t Effect>) -> Pc {
        let start = self.here();
        let effects: Vec<&Effect> = effects.into_iter().collect();
        if effects.is_empty() {
            return 0;
        }
        self.tracks = effects.iter().any(|effect| asks_for_passed(effect));
        for effect in effects {
            self.effect(effect);
        }
        self.code.push(Op::End);
        // Chosen effects stand behind the text that offers them; they may offer effects in turn.
        while let Some((at, acts)) = self.later.pop() {
            let here = self.here();
            if let Op::Effect { at: target, .. } = &mut self.code[at] {
                *target = here;
            }
            self.acts(&acts);
            self.code.push(Op::End);
        }
        start
    }

    fn here(&self) -> Pc {
        self.code.len() as Pc
    }

    /// Emits an op whose jump is not known yet.
    fn emit(&mut self, op: Op) -> usize {
        self.code.push(op);
        self.code.len() - 1
    }

    fn patch(&mut self, ops: &[usize], to: Pc) {
        for &op in ops {
            match &mut self.code[op] {
                Op::Jump(at) | Op::If(_, at) | Op::May(at) | Op::IfDone(_, at) | Op::ForSeats(_, at) => *at = to,
                _ => {}
            }
        }
    }

    fn effect(&mut self, effect: &Effect) {
        let mut no = Vec::new();
        for cond in &effect.conds {
            let cond = self.cond(cond);
            no.push(self.emit(Op::If(cond, 0)));
        }
        self.body(&effect.body);
        match &effect.otherwise {
            Some(otherwise) => {
                let end = self.emit(Op::Jump(0));
                let here = self.here();
                self.patch(&no, here);
                self.body(otherwise);
                let here = self.here();
                self.patch(&[end], here);
            }
            None => {
                let here = self.here();
                self.patch(&no, here);
            }
        }
    }

    fn body(&mut self, body: &Body) {
        let mut declined = Vec::new();
        let acts = match body.acts.as_slice() {
            [first, rest @ ..] if body.may && is_pick(first) => {
                self.optional_pick(first, &mut declined, rest.is_empty() && body.then.is_none());
                rest
            }
            acts => {
                if body.may {
                    declined.push(self.emit(Op::May(0)));
                }
                acts
            }
        };
        self.acts(acts);
        let Some(then) = &body.then else {
            let here = self.here();
            return self.patch(&declined, here);
        };
        if !then.done {
            let here = self.here();
            self.patch(&declined, here);
            declined.clear();
        }
        declined.push(self.emit(Op::IfDone(then.done, 0)));
        self.acts(&then.acts);
        let here = self.here();
        self.patch(&declined, here);
    }

    /// NOTATION 1: a "may" that is only a pick is one decision, the picks and a way to decline.
    fn optional_pick(&mut self, act: &Act, declined: &mut Vec<usize>, last: bool) {
        if let Some(group) = chosen(act) {
            self.pick_fighter(group, true);
            declined.push(self.emit(Op::IfDone(true, 0)));
            return self.act_on_chosen(act);
        }
        match act {
            Act::PlaceFighter { who: ast::Target::One(who), spaces } => {
                let (who, spaces) = (self.who(who), self.spaces(spaces));
                self.emit(PutFighter { who: Placed::One(who), spaces, optional: true }.into());
            }
            Act::Return { noun, spaces } => {
                let (kind, spaces) = (self.kind(noun), self.spaces(spaces));
                self.emit(PutFighter { who: Placed::Defeated(kind), spaces, optional: true }.into());
            }
            Act::Summon { count, noun, spaces } => {
                let (kind, spaces) = (self.kind(noun), self.spaces(spaces));
                for number in 0..*count {
                    self.emit(PutFighter { who: Placed::Summoned(kind), spaces, optional: true }.into());
                    if number + 1 < *count {
                        declined.push(self.emit(Op::IfDone(true, 0)));
                    }
                }
            }
            Act::Boost { times } => self.boosts(*times, declined),
            Act::CommitBoost => {
                self.emit(LayBoost { optional: true }.into());
            }
            // Moving up to some spaces includes none.
            other => self.act(other),
        }
        if !last && !matches!(act, Act::Move { .. }) {
            declined.push(self.emit(Op::IfDone(true, 0)));
        }
    }

    /// An act whose fighter has been picked already.
    fn act_on_chosen(&mut self, act: &Act) {
        let it = || ast::Target::One(ast::Fighter::It);
        match act.clone() {
            Act::Damage { amount, .. } => self.act(&Act::Damage { to: it(), amount }),
            Act::Move { steps, exact, through, .. } => self.act(&Act::Move { who: it(), steps, exact, through }),
            Act::PlaceFighter { spaces, .. } => self.act(&Act::PlaceFighter { who: it(), spaces }),
            Act::Swap { a, .. } => self.act(&Act::Swap { a, b: it() }),
            _ => {}
        }
    }

    fn boosts(&mut self, times: u8, declined: &mut Vec<usize>) {
        for number in 0..times {
            if number > 0 {
                declined.push(self.emit(Op::IfDone(true, 0)));
            }
            self.emit(BoostCard { by: Side::Own, optional: true }.into());
        }
    }

    fn acts(&mut self, acts: &[Act]) {
        for act in acts {
            self.act(act);
        }
    }

    fn act(&mut self, act: &Act) {
        let op = match act {
            Act::Damage { to, amount } => {
                let amount = self.amount(amount);
                return self.on_target(to, |who| Op::Health { who, change: Change::Damage, amount });
            }
            Act::Recover { who, amount } => {
                let (who, amount) = (self.who(who), self.amount(amount));
                Op::Health { who: Target::One(who), change: Change::Recover, amount }
            }
            Act::SetHealth { who, to } => {
                Op::Health { who: Target::One(self.who(who)), change: Change::Set, amount: Amount::Number(*to) }
            }
            Act::Defeat { who } => {
                Op::Health { who: Target::One(self.who(who)), change: Change::Defeat, amount: Amount::Number(0) }
            }
            Act::Move { who, steps, exact, through } => {
                let (steps, exact, track) = (*steps, *exact, self.tracks);
                let through = match through {
                    ast::Through::Friends => Through::Friends,
                    ast::Through::Opposing => Through::Opposing,
                    ast::Through::SidekicksFree => Through::SidekicksFree,
                };
                let track = track && through == Through::Opposing && !exact;
                return self.on_target(who, |who| Op::Move { who, steps, exact, through, track });
            }
            Act::PlaceFighter { who, spaces } => {
                let spaces = self.spaces(spaces);
                return self.on_target(who, |who| match who {
                    Target::One(who) => PutFighter { who: Placed::One(who), spaces, optional: false }.into(),
                    Target::Each(_) => PutFighter { who: Placed::One(Who::It), spaces, optional: false }.into(),
                });
            }
            Act::Return { noun, spaces } => {
                let (kind, spaces) = (self.kind(noun), self.spaces(spaces));
                PutFighter { who: Placed::Defeated(kind), spaces, optional: false }.into()
            }
            Act::Revive { who, health, spaces } => {
                let (who, spaces) = (self.who(who), self.spaces(spaces));
                PutFighter { who: Placed::Revived(who, *health), spaces, optional: false }.into()
            }
            Act::Summon { count, noun, spaces } => {
                let (kind, spaces) = (self.kind(noun), self.spaces(spaces));
                for _ in 0..*count {
                    self.emit(PutFighter { who: Placed::Summoned(kind), spaces, optional: false }.into());
                }
                return;
            }
            Act::Swap { a, b } => {
                let a = self.who(a);
                return self.on_target(b, |b| match b {
                    Target::One(b) => Op::Swap { a, b },
                    Target::Each(_) => Op::Swap { a, b: Who::It },
                });
            }
            Act::TakeOver { who } => Op::TakeOver { who: self.who(who) },
            Act::Hold { who } => Op::Hold { who: self.who(who) },
            Act::Prevent { who } => Op::Prevent { who: self.who(who) },
            Act::ChooseFighter { group } => return self.pick_fighter(group, false),
            Act::ChooseSpace { spaces } => PickOne { what: Pick::Space(self.spaces(spaces)), optional: false }.into(),
            Act::ChooseNumber { from, to } => {
                PickOne { what: Pick::Number { from: *from, to: *to }, optional: false }.into()
            }
            Act::Draw { who, amount } => {
                let amount = self.amount(amount);
                return self.for_player(*who, |who| Op::Draw { who, amount });
            }
            Act::DrawUntil { hand } => Op::DrawUntil { hand: *hand },
            Act::Discard { who, count, how } => {
                let count = *count;
                let how = match how {
                    ast::Pick::Owner => Discard::Owner,
                    ast::Pick::Random => Discard::Random,
                    ast::Pick::You => Discard::You,
                };
                return self.for_player(*who, |who| Op::Discard { who, count, how });
            }
            Act::DiscardTop => Op::Discard { who: Player::You, count: 1, how: Discard::TopOfDeck },
            Act::LookAtHand { who } => return self.for_player(*who, |_| Op::Look { at: Look::Hand }),
            Act::LookAtTop { count } => Op::Look { at: Look::Top(*count) },
            Act::LookAtTopOfAny { count } => LookAtAny { count: *count }.into(),
            Act::TakeLooked { count } => TakeLooked { count: *count }.into(),
            Act::PutBack => PutBackLooked.into(),
            Act::TakeNamed { card } => Op::Take { what: Take::Named(self.card(card)) },
            Act::TakeTagged { tag } => Op::Take { what: Take::Tagged(self.tag(tag)) },
            Act::TakeFromDiscard { combat_only } => TakeDiscarded { combat_only: *combat_only }.into(),
            Act::TakeTopOfDiscard => Op::Take { what: Take::TopOfPile },
            Act::TakeBoost => TakeBoost.into(),
            Act::PutOnDeck => PutOnDeck.into(),
            Act::ReturnThisCard => Op::Take { what: Take::This },
            Act::ShuffleIn { count } => Op::ShuffleIn { count: *count },
            Act::RevealFromHand { card } => Op::Look { at: Look::Reveal(self.card(card)) },
            Act::CancelOpponent => Op::Cancel,
            Act::IgnoreValue => Op::Value { card: Side::Other, change: ValueChange::Ignore },
            Act::ValueInstead { value } => Op::Value { card: Side::Own, change: ValueChange::Instead(*value) },
            Act::ValueEqual { card, measure } => {
                // "Its boost value" is here that of the card whose value is set.
                let measure = match measure {
                    ast::Measure::ItsBoost => Measure::OwnBoost,
                    other => self.measure(*other),
                };
                Op::Value { card: side(*card), change: ValueChange::Equal(measure) }
            }
            Act::LockValues { value } => Op::LockValues { value: *value },
            Act::AddValue { card, amount } => {
                Op::Value { card: side(*card), change: ValueChange::Add(self.amount(amount)) }
            }
            Act::SubtractValue { card, amount } => {
                Op::Value { card: side(*card), change: ValueChange::Subtract(*amount) }
            }
            Act::Boost { times: 1 } => BoostCard { by: Side::Own, optional: false }.into(),
            Act::Boost { times } => {
                let mut declined = Vec::new();
                self.boosts(*times, &mut declined);
                let here = self.here();
                return self.patch(&declined, here);
            }
            Act::BlindBoost => Op::BlindBoost,
            Act::OpponentMayBoost => BoostCard { by: Side::Other, optional: true }.into(),
            Act::CommitBoost => LayBoost { optional: false }.into(),
            Act::ConsiderWon => Op::ConsiderWon,
            Act::ReplaceCard => ReplaceCard.into(),
            Act::UnlimitedAttack => Op::UnlimitedAttack,
            Act::GainAction { count } => Op::Actions { gain: *count, spend: 0 },
            Act::SpendAction => Op::Actions { gain: 0, spend: 1 },
            Act::GainCounter { counter, amount } => {
                Op::Counter { counter: self.counter(counter), change: CounterChange::Gain(self.amount(amount)) }
            }
            Act::SpendCounter { counter, count } => {
                Op::Counter { counter: self.counter(counter), change: CounterChange::Spend(*count) }
            }
            Act::SpendAny { counter } => {
                PickOne { what: Pick::Spend { counter: self.counter(counter) }, optional: false }.into()
            }
            Act::ChangeState { state } => Op::ChangeState { state: self.state(state) },
            Act::EndTurn => Op::EndTurn,
            Act::ChooseEffects { count, effects } => return self.choose_effects(*count, effects),
        };
        self.emit(op);
    }

    fn choose_effects(&mut self, count: ast::HowMany, effects: &[Vec<Act>]) {
        let count = match count {
            ast::HowMany::Number(count) => Choices::Number(count),
            ast::HowMany::Spent => Choices::Spent,
        };
        self.emit(Op::Choose { count, of: effects.len() as u8 });
        for acts in effects {
            let label = self.labels.len() as u16;
            self.labels.push(render_acts(acts, self.names));
            let at = self.emit(Op::Effect { label, at: 0 });
            self.later.push((at, acts.clone()));
        }
    }

    /// An act on one fighter, on each of a group, or on one that is chosen first.
    fn on_target(&mut self, target: &ast::Target, op: impl Fn(Target) -> Op) {
        match target {
            ast::Target::One(who) => {
                let who = self.who(who);
                self.emit(op(Target::One(who)));
            }
            ast::Target::Each(group) => {
                let group = self.group(group);
                self.emit(op(Target::Each(group)));
            }
            ast::Target::Chosen(group) => {
                self.pick_fighter(group, false);
                self.emit(op(Target::One(Who::It)));
            }
            ast::Target::OpponentsHero => {
                let start = self.emit(Op::ForSeats(Players::Opponent, 0));
                self.emit(PickOne { what: Pick::TheirHero, optional: false }.into());
                self.emit(op(Target::One(Who::It)));
                self.emit(Op::Next(start as Pc));
                let here = self.here();
                self.patch(&[start], here);
            }
        }
    }

    fn pick_fighter(&mut self, group: &ast::Group, optional: bool) {
        let group = self.group(group);
        self.emit(PickOne { what: Pick::Fighter(group), optional }.into());
    }

    fn for_player(&mut self, player: ast::Player, op: impl Fn(Player) -> Op) {
        let players = match player {
            ast::Player::You => {
                self.emit(op(Player::You));
                return;
            }
            ast::Player::AnOpponent => {
                self.emit(PickOne { what: Pick::Opponent, optional: false }.into());
                self.emit(op(Player::That));
                return;
            }
            ast::Player::ThatOpponent => {
                self.emit(op(Player::That));
                return;
            }
            ast::Player::Opponent => Players::Opponent,
            ast::Player::EachOpponent => Players::EachOpponent,
        };
        let start = self.emit(Op::ForSeats(players, 0));
        self.emit(op(Player::That));
        self.emit(Op::Next(start as Pc));
        let here = self.here();
        self.patch(&[start], here);
    }

    pub fn conds(&self, conds: &[ast::Cond]) -> Vec<Cond> {
        conds.iter().map(|cond| self.cond(cond)).collect()
    }

    fn cond(&self, cond: &ast::Cond) -> Cond {
        match cond {
            ast::Cond::Won => Cond::Won,
            ast::Cond::Lost => Cond::Lost,
            ast::Cond::WonEarlier => Cond::WonEarlier,
            ast::Cond::YourTurn => Cond::YourTurn,
            ast::Cond::Health { who, bound: limit } => Cond::Health(self.who(who), bound(*limit)),
            ast::Cond::AtTurnStart { who, holds } => Cond::AtTurnStart(self.who(who), *holds),
            ast::Cond::Is { who, class } => Cond::IsHero(self.who(who), *class == ast::Class::Hero),
            ast::Cond::Defeated { who, holds } => Cond::Defeated(self.who(who), *holds),
            ast::Cond::Adjacent { who, to, holds } => Cond::Adjacent(self.who(who), self.who(to), *holds),
            ast::Cond::SharesZone { who, with, holds } => Cond::SharesZone(self.who(who), self.who(with), *holds),
            ast::Cond::MoreZones { who, than } => Cond::MoreZones(self.who(who), self.who(than)),
            ast::Cond::Count { bound: limit, of } => Cond::Count(bound(*limit), self.group(of)),
            ast::Cond::Surrounded { bound: limit, by } => Cond::Surrounded(bound(*limit), self.kind(by)),
            ast::Cond::Hand { bound: limit } => Cond::Hand(bound(*limit)),
            ast::Cond::DeckEmpty => Cond::DeckEmpty,
            ast::Cond::Played { by } => Cond::PlayedBy(self.kind(by)),
            ast::Cond::UsedAs(role) => Cond::Attacking(*role == ast::Role::Attack),
            ast::Cond::State { state, value } => {
                let index = self.state(state);
                let values = &self.names.states[index as usize].values;
                Cond::State(index, position(values.iter(), value))
            }
            ast::Cond::Basket(symbol) => Cond::Basket(position(self.names.symbols.iter(), symbol)),
            ast::Cond::DefeatedAny => Cond::DefeatedAny,
            ast::Cond::Damaged(name) => Cond::DamagedKind(self.kind(name)),
            ast::Cond::CombatDamage { bound: limit } => Cond::CombatDamage(bound(*limit)),
        }
    }

    fn who(&self, who: &ast::Fighter) -> Who {
        match who {
            ast::Fighter::Yours => Who::Yours,
            ast::Fighter::Opposing => Who::Opposing,
            ast::Fighter::Named(name) => Who::Kind(self.kind(name)),
            ast::Fighter::It => Who::It,
            ast::Fighter::YourOther => Who::Other,
        }
    }

    fn group(&self, group: &ast::Group) -> Group {
        Group {
            side: match group.side {
                ast::Side::Any => Whose::Any,
                ast::Side::Opposing => Whose::Opposing,
                ast::Side::Friendly => Whose::Friendly,
                ast::Side::Yours => Whose::Yours,
            },
            noun: match &group.noun {
                ast::Noun::Fighter => Noun::Fighter,
                ast::Noun::Hero => Noun::Hero,
                ast::Noun::Sidekick => Noun::Sidekick,
                ast::Noun::Named(name) => Noun::Kind(self.kind(name)),
            },
            place: match &group.place {
                None => Place::Anywhere,
                Some(ast::Place::Zone(who)) => Place::Zone(self.who(who)),
                Some(ast::Place::Adjacent(who)) => Place::Adjacent(self.who(who)),
                Some(ast::Place::Combat) => Place::Combat,
                Some(ast::Place::ThatSpace | ast::Place::ThoseSpaces) => Place::Picked,
                Some(ast::Place::MovedThrough) => Place::Passed,
            },
        }
    }

    fn spaces(&self, spaces: &ast::Spaces) -> Spaces {
        Spaces {
            kind: match spaces.kind {
                ast::SpaceKind::Free => SpaceKind::Free,
                ast::SpaceKind::Other => SpaceKind::Other,
                ast::SpaceKind::Empty => SpaceKind::Empty,
            },
            place: match &spaces.place {
                None => SpacePlace::Anywhere,
                Some(ast::SpacePlace::Zone(who)) => SpacePlace::Zone(self.who(who)),
                Some(ast::SpacePlace::OutsideZone(who)) => SpacePlace::OutsideZone(self.who(who)),
                Some(ast::SpacePlace::Adjacent(who)) => SpacePlace::Adjacent(self.who(who)),
                Some(ast::SpacePlace::AdjacentToThat) => SpacePlace::AdjacentToPicked,
                Some(ast::SpacePlace::SpaceOf(who)) => SpacePlace::SpaceOf(self.who(who)),
                Some(ast::SpacePlace::WithAdjacent { bound: limit, noun }) => {
                    SpacePlace::WithAdjacent(bound(*limit), self.kind(noun))
                }
            },
        }
    }

    pub fn amount(&self, amount: &ast::Amount) -> Amount {
        match amount {
            ast::Amount::Number(number) => Amount::Number(*number),
            ast::Amount::ForEach(each, what) => Amount::ForEach(
                *each,
                match what {
                    ast::Countable::TaggedInDiscard(tag) => Countable::Tagged(self.tag(tag)),
                    ast::Countable::Counter(counter) => Countable::Counter(self.counter(counter)),
                    ast::Countable::Spent(_) => Countable::Spent,
                    ast::Countable::Fighters(group) => Countable::Fighters(self.group(group)),
                },
            ),
            ast::Amount::EqualTo(measure) => Amount::Equal(self.measure(*measure)),
        }
    }

    fn measure(&self, measure: ast::Measure) -> Measure {
        match measure {
            ast::Measure::ItsBoost => Measure::ItsBoost,
            ast::Measure::PrintedValue => Measure::PrintedValue,
            ast::Measure::CombatDamage => Measure::CombatDamage,
            ast::Measure::HandSize => Measure::HandSize,
            ast::Measure::ChosenNumber => Measure::Number,
        }
    }

    // The parser has checked that every name is declared.

    pub fn kind(&self, name: &str) -> u8 {
        position(self.names.fighters.iter().map(|fighter| &fighter.name), name)
    }

    fn card(&self, name: &str) -> u8 {
        position(self.names.cards.iter(), name)
    }

    fn tag(&self, name: &str) -> u8 {
        position(self.names.tags.iter(), name)
    }

    fn counter(&self, name: &str) -> u8 {
        position(self.names.counters.iter(), name)
    }

    fn state(&self, name: &str) -> u8 {
        position(self.names.states.iter().map(|state| &state.name), name)
    }
}

fn position<'s>(mut names: impl Iterator<Item = &'s String>, name: &str) -> u8 {
    names.position(|other| other == name).unwrap_or(0) as u8
}

fn bound(bound: ast::Bound) -> Bound {
    match bound {
        ast::Bound::AtLeast(number) => Bound::AtLeast(number),
        ast::Bound::AtMost(number) => Bound::AtMost(number),
    }
}

fn side(card: ast::WhichCard) -> Side {
    match card {
        ast::WhichCard::This => Side::Own,
        ast::WhichCard::Opponents => Side::Other,
    }
}

/// Acts of which a "may" is one decision with a way to decline.
fn is_pick(act: &Act) -> bool {
    match act {
        Act::PlaceFighter { who: ast::Target::One(_), .. }
        | Act::Return { .. }
        | Act::Summon { .. }
        | Act::Boost { .. }
        | Act::CommitBoost
        | Act::Move { exact: false, .. } => true,
        other => chosen(other).is_some(),
    }
}

/// The group from which an act's fighter is chosen.
fn chosen(act: &Act) -> Option<&ast::Group> {
    match act {
        Act::Damage { to: ast::Target::Chosen(group), .. }
        | Act::Move { who: ast::Target::Chosen(group), .. }
        | Act::PlaceFighter { who: ast::Target::Chosen(group), .. }
        | Act::Swap { b: ast::Target::Chosen(group), .. }
        | Act::ChooseFighter { group } => Some(group),
        _ => None,
    }
}

fn asks_for_passed(effect: &Effect) -> bool {
    let bodies = std::iter::once(&effect.body).chain(&effect.otherwise);
    let acts = bodies.flat_map(|body| body.acts.iter().chain(body.then.iter().flat_map(|then| &then.acts)));
    acts.into_iter().any(|act| {
        matches!(act, Act::Damage { to: ast::Target::Each(group), .. } if group.place == Some(ast::Place::MovedThrough))
    })
}

/// The effects of a text that has no triggers, and its standing rules.
pub fn split(text: &Text) -> (Vec<&Effect>, Vec<&Standing>) {
    let mut effects = Vec::new();
    let mut standing = Vec::new();
    for sentence in &text.sentences {
        match sentence {
            Sentence::Effect(effect) => effects.push(effect),
            Sentence::Standing(rule) => standing.push(rule),
        }
    }
    (effects, standing)
}

/// The effects that a trigger starts: its sentence, and those that go on from it without a trigger of their own.
pub fn triggered<'t>(effects: &[&'t Effect], wanted: impl Fn(&Trigger) -> bool) -> Vec<&'t Effect> {
    let mut started = false;
    let goes_on = |effect: &&Effect| {
        if let Some(trigger) = &effect.trigger {
            started = wanted(trigger);
        }
        started
    };
    effects.iter().copied().filter(goes_on).collect()
}
