//! From the tree of a text to its program.

use std::cell::Cell;

use peerless_lang::ast::{self, Act, Body, Branch, Effect, May, Sentence, Standing, Text, Trigger};
use peerless_lang::{Key, Names, parse, places, render, render_acts};
use peerless_rules::program::*;
use peerless_rules::{Conds, LastingRule, Wording};

/// How many effects a seat can be remembered to have chosen in a turn.
const MAX_FRESH: usize = 8;

/// The programs of one hero (or item), growing text by text.
pub struct Lowering<'n> {
    names: &'n Names,
    pub code: Vec<Op>,
    pub labels: Vec<String>,
    pub wording: Wording,
    /// The sentences of the text that is lowered, where its author has said them in words of their own.
    own_words: Vec<(Sentence, String)>,
    /// What holds for a while, for the time that texts say.
    pub rules: Vec<LastingRule>,
    /// Effects to choose from whose programs stand after the text.
    later: Vec<Late>,
    /// Effects that are put off, whose programs stand after the text: the rule that holds their place, and what they are.
    put_off: Vec<(usize, Effect)>,
    /// The rule for a time that is lowered, and whom it remembers.
    keeping: Cell<Option<Keeping>>,
    /// Whose fighters the text asks for when it asks who was passed.
    tracks: Option<Whose>,
    /// How many effects can be chosen once a turn.
    fresh: usize,
    /// The counter that the text spent last.
    spent: u8,
    /// Another player does what is lowered, who is "that opponent" then.
    by_others: bool,
    /// The text asks for "that opponent", so that it matters whose fighters it names.
    meets: bool,
    /// Of whom the act or the conditions that are lowered say something, besides those who do it.
    named: Cell<Option<Players>>,
    /// Where `that card` or `them` lie.
    that: That,
    /// `That card` is the one that was played or discarded last, of such a kind.
    kept: Option<Kept>,
    /// `That card` is a single one that was looked at, at this end of a deck.
    seen: Option<DeckEnd>,
    /// The kinds of cards that texts put into the hands of others.
    pub given: Vec<Sort>,
    /// A text takes a card back out of the hand of another, or from what another has discarded.
    pub takes_back: bool,
    /// The text is that of a card being committed, which keeps the number chosen.
    pub commits: bool,
    /// The spells of the hero: label and program.
    pub spells: Vec<(String, Pc)>,
}

impl<'n> Lowering<'n> {
    pub fn new(names: &'n Names) -> Self {
        Self {
            names,
            code: vec![Op::End],
            labels: Vec::new(),
            wording: Wording::default(),
            own_words: Vec::new(),
            rules: Vec::new(),
            later: Vec::new(),
            put_off: Vec::new(),
            keeping: Cell::new(None),
            tracks: None,
            fresh: 0,
            spent: 0,
            by_others: false,
            meets: false,
            named: Cell::new(None),
            that: That::OnDeck,
            kept: None,
            seen: None,
            given: Vec::new(),
            takes_back: false,
            commits: false,
            spells: Vec::new(),
        }
    }

    /// A program that discards a row.
    pub fn clear_row(&mut self, pile: u8) -> Pc {
        let start = self.here();
        let some = Selection { count: Amount::Number(u8::MAX), many: Many::All, random: false, filter: Filter::ANY };
        let (from, to) = (Origin::Own(pile), To::Discard);
        self.emit(Op::Cards { who: Player::You, some, from, to, by_you: false });
        self.emit(Op::End);
        start
    }

    /// A program that adds the roll of a card that boosts with a die.
    pub fn boost_roll(&mut self) -> Pc {
        let start = self.here();
        self.emit(Op::BoostRoll);
        self.emit(Op::End);
        start
    }

    /// The program of a spell, which ends by saying that it was cast.
    pub fn spell(&mut self, name: &str, effects: &[&Effect]) {
        // The last op of the text itself becomes that, so that what stands behind the text is not touched.
        let start = self.effects(effects.iter().copied());
        if start == 0 {
            return;
        }
        let mut at = usize::from(start);
        while self.code[at] != Op::End {
            at += 1;
        }
        self.code.insert(at, Op::Done);
        for (from, _) in self.wording.steps.iter_mut().filter(|(from, _)| usize::from(*from) > at) {
            *from += 1;
        }
        let moved = |to: &&mut Pc| usize::from(**to) > at;
        for to in self.code[usize::from(start)..].iter_mut().filter_map(Op::jump_mut).filter(moved) {
            *to += 1;
        }
        for rule in &mut self.rules {
            if let Holding::Later(later) = &mut rule.what
                && usize::from(*later) > at
            {
                *later += 1;
            }
        }
        self.spells.push((name.to_owned(), start));
    }

