//! A refused click says why: one scene for each reason.

use peerless_content::{CaseFile, Content};
use peerless_rules::*;
use peerless_session::{Because, Reader};
use peerless_words::Language;

const HEROES: &str = r#"
[[hero]]
name = "HA"
move = 2
fighter = [
  { name = "HA", role = "hero", attack = "melee", health = 10 },
  { name = "KA", role = "sidekick", attack = "melee", health = 3 },
]
card = [
  { name = "A3", count = 4, type = "attack", value = 3, boost = 1 },
  { name = "D1", count = 9, type = "defense", value = 1, boost = 1 },
  { name = "Crest", count = 2, type = "attack", value = 4, boost = 1, user = "HA" },
  { name = "Knave", count = 2, type = "scheme", boost = 1, user = "KA", scheme = "Draw 1 card." },
  { name = "Pin", count = 2, type = "attack", value = 1, boost = 1, after = "The opposing fighter cannot leave its space this turn." },
  { name = "Wade", count = 2, type = "scheme", boost = 1, user = "HA", scheme = "Move HA exactly 2 spaces." },
  { name = "Push", count = 2, type = "scheme", boost = 1, scheme = "Move an opposing fighter up to 1 space." },
  { name = "Leap", count = 2, type = "scheme", boost = 1, user = "HA", scheme = "Place HA in a space in HA's zone." },
  { name = "Storm", count = 2, type = "scheme", boost = 1, scheme = "Move each fighter up to 1 space." },
]
[[hero]]
name = "HB"
move = 2
fighter = [
  { name = "HB", role = "hero", attack = "ranged", health = 10 },
  { name = "KB", role = "sidekick", attack = "melee", health = 1, count = 2 },
]
card = [
  { name = "A3", count = 4, type = "attack", value = 3, boost = 1 },
  { name = "D1", count = 12, type = "defense", value = 1, boost = 1 },
  { name = "Shield", count = 2, type = "defense", value = 4, boost = 1, user = "HB" },
]
[[hero]]
name = "HC"
move = 2
ability = "After an opposing fighter moves, if it is adjacent to HC, deal 1 damage to it."
fighter = [{ name = "HC", role = "hero", attack = "melee", health = 10 }]
card = [{ name = "D1", count = 9, type = "defense", value = 1, boost = 1 }]
"#;

/// Seven spaces in a row with a door in its middle, in three zones.
const BOARD: &str = r#"board = { spaces = "s1:R s2:R s3:RB s4:B s5:BG s6:G s7:G", edges = "s1-s2-s3-s4-s5-s6-s7", starts = "s1 s7", doors = "gate:s5-s6" }"#;

/// Plays the lines of a script; `1? wish = code: sentence` is what seat 1 is told about a wish.
fn check(scene: &str, script: &str) {
    let content = Content::built_in().expect("the built-in content is sound");
    let board = if scene.contains("board =") { "" } else { BOARD };
    let text = format!("name = \"scene\"\n{board}\n{scene}\n{HEROES}");
    let file = CaseFile::parse(&content, "scene", &text);
    let (m, scene) = file.cases[0].scene().unwrap_or_else(|problems| panic!("{problems:?}\n{text}"));
    let mut state = State::from_scene(m, scene, 1, &mut ());
    for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let Some((seat, asked)) = line.split_once("? ") else {
            let opt = state.read(m, line).unwrap_or_else(|error| panic!("{error}"));
            state.answer(m, opt, &mut ()).expect("it was offered");
            continue;
        };
        let seat = SeatId(seat.parse::<u8>().expect("a seat") - 1);
        let (wish, told) = asked.split_once(" = ").expect("a wish and what is told");
        let why = state.why_not(m, seat, read_wish(m, seat, wish));
        let because = why.map(|why| Because::new(m, why));
        let reader = |language| Reader { m, me: Some(seat), language };
        let told_in = |language| because.as_ref().map(|because| reader(language).say(&because.key(), &because.args));
        let code = because.as_ref().map_or("none", |because| because.code);
        let is = told_in(Language::fallback()).map_or(code.to_owned(), |text| format!("{code}: {text}"));
        assert_eq!(is, told, "{line}");
        for language in Language::all() {
            assert!(told_in(language).is_none_or(|text| text.ends_with('.')), "{code} in {}", language.tag());
        }
    }
}

