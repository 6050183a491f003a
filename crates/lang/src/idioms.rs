//! How printed cards say things that the card language says otherwise. One table serves the messages, which name the right
//! words, and the import of decks, which writes them. Nothing in it is ever read as it stands.

use std::ops::Range;

use crate::ast::Text;
use crate::diag::Diagnostic;
use crate::doubts::doubts;
use crate::names::{Names, StateName};
use crate::parse::{has_trigger, is_sentence, is_standing};
use crate::render::render;
use crate::{Key, scan};

/// A turn of phrase, and the words of the language for it.
struct Idiom {
    /// Words and signs with blanks between them: `a|b` is one of several, `a?` may be missing, `#` is a number, `<x>` one word,
    /// `<x..>` one or more words of a part of a sentence, as few as do, and `<x..!y|z>` such without these words; `^` is the
    /// beginning of a sentence, `^^` that of the text, `~` that of an act or a rule, `=2` the same as the second part again, and `@kind` a declared name of this kind, `@fighter's` one with an
    /// `'s`. `@who` is any fighter that needs no choice.
    like: &'static str,
    /// The same in the card language; empty where it has to be thought about. `<x>` is what stands at that part of the pattern,
    /// `<2>` at its second part, `bare<2>` without its `'s` and `owner<2>` with one, `one<2>` in the singular, `many<2>` in the plural, `up<2>` and `down<2>`
    /// the next higher and lower number; of a value `state<2>` is its state and `other<2>` the state's only other value, and of a
    /// state `choices<2>` are acts that set it to each of its values.
    say: &'static str,
    /// What to write, for people. Where it quotes one thing, and there are words for what stands in the text, these are quoted.
    advice: &'static str,
}

const fn idiom(like: &'static str, say: &'static str, advice: &'static str) -> Idiom {
    Idiom { like, say, advice }
}