    /// The program of the effects of a text, or 0 if there are none.
    pub fn effects<'t>(&mut self, effects: impl IntoIterator<Item = &'t Effect>) -> Pc {
        let start = self.here();
        let effects: Vec<&Effect> = effects.into_iter().collect();
        if effects.is_empty() {
            return 0;
        }
        self.tracks = self.passed_asked_for(&effects);
        (self.that, self.seen) = (That::OnDeck, None);
        let asks_for_that = |effect: &&Effect| {
            let text = Text { sentences: vec![Sentence::Effect((*effect).clone())] };
            render(&text, self.names).to_lowercase().contains("that opponent")
        };
        self.meets = effects.iter().any(asks_for_that);
        self.named.set(None);
        self.kept = match effects.first().and_then(|effect| effect.trigger.as_ref()) {
            Some(Trigger::Played(kind) | Trigger::YouDiscard(kind)) => {
                Some(Kept { kind: self.sort(kind), theirs: false })
            }
            Some(Trigger::TheyDiscard(kind)) => Some(Kept { kind: self.sort(kind), theirs: true }),
            _ => None,
        };
        for group in effects.chunk_by(|_, next| next.trigger.is_none() || is_put_off(next)) {
            let mut from = 0;
            for (at, effect) in group.iter().enumerate() {
                // What speaks of something that was said before is shown with it.
                if at > 0 && self.stands_alone(effect) {
                    from = at;
                }
                self.says(&group[from..=at]);
                match &effect.trigger {
                    Some(Trigger::ThisTurnEnds) => self.put_off(effect, Until::TurnEnds),
                    Some(Trigger::NextTurnStarts) => self.put_off(effect, Until::NextTurn),
                    Some(Trigger::Decided) => self.put_off(effect, Until::CombatEnds),
                    _ => self.effect(effect),
                }
            }
        }
        self.code.push(Op::End);
        // Chosen effects stand behind the text that offers them; they may offer effects in turn.
        loop {
            if let Some(Late { at, acts, that, kept, words }) = self.later.pop() {
                (self.that, self.kept) = (that, kept);
                let here = self.here();
                self.wording.steps.push((here, words));
                let returns = matches!(self.code[at], Op::TakeOff { .. });
                self.patch(&[at], here);
                if returns {
                    self.late_acts(&acts);
                } else {
                    self.acts(&acts);
                }
            } else if let Some((rule, effect)) = self.put_off.pop() {
                self.rules[rule].what = Holding::Later(self.here());
                self.says(&[&effect]);
                self.effect(&effect);
            } else {
                return start;
            }
            self.code.push(Op::End);
        }
    }

    /// What is lowered from now on is this text, as it was written.
    pub fn reads(&mut self, text: &Text, written: &str) {
        self.own_words.clear();
        if render(text, self.names) != written {
            let words = places(written, self.names).unwrap_or_default().into_iter().map(|at| written[at].to_owned());
            self.own_words.extend(text.sentences.iter().cloned().zip(words));
        }
    }

    /// The words of a sentence, as they were written.
    pub fn words(&self, sentence: Sentence) -> String {
        match self.own_words.iter().find(|(other, _)| *other == sentence) {
            Some((_, words)) => words.clone(),
            None => render(&Text { sentences: vec![sentence] }, self.names),
        }
    }

    /// Whether a sentence can be understood without those before it.
    fn stands_alone(&self, effect: &Effect) -> bool {
        let words = self.words(Sentence::Effect(effect.clone()));
        parse(&words, self.names, Key::After).is_ok()
    }

    /// From here on the programs are made of these sentences.
    fn says(&mut self, effects: &[&Effect]) {
        let words = effects.iter().map(|&effect| self.words(Sentence::Effect(effect.clone())));
        let words = words.collect::<Vec<_>>().join(" ");
        self.wording.steps.push((self.here(), words));
    }

    fn put_off(&mut self, effect: &Effect, until: Until) {
        self.put_off.push((self.rules.len(), effect.clone()));
        self.lasts(Holding::Later(0), until, [Some(Who::It), Some(Who::Chosen)]);
    }

    /// Lets a rule hold for a time. A fighter of whom it is said is chosen when it begins.
    fn begin_rule(&mut self, what: &ast::Lasting, until: Until) {
        let on_it = || what.on(ast::Target::One(ast::Fighter::It));
        match what.target() {
            Some(target @ (ast::Target::Chosen(_) | ast::Target::Either(..) | ast::Target::YourHero)) => {
                self.pick_target(target);
                self.keep_rule(&on_it(), until);
            }
            Some(ast::Target::HeroOf(player)) => self.for_seats(player, |this, _| {
                this.emit(PickOne { what: Pick::TheirHero, optional: false }.into());
                this.keep_rule(&on_it(), until);
            }),
            // The reader refuses several that are gathered.
            Some(ast::Target::One(_) | ast::Target::Each(_) | ast::Target::Them) | None => self.keep_rule(what, until),
            Some(ast::Target::Several(..) | ast::Target::Both(..)) => self.keep_rule(what, until),
        }
    }

    /// The same without a choice: whom the text remembers, the rule remembers.
    fn keep_rule(&mut self, what: &ast::Lasting, until: Until) {
        self.keeping.set(Some(Keeping { until, kept: [None; 2] }));
        let what = self.lasting(what);
        let keeps = self.keeping.take().map_or([None; 2], |keeping| keeping.kept);
        self.lasts(what, until, keeps);
    }

    /// Lets something hold for a time.
    fn lasts(&mut self, what: Holding, until: Until, keeps: [Option<Who>; 2]) {
        // As many as a byte can count; `too_long` refuses more.
        let rule = u8::try_from(self.rules.len()).unwrap_or(u8::MAX);
        self.rules.push(LastingRule { conds: Conds::default(), what, keeps });
        self.emit(Op::Lasts { rule, until });
    }

    /// The fighter whose passing an ability asks for after a maneuver, and whom it asks for.
    pub fn passed_in_maneuver(&self, effects: &[&Effect]) -> Option<(u8, Whose)> {
        let by = |group: &ast::Group| match &group.place {
            Some(ast::Place::PassedBy(ast::Fighter::Named(name))) => {
                Some((self.kind(name), self.crowd(&group.crowd).side))
            }
            _ => None,
        };
        groups_in(effects).filter_map(by).reduce(|a, b| if a == b { a } else { (a.0, Whose::Any) })
    }

    /// Whose fighters the effects mean by `it moved through`; of several sides, anybody's.
    fn passed_asked_for(&self, effects: &[&Effect]) -> Option<Whose> {
        let passed = groups_in(effects).filter(|group| group.place == Some(ast::Place::MovedThrough));
        passed.map(|group| self.group(group).crowd.side).reduce(|a, b| if a == b { a } else { Whose::Any })
    }

    /// The next place. Past the last one that can be counted it stays there; `too_long` then refuses the whole.
    fn here(&self) -> Pc {
        place(self.code.len())
    }

    /// What is wrong with programs of more steps than their counter can count.
    pub fn too_long(&self) -> Option<String> {
        let (steps, most) = (self.code.len(), usize::from(Pc::MAX));
        if self.rules.len() >= usize::from(u8::MAX) {
            let rules = self.rules.len();
            return Some(format!("{rules} rules that hold for a time; the engine counts {}", u8::MAX - 1));
        }
        if self.fresh > MAX_FRESH {
            let fresh = self.fresh;
            return Some(format!("{fresh} effects can be chosen once a turn; the engine remembers {MAX_FRESH}"));
        }
        (steps > most).then(|| format!("the texts make programs of {steps} steps in all; the engine counts {most}"))
    }

    /// Emits an op whose jump is not known yet.
    fn emit(&mut self, op: Op) -> usize {
        self.code.push(op);
        self.code.len() - 1
    }

    fn patch(&mut self, ops: &[usize], to: Pc) {
        for &op in ops {
            if let Some(at) = self.code[op].jump_mut() {
                *at = to;
            }
        }
    }

    fn effect(&mut self, effect: &Effect) {
        let no = self.conditions(&effect.conds);
        let before = (self.that, self.kept);
        match &effect.each {
            Some(each) => {
                let start = match each {
                    ast::Countable::InTurn(group) => Op::InTurn(self.group(group), 0),
                    times => Op::Repeat(self.each(1, times), 0),
                };
                let start = self.emit(start);
                self.body(&effect.body);
                self.emit(Op::Again(place(start)));
                let here = self.here();
                self.patch(&[start], here);
            }
            None => self.body(&effect.body),
        }
        match &effect.otherwise {
            Some(otherwise) => {
                let end = self.emit(Op::Jump(0));
                let here = self.here();
                self.patch(&no, here);
                self.instead(before, |this| this.body(otherwise));
                let here = self.here();
                self.patch(&[end], here);
            }
            None => {
                let here = self.here();
                self.patch(&no, here);
            }
        }
    }

    /// Emits conditions; gives the ops that jump where they do not hold.
    fn conditions(&mut self, conds: &ast::Conds) -> Vec<usize> {
        let mut no = Vec::new();
        let conds = self.conds(conds);
        self.meet_named();
        for one_of in conds.list {
            let (mut yes, mut failed) = (Vec::new(), None);
            for (index, &cond) in one_of.iter().enumerate() {
                let here = self.here();
                self.patch(failed.as_slice(), here);
                failed = Some(self.emit(Op::If(cond, 0)));
                // Whose fighter an opposing one is, is "that opponent".
                if let Cond::IsOpposing(who, true, _) = cond {
                    self.meet(who);
                }
                if index + 1 < one_of.len() {
                    yes.push(self.emit(Op::Jump(0)));
                }
            }
            let here = self.here();
            self.patch(&yes, here);
            no.extend(failed);
        }
        no
    }

    fn body(&mut self, body: &Body) {
        let before = (self.that, self.kept);
        if let Some(unless) = &body.unless {
            self.unless(unless, &body.acts);
            return self.follow(body, Vec::new(), before);
        }
        if let [Act::Repeat { until }] = body.acts.as_slice() {
            return self.repeat(body, until);
        }
        self.acts(&body.before);
        let before = (self.that, self.kept);
        let mut declined = Vec::new();
        if let May::Other(player) = &body.may {
            return self.for_seats(player, |this, _| {
                this.others(|this| {
                    declined.push(this.emit(Op::May(0)));
                    this.acts(&body.acts);
                    let here = this.here();
                    this.patch(&declined, here);
                });
                this.follow(body, Vec::new(), before);
            });
        }
        let may = body.may == May::You;
        let acts = match body.acts.as_slice() {
            [first, rest @ ..] if may && Parts::of(first).is_pick() => {
                self.optional_pick(
                    first,
                    &mut declined,
                    rest.is_empty() && body.if_done.acts.is_empty() && body.if_not.acts.is_empty(),
                );
                rest
            }
            acts => {
                if may {
                    acts.iter().for_each(|act| self.meet_opposing(act));
                    declined.push(self.emit(Op::May(0)));
                }
                acts
            }
        };
        self.acts(acts);
        self.follow(body, declined, before);
    }

    /// Acts that may be done again and again, until a condition holds or nothing was done.
    fn repeat(&mut self, body: &Body, until: &ast::Conds) {
        let start = self.here();
        self.acts(&body.before);
        let idle = self.emit(Op::IfDone(true, 0));
        let on = self.conditions(until);
        let held = self.emit(Op::Jump(0));
        let here = self.here();
        self.patch(&on, here);
        let no = self.emit(Op::May(0));
        self.emit(Op::Jump(start));
        let here = self.here();
        self.patch(&[idle, held, no], here);
        self.follow(body, Vec::new(), (self.that, self.kept));
    }

    /// Acts that are not done if somebody pays. Whom they are about is chosen before that.
    fn unless(&mut self, unless: &ast::Unless, acts: &[Act]) {
        let start = self.code.len();
        self.acts(acts);
        let is_pick = |op: &&Op| matches!(op, Op::Ask(Asking::PickOne(_)) | Op::Meet(_));
        let at = start + self.code[start..].iter().take_while(is_pick).count();
        let mut rest = self.code.split_off(at);
        let players = match unless.who {
            ast::Payer::AnOpponent => Some(Players::EachOpponent),
            ast::Payer::Opponent => Some(Players::Opponent),
            ast::Payer::ThatOpponent => None,
        };
        let pays = Op::Counter { counter: self.counter(&unless.counter), change: CounterChange::Pay(unless.count) };
        let asking = match players {
            Some(players) => vec![
                Op::ForSeats(players, place(at + 9)),
                Op::By(Player::That),
                Op::May(place(at + 7)),
                pays,
                Op::By(Player::You),
                Op::Leave,
                Op::Jump(place(at + 9 + rest.len())),
                Op::By(Player::You),
                Op::Next(place(at)),
            ],
            None => vec![
                Op::By(Player::That),
                Op::May(place(at + 5)),
                pays,
                Op::By(Player::You),
                Op::Jump(place(at + 6 + rest.len())),
                Op::By(Player::You),
            ],
        };
        // What stood there stands behind it now.
        for to in rest.iter_mut().filter_map(Op::jump_mut).filter(|to| usize::from(**to) >= at) {
            *to = place(usize::from(*to) + asking.len());
        }
        for late in self.later.iter_mut().filter(|late| late.at >= at) {
            late.at += asking.len();
        }
        self.code.extend(asking);
        self.code.extend(rest);
    }

    /// What follows from the acts of a body having been done or not; `declined` are the ops that jump where they were not.
    fn follow(&mut self, body: &Body, mut declined: Vec<usize>, before: Spoken) {
        if body.if_done.acts.is_empty() {
            let here = self.here();
            self.patch(&declined, here);
            if !body.if_not.acts.is_empty() {
                let done = self.emit(Op::IfDone(false, 0));
                self.instead(before, |this| this.branch(&body.if_not));
                let here = self.here();
                self.patch(&[done], here);
            }
            return;
        }
        declined.push(self.emit(Op::IfDone(true, 0)));
        self.branch(&body.if_done);
        let over = (!body.if_not.acts.is_empty()).then(|| self.emit(Op::Jump(0)));
        let here = self.here();
        self.patch(&declined, here);
        self.instead(before, |this| this.branch(&body.if_not));
        let here = self.here();
        self.patch(over.as_slice(), here);
    }

    /// What follows, as a body of its own.
    fn branch(&mut self, branch: &Branch) {
        let Branch { may, acts } = branch.clone();
        let none = || Branch::NONE;
        self.body(&Body { before: Vec::new(), may, acts, unless: None, if_done: none(), if_not: none() });
    }

    /// What happens where something else does not: `that card` is the one of `before`, and afterwards what was spoken of last.
    fn instead(&mut self, before: Spoken, lower: impl FnOnce(&mut Self)) {
        let done = (self.that, self.kept);
        (self.that, self.kept) = before;
        lower(self);
        if (self.that, self.kept) == before {
            (self.that, self.kept) = done;
        }
    }

    /// NOTATION 1: a "may" that is only a pick is one decision, the picks and a way to decline.
    fn optional_pick(&mut self, act: &Act, declined: &mut Vec<usize>, last: bool) {
        if let Some((group, on_it)) = Parts::of(act).chosen {
            if matches!(act, Act::ChooseFighter { .. } | Act::Move { .. }) {
                self.choose_fighter(group, true);
            } else {
                self.pick_fighter(group, true);
            }
            declined.push(self.emit(Op::IfDone(true, 0)));
            return self.acts(on_it.as_slice());
        }
        match act {
            Act::PlaceFighter { who: ast::Target::One(who), spaces } => {
                let (who, spaces) = (self.who(who), self.spaces(spaces));
                self.emit(PutFighter { who: Placed::One(who), spaces, optional: true }.into());
            }
            Act::Swap { a, b: ast::Target::One(b) } => {
                self.act(&Act::Swap { a: a.clone(), b: ast::Target::One(b.clone()) })
            }
            Act::Swap { a, b } => self.swap_with(a, b, Some(declined)),
            Act::SwapTwo { of } => self.swap_two(of, Some(declined)),
            Act::SwapOf { a, b } => self.swap_of(a, b, Some(declined)),
            Act::Return { who: ast::Fallen { many: ast::Returning::Number(1), of }, health, spaces } => {
                let (of, spaces) = (self.crowd(of), self.spaces(spaces));
                let health = health.as_ref().map(|health| self.amount(health));
                self.emit(PutFighter { who: Placed::Defeated(of, health), spaces, optional: true }.into());
            }
            Act::Summon { many: ast::Returning::Number(count), noun, spaces } => {
                let (kind, spaces) = (self.kind(noun), self.spaces(spaces));
                for number in 0..*count {
                    self.emit(PutFighter { who: Placed::Summoned(kind), spaces, optional: true }.into());
                    if number + 1 < *count {
                        declined.push(self.emit(Op::IfDone(true, 0)));
                    }
                }
            }
            Act::Boost { times } => self.boosts(*times, declined),
            Act::BlindBoost { times, .. } => self.blind_boosts(*times, declined),
            Act::CommitBoost => {
                self.emit(LayBoost { optional: true }.into());
            }
            Act::PlaceTokens { by, count, token, spaces, .. } => {
                let (kind, spaces) = (self.token(token), self.spaces(spaces));
                self.tokens(by, TokenDeed::Put { kind, count: *count, up_to: true, spaces });
            }
            Act::PlaceOnLines { by, count, token, place, .. } => {
                let (kind, place) = (self.token(token), self.line_place(place));
                self.tokens(by, TokenDeed::PutLine { kind, count: *count, up_to: true, place });
            }
            // Moving up to some spaces includes none.
            other => self.act(other),
        }
        if !last && !matches!(act, Act::Move { .. }) {
            declined.push(self.emit(Op::IfDone(true, 0)));
        }
    }

    /// Of whom one is chosen: a group, or those that are joined by `or`.
    fn choice(&mut self, target: &ast::Target) -> Group {
        if let ast::Target::Chosen(group) = target {
            return self.group(group);
        }
        self.begin_gathering(target);
        for part in target.parts() {
            self.gather_all(part);
        }
        Group::THEM
    }

    /// Adds to those gathered everybody who can be chosen as this.
    fn gather_all(&mut self, target: &ast::Target) {
        let heroes = |side| Group { crowd: Crowd { side, noun: Noun::Hero, other: false }, ..Group::ALL };
        let add = match target {
            ast::Target::Chosen(group) => Target::Each(self.group(group)),
            ast::Target::YourHero => Target::Each(heroes(Whose::Yours)),
            ast::Target::HeroOf(player) => {
                return self.for_seats(player, |this, _| {
                    this.emit(Op::Gather { add: Some(Target::Each(heroes(Whose::Theirs))), afresh: false });
                });
            }
            other => self.plain_target(other),
        };
        self.emit(Op::Gather { add: Some(add), afresh: false });
    }

    /// A swap with one who is chosen, other than the fighter itself; `declined`: it may be declined.
    fn swap_with(&mut self, fighter: &ast::Fighter, with: &ast::Target, declined: Option<&mut Vec<usize>>) {
        let who = self.who(fighter);
        let group = self.choice(with);
        let optional = declined.is_some();
        if who == Who::It {
            // The choice must not forget who that is.
            self.emit(SwapWith { who, with: group, optional }.into());
            return self.meet_one(group);
        }
        let group = Group { except: group.except.or(Some(who)), ..group };
        self.emit(PickOne { what: Pick::Fighter(group), optional }.into());
        self.meet_one(group);
        if let Some(declined) = declined {
            declined.push(self.emit(Op::IfDone(true, 0)));
        }
        self.emit(Op::Swap { a: who, b: Who::It });
    }

    /// A swap of two of a group.
    fn swap_two(&mut self, of: &ast::Group, declined: Option<&mut Vec<usize>>) {
        let group = self.group(of);
        self.pick_first(Pick::Pair(group), declined);
        self.swap_first(group);
    }

    /// A swap of one who is chosen with another one; where that one needs no choice, with one who is chosen.
    fn swap_of(&mut self, a: &ast::Target, b: &ast::Target, declined: Option<&mut Vec<usize>>) {
        if let ast::Target::One(fighter) = b {
            return self.swap_with(fighter, a, declined);
        }
        let first = self.choice(a);
        self.pick_first(Pick::Fighter(first), declined);
        let with = match b {
            // Who is chosen first is the one than which `another` is other.
            ast::Target::Chosen(group) => {
                let crowd = ast::Crowd { other: ast::Other::No, ..group.crowd.clone() };
                self.group(&ast::Group { crowd, ..group.clone() })
            }
            other => self.choice(other),
        };
        self.swap_first(with);
    }

    /// The first one of a swap of two that are chosen.
    fn pick_first(&mut self, first: Pick, declined: Option<&mut Vec<usize>>) {
        self.emit(PickOne { what: first, optional: declined.is_some() }.into());
        if let Pick::Fighter(group) | Pick::Pair(group) = first {
            self.meet_one(group);
        }
        if let Some(declined) = declined {
            declined.push(self.emit(Op::IfDone(true, 0)));
        }
    }

    /// The other one, of a group.
    fn swap_first(&mut self, with: Group) {
        self.emit(SwapWith { who: Who::It, with, optional: false }.into());
        self.meet_one(with);
    }

    fn boosts(&mut self, times: u8, declined: &mut Vec<usize>) {
        for number in 0..times {
            if number > 0 {
                declined.push(self.emit(Op::IfDone(true, 0)));
            }
            self.emit(BoostCard { by: Side::Own, optional: true }.into());
        }
    }

    /// Each of several is left to choose.
    fn blind_boosts(&mut self, times: u8, declined: &mut Vec<usize>) {
        for _ in 0..times {
            declined.push(self.emit(Op::May(0)));
            self.emit(Op::BlindBoost { times: 1 });
        }
    }

    fn acts(&mut self, acts: &[Act]) {
        for (index, act) in acts.iter().enumerate() {
            if let Act::TakeOff { .. } = act {
                // It comes back, and all that follows happens then.
                return self.take_off(&acts[index..]);
            }
            self.meet_opposing(act);
            self.act(act);
            self.meet_named();
            let away = matches!(
                act,
                Act::ReturnOpposing | Act::DiscardOpposing | Act::PutOpposing { .. } | Act::PutOpposingInto { .. }
            );
            let rest = &acts[index + 1..];
            if away && rest.iter().any(|act| matches!(act, Act::ReplaceOpposing | Act::ReplaceFromDeck)) {
                // Without a card there is none that another could take the place of.
                let none = self.emit(Op::IfDone(true, 0));
                self.acts(rest);
                let here = self.here();
                return self.patch(&[none], here);
            }
        }
    }

    /// Takes a fighter off the board; `acts` begin with that.
    fn take_off(&mut self, acts: &[Act]) {
        if let Some(Act::TakeOff { who, .. }) = acts.first() {
            let who = self.who(who);
            let at = self.emit(Op::TakeOff { who, at: 0 });
            self.late(at, acts);
        }
    }

    /// What was put off: an effect that can be chosen, or the return of a fighter with all that follows.
    fn late_acts(&mut self, acts: &[Act]) {
        let [Act::TakeOff { spaces, .. }, rest @ ..] = acts else { return self.acts(acts) };
        let spaces = self.spaces(spaces);
        self.emit(PutFighter { who: Placed::Back(Who::It), spaces, optional: false }.into());
        self.acts(rest);
    }

    fn act(&mut self, act: &Act) {
        if let Act::DiscardThem { .. } | Act::RemoveThem { .. } | Act::PutThem { .. } | Act::TakeThat | Act::PutBack =
            act
        {
            // It may lie elsewhere now.
            self.seen = None;
        }
        let op = match act {
            Act::Damage { to, amount } => {
                let amount = self.amount(amount);
                return self.on_target(to, |who| Op::Health { who, change: Change::Damage, amount });
            }
            Act::Recover { who, amount } => {
                let amount = self.amount(amount);
                return self.on_target(who, |who| Op::Health { who, change: Change::Recover, amount });
            }
            Act::SetHealth { who, to } => {
                let amount = self.amount(to);
                return self.on_target(who, |who| Op::Health { who, change: Change::Set, amount });
            }
            Act::Defeat { who } => {
                let amount = Amount::Number(0);
                return self.on_target(who, |who| Op::Health { who, change: Change::Defeat, amount });
            }
            Act::Move { who: ast::Target::Chosen(group), steps, exact, through } => {
                let who = ast::Target::One(ast::Fighter::It);
                self.choose_fighter(group, false);
                return self.act(&Act::Move { who, steps: steps.clone(), exact: *exact, through: through.clone() });
            }
            Act::Move { who, steps, exact, through } => {
                let (steps, exact, track) = (self.amount(steps), *exact, self.tracks);
                let through = match through {
                    ast::Through::Friends => Through::Friends,
                    ast::Through::Opposing => Through::Opposing,
                    ast::Through::SidekicksFree => Through::SidekicksFree,
                    ast::Through::Others => Through::Opposing,
                    ast::Through::Sidekicks => Through::Sidekicks,
                    // Whose tokens they are is known to the program that runs.
                    ast::Through::TokensFree(token) => Through::TokensFree { of: 0, kind: self.token(token) },
                };
                return self.on_target(who, |who| Op::Move { who, steps, exact, through, track });
            }
            Act::PlaceFighter { who, spaces } => {
                let spaces = self.spaces(spaces);
                // Several are gathered first, then placed one after the other.
                if let ast::Target::Each(group) = who {
                    let group = self.group(group);
                    self.emit(Op::Gather { add: Some(Target::Each(group)), afresh: true });
                }
                return self.on_target(who, |who| match who {
                    Target::One(who) => PutFighter { who: Placed::One(who), spaces, optional: false }.into(),
                    Target::Each(_) => Op::PutEach { who: PlacedEach::Moved, spaces },
                });
            }
            Act::Return { who: ast::Fallen { many, of }, health, spaces } => {
                let (of, spaces) = (self.crowd(of), self.spaces(spaces));
                let health = health.as_ref().map(|health| self.amount(health));
                match many {
                    ast::Returning::Number(1) => {
                        PutFighter { who: Placed::Defeated(of, health), spaces, optional: false }.into()
                    }
                    many => Op::PutEach { who: PlacedEach::Returned(of, health, number(*many)), spaces },
                }
            }
            Act::Revive { who, health, spaces } => {
                let (who, spaces) = (self.who(who), self.spaces(spaces));
                PutFighter { who: Placed::Revived(who, *health), spaces, optional: false }.into()
            }
            Act::Summon {
                many: many @ (ast::Returning::UpTo(_) | ast::Returning::Each | ast::Returning::Any),
                noun,
                spaces,
            } => {
                let (kind, spaces) = (self.kind(noun), self.spaces(spaces));
                Op::PutEach { who: PlacedEach::Summoned(kind, number(*many)), spaces }
            }
            Act::Summon { many: ast::Returning::Number(count), noun, spaces } => {
                let (kind, spaces) = (self.kind(noun), self.spaces(spaces));
                for _ in 0..*count {
                    self.emit(PutFighter { who: Placed::Summoned(kind), spaces, optional: false }.into());
                }
                return;
            }
            Act::Swap { a, b: ast::Target::One(b) } => Op::Swap { a: self.who(a), b: self.who(b) },
            Act::Swap { a, b } => return self.swap_with(a, b, None),
            Act::SwapTwo { of } => return self.swap_two(of, None),
            Act::SwapOf { a, b } => return self.swap_of(a, b, None),
            Act::TakeOver { who } => {
                return self.on_target(who, |who| match who {
                    Target::One(who) => Op::TakeOver { who },
                    // The reader takes one alone.
                    Target::Each(_) => Op::TakeOver { who: Who::It },
                });
            }
            Act::Hold { who, until: ast::Until::TurnEnds } => return self.on_target(who, |who| Op::Hold { who }),
            Act::Hold { who, until } => return self.hold(who, until_of(*until)),
            Act::Prevent { who } => return self.on_target(who, |who| Op::Prevent { who }),
            Act::ChooseFighter { group } => return self.choose_fighter(group, false),
            Act::ChooseZone { of, with } => {
                let of = of.as_ref().map(|who| self.who(who));
                let with = with.as_ref().map(|with| (bound(with.bound), self.crowd(&with.by)));
                PickOne { what: Pick::Zone { of, with }, optional: false }.into()
            }
            Act::ChooseSpace { spaces } => PickOne { what: Pick::Space(self.spaces(spaces)), optional: false }.into(),
            Act::ChooseNumber { from, to } => {
                self.emit(PickOne { what: Pick::Number { from: *from, to: *to }, optional: false }.into());
                if !self.commits {
                    return;
                }
                Op::KeepNumber
            }
            // Another player chooses how many.
            Act::Draw { who, amount, up_to: true } if *who != ast::Player::You => {
                let draw = Act::Draw { who: ast::Player::You, amount: amount.clone(), up_to: true };
                return self.for_seats(who, |this, _| this.others(|this| this.act(&draw)));
            }
            Act::Draw { who, amount, up_to } => {
                if *who == ast::Player::You && !self.by_others {
                    self.speak_of(That::Drawn);
                }
                let mut amount = self.amount(amount);
                if *up_to {
                    self.emit(PickOne { what: Pick::UpTo(amount), optional: false }.into());
                    amount = Amount::Equal(Measure::Counted(Counted::DrawnLast));
                }
                return self.for_player(who, |who| Op::Draw { who, amount });
            }
            Act::DrawInstead { amount } => {
                self.that = That::Drawn;
                Op::DrawInstead { amount: self.amount(amount) }
            }
            Act::DrawUntil { hand } => {
                let hand = *hand;
                // R17.9: how many cards are drawn is fixed when it begins.
                let amount = |who| Amount::Equal(Measure::Lacks(who, hand));
                return self.for_player(&ast::Player::You, |who| Op::Draw { who, amount: amount(who) });
            }
            Act::DiscardUntil { hand } => {
                let hand = *hand;
                self.kept = Some(Kept { kind: Sort::ANY, theirs: self.by_others });
                let count = |who| Amount::Equal(Measure::TooMany(who, hand));
                let how = Discard::Owner;
                return self.for_player(&ast::Player::You, |who| Op::Discard { who, count: count(who), how });
            }
            Act::Discard { who, what, how } => {
                let some = self.selection(what);
                self.kept = Some(Kept { kind: some.filter.sort, theirs: self.is_of_others(who) });
                let plain = some.many == Many::Exactly && some.filter == Filter::ANY;
                let how = match how {
                    ast::Pick::Owner if some.random => Discard::Random,
                    ast::Pick::Owner => Discard::Owner,
                    ast::Pick::You => Discard::You,
                    ast::Pick::They => Discard::They,
                };
                return self.for_player(who, |who| {
                    if plain {
                        Op::Discard { who, count: some.count, how }
                    } else {
                        Op::Cards { who, some, from: Origin::Hand, to: To::Discard, by_you: how == Discard::You }
                    }
                });
            }
            Act::DiscardFrom { of, end, count } => {
                let how = match end {
                    ast::End::Top => Discard::TopOfDeck,
                    ast::End::Bottom => Discard::BottomOfDeck,
                };
                let count = self.amount(count);
                let theirs = self.by_others || *of != ast::Deck::Of(ast::Player::You);
                self.kept = Some(Kept { kind: Sort::ANY, theirs });
                return self.for_deck_of(of, |who| Op::Discard { who, count, how });
            }
            // By another player, `your` hand is that of the text's owner all the same.
            Act::LookAtHand { who: ast::Player::You } => Op::Look { at: Look::OwnHand },
            Act::LookAtHand { who } => return self.for_player(who, |_| Op::Look { at: Look::Hand }),
            Act::ChooseCard => {
                self.speak_of(That::InHand { theirs: true });
                ChooseCard.into()
            }
            Act::NameCard { of } => return self.for_player(of, |_| NameCard.into()),
            Act::DiscardNamed { who } => {
                let filter = Filter { sort: Sort::ANY, also: FilterTail::Chosen };
                let some = Selection { count: Amount::Number(u8::MAX), many: Many::All, random: false, filter };
                let (from, to) = (Origin::Hand, To::Discard);
                self.kept = Some(Kept { kind: Sort::ANY, theirs: true });
                return self.for_player(who, |who| Op::Cards { who, some, from, to, by_you: false });
            }
            Act::ChooseOpponent { with } => {
                let having = with.as_ref().map(|with| self.having(with));
                PickOne { what: Pick::Opponent { having }, optional: false }.into()
            }
            Act::By { who, act } => {
                return self.for_seats(who, |this, _| this.others(|this| this.act(act)));
            }
            Act::RevealBottom { of } => {
                self.speak_of(That::Lowest);
                return self.for_deck(of, |who| Op::Look { at: Look::RevealBottom { who } });
            }
            Act::LookAtBottom { count, deck } => {
                self.sees(*count, DeckEnd::Bottom);
                let count = *count;
                return self.for_deck(deck, |who| Op::Look { at: Look::Bottom { who, count } });
            }
            Act::RevealSame { count } => RevealSame { count: *count }.into(),
            Act::RevealPicked { who } => {
                self.speak_of(That::InHand { theirs: self.is_of_others(who) });
                return self.for_player(who, |of| RevealPicked { of }.into());
            }
            Act::RevealYours { by } => {
                self.speak_of(That::InHand { theirs: false });
                return self.for_player(by, |_| RevealPicked { of: Player::You }.into());
            }
            Act::Give { what, from, to } => {
                let some = self.selection(what);
                let from = if *from == ast::PileKind::Hand { Origin::Hand } else { Origin::Discard };
                self.given.push(some.filter.sort);
                return self.receiver(to, Op::Cards { who: Player::You, some, from, to: To::Given, by_you: false });
            }
            Act::GiveThis { to } => return self.receiver(to, Op::PutThis { to: To::Given }),
            Act::GiveThem { what, to } => {
                let kept = self.kept.filter(|_| what.what == ast::Them::That);
                let sort = self.sort(&what.filter);
                self.given.push(kept.map_or(sort, |kept| kept.kind));
                let op = self.them(what, To::Given, false);
                return self.receiver(to, op);
            }
            Act::TakeOrPut { to } => {
                let put = Act::PutThem { what: ast::OfThem::THAT, to: *to, deck: ast::ThatDeck::Your };
                return self.choose_effects(ast::HowMany::Number(1), &[vec![Act::TakeThat], vec![put]]);
            }
            Act::RemoveCards { what, from } => {
                let from = if *from == ast::PileKind::Hand { Origin::Hand } else { Origin::Discard };
                let some = self.selection(what);
                return self.for_player(&ast::Player::You, |who| Op::Cards {
                    who,
                    some,
                    from,
                    to: To::Removed,
                    by_you: false,
                });
            }
            Act::LookAtTop { count, deck } => {
                let count = *count;
                self.sees(count, DeckEnd::Top);
                return self.for_deck(deck, |who| Op::Look { at: Look::Top { who, count } });
            }
            Act::RevealTop { count, of } => {
                let count = *count;
                self.speak_of(That::Revealed);
                return self.for_deck(of, |who| Op::Look { at: Look::Reveal { who, count } });
            }
            Act::RevealHand { who } => return self.for_player(who, |who| Op::Look { at: Look::RevealHand(who) }),
            Act::Reveal { who, what } => {
                let some = self.selection(what);
                let theirs = self.is_of_others(who);
                self.speak_of(if some.is_one() { That::InHand { theirs } } else { That::Shown { theirs } });
                return self.for_player(who, |who| Op::Cards {
                    who,
                    some,
                    from: Origin::Hand,
                    to: To::Shown,
                    by_you: false,
                });
            }
            Act::DiscardTheirs { who, what } => {
                let Op::Cards { some, .. } = self.looked(what, To::Discard) else { return };
                let from = if let That::InHand { .. } = self.that { Origin::That } else { Origin::Drawn };
                let to = To::Discard;
                self.kept = Some(Kept { kind: Sort::ANY, theirs: true });
                return self.for_player(who, |who| Op::Cards { who, some, from, to, by_you: true });
            }
            Act::RevealUntil { of, count, filter } => {
                let (filter, count) = (self.filter(filter), *count);
                // Of several, "that card" is the last one, and the others of its kind lie beside it.
                self.speak_of(if count == 1 { That::Found(filter) } else { That::Revealed });
                return self.for_deck(of, |who| Op::Look { at: Look::RevealUntil { who, filter, count } });
            }
            Act::ShuffleRest { deck: ast::ThatDeck::Your } => Op::Shuffle { who: Player::You },
            Act::ShuffleRest { deck: ast::ThatDeck::That | ast::ThatDeck::Their } => {
                Op::Shuffle { who: Player::OfDeck }
            }
            Act::TakeThat => self.them(&ast::OfThem::THAT, To::Hand, true),
            Act::PutThem { what, to: ast::Onto::Either, deck } => {
                let put = |to| vec![Act::PutThem { what: what.clone(), to, deck: *deck }];
                let effects = [put(ast::Onto::Top), put(ast::Onto::Bottom)];
                return self.choose_effects(ast::HowMany::Number(1), &effects);
            }
            Act::PutThem { what, to, deck } => self.them(what, onto(*to), *deck == ast::ThatDeck::Your),
            Act::RemoveThem { what } => self.them(what, To::Removed, false),
            Act::DiscardThem { what } => {
                let op = self.them(what, To::Discard, false);
                // From now on it is the one that was discarded.
                let theirs = matches!(self.that, That::InHand { theirs: true } | That::Shown { theirs: true });
                self.kept = self.kept.or(Some(Kept { kind: Sort::ANY, theirs }));
                op
            }
            Act::TakeLooked { what } => self.looked(what, To::Hand),
            Act::PutBack => PutBackLooked.into(),
            Act::TakeNamed { card } => Op::Take { what: Take::Named(self.card(card)) },
            Act::Take { what, from } => {
                let from = if *from == ast::PileKind::Deck { Origin::Deck } else { Origin::Discard };
                let some = self.selection(what);
                return self.for_player(&ast::Player::You, |who| Op::Cards {
                    who,
                    some,
                    from,
                    to: To::Hand,
                    by_you: false,
                });
            }
            Act::TakeEither { what } => {
                let (some, from) = (self.selection(what), Origin::PileOrDeck);
                return self.for_player(&ast::Player::You, |who| Op::Cards {
                    who,
                    some,
                    from,
                    to: To::Hand,
                    by_you: false,
                });
            }
            Act::TakeTossed => Op::Take { what: Take::Tossed },
            Act::ReturnOpposing => Op::PutOpposing { to: To::Hand },
            Act::DiscardOpposing => Op::PutOpposing { to: To::Discard },
            Act::PutOpposing { to } => Op::PutOpposing { to: onto(*to) },
            Act::PutOpposingInto { pile } => Op::PutOpposing { to: To::Own(self.own_pile(pile)) },
            Act::DiscardThis => Op::PutThis { to: To::Discard },
            Act::PutInto { what, from, pile } => {
                let (some, to) = (self.selection(what), To::Own(self.own_pile(pile)));
                let from = if *from == ast::PileKind::Hand { Origin::Hand } else { Origin::Discard };
                return self.for_player(&ast::Player::You, |who| Op::Cards { who, some, from, to, by_you: false });
            }
            Act::PutThisInto { pile } => Op::PutThis { to: To::Own(self.own_pile(pile)) },
            Act::PutThemInto { what, pile } => {
                let to = To::Own(self.own_pile(pile));
                self.them(what, to, false)
            }
            Act::TakeOut { what, pile } => self.out_of(what, pile, To::Hand),
            Act::DiscardOut { what, pile } => {
                self.kept = Some(Kept { kind: self.sort(&what.filter), theirs: false });
                self.out_of(what, pile, To::Discard)
            }
            Act::PutOut { what, pile, to } => self.out_of(what, pile, onto(*to)),
            Act::ReplaceOpposing => ReplaceOpposing.into(),
            Act::ReplaceFromDeck => Op::ReplaceFromDeck,
            // It is lowered with all that follows.
            Act::TakeOff { .. } => return self.take_off(std::slice::from_ref(act)),
            Act::TakeTopOfDiscard => {
                return self.for_player(&ast::Player::You, |who| Op::Take { what: Take::TopOfPile(who) });
            }
            Act::TakeBoost => {
                let filter = Filter { sort: Sort::ANY, also: FilterTail::Boosted };
                let some = Selection { count: Amount::Number(1), many: Many::Exactly, random: false, filter };
                let (from, to) = (Origin::Discard, To::Hand);
                Op::Cards { who: Player::You, some, from, to, by_you: false }
            }
            Act::Put { who, what, from, to } => {
                let (some, to) = (self.selection(what), onto(*to));
                let (from, pile) = match from {
                    ast::PileKind::Hand => (Origin::Hand, Pile::Hand),
                    ast::PileKind::Deck | ast::PileKind::Discard => (Origin::Discard, Pile::Discard),
                };
                return self.for_player(who, |who| {
                    // All of them go one after the other, in the order that their player chooses.
                    let whose = if who == Player::You { Owner::You } else { Owner::That };
                    let all = Measure::Cards(PileOf { whose, pile, sort: some.filter.sort });
                    let some = match some.many {
                        Many::All if to != To::Shuffled => {
                            Selection { count: Amount::Equal(all), many: Many::Exactly, ..some }
                        }
                        Many::All | Many::Exactly | Many::UpTo | Many::Any => some,
                    };
                    Op::Cards { who, some, from, to, by_you: false }
                });
            }
            Act::PutOfHand { what, to } => {
                let (some, to) = (self.selection(what), onto(*to));
                Op::Cards { who: Player::That, some, from: Origin::Hand, to, by_you: true }
            }
            Act::PutThis { to } => Op::PutThis { to: onto(*to) },
            Act::RemoveThis => Op::PutThis { to: To::Removed },
            Act::ShuffleDeck { of } => return self.for_deck_of(of, |who| Op::Shuffle { who }),
            Act::ReturnThisCard => Op::Take { what: Take::This },
            Act::ShuffleIn { count } => Op::ShuffleIn { count: *count },
            Act::RevealFromHand { card } => Op::Look { at: Look::RevealCard(self.card(card)) },
            Act::Cancel { steps } => Op::Cancel {
                steps: match steps {
                    ast::Steps::All => Timing::ALL,
                    ast::Steps::One(one) => timing(*one).bit(),
                    ast::Steps::Two(one, two) => timing(*one).bit() | timing(*two).bit(),
                },
            },
            Act::IgnoreValue { card } => Op::Value { card: side(*card), change: ValueChange::Ignore },
            Act::SwapValues => Op::SwapValues,
            Act::Mark { on } => Op::Mark { on: *on },
            Act::EndMove => Op::EndMove,
            Act::PrintedIsBoost { card } => {
                Op::Value { card: side(*card), change: ValueChange::Printed(Measure::OwnBoost) }
            }
            Act::ValueInstead { value } => Op::Value { card: Side::Own, change: ValueChange::Instead(*value) },
            Act::ValueEqual { card, measure } => {
                // "Its boost value" is here that of the card whose value is set.
                let measure = match measure {
                    ast::Measure::ItsBoost => Measure::OwnBoost,
                    other => self.measure(other),
                };
                Op::Value { card: side(*card), change: ValueChange::Equal(measure) }
            }
            Act::ValueTwice { card, measure } => {
                Op::Value { card: side(*card), change: ValueChange::Twice(self.measure(measure)) }
            }
            Act::LockValues { value } => Op::LockValues { value: *value },
            Act::LockCard { card, to, against } => {
                let printed = match card {
                    ast::WhichCard::This => CardRef::This,
                    ast::WhichCard::Opponents => CardRef::Opponents,
                };
                let value = to.map_or(Amount::Equal(Measure::Printed(printed)), Amount::Number);
                let change = match against {
                    ast::Against::Everything => ValueChange::Lock(value),
                    ast::Against::Cards => ValueChange::Hold(value),
                };
                Op::Value { card: side(*card), change }
            }
            Act::AddValue { card, amount } => {
                Op::Value { card: side(*card), change: ValueChange::Add(self.amount(amount)) }
            }
            Act::SubtractValue { card, amount } => {
                Op::Value { card: side(*card), change: ValueChange::Subtract(self.amount(amount)) }
            }
            Act::Boost { times: 1 } => BoostCard { by: Side::Own, optional: false }.into(),
            Act::Boost { times } => {
                let mut declined = Vec::new();
                self.boosts(*times, &mut declined);
                let here = self.here();
                return self.patch(&declined, here);
            }
            Act::BlindBoost { times: 0 | 1, twice } => Op::BlindBoost { times: if *twice { 2 } else { 1 } },
            Act::BlindBoost { times, .. } => {
                let mut declined = Vec::new();
                self.blind_boosts(*times, &mut declined);
                let here = self.here();
                return self.patch(&declined, here);
            }
            Act::OpponentMayBoost => BoostCard { by: Side::Other, optional: true }.into(),
            Act::CommitBoost => LayBoost { optional: false }.into(),
            Act::ConsiderWon => Op::ConsiderWon,
            Act::ReplaceCard { deck } => {
                if *deck {
                    self.emit(Op::Look { at: Look::OwnDeck });
                }
                ReplaceCard { deck: *deck }.into()
            }
            Act::UnlimitedAttack => Op::UnlimitedAttack,
            Act::BonusAttack => Op::BonusAttack,
            Act::GainAction { count } => {
                let gain = self.amount(count);
                return self.for_player(&ast::Player::You, |who| Op::Actions { who, gain, spend: 0 });
            }
            Act::GainStrike { at_it } => Op::Strike { at_it: *at_it },
            Act::SpendAction => {
                let gain = Amount::Number(0);
                return self.for_player(&ast::Player::You, |who| Op::Actions { who, gain, spend: 1 });
            }
            Act::GainCounter { counter, amount } => {
                Op::Counter { counter: self.counter(counter), change: CounterChange::Gain(self.amount(amount)) }
            }
            Act::SetCounter { counter, amount } => {
                Op::Counter { counter: self.counter(counter), change: CounterChange::Set(self.amount(amount)) }
            }
            Act::SpendCounter { counter, amount } => {
                self.spent = self.counter(counter);
                Op::Counter { counter: self.spent, change: CounterChange::Spend(self.amount(amount)) }
            }
            Act::Pay { counter, count } => {
                Op::Counter { counter: self.counter(counter), change: CounterChange::Pay(*count) }
            }
            Act::PayAny { counter } => {
                PickOne { what: Pick::Pay { counter: self.counter(counter) }, optional: false }.into()
            }
            Act::SpendAny { counter } => {
                self.spent = self.counter(counter);
                PickOne { what: Pick::Spend { counter: self.spent }, optional: false }.into()
            }
            Act::ChangeState { state } => Op::ChangeState { state: self.state(state) },
            Act::SetState { state, value } => {
                let (state, value) = self.state_value(state, value);
                Op::SetState { state, value }
            }
            Act::SetStateForTurn { state, value } => {
                let (state, value) = self.state_value(state, value);
                self.lasts(Holding::Restore(state), Until::TurnEnds, [None; 2]);
                Op::SetState { state, value }
            }
            Act::Lasts { what, until } => {
                return self.begin_rule(what, until_of(*until));
            }
            Act::PlaceTokens { by, count, up_to, token, spaces } => {
                let (kind, spaces) = (self.token(token), self.spaces(spaces));
                return self.tokens(by, TokenDeed::Put { kind, count: *count, up_to: *up_to, spaces });
            }
            Act::PlaceOnLines { by, count, up_to, token, place } => {
                let (kind, place) = (self.token(token), self.line_place(place));
                return self.tokens(by, TokenDeed::PutLine { kind, count: *count, up_to: *up_to, place });
            }
            Act::ShiftToLine { by, which, place } => {
                let (which, place) = (self.token_group(which), self.line_place(place));
                return self.tokens(by, TokenDeed::ShiftLine { which, place });
            }
            Act::PlaceInEach { by, token, own, place } => {
                let own = own.as_ref().map(|who| self.who(who));
                let deed = TokenDeed::PutEach { kind: self.token(token), own, place: self.space_place(place) };
                return self.tokens(by, deed);
            }
            Act::MoveTokens { by, which, steps } => {
                let (which, steps) = (self.token_group(which), self.amount(steps));
                return self.tokens(by, TokenDeed::Move { which, steps });
            }
            Act::ShiftTokens { by, which, spaces } => {
                let (which, spaces) = (self.token_group(which), self.spaces(spaces));
                return self.tokens(by, TokenDeed::Shift { which, spaces });
            }
            Act::ChooseToken { by, token, place } => {
                let which = self.token_group(&ast::Tokens::One(token.clone(), place.clone()));
                return self.tokens(by, TokenDeed::Choose { which });
            }
            Act::RemoveTokens { by, which } => {
                let which = self.token_group(which);
                return self.tokens(by, TokenDeed::Remove { which });
            }
            Act::RevealTogether { who } => {
                let players = match who {
                    ast::Player::EachInCombat => Players::Fighting,
                    ast::Player::EachOpponent => Players::EachOpponent,
                    ast::Player::Opponent | ast::Player::AnOpponent | ast::Player::ThatOpponent => Players::Opponent,
                    ast::Player::Their => Players::Opponent,
                    ast::Player::Owner => Players::Owner,
                    ast::Player::EachFriendly => Players::Friendly,
                    ast::Player::You | ast::Player::EachPlayer | ast::Player::EachHighest => Players::Everybody,
                    // The reader takes it only as the one who does something by itself.
                    ast::Player::With(..) => Players::Everybody,
                };
                let start = self.emit(Op::ForSeats(players, 0));
                self.emit(PickShown.into());
                self.emit(Op::Next(place(start)));
                let here = self.here();
                self.patch(&[start], here);
                Op::ShowPicked(players)
            }
            Act::TakeFirst { pile } => Op::Take { what: Take::First(self.own_pile(pile)) },
            Act::Cast { count, free } => {
                let count = if *free { Choices::Free(*count) } else { Choices::Spells(*count) };
                let of = u8::try_from(self.spells.len()).unwrap_or(u8::MAX);
                self.emit(Op::Choose { count, of });
                for (name, at) in self.spells.clone() {
                    let label = place(self.labels.len());
                    self.labels.push(name);
                    self.emit(Op::Effect { label, at });
                }
                return;
            }
            Act::Side { deck, deed } => {
                let deck = position(self.names.side_decks.iter(), deck);
                let pick = |open: bool, under: bool| SidePick { deck, open, under }.into();
                let plain = |deed: SideDeed| Op::Side { deck, deed };
                match deed {
                    ast::SideDeed::Open => plain(SideDeed::Open),
                    ast::SideDeed::OpenEach => plain(SideDeed::OpenEach),
                    ast::SideDeed::Discard => pick(true, false),
                    ast::SideDeed::Under => pick(false, true),
                    ast::SideDeed::FirstUnder => plain(SideDeed::FirstUnder),
                    ast::SideDeed::EachUnder => plain(SideDeed::EachUnder),
                    ast::SideDeed::ShuffleOpen => plain(SideDeed::ShuffleOpen),
                    ast::SideDeed::ShuffleDiscarded => plain(SideDeed::ShuffleDiscarded),
                    ast::SideDeed::Look => plain(SideDeed::Look),
                }
            }
            // The reader has seen to it that it stands by itself, as `repeat` lowers it.
            Act::Repeat { .. } => return,
            Act::Roll { die, .. } => Op::Roll { die: position(self.names.dice.iter(), die) },
            Act::EndTurn => Op::EndTurn,
            Act::ChooseEffects { count, effects } => return self.choose_effects(*count, effects),
        };
        self.emit(op);
    }

    fn choose_effects(&mut self, count: ast::HowMany, effects: &[Vec<Act>]) {
        let count = match count {
            ast::HowMany::Number(count) => Choices::Number(count),
            ast::HowMany::Spent => Choices::Counted(Counted::spent(self.spent)),
            ast::HowMany::Fresh => {
                let first = u8::try_from(self.fresh).unwrap_or(u8::MAX);
                self.fresh += effects.len();
                Choices::Fresh(first)
            }
        };
        // The check allows fewer effects than a byte can count.
        self.emit(Op::Choose { count, of: u8::try_from(effects.len()).unwrap_or(u8::MAX) });
        for acts in effects {
            // Each label has its op, so there are never more labels than steps.
            let label = place(self.labels.len());
            self.labels.push(render_acts(acts, self.names));
            let at = self.emit(Op::Effect { label, at: 0 });
            self.late(at, acts);
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
            ast::Target::Chosen(_) | ast::Target::Either(..) | ast::Target::YourHero => {
                self.pick_target(target);
                self.emit(op(Target::One(Who::It)));
            }
            ast::Target::Them => {
                self.emit(op(Target::Each(Group::THEM)));
            }
            ast::Target::Several(..) | ast::Target::Both(..) => {
                self.begin_gathering(target);
                self.gather(target);
                self.emit(op(Target::Each(Group::THEM)));
            }
            ast::Target::HeroOf(player) => self.for_seats(player, |this, _| {
                this.emit(PickOne { what: Pick::TheirHero, optional: false }.into());
                this.emit(op(Target::One(Who::It)));
            }),
        }
    }

    /// Chooses one fighter, who is "it" then.
    fn pick_target(&mut self, target: &ast::Target) {
        match target {
            ast::Target::Chosen(group) => self.pick_fighter(group, false),
            ast::Target::Either(..) => {
                let of = self.choice(target);
                self.emit(PickOne { what: Pick::Fighter(of), optional: false }.into());
            }
            ast::Target::YourHero => {
                self.emit(PickOne { what: Pick::YourHero, optional: false }.into());
            }
            ast::Target::One(_) | ast::Target::Each(_) | ast::Target::Them | ast::Target::HeroOf(_) => {}
            ast::Target::Several(..) | ast::Target::Both(..) => {}
        }
    }

    /// Nobody is gathered yet, unless a part of the target speaks of those who were.
    fn begin_gathering(&mut self, target: &ast::Target) {
        if !speaks_of_them(target) {
            self.emit(Op::Gather { add: None, afresh: true });
        }
    }

    /// Keeps fighters in their spaces for longer than a turn: those of a group whoever they are then, and others by themselves.
    fn hold(&mut self, target: &ast::Target, until: Until) {
        let stays = |target: &ast::Target| ast::Lasting::CannotLeave { who: target.clone() };
        match target {
            ast::Target::Both(..) => target.parts().into_iter().for_each(|part| self.hold(part, until)),
            one => self.begin_rule(&stays(one), until),
        }
    }

    /// Adds the fighters of a target to those gathered, with the choices that it needs.
    fn gather(&mut self, target: &ast::Target) {
        let add = match target {
            ast::Target::Both(..) => return target.parts().into_iter().for_each(|part| self.gather(part)),
            ast::Target::HeroOf(player) => {
                return self.for_seats(player, |this, _| {
                    this.emit(PickOne { what: Pick::TheirHero, optional: false }.into());
                    this.emit(Op::Gather { add: Some(Target::One(Who::It)), afresh: false });
                });
            }
            ast::Target::YourHero => {
                self.pick_target(target);
                Target::One(Who::It)
            }
            ast::Target::Several(count, group) => {
                let (count, up_to) = match count {
                    ast::HowManyFighters::Number(count) => (*count, false),
                    ast::HowManyFighters::UpTo(count) => (*count, true),
                    ast::HowManyFighters::Any => (u8::MAX, true),
                };
                let what = Pick::Several { group: self.group(group), count, up_to };
                self.emit(PickOne { what, optional: false }.into());
                return;
            }
            ast::Target::Chosen(group) => {
                self.pick_fighter(group, false);
                Target::One(Who::It)
            }
            other => self.plain_target(other),
        };
        self.emit(Op::Gather { add: Some(add), afresh: false });
    }

    /// A target without a choice.
    fn plain_target(&self, target: &ast::Target) -> Target {
        match target {
            ast::Target::One(who) => Target::One(self.who(who)),
            ast::Target::Each(group) => Target::Each(self.group(group)),
            ast::Target::Chosen(_)
            | ast::Target::HeroOf(_)
            | ast::Target::YourHero
            | ast::Target::Them
            | ast::Target::Several(..)
            | ast::Target::Both(..)
            | ast::Target::Either(..) => Target::Each(Group::THEM),
        }
    }

    fn pick_fighter(&mut self, group: &ast::Group, optional: bool) {
        let group = self.group(group);
        self.emit(PickOne { what: Pick::Fighter(group), optional }.into());
        self.meet_one(group);
    }

    /// The same of whom the text says that it chooses: that one is "the chosen fighter" from then on.
    fn choose_fighter(&mut self, group: &ast::Group, optional: bool) {
        let group = self.group(group);
        self.emit(PickOne { what: Pick::Chosen(group), optional }.into());
        self.meet_one(group);
    }

    /// Whose fighter one of these is, who is "it" now, is "that opponent", unless another player does the choosing.
    fn meet_one(&mut self, of: Group) {
        if of.crowd.side == Whose::Opposing {
            self.meet(Who::It);
        }
    }

    /// The same of an act that names the opposing fighter.
    fn meet_opposing(&mut self, act: &Act) {
        if self.meets && render_acts(std::slice::from_ref(act), self.names).contains("the opposing fighter") {
            self.meet(Who::Opposing);
        }
    }

    /// The same of the player of whom an act or a condition says something: of several opponents it is the last one.
    fn meet_named(&mut self) {
        if let Some(players) = self.named.take().filter(|_| self.meets && !self.by_others) {
            let start = self.emit(Op::ForSeats(players, 0));
            self.emit(Op::Next(place(start)));
            let here = self.here();
            self.patch(&[start], here);
        }
    }

    /// Whose, where something is only asked.
    fn owner(&self, of: &ast::Player) -> Owner {
        let whose = owner(of);
        if let Owner::Opponents(players @ (Players::Opponent | Players::EachOpponent)) = whose {
            self.named.set(Some(players));
        }
        whose
    }

    fn meet(&mut self, who: Who) {
        if self.meets && !self.by_others {
            self.emit(Op::Meet(who));
        }
    }

    fn for_player(&mut self, player: &ast::Player, op: impl Fn(Player) -> Op) {
        self.for_seats(player, |this, who| {
            this.emit(op(who));
        });
    }

    /// The same of whose deck it is; any deck is chosen.
    fn for_deck_of(&mut self, of: &ast::Deck, op: impl Fn(Player) -> Op) {
        match of {
            ast::Deck::Any => {
                self.emit(PickDeck.into());
                self.emit(op(Player::OfDeck));
            }
            ast::Deck::Of(player) => self.for_player(player, op),
        }
    }

    /// The same of a deck that is named with its player: also in what another player does, `your` deck is that of the text's owner.
    fn for_deck(&mut self, of: &ast::Deck, op: impl Fn(Player) -> Op) {
        if *of == ast::Deck::Of(ast::Player::You) {
            self.emit(op(Player::You));
        } else {
            self.for_deck_of(of, op);
        }
    }

    /// Lowers something for each seat that a player is.
    fn for_seats(&mut self, player: &ast::Player, mut each: impl FnMut(&mut Self, Player)) {
        let (players, with) = match player {
            // In what another player does, it is that one's.
            ast::Player::You if self.by_others => return each(self, Player::That),
            ast::Player::You => return each(self, Player::You),
            ast::Player::AnOpponent => {
                self.emit(PickOne { what: Pick::Opponent { having: None }, optional: false }.into());
                return each(self, Player::That);
            }
            ast::Player::With(ast::Among::AnOpponent, with) => {
                let having = Some(self.having(with));
                self.emit(PickOne { what: Pick::Opponent { having }, optional: false }.into());
                return each(self, Player::That);
            }
            ast::Player::ThatOpponent | ast::Player::Their => return each(self, Player::That),
            ast::Player::Opponent => (Players::Opponent, None),
            ast::Player::EachOpponent => (Players::EachOpponent, None),
            ast::Player::EachPlayer => (Players::Everybody, None),
            ast::Player::EachFriendly => (Players::Friendly, None),
            ast::Player::EachInCombat => (Players::Fighting, None),
            ast::Player::EachHighest => (Players::Highest, None),
            ast::Player::Owner => (Players::Owner, None),
            ast::Player::With(ast::Among::Opponents, with) => (Players::EachOpponent, Some(with)),
            ast::Player::With(ast::Among::Everybody, with) => (Players::Everybody, Some(with)),
            ast::Player::With(ast::Among::Friends, with) => (Players::Friendly, Some(with)),
        };
        let start = self.emit(Op::ForSeats(players, 0));
        let without = with.map(|with| {
            let (limit, place, away) = self.having(with);
            let crowd = Crowd { side: Whose::Theirs, noun: Noun::Fighter, other: false };
            self.emit(Op::If(Cond::Count(limit, Group { crowd, place, away, except: None }), 0))
        });
        each(self, Player::That);
        let here = self.here();
        self.patch(without.as_slice(), here);
        self.emit(Op::Next(place(start)));
        let here = self.here();
        self.patch(&[start], here);
    }

    /// Acts whose program stands after the text, with what the words before them speak of.
    fn late(&mut self, at: usize, acts: &[Act]) {
        let words = self.wording.steps.last().map_or_else(String::new, |(_, words)| words.clone());
        self.later.push(Late { at, acts: acts.to_vec(), that: self.that, kept: self.kept, words });
    }

    /// From now on `that card` and `them` are cards that lie there.
    fn speak_of(&mut self, that: That) {
        self.that = that;
        (self.kept, self.seen) = (None, None);
    }

    /// The same of cards that are looked at on a deck.
    fn sees(&mut self, count: u8, end: DeckEnd) {
        self.speak_of(if end == DeckEnd::Top { That::OnDeck } else { That::Lowest });
        self.seen = (count == 1).then_some(end);
    }

    /// Cards that the text speaks of go somewhere; `own`: to the hand or the deck of the text's player.
    fn them(&mut self, what: &ast::OfThem, to: To, own: bool) -> Op {
        let that = what.what == ast::Them::That;
        if let Some(kept) = self.kept.filter(|_| that) {
            self.takes_back |= own && kept.theirs;
            return Op::PutThat { to, own };
        }
        match self.that {
            That::Drawn => {
                self.emit(Op::Look { at: Look::Drawn });
                self.drawn(what, to, false)
            }
            That::Shown { theirs } => self.drawn(what, to, theirs),
            That::InHand { theirs } => {
                self.takes_back |= own && theirs;
                let (count, many) = (Amount::Number(1), Many::Exactly);
                let some = Selection { count, many, random: false, filter: Filter::ANY };
                let who = if own { Player::You } else { Player::That };
                Op::Cards { who, some, from: Origin::That, to, by_you: false }
            }
            That::Found(_) if that && to == To::Hand => Op::Take { what: Take::Found },
            That::Found(filter) if that => match self.looked(what, to) {
                // No other of those revealed is of this kind.
                Op::Cards { who, some, from, to, by_you } => {
                    Op::Cards { who, some: Selection { filter, ..some }, from, to, by_you }
                }
                other => other,
            },
            That::OnDeck | That::Revealed | That::Lowest | That::Found(_) => self.looked(what, to),
        }
    }

    /// Whether it is not the text's player who does something, or whose cards are meant.
    fn is_of_others(&self, who: &ast::Player) -> bool {
        self.by_others || *who != ast::Player::You
    }

    /// Who gets cards is found first: `your opponent` is one of them, whom you choose.
    fn receiver(&mut self, to: &ast::Player, op: Op) {
        match to {
            ast::Player::Opponent | ast::Player::EachOpponent => {
                self.emit(PickOne { what: Pick::Receiver, optional: false }.into());
                self.emit(op);
            }
            other => self.for_player(other, |_| op),
        }
    }

    /// How many fighters a player must have, and where.
    fn having(&self, with: &ast::Having) -> (Bound, Place, bool) {
        let (place, away) = self.where_or_not(&with.place);
        (bound(with.bound), place, away)
    }

    /// A place, and whether it is meant that they are not there.
    fn where_or_not(&self, place: &ast::Place) -> (Place, bool) {
        match place {
            ast::Place::Not(place) => (self.place(place), true),
            place => (self.place(place), false),
        }
    }

    /// Lowers what "that opponent" does and chooses.
    fn others(&mut self, acts: impl FnOnce(&mut Self)) {
        self.emit(Op::By(Player::That));
        self.by_others = true;
        acts(self);
        self.by_others = false;
        self.emit(Op::By(Player::You));
    }

    fn tokens(&mut self, by: &ast::Player, deed: TokenDeed) {
        self.for_player(by, |by| Op::Tokens { by, deed });
    }

    /// Where lines are: a line is adjacent to those who stand at its ends.
    fn line_place(&self, place: &Option<ast::LinePlace>) -> SpacePlace {
        match place {
            None => SpacePlace::Anywhere,
            Some(ast::LinePlace::Near(crowd)) => SpacePlace::WithAdjacent(Bound::AtLeast(1), self.crowd(crowd)),
            Some(ast::LinePlace::At(place)) => self.space_place(place),
        }
    }

    fn token_group(&self, which: &ast::Tokens) -> TokenGroup {
        let at = |place: &Option<ast::SpacePlace>| self.place_or_anywhere(place);
        let (name, place, pick) = match which {
            ast::Tokens::One(name, place) => (name, at(place), TokenPick::One),
            ast::Tokens::Some { count, up_to, token, place } => {
                (token, at(place), TokenPick::Some { count: *count, up_to: *up_to })
            }
            ast::Tokens::Each(name, place) => (name, at(place), TokenPick::Each),
            ast::Tokens::That(name) => (name, SpacePlace::Anywhere, TokenPick::That),
            ast::Tokens::Another(name) => (name, SpacePlace::Anywhere, TokenPick::Another),
        };
        TokenGroup { kind: self.token(name), place, pick }
    }

    pub fn conds(&self, conds: &ast::Conds) -> Conds {
        let each: Vec<Vec<Cond>> = conds.list.iter().map(|cond| self.one_of(cond)).collect();
        Conds { list: if conds.any { vec![each.concat()] } else { each } }
    }

    fn cond(&self, cond: &ast::Cond) -> Cond {
        match cond {
            ast::Cond::Won => Cond::Won,
            ast::Cond::Lost => Cond::Lost,
            ast::Cond::Earlier { who, won, holds } => Cond::Earlier(self.owner(who), *won, *holds),
            ast::Cond::YourTurn { holds } => Cond::YourTurn(*holds),
            ast::Cond::ActionNumber(number) => Cond::ActionNumber(*number),
            ast::Cond::Did { who, what, holds } => {
                let deed = match what {
                    ast::ActionKind::Maneuver => ActionKind::Maneuver,
                    ast::ActionKind::Attack => ActionKind::Attack,
                    ast::ActionKind::Scheme => ActionKind::Scheme,
                    ast::ActionKind::BoostedManeuver => ActionKind::BoostedManeuver,
                };
                Cond::Did(self.owner(who), deed, *holds)
            }
            ast::Cond::Attacked { who, holds } => Cond::Attacked(self.who(who), *holds),
            ast::Cond::Hurt { who, holds } => Cond::Hurt(self.who(who), *holds),
            ast::Cond::CountHurt { bound: limit, of } => Cond::CountHurt(bound(*limit), self.crowd(of)),
            ast::Cond::CountDefeated { bound: limit, of } => Cond::CountDefeated(bound(*limit), self.crowd(of)),
            ast::Cond::CountPast { bound: limit, of, deed } => {
                let deed = match deed {
                    ast::PastDeed::Defeated => PastDeed::Defeated,
                    ast::PastDeed::Attacked => PastDeed::Attacked,
                    ast::PastDeed::Left => PastDeed::Left,
                };
                Cond::CountPast(bound(*limit), self.crowd(of), deed)
            }
            ast::Cond::Fell { who, holds } => Cond::Fell(self.who(who), *holds),
            ast::Cond::Boosted { card, holds } => Cond::Boosted(side(*card), *holds),
            ast::Cond::DealtThisTurn { who, bound: limit } => Cond::Dealt(self.owner(who), bound(*limit)),
            ast::Cond::SharesStartZone { who, holds } => Cond::SharesStartZone(self.who(who), *holds),
            ast::Cond::LeftSpace { who, holds } => Cond::LeftSpace(self.who(who), *holds),
            ast::Cond::Canceled { holds } => Cond::Canceled(*holds),
            ast::Cond::Health { who, bound: limit } => Cond::Health(self.who(who), bound(*limit)),
            ast::Cond::AtTurnStart { who, holds } => Cond::AtTurnStart(self.who(who), *holds),
            ast::Cond::Is { who, class } => match class {
                ast::Class::Hero | ast::Class::Sidekick => Cond::IsHero(self.who(who), *class == ast::Class::Hero),
                ast::Class::Opposing => Cond::IsOpposing(self.who(who), true, None),
                ast::Class::OpposingHero => Cond::IsOpposing(self.who(who), true, Some(true)),
                ast::Class::OpposingSidekick => Cond::IsOpposing(self.who(who), true, Some(false)),
                ast::Class::Friendly => Cond::IsOpposing(self.who(who), false, None),
                ast::Class::FriendlyHero => Cond::IsOpposing(self.who(who), false, Some(true)),
                ast::Class::FriendlySidekick => Cond::IsOpposing(self.who(who), false, Some(false)),
            },
            ast::Cond::Defeated { who, holds } => Cond::Defeated(self.who(who), *holds),
            ast::Cond::At { who, place, holds } => Cond::At(self.who(who), self.place(place), *holds),
            // What is said of several is lowered for each of them.
            ast::Cond::Either { who, says, .. } => self.cond(&says.of(who)),
            ast::Cond::SharesZone { who, with, holds } => Cond::SharesZone(self.who(who), self.who(with), *holds),
            ast::Cond::MoreZones { who, than } => Cond::MoreZones(self.who(who), self.who(than)),
            ast::Cond::Count { bound: limit, of } => Cond::Count(bound(*limit), self.group(of)),
            ast::Cond::AllDefeated { of } => Cond::AllDefeated(self.crowd(of)),
            ast::Cond::Measure { measure, bound: limit } => Cond::Is(self.measure(measure), bound(*limit)),
            ast::Cond::Compare { left, order, right, twice } => {
                let order = match order {
                    ast::Order::Higher => Order::Higher,
                    ast::Order::Lower => Order::Lower,
                    ast::Order::Equal => Order::Equal,
                    ast::Order::Unequal => Order::Unequal,
                };
                Cond::Compare(self.measure(left), order, self.measure(right), 1 + u8::from(*twice))
            }
            ast::Cond::Cards { bound: limit, kind, pile } => {
                Cond::Is(Measure::Cards(self.pile(pile, kind)), bound(*limit))
            }
            ast::Cond::SideOpen { bound: limit, deck } => Cond::Is(self.side(deck, SideCount::Open), bound(*limit)),
            ast::Cond::SideDiscarded { bound: limit, deck } => {
                Cond::Is(self.side(deck, SideCount::Discarded), bound(*limit))
            }
            ast::Cond::OwnPile { bound: limit, kind, pile } => Cond::Is(self.in_own_pile(kind, pile), bound(*limit)),
            ast::Cond::Counter { counter, bound: limit } => Cond::Counter(self.counter(counter), bound(*limit)),
            ast::Cond::Spent { counter, bound: limit } => {
                Cond::Counted(Counted::spent(self.counter(counter)), bound(*limit))
            }
            ast::Cond::OpponentPlayed { holds } => Cond::OpponentPlayed(*holds),
            ast::Cond::CardIs { card, kind, holds } => Cond::CardIs(side(*card), self.filter(kind), *holds),
            ast::Cond::FromDeck => Cond::FromDeck,
            ast::Cond::ThatCardIs { kind, holds } => match self.seen.filter(|_| self.kept.is_none()) {
                Some(end) => Cond::SeenIs(self.filter(kind), end, *holds),
                None => Cond::ThatIs(self.filter(kind), *holds),
            },
            ast::Cond::OwnerPlayed { holds } => Cond::ByOwner(*holds),
            ast::Cond::SpentBy { counter, bound: limit } => {
                Cond::Is(Measure::SpentBy(self.counter(counter)), bound(*limit))
            }
            ast::Cond::Those { bound: limit, kind } => {
                let of = if self.kept.is_some() { Turned::Discarded } else { Turned::Shown };
                Cond::Is(Measure::Among(of, self.sort(kind)), bound(*limit))
            }
            ast::Cond::Marked { holds } => Cond::Marked(*holds),
            ast::Cond::HasEffect { step, holds } => Cond::HasEffect(timing(*step), *holds),
            ast::Cond::Surrounded { bound: limit, by } => Cond::Surrounded(bound(*limit), self.kind(by)),
            ast::Cond::Hand { bound: limit } => Cond::Hand(bound(*limit)),
            ast::Cond::OtherHand { bound: limit } => Cond::OtherHand(bound(*limit)),
            ast::Cond::DeckEmpty => Cond::DeckEmpty,
            ast::Cond::Played { by, holds } => Cond::PlayedBy(self.kind(by), *holds),
            ast::Cond::UsedAs(role) => Cond::Attacking(*role == ast::Role::Attack),
            ast::Cond::State { state, value } => {
                let (state, value) = self.state_value(state, value);
                Cond::State(state, value)
            }
            ast::Cond::Basket(symbol) => Cond::Basket(position(self.names.symbols.iter(), symbol)),
            ast::Cond::DefeatedAny => Cond::DefeatedAny,
            ast::Cond::Damaged(name) => Cond::DamagedKind(self.kind(name)),
            ast::Cond::CombatDamage { bound: limit } => Cond::CombatDamage(bound(*limit)),
            ast::Cond::StartedWith { who, token } => Cond::StartedWith(self.who(who), self.token(token)),
            ast::Cond::MovedAlong { fighter, bound: limit } => Cond::MovedAlong(self.kind(fighter), bound(*limit)),
            ast::Cond::Tokens { bound: limit, token, place } => {
                Cond::Tokens(bound(*limit), self.token(token), self.place_or_anywhere(place))
            }
        }
    }

    /// The conditions of which one must hold for this one to hold.
    fn one_of(&self, cond: &ast::Cond) -> Vec<Cond> {
        match cond {
            ast::Cond::Either { who, or, third, says } => {
                [who, or].into_iter().chain(third).map(|who| self.cond(&says.of(who))).collect()
            }
            other => vec![self.cond(other)],
        }
    }

    fn state_value(&self, state: &str, value: &str) -> (u8, u8) {
        let index = self.state(state);
        let values = &self.names.states[index as usize].values;
        (index, position(values.iter(), value))
    }

    /// What holds for a while.
    pub fn lasting(&self, what: &ast::Lasting) -> Holding {
        let all = |who: &ast::Target| self.plain_target(who);
        let combat = |hurt: ast::Hurt| hurt == ast::Hurt::Combat;
        match what {
            ast::Lasting::NextCard { amount, role, by } => Holding::Next {
                amount: *amount,
                attacking: *role == ast::Role::Attack,
                // The words have no others.
                by: if let ast::Plays::Kind(name) = by { PlayedBy::Kind(self.kind(name)) } else { PlayedBy::Anybody },
            },
            ast::Lasting::AddTo { amount, cards } => self.value_rule(amount, false, cards),
            ast::Lasting::SubtractFrom { amount, cards } => self.value_rule(amount, true, cards),
            ast::Lasting::TakesLess { who, amount, hurt } => {
                Holding::Less { who: all(who), amount: self.amount(amount), combat: combat(*hurt) }
            }
            ast::Lasting::TakesAtMost { who, amount, hurt } => {
                Holding::AtMost { who: all(who), amount: *amount, combat: combat(*hurt) }
            }
            ast::Lasting::TakesOnly { who, exhaustion } => {
                Holding::OnlyCombat { who: all(who), exhaustion: *exhaustion }
            }
            ast::Lasting::Floor { who, health } => Holding::Floor { who: all(who), health: *health },
            ast::Lasting::MoveIs { who, spaces } => Holding::MoveIs(self.owner(who), *spaces),
            ast::Lasting::MoveHigher { who, amount } => Holding::MoveHigher(self.owner(who), self.amount(amount)),
            ast::Lasting::MoveLower { who, amount } => Holding::MoveLower(self.owner(who), self.amount(amount)),
            ast::Lasting::CannotDraw { who } => Holding::NoDraw(self.owner(who)),
            ast::Lasting::CannotGainActions { who } => Holding::NoActions(self.owner(who)),
            ast::Lasting::CannotBoost { who } => Holding::NoBoost(self.owner(who)),
            ast::Lasting::FewerActions { who, count } => Holding::FewerActions(self.owner(who), *count),
            ast::Lasting::HandLimit { who, cards } => Holding::HandLimit(self.owner(who), *cards),
            ast::Lasting::HandLimitLower { who, amount } => Holding::HandLower(self.owner(who), self.amount(amount)),
            ast::Lasting::HandLimitHigher { who, amount } => Holding::HandHigher(self.owner(who), self.amount(amount)),
            ast::Lasting::Uncancelable { kind } => Holding::Uncancelable(self.sort(kind)),
            ast::Lasting::FighterMoveIs { who, spaces } => {
                Holding::FighterMove { who: self.mover(who), spaces: *spaces }
            }
            ast::Lasting::FighterMoveHigher { who, amount } => {
                Holding::FighterMoveHigher { who: self.mover(who), amount: self.amount(amount) }
            }
            ast::Lasting::FighterMoveLower { who, amount } => {
                Holding::FighterMoveLower { who: self.mover(who), amount: self.amount(amount) }
            }
            ast::Lasting::Passes { who } => Holding::Passes(all(who)),
            ast::Lasting::CannotAttack { who } => Holding::NoAttack(all(who)),
            ast::Lasting::CannotBeAttacked { who } => Holding::NoTarget(all(who)),
            ast::Lasting::CannotManeuver { who } => Holding::NoManeuver(self.owner(who)),
            ast::Lasting::CannotPlay { who, kind } => Holding::NoPlay(self.owner(who), self.sort(kind)),
            ast::Lasting::CannotLeave { who } => Holding::Stays(all(who)),
            ast::Lasting::AttacksWithin { who, spaces } => Holding::Within { who: all(who), spaces: *spaces },
            ast::Lasting::AttacksAt { who, at } => Holding::Against { who: all(who), at: self.group(at) },
            ast::Lasting::Ranged { who } => Holding::Ranged(all(who)),
            ast::Lasting::BoostHigher { amount } => Holding::BoostHigher(self.amount(amount)),
            ast::Lasting::SharedOut { who, among } => Holding::Shared { who: self.who(who), among: self.group(among) },
            ast::Lasting::DealtInstead { who, to } => Holding::Instead { who: self.who(who), to: self.who(to) },
        }
    }

    /// A rule on the values of cards that are played.
    fn value_rule(&self, amount: &ast::Amount, less: bool, cards: &ast::PlayedCards) -> Holding {
        Holding::Value {
            amount: self.amount(amount),
            less,
            attacking: cards.role.map(|role| role == ast::Role::Attack),
            by: match &cards.by {
                ast::Plays::Kind(name) => PlayedBy::Kind(self.kind(name)),
                ast::Plays::You => PlayedBy::Anybody,
                ast::Plays::Player(who) => PlayedBy::Seats(self.owner(who)),
                ast::Plays::Each(group) => PlayedBy::Each(self.group(group)),
            },
        }
    }

    fn mover(&self, who: &ast::Mover) -> Target {
        match who {
            ast::Mover::One(who) => Target::One(self.who(who)),
            ast::Mover::Each(crowd) => {
                let group = ast::Group { crowd: crowd.clone(), place: None, except: None };
                Target::Each(self.group(&group))
            }
        }
    }

    fn who(&self, who: &ast::Fighter) -> Who {
        let who = match who {
            ast::Fighter::Yours => Who::Yours,
            ast::Fighter::Opposing => Who::Opposing,
            ast::Fighter::Named(name) => Who::Kind(self.kind(name)),
            ast::Fighter::It => Who::It,
            ast::Fighter::YourOther => Who::Other,
            ast::Fighter::Chosen | ast::Fighter::ChosenOf(_) => Who::Chosen,
            ast::Fighter::Attacker => Who::Attacker,
            ast::Fighter::Defender => Who::Defender,
        };
        let Some(mut keeping) = self.keeping.get() else { return who };
        let Some(at) = keeping.keep(who) else { return who };
        self.keeping.set(Some(keeping));
        [Who::It, Who::Chosen][at]
    }

    pub fn group(&self, group: &ast::Group) -> Group {
        let (place, away) = group.place.as_ref().map_or((Place::Anywhere, false), |place| self.where_or_not(place));
        Group { crowd: self.crowd(&group.crowd), place, away, except: group.except.as_ref().map(|who| self.who(who)) }
    }

    pub fn crowd(&self, crowd: &ast::Crowd) -> Crowd {
        Crowd {
            side: match crowd.side {
                ast::Side::Any => Whose::Any,
                ast::Side::Opposing => Whose::Opposing,
                ast::Side::Friendly => Whose::Friendly,
                ast::Side::Yours => Whose::Yours,
                ast::Side::Theirs | ast::Side::Their => Whose::Theirs,
            },
            noun: match &crowd.noun {
                ast::Noun::Fighter => Noun::Fighter,
                ast::Noun::Hero => Noun::Hero,
                ast::Noun::Sidekick => Noun::Sidekick,
                ast::Noun::Named(name) => Noun::Kind(self.kind(name)),
            },
            other: crowd.other == ast::Other::Yes,
        }
    }

    fn place(&self, place: &ast::Place) -> Place {
        match place {
            ast::Place::Zone(who) => Place::Zone(self.who(who)),
            ast::Place::OutsideZone(who) => Place::OutsideZone(self.who(who)),
            ast::Place::Adjacent(who) => Place::Adjacent(self.who(who)),
            ast::Place::AdjacentTo(limit, crowd) => Place::AdjacentTo(bound(*limit), self.crowd(crowd)),
            ast::Place::NextToNearest(crowd, who) => Place::NextToNearest(self.crowd(crowd), self.who(who)),
            ast::Place::ZoneWith(limit, crowd) => Place::ZoneWith(bound(*limit), self.crowd(crowd)),
            ast::Place::Within(steps, who) => Place::Within(*steps, self.who(who)),
            ast::Place::Nearest(who) => Place::Nearest(self.who(who)),
            ast::Place::FullHealth => Place::FullHealth,
            ast::Place::Health(limit) => Place::Health(bound(*limit)),
            ast::Place::Start(start) => Place::Start(whose_start(*start)),
            ast::Place::Board => Place::Anywhere,
            ast::Place::Combat => Place::Combat,
            ast::Place::AdjacentToThat => Place::NearPicked,
            ast::Place::ThatSpace | ast::Place::ThoseSpaces => Place::Picked,
            ast::Place::ThatZone => Place::PickedZone,
            ast::Place::MovedThrough | ast::Place::PassedBy(_) => Place::Passed,
            ast::Place::Placed | ast::Place::Damaged => Place::Them,
            ast::Place::WithToken(token) => Place::Token(self.token(token), true),
            ast::Place::WithoutToken(token) => Place::Token(self.token(token), false),
            ast::Place::NearToken(token) => Place::NearToken(self.token(token)),
            ast::Place::NearThat(_) => Place::NearPicked,
            ast::Place::AroundToken(token) => Place::AroundToken(self.token(token)),
            // The words have it only where a group is meant, which turns it round.
            ast::Place::Not(place) => self.place(place),
        }
    }

    pub fn spaces(&self, spaces: &ast::Spaces) -> Spaces {
        Spaces {
            kind: match spaces.kind {
                ast::SpaceKind::Free => SpaceKind::Free,
                ast::SpaceKind::Other => SpaceKind::Other,
                ast::SpaceKind::Empty => SpaceKind::Empty,
            },
            place: self.place_or_anywhere(&spaces.place),
        }
    }

    fn place_or_anywhere(&self, place: &Option<ast::SpacePlace>) -> SpacePlace {
        place.as_ref().map_or(SpacePlace::Anywhere, |place| self.space_place(place))
    }

    pub fn space_place(&self, place: &ast::SpacePlace) -> SpacePlace {
        match place {
            ast::SpacePlace::Zone(who) => SpacePlace::Zone(self.who(who)),
            ast::SpacePlace::OutsideZone(who) => SpacePlace::OutsideZone(self.who(who)),
            ast::SpacePlace::Adjacent(who) => SpacePlace::Adjacent(self.who(who)),
            ast::SpacePlace::Apart(who) => SpacePlace::Apart(self.who(who)),
            ast::SpacePlace::NextToNearest(crowd, who) => SpacePlace::NextToNearest(self.crowd(crowd), self.who(who)),
            ast::SpacePlace::AdjacentToThat => SpacePlace::AdjacentToPicked,
            ast::SpacePlace::SpaceOf(who) => SpacePlace::SpaceOf(self.who(who)),
            ast::SpacePlace::Within(steps, who) => SpacePlace::Within(*steps, self.who(who)),
            ast::SpacePlace::Nearest(who) => SpacePlace::Nearest(self.who(who)),
            ast::SpacePlace::Start(start) => SpacePlace::Start(whose_start(*start)),
            ast::SpacePlace::ZoneWith(limit, of) => SpacePlace::ZoneWith(bound(*limit), self.crowd(of)),
            ast::SpacePlace::WithAdjacent { bound: limit, of } => {
                SpacePlace::WithAdjacent(bound(*limit), self.crowd(of))
            }
            ast::SpacePlace::That => SpacePlace::Picked,
            ast::SpacePlace::TurnStart => SpacePlace::TurnStart,
            ast::SpacePlace::ThatZone => SpacePlace::PickedZone,
            ast::SpacePlace::WithToken(token) => SpacePlace::Token(self.token(token), true),
            ast::SpacePlace::WithoutToken(token) => SpacePlace::Token(self.token(token), false),
            ast::SpacePlace::NearToken(token) => SpacePlace::NearToken(self.token(token)),
            ast::SpacePlace::NearThat(_) => SpacePlace::AdjacentToPicked,
        }
    }

    pub fn amount(&self, amount: &ast::Amount) -> Amount {
        match amount {
            ast::Amount::Number(number) => Amount::Number(*number),
            ast::Amount::ForEach(each, what) => self.each(*each, what),
            ast::Amount::EqualTo(measure) => Amount::Equal(self.measure(measure)),
            ast::Amount::Twice(measure) => Amount::Twice(self.measure(measure)),
        }
    }

    fn each(&self, each: u8, what: &ast::Countable) -> Amount {
        Amount::ForEach(each, self.countable(what))
    }

    fn countable(&self, what: &ast::Countable) -> Countable {
        match what {
            ast::Countable::Counter(counter) => Countable::Counter(self.counter(counter)),
            ast::Countable::Spent(counter) => Countable::Of(Measure::Counted(Counted::spent(self.counter(counter)))),
            ast::Countable::SpentBy(counter) => Countable::Of(Measure::SpentBy(self.counter(counter))),
            ast::Countable::Paid(_) => Countable::Of(Measure::Counted(Counted::Paid)),
            // In turn they stand only at the head of a sentence, which is lowered by itself.
            ast::Countable::Fighters(group) | ast::Countable::InTurn(group) => Countable::Fighters(self.group(group)),
            ast::Countable::Defeated(crowd) => Countable::Of(Measure::Defeated(self.crowd(crowd))),
            ast::Countable::Cards(kind, pile) => Countable::Of(Measure::Cards(self.pile(pile, kind))),
            ast::Countable::OthersInPile(pile) => Countable::Of(Measure::OthersIn(self.own_pile(pile))),
            ast::Countable::NamedInPile(card, pile) => {
                Countable::Of(Measure::NamedIn(self.own_pile(pile), self.card(card)))
            }
            ast::Countable::SymbolsInPile(pile) => Countable::Of(Measure::SymbolsIn(self.own_pile(pile))),
            ast::Countable::SideOpen(deck) => Countable::Of(self.side(deck, SideCount::Open)),
            ast::Countable::SideDiscarded(deck) => Countable::Of(self.side(deck, SideCount::Discarded)),
            ast::Countable::OwnPile(kind, pile) => Countable::Of(self.in_own_pile(kind, pile)),
            ast::Countable::Done(done) => Countable::Of(Measure::Counted(counted(*done))),
            ast::Countable::DoneOf(kind, done) => Countable::Of(Measure::Among(turned(*done), self.sort(kind))),
            ast::Countable::Zones(who) => Countable::Of(Measure::Zones(self.who(who))),
            ast::Countable::DamageDealt => Countable::Of(Measure::Counted(Counted::Damage)),
            ast::Countable::Played { who, besides } => Countable::Of(Measure::Played(self.owner(who), *besides)),
            ast::Countable::TokensRemoved(_) => Countable::Of(Measure::Counted(Counted::Removed)),
            ast::Countable::Tokens(token, place) => {
                Countable::Of(Measure::Tokens(self.token(token), self.place_or_anywhere(place)))
            }
            ast::Countable::TokenSpaces(token, place) => {
                Countable::Of(Measure::TokenSpaces(self.token(token), self.place_or_anywhere(place)))
            }
        }
    }

    fn measure(&self, measure: &ast::Measure) -> Measure {
        match measure {
            ast::Measure::ItsBoost => Measure::ItsBoost,
            ast::Measure::ItsPrinted => Measure::ItsPrinted,
            ast::Measure::NameLength(card) => Measure::NameLength(card_ref(*card)),
            ast::Measure::Boost(card) => Measure::Boost(card_ref(*card)),
            ast::Measure::Printed(card) => Measure::Printed(card_ref(*card)),
            ast::Measure::PrintedAgainst => Measure::PrintedAgainst,
            ast::Measure::Value(card) => Measure::Value(side(*card)),
            ast::Measure::CombatDamage => Measure::CombatDamage,
            ast::Measure::DamageDealt => Measure::Counted(Counted::Damage),
            ast::Measure::TotalBoost(done) => Measure::TotalBoost(turned(*done)),
            ast::Measure::Cards(pile) => Measure::Cards(self.pile(pile, &ast::Filter::ANY)),
            ast::Measure::ChosenNumber => Measure::Number,
            ast::Measure::CommittedNumber | ast::Measure::NumberBy => Measure::Committed,
            ast::Measure::Roll => Measure::Roll,
            ast::Measure::SideSum(deck) => self.side(deck, SideCount::Sum),
            ast::Measure::OwnPile(pile) => self.in_own_pile(&ast::Filter::ANY, pile),
            ast::Measure::Health(who) => Measure::Health(self.who(who)),
            ast::Measure::Zones(who) => Measure::Zones(self.who(who)),
            ast::Measure::DifferentZones => Measure::DifferentZones,
            ast::Measure::Fighters(group) => Measure::Fighters(self.group(group)),
            ast::Measure::Distance(a, b) => Measure::Distance(self.who(a), self.who(b)),
            ast::Measure::SpacesBetween(a, b) => Measure::Between(self.who(a), self.who(b)),
            ast::Measure::Counter(counter) => Measure::Counter(self.counter(counter)),
            ast::Measure::Spent(counter) => Measure::Counted(Counted::spent(self.counter(counter))),
            ast::Measure::NumberOf(what) => match self.countable(what) {
                Countable::Counter(counter) => Measure::Counter(counter),
                Countable::Fighters(group) => Measure::Fighters(group),
                Countable::Of(measure) => measure,
            },
            ast::Measure::Tokens(token, place) => Measure::Tokens(self.token(token), self.place_or_anywhere(place)),
        }
    }

    fn selection(&self, selection: &ast::Selection) -> Selection {
        let (count, many) = match &selection.many {
            ast::ManyCards::Exactly(amount) => (self.amount(amount), Many::Exactly),
            ast::ManyCards::UpTo(amount) => (self.amount(amount), Many::UpTo),
            ast::ManyCards::Any => (Amount::Number(u8::MAX), Many::Any),
            ast::ManyCards::All => (Amount::Number(u8::MAX), Many::All),
        };
        let filter = self.filter(&selection.filter);
        Selection { count, many, random: selection.random == ast::Random::Yes, filter }
    }

    fn filter(&self, filter: &ast::Filter) -> Filter {
        let also = match &filter.also {
            ast::FilterTail::PrintedEqual(measure) => FilterTail::PrintedEqual(self.measure(measure)),
            ast::FilterTail::BoostEqual(measure) => FilterTail::BoostEqual(self.measure(measure)),
            ast::FilterTail::Nothing | ast::FilterTail::Printed(_) | ast::FilterTail::Boost(_) => FilterTail::Nothing,
            ast::FilterTail::NotNamed(_) | ast::FilterTail::NotNamedEither(..) => FilterTail::Nothing,
            ast::FilterTail::Named(_) | ast::FilterTail::NamedEither(..) => FilterTail::Nothing,
            ast::FilterTail::NamedAny(..) => FilterTail::Nothing,
        };
        Filter { sort: self.sort(filter), also }
    }

    /// What is printed on the cards that a filter means.
    pub fn sort(&self, filter: &ast::Filter) -> Sort {
        let kind = match &filter.kind {
            ast::FilterKind::Any => FilterKind::Any,
            ast::FilterKind::Tag(tag) => FilterKind::Tag(self.tag(tag)),
            ast::FilterKind::Type(kind) => FilterKind::Type(card_type(*kind)),
            ast::FilterKind::Types(a, b) => FilterKind::Types(card_type(*a), card_type(*b)),
            ast::FilterKind::User(name) => FilterKind::User(self.kind(name)),
            ast::FilterKind::Tags(a, b) => FilterKind::Tags(self.tag(a), self.tag(b)),
            ast::FilterKind::Users(a, b) => FilterKind::Users(self.kind(a), self.kind(b)),
        };
        let mark = match &filter.also {
            ast::FilterTail::NotNamed(card) => Mark::NotNamed([self.card(card); 2]),
            ast::FilterTail::NotNamedEither(a, b) => Mark::NotNamed([a, b].map(|card| self.card(card))),
            ast::FilterTail::Named(card) => Mark::Named([self.card(card); 3]),
            ast::FilterTail::NamedEither(a, b) => Mark::Named([a, b, b].map(|card| self.card(card))),
            ast::FilterTail::NamedAny(a, b, c) => Mark::Named([a, b, c].map(|card| self.card(card))),
            ast::FilterTail::Printed(limit) => Mark::Printed(bound(*limit)),
            ast::FilterTail::Boost(limit) => Mark::Boost(bound(*limit)),
            // These are no mark of the card.
            ast::FilterTail::Nothing | ast::FilterTail::PrintedEqual(_) | ast::FilterTail::BoostEqual(_) => Mark::Any,
        };
        Sort { kind, mark }
    }

    /// Some of the cards looked at go somewhere.
    fn looked(&self, what: &ast::OfThem, to: To) -> Op {
        let (count, many) = match what.what {
            ast::Them::That => (Amount::Number(1), Many::Exactly),
            ast::Them::Number(count) => (Amount::Number(count), Many::Exactly),
            ast::Them::AllBut(kept) => (Amount::Equal(Measure::LookedBut(kept)), Many::Exactly),
            ast::Them::UpTo(count) => (Amount::Number(count), Many::UpTo),
            ast::Them::Any => (Amount::Number(u8::MAX), Many::Any),
            ast::Them::Every => (Amount::Number(u8::MAX), Many::All),
        };
        let some = Selection { count, many, random: false, filter: self.filter(&what.filter) };
        let from = match self.that {
            That::Lowest => Origin::Lowest,
            _ if self.is_revealed() => Origin::Revealed,
            _ => Origin::Looked,
        };
        Op::Cards { who: Player::You, some, from, to, by_you: true }
    }

    /// Whether all have seen the cards on a deck that the text speaks of.
    fn is_revealed(&self) -> bool {
        matches!(self.that, That::Revealed | That::Found(_))
    }

    /// Some cards of a pile of one's own go somewhere.
    fn out_of(&self, what: &ast::Selection, pile: &str, to: To) -> Op {
        let (some, from) = (self.selection(what), Origin::Own(self.own_pile(pile)));
        Op::Cards { who: Player::You, some, from, to, by_you: false }
    }

    fn side(&self, deck: &str, of: SideCount) -> Measure {
        Measure::Side(position(self.names.side_decks.iter(), deck), of)
    }

    fn own_pile(&self, name: &str) -> u8 {
        position(self.names.piles.iter(), name)
    }

    /// All such cards of a pile of one's own.
    fn in_own_pile(&self, kind: &ast::Filter, pile: &str) -> Measure {
        let (whose, pile) = (Owner::You, Pile::Own(self.own_pile(pile)));
        Measure::Cards(PileOf { whose, pile, sort: self.sort(kind) })
    }

    /// Some of the cards that were drawn or revealed in a hand go somewhere.
    fn drawn(&self, what: &ast::OfThem, to: To, theirs: bool) -> Op {
        let by_you = theirs && !self.by_others;
        match self.looked(what, to) {
            Op::Cards { who, some, to, .. } => Op::Cards { who, some, from: Origin::Drawn, to, by_you },
            other => other,
        }
    }

    fn pile(&self, pile: &ast::Pile, kind: &ast::Filter) -> PileOf {
        PileOf {
            whose: self.owner(&pile.of),
            pile: match pile.kind {
                ast::PileKind::Hand => Pile::Hand,
                ast::PileKind::Deck => Pile::Deck,
                ast::PileKind::Discard => Pile::Discard,
            },
            sort: self.sort(kind),
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

    pub fn token(&self, name: &str) -> u8 {
        position(self.names.tokens.iter().map(|token| &token.name), name)
    }

    fn state(&self, name: &str) -> u8 {
        position(self.names.states.iter().map(|state| &state.name), name)
    }
}

fn position<'s>(mut names: impl Iterator<Item = &'s String>, name: &str) -> u8 {
    // A file that declares more of something than a byte can count is refused by the limits of its kind.
    names.position(|other| other == name).and_then(|at| u8::try_from(at).ok()).unwrap_or(0)
}

