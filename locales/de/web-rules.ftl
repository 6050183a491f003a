# Die Seite mit den Regeln. Wo eine Nachricht mehrere Zeilen hat, ist jede ein Eintrag einer Liste.

## Die Regeln

ui-rules-title = Die Regeln
ui-rules-intro = Alles, was für jeden Helden gilt, in der Reihenfolge, in der es dir begegnet. Was eine Karte oder die Fähigkeit eines Helden sagt, geht diesen Regeln vor, soweit sie es sagt. Auswendig musst du nichts können: Der Tisch bietet nur an, was erlaubt ist, und sagt, warum etwas nicht geht.
ui-rules-contents = Inhalt
ui-rules-example = Beispiel
ui-rules-see = Siehe auch
ui-rules-print = Drucken
ui-rules-basics = Worum es geht
ui-rules-basics-1 = Jeder Spieler führt einen Helden mit einem Deck, das sonst niemand hat. Du bewegst dich über einen Spielplan aus Feldern, spielst Karten zum Angreifen und Verteidigen und versuchst, das Leben des anderen Helden auf null zu bringen. Wem das gelingt, der gewinnt.
ui-rules-basics-2 = Wer kämpft, ist ein Kämpfer: ein Held oder einer der Gefährten, die viele Helden mitbringen. Kämpfer der eigenen Seite sind freundlich, alle anderen gegnerisch.
ui-rules-basics-3 =
    Felder, die eine Linie verbindet, sind benachbart. Nähe im Bild ohne Linie bedeutet nichts.
    Die Farben (oder Muster) der Felder sind Zonen. Alle Felder einer Farbe sind eine Zone, wo immer sie liegen. Ein Feld mit mehreren Farben gehört zu jeder dieser Zonen.
    Auf einem Feld steht ein Kämpfer, von kleinen abgesehen.
    Wie weit etwas entfernt ist, heißt: wie vielen Linien du folgen musst, um hinzukommen. Kämpfer dazwischen zählen nicht.
ui-rules-basics-4 = Ein Kämpfer ist Nahkämpfer oder Fernkämpfer. Nahkämpfer greifen benachbarte Kämpfer an. Fernkämpfer greifen ebenfalls benachbarte Kämpfer an, dazu alle in einer Zone, in der sie stehen. Manche Helden reichen weiter; ihre Karte sagt, wie weit.
ui-rules-basics-5 =
    Angriffskarten (ein Wert zum Zuschlagen), Verteidigungskarten (ein Wert zum Abwehren), vielseitige Karten (eines von beiden), Plankarten (ein Effekt, der eine Aktion kostet).
    Die Verstärkung in der Ecke einer Karte ist das, was sie dazugibt, wenn du sie zum Verstärken verbrauchst.
    Eine Karte, die einen Kämpfer nennt, kann nur dieser benutzen; alle anderen kann jeder deiner Kämpfer benutzen.
ui-rules-setup = Aufbau
ui-rules-setup-1 =
    Der Spielplan wird gewählt. Hat er Gegenstände, so wird für jedes markierte Feld einer gezogen. Die Türen sind offen.
    Jeder mischt sein Deck und zieht 5 Karten.
    In der Reihenfolge des Spiels kommt jeder Held auf das Startfeld mit der Nummer seines Platzes; sein Spieler setzt dann die Gefährten auf verschiedene freie Felder in einer Zone des Helden.
    Ein Held, der am Anfang etwas zu entscheiden hat (eine Größe zum Beispiel), tut das jetzt, für alle sichtbar.
    Der erste Spieler beginnt.
ui-rules-setup-2 = Du kennst deine Hand, wenn du deine Gefährten setzt. Ist in der Zone kein Feld mehr frei, so darf ein Gefährte auf irgendein freies Feld. Ein Startfeld, das ein späterer Held braucht, bleibt frei.
ui-rules-turn = Ein Zug
ui-rules-turn-1 = In deinem Zug machst du genau zwei Aktionen. Es darf zweimal die gleiche sein, und du darfst nicht passen. Die Aktionen sind:
ui-rules-turn-2 =
    Manöver: Zieh eine Karte, dann beweg deine Kämpfer.
    Angriff: Einer deiner Kämpfer greift an.
    Plan: Spiel eine Plankarte.
    Auf Spielplänen mit Gegenständen: Benutz einen Gegenstand, auf dem einer deiner Kämpfer steht.
