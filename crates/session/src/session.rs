//! A game in progress: its state, what was chosen and what has happened, and what each seat may be told of it.

use std::sync::Arc;

use peerless_rules::{
    Choice, Chronicle, Event, Match, Opt, Options, Question, Record, RecordError, Refusal, SeatId, State, Told, View,
    result_text,
};

use crate::{Asked, Because, Decision, Sight, ToldEvent, Update, Wish, narrate};

/// A game in progress, or one that has ended.
#[derive(Clone)]
pub struct Session {
    /// What is played.
    pub m: Arc<Match>,
    seed: u64,
    /// Where it began, if not with a deal.
    start: Option<Box<State>>,
    state: State,
    choices: Vec<Choice>,
    /// How many choices the game began with; they cannot be taken back.
    prefix: usize,
    story: Chronicle,
    /// How much had happened before each choice.
    marks: Vec<usize>,
    options: Options,
}

/// A choice that has been taken.
pub struct Taken {
    /// Who chose.
    pub seat: SeatId,
    /// What was chosen.
    pub opt: Opt,
    /// How things stood before; with it follows what each seat saw of the choice.
    pub before: State,
}

impl Session {
    /// A new game.
    pub fn new(m: Arc<Match>, seed: u64) -> Self {
        let mut story = Chronicle::default();
        let state = State::new(&m, seed, &mut story);
        let mut options = Options::new();
        state.options(&m, &mut options);
        Self { m, seed, start: None, state, choices: Vec::new(), prefix: 0, story, marks: Vec::new(), options }
    }

    /// A game that begins at a state, such as one that a seat could be in. What came before it is not told.
    pub fn from_state(m: Arc<Match>, state: State) -> Self {
        let mut options = Options::new();
        state.options(&m, &mut options);
        let start = Some(Box::new(state.clone()));
        let (choices, story, marks) = (Vec::new(), Chronicle::default(), Vec::new());
        Self { m, seed: 0, start, state, choices, prefix: 0, story, marks, options }
    }

    /// A game that goes on after these choices; they cannot be taken back.
    pub fn go_on(m: Arc<Match>, seed: u64, choices: &[Choice]) -> Result<Self, RecordError> {
        let mut session = Self::new(m, seed);
        for choice in choices {
            session.replay(choice)?;
        }
        session.prefix = choices.len();
        Ok(session)
    }

    /// Takes a choice that was kept.
    pub fn replay(&mut self, choice: &Choice) -> Result<(), RecordError> {
        let opt = self.state.read_choice(&self.m, choice)?;
        self.step(opt, choice.clone());
        Ok(())
    }

    /// Takes one of the options; anything else is refused and changes nothing.
    pub fn take(&mut self, opt: Opt) -> Result<Taken, Refusal> {
        let seat = self.question().ok_or(Refusal::Over)?.seat;
        if !self.options.contains(&opt) {
            return Err(Refusal::NotOffered);
        }
        let line = self.write(opt);
        let before = self.state.clone();
        self.step(opt, Choice { seat, line, at: 0 });
        Ok(Taken { seat, opt, before })
    }

    fn step(&mut self, opt: Opt, choice: Choice) {
        self.marks.push(self.events());
        self.story.answer(&self.m, &mut self.state, opt, &mut self.options);
        self.choices.push(choice);
    }

    /// The game as it was after so many choices.
    pub fn back_to(&mut self, keep: usize) -> Result<(), RecordError> {
        let keep = keep.min(self.choices.len());
        let mut back = match &self.start {
            Some(start) => Self::from_state(self.m.clone(), State::clone(start)),
            None => Self::new(self.m.clone(), self.seed),
        };
        for choice in &self.choices[..keep] {
            back.replay(choice)?;
        }
        back.prefix = self.prefix.min(keep);
        *self = back;
        Ok(())
    }

    /// What is asked; `None` once the game is over.
    pub fn question(&self) -> Option<Question> {
        self.state.question(&self.m)
    }