fn place(index: usize) -> Pc {
    Pc::try_from(index).unwrap_or(Pc::MAX)
}

fn bound(bound: ast::Bound) -> Bound {
    match bound {
        ast::Bound::AtLeast(number) => Bound::AtLeast(number),
        ast::Bound::AtMost(number) => Bound::AtMost(number),
        ast::Bound::Exactly(number) => Bound::Exactly(number),
        ast::Bound::Between(least, most) => Bound::Between(least, most),
    }
}

/// Whose, where something is only asked.
fn owner(of: &ast::Player) -> Owner {
    match of {
        ast::Player::You => Owner::You,
        ast::Player::Opponent => Owner::Opponents(Players::Opponent),
        ast::Player::EachOpponent | ast::Player::AnOpponent => Owner::Opponents(Players::EachOpponent),
        ast::Player::ThatOpponent | ast::Player::Their => Owner::That,
        ast::Player::EachPlayer => Owner::Opponents(Players::Everybody),
        ast::Player::EachInCombat => Owner::Opponents(Players::Fighting),
        ast::Player::EachHighest => Owner::Opponents(Players::Highest),
        ast::Player::Owner => Owner::Opponents(Players::Owner),
        ast::Player::EachFriendly => Owner::Opponents(Players::Friendly),
        // The reader takes these only as those who do something.
        ast::Player::With(..) => Owner::Opponents(Players::EachOpponent),
    }
}