/// The first that fits is told; larger ones stand before their parts.
const IDIOMS: &[Idiom] = &[
    // Whole sentences.
    idiom(
        "^ both fighters in the|this combat take # damage .",
        "deal # damage to each fighter in this combat .",
        "write `deal 1 damage to each fighter in this combat`",
    ),
    idiom(
        "^ swap the values of both|the cards .",
        "swap the value of this card with the value of the opponent's card .",
        "write `swap the value of this card with the value of the opponent's card`",
    ),
    idiom(
        "return all|each|every of? your? defeated @group to spaces",
        "return each defeated one<@group> to a space",
        "write `return each defeated … to a space …`",
    ),
    idiom("^ each @group has a move of # .", "each owner<@group> move is # .", "write `each …'s move is 3`"),
    idiom(
        "this card's value is equal to",
        "the value of this card is equal to",
        "write `the value of this card is equal to …`",
    ),
    idiom(
        "^ <v> <a..!if|then|may|,> . if <c..> , instead =2 <b..!value|then|,> .",
        "if <c> , <v> <b> ; otherwise , <v> <a> .",
        "what happens instead comes first: `If …, …; otherwise, ….`",
    ),
    idiom(
        "^ <v> <a..!if|then|may|,> . if <c..> , =2 <b..!value|then|,> instead .",
        "if <c> , <v> <b> ; otherwise , <v> <a> .",
        "what happens instead comes first: `If …, …; otherwise, ….`",
    ),
    idiom(
        "move @who up to # spaces . =2 may move through opposing fighters",
        "move <@who> up to # spaces through opposing fighters",
        "`through opposing fighters` ends the move itself",
    ),
    idiom(
        "spaces , moving through opposing fighters",
        "spaces through opposing fighters",
        "`through opposing fighters` ends the move itself",
    ),
    idiom(
        "^^ <a..!,> spaces . he|she|they|it|you may move through opposing fighters",
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
        "search your deck|discard pile? for a|an|1|one <s..!and> and put|add|take it into|in|to your hand",
        "take 1 <s> from your <deck|discard> <pile?>",
        "write `take 1 … from your deck`",
    ),
    idiom(
        "return|put|add a|one <s..!from> from <p..> to|into|in your hand",
        "take 1 <s> from <p>",
        "write `take 1 card from your discard pile`",
    ),
    idiom(
        "return|put|add <s..!from|of> from <p..> to|into|in your hand",
        "take <s> from <p>",
        "write `take 1 card from your discard pile`",
    ),
    idiom(
        "return|put|add a|one <s..!in> in your discard pile to|into|in your hand",
        "take 1 <s> from your discard pile",
        "write `take 1 card from your discard pile`",
    ),
    idiom(
        "return|put|add <s..!in|of> in your discard pile to|into|in your hand",
        "take <s> from your discard pile",
        "write `take 1 card from your discard pile`",
    ),
    idiom(
        "put the opponent's card into|in your hand",
        "",
        "it comes into no other hand: write `return the opponent's card to their hand`, or put it into a pile of your own, which the hero file declares",
    ),
    idiom("return|put|add that|the card to|into|in|back? to? your hand", "take that card", "write `take that card`"),
    idiom(
        "put 1 card of that hand into @pile",
        "choose 1 card of that hand , then put that card into <8>",
        "write `choose 1 card of that hand, then put that card into …`",
    ),
    idiom(
        "~ put # card|cards from your opponent's hand into @pile",
        "your opponent puts # <4> from their hand into <10>",
        "write `your opponent puts 1 card from their hand into …`",
    ),
    idiom(
        "~ put # card|cards from your opponent's discard pile into @pile",
        "your opponent puts # <4> from their discard pile into <11>",
        "write `your opponent puts 1 card from their discard pile into …`",
    ),
    // Cards of a deck are shown before they are spoken of, and lie in no deck but their owner's.
    idiom(
        "put the top|bottom card of your|that|an opponent's deck into|on",
        "",
        "show it first: `reveal the top card of your opponent's deck, then put that card …`, or `look at …` where only you shall see it",
    ),
    idiom(
        "remove the top|bottom card of",
        "",
        "show it first: `reveal the top card of your deck, then remove that card from the game`",
    ),
    idiom(
        "remove the top # cards of",
        "",
        "show them first: `reveal the top 2 cards of your deck, then remove 2 of them from the game`",
    ),
    idiom(
        "take|draw the bottom card of your deck",
        "",
        "look at it first: `look at the bottom card of your deck, then take that card`",
    ),
    idiom(
        "take the top card of your deck",
        "",
        "write `draw 1 card`; or `look at the top card of your deck, then take that card`, which is no draw",
    ),
    idiom(
        "put the top|bottom card of any|your deck on",
        "",
        "show it first: `reveal the top card of any deck, then put that card on the bottom of that deck`, or `look at …` where only you shall see it",
    ),
    idiom(
        "take <a..!from> from your|that|an opponent's deck",
        "",
        "a card of another's deck goes to its owner's piles alone: write `your opponent takes 1 card from their deck`",
    ),
    idiom(
        "from your hand|discard pile? on top|the bottom? of any deck",
        "",
        "a card goes to its owner's deck alone: write `your deck`; or `put … into your opponent's hand`",
    ),
    idiom(
        "from your hand|discard pile? on top|the bottom? of your|that|an opponent's deck",
        "",
        "a card goes to its owner's deck alone: write `your deck`; or `put … into your opponent's hand`",
    ),
    idiom(
        "from your hand|discard pile? into any deck",
        "",
        "a card goes to its owner's deck alone: write `into your deck`",
    ),
    idiom(
        "from your hand|discard pile? into your|that|an opponent's deck",
        "",
        "a card goes to its owner's deck alone: write `into your deck`",
    ),
    // Somebody is placed somewhere.
    idiom(
        "off the board until your next turn starts , then place @who in",
        "off the board until your next turn starts , then place it in",
        "write `then place it in …`",
    ),
    idiom("place @who .|,|;", "", "say where: `place … in any space`, `place … in a space adjacent to …`"),
    idiom(
        "place each|another|a @name .|,|;",
        "",
        "say where: `place … in any space`, `place … in a space adjacent to …`",
    ),
    // Of several fighters.
    idiom(
        "^ if @who or @who is not <p..!,|and|or> ,",
        "if <3> is not <p> or <5> is not <p> ,",
        "say it of each of them: `if … is not … or … is not …`",
    ),
    idiom(
        "if|and|or @fighter or @fighter played this card",
        "<1> <2> played this card or <4> played this card",
        "say it of each of them: `… played this card or … played this card`",
    ),
    idiom(
        "that opponent has # or more|less fighters|heroes|sidekicks",
        "# or <6> of that opponent's <7> are",
        "write `1 or more of that opponent's fighters are …`",
    ),
    idiom(
        "your opponent has # or more|less fighters|heroes|sidekicks",
        "# or <6> opposing <7> are",
        "write `1 or more opposing fighters are …`",
    ),
    // How cards are played.
    idiom("^ @card cards? can be played", "cards named <2> can be played", "write `cards named … can be played …`"),
    idiom("^ @card cards? may be played", "cards named <2> may be played", "write `cards named … may be played …`"),
    idiom(
        "^ @card cards? is|are played face",
        "cards named <2> are played face",
        "write `cards named … are played face up`",
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
        "you may discard a|one|1 card to boost this|your attack|card|defense",
        "you may boost this card",
        "write `you may boost this card`",
    ),
    idiom(
        "you may discard the top card of your deck to boost this|your attack|card|defense",
        "you may blind boost this card",
        "write `you may blind boost this card`",
    ),
    idiom(
        "you may spend <a..!if> to draw|gain|deal|move|boost|place|mark|add|cancel|take|return",
        "you may <3> <a> ; if you do , <6>",
        "a price comes first: `you may spend 1 …; if you do, …`",
    ),
    idiom(
        "you may discard <a..!if> to draw|gain|deal|move|place|mark|add|cancel|take|return",
        "you may discard <a> ; if you do , <6>",
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
        "reveals cards from the top of their deck until they reveal a|1 card that can|they be|could|can played|play",
        "",
        "write `your opponent plays the first card of their deck that can be played in place of the opponent's card`",
    ),
    idiom(
        "name a card . your opponent discards all|every|each copies|copy|cards? of|with that card|name",
        "name a card of your opponent's deck , then that opponent discards every card of that name",
        "write `name a card of your opponent's deck, then that opponent discards every card of that name`",
    ),
    idiom(
        "name a card , then an opponent",
        "name a card of an opponent's deck , then that opponent",
        "say whose card: `name a card of an opponent's deck, then that opponent …`",
    ),
    idiom(
        "^ when|whenever an|your opponent boosts a maneuver , they may remove each|that|a|any @token their hero moves along .",
        "each time an opposing hero moves along a <13> in a boosted maneuver , that opponent may remove that <13> .",
        "write `each time an opposing hero moves along a … in a boosted maneuver, that opponent may remove that …`",
    ),
    idiom(
        "when an opponent boosts a maneuver",
        "",
        "write `each time an opposing hero moves along a … in a boosted maneuver, that opponent may remove that …`",
    ),
    idiom(
        "your|that|an opponent may <a..!may> . if they do not ,",
        "<1> opponent may <a> ; if they do not ,",
        "what follows stands in the same sentence: `…; if they do not, ….`",
    ),
    idiom(
        "your|that|an opponent may <a..!may> . if they don't ,",
        "<1> opponent may <a> ; if they do not ,",
        "what follows stands in the same sentence: `…; if they do not, ….`",
    ),
    idiom(
        "your|that|an opponent may <a..!may> . if they do ,",
        "<1> opponent may <a> ; if they do ,",
        "what follows stands in the same sentence: `…; if they do, ….`",
    ),
    idiom(
        "^ <a..!may|if|,|then> unless your|an|that opponent discards <b..!,> .",
        "<4> opponent may discard <b> ; if they do not , <a> .",
        "let them choose first: `your opponent may …; if they do not, …`",
    ),
    idiom(
        "^ unless your|an|that opponent discards <b..!,> , <a..!may|if|,> .",
        "<3> opponent may discard <b> ; if they do not , <a> .",
        "let them choose first: `your opponent may …; if they do not, …`",
    ),
    idiom(
        "choose an opponent . they discard",
        "choose an opponent , then that opponent discards",
        "write `choose an opponent, then that opponent discards …`",
    ),
    idiom(
        "choose an opponent . they draw",
        "choose an opponent , then that opponent draws",
        "write `choose an opponent, then that opponent draws …`",
    ),
    idiom(
        "choose an opponent . they reveal",
        "choose an opponent , then that opponent reveals",
        "write `choose an opponent, then that opponent reveals …`",
    ),
    idiom(
        "your|that|an|each opponent loses 1|one|an action",
        "<1> opponent spends 1 action",
        "write `your opponent spends 1 action`; of a later turn, `your opponent has 1 action less until your next turn starts`",
    ),
    // Side decks, whose cards go back to them alone.
    idiom(
        "open|discarded card of @side on the bottom of =4",
        "<1> card of <4> on the bottom of it",
        "write `on the bottom of it`",
    ),
    idiom("open|discarded cards of @side into =4", "<1> cards of <4> into it", "write `into it`"),
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
    idiom("^ this combat , <a..> .", "<a> in this combat .", "write `… in this combat.`"),
    idiom("until end of turn , <a..> .", "<a> this turn .", "write `… this turn.`"),
    idiom(
        "put|return this card back in|into|to your hand",
        "return this card to your hand",
        "write `return this card to your hand`",
    ),
    idiom(
        "put|add|take this card in|into|to your hand",
        "return this card to your hand",
        "write `return this card to your hand`",
    ),
    idiom("back into your deck", "into your deck", "write `into your deck`"),
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
    // Who fights on.
    idiom(
        "@who is|becomes now? the new? attacker|defender",
        "<1> takes over this combat",
        "write `it takes over this combat`",
    ),
    idiom(
        "that fighter|sidekick|hero is|becomes now? the new? attacker|defender",
        "it takes over this combat",
        "write `it takes over this combat`",
    ),
    idiom(
        "that @group is|becomes now? the new? attacker|defender",
        "it takes over this combat",
        "write `it takes over this combat`",
    ),
    idiom(
        "they are|become now? the new? attacker|defender",
        "it takes over this combat",
        "write `it takes over this combat`",
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
    idiom("the opponent did|does not play|defend", "", "write `your opponent played no card`"),
    idiom("if the opponent played", "", "write `your opponent played a card` or `your opponent played no card`"),
    // The damage of the combat.
    idiom(
        "if|and|or you|@who|they deal|deals|dealt # or more combat? damage ,|and|or",
        "",
        "of this combat, write `2 or more combat damage was dealt`; of the whole turn, `you dealt 2 or more combat damage this turn`",
    ),
    idiom(
        "if|and|or @fighter was defeated ,|and|or",
        "",
        "write `… is defeated`; of the whole turn, `… was defeated this turn`",
    ),
    idiom(
        "if|and|or this attack|card|damage? defeats|defeated|kills <a..!,> ,",
        "",
        "write `this defeated a fighter`; of the fighter in the combat, `the opposing fighter is defeated`",
    ),
    idiom("is defeated by this attack|card", "is defeated", "write `is defeated`"),
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
        "when|whenever|time @fighter deals damage|combat",
        "",
        "write `after … attacks, if 1 or more combat damage was dealt,`",
    ),
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
    idiom(
        "when|whenever|time|after you draw|draws",
        "",
        "there is no such moment: write `when you maneuver,`, or put it behind the draw: `draw 1 card, then …`",
    ),
    idiom(
        "when|whenever|time|after an|your|each opponent <x>",
        "",
        "of what opponents do there are these moments: `when … is attacked,`, `after you defend,`, `each time an opponent discards a card,`, `after an opposing fighter moves,`, `each time an opposing fighter is defeated,` or `leaves …`",
    ),
    idiom("when|whenever|time @name defends", "", "write `when … is attacked,`, or `after you defend,`"),
    idiom("after @name is attacked", "", "write `after you defend, if … played this card,`"),
    idiom("would be defeated", "", "it is defeated first: write `each time … is defeated, return …`"),
    idiom(
        "the first time you|@name attack|attacks",
        "",
        "say it as a condition: `when … attacks, if … did not attack earlier this turn, …`",
    ),
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
    idiom("after an opponent|opposing fighter? attacks ,", "after you defend ,", "write `after you defend,`"),
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
    idiom(
        "change|make the printed value of <a..> to",
        "set the printed value of <a> to",
        "write `set the printed value of … to …`",
    ),
    idiom("change the value of <a..> to", "set the value of <a> to", "write `set the value of … to …`"),
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
        "of them into your hand <6> <7> put the rest on the <13> of <15> deck",
        "write `put the rest on the bottom of your deck`",
    ),
    idiom(
        "of them into your hand ,|. then? discard the rest|others",
        "of them into your hand <6> <7> discard the rest",
        "write `discard the rest`",
    ),
    idiom(
        "put one|# of? them? into|in your hand and the rest|others on the bottom|top of? your? deck? .",
        "take <one|#> of them into your hand , then put the rest on the <bottom|top> of your deck .",
        "write `take 1 of them into your hand, then put the rest on the bottom of your deck`",
    ),
    idiom("take one of them", "take 1 of them", "numbers are digits: `take 1 of them`"),
    idiom("put # of them into|in your hand", "take # of them into your hand", "write `take 1 of them into your hand`"),
    idiom("take # of them ,|.|;", "take # of them into your hand <5>", "write `take 1 of them into your hand`"),
    idiom("put the others on|into|in", "", "write `put the rest on the bottom of your deck`: of those that are left"),
    idiom("discard the others", "", "write `discard the rest`: of those that are left"),
    idiom(
        "put the top # cards of your deck into <x>",
        "",
        "show them first: `reveal the top 2 cards of your deck, then put 2 of them into …`, or `look at …` where only you see the pile",
    ),
    idiom(
        "choose up? to? a|one|# <s..!in|from|and> in|from your hand|discard pile? and|, then? shuffle them|it|that card? into your deck",
        "shuffle <up?> <to?> <a|one|#> <s> from your <hand|discard> <pile?> into your deck",
        "say what is done with it: `shuffle 2 cards from your discard pile into your deck`",
    ),
    idiom(
        "choose up? to? a|one|# <s..!in|from|and> in|from your hand|discard pile? and|, then? put them|it|that card? on <o..!your> your deck",
        "put <up?> <to?> <a|one|#> <s> from your <hand|discard> <pile?> on <o> your deck",
        "say what is done with it: `put 1 card from your hand on top of your deck`",
    ),
    idiom(
        "choose up? to? a|one|# <s..!in|from|and> in|from your discard pile and|, then? return|put|add|take them|it|that card? to|into|in your hand",
        "take <up?> <to?> <a|one|#> <s> from your discard pile",
        "say what is done with it: `take 1 card from your discard pile`",
    ),
    idiom(
        "choose up? to? a|one|# <s..!in|from|and> in|from your hand and|, then? discard them|it",
        "discard <up?> <to?> <a|one|#> <s>",
        "say what is done with it: `discard 1 card`",
    ),
    idiom(
        "choose up? to? # <a..!and|cards|different> and|.|, then? move them|it|each up to # space|spaces",
        "move <up?> <to?> # <a> up to <12> <space|spaces>",
        "say what is done with them: `move 2 fighters up to 3 spaces`",
    ),
    idiom(
        "choose up? to? # <a..!and|cards|different> and|.|, then? deal # damage to each of? them",
        "deal <9> damage to <up?> <to?> # <a>",
        "say what is done with them: `deal 1 damage to 2 fighters`",
    ),
    idiom(
        "choose up? to? # cards|opposing|friendly|fighters|heroes|sidekicks|of",
        "",
        "say what is done with them: `move 2 fighters …`, `deal 1 damage to 2 fighters …`, `discard 2 cards`, `shuffle 2 cards from your discard pile …`",
    ),
    idiom("choose @who or @who", "", "put the act first: `deal 1 damage to Mara or Bruno`, then `it` is the one"),
    idiom(
        "choose a|an|1|one @filter card in|from",
        "",
        "say what is done with it: `take`, `put` or `discard` with `1 card from …`",
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
    idiom("return|put|add it to|into|in your hand", "take that card", "a card is not `it`: write `take that card`"),
    idiom("take it .|,|;", "", "a card is not `it`: write `take that card`"),
    idiom(
        "look at your opponent's hand and choose a|one|1 card . they|he|she discard|discards it|that card?",
        "look at your opponent's hand , then your opponent discards 1 card of your choice",
        "write `look at your opponent's hand, then your opponent discards 1 card of your choice`",
    ),
    idiom(
        "choose 1 card of that hand , then put that card on <o..!their> their deck",
        "put 1 card of that hand on <o> their deck",
        "write `put 1 card of that hand on the bottom of their deck`",
    ),
    idiom(
        "your opponent may boost their attack|defense|card",
        "your opponent may boost the opponent's card",
        "write `your opponent may boost the opponent's card`",
    ),
    idiom("# cards with|of the same name", "# cards of one name", "write `2 cards of one name`"),
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
    idiom(
        "choose the opposing fighter",
        "choose an opposing fighter in this combat",
        "write `choose an opposing fighter in this combat`",
    ),
    idiom("name|choose a number .|,|;", "", "write `choose a number from 0 to 5`"),
    idiom(
        "take|discard <a..!equal|from> cards from <b..!equal> equal to <c..> .|,|;",
        "<1> <a> cards equal to <c> from <b> <9>",
        "how many stands behind `cards`: `take cards equal to … from …`",
    ),
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
    idiom("if you spent # @counter", "", "write `if 2 or more … were spent`"),
    idiom(
        "you and your|an opponent|opponents each|both?",
        "",
        "write `each player draws …`; in a combat `each player in this combat`",
    ),
    idiom(
        "player|players|opponent|opponents lose|loses # health",
        "",
        "players have no health: write `deal 2 damage to your opponent's hero`",
    ),
    idiom(
        "@fighter's move|movement becomes #",
        "",
        "write `…'s move is 4 in this maneuver`, or as a rule `…'s move is 4`",
    ),
    idiom(
        "move @fighter to a|any|the|its|your",
        "",
        "a move says how far: `move … up to 2 spaces`; who is put somewhere is placed: `place … in a space adjacent to …`",
    ),
    idiom("lose 1 @counter", "spend 1 <3>", "write `spend 1 …`"),
    idiom("lose # @counter", "", "write `spend 2 …`, which is done only if there is so much"),
    idiom(
        "spend up to # @counter",
        "choose a number from 0 to # , then spend <5> equal to the chosen number",
        "choose how many first: `choose a number from 0 to 3, then spend Ember equal to the chosen number`",
    ),
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
        "gain # action that can|may only be used to attack the opposing fighter at? once?",
        "choose an opposing fighter in this combat , then gain # action that can only be used to attack it at once",
        "choose whom it is for first: `choose an opposing fighter in this combat, then gain 1 action that can only be used to attack it at once`",
    ),
    idiom(
        "gain # action that can|may only be used to attack <a..!it|at>",
        "",
        "choose whom it is for first: `choose an opposing fighter, then gain 1 action that can only be used to attack it at once`",
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
        "if @who is in a space with a|an @token , move|remove|place that @token",
        "if <@who> is in a space with <a|an> <@token> , <move|remove|place> 1 <@token> in owner<@who> space",
        "the token is found by its place: `move 1 Lamp in Mara's space to …`",
    ),
    idiom("the space with the|a|an|that @token", "a space with a <@token>", "write `a space with a …`"),
    idiom("to another space .|,|;", "to any other space <4>", "write `to any other space`"),
    idiom("in another space .|,|;", "in any other space <4>", "write `in any other space`"),
    idiom(
        "place|move|remove|places|moves|removes another @token",
        "",
        "write `1 …` for one more, or `a different …` for one but not the last",
    ),
    // How many are there.
    idiom(
        "there is a|an <a..> in|adjacent|on|outside|within",
        "1 or more many<a> are <5>",
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
        "<1> 1 or more many<3> are <5>",
        "of several say how many: `if 1 or more … are …`",
    ),
    idiom(
        "if|and|or a|an|any|one @token is adjacent|in|outside|within|on",
        "<1> 1 or more many<3> are <5>",
        "of several say how many: `if 1 or more … are …`",
    ),
    idiom(
        "if|and|or a|an|any|one opposing|friendly? fighter|hero|sidekick is adjacent|in|outside|within|on|at",
        "<1> 1 or more <3> many<4> are <6>",
        "of several say how many: `if 1 or more … are …`",
    ),
    idiom(
        "if|and|or another @group is adjacent|in|outside|within|on|at",
        "<1> 1 or more other many<3> are <5>",
        "of several say how many: `if 1 or more other … are …`",
    ),
    idiom(
        "if|and|or another opposing|friendly? fighter|hero|sidekick is adjacent|in|outside|within|on|at",
        "<1> 1 or more other <3> many<4> are <6>",
        "of several say how many: `if 1 or more other … are …`",
    ),
    idiom(
        "if|and|or any|one of your other? fighters|heroes|sidekicks is|are adjacent|in|outside|within|on|at",
        "<1> 1 or more of your <5> <6> are <8>",
        "of several say how many: `if 1 or more of your fighters are …`",
    ),
    idiom(
        "if|and|or no|0 opposing fighter|hero|sidekick|fighters|heroes|sidekicks is|are adjacent|in|outside|within|on|at",
        "<1> 0 or less opposing many<4> are <6>",
        "write `0 or less opposing fighters are in …`",
    ),
    idiom(
        "if|and|or no|0 other? friendly? fighter|hero|sidekick|fighters|heroes|sidekicks is|are adjacent|in|outside|within|on|at",
        "<1> 0 or less <3> <4> many<5> are <7>",
        "write `0 or less opposing fighters are in …`",
    ),
    idiom(
        "if|and|or no|0 other? @group is|are adjacent|in|outside|within|on|at",
        "<1> 0 or less <3> many<4> are <6>",
        "write `0 or less opposing fighters are in …`",
    ),
    idiom(
        "if|and|or no|0 @token is|are adjacent|in|outside|within|on",
        "<1> 0 or less many<3> are <5>",
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
        "space|spaces adjacent to one|any|1 of your other? fighters|heroes|sidekicks",
        "space with 1 or more of your <7> <8> adjacent to it",
        "write `a space with 1 or more of your fighters adjacent to it`",
    ),
    idiom(
        "space|spaces adjacent to one|any|1 of your other? @group",
        "space with 1 or more <7> many<8> adjacent to it",
        "write `a space with 1 or more … adjacent to it`",
    ),
    idiom(
        "adjacent to one|any|1 of your other? fighters|heroes|sidekicks",
        "adjacent to 1 or more of your <6> <7>",
        "of several say how many: `adjacent to 1 or more …`",
    ),
    idiom(
        "adjacent to one|any|1 of your other? @group",
        "adjacent to 1 or more <6> many<7>",
        "of several say how many: `adjacent to 1 or more …`",
    ),
    idiom(
        "adjacent to another of your fighters|heroes|sidekicks",
        "adjacent to 1 or more of your other <6>",
        "of several say how many: `adjacent to 1 or more …`",
    ),
    idiom(
        "is|are adjacent to a|an @group",
        "<1> adjacent to 1 or more many<5>",
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
    idiom(
        "place @who in @fighter's zone",
        "place <@who> in a space in <@fighter's> zone",
        "write `in a space in …'s zone`",
    ),
    idiom(
        "place @who in a|the zone with @fighter",
        "place <@who> in a space in owner<@fighter> zone",
        "write `in a space in …'s zone`",
    ),
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
        ", it may move up to # space|spaces",
        ", you may move it up to # <8>",
        "write `you may move … up to 2 spaces`",
    ),
    idiom("@who may be placed in", "you may place <1> in", "write `you may place … in …`"),
    idiom("@who may be moved up to", "you may move <1> up to", "write `you may move … up to 2 spaces`"),
    idiom("~ @who is placed in", "place <2> in", "write `place … in …`"),
    idiom("~ @who moves up to # space|spaces", "move <2> up to # <7>", "write `move … up to 2 spaces`"),
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
    // Amounts.
    idiom(
        "gain up to # @counter",
        "choose a number from 0 to # , then gain <5> equal to the chosen number",
        "how many is chosen first: `choose a number from 0 to 2, then gain … equal to the chosen number`",
    ),
    idiom(
        "@who recovers up to # health",
        "choose a number from 0 to # , then <1> recovers health equal to the chosen number",
        "how much is chosen first: `choose a number from 0 to 2, then … recovers health equal to the chosen number`",
    ),
    idiom(
        "~ return|summon <a..!for|,> for each <b..!,> .",
        "for each <b> , <2> <a> .",
        "what is done again comes after it: `For each …, …`",
    ),
    idiom("if|while twice <m..!is> is|are", "", "`twice` stands behind: `… is lower than twice …`"),
    idiom(
        "the health of your|an|each|that opponent's hero",
        "",
        "choose it first: `choose an opposing hero`, then `the health of the chosen fighter`",
    ),
    idiom("summon @fighter in", "summon 1 <2> in", "write `summon 1 … in …`"),
    idiom("return @fighter to", "return a defeated <2> to", "write `return a defeated … to …`"),
    // Swaps.
    idiom(
        "@who may swap|switch|exchange|trade spaces|places|positions? with",
        "you may swap <1> with",
        "write `you may swap … with …`",
    ),
    idiom(
        "~ @who swaps|switches|exchanges|trades spaces|places|positions? with",
        "swap <2> with",
        "write `swap … with …`",
    ),
    idiom(
        "~ @who and @who swap|switch|exchange|trade spaces|places|positions",
        "swap <2> with <4>",
        "write `swap … with …`",
    ),
    idiom("switch|exchange|trade @who with", "swap <2> with", "write `swap … with …`"),
    idiom(
        "swap|switch|exchange|trade spaces|places|positions with <a..> .|,|;",
        "",
        "say who: `swap your fighter with …`, or a name",
    ),
    idiom(
        "swap <a..!with> with that opponent's hero",
        "swap <a> with one of that opponent's heroes",
        "write `one of that opponent's heroes`",
    ),
    idiom(
        "swap <a..!with> with your|an opponent's hero",
        "swap <a> with an opposing hero",
        "write `swap … with an opposing hero`",
    ),
    idiom(
        "your|an|that|each opponent loses # health",
        "",
        "players have no health: write `deal 2 damage to your opponent's hero`",
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
    // Numbers that are measured, not counted.
    idiom(
        "1 card|cards for each space between",
        "cards equal to the number of spaces between",
        "write `equal to the number of spaces between …`",
    ),
    idiom(
        "1 health for each space between",
        "health equal to the number of spaces between",
        "write `equal to the number of spaces between …`",
    ),
    idiom(
        "1 damage to <a..> for each space between",
        "damage to <a> equal to the number of spaces between",
        "write `equal to the number of spaces between …`",
    ),
    idiom(
        "add 1 to the value of this card for each space between <a..> .|;",
        "add the number of spaces between <a> to the value of this card <.|;>",
        "write `add the number of spaces between … to the value of this card`",
    ),
    idiom(
        "for each space between",
        "",
        "write `equal to the number of spaces between … and …`, or `add the number of spaces between … to the value of this card`",
    ),
    idiom(
        "1 card|cards for each different? zone of your fighters",
        "cards equal to the number of different zones of your fighters",
        "write `equal to the number of different zones of your fighters`",
    ),
    idiom(
        "1 damage to <a..> for each different? zone of your fighters",
        "damage to <a> equal to the number of different zones of your fighters",
        "write `equal to the number of different zones of your fighters`",
    ),
    idiom(
        "add 1 to the value of this card for each different? zone of your fighters",
        "add the number of different zones of your fighters to the value of this card",
        "write `add the number of different zones of your fighters to the value of this card`",
    ),
    idiom(
        "for each different? zone of your fighters",
        "",
        "write `equal to the number of different zones of your fighters`",
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
        "must attack|maneuver|move|play|defend",
        "",
        "nobody is made to do so: what can be said is what somebody cannot do, such as `… cannot attack` or `… cannot maneuver`",
    ),
    idiom(
        "can only attack|attacks?",
        "",
        "whom others attack is not chosen for them; whom they cannot attack, `… cannot be attacked` says",
    ),
    idiom(
        "can attack only",
        "",
        "whom others attack is not chosen for them; whom they cannot attack, `… cannot be attacked` says",
    ),
    idiom(
        "for each damage taken|suffered",
        "",
        "how much damage it was is not counted: of a combat, write `equal to the combat damage dealt`",
    ),
    idiom("@who and @who take|takes <x..!,> less|no", "", "write a sentence for each of them"),
    idiom("@who and @who cannot take|attack|be", "", "write a sentence for each of them"),
    idiom("@who and @who are ranged", "", "write a sentence for each of them"),
    idiom("the health of @who and @who cannot fall", "", "write a sentence for each of them"),
    idiom(
        "prevent all damage to <x..!in|,|this|until> this|until",
        "<x> cannot take more than 0 damage <6>",
        "write `… cannot take more than 0 damage this turn`",
    ),
    idiom(
        "~ @who may move # more space|spaces",
        "owner<2> move is # higher in this maneuver",
        "write `…'s move is 2 higher in this maneuver`",
    ),
    idiom(
        "~ place|remove # @token <x..!for|,> for each <y..!,|;> .|,|;",
        "for each <y> , <2> # <4> <x> <9>",
        "what is done again and again comes first: `for each …, place 1 …`",
    ),
    idiom("~ place|remove @token equal to <x..>", "", "write a number, `up to …`, or `for each …, place 1 …`"),
    idiom(
        "add|subtract # to|from the value of @filter <x..!,> that",
        "",
        "a card knows what it is: write `during combat, if this card is a … card, add 1 to the value of this card`",
    ),
    idiom(
        "adjacent to your|an|a|another|that starting|opponent's space|starting",
        "",
        "choose it first: `choose your starting space, then … adjacent to that space`",
    ),
    idiom(
        "set @state to @value this turn",
        "set <2> to <4> until the turn ends",
        "write `set lantern to dark until the turn ends`",
    ),
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
    idiom(
        "the opposing hero|sidekick",
        "",
        "the one in the combat is `the opposing fighter`; else write `your opponent's hero`, `an opposing hero` or `each opposing sidekick`",
    ),
    idiom(
        "may be dealt to your <x..!,> instead",
        "may be dealt to friendly <x> instead",
        "write `friendly …`, as `damage to … may be dealt to friendly sidekicks instead`",
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
    idiom("cards that your fighters play", "cards that you play", "write `cards that you play`"),
    idiom(
        "cards that your fighter plays",
        "",
        "name the fighter, `cards that Mara plays`, or write `cards that you play` for all of yours",
    ),
    idiom("cards that @name play", "cards that each one<3> plays", "write `cards that each … plays`"),
    idiom(
        "cards that other|your <a..!,|plays|play> play|plays",
        "",
        "write `each … plays`, and who is left out with a name: `cards that each friendly fighter in Mara's zone other than Mara plays`",
    ),
    idiom(
        "cards that opposing|friendly fighters|heroes|sidekicks <a..!,|play|plays> play",
        "cards that each <3> one<4> <a> plays",
        "write `cards that each … plays`",
    ),
    idiom(
        "cards that opposing|friendly fighters|heroes|sidekicks play",
        "cards that each <3> one<4> plays",
        "write `cards that each … plays`",
    ),
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
    idiom(
        "@fighter's attacks|cards cannot be canceled",
        "the effects of bare<1> cards cannot be canceled",
        "write `the effects of … cards cannot be canceled`",
    ),
    idiom(
        "her|his|its|their attacks|attack|defense are|is|have|has + #",
        "",
        "write `add 1 to the value of attack cards that … plays`",
    ),
    idiom("@fighter has|gets + # move|movement", "owner<1> move is # higher", "write `…'s move is 1 higher`"),
    idiom("@fighter's attacks|attack|defense", "", "write `attack cards that … plays`"),
    // Values.
    idiom(
        "if|while your|the opponent's card has no effect|effects ,|and|or",
        "",
        "name the key: `the opponent's card has no effect under during`",
    ),
    idiom(
        "your|the opponent's card has no effect|effects .|;",
        "cancel every effect of the opponent's card <.|;>",
        "write `cancel every effect of the opponent's card`",
    ),
    idiom(
        "cancel|ignore all|any|the effects? on|of both|all cards",
        "",
        "only the opponent's card can be canceled: write `cancel every effect of the opponent's card`",
    ),
    idiom(
        "cancel|ignore all|any|the effects? on|of the opposing card",
        "cancel every effect of the opponent's card",
        "write `cancel every effect of the opponent's card`",
    ),
    idiom(
        "cancel|ignore all|any|the effects? on|of your|the opponent's card",
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
        "the value of the opponent's card is # instead",
        "",
        "write `ignore the value of the opponent's card`, or `the value of the opponent's card is 0 and cannot be changed`",
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
    idiom("to this card's value", "to the value of this card", "write `to the value of this card`"),
    idiom("this attack|defense was|is boosted", "this card was boosted", "write `this card was boosted`"),
    idiom("to its value .|,|;", "", "write `to the value of this card`, or `… of the opponent's card`"),
    idiom(
        "the value of this card is doubled",
        "add the value of this card to the value of this card",
        "write `add the value of this card to the value of this card`",
    ),
    idiom(
        "+ # to this|your card's|attack's|defense's value",
        "add # to the value of this card",
        "write `add 2 to the value of this card`",
    ),
    idiom(
        "+ # to the value of this card",
        "add # to the value of this card",
        "write `add 2 to the value of this card`",
    ),
    idiom(
        "the value of this card is + #",
        "add # to the value of this card",
        "write `add 2 to the value of this card`",
    ),
    idiom(
        "this attack|defense gets|gains|has + # to? its|the? value?",
        "add # to the value of this card",
        "write `add 2 to the value of this card`",
    ),
    idiom(
        "this card's value becomes #",
        "the value of this card is # instead",
        "write `the value of this card is 5 instead`",
    ),
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
        "your opponent has fewer|less than # cards in hand",
        "down<#> or less cards are in your opponent's hand",
        "write `2 or less cards are in your opponent's hand`",
    ),
    idiom(
        "your opponent has more than # cards in hand",
        "up<#> or more cards are in your opponent's hand",
        "write `4 or more cards are in your opponent's hand`",
    ),
    idiom(
        "your opponent's hand . if it contains a|an|any|one @filter card|cards",
        "your opponent's hand . if 1 or more <@filter> cards are in your opponent's hand",
        "write `if 1 or more … cards are in your opponent's hand`",
    ),
    idiom(
        "your opponent has # or more|less|fewer cards in hand",
        "# or <6> cards are in your opponent's hand",
        "write `3 or more cards are in your opponent's hand`",
    ),
    idiom(
        "if you have # cards in hand",
        "",
        "say how many at least, at most or exactly: `you have exactly 3 cards in hand`",
    ),
    // Higher and lower.
    idiom("@who is at less|fewer than # health", "<1> has down<#> or less health", "write `has 4 or less health`"),
    idiom("@who is at # or less|fewer health", "<1> has # or less health", "write `has 4 or less health`"),
    idiom("is higher|greater|more|larger than #", "is up<#> or more", "write `is 8 or more`"),
    idiom("is lower|less|fewer|smaller than #", "is down<#> or less", "write `is 6 or less`"),
    idiom("is at least #", "is # or more", "write `is 2 or more`"),
    idiom("is at most #", "is # or less", "write `is 2 or less`"),
    idiom("# or higher|greater|larger|above", "# or more", "write `2 or more`"),
    idiom("# or lower|smaller|below", "# or less", "write `2 or less`"),
    idiom("have|has|if|and|or|while|with more than #", "<1> up<#> or more", "write `3 or more`"),
    idiom("have|has|if|and|or|while|with less|fewer than #", "<1> down<#> or less", "write `1 or less`"),
    // Two of whom the same is said.
    idiom(
        "if|and|or|while @who and @who share a|the? same? zone",
        "<1> <2> shares a zone with <4>",
        "write `… shares a zone with …`",
    ),
    idiom(
        "if|and|or|while @who and @who are in the|a same zone",
        "<1> <2> shares a zone with <4>",
        "write `… shares a zone with …`",
    ),
    idiom(
        "if|and|or|while @who and @who share no zone|zones",
        "<1> <2> shares no zone with <4>",
        "write `… shares no zone with …`",
    ),
    idiom(
        "if|and|or|while @who and @who do not share a zone",
        "<1> <2> shares no zone with <4>",
        "write `… shares no zone with …`",
    ),
    idiom(
        "if|and|or|while @who and @who are not in the same zone",
        "<1> <2> shares no zone with <4>",
        "write `… shares no zone with …`",
    ),
    idiom(
        "if|and|or|while @who and @who are in different zones",
        "<1> <2> shares no zone with <4>",
        "write `… shares no zone with …`",
    ),
    idiom(
        "if|and|or|while @who and @who are adjacent to? each? other? ,|and|or",
        "<1> <2> is adjacent to <4> <10>",
        "write `… is adjacent to …`",
    ),
    idiom(
        "if|and|or|while @who and @who are not adjacent to? each? other? ,|and|or",
        "<1> <2> is not adjacent to <4> <11>",
        "write `… is not adjacent to …`",
    ),
    idiom(
        "if|and|or|while @who and @who have the same health",
        "<1> the health of <2> is equal to the health of <4>",
        "write `the health of … is equal to the health of …`",
    ),
    idiom(
        "if|and|or|while @who is in the same zone as @who",
        "<1> <2> shares a zone with <9>",
        "write `… shares a zone with …`",
    ),
    idiom(
        "if|and|or|while @who is not in the same zone as @who",
        "<1> <2> shares no zone with <10>",
        "write `… shares no zone with …`",
    ),
    idiom("both fighters in this|the combat", "each fighter in this combat", "write `each fighter in this combat`"),
    idiom("@who has|have full health", "<@who> is at full health", "write `is at full health`"),
    idiom(
        "you have not maneuvered this turn",
        "you did not maneuver this turn",
        "write `you did not maneuver this turn`",
    ),
    idiom("you have not attacked this turn", "you did not attack this turn", "write `you did not attack this turn`"),
    idiom(
        "your opponent has not maneuvered this turn",
        "your opponent did not maneuver this turn",
        "write `your opponent did not maneuver this turn`",
    ),
    idiom(
        "your opponent has not attacked this turn",
        "your opponent did not attack this turn",
        "write `your opponent did not attack this turn`",
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
    // Empty piles.
    idiom("if|and|or @pile is empty", "<1> 0 or less cards are in <2>", "write `0 or less cards are in …`"),
    idiom("your hand is empty", "you have exactly 0 cards in hand", "write `you have exactly 0 cards in hand`"),
    idiom("your hand is not empty", "you have 1 or more cards in hand", "write `you have 1 or more cards in hand`"),
    idiom(
        "your discard pile is empty",
        "0 or less cards are in your discard pile",
        "write `0 or less cards are in your discard pile`",
    ),
    idiom("your deck is not empty", "1 or more cards are in your deck", "write `1 or more cards are in your deck`"),
    idiom(
        "your discard pile is not empty",
        "1 or more cards are in your discard pile",
        "write `1 or more cards are in your discard pile`",
    ),
    idiom(
        "your opponent's hand|deck is empty",
        "0 or less cards are in your opponent's <3>",
        "write `0 or less cards are in your opponent's hand`",
    ),
    idiom(
        "your opponent's discard pile is empty",
        "0 or less cards are in your opponent's discard pile",
        "write `0 or less cards are in your opponent's discard pile`",
    ),
    idiom(
        "your opponent's hand|deck is not empty",
        "1 or more cards are in your opponent's <3>",
        "write `1 or more cards are in your opponent's hand`",
    ),
    idiom("if <a..> and <b..> are adjacent|in", "", "each one has a condition of its own: `If … is … and … is …, ….`"),
    idiom("your fighter wins|won the|this combat", "you won", "write `you won`"),
    idiom("your fighter loses|lost the|this combat", "you lost", "write `you lost`"),
    idiom("you have won the|this? combat? ,|and|or", "you won <6>", "write `you won`"),
    idiom("you have lost the|this? combat? ,|and|or", "you lost <6>", "write `you lost`"),
    idiom(
        "@who shares no zone with a|an|any opposing|friendly? fighter|hero|sidekick",
        "0 or less <7> many<8> are in owner<@who> zone",
        "write `0 or less opposing fighters are in …'s zone`",
    ),
    idiom(
        "@who shares a zone with a|an|any opposing|friendly? fighter|hero|sidekick",
        "1 or more <7> many<8> are in owner<@who> zone",
        "write `1 or more opposing fighters are in …'s zone`",
    ),
    idiom("@who has # or? more? @counter", "", "counters are yours: write `you have 2 or more …`"),
    idiom("you won|win the|this combat", "you won", "write `you won`"),
    idiom("you lost|lose the|this combat", "you lost", "write `you lost`"),
    idiom("you win ,", "you won ,", "write `you won`"),
    idiom("you lose ,", "you lost ,", "write `you lost`"),
    idiom("you don't", "you do not", "write `do not`"),
    idiom("they don't", "they do not", "write `do not`"),
    idiom("unless they|he|she", "", "let them choose first: `your opponent may …; if they do not, …`"),
    idiom("you have # <x> ,", "", "say how many at least, at most or exactly: `you have 2 or more …`"),
    idiom("^ if you do ,?", "", "what follows stands in the same sentence: `…; if you do, ….`"),
    idiom(
        "^ <a..!if|may|,|then|unless|(> if <c..!if|,|)> .",
        "if <c> , <a> .",
        "a condition stands at the start of its sentence: `If you won, draw 1 card.`",
    ),
    idiom(
        "^ if <a..!may|do|does> . otherwise ,?",
        "if <a> ; otherwise ,",
        "what happens otherwise stands in the same sentence: `…; otherwise, ….`",
    ),
    idiom(". otherwise ,?", "", "what happens otherwise stands in the same sentence: `If …, …; otherwise, ….`"),
    idiom("until the? end of the|this turn", "this turn", "write `this turn`"),
    // When.
    idiom("when|whenever you play a scheme", "", "write `after you play a scheme,`"),
    idiom("when you attack ,", "when one of your fighters attacks ,", "write `when one of your fighters attacks,`"),
    idiom("when you defend|are attacked? ,", "", "write `when one of your fighters is attacked,`"),
    idiom("at the start|beginning of your turn ,?", "when your turn starts ,", "write `when your turn starts,`"),
    idiom(
        "at the start|beginning of each of your turns ,?",
        "when your turn starts ,",
        "write `when your turn starts,`",
    ),
    idiom("at the end of each of your turns ,?", "when your turn ends ,", "write `when your turn ends,`"),
    idiom("when|whenever you start|begin your turn ,?", "when your turn starts ,", "write `when your turn starts,`"),
    idiom("when|whenever you end your turn ,?", "when your turn ends ,", "write `when your turn ends,`"),
    idiom("^ when|whenever <a..!,> moves ,", "after <a> moves ,", "write `after … moves,`"),
    idiom("at the end of your turn ,?", "when your turn ends ,", "write `when your turn ends,`"),
    idiom(
        "when you maneuver , you may draw # more card|cards",
        "when you maneuver , you may draw # <10>",
        "the card of the maneuver itself is drawn besides: write `when you maneuver, you may draw 1 card`",
    ),
    idiom(
        "when you maneuver , each @group may move # more space|spaces .",
        "each owner<6> move is # higher .",
        "write `each …'s move is 1 higher`",
    ),
    idiom(
        "after|when each of? your|opposing|friendly? <a..!,> moves|attacks|defends ,",
        "",
        "a trigger waits for one after the other: write `after one of your fighters …,` or `after an opposing fighter …,`",
    ),
    idiom(
        "when you maneuver , draw # more card|cards",
        "when you maneuver , draw # <8>",
        "the card of the maneuver itself is drawn besides: write `when you maneuver, draw 1 card`",
    ),
    idiom("whenever <a..> takes damage", "each time <a> takes damage", "write `each time … takes damage,`"),
    idiom("when <a..> takes damage", "each time <a> takes damage", "write `each time … takes damage,`"),
    idiom("whenever", "when", "write `when …,` or `each time …,`, as the table of triggers has it"),
    idiom("after each combat", "after combat", "write `after combat`"),
    idiom(
        "after each|every|any attack|attacks",
        "",
        "write `after you attack,`, `after … attacks,` with a name, or `after combat,` for defenses, too",
    ),
    idiom("after you attack or after? you defend ,", "after combat ,", "write `after combat,`"),
    idiom(
        "when|whenever you attack or when? you? defend",
        "",
        "before the values are compared, write `during combat,`; when it is over, `after combat,`",
    ),
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
    idiom(
        "to|move|place|defeat all|every opposing|friendly? fighters|heroes|sidekicks|fighter|hero|sidekick",
        "<1> each <opposing|friendly?> one<4>",
        "write `each …`",
    ),
    idiom(
        "to|move|place|defeat all|every of your other? fighters|heroes|sidekicks",
        "<1> each of your <other?> <fighters|heroes|sidekicks>",
        "write `each of your …`",
    ),
    idiom("to|move|place|defeat all|every of? your? @group", "<1> each one<@group>", "write `each …`"),
    idiom(
        "~ all of your other? fighters|heroes|sidekicks recover # health",
        "each of your <other?> <fighters|heroes|sidekicks> recovers # health",
        "write `each of your … recovers 2 health`",
    ),
    idiom(
        "~ opposing|friendly fighters|heroes|sidekicks <a..!,|cannot|may> cannot|may",
        "each <2> one<3> <a> <5>",
        "write `each opposing fighter … cannot …`",
    ),
    idiom(
        "~ opposing|friendly fighters|heroes|sidekicks cannot|may",
        "each <2> one<3> <4>",
        "write `each opposing fighter … cannot …`",
    ),
    idiom("~ your @group cannot|may", "each one<@group> <4>", "write `each … may …`"),
    idiom("discard|discards a|one|1 card at random", "<1> 1 random card", "write `discards 1 random card`"),
    idiom("discard|discards # cards at random", "<1> # random cards", "write `discards 2 random cards`"),
    idiom("^ opponent must", "your opponent must", "say whose opponent: `your opponent …`"),
    idiom("to the board in|adjacent|outside", "to a space <4>", "write `to a space …`"),
    idiom("to the board .|,|;", "to any space <4>", "write `to any space`"),
    idiom(
        "in the zone of a|an|any opposing|friendly? fighter|hero|sidekick",
        "in a zone with 1 or more <opposing|friendly?> many<7>",
        "write `in a zone with 1 or more …`",
    ),
    idiom("the opposing card", "the opponent's card", "write `the opponent's card`"),
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
        "~ this card's effects cannot|can't be canceled|cancelled",
        "the effects of this card cannot be canceled",
        "write `the effects of this card cannot be canceled`",
    ),
    idiom("swap @who with any @group", "swap <@who> with a <@group>", "write `a …`"),
    idiom("heals # .|,|;", "recovers # health <3>", "write `… recovers 2 health`"),
    idiom(
        "in a zone with a|an opposing|friendly? fighter|hero|sidekick",
        "in a zone with 1 or more <opposing|friendly?> many<7>",
        "of several say how many: `in a zone with 1 or more …`",
    ),
    idiom(
        "in a zone with a|an @group",
        "in a zone with 1 or more many<@group>",
        "of several say how many: `in a zone with 1 or more …`",
    ),
    idiom(
        "in your|the opponent's starting space",
        "in an opponent's starting space",
        "write `in an opponent's starting space`",
    ),
    idiom(
        "move <a..!up|exactly|to|each|all|any> adjacent to",
        "",
        "a move says how far: `move … up to 2 spaces`; who is put somewhere is placed: `place … in a space adjacent to …`",
    ),
    idiom(
        "ignore|prevent all? combat? damage .|,|;|dealt|this|in",
        "",
        "say whose: `prevent all damage to your fighter` in a combat, or `your fighter cannot take more than 0 combat damage in this combat`",
    ),
    idiom("prevent the? next? # damage|combat", "", "say whose: `your fighter takes 2 less damage in this combat`"),
    idiom(
        "can't|cannot be dealt? damage|damaged|hurt",
        "",
        "write `… cannot take more than 0 damage in this combat`, or `this turn`",
    ),
    idiom(
        "this is your|the second|third attack|combat",
        "",
        "of what happened before in the turn there is `… attacked earlier this turn`, `you won an earlier combat this turn` and `this is your second action this turn`",
    ),
    idiom(
        "^ opposing fighter|hero|sidekick takes|recovers|discards|draws|loses",
        "",
        "say which: the one in the combat is `the opposing fighter`; else write `an opposing fighter` or `each opposing fighter`",
    ),
    idiom(
        "your|an|the opponent's fighter|fighters|sidekick|sidekicks",
        "",
        "the one in the combat is `the opposing fighter`; else write `an opposing fighter` or `each opposing fighter`",
    ),
    idiom(
        "take a|an|one opposing|friendly? fighter|hero|sidekick off the board",
        "",
        "choose it first: `choose …, then take it off the board until your next turn starts, then place it in …`",
    ),
    idiom(
        "take a|an|one @group off the board",
        "",
        "choose it first: `choose …, then take it off the board until your next turn starts, then place it in …`",
    ),
    idiom(
        "take each|all|every|both <a..!until> off the board",
        "",
        "they are taken one after the other, two at most: `take … off the board until your next turn starts, then place it in …`",
    ),
    idiom("each of your opponents", "each opponent", "write `each opponent`"),
    idiom(
        "^ both|all players|opponents",
        "",
        "write `each player draws …`, `each opponent discards …`; in a combat `each player in this combat`",
    ),
    idiom("revive|revives|resurrect|respawn", "", "write `return a defeated … to a space …`"),
    idiom(
        "summon a|an|one|1 @group adjacent to",
        "summon 1 <@group> in a space adjacent to",
        "say where: `summon 1 … in a space adjacent to …`",
    ),
    idiom("put|puts a|an|one|# @token", "", "tokens are placed: `place 1 … in …`"),
    idiom("remove|discard|discards # @counter", "", "write `spend 1 …`"),
    idiom(
        "at the start|beginning|end of each|every|a|the turn",
        "",
        "of your own turns write `when your turn starts,` or `when your turn ends,`; those of others have no such moment",
    ),
    idiom(
        "when|whenever|after you attack|defend with",
        "",
        "write `when … attacks,` or `after … attacks,`, with its name or `one of your fighters`",
    ),
    idiom(
        "during|on|in your turn ,|.",
        "",
        "say when: `when your turn starts,`, `when you maneuver,`, `when your turn ends,`; as a condition `if it is your turn,`",
    ),
    idiom("attack|combat was|is successful|won", "", "write `you won`"),
    idiom("attack|card deals|dealt # or more damage|combat", "", "write `2 or more combat damage was dealt`"),
    idiom("attack|card deals|dealt combat? damage", "", "write `1 or more combat damage was dealt`"),
    idiom(
        "your|the opponent's card's value",
        "the value of the opponent's card",
        "write `the value of the opponent's card`",
    ),
    idiom("on the top of", "on top of", "write `on top of`"),
    idiom(
        "the opponent's deck|hand|discard",
        "your opponent's <3>",
        "say whose: `your opponent's hand`, or that of `an opponent`",
    ),
    idiom("look at the top # cards ,|.|and", "", "say of which deck: `look at the top 3 cards of your deck`"),
    idiom(
        "take|takes|get|have an|another|one additional|extra? turn",
        "",
        "nobody is given a turn: write `gain 1 action`",
    ),
    idiom("play|perform another|an|one additional|extra? action", "", "write `gain 1 action`"),
    idiom(", if you do ,", "; if you do ,", "write `…; if you do, …`"),
    idiom(", if they do ,", "; if they do ,", "write `…; if they do, …`"),
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
    idiom("has|have + # to? attack|defense", "", "write `add 1 to the value of attack cards that … plays`"),
    idiom("to the value of <x> attacks|defenses", "", "write `add 1 to the value of attack cards that … plays`"),
    idiom(
        "~ all? opposing|friendly? fighters|heroes|sidekicks|@group cannot leave their spaces|space",
        "each <3> one<4> cannot leave its space",
        "write `each fighter cannot leave its space`",
    ),
    idiom(
        "each <a..!,|and> cannot leave their spaces|space",
        "each <a> cannot leave its space",
        "write `each … cannot leave its space`",
    ),
    idiom("~ @who cannot leave their space|spaces", "<2> cannot leave its space", "write `… cannot leave its space`"),
    idiom(
        "can't|cannot move",
        "",
        "write `… cannot leave its space this turn`, if it may not be placed nor swapped either",
    ),
    idiom("a space without a fighter", "any empty space", "write `any empty space`, or `an empty space in …`"),
    idiom("in the zone of # or", "in a zone with # or", "write `in a zone with 1 or more …`"),
    idiom("^ your fighters may", "each of your fighters may", "write `each of your fighters may …`"),
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
        "space with 1 or more <5> many<6> adjacent to it",
        "write `a space with 1 or more opposing fighters adjacent to it`",
    ),
    idiom(
        "adjacent to a|an opposing|friendly fighter|hero|sidekick",
        "adjacent to 1 or more <4> many<5>",
        "write `adjacent to 1 or more opposing fighters`",
    ),
    idiom(
        "space adjacent to another <x>",
        "",
        "of several say how many: `a space with 1 or more other … adjacent to it`",
    ),
    idiom("space adjacent to a|an <x>", "", "of several say how many: `a space with 1 or more … adjacent to it`"),
    idiom("adjacent to a|an <x>", "", "of several say how many: `adjacent to 1 or more …`"),
    idiom("~ @who takes|suffers # damage .|,|;", "deal # damage to <2> <6>", "write `deal 2 damage to …`"),
    idiom(
        "~ a|an|another|one <a..!,> takes|suffers # damage .|,|;",
        "deal # damage to <2> <3> <7>",
        "write `deal 2 damage to …`",
    ),
    idiom(
        "~ each <a..!,|player|opponent> takes|suffers # damage .|,|;",
        "deal # damage to each <a> <7>",
        "write `deal 1 damage to each …`",
    ),
    idiom(
        "~ your|an|that|each opponent takes|suffers # damage .|,|;",
        "",
        "players have no health: write `deal 2 damage to your opponent's hero`",
    ),
    idiom(
        "~ @who loses # health",
        "",
        "write `deal 2 damage to …`; what neither is damage nor can be less, `set the health of … to …`",
    ),
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
    idiom(
        "you may take # damage",
        "you may deal # damage to your fighter",
        "write `you may deal 2 damage to your fighter`",
    ),
    idiom("^ take # damage", "deal # damage to your fighter", "say who takes it: `deal 1 damage to your fighter`"),
    idiom("^ recover # health", "", "say who recovers: `your fighter recovers 2 health`, or its name"),
    // Numbers.
    idiom("draw|draws|discard|discards a|one card", "<1> 1 card", "numbers are digits: `1 card`"),
    idiom("discard|discards a|one random card", "<1> 1 random card", "numbers are digits: `1 random card`"),
    idiom("take|put|shuffle|remove|reveal a|an|one card", "<1> 1 card", "numbers are digits: `1 card`"),
    idiom("~ discard a|an|one @filter card", "discard 1 <4> card", "numbers are digits: `1 card`"),
    idiom("may discard a|an|one @filter card", "may discard 1 <4> card", "numbers are digits: `1 card`"),
    idiom("take|put|shuffle|remove|reveal a|an|one @filter card", "<1> 1 <3> card", "numbers are digits: `1 card`"),
    idiom("gain an|one action", "gain 1 action", "numbers are digits: `gain 1 action`"),
    idiom("an|one additional|extra action", "1 action", "write `1 action`"),
    idiom("an|one additional|extra card", "", "numbers are digits: `1 card`"),
    idiom("# additional|extra cards|card", "", "write `1 card`; as many more are a sentence of their own"),
    idiom("gain|gains|spend|spends|lose|loses a|an|one @counter", "<1> 1 <@counter>", "numbers are digits: `gain 1 …`"),
    idiom("draw|draws|discard|discards # .|,|;", "<1> # cards <3>", "say what: `discard 1 card`"),
    idiom(
        "each|every player <a..!.|,> equal to its boost|printed value",
        "",
        "of the card that each player revealed, write `equal to the boost value of their revealed card`",
    ),
    idiom("equal to the cards drawn", "", "what was done is counted: `1 … for each card drawn`"),
    idiom("equal to the number of cards drawn", "", "what was done is counted: `1 … for each card drawn`"),
    idiom("equal to its boost .|,|;", "equal to its boost value <5>", "write `its boost value`"),
    idiom("two cards|spaces|damage|health|actions|times", "2 <2>", "numbers are digits"),
    idiom("summon a|an|one @group", "summon 1 <@group>", "numbers are digits: `summon 1 Fox`"),
    idiom("two @token", "2 <2>", "numbers are digits"),
    idiom("three @token", "3 <2>", "numbers are digits"),
    idiom("two @group", "2 <2>", "numbers are digits"),
    idiom("three @group", "3 <2>", "numbers are digits"),
    idiom("three cards|spaces|damage|health|actions|times", "3 <2>", "numbers are digits"),
    idiom("four cards|spaces|damage|health|actions|times", "4 <2>", "numbers are digits"),
    idiom("five cards|spaces|damage|health|actions|times", "5 <2>", "numbers are digits"),
    idiom("one card|space|damage|health|action", "1 <2>", "numbers are digits"),
    // How acts are joined.
    idiom(". then ,? if you won|lost", ". If you <6>", "a condition begins a sentence of its own: `. If you won, …`"),
    idiom(". then ,? if", "", "a condition begins a sentence of its own: `. If …, …`, without `then`"),
    idiom(". then ,?", ", then", "acts are joined by `, then`"),
    idiom("and then <x>", ", then <x>", "acts are joined by `, then`"),
    idiom(
        "and discards|draws|reveals|moves|takes|gains|recovers|loses",
        "",
        "acts are joined by `, then`, and who does it is said again: `…, then that opponent discards …`",
    ),
    idiom(
        "and draw|gain|deal|discard|place|take|put|cancel|add|subtract|shuffle|look|end|return",
        ", then <2>",
        "acts are joined by `, then`",
    ),
    idiom("choose one|1 of the following :", "choose 1 effect :", "write `choose 1 effect: …; …`"),
    idiom("cancel all|each|every|any of the? effects", "", "write `cancel every effect of the opponent's card`"),
    idiom(
        "put|keep one|1 in|into|to your hand and|, discard|put|return the rest|other|others",
        "",
        "write `take 1 of them into your hand, then discard all but 0 of them`, or where the others go",
    ),
    idiom("choose one|1 of these :", "choose 1 effect :", "write `choose 1 effect: …; …`"),
    idiom("choose 1 :", "choose 1 effect :", "write `choose 1 effect: …; …`"),
    idiom(
        "choose one|1 effect? -|–|— <a..!or|,> or <b..!or|,> .",
        "choose 1 effect : <a> ; <b> .",
        "write `choose 1 effect: …; …`",
    ),
    idiom(
        "choose one|1 effect? : <a..!or|,> or <b..!or|,> .",
        "choose 1 effect : <a> ; <b> .",
        "write `choose 1 effect: …; …`",
    ),
    idiom("; or <x>", "; <x>", "effects of a list are divided by `;` alone"),
    idiom("choose one :", "choose 1 effect :", "write `choose 1 effect: …; ….`"),
    // What cannot be put right by itself.
    idiom("+ #", "", "write `add 1 to the value of this card`, and `for each …` behind it"),
    idiom("(", "", "leave out what is in brackets; if it is a condition, say it with `if`"),
    idiom(
        "that fighter|hero|sidekick",
        "",
        "say `it` for the one that was chosen, moved or hurt last, or `the chosen fighter`",
    ),
    idiom(
        "that fighter's|hero's|sidekick's",
        "",
        "say `its` for the one that was chosen, moved or hurt last, or `the chosen fighter's`",
    ),
    idiom("their hero", "one of their heroes", "write `one of their heroes`"),
    idiom("they|them|their", "", "name the fighter, or say `it` or `each …`; `their` stands only after a player"),
];

