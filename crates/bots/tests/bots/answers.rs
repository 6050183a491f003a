//! Every bot answers with an option, the same for the same view and seed, and keeps to its time.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use peerless_bots::{Bot, Budget, Playout, Search, Seen, Settings, by_name};
use peerless_content::Content;
use peerless_rules::*;

fn duel(heroes: &[&str]) -> Match {
    let content = Content::built_in().expect("the built-in content is sound");
    content.set_up("Sarpedon", heroes, Mode::Duel, Switches::default()).expect("they can play")
}

/// A game of any mode on any board, with the heroes by turns.
pub fn any_game(content: &Content, number: u64) -> Match {
    let mut rng = Rng::new(number);
    let mode = Mode::ALL[number as usize % Mode::ALL.len()];
    let seats = match mode {
        Mode::Duel => 2,
        Mode::FreeForAll => 3,
        Mode::Teams => 4,
    };
    let boards: Vec<&str> =
        content.boards.iter().filter(|board| board.starts.len() >= seats).map(|board| board.name.as_str()).collect();
    loop {
        let heroes: Vec<&str> =
            (0..seats).map(|_| content.heroes[rng.below(content.heroes.len())].name.as_str()).collect();
        let board = boards[rng.below(boards.len())];
        // Not every board has room for every hero.
        if let Ok(m) = content.set_up(board, &heroes, mode, Switches::default()) {
            return m;
        }
    }
}

/// States in the midst of a random game.
pub fn walk(m: &Match, seed: u64, mut visit: impl FnMut(&State, &Options)) {
    let mut rng = Rng::new(seed);
    let mut options = Options::new();
    let mut state = State::new(m, seed, &mut ());
    state.options(m, &mut options);
    while !options.is_empty() {
        visit(&state, &options);
        let opt = options[rng.below(options.len())];
        state.answer_unchecked(m, opt, &mut options, &mut ());
    }
}

#[test]
fn answers_are_options_and_come_again() {
    let m = duel(&["Medusa", "Alice"]);
    for name in ["random", "greedy", "flat:8", "search:20", "novice", "apprentice", "adept"] {
        let mut asked = 0;
        walk(&m, 5, |state, options| {
            asked += 1;
            if asked % 9 != 0 {
                return;
            }
            let seat = state.question(&m).map(|question| question.seat);
            let view = state.view(&m, seat);
            let answer = |seed| by_name(name, seed).expect("it is known").choose(&m, &view, options);
            assert!(options.contains(&answer(1)), "{name}");
            assert_eq!(answer(1), answer(1), "{name}");
        });
        assert!(asked > 50);
    }
}

/// What is hidden from a seat makes no difference to what its bot does: over ten thousand decisions of all modes.
#[test]
fn nobody_peeks() {
    let content = Content::built_in().expect("the built-in content is sound");
    let mut rng = Rng::new(77);
    let (mut asked, mut game) = (0, 0);
    let mut changed = 0;
    while asked < 10_000 {
        let m = any_game(&content, game);
        walk(&m, game, |state, options| {
            asked += 1;
            let seat = state.question(&m).map(|question| question.seat);
            let view = state.view(&m, seat);
            let other = view.resample(&m, &mut rng);
            let hand = |state: &State, of: SeatId| {
                let mut kinds = state.hand_kinds(of).to_vec();
                kinds.sort_unstable();
                kinds
            };
            changed += u32::from(m.seat_ids().any(|of| hand(&other, of) != hand(state, of)));
            let other = other.view(&m, seat);
            for name in ["random", "greedy", "search:3"] {
                let answer = |view: &View| by_name(name, asked).expect("it is known").choose(&m, view, options);
                assert_eq!(answer(&view), answer(&other), "{name}");
            }
        });
        game += 1;
    }
    assert!(changed > 5_000, "most of the other states are other states: {changed}");
}

