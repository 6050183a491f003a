//! What every store does, tried on each; and what processes that share one do.

use std::sync::Arc;

use peerless_content::Content;
use peerless_protocol::NewTable;
use tempfile::TempDir;

use super::*;

#[path = "../../tests/server/cluster.rs"]
mod cluster;

use cluster::Fresh;

/// A store, and what it needs to be there.
struct Open {
    store: Box<dyn Store>,
    _folder: Option<TempDir>,
    _database: Option<Fresh>,
}

/// One of each kind.
async fn each() -> [Open; 2] {
    let folder = tempfile::tempdir().unwrap();
    let sqlite = Sqlite::open(&folder.path().join("peerless.db")).await.unwrap();
    let database = Fresh::new();
    let postgres = Postgres::open(&database.url).await.unwrap();
    [
        Open { store: Box::new(sqlite), _folder: Some(folder), _database: None },
        Open { store: Box::new(postgres), _folder: None, _database: Some(database) },
    ]
}

fn plan(open: bool) -> Plan {
    let content = Content::built_in().unwrap();
    let new = r#"{"mode": "duel", "seats": [{"who": {"kind": "me", "name": "Ann"}}, {"who": {"kind": "guest"}}]}"#;
    let new: NewTable = serde_json::from_str(new).unwrap();
    Plan { open, ..Plan::new(&content, new).unwrap().0 }
}

fn choice(line: &str) -> Entry {
    let act = Act::Choice { seat: SeatId(0), line: line.to_owned() };
    Entry { act, clocks: Some(vec![1, 20]), at: 1_000, hurried: true }
}

const fn maker(owner: &str) -> Place<'_> {
    Place { owner, kind: Holding::Maker, most: 2 }
}

async fn insert(store: &dyn Store, id: &str, made: u64, plan: &Plan) {
    let place = Place { owner: id, kind: Holding::Maker, most: 9 };
    assert!(store.insert(id, made, plan, place).await.unwrap());
}

#[tokio::test]
async fn a_table_comes_back_as_it_was_kept() {
    for Open { store, .. } in &each().await {
        let plan = plan(false);
        assert!(store.insert("a", 7, &plan, maker("ann")).await.unwrap());
        assert!(store.load("b").await.unwrap().is_none());
        let log = [
            choice("place Guard 1 s4"),
            Entry { act: Act::Undo { seat: SeatId(1), keep: 0 }, clocks: None, at: 1_001, hurried: false },
            Entry {
                act: Act::Left { seat: SeatId(1), reason: EndReason::Time },
                clocks: None,
                at: 1_002,
                hurried: false,
            },
        ];
        for (n, entry) in log.iter().enumerate() {
            assert!(store.append("a", n as u32, entry).await.unwrap());
        }
        let again = Plan { rematch: Some("c".into()), ..plan.clone() };
        assert!(store.update("a", 0, Status::Over, &again).await.unwrap());
        let kept = store.load("a").await.unwrap().unwrap();
        assert_eq!((kept.owner.as_str(), kept.row.rev, kept.row.status), ("ann", 1, Status::Over));
        assert_eq!((kept.log.as_slice(), kept.row.plan.rematch.as_deref()), (log.as_slice(), Some("c")));
        assert_eq!(store.entries("a", 1).await.unwrap(), log[1..]);
        assert!(store.row("a", 1).await.unwrap().is_none());
        assert_eq!(store.row("a", 0).await.unwrap().unwrap().rev, 1);
        assert_eq!(store.with_status(Status::Over).await.unwrap(), ["a"]);
        store.check().await.unwrap();
    }
}

#[tokio::test]
async fn only_one_can_be_first() {
    for Open { store, .. } in &each().await {
        let plan = plan(false);
        insert(&**store, "a", 7, &plan).await;
        assert!(store.append("a", 0, &choice("first")).await.unwrap());
        assert!(!store.append("a", 0, &choice("second")).await.unwrap());
        assert_eq!(store.entries("a", 0).await.unwrap(), [choice("first")]);
        assert!(store.update("a", 0, Status::Playing, &plan).await.unwrap());
        assert!(!store.update("a", 0, Status::Closed, &plan).await.unwrap());
        assert_eq!(store.load("a").await.unwrap().unwrap().row.status, Status::Playing);
    }
}

