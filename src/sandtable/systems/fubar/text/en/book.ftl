# Names of the book: training, weapons, armour, vehicles, cover, terrain.

fubar-training-recruit = Recruit
fubar-training-seasoned = Seasoned
fubar-training-veteran = Veteran
fubar-training-elite = Elite
fubar-weapon-pistol = Pistol or revolver
fubar-weapon-rifle = Rifle
fubar-weapon-assault_rifle = Assault rifle
fubar-weapon-rifle_launcher = Integral grenade launcher
fubar-weapon-sniper = Precision rifle
fubar-weapon-smg = Sub-machine gun
fubar-weapon-machine_gun = Machine gun
fubar-weapon-shotgun = Shotgun
fubar-weapon-hmg = Heavy machine gun
fubar-weapon-flamethrower = Flamethrower
fubar-weapon-grenade = Thrown grenade
fubar-weapon-rpg = RPG
fubar-weapon-at_gun = Light anti-tank gun
fubar-weapon-mortar = Light mortar
fubar-weapon-light_cannon = Light cannon
fubar-weapon-heavy_cannon = Heavy cannon
fubar-armour-none = No armour
fubar-armour-light = Light armour
fubar-armour-medium = Medium armour
fubar-armour-heavy = Heavy armour
fubar-armour-power = Powered armour
fubar-armour-battle = Battle armour
fubar-vehicle-car = Car
fubar-vehicle-truck = Truck
fubar-vehicle-apc = Carrier
fubar-vehicle-ifv = Infantry fighting vehicle
fubar-vehicle-light_tank = Light tank
fubar-vehicle-medium_tank = Medium tank
fubar-vehicle-heavy_tank = Heavy tank
fubar-cover-none = no cover
fubar-cover-light = light cover
fubar-cover-medium = medium cover
fubar-cover-heavy = heavy cover
fubar-terrain-wood = Wood
fubar-terrain-undergrowth = Undergrowth
fubar-terrain-wooden_building = Wooden building
fubar-terrain-hole = Crater
fubar-terrain-scenery_car = Abandoned car
fubar-terrain-wreck = Wreck
fubar-terrain-fence = Fence
fubar-terrain-hedge = Hedge
fubar-terrain-wall = Wall
fubar-terrain-building = Building
fubar-terrain-ruin = Ruin
fubar-terrain-rubble = Rubble
fubar-terrain-trench = Trench
fubar-terrain-bunker = Bunker
fubar-terrain-road = Road
fubar-terrain-none = Open ground

# Rosters and their units.

fubar-roster-accord = Meridian Accord regulars
fubar-roster-redgully = Red Gully brigades
fubar-roster-aegis = Aegis drop cohort
fubar-roster-dustfall = Dustfall militia
fubar-roster-harbour = Harbour Tactical
fubar-unit-accord_rifles = Rifle section
fubar-unit-accord_support = Machine-gun team
fubar-unit-accord_recon = Recon team
fubar-unit-accord_apc = Section carrier
fubar-unit-accord_tank = Line tank
fubar-unit-red_fighters = Fighter band
fubar-unit-red_cadre = Cadre
fubar-unit-red_mortar = Mortar crew
fubar-unit-red_technical = Technical
fubar-unit-red_truck = Truck
fubar-unit-aegis_line = Line squad
fubar-unit-aegis_breach = Breach squad
fubar-unit-aegis_sniper = Overwatch pair
fubar-unit-aegis_sled = Assault sled
fubar-unit-dust_levy = Levy platoon
fubar-unit-dust_rangers = Ranger squad
fubar-unit-dust_gun = Gun crew
fubar-unit-dust_crawler = Armed crawler
fubar-unit-harb_entry = Entry team
fubar-unit-harb_patrol = Patrol
fubar-unit-harb_marks = Marksman team
fubar-unit-harb_van = Armoured van
fubar-unit-nth = { $unit } { $n }
fubar-title = FUBAR
fubar-name = { $name }
fubar-side = { $name } · { $role }
fubar-figure = { $unit }, figure { $n }
fubar-captive = Captive
fubar-range = { $weapon }, { $points } FP

# Cards, badges, phases, zones.

