//! Mistakes, and what the author is told about them.

use peerless_lang::{FighterName, Key, Names, StateName, parse, report};

fn names() -> Names {
    let fighter =
        |name: &str, plural: &str, count| FighterName { name: name.into(), plural: plural.into(), count, small: false };
    Names {
        fighters: vec![fighter("Ms. Marvel", "", 1), fighter("Harpy", "Harpies", 3)],
        cards: vec!["Gaze of Stone".into(), "Snipe".into()],
        counters: vec!["Rage".into(), "Bloodlust".into()],
        states: vec![StateName { name: "size".into(), values: vec!["big".into(), "small".into()] }],
        tags: vec!["VOYAGE".into()],
        symbols: vec!["knife".into()],
        tokens: Vec::new(),
        piles: Vec::new(),
        dice: Vec::new(),
        side_decks: Vec::new(),
    }
}

fn check(key: Key, text: &str, expected: &str) {
    let shown = match parse(text, &names(), key) {
        Ok(tree) => format!("{tree:?}"),
        Err(diagnostics) => report(text, &diagnostics),
    };
    assert_eq!(shown.trim_end(), expected.trim(), "\n--- shown:\n{shown}");
}

#[test]
fn a_misspelled_word_is_recognized() {
    check(
        Key::After,
        "Drew 1 card.",
        r#"
error: `Drew` is not a verb of the card language
  Drew 1 card.
  ^^^^ did you mean `Draw`?
"#,
    );
    check(
        Key::After,
        "Draw 1 carsd.",
        r#"
error: `carsd` cannot stand here
  Draw 1 carsd.
         ^^^^^ did you mean `card`?
"#,
    );
    check(
        Key::After,
        "Deal 3 damage to the opposing figher.",
        r#"
error: `figher` cannot stand here
  Deal 3 damage to the opposing figher.
                                ^^^^^^ did you mean `fighter`?
"#,
    );
    check(
        Key::After,
        "Your fighter recover 2 health.",
        r#"
error: `recover` cannot stand here
  Your fighter recover 2 health.
               ^^^^^^^ did you mean `recovers`?
"#,
    );
}

