# Was Terminal und Browser gemeinsam sagen: Fragen, Verlauf, Ablehnungen, Fehler.
# Ein Platz sind zwei Variablen: { $seat }, sein Name, und { $seatIs }, „you“ oder „other“.
# Sätze des Verlaufs und Ablehnungen beginnen von selbst groß: „deine Fähigkeit“ darf vorn stehen.
#
# Wörter des Spiels, überall dieselben:
#   action Aktion · maneuver Manöver, manövrieren · attack Angriff, angreifen · defense Verteidigung, verteidigen
#   scheme Plan · versatile vielseitig · boost Verstärkung, verstärken · blind boost Blindverstärkung
#   card Karte · hand Hand · deck Deck · discard pile Ablagestapel · draw ziehen · discard abwerfen · reveal aufdecken
#   face down verdeckt · fighter Kämpfer · hero Held · sidekick Gefährte · small klein · health Leben · damage Schaden
#   recover heilen · defeated besiegt · ability Fähigkeit · effect Effekt · cancel aufheben · combat Kampf · value Wert
#   board Spielplan · space Feld · zone Zone · starting space Startfeld · secret passage Geheimgang · door Tür
#   item Gegenstand · counter Zähler · symbol Symbol · turn Zug · seat Platz · table Tisch · opponent Gegner
#   teammate Mitspieler · melee Nahkampf · ranged Fernkampf · range Reichweite · place setzen · move bewegen

## Sprachen und Aufzählungen

# Wie die Sprache sich selbst nennt.
language-name = Deutsch
# Eine Aufzählung von zweien, und wie eine längere vor ihrem Ende weitergeht.
list-two = { $first } und { $last }
list-more = { $first }, { $next }
# Ein Platz, wenn zwei denselben Helden spielen.
seat-name = { $hero } (Platz { $number })
# Das Team mit diesem Buchstaben.
team-name = Team { $letter }
# Eine Karte, die man nicht sieht.
card-hidden = eine Karte
# Woher ein Effekt kommt, wenn weder von einer Karte noch von einem Gegenstand.
source-ability = { $seatIs ->
    [you] deine Fähigkeit
   *[other] die Fähigkeit von { $seat }
}

## Der Verlauf: was geschehen ist

