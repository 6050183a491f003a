# Was das Terminal sagt. Ein Platz sind zwei Variablen: { $seat }, sein Name, und { $seatIs }, „you“ oder „other“.

## Namen und Aufzählungen

tty-no-language = `{ $tag }` ist keine Sprache, die hier gesprochen wird; es gibt: { $known }
tty-nobody = niemand
tty-none = keine
tty-owner-you = deiner
tty-owner-teammate = vom Mitspieler
tty-owner-opponent = vom Gegner
tty-owner-seat = Platz { $seat }
tty-unknown = { $what ->
    [hero] es gibt keinen Helden
    [board] es gibt keinen Spielplan
   *[card] es gibt keine Karte
} `{ $name }`
tty-unknown-near = { tty-unknown }; war `{ $near }` gemeint?
tty-unknown-list = { tty-unknown }; es gibt: { $known }
tty-ambiguous-name = `{ $name }` kann { $known } sein

## Karten, Kämpfer und Felder

tty-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
tty-card-attack = Angriff { $value }
tty-card-defense = Verteidigung { $value }
tty-card-versatile = vielseitig { $value }
tty-card-scheme = Plan
tty-card-boost = Verstärkung { $value }
tty-card-number = Zahl { $number }
tty-card-given = von { $name }, { $line }
tty-card-user = nur { $name }
tty-item-combat = Gibt einer im Kampf gespielten Karte { $value } dazu.
tty-melee = Nahkampf
tty-melee-far = Nahkampf mit Reichweite { $distance }
tty-ranged = Fernkampf
tty-ranged-far = Fernkampf mit Reichweite { $distance }
tty-hero = Held
tty-sidekick = Gefährte
tty-small = klein
tty-large = groß, auf zwei Feldern
tty-begins-in-supply = beginnt im Vorrat
tty-zones = { $count ->
    [0] keine Zone
    [one] Zone { $names }
   *[other] Zonen { $names }
}

## Das Blatt eines Helden

tty-sheet-move = Bewegung { $value }
tty-sheet-ability = Fähigkeit: { $text }
tty-sheet-no-ability = Keine Fähigkeit.
tty-sheet-counter = Zähler { $name }: beginnt bei { $start }, höchstens { $max }{ $paid ->
    [yes] ; die anderen zahlen hinein, solange es nicht mehr sind
   *[no] {""}
}
tty-sheet-state = Zustand { $name }: { $values }, { $how ->
    [chosen] zu Beginn gewählt
   *[first] zu Beginn der erste
}
tty-sheet-token = Marker: { $count } { $name }{ $on ->
    [lines] , auf Linien
   *[spaces] {""}
}
tty-sheet-enter = beim Betreten: { $text }
tty-sheet-pile = Stapel { $name }: { $seen ->
    [all] für alle offen
   *[owner] nur für den Besitzer offen
}
tty-sheet-row = Reihe { $name }: voll bei { $total }, { $seen ->
    [all] für alle offen
   *[owner] nur für den Besitzer offen
}
tty-sheet-side = Nebendeck { $name }: { $count } { $count ->
    [one] Karte
   *[other] Karten
}, { $order ->
    [shuffled] gemischt
   *[written] in seiner Reihenfolge, für alle offen
}
tty-sheet-spell = Zauber { $name } ({ $symbols }): { $text }
tty-sheet-die = Würfel { $name }: { $faces }
tty-sheet-symbols = Symbole des Korbs: { $symbols }
tty-sheet-second-life = Zweites Leben: { $name } kehrt einmal mit { $health } Leben zurück
tty-sheet-health = Leben { $health }{ $more ->
    [yes] {" "}(höchstens { $max })
   *[no] {""}
}
tty-sheet-deck = Deck
tty-sheet-card = { $count } im Deck von { $hero }
tty-sheet-no-text = Kein Text.
tty-sheet-ability-of = Die Fähigkeit von { $hero }
tty-sheet-lacks-ability = { $hero } hat keine Fähigkeit.
tty-sheet-tree = Baum von `{ $key }`
tty-sheet-program = Programm: { $moment }
tty-sheet-standing = Dauernde Regel: { $what ->
    [uncancelable] kann nicht aufgehoben werden
    [defense] ist unter einer Bedingung eine Verteidigung
    [guards] kann vorgezeigt werden, um die Hand zu schützen
   *[revives] hält die Niederlage des eigenen Kämpfers bis zum Effekt auf
}

