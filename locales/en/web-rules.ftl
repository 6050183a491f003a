# The rules page. Where a message has several lines, each is an entry of a list.

## The rules page

ui-rules-title = The rules
ui-rules-intro = Everything that holds for every hero, in the order in which you meet it. What a card or a hero’s own ability says goes before these rules, as far as it says so. You need not know them by heart: the table offers only what is allowed, and says why when something is not.
ui-rules-contents = Contents
ui-rules-example = Example
ui-rules-see = See also
ui-rules-print = Print
ui-rules-basics = What the game is about
ui-rules-basics-1 = Each player leads one hero with a deck of cards that nobody else has. You move over a board of spaces, play cards to attack and to defend, and try to bring the other hero’s health to zero. Who does that wins.
ui-rules-basics-2 = Everybody who fights is a fighter: a hero, or one of the sidekicks that many heroes bring along. Fighters of your own side are friendly, all others are opposing.
ui-rules-basics-3 =
    Spaces joined by a line are adjacent. Being close in the picture without a line means nothing.
    The colours (or patterns) of the spaces are zones. All spaces of one colour are one zone, wherever they lie. A space with several colours is in each of these zones.
    A space holds one fighter, apart from small ones.
    How far away something is means: how many lines you must follow to get there. Fighters in between do not count.
ui-rules-basics-4 = A fighter is melee or ranged. Melee fighters attack adjacent fighters. Ranged fighters attack adjacent fighters too, and everybody in a zone that they stand in. Some heroes reach further; their card says how far.
ui-rules-basics-5 =
    Attack cards (a value to strike with), defense cards (a value to block with), versatile cards (either of the two), scheme cards (an effect that takes an action).
    The boost number in the corner of a card is what it adds when you use it up for a boost.
    A card that names a fighter can only be used by that fighter; all others can be used by any of yours.
ui-rules-setup = Setting up
ui-rules-setup-1 =
    The board is chosen. If it has items, one is drawn for each marked space. Doors are open.
    Each player shuffles the own deck and draws 5 cards.
    In the order of play, each hero goes to the starting space with the number of its seat; its player then puts the sidekicks on different free spaces in a zone of the hero.
    A hero with something to decide at the start (a size, for example) does so now, for all to see.
    The first player begins.
ui-rules-setup-2 = You know your hand when you place your sidekicks. If there is no free space left in the zone, a sidekick may go to any free space. A starting space that a later hero needs stays free.
ui-rules-turn = A turn
ui-rules-turn-1 = In your turn you take exactly two actions. They may be the same twice, and you may not pass. The actions are:
ui-rules-turn-2 =
    Maneuver: draw a card, then move your fighters.
    Attack: one of your fighters attacks.
    Scheme: play a scheme card.
    On boards with items: use an item that one of your fighters stands on.
ui-rules-turn-3 = What your hero does at the start of a turn comes before the first action; what happens at the end comes after the last. Then you discard down to 7 cards, if you hold more, and the next player begins.
ui-rules-turn-4 = An action that you gain adds one to this turn, and you must take it like the others. One gained in somebody else’s turn does nothing. A maneuver is always possible, so there is always something to do.
ui-rules-maneuver = Maneuver
ui-rules-maneuver-1 =
    Draw a card. You must, even if your hand is full; with an empty deck you are exhausted instead.
    You may boost: discard one card from your hand and add its boost number to your move value for this maneuver. The card that you have just drawn will do.
    Move each of your fighters, in any order, each as far as your move value or less. You may leave any of them where they are.
ui-rules-maneuver-2 = The move value counts for each fighter by itself; it is not shared out between them. One fighter finishes moving before the next begins. You move only your own fighters, not those of a teammate.
ui-rules-maneuver-3 = Your hero moves 2. You draw, discard a card with boost 3, and may now move your hero up to 5 spaces and your sidekick up to 5 spaces as well.
ui-rules-movement = Moving and placing
ui-rules-movement-1 = A move goes step by step along the lines.
ui-rules-movement-2 =
    You may pass through friendly fighters.
    You may not pass through opposing fighters.
    You may not end on a space where somebody else stands. Ending where you began is fine.
ui-rules-movement-3 = The same holds when a card moves a fighter. If you move somebody else’s fighter, the rules are read from that fighter’s side: it passes through its own friends and not through its enemies. You choose the way.
ui-rules-movement-4 = “Up to 3 spaces” may be none. “Through” a fighter means into its space and out again in the same move. A move by a card is not a maneuver: it brings no card and no boost.
ui-rules-movement-5 = A fighter that is placed is put straight onto its new space, without a way; distance, doors and enemies in between do not matter. The space must be one where it could end a move. “Empty” means that nobody at all stands there. Fighters that swap change places at one moment.
ui-rules-boost = Boost
ui-rules-boost-1 = To boost, discard a card from your hand and add its boost number: to your move value in a maneuver, or to the value of a card where an effect says that you may. The text of the discarded card does not count, unless it says what happens when you boost with it.
ui-rules-boost-2 = Any card in your hand will do, even one whose fighter is no longer there. You can boost a maneuver once.
ui-rules-boost-3 = A blind boost uses the top card of your deck in place of one from your hand. It is not a draw; with an empty deck it adds nothing and does no harm.
ui-rules-attack = Attack
ui-rules-attack-1 =
    Name one of your fighters and an opposing fighter that it can reach: adjacent, or for a ranged fighter in one of its zones.
    Lay an attack or versatile card face down. Your attacking fighter must be allowed to use it. Without such a card you cannot attack.
    The defender may lay a defense or versatile card that the attacked fighter can use, or decide not to.
    Both cards are turned over, and the combat is worked out.