log-setup = Aufbau
log-turn = { $seatIs ->
    [you] Zug { $number }: du bist dran
   *[other] Zug { $number }: { $seat }
}
log-maneuver = { $seatIs ->
    [you] Du manövrierst.
   *[other] { $seat } manövriert.
}
log-scheme = { $seatIs ->
    [you] Du spielst den Plan { $card }.
   *[other] { $seat } spielt den Plan { $card }.
}
log-scheme-with = { $seatIs ->
    [you] Du spielst den Plan { $card } mit { $fighter }.
   *[other] { $seat } spielt den Plan { $card } mit { $fighter }.
}
log-item = { $seatIs ->
    [you] Du benutzt den Gegenstand { $item } mit { $fighter }.
   *[other] { $seat } benutzt den Gegenstand { $item } mit { $fighter }.
}
log-attack = { $by } greift { $at } an.
log-draw = { $seatIs ->
    [you] Du ziehst { $cards }.
   *[other] { $seat } zieht { $cards }.
}
log-draw-hidden = { $seatIs ->
    [you] { $count ->
        [one] Du ziehst 1 Karte.
       *[other] Du ziehst { $count } Karten.
    }
   *[other] { $count ->
        [one] { $seat } zieht 1 Karte.
       *[other] { $seat } zieht { $count } Karten.
    }
}
log-exhausted = { $seatIs ->
    [you] Dein Deck ist leer: Jeder deiner Kämpfer nimmt Schaden.
   *[other] Das Deck von { $seat } ist leer: Jeder Kämpfer dort nimmt Schaden.
}
log-discard = { $seatIs ->
    [you] Du wirfst { $card } ab.
   *[other] { $seat } wirft { $card } ab.
}
log-boost = { $seatIs ->
    [you] Du verstärkst mit { $card }: plus { $more }.
   *[other] { $seat } verstärkt mit { $card }: plus { $more }.
}
log-boost-die = { $seatIs ->
    [you] Du verstärkst mit { $card }: plus den Wurf mit { $more }.
   *[other] { $seat } verstärkt mit { $card }: plus den Wurf mit { $more }.
}
log-boost-from = { $seatIs ->
    [you] Du verstärkst mit { $card } aus { $name }: plus { $more }.
   *[other] { $seat } verstärkt mit { $card } aus { $name }: plus { $more }.
}
log-boost-from-die = { $seatIs ->
    [you] Du verstärkst mit { $card } aus { $name }: plus den Wurf mit { $more }.
   *[other] { $seat } verstärkt mit { $card } aus { $name }: plus den Wurf mit { $more }.
}
log-blind-boost-die = { $seatIs ->
    [you] Du verstärkst mit { $card } oben vom Deck: plus den Wurf mit { $more }.
   *[other] { $seat } verstärkt mit { $card } oben vom Deck: plus den Wurf mit { $more }.
}
log-blind-boost = { $seatIs ->
    [you] Du verstärkst mit { $card } vom Deck: plus { $more }.
   *[other] { $seat } verstärkt mit { $card } vom Deck: plus { $more }.
}
log-commit-attack = { $seatIs ->
    [you] Du legst { $card } verdeckt als Angriff.
   *[other] { $seat } legt { $card } verdeckt als Angriff.
}
log-open-attack = { $seatIs ->
    [you] Du legst { $card } offen als Angriff.
   *[other] { $seat } legt { $card } offen als Angriff.
}
log-open-defense = { $seatIs ->
    [you] Du legst { $card } offen als Verteidigung.
   *[other] { $seat } legt { $card } offen als Verteidigung.
}
log-commit-boost = { $seatIs ->
    [you] Du legst { $card } verdeckt als Verstärkung des Angriffs.
   *[other] { $seat } legt { $card } verdeckt als Verstärkung des Angriffs.
}
log-commit-defense = { $seatIs ->
    [you] Du legst { $card } verdeckt als Verteidigung.
   *[other] { $seat } legt { $card } verdeckt als Verteidigung.
}
log-no-defense = { $seatIs ->
    [you] Du verteidigst nicht.
   *[other] { $seat } verteidigt nicht.
}
log-item-used = { $seatIs ->
    [you] Du benutzt den Gegenstand { $item }: plus { $more }.
   *[other] { $seat } benutzt den Gegenstand { $item }: plus { $more }.
}
log-reveal = { $seatIs ->
    [you] Du deckst { $card } auf.
   *[other] { $seat } deckt { $card } auf.
}
log-effect = { $source } wirkt.
log-cut-short = { $seatIs ->
    [you] Deine Effekte lösen einander ohne Ende aus. Hier hören sie auf.
   *[other] Die Effekte von { $seat } lösen einander ohne Ende aus. Hier hören sie auf.
}
log-canceled = { $seatIs ->
    [you] Die Effekte deiner Karte sind aufgehoben.
   *[other] Die Effekte der Karte von { $seat } sind aufgehoben.
}
log-canceled-by = { $seatIs ->
    [you] Die Effekte deiner Karte sind aufgehoben, durch { $source }.
   *[other] Die Effekte der Karte von { $seat } sind aufgehoben, durch { $source }.
}
log-value = { $seatIs ->
    [you] Der Wert deiner Karte ist jetzt { $value }, durch { $source }.
   *[other] Der Wert der Karte von { $seat } ist jetzt { $value }, durch { $source }.
}
log-sum-attack = Angriff { $total }: { $terms }.
log-sum-defense = Verteidigung { $total }: { $terms }.
log-result = { $seatIs ->
    [you] { $damage ->
        [0] Angriff { $attack } gegen Verteidigung { $defense }: kein Schaden. Du gewinnst den Kampf.
       *[other] Angriff { $attack } gegen Verteidigung { $defense }: { $damage } Schaden. Du gewinnst den Kampf.
    }
   *[other] { $damage ->
        [0] Angriff { $attack } gegen Verteidigung { $defense }: kein Schaden. { $seat } gewinnt den Kampf.
       *[other] Angriff { $attack } gegen Verteidigung { $defense }: { $damage } Schaden. { $seat } gewinnt den Kampf.
    }
}
log-move = { $fighter } geht von { $from } nach { $to }.
log-place = { $fighter } wird auf { $to } gesetzt.
log-move-large = { $fighter } geht nach { $to }, der Schwanz nach { $tail }.
log-place-large = { $fighter } wird auf { $to } gesetzt, der Schwanz auf { $tail }.
log-swap = { $a } und { $b } tauschen die Felder.
log-takes-over = { $fighter } übernimmt diesen Kampf.
log-damage = { $fighter } nimmt { $amount } Schaden, Leben { $left }.
log-recover = { $fighter } heilt, Leben { $left }.
log-health-set = { $fighter } hat jetzt Leben { $health }.
log-defeat = { $fighter } ist besiegt.
log-away = { $seatIs ->
    [you] Deine Kämpfer verlassen den Spielplan bis zu deinem nächsten Zug.
   *[other] Die Kämpfer von { $seat } verlassen den Spielplan bis zum nächsten Zug dieses Platzes.
}
log-off = { $seatIs ->
    [you] { $fighter } verlässt den Spielplan bis zu deinem nächsten Zug.
   *[other] { $fighter } verlässt den Spielplan bis zum nächsten Zug von { $seat }.
}
log-number = { $seatIs ->
    [you] Du nennst die Zahl { $number }.
   *[other] { $seat } nennt die Zahl { $number }.
}
log-mark = { $seatIs ->
    [you] Du markierst den Angriff.
   *[other] { $seat } markiert den Angriff.
}
log-unmark = Die Markierung des Angriffs wird entfernt.
log-roll = { $seatIs ->
    [you] Du würfelst mit { $name }: { $number }.
   *[other] { $seat } würfelt mit { $name }: { $number }.
}
log-named = { $seatIs ->
    [you] Du nennst { $card }.
   *[other] { $seat } nennt { $card }.
}
log-learned = { $seatIs ->
    [you] Du erfährst, dass die Angriffskarte den aufgedruckten Wert { $value } hat.
   *[other] { $seat } erfährt, dass die Angriffskarte den aufgedruckten Wert { $value } hat.
}
log-learned-hidden = { $seatIs ->
    [you] Du erfährst den aufgedruckten Wert der Angriffskarte.
   *[other] { $seat } erfährt den aufgedruckten Wert der Angriffskarte.
}
log-lies = { $seatIs ->
    [you] Deine Karte { $card } bleibt im Spiel.
   *[other] { $card } von { $seat } bleibt im Spiel.
}
log-piled = { $seatIs ->
    [you] Du legst { $card } auf den Stapel { $name }.
   *[other] { $seat } legt { $card } auf den Stapel { $name }.
}
log-given = { $seatIs ->
    [you] { $card }, deine Karte, kommt auf die Hand von { $to }.
   *[other] { $toIs ->
        [you] { $card } von { $seat } kommt auf deine Hand.
       *[other] { $card } von { $seat } kommt auf die Hand von { $to }.
    }
}
log-take-out = { $seatIs ->
    [you] Du nimmst { $card } vom Stapel { $name } auf die Hand.
   *[other] { $seat } nimmt { $card } vom Stapel { $name } auf die Hand.
}
log-side-open = { $seatIs ->
    [you] Du deckst { $card } von { $name } auf.
   *[other] { $seat } deckt { $card } von { $name } auf.
}
log-side-discard = { $seatIs ->
    [you] Deine Karte { $card } von { $name } wird abgelegt.
   *[other] Die Karte { $card } von { $name } von { $seat } wird abgelegt.
}
log-side-under = { $seatIs ->
    [you] Du legst { $card } unter { $name }.
   *[other] { $seat } legt { $card } unter { $name }.
}
log-side-shuffle = { $seatIs ->
    [you] Du mischst { $name }.
   *[other] { $seat } mischt { $name }.
}
log-side-look = { $seatIs ->
    [you] Du siehst dir die oberste Karte von { $name } an: { $card }.
   *[other] { $seat } sieht sich die oberste Karte von { $name } an: { $card }.
}
log-eliminated = { $seatIs ->
    [you] Du bist aus dem Spiel.
   *[other] { $seat } ist aus dem Spiel.
}
log-take = { $seatIs ->
    [you] Du nimmst { $card } auf die Hand.
   *[other] { $seat } nimmt { $card } auf die Hand.
}
log-take-hidden = { $seatIs ->
    [you] Du nimmst { $card } aus dem Deck auf die Hand.
   *[other] { $seat } nimmt { $card } aus dem Deck auf die Hand.
}
log-put-on-deck = { $seatIs ->
    [you] Du legst { $card } oben auf dein Deck.
   *[other] { $seat } legt { $card } oben auf das eigene Deck.
}
log-put-under-deck = { $seatIs ->
    [you] Du legst { $card } unter dein Deck.
   *[other] { $seat } legt { $card } unter das eigene Deck.
}
log-shuffle-in = { $seatIs ->
    [you] Du mischst { $card } in dein Deck.
   *[other] { $seat } mischt { $card } in das eigene Deck.
}
log-shown = { $seatIs ->
    [you] Du zeigst { $card }.
   *[other] { $seat } zeigt { $card }.
}
log-hand-seen = { $seatIs ->
    [you] Du siehst dir die Hand von { $of } an.
   *[other] { $ofIs ->
        [you] { $seat } sieht sich deine Hand an.
       *[other] { $seat } sieht sich die Hand von { $of } an.
    }
}
log-top-seen = { $seatIs ->
    [you] { $count ->
        [one] Du siehst dir die oberste Karte im Deck von { $of } an.
       *[other] Du siehst dir die obersten { $count } Karten im Deck von { $of } an.
    }
   *[other] { $ofIs ->
        [you] { $count ->
            [one] { $seat } sieht sich die oberste Karte deines Decks an.
           *[other] { $seat } sieht sich die obersten { $count } Karten deines Decks an.
        }
       *[other] { $count ->
            [one] { $seat } sieht sich die oberste Karte im Deck von { $of } an.
           *[other] { $seat } sieht sich die obersten { $count } Karten im Deck von { $of } an.
        }
    }
}
log-top-seen-own = { $seatIs ->
    [you] { $count ->
        [one] Du siehst dir die oberste Karte deines Decks an.
       *[other] Du siehst dir die obersten { $count } Karten deines Decks an.
    }
   *[other] { $count ->
        [one] { $seat } sieht sich die oberste Karte des eigenen Decks an.
       *[other] { $seat } sieht sich die obersten { $count } Karten des eigenen Decks an.
    }
}
log-bottom-seen = { $seatIs ->
    [you] { $count ->
        [one] Du siehst dir die unterste Karte im Deck von { $of } an.
       *[other] Du siehst dir die untersten { $count } Karten im Deck von { $of } an.
    }
   *[other] { $ofIs ->
        [you] { $count ->
            [one] { $seat } sieht sich die unterste Karte deines Decks an.
           *[other] { $seat } sieht sich die untersten { $count } Karten deines Decks an.
        }
       *[other] { $count ->
            [one] { $seat } sieht sich die unterste Karte im Deck von { $of } an.
           *[other] { $seat } sieht sich die untersten { $count } Karten im Deck von { $of } an.
        }
    }
}
log-pile-seen = { $seatIs ->
    [you] { $count ->
        [one] Du siehst dir eine Karte aus { $name } von { $of } an.
       *[other] Du siehst dir { $count } Karten aus { $name } von { $of } an.
    }
   *[other] { $ofIs ->
        [you] { $count ->
            [one] { $seat } sieht sich eine Karte aus deinem Stapel { $name } an.
           *[other] { $seat } sieht sich { $count } Karten aus deinem Stapel { $name } an.
        }
       *[other] { $count ->
            [one] { $seat } sieht sich eine Karte aus { $name } von { $of } an.
           *[other] { $seat } sieht sich { $count } Karten aus { $name } von { $of } an.
        }
    }
}
log-bottom-seen-own = { $seatIs ->
    [you] { $count ->
        [one] Du siehst dir die unterste Karte deines Decks an.
       *[other] Du siehst dir die untersten { $count } Karten deines Decks an.
    }
   *[other] { $count ->
        [one] { $seat } sieht sich die unterste Karte des eigenen Decks an.
       *[other] { $seat } sieht sich die untersten { $count } Karten des eigenen Decks an.
    }
}
log-removed = { $seatIs ->
    [you] Du nimmst { $card } aus dem Spiel.
   *[other] { $seat } nimmt { $card } aus dem Spiel.
}
log-shuffle = { $seatIs ->
    [you] Du mischst dein Deck.
   *[other] { $seat } mischt das eigene Deck.
}
log-actions = { $seatIs ->
    [you] { $count ->
        [one] Du hast jetzt 1 Aktion.
       *[other] Du hast jetzt { $count } Aktionen.
    }
   *[other] { $count ->
        [one] { $seat } hat jetzt 1 Aktion.
       *[other] { $seat } hat jetzt { $count } Aktionen.
    }
}
log-counter = { $seatIs ->
    [you] { $name } steht bei dir jetzt auf { $value }.
   *[other] { $name } steht bei { $seat } jetzt auf { $value }.
}
log-pay = { $seatIs ->
    [you] Du zahlst { $count } { $name }.
   *[other] { $seat } zahlt { $count } { $name }.
}
log-cast = { $seatIs ->
    [you] Du wirkst { $name }.
   *[other] { $seat } wirkt { $name }.
}
log-full = { $seatIs ->
    [you] Deine Reihe { $name } ist mit mehr als { $total } übervoll: Sie wird abgelegt.
   *[other] Die Reihe { $name } von { $seat } ist mit mehr als { $total } übervoll: Sie wird abgelegt.
}
log-full-exactly = { $seatIs ->
    [you] Deine Reihe { $name } ist mit { $total } genau voll.
   *[other] Die Reihe { $name } von { $seat } ist mit { $total } genau voll.
}
log-nothing = { $card } bewirkt nichts.
log-zone = { $seatIs ->
    [you] Du wählst die Zone { $name }.
   *[other] { $seat } wählt die Zone { $name }.
}
log-state = { $seatIs ->
    [you] { $name } ist bei dir jetzt { $value }.
   *[other] { $name } ist bei { $seat } jetzt { $value }.
}
log-door-open = Die Tür { $door } ist jetzt offen.
log-door-closed = Die Tür { $door } ist jetzt geschlossen.
log-bonus-attack = { $seatIs ->
    [you] Das ist dein Bonusangriff: { $card }.
   *[other] Das ist der Bonusangriff von { $seat }: { $card }.
}
log-token-place = { $seatIs ->
    [you] Du legst { $name } auf { $to }.
   *[other] { $seat } legt { $name } auf { $to }.
}
log-token-move = { $seatIs ->
    [you] { $name } kommt für dich von { $from } nach { $to }.
   *[other] { $name } kommt für { $seat } von { $from } nach { $to }.
}
log-token-remove = { $seatIs ->
    [you] Dein Marker { $name } auf { $from } wird entfernt.
   *[other] Der Marker { $name } von { $seat } auf { $from } wird entfernt.
}
log-over = { $seatIs ->
    [you] Du gewinnst das Spiel.
   *[other] { $seat } gewinnt das Spiel.
}
log-over-team = { $team } gewinnt das Spiel: { $seats }.

