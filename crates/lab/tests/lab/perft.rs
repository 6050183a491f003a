//! Counts of the states that can be reached in a few decisions, as perft does for chess: a rule that offers one option
//! too many or too few changes them. A mismatch prints the count behind each first option, to be compared with the
//! counts of an earlier engine.

use peerless_content::Content;
use peerless_rules::*;

/// A position to count from.
struct Start {
    board: &'static str,
    mode: Mode,
    heroes: &'static [&'static str],
    /// A line for each seat: `at Fighter space, …; hand Card, …; deck Card, …`. None: a new game.
    scene: &'static [&'static str],
    /// Doors that are closed and items that lie there, in a scene.
    closed: &'static [&'static str],
    items: &'static [(&'static str, &'static str)],
    /// Choices made before counting.
    play: &'static [&'static str],
}

const SEED: u64 = 7;

impl Start {
    const NONE: Self =
        Self { board: "", mode: Mode::Duel, heroes: &[], scene: &[], closed: &[], items: &[], play: &[] };

    fn set_up(&self) -> (Match, State) {
        let content = Content::built_in().expect("the built-in content is sound");
        let m = content.set_up(self.board, self.heroes, self.mode, Switches::default()).expect("a sound setup");
        let mut state = match self.scene {
            [] => State::new(&m, SEED, &mut ()),
            seats => {
                let mut scene = Scene {
                    seats: m.seat_ids().zip(seats).map(|(seat, text)| scene_seat(&m, seat, text)).collect(),
                    closed: self.closed.iter().map(|door| m.board.door_by_name(door).expect("a door")).collect(),
                    ..Scene::default()
                };
                for (space, item) in self.items {
                    let index = m.items.iter().position(|known| known.name == *item).expect("an item");
                    scene.items.push((m.board.space_by_name(space).expect("a space"), ItemId(index as u8)));
                }
                State::from_scene(&m, &scene, SEED, &mut ())
            }
        };
        for line in self.play {
            let opt = state.read(&m, line).unwrap_or_else(|error| panic!("{error}"));
            state.answer(&m, opt, &mut ()).expect("what was read is offered");
        }
        (m, state)
    }
}

fn scene_seat(m: &Match, seat: SeatId, text: &str) -> SceneSeat {
    let mut given = SceneSeat::default();
    for part in text.split(';') {
        let (word, list) = part.trim().split_once(' ').expect("a word and a list");
        let list = list.split(',').map(str::trim);
        let cards = || list.clone().map(|name| card(m, seat, name)).collect();
        match word {
            "at" => {
                for entry in list {
                    let (name, space) = entry.rsplit_once(' ').expect("a fighter and a space");
                    let fighter = read_fighter(m, Some(seat), name).unwrap_or_else(|| panic!("no fighter {name}"));
                    given
                        .at
                        .push((fighter, m.board.space_by_name(space).unwrap_or_else(|| panic!("no space {space}"))));
                }
            }
            "hand" => given.hand = cards(),
            "deck" => given.deck = cards(),
            _ => panic!("`{word}` is not a part of a scene"),
        }
    }
    given
}

fn card(m: &Match, seat: SeatId, name: &str) -> CardId {
    let cards = &m.seat(seat).hero.cards;
    CardId(cards.iter().position(|card| card.name == name).unwrap_or_else(|| panic!("no card {name}")) as u8)
}

/// The states after `depth` decisions; a game that ends before counts as one.
fn count(m: &Match, state: &State, options: &Options, depth: usize) -> u64 {
    match depth {
        0 => return 1,
        // Each option leads to one state, which need not be made to be counted.
        1 => return options.len().max(1) as u64,
        _ if options.is_empty() => return 1,
        _ => {}
    }
    let mut next = Options::new();
    let after = |&opt: &Opt| {
        let mut state = state.clone();
        state.answer_unchecked(m, opt, &mut next, &mut ());
        count(m, &state, &next, depth - 1)
    };
    options.iter().map(after).sum()
}

#[track_caller]
fn check(start: Start, expected: &[u64]) {
    let (m, state) = start.set_up();
    let mut options = Options::new();
    state.options(&m, &mut options);
    let counts: Vec<u64> = (1..=expected.len()).map(|depth| count(&m, &state, &options, depth)).collect();
    let Some(wrong) = (0..counts.len()).find(|&index| counts[index] != expected[index]) else { return };
    let mut next = Options::new();
    let divided: Vec<String> = options
        .iter()
        .map(|&opt| {
            let mut after = state.clone();
            after.answer_unchecked(&m, opt, &mut next, &mut ());
            format!("  {:>9}  {}", count(&m, &after, &next, wrong), state.write(&m, opt))
        })
        .collect();
    panic!(
        "counts {counts:?}, expected {expected:?}; at depth {}, by first option:\n{}",
        wrong + 1,
        divided.join("\n")
    );
}

