//! How printed cards say things that the card language says otherwise. One table serves the messages, which name the right
//! words, and the import of decks, which writes them. Nothing in it is ever read as it stands.

use std::ops::Range;

use crate::ast::Text;
use crate::diag::Diagnostic;
use crate::names::{Names, StateName};
use crate::render::render;
use crate::scan;

/// A turn of phrase, and the words of the language for it.
struct Idiom {
    /// Words and signs with blanks between them: `a|b` is one of several, `a?` may be missing, `#` is a number, `<x>` one word,
    /// `<x..>` one or more words of a part of a sentence, as few as do, and `<x..!y>` such without the word `y`; `^` is the
    /// beginning of a sentence, and `@kind` a declared name of this kind, `@fighter's` one with an `'s`.
    like: &'static str,
    /// The same in the card language; empty where it has to be thought about. `<x>` is what stands at that part of the pattern,
    /// `<2>` at its second part, `bare<2>` without its `'s` and `owner<2>` with one; of a value `state<2>` is its state and
    /// `other<2>` the state's only other value, and of a state `choices<2>` are acts that set it to each of its values.
    say: &'static str,
    /// What to write, for people.
    advice: &'static str,
}

const fn idiom(like: &'static str, say: &'static str, advice: &'static str) -> Idiom {
    Idiom { like, say, advice }
}

