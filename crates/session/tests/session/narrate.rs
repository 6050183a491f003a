//! What has happened, in words: every game is told in every language, from every seat, and nothing is said twice.

use std::sync::Arc;

use peerless_content::{CaseFile, Content};
use peerless_rules::*;
use peerless_session::{Level, Line, Narrator, Reader, Session};
use peerless_words::Language;

fn content() -> Content {
    Content::built_in().expect("the built-in content is sound")
}

fn duel() -> Match {
    let content = content();
    let heroes = [content.heroes[0].name.as_str(), content.heroes[1].name.as_str()];
    content.set_up(&content.boards[0].name, &heroes, Mode::Duel, Switches::default()).expect("a match")
}

fn tell(m: &Match, me: Option<SeatId>, events: &[Event]) -> Vec<String> {
    let reader = Reader { m, me, language: Language::fallback() };
    let events: Vec<Told> = events.iter().map(|&event| event.into()).collect();
    Narrator::default().tell(m, &events).concat().iter().map(|line| reader.line(line)).collect()
}

const A: SeatId = SeatId(0);
const B: SeatId = SeatId(1);

#[test]
fn random_games_are_told_in_every_language_to_everybody() {
    let content = content();
    let mut keys: Vec<&str> = Vec::new();
    for (seed, heroes) in content.heroes.windows(2).enumerate() {
        let board = &content.boards[seed % content.boards.len()].name;
        let names = [heroes[0].name.as_str(), heroes[1].name.as_str()];
        let Ok(m) = content.set_up(board, &names, Mode::Duel, Switches::default()) else { continue };
        let mut game = Session::new(Arc::new(m), seed as u64);
        let mut rng = Rng::new(seed as u64);
        let lines = |game: &Session, viewer, from| -> Vec<Line> {
            game.update(viewer, from).events.into_iter().flat_map(|told| told.lines).collect()
        };
        let mut parts = lines(&game, Some(A), 0);
        while game.question().is_some() {
            let from = game.events();
            let opt = game.options()[rng.below(game.options().len())];
            game.take(opt).expect("an option");
            parts.extend(lines(&game, Some(A), from));
        }
        for viewer in [None, Some(A), Some(B)] {
            let lines = lines(&game, viewer, 0);
            assert!(viewer != Some(A) || lines.len() <= parts.len(), "told at once, more is joined");
            keys.extend(lines.iter().map(|line| line.key));
            for language in Language::all() {
                let reader = Reader { m: &game.m, me: viewer, language };
                for line in &lines {
                    let text = reader.line(line);
                    assert!(line.level == Level::Heading || text.ends_with('.'), "{text}");
                    assert!(text.starts_with(|first: char| !first.is_lowercase()), "{text}");
                }
            }
        }
    }
    keys.sort();
    keys.dedup();
    assert!(keys.len() > 35, "{} kinds of lines: {keys:?}", keys.len());
}

#[test]
fn whoever_acts_is_you_to_themselves_and_has_a_name_for_others() {
    let m = duel();
    let maneuver = [Event::Maneuver { seat: A }];
    assert_eq!(tell(&m, Some(A), &maneuver), ["You maneuver."]);
    assert_eq!(tell(&m, Some(B), &maneuver), [format!("{} maneuvers.", m.seat(A).hero.name)]);
}

#[test]
fn several_draws_are_one_and_only_seen_cards_have_names() {
    let m = duel();
    let draw = |seat, card: Option<u8>| Event::Draw { seat, card: card.map(CardId) };
    let told = tell(&m, Some(A), &[draw(A, Some(0)), draw(A, Some(1)), draw(B, None), draw(B, None)]);
    let name = |card| &m.card(A, CardId(card)).name;
    let theirs = format!("{} draws 2 cards.", m.seat(B).hero.name);
    assert_eq!(told, [format!("You draw {} and {}.", name(0), name(1)), theirs]);
}