#[test]
fn an_unknown_word_lists_what_could_stand_there() {
    check(
        Key::After,
        "Draw some cards.",
        r#"
error: `some` cannot stand here
  Draw some cards.
       ^^^^
  here could stand an amount, such as `2 cards`, `up to` or `until you have`
"#,
    );
    check(
        Key::After,
        "Place Ms. Marvel in any where.",
        r#"
error: `where` cannot stand here
  Place Ms. Marvel in any where.
                          ^^^^^
  here could stand `space`, `empty space` or `other space`
"#,
    );
    check(
        Key::After,
        "Move your fighter 2 spaces.",
        r#"
error: `2` cannot stand here
  Move your fighter 2 spaces.
                    ^
  here could stand `or`, `and`, `up to`, `exactly`, `up to as many spaces as`, `up to as many spaces as twice`, `exactly as many spaces as` or `exactly as many spaces as twice`
"#,
    );
    check(
        Key::After,
        "Deal 3 damage to.",
        r#"
error: `.` cannot stand here
  Deal 3 damage to.
                  ^ here could stand a fighter, `each …` or `a …`
"#,
    );
    check(
        Key::After,
        "Cancel all effects on your opponent's card.",
        r#"
error: `Cancel all effects on your opponent's card` is said otherwise in the card language
  Cancel all effects on your opponent's card.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  write `Cancel every effect of the opponent's card.`
"#,
    );
    check(
        Key::After,
        "Gibberish nonsense.",
        r#"
error: `Gibberish` is not a verb of the card language
  Gibberish nonsense.
  ^^^^^^^^^
  the verbs are `add`, `blind`, `boost`, `cancel`, `cast`, `change`, `choose`, `commit`, `deal`, `defeat`, `discard`, `draw`, `end`, `gain`, `ignore`, `look`, `make`, `mark`, `move`, `name`, `open`, `place`, `play`, `prevent`, `put`, `remove`, `repeat`, `return`, `reveal`, `roll`, `set`, `shuffle`, `spend`, `subtract`, `summon`, `swap`, `take`, and after who does it `draws`, `discards` or `recovers`
"#,
    );
}

#[test]
fn an_unknown_name_lists_the_declared_ones() {
    check(
        Key::After,
        "Move each Harpie up to 3 spaces.",
        r#"
error: `Harpie` is not a fighter of this hero; its fighters are: Ms. Marvel, Harpy
  Move each Harpie up to 3 spaces.
            ^^^^^^ did you mean `Harpy`?
"#,
    );
    check(
        Key::After,
        "Deal 1 damage to Doctor Zorro.",
        r#"
error: `Doctor Zorro` is not a fighter of this hero; its fighters are: Ms. Marvel, Harpy
  Deal 1 damage to Doctor Zorro.
                   ^^^^^^^^^^^^
"#,
    );
    check(
        Key::After,
        "Zorro recovers 2 health.",
        r#"
error: `Zorro` is not a fighter of this hero; its fighters are: Ms. Marvel, Harpy
  Zorro recovers 2 health.
  ^^^^^
"#,
    );
    check(
        Key::After,
        "Take Gaze of Stones from your discard pile or deck.",
        r#"
error: `Gaze of Stones` is not a card of this hero; its cards are: Gaze of Stone, Snipe
  Take Gaze of Stones from your discard pile or deck.
       ^^^^^^^^^^^^^^ did you mean `Gaze of Stone`?
"#,
    );
    check(
        Key::After,
        "Gain 1 Mana.",
        r#"
error: `Mana` is not a counter of this hero; its counters are: Rage, Bloodlust
  Gain 1 Mana.
         ^^^^
"#,
    );
    check(
        Key::After,
        "If size is bigg, draw 1 card.",
        r#"
error: `bigg` is not a value of `size`; its values are: big, small
  If size is bigg, draw 1 card.
             ^^^^ did you mean `big`?
"#,
    );
    check(
        Key::After,
        "If size is huge, draw 1 card.",
        r#"
error: `huge` is not a value of `size`; its values are: big, small
  If size is huge, draw 1 card.
             ^^^^
"#,
    );
    check(
        Key::After,
        "If siez is big, draw 1 card.",
        r#"
error: `siez` is not a state of this hero; its states are: size
  If siez is big, draw 1 card.
     ^^^^ did you mean `size`?
"#,
    );
    check(
        Key::After,
        "Take every QUEST card from your discard pile.",
        r#"
error: `QUEST` is not a tag of this hero; its tags are: VOYAGE
  Take every QUEST card from your discard pile.
             ^^^^^
"#,
    );
    check(
        Key::After,
        "If the basket holds spoon, draw 1 card.",
        r#"
error: `spoon` is not a symbol of this hero; its symbols are: knife
  If the basket holds spoon, draw 1 card.
                      ^^^^^
"#,
    );
}

#[test]
fn joints_that_are_missing_are_named() {
    check(
        Key::After,
        "Draw 2 cards then gain 1 action.",
        r#"
error: a comma is missing before `then`
  Draw 2 cards then gain 1 action.
               ^^^^
"#,
    );
    check(
        Key::After,
        "Draw 2 cards, gain 1 action.",
        r#"
error: `then` is missing before `gain`
  Draw 2 cards, gain 1 action.
                ^^^^
"#,
    );
    check(
        Key::After,
        "Draw 2 cards Gain 1 action.",
        r#"
error: a full stop is missing before `Gain`
  Draw 2 cards Gain 1 action.
               ^^^^
"#,
    );
    check(
        Key::After,
        "If you won draw 2 cards.",
        r#"
error: a comma is missing before `draw`
  If you won draw 2 cards.
             ^^^^
"#,
    );
    check(
        Key::After,
        "Draw 2 cards",
        r#"
error: the sentence has no full stop
  Draw 2 cards
              ^
"#,
    );
    check(
        Key::After,
        "If you won, draw",
        r#"
error: the text ends in the middle of a sentence
  If you won, draw
                  ^
  here could stand an amount, such as `2 cards`, `up to` or `until you have`
"#,
    );
}

#[test]
fn words_from_elsewhere_get_a_hint() {
    check(
        Key::After,
        "Draw 2 cards if you won.",
        r#"
error: `Draw 2 cards if you won.` is said otherwise in the card language
  Draw 2 cards if you won.
  ^^^^^^^^^^^^^^^^^^^^^^^^ write `If you won, draw 2 cards.`
"#,
    );
    check(
        Key::After,
        "Draw 2 cards and gain 1 action.",
        r#"
error: `and gain` is said otherwise in the card language
  Draw 2 cards and gain 1 action.
               ^^^^^^^^ write `Draw 2 cards, then gain 1 action.`
"#,
    );
    check(
        Key::After,
        "Heal 2.",
        r#"
error: `Heal` cannot stand here
  Heal 2.
  ^^^^
  write `… recovers 2 health`, with the fighter before it
"#,
    );
    check(
        Key::After,
        "Draw two cards.",
        r#"
error: `two cards` is said otherwise in the card language
  Draw two cards.
       ^^^^^^^^^ write `Draw 2 cards.`
"#,
    );
    check(
        Key::After,
        "Deal 1 damage to all opposing fighters.",
        r#"
error: `to all opposing fighters` is said otherwise in the card language
  Deal 1 damage to all opposing fighters.
                ^^^^^^^^^^^^^^^^^^^^^^^^ write `Deal 1 damage to each opposing fighter.`
"#,
    );
}

#[test]
fn numbers_have_an_end() {
    check(
        Key::After,
        "Deal 300 damage to Ms. Marvel.",
        r#"
error: `300` is too large; numbers go up to 255
  Deal 300 damage to Ms. Marvel.
       ^^^
"#,
    );
}

#[test]
fn a_group_is_no_single_fighter() {
    check(
        Key::After,
        "Move Harpy up to 3 spaces.",
        r#"
error: `Harpy` is not a single fighter: there are 3 Harpies
  Move Harpy up to 3 spaces.
       ^^^^^
  only where a choice can stand: `a Harpy` or `each Harpy`
"#,
    );
}

#[test]
fn triggers_and_standing_rules_stand_only_where_they_last() {
    check(
        Key::After,
        "When your turn starts, draw 1 card.",
        r#"
error: a trigger has no meaning under `after`, which says itself when it happens
  When your turn starts, draw 1 card.
  ^^^^^^^^^^^^^^^^^^^^^
  leave it out, or put the sentence into the hero's `ability`
"#,
    );
    check(
        Key::Scheme,
        "The effects of this card cannot be canceled.",
        r#"
error: a standing rule has no meaning under `scheme`
  The effects of this card cannot be canceled.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  put it under `always` of the card, or into the hero's `ability`
"#,
    );
    check(
        Key::Ability,
        "The effects of this card cannot be canceled.",
        r#"
error: `The effects of this card cannot be canceled` has no meaning under `ability`: there is no card
  The effects of this card cannot be canceled.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ put it under a key of a card
"#,
    );
    check(
        Key::Ability,
        "Each time an opponent's effect discards this card, draw 1 card.",
        r#"
error: `Each time an opponent's effect discards this card` has no meaning under `ability`: there is no card
  Each time an opponent's effect discards this card, draw 1 card.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ put it under a key of a card
"#,
    );
    check(
        Key::Ability,
        "Draw 1 card.",
        r#"
error: this does not say when it happens
  Draw 1 card.
  ^^^^^^^^^^^
  start with a trigger, such as `When your turn starts,`
"#,
    );
}

