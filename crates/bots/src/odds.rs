//! What a combat can come to, from what one seat knows: counted over all hands that the other side could hold.
//!
//! Who attacks is told of the best defense that may wait for the attack. Who defends is told of every card that may lie there, each
//! copy as likely as any other. Where the other side's cards decide alone, the numbers are exact. Where a text asks or lets chance
//! decide, the combat is tried on several deals with quick answers, and the numbers are an estimate.

use peerless_rules::*;

use crate::policy::reflex;

/// Deals on which each pair of cards is tried.
const DEALS: usize = 12;
/// Decisions between a card and the result of its combat.
const FAR: usize = 40;

/// What comes of one option.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Odds {
    /// Its place among the options.
    pub option: usize,
    /// For an attack that has still to be declared: the card of the hand that does most.
    pub card: Option<CardId>,
    /// The chance that the attack deals no damage.
    pub blocked: f64,
    /// The damage that is to be expected.
    pub damage: f64,
    /// The least damage that is possible.
    pub least: u8,
    /// The most.
    pub most: u8,
    /// Counted, and not estimated.
    pub exact: bool,
}

/// The odds of all options that are about a combat: attacks, cards to attack with, cards to defend with.
pub fn odds(m: &Match, view: &View, options: &[Opt]) -> Vec<Odds> {
    let Some(seat) = view.seat() else { return Vec::new() };
    let mut table = Trial { m, view, seat, rng: Rng::new(1), room: Options::new() };
    let of = |(option, &opt): (usize, &Opt)| {
        let found = if let Opt::Attack { at, .. } = opt {
            table.best_attack(opt, m.fighter(at).seat)
        } else if let Opt::Play(_) = opt {
            let other = view.fight(m)?.sides[1].seat;
            table.attack(&[opt], other).map(|found| (None, found))
        } else if matches!(opt, Opt::Defend(_) | Opt::DefendOpen(_) | Opt::NoDefense) {
            table.defense(opt).map(|found| (None, found))
        } else {
            None
        };
        let (card, Spread { blocked, damage, least, most, exact }) = found?;
        Some(Odds { option, card, blocked, damage, least, most, exact })
    };
    options.iter().enumerate().filter_map(of).collect()
}

/// What several deals, or several hands, come to.
#[derive(Clone, Copy, Debug)]
struct Spread {
    blocked: f64,
    damage: f64,
    least: u8,
    most: u8,
    exact: bool,
}

impl Spread {
    const NONE: Self = Self { blocked: 0.0, damage: 0.0, least: u8::MAX, most: 0, exact: true };

    /// Another one that comes about with this chance.
    fn add(&mut self, chance: f64, other: &Self) {
        if chance <= 0.0 {
            return;
        }
        self.blocked += chance * other.blocked;
        self.damage += chance * other.damage;
        self.least = self.least.min(other.least);
        self.most = self.most.max(other.most);
        self.exact &= other.exact;
    }
}

/// A place to try combats on.
struct Trial<'a> {
    m: &'a Match,
    view: &'a View,
    seat: SeatId,
    rng: Rng,
    room: Options,
}

