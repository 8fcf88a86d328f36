# Turns, initiative, activation, actions, moves, reactions, retreat, transport.

fubar-event-turn = Turn { $turn } begins.
fubar-event-initiative = Initiative: { $side }. Order: { $order }.
fubar-need-initiative = The scenario changes the die by { $modifier }.

fubar-ask-which-unit = Which unit do you activate?
fubar-opt-activate = Activate { $unit }
fubar-opt-decline = Do not roll for { $unit }: On Guard, and the initiative passes
fubar-preview-activation = Activate { $unit }
fubar-odds-activation = Activation
fubar-odds-fails = Fails
fubar-odds-activates = Activates
fubar-need-activation = { $modifier ->
    [0] Needs { $need }+.
   *[other] Needs { $need }+, the die changed by { $modifier }.
}
fubar-reckon-activation = The die to activate
fubar-mod-training = Training, { $training }
fubar-mod-leader = The leader’s own level
fubar-mod-no-enemy = No enemy in sight
fubar-mod-pinned = { $n ->
    [one] One figure pinned
   *[other] { $n } figures pinned
}
fubar-mod-cohesion = { $n ->
    [one] One figure out of cohesion
   *[other] { $n } figures out of cohesion
}
fubar-mod-stunned = Crew stunned
fubar-mod-scenario = The scenario

fubar-event-activated = { $unit }: activated.
fubar-event-not-activated = { $unit }: not activated. The initiative passes.
fubar-event-declined = { $unit }: no roll. The initiative passes.
fubar-event-stood-up = { $unit }: { $n ->
    [one] one pinned figure stands up.
   *[other] { $n } pinned figures stand up.
}
fubar-event-on-guard = { $unit }: On Guard.
fubar-event-over-the-edge = { $unit }: { $n ->
    [one] one figure is forced over the table edge and lost.
   *[other] { $n } figures are forced over the table edge and lost.
}
fubar-warning-retreat = More than half the unit is lost: if the roll fails it retreats.

fubar-refused-unit-gone = { $unit } is no longer in the game; choose another unit.
fubar-refused-unit-not-deployed = { $unit } is not on the table yet; choose another unit.
fubar-refused-unit-fighting = { $unit } is in close combat and fights at the start of the turn; choose another unit.
fubar-refused-unit-tried = { $unit } has had its attempt this turn; it may try again next turn.
fubar-refused-unit-shaken-out = { $unit } has just got out of a wreck; it may try again next turn.

fubar-ask-action = What does { $unit } do?
fubar-action-walk = Walk
fubar-action-walk-note = { $measure ->
    [cm] Up to { $length } cm; common weapons and grenades may be fired once on the way.
   *[other] Up to { $length }″; common weapons and grenades may be fired once on the way.
}
fubar-action-run = Run
fubar-action-run-note = { $measure ->
    [cm] Up to { $length } cm, without firing.
   *[other] Up to { $length }″, without firing.
}
fubar-action-dash = Run ducking
fubar-action-dash-note = { $measure ->
    [cm] Up to { $length } cm, without firing; counts as in light cover.
   *[other] Up to { $length }″, without firing; counts as in light cover.
}
fubar-action-aim = Aim
fubar-action-aim-note = No move; everybody fires, +1 to hit.
fubar-action-guard = Go On Guard
fubar-action-guard-note = No move; once a turn, fire at an enemy that comes into sight.
fubar-action-ground = Go to ground
fubar-action-ground-note = { $measure ->
    [cm] Up to { $length } cm into the nearest cover, without firing; cover one level better.
   *[other] Up to { $length }″ into the nearest cover, without firing; cover one level better.
}
fubar-action-assault = Assault
fubar-action-assault-note = { $measure ->
    [cm] Up to { $length } cm into close combat.
   *[other] Up to { $length }″ into close combat.
}
fubar-action-drive = Drive
fubar-action-drive-note = { $measure ->
    [cm] Up to { $length } cm, { $slow } cm if it touches cover; one weapon may fire on the way.
   *[other] Up to { $length }″, { $slow }″ if it touches cover; one weapon may fire on the way.
}
fubar-action-stand = Stand and fire
fubar-action-stand-note = No move; every weapon fires.
fubar-action-dismount = Get out
fubar-action-dismount-note = The unit gets out, then acts.
fubar-action-stay = Stay aboard
fubar-action-stay-note = Nobody aboard fires.
fubar-opt-mount = Get into { $vehicle }

