//! Cases: small scenes with a script and what must hold (NOTATION 4 and 6).

use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;

use peerless_rules::program::Pc;
use peerless_rules::*;

use crate::board::read_case_board;
use crate::doc::{At, Fields, Problem, Problems, unknown};
use crate::hero::read_hero;
use crate::library::Content;

/// The cases of one file.
pub struct CaseFile {
    /// In the order of the file.
    pub cases: Vec<Case>,
}

/// One case, ready to be played, or the reasons why it could not be loaded.
pub struct Case {
    /// One sentence that says what it shows.
    pub name: String,
    /// The numbers of the rules that it shows.
    pub rules: Vec<String>,
    /// The cards that it shows, as `Hero: Card`.
    pub cards: Vec<String>,
    file: String,
    line: usize,
    loaded: Result<Loaded, Vec<Problem>>,
    /// Loading must fail with a message that contains this.
    error: Option<String>,
}

struct Loaded {
    game: Arc<Match>,
    scene: Scene,
    script: Vec<Line>,
}

/// A line of the script and its number in the file.
struct Line {
    at: usize,
    text: String,
}

/// What came of the cases of a file.
#[derive(Clone, Debug, Default)]
pub struct CaseReport {
    /// How many hold.
    pub passed: usize,
    /// Those that do not.
    pub failures: Vec<Failure>,
}

/// A case that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// As it was named when it was read.
    pub file: String,
    /// The line of the script or of the case, from 1.
    pub line: usize,
    /// The name of the case.
    pub case: String,
    /// What did not hold.
    pub message: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}: {}", self.file, self.line, self.case, self.message)
    }
}

impl CaseFile {
    /// Reads a file of cases, or the cases of a hero file. A file that is not TOML at all holds one case that cannot be loaded.
    pub fn parse(content: &Content, file: &str, text: &str) -> Self {
        Self::parse_beside(content, file, text, None)
    }

    /// Reads a file whose cases can be played with a hero that stands elsewhere.
    pub fn parse_beside(content: &Content, file: &str, text: &str, hero: Option<Arc<Hero>>) -> Self {
        let mut problems = Problems::new(file, text);
        let table = problems.parse();
        let mut fields = Fields::new(table.get_ref(), 0..0);
        if !problems.list.is_empty() {
            let error = fields.string(&mut problems, "error").map(|error| error.value);
            let name = fields.string(&mut problems, "name").map_or_else(|| "?".into(), |name| name.value);
            let broken = Case {
                name,
                rules: Vec::new(),
                cards: Vec::new(),
                file: file.into(),
                line: 1,
                loaded: Err(problems.list),
                error,
            };
            return Self { cases: vec![broken] };
        }
        if !fields.has("case") {
            let shared = Shared { own: hero, ..Shared::default() };
            let case = read_case(content, fields, &shared, problems);
            return Self { cases: vec![case] };
        }
        let mut shared = Shared { own: hero, ..Shared::default() };
        if fields.has("fighter") {
            shared.own = Some(Arc::new(read_hero(&mut fields, &mut problems)));
        } else {
            shared.heroes = read_heroes(&mut fields, &mut problems);
            shared.board = read_board(content, &mut fields, &mut problems);
        }
        let tables = fields.tables(&mut problems, "case");
        fields.finish(&mut problems);
        let outside = problems.list;
        let mut cases: Vec<Case> =
            tables.into_iter().map(|table| read_case(content, table, &shared, Problems::new(file, text))).collect();
        // What is wrong outside of the cases is wrong for all of them.
        if !outside.is_empty() {
            for case in &mut cases {
                case.loaded = Err(outside.clone());
            }
        }
        Self { cases }
    }

    /// The cases of a hero file, which makes this hero; often there are none.
    pub fn of_hero(content: &Content, file: &str, text: &str, hero: &Arc<Hero>) -> Self {
        let mut problems = Problems::new(file, text);
        let table = problems.parse();
        let tables = Fields::new(table.get_ref(), 0..0).tables(&mut problems, "case");
        let shared = Shared { own: Some(hero.clone()), ..Shared::default() };
        let read = |table| read_case(content, table, &shared, Problems::new(file, text));
        Self { cases: tables.into_iter().map(read).collect() }
    }

    /// Plays all of them.
    pub fn run(&self) -> CaseReport {
        let mut report = CaseReport::default();
        for case in &self.cases {
            match case.run() {
                Ok(()) => report.passed += 1,
                Err(failure) => report.failures.push(failure),
            }
        }
        report
    }
}

/// What the cases of a file have in common.
#[derive(Default)]
struct Shared {
    heroes: Vec<Arc<Hero>>,
    board: Option<Arc<Board>>,
    /// The hero whose file it is; players that name none play it.
    own: Option<Arc<Hero>>,
}

fn read_heroes(fields: &mut Fields, problems: &mut Problems) -> Vec<Arc<Hero>> {
    let mut heroes = Vec::new();
    for mut table in fields.tables(problems, "hero") {
        let hero = read_hero(&mut table, problems);
        table.finish(problems);
        heroes.push(Arc::new(hero));
    }
    heroes
}

fn read_board(content: &Content, fields: &mut Fields, problems: &mut Problems) -> Option<Arc<Board>> {
    if fields.is_string("board") {
        let name = fields.string(problems, "board")?;
        return match content.board(&name.value) {
            Ok(board) => Some(board.clone()),
            Err(unknown) => {
                problems.add(name.at, unknown.to_string());
                None
            }
        };
    }
    let mut table = fields.table(problems, "board")?;
    let before = problems.list.len();
    let facts = read_case_board(&mut table, problems);
    table.finish(problems);
    (problems.list.len() == before).then(|| Arc::new(facts.finish()))
}

fn read_case(content: &Content, mut fields: Fields, shared: &Shared, mut problems: Problems) -> Case {
    let (line, _) = problems.place(fields.at.start);
    let name = fields.name(&mut problems, "name").value;
    let texts = |list: Vec<At<String>>| list.into_iter().map(|text| text.value).collect::<Vec<_>>();
    let rules = texts(fields.strings(&mut problems, "rules"));
    let cards = texts(fields.strings(&mut problems, "cards"));
    let error = fields.string(&mut problems, "error").map(|error| error.value);
    let loaded = load(content, &mut fields, shared, &mut problems);
    fields.finish(&mut problems);
    let file = problems.list.first().map(|problem| problem.file.clone());
    let file = file.unwrap_or_else(|| problems.file_name().to_owned());
    let loaded = match loaded {
        Some(loaded) if problems.list.is_empty() => Ok(loaded),
        _ => Err(problems.list),
    };
    Case { name, rules, cards, file, line, loaded, error }
}

