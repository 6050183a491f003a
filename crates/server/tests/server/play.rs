//! Whole games.

use peerless_content::Content;
use peerless_rules::{Record, Rng};
use serde_json::json;

use crate::host::*;

#[tokio::test(flavor = "multi_thread")]
async fn a_duel_against_a_bot_is_played_to_its_end_and_its_record_holds() {
    let host = Host::new().await;
    let (table, secrets) = host.table(duel(bot("apprentice"))).await;
    let mut ann = host.enter(&table, Some(&secrets[0])).await;
    let (status, problem) = host.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!((status, problem["code"].as_str()), (409, Some("not-over")));
    ann.play(&mut Rng::new(3)).await;
    assert_eq!(ann.table["ending"]["reason"], "victory");
    assert_eq!(ann.update["asked"], json!(null));
    let (status, _, text) = host.request("GET", &format!("/api/tables/{table}/record"), "", "").await;
    assert_eq!(status, 200);
    let record = Record::parse(&text).unwrap();
    let players: Vec<_> = record.seats.iter().map(|seat| seat.player.as_deref()).collect();
    assert!(players.contains(&Some("Ann")) && players.contains(&Some("bot:apprentice")), "{players:?}");
    assert!(record.result.is_some());
    let heroes: Vec<&str> = record.seats.iter().map(|seat| seat.hero.as_str()).collect();
    let m = Content::built_in().unwrap().set_up(&record.board, &heroes, record.mode, record.switches).unwrap();
    let state = record.replay(&m, &mut ()).unwrap();
    assert_eq!(state.outcome().map(|outcome| u64::from(outcome.team)), ann.update["sight"]["won"].as_u64());
    assert_eq!(text, record.to_string());
}