ui-rules-attack-2 = Everybody may attack an adjacent fighter, in whatever zone it stands. Reach is looked at once, when the attack is declared: what moves later does not stop the combat.
ui-rules-attack-3 = You never have to defend, and you may keep a card back although you could play it. Nobody can take a card back once it lies there.
ui-rules-attack-4 = A ranged fighter stands on a space that is red and blue. It may attack anybody on a red or blue space anywhere on the board, and anybody adjacent.
ui-rules-combat = Combat
ui-rules-combat-1 = When the cards are turned over, things happen in this order. In each step the defender’s effects come first, then the attacker’s. If you have several in one step, you choose their order.
ui-rules-combat-2 =
    Effects marked Immediately.
    Effects marked During combat: most of what changes the values.
    The result: the attack’s value minus the defense’s value is the combat damage. No defense card counts as 0. Damage is never less than 0, and a better defense does not hurt the attacker.
    Effects marked After combat.
    Abilities that work after a combat.
    The played cards go to their discard piles.
ui-rules-combat-3 = The attacker has won the combat if at least 1 combat damage was dealt; otherwise the defender has won. Damage from effects does not decide this. Combat damage counts in full, even if the defender had less health left.
ui-rules-combat-4 = A card’s value starts with the printed number. “+2” or a boost adds to it. A value that “is 5 instead” replaces the printed number and keeps what was added; one that “is equal to” something starts anew from there. A value that is ignored counts as 0, and one that cannot be changed stays as it is. No value falls below 0.
ui-rules-combat-5 = If a fighter of the combat is defeated or leaves and the game goes on, the combat is still finished: its card keeps its value and its effects, apart from those that need to know where the fighter stands.
ui-rules-combat-6 = Attack 4 against defense 2, whose effect adds 1 during combat: 4 − 3 = 1 damage, and the attacker has won. With one more for the defense nobody is hurt, and the defender has won.
ui-rules-effects = Effects and canceling
ui-rules-effects-1 =
    You must do what a card says, even if it harms you, unless it says “may” or “up to”.
    What cannot be done is left out, and the rest is done. “If you do” and what follows falls away when the part before it did nothing.
    Conditions are looked at when the effect’s turn comes, not before.
    One effect is finished before the next begins.
ui-rules-effects-2 = Canceling the effects of a card stops all those that have not happened yet, an item used with it included. It does not change the card’s value, what has already happened, or a hero’s ability. As the defender’s effects come first, a defender who cancels immediately is faster than an attacker who would.
ui-rules-effects-3 = On a combat card “the opposing fighter” is the other one in this combat. “Your fighters” are those of your own seat; “friendly” ones can be a teammate’s too.
ui-rules-effects-4 = “Look at” shows something to you alone. “Reveal” shows it to all.
ui-rules-scheme = Scheme
ui-rules-scheme-1 = Turn over a scheme card from your hand, and say which of your fighters uses it: one that the card allows, and that stands on the board. Do what it says; then it goes to your discard pile. You may play a scheme although it will do little or nothing.
ui-rules-scheme-2 = Where a scheme speaks of “your fighter”, it is the one that uses it. Where it names somebody, it is that one’s place that counts.
ui-rules-damage = Damage and defeat
ui-rules-damage-1 = Damage lowers health. At 0 a fighter is defeated and leaves the board at once, in the middle of whatever is going on. When an effect harms several fighters, all of them take it at the same moment.
ui-rules-damage-2 = Recovering raises health, but not above the number that the fighter began with. A defeated fighter cannot recover; only an effect that returns it brings it back. Setting health to a number is neither damage nor recovery.
ui-rules-damage-3 = Sidekicks without a health number have 1.
ui-rules-hand = Hand and discard pile
ui-rules-hand-1 = At the end of your turn you keep at most 7 cards; you choose which ones go. At any other time you may hold as many as you like.
ui-rules-hand-2 = Discard piles lie open, and everybody may look through them at any time. Their order stays. The pile is not shuffled into the deck when that is empty.
ui-rules-hand-3 = Who must discard chooses the cards, unless it is by chance; with too few cards, all go. Hands and the order of decks are hidden; how many cards they hold, and which cards a hero’s deck is made of, everybody may know.
ui-rules-exhaustion = Exhaustion
ui-rules-exhaustion-1 = When your deck is empty, you are exhausted. Each time you should draw a card then, each of your fighters on the board takes 2 damage instead, once for each missing card. This can cost you the game.
ui-rules-exhaustion-2 = Only drawing does that. Looking at the deck, a blind boost, or discarding from it does no harm when it is empty.
ui-rules-exhaustion-3 = One card is left, and an effect lets you draw three: you draw it, and then each of your fighters takes 2 damage, twice.
ui-rules-items = Items on the board
ui-rules-items-1 = Some boards have spaces with items. Which ones lie there is drawn before the game, for all to see. Walking over an item does nothing: it stays until somebody uses it, and each can be used once.
ui-rules-items-2 =
    Scheme items: a fighter on the space uses it as an action; do what it says.
    Combat items: a fighter on the space that plays a card in a combat may add the item to that card. It raises the value during combat by its number, and can be canceled together with the card’s effects.
