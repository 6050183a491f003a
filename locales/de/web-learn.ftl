# Das geführte erste Duell.

## Lernen

ui-learn-title = Lernen
ui-learn-intro = Ein kurzes, echtes Duell mit einem Trainer neben dem Spielplan. Jede Art von Entscheidung wird erklärt, wenn sie zum ersten Mal vorkommt; danach spielst du, wie du willst. Es dauert etwa zehn Minuten.
ui-learn-what = Du führst { $mine } gegen { $theirs }, auf { $board }. Die andere Seite ist unser schwächster Bot.
ui-learn-start = Das erste Duell beginnen
ui-learn-go-on = Dein erstes Duell fortsetzen
ui-learn-anew = Neu beginnen
ui-learn-forget = Alles noch einmal erklären
ui-learn-forgotten = Der Trainer erklärt alles noch einmal.
ui-learn-impossible = Dieser Server hat keine zwei Helden für eine Lektion. Versuch ein Spiel gegen den schwächsten Bot.
ui-learn-in-short = Das Spiel in fünf Sätzen
ui-learn-more = Alles Weitere steht auf der Seite mit den Regeln.
ui-learn-sentences =
    Bring das Leben des anderen Helden auf null.
    In deinem Zug machst du zwei Aktionen: Manöver, Angriff, Plan.
    Ein Manöver zieht eine Karte und bewegt deine Kämpfer.
    Bei einem Angriff legen beide Seiten eine Karte verdeckt; ist der Angriff höher, so ist der Unterschied der Schaden.
    Jede Karte lässt sich auch verbrauchen, um eine Bewegung zu verstärken: Was man behält, ist die Kunst dabei.

## Der Trainer

ui-coach-name = Trainer
ui-coach-got-it = Verstanden
ui-coach-next = Weiter
ui-coach-skip = Kein Trainer
ui-coach-resume = Trainer, bitte
ui-coach-rules = In den Regeln
ui-coach-step-of = { $step } von { $count }
ui-coach-waiting = Die andere Seite denkt nach. Der Verlauf erzählt, was sie tut.
ui-coach-your-move = Du entscheidest: Klick an, was leuchtet, oder eine Schaltfläche neben der Frage.
ui-coach-tour-board = Scheiben sind Felder, Linien verbinden sie. Farben sind Zonen. Die großen Marker sind Helden, die kleineren Gefährten; die Zahl ist das Leben, das noch bleibt. Deine und die anderen unterscheiden sich in Farbe und Form.
    .title = Der Spielplan
ui-coach-tour-hand = Unten sind deine Karten. Das Zeichen sagt, wofür eine Karte da ist: Angriff, Verteidigung, beides oder ein Plan. Zeig darauf, drück lange oder nimm die Lupe, um sie ganz zu lesen.
    .title = Deine Hand
ui-coach-tour-sides = Die Tafeln zeigen von jeder Seite das Leben, wie viele Karten sie hält und wie viele sie noch ziehen kann. Ablagestapel sind offen: Klick einen an, um ihn durchzusehen. Auch die Liste jedes Decks kannst du ansehen.
    .title = Beide Seiten
ui-coach-tour-prompt = Die Zeile mit der Frage sagt immer, wer was entscheiden muss. Was leuchtet, lässt sich wählen; ein Klick auf alles andere sagt dir, warum es nicht geht. Die meisten Klicks lassen sich zurücknehmen.
    .title = Was jetzt zu tun ist
ui-coach-ask-setup = Dein Held steht auf seinem Startfeld. Setz deinen Gefährten auf eines der leuchtenden Felder in derselben Zone. Nah beim Helden ist gut.
    .title = Setz deinen Gefährten
ui-coach-ask-state = Dieser Held hat mehr als eine Seite. Wähle eine; seine Karte sagt, was jede tut.
    .title = Eine Wahl für deinen Helden
ui-coach-ask-action = In jedem Zug machst du zwei. Ein Manöver zieht eine Karte und bewegt; klick einen leuchtenden Kämpfer an, um mit ihm anzugreifen; klick eine Plankarte an, um sie zu spielen. Im Zweifel am Anfang: Manöver.
    .title = Eine Aktion
ui-coach-ask-maneuver-boost = Du hast eine Karte gezogen. Jetzt darfst du eine Karte hergeben und um ihre Verstärkung weiter gehen. Meistens behältst du deine Karten; eine Verstärkung ist dazu da, jemanden einzuholen oder zu entkommen.
    .title = Die Bewegung verstärken?