fubar-refused-immobile = { $unit } is immobilised; it may stand and fire or go On Guard.
fubar-refused-aim-nobody = { $unit } has nobody in sight and range; it may walk until it has.
fubar-refused-assault-nobody = { $measure ->
    [cm] Nobody can be reached: an Assault goes { $most } cm.
   *[other] Nobody can be reached: an Assault goes { $most }″.
}
fubar-refused-captive-walk = { $unit } leads the captive and can only Walk.
fubar-refused-fire-here = { $unit } has nobody in sight and range here; go on, or stop here.
fubar-refused-captive-fire = { $unit } leads the captive and does not fire.
fubar-refused-no-weapon = { $unit } has no weapon left to fire; it may go on driving.
fubar-ask-assault = Whom does { $unit } assault?
fubar-opt-assault-at = Assault { $target }

fubar-ask-move = { $action ->
    [walk] Where does { $unit } walk to?
    [run] Where does { $unit } run to?
    [dash] Where does { $unit } run to, ducking?
    [ground] Where does { $unit } go to ground?
    [drive] Where does { $unit } drive to?
   *[other] Where does { $unit } go?
}
fubar-opt-stop = Stop here
fubar-opt-fire-here = Fire here, then go on
fubar-opt-leave = { $edge ->
    [north] Leave the table with { $unit } by the north edge
    [south] Leave the table with { $unit } by the south edge
    [west] Leave the table with { $unit } by the west edge
   *[east] Leave the table with { $unit } by the east edge
}
fubar-event-moved = { $measure ->
    [cm] { $action ->
        [walk] { $unit } walks { $length } cm.
        [run] { $unit } runs { $length } cm.
        [dash] { $unit } runs { $length } cm, ducking.
        [ground] { $unit } creeps { $length } cm.
        [drive] { $unit } drives { $length } cm.
        [assault] { $unit } charges { $length } cm.
        [retreat] { $unit } retreats { $length } cm.
       *[other] { $unit } moves { $length } cm.
    }
   *[other] { $action ->
        [walk] { $unit } walks { $length }″.
        [run] { $unit } runs { $length }″.
        [dash] { $unit } runs { $length }″, ducking.
        [ground] { $unit } creeps { $length }″.
        [drive] { $unit } drives { $length }″.
        [assault] { $unit } charges { $length }″.
        [retreat] { $unit } retreats { $length }″.
       *[other] { $unit } moves { $length }″.
    }
}
fubar-event-ground = { $unit } goes to ground: its cover is one level better.
fubar-event-left = { $edge ->
    [north] { $unit } leaves the table by the north edge.
    [south] { $unit } leaves the table by the south edge.
    [west] { $unit } leaves the table by the west edge.
   *[east] { $unit } leaves the table by the east edge.
}
fubar-warning-reaction = { $unit }, On Guard, sees you on the way and may fire.
fubar-warning-fire-nobody = As far as you can see, { $unit } would have nobody in sight and range there.
fubar-warning-cohesion = Some figures end out of cohesion: -1 each to the next activation.

