//! A page writes what `observe` and `describe` do, whatever stood there before, and tells as little of what is hidden.

use peerless_content::Content;
use peerless_features::*;
use peerless_rules::*;

/// The numbers of a game, as somebody keeps them from question to question.
struct Kept {
    page: Page,
    seen: Vec<i8>,
    rows: Vec<[i8; OPTION]>,
}

impl Kept {
    /// With something of no use in the rows of the observation.
    fn new(seats: usize) -> Self {
        Self { page: Page::new(), seen: vec![77; size(seats)], rows: vec![[0; OPTION]; 512] }
    }

    fn write(&mut self, m: &Match, facts: &Facts, state: &State, options: &[Opt], seat: SeatId) {
        self.page.observe(m, facts, state, seat, &mut self.seen);
        self.page.describe(m, facts, state, &self.seen, options.iter().copied(), &mut self.rows);
    }
}

/// The same in its plain form.
fn plain(m: &Match, facts: &Facts, state: &State, options: &[Opt], seat: SeatId) -> (Vec<i8>, Vec<[i8; OPTION]>) {
    let view = state.view(m, Some(seat));
    let mut seen = vec![1; size(m.seats.len())];
    observe(m, facts, &view, &mut seen);
    let mut rows = vec![[0; OPTION]; 512];
    for (&opt, row) in options.iter().zip(&mut rows) {
        describe(m, facts, &view, &seen, opt, row);
    }
    (seen, rows)
}

/// Where two rows of numbers differ: the part of the observation, the row in it and the number.
fn difference(seats: usize, a: &[i8], b: &[i8]) -> Option<String> {
    let mut at = a.iter().zip(b).position(|(a, b)| a != b)?;
    for part in parts(seats) {
        let len = part.rows * part.width;
        if at < len {
            let number = numbers_of(part.name)[at % part.width].name;
            return Some(format!("{number} of row {} of {}", at / part.width, part.name));
        }
        at -= len;
    }
    Some("behind the last".to_owned())
}

fn content() -> Content {
    let examples = concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/examples");
    Content::built_in()
        .expect("the built-in content is sound")
        .with_folder(examples.as_ref())
        .expect("the examples too")
}

/// Games of every hero, those of the examples too, in every mode, one after the other in the same rows.
#[test]
fn a_page_is_what_is_written_plainly() {
    let content = content();
    let heroes: Vec<&str> = content.heroes.iter().map(|hero| hero.name.as_str()).collect();
    let mut library = Library::default();
    let (mut looked, mut hidden, mut games) = (0, 0, 0);
    for mode in Mode::ALL {
        for seats in mode.seats() {
            let mut kept = Kept::new(seats);
            for (game, hero) in heroes.iter().enumerate() {
                let mut rng = Rng::new((game * 10 + seats) as u64);
                let mut chosen = vec![*hero];
                chosen.extend((1..seats).map(|_| heroes[rng.below(heroes.len())]));
                let board = &content.boards[rng.below(content.boards.len())].name;
                let Ok(m) = content.set_up(board, &chosen, mode, Switches::default()) else { continue };
                games += 1;
                let facts = library.facts(&m);
                kept.page.begin();
                let (mut state, mut options) = (State::new(&m, game as u64, &mut ()), Options::new());
                state.options(&m, &mut options);
                for step in 0..300 {
                    let Some(question) = state.question(&m) else { break };
                    let asked = question.seat;
                    // Mostly whoever is asked looks, sometimes somebody else.
                    let others = m.seat_ids().filter(|_| step % 11 == 0).map(|seat| (seat, &[][..]));
                    for (seat, options) in others.chain([(asked, options.as_slice())]) {
                        let (seen, rows) = plain(&m, &facts, &state, options, seat);
                        kept.write(&m, &facts, &state, options, seat);
                        if let Some(number) = difference(seats, &kept.seen, &seen) {
                            panic!("{chosen:?} on {board}, step {step}, seat {seat}: {number} differs");
                        }
                        assert!(kept.rows == rows, "{chosen:?} on {board}, step {step}: an option differs");
                        looked += 1;
                    }
                    // Whatever could be hidden there in place of what is, the rows stay.
                    if step % 9 == 0 {
                        let other = state.view(&m, Some(asked)).resample(&m, &mut rng);
                        let before = (kept.seen.clone(), kept.rows.clone());
                        kept.write(&m, &facts, &other, options.as_slice(), asked);
                        assert!(
                            (&kept.seen, &kept.rows) == (&before.0, &before.1),
                            "{chosen:?}: seat {asked} sees too much"
                        );
                        hidden += 1;
                    }
                    let opt = options[rng.below(options.len())];
                    state.answer_unchecked(&m, opt, &mut options, &mut ());
                }
            }
        }
    }
    assert!(looked > 10_000 && hidden > 1_000 && games > 2 * heroes.len(), "{looked} {hidden} {games}");
}

/// Matches that share what they have in common are described alike.
#[test]
fn a_library_gives_the_facts_of_each_match() {
    let content = content();
    let mut library = Library::default();
    for (index, hero) in content.heroes.iter().enumerate() {
        let other = &content.heroes[(index + 1) % content.heroes.len()];
        let board = &content.boards[index % content.boards.len()].name;
        let heroes = [hero.name.as_str(), other.name.as_str()];
        let Ok(m) = content.set_up(board, &heroes, Mode::Duel, Switches::default()) else { continue };
        assert_eq!(format!("{:?}", library.facts(&m)), format!("{:?}", Facts::new(&m)));
    }
}