fn until_of(until: ast::Until) -> Until {
    match until {
        ast::Until::TurnEnds => Until::TurnEnds,
        ast::Until::CombatEnds => Until::CombatEnds,
        ast::Until::NextTurn => Until::NextTurn,
        ast::Until::ManeuverEnds => Until::ManeuverEnds,
    }
}

fn timing(timing: ast::Timing) -> Timing {
    match timing {
        ast::Timing::Immediately => Timing::Immediately,
        ast::Timing::During => Timing::During,
        ast::Timing::After => Timing::After,
    }
}

fn whose_start(start: ast::Start) -> Start {
    match start {
        ast::Start::Yours => Start::Yours,
        ast::Start::Opponents => Start::Opponents,
        ast::Start::Theirs => Start::Theirs,
        ast::Start::Any => Start::Any,
    }
}

fn card_type(kind: ast::CardType) -> CardType {
    match kind {
        ast::CardType::Attack => CardType::Attack,
        ast::CardType::Defense => CardType::Defense,
        ast::CardType::Versatile => CardType::Versatile,
        ast::CardType::Scheme => CardType::Scheme,
        ast::CardType::Combat => CardType::Combat,
    }
}

fn speaks_of_them(target: &ast::Target) -> bool {
    match target {
        ast::Target::Them => true,
        ast::Target::Both(..) | ast::Target::Either(..) => target.parts().into_iter().any(speaks_of_them),
        ast::Target::One(_) | ast::Target::Each(_) | ast::Target::Chosen(_) | ast::Target::Several(..) => false,
        ast::Target::HeroOf(_) | ast::Target::YourHero => false,
    }
}

