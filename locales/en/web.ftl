# What only the web client says; keys begin with ui- and the page.

## Handing over

ui-hand-over-title = Pass the device to { $name }
ui-hand-over-words = Cards are hidden until { $name } is looking at the screen, and nobody else is.
ui-hand-over-ready = I am { $name }: show my cards

## Board

ui-board-title = The board: { $name }
ui-board-zoom-in = Zoom in
ui-board-zoom-out = Zoom out
ui-board-zoom-reset = Show the whole board
ui-board-legend = What the signs of the board mean
ui-board-passage = secret passage
ui-board-closed-door = closed door
ui-board-combat-item = item for a combat
ui-board-action-item = item used as an action
ui-board-start-space = starting space
ui-board-space = Space { $id }
ui-board-fighter = { $name }, seat { $seat }, health { $health } of { $max }
ui-board-door =
    { $closed ->
        [yes] Door { $name }, closed
       *[no] Door { $name }, open
    }
ui-board-line = Line { $name }
ui-board-item = Item { $name } on { $space }
ui-board-token =
    { $count ->
        [one] Token { $name } of seat { $seat }
       *[other] { $count } tokens { $name } of seat { $seat }
    }
ui-board-as-text = The board as text
ui-board-fighters = Fighters
ui-board-spaces = Spaces
ui-board-defeated = defeated
ui-board-neighbours = next to { $spaces }
ui-board-space-zones =
    { $count ->
        [one] zone { $zones }
       *[other] zones { $zones }
    }
ui-board-space-start = starting space { $start }
ui-board-space-item = item { $item }
ui-board-space-tokens = with { $tokens }
ui-board-space-here = here: { $who }
ui-board-can-choose = can be chosen
ui-board-can-reach =
    { $steps ->
        [one] can be reached in 1 step
       *[other] can be reached in { $steps } steps
    }
ui-board-stops = a token ends the move here
ui-board-fighter-on = on { $space }
ui-board-fighter-tail = tail on { $space }
ui-board-fighter-off = off the board
ui-board-fighter-chosen = chosen
ui-board-fighter-target = a target
ui-board-door-option =
    { $closed ->
        [yes] can be opened
       *[no] can be closed
    }
ui-board-item-option = can be used

## Playing

ui-play-connecting = Connecting …
ui-play-lost = The connection is lost. Reconnecting …
ui-play-retry = Try now
ui-play-gone = This table does not exist, or no longer.
ui-play-closed = This table has been closed.
ui-play-home = Back to the start page
ui-play-watching = You are watching
ui-play-region = Your decision
ui-play-sent = Waiting for the table …
ui-play-actions-left =
    { $count ->
        [one] 1 action left
       *[other] { $count } actions left
    }
ui-play-ability = { $hero }’s ability
ui-play-rules = Rules
ui-play-pick-target = { $name }: choose a target that glows, or another fighter.
ui-play-pick-space = { $name }: choose a space that glows.
ui-play-pick-user = { $name }: choose who uses it.
ui-play-pick-fighter = { $space }: choose who goes there.
ui-play-pick-tail = { $space }: choose where its tail lies.
ui-play-pick-attacker = { $name }: choose who attacks.
ui-play-let-go = Choose something else
ui-play-tap = Choose what glows, or one of these:
ui-play-tap-only = Choose what glows.
ui-play-tap-lines = Two fingers enlarge the board; the list has all lines by name.
ui-play-stopped = { $token } ends the move on { $space }
ui-play-brings = With it: { $what }.
ui-play-told = printed value { $value }
ui-play-store = Common store: { $count } { $name }. What you pay comes from there and goes to { $seat }.
# Before the name of a card of which the words that ask say “that card”.
ui-play-spoken = This is about:
ui-play-together = Choose a card; all are shown at the same time.
ui-play-no-more = Place no more
ui-play-token-place = Choose where to place { $token }.
ui-play-token-move = Choose where { $token } goes.
ui-play-list = List
ui-play-list-title = All that you can choose
ui-play-list-hint =
    { $pages ->
        [one] Keys 1 to 9 choose.
       *[other] Keys 1 to 9 choose; 0 turns the page ({ $page } of { $pages }).
    }
