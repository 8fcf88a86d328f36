# Sentences of the command line.

cli-written = { $file } is written.

cli-rules-none = No rule holds all of “{ $words }”.
cli-rule-kind = { $kind ->
    [mechanic] mechanic
    [data] printed figure
    [army] army list
    [setup] set-up
    [scenario] scenario
    [victory] victory
    [optional] optional
    [physical] on a real table
   *[other] { $kind }
}
cli-rule-ruling = How we read it: { $ruling }
cli-rule-source = { $origin ->
    [seed] From the rules, { $chapter }.
    [public] From a public edition, { $chapter }.
   *[other] House rule.
}
cli-coverage-system = System
cli-coverage-rules = Rules
cli-coverage-enforced = Enforced
cli-coverage-pinned = Pinned
cli-coverage-no-checkout = Tests lie in the source checkout; run this there to count the pinned rules.
cli-coverage-loose = Not enforced: { $rule }
cli-coverage-unpinned = Not pinned: { $rule }
cli-coverage-unknown = Pinned but not in the ledger: { $rule }
cli-fuzz-done = { $games ->
    [one] One game played
   *[other] { $games } games played
}, { $findings ->
    [0] every law kept.
    [one] one finding.
   *[other] { $findings } findings.
}

scenario-in-order = { $file }: in order.
army-in-order = { $file } is in order: { $points } points.
army-points = { $points } points in all.
army-points-of = { $points } points
army-drawn = Drawn army, { $points } points, number { $seed }
army-activation = Activation
army-experience = Experience
army-pin_max = Pinned at most
army-type = Kind
army-name = Unit
army-training = Training
army-leader = Leader
army-armour = Armour
army-weapons = Weapons
army-figures = Figures
army-size = Strength
army-grenades = Grenades
army-cost = Points
army-total = Points
army-yes = yes

bench-name = What
bench-median = Median

# ------------------------------------------------------------ simulation

sim-language = en
sim-playing = Playing
sim-report-title = { $system }, { $scenario }
sim-report-facts = { $games ->
    [one] One game
   *[other] { $games } games
} with seed { $seed }, { $draws } drawn, { $errors } gone wrong, in { $seconds } s.
sim-report-errors = Games that went wrong
sim-facts = { $games ->
    [one] One game
   *[other] { $games } games
}, { $draws } drawn, { $errors } gone wrong. { $seconds } s, { $pace } games a second on { $processes ->
    [one] one process
   *[other] { $processes } processes
}.
sim-interrupted = Stopped after { $games } of { $of } games.
sim-errors-kept = { $n ->
    [one] One game went wrong; its journal is in { $folder }.
   *[other] { $n } games went wrong; their journals are in { $folder }.
}
sim-contestant = Side
sim-wins = Wins
sim-win-rate = Win rate
sim-win-rates = Win rates with 95 % intervals
sim-interval = 95 % interval
sim-mean-points = Mean points
sim-rating = Rating
sim-games = Games
sim-points = Points
sim-points-per-game = Points per game
sim-answers = Decisions
sim-length = Length of a game
sim-seat-wins = Wins by seat

# ------------------------------------------------------------ odds

odds-title = Exact odds of one attack
odds-outcome = Result
odds-chance = Chance
odds-at-least = At least
odds-mean = Mean: { $mean }

# ------------------------------------------------------------ journals

replay-about = What it is about
replay-before = Before the battle
replay-turn = Turn { $number }
replay-left = What is left
replay-unit = { $unit }: { $able } of { $total } able
replay-unit-gone = { $unit }: gone
replay-verified = { $entries } entries replay as written, { $rolls } of them rolls.
replay-held = { $entries } entries, { $rolls } of them rolls: the chain holds.
replay-dice-likely = { $likely ->
    [one] Of one roll the journal does not name the die: a die of this game gives its faces.
   *[other] Of { $likely } rolls the journal does not name the die: a die of this game gives their faces.
}
replay-dice-unchecked = { $unchecked ->
    [one] One roll could not be checked: the journal does not name its die.
   *[other] { $unchecked } rolls could not be checked: the journal does not name their dice.
}
replay-dice-known = Every die whose kind is known is the one the seed gives, and the seed is the one that was sealed.
replay-filmed = { $file } holds its film now ({ $size } kB) and can be watched whatever becomes of the rules.
replay-dice-fair = Every die is the one the seed gives, and the seed is the one that was sealed.
replay-dice-typed = The dice were rolled on a real table.
replay-dice-sealed = The game is not over; its seed is still sealed, so the dice cannot be checked yet.