#[test]
fn words_of_a_combat_need_one() {
    check(
        Key::Scheme,
        "Deal 2 damage to the opposing fighter.",
        r#"
error: `the opposing fighter` has no meaning under `scheme`: there is no combat
  Deal 2 damage to the opposing fighter.
                   ^^^^^^^^^^^^^^^^^^^^
"#,
    );
    check(
        Key::Item,
        "Place Ms. Marvel in a space in the opposing fighter's zone.",
        r#"
error: `the opposing fighter's` has no meaning under `item`: there is no combat
  Place Ms. Marvel in a space in the opposing fighter's zone.
                                 ^^^^^^^^^^^^^^^^^^^^^^
"#,
    );
    check(
        Key::Scheme,
        "Add 2 to the value of this card.",
        r#"
error: `Add 2 to the value of this card` has no meaning under `scheme`: no card of a combat is in play
  Add 2 to the value of this card.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
"#,
    );
    check(
        Key::Boosted,
        "You may boost this card.",
        r#"
error: `boost this card` has no meaning under `boosted`: no card of a combat is in play
  You may boost this card.
          ^^^^^^^^^^^^^^^
"#,
    );
    check(
        Key::During,
        "If you won, draw 1 card.",
        r#"
error: `you won` has no meaning under `during`: no combat is decided yet
  If you won, draw 1 card.
     ^^^^^^^ `after` is the key for it
"#,
    );
    check(
        Key::Ability,
        "When your turn starts, move your fighter up to 2 spaces.",
        r#"
error: `your fighter` has no meaning after `When your turn starts`: no fighter of yours acts
  When your turn starts, move your fighter up to 2 spaces.
                              ^^^^^^^^^^^^
  name the fighter, or write `each of your fighters`
"#,
    );
    check(
        Key::After,
        "Commit a card from your hand face down to boost the attack.",
        r#"
error: a boost is committed only as a fighter attacks
  Commit a card from your hand face down to boost the attack.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ start the sentence with `When … attacks,`
"#,
    );
    check(
        Key::Item,
        "Return this card to your hand.",
        r#"
error: `Return this card to your hand` has no meaning under `item`: there is no card
  Return this card to your hand.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ put it under a key of a card
"#,
    );
    check(
        Key::After,
        "Move your other fighter up to 1 space.",
        r#"
error: `your other fighter` has no meaning: this hero does not have two single fighters
  Move your other fighter up to 1 space.
       ^^^^^^^^^^^^^^^^^^
"#,
    );
}

