//! Writes first inputs for the fuzzer into `fuzz/corpus`, made from what is shipped:
//! `cargo run -p peerless-fuzz --example seeds`.

use std::path::{Path, PathBuf};
use std::{fs, io};

use peerless_content::Content;
use peerless_lab::Pool;
use peerless_lang::Key;
use peerless_rules::*;

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let content = Content::built_in().expect("the built-in content is sound");
    let corpus = root.join("fuzz/corpus");
    for (name, bytes) in card_texts(&content) {
        fs::write(corpus.join("card_text").join(name), bytes)?;
    }
    for (kind, folder) in ["content/heroes", "content/boards", "content/items", "cases/rules"].iter().enumerate() {
        for path in files(&root.join(folder))? {
            let name = path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
            let kind = kind as u8;
            let text = shortened(&fs::read_to_string(&path)?, kind);
            fs::write(corpus.join("content_file").join(format!("{kind}-{name}")), [&[kind], text.as_bytes()].concat())?;
        }
    }
    for seed in 0..16 {
        let mut rng = Rng::new(seed);
        let bytes: Vec<u8> = (0..40 + 8 * seed).map(|_| rng.next_u64() as u8).collect();
        fs::write(corpus.join("content_file").join(format!("4-{seed}")), [&[4], bytes.as_slice()].concat())?;
    }
    let pool = Pool::new(&content, &[], &[], &Mode::ALL, Switches::default()).expect("there is something to play");
    for seed in 0..12 {
        let text = random_record(&pool.draw(seed).game, seed, 12 + 6 * seed as usize).to_string();
        fs::write(corpus.join("record").join(format!("game-{seed}")), text)?;
    }
    for seed in 0..24 {
        let mut rng = Rng::new(seed);
        let bytes: Vec<u8> = (0..20 + 12 * seed).map(|_| rng.next_u64() as u8).collect();
        fs::write(corpus.join("options").join(format!("game-{seed}")), bytes)?;
    }
    Ok(())
}

/// Every sixth text of each hero, in the form that `card_text` takes.
fn card_texts(content: &Content) -> Vec<(String, Vec<u8>)> {
    let mut found = Vec::new();
    for (index, hero) in content.heroes.iter().enumerate() {
        for (at, (word, text)) in hero.cards.iter().flat_map(|card| &card.texts).enumerate() {
            let key = Key::ALL.iter().position(|key| key.word() == *word).unwrap_or(0);
            if at % 6 == index % 6 {
                let bytes = [&[key as u8, index as u8 + 1], text.as_bytes()].concat();
                found.push((format!("text-{index}-{at}"), bytes));
            }
        }
    }
    found
}

fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    files.sort();
    Ok(files)
}

/// The head of a file and its first few cards, spaces, items or cases; comments are left out.
fn shortened(text: &str, kind: u8) -> String {
    let (mark, count) = [("[[card]]", 7), ("[[space]]", 99), ("[[item]]", 9), ("[[case]]", 1)][usize::from(kind)];
    let text: String = text.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect();
    let mut parts = text.split(mark);
    let head = parts.next().unwrap_or("").to_owned();
    parts.take(count).fold(head, |text, part| text + mark + part)
}

fn random_record(m: &Match, seed: u64, decisions: usize) -> Record {
    let mut rng = Rng::new(seed);
    let mut options = Options::new();
    let mut state = State::new(m, seed, &mut ());
    state.options(m, &mut options);
    let mut record = Record::new(m, seed);
    while let Some(question) = state.question(m).filter(|_| record.choices.len() < decisions) {
        let opt = options[rng.below(options.len())];
        record.choices.push(Choice { seat: question.seat, line: state.write(m, opt), at: 0 });
        state.answer_unchecked(m, opt, &mut options, &mut ());
    }
    record
}
