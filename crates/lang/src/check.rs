//! Whether what was read means something where it stands: under its key, after its trigger, after the words before it.

use std::ops::Range;

use crate::Key;
use crate::ast::{
    Act, CardRule, Cond, Crowd, Fallen, Fighter, Group, HowMany, Lasting, Measure, Noun, Other, Player, Plays, Side,
    SpacePlace, Spaces, Standing, Target, Them, Trigger, Until, WhichCard,
};
use crate::cards::Spoken;
use crate::diag::Diagnostic;
use crate::grammar::{NamePart, Node, Part, Pattern, Piece, Read, Rule};
use crate::names::Names;
use crate::parse::{BodyTree, BranchTree, EffectTree, MayTree, Tree};
use crate::render::render_command;
use crate::scan::same;
use crate::words::Fact;

/// How many effects a text can offer to choose from.
const MAX_EFFECTS: usize = 8;

pub(crate) fn check(trees: &[Tree], text: &str, names: &Names, key: Key) -> Vec<Diagnostic> {
    walk(trees, text, names, key).found
}

/// Words of a sound text that mean what stands here, but that a reader could take for something else.
pub(crate) fn readings(trees: &[Tree], text: &str, names: &Names, key: Key) -> Vec<Diagnostic> {
    walk(trees, text, names, key).doubted
}

fn walk<'a>(trees: &[Tree], text: &'a str, names: &'a Names, key: Key) -> Checker<'a> {
    let place = format!("under `{}`", key.word());
    let facts = under(key).to_vec();
    let (spent, chosen, picked, lost, found) = (Vec::new(), Vec::new(), Vec::new(), None, Vec::new());
    let cards = Spoken::default();
    let (gone, over, swapping) = (Vec::new(), false, false);
    let mut checker = Checker {
        text,
        names,
        key,
        place,
        facts,
        spent,
        chosen,
        picked,
        swapping,
        each: false,
        cards,
        gone,
        over,
        lost,
        found,
        past: Past::default(),
        doubted: Vec::new(),
    };
    let mut triggered = false;
    for tree in trees {
        match tree {
            Tree::Effect(effect) => {
                triggered |= effect.trigger.is_some();
                checker.effect(effect, triggered);
            }
            Tree::Standing(node) => checker.standing(node),
        }
    }
    checker
}

/// Whom and what a text has turned to so far, for words that could mean an earlier one.
#[derive(Clone, Default)]
struct Past {
    /// Whom it has chosen, in its words, and whether to be hurt.
    chosen: Vec<(String, bool)>,
    /// How often it has dealt damage.
    hurt: usize,
    /// How often it has moved somebody.
    moved: usize,
    /// Who is placed by the words that are read, where `it` means that one.
    placed: Option<String>,
}

struct Checker<'a> {
    text: &'a str,
    names: &'a Names,
    key: Key,
    /// Where the words stand, for messages.
    place: String,
    /// What is so at this point of the text.
    facts: Vec<Fact>,
    /// The counters that were spent so far.
    spent: Vec<String>,
    /// Whom the text has chosen so far, act by act; of two branches either one.
    chosen: Vec<Vec<Noun>>,
    /// The crowds of which the text has chosen one so far, whatever it calls that.
    picked: Vec<Crowd>,
    /// The words that are read are those of a swap.
    swapping: bool,
    /// The sentence is done for each fighter of a group.
    each: bool,
    /// Where the cards lie that the text speaks of.
    cards: Spoken,
    /// Whom the text has defeated, and not brought back since.
    gone: Vec<Fighter>,
    /// The text has ended the turn.
    over: bool,
    /// What the text remembers, but not the words that are read now, and what they are.
    lost: Option<(Vec<Fact>, &'static str)>,
    found: Vec<Diagnostic>,
    past: Past,
    /// What is no mistake, but could be read in two ways.
    doubted: Vec<Diagnostic>,
}

/// What the key gives to its texts.
fn under(key: Key) -> &'static [Fact] {
    use Fact::{Cards, Combat, InPlay, OwnFighter, Played, Result, ThisCard};
    match key {
        Key::Immediately | Key::During => &[Combat, Cards, OwnFighter, ThisCard, Played],
        Key::After => &[Combat, Cards, Result, OwnFighter, ThisCard, Played],
        Key::Scheme => &[OwnFighter, ThisCard, Played],
        // A boost is often, but not always, made in a combat.
        Key::Boosted => &[Combat, OwnFighter, ThisCard],
        Key::Always => &[ThisCard],
        Key::Commit => &[Combat, OwnFighter, ThisCard, Played],
        Key::Ongoing => &[ThisCard, InPlay],
        Key::Open => &[],
        Key::Complete => &[Combat, Result, OwnFighter, ThisCard],
        Key::Enter => &[Fact::It, Fact::Token, Fact::Space, Fact::Entered],
        Key::Spell => &[Combat, OwnFighter],
        Key::Ability => &[],
        Key::Item => &[OwnFighter],
    }
}

/// What a trigger gives to its effect.
fn after(trigger: &Trigger) -> &'static [Fact] {
    use Fact::{Cards, Combat, Commit, It, OwnFighter, Played, Result, ThisCard};
    match trigger {
        Trigger::TurnStart | Trigger::TurnEnd | Trigger::GameStart | Trigger::TokenRemoved(_) => &[],
        Trigger::Rolled(_) => &[Fact::Rolled],
        Trigger::MovedAlong { crowd: Crowd { side: Side::Opposing, .. }, .. } => &[It, Fact::Token, Fact::Opponent],
        Trigger::MovedAlong { .. } => &[It, Fact::Token],
        Trigger::Maneuver => &[Fact::Maneuver],
        Trigger::AfterManeuver => &[Fact::Maneuvered],
        Trigger::Boost | Trigger::BoostManeuver => &[],
        Trigger::AfterScheme | Trigger::AfterSchemeBy(_) => &[OwnFighter],
        Trigger::Attacked(_) => &[Combat, OwnFighter],
        Trigger::Defeated(group) | Trigger::Moved(group) if group.crowd.side == Side::Opposing => &[It, Fact::Opponent],
        Trigger::Leaves(Crowd { side: Side::Opposing, .. }, _) => &[It, Fact::Opponent],
        Trigger::Defeated(_) | Trigger::Moved(_) | Trigger::Leaves(..) => &[It],
        Trigger::CombatDamaged(group) if group.is_name() => &[Combat, Cards, Result, OwnFighter, ThisCard],
        Trigger::CombatDamaged(group) if group.crowd.side == Side::Opposing => &[Combat, Result, It, Fact::Opponent],
        Trigger::CombatDamaged(_) => &[Combat, Result, It],
        Trigger::ThisTurnEnds | Trigger::NextTurnStarts => &[],
        // It may happen in a combat; outside of one, the words for it mean nobody.
        Trigger::Played(_) => &[Combat, OwnFighter],
        Trigger::TheyDiscard(_) | Trigger::YouDiscard(_) => &[],
        Trigger::Decided => &[Combat, Cards, Result, OwnFighter, ThisCard, Played],
        Trigger::Attack(_) => &[Combat, Cards, OwnFighter, ThisCard, Played, Commit],
        Trigger::DuringCombat | Trigger::Revealed => &[Combat, Cards, OwnFighter, ThisCard, Played],
        Trigger::AfterCombat
        | Trigger::AfterAttack(_)
        | Trigger::AfterOwnAttack
        | Trigger::AfterDefense
        | Trigger::WonCombat
        | Trigger::LostCombat => &[Combat, Cards, Result, OwnFighter, ThisCard, Played],
        // It may happen in a combat; outside of one, the words for it mean nobody.
        Trigger::DiscardedByOpponent => &[Combat, OwnFighter],
        Trigger::Damaged(group) if group.is_name() => &[Combat, OwnFighter],
        Trigger::Damaged(group) if group.crowd.side == Side::Opposing => &[It, Fact::Opponent],
        Trigger::Damaged(_) => &[It],
    }
}

/// What the conditions of a standing rule may speak of.
fn within(standing: &Standing) -> &'static [Fact] {
    use Fact::{Cards, Combat, OwnFighter, Played};
    match standing {
        Standing::Lasting { what: Lasting::AddTo { .. } | Lasting::SubtractFrom { .. }, .. } => {
            &[Combat, OwnFighter, Played]
        }
        Standing::Lasting { what: Lasting::DealtInstead { .. }, .. } => &[Combat, OwnFighter],
        Standing::Lasting { .. } => &[],
        Standing::Card { rule } | Standing::Cards { rule, .. } => match rule {
            CardRule::AsDefense { .. } => &[Combat, OwnFighter],
            CardRule::OnlyWhile { .. } => &[],
            // It is the one that attacks.
            CardRule::AsAttack { .. } | CardRule::OnlyFaceUp { .. } => &[OwnFighter],
            CardRule::MayFaceUp { .. } | CardRule::OnlyAgainst { .. } => &[OwnFighter],
        },
        Standing::MoveBonus { .. } | Standing::PlaceInstead { .. } => &[],
        Standing::Joined { .. } | Standing::NotCounted { .. } => &[],
        Standing::CannotBeCanceled | Standing::GuardHand | Standing::LearnValue { .. } => &[],
        Standing::FinalValue { .. } => &[Combat, Cards, OwnFighter, Played],
        Standing::IgnoreDiscards => &[],
    }
}

