//! Names and texts that the tests share.

use peerless_lang::{FighterName, Names, StateName, TokenName};

fn fighter(name: &str, plural: &str, count: u8) -> FighterName {
    FighterName { name: name.into(), plural: plural.into(), count, small: true }
}

fn strings(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| word.to_string()).collect()
}

/// The names of many heroes at once, among them some that look like words of the language.
pub fn names() -> Names {
    let singles = [
        "Alice",
        "The Jabberwock",
        "Beowulf",
        "Wiglaf",
        "Bullseye",
        "Cloak",
        "Dagger",
        "Daredevil",
        "Elektra",
        "The Genie",
        "Houdini",
        "Bess",
        "King Arthur",
        "Merlin",
        "Little Red",
        "Huntsman",
        "Medusa",
        "Ms. Marvel",
        "Sinbad",
        "Squirrel Girl",
    ];
    let mut fighters: Vec<FighterName> = singles.map(|name| fighter(name, &format!("{name}s"), 1)).into();
    fighters.extend([
        fighter("Harpy", "Harpies", 3),
        fighter("The Hand", "The Hands", 4),
        fighter("Squirrel", "Squirrels", 6),
        fighter("Imp", "Imps", 2),
    ]);
    Names {
        fighters,
        cards: strings(&["Excalibur", "Sai", "The Rest", "Into the Woods (knife)"]),
        counters: strings(&["Rage", "Bloodlust"]),
        states: vec![
            StateName { name: "size".into(), values: strings(&["big", "small"]) },
            StateName { name: "side".into(), values: strings(&["living", "resurrected"]) },
        ],
        tags: strings(&["VOYAGE", "SONG"]),
        symbols: strings(&["knife", "pelt", "wolfsbane"]),
        tokens: vec![
            TokenName { name: "Lamp".into(), plural: "Lamps".into(), line: false },
            TokenName { name: "Web".into(), plural: "Webs".into(), line: false },
            TokenName { name: "Wire".into(), plural: "Wires".into(), line: true },
        ],
        piles: strings(&["Satchel", "Verse"]),
        dice: strings(&["die"]),
        side_decks: strings(&["Omens"]),
    }
}

