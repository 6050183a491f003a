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
ui-coach-ended = That was a whole game. You know what matters now: the rest is in the cards. Try another hero, or a stronger bot.
ui-coach-result = The combat is decided
ui-coach-result-hit = Attack { $attack } against defense { $defense }: the attack is higher, and the difference is the damage. The side that dealt damage has won the combat; some effects after combat ask for that. Both cards go to their discard piles.
ui-coach-result-blocked = Attack { $attack } against defense { $defense }: the attack is not higher, so nothing gets through, and the defender has won the combat. A defense need not be higher, it is enough if it is as high.

## The coach in any game against bots

ui-advisor-option = Option
ui-advisor-odds-attack = If they defend as well as their hand allows:
ui-advisor-odds-defense = Over all cards that may lie there:
ui-advisor-blocked = blocked
ui-advisor-damage = damage
ui-advisor-range = possible
ui-advisor-percent = { $share } %
ui-advisor-about = ≈ { $damage }
ui-advisor-from-to = { $least }–{ $most }
ui-advisor-with = { $option }, with { $card }
ui-advisor-wait = When you have to decide, I know the odds.
ui-advisor-idle = No combat is to be decided. Ask me what I would do.
ui-advisor-ask = What would you do?
ui-advisor-thinking = I think …
ui-advisor-do = Do that
ui-advisor-back = Take back
ui-advisor-choice = I would choose: { $option }. I give us { $chance } % to win with it.
ui-advisor-next = Next best: { $option }, with { $chance } %.
ui-advisor-ahead = At the end of this action it hardly differs from the next best; it pays later.
ui-advisor-because-health = { $whose ->
    [own] It keeps our hero healthier.
   *[theirs] It costs their hero health.
}
ui-advisor-because-sidekicks = { $whose ->
    [own] It keeps our sidekicks on the board.
   *[theirs] It costs them sidekicks.
}
ui-advisor-because-hand = { $whose ->
    [own] It leaves more in our hand.
   *[theirs] It leaves less in their hand.
}
ui-advisor-because-deck = { $whose ->
    [own] It saves our deck.
   *[theirs] It empties their deck.
}
ui-advisor-because-reach = { $whose ->
    [own] It brings good attacks within our reach.
   *[theirs] It takes attacks out of their reach.
}
ui-advisor-because-defense = { $whose ->
    [own] It keeps a good defense in our hand.
   *[theirs] It leaves them a weaker defense.
}
ui-advisor-because-actions = { $whose ->
    [own] It leaves us more actions.
   *[theirs] It leaves them fewer actions.
}
ui-advisor-because-counters = { $whose ->
    [own] It builds up what our hero counts.
   *[theirs] It takes from what their hero counts.
}
ui-advisor-because-near = { $whose ->
    [own] It brings us nearer to their hero.
   *[theirs] It keeps them away.
}