impl Checker<'_> {
    fn standing(&mut self, node: &Node) {
        if !self.lasting() {
            let message = format!("a standing rule has no meaning under `{}`", self.key.word());
            let help = match Standing::read(&Part::Node(node.clone())) {
                Some(Standing::Lasting { conds, .. }) if conds.list.is_empty() => {
                    "say how long it holds, as `… this turn` or `… in this combat`; or put it into the hero's `ability`"
                }
                _ => "put it under `always` of the card, or into the hero's `ability`",
            };
            self.found.push(Diagnostic::new(node.span.clone(), message).help(help));
            return;
        }
        let facts = self.facts.clone();
        if let Some(standing) = Standing::read(&Part::Node(node.clone())) {
            self.facts.extend(within(&standing));
            if let Standing::FinalValue { conds, .. } = &standing {
                self.reads_its_value(node, &conds.list);
            }
            if let Standing::Lasting { what: Lasting::NextCard { .. }, .. } = &standing {
                let message = "a rule that stands has no `next` card: it never ends";
                let help =
                    "say how long it waits, in the text of a card: `… this turn` or `… until your next turn starts`";
                self.found.push(Diagnostic::new(node.span.clone(), message).help(help));
            }
            if let Standing::Lasting { what, .. } = &standing
                && what.target().is_some_and(asks)
                && let Some(target) = descendants(node).into_iter().find(|node| node.rule == Rule::Doer)
            {
                let words = &self.text[target.span.clone()];
                let message = format!("`{words}` would have to be chosen, and a standing rule asks nobody");
                let help = "write `each …` or a name; or let it hold for a time, in the text of a card: `… this turn`";
                self.found.push(Diagnostic::new(target.span.clone(), message).help(help));
            }
        }
        self.node(node);
        self.facts = facts;
    }

    /// What becomes of a value depends on no other value, which could depend on this one.
    fn reads_its_value(&mut self, node: &Node, conds: &[Cond]) {
        let is_value = |measure: &Measure| matches!(measure, Measure::Value(_));
        let other = |cond: &Cond| match cond {
            Cond::Measure { measure: Measure::Value(card), .. } => *card == WhichCard::Opponents,
            Cond::Compare { left, right, .. } => is_value(left) || is_value(right),
            _ => false,
        };
        if conds.iter().any(other) {
            let message = "what becomes of a value depends on no other value";
            let help = "write `while the value of this card is …`, with a number";
            self.found.push(Diagnostic::new(node.span.clone(), message).help(help));
        }
    }

    fn effect(&mut self, effect: &EffectTree, triggered: bool) {
        let trigger = |node: &Node| Trigger::read(&Part::Node(node.clone()));
        if let Some(node) = &effect.trigger
            && let Some(later) = trigger(node).filter(Trigger::puts_off)
        {
            return self.put_off(effect, node, &later);
        }
        match &effect.trigger {
            Some(trigger) if !self.lasting() => {
                let message =
                    format!("a trigger has no meaning under `{}`, which says itself when it happens", self.key.word());
                let help = "leave it out, or put the sentence into the hero's `ability`";
                self.found.push(Diagnostic::new(trigger.span.clone(), message).help(help));
                return;
            }
            Some(node) => {
                self.facts = under(self.key).to_vec();
                self.spent.clear();
                self.chosen.clear();
                self.gone.clear();
                self.over = false;
                self.picked.clear();
                self.past = Past::default();
                self.node(node);
                if let Some(trigger) = trigger(node) {
                    self.facts.extend(after(&trigger));
                    self.cards = Spoken::after(&trigger);
                }
                self.place = format!("after `{}`", &self.text[node.span.clone()]);
            }
            None if self.lasting() && !triggered => {
                let help = match self.key {
                    Key::Always => {
                        "of a card that is played the key itself says when: `immediately`, `during`, `after` or `scheme`; here stand \
                         standing rules, and what begins with `Each time an opponent's effect discards this card,`"
                    }
                    _ => "start with a trigger, such as `When your turn starts,`",
                };
                let message = "this does not say when it happens";
                self.found.push(Diagnostic::new(effect.span.clone(), message).help(help));
                return;
            }
            None => {}
        }
        self.happens(effect);
    }

    /// A rule that holds for a time remembers two fighters and `that opponent`.
    fn lasts(&mut self, node: &Node) {
        let (kept, lost) = self.facts.iter().partition(|fact| !is_memory(**fact));
        let before = self.lost.replace((lost, "a rule that holds for a time"));
        self.facts = kept;
        node.parts.iter().for_each(|part| self.part(part));
        if let Some((lost, _)) = std::mem::replace(&mut self.lost, before) {
            self.facts.extend(lost);
        }
        let Some(Act::Lasts { what, until }) = Act::read(&Part::Node(node.clone())) else { return };
        if let (Lasting::NextCard { .. }, Until::CombatEnds | Until::ManeuverEnds) = (&what, until) {
            let message = "no other card is played in that time, so that it can never be done";
            let help = "write `… this turn` or `… until your next turn starts`; for the card itself, `add … to the value of this card`";
            self.found.push(Diagnostic::new(node.span.clone(), message).help(help));
        }
        if what.target() == Some(&Target::Them) {
            let message = "a rule that holds for a time does not remember several fighters";
            let help = "write one rule for each of them, with its name, or `each …`";
            self.found.push(Diagnostic::new(node.span.clone(), message).help(help));
        }
        self.meets(node);
        // Who is chosen when the rule begins is one of those remembered; the words for the choice are not.
        let chosen = what.target().is_some_and(asks);
        let mut fighters = if chosen { vec![Fighter::It] } else { Vec::new() };
        let mut of_rule = Vec::new();
        for part in node.parts.iter().filter_map(as_node).flat_map(|node| &node.parts).filter_map(as_node) {
            if !(chosen && part.rule == Rule::Doer) {
                of_rule.extend(descendants(part));
            }
        }
        let in_combat = until == Until::CombatEnds;
        for node in of_rule {
            let own = node.row().is_some_and(|row| row.needs.contains(&Fact::OwnFighter));
            if !matches!(node.rule, Rule::Fighter | Rule::FighterOwn) {
                if own && !in_combat {
                    let words = &self.text[node.span.clone()];
                    let message = format!("`{words}` has no meaning in a rule that outlasts the combat or the scheme");
                    let help = "write `… other than Mara`, with the name of the fighter";
                    self.found.push(Diagnostic::new(node.span.clone(), message).help(help));
                }
                continue;
            }
            let fighter = match Fighter::read(&Part::Node(node.clone())) {
                Some(Fighter::Named(_)) | None => continue,
                Some(Fighter::ChosenOf(_)) => Fighter::Chosen,
                Some(fighter) => fighter,
            };
            let passing = in_combat && !matches!(fighter, Fighter::It | Fighter::Chosen);
            if passing || fighters.contains(&fighter) {
                continue;
            }
            if fighters.len() == 2 {
                let message = "a rule that holds for a time remembers two fighters, and this is a third";
                self.found.push(Diagnostic::new(node.span.clone(), message).help("write a name"));
                return;
            }
            fighters.push(fighter);
        }
    }

    /// A sentence that a card's text puts off: it remembers two fighters and `that opponent`, and what the moment itself gives.
    fn put_off(&mut self, effect: &EffectTree, node: &Node, trigger: &Trigger) {
        if self.lasting() {
            let message = format!("`{}` stands in the text of a card", &self.text[node.span.clone()]);
            let help = "an ability says `When your turn ends,` or `Each time you win a combat,`";
            self.found.push(Diagnostic::new(node.span.clone(), message).help(help));
            return;
        }
        self.node(node);
        let (facts, spent, place) = (self.facts.clone(), std::mem::take(&mut self.spent), self.place.clone());
        let (cards, gone) = (std::mem::take(&mut self.cards), std::mem::take(&mut self.gone));
        let lost = self.facts.iter().copied().filter(|fact| is_memory(*fact)).collect();
        let before = self.lost.replace((lost, "an effect that is put off"));
        self.facts.retain(|fact| matches!(fact, Fact::It | Fact::Opponent));
        self.facts.extend(after(trigger));
        self.place = format!("after `{}`", &self.text[node.span.clone()]);
        self.happens(effect);
        (self.facts, self.spent, self.place, self.cards, self.gone) = (facts, spent, place, cards, gone);
        self.lost = before;
    }

    /// Whoever is defeated stands nowhere, and comes back by `return` alone.
    fn is_nowhere(&mut self, effect: &EffectTree) {
        let Part::List(conds) = &effect.conds else { return };
        let gone: Vec<Fighter> = conds
            .iter()
            .filter_map(|cond| match Cond::read(cond) {
                Some(Cond::Defeated { who, holds: true }) => Some(who),
                _ => None,
            })
            .collect();
        for act in effect.body.before.iter().chain(&effect.body.acts) {
            let moved = match Act::read(act) {
                Some(Act::PlaceFighter { who: Target::One(who), .. } | Act::Move { who: Target::One(who), .. }) => who,
                Some(Act::Return { .. } | Act::Revive { .. } | Act::Summon { .. }) => return,
                _ => continue,
            };
            if let (Part::Node(node), true) = (act, gone.contains(&moved)) {
                let message = "a fighter that is defeated stands nowhere, and can be neither placed nor moved";
                let help = match moved {
                    Fighter::Named(name) => format!("write `return {} to …`", article(&format!("defeated {name}"))),
                    _ => "write `return … with … health to …`".to_string(),
                };
                self.found.push(Diagnostic::new(node.span.clone(), message).help(help));
            }
        }
    }

    fn happens(&mut self, effect: &EffectTree) {
        if self.over {
            let help = "put `end the turn` last; what shall be done before it comes first";
            let message = "the turn has ended before this, so that it can never be done";
            self.found.push(Diagnostic::new(effect.span.clone(), message).help(help));
            return;
        }
        let gone = self.gone.clone();
        self.does(effect);
        let body = &effect.body;
        let plain = matches!(&effect.conds, Part::List(conds) if conds.is_empty())
            && effect.each.is_none()
            && matches!(body.may, MayTree::No)
            && body.unless.is_none();
        if plain {
            self.over = body.acts.iter().any(|act| Act::read(act) == Some(Act::EndTurn)) && effect.trigger.is_none();
        } else {
            self.gone = gone;
        }
    }

    /// Nothing is done once the turn has ended.
    fn ends(&mut self, acts: &[&Part]) {
        let after = acts.windows(2).find(|pair| Act::read(pair[0]) == Some(Act::EndTurn));
        if let Some([_, Part::Node(next)]) = after {
            let help = "put `end the turn` last; what shall be done before it comes first";
            let message = "the turn has ended before this, so that it can never be done";
            self.found.push(Diagnostic::new(next.span.clone(), message).help(help));
        }
    }

    fn does(&mut self, effect: &EffectTree) {
        self.part(&effect.conds);
        self.is_nowhere(effect);
        if let Some(each) = &effect.each {
            let in_turn = each.row().is_some_and(|row| each.rule == Rule::Repeated && row.gives.contains(&Fact::It));
            if in_turn {
                // Who they are is asked each time anew, and `it` is another one each time.
                self.facts.retain(|fact| *fact != Fact::It);
            }
            self.node(each);
            self.each = !in_turn && matches!(each.parts.first(), Some(Part::Node(of)) if of.rule == Rule::Group);
        } else {
            self.each = false;
        }
        let Some((word, otherwise)) = &effect.otherwise else {
            return self.body(&effect.body);
        };
        if matches!(&effect.conds, Part::List(conds) if conds.is_empty()) {
            let help = "start the sentence with `If …,`, or write `; if you do not,`";
            self.found.push(Diagnostic::new(word.clone(), "`otherwise` needs a condition before it").help(help));
        }
        self.either(|this| this.body(&effect.body), |this| this.body(otherwise));
    }

    /// Two branches of which one happens. What the first one chose and spent, the other did not; after both of them,
    /// either may be meant.
    fn either(&mut self, first: impl FnOnce(&mut Self), second: impl FnOnce(&mut Self)) {
        let (mut facts, mut spent) = (self.facts.clone(), self.spent.clone());
        let (before, mut chosen) = (spent.clone(), self.chosen.clone());
        let already = chosen.len();
        let mut cards = self.cards;
        let cards_before = cards;
        let gone = self.gone.clone();
        let picked = self.picked.len();
        let past = self.past.clone();
        first(self);
        let other_past = std::mem::replace(&mut self.past, past.clone());
        self.gone = gone.clone();
        let others_picked = self.picked.split_off(picked);
        std::mem::swap(&mut self.cards, &mut cards);
        std::mem::swap(&mut self.facts, &mut facts);
        std::mem::swap(&mut self.spent, &mut spent);
        std::mem::swap(&mut self.chosen, &mut chosen);
        second(self);
        self.past =
            Past { hurt: self.past.hurt.max(other_past.hurt), moved: self.past.moved.max(other_past.moved), ..past };
        self.picked.extend(others_picked);
        let mut others = chosen.split_off(already).into_iter();
        for (here, there) in self.chosen[already..].iter_mut().zip(others.by_ref()) {
            here.extend(there);
        }
        self.chosen.extend(others);
        self.gone = gone;
        // What was spoken of last, as far as one of them turned to other cards.
        if self.cards == cards_before {
            self.cards = cards;
        }
        facts.retain(|fact| !self.facts.contains(fact));
        self.facts.extend(facts);
        if self.spent == before {
            self.spent = spent;
        }
    }

    fn body(&mut self, body: &BodyTree) {
        self.is_yours(&body.may, &body.acts);
        if let Some(unless) = &body.unless {
            if !matches!(body.may, MayTree::No) {
                let message = "what somebody may leave out is not paid for";
                let help = "leave `may` out, or write `your opponent may pay …; if they do not, …`";
                self.found.push(Diagnostic::new(unless.span.clone(), message).help(help));
            }
            // Whom the first act is about is chosen before anybody is asked.
            let known = self.facts.len();
            if body.before.is_empty() && body.acts.first().and_then(as_node).is_some_and(chooses_opponent) {
                self.facts.push(Fact::Opponent);
            }
            self.node(unless);
            self.facts.truncate(known);
        }
        let done = body.if_done.iter().flat_map(|branch| &branch.acts);
        let in_order: Vec<&Part> = body.before.iter().chain(&body.acts).chain(done).collect();
        self.ends(&in_order);
        if let Some(branch) = &body.if_not {
            self.ends(&branch.acts.iter().collect::<Vec<_>>());
        }
        body.before.iter().for_each(|act| self.part(act));
        // What follows from the acts not having been done does not follow them.
        let (cards, gone) = (self.cards, self.gone.clone());
        self.acts(&body.may, &body.acts);
        for act in body.before.iter().chain(&body.acts) {
            let Some(Act::Repeat { .. }) = Act::read(act) else { continue };
            let fits = matches!(body.may, MayTree::You) && body.acts.len() == 1 && !body.before.is_empty();
            if let (Part::Node(node), false) = (act, fits) {
                let help = "write `…, then you may repeat this until …`, with what is repeated before it";
                let message = "there is nothing to repeat";
                self.found.push(Diagnostic::new(node.span.clone(), message).help(help));
            }
        }
        if let Some(Part::Node(act)) = body.acts.last()
            && let Some(Act::ChooseEffects { .. }) = Act::read(&Part::Node(act.clone()))
            && let Some(branch) = body.if_done.as_ref().or(body.if_not.as_ref())
        {
            let message = "nothing can follow from a list of effects";
            let help = "put what follows into a sentence before it, or into the effects";
            self.found.push(Diagnostic::new(branch.span.clone(), message).help(help));
        }
        if let (Some(done), Some(not)) = (&body.if_done, &body.if_not)
            && !matches!(done.may, MayTree::No)
        {
            let words = &self.text[not.span.clone()];
            let message = format!(
                "`{words}` can be read in two ways: of what `{}` speaks of, or of what may be done then",
                &self.text[done.span.clone()]
            );
            let help = "leave `may` out, or make two sentences of it; what may be done stands in the last of the two";
            self.found.push(Diagnostic::new(not.span.clone(), message).help(help));
        }
        self.either(
            |this| this.branch(&body.if_done),
            |this| {
                let done = this.cards;
                if body.if_not.is_some() {
                    (this.cards, this.gone) = (cards, gone);
                }
                this.branch(&body.if_not);
                if this.cards == cards {
                    this.cards = done;
                }
            },
        );
    }

    /// What you may do is something that you do.
    fn is_yours(&mut self, may: &MayTree, acts: &[Part]) {
        let (MayTree::You, Some(Part::Node(act))) = (may, acts.first()) else { return };
        if act.row().is_some_and(Pattern::is_command) {
            return;
        }
        let message =
            format!("`{}` cannot follow `you may`: it is not something that you do", &self.text[act.span.clone()]);
        let command = Act::read(&Part::Node(act.clone())).and_then(|act| render_command(&act, self.names));
        let help = match command {
            Some(command) => format!("write `you may {command}`"),
            None => "after `you may` stands a verb, such as `draw`; or leave `you may` out".to_string(),
        };
        self.found.push(Diagnostic::new(act.span.clone(), message).help(help));
    }

    /// Acts of whoever does them.
    fn acts(&mut self, may: &MayTree, acts: &[Part]) {
        match may {
            MayTree::No | MayTree::You => acts.iter().for_each(|act| self.part(act)),
            MayTree::Other(player) => {
                self.node(player);
                self.by_others(|this| acts.iter().for_each(|act| this.part(act)));
            }
        }
    }

    /// What another player does: `their` is that one's, who is `that opponent` from then on.
    fn by_others(&mut self, acts: impl FnOnce(&mut Self)) {
        self.facts.push(Fact::Doer);
        acts(self);
        self.facts.retain(|fact| *fact != Fact::Doer);
    }

    fn branch(&mut self, branch: &Option<BranchTree>) {
        for act in branch.iter().flat_map(|branch| &branch.acts) {
            if let (Part::Node(node), Some(Act::Repeat { .. })) = (act, Act::read(act)) {
                self.found.push(Diagnostic::new(node.span.clone(), "there is nothing to repeat"));
            }
        }
        if let Some(branch) = branch {
            self.is_yours(&branch.may, &branch.acts);
            self.acts(&branch.may, &branch.acts);
        }
    }

    fn part(&mut self, part: &Part) {
        match part {
            Part::Node(node) => self.node(node),
            Part::Name(name) => self.name(name),
            Part::List(parts) | Part::Any(parts) => {
                let (mut others_facts, mut others_picked) = (Vec::new(), Vec::new());
                for part in parts {
                    let Part::List(acts) = part else {
                        self.part(part);
                        continue;
                    };
                    // Of effects to choose from each begins with what was spoken of before them.
                    let (cards, gone, picked) = (self.cards, self.gone.clone(), self.picked.len());
                    let (facts, past) = (self.facts.clone(), self.past.clone());
                    self.part(part);
                    (self.cards, self.gone, self.past) = (cards, gone, past);
                    others_facts.extend(std::mem::replace(&mut self.facts, facts));
                    others_picked.extend(self.picked.split_off(picked));
                    self.ends(&acts.iter().collect::<Vec<_>>());
                }
                others_facts.retain(|fact| !self.facts.contains(fact));
                self.facts.extend(others_facts);
                self.picked.extend(others_picked);
            }
            Part::Number(_) | Part::Absent => {}
        }
    }

    fn node(&mut self, node: &Node) {
        let Some(row) = node.row() else { return };
        for need in row.needs {
            if !self.is_so(*need) {
                let diagnostic = self.missing(*need, node.span.clone());
                self.found.push(diagnostic);
                return;
            }
        }
        self.own_rules(node);
        self.lies(node);
        self.cards(node);
        self.one_reading(node);
        self.other_than(node);
        self.how_much(node, row);
        if row.slots == [Rule::Lasting, Rule::Until] {
            return self.lasts(node);
        }
        // Of two that are swapped, the other one is other than the first.
        let swaps = |piece: &Piece| matches!(piece, Piece::Word { word: "swap" | "swaps", .. });
        let inside = self.swapping && matches!(node.rule, Rule::Picked | Rule::Someone);
        let swapping = std::mem::replace(&mut self.swapping, inside || row.pieces.iter().any(swaps));
        // Whoever does it is spoken of as `their` in all that follows.
        let of_player = matches!(row.pieces.first(), Some(Piece::Slot(Rule::Player)));
        for (index, part) in node.parts.iter().enumerate() {
            match part {
                Part::Node(act) if act.rule == Rule::Does => self.by_others(|this| this.node(act)),
                other if of_player && index > 0 => self.by_others(|this| this.part(other)),
                other => self.part(other),
            }
            // In the space for it, `its` is the fighter that is placed.
            if let Part::Node(target) = part
                && target.rule == Rule::Target
                && row.gives.contains(&Fact::Placed)
            {
                self.facts.push(Fact::It);
                self.past.placed = Some(self.text[target.span.clone()].to_owned());
            }
            // Of two fighters that are chosen, the second may speak of the first.
            if matches!(part, Part::Node(one) if one.rule == Rule::Picked) {
                self.facts.push(Fact::It);
            }
            // Of two targets, the second may speak of the first.
            if matches!(part, Part::Node(target) if target.rule == Rule::TargetPart) {
                self.facts.push(Fact::It);
            }
        }
        self.swapping = swapping;
        self.turns_to(node, row);
        // Of the facts that say who `them` is, the last one counts.
        if row.gives.iter().any(|fact| Fact::THEM.contains(fact)) {
            self.facts.retain(|fact| !Fact::THEM.contains(fact));
        }
        // Cards and tokens that were removed are counted in one place.
        for (now, before) in [(Fact::Removed, Fact::TokensRemoved), (Fact::TokensRemoved, Fact::Removed)] {
            if row.gives.contains(&now) {
                self.facts.retain(|fact| *fact != before);
            }
        }
        if row.gives.contains(&Fact::Looked) {
            self.facts.retain(|fact| *fact != Fact::Lowest);
        }
        // Other cards are looked at, or these may lie elsewhere now.
        let of_cards = |fact: &Fact| matches!(fact, Fact::Looked | Fact::ThatCard);
        if row.gives.iter().chain(row.needs).any(of_cards) {
            self.facts.retain(|fact| *fact != Fact::Seen);
        }
        let looks = matches!(node.rule, Rule::Act | Rule::Command) && row.gives.contains(&Fact::Looked);
        if looks
            && let Some(Act::LookAtTop { count: 1, .. } | Act::LookAtBottom { count: 1, .. }) =
                Act::read(&Part::Node(node.clone()))
        {
            self.facts.push(Fact::Seen);
        }
        // What another player has looked at is not for the text's owner to choose from.
        if matches!(node.rule, Rule::Does | Rule::Do)
            && let Some(Act::LookAtTop { .. } | Act::LookAtBottom { .. }) = Act::read(&Part::Node(node.clone()))
        {
            let of_cards = [Fact::Looked, Fact::ThatCard, Fact::Seen, Fact::Face, Fact::Discarded, Fact::Lowest];
            self.facts.retain(|fact| !of_cards.contains(fact));
        }
        // A token on a line is in no space.
        let spaceless = lines(self.names, node).next().is_some();
        let gives = row.gives.iter().filter(|fact| **fact != Fact::Space || !spaceless);
        self.facts.extend(gives);
        self.meets(node);
        self.chosen.extend(chooses(node).map(|noun| vec![noun]));
        self.leaves(node, row.gives.contains(&Fact::It));
        if node.rule == Rule::One {
            self.picked.extend(crowd_of(node));
        }
        if row.gives.contains(&Fact::Spent) {
            self.spent.extend(counters(node).map(|counter| counter.name.clone()));
        }
    }

    /// Whose fighter an act names or chooses is `that opponent`, if it can be nobody else's.
    fn meets(&mut self, node: &Node) {
        let act = matches!(node.rule, Rule::Act | Rule::Command);
        if act && !self.facts.contains(&Fact::Doer) && names_opposing(node) {
            self.facts.push(Fact::Opponent);
        }
    }

    /// Whom an act takes off the board, or may bring back.
    fn leaves(&mut self, node: &Node, other_it: bool) {
        if !matches!(node.rule, Rule::Act | Rule::Command | Rule::Does | Rule::Do) {
            return;
        }
        if other_it {
            self.gone.retain(|fighter| *fighter != Fighter::It);
        }
        match Act::read(&Part::Node(node.clone())) {
            Some(Act::Defeat { who: Target::One(who) }) => self.gone.push(who),
            Some(Act::Defeat { who: Target::Chosen(_) }) => self.gone.push(Fighter::It),
            Some(Act::Return { .. } | Act::Revive { .. } | Act::Summon { .. } | Act::TakeOver { .. }) => {
                self.gone.clear()
            }
            Some(act) if gathers(&act) => {
                self.facts.retain(|fact| !Fact::THEM.contains(fact));
                self.facts.push(Fact::Swapped);
            }
            _ => {}
        }
    }

    /// No place is told by a fighter that stands nowhere.
    fn is_there(&mut self, node: &Node) {
        let fighters = node.parts.iter().filter_map(as_node).filter(|part| {
            matches!(part.rule, Rule::Fighter | Rule::FighterOwn)
                && Fighter::read(&Part::Node((*part).clone())).is_some_and(|fighter| self.gone.contains(&fighter))
        });
        let spans: Vec<Range<usize>> = fighters.map(|fighter| fighter.span.clone()).collect();
        for span in spans {
            let message = format!(
                "`{}` was defeated before, and stands nowhere: this can never be done",
                &self.text[span.clone()]
            );
            let help =
                "say it before: `…, then defeat it`; or choose a space first, and write `adjacent to that space`";
            self.found.push(Diagnostic::new(span, message).help(help));
        }
    }

    /// Whether the cards that an act speaks of lie where it could do something with them; and where those lie of which it lets
    /// speak.
    fn cards(&mut self, node: &Node) {
        if !matches!(node.rule, Rule::Act | Rule::Command | Rule::Does | Rule::Do) {
            return;
        }
        let Some(act) = Act::read(&Part::Node(node.clone())) else { return };
        let several = match &act {
            Act::PutThem { what, .. } | Act::PutThemInto { what, .. } => what.what != Them::That,
            Act::GiveThem { what, .. } | Act::RemoveThem { what } => what.what != Them::That,
            _ => false,
        };
        if several && !self.facts.contains(&Fact::Looked) {
            let diagnostic = self.missing(Fact::Looked, node.span.clone());
            self.found.push(diagnostic);
            return;
        }
        if let Some((message, help)) = self.cards.refuse(&act) {
            let words = &self.text[node.span.clone()];
            self.found
                .push(Diagnostic::new(node.span.clone(), format!("`{words}` can never be done: {message}")).help(help));
        }
        self.cards.turn_to(&act, self.facts.contains(&Fact::Doer));
    }

    /// Whether words that need a fact find it.
    fn is_so(&self, fact: Fact) -> bool {
        match fact {
            Fact::ThatCard => self.facts.iter().any(|known| matches!(known, Fact::Looked | Fact::Discarded)),
            Fact::Face => self.facts.iter().any(|known| matches!(known, Fact::Seen | Fact::Discarded)),
            _ => self.facts.contains(&fact),
        }
    }

    /// What a few words ask for beyond the facts that they need.
    fn own_rules(&mut self, node: &Node) {
        match node.rule {
            Rule::Act | Rule::Does => {
                if let Some(Act::ChooseEffects { count, effects }) = Act::read(&Part::Node(node.clone())) {
                    self.effects(node, count, effects.len());
                }
                if let Some(Act::Hold { who: Target::Several(..) | Target::Them, until }) =
                    Act::read(&Part::Node(node.clone()))
                    && until != Until::TurnEnds
                {
                    let message = "so many that are chosen can be held for this turn alone";
                    let help =
                        "write `each …`, or speak of them one after the other: `a … cannot leave its space until …`";
                    self.found.push(Diagnostic::new(node.span.clone(), message).help(help));
                }
                if let Some(Act::SwapOf { a: Target::Chosen(a), b: Target::Chosen(b) }) =
                    Act::read(&Part::Node(node.clone()))
                    && b.crowd.other == Other::Yes
                    && a.crowd == (Crowd { other: Other::No, ..b.crowd.clone() })
                    && a.place == b.place
                {
                    let help = "say of whom both are: `swap 2 …`, with the name of the group in the plural";
                    self.found.push(Diagnostic::new(node.span.clone(), "two of one group are swapped").help(help));
                }
                if let Some(Act::SwapOf { b: Target::One(Fighter::It), .. }) = Act::read(&Part::Node(node.clone())) {
                    let help = "the one who needs no choice comes first: `swap it with …`";
                    self.found
                        .push(Diagnostic::new(node.span.clone(), "`it` stands behind one who is chosen").help(help));
                }
                if let Some(Act::ChooseNumber { from, to }) = Act::read(&Part::Node(node.clone()))
                    && from > to
                {
                    let message = format!("there is no number from {from} to {to}");
                    self.found.push(Diagnostic::new(node.span.clone(), message).help("the lower number comes first"));
                }
                if let (Some(Act::PutBack), true) =
                    (Act::read(&Part::Node(node.clone())), self.facts.contains(&Fact::Lowest))
                {
                    let message = "there is nothing to put back: the card lies at the bottom of its deck";
                    let help = "leave it out, or write `put that card on top or on the bottom of that deck`";
                    self.found.push(Diagnostic::new(node.span.clone(), message).help(help));
                }
                self.room(node);
            }
            Rule::Countable | Rule::Repeated | Rule::Cond | Rule::Measure
                if node.row().is_some_and(|row| row.needs.contains(&Fact::Spent)) =>
            {
                counters(node).for_each(|counter| self.was_spent(counter));
            }
            Rule::Plays => {
                if let Some(Plays::Each(Group { crowd: Crowd { other: Other::Yes, .. }, .. })) =
                    Plays::read(&Part::Node(node.clone()))
                {
                    let words = &self.text[node.span.clone()];
                    let message =
                        format!("`{words}`: `other` leaves out your fighter, and here that is the one who plays");
                    let help = "name whom you leave out, last in the group: `each … other than Mara plays`";
                    self.found.push(Diagnostic::new(node.span.clone(), message).help(help));
                }
            }
            Rule::Fighter | Rule::FighterOwn => {
                let singles = self.names.different_fighters().filter(|fighter| fighter.count == 1).count();
                if singles < 2 && Fighter::read(&Part::Node(node.clone())) == Some(Fighter::YourOther) {
                    let words = &self.text[node.span.clone()];
                    let message = format!("`{words}` has no meaning: this hero does not have two single fighters");
                    self.found.push(Diagnostic::new(node.span.clone(), message));
                }
                self.is_chosen(node);
                self.which_one(node);
            }
            Rule::Place | Rule::Where | Rule::Spot | Rule::SpacePlace | Rule::Spaces | Rule::FreeSpaces => {
                self.is_there(node);
            }
            _ => {}
        }
    }

    /// `The chosen …` is one whom this text chose by that word, and the one chosen last, for no other is remembered.
    fn is_chosen(&mut self, node: &Node) {
        let is_named = |noun: &Noun| matches!(noun, Noun::Named(_));
        let (fits, what): (Vec<bool>, String) = match Fighter::read(&Part::Node(node.clone())) {
            Some(Fighter::Chosen) if self.chosen.iter().flatten().all(is_named) => {
                (vec![true; self.chosen.len()], "fighter".into())
            }
            Some(Fighter::Chosen) => {
                (self.chosen.iter().map(|nouns| !nouns.iter().all(is_named)).collect(), "fighter".into())
            }
            Some(Fighter::ChosenOf(name)) => {
                let is = |noun: &Noun| *noun == Noun::Named(name.clone());
                (self.chosen.iter().map(|nouns| nouns.iter().all(is)).collect(), name.clone())
            }
            _ => return,
        };
        let words = &self.text[node.span.clone()];
        let (message, help) = match fits.iter().filter(|fits| **fits).count() {
            0 => {
                let message = format!("`{words}` has no meaning here: no {what} was chosen before");
                (message, format!("choose one first: `choose {}, then …`", article(&what)))
            }
            1 if fits.last() == Some(&true) => return,
            1 => {
                let message = format!("`{words}` is not known any more: another fighter was chosen since");
                (message, "choose the two in the other order, or say what is done with this one first".to_string())
            }
            _ => {
                let message = format!("`{words}` can be more than one: several were chosen before");
                (message, "write `it` for the last one, or choose one of them by another name".to_string())
            }
        };
        self.found.push(Diagnostic::new(node.span.clone(), message).help(help));
    }

    /// Whom and what an act turns to.
    fn turns_to(&mut self, node: &Node, row: &Pattern) {
        if !matches!(node.rule, Rule::Act | Rule::Command | Rule::Does | Rule::Do) {
            return;
        }
        let hurts = row.gives.contains(&Fact::Dealt);
        self.past.hurt += usize::from(hurts);
        self.past.moved += usize::from(row.gives.contains(&Fact::Moved));
        self.past.placed = None;
        let turns = hurts || row.gives.contains(&Fact::It);
        if let Some(one) = descendants(node).into_iter().find(|node| turns && node.rule == Rule::One) {
            self.past.chosen.push((self.text[one.span.clone()].to_owned(), hurts));
        }
    }

    /// `It` where a reader could think of somebody whom the text chose before.
    fn which_one(&mut self, node: &Node) {
        if Fighter::read(&Part::Node(node.clone())) != Some(Fighter::It) {
            return;
        }
        let words = &self.text[node.span.clone()];
        let Past { chosen, placed, .. } = &self.past;
        let (means, why, other) = match (placed, chosen.as_slice()) {
            (Some(placed), [.., (other, _)]) if !same(placed, "it") => (placed, "is placed here", other),
            (None, [.., (other, _), (last, true)]) => (last, "was hurt last", other),
            _ => return,
        };
        let message = format!(
            "`{words}` can be read in two ways: of `{means}`, who {why}, which is what it means; or of `{other}`, chosen before"
        );
        let help = "for the second, choose that one by `choose …` and write `the chosen fighter`, or a name; or say first what is done with it";
        self.doubted.push(Diagnostic::new(node.span.clone(), message).help(help));
    }

    /// What was hurt, dealt or passed, where the text has done so more than once.
    fn how_much(&mut self, node: &Node, row: &Pattern) {
        let Past { hurt, moved, .. } = self.past;
        let (means, other) = match () {
            () if hurt > 1 && row.needs.contains(&Fact::Damaged) => {
                ("those whom the last damage hurt", "all whom this text hurt")
            }
            () if hurt > 1 && row.needs.contains(&Fact::Dealt) => {
                ("all damage that this text has dealt", "what was dealt last")
            }
            () if moved > 1 && row.needs.contains(&Fact::Moved) => {
                ("those whom the last move passed", "all who were passed")
            }
            () => return,
        };
        let words = &self.text[node.span.clone()];
        let message = format!("`{words}` can be read in two ways: {means}, which is what it means; or {other}");
        let help = "for the second, say it right behind the act that is meant, or once for each of them";
        self.doubted.push(Diagnostic::new(node.span.clone(), message).help(help));
    }

    /// Behind a group that ends with a fighter, another fighter could belong to the words of the group as well.
    fn one_reading(&mut self, node: &Node) {
        let parts = node.parts.iter().filter_map(|part| match part {
            Part::Node(part) if matches!(part.rule, Rule::TargetPart | Rule::EitherPart) => Some(part),
            _ => None,
        });
        let parts: Vec<&Node> = parts.collect();
        for pair in parts.windows(2) {
            self.one_reading_of(node, pair[0], pair[1]);
        }
    }

    /// The same of two that follow one another.
    fn one_reading_of(&mut self, node: &Node, first: &Node, second: &Node) {
        let reads = |part: &Node| Target::read(&Part::Node(part.clone()));
        let group = matches!(reads(first), Some(Target::Each(_) | Target::Chosen(_) | Target::Several(..)));
        let Some(last) = last_fighter(first).filter(|_| group) else { return };
        let Some(Target::One(_)) = reads(second) else { return };
        let words = |span: &Range<usize>| &self.text[span.clone()];
        let (first, last, second) = (words(&first.span), words(&last.span), words(&second.span));
        let joint = if node.parts.iter().any(|part| matches!(part, Part::Node(part) if part.rule == Rule::EitherPart)) {
            "or"
        } else {
            "and"
        };
        let message = format!(
            "`{first} {joint} {second}` can be read in two ways: `{first}`, {joint} `{second}` besides; or with `{last} {joint} {second}` as one"
        );
        let help = format!("for the first, write `{second} {joint} {first}`; the second has no words");
        self.found.push(Diagnostic::new(node.span.clone(), message).help(help));
    }

    /// `Other` leaves your fighter out, and nobody else: where the text has chosen one before, it could mean that one.
    fn other_than(&mut self, node: &Node) {
        let Some(crowd) = crowd_of(node).filter(|crowd| crowd.other == Other::Yes) else { return };
        let words = &self.text[node.span.clone()];
        if crowd.side == Side::Opposing {
            let message = format!("`{words}`: `other` leaves out your fighter, which is never opposing");
            let help =
                "say whom you leave out, last in the group: `… other than it`, `… other than the opposing fighter`";
            self.found.push(Diagnostic::new(node.span.clone(), message).help(help));
            return;
        }
        let swaps = node.rule == Rule::One && self.swapping;
        let excepts = node.parts.iter().any(|part| matches!(part, Part::Node(part) if part.rule == Rule::Except));
        if swaps || excepts || !self.picked.iter().any(|picked| may_meet(picked, &crowd)) {
            return;
        }
        let message = format!(
            "`{words}` can be read in two ways: without your fighter, which is what `other` means; or without the one chosen before"
        );
        let help = "for the first, write `… other than Mara`, with its name; for the second, `… other than it` or `… other than the chosen fighter`";
        self.found.push(Diagnostic::new(node.span.clone(), message).help(help));
    }

    /// Tokens that lie in spaces are not spoken of as those that lie on lines, and the other way round.
    fn lies(&mut self, node: &Node) {
        let Some(row) = node.row() else { return };
        let says = |words: &[&str]| {
            row.pieces.iter().any(|piece| match piece {
                Piece::Word { word, .. } => words.contains(word),
                Piece::Counted { many, .. } => words.contains(many),
                _ => false,
            })
        };
        let in_spaces = says(&["space", "spaces", "with", "without"])
            || row.slots.iter().any(|slot| matches!(slot, Rule::Spaces | Rule::FreeSpaces));
        let on_lines = says(&["line", "lines", "along"]);
        for name in tokens(node) {
            let Some(token) = self.names.token(&name.name) else { continue };
            let (where_it_lies, example) = match token.line {
                true if in_spaces => ("on lines, not in spaces", "write `on a line …`, `adjacent to a …`"),
                false if on_lines => {
                    ("in spaces, not on lines", "declare it with `on = \"line\"`, or write `in a space …`")
                }
                _ => continue,
            };
            let message = format!("`{}` lies {where_it_lies}", name.name);
            self.found.push(Diagnostic::new(node.span.clone(), message).help(example));
        }
    }

    /// R24.2: somebody who is not small finds no room where another one stands who is not small either.
    fn room(&mut self, node: &Node) {
        let noun = node.parts.iter().find_map(|part| match part {
            Part::Name(name) if matches!(name.rule, Rule::Kind | Rule::Kinds) => Some(name.name.clone()),
            Part::Node(fallen) if fallen.rule == Rule::Fallen => match Fallen::read(part)?.of.noun {
                Noun::Named(name) => Some(name),
                Noun::Fighter | Noun::Hero | Noun::Sidekick => None,
            },
            _ => None,
        });
        // Who is placed goes where somebody stands only if one of the two is small, or it is the same one.
        let moved = match Act::read(&Part::Node(node.clone())) {
            Some(Act::PlaceFighter { who: Target::One(Fighter::Named(name)), spaces }) => {
                let same = spaces.place == Some(SpacePlace::SpaceOf(Fighter::Named(name.clone())));
                (!same).then_some(name)
            }
            Some(Act::PlaceFighter { who: Target::Chosen(group), .. }) => match group.crowd.noun {
                Noun::Named(name) => Some(name),
                _ => None,
            },
            _ => None,
        };
        let place = node.parts.iter().find_map(|part| match part {
            Part::Node(place) if place.rule == Rule::FreeSpaces => Some(place),
            Part::Node(place) if place.rule == Rule::Spaces && moved.is_some() => Some(place),
            _ => None,
        });
        let (Some(noun), Some(place)) = (noun.or(moved), place) else { return };
        let Some(spaces) = Spaces::read(&Part::Node(place.clone())) else { return };
        let is_small = |name: &String| self.names.fighter(name).is_some_and(|fighter| fighter.small);
        let host_may_be_small = match &spaces.place {
            Some(SpacePlace::SpaceOf(Fighter::Named(host))) => is_small(host),
            Some(SpacePlace::SpaceOf(Fighter::Yours | Fighter::YourOther)) => {
                self.names.fighters.iter().any(|fighter| fighter.small)
            }
            // They can be anybody's.
            Some(SpacePlace::SpaceOf(Fighter::Opposing | Fighter::It | Fighter::Chosen | Fighter::ChosenOf(_))) => true,
            Some(SpacePlace::SpaceOf(Fighter::Attacker | Fighter::Defender)) => true,
            Some(SpacePlace::Zone(_) | SpacePlace::OutsideZone(_) | SpacePlace::Adjacent(_))
            | Some(SpacePlace::NextToNearest(..) | SpacePlace::Apart(_))
            | Some(
                SpacePlace::ThatZone
                | SpacePlace::AdjacentToThat
                | SpacePlace::TurnStart
                | SpacePlace::WithAdjacent { .. }
                | SpacePlace::ZoneWith(..),
            )
            | Some(SpacePlace::Within(..) | SpacePlace::Nearest(_) | SpacePlace::Start(_) | SpacePlace::That)
            | Some(SpacePlace::WithToken(_) | SpacePlace::WithoutToken(_))
            | Some(SpacePlace::NearToken(_) | SpacePlace::NearThat(_))
            | None => return,
        };
        if host_may_be_small || is_small(&noun) {
            return;
        }
        let span = place.span.clone();
        let message =
            format!("`{noun}` finds no room in {}: only small fighters share a space", &self.text[span.clone()]);
        let words = &self.text[span.clone()];
        let host = words.trim_end_matches(" space").trim_end_matches("'s").trim_end_matches("’s");
        let first = format!("`choose {words}, then place {host} in another space …, then … in that space`");
        let help = format!(
            "write `a space adjacent to …`, declare the fighter as `small` in the hero file, or make room first: {first}"
        );
        self.found.push(Diagnostic::new(span, message).help(help));
    }

    fn effects(&mut self, node: &Node, count: HowMany, effects: usize) {
        let span = node.span.clone();
        if effects < 2 {
            let help = "divide the effects by `;`, or leave the choice out";
            self.found.push(Diagnostic::new(span, "a choice needs 2 or more effects").help(help));
            return;
        }
        if effects > MAX_EFFECTS {
            let message = format!("{effects} effects to choose from; a text can offer {MAX_EFFECTS}");
            self.found.push(Diagnostic::new(span, message));
            return;
        }
        match count {
            HowMany::Number(0) => self.found.push(Diagnostic::new(span, "0 effects are no choice")),
            HowMany::Number(count) if usize::from(count) > effects => {
                let message = format!("{count} different effects are to be chosen, but there are only {effects}");
                self.found.push(Diagnostic::new(span, message));
            }
            HowMany::Number(_) | HowMany::Fresh => {}
            HowMany::Spent => {
                // The tree does not carry the counter, so it must be the one that the renderer will name.
                let Some(counter) = &node.spent else { return };
                let last = self.spent.last().filter(|last| **last != counter.name);
                if let Some(last) = last {
                    let message = format!("`{}` is not what was spent", counter.name);
                    let help = format!("write `for each {last} spent`");
                    self.found.push(Diagnostic::new(counter.span.clone(), message).help(help));
                }
            }
        }
    }

    fn was_spent(&mut self, counter: &NamePart) {
        if !self.spent.contains(&counter.name) {
            let message = format!("`{}` was not spent before", counter.name);
            let help = format!("write `for each {} you have`, or spend it first", counter.name);
            self.found.push(Diagnostic::new(counter.span.clone(), message).help(help));
        }
    }

    /// The name of a group cannot mean one fighter.
    fn name(&mut self, part: &NamePart) {
        if part.rule != Rule::Single || !self.names.is_group(&part.name) {
            return;
        }
        let Some(group) = self.names.fighter(&part.name) else {
            return;
        };
        let words = &self.text[part.span.clone()];
        let message = format!("`{words}` is not a single fighter: there are {} {}", group.count, group.plural);
        let help = format!("only where a choice can stand: `{}` or `each {}`", article(&group.name), group.name);
        self.found.push(Diagnostic::new(part.span.clone(), message).help(help));
    }

    /// Whether the key holds what stands for the whole game.
    fn lasting(&self) -> bool {
        matches!(self.key, Key::Ability | Key::Always | Key::Ongoing)
    }

    fn missing(&self, fact: Fact, span: Range<usize>) -> Diagnostic {
        let words = &self.text[span.clone()];
        let here = |why: &str| Diagnostic::new(span.clone(), format!("`{words}` has no meaning {}: {why}", self.place));
        let before = |why: &str| Diagnostic::new(span.clone(), format!("`{words}` has no meaning here: {why}"));
        if let Some((lost, what)) = &self.lost {
            let is_lost = match fact {
                Fact::ThatCard | Fact::Face => lost.iter().any(|fact| matches!(fact, Fact::Looked | Fact::Discarded)),
                fact => lost.contains(&fact),
            };
            if is_lost {
                let why = format!("{what} remembers of the text only `it`, `the chosen fighter` and `that opponent`");
                return before(&why)
                    .help("say it with one of these, with a name, or with a place that does not change");
            }
        }
        match fact {
            Fact::Combat => here("there is no combat"),
            Fact::Cards => here("no card of a combat is in play"),
            Fact::Result => here("no combat is decided yet").help("`after` is the key for it"),
            Fact::OwnFighter => {
                here("no fighter of yours acts").help("name the fighter, or write `each of your fighters`")
            }
            Fact::ThisCard => here("there is no card").help("put it under a key of a card"),
            Fact::Played => here("no fighter plays a card")
                .help("of a card in a combat, start with `After combat,`; of a scheme, with `After … plays a scheme,`"),
            Fact::Paid => {
                before("nothing was paid before").help("start with `your opponent pays any amount of …, then …`")
            }
            Fact::Entered => Diagnostic::new(span.clone(), "nobody has entered a space here")
                .help("it stands under `enter` of a `[[token]]`"),
            Fact::Rolled => before("no die was rolled before").help("roll one first: `roll the …, then …`"),
            Fact::Named => {
                before("no card was named before").help("name one first: `name a card of an opponent's deck, then …`")
            }
            Fact::InPlay => here("the card does not stay in play").help("put it under `ongoing`"),
            Fact::Commit => Diagnostic::new(span.clone(), "a boost is committed only as a fighter attacks")
                .help("start the sentence with `When … attacks,`"),
            Fact::It => before("no fighter was chosen or moved before")
                .help(match self.each {
                    true => "write `For each … in turn,` to speak of each of them as `it`",
                    false => "name the fighter, or choose one first: `choose a fighter, then …`",
                }),
            Fact::Doer => before("nobody but you does it").help("write `your …`, `that opponent's …` or `opposing …`"),
            Fact::Opponent => before("no opponent was named before").help("write `your opponent` or `an opponent`"),
            Fact::Lowest => before("no card at the bottom of a deck was looked at before"),
            Fact::Looked if self.text.to_lowercase().contains("look at the bottom ") => {
                before("cards at the bottom of a deck stay there")
                    .help("only of a single one can be said where it goes: `look at the bottom card of your deck, then put that card on top of your deck`")
            }
            Fact::Looked => before("no cards were looked at before")
                .help("look at them first: `look at the top 3 cards of your deck, then …`"),
            Fact::Space => before("no space was chosen before").help("choose one first: `choose any space, then …`"),
            Fact::Zone => {
                before("no zone was chosen before").help("choose one first: `choose a zone of … space, then …`")
            }
            Fact::Moved => before("no fighter was moved before"),
            Fact::ThatCard => before("no card was discarded, revealed or looked at before")
                .help("discard or reveal one first: `reveal the top card of your deck, then …`"),
            Fact::Face if self.facts.contains(&Fact::Looked) => {
                before("only of a card that was revealed, discarded or looked at by itself, and lies where it lay, is this asked")
                    .help("reveal it first: `reveal the top card of your deck, then …`")
            }
            Fact::Face | Fact::Seen => before("no card was discarded, revealed or looked at before")
                .help("discard or reveal one first: `reveal the top card of your deck, then …`"),
            Fact::Discarded if self.facts.contains(&Fact::Looked) => before("what is looked at is known to you alone")
                .help("reveal it: `reveal the top card of your deck, then …`"),
            Fact::Discarded => {
                let first = "discard one first: `discard the top card of your deck, then …`";
                let of_this = words.to_lowercase().strip_prefix("its ").map(|rest| format!("the {rest} of this card"));
                before("no card was discarded before").help(match of_this {
                    Some(of_this) if self.is_so(Fact::ThisCard) => format!("write `{of_this}`, or {first}"),
                    _ => first.to_owned(),
                })
            }
            Fact::Number => {
                before("no number was chosen before").help(
                    "choose one first: `choose a number from 0 to 4, then …`; of one chosen under `commit` write `the committed number`",
                )
            }
            Fact::Dealt if self.facts.contains(&Fact::Result) => before("no damage was dealt before by this text")
                .help("of the combat, write `equal to the combat damage dealt`; of the text, deal some first"),
            Fact::Dealt | Fact::Damaged => {
                before("no damage was dealt before").help("deal some first: `deal 1 damage to a fighter, then …`")
            }
            Fact::Placed => {
                before("no fighter was placed before").help("place one first: `place … in any space, then …`")
            }
            Fact::Swapped => {
                before("no several fighters were swapped, moved or healed before")
                    .help("after `swap …` and `move 2 …` it is known who they are; else write `each fighter damaged`, `each fighter placed` or `each …`")
            }
            Fact::HandSeen => {
                before("no hand was looked at before").help("look at one first: `look at …'s hand, then …`")
            }
            Fact::PutCards => self.counted(before("no card was put on a deck or into a pile")),
            Fact::Tossed => self.counted(before("no card was discarded")),
            Fact::Shuffled => self.counted(before("no card was shuffled into a deck")),
            Fact::Revealed => self.counted(before("no card of a hand was revealed")),
            Fact::Drawn => self.counted(before("no card was drawn")),
            Fact::Token => {
                before("no token was chosen, placed or moved before").help("choose one first: `choose a …, then …`")
            }
            Fact::TokensRemoved => before("no token was removed before").help("remove some first: `remove …, then …`"),
            Fact::Removed => self.counted(before("no card was removed from the game")),
            Fact::Shown => before("no card was revealed before").help("reveal one first: `reveal the top card of …`"),
            Fact::Maneuver => here("no maneuver has begun").help("start the sentence with `When you maneuver,`"),
            Fact::Maneuvered => here("no maneuver is over").help("start the sentence with `After you maneuver,`"),
            Fact::Spent => before("nothing was spent before").help("spend it first: `spend any amount of …, then …`"),
        }
    }
}