#[test]
fn words_that_point_back_need_something_before_them() {
    check(
        Key::After,
        "Deal 2 damage to it.",
        r#"
error: `it` has no meaning here: no fighter was chosen or moved before
  Deal 2 damage to it.
                   ^^
  name the fighter, or choose one first: `choose a fighter, then …`
"#,
    );
    check(
        Key::After,
        "Deal 2 damage to a fighter in its zone.",
        r#"
error: `its` has no meaning here: no fighter was chosen or moved before
  Deal 2 damage to a fighter in its zone.
                                ^^^
  name the fighter, or choose one first: `choose a fighter, then …`
"#,
    );
    check(
        Key::After,
        "That opponent discards 1 card.",
        r#"
error: `That opponent` has no meaning here: no opponent was named before
  That opponent discards 1 card.
  ^^^^^^^^^^^^^ write `your opponent` or `an opponent`
"#,
    );
    check(
        Key::After,
        "Put the rest back in any order.",
        r#"
error: `Put the rest back in any order` has no meaning here: no cards were looked at before
  Put the rest back in any order.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  look at them first: `look at the top 3 cards of your deck, then …`
"#,
    );
    check(
        Key::After,
        "Deal 1 damage to each fighter in that space.",
        r#"
error: `in that space` has no meaning here: no space was chosen before
  Deal 1 damage to each fighter in that space.
                                ^^^^^^^^^^^^^ choose one first: `choose any space, then …`
"#,
    );
    check(
        Key::After,
        "Deal 1 damage to each fighter it moved through.",
        r#"
error: `it moved through` has no meaning here: no fighter was moved before
  Deal 1 damage to each fighter it moved through.
                                ^^^^^^^^^^^^^^^^
"#,
    );
    check(
        Key::After,
        "Ms. Marvel recovers health equal to its boost value.",
        r#"
error: `its boost value` has no meaning here: no card was discarded before
  Ms. Marvel recovers health equal to its boost value.
                                      ^^^^^^^^^^^^^^^
  write `the boost value of this card`, or discard one first: `discard the top card of your deck, then …`
"#,
    );
    check(
        Key::After,
        "Draw cards equal to the chosen number.",
        r#"
error: `the chosen number` has no meaning here: no number was chosen before
  Draw cards equal to the chosen number.
                      ^^^^^^^^^^^^^^^^^
  choose one first: `choose a number from 0 to 4, then …`; of one chosen under `commit` write `the committed number`
"#,
    );
    check(
        Key::After,
        "Draw 1 card for each Rage spent.",
        r#"
error: `Rage spent` has no meaning here: nothing was spent before
  Draw 1 card for each Rage spent.
                       ^^^^^^^^^^ spend it first: `spend any amount of …, then …`
"#,
    );
    check(
        Key::After,
        "Spend 1 Rage, then draw 1 card for each Bloodlust spent.",
        r#"
error: `Bloodlust` was not spent before
  Spend 1 Rage, then draw 1 card for each Bloodlust spent.
                                          ^^^^^^^^^
  write `for each Bloodlust you have`, or spend it first
"#,
    );
    check(
        Key::After,
        "If you won, choose a fighter, then deal 1 damage to it; otherwise, deal 1 damage to it.",
        r#"
error: `it` has no meaning here: no fighter was chosen or moved before
  If you won, choose a fighter, then deal 1 damage to it; otherwise, deal 1 damage to it.
                                                                                      ^^
  name the fighter, or choose one first: `choose a fighter, then …`
"#,
    );
    check(
        Key::Ability,
        "When your turn starts, choose a fighter. When your turn ends, deal 1 damage to it.",
        r#"
error: `it` has no meaning here: no fighter was chosen or moved before
  When your turn starts, choose a fighter. When your turn ends, deal 1 damage to it.
                                                                                 ^^
  name the fighter, or choose one first: `choose a fighter, then …`
"#,
    );
}