    /// The options of the open question.
    pub fn options(&self) -> &[Opt] {
        &self.options
    }

    /// The option of this number, from 0.
    pub fn option_at(&self, index: u32) -> Option<Opt> {
        self.options.get(usize::try_from(index).ok()?).copied()
    }

    /// The option that a line of the notation names.
    pub fn read(&self, line: &str) -> Option<Opt> {
        self.state.read(&self.m, line).ok()
    }

    /// An option in the notation.
    pub fn write(&self, opt: Opt) -> String {
        self.state.write(&self.m, opt)
    }

    /// The game as a seat sees it, or without one somebody who watches.
    pub fn view(&self, seat: Option<SeatId>) -> View {
        self.state.view(&self.m, seat)
    }

    /// The whole state; what a seat may know of it is its `view`.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Where all chance of this game comes from.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// All choices so far.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// The team that has won.
    pub fn won(&self) -> Option<u8> {
        self.state.outcome().map(|outcome| outcome.team)
    }

    /// Whether this seat is out of the game.
    pub fn is_out(&self, seat: SeatId) -> bool {
        self.state.is_out(seat)
    }

    /// How much has happened.
    pub fn events(&self) -> usize {
        self.story.events().len()
    }

    /// What has happened since so much was told.
    pub fn since(&self, from: usize) -> &[Told] {
        &self.story.events()[from..]
    }

    /// The seats whose turns have begun since so much was told.
    pub fn turns_since(&self, from: usize) -> impl Iterator<Item = SeatId> + '_ {
        let turn = |told: &Told| if let Event::Turn { seat } = told.event { Some(seat) } else { None };
        self.since(from).iter().filter_map(turn)
    }

    /// How many choices stay if this seat takes back its last one.
    pub fn undo_to(&self, seat: SeatId) -> Option<usize> {
        let last = self.choices.iter().rposition(|choice| choice.seat == seat)?;
        (last >= self.prefix).then_some(last)
    }

    /// Whether this seat may take back its last choice without asking: nobody has chosen anything since,
    /// and nobody has learned anything that was hidden.
    pub fn undo_is_free(&self, seat: SeatId) -> bool {
        // What was chosen in secret is shown with the last choice.
        let is_secret = |event: Event| {
            let Event::State { seat, state, .. } = event else { return false };
            self.m.seat(seat).hero.states[usize::from(state)].secret
        };
        let brings_to_light =
            |from: usize| self.since(from).iter().any(|told| reveals(told.event) || is_secret(told.event));
        self.undo_to(seat).is_some_and(|keep| keep + 1 == self.choices.len() && !brings_to_light(self.marks[keep]))
    }

    /// What a viewer is told: the events from number `from` on and how things stand.
    pub fn update(&self, seat: Option<SeatId>, from: usize) -> Update {
        let view = self.view(seat);
        Update {
            from: from as u32,
            events: self.faces(from, |of| self.m.sees(seat, of)),
            sight: Sight::new(&self.m, &view),
            asked: Asked::new(&self.m, &self.state),
            decision: None,
            undo_free: seat.is_some_and(|seat| self.undo_is_free(seat)),
            undo_ask: seat.is_some_and(|seat| self.undo_to(seat).is_some()),
        }
    }

    /// What somebody is told before whom all hands are laid open.
    pub fn open_update(&self, from: usize) -> Update {
        let (events, sight) = (self.faces(from, |_| true), Sight::open(&self.m, &self.state));
        Update { events, sight, ..self.update(None, from) }
    }

    /// The open decision, for the seat that is asked.
    pub fn decision(&self, n: u32) -> Option<Decision> {
        let view = self.view(Some(self.question()?.seat));
        Decision::new(&self.m, &view, n, &self.options)
    }

    fn faces(&self, from: usize, sees: impl Fn(SeatId) -> bool) -> Vec<ToldEvent> {
        narrate(&self.m, self.story.events(), from, sees)
    }

    /// Why something that a seat tried is no option; `None` if it is one.
    pub fn why_not(&self, seat: SeatId, wish: Wish) -> Option<Because> {
        self.state.why_not(&self.m, seat, wish.into()).map(|why| Because::new(&self.m, why))
    }

    /// Whether it began with a deal, so that a record tells all of it.
    pub fn is_whole(&self) -> bool {
        self.start.is_none()
    }

    /// The record so far, without names. Of a game that is not whole it would tell another one.
    pub fn record(&self) -> Record {
        let mut record = Record::new(&self.m, self.seed);
        record.choices.clone_from(&self.choices);
        record.result = self.state.outcome().map(|outcome| result_text(&self.m, outcome));
        record
    }
}