fn read_wish(m: &Match, seat: SeatId, text: &str) -> Wish {
    let fighter = |name: &str| {
        let index = m.fighters.iter().position(|fighter| fighter.name == name).unwrap_or_else(|| panic!("no {name}"));
        FighterId(index as u8)
    };
    let space = |name: &str| m.board.space_by_name(name).unwrap_or_else(|| panic!("no {name}"));
    let (kind, rest) = text.split_once(' ').expect("a kind of wish");
    match kind {
        "move" => {
            let (name, to) = rest.rsplit_once(' ').expect("a fighter and a space");
            Wish::Move { fighter: fighter(name), space: space(to) }
        }
        "attack" => {
            let (by, at) = rest.split_once(" > ").expect("two fighters");
            Wish::Attack { by: fighter(by), at: fighter(at) }
        }
        "card" => {
            let cards = &m.seat(seat).hero.cards;
            Wish::Card(CardId(cards.iter().position(|card| card.name == rest).expect("a card") as u8))
        }
        "fighter" => Wish::Fighter(fighter(rest)),
        "space" => Wish::Space(space(rest)),
        other => panic!("{other} is no kind of wish"),
    }
}

const NEAR: &str = r#"player = [
  { hero = "HA", at = { HA = "s3", KA = "s2" }, hand = ["A3", "Crest", "Knave", "D1"], deck = ["D1", "D1"] },
  { hero = "HB", at = { HB = "s5", "KB 1" = "s4" }, hand = ["A3", "Shield", "D1"], deck = ["D1", "D1"] },
]"#;

#[test]
fn the_others_decide_or_something_else_is_asked() {
    check(
        NEAR,
        "
        2? attack HB > HA = not-your-decision: It is the decision of HA.
        1? move HA s4 = maneuver-first: Fighters move in a maneuver; choose to maneuver first.
        1? space s1 = maneuver-first: Fighters move in a maneuver; choose to maneuver first.
        maneuver
        1? attack HA > KB 1 = not-asked-now: That is not asked now; choose whether to boost the maneuver.
        1? card A3 = none
        no boost
        1? card A3 = not-asked-now: That is not asked now; move a fighter.
        ",
    );
}

#[test]
fn what_is_offered_has_no_reason() {
    check(
        NEAR,
        "
        1? attack HA > KB 1 = none
        1? fighter HA = none
        1? fighter KB 1 = none
        1? card Knave = none
        maneuver
        no boost
        1? move HA s1 = none
        1? space s1 = none
        1? fighter KA = none
        ",
    );
}

#[test]
fn moves() {
    let scene = r#"player = [
      { hero = "HA", at = { HA = "s4", KA = "s1" }, hand = [], deck = ["D1", "D1"] },
      { hero = "HB", at = { HB = "s5", "KB 1" = "s7" }, hand = [], deck = ["D1", "D1"] },
    ]"#;
    check(
        scene,
        "
        maneuver
        no boost
        1? move HA s1 = occupied: KA stands on s1.
        1? move HA s5 = occupied: HB stands on s5.
        1? move HA s6 = no-way: Opposing fighters bar HA’s way.
        1? move HA s4 = stands-there: HA stands there already.
        1? move KA s6 = no-way: Opposing fighters bar KA’s way.
        1? move HB s6 = not-yours: HB is not your fighter.
        1? fighter HB = not-yours: HB is not your fighter.
        1? move KB 2 s6 = not-yours: KB 2 is not your fighter.
        1? space s6 = no-way: Opposing fighters bar HA’s way.
        move HA s2
        1? fighter HA = already-moved: HA has moved already in this maneuver.
        1? move HA s3 = already-moved: HA has moved already in this maneuver.
        1? move KA s4 = out-of-reach: KA may move 2; it would take 3.
        1? space s4 = out-of-reach: KA may move 2; it would take 3.
        ",
    );
}

