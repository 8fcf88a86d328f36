# The board in words: phases, badges, statistics, counters, tools.

fallout-phase-terrain = Laying the table
fallout-phase-deploy = Setting up
fallout-phase-premove = Moving ahead
fallout-phase-initiative = Initiative
fallout-phase-activations = Activations
fallout-phase-environment = Environment
fallout-phase-over = Over
fallout-briefing-role = { $role }: { $side }.
fallout-briefing-light = Light: { $light }.
fallout-status-attacker = attacker
fallout-status-defender = defender
fallout-pool-mines = Mines
fallout-pool-decoys = Decoys
fallout-zone-deploy = Set-up: { $side }
fallout-zone-exit = Way out: { $side }
fallout-figure = { $unit }, figure { $n }
fallout-arc-front = Front arc
fallout-weapon-built-in = Built-in weapon
fallout-terrain-road = Road
fallout-terrain-smoke = Smoke
fallout-terrain-rough-note = slow on foot, closed to vehicles, cover
fallout-terrain-shallow-note = crossed only from beside it
fallout-terrain-deep-note = nobody enters
fallout-terrain-wall-note = stops movement and sight, cover
fallout-terrain-radiation-note = dangerous at the end of the turn
fallout-counter-mine = Mine
fallout-counter-decoy = Decoy
fallout-counter-counter = Counter, face down
fallout-chest-locked = Locked box
fallout-chest-open = Box { $n }, open

fallout-badge-broken = Broken
fallout-badge-engaged = In melee
fallout-badge-down = Knocked down
fallout-badge-out = Unconscious
fallout-badge-poison = Poisoned
fallout-badge-overwatch = On overwatch
fallout-badge-hidden = Sneaking
fallout-badge-aboard = Aboard a vehicle
fallout-badge-waiting = Still to enter
fallout-badge-acted = Has acted
fallout-badge-crippled = Disabled
fallout-badge-damage = Damage
fallout-badge-immobile = Nobody at the wheel
fallout-badge-tired = Sits out
fallout-badge-empty = No ammunition
fallout-badge-radiated = Irradiated
fallout-badge-revealed = Revealed

fallout-stat-st = ST
fallout-stat-pe = PE
fallout-stat-en = EN
fallout-stat-ch = CH
fallout-stat-in = IN
fallout-stat-ag = AG
fallout-stat-lk = LK
fallout-stat-hp = Hit points
fallout-stat-ac = Armour class
fallout-stat-level = Level
fallout-stat-speed = Speed
fallout-stat-turn = Turns
fallout-stat-dt = Damage threshold
fallout-stat-damage = Damage (disabled/destroyed)
fallout-stat-seats = Seats
fallout-range = { $mode ->
    [thrown] { $weapon }, thrown
    [burst] { $weapon }, burst
    [area] { $weapon }, blast
   *[single] { $weapon }
}

fallout-blocker-vehicle = a vehicle
fallout-fact-reach = { $action ->
    [charge] { $measure ->
        [cm] Charge: { $length } cm
       *[in] Charge: { $length }″
    }
   *[move] { $measure ->
        [cm] Move: { $length } cm
       *[in] Move: { $length }″
    }
}
fallout-reach-move = Move
fallout-reach-charge = Charge
fallout-fact-weapon = { $measure ->
    [cm] { $weapon }: { $length } cm
   *[in] { $weapon }: { $length }″
}