impl Checker<'_> {
    /// What was not counted, with what was.
    fn counted(&self, diagnostic: Diagnostic) -> Diagnostic {
        let message = format!("{} before", diagnostic.message);
        let told = Diagnostic { message, ..diagnostic };
        let counted = self.facts.iter().rev().find_map(|fact| match fact {
            Fact::PutCards => Some("card put"),
            Fact::Tossed => Some("card discarded"),
            Fact::Shuffled => Some("card shuffled"),
            Fact::Drawn => Some("card drawn"),
            Fact::Revealed => Some("card revealed"),
            Fact::Removed => Some("card removed"),
            Fact::Dealt => Some("damage dealt"),
            _ => None,
        });
        match counted {
            Some(counted) => told.help(format!("here can be counted `for each {counted}`")),
            None => told,
        }
    }
}

/// A name with its article.
fn article(name: &str) -> String {
    let vowel = name.starts_with(['A', 'E', 'I', 'O', 'U', 'a', 'e', 'i', 'o', 'u']);
    format!("{} {name}", if vowel { "an" } else { "a" })
}

/// Whom an act chooses, if it says so: that one is `the chosen fighter` then.
fn chooses(node: &Node) -> Option<Noun> {
    if !matches!(node.rule, Rule::Act | Rule::Command | Rule::Does | Rule::Do) {
        return None;
    }
    match Act::read(&Part::Node(node.clone())) {
        Some(Act::ChooseFighter { group } | Act::Move { who: Target::Chosen(group), .. }) => Some(group.crowd.noun),
        _ => None,
    }
}

