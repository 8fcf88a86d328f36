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
scenario-id = Scenario
scenario-name = Name
scenario-roles = Roles
scenario-sides = Sides
scenario-points = Points
scenario-turns = Turns
scenario-balance = First role wins
scenario-share = { $share } % ({ $low } – { $high }), { $games } games
scenario-option = Option
scenario-values = Values, the usual one first
army-in-order = { $file } is in order: { $points } points.
army-points = { $points } points in all.
army-points-of = { $points } points
army-drawn = Drawn army, { $points } points, number { $seed }

bench-name = What
bench-median = Median

# ------------------------------------------------------------ simulation

sim-matrix-other = Against
sim-turn = Turn
sim-turns = When games ended, and when they were decided
sim-ended = Ended
sim-decided = Decided
sim-role-by-bot = Share of a role by who held it
sim-role-favoured = { $role } is favoured: { $share } of { $games } games, 95 % interval { $interval }.
sim-role-even = Nothing shows that a role is favoured: { $role } has { $share } of { $games } games, 95 % interval { $interval }.
sim-watch = Three games to watch
sim-watch-how = “sandtable replay show FILE” tells a game, and the library of the browser client opens the file. Decided: the turn from which the winner led to the end.
sim-watch-why = Game
sim-watch-game = Number
sim-watch-file = File
sim-watch-typical = Typical: the margin in the middle
sim-watch-upset = Upset: the weaker wins clearly
sim-watch-worst = Worst: the largest margin
sim-report-again-title = To make it again
sim-report-again = The seed is { $seed }; the same command plays the same games to the last die.
sim-contestant = Contestant
sim-merged = { $games } games out of { $files } files{ $twice ->
    [0] {""}
   *[other] {"; "}{ $twice } stood in several and count once
}. Seconds are those of all games added up.
sim-change = Change
sim-sweep = Share of the first role by the figure
sim-sweep-role = The share is that of { $role }.
sim-sweep-note = Share of the first role with its 95 % interval; the change is from the first row, game by game with the same terrain and dice.
sim-crossing = The share crosses 50 % at { $knob } = { $value }; by the intervals it may lie between { $low } and { $high }.
sim-no-crossing = Within these values of { $knob } the share does not cross 50 %.
sim-figure = Figure
sim-tune-was = Was
sim-tune-found = Found
sim-tune-between = Between
sim-tune-value = Instead
sim-tune-before = With the figures of today
sim-tune-after = With the figures found
sim-tune-step = Measurement
sim-tune-way = Shares that the search saw
sim-tune-even = { $who } came from { $before } to { $share } of { $games } fresh games, 95 % interval { $interval }: nothing speaks against one half.
sim-tune-uneven = { $who } came from { $before } to { $share } of { $games } fresh games, 95 % interval { $interval }: not yet one half.
sim-tune-method-spsa = Found in { $games } games by SPSA: all figures pushed at once, both ways with the same dice.
sim-tune-method-ntbea = Found in { $games } games by NTBEA: an evolution led by what single values and pairs of them showed.
sim-tune-note = Shares come from games that the search has not seen; the change is game by game with the same terrain and dice.
sim-tune-around = One knob away
sim-tune-around-note = What another value of a single figure makes of the share, the others as found; what matters most comes first.
sim-balance-band = 45 – 55 %
sim-balance-within = within
sim-balance-outside = outside
sim-balance-open = open
sim-compiled = Played by the compiled rules.
sim-interpreted = Played by the interpreted rules; “make compiled” makes a faster copy that plays the same games.
sim-prices = Fair price over printed price
sim-unit = Unit
sim-printed = Printed
sim-fair = Fair
sim-price-verdict = It is
sim-price-dear = too dear
sim-price-cheap = too cheap
sim-brought = Brought
sim-factor = Of the printed price
sim-everywhere = Everywhere
sim-price-worth = Out of { $games } games of drawn armies; a hundred points more win { $share } more than half of the games.
sim-price-unsure = Points were hardly seen to matter in so few games: fair prices are guesses. Play more.
sim-price-wrong = { $n ->
    [0] Nothing shows that a unit is priced wrongly, of { $of }.
    [one] One unit of { $of } is priced wrongly, by its interval.
   *[other] { $n } units of { $of } are priced wrongly, by their intervals.
}
sim-price-note = Fair is the price at which the points of a unit bring as much as points do on the whole, with these bots; the 95 % interval is a bootstrap’s.
sim-pairs = Together
sim-pairs-note = What two units bring together beyond what they bring alone, in points; chance: that it means nothing, among so many pairs.
sim-pair = Pair
sim-pair-worth = Points
sim-pair-chance = Chance
sim-specialists = Specialists
sim-specialists-note = Units that are worth something else in one scenario than everywhere, by its interval.
sim-share = Share
sim-draws = Draws
sim-losses = Losses
sim-decimal-point = .
sim-by-contestant = By contestant
sim-by-role = By role
sim-by-faction = By faction
sim-by-order = By who is asked first
sim-first = first in turn 1
sim-second = second in turn 1
sim-equal = The contestants are equal: what differs is the role.
sim-equal-swapped = The contestants are equal: swapping seats would play every game twice, so each was played once. What differs is the role.
sim-in-rounds = Seats were swapped: { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} of games with the same terrain and dice, each counted as one observation.
sim-not-swapped = Seats were not swapped: the share of a contestant is that of its role as well (--swap tells them apart).
sim-resume = Stopped; the same command with --resume goes on with { $file }.
sim-resumed = { $games ->
    [one] One game was
   *[other] { $games } games were
} played before the stop.
sim-until-reached = { $games } games were needed for intervals of at most ± { $width }.
sim-until-missed = { $games } games were not enough for intervals of ± { $width }.
sim-verdict-within = { $who }: the share lies within { $low } and { $high }. { $games } games were needed; the chance of such a verdict being wrong is at most 5 %.
sim-verdict-above = { $who }: the share lies above { $high }. { $games } games were needed; the chance of such a verdict being wrong is at most 2.5 %.
sim-verdict-below = { $who }: the share lies below { $low }. { $games } games were needed; the chance of such a verdict being wrong is at most 2.5 %.
sim-verdict-open = { $who }: { $games } games do not show whether the share lies within { $low } and { $high }.
sim-matrix = Shares against each other
sim-matrix-armies = Army
sim-matrix-factions = Faction
sim-matrix-bots = First role / second role
sim-matrix-scenarios = Scenario
sim-matrix-note-pair = Percent: the row’s share against the column’s, ± half of the 95 % interval; both seats, same terrain and dice.
sim-matrix-note-role = Percent: the share of the first role, ± half of the 95 % interval.
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
sim-wins = Wins
sim-interval = 95 % interval
sim-mean-points = Mean points
sim-rating = Rating
sim-games = Games
sim-points = Points
sim-points-per-game = Points per game
sim-answers = Decisions
sim-length = Length of a game

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
replay-turns = Turns { $first } to { $last }
replay-left = What is left
replay-unit = { $unit }: { $able } of { $total } able
replay-unit-gone = { $unit }: gone
replay-verified = { $entries } entries replay as written, { $rolls } of them rolls.
replay-held = { $entries } entries, { $rolls } of them rolls: the chain holds.
replay-dice-likely = { $likely ->
    [one] Of one roll the journal does not name the die: a die of this game gives its faces.
   *[other] Of { $likely } rolls the journal does not name the die: a die of this game gives their faces.
}
replay-trusted = { $positions ->
    [one] It goes on from a position that older rules kept; nobody can check that one.
   *[other] It goes on from { $positions } positions that older rules kept; nobody can check those.
}
replay-dice-unchecked = { $unchecked ->
    [one] One roll could not be checked: the journal does not name its die.
   *[other] { $unchecked } rolls could not be checked: the journal does not name their dice.
}
replay-dice-known = Every die whose kind is known is the one the seed gives, and the seed is the one that was sealed.
replay-filmed = { $file } holds its film now ({ $size } kB) and can be watched whatever becomes of the rules.
replay-why = Entry { $entry }, side { $side }: { $prompt }
replay-why-took = It took: { $answer }
replay-why-nothing = In turn { $turn } nothing was decided that there is anything to say about.
terminal-ask-why = “sandtable replay why { $file } --turn 1” tells why the computer did what it did.
replay-dice-fair = Every die is the one the seed gives, and the seed is the one that was sealed.
replay-dice-typed = The dice were rolled on a real table.
replay-dice-mixed = { $typed ->
    [one] One roll was typed in by hand; nobody can check it. The others are the seed’s.
   *[other] { $typed } rolls were typed in by hand; nobody can check them. The others are the seed’s.
}
replay-dice-sealed = The game is not over; its seed is still sealed, so the dice cannot be checked yet.