## Fragen
# Was gefragt wird; `wait`: was andere derweil lesen; `why`: worum es geht; `rule`: nach welcher Regel; `do`: als Aufforderung; `title` und
# `coach`: was der Trainer sagt; `section`: der Abschnitt der Regelseite, der mehr erzählt, in jeder Sprache derselbe.

ask-setup = Setze einen Kämpfer.
    .wait = { $seat } setzt Kämpfer.
    .why = Setze diesen Kämpfer auf den Spielplan.
    .rule = R4.6: Gefährten beginnen auf freien Feldern in der Zone des Startfelds ihres Helden.
    .do = setze einen Kämpfer
    .title = Setz deinen Gefährten
    .coach = Dein Held steht auf seinem Startfeld. Setz deinen Gefährten auf eines der leuchtenden Felder in derselben Zone. Nah beim Helden ist gut.
    .section = setup
ask-state = Wähle, wie du beginnst.
    .wait = { $seat } wählt den Beginn.
    .why = Dein Held kann das Spiel auf verschiedene Weise beginnen.
    .rule = R4.11: Das wird gleich nach dem Setzen der Kämpfer entschieden, und alle sehen es.
    .do = wähle, wie du beginnst
    .title = Eine Wahl für deinen Helden
    .coach = Dieser Held hat mehr als eine Seite. Wähle eine; seine Karte sagt, was jede tut.
    .section = setup
# Wie die Heldendatei den Zustand nennt.
ask-state-of = Wähle, wie du beginnst: { $name }.
ask-secret-state = Wähle geheim, wie du beginnst.
    .wait = { $seat } wählt geheim den Beginn.
    .why = Die anderen erfahren es, sobald alle gewählt haben, was sie geheim wählen.
    .rule = R4.11: Der Besitzer entscheidet; was geheim gewählt wird, sehen alle, bevor etwas gesetzt wird.
    .do = wähle geheim, wie du beginnst
    .title = Eine geheime Wahl für deinen Helden
    .coach = Dieser Held hat mehr als eine Seite. Wähle eine; die anderen erfahren sie erst, wenn sie ihre gewählt haben.
    .section = setup
ask-action = Wähle eine Aktion.
    .wait = { $seat } wählt eine Aktion.
    .why = Manövriere (ziehe eine Karte, dann bewege dich), greife an oder spiele einen Plan.
    .rule = R5.2: Jeder Zug hat 2 Aktionen, keine darf ausgelassen werden, und beide dürfen gleich sein.
    .do = wähle eine Aktion
    .title = Eine Aktion
    .coach = In jedem Zug machst du zwei. Ein Manöver zieht eine Karte und bewegt; klick einen leuchtenden Kämpfer an, um mit ihm anzugreifen; klick eine Plankarte an, um sie zu spielen. Im Zweifel am Anfang: Manöver.
    .section = turn