fubar-stat-training = Activation / experience
fubar-stat-leader = Leader’s activation
fubar-stat-pins = Most pinned
fubar-stat-save = Save
fubar-stat-grenades = Grenades: range · FP
fubar-stat-crew = Crew
fubar-stat-seats = Aboard / seats
fubar-badge-pinned = Pinned
fubar-badge-guard = On Guard
fubar-badge-ground = Gone to ground
fubar-badge-dash = Ducking
fubar-badge-stunned = Crew stunned
fubar-badge-immobile = Immobilised
fubar-badge-fighting = In close combat
fubar-badge-acted = Has had its attempt
fubar-badge-leader = Leader
fubar-badge-hidden = Hidden
fubar-badge-captive = Captive
fubar-badge-aboard = Aboard
fubar-phase-deploy = Set-up
fubar-phase-combats = Close combats
fubar-phase-initiative = Initiative
fubar-phase-activations = Activations
fubar-phase-end = End of turn
fubar-phase-over = Game over
fubar-zone-deploy = Set-up zone: { $side }
fubar-zone-exit = Exit: { $side }
fubar-objective-west = West marker
fubar-objective-centre = Centre marker
fubar-objective-east = East marker
fubar-objective-west_house = West building
fubar-objective-east_house = East building
fubar-objective-line = Bunker line
fubar-objective = Marker { $name }

# Scenarios.

fubar-briefing-role = { $role }: { $side }.
fubar-role-first = South side
fubar-role-second = North side
fubar-role-third = West side
fubar-role-fourth = East side
fubar-role-attacker = Attacker
fubar-role-defender = Defender
fubar-role-convoy = Convoy
fubar-role-ambushers = Ambushers
fubar-role-raiders = Raiders
fubar-role-guards = Guards
fubar-scenario-crossroads = Crossroads
fubar-scenario-crossroads-objective = Hold the three markers on the midline: 1 point each at the end of every turn from turn 3, and 1 for every enemy unit destroyed.
fubar-scenario-crossroads-special = Both sides set up within 8″ (20 cm) of their own edge. No special rules.
fubar-scenario-outpost = The Outpost
fubar-scenario-outpost-objective = At the end the attacker scores 4 for each of the two buildings he holds, the defender 4 for each that the attacker does not.
fubar-scenario-outpost-special = The attacker comes from one edge of his choice and adds 1 to initiative. The defender sets up within 10″ (25 cm) of the centre and starts On Guard.
fubar-scenario-convoy = Convoy
fubar-scenario-convoy-objective = The convoy scores 6 for each vehicle that leaves by the far short edge; the ambushers 3 for each destroyed and 1 for each immobilised at the end.
fubar-scenario-convoy-special = Ambushers set up in cover more than 12″ (30 cm) from the road. Until they fire they are seen only within 12″ (30 cm). They add 2 to initiative in turn 1.
fubar-scenario-extraction = Extraction
fubar-scenario-extraction-objective = The raiders score 8 if the captive leaves by their edge, otherwise the guards score 4; the raiders score 5 for each unit of guards destroyed.
fubar-scenario-extraction-special = A unit in contact with the captive may take him along: it then only walks and does not fire. The guards activate at −1 in turn 1.
fubar-scenario-laststand = Last Stand
fubar-scenario-laststand-objective = From turn 6 the defender scores 1 for each of his units alive at the end of a turn; the attacker scores 5 for each of them destroyed, and 8 if no defender is left.
fubar-scenario-laststand-special = The defender sets up in the bunker line, the attacker within 6″ (15 cm) of either edge parallel to it. Destroyed infantry of the attacker returns once, at full strength.
fubar-scenario-skirmish = Skirmish
fubar-scenario-skirmish-objective = 1 point for every enemy unit or vehicle destroyed.
fubar-scenario-skirmish-special = Two to four sides, each within 8″ (20 cm) of its own edge.

# Options.

fubar-option-terrain = Terrain
fubar-option-terrain-generated = laid out by chance
fubar-option-terrain-players = placed by the sides in turn
fubar-option-table = Table
fubar-option-table-standard = as the scenario has it
fubar-option-table-small = small, 24″ × 24″ (60 × 60 cm)
fubar-option-points = Points a side
fubar-option-points-0 = as the scenario says
fubar-option-start_guard = All units start On Guard
fubar-option-mortar_indirect = Mortars fire at enemies that a friend sees
fubar-option-without_break = Play on when a side has nothing left
fubar-option-without_retreat = No retreats
fubar-option-without_cohesion = No penalty for figures out of cohesion

# Army lists.

