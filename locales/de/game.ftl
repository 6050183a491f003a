# Was Terminal und Browser gemeinsam sagen: Fragen, Verlauf, Ablehnungen, Fehler.
# Ein Platz sind zwei Variablen: { $seat }, sein Name, und { $seatIs }, „you“ oder „other“.

## Sprachen und Aufzählungen

# Wie die Sprache sich selbst nennt.
language-name = Deutsch
# Eine Aufzählung von zweien, und wie eine längere weitergeht.
list-two = { $first } und { $last }
list-more = { $first }, { $next }
