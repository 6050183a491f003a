//! The server as its clients know it: over real sockets, with a real database.

mod host;
mod limits;
mod play;
mod records;
mod restart;
mod rules;
