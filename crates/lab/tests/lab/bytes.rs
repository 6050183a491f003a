//! States as bytes that somebody has tampered with: refused, or states that can be looked at like any other.

use peerless_content::Content;
use peerless_rules::*;

/// The checksum that states are written with, so that a change in the middle is not found at once.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

/// Bytes with one, two or three of them changed, and a fitting checksum.
fn tampered(bytes: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut body = bytes[..bytes.len() - 8].to_vec();
    for _ in 0..1 + rng.below(3) {
        // The format and the match stand first.
        let at = 9 + rng.below(body.len() - 9);
        body[at] = match rng.below(3) {
            0 => body[at] ^ 1 << rng.below(8),
            1 => rng.below(16) as u8,
            _ => rng.below(256) as u8,
        };
    }
    body.extend(checksum(&body).to_le_bytes());
    body
}

fn look_at(m: &Match, state: &State) {
    let mut options = Options::new();
    state.options(m, &mut options);
    for &opt in options.iter() {
        state.write(m, opt);
        state.path(m, opt);
    }
    for viewer in m.seat_ids().map(Some).chain([None]) {
        state.view(m, viewer);
    }
}

#[test]
fn tampered_states_are_refused_or_can_be_looked_at() {
    let content = Content::built_in().expect("the built-in content is sound");
    let (mut refused, mut read) = (0, 0);
    for (seed, pair) in (0..).zip(content.heroes.windows(2)) {
        let board = &content.boards[seed as usize % content.boards.len()].name;
        let heroes = [pair[0].name.as_str(), pair[1].name.as_str()];
        let m = content.set_up(board, &heroes, Mode::Duel, Switches::default()).expect("they can play");
        let mut rng = Rng::new(seed);
        let mut options = Options::new();
        let mut state = State::new(&m, seed, &mut ());
        state.options(&m, &mut options);
        for _ in 0..400 {
            let bytes = state.to_bytes(&m);
            for _ in 0..20 {
                match State::from_bytes(&m, &tampered(&bytes, &mut rng)) {
                    Ok(state) => {
                        read += 1;
                        look_at(&m, &state);
                    }
                    Err(error) => {
                        assert!(matches!(error, BytesError::Nonsense(_) | BytesError::Length), "{error}");
                        refused += 1;
                    }
                }
            }
            if options.is_empty() {
                break;
            }
            let opt = options[rng.below(options.len())];
            state.answer_unchecked(&m, opt, &mut options, &mut ());
        }
    }
    assert!(refused > 1000 && read > 1000, "{refused} {read}");
}

#[test]
fn what_is_not_of_this_match_is_refused_by_name() {
    let content = Content::built_in().expect("the built-in content is sound");
    let set_up = |board: &str, switches: Switches| {
        content.set_up(board, &["Medusa", "King Arthur"], Mode::Duel, switches).expect("they can play")
    };
    let m = set_up("Sarpedon", Switches::default());
    let state = State::new(&m, 1, &mut ());
    let bytes = state.to_bytes(&m);
    assert_eq!(State::from_bytes(&set_up("Sarpedon", Switches::default()), &bytes), Ok(state));
    let mut switches = Switches::default();
    switches.set("win_check", "EndOfAction").expect("a switch");
    for other in [set_up("Marmoreal", Switches::default()), set_up("Sarpedon", switches)] {
        assert_eq!(State::from_bytes(&other, &bytes), Err(BytesError::Match));
    }
    for cut in 0..bytes.len() {
        assert!(State::from_bytes(&m, &bytes[..cut]).is_err(), "{cut}");
    }
    let mut later = bytes.clone();
    later[0] += 1;
    assert_eq!(State::from_bytes(&m, &later), Err(BytesError::Format(later[0])));
    let mut longer = bytes;
    longer.push(0);
    assert_eq!(State::from_bytes(&m, &longer), Err(BytesError::Damaged));
}

#[test]
fn options_that_name_nothing_of_the_match_are_refused() {
    let content = Content::built_in().expect("the built-in content is sound");
    let m =
        content.set_up("Sarpedon", &["Medusa", "King Arthur"], Mode::Duel, Switches::default()).expect("they can play");
    let read = |bytes: &[u8]| Opt::from_bytes(&m, bytes);
    assert_eq!(
        read(&Opt::Attack { by: FighterId(0), at: FighterId(1) }.to_bytes()),
        Ok(Opt::Attack { by: FighterId(0), at: FighterId(1) })
    );
    assert_eq!(
        read(&Opt::Attack { by: FighterId(0), at: FighterId(99) }.to_bytes()),
        Err(BytesError::Nonsense("an unknown fighter"))
    );
    assert_eq!(read(&[]), Err(BytesError::Length));
    assert_eq!(read(&[1, 1]), Err(BytesError::Length));
    let mut rng = Rng::new(1);
    for _ in 0..20_000 {
        let bytes: Vec<u8> = (0..rng.below(14)).map(|_| rng.below(256) as u8).collect();
        if let Ok(opt) = read(&bytes) {
            assert_eq!(opt.to_bytes(), bytes);
        }
    }
}
