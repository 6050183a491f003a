# Die Werkstatt: Helden, Spielpläne und Gegenstände, die Leute selbst schreiben.

ui-workshop-title = Werkstatt
ui-workshop-intro = Schreib einen Helden, einen Spielplan oder Gegenstände und spiel sofort damit. Ein Konto ist nicht nötig: Ein Entwurf gehört dem, der seinen Link hat.
ui-workshop-mine = Deine Entwürfe auf diesem Gerät
ui-workshop-none = Noch keine. Ändere die Kopie eines Helden oder fang neu an.
ui-workshop-copy-hero = Kopie eines Helden ändern
ui-workshop-copy-board = Kopie eines Spielplans ändern
ui-workshop-copy-item = Eine Kopie eines Gegenstands ändern
ui-workshop-anew = Neu anfangen
ui-workshop-new-hero = Ein neuer Held
ui-workshop-new-board = Ein neuer Spielplan
ui-workshop-new-item = Neue Gegenstände
ui-workshop-upload = Aus Dateien (.toml, Pakete als .zip oder .json von Deck-Editoren)
ui-workshop-copy-of = { $name } (Kopie)
ui-workshop-unnamed = Ohne Namen
ui-workshop-kind-hero = Held
ui-workshop-kind-board = Spielplan
ui-workshop-kind-item = Gegenstände
ui-workshop-changed = geändert { $when }
ui-workshop-forget = Diesen Entwurf vergessen
    .sure = Hier und auf dem Server löschen, mit allen Fassungen?
ui-workshop-all = Alle Entwürfe
ui-workshop-missing = Diesen Entwurf gibt es nicht. Vielleicht wurde der Link abgeschnitten oder der Entwurf gelöscht.
ui-workshop-too-long = Die Datei ist länger als { $most } kB.
ui-workshop-pack = Alle Entwürfe als Paket herunterladen (.zip)
ui-workshop-pack-bad = Das ist kein Paket aus .toml-Dateien, oder es ist beschädigt.

## Der Editor

ui-workshop-editor = Text der Datei
ui-workshop-saved = Gespeichert
ui-workshop-saving = Wird gespeichert …
ui-workshop-unsaved = Auf diesem Gerät behalten; wird gesendet, sobald der Server antwortet
ui-workshop-bot = Gegen einen Bot spielen
ui-workshop-device = Zu zweit an diesem Gerät
ui-workshop-friend = Mit jemandem per Link
ui-workshop-starting = Wird aufgebaut …
ui-workshop-fork = Kopie machen
ui-workshop-download = Herunterladen
ui-workshop-history = Fassungen
ui-workshop-link = Privater Link
    .words = Wer ihn hat, kann den Entwurf ändern.
ui-workshop-problems = Probleme
ui-workshop-fine = Alles in Ordnung. Man kann damit spielen.
ui-workshop-count =
    { $count ->
        [one] ein Problem
       *[other] { $count } Probleme
    }
ui-workshop-line = Zeile { $line }
ui-workshop-fix = „{ $text }“ schreiben
ui-workshop-fix-remove = Entfernen
ui-workshop-notes = Einen Blick wert
ui-workshop-left = Nicht verstanden und dir überlassen
    .words = Diese Texte stehen als Kommentare in der Datei; schreib in der Kartensprache, was sie tun.
ui-workshop-nearest = Am nächsten kommt: { $sentence }
ui-workshop-preview = So wird es aussehen
ui-workshop-waits = Wieder zu sehen, sobald alles stimmt.
ui-workshop-unchecked = Der Server ist nicht zu erreichen: Was du schreibst, bleibt erhalten, wird aber nicht geprüft.
ui-workshop-example = Beispiel
ui-workshop-offers = Was hier stehen kann
ui-workshop-find = Suchen
ui-workshop-find-next = Weiter
ui-workshop-find-last = Zurück

## Fassungen

ui-workshop-versions-words = Wähle eine Fassung, um zu sehen, worin sie sich vom jetzigen Text unterscheidet.
ui-workshop-version = Fassung { $version }, { $when }
ui-workshop-restore = Diese Fassung zurückholen
ui-workshop-same = Sie ist wie der jetzige Text.
ui-workshop-added = nur jetzt
ui-workshop-removed = nur damals

## Zwei, die gleichzeitig schreiben

ui-workshop-conflict = Dieser Entwurf wurde inzwischen anderswo geändert.
ui-workshop-keep-mine = Behalten, was hier steht
ui-workshop-take-theirs = Nehmen, was dort steht

## Auf Papier

