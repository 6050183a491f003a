//! Words stand in `locales/` and nowhere else: every key that code names is there, every key that is there is named,
//! and no sentence is left in code.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// What keys begin with.
const FAMILIES: [&str; 10] = ["ask", "log", "why", "fault", "term", "option", "end", "level", "tty", "ui"];

/// Text between quotation marks, and where it stands.
#[derive(Debug)]
struct Literal {
    path: PathBuf,
    line: usize,
    /// The code that leads to it, from the beginning of its statement.
    before: String,
    text: String,
}

/// All files below a folder of the project with one of these endings, tests left out.
fn files(folder: &str, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(ROOT).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = entry.expect("an entry").path();
            let name = path.file_name().and_then(|name| name.to_str()).expect("plain names").to_owned();
            if path.is_dir() {
                if name != "fixtures" && name != "protocol" || folder.ends_with("crates") {
                    folders.push(path);
                }
            } else if endings.iter().any(|ending| name.ends_with(ending)) && !name.ends_with(".test.ts")
                // A list of all keys, made from the words themselves.
                && name != "catalogue.ts"
            {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The literals of a Rust file, up to its tests.
fn rust_literals(path: &Path) -> Vec<Literal> {
    let text = fs::read_to_string(path).expect("a file");
    let text = text.split("#[cfg(test)]\nmod ").next().expect("a first part");
    let mut found = Vec::new();
    let signs: Vec<char> = text.chars().collect();
    let (mut at, mut line, mut begin) = (0, 1, 0);
    let ends = |at: usize| matches!(signs[at], ';' | '{' | '}') && signs.get(at + 1) == Some(&'\n');
    let after = |at: usize, wanted: &str| wanted.chars().enumerate().all(|(n, sign)| signs.get(at + n) == Some(&sign));
    while at < signs.len() {
        match signs[at] {
            '\n' => line += 1,
            _ if ends(at) => begin = at + 1,
            '/' if after(at, "//") => {
                while at + 1 < signs.len() && signs[at + 1] != '\n' {
                    at += 1;
                }
            }
            // A character, not a lifetime.
            '\'' if signs.get(at + 1) == Some(&'\\') => {
                at += 2;
                while signs[at + 1] != '\'' {
                    at += 1;
                }
                at += 1;
            }
            '\'' if signs.get(at + 2) == Some(&'\'') => at += 2,
            'r' if after(at, "r#\"") || after(at, "r\"") => {
                let end: &str = if signs[at + 1] == '#' { "\"#" } else { "\"" };
                while signs[at] != '"' {
                    at += 1;
                }
                at += 1;
                while !after(at, end) {
                    line += usize::from(signs[at] == '\n');
                    at += 1;
                }
            }
            '"' => {
                let (before, start) = (signs[begin..at].iter().collect(), line);
                let mut literal = String::new();
                at += 1;
                while signs[at] != '"' {
                    if signs[at] == '\\' {
                        at += 1;
                    }
                    line += usize::from(signs[at] == '\n');
                    literal.push(signs[at]);
                    at += 1;
                }
                found.push(Literal { path: path.to_owned(), line: start, before, text: literal });
            }
            _ => {}
        }
        at += 1;
    }
    found
}

/// The literals of a file of the client: between any quotation marks, on one line, outside of comments and styles.
fn web_literals(path: &Path) -> Vec<Literal> {
    let text = fs::read_to_string(path).expect("a file");
    let text = text.split("<style>").next().expect("a first part");
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let code = line.trim_start();
        if code.starts_with("//") || code.starts_with('*') || code.starts_with("/*") || code.starts_with("<!--") {
            continue;
        }
        let mut rest = line;
        while let Some(open) = rest.find(['\'', '"', '`']) {
            let mark = rest[open..].chars().next().expect("a mark");
            let before = line[..line.len() - rest.len() + open].to_owned();
            if before.contains("// ") {
                break;
            }
            let inner = &rest[open + 1..];
            let Some(close) = inner.find(mark) else { break };
            let literal = inner[..close].to_owned();
            // What is said inside of a template.
            let quoted = literal.split('\'').skip(1).step_by(2).filter(|_| mark == '`').map(str::to_owned);
            for text in quoted.chain([literal.clone()]) {
                found.push(Literal { path: path.to_owned(), line: index + 1, before: before.clone(), text });
            }
            rest = &inner[close + 1..];
        }
    }
    found
}

fn literals() -> Vec<Literal> {
    let mut all: Vec<Literal> = ["cli", "server", "session", "bots", "lab", "content", "words", "rules", "protocol"]
        .iter()
        .flat_map(|name| files(&format!("crates/{name}/src"), &[".rs"]))
        .flat_map(|path| rust_literals(&path))
        .collect();
    all.extend(files("web/src", &[".ts", ".svelte"]).iter().flat_map(|path| web_literals(path)));
    all
}

/// All keys of English, attributes with a dot.
fn keys() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for path in files("locales/en", &[".ftl"]) {
        let text = fs::read_to_string(&path).expect("a file");
        let resource = parser::parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            if message.value.is_some() {
                keys.insert(message.id.name.to_owned());
            }
            keys.extend(message.attributes.iter().map(|part| format!("{}.{}", message.id.name, part.id.name)));
        }
    }
    keys
}

