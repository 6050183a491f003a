//! Random games over real sockets, with a client on every seat and one that watches. Each message is compared, byte by
//! byte, with what its seat may know: put together here from the seat's view after everything hidden from the seat was
//! drawn anew (`View::resample`). Whatever depends on more than the seat's own knowledge comes out different.

use peerless_content::Content;
use peerless_protocol::{
    Asked, Because, Decision, EventFace, FromServer, OptionFace, Setup, Sight, SourceFace, ToldEvent, Update, Wish,
    narrate,
};
use peerless_rules::*;
use serde_json::{Value, json};

use crate::client::{Client, make_table, request};
use crate::host::Host;

/// A game that has not ended by then is given up.
const LONGEST: usize = 300;

/// A game that the server plays, and the same game here.
struct Twin {
    content: Content,
    m: Match,
    state: State,
    story: Chronicle,
    options: Options,
    /// How often each seat has chosen.
    choices: Vec<u32>,
    rng: Rng,
    /// What nobody may ever be told: the secrets of all seats, and the seed.
    unspoken: Vec<String>,
}

/// What one socket has been told.
struct Listener {
    seat: Option<SeatId>,
    client: Client,
    /// Events told so far.
    events: usize,
    /// The cards of each seat that were openly named so far, or that the seat saw.
    named: Vec<CardSet>,
}

impl Twin {
    fn take(&mut self, option: usize) {
        let opt = self.options[option];
        let seat = self.state.question(&self.m).expect("somebody is asked").seat;
        self.choices[seat.index()] += 1;
        self.story.answer(&self.m, &mut self.state, opt, &mut self.options);
    }

    /// A game that this viewer cannot tell from the real one.
    fn other_world(&mut self, viewer: Option<SeatId>) -> State {
        self.state.view(&self.m, viewer).resample(&self.m, &mut self.rng)
    }

    /// The events from one on, each with what R18.1 lets the viewer know of it.
    fn events(&self, viewer: Option<SeatId>, from: usize) -> Vec<ToldEvent> {
        let mut story = self.story.events().to_vec();
        for told in &mut story {
            match &mut told.event {
                Event::Draw { seat, card } | Event::Commit { seat, card, .. } | Event::TakeHidden { seat, card }
                    if !self.m.sees(viewer, *seat) =>
                {
                    *card = None;
                }
                Event::PutOnDeck { card, seers, .. }
                | Event::PutUnderDeck { card, seers, .. }
                | Event::ShuffleIn { card, seers, .. }
                    if *seers != u8::MAX
                        && !self.m.seat_ids().any(|of| *seers >> of.0 & 1 == 1 && self.m.sees(viewer, of)) =>
                {
                    *card = None;
                }
                _ => {}
            }
        }
        narrate(&self.m, &story, from, |_| true)
    }

    /// The update that a viewer should get, from a world that differs in all that the viewer may not know.
    /// Whether something can be taken back is taken from what came: it says nothing about cards.
    fn update(&mut self, viewer: Option<SeatId>, from: usize, told: &Value) -> Update {
        let world = self.other_world(viewer);
        let m = &self.m;
        let view = world.view(m, viewer);
        let question = world.question(m);
        let decision = question.filter(|question| viewer == Some(question.seat)).and_then(|question| {
            let mut options = Options::new();
            world.options(m, &mut options);
            let face = |&opt: &Opt| OptionFace::new(m, &view, opt);
            let n = self.choices[question.seat.index()];
            let asked = Asked::new(m, &world)?;
            Some(Decision { n, asked, options: options.iter().map(face).collect() })
        });
        Update {
            from: from as u32,
            events: self.events(viewer, from),
            sight: Sight::new(m, &view),
            asked: Asked::new(m, &world),
            decision,
            undo_free: told["undo_free"].as_bool().expect("yes or no"),
            undo_ask: told["undo_ask"].as_bool().expect("yes or no"),
        }
    }

    /// Nothing that anybody gets holds a secret or the seed.
    fn check_unspoken(&self, text: &str) {
        for secret in &self.unspoken {
            assert!(!text.contains(secret.as_str()), "a secret is told: {text}");
        }
    }
}

