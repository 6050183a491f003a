# Was nur der Browser sagt; die Schlüssel beginnen mit ui- und der Seite.

## Einstellungen

ui-settings-language = Sprache
ui-settings-language-auto = Wie im Browser eingestellt