fn load(content: &Content, fields: &mut Fields, shared: &Shared, problems: &mut Problems) -> Option<Loaded> {
    let mut heroes = read_heroes(fields, problems);
    heroes.extend(shared.own.iter().chain(&shared.heroes).cloned());
    let board = read_board(content, fields, problems).or_else(|| shared.board.clone());
    let players = fields.tables(problems, "player");
    let mut switches = Switches::default();
    for (name, value) in fields.entries(problems, "switches") {
        if let Err(error) = switches.set(&name.value, &value.value) {
            problems.add(name.at, error.to_string());
        }
    }
    let modes = Mode::ALL.map(|mode| (mode.name(), mode));
    let mode = fields.one_of(problems, "mode", &modes, Some(Mode::Duel)).unwrap_or(Mode::Duel);
    let turn = fields.number(problems, "turn", 1..MAX_SEATS as u16 + 1);
    let actions = fields.number(problems, "actions", 0..100).map(|actions| actions as u8);
    let first_turn = fields.flag(problems, "first_turn");
    let setup = fields.flag(problems, "setup");
    let closed = fields.string(problems, "closed");
    let script = read_script(fields, problems);

    let mut chosen = Vec::new();
    let mut tables = Vec::new();
    for mut table in players {
        if let (false, Some(own)) = (table.has("hero"), &shared.own) {
            chosen.push(own.clone());
            tables.push(table);
            continue;
        }
        let name = table.name(problems, "hero");
        let own = heroes.iter().find(|hero| hero.name.eq_ignore_ascii_case(&name.value));
        match own.map_or_else(|| content.hero(&name.value), Ok) {
            Ok(hero) => chosen.push(hero.clone()),
            Err(unknown) => problems.add(name.at, unknown.to_string()),
        }
        tables.push(table);
    }
    if board.is_none() && !fields.has("board") {
        problems.add(fields.at.clone(), "`board` is missing");
    }
    let board = board?;
    let items = match content.items_for(&board, switches) {
        Ok(items) => items,
        Err(unknown) => {
            problems.add(fields.place_of("board"), unknown.to_string());
            return None;
        }
    };
    if chosen.len() != tables.len() {
        return None;
    }
    let by_hand = !items.is_empty() && board.item_spaces.iter().all(|(_, kind)| kind.is_none());
    let game = Match::new(board.clone(), &chosen, items, mode, switches);
    let game = match game.and_then(|game| if setup { game.check_room().map(|()| game) } else { Ok(game) }) {
        Ok(game) => game,
        Err(error) => {
            problems.add(fields.at.clone(), error.to_string());
            return None;
        }
    };
    let mut scene = Scene { first_turn, setup, actions, ..Scene::default() };
    if let Some(turn) = turn {
        if usize::from(turn) > game.seats.len() {
            problems.add(fields.place_of("turn"), format!("there is no seat {turn}"));
            return None;
        }
        scene.turn = Some(SeatId(turn as u8 - 1));
    }
    for (seat, mut table) in game.seat_ids().zip(tables) {
        scene.seats.push(read_player(&game, seat, &mut table, problems));
        table.finish(problems);
    }
    check_places(&game, &scene, fields, problems);
    if let Some(closed) = closed {
        for name in closed.value.split(',').map(str::trim).filter(|name| !name.is_empty()) {
            match board.door_by_name(name) {
                Some(door) => scene.closed.push(door),
                None => {
                    let known = board.doors.iter().map(|door| door.name.as_str());
                    problems.add(closed.at.clone(), unknown("there is no door", name, known));
                }
            }
        }
    }
    if by_hand {
        for (&(space, _), name) in board.item_spaces.iter().zip(&board.items) {
            let item = game.items.iter().position(|item| item.name.eq_ignore_ascii_case(name));
            scene.items.extend(item.map(|item| (space, ItemId(item as u8))));
        }
    }
    Some(Loaded { game: Arc::new(game), scene, script })
}

fn read_script(fields: &mut Fields, problems: &mut Problems) -> Vec<Line> {
    let Some(mut table) = fields.table(problems, "script") else { return Vec::new() };
    let play = table.string(problems, "play");
    table.finish(problems);
    let Some(play) = play else { return Vec::new() };
    let raw = problems.text().get(play.at.clone()).unwrap_or("");
    // The line break right behind the opening quotes is not part of the text.
    let skipped = usize::from(raw.trim_start_matches(['"', '\'']).starts_with('\n'));
    let (first, _) = problems.place(play.at.start);
    let lines = play
        .value
        .lines()
        .enumerate()
        .map(|(index, text)| Line { at: first + skipped + index, text: without_comment(text).trim().to_owned() });
    lines.filter(|line| !line.text.is_empty()).collect()
}

fn without_comment(line: &str) -> &str {
    line.split_once('#').map_or(line, |(before, _)| before)
}

