//! The saved inputs of the fuzzer, and small changes of each, go through every door without harm. `CHANGES=1000 cargo test -p
//! peerless-fuzz --release` tries a thousand changes of each.

mod hostile;

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use peerless_rules::Rng;

/// How many changed copies of each input are tried, if nothing else is said.
const CHANGES: u64 = 8;

fn fuzz_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz")
}

fn check(target: &str, function: fn(&[u8])) {
    let folder = fuzz_folder().join("corpus").join(target);
    let mut paths: Vec<PathBuf> =
        fs::read_dir(&folder).expect("a corpus folder").map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    assert!(paths.len() >= 10, "{} holds only {} files", folder.display(), paths.len());
    let inputs: Vec<Vec<u8>> = paths.iter().map(|path| fs::read(path).expect("a file")).collect();
    let words = dictionary();
    let changes = std::env::var("CHANGES").map_or(CHANGES, |changes| changes.parse().expect("CHANGES is a number"));
    for (index, path) in paths.iter().enumerate() {
        try_input(function, path, 0, &inputs[index]);
        for change in 1..=changes {
            let mut rng = Rng::new((index as u64) << 32 | change);
            let other = &inputs[rng.below(inputs.len())];
            try_input(function, path, change, &changed(&inputs[index], other, &words, &mut rng));
        }
    }
}

fn try_input(function: fn(&[u8]), path: &Path, change: u64, input: &[u8]) {
    if catch_unwind(AssertUnwindSafe(|| function(input))).is_err() {
        let shown = String::from_utf8_lossy(input);
        panic!("{}, change {change}, panics. The input:\n{shown}\n{input:?}", path.display());
    }
}

/// One to four changes: a flipped bit, a cut, a piece of another input, a word of the dictionary, a repeated piece.
fn changed(input: &[u8], other: &[u8], words: &[Vec<u8>], rng: &mut Rng) -> Vec<u8> {
    let mut bytes = input.to_vec();
    for _ in 0..1 + rng.below(4) {
        let at = rng.below(bytes.len() + 1);
        let end = at + rng.below((bytes.len() - at).min(40) + 1);
        match rng.below(5) {
            0 if at < bytes.len() => bytes[at] ^= 1 << rng.below(8),
            0 | 1 => drop(bytes.drain(at..end)),
            2 => {
                let from = rng.below(other.len() + 1);
                let to = from + rng.below((other.len() - from).min(200) + 1);
                bytes.splice(at..end, other[from..to].iter().copied());
            }
            3 => {
                let word = &words[rng.below(words.len())];
                bytes.splice(at..at, word.iter().copied());
            }
            _ => {
                let piece = bytes[at..end].to_vec();
                bytes.splice(end..end, piece);
            }
        }
    }
    bytes
}

/// The words of the fuzzer's dictionary: one in quotes on each line, with `\xNN` and `\"` in it.
fn dictionary() -> Vec<Vec<u8>> {
    let text = fs::read_to_string(fuzz_folder().join("words.dict")).expect("the dictionary");
    let quoted = text.lines().filter_map(|line| line.strip_prefix('"')?.strip_suffix('"'));
    let words: Vec<Vec<u8>> = quoted.map(|word| unescaped(word.as_bytes())).collect();
    assert!(words.len() > 30, "the dictionary has {} words", words.len());
    words
}

fn unescaped(mut quoted: &[u8]) -> Vec<u8> {
    let mut word = Vec::new();
    while let [first, rest @ ..] = quoted {
        quoted = rest;
        match (first, rest) {
            (b'\\', [b'x', high, low, rest @ ..]) => {
                let digit = |c: &u8| char::from(*c).to_digit(16).expect("a hexadecimal digit") as u8;
                word.push(digit(high) << 4 | digit(low));
                quoted = rest;
            }
            (b'\\', [escaped, rest @ ..]) => {
                word.push(*escaped);
                quoted = rest;
            }
            _ => word.push(*first),
        }
    }
    word
}

#[test]
fn card_texts() {
    check("card_text", peerless_fuzz::card_text);
}

#[test]
fn content_files() {
    check("content_file", peerless_fuzz::content_file);
}

#[test]
fn records() {
    check("record", peerless_fuzz::record);
}

#[test]
fn options() {
    check("options", peerless_fuzz::options);
}

#[test]
fn nothing_and_noise() {
    let mut rng = Rng::new(1);
    for length in 0..200 {
        let noise: Vec<u8> = (0..length).map(|_| rng.next_u64() as u8).collect();
        for function in
            [peerless_fuzz::card_text, peerless_fuzz::content_file, peerless_fuzz::record, peerless_fuzz::options]
        {
            function(&noise);
        }
    }
}