ui-coach-ask-move = Klick einen Kämpfer an, dann eines der leuchtenden Felder; die Zahlen sagen, wie weit sie entfernt sind. Durch Freunde gehst du hindurch, durch Gegner nicht. Wenn alle stehen, wo du sie haben willst, bist du fertig.
    .title = Bewegen
ui-coach-ask-attack-card = Wähle die Karte, mit der du angreifst; die andere Seite sieht sie noch nicht. Ein hoher Wert tut weh; ein guter Effekt kann mehr wert sein. Vorsicht: Sie kann mit einer Verteidigung antworten.
    .title = Leg einen Angriff
ui-coach-ask-defense = Leg eine Verteidigung oder keine. Die andere Karte ist verdeckt. Ein kleiner Angriff ist deine beste Verteidigung vielleicht nicht wert; und Schaden, der jetzt nicht viel ausmacht, ist eine Karte, die du für später sparst.
    .title = Du wirst angegriffen
ui-coach-ask-item = Dein Kämpfer steht auf einem Gegenstand und darf ihn zur Karte dazulegen. Jeder Gegenstand lässt sich nur einmal benutzen.
    .title = Ein Gegenstand
ui-coach-ask-commit-boost = Dieser Held darf eine zweite Karte verdeckt legen, um den Angriff um ihre Verstärkung zu erhöhen.
    .title = Den Angriff verstärken?
ui-coach-ask-boost = Ein Effekt lässt dich eine Karte abwerfen und ihre Verstärkung dazuzählen.
    .title = Die Karte verstärken?
ui-coach-ask-order = Du hast mehr als einen Effekt im selben Augenblick. Du wählst die Reihenfolge; oft ist sie egal.
    .title = Was kommt zuerst?
ui-coach-ask-hand-limit = Am Ende deines Zuges behältst du sieben. Wähle, was du hergibst: Karten für einen besiegten Gefährten taugen noch zum Verstärken, zu mehr aber nicht.
    .title = Zu viele Karten
ui-coach-ask-discard = Ein Effekt lässt dich abwerfen. Wähle die Karte, die dir am wenigsten fehlt.
    .title = Abwerfen
ui-coach-ask-yes-no = Der Effekt steht dir frei: Die Frage sagt, was bei Ja geschieht.
    .title = Du darfst
ui-coach-ask-fighter = Ein Effekt fragt nach einem Kämpfer. Wer gewählt werden kann, leuchtet.
    .title = Wähle einen Kämpfer
ui-coach-ask-space = Ein Effekt fragt nach einem Feld. Was gewählt werden kann, leuchtet.
    .title = Wähle ein Feld
ui-coach-ask-number = Der Effekt lässt dich sagen, wie viel.
    .title = Wähle eine Zahl
ui-coach-ask-opponent = Der Effekt betrifft einen der anderen; du sagst, wen.
    .title = Wähle einen Gegner
ui-coach-ask-effect = Die Karte lässt dir die Wahl. Ihr Text steht bei der Frage.
    .title = Wähle einen Effekt
ui-coach-ask-symbol = Die Karte oben auf deinem Ablagestapel steht für jedes Symbol. Wähle das, das dieser Karte hilft.
    .title = Wähle ein Symbol
ui-coach-ask-place = Ein Kämpfer wird unmittelbar auf ein Feld gesetzt, ohne zu gehen. Klick eines an, das leuchtet.
    .title = Setzen
ui-coach-ask-card = Der Effekt fragt nach einer Karte; die passenden leuchten oder stehen in der Liste.
    .title = Wähle eine Karte
ui-coach-ask-hidden-card = Nur du siehst diese Karten.
    .title = Wähle eine Karte
ui-coach-ask-card-order = Die Karte, die du zuerst wählst, wird zuerst gezogen; die anderen folgen in der Reihenfolge deiner Wahl.
    .title = Die Reihenfolge der Karten
ui-coach-ask-replace = Du darfst die Karte, die du gespielt hast, gegen eine andere tauschen.
    .title = Eine andere Karte?
ui-coach-ask-deck = Der Effekt betrifft das Deck eines Spielers; du sagst, wessen.
    .title = Wessen Deck?
ui-coach-ask-guard = Ein Effekt würde deine Hand zeigen. Wenn du die richtige Karte hältst, kannst du das verhindern.
    .title = Deine Hand würde gesehen
ui-coach-ended = Das war ein ganzes Spiel. Du weißt jetzt, worauf es ankommt: Der Rest steht auf den Karten. Versuch einen anderen Helden oder einen stärkeren Bot.
