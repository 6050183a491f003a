//! What must hold whoever is at the other end: nobody learns more than a seat may know, and nobody breaks anything.

mod client;
mod host;
mod hostile;
mod leak;