/// The crowd that words name themselves: a group, one of it, several of it, or those that are counted.
fn crowd_of(node: &Node) -> Option<Crowd> {
    let is_crowd = |rule: Rule| matches!(rule, Rule::Crowd | Rule::OneCrowd | Rule::Crowds | Rule::NumberOf);
    let of = node.parts.iter().filter_map(as_node).find(|part| is_crowd(part.rule))?;
    Crowd::read(&Part::Node(of.clone()))
}

/// Whether words name an opposing fighter or choose one; not in what another player does, and not as one of two kinds.
fn names_opposing(node: &Node) -> bool {
    let read = || Part::Node(node.clone());
    match node.rule {
        Rule::Does | Rule::Do | Rule::EitherPart => return false,
        Rule::Fighter | Rule::FighterOwn if Fighter::read(&read()) == Some(Fighter::Opposing) => return true,
        Rule::One if crowd_of(node).is_some_and(|crowd| crowd.side == Side::Opposing) => return true,
        _ => {}
    }
    node.parts.iter().filter_map(as_node).any(names_opposing)
}

/// Whether an act begins with the choice of an opponent, or of one of their fighters.
fn chooses_opponent(act: &Node) -> bool {
    if let Some(Act::ChooseOpponent { .. }) = Act::read(&Part::Node(act.clone())) {
        return true;
    }
    descendants(act).into_iter().any(|node| match node.rule {
        Rule::One => crowd_of(node).is_some_and(|crowd| crowd.side == Side::Opposing),
        Rule::Player | Rule::Party | Rule::PlayerOwn | Rule::Whose => {
            Player::read(&Part::Node(node.clone())) == Some(Player::AnOpponent)
        }
        _ => false,
    })
}

