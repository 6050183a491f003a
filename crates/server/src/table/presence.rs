//! Who is here: the sockets at a table, since when seats stay away, and when all must hear of it.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use peerless_rules::SeatId;
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::seats::BySeat;

/// How soon the others hear that somebody came or went to watch.
const WATCHERS_SOON: Duration = Duration::from_millis(500);

/// A message as it goes out, shared by all who get it.
pub type Told = Arc<str>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClientId(u64);

struct Client {
    /// None: watches.
    seat: Option<SeatId>,
    from: IpAddr,
    out: mpsc::Sender<Told>,
}

pub struct Presence {
    clients: HashMap<ClientId, Client>,
    next: u64,
    /// Seats with somebody at another process, and how many watch there.
    elsewhere: (Vec<SeatId>, u32),
    /// Since when nobody with the seat's secret is there.
    absent_since: BySeat<Option<Instant>>,
    /// Since when nobody at all is there, and since when nobody at this process.
    empty_since: Option<Instant>,
    left_alone_since: Option<Instant>,
    /// When the table itself must be told anew.
    due: Option<Instant>,
}

impl Presence {
    pub fn new(seats: usize) -> Self {
        let start = Some(Instant::now());
        let absent_since = BySeat::new(seats, |_| start);
        let elsewhere = (Vec::new(), 0);
        let (empty_since, left_alone_since) = (start, start);
        Self { clients: HashMap::new(), next: 0, elsewhere, absent_since, empty_since, left_alone_since, due: None }
    }

    pub fn enter(&mut self, seat: Option<SeatId>, from: IpAddr, out: mpsc::Sender<Told>) -> ClientId {
        let client = ClientId(self.next);
        self.next += 1;
        self.clients.insert(client, Client { seat, from, out });
        self.count();
        self.tell_of(seat);
        client
    }

    pub fn exit(&mut self, client: ClientId) {
        if let Some(client) = self.clients.remove(&client) {
            self.count();
            self.tell_of(client.seat);
        }
    }

    /// The seat that a client plays, or `None` for one who watches; `None` outside of it for one who is gone.
    pub fn seat_of(&self, client: ClientId) -> Option<Option<SeatId>> {
        self.clients.get(&client).map(|client| client.seat)
    }

    /// Where a client comes from.
    pub fn address_of(&self, client: ClientId) -> Option<IpAddr> {
        self.clients.get(&client).map(|client| client.from)
    }

    /// Seats get other numbers; whoever's is gone watches from now on. Gives whether anybody's is another.
    pub fn reseat(&mut self, new: impl Fn(SeatId) -> Option<SeatId>) -> bool {
        let mut moved = false;
        for client in self.clients.values_mut() {
            let seat = client.seat.and_then(&new);
            moved |= seat != client.seat;
            client.seat = seat;
        }
        self.count();
        moved
    }

    /// Who is at this table at other processes.
    pub fn note_elsewhere(&mut self, seats: Vec<SeatId>, watchers: u32) {
        if self.elsewhere != (seats.clone(), watchers) {
            self.elsewhere = (seats, watchers);
            self.count();
            self.tell_now();
        }
    }

    /// Who is at this table at this process: seats, and how many watch.
    pub fn here(&self) -> (Vec<SeatId>, u32) {
        let mut seats: Vec<SeatId> = self.clients.values().filter_map(|client| client.seat).collect();
        seats.sort();
        seats.dedup();
        (seats, self.clients.values().filter(|client| client.seat.is_none()).count() as u32)
    }

    fn count(&mut self) {
        let now = Instant::now();
        let alone = self.clients.is_empty();
        let (seats, watchers) = &self.elsewhere;
        let mut here: Vec<Option<SeatId>> = self.clients.values().map(|client| client.seat).collect();
        here.extend(seats.iter().copied().map(Some));
        for (index, since) in self.absent_since.as_mut_slice().iter_mut().enumerate() {
            let seat = Some(SeatId(index as u8));
            *since = if here.contains(&seat) { None } else { since.or(Some(now)) };
        }
        let since = |before: Option<Instant>, empty: bool| if empty { before.or(Some(now)) } else { None };
        self.empty_since = since(self.empty_since, here.is_empty() && *watchers == 0);
        self.left_alone_since = since(self.left_alone_since, alone);
    }

