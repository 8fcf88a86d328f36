# Pages and header
home = To the start page
nav = Pages
nav-play = Play
nav-armies = Armies
nav-watch = Watch
nav-rules = Rules
nowhere = There is nothing at this address.
loading = One moment.
close = Close
theme = Light or dark
language = Language
menu = Menu
undo = Undo
undo-title = Take the last answer back (U)
undo-nothing = There is nothing to take back.
replay = Replay
text-mode = Text mode
print = Print
retry = Try again
copy = Copy
copied = Copied
yes = yes
no = no
you = you
side = Side
points = points

# Start page
start-title = Pick a game, then a side.
start-lead = Armies, table and opponent are ready. You can change all of it.
play = Play
poster-open = Play { $name }
not-yet = Not yet here
poster-fubar = FUBAR
poster-fallout = Fallout: Warfare
poster-warfare = Warfare: Modern Tactical Combat
poster-warzone = Warzone: Resurrection
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
level-gentle = Gentle
level-fair = Fair
level-hard = Hard
more-options = More options
continue = Continue
continue-button = Continue
continue-empty = No battle under way. Pick a game.
all-games = all { $n } games
look = Look
watch = Watch
all-replays = all replays
watch-empty = Battles you have finished can be watched here again.
your-go = Your go
your-go-asks = Your go: { $question }
turns-played = { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
swing-go = Click: to that moment
turning-point = Watch the turning point
swing = How the score ran
join = Sit at a friend’s table
join-how = The link your friend sent you
join-go = Sit down
join-wrong = This is not a link to a game. It looks like …/game/abc123?side=B&code=…

# Setting up
scenario = Scenario
scenario-turns = { $turns ->
    [one] One turn.
   *[other] { $turns } turns.
}
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
unit = Unit
unit-in = inches
unit-cm = centimetres
layout = Table number
seed = Seed of the dice
seed-any = any
typed-dice = We roll real dice and type them in
start-game = Start the battle

# Table
board-label = The table. Arrow keys walk from figure to figure.
board-role = table
minimap = The whole table, small
tools = Tools
tool-select = Select
tool-ruler = Measure
hexes-far = { $n ->
    [one] one hex
   *[other] { $n } hexes
}
tool-sight = Line of sight
zoom-in = Nearer
zoom-out = Farther
zoom-fit = Whole table
tag-able = { $able } of { $total }
badge-leader = leader
held-rifle = rifle
held-assault = assault rifle
held-smg = submachine gun
held-shotgun = shotgun
held-sniper = sniper rifle
held-heavy = heavy weapon
held-support = machine gun
held-pistol = pistol
held-rpg = rocket launcher
held-launcher = grenade launcher
held-mini = minigun
held-flamer = flamethrower
held-mortar = mortar
held-club = club
held-blade = blade
away = { $distance } from you
find = Find a unit
turn = Turn { $turn }
turn-of = Turn { $turn } of { $of }
pips = { $acted } of { $total } units have acted
dock = Question and log
sheet-line = Sheet: one line. Open it.
sheet-answers = Sheet: answers. Open it fully.
sheet-full = Sheet: open. Close it.

# Questions
question = Question
you-are = You · { $side }
suggest = Quick answer
suggest-title = Give the first answer that is allowed (A)
place-for-me = Place for me
standing-order = Always answer “{ $option }” to this
standing-orders = Standing orders
place-everything = Place everything for me
order-suggested = From now on the first answer that is allowed
order-fire = From now on always fire
order-hold = From now on never fire
order-pins-first = From now on pin as many as may be
order-losses-first = From now on pin nobody
order-best = From now on the nearest target
order-near = From now on as near as may be
order-back = Take back
confirm-choose = Choose an answer
confirm-select = { $n ->
    [0] Choose figures
    [one] Take this figure
   *[other] Take these { $n } figures
}
confirm-allot = { $n ->
    [0] Choose figures
    [one] Confirm one figure
   *[other] Confirm { $n } figures
}
confirm-move = Move here
confirm-where = Show where to go
confirm-spot = Show where it stands
confirm-place = Place here
confirm-fire = Attack { $unit }
confirm-split = Attack as listed
confirm-target = Choose a target
confirm-hex = Choose this hex
confirm-dice = Take these dice
select-exactly = { $n ->
    [one] Choose one figure, here or on the table.
   *[other] Choose { $n } figures, here or on the table.
}
select-between = Choose { $least } to { $most } figures, here or on the table.
select-chosen = Chosen: { $n }.
allot-how = { $total ->
    [one] Choose for one figure, here or by clicking it on the table.
   *[other] Choose for { $total } figures, here or by clicking them on the table.
}
allot-given = Chosen: { $given }.
allot-none = None
move-how = Drag the unit, or click where its leader shall go. Alt drags a single figure.
move-how-touch = Drag the unit, or tap where its leader shall go.
place-how-touch = Drag the unit into the hatched zone, or tap where its leader shall stand.
thing-how = Click where it shall lie, or drag it there.
thing-how-touch = Tap where it shall lie, or drag it there.
place-how = Drag the unit into the hatched zone, or click where its leader shall stand.
move-allowance = Up to { $allowance }.
move-stay = Stay here
move-again = Start again
move-then = And then
formation = Formation
formation-keep = Keep
formation-block = Block
formation-line = Line
formation-column = Column
formation-wedge = Wedge
formation-contact = Contact
turn-left = Turn left
turn-right = Turn right
target-figures = { $n ->
    [one] one figure
   *[other] { $n } figures
}
burst-left = Turn the template to the left
burst-right = Turn the template to the right
split-fire = Split the attack
split-figure = Figure
split-aim = Weapon and target
split-holds = holds back
hold-fire = Hold back
hex-how = Choose a hex on the map or in the list.
hex-facing = facing side { $n }
dice-how = Roll real dice and type in what they show.
dice-left = { $n ->
    [one] one more
   *[other] { $n } more
}
dice-complete = complete
dice-back = Take back
die-good = { $face }, success
die-bad = { $face }, failure
refused = not allowed

# Preview
in-sight = in sight
no-sight = no sight
of-allowance = of { $allowance }
preview = What it would bring
preview-aside = Only a look: the button still says “{ $button }”.
odds-exact = exact
odds-best = if each side chooses best
reckoning-total = comes to { $need }
reckoning-die = on the die
odds-sampled = sampled, ± { $error } points of per cent

# Waiting, log, end
waiting = Please wait
waiting-watch = Watch what happens.
waiting-bot = { $side } is thinking.
waiting-open = The seat of { $side } is still free.
waiting-side = Waiting for { $side }.
finish-moves = Finish
log = What happened
log-turn = Turn { $turn }
log-newest = newest first
log-empty = Nothing has happened yet.
over = The battle is over
over-wins = Victory: { $side }.
over-lines = The score, line by line
over-draw = A draw.
units-left = Units left
figures-left = Figures able
n-of-m = { $n } of { $m }
watch-replay = Watch the replay
game-again = Play it again
new-game = New battle
journal-save = Save the journal
seal = The dice were sealed before the battle: { $commitment }
seal-seed = Seed of the dice, now open: { $seed }
handover = Please hand over. Next: { $side }.
handover-why = The table stays covered until you are ready.
handover-ready = Play for { $side }
handover-skip = Do not ask again in this game

# Menu
briefing = Briefing
seats = Seats
seat-person = a person
seat-bot = the computer ({ $bot })
seat-remote = a friend elsewhere
seat-open = free
row-against = Against { $who }
row-opponent = { $side }, { $who }
seat-you = you
seat-taken-watching = You are watching.
online = here
offline = away
invite = Invite a friend
turn-table = Turn the table
invite-link = Link of the invitation
invite-here = Only this computer can open this address. Others can when the server was started with
invite-how = Send this link. Whoever opens it first takes the seat.
speed = Speed of moves
speed-instant = Instant
leave = Leave the table
keys = Keys
keys-mouse = Mouse: drag the ground to move the table, wheel to zoom, drag a figure to move its unit, wheel while dragging to change formation.
key-answer = choose an answer
key-confirm = give it
key-accept = give the quick answer: the first that is allowed
key-back = one step back
key-undo = undo
key-arrows = walk from figure to figure; when moving, half an inch (Shift: one)
key-move = move the unit; else measure
key-measure = on the tape: one step; Enter bends it
key-formation = next formation
key-rotate = turn by 15°
key-face = face the figure in focus
key-target = next target, the one before
key-sight = line of sight
key-select = back to selecting
key-find = find a unit by name
key-zoom = nearer, farther, whole table
key-pan = move the table
key-space = finish what is moving
key-text = text mode
key-help = these keys

# Failures
link-lost = The server cannot be reached. Nothing is lost; trying again by itself.
error-offline = The server cannot be reached. Your answer was not sent; please try again.
error-unknown = Something went wrong here. Please try again.
error-status = The server refused ({ $status }).
error-stale = The game had moved on meanwhile. This is how it stands now.

# Rules
rules-chapter = In the book: { $chapter }
rules-house = House rules
rules-public = Public core rules
rule-drawer = Rule
rule-open = Read rule { $id }
rule-page = Open in the rules
rule-missing = The text of this rule could not be fetched.
rule-ruling = How we read it:
rules-title = Rules of { $name }
rules-search = Search the rules
rules-hint = cover, pinned, grenade …
rules-found = { $n ->
    [one] One rule.
   *[other] { $n } rules.
}
rules-all = All rules

# Armies
armies-title = Armies of { $name }
army-ready = Ready-made lists
army-paste = An army list (TOML or JSON)
army-file = Open a file
army-check = Check the list
army-legal = Legal
army-illegal = Not legal
army-in-order = everything in order
army-broken = { $n ->
    [one] one rule broken
   *[other] { $n } rules broken
}
army-unreadable = This list cannot be read: { $detail }

# Replay
watch-title = Watch a battle again
bring = Bring a journal
bring-how = A file that was saved after a battle. Every line and every die of it is checked.
bring-checking = Checking the journal.
replay-loading = The battle is being played through once. A long one takes a few seconds.
replay-at = entry { $at } of { $entries }
replay-scrub = Moment of the battle
replay-back = One entry back
replay-next = One entry on
replay-turn-back = To the turn before
replay-turn-next = To the next turn
play-on = Play
pause = Pause

# Text mode
text-close = Back to the table
text-command = Command
text-hint = a number answers; “help” lists the commands
text-do = Do it
text-help =
    A number answers the question; several numbers choose several figures.
    accept – the first answer that is allowed. undo – take back. preview 2 – what answer 2 would bring.
    move: “24.5 18 line 2” – where the leader goes, formation, number of what follows.
    shares: “3=lost 5=pinned”. dice: “4 2 6”. hold – hold back.
    unit NAME – its card. sight A, B – line of sight. measure A, B – distance.
    rule ID – the text of a rule. board – back to the picture.
text-unknown = “{ $word }” is not understood. Type help.
text-nothing-asked = Nothing is proposed now.
text-briefing = Briefing
text-table = The table is { $width } by { $height }{ $unit }; x runs to the right, y downwards.
text-hexes = The map has { $width } columns and { $height } rows of hexes.
text-zones = Zones
map-road = road
map-open = open
map-field = field
map-rough = rough ground
map-wood = wood
map-building = building
map-ruin = ruin
map-rubble = rubble
map-fortified = fortification
map-hill = hill
map-water = water
map-swamp = swamp
map-crater = crater
map-track = track
map-river = river
map-rail = railway
map-sandbags = sandbags
map-wall = wall
map-fence = fence
hexside-e = E
hexside-se = SE
hexside-sw = SW
hexside-w = W
hexside-nw = NW
hexside-ne = NE
text-zone = Zone:
text-terrain = Terrain
text-area = from { $from } to { $to }
text-facing = facing { $degrees }°
text-places = Places worth going to
text-move = Type where the leader goes, as “x y”; formations:
text-allot = Share out { $total } as “number=share”; shares:
unit-name = Unit
able = Able
state = State
figures-at = Figures at (x y)
gone = gone
has-acted = has acted
radius = radius

# Maps, tracks, cards, coloured dice
tool-template = Template
tool-rotate = Turn
template-disc = { $size }″ disc
template-cone = { $size }″ cone
pile = { $name }: { $n }
card-back = A card, face down
card-strategy = Strategy
card-tactic = Tactic
card-gear = Gear
ladder = The die, before you roll
ladder-stays = { $die }, nothing shifts it
ladder-weaker = { $start }, { $n ->
    [one] one step
   *[other] { $n } steps
} weaker: { $die }
ladder-stronger = { $start }, { $n ->
    [one] one step
   *[other] { $n } steps
} stronger: { $die }
ladder-faces = { $n } in { $of }
die-coloured = { $die }: { $face }
die-white = white
die-pink = pink
die-grey = grey
die-green = green
die-yellow = yellow
die-red = red
die-blue = blue
die-purple = purple
die-black = black
die-code-white = Wh
die-code-pink = Pk
die-code-grey = Gy
die-code-green = Gn
die-code-yellow = Ye
die-code-red = Rd
die-code-blue = Bl
die-code-purple = Pu
die-code-black = Bk
face-miss = miss
face-morale = morale
face-damage1 = one damage
face-damage2 = two damage
face-eliminated = eliminated
face-critical-failure = critical failure
face-failure = failure
face-marginal = marginal
face-success = success
face-critical-success = critical success
template-turn-how = Turn the template: drag, turn the wheel, or press R.
place-each-how = All have a place already. Drag single figures elsewhere, or take it as it is.
in-force = Cards in force

# Ways over a map
way-how = Click the hexes of the way one after the other; the last one again takes it back.
way-cost = what it costs
way-lead = Who comes along
way-from = from { $hex }
way-until = as far as
way-end = { $hex }, the end
way-stealth = By stealth
way-own = Choose the way yourself
text-lead = Type “with” and their numbers behind the hex: “3 with 1”.
text-way = Type “by” and the hexes one after the other: “by 0,3 1,3”.
text-along = On the way others can come along too: “by 0,3 1,3 with 2”; “2=1,3” leaves them in that hex.
text-stealth = Type “stealth” behind the hex: “3 stealth”.