/// Whether a fighter can belong to both crowds.
fn may_meet(a: &Crowd, b: &Crowd) -> bool {
    let own = |crowd: &Crowd| crowd.side == Side::Yours || matches!(crowd.noun, Noun::Named(_));
    let friendly = |crowd: &Crowd| crowd.side == Side::Friendly || own(crowd);
    let opposing = |crowd: &Crowd| matches!(crowd.side, Side::Opposing | Side::Theirs);
    let apart = opposing(a) && friendly(b) || opposing(b) && friendly(a);
    let nouns = match (&a.noun, &b.noun) {
        (Noun::Named(a), Noun::Named(b)) => a == b,
        (Noun::Hero, Noun::Sidekick) | (Noun::Sidekick, Noun::Hero) => false,
        _ => true,
    };
    !apart && nouns
}

/// What words before have chosen, counted or turned to, as far as rules and effects that come later do not remember it.
fn is_memory(fact: Fact) -> bool {
    match fact {
        Fact::Combat | Fact::Cards | Fact::Result | Fact::OwnFighter | Fact::ThisCard | Fact::Played => false,
        Fact::Commit | Fact::Doer | Fact::Maneuver | Fact::InPlay | Fact::Entered => false,
        Fact::It | Fact::Opponent => false,
        // Of each player the card that was revealed last is known to the end of the turn.
        Fact::Shown => false,
        Fact::Looked | Fact::Lowest | Fact::Space | Fact::Zone | Fact::Moved | Fact::Discarded | Fact::Number => true,
        Fact::Spent | Fact::Dealt | Fact::Damaged | Fact::Placed | Fact::Swapped | Fact::HandSeen => true,
        Fact::PutCards | Fact::Tossed | Fact::Shuffled | Fact::Drawn | Fact::Revealed | Fact::Removed => true,
        Fact::Token | Fact::TokensRemoved | Fact::Maneuvered | Fact::Named | Fact::Rolled | Fact::Paid => true,
        Fact::ThatCard | Fact::Seen | Fact::Face => true,
    }
}

