# Was der Browser am Tisch und nach dem Spiel sagt.

## Ein Kampf

ui-stage-health = Leben { $health } von { $max }
ui-stage-damage = { $damage } Schaden
ui-stage-undone = Dadurch verloren:

## Tempo

ui-pace-pause = Anhalten
ui-pace-go = Laufen lassen
ui-pace-step = Nächster Schritt
ui-keys-pause = Anhalten, was zu sehen ist, oder laufen lassen
ui-play-show-combat = Kampf zeigen

## Karten zur Wahl

ui-tray-title = Karten zur Wahl
ui-tray-count = { $number } von { $all }
ui-tray-from-hand = aus der Hand von { $seat }
ui-tray-from-pile = aus dem Ablagestapel von { $seat }
ui-tray-from-top = oben vom Deck von { $seat }
ui-tray-from-deck = von { $seat }
ui-tray-from-own = von { $pile }
ui-tray-name = Nenne eine Karte.
ui-tray-place = { $number }. von oben
ui-tray-move = { $card }, Stelle { $number } von { $all }; die Pfeiltasten verschieben sie
ui-tray-earlier = Weiter nach oben
ui-tray-later = Weiter nach unten
ui-tray-order = In dieser Reihenfolge zurücklegen
ui-tray-choose = Wähle eine der Karten.
ui-play-lone = Es gibt nichts anderes zu wählen. Gefragt wird trotzdem, damit niemand aus dem Schweigen etwas erfährt.

## Meine Spiele

ui-games-words = Sie stehen in diesem Browser. Ein hier geöffneter Platz-Link bringt sein Spiel mit.
ui-games-none = Hier hast du noch nicht gespielt.
ui-games-running = Laufende
ui-games-finished = Beendete
ui-games-turns = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
ui-games-won = Gewonnen
ui-games-lost = Verloren
ui-games-go-on = Weiterspielen
ui-games-result = Ergebnis
ui-games-forget = Vergessen

## Die Geschichte eines Spiels

ui-story-title = Die Geschichte des Spiels
ui-story-chance = Gewinnaussicht, wie die Bots sie einschätzen
ui-story-chance-of = Gewinnaussicht von { $seat }, wie die Bots sie einschätzen
ui-story-course = { $seat }: von { $from } % am Anfang auf { $to } % vor dem Ende.
ui-story-turned = Wo es sich wendete
ui-story-swing = Zug { $turn }: von { $from } % auf { $to } %
ui-story-cards = Karten, auf die es ankam
ui-story-played = Gespielt
ui-story-damage = Schaden
ui-story-gain = Aussicht
ui-story-percent = { $percent } %
ui-story-moment = Zum besten Augenblick von { $card }

## Analyse

ui-review-begin = Spiel analysieren
ui-review-words = Ein Bot sieht sich jede Wahl noch einmal an, mit dem, was ihr Spieler wusste.
ui-review-waiting = { $count ->
    [one] Eine Analyse ist vorher dran.
   *[other] { $count } Analysen sind vorher dran.
}
ui-review-progress = { $done } von { $all } Entscheidungen
ui-review-mistakes = { $count ->
    [0] Keine Wahl war deutlich schlechter als eine andere.
    [one] 1 Wahl war deutlich schlechter als eine andere.
   *[other] { $count } Entscheidungen waren deutlich schlechter als eine andere.
}
ui-review-better = Besser: { $choice } ({ $chance } % statt { $taken } %)
ui-review-then = So könnte es weitergehen:
ui-review-notation = In der Notation
ui-review-courses = { $count ->
    [one] In einem Zug haben mehrere Entscheidungen zusammen viel verschenkt; noch ein Druck zeigt die nächste davon:
   *[other] In { $count } Zügen haben mehrere Entscheidungen zusammen viel verschenkt; noch ein Druck zeigt die nächste davon:
}
ui-review-turn = Zug { $turn }
ui-review-by = Eingeschätzt von { $bot }.

## Wiedergabe: Sprünge, Tempo, Teilen

ui-replay-jump-turn = Zug
ui-replay-jump-combat = Kampf
ui-replay-jump-mistake = Fehler
ui-replay-jump-back = { $what }: davor
ui-replay-jump-on = { $what }: danach
ui-replay-speed = Tempo
ui-replay-speed-times = { $times }×
ui-replay-share = Link zu diesem Augenblick kopieren
ui-replay-picture = Bild ({ $kind })

## Ein Kämpfer, den man ansieht

ui-look-reach = in Reichweite: { $spaces }
ui-look-hand = { $count ->
    [one] { $seat }: 1 Karte auf der Hand
   *[other] { $seat }: { $count } Karten auf der Hand
}

## Marker, die angesehen werden

ui-look-token-own = dein Marker
ui-look-token-of = Marker von { $seat }
ui-look-token-enter = Wenn ein Kämpfer hereinkommt: { $text }
ui-look-token-quiet = Er versperrt niemandem den Weg, und wer hereinkommt, dem geschieht nichts.
ui-look-token-line = Er liegt auf einer Linie und versperrt niemandem den Weg.

## Zurückkommen und reden

ui-notice-title = Du bist am Zug
ui-react-say = Etwas sagen
ui-react-mute = Andere stumm schalten
ui-react-unmute = Andere hören
ui-react-said = { $name }: { $words }
ui-react-hello = Hallo!
ui-react-good-luck = Viel Glück!
ui-react-well-played = Gut gespielt!
ui-react-ouch = Autsch!
ui-react-thinking = Moment, ich überlege …
ui-react-thanks = Danke!
ui-react-sorry = Tut mir leid!
ui-react-good-game = Schönes Spiel!