ui-play-more =
    { $count ->
        [one] 1 option …
       *[other] { $count } options …
    }
ui-play-undo = Undo
ui-play-undo-ask = Ask to undo
ui-play-undo-ask-short = Undo?
ui-play-undo-asked = { $name } asks to take back their last choice and all that came after it.
ui-play-undo-waiting = You have asked to take back your last choice and all that came after it. Waiting for the others.
ui-play-agree = Agree
ui-play-refuse = Refuse
ui-play-resign = Resign
ui-play-resign-sure = Give up this game? Your opponents win.
ui-play-resign-yes = Yes, resign
ui-play-claim = Claim the game
ui-play-claim-why = { $name } has not chosen for long.
ui-play-log = Log
ui-play-keys = Keys
ui-play-menu = Menu
ui-play-skip = Skip ahead
ui-play-showing = Showing what happened …
ui-play-result = The combat is over: read the result, then go on.
ui-play-combat = { $by } attacks { $at }
ui-play-watchers =
    { $count ->
        [one] 1 watcher
       *[other] { $count } watchers
    }
ui-play-over = The game is over.
ui-play-show-result = Show the result

## Cards, hands, decks, piles

ui-cards-kind-attack = Attack
ui-cards-kind-defense = Defense
ui-cards-kind-versatile = Versatile
ui-cards-kind-scheme = Scheme
ui-cards-when-immediately = Immediately
ui-cards-when-during = During combat
ui-cards-when-after = After combat
ui-cards-when-scheme = Scheme
ui-cards-when-bonus = Bonus attack
ui-cards-when-boosted = As a boost
ui-cards-when-always = Always
ui-cards-when-commit = As it is played
ui-cards-when-open = When it is turned up
ui-cards-when-complete = When the row is full
ui-cards-when-ongoing = While it lies in play
ui-cards-value = Value
ui-cards-number = Number { $number }
ui-cards-boost = Boost
ui-cards-anyone = Any fighter
ui-cards-token-enter = { $name }, when entered: { $text }
ui-cards-with = with { $name }
ui-cards-only = { $user } only
ui-cards-no-text = No effect.
ui-cards-copies = ×{ $count }
ui-cards-given = from { $name }
ui-cards-in-deck = { $count } in the deck
ui-cards-in-side = { $count } of them
ui-cards-back = Face-down card
ui-cards-back-of = Face-down card of { $hero }
ui-cards-line = { $name }: { $kind }, boost { $boost }
ui-cards-hand = Your hand
ui-cards-empty-hand = Your hand is empty.
ui-cards-read = Read { $name }
ui-cards-back-to = Back
ui-cards-you = You
ui-cards-bot = Bot, { $level }
ui-cards-free = Free seat
ui-cards-away = away
ui-cards-hurried = in a hurry: many bots think
ui-cards-out = out of the game
ui-cards-resigned = resigned
ui-cards-turn = Turn
ui-cards-asked = decides
ui-cards-health = { $name }: health { $health } of { $max }
ui-cards-defeated = { $name }: defeated
ui-cards-of = { $some }/{ $all }
ui-cards-alive = { $name }: { $alive } of { $all } on the board
ui-cards-in-hand = Hand
ui-cards-deck = Deck
ui-cards-pile-top = On top of the pile:
ui-cards-pile-short = Pile
ui-cards-open-deck = Deck list of { $hero }, { $count } in the deck
ui-cards-open-pile = Discard pile of { $hero }, { $count } cards
ui-cards-open-hero = Hero card of { $hero }
ui-cards-open-seat = All about { $hero }
ui-cards-hand-of =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
ui-cards-clock = Time left
ui-cards-counter = { $name }: { $value } of { $max }
# What lies in the common store of a counter with which opponents can pay.
ui-cards-counter-store = { $count } in the common store
ui-cards-counter-store-short = (store { $count })
ui-cards-counter-shared = Shared with the opponents: what its owner does not hold lies in a common store. Where a card says so, opponents pay out of it, and its owner gets what they pay.
ui-cards-state = { $name }: { $value }
ui-cards-fighters-of = Fighters of { $hero }
ui-cards-known-hand = Known cards in the hand of { $hero }
ui-cards-known-top = Known on top of the deck
ui-cards-deck-title = Deck of { $hero }
ui-cards-pile-title = Discard pile of { $hero }
ui-cards-pile-order = The newest card first.
ui-cards-pile-empty = The pile is empty.
ui-cards-unknown-card = a card that you do not know
ui-cards-column-card = Card
ui-cards-column-total = All
    .hint = Copies in the whole deck
