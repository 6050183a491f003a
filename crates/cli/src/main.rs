use peerless_content::{CaseFile, Content};
fn main() {
    if std::env::args().nth(1).as_deref() == Some("bench") { return peerless_lab::bench::quick(); }
    let content = match Content::built_in() { Ok(c) => c, Err(e) => { eprintln!("{e}"); std::process::exit(2) } };
    let mut passed = 0; let mut failed = 0;
    for f in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&f).unwrap();
        let r = CaseFile::parse(&content, &f, &text).run();
        passed += r.passed; failed += r.failures.len();
        for x in r.failures { println!("{x}"); }
    }
    println!("{passed} passed, {failed} failed");
}
