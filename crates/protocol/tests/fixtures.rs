//! Messages of real games, kept for the tests of the client. `UPDATE=1 cargo test -p peerless-protocol` writes them anew.

use std::fs;
use std::path::Path;

use peerless_content::Content;
use peerless_protocol::{
    Asked, Decision, EventFace, FromServer, OptionFace, PROTOCOL, SeatFace, Setup, Sight, Status, TableFace, Update,
};
use peerless_rules::*;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/fixtures");

/// No more than this is kept in one file.
const MOST_BYTES: usize = 60_000;

/// A game played by lot.
struct Game {
    m: Match,
    state: State,
    options: Options,
    story: Story,
    rng: Rng,
    choices: u32,
}

impl Game {
    fn new(mode: Mode, board: &str, heroes: &[&str], seed: u64) -> Self {
        let content = Content::built_in().expect("the built-in content is sound");
        let m = content.set_up(board, heroes, mode, Switches::default()).expect("a match");
        let mut story = Story::default();
        let state = State::new(&m, seed, &mut story);
        let mut options = Options::new();
        state.options(&m, &mut options);
        Self { m, state, options, story, rng: Rng::new(seed), choices: 0 }
    }

    fn ask(&self) -> Option<Ask> {
        self.state.question(&self.m).map(|question| question.ask)
    }

    fn step(&mut self) {
        let opt = self.options[self.rng.below(self.options.len())];
        self.story.answer(&self.m, &mut self.state, opt, &mut self.options);
        self.choices += 1;
    }

    /// Plays on until there is what is looked for; false if the game ends without it.
    fn until(&mut self, found: impl Fn(&Self) -> bool) -> bool {
        while !found(self) {
            if self.options.is_empty() {
                return false;
            }
            self.step();
        }
        true
    }

    fn has(&self, which: impl Fn(&Event) -> bool) -> bool {
        self.story.events().iter().any(|(event, _)| which(event))
    }

    /// The seat that is asked.
    fn asked(&self) -> Option<SeatId> {
        self.state.question(&self.m).map(|question| question.seat)
    }

    /// What a socket of this viewer gets first.
    fn sync(&self, viewer: Option<SeatId>) -> FromServer {
        let m = &self.m;
        let view = self.state.view(m, viewer);
        let face = |(event, way): &(Event, Vec<SpaceId>)| EventFace::new(event.seen_with(|of| m.sees(viewer, of)), way);
        let question = view.question(m);
        let mine = question.filter(|question| Some(question.seat) == viewer);
        let decision = mine.map(|question| Decision {
            n: self.choices,
            asked: Asked::new(question),
            options: self.options.iter().map(|&opt| OptionFace::new(m, &view, opt, &self.state.path(m, opt))).collect(),
        });
        let update = Update {
            from: 0,
            events: self.story.events().iter().map(face).collect(),
            sight: Sight::new(m, &view),
            asked: question.map(Asked::new),
            decision,
            undo_free: false,
            undo_ask: false,
        };
        FromServer::Sync {
            protocol: PROTOCOL,
            seat: viewer.map(|seat| seat.0),
            table: self.table(),
            setup: Some(Box::new(Setup::new(m))),
            update: Some(Box::new(update)),
        }
    }

    fn table(&self) -> TableFace {
        let names = ["Ann", "Ben", "Cleo", "Dan"];
        let seat = |id: SeatId| {
            let seat = self.m.seat(id);
            SeatFace {
                hero: Some(seat.hero.name.clone()),
                team: seat.team,
                name: Some(names[id.index()].to_owned()),
                bot: None,
                present: true,
                resigned: false,
                claimable: false,
                clock: None,
            }
        };
        let outcome = self.state.outcome();
        let winners = |outcome: Outcome| {
            let won = |seat: &SeatId| self.m.team(*seat) == outcome.team;
            self.m.seat_ids().filter(won).map(|seat| seat.0).collect()
        };
        TableFace {
            id: "fixture".to_owned(),
            status: if outcome.is_some() { Status::Over } else { Status::Playing },
            mode: self.m.mode.name().to_owned(),
            board: Some(self.m.board.name.clone()),
            seats: self.m.seat_ids().map(seat).collect(),
            clock: None,
            open: false,
            lesson: false,
            watchers: 0,
            undo: None,
            ending: outcome.map(|outcome| peerless_protocol::Ending {
                winners: winners(outcome),
                reason: peerless_protocol::EndReason::Victory,
            }),
            rematch: None,
            rematch_wanted: Vec::new(),
        }
    }
}

/// The game of the first seed that comes to what is looked for within so many events.
fn search(mode: Mode, board: &str, heroes: &[&str], events: usize, found: impl Fn(&Game) -> bool) -> Game {
    for seed in 0..5000 {
        let mut game = Game::new(mode, board, heroes, seed);
        if game.until(|game| game.story.events().len() > events || found(game)) && found(&game) {
            return game;
        }
    }
    panic!("no game comes to this point");
}