/// The first that fits is told; larger ones stand before their parts.
const IDIOMS: &[Idiom] = &[
    // Whole sentences.
    idiom(
        "^ <a..!if> . if <c..> , <b..!value> instead .",
        "if <c> , <b> ; otherwise , <a> .",
        "what happens instead comes first: `If …, …; otherwise, ….`",
    ),
    idiom(
        "<a..> spaces . he|she|they|it|you may move through opposing fighters",
        "<a> spaces through opposing fighters",
        "`through opposing fighters` ends the move itself",
    ),
    idiom(
        "choose an opponent . look at their|that hand",
        "look at an opponent's hand",
        "write `look at an opponent's hand, then that opponent …`",
    ),
    idiom(
        "choose one of the fighters in the|this combat . move them|it",
        "choose a fighter in this combat and move it",
        "write `choose a fighter in this combat and move it …`",
    ),
    idiom(
        "choose one of the fighters in the|this combat and move them|it",
        "choose a fighter in this combat and move it",
        "write `choose a fighter in this combat and move it …`",
    ),
    idiom(
        "move one of the fighters in the|this combat",
        "choose a fighter in this combat and move it",
        "write `choose a fighter in this combat and move it …`",
    ),
    idiom(
        "return a|one|1 card from your discard pile to your hand",
        "take 1 card from your discard pile",
        "write `take 1 card from your discard pile`",
    ),
    idiom(
        "put a|one|1 card from your discard pile into|in your hand",
        "take 1 card from your discard pile",
        "write `take 1 card from your discard pile`",
    ),
    idiom(
        "add a|one|1 card from your discard pile to your hand",
        "take 1 card from your discard pile",
        "write `take 1 card from your discard pile`",
    ),
    idiom(
        "put the top card of your deck into <x>",
        "",
        "show it first: `reveal the top card of your deck, then put that card into …`, or `look at …` where only you see the pile",
    ),
    idiom(
        "take that card or put that card into <x> .",
        "choose 1 effect : take that card ; put that card into <x> .",
        "write `choose 1 effect: take that card; put that card into …`",
    ),
    idiom(
        "you may spend|discard <a..!if> to draw|gain|deal|move|boost|place|mark|add|cancel|take|return",
        "you may <3> <a> ; if you do , <6>",
        "a price comes first: `you may spend 1 …; if you do, …`",
    ),
    idiom(
        "each player chooses 1 card from their hand at the same time , then each player reveals that card",
        "each player reveals 1 card from their hand at the same time",
        "write `each player reveals 1 card from their hand at the same time`",
    ),
    idiom(
        "each player who drew the most cards",
        "",
        "say what was revealed: `each player who revealed the highest boost value`",
    ),
    idiom(
        "reveals cards from the top of their deck until they reveal",
        "",
        "write `your opponent plays the first card of their deck that can be played in place of the opponent's card`",
    ),
    idiom(
        "name a card , then an opponent",
        "name a card of an opponent's deck , then that opponent",
        "say whose card: `name a card of an opponent's deck, then that opponent …`",
    ),
    idiom(
        "when an opponent boosts a maneuver",
        "",
        "write `each time an opposing hero moves along a … in a boosted maneuver, that opponent may remove that …`",
    ),
    idiom(
        "your opponent may pay any amount of",
        "your opponent pays any amount of",
        "write `your opponent pays any amount of …`: that may be none",
    ),
    idiom(
        "your|that|an|each opponent loses 1|one|an action",
        "<1> opponent spends 1 action",
        "write `your opponent spends 1 action`; of a later turn, `your opponent has 1 action less until your next turn starts`",
    ),
    idiom("turn on the next part of <x>", "open the top card of <x>", "write `open the top card of …`"),
    idiom(
        "turn off the next part of <x>",
        "put the first open card of <x> on the bottom of it",
        "write `put the first open card of … on the bottom of it`",
    ),
    idiom("turn on each part of <x>", "open each card of <x>", "write `open each card of …`"),
    idiom(
        "turn off each part of <x>",
        "put each open card of <x> on the bottom of it",
        "write `put each open card of … on the bottom of it`",
    ),
    idiom("# or more parts of <x> are on", "# or more cards of <x> are open", "write `2 or more cards of … are open`"),
    idiom("part of <x> that is on", "open card of <x>", "write `open card of …`"),
    idiom("discard the open card of", "discard 1 open card of", "write `discard 1 open card of …`"),
    idiom("a card of <x> is open", "1 or more cards of <x> are open", "write `1 or more cards of … are open`"),
    idiom(
        "you may <a..> . if you do ,?",
        "you may <a> ; if you do ,",
        "what follows stands in the same sentence: `…; if you do, ….`",
    ),
    idiom(
        "deal damage equal to <a..> to <b..> .",
        "deal damage to <b> equal to <a> .",
        "whom it hits comes first: `deal damage to … equal to …`",
    ),
    idiom("until end of turn , <a..> .", "<a> this turn .", "write `… this turn.`"),
    idiom(
        "put|return this card back in|into|to your hand",
        "return this card to your hand",
        "write `return this card to your hand`",
    ),
    idiom("put this card in|into your hand", "return this card to your hand", "write `return this card to your hand`"),
    idiom("shuffle this card back into", "shuffle this card into", "write `shuffle this card into your deck`"),
    idiom("swap the? positions of <a..> and <b..> .|,", "swap <a> with <b> <8>", "write `swap … with …`"),
    idiom("take another|an action", "gain 1 action", "write `gain 1 action`"),
    idiom("your opponent's effects are canceled", "", "write `cancel every effect of the opponent's card`"),
    // The turn so far, and who plays the card.
    idiom(
        "started this turn in a different space",
        "is not in the space where it started this turn",
        "write `is not in the space where it started this turn`",
    ),
    idiom(
        "is in a different space than where? it started this turn in?",
        "is not in the space where it started this turn",
        "write `is not in the space where it started this turn`",
    ),
    idiom("in a different space than", "", "write `is not in the space where it started this turn`"),
    idiom(
        "moved this turn",
        "",
        "write `left its space this turn`, or `is not in the space where it started this turn`",
    ),
    idiom(
        "did not move this turn",
        "",
        "write `did not leave its space this turn`, or `is in the space where it started this turn`",
    ),
    idiom(
        "^ if your fighter is a|an? @name ,|and|or",
        "if <6> <7> played this card <8>",
        "write `if … played this card`",
    ),
    idiom(
        "^ if <a..> and|or your fighter is a|an? @name ,|and|or",
        "if <a> <4> <8> <9> played this card <10>",
        "write `if … played this card`",
    ),
    idiom("if @fighter plays this card", "if <2> played this card", "write `if … played this card`"),
    idiom("your fighter is a|an? @name", "", "write `if … played this card`"),
    idiom(
        "your fighter is not a|an? @name",
        "",
        "ask for it and put the rest after `; otherwise,`: `if … played this card, …; otherwise, …`",
    ),
    idiom(
        "^ if @fighter is attacking ,|and",
        "if this card is an attack and <3> played this card <6>",
        "write `this card is an attack`, and whose it is with `… played this card`",
    ),
    idiom(
        "^ if @fighter is the attacker ,|and",
        "if this card is an attack and <3> played this card <7>",
        "write `this card is an attack`, and whose it is with `… played this card`",
    ),
    idiom(
        "^ if the attacker is @fighter ,|and",
        "if this card is an attack and <6> played this card <7>",
        "write `this card is an attack`, and whose it is with `… played this card`",
    ),
    idiom(
        "^ if @fighter is defending ,|and",
        "if this card is a defense and <3> played this card <6>",
        "write `this card is a defense`, and whose it is with `… played this card`",
    ),
    idiom(
        "^ if @fighter is the defender ,|and",
        "if this card is a defense and <3> played this card <7>",
        "write `this card is a defense`, and whose it is with `… played this card`",
    ),
    idiom(
        "^ if the defender is @fighter ,|and",
        "if this card is a defense and <6> played this card <7>",
        "write `this card is a defense`, and whose it is with `… played this card`",
    ),
    idiom("while <a..!,> is|are attacking|defending", "", "write `add 1 to the value of attack cards that … plays`"),
    idiom("when @fighter is attacking ,", "when <2> attacks ,", "write `when … attacks,`"),
    idiom("you are attacking", "this card is an attack", "write `this card is an attack`"),
    idiom("you are the attacker", "this card is an attack", "write `this card is an attack`"),
    idiom("your fighter is attacking", "this card is an attack", "write `this card is an attack`"),
    idiom("your fighter is the attacker", "this card is an attack", "write `this card is an attack`"),
    idiom("the opposing fighter is defending", "this card is an attack", "write `this card is an attack`"),
    idiom("this card was played as an attack", "this card is an attack", "write `this card is an attack`"),
    idiom("you played this card as an attack", "this card is an attack", "write `this card is an attack`"),
    idiom("you are defending", "this card is a defense", "write `this card is a defense`"),
    idiom("you are the defender", "this card is a defense", "write `this card is a defense`"),
    idiom("your fighter is defending", "this card is a defense", "write `this card is a defense`"),
    idiom("your fighter is the defender", "this card is a defense", "write `this card is a defense`"),
    idiom("the opposing fighter is attacking", "this card is a defense", "write `this card is a defense`"),
    idiom("this card was played as a defense", "this card is a defense", "write `this card is a defense`"),
    idiom("you played this card as a defense", "this card is a defense", "write `this card is a defense`"),
    idiom("@fighter is attacking", "", "write `this card is an attack`, and whose it is with `… played this card`"),
    idiom(
        "@fighter is the? defending|defender|attacker",
        "",
        "write `this card is a defense`, and whose it is with `… played this card`",
    ),
    idiom(
        "your opponent played a|an <x> card ,|and|or",
        "the opponent's card is <4> <x> card <7>",
        "write `the opponent's card is a defense card`",
    ),
    idiom(
        "your opponent did|does not play a|any card",
        "your opponent played no card",
        "write `your opponent played no card`",
    ),
    idiom(
        "your opponent didn't|doesn't play a|any card",
        "your opponent played no card",
        "write `your opponent played no card`",
    ),
    idiom("your opponent did|does not play|defend a|an? defense?", "", "write `your opponent played no card`"),
    idiom("your opponent didn't|doesn't play|defend a|an? defense?", "", "write `your opponent played no card`"),
    idiom("if the opponent played", "", "write `your opponent played a card` or `your opponent played no card`"),
    // The damage of the combat.
    idiom(
        "draw 1 card for each combat damage dealt",
        "draw cards equal to the combat damage dealt",
        "write `equal to the combat damage dealt`",
    ),
    idiom("for each combat damage", "", "write `equal to the combat damage dealt`"),
    idiom("for each damage @fighter|it|you|your|they|he|she", "", "write `equal to the combat damage dealt`"),
    idiom("for each damage the opposing", "", "write `equal to the combat damage dealt`"),
    idiom("for each damage @fighter", "", "write `equal to the combat damage dealt`"),
    idiom(
        "fighter|it|you took|take|takes|dealt|deal|deals damage ,|and|or",
        "",
        "write `1 or more combat damage was dealt`; of the whole turn, `… took damage this turn`",
    ),
    idiom(
        "@fighter took|takes|dealt|deals damage ,|and|or",
        "",
        "write `1 or more combat damage was dealt`; of the whole turn, `… took damage this turn`",
    ),
    idiom(
        "was|is|were dealt damage",
        "",
        "write `1 or more combat damage was dealt`; of the whole turn, `… took damage this turn`",
    ),
    // Triggers.
    idiom(
        "when|time|whenever|after|if <a..!,> enters a|an|the|that|another space with",
        "",
        "put what happens under `enter` of the `[[token]]`; there `it` is the fighter that has come",
    ),
    idiom(
        "when|time|whenever|after|if <a..!,> moves|moved into|onto a|an|the|that|another space with",
        "",
        "put what happens under `enter` of the `[[token]]`; there `it` is the fighter that has come",
    ),
    idiom(
        "enter|enters a|an|the|that|another space with",
        "",
        "put what happens under `enter` of the `[[token]]`; there `it` is the fighter that has come",
    ),
    idiom(
        "when|time|whenever|after <a..!,> enters <b..!,> zone",
        "",
        "only who leaves a zone is told: write `after … moves, if it shares a zone with …,`",
    ),
    idiom(
        "when|time|whenever|after @fighter or|and a|an? @name",
        "",
        "write a sentence for each of them, or `one of your fighters`",
    ),
    idiom(
        "when|time|whenever|after @name or|and a|an? @name",
        "",
        "write a sentence for each of them, or `one of your fighters`",
    ),
    idiom(
        "^ the effects of @fighter and|or @name cards cannot be canceled .",
        "the effects of <5> cards cannot be canceled . the effects of <7> cards cannot be canceled .",
        "write two sentences",
    ),
    idiom("the effects of @name and|or @name cards", "", "write two sentences"),
    idiom("swap @fighter and @fighter", "swap <2> with <4>", "write `swap … with …`"),
    idiom("swap @fighter and a|an|one <x>", "swap <2> with <4> <x>", "write `swap … with …`"),
    idiom("swap <a..!with> and <b..!with> .|,|;", "", "write `swap … with …`"),
    idiom(
        "when|whenever|after <a..!,> is|are defeated ,",
        "each time <a> is defeated ,",
        "write `each time … is defeated,`",
    ),
    idiom("if @fighter wins|won the|this? combat?", "", "write `if you won and … played this card`"),
    idiom("if @fighter loses|lost the|this? combat?", "", "write `if you lost and … played this card`"),
    idiom("@fighter wins a|the|this combat", "", "write `each time you win a combat, if … played this card,`"),
    idiom("@fighter loses a|the|this combat", "", "write `each time you lose a combat, if … played this card,`"),
    idiom(
        "the first time you lose a combat during|on|in your turn ,",
        "each time you lose a combat , if it is your turn and you lost no earlier combat this turn ,",
        "write `each time you lose a combat, if it is your turn and you lost no earlier combat this turn,`",
    ),
    idiom(
        "the first time you win a combat during|on|in your turn ,",
        "each time you win a combat , if it is your turn and you won no earlier combat this turn ,",
        "write `each time you win a combat, if it is your turn and you won no earlier combat this turn,`",
    ),
    idiom(
        "the first time you lose a combat each|this turn ,",
        "each time you lose a combat , if you lost no earlier combat this turn ,",
        "write `each time you lose a combat, if you lost no earlier combat this turn,`",
    ),
    idiom(
        "the first time you win a combat each|this turn ,",
        "each time you win a combat , if you won no earlier combat this turn ,",
        "write `each time you win a combat, if you won no earlier combat this turn,`",
    ),
    idiom(
        "you lose|win a combat during|on your turn ,",
        "you <2> a combat , if it is your turn ,",
        "write `each time you lose a combat, if it is your turn,`",
    ),
    idiom(
        "when|whenever you win|lose a combat ,",
        "each time you <3> a combat ,",
        "write `each time you win a combat,`",
    ),
    idiom(
        "@fighter|it defeats a|an|the",
        "",
        "write `after … attacks, if the opposing fighter is defeated,`, or `each time an opposing fighter is defeated,`",
    ),
    idiom(
        "when|whenever|time @fighter defeats",
        "",
        "write `after … attacks, if the opposing fighter is defeated,`, or `each time an opposing fighter is defeated,`",
    ),
    idiom("when|whenever|time @name defends", "", "write `when … is attacked,`, or `after you defend,`"),
    idiom("after @name defends", "", "write `after you defend, if … played this card,`"),
    idiom(
        "when <a..!,> attacks , if you win|won the|this? combat? ,|and",
        "after <a> attacks , if you won <10>",
        "the combat is decided later: write `after … attacks, if you won,`",
    ),
    idiom(
        "when <a..!,> attacks , if you lose|lost the|this? combat? ,|and",
        "after <a> attacks , if you lost <10>",
        "the combat is decided later: write `after … attacks, if you lost,`",
    ),
    idiom(
        "^ each time an opponent|opposing fighter? attacks @fighter ,",
        "when <8> is attacked ,",
        "write `when … is attacked,`",
    ),
    idiom(
        "^ when|whenever an opponent|opposing fighter? attacks @fighter ,",
        "when <7> is attacked ,",
        "write `when … is attacked,`",
    ),
    idiom("an opponent|opposing fighter? attacks", "", "write `when … is attacked,`"),
    idiom(
        "^ while <a..!,> , when|after <b..!,> , if <c..!,> ,",
        "<5> <b> , if <a> and <c> ,",
        "the trigger comes first: `after you maneuver, if …, …`",
    ),
    idiom(
        "^ while <a..!,> , each time <b..!,> , if <c..!,> ,",
        "each time <b> , if <a> and <c> ,",
        "the trigger comes first: `after you maneuver, if …, …`",
    ),
    idiom(
        "^ while <a..!,> , each time <b..!,> ,",
        "each time <b> , if <a> ,",
        "the trigger comes first: `after you maneuver, if …, …`",
    ),
    idiom(
        "^ while <a..!,> , when|after <b..!,> ,",
        "<5> <b> , if <a> ,",
        "the trigger comes first: `after you maneuver, if …, …`",
    ),
    // States.
    idiom("if|while|and|or you are @value", "<1> state<4> is <4>", "name the state: `lantern is lit`"),
    idiom("if|while|and|or @fighter is @value", "<1> state<4> is <4>", "name the state: `lantern is lit`"),
    idiom("if|while|and|or your fighter is @value", "<1> state<5> is <5>", "name the state: `lantern is lit`"),
    idiom(
        "if|while|and|or you are not @value",
        "<1> state<5> is other<5>",
        "name the state and each other value: `lantern is lit or lantern is dark`",
    ),
    idiom(
        "if|while|and|or @fighter is not @value",
        "<1> state<5> is other<5>",
        "name the state and each other value: `lantern is lit or lantern is dark`",
    ),
    idiom("@state is not @value", "<1> is other<4>", "say each other value: `lantern is lit or lantern is dark`"),
    idiom("change|switch|flip @state to @value", "set <2> to <4>", "write `set lantern to lit`"),
    idiom("change|switch|flip to @value", "set state<3> to <3>", "write `set lantern to lit`"),
    idiom("@state becomes @value", "set <1> to <3>", "write `set lantern to lit`"),
    idiom("@fighter becomes @value", "set state<3> to <3>", "write `set lantern to lit`"),
    idiom("your fighter becomes @value", "set state<4> to <4>", "write `set lantern to lit`"),
    idiom("become @value", "set state<2> to <2>", "write `set lantern to lit`"),
    idiom(
        "choose your|the|a? @state .",
        "choose 1 effect : choices<3> .",
        "write `choose 1 effect: set lantern to lit; set lantern to dark`",
    ),
    // Cards.
    idiom(
        "put|return them back? on? top? of? your|that? deck? in any order",
        "put the rest back in any order",
        "write `put the rest back in any order`",
    ),
    idiom(
        "of them into your hand ,|. then? put the rest on the bottom|top of your|that deck",
        "of them into your hand <6> <7> put all but 0 of them on the <13> of <15> deck",
        "write `put all but 0 of them on the bottom of your deck`",
    ),
    idiom(
        "of them into your hand ,|. then? discard the rest|others",
        "of them into your hand <6> <7> discard all but 0 of them",
        "write `discard all but 0 of them`",
    ),
    idiom("put # of them into|in your hand", "take # of them into your hand", "write `take 1 of them into your hand`"),
    idiom("take # of them ,|.|;", "take # of them into your hand <5>", "write `take 1 of them into your hand`"),
    idiom(
        "put the rest|others on|into|in",
        "",
        "write `put all but 0 of them on the bottom of your deck`: of those that are left",
    ),
    idiom("discard the rest|others", "", "write `discard all but 0 of them`: of those that are left"),
    idiom(
        "put the top # cards of your deck into <x>",
        "",
        "show them first: `reveal the top 2 cards of your deck, then put 2 of them into …`, or `look at …` where only you see the pile",
    ),
    idiom(
        "choose a|an|1|one <x>? card in|from",
        "",
        "say what is done with it: `take`, `put` or `discard` with `1 card from …`",
    ),
    idiom(
        "deal up to # damage to <a..> .|,|;",
        "choose a number from 0 to # , then deal damage to <a> equal to the chosen number <8>",
        "write `choose a number from 0 to 3, then deal damage to … equal to the chosen number`",
    ),
    idiom("that many|much", "", "say of what: `1 card for each card discarded`, `equal to the chosen number`"),
    idiom("where x is", "", "write `equal to …`: `draw cards equal to the number of cards in your hand`"),
    idiom(
        "x card|cards|damage|space|spaces|health",
        "",
        "write `equal to …`: `draw cards equal to the number of cards in your hand`",
    ),
    idiom(
        "^ you may|can only play this card if|while|when <a..> .",
        "this card can be played only while <a> .",
        "under `always` write `this card can be played only while …`",
    ),
    idiom(
        "^ play this? card? only if|while|when <a..> .",
        "this card can be played only while <a> .",
        "under `always` write `this card can be played only while …`",
    ),
    idiom(
        "^ only play this card if|while|when <a..> .",
        "this card can be played only while <a> .",
        "under `always` write `this card can be played only while …`",
    ),
    idiom(
        "^ this card can|may only be played if|while|when <a..> .",
        "this card can be played only while <a> .",
        "under `always` write `this card can be played only while …`",
    ),
    idiom(
        "^ this card can|may be played only if|when <a..> .",
        "this card can be played only while <a> .",
        "under `always` write `this card can be played only while …`",
    ),
    idiom(
        "start|starts|begin|begins the game with <a..> in your|their|the hand",
        "",
        "the card itself has the key `opening = true`",
    ),
    idiom(
        "after you play a|an <a..!,> , put it",
        "after you play <4> <a> , put that card",
        "a card is not `it`: write `put that card …`",
    ),
    idiom("put|discard|shuffle it", "", "a card is not `it`: write `put that card …`"),
    idiom("take it .|,|;", "", "a card is not `it`: write `take that card`"),
    idiom(
        "look at your opponent's hand and choose a|one|1 card . they|he|she discard|discards it|that card?",
        "look at your opponent's hand , then your opponent discards 1 card of your choice",
        "write `look at your opponent's hand, then your opponent discards 1 card of your choice`",
    ),
    idiom(
        "look at your opponent's hand and choose a|one|1 card . your|that opponent discards it|that card?",
        "look at your opponent's hand , then your opponent discards 1 card of your choice",
        "write `look at your opponent's hand, then your opponent discards 1 card of your choice`",
    ),
    idiom(
        "hand and choose a|one|1 card",
        "",
        "write `look at your opponent's hand, then choose 1 card of that hand`; later acts say `that card`",
    ),
    idiom("name|choose a number .|,|;", "", "write `choose a number from 0 to 5`"),
    idiom(
        "you have fewer|less cards in? hand? than your opponent",
        "your opponent has more cards in hand than you",
        "write `your opponent has more cards in hand than you`",
    ),
    idiom(
        "your opponent has fewer|less cards in? hand? than you",
        "you have more cards in hand than your opponent",
        "write `you have more cards in hand than your opponent`",
    ),
    idiom(
        "you have more cards than your opponent",
        "you have more cards in hand than your opponent",
        "write `you have more cards in hand than your opponent`",
    ),
    idiom(
        "your opponent has more cards than you",
        "your opponent has more cards in hand than you",
        "write `your opponent has more cards in hand than you`",
    ),
    // Counters and actions.
    idiom("lose 1 @counter", "spend 1 <3>", "write `spend 1 …`"),
    idiom("lose # @counter", "", "write `spend 2 …`, which is done only if there is so much"),
    idiom(
        "spend all|every of? your? @counter",
        "spend 1 <5> for each <5> you have",
        "write `spend 1 … for each … you have`",
    ),
    idiom("lose all|every of? your? @counter", "set <5> to 0", "write `set … to 0`"),
    idiom(
        "^ spend <a..!if> to draw|gain|deal|move|boost|place|mark|add|cancel|take|return|look|put|set|discard|swap|reveal|choose",
        "",
        "a price comes first: `you may spend 1 …; if you do, …`",
    ),
    idiom(
        "you may spend|discard <a..!if> to look|put|set|swap|reveal|choose|summon|shuffle|defeat",
        "you may <3> <a> ; if you do , <6>",
        "a price comes first: `you may spend 1 …; if you do, …`",
    ),
    idiom(
        "you may|can only use it|that|this action? to attack",
        "",
        "write `gain 1 action that can only be used to attack at once`",
    ),
    idiom(
        "action that can|may only be used to attack .|,|;",
        "",
        "write `gain 1 action that can only be used to attack at once`",
    ),
    idiom("gain an|one action that can|may", "", "write `gain 1 action that can only be used to attack at once`"),
    idiom("attack action", "", "write `gain 1 action that can only be used to attack at once`"),
    // Tokens.
    idiom("place|move|remove|places|moves|removes a|an|one @token", "<1> 1 <3>", "numbers are digits: `1 Lamp`"),
    idiom("remove|move|removes|moves every|all of? your? @token", "<1> each <5>", "write `remove each …`"),
    idiom(
        "place|move|remove|places|moves|removes another @token",
        "",
        "write `1 …` for one more, or `a different …` for one but not the last",
    ),
    // How many are there.
    idiom(
        "there is a|an <a..> in|adjacent|on|outside|within",
        "1 or more <a> are <5>",
        "write `1 or more opposing fighters are in …`",
    ),
    idiom(
        "there are|is at least # <a..> in|adjacent|on|outside|within",
        "# or more <a> are <7>",
        "write `2 or more opposing fighters are in …`",
    ),
    idiom("if|and|or at least # <x> ,?", "<1> # or more <x> <6>", "write `2 or more …`"),
    idiom("has|have at least # <x>", "<1> # or more <x>", "write `2 or more …`"),
    idiom("has|have at most # <x>", "<1> # or less <x>", "write `2 or less …`"),
    idiom(
        "if|and|or a|an|any|one @group is adjacent|in|outside|within|on|at",
        "<1> 1 or more <3> are <5>",
        "of several say how many: `if 1 or more … are …`",
    ),
    idiom(
        "if|and|or a|an|any|one @token is adjacent|in|outside|within|on",
        "<1> 1 or more <3> are <5>",
        "of several say how many: `if 1 or more … are …`",
    ),
    idiom(
        "if|and|or a|an|any|one opposing|friendly? fighter|hero|sidekick is adjacent|in|outside|within|on|at",
        "<1> 1 or more <3> <4> are <6>",
        "of several say how many: `if 1 or more … are …`",
    ),
    idiom(
        "if|and|or another @group is adjacent|in|outside|within|on|at",
        "<1> 1 or more other <3> are <5>",
        "of several say how many: `if 1 or more other … are …`",
    ),
    idiom(
        "if|and|or another opposing|friendly? fighter|hero|sidekick is adjacent|in|outside|within|on|at",
        "<1> 1 or more other <3> <4> are <6>",
        "of several say how many: `if 1 or more other … are …`",
    ),
    idiom(
        "if|and|or any|one of your other? fighters|heroes|sidekicks is|are adjacent|in|outside|within|on|at",
        "<1> 1 or more of your <5> <6> are <8>",
        "of several say how many: `if 1 or more of your fighters are …`",
    ),
    idiom(
        "if|and|or no|0 other? opposing|friendly? fighter|hero|sidekick|fighters|heroes|sidekicks is|are adjacent|in|outside|within|on|at",
        "<1> 0 or less <3> <4> <5> are <7>",
        "write `0 or less opposing fighters are in …`",
    ),
    idiom(
        "if|and|or no|0 other? @group is|are adjacent|in|outside|within|on|at",
        "<1> 0 or less <3> <4> are <6>",
        "write `0 or less opposing fighters are in …`",
    ),
    idiom(
        "if|and|or no|0 @token is|are adjacent|in|outside|within|on",
        "<1> 0 or less <3> are <5>",
        "write `0 or less opposing fighters are in …`",
    ),
    idiom(
        "if|and|or # <a..!or> are",
        "",
        "say how many at least, at most or exactly: `2 or more … are …`, `exactly 2 … are …`",
    ),
    idiom(
        "if every|all|both of? your? @group is|are defeated",
        "if each <5> is defeated",
        "write `each … is defeated`",
    ),
    idiom("if|and|or a|an|another|any|one <a..!,> is", "", "of several say how many: `if 1 or more … are …`"),
    idiom(
        "is|are adjacent to a|an @group",
        "<1> adjacent to 1 or more <5>",
        "of several say how many: `adjacent to 1 or more …`",
    ),
    // Zones and places.
    idiom("is outside @fighter's zone", "shares no zone with bare<3>", "write `shares no zone with …`"),
    idiom(
        "is outside the opposing fighter's zone",
        "shares no zone with the opposing fighter",
        "write `shares no zone with …`",
    ),
    idiom("is outside your fighter's zone", "shares no zone with your fighter", "write `shares no zone with …`"),
    idiom("is not? in|outside your zone", "", "say whose zone: `shares a zone with …`, `shares no zone with …`"),
    idiom("in|outside your zone", "", "say whose zone: `in your fighter's zone`, or that of a fighter by its name"),
    idiom("in the same zone as @fighter", "in owner<6> zone", "write `in …'s zone`, or `shares a zone with …`"),
    idiom(
        "in the same zone as the opposing fighter",
        "in the opposing fighter's zone",
        "write `in …'s zone`, or `shares a zone with …`",
    ),
    idiom(
        "in the same zone as your fighter",
        "in your fighter's zone",
        "write `in …'s zone`, or `shares a zone with …`",
    ),
    idiom("in the same zone", "", "write `in …'s zone`, or `shares a zone with …`"),
    idiom(
        "in|to any? spaces adjacent|in|outside|within",
        "<1> a space <4>",
        "each is put by itself: `in a space adjacent to …`, `in any space`",
    ),
    // Moves and damage.
    idiom(
        ", @fighter may move up to # space|spaces",
        ", you may move <2> up to # <8>",
        "write `you may move … up to 2 spaces`",
    ),
    idiom(
        ", each|your <a..!,> may move up to # space|spaces",
        ", you may move <2> <a> up to # <9>",
        "write `you may move … up to 2 spaces`",
    ),
    idiom(
        "^ <a..!,> may move up to # space|spaces",
        "you may move <a> up to # <8>",
        "write `you may move … up to 2 spaces`",
    ),
    idiom(
        "move <a..> up to # space|spaces each .|,|;",
        "move <a> up to # <6> <8>",
        "leave out `each`: all of them move so far",
    ),
    idiom("each other player", "", "write `each opponent`"),
    idiom("@fighter deals # damage to", "deal # damage to", "write `deal 2 damage to …`"),
    idiom("it|they deals|deal # damage to", "deal # damage to", "write `deal 2 damage to …`"),
    idiom("your fighter deals # damage to", "deal # damage to", "write `deal 2 damage to …`"),
    idiom("equal to its|their health", "", "write `equal to the health of the chosen fighter`, or of one by its name"),
    idiom(
        "would take <x?> damage",
        "",
        "write `damage to … may be dealt to … instead`, or `combat damage to … is dealt to … instead`",
    ),
    idiom(
        "would take damage",
        "",
        "write `damage to … may be dealt to … instead`, or `combat damage to … is dealt to … instead`",
    ),
    idiom("for each @group on the board", "for each <3>", "leave out `on the board`"),
    idiom(
        "for each opposing|friendly? fighter|hero|sidekick on the board",
        "for each <3> <4>",
        "leave out `on the board`",
    ),
    idiom("for each @name returned|summoned", "", "write `for each fighter placed`"),
    idiom("for each fighter|sidekick|hero returned|summoned", "", "write `for each fighter placed`"),
    idiom(
        "until the start|beginning of your next turn",
        "until your next turn starts",
        "write `until your next turn starts`",
    ),
    idiom("until your next turn .|,|;", "until your next turn starts <5>", "write `until your next turn starts`"),
    idiom(
        "^ until your next turn starts , <a..> .",
        "<a> until your next turn starts .",
        "how long it holds comes last: `… until your next turn starts.`",
    ),
    idiom("your sidekick|sidekicks", "", "write `one of your sidekicks` or `each of your sidekicks`, or the name"),
    idiom(
        "health <a..!,> has|have lost",
        "",
        "only the health that is there can be counted: `the health of …`, `if … has 4 or less health`",
    ),
    idiom(
        "lost|missing health",
        "",
        "only the health that is there can be counted: `the health of …`, `if … has 4 or less health`",
    ),
    // Attacks of somebody.
    idiom(
        "the value of @fighter's attack|defense cards",
        "the value of <5> cards that bare<4> plays",
        "write `attack cards that … plays`",
    ),
    idiom(
        "the value of @fighter's attacks",
        "the value of attack cards that bare<4> plays",
        "write `attack cards that … plays`",
    ),
    idiom(
        "the value of your attack|defense cards",
        "the value of <5> cards that you play",
        "write `attack cards that you play`",
    ),
    idiom("the value of your attacks", "the value of attack cards that you play", "write `attack cards that you play`"),
    idiom("of its|their|her|his attack|defense cards", "", "write `attack cards that … plays`"),
    idiom("@fighter's attacks|attack|defense", "", "write `attack cards that … plays`"),
    // Values.
    idiom(
        "cancel all|any|the effects? on|of your|the opponent's card",
        "cancel every effect of the opponent's card",
        "write `cancel every effect of the opponent's card`",
    ),
    idiom(
        "ignore the? value|values of your opponent's card",
        "ignore the value of the opponent's card",
        "write `ignore the value of the opponent's card`",
    ),
    idiom(
        "increase this card's value by #",
        "add # to the value of this card",
        "write `add 2 to the value of this card`",
    ),
    idiom(
        "increase the value of this card by #",
        "add # to the value of this card",
        "write `add 2 to the value of this card`",
    ),
    idiom(
        "this card's value is increased by #",
        "add # to the value of this card",
        "write `add 2 to the value of this card`",
    ),
    idiom(
        "the value of this card is increased by #",
        "add # to the value of this card",
        "write `add 2 to the value of this card`",
    ),
    idiom("add # to this card's value", "add # to the value of this card", "write `add 2 to the value of this card`"),
    idiom(
        "this card gets|gains|has + # to? its|the? value?",
        "add # to the value of this card",
        "write `add 2 to the value of this card`",
    ),
    idiom(
        "reduce|decrease|lower the value of your|the opponent's card by #",
        "subtract # from the value of the opponent's card",
        "write `subtract 2 from the value of the opponent's card`",
    ),
    idiom(
        "this card's value is # instead",
        "the value of this card is # instead",
        "write `the value of this card is 5 instead`",
    ),
    idiom(
        "this card's value is #",
        "the value of this card is # instead",
        "write `the value of this card is 5 instead`",
    ),
    idiom("boost this|your attack|defense", "boost this card", "write `boost this card`"),
    idiom("blind boost this|your attack|defense", "blind boost this card", "write `blind boost this card`"),
    idiom(
        "double the value of this card",
        "add the value of this card to the value of this card",
        "write `add the value of this card to the value of this card`",
    ),
    idiom(
        "double this card's value",
        "add the value of this card to the value of this card",
        "write `add the value of this card to the value of this card`",
    ),
    idiom("double|twice the value", "", "say what is added: the value of a card has no multiple of itself"),
    // Conditions.
    idiom(
        "there are no <a..> in|adjacent|on|outside|within",
        "0 or less <a> are <5>",
        "write `0 or less opposing fighters are in …`",
    ),
    idiom(
        "there are # or more <a..> in|adjacent|on|outside|within",
        "# or more <a> are <7>",
        "write `2 or more opposing fighters are in …`",
    ),
    idiom(
        "your opponent has # or more|less|fewer cards in hand",
        "# or <6> cards are in your opponent's hand",
        "write `3 or more cards are in your opponent's hand`",
    ),
    idiom(
        "if you have # cards in hand",
        "if you have exactly # cards in hand",
        "write `you have exactly 3 cards in hand`",
    ),
    idiom(
        "it is your first|second|third action",
        "this is your <4> action",
        "write `this is your first action this turn`",
    ),
    idiom(
        "one of your|that opponent's fighters|heroes|sidekicks is",
        "1 or more of <3> opponent's <5> are",
        "write `1 or more of that opponent's fighters are …`",
    ),
    idiom("the mark is removed", "remove the mark from this attack", "write `remove the mark from this attack`"),
    idiom(
        "your opponent has no cards in hand",
        "0 or less cards are in your opponent's hand",
        "write `0 or less cards are in your opponent's hand`",
    ),
    idiom("fighter was defeated", "fighter is defeated", "write `is defeated`"),
    idiom("is alive", "is not defeated", "write `is not defeated`"),
    idiom("if <a..> and <b..> are adjacent|in", "", "each one has a condition of its own: `If … is … and … is …, ….`"),
    idiom("you won|win the|this combat", "you won", "write `you won`"),
    idiom("you lost|lose the|this combat", "you lost", "write `you lost`"),
    idiom("you win ,", "you won ,", "write `you won`"),
    idiom("you lose ,", "you lost ,", "write `you lost`"),
    idiom("you don't", "you do not", "write `do not`"),
    idiom("they don't", "they do not", "write `do not`"),
    idiom("unless they|he|she", "", "let them choose first: `your opponent may …; if they do not, …`"),
    idiom("you have # <x> ,", "", "say how many at least, at most or exactly: `you have 2 or more …`"),
    idiom("^ if you do ,?", "", "what follows stands in the same sentence: `…; if you do, ….`"),
    idiom(". otherwise ,?", "; otherwise ,", "what happens otherwise stands in the same sentence: `…; otherwise, ….`"),
    idiom("until the? end of the|this turn", "this turn", "write `this turn`"),
    // When.
    idiom("when you play a scheme", "", "write `after you play a scheme,`"),
    idiom("when you attack ,", "when one of your fighters attacks ,", "write `when one of your fighters attacks,`"),
    idiom("when you defend|are attacked? ,", "", "write `when one of your fighters is attacked,`"),
    idiom("at the start|beginning of your turn ,?", "when your turn starts ,", "write `when your turn starts,`"),
    idiom("at the end of your turn ,?", "when your turn ends ,", "write `when your turn ends,`"),
    idiom(
        "when you maneuver , draw # more card|cards",
        "when you maneuver , draw # <8>",
        "the card of the maneuver itself is drawn besides: write `when you maneuver, draw 1 card`",
    ),
    idiom("whenever <a..> takes damage", "each time <a> takes damage", "write `each time … takes damage,`"),
    idiom("when <a..> takes damage", "each time <a> takes damage", "write `each time … takes damage,`"),
    idiom("whenever", "when", "write `when …,` or `each time …,`, as the table of triggers has it"),
    idiom("after each combat", "after combat", "write `after combat`"),
    idiom("after you attack or defend", "after combat", "write `after combat`"),
    idiom(
        "when|whenever <a..> deals damage|combat",
        "",
        "write `after … attacks, if 1 or more combat damage was dealt,`",
    ),
    idiom(
        "once per|each turn",
        "",
        "say when it happens: a sentence of an ability begins with `when …,`, `after …,` or `each time …,`",
    ),
    // Who and where.
    idiom("next to", "adjacent to", "write `adjacent to`"),
    idiom("any space on the board", "any space", "write `any space`"),
    idiom("a|an|each adjacent opposing|friendly? fighter|hero|sidekick", "", "say to whom: `a fighter adjacent to …`"),
    idiom(
        "spaces , ignoring opposing fighters",
        "spaces through opposing fighters",
        "write `through opposing fighters`",
    ),
    idiom("heals # health", "recovers # health", "write `… recovers 2 health`"),
    idiom(
        "^ opponent discards|draws|may|chooses|reveals",
        "your opponent <3>",
        "say whose opponent: `your opponent …`",
    ),
    idiom("look at opponent's hand", "look at your opponent's hand", "say whose opponent: `your opponent's hand`"),
    idiom("^ all <a..> take|takes # damage", "", "write `deal 1 damage to each …`"),
    idiom(
        "can attack from # spaces away",
        "may attack fighters within # spaces",
        "write `… may attack fighters within 2 spaces`",
    ),
    idiom("has + # attack|defense", "", "write `add 1 to the value of attack cards that … plays`"),
    idiom("to the value of <x> attacks|defenses", "", "write `add 1 to the value of attack cards that … plays`"),
    idiom(
        "can't|cannot move this turn",
        "cannot leave its space this turn",
        "write `… cannot leave its space this turn`",
    ),
    idiom("a space without a fighter", "any empty space", "write `any empty space`, or `an empty space in …`"),
    idiom("in the zone of # or", "in a zone with # or", "write `in a zone with 1 or more …`"),
    idiom("^ your fighters may", "each of your fighters may", "write `each of your fighters may …`"),
    idiom(
        "a|an <x> takes over this combat",
        "choose <1> <x> , then it takes over this combat",
        "choose it first: `choose a …, then it takes over this combat`",
    ),
    idiom("your maximum hand size is #", "your hand limit is #", "write `your hand limit is 5`"),
    idiom("to|choose|move|place|defeat any one? fighter", "<1> a fighter", "write `a fighter`"),
    idiom(
        "to|choose|move|place|defeat any one? opposing fighter",
        "<1> an opposing fighter",
        "write `an opposing fighter`",
    ),
    idiom("any one? space in|adjacent|outside|within", "a space <4>", "write `a space in …`"),
    idiom("any empty space in|adjacent|outside|within", "an empty space <4>", "write `an empty space in …`"),
    idiom("fighters in the combat", "fighters in this combat", "write `in this combat`"),
    idiom("fighter in the combat", "fighter in this combat", "write `in this combat`"),
    idiom("your opponent's card", "the opponent's card", "write `the opponent's card`"),
    idiom("your opponent must discard", "your opponent discards", "write `your opponent discards`"),
    idiom("your opponent must draw", "your opponent draws", "write `your opponent draws`"),
    idiom("closest", "nearest", "write `nearest`"),
    idiom("enemy", "opposing", "write `opposing`"),
    idiom(
        "space adjacent to a|an opposing|friendly fighter|hero|sidekick",
        "space with 1 or more <5> <6> adjacent to it",
        "write `a space with 1 or more opposing fighters adjacent to it`",
    ),
    idiom(
        "adjacent to a|an opposing|friendly fighter|hero|sidekick",
        "adjacent to 1 or more <4> <5>",
        "write `adjacent to 1 or more opposing fighters`",
    ),
    idiom(
        "space adjacent to another <x>",
        "",
        "of several say how many: `a space with 1 or more other … adjacent to it`",
    ),
    idiom("space adjacent to a|an <x>", "", "of several say how many: `a space with 1 or more … adjacent to it`"),
    idiom("adjacent to a|an <x>", "", "of several say how many: `adjacent to 1 or more …`"),
    idiom("^ each <a..> takes # damage .|,", "deal # damage to each <a> <7>", "write `deal 1 damage to each …`"),
    idiom("cannot take damage", "cannot take more than 0 damage", "write `cannot take more than 0 damage`"),
    idiom(
        "takes no damage this|until|in|.",
        "cannot take more than 0 damage <4>",
        "write `cannot take more than 0 damage`",
    ),
    idiom("recovers all|full health", "", "write a number: `recovers 20 health` never gives more than there was"),
    idiom("each recover", "recover", "leave out `each`: both recover"),
    idiom("push|pull <a..> # space|spaces", "", "write `move … up to 2 spaces`"),
    idiom("end your turn", "end the turn", "write `end the turn`"),
    idiom(
        "to your hand instead of discarding it",
        "to your hand",
        "leave it out: the card does not go to the discard pile",
    ),
    idiom("search your deck for a|an|1 <x..> card", "", "write `take 1 … card from your deck`"),
    idiom(
        "search your deck for",
        "",
        "write `take 1 … card from your deck`, or `take … from your discard pile or deck`",
    ),
    idiom("draw cards until you|they have", "draw until <4> have", "write `draw until you have 5 cards in hand`"),
    idiom("for every", "for each", "write `for each`"),
    idiom("within # space|spaces .|,|;", "", "say from whom: `within 2 spaces of …`"),
    idiom("^ take # damage", "deal # damage to your fighter", "say who takes it: `deal 1 damage to your fighter`"),
    idiom("^ recover # health", "", "say who recovers: `your fighter recovers 2 health`, or its name"),
    // Numbers.
    idiom("draw|draws|discard|discards a|one card", "<1> 1 card", "numbers are digits: `1 card`"),
    idiom("discard|discards a|one random card", "<1> 1 random card", "numbers are digits: `1 random card`"),
    idiom("gain an|one action", "gain 1 action", "numbers are digits: `gain 1 action`"),
    idiom("an|one additional|extra action", "1 action", "write `1 action`"),
    idiom("draw|draws|discard|discards # .|,|;", "<1> # cards <3>", "say what: `discard 1 card`"),
    idiom("equal to its boost .|,|;", "equal to its boost value <5>", "write `its boost value`"),
    idiom("two cards|spaces|damage|health|actions|times", "2 <2>", "numbers are digits"),
    idiom("two @token", "2 <2>", "numbers are digits"),
    idiom("three @token", "3 <2>", "numbers are digits"),
    idiom("two @group", "2 <2>", "numbers are digits"),
    idiom("three @group", "3 <2>", "numbers are digits"),
    idiom("three cards|spaces|damage|health|actions|times", "3 <2>", "numbers are digits"),
    idiom("four cards|spaces|damage|health|actions|times", "4 <2>", "numbers are digits"),
    idiom("five cards|spaces|damage|health|actions|times", "5 <2>", "numbers are digits"),
    idiom("one card|space|damage|health|action", "1 <2>", "numbers are digits"),
    // How acts are joined.
    idiom(". then ,?", ", then", "acts are joined by `, then`"),
    idiom(
        "and draw|gain|deal|discard|place|take|put|cancel|add|subtract|shuffle|look|end|return",
        ", then <2>",
        "acts are joined by `, then`",
    ),
    idiom("choose one :", "choose 1 effect :", "write `choose 1 effect: …; ….`"),
    // What cannot be put right by itself.
    idiom("(", "", "leave out what is in brackets; if it is a condition, say it with `if`"),
    idiom("they|them|their", "", "name the fighter, or say `it` or `each …`; `their` stands only after a player"),
];