fubar-army-shape = An army list needs units = [ … ]: ids of house units, or units described one by one.
fubar-army-entry = Unit { $unit } cannot be read: write the id of a house unit, or a table that describes one.
fubar-army-pack = The pack of this list cannot be used: { $reason }
fubar-army-did-you-mean = Unit { $unit }: there is no { $what } “{ $found }”; did you mean “{ $close }”?
fubar-army-unknown = Unit { $unit }: there is no { $what } “{ $found }”; choose among { $known }.
fubar-army-count = Unit { $unit }: count must be a whole number from 1 to { $most }.
fubar-army-units = { $n } units; a side has { $least } to { $most }.
fubar-army-points = { $points } points; this side has { $limit }.
fubar-army-mixed = Units of { $rosters } in one army; take them from one faction.
fubar-army-vehicles = { $n } vehicles; this side needs at least { $least }.
fubar-army-cannon = { $unit }: { $weapon } goes on tanks and in bunkers only.
fubar-army-vehicle-crew = { $unit }: each heavy machine gun needs one of the { $crew } crew.
fubar-army-figures = { $unit } has { $n } figures; infantry units have { $least } to { $most }.
fubar-army-size-differs = { $unit }: size does not agree with its figures; they are { $n }.
fubar-army-unarmed = { $unit } has figures without weapons; give each at least one.
fubar-army-crew = { $unit }: { $weapon } takes { $crew } figures a gun, and { $n } figures carry it; give each gun its crew.
fubar-army-grenades = { $unit }: grenades are for the whole unit; write grenades = true.
fubar-army-launcher = { $unit }: the integral launcher needs an assault rifle on the same figure.
fubar-army-leader = { $unit }: a leader stands one or two levels above his unit; vehicles have none.
fubar-army-points-differ = { $unit } costs { $points } points; the list says otherwise.
fubar-army-number = { $unit }: { $what } must be a whole number from { $least } to { $most }.
fubar-setup-refused = { $reason }

# Terrain and set-up.

fubar-need-terrain = The highest lays the first piece.
fubar-need-deploy = The lowest places first.
fubar-event-laid = { $side }: a piece is laid. { $kind }.
fubar-refused-not-light = At least half of the pieces give light cover; lay one of those.
fubar-event-deploy-first = First to place: { $side }. Order: { $order }.
fubar-ask-edge = Which edge do you come from?
fubar-opt-edge = { $edge ->
    [north] North edge
    [south] South edge
    [west] West edge
   *[east] East edge
}
fubar-event-edge = { $edge ->
    [north] { $side }: from the north edge.
    [south] { $side }: from the south edge.
    [west] { $side }: from the west edge.
   *[east] { $side }: from the east edge.
}
fubar-ask-deploy = { $left ->
    [one] Place your last unit.
   *[other] Which unit do you place? { $left } are left.
}
fubar-opt-deploy = Place { $unit }
fubar-ask-carrier = Does { $unit } start on the table or aboard?
fubar-opt-on-table = On the table
fubar-opt-aboard = Aboard { $vehicle }
fubar-ask-place = Where does { $unit } stand?
fubar-refused-zone-cover = { $figure } is not in cover; ambushers set up inside an area of cover.
fubar-refused-place-cohesion = { $unit } is out of cohesion; join the figures by gaps of at most 3″ (8 cm).
fubar-event-deployed = { $unit } is set up.
fubar-event-left-out = There is no room on the table for { $unit }: it stays out of the game.
fubar-event-deployed-aboard = { $unit } starts aboard { $vehicle }.
fubar-event-spotted = { $unit } comes into sight.
fubar-event-met = { $unit } runs into { $target }, hidden until now.
fubar-event-start-guard = On Guard from the start: { $side }.

# The captive.

fubar-ask-captive = Does { $unit } take the captive along?
fubar-opt-captive-take = Take him along
fubar-opt-captive-leave = Leave him here
fubar-event-captive-taken = { $unit } takes the captive along.
fubar-event-captive-left = { $unit } leaves the captive where he is.
fubar-event-captive-moved = The captive goes with { $unit }.
fubar-event-captive-out = The captive leaves the table with { $unit }.
fubar-refused-no-captive = There is no captive that this unit could take along.
fubar-refused-captive-taken = { $unit } leads the captive; he must be left behind first.
fubar-refused-captive-contact = No figure of { $unit } touches the captive; move into contact first.

# Points and the end.