impl Trial<'_> {
    /// The card that deals most damage in an attack that is declared first, and what comes of it.
    fn best_attack(&mut self, attack: Opt, other: SeatId) -> Option<(Option<CardId>, Spread)> {
        let mut state = self.view.resample(self.m, &mut self.rng);
        state.answer_unchecked(self.m, attack, &mut self.room, &mut ());
        // A single card is laid by itself, and then somebody else is asked.
        let own = state.question(self.m).is_some_and(|question| question.ask == Ask::AttackCard);
        let cards: Vec<Opt> = if own { self.room.to_vec() } else { Vec::new() };
        if cards.is_empty() {
            return self.attack(&[attack], other).map(|found| (None, found));
        }
        let tried = cards.iter().filter_map(|&play| Some((play.card(), self.attack(&[attack, play], other)?)));
        tried.collect::<Vec<_>>().into_iter().max_by(|a, b| a.1.damage.total_cmp(&b.1.damage))
    }

    /// An attack against a seat that defends as well as it can with what it holds.
    fn attack(&mut self, choices: &[Opt], other: SeatId) -> Option<Spread> {
        let (hand, known) = self.view.hand(other);
        let unseen = self.view.unseen(other);
        let drawn = usize::from(hand) - known.len();
        // Without a defense, and with each card that could be there: how often it could, and what it leaves.
        let mut defenses = vec![(unseen.len(), true, self.try_out(choices, other, None)?)];
        for (card, copies) in kinds(&known, &unseen) {
            let held = known.contains(&card);
            if (held || drawn > 0)
                && let Some(found) = self.try_out(choices, other, Some(card))
            {
                defenses.push((copies, held, found));
            }
        }
        defenses.sort_by(|a, b| a.2.damage.total_cmp(&b.2.damage));
        let mut spread = Spread::NONE;
        // The chance that none of the better ones is in hand.
        let (mut missing, mut better) = (1.0, 0);
        for &(copies, sure, ref found) in &defenses {
            spread.most = spread.most.max(found.most);
            if missing <= 0.0 {
                continue;
            }
            better += copies;
            let still = if sure { 0.0 } else { chance_of_none(unseen.len(), better, drawn) };
            spread.add(missing - still, found);
            missing = still;
        }
        Some(spread)
    }

    /// A defense against a card that lies face down.
    fn defense(&mut self, own: Opt) -> Option<Spread> {
        let fight = self.view.fight(self.m)?;
        let [attack, _] = fight.sides;
        let other = attack.seat;
        let mut spread = Spread::NONE;
        if let Some(card) = attack.card {
            spread.add(1.0, &self.try_out(&[own], other, Some(card))?);
            return Some(spread);
        }
        let seat = self.m.seat(other);
        let fits = |card: &CardId| seat.attacks.has(*card) && seat.users[card.index()].has(attack.fighter);
        let (hand, known) = self.view.hand(other);
        let unseen = self.view.unseen(other);
        let laid = 1 + usize::from(attack.boosted);
        let drawn = usize::from(hand) + laid - known.len();
        let [open, hidden] = [&known, &unseen].map(|cards| cards.iter().filter(|card| fits(card)).count());
        // Every copy that could lie there is as likely as any other of its kind: known to be in hand, or not.
        let (per_open, per_hidden) = shares(open, hidden, unseen.len(), drawn);
        for (card, copies) in kinds(&known, &unseen).into_iter().filter(|(card, _)| fits(card)) {
            let known = known.iter().filter(|&&other| other == card).count();
            let chance = known as f64 * per_open + copies as f64 * per_hidden;
            if chance > 0.0 {
                spread.add(chance, &self.try_out(&[own], other, Some(card))?);
            }
        }
        (spread.least <= spread.most).then_some(spread)
    }

    /// Plays a combat to its result on some deals in which the other seat has this card: it defends with it, or has attacked with it.
    /// `None` if it may not.
    fn try_out(&mut self, choices: &[Opt], other: SeatId, card: Option<CardId>) -> Option<Spread> {
        let mut spread = Spread::NONE;
        for _ in 0..DEALS {
            let state = match card {
                Some(card) => self.view.resample_with(self.m, other, card, &mut self.rng),
                None => self.view.resample(self.m, &mut self.rng),
            };
            let (damage, exact) = self.fight(state, choices, card)?;
            let blocked = f64::from(u8::from(damage == 0));
            spread.add(
                1.0 / DEALS as f64,
                &Spread { blocked, damage: damage.into(), least: damage, most: damage, exact },
            );
        }
        spread.exact &= spread.least == spread.most;
        if spread.exact {
            // Without what rounding adds.
            spread.damage = spread.least.into();
            spread.blocked = f64::from(u8::from(spread.least == 0));
        }
        Some(spread)
    }

    /// The damage of a combat in this state, and whether nobody had to choose on the way.
    fn fight(&mut self, mut state: State, choices: &[Opt], defense: Option<CardId>) -> Option<(u8, bool)> {
        let m = self.m;
        let mut told = Listener { damage: None };
        let mut sure = true;
        state.options(m, &mut self.room);
        let mut choices = choices.iter().copied();
        for _ in 0..FAR {
            // A text may end the game before the values are compared.
            let Some(question) = state.question(m) else { return Some((0, false)) };
            let opt = if let Some(opt) = choices.next() {
                opt
            } else if question.ask == Ask::Defense && question.seat != self.seat {
                let open = defense.map(Opt::DefendOpen).filter(|opt| self.room.contains(opt));
                open.unwrap_or(defense.map_or(Opt::NoDefense, Opt::Defend))
            } else {
                sure &= self.room.len() < 2;
                reflex(m, &state, question, &self.room, &mut self.rng)
            };
            if !self.room.contains(&opt) {
                return None;
            }
            state.answer_unchecked(m, opt, &mut self.room, &mut told);
            if let Some(damage) = told.damage {
                return Some((damage, sure));
            }
        }
        None
    }
}