fn read_player(game: &Match, seat: SeatId, table: &mut Fields, problems: &mut Problems) -> SceneSeat {
    let mut given = SceneSeat::default();
    let hero = game.seat(seat).hero.clone();
    let fighter = |name: &At<String>, problems: &mut Problems| {
        let found = read_fighter(game, Some(seat), &name.value).filter(|found| game.fighter(*found).seat == seat);
        if found.is_none() {
            let own = game.fighters.iter().filter(|fighter| fighter.seat == seat);
            let message = unknown(&format!("{} has no fighter", hero.name), &name.value, own.map(|f| f.name.as_str()));
            problems.add(name.at.clone(), message);
        }
        found
    };
    for (name, place) in table.entries(problems, "at") {
        let (head, tail) = split_tail(&place.value);
        let mut space = |id: &str| {
            let found = game.board.space_by_name(id);
            if found.is_none() {
                let known = game.board.spaces.iter().map(|space| space.id.as_str());
                problems.add(place.at.clone(), unknown("there is no space", id, known));
            }
            found
        };
        let (head, lies) = (space(head), tail.and_then(&mut space));
        let Some(fighter) = fighter(&name, problems) else { continue };
        given.at.extend(head.map(|head| (fighter, head)));
        let Some((head, lies)) = head.zip(lies) else { continue };
        if !game.fighter(fighter).large {
            problems.add(place.at, format!("{} is not large: it has no tail", name.value));
        } else if !game.board.neighbors(head).has(lies) {
            problems.add(place.at, format!("the tail of {} lies in a space beside its head", name.value));
        } else {
            given.tails.push((fighter, lies));
        }
    }
    for (name, health) in table.entries(problems, "health") {
        let number = health.value.parse::<u8>().ok();
        if number.is_none() {
            problems.add(health.at, "health is a whole number");
        }
        if let (Some(fighter), Some(number)) = (fighter(&name, problems), number) {
            given.health.push((fighter, number));
        }
    }
    given.hand = read_pile(&hero, table, problems, "hand");
    given.deck = read_pile(&hero, table, problems, "deck");
    given.pile = read_pile(&hero, table, problems, "discard");
    for (key, pile) in [("deck", &given.deck), ("discard", &given.pile)] {
        for card in pile.iter().filter(|card| hero.cards[card.index()].given.is_some()) {
            let name = &hero.cards[card.index()].name;
            problems.add(table.place_of(key), format!("`{name}` is the card of another; it can only be in the hand"));
        }
    }
    given.lying = read_pile(&hero, table, problems, "lying");
    let stays = |card: &CardDef| card.ongoing.is_some() || card.side.is_some();
    for card in given.lying.iter().filter(|card| !stays(&hero.cards[card.index()])) {
        problems.add(table.place_of("lying"), format!("`{}` does not stay in play", hero.cards[card.index()].name));
    }
    if given.lying.len() > MAX_LYING {
        problems.add(table.place_of("lying"), format!("more than {MAX_LYING} cards in play"));
    }
    for (name, cards) in table.entries(problems, "piles") {
        let Some(pile) = hero.piles.iter().position(|pile| pile.name.eq_ignore_ascii_case(&name.value)) else {
            problems.add(name.at, format!("{} has no pile `{}`", hero.name, name.value));
            continue;
        };
        for card in split_names(&cards.value) {
            match find_card(&hero, &card) {
                Some(card) => given.piles.push((pile as u8, card)),
                None => problems.add(cards.at.clone(), format!("{} has no card `{card}`", hero.name)),
            }
        }
    }
    read_side_decks(&hero, table, problems, &mut given);
    let aside = given.lying.len() + given.piles.len() + given.sides.len() + given.side_discards.len();
    if given.hand.len() + given.deck.len() + given.pile.len() + aside > MAX_CARDS {
        problems.add(table.at.clone(), format!("more than {MAX_CARDS} cards"));
    }
    for (name, value) in table.entries(problems, "counters") {
        let index = hero.counters.iter().position(|counter| counter.name.eq_ignore_ascii_case(&name.value));
        match (index, value.value.parse::<u8>()) {
            (Some(index), Ok(number)) if number <= hero.counters[index].max => {
                given.counters.push((index as u8, number))
            }
            (Some(index), _) => problems.add(value.at, format!("a number from 0 to {}", hero.counters[index].max)),
            (None, _) => problems.add(name.at, format!("{} has no counter `{}`", hero.name, name.value)),
        }
    }
    for (name, value) in table.entries(problems, "state") {
        let index = hero.states.iter().position(|state| state.name.eq_ignore_ascii_case(&name.value));
        let Some(index) = index else {
            problems.add(name.at, format!("{} has no state `{}`", hero.name, name.value));
            continue;
        };
        match hero.states[index].values.iter().position(|known| known.eq_ignore_ascii_case(&value.value)) {
            Some(at) => given.states.push((index as u8, at as u8)),
            None => problems.add(value.at, format!("`{}` is not a value of `{}`", value.value, name.value)),
        }
    }
    for (name, spaces) in table.entries(problems, "tokens") {
        let kind = hero.tokens.iter().position(|token| token.name.eq_ignore_ascii_case(&name.value));
        let Some(kind) = kind else {
            problems.add(name.at, format!("{} has no token `{}`", hero.name, name.value));
            continue;
        };
        let mut lying = 0;
        for space in spaces.value.split([' ', ',']).filter(|space| !space.is_empty()) {
            let on_line = hero.tokens[kind].line;
            match game.board.site_by_name(space) {
                Some(site) if site.line().is_some() == on_line => given.tokens.push((kind as u8, site)),
                _ if on_line => problems.add(spaces.at.clone(), format!("there is no line `{space}`")),
                _ => {
                    let known = game.board.spaces.iter().map(|space| space.id.as_str());
                    problems.add(spaces.at.clone(), unknown("there is no space", space, known));
                }
            }
            lying += 1;
        }
        if lying > usize::from(hero.tokens[kind].count) {
            problems.add(spaces.at, format!("there are only {} {}", hero.tokens[kind].count, hero.tokens[kind].plural));
        }
    }
    if let Some(team) = table.string(problems, "team") {
        let is = team_name(game.team(seat));
        if game.mode != Mode::Teams || team.value != is.to_string() {
            problems.add(team.at, format!("seat {seat} plays for team {is} in a game of mode teams"));
        }
    }
    // Of two of one name the one is meant that the states of the scene let take part.
    let value = |state: u8| given.states.iter().find(|&&(index, _)| index == state).map_or(0, |&(_, value)| value);
    // A group has one kind, whose fighters are told apart by number.
    let pick = |fighter: FighterId| {
        let own = game.fighter(fighter);
        if own.with.is_none() || game.seat(seat).hero.fighters[usize::from(own.kind)].count > 1 {
            return fighter;
        }
        let named = game.fighter(fighter).named;
        let takes_part = |other: &FighterId| {
            let other = game.fighter(*other);
            other.named == named && other.with.is_none_or(|(state, wanted)| value(state) == wanted)
        };
        game.seat(seat).fighters.iter().find(takes_part).unwrap_or(fighter)
    };
    let (at, tails, health) = (
        given.at.iter().map(|&(fighter, space)| (pick(fighter), space)).collect(),
        given.tails.iter().map(|&(fighter, space)| (pick(fighter), space)).collect(),
        given.health.iter().map(|&(fighter, health)| (pick(fighter), health)).collect(),
    );
    SceneSeat { at, tails, health, ..given }
}

