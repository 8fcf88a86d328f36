# Items in use.

fallout-ask-dose = Does anybody of { $unit } use a dose?
fallout-opt-dose = { $item } for { $figure } ({ $unit })
fallout-opt-no-dose = Nobody
fallout-event-smoke = Smoke: { $n } clouds.
fallout-event-item-gone = { $figure } ({ $unit }) has used up: { $item }.
