//! The lessons after the first duel: each can be played as it says, at a real table against its bot.

use std::path::Path;

use serde_json::{Value, json};

use crate::host::*;

/// Name and lesson.
fn lessons() -> Vec<(String, Value)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/lessons");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let read = |path: std::path::PathBuf| {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        (name, serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap())
    };
    files.map(read).collect()
}

/// Listens until the seat is asked anew.
async fn asked_anew(client: &mut Client, before: Option<u64>) {
    client.until_it(|client| client.decision().is_some() && client.decision() != before || client.is_over()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_can_be_played_as_it_says() {
    let host = Host::new().await;
    let lessons = lessons();
    assert!(lessons.len() >= 6, "{}", lessons.len());
    for (name, lesson) in lessons {
        let record: Vec<&str> =
            lesson["record"].as_array().unwrap().iter().map(|line| line.as_str().unwrap()).collect();
        let choices = record.iter().filter(|line| line.starts_with(|first: char| first.is_ascii_digit())).count();
        let seats = json!([{ "kind": "me", "name": "Ann" }, bot(lesson["level"].as_str().unwrap())]);
        let wish = json!({ "record": record.join("\n"), "choices": choices, "seats": seats });
        let (status, made) = host.post("/api/tables/continue", &wish).await;
        assert_eq!(status, 201, "{name}: {made}");
        let mut ann = host.enter(&text(&made["table"]), made["keys"][0]["secret"].as_str()).await;
        for step in lesson["steps"].as_array().unwrap() {
            assert!(ann.until_asked().await, "{name}: the game is over before {step}");
            // What a text asks on the way belongs to no step.
            for _ in 0..8 {
                if ann.update["decision"]["asked"]["ask"] == step["ask"] {
                    break;
                }
                let before = ann.decision();
                ann.answer(0).await;
                asked_anew(&mut ann, before).await;
            }
            let asked = &ann.update["decision"]["asked"]["ask"];
            assert_eq!(*asked, step["ask"], "{name}: {step}");
            let texts: Vec<String> = ann.options().iter().map(|option| text(&option["text"])).collect();
            let at = texts.iter().position(|text| *text == step["do"]);
            let at = at.unwrap_or_else(|| panic!("{name}: {step} is not among {texts:?}"));
            assert!(step["like"].is_null() || texts[at].starts_with(step["like"].as_str().unwrap()), "{name}: {step}");
            let before = ann.decision();
            ann.answer(at).await;
            asked_anew(&mut ann, before).await;
        }
    }
}
