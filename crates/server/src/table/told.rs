//! What a table tells: itself, what each viewer sees of the game, and the record of a game that is over.

use std::sync::Arc;

use peerless_content::Wanted;
use peerless_protocol::*;
use peerless_rules::{Match, Mode, PieceKind, Record, SeatId};
use tokio::time::Instant;

use super::{ClientId, Table, Told};
use crate::coach::Moment;
use crate::fault::Fault;
use crate::keys;
use crate::plan::Holder;
use crate::replay;
use crate::store::{Duel, ShelfGame};

/// A game that is over, for downloads, replays and games that go on from it.
pub struct Archive {
    pub face: TableFace,
    pub m: Arc<Match>,
    pub record: Record,
    /// What the record cannot say: who left, and why.
    pub left: Vec<(SeatId, EndReason)>,
    /// What the seed was made from.
    pub deal: Option<Deal>,
    /// What it was played with that looks otherwise than what there is for all.
    pub looks: Vec<Wanted>,
}

impl Archive {
    /// The text of a `.game` file.
    pub fn text(&self) -> String {
        let note = |(seat, reason): &(SeatId, EndReason)| format!("# seat {seat} {}\n", reason.code());
        let deal = self.deal.as_ref().map(Deal::line).unwrap_or_default();
        let looks = replay::written_looks(&self.looks);
        format!("{}{deal}{looks}{}", self.record, self.left.iter().map(note).collect::<String>())
    }
}

impl Table {
    pub fn face(&self) -> TableFace {
        let running = self.running_clock();
        let clocks = self.clocks.left(running, Instant::now());
        let teams = self.plan.mode == Mode::Teams.name();
        let face = |seat: SeatId| {
            let chair = self.plan.chair(seat);
            SeatFace {
                hero: chair.hero.clone(),
                look: chair.hero.as_ref().filter(|hero| self.plan.is_brought(hero)).and_then(|hero| {
                    let look = self.content.hero(hero).ok()?.look.clone();
                    Some(LookFace { palette: look.palette, emblem: look.emblem })
                }),
                team: if teams { seat.0 % 2 } else { seat.0 },
                name: match &chair.holder {
                    Holder::Free => None,
                    Holder::Person { name } => Some(name.clone()),
                    Holder::Bot { level } => Some(level.clone()),
                },
                bot: self.bot_level(seat).map(|level| level.name().to_owned()),
                present: self.presence.absent_since(seat).is_none(),
                resigned: self.left[seat].is_some(),
                claimable: self.is_claimable(seat),
                hurried: self.desk.hurried[seat] && self.bot_level(seat).is_some(),
                clock: self
                    .clocks
                    .rule()
                    .filter(|_| self.is_person(seat))
                    .map(|_| ClockFace { left_ms: clocks[seat].as_millis() as u64, running: running == Some(seat) }),
            }
        };
        TableFace {
            id: self.id.clone(),
            status: self.status,
            mode: self.plan.mode.clone(),
            board: self.plan.board.clone(),
            seats: self.plan.seats().map(face).collect(),
            clock: self.plan.clock,
            open: self.plan.open,
            guests_bring: self.plan.guests_bring,
            lesson: self.plan.lesson,
            deal: self.plan.deal().map(|deal| deal.commitment()),
            from_record: self.plan.from_record,
            watchers: self.presence.watchers(),
            undo: self.undo.face(),
            ending: self.ending.clone(),
            rematch: self.plan.rematch.clone(),
            rematch_wanted: self.rematch_wanted.which(|wanted| *wanted),
        }
    }

    /// The turn that goes on; 0 before the first.
    pub(super) fn turn(&self) -> u16 {
        self.game.as_ref().map_or(0, |game| game.state().turn())
    }

    /// How a duel ended that says something of its heroes: dealt fairly, and played from the beginning.
    pub(super) fn duel(&self) -> Option<Duel> {
        let ending = self.ending.as_ref()?;
        let plan = &self.plan;
        if plan.mode != Mode::Duel.name() || plan.from_record || plan.deal.is_none() || !plan.brought.is_empty() {
            return None;
        }
        let [first, second] = plan.chairs.as_slice() else { return None };
        Some(Duel {
            board: plan.board.clone()?,
            heroes: [first.hero.clone()?, second.hero.clone()?],
            winner: *ending.winners.first()?,
            people: first.is_person() && second.is_person(),
        })
    }