ui-cards-column-pile = Pile
    .hint = In the discard pile
ui-cards-column-hand = Hand
    .hint = Known to be in hand
ui-cards-column-table = Else
    .hint = Known on the deck, on the table or out of the game
ui-cards-column-unseen = Unseen
    .hint = In the deck or unknown in hand
ui-cards-total = Together
# What a seat did last, beside the board: short.
ui-cards-deed-combat = { $damage ->
    [0] { $by } attacks { $at } ({ $attack }:{ $defense }), no damage.
   *[other] { $by } attacks { $at } ({ $attack }:{ $defense }), { $damage } damage.
}
# What a seat did last, in its own panel.
ui-cards-deed-scheme = Scheme: { $card }.
ui-cards-deed-scheme-with = Scheme: { $card }, by { $fighter }.
ui-cards-deed-item = Item: { $item }, by { $fighter }.
# Where a fighter has gone, as part of the sentence below it.
ui-cards-deed-walk = { $fighter } to { $to }
# The rest of a long list, at least two.
ui-cards-deed-more = { $count } more
ui-cards-deed-moves = { $walks }.
ui-cards-deck-note = Unseen: in the deck, unknown in hand, or face down on the table.
ui-cards-ability = Ability
ui-cards-no-ability = No ability beyond the cards.
ui-cards-ability-reach = { $name } attacks fighters up to { $distance } spaces away, whatever the zones.
ui-cards-ability-ranged-to = { $name } also attacks fighters up to { $distance } spaces away, whatever the zones.
ui-cards-ability-second-life = The first time { $name } would be defeated, all fighters leave the board instead. At the start of the next turn they return, { $name } with { $health } health.
ui-cards-ability-basket = { $basket }: it holds the symbol ({ $symbols }) of the top card of the discard pile. Cards do more while it holds theirs.
ui-cards-ability-supply = { $name }: { $count } wait beside the board until they are summoned.
ui-cards-move = Move
ui-cards-melee = melee
ui-cards-reach = melee, up to { $distance } spaces
ui-cards-large = { $range }, large
ui-cards-ranged = ranged
ui-cards-ranged-to = ranged, or up to { $distance } spaces
ui-cards-hero-fighter = hero
ui-cards-sidekick = sidekick
ui-cards-small = small
ui-cards-health-of = health { $health }
ui-cards-health-to = health { $health }, at most { $max }
ui-cards-combat-item = A combat item: a fighter that stands on it adds { $value } to its card.
ui-cards-action-item = A scheme item: a fighter that stands on it can use it as an action.
ui-cards-tokens = Tokens
ui-cards-in-play = In play
ui-cards-in-play-sum = In play, sum of the numbers { $sum }
ui-cards-sum = Sum
ui-cards-off = away
ui-cards-in-play-of = Cards of { $hero } in play
ui-cards-spells = Spells
ui-cards-dice = Dice
ui-cards-own-piles = Piles of its own
ui-cards-pile-open = open to all
ui-cards-pile-closed = open to its owner alone
ui-cards-pile-row = { $name }: a row, full at { $total }
ui-cards-pile-side = { $name }: { $count ->
    [one] a side deck of 1 card
   *[other] a side deck of { $count } cards
}
ui-cards-token-lines = { $all }, on lines
ui-cards-own-pile-hidden = { $count ->
    [one] 1 card that you do not see
   *[other] { $count } cards that you do not see
}
ui-cards-own-pile = { $name }: { $count } { $count ->
    [one] card
   *[other] cards
}
ui-cards-side-discard = { $name }, discarded
ui-cards-row = { $name }: { $sum } of { $total }
ui-cards-tokens-left = { $name }: { $lying } on the board, { $left } left
ui-cards-counters = Counters
ui-cards-counter-max = { $name }, up to { $max }
ui-cards-states = States
ui-cards-state-values = { $name }: { $values }
ui-cards-symbols = Symbols
ui-cards-heroes = Heroes
ui-cards-heroes-intro = Every hero with its fighters, its ability and its whole deck.
ui-cards-show-deck = Cards
ui-cards-deck-of = { $all } cards, { $different } different
ui-cards-find-hero = Find a hero, card or word
ui-cards-no-hero = Nothing here has that word.
ui-cards-found =
    { $count ->
        [one] 1 hero
       *[other] { $count } heroes
    }
