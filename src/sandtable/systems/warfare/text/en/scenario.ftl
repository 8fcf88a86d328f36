# The scenarios of the learning path, random ones, and those out of a file.

warfare-scenario-s1 = Winning hearts and minds
warfare-scenario-s1-special-1 = No combat: fire, assault, overwatch, smoke, recovery and supports are not in force. Morale heals only when a turn ends.
warfare-scenario-s1-special-2 = The aid convoy is the LAV.
warfare-scenario-s2 = Save the hostages
warfare-scenario-s2-special-1 = Irregulars may move with their hostages, but never off the map.
warfare-scenario-s3 = Clearing the farm
warfare-scenario-s3-special-1 = The farm is the courtyard 12,2 with the buildings 11,1, 12,1, 13,1, 11,2 and 13,2.
warfare-scenario-s4 = Here they come!
warfare-scenario-s4-special-1 = Martyrdom is allowed.
warfare-scenario-s4-special-2 = The Mangusta comes in turn 2.
warfare-scenario-s4-special-3 = The Mangusta is ordered to stay low: it may not end a move where it would be high, nor go on overwatch.
warfare-scenario-s4-special-4 = No rubble ever lies in the gate 12,2 or the courtyard 11,2.
warfare-scenario-s5 = Take the bridge
warfare-scenario-s5-special-1 = The bridge is 11,3 and 12,3; no rubble ever lies on it.
warfare-scenario-s5-special-2 = A bridge hex is of the side that last had a ground unit in it; at the start both are Russian.
warfare-scenario-s5-special-3 = With three players the West is shared: one commands the infantry, one the vehicles and supports.
warfare-scenario-s5-special-4 = With four players the East is shared in the same way.
warfare-scenario-s5-special-5 = The T-90 comes in turn 2.
warfare-scenario-random = Random scenario
warfare-scenario-random-briefing = Map, forces, mission and arrivals are drawn; both sides see the same sheet.
warfare-scenario-own = Scenario from a file
warfare-scenario-own-briefing = A scenario that somebody wrote: map, forces, counters and points as its file says.
warfare-scenario-titled = { $title }
warfare-scenario-note = { $note }
-warfare-language = en
    .code = en
warfare-words = { -warfare-language.code ->
    [it] { $it }
   *[en] { $en }
}
warfare-scenario-position = Position
warfare-scenario-drawn = { $mission ->
    [seize] Seize
    [breakthrough] Breakthrough
    [convoy] Convoy
    [hearts] Hearts
    [hostages] Hostages
   *[attrition] Attrition
}
warfare-mission-seize-briefing = Five places about the middle of the map; whoever last had a ground unit in one holds it.
warfare-mission-breakthrough-briefing = The attacker has to leave by the far edge of the map.
warfare-mission-convoy-briefing = Loaded transports have to leave by the far edge of the map.
warfare-mission-hearts-briefing = The crowds decide: win them over, or stir them up.
warfare-mission-hostages-briefing = Three captors hold Civilians, who are to be brought home by the near edge.
warfare-mission-attrition-briefing = Whoever destroys more wins.
warfare-briefing-teaches = Teaches { $topics }.
warfare-briefing-chapter = { $chapter ->
    [1] In force: chapter 1.
   *[other] In force: chapters 1 to { $chapter }.
}
warfare-briefing-points = { $side }: { $line }
warfare-briefing-tie = On equal points: victory for { $side }.

# What a scenario teaches

warfare-topic-movement = movement
warfare-topic-transport = transport
warfare-topic-conversion = winning over crowds
warfare-topic-roadblocks = roadblocks
warfare-topic-fortifications = fortifications
warfare-topic-sight = line of sight
warfare-topic-fire = fire
warfare-topic-assault = assault
warfare-topic-recovery = recovery
warfare-topic-hostages = hostages
warfare-topic-escort = leading Civilians
warfare-topic-overwatch = overwatch
warfare-topic-smoke = smoke
warfare-topic-supports = supports
warfare-topic-artillery = artillery and its scatter
warfare-topic-unknown = Unknown counters
warfare-topic-recon = recon
warfare-topic-ied = IED and mines
warfare-topic-clearing = clearing
warfare-topic-rubble = rubble
warfare-topic-suppressive = suppressive fire
warfare-topic-helicopters = helicopters
warfare-topic-hunters = helicopter hunters
warfare-topic-snipers = snipers
warfare-topic-martyrdom = martyrdom
warfare-topic-vehicles = vehicles
warfare-topic-storming = storming a fortification
warfare-topic-sam = SAM
warfare-topic-cas = close air support
warfare-topic-drones = support drones
warfare-topic-jamming = ramming and jamming drones
warfare-topic-squad-drones = squad drones
warfare-topic-stealth = stealth
warfare-topic-amphibious = amphibious units
warfare-topic-airborne = airborne units