fn counted(done: ast::Done) -> Counted {
    match done {
        ast::Done::Put => Counted::Put,
        ast::Done::Discarded => Counted::Discarded,
        ast::Done::Shuffled => Counted::Shuffled,
        ast::Done::Drawn => Counted::Drawn,
        ast::Done::Revealed => Counted::Revealed,
        ast::Done::Removed => Counted::Removed,
    }
}

/// Which cards are meant as those to which something was done.
fn turned(done: ast::Done) -> Turned {
    if done == ast::Done::Discarded { Turned::Discarded } else { Turned::Shown }
}

fn card_ref(card: ast::CardRef) -> CardRef {
    match card {
        ast::CardRef::This => CardRef::This,
        ast::CardRef::Opponents => CardRef::Opponents,
        ast::CardRef::TopOfDiscard => CardRef::TopOfPile,
        ast::CardRef::TopOfTheirs => CardRef::TopOfTheirs,
        ast::CardRef::TopOfThat | ast::CardRef::TopOfDoer => CardRef::TopOfThat,
        ast::CardRef::Revealed => CardRef::Revealed,
        ast::CardRef::TheirRevealed => CardRef::TheirRevealed,
        ast::CardRef::ThatRevealed => CardRef::ThatRevealed,
    }
}

fn onto(to: ast::Onto) -> To {
    match to {
        ast::Onto::Top => To::Top,
        ast::Onto::Bottom | ast::Onto::Either => To::Bottom,
        ast::Onto::Shuffled => To::Shuffled,
    }
}

