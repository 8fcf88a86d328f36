# Creatures that follow their nature.

fallout-ask-avenger = Which Deathclaw avenges the young one?
fallout-ask-pack = Which rats of { $unit } join in?
fallout-opt-avenger = { $figure } ({ $unit })
fallout-event-rushes = { $figure } ({ $unit }) goes for its enemy.
fallout-event-swears = { $figure } ({ $unit }) will have its revenge.
