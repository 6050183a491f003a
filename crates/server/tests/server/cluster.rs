//! A PostgreSQL server for tests, from the system's packages: one for all tests that run at the same time.

use std::fs::{File, OpenOptions};
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::SystemTime;

/// A database of one test. The server stays for as long as somebody has one, and a little longer.
pub struct Fresh {
    /// Where it is reached.
    pub url: String,
    _held: File,
}

impl Fresh {
    pub fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let user = std::env::var("USER").unwrap_or_default();
        let lock = std::env::temp_dir().join(format!("peerless-postgres-{user}.lock"));
        let held = OpenOptions::new().create(true).append(true).open(&lock).expect("a file to lock");
        held.lock_shared().expect("a lock");
        held.set_modified(SystemTime::now()).expect("it is used now");
        let name = format!("test_{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/postgres.sh");
        let made = Command::new(script).arg(&lock).arg(name).output().expect("the script runs");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let url = String::from_utf8_lossy(&made.stdout).trim().to_owned();
        Self { url, _held: held }
    }
}