ask-maneuver-boost = Das Manöver mit einer Karte verstärken?
    .wait = { $seat } kann das Manöver verstärken.
    .why = Du darfst eine Karte abwerfen, um weiter zu gehen.
    .rule = R6.2: Ihre Verstärkung kommt in diesem Manöver zur Bewegung jedes deiner Kämpfer hinzu.
    .do = entscheide, ob du das Manöver verstärkst
    .title = Die Bewegung verstärken?
    .coach = Du hast eine Karte gezogen. Jetzt darfst du eine Karte hergeben und um ihre Verstärkung weiter gehen. Meistens behältst du deine Karten; eine Verstärkung ist dazu da, jemanden einzuholen oder zu entkommen.
    .section = boost
ask-move = Bewege einen Kämpfer oder sei fertig.
    .wait = { $seat } bewegt Kämpfer.
    .why = Die Kämpfer bewegen sich nacheinander; bist du fertig, bleiben die übrigen stehen.
    .rule = R7.2: Ein Kämpfer geht durch befreundete Kämpfer hindurch, nicht durch gegnerische, und endet auf einem freien Feld.
    .do = bewege einen Kämpfer
    .title = Bewegen
    .coach = Klick einen Kämpfer an, dann eines der leuchtenden Felder; die Zahlen sagen, wie weit sie entfernt sind. Durch Freunde gehst du hindurch, durch Gegner nicht. Wenn alle stehen, wo du sie haben willst, bist du fertig.
    .section = movement
ask-attack-card = Wähle die Karte für den Angriff.
    .wait = { $seat } wählt eine Karte für den Angriff.
    .why = Die Karte liegt verdeckt; verteidigt wird, bevor sie aufgedeckt ist.
    .rule = R10.8: Es ist eine Angriffs- oder vielseitige Karte, die der Angreifer benutzen darf.
    .do = wähle die Karte für den Angriff
    .title = Leg einen Angriff
    .coach = Wähle die Karte, mit der du angreifst; die andere Seite sieht sie noch nicht. Ein hoher Wert tut weh; ein guter Effekt kann mehr wert sein. Vorsicht: Sie kann mit einer Verteidigung antworten.
    .section = attack
ask-item = Den Gegenstand dieses Felds benutzen?
    .wait = { $seat } kann einen Gegenstand benutzen.
    .why = Der Gegenstand erhöht den Wert deiner Karte um seine Zahl und ist dann verbraucht.
    .rule = R21.6: Ein Kampfgegenstand dient dem Kämpfer dieses Kampfes, der auf seinem Feld steht.
    .do = entscheide, ob du den Gegenstand benutzt
    .title = Ein Gegenstand
    .coach = Dein Kämpfer steht auf einem Gegenstand und darf ihn zur Karte dazulegen. Jeder Gegenstand lässt sich nur einmal benutzen.
    .section = items
ask-commit-boost = Eine Karte verdeckt als Verstärkung des Angriffs legen?
    .wait = { $seat } kann verdeckt verstärken.
    .why = Die Karte liegt verdeckt und erhöht den Angriff um ihre Verstärkung.
    .rule = R25.10: Sie wird zusammen mit der Angriffskarte aufgedeckt.
    .do = entscheide, ob du verstärkst
    .title = Den Angriff verstärken?
    .coach = Dieser Held darf eine zweite Karte verdeckt legen, um den Angriff um ihre Verstärkung zu erhöhen.
    .section = boost
ask-defense = Wähle eine Karte für die Verteidigung oder keine.
    .wait = { $seat } wählt eine Verteidigung.
    .why = Du darfst eine Karte verdeckt legen, bevor die Angriffskarte aufgedeckt wird.
    .rule = R14.1: Der Schaden ist der Angriffswert minus der Verteidigungswert; ohne Karte ist die Verteidigung 0.
    .do = entscheide, ob du verteidigst
    .title = Du wirst angegriffen
    .coach = Leg eine Verteidigung oder keine. Die andere Karte ist verdeckt. Ein kleiner Angriff ist deine beste Verteidigung vielleicht nicht wert; und Schaden, der jetzt nicht viel ausmacht, ist eine Karte, die du für später sparst.
    .section = combat
ask-order = Welcher deiner Effekte kommt zuerst?
    .wait = { $seat } ordnet Effekte.
    .why = Mehrere deiner Effekte geschehen im selben Schritt.
    .rule = R11.3: Wer mehrere Effekte in einem Schritt hat, wählt ihre Reihenfolge.
    .do = wähle, welcher Effekt zuerst kommt
    .title = Was kommt zuerst?
    .coach = Du hast mehr als einen Effekt im selben Augenblick. Du wählst die Reihenfolge; oft ist sie egal.
    .section = combat
ask-hand-limit = Deine Hand ist zu groß: Wirf ab, bis du 7 Karten hast.
    .wait = { $seat } wirft bis zum Handlimit ab.
    .why = Dein Zug endet mit mehr Karten auf der Hand, als erlaubt sind.
    .rule = R5.10: Am Ende eines Zugs wirft sein Spieler ab, bis er 7 Karten hat.
    .do = wähle eine Karte zum Abwerfen
    .title = Zu viele Karten
    .coach = Am Ende deines Zuges behältst du sieben. Wähle, was du hergibst: Karten für einen besiegten Gefährten taugen noch zum Verstärken, zu mehr aber nicht.
    .section = hand
ask-discard = Wirf eine Karte ab.
    .wait = { $seat } wirft eine Karte ab.
    .why = Ein Effekt lässt dich abwerfen; welche Karte, bestimmst du.
    .rule = R17.10: Wer abwerfen muss, wählt die Karte, wenn der Text nichts anderes sagt.
    .do = wähle eine Karte zum Abwerfen
    .title = Abwerfen
    .coach = Ein Effekt lässt dich abwerfen. Wähle die Karte, die dir am wenigsten fehlt.
    .section = hand
ask-yes-no = Möchtest du das?
    .wait = { $seat } entscheidet.
    .why = Der Text sagt „may“ (darf): Du entscheidest, ob es geschieht.
    .rule = R1.16: „May“ macht einen Schritt freiwillig; alle anderen Effekte sind Pflicht.
    .do = antworte mit ja oder nein
    .title = Du darfst
    .coach = Der Effekt steht dir frei: Die Frage sagt, was bei Ja geschieht.
    .section = effects
# Fragen nach etwas, das einen Namen hat: dieselbe Art von Frage, genauer gesagt.
ask-pay = { $count } { $name } zahlen?
ask-pay-about = { $count } { $name } zahlen? Der Effekt gilt { $fighter }.
ask-pay-any = Wie viel { $name } zahlst du?
ask-spend = { $count } { $name } ausgeben?
ask-spend-roll = { $count } { $name } ausgeben? { $die } zeigt { $number }.
ask-spend-any = Wie viel { $name } gibst du aus?
ask-whether-discard = { $count ->
    [one] 1 Karte ablegen?
   *[other] { $count } Karten ablegen?
}
ask-whether-discard-random = { $count ->
    [one] 1 zufällige Karte ablegen?
   *[other] { $count } zufällige Karten ablegen?
}
ask-again = Noch einmal?
ask-spell = Wähle einen Zauber.
option-pay = { $count } { $name } zahlen
option-pay-not = Nicht zahlen
ask-fighter = Wähle einen Kämpfer.
    .wait = { $seat } wählt einen Kämpfer.
    .why = Der Effekt braucht einen Kämpfer.
    .rule = R13.5: Jeder Kämpfer, den der Text erlaubt, kann gewählt werden, ob nützlich oder nicht.
    .do = wähle einen Kämpfer
    .title = Wähle einen Kämpfer
    .coach = Ein Effekt fragt nach einem Kämpfer. Wer gewählt werden kann, leuchtet.
    .section = effects