#[test]
fn a_duel_from_its_setup() {
    let start = Start { board: "Sarpedon", heroes: &["King Arthur", "Medusa"], ..Start::NONE };
    check(start, &[5, 50, 450, 3600, 10_008, 46_512]);
}

#[test]
fn a_choice_in_setup() {
    let start = Start { board: "Marmoreal", heroes: &["Alice", "Sinbad"], ..Start::NONE };
    check(start, &[5, 10, 90, 94, 638, 19_026]);
}

#[test]
fn the_first_action_of_a_duel() {
    let start = Start {
        board: "Sarpedon",
        heroes: &["King Arthur", "Medusa"],
        scene: &[
            "at King Arthur S20, Merlin S19; hand Skirmish, Excalibur, Command the Storms, Feint; deck Regroup, Prophecy",
            "at Medusa S21, Harpy 1 S24, Harpy 2 S30, Harpy 3 S35; hand Dash, Gaze of Stone, Winged Frenzy; deck Snipe, Feint",
        ],
        ..Start::NONE
    };
    check(start, &[4, 83, 4456, 214_578]);
}

#[test]
fn inside_a_combat() {
    let start = Start {
        board: "Sarpedon",
        heroes: &["King Arthur", "Medusa"],
        scene: &[
            "at King Arthur S20, Merlin S19; hand Skirmish, Excalibur, Noble Sacrifice, Momentous Shift; deck Regroup, Prophecy, Feint",
            "at Medusa S21, Harpy 1 S24; hand Dash, Hiss and Slither, Feint, Regroup; deck Snipe, Feint, Dash",
        ],
        play: &["attack King Arthur > Medusa"],
        ..Start::NONE
    };
    check(start, &[4, 16, 80, 395, 1250, 7474, 85_396]);
}

#[test]
fn four_fighters_maneuver() {
    let start = Start {
        board: "Sarpedon",
        heroes: &["Medusa", "King Arthur"],
        scene: &[
            "at Medusa S21, Harpy 1 S24, Harpy 2 S30, Harpy 3 S31; hand Dash, Snipe; deck Snipe, Feint",
            "at King Arthur S20, Merlin S25; hand Feint; deck Regroup, Prophecy",
        ],
        play: &["maneuver", "no boost"],
        ..Start::NONE
    };
    check(start, &[53, 2112, 57_194]);
}

#[test]
fn a_board_with_doors() {
    let start = Start {
        board: "Heorot",
        heroes: &["Beowulf", "Little Red Riding Hood"],
        scene: &[
            "at Beowulf E10, Wiglaf E15; hand Feint; deck Skirmish, The War-King",
            "at Little Red E19, Huntsman E27; hand A Grimm Tale; deck A Grimm Tale, Once Upon a Time",
        ],
        closed: &["west"],
        play: &["maneuver", "no boost"],
        ..Start::NONE
    };
    check(start, &[17, 171, 801, 2644, 12_118]);
}

#[test]
fn items_on_the_board() {
    let start = Start {
        board: "Navy Pier",
        heroes: &["Ms. Marvel", "Squirrel Girl"],
        scene: &[
            "at Ms. Marvel N01; hand Feint, Embiggen; deck Slingshot, Fangirl",
            "at Squirrel Girl N04, Squirrel 1 N02, Squirrel 2 N02; hand Feint, Kick Butts; deck Dash, Eat Nuts",
        ],
        items: &[("N01", "Helium Balloons"), ("N04", "Snow Globe"), ("N13", "XL Slushie")],
        ..Start::NONE
    };
    check(start, &[4, 14, 61, 152, 581, 2974]);
}

#[test]
fn a_team_game() {
    let start = Start {
        board: "Marmoreal",
        mode: Mode::Teams,
        heroes: &["Houdini", "The Genie", "Daredevil", "Bullseye"],
        ..Start::NONE
    };
    check(start, &[5, 10, 35, 1312, 33_398]);
}

#[test]
fn a_game_of_three() {
    let start = Start {
        board: "Hell's Kitchen",
        mode: Mode::FreeForAll,
        heroes: &["Cloak & Dagger", "Elektra", "Squirrel Girl"],
        ..Start::NONE
    };
    check(start, &[2, 8, 40, 160, 480, 960, 960, 6720]);
}