/// Compares a message with the one that is kept.
fn check(name: &str, message: &FromServer) {
    let text = serde_json::to_string(message).expect("a message is JSON") + "\n";
    assert!(text.len() <= MOST_BYTES, "{name} has {} bytes", text.len());
    let path = Path::new(FOLDER).join(name).with_extension("json");
    if std::env::var_os("UPDATE").is_some() {
        fs::create_dir_all(FOLDER).expect("a folder");
        fs::write(&path, &text).expect("a file");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == text, "web/src/fixtures/{name}.json is old: UPDATE=1 cargo test -p peerless-protocol");
}

const DUEL: [&str; 2] = ["King Arthur", "Medusa"];

#[test]
fn a_seat_at_its_action() {
    let fits = |game: &Game| {
        let attack = game.options.iter().any(|opt| matches!(opt, Opt::Attack { .. }));
        let scheme = game.options.iter().any(|opt| matches!(opt, Opt::Scheme { .. }));
        game.ask() == Some(Ask::Action) && attack && scheme
    };
    let game = search(Mode::Duel, "Sarpedon", &DUEL, 60, fits);
    check("action", &game.sync(game.asked()));
    check("waiting", &game.sync(Some(SeatId(1 - game.asked().expect("a seat").0))));
}

#[test]
fn a_seat_in_its_maneuver() {
    let fits = |game: &Game| {
        let longest = game.options.iter().map(|&opt| game.state.path(&game.m, opt).len()).max();
        game.ask() == Some(Ask::Move) && longest >= Some(3)
    };
    let game = search(Mode::Duel, "Sarpedon", &DUEL, 60, fits);
    check("move", &game.sync(game.asked()));
}

#[test]
fn a_seat_at_its_defense() {
    let game =
        search(Mode::Duel, "Sarpedon", &DUEL, 80, |game| game.ask() == Some(Ask::Defense) && game.options.len() > 2);
    check("defense", &game.sync(game.asked()));
}

#[test]
fn a_combat_with_all_that_can_be_in_it() {
    let fought = |game: &Game| {
        let effects = game.has(|event| matches!(event, Event::Canceled { .. }))
            && game.has(|event| matches!(event, Event::BlindBoost { .. }))
            && game.has(|event| matches!(event, Event::ItemUsed { .. }));
        effects && game.has(|event| matches!(event, Event::Result { .. })) && game.ask() == Some(Ask::Action)
    };
    let game = search(Mode::Duel, "Hell's Kitchen", &["Daredevil", "Elektra"], 400, fought);
    check("combat", &game.sync(game.asked()));
}

#[test]
fn a_game_that_is_over() {
    let game = search(Mode::Duel, "Marmoreal", &["Alice", "Sinbad"], 500, |game| game.state.outcome().is_some());
    check("over", &game.sync(Some(SeatId(0))));
}

#[test]
fn four_in_teams_from_outside() {
    let heroes = ["Bullseye", "Ms. Marvel", "Beowulf", "The Genie"];
    let game = search(Mode::Teams, "Hell's Kitchen", &heroes, 200, |game| {
        game.has(|event| matches!(event, Event::Result { .. })) && game.state.turn() > 4
    });
    check("teams", &game.sync(None));
}

#[test]
fn doors_in_a_maneuver() {
    let game = search(Mode::Duel, "Heorot", &["Beowulf", "Little Red Riding Hood"], 120, |game| {
        let opens = game.options.iter().any(|opt| matches!(opt, Opt::Open { .. }));
        let closes = game.options.iter().any(|opt| matches!(opt, Opt::Close(_)));
        opens && closes
    });
    check("doors", &game.sync(game.asked()));
}

#[test]
fn passages_in_a_maneuver() {
    let game = search(Mode::Duel, "King Solomon's Mine", &["Houdini", "The Genie"], 120, |game| {
        let by_passage = |&opt: &Opt| {
            let path = game.state.path(&game.m, opt);
            path.windows(2).any(|step| {
                let [a, b] = [step[0], step[1]];
                game.m.board.passages.has(a) && !game.m.board.neighbors(a).has(b)
            })
        };
        game.ask() == Some(Ask::Move) && game.options.iter().any(by_passage)
    });
    check("passages", &game.sync(game.asked()));
}

#[test]
fn many_small_fighters() {
    let game = search(Mode::Duel, "Navy Pier", &["Squirrel Girl", "Cloak & Dagger"], 300, |game| {
        let small = |&id: &FighterId| game.m.fighter(id).small && game.state.space_of(id).is_some();
        let all = (0..game.m.fighters.len() as u8).map(FighterId);
        game.ask() == Some(Ask::Move) && game.asked() == Some(SeatId(0)) && all.filter(small).count() >= 5
    });
    check("small", &game.sync(game.asked()));
}