ask-space = Wähle ein Feld.
    .wait = { $seat } wählt ein Feld.
    .why = Der Effekt braucht ein Feld.
    .rule = R13.5: Jedes Feld, das der Text erlaubt, kann gewählt werden, ob nützlich oder nicht.
    .do = wähle ein Feld
    .title = Wähle ein Feld
    .coach = Ein Effekt fragt nach einem Feld. Was gewählt werden kann, leuchtet.
    .section = movement
ask-zone = Wähle eine Zone.
    .wait = { $seat } wählt eine Zone.
    .why = Der Effekt braucht eine Zone.
    .rule = R3.5: Ein Feld gehört zu jeder Zone, deren Farbe es zeigt.
    .do = eine Zone wählen
    .title = Wähle eine Zone
    .coach = Ein Effekt fragt nach einer Zone: allen Feldern einer Farbe. Wähle eine von denen, in denen der Kämpfer steht.
    .section = movement
ask-number = Wähle eine Zahl.
    .wait = { $seat } wählt eine Zahl.
    .why = Der Effekt braucht eine Zahl.
    .rule = R1.16: „Up to“ (bis zu) erlaubt jede Zahl ab 0.
    .do = wähle eine Zahl
    .title = Wähle eine Zahl
    .coach = Der Effekt lässt dich sagen, wie viel.
    .section = effects
ask-opponent = Wähle einen Gegner.
    .wait = { $seat } wählt einen Gegner.
    .why = Der Effekt betrifft einen Gegner.
    .rule = R1.6: Gegner ist jeder Platz, der weder deiner noch der deines Mitspielers ist.
    .do = wähle einen Gegner
    .title = Wähle einen Gegner
    .coach = Der Effekt betrifft einen der anderen; du sagst, wen.
    .section = free-for-all
ask-effect = Wähle einen der Effekte.
    .wait = { $seat } wählt einen Effekt.
    .why = Der Text bietet mehrere Effekte an.
    .rule = R13.5: Jeder davon kann gewählt werden, ob nützlich oder nicht.
    .do = wähle einen Effekt
    .title = Wähle einen Effekt
    .coach = Die Karte lässt dir die Wahl. Ihr Text steht bei der Frage.
    .section = effects
ask-symbol = Wähle, wofür die beliebige Karte steht.
    .wait = { $seat } wählt ein Symbol.
    .why = Die oberste Karte deines Ablagestapels kann für jedes Symbol stehen.
    .rule = R25.1: Der Korb enthält die Symbole der obersten Karte des Ablagestapels.
    .do = wähle ein Symbol
    .title = Wähle ein Symbol
    .coach = Die Karte oben auf deinem Ablagestapel steht für jedes Symbol. Wähle das, das dieser Karte hilft.
    .section = special
ask-place = Wähle, wohin ein Kämpfer gesetzt wird.
    .wait = { $seat } setzt einen Kämpfer.
    .why = Der Kämpfer wird ohne Weg auf das Feld gesetzt.
    .rule = R7.12: Setzen braucht keinen Weg: Jedes Feld taugt, auf dem der Kämpfer eine Bewegung beenden könnte.
    .do = setze einen Kämpfer
    .title = Setzen
    .coach = Ein Kämpfer wird unmittelbar auf ein Feld gesetzt, ohne zu gehen. Klick eines an, das leuchtet.
    .section = movement
ask-boost = Mit einer Karte verstärken?
    .wait = { $seat } kann verstärken.
    .why = Die Karte wird abgeworfen und erhöht den Wert um ihre Verstärkung.
    .rule = R8.3: Jede Karte der Hand taugt als Verstärkung.
    .do = entscheide, ob du verstärkst
    .title = Die Karte verstärken?
    .coach = Ein Effekt lässt dich eine Karte abwerfen und ihre Verstärkung dazuzählen.
    .section = boost
ask-card = Wähle eine Karte.
    .wait = { $seat } wählt eine Karte.
    .why = Der Effekt braucht eine Karte.
    .rule = R13.5: Jede Karte, die der Text erlaubt, kann gewählt werden, ob nützlich oder nicht.
    .do = wähle eine Karte
    .title = Wähle eine Karte
    .coach = Der Effekt fragt nach einer Karte; die passenden leuchten oder stehen in der Liste.
    .section = effects
ask-hidden-card = Wähle eine Karte; die anderen sehen sie nicht.
    .wait = { $seat } wählt eine Karte.
    .why = Der Effekt braucht eine Karte; die anderen sehen nicht, welche es ist.
    .rule = R18.3: Was nur du ansiehst, bleibt den anderen verborgen.
    .do = wähle eine Karte
    .title = Wähle eine Karte
    .coach = Nur du siehst diese Karten.
    .section = effects
ask-card-order = Welche Karte kommt als Nächste? Die zuerst gewählte liegt zuoberst auf dem Deck, die letzte zuunterst.
    .wait = { $seat } ordnet Karten auf einem Deck.
    .why = Die Karten kommen zurück auf das Deck; die zuerst gewählte wird zuerst gezogen.
    .rule = R17.16: Karten oben auf einem Deck behalten ihre Reihenfolge, bis gemischt wird.
    .do = wähle die Karte, die als Nächste kommt
    .title = Die Reihenfolge der Karten
    .coach = Die Karte, die du zuerst wählst, wird zuerst gezogen; die anderen folgen in der Reihenfolge deiner Wahl.
    .section = hand
ask-replace = Wähle die Karte, die an ihre Stelle tritt.
    .wait = { $seat } kann die gespielte Karte ersetzen.
    .why = Eine andere Karte deiner Hand tritt an die Stelle der gespielten.
    .rule = R10.8: Es muss eine Karte sein, die der Kämpfer benutzen darf.
    .do = wähle eine andere Karte
    .title = Eine andere Karte?
    .coach = Du darfst die Karte, die du gespielt hast, gegen eine andere tauschen.
    .section = combat
ask-deck = Wessen Deck soll es sein?
    .wait = { $seat } wählt, wessen Deck gemeint ist.
    .why = Du siehst dir die obersten Karten eines Decks an; nur du siehst sie.
    .rule = R18.3: „Look at“ (ansehen) zeigt etwas nur dem, der hinsieht.
    .do = wähle, wessen Deck gemeint ist
    .title = Wessen Deck?
    .coach = Der Effekt betrifft das Deck eines Spielers; du sagst, wessen.
    .section = hand
ask-token = Wähle einen Marker.
    .wait = { $seat } wählt einen Marker.
    .why = Der Effekt braucht einen der Marker auf dem Spielplan.
    .rule = R13.5: Jeder Marker, den der Text erlaubt, kann gewählt werden, ob es nützt oder nicht.
    .do = wähle einen Marker
    .title = Wähle einen Marker
    .coach = Manche Helden legen Marker auf den Spielplan. Wähle das Feld oder die Linie von einem, der gewählt werden kann.
    .section = effects
ask-share = Wähle, wer den nächsten Schadenspunkt stattdessen nimmt.
    .wait = { $seat } wählt, wer den nächsten Schadenspunkt nimmt.
    .why = Der Schaden wird unter denen verteilt, die der Text nennt, Punkt für Punkt.
    .rule = R13.5: Jeder von ihnen kann gewählt werden, ob es nützt oder nicht.
    .do = wähle, wer den nächsten Schadenspunkt nimmt
    .title = Verteile den Schaden
    .coach = Der Schaden wird Punkt für Punkt verteilt. Gib ihn denen, die ihn ertragen.
    .section = effects
