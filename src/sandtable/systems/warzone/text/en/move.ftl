# Movement, charges, climbs, leaps and falls.

warzone-ask-move = Where does { $model } move?
warzone-ask-run = Where does { $model } run?
warzone-ask-disengage = Where does { $model } go to leave the combat?
warzone-ask-cover = Where does { $model } take cover?
warzone-ask-charge = Whom does { $model } charge?
warzone-ask-counter = { $enemy } charges { $model }. Charge back?
warzone-opt-counter = Charge back
warzone-opt-stand = Stand
warzone-ask-take-cover = { $model } waits and is being shot at. Take cover?
warzone-opt-take-cover = Take cover
warzone-opt-stay = Stay
warzone-snap-goal = Towards the objective
warzone-snap-cover = Behind cover
warzone-snap-enemy = Towards the enemy
warzone-fact-terrain = Terrain takes { $loss } from M.
warzone-fact-climb = A climb of { $inches } inches; it takes a CON test.
warzone-fact-drop = A drop of { $inches } inches, free.
warzone-fact-fall = A drop of { $inches } inches: it hurts.
warzone-fact-leap = A leap over { $inches } inches; it takes a CON test.
warzone-fact-stopped = { $enemy } stops the move.
warzone-fact-charge-bonus = At least { $inches } inches: the first blow has the charge bonus.
warzone-fact-no-charge-bonus = Under { $inches } inches: no charge bonus.
warzone-fact-fear = A test against fear first, on { $need } or less.
warzone-event-moved = { $model } moves { $inches ->
    [1] an inch
   *[other] { $inches } inches
}.
warzone-event-fell = { $model } falls { $inches ->
    [1] an inch
   *[other] { $inches } inches
}.
warzone-event-leap-failed = { $model } leaps short.
warzone-event-climb-failed = { $model } loses hold.
warzone-event-charges = { $model } charges { $target }.
warzone-event-charge-short = { $model } does not reach { $target }.
warzone-event-counter-charge = { $model } charges back.
warzone-event-took-cover = { $model } takes cover.
warzone-refused-key = An answer has no "{ $key }" here; it may have: { $known }.
warzone-refused-move-table = A move says where this model goes: a table with "to".
warzone-refused-way = There is no way there for { $model }.
warzone-refused-too-far = { $model } would move { $length } inches, it may move { $most }.
warzone-refused-climb-far = The way and the climb are { $length } inches together; { $model } may do { $most }.
warzone-refused-climb-action = That move does not climb.
warzone-refused-vehicle-climb = { $model } cannot climb.
warzone-refused-drop = A drop of { $inches } inches takes a movement action.
warzone-refused-leap = The gap is { $inches } inches wide; { $model } leaps { $most } at most.
warzone-refused-leap-heavy = { $model } is too heavy to leap.
warzone-refused-leap-up = Nobody leaps up to a higher roof.
warzone-refused-impassable = { $model } cannot stand there.
warzone-refused-no-move = It cannot move any more this turn.
warzone-refused-shambling = It shambles and cannot run.
warzone-refused-in-combat = It is in close combat.
warzone-refused-not-engaged = It is not in close combat.
warzone-refused-still-engaged = That is still within reach of { $enemy }.
warzone-refused-no-way-out = There is no way out of the combat.
warzone-refused-no-cover = That is not towards any cover.
warzone-refused-altitude = { $target } stands too high or too low to be struck from there.
warzone-refused-charge-sight = { $target } must be in front and in sight.