impl Listener {
    async fn new(address: &str, table: &str, seat: Option<SeatId>, secret: Option<&str>, twin: &mut Twin) -> Self {
        let client = Client::enter(address, table, secret).await.expect("a socket");
        let named = vec![CardSet::EMPTY; twin.m.seats.len()];
        let mut listener = Self { seat, client, events: 0, named };
        listener.check_sync(twin).await;
        listener
    }

    /// The next message of this type; the table itself may be told at any time.
    async fn hear(&mut self, kind: &str, twin: &Twin) -> (String, Value) {
        loop {
            let text = self.client.hear().await.expect("a message");
            twin.check_unspoken(&text);
            let message: Value = serde_json::from_str(&text).expect("JSON");
            if message["type"] == "table" {
                check_table(&message["table"], twin);
            } else {
                assert_eq!(message["type"], kind, "{text}");
                return (text, message);
            }
        }
    }

    async fn check_update(&mut self, twin: &mut Twin) {
        let (text, message) = self.hear("update", twin).await;
        let update = twin.update(self.seat, self.events, &message["update"]);
        self.check_names(twin, &update.events);
        self.events += update.events.len();
        let expected = serde_json::to_string(&FromServer::Update { update }).expect("JSON");
        assert_eq!(text, expected, "{:?} is told something else than it may know", self.seat);
    }

    /// Everything anew: the setup is open to all, the rest is an update from the beginning.
    async fn check_sync(&mut self, twin: &mut Twin) {
        let (_, mut message) = self.hear("sync", twin).await;
        check_table(&message["table"], twin);
        let update = twin.update(self.seat, 0, &message["update"]);
        self.named = vec![CardSet::EMPTY; twin.m.seats.len()];
        self.check_names(twin, &update.events);
        self.events = update.events.len();
        message["table"].take();
        let expected = json!({
            "type": "sync",
            "protocol": peerless_protocol::PROTOCOL,
            "seat": self.seat.map(|seat| seat.0),
            "table": null,
            "setup": Setup::new(&twin.m),
            "update": update,
        });
        assert_eq!(message, expected, "{:?} is told something else than it may know", self.seat);
    }

    /// No effect and no value is told of a card that the viewer has not seen come to light before.
    fn check_names(&mut self, twin: &Twin, events: &[ToldEvent]) {
        for ToldEvent { event, .. } in events {
            let source = match event {
                EventFace::Effect { source, .. } | EventFace::Value { source, .. } => Some(source),
                _ => None,
            };
            if let Some(SourceFace::Card { seat, card }) = source {
                let known = self.named[usize::from(*seat)].has(CardId(*card)) || twin.m.sees(self.seat, SeatId(*seat));
                assert!(known, "{:?} hears of a card before it is shown: {event:?}", self.seat);
            }
            let open = match event {
                EventFace::Scheme { seat, card, .. }
                | EventFace::Discard { seat, card }
                | EventFace::Boost { seat, card }
                | EventFace::BlindBoost { seat, card }
                | EventFace::Reveal { seat, card }
                | EventFace::Take { seat, card }
                | EventFace::Shown { seat, card } => Some((*seat, *card)),
                _ => None,
            };
            if let Some((seat, card)) = open {
                self.named[usize::from(seat)].insert(CardId(card));
            }
        }
    }

