# Was der Client darüber sagt, wie Helden gegeneinander abschneiden.

ui-field-decks = Helden und Decks
ui-field-numbers = Zahlen
ui-field-source = Wessen Duelle
ui-field-source-bots = Bots, vorab gespielt
ui-field-source-all = Dieser Server
ui-field-source-people = Dieser Server, unter Menschen
ui-field-made =
    { $games ->
        [one] Ein Duell des Bots „{ $bot }“ gegen sich selbst, gemacht mit lab matrix am { $day }, Commit { $commit }.
       *[other] { $games } Duelle des Bots „{ $bot }“ gegen sich selbst, gemacht mit lab matrix am { $day }, Commit { $commit }.
    }
ui-field-here =
    { $games ->
        [0] Hier wurde noch nichts zu Ende gespielt.
        [one] Ein Duell, das hier zu Ende gespielt wurde.
       *[other] { $games } Duelle, die hier zu Ende gespielt wurden.
    }
ui-field-interval = In 95 von 100 Fällen liegt der wahre Wert in dem Bereich in Klammern.
ui-field-pairs = Held gegen Held
ui-field-pairs-words = Wie oft die Zeile die Spalte schlägt, in Prozent. In Kreisen: wie oft der erste Platz gegen denselben Helden gewinnt. Eine Überschrift ordnet die Zeilen.
ui-field-boards = Held auf Spielplan
ui-field-boards-words = Wie oft ein Held auf jedem Spielplan gewinnt, in Prozent.
ui-field-hero = Held
ui-field-mean = Alle
ui-field-others = alle anderen
ui-field-point = Zeig auf ein Feld oder geh mit den Pfeiltasten hin, um mehr zu lesen.
ui-field-pair = { $row } gewinnt { $rate } % gegen { $column } ({ $low } bis { $high } %).
ui-field-mirror = { $row } gegen { $row }: Der erste Platz gewinnt { $rate } % ({ $low } bis { $high } %).
ui-field-on = { $hero } gewinnt { $rate } % auf { $board } ({ $low } bis { $high } %).
ui-field-none = { $row } gegen { $column }: noch kein Duell.
ui-field-none-on = { $hero } auf { $board }: noch kein Duell.
ui-field-games =
    { $games ->
        [one] 1 Spiel.
       *[other] { $games } Spiele.
    }
ui-field-place = Unter Bots gewinnt er { $rate } %, Platz { $place } von { $of }
ui-field-best = am besten gegen { $name } ({ $rate } %)
ui-field-worst = am schwersten gegen { $name } ({ $rate } %)
ui-field-best-board = am besten auf { $name } ({ $rate } %)
