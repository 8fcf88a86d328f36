# Scenarios, how they are scored and how they end.

fallout-scenario-skirmish = Skirmish
fallout-scenario-skirmish-objective = What you have left and what you killed counts in points; ten points or less apart is a draw.
fallout-scenario-skirmish-special = Whoever leaves over his own edge keeps half his worth; over another edge he counts as killed.
fallout-scenario-convoy = Convoy!
fallout-scenario-convoy-objective = The convoy must bring its APC from the north edge over the south edge. Otherwise the raiders win.
fallout-scenario-convoy-special = The convoy comes in on turn 1. Raiders wait on both flanks and cannot leave.
fallout-scenario-treasure_hunt = Treasure Hunt!
fallout-scenario-treasure_hunt-objective = Scavengers score for every box they open, raiders for every box they keep from them; one point more for the heavier killing.
fallout-scenario-treasure_hunt-special = Boxes are opened with Lockpick. One of them holds ammunition for the silent miniguns; the first gunner beside it has it.
fallout-scenario-wild_america = Wild America
fallout-scenario-wild_america-objective = Points are enemies killed by your troops, or by critters in your hand. Nobody may leave.
fallout-scenario-wild_america-special = After each of your units you act with a critter. When one dies another comes, as long as there are any.

fallout-score-living = Left alive: { $points }
fallout-score-unit = { $unit }: { $n } of { $of } still there
fallout-score-vehicle = { $unit } is not destroyed
fallout-score-left = Left the table, at half their points
fallout-score-killed = Enemies killed: { $points }
fallout-score-apc = The APC is through
fallout-score-apc-lost = The APC is lost
fallout-score-opened = Boxes opened: { $points }
fallout-score-locked = Boxes still locked: { $points }
fallout-score-kills = More enemies killed

fallout-event-won = Victory in turn { $turn }: { $side }. Points: { $points }.
fallout-event-draw = A draw in turn { $turn }. Points: { $points }.
fallout-result-draw = Neither side is far enough ahead (turn { $turn }).
fallout-result-skirmish = Decided on points (turn { $turn }).
fallout-result-convoy = Decided by the APC (turn { $turn }).
fallout-result-treasure_hunt = Decided by the boxes (turn { $turn }).
fallout-result-wild_america = Decided by enemies killed (turn { $turn }).

# Scenario files: what is wrong with one, and how it is won.

fallout-scenario-own = Scenario from a file
fallout-law-skirmish = What you have left and what you killed counts in points; ten points or less apart is a draw.
fallout-law-convoy = Who enters must bring the vehicle it was given over its exit; otherwise the other side wins.
fallout-law-treasure_hunt = The first side scores for every box it opens, the second for every box it keeps from it; one point more for the heavier killing.
fallout-law-wild_america = Points are enemies killed by your troops, or by critters in your hand.
fallout-file-deploy-or-enters = { $at }: a side sets up in a zone, or it enters over an edge.
fallout-file-home = { $at }: say home = "south" for a zone that is no strip, and only for such a zone: it is the edge the side flees to.
fallout-file-convoy = { $at }: to be won as a convoy, exactly one side enters over an edge, with a free_vehicle and exits.
fallout-file-enters = { $at }: only a convoy enters over an edge.
fallout-file-boxes = { $at }: boxes belong to a treasure hunt, and a treasure hunt needs them.
fallout-file-critters = { $at }: critters belong to Wild America, and Wild America needs them.
fallout-file-two-sides = { $at }: by this law exactly two sides play.
fallout-file-apart = { $at }: nobody sets up within { $least }″ of an enemy, and these zones are { $gap }″ apart; move them, or say flanks = true.
fallout-scenario-random = Random scenario
fallout-scenario-random-briefing = Table, zones, objectives and points are drawn; both sides see the same sheet.