#[tokio::test]
async fn places_are_counted_by_who_holds_them() {
    for Open { store, .. } in &each().await {
        let plan = plan(true);
        for (id, may) in [("a", true), ("b", true), ("c", false)] {
            assert_eq!(store.insert(id, 1, &plan, maker("ann")).await.unwrap(), may, "{id}");
            assert_eq!(store.load(id).await.unwrap().is_some(), may);
        }
        assert!(store.insert("d", 1, &plan, maker("bob")).await.unwrap(), "others have their own");
        let seat = Place { owner: "ann", kind: Holding::Stranger, most: 1 };
        let change = Change { seat: SeatId(1), status: Status::Waiting, plan: &plan };
        assert_eq!(store.take_seat("d", 1, change, seat).await.unwrap(), Taking::Lost);
        assert_eq!(store.take_seat("d", 0, change, seat).await.unwrap(), Taking::Done);
        assert_eq!(store.take_seat("a", 0, change, seat).await.unwrap(), Taking::TooMany);
        assert!(store.row("a", 0).await.unwrap().is_none(), "nothing has changed there");
        store.let_go("d", Some(SeatId(1))).await.unwrap();
        assert_eq!(store.take_seat("a", 0, change, seat).await.unwrap(), Taking::Done);
        store.let_go("a", None).await.unwrap();
        assert!(store.insert("c", 1, &plan, maker("ann")).await.unwrap());
    }
}

#[tokio::test]
async fn wishes_are_kept_until_they_are_dropped() {
    for Open { store, .. } in &each().await {
        insert(&**store, "a", 7, &plan(false)).await;
        let wish = |kind, seat, n| Wish { kind, seat: SeatId(seat), n };
        store.wish("a", wish(WishKind::Undo, 1, 3)).await.unwrap();
        store.wish("a", wish(WishKind::Undo, 1, 4)).await.unwrap();
        store.wish("b", wish(WishKind::Undo, 0, 4)).await.unwrap();
        let all = store.wish("a", wish(WishKind::Agree, 0, 4)).await.unwrap();
        assert_eq!(all, [wish(WishKind::Agree, 0, 4), wish(WishKind::Undo, 1, 4)]);
        store.wish("a", wish(WishKind::Rematch, 0, 9)).await.unwrap();
        store.drop_undo("a").await.unwrap();
        let kept = store.load("a").await.unwrap().unwrap();
        assert_eq!(kept.signs.wishes, [wish(WishKind::Rematch, 0, 9)]);
        assert!(kept.signs.mine && kept.signs.seats.is_empty());
    }
}

#[tokio::test]
async fn the_list_of_open_tables_is_fair() {
    for Open { store, .. } in &each().await {
        for (index, id) in ["a", "b", "c", "d"].into_iter().enumerate() {
            let place = Place { owner: "mallory", kind: Holding::Maker, most: 9 };
            assert!(store.insert(id, 10 + index as u64, &plan(true), place).await.unwrap());
        }
        insert(&**store, "old", 1, &plan(true)).await;
        insert(&**store, "hidden", 99, &plan(false)).await;
        insert(&**store, "begun", 99, &plan(true)).await;
        assert!(store.update("begun", 0, Status::Playing, &plan(true)).await.unwrap());
        insert(&**store, "begun, hidden", 99, &plan(false)).await;
        assert!(store.update("begun, hidden", 0, Status::Playing, &plan(false)).await.unwrap());
        let listed = |status, most| async move {
            let listed = store.listed(status, most).await.unwrap();
            listed.into_iter().map(|(id, _)| id).collect::<Vec<_>>()
        };
        assert_eq!(listed(Status::Waiting, 9).await, ["d", "c", "b", "a", "old"]);
        assert_eq!(listed(Status::Waiting, 2).await, ["d", "old"]);
        assert_eq!(listed(Status::Playing, 9).await, ["begun"]);
    }
}

