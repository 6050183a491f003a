//! The bots' desk: who thinks about which decision, and what bots keep of what they have thought out.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use peerless_bots::{Bot, Level, Seen};
use peerless_rules::{Opt, Rng, SeatId};
use peerless_session::{Session, Taken};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};
use tokio::time::Instant;

use super::{Order, Table};
use crate::fault::Kind;
use crate::seats::BySeat;
use crate::thinkers::{Job, Thinkers, Thought};

/// How soon a choice that could not be kept is tried again.
const AGAIN: Duration = Duration::from_secs(5);

pub struct Desk {
    bots: BySeat<Option<Box<dyn Bot>>>,
    /// For each bot that thinks ahead, leave to keep what it has thought out until its next decision.
    memories: BySeat<Option<OwnedSemaphorePermit>>,
    /// The decision that a bot thinks about, and what is set when it is gone.
    thinking: Option<(u32, Arc<AtomicBool>)>,
    /// On whose account the bots of this table think.
    owner: String,
    /// Bots that were cut short in their last decision, because many think.
    pub hurried: BySeat<bool>,
    /// How the table hears of a choice.
    orders: mpsc::WeakSender<Order>,
}

impl Desk {
    pub fn new(seats: usize, owner: String, orders: mpsc::WeakSender<Order>) -> Self {
        Self {
            bots: BySeat::new(seats, |_| None),
            memories: BySeat::new(seats, |_| None),
            thinking: None,
            owner,
            hurried: BySeat::new(seats, |_| false),
            orders,
        }
    }

    /// Bots see what their seats may see of a choice that was taken.
    pub fn saw(&mut self, game: &Session, taken: &Taken) {
        for (viewer, bot) in game.m.seat_ids().zip(self.bots.as_mut_slice()) {
            if let Some(bot) = bot
                && let Some(seen) = Seen::new(&game.m, &taken.before, taken.opt, game.state(), viewer)
            {
                bot.saw(&game.m, &seen);
            }
        }
    }

    /// Puts decision `n` of a game to a bot, unless one thinks about it already.
    fn ask(&mut self, thinkers: &Thinkers, game: &Session, n: u32, seat: SeatId, level: Level, seed: u64) {
        if self.thinking.as_ref().is_some_and(|(thinking, _)| *thinking == n) {
            return;
        }
        self.drop_thought();
        let stop = Arc::new(AtomicBool::new(false));
        self.thinking = Some((n, stop.clone()));
        let orders = self.orders.clone();
        thinkers.submit(Job {
            bot: self.bots[seat].take().unwrap_or_else(|| level.bot(seed)),
            quick: level.is_quick(),
            owner: self.owner.clone(),
            stop,
            m: game.m.clone(),
            view: Box::new(game.view(Some(seat))),
            options: game.options().to_vec(),
            since: std::time::Instant::now(),
            done: Box::new(move |thought| {
                if let Some(orders) = orders.upgrade() {
                    // The table may have gone in the meantime.
                    _ = orders.blocking_send(Order::Thought { n, seat, thought });
                }
            }),
        });
    }

    /// Takes the bot back; `false` if nobody waits for this thought any more.
    fn take(&mut self, n: u32) -> bool {
        self.thinking.take_if(|(thinking, _)| *thinking == n).is_some()
    }

    /// The decision is gone: nobody need think about it any more.
    pub fn drop_thought(&mut self) {
        if let Some((_, stop)) = self.thinking.take() {
            stop.store(true, Ordering::Relaxed);
        }
    }

    /// Gives the same choice to the table again a little later: full disks are emptied.
    fn try_again(&mut self, n: u32, seat: SeatId, opt: Opt) {
        let orders = self.orders.clone();
        tokio::spawn(async move {
            tokio::time::sleep(AGAIN).await;
            if let Some(orders) = orders.upgrade() {
                let thought = Thought { bot: None, opt, hurried: false };
                _ = orders.send(Order::Thought { n, seat, thought }).await;
            }
        });
        self.thinking = Some((n, Arc::default()));
    }

    /// Keeps the bot with what it has thought out, if it may. That can be much, so only so many may at a time.
    fn keep(&mut self, seat: SeatId, bot: Option<Box<dyn Bot>>, level: Level, memories: &Arc<Semaphore>) {
        if bot.is_some() && !level.is_quick() && self.memories[seat].is_none() {
            self.memories[seat] = memories.clone().try_acquire_owned().ok();
        }
        let may = level.is_quick() || self.memories[seat].is_some();
        self.bots[seat] = bot.filter(|_| may);
    }

    /// Bots begin anew with their next decision.
    pub fn forget(&mut self) {
        self.bots.as_mut_slice().iter_mut().for_each(|bot| *bot = None);
        self.memories.as_mut_slice().iter_mut().for_each(|memory| *memory = None);
    }

    fn remembers(&self) -> bool {
        self.memories.iter().any(|(_, memory)| memory.is_some())
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        self.drop_thought();
    }
}

impl Table {
    /// Puts the open decision to the bot that must make it; what was thought about before is gone.
    pub(super) fn ask_bot(&mut self) {
        // Bots think at one process.
        let asked = self.asked().filter(|_| self.others.is_mine()).and_then(|seat| Some((seat, self.bot_level(seat)?)));
        let (Some((seat, level)), Some(game)) = (asked, &self.game) else { return self.desk.drop_thought() };
        let seed = Rng::new(self.plan.seed ^ (u64::from(seat.0) + 1) << 56 ^ u64::from(self.n)).next_u64();
        self.desk.ask(&self.hall.thinkers, game, self.n, seat, level, seed);
    }

    pub(super) async fn thought(&mut self, n: u32, seat: SeatId, Thought { bot, opt, hurried }: Thought) {
        // Taken back, resigned or closed in the meantime: what was thought out means nothing now.
        if n != self.n || self.asked() != Some(seat) || !self.desk.take(n) {
            return;
        }
        let Some(level) = self.bot_level(seat) else { return };
        self.desk.keep(seat, bot, level, &self.hall.memories);
        if std::mem::replace(&mut self.desk.hurried[seat], hurried) != hurried {
            self.presence.tell_now();
        }
        match self.choose(opt).await {
            Ok(()) => {}
            // The game has gone on elsewhere.
            Err(fault) if fault.kind == Kind::Lost => self.catch_up_if_possible().await,
            Err(fault) => {
                tracing::error!(table = self.id, "a bot's choice was not kept: {fault}");
                self.desk.try_again(n, seat, opt);
            }
        }
    }

    /// When bots give up what they have thought out, because a person takes long.
    pub(super) fn bots_rest_at(&self) -> Option<Instant> {
        let person = self.asked().filter(|seat| self.is_person(*seat));
        person.filter(|_| self.desk.remembers()).map(|_| self.clocks.since() + self.hall.pace.remember)
    }
}