    /// How a game ended for what was in it of the shelf.
    pub(super) fn shelf_games(&self) -> Vec<ShelfGame> {
        let Some(ending) = self.ending.as_ref().filter(|_| self.plan.from_shelf && self.plan.deal.is_some()) else {
            return Vec::new();
        };
        let game = |seat: SeatId| {
            let hero = self.plan.chair(seat).hero.as_ref()?;
            let mark =
                self.plan.brought.iter().find(|mark| mark.kind == PieceKind::Hero.name() && mark.name == *hero)?;
            let won = ending.winners.contains(&seat.0);
            Some(ShelfGame { place: i64::from(seat.0), fingerprint: mark.fingerprint.clone(), won })
        };
        let laid = |(place, mark): (i64, &String)| ShelfGame { place, fingerprint: mark.clone(), won: false };
        let laid = (1..).map(|nth: i64| -nth).zip(&self.plan.laid).map(laid);
        self.plan.seats().filter_map(game).chain(laid).collect()
    }

    pub(super) fn tell_face(&mut self) {
        let message = encode(&FromServer::Table { table: self.face() });
        self.presence.send_all(|_| Some(message.clone()));
    }

    /// What a viewer sees from the event `from` on.
    fn update(&self, seat: Option<SeatId>, from: usize) -> Option<Update> {
        let game = self.game.as_ref()?;
        let mut update = game.update(seat, from);
        let playing = self.status == Status::Playing && self.ending.is_none();
        if !playing {
            update.asked = None;
        }
        let plays = playing && seat.is_some_and(|seat| self.is_person(seat));
        if let Some(seat) = seat.filter(|seat| plays && self.asked() == Some(*seat)) {
            update.decision = game.decision(self.numbers[seat]);
        }
        update.undo_free &= plays;
        update.undo_ask &= plays;
        Some(update)
    }

    pub(super) fn sync(&self, seat: Option<SeatId>) -> Told {
        encode(&FromServer::Sync {
            protocol: PROTOCOL,
            seat: seat.map(|seat| seat.0),
            table: self.face(),
            setup: self.game.as_ref().map(|game| Box::new(Setup::new(&game.m))),
            update: self.update(seat, 0).map(Box::new),
        })
    }

    pub(super) fn sync_all(&mut self) {
        self.tell_each(|table, seat| Some(table.sync(seat)));
    }

    pub(super) fn update_all(&mut self, from: usize) {
        self.tell_each(|table, seat| table.update(seat, from).map(|update| encode(&FromServer::Update { update })));
    }

    /// One message for those who watch and one for each seat, made where somebody is there to read it.
    fn tell_each(&mut self, message: impl Fn(&Self, Option<SeatId>) -> Option<Told>) {
        let viewers = [None].into_iter().chain(self.plan.seats().map(Some));
        let here = viewers.filter(|viewer| self.presence.is_here(*viewer));
        let messages: Vec<(Option<SeatId>, Option<Told>)> =
            here.map(|viewer| (viewer, message(self, viewer))).collect();
        let of = |viewer: Option<SeatId>| messages.iter().find(|(seat, _)| *seat == viewer)?.1.clone();
        self.presence.send_all(of);
    }

    pub(super) fn send(&mut self, client: ClientId, message: &FromServer) {
        self.presence.send(client, encode(message));
    }

    pub(super) fn why(&self, seat: SeatId, wish: Wish) -> Result<Because, Fault> {
        let because = self.playing()?.why_not(seat, wish);
        Ok(because.unwrap_or_else(Because::offered))
    }

    /// What a coach may look at: nothing but what the seat itself sees. Where others play, nobody has a coach.
    pub(super) fn moment(&self, secret: &str) -> Result<Moment, Fault> {
        let seat = self.plan.seat_of(&keys::hash(secret)).ok_or_else(Fault::bad_secret)?;
        let game = self.playing()?;
        if self.plan.seats().any(|other| other != seat && self.plan.chair(other).is_person()) {
            return Err(Fault::conflict("no-coach"));
        }
        if self.asked() != Some(seat) || !self.is_person(seat) {
            return Err(Fault::conflict("not-your-decision"));
        }
        let view = Box::new(game.view(Some(seat)));
        Ok(Moment { m: game.m.clone(), view, options: game.options().to_vec(), n: self.numbers[seat] })
    }

    pub(super) fn archive(&self) -> Result<Archive, Fault> {
        let over = matches!(self.status, Status::Over | Status::Closed);
        let game = self.game.as_ref().filter(|_| over);
        let game = game.ok_or_else(|| Fault::conflict("not-over"))?;
        let mut record = game.record();
        for (seat, written) in self.plan.seats().zip(&mut record.seats) {
            written.player = self.plan.player(seat);
        }
        let left = self.left.iter().filter_map(|(seat, reason)| Some((seat, (*reason)?))).collect();
        let mut looks = self.plan.pieces();
        looks.retain(|wanted| !self.hall.content.has_edition(wanted));
        Ok(Archive { face: self.face(), m: game.m.clone(), record, left, deal: self.plan.deal(), looks })
    }
}

pub(super) fn encode(message: &FromServer) -> Told {
    // The messages are plain data; writing them as JSON cannot fail.
    serde_json::to_string(message).unwrap_or_default().into()
}
