# What the terminal says. A seat is two variables: { $seat }, its name, and { $seatIs }, "you" or "other".

## Names and lists

tty-no-language = `{ $tag }` is no language that is spoken here; there are: { $known }
tty-nobody = nobody
tty-none = none
tty-owner-you = yours
tty-owner-teammate = your teammate's
tty-owner-opponent = your opponent's
tty-owner-seat = seat { $seat }
tty-unknown = there is no { $what ->
    [hero] hero
    [board] board
   *[card] card
} `{ $name }`
tty-unknown-near = { tty-unknown }; did you mean `{ $near }`?
tty-unknown-list = { tty-unknown }; there are: { $known }
tty-ambiguous-name = `{ $name }` could be { $known }

## Cards, fighters and spaces

tty-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
tty-card-attack = attack { $value }
tty-card-defense = defense { $value }
tty-card-versatile = versatile { $value }
tty-card-scheme = scheme
tty-card-boost = boost { $value }
tty-card-number = number { $number }
tty-card-given = of { $name }, { $line }
tty-card-user = { $name } only
tty-item-combat = Adds { $value } to a card played in combat.
tty-melee = melee
tty-melee-far = melee with range { $distance }
tty-ranged = ranged
tty-ranged-far = ranged with range { $distance }
tty-hero = hero
tty-sidekick = sidekick
tty-small = small
tty-large = large, on two spaces
tty-begins-in-supply = begins in the supply
tty-zones = { $count ->
    [0] no zone
    [one] zone { $names }
   *[other] zones { $names }
}

## A hero's sheet

tty-sheet-move = Move { $value }
tty-sheet-ability = Ability: { $text }
tty-sheet-no-ability = No ability.
tty-sheet-counter = Counter { $name }: starts at { $start }, at most { $max }{ $paid ->
    [yes] ; the others pay into it up to that
   *[no] {""}
}
tty-sheet-state = State { $name }: { $values }, { $how ->
    [chosen] chosen at the start
   *[first] the first at the start
}
tty-sheet-token = Tokens: { $count } { $name }{ $on ->
    [lines] , on lines
   *[spaces] {""}
}
tty-sheet-enter = when entered: { $text }
tty-sheet-pile = Pile { $name }: { $seen ->
    [all] seen by all
   *[owner] seen by its owner alone
}
tty-sheet-row = Row { $name }: full at { $total }, { $seen ->
    [all] seen by all
   *[owner] seen by its owner alone
}
tty-sheet-side = Side deck { $name }: { $count } { $count ->
    [one] card
   *[other] cards
}, { $order ->
    [shuffled] shuffled
   *[written] in its order, seen by all
}
tty-sheet-spell = Spell { $name } ({ $symbols }): { $text }
tty-sheet-die = Die { $name }: { $faces }
tty-sheet-symbols = Basket symbols: { $symbols }
tty-sheet-second-life = Second life: { $name } returns once with health { $health }
tty-sheet-health = health { $health }{ $more ->
    [yes] {" "}(at most { $max })
   *[no] {""}
}
tty-sheet-deck = Deck
tty-sheet-card = { $count } in the deck of { $hero }
tty-sheet-no-text = No text.
tty-sheet-ability-of = The ability of { $hero }
tty-sheet-lacks-ability = { $hero } has no ability.
tty-sheet-tree = Tree of `{ $key }`
tty-sheet-program = Program: { $moment }
tty-sheet-standing = Standing rule: { $what ->
    [uncancelable] cannot be canceled
    [defense] is a defense under a condition
    [guards] can be shown to guard the hand
   *[revives] holds its fighter's defeat until its effect
}

## The situation