ui-rules-turn-3 = Was dein Held am Anfang eines Zuges tut, kommt vor der ersten Aktion; was am Ende geschieht, kommt nach der letzten. Dann wirfst du bis auf 7 Karten ab, wenn du mehr hältst, und der Nächste ist dran.
ui-rules-turn-4 = Eine Aktion, die du gewinnst, kommt zu diesem Zug dazu, und du musst sie machen wie die anderen. Eine, die du im Zug eines anderen gewinnst, bewirkt nichts. Ein Manöver ist immer möglich; so ist immer etwas zu tun.
ui-rules-maneuver = Manöver
ui-rules-maneuver-1 =
    Zieh eine Karte. Das musst du auch mit voller Hand; mit leerem Deck bist du stattdessen erschöpft.
    Du darfst verstärken: Wirf eine Karte von der Hand ab und zähl ihre Verstärkung für dieses Manöver zu deiner Bewegung. Auch die eben gezogene Karte geht.
    Beweg jeden deiner Kämpfer, in beliebiger Reihenfolge, jeden so weit wie deine Bewegung oder weniger. Jeder darf auch stehen bleiben.
ui-rules-maneuver-2 = Die Bewegung gilt für jeden Kämpfer einzeln; sie wird nicht aufgeteilt. Ein Kämpfer beendet seine Bewegung, ehe der nächste beginnt. Du bewegst nur deine eigenen Kämpfer, nicht die eines Mitspielers.
ui-rules-maneuver-3 = Dein Held hat Bewegung 2. Du ziehst, wirfst eine Karte mit Verstärkung 3 ab und darfst nun deinen Helden bis zu 5 Felder bewegen und deinen Gefährten ebenso bis zu 5 Felder.
ui-rules-movement = Bewegen und Setzen
ui-rules-movement-1 = Eine Bewegung geht Schritt für Schritt an den Linien entlang.
ui-rules-movement-2 =
    Durch freundliche Kämpfer darfst du hindurch.
    Durch gegnerische Kämpfer darfst du nicht hindurch.
    Du darfst nicht auf einem Feld enden, auf dem jemand anders steht. Zu enden, wo du begonnen hast, ist erlaubt.
ui-rules-movement-3 = Dasselbe gilt, wenn eine Karte einen Kämpfer bewegt. Bewegst du den Kämpfer eines anderen, so gelten die Regeln von ihm aus gesehen: Er geht durch seine eigenen Freunde hindurch und nicht durch seine Gegner. Den Weg wählst du.
ui-rules-movement-4 = „Up to 3 spaces“ („bis zu 3 Felder“) kann auch keines sein. „Through“ („durch“) einen Kämpfer heißt: auf sein Feld und in derselben Bewegung wieder hinaus. Eine Bewegung durch eine Karte ist kein Manöver: Sie bringt keine Karte und keine Verstärkung.
ui-rules-movement-5 = Ein Kämpfer, der gesetzt wird, kommt unmittelbar auf sein neues Feld, ohne Weg; Entfernung, Türen und Gegner dazwischen spielen keine Rolle. Es muss ein Feld sein, auf dem er eine Bewegung beenden könnte. „Empty“ („leer“) heißt, dass dort überhaupt niemand steht. Kämpfer, die tauschen, wechseln die Felder im selben Augenblick.
ui-rules-boost = Verstärkung
ui-rules-boost-1 = Um zu verstärken, wirf eine Karte von der Hand ab und zähl ihre Verstärkung dazu: zu deiner Bewegung in einem Manöver oder zum Wert einer Karte, wo ein Effekt es erlaubt. Der Text der abgeworfenen Karte zählt nicht, außer er sagt, was beim Verstärken mit ihr geschieht.
ui-rules-boost-2 = Jede Karte deiner Hand geht, auch eine, deren Kämpfer nicht mehr da ist. Ein Manöver kannst du einmal verstärken.
ui-rules-boost-3 = Eine Blindverstärkung nimmt die oberste Karte deines Decks statt einer von der Hand. Das ist kein Ziehen; bei leerem Deck gibt sie nichts dazu und schadet nicht.
ui-rules-attack = Angriff
ui-rules-attack-1 =
    Nenn einen deiner Kämpfer und einen gegnerischen, den er erreicht: benachbart oder, für einen Fernkämpfer, in einer seiner Zonen.
    Leg eine Angriffskarte oder eine vielseitige Karte verdeckt. Dein angreifender Kämpfer muss sie benutzen dürfen. Ohne eine solche Karte kannst du nicht angreifen.
    Der Verteidiger darf eine Verteidigungskarte oder vielseitige Karte legen, die der angegriffene Kämpfer benutzen kann, oder darauf verzichten.
    Beide Karten werden aufgedeckt, und der Kampf wird abgehandelt.
