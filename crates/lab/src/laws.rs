//! Laws that hold at every step of every game, whatever is played.

use peerless_rules::program::Through;
use peerless_rules::*;
use peerless_session::{Asked, Decision, Sight, narrate};

/// A law that a game broke.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{law}: {what}")]
pub struct Broken {
    pub law: &'static str,
    pub what: String,
}

impl Broken {
    /// The laws of secrecy ask that a hidden choice does not show. A text may show at once what it let choose in secret (put
    /// a card on the deck, then discard the top card), which none does that somebody wrote for play; with texts that nobody
    /// has read they prove nothing.
    pub fn unless_foreign(self, foreign: bool) -> Result<(), Self> {
        if foreign && self.law.starts_with("hidden choices") { Ok(()) } else { Err(self) }
    }
}

fn broken<T>(law: &'static str, what: impl Into<String>) -> Result<T, Broken> {
    Err(Broken { law, what: what.into() })
}

/// A game that has not ended by then is reported.
pub const LONGEST: usize = 5000;

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
        let cards = m.seat_ids().map(|seat| state.all_cards(m, seat)).collect();
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
        if state.is_out(question.seat) && own {
            return broken("an eliminated seat takes no part", format!("{question:?}"));
        }
        // Damage that is shared out may come of a card whose words hold for a while.
        if question.source.is_some() && question.ask != Ask::Share && state.clause(m).is_none_or(str::is_empty) {
            return broken("what asks has words that ask", format!("{question:?}"));
        }
        self.cards_are_conserved(m, state)?;
        terms_add_up(m, state)?;
        places(m, state)
    }

    /// Each card lies in one place, and none is made or lost. What is chosen at setup says which cards there are.
    fn cards_are_conserved(&mut self, m: &Match, state: &State) -> Result<(), Broken> {
        for seat in m.seat_ids() {
            if state.turn() == 0 && m.seat(seat).hero.binds() {
                self.cards[seat.index()] = state.all_cards(m, seat);
            } else if !state.is_out(seat) && state.all_cards(m, seat) != self.cards[seat.index()] {
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
        self.bytes_read_back(m, state, offered)?;
        self.views_hold(m, state, offered)?;
        given_cards_are_known(m, state)?;
        moves_have_ways(m, state, offered)?;
        ways_are_offered(m, state, offered)?;
        strikes_are_in_range(m, state)?;
        self.stops_at_the_action(m, state, offered)?;
        self.stays_where_it_may(m, state, offered)?;
        self.all_is_told(m, state, offered)?;
        self.refusals_have_reasons(m, state, offered)?;
        self.hidden_choices_do_not_show(m, state, offered)?;
        self.earlier.clear();
        self.earlier.extend_from_slice(offered);
        Ok(())
    }

    /// Who looks no further than an action comes to the same state, and misses the options of the next action alone.
    fn stops_at_the_action(&mut self, m: &Match, state: &State, offered: &Options) -> Result<(), Broken> {
        let opt = offered[self.rng.below(offered.len())];
        let (mut whole, mut within) = (state.clone(), state.clone());
        let (mut all, mut some) = (Options::new(), Options::new());
        whole.answer_unchecked(m, opt, &mut all, &mut ());
        within.answer_within_action(m, opt, &mut some, &mut ());
        let acts = whole.question(m).is_some_and(|question| question.ask == Ask::Action);
        let same = if acts { some.is_empty() } else { some == all };
        if whole == within && same { Ok(()) } else { broken("an answer within the action", format!("{opt:?}")) }
    }

    /// Who lets nobody walk comes to the same state as who ends every walk that may be ended.
    fn stays_where_it_may(&mut self, m: &Match, state: &State, offered: &Options) -> Result<(), Broken> {
        let opt = offered[self.rng.below(offered.len())];
        let (mut ended, mut stayed) = (state.clone(), state.clone());
        let (mut asked, mut options) = (Options::new(), Options::new());
        ended.answer_within_action(m, opt, &mut asked, &mut ());
        stayed.answer_without_walks(m, opt, &mut options, &mut ());
        let walks = |state: &State| state.question(m).is_some_and(|question| question.ask == Ask::Move);
        while walks(&ended) && asked.contains(&Opt::Done) {
            ended.answer_within_action(m, Opt::Done, &mut asked, &mut ());
        }
        let same = ended == stayed && asked == options;
        if same { Ok(()) } else { broken("an answer without walks", format!("{opt:?}")) }
    }

    /// What comes of an answer has words and a face for everybody, and so has the question after it.
    fn all_is_told(&mut self, m: &Match, state: &State, offered: &Options) -> Result<(), Broken> {
        let opt = offered[self.rng.below(offered.len())];
        let (mut story, mut end) = (Chronicle::default(), state.clone());
        story.answer(m, &mut end, opt, &mut self.options);
        let asked = Asked::new(m, &end);
        if asked.is_none() != self.options.is_empty() {
            return broken("what is asked is told", format!("after {opt:?}"));
        }
        for viewer in m.seat_ids().map(Some).chain([None]) {
            let told = narrate(m, story.events(), 0, |seat| m.sees(viewer, seat));
            if told.len() != story.events().len() {
                return broken("all that happens is told", format!("{opt:?} to {viewer:?}"));
            }
            let view = end.view(m, viewer);
            _ = Sight::new(m, &view);
            if viewer.is_some() && viewer == end.question(m).map(|question| question.seat) {
                let decision = Decision::new(m, &view, 0, &self.options);
                if decision.is_none_or(|decision| decision.options.len() != self.options.len()) {
                    return broken("every option is shown", format!("after {opt:?}"));
                }
            }
        }
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

    /// What is written as bytes comes back, and bytes with something changed in them do no harm.
    fn bytes_read_back(&mut self, m: &Match, state: &State, offered: &Options) -> Result<(), Broken> {
        let opt = offered[self.rng.below(offered.len())];
        if Opt::from_bytes(m, &opt.to_bytes()) != Ok(opt) {
            return broken("an option comes back from its bytes", format!("{opt:?}"));
        }
        let mut bytes = state.to_bytes(m);
        match State::from_bytes(m, &bytes) {
            Ok(read) if read == *state => {}
            Ok(_) => return broken("a state comes back from its bytes", "it is another"),
            Err(error) => return broken("a state comes back from its bytes", error.to_string()),
        }
        let at = self.rng.below(bytes.len());
        bytes[at] ^= 1 << self.rng.below(8);
        match State::from_bytes(m, &bytes) {
            Ok(_) => broken("damaged bytes are refused", format!("byte {at}")),
            Err(_) => Ok(()),
        }
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
    /// R18.1, R28.3: two different cards committed or taken unseen look the same to those who may not see them; and a card that
    /// somebody could not tell from another belongs to a question whose answer is hidden.
    fn hidden_choices_do_not_show(&mut self, m: &Match, state: &State, offered: &Options) -> Result<(), Broken> {
        let Some(question) = state.question(m) else { return Ok(()) };
        let choices: Vec<Opt> = offered.iter().filter(|opt| opt.card().is_some()).copied().collect();
        if choices.len() < 2 {
            return Ok(());
        }
        let first = self.rng.below(choices.len());
        let second = (first + 1 + self.rng.below(choices.len() - 1)) % choices.len();
        let choices = [choices[first], choices[second]];
        // Everybody sees to whose deck a card goes that was given.
        let given = |opt: &Opt| matches!(*opt, Opt::Card { seat, card } if m.origin(seat, card).0 != seat);
        if question.ask == Ask::HiddenCard && choices.iter().any(given) {
            return Ok(());
        }
        let mut ends = [state.clone(), state.clone()];
        let mut events = [Vec::new(), Vec::new()];
        for (index, choice) in choices.into_iter().enumerate() {
            ends[index].answer_unchecked(m, choice, &mut self.options, &mut events[index]);
        }
        // Where only equal cards are left to choose from, nothing more is asked.
        if ends[0].question(m) != ends[1].question(m) {
            return Ok(());
        }
        // R19.9: what a seat that is eliminated by this had laid aside comes onto the discard pile of its owner, for all to see.
        let comes_open = |index: usize| {
            let Some((owner, card)) = owner_of(m, question.seat, choices[index]) else { return false };
            let lie = |state: &State| state.pile_kinds(owner).iter().filter(|&&other| other == card.0).count();
            lie(&ends[index]) > lie(state)
        };
        let eliminated = |end: &State| end.is_out(question.seat) && !state.is_out(question.seat);
        if ends.iter().all(eliminated) && comes_open(0) && comes_open(1) {
            return Ok(());
        }
        // Who holds a pile sees what goes into it and out of it, also where the holder of a card that was given chooses that.
        let home = question.source.map_or(question.seat, |(seat, source)| m.home(seat, source));
        let piles = |state: &State| -> Vec<_> {
            (0..m.seat(home).hero.piles.len() as u8).map(|pile| state.own_pile(m, home, pile)).collect()
        };
        let piled = ends.iter().any(|end| piles(end) != piles(state));
        let faces = [0, 1].map(|index| Face::new(question, choices[index], state.laid(m, question), &ends[index]));
        for viewer in m.seat_ids().map(Some).chain([None]) {
            if m.sees(viewer, question.seat) || piled && m.sees(viewer, home) {
                continue;
            }
            let seen = |events: &[Event]| -> Vec<Event> {
                events.iter().map(|event| event.seen_with(|seat| m.sees(viewer, seat))).collect()
            };
            let views = [0, 1].map(|index: usize| ends[index].view(m, viewer));
            // Whoever is told the printed value of the attack card can tell two of different value apart.
            let told = |view: &View| view.fight(m).and_then(|fight| fight.sides[0].told);
            if told(&views[0]) != told(&views[1]) {
                continue;
            }
            let stories = [0, 1].map(|index: usize| seen(&events[index]));
            let parted = stories[0].iter().zip(&stories[1]).position(|(one, other)| one != other);
            let follows = |index: usize, at: usize| {
                // An order that is chosen raises no event: what is shown is shown by a text that comes after.
                question.ask == Ask::CardOrder && matches!(stories[index][at], Event::Shown { .. })
                    || comes_to_light(stories[index][at], choices[index])
                    || was_told_hidden(&events[index][..at], &stories[index][..at], choices[index])
            };
            if parted.is_some_and(|at| follows(0, at) || follows(1, at)) {
                continue;
            }
            // Whoever looks at cards afterwards sees which of them are there.
            let looks = |event: &Event| looker(event).is_some_and(|by| m.sees(viewer, by));
            if parted.is_none() && (0..2).all(|index| stories[index].iter().any(looks)) {
                continue;
            }
            let same_view = views[0] == views[1];
            let same_story = stories[0] == stories[1];
            let what = || {
                let card = question.source.and_then(|(seat, source)| Some((seat, source.as_card()?)));
                let text = card.map_or("an ability", |(seat, card)| m.card(seat, card).name.as_str());
                let told = parted.map(|at| [stories[0][at], stories[1][at]]);
                format!("{viewer:?} at {:?} of {text}: {choices:?} {told:?}", question.ask)
            };
            if faces[0].to(m, viewer) == faces[1].to(m, viewer) {
                if !same_view {
                    return broken("hidden choices do not show", what());
                }
                if !same_story {
                    return broken("hidden choices are not told", what());
                }
            } else if same_view && same_story && choices[0].card() != choices[1].card() {
                return broken("what does not show is declared hidden", what());
            }
        }
        Ok(())
    }
}

impl Watch {
    /// What is offered needs no reason; what is not has a true one, which rests on what the seat knows.
    fn refusals_have_reasons(&mut self, m: &Match, state: &State, offered: &Options) -> Result<(), Broken> {
        let Some(question) = state.question(m) else { return Ok(()) };
        let seat = question.seat;
        let resampled = state.view(m, Some(seat)).resample(m, &mut self.rng);
        for _ in 0..4 {
            let fighter = FighterId(self.rng.below(m.fighters.len()) as u8);
            let at = FighterId(self.rng.below(m.fighters.len()) as u8);
            let space = SpaceId(self.rng.below(m.board.spaces.len()) as u8);
            let card = CardId(self.rng.below(m.seat(seat).hero.cards.len()) as u8);
            let wishes = [
                Wish::Move { fighter, space },
                Wish::Attack { by: fighter, at },
                Wish::Card(card),
                Wish::Fighter(fighter),
                Wish::Space(space),
            ];
            for wish in wishes {
                let why = state.why_not(m, seat, wish);
                let fail = |what: &str| broken("refusals have reasons", format!("{wish:?}: {why:?} {what}"));
                if why.is_none() != offered.iter().any(|&opt| wish.is_met_by(seat, opt)) {
                    return fail("does not fit the options");
                }
                if resampled.why_not(m, seat, wish) != why {
                    return fail("shows what is hidden");
                }
                if why.is_some_and(|why| !is_true(m, state, seat, why)) {
                    return fail("is not true");
                }
                let other = m.seat_ids().find(|other| *other != seat).map(|other| state.why_not(m, other, wish));
                if !matches!(wish, Wish::Card(_)) && other != Some(Some(Why::NotYourDecision { seat })) {
                    return fail("is told to another seat");
                }
            }
        }
        Ok(())
    }
}

/// Whose card an option of a seat is about, and which.
fn owner_of(m: &Match, asked: SeatId, opt: Opt) -> Option<(SeatId, CardId)> {
    let holder = if let Opt::Card { seat, .. } = opt { seat } else { asked };
    Some(m.origin(holder, opt.card()?))
}

/// Whether what is told after a hidden choice shows what came of it later and not the choice itself: whoever draws sees what lies on
/// top now, another text shows it to all, and chance discards from the hand that is left.
fn comes_to_light(event: Event, choice: Opt) -> bool {
    if let Event::Draw { card, .. } = event {
        card.is_some()
    } else if let Event::Discard { card, .. } | Event::Shown { card, .. } | Event::BlindBoost { card, .. } = event {
        choice.card() != Some(card)
    } else {
        false
    }
}

/// Whether the card of a choice was told before, and hidden: what tells of it later is another act, which shows it.
fn was_told_hidden(events: &[Event], story: &[Event], choice: Opt) -> bool {
    let about = |event: Event| {
        if let Event::PutOnDeck { card, .. }
        | Event::PutUnderDeck { card, .. }
        | Event::TakeHidden { card, .. }
        | Event::ShuffleIn { card, .. }
        | Event::Piled { card, .. }
        | Event::TakeOut { card, .. } = event
        {
            card
        } else {
            None
        }
    };
    let mut told = events.iter().zip(story);
    told.any(|(event, seen)| event != seen && about(*event).is_some() && about(*event) == choice.card())
}

/// Who looks at cards that others do not see.
fn looker(event: &Event) -> Option<SeatId> {
    if let Event::HandSeen { by, .. }
    | Event::TopSeen { by, .. }
    | Event::BottomSeen { by, .. }
    | Event::PileSeen { by, .. } = *event
    {
        Some(by)
    } else {
        None
    }
}

/// Whether the state bears out a reason.
fn is_true(m: &Match, state: &State, seat: SeatId, why: Why) -> bool {
    let own = m.seat(seat);
    let friends = m.friends(seat);
    let hand = state.hand(seat);
    let ask = state.question(m).map(|question| question.ask);
    let by_text = state.question(m).is_some_and(|question| question.source.is_some());
    let there = |fighter: FighterId| state.space_of(fighter).is_some();
    let attacks_with = |by: FighterId, cards: CardSet| cards.iter().any(|card| own.users[card.index()].has(by));
    // Some cards attack only under a condition.
    let may_attack = |card: CardId| own.attacks.has(card) || own.maybe_attacks.has(card);
    let attacks: CardSet = hand.iter().copied().filter(|&card| may_attack(card)).collect();
    match why {
        Why::Over | Why::Unknown | Why::NotYourDecision { .. } => false,
        Why::NotAskedNow { ask: named } => Some(named) == ask && named != Ask::HandLimit,
        Why::NoActions => ask == Some(Ask::HandLimit),
        Why::Defeated { fighter } => !there(fighter) && state.health(fighter) == 0,
        Why::OffBoard { fighter } => !there(fighter),
        Why::NotYours { fighter } => !own.fighters.has(fighter),
        Why::ManeuverFirst => ask == Some(Ask::Action),
        Why::Forbidden => matches!(ask, Some(Ask::Action | Ask::AttackCard | Ask::Defense | Ask::Replace)),
        // A text may move those of others, piece by piece.
        Why::AlreadyMoved { fighter } => {
            (own.fighters.has(fighter) || by_text) && state.movement(m, fighter).unwrap_or(0) == 0
        }
        Why::AllMoved => own.fighters.iter().all(|fighter| state.movement(m, fighter).unwrap_or(0) == 0),
        Why::HeldInPlace { fighter } => there(fighter) && state.movement(m, fighter).is_none(),
        Why::StandsThere { fighter } => there(fighter),
        Why::Occupied { space, by } => state.body(m, by).has(space),
        Why::OutOfReach { fighter, steps, needed } => state.movement(m, fighter) == Some(steps) && needed > steps,
        Why::NotExact { fighter, steps } => state.movement(m, fighter) == Some(steps) && by_text,
        Why::DoorClosed { .. } => (0..m.board.doors.len() as u8).any(|door| state.door_closed(DoorId(door))),
        Why::NoWay { fighter } | Why::Stuck { fighter } => state.movement(m, fighter).is_some(),
        Why::Before { fighter } => own.fighters.has(fighter) && !there(fighter),
        Why::AlreadyPlaced { fighter } => own.fighters.has(fighter) && there(fighter),
        Why::StartSpace { space } => m.board.starts[seat.index()] == space && !own.heroes.iter().any(there),
        Why::Reserved { seat: later } => later > seat,
        Why::NotInZone | Why::ZonesApart => ask == Some(Ask::Setup),
        Why::Friendly { fighter } => friends.has(fighter),
        Why::FirstTurn { fighter } => m.mode == Mode::FreeForAll && !friends.has(fighter) && there(fighter),
        Why::OutOfRange { by, at } => !state.in_range(m, by, at),
        Why::NoTarget { by } => friends.has(by) && attacks_with(by, attacks),
        // Cards that may be played only under a condition are none while it does not hold.
        Why::NoAttackCard { fighter } => !attacks_with(fighter, attacks.minus(own.limited).minus(own.maybe_attacks)),
        Why::NotInHand { seat: of, card } => of == seat && !hand.contains(&card),
        Why::AttackFirst => hand.iter().any(|&card| may_attack(card)),
        Why::NobodyToAttack { seat: of, card } => of == seat && may_attack(card),
        Why::WrongKind { seat: of, card, need } => {
            let kind = m.card(of, card).kind;
            let fits = match need {
                Need::Action => kind != CardKind::Defense,
                Need::Attack => kind.attacks(),
                Need::Defense => kind.defends(),
            };
            hand.contains(&card) && !fits
        }
        Why::WrongUser { seat: of, card, fighter } => !m.seat(of).users[card.index()].has(fighter),
        Why::UserGone { seat: of, card } => !m.seat(of).users[card.index()].iter().any(there),
        Why::ConditionNotMet { seat: of, card } => (m.seat(of).maybe_defenses | m.seat(of).limited).has(card),
        Why::NotAgainst { seat: of, card, fighter } => {
            of == seat && hand.contains(&card) && !own.open.is_empty() && there(fighter) && ask == Some(Ask::AttackCard)
        }
        // At setup a hero file says where its tokens may lie.
        Why::NotThisSpace { .. } => by_text || state.question(m).is_some_and(|asked| asked.ask == Ask::TokenPlace),
        Why::NotThisFighter { fighter } => {
            // Some cards attack face up only, and not everybody.
            let open = hand.iter().any(|&card| m.card(seat, card).laying.is_some());
            by_text || open || attacks_one_alone(m, state, fighter)
        }
        Why::NotThisCard { .. } => by_text,
    }
}

/// Whether the action that is left is for an attack alone, which can be left out, and on somebody else.
fn attacks_one_alone(m: &Match, state: &State, fighter: FighterId) -> bool {
    let mut offered = Options::new();
    state.options(m, &mut offered);
    let on = |opt: &Opt| matches!(opt, Opt::Attack { at, .. } if *at == fighter);
    let asks = state.question(m).is_some_and(|question| question.ask == Ask::Action);
    asks && offered.contains(&Opt::Done) && !offered.iter().any(on)
}

/// All see which cards of others a seat has in hand.
fn given_cards_are_known(m: &Match, state: &State) -> Result<(), Broken> {
    for seat in m.seat_ids() {
        let given = |&card: &CardId| m.origin(seat, card).0 != seat;
        let held: Vec<CardId> = state.hand(seat).into_iter().filter(given).collect();
        for viewer in m.seat_ids().map(Some).chain([None]).filter(|_| !held.is_empty()) {
            let mut known = state.view(m, viewer).hand(seat).1;
            for card in &held {
                match known.iter().position(|other| other == card) {
                    Some(at) => _ = known.swap_remove(at),
                    None => return broken("cards that were given are known", format!("seat {seat}: {card:?}")),
                }
            }
        }
    }
    Ok(())
}

/// R7: the way of a move can be walked, and does what the move says.
fn moves_have_ways(m: &Match, state: &State, offered: &Options) -> Result<(), Broken> {
    let Some(question) = state.question(m) else { return Ok(()) };
    let exact = !offered.contains(&Opt::Done);
    let tracked = offered.iter().any(|opt| opt.going().is_some_and(|going| !going.via.is_empty()));
    // R7.8: whose fighters the text asks for, seen from whoever decides; all moves go by the same ones.
    let friends = m.friends(question.seat);
    let mut asked_for =
        vec![state.on_board(), state.on_board().minus(friends), friends, m.seat(question.seat).fighters];
    let (sidekicks_free, text_ways) = match state.passes() {
        Some(Through::SidekicksFree) => (true, SpaceSet::EMPTY),
        Some(Through::TokensFree { of, kind }) => {
            (false, state.tokens(m, SeatId(of), kind).filter_map(Site::space).collect())
        }
        Some(Through::Friends | Through::Opposing | Through::Sidekicks) | None => (false, SpaceSet::EMPTY),
    };
    for &opt in offered.iter() {
        let path = state.path(m, opt);
        let Some(Going { fighter, to, tail, via }) = opt.going() else {
            if !path.is_empty() {
                return broken("only moves have ways", format!("{opt:?}: {path:?}"));
            }
            continue;
        };
        let fail = |why: &str| broken("moves have ways", format!("{opt:?}: {path:?} {why}"));
        let (Some(from), Some(most)) = (state.space_of(fighter), state.movement(m, fighter)) else {
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
        let large = m.fighter(fighter).large;
        let body = state.body(m, fighter);
        let mut at = from;
        if large {
            // R24.8: it sets out from either space, and the tail comes to lie where the head was before its last step.
            let starts = |start: &SpaceId| joined_by_line(m, state, *start, path[0]);
            let last = inner.last().copied();
            let Some(start) = body.iter().find(|start| starts(start) && (last.is_some() || tail == Some(*start)))
            else {
                return fail("sets out where it does not stand");
            };
            if tail != last.or(Some(start)) {
                return fail("drags its tail elsewhere");
            }
            at = start;
        }
        for &space in &path {
            let by_tokens = |space: SpaceId| token_ways(m, state, fighter, false).has(space);
            let joins = joined_by_line(m, state, at, space)
                || !large && (joined_by_passage(m, at, space) || by_tokens(at) && by_tokens(space));
            if !joins {
                return fail("has a step where nothing joins");
            }
            at = space;
        }
        let others = |space: SpaceId| -> FighterSet {
            let there = |&id: &FighterId| id != fighter && state.body(m, id).has(space);
            (0..m.fighters.len() as u8).map(FighterId).filter(there).collect()
        };
        let against = |space: SpaceId| others(space).minus(m.friends(m.fighter(fighter).seat));
        let plain = question.source.is_none();
        let own_move = question.seat == m.fighter(fighter).seat;
        let own_ways = if own_move { token_ways(m, state, fighter, true) } else { SpaceSet::EMPTY };
        let free = own_ways | text_ways;
        let paid = |space: &&SpaceId| {
            let counts = !sidekicks_free || others(**space).iter().all(|other| m.fighter(other).hero);
            exact || counts && !free.has(**space)
        };
        let spent = path.iter().filter(paid).count();
        if if exact { path.len() != usize::from(most) } else { spent > usize::from(most) } {
            return fail("has the wrong length");
        }
        let stops = |space: &SpaceId| against(*space).iter().any(|other| !m.fighter(other).small);
        if plain && m.moves_alike() && !m.fighter(fighter).small && inner.iter().any(stops) {
            return fail("goes through an opposing fighter");
        }
        let passed =
            inner.iter().filter(|&&space| !body.has(space)).fold(FighterSet::EMPTY, |set, &at| set | others(at));
        asked_for.retain(|&these| passed & these == via);
        if tracked && m.moves_alike() && asked_for.is_empty() {
            return fail("passes others");
        }
    }
    Ok(())
}

/// The spaces whose tokens join them for a fighter, or make them free.
fn token_ways(m: &Match, state: &State, fighter: FighterId, free: bool) -> SpaceSet {
    let Fighter { seat, named, .. } = *m.fighter(fighter);
    let paths = m.seat(seat).hero.ability.paths.iter().filter(|path| path.fighter == named && path.free == free);
    paths.flat_map(|path| state.tokens(m, seat, path.token)).filter_map(Site::space).collect()
}

/// Whether a passage leads from a space to another.
fn joined_by_passage(m: &Match, a: SpaceId, b: SpaceId) -> bool {
    a != b && m.board.passages.has(a) && m.board.passages.has(b)
}

/// Whether a line leads from a space to another that no closed door crosses.
fn joined_by_line(m: &Match, state: &State, a: SpaceId, b: SpaceId) -> bool {
    let closed = |line: usize| {
        let shut = |(door, def): (usize, &Door)| state.door_closed(DoorId(door as u8)) && def.lines.contains(&line);
        m.board.doors.iter().enumerate().any(shut)
    };
    let line = |(index, &ends): (usize, &(SpaceId, SpaceId))| (ends == (a, b) || ends == (b, a)) && !closed(index);
    m.board.lines.iter().enumerate().any(line)
}

/// All that are in range at once are those that are so one by one.
fn strikes_are_in_range(m: &Match, state: &State) -> Result<(), Broken> {
    for seat in m.seat_ids() {
        let by = m.seat(seat).fighters & state.on_board();
        let among = state.on_board().minus(m.friends(seat));
        let reached = |by: FighterId| among.iter().filter(|&at| state.in_range(m, by, at)).collect();
        let one_by_one = by.iter().map(|by| (by, reached(by))).filter(|(_, at): &(_, FighterSet)| !at.is_empty());
        if !state.strikes(m, by, among).eq(one_by_one) {
            return broken("strikes are in range", format!("seat {seat}"));
        }
    }
    Ok(())
}

/// The other way round: where a fighter could go is offered. `path` searches step by step and knows no tables.
fn ways_are_offered(m: &Match, state: &State, offered: &Options) -> Result<(), Broken> {
    let mut movers = Vec::new();
    // Where rules let some pass others, ways are sought only for what is offered.
    for opt in offered.iter().filter(|_| m.moves_alike()) {
        movers.extend(opt.going().map(|going| going.fighter));
    }
    let taken = |to: SpaceId| state.on_board().iter().any(|other| state.body(m, other).has(to));
    for fighter in movers.into_iter().collect::<FighterSet>() {
        for to in m.board.space_ids().filter(|&to| !taken(to)) {
            // A large one may drag its tail from anywhere beside its head, its own spaces included.
            let own = state.body(m, fighter);
            let beside = m.board.neighbors(to).iter().filter(|&tail| own.has(tail) || !taken(tail));
            let large = beside.map(|tail| Opt::MoveLarge { fighter, to, tail: Some(tail).into(), via: Fewer::EMPTY });
            let plain = [Opt::Move { fighter, to, via: Few::EMPTY }];
            let ends: Vec<Opt> = if m.fighter(fighter).large { large.collect() } else { plain.into() };
            for opt in ends {
                if !offered.contains(&opt) && !state.path(m, opt).is_empty() {
                    return broken("where a fighter can go is offered", format!("{opt:?}"));
                }
            }
        }
    }
    Ok(())
}

/// R12: the terms of a value that were not lost add up to the value that is compared.
fn terms_add_up(m: &Match, state: &State) -> Result<(), Broken> {
    let terms = state.terms(m);
    // Nothing is being fought, or no card has been laid.
    if terms.iter().all(Vec::is_empty) {
        return Ok(());
    }
    for (side, value) in state.combat_values(m).into_iter().flatten().enumerate() {
        if sum(&terms[side]) != i16::from(value) {
            return broken("terms add up to the value", format!("{value} is not {:?}", terms[side]));
        }
    }
    Ok(())
}

/// R3.4, R24.2: who stands where.
fn places(m: &Match, state: &State) -> Result<(), Broken> {
    let mut big = SpaceSet::EMPTY;
    let mut small = [0u8; MAX_SPACES];
    if !state.knows_its_board(m) {
        return broken("what is kept of the board follows from where all stand", String::new());
    }
    for index in 0..m.fighters.len() {
        let fighter = FighterId(index as u8);
        let Some(head) = state.space_of(fighter) else { continue };
        if state.health(fighter) == 0 {
            return broken("the defeated leave the board", m.fighter(fighter).name.clone());
        }
        if let Some(tail) = state.tail_of(m, fighter)
            && !(m.fighter(fighter).large && joined_by_line(m, state, head, tail))
        {
            return broken("a tail lies beside its head", m.fighter(fighter).name.clone());
        }
        for space in state.body(m, fighter) {
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