/// A phrase for each advice of the table, for the manual.
pub(crate) fn phrases() -> impl Iterator<Item = (String, &'static str)> {
    let plain = |like: &'static str| {
        let word = |word: &'static str| match word.split(['|', '?']).next().unwrap_or(word) {
            _ if word.ends_with('?') || matches!(word, "^" | "^^" | "~") => "",
            _ if word.starts_with('=') => "…",
            "#" => "2",
            "@fighter" => "Mara",
            "@fighter's" => "Mara's",
            "@group" => "Fox",
            "@name" => "Bruno",
            "@who" => "Mara",
            "@filter" => "SONG",
            "@pile" => "Satchel",
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
pub(crate) struct Token<'t> {
    pub text: &'t str,
    pub at: usize,
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

pub(crate) fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let mut at = scan::skip_blanks(text, 0);
    while at < text.len() {
        let span = scan::token(text, at);
        found.push(Token { text: &text[span.clone()], at });
        at = scan::skip_blanks(text, span.end);
    }
    found
}

/// Fighters that need no choice, besides those with names.
const WHO: [&str; 7] = [
    "your fighter",
    "your other fighter",
    "the opposing fighter",
    "the chosen fighter",
    "the attacker",
    "the defender",
    "it",
];

/// One and several of what needs no declaration.
const COMMON: [(&str, &str); 5] =
    [("fighter", "fighters"), ("hero", "heroes"), ("sidekick", "sidekicks"), ("card", "cards"), ("space", "spaces")];

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
        names.fighters.iter().filter(|fighter| fighter.count == 1).for_each(|fighter| add("who", &fighter.name));
        WHO.into_iter().for_each(|words| add("who", words));
        names.tokens.iter().flat_map(|token| [&token.name, &token.plural]).for_each(|name| add("token", name));
        names.tags.iter().for_each(|name| add("filter", name));
        names.fighters.iter().for_each(|fighter| add("filter", &fighter.name));
        ["attack", "defense", "versatile", "scheme", "combat"].into_iter().for_each(|name| add("filter", name));
        names.piles.iter().for_each(|name| add("pile", name));
        names.cards.iter().for_each(|name| add("card", name));
        names.side_decks.iter().for_each(|name| add("side", name));
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

    /// The word for one of several fighters, tokens or other things.
    fn one_of(&self, several: &str) -> Option<String> {
        let is = |(one, many): (&str, &str)| scan::same(one, several) || scan::same(many, several);
        let common = COMMON.into_iter().find(|words| is(*words)).map(|(one, _)| one.to_owned());
        let fighters = self.names.fighters.iter().map(|fighter| (&fighter.name, &fighter.plural));
        let tokens = self.names.tokens.iter().map(|token| (&token.name, &token.plural));
        let mut named = fighters.chain(tokens);
        let named = || named.find(|(one, many)| is((one.as_str(), many.as_str()))).map(|(one, _)| one.clone());
        common.or_else(named)
    }

    /// The words for several of these; where the last one has no other for several, they are meant by the words themselves.
    fn many_of(&self, one: &str) -> String {
        let fighters = self.names.fighters.iter().map(|fighter| (fighter.name.as_str(), fighter.plural.as_str()));
        let tokens = self.names.tokens.iter().map(|token| (token.name.as_str(), token.plural.as_str()));
        let ends = |word: &str| match one.len().checked_sub(word.len()) {
            Some(at) if one.is_char_boundary(at) && (at == 0 || one[..at].ends_with(' ')) => {
                scan::same(&one[at..], word).then_some(at)
            }
            _ => None,
        };
        let mut words = COMMON.into_iter().chain(fighters).chain(tokens);
        words
            .find_map(|(word, many)| ends(word).map(|at| format!("{}{many}", &one[..at])))
            .unwrap_or_else(|| one.to_owned())
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
            let (like, tokens) = place.or_else(|| self.parts.iter().find(by_name)).expect("a part of the pattern");
            let words = joined(tokens.iter().map(|token| token.text));
            // Words of the language have no capital but at the beginning; names have their own.
            if like.starts_with(['@', '<', '=']) { words } else { words.to_lowercase() }
        };
        let word = |word: &'static str| match word.strip_suffix('>').and_then(|word| word.split_once('<')) {
            Some(("state", name)) => known.state_of(&part(name)).map(|state| state.name.clone()),
            Some(("other", name)) => known.other_value(&part(name)),
            Some(("bare", name)) => {
                Some(part(name).trim_end_matches(['s', 'S']).trim_end_matches(['\'', '’']).to_owned())
            }
            Some(("owner", name)) if scan::same(&part(name), "it") => Some("its".to_owned()),
            Some(("owner", name)) => Some(format!("{}'s", part(name))),
            Some(("one", name)) => known.one_of(&part(name)),
            Some(("many", name)) => Some(known.many_of(&part(name))),
            Some(("up", name)) => part(name).parse::<u8>().ok()?.checked_add(1).map(|number| number.to_string()),
            Some(("down", name)) => part(name).parse::<u8>().ok()?.checked_sub(1).map(|number| number.to_string()),
            Some(("choices", name)) => known.choices(&part(name)),
            Some((_, name)) => Some(part(name)),
            None if word == "#" => Some(part("#")),
            None => Some(word.to_owned()),
        };
        let words: Vec<String> = self.idiom.say.split_whitespace().map(word).collect::<Option<_>>()?;
        (!words.is_empty()).then(|| joined(words.iter().map(String::as_str)))
    }

    /// What to write, with the words for what stands in the text where it quotes one thing.
    fn advice(&self, known: &Known<'_>) -> String {
        let advice = self.idiom.advice;
        let said = self.say(known).filter(|said| said.len() <= LONGEST_QUOTE);
        match (advice.split('`').collect::<Vec<_>>().as_slice(), said) {
            ([before, quoted, after], Some(said)) => {
                let bare = said.trim_end_matches([',', '.', ';']);
                let sign = if quoted.ends_with(',') { "," } else { "" };
                format!("{before}`{bare}{sign}`{after}")
            }
            _ => advice.to_owned(),
        }
    }
}