#[test]
fn played_cards_go_to_the_pile_unsaid_and_others_do_not() {
    let m = duel();
    let attack = Event::Attack { by: FighterId(0), at: m.seat(B).heroes.first().unwrap() };
    let card = CardId(2);
    let discard = Event::Discard { seat: A, card };
    let told = tell(&m, Some(A), &[attack, Event::Reveal { seat: A, card }, discard, discard]);
    let name = &m.card(A, card).name;
    assert_eq!(told[1..], [format!("You reveal {name}."), format!("You discard {name}.")]);
}

#[test]
fn an_effect_is_told_with_what_it_brings_and_not_if_it_brings_nothing() {
    let m = duel();
    let card = CardId(2);
    let effect = Event::Effect { seat: A, source: Source::card(card) };
    let ability = Event::Effect { seat: A, source: Source::ABILITY };
    let name = &m.card(A, card).name;
    let draw = Event::Draw { seat: A, card: None };
    let result = Event::Result { attack: 3, defense: 1, damage: 2, won: A };
    assert_eq!(tell(&m, Some(A), &[effect, draw]), [format!("{name} takes effect."), "You draw 1 card.".into()]);
    assert_eq!(tell(&m, Some(A), &[ability, draw])[0], "Your ability takes effect.");
    assert_eq!(tell(&m, Some(A), &[ability]), [""; 0]);
    // Whatever an ability at the end of a turn did, it did not make the hand too large.
    let discard = Event::Discard { seat: A, card };
    let limit = [ability, Event::HandLimit { seat: A }, discard, Event::HandLimit { seat: A }, discard];
    assert_eq!(tell(&m, Some(A), &limit), [format!("You discard {name}."), format!("You discard {name}.")]);
    assert_eq!(tell(&m, Some(A), &[ability, discard])[0], "Your ability takes effect.");
    assert_eq!(tell(&m, Some(A), &[effect, result]).len(), 1);
    let canceled = tell(&m, Some(A), &[effect, Event::Canceled { seat: B }]);
    assert_eq!(canceled, [format!("The effects of {}’s card are canceled by {name}.", m.seat(B).hero.name)]);
}

#[test]
fn a_result_is_told_after_the_terms_of_each_value() {
    let m = duel();
    let [mine, theirs] = [(A, CardId(0)), (B, CardId(1))].map(|(seat, card)| Some((seat, Source::card(card))));
    let [my_card, their_card] = [(A, CardId(0)), (B, CardId(1))].map(|(seat, card)| m.card(seat, card).name.as_str());
    let term = |kind, amount, source| Term { kind, amount, source, lost: None };
    let lost = |to, term| Term { lost: Some(Loss { to, source: theirs }), ..term };
    let own = |kind, amount| term(kind, amount, mine);
    let attack = vec![
        lost(LostTo::Instead, own(TermKind::Printed, 4)),
        lost(LostTo::Equal, own(TermKind::Replaced, 3)),
        lost(LostTo::Canceled, own(TermKind::Boost, 2)),
        lost(LostTo::Locked, own(TermKind::BlindBoost, 1)),
        lost(LostTo::Ignored, own(TermKind::Item, 1)),
        own(TermKind::Effect, -1),
        term(TermKind::Standing, 2, Some((A, Source::ABILITY))),
        own(TermKind::Instead, 5),
        own(TermKind::Equal, 6),
        own(TermKind::Locked, 7),
        own(TermKind::Ignored, 0),
        term(TermKind::Limit, 3, None),
    ];
    let result = Event::Result { attack: 22, defense: 1, damage: 21, won: A };
    let told = |terms| Told { event: result, way: Vec::new(), terms };
    let lines = |told: Told| Narrator::default().tell(&m, &[told]).concat();
    let reader = |language| Reader { m: &m, me: Some(A), language };
    let printed = vec![term(TermKind::Printed, 1, theirs)];
    let all = lines(told([attack, printed.clone()]));
    // The number on a card that nothing was added to says all by itself.
    assert_eq!(all.len(), 2);
    assert_eq!(lines(told([printed.clone(), printed])).len(), 1);
    assert_eq!(
        reader(Language::fallback()).line(&all[0]),
        format!(
            "Attack 22: 4 printed (replaced by {their_card}), 3 now {my_card} (replaced by {their_card}), \
             +2 boost {my_card} (canceled by {their_card}), \
             +1 blind boost {my_card} (the value is locked by {their_card}), \
             +1 {my_card} (the value is ignored because of {their_card}), −1 {my_card}, \
             +2 standing bonus: your ability, 5 instead, by {my_card}, 6 set by {my_card}, 7 locked by {my_card}, \
             0 ignored because of {my_card}, +3 no value is below 0 or above 99."
        )
    );
    for language in Language::all() {
        assert!(reader(language).line(&all[0]).contains(my_card), "{}", language.tag());
    }
}