## Die Lage

tty-setup = Aufbau.
tty-turn = Zug { $turn }. { $seatIs ->
    [you] Du bist am Zug
   *[other] { $seat } ist am Zug
}, noch { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}.
tty-over-in-turn = Das Spiel ist in Zug { $turn } zu Ende gegangen.
tty-fighters = Kämpfer
tty-doors = Türen
tty-door = { $name }: { $is ->
    [closed] zu
   *[open] offen
}, quer über { $lines }
tty-items = Gegenstände
tty-item-at = { $name }: auf { $space }. { $text }
tty-from-to = { $first } bis { $last }
tty-with = mit { $name }
tty-not-chosen = nicht gewählt
tty-in-supply = im Vorrat
tty-defeated = besiegt
tty-off-board = nicht auf dem Spielplan
tty-standing = Leben { $health }, { $reach }, auf { $space }, { $zones }, Nachbarfelder { $neighbors }, neben { $adjacent }
tty-hand = { $seatIs ->
    [you] Deine Hand
   *[other] Die Hand von { $seat }
}
tty-cards-in-hand = { tty-cards } auf der Hand
tty-cards-known = (bekannt: { $cards })
tty-deck = Deck { tty-cards }
tty-pile = Ablagestapel { tty-cards }, obenauf { $top }
tty-pile-empty = Ablagestapel leer
tty-pile-of = { $seatIs ->
    [you] Dein Ablagestapel
   *[other] Der Ablagestapel von { $seat }
}
tty-basket = Korb: { $symbols }
tty-basket-wild = Korb: beliebiges Symbol
tty-basket-empty = Korb: kein Symbol
tty-counter = { $name } { $value } von { $max }
tty-counter-shared = { $name } { $value } von { $max }, { $left } im gemeinsamen Vorrat
tty-tokens = { $name } auf { $spaces }, { $left } übrig
tty-tokens-none = { $name }: keine auf dem Spielplan, { $left } übrig
tty-lying = Im Spiel: { $cards }
tty-own-pile = { $name } { $count }: { $cards }
tty-own-pile-unknown = { $name } { $count }
tty-row = { $name } { $sum } von { $total }: { $cards }
tty-row-empty = { $name } 0 von { $total }
tty-side = { $name } { $count }
tty-side-sum = { $name } im Spiel: Summe { $sum }
tty-side-gone = { $name } { $count }, abgelegt: { $cards }
tty-eliminated = Ausgeschieden

## Der Spielplan

