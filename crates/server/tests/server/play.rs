//! Whole games.

use std::time::Duration;

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
    let deal = peerless_session::Deal::of_record(&text).unwrap();
    assert_eq!(text, format!("{record}{}", deal.line()));
}

/// Plays some of a duel against a bot that thinks ahead.
async fn check_thinker(limits: peerless_server::Limits, pace: peerless_server::Pace, wait: Duration) {
    let host = Host::with(limits, pace).await;
    let (table, secrets) = host.table(duel(bot("adept"))).await;
    let mut ann = host.enter(&table, Some(&secrets[0])).await;
    let mut rng = Rng::new(4);
    for _ in 0..12 {
        if !ann.until_asked().await {
            break;
        }
        tokio::time::sleep(wait).await;
        ann.step(&mut rng).await;
    }
    assert!(ann.events.len() > 12);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_on_without_room_for_its_thoughts() {
    let limits = peerless_server::Limits { memories: 0, ..generous() };
    check_thinker(limits, Default::default(), Duration::ZERO).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_on_after_a_person_took_long() {
    let pace = peerless_server::Pace { remember: Duration::from_millis(5), ..Default::default() };
    check_thinker(generous(), pace, Duration::from_millis(20)).await;
}