/// Where the cards of side decks lie: face down from the top, and discarded. A deck that is not named lies whole in the order of
/// the file, but for what lies open or was discarded.
fn read_side_decks(hero: &Hero, table: &mut Fields, problems: &mut Problems, given: &mut SceneSeat) {
    let mut named = Vec::new();
    for key in ["side_decks", "side_discards"] {
        for (name, cards) in table.entries(problems, key) {
            let Some(deck) = hero.side_decks.iter().position(|deck| deck.name.eq_ignore_ascii_case(&name.value)) else {
                problems.add(name.at, format!("{} has no side deck `{}`", hero.name, name.value));
                continue;
            };
            if key == "side_decks" {
                named.push(deck as u8);
            }
            for card in split_names(&cards.value) {
                let found = find_card(hero, &card);
                match found.filter(|card| hero.cards[card.index()].side.is_some_and(|(of, _)| usize::from(of) == deck))
                {
                    Some(card) if key == "side_decks" => given.sides.push(card),
                    Some(card) => given.side_discards.push(card),
                    None => problems.add(cards.at.clone(), format!("{} has no card `{card}`", name.value)),
                }
            }
        }
    }
    for (index, def) in hero.cards.iter().enumerate() {
        let card = CardId(index as u8);
        let Some((_, copies)) = def.side.filter(|(deck, _)| !named.contains(deck)) else { continue };
        let elsewhere = given.lying.iter().chain(&given.side_discards).filter(|&&other| other == card).count();
        given.sides.extend(std::iter::repeat_n(card, usize::from(copies).saturating_sub(elsewhere)));
    }
}

fn read_pile(hero: &Hero, table: &mut Fields, problems: &mut Problems, key: &'static str) -> Vec<CardId> {
    let mut cards = Vec::new();
    for name in table.strings(problems, key) {
        match find_card(hero, &name.value) {
            Some(card) => cards.push(card),
            None => {
                let known = hero.cards.iter().map(|card| card.name.as_str());
                problems.add(name.at, unknown(&format!("{} has no card", hero.name), &name.value, known));
            }
        }
    }
    cards
}

fn find_card(hero: &Hero, name: &str) -> Option<CardId> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let index = hero.cards.iter().position(|card| card.name.eq_ignore_ascii_case(&name))?;
    Some(CardId(index as u8))
}

/// A place as a case writes it: the space of a fighter, and behind `tail` that of a large one's tail.
fn split_tail(place: &str) -> (&str, Option<&str>) {
    let mut words = place.split_whitespace();
    match (words.next(), words.next(), words.next(), words.next()) {
        (Some(head), Some(word), Some(tail), None) if word.eq_ignore_ascii_case("tail") => (head, Some(tail)),
        _ => (place, None),
    }
}

/// R3.4, R24.2: no two fighters on one space, apart from small ones. R22.7: no closed door between head and tail.
fn check_places(game: &Match, scene: &Scene, fields: &Fields, problems: &mut Problems) {
    let all = scene.seats.iter().flat_map(|seat| seat.at.iter().chain(&seat.tails).copied());
    let all: Vec<(FighterId, SpaceId)> = all.collect();
    for &(fighter, tail) in scene.seats.iter().flat_map(|seat| &seat.tails) {
        let head = all.iter().find(|(other, _)| *other == fighter).map(|&(_, head)| head);
        let line = head.and_then(|head| game.board.line_between(head, tail));
        let crosses =
            |door: &DoorId| line.is_some_and(|line| game.board.doors[door.index()].lines.contains(&line.index()));
        if let Some(door) = scene.closed.iter().find(|door| crosses(door)) {
            let (name, door) = (&game.fighter(fighter).name, &game.board.doors[door.index()].name);
            problems.add(fields.at.clone(), format!("{name} stands across {door}, which cannot be closed then"));
        }
    }
    for (index, &(fighter, space)) in all.iter().enumerate() {
        let here = || all[..index].iter().filter(move |&&(_, other)| other == space);
        let small = game.fighter(fighter).small;
        let alike = here().filter(|&&(other, _)| game.fighter(other).small == small).count();
        if alike >= if small { 4 } else { 1 } {
            let id = &game.board.spaces[space.index()].id;
            problems.add(fields.at.clone(), format!("too many fighters on {id}"));
        }
    }
}

impl Case {
    fn failure(&self, line: usize, message: impl Into<String>) -> Failure {
        Failure { file: self.file.clone(), line, case: self.name.clone(), message: message.into() }
    }

    /// The match and the scene that the case begins with, if it could be loaded.
    pub fn scene(&self) -> Result<(&Arc<Match>, &Scene), &[Problem]> {
        match &self.loaded {
            Ok(loaded) => Ok((&loaded.game, &loaded.scene)),
            Err(problems) => Err(problems),
        }
    }

    /// Plays it and tells the first thing that does not hold.
    pub fn run(&self) -> Result<(), Failure> {
        match (&self.loaded, &self.error) {
            (Ok(loaded), None) => self.play(loaded),
            (Ok(_), Some(error)) => {
                Err(self
                    .failure(self.line, format!("loading should fail with a message about `{error}`, but it works")))
            }
            (Err(problems), None) => {
                let first = problems.first();
                let line = first.map_or(self.line, |problem| problem.line);
                let messages: Vec<String> = problems.iter().map(|problem| problem.message.clone()).collect();
                Err(self.failure(line, format!("cannot be loaded: {}", messages.join("; "))))
            }
            (Err(problems), Some(error)) => {
                let messages: Vec<String> = problems.iter().map(ToString::to_string).collect();
                let messages = messages.join("\n");
                if messages.to_lowercase().contains(&error.to_lowercase()) {
                    return Ok(());
                }
                Err(self.failure(self.line, format!("loading fails, but not about `{error}`: {messages}")))
            }
        }
    }

    /// The mechanics that its heroes have.
    pub fn mechanics(&self) -> Vec<&'static str> {
        let Ok(loaded) = &self.loaded else { return Vec::new() };
        let has = |(_, is): &&Mechanic| loaded.game.seats.iter().any(|seat| is(&seat.hero));
        MECHANICS.iter().filter(has).map(|(name, _)| *name).collect()
    }

    /// The cards that the script plays, each as `Hero: Card`.
    pub fn plays(&self) -> Vec<String> {
        let Ok(loaded) = &self.loaded else { return Vec::new() };
        let card_of = |line: &Line| {
            let (seat, choice) = line.text.split_once(':')?;
            let hero = &loaded.game.seats.get(seat.trim().parse::<usize>().ok()?.checked_sub(1)?)?.hero;
            let (verb, name) = choice.trim().split_once(char::is_whitespace)?;
            let name = name.strip_suffix(" face up").unwrap_or(name);
            let card = find_card(hero, name).or_else(|| find_card(hero, name.rsplit_once(" by ")?.0));
            let card = card.filter(|_| ["play", "defend", "scheme"].contains(&verb))?;
            Some(format!("{}: {}", hero.name, hero.cards[card.index()].name))
        };
        loaded.script.iter().filter_map(card_of).collect()
    }

    fn play(&self, loaded: &Loaded) -> Result<(), Failure> {
        match walk(loaded, (), |_, _, _| ()).failed {
            Some((at, message)) => {
                let line = &loaded.script[at];
                Err(self.failure(line.at, format!("`{}`: {message}", line.text)))
            }
            None => Ok(()),
        }
    }

    /// Plays it as far as it holds, with `host` listening; `seen` is told how things stand at the beginning, and after each
    /// choice of the script. `None` if it could not be loaded.
    pub fn walk<H: Host>(&self, host: H, seen: impl FnMut(&State, &mut H, Option<Chosen>)) -> Option<Walk> {
        self.loaded.as_ref().ok().map(|loaded| walk(loaded, host, seen))
    }
}