tty-board = Spielplan { $name }, { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
tty-neighbors = Nachbarfelder { $spaces }
tty-start = Startfeld { $number }
tty-passage = Geheimgang
tty-item = Gegenstand { $name }
tty-token = Marker { $name }
tty-here = hier: { $fighters }
tty-map-zones = Zonen
tty-map-fighters = Kämpfer (Platz, Buchstabe, Nummer)
tty-map-signs = Zeichen
tty-map-tokens = Marker
tty-map-item = Gegenstand
tty-map-token = Marker
tty-map-passage = Geheimgang
tty-map-tail = Körper eines großen Kämpfers; der Schwanz steht in runden Klammern
tty-map-closed = geschlossene Tür
tty-map-open = offene Tür

## Fragen

# Wie viele Antworten derselben Art ausstehen.
tty-left = (noch { $count })
tty-choose-action = Wähle eine Aktion, noch { $count }.
tty-asked-by = { $name } fragt das: { $text }
tty-rule = Regel { $rule }
tty-explain-more = `held` zeigt alle Helden, `held NAME` einen mit seinem Deck, `karte` den Spielplan.

## Möglichkeiten. Das erste Wort wird auch getippt; die englische Schreibweise gilt immer.

tty-line-maneuver = manöver
tty-line-attack = angriff { $what }
tty-line-scheme = plan { $what }
tty-line-item = gegenstand { $what }
tty-line-boost = verstärke { $what }
tty-line-no-boost = keine verstärkung
tty-line-move = bewege { $what }
tty-line-tail = { $what } Schwanz { $tail }
tty-line-move-via = bewege { $what } über { $passed }
tty-line-done = fertig
tty-line-open = öffne { $what }
tty-line-close = schließe { $what }
tty-line-play = spiele { $what }
tty-line-play-open = spiele { $what } offen
tty-line-defend = verteidige { $what }
tty-line-defend-open = verteidige { $what } offen
tty-line-no-defense = keine verteidigung
tty-line-use = benutze { $what }
tty-line-no-item = kein gegenstand
tty-line-place = setze { $what }
tty-line-no-place = nicht setzen
tty-line-choose = wähle { $what }
tty-line-choose-seat = wähle platz { $seat }
tty-line-choose-none = wähle nichts
tty-line-yes = ja
tty-line-no = nein
tty-line-discard = abwerfen { $what }
tty-line-first = zuerst { $what }
tty-line-by = { $line } durch { $fighter }
tty-line-ability = fähigkeit
tty-line-boosting = verstärkung

tty-move-to = bewege { $fighter } nach
tty-place-on = setze { $fighter } auf
tty-place-instead = oder setze { $fighter } statt zu ziehen: geradewegs, an allen vorbei, auf
tty-placed-not-walked = geradewegs dorthin gesetzt statt gezogen
tty-next-to = neben { $fighters }
tty-health = Leben { $health }
tty-at = auf { $space }
tty-with-tail = { $space }, Schwanz auf { $tail }
tty-note-maneuver = eine Karte ziehen, dann bewegen
tty-note-attack = { $fighter } hat Leben { $health }
tty-note-boost = plus { $value }
tty-empty-deck = Dein Deck ist leer: statt zu ziehen, nimmt jeder deiner Kämpfer 2 Schaden.

## Was getippt wurde

tty-no-number = { $last ->
    [one] Eine Möglichkeit { $number } gibt es nicht, nur die 1.
   *[other] Eine Möglichkeit { $number } gibt es nicht; sie gehen von 1 bis { $last }.
}
tty-not-an-option = `{ $line }` geht jetzt nicht. `optionen` zeigt, was geht, `hilfe` die Befehle.
tty-not-an-option-near = `{ $line }` geht jetzt nicht. War `{ $near }` gemeint? `optionen` zeigt, was geht, `hilfe` die Befehle.
tty-could-be = `{ $line }` kann { $count } Möglichkeiten bedeuten:
tty-and-more = und { $count } mehr
tty-refused-rule = { $why } (Regel { $rule })

## Befehle: das Wort selbst, und was es tut

tty-command-explain = ?
    .does = was gefragt wird, von welcher Karte, die Regel dahinter; Fähigkeiten, Reichweiten und Körbe
tty-command-look = lage
    .does = die ganze Lage
tty-command-options = optionen
    .does = die Möglichkeiten noch einmal, jede auf ihrer Zeile
tty-command-hand = hand
    .does = deine Karten
tty-command-hero = held
    .does = alle Helden dieses Spiels mit Fähigkeiten und Reichweiten; `{ tty-command-hero } NAME` einen mit seinem Deck
tty-command-map = karte
    .does = der Spielplan als Zeichnung; `{ tty-command-map } 120` so breit
tty-command-board = spielplan
    .does = jedes Feld mit Zonen, Nachbarfeldern und Kämpfern, als Liste
tty-command-discard = ablage
    .does = die Ablagestapel
tty-command-log = verlauf
    .does = was bisher geschah; `{ tty-command-log } 10` die letzten 10 Zeilen
tty-command-undo = zurück
    .does = zurück zu deiner vorigen Entscheidung
tty-command-save = speichern
    .does = `{ tty-command-save } DATEI` schreibt eine Aufzeichnung des Spiels
tty-command-quit = ende
    .does = das Spiel verlassen
tty-command-help = hilfe
    .does = diese Liste
tty-command-also = auch: { $words }

## Ein Spiel am Terminal

tty-opening = { $mode ->
    [duel] Ein Duell
    [free-for-all] Alle gegen alle
   *[teams] Ein Spiel zweier Teams
} auf { $board }
tty-seed = Startwert { $seed }
tty-seat = Platz { $number }{ $team ->
    [none] {""}
   *[other] , Team { $team }
}: { $hero }, { $player ->
    [you] du
    [human] Mensch
   *[bot] Bot { $bot }
}
tty-switch = Schalter { $name }={ $value }
tty-how-to-answer = Antworte mit einer Nummer, einer Möglichkeit oder ihrem Anfang. `?` erklärt, `karte` zeichnet den Spielplan, `hilfe` zeigt die Befehle.
tty-resumed = Fortgesetzt nach { tty-decisions }.
tty-decisions = { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
}
tty-forfeits = Platz { $number }, { $seat }, gibt auf:
tty-over-to = Weiter mit Platz { $number }, { $seat }.
tty-press-enter = Eingabetaste, wenn sonst niemand hinsieht.
tty-input-ended = Die Eingabe ist zu Ende; das Spiel nicht.
tty-first-decision = Das ist deine erste Entscheidung.
tty-not-finished = Das Spiel ist nicht zu Ende.
tty-to-discard = Um eine Karte abzuwerfen, schreibe `abwerfen` und ihren Namen.
tty-log-usage = `verlauf`, oder `verlauf` und eine Zahl von Zeilen
tty-map-usage = `karte`, oder `karte` und eine Breite von { $least } bis { $most }
tty-save-usage = `speichern` braucht den Namen einer Datei: `speichern abend.game`
tty-saved = Gespeichert als { $file }.
tty-saved-go-on = Gespeichert als { $file }. `peerless play --resume { $file }` macht hier weiter.
tty-taken-back = Zurückgenommen: { $line }
tty-result = Ergebnis: { $result }.
tty-result-figures = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}, { tty-decisions }, Startwert { $seed }.
tty-after-the-end = `speichern DATEI` behält das Spiel; auch `verlauf`, `spielplan`, `karte`, `ablage`, `zurück` und `ende` gehen.
tty-is-over = Das Spiel ist zu Ende. Tippe `speichern DATEI` oder `ende`.
tty-waits-for-nobody = das Spiel wartet auf niemanden
tty-no-player = niemand namens `{ $name }` kann einen Platz spielen; es gibt: { $known }.
tty-no-player-near = { tty-no-player } War `{ $near }` gemeint?
tty-record-names-program = die Aufzeichnung nennt das Programm `{ $bot }`, das nur du starten darfst: sage mit --seats, wer jetzt spielt
tty-record-names-bot = die Aufzeichnung nennt ihn; sage mit --seats, wer jetzt spielt
tty-no-such-board = kein Spielplan hat { $count } Startfelder
tty-seats-named = --seats nennt { $named ->
    [one] 1 Platz
   *[other] { $named } Plätze
}; dieses Spiel hat { $seats }
tty-cannot-write = { $file } kann nicht geschrieben werden
tty-cannot-read = { $file } kann nicht gelesen werden
tty-cannot-read-input = die Eingabe kann nicht gelesen werden