ui-cards-line-value = { $name }: { $kind } { $value }, boost { $boost }
ui-cards-hand-copies = { $count } copies
ui-cards-hand-usable = can be used now
ui-cards-hand-known = { $known } known

## Combat

ui-combat-title = { $by } attacks { $at }
ui-combat-attack = Attack
ui-combat-defense = Defense
ui-combat-waiting = No card yet
ui-combat-choosing = choosing …
ui-combat-none = No defense
ui-combat-face-down = face down
ui-combat-result =
    { $damage ->
        [0] Attack { $attack } against defense { $defense }: no damage
       *[other] Attack { $attack } against defense { $defense }: { $damage } damage
    }
ui-combat-won = { $seatIs ->
    [you] You win the combat.
   *[other] { $seat } wins the combat.
}
ui-combat-read = Continue
ui-combat-sum = { $side } value { $total }

## Log

ui-log-title = What has happened
ui-log-empty = Nothing has happened yet.
ui-log-newest = Newest

## Refusals

ui-why-rule = The rule

## Kinds of games

ui-mode-duel = Duel
    .words = Two heroes; who defeats the other wins.
ui-mode-free-for-all = Free-for-all
    .words = Three or four, each alone; the last one standing wins.
ui-mode-teams = Teams
    .words = Two against two. Three people can play too: one takes both seats of a team.

## A new table

ui-new-title = A new table
ui-new-friend = A table for a friend
ui-new-device = Two at this device
ui-new-mode = Kind of game
ui-new-players = Players
ui-new-player-count = { $count } players
ui-new-seats = Seats
ui-new-who = Who plays
ui-new-who-me = A person at this device
ui-new-who-guest = Somebody who joins
ui-new-who-bot = A bot
ui-new-name = Name
ui-new-player = Player { $seat }
ui-new-hero = Hero
ui-new-hero-left = At random, or as the player likes
ui-new-shelf = Bring a hero from the shelf
ui-new-shelf-brought = { $name } can be picked now.
ui-new-shelf-title = From the shelf
ui-new-shelf-any = Bring a hero, a board or items from the shelf
ui-new-shelf-laid = On the board: { $name }
ui-new-shelf-back = Put it back
ui-new-first = Who begins
ui-new-first-random = Drawn by lot
ui-new-clock = Clocks
ui-new-clock-off = No clocks
ui-new-clock-on = With clocks
ui-new-minutes = Minutes for each player
ui-new-increment = Seconds added for each turn
ui-new-reach = Who can join
ui-new-reach-link = Only who has the link
ui-new-reach-open = Everybody, from the lobby; others can watch
ui-new-guests-bring = Whoever joins may bring a hero from the shelf
ui-new-more = Seed and readings of the rules
ui-new-seed = Seed
ui-new-seed-hint = The same seed and the same choices give the same game. Empty: by chance.
ui-new-seed-others = Where others sit down, nobody chooses the seed.
ui-new-switch-hint = Where the sources of the rules differ, this says which one holds.
ui-new-make = Make the table
ui-new-begin = Begin
ui-new-nobody = One seat at least must be played at this device.
ui-new-name-long = A name has at most 24 letters.
ui-new-clock-bad = A clock has 1 to 600 minutes and adds 0 to 600 seconds.
ui-new-board-small = This board has too few starting spaces.

