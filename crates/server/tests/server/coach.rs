//! The coach of who plays against bots.

use peerless_rules::Rng;
use serde_json::json;

use crate::host::*;

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_against_bots_is_told_odds_and_advice() {
    let host = Host::new().await;
    let (table, secrets) = host.table(duel(bot("novice"))).await;
    let path = format!("/api/tables/{table}/coach");
    let mut ann = host.enter(&table, Some(&secrets[0])).await;
    let mut rng = Rng::new(5);
    let mut told = 0;
    for _ in 0..80 {
        if !ann.until_asked().await {
            break;
        }
        let combat = ann.options().iter().any(|option| option["deed"]["kind"] == "attack");
        let (status, coach) = host.post(&path, &json!({ "secret": secrets[0], "wish": "odds" })).await;
        assert_eq!(status, 200, "{coach}");
        assert_eq!(coach["decision"].as_u64(), ann.decision());
        assert!(coach["advice"].is_null());
        let odds = coach["odds"].as_array().unwrap();
        assert!(!combat || !odds.is_empty(), "{coach}");
        assert!(odds.iter().all(|odds| odds["option"].as_u64().unwrap() < ann.options().len() as u64));
        told += odds.len();
        ann.step(&mut rng).await;
        if told > 6 {
            break;
        }
    }
    assert!(told > 6, "{told}");
    assert!(ann.until_asked().await);
    let (status, coach) = host.post(&path, &json!({ "secret": secrets[0], "wish": "advice" })).await;
    assert_eq!(status, 200, "{coach}");
    let advice = &coach["advice"];
    assert!((advice["option"].as_u64().unwrap() as usize) < ann.options().len(), "{advice}");
    // Asked again, it says the same.
    let (_, again) = host.post(&path, &json!({ "secret": secrets[0], "wish": "advice" })).await;
    assert_eq!(again, coach);
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_no_coach_for_strangers_nor_where_others_play() {
    let host = Host::new().await;
    let (table, secrets) = host.table(duel(bot("novice"))).await;
    let path = format!("/api/tables/{table}/coach");
    let (status, problem) = host.post(&path, &json!({ "secret": "x", "wish": "odds" })).await;
    assert_eq!((status, problem["code"].as_str()), (403, Some("bad-secret")));
    let (status, _) = host.post(&path, &json!({ "secret": secrets[0], "wish": "cheat" })).await;
    assert_eq!(status, 400);
    let (table, secrets) = host.table(duel(guest())).await;
    let path = format!("/api/tables/{table}/coach");
    let ask = json!({ "secret": secrets[0], "wish": "advice" });
    let (status, problem) = host.post(&path, &ask).await;
    assert_eq!((status, problem["code"].as_str()), (409, Some("not-begun")));
    host.join(&table, "Bob").await;
    let (status, problem) = host.post(&path, &ask).await;
    assert_eq!((status, problem["code"].as_str()), (409, Some("no-coach")));
}
