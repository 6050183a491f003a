//! Content from the outside: what files may say, and what the shipped ones keep to.

mod architecture;
mod cases;
mod errors;
mod import;
mod manual;
mod mistakes;
mod refusals;
mod texts;
mod that_card;
