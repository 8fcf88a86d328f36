# Vehicles: driving, crews, damage, people in the way.

fallout-ask-vehicle = What does { $vehicle } do?
fallout-ask-drive = Where does { $vehicle } go ({ $mode })?
fallout-ask-drives = Who drives { $vehicle }?
fallout-ask-exit = Who gets out of { $vehicle }?
fallout-ask-gunner = Who fires the cannon of { $vehicle }?
fallout-drive-drive = normal speed
fallout-drive-fast = fast
fallout-drive-reverse = backwards

fallout-opt-drive = { $measure ->
    [cm] Drive, up to { $length } cm
   *[in] Drive, up to { $length }″
}
fallout-opt-fast = { $measure ->
    [cm] Drive fast, up to { $length } cm
   *[in] Drive fast, up to { $length }″
}
fallout-opt-reverse = { $measure ->
    [cm] Reverse straight, up to { $length } cm
   *[in] Reverse straight, up to { $length }″
}
fallout-opt-stand = Stand, and fire
fallout-opt-exit = Let people out
fallout-opt-drives = { MEMBER($figure, $unit, of: "of") }
fallout-opt-gunner = { MEMBER($figure, $unit, of: "of") }
fallout-opt-no-gunner = Nobody; everybody fires his own weapon

fallout-event-boards = { $unit } gets into { $vehicle }.
fallout-event-drives = { MEMBER($figure, $unit, of: "of") } drives { $vehicle }.
fallout-event-drove = { $vehicle } drives on.
fallout-event-vehicle-hit = { $vehicle } takes { $n } damage.
fallout-event-vehicle-holds = The body of { $vehicle } holds.
fallout-event-vehicle-disabled = { $vehicle } is disabled.
fallout-event-vehicle-crash = { $vehicle } crashes.
fallout-event-vehicle-destroyed = { $vehicle } is destroyed.
fallout-event-vehicle-left = { $vehicle } leaves the table: { $edge }.
fallout-event-dodged = { MEMBER($figure, $unit, of: "of") } leaps aside.
fallout-event-run-over = { MEMBER($figure, $unit, of: "of") } is run over.
fallout-event-set-aside = { MEMBER($figure, $unit, of: "of") } is thrown clear.

fallout-refused-unmanned = Nobody who can drive is at the wheel of { $vehicle }.
fallout-refused-disabled = { $vehicle } is disabled and cannot go fast.
fallout-refused-drive-far = { $measure ->
    [cm] { $vehicle } goes { $most } cm at most.
   *[in] { $vehicle } goes { $most }″ at most.
}
fallout-refused-drive-turn = { $vehicle } turns { $most } degrees at most, and only while moving.
fallout-refused-drive-blocked = Something is in the way of { $vehicle }.
fallout-refused-drive-edge = { $vehicle } cannot leave the table there.
fallout-warning-steep-turn = { $vehicle } is disabled: a turn this sharp takes a Piloting test, or it crashes.
fallout-refused-board-seats = { $vehicle } has no room for all of { $unit }; a squad boards as a whole.
fallout-refused-board-down = Somebody of { $unit } is knocked down and cannot get in; a squad boards as a whole.
fallout-refused-board-sat-out = Somebody of { $unit } has had his action and cannot get in; a squad boards as a whole.
fallout-refused-board-engaged = Somebody of { $unit } is engaged in melee.
