# Options, setting up, arrivals, missions and victory.

warzone-option-points = Points a side
warzone-option-deck = Advanced game with decks
warzone-option-deck-true = with decks
warzone-option-deck-false = without
warzone-option-level = Level of the mission
warzone-option-secondary = Secondary mission
warzone-option-secondary-assassin = Cut Off the Head
warzone-option-secondary-breakout = Breakout
warzone-option-table = Table
warzone-option-table-standard = 4 by 4 feet
warzone-option-table-large = 6 by 4 feet
warzone-option-terrain = Terrain
warzone-option-terrain-generated = laid from the layout
warzone-option-terrain-players = placed by the players
warzone-option-rapid_limit = Tournament limit on Rapid Deployment
warzone-option-rapid_limit-true = limited
warzone-option-rapid_limit-false = free
warzone-option-level-1 = 1: one mission
warzone-option-level-2 = 2: and a Secondary
warzone-option-level-3 = 3: and two Secondaries
warzone-option-level-4 = 4: and a Secondary and the Corporate one

# Setting up.

warzone-ask-join = Does { $lord } join a squad?
warzone-opt-alone = Stays alone
warzone-opt-join = Joins { $squad }
warzone-note-join-loses = { $squad } would lose its special way of deploying.
warzone-event-joined = { $lord } joins { $squad }.
warzone-ask-terrain = Which piece of terrain comes next? { $n } of { $of } lie.
warzone-event-laid = { $side } lays terrain: { $kind }.
warzone-refused-lay-edge = It must lie on the table, impassable pieces { $least } inches from its edge.
warzone-refused-lay-mission = This place is needed by the mission.
warzone-event-roll-won = { $side } wins the deployment roll.
warzone-ask-role = Attack or defend?
warzone-event-attacker = { $side } attacks.
warzone-ask-edge = Which edge do you take?
warzone-opt-edge = { $edge ->
    [north] The north edge
    [south] The south edge
    [west] The west edge
   *[other] The east edge
}
warzone-event-edge = { $edge ->
    [north] { $side } deploys along the north edge.
    [south] { $side } deploys along the south edge.
    [west] { $side } deploys along the west edge.
   *[other] { $side } deploys along the east edge.
}
warzone-ask-corner = Which corner do you break out of?
warzone-opt-corner = { $corner ->
    [north-west] North-west
    [north-east] North-east
    [south-west] South-west
   *[other] South-east
}
warzone-event-corner = { $corner ->
    [north-west] { $side } starts in the north-west corner.
    [north-east] { $side } starts in the north-east corner.
    [south-west] { $side } starts in the south-west corner.
   *[other] { $side } starts in the south-east corner.
}
warzone-ask-place-first = Who places first?
warzone-opt-place-rival = The opponent places first
warzone-opt-place-own = I place first
warzone-event-relay = The relay stands in the middle of the defender’s half.
warzone-ask-deploy = { $n ->
    [one] One squad is left to place.
   *[other] Which squad do you place? { $n } are left.
}
warzone-opt-deploy = { $squad }
warzone-ask-place = Where is the place of { $squad }?
warzone-event-deployed = In place: { $squad }.
warzone-refused-off-table = { $model } would stand off the table.
warzone-refused-closed = { $model } would stand in impassable terrain.
warzone-refused-occupied = { $model } would stand on somebody.
warzone-refused-near-enemy = { $model } would be { $gap } inches from an enemy; more than { $least } are needed.

# Arrivals.

warzone-ask-arrive = { $squad }: come down now?
warzone-opt-come = It comes now
warzone-opt-hold = Hold it back
warzone-ask-landing = Where does the commander of { $squad } come down?
warzone-refused-landing-shape = Say where the commander comes down: one point.
warzone-refused-landing-off = He must come down on the table.
warzone-refused-landing-closed = He cannot come down in impassable terrain.
warzone-refused-landing-occupied = Somebody stands there.
warzone-refused-landing-near = More than { $least } inches from every enemy.
warzone-event-landing-drift = The wind takes { $squad } elsewhere.
warzone-event-landed = Landed: { $squad }.
warzone-event-landing-lost = { $model } finds no place to land and is lost.

# Missions and victory.

warzone-event-scored = { $side }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $for }
warzone-score-marker = a marker controlled in Turn { $turn }.
warzone-score-before = points scored before.
warzone-score-squad = { $squad } destroyed.
warzone-score-warlord = { $squad }, the enemy Warlord, out of the game.
warzone-score-head = the enemy Warlord’s head.
warzone-score-lord = an enemy Lord.
warzone-score-half = { $n } squads destroyed, counted half.
warzone-score-exits = { $n } of { $of } models broke out.
warzone-score-relay = the relay fell in Turn { $turn }.
warzone-score-relay-stands = the relay stands.
warzone-score-crate = a crate brought home.
warzone-event-crate = { $model } picks up a crate.
warzone-opt-crate = Pick up the crate
warzone-refused-crate = { $model } must touch a crate and carry none.
warzone-opt-x-exit = Leave the table
warzone-event-left = { $model } gets away.
warzone-refused-exit = { $model } leaves from within { $reach } inch of a far edge.
warzone-result-points = { $side } wins, { $a } to { $b }.
warzone-result-draw = A draw, { $a } to { $b }.
warzone-result-wipeout = { $side } wins: nobody is left on the other side.
warzone-result-both-gone = Nobody is left on either side: a draw.
warzone-result-deck = { $side } has no card left to draw and loses.
warzone-result-decks = Neither side has a card left to draw: a draw.

# Scenario files: what is wrong with one, and what it pays for.

warzone-mission-own = Mission from a file
warzone-paying-kills-full = 1 point for every squad destroyed, 2 for the Warlord.
warzone-paying-kills-half = Squads destroyed count half, rounded down.
warzone-paying-kills-defender = 1 point to the defender for every squad destroyed.
warzone-paying-meeting = { $points } for every marker controlled at the end of a Turn, from Turn { $from }.
warzone-paying-sabotage = The attacker breaks the relay: { $early } up to Turn { $turn }, { $late } later; { $stands } to the defender if it stands.
warzone-paying-assassin = { $points } for killing the Warlord, { $lord } for a Lord.
warzone-paying-breakout = { $points } for every { $share } % of the attacker’s models that leave by the far edges.
warzone-paying-harvest = { $points } for every crate brought home.
warzone-file-together = { $at }: { $key } and { $other } go together.
warzone-file-attacker = { $at }: { $key } needs an attacker; say attacker = true.
warzone-file-one-attacker = { $at }: only one side attacks.
warzone-file-depth = { $at }: the two zones would meet; less depth, or a larger table.
warzone-file-apart = { $at }: apart belongs to deploy = "corner", and is needed there.
warzone-file-height = { $at }: { $kind } has no height.
warzone-file-zones = { $at }: both sides have a zone of their own or neither has, and never with deploy = "corner".
warzone-file-one-zone = { $at }: one edge or one box.
warzone-file-no-edge = { $at }: who is to leave by the far edge starts at an edge; let the zone touch one.
warzone-mission-random = Random scenario
warzone-mission-random-briefing = Table, zones, objectives and points are drawn; both sides see the same sheet.
