# Movement, stacking, transport, roadblocks, fortifications.

warfare-ask-move = Where does { $unit } go, with { $ap } AP?
warfare-ask-free-step = { $unit } may go one hex for nothing. Where? Its own hex: nowhere.
warfare-ask-load = Whom does { $unit } take aboard?
warfare-ask-unload = Where does { $unit } set its passenger down?
warfare-opt-load = { $unit }
warfare-opt-load-civilians = The Civilians
warfare-ask-roadblock-remove = Which roadblock does { $unit } try to remove, for { $ap } AP?
warfare-ask-roadblock-lift = Which roadblock does { $unit } lift, for { $ap } AP?
warfare-ask-roadblock-place = Where does { $unit } place a roadblock, for { $ap } AP?

warfare-event-move-paid = { $unit } moves for { $ap } AP.
warfare-event-moves = { $unit } goes to { $hex }.
warfare-event-stealth = { $unit } moves unseen: nobody on overwatch may fire at it.
warfare-event-halted = { $unit } goes no further than { $hex }.
warfare-event-turned-back = { $ap ->
    [0] { $unit } has to turn back.
   *[other] { $unit } has to turn back, for { $ap } AP more.
}
warfare-event-loaded = { $unit } gets aboard { $vehicle }.
warfare-event-unloaded = { $unit } leaves { $vehicle } at { $hex }.
warfare-event-roadblock-try = { $unit } works at the roadblock for { $ap } AP.
warfare-event-roadblock-stays = The roadblock stays.
warfare-event-roadblock-removed = The roadblock is cleared away.
warfare-event-roadblock-lifted = { $unit } lifts the roadblock at { $hex }.
warfare-event-roadblock-placed = { $unit } places a roadblock at { $hex }.
warfare-event-roadblock-shown = A hidden roadblock is there.

warfare-warning-overwatch = Enemies on overwatch may fire on the way.

warfare-refused-move-answer = A move is a hex within reach, or a path with those who follow.
warfare-refused-move-action = A path goes from each hex to one beside it.
warfare-refused-move-stay-on-map = No unit leaves the map here.
warfare-refused-move-water = Only helicopters and amphibious units go into the water.
warfare-refused-move-not-through-enemies = An enemy is there.
warfare-refused-move-through-friends = One may pass through a friend's hex, but not stop in it.
warfare-refused-stack-one-unit = Another unit is there.
warfare-refused-track-move-limit = The way costs more AP than are available before the next cube.
warfare-refused-fort-no-crossing = Nobody crosses a side with triangles.
warfare-refused-roadblock-impassable = A roadblock bars the hex.
warfare-refused-rubble-effect = Rubble bars the hex.
warfare-refused-pop-regular-move = Regulars do not enter a hex with a Hostile Crowd.
warfare-refused-heli-high = It is ordered to stay low and may not stop where it would fly high.
warfare-refused-pop-escort = This does not follow the unit: Civilians of its own hex do, on land, led by a ground unit.
warfare-refused-pop-escort-hostile = A Hostile Crowd follows Irregulars only.
warfare-refused-transport-vehicle-only = Only vehicles carry others.
warfare-refused-transport-capacity = Nobody is aboard.
warfare-refused-transport-load = Nobody stands close enough to be taken aboard.
warfare-refused-transport-load-limits = The vehicle is full: it carries one infantry unit or one Civilians counter.
warfare-refused-transport-unload = There is no hex beside it where the passenger could stand.
warfare-refused-roadblock-regular-who = This takes steady Regular engineers beside a roadblock.
warfare-refused-roadblock-regular-cost = There is no roadblock in this hex beside the unit.
warfare-refused-roadblock-irregular-lift = Irregular infantry lifts roadblocks, and only from a hex beside it.
warfare-refused-roadblock-irregular-place = This takes a roadblock in hand and a free land hex beside the unit.
warfare-refused-roadblock-regular-never-place = Regulars neither lift nor place roadblocks.
warfare-refused-roadblock-cs = The unit cannot go there for nothing.
warfare-refused-clear-cs = The unit cannot go there for nothing.
warfare-move-lead = Each counter that follows costs 1 AP more for every hex.
warfare-move-stealth = For { $ap } AP more nobody on overwatch reacts.
warfare-move-path = Hex by hex, where the cheapest way is not the best one.