fn side(card: ast::WhichCard) -> Side {
    match card {
        ast::WhichCard::This => Side::Own,
        ast::WhichCard::Opponents => Side::Other,
    }
}

/// Acts whose program stands after the text.
struct Late {
    /// The op to patch.
    at: usize,
    acts: Vec<Act>,
    /// What `that card` and `them` are.
    that: That,
    kept: Option<Kept>,
    /// The words of the text that they belong to.
    words: String,
}

/// A rule for a time, and the fighters that it remembers, in the order in which it speaks of them.
#[derive(Clone, Copy)]
struct Keeping {
    until: Until,
    kept: [Option<Who>; 2],
}

impl Keeping {
    /// The place at which a fighter is remembered; who is not changes with the combat, or never.
    fn keep(&mut self, who: Who) -> Option<usize> {
        let keeps = match who {
            Who::Kind(_) => false,
            Who::It | Who::Chosen => true,
            Who::Yours | Who::Opposing | Who::Attacker | Who::Defender | Who::Other => self.until != Until::CombatEnds,
        };
        // The reader refuses more than there is room for.
        let at = self.kept.iter().position(|kept| kept.is_none_or(|kept| kept == who)).filter(|_| keeps)?;
        self.kept[at] = Some(who);
        Some(at)
    }
}

