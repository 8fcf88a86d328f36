# Oggetti in uso.

fallout-ask-dose = Qualcuno di { $unit } usa una dose?
fallout-opt-dose = { $item } per { $figure } ({ $unit })
fallout-opt-no-dose = Nessuno
fallout-event-smoke = Fumo: { $n } nubi.
fallout-event-item-gone = { $figure } ({ $unit }) ha esaurito: { $item }.
