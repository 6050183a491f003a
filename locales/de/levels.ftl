# Stufen der Bots, die schwächste zuerst

level-novice = Anfänger
    .words = Kennt die Regeln und überlässt jede dritte Entscheidung dem Zufall: für ein erstes Spiel.
level-apprentice = Lehrling
    .words = Nimmt, was im Moment am besten aussieht, ohne vorauszudenken. Gewinnt sechs von sieben Spielen gegen den Anfänger.
level-adept = Könner
    .words = Probiert vor jeder Entscheidung etwa sechzig Verläufe durch. Gewinnt drei von vier Spielen gegen den Lehrling.
level-expert = Kenner
    .words = Probiert vor jeder Entscheidung fünfzehnhundert Verläufe durch.
level-master = Meister
    .words = Denkt über jede Entscheidung bis zu anderthalb Sekunden nach und verschenkt nichts.