/// A phrase for each advice of the table, for the manual.
pub(crate) fn phrases() -> impl Iterator<Item = (String, &'static str)> {
    let plain = |like: &'static str| {
        let word = |word: &'static str| match word.split(['|', '?']).next().unwrap_or(word) {
            _ if word.ends_with('?') || word == "^" => "",
            "#" => "2",
            "@fighter" => "Mara",
            "@fighter's" => "Mara's",
            "@group" => "Fox",
            "@name" => "Bruno",
            "@token" => "Lamp",
            "@counter" => "Ember",
            "@state" => "lantern",
            "@value" => "lit",
            first if first.starts_with('<') => "…",
            first => first,
        };
        joined(like.split_whitespace().map(word))
    };
    let first = |index: usize| IDIOMS[..index].iter().all(|earlier| earlier.advice != IDIOMS[index].advice);
    let rows = (0..IDIOMS.len()).filter(move |&index| first(index));
    rows.map(move |index| (plain(IDIOMS[index].like), IDIOMS[index].advice))
}

/// A piece of a text: a word, a number or a sign.
#[derive(Clone, Copy)]
struct Token<'t> {
    text: &'t str,
    at: usize,
}

impl Token<'_> {
    fn span(self) -> Range<usize> {
        self.at..self.at + self.text.len()
    }

    fn ends_sentence(self) -> bool {
        matches!(self.text, "." | ":")
    }

    fn ends_part(self) -> bool {
        self.ends_sentence() || self.text == ";"
    }
}

fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let mut at = scan::skip_blanks(text, 0);
    while at < text.len() {
        let span = scan::token(text, at);
        found.push(Token { text: &text[span.clone()], at });
        at = scan::skip_blanks(text, span.end);
    }
    found
}

/// The names that idioms may speak of, each in its words.
struct Known<'n> {
    names: &'n Names,
    /// Under the kind of the name.
    words: Vec<(&'static str, Vec<Token<'n>>)>,
}

impl<'n> Known<'n> {
    fn new(names: &'n Names) -> Self {
        let mut words = Vec::new();
        let mut add = |kind, name: &'n str| {
            let tokens = tokens(name);
            if !tokens.is_empty() {
                words.push((kind, tokens));
            }
        };
        for fighter in &names.fighters {
            let kind = if fighter.count > 1 { "group" } else { "fighter" };
            for name in [&fighter.name, &fighter.plural] {
                add(kind, name);
                add("name", name);
            }
        }
        names.tokens.iter().flat_map(|token| [&token.name, &token.plural]).for_each(|name| add("token", name));
        names.counters.iter().for_each(|name| add("counter", name));
        names.states.iter().for_each(|state| add("state", &state.name));
        names.states.iter().flat_map(|state| &state.values).for_each(|name| add("value", name));
        // The longest wins.
        words.sort_by_key(|(_, tokens): &(_, Vec<Token<'_>>)| std::cmp::Reverse(tokens.len()));
        Known { names, words }
    }

    /// Where a name of the kind ends that stands here.
    fn end(&self, kind: &str, tokens: &[Token<'_>], at: usize) -> Option<usize> {
        let (kind, possessive) = match kind.strip_suffix("'s") {
            Some(kind) => (kind, true),
            None => (kind, false),
        };
        let stands = |name: &[Token<'_>]| {
            let there = tokens.get(at..at + name.len()).unwrap_or_default();
            let last = name.len() - 1;
            there.len() == name.len()
                && there.iter().zip(name).enumerate().all(|(place, (there, name))| match possessive && place == last {
                    true => scan::same(there.text, &format!("{}'s", name.text)),
                    false => scan::same(there.text, name.text),
                })
        };
        let found = self.words.iter().find(|(other, name)| *other == kind && stands(name));
        found.map(|(_, name)| at + name.len())
    }

    /// Acts that set the state to each of its values.
    fn choices(&self, state: &str) -> Option<String> {
        let state = self.names.states.iter().find(|other| scan::same(&other.name, state))?;
        let acts = state.values.iter().map(|value| format!("set {} to {value}", state.name));
        Some(acts.collect::<Vec<_>>().join("; "))
    }

    /// The state that has this value, if it is the only one.
    fn state_of(&self, value: &str) -> Option<&'n StateName> {
        let has = |state: &&StateName| state.values.iter().any(|other| scan::same(other, value));
        let mut states = self.names.states.iter().filter(has);
        states.next().filter(|_| states.next().is_none())
    }

    /// The other value of a state that has two.
    fn other_value(&self, value: &str) -> Option<String> {
        let mut others = self.state_of(value)?.values.iter().filter(|other| !scan::same(other, value));
        others.next().filter(|_| others.next().is_none()).cloned()
    }
}

/// An idiom found in a text: which, where, and what its parts are.
struct Found<'t> {
    idiom: &'static Idiom,
    /// The tokens from the first to the one after the last.
    range: Range<usize>,
    /// What each part of the pattern stands for.
    parts: Vec<(&'static str, Vec<Token<'t>>)>,
}