#[test]
fn a_door_bars_the_way() {
    let scene = r#"closed = "gate"
    player = [
      { hero = "HA", at = { HA = "s4" }, hand = [], deck = ["D1", "D1"] },
      { hero = "HB", at = { HB = "s7" }, hand = [], deck = ["D1", "D1"] },
    ]"#;
    check(
        scene,
        "
        maneuver
        no boost
        1? move HA s6 = door-closed: A closed door bars HA’s way.
        move HA s5
        1? move HA s6 = door-closed: A closed door bars HA’s way.
        open gate
        1? move HA s6 = already-moved: HA has moved already in this maneuver.
        1? fighter HA = already-moved: HA has moved already in this maneuver.
        1? space s6 = all-moved: All your fighters have moved in this maneuver.
        ",
    );
}

#[test]
fn a_fighter_that_its_own_move_has_defeated() {
    let scene = r#"player = [
      { hero = "HA", at = { HA = "s1", KA = "s3" }, health = { KA = 1 }, hand = [], deck = ["D1", "D1"] },
      { hero = "HC", at = { HC = "s5" }, hand = [], deck = ["D1", "D1"] },
    ]"#;
    check(
        scene,
        "
        maneuver
        no boost
        move KA s4
        1? fighter KA = defeated: KA is defeated.
        1? move KA s2 = defeated: KA is defeated.
        1? move HA s5 = occupied: HC stands on s5.
        1? space s4 = out-of-reach: HA may move 2; it would take 3.
        ",
    );
}

#[test]
fn effects_that_move_and_place() {
    let scene = r#"player = [
      { hero = "HA", at = { HA = "s3", KA = "s1" }, hand = ["Wade", "Push", "Leap"], deck = ["D1", "D1"] },
      { hero = "HB", at = { HB = "s4", "KB 1" = "s7" }, hand = ["D1"], deck = ["D1", "D1"] },
    ]
    actions = 9"#;
    check(
        scene,
        "
        scheme Push by HA
        1? fighter HA = not-this-fighter: The text that asks does not mean HA.
        1? fighter KB 2 = defeated: KB 2 is defeated.
        1? fighter HB = none
        choose KB 1
        1? move KB 1 s5 = out-of-reach: KB 1 may move 1; it would take 2.
        1? move HB s5 = not-this-fighter: The text that asks does not mean HB.
        done
        scheme Leap
        1? move HA s6 = not-this-space: The text that asks does not allow s6.
        1? move HA s4 = occupied: HB stands on s4.
        1? space s7 = occupied: KB 1 stands on s7.
        1? fighter KA = not-this-fighter: The text that asks does not mean KA.
        place HA s2
        ",
    );
    check(
        &scene.replace(r#"HB = "s4""#, r#"HB = "s6""#),
        "
        scheme Wade
        1? move HA s4 = not-exact: HA must move exactly 2.
        1? move HA s1 = occupied: KA stands on s1.
        1? move KA s2 = not-this-fighter: The text that asks does not mean KA.
        ",
    );
}

#[test]
fn a_fighter_is_held_in_place() {
    let scene = r#"player = [
      { hero = "HA", at = { HA = "s3" }, hand = ["Pin", "Storm"], deck = ["D1", "D1"] },
      { hero = "HB", at = { HB = "s4" }, hand = ["D1"], deck = ["D1", "D1"] },
    ]"#;
    check(
        scene,
        "
        attack HA > HB
        no defense
        scheme Storm
        1? move HB s5 = held-in-place: HB cannot leave its space.
        1? fighter HB = held-in-place: HB cannot leave its space.
        1? move HA s4 = occupied: HB stands on s4.
        ",
    );
}

