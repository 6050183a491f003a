# The workshop: heroes, boards and items that people write themselves.

ui-workshop-title = Workshop
ui-workshop-intro = Write a hero, a board or items, and play with them at once. No account is needed: a draft belongs to whoever has its link.
ui-workshop-mine = Your drafts on this device
ui-workshop-none = Nothing yet. Change a copy of a hero, or begin anew.
ui-workshop-copy-hero = Change a copy of a hero
ui-workshop-copy-board = Change a copy of a board
ui-workshop-copy-item = Change a copy of an item
ui-workshop-anew = Begin anew
ui-workshop-new-hero = A new hero
ui-workshop-new-board = A new board
ui-workshop-new-item = New items
ui-workshop-upload = From files (.toml, packs as .zip, or .json of deck makers)
ui-workshop-copy-of = { $name } (copy)
ui-workshop-unnamed = Without a name
ui-workshop-kind-hero = Hero
ui-workshop-kind-board = Board
ui-workshop-kind-item = Items
ui-workshop-changed = changed { $when }
ui-workshop-forget = Forget this draft
    .sure = Delete it here and on the server, with all versions?
ui-workshop-all = All drafts
ui-workshop-missing = There is no such draft. Perhaps the link was cut off, or the draft was deleted.
ui-workshop-too-long = The file is longer than { $most } kB.
ui-workshop-pack = Download all drafts as a pack (.zip)
ui-workshop-pack-bad = This is no pack of .toml files, or it is damaged.

## The editor

ui-workshop-editor = Text of the file
ui-workshop-saved = Saved
ui-workshop-saving = Saving …
ui-workshop-unsaved = Kept on this device, and sent as soon as the server answers
ui-workshop-bot = Play against a bot
ui-workshop-device = Two at this device
ui-workshop-friend = With a friend by link
ui-workshop-starting = Setting up …
ui-workshop-fork = Make a copy
ui-workshop-download = Download
ui-workshop-history = Versions
ui-workshop-link = Private link
    .words = Whoever has it can change the draft.
ui-workshop-problems = Problems
ui-workshop-fine = Nothing is wrong. It can be played.
ui-workshop-count =
    { $count ->
        [one] one problem
       *[other] { $count } problems
    }
ui-workshop-line = Line { $line }
ui-workshop-fix = Write “{ $text }”
ui-workshop-fix-remove = Remove it
ui-workshop-notes = Worth a look
ui-workshop-left = Not understood, and left to you
    .words = These texts of the deck stand as comments; write what they do in the card language.
ui-workshop-nearest = Nearest: { $sentence }
ui-workshop-preview = As it will look
ui-workshop-waits = Shown again once nothing is wrong.
ui-workshop-unchecked = The server cannot be reached: what you write is kept, but not checked.
ui-workshop-example = Example
ui-workshop-offers = What can stand here
ui-workshop-find = Find
ui-workshop-find-next = Next
ui-workshop-find-last = Previous

## Versions

ui-workshop-versions-words = Pick a version to see how it differs from the text now.
ui-workshop-version = Version { $version }, { $when }
ui-workshop-restore = Bring this version back
ui-workshop-same = It is the same as now.
ui-workshop-added = only now
ui-workshop-removed = only then

## Two who write at once

ui-workshop-conflict = This draft was changed elsewhere in the meantime.
ui-workshop-keep-mine = Keep what is here
ui-workshop-take-theirs = Take what is there

## On paper

ui-workshop-print = Print
ui-workshop-print-words = Cards of 63 by 88 mm with marks to cut along. Print at 100 %, or save as PDF.
ui-workshop-paper = Paper
ui-workshop-sheet = Sheet { $sheet }
ui-workshop-back = Back to the text

## How strong is it?

ui-workshop-report = How strong is it?
ui-workshop-report-ask = Find out
ui-workshop-report-compare = Compare with the text as it was when you opened it
ui-workshop-report-stop = Stop
ui-workshop-report-waiting = Waiting, place { $place }
ui-workshop-report-rate = It wins { $rate } ({ $span }) of { $games } games between quick bots.
ui-workshop-report-search = Bots that look a little further win { $rate } ({ $span }) with it, in { $games } games.
ui-workshop-report-change = That is { $change } ({ $span }) against the text before, in { $deals } deals with the same luck.
ui-workshop-report-length = A game has { $turns } turns. The deck runs out in { $own } of the games, that of the others in { $other }.
ui-workshop-report-foes = Against
ui-workshop-report-boards = On
ui-workshop-report-more = stands out: wins more
ui-workshop-report-fewer = stands out: wins less
ui-workshop-report-cards = Cards, in copies for each game
ui-workshop-report-card = Card
ui-workshop-report-drawn = Drawn
ui-workshop-report-attack = Attack
ui-workshop-report-defense = Defense
ui-workshop-report-scheme = Scheme
ui-workshop-report-boost = Boost
ui-workshop-report-kept = Kept to the end
ui-workshop-report-worth = Worth in the first hand
ui-workshop-report-place = Among the shipped heroes that is place { $place } of { $all }.
ui-workshop-report-deck = The deck in numbers
ui-workshop-report-shipped = Shipped heroes
ui-workshop-report-deck-cards = Cards
ui-workshop-report-deck-attack = Value of an attack
ui-workshop-report-deck-defense = Value of a defense
ui-workshop-report-deck-boost = Boost of a card
ui-workshop-report-dead = Drawn, and hardly ever used: { $cards }
ui-workshop-report-alive = Every card is of use.
ui-workshop-span = { $low } to { $high }