/// A budget of time is kept, also where every core is busy, and with the trees of a whole game to go on with.
#[test]
fn a_budget_of_time_is_kept_under_load() {
    let m = duel(&["Medusa", "Beowulf"]);
    let over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        for _ in 0..cores {
            scope.spawn(|| {
                while !over.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        let clock = [10, 60, 150].map(Duration::from_millis).map(|limit| (limit, Budget::Time(limit)));
        let core = [10].map(Duration::from_millis).map(|limit| (limit, Budget::Core(limit)));
        for (limit, budget) in clock.into_iter().chain(core) {
            let mut bots = [1, 2].map(|seed| Search::new(Settings::new(budget), seed));
            let mut options = Options::new();
            let mut state = State::new(&m, 9, &mut ());
            state.options(&m, &mut options);
            for _ in 0..16 {
                let Some(question) = state.question(&m) else { break };
                let view = state.view(&m, Some(question.seat));
                // The work that it does, not the clock: a machine may be busy with other things.
                let start = ThreadTime::now();
                let opt = bots[question.seat.index()].choose(&m, &view, &options);
                let spent = start.elapsed();
                // By the time of a core the whole budget is had, however busy the machine is.
                let idle = matches!(budget, Budget::Core(_)) && options.len() > 1 && spent < limit * 9 / 10;
                // A wrong answer must not leave the others spinning.
                if idle || spent > (limit + limit / 20).max(limit + Duration::from_millis(5)) {
                    over.store(true, Ordering::Relaxed);
                    panic!("{spent:?} where {limit:?} were given");
                }
                let before = state.clone();
                state.answer_unchecked(&m, opt, &mut options, &mut ());
                for (seat, bot) in m.seat_ids().zip(&mut bots) {
                    bot.saw(&m, &Seen::new(&m, &before, opt, &state, seat).expect("something was asked"));
                }
            }
        }
        over.store(true, Ordering::Relaxed);
    });
}

/// A master takes a second and a half and answers within two; a novice answers within 50 ms.
#[test]
fn levels_keep_to_their_time() {
    let m = duel(&["Medusa", "Beowulf"]);
    let (mut master, mut novice) = (by_name("master", 1).expect("known"), by_name("novice", 1).expect("known"));
    let (mut asked, mut thought) = (0, false);
    walk(&m, 9, |state, options| {
        let view = state.view(&m, state.question(&m).map(|question| question.seat));
        let start = ThreadTime::now();
        novice.choose(&m, &view, options);
        assert!(start.elapsed() <= Duration::from_millis(50), "{:?}", start.elapsed());
        asked += 1;
        if asked >= 30 && options.len() > 1 && !thought {
            thought = true;
            let start = Instant::now();
            master.choose(&m, &view, options);
            assert!(start.elapsed() <= Duration::from_secs(2), "{:?}", start.elapsed());
        }
    });
    assert!(thought);
}

#[test]
fn all_playouts_count_their_iterations() {
    let m = duel(&["Medusa", "Beowulf"]);
    let state = State::new(&m, 1, &mut ());
    let mut options = Options::new();
    state.options(&m, &mut options);
    let view = state.view(&m, state.question(&m).map(|question| question.seat));
    for playout in [Playout::Uniform, Playout::Knowing, Playout::Formula] {
        for threads in [1, 2] {
            let settings = Settings { playout, threads, ..Settings::new(Budget::Iterations(100)) };
            let mut bot = Search::new(settings, 3);
            let weighed = bot.weigh(&m, &view, &options);
            assert_eq!(bot.iterations, 100);
            assert_eq!(weighed.iter().map(|(visits, _)| visits).sum::<u32>(), 100);
        }
    }
}

/// Who is to settle uses less of the budget, and the choice differs from that of the whole budget little more than that of the
/// whole budget with other luck does.
#[test]
fn a_settled_choice_is_made_at_once() {
    let m = duel(&["Medusa", "Beowulf"]);
    let settings = Settings::new(Budget::Iterations(400));
    let (mut asked, mut used, mut quick_alike, mut whole_alike) = (0, 0, 0, 0);
    walk(&m, 4, |state, options| {
        let view = state.view(&m, state.question(&m).map(|question| question.seat));
        if options.len() == 1 {
            return;
        }
        let [whole, other] = [1, 2].map(|seed| {
            let mut search = Search::new(settings, seed);
            let choice = search.choose(&m, &view, options);
            assert_eq!(search.iterations, 400);
            choice
        });
        let mut quick = Search::new(Settings { settle: true, ..settings }, 1);
        quick_alike += u32::from(quick.choose(&m, &view, options) == other);
        whole_alike += u32::from(whole == other);
        asked += 1;
        used += quick.iterations;
        // Two workers that count do not look at each other: their answer must come again.
        let mut two = Search::new(Settings { threads: 2, settle: true, ..Settings::new(Budget::Iterations(40)) }, 1);
        two.choose(&m, &view, options);
        assert_eq!(two.iterations, 40);
    });
    let told = format!("{asked} asked, {used} iterations, alike {quick_alike} and {whole_alike}");
    assert!(asked > 60 && used < asked * 300, "{told}");
    assert!(quick_alike * 10 >= whole_alike * 9, "{told}");
}

#[test]
fn unknown_bots_are_refused_with_a_list() {
    for name in ["nobody", "search:", "search:0", "search:fast", "greedy:3"] {
        let known = by_name(name, 1).is_ok();
        assert_eq!(known, name == "search:", "{name}");
    }
    let error = by_name("nobody", 1).err().expect("it is unknown");
    assert!(error.to_string().contains("greedy"), "{error}");
}

/// Told of every choice, a search goes on with its trees, and yet its answers come again; told of none, it begins anew.
#[test]
fn trees_are_used_again() {
    let m = duel(&["Medusa", "King Arthur"]);
    let game = |told: bool| {
        let mut bots = [1, 2].map(|seed| Search::new(Settings::new(Budget::Iterations(40)), seed));
        let mut options = Options::new();
        let mut state = State::new(&m, 3, &mut ());
        state.options(&m, &mut options);
        let (mut choices, mut more) = (Vec::new(), 0);
        while let Some(question) = state.question(&m) {
            let view = state.view(&m, Some(question.seat));
            let weighed = bots[question.seat.index()].weigh(&m, &view, &options);
            let visits: u32 = weighed.iter().map(|(visits, _)| visits).sum();
            assert!(visits >= 40);
            more += u32::from(visits > 40);
            let best = (0..options.len()).max_by_key(|&index| weighed[index].0).expect("there are options");
            let (before, opt) = (state.clone(), options[best]);
            choices.push(opt);
            state.answer_unchecked(&m, opt, &mut options, &mut ());
            for (seat, bot) in m.seat_ids().zip(&mut bots).filter(|_| told) {
                bot.saw(&m, &Seen::new(&m, &before, opt, &state, seat).expect("something was asked"));
            }
        }
        (choices, more)
    };
    let (choices, more) = game(true);
    assert!(more * 3 > choices.len() as u32, "{more} of {}", choices.len());
    assert_eq!(game(true), (choices, more), "the answers come again");
    assert_eq!(game(false).1, 0, "who is told nothing begins anew");
}

/// What a bot is told of a choice never says more than its view shows after it.
#[test]
fn what_is_told_is_what_is_seen() {
    let content = Content::built_in().expect("the built-in content is sound");
    let (mut told, mut hidden) = (0, 0);
    let mut rng = Rng::new(5);
    let mut room = Options::new();
    for game in 0..60 {
        let m = any_game(&content, game);
        walk(&m, game, |state, options| {
            let question = state.question(&m).expect("there are options");
            for viewer in m.seat_ids() {
                let other = state.view(&m, Some(viewer)).resample(&m, &mut rng);
                let opt = options[rng.below(options.len())];
                let mut others = Options::new();
                other.options(&m, &mut others);
                // In the other world the same is chosen, or, where the viewer does not see it, anything of that kind.
                let kind = |opt: &Opt| std::mem::discriminant(opt);
                let alike: Vec<Opt> = others.iter().copied().filter(|other| kind(other) == kind(&opt)).collect();
                let Some(&other_opt) = others.iter().find(|other| **other == opt).or(alike.first()) else { continue };
                let [mut end, mut other_end] = [state.clone(), other.clone()];
                end.answer_unchecked(&m, opt, &mut room, &mut ());
                other_end.answer_unchecked(&m, other_opt, &mut room, &mut ());
                if end.view(&m, Some(viewer)) != other_end.view(&m, Some(viewer)) {
                    continue;
                }
                let seen = Seen::new(&m, state, opt, &end, viewer);
                assert_eq!(
                    seen,
                    Seen::new(&m, &other, other_opt, &other_end, viewer),
                    "{question:?} {opt:?} {viewer:?}"
                );
                told += 1;
                hidden += u32::from(!m.sees(Some(viewer), question.seat) && opt != other_opt);
            }
        });
    }
    assert!(told > 2_000 && hidden > 50, "{told} {hidden}");
}

/// The match and the state that a case begins with.
pub fn scene(text: &str) -> (Match, State) {
    let content = Content::built_in().expect("the built-in content is sound");
    let file = peerless_content::CaseFile::parse(&content, "scene.toml", text);
    let (m, scene) = file.cases[0].scene().unwrap_or_else(|problems| panic!("{problems:?}"));
    (Match::clone(m), State::from_scene(m, scene, 1, &mut ()))
}

/// What greedy chooses in a scene after some lines were played, by a few seeds.
fn greedy_chooses(text: &str, played: &[&str]) -> Vec<String> {
    let (m, mut state) = scene(text);
    let m = &m;
    for line in played {
        let opt = state.read(m, line).expect("it is offered");
        state.answer(m, opt, &mut ()).expect("it is an option");
    }
    let mut options = Options::new();
    state.options(m, &mut options);
    let seat = state.question(m).expect("a decision").seat;
    let view = state.view(m, Some(seat));
    let choose = |seed| state.write(m, by_name("greedy", seed).expect("a bot").choose(m, &view, &options));
    (1..=5).map(choose).collect()
}

#[test]
fn a_life_to_come_counts() {
    let chance = |side: &str| {
        let text = r#"
            name = "Seven health, in one life or the other"
            [board]
            spaces = "s1:A s2:A s3:B s4:C s5:D s6:E"
            edges = "s1-s2-s3-s4-s5-s6"
            starts = "s1 s2"
            [[player]]
            hero = "Beowulf"
            at = { Beowulf = "s1" }
            [[player]]
            hero = "Elektra"
            at = { Elektra = "s4" }
            state = { side = "SIDE" }
            health = { Elektra = 7 }
            [script]
            play = ""
            "#;
        let (m, state) = scene(&text.replace("SIDE", side));
        peerless_bots::eval::chance(&m, &state, SeatId(1))
    };
    assert!(chance("regular") > chance("resurrected") + 0.1, "{} {}", chance("regular"), chance("resurrected"));
}

#[test]
fn greedy_comes_near() {
    let chosen = greedy_chooses(
        r#"
        name = "Far from the other, and on the move"
        [board]
        spaces = "s1:A s2:A s3:B s4:B s5:C s6:C s7:D s8:D s9:E"
        edges = "s1-s2-s3-s4-s5-s6-s7-s8-s9"
        starts = "s1 s9"
        [[player]]
        hero = "Beowulf"
        at = { Beowulf = "s3" }
        deck = ["Skirmish", "Skirmish", "Skirmish", "Skirmish"]
        [[player]]
        hero = "Medusa"
        at = { Medusa = "s9" }
        hand = ["Feint"]
        deck = ["Feint", "Feint", "Feint"]
        [script]
        play = ""
        "#,
        &["maneuver", "no boost"],
    );
    assert!(chosen.iter().all(|line| line == "move Beowulf s5"), "{chosen:?}");
}

/// With as many iterations as options each is tried once, however it looks.
#[test]
fn options_that_are_compared_get_the_same_share() {
    let content = Content::built_in().expect("the built-in content is sound");
    let (mut compared, mut passed_over, mut hopeless) = (0, 0, 0);
    for game in (0..30).step_by(3) {
        let m = any_game(&content, game);
        walk(&m, game, |state, options| {
            let Some(question) = state.question(&m).filter(|_| options.len() > 4 && state.turn() < 6) else { return };
            let view = state.view(&m, Some(question.seat));
            let mut search = Search::new(Settings::new(Budget::Iterations(options.len() as u32)), game);
            let chances = search.compare(&m, &view, options);
            assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
            // An option that was not tried has no chance, and so has one that loses at once, which is rare.
            hopeless += chances.iter().filter(|chance| **chance == 0.0).count();
            passed_over += search.weigh(&m, &view, options).iter().filter(|(visits, _)| *visits == 0).count();
            compared += 1;
            assert!(search.compare(&m, &view, &[]).is_empty());
        });
    }
    assert!(compared > 20 && passed_over > compared && hopeless * 20 < compared, "{compared} {passed_over} {hopeless}");
}