fubar-event-holds = { $side }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $where }.
fubar-event-scores = { $side }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $kind ->
    [losses] enemy units destroyed
    [held_at_end] what it holds
    [kept_at_end] what was kept
    [vehicles_off] vehicles brought off
    [vehicles_destroyed] vehicles destroyed
    [vehicles_immobile_at_end] vehicles immobilised
    [captive_out] the captive brought out
    [captive_kept] the captive kept
    [units_each_turn] units alive
   *[no_enemy_left] no enemy left
}.
fubar-event-returned = { $unit } returns at full strength.
fubar-event-won = Won on points: { $side }. Score: { $points }.
fubar-event-won-break = Won: { $side }. Nobody else is left on the table.
fubar-event-draw = A draw. Score: { $points }.
fubar-result-points = Decided on points.
fubar-result-break = Nobody else is left on the table. That decides, whatever the points.
fubar-result-draw = Nobody has more points.
fubar-score-held_each_turn = { $count ->
    [one] A marker held at the end of one turn
   *[other] Markers held at the ends of turns, { $count } times
}
fubar-score-units_each_turn = { $count ->
    [one] A unit alive at the end of a turn
   *[other] Units alive at the ends of turns, { $count } counted
}
fubar-score-losses = { $count ->
    [one] One enemy unit destroyed
   *[other] { $count } enemy units destroyed
}
fubar-score-held_at_end = { $count ->
    [one] One building held at the end
   *[other] { $count } buildings held at the end
}
fubar-score-kept_at_end = { $count ->
    [one] One building kept from the attacker
   *[other] { $count } buildings kept from the attacker
}
fubar-score-vehicles_off = { $count ->
    [one] One vehicle brought off the table
   *[other] { $count } vehicles brought off the table
}
fubar-score-vehicles_destroyed = { $count ->
    [one] One vehicle destroyed
   *[other] { $count } vehicles destroyed
}
fubar-score-vehicles_immobile_at_end = { $count ->
    [one] One vehicle immobilised at the end
   *[other] { $count } vehicles immobilised at the end
}
fubar-score-captive_out = The captive brought out
fubar-score-captive_kept = The captive kept
fubar-score-no_enemy_left = No enemy left
fubar-score-before = Points from before

# Tools.

fubar-fact-weapon = { $measure ->
    [cm] { $weapon }: { $length } cm
   *[other] { $weapon }: { $length }″
}
fubar-fact-reach = { $measure ->
    [cm] { $action ->
        [walk] Walk: up to { $length } cm
        [run] Run: up to { $length } cm
       *[drive] Drive: up to { $length } cm in the open
    }
   *[other] { $action ->
        [walk] Walk: up to { $length }″
        [run] Run: up to { $length }″
       *[drive] Drive: up to { $length }″ in the open
    }
}

# Scenario files: what is wrong with one, and what it pays for.

fubar-scenario-own = Scenario from a file
fubar-file-exits = { $at }: exits and exits_for go together: the edges, and who may leave by them.
fubar-file-no-captive = { $at }: there is no captive; say where he stands: captive = [x, y].
fubar-file-at-or-piece = { $at }: an objective lies at = [x, y], or it is a piece = "house" of terrain.
fubar-file-score-side = { $at }: { $kind } needs a side to pay.
fubar-file-score-from = { $at }: { $kind } needs from_side, another side.
fubar-file-no-objective = { $at }: { $kind } needs an objective in the file.
fubar-file-score-turn = { $at }: { $kind } is counted once, at the end; it has no first turn.
fubar-file-score-twice = { $at }: only one line can pay the same side turn by turn.
fubar-everybody = Either side
fubar-scoring-losses = { $side }: { $points } for every enemy unit or vehicle destroyed.
fubar-scoring-held_each_turn = { $side }: { $points } for every objective held at the end of a turn, from turn { $from }.
fubar-scoring-units_each_turn = { $side }: { $points } for every own unit alive at the end of a turn, from turn { $from }.
fubar-scoring-held_at_end = { $side }: { $points } for every objective held at the end.
fubar-scoring-kept_at_end = { $side }: { $points } at the end for every objective that { $against } does not hold.
fubar-scoring-vehicles_off = { $side }: { $points } for every vehicle that leaves by its edge.
fubar-scoring-vehicles_destroyed = { $side }: { $points } for every enemy vehicle destroyed.
fubar-scoring-vehicles_immobile_at_end = { $side }: { $points } for every enemy vehicle immobile at the end.
fubar-scoring-captive_out = { $side }: { $points } if it brings the captive out.
fubar-scoring-captive_kept = { $side }: { $points } if { $against } does not bring the captive out.
fubar-scoring-no_enemy_left = { $side }: { $points } if no enemy is left.
fubar-scenario-random = Random scenario
fubar-scenario-random-briefing = Table, zones, objectives and points are drawn; both sides see the same sheet.
