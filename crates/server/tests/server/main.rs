//! The server as its clients know it: over real sockets, with a real database.

mod host;
mod play;
