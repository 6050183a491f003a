//! How much one address may ask for.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;

/// What a server allows.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Bytes of a message on a socket.
    pub message: usize,
    /// Messages of one socket, pings and pongs among them: so many each second, and so many at once.
    pub messages: Rate,
    /// How often one socket is told everything anew; that is much, and asked for in a few letters.
    pub syncs: Rate,
    /// How often a socket may be too fast before it is closed.
    pub too_fast: u32,
    /// Choices that are taken back at one table; everybody there is told everything anew each time.
    pub undos: Rate,
    /// Phrases that one seat says; everybody at the table hears them.
    pub reactions: Rate,
    /// Bytes of a request.
    pub body: usize,
    /// Bytes of a request that brings a record.
    pub record: usize,
    /// Choices of a record that is brought.
    pub choices: usize,
    /// Bytes of a line of such a record.
    pub line: usize,
    /// Tables that an address may make, rematches among them.
    pub new_tables: Rate,
    /// Tables that an address may have made and that are not over; and as many that it sits at by invitation.
    pub open_tables: u32,
    /// Games with strangers, found in the lobby, that an address may be in at a time.
    pub strangers: u32,
    /// Sockets that an address may have open.
    pub sockets: u32,
    /// Sockets that an address may open.
    pub entries: Rate,
    /// Connections of any kind of an address, and of all together.
    pub connections: u32,
    pub all_connections: u32,
    /// Bytes of requests on their way from an address, and from all together: a body is in memory until it is complete.
    pub bodies: usize,
    pub all_bodies: usize,
    /// Bots in all that may keep what they have thought out between decisions; it can take them tens of megabytes each.
    pub memories: usize,
    /// Requests that cost the server work: joining, tables, records.
    pub requests: Rate,
    /// Replays, which are long.
    pub replays: Rate,
    /// Bytes of a file that is written in the workshop.
    pub file: usize,
    /// Drafts that an address may have made.
    pub drafts: u32,
    /// What an address may have published.
    pub published: u32,
    /// Letters of all versions of a draft together; the oldest go.
    pub history: u32,
    /// Looks at a file while it is written.
    pub checks: Rate,
    /// Tables with files of their own, which are kept with their games.
    pub files: Rate,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            message: 4 << 10,
            messages: Rate { per_second: 40.0, burst: 80.0 },
            syncs: Rate { per_second: 0.2, burst: 5.0 },
            too_fast: 40,
            undos: Rate { per_second: 0.5, burst: 20.0 },
            reactions: Rate { per_second: 0.2, burst: 3.0 },
            body: 16 << 10,
            record: 256 << 10,
            choices: 5_000,
            line: 500,
            new_tables: Rate { per_second: 1.0, burst: 60.0 },
            open_tables: 50,
            strangers: 8,
            sockets: 2_000,
            entries: Rate { per_second: 20.0, burst: 2_000.0 },
            connections: 2_200,
            all_connections: 20_000,
            bodies: 2 << 20,
            all_bodies: 32 << 20,
            memories: 16,
            requests: Rate { per_second: 10.0, burst: 100.0 },
            replays: Rate { per_second: 1.0, burst: 30.0 },
            file: 32 << 10,
            drafts: 100,
            published: 100,
            history: 1 << 20,
            checks: Rate { per_second: 30.0, burst: 120.0 },
            files: Rate { per_second: 0.05, burst: 40.0 },
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Rate {
    pub per_second: f64,
    pub burst: f64,
}

/// Fills by a rate; each use takes one out.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    left: f64,
    since: Instant,
}

impl Bucket {
    pub fn full(rate: Rate, now: Instant) -> Self {
        Self { left: rate.burst, since: now }
    }

    pub fn take(&mut self, rate: Rate, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.since).as_secs_f64();
        self.left = (self.left + passed * rate.per_second).min(rate.burst);
        self.since = now;
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }
}

/// What every address has open and has asked for lately. Not kept over a restart; what is kept, the store counts.
#[derive(Clone)]
pub struct Guard {
    limits: Limits,
    known: Arc<Mutex<Known>>,
}

