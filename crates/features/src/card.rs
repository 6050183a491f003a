//! What cards and abilities do, read from their programs.

use peerless_rules::program::*;
use peerless_rules::{CardDef, CardKind, Hero, Item, Role};

use crate::rows::{CARD, DeedRow, PrintRow};
use crate::{Deeds, small};

/// How much a number counts that is not fixed.
const VARIES: i32 = 2;

/// The row of a card that a hero has; `code` is that of the hero whose card it is.
pub fn card(hero: &Hero, code: &[Op], card: &CardDef) -> [i8; CARD] {
    let mut row = [0; CARD];
    let has = |role: Role| {
        let fits = |&(kind, def): &(usize, &peerless_rules::FighterDef)| {
            def.role == role && !card.unusable && card.user.is_none_or(|user| usize::from(user) == kind)
        };
        hero.fighters.iter().enumerate().any(|fighter| fits(&fighter))
    };
    let print = [
        (PrintRow::Exists, 1),
        (PrintRow::Attack, i8::from(card.kind.attacks() || card.attack_if.is_some())),
        (PrintRow::Defense, i8::from(card.kind.defends() || card.defense_if.is_some())),
        (PrintRow::Scheme, i8::from(card.kind == CardKind::Scheme)),
        (PrintRow::Value, small(card.value)),
        (PrintRow::Boost, small(hero.usual_boost(card))),
        (PrintRow::ByHero, i8::from(has(Role::Hero))),
        (PrintRow::BySidekick, i8::from(has(Role::Sidekick))),
        (PrintRow::Immediately, i8::from(card.immediately != 0)),
        (PrintRow::During, i8::from(card.during != 0)),
        (PrintRow::After, i8::from(card.after != 0)),
        (PrintRow::Boosted, i8::from(card.boosted != 0)),
        (PrintRow::Discarded, i8::from(card.discarded != 0)),
        (PrintRow::Uncancelable, i8::from(card.uncancelable)),
        (
            PrintRow::Conditional,
            i8::from(card.defense_if.is_some() || card.attack_if.is_some() || !card.only_if.is_empty()),
        ),
        (PrintRow::FaceUp, i8::from(card.lies_open())),
        (PrintRow::Bonus, i8::from(card.bonus.is_some())),
        (PrintRow::Special, i8::from(card.opening || card.guards_hand || card.revives)),
    ];
    for (at, number) in print {
        row[at as usize] = number;
    }
    let programs = [card.immediately, card.during, card.after, card.scheme, card.boosted, card.discarded];
    row[PrintRow::LEN..].copy_from_slice(&deeds(code, &programs));
    row
}

/// What an item does.
pub fn item(item: &Item) -> Deeds {
    Deeds { all: deeds(&item.code, &[1]), effects: effects(&item.code, item.labels.len()) }
}

/// What an ability does, and each effect to choose from of all texts of the hero.
pub fn ability(hero: &Hero) -> Deeds {
    let ability = &hero.ability;
    let mut programs = vec![
        ability.turn_start,
        ability.turn_end,
        ability.during,
        ability.after,
        ability.game_start,
        ability.maneuver,
        ability.after_maneuver,
        ability.boost,
        ability.boost_maneuver,
        ability.revealed,
        ability.after_defense,
    ];
    programs.extend(ability.decided);
    let by_kind = [
        &ability.attack,
        &ability.after_attack,
        &ability.damaged,
        &ability.after_scheme,
        &ability.attacked,
        &ability.combat_damaged,
        &ability.token_removed,
    ];
    programs.extend(by_kind.into_iter().flatten().map(|&(_, pc)| pc));
    let cards = ability.after_play.iter().chain(&ability.tossed).chain(&ability.own_tossed);
    programs.extend(cards.map(|&(_, pc)| pc));
    programs.extend(ability.happenings.iter().map(|waiting| waiting.pc));
    let mut row = deeds(&hero.code, &programs);
    row[DeedRow::Prevent as usize] = row[DeedRow::Prevent as usize].saturating_add(small(ability.rules.len()));
    row[DeedRow::Move as usize] = row[DeedRow::Move as usize]
        .saturating_add(i8::from(ability.move_bonus.is_some() || ability.place_instead.is_some()));
    Deeds { all: row, effects: effects(&hero.code, hero.labels.len()) }
}

/// What the effect of each label does.
fn effects(code: &[Op], labels: usize) -> Vec<[i8; DeedRow::LEN]> {
    let mut effects = vec![[0; DeedRow::LEN]; labels];
    for op in code {
        if let Op::Effect { label, at } = *op
            && let Some(effect) = effects.get_mut(usize::from(label))
        {
            *effect = deeds(code, &[at]);
        }
    }
    effects
}

/// Whose side something is done to.
#[derive(Clone, Copy, PartialEq)]
enum Whom {
    Own,
    Others,
    All,
}