/// Whether an event brings something to light that somebody did not know: a card or item leaves a hidden place,
/// or somebody looks into one. What moves openly, or is laid face down by the one who chooses, does not.
fn reveals(event: Event) -> bool {
    match event {
        Event::Draw { .. }
        | Event::Scheme { .. }
        | Event::Discard { .. }
        | Event::Boost { .. }
        | Event::BlindBoost { .. }
        | Event::Reveal { .. }
        | Event::TakeHidden { .. }
        | Event::Shown { .. }
        | Event::HandSeen { .. }
        | Event::TopSeen { .. }
        | Event::BottomSeen { .. }
        | Event::PileSeen { .. }
        | Event::Removed { .. }
        | Event::Shuffle { .. }
        | Event::Piled { .. }
        | Event::Side { .. }
        | Event::Roll { .. }
        | Event::Learned { .. }
        | Event::Over { .. } => true,
        Event::Turn { .. }
        | Event::Maneuver { .. }
        | Event::Item { .. }
        | Event::Attack { .. }
        | Event::BonusAttack { .. }
        | Event::Exhausted { .. }
        | Event::HandLimit { .. }
        | Event::Commit { .. }
        | Event::NoDefense { .. }
        | Event::ItemUsed { .. }
        | Event::Effect { .. }
        | Event::CutShort { .. }
        | Event::Canceled { .. }
        | Event::Value { .. }
        | Event::Result { .. }
        | Event::Move { .. }
        | Event::Place { .. }
        | Event::Swap { .. }
        | Event::TakesOver { .. }
        | Event::Damage { .. }
        | Event::Recover { .. }
        | Event::HealthSet { .. }
        | Event::Defeat { .. }
        | Event::Away { .. }
        | Event::Off { .. }
        | Event::Number { .. }
        | Event::Mark { .. }
        | Event::Named { .. }
        | Event::Lies { .. }
        | Event::Given { .. }
        | Event::TakeOut { .. }
        | Event::BoostFrom { .. }
        | Event::Eliminated { .. }
        | Event::Take { .. }
        | Event::PutOnDeck { .. }
        | Event::PutUnderDeck { .. }
        | Event::ShuffleIn { .. }
        | Event::Actions { .. }
        | Event::Counter { .. }
        | Event::SchemeDone { .. }
        | Event::Pay { .. }
        | Event::Cast { .. }
        | Event::Full { .. }
        | Event::Zone { .. }
        | Event::State { .. }
        | Event::Door { .. }
        | Event::Token { .. } => false,
    }
}

#[cfg(test)]
mod tests {
    use peerless_content::Content;
    use peerless_rules::{Mode, Rng, Switches};

    use super::*;

    fn game(content: &Content, heroes: [&str; 2], seed: u64) -> Session {
        let board = &content.boards[seed as usize % content.boards.len()].name;
        let m = content.set_up(board, &heroes, Mode::Duel, Switches::default()).unwrap();
        Session::new(Arc::new(m), seed)
    }

    /// A choice by lot; gives who made it.
    fn step(game: &mut Session, rng: &mut Rng) -> Option<SeatId> {
        let seat = game.question()?.seat;
        let opt = game.options()[rng.below(game.options().len())];
        game.take(opt).unwrap();
        Some(seat)
    }

