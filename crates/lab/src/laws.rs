//! Laws that hold at every step of every game, whatever is played.

use peerless_rules::*;

/// A law that a game broke.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{law}: {what}")]
pub struct Broken {
    pub law: &'static str,
    pub what: String,
}

fn broken<T>(law: &'static str, what: impl Into<String>) -> Result<T, Broken> {
    Err(Broken { law, what: what.into() })
}

/// A game that has not ended by then is reported.
pub const LONGEST: usize = 2000;

/// Watches one game: what it must keep from its beginning, and room that is used again.
pub struct Watch {
    cards: Vec<Vec<CardId>>,
    /// Options of an earlier question, to be refused when they are not offered.
    earlier: Vec<Opt>,
    rng: Rng,
    options: Options,
}

impl Watch {
    pub fn new(m: &Match, state: &State, seed: u64) -> Self {
        let cards = m.seat_ids().map(|seat| state.all_cards(seat)).collect();
        Self { cards, earlier: Vec::new(), rng: Rng::new(seed), options: Options::new() }
    }

    /// The laws that cost little.
    pub fn every_step(&mut self, m: &Match, state: &State, offered: &Options) -> Result<(), Broken> {
        let Some(question) = state.question(m) else {
            let none = offered.is_empty() && state.outcome().is_some();
            return if none { Ok(()) } else { broken("a question", "nothing is asked and the game is not over") };
        };
        if offered.is_empty() {
            return broken("options", format!("none for {question:?}"));
        }
        if state.outcome().is_some() {
            return broken("the end", format!("{question:?} is asked after it"));
        }
        // R19.9: the effects of its card in play still resolve, but it does nothing of its own.
        let own =
            matches!(question.ask, Ask::Action | Ask::ManeuverBoost | Ask::AttackCard | Ask::Defense | Ask::HandLimit);
        if state.is_eliminated(question.seat) && own {
            return broken("an eliminated seat takes no part", format!("{question:?}"));
        }
        self.cards_are_conserved(m, state)?;
        places(m, state)
    }

    /// Each card lies in one place, and none is made or lost.
    fn cards_are_conserved(&self, m: &Match, state: &State) -> Result<(), Broken> {
        for seat in m.seat_ids() {
            if !state.is_eliminated(seat) && state.all_cards(seat) != self.cards[seat.index()] {
                return broken("cards are conserved", format!("seat {seat}"));
            }
        }
        Ok(())
    }

    /// The laws that try things out.
    pub fn some_steps(&mut self, m: &Match, state: &State, offered: &Options) -> Result<(), Broken> {
        if state.clone() != *state {
            return broken("a clone is equal", "it is not");
        }
        self.offered_is_accepted(m, state, offered)?;
        self.others_are_refused(m, state, offered)?;
        self.notation_reads_back(m, state, offered)?;
        self.views_hold(m, state, offered)?;
        moves_have_ways(m, state, offered)?;
        self.hidden_choices_do_not_show(m, state, offered)?;
        self.earlier.clear();
        self.earlier.extend_from_slice(offered);
        Ok(())
    }

    fn offered_is_accepted(&mut self, m: &Match, state: &State, offered: &Options) -> Result<(), Broken> {
        let opt = offered[self.rng.below(offered.len())];
        let (mut checked, mut quick) = (state.clone(), state.clone());
        if let Err(refusal) = checked.answer(m, opt, &mut ()) {
            return broken("what is offered is accepted", format!("{opt:?}: {refusal}"));
        }
        quick.answer_unchecked(m, opt, &mut self.options, &mut ());
        if checked != quick {
            return broken("both doors lead to the same state", format!("{opt:?}"));
        }
        let mut again = Options::new();
        quick.options(m, &mut again);
        if again != self.options {
            return broken("options are those of the state", format!("after {opt:?}"));
        }
        Ok(())
    }

    fn others_are_refused(&mut self, m: &Match, state: &State, offered: &Options) -> Result<(), Broken> {
        for &opt in self.earlier.iter().filter(|opt| !offered.contains(opt)).take(3) {
            let mut tried = state.clone();
            if tried.answer(m, opt, &mut ()).is_ok() {
                return broken("what is not offered is refused", format!("{opt:?}"));
            }
            if tried != *state {
                return broken("a refusal changes nothing", format!("{opt:?}"));
            }
        }
        Ok(())
    }

