//! The numbers come from what a seat may know, and from what things are and do.

use std::collections::HashMap;

use peerless_content::Content;
use peerless_features::*;
use peerless_rules::*;

/// Random games; `look` sees each of them now and then.
fn games(mut look: impl FnMut(&Match, &Facts, &State, &Options, &mut Rng)) {
    let content = Content::built_in().expect("the built-in content is sound");
    let heroes: Vec<&str> = content.heroes.iter().map(|hero| hero.name.as_str()).collect();
    let boards: Vec<&str> = content.boards.iter().map(|board| board.name.as_str()).collect();
    for game in 0..40u64 {
        let mut rng = Rng::new(game);
        let mode = Mode::ALL[game as usize % 3];
        let seats = *mode.seats().end();
        let chosen: Vec<&str> = (0..seats).map(|_| heroes[rng.below(heroes.len())]).collect();
        let board = boards[rng.below(boards.len())];
        let Ok(m) = content.set_up(board, &chosen, mode, Switches::default()) else { continue };
        let facts = Facts::new(&m);
        let mut state = State::new(&m, game, &mut ());
        let mut options = Options::new();
        state.options(&m, &mut options);
        for step in 0..400 {
            if options.is_empty() {
                break;
            }
            if step % 7 == 0 {
                look(&m, &facts, &state, &options, &mut rng);
            }
            let opt = options[rng.below(options.len())];
            state.answer_unchecked(&m, opt, &mut options, &mut ());
        }
    }
}

/// Everything that is written for a seat; the options too if it is asked. A page writes the same.
fn written(m: &Match, facts: &Facts, state: &State, options: &Options, seat: SeatId) -> Vec<i8> {
    let view = state.view(m, Some(seat));
    let mut seen = vec![1; size(m.seats.len())];
    observe(m, facts, &view, &mut seen);
    let mut all = seen.clone();
    let options =
        if state.question(m).is_some_and(|question| question.seat == seat) { options.as_slice() } else { &[] };
    for &opt in options {
        let mut row = [1; OPTION];
        describe(m, facts, &view, &seen, opt, &mut row);
        all.extend(row);
    }
    let (mut page, mut on_page, mut rows) = (Page::new(), vec![1; seen.len()], vec![[1; OPTION]; options.len()]);
    page.observe(m, facts, state, seat, &mut on_page);
    page.describe(m, facts, state, &on_page, options.iter().copied(), &mut rows);
    assert!([on_page, rows.concat()].concat() == all, "a page writes something else");
    all
}

#[test]
fn what_is_hidden_moves_no_number() {
    let (mut looked, mut other_hands) = (0, 0);
    games(|m, facts, state, options, rng| {
        for seat in m.seat_ids() {
            let before = written(m, facts, state, options, seat);
            for _ in 0..3 {
                let other = state.view(m, Some(seat)).resample(m, rng);
                let mut again = Options::new();
                other.options(m, &mut again);
                let again =
                    if state.question(m).is_some_and(|question| question.seat == seat) { &again } else { options };
                assert!(before == written(m, facts, &other, again, seat), "seat {seat} sees what it may not know");
                looked += 1;
                let hand = |state: &State, of: SeatId| {
                    let mut hand = state.hand_kinds(of).to_vec();
                    hand.sort_unstable();
                    hand
                };
                other_hands += u32::from(m.seat_ids().any(|of| hand(&other, of) != hand(state, of)));
            }
        }
    });
    assert!(looked > 3_000 && other_hands * 2 > looked, "{looked} {other_hands}");
}

