# What the client says at a table and after the game.

ui-common-player = { $name } ({ $hero })

## The sums of a combat

ui-log-sum-attack = Attack { $total }:
ui-log-sum-defense = Defense { $total }:
ui-stage-health = health { $health } of { $max }
ui-stage-damage = { $damage } damage
ui-stage-undone = Lost by it:

## Pace

ui-settings-speed-calm = Calm
ui-pace-pause = Pause
ui-pace-go = Let it run
ui-pace-step = Next step
ui-keys-pause = Pause what is shown, or let it run
ui-play-show-combat = Show the combat
