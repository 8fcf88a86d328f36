fallout-event-saved = { MEMBER($figure, $unit, of: "of") } shrugs it off.
fallout-event-shielded = { MEMBER($figure, $unit, of: "of") } is hit, but nothing comes through.
fallout-event-hurt = { MEMBER($figure, $unit, of: "of") } loses { $n ->
    [one] one hit point
   *[other] { $n } hit points
}.
fallout-event-unconscious = { MEMBER($figure, $unit, of: "of") } falls unconscious.
fallout-event-killed = { MEMBER($figure, $unit, of: "of") } is dead.
fallout-event-knocked-down = { MEMBER($figure, $unit, of: "of") } is knocked down.
fallout-event-poisoned = { MEMBER($figure, $unit, of: "of") } is poisoned.
fallout-event-woke = { MEMBER($figure, $unit, of: "of") } is awake again.
fallout-event-stood = { MEMBER($figure, $unit, of: "of") } stands up.
fallout-event-smoke-gone = A smoke cloud is blown away.
fallout-need-smoke = gone on 5 or more
fallout-event-holds = { $unit } keeps its nerve.
fallout-event-broken = { $unit } breaks.
fallout-event-rallied = { $unit } rallies.
fallout-event-flees = { $unit } runs for the edge.