ui-rules-items-3 = The attacker decides about an item together with the attack card, before the defender does. Who plays no card cannot use an item in that combat. A used item leaves the game.
ui-rules-doors = Doors
ui-rules-doors-1 = A door lies across lines. All doors are open at first. A closed door takes its lines away: nobody moves, attacks or counts distance through it.
ui-rules-doors-2 =
    In your maneuver each of your fighters next to a door may close it, at no cost.
    A fighter that moves may open a door next to it for 1 space of its movement, before, between or after its steps.
    In other moves, and for other people’s fighters, doors stay as they are.
ui-rules-doors-3 = Closed doors part zones as well: two spaces of one colour are not in the same zone while a closed door makes the shortest way between them longer.
ui-rules-passages = Secret passages
ui-rules-passages-1 = Spaces with the sign of a passage are joined with each other for moving: from one to any other is one step. This holds for every move, also one that a card brings. Somebody who stands at the other end is in the way as usual.
ui-rules-passages-2 = For attacks, distance, adjacency and zones passages do not count.
ui-rules-small = Small and large fighters
ui-rules-small-1 =
    A space can hold up to four small fighters, besides one that is not small.
    Small fighters pass through opposing ones, and opposing ones through them.
    Others may end on a space with only small fighters; a small fighter may end on any space with fewer than four of them.
    Fighters that share a space are adjacent to each other.
    When a small fighter takes damage, each other small fighter of its kind on that space takes the same.
ui-rules-small-2 = Small fighters often wait in a supply until they are summoned. Defeated ones go back there. If none is left, summoning moves one from the board.
ui-rules-small-3 =
    A large fighter stands on two spaces that a line joins, with its head on one and its tail on the other, or with its head alone on one.
    It is one fighter: it is in the zones of both spaces, adjacent to what is adjacent to either, in the way on both, and attacked and hurt once.
    It moves from head or tail. Each step takes the head to the next space, and the tail to the space that the head left. It uses no secret passages.
    Where it is placed, its head goes to the space that is named; its player lays the tail into a free space beside it, or nowhere.
    A door cannot be closed while a large fighter stands across it.
ui-rules-special = Heroes with rules of their own
ui-rules-special-1 =
    Two heroes in one seat share a hand and a deck. The seat is beaten when both are defeated. Where an effect means “the hero”, their player chooses which.
    Counters are kept between zero and their limit; what goes beyond is lost.
    A hero who would be defeated and comes back instead is off the board until the start of that seat’s next turn: no actions, no draws, no damage until then.
    Symbols on cards matter to those heroes whose ability speaks of them, mostly for the top card of the discard pile.
ui-rules-special-2 = Each hero’s card is at the table and on the heroes page.
ui-rules-winning = Winning
ui-rules-winning-1 = In a duel the game ends at the moment when a hero is defeated: the other player has won. Nothing that was still to happen happens. It does not matter who caused it; you can lose by your own card, or by exhaustion.
ui-rules-winning-2 = If heroes of all sides fall at the very same moment, the player whose turn it is has won. There are no draws.
ui-rules-teams = Teams
ui-rules-teams-1 = Two play against two, on a board with four starting spaces. The teams take turns: first, second, third and fourth seat, where the first and third are one team. Three people can play as well; one of them then leads both heroes of a team, each with a hand, deck and turn of its own.
ui-rules-teams-2 =
    Your teammate’s fighters are friendly: you pass through them and cannot attack them. But they are not yours: you do not move them in your maneuver, and your exhaustion does not hurt them.
    Teammates may tell each other everything; so each sees the other’s hand, unless the table was set up otherwise.
    If your hero is defeated, you play on as long as you have a fighter on the board.
    A team has lost when its last hero is defeated.
    In a combat “your opponent” is the other player of that combat; elsewhere it means both players of the other team.
ui-rules-free-for-all = Free-for-all
ui-rules-free-for-all-1 = Three or four play, each alone. Who loses the hero is out at once, with all fighters and cards. The last one left has won.
ui-rules-free-for-all-2 =
    In your very first turn you may only attack the player right after you, and those who have already had a turn. Other effects are not bound by this.
    In a combat “your opponent” is the other player of that combat; elsewhere it means all others. “An opponent” is one of your choice.
    When several must do something, they do it in the order of play, beginning after the player whose turn it is.