/// Longer words are not quoted where a few show the way.
const LONGEST_QUOTE: usize = 80;

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
    let said: Vec<Vec<Token<'t>>> = match first.starts_with('=') {
        true => parts.iter().map(|(_, part)| part.clone()).collect(),
        false => Vec::new(),
    };
    let mut with = |part: Vec<Token<'t>>, next: usize| {
        let kept = parts.len();
        parts.push((first, part));
        let end = fits(rest, tokens, next, known, parts);
        if end.is_none() {
            parts.truncate(kept);
        }
        end
    };
    if let Some(place) = first.strip_prefix('=').and_then(|place| place.parse::<usize>().ok()) {
        let words = said.get(place - 1)?;
        let there = tokens.get(at..at + words.len())?;
        let same = there.iter().zip(words).all(|(there, word)| scan::same(there.text, word.text));
        return if same { with(there.to_vec(), at + words.len()) } else { None };
    }
    if matches!(first, "^" | "^^" | "~") {
        let before = at.checked_sub(1).map(|before| tokens[before]);
        let begins = match (first, before) {
            (_, None) => true,
            ("^^", Some(_)) => false,
            ("^", Some(token)) => token.ends_sentence(),
            (_, Some(token)) => token.ends_part() || token.text == "," || scan::same(token.text, "then"),
        };
        return if begins { with(Vec::new(), at) } else { None };
    }
    if let Some((_, without)) = first.split_once("..") {
        let without = without.trim_start_matches('!').trim_end_matches('>');
        let goes_on =
            |token: Token<'_>| !token.ends_part() && without.split('|').all(|without| !scan::same(token.text, without));
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
        _ if words.starts_with('<') => token.text.starts_with(char::is_alphabetic),
        _ => words.split('|').any(|word| match word {
            "#" => token.text.bytes().all(|byte| byte.is_ascii_digit()),
            _ => scan::same(token.text, word),
        }),
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
    key: Key,
    diagnostics: Vec<Diagnostic>,
    read: impl Fn(&str) -> Option<Text>,
) -> Vec<Diagnostic> {
    if text.len() > LONGEST {
        return diagnostics;
    }
    let (tokens, known) = (tokens(text), Known::new(names));
    let told =
        |found: &Found<'_>| said_otherwise(text, tokens[found.range.start].at..tokens[found.range.end - 1].span().end);
    // The whole text is offered only if it is one.
    let found = || find(&tokens, &known).find(|found| found.say(&known).is_some()).map(|found| told(&found));
    let begun = || begun_otherwise(text, names).map(|(span, _)| said_otherwise(text, span));
    let that = || {
        let (range, _) = pointed_at(&tokens, &known)?;
        Some(said_otherwise(text, tokens[range.start].at..tokens[range.end - 1].span().end))
    };
    if let Some(tree) = read(&rewrite(text, names))
        && let Some(told) = found().or_else(that).or_else(begun)
    {
        let said = render(&tree, names);
        let told = told.help(format!("write `{said}`"));
        return vec![Diagnostic { instead: Some((0..text.len(), said)), ..told }];
    }
    let doubts = doubts(text, names);
    let better = |diagnostic: Diagnostic| {
        let unsure =
            |doubt: &&Diagnostic| doubt.span.start <= diagnostic.span.start && diagnostic.span.start <= doubt.span.end;
        if let Some(doubt) = doubts.iter().find(unsure) {
            return doubt.clone();
        }
        if let Some(told) = with_article(text, names, &diagnostic) {
            return told;
        }
        let overlaps = |found: &Found<'_>| {
            let span = told(found).span;
            span.start <= diagnostic.span.start && diagnostic.span.start < span.end
        };
        let begun = begun_otherwise(text, names).filter(|(span, _)| {
            let between = |token: &Token<'_>| span.start < token.at && token.at < diagnostic.span.start;
            span.start <= diagnostic.span.start && !tokens.iter().any(|token| token.ends_sentence() && between(token))
        });
        match find(&tokens, &known).find(overlaps) {
            Some(found) => {
                let told = told(&found).help(found.advice(&known));
                let unsure = doubts.iter().find(|doubt| told.span.contains(&doubt.span.start));
                unsure.cloned().unwrap_or(told)
            }
            None => match begun {
                Some((span, word)) => said_otherwise(text, span).help(format!("begin with `{word}`")),
                None => no_moment(text, key, &diagnostic).unwrap_or(diagnostic),
            },
        }
    };
    let mut better: Vec<Diagnostic> = diagnostics.into_iter().map(better).collect();
    better.dedup();
    better
}

