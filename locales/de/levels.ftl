# Stufen der Bots, die schwächste zuerst

level-novice = Anfänger
    .words = Kennt die Regeln und tut oft, was ihm gerade einfällt.
level-apprentice = Lehrling
    .words = Nimmt, was im Moment am besten aussieht, ohne Plan.
level-adept = Könner
    .words = Denkt ein paar Schritte voraus.
level-expert = Kenner
    .words = Wägt vor jeder Entscheidung viele Verläufe ab.
level-master = Meister
    .words = Nimmt sich Zeit und verschenkt nichts.