/// What programs do; a place in the code that is reached twice counts once.
fn deeds(code: &[Op], programs: &[Pc]) -> [i8; DeedRow::LEN] {
    let mut sums = Sums([0; DeedRow::LEN]);
    let mut seen = vec![false; code.len()];
    for &program in programs.iter().filter(|&&program| program != 0) {
        // Whom a text means by "it": whoever was picked last.
        let mut it = Whom::Own;
        let mut places = vec![usize::from(program)];
        while let Some(mut at) = places.pop() {
            while at < code.len() && !std::mem::replace(&mut seen[at], true) && code[at] != Op::End {
                let mut op = code[at];
                if let Some(&mut place) = op.jump_mut() {
                    places.push(usize::from(place));
                }
                if matches!(op, Op::Jump(_)) {
                    break;
                }
                sums.note(op, &mut it);
                at += 1;
            }
        }
    }
    sums.0.map(small)
}

struct Sums([i32; DeedRow::LEN]);

impl Sums {
    fn add(&mut self, deed: DeedRow, number: i32) {
        self.0[deed as usize] += number;
    }

    fn flag(&mut self, deed: DeedRow) {
        self.0[deed as usize] = 1;
    }

    /// How much, and whether that is fixed.
    fn number(&mut self, amount: Amount) -> i32 {
        match amount {
            Amount::Number(number) => number.into(),
            Amount::ForEach(number, _) => {
                self.flag(DeedRow::Varies);
                i32::from(number) * VARIES
            }
            Amount::Equal(_) => {
                self.flag(DeedRow::Varies);
                VARIES
            }
            Amount::Twice(_) => {
                self.flag(DeedRow::Varies);
                2 * VARIES
            }
        }
    }

    /// For the own side, and for the others.
    fn add_for(&mut self, whom: Whom, own: DeedRow, others: DeedRow, number: i32) {
        if whom != Whom::Others {
            self.add(own, number);
        }
        if whom != Whom::Own {
            self.add(others, number);
        }
    }

    fn note(&mut self, op: Op, it: &mut Whom) {
        match op {
            Op::End | Op::Jump(_) | Op::Next(_) | Op::Again(_) | Op::ForSeats(..) | Op::By(_) | Op::Effect { .. } => {}
            Op::Gather { .. } | Op::Shuffle { .. } => {}
            Op::If(..) | Op::IfDone(..) => self.flag(DeedRow::If),
            Op::May(_) => self.flag(DeedRow::May),
            Op::Repeat(amount, _) => {
                self.number(amount);
                self.flag(DeedRow::Varies);
            }
            Op::InTurn(..) => self.flag(DeedRow::Varies),
            Op::Choose { .. } => self.flag(DeedRow::Choose),
            Op::Ask(asking) => self.note_asking(asking, it),
            Op::Health { who, change, amount } => {
                let number = self.number(amount);
                match change {
                    Change::Damage => self.add_for(target(who, *it), DeedRow::OwnDamage, DeedRow::Damage, number),
                    Change::Recover => self.add(DeedRow::Recover, number),
                    Change::Set | Change::Defeat => self.flag(DeedRow::Defeat),
                }
            }
            Op::Move { who, steps, .. } => {
                let number = self.number(steps);
                self.add_for(target(who, *it), DeedRow::Move, DeedRow::MoveOther, number);
            }
            Op::Swap { .. } | Op::TakeOver { .. } => self.add(DeedRow::Place, 1),
            Op::PutEach { who, .. } => match who {
                PlacedEach::Moved => self.add(DeedRow::Place, 1),
                PlacedEach::Returned(..) => self.add(DeedRow::Return, 1),
                PlacedEach::Summoned(..) => self.add(DeedRow::Return, 1),
            },
            Op::Hold { .. } => self.add(DeedRow::Hold, 1),
            Op::Prevent { .. } | Op::Lasts { .. } => self.add(DeedRow::Prevent, 1),
            Op::Draw { who, amount } => {
                let number = self.number(amount);
                self.add_for(player(who), DeedRow::Draw, DeedRow::TheyDraw, number);
            }
            Op::DrawInstead { amount } => {
                let number = self.number(amount);
                self.add(DeedRow::Draw, number);
            }
            Op::Discard { who, count, .. } => {
                let number = self.number(count);
                self.add_for(player(who), DeedRow::Discard, DeedRow::TheyDiscard, number);
            }
            Op::Cards { who, some, from, to, .. } => {
                let number = self.number(some.count).max(1);
                match to {
                    To::Hand => self.add(DeedRow::Fetch, number),
                    To::Discard if from == Origin::Hand || from == Origin::That => {
                        self.add_for(player(who), DeedRow::Discard, DeedRow::TheyDiscard, number);
                    }
                    To::Shown => self.add(DeedRow::Look, 1),
                    To::Top | To::Bottom | To::Shuffled | To::Discard | To::Removed | To::Own(_) | To::Given => {
                        self.add(DeedRow::Arrange, number);
                    }
                }
            }
            Op::PutOpposing { .. } | Op::ReplaceFromDeck => self.flag(DeedRow::Cancel),
            Op::KeepNumber | Op::Mark { .. } | Op::EndMove => self.flag(DeedRow::Choose),
            Op::Done | Op::Leave | Op::Meet(_) => {}
            Op::ShowPicked(_) => self.add(DeedRow::Look, 1),
            Op::Roll { .. } | Op::BoostRoll | Op::Side { .. } => self.flag(DeedRow::Varies),
            Op::TakeOff { .. } => self.add(DeedRow::Place, 1),
            Op::PutThis { to } | Op::PutThat { to, .. } => match to {
                To::Hand => self.add(DeedRow::Fetch, 1),
                To::Top | To::Bottom | To::Shuffled | To::Discard | To::Shown | To::Removed => {
                    self.add(DeedRow::Arrange, 1);
                }
                To::Own(_) | To::Given => self.add(DeedRow::Arrange, 1),
            },
            Op::Look { .. } => self.add(DeedRow::Look, 1),
            Op::Take { .. } => self.add(DeedRow::Fetch, 1),
            Op::ShuffleIn { .. } => self.add(DeedRow::Arrange, 1),
            Op::Cancel { .. } => self.flag(DeedRow::Cancel),
            Op::Value { card, change } => match change {
                ValueChange::Add(amount) => {
                    let number = self.number(amount);
                    self.add(if card == Side::Own { DeedRow::ValueUp } else { DeedRow::ValueDown }, number);
                }
                ValueChange::Subtract(amount) => {
                    let number = self.number(amount);
                    self.add(DeedRow::ValueDown, number);
                }
                ValueChange::Instead(_)
                | ValueChange::Equal(_)
                | ValueChange::Twice(_)
                | ValueChange::Ignore
                | ValueChange::Printed(_)
                | ValueChange::Lock(_)
                | ValueChange::Hold(_) => self.flag(DeedRow::ValueSet),
            },
            Op::SwapValues | Op::LockValues { .. } => self.flag(DeedRow::ValueSet),
            Op::BlindBoost { times } => {
                self.flag(DeedRow::Varies);
                self.add(DeedRow::ValueUp, VARIES * i32::from(times));
            }
            Op::ConsiderWon => self.flag(DeedRow::Win),
            Op::UnlimitedAttack | Op::BonusAttack => self.flag(DeedRow::Reach),
            Op::Actions { who, gain, .. } => {
                let number = self.number(gain);
                if who == Player::You {
                    self.add(DeedRow::Actions, number);
                }
            }
            Op::Strike { .. } => self.add(DeedRow::Actions, 1),
            Op::Counter { .. } => self.flag(DeedRow::Counter),
            Op::ChangeState { .. } | Op::SetState { .. } => self.flag(DeedRow::State),
            Op::Tokens { .. } => self.add(DeedRow::Tokens, 1),
            Op::EndTurn => self.flag(DeedRow::EndTurn),
        }
    }

