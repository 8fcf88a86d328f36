# Setting up: questions and events.

warfare-ask-face = Which face does { $support } show in this game?
warfare-ask-place = Where does { $unit } start?
warfare-ask-convoy = Which infantry starts aboard { $unit }?
warfare-ask-hostages = Which { $n } units start with Civilians?
warfare-ask-unknown = Under which question mark lies: { $counter }?
warfare-ask-arrival = Where does { $unit } come in?
warfare-ask-exit = Which Civilians leave the map with { $unit }?
warfare-action-exit = Leave the map
warfare-choice-unit = { $unit }
warfare-event-face = { $face ->
    [small] { $support } shows its small face.
   *[large] { $support } shows its large face.
}
warfare-event-placed = { $unit } starts in { $hex }.
warfare-event-reserve = { $unit } stays in reserve.
warfare-event-population = { $face } in { $hex }.
warfare-event-unknown-laid = { $side }: { $n } Unknown counters laid out.
warfare-event-arrived = { $unit } comes in at { $hex }.
warfare-event-exit = { $followers ->
    [0] { $unit } leaves the map.
    [1] { $unit } leaves the map with a Civilians counter.
   *[other] { $unit } leaves the map with { $followers } Civilians counters.
}

# Why not

warfare-refused-random-deploy = { $hex } is not free, not open to this unit, or not in its zone.
warfare-refused-scenario-unknown-pool = { $hex } is not one of the hexes for Unknown counters, or is taken.
warfare-refused-arrival-hex = { $hex } is not among the nearest free hexes.
warfare-refused-random-unknown = { $hex } is taken, in the water, too near the attacker's edge or under an enemy.

# Set-ups and options

warfare-setup-refused = { $reason }
warfare-setup-own-army = This scenario has forces of its own; leave out the army of side { $side }.
warfare-setup-players = This scenario is for { $known } players, not { $n }.
warfare-setup-faction = Side { $side }: there is no faction "{ $found }".
warfare-setup-same-faction = The two sides need different factions.
warfare-setup-mission = The mission "{ $mission }" needs exactly one Irregular side.
warfare-setup-mission-force = Side { $side } needs at least { $transports } transports and { $infantry } infantry units for this mission.
warfare-role-first = First side
warfare-role-second = Second side
warfare-option-masini = A unit that survives 2 damage also loses morale
warfare-option-heli_weapons = Helicopters: light weapons for infantry, heavy ones for vehicles only
warfare-option-martyrdom = Martyrdom
warfare-option-automaton = The automaton plays
warfare-option-size = Size of a random scenario
warfare-option-mission = Mission of a random scenario
warfare-option-masini-true = on
warfare-option-masini-false = off
warfare-option-heli_weapons-true = on
warfare-option-heli_weapons-false = off
warfare-option-martyrdom-true = allowed
warfare-option-martyrdom-false = left out
warfare-option-automaton-A = side A
warfare-option-automaton-B = side B
warfare-option-size-small = small (50 points)
warfare-option-size-medium = medium (80 points)
warfare-option-size-large = large (120 points)
warfare-option-mission-seize = Seize
warfare-option-mission-breakthrough = Breakthrough
warfare-option-mission-convoy = Convoy
warfare-option-mission-hearts = Hearts
warfare-option-mission-hostages = Hostages
warfare-option-mission-attrition = Attrition

# Forces

warfare-builder-forces = One faction, within the points; a quarter of them for supports, one of each; a third of the units vehicles or helicopters.
warfare-army-shape = A force is a table with a faction and a list of units.
warfare-army-long = A force has at most { $most } entries.
warfare-army-points-number = Points must be a whole number from 1 to { $most }.
warfare-army-pack = The pack of this list cannot be used: { $reason }
warfare-army-no-units = A force needs at least one unit.
warfare-army-no-face = { $name } has no such face; only drones have a small and a large one.
warfare-army-twice = { $name } may be taken once.
warfare-army-faction = { $name } is not of { $faction }.
warfare-army-points = The force costs { $points } points of { $limit }.
warfare-army-supports = The supports cost { $points } points; at most { $limit } may go into them.
warfare-army-vehicles = { $n } vehicles and helicopters among { $units } units; at most { $most }.
warfare-army-unknown = There is no { $what } "{ $found }".
warfare-army-did-you-mean = There is no { $what } "{ $found }"; did you mean "{ $close }"?