#[test]
fn otherwise_needs_a_condition() {
    check(
        Key::After,
        "Draw 1 card; otherwise, draw 2 cards.",
        r#"
error: `otherwise` needs a condition before it
  Draw 1 card; otherwise, draw 2 cards.
               ^^^^^^^^^
  start the sentence with `If …,`, or write `; if you do not,`
"#,
    );
}

#[test]
fn a_choice_of_effects_must_be_one() {
    check(
        Key::After,
        "Choose 1 effect: draw 1 card.",
        r#"
error: a choice needs 2 or more effects
  Choose 1 effect: draw 1 card.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  divide the effects by `;`, or leave the choice out
"#,
    );
    check(
        Key::After,
        "Choose 3 different effects: draw 1 card; gain 1 action.",
        r#"
error: 3 different effects are to be chosen, but there are only 2
  Choose 3 different effects: draw 1 card; gain 1 action.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
"#,
    );
    check(
        Key::After,
        "Choose 1 effect: draw 1 card; choose 1 effect: draw 2 cards; draw 3 cards.",
        r#"
error: a list of effects cannot stand inside another one
  Choose 1 effect: draw 1 card; choose 1 effect: draw 2 cards; draw 3 cards.
                                ^^^^^^^^^^^^^^^^
"#,
    );
    check(
        Key::After,
        "Choose 1 effect: draw 1 card; gain 1 action; if you do, draw 1 card.",
        r#"
error: nothing can follow from a list of effects
  Choose 1 effect: draw 1 card; gain 1 action; if you do, draw 1 card.
                                               ^^^^^^^^^
  put what follows into a sentence before it, or into the effects
"#,
    );
    check(
        Key::After,
        "Spend 1 Rage, then choose a different effect for each Bloodlust spent: draw 1 card; gain 1 action.",
        r#"
error: `Bloodlust` is not what was spent
  Spend 1 Rage, then choose a different effect for each Bloodlust spent: draw 1 card; gain 1 actio…
                                                        ^^^^^^^^^ write `for each Rage spent`
"#,
    );
    check(
        Key::After,
        "Choose a number from 4 to 0.",
        r#"
error: there is no number from 4 to 0
  Choose a number from 4 to 0.
  ^^^^^^^^^^^^^^^^^^^^^^^^^^^ the lower number comes first
"#,
    );
}