#[tokio::test]
async fn duels_count_once_and_outlive_their_tables() {
    let duel = |heroes: [&str; 2], winner, people| Duel {
        board: "Somewhere".into(),
        heroes: heroes.map(str::to_owned),
        winner,
        people,
    };
    for Open { store, .. } in &each().await {
        insert(&**store, "a", 1, &plan(false)).await;
        assert!(store.update("a", 0, Status::Over, &plan(false)).await.unwrap());
        store.note_duel("a", &duel(["x", "y"], 0, true)).await.unwrap();
        store.note_duel("a", &duel(["x", "y"], 1, true)).await.unwrap();
        store.note_duel("b", &duel(["x", "y"], 1, true)).await.unwrap();
        store.note_duel("c", &duel(["x", "y"], 0, false)).await.unwrap();
        assert_eq!(store.forget(1_000).await.unwrap(), 1);
        let mut counted = store.duels().await.unwrap();
        counted.sort_by_key(|count| count.people);
        let count = |people, games, wins| {
            let Duel { board, heroes, .. } = duel(["x", "y"], 0, people);
            DuelCount { board, heroes, people, games, wins }
        };
        assert_eq!(counted, [count(false, 1, 1), count(true, 2, 1)]);
    }
}

#[tokio::test]
async fn games_that_are_long_over_are_forgotten() {
    for Open { store, .. } in &each().await {
        for (id, made, status, last) in [
            ("old", 10, Status::Over, Some(900)),
            ("closed", 10, Status::Closed, None),
            ("late", 10, Status::Over, Some(1_500)),
            ("new", 1_500, Status::Closed, None),
            ("played", 10, Status::Playing, Some(900)),
        ] {
            insert(&**store, id, made, &plan(false)).await;
            assert!(store.update(id, 0, status, &plan(false)).await.unwrap());
            if let Some(at) = last {
                assert!(store.append(id, 0, &Entry { at, ..choice("x") }).await.unwrap());
            }
        }
        assert_eq!(store.forget(1_000).await.unwrap(), 2);
        assert_eq!(store.forget(1_000).await.unwrap(), 0);
        for (id, is) in [("old", false), ("closed", false), ("late", true), ("new", true), ("played", true)] {
            assert_eq!(store.load(id).await.unwrap().is_some(), is, "{id}");
        }
        assert!(store.entries("old", 0).await.unwrap().is_empty());
    }
}

#[tokio::test]
async fn content_is_kept_once() {
    let content = Content::built_in().unwrap();
    let mut plan = plan(false);
    let m = plan.begin(&content).unwrap();
    let sources = content.sources_of(&m);
    for Open { store, .. } in &each().await {
        store.keep_content(&sources).await.unwrap();
        store.keep_content(&sources).await.unwrap();
        let pieces: Vec<Wanted> = sources.iter().map(Wanted::from).collect();
        let kept = store.content(&pieces).await.unwrap();
        let texts = |sources: &[Source]| sources.iter().map(|source| source.text.to_string()).collect::<Vec<_>>();
        assert_eq!(texts(&kept), texts(&sources));
    }
}

/// What plays the same is kept in each of its looks, and found again as it looked.
#[tokio::test]
async fn content_is_kept_in_all_its_looks() {
    let hero = include_str!("../../../../content/drafts/hero.toml");
    let source = |color: &str| {
        let text = format!("{hero}\n[look]\npalette = [\"{color}\", \"#102030\"]\n");
        Content::default().with_texts(&[(PieceKind::Hero, text)]).unwrap().1.remove(0)
    };
    let looks = ["#ffc0c0", "#c0ffc0", "#c0c0ff"].map(source);
    assert!(looks.iter().all(|look| look.piece == looks[0].piece), "they play the same");
    for Open { store, .. } in &each().await {
        for _ in 0..2 {
            for look in &looks {
                store.keep_content(std::slice::from_ref(look)).await.unwrap();
            }
        }
        let wanted: Vec<Wanted> = looks.iter().map(Wanted::from).collect();
        assert_eq!(store.content(&wanted).await.unwrap(), looks);
        // Whoever does not know how it looked gets what was kept first; so does whoever wants a look that was never kept.
        let unknown = Wanted { edition: None, ..wanted[1].clone() };
        let never = Wanted::from(&source("#ffffc0"));
        assert_eq!(store.content(&[unknown, never]).await.unwrap(), [looks[0].clone(), looks[0].clone()]);
    }
}