## Aufzeichnungen

tty-replay = { $names } auf { $board }, { $mode ->
    [duel] Duell
    [free-for-all] alle gegen alle
   *[teams] Teams
}, Startwert { $seed }
tty-replay-holds = Die Aufzeichnung stimmt
tty-replay-result = Ergebnis { $result }
tty-replay-unfinished = nicht zu Ende, Platz { $number } entscheidet als nächster
tty-replay-stopped = dort angehalten, noch { tty-decisions }
tty-review = { $heroes }: jede Entscheidung und wie gut danach die Aussicht auf den Sieg ist
tty-review-turn = Zug { $turn }
tty-review-better = besser
tty-review-seat = Platz { $number }, { $hero }
tty-review-lost = { $count ->
    [one] 1 echte Entscheidung
   *[other] { $count } echte Entscheidungen
}, je { $lost } % der Aussicht verloren
tty-review-mistakes = { $count ->
    [one] 1 klarer Fehler
   *[other] { $count } klare Fehler
}
tty-review-no-mistakes = keine klaren Fehler
tty-review-course = Zug { $turn }, { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
} zusammen
tty-review-no-bot = `{ $bot }` kann Möglichkeiten nicht abwägen; nimm search:300, search:50ms, adept oder expert
tty-weights-no-bot = `{ $bot }` urteilt nicht nach gelernten Gewichten; möglich sind learned, search:40 oder search:10ms
tty-choices-no-bot = `{ $bot }` probiert keine Optionen; Entscheidungen werden von search:40 oder search:10ms festgehalten
tty-review-clear = --clear ist eine Prozentzahl von 0 bis 100
tty-did-you-mean = War `{ $near }` gemeint?
tty-record-missing = die Aufzeichnung endet in Zeile { $line } ohne eine Zeile `{ $what }`
tty-record-content = Wurde das Spiel mit eigenen Inhalten gespielt, dann nenne deren Ordner: --content DIR
tty-record-not-offered = Zeile { $at }: `{ $line }` geht hier nicht.
tty-record-expected = Erwartet war eines von:
tty-record-seat = Zeile { $at }: erwartet war eine Wahl von Platz { $asked } ({ $hero }), nicht von Platz { $seat }
tty-record-over = Zeile { $at }: das Spiel ist hier zu Ende; erwartet war nur noch das Ergebnis
tty-record-result = Zeile { $at }: erwartet war `result { $is }`, nicht `result { $said }`
tty-record-unfinished = Zeile { $at }: `result { $said }` kommt zu früh; es fehlen Entscheidungen, das Spiel ist hier nicht zu Ende
tty-not-a-switch = `{ $item }` ist nicht NAME=WERT

