//! What a table and its clients say to each other: JSON messages, with TypeScript types made from the same source.
//! What they say of a game (`Sight`, `EventFace`, `Decision` …) comes from `peerless-session`; here are the messages around it.
//!
//! Numbers that name a thing (seats, fighters, spaces, cards, items, doors) are indices from 0 into the lists of `Setup`.
//! In the notation, which is meant for people, seats count from 1.

#![deny(missing_docs)]

mod catalog;
mod message;
mod shelf;
mod workshop;

pub use catalog::*;
pub use message::*;
pub use peerless_session::*;
pub use shelf::*;
pub use workshop::*;

/// The number of this protocol; it grows when something changes its meaning or goes away.
pub const PROTOCOL: u32 = 2;

#[cfg(test)]
mod tests {
    use ts_rs::{Config, TS};

    use super::*;

    /// `UPDATE=1 cargo test -p peerless-protocol` writes the types anew.
    #[test]
    fn the_client_has_these_types() {
        let mut text = String::from("// Made from crates/protocol by `UPDATE=1 cargo test -p peerless-protocol`.\n");
        let config = Config::new().with_large_int("number");
        macro_rules! types {
            ($($name:ty),* $(,)?) => {
                $(text += &format!("\nexport {}\n", <$name>::decl(&config));)*
            };
        }
        types!(
            Catalog,
            BotFace,
            SwitchFace,
            BoardFace,
            ZoneFace,
            SpaceFace,
            LineFace,
            HeroFace,
            FighterKind,
            SecondLifeFace,
            CardFace,
            TextFace,
            CounterFace,
            StateFace,
            TokenFace,
            PileFace,
            PileKind,
            SpellFace,
            DieFace,
            ItemFace,
            Setup,
            SeatSetup,
            FighterSetup,
            Sight,
            SeatSight,
            TokenSight,
            SiteFace,
            PileCard,
            FighterSight,
            CombatSight,
            CombatPhase,
            SideSight,
            EventFace,
            ToldEvent,
            Line,
            Level,
            Arg,
            Commit,
            SideWhat,
            SourceFace,
            TermFace,
            TermWord,
            LossFace,
            LossWord,
            OptionFace,
            Deed,
            PartFace,
            VerbFace,
            Asked,
            AskKind,
            Decision,
            Wish,
            Because,
            NewTable,
            NewSeat,
            Who,
            First,
            Clock,
            Made,
            SeatKey,
            Join,
            Joined,
            TableFace,
            Status,
            SeatFace,
            LookFace,
            ClockFace,
            UndoFace,
            Ending,
            EndReason,
            Hello,
            FromClient,
            FromServer,
            Update,
            Problem,
            Plain,
            AskCoach,
            CoachWish,
            Coach,
            OddsFace,
            AdviceFace,
            ReasonFace,
            Story,
            StoryStep,
            Review,
            CourseFace,
            Judged,
            BetterFace,
            Replay,
            DealFace,
            ReplayStep,
            Perspective,
            Continue,
            Lobby,
            OpenTable,
            RunningTable,
            Phrase,
            Results,
            Duels,
            PairCount,
            BoardCount,
            FileKind,
            SaveDraft,
            SavedDraft,
            OpenDraft,
            DraftFace,
            VersionFace,
            CheckFile,
            CheckedFile,
            CaseFace,
            AskScene,
            SceneFace,
            LineFault,
            OpFace,
            SpotFace,
            FixFace,
            AskPlace,
            OffersFace,
            OfferFace,
            ManualFace,
            PhrasesFace,
            PhraseFace,
            ShapeFace,
            AskTurns,
            TurnsFace,
            TurnFace,
            FileText,
            ImportDeck,
            ImportedFile,
            AskReport,
            ReportFace,
            Strongness,
            Searched,
            RateFace,
            CardWorth,
            Compared,
            PlayFiles,
            Licence,
            Publish,
            Withdraw,
            Shelf,
            ShelfFace,
            ShelfEntry,
        );
        text += &format!("\nexport const PROTOCOL = {PROTOCOL};\n");
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/protocol/types.ts");
        if std::env::var_os("UPDATE").is_some() {
            std::fs::create_dir_all(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/protocol")).unwrap();
            std::fs::write(path, &text).unwrap();
        }
        let kept = std::fs::read_to_string(path).unwrap_or_default();
        assert!(kept == text, "web/src/protocol/types.ts is not up to date: UPDATE=1 cargo test -p peerless-protocol");
    }
}