# ------------------------------------------------------------ the table in words

terminal-welcome = Answer by number. “?” explains, “? 2” previews, “why 3” says why not, “look” shows the table, “help” lists the rest.
terminal-help =
    A number gives that answer; “ok” takes the first that is allowed; “hint” asks the computer.
    ? N        what answer N would bring       why N      why answer N is refused
    look       the whole table                 look UNIT  one unit and its figures
    measure A B, sight A B                     distance and line of sight between units or figures
    log [N]    the last events                 rule ID    the text of a rule
    undo       take the last answer back       save [FILE], quit
    = JSON     an answer as programs give it
terminal-turn = { $number ->
    [0] { $phase }. { $score }.
   *[other] Turn { $number }{ $of ->
        [0] {""}
       *[other] {" "}of { $of }
    }, { $phase }. { $score }.
}
terminal-score = { $side } { $name } { $score }
terminal-board = The table is { $width } by { $height }. Places are given from the west edge, then from the north edge.
terminal-spot = { $x }, { $y }
terminal-map = The map is { $width } columns by { $height } rows of hexes, each named by its column and its row. What is not named is open.
terminal-level = level { $level }
terminal-loose = On the board, of no unit:
terminal-hex-cost = cost { $cost }
terminal-hex-facing = facing side { $n }
terminal-no-hex = No hex of the map is called “{ $word }”; type the numbers printed in it, such as “3,2”.
terminal-ground-open = Open ground
terminal-ground-field = Field
terminal-ground-rough = Rough ground
terminal-ground-wood = Wood
terminal-ground-building = Building
terminal-ground-ruin = Ruin
terminal-ground-rubble = Rubble
terminal-ground-fortified = Fortification
terminal-ground-hill = Hill
terminal-ground-water = Water
terminal-ground-swamp = Swamp
terminal-ground-road = Road
terminal-ground-crater = Crater
terminal-ground-track = Track
terminal-ground-river = River
terminal-ground-rail = Railway
terminal-ground-wall = Wall
terminal-ground-fence = Fence
terminal-ground-sandbags = Sandbags
terminal-formation-keep = as it stands
terminal-formation-block = block
terminal-formation-line = line
terminal-formation-column = column
terminal-formation-wedge = wedge
terminal-formation-contact = contact
terminal-die-white = white die
terminal-die-pink = pink die
terminal-die-grey = grey die
terminal-die-green = green die
terminal-die-yellow = yellow die
terminal-die-red = red die
terminal-die-blue = blue die
terminal-die-purple = purple die
terminal-die-black = black die
terminal-print-miss = miss
terminal-print-morale = morale
terminal-print-damage1 = one damage
terminal-print-damage2 = two damage
terminal-print-eliminated = eliminated
terminal-print-critical-failure = critical failure
terminal-print-failure = failure
terminal-print-marginal = marginal
terminal-print-success = success
terminal-print-critical-success = critical success
terminal-length = { $unit ->
    [in] { $length }″
   *[other] { $length } cm
}
terminal-way = { $length } { $direction }
terminal-way-here = here
terminal-compass-n = north
terminal-compass-ne = north-east
terminal-compass-e = east
terminal-compass-se = south-east
terminal-compass-s = south
terminal-compass-sw = south-west
terminal-compass-w = west
terminal-compass-nw = north-west
terminal-terrain = Terrain:
terminal-terrain-area = about { $middle }, { $width } by { $height }
terminal-terrain-line = from { $start } to { $end }
terminal-zones = Places:
terminal-zone-round = at { $middle }, { $radius } round
terminal-zone-side = (side { $side })
terminal-side = Side { $side }, { $name }:
terminal-side-mine = Side { $side }, { $name } (you):
terminal-unit-gone = gone
terminal-unit-able = { $able } of { $total } able
terminal-unit-at = about { $spot }
terminal-unit-acted = has acted
terminal-range = { $weapon } reaches { $range }
terminal-leader = leader
terminal-facing = facing { $degrees }°
terminal-card-hidden = a hidden card
terminal-dice = { $die }: { $faces }
terminal-dice-need = { $die }: { $faces } ({ $need }; { $made ->
    [0] none
    [one] one
   *[other] { $made }
} made it)
terminal-dice-for = { $die }: { $faces } ({ $need })
terminal-refused = No: { $reason }
terminal-cost = Uses { $cost } of { $allowance }.
terminal-blocked = No sight at { $where }: { $message } [{ $why }]
terminal-warning = But: { $warning }
terminal-odds-best = If each side chooses best: { $odds }
terminal-reckoning = { $title }: { $need }
terminal-odds-sampled = Sampled; within { $error }.
terminal-no = (refused; “why” says why)
terminal-more = and { $n } more; any other can be typed
terminal-allowed = That is allowed.
terminal-nothing-found = There is nothing to say about that.
terminal-two-things = Name two units or figures by their ids in brackets.
terminal-no-unit = No unit is called “{ $word }”.
terminal-no-number = Answer with a number from 1 to { $most }.
terminal-no-thing = “{ $word }” is not one of the { $most } things listed.
terminal-number-wanted = A number was expected where “{ $word }” stands.
terminal-not-json = After “=” comes one JSON value.
terminal-not-understood = That is not one of the answers. “help” lists what can be typed.
terminal-undone = Taken back.
terminal-advice = The computer would answer: { $advice }
terminal-saved = The journal is in { $file }.
terminal-not-saved = { $file } cannot be written: { $error }
terminal-hand-over = Side { $side } is asked. Hand over, then press Enter.
terminal-won = Victory: { $name } ({ $side }). { $points }. [{ $why }]
terminal-draw = A draw: { $points }. [{ $why }]
terminal-stay = stay
terminal-aboard = aboard { $unit }
terminal-place-at = at { $spot }
terminal-move-to = to { $spot }, { $way }
terminal-fire-at = attack { $unit }
terminal-hold-fire = hold back
terminal-shot = { $figure } with { $weapon } at { $unit }
terminal-hint-move = Or type where the leader goes: “to X Y”, with “line”, “column” or “wedge”, and what comes then.
terminal-hint-place = Or type where the leader stands: “to X Y”, with “line”, “column” or “wedge”, or “facing DEGREES”.
terminal-hint-target = Or type “at UNIT” or “hold”.
terminal-hint-select = Type from { $least } to { $most } numbers; “ok” takes the first.
terminal-hint-allot = Type { $shares }, each followed by numbers; { $total } in all. “ok” takes the sensible one.
terminal-hint-dice = Roll { $n } and type what they show.
terminal-hint-dice-prints = Roll { $n } and type what they show: its number, or one of { $prints }.
terminal-hint-hex = Or type the numbers printed in a hex, such as “3,2”.
terminal-word-ok = yes
terminal-word-help = ?
terminal-word-look = l
terminal-word-why = y
terminal-word-log = events
terminal-word-preview = p
terminal-word-save = s
terminal-word-quit = q exit
terminal-word-hint = h
terminal-word-rule = r
terminal-word-measure = m
terminal-word-sight = los
terminal-word-undo = u
terminal-word-to = go
terminal-word-at = fire
terminal-word-hold = pass
terminal-word-stay = stop
terminal-word-facing = face

