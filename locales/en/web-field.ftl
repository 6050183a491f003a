# What the client says of how heroes do against each other.

ui-field-decks = Heroes and decks
ui-field-numbers = Numbers
ui-field-source = Whose duels
ui-field-source-bots = Bots, played beforehand
ui-field-source-all = This server
ui-field-source-people = This server, between people
ui-field-made =
    { $games ->
        [one] One duel of the bot “{ $bot }” against itself, made with lab matrix on { $day } at commit { $commit }.
       *[other] { $games } duels of the bot “{ $bot }” against itself, made with lab matrix on { $day } at commit { $commit }.
    }
ui-field-here =
    { $games ->
        [0] Nothing has been played to its end here yet.
        [one] One duel that was played to its end here.
       *[other] { $games } duels that were played to their end here.
    }
ui-field-interval = The true rate lies in the range in brackets 95 times out of 100.
ui-field-pairs = Hero against hero
ui-field-pairs-words = How often the row beats the column, in per cent. In circles: how often the first seat wins against the same hero. A heading puts the rows in order.
ui-field-boards = Hero on board
ui-field-boards-words = How often a hero wins on each board, in per cent.
ui-field-hero = Hero
ui-field-mean = All
ui-field-others = all others
ui-field-point = Point at a cell, or walk there with the arrow keys, to read more.
ui-field-pair = { $row } wins { $rate } % against { $column } ({ $low } to { $high } %).
ui-field-mirror = { $row } against { $row }: the first seat wins { $rate } % ({ $low } to { $high } %).
ui-field-on = { $hero } wins { $rate } % on { $board } ({ $low } to { $high } %).
ui-field-none = { $row } against { $column }: no duel yet.
ui-field-none-on = { $hero } on { $board }: no duel yet.
ui-field-games =
    { $games ->
        [one] 1 game.
       *[other] { $games } games.
    }
ui-field-place = Between bots it wins { $rate } %, place { $place } of { $of }
ui-field-best = best against { $name } ({ $rate } %)
ui-field-worst = hardest against { $name } ({ $rate } %)
ui-field-best-board = best on { $name } ({ $rate } %)
