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