fn said_otherwise(text: &str, span: Range<usize>) -> Diagnostic {
    let message = format!("`{}` is said otherwise in the card language", &text[span.clone()]);
    Diagnostic::new(span, message)
}

/// `That fighter`, where a text has spoken of one fighter before, whom it chose or hit, and has done nothing with another one
/// since; and what is said instead.
fn pointed_at(tokens: &[Token<'_>], known: &Known<'_>) -> Option<(Range<usize>, &'static str)> {
    let is = |at: usize, words: &[&str]| {
        tokens.get(at).is_some_and(|token| words.iter().any(|word| scan::same(token.text, word)))
    };
    let noun = |at: usize| match is(at, &["fighter", "hero", "sidekick"]) {
        true => Some(at + 1),
        false => known.end("name", tokens, at),
    };
    // `a fighter`, `an opposing hero`, `one of your sidekicks`: where it begins and ends.
    let mention = |at: usize| {
        if is(at, &["one"]) && is(at + 1, &["of"]) && is(at + 2, &["your"]) {
            let after = if is(at + 3, &["other"]) { at + 4 } else { at + 3 };
            return noun(after).or_else(|| is(after, &["fighters", "heroes", "sidekicks"]).then_some(after + 1));
        }
        let after = if is(at + 1, &["opposing", "friendly", "other", "defeated"]) { at + 2 } else { at + 1 };
        noun(after).filter(|_| is(at, &["a", "an", "another"]))
    };
    (0..tokens.len()).find_map(|at| {
        let owner = is(at + 1, &["fighter's", "hero's", "sidekick's"]);
        let end = if owner { at + 2 } else { noun(at + 1)? };
        if !is(at, &["that"]) {
            return None;
        }
        let mut mentions = (0..at).filter_map(|from| Some((from, mention(from)?)));
        let ((from, until), None) = (mentions.next()?, mentions.next()) else { return None };
        let before = |back: usize, words: &[&str]| from.checked_sub(back).is_some_and(|at| is(at, words));
        let chosen = before(1, &["choose", "move", "place", "defeat", "return", "with", "time"])
            || before(1, &["to"]) && before(2, &["damage"]);
        let acts = ["choose", "move", "place", "swap", "summon", "return", "moves", "places", "swaps"];
        let another = (until..at).any(|at| is(at, &acts) && !is(at + 1, &["it", "that"]));
        (chosen && !another).then_some((at..end, if owner { "its" } else { "it" }))
    })
}

/// A sentence that would be one if it began with another word: where that word stands, and the other one. A rule holds `while`
/// something is so, and some triggers say `each time` where others say `when`.
fn begun_otherwise(text: &str, names: &Names) -> Option<(Range<usize>, &'static str)> {
    let tokens = tokens(text);
    let begins = (0..tokens.len()).filter(|&at| at == 0 || tokens[at - 1].ends_sentence());
    begins.into_iter().find_map(|at| {
        let first = tokens[at];
        if is_sentence(text, names, first.at) {
            return None;
        }
        let with = |end: usize, word: &'static str| {
            let span = first.at..tokens[end - 1].span().end;
            let other = format!("{}{word}{}", &text[..span.start], &text[span.end..]);
            (span, word, other)
        };
        if scan::same(first.text, "if") {
            let (span, word, other) = with(at + 1, "while");
            return is_standing(&other, names, first.at).then_some((span, word));
        }
        let second = tokens.get(at + 1).is_some_and(|second| scan::same(second.text, "time"));
        let (end, others): (usize, &[&str]) = match first.text.to_lowercase().as_str() {
            "when" | "whenever" | "after" => (at + 1, &["each time"]),
            "each" if second => (at + 2, &["when"]),
            "every" | "any" if second => (at + 2, &["each time", "when"]),
            _ => return None,
        };
        if has_trigger(text, names, first.at) {
            return None;
        }
        others.iter().find_map(|other| {
            let (span, word, other) = with(end, other);
            has_trigger(&other, names, first.at).then_some((span, word))
        })
    })
}