ui-workshop-print = Drucken
ui-workshop-print-words = Karten von 63 mal 88 mm mit Schnittmarken. Mit 100 % drucken oder als PDF speichern.
ui-workshop-paper = Papier
ui-workshop-sheet = Bogen { $sheet }
ui-workshop-back = Zurück zum Text

## Wie stark ist er?

ui-workshop-report = Wie stark ist er?
ui-workshop-report-ask = Herausfinden
ui-workshop-report-compare = Mit dem Text vergleichen, wie er beim Öffnen war
ui-workshop-report-stop = Anhalten
ui-workshop-report-waiting = Wartet, Platz { $place }
ui-workshop-report-rate = Er gewinnt { $rate } ({ $span }) von { $games } Spielen zwischen schnellen Bots.
ui-workshop-report-search = Bots, die etwas weiter denken, gewinnen damit { $rate } ({ $span }) von { $games } Partien.
ui-workshop-report-change = Das sind { $change } ({ $span }) gegenüber dem Text davor, in { $deals } Partien mit demselben Glück.
ui-workshop-report-length = Ein Spiel hat { $turns } Züge. Das eigene Deck geht in { $own } der Spiele aus, das der anderen in { $other }.
ui-workshop-report-foes = Gegen
ui-workshop-report-boards = Auf
ui-workshop-report-more = fällt auf: gewinnt öfter
ui-workshop-report-fewer = fällt auf: gewinnt seltener
ui-workshop-report-cards = Karten, in Exemplaren je Spiel
ui-workshop-report-card = Karte
ui-workshop-report-drawn = Gezogen
ui-workshop-report-attack = Angriff
ui-workshop-report-defense = Verteidigung
ui-workshop-report-scheme = Plan
ui-workshop-report-boost = Verstärkung
ui-workshop-report-kept = Bis zuletzt behalten
ui-workshop-report-worth = Wert in der ersten Hand
ui-workshop-report-place = Unter den mitgelieferten Helden ist das Platz { $place } von { $all }.
ui-workshop-report-deck = Das Deck in Zahlen
ui-workshop-report-shipped = Mitgelieferte Helden
ui-workshop-report-deck-cards = Karten
ui-workshop-report-deck-attack = Wert eines Angriffs
ui-workshop-report-deck-defense = Wert einer Verteidigung
ui-workshop-report-deck-boost = Verstärkung einer Karte
ui-workshop-report-dead = Gezogen und fast nie benutzt: { $cards }
ui-workshop-report-alive = Jede Karte ist von Nutzen.
ui-workshop-span = { $low } bis { $high }

## Als Karten

ui-workshop-face = Wie die Datei gezeigt wird
ui-workshop-face-cards = Als Karten
ui-workshop-face-text = Als Text
ui-workshop-undo = Rückgängig
ui-workshop-redo = Wiederholen
ui-workshop-form = Die Form der Datei wird nicht verstanden. Berichtige sie als Text.
ui-workshop-name = Name
ui-workshop-emblem = Emblem
ui-workshop-palette = Farben
ui-workshop-hue = Farbton { $hue }
ui-workshop-picture = Bild
ui-workshop-by-name = Nach dem Namen
ui-workshop-fighters = Kämpfer
ui-workshop-role = Rolle
ui-workshop-reach = Angriff
ui-workshop-health = Leben
ui-workshop-many = Wie viele
ui-workshop-remove = Entfernen
ui-workshop-add-fighter = Kämpfer hinzufügen
ui-workshop-new-fighter = Neuer Kämpfer
ui-workshop-cards =
    { $count ->
        [one] Eine Karte
       *[other] { $count } Karten
    }
ui-workshop-change = Ändern
ui-workshop-type = Art
ui-workshop-copies = Exemplare
ui-workshop-user = Wer sie benutzt
ui-workshop-card-svg = Bild (SVG)
ui-workshop-card-png = Bild (PNG)
ui-workshop-remove-card = Diese Karte entfernen
ui-workshop-done = Fertig
ui-workshop-add-card = Karte hinzufügen
ui-workshop-new-card = Neue Karte
ui-workshop-copy-ability = Eine Fähigkeit eines Helden kopieren
ui-workshop-copy-card = Karte eines Helden kopieren
ui-workshop-search = Suchen
ui-workshop-nothing = Nichts gefunden.
ui-workshop-add-text = Text hinzufügen
ui-workshop-add-sentence = Satz hinzufügen
ui-workshop-sentence = Satz { $nth }:
ui-workshop-choose-sentence = Was soll geschehen?
ui-workshop-choose-phrase = An die Stelle von „{ $words }“
ui-workshop-not-understood = Dieser Text wird nicht verstanden. Berichtige ihn als Text oder schreib ihn neu.
ui-workshop-write-anew = Neu schreiben
ui-workshop-shape-if = Nur wenn …
ui-workshop-shape-no-if = Ohne Bedingung
ui-workshop-shape-may = Darf
ui-workshop-shape-must = Muss getan werden
ui-workshop-shape-then = …, dann …
ui-workshop-shape-no-then = Ohne die letzte Handlung
ui-workshop-shape-if-done = Wenn du es tust …
ui-workshop-shape-no-if-done = Ohne „wenn du es tust“
ui-workshop-shape-otherwise = Sonst …
ui-workshop-shape-no-otherwise = Ohne „sonst“
ui-workshop-shape-remove = Satz entfernen