impl Found<'_> {
    /// The words of the language for it.
    fn say(&self, known: &Known<'_>) -> Option<String> {
        let part = |name: &str| -> String {
            let by_name = |(like, _): &&(&str, Vec<Token<'_>>)| {
                let like = like.trim_start_matches('<').trim_end_matches('>');
                like.split("..").next() == Some(name)
            };
            let place = name.parse::<usize>().ok().and_then(|place| self.parts.get(place - 1));
            let (_, tokens) = place.or_else(|| self.parts.iter().find(by_name)).expect("a part of the pattern");
            joined(tokens.iter().map(|token| token.text))
        };
        let word = |word: &'static str| match word.strip_suffix('>').and_then(|word| word.split_once('<')) {
            Some(("state", name)) => known.state_of(&part(name)).map(|state| state.name.clone()),
            Some(("other", name)) => known.other_value(&part(name)),
            Some(("bare", name)) => {
                Some(part(name).trim_end_matches(['s', 'S']).trim_end_matches(['\'', '’']).to_owned())
            }
            Some(("owner", name)) => Some(format!("{}'s", part(name))),
            Some(("choices", name)) => known.choices(&part(name)),
            Some((_, name)) => Some(part(name)),
            None if word == "#" => Some(part("#")),
            None => Some(word.to_owned()),
        };
        let words: Vec<String> = self.idiom.say.split_whitespace().map(word).collect::<Option<_>>()?;
        (!words.is_empty()).then(|| joined(words.iter().map(String::as_str)))
    }
}