    /// For each viewer and seat, the cards that the viewer cannot place.
    fn unseen(game: &Session) -> Vec<Vec<peerless_rules::CardId>> {
        let viewers = [None].into_iter().chain(game.m.seat_ids().map(Some));
        let views = viewers.map(|viewer| game.view(viewer));
        views.flat_map(|view| game.m.seat_ids().map(|of| view.unseen(of)).collect::<Vec<_>>()).collect()
    }

    /// Each list, which is sorted, holds all that it held before: cards may go out of sight, but none comes to light.
    fn nothing_learned(before: &[Vec<peerless_rules::CardId>], after: &[Vec<peerless_rules::CardId>]) -> bool {
        before.iter().zip(after).all(|(before, after)| {
            let mut rest = after.iter();
            before.iter().all(|card| rest.any(|other| other == card))
        })
    }

    #[test]
    fn what_is_taken_back_freely_has_told_nobody_anything() {
        let content = Content::built_in().unwrap();
        let (mut free, mut asked) = (0, 0);
        for (seed, pair) in content.heroes.windows(2).enumerate() {
            let mut game = game(&content, [&pair[0].name, &pair[1].name], seed as u64);
            let mut rng = Rng::new(seed as u64);
            for _ in 0..300 {
                let before = unseen(&game);
                let Some(seat) = step(&mut game, &mut rng) else { break };
                if game.undo_is_free(seat) {
                    assert!(nothing_learned(&before, &unseen(&game)), "after {:?}", game.choices.last());
                    free += 1;
                } else {
                    asked += 1;
                }
            }
        }
        assert!(free > 100 && asked > 100, "{free} {asked}");
    }

    #[test]
    fn a_game_from_a_state_goes_on_and_back_like_the_one_that_it_is_of() {
        let content = Content::built_in().unwrap();
        let mut whole = game(&content, [&content.heroes[2].name, &content.heroes[5].name], 4);
        let mut rng = Rng::new(4);
        for _ in 0..40 {
            step(&mut whole, &mut rng);
        }
        let mut part = Session::from_state(whole.m.clone(), whole.state().clone());
        assert!(whole.is_whole() && !part.is_whole() && part.options() == whole.options());
        for _ in 0..20 {
            let Some(opt) = whole.option_at(rng.below(whole.options().len()) as u32) else { break };
            whole.take(opt).unwrap();
            part.take(opt).unwrap();
        }
        assert!(part.state() == whole.state() && part.choices().len() == 20);
        whole.back_to(45).unwrap();
        part.back_to(5).unwrap();
        assert!(part.state() == whole.state() && part.choices().len() == 5 && !part.is_whole());
    }

    #[test]
    fn only_the_last_to_choose_takes_back_freely_and_nobody_what_came_before() {
        let content = Content::built_in().unwrap();
        let heroes = [content.heroes[0].name.as_str(), content.heroes[1].name.as_str()];
        let mut game = game(&content, heroes, 3);
        let mut rng = Rng::new(3);
        let other = |seat: SeatId| SeatId(1 - seat.0);
        while !game.m.seat_ids().all(|seat| game.undo_to(seat).is_some()) {
            let seat = step(&mut game, &mut rng).unwrap();
            assert_eq!(game.undo_to(seat), Some(game.choices.len() - 1));
            assert!(!game.undo_is_free(other(seat)));
        }
        let kept = game.choices.clone();
        let mut continued = Session::go_on(game.m.clone(), 3, &kept).unwrap();
        assert!(game.m.seat_ids().all(|seat| continued.undo_to(seat).is_none()));
        let seat = step(&mut continued, &mut rng).unwrap();
        assert_eq!(continued.undo_to(seat), Some(kept.len()));
        continued.back_to(kept.len()).unwrap();
        assert!(continued.view(None) == game.view(None) && continued.undo_to(seat).is_none());
    }
}
