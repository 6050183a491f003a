# Was nur der Browser sagt; die Schlüssel beginnen mit ui- und der Seite.

## Weitergeben

ui-hand-over-title = Gib das Gerät an { $name } weiter
ui-hand-over-words = Die Karten bleiben verborgen, bis { $name } auf den Bildschirm sieht und sonst niemand.
ui-hand-over-ready = Ich bin { $name }: zeig meine Karten

## Spielplan

ui-board-title = Der Spielplan: { $name }
ui-board-zoom-in = Vergrößern
ui-board-zoom-out = Verkleinern
ui-board-zoom-reset = Den ganzen Spielplan zeigen
ui-board-legend = Was die Zeichen auf dem Spielplan bedeuten
ui-board-passage = Geheimgang
ui-board-closed-door = geschlossene Tür
ui-board-combat-item = Gegenstand für einen Kampf
ui-board-action-item = Gegenstand als Aktion
ui-board-start-space = Startfeld
ui-board-space = Feld { $id }
ui-board-fighter = { $name }, Platz { $seat }, Leben { $health } von { $max }
ui-board-door =
    { $closed ->
        [yes] Tür { $name }, geschlossen
       *[no] Tür { $name }, offen
    }
ui-board-line = Linie { $name }
ui-board-item = Gegenstand { $name } auf { $space }
ui-board-token =
    { $count ->
        [one] Marker { $name } von Platz { $seat }
       *[other] { $count } Marker { $name } von Platz { $seat }
    }
ui-board-as-text = Der Spielplan als Text
ui-board-fighters = Kämpfer
ui-board-spaces = Felder
ui-board-defeated = besiegt
ui-board-neighbours = neben { $spaces }
ui-board-space-zones =
    { $count ->
        [one] Zone { $zones }
       *[other] Zonen { $zones }
    }
ui-board-space-start = Startfeld { $start }
ui-board-space-item = Gegenstand { $item }
ui-board-space-tokens = mit { $tokens }
ui-board-space-here = hier: { $who }
ui-board-can-choose = wählbar
ui-board-can-reach =
    { $steps ->
        [one] in 1 Schritt erreichbar
       *[other] in { $steps } Schritten erreichbar
    }
ui-board-stops = ein Marker beendet hier die Bewegung
ui-board-fighter-on = auf { $space }
ui-board-fighter-tail = Schwanz auf { $space }
ui-board-fighter-off = nicht auf dem Spielplan
ui-board-fighter-chosen = gewählt
ui-board-fighter-target = ein Ziel
ui-board-door-option =
    { $closed ->
        [yes] lässt sich öffnen
       *[no] lässt sich schließen
    }
ui-board-item-option = benutzbar

## Spielen

ui-play-connecting = Verbindung wird aufgebaut …
ui-play-lost = Die Verbindung ist abgebrochen. Neuer Versuch …
ui-play-retry = Jetzt versuchen
ui-play-gone = Diesen Tisch gibt es nicht oder nicht mehr.
ui-play-closed = Dieser Tisch wurde geschlossen.
ui-play-home = Zurück zur Startseite
ui-play-watching = Du siehst zu
ui-play-region = Deine Entscheidung
ui-play-sent = Warten auf den Tisch …
ui-play-actions-left =
    { $count ->
        [one] noch 1 Aktion
       *[other] noch { $count } Aktionen
    }
ui-play-ability = Fähigkeit von { $hero }
ui-play-rules = Regeln
ui-play-pick-target = { $name }: Wähle ein leuchtendes Ziel oder einen anderen Kämpfer.
ui-play-pick-space = { $name }: Wähle ein leuchtendes Feld.
ui-play-pick-user = { $name }: Wähle, wer es benutzt.
ui-play-pick-fighter = { $space }: Wähle, wer dorthin geht.
ui-play-pick-tail = { $space }: Wähle, wo der Schwanz liegt.
ui-play-pick-attacker = { $name }: Wähle, wer angreift.
ui-play-let-go = Etwas anderes wählen
ui-play-tap = Wähle, was leuchtet, oder eines davon:
ui-play-tap-only = Wähle, was leuchtet.
ui-play-tap-lines = Zwei Finger vergrößern den Spielplan; die Liste nennt alle Linien.
ui-play-stopped = { $token } beendet die Bewegung auf { $space }
ui-play-brings = Dazu: { $what }.
ui-play-told = aufgedruckter Wert { $value }
ui-play-store = Gemeinsamer Vorrat: { $count } { $name }. Was du zahlst, kommt von dort und geht an { $seat }.
# Vor dem Namen einer Karte, von der die fragenden Worte „that card“ sagen.
ui-play-spoken = Es geht um:
ui-play-together = Wähle eine Karte; alle werden gleichzeitig gezeigt.
ui-play-no-more = Keinen mehr setzen
ui-play-token-place = Wähle, wohin { $token } gelegt wird.
ui-play-token-move = Wähle, wohin { $token } kommt.
ui-play-list = Liste
ui-play-list-title = Alles, was du wählen kannst
ui-play-list-hint =
    { $pages ->
        [one] Die Tasten 1 bis 9 wählen.
       *[other] Die Tasten 1 bis 9 wählen; 0 blättert um ({ $page } von { $pages }).
    }