/// Words with blanks between them, signs with none before them.
fn joined<'w>(words: impl Iterator<Item = &'w str>) -> String {
    let mut text = String::new();
    for word in words.filter(|word| !word.is_empty()) {
        if !text.is_empty() && !matches!(word, "," | "." | ";" | ":" | ")") && !text.ends_with('(') {
            text.push(' ');
        }
        text += word;
    }
    text
}

/// A longer text is not searched for idioms, and no part of one has more words: they are tried at all places.
const LONGEST: usize = 1000;
const WORDS: usize = 30;

/// All idioms of a text, in the order of the table.
fn find<'t>(tokens: &[Token<'t>], known: &Known<'_>) -> impl Iterator<Item = Found<'t>> {
    IDIOMS.iter().flat_map(move |idiom| {
        let like: Vec<&'static str> = idiom.like.split_whitespace().collect();
        (0..tokens.len()).filter_map(move |at| {
            let mut parts = Vec::new();
            let end = fits(&like, tokens, at, known, &mut parts)?;
            (end > at).then_some(Found { idiom, range: at..end, parts })
        })
    })
}

/// Where a pattern ends that begins at this token.
fn fits<'t>(
    like: &[&'static str],
    tokens: &[Token<'t>],
    at: usize,
    known: &Known<'_>,
    parts: &mut Vec<(&'static str, Vec<Token<'t>>)>,
) -> Option<usize> {
    let Some((&first, rest)) = like.split_first() else { return Some(at) };
    let mut with = |part: Vec<Token<'t>>, next: usize| {
        let kept = parts.len();
        parts.push((first, part));
        let end = fits(rest, tokens, next, known, parts);
        if end.is_none() {
            parts.truncate(kept);
        }
        end
    };
    if first == "^" {
        let begins = at == 0 || tokens[at - 1].ends_sentence();
        return if begins { with(Vec::new(), at) } else { None };
    }
    if let Some((_, without)) = first.split_once("..") {
        let without = without.trim_start_matches('!').trim_end_matches('>');
        let goes_on = |token: Token<'_>| !token.ends_part() && !scan::same(token.text, without);
        return (at + 1..=tokens.len())
            .take(WORDS)
            .take_while(|&end| goes_on(tokens[end - 1]))
            .find_map(|end| with(tokens[at..end].to_vec(), end));
    }
    let (words, optional) = match first.strip_suffix('?') {
        Some(words) => (words, true),
        None => (first, false),
    };
    let is = |token: &Token<'_>| match words {
        "#" => token.text.bytes().all(|byte| byte.is_ascii_digit()),
        _ if words.starts_with('<') => token.text.starts_with(char::is_alphabetic),
        _ => words.split('|').any(|word| scan::same(token.text, word)),
    };
    if let Some(kind) = words.strip_prefix('@') {
        let named = known.end(kind, tokens, at).and_then(|end| with(tokens[at..end].to_vec(), end));
        return named.or_else(|| if optional { with(Vec::new(), at) } else { None });
    }
    let here = tokens.get(at).filter(|token| is(token));
    if let Some(&token) = here
        && let Some(end) = with(vec![token], at + 1)
    {
        return Some(end);
    }
    if optional { with(Vec::new(), at) } else { None }
}