/// A choice of a script.
#[derive(Clone, Copy, Debug)]
pub struct Chosen<'s> {
    /// Who chose.
    pub seat: SeatId,
    /// What, in the notation.
    pub line: &'s str,
}

/// How far a case was played.
pub struct Walk {
    /// How things stand at its end, or before the first line that does not hold.
    pub state: State,
    /// The number of that line among those that say something, from 0, and what is wrong with it.
    pub failed: Option<(usize, String)>,
}

fn walk<H: Host>(loaded: &Loaded, beside: H, mut seen: impl FnMut(&State, &mut H, Option<Chosen>)) -> Walk {
    let mut host = CaseHost { game: loaded.game.clone(), fixes: VecDeque::new(), forced: VecDeque::new(), beside };
    // Lines that fix chance before anything happens count for the setup too.
    for line in loaded.script.iter().take_while(|line| line.text.starts_with('~')) {
        host.fixes.push_back(line.text[1..].trim().to_owned());
    }
    let given = host.fixes.len();
    let state = State::from_scene(&loaded.game, &loaded.scene, 1, &mut host);
    let mut player = Player { game: &loaded.game, state, host };
    seen(&player.state, &mut player.host.beside, None);
    for (at, line) in loaded.script.iter().enumerate().skip(given) {
        if let Err(message) = player.line(&line.text) {
            return Walk { state: player.state, failed: Some((at, message)) };
        }
        let chosen = line.text.split_once(':').and_then(|(seat, line)| {
            let seat = player.seat(seat.trim()).ok()?;
            Some(Chosen { seat, line: line.trim() })
        });
        if chosen.is_some() {
            seen(&player.state, &mut player.host.beside, chosen);
        }
    }
    Walk { state: player.state, failed: None }
}

/// Fixes chance as the script says, and remembers what the engine took by itself.
struct CaseHost<H> {
    game: Arc<Match>,
    fixes: VecDeque<String>,
    forced: VecDeque<(SeatId, String)>,
    /// Listens too.
    beside: H,
}

impl<H: Host> Host for CaseHost<H> {
    fn event(&mut self, event: Event) {
        self.beside.event(event);
    }

    fn valued(&mut self, m: &Match, state: &State) {
        self.beside.valued(m, state);
    }

    fn stepped(&mut self, seat: SeatId, source: Source, at: Pc) {
        self.beside.stepped(seat, source, at);
    }

    fn forced(&mut self, m: &Match, state: &State, opt: Opt) {
        self.beside.forced(m, state, opt);
        if let Some(question) = state.question(m) {
            self.forced.push_back((question.seat, state.write(m, opt)));
        }
    }

    fn fix_card(&mut self, seat: SeatId, cards: &[u8]) -> Option<usize> {
        let wanted = self.fixes.front()?;
        let card = find_card(&self.game.seat(seat).hero, wanted)?;
        let index = cards.iter().position(|&other| other == card.0)?;
        self.fixes.pop_front();
        Some(index)
    }

    fn fix_roll(&mut self, faces: &[u8]) -> Option<usize> {
        let wanted = self.fixes.front()?.parse::<u8>().ok()?;
        let index = faces.iter().position(|&face| face == wanted)?;
        self.fixes.pop_front();
        Some(index)
    }

    fn fix_item(&mut self, _space: SpaceId, items: &[u8]) -> Option<usize> {
        let wanted = self.fixes.front()?;
        let index = items.iter().position(|&item| self.game.items[item as usize].name.eq_ignore_ascii_case(wanted))?;
        self.fixes.pop_front();
        Some(index)
    }
}

struct Player<'g, H> {
    game: &'g Match,
    state: State,
    host: CaseHost<H>,
}

