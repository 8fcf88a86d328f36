# Shooting, close combat, armour, wounds, structures.

warzone-ask-shoot = At whom does { $model } shoot?
warzone-ask-weapon = Which weapon does { $model } fire?
warzone-ask-strike = Whom does { $model } strike?
warzone-ask-guarded = { $model } is hit. Does a comrade take it?
warzone-opt-guard = { $model } takes it
warzone-opt-guard-take = Nobody
warzone-ask-react = { $enemy } is acting. Does anybody waiting react?
warzone-react-shoot = { $model } shoots
warzone-react-close = { $model } strikes
warzone-react-move = { $model } moves
warzone-react-none = Nobody reacts
warzone-event-reacts = { $model } reacts { $action ->
    [shoot] with a shot
    [close] with a blow
   *[move] with a move
}.
warzone-event-shoots = { $model } shoots at { $target } with { $weapon }.
warzone-event-strikes = { $model } strikes at { $target }.
warzone-event-guarded = { $comrade } takes the hit for { $model }.
warzone-event-free-hit = { $model } strikes at { $target }, who turns away.
warzone-event-wounded = { $model } loses { $n ->
    [one] a wound
   *[other] { $n } wounds
}; { $left } left.
warzone-event-killed = { $model } is out of action.
warzone-event-healed = { $model } shrugs off a wound.
warzone-event-stunned = { $model } is stunned.
warzone-event-vehicle-destroyed = { $model } is destroyed.
warzone-event-strikes-structure = { $model } strikes at: { $structure }.
warzone-event-structure-hit = { $structure }: { $n ->
    [one] a structure point
   *[other] { $n } structure points
} lost, { $left } left.
warzone-event-collapsed = Collapsed: { $structure }.
warzone-fact-range = { $inches } inches; range { $range }.
warzone-fact-dice = { $dice ->
    [one] One die
   *[other] { $dice } dice
}, { $need } or less.
warzone-warning-priority = A nearer enemy comes first: a leadership test on { $need } or less, or the action is lost.
warzone-warning-blast = { $target } blows up when its hull is gone: { $n ->
    [one] one model
   *[other] { $n } models
} within 2 inches would be hit.
warzone-odds-wounds = Wounds of { $target }
warzone-odds-points = Structure points of { $target }
warzone-odds-fallen = Enemies out of action
warzone-odds-panic = { $squad } panics
warzone-odds-policy = Whoever may, takes cover, lets a comrade take the hit, heals and rolls again.
warzone-odds-assuming-place = If it comes down where it is aimed
warzone-odds-assuming-each = If each finds as much to hit as the first
warzone-odds-if-all-at-it = with { $weapon }, every shot at the one it reacts to
warzone-reckon = { $test }: { $who }
warzone-mod-rs = RS
warzone-mod-cc = CC
warzone-mod-crew = Crew lost
warzone-mod-cover = Cover ({ $pieces ->
    [0] smoke
    [one] one piece
   *[other] { $pieces } pieces
})
warzone-plan-cover = { $level ->
    [1] Light cover
   *[2] Heavy cover
}
warzone-mod-many = More than three pieces of cover: natural 1 only
warzone-mod-ducked = Took cover
warzone-mod-engaged = Target in close combat
warzone-mod-aim = Aimed
warzone-mod-rapid = Rapid fire
warzone-mod-straggler = Outside the coherence radius
warzone-mod-behind = From behind
warzone-mod-panicked = Target panicked
warzone-mod-contempt = Contempt
warzone-mod-duelist = Duelist
warzone-mod-focus = Focused fire
warzone-mod-focus-cover = Cover, shooter by shooter
warzone-mod-swarm = Swarm
warzone-mod-armour = Armour
warzone-mod-av = AV
warzone-mod-avv = AVV
warzone-mod-heal = Heal
warzone-mod-ld = LD
warzone-mod-con = CON
warzone-mod-warlord = The Warlord is near, at least
warzone-mod-acting = Commander lost
warzone-mod-cold = Cold blood
warzone-mod-shaken = Panicked
warzone-mod-routed = Routed
warzone-mod-hurry = At a run
warzone-mod-panic-armour = Hugging the ground
warzone-mod-strength = Strength { $st }
warzone-mod-damage = { $type }
warzone-mod-impenetrable = Impenetrable armour, at least
warzone-refused-target-answer = Name one target, or a list of shots.
warzone-refused-no-target = There is no such target.
warzone-refused-shots = All { $n } shots must be assigned.
warzone-refused-blows = All { $n } blows must be assigned.
warzone-refused-range = { $target } is { $distance } inches away, the range is { $range }.
warzone-refused-sight = { $target } is hidden completely.
warzone-refused-arc = { $target } is not in front.
warzone-refused-stealth = { $target } hides too well at that distance.
warzone-refused-shielded = { $target } is shielded by those about him.
warzone-refused-secondary-shots = One shot at most at each further target.
warzone-refused-secondary-far = A further target must be within 3 inches of the first.
warzone-refused-secondary-blows = One blow at most at each further target.
warzone-refused-strike-reach = { $target } is out of reach.
warzone-refused-structure = That structure is out of sight or range.
warzone-refused-location = Only an aimed shot at a vehicle chooses the place it hits.
warzone-refused-reaction-target = A reaction is aimed at the model that is acting.
warzone-refused-nobody = There is nobody it can reach.
warzone-refused-no-gun = It has no ranged weapon.
warzone-refused-shot-already = It has made its ranged attack.
warzone-refused-slow-reload = That weapon fires once a game turn.
warzone-refused-rapid-template = Template weapons have no rapid fire.
warzone-pocket-open = In the open
