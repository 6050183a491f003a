//! How much one address may ask for.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

/// What a server allows.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Bytes of a message on a socket.
    pub message: usize,
    /// Messages of one socket: so many each second, and so many at once.
    pub messages: Rate,
    /// How often a socket may be too fast before it is closed.
    pub too_fast: u32,
    /// Bytes of a request.
    pub body: usize,
    /// Bytes of a request that brings a record.
    pub record: usize,
    /// Choices of a record that is brought.
    pub choices: usize,
    /// Tables that an address may make.
    pub new_tables: Rate,
    /// Tables that an address may have made and that are not over.
    pub open_tables: u32,
    /// Sockets that an address may have open.
    pub sockets: u32,
    /// Bots in all that may keep what they have thought out between decisions; it can take them tens of megabytes each.
    pub memories: usize,
    /// Requests that cost the server work: joining, replays, records.
    pub requests: Rate,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            message: 4 << 10,
            messages: Rate { per_second: 40.0, burst: 80.0 },
            too_fast: 40,
            body: 16 << 10,
            record: 1 << 20,
            choices: 5_000,
            new_tables: Rate { per_second: 1.0, burst: 60.0 },
            open_tables: 50,
            sockets: 2_000,
            memories: 16,
            requests: Rate { per_second: 10.0, burst: 100.0 },
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

/// What every address has open and has asked for lately. Not kept over a restart.
#[derive(Clone, Default)]
pub struct Guard {
    addresses: Arc<Mutex<HashMap<IpAddr, Address>>>,
}

struct Address {
    tables: u32,
    sockets: u32,
    new_tables: Bucket,
    requests: Bucket,
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
    Table,
    Socket,
}

/// Addresses that hold nothing and have been quiet for so long are forgotten.
const QUIET: Duration = Duration::from_secs(600);
/// How many addresses are known before the quiet ones are looked for.
const MANY: usize = 10_000;

impl Guard {
    /// A new table; `None` if there are too many or they come too fast.
    pub fn table(&self, limits: &Limits, address: IpAddr) -> Option<Ticket> {
        let mut addresses = self.lock();
        let known = entry(&mut addresses, limits, address);
        if known.tables >= limits.open_tables || !known.new_tables.take(limits.new_tables, Instant::now()) {
            return None;
        }
        known.tables += 1;
        Some(Ticket { guard: self.clone(), address, what: What::Table })
    }

    pub fn socket(&self, limits: &Limits, address: IpAddr) -> Option<Ticket> {
        let mut addresses = self.lock();
        let known = entry(&mut addresses, limits, address);
        if known.sockets >= limits.sockets {
            return None;
        }
        known.sockets += 1;
        Some(Ticket { guard: self.clone(), address, what: What::Socket })
    }

    pub fn request(&self, limits: &Limits, address: IpAddr) -> bool {
        let mut addresses = self.lock();
        entry(&mut addresses, limits, address).requests.take(limits.requests, Instant::now())
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, Address>> {
        self.addresses.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

fn entry<'a>(addresses: &'a mut HashMap<IpAddr, Address>, limits: &Limits, address: IpAddr) -> &'a mut Address {
    let now = Instant::now();
    if addresses.len() >= MANY {
        addresses.retain(|_, known| known.tables + known.sockets > 0 || now.duration_since(known.seen) < QUIET);
    }
    let known = addresses.entry(one_of_many(address)).or_insert_with(|| Address {
        tables: 0,
        sockets: 0,
        new_tables: Bucket::full(limits.new_tables, now),
        requests: Bucket::full(limits.requests, now),
        seen: now,
    });
    known.seen = now;
    known
}

/// Whoever has one IPv6 address has a whole network of them.
fn one_of_many(address: IpAddr) -> IpAddr {
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
        let mut addresses = self.guard.lock();
        if let Some(known) = addresses.get_mut(&one_of_many(self.address)) {
            match self.what {
                What::Table => known.tables -= 1,
                What::Socket => known.sockets -= 1,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let limits = Limits { open_tables: 1, sockets: 1, ..Limits::default() };
        let guard = Guard::default();
        let here = IpAddr::from([127, 0, 0, 1]);
        let there = IpAddr::from([10, 0, 0, 1]);
        let held = (guard.table(&limits, here), guard.socket(&limits, here));
        assert!(held.0.is_some() && held.1.is_some());
        assert!(guard.table(&limits, here).is_none() && guard.socket(&limits, here).is_none());
        assert!(guard.table(&limits, there).is_some());
        drop(held);
        assert!(guard.table(&limits, here).is_some() && guard.socket(&limits, here).is_some());
    }

    #[test]
    fn a_network_counts_as_one_address() {
        let limits = Limits { sockets: 1, ..Limits::default() };
        let guard = Guard::default();
        let held = guard.socket(&limits, "2001:db8:1:2::1".parse().unwrap());
        assert!(held.is_some());
        assert!(guard.socket(&limits, "2001:db8:1:2:ffff::9".parse().unwrap()).is_none());
        assert!(guard.socket(&limits, "2001:db8:1:3::1".parse().unwrap()).is_some());
        let held = guard.socket(&limits, "::ffff:127.0.0.1".parse().unwrap());
        assert!(held.is_some());
        assert!(guard.socket(&limits, "127.0.0.1".parse().unwrap()).is_none());
    }
}
