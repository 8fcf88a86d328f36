# The scene: phases, badges, zones, tools.

warzone-phase-setup = Setting up
warzone-phase-start = Start
warzone-phase-initiative = Initiative
warzone-phase-arrivals = Arrivals
warzone-phase-battle = Battle
warzone-phase-end = End
warzone-phase-over = Game over
warzone-badge-routed = Routed
warzone-badge-panicked = Panicked
warzone-badge-suppressed = Under suppressive fire
warzone-badge-reserve = In reserve
warzone-badge-acting = Acting commander
warzone-badge-tactic = Tactic in play
warzone-badge-activated = Activated
warzone-badge-engaged = Engaged
warzone-badge-stunned = Stunned
warzone-badge-waiting = Waiting
warzone-badge-hidden = Hidden
warzone-badge-aimed = Aiming
warzone-badge-drive = Drive lost
warzone-badge-crew = Crew hurt
warzone-badge-carrying = Carries a crate
warzone-badge-fumbled = Fumbled
warzone-arc-front = Front arc
warzone-crate = Supply crate
warzone-zone-deploy = Deployment zone of { $side }
warzone-zone-marker = Marker { $n }
warzone-zone-exit = { $side } leaves here
warzone-briefing-attacker = { $side } attacks.
warzone-briefing-strategy = Strategy in play: { $card }.
warzone-range = { $weapon }: ST { $st }, RoF { $rate }, AVV { $avv }, { $type }
warzone-smoke = Smoke

# Tools.

warzone-fact-behind = In view, but not in the front arc
warzone-fact-veils = { $n ->
    [one] One thing lies on the line
   *[other] { $n } things lie on the line
}
warzone-fact-hidden = Hidden completely
warzone-fact-target = { $model } at { $target }
warzone-fact-able = { $able } of { $total } models
warzone-fact-reach = { $action ->
    [run] Run: { $length } inches
   *[other] Move: { $length } inches
}
warzone-fact-gun = { $weapon }: range { $reach }″, ST { $st }, RoF { $rate }, AVV { $avv }, { $type }
warzone-fact-blade = { $weapon }: ST +{ $st }, RoA { $rate }, AVV { $avv }, { $type }, reach { $reach }″
warzone-refused-tool-unarmed = It has no ranged weapon.