## Readings of the rules

ui-switch-win-check = When a defeat ends the game
    .immediate = At once
    .end-of-action = At the end of the action
ui-switch-opponent-reading = What “your opponent” means with more than two
    .combat-else-all = In a combat the other side, else everybody
    .all-others = Always everybody
ui-switch-summon-needs-empty = Summoning into an “empty” space
    .true = The space must be empty
    .false = Any space with room will do
ui-switch-item-pool = Which items are drawn
    .board = Those of the board’s own set
    .all-sets = Those of all sets, mixed
ui-switch-sidekick-overflow = A sidekick without room at the start
    .any-space = Goes to any free space
    .adjacent-to-own = Goes next to a fighter of its own side
ui-switch-team-shared-hands = Teammates’ hands
    .true = Seen by each other
    .false = Hidden
ui-switch-door-zone-rule = How a closed door parts a zone
    .any-shortest-path = If it lies on all shortest ways
    .within-zone = If it lies on all shortest ways inside the zone
ui-switch-effectless-card-cancel = Canceling a card without effects
    .not-cancelled = Does nothing
    .cancelled = Counts, also for its boost

## Lobby

ui-lobby-title = Lobby
ui-lobby-empty = Nobody is waiting right now. Make an open table, and others can find it here.
ui-lobby-waiting = Tables that wait
ui-lobby-running = Games to watch
ui-lobby-running-none = No open game is being played right now.
ui-lobby-watch = Watch
ui-lobby-make = Make an open table
ui-lobby-join = Join
ui-lobby-free =
    { $free ->
        [one] 1 free seat
       *[other] { $free } free seats
    }
ui-lobby-age =
    { $minutes ->
        [0] just now
        [one] for a minute
       *[other] for { $minutes } minutes
    }
ui-lobby-clock-words = { $minutes } min + { $seconds } s
ui-lobby-no-clock = no clock

## A table that waits

ui-waiting-title = The table waits
ui-waiting-words = The game begins as soon as every seat is taken.
ui-waiting-join-title = Take a seat
ui-waiting-join = Join
ui-waiting-joining = Joining …
ui-waiting-join-words = You need no account: a name is enough.
ui-waiting-guests-bring = You may also bring a hero that people have published on the shelf.
ui-waiting-join-seat = Seat
ui-waiting-any-seat = The first that is free
ui-waiting-just-watch = You can also just watch: stay on this page.
ui-waiting-watch-words = You will see the game when it begins.
ui-waiting-full = Every seat is taken. You will see the game when it begins.
ui-waiting-hero-by-lot = hero by lot
ui-waiting-you = you
ui-waiting-here = here
ui-waiting-away = not here
ui-waiting-invite-title = Invite
ui-waiting-join-link = Link to join
ui-waiting-watch-link = Link to watch
ui-waiting-seat-link = Your own seat, to go on at another device. Keep it to yourself.
ui-waiting-qr = QR code
ui-waiting-qr-of = QR code: { $label }
ui-waiting-share = Share …
ui-waiting-leave = Leave the table
ui-waiting-open-to-all = The table is in the lobby.
ui-waiting-by-link = Only who has the link finds this table.
ui-waiting-from-record = This game goes on from a record: whoever has the record can work out the cards.
ui-waiting-deal = Fair deal
ui-waiting-deal-words = The cards are decided already, by a number that the server keeps to itself until the game is over. This is its fingerprint: the record shows the number later, and everybody can check that they fit.

## A game that has ended

