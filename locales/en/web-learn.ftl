# The guided first duel.

## Learning

ui-learn-title = Learn
ui-learn-intro = A short, real duel with a coach beside the board. Each kind of decision is explained the first time it comes up; then you play on as you like. It takes about ten minutes.
ui-learn-what = You lead { $mine } against { $theirs }, on { $board }. The other side is our weakest bot.
ui-learn-start = Begin the first duel
ui-learn-go-on = Go on with your first duel
ui-learn-anew = Begin anew
ui-learn-forget = Explain everything again
ui-learn-forgotten = The coach will explain everything again.
ui-learn-impossible = This server has no two heroes for a lesson. Try a game against the weakest bot.
ui-learn-in-short = The game in five sentences
ui-learn-more = All of it is on the rules page.
ui-learn-sentences =
    Bring the other hero’s health to zero.
    In your turn you take two actions: maneuver, attack, scheme.
    A maneuver draws a card and moves your fighters.
    In an attack both sides lay a card face down; if the attack is higher, the difference is the damage.
    Every card can also be used up to boost a move: what to keep is the art of it.

## The coach

ui-coach-name = Coach
ui-coach-got-it = Got it
ui-coach-next = Next
ui-coach-skip = No coach
ui-coach-resume = Coach, please
ui-coach-rules = In the rules
ui-coach-step-of = { $step } of { $count }
ui-coach-waiting = The other side is thinking. The log tells what it does.
ui-coach-your-move = You decide: click what glows, or a button beside the question.
ui-coach-tour-board = Discs are spaces, lines join them. Colours are zones. The large tokens are heroes, smaller ones sidekicks; the number is the health that is left. Yours and theirs differ by colour and shape.
    .title = The board
ui-coach-tour-hand = Below are your cards. The sign says what a card is for: attack, defense, both, or a scheme. Hover, press long, or use the magnifier to read it in full.
    .title = Your hand
ui-coach-tour-sides = The panels show each side’s health, how many cards it holds and how many are left to draw. Discard piles are open: click one to look through it. You can see any deck’s list too.
    .title = Both sides
ui-coach-tour-prompt = The line with the question always says who must decide what. Whatever glows can be chosen; a click on anything else tells you why it cannot. Most clicks can be undone.
    .title = What to do now
ui-coach-ask-setup = Your hero stands on its starting space. Put your sidekick on one of the glowing spaces in the same zone. Close to the hero is fine.
    .title = Place your sidekick
ui-coach-ask-state = This hero has more than one side. Choose one; its card says what each does.
    .title = A choice for your hero
ui-coach-ask-action = You take two in each turn. Maneuver draws a card and moves; click a fighter that glows to attack with it; click a scheme card to play it. When in doubt at first: maneuver.
    .title = An action
ui-coach-ask-maneuver-boost = You have drawn a card. You may now give one card away and move further by its boost number. Mostly you keep your cards; a boost is for catching somebody, or for getting away.
    .title = Boost the move?
ui-coach-ask-move = Click a fighter, then one of the glowing spaces; the numbers say how far they are. You pass through friends, not through enemies. When all stand where you want them, you are done.
    .title = Move
ui-coach-ask-attack-card = Choose the card to attack with; the other side does not see it yet. A high value hurts; a good effect may be worth more. Beware: they can answer with a defense.
    .title = Lay an attack
ui-coach-ask-defense = Lay a defense card, or none. Their card is hidden. A small attack may not be worth your best defense; and damage that does not matter now is a card saved for later.
    .title = You are attacked
ui-coach-ask-item = Your fighter stands on an item and may add it to the card. Each item can be used only once.
    .title = An item
ui-coach-ask-commit-boost = This hero may lay a second card face down to strengthen the attack by its boost number.
    .title = Boost the attack?
ui-coach-ask-boost = An effect lets you discard a card and add its boost number.
    .title = Boost the card?
ui-coach-ask-order = You have more than one effect at the same moment. You choose the order; often it does not matter.
    .title = Which comes first?
ui-coach-ask-hand-limit = At the end of your turn you keep seven. Choose what to let go: cards for a defeated sidekick are still good for boosts, but not for more.
    .title = Too many cards
ui-coach-ask-discard = An effect makes you discard. Choose the card that you miss least.
    .title = Discard
ui-coach-ask-yes-no = The effect is up to you: the question says what happens on yes.
    .title = You may
ui-coach-ask-fighter = An effect asks for a fighter. Those that can be chosen glow.
    .title = Choose a fighter
ui-coach-ask-space = An effect asks for a space. Those that can be chosen glow.
    .title = Choose a space
ui-coach-ask-number = The effect lets you say how much.
    .title = Choose a number
ui-coach-ask-opponent = The effect concerns one of the others; you say whom.
    .title = Choose an opponent
ui-coach-ask-effect = The card gives you a choice. Its text is in the question.
    .title = Choose an effect
ui-coach-ask-symbol = The card on top of your pile stands for any symbol. Choose the one that helps this card.
    .title = Choose a symbol
ui-coach-ask-place = A fighter is put straight onto a space, without walking. Click one that glows.
    .title = Place
ui-coach-ask-card = The effect asks for a card; those that fit glow or are listed.
    .title = Choose a card
ui-coach-ask-hidden-card = Only you see these cards.
    .title = Choose a card
ui-coach-ask-card-order = The card that you choose first will be drawn first; the others follow in the order of your choice.
    .title = The order of the cards
ui-coach-ask-replace = You may exchange the card that you played for another one.
    .title = Another card?
ui-coach-ask-deck = The effect concerns the deck of one player; you say whose.
    .title = Whose deck?
ui-coach-ask-guard = An effect would show your hand. If you hold the right card, you can stop it.
    .title = Your hand would be seen
ui-coach-ended = That was a whole game. You know what matters now: the rest is in the cards. Try another hero, or a stronger bot.