#[test]
fn attacks() {
    check(
        NEAR,
        "
        1? attack HA > HB = out-of-range: HB is out of HA’s range.
        1? attack KA > KB 1 = out-of-range: KB 1 is out of KA’s range.
        1? attack HA > KA = friendly: KA is on your side.
        1? attack HA > KB 2 = defeated: KB 2 is defeated.
        1? attack HB > HA = not-yours: HB is not your fighter.
        1? fighter HB = out-of-range: HB is out of HA’s range.
        1? fighter KB 2 = defeated: KB 2 is defeated.
        ",
    );
    let unarmed = NEAR.replace(r#""A3", "Crest", "Knave", "D1""#, r#""D1""#);
    check(
        &unarmed,
        "
        1? attack HA > KB 1 = no-attack-card: You have no card in hand that HA could attack with.
        1? fighter HA = no-attack-card: You have no card in hand that HA could attack with.
        1? fighter KB 1 = no-attack-card: You have no card in hand that HA could attack with.
        ",
    );
    let crest = NEAR.replace(r#""A3", "Crest", "Knave", "D1""#, r#""Crest""#).replace("KA = \"s2\"", "KA = \"s1\"");
    check(
        &crest,
        "
        1? attack KA > KB 1 = no-attack-card: You have no card in hand that KA could attack with.
        1? attack HA > KB 1 = none
        ",
    );
    let far = NEAR.replace(r#"HA = "s3", KA = "s2""#, r#"HA = "s1", KA = "s2""#);
    check(
        &far,
        "
        1? fighter HA = no-target: Nobody that HA may attack is in range.
        1? card Crest = nobody-to-attack: Nobody who may use Crest has a target in range.
        ",
    );
}

#[test]
fn the_first_turn_in_a_free_for_all() {
    let scene = r#"mode = "free-for-all"
    first_turn = true
    board = { spaces = "p1:R p2:R p3:R p4:R", edges = "p1-p2-p3-p4-p1", starts = "p1 p2 p4" }
    player = [
      { hero = "HA", at = { HA = "p1" }, hand = ["A3"], deck = ["D1"] },
      { hero = "HB", at = { HB = "p2" }, hand = [], deck = ["D1"] },
      { hero = "HC", at = { HC = "p4" }, hand = [], deck = ["D1"] },
    ]
    [[hero]]
    name = "HC"
    move = 2
    fighter = [{ name = "HC", role = "hero", attack = "melee", health = 10 }]
    card = [{ name = "D1", count = 12, type = "defense", value = 1, boost = 1 }]"#;
    let told = "first-turn: In your first turn you may attack only the next player, and those who have had a turn; HC is \
                neither’s.";
    check(scene, &format!("1? attack HA > HB = none\n1? attack HA > HC = {told}\n1? fighter HC = {told}"));
}

#[test]
fn cards() {
    check(
        NEAR,
        "
        1? card A3 = attack-first: Choose first who attacks whom; then play the card.
        1? card D1 = wrong-kind: D1 is a defense card; it is played when one of your fighters is attacked.
        1? card Wade = not-in-hand: Wade is not in your hand.
        attack HA > KB 1
        1? card D1 = wrong-kind: D1 is a defense card; an attack needs an attack or versatile card.
        1? card Knave = wrong-user: HA cannot use Knave.
        1? card Crest = none
        play A3
        2? card Shield = wrong-user: KB 1 cannot use Shield.
        2? card A3 = wrong-kind: A3 is an attack card; a defense needs a defense or versatile card.
        2? card D1 = none
        ",
    );
    let alone = NEAR.replace(r#", KA = "s2""#, "");
    check(&alone, "1? card Knave = user-gone: Nobody who may use Knave is on the board.");
}

#[test]
fn a_defense_with_a_condition() {
    let scene = r#"player = [
      { hero = "HA", at = { HA = "s3" }, hand = ["A3"], deck = ["D1", "D1"] },
      { hero = "HS", at = { HS = "s4" }, hand = ["Hide", "D1"], deck = ["D1", "D1"], discard = ["Lantern"] },
    ]
    [[hero]]
    name = "HS"
    move = 2
    basket = { name = "Basket", symbols = ["sun", "moon"] }
    fighter = [{ name = "HS", role = "hero", attack = "melee", health = 10 }]
    card = [
      { name = "D1", count = 12, type = "defense", value = 1, boost = 1 },
      { name = "Lantern", count = 1, type = "defense", value = 1, boost = 1, symbols = ["sun"] },
      { name = "Hide", count = 2, type = "scheme", boost = 1, scheme = "Draw 1 card.", always = "While the basket holds moon, this card may be played as a defense." },
    ]"#;
    check(scene, "attack HA > HS\n2? card Hide = condition-not-met: What Hide needs to be a defense is not there.");
}

#[test]
fn the_turn_is_over() {
    let scene = r#"player = [
      { hero = "HA", at = { HA = "s3" }, hand = ["A3", "A3", "A3", "D1", "D1", "D1", "D1", "D1", "D1"], deck = ["D1"] },
      { hero = "HB", at = { HB = "s4" }, hand = [], deck = ["D1"] },
    ]
    actions = 1"#;
    check(
        scene,
        "
        attack HA > HB
        1? attack HA > HB = no-actions: No action is left in this turn.
        1? move HA s2 = no-actions: No action is left in this turn.
        1? card D1 = none
        ",
    );
}

#[test]
fn setup() {
    let scene = r#"setup = true
    board = { spaces = "s1:R s2:R s3:RB s4:R s5:B s6:B s7:B", edges = "s1-s2-s3-s4-s5-s6-s7", starts = "s1 s4" }
    player = [
      { hero = "HB", hand = [], deck = ["D1", "D1"] },
      { hero = "HD", hand = [], deck = ["D1", "D1"] },
    ]
    [[hero]]
    name = "HD"
    move = 2
    fighter = [
      { name = "H1", role = "hero", attack = "melee", health = 8 },
      { name = "H2", role = "hero", attack = "melee", health = 8 },
      { name = "K", role = "sidekick", attack = "melee", health = 1 },
    ]
    card = [{ name = "D1", count = 12, type = "defense", value = 1, boost = 1 }]"#;
    check(
        scene,
        "
        1? move KB 2 s2 = before: KB 1 is placed first.
        1? move HB s2 = already-placed: HB has its place already.
        1? move H1 s2 = not-yours: H1 is not your fighter.
        1? move KB 1 s1 = occupied: HB stands on s1.
        1? move KB 1 s4 = reserved: HD will begin there.
        1? move KB 1 s5 = not-in-zone: It must begin in a zone of its hero’s starting space.
        1? space s6 = not-in-zone: It must begin in a zone of its hero’s starting space.
        place KB 1 s2
        2? move H1 s5 = start-space: The hero begins on its starting space, s4.
        2? move K s5 = before: H1 is placed first.
        place H2 s4
        ",
    );
}

#[test]
fn the_game_is_over() {
    let scene = r#"player = [
      { hero = "HA", at = { HA = "s3" }, hand = ["A3"], deck = ["D1"] },
      { hero = "HB", at = { HB = "s4" }, health = { HB = 1 }, hand = [], deck = ["D1"] },
    ]"#;
    check(scene, "attack HA > HB\n1? fighter HA = over: The game is over.");
}

#[test]
fn hemmed_in() {
    let scene = r#"player = [
      { hero = "HA", at = { HA = "s1", KA = "s6" }, hand = [], deck = ["D1", "D1"] },
      { hero = "HB", at = { HB = "s2" }, hand = [], deck = ["D1", "D1"] },
    ]"#;
    check(
        scene,
        "
        maneuver
        no boost
        1? fighter HA = stuck: There is no space that HA could go to.
        1? move HA s3 = no-way: Opposing fighters bar HA’s way.
        ",
    );
}