/// What to say where the moment is wrong with which a sentence begins under a key that says itself when it happens.
fn no_moment(text: &str, key: Key, wrong: &Diagnostic) -> Option<Diagnostic> {
    if matches!(key, Key::Ability | Key::Always | Key::Ongoing) {
        return None;
    }
    let before = text.get(..wrong.span.start)?;
    let start = before.rfind(['.', ':', ';']).map_or(0, |sign| sign + 1);
    let begun = before[start..].trim_start();
    let words =
        ["when", "whenever", "after", "each time", "every time", "at the start", "at the end", "at the beginning"];
    let first = words.iter().find(|word| scan::literal(begun, 0, word).is_some())?;
    if begun.contains(',') {
        return None;
    }
    let start = wrong.span.start - begun.len();
    let message =
        format!("`{}` begins no moment that a text under `{}` can wait for", &begun[..first.len()], key.word());
    let help = "it happens at once, or after `When this turn ends,`, `When your next turn starts,` or `When this combat is decided,`; other moments belong to the \
                hero's `ability`";
    Some(Diagnostic::new(start..start + first.len(), message).help(help))
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
    if let Some(token) = names.tokens.iter().find(|token| named(&token.name)) {
        let (name, span) = (&token.name, start..wrong.span.start + token.name.len());
        let message = format!("`{}` has no meaning: a token has no `the`", &text[span.clone()]);
        let help = format!("write `{} {name}`, `1 {name}` or `that {name}`", article(name));
        return Some(Diagnostic::new(span, message).help(help));
    }
    let fighter = names.fighters.iter().find(|fighter| named(&fighter.name))?;
    let (name, span) = (&fighter.name, start..wrong.span.start + fighter.name.len());
    let help = if fighter.count > 1 {
        format!("write `{} {name}` or `each {name}`", article(name))
    } else {
        format!("write `{name}` alone")
    };
    let message = format!("`{}` has no meaning: a name has no `the`", &text[span.clone()]);
    let told = Diagnostic::new(span, message).help(help);
    Some(if fighter.count > 1 { told } else { told.instead(name.as_str()) })
}

