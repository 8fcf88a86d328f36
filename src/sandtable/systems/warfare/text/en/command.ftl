# The active player's decision, the actions of the chart, and what keeps a unit from acting.

warfare-numbered = { $name } { $n }
warfare-ask-who = Box { $box }, { $ap } AP before the next cube. Who acts?
warfare-ask-action = What does { $unit } do?
warfare-opt-unit = { $unit }
warfare-opt-support = Support: { $unit }
warfare-opt-pass = Pass

warfare-action-move = Move
warfare-action-load = Take aboard
warfare-action-unload = Set down
warfare-action-convert = Win over the crowd
warfare-action-roadblock-remove = Remove a roadblock
warfare-action-roadblock-lift = Lift a roadblock
warfare-action-roadblock-place = Place a roadblock
warfare-action-fire-light = Fire light weapons
warfare-action-fire-heavy = Fire heavy weapons
warfare-action-fire-sam = Fire missiles
warfare-action-hunter-fire = Hunt a helicopter
warfare-action-recover = Recover
warfare-action-assault = Assault
warfare-action-overwatch = Go on overwatch
warfare-action-suppressive-fire = Suppressive fire

warfare-refused-setup-units = It is not on the map.
warfare-refused-morale-suppressed = A Suppressed unit takes no action; it can only be recovered.
warfare-refused-transport-passenger-idle = Whoever rides in a vehicle does nothing and cannot be aimed at. Set it down first.
warfare-refused-scenario-topics = This belongs to a later chapter than the scenario uses.
warfare-refused-unit-special-action-icon = It does not show the icon of this special action.
warfare-refused-unit-ability-icon = It does not show the icon of this ability.
warfare-refused-no-hex = This is no hex of the map that could be chosen.
warfare-refused-no-target = There is no unit called “{ $target }” to aim at.