struct Known {
    addresses: HashMap<IpAddr, Address>,
    /// When those that are quiet were last forgotten.
    swept: Instant,
    connections: u32,
    bodies: usize,
}

struct Address {
    sockets: u32,
    connections: u32,
    bodies: usize,
    new_tables: Bucket,
    entries: Bucket,
    requests: Bucket,
    replays: Bucket,
    checks: Bucket,
    files: Bucket,
    /// One piece of long work at a time.
    desk: Arc<Semaphore>,
    seen: Instant,
}

/// What an address holds, until this is dropped.
pub struct Ticket {
    guard: Guard,
    address: IpAddr,
    what: What,
}

#[derive(Clone, Copy)]
enum What {
    Socket,
    Connection { own: bool },
    Body(usize),
}

/// Addresses that hold nothing and have been quiet for so long are forgotten.
const QUIET: Duration = Duration::from_secs(600);
/// How many addresses are known before the quiet ones are looked for, and how often that is done at most.
const MANY: usize = 10_000;
const SWEEP: Duration = Duration::from_secs(10);

impl Guard {
    pub fn new(limits: Limits) -> Self {
        let known = Known { addresses: HashMap::new(), swept: Instant::now(), connections: 0, bodies: 0 };
        Self { limits, known: Arc::new(Mutex::new(known)) }
    }

    /// Whether an address may make another table now.
    pub fn new_table(&self, address: IpAddr) -> bool {
        self.with(address, |known, _| known.new_tables.take(self.limits.new_tables, Instant::now()))
    }

    pub fn request(&self, address: IpAddr) -> bool {
        self.with(address, |known, _| known.requests.take(self.limits.requests, Instant::now()))
    }

    pub fn replay(&self, address: IpAddr) -> bool {
        self.with(address, |known, _| known.replays.take(self.limits.replays, Instant::now()))
    }

    /// Whether an address may have a file looked at now.
    pub fn check(&self, address: IpAddr) -> bool {
        self.with(address, |known, _| known.checks.take(self.limits.checks, Instant::now()))
    }

    /// Whether an address may make a table with files of its own now.
    pub fn files(&self, address: IpAddr) -> bool {
        self.with(address, |known, _| known.files.take(self.limits.files, Instant::now()))
    }

    /// A socket; `None` if there are too many or they come too fast.
    pub fn socket(&self, address: IpAddr) -> Option<Ticket> {
        let may = self.with(address, |known, _| {
            let may = known.sockets < self.limits.sockets && known.entries.take(self.limits.entries, Instant::now());
            known.sockets += u32::from(may);
            may
        });
        may.then(|| self.ticket(address, What::Socket))
    }

    /// A connection of any kind. `own` is false for a proxy that brings those of many: only all together count then.
    pub fn connection(&self, address: IpAddr, own: bool) -> Option<Ticket> {
        let may = self.with(address, |known, all| {
            let may =
                *all.connections < self.limits.all_connections && (!own || known.connections < self.limits.connections);
            *all.connections += u32::from(may);
            known.connections += u32::from(may && own);
            may
        });
        may.then(|| self.ticket(address, What::Connection { own }))
    }

    /// Room for a request of so many bytes.
    pub fn body(&self, address: IpAddr, bytes: usize) -> Option<Ticket> {
        let may = self.with(address, |known, all| {
            let may = known.bodies + bytes <= self.limits.bodies && *all.bodies + bytes <= self.limits.all_bodies;
            if may {
                known.bodies += bytes;
                *all.bodies += bytes;
            }
            may
        });
        may.then(|| self.ticket(address, What::Body(bytes)))
    }

    /// Where an address waits for its own long work.
    pub fn desk(&self, address: IpAddr) -> Arc<Semaphore> {
        self.with(address, |known, _| known.desk.clone())
    }

    fn ticket(&self, address: IpAddr, what: What) -> Ticket {
        Ticket { guard: self.clone(), address, what }
    }

