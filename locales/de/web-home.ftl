# Was der Client als Erstes sagt: die Startseite, die Kopfzeile, die Einstellungen.

## Überall

ui-common-title = Peerless
ui-common-tagline = Duelle von Helden, die sich in nichts gleichen.
ui-common-close = Schließen
ui-common-cancel = Abbrechen
ui-common-home = Startseite
ui-common-menu = Seiten und Einstellungen
ui-common-skip = Zum Inhalt springen
ui-common-navigation = Seiten
ui-common-missing = Diese Seite gibt es nicht. Vielleicht wurde der Link abgeschnitten.
ui-common-loading = Einen Augenblick …
ui-common-again = Noch einmal versuchen
ui-common-broken = Hier ist etwas schiefgegangen. Meistens hilft es, die Seite neu zu laden.
ui-common-unreachable = Der Server ist nicht zu erreichen. Läuft er noch?
ui-common-offline = Keine Verbindung zum Server. Was schon geladen war, lässt sich weiter lesen.
ui-common-renewed = Es gibt eine neue Version von Peerless.
ui-common-renew = Laden
ui-common-answered = Der Server hat mit einem Fehler geantwortet ({ $status }).
ui-common-copy = Kopieren
ui-common-copied = Kopiert
ui-common-random = Zufällig
ui-common-seat = Platz { $seat }
ui-common-team = Team { $team }
ui-common-bot = Bot ({ $level })
ui-common-player = { $name } ({ $hero })

## Seiten

ui-page-home = Start
ui-page-new = Neuer Tisch
ui-page-lobby = Lobby
ui-page-learn = Lernen
ui-page-rules = Regeln
ui-page-heroes = Helden
ui-page-replay = Wiedergabe
ui-page-table = Tisch
ui-page-credits = Danksagung
ui-page-missing = Hier ist nichts
ui-page-games = Meine Spiele
ui-page-workshop = Werkstatt

## Startseite

ui-home-play = Spielen
ui-home-playing = Aufbau …
ui-home-player = Spieler
ui-home-play-against-bot = Gegen einen Bot spielen
ui-home-your-hero = Dein Held
ui-home-their-hero = Gegen
ui-home-gallery = Wähle deinen Helden
ui-home-board = Auf dem Spielplan
ui-home-level = Stärke
ui-home-choose = Wählen: { $what }
ui-home-random-hero = Irgendein Held, ausgelost
ui-home-random-board = Irgendein Spielplan, ausgelost
ui-home-health = { $health } Leben
ui-home-steps = Bewegung { $steps }
ui-home-melee = Nahkampf
ui-home-ranged = Fernkampf
ui-home-alone = kein Gefährte
ui-home-board-facts = { $spaces } Felder, bis zu { $starts } Spieler
ui-home-board-doors = Türen
ui-home-board-items = Gegenstände
ui-home-board-passages = Geheimgänge
ui-home-other-ways = Andere Arten zu spielen
ui-home-way-friend = Mit Freunden per Link
    .words = Mach einen Tisch auf und verschicke den Link.
ui-home-way-device = Zu zweit an diesem Gerät
    .words = Reicht es weiter: Die Hände bleiben verborgen.
ui-home-way-lobby = Lobby
    .words = Tische, die auf jemanden warten, und Spiele zum Zusehen.
ui-home-way-learn = Lernen
    .words = Ein geführtes erstes Duell.
ui-home-way-rules = Regeln
    .words = Alle, in einfachen Worten.
ui-home-way-heroes = Helden
    .words = Fähigkeiten, Decks, und wer wen schlägt.
ui-home-way-workshop = Werkstatt
    .words = Schreib einen eigenen Helden und spiel ihn sofort.
ui-home-way-replay = Datei abspielen
    .words = Sieh ein Spiel noch einmal an und spiel von jeder Stelle weiter.
ui-home-way-table = Jeder andere Tisch
    .words = Teams, jeder gegen jeden, Uhren, Lesarten.
ui-home-running = Deine Spiele auf diesem Gerät
ui-home-status-waiting = wartet auf Spieler
ui-home-status-playing = wird gespielt
ui-home-status-over = vorbei
ui-home-status-closed = geschlossen
ui-home-versus = { $one } gegen { $other }
ui-cards-fighter =
    { $count ->
        [one] { $name }
       *[other] { $count } × { $name }
    }
ui-waiting-free = Freier Platz

## Einstellungen

ui-settings-title = Einstellungen
ui-settings-language = Sprache
ui-settings-language-auto = Wie der Browser es wünscht
ui-settings-theme = Farben
ui-settings-theme-auto = Wie das System
ui-settings-theme-dark = Dunkel
ui-settings-theme-light = Hell
ui-settings-patterns = Zonen als Muster
    .hint = Die Zonen des Spielplans unterscheiden sich durch ihr Muster, nicht nur durch Farbe.
ui-settings-speed = Tempo
ui-settings-speed-off = Sofort
ui-settings-speed-fast = Schnell
ui-settings-speed-normal = Normal
ui-settings-sound = Töne
ui-settings-name = Dein Name
    .hint = Andere sehen ihn am Tisch.
ui-settings-speed-calm = Ruhig
ui-settings-notices = Sag Bescheid, wenn ich am Zug bin
    .hint = Während du woanders hinsiehst, zeigt dein Browser einen Hinweis. Der Titel der Seite sagt es immer.
    .refused = Dein Browser erlaubt dieser Seite keine Hinweise.
ui-settings-phrases = Zeigen, was andere am Tisch sagen