impl<H: Host> Player<'_, H> {
    fn line(&mut self, line: &str) -> Result<(), String> {
        if let Some(fact) = line.strip_prefix('=') {
            return self.fact(fact.trim());
        }
        if let Some(fix) = line.strip_prefix('~') {
            self.host.fixes.push_back(fix.trim().to_owned());
            return Ok(());
        }
        let digits = line.find(|c: char| !c.is_ascii_digit()).unwrap_or(line.len());
        let seat = self.seat(&line[..digits])?;
        let rest = line[digits..].trim_start();
        let mut characters = rest.chars();
        match characters.next() {
            Some(':') => self.choose(seat, characters.as_str().trim()),
            Some('!') => match self.offered_to(seat, characters.as_str().trim()) {
                Ok(_) => Err("it is offered, but should not be".into()),
                Err(_) => Ok(()),
            },
            Some('+') => self.offered_to(seat, characters.as_str().trim()).map(|_| ()),
            Some('?') => self.expect(seat, characters.as_str().trim()),
            _ => Err("a script line is `N: …`, `N! …`, `N+ …`, `N? …`, `= …` or `~ …`".into()),
        }
    }

    fn seat(&self, number: &str) -> Result<SeatId, String> {
        let number = number.parse::<u8>().ok().filter(|number| (1..=self.game.seats.len() as u8).contains(number));
        number.map(|number| SeatId(number - 1)).ok_or_else(|| "there is no such seat".into())
    }

    fn offered_to(&self, seat: SeatId, line: &str) -> Result<Opt, String> {
        match self.state.question(self.game) {
            None => Err("the game is over".into()),
            Some(question) if question.seat != seat => Err(format!("it is seat {}'s decision", question.seat)),
            Some(_) => self.state.read(self.game, line).map_err(|error| error.to_string()),
        }
    }

    fn choose(&mut self, seat: SeatId, line: &str) -> Result<(), String> {
        match self.offered_to(seat, line) {
            Ok(opt) => {
                self.host.forced.clear();
                self.state.answer(self.game, opt, &mut self.host).map_err(|refusal| refusal.to_string())
            }
            Err(message) => {
                // A forced option that the engine has just taken by itself.
                let same = |taken: &(SeatId, String)| taken.0 == seat && plain(&taken.1) == plain(line);
                match self.host.forced.iter().position(same) {
                    Some(index) => {
                        self.host.forced.drain(..=index);
                        Ok(())
                    }
                    None => Err(message),
                }
            }
        }
    }

    fn expect(&self, seat: SeatId, lines: &str) -> Result<(), String> {
        let question = self.state.question(self.game).ok_or("the game is over")?;
        if question.seat != seat {
            return Err(format!("it is seat {}'s decision", question.seat));
        }
        if lines.is_empty() {
            return Ok(());
        }
        let mut options = Options::new();
        self.state.options(self.game, &mut options);
        let mut left = options.to_vec();
        for line in lines.split('|').map(str::trim) {
            let opt = self.state.read(self.game, line).map_err(|error| error.to_string())?;
            left.retain(|other| *other != opt);
        }
        if left.is_empty() {
            return Ok(());
        }
        let more: Vec<String> = left.into_iter().map(|opt| self.state.write(self.game, opt)).collect();
        Err(format!("also offered: {}", more.join(" | ")))
    }

    fn fact(&self, fact: &str) -> Result<(), String> {
        let (word, rest) = fact.split_once(char::is_whitespace).unwrap_or((fact, ""));
        let rest = rest.trim();
        let state = &self.state;
        match word {
            "health" => {
                let (name, number) = last_word(rest);
                same(number, state.health(self.fighter(name)?))
            }
            "at" => {
                let id = |space: SpaceId| self.game.board.spaces[space.index()].id.as_str();
                let (name, space) = last_word(rest);
                // Of a large fighter, the place of the head alone may be asked for.
                let (place, word) = last_word(name);
                if word.eq_ignore_ascii_case("tail") {
                    let (name, head) = last_word(place);
                    let fighter = self.fighter(name)?;
                    let at = state.space_of(fighter).ok_or("it is not on the board")?;
                    same(head, id(at))?;
                    return same(space, state.tail_of(self.game, fighter).map_or("none", id));
                }
                match state.space_of(self.fighter(name)?) {
                    Some(at) => same(space, id(at)),
                    None => Err("it is not on the board".into()),
                }
            }
            "off" => holds(state.space_of(self.fighter(rest)?).is_none(), "it is on the board"),
            "defeated" => holds(state.is_defeated(self.game, self.fighter(rest)?), "it is not defeated"),
            "alive" => holds(!state.is_defeated(self.game, self.fighter(rest)?), "it is defeated"),
            "hand" => self.pile_fact(rest, |state, seat| state.hand(seat), Order::Any),
            "deck" => self.pile_fact(rest, |state, seat| state.deck(seat), Order::Given),
            "discard" => self.pile_fact(rest, |state, seat| state.pile(seat), Order::Given),
            "removed" => self.pile_fact(rest, |state, seat| state.removed(seat), Order::Any),
            "top" => {
                let (seat, name) = rest.split_once(':').ok_or("`top N: Card`")?;
                let seat = self.seat(seat.trim())?;
                let top = state.pile(seat).last().map_or("nothing".to_owned(), |card| self.card_name(seat, *card));
                same(name.trim().trim_matches('"'), &top)
            }
            "actions" => same(rest, state.actions()),
            "turn" => same(rest, state.active()),
            "attack" | "defense" => {
                let values = state.combat_values(self.game).ok_or("there has been no combat")?;
                let side = usize::from(word == "defense");
                // R12: the reasons that are shown come to the value.
                match &state.terms(self.game)[side] {
                    terms if terms.is_empty() || sum(terms) == i16::from(values[side]) => same(rest, values[side]),
                    terms => Err(format!("its terms come to {}, the value is {}", sum(terms), values[side])),
                }
            }
            "damage" => same(rest, state.combat_damage()),
            "won" => match state.combat_winner() {
                Some(seat) => same(rest, seat),
                None => Err("no combat has been decided".into()),
            },
            "counter" => {
                let (start, number) = last_word(rest);
                let (seat, name) = start.split_once(char::is_whitespace).ok_or("`counter N Name n`")?;
                let seat = self.seat(seat)?;
                let counters = &self.game.seat(seat).hero.counters;
                let index = counters.iter().position(|counter| counter.name.eq_ignore_ascii_case(name.trim()));
                same(number, state.counter(seat, index.ok_or("there is no such counter")?))
            }
            "state" => {
                let (seat, index, value) = self.split_state(rest)?;
                match state.state_value(seat, index) {
                    Some(is) => same(value, &self.game.seat(seat).hero.states[index].values[is as usize]),
                    None => Err("it has not been chosen yet".into()),
                }
            }
            "tokens" => self.tokens_fact(rest),
            "lying" => self.pile_fact(rest, |state, seat| state.lying(seat), Order::Given),
            "pile" => self.own_pile_fact(rest),
            "side" => self.side_fact(rest, false),
            "side-discard" => self.side_fact(rest, true),
            "door" => {
                let (name, how) = last_word(rest);
                let door = self.game.board.door_by_name(name).ok_or("there is no such door")?;
                same(how, if state.door_closed(door) { "closed" } else { "open" })
            }
            "item" => {
                let (space, name) = rest.split_once(char::is_whitespace).ok_or("`item <space> <Item>`")?;
                let space = self.game.board.space_by_name(space).ok_or("there is no such space")?;
                let item = state.item_at(self.game, space).map_or("none", |item| &self.game.items[item.index()].name);
                same(name.trim(), item)
            }
            "winner" => match state.outcome() {
                Some(outcome) => same(&format!("{rest} wins"), result_text(self.game, outcome)),
                None => Err("the game is not over".into()),
            },
            "over" => holds(state.outcome().is_some(), "the game is not over"),
            "not" if rest == "over" => holds(state.outcome().is_none(), "the game is over"),
            "eliminated" => holds(state.is_out(self.seat(rest)?), "it is not eliminated"),
            _ if rest.starts_with("sees hand ") => {
                let seat = self.seat(word)?;
                self.sees(seat, rest.trim_start_matches("sees hand ").trim())
            }
            _ if rest.starts_with("sees deck ") => {
                let seat = self.seat(word)?;
                self.sees_deck(seat, rest.trim_start_matches("sees deck ").trim())
            }
            _ if rest.starts_with("sees pile ") => {
                let seat = self.seat(word)?;
                self.sees_pile(seat, rest.trim_start_matches("sees pile ").trim())
            }
            _ if rest.starts_with("sees state ") => {
                let seen = self.state.view(self.game, Some(self.seat(word)?));
                let (seat, index, value) = self.split_state(rest.trim_start_matches("sees state "))?;
                match seen.state_value(seat, index) {
                    Some(is) => same(value, &self.game.seat(seat).hero.states[index].values[is as usize]),
                    None => same(value, "none"),
                }
            }
            _ => Err("this is not a fact that can be asked for".into()),
        }
    }

    /// `N name value`
    fn split_state<'t>(&self, text: &'t str) -> Result<(SeatId, usize, &'t str), String> {
        let (seat, rest) = text.trim().split_once(char::is_whitespace).ok_or("`state N name value`")?;
        let seat = self.seat(seat)?;
        let value = |name: &str| {
            let (start, value) = (rest.get(..name.len())?, rest.get(name.len()..)?);
            start.eq_ignore_ascii_case(name).then_some(value).filter(|value| value.starts_with(char::is_whitespace))
        };
        let states = self.game.seat(seat).hero.states.iter().enumerate();
        let mut found = states.filter_map(|(index, state)| Some((seat, index, value(&state.name)?.trim())));
        found.next().ok_or_else(|| "there is no such state".into())
    }

    /// `N Satchel: A, B` or `N Satchel n`, wherever the cards come from.
    fn own_pile_fact(&self, text: &str) -> Result<(), String> {
        let (seat, pile, wanted) = self.split_own_pile(text)?;
        let is = self.state.own_pile(self.game, seat, pile);
        self.same_pile(wanted, is.into_iter().map(|(of, card)| (of, Some(card))).collect())
    }

    /// `N Omens: A, B` or `N Omens n`: the cards of a side deck that lie face down, top first, or the discarded ones.
    fn side_fact(&self, text: &str, discarded: bool) -> Result<(), String> {
        let usage = "`side N Name: cards` or `side N Name n`";
        let (seat, rest) = text.split_once(char::is_whitespace).ok_or(usage)?;
        let seat = self.seat(seat)?;
        let decks = &self.game.seat(seat).hero.side_decks;
        let find = |name: &str| {
            let deck = decks.iter().position(|deck| deck.name.eq_ignore_ascii_case(name.trim()));
            deck.map(|deck| deck as u8).ok_or("there is no such side deck")
        };
        match rest.split_once(':') {
            Some((name, cards)) => {
                let is = self.state.side_deck(seat, find(name)?, discarded);
                self.same_cards(seat, &split_names(cards), is, Order::Given)
            }
            None => {
                let (name, number) = last_word(rest);
                same(number, self.state.side_deck(seat, find(name)?, discarded).len())
            }
        }
    }

    fn sees_pile(&self, seat: SeatId, text: &str) -> Result<(), String> {
        let (of, pile, wanted) = self.split_own_pile(text)?;
        self.same_pile(wanted, self.state.view(self.game, Some(seat)).own_pile(self.game, of, pile))
    }

    fn split_own_pile<'t>(&self, text: &'t str) -> Result<(SeatId, u8, Wanted<'t>), String> {
        let usage = "`pile N Name: cards` or `pile N Name n`";
        let (seat, rest) = text.split_once(char::is_whitespace).ok_or(usage)?;
        let seat = self.seat(seat)?;
        let (name, wanted) = match rest.split_once(':') {
            Some((name, cards)) => (name.trim(), Wanted::Cards(split_names(cards))),
            None => {
                let (name, number) = last_word(rest);
                (name, Wanted::Number(number))
            }
        };
        let piles = &self.game.seat(seat).hero.piles;
        let pile = piles.iter().position(|pile| pile.name.eq_ignore_ascii_case(name)).ok_or("there is no such pile")?;
        Ok((seat, pile as u8, wanted))
    }

    /// The cards of a pile of one's own that are seen, by name; a number is how many there are.
    fn same_pile(&self, wanted: Wanted, is: Vec<(SeatId, Option<CardId>)>) -> Result<(), String> {
        let mut names: Vec<String> =
            is.iter().filter_map(|&(of, card)| card.map(|card| self.card_name(of, card))).collect();
        match wanted {
            Wanted::Number(number) => same(number, is.len()),
            Wanted::Cards(mut wanted) => {
                names.sort();
                wanted.sort();
                let plain = |names: &[String]| names.iter().map(|name| plain(name)).collect::<Vec<_>>();
                let shown = if names.is_empty() { "nothing".to_owned() } else { names.join(", ") };
                holds(plain(&wanted) == plain(&names), &format!("it is: {shown}"))
            }
        }
    }

    /// `N Lamp: s1, s3` for all that lie on the board, `N Lamp 2` for how many, `N Lamp supply 2` for those that do not.
    fn tokens_fact(&self, text: &str) -> Result<(), String> {
        let usage = "`tokens N Name: spaces` or `tokens N Name n`";
        let (seat, rest) = text.split_once(char::is_whitespace).ok_or(usage)?;
        let seat = self.seat(seat)?;
        let (name, wanted) = match rest.split_once(':') {
            Some((name, spaces)) => (name.trim(), Err(spaces)),
            None => {
                let (name, number) = last_word(rest);
                (name, Ok(number))
            }
        };
        let (name, in_supply) = match name.strip_suffix(" supply") {
            Some(name) => (name.trim(), true),
            None => (name, false),
        };
        let tokens = &self.game.seat(seat).hero.tokens;
        let kind = tokens.iter().position(|token| token.name.eq_ignore_ascii_case(name));
        let kind = kind.ok_or("there is no such token")? as u8;
        let lying = self.state.tokens(self.game, seat, kind);
        let mut lying: Vec<String> = lying.map(|site| self.game.board.site_name(site)).collect();
        match wanted {
            Ok(number) if in_supply => same(number, self.state.token_supply(self.game, seat, kind)),
            Ok(number) => same(number, lying.len()),
            Err(spaces) => {
                let mut wanted: Vec<String> = split_names(spaces).iter().map(|space| plain(space)).collect();
                wanted.sort();
                lying.sort_unstable();
                let is: Vec<String> = lying.iter().map(|space| plain(space)).collect();
                let shown = if lying.is_empty() { "nowhere".to_owned() } else { lying.join(", ") };
                holds(wanted == is, &format!("they lie: {shown}"))
            }
        }
    }

    fn fighter(&self, name: &str) -> Result<FighterId, String> {
        let found = read_fighter(self.game, None, name).ok_or_else(|| format!("there is no fighter `{name}`"))?;
        Ok(self.state.stand_in(self.game, found))
    }

    fn card_name(&self, seat: SeatId, card: CardId) -> String {
        self.game.card(seat, card).name.clone()
    }

    /// `N: A, B` or `N n`.
    fn pile_fact(&self, text: &str, pile: impl Fn(&State, SeatId) -> Vec<CardId>, order: Order) -> Result<(), String> {
        let (seat, wanted) = self.split_pile(text)?;
        let cards = pile(&self.state, seat);
        match wanted {
            Wanted::Number(number) => same(number, cards.len()),
            Wanted::Cards(names) => self.same_cards(seat, &names, cards, order),
        }
    }

    fn split_pile<'t>(&self, text: &'t str) -> Result<(SeatId, Wanted<'t>), String> {
        if let Some((seat, names)) = text.split_once(':') {
            return Ok((self.seat(seat.trim())?, Wanted::Cards(split_names(names))));
        }
        let (seat, number) = last_word(text);
        Ok((self.seat(seat)?, Wanted::Number(number)))
    }

    fn same_cards(&self, seat: SeatId, names: &[String], cards: Vec<CardId>, order: Order) -> Result<(), String> {
        let hero = &self.game.seat(seat).hero;
        let mut wanted = Vec::new();
        for name in names {
            wanted.push(find_card(hero, name).ok_or_else(|| format!("{} has no card `{name}`", hero.name))?);
        }
        let mut is = cards;
        let shown: Vec<String> = is.iter().map(|card| self.card_name(seat, *card)).collect();
        if order == Order::Any {
            wanted.sort();
            is.sort();
        }
        holds(wanted == is, &format!("it is: {}", if shown.is_empty() { "nothing".into() } else { shown.join(", ") }))
    }

    fn sees(&self, seat: SeatId, text: &str) -> Result<(), String> {
        let view = self.state.view(self.game, Some(seat));
        let (of, wanted) = self.split_pile(text)?;
        let (count, known) = view.hand(of);
        match wanted {
            Wanted::Number(number) => {
                same(number, count)?;
                holds(known.is_empty() || of == seat, "it sees cards, not only how many")
            }
            Wanted::Cards(names) => self.same_cards(of, &names, known, Order::Any),
        }
    }

    /// `N: A, B` for all cards of a deck that a seat knows, the highest first.
    fn sees_deck(&self, seat: SeatId, text: &str) -> Result<(), String> {
        let (of, wanted) = self.split_pile(text)?;
        let known: Vec<CardId> = self.state.view(self.game, Some(seat)).deck_top(of).into_iter().flatten().collect();
        match wanted {
            Wanted::Number(number) => same(number, known.len()),
            Wanted::Cards(names) => self.same_cards(of, &names, known, Order::Given),
        }
    }
}