/// Waits for the result of a combat.
struct Listener {
    damage: Option<u8>,
}

impl Host for Listener {
    fn event(&mut self, event: Event) {
        if let Event::Result { damage, .. } = event {
            self.damage.get_or_insert(damage);
        }
    }
}

/// The different cards among these, and how many of each are not seen.
fn kinds(known: &[CardId], unseen: &[CardId]) -> Vec<(CardId, usize)> {
    let mut kinds: Vec<CardId> = known.iter().chain(unseen).copied().collect();
    kinds.sort_unstable();
    kinds.dedup();
    let copies = |card: CardId| unseen.iter().filter(|&&other| other == card).count();
    kinds.into_iter().map(|card| (card, copies(card))).collect()
}

/// The chance that of `all` cards, `drawn` are drawn and none of `some` is among them.
fn chance_of_none(all: usize, some: usize, drawn: usize) -> f64 {
    (0..drawn).map(|drawn| all.saturating_sub(some + drawn) as f64 / (all - drawn).max(1) as f64).product()
}

/// The chance that one fitting card that is known, and that one that is not, is the one that was chosen by lot among all that fit in
/// a hand: `open` known ones, and those of `hidden` among `all` that are drawn.
fn shares(open: usize, hidden: usize, all: usize, drawn: usize) -> (f64, f64) {
    if open == 0 {
        return (0.0, if hidden == 0 { 0.0 } else { 1.0 / hidden as f64 });
    }
    let (mut per_open, mut chosen_hidden) = (0.0, 0.0);
    for found in 0..=hidden.min(drawn) {
        let chance = ways(hidden, found) * ways(all - hidden, drawn - found) / ways(all, drawn).max(1.0);
        per_open += chance / (open + found) as f64;
        chosen_hidden += chance * found as f64 / (open + found) as f64;
    }
    (per_open, if hidden == 0 { 0.0 } else { chosen_hidden / hidden as f64 })
}

/// How many ways there are to draw so many of so many.
fn ways(all: usize, drawn: usize) -> f64 {
    if drawn > all {
        return 0.0;
    }
    (0..drawn).map(|n| (all - n) as f64 / (n + 1) as f64).product()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_drawn_is_counted() {
        assert!((chance_of_none(10, 3, 2) - 7.0 / 10.0 * 6.0 / 9.0).abs() < 1e-12);
        assert!(chance_of_none(5, 4, 2).abs() < 1e-12, "two cards of five cannot miss four");
        assert!((chance_of_none(5, 4, 0) - 1.0).abs() < 1e-12);
        assert!((ways(6, 2) - 15.0).abs() < 1e-9 && ways(2, 3).abs() < 1e-12);
    }

    /// Two known fitting cards, and of four unseen cards, one of which fits, two are drawn.
    #[test]
    fn known_cards_and_drawn_ones_share_the_chance() {
        let (open, hidden) = shares(2, 1, 4, 2);
        assert!((2.0 * open + hidden - 1.0).abs() < 1e-12);
        assert!((open - (0.5 / 2.0 + 0.5 / 3.0)).abs() < 1e-12, "{open}");
        assert_eq!(shares(0, 4, 9, 3), (0.0, 0.25));
    }
}