# How points are won

warfare-victory-per-counter-map = { $points ->
    [1] 1 point for each { $counter } counter on the map.
   *[other] { $points } points for each { $counter } counter on the map.
}
warfare-victory-per-counter-exited = { $points ->
    [1] 1 point for each { $counter } counter taken off the map.
   *[other] { $points } points for each { $counter } counter taken off the map.
}
warfare-victory-per-counter-eliminated = { $points ->
    [1] 1 point for each { $counter } counter lost.
   *[other] { $points } points for each { $counter } counter lost.
}
warfare-victory-per-counter-with = { $points ->
    [1] 1 point for each { $counter } counter with, or aboard, a unit of { $of } at the end.
   *[other] { $points } points for each { $counter } counter with, or aboard, a unit of { $of } at the end.
}
warfare-victory-per-counter-in-row = { $points ->
    [1] 1 point for each { $counter } in row { $row } from column { $from } on.
   *[other] { $points } points for each { $counter } in row { $row } from column { $from } on.
}
warfare-victory-per-unit-state = { $points ->
    [1] 1 point for each unit of { $of } in a bad state ({ $states }), counted before the last end-of-turn steps.
   *[other] { $points } points for each unit of { $of } in a bad state ({ $states }), counted before the last end-of-turn steps.
}
warfare-victory-unit-in-columns = { $points ->
    [1] 1 point if { $unit } ends in columns { $from } to { $to }.
   *[other] { $points } points if { $unit } ends in columns { $from } to { $to }.
}
warfare-victory-per-unit-in-columns = { $points ->
    [1] 1 point for each unit of { $of } ({ $kinds }) from column { $from } on at the end.
   *[other] { $points } points for each unit of { $of } ({ $kinds }) from column { $from } on at the end.
}
warfare-victory-unit-in-hexes = { $points ->
    [1] 1 point if a unit of { $of } ({ $kinds }) is in one of these hexes at the end: { $hexes }.
   *[other] { $points } points if a unit of { $of } ({ $kinds }) is in one of these hexes at the end: { $hexes }.
}
warfare-victory-no-unit-in-hexes = { $points ->
    [1] 1 point if no unit of { $of } is in these hexes at the end: { $hexes }.
   *[other] { $points } points if no unit of { $of } is in these hexes at the end: { $hexes }.
}
warfare-victory-per-removed = { $points ->
    [1] 1 point for each of these removed by recon or clearing: { $counters }.
   *[other] { $points } points for each of these removed by recon or clearing: { $counters }.
}
warfare-victory-per-eliminated = { $points ->
    [1] 1 point for each unit of { $of } eliminated ({ $kinds }).
   *[other] { $points } points for each unit of { $of } eliminated ({ $kinds }).
}
warfare-victory-per-hex-controlled = { $points ->
    [1] 1 point for each of these hexes controlled at the end: { $hexes }.
   *[other] { $points } points for each of these hexes controlled at the end: { $hexes }.
}
warfare-victory-per-exited = { $points ->
    [1] 1 point for each unit of { $of } that leaves the map ({ $kinds }).
   *[other] { $points } points for each unit of { $of } that leaves the map ({ $kinds }).
}
warfare-victory-per-not-exited = { $points ->
    [1] 1 point for each unit of { $of } that has not left the map.
   *[other] { $points } points for each unit of { $of } that has not left the map.
}
warfare-victory-per-transport-exited = { $points ->
    [1] 1 point for each transport of { $of } that leaves the map.
   *[other] { $points } points for each transport of { $of } that leaves the map.
}
warfare-victory-per-transport-not-exited = { $points ->
    [1] 1 point for each transport of { $of } that has not left the map.
   *[other] { $points } points for each transport of { $of } that has not left the map.
}
warfare-victory-eliminated-points = { $points ->
    [1] 1 point for every { $share } points of units and aircraft of { $of } eliminated.
   *[other] { $points } points for every { $share } points of units and aircraft of { $of } eliminated.
}
warfare-score-line = { $line } (× { $times })
warfare-result-points = Victory for { $winner }: { $points } to { $other }.
warfare-result-tie = { $points } to { $other }: the tie goes to { $winner }.
warfare-event-over = The game is over. Victory for { $winner }: { $points } to { $other }.
