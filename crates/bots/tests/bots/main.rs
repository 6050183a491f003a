//! Bots from the outside: how they answer, programs as bots, and the odds of combats.

mod answers;
mod exec;
mod judge;
mod odds;
