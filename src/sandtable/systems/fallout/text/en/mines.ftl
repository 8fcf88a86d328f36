# Mines and decoys.

fallout-ask-lay-mines = What does { MEMBER($figure, $unit, of: "of") } lay?
fallout-ask-lay-where = Where { $n ->
    [one] does the counter
   *[other] do the { $n } counters
} go?
fallout-ask-disarm = { MEMBER($figure, $unit, of: "of") } sees a counter in time. Try to disarm it?
fallout-opt-lay = Lay mines ({ $mines } left)
fallout-opt-lay-mine-mine = Two mines
fallout-opt-lay-mine-decoy = A mine and a decoy
fallout-opt-lay-decoy-decoy = Two decoys
fallout-opt-lay-mine = A mine
fallout-opt-lay-decoy = A decoy
fallout-opt-disarm = Disarm it, Traps { $level }
fallout-opt-risk = Walk on
fallout-opt-spot = Find out what the counter is, Perception { $level }

fallout-event-counters-laid = { MEMBER($figure, $unit, of: "of") } lays { $n ->
    [one] a counter
   *[other] { $n } counters
}.
fallout-event-mine-found = { $unit } has found a mine.
fallout-event-decoy-found = { $unit } has found a decoy.
fallout-event-mine-explodes = The mine goes off.
fallout-event-mine-disarmed = { MEMBER($figure, $unit, of: "of") } disarms the mine.
fallout-event-mine-live = { MEMBER($figure, $unit, of: "of") } does not manage it; the mine is still live.
fallout-event-not-spotted = { MEMBER($figure, $unit, of: "of") } cannot tell what it is.

fallout-refused-lay-points = Name { $n ->
    [one] a point
   *[other] { $n } points
} for the counters.
fallout-refused-lay-far = That is too far from whoever lays them.
fallout-refused-lay-near = That is too near another counter.
fallout-refused-lay-ground = Counters lie on flat open ground.