ui-play-more =
    { $count ->
        [one] 1 Möglichkeit …
       *[other] { $count } Möglichkeiten …
    }
ui-play-undo = Zurücknehmen
ui-play-undo-ask = Um Rücknahme bitten
ui-play-undo-ask-short = Zurück?
ui-play-undo-asked = { $name } möchte die letzte eigene Wahl und alles danach zurücknehmen.
ui-play-undo-waiting = Du hast darum gebeten, deine letzte Wahl und alles danach zurückzunehmen. Warten auf die anderen.
ui-play-agree = Zustimmen
ui-play-refuse = Ablehnen
ui-play-resign = Aufgeben
ui-play-resign-sure = Dieses Spiel aufgeben? Dann gewinnen deine Gegner.
ui-play-resign-yes = Ja, aufgeben
ui-play-claim = Sieg beanspruchen
ui-play-claim-why = { $name } hat schon lange nichts entschieden.
ui-play-log = Verlauf
ui-play-keys = Tasten
ui-play-menu = Menü
ui-play-skip = Überspringen
ui-play-showing = Zu sehen ist, was geschehen ist …
ui-play-result = Der Kampf ist vorbei: Lies das Ergebnis, dann geht es weiter.
ui-play-combat = { $by } greift { $at } an
ui-play-watchers =
    { $count ->
        [one] 1 Zuschauer
       *[other] { $count } Zuschauer
    }
ui-play-over = Das Spiel ist vorbei.
ui-play-show-result = Ergebnis zeigen

## Karten, Hände, Decks, Stapel