/// Canonical texts that stand after a combat.
pub const AFTER: &str = "\
Draw 1 card.
Discard the top card of any deck.
Discard the bottom 2 cards of any deck for each Rage you have.
Discard the top cards of any deck equal to twice the number of cards in your hand.
Your opponent may discard the top card of any deck; if they do not, draw 1 card.
Your opponent discards the top 2 cards of any deck.
Reveal the top card of any deck, then take that card.
Your opponent reveals the top 2 cards of any deck.
Reveal the bottom card of any deck, then put that card on top of that deck.
You may shuffle any deck.
Your opponent shuffles any deck.
Reveal cards from the top of any deck until you reveal 1 SONG card, then discard that card, then shuffle the rest into that deck.
Reveal cards from the top of your opponent's deck until you reveal 1 scheme card, then shuffle the rest into that deck.
Your opponent may reveal cards from the top of their deck until they reveal 1 attack card; if they do not, draw 1 card.
Deal 1 damage to an opposing fighter, then that opponent discards 1 card.
Deal 1 damage to the opposing fighter, then that opponent discards 1 card.
Swap Medusa with an opposing hero. Deal 1 damage to each of that opponent's fighters.
An opposing fighter cannot attack until your next turn starts. That opponent draws 1 card.
If Medusa, Cloak or the opposing fighter is in a space with a Lamp, draw 1 card.
If Medusa or Cloak took damage this turn and you won, draw 1 card.
If Medusa or Cloak has 4 or less health, draw 1 card.
If the attacker or the defender is a sidekick, draw 1 card.
If Medusa or Cloak started this turn in a space with a Lamp, draw 1 card.
Draw 1 card, then you may repeat this until you have 5 or more cards in hand or your deck is empty.
Your opponent cannot play cards named Excalibur until your next turn starts.
Draw 2 cards.
Choose a Harpy, then move Medusa up to 2 spaces, then deal 1 damage to each fighter in the chosen Harpy's zone.
Choose an opposing fighter, then place a Harpy in a space adjacent to the chosen fighter.
Swap 2 Harpies.
Remove up to 3 Lamps, then draw 1 card for each Lamp removed.
Move 2 Lamps in Medusa's zone up to 1 space.
Choose a space in Medusa's zone, then deal 1 damage to each fighter adjacent to that space.
Draw cards equal to the number of Harpies on the board.
Place Medusa in the space where it started this turn.
Remove this card from the game.
An opposing fighter cannot attack until your next turn starts.
Your opponent cannot play scheme cards until your next turn starts.
Each opponent's move is 1 lower until your next turn starts.
Your opponent's hand limit is 2 lower until your next turn starts.
Draw 1 card for each defeated Harpy.
Draw 1 card for each of your defeated sidekicks.
If 2 or more Harpies are defeated, draw 1 card.
If 1 or more opposing fighters were defeated this turn, draw 1 card.
If Cloak was not defeated this turn, draw 1 card.
If 2 or more Harpies attacked earlier this turn, draw 1 card.
If 0 or less of your fighters left their spaces this turn, draw 1 card.
If the opponent's card was boosted, draw 1 card.
If your opponent boosted a maneuver this turn, draw 1 card.
An opposing fighter cannot leave its space until your next turn starts.
Medusa and Cloak cannot leave their spaces in this combat.
Put the opponent's card on top of their deck.
Shuffle the opponent's card into their deck.
Put the opponent's card into Satchel.
Look at the top 4 cards of your deck, then put any number of them on the bottom of your deck, then take up to 1 of them into your hand.
You may swap 2 of your fighters adjacent to Medusa; if you do, each of them cannot leave its space this turn.
Swap a Harpy with an opposing sidekick.
Any number of your fighters recover 1 health.
Deal 1 damage to any number of Harpies adjacent to Medusa.
Move any number of your other sidekicks up to 1 space.
If you won, draw 2 cards.
If you won, draw 2 cards; otherwise, draw 1 card.
Each opponent with 1 or more fighters adjacent to Medusa discards 1 random card.
An opponent with 2 or more fighters in Medusa's zone may draw 1 card; if they do not, gain 1 action.
Each friendly player may take 1 attack or defense card from their discard pile.
You may set the printed value of the opponent's card to its boost value.
You may set the printed value of this card to 5; if you do, draw 1 card.
You may set the value of this card to twice the number of cards in your hand.
The value of this card is equal to twice the number of cards in your hand.
You may blind boost this card up to 2 times.
Medusa and the opposing fighter cannot leave their spaces this turn.
Take 1 card named Excalibur, Sai or The Rest from your discard pile.
Choose a fighter in this combat and move it up to 2 spaces through spaces with a Lamp at no cost.
Place Cloak in a space adjacent to the nearest opposing fighter to Medusa.
Deal 1 damage to each fighter adjacent to the nearest opposing sidekick to Medusa.
If you won, draw 2 cards; otherwise, your opponent draws 2 cards.
Your opponent draws 1 card.
Draw until you have 7 cards in hand.
Your opponent cannot boost until your next turn starts.
Each opponent has 1 action less until your next turn starts.
You have 2 actions less until your next turn starts.
Your opponent's hand limit is 4 until your next turn starts.
Your opponent spends 1 action.
Each opponent may discard 1 card; if they do not, deal 2 damage to that opponent's hero.
Each opponent's hero recovers 1 health.
An opponent reveals their hand, then choose 1 card of that hand. That opponent may discard that card; if they do not, draw 1 card.
Your opponent may spend 1 action; if they do not, draw 1 card.
If the opposing fighter is at full health, draw 1 card.
If Medusa is not at full health, draw 1 card.
If 2 or more opposing fighters are at full health, draw 1 card.
Deal 1 damage to each opposing fighter at full health.
Defeat an opposing sidekick with 2 or less health.
Draw 1 card for each opposing fighter with exactly 1 health.
For each Harpy in turn, deal 1 damage to each opposing fighter adjacent to it.
For each opposing hero adjacent to Medusa in turn, you may move it up to 1 space.
Spend Rage equal to the number of cards in your hand; if you do, draw 1 card.
Spend 1 Rage for each Harpy adjacent to Medusa.
Your opponent places up to 3 Lamps in any space.
Your opponent places up to 2 Wires on any lines.
Your opponent chooses a Lamp, then remove that Lamp.
Draw cards equal to the combat damage dealt.
Draw 1 card for each Squirrel adjacent to the opposing fighter.
Cancel every effect of the opponent's card.
If you won, choose a fighter in this combat and move it up to 2 spaces.
Choose one of your fighters and move it up to 1 space.
Choose a fighter in this combat and move it up to 3 spaces through opposing fighters.
If your fighter is not in the space where it started this turn, the value of this card is 5 instead.
If Bullseye is in the space where it started this turn, the value of this card is 5 instead.
If the opposing fighter is a hero, the value of this card is 5 instead.
Move your fighter up to 3 spaces.
Move King Arthur up to 5 spaces.
Move the opposing fighter up to 3 spaces.
Move each fighter up to 3 spaces.
Move each Harpy up to 3 spaces.
Move each of your fighters up to 2 spaces.
Move each of your heroes up to 2 spaces.
Move each of your fighters up to 3 spaces through opposing fighters.
Move Bullseye exactly 4 spaces through opposing fighters.
Move Squirrel Girl up to 3 spaces through sidekicks at no cost.
Deal 8 damage to the opposing fighter.
If you won, deal 8 damage to the opposing fighter.
Deal 3 damage to Elektra.
Deal 2 damage to a fighter in Medusa's zone.
Deal 2 damage to a fighter adjacent to The Jabberwock.
Deal 2 damage to a fighter.
Deal 1 damage to each fighter adjacent to Wiglaf.
Deal 2 damage to each opposing fighter in Little Red's zone.
Move Bullseye exactly 4 spaces through opposing fighters. Deal 1 damage to each opposing fighter it moved through.
Deal 2 damage to your opponent's hero.
You may deal 1 damage to a fighter adjacent to The Genie.
Deal damage to the opposing fighter equal to the printed value of the opponent's card.
If you won, deal damage to your fighter equal to the combat damage dealt.
If the opposing fighter is not defeated, deal 1 damage to a fighter in the opposing fighter's zone.
You may place Merlin in any space.
Place Bullseye in a space outside Bullseye's zone.
Place The Genie in any empty space.
Place the opposing fighter in a space adjacent to Dagger; if you do, gain 1 action.
Place Ms. Marvel in a space in Ms. Marvel's zone.
Place your fighter in any space.
If you won, place your fighter in any space.
Return a defeated Harpy to a space in Medusa's zone.
If your fighter is defeated, return your fighter with 4 health to any space.
You may summon 1 Squirrel in an empty space adjacent to Squirrel Girl.
Summon 1 Squirrel in a space adjacent to Squirrel Girl.
Summon 2 Squirrels in any space.
Summon 1 Squirrel in Squirrel Girl's space.
You may swap Wiglaf with Beowulf.
You may swap Elektra with a The Hand; if you do, it takes over this combat.
You may swap Houdini with Bess; if you do, your other fighter takes over this combat.
If Dagger played this card, swap Dagger with Cloak; if you do, Cloak takes over this combat, then the value of this card is 4 instead.
Prevent all damage to your fighter in this combat.
The opposing fighter cannot leave its space this turn.
Sinbad recovers 2 health.
Discard the top card of your deck. Daredevil recovers health equal to its boost value.
Your fighter recovers 2 health.
If King Arthur has 4 or less health, set the health of King Arthur to 8.
Defeat the opposing fighter.
Discard the top card of your deck, then add its boost value to the value of this card.
Your opponent discards 1 card.
Your opponent discards 1 random card.
Each opponent discards 2 cards.
An opponent discards 1 random card, then gain Rage equal to its boost value.
If the basket holds knife, your opponent discards 1 random card, then add its boost value to the value of this card.
Look at your opponent's hand.
If you won, look at your opponent's hand, then your opponent discards 1 card of your choice.
Look at an opponent's hand, then that opponent discards 1 card of your choice.
Look at an opponent's hand, then gain 1 action.
Look at an opponent's hand, then gain 1 action. If size is big, that opponent discards 1 card of your choice.
Look at an opponent's hand. If one of that opponent's fighters has 4 or more Squirrels adjacent to it, that opponent discards 2 cards of your choice; otherwise, that opponent discards 1 card of your choice.
Look at the top 4 cards of your deck, then take 2 of them into your hand, then put the rest back in any order.
Look at the top 3 cards of any deck, then put the rest back in any order.
Take Excalibur from your discard pile or deck.
Take every VOYAGE card from your discard pile.
Take 1 card from your discard pile.
Take 1 combat card from your discard pile.
If the basket holds wolfsbane, you may take the top card of your discard pile; otherwise, you may return this card to your hand.
Take 1 card that boosted this card.
Put 1 card from your hand on top of your deck.
Return this card to your hand.
Shuffle this card and the top 4 cards of your discard pile into your deck.
If size is big, you may reveal Sai from your hand; if you do, the value of this card is 5 instead.
Choose a space in Merlin's zone, then choose a space adjacent to that space, then deal 2 damage to each opposing fighter in those spaces.
If this defeated a fighter, draw 1 card.
If this damaged Beowulf, gain 1 action.
Choose a space with 4 or more Squirrels adjacent to it, then deal 2 damage to a fighter in that space.
Choose 2 different effects: draw 2 cards; Alice recovers 3 health; place Alice in any other space.
Choose 1 effect: draw 5 cards; the value of each card you play this turn is 4 and cannot be changed; each opponent discards 2 cards.
Spend any amount of Rage, then choose a different effect for each Rage spent: draw 2 cards; move Beowulf up to 4 spaces; Beowulf recovers 2 health.
Spend any amount of Rage, then add 2 to the value of this card for each Rage spent.
Choose one of your heroes, then choose a number from 0 to 4, then deal damage to it equal to the chosen number.
You may boost this card.
You may boost this card up to 2 times.
You may blind boost this card.
You may boost this card; if you do not, draw 1 card.
Your opponent may boost the opponent's card.
You may spend 2 Rage; if you do, the value of this card is 5 instead.
You may spend 1 Rage; if you do, boost this card.
If you won and the opposing fighter is a sidekick, you may spend 3 Rage; if you do, defeat the opposing fighter.
You may spend 1 action; if you do, draw until you have 7 cards in hand.
You may discard 2 cards; if you do, gain 1 action.
If 1 or more opposing fighters are adjacent to The Genie, you may discard 2 cards; if you do, deal 2 damage to an opposing fighter adjacent to The Genie.
You may deal 1 damage to your fighter; if you do, return this card to your hand, then gain 1 action.
You may play another card in place of this card.
Add 1 to the value of this card for each VOYAGE card in your discard pile.
Add 1 to the value of this card for each Rage you have.
Add 1 to the value of this card for each Squirrel adjacent to the opposing fighter.
Add 2 to the value of this card.
Subtract 3 from the value of the opponent's card.
Ignore the value of the opponent's card.
The value of this card is equal to the number of cards in your hand.
The value of the opponent's card is equal to its boost value.
If 4 or more Squirrels are in the opposing fighter's zone, the value of this card is 5 instead.
If Ms. Marvel shares no zone with the opposing fighter, you may boost this card.
If Ms. Marvel is in more zones than the opposing fighter, the value of this card is 6 instead.
If you won an earlier combat this turn, the value of this card is 6 instead.
If you have 4 or more cards in hand, gain 1 action.
If your deck is empty, the value of this card is 8 instead.
If it is your turn, gain 1 action.
If Cloak is adjacent to the opposing fighter and Dagger is adjacent to the opposing fighter, the value of this card is 6 instead.
If Dagger played this card and this card is an attack, Cloak recovers 2 health.
You are considered to have won.
Gain 1 action.
Gain 1 Rage.
Change size.
End the turn.
Your next attack this turn may target any opposing fighter.
Each of your sidekicks recovers 2 health.
A fighter in Medusa's zone recovers 1 health.
Medusa or a Harpy adjacent to Medusa recovers 3 health.
Your fighter and each Harpy adjacent to it recover 2 health.
Place each sidekick adjacent to Medusa in another space in its zone, then deal 2 damage to each fighter placed.
Choose a Harpy. Place each Harpy other than the chosen Harpy in a space adjacent to the chosen Harpy.
Place each of your sidekicks in any empty space.
Deal 1 damage to up to 3 fighters in Medusa's zone, then gain 1 Rage for each fighter damaged.
Move 2 opposing fighters up to 1 space.
Move Medusa and up to 1 Harpy adjacent to Medusa up to 2 spaces.
Each fighter cannot leave its space this turn.
Return each defeated Harpy to a space in Medusa's zone.
Return a defeated friendly fighter with 1 health to a space adjacent to Medusa.
For each Rage you have, deal 1 damage to a fighter.
You may swap Cloak with another friendly fighter; if you do, each of them cannot leave its space this turn.
Draw 1 card for each other friendly fighter adjacent to the opposing fighter.
Place another Harpy in a space in Medusa's zone.
Deal 2 damage to each fighter in Medusa's zone other than Medusa.
Move each fighter adjacent to Medusa other than the opposing fighter up to 1 space.
Move each opposing fighter adjacent to 1 or more of your sidekicks up to 1 space.
If the opposing fighter is adjacent to 2 or more of your fighters, draw 1 card.
Add twice the printed value of the opponent's card to the value of this card.
You may blind boost this card for twice its boost value.
Draw cards equal to the number of different zones of your fighters.
Add 1 to the value of this card for each zone of the opposing fighter's space.
Deal 1 damage to each Harpy, then gain 1 Rage for each damage dealt.
Move your fighter up to as many spaces as the combat damage dealt.
Swap the value of this card with the value of the opponent's card.
The printed value of this card is equal to its boost value.
Ignore the value of this card.
Set Rage to 5.
Discard the top card of your deck, then subtract its boost value from the value of the opponent's card.
Deal 1 damage to each opposing fighter within 3 spaces of Medusa.
Deal 1 damage to the nearest opposing fighter to Medusa.
Place Cloak in the nearest free space to Medusa.
If the printed value of the opponent's card is exactly 5, draw 1 card.
If the printed value of this card is lower than the printed value of the opponent's card, draw 1 card.
If the value of the opponent's card is 3 or less, gain 1 action.
If the value of this card is 10 or more, ignore the value of this card.
If you have 2 or more Rage, draw 1 card.
Spend any amount of Rage. If 2 or more Rage were spent, draw 1 card.
If 0 or less Harpies are on the board, draw 1 card.
If each Harpy is defeated, draw 1 card.
If the opponent's card is a versatile card, draw 1 card.
If your opponent played no card, draw 1 card.
If the opponent's card has an effect under immediately, draw 1 card.
If your opponent has more cards in hand than you, draw 2 cards.
If you won or Medusa has 3 or less health, draw 1 card.
If this is your third action this turn, draw 1 card.
If you maneuvered this turn, draw 1 card.
If you did not attack this turn, draw 1 card.
If your opponent played a scheme this turn, draw 1 card.
If Medusa attacked earlier this turn, draw 1 card.
If you lost an earlier combat this turn, draw 1 card.
If it is your turn and you lost no earlier combat this turn, gain 1 action.
If Medusa took damage this turn, draw 1 card.
If 1 or more opposing fighters took damage this turn, draw 1 card.
If you dealt 6 or more combat damage this turn, draw 1 card.
Add 1 to the value of this card for each other card you played this turn.
If Medusa shares no zone with the space where it started this turn, draw 1 card.
If Medusa did not leave its space this turn, draw 1 card.
Choose 1 effect not chosen this turn: draw 1 card; gain 1 action.
Move the opposing fighter up to 4 spaces, then deal 2 damage to each opposing fighter it moved through.
Move Medusa up to 4 spaces through other fighters.
Move Medusa up to 4 spaces through sidekicks.
Cancel every effect of the opponent's card under after.
Cancel every effect of the opponent's card under during and after. If no effect was canceled this way, draw 1 card.
Place Medusa in your starting space, then place Cloak in another starting space.
Place Medusa in an opponent's starting space, then deal 1 damage to each of that opponent's fighters.
If Medusa is in your starting space, draw 1 card.
If Medusa is in an opponent's starting space, deal 1 damage to each of that opponent's fighters.
If Medusa or the opposing fighter is adjacent to Cloak, draw 1 card.
Look at the top card of any deck, then you may put that card on the bottom of that deck.
Your opponent may draw 1 card; if they do not, gain 2 Rage.
Your opponent may discard 3 cards; if they do, ignore the value of this card.
Each opponent may draw until they have 4 cards in hand.
Draw 1 card, then your opponent may draw 1 card; if they do, gain 1 Rage; if they do not, gain 2 Rage.
Your opponent chooses 1 effect: your opponent discards 1 card; deal 2 damage to your opponent's hero; draw 3 cards.
Your opponent moves each of their heroes up to 3 spaces.
Your opponent places Cloak in a starting space.
Your opponent deals 1 damage to a fighter.
Your opponent moves a Harpy up to 2 spaces.
Your opponent gains 1 action.
Choose an opponent with 1 or more fighters in Medusa's zone, then that opponent discards 1 card.
Your opponent looks at your hand, then discard 1 card of their choice.
Look at an opponent's hand, then choose 1 card of that hand. That opponent may discard that card; if they do not, Medusa recovers health equal to its boost value.
Choose a number from 0 to 4, then an opponent discards 1 card with a printed value equal to the chosen number; if they do not, draw 2 cards.
Each player in this combat draws 1 card.
Add 1 to the value of attack cards that Medusa plays this turn.
Your fighter cannot take more than 2 combat damage in this combat.
The health of Medusa cannot fall below 1 this turn.
Each opponent cannot draw cards this turn.
Your opponent cannot gain actions this turn.
Medusa takes 1 less damage until your next turn starts.
Set size to small.
Draw up to 4 cards, then put all but 2 of them on the bottom of your deck.
If the opponent's card is a SONG card, draw 1 card.
Take 1 card named Excalibur or Sai from your discard pile.
Take 1 SONG card from your discard pile or deck. If that card came from your deck, draw 1 card.
If you lost, take the card discarded by this card.
Return the opponent's card to their hand.
You may play another card from your deck in place of this card.
Reveal 1 card from your hand, then put that card on the bottom of your deck.
An opponent reveals 3 cards from their hand, then that opponent discards 1 of them of your choice.
Reveal cards from the top of your deck until you reveal 1 SONG card, then take that card, then shuffle the rest into your deck.
Place up to 3 Lamps in a space adjacent to Medusa.
Place 1 Lamp in Medusa's space and in each space adjacent to Medusa.
Move 1 Lamp up to 2 spaces.
Move each Lamp to any other space.
Move 1 Lamp to any empty space, then place Medusa in that space.
Move 1 Lamp up to 2 spaces, then move a different Lamp up to 1 space.
Your opponent moves 1 Lamp up to 4 spaces.
Choose a Lamp in a zone with 1 or more Harpies, then remove that Lamp.
Remove each Web in Medusa's zone.
Place your fighter in a space with a Lamp.
Deal 1 damage to each opposing fighter in or adjacent to a space with a Lamp.
If Medusa is not in a space with a Lamp, draw 1 card.
If 3 or more Lamps are on the board, draw 1 card.
If Medusa started this turn in a space with a Lamp, draw 1 card.
Add 1 to the value of this card for each Lamp adjacent to the opposing fighter.
Add 1 to the value of this card for each space with a Lamp adjacent to the opposing fighter.
Look at the bottom card of any deck.
Look at the bottom card of any deck, then you may put that card on top of that deck.
Reveal the bottom card of your deck, then add its boost value to the value of this card, then put that card on top or on the bottom of your deck.
Look at the bottom 2 cards of your opponent's deck.
Remove up to 3 SONG cards in your discard pile from the game, then draw 1 card for each card removed.
You may reveal 2 cards of one name from your hand; if you do, draw 1 card.
Reveal 1 card of your choice from your opponent's hand.
If its owner played this card, gain 1 action; otherwise, discard 1 card.
Its owner's hero recovers 1 health.
Your hero recovers 1 health.
Its owner takes the top card of their discard pile.
Its owner reveals 1 card of their choice from your hand, then discard that card.
Add 2 to the value of this card for each SONG card in your opponent's hand.
Your opponent discards 1 random card. If that card is a SONG card, take that card.
Put this card into your opponent's hand.
Put 1 SONG card from your hand into an opponent's hand.
Draw 1 card for each SONG card in opponents' hands.
Reveal the top card of your deck, then reveal the top card of your opponent's deck. If the boost value of your revealed card is higher than the boost value of your opponent's revealed card, draw 2 cards.
Reveal the top card of your deck. If the length of the name of your revealed card is exactly 9, draw 1 card.
Discard the top card of your deck, then Medusa recovers health equal to its printed value.
The value of the opponent's card is its printed value and cannot be changed.
The value of this card is 4 and cannot be changed.
Combat damage to your fighter is dealt to the opposing fighter instead in this combat.
Medusa may move through opposing fighters this turn.
Medusa is ranged until your next turn starts.
Set size to small until the turn ends.
Gain 1 action that can only be used to attack at once.
Choose an opposing fighter, then gain 1 action that can only be used to attack it at once.
When this turn ends, if your opponent did not attack this turn, draw 2 cards.
When this combat is decided, if you won, cancel every effect of the opponent's card under after.
Discard the opponent's card.
Return the opponent's card to their hand; if you do, look at your opponent's hand, then your opponent plays 1 card of your choice in place of the opponent's card.
If the committed number is equal to the printed value of the opponent's card, draw 2 cards.
Take Medusa off the board until your next turn starts, then place it in a space in Medusa's zone, then gain 1 Rage.
You may put 1 card from your hand into Satchel; if you do, draw 1 card.
Put 1 card from your discard pile into Satchel.
If you won, put this card into Satchel.
Reveal the top 3 cards of your opponent's deck, then put 1 of them into Satchel, then put the rest back in any order.
Take 1 card from Satchel.
Discard up to 3 cards from Satchel.
Discard Satchel.
Put 1 card from Satchel on top of your deck.
Shuffle up to 3 cards from Satchel into your deck.
If 3 or more VOYAGE cards are in Satchel, draw 1 card.
Draw 1 card for each card in Satchel.
Add the number of cards in Satchel to the value of this card.
Name a card of an opponent's deck, then that opponent discards every card of that name; if they do not, gain 1 action.
Roll the die, then draw cards equal to the roll.
Roll the die again, then add the roll to the value of this card.
If this attack is marked, draw 1 card.
Remove the mark from this attack.
Choose a zone of Medusa's space, then move each opposing fighter in that zone up to 1 space.
Choose a zone of the opposing fighter's space, then place Medusa in a space in that zone.
Choose a fighter. If it is an opposing fighter, draw 1 card.
Draw 2 cards unless an opponent pays 1 Rage.
Deal 2 damage to an opposing hero adjacent to Medusa unless your opponent pays 1 Rage.
Your opponent may pay 2 Rage; if they do not, gain 1 action.
Your opponent pays any amount of Rage, then subtract 1 from the value of this card for each Rage paid.
Open the top card of Omens, then you may repeat this until the sum of the open cards of Omens is 5 or more.
If 1 or more cards of Omens are open, discard 1 card for each open card of Omens.
You may discard 1 open card of Omens; if you do, gain 1 action.
Put 1 discarded card of Omens on the bottom of it.
Shuffle the open cards of Omens into it.
Draw 1 card for each Excalibur in Verse.
Draw 1 card for each different symbol in Satchel.
Take the first card of Verse.
You may cast 1 spell; if you do, discard Satchel.
Cast 2 different spells without symbols.
Each player reveals 1 card from their hand at the same time, then each player draws cards equal to the boost value of their revealed card, then each player who revealed the highest boost value discards 1 card.";