fn article(name: &str) -> &'static str {
    if name.starts_with(|c: char| "AEIOUaeiou".contains(c)) { "an" } else { "a" }
}

/// A text with all idioms in the words of the language; unchanged if it can be meant in more than one way. Whether it is
/// understood is another question.
pub fn rewrite(text: &str, names: &Names) -> String {
    let known = Known::new(names);
    let mut text = text.replace('’', "'");
    if text.len() > LONGEST || !doubts(&text, names).is_empty() {
        return text;
    }
    // Each step takes an idiom away; a table that went round in circles would come to an end all the same.
    for _ in 0..32 {
        let tokens = tokens(&text);
        let plain = |found: &Found<'_>| joined(tokens[found.range.clone()].iter().map(|token| token.text));
        let idiom = find(&tokens, &known).find_map(|found| {
            let said = found.say(&known)?;
            (!said.eq_ignore_ascii_case(&plain(&found))).then_some((found.range, said))
        });
        let that = || pointed_at(&tokens, &known).map(|(range, said)| (range, said.to_owned()));
        let Some((range, said)) = idiom.or_else(that) else { break };
        let (before, after) = (&text[..tokens[range.start].at], &text[tokens[range.end - 1].span().end..]);
        let (start, after) = (joined([before.trim_end(), said.as_str()].into_iter()), after.trim_start());
        let close = after.is_empty() || after.starts_with([',', '.', ';', ':', ')']);
        text = if close { start + after } else { format!("{start} {after}") };
    }
    // So do words at the beginning of a sentence, each of which is one afterwards.
    for _ in 0..8 {
        let Some((span, word)) = begun_otherwise(&text, names) else { break };
        text.replace_range(span, word);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A part that does not exist would be found only by the text that needs it.
    #[test]
    fn the_words_of_an_idiom_speak_of_its_parts() {
        for idiom in IDIOMS {
            let parts: Vec<&str> = idiom.like.split_whitespace().collect();
            let named = |name: &str| {
                let is =
                    |part: &&str| part.trim_start_matches('<').trim_end_matches('>').split("..").next() == Some(name);
                name.parse::<usize>().map_or_else(|_| parts.iter().any(is), |place| (1..=parts.len()).contains(&place))
            };
            for word in idiom.say.split_whitespace() {
                if let Some((_, name)) = word.strip_suffix('>').and_then(|word| word.split_once('<')) {
                    assert!(named(name), "`{}` has no part `{name}`", idiom.like);
                }
            }
            assert!(!idiom.say.contains('#') || parts.iter().any(|part| part.contains('#')), "{}", idiom.like);
        }
    }

    #[test]
    fn words_have_a_plural_and_a_singular() {
        let names = crate::manual::names();
        let known = Known::new(&names);
        assert_eq!(known.one_of("heroes").as_deref(), Some("hero"));
        assert_eq!(known.one_of("Foxes").as_deref(), Some("Fox"));
        assert_eq!(known.many_of("opposing fighter"), "opposing fighters");
        assert_eq!(known.many_of("Lamp"), "Lamps");
        assert_eq!(known.many_of("Foxes"), "Foxes");
    }
}
