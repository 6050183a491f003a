//! A whole game, step by step, through somebody's eyes.

use std::sync::Arc;

use peerless_content::Wanted;
use peerless_protocol::*;
use peerless_rules::{Fingerprint, Match, Record, RecordSeat, SeatId};
use peerless_session::{Deal, Session, Trouble};

use crate::fault::Fault;
use crate::limits::Limits;

/// Reads `seat:0`, `watcher` or `open`.
pub fn perspective(text: &str) -> Result<Perspective, Fault> {
    match text {
        "watcher" => Ok(Perspective::Watcher),
        "open" => Ok(Perspective::Open),
        _ => {
            let seat = text.strip_prefix("seat:").and_then(|seat| seat.parse().ok());
            Ok(Perspective::Seat { seat: seat.ok_or_else(no_perspective)? })
        }
    }
}

pub fn no_perspective() -> Fault {
    Fault::bad(Trouble::because("bad-perspective", "form"))
}

/// Reads the text of a `.game` file. How long it and its lines are is looked at before they are read: what is wrong with a
/// line is told with the line, and names in it are compared with others.
pub fn read(text: &str, limits: &Limits) -> Result<Record, Fault> {
    let most_choices = limits.choices;
    if text.lines().any(|line| line.len() > limits.line) {
        return Err(Fault::bad(Trouble::because("bad-record", "wide").with("most", limits.line)));
    }
    // Setup and content are far fewer lines.
    if text.lines().count() > 2 * most_choices {
        return Err(Fault::bad(Trouble::because("bad-record", "length").with("most", most_choices)));
    }
    let record = Record::parse(text).map_err(|error| Fault::bad(&error))?;
    if record.choices.len() > most_choices {
        return Err(Fault::bad(Trouble::because("bad-record", "length").with("most", most_choices)));
    }
    Ok(record)
}

/// How a record says which edition of something was played with; a comment, so that every reader of records reads on.
const LOOK: &str = "# look ";

/// The lines of a record that say how its content looked.
pub fn written_looks(looks: &[Wanted]) -> String {
    let line = |wanted: &Wanted| {
        let edition = wanted.edition?;
        Some(format!("{LOOK}{} {edition}\n", wanted.piece.fingerprint))
    };
    looks.iter().filter_map(line).collect()
}

/// What the text of a record says of how its content looked.
pub fn read_looks(text: &str, record: &Record) -> Vec<Wanted> {
    let look = |line: &str| {
        let (fingerprint, edition) = line.trim_end().strip_prefix(LOOK)?.split_once(' ')?;
        let fingerprint: Fingerprint = fingerprint.parse().ok()?;
        let piece = record.content.iter().find(|piece| piece.fingerprint == fingerprint)?.clone();
        Some(Wanted { piece, edition: Some(edition.parse().ok()?) })
    };
    text.lines().filter_map(look).collect()
}

/// Plays a record and tells each step as `perspective` sees it.
pub fn replay(
    m: Arc<Match>,
    record: &Record,
    perspective: Perspective,
    table: Option<TableFace>,
    deal: Option<Deal>,
) -> Result<Replay, Fault> {
    if matches!(perspective, Perspective::Seat { seat } if usize::from(seat) >= m.seats.len()) {
        return Err(Fault::bad(Trouble::because("bad-perspective", "seat")));
    }
    let bad = |error: peerless_rules::RecordError| Fault::bad(&error);
    let mut game = Session::new(m, record.seed);
    let mut steps = vec![step(&game, perspective, None, 0)];
    for choice in &record.choices {
        let (told, option) = words(&game, perspective, choice.seat, &choice.line);
        let from = game.events();
        game.replay(choice).map_err(bad)?;
        let step = step(&game, perspective, Some((choice.seat.0, told)), from);
        steps.push(ReplayStep { option, ..step });
    }
    let name = |seat: &RecordSeat| seat.player.clone();
    Ok(Replay {
        table,
        setup: Setup::new(&game.m),
        names: record.seats.iter().map(name).collect(),
        perspective,
        steps,
        result: game.record().result,
        deal: deal.map(|deal| DealFace { commitment: deal.commitment(), fits: deal.seed() == record.seed }),
    })
}

fn step(game: &Session, perspective: Perspective, choice: Option<(u8, String)>, from: usize) -> ReplayStep {
    let seen = match perspective {
        Perspective::Seat { seat } => game.update(Some(SeatId(seat)), from),
        Perspective::Watcher => game.update(None, from),
        Perspective::Open => game.open_update(from),
    };
    ReplayStep { choice, option: None, events: seen.events, sight: seen.sight, asked: seen.asked }
}

/// A choice in the notation, without the card that only its owner saw; and as it was offered, where nothing is hidden of it.
fn words(game: &Session, perspective: Perspective, seat: SeatId, line: &str) -> (String, Option<OptionFace>) {
    let sees = match perspective {
        Perspective::Seat { seat: viewer } => game.m.sees(Some(SeatId(viewer)), seat),
        Perspective::Watcher => false,
        Perspective::Open => true,
    };
    let opt = game.read(line);
    let hidden = game.question().is_some_and(|question| {
        let secret = question.ask.about().hidden;
        opt.is_none_or(|opt| secret.hides(opt))
    });
    if sees || !hidden {
        let option = opt.map(|opt| OptionFace::new(&game.m, &game.view(Some(seat)), opt));
        return (line.to_owned(), option);
    }
    let verb = line.split_whitespace().next().unwrap_or_default();
    (format!("{verb} …"), None)
}
