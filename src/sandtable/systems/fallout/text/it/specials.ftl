# Creature che seguono la loro natura.

fallout-ask-avenger = Quale Deathclaw vendica il piccolo?
fallout-ask-pack = Quali ratti di { $unit } si uniscono?
fallout-opt-avenger = { $figure } ({ $unit })
fallout-event-rushes = { $figure } ({ $unit }) si avventa sul nemico.
fallout-event-swears = { $figure } ({ $unit }) si vendicherà.