ui-cards-kind-attack = Angriff
ui-cards-kind-defense = Verteidigung
ui-cards-kind-versatile = Vielseitig
ui-cards-kind-scheme = Plan
ui-cards-when-immediately = Sofort
ui-cards-when-during = Während des Kampfes
ui-cards-when-after = Nach dem Kampf
ui-cards-when-scheme = Plan
ui-cards-when-bonus = Bonusangriff
ui-cards-when-boosted = Als Verstärkung
ui-cards-when-always = Immer
ui-cards-when-commit = Beim Ausspielen
ui-cards-when-open = Beim Aufdecken
ui-cards-when-complete = Wenn die Reihe voll ist
ui-cards-when-ongoing = Solange sie im Spiel liegt
ui-cards-value = Wert
ui-cards-number = Zahl { $number }
ui-cards-boost = Verstärkung
ui-cards-anyone = Jeder Kämpfer
ui-cards-token-enter = { $name }, beim Betreten: { $text }
ui-cards-with = mit { $name }
ui-cards-only = Nur { $user }
ui-cards-no-text = Kein Effekt.
ui-cards-copies = ×{ $count }
ui-cards-given = von { $name }
ui-cards-in-deck = { $count } im Deck
ui-cards-in-side = { $count }-mal
ui-cards-back = Verdeckte Karte
ui-cards-back-of = Verdeckte Karte von { $hero }
ui-cards-line = { $name }: { $kind }, Verstärkung { $boost }
ui-cards-hand = Deine Hand
ui-cards-empty-hand = Deine Hand ist leer.
ui-cards-read = { $name } lesen
ui-cards-back-to = Zurück
ui-cards-you = Du
ui-cards-bot = Bot, { $level }
ui-cards-free = Freier Platz
ui-cards-away = nicht da
ui-cards-hurried = in Eile: viele Bots denken nach
ui-cards-out = aus dem Spiel
ui-cards-resigned = hat aufgegeben
ui-cards-turn = Zug
ui-cards-asked = entscheidet
ui-cards-health = { $name }: Leben { $health } von { $max }
ui-cards-defeated = { $name }: besiegt
ui-cards-of = { $some }/{ $all }
ui-cards-alive = { $name }: { $alive } von { $all } auf dem Spielplan
ui-cards-in-hand = Hand
ui-cards-deck = Deck
ui-cards-pile-top = Oben auf dem Stapel:
ui-cards-pile-short = Ablage
ui-cards-open-deck = Deckliste von { $hero }, { $count } im Deck
ui-cards-open-pile = Ablagestapel von { $hero }, { $count } Karten
ui-cards-open-hero = Heldenkarte von { $hero }
ui-cards-open-seat = Alles über { $hero }
ui-cards-hand-of =
    { $count ->
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
ui-cards-clock = Restzeit
ui-cards-counter = { $name }: { $value } von { $max }
# Was im gemeinsamen Vorrat eines Zählers liegt, mit dem Gegner zahlen können.
ui-cards-counter-store = { $count } im gemeinsamen Vorrat
ui-cards-counter-store-short = (Vorrat { $count })
ui-cards-counter-shared = Mit den Gegnern geteilt: Was der Besitzer nicht hat, liegt in einem gemeinsamen Vorrat. Wo eine Karte es sagt, zahlen Gegner daraus, und der Besitzer bekommt, was sie zahlen.
ui-cards-state = { $name }: { $value }
ui-cards-fighters-of = Kämpfer von { $hero }
ui-cards-known-hand = Bekannte Karten auf der Hand von { $hero }
ui-cards-known-top = Bekannt oben auf dem Deck
ui-cards-deck-title = Deck von { $hero }
ui-cards-pile-title = Ablagestapel von { $hero }
ui-cards-pile-order = Die neueste Karte zuerst.
ui-cards-pile-empty = Der Stapel ist leer.
ui-cards-unknown-card = eine Karte, die du nicht kennst
ui-cards-column-card = Karte
ui-cards-column-total = Alle
    .hint = So oft im ganzen Deck
ui-cards-column-pile = Abl.
    .hint = Im Ablagestapel
ui-cards-column-hand = Hand
    .hint = Bekannt auf der Hand
ui-cards-column-table = Sonst
    .hint = Bekannt oben auf dem Deck, auf dem Tisch oder aus dem Spiel
ui-cards-column-unseen = Offen
    .hint = Im Deck oder unbekannt auf der Hand
ui-cards-total = Zusammen
# What a seat did last, beside the board: short.
ui-cards-deed-combat = { $damage ->
    [0] { $by } greift { $at } an ({ $attack }:{ $defense }), kein Schaden.
   *[other] { $by } greift { $at } an ({ $attack }:{ $defense }), { $damage } Schaden.
}
# What a seat did last, in its own panel.
ui-cards-deed-scheme = Plan: { $card }.
ui-cards-deed-scheme-with = Plan: { $card }, mit { $fighter }.
ui-cards-deed-item = Gegenstand: { $item }, mit { $fighter }.
# Where a fighter has gone, as part of the sentence below it.
ui-cards-deed-walk = { $fighter } nach { $to }
# The rest of a long list, at least two.
ui-cards-deed-more = { $count } weitere
ui-cards-deed-moves = { $walks }.
ui-cards-deck-note = Offen: im Deck, unbekannt auf der Hand oder verdeckt auf dem Tisch.
ui-cards-ability = Fähigkeit
ui-cards-no-ability = Keine Fähigkeit außer den Karten.
ui-cards-ability-reach = { $name } greift Kämpfer bis zu { $distance } Felder weit an, gleich in welcher Zone.
ui-cards-ability-ranged-to = { $name } greift auch Kämpfer bis zu { $distance } Felder weit an, gleich in welcher Zone.
ui-cards-ability-second-life = Das erste Mal, wenn { $name } besiegt würde, verlassen stattdessen alle Kämpfer das Brett. Zu Beginn des nächsten Zuges kehren sie zurück, { $name } mit { $health } Leben.
ui-cards-ability-basket = { $basket }: Er enthält das Symbol ({ $symbols }) der obersten Karte des Ablagestapels. Karten können mehr, solange er ihres enthält.
ui-cards-ability-supply = { $name }: { $count } warten neben dem Brett, bis sie gerufen werden.
ui-cards-move = Bewegung
ui-cards-melee = Nahkampf
ui-cards-reach = Nahkampf, bis zu { $distance } Felder
ui-cards-large = { $range }, groß
ui-cards-ranged = Fernkampf
ui-cards-ranged-to = Fernkampf oder bis zu { $distance } Felder
ui-cards-hero-fighter = Held
ui-cards-sidekick = Gefährte
ui-cards-small = klein
ui-cards-health-of = Leben { $health }
ui-cards-health-to = Leben { $health }, höchstens { $max }
ui-cards-combat-item = Ein Kampfgegenstand: Ein Kämpfer, der darauf steht, legt { $value } auf seine Karte.
ui-cards-action-item = Ein Plangegenstand: Ein Kämpfer, der darauf steht, kann ihn als Aktion benutzen.
ui-cards-tokens = Marker
ui-cards-in-play = Im Spiel
ui-cards-in-play-sum = Im Spiel, Summe der Zahlen { $sum }
ui-cards-sum = Summe
ui-cards-off = fort
ui-cards-in-play-of = Karten von { $hero } im Spiel
ui-cards-spells = Zauber
ui-cards-dice = Würfel
ui-cards-own-piles = Eigene Stapel
ui-cards-pile-open = offen für alle
ui-cards-pile-closed = nur für den Besitzer offen
ui-cards-pile-row = { $name }: eine Reihe, voll bei { $total }
ui-cards-pile-side = { $name }: { $count ->
    [one] ein Nebendeck mit 1 Karte
   *[other] ein Nebendeck mit { $count } Karten
}
ui-cards-token-lines = { $all }, auf Linien
ui-cards-own-pile-hidden = { $count ->
    [one] 1 Karte, die du nicht siehst
   *[other] { $count } Karten, die du nicht siehst
}
ui-cards-own-pile = { $name }: { $count } { $count ->
    [one] Karte
   *[other] Karten
}
ui-cards-side-discard = { $name }, abgelegt
ui-cards-row = { $name }: { $sum } von { $total }
ui-cards-tokens-left = { $name }: { $lying } auf dem Spielplan, { $left } übrig
ui-cards-counters = Zähler
ui-cards-counter-max = { $name }, bis { $max }
ui-cards-states = Zustände
ui-cards-state-values = { $name }: { $values }
ui-cards-symbols = Symbole
ui-cards-heroes = Helden
ui-cards-heroes-intro = Jeder Held mit seinen Kämpfern, seiner Fähigkeit und seinem ganzen Deck.
ui-cards-show-deck = Karten
ui-cards-deck-of = { $all } Karten, { $different } verschiedene
ui-cards-find-hero = Helden, Karte oder Wort suchen
ui-cards-no-hero = Dieses Wort kommt hier nicht vor.
ui-cards-found =
    { $count ->
        [one] 1 Held
       *[other] { $count } Helden
    }
ui-cards-line-value = { $name }: { $kind } { $value }, Verstärkung { $boost }
ui-cards-hand-copies = { $count }-mal
ui-cards-hand-usable = jetzt benutzbar
ui-cards-hand-known = { $known } bekannt

## Kampf

ui-combat-title = { $by } greift { $at } an
ui-combat-attack = Angriff
ui-combat-defense = Verteidigung
ui-combat-waiting = Noch keine Karte
ui-combat-choosing = wählt …
ui-combat-none = Keine Verteidigung
ui-combat-face-down = verdeckt
ui-combat-result =
    { $damage ->
        [0] Angriff { $attack } gegen Verteidigung { $defense }: kein Schaden
       *[other] Angriff { $attack } gegen Verteidigung { $defense }: { $damage } Schaden
    }
ui-combat-won = { $seatIs ->
    [you] Du gewinnst den Kampf.
   *[other] { $seat } gewinnt den Kampf.
}
ui-combat-read = Weiter
ui-combat-sum = { $side }: Wert { $total }

## Verlauf

ui-log-title = Was geschehen ist
ui-log-empty = Noch ist nichts geschehen.
ui-log-newest = Neuestes

## Ablehnungen

ui-why-rule = Die Regel

## Arten von Spielen

ui-mode-duel = Duell
    .words = Zwei Helden; wer den anderen besiegt, gewinnt.
ui-mode-free-for-all = Jeder gegen jeden
    .words = Drei oder vier, jeder für sich; wer als Letzter steht, gewinnt.
ui-mode-teams = Teams
    .words = Zwei gegen zwei. Auch drei können spielen: Einer übernimmt dann beide Plätze eines Teams.

## Ein neuer Tisch

ui-new-title = Ein neuer Tisch
ui-new-friend = Ein Tisch für Freunde
ui-new-device = Zu zweit an diesem Gerät
ui-new-mode = Art des Spiels
ui-new-players = Spieler
ui-new-player-count = { $count } Spieler
ui-new-seats = Plätze
ui-new-who = Wer spielt
ui-new-who-me = Jemand an diesem Gerät
ui-new-who-guest = Jemand, der beitritt
ui-new-who-bot = Ein Bot
ui-new-name = Name
ui-new-player = Spieler { $seat }
ui-new-hero = Held
ui-new-hero-left = Zufällig oder wie der Spieler will
ui-new-shelf = Einen Helden aus dem Regal holen
ui-new-shelf-brought = { $name } kann jetzt gewählt werden.
ui-new-shelf-title = Aus dem Regal
ui-new-shelf-any = Einen Helden, einen Spielplan oder Gegenstände aus dem Regal holen
ui-new-shelf-laid = Auf dem Spielplan: { $name }
ui-new-shelf-back = Zurücklegen
ui-new-first = Wer beginnt
ui-new-first-random = Ausgelost
ui-new-clock = Uhren
ui-new-clock-off = Keine Uhren
ui-new-clock-on = Mit Uhren
ui-new-minutes = Minuten für jeden Spieler
ui-new-increment = Sekunden dazu in jedem Zug
ui-new-reach = Wer beitreten kann
ui-new-reach-link = Nur wer den Link hat
ui-new-reach-open = Alle, über die Lobby; andere können zusehen
ui-new-guests-bring = Wer beitritt, darf einen Helden aus dem Regal mitbringen
ui-new-more = Startzahl und Lesarten der Regeln
ui-new-seed = Startzahl
ui-new-seed-hint = Gleiche Startzahl und gleiche Entscheidungen ergeben das gleiche Spiel. Leer: durch Zufall.
ui-new-seed-others = Wo andere sich hinsetzen, wählt niemand den Startwert.
ui-new-switch-hint = Wo die Quellen der Regeln auseinandergehen, gilt, was hier steht.
ui-new-make = Tisch aufmachen
ui-new-begin = Beginnen
ui-new-nobody = Mindestens ein Platz muss an diesem Gerät gespielt werden.
ui-new-name-long = Ein Name hat höchstens 24 Buchstaben.
ui-new-clock-bad = Eine Uhr hat 1 bis 600 Minuten und zählt 0 bis 600 Sekunden dazu.
ui-new-board-small = Dieser Spielplan hat zu wenige Startfelder.

## Lesarten der Regeln

ui-switch-win-check = Wann eine Niederlage das Spiel beendet
    .immediate = Sofort
    .end-of-action = Am Ende der Aktion
ui-switch-opponent-reading = Was „dein Gegner“ bei mehr als zweien heißt
    .combat-else-all = Im Kampf die andere Seite, sonst alle
    .all-others = Immer alle
ui-switch-summon-needs-empty = Beschwören auf ein „leeres“ Feld
    .true = Das Feld muss leer sein
    .false = Jedes Feld mit Platz genügt
ui-switch-item-pool = Welche Gegenstände gezogen werden
    .board = Die aus der Ausgabe des Spielplans
    .all-sets = Die aller Ausgaben, gemischt
ui-switch-sidekick-overflow = Ein Gefährte, der am Anfang keinen Platz hat
    .any-space = Kommt auf irgendein freies Feld
    .adjacent-to-own = Kommt neben einen Kämpfer der eigenen Seite
ui-switch-team-shared-hands = Hände von Mitspielern
    .true = Füreinander sichtbar
    .false = Verborgen
ui-switch-door-zone-rule = Wie eine geschlossene Tür eine Zone teilt
    .any-shortest-path = Wenn sie auf allen kürzesten Wegen liegt
    .within-zone = Wenn sie auf allen kürzesten Wegen innerhalb der Zone liegt
ui-switch-effectless-card-cancel = Eine Karte ohne Effekte aufheben
    .not-cancelled = Bewirkt nichts
    .cancelled = Zählt, auch für ihre Verstärkung

## Lobby

ui-lobby-title = Lobby
ui-lobby-empty = Gerade wartet niemand. Mach einen offenen Tisch auf, dann finden ihn andere hier.
ui-lobby-waiting = Tische, die warten
ui-lobby-running = Spiele zum Zusehen
ui-lobby-running-none = Gerade wird kein offenes Spiel gespielt.
ui-lobby-watch = Zusehen
ui-lobby-make = Offenen Tisch aufmachen
ui-lobby-join = Beitreten
ui-lobby-free =
    { $free ->
        [one] 1 freier Platz
       *[other] { $free } freie Plätze
    }
ui-lobby-age =
    { $minutes ->
        [0] gerade eben
        [one] seit einer Minute
       *[other] seit { $minutes } Minuten
    }
ui-lobby-clock-words = { $minutes } min + { $seconds } s
ui-lobby-no-clock = ohne Uhr

## Ein Tisch, der wartet

ui-waiting-title = Der Tisch wartet
ui-waiting-words = Das Spiel beginnt, sobald alle Plätze besetzt sind.
ui-waiting-join-title = Setz dich dazu
ui-waiting-join = Beitreten
ui-waiting-joining = Beitritt …
ui-waiting-join-words = Du brauchst kein Konto: Ein Name genügt.
ui-waiting-guests-bring = Du kannst auch einen Helden mitbringen, den Leute im Regal veröffentlicht haben.
ui-waiting-join-seat = Platz
ui-waiting-any-seat = Der erste freie
ui-waiting-just-watch = Du kannst auch nur zusehen: Bleib auf dieser Seite.
ui-waiting-watch-words = Du siehst das Spiel, sobald es beginnt.
ui-waiting-full = Alle Plätze sind besetzt. Du siehst das Spiel, sobald es beginnt.
ui-waiting-hero-by-lot = Held ausgelost
ui-waiting-you = du
ui-waiting-here = da
ui-waiting-away = nicht da
ui-waiting-invite-title = Einladen
ui-waiting-join-link = Link zum Beitreten
ui-waiting-watch-link = Link zum Zusehen
ui-waiting-seat-link = Dein eigener Platz, um an einem anderen Gerät weiterzuspielen. Behalte ihn für dich.
ui-waiting-qr = QR-Code
ui-waiting-qr-of = QR-Code: { $label }
ui-waiting-share = Teilen …
ui-waiting-leave = Tisch verlassen
ui-waiting-open-to-all = Der Tisch steht in der Lobby.
ui-waiting-by-link = Nur wer den Link hat, findet diesen Tisch.
ui-waiting-from-record = Diese Partie geht aus einer Aufzeichnung weiter: Wer sie hat, kann die Karten ausrechnen.
ui-waiting-deal = Redlich gegeben
ui-waiting-deal-words = Die Karten stehen schon fest, durch eine Zahl, die der Server bis zum Ende der Partie für sich behält. Dies ist ihr Fingerabdruck: Die Aufzeichnung zeigt die Zahl später, und alle können prüfen, dass beide zusammenpassen.

## Ein Spiel, das vorbei ist

ui-ended-title = Das Spiel ist vorbei
ui-ended-won = Du hast gewonnen!
ui-ended-lost = Du hast verloren.
ui-ended-winner =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen.
    }