    /// Why something is no option: the reason must not change with what the seat does not know.
    async fn check_why(&mut self, twin: &mut Twin) {
        let Some(seat) = self.seat else { return };
        let byte = |rng: &mut Rng, most: usize| rng.below(most) as u8;
        let fighters = twin.m.fighters.len();
        let cards = twin.m.seat(seat).hero.cards.len();
        let (fighter, at) = (byte(&mut twin.rng, fighters), byte(&mut twin.rng, fighters));
        let (space, card) = (byte(&mut twin.rng, twin.m.board.spaces.len()), byte(&mut twin.rng, cards));
        let wishes = [
            Wish::Move { fighter, space },
            Wish::Attack { by: fighter, at },
            Wish::Card { card },
            Wish::Fighter { fighter },
            Wish::Space { space },
        ];
        let wish = wishes[twin.rng.below(wishes.len())];
        self.client.say(&json!({ "type": "why", "wish": wish }).to_string()).await.expect("a question");
        let (_, message) = self.hear("why", twin).await;
        let world = twin.other_world(self.seat);
        let because = world.why_not(&twin.m, seat, wish.into()).map(|why| Because::new(&twin.m, why));
        match because {
            Some(because) => assert_eq!(message["because"], serde_json::to_value(because).expect("JSON")),
            None => assert_eq!(message["because"]["code"], "offered"),
        }
    }

    /// Somebody who is not asked answers all the same, and changes nothing.
    async fn meddle(&mut self, twin: &Twin) {
        let n = self.seat.map_or(0, |seat| twin.choices[seat.index()]);
        self.client.answer(n.into(), 0).await.expect("an answer");
        let (_, message) = self.hear("refused", twin).await;
        let code = if self.seat.is_some() { "not-your-decision" } else { "watching" };
        assert_eq!(message["problem"]["code"], code);
    }
}

/// A table is told with people, clocks and requests, and nothing of the game.
fn check_table(table: &Value, twin: &Twin) {
    let known = [
        "id",
        "status",
        "mode",
        "board",
        "seats",
        "clock",
        "open",
        "guests_bring",
        "lesson",
        "deal",
        "from_record",
        "watchers",
        "undo",
        "ending",
        "rematch",
        "rematch_wanted",
    ];
    let seat_known = ["hero", "look", "team", "name", "bot", "present", "resigned", "claimable", "hurried", "clock"];
    assert!(table.as_object().expect("a table").keys().all(|key| known.contains(&key.as_str())), "{table}");
    for seat in table["seats"].as_array().expect("seats") {
        assert!(seat.as_object().expect("a seat").keys().all(|key| seat_known.contains(&key.as_str())), "{seat}");
    }
    twin.check_unspoken(&table.to_string());
}

/// While a game is played, no route tells more than the table itself.
async fn check_routes(address: &str, table: &str, twin: &Twin) {
    let get = async |path: &str| request(address, "GET", path, "").await.expect("an answer");
    let (status, face) = get(&format!("/api/tables/{table}")).await;
    assert_eq!(status, 200);
    check_table(&serde_json::from_str(&face).expect("JSON"), twin);
    for secret in ["record", "story", "replay", "replay?as=open", "replay?as=watcher", "replay?as=seat:0"] {
        let (status, body) = get(&format!("/api/tables/{table}/{secret}")).await;
        assert_eq!(status, 409, "{secret}: {body}");
        twin.check_unspoken(&body);
    }
    let wish = json!({ "table": table, "choices": 0, "seats": [{ "kind": "guest" }, { "kind": "guest" }] });
    let (status, body) = request(address, "POST", "/api/tables/continue", &wish.to_string()).await.expect("an answer");
    assert_eq!(status, 409, "{body}");
    let (_, lobby) = get("/api/tables").await;
    twin.check_unspoken(&lobby);
}

