# Sight, shooting, losses, pins, vehicle damage, close combat.

fubar-ask-fire = At whom does { $unit } fire?
fubar-ask-reaction-fire = { $unit } reacts. With which weapons does it fire?
fubar-ask-losses = { $hits ->
    [one] { $unit } takes one hit. Which figure is lost or pinned?
   *[other] { $unit } takes { $hits } hits. Who is lost, who is pinned?
} { $pins ->
    [0] Nobody can be pinned.
   *[other] At most { $pins } of them can be pinned.
}
fubar-share-lost = Lost
fubar-share-pinned = Pinned
fubar-ask-combat-losses = { $n ->
    [one] { $unit } loses one figure in contact. Which?
   *[other] { $unit } loses { $n } figures in contact. Which?
}
fubar-ask-weapon-lost = Which weapon is destroyed?
fubar-ask-survivors = Where do the survivors of { $unit } get out?
fubar-ask-charge = { $unit } assaults { $target }. Where does each figure go in?
fubar-opt-charge = Go in by the shortest ways
fubar-ask-close-up = { $unit }: do the free figures step into contact?
fubar-opt-close-up = Step into contact
fubar-opt-stay-back = Stay where they are

fubar-need-hit = { $modifier ->
    [0] Hits on { $need }+.
   *[other] Hits on { $need }+, the die changed by { $modifier }.
}
fubar-need-strike = { $modifier ->
    [0] Strikes home on { $need }+.
   *[other] Strikes home on { $need }+, the die changed by { $modifier }.
}
fubar-need-save = Saves on { $need }+.
fubar-need-bail-out = Gets out on { $need }+.

fubar-event-fires = { $dice ->
    [one] { $unit } fires at { $target } with one die.
   *[other] { $unit } fires at { $target } with { $dice } dice.
}
fubar-event-missed = { $unit } misses { $target }.
fubar-event-hits = { $hits ->
    [one] One hit on { $target }
   *[other] { $hits } hits on { $target }
}{ $saved ->
    [0] {", "}none saved.
   *[other] , { $saved } saved.
}
fubar-event-losses = { $unit }: { $lost } lost, { $pinned } pinned.
fubar-event-destroyed = { $unit } is destroyed.
fubar-event-stunned = { $unit }: crew stunned. Its next activation roll is at -2.
fubar-event-immobile = { $unit } is immobilised for the rest of the game. It can still fire.
fubar-event-weapon-lost = { $unit } loses its weapon: { $weapon }.
fubar-event-wrecked = { $unit } is destroyed and burns out.
fubar-event-bailed-out = { $unit }: { $out } get out, { $lost } are lost.
fubar-event-crew-out = { $n ->
    [one] One of the crew of { $unit } gets out.
   *[other] { $n } of the crew of { $unit } get out.
}
fubar-event-survivors = { $unit } is set down beside the wreck.
fubar-event-assault = { $unit } assaults { $target }.
fubar-event-assault-failed = { $unit } does not reach { $target }. The assault fails.
fubar-event-closed-up = { $n ->
    [one] { $unit }: one figure steps into contact.
   *[other] { $unit }: { $n } figures step into contact.
}
fubar-event-combat-losses = { $lost ->
    [0] { $unit } loses nobody in close combat.
    [one] { $unit } loses one figure in close combat.
   *[other] { $unit } loses { $lost } figures in close combat.
}
fubar-event-fights-on = { $unit } fights on.
fubar-event-combat-apart = { $unit }: nobody touches any more. The combat is over.

fubar-crew-of = Crew of { $unit }
fubar-vehicle-armour-none = no armour
fubar-vehicle-armour-light = light armour
fubar-vehicle-armour-medium = medium armour
fubar-vehicle-armour-heavy = heavy armour
fubar-vehicle-armour-ultra = ultra-heavy armour

fubar-preview-fire = { $targets ->
    [one] { $unit } at { $target }
   *[other] { $unit } at { $targets } targets
}
fubar-preview-assault = { $unit } assaults { $target }
fubar-fact-range = { $measure ->
    [cm] { $target }: { $near } to { $far } cm away
   *[other] { $target }: { $near } to { $far }″ away
}
fubar-fact-range-one = { $measure ->
    [cm] { $target }: { $near } cm away
   *[other] { $target }: { $near }″ away
}
fubar-fact-dice = { $shooters ->
    [one] One fires
   *[other] { $shooters } fire
}, { $dice ->
    [one] one die
   *[other] { $dice } dice
}
fubar-fact-need = Hits on { $need }
fubar-fact-strikers = { $n ->
    [one] { $unit }: one figure strikes
   *[other] { $unit }: { $n } figures strike
}
fubar-mod-experience = Experience, { $training }
fubar-mod-weapon = { $weapon } × { $n }, { $dice ->
    [one] one die each
   *[other] { $dice } dice each
}
fubar-mod-cover = { $level ->
    [1] Light cover
    [2] Medium cover
   *[3] Heavy cover
}
fubar-mod-ground = { $level ->
    [1] Flat on the ground, as light cover
    [2] Flat on the ground, as medium cover
   *[3] Flat on the ground, as heavy cover
}
fubar-mod-dash = Running ducked, as light cover
fubar-mod-cover-cap = Cover stops at 6+
fubar-mod-ignores-cover = Weapon that ignores cover
fubar-mod-aim = Aimed fire
fubar-mod-shield = Behind a vehicle: its save first
fubar-mod-armour = Personal armour saves
fubar-mod-vehicle-armour = Vehicle saves, { $row }
fubar-mod-strike-pinned = Pinned when it began
fubar-reckon-hit = { $dice ->
    [one] The die to hit { $target }
   *[other] { $dice } dice to hit { $target }
}
fubar-reckon-save = { $unit } saves
fubar-reckon-shield = The vehicle before { $unit } saves
fubar-reckon-strike = { $dice ->
    [one] { $unit } strikes with one die
   *[other] { $unit } strikes with { $dice } dice
}
fubar-policy-close-up = if { $unit } closes up{ $watched ->
    [0] {""}
   *[other] {" "}and nobody reacts on the way
}
fubar-policy-unwatched = if nobody reacts on the way
fubar-odds-unsaved = Unsaved hits on { $target }
fubar-odds-damage = Worst damage to { $target }
fubar-odds-combat-losses = Losses of { $unit }
fubar-damage-none = No damage
fubar-damage-stun = Crew stunned
fubar-damage-immobile = Immobilised
fubar-damage-weapon = Weapon destroyed
fubar-damage-destroyed = Destroyed
fubar-sight-blocked = { $terrain } blocks the line