#[test]
fn the_shuffles_before_the_game_are_not_told() {
    let m = duel();
    let shuffle = Event::Shuffle { seat: A };
    let told = tell(&m, Some(A), &[shuffle, Event::Turn { seat: A }, shuffle]);
    assert_eq!(told, ["Turn 1: your turn", "You shuffle your deck."]);
}

#[test]
fn what_is_told_later_counts_the_turns_before_it() {
    let content = content();
    let heroes = [content.heroes[0].name.as_str(), content.heroes[1].name.as_str()];
    let m = content.set_up(&content.boards[0].name, &heroes, Mode::Duel, Switches::default()).unwrap();
    let mut game = Session::new(Arc::new(m), 5);
    let mut rng = Rng::new(5);
    let mut whole: Vec<Line> = Vec::new();
    while game.question().is_some() {
        let from = game.events();
        let opt = game.options()[rng.below(game.options().len())];
        game.take(opt).unwrap();
        whole.extend(game.update(None, from).events.into_iter().flat_map(|told| told.lines));
    }
    let turns = |lines: &[Line]| -> Vec<Line> { lines.iter().filter(|line| line.key == "log-turn").cloned().collect() };
    let at_once: Vec<Line> = game.update(None, 0).events.into_iter().flat_map(|told| told.lines).collect();
    let first = turns(&at_once).len() - turns(&whole).len();
    assert!(turns(&whole).len() > 5);
    assert_eq!(turns(&at_once)[first..], turns(&whole));
}

/// The log of a case of the example heroes, as one of the seats reads it.
fn told_case(file: &str, case: &str, me: SeatId) -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/examples");
    let content = content().with_folder(folder.as_ref()).expect("the examples are sound");
    let text = std::fs::read_to_string(format!("{folder}/cases/{file}.toml")).expect("a file of cases");
    let cases = CaseFile::parse(&content, file, &text).cases;
    let case = cases.iter().find(|other| other.name == case).expect("a case of this name");
    let (m, _) = case.scene().expect("a case that can be loaded");
    let mut events = Vec::new();
    let walk =
        case.walk(Vec::new(), |_, heard: &mut Vec<Event>, _| events.clone_from(heard)).expect("it can be loaded");
    assert_eq!(walk.failed, None);
    let seen: Vec<Event> = events.iter().map(|event| event.seen_with(|seat| m.sees(Some(me), seat))).collect();
    tell(m, Some(me), &seen)
}

/// That these lines stand one after the other in the log of a case.
fn check_case(file: &str, case: &str, me: SeatId, wanted: &[&str]) {
    let told = told_case(file, case, me);
    let found = told.windows(wanted.len()).any(|lines| lines == wanted);
    assert!(found, "{wanted:#?} is not in {told:#?}");
}

#[test]
fn a_card_laid_face_up_is_told_at_once() {
    let case = "A wrong number adds nothing, and no card played counts as 0";
    let told = told_case("sable", case, B);
    assert!(told.iter().any(|line| line == "Sable lays Name Your Card face up to attack."), "{told:#?}");
    assert!(!told.iter().any(|line| line.contains("face down to attack") || line.contains("shows")), "{told:#?}");
    check_case("sable", case, A, &["Sable attacks HB.", "You lay Name Your Card face up to attack."]);
}