fn version(after: u32, text: &str, at: u64) -> NewVersion<'_> {
    NewVersion { kind: PieceKind::Hero, after, text, at, owner: "ann", most: 2, room: 20 }
}

#[tokio::test]
async fn drafts_have_versions_and_whoever_was_first_wins() {
    for Open { store, .. } in &each().await {
        assert!(store.draft("a", None).await.unwrap().is_none());
        assert_eq!(store.save_draft("a", version(4, "lost", 60)).await.unwrap(), Saving::Missing);
        assert_eq!(store.save_draft("a", version(0, "one", 60)).await.unwrap(), Saving::Done { version: 1 });
        assert_eq!(store.save_draft("a", version(0, "new", 61)).await.unwrap(), Saving::Changed { newest: 1 });
        assert_eq!(store.save_draft("a", version(1, "two", 62)).await.unwrap(), Saving::Done { version: 2 });
        assert_eq!(store.save_draft("a", version(1, "too late", 63)).await.unwrap(), Saving::Changed { newest: 2 });
        let kept = store.draft("a", None).await.unwrap().unwrap();
        assert_eq!((kept.kind, kept.version, kept.text.as_str()), (PieceKind::Hero, 2, "two"));
        assert_eq!(kept.history, [(2, 62), (1, 60)]);
        assert_eq!(store.draft("a", Some(1)).await.unwrap().unwrap().text, "one");
        assert!(store.draft("a", Some(9)).await.unwrap().is_none());
        store.drop_draft("a").await.unwrap();
        assert!(store.draft("a", None).await.unwrap().is_none());
    }
}

#[tokio::test]
async fn of_old_versions_the_last_of_each_minute_stays_while_there_is_room() {
    for Open { store, .. } in &each().await {
        for (after, text, at) in [(0, "first", 0), (1, "a", 1), (2, "b", 2), (3, "c", 60), (4, "d", 119), (5, "e", 120)]
        {
            assert_eq!(
                store.save_draft("a", version(after, text, at)).await.unwrap(),
                Saving::Done { version: after + 1 }
            );
        }
        let history = |draft: KeptDraft| draft.history.into_iter().map(|(n, _)| n).collect::<Vec<_>>();
        let kept = store.draft("a", None).await.unwrap().unwrap();
        assert_eq!(history(kept), [6, 5, 3, 1]);
        // Twenty letters have room, and the newest always has.
        for (after, text) in [(6, "0123456789"), (7, "0123456789012345678901234")] {
            let at = 1_000 * u64::from(after);
            assert!(matches!(store.save_draft("a", version(after, text, at)).await.unwrap(), Saving::Done { .. }));
            let kept = store.draft("a", None).await.unwrap().unwrap();
            assert_eq!(kept.text, text);
            if after == 6 {
                assert_eq!(history(kept), [7, 6, 5, 3, 1]);
            }
        }
    }
}

fn on_shelf<'a>(id: &'a str, draft: &'a str, name: &'a str, at: u64) -> NewOnShelf<'a> {
    NewOnShelf {
        id,
        draft,
        kind: PieceKind::Hero,
        name,
        author: "Ann",
        licence: "CC0-1.0",
        parent: None,
        fingerprint: id,
        text: "text",
        at,
        owner: "ann",
        most: 4,
    }
}

async fn ids(store: &dyn Store, search: &str, all: bool) -> Vec<String> {
    let find = Find { words: search, kind: None };
    store.shelf(find, all, 9).await.unwrap().into_iter().map(|entry| entry.id).collect()
}