fubar-refused-fire-answer = Name one target unit, or a list of shots: figure, weapon, target.
fubar-refused-fire-no-target = No enemy unit “{ $target }” can be aimed at.
fubar-refused-fire-hold = You chose to react: at least one figure fires.
fubar-refused-fire-no-shooter = “{ $token }” cannot fire: pinned, lost or not of this unit.
fubar-refused-fire-no-weapon = The figure has no weapon “{ $weapon }” that it can fire now.
fubar-refused-fire-weapon-twice = { $weapon }: each weapon has one target.
fubar-refused-fire-figure-twice = A figure fires one of its weapons.
fubar-refused-fire-one-weapon = The vehicle fires one weapon now; standing still it fires all.
fubar-refused-fire-crew-busy = { $weapon } takes { $crew } to serve; its crew fire nothing else.
fubar-refused-fire-no-crew = { $weapon } takes { $crew } unpinned figures to serve.
fubar-refused-fire-support-moving = { $weapon }: support weapons are fired standing still, with Aim or as a reaction.
fubar-refused-fire-aboard = { $unit } is aboard a vehicle. It can fire once it has dismounted.
fubar-refused-fire-shooter-fighting = { $unit } is in close combat and cannot fire.
fubar-refused-fire-target-fighting = { $target } is in close combat and cannot be fired at.
fubar-refused-fire-nobody = Nobody in { $unit } can fire now.
fubar-refused-fire-harmless = { $weapon } cannot damage an armoured vehicle.
fubar-refused-fire-range = { $measure ->
    [cm] { $target } is { $distance } cm away; { $weapon } reaches { $range } cm.
   *[other] { $target } is { $distance }″ away; { $weapon } reaches { $range }″.
}
fubar-refused-fire-unseen = No sight to { $target }.
fubar-refused-fire-deep = From deep in cover only units in the same cover within 6 inches can be fired at.
fubar-refused-fire-blocked = No sight to { $target }: { $terrain } is in between.
fubar-refused-fire-edge = No sight to { $target }: too deep in { $terrain }. Within 2 inches of its edge one sees in and out.
fubar-refused-fire-inner = No sight to { $target }: inside { $terrain } one sees 6 inches.
fubar-refused-hits-both = A figure is lost or pinned, not both.
fubar-refused-hits-pinned = That figure is pinned already; it can only be lost.
fubar-refused-hits-number = { $hits ->
    [one] One figure takes the hit; you named { $given }.
   *[other] { $hits } figures take the hits; you named { $given }.
}
fubar-refused-hits-pin-cap = At most { $cap } pinned figures in this unit; { $pinned } are down already.
fubar-refused-hits-exposed = No shooter could see and reach that figure.
fubar-refused-survivor-all = Set down all survivors: { $n }.
fubar-refused-survivor-far = { $measure ->
    [cm] Too far: survivors are set down within { $limit } cm of the wreck.
   *[other] Too far: survivors are set down within { $limit }″ of the wreck.
}
fubar-refused-survivor-near-enemy = { $token } is within an inch of an enemy.
fubar-refused-survivor-occupied = { $token }: the spot is taken.
fubar-refused-survivor-off-table = { $token } is off the table.
fubar-refused-assault-vehicle = Vehicles do not assault.
fubar-refused-assault-far = { $measure ->
    [cm] { $target } is further away than { $limit } cm, the length of an Assault.
   *[other] { $target } is further away than { $limit }″, the length of an Assault.
}
fubar-refused-assault-harmless = { $unit } cannot hurt { $target }: it takes grenades against armour.
fubar-refused-close-answer = Say where each figure goes, or let them go in by themselves.
fubar-refused-close-no-mover = “{ $token }” does not move now.
fubar-refused-close-no-way = { $token } finds no way there.
fubar-refused-close-too-far = { $measure ->
    [cm] Too far: { $limit } cm is left.
   *[other] Too far: { $limit }″ is left.
}
fubar-refused-close-occupied = { $token }: the spot is taken.
fubar-refused-close-other = { $token } would touch a unit that is not being assaulted.
fubar-refused-close-contact = { $token } must end in contact, or stay.
fubar-refused-close-can-reach = { $token } can reach contact, so it must.
fubar-refused-close-nearer = { $token } can come nearer, so it must.
