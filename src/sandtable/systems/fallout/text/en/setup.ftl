# Setting up: names, options, terrain, light, deployment, what the scenarios ask before and beside the fighting.

fallout-name = { $name }
fallout-name-nth = { $unit } { $n }
fallout-name-squad = { $unit } squad
fallout-side = { $name } · { $role }
fallout-side-critters = Critters
fallout-side-a = First side
fallout-side-b = Second side
fallout-side-c = Third side
fallout-side-d = Fourth side
fallout-role-south = South
fallout-role-north = North
fallout-role-west = West
fallout-role-east = East
fallout-role-convoy = Convoy
fallout-role-raiders = Raiders
fallout-role-scavengers = Scavengers
fallout-edge-south = south edge
fallout-edge-north = north edge
fallout-edge-west = west edge
fallout-edge-east = east edge

fallout-option-terrain = Terrain
fallout-option-terrain-generated = laid out by chance
fallout-option-terrain-alternate = placed by the sides in turn
fallout-option-terrain-one_builds = one side builds, the other chooses its edge
fallout-option-points = Points a side
fallout-option-points-0 = as the scenario says
fallout-option-table = Table
fallout-option-table-standard = as the scenario has it
fallout-option-table-small = small, 48″ × 48″ (120 × 120 cm)
fallout-option-light = Light
fallout-option-light-daylight = daylight
fallout-option-light-dawn = dawn
fallout-option-light-twilight = twilight
fallout-option-light-darkness = darkness
fallout-option-light-random = rolled with two dice
fallout-option-tournament = Tournament armies
fallout-option-perception = Perception limits long shots
fallout-option-energy = Lasers and plasma may be bought
fallout-option-metal_laser = Metal armour reflects lasers
fallout-option-targeted = Targeted shots
fallout-option-nuclear_apc = Nuclear APCs are allowed
fallout-option-high_levels = Heroes above level 6 are allowed
fallout-option-turns = Last turn
fallout-option-campaign = A battle of a campaign
fallout-setup-refused = { $reason }

fallout-need-terrain = The highest lays first.
fallout-need-deploy = The lowest sets up first.
fallout-need-light = { $face } changes the light: { $light }.
fallout-need-light-random = The sum of both dice is the light.
fallout-event-light = Light: { $light }.
fallout-event-laid = { $side }: a piece of terrain, { $kind }.
fallout-ask-edge = Which edge do you come from?
fallout-opt-edge = { $edge }
fallout-event-edge = { $side }: from here, { $edge }.
fallout-refused-kind = { $most ->
    [0] This scenario has none of it.
   *[other] There may be { $most } of it, and they lie already.
}
fallout-refused-lay-shape = Say where it goes: a point on the table.
fallout-refused-lay-strip = It must lie on the table and outside the strips where the sides set up or come in.

fallout-event-deploy-first = First to set up: { $side }. Order: { $order }.
fallout-ask-deploy = { $left ->
    [one] Your last unit.
   *[other] Which unit do you set up? { $left } are waiting.
}
fallout-opt-deploy = { $unit }
fallout-ask-place = Where does { $unit } stand?
fallout-event-deployed = { $unit } is set up.
fallout-refused-place-coherency = { $unit } must stand in coherency: a chain without wide gaps.
fallout-refused-place-occupied = Somebody stands where { $figure } would stand.
fallout-refused-place-near = { $measure ->
    [cm] { $figure } would stand { $gap } cm from another; keep { $least } cm off.
   *[in] { $figure } would stand { $gap }″ from another; keep { $least }″ off.
}
fallout-refused-separation = { $measure ->
    [cm] { $figure } would stand { $gap } cm from an enemy; at set-up at least { $least } cm lie between you.
   *[in] { $figure } would stand { $gap }″ from an enemy; at set-up at least { $least }″ lie between you.
}
fallout-refused-ground = { $figure } cannot stand there: { $terrain }.

fallout-ask-driver = Who drives { $vehicle }?
fallout-opt-driver = { $unit }
fallout-ask-seat = How does { $unit } travel?
fallout-opt-aboard = Aboard { $vehicle }
fallout-opt-on-foot = On foot
fallout-refused-seats = { $n } figures, but { $seats } free seats; a squad boards as a whole.
fallout-refused-no-driver = Nobody drives it.
fallout-event-aboard = { $unit } rides in { $vehicle }.

fallout-ask-box = Where does the next box lie?
fallout-event-box = { $side }: box { $n } is placed.
fallout-refused-box-far = A box lies near the middle of the table, inside the circle.
fallout-refused-box-near = { $measure ->
    [cm] { $gap } cm from another box; at least { $least } cm are wanted.
   *[in] { $gap }″ from another box; at least { $least }″ are wanted.
}
fallout-refused-box-ground = Nobody could reach it there.
fallout-need-box = Which of the closed boxes it is.
fallout-need-d3 = 1-3 is one, 4-6 two, 7-9 three; a 10 rolls again.
fallout-event-box-items = { $unit } opens box { $n }: { $item }, { $count }.
fallout-event-box-ammunition = { $unit } opens box { $n }: ammunition for a minigun.
fallout-event-box-magazine = { $unit } opens box { $n }: an old magazine.
fallout-event-reloaded = { $unit } loads its minigun.
fallout-need-premove = 1-9: every unit moves once before the battle; 10: twice.
fallout-ask-premove = Who moves ahead? { $left } may.
fallout-opt-premove = { $unit }

fallout-ask-critter = Which critter do you act with?
fallout-opt-critter = { $unit }
fallout-ask-critter-kind = What comes in its place?
fallout-need-reinforce = 1-3: the attacker’s edge; 4-7: the centre; 8-10: the defender’s edge.
fallout-event-reinforced = Out of the wastes: { $unit }.