    fn notation_reads_back(&mut self, m: &Match, state: &State, offered: &Options) -> Result<(), Broken> {
        let opt = offered[self.rng.below(offered.len())];
        let line = state.write(m, opt);
        match state.read(m, &line) {
            Ok(read) if read == opt => Ok(()),
            Ok(read) => broken("a line means one option", format!("`{line}` is {opt:?} and {read:?}")),
            Err(error) => broken("what is written can be read", error.to_string()),
        }
    }

    /// What a seat sees and may choose depends only on what it may know.
    fn views_hold(&mut self, m: &Match, state: &State, offered: &Options) -> Result<(), Broken> {
        let asked = state.question(m).map(|question| question.seat);
        for viewer in m.seat_ids().map(Some).chain([None]) {
            let view = state.view(m, viewer);
            let other = view.resample(m, &mut self.rng);
            if other.view(m, viewer) != view {
                return broken("a resampled state looks the same", format!("to {viewer:?}"));
            }
            if other.question(m) != state.question(m) {
                return broken("what is asked is public", format!("{viewer:?} could tell"));
            }
            if viewer.is_some() && viewer == asked {
                other.options(m, &mut self.options);
                if self.options != *offered {
                    return broken("options come from what the seat knows", format!("{:?}", state.question(m)));
                }
            }
        }
        Ok(())
    }
}

impl Watch {
    /// R18.1, R28.3: two different cards committed or taken unseen look the same to those who may not see them.
    fn hidden_choices_do_not_show(&mut self, m: &Match, state: &State, offered: &Options) -> Result<(), Broken> {
        let Some(question) = state.question(m) else { return Ok(()) };
        let face_down = match question.ask {
            Ask::AttackCard | Ask::CommitBoost => true,
            Ask::HiddenCard | Ask::CardOrder => false,
            _ => return Ok(()),
        };
        let hidden = |opt: &&Opt| matches!(opt, Opt::Play(_) | Opt::Boost(_) | Opt::Card { .. });
        let choices: Vec<Opt> = offered.iter().filter(hidden).copied().collect();
        if choices.len() < 2 {
            return Ok(());
        }
        let first = self.rng.below(choices.len());
        let second = (first + 1 + self.rng.below(choices.len() - 1)) % choices.len();
        let mut ends = [state.clone(), state.clone()];
        let mut events = [Vec::new(), Vec::new()];
        for (index, choice) in [first, second].into_iter().enumerate() {
            ends[index].answer_unchecked(m, choices[choice], &mut self.options, &mut events[index]);
        }
        let next = ends[0].question(m);
        let still_down = next.is_some_and(|next| matches!(next.ask, Ask::Defense | Ask::CommitBoost | Ask::Item));
        if next != ends[1].question(m) || face_down && !still_down {
            return Ok(());
        }
        for viewer in m.seat_ids().map(Some).chain([None]) {
            if m.sees(viewer, question.seat) {
                continue;
            }
            if ends[0].view(m, viewer) != ends[1].view(m, viewer) {
                return broken("hidden choices do not show", format!("{viewer:?} sees {:?}", question.ask));
            }
            let seen = |events: &[Event]| -> Vec<Event> {
                events.iter().map(|event| event.seen_with(|seat| m.sees(viewer, seat))).collect()
            };
            if seen(&events[0]) != seen(&events[1]) {
                return broken("hidden choices are not told", format!("{viewer:?} hears {:?}", question.ask));
            }
        }
        Ok(())
    }
}