ask-token-place = Wähle, wohin der Marker kommt.
    .wait = { $seat } wählt, wohin ein Marker kommt.
    .why = Ein Marker liegt auf einem Feld oder einer Linie. Er ist kein Kämpfer und steht niemandem im Weg.
    .rule = R13.5: Jeder Ort, den der Text erlaubt, kann gewählt werden, ob es nützt oder nicht.
    .do = wähle, wohin ein Marker kommt
    .title = Wohin ein Marker kommt
    .coach = Ein Marker liegt auf einem Feld oder einer Linie und versperrt niemandem den Weg. Die Orte, die gewählt werden können, leuchten.
    .section = effects
ask-ignore = Den Effekt übergehen und nichts abwerfen?
    .wait = { $seat } kann jenen Effekt übergehen.
    .why = Ein Effekt lässt dich gleich abwerfen.
    .rule = R17.10: Was dich von der Hand abwerfen lässt, kannst du übergehen, wenn ein Text von dir das sagt.
    .do = antworte mit ja oder nein
    .title = Du müsstest abwerfen
    .coach = Ein Effekt würde dich abwerfen lassen. Ein Text von dir erlaubt dir, das zu übergehen: Dann behältst du deine Karten.
    .section = effects
ask-guard = Eine Karte zeigen, damit deine Hand verborgen bleibt?
    .wait = { $seat } kann die eigene Hand schützen.
    .why = Ein Effekt will sich deine Hand ansehen.
    .rule = R27.4: Eine Karte, auf der das steht, kann aus der Hand gezeigt werden und hebt jenen Effekt auf.
    .do = antworte mit ja oder nein
    .title = Deine Hand würde gesehen
    .coach = Ein Effekt würde deine Hand zeigen. Wenn du die richtige Karte hältst, kannst du das verhindern.
    .section = effects

## Woraus ein Wert besteht

term-printed = aufgedruckt
term-replaced = jetzt { $source }
term-boost = Verstärkung { $source }
term-blind-boost = Blindverstärkung { $source }
term-item = { $source }
term-effect = { $source }
term-standing = ständiger Bonus: { $source }
term-instead = stattdessen, durch { $source }
term-equal = festgesetzt durch { $source }
term-locked = unveränderlich durch { $source }
term-ignored = nicht beachtet wegen { $source }
term-limit = kein Wert ist kleiner als 0 oder größer als 99
# Warum ein Teil nicht mehr zählt.
term-lost-instead = ersetzt durch { $source }
term-lost-equal = ersetzt durch { $source }
term-lost-locked = der Wert ist unveränderlich durch { $source }
term-lost-ignored = nicht beachtet wegen { $source }
term-lost-canceled = aufgehoben durch { $source }

## Warum etwas nicht zur Wahl steht

why-over = Das Spiel ist vorbei.
why-offered = Das steht zur Wahl.
why-unknown = So etwas gibt es in diesem Spiel nicht.
why-not-your-decision = Die Entscheidung liegt bei { $seat }.
why-not-asked-now = Danach ist jetzt nicht gefragt; { $instead }.
why-no-actions = In diesem Zug ist keine Aktion mehr übrig.
why-defeated = { $fighter } ist besiegt.
why-off-board = { $fighter } ist nicht auf dem Spielplan.
why-not-yours = { $fighter } ist nicht dein Kämpfer.
why-maneuver-first = Kämpfer bewegen sich im Manöver; wähle zuerst das Manöver.
why-already-moved = { $fighter } hat sich in diesem Manöver schon bewegt.
why-all-moved = Alle deine Kämpfer haben sich in diesem Manöver bewegt.
why-held-in-place = { $fighter } kann das Feld nicht verlassen.
why-stands-there = { $fighter } steht schon dort.
why-occupied = { $fighter } steht auf { $space }.
why-out-of-reach = { $fighter } darf { $steps } weit gehen; nötig wären { $needed }.
why-not-exact = { $fighter } muss genau { $steps } weit gehen.
why-door-closed = Eine geschlossene Tür versperrt { $fighter } den Weg.
why-no-way = Gegnerische Kämpfer versperren { $fighter } den Weg.
why-stuck = Es gibt kein Feld, auf das { $fighter } gehen könnte.
why-before = Zuerst wird { $fighter } gesetzt.
why-already-placed = { $fighter } hat schon einen Platz.
why-start-space = Der Held beginnt auf seinem Startfeld, { $space }.
why-reserved = Dort wird { $seat } beginnen.
why-not-in-zone = Beginnen muss er in einer Zone des Startfelds seines Helden.
why-zones-apart = Wer zurückkehrt, muss in verschiedenen Zonen stehen.
why-friendly = { $fighter } steht auf deiner Seite.
why-first-turn = In deinem ersten Zug darfst du nur den nächsten Spieler angreifen und die, die schon am Zug waren; { $fighter } gehört zu keinem davon.
why-out-of-range = { $target } ist außer Reichweite von { $fighter }.
why-no-target = Niemand, den { $fighter } angreifen darf, ist in Reichweite.
why-no-attack-card = Du hast keine Karte auf der Hand, mit der { $fighter } angreifen könnte.
why-not-in-hand = { $card } ist nicht auf deiner Hand.
why-attack-first = Wähle zuerst, wer wen angreift; dann spiele die Karte.
why-nobody-to-attack = Niemand, der { $card } benutzen darf, hat ein Ziel in Reichweite.
why-wrong-kind = { $need ->
    [action] { $card } ist eine Verteidigungskarte; man spielt sie, wenn ein eigener Kämpfer angegriffen wird.
    [attack] { $kind ->
        [defense] { $card } ist eine Verteidigungskarte; ein Angriff braucht eine Angriffs- oder vielseitige Karte.
       *[scheme] { $card } ist ein Plan; ein Angriff braucht eine Angriffs- oder vielseitige Karte.
    }
   *[defense] { $kind ->
        [attack] { $card } ist eine Angriffskarte; eine Verteidigung braucht eine Verteidigungs- oder vielseitige Karte.
       *[scheme] { $card } ist ein Plan; eine Verteidigung braucht eine Verteidigungs- oder vielseitige Karte.
    }
}
why-wrong-user = { $fighter } kann { $card } nicht benutzen.
why-user-gone = Niemand, der { $card } benutzen darf, ist auf dem Spielplan.
why-condition-not-met = Was { $card } braucht, um zu verteidigen, ist nicht gegeben.
why-not-against = { $card } kann nicht gegen { $fighter } gespielt werden.
why-not-this-fighter = Der Text, der fragt, meint { $fighter } nicht.
why-not-this-space = Der Text, der fragt, erlaubt { $space } nicht.
why-forbidden = Eine Regel, die im Augenblick gilt, verbietet es.
why-not-this-card = { $card } ist nicht unter den Karten, die zur Wahl stehen.

## Was zur Wahl steht

