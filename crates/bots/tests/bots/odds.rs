//! The odds of combats against a count over all deals, and advice that has its reasons.

use peerless_bots::{Budget, Odds, advise, odds};
use peerless_content::Content;
use peerless_rules::*;

/// The damage of a combat.
struct Damage(Option<u8>);

impl Host for Damage {
    fn event(&mut self, event: Event) {
        if let Event::Result { damage, .. } = event {
            self.0.get_or_insert(damage);
        }
    }
}

/// The first cards of a hero of a kind, each once.
fn some_cards(
    m: &Match,
    seat: SeatId,
    fighter: FighterId,
    count: usize,
    fits: impl Fn(&Seat, CardId) -> bool,
) -> Vec<CardId> {
    let own = m.seat(seat);
    let all = (0..own.hero.cards.len() as u8).map(CardId);
    all.filter(|card| own.users[card.index()].has(fighter) && fits(own, *card)).take(count).collect()
}

/// Two heroes side by side; the first attacks. The second holds `hand` of its cards, the rest are its deck.
struct Duel {
    m: Match,
    attacks: Vec<CardId>,
    /// The cards of the other seat, all of them unseen.
    cards: Vec<CardId>,
    heroes: [FighterId; 2],
    spaces: [SpaceId; 2],
}

const HAND: usize = 2;

impl Duel {
    fn new(content: &Content, heroes: [&str; 2]) -> Option<Self> {
        let m = content.set_up(&content.boards[0].name, &heroes, Mode::Duel, Switches::default()).ok()?;
        let [first, second] = [SeatId(0), SeatId(1)].map(|seat| m.seat(seat).heroes.first());
        let heroes = [first?, second?];
        let next = |space: SpaceId| m.board.neighbors(space).first().map(|other| [space, other]);
        let spaces = (0..m.board.spaces.len() as u8).map(SpaceId).find_map(next)?;
        let attacks = some_cards(&m, SeatId(0), heroes[0], 4, |own, card| own.attacks.has(card));
        let mut cards = some_cards(&m, SeatId(1), heroes[1], 4, |own, card| own.defenses.has(card));
        cards.extend(some_cards(&m, SeatId(1), heroes[1], 2, |own, card| !own.defenses.has(card)));
        // A card that is there twice.
        cards.push(*cards.first()?);
        (attacks.len() == 4 && cards.len() >= 6).then_some(Self { m, attacks, cards, heroes, spaces })
    }

    /// The scene with these places of `cards` in the second hand, after the attack is declared.
    fn state(&self, hand: &[usize]) -> State {
        let [first, second] = self.heroes;
        let split = |held: bool| {
            let of = |(index, &card): (usize, &CardId)| (hand.contains(&index) == held).then_some(card);
            self.cards.iter().enumerate().filter_map(of).collect::<Vec<_>>()
        };
        let scene = Scene {
            seats: vec![
                SceneSeat { at: vec![(first, self.spaces[0])], hand: self.attacks.clone(), ..Default::default() },
                SceneSeat {
                    at: vec![(second, self.spaces[1])],
                    hand: split(true),
                    deck: split(false),
                    ..Default::default()
                },
            ],
            ..Default::default()
        };
        let mut state = State::from_scene(&self.m, &scene, 1, &mut ());
        state.answer(&self.m, Opt::Attack { by: first, at: second }, &mut ()).unwrap();
        state
    }

    /// Every hand of the second seat.
    fn hands(&self) -> impl Iterator<Item = [usize; HAND]> + '_ {
        let all = self.cards.len();
        (0..all).flat_map(move |a| (a + 1..all).map(move |b| [a, b]))
    }

    /// The damage of these two choices.
    fn damage(&self, mut state: State, choices: [Opt; 2]) -> Option<u8> {
        let mut damage = Damage(None);
        let mut options = Options::new();
        state.options(&self.m, &mut options);
        for opt in choices {
            if !options.contains(&opt) {
                return None;
            }
            state.answer_unchecked(&self.m, opt, &mut options, &mut damage);
        }
        damage.0
    }
}

fn duels(content: &Content) -> impl Iterator<Item = Duel> + '_ {
    let pairs = content.heroes.iter().zip(content.heroes.iter().skip(3));
    pairs.filter_map(|(a, b)| Duel::new(content, [&a.name, &b.name]))
}

fn of(all: &[Odds], options: &[Opt], opt: Opt) -> Odds {
    *all.iter().find(|odds| options[odds.option] == opt).expect("every card has odds")
}