ui-rules-attack-2 = Einen benachbarten Kämpfer darf jeder angreifen, in welcher Zone er auch steht. Auf die Reichweite wird einmal gesehen, wenn der Angriff angesagt wird: Was sich später bewegt, hält den Kampf nicht auf.
ui-rules-attack-3 = Du musst nie verteidigen und darfst eine Karte zurückhalten, auch wenn du sie spielen könntest. Was einmal liegt, nimmt niemand zurück.
ui-rules-attack-4 = Ein Fernkämpfer steht auf einem Feld, das rot und blau ist. Er darf alle auf roten oder blauen Feldern angreifen, wo immer sie auf dem Spielplan liegen, und alle Benachbarten.
ui-rules-combat = Kampf
ui-rules-combat-1 = Wenn die Karten aufgedeckt sind, geschieht alles in dieser Reihenfolge. In jedem Schritt kommen die Effekte des Verteidigers zuerst, dann die des Angreifers. Hast du in einem Schritt mehrere, so wählst du ihre Reihenfolge.
ui-rules-combat-2 =
    Effekte mit „Immediately“ (sofort).
    Effekte mit „During combat“ (während des Kampfes): das meiste, was die Werte ändert.
    Das Ergebnis: Der Wert des Angriffs minus den der Verteidigung ist der Kampfschaden. Keine Verteidigungskarte zählt als 0. Schaden ist nie kleiner als 0, und eine bessere Verteidigung verletzt den Angreifer nicht.
    Effekte mit „After combat“ (nach dem Kampf).
    Fähigkeiten, die nach einem Kampf wirken.
    Die gespielten Karten kommen auf ihre Ablagestapel.
ui-rules-combat-3 = Der Angreifer hat den Kampf gewonnen, wenn mindestens 1 Kampfschaden entstanden ist; sonst hat der Verteidiger gewonnen. Schaden durch Effekte entscheidet das nicht. Kampfschaden zählt voll, auch wenn der Verteidiger weniger Leben übrig hatte.
ui-rules-combat-4 = Der Wert einer Karte beginnt mit der gedruckten Zahl. „+2“ oder eine Verstärkung kommt dazu. Ein Wert, der „instead“ (stattdessen) 5 ist, ersetzt die gedruckte Zahl und behält, was dazugekommen ist; einer, der „equal to“ (gleich) etwas ist, beginnt dort neu. Ein Wert, der nicht beachtet wird, zählt als 0, und einer, der nicht geändert werden kann, bleibt, wie er ist. Kein Wert fällt unter 0.
ui-rules-combat-5 = Wird ein Kämpfer des Kampfes besiegt oder verlässt er den Spielplan und das Spiel geht weiter, so wird der Kampf dennoch zu Ende geführt: Seine Karte behält ihren Wert und ihre Effekte, außer denen, die wissen müssen, wo der Kämpfer steht.
ui-rules-combat-6 = Angriff 4 gegen Verteidigung 2, deren Effekt während des Kampfes 1 dazugibt: 4 − 3 = 1 Schaden, und der Angreifer hat gewonnen. Mit noch einem mehr für die Verteidigung wird niemand verletzt, und der Verteidiger hat gewonnen.
ui-rules-effects = Effekte und Aufheben
ui-rules-effects-1 =
    Du musst tun, was eine Karte sagt, auch wenn es dir schadet, außer sie sagt „may“ (du darfst) oder „up to“ (bis zu).
    Was nicht möglich ist, entfällt, und der Rest geschieht. „If you do“ (wenn du das tust) und was darauf folgt entfällt, wenn der Teil davor nichts bewirkt hat.
    Auf Bedingungen wird gesehen, wenn der Effekt an der Reihe ist, nicht vorher.
    Ein Effekt wird beendet, ehe der nächste beginnt.