#[tokio::test]
async fn the_shelf_has_the_newest_of_each_draft() {
    for Open { store, .. } in &each().await {
        let store = &**store;
        assert_eq!(store.publish(on_shelf("a", "one", "Otter", 10)).await.unwrap(), Publishing::Done);
        assert_eq!(store.publish(on_shelf("b", "one", "Otter", 11)).await.unwrap(), Publishing::Done);
        assert_eq!(store.publish(on_shelf("x", "two", "OTTER", 12)).await.unwrap(), Publishing::NameTaken);
        let fork = NewOnShelf { parent: Some("b"), author: "Bo 100%", ..on_shelf("c", "two", "Badger", 12) };
        assert_eq!(store.publish(fork).await.unwrap(), Publishing::Done);
        let lost = NewOnShelf { parent: Some("nothing"), ..on_shelf("d", "three", "Crow", 13) };
        assert_eq!(store.publish(lost).await.unwrap(), Publishing::Done);
        assert_eq!(store.publish(on_shelf("e", "four", "Duck", 14)).await.unwrap(), Publishing::TooMany);
        assert_eq!(ids(store, "", false).await, ["d", "c", "b"]);
        assert_eq!(ids(store, "", true).await, ["d", "c", "b", "a"]);
        assert_eq!(ids(store, "oTT", false).await, ["b"]);
        assert_eq!(ids(store, "bo", false).await, ["c"], "by author, too");
        assert!(ids(store, "_tter", false).await.is_empty(), "letters are letters");
        let (entry, text) = store.shelf_entry("c").await.unwrap().unwrap();
        assert_eq!((entry.parent.as_deref(), text.as_str()), (Some("b"), "text"));
        assert_eq!(store.shelf_entry("d").await.unwrap().unwrap().0.parent, None);
        let forks = store.shelf_forks("b").await.unwrap();
        assert_eq!(forks.iter().map(|fork| fork.id.as_str()).collect::<Vec<_>>(), ["c"]);
        for (kind, count) in [(PieceKind::Hero, 3), (PieceKind::Item, 0)] {
            let find = Find { words: "", kind: Some(kind) };
            assert_eq!(store.shelf(find, false, 9).await.unwrap().len(), count);
        }
        // What is hidden is nowhere, and the version before comes back.
        assert!(store.hide_on_shelf("b", true).await.unwrap() && !store.hide_on_shelf("z", true).await.unwrap());
        assert_eq!(ids(store, "", false).await, ["d", "c", "a"]);
        assert!(store.shelf_entry("b").await.unwrap().is_none());
        assert!(store.hide_on_shelf("b", false).await.unwrap() && store.shelf_entry("b").await.unwrap().is_some());
        assert!(!store.remove_from_shelf("b", Some("two")).await.unwrap(), "of another draft");
        assert!(store.remove_from_shelf("b", Some("one")).await.unwrap());
        assert!(store.remove_from_shelf("d", None).await.unwrap());
        assert_eq!(ids(store, "", true).await, ["c", "a"]);
    }
}

#[tokio::test]
async fn games_of_the_shelf_count_once() {
    for Open { store, .. } in &each().await {
        store.publish(on_shelf("a", "one", "Otter", 10)).await.unwrap();
        let game = |seat, won| ShelfGame { place: seat, fingerprint: "a".into(), won };
        for (table, game) in [("t", game(0, true)), ("t", game(0, true)), ("t", game(1, false)), ("u", game(0, false))]
        {
            store.note_shelf_game(table, &game).await.unwrap();
        }
        let (entry, _) = store.shelf_entry("a").await.unwrap().unwrap();
        assert_eq!((entry.games, entry.wins), (3, 1));
    }
}