/// What a script could say of how things stand, each a line that holds.
pub fn facts(m: &Match, state: &State) -> Vec<String> {
    let mut facts = Vec::new();
    let ids = (0..m.fighters.len() as u8).map(FighterId);
    for fighter in ids {
        let name = &m.fighter(fighter).name;
        match state.space_of(fighter) {
            Some(space) => {
                facts.push(format!("health {name} {}", state.health(fighter)));
                let id = |space: SpaceId| m.board.spaces[space.index()].id.as_str();
                let tail = state.tail_of(m, fighter).map_or_else(String::new, |tail| format!(" tail {}", id(tail)));
                facts.push(format!("at {name} {}{tail}", id(space)));
            }
            None if state.is_defeated(m, fighter) => facts.push(format!("defeated {name}")),
            None => facts.push(format!("off {name}")),
        }
    }
    if let Some([attack, defense]) = state.combat_values(m) {
        facts.extend([format!("attack {attack}"), format!("defense {defense}")]);
        facts.push(format!("damage {}", state.combat_damage()));
        facts.extend(state.combat_winner().map(|seat| format!("won {seat}")));
    }
    for seat in m.seat_ids() {
        let hero = &m.seat(seat).hero;
        facts.push(format!("hand {seat} {}", state.hand(seat).len()));
        facts.push(format!("deck {seat} {}", state.deck(seat).len()));
        facts.push(format!("discard {seat} {}", state.pile(seat).len()));
        for (index, counter) in hero.counters.iter().enumerate() {
            facts.push(format!("counter {seat} {} {}", counter.name, state.counter(seat, index)));
        }
        for (index, def) in hero.states.iter().enumerate() {
            let value = state.state_value(seat, index).map(|value| &def.values[usize::from(value)]);
            facts.extend(value.map(|value| format!("state {seat} {} {value}", def.name)));
        }
        for (kind, token) in hero.tokens.iter().enumerate() {
            let lying = state.tokens(m, seat, kind as u8).count();
            facts.push(format!("tokens {seat} {} {lying}", token.name));
        }
        if !state.lying(seat).is_empty() {
            facts.push(format!("lying {seat} {}", state.lying(seat).len()));
        }
        for (index, pile) in hero.piles.iter().enumerate() {
            facts.push(format!("pile {seat} {} {}", pile.name, state.own_pile(m, seat, index as u8).len()));
        }
    }
    match state.outcome() {
        Some(outcome) => {
            let result = result_text(m, outcome);
            facts.extend(result.strip_suffix(" wins").map(|winner| format!("winner {winner}")));
        }
        None => facts.extend([format!("actions {}", state.actions()), format!("turn {}", state.active())]),
    }
    facts
}

enum Wanted<'t> {
    Number(&'t str),
    Cards(Vec<String>),
}

#[derive(Clone, Copy, PartialEq)]
enum Order {
    Any,
    Given,
}

/// `A, "B, C", D`; nothing at all is an empty list.
fn split_names(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut name = String::new();
    let mut quoted = false;
    for character in text.chars() {
        match character {
            '"' => quoted = !quoted,
            ',' if !quoted => names.push(std::mem::take(&mut name)),
            _ => name.push(character),
        }
    }
    names.push(name);
    names.iter().map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect()
}

fn last_word(text: &str) -> (&str, &str) {
    text.trim().rsplit_once(char::is_whitespace).map_or(("", text.trim()), |(start, last)| (start.trim(), last))
}

fn same(wanted: &str, is: impl fmt::Display) -> Result<(), String> {
    let is = is.to_string();
    if plain(wanted) == plain(&is) { Ok(()) } else { Err(format!("it is {is}")) }
}

fn holds(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.into()) }
}

fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase().replace('"', "")
}