#[test]
fn what_is_seen_moves_numbers() {
    let (mut looked, mut moved) = (0, 0);
    games(|m, facts, state, options, rng| {
        let Some(question) = state.question(m) else { return };
        let view = state.view(m, Some(question.seat));
        let rows: Vec<[i8; OPTION]> = {
            let mut seen = vec![0; size(m.seats.len())];
            observe(m, facts, &view, &mut seen);
            let row = |&opt: &Opt| {
                let mut row = [0; OPTION];
                describe(m, facts, &view, &seen, opt, &mut row);
                assert_eq!(row[..KINDS.len()].iter().map(|&kind| i32::from(kind)).sum::<i32>(), 1);
                row
            };
            options.iter().map(row).collect()
        };
        // Another answer is another row, and leads to other numbers, for most options.
        let (a, b) = (rng.below(options.len()), rng.below(options.len()));
        if a == b {
            return;
        }
        let after = |index: usize| {
            let (mut state, mut next) = (state.clone(), Options::new());
            state.answer_unchecked(m, options[index], &mut next, &mut ());
            written(m, facts, &state, &next, question.seat)
        };
        looked += 1;
        moved += u32::from(rows[a] != rows[b] && after(a) != after(b));
    });
    assert!(looked > 500 && moved * 100 > looked * 85, "{looked} {moved}");
}

/// The facts of a hero who plays against itself.
fn facts_of(content: &Content, hero: &Hero) -> Facts {
    let heroes = [hero.name.as_str(), hero.name.as_str()];
    let board = content.boards[0].name.as_str();
    Facts::new(&content.set_up(board, &heroes, Mode::Duel, Switches::default()).expect("they can play"))
}

/// Cards of different heroes that are printed alike and say the same have the same numbers.
#[test]
fn cards_are_described_by_what_they_are_and_do() {
    let content = Content::built_in().expect("the built-in content is sound");
    let mut known: HashMap<String, (Vec<i8>, String)> = HashMap::new();
    let mut shared = 0;
    for hero in &content.heroes {
        let facts = facts_of(&content, hero);
        for (index, card) in hero.cards.iter().enumerate() {
            let row = facts.card(SeatId(0), CardId(index as u8)).to_vec();
            let by_kind = (row[PrintRow::ByHero as usize], row[PrintRow::BySidekick as usize]);
            let key = format!("{:?} {} {} {:?} {by_kind:?}", card.kind, card.value, card.boost, card.texts);
            if let Some((other, of)) = known.get(&key) {
                assert_eq!(row, *other, "{} of {} and of {of}", card.name, hero.name);
                shared += u32::from(*of != hero.name);
            }
            known.insert(key, (row, hero.name.clone()));
        }
    }
    assert!(shared > 10, "{shared}");
}

/// What the words of a card say shows in its numbers.
#[test]
fn texts_show_in_numbers() {
    let content = Content::built_in().expect("the built-in content is sound");
    let laws: [(&str, &[DeedRow]); 7] = [
        ("Draw ", &[DeedRow::Draw]),
        ("Deal ", &[DeedRow::Damage, DeedRow::OwnDamage]),
        ("ecover", &[DeedRow::Recover]),
        ("Cancel ", &[DeedRow::Cancel]),
        ("Gain 1 action", &[DeedRow::Actions]),
        ("ove your fighter", &[DeedRow::Move]),
        ("ove the opposing fighter", &[DeedRow::MoveOther]),
    ];
    let mut held = [0; 7];
    for hero in &content.heroes {
        let facts = facts_of(&content, hero);
        for (index, card) in hero.cards.iter().enumerate() {
            let row = facts.card(SeatId(0), CardId(index as u8));
            for ((words, deeds), held) in laws.iter().zip(&mut held) {
                if card.text().contains(words) {
                    let found = deeds.iter().any(|&deed| row[PrintRow::LEN + deed as usize] > 0);
                    assert!(found, "{}: {} does not show", card.name, words);
                    *held += 1;
                }
            }
        }
    }
    assert!(held.iter().all(|&held| held > 0), "{held:?}");
}

#[test]
fn every_number_has_a_name_and_a_scale() {
    for seats in 2..=4 {
        assert_eq!(scales(seats).len(), size(seats));
        assert!(scales(seats).iter().all(|&scale| scale > 0));
        for part in parts(seats) {
            assert_eq!(numbers_of(part.name).len(), part.width, "{}", part.name);
        }
    }
    assert_eq!(option_scales().len(), OPTION);
}

/// `UPDATE=1` writes the file anew.
#[test]
fn the_manual_of_observations_is_up_to_date() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/OBSERVATIONS.md");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, manual()).expect("the manual can be written");
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert!(kept == manual(), "docs/OBSERVATIONS.md is out of date; with UPDATE=1 this test writes it anew");
}