ui-rules-effects-2 = Die Effekte einer Karte aufzuheben hält alle auf, die noch nicht geschehen sind, auch einen damit benutzten Gegenstand. Der Wert der Karte, was schon geschehen ist und die Fähigkeit eines Helden ändern sich nicht. Da die Effekte des Verteidigers zuerst kommen, ist ein Verteidiger, der sofort aufhebt, schneller als ein Angreifer, der es wollte.
ui-rules-effects-3 = Auf einer Kampfkarte ist „the opposing fighter“ (der gegnerische Kämpfer) der andere in diesem Kampf. „Your fighters“ (deine Kämpfer) sind die deines eigenen Platzes; „friendly“ (freundlich) können auch die eines Mitspielers sein.
ui-rules-effects-4 = „Look at“ (ansehen) zeigt etwas dir allein. „Reveal“ (aufdecken) zeigt es allen.
ui-rules-scheme = Plan
ui-rules-scheme-1 = Deck eine Plankarte von der Hand auf und sag, welcher deiner Kämpfer sie benutzt: einer, den die Karte erlaubt und der auf dem Spielplan steht. Tu, was sie sagt; dann kommt sie auf deinen Ablagestapel. Du darfst einen Plan auch spielen, wenn er wenig oder nichts bewirkt.
ui-rules-scheme-2 = Wo ein Plan von „your fighter“ (deinem Kämpfer) spricht, ist es der, der ihn benutzt. Wo er jemanden nennt, zählt dessen Feld.
ui-rules-damage = Schaden und Niederlage
ui-rules-damage-1 = Schaden senkt das Leben. Bei 0 ist ein Kämpfer besiegt und verlässt den Spielplan sofort, mitten in dem, was gerade geschieht. Trifft ein Effekt mehrere Kämpfer, so nehmen alle den Schaden im selben Augenblick.
ui-rules-damage-2 = Heilen hebt das Leben, aber nicht über die Zahl, mit der der Kämpfer begonnen hat. Ein besiegter Kämpfer kann nicht heilen; nur ein Effekt, der ihn zurückkehren lässt, bringt ihn wieder. Leben auf eine Zahl zu setzen ist weder Schaden noch Heilung.
ui-rules-damage-3 = Gefährten ohne Zahl für das Leben haben 1.
ui-rules-hand = Hand und Ablagestapel
ui-rules-hand-1 = Am Ende deines Zuges behältst du höchstens 7 Karten; du wählst, welche gehen. Zu jeder anderen Zeit darfst du so viele halten, wie du willst.
ui-rules-hand-2 = Ablagestapel liegen offen, und jeder darf sie jederzeit durchsehen. Ihre Reihenfolge bleibt. Ist das Deck leer, so wird der Stapel nicht hineingemischt.
ui-rules-hand-3 = Wer abwerfen muss, wählt die Karten, außer es geschieht durch Zufall; bei zu wenigen Karten gehen alle. Hände und die Reihenfolge der Decks sind verborgen; wie viele Karten es sind und aus welchen Karten das Deck eines Helden besteht, darf jeder wissen.
ui-rules-exhaustion = Erschöpfung
ui-rules-exhaustion-1 = Ist dein Deck leer, so bist du erschöpft. Jedes Mal, wenn du dann eine Karte ziehen sollst, nimmt stattdessen jeder deiner Kämpfer auf dem Spielplan 2 Schaden, einmal für jede fehlende Karte. Das kann dich das Spiel kosten.
ui-rules-exhaustion-2 = Nur das Ziehen bewirkt das. Ins Deck zu sehen, eine Blindverstärkung oder das Abwerfen vom Deck schadet nicht, wenn es leer ist.
ui-rules-exhaustion-3 = Eine Karte ist übrig, und ein Effekt lässt dich drei ziehen: Du ziehst sie, und dann nimmt jeder deiner Kämpfer 2 Schaden, zweimal.
ui-rules-items = Gegenstände auf dem Spielplan
ui-rules-items-1 = Manche Spielpläne haben Felder mit Gegenständen. Welche dort liegen, wird vor dem Spiel gezogen, für alle sichtbar. Über einen Gegenstand zu gehen bewirkt nichts: Er bleibt, bis ihn jemand benutzt, und jeder lässt sich einmal benutzen.
ui-rules-items-2 =
    Plangegenstände: Ein Kämpfer auf dem Feld benutzt ihn als Aktion; tu, was er sagt.
    Kampfgegenstände: Ein Kämpfer auf dem Feld, der in einem Kampf eine Karte spielt, darf den Gegenstand zu dieser Karte dazulegen. Er erhöht den Wert während des Kampfes um seine Zahl und kann zusammen mit den Effekten der Karte aufgehoben werden.
