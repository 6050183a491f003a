//! The card language from the outside: what is read, and what is said to those who write it.

mod common;
mod diagnostics;
mod hiding;
mod idioms;
mod never;
mod readings;
mod roundtrip;
mod wording;
