# Items in use.

fallout-ask-dose = Does anybody of { $unit } use a dose?
fallout-opt-dose = { $item } for { MEMBER($figure, $unit, of: "of") }
fallout-opt-no-dose = Nobody
fallout-ask-clouds = Where { $n ->
    [one] does the other cloud lie?
   *[other] do the other { $n } clouds lie?
}
fallout-refused-clouds = { $n ->
    [one] One more cloud lies somewhere, touching the first.
   *[other] { $n } more clouds lie somewhere, each touching the first.
}
fallout-event-smoke = Smoke: { $n ->
    [one] one cloud
   *[other] { $n } clouds
}.
fallout-event-item-gone = { MEMBER($figure, $unit, of: "of") } has used up: { $item }.