#[test]
fn each_sentence_tells_its_own_mistake() {
    check(
        Key::After,
        "Gain 1 Mana. Draw 1 card. Move Ms. Marvel up to lots. Drew 2 cards.",
        r#"
error: `Mana` is not a counter of this hero; its counters are: Rage, Bloodlust
  Gain 1 Mana. Draw 1 card. Move Ms. Marvel up to lots. Drew 2 cards.
         ^^^^
error: `lots` cannot stand here
  Gain 1 Mana. Draw 1 card. Move Ms. Marvel up to lots. Drew 2 cards.
                                                  ^^^^
  here could stand a number, `as many spaces as` or `as many spaces as twice`
error: `Drew` is not a verb of the card language
  Gain 1 Mana. Draw 1 card. Move Ms. Marvel up to lots. Drew 2 cards.
                                                        ^^^^ did you mean `Draw`?
"#,
    );
}

#[test]
fn there_must_be_a_text() {
    check(
        Key::After,
        " ",
        r#"
error: there is no text
  leave the key out, or say what happens
"#,
    );
}

#[test]
fn signs_and_letters_of_any_kind_are_pointed_at() {
    check(
        Key::After,
        "Draw 1 card. ,",
        r#"
error: `,` cannot stand here
  Draw 1 card. ,
               ^ here could stand a sentence
"#,
    );
    check(
        Key::After,
        "“Draw 1 card.”",
        r#"
error: `“` cannot stand here
  “Draw 1 card.”
  ^ here could stand a sentence
"#,
    );
    check(
        Key::After,
        "Écoute, draw 1 card. Ñandú: draw 1 card.",
        r#"
error: `Écoute` is not a verb of the card language
  Écoute, draw 1 card. Ñandú: draw 1 card.
  ^^^^^^
  the verbs are `add`, `blind`, `boost`, `cancel`, `cast`, `change`, `choose`, `commit`, `deal`, `defeat`, `discard`, `draw`, `end`, `gain`, `ignore`, `look`, `make`, `mark`, `move`, `name`, `open`, `place`, `play`, `prevent`, `put`, `remove`, `repeat`, `return`, `reveal`, `roll`, `set`, `shuffle`, `spend`, `subtract`, `summon`, `swap`, `take`, and after who does it `draws`, `discards` or `recovers`
error: `Ñandú` is not a verb of the card language
  Écoute, draw 1 card. Ñandú: draw 1 card.
                       ^^^^^
  the verbs are `add`, `blind`, `boost`, `cancel`, `cast`, `change`, `choose`, `commit`, `deal`, `defeat`, `discard`, `draw`, `end`, `gain`, `ignore`, `look`, `make`, `mark`, `move`, `name`, `open`, `place`, `play`, `prevent`, `put`, `remove`, `repeat`, `return`, `reveal`, `roll`, `set`, `shuffle`, `spend`, `subtract`, `summon`, `swap`, `take`, and after who does it `draws`, `discards` or `recovers`
"#,
    );
    check(
        Key::After,
        "Draw 1 card.\nGain 1 Rgae.",
        r#"
error: `Rgae` is not a counter of this hero; its counters are: Rage, Bloodlust
  Gain 1 Rgae.
         ^^^^ did you mean `Rage`?
"#,
    );
}

#[test]
fn what_may_be_done_is_done_by_you() {
    check(
        Key::During,
        "You may the value of this card is 5 instead.",
        r#"
error: `the value of this card is 5 instead` cannot follow `you may`: it is not something that you do
  You may the value of this card is 5 instead.
          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  write `you may set the printed value of this card to 5`
"#,
    );
    check(
        Key::After,
        "Draw 1 card. If you won, you may Ms. Marvel recovers 2 health.",
        r#"
error: `Ms. Marvel recovers 2 health` cannot follow `you may`: it is not something that you do
  Draw 1 card. If you won, you may Ms. Marvel recovers 2 health.
                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  after `you may` stands a verb, such as `draw`; or leave `you may` out
"#,
    );
}

