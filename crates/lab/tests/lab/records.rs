//! Whole games kept as records in `cases/records`: each must replay to its result and be written again letter by letter.
//! With `UPDATE=1` in the environment the games are played anew and their records rewritten.

use std::fs;
use std::path::{Path, PathBuf};

use peerless_bots::by_name;
use peerless_content::Content;
use peerless_lab::laws::LONGEST;
use peerless_rules::*;

/// A game that is kept.
struct Kept {
    board: &'static str,
    mode: Mode,
    heroes: &'static [&'static str],
    /// They take turns over the seats.
    bots: &'static [&'static str],
    switches: &'static [(&'static str, &'static str)],
    seed: u64,
}

const fn duel(board: &'static str, heroes: &'static [&'static str], bots: &'static [&'static str], seed: u64) -> Kept {
    Kept { board, mode: Mode::Duel, heroes, bots, switches: &[], seed }
}

const GREEDY: &[&str] = &["greedy"];
const RANDOM: &[&str] = &["random"];
const MIXED: &[&str] = &["greedy", "random"];

const GAMES: [Kept; 12] = [
    duel("Sarpedon", &["King Arthur", "Medusa"], GREEDY, 101),
    duel("Marmoreal", &["Alice", "Sinbad"], GREEDY, 102),
    duel("Heorot", &["Little Red Riding Hood", "Beowulf"], GREEDY, 103),
    duel("King Solomon's Mine", &["Houdini", "The Genie"], GREEDY, 104),
    duel("Navy Pier", &["Ms. Marvel", "Squirrel Girl"], MIXED, 105),
    duel("Hell's Kitchen", &["Daredevil", "Elektra"], RANDOM, 106),
    duel("Sarpedon", &["Medusa", "Medusa"], RANDOM, 18_446_744_073_709_551_615),
    Kept {
        switches: &[("win_check", "EndOfAction"), ("door_zone_rule", "WithinZone")],
        ..duel("Heorot", &["Bullseye", "Cloak & Dagger"], MIXED, 108)
    },
    Kept {
        mode: Mode::FreeForAll,
        ..duel("Hell's Kitchen", &["Bullseye", "Cloak & Dagger", "Daredevil"], GREEDY, 109)
    },
    Kept {
        mode: Mode::FreeForAll,
        ..duel("Sarpedon", &["Elektra", "Sinbad", "Squirrel Girl", "Houdini"], RANDOM, 110)
    },
    Kept {
        mode: Mode::Teams,
        ..duel("Marmoreal", &["Medusa", "Beowulf", "Alice", "Little Red Riding Hood"], GREEDY, 111)
    },
    Kept {
        mode: Mode::Teams,
        switches: &[("team_shared_hands", "false")],
        ..duel("Navy Pier", &["King Arthur", "The Genie", "Ms. Marvel", "Houdini"], RANDOM, 112)
    },
];

impl Kept {
    fn path(&self) -> PathBuf {
        let words = [&[self.mode.name(), self.board], self.heroes].concat().join(" ").to_lowercase();
        let words: Vec<&str> = words.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        folder().join(format!("{}.game", words.join("-")))
    }

    fn play(&self, content: &Content) -> Record {
        let mut switches = Switches::default();
        for (name, value) in self.switches {
            switches.set(name, value).expect("a known switch");
        }
        let m = content.set_up(self.board, self.heroes, self.mode, switches).expect("a sound setup");
        let name = |seat: usize| self.bots[seat % self.bots.len()];
        let mut bots: Vec<_> =
            (0..m.seats.len()).map(|seat| by_name(name(seat), self.seed ^ seat as u64).expect("a known bot")).collect();
        let seat = |(index, seat): (usize, &Seat)| RecordSeat {
            hero: seat.hero.name.clone(),
            player: Some(format!("bot:{}", name(index))),
        };
        let mut record = Record {
            board: m.board.name.clone(),
            mode: m.mode,
            switches,
            seed: self.seed,
            seats: m.seats.iter().enumerate().map(seat).collect(),
            // These games are played with the content of the day: a card that is put better does not make them wrong.
            content: Vec::new(),
            choices: Vec::new(),
            result: None,
        };
        let mut options = Options::new();
        let mut state = State::new(&m, self.seed, &mut ());
        state.options(&m, &mut options);
        while let Some(question) = state.question(&m) {
            let seat = question.seat;
            let opt = bots[seat.index()].choose(&m, &state.view(&m, Some(seat)), &options);
            record.choices.push(Choice { seat, line: state.write(&m, opt), at: 0 });
            assert!(record.choices.len() < LONGEST, "{} does not end", self.path().display());
            state.answer_unchecked(&m, opt, &mut options, &mut ());
        }
        record.result = state.outcome().map(|outcome| result_text(&m, outcome));
        record
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases/records")
}

fn check(content: &Content, path: &Path) {
    let shown = path.display();
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{shown}: {error}; UPDATE=1 writes it"));
    let record = Record::parse(&text).unwrap_or_else(|error| panic!("{shown}: {error}"));
    let heroes: Vec<&str> = record.seats.iter().map(|seat| seat.hero.as_str()).collect();
    let m = content.set_up(&record.board, &heroes, record.mode, record.switches);
    let m = m.unwrap_or_else(|error| panic!("{shown}: {error}"));
    // Replaying also compares the result; here it is written anew from what the replay offers and says.
    let end = record.replay(&m, &mut ()).unwrap_or_else(|error| panic!("{shown}: {error}"));
    let mut again =
        Record { choices: Vec::new(), result: end.outcome().map(|over| result_text(&m, over)), ..record.clone() };
    let mut state = State::new(&m, record.seed, &mut ());
    for choice in &record.choices {
        let seat = state.question(&m).expect("the replay went on").seat;
        let opt = state.read(&m, &choice.line).expect("the replay read it");
        again.choices.push(Choice { seat, line: state.write(&m, opt), at: 0 });
        state.answer(&m, opt, &mut ()).expect("what is read is offered");
    }
    assert_eq!(state, end, "{shown}: both doors lead to the same end");
    assert!(again.result.is_some(), "{shown}: the game has an end");
    assert!(again.to_string() == text, "{shown}: written again it is not the same");
}

#[test]
fn records_replay() {
    let content = Content::built_in().expect("the built-in content is sound");
    if std::env::var_os("UPDATE").is_some() {
        _ = fs::remove_dir_all(folder());
        fs::create_dir_all(folder()).expect("a folder");
        for game in &GAMES {
            fs::write(game.path(), game.play(&content).to_string()).expect("a file");
        }
    }
    let mut found: Vec<PathBuf> =
        fs::read_dir(folder()).expect("a folder").map(|entry| entry.expect("a file").path()).collect();
    let mut wanted: Vec<PathBuf> = GAMES.iter().map(Kept::path).collect();
    found.sort();
    wanted.sort();
    assert_eq!(found, wanted, "UPDATE=1 plays the games anew");
    for path in &found {
        check(&content, path);
    }
}

#[test]
fn every_hero_board_and_mode_has_a_record() {
    let content = Content::built_in().expect("the built-in content is sound");
    for hero in &content.heroes {
        assert!(GAMES.iter().any(|game| game.heroes.contains(&hero.name.as_str())), "no record with {}", hero.name);
    }
    for board in &content.boards {
        assert!(GAMES.iter().any(|game| game.board == board.name), "no record on {}", board.name);
    }
    for mode in Mode::ALL {
        assert!(GAMES.iter().any(|game| game.mode == mode), "no record of mode {}", mode.name());
    }
}