## Andere Befehle

tty-error = Fehler:
tty-no-content = { $folder } enthält nichts zum Spielen: es braucht einen Ordner `heroes`, `boards` oder `items` mit .toml-Dateien
tty-content-problems = die Inhalte haben { $count ->
    [one] 1 Mangel
   *[other] { $count } Mängel
}
tty-cannot-make = der Ordner { $folder } kann nicht angelegt werden
tty-no-cases = unter { $path } gibt es keine .toml-Datei
tty-games-at-least = --games muss mindestens { $count } sein
tty-example-words = Auch Schlüssel der Heldendateien wie `during` und Wörter der Kartentexte wie `random` haben ihre Beispiele.
tty-no-example = für `{ $key }` gibt es kein Beispiel; es gibt: { $known }
tty-no-mode = `{ $name }` ist keine Spielart; es gibt { $known }, all
tty-arena-games = --games muss mindestens 2 sein: jede Ausgabe der Karten wird zweimal gespielt
tty-arena-pairs = nach Paaren von Helden, gleich wer welchen spielte
tty-arena-log = { $file } enthält Spiele anderer Bots, Helden oder Spielfelder oder eines anderen Startwerts; wähle eine andere Datei
tty-arena-sprt = `--sprt { $text }`: gebraucht werden zwei Elo-Unterschiede, der kleinere zuerst, etwa 0,50
tty-sim-laws = --laws geht nur mit Bots namens random: unterwegs werden Entscheidungen ausprobiert
tty-sim-broken = das Spiel mit Startwert { $seed } hat ein Gesetz gebrochen: { $law }
tty-matrix-precision = --precision ist eine Prozentzahl von 0 bis 50
tty-matrix-long = --precision unter 0.1 dauert sehr lange: sage mit --games, wie viele Spiele genügen
tty-selfplay-other = { $folder } enthält Stellungen, die anders entstanden sind: nimm einen neuen Ordner
tty-import-there = { $file } gibt es schon und bleibt, wie sie ist
tty-import-written = { $name } steht in { $file }
tty-import-texts = Texte: { $kept } wie sie sind, { $reworded } in anderen Worten, { $left } nicht verstanden
tty-serve-at = Peerless ist unter { $url } zu finden
tty-serve-kept = Spiele liegen in { $folder }. Strg-C beendet.
tty-serve-shared = Die Spiele liegen in der Datenbank; auch andere Server können sie bedienen.
tty-serve-no-browser = Der Browser ging nicht auf ({ $error }); öffne { $url } selbst.
tty-serve-threads = es können keine Threads gestartet werden
tty-serve-port-gone = der Port ist weg
tty-serve-port-taken = Port { $port } ist belegt, vielleicht von einem Peerless, das schon läuft; wähle mit --port einen anderen, oder --port 0
tty-serve-port-refused = Port { $port } ist nicht für alle da; wähle mit --port einen über 1023
tty-serve-cannot-listen = an { $address } kann nicht gelauscht werden: { $error }
tty-serve-taken = ein anderes Peerless, das schon läuft, hat seine Spiele in { $folder }; beende es, oder wähle mit --data einen anderen Ordner
tty-serve-age = `{ $text }` ist kein Alter wie 90d oder 12h
tty-serve-no-home = dieser Rechner hat keinen Ort für Daten; sage mit --data DIR, wohin