option-maneuver = Manövrieren
option-attack = { $at } mit { $by } angreifen
option-attack-with = Mit { $by } angreifen
option-scheme = Plan: { $card }
option-scheme-by = Plan: { $card }, mit { $by }
option-item = { $item } mit { $by } benutzen
option-boost = Mit { $card } verstärken
option-no-boost = Nicht verstärken
option-move = { $steps ->
    [0] { $fighter } nach { $space } bewegen
    [one] { $fighter } nach { $space } bewegen (1 Schritt)
   *[other] { $fighter } nach { $space } bewegen ({ $steps } Schritte)
}
option-move-via = { $fighter } nach { $space } bewegen, vorbei an { $via }
option-move-large = { $steps ->
    [0] { $fighter } nach { $space } bewegen, Schwanz auf { $tail }
    [one] { $fighter } nach { $space } bewegen, Schwanz auf { $tail } (1 Schritt)
   *[other] { $fighter } nach { $space } bewegen, Schwanz auf { $tail } ({ $steps } Schritte)
}
option-move-large-via = { $fighter } nach { $space } bewegen, Schwanz auf { $tail }, vorbei an { $via }
option-move-who = { $fighter } bewegen
option-done = Fertig
option-open = Die Tür { $door } mit { $by } öffnen
option-close = Die Tür { $door } schließen
option-play = { $card } spielen
option-play-open = { $card } offen spielen
option-defend = Mit { $card } verteidigen
option-defend-open = Offen mit { $card } verteidigen
option-no-defense = Nicht verteidigen
option-use = { $item } benutzen
option-no-item = Keinen Gegenstand
option-place = { $fighter } auf { $space } setzen
option-place-large = { $fighter } auf { $space } setzen, Schwanz auf { $tail }
option-place-who = { $fighter } setzen
option-no-place = Keinen setzen
option-token-choose = { $token } auf { $space } wählen
option-token-place = { $token } auf { $space } legen
option-token-move = { $token } nach { $space } bewegen
option-card-of = { $card } ({ $seat })
option-skip = Keine
option-yes = Ja
option-no = Nein
option-discard = { $card } abwerfen
option-answer = { $question } { $answer }
option-answer-to = { $source }: { $question } { $answer }
option-first-card = Zuerst die Karte
option-first-boost = Zuerst die Verstärkung
option-first-item = Zuerst der Gegenstand
option-first-ability = Zuerst die Fähigkeit

## Fehler
# Was verlangt wurde und nicht geht. Bei manchen trennt $why die Gründe.

