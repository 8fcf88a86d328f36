# Pages and header
home = To the start page
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

# Games, levels, whose go it is
play = Play
poster-open = Play { $name }
poster-fubar = FUBAR
poster-fallout = Fallout: Warfare
poster-warfare = Warfare: Modern Tactical Combat
poster-warzone = Warzone: Resurrection
level-gentle = Gentle
level-gentle-note = Plays to win, but errs like a beginner
level-fair = Fair
level-fair-note = Weighs what every move brings and takes the best
level-hard = Hard
level-hard-note = Looks ahead to the end of the turn before it moves
level-bold = Bold
level-bold-note = Goes for the objectives and fears little
level-patient = Patient
level-patient-note = Keeps to cover and waits for its chance
level-random = At random
level-random-note = Any move that is allowed
watch = Watch
your-go = Your go
camp-back = To the campaign
swing-go = Click: to that moment
turning-point = Watch the turning point
swing = How the score ran
scenario = Scenario
unit = Unit
seed = Seed of the dice

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
advice = What would the computer do?
advice-ask = Advice
advice-thinks = It thinks …
advice-would = It would: { $answer }.
advice-do = Do it: { $answer }
advice-chance = wins { $chance } times in a hundred, between { $low } and { $high }
advice-but = But:
advice-not-next = Not “{ $answer }”: { $why }
advice-alike = The first two are about as good.
advice-knows = It knows what you know, and nothing happens before you press A again or Enter.
why = Why?
why-did = { $side }: { $answer }.
why-knows = Judged by what that side could know then; the game is not changed.
why-earlier = Its decision before
why-later = Its next decision
place-for-me-title = Place it where the rules propose (A)
place-for-me = Place for me
standing-order = Always answer “{ $option }” to this
standing-orders = Standing orders
place-everything = Place everything for me
order-suggested = Set up for me
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
fold-less = fewer answers
fold-more = { $n ->
    [one] one more answer
   *[other] { $n } more answers
}
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
odds-sampled = sampled, ± { $error } percentage points

# Waiting, log, end
waiting = Please wait
waiting-watch = Watch what happens.
waiting-bot = { $side } is thinking.
waiting-queue = { $side } waits to think: { $n ->
    [one] one game comes first.
   *[other] { $n } games come first.
}
bot-late = { $side } took too long to think; it played what it likes best at first sight.
bot-failed = The computer of { $side } failed; a plainer one answered for it.
waiting-open = The seat of { $side } is still free.
waiting-word = The dice wait for { $side }: its browser adds a word of its own when it opens this battle.
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
fair-checked = { $rolls ->
    [one] Your dice were fair: the one roll was checked here, against the seal you saw at the start.
   *[other] Your dice were fair: all { $rolls } rolls were checked here, against the seal you saw at the start.
}
fair-not = These dice are not the ones that were sealed: { $why }
fair-sealed = the seal has not been opened.
fair-other-seal = the seal is another one than you saw at the start.
fair-other-seed = the seed does not open the seal.
fair-no-word = the word your browser added is missing.
fair-strange-word = a word was added for a seat that nobody else held when you sat down.
fair-typed = roll { $roll } was typed in by hand.
fair-other-die = roll { $roll } is not what the seed gives.
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
seat-you = you
seat-taken = Somebody sits in that seat already, or the invitation is an old one.
seat-taken-watching = You are watching.
online = here
offline = away
invite = Invite a friend
turn-table = Turn the table
invite-link = Link of the invitation
invite-here = Only this computer can open this address. Others can when the server was started with
invite-how = Send this link. Whoever opens it first takes the seat.
speed = Speed of moves
speed-calm = Calm
speed-quick = Quick
speed-instant = Instant
sound = Sound
film-good = { $good } of { $n }.
leave = Leave the table
keys = Keys
keys-mouse = Mouse: drag the ground to move the table, wheel to zoom, drag a figure to move its unit, wheel while dragging to change formation.
key-answer = choose an answer
key-confirm = give it
key-accept = what the computer would do; again does it
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
rule-drawer = Rule
rule-open = Read rule { $id }
rule-page = Open in the rules
rule-missing = The text of this rule could not be fetched.
rule-ruling = How we read it:

# Replay
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
text-do-it = Type “do it” to do that.
text-help =
    A number answers the question; several numbers choose several figures.
    hint – what the computer would do; do it – does that. undo – take back. preview 2 – what answer 2 would bring.
    move: “24.5 18 line 2” – where the leader goes, formation, number of what follows.
    shares: “3=lost 5=pinned”. dice: “4 2 6”. hold – hold back.
    unit NAME – its card. sight A, B – line of sight. measure A, B – distance.
    resign – give the game up. draw – offer one; “draw yes”, “draw no” – answer one.
    rule ID – the text of a rule. board – back to the picture.
at-hex = in hex { $hex }
text-loose = Also there
text-defence = defence { $n }
text-weapon = { $name }: { $cost } AP, range { $range }, { $die }
text-level = { $level } up
text-hits = { $left } of { $of } left
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

# Ending, archive, history
end-game = End the game
draw-offer = Offer a draw
draw-offered = You have offered a draw.
draw-asked = { $side } offers a draw.
draw-accept = Agree
draw-refuse = Play on
draw-refused = { $side } plays on.
resign = Resign
resign-sure = Really resign
