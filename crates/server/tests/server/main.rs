//! The server as its clients know it: over real sockets, with a real database. Whoever is at the other end, nobody learns more
//! than a seat may know, and nobody breaks anything.

mod attacks;
mod care;
mod client;
mod cluster;
mod coach;
mod content;
mod host;
mod hostile;
mod leak;
mod lessons;
mod limits;
mod play;
mod records;
mod restart;
mod rules;
mod shared;
mod social;
mod workshop;
