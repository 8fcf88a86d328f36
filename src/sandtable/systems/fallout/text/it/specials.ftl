# Creature che seguono la loro natura.

fallout-ask-avenger = Quale Deathclaw vendica il piccolo?
fallout-ask-pack = Quali ratti di { $unit } si uniscono?
fallout-opt-avenger = { MEMBER($figure, $unit, of: "di") }
fallout-event-rushes = { MEMBER($figure, $unit, of: "di") } si avventa sul nemico.
fallout-event-swears = { MEMBER($figure, $unit, of: "di") } si vendicherà.
