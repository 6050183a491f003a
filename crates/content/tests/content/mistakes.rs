//! The mistakes that authors make most: each message leads to its fix. And what is no mistake, but worth a note.

use peerless_content::{Content, notes, parse_hero};

/// A hero file with an ability and the lines of a card.
fn file(ability: &str, card: &str) -> String {
    format!(
        r#"
name = "Mara"
move = 2
{ability}
fighter = [
  {{ name = "Mara", role = "hero", attack = "melee", health = 10 }},
  {{ name = "Bruno", role = "sidekick", attack = "melee", health = 6 }},
  {{ name = "Fox", plural = "Foxes", role = "sidekick", attack = "melee", health = 2, count = 3, small = true }},
]
counter = [{{ name = "Ember", max = 5 }}]
state = [{{ name = "lantern", values = ["lit", "dark"] }}]
token = [{{ name = "Lamp", count = 3, start = 1 }}]

[[card]]
name = "Night Walk"
count = 2
tags = ["SONG"]
{card}
"#
    )
}

/// All that is said about a file.
fn told(file: &str) -> String {
    let Err(problems) = parse_hero("mara.toml", file) else { return String::new() };
    problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// Under which key a text stands, the text, and words that the message must have.
const TEXTS: &[(&str, &str, &str)] = &[
    // As printed cards say it.
    ("after", "If you won the combat, draw 1 card.", "write `If you won, draw 1 card.`"),
    ("after", "If you lose the combat, draw 1 card.", "write `If you lost, draw 1 card.`"),
    ("after", "Move them up to 2 spaces.", "name the fighter, or say `it` or `each …`"),
    ("after", "Deal 1 damage to any fighter.", "write `Deal 1 damage to a fighter.`"),
    ("after", "Place Mara in any space in Mara's zone.", "write `Place Mara in a space in Mara's zone.`"),
    ("during", "You may BOOST this attack.", "write `You may boost this card.`"),
    (
        "immediately",
        "Cancel all effects on your opponent's card.",
        "write `Cancel every effect of the opponent's card.`",
    ),
    ("during", "This card's value is 5.", "write `The value of this card is 5 instead.`"),
    ("during", "This card gets +1.", "write `Add 1 to the value of this card.`"),
    ("during", "The value of this card is increased by 2.", "write `Add 2 to the value of this card.`"),
    (
        "after",
        "Draw 1 card. If you won, draw 2 cards instead.",
        "write `If you won, draw 2 cards; otherwise, draw 1 card.`",
    ),
    ("after", "Draw 1 card. Then, gain 1 action.", "write `Draw 1 card, then gain 1 action.`"),
    ("after", "Draw 1 card and gain 1 action.", "write `Draw 1 card, then gain 1 action.`"),
    ("after", "Choose one: draw 1 card; gain 1 action.", "write `Choose 1 effect: draw 1 card; gain 1 action.`"),
    (
        "after",
        "Move Mara up to 3 spaces. They may move through opposing fighters.",
        "write `Move Mara up to 3 spaces through opposing fighters.`",
    ),
    (
        "after",
        "Choose one of the fighters in the combat and move them up to 2 spaces.",
        "write `Choose a fighter in this combat and move it up to 2 spaces.`",
    ),
    ("ability", "At the start of your turn, draw 1 card.", "write `When your turn starts, draw 1 card.`"),
    ("ability", "At the end of your turn, draw 1 card.", "write `When your turn ends, draw 1 card.`"),
    ("ability", "Whenever Mara attacks, draw 1 card.", "write `When Mara attacks, draw 1 card.`"),
    ("ability", "After each combat, draw 1 card.", "write `After combat, draw 1 card.`"),
    ("after", "Your opponent discards 1 card unless they draw 1 card.", "; if they do not,"),
    ("after", "Choose an opponent. Look at their hand.", "write `Look at an opponent's hand.`"),
    ("after", "Recover 2 health.", "say who recovers"),
    ("after", "Take 1 damage.", "write `Deal 1 damage to your fighter.`"),
    ("after", "Draw a card.", "write `Draw 1 card.`"),
    ("after", "Draw two cards.", "write `Draw 2 cards.`"),
    ("after", "Gain an additional action.", "write `Gain 1 action.`"),
    ("after", "Return a card from your discard pile to your hand.", "write `Take 1 card from your discard pile.`"),
    ("after", "Add 1 card from your discard pile to your hand.", "write `Take 1 card from your discard pile.`"),
    ("during", "Double the value of this card.", "write `Add the value of this card to the value of this card.`"),
    ("after", "Deal 1 damage to the closest opposing fighter to Mara.", "nearest opposing fighter to Mara"),
    ("after", "Deal 1 damage to each opposing fighter within 2 spaces.", "say from whom"),
    ("after", "Draw 1 card (if you won).", "if it is a condition, say it with `if`"),
    ("after", "Move the Fox up to 2 spaces.", "write `a Fox` or `each Fox`"),
    (
        "after",
        "If your fighter started this turn in a different space, draw 1 card.",
        "is not in the space where it started",
    ),
    ("after", "Place a Lamp in any space.", "write `Place 1 Lamp in any space.`"),
    ("ability", "When Bruno is defeated, draw 1 card.", "write `Each time Bruno is defeated, draw 1 card.`"),
    (
        "after",
        "If a Fox is in Mara's zone, draw 1 card.",
        "write `If 1 or more Foxes are in Mara's zone, draw 1 card.`",
    ),
    ("after", "If your fighter is Mara, draw 1 card.", "write `If Mara played this card, draw 1 card.`"),
    ("during", "If you are attacking, boost this card.", "write `If this card is an attack, boost this card.`"),
    (
        "after",
        "If your opponent did not play a card, draw 1 card.",
        "write `If your opponent played no card, draw 1 card.`",
    ),
    ("after", "Mara recovers health equal to the damage dealt.", "`equal to the combat damage dealt`"),
    ("ability", "When a fighter enters a space with a Lamp, draw 1 card.", "`enter` of the `[[token]]`"),
    ("ability", "When Mara or Bruno takes combat damage, draw 1 card.", "write a sentence for each of them"),
    ("ability", "Each time Mara wins a combat, draw 1 card.", "`each time you win a combat, if … played this card,`"),
    ("ability", "When Mara defends, draw 1 card.", "`when … is attacked,`"),
    (
        "ability",
        "While lantern is lit, after you maneuver, draw 1 card.",
        "`After you maneuver, if lantern is lit, draw 1 card.`",
    ),
    ("after", "If you are lit, draw 1 card.", "write `If lantern is lit, draw 1 card.`"),
    (
        "after",
        "Look at the top 3 cards of your deck, then put them back in any order.",
        "then put the rest back in any order.`",
    ),
    ("after", "Choose a card in your discard pile, then draw 1 card.", "say what is done with it"),
    ("after", "Discard any number of cards, then draw that many cards.", "`1 card for each card discarded`"),
    (
        "after",
        "You may only play this card if lantern is lit.",
        "under `always` write `this card can be played only while …`",
    ),
    (
        "after",
        "If Mara is outside Bruno's zone, draw 1 card.",
        "write `If Mara shares no zone with Bruno, draw 1 card.`",
    ),
    ("after", "Spend all Ember.", "write `Spend 1 Ember for each Ember you have.`"),
    ("after", "Mara may move up to 2 spaces.", "write `You may move Mara up to 2 spaces.`"),
    (
        "after",
        "Gain 1 action. You may only use it to attack.",
        "`gain 1 action that can only be used to attack at once`",
    ),
    (
        "after",
        "Until your next turn starts, you cannot draw cards.",
        "write `You cannot draw cards until your next turn starts.`",
    ),
    ("after", "Deal 2 damage to your sidekick.", "`one of your sidekicks`"),
    // As people slip.
    ("after", "If you have 2 Ember, draw 1 card.", "`you have 2 or more …`"),
    ("after", "Summon 1 Bruno in Mara's space.", "finds no room"),
    (
        "after",
        "You may the value of this card is 5 instead.",
        "write `you may set the printed value of this card to 5`",
    ),
    ("after", "Drew 1 card.", "did you mean `Draw`"),
    ("after", "Draw 1 card if you won.", "write `If you won, draw 1 card.`"),
    ("after", "Draw 1 card", "the sentence has no full stop"),
    ("after", "Deal 1 damage to Marra.", "did you mean `Mara`"),
    ("after", "Draw 1 card, gain 1 action.", "then"),
    ("immediately", "If you won, draw 1 card.", "`after` is the key for it"),
    ("ability", "Draw 1 card.", "start with a trigger"),
    ("after", "If you have 2 or more Embers, draw 1 card.", "`Ember`"),
    // As people put it who have played many heroes.
    ("after", "Opposing fighter takes 2 damage.", "the one in the combat is `the opposing fighter`"),
    ("after", "Move your opponent's fighter up to 2 spaces.", "the one in the combat is `the opposing fighter`"),
    ("after", "Choose an opponent's fighter, then move it up to 2 spaces.", "`an opposing fighter`"),
    ("after", "Move Mara 3 spaces.", "`up to`, `exactly`"),
    ("after", "Move Mara adjacent to an opposing fighter.", "`place … in a space adjacent to …`"),
    ("after", "Revive a Fox in a space adjacent to Mara.", "`return a defeated … to a space …`"),
    ("after", "Summon a Fox adjacent to Mara.", "write `Summon 1 Fox in a space adjacent to Mara.`"),
    ("after", "Put a Lamp in Mara's space.", "tokens are placed"),
    ("after", "Remove 1 Ember.", "write `spend 1 …`"),
    ("after", "Gain an Ember.", "write `Gain 1 Ember.`"),
    ("after", "Each of your fighters heals 1.", "write `Each of your fighters recovers 1 health.`"),
    ("ability", "At the end of each turn, gain 1 Ember.", "`when your turn ends,`"),
    ("ability", "After each attack, gain 1 Ember.", "`after you attack,`"),
    ("ability", "When you attack with Mara, draw 1 card.", "`when … attacks,`"),
    ("ability", "During your turn, you may draw 1 card.", "`if it is your turn,`"),
    ("ability", "When Mara deals damage, gain 1 Ember.", "`after … attacks, if 1 or more combat damage was dealt,`"),
    ("after", "If the attack was successful, draw 1 card.", "write `you won`"),
    ("after", "If this attack deals 2 or more damage, draw 1 card.", "`2 or more combat damage was dealt`"),
    ("after", "If this is your second attack this turn, draw 1 card.", "`… attacked earlier this turn`"),
    ("after", "Both players draw 1 card.", "`each player draws …`"),
    ("after", "All players discard 1 card.", "`each player draws …`"),
    ("after", "Each of your opponents draws 1 card.", "write `Each opponent draws 1 card.`"),
    ("during", "For each card in your hand, +1.", "`for each …` behind it"),
    (
        "during",
        "Add your opponent's card's value to this card's value.",
        "write `Add the value of the opponent's card to the value of this card.`",
    ),
    ("during", "If Mara is in your opponent's starting space, draw 1 card.", "in an opponent's starting space"),
    ("after", "Put this card on the top of your deck.", "write `Put this card on top of your deck.`"),
    ("after", "Play another action.", "write `gain 1 action`"),
    ("after", "Take an extra turn.", "nobody is given a turn"),
    ("after", "Draw an extra card.", "`1 card`"),
    ("after", "Discard 1 card, if you do, gain 1 action.", "write `Discard 1 card; if you do, gain 1 action.`"),
    ("after", "Look at the top 3 cards, then draw 1 card.", "say of which deck"),
    (
        "after",
        "Look at the top 3 cards of your deck. Put one in your hand and discard the others.",
        "then discard all but 0 of them",
    ),
    ("during", "Prevent the next 2 damage to Mara.", "`your fighter takes 2 less damage in this combat`"),
    ("during", "Ignore all damage.", "prevent all damage to your fighter"),
    ("during", "Mara can't be damaged this combat.", "`… cannot take more than 0 damage in this combat`"),
    (
        "immediately",
        "Cancel all of the effects on the opponent's card.",
        "`cancel every effect of the opponent's card`",
    ),
    (
        "after",
        "Discard the opponent's card, then your opponent reveals cards from the top of their deck until they reveal 1 card that they could play.",
        "plays the first card of their deck that can be played",
    ),
    (
        "after",
        "Each player reveals 1 card from their hand at the same time, then each player draws cards equal to its boost value.",
        "`equal to the boost value of their revealed card`",
    ),
    ("after", "Draw 2 cards, then Mara recovers health equal to the cards drawn.", "`1 … for each card drawn`"),
    ("after", "Deal 1 damage to each fighter in a zone with a Fox.", "in a zone with 1 or more Foxes"),
    (
        "after",
        "Summon 1 Bruno in Mara's space, then place Mara in a space in Mara's zone.",
        "`choose Mara's space, then place Mara",
    ),
    // Two readings.
    (
        "after",
        "Deal 1 damage to each fighter other than Mara and Bruno.",
        "write `Bruno and each fighter other than Mara`",
    ),
    ("after", "Deal 1 damage to each fighter adjacent to Mara and Bruno.", "can be read in two ways"),
    ("after", "Move up to 2 fighters within 2 spaces of Mara and it up to 1 space.", "can be read in two ways"),
    (
        "after",
        "Deal 1 damage to an opposing fighter adjacent to Mara or Bruno.",
        "write `Bruno or an opposing fighter adjacent to Mara`",
    ),
    // `that card` whose face the text does not know.
    ("after", "Look at the top 2 cards of your deck. If that card is a SONG card, draw 1 card.", "reveal it first"),
    ("after", "Draw 1 card. If that card is a SONG card, draw 1 card.", "reveal it first"),
    ("after", "Your opponent draws 1 card. If that card is a SONG card, draw 1 card.", "reveal it first"),
    (
        "after",
        "Look at the top card of your deck, then put that card on the bottom of your deck. If that card is a SONG card, draw 1 card.",
        "lies where it lay",
    ),
    // What a rule for a time and an effect that is put off do not remember.
    (
        "after",
        "Choose a zone of Mara's space, then Mara may attack opposing fighters in that zone this turn.",
        "a rule that holds for a time remembers of the text only",
    ),
    (
        "after",
        "Choose any space, then Mara may attack opposing fighters in that space this turn.",
        "a rule that holds for a time remembers of the text only",
    ),
    (
        "after",
        "Choose a Lamp, then Mara may attack opposing fighters adjacent to that Lamp this turn.",
        "a rule that holds for a time remembers of the text only",
    ),
    ("after", "Draw 2 cards, then your move is 1 higher for each card drawn this turn.", "remembers of the text only"),
    (
        "after",
        "Spend any amount of Ember, then your move is 1 higher for each Ember spent this turn.",
        "remembers of the text only",
    ),
    (
        "after",
        "Swap Mara with Bruno, then each of them takes 1 less damage this turn.",
        "does not remember several fighters",
    ),
    ("after", "Each other friendly fighter takes 1 less damage this turn.", "write `… other than Mara`"),
    (
        "after",
        "Choose a Fox, then move Bruno up to 1 space, then it may attack opposing fighters adjacent to the chosen Fox other than the opposing fighter this turn.",
        "and this is a third",
    ),
    ("ability", "A Fox takes 1 less damage.", "write `each …` or a name"),
    ("ability", "Mara or Bruno takes 1 less damage.", "a standing rule asks nobody"),
    ("ability", "Your opponent's hero takes 1 less damage.", "a standing rule asks nobody"),
    (
        "after",
        "Choose a Lamp. When this turn ends, deal 1 damage to each fighter adjacent to that Lamp.",
        "an effect that is put off remembers of the text only",
    ),
    (
        "after",
        "Choose a number from 1 to 3. When this turn ends, deal damage to Mara equal to the chosen number.",
        "an effect that is put off remembers of the text only",
    ),
];

/// Other lines of a card, and words that the message must have.
const LINES: &[(&str, &str)] = &[
    ("type = \"attack\"\nvalue = 2\nuser = \"ANY\"", "leave `user` out"),
    ("type = \"defence\"\nvalue = 2", "did you mean `defense`"),
    ("type = \"attack\"\nvalue = 2\n[[card]]\nname = \"Night Walk\"\ntype = \"attack\"\nvalue = 2", "Night Walk"),
];

#[test]
fn each_mistake_leads_to_its_fix() {
    let mut lost = Vec::new();
    for (key, text, fix) in TEXTS {
        let file = match *key {
            "ability" => file(&format!("ability = {text:?}"), "type = \"attack\"\nvalue = 2"),
            key => file("", &format!("type = \"attack\"\nvalue = 2\n{key} = {text:?}")),
        };
        let told = told(&file);
        if !told.contains(fix) {
            lost.push(format!("{text}\n  wants: {fix}\n  told: {told}"));
        }
    }
    for (lines, fix) in LINES {
        let told = told(&file("", lines));
        if !told.contains(fix) {
            lost.push(format!("{lines}\n  wants: {fix}\n  told: {told}"));
        }
    }
    assert!(lost.is_empty(), "{} of {}:\n{}", lost.len(), TEXTS.len() + LINES.len(), lost.join("\n"));
}

#[test]
fn one_mistake_is_told_once() {
    for (lines, _) in LINES {
        let Err(problems) = parse_hero("mara.toml", &file("", lines)) else { panic!("{lines} is no mistake") };
        assert_eq!(problems.len(), 1, "{lines}: {problems:?}");
    }
}

/// The notes on a file, without that on the size of its deck.
fn noted(file: &str) -> Vec<String> {
    let hero = parse_hero("mara.toml", file).expect("a sound file");
    let all = notes(&hero).into_iter();
    all.filter(|note| !note.starts_with("the deck has ")).collect()
}

#[test]
fn what_can_never_happen_is_noted() {
    let scheme = |text: &str| file("", &format!("type = \"scheme\"\nscheme = {text:?}"));
    let never = noted(&scheme("If lantern is dark, draw 1 card."));
    assert_eq!(never, ["lantern can never be dark, which a text asks for: no text sets or changes it"]);
    assert!(noted(&scheme("If lantern is dark, draw 1 card. Change lantern.")).is_empty());
    assert!(noted(&scheme("If lantern is lit, draw 1 card.")).is_empty());
    let never = noted(&scheme("You may spend 2 Ember; if you do, draw 1 card."));
    assert_eq!(never, ["2 Ember can never be spent: there are 0 at most"]);
    assert!(noted(&scheme("Gain 1 Ember. You may spend 2 Ember; if you do, draw 1 card.")).is_empty());
    let never = noted(&scheme("Gain 1 Ember. You may spend 6 Ember; if you do, draw 1 card."));
    assert_eq!(never, ["6 Ember can never be spent: there are 5 at most"]);
    let never = noted(&scheme("Your opponent has 1 action less this turn."));
    assert!(never[0].contains("until your next turn starts"), "{never:?}");
    assert_eq!(noted(&scheme("You have 1 action less until your next turn starts.")), never);
    assert!(noted(&scheme("Your opponent has 1 action less until your next turn starts.")).is_empty());
}

#[test]
fn that_nothing_saves_the_only_hero_is_noted() {
    let with = |ability: &str| file(&format!("ability = {ability:?}"), "type = \"attack\"\nvalue = 2");
    let never = noted(&with("Each time Mara is defeated, return Mara with 1 health to any space."));
    assert_eq!(never.len(), 1, "{never:?}");
    assert!(never[0].contains("Mara is the only hero") && never[0].contains("`[second_life]`"), "{never:?}");
    assert!(noted(&with("Each time one of your fighters is defeated, draw 1 card.")).is_empty());
}

#[test]
fn what_is_canceled_this_way_asks_for_a_cancel() {
    let versatile = |text: &str| file("", &format!("type = \"versatile\"\nvalue = 2\nafter = {text:?}"));
    let problems = parse_hero("mara.toml", &versatile("If no effect was canceled this way, draw 1 card."));
    let told = problems.expect_err("nothing is canceled")[0].to_string();
    assert!(told.contains("no text here cancels anything"), "{told}");
    let both =
        "Cancel every effect of the opponent's card under after. If no effect was canceled this way, draw 1 card.";
    assert!(parse_hero("mara.toml", &versatile(both)).is_ok());
}

#[test]
fn a_hero_that_nothing_exhausts_is_noted() {
    let with = |ability: &str| file(&format!("ability = {ability:?}"), "type = \"attack\"\nvalue = 2");
    let never = noted(&with("Mara takes no damage except combat damage."));
    assert_eq!(never.len(), 1, "{never:?}");
    assert!(never[0].contains("write `except combat damage and exhaustion`"), "{never:?}");
    assert!(noted(&with("Mara takes no damage except combat damage and exhaustion.")).is_empty());
    assert!(noted(&with("While lantern is lit, Mara takes no damage except combat damage.")).is_empty());
}

#[test]
fn what_is_declared_and_never_done_is_noted() {
    let card = |more: &str| file("", &format!("type = \"attack\"\nvalue = 2\n{more}"));
    let declared = |table: &str, more: &str| format!("{}\n{table}\n", card(more));
    let check = |file: &str, note: &str| {
        let told = noted(file);
        assert!(told.iter().any(|told| told.contains(note)), "{note}: {told:?}");
    };
    // What is of no row, and a row that is never full.
    check(&card("complete = \"Draw 1 card.\"\nnumber = 2"), "it belongs to no row, for no `[[pile]]` has a `total`");
    check(&card("number = 2"), "the `number` of Night Walk counts nowhere");
    let verse = "[[pile]]\nname = \"Verse\"\ntotal = 4";
    check(&declared(verse, "after = \"Put this card into Verse.\""), "Verse is never full: no card has a `number`");
    check(&declared(verse, "number = 2"), "no card ever comes into Verse: no text puts one there");
    let without = "complete = \"Draw 1 card.\"\nafter = \"Put this card into Verse.\"";
    check(&declared(verse, without), "it has no `number`, and so makes no row full");
    let sound = "complete = \"Draw 1 card.\"\nnumber = 2\nafter = \"Put this card into Verse.\"";
    assert!(noted(&declared(verse, sound)).iter().all(|told| !told.contains("Verse") && !told.contains("number")));
    // What nothing opens, casts, rolls or lays out.
    let omens = "[[side_deck]]\nname = \"Omens\"\ncard = [{ name = \"Red Sky\", number = 2, open = \"Draw 1 card.\" }]";
    check(&declared(omens, ""), "no text opens a card of Omens");
    check(&declared(omens, ""), "the `number` of Red Sky counts nowhere");
    check(&declared("[[die]]\nname = \"die\"\nfaces = [\"0\", \"1\"]", ""), "nothing rolls die");
    let spell = "[[pile]]\nname = \"Satchel\"\n[[spell]]\nname = \"Rain\"\npile = \"Satchel\"\nsymbols = []\ntext = \"Draw 1 card.\"";
    check(&declared(spell, ""), "no text casts a spell");
    let unplaced = |more: &str| card(more).replace("count = 3, start = 1", "count = 3");
    check(&unplaced(""), "no Lamp ever lies on the board");
    assert!(noted(&unplaced("after = \"Place 1 Lamp in Mara's space.\"")).iter().all(|told| !told.contains("Lamp")));
    // What can never be so.
    check(
        &card("after = \"If you have 6 or more Ember, draw 1 card.\""),
        "6 or more Ember, and there are never more than 5",
    );
    let foxes = "after = \"If 4 or more Foxes are in Mara's zone, draw 1 card.\"";
    check(&card(foxes), "4 or more Foxes, and there are never more than 3");
    // What adds nothing, and what never stays.
    check(&card("boosted = \"Draw 1 card.\""), "it adds nothing when it boosts");
    let gone = "ongoing = \"Your move is 1 higher.\"\nafter = \"Return this card to your hand.\"";
    check(&card(gone), "another text of it always takes it away first");
    let stays = "ongoing = \"Your move is 1 higher.\"\nafter = \"If you lost, return this card to your hand.\"";
    assert!(noted(&card(stays)).iter().all(|told| !told.contains("ongoing")));
    // Who attacks with nothing.
    let bruno = card("user = \"Mara\"").replace("move = 2", "move = 2\nability = \"When Bruno attacks, draw 1 card.\"");
    check(&bruno, "Bruno never attacks, which a text waits for");
    // What can be read in two ways.
    let twice = "after = \"Choose a Fox. Deal 1 damage to an opposing fighter. Move it up to 2 spaces.\"";
    check(&card(twice), "Night Walk (`after`): `it` can be read in two ways");
}

/// Whoever wrote what is shipped meant it so.
#[test]
fn what_is_shipped_gets_no_false_alarm() {
    let examples = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/examples");
    let content = Content::built_in().and_then(|content| content.with_folder(&examples)).expect("it is sound");
    let told = |hero: &peerless_rules::Hero| -> Vec<String> {
        notes(hero)
            .into_iter()
            .filter(|note| !note.contains("the deck has "))
            .map(|note| format!("{}: {note}", hero.name))
            .collect()
    };
    let told: Vec<String> = content.heroes.iter().flat_map(|hero| told(hero)).collect();
    assert_eq!(told, Vec::<String>::new());
}

#[test]
fn a_deck_of_another_size_and_a_card_for_nobody_are_noted() {
    let plain = file("", "type = \"attack\"\nvalue = 2");
    let hero = parse_hero("mara.toml", &plain).expect("a sound file");
    assert_eq!(notes(&hero), ["the deck has 2 cards; decks have 30 (R2.2)"]);
    let supply = plain.replace("count = 3, small = true", "count = 3, supply = true");
    let card = |more: &str| supply.replace("value = 2", &format!("value = 2\nuser = \"Fox\"\n{more}"));
    assert_eq!(noted(&card("")), ["nobody can use Night Walk: Fox starts in the supply, and no text summons it"]);
    assert!(noted(&card("after = \"Summon 1 Fox in any space.\"")).is_empty());
}
