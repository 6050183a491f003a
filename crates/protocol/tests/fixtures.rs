//! Messages of real games, kept for the tests of the client. `UPDATE=1 cargo test -p peerless-protocol` writes them anew.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use peerless_content::Content;
use peerless_protocol::{FromServer, PROTOCOL, SeatFace, Setup, Status, TableFace};
use peerless_rules::*;
use peerless_session::Session;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/fixtures");

/// No more than this is kept in one file.
const MOST_BYTES: usize = 90_000;

/// A game played by lot.
struct ByLot {
    session: Session,
    rng: Rng,
}

impl ByLot {
    fn new(mode: Mode, board: &str, heroes: &[&str], seed: u64) -> Self {
        let content = Content::built_in().expect("the built-in content is sound");
        let m = content.set_up(board, heroes, mode, Switches::default()).expect("a match");
        Self { session: Session::new(Arc::new(m), seed), rng: Rng::new(seed) }
    }

    fn ask(&self) -> Option<Ask> {
        self.session.question().map(|question| question.ask)
    }

    fn step(&mut self) {
        let options = self.session.options();
        let opt = options[self.rng.below(options.len())];
        self.session.take(opt).expect("it is offered");
    }

    /// Plays on until there is what is looked for; false if the game ends without it.
    fn until(&mut self, found: impl Fn(&Self) -> bool) -> bool {
        while !found(self) {
            if self.session.options().is_empty() {
                return false;
            }
            self.step();
        }
        true
    }

    fn has(&self, which: impl Fn(&Event) -> bool) -> bool {
        self.session.since(0).iter().any(|told| which(&told.event))
    }

    /// The seat that is asked.
    fn asked(&self) -> Option<SeatId> {
        self.session.question().map(|question| question.seat)
    }

    /// What a socket of this viewer gets first.
    fn sync(&self, viewer: Option<SeatId>) -> FromServer {
        let mut update = self.session.update(viewer, 0);
        if viewer == self.asked() {
            update.decision = self.session.decision(self.session.choices().len() as u32);
        }
        // Nothing was chosen by a person, so there is nothing to take back.
        (update.undo_free, update.undo_ask) = (false, false);
        FromServer::Sync {
            protocol: PROTOCOL,
            seat: viewer.map(|seat| seat.0),
            table: self.table(),
            setup: Some(Box::new(Setup::new(&self.session.m))),
            update: Some(Box::new(update)),
        }
    }

    fn table(&self) -> TableFace {
        let names = ["Ann", "Ben", "Cleo", "Dan"];
        let seat = |id: SeatId| {
            let seat = self.session.m.seat(id);
            SeatFace {
                hero: Some(seat.hero.name.clone()),
                look: None,
                team: seat.team,
                name: Some(names[id.index()].to_owned()),
                bot: None,
                present: true,
                resigned: false,
                claimable: false,
                hurried: false,
                clock: None,
            }
        };
        let outcome = self.session.state().outcome();
        let winners = |outcome: Outcome| {
            let won = |seat: &SeatId| self.session.m.team(*seat) == outcome.team;
            self.session.m.seat_ids().filter(won).map(|seat| seat.0).collect()
        };
        TableFace {
            id: "fixture".to_owned(),
            status: if outcome.is_some() { Status::Over } else { Status::Playing },
            mode: self.session.m.mode.name().to_owned(),
            board: Some(self.session.m.board.name.clone()),
            seats: self.session.m.seat_ids().map(seat).collect(),
            clock: None,
            open: false,
            guests_bring: false,
            lesson: false,
            deal: None,
            from_record: false,
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
fn search(mode: Mode, board: &str, heroes: &[&str], events: usize, found: impl Fn(&ByLot) -> bool) -> ByLot {
    for seed in 0..5000 {
        let mut game = ByLot::new(mode, board, heroes, seed);
        if game.until(|game| game.session.events() > events || found(game)) && found(&game) {
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
    let fits = |game: &ByLot| {
        let attack = game.session.options().iter().any(|opt| matches!(opt, Opt::Attack { .. }));
        let scheme = game.session.options().iter().any(|opt| matches!(opt, Opt::Scheme { .. }));
        game.ask() == Some(Ask::Action) && attack && scheme
    };
    let game = search(Mode::Duel, "Sarpedon", &DUEL, 60, fits);
    check("action", &game.sync(game.asked()));
    check("waiting", &game.sync(Some(SeatId(1 - game.asked().expect("a seat").0))));
}

#[test]
fn a_seat_in_its_maneuver() {
    let fits = |game: &ByLot| {
        let longest =
            game.session.options().iter().map(|&opt| game.session.state().path(&game.session.m, opt).len()).max();
        game.ask() == Some(Ask::Move) && longest >= Some(3)
    };
    let game = search(Mode::Duel, "Sarpedon", &DUEL, 60, fits);
    check("move", &game.sync(game.asked()));
}

#[test]
fn a_seat_at_its_defense() {
    let game = search(Mode::Duel, "Sarpedon", &DUEL, 80, |game| {
        game.ask() == Some(Ask::Defense) && game.session.options().len() > 2
    });
    check("defense", &game.sync(game.asked()));
}

#[test]
fn a_combat_with_all_that_can_be_in_it() {
    let fought = |game: &ByLot| {
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
    let game =
        search(Mode::Duel, "Marmoreal", &["Alice", "Sinbad"], 500, |game| game.session.state().outcome().is_some());
    check("over", &game.sync(Some(SeatId(0))));
}

#[test]
fn four_in_teams_from_outside() {
    let heroes = ["Bullseye", "Ms. Marvel", "Beowulf", "The Genie"];
    let game = search(Mode::Teams, "Hell's Kitchen", &heroes, 200, |game| {
        game.has(|event| matches!(event, Event::Result { .. })) && game.session.state().turn() > 4
    });
    check("teams", &game.sync(None));
}

#[test]
fn doors_in_a_maneuver() {
    let game = search(Mode::Duel, "Heorot", &["Beowulf", "Little Red Riding Hood"], 120, |game| {
        let opens = game.session.options().iter().any(|opt| matches!(opt, Opt::Open { .. }));
        let closes = game.session.options().iter().any(|opt| matches!(opt, Opt::Close(_)));
        opens && closes
    });
    check("doors", &game.sync(game.asked()));
}

#[test]
fn passages_in_a_maneuver() {
    let game = search(Mode::Duel, "King Solomon's Mine", &["Houdini", "The Genie"], 120, |game| {
        let by_passage = |&opt: &Opt| {
            let path = game.session.state().path(&game.session.m, opt);
            path.windows(2).any(|step| {
                let [a, b] = [step[0], step[1]];
                game.session.m.board.passages.has(a) && !game.session.m.board.neighbors(a).has(b)
            })
        };
        game.ask() == Some(Ask::Move) && game.session.options().iter().any(by_passage)
    });
    check("passages", &game.sync(game.asked()));
}

#[test]
fn many_small_fighters() {
    let game = search(Mode::Duel, "Navy Pier", &["Squirrel Girl", "Cloak & Dagger"], 300, |game| {
        let small = |&id: &FighterId| game.session.m.fighter(id).small && game.session.state().space_of(id).is_some();
        let all = (0..game.session.m.fighters.len() as u8).map(FighterId);
        game.ask() == Some(Ask::Move) && game.asked() == Some(SeatId(0)) && all.filter(small).count() >= 5
    });
    check("small", &game.sync(game.asked()));
}