tty-setup = Setup.
tty-turn = Turn { $turn }. { $seatIs ->
    [you] Your turn
   *[other] { $seat }'s turn
}, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} left.
tty-over-in-turn = The game is over in turn { $turn }.
tty-fighters = Fighters
tty-doors = Doors
tty-door = { $name }: { $is ->
    [closed] closed
   *[open] open
}, across { $lines }
tty-items = Items
tty-item-at = { $name }: at { $space }. { $text }
tty-from-to = { $first } to { $last }
tty-with = with { $name }
tty-not-chosen = not chosen
tty-in-supply = in the supply
tty-defeated = defeated
tty-off-board = not on the board
tty-standing = health { $health }, { $reach }, at { $space }, { $zones }, neighbors { $neighbors }, adjacent to { $adjacent }
tty-hand = { $seatIs ->
    [you] Your hand
   *[other] { $seat }'s hand
}
tty-cards-in-hand = { tty-cards } in hand
tty-cards-known = (known: { $cards })
tty-deck = Deck { tty-cards }
tty-pile = Discard pile { tty-cards }, { $top } on top
tty-pile-empty = Discard pile empty
tty-pile-of = { $seatIs ->
    [you] Your discard pile
   *[other] { $seat }'s discard pile
}
tty-basket = Basket: { $symbols }
tty-basket-wild = Basket: wild, any symbol
tty-basket-empty = Basket: no symbol
tty-counter = { $name } { $value } of { $max }
tty-counter-shared = { $name } { $value } of { $max }, { $left } in the common store
tty-tokens = { $name } on { $spaces }, { $left } left
tty-tokens-none = { $name }: none on the board, { $left } left
tty-lying = In play: { $cards }
tty-own-pile = { $name } { $count }: { $cards }
tty-own-pile-unknown = { $name } { $count }
tty-row = { $name } { $sum } of { $total }: { $cards }
tty-row-empty = { $name } 0 of { $total }
tty-side = { $name } { $count }
tty-side-sum = { $name } in play: sum { $sum }
tty-side-gone = { $name } { $count }, discarded: { $cards }
tty-eliminated = Out of the game

## The board