#[test]
fn fighters_in_the_supply_and_cards_looked_at() {
    let scene = r#"player = [
      { hero = "HG", at = { HG = "s3" }, hand = ["Scry"], deck = ["A3", "D1", "Scry"] },
      { hero = "HB", at = { HB = "s7" }, hand = [], deck = ["D1", "D1"] },
    ]
    [[hero]]
    name = "HG"
    move = 2
    fighter = [
      { name = "HG", role = "hero", attack = "melee", health = 10 },
      { name = "Imp", role = "sidekick", attack = "melee", health = 1, count = 2, small = true, supply = true },
    ]
    card = [
      { name = "A3", count = 4, type = "attack", value = 3, boost = 1 },
      { name = "D1", count = 9, type = "defense", value = 1, boost = 1 },
      { name = "Scry", count = 2, type = "scheme", boost = 1, user = "HG", scheme = "Look at the top 2 cards of your deck, then take 1 of them into your hand, then put the rest back in any order." },
    ]"#;
    check(
        scene,
        "
        1? fighter Imp 1 = off-board: Imp 1 is not on the board.
        1? attack Imp 1 > HB = off-board: Imp 1 is not on the board.
        scheme Scry
        1? card Scry = not-this-card: Scry is not among the cards to choose from.
        1? card D1 = none
        ",
    );
}

