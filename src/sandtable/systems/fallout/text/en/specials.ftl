# Creatures that follow their nature.

fallout-ask-avenger = Which Deathclaw avenges the young one?
fallout-ask-pack = Which rats of { $unit } join in?
fallout-opt-avenger = { MEMBER($figure, $unit, of: "of") }
fallout-event-rushes = { MEMBER($figure, $unit, of: "of") } goes for its enemy.
fallout-event-swears = { MEMBER($figure, $unit, of: "of") } will have its revenge.
