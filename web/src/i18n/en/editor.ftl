# The scenario editor
editor = Scenario editor
editor-plain = { $text }
editor-title = Title
editor-untitled = A scenario without a title
editor-acts = What to do with the scenario
editor-redo = Again
editor-open = Begin or open a scenario
editor-open-short = Open
editor-open-note = What is on the desk now can be brought back with Undo.
editor-save = Save as a file
editor-save-short = Save
editor-saved = The file is saved. This browser also keeps the scenario on the desk.
editor-play = Play it
editor-play-not = It can be played when nothing is wrong with it any more.
editor-tabs = Parts of the scenario
editor-tab-map = Map
editor-tab-ground = Ground
editor-tab-forces = Forces
editor-tab-counters = Counters
editor-tab-victory = Victory
editor-tab-sheet = Sheet
editor-board = The map. Arrow keys walk from hex to hex, Enter does what is in hand, Delete takes away.
editor-good = In order
editor-good-note = ready to play
editor-bad = Not yet
editor-bad-note = { $n ->
    [one] one fault
   *[other] { $n } faults
}
editor-whole = the whole file
editor-empty = An empty map
editor-file = Open a file
editor-like = Begin with a scenario of the house
editor-seed = Its number
editor-size = Size
editor-mission = Mission
editor-draw = Draw it
editor-any = any
editor-file-large = This file is too large for a scenario.
editor-file-unreadable = “{ $name }” cannot be read: it is neither TOML nor JSON.
editor-file-nonsense = “{ $name }” is not a scenario: it has neither a map nor sides.
editor-file-dropped = { $n ->
    [one] One part of the file made no sense and was left out: { $places }.
   *[other] { $n } parts of the file made no sense and were left out: { $places } …
}
editor-across = Tiles across
editor-down = Tiles down
editor-fewer = Fewer: { $name }
editor-more = More: { $name }
editor-cells = Tiles of the map
editor-cell = Tile { $across } across, { $down } down: { $tile }
editor-add-tile = Lay a tile at { $across } across, { $down } down
editor-turn = Turn it round
editor-away = Take it away
editor-tiles = Tiles of the box
editor-ground-how = Choose what to paint, then click or drag over the map. Two fingers, or dragging with Shift held, move the map.
editor-terrain = Terrain
editor-erase = Rub out
editor-erase-note = as the tile shows
editor-brush = Width of the brush
editor-brush-one = One hex
editor-brush-wide = Seven hexes
editor-clean = { $n ->
    [one] Rub everything out (one change)
   *[other] Rub everything out ({ $n } changes)
}
editor-levels = Levels
editor-levels-how = How high a hex lies decides what is seen over it. Terrain has a level of its own; here a hex gets another one.
editor-level = Level { $n }
editor-level-own = As its terrain
editor-walls = Fortified sides
editor-walls-at = Sides of { $hex } that are fortified, seen from inside:
editor-walls-how = Choose a fortification on the map with the hand to set its sides.
editor-side-E = east
editor-side-SE = south-east
editor-side-SW = south-west
editor-side-W = west
editor-side-NW = north-west
editor-side-NE = north-east
editor-no-faction = no faction yet
editor-cube = Cube
editor-cube-blue = blue
editor-cube-grey = grey
editor-cube-red = red
editor-cube-orange = orange
editor-cube-green = green
editor-cube-yellow = yellow
editor-box = Starts in box
editor-first = First where boxes are equal
editor-units = Units
editor-force = { $units ->
    [one] one unit
   *[other] { $units } units
}, { $points ->
    [one] one point
   *[other] { $points } points
}
editor-units-none = None yet. Choose one below and click a hex.
editor-add-units = Add units
editor-add-how = Choose one, then click hexes. + adds it without a hex.
editor-add-aside = Add { $name } without a hex
editor-kind = Kind
editor-kind-all = all kinds
editor-entry = How { $name } comes
editor-entry-start = from the start
editor-entry-later = later
editor-entry-reserve = out of the air
editor-entry-placed = placed by its side
editor-arrives = Turn in which it comes
editor-lift = Take it off the map: its side places it
editor-deploy = Deployment area
editor-deploy-how = Units without a hex are placed here by their side when play begins.
editor-supports = Supports
editor-add-support = Add a support …
editor-support-turn = When { $name } comes
editor-from-start = from the start
editor-face = Face of { $name }
editor-face-open = chosen in play
editor-face-small = small
editor-face-large = large
editor-hand = Roadblocks in hand
editor-split = Three and four players
editor-split-on = Two people share this side
editor-split-player = Player { $n }
editor-hidden = On their Unknown side
editor-hidden-how = Everybody sees a question mark; only the owner knows what it is.
editor-open-counters = Face up
editor-owner = Whose they are
editor-areas = Places
editor-areas-how = Choose a place, then click or drag over its hexes; again takes them off.
editor-area-objectives = Objectives
editor-area-exits = Exits of { $side }
editor-area-deploy = { $side } deploys here
editor-area-no_rubble = No rubble here
editor-area-unknown_hexes = Unknown counters go here
editor-clear = Clear: { $name }
editor-pool = Pool of Unknown counters
editor-pool-how = Laid out face down by one side when play begins.
editor-pool-where = Where they go
editor-pool-hexes = One in each marked hex
editor-pool-columns = Anywhere in some columns
editor-pool-count = { $pool } counters for { $hexes } marked hexes.
editor-column-first = First column
editor-column-last = Last column
editor-tie = Wins on equal points
editor-control = Holds the hexes at the start
editor-nobody = nobody
editor-lines = How points are won
editor-lines-none = Nobody wins points yet.
editor-line-open = This line is not finished yet.
editor-line-side = Who scores
editor-line-test = For what
editor-line-add = Add a line
editor-line-drop = Take line { $n } away
editor-arg-side = Whose units
editor-arg-with = With units of
editor-arg-kinds = Kinds
editor-arg-victims = Kinds
editor-arg-states = States
editor-arg-by = How they are removed
editor-arg-counters = Counters
editor-arg-counter = Counter
editor-arg-face = Face
editor-arg-where = Where
editor-arg-hexes = Mark hexes
editor-arg-row = Row
editor-arg-column = From this column on
editor-arg-share = Divided by
editor-arg-unit = Unit
editor-in-en = In English
editor-in-it = In Italian
editor-notes = Special rules, one on each line
editor-words-how = One language is enough; the other one then shows the same words.
editor-rules = Length and rules
editor-turns = Turns
editor-chapter = Rules in force
editor-players = For how many players
editor-players-how = With three the first side is shared by two people, with four both: see Forces.
editor-martyrdom = Martyrdom is allowed
editor-automaton = Plays by itself in solo games
editor-posture = It then
editor-posture-defend = defends
editor-posture-attack = attacks
editor-deploy-first = Deploys first
editor-population = Civilians per tile, laid by lot
editor-hostages = Starts with hostages
editor-convoy = Starts with loaded transports
editor-how-many = How many
editor-none = none
editor-low = Ordered to stay low
editor-topics = What it teaches ({ $n })
editor-steps = { $n ->
    [one] One hex.
   *[other] { $n } hexes.
}
editor-sight-from = Click the hex to look from. Terrain alone counts.
editor-sight-to = What is seen is bright. Click another hex to see what blocks the line.
scenario-own = A scenario of your own
scenario-own-desk = From the editor: { $title }
scenario-own-file = Open a file
scenario-own-none = Open a scenario file, or draw one in the editor.
scenario-own-faults = { $n ->
    [one] One thing is wrong with this scenario; the editor shows where.
   *[other] { $n } things are wrong with this scenario; the editor shows where.
}
scenario-own-brought = From your file: { $title }
scenario-own-bring = Open a scenario file. To begin with one, choose a scenario and save it as a file.
scenario-own-other = { $name } is a scenario for { $system }.
scenario-own-wrong = { $n ->
    [one] One thing is wrong with this file:
   *[other] { $n } things are wrong with this file:
}
scenario-take-file = Save it as a file, to change it
scenario-edit = Open the editor
scenario-edit-this = Change it in the editor
scenario-number = Number of the scenario
scenario-number-how = The same number draws the same map, forces and mission for everybody.
editor-key-walk = walk over the map
editor-key-apply = do there what is in hand
editor-key-remove = take away what lies there
editor-key-paint = terrain, rub out (tab Ground)
editor-key-undo = undo, do again
editor-key-hand = the hand
editor-key-sight = line of sight
editor-key-turn = turn the tile (tab Map)
editor-key-tabs = tab before, next tab
editor-key-zoom = nearer, farther, whole map
editor-key-move = held: drag the map
templates-title = Scenarios of { $game }, written as files
templates-how = Save one as a file, change it in any text editor and bring it back: every line is checked, and what is wrong is named.
templates-play = Play a file of your own