/// R7: the way of a move can be walked, and does what the move says.
fn moves_have_ways(m: &Match, state: &State, offered: &Options) -> Result<(), Broken> {
    let Some(question) = state.question(m) else { return Ok(()) };
    let exact = !offered.contains(&Opt::Done);
    let tracked = offered.iter().any(|opt| matches!(opt, Opt::Move { via, .. } if !via.is_empty()));
    for &opt in offered.iter() {
        let path = state.path(m, opt);
        let Opt::Move { fighter, to, via } = opt else {
            if !path.is_empty() {
                return broken("only moves have ways", format!("{opt:?}: {path:?}"));
            }
            continue;
        };
        let fail = |why: &str| broken("moves have ways", format!("{opt:?}: {path:?} {why}"));
        let (Some(from), Some(most)) = (state.space_of(fighter), state.movement(fighter)) else {
            return fail("of nobody who can move");
        };
        let Some((&end, inner)) = path.split_last() else {
            if to == from && most == 0 {
                continue;
            }
            return fail("is empty");
        };
        if end != to {
            return fail("ends elsewhere");
        }
        let mut at = from;
        for &space in &path {
            if !joined(m, state, at, space) {
                return fail("has a step where nothing joins");
            }
            at = space;
        }
        let others = |space: SpaceId| -> FighterSet {
            let there = |&id: &FighterId| id != fighter && state.space_of(id) == Some(space);
            (0..m.fighters.len() as u8).map(FighterId).filter(there).collect()
        };
        let against = |space: SpaceId| others(space).minus(m.friends(m.fighter(fighter).seat));
        let plain = question.source.is_none();
        let paid = |space: &&SpaceId| plain || exact || others(**space).iter().all(|other| m.fighter(other).hero);
        let spent = path.iter().filter(paid).count();
        if if exact { path.len() != usize::from(most) } else { spent > usize::from(most) } {
            return fail("has the wrong length");
        }
        let stops = |space: &SpaceId| against(*space).iter().any(|other| !m.fighter(other).small);
        if plain && !m.fighter(fighter).small && inner.iter().any(stops) {
            return fail("goes through an opposing fighter");
        }
        let passed = inner.iter().filter(|&&space| space != from).fold(FighterSet::EMPTY, |set, &at| set | against(at));
        if tracked && passed != via {
            return fail("passes others");
        }
    }
    Ok(())
}

/// Whether one step leads from a space to another: a line that no closed door crosses, or a passage.
fn joined(m: &Match, state: &State, a: SpaceId, b: SpaceId) -> bool {
    let closed = |line: usize| {
        let shut = |(door, def): (usize, &Door)| state.door_closed(DoorId(door as u8)) && def.lines.contains(&line);
        m.board.doors.iter().enumerate().any(shut)
    };
    let line = |(index, &ends): (usize, &(SpaceId, SpaceId))| (ends == (a, b) || ends == (b, a)) && !closed(index);
    m.board.lines.iter().enumerate().any(line) || a != b && m.board.passages.has(a) && m.board.passages.has(b)
}

/// R3.4, R24.2: who stands where.
fn places(m: &Match, state: &State) -> Result<(), Broken> {
    let mut big = SpaceSet::EMPTY;
    let mut small = [0u8; MAX_SPACES];
    for index in 0..m.fighters.len() {
        let fighter = FighterId(index as u8);
        let Some(space) = state.space_of(fighter) else { continue };
        if state.health(fighter) == 0 {
            return broken("the defeated leave the board", m.fighter(fighter).name.clone());
        }
        if m.fighter(fighter).small {
            small[space.index()] += 1;
            if small[space.index()] > 4 {
                return broken("at most four small fighters in a space", m.board.spaces[space.index()].id.clone());
            }
        } else if big.has(space) {
            return broken("one fighter in a space", m.board.spaces[space.index()].id.clone());
        } else {
            big.insert(space);
        }
    }
    Ok(())
}

/// A finished game must come back from its record, letter by letter.
pub fn replay_is_equal(m: &Match, record: &Record, end: &State) -> Result<(), Broken> {
    let text = record.to_string();
    let read = match Record::parse(&text) {
        Ok(read) => read,
        Err(error) => return broken("a record can be read", error.to_string()),
    };
    if read.to_string() != text {
        return broken("a record is written as it was read", text);
    }
    match read.replay(m, &mut ()) {
        Ok(state) if state == *end => Ok(()),
        Ok(_) => broken("a replay ends in the same state", String::new()),
        Err(error) => broken("a record can be replayed", error.to_string()),
    }
}