campaign-unnamed = A campaign
campaign-side = side { $side }
campaign-now = To be done now:
campaign-standing = { $place }. { $name } ({ $faction }): { $won } won, { $lost } lost, { $drawn } drawn; { $points } points in { $units } units
campaign-battle-fought = Battle { $number }, { $scenario }: { $one } against { $other }, won by { $winner }
campaign-battle-forfeit = Battle { $number }, { $scenario }: { $one } against { $other }, forfeited to { $winner }
campaign-battle-drawn = Battle { $number }, { $scenario }: { $one } against { $other }, drawn
campaign-pool = The pool of { $name } (side { $side }):
campaign-mines = Mines: { $left } of { $bought } left
campaign-mines-brought = { $n } for the battle
campaign-map = The map:
campaign-roads = roads to { $roads }
campaign-start-of = { $name } starts here
campaign-troops = { $name }: { $units ->
    [one] one unit
   *[other] { $units } units
  }
campaign-figures = { $n ->
    [one] one figure
   *[other] { $n } figures
  }
campaign-damage = damage { $n }
campaign-chosen = chosen for the battle
campaign-hero = hero of level { $level }, { $xp } XP, { $hp } of { $most } hit points, { $skills }; skill points to spend: { $points }
campaign-may-merge = can be joined by { $targets }
campaign-may-lead = can be led by { $targets }
campaign-may-hand = can hand over: { $targets }
campaign-may-drop = can drop { $targets }
campaign-may-station = can be stationed in { $targets }
campaign-may-move = can move to { $targets }