ui-ended-title = The game is over
ui-ended-won = You have won!
ui-ended-lost = You have lost.
ui-ended-winner =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
ui-ended-reason-victory = The last hero of the other side was defeated.
ui-ended-reason-resigned = The other side gave up.
ui-ended-reason-time = The other side’s time ran out.
ui-ended-reason-claimed = The other side stayed away.
ui-ended-reason-lost-victory = Your side’s last hero was defeated.
ui-ended-reason-lost-resigned = Your side gave up.
ui-ended-reason-lost-time = Your side’s time ran out.
ui-ended-reason-lost-claimed = Your side stayed away too long.
ui-ended-closed-title = This table is closed
ui-ended-closed-words = Nobody was here for a long time.
ui-ended-rematch = Play again
ui-ended-rematch-waiting = Waiting for the others to agree …
ui-ended-rematch-asked = { $names } would like to play again.
ui-ended-rematch-ready = To the new table
ui-ended-replay = Watch the replay
ui-ended-download = Download the record
ui-ended-another = Home

## Replay

ui-replay-title = Replay
ui-replay-open-title = Replay a file
ui-replay-open-words = Choose a record (a .game file), or drop it here.
ui-replay-file = Record file
ui-replay-too-long = This file is too long for a record.
ui-replay-perspective = Seen by
ui-replay-perspective-watcher = A watcher
ui-replay-perspective-open = Open hands
ui-replay-scrubber = Step of the game
ui-replay-first = To the beginning
ui-replay-prev = One step back
ui-replay-next = One step on
ui-replay-last = To the end
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-step-of = Step { $step } of { $last }
ui-replay-deal-holds = The deal was fair
ui-replay-deal-broken = The deal does not hold
ui-replay-deal-words = While the game was played the table should have shown
ui-replay-beginning = The beginning
ui-replay-chose = { $name }: { $choice }
ui-replay-turn = { $turn ->
    [0] Setup
   *[other] Turn { $turn }
}
ui-replay-hands = Hands
ui-replay-hand =
    { $count ->
        [one] { $name }: 1 card
       *[other] { $name }: { $count } cards
    }
ui-replay-hidden = { $count } unseen
ui-replay-keys = Arrow left and right: step; Home and End: first and last; Space: play or pause.
ui-replay-continue = Play on from here
ui-replay-continue-title = Play on from here
ui-replay-continue-words = A new table begins after step { $step } of this game. Who plays?
ui-replay-continue-over = The game is over at this step. Go back a little to play on.
ui-replay-begin = Begin
ui-replay-who-me = Me
ui-replay-who-guest = A friend by link
ui-replay-who-bot = A bot

## Keys

ui-keys-options = Choose an option of the list
ui-keys-page = Next page of the list
ui-keys-go = Take the only option; read on; skip an animation
    .keys = Space, Enter
ui-keys-arrows = Move a cursor over the board; Enter chooses there
    .keys = Arrow keys
ui-keys-pan = Move the board
    .keys = Shift + arrow keys
ui-keys-zoom = Zoom in, zoom out, the whole board
    .keys = {"+"} − Home
ui-keys-undo = Undo
ui-keys-list = List of all options
ui-keys-log = Log
ui-keys-decks = Decks, one after the other
ui-keys-hand = Go to the cards of your hand
ui-keys-read = Read the card in focus at full size; look at the token or the item in focus or under the cursor
ui-keys-escape = Close, or choose something else
    .keys = Esc
ui-keys-help = This list

## Banners over the board

ui-banner-turn = { $seatIs ->
    [you] Your turn
   *[other] { $seat }’s turn
}
ui-banner-start = Start of the turn: { $source }

## Credits

ui-credits-intro = Peerless stands on the work of others, who share it freely.
ui-credits-pictures = The pictures on cards and coins
ui-credits-changes = Drawn here in other colours, with light and shadow, and with rounded coordinates.
ui-credits-display = The capitals of names and numbers
ui-credits-text = The letters of the text
ui-credits-names = The boards, the crest and everything else are our own. Names of games, heroes and cards belong to their owners.