#[test]
fn if_you_do_stands_before_if_you_do_not() {
    check(
        Key::After,
        "You may discard 1 card; if you do not, draw 1 card; if you do, gain 1 action.",
        r#"
error: `if you do` can stand once, and after it `if you do not` once
  You may discard 1 card; if you do not, draw 1 card; if you do, gain 1 action.
                                                      ^^^^^^^^^
"#,
    );
    check(
        Key::After,
        "Choose 1 effect: draw 1 card; gain 1 action; if you do not, draw 2 cards.",
        r#"
error: nothing can follow from a list of effects
  Choose 1 effect: draw 1 card; gain 1 action; if you do not, draw 2 cards.
                                               ^^^^^^^^^^^^^
  put what follows into a sentence before it, or into the effects
"#,
    );
    check(
        Key::After,
        "You may discard 1 card; if you do, choose a fighter; if you do not, deal 1 damage to it.",
        r#"
error: `it` has no meaning here: no fighter was chosen or moved before
  You may discard 1 card; if you do, choose a fighter; if you do not, deal 1 damage to it.
                                                                                       ^^
  name the fighter, or choose one first: `choose a fighter, then …`
"#,
    );
}

#[test]
fn who_is_not_small_shares_no_space() {
    check(
        Key::Scheme,
        "Summon 2 Harpies in Ms. Marvel's space.",
        r#"
error: `Harpy` finds no room in Ms. Marvel's space: only small fighters share a space
  Summon 2 Harpies in Ms. Marvel's space.
                      ^^^^^^^^^^^^^^^^^^
  write `a space adjacent to …`, declare the fighter as `small` in the hero file, or make room first: `choose Ms. Marvel's space, then place Ms. Marvel in another space …, then … in that space`
"#,
    );
    check(
        Key::Scheme,
        "Return a defeated Harpy to your fighter's space.",
        r#"
error: `Harpy` finds no room in your fighter's space: only small fighters share a space
  Return a defeated Harpy to your fighter's space.
                             ^^^^^^^^^^^^^^^^^^^^
  write `a space adjacent to …`, declare the fighter as `small` in the hero file, or make room first: `choose your fighter's space, then place your fighter in another space …, then … in that space`
"#,
    );
    // The other side's fighters may be small.
    assert!(parse("Summon 1 Harpy in the opposing fighter's space.", &names(), Key::After).is_ok());
    let mut small = names();
    small.fighters[1].small = true;
    assert!(parse("Summon 1 Harpy in Ms. Marvel's space.", &small, Key::Scheme).is_ok());
}

#[test]
fn a_part_of_a_name_leads_to_the_whole() {
    check(
        Key::After,
        "Move Marvel up to 2 spaces.",
        r#"
error: `Marvel` is not a fighter of this hero; its fighters are: Ms. Marvel, Harpy
  Move Marvel up to 2 spaces.
       ^^^^^^ did you mean `Ms. Marvel`?
"#,
    );
}

#[test]
fn the_damage_of_the_combat_is_not_that_of_the_text() {
    check(
        Key::After,
        "Draw cards equal to the damage dealt.",
        r#"
error: `the damage dealt` has no meaning here: no damage was dealt before by this text
  Draw cards equal to the damage dealt.
                      ^^^^^^^^^^^^^^^^
  of the combat, write `equal to the combat damage dealt`; of the text, deal some first
"#,
    );
}

/// The message and its advice contain these words.
fn check_refused(key: Key, text: &str, words: &[&str]) {
    let shown = match parse(text, &names(), key) {
        Ok(tree) => format!("{tree:?}"),
        Err(diagnostics) => report(text, &diagnostics),
    };
    for word in words {
        assert!(shown.contains(word), "{text}\n--- `{word}` is not in:\n{shown}");
    }
}

fn check_read(key: Key, text: &str) {
    if let Err(diagnostics) = parse(text, &names(), key) {
        panic!("{}", report(text, &diagnostics));
    }
}

