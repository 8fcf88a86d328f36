# Board, tracks, tools of the client.

warfare-phase-deploy = Setting up
warfare-phase-turn = Actions
warfare-phase-over = The end
warfare-status-active = active, level { $level }
warfare-status-reactive = level { $level }
warfare-pool-roadblocks = Roadblocks in hand
warfare-hand-supports = Supports of { $side }
warfare-support-text = Light { $light }, heavy { $heavy }, defence { $defence }. { $state }
warfare-support-state = { $state }
warfare-zone-objective = Objective { $hex }
warfare-zone-exit = Exit of { $side }
warfare-zone-deployment = Set-up zone: { $side }
warfare-track-action = Action track
warfare-track-turns = Turns
warfare-track-turn-cube = Turn
warfare-track-level = level { $level }
warfare-track-available = { $ap } AP before another acts
warfare-name = { $name }
warfare-fact-unit = { $unit }
warfare-fact-values-unknown = Its values are known to its owner only.
warfare-fact-clear = The line of sight is clear.
warfare-fact-distance = { $hexes ->
    [1] 1 hex, about { $metres } metres.
   *[other] { $hexes } hexes, about { $metres } metres.
}
warfare-fact-hexes-seen = { $n } hexes are in sight.
warfare-fact-reach = { $hexes } hexes within { $ap } AP.
warfare-refused-tool = There is no tool "{ $tool }".
warfare-refused-tool-ends = Point at two hexes or units on the map.
warfare-refused-tool-target = Point at a unit and at an enemy of it, both on the map.
warfare-refused-tool-unit = Point at a unit.
warfare-plan-open = Open ground
warfare-plan-die = { $die } die
warfare-threat-some = a hit is possible
warfare-threat-more = one hit likely
warfare-threat-many = two hits or more
