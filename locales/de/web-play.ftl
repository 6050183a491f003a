# Was der Browser am Tisch und nach dem Spiel sagt.

ui-common-player = { $name } ({ $hero })

## Die Summen eines Kampfes

ui-log-sum-attack = Angriff { $total }:
ui-log-sum-defense = Verteidigung { $total }:
ui-stage-health = Leben { $health } von { $max }
ui-stage-damage = { $damage } Schaden
ui-stage-undone = Dadurch verloren:

## Tempo

ui-settings-speed-calm = Ruhig
ui-pace-pause = Anhalten
ui-pace-go = Laufen lassen
ui-pace-step = Nächster Schritt
ui-keys-pause = Anhalten, was zu sehen ist, oder laufen lassen
ui-play-show-combat = Kampf zeigen