# ------------------------------------------------------------ the table in words

terminal-welcome = Answer by number. “?” explains, “? 2” previews, “all” tells what is refused and why, “look” shows the table, “help” lists the rest.
terminal-help =
    A number gives that answer; “hint” asks the computer; “ok” takes what was shown last by “?” or “hint”, or the only answer.
    ? N        what answer N would bring       why NAME   why an answer is refused
    look       the whole table                 look UNIT  one unit and its figures
    measure A B, sight A B                     distance and line of sight between units or figures
    log [N]    the last events                 rule ID    the text of a rule
    undo       take the last answer back       save [FILE], quit
    resign     give the game up                draw       offer a draw
    always N   this answer now and every time  always     be asked again
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
terminal-no = refused. { $why }
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
terminal-draw-declined = The computer of side { $side } is ahead and plays on.
terminal-undone = Taken back.
terminal-advice = The computer would answer: { $advice }
terminal-but = but: { $why }
terminal-not-next-best = of the next best: { $why }
terminal-next-best = or: { $advice }
terminal-chance = wins { $chance } times in a hundred (between { $low } and { $high })
terminal-do-it = “!” or “do it” does that.
terminal-no-advice = Nothing is chosen yet: type a number, or “hint” to see what the computer would do.
terminal-saved = The journal is in { $file }.
terminal-not-saved = { $file } cannot be written: { $error }
terminal-hand-over = Side { $side } is asked. Hand over, then press Enter.
terminal-won = Victory: { $name } ({ $side }). { $points }. { $why }
terminal-draw = A draw: { $points }. { $why }
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
terminal-hint-select = Type from { $least } to { $most } numbers, or “hint”.
terminal-hint-allot = Type { $shares }, each followed by numbers; { $total } in all, or “hint”.
terminal-hint-dice = Roll { $n } and type what they show.
terminal-hint-dice-prints = Roll { $n } and type what they show: its number, or one of { $prints }.
terminal-hint-hex = Or type the numbers printed in a hex, such as “3,2”.
terminal-word-always = always every
terminal-always-so = From now on it is answered so. “always” alone asks you again.
terminal-asked-again = You are asked again from now on.
terminal-never-always = This must be decided each time.
terminal-word-ok = yes
terminal-word-help = ?
terminal-word-look = l
terminal-word-why = y
terminal-word-log = events
terminal-word-preview = p
terminal-word-save = s
terminal-word-quit = q exit
terminal-word-hint = h
terminal-word-do-it = do-it doit !
terminal-word-rule = r
terminal-word-measure = m
terminal-word-sight = los
terminal-word-undo = u
terminal-word-resign = resign
terminal-word-draw = draw
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
kit-printed = { $file }: { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
  }, { $size } kB
