//! Looking after a data folder: copies while a server runs, and what is found wrong.

use std::sync::Arc;

use peerless_content::Content;
use peerless_rules::Rng;
use peerless_server::{Finding, Health, backup, examine};

use crate::host::*;

async fn look(path: &std::path::Path) -> Health {
    examine(Arc::new(Content::built_in().unwrap()), path).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_is_made_while_games_go_on_and_is_sound() {
    let host = Host::new().await;
    let (played, secrets) = host.table(duel(bot("novice"))).await;
    let mut ann = host.enter(&played, Some(&secrets[0])).await;
    ann.play(&mut Rng::new(9)).await;
    let (going_on, secrets) = host.table(duel(bot("novice"))).await;
    let mut ann = host.enter(&going_on, Some(&secrets[0])).await;
    ann.until_asked().await;
    ann.answer(0).await;
    ann.until("update").await;
    let health = look(&host.database()).await;
    assert_eq!((health.tables, health.findings), (2, vec![]), "beside a server that runs");
    let copy = host.folder().join("copy.db");
    backup(&host.database(), &copy).await.unwrap();
    let health = look(&copy).await;
    assert_eq!((health.tables, health.findings), (2, vec![]));
    assert!(backup(&host.database(), &copy).await.is_err(), "nothing is written over");
    assert!(backup(&host.folder().join("nothing.db"), &host.folder().join("other.db")).await.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_with_a_folder_is_found() {
    let host = Host::new().await;
    let mut tables = Vec::new();
    for seed in 0..3 {
        let (table, secrets) = host.table(duel(bot("novice"))).await;
        let mut ann = host.enter(&table, Some(&secrets[0])).await;
        ann.play(&mut Rng::new(seed)).await;
        tables.push(table);
    }
    let copy = host.folder().join("copy.db");
    backup(&host.database(), &copy).await.unwrap();
    let db = sqlx::SqlitePool::connect(&format!("sqlite://{}", copy.display())).await.unwrap();
    for (change, table) in [
        ("DELETE FROM log WHERE id = ? AND n = 3", &tables[0]),
        ("UPDATE log SET text = 'fly away' WHERE n = 2 AND id = ?", &tables[1]),
    ] {
        assert_eq!(sqlx::query(change).bind(table).execute(&db).await.unwrap().rows_affected(), 1);
    }
    db.close().await;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        std::fs::set_permissions(&copy, std::fs::Permissions::from_mode(0o644)).unwrap();
    }
    let Health { findings, .. } = look(&copy).await;
    assert!(findings.contains(&Finding::Gap { id: tables[0].clone() }), "{findings:?}");
    let broken = |finding: &Finding| matches!(finding, Finding::Table { id, .. } if *id == tables[1]);
    assert!(findings.iter().any(broken), "{findings:?}");
    assert!(!findings.iter().any(|finding| matches!(finding, Finding::Table { id, .. } if *id == tables[2])));
    assert_eq!(findings.iter().any(|finding| matches!(finding, Finding::Readable { .. })), cfg!(unix));
}