## Gegenstände

ui-workshop-items-words = Gegenstände liegen auf den Feldern eines Spielplans, die für sie markiert sind; jeder kann einmal benutzt werden. Zum Ausprobieren kommen sie auf einen Plan mit solchen Feldern.
ui-workshop-item-kind = Wofür er ist
ui-workshop-item-combat = Er liegt auf Feldern für Kampfgegenstände. Wer dort steht, legt seinen Wert zu einer Karte dazu.
ui-workshop-item-scheme = Er liegt auf Feldern für Plangegenstände. Wer dort steht, benutzt ihn als Aktion.
ui-workshop-item-sign = Ein Zeichen seiner Art
ui-workshop-item-does = Was er bewirkt
ui-workshop-add-item = Gegenstand hinzufügen
ui-workshop-item-new = Neuer Gegenstand

## Das Regal

ui-shelf-title = Das Regal
ui-shelf-intro = Helden, Spielpläne und Gegenstände, die Leute gemacht und veröffentlicht haben. Spiel damit oder ändere eine Kopie.
ui-shelf-empty = Hier wurde noch nichts veröffentlicht.
ui-shelf-by = von { $author }
ui-shelf-unplayed = noch nicht gespielt
ui-shelf-played =
    { $games ->
        [one] ein Spiel, { $rate } gewonnen
       *[other] { $games } Spiele, { $rate } gewonnen
    }
ui-shelf-plays =
    { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }
ui-shelf-kind = Art
ui-shelf-kind-all = Alles
ui-shelf-kind-hero = Helden
ui-shelf-kind-board = Spielpläne
ui-shelf-kind-item = Gegenstände
ui-shelf-origins = Gemacht aus
ui-shelf-forks = Was daraus gemacht wurde
ui-shelf-from = aus { $name }
ui-shelf-publish = Veröffentlichen
    .words = Diese Fassung kommt ins Regal, wo alle damit spielen und sie kopieren können. Spätere Änderungen ändern dort nichts, bis du wieder veröffentlichst.
ui-shelf-author = Von wem
ui-shelf-licence = Lizenz
ui-shelf-licence-cc0 = CC0: alles ist erlaubt
ui-shelf-licence-cc-by = CC BY: mit Namensnennung
ui-shelf-licence-cc-by-sa = CC BY-SA: mit Namensnennung, gleiche Bedingungen
ui-shelf-licence-cc-by-nc = CC BY-NC: mit Namensnennung, nicht zum Verkauf
ui-shelf-done = Im Regal:
ui-shelf-withdraw = Zurücknehmen

## Spielpläne