kit-nothing = Nothing of this kind to print here: { $what }.
replay-plot-strength = Able to fight
replay-plot-score = Score
replay-plot-turn = Turn
replay-dice = Dice, summed
replay-dice-sum = { NUMBER($n) } × { $die }: { $mean } on average, { $fair } is fair
replay-dice-results = { NUMBER($n) } × { $die }: { $results }
replay-decided = { $side } decided it in turn { $turn }.
replay-decided-by = { $side } decided it in turn { $turn }: { $unit } cost the enemy { NUMBER($lost) }.
replay-decided-before = No turn decided it: { $side } won with what it had from the first.
replay-turning = Here the battle turned.
replay-table-after = The table after: { $turn }
replay-sides = { $sides }
replay-deeds = Deeds
replay-deed = { $unit }: put { NUMBER($lost) } out of the fight
replay-unit-head = Unit
replay-quiet = Nobody was lost, nothing was scored.
terminal-hint-drill = Type its number or name with what it needs: “4 to 20 14 wedge at B3”, “with 1 2 3” for some of them; “? 4 …” tells what it would bring.
terminal-drill-to = to X Y
terminal-drill-at = at UNIT
terminal-drill-with = with { $who }
terminal-drill-mark = { $unit }: { $far }, { $sees } can aim, { $falls } fall on average
terminal-drill-who = no. { $who }: { $why }
terminal-away-refused = “all” tells { $n ->
    [one] one answer that is refused now
   *[other] { $n } answers that are refused now
 } and why
terminal-away = “all” tells { $n } more answers: single figures, and what is refused
terminal-formation-lines = lines
terminal-word-with = and
terminal-word-all = others
terminal-drill-thing = { $name }: { $far }; { $fact }