## As cards

ui-workshop-face = How the file is shown
ui-workshop-face-cards = As cards
ui-workshop-face-text = As text
ui-workshop-undo = Undo
ui-workshop-redo = Redo
ui-workshop-form = The form of the file is not understood. Mend it as text.
ui-workshop-name = Name
ui-workshop-emblem = Emblem
ui-workshop-palette = Colours
ui-workshop-hue = Hue { $hue }
ui-workshop-picture = Picture
ui-workshop-by-name = By its name
ui-workshop-fighters = Fighters
ui-workshop-role = Role
ui-workshop-reach = Attack
ui-workshop-health = Health
ui-workshop-many = How many
ui-workshop-remove = Remove
ui-workshop-add-fighter = Add a fighter
ui-workshop-new-fighter = New fighter
ui-workshop-cards =
    { $count ->
        [one] One card
       *[other] { $count } cards
    }
ui-workshop-change = Change
ui-workshop-type = Type
ui-workshop-copies = Copies
ui-workshop-user = Who uses it
ui-workshop-card-svg = Picture (SVG)
ui-workshop-card-png = Picture (PNG)
ui-workshop-remove-card = Remove this card
ui-workshop-done = Done
ui-workshop-add-card = Add a card
ui-workshop-new-card = New card
ui-workshop-copy-ability = Copy an ability of a hero
ui-workshop-copy-card = Copy a card of a hero
ui-workshop-search = Search
ui-workshop-nothing = Nothing was found.
ui-workshop-add-text = Add a text
ui-workshop-add-sentence = Add a sentence
ui-workshop-sentence = Sentence { $nth }:
ui-workshop-choose-sentence = What is to happen?
ui-workshop-choose-phrase = In the place of “{ $words }”
ui-workshop-not-understood = This text is not understood. Mend it as text, or write it anew.
ui-workshop-write-anew = Write it anew
ui-workshop-shape-if = Only if …
ui-workshop-shape-no-if = Without a condition
ui-workshop-shape-may = You may
ui-workshop-shape-must = It must be done
ui-workshop-shape-then = …, then …
ui-workshop-shape-no-then = Without the last act
ui-workshop-shape-if-done = If you do …
ui-workshop-shape-no-if-done = Without “if you do”
ui-workshop-shape-otherwise = Otherwise …
ui-workshop-shape-no-otherwise = Without “otherwise”
ui-workshop-shape-remove = Remove the sentence

## Items

ui-workshop-items-words = Items lie on the spaces of a board that are marked for them; each can be used once. To try them, they are laid on a board that has such spaces.
ui-workshop-item-kind = What it is used for
ui-workshop-item-combat = It lies on spaces for combat items. A fighter who stands there adds its value to a card.
ui-workshop-item-scheme = It lies on spaces for scheme items. A fighter who stands there uses it as an action.
ui-workshop-item-sign = A sign of its kind
ui-workshop-item-does = What it does
ui-workshop-add-item = Add an item
ui-workshop-item-new = New item

## The shelf

ui-shelf-title = The shelf
ui-shelf-intro = Heroes, boards and items that people have made and published. Play with them, or change a copy.
ui-shelf-empty = Nothing was published here yet.
ui-shelf-by = by { $author }
ui-shelf-unplayed = not played yet
ui-shelf-played =
    { $games ->
        [one] one game, { $rate } won
       *[other] { $games } games, { $rate } won
    }
ui-shelf-plays =
    { $games ->
        [one] one game
       *[other] { $games } games
    }
ui-shelf-kind = Kind
ui-shelf-kind-all = Everything
ui-shelf-kind-hero = Heroes
ui-shelf-kind-board = Boards
ui-shelf-kind-item = Items
ui-shelf-origins = Made from
ui-shelf-forks = What was made of it
ui-shelf-from = from { $name }
ui-shelf-publish = Publish
    .words = This version goes on the shelf, where everybody can play with it and copy it. A later edit changes nothing there until you publish again.
