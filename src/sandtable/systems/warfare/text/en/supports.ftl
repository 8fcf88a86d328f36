# Supports: calling them, artillery and mortars, snipers.

warfare-ask-support = What is { $unit } to do?
warfare-ask-call = At whom is { $unit } used, for { $ap } AP?
warfare-ask-arrow = Nobody sees { $target }. Which way does the arrow of the scatter marker point?
warfare-ask-counter-sniper = { $unit } is about to fire. Does a sniper of yours fire first?

warfare-opt-support-light = Light value: the { $die } die, { $ap } AP
warfare-opt-support-heavy = Heavy value: the { $die } die, { $ap } AP
warfare-opt-support-fire = Fire: the { $die } die, { $ap } AP
warfare-opt-support-overwatch = Go on overwatch, { $ap } AP
warfare-opt-counter-sniper = { $unit } fires first, { $ap } AP

warfare-direction-e = East
warfare-direction-se = South-east
warfare-direction-sw = South-west
warfare-direction-w = West
warfare-direction-nw = North-west
warfare-direction-ne = North-east
warfare-need-scatter = 1 to 6: that side, clockwise from { $direction }; 7 and 8: on target
warfare-fact-seen = The target is in sight: no scatter.
warfare-fact-scatters = Nobody sees the target: the fire scatters.

warfare-event-called = { $unit } is called upon { $target } at { $hex }, for { $ap } AP.
warfare-event-parked = { $unit } goes to box { $box } of the track.
warfare-event-cancelled = { $unit } gives up its attack.
warfare-event-shell-lands = It comes down at { $hex }.
warfare-event-shell-lost = It comes down beyond the map.
warfare-event-sniper-reacts = { $unit } fires at { $target }, for { $ap } AP.

warfare-refused-support-return = It waits on the track until the cube has gone round once more.
warfare-refused-support-morale = It is shaken, and of no use this turn.
warfare-refused-support-not-vs-helicopters = This support does nothing against helicopters.
warfare-refused-setup-support-turn = It has not arrived yet.
warfare-refused-fire-result-elim = It is out of the game.
warfare-refused-arty-target = There is no enemy on the ground to fire at.
warfare-refused-arty-value = The light value is for infantry only.
warfare-refused-sniper-targets = Snipers fire at infantry only, and not into smoke.
