//! The catalogues of all languages, and the code that names their keys.

mod code;
mod languages;