ui-workshop-face-board = Als Spielplan
ui-draw-width = Breite
ui-draw-height = Höhe
ui-draw-radius = Größe eines Felds
ui-draw-tools = Werkzeuge
ui-draw-tool-move = Bewegen
ui-draw-tool-space = Feld
ui-draw-tool-line = Linie
ui-draw-tool-zone = Zone
ui-draw-tool-start = Start
ui-draw-tool-passage = Geheimgang
ui-draw-tool-item = Gegenstand
ui-draw-tool-door = Tür
ui-draw-help-move = Zieh Felder, und die Mitten von Linien, um sie zu biegen. Mit der Tastatur: Pfeile bewegen, mit Umschalt ein wenig; Entf entfernt oder macht eine Linie gerade.
ui-draw-help-space = Klick, wo ein Feld sein soll, oder füge eines neben dem gewählten hinzu.
ui-draw-help-line = Klick zwei Felder, um sie zu verbinden oder wieder zu trennen; ein Klick auf die Mitte einer Linie nimmt sie weg.
ui-draw-help-zone = Klick oder male über Felder, um sie in die Zone zu tun; ein Klick auf eines, das darin ist, nimmt es heraus.
ui-draw-help-start = Klick ein Feld, auf dem jemand beginnt.
ui-draw-help-passage = Klick ein Feld mit einem Geheimgang.
ui-draw-help-item = Klick ein Feld, um einen Gegenstand hinzulegen; weitere Klicks ändern seine Art.
ui-draw-help-door = Gib der Tür einen Namen und klick die Mitten der Linien, die sie schließt.
ui-draw-begun = Eine Linie von { $id }: klick, wohin sie führt, oder noch einmal { $id }, um aufzuhören.
ui-draw-add-space = Feld hinzufügen
ui-draw-drawing = Der Spielplan
ui-draw-space = Feld { $id } bei { $x }, { $y }, in { $zones }
ui-draw-no-zone = keiner Zone
ui-draw-line = Linie { $a } nach { $b }
ui-draw-line-door = Linie { $a } nach { $b }, Tür { $door }
ui-draw-door-name = Tor
ui-draw-zone-name = Zone
ui-draw-pick = Wähle ein Feld, um zu sehen, was darin ist.
ui-draw-zones = Zonen
ui-draw-pattern = Muster
ui-draw-add-zone = Zone hinzufügen
ui-draw-item-none = Kein Gegenstand
ui-draw-item-combat = Kampfgegenstand
ui-draw-item-scheme = Plangegenstand
ui-draw-item-any = Irgendein Gegenstand
ui-draw-remove = Feld entfernen
ui-draw-fine = Nichts fällt auf.
ui-draw-note-apart = Niemand kommt hin: { $spaces }
ui-draw-note-crowded = Neben dem Helden am Start { $spaces } finden nur wenige Platz.
ui-draw-note-small = Die Zone { $zone } ist klein.
ui-draw-note-large = Die Zone { $zone } bedeckt das meiste des Spielplans.
ui-draw-note-near = { $spaces } überdecken sich.
ui-draw-table = Auf dem Tisch
ui-draw-place = Ort
ui-draw-place-sea = Meer und Inseln
ui-draw-place-garden = Garten
ui-draw-place-hall = Holzhalle
ui-draw-place-mine = Bergwerk
ui-draw-place-city = Stadt bei Nacht
ui-draw-place-pier = Pier über Wasser
ui-draw-trace = Ein Bild nachzeichnen
    .words = Es liegt unter dem Spielplan, während du zeichnest, und verlässt diesen Browser nie.
ui-draw-picture = Bild
ui-draw-opacity = Wie sehr es zu sehen ist

## Szenen

ui-scene-face = Szene ausprobieren
ui-scene-cases = Fälle
ui-scene-none = Noch keine Szene ist aufbewahrt. Baue eine auf, spiele sie, merke vor, was gelten muss, und bewahre sie auf: Nach jeder Änderung wird sie wieder gespielt.
ui-scene-held = { $passed } von { $all } gelten.
ui-scene-holds = Gilt:
ui-scene-fails = Gilt nicht:
ui-scene-remove = { $name } entfernen
ui-scene-new = Neue Szene
ui-scene-name = Eine Szene mit { $hero }
ui-scene-shows = Was sie zeigt
ui-scene-keep = Als Fall aufbewahren
ui-scene-kept = Steht in der Datei.
ui-scene-setup = Wer wo steht, mit welchen Karten
ui-scene-board = Spielplan
ui-scene-foe = Gegen
ui-scene-turn = Am Zug
ui-scene-actions = Aktionen
ui-scene-seat = Platz { $seat }: { $hero }
ui-scene-space-of = Feld von { $name }
ui-scene-tail-of = Schwanz von { $name }
ui-scene-no-tail = ohne Schwanz
ui-scene-health-of = Leben von { $name }
ui-scene-off = nicht auf dem Plan
ui-scene-hand = Hand von { $hero }
ui-scene-deck = Deck von { $hero }, die oberste zuerst
ui-scene-discard = Ablagestapel von { $hero }
ui-scene-take-out = { $card } herausnehmen
ui-scene-add = Karte dazu …
ui-scene-add-to = Dazu legen: { $pile }
ui-scene-script = Was geschieht
ui-scene-back = Zurücknehmen
ui-scene-asked = Platz { $seat } ({ $hero }) wählt
ui-scene-options = Was gewählt werden kann
ui-scene-over = Das Spiel ist aus.
ui-scene-note = Vormerken, was gelten muss
ui-scene-note-which = Jetzt gilt …
ui-scene-programs = Schritte der Programme
ui-scene-no-programs = In diesem Schritt hat kein Text etwas getan.
ui-scene-ability = Fähigkeit von { $hero }