fubar-refused-move-table = Say where the figures go: “to” with a point for each, or “lead” with one point.
fubar-refused-formation = There is no formation “{ $formation }”; take keep, line, column or wedge.
fubar-refused-nobody-moves = Nobody of { $unit } can move any more; end the move here.
fubar-refused-pinned = { $figure } is pinned and does not move; the others may.
fubar-refused-used-up = { $figure } has used up its move; the others may go on.
fubar-refused-not-of-unit = { $figure } does not belong to { $unit }; move its own figures.
fubar-refused-too-far = { $measure ->
    [cm] { $action ->
        [walk] { $length } cm is too far; a Walk goes { $allowance } cm.
        [run] { $length } cm is too far; a Run goes { $allowance } cm.
        [dash] { $length } cm is too far; a ducking Run goes { $allowance } cm.
        [ground] { $length } cm is too far; going to ground allows { $allowance } cm.
       *[other] { $length } cm is too far; this move goes { $allowance } cm.
    }
   *[other] { $action ->
        [walk] { $length }″ is too far; a Walk goes { $allowance }″.
        [run] { $length }″ is too far; a Run goes { $allowance }″.
        [dash] { $length }″ is too far; a ducking Run goes { $allowance }″.
        [ground] { $length }″ is too far; going to ground allows { $allowance }″.
       *[other] { $length }″ is too far; this move goes { $allowance }″.
    }
}
fubar-refused-too-far-left = { $measure ->
    [cm] { $length } cm is too far; { $left } cm is left of this move.
   *[other] { $length }″ is too far; { $left }″ is left of this move.
}
fubar-refused-drive-too-far = { $measure ->
    [cm] { $ground ->
        [cover] { $length } cm is too far; touching cover, the vehicle has { $left } cm.
       *[open] { $length } cm is too far; in the open the vehicle has { $left } cm.
    }
   *[other] { $ground ->
        [cover] { $length }″ is too far; touching cover, the vehicle has { $left }″.
       *[open] { $length }″ is too far; in the open the vehicle has { $left }″.
    }
}
fubar-refused-edge-too-far = { $measure ->
    [cm] The edge is { $length } cm away from { $figure }, which has { $left } cm.
   *[other] The edge is { $length }″ away from { $figure }, which has { $left }″.
}
fubar-refused-edge = { $edge ->
    [north] The scenario does not let { $unit } leave by the north edge.
    [south] The scenario does not let { $unit } leave by the south edge.
    [west] The scenario does not let { $unit } leave by the west edge.
   *[other] The scenario does not let { $unit } leave by that edge.
}
fubar-refused-leave-together = { $unit } leaves as a whole; one of it cannot move.
fubar-refused-off-table = { $figure } would end over the table edge; stay on the table.
fubar-refused-occupied = { $figure } would end upon another base; leave room.
fubar-refused-too-near = { $measure ->
    [cm] { $figure } would end { $gap } cm from an enemy; only an Assault goes nearer than { $least } cm.
   *[other] { $figure } would end { $gap }″ from an enemy; only an Assault goes nearer than { $least }″.
}
fubar-refused-no-way = { $figure } finds no way there: enemies, vehicles or terrain bar it.
fubar-refused-way-barred = An enemy or a vehicle bars that way of { $figure }; without “via” the shortest way round is found.
fubar-refused-no-entry = { $unit } cannot enter that terrain; drive round it.
fubar-refused-fire-in-medium = { $unit } touches medium cover and cannot fire in this move.
fubar-refused-medium-after-fire = { $unit } has fired and cannot drive into medium cover in this move.
fubar-refused-not-into-cover = { $figure } does not go into the nearest cover; go into it, or stay.

fubar-snap-objective = objective
fubar-snap-contact = contact
fubar-snap-cover = cover
fubar-snap-range = range
fubar-snap-sight = edge of sight
fubar-snap-compass = open ground

fubar-ask-react = { $n ->
    [one] { $target } enters your sight. Fire now, or let it pass?
   *[other] { $target } enters the sight of { $n } of your units. Who fires first, or let it pass?
}
fubar-opt-react = { $unit } fires at { $target }
fubar-opt-let-pass = Let { $target } pass
fubar-event-reacts = { $unit } reacts to { $target }.

fubar-ask-dismount = Where does { $unit } get out?
fubar-event-mounted = { $unit } gets into { $vehicle }.
fubar-event-dismounted = { $unit } gets out of { $vehicle }.
fubar-refused-mount-who = { $unit } cannot get into { $vehicle }; only infantry on foot can.
fubar-refused-mount-captive = { $unit } leads the captive and cannot get into { $vehicle }.
fubar-refused-mount-seats = { $vehicle } has { $free } free seats; { $unit } needs { $n }.
fubar-refused-mount-far = { $measure ->
    [cm] { $unit } stands { $gap } cm from { $vehicle }; every figure must be within { $most } cm.
   *[other] { $unit } stands { $gap }″ from { $vehicle }; every figure must be within { $most }″.
}
fubar-refused-dismount-room = There is no room beside the vehicle; { $unit } stays aboard.
fubar-refused-dismount-far = { $measure ->
    [cm] { $figure } would stand { $gap } cm from the vehicle; { $most } cm is the most.
   *[other] { $figure } would stand { $gap }″ from the vehicle; { $most }″ is the most.
}
fubar-refused-place-shape-each = Give every figure a point of its own: { $n }.
fubar-refused-place-all = Place every figure; { $figure } has no place.
fubar-refused-place-near = { $figure } would stand too near an enemy; keep further away.
