# What the client says at a table and after the game.

## A combat

ui-stage-health = health { $health } of { $max }
ui-stage-damage = { $damage } damage
ui-stage-undone = Lost by it:

## Pace

ui-pace-pause = Pause
ui-pace-go = Let it run
ui-pace-step = Next step
ui-keys-pause = Pause what is shown, or let it run
ui-play-show-combat = Show the combat

## Cards to choose from

ui-tray-title = Cards to choose from
ui-tray-count = { $number } of { $all }
ui-tray-from-hand = from the hand of { $seat }
ui-tray-from-pile = from the discard pile of { $seat }
ui-tray-from-top = from the top of the deck of { $seat }
ui-tray-from-deck = of { $seat }
ui-tray-from-own = from { $pile }
ui-tray-name = Name a card.
ui-tray-place = { $number } from the top
ui-tray-move = { $card }, place { $number } of { $all }; the arrow keys move it
ui-tray-earlier = Further up
ui-tray-later = Further down
ui-tray-order = Put back in this order
ui-tray-choose = Choose one of the cards.
ui-play-lone = There is nothing else to choose. You are asked all the same, so that nobody learns from your silence.

## My games

ui-games-words = They are kept in this browser. A seat link opened here brings its game with it.
ui-games-none = You have not played here yet.
ui-games-running = Running
ui-games-finished = Finished
ui-games-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
ui-games-won = Won
ui-games-lost = Lost
ui-games-go-on = Go on
ui-games-result = Result
ui-games-forget = Forget

## The story of a game

ui-story-title = The story of the game
ui-story-chance = Chance to win, as the bots judge it
ui-story-chance-of = Chance of { $seat } to win, as the bots judge it
ui-story-course = { $seat }: from { $from } % at the beginning to { $to } % before the end.
ui-story-turned = Where it turned
ui-story-swing = Turn { $turn }: from { $from } % to { $to } %
ui-story-cards = Cards that mattered
ui-story-played = Played
ui-story-damage = Damage
ui-story-gain = Chance
ui-story-percent = { $percent } %
ui-story-moment = To the best moment of { $card }

## Review

ui-review-begin = Review the game
ui-review-words = A bot looks at every choice again, from what its player knew.
ui-review-waiting = { $count ->
    [one] One review comes first.
   *[other] { $count } reviews come first.
}
ui-review-progress = { $done } of { $all } choices
ui-review-mistakes = { $count ->
    [0] No choice was clearly worse than another.
    [one] 1 choice was clearly worse than another.
   *[other] { $count } choices were clearly worse than another.
}
ui-review-better = Better: { $choice } ({ $chance } % in place of { $taken } %)
ui-review-then = It could go on:
ui-review-notation = In the notation
ui-review-courses = { $count ->
    [one] In one turn several choices together gave much away; press again for the next of them:
   *[other] In { $count } turns several choices together gave much away; press again for the next of them:
}
ui-review-turn = Turn { $turn }
ui-review-by = Judged by { $bot }.

## Replay: jumps, speed, sharing

ui-replay-jump-turn = Turn
ui-replay-jump-combat = Combat
ui-replay-jump-mistake = Mistake
ui-replay-jump-back = { $what }: the one before
ui-replay-jump-on = { $what }: the next
ui-replay-speed = Speed
ui-replay-speed-times = { $times }×
ui-replay-share = Copy the link to this moment
ui-replay-picture = Picture ({ $kind })

## A fighter that is looked at

ui-look-reach = in reach: { $spaces }
ui-look-hand = { $count ->
    [one] { $seat }: 1 card in hand
   *[other] { $seat }: { $count } cards in hand
}

## Tokens that are looked at

ui-look-token-own = your token
ui-look-token-of = token of { $seat }
ui-look-token-enter = When a fighter comes in: { $text }
ui-look-token-quiet = It blocks nobody, and nothing happens to whoever comes in.
ui-look-token-line = It lies on a line and blocks nobody.

## Coming back, and talking

ui-notice-title = Your turn
ui-react-say = Say something
ui-react-mute = Mute the others
ui-react-unmute = Hear the others
ui-react-said = { $name }: { $words }
ui-react-hello = Hello!
ui-react-good-luck = Good luck!
ui-react-well-played = Well played!
ui-react-ouch = Ouch!
ui-react-thinking = Let me think …
ui-react-thanks = Thank you!
ui-react-sorry = Sorry!
ui-react-good-game = Good game!
