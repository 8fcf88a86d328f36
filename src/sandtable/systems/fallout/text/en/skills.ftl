# Skills: sneaking, healing, repairing, locks, theft, rallying.

fallout-ask-sneak = Who of { $unit } sneaks until the next activation?
fallout-ask-stealth-boy = Who of { $unit } switches a Stealth Boy on?
fallout-ask-skill = What does { $figure } ({ $unit }) do?

fallout-opt-doctor = Heal { $figure } ({ $unit }), Doctor { $level }
fallout-opt-cure = Cure { $figure } ({ $unit }) of poison, Doctor { $level }
fallout-opt-repair = Repair { $vehicle }, Repair { $level }
fallout-opt-repair-robot = Repair { $figure } ({ $unit }), Repair { $level }
fallout-opt-lockpick = Pick the lock, Lockpick { $level }
fallout-opt-steal = Steal from { $figure } ({ $unit }): { $item }, Steal { $level }
fallout-opt-rally = Call { $unit } to order, Charisma { $level }
fallout-opt-no-skill = Nothing after all
fallout-note-chance = { $chance } %

fallout-event-sneaks = { $figure } ({ $unit }) sneaks.
fallout-event-healed = { $figure } ({ $unit }) gets { $n ->
    [one] a hit point
   *[other] { $n } hit points
} back.
fallout-event-not-healed = { $figure } ({ $unit }) gets no better.
fallout-event-cured = { $figure } ({ $unit }) is rid of the poison.
fallout-event-repaired = { $vehicle } is mended by { $n }.
fallout-event-not-repaired = { $vehicle } stays as it is.
fallout-event-lock-holds = The lock holds against { $figure } ({ $unit }).
fallout-event-stolen = { $figure } ({ $unit }) steals: { $item }.
fallout-event-theft-fails = { $figure } ({ $unit }) is caught reaching for: { $item }.
fallout-event-not-rallied = { $unit } does not listen.
fallout-mod-pe = Perception
fallout-mod-ch = Charisma
fallout-odds-skill = The attempt
fallout-odds-healed = Hit points given back
fallout-skill-works = works
fallout-skill-fails = fails
