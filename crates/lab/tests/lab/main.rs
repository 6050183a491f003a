//! The engine tried by whole games: laws, secrets, counts, records.

mod bytes;
mod laws;
mod levels;
mod perft;
mod records;
mod secrecy;
mod setup;
mod tables;
mod terms;
