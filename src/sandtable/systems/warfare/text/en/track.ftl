# The action track, the turn and its end.

warfare-event-turn = Turn { $turn } begins.
warfare-event-active = Active now: { $side }.
warfare-event-passes = { $side }: pass, on to box { $box }.
warfare-event-smoke-clears = The turn ends: all smoke clears.
warfare-event-steady = { $unit } is steady again.
warfare-event-shaken-again = { $unit } is no longer Suppressed, but still Shaken.
warfare-event-shaken = { $unit } is Shaken.
warfare-event-suppressed = { $unit } is Suppressed.
warfare-event-surrender = { $unit } surrenders.
warfare-event-damaged = { $unit } takes { $n } damage and has { $total } now.
warfare-event-eliminated = { $unit } is eliminated.
warfare-event-civilians-lost = The Civilians aboard are lost.
