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
ui-coach-ended = Das war ein ganzes Spiel. Du weißt jetzt, worauf es ankommt: Der Rest steht auf den Karten. Versuch einen anderen Helden oder einen stärkeren Bot.
ui-coach-result = Der Kampf ist entschieden
ui-coach-result-hit = Angriff { $attack } gegen Verteidigung { $defense }: Der Angriff ist höher, und der Unterschied ist der Schaden. Die Seite, die Schaden gemacht hat, hat den Kampf gewonnen; manche Effekte nach dem Kampf fragen danach. Beide Karten gehen auf ihre Ablagestapel.
ui-coach-result-blocked = Angriff { $attack } gegen Verteidigung { $defense }: Der Angriff ist nicht höher, also kommt nichts durch, und wer verteidigt, hat den Kampf gewonnen. Eine Verteidigung muss nicht höher sein, gleich hoch genügt.

## Der Trainer in jedem Spiel gegen Bots

ui-advisor-option = Wahl
ui-advisor-odds-attack = Wenn sie so gut verteidigen, wie ihre Hand es erlaubt:
ui-advisor-odds-defense = Über alle Karten, die da liegen können:
ui-advisor-blocked = abgewehrt
ui-advisor-damage = Schaden
ui-advisor-range = möglich
ui-advisor-percent = { $share } %
ui-advisor-about = ≈ { $damage }
ui-advisor-from-to = { $least }–{ $most }
ui-advisor-with = { $option }, mit { $card }
ui-advisor-wait = Wenn du entscheiden musst, kenne ich die Aussichten.
ui-advisor-idle = Es ist kein Kampf zu entscheiden. Frag mich, was ich tun würde.
ui-advisor-ask = Was würdest du tun?
ui-advisor-thinking = Ich denke nach …
ui-advisor-do = So machen
ui-advisor-back = Zurücknehmen
ui-advisor-choice = Ich würde wählen: { $option }. Damit gebe ich uns { $chance } % auf den Sieg.
ui-advisor-next = Danach käme: { $option }, mit { $chance } %.
ui-advisor-ahead = Am Ende dieser Aktion macht es kaum einen Unterschied; es zahlt sich später aus.
ui-advisor-because-health = { $whose ->
    [own] Das erhält unserem Helden mehr Leben.
   *[theirs] Das kostet ihren Helden Leben.
}
ui-advisor-because-sidekicks = { $whose ->
    [own] Das hält unsere Gefährten auf dem Plan.
   *[theirs] Das kostet sie Gefährten.
}
ui-advisor-because-hand = { $whose ->
    [own] Das lässt uns mehr auf der Hand.
   *[theirs] Das lässt ihnen weniger auf der Hand.
}
ui-advisor-because-deck = { $whose ->
    [own] Das schont unser Deck.
   *[theirs] Das leert ihr Deck.
}
ui-advisor-because-reach = { $whose ->
    [own] Das bringt gute Angriffe in unsere Reichweite.
   *[theirs] Das bringt uns aus der Reichweite ihrer Angriffe.
}
ui-advisor-because-defense = { $whose ->
    [own] Das lässt uns eine gute Verteidigung auf der Hand.
   *[theirs] Das lässt ihnen eine schwächere Verteidigung.
}
ui-advisor-because-actions = { $whose ->
    [own] Das lässt uns mehr Aktionen.
   *[theirs] Das lässt ihnen weniger Aktionen.
}
ui-advisor-because-counters = { $whose ->
    [own] Das mehrt, was unser Held zählt.
   *[theirs] Das nimmt von dem, was ihr Held zählt.
}
ui-advisor-because-near = { $whose ->
    [own] Das bringt uns näher an ihren Helden.
   *[theirs] Das hält sie fern.
}