ui-ended-reason-victory = Der letzte Held der anderen Seite wurde besiegt.
ui-ended-reason-resigned = Die andere Seite hat aufgegeben.
ui-ended-reason-time = Die Zeit der anderen Seite ist abgelaufen.
ui-ended-reason-claimed = Die andere Seite ist weggeblieben.
ui-ended-reason-lost-victory = Der letzte Held deiner Seite wurde besiegt.
ui-ended-reason-lost-resigned = Deine Seite hat aufgegeben.
ui-ended-reason-lost-time = Die Zeit deiner Seite ist abgelaufen.
ui-ended-reason-lost-claimed = Deine Seite ist zu lange weggeblieben.
ui-ended-closed-title = Dieser Tisch ist geschlossen
ui-ended-closed-words = Hier war lange niemand.
ui-ended-rematch = Noch einmal spielen
ui-ended-rematch-waiting = Warten, bis die anderen zustimmen …
ui-ended-rematch-asked = Noch einmal spielen möchte: { $names }.
ui-ended-rematch-ready = Zum neuen Tisch
ui-ended-replay = Wiedergabe ansehen
ui-ended-download = Aufzeichnung herunterladen
ui-ended-another = Startseite

## Wiedergabe

ui-replay-title = Wiedergabe
ui-replay-open-title = Datei abspielen
ui-replay-open-words = Wähle eine Aufzeichnung (eine .game-Datei), oder lass sie hier fallen.
ui-replay-file = Datei der Aufzeichnung
ui-replay-too-long = Diese Datei ist zu lang für eine Aufzeichnung.
ui-replay-perspective = Gesehen von
ui-replay-perspective-watcher = Zuschauer
ui-replay-perspective-open = Offene Hände
ui-replay-scrubber = Schritt des Spiels
ui-replay-first = Zum Anfang
ui-replay-prev = Einen Schritt zurück
ui-replay-next = Einen Schritt weiter
ui-replay-last = Zum Ende
ui-replay-play = Abspielen
ui-replay-pause = Anhalten
ui-replay-step-of = Schritt { $step } von { $last }
ui-replay-deal-holds = Es wurde redlich gegeben
ui-replay-deal-broken = Es wurde nicht redlich gegeben
ui-replay-deal-words = Während der Partie sollte der Tisch dies gezeigt haben:
ui-replay-beginning = Der Anfang
ui-replay-chose = { $name }: { $choice }
ui-replay-turn = { $turn ->
    [0] Aufbau
   *[other] Zug { $turn }
}
ui-replay-hands = Hände
ui-replay-hand =
    { $count ->
        [one] { $name }: 1 Karte
       *[other] { $name }: { $count } Karten
    }