#[test]
fn odds_of_an_attack_are_those_of_all_deals() {
    let content = Content::built_in().unwrap();
    let mut compared = 0;
    for duel in duels(&content) {
        let state = duel.state(&[0, 1]);
        let mut options = Options::new();
        state.options(&duel.m, &mut options);
        let found = odds(&duel.m, &state.view(&duel.m, Some(SeatId(0))), &options);
        for &card in &duel.attacks {
            let odds = of(&found, &options, Opt::Play(card));
            let count = duel.hands().count() as f64;
            let (mut sum, mut blocked, mut sure) = (0.0, 0.0, true);
            let (mut least, mut most) = (u8::MAX, 0);
            for hand in duel.hands() {
                let state = duel.state(&hand);
                let defenses = hand.iter().map(|&index| Opt::Defend(duel.cards[index])).chain([Opt::NoDefense]);
                let damages: Vec<Option<u8>> =
                    defenses.map(|defense| duel.damage(state.clone(), [Opt::Play(card), defense])).collect();
                let none = damages[HAND];
                sure &= none.is_some();
                let best = damages.iter().flatten().min().copied().unwrap_or(0);
                sum += f64::from(best);
                blocked += f64::from(u8::from(best == 0));
                least = least.min(best);
                most = most.max(damages.into_iter().flatten().max().unwrap_or(0));
            }
            if odds.exact && sure {
                assert!((odds.damage - sum / count).abs() < 1e-9, "{odds:?} but {}", sum / count);
                assert!((odds.blocked - blocked / count).abs() < 1e-9, "{odds:?} but {}", blocked / count);
                assert_eq!((odds.least, odds.most), (least, most));
                compared += 1;
            }
        }
    }
    assert!(compared > 15, "{compared}");
}

#[test]
fn odds_of_a_defense_are_those_of_all_cards_that_could_lie_there() {
    let content = Content::built_in().unwrap();
    let mut compared = 0;
    for duel in duels(&content) {
        // The same from the other side: the second seat sees its own cards, and one of four lies before it.
        let lay = |card: CardId| {
            let mut state = duel.state(&[0, 1]);
            state.answer(&duel.m, Opt::Play(card), &mut ()).ok()?;
            let question = state.question(&duel.m)?;
            (question.ask == Ask::Defense).then_some(state)
        };
        let Some(states) = duel.attacks.iter().map(|&card| lay(card)).collect::<Option<Vec<_>>>() else { continue };
        let view = |state: &State| state.view(&duel.m, Some(SeatId(1)));
        let mut options = Options::new();
        states[0].options(&duel.m, &mut options);
        let found = odds(&duel.m, &view(&states[0]), &options);
        // What lies there changes nothing of what is told.
        for state in &states {
            assert_eq!(odds(&duel.m, &view(state), &options), found);
        }
        for &opt in options.iter() {
            let odds = of(&found, &options, opt);
            let damage = |state: &State| {
                let mut damage = Damage(None);
                let mut state = state.clone();
                state.answer(&duel.m, opt, &mut damage).ok()?;
                damage.0
            };
            let Some(all) = states.iter().map(damage).collect::<Option<Vec<_>>>() else { continue };
            if odds.exact {
                let mean = all.iter().copied().map(f64::from).sum::<f64>() / all.len() as f64;
                assert!((odds.damage - mean).abs() < 1e-9, "{odds:?} but {mean}");
                let blocked = all.iter().filter(|&&damage| damage == 0).count() as f64 / all.len() as f64;
                assert!((odds.blocked - blocked).abs() < 1e-9, "{odds:?} but {blocked}");
                assert_eq!((Some(odds.least), Some(odds.most)), (all.iter().min().copied(), all.iter().max().copied()));
                compared += 1;
            }
        }
    }
    assert!(compared > 8, "{compared}");
}

/// In whole games: other hidden cards, the same numbers; and numbers that can be chances.
#[test]
fn odds_tell_nothing_that_is_hidden() {
    let content = Content::built_in().unwrap();
    let (mut told, mut rng) = (0, Rng::new(4));
    for (seed, pair) in content.heroes.windows(2).enumerate() {
        let heroes = [pair[0].name.as_str(), pair[1].name.as_str()];
        let Ok(m) =
            content.set_up(&content.boards[seed % content.boards.len()].name, &heroes, Mode::Duel, Switches::default())
        else {
            continue;
        };
        let mut state = State::new(&m, seed as u64, &mut ());
        let mut options = Options::new();
        state.options(&m, &mut options);
        for _ in 0..160 {
            let Some(question) = state.question(&m) else { break };
            let view = state.view(&m, Some(question.seat));
            if matches!(question.ask, Ask::Action | Ask::AttackCard | Ask::Defense) && rng.below(3) == 0 {
                let found = odds(&m, &view, &options);
                let other = view.resample(&m, &mut rng);
                assert_eq!(odds(&m, &other.view(&m, Some(question.seat)), &options), found);
                for odds in &found {
                    assert!((0.0..=1.0 + 1e-9).contains(&odds.blocked) && odds.least <= odds.most, "{odds:?}");
                    assert!(
                        odds.damage >= f64::from(odds.least) - 1e-9 && odds.damage <= f64::from(odds.most) + 1e-9,
                        "{odds:?}"
                    );
                }
                told += found.len();
            }
            let opt = options[rng.below(options.len())];
            state.answer_unchecked(&m, opt, &mut options, &mut ());
        }
    }
    assert!(told > 100, "{told}");
}

#[test]
fn advice_is_an_option_with_the_better_chance_and_comes_again() {
    let content = Content::built_in().unwrap();
    let duel = duels(&content).next().unwrap();
    let state = duel.state(&[0, 1]);
    let mut options = Options::new();
    state.options(&duel.m, &mut options);
    let view = state.view(&duel.m, Some(SeatId(0)));
    let ask = || advise(&duel.m, &view, &options, Budget::Iterations(200), 7);
    let advice = ask();
    assert!(advice.option < options.len() && (0.0..=1.0).contains(&advice.chance));
    assert!(advice.next.is_some_and(|(next, _)| next != advice.option));
    assert_eq!(ask(), advice);
}