/// Better words for what is wrong with a text, where idioms are to blame: `read` is the reader.
pub(crate) fn explain(
    text: &str,
    names: &Names,
    diagnostics: Vec<Diagnostic>,
    read: impl Fn(&str) -> Option<Text>,
) -> Vec<Diagnostic> {
    if text.len() > LONGEST {
        return diagnostics;
    }
    let (tokens, known) = (tokens(text), Known::new(names));
    let told = |found: &Found<'_>| {
        let span = tokens[found.range.start].at..tokens[found.range.end - 1].span().end;
        let message = format!("`{}` is said otherwise in the card language", &text[span.clone()]);
        Diagnostic::new(span, message)
    };
    // The whole text is offered only if it is one.
    if let (Some(found), Some(tree)) =
        (find(&tokens, &known).find(|found| found.say(&known).is_some()), read(&rewrite(text, names)))
    {
        let said = render(&tree, names);
        let told = told(&found).help(format!("write `{said}`"));
        return vec![Diagnostic { instead: Some((0..text.len(), said)), ..told }];
    }
    let better = |diagnostic: Diagnostic| {
        if let Some(told) = with_article(text, names, &diagnostic) {
            return told;
        }
        let overlaps = |found: &Found<'_>| {
            let span = told(found).span;
            span.start <= diagnostic.span.start && diagnostic.span.start < span.end
        };
        match find(&tokens, &known).find(overlaps) {
            Some(found) => told(&found).help(found.idiom.advice),
            None => diagnostic,
        }
    };
    diagnostics.into_iter().map(better).collect()
}

