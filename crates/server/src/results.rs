//! How the duels at this server ended, counted by heroes and boards. Counting looks at all of them, so what was counted is told for
//! a while.

use std::collections::BTreeMap;
use std::time::Instant;

use axum::body::Bytes;
use peerless_protocol::{BoardCount, Duels, PairCount, Results};
use tokio::sync::Mutex;

use crate::fault::Fault;
use crate::hall::Hall;
use crate::store::DuelCount;

/// What was counted last, as JSON.
#[derive(Default)]
pub struct Counted(Mutex<Option<(Instant, Bytes)>>);

impl Counted {
    /// Whoever comes while it is counted waits for it.
    pub async fn get(&self, hall: &Hall) -> Result<Bytes, Fault> {
        let mut last = self.0.lock().await;
        if let Some((_, told)) = last.as_ref().filter(|(at, _)| at.elapsed() < hall.pace.results) {
            return Ok(told.clone());
        }
        let duels = hall.store.duels().await?;
        let results = Results { all: count(&duels), people: count(duels.iter().filter(|duel| duel.people)) };
        let told = Bytes::from(serde_json::to_vec(&results).unwrap_or_default());
        *last = Some((Instant::now(), told.clone()));
        Ok(told)
    }
}

/// Games and wins.
type Score = (u32, u32);

fn count<'a>(duels: impl IntoIterator<Item = &'a DuelCount>) -> Duels {
    let mut games = 0;
    let mut pairs: BTreeMap<(&str, &str), Score> = BTreeMap::new();
    let mut boards: BTreeMap<(&str, &str), Score> = BTreeMap::new();
    for duel in duels {
        let [first, second] = duel.heroes.each_ref().map(String::as_str);
        let score = (duel.games, duel.wins);
        let turned = (duel.games, duel.games.saturating_sub(duel.wins));
        games += duel.games;
        add(&mut pairs, (first.min(second), first.max(second)), if first <= second { score } else { turned });
        if first != second {
            add(&mut boards, (first, &duel.board), score);
            add(&mut boards, (second, &duel.board), turned);
        }
    }
    let pair = |((row, column), (games, wins)): ((&str, &str), Score)| PairCount {
        row: row.to_owned(),
        column: column.to_owned(),
        games,
        wins,
    };
    let board = |((hero, board), (games, wins)): ((&str, &str), Score)| BoardCount {
        hero: hero.to_owned(),
        board: board.to_owned(),
        games,
        wins,
    };
    Duels { games, pairs: pairs.into_iter().map(pair).collect(), boards: boards.into_iter().map(board).collect() }
}

fn add<'a>(scores: &mut BTreeMap<(&'a str, &'a str), Score>, key: (&'a str, &'a str), (games, wins): Score) {
    let score = scores.entry(key).or_default();
    *score = (score.0 + games, score.1 + wins);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn duels(board: &str, heroes: [&str; 2], games: u32, wins: u32) -> DuelCount {
        DuelCount { board: board.into(), heroes: heroes.map(str::to_owned), people: true, games, wins }
    }

    #[test]
    fn duels_are_counted_from_both_sides() {
        let all = count(&[duels("B", ["x", "y"], 5, 2), duels("C", ["y", "x"], 4, 1), duels("C", ["x", "x"], 3, 2)]);
        let pair =
            |row: &str, column: &str, games, wins| PairCount { row: row.into(), column: column.into(), games, wins };
        assert_eq!(all.games, 12);
        // Of nine, x won two as the first seat and three as the second.
        assert_eq!(all.pairs, [pair("x", "x", 3, 2), pair("x", "y", 9, 5)]);
        let boards: Vec<_> = all.boards.iter().map(|on| (&*on.hero, &*on.board, on.games, on.wins)).collect();
        assert_eq!(boards, [("x", "B", 5, 2), ("x", "C", 4, 3), ("y", "B", 5, 3), ("y", "C", 4, 1)]);
    }
}