/// Where the cards lie that a text speaks of, and whether it speaks of one that was played or discarded.
type Spoken = (That, Option<Kept>);

/// Which card was played or discarded last, as far as a text tells it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Kept {
    kind: Sort,
    /// Another player has discarded it.
    theirs: bool,
}

/// Where the cards lie that a text speaks of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum That {
    /// On a deck, looked at.
    OnDeck,
    /// At the bottom of a deck, looked at or revealed.
    Lowest,
    /// On a deck, revealed.
    Revealed,
    /// In a hand, the own one or that of another, one that was chosen or revealed.
    InHand { theirs: bool },
    /// In the own hand, those drawn last.
    Drawn,
    /// In a hand, those revealed last.
    Shown { theirs: bool },
    /// On the own deck, the one that was looked for.
    Found(Filter),
}

/// What an act speaks of and asks for, as far as lowering must know it before the act itself.
#[derive(Default)]
struct Parts<'a> {
    /// Whom it is done to.
    target: Option<&'a ast::Target>,
    amount: Option<&'a ast::Amount>,
    /// A group of whom two are chosen.
    group: Option<&'a ast::Group>,
    /// Whom else it is done to.
    other: Option<&'a ast::Target>,
    /// The group from which its fighter is chosen, and what is then done to the one chosen.
    chosen: Option<(&'a ast::Group, Option<Act>)>,
    /// A "may" of it is one decision: its picks and a way to decline.
    pick: bool,
    /// The acts of its effects to choose from.
    effects: &'a [Vec<Act>],
}