    fn note_asking(&mut self, asking: Asking, it: &mut Whom) {
        match asking.gist() {
            Gist::Means(all) => *it = crowd(all),
            Gist::Swap(all) => {
                *it = crowd(all);
                self.add(DeedRow::Place, 1);
            }
            Gist::MeansOpponent => *it = Whom::Others,
            Gist::MeansOwn => *it = Whom::Own,
            Gist::MeansDeck => {}
            Gist::Choose => self.flag(DeedRow::Choose),
            Gist::Count => self.flag(DeedRow::Counter),
            Gist::Place(who) => {
                *it = one(who, *it);
                self.add(DeedRow::Place, 1);
            }
            Gist::Return => self.add(DeedRow::Return, 1),
            Gist::Boost(side) => {
                self.flag(DeedRow::Varies);
                self.add(if side == Side::Own { DeedRow::ValueUp } else { DeedRow::ValueDown }, VARIES);
            }
            Gist::Replace => self.flag(DeedRow::ValueSet),
            Gist::Cancel => self.flag(DeedRow::Cancel),
            Gist::Look => self.add(DeedRow::Look, 1),
            Gist::Fetch => self.add(DeedRow::Fetch, 1),
            Gist::Arrange => self.add(DeedRow::Arrange, 1),
        }
    }
}

fn player(who: Player) -> Whom {
    match who {
        Player::You => Whom::Own,
        Player::That => Whom::Others,
        Player::OfDeck => Whom::All,
    }
}

fn target(target: Target, it: Whom) -> Whom {
    match target {
        Target::One(who) => one(who, it),
        Target::Each(group) if group.place == Place::Them => it,
        Target::Each(group) => crowd(group.crowd),
    }
}

fn one(who: Who, it: Whom) -> Whom {
    match who {
        Who::Yours | Who::Kind(_) | Who::Other => Whom::Own,
        Who::Opposing | Who::Attacker | Who::Defender => Whom::Others,
        Who::It | Who::Chosen => it,
    }
}

fn crowd(crowd: Crowd) -> Whom {
    match crowd.side {
        Whose::Any => Whom::All,
        Whose::Opposing | Whose::Theirs => Whom::Others,
        Whose::Friendly | Whose::Yours => Whom::Own,
    }
}