#[test]
fn other_behind_a_choice_has_two_readings() {
    let two = ["can be read in two ways", "… other than it"];
    check_refused(Key::After, "Choose a Harpy, then place another Harpy in a space adjacent to it.", &two);
    check_refused(Key::After, "Choose a Harpy. You may place each of your other Harpies in any space.", &two);
    check_refused(Key::After, "Choose a fighter, then deal 1 damage to each other fighter adjacent to it.", &two);
    check_refused(
        Key::After,
        "A fighter recovers 1 health, then draw 1 card for each other friendly fighter adjacent to it.",
        &two,
    );
    check_refused(
        Key::After,
        "Choose a Harpy, then deal 1 damage to each opposing fighter adjacent to 1 or more other Harpies.",
        &two,
    );
    // Nobody of those can be the one that was chosen, or it is said.
    check_read(Key::After, "Choose an opposing fighter, then place each other Harpy in a space adjacent to it.");
    check_read(Key::After, "Choose a Harpy, then place each other Harpy other than the chosen Harpy in any space.");
    check_read(Key::After, "Deal 1 damage to each other fighter. Choose a Harpy.");
    check_read(Key::After, "If you won, choose a Harpy, then defeat it; otherwise, deal 1 damage to each other Harpy.");
    check_read(
        Key::After,
        "You may discard 1 card; if you do, choose a Harpy and move it up to 1 space; if you do not, deal 1 damage to each other Harpy.",
    );
    check_read(Key::After, "Choose 1 effect: choose a Harpy, then defeat it; deal 1 damage to each other Harpy.");
    check_refused(
        Key::After,
        "If you won, choose a Harpy, then defeat it; otherwise, draw 1 card. Deal 1 damage to each other Harpy.",
        &two,
    );
    check_refused(
        Key::After,
        "Choose a Harpy. If you won, deal 1 damage to each other Harpy; otherwise, draw 1 card.",
        &two,
    );
    check_read(Key::After, "Choose a Harpy. Swap a Harpy with another friendly fighter.");
    check_read(Key::Ability, "After combat, choose a Harpy. After you attack, deal 1 damage to each other fighter.");
}

#[test]
fn other_says_nothing_of_opposing_fighters() {
    let never = ["`other` leaves out your fighter, which is never opposing", "… other than the opposing fighter"];
    check_refused(Key::After, "Deal 1 damage to each other opposing fighter in Ms. Marvel's zone.", &never);
    check_refused(Key::After, "Deal 1 damage to another opposing fighter.", &never);
    check_refused(Key::After, "If 2 or more other opposing fighters are adjacent to Ms. Marvel, draw 1 card.", &never);
    check_read(
        Key::After,
        "Deal 1 damage to each opposing fighter in Ms. Marvel's zone other than the opposing fighter.",
    );
}

#[test]
fn other_cannot_leave_out_the_one_that_plays() {
    let plays = ["`other` leaves out your fighter, and here that is the one who plays", "each … other than Mara plays"];
    check_refused(Key::Ability, "Add 1 to the value of cards that each other Harpy plays.", &plays);
    check_refused(
        Key::After,
        "Add 1 to the value of cards that each other friendly fighter plays in this combat.",
        &plays,
    );
    check_read(Key::Ability, "Add 1 to the value of cards that each friendly fighter other than Ms. Marvel plays.");
}

#[test]
fn what_may_follow_stands_last() {
    let two = ["`if you do not` can be read in two ways", "the last of the two"];
    check_refused(
        Key::After,
        "You may discard 1 card; if you do, you may draw 1 card; if you do not, gain 1 action.",
        &two,
    );
    check_read(Key::After, "You may discard 1 card; if you do, draw 1 card; if you do not, you may draw 2 cards.");
    check_refused(
        Key::After,
        "Discard 1 card; if you do not, you may the value of this card is 5 instead.",
        &["cannot follow `you may`"],
    );
}

#[test]
fn what_becomes_of_a_value_depends_on_no_other_value() {
    let other = ["depends on no other value", "with a number"];
    let text = "While the value of the opponent's card is 3 or more, ignore the value of this card.";
    check_refused(Key::Always, text, &other);
    let text =
        "While the value of this card is higher than the value of the opponent's card, ignore the value of this card.";
    check_refused(Key::Always, text, &other);
    check_read(Key::Always, "While the value of this card is 8 or more, ignore the value of this card.");
}

#[test]
fn a_hand_that_another_looks_at_is_not_seen() {
    let unseen = ["was seen by another player"];
    check_refused(Key::After, "Your opponent looks at your hand, then choose 1 card of that hand.", &unseen);
    check_refused(
        Key::After,
        "Your opponent looks at your hand, then put 1 card of that hand on the bottom of their deck.",
        &unseen,
    );
    check_read(Key::After, "Your opponent reveals their hand, then choose 1 card of that hand.");
}