fault-bad-message = { $why ->
    [hello] Die erste Nachricht einer Verbindung ist ein „hello“ in JSON.
    [text] Nachrichten sind Text, in JSON.
    [which-game] Entweder „table“ oder „record“ sagt, welche Partie weitergeht.
    [which-option] Eine Antwort hat entweder „option“ oder „text“.
    [long] Etwas darin ist länger, als irgendetwas sein kann.
   *[other] Das ist keine Nachricht des Protokolls: { $detail }.
}
fault-bad-request = Die Anfrage ist nicht zu lesen: { $detail }.
fault-no-socket = Hier wird nur ein WebSocket beantwortet: { $detail }.
fault-protocol = Dieser Server spricht Protokoll { $number }; lade die Seite neu oder bring das Programm auf den neuesten Stand.
fault-bad-secret = Dieser Link öffnet keinen Platz an diesem Tisch.
fault-foreign-origin = Diese Anfrage kommt von einer anderen Website.
fault-foreign-host = Dieser Server wird nicht mit diesem Namen gerufen.
fault-no-such-table = Diesen Tisch gibt es nicht.
fault-no-shelf-entry = Das steht nicht im Regal, oder nicht mehr.
fault-name-taken = „{ $name }“ gibt es schon; gib ihm einen anderen Namen.
fault-no-report = Diesen Bericht gibt es nicht.
fault-no-such-draft = Diesen Entwurf gibt es nicht.
fault-draft-changed = Dieser Entwurf wurde anderswo geändert; seine neueste Fassung ist { $version }.
fault-bad-file = { $why ->
    [long] Eine Datei darf höchstens { $most } Bytes haben.
    [many] An einem Tisch wird mit 1 bis { $most } eigenen Dateien gespielt.
    [open] Ein Tisch mit eigenen Dateien steht nicht in der Lobby.
    [deck] { $detail }
    [items] Eine Datei mit Gegenständen hat 1 bis { $most } davon.
    [twice] In zwei der Dateien heißt ein Gegenstand „{ $name }“.
    [no-spaces] { $board } hat keine Felder für Gegenstände.
    [hero] Das ist kein Held.
    [scene] Eine Szene ist ein Fall mit höchstens { $most } Entscheidungen.
   *[wrong] Mit der Datei kann nicht gespielt werden: { $detail }
}
fault-no-such-route = Unter dieser Adresse gibt es nichts.
fault-no-such-method = Diese Adresse wird anders gefragt.
fault-no-such-mode = Es gibt keinen Modus „{ $name }“. { $near ->
    [1] Ist „{ $hint }“ gemeint?
   *[other] Die Modi sind: { $hint }.
}
fault-no-such-board = Es gibt kein Spielfeld „{ $name }“. { $near ->
    [1] Ist „{ $hint }“ gemeint?
   *[other] Es gibt: { $hint }.
}
fault-no-such-hero = Es gibt keinen Helden „{ $name }“. { $near ->
    [1] Ist „{ $hint }“ gemeint?
   *[other] Es gibt: { $hint }.
}
fault-no-such-item = Es gibt keinen Gegenstand „{ $name }“. { $near ->
    [1] Ist „{ $hint }“ gemeint?
   *[other] Es gibt: { $hint }.
}
fault-no-such-bot = Einen Bot dieser Stufe gibt es nicht; die Stufen sind: { $known }.
fault-no-such-game = { $why ->
    [seats] { $mode ->
        [duel] Ein Duell braucht { $least } Helden, nicht { $got }.
        [free-for-all] Alle gegen alle braucht { $least } bis { $most } Helden, nicht { $got }.
       *[teams] Ein Spiel in Teams braucht { $least } Helden, nicht { $got }.
    }
    [starts] { $board } hat { $starts } Startfelder; { $seats } Plätze brauchen ebenso viele.
    [fighters] Die Helden haben zusammen { $got } Kämpfer; eine Partie fasst { $most }.
    [with-large] Die Helden haben zusammen { $got } Kämpfer; eine Partie mit einem großen fasst { $most }.
    [items] Es gibt { $got } Gegenstände; eine Partie fasst { $most }.
    [kinds] Mit den Karten, die andere ihm geben, könnte { $hero } { $got } verschiedene Karten halten; eine Partie fasst { $most }.
    [room] { $board } ist zu klein für die Kämpfer dieser Helden.
   *[boards] Kein Spielfeld hat für jeden Platz ein Startfeld.
}
fault-bad-switch = { $why ->
    [unknown] Es gibt keinen Schalter „{ $name }“; die Schalter sind: { $known }.
   *[value] Der Schalter „{ $name }“ kann nicht „{ $value }“ sein; er ist „{ $first }“ oder „{ $second }“.
}
fault-bad-seed = { $why ->
    [people] An einem Tisch mit anderen Menschen wählt niemand den Startwert.
   *[number] Ein Startwert ist eine ganze Zahl von 0 bis 18446744073709551615.
}
fault-bad-clock = Eine Uhr braucht etwas Zeit.
fault-bad-seat = Diesen Platz gibt es an diesem Tisch nicht.
fault-bad-seats = Die Partie hat { $seats } Plätze; genannt wurden { $named }.
fault-no-seat = Wer einen Tisch aufmacht, spielt mit: Mindestens ein Platz muss deiner sein.
fault-bad-name = { $why ->
    [length] Ein Name hat 1 bis { $most } Zeichen.
    [bot] Der Name eines Menschen kann nicht mit „bot:“ beginnen.
    [marks] Ein Buchstabe eines Namens kann nicht so viele Zeichen tragen.
    [taken] An diesem Tisch hat jemand einen Namen, der so aussieht wie dieser.
   *[invisible] Ein Name kann keine Steuerzeichen und keine unsichtbaren Zeichen enthalten.
}
fault-full = An diesem Tisch ist kein Platz mehr frei.
fault-taken = Diesen Platz hat schon jemand genommen.
fault-hero-given = Der Held dieses Platzes ist schon gewählt.
fault-hero-other = An diesem Tisch spielt schon jemand einen anderen Helden dieses Namens.
fault-no-shelf-here = An diesen Tisch bringt niemand einen Helden aus dem Regal mit.
fault-not-begun = Die Partie hat noch nicht begonnen.
fault-begun = Die Partie hat begonnen; du kannst aufgeben.
fault-not-over = Die Partie ist noch nicht zu Ende.
fault-over = Die Partie ist an dieser Stelle zu Ende.
fault-left = Du bist nicht mehr in dieser Partie.
fault-bad-record = { $why ->
    [plain] Eine Aufzeichnung ist einfacher Text.
    [length] Eine Aufzeichnung kann höchstens { $most } Entscheidungen haben.
    [wide] Eine Zeile einer Aufzeichnung kann höchstens { $most } Bytes haben.
    [missing] Der Aufzeichnung fehlt die Zeile „{ $line }“.
    [first] Die Aufzeichnung ist falsch in Zeile { $at }: Sie beginnt mit `{ $first }`, nicht mit `{ $line }`.
    [after-result] Die Aufzeichnung ist falsch in Zeile { $at }: Auf das Ergebnis folgt nichts, aber hier steht `{ $line }`.
    [mode] Die Aufzeichnung ist falsch in Zeile { $at }: `{ $mode }` ist kein Modus ({ $known }).
    [seed] Die Aufzeichnung ist falsch in Zeile { $at }: `{ $seed }` ist kein Startwert (eine ganze Zahl).
    [switch] Die Aufzeichnung ist falsch in Zeile { $at }: Es gibt keinen Schalter `{ $name }`; die Schalter sind: { $known }.
    [switch-value] Die Aufzeichnung ist falsch in Zeile { $at }: Der Schalter `{ $name }` kann nicht `{ $value }` sein; er ist `{ $first }` oder `{ $second }`.
    [seat-order] Die Aufzeichnung ist falsch in Zeile { $at }: Die Plätze kommen der Reihe nach; hier sollte `seat { $wanted } …` stehen.
    [content] Die Aufzeichnung ist falsch in Zeile { $at }: `{ $line }` nennt keinen Inhalt (Art, Name, Fingerabdruck).
    [line] Die Aufzeichnung ist falsch in Zeile { $at }: `{ $line }` ist weder eine Kopfzeile noch eine Entscheidung (`1 maneuver`).
    [seat] Die Aufzeichnung ist falsch in Zeile { $at }: Es entscheidet Platz { $asked }, nicht Platz { $seat }.
    [choice] Die Aufzeichnung ist falsch in Zeile { $at }: `{ $line }` steht nicht zur Wahl; zur Wahl stehen: { $offered }
    [over] Die Aufzeichnung ist falsch in Zeile { $at }: Die Partie ist hier zu Ende.
    [result] Die Aufzeichnung sagt `result { $said }`; die Partie sagt `result { $is }`.
    [unfinished] Die Aufzeichnung sagt `result { $said }`, aber ihre Entscheidungen enden vor der Partie.
    [no-such-hero] Die Aufzeichnung nennt den Helden „{ $name }“, den es hier nicht gibt. { $near ->
        [1] Ist „{ $hint }“ gemeint?
       *[other] Es gibt: { $hint }.
    }
    [no-such-board] Die Aufzeichnung nennt das Spielfeld „{ $name }“, das es hier nicht gibt. { $near ->
        [1] Ist „{ $hint }“ gemeint?
       *[other] Es gibt: { $hint }.
    }
    [seats] Die Aufzeichnung ist vom Modus { $mode }, der { $least } bis { $most } Helden braucht, und nennt { $got }.
    [starts] { $board } hat { $starts } Startfelder; die Aufzeichnung nennt { $seats } Plätze.
    [fighters] Die Helden der Aufzeichnung haben zusammen { $got } Kämpfer; eine Partie fasst { $most }.
    [with-large] Die Helden haben zusammen { $got } Kämpfer; eine Partie mit einem großen fasst { $most }.
    [kinds] Mit den Karten, die andere ihm geben, könnte { $hero } { $got } verschiedene Karten halten; eine Partie fasst { $most }.
    [items] Es gibt { $got } Gegenstände; eine Partie fasst { $most }.
    [room] { $board } ist zu klein für die Kämpfer der Helden dieser Aufzeichnung.
   *[other] Die Aufzeichnung nennt den Gegenstand „{ $name }“, den es hier nicht gibt.
}
fault-bad-choices = Die Partie hat { $choices } Entscheidungen; nach { $asked } gibt es keine Stelle.
fault-bad-perspective = { $why ->
    [seat] Diesen Platz hat die Partie nicht.
   *[form] Ein Blickwinkel ist „seat:0“ (oder ein anderer Platz), „watcher“ oder „open“.
}
fault-content-differs = Diese Partie wurde mit anderen Inhalten gespielt, als hier sind.{ $missingCount ->
    [0] {""}
   *[other] {" "}Gar nicht hier: { $missing }.
}{ $changedCount ->
    [0] {""}
   *[other] {" "}Seither geändert: { $changed }.
}{ $cardCount ->
    [0] {""}
   *[other] {" "}Karten, die sich unterscheiden: { $cards }.
}
fault-unreadable-game = Diese Partie lässt sich nicht zurückholen: Womit sie gespielt wurde, hat sich geändert, und niemand hat es aufgehoben.
fault-stale = Entscheidung { $asked } ist nicht offen; offen ist Entscheidung { $open }.
fault-not-your-decision = Das ist nicht deine Entscheidung.
fault-no-such-option = Das steht bei dieser Entscheidung nicht zur Wahl.
fault-watching = Wer zuschaut, kann das nicht.
fault-nothing-to-undo = Du hast nichts, was du zurücknehmen könntest.
fault-undo-asked = Jemand anders hat gerade gebeten, eine Entscheidung zurückzunehmen.
fault-no-undo-asked = Darauf wartet niemand.
fault-not-claimable = Niemand ist lange genug weg.
fault-rematch-made = Den neuen Tisch gibt es schon.
fault-too-fast = Zu viel auf einmal; warte einen Moment.
fault-too-many = { $why ->
    [sockets] Von deiner Adresse kommen zu viele Verbindungen.
    [seats] Von deiner Adresse sind zu viele Plätze an anderen Tischen besetzt.
    [bodies] Von deiner Adresse sind zu viele große Anfragen unterwegs.
    [reviews] Zu viele Analysen warten schon; versuche es später noch einmal.
    [reports] Zu viele Berichte warten; versuch es später noch einmal.
    [drafts] Von deiner Adresse aus wurden zu viele Entwürfe gemacht; lösche einige.
    [published] Von deiner Adresse wurde zu viel veröffentlicht; nimm etwas zurück.
   *[tables] Von deiner Adresse sind zu viele Tische offen, oder zu viele auf einmal.
}
fault-no-coach = An einem Tisch mit anderen Leuten gibt es keinen Trainer.
fault-no-review = Für dieses Spiel hat noch niemand eine Analyse verlangt.
fault-storage = Der Server konnte seine Datenbank nicht schreiben oder lesen.
fault-closing = Der Server wird angehalten; versuch es gleich noch einmal.
fault-broken = Der Server ist an dieser Anfrage gescheitert.