ui-replay-hidden = { $count } ungesehen
ui-replay-keys = Pfeil links und rechts: Schritt; Pos1 und Ende: erster und letzter; Leertaste: abspielen oder anhalten.
ui-replay-continue = Von hier weiterspielen
ui-replay-continue-title = Von hier weiterspielen
ui-replay-continue-words = Nach Schritt { $step } dieses Spiels beginnt ein neuer Tisch. Wer spielt?
ui-replay-continue-over = An dieser Stelle ist das Spiel vorbei. Geh ein wenig zurück, um weiterzuspielen.
ui-replay-begin = Beginnen
ui-replay-who-me = Ich
ui-replay-who-guest = Ein Freund per Link
ui-replay-who-bot = Ein Bot

## Tasten

ui-keys-options = Eine Möglichkeit der Liste wählen
ui-keys-page = Nächste Seite der Liste
ui-keys-go = Die einzige Möglichkeit nehmen; weiterlesen; eine Animation überspringen
    .keys = Leertaste, Eingabe
ui-keys-arrows = Über den Spielplan wandern; die Eingabetaste wählt dort
    .keys = Pfeiltasten
ui-keys-pan = Den Spielplan verschieben
    .keys = Umschalt + Pfeiltasten
ui-keys-zoom = Vergrößern, verkleinern, der ganze Spielplan
    .keys = {"+"} − Pos1
