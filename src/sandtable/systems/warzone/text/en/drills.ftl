# Drills: what a squad does on one answer.

warzone-drill-move = Move
warzone-drill-run = Run
warzone-drill-shoot = Shoot
warzone-drill-move-shoot = Move, shoot
warzone-drill-shoot-move = Shoot, move
warzone-drill-aim-shoot = Aim, shoot
warzone-drill-rapid = Rapid fire
warzone-drill-charge = Charge, strike
warzone-drill-strike = Close combat
warzone-drill-wait = Wait
warzone-drill-hide = Hide
warzone-drill-move-hide = Move, hide
warzone-drill-far = { $inches }″
warzone-drill-most = { $n } at most
warzone-drill-able = { $n } of { $of }
warzone-drill-structure = AV { $av }, { $sp } SP
warzone-drill-party = { $n } of { $of } take part{ $aim ->
    [0] .
   *[other] , { $aim } of them with a target.
}
warzone-event-drill = { $squad } as one: { $drill }.
warzone-event-drill-broken = A reaction breaks in on { $squad }: what the others do is asked again.
warzone-refused-drill-shape = A drill says where to with “lead” and a formation, or with “to”; “at” names a target, and “with” those of the squad who can still act.
warzone-refused-drill-where = { $moves ->
    [yes] This drill needs a place to go to.
   *[no] This drill goes nowhere: leave out the place.
}
warzone-refused-drill-whom = { $aims ->
    [yes] This drill needs a target.
   *[no] This drill is aimed at nobody: leave out the target.
}
warzone-short-range = too far: { $distance }″ of { $range }″
warzone-short-sight = cannot see
warzone-short-hidden = cannot see: { $what }
warzone-short-arc = looks the other way
warzone-short-shielded = target shielded
warzone-short-far = stops short: { $length }″ is more than { $most }″
warzone-short-occupied = no room there
warzone-short-ground = impassable ground
warzone-short-way = no way there
warzone-short-edge = table edge
warzone-short-fights = in close combat
warzone-short-fired = has fired
warzone-short-reload = reloading
warzone-short-limit = { $most } wait already
warzone-short-open = no light cover
warzone-short-actions = no action left
warzone-short-nobody = nobody in reach
warzone-short-stays = cannot move
warzone-short-recovers = recovers first
warzone-short-slow = M −{ $loss }: terrain
warzone-short-stopped = stopped by { $enemy }
warzone-short-outside = { $inches }″ from the commander, radius { $radius }″
warzone-short-template = places a template
warzone-short-cover = { $by }: cover
warzone-short-melee = −8: in close combat
warzone-short-priority = tests leadership ({ $need }): nearer enemies