tty-board = Board { $name }, { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
tty-neighbors = neighbors { $spaces }
tty-start = start { $number }
tty-passage = secret passage
tty-item = item { $name }
tty-token = token { $name }
tty-here = here: { $fighters }
tty-map-zones = Zones
tty-map-fighters = Fighters (seat, letter, number)
tty-map-signs = Signs
tty-map-tokens = Tokens
tty-map-item = item
tty-map-token = token
tty-map-passage = secret passage
tty-map-tail = body of a large fighter; its tail stands in round brackets
tty-map-closed = closed door
tty-map-open = open door

## Questions

# How many answers of the same kind are due.
tty-left = ({ $count } to go)
tty-choose-action = Choose an action, { $count } left.
tty-asked-by = { $name } asks this: { $text }
tty-rule = Rule { $rule }
tty-explain-more = `hero` shows all heroes, `hero NAME` one with its deck, `map` the board.

## Options. In English these are the notation itself.

tty-line-maneuver = maneuver
tty-line-attack = attack { $what }
tty-line-scheme = scheme { $what }
tty-line-item = item { $what }
tty-line-boost = boost { $what }
tty-line-no-boost = no boost
tty-line-move = move { $what }
tty-line-tail = { $what } tail { $tail }
tty-line-move-via = move { $what } via { $passed }
tty-line-done = done
tty-line-open = open { $what }
tty-line-close = close { $what }
tty-line-play = play { $what }
tty-line-play-open = play { $what } face up
tty-line-defend = defend { $what }
tty-line-defend-open = defend { $what } face up
tty-line-no-defense = no defense
tty-line-use = use { $what }
tty-line-no-item = no item
tty-line-place = place { $what }
tty-line-no-place = no place
tty-line-choose = choose { $what }
tty-line-choose-seat = choose seat { $seat }
tty-line-choose-none = choose none
tty-line-yes = yes
tty-line-no = no
tty-line-discard = discard { $what }
tty-line-first = first { $what }
tty-line-by = { $line } by { $fighter }
tty-line-ability = ability
tty-line-boosting = boost

tty-move-to = move { $fighter } to
tty-place-on = place { $fighter } on
tty-place-instead = or place { $fighter } instead of moving: straight there, past everybody, on
tty-placed-not-walked = put straight there instead of moving
tty-next-to = next to { $fighters }
tty-health = health { $health }
tty-at = at { $space }
tty-with-tail = { $space } with its tail on { $tail }
tty-note-maneuver = draw a card, then move
tty-note-attack = { $fighter } has health { $health }
tty-note-boost = plus { $value }
tty-empty-deck = Your deck is empty: instead of drawing, each of your fighters takes 2 damage.

## What was typed

tty-no-number = { $last ->
    [one] There is no option { $number }, only option 1.
   *[other] There is no option { $number }; they go from 1 to { $last }.
}
tty-not-an-option = `{ $line }` is not an option now. `options` lists them, `help` the commands.
tty-not-an-option-near = `{ $line }` is not an option now. Did you mean `{ $near }`? `options` lists them, `help` the commands.
tty-could-be = `{ $line }` could be { $count } options:
tty-and-more = and { $count } more
tty-refused-rule = { $why } (rule { $rule })

## Commands: the word itself, and what it does

tty-command-explain = ?
    .does = what is asked, by which card, the rule behind it; abilities, ranges and baskets
tty-command-look = look
    .does = the whole situation
tty-command-options = options
    .does = the options again, each on its own line
tty-command-hand = hand
    .does = your cards
tty-command-hero = hero
    .does = all heroes of this game with their abilities and ranges; `{ tty-command-hero } NAME` one with its deck
tty-command-map = map
    .does = the board as a drawing; `{ tty-command-map } 120` as wide as that
tty-command-board = board
    .does = every space with its zones, neighbors and fighters, as a list
tty-command-discard = discard
    .does = the discard piles
tty-command-log = log
    .does = what has happened so far; `{ tty-command-log } 10` the last 10 lines
tty-command-undo = undo
    .does = back to your previous decision
tty-command-save = save
    .does = `{ tty-command-save } FILE` writes a record of the game
tty-command-quit = quit
    .does = leave the game
tty-command-help = help
    .does = this list
tty-command-also = also: { $words }

## A game at the terminal

tty-opening = { $mode ->
    [duel] A duel
    [free-for-all] A free-for-all
   *[teams] A game of two teams
} on { $board }
tty-seed = seed { $seed }
tty-seat = Seat { $number }{ $team ->
    [none] {""}
   *[other] , team { $team }
}: { $hero }, { $player ->
    [you] you
    [human] human
   *[bot] bot { $bot }
}
tty-switch = Switch { $name }={ $value }
tty-how-to-answer = Answer with a number or an option, or the beginning of one. `?` explains, `map` draws the board, `help` lists commands.
tty-resumed = Resumed after { tty-decisions }.
tty-decisions = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
tty-forfeits = Seat { $number }, { $seat }, forfeits:
tty-over-to = Over to seat { $number }, { $seat }.
tty-press-enter = Press Enter when nobody else looks.
tty-input-ended = The input has ended; the game is not finished.
tty-first-decision = This is your first decision.
tty-not-finished = The game is not finished.
tty-to-discard = To discard a card write `discard` and its name.
tty-log-usage = `log`, or `log` and a number of lines
tty-map-usage = `map`, or `map` and a width from { $least } to { $most }
tty-save-usage = `save` needs the name of a file: `save evening.game`
tty-saved = Saved as { $file }.
tty-saved-go-on = Saved as { $file }. `peerless play --resume { $file }` goes on from here.
tty-taken-back = Taken back: { $line }
tty-result = Result: { $result }.
tty-result-figures = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, { tty-decisions }, seed { $seed }.
tty-after-the-end = `save FILE` keeps the game; `log`, `board`, `map`, `discard`, `undo` and `quit` work too.
tty-is-over = The game is over. Type `save FILE` or `quit`.
tty-waits-for-nobody = the game waits for nobody
tty-no-player = nobody called `{ $name }` can play a seat: it is one of { $known }.
tty-no-player-near = { tty-no-player } Did you mean `{ $near }`?
tty-record-names-program = the record names the program `{ $bot }`, which only you may start: say with --seats who plays now
tty-record-names-bot = the record names it; say with --seats who plays now
tty-no-such-board = no board has { $count } starting spaces
tty-seats-named = --seats names { $named ->
    [one] 1 seat
   *[other] { $named } seats
}; this game has { $seats }
tty-cannot-write = cannot write { $file }
tty-cannot-read = cannot read { $file }
tty-cannot-read-input = cannot read the input

## Records

tty-replay = { $names } on { $board }, { $mode ->
    [duel] duel
    [free-for-all] free-for-all
   *[teams] teams
}, seed { $seed }
tty-replay-holds = The record holds
tty-replay-result = result { $result }
tty-replay-unfinished = unfinished, seat { $number } decides next
tty-replay-stopped = stopped there, { tty-decisions } left
tty-review = { $heroes }: each decision and its seat's chance to win after it
tty-review-turn = turn { $turn }
tty-review-better = better
tty-review-seat = Seat { $number }, { $hero }
tty-review-lost = { $count ->
    [one] 1 real decision
   *[other] { $count } real decisions
}, { $lost } % of chance lost in each
tty-review-mistakes = { $count ->
    [one] 1 clear mistake
   *[other] { $count } clear mistakes
}
tty-review-no-mistakes = no clear mistakes
tty-review-course = turn { $turn }, { $count ->
    [one] one choice
   *[other] { $count } choices
} together
tty-review-no-bot = `{ $bot }` cannot weigh options; use search:300, search:50ms, adept or expert
tty-weights-no-bot = `{ $bot }` does not judge by learned weights; use learned, search:40 or search:10ms
tty-choices-no-bot = `{ $bot }` tries no options; choices are kept of search:40 or search:10ms
tty-review-clear = --clear is a number of per cent from 0 to 100
tty-did-you-mean = Did you mean `{ $near }`?
tty-record-missing = the record ends at line { $line } without a `{ $what }` line
tty-record-content = If the game was played with content of your own, name its folder: --content DIR
tty-record-not-offered = line { $at }: `{ $line }` is not offered here.
tty-record-expected = Expected one of:
tty-record-seat = line { $at }: expected a choice of seat { $asked } ({ $hero }), not of seat { $seat }
tty-record-over = line { $at }: the game is over here; expected nothing but the result
tty-record-result = line { $at }: expected `result { $is }`, not `result { $said }`
tty-record-unfinished = line { $at }: `result { $said }` comes too early; choices are missing, the game is not over here
tty-not-a-switch = `{ $item }` is not NAME=VALUE

## Other commands

tty-error = error:
tty-no-content = { $folder } holds no content: it needs a folder `heroes`, `boards` or `items` with .toml files in it
tty-content-problems = the content has { $count ->
    [one] 1 problem
   *[other] { $count } problems
}
tty-cannot-make = cannot make the folder { $folder }
tty-no-cases = there is no .toml file below { $path }
tty-games-at-least = --games must be at least { $count }
tty-example-words = A key of hero files, such as `during`, and words of card texts, such as `random`, have their examples, too.
tty-no-example = there is no example of `{ $key }`; there are: { $known }
tty-no-mode = `{ $name }` is not a mode; the modes are { $known }, all
tty-arena-games = --games must be at least 2: every deal is played twice
tty-arena-pairs = by pair of heroes, whoever played which
tty-arena-log = { $file } holds games of other bots, heroes or boards, or of another seed; choose another file
tty-arena-sprt = `--sprt { $text }`: two Elo differences are wanted, the lower one first, such as 0,50
tty-sim-laws = --laws goes with random bots only: it tries choices out on the way
tty-sim-broken = the game with seed { $seed } broke a law: { $law }
tty-matrix-precision = --precision is a number of per cent from 0 to 50
tty-matrix-long = --precision below 0.1 takes very long: say with --games how many games are enough
tty-selfplay-other = { $folder } holds positions that were made in another way: take a new folder
tty-import-there = { $file } is there already and is left as it is
tty-import-written = { $name } is in { $file }
tty-import-texts = Texts: { $kept } as they stand, { $reworded } in other words, { $left } not understood
tty-serve-at = Peerless is at { $url }
tty-serve-kept = Games are kept in { $folder }. Stop with Ctrl-C.
tty-serve-shared = The games are kept in the database; other servers may serve them too.
tty-serve-no-browser = The browser did not open ({ $error }); go to { $url } yourself.
tty-serve-threads = cannot start threads
tty-serve-port-gone = the port is gone
tty-serve-port-taken = port { $port } is taken, perhaps by a Peerless that runs already; choose another with --port, or --port 0
tty-serve-port-refused = port { $port } is not for everybody; choose one above 1023 with --port
tty-serve-cannot-listen = cannot listen on { $address }: { $error }
tty-serve-taken = another Peerless that runs already keeps its games in { $folder }; stop it, or choose another folder with --data
tty-serve-age = `{ $text }` is not an age such as 90d or 12h
tty-serve-no-home = this computer has no home for data; say where with --data DIR

tty-backup-done = The games are copied to { $file }.
tty-doctor-readable = Others than its owner can read { $file }.
tty-doctor-damaged = The database is damaged: { $detail }
tty-doctor-table = Table { $table } cannot be brought back: { $why }
tty-doctor-gap = The log of table { $table } has a gap.
tty-doctor-full = The disk is nearly full.
tty-doctor-done = { $count ->
    [0] All is well
    [one] One thing is wrong
   *[other] { $count } things are wrong
} with { $tables ->
    [one] one table
   *[other] { $tables } tables
}.

tty-shelf-nothing = There is no database { $file }.
tty-shelf-hidden = (hidden)
tty-shelf-count = { $count ->
    [0] Nothing was published.
    [one] One thing was published.
   *[other] { $count } things were published.
}
tty-shelf-hid = { $id } is hidden.
tty-shelf-shown = { $id } is shown again.
tty-shelf-removed = { $id } is removed.
tty-shelf-unknown = Nothing on the shelf is called { $id }; `peerless shelf list` lists what there is.

tty-deal-none = The record does not tell its deal: there is nothing to check the seed by.
tty-deal-broken = The seed { $seed } was not made from the deal that the record tells.
tty-deal-holds = The deal holds: the seed was made from what the server committed itself to.
tty-deal-commitment = While the game was played the table showed { $commitment }