ui-keys-undo = Zurücknehmen
ui-keys-list = Liste aller Möglichkeiten
ui-keys-log = Verlauf
ui-keys-decks = Decks, eines nach dem anderen
ui-keys-hand = Zu den Karten deiner Hand
ui-keys-read = Die Karte im Fokus groß lesen; den Marker oder Gegenstand im Fokus oder unter dem Zeiger ansehen
ui-keys-escape = Schließen oder etwas anderes wählen
    .keys = Esc
ui-keys-help = Diese Liste

## Banner über dem Spielplan

ui-banner-turn = { $seatIs ->
    [you] Du bist dran
   *[other] { $seat } ist dran
}
ui-banner-start = Beginn des Zugs: { $source }

## Danksagung

ui-credits-intro = Peerless beruht auf der Arbeit anderer, die sie frei teilen.
ui-credits-pictures = Die Bilder auf Karten und Münzen
ui-credits-changes = Hier in anderen Farben, mit Licht und Schatten und mit gerundeten Koordinaten gezeichnet.
ui-credits-display = Die Großbuchstaben der Namen und Zahlen
ui-credits-text = Die Schrift der Texte
ui-credits-names = Die Bretter, das Wappen und alles andere sind von uns. Namen von Spielen, Helden und Karten gehören ihren Eigentümern.