#[tokio::test]
async fn drafts_are_counted_by_who_made_them() {
    for Open { store, .. } in &each().await {
        for (id, comes) in [("a", true), ("b", true), ("c", false)] {
            let saving = store.save_draft(id, version(0, "x", 0)).await.unwrap();
            assert_eq!(saving == Saving::Done { version: 1 }, comes, "{id}: {saving:?}");
        }
        let bob = NewVersion { owner: "bob", ..version(0, "x", 0) };
        assert_eq!(store.save_draft("d", bob).await.unwrap(), Saving::Done { version: 1 });
        // Whoever has the link goes on, whoever made it.
        let bob = NewVersion { owner: "bob", most: 0, ..version(1, "y", 0) };
        assert_eq!(store.save_draft("a", bob).await.unwrap(), Saving::Done { version: 2 });
        store.drop_draft("a").await.unwrap();
        assert_eq!(store.save_draft("c", version(0, "x", 0)).await.unwrap(), Saving::Done { version: 1 });
    }
}

/// Two processes that share a database.
async fn two() -> (Fresh, Arc<Postgres>, Arc<Postgres>) {
    let database = Fresh::new();
    let a = Postgres::open(&database.url).await.unwrap();
    let b = Postgres::open(&database.url).await.unwrap();
    (database, Arc::new(a), Arc::new(b))
}

async fn run(database: &Fresh, change: &'static str) {
    let db = sqlx::PgPool::connect(&database.url).await.unwrap();
    sqlx::raw_sql(change).execute(&db).await.unwrap();
    db.close().await;
}

