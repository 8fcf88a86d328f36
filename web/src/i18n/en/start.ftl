# Start page, setting up, battles that were played
nav = Pages
nav-play = Play
nav-armies = Armies
nav-watch = Watch
start-title = Pick a game, then a side.
start-lead = Armies, table and opponent are ready. You can change all of it.
not-yet = Not yet here
tagline-fubar = Fire teams behind every hedge
tagline-fallout = Squads, heroes and hot ground
tagline-warfare = Every action costs time
tagline-warzone = Warlords, cards and cold steel
facts-fubar = 2 to 4 sides · 45 min · d6
facts-fallout = 2 sides · 90 min · d10
facts-warfare = 1 to 4 sides · 75 min · nine dice
facts-warzone = 2 sides · 90 min · d20
pick-side = Which side is yours?
opponent = Opponent
opponent-plays = The computer plays
more-options = More options
continue = Continue
continue-button = Continue
continue-empty = No battle under way. Pick a game.
all-games = all { $n } games
look = Look
all-replays = all replays
watch-empty = Battles you have finished can be watched here again.
your-go-asks = Your go: { $question }
turns-played = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
join = Sit at a friend’s table
join-how = The link your friend sent you
join-go = Sit down
join-wrong = This is not a link to a game. It looks like …/game/abc123?side=B&code=…
scenario-turns = { $turns ->
    [one] One turn.
   *[other] { $turns } turns.
}
scenario-balance = Between equal computers { $role } won { $share } % of { $games } games (95 % interval { $low } to { $high } %).
sides = Sides
sides-count = How many sides
holder = Who plays it
holder-me = Me
holder-bot = Computer, { $level }
holder-hotseat = Another person at this screen
holder-open = A friend elsewhere
army = Army
army-scenario = As the scenario has it
side-name = Name of the side
open-note = Friends elsewhere get a link that you send them. A fixed seed is not possible then.
table-and-dice = Table, dice and house rules
unit-in = inches
unit-cm = centimetres
layout = Table number
seed-any = any
typed-dice = We roll real dice and type them in
start-game = Start the battle
row-against = Against { $who }
row-opponent = { $side }, { $who }
row-won = You won.
row-lost = You lost.
watch-title = Watch a battle again
ready-title = Ready to watch
ready-replay = The computer against itself.
watch-this = Watch { $title }
bring = Bring a journal
bring-how = A file that was saved after a battle. Every line and every die of it is checked.
bring-checking = Checking the journal.
archive = Archive
archive-back = Bring back
delete = Delete
delete-sure = Really delete
history-show = Which battles
history-all = All
history-running = Under way
history-won = Won
history-lost = Lost
history-drawn = Drawn
history-archived = Archived
history-game = Game
history-every = Every game
history-none = No battle like that.
