//! Content from the outside: what files may say, and what the shipped ones keep to.

mod architecture;
mod errors;
mod import;
mod mistakes;
mod texts;