async fn next(store: &Postgres) -> News {
    tokio::time::timeout(Duration::from_secs(20), store.next_news()).await.expect("news come").unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_writers_at_two_processes_one_wins() {
    let (_database, a, b) = two().await;
    insert(&*a, "a", 7, &plan(false)).await;
    for n in 0..20 {
        let tries = (0..8).map(|index| {
            let store = if index % 2 == 0 { a.clone() } else { b.clone() };
            tokio::spawn(async move { store.append("a", n, &choice(&index.to_string())).await.unwrap() })
        });
        let mut won = 0;
        for one in tries.collect::<Vec<_>>() {
            won += u32::from(one.await.unwrap());
        }
        assert_eq!(won, 1);
    }
    assert_eq!(b.entries("a", 0).await.unwrap().len(), 20);
}

#[tokio::test]
async fn processes_hear_of_each_other() {
    let (_database, a, b) = two().await;
    insert(&*a, "a", 7, &plan(false)).await;
    a.append("a", 0, &choice("x")).await.unwrap();
    a.here("a", &[SeatId(1)], 3).await.unwrap();
    for part in [Part::Row, Part::Log, Part::Signs] {
        assert_eq!(next(&b).await, News::At { id: "a".into(), part });
    }
    let signs = b.signs("a").await.unwrap();
    assert_eq!(signs, Signs { seats: vec![SeatId(1)], watchers: 3, ..Signs::default() });
    assert_eq!(a.signs("a").await.unwrap(), Signs { mine: true, ..Signs::default() }, "its own it knows itself");
    b.append("a", 1, &choice("y")).await.unwrap();
    assert_eq!(next(&a).await, News::At { id: "a".into(), part: Part::Log }, "and nothing of its own before");
    for phrase in Phrase::ALL {
        b.say("a", SeatId(1), phrase);
        assert_eq!(next(&a).await, News::Said { id: "a".into(), seat: SeatId(1), phrase });
    }
}

#[tokio::test]
async fn whoever_lost_the_connection_knows_that_something_was_missed() {
    let (database, a, b) = two().await;
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
               WHERE query LIKE 'LISTEN%' AND datname = current_database() AND pid <> pg_backend_pid()";
    run(&database, cut).await;
    a.append("a", 0, &choice("x")).await.unwrap();
    let mut heard = b.next_news().await;
    while heard.is_err() {
        heard = b.next_news().await;
    }
    assert_eq!(heard.unwrap(), News::Missed);
    a.append("a", 1, &choice("x")).await.unwrap();
    assert_eq!(next(&b).await, News::At { id: "a".into(), part: Part::Log });
}

#[tokio::test]
async fn the_tables_of_a_dead_process_are_looked_after_by_another() {
    let (database, a, b) = two().await;
    for id in ["a", "b", "c"] {
        insert(&*a, id, 7, &plan(false)).await;
    }
    a.here("a", &[SeatId(0)], 1).await.unwrap();
    assert!(a.update("c", 0, Status::Over, &plan(false)).await.unwrap());
    a.beat().await.unwrap();
    assert!(b.beat().await.unwrap() && b.adopt().await.unwrap().is_empty(), "it lives");
    assert!(!b.load("a").await.unwrap().unwrap().signs.mine);
    // It gives no sign of life any more.
    run(&database, "UPDATE processes SET until = clock_timestamp() - interval '1 second' WHERE id = 1").await;
    assert!(b.beat().await.unwrap());
    let mut adopted = b.adopt().await.unwrap();
    adopted.sort();
    assert_eq!(adopted, ["a", "b"]);
    let kept = b.load("a").await.unwrap().unwrap();
    assert_eq!(kept.signs, Signs { mine: true, ..Signs::default() }, "nobody is there any more");
    // It was only slow.
    b.beat().await.unwrap();
    assert!(!a.beat().await.unwrap() && a.beat().await.unwrap());
    assert!(!a.load("a").await.unwrap().unwrap().signs.mine);
    // Whoever says goodbye need not be waited for.
    b.close().await;
    let kept = a.load("a").await.unwrap().unwrap();
    assert!(kept.signs.mine);
}

#[tokio::test]
async fn the_time_without_anybody_does_not_count() {
    let (database, a, b) = two().await;
    insert(&*a, "a", 7, &plan(false)).await;
    a.append("a", 0, &choice("x")).await.unwrap();
    // The choice was made 100 seconds ago, and the process that looked after the table died 40 seconds ago.
    run(&database, "UPDATE log SET written = written - interval '100 seconds'").await;
    run(&database, "UPDATE tables SET opened = opened - interval '200 seconds'").await;
    let age = b.load("a").await.unwrap().unwrap().age.as_secs();
    assert!((100..110).contains(&age), "{age}");
    run(&database, "UPDATE processes SET until = clock_timestamp() - interval '40 seconds' WHERE id = 1").await;
    b.beat().await.unwrap();
    let age = b.load("a").await.unwrap().unwrap().age.as_secs();
    assert!((60..70).contains(&age), "{age}");
}

#[tokio::test]
async fn processes_of_neighbouring_versions_run_side_by_side() {
    let database = Fresh::new();
    let (first, second, third) = (
        postgres::MIGRATIONS[0],
        "ALTER TABLE tables ADD COLUMN second integer",
        "ALTER TABLE tables ADD COLUMN third integer",
    );
    let open = |steps: Vec<&'static str>| {
        let url = database.url.clone();
        async move { Postgres::open_with(&url, &steps).await }
    };
    let old = open(vec![first]).await.unwrap();
    let new = open(vec![first, second]).await.unwrap();
    insert(&new, "a", 7, &plan(false)).await;
    assert!(old.append("a", 0, &choice("x")).await.unwrap(), "the older one goes on");
    let another = open(vec![first]).await.expect("and more of them may come");
    another.close().await;
    old.beat().await.unwrap();
    let refused = open(vec![first, second, third]).await.err().unwrap();
    assert!(matches!(refused, OpenError::Beside { theirs: 1, ours: 3, .. }), "{refused}");
    old.close().await;
    let newest = open(vec![first, second, third]).await.unwrap();
    let refused = open(vec![first]).await.err().unwrap();
    assert!(matches!(refused, OpenError::Newer { .. }), "{refused}");
    assert_eq!(newest.load("a").await.unwrap().unwrap().log, [choice("x")]);
    // What is there already is not done again.
    open(vec![first, second]).await.expect("the one before");
}

#[tokio::test]
async fn a_password_is_not_shown() {
    let refused = Postgres::open("postgres://ann:secret@[nowhere/games").await.err().unwrap().to_string();
    assert!(!refused.contains("secret") && refused.contains("nowhere"), "{refused}");
}