#[test]
fn those_who_return() {
    let scene = r#"board = { spaces = "s1:R s2:R s3:R s4:B s5:G s6:Y s7:W s8:P", edges = "s1-s2-s3-s4-s5-s6-s7-s8", starts = "s1 s8" }
    player = [
      { hero = "HA", at = { HA = "s2" }, hand = ["A3"], deck = ["D1", "D1"] },
      { hero = "HE", at = { HE = "s3" }, health = { HE = 1 }, hand = [], deck = ["D1", "D1"] },
    ]
    actions = 1
    [[hero]]
    name = "HE"
    move = 2
    state = [{ name = "form", values = ["mortal", "risen"] }]
    second_life = { fighter = "HE", health = 9, state = "form", value = "risen" }
    fighter = [
      { name = "HE", role = "hero", attack = "melee", health = 10 },
      { name = "KE", role = "sidekick", attack = "melee", health = 1 },
    ]
    card = [{ name = "D1", count = 12, type = "defense", value = 1, boost = 1 }]"#;
    check(
        scene,
        "
        attack HA > HE
        2? move KE s8 = before: HE is placed first.
        2? move HE s2 = occupied: HA stands on s2.
        place HE s3
        2? move KE s1 = zones-apart: Those who return must stand in different zones.
        2? move HE s4 = already-placed: HE has its place already.
        ",
    );
}

#[test]
fn things_that_are_not_there() {
    let content = Content::built_in().expect("the built-in content is sound");
    let text = format!("name = \"scene\"\n{BOARD}\n{NEAR}\n{HEROES}");
    let file = CaseFile::parse(&content, "scene", &text);
    let (m, scene) = file.cases[0].scene().expect("a scene");
    let state = State::from_scene(m, scene, 1, &mut ());
    let (fighter, space) = (FighterId(200), SpaceId(200));
    for wish in [
        Wish::Move { fighter, space: SpaceId(0) },
        Wish::Move { fighter: FighterId(0), space },
        Wish::Attack { by: fighter, at: FighterId(0) },
        Wish::Attack { by: FighterId(0), at: fighter },
        Wish::Card(CardId(255)),
        Wish::Fighter(fighter),
        Wish::Space(space),
    ] {
        assert_eq!(state.why_not(m, SeatId(0), wish), Some(Why::Unknown), "{wish:?}");
    }
}
