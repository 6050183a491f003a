//! All content, for those who choose from it.

use peerless_content::Content;
use peerless_rules::{Mode, Switches};
use peerless_session::{BoardFace, HeroFace, ItemFace};
use serde::Serialize;
use ts_rs::TS;

/// All that a table can be made of.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Catalog {
    /// `PROTOCOL` of the server.
    pub protocol: u32,
    /// All heroes.
    pub heroes: Vec<HeroFace>,
    /// All boards.
    pub boards: Vec<BoardFace>,
    /// All items.
    pub items: Vec<ItemFace>,
    /// All modes, by name.
    pub modes: Vec<&'static str>,
    /// All switches of the rules.
    pub switches: Vec<SwitchFace>,
    /// From the weakest to the strongest.
    pub bots: Vec<BotFace>,
}

/// A level of bots that is offered to people.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BotFace {
    /// Its words are `level-` and the name.
    pub name: String,
}

/// R0.4: a reading of the rules that a table can choose.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SwitchFace {
    /// As records name it.
    pub name: &'static str,
    /// The default first.
    pub values: Vec<&'static str>,
}

impl Catalog {
    /// All of this content, and these bots.
    pub fn new(content: &Content, bots: Vec<BotFace>) -> Self {
        Self {
            protocol: crate::PROTOCOL,
            heroes: content.heroes.iter().map(|hero| HeroFace::new(hero)).collect(),
            boards: content.boards.iter().map(|board| BoardFace::new(board)).collect(),
            items: content.items.iter().map(|item| ItemFace::new(item)).collect(),
            modes: Mode::ALL.map(Mode::name).to_vec(),
            switches: Switches::known().map(|(name, values)| SwitchFace { name, values: values.to_vec() }).collect(),
            bots,
        }
    }
}
