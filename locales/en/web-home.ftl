# What the client says before anything else is asked for: the first page, the header, the settings.

## Everywhere

ui-common-title = Peerless
ui-common-tagline = Duels of heroes who are nothing alike.
ui-common-close = Close
ui-common-cancel = Cancel
ui-common-home = Home
ui-common-menu = Pages and settings
ui-common-skip = Skip to the content
ui-common-navigation = Pages
ui-common-missing = There is no such page. Perhaps the link was cut off.
ui-common-loading = One moment …
ui-common-again = Try again
ui-common-broken = Something went wrong here. Loading the page again helps most of the time.
ui-common-unreachable = The server cannot be reached. Is it still running?
ui-common-offline = No connection to the server. What was loaded before can still be read.
ui-common-renewed = There is a new version of Peerless.
ui-common-renew = Load it
ui-common-answered = The server answered with an error ({ $status }).
ui-common-copy = Copy
ui-common-copied = Copied
ui-common-random = At random
ui-common-seat = Seat { $seat }
ui-common-team = Team { $team }
ui-common-bot = Bot ({ $level })
ui-common-player = { $name } ({ $hero })

## Pages

ui-page-home = Home
ui-page-new = New table
ui-page-lobby = Lobby
ui-page-learn = Learn
ui-page-rules = Rules
ui-page-heroes = Heroes
ui-page-replay = Replay
ui-page-table = Table
ui-page-credits = Credits
ui-page-missing = Nothing here
ui-page-games = My games
ui-page-workshop = Workshop

## Home

ui-home-play = Play
ui-home-playing = Setting up …
ui-home-player = Player
ui-home-play-against-bot = Play against a bot
ui-home-your-hero = Your hero
ui-home-their-hero = Against
ui-home-gallery = Choose your hero
ui-home-board = On the board
ui-home-level = Strength
ui-home-choose = Choose: { $what }
ui-home-random-hero = Any hero, drawn by lot
ui-home-random-board = Any board, drawn by lot
ui-home-health = { $health } health
ui-home-steps = moves { $steps }
ui-home-melee = melee
ui-home-ranged = ranged
ui-home-alone = no sidekick
ui-home-board-facts = { $spaces } spaces, up to { $starts } players
ui-home-board-doors = doors
ui-home-board-items = items
ui-home-board-passages = passages
ui-home-other-ways = Other ways to play
ui-home-way-friend = With a friend by link
    .words = Make a table and send the link.
ui-home-way-device = Two at this device
    .words = Pass it on: hands stay hidden.
ui-home-way-lobby = Lobby
    .words = Tables that wait for somebody, and games to watch.
ui-home-way-learn = Learn
    .words = A guided first duel.
ui-home-way-rules = Rules
    .words = All of them, in plain words.
ui-home-way-heroes = Heroes
    .words = Abilities, decks, and who beats whom.
ui-home-way-workshop = Workshop
    .words = Write a hero of your own and play it at once.
ui-home-way-replay = Replay a file
    .words = Watch a game again, and play on from any point.
ui-home-way-table = Any other table
    .words = Teams, free-for-all, clocks, switches.
ui-home-running = Your games on this device
ui-home-status-waiting = waiting for players
ui-home-status-playing = being played
ui-home-status-over = over
ui-home-status-closed = closed
ui-home-versus = { $one } against { $other }
ui-cards-fighter =
    { $count ->
        [one] { $name }
       *[other] { $count } × { $name }
    }
ui-waiting-free = Free seat

## Settings

ui-settings-title = Settings
ui-settings-theme = Colours
ui-settings-theme-auto = Like the system
ui-settings-theme-dark = Dark
ui-settings-theme-light = Light
ui-settings-patterns = Zones in patterns
    .hint = The zones of the board differ by their pattern, not only by colour.
ui-settings-speed = Pace
ui-settings-speed-off = At once
ui-settings-speed-fast = Fast
ui-settings-speed-normal = Normal
ui-settings-sound = Sounds
ui-settings-name = Your name
    .hint = Others see it at the table.
ui-settings-language = Language
ui-settings-language-auto = As the browser asks
ui-settings-speed-calm = Calm
ui-settings-notices = Tell me when it is my turn
    .hint = While you look elsewhere, your browser shows a notice. The title of the page always tells.
    .refused = Your browser does not allow notices for this page.
ui-settings-phrases = Show what others say at the table