/// Plays one game by lot; everybody listens.
async fn play(address: &str, mode: Mode, board: &str, heroes: &[&str], seed: u64) {
    let content = Content::built_in().expect("the built-in content is sound");
    let m = content.set_up(board, heroes, mode, Switches::default()).expect("a match");
    let me = |hero: &&str| json!({ "who": { "kind": "me", "name": "Ann" }, "hero": hero });
    let new = json!({
        "mode": mode.name(),
        "board": board,
        "seats": heroes.iter().map(me).collect::<Vec<_>>(),
        "first": { "kind": "seat", "seat": 0 },
        "seed": seed.to_string(),
    });
    let (table, keys) = make_table(address, &new).await.expect("an answer").expect("a table");
    let mut story = Chronicle::default();
    let state = State::new(&m, seed, &mut story);
    let mut options = Options::new();
    state.options(&m, &mut options);
    let secrets = keys.iter().map(|(_, secret)| secret.clone());
    let unspoken = secrets.chain([seed.to_string()]).collect();
    let choices = vec![0; m.seats.len()];
    let mut twin = Twin { content, m, state, story, options, choices, rng: Rng::new(seed), unspoken };
    let mut listeners = Vec::new();
    for (seat, secret) in &keys {
        listeners.push(Listener::new(address, &table, Some(SeatId(*seat)), Some(secret), &mut twin).await);
    }
    listeners.push(Listener::new(address, &table, None, None, &mut twin).await);
    for step in 0..LONGEST {
        let Some(asked) = twin.state.question(&twin.m).map(|question| question.seat) else { break };
        if step % 50 == 0 {
            check_routes(address, &table, &twin).await;
        }
        let who = twin.rng.below(listeners.len());
        match twin.rng.below(10) {
            0 => {
                listeners[who].client.say(r#"{ "type": "sync" }"#).await.expect("a request");
                listeners[who].check_sync(&mut twin).await;
            }
            1 => listeners[who].check_why(&mut twin).await,
            2 if listeners[who].seat != Some(asked) => listeners[who].meddle(&twin).await,
            _ => {}
        }
        let option = twin.rng.below(twin.options.len());
        let n = twin.choices[asked.index()].into();
        listeners[asked.index()].client.answer(n, option).await.expect("an answer");
        twin.take(option);
        for listener in &mut listeners {
            listener.check_update(&mut twin).await;
        }
    }
    // A seat that is out of the game cannot give it up; the one that is asked can.
    if let Some(question) = twin.state.question(&twin.m) {
        listeners[question.seat.index()].client.say(r#"{ "type": "resign" }"#).await.expect("a message");
    }
    check_record(address, &table, &twin).await;
}

/// Once it is over, the record tells everything, and leads to where the game was here.
async fn check_record(address: &str, table: &str, twin: &Twin) {
    let path = format!("/api/tables/{table}/record");
    let record = loop {
        let (status, body) = request(address, "GET", &path, "").await.expect("an answer");
        // In a game of several a bot plays on for somebody who has given up.
        if status == 200 {
            break Record::parse(&body).expect("a record");
        }
        if twin.m.mode == Mode::FreeForAll && twin.state.outcome().is_none() {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    };
    assert_eq!(record.choices.len(), twin.choices.iter().sum::<u32>() as usize);
    let heroes: Vec<&str> = record.seats.iter().map(|seat| seat.hero.as_str()).collect();
    let m = twin.content.set_up(&record.board, &heroes, record.mode, record.switches).expect("a match");
    assert_eq!(record.replay(&m, &mut ()).expect("it can be played"), twin.state);
}

/// So many games of a mode; heroes and boards take turns, so that all of them are seen.
async fn play_games(mode: Mode, seats: usize, games: usize) {
    let content = Content::built_in().expect("the built-in content is sound");
    let heroes: Vec<&str> = content.heroes.iter().map(|hero| hero.name.as_str()).collect();
    let boards: Vec<&Board> =
        content.boards.iter().map(|board| &**board).filter(|board| board.starts.len() >= seats).collect();
    let host = Host::new().await;
    for game in 0..games {
        let picked: Vec<&str> = (0..seats).map(|seat| heroes[(game * seats + seat) % heroes.len()]).collect();
        let board = &boards[game % boards.len()].name;
        // A seed long enough not to be found in a text by chance.
        let seed = 7_000_000_000_000_000_000 + 1_000 * seats as u64 + game as u64;
        play(&host.address, mode, board, &picked, seed).await;
    }
}

#[tokio::test]
async fn duels_tell_nobody_more_than_a_seat_may_know() {
    play_games(Mode::Duel, 2, 7).await;
}

#[tokio::test]
async fn games_of_four_tell_nobody_more_than_a_seat_may_know() {
    play_games(Mode::FreeForAll, 4, 4).await;
}

#[tokio::test]
async fn team_games_tell_nobody_more_than_a_seat_may_know() {
    play_games(Mode::Teams, 4, 4).await;
}
