//! Sessions from the outside: what is seen, told and refused.

mod narrate;
mod questions;
mod reasons;
mod sight;
mod values;
mod why;