/// What to say about `the` before a fighter's name, which the language does not have.
fn with_article(text: &str, names: &Names, wrong: &Diagnostic) -> Option<Diagnostic> {
    let before = text.get(..wrong.span.start)?.trim_end();
    let start = before.len().checked_sub("the".len()).filter(|&start| before.is_char_boundary(start))?;
    let stands_alone = start == 0 || before[..start].ends_with(' ');
    if !stands_alone || !scan::same(&before[start..], "the") {
        return None;
    }
    let rest = &text[wrong.span.start..];
    let named = |name: &str| rest.get(..name.len()).is_some_and(|words| !name.is_empty() && scan::same(words, name));
    let fighter = names.fighters.iter().find(|fighter| named(&fighter.name))?;
    let (name, span) = (&fighter.name, start..wrong.span.start + fighter.name.len());
    let help = if fighter.count > 1 {
        let article = if name.starts_with(|c: char| "AEIOUaeiou".contains(c)) { "an" } else { "a" };
        format!("write `{article} {name}` or `each {name}`")
    } else {
        format!("write `{name}` alone")
    };
    let message = format!("`{}` has no meaning: a name has no `the`", &text[span.clone()]);
    let told = Diagnostic::new(span, message).help(help);
    Some(if fighter.count > 1 { told } else { told.instead(name.as_str()) })
}

/// A text with all idioms in the words of the language. Whether it is understood is another question.
pub fn rewrite(text: &str, names: &Names) -> String {
    let known = Known::new(names);
    let mut text = text.replace('’', "'");
    if text.len() > LONGEST {
        return text;
    }
    // Each step takes an idiom away; a table that went round in circles would come to an end all the same.
    for _ in 0..32 {
        let tokens = tokens(&text);
        let plain = |found: &Found<'_>| joined(tokens[found.range.clone()].iter().map(|token| token.text));
        let change = find(&tokens, &known).find_map(|found| {
            let said = found.say(&known)?;
            (!said.eq_ignore_ascii_case(&plain(&found))).then_some((found.range, said))
        });
        let Some((range, said)) = change else { break };
        let (before, after) = (&text[..tokens[range.start].at], &text[tokens[range.end - 1].span().end..]);
        let (start, after) = (joined([before.trim_end(), said.as_str()].into_iter()), after.trim_start());
        let close = after.is_empty() || after.starts_with([',', '.', ';', ':', ')']);
        text = if close { start + after } else { format!("{start} {after}") };
    }
    text
}