ui-rules-items-3 = Der Angreifer entscheidet über einen Gegenstand zusammen mit der Angriffskarte, vor dem Verteidiger. Wer keine Karte spielt, kann in diesem Kampf keinen Gegenstand benutzen. Ein benutzter Gegenstand verlässt das Spiel.
ui-rules-doors = Türen
ui-rules-doors-1 = Eine Tür liegt quer über Linien. Am Anfang sind alle Türen offen. Eine geschlossene Tür nimmt ihre Linien weg: Niemand bewegt sich, greift an oder zählt Entfernung durch sie hindurch.
ui-rules-doors-2 =
    In deinem Manöver darf jeder deiner Kämpfer neben einer Tür sie ohne Kosten schließen.
    Ein Kämpfer, der sich bewegt, darf eine Tür neben sich für 1 Feld seiner Bewegung öffnen, vor, zwischen oder nach seinen Schritten.
    Bei anderen Bewegungen und für Kämpfer anderer bleiben die Türen, wie sie sind.
ui-rules-doors-3 = Geschlossene Türen teilen auch Zonen: Zwei Felder einer Farbe sind nicht in derselben Zone, solange eine geschlossene Tür den kürzesten Weg zwischen ihnen länger macht.
ui-rules-passages = Geheimgänge
ui-rules-passages-1 = Felder mit dem Zeichen eines Geheimgangs sind für Bewegungen miteinander verbunden: Von einem zu jedem anderen ist es ein Schritt. Das gilt für jede Bewegung, auch eine durch eine Karte. Wer am anderen Ende steht, ist im Weg wie sonst auch.
ui-rules-passages-2 = Für Angriffe, Entfernung, Nachbarschaft und Zonen zählen Geheimgänge nicht.
ui-rules-small = Kleine und große Kämpfer
ui-rules-small-1 =
    Auf einem Feld haben bis zu vier kleine Kämpfer Platz, dazu einer, der nicht klein ist.
    Kleine Kämpfer gehen durch gegnerische hindurch, und gegnerische durch sie.
    Andere dürfen auf einem Feld enden, auf dem nur kleine stehen; ein kleiner auf jedem Feld mit weniger als vier von ihnen.
    Kämpfer, die sich ein Feld teilen, sind einander benachbart.
    Nimmt ein kleiner Kämpfer Schaden, so nimmt jeder andere kleine seiner Art auf diesem Feld den gleichen.
ui-rules-small-2 = Kleine Kämpfer warten oft in einem Vorrat, bis sie beschworen werden. Besiegte kehren dorthin zurück. Ist keiner übrig, so bewegt das Beschwören einen vom Spielplan.
ui-rules-small-3 =
    Ein großer Kämpfer steht auf zwei Feldern, die eine Linie verbindet, mit dem Kopf auf dem einen und dem Schwanz auf dem anderen, oder mit dem Kopf allein auf einem.
    Er ist ein einziger Kämpfer: in den Zonen beider Felder, benachbart zu allem, was einem von beiden benachbart ist, auf beiden im Weg, und er wird einmal angegriffen und einmal verletzt.
    Er bewegt sich vom Kopf oder vom Schwanz aus. Jeder Schritt bringt den Kopf auf das nächste Feld und den Schwanz auf das Feld, das der Kopf verließ. Geheimgänge benutzt er nicht.
    Wird er gesetzt, so kommt sein Kopf auf das genannte Feld; den Schwanz legt sein Spieler auf ein freies Feld daneben oder nirgendwohin.
    Eine Tür lässt sich nicht schließen, solange ein großer Kämpfer in ihr steht.