impl<'a> Parts<'a> {
    fn of(act: &'a Act) -> Self {
        let none = Self::default();
        // With its target, and with itself as it is done to the one chosen.
        let on = |target: &'a ast::Target, on_it: &dyn Fn(ast::Target) -> Act| Self {
            target: Some(target),
            chosen: match target {
                ast::Target::Chosen(group) => Some((group, Some(on_it(ast::Target::One(ast::Fighter::It))))),
                ast::Target::One(_) | ast::Target::Each(_) | ast::Target::Them => None,
                ast::Target::HeroOf(_) | ast::Target::YourHero => None,
                ast::Target::Several(..) | ast::Target::Both(..) | ast::Target::Either(..) => None,
            },
            ..Self::default()
        };
        match act {
            Act::Damage { to, amount } => {
                let parts = on(to, &|to| Act::Damage { to, amount: amount.clone() });
                Self { amount: Some(amount), ..parts }
            }
            Act::Move { who, steps, exact, through } => {
                let exact = *exact;
                let parts = on(who, &|who| Act::Move { who, steps: steps.clone(), exact, through: through.clone() });
                Self { pick: !exact && parts.is_simple(), amount: Some(steps), ..parts }
            }
            Act::PlaceFighter { who, spaces } => {
                let parts = on(who, &|who| Act::PlaceFighter { who, spaces: spaces.clone() });
                Self { pick: matches!(who, ast::Target::One(_)), ..parts }
            }
            Act::SwapTwo { of } => Self { group: Some(of), pick: true, ..none },
            Act::SwapOf { a, b } => Self { target: Some(a), other: Some(b), pick: true, ..none },
            Act::Swap { b, .. } => Self { target: Some(b), pick: !matches!(b, ast::Target::One(_)), ..none },
            Act::ChooseFighter { group } => Self { chosen: Some((group, None)), ..none },
            Act::Recover { who, amount } => {
                let parts = on(who, &|who| Act::Recover { who, amount: amount.clone() });
                Self { amount: Some(amount), ..parts }
            }
            Act::SetHealth { who, to } => {
                let parts = on(who, &|who| Act::SetHealth { who, to: to.clone() });
                Self { amount: Some(to), ..parts }
            }
            Act::Defeat { who } => on(who, &|who| Act::Defeat { who }),
            Act::Hold { who, until } => {
                let until = *until;
                on(who, &|who| Act::Hold { who, until })
            }
            Act::Prevent { who } => on(who, &|who| Act::Prevent { who }),
            Act::Draw { amount, .. }
            | Act::DrawInstead { amount }
            | Act::AddValue { amount, .. }
            | Act::SubtractValue { amount, .. }
            | Act::SetCounter { amount, .. }
            | Act::GainAction { count: amount }
            | Act::GainCounter { amount, .. } => Self { amount: Some(amount), ..none },
            // Those ask for themselves how many it shall be.
            Act::Return {
                who:
                    ast::Fallen {
                        many:
                            ast::Returning::Each
                            | ast::Returning::UpTo(_)
                            | ast::Returning::Any
                            | ast::Returning::Number(0 | 2..),
                        ..
                    },
                ..
            }
            | Act::Summon { many: ast::Returning::Each | ast::Returning::UpTo(_) | ast::Returning::Any, .. } => none,
            Act::BlindBoost { times, .. } => Self { pick: *times > 1, ..none },
            Act::Return { .. } | Act::Summon { .. } | Act::Boost { .. } | Act::CommitBoost => {
                Self { pick: true, ..none }
            }
            Act::ChooseEffects { effects, .. } => Self { effects, ..none },
            // What another player does is chosen by that one.
            Act::By { act, .. } => Self { chosen: None, pick: false, ..Self::of(act) },
            Act::Revive { .. }
            | Act::TakeOver { .. }
            | Act::ChooseSpace { .. }
            | Act::ChooseZone { .. }
            | Act::ChooseNumber { .. }
            | Act::ChooseOpponent { .. }
            | Act::ChooseCard
            | Act::DrawUntil { .. }
            | Act::DiscardUntil { .. }
            | Act::Discard { .. }
            | Act::DiscardFrom { .. }
            | Act::LookAtHand { .. }
            | Act::LookAtTop { .. }
            | Act::LookAtBottom { .. }
            | Act::RevealSame { .. }
            | Act::RevealPicked { .. }
            | Act::RevealYours { .. }
            | Act::Give { .. }
            | Act::GiveThem { .. }
            | Act::GiveThis { .. }
            | Act::TakeOrPut { .. }
            | Act::RemoveCards { .. }
            | Act::LockCard { .. }
            | Act::SetStateForTurn { .. }
            | Act::RevealTop { .. }
            | Act::RevealBottom { .. }
            | Act::RevealHand { .. }
            | Act::Reveal { .. }
            | Act::DiscardTheirs { .. }
            | Act::RevealUntil { .. }
            | Act::ShuffleRest { .. }
            | Act::TakeThat
            | Act::PutThem { .. }
            | Act::DiscardThem { .. }
            | Act::RemoveThem { .. }
            | Act::TakeLooked { .. }
            | Act::PutBack
            | Act::TakeNamed { .. }
            | Act::Take { .. }
            | Act::TakeTopOfDiscard
            | Act::TakeEither { .. }
            | Act::TakeTossed
            | Act::ReturnOpposing
            | Act::DiscardOpposing
            | Act::PutOpposing { .. }
            | Act::PutOpposingInto { .. }
            | Act::DiscardThis
            | Act::PutInto { .. }
            | Act::PutThisInto { .. }
            | Act::PutThemInto { .. }
            | Act::TakeOut { .. }
            | Act::DiscardOut { .. }
            | Act::PutOut { .. }
            | Act::TakeOff { .. }
            | Act::ReplaceOpposing
            | Act::ReplaceFromDeck
            | Act::NameCard { .. }
            | Act::DiscardNamed { .. }
            | Act::Roll { .. }
            | Act::Side { .. }
            | Act::TakeFirst { .. }
            | Act::RevealTogether { .. }
            | Act::Cast { .. }
            | Act::Repeat { .. }
            | Act::TakeBoost
            | Act::Put { .. }
            | Act::PutOfHand { .. }
            | Act::PutThis { .. }
            | Act::RemoveThis
            | Act::ShuffleDeck { .. }
            | Act::ReturnThisCard
            | Act::ShuffleIn { .. }
            | Act::RevealFromHand { .. }
            | Act::Cancel { .. }
            | Act::IgnoreValue { .. }
            | Act::SwapValues
            | Act::Mark { .. }
            | Act::EndMove
            | Act::PrintedIsBoost { .. }
            | Act::ValueInstead { .. }
            | Act::ValueEqual { .. }
            | Act::ValueTwice { .. }
            | Act::LockValues { .. }
            | Act::OpponentMayBoost
            | Act::ConsiderWon
            | Act::ReplaceCard { .. }
            | Act::UnlimitedAttack
            | Act::BonusAttack
            | Act::SpendAction
            | Act::GainStrike { .. }
            | Act::SpendCounter { .. }
            | Act::SpendAny { .. }
            | Act::Pay { .. }
            | Act::PayAny { .. }
            | Act::ChangeState { .. }
            | Act::SetState { .. }
            | Act::Lasts { .. }
            | Act::PlaceInEach { .. }
            | Act::MoveTokens { .. }
            | Act::ShiftTokens { .. }
            | Act::ShiftToLine { .. }
            | Act::ChooseToken { .. }
            | Act::RemoveTokens { .. }
            | Act::EndTurn => none,
            // A "may" of one token is its place, or none.
            Act::PlaceTokens { by, count, .. } | Act::PlaceOnLines { by, count, .. } => {
                Self { pick: *count == 1 && *by == ast::Player::You, ..none }
            }
        }
    }

    /// Whether its target is one fighter or all of a group, without a gathering before it.
    fn is_simple(&self) -> bool {
        let gathered = |target: &ast::Target| {
            matches!(target, ast::Target::Several(..) | ast::Target::Both(..) | ast::Target::Either(..))
        };
        !self.target.is_some_and(gathered)
    }

    fn is_pick(&self) -> bool {
        self.pick || self.chosen.is_some()
    }

    /// The groups of fighters that the act speaks of.
    fn groups(self) -> Vec<&'a ast::Group> {
        let of_target = self.target.map_or(Vec::new(), groups_of);
        let of_amount = self.amount.and_then(|amount| match amount {
            ast::Amount::ForEach(_, ast::Countable::Fighters(group) | ast::Countable::InTurn(group)) => Some(group),
            ast::Amount::EqualTo(ast::Measure::Fighters(group)) | ast::Amount::Twice(ast::Measure::Fighters(group)) => {
                Some(group)
            }
            ast::Amount::ForEach(
                _,
                ast::Countable::Counter(_) | ast::Countable::Done(_) | ast::Countable::DoneOf(..),
            )
            | ast::Amount::ForEach(_, ast::Countable::SpentBy(_))
            | ast::Amount::ForEach(_, ast::Countable::Spent(_) | ast::Countable::Paid(_) | ast::Countable::Cards(..))
            | ast::Amount::ForEach(
                _,
                ast::Countable::Zones(_) | ast::Countable::DamageDealt | ast::Countable::Defeated(_),
            )
            | ast::Amount::ForEach(_, ast::Countable::Played { .. } | ast::Countable::OwnPile(..))
            | ast::Amount::ForEach(_, ast::Countable::OthersInPile(_) | ast::Countable::NamedInPile(..))
            | ast::Amount::ForEach(_, ast::Countable::SymbolsInPile(_))
            | ast::Amount::ForEach(_, ast::Countable::SideOpen(_) | ast::Countable::SideDiscarded(_))
            | ast::Amount::ForEach(_, ast::Countable::Tokens(..) | ast::Countable::TokenSpaces(..))
            | ast::Amount::ForEach(_, ast::Countable::TokensRemoved(_))
            | ast::Amount::Number(_)
            | ast::Amount::EqualTo(_)
            | ast::Amount::Twice(_) => None,
        });
        let of_choice = self.chosen.map(|(group, _)| group);
        let of_effects = self.effects.iter().flatten().flat_map(|act| Parts::of(act).groups());
        of_target
            .into_iter()
            .chain(of_amount)
            .chain(self.group)
            .chain(self.other.into_iter().flat_map(groups_of))
            .chain(of_choice)
            .chain(of_effects)
            .collect()
    }
}

/// The groups that effects speak of, in what they do and in how often they do it.
fn groups_in<'t>(effects: &[&'t Effect]) -> impl Iterator<Item = &'t ast::Group> {
    let bodies = effects.iter().flat_map(|effect| std::iter::once(&effect.body).chain(&effect.otherwise));
    let heads = effects.iter().filter_map(|effect| match &effect.each {
        Some(ast::Countable::Fighters(group) | ast::Countable::InTurn(group)) => Some(group),
        _ => None,
    });
    let conds = effects.iter().flat_map(|effect| &effect.conds.list).flat_map(|cond| match cond {
        ast::Cond::Measure { measure: ast::Measure::Fighters(group), .. } => vec![group],
        ast::Cond::Compare { left, right, .. } => {
            let of = |measure: &'t ast::Measure| match measure {
                ast::Measure::Fighters(group) => Some(group),
                _ => None,
            };
            of(left).into_iter().chain(of(right)).collect()
        }
        _ => Vec::new(),
    });
    bodies.flat_map(Body::all_acts).flat_map(|act| Parts::of(act).groups()).chain(heads).chain(conds)
}

/// The groups that a target speaks of.
fn groups_of(target: &ast::Target) -> Vec<&ast::Group> {
    match target {
        ast::Target::Each(group) | ast::Target::Chosen(group) | ast::Target::Several(_, group) => vec![group],
        ast::Target::Both(..) | ast::Target::Either(..) => target.parts().into_iter().flat_map(groups_of).collect(),
        ast::Target::One(_) | ast::Target::HeroOf(_) | ast::Target::YourHero | ast::Target::Them => Vec::new(),
    }
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

/// Whether an effect waits for the end of the turn or of the combat in which its text is read, or for the next turn.
fn is_put_off(effect: &Effect) -> bool {
    effect.trigger.as_ref().is_some_and(Trigger::puts_off)
}

/// How many come onto the board.
fn number(many: ast::Returning) -> Number {
    match many {
        ast::Returning::Number(count) => Number::Exactly(count),
        ast::Returning::UpTo(count) => Number::UpTo(count),
        ast::Returning::Any => Number::UpTo(u8::MAX),
        ast::Returning::Each => Number::All,
    }
}