/// Canonical texts of abilities and of cards' standing rules.
pub const ALWAYS: &str = "\
Each time you discard a card, draw 1 card.
Each time you boost a maneuver, draw 1 card.
While size is big, Medusa cannot be attacked.
Each opponent cannot maneuver.
Each opponent's move is 1 lower.
While size is big, each opposing fighter adjacent to Medusa cannot leave its space.
This card may be played face up against an opposing fighter within 3 spaces of Medusa.
Each time you discard a SONG card, take that card.
Each time an opposing sidekick is defeated, that opponent discards 1 card.
After an opposing hero moves, that opponent may draw 1 card; if they do, deal 1 damage to it.
While size is big, your hand limit is 3.
Each opponent cannot boost.
While size is small, each opponent has 1 action less.
When your turn starts, you may deal 1 damage to an opposing fighter in Medusa's zone.
When your turn starts, you may discard 1 card; if you do, gain 1 action.
When your turn starts, move Ms. Marvel up to 1 space.
When King Arthur attacks, you may commit a card from your hand face down to boost the attack.
When Medusa attacks, you may spend 1 Rage; if you do, mark this attack. If this attack is marked, your opponent may discard 1 random card; if they do, remove the mark from this attack.
During combat, if Daredevil played this card and you have 2 or less cards in hand, you may blind boost this card.
After combat, deal 1 damage to the opposing fighter.
After Cloak attacks, if 2 or more combat damage was dealt, your opponent discards 1 card.
Each time Beowulf takes damage, gain 1 Rage.
Each time an opponent's effect discards this card, draw 1 card.
Each time a Lamp is removed, draw 1 card.
While size is big, add 2 to the value of attack cards that Alice plays.
When you maneuver, each of your fighters may move 1 more space for each VOYAGE card in your discard pile.
When you boost a maneuver, you may place Houdini in any space instead of moving it.
The effects of this card cannot be canceled.
While Medusa has less health than the opposing fighter, add 1 to the value of defense cards that Medusa plays.
While the basket holds knife, this card may be played as a defense.
When Medusa is attacked, you learn the printed value of the attack card.
Each time you roll the die, you may spend 1 Rage; if you do, roll the die again.
Medusa may move between spaces with a Lamp as if they were adjacent.
Spaces with a Lamp are not counted when you move Medusa.
This card is played face up.
This card is played face up and only against a fighter adjacent to Medusa.
This card may be played face up as a ranged attack.
While size is big, this card may be played face up against any fighter on the board.
When an opponent's effect would look at your hand, you may reveal this card to cancel that effect.
When the game starts, gain 2 Rage.
When you maneuver, draw 1 card.
When you maneuver, you may draw 2 cards instead of 1; if you do, put 1 card from your hand on the bottom of your deck.
Each time an effect would make you discard a card from your hand, you may ignore it.
After you maneuver, deal 1 damage to each opposing fighter adjacent to Medusa.
Each time you boost, gain 1 Rage.
After you play a scheme, draw 1 card.
After Merlin plays a scheme, draw 1 card.
When Elektra is attacked, you may swap Elektra with a The Hand; if you do, it takes over this combat.
When the cards are revealed, if your opponent played no card, draw 1 card.
After you attack, if you won, draw 1 card.
After you play a SONG card, put that card into your opponent's hand.
Each time an opponent discards a SONG card, take that card or put that card on top of your deck.
Your move is 1 higher for each SONG card in opponents' hands.
After you defend, draw 1 card.
Each time you lose a combat, if it is your turn and you lost no earlier combat this turn, gain 1 action.
Each time you win a combat, draw 1 card.
Each time Beowulf takes combat damage, gain 1 Rage.
Each time a Harpy is defeated, draw 1 card.
Each time an opposing sidekick is defeated, draw 1 card.
After Medusa moves, deal 1 damage to a fighter adjacent to it.
After a friendly fighter moves, draw 1 card.
Medusa takes 2 less combat damage.
Medusa takes no damage except combat damage and exhaustion.
While size is big, your move is 3.
Your move is 1 higher for each Rage you have.
Add 1 to the value of cards that each friendly fighter in Medusa's zone other than Medusa plays.
Add 1 to the value of cards that you play.
While size is big, the effects of Harpy cards cannot be canceled.
This card can be played only while you have 2 or more other cards in hand.
While size is big, this card may be played as an attack.
When one of your sidekicks attacks, draw 1 card.
After one of your sidekicks attacks, draw 1 card.
When one of your fighters is attacked, draw 1 card.
After one of your sidekicks plays a scheme, draw 1 card.
Each time an opposing fighter takes damage, deal 1 damage to it.
Each time one of your sidekicks takes combat damage, gain 1 Rage.
Each time an opposing sidekick leaves Medusa's zone, draw 1 card.
Each time a Harpy leaves a space adjacent to Medusa, draw 1 card.
When you maneuver, you may spend 2 Rage; if you do, Medusa's move is 5 in this maneuver, then Medusa may move through opposing fighters in this maneuver.
After you maneuver, deal 1 damage to each opposing fighter Medusa moved through.
Medusa's move is 5.
Medusa's move is 1 higher.
Each friendly fighter may move through opposing fighters.
While size is big, Medusa may attack fighters within 2 spaces.
While size is big, Medusa is ranged.
Your boost values are 1 higher.
Damage to Medusa may be dealt to Harpies in Medusa's zone instead.
Cards named Excalibur can be played only while size is big.
While size is big, SONG cards may be played as defenses.
Scheme cards may be played as attacks.
Merlin cards are played face up.
Merlin cards are played face up and only against an opposing hero.
Merlin cards can be played only against a fighter adjacent to Medusa.
While size is big, cards named Excalibur may be played face up against any fighter on the board.
Merlin cards may be played face up as ranged attacks.
While Medusa or Cloak is in a space with a Lamp and size is big, your move is 3.
The effects of cards named Excalibur cannot be canceled.
Merlin cards can be played only while size is big.";