ui-rules-special = Helden mit eigenen Regeln
ui-rules-special-1 =
    Zwei Helden auf einem Platz teilen sich Hand und Deck. Der Platz ist geschlagen, wenn beide besiegt sind. Wo ein Effekt „the hero“ (den Helden) meint, wählt ihr Spieler, welchen.
    Zähler bleiben zwischen null und ihrer Grenze; was darüber hinausgeht, ist verloren.
    Ein Held, der besiegt würde und stattdessen wiederkommt, ist bis zum Anfang des nächsten Zuges dieses Platzes nicht auf dem Spielplan: bis dahin keine Aktionen, kein Ziehen, kein Schaden.
    Symbole auf Karten sind für jene Helden wichtig, deren Fähigkeit von ihnen spricht, meistens für die oberste Karte des Ablagestapels.
ui-rules-special-2 = Die Karte jedes Helden gibt es am Tisch und auf der Seite mit den Helden.
ui-rules-winning = Gewinnen
ui-rules-winning-1 = In einem Duell endet das Spiel in dem Augenblick, in dem ein Held besiegt wird: Der andere Spieler hat gewonnen. Was noch geschehen sollte, geschieht nicht mehr. Wer es verursacht hat, ist gleich; du kannst durch deine eigene Karte verlieren oder durch Erschöpfung.
ui-rules-winning-2 = Fallen Helden aller Seiten im selben Augenblick, so hat gewonnen, wer am Zug ist. Ein Unentschieden gibt es nicht.
ui-rules-teams = Teams
ui-rules-teams-1 = Zwei spielen gegen zwei, auf einem Spielplan mit vier Startfeldern. Die Teams wechseln sich ab: erster, zweiter, dritter und vierter Platz, wobei der erste und der dritte ein Team sind. Auch drei können spielen; einer führt dann beide Helden eines Teams, jeden mit eigener Hand, eigenem Deck und eigenem Zug.
ui-rules-teams-2 =
    Die Kämpfer deines Mitspielers sind freundlich: Du gehst durch sie hindurch und kannst sie nicht angreifen. Aber es sind nicht deine: Du bewegst sie nicht in deinem Manöver, und deine Erschöpfung schadet ihnen nicht.
    Mitspieler dürfen einander alles sagen; darum sieht jeder die Hand des anderen, außer der Tisch wurde anders aufgemacht.
    Wird dein Held besiegt, so spielst du weiter, solange du einen Kämpfer auf dem Spielplan hast.
    Ein Team hat verloren, wenn sein letzter Held besiegt ist.
    In einem Kampf ist „your opponent“ (dein Gegner) der andere Spieler dieses Kampfes; sonst sind es beide Spieler des anderen Teams.
ui-rules-free-for-all = Jeder gegen jeden
ui-rules-free-for-all-1 = Drei oder vier spielen, jeder für sich. Wer den Helden verliert, scheidet sofort aus, mit allen Kämpfern und Karten. Wer als Letzter übrig ist, hat gewonnen.
ui-rules-free-for-all-2 =
    In deinem allerersten Zug darfst du nur den Spieler direkt nach dir angreifen und die, die schon am Zug waren. Andere Effekte sind daran nicht gebunden.
    In einem Kampf ist „your opponent“ (dein Gegner) der andere Spieler dieses Kampfes; sonst sind es alle anderen. „An opponent“ (ein Gegner) ist einer deiner Wahl.
    Müssen mehrere etwas tun, so tun sie es in der Reihenfolge des Spiels, angefangen nach dem Spieler, der am Zug ist.
