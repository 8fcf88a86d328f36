fallout-event-saved = { $figure } of { $unit } shrugs it off.
fallout-event-shielded = { $figure } of { $unit } is hit, but nothing comes through.
fallout-event-hurt = { $figure } of { $unit } loses { $n ->
    [one] one hit point
   *[other] { $n } hit points
}.
fallout-event-unconscious = { $figure } of { $unit } falls unconscious.
fallout-event-killed = { $figure } of { $unit } is dead.
fallout-event-knocked-down = { $figure } of { $unit } is knocked down.
fallout-event-poisoned = { $figure } of { $unit } is poisoned.
fallout-event-woke = { $figure } of { $unit } is awake again.
fallout-event-stood = { $figure } of { $unit } stands up.
fallout-event-smoke-gone = A smoke cloud is blown away.
fallout-need-smoke = gone on 5 or more
fallout-event-holds = { $unit } keeps its nerve.
fallout-event-broken = { $unit } breaks.
fallout-event-rallied = { $unit } rallies.
fallout-event-flees = { $unit } runs for the edge.