ui-shelf-author = Author
ui-shelf-licence = Licence
ui-shelf-licence-cc0 = CC0: everything is allowed
ui-shelf-licence-cc-by = CC BY: name the author
ui-shelf-licence-cc-by-sa = CC BY-SA: name the author, same terms
ui-shelf-licence-cc-by-nc = CC BY-NC: name the author, nothing sold
ui-shelf-done = On the shelf:
ui-shelf-withdraw = Take it back

## Boards

ui-workshop-face-board = As a board
ui-draw-width = Width
ui-draw-height = Height
ui-draw-radius = Size of a space
ui-draw-tools = Tools
ui-draw-tool-move = Move
ui-draw-tool-space = Space
ui-draw-tool-line = Line
ui-draw-tool-zone = Zone
ui-draw-tool-start = Start
ui-draw-tool-passage = Passage
ui-draw-tool-item = Item
ui-draw-tool-door = Door
ui-draw-help-move = Drag spaces, and the middles of lines to bend them. With the keyboard: arrows move, with Shift a little; Delete removes, or makes a line straight.
ui-draw-help-space = Click where a space is to be, or add one beside the space that is picked.
ui-draw-help-line = Click two spaces to join them, or to part them again; a click on a line's middle takes it away.
ui-draw-help-zone = Click or paint over spaces to put them into the zone; a click on one that is in it takes it out.
ui-draw-help-start = Click a space where a player starts.
ui-draw-help-passage = Click a space with a secret passage.
ui-draw-help-item = Click a space to lay an item there; more clicks change its kind.
ui-draw-help-door = Name the door, and click the middles of the lines that it closes.
ui-draw-begun = A line from { $id }: click where it leads, or { $id } again to stop.
ui-draw-add-space = Add a space
ui-draw-drawing = The board
ui-draw-space = Space { $id } at { $x }, { $y }, in { $zones }
ui-draw-no-zone = no zone
ui-draw-line = Line { $a } to { $b }
ui-draw-line-door = Line { $a } to { $b }, door { $door }
ui-draw-door-name = gate
ui-draw-zone-name = zone
ui-draw-pick = Pick a space to see what is in it.
ui-draw-zones = Zones
ui-draw-pattern = Pattern
ui-draw-add-zone = Add a zone
ui-draw-item-none = No item
ui-draw-item-combat = Combat item
ui-draw-item-scheme = Scheme item
ui-draw-item-any = Any item
ui-draw-remove = Remove the space
ui-draw-fine = Nothing stands out.
ui-draw-note-apart = Nobody gets there: { $spaces }
ui-draw-note-crowded = Few others fit beside the hero at the start { $spaces }.
ui-draw-note-small = The zone { $zone } is small.
ui-draw-note-large = The zone { $zone } covers most of the board.
ui-draw-note-near = { $spaces } overlap.
ui-draw-table = On the table
ui-draw-place = Place
ui-draw-place-sea = Sea and islands
ui-draw-place-garden = Garden
ui-draw-place-hall = Timber hall
ui-draw-place-mine = Mine
ui-draw-place-city = City at night
ui-draw-place-pier = Pier over water
ui-draw-trace = Trace a picture
    .words = It lies under the board while you draw, and never leaves this browser.
ui-draw-picture = Picture
ui-draw-opacity = How much it shows

## Scenes

ui-scene-face = Try a scene
ui-scene-cases = Cases
ui-scene-none = No scene is kept yet. Set one up, play it, note what holds, and keep it: it is played again after each edit.
ui-scene-held = { $passed } of { $all } hold.
ui-scene-holds = Holds:
ui-scene-fails = Does not hold:
ui-scene-remove = Remove { $name }
ui-scene-new = New scene
ui-scene-name = A scene of { $hero }
ui-scene-shows = What it shows
ui-scene-keep = Keep as a case
ui-scene-kept = Kept in the file.
ui-scene-setup = Who stands where, with which cards
ui-scene-board = Board
ui-scene-foe = Against
ui-scene-turn = Turn of
ui-scene-actions = Actions
ui-scene-seat = Seat { $seat }: { $hero }
ui-scene-space-of = Space of { $name }
ui-scene-tail-of = Tail of { $name }
ui-scene-no-tail = no tail
ui-scene-health-of = Health of { $name }
ui-scene-off = off the board
ui-scene-hand = Hand of { $hero }
ui-scene-deck = Deck of { $hero }, the top first
ui-scene-discard = Discard pile of { $hero }
ui-scene-take-out = Take out { $card }
ui-scene-add = Add a card …
ui-scene-add-to = Add to: { $pile }
ui-scene-script = What is done
ui-scene-back = Take back
ui-scene-asked = Seat { $seat } ({ $hero }) chooses
ui-scene-options = What can be chosen
ui-scene-over = The game is over.
ui-scene-note = Note what must hold
ui-scene-note-which = Now it holds that …
ui-scene-programs = Steps of the programs
ui-scene-no-programs = No text did anything in this step.
ui-scene-ability = Ability of { $hero }