tty-backup-done = Die Partien sind nach { $file } kopiert.
tty-doctor-readable = Andere als der Besitzer können { $file } lesen.
tty-doctor-damaged = Die Datenbank ist beschädigt: { $detail }
tty-doctor-table = Tisch { $table } ist nicht wiederherzustellen: { $why }
tty-doctor-gap = Das Protokoll von Tisch { $table } hat eine Lücke.
tty-doctor-full = Die Platte ist fast voll.
tty-doctor-done = { $count ->
    [0] Alles ist gut
    [one] Etwas stimmt nicht
   *[other] { $count } Dinge stimmen nicht
} bei { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}.

tty-shelf-nothing = Es gibt keine Datenbank { $file }.
tty-shelf-hidden = (verborgen)
tty-shelf-count = { $count ->
    [0] Nichts wurde veröffentlicht.
    [one] Eines wurde veröffentlicht.
   *[other] { $count } wurden veröffentlicht.
}
tty-shelf-hid = { $id } ist verborgen.
tty-shelf-shown = { $id } wird wieder gezeigt.
tty-shelf-removed = { $id } ist entfernt.
tty-shelf-unknown = Im Regal heißt nichts { $id }; `peerless shelf list` sagt, was es gibt.

tty-deal-none = Die Aufzeichnung sagt nicht, wie gegeben wurde: Der Startwert ist nicht zu prüfen.
tty-deal-broken = Der Startwert { $seed } kommt nicht aus dem, was die Aufzeichnung vom Geben sagt.
tty-deal-holds = Es wurde redlich gegeben: Der Startwert kommt aus dem, worauf der Server sich festgelegt hatte.
tty-deal-commitment = Während der Partie zeigte der Tisch { $commitment }
