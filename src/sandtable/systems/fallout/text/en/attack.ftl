fallout-ask-attack = Whom does { $unit } attack?
fallout-ask-victim = Who of { $unit } was hit?
fallout-opt-victim = { $figure } ({ $hp ->
    [one] one hit point
   *[other] { $hp } hit points
})
fallout-way = { $weapon }, { $mode }
fallout-weapon-innate = Own attack
fallout-mode-melee = melee
fallout-mode-thrown = thrown
fallout-mode-single = single shot
fallout-mode-burst = burst
fallout-mode-area = area
fallout-event-hit = { MEMBER($figure, $unit, of: "of") } hits { $target }.
    .tally = { $unit } shoots at { $target }: { $good ->
        [0] no hit
        [one] one hit
       *[other] { $good } hits
    } of { $n }.
fallout-event-miss = { MEMBER($figure, $unit, of: "of") } misses { $target }.
    .tally = { fallout-event-hit.tally }
fallout-bare-ground = bare ground
fallout-event-strikes = { MEMBER($figure, $unit, of: "of") } strikes somebody of { $target }.
    .tally = { $unit } strikes at { $target }: { $good ->
        [0] no hit
        [one] one hit
       *[other] { $good } hits
    } of { $n }.
fallout-event-strike-miss = { MEMBER($figure, $unit, of: "of") } strikes at { $target } in vain.
    .tally = { fallout-event-strikes.tally }
fallout-event-burst = { MEMBER($figure, $unit, of: "of") } fires a burst with { $n ->
    [one] one target
   *[other] { $n } targets
} under it.
fallout-event-impact = It comes down at { $x }, { $y }.
fallout-mod-st = Strength
fallout-mod-ag = Agility
fallout-mod-in = Intelligence
fallout-mod-en = Endurance
fallout-mod-weapon = the weapon
fallout-mod-aim = aiming devices
fallout-mod-sneak = Sneak instead
fallout-mod-save = the weapon’s save modifier
fallout-mod-pack = attacking in a pack
fallout-mod-ac = Armour Class
fallout-mod-cover = cover
fallout-mod-flyer = flying target
fallout-mod-light = poor light
fallout-mod-action = the action
fallout-mod-far = beyond good sight
fallout-mod-targeted = targeted shot
fallout-mod-inside = inside a vehicle
fallout-mod-rear = from behind
fallout-mod-down = lying target
fallout-preview-burst = Burst of { $unit }
fallout-preview-attack = { $n ->
    [one] One attack
   *[other] { $n } attacks
} on { $unit }
fallout-plan-attacks = { $n ->
    [one] one attack
   *[other] { $n } attacks
}, { $need } or less
fallout-fact-away = { $measure ->
    [cm] { $distance } cm away
   *[in] { $distance }″ away
}
fallout-fact-distance = { $measure ->
    [cm] { $distance } cm away, counts as { $counts } cm
   *[in] { $distance }″ away, counts as { $counts }″
}
fallout-odds-hits = Hits
fallout-odds-hurt = Hits not saved
fallout-odds-fallen = Out of action (dead or unconscious)
fallout-odds-killed = Dead
fallout-odds-friends = Own figures out of action
fallout-odds-points = Damage through the hull
fallout-odds-hull = The vehicle
fallout-odds-down = Knocked down
fallout-odds-lands = Where it comes down
fallout-hull-holds = as it is
fallout-hull-disabled = disabled
fallout-hull-destroyed = destroyed
fallout-lands-no = nowhere
fallout-lands-on = on its mark
fallout-lands-off = beside it
fallout-explain-attack = { MEMBER($figure, $unit, of: "of") } attacks
fallout-explain-against = The same die against { $figure }
fallout-explain-save = { MEMBER($figure, $unit, of: "of") } saves
fallout-policy-victims = if the owner lets the cheapest be hit first, the leader last{ $watched ->
    [yes] , and nobody fires from overwatch
   *[no] {""}
}
fallout-policy-pack = if all rats that can attack together{ $watched ->
    [yes] , and nobody fires from overwatch
   *[no] {""}
}
fallout-policy-usual = if everybody chooses what is suggested{ $watched ->
    [yes] , and nobody fires from overwatch
   *[no] {""}
}
fallout-policy-watched = if nobody fires from overwatch
fallout-warning-friends = { $unit } is under the template too
fallout-refused-attack-answer = An attack names a unit ("at") or a list of attacks ("shots")
fallout-refused-attack-nobody = There is no enemy { $target } to attack
fallout-refused-attack-not-ready = That figure has no attack left
fallout-refused-attack-weapon = That figure cannot use that weapon now
fallout-refused-attack-squad = A single shot is aimed at a squad, not at one of its members
fallout-refused-attack-part = Choose the vehicle, its driver or its passengers
fallout-refused-attack-targeted = This cannot be a targeted shot
fallout-refused-attack-twice = Each figure attacks once
fallout-refused-attack-arc = The template must point into the front arc
fallout-refused-burst-nobody = The template must touch an enemy
fallout-refused-attack-point = Only smoke is thrown at bare ground
fallout-refused-attack-far = That point is out of range or out of sight
fallout-refused-range = { $unit } is out of range
fallout-refused-reach = { $unit } is out of reach
fallout-refused-arc = { $unit } is not in anybody's front arc
fallout-refused-sight = { $unit } is not in sight
fallout-refused-four = It has been struck at four times this turn
fallout-refused-engaged = Whoever is held in melee cannot shoot
fallout-pocket-open = in the open