fn is_key(text: &str) -> bool {
    let Some((family, rest)) = text.split_once('-') else { return false };
    FAMILIES.contains(&family)
        && !rest.is_empty()
        && rest.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '.')
}

/// What a key made in code begins with: `why-` of `why-{code}`, and what it ends with.
fn made(text: &str) -> Option<(&str, &str)> {
    let open = text.find(['{', '$'])?;
    let close = text.rfind('}').map_or(text.len(), |at| at + 1);
    let (start, end) = (&text[..open], &text[close..]);
    let family = start.split_once('-').is_some_and(|(family, _)| FAMILIES.contains(&family));
    (family && !start.contains(' ') && !end.contains(' ')).then_some((start, end))
}

#[test]
fn every_key_that_code_names_is_there() {
    let keys = keys();
    let missing: Vec<String> = literals()
        .iter()
        .filter(|literal| is_key(&literal.text) && !literal.text.ends_with('-') && !keys.contains(&literal.text))
        .map(|literal| format!("{}:{}: {}", literal.path.display(), literal.line, literal.text))
        .collect();
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn every_key_that_is_there_is_used() {
    let literals = literals();
    let named: BTreeSet<&str> = literals.iter().map(|literal| literal.text.as_str()).collect();
    let made: Vec<(&str, &str)> = literals.iter().filter_map(|literal| made(&literal.text)).collect();
    // Words may be part of other words.
    let english: String =
        files("locales/en", &[".ftl"]).iter().map(|path| fs::read_to_string(path).expect("a file")).collect();
    let is_named = |key: &str| {
        named.contains(key)
            || made.iter().any(|(start, end)| key.starts_with(start) && key.ends_with(end))
            || english.contains(&format!("{{ {key} }}"))
    };
    // An attribute may be asked for by itself, of a key that is named elsewhere.
    let is_asked = |part: &str| literals.iter().any(|literal| literal.text.ends_with(&format!("}}.{part}")));
    let used =
        |key: &String| is_named(key) || key.split_once('.').is_some_and(|(key, part)| is_named(key) && is_asked(part));
    let dead: Vec<String> = keys().into_iter().filter(|key| !used(key)).collect();
    assert!(dead.is_empty(), "nobody says: {}", dead.join(", "));
}

/// Two plain words next to each other; the first may begin a sentence, the second may end one.
fn is_sentence(text: &str) -> bool {
    let is_word = |word: &str| word.len() > 1 && word.chars().all(|c| c.is_ascii_lowercase());
    let begins =
        |word: &str| is_word(word) || word.len() > 1 && is_word(&word.to_ascii_lowercase()) && is_word(&word[1..]);
    let ends = |word: &str| is_word(word.trim_end_matches(['.', '!', '?', '…', ':']));
    text.split(' ').collect::<Vec<_>>().windows(2).any(|pair| begins(pair[0]) && ends(pair[1]))
}

/// Code that leads to text which nobody reads at a table: mistakes of the program, logs, help, and errors that
/// are made for programs and for authors of heroes.
const NOT_FOR_PLAYERS: &[&str] = &[
    "expect(",
    "panic!",
    "assert",
    "unreachable!",
    "tracing::",
    "info!",
    "warn!",
    "debug!",
    "#[error(",
    "#[arg",
    "#[command",
    "#[deprecated",
    "console.",
    "class=",
    "generics=",
    "new Error(",
    // Why a socket is closed, for programs and those who look into them; the client goes by the code.
    "close(socket",
    // What the server's log says of a database that makes no sense; clients are told the fault's code.
    "decode(",
    "const MIGRATIONS",
    "query(",
    "Fault::storage(",
    "Fault::unreadable(",
];

/// What is said to a database.
const SQL: &[&str] = &["CREATE TABLE", "ALTER TABLE"];

/// Commands that speak to authors of heroes and to those who work on bots.
const FOR_AUTHORS: &[&str] = &[
    "cli/src/arena.rs",
    "cli/src/bench.rs",
    "cli/src/check.rs",
    "cli/src/lab.rs",
    "cli/src/lab/matrix.rs",
    "cli/src/program.rs",
    "cli/src/sim.rs",
];

/// Names of people.
const NAMES: &[&str] = &["src/pages/Credits.svelte"];

/// Help that is put together.
const HELP: &[&str] = &["Who plays each seat: human"];

#[test]
fn no_sentence_is_left_in_code() {
    let rooms = ["crates/session/src", "crates/protocol/src", "crates/server/src", "crates/cli/src"];
    let mut paths: Vec<PathBuf> = rooms.iter().flat_map(|room| files(room, &[".rs"])).collect();
    paths.push(Path::new(ROOT).join("crates/rules/src/why.rs"));
    let mut all: Vec<Literal> = paths.iter().flat_map(|path| rust_literals(path)).collect();
    all.extend(files("web/src", &[".ts", ".svelte"]).iter().flat_map(|path| web_literals(path)));
    let spared = |path: &Path| FOR_AUTHORS.iter().chain(NAMES).any(|name| path.ends_with(name));
    let left: Vec<String> = all
        .iter()
        .filter(|literal| is_sentence(&literal.text) && !spared(&literal.path))
        .filter(|literal| !HELP.iter().chain(SQL).any(|lead| literal.text.starts_with(lead)))
        .filter(|literal| !NOT_FOR_PLAYERS.iter().any(|lead| literal.before.contains(lead)))
        .map(|literal| format!("{}:{}: {}", literal.path.display(), literal.line, literal.text))
        .collect();
    assert!(left.is_empty(), "{} sentences:\n{}", left.len(), left.join("\n"));
}

/// What a component says outside of tags and of braces, and in attributes that are read aloud.
fn markup(text: &str) -> Vec<String> {
    let (mut said, mut outside) = (Vec::new(), String::new());
    let mut rest = text;
    while let Some(at) = rest.find(['<', '{']) {
        outside += &rest[..at];
        let skipped = if rest[at..].starts_with("<!--") {
            rest[at..].find("-->").map(|end| end + 3)
        } else if let Some(tag) = ["script", "style"].iter().find(|tag| rest[at + 1..].starts_with(**tag)) {
            rest[at..].find(&format!("</{tag}>")).map(|end| end + tag.len() + 3)
        } else {
            Some(closing(&rest[at..]))
        };
        let end = at + skipped.expect("what is opened is closed");
        for name in ["aria-label=", "aria-description=", "title=", "placeholder=", "alt="] {
            let value =
                |found: &str| found.strip_prefix('"').and_then(|text| text.split('"').next()).map(str::to_owned);
            said.extend(rest[at..end].split(name).skip(1).filter_map(value).filter(|text| !text.contains('{')));
        }
        said.push(std::mem::take(&mut outside));
        rest = &rest[end..];
    }
    said.push(rest.to_owned());
    said.retain(|text| text.split(|c: char| !c.is_alphabetic()).any(|word| word.len() > 1));
    said
}

/// Where a tag or an expression at the beginning ends; braces are in pairs, also in the texts of code.
fn closing(text: &str) -> usize {
    let is_tag = text.starts_with('<');
    let mut braces = 0;
    for (at, sign) in text.char_indices() {
        match sign {
            '{' => braces += 1,
            '}' => braces -= 1,
            _ => {}
        }
        if braces == 0 && (!is_tag || sign == '>') {
            return at + 1;
        }
    }
    text.len()
}

#[test]
fn no_words_are_left_in_markup() {
    let mut left = Vec::new();
    for path in files("web/src", &[".svelte"]) {
        let text = fs::read_to_string(&path).expect("a file");
        left.extend(markup(&text).into_iter().map(|said| format!("{}: {}", path.display(), said.trim())));
    }
    assert!(left.is_empty(), "{}", left.join("\n"));
}

#[test]
fn words_in_markup_are_found() {
    let found = markup(
        r#"<script lang="ts">const a = 'x > y';</script>
<!-- A comment. -->
<p class="a" title="Close" onclick={() => { if (a > 1) go(`${a}`); }}>{say('ui-x')} Hello {#if a}·{/if}</p>"#,
    );
    assert_eq!(found.iter().map(|text| text.trim()).collect::<Vec<_>>(), ["Close", "Hello"]);
}

#[test]
fn sentences_are_told_from_other_text() {
    for text in ["Not found", "no such thing", "Save failed.", "the end!"] {
        assert!(is_sentence(text), "{text}");
    }
    for text in ["King Arthur", "content-type", "input, textarea", "R5.12", "{name}: {text}"] {
        assert!(!is_sentence(text), "{text}");
    }
}