/// Whether an act leaves behind who the several are to whom it was done.
fn gathers(act: &Act) -> bool {
    let who = match act {
        Act::Move { who, .. } | Act::Recover { who, .. } | Act::SetHealth { who, .. } | Act::Prevent { who } => who,
        Act::Hold { who, until: Until::TurnEnds } => who,
        _ => return false,
    };
    matches!(who, Target::Several(..) | Target::Both(..))
}

/// Whether somebody must be chosen for a target.
fn asks(target: &Target) -> bool {
    match target {
        Target::One(_) | Target::Each(_) | Target::Them => false,
        Target::Chosen(_) | Target::HeroOf(_) | Target::YourHero | Target::Either(..) => true,
        Target::Several(..) | Target::Both(..) => true,
    }
}

fn as_node(part: &Part) -> Option<&Node> {
    if let Part::Node(node) = part { Some(node) } else { None }
}

/// All words in these words, and they themselves.
fn descendants(node: &Node) -> Vec<&Node> {
    let inner = node.parts.iter().filter_map(as_node).flat_map(descendants);
    std::iter::once(node).chain(inner).collect()
}

/// The fighter with whose words these end, if they do.
fn last_fighter(node: &Node) -> Option<&Node> {
    if node.rule == Rule::Fighter {
        return Some(node);
    }
    let mut pieces = node.row()?.pieces.iter().rev();
    for part in node.parts.iter().rev() {
        match (part, pieces.next()?) {
            (Part::Absent, Piece::Optional(_)) => {}
            (Part::Node(last), Piece::Slot(_) | Piece::Optional(_)) => return last_fighter(last),
            _ => return None,
        }
    }
    None
}

fn counters(node: &Node) -> impl Iterator<Item = &NamePart> {
    node.parts.iter().filter_map(|part| match part {
        Part::Name(name) if name.rule == Rule::Counter => Some(name),
        _ => None,
    })
}

/// The tokens that words name themselves, or as those that something is done with.
fn tokens(node: &Node) -> impl Iterator<Item = &NamePart> {
    fn named(part: &Part) -> Option<&NamePart> {
        match part {
            Part::Name(name) if matches!(name.rule, Rule::Token | Rule::Tokens) => Some(name),
            _ => None,
        }
    }
    node.parts.iter().flat_map(|part| match part {
        Part::Node(which) if which.rule == Rule::WhichTokens => which.parts.iter().find_map(named),
        part => named(part),
    })
}

/// Those of them that lie on lines.
fn lines<'n>(names: &'n Names, node: &'n Node) -> impl Iterator<Item = &'n NamePart> {
    tokens(node).filter(|name| names.token(&name.name).is_some_and(|token| token.line))
}