    pub fn watchers(&self) -> u32 {
        self.here().1 + self.elsewhere.1
    }

    /// Whether somebody is here to see what this seat, or who watches, is told.
    pub fn is_here(&self, viewer: Option<SeatId>) -> bool {
        self.clients.values().any(|client| client.seat == viewer)
    }

    pub fn absent_since(&self, seat: SeatId) -> Option<Instant> {
        self.absent_since[seat]
    }

    /// Since when nobody at all is here.
    pub fn empty_since(&self) -> Option<Instant> {
        self.empty_since
    }

    /// Since when nobody is at this process.
    pub fn left_alone_since(&self) -> Option<Instant> {
        self.left_alone_since
    }

    // ── telling ──

    pub fn tell_now(&mut self) {
        self.due = Some(Instant::now());
    }

    /// Those who play are told of at once; those who watch come and go in crowds.
    fn tell_of(&mut self, seat: Option<SeatId>) {
        match seat {
            Some(_) => self.tell_now(),
            None => {
                let soon = Instant::now() + WATCHERS_SOON;
                self.due = Some(self.due.map_or(soon, |due| due.min(soon)));
            }
        }
    }

    pub fn due(&self) -> Option<Instant> {
        self.due
    }

    /// Whether the table must be told anew now; asked once.
    pub fn take_due(&mut self) -> bool {
        self.due.take_if(|due| *due <= Instant::now()).is_some()
    }

    /// Whoever does not read is let go.
    pub fn send_all(&mut self, message: impl Fn(Option<SeatId>) -> Option<Told>) {
        let is_slow = |client: &Client| message(client.seat).is_some_and(|told| client.out.try_send(told).is_err());
        let slow: Vec<ClientId> =
            self.clients.iter().filter(|(_, client)| is_slow(client)).map(|(id, _)| *id).collect();
        slow.into_iter().for_each(|client| self.exit(client));
    }

    pub fn send(&mut self, client: ClientId, message: Told) {
        let sent = self.clients.get(&client).map(|client| client.out.try_send(message));
        if sent.is_some_and(|sent| sent.is_err()) {
            self.exit(client);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[test]
    fn a_seat_is_absent_while_nobody_holds_it() {
        let mut presence = Presence::new(2);
        let (out, _in) = mpsc::channel(4);
        let seat = SeatId(1);
        let first = presence.enter(Some(seat), HERE, out.clone());
        let second = presence.enter(Some(seat), HERE, out.clone());
        presence.enter(None, HERE, out);
        presence.exit(first);
        assert!(presence.absent_since(seat).is_none() && presence.absent_since(SeatId(0)).is_some());
        let moment = Instant::now();
        presence.exit(second);
        assert!(presence.absent_since(seat) >= Some(moment));
        assert_eq!((presence.watchers(), presence.empty_since()), (1, None));
    }

    #[test]
    fn whoever_is_at_another_process_is_there() {
        let mut presence = Presence::new(2);
        presence.note_elsewhere(vec![SeatId(1)], 2);
        assert!(presence.absent_since(SeatId(1)).is_none() && presence.absent_since(SeatId(0)).is_some());
        assert_eq!((presence.watchers(), presence.empty_since()), (2, None));
        assert!(presence.left_alone_since().is_some() && presence.here() == (vec![], 0) && presence.take_due());
        presence.note_elsewhere(vec![], 0);
        assert!(presence.absent_since(SeatId(1)).is_some() && presence.empty_since().is_some());
    }

    #[test]
    fn whoever_does_not_read_is_let_go() {
        let mut presence = Presence::new(1);
        let (out, mut told) = mpsc::channel(1);
        let client = presence.enter(None, HERE, out);
        assert!(!presence.take_due(), "who watches is told of a little later");
        presence.send_all(|_| Some("a".into()));
        presence.send_all(|_| Some("b".into()));
        assert_eq!(presence.seat_of(client), None);
        assert_eq!(told.try_recv().as_deref(), Ok("a"));
        assert_eq!(told.try_recv(), Err(mpsc::error::TryRecvError::Disconnected));
        presence.tell_now();
        assert!(presence.take_due() && !presence.take_due());
    }
}