    fn with<T>(&self, address: IpAddr, ask: impl FnOnce(&mut Address, All<'_>) -> T) -> T {
        let limits = &self.limits;
        let now = Instant::now();
        let mut known = self.lock();
        let Known { addresses, swept, connections, bodies } = &mut *known;
        if addresses.len() >= MANY && now.duration_since(*swept) >= SWEEP {
            *swept = now;
            addresses.retain(|_, known| known.holds() || now.duration_since(known.seen) < QUIET);
        }
        let known = addresses.entry(one_of_many(address)).or_insert_with(|| Address {
            sockets: 0,
            connections: 0,
            bodies: 0,
            new_tables: Bucket::full(limits.new_tables, now),
            entries: Bucket::full(limits.entries, now),
            requests: Bucket::full(limits.requests, now),
            replays: Bucket::full(limits.replays, now),
            checks: Bucket::full(limits.checks, now),
            files: Bucket::full(limits.files, now),
            desk: Arc::new(Semaphore::new(1)),
            seen: now,
        });
        known.seen = now;
        ask(known, All { connections, bodies })
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// What all addresses hold together.
struct All<'a> {
    connections: &'a mut u32,
    bodies: &'a mut usize,
}

impl Address {
    fn holds(&self) -> bool {
        self.sockets > 0 || self.connections > 0 || self.bodies > 0
    }
}

/// Whoever has one IPv6 address has a whole network of them.
pub fn one_of_many(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
        address => address,
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.guard.with(self.address, |known, all| match self.what {
            What::Socket => known.sockets -= 1,
            What::Connection { own } => {
                known.connections -= u32::from(own);
                *all.connections -= 1;
            }
            What::Body(bytes) => {
                known.bodies -= bytes;
                *all.bodies -= bytes;
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);
    const THERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 1));

    #[test]
    fn a_bucket_empties_and_fills() {
        let rate = Rate { per_second: 2.0, burst: 3.0 };
        let start = Instant::now();
        let mut bucket = Bucket::full(rate, start);
        let taken = |bucket: &mut Bucket, after: u64| bucket.take(rate, start + Duration::from_millis(after));
        assert_eq!([0, 0, 0, 0].map(|after| taken(&mut bucket, after)), [true, true, true, false]);
        assert_eq!([500, 500, 60_000].map(|after| taken(&mut bucket, after)), [true, false, true]);
        assert_eq!([60_000; 3].map(|after| taken(&mut bucket, after)), [true, true, false]);
    }

    #[test]
    fn what_is_held_is_given_back() {
        let guard = Guard::new(Limits { sockets: 1, ..Limits::default() });
        let held = guard.socket(HERE);
        assert!(held.is_some() && guard.socket(HERE).is_none());
        assert!(guard.socket(THERE).is_some());
        drop(held);
        assert!(guard.socket(HERE).is_some());
    }

    #[test]
    fn bodies_and_connections_count_for_one_and_for_all() {
        let limits = Limits { bodies: 10, all_bodies: 15, connections: 1, all_connections: 3, ..Limits::default() };
        let guard = Guard::new(limits);
        let held = guard.body(HERE, 8);
        assert!(held.is_some() && guard.body(HERE, 3).is_none(), "of one");
        assert!(guard.body(THERE, 8).is_none(), "of all");
        drop(held);
        assert!(guard.body(THERE, 8).is_some());
        let held = [guard.connection(HERE, true), guard.connection(THERE, false), guard.connection(THERE, false)];
        assert!(held.iter().all(Option::is_some), "a proxy may have more than one");
        assert!(guard.connection(THERE, false).is_none(), "of all");
        drop(held);
        let held = guard.connection(HERE, true);
        assert!(held.is_some() && guard.connection(HERE, true).is_none(), "of one");
    }

    #[test]
    fn a_network_counts_as_one_address() {
        let guard = Guard::new(Limits { sockets: 1, ..Limits::default() });
        let held = guard.socket("2001:db8:1:2::1".parse().unwrap());
        assert!(held.is_some());
        assert!(guard.socket("2001:db8:1:2:ffff::9".parse().unwrap()).is_none());
        assert!(guard.socket("2001:db8:1:3::1".parse().unwrap()).is_some());
        let held = guard.socket("::ffff:127.0.0.1".parse().unwrap());
        assert!(held.is_some());
        assert!(guard.socket(HERE).is_none());
    }
}