#[test]
fn whoever_pays_is_told_before_what_the_counter_shows() {
    let case = "Whom Pay or Swim is about is chosen first; paid, it does nothing";
    check_case("marda", case, B, &["You pay 2 Toll.", "Marda’s Toll is now 4."]);
    check_case("marda", case, A, &["HB pays 2 Toll.", "Your Toll is now 4."]);
    let case = "Haggle: the opponent pays as much as there is, or nothing";
    check_case("marda", case, A, &["HB pays 2 Toll.", "Your Toll is now 6."]);
}

#[test]
fn spells_are_told_by_name() {
    let case = "Lullaby moves one of the others, whoever it is";
    check_case("canto", case, B, &["Canto’s ability takes effect.", "Canto casts Lullaby."]);
    let told = told_case("canto", "Encore casts two spells, and not the same one twice", A);
    assert_eq!(told.iter().filter(|line| line.starts_with("You cast ")).count(), 2, "{told:#?}");
}

#[test]
fn a_row_that_is_full_is_told_with_all_of_its_cards() {
    let full = ["You put Rising Note into Verse.", "Your Verse is exactly full with 10.", "Rising Note takes effect."];
    let case = "A verse of exactly ten does what its last card says, and is discarded";
    check_case("canto", case, A, &full);
    let told = told_case("canto", case, A);
    assert!(told.iter().any(|line| line == "You discard Rising Note."), "{told:#?}");
    let case = "A verse of more than ten is only discarded";
    check_case("canto", case, B, &["Canto’s Verse is overfull, above 10: it is discarded."]);
    let told = told_case("canto", case, A);
    let gone = ["High Note", "Refrain", "Rising Note"].map(|name| format!("You discard {name}."));
    assert!(gone.iter().all(|line| told.contains(line)), "{told:#?}");
}

#[test]
fn a_boost_says_from_where_and_by_what_die() {
    let case = "The Satchel boosts a maneuver, and the card goes to the discard pile";
    let told = told_case("nettle", case, A);
    assert!(
        told.iter().any(|line| line.starts_with("You boost with ") && line.contains(" from Satchel: plus ")),
        "{told:#?}"
    );
    let told = told_case("captain-jun", "A card boosts a maneuver with a roll", A);
    assert!(told.iter().any(|line| line.ends_with(": plus what the dice shows.")), "{told:#?}");
}

#[test]
fn whoever_plays_a_given_card_rolls_its_die() {
    let told = told_case("pim", "Loaded Bone: what a text names is its owner's, the die and the counter", B);
    assert!(told.iter().any(|line| line.starts_with("You roll the bone: ")), "{told:#?}");
}

#[test]
fn a_chosen_zone_is_told() {
    let case = "Beaters drive up to 2 spaces and only out of the chosen zone; the Hound does not call them";
    let told = told_case("wynn", case, A);
    assert!(told.iter().any(|line| line.starts_with("You choose the zone ")), "{told:#?}");
}

#[test]
fn who_leaves_the_board_comes_back_in_its_own_turn() {
    let case = "Into the Fog: she is nowhere until her next turn, and comes back beside the Crow";
    check_case("nettle", case, A, &["Granny Nettle leaves the board until your next turn."]);
    check_case("nettle", case, B, &["Granny Nettle leaves the board until Granny Nettle’s next turn."]);
}

#[test]
fn a_scheme_that_does_nothing_says_so() {
    let case = "Where no Snare lies, Long Watch draws nothing";
    check_case("wynn", case, A, &["You play the scheme Long Watch.", "Nothing comes of Long Watch."]);
    let told = told_case("wynn", "Long Watch draws a card for each Snare that lies, and Hides do not count", A);
    assert!(!told.iter().any(|line| line.starts_with("Nothing")), "{told:#?}");
}
