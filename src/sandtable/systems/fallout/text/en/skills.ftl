# Skills: sneaking, healing, repairing, locks, theft, rallying.

fallout-ask-sneak = Who of { $unit } sneaks until the next activation?
fallout-ask-stealth-boy = Who of { $unit } switches a Stealth Boy on?
fallout-ask-skill = What does { MEMBER($figure, $unit, of: "of") } do?

fallout-opt-doctor = Heal { MEMBER($figure, $unit, of: "of") }, Doctor { $level }
fallout-opt-cure = Cure { MEMBER($figure, $unit, of: "of") } of poison, Doctor { $level }
fallout-opt-repair = Repair { $vehicle }, Repair { $level }
fallout-opt-repair-robot = Repair { MEMBER($figure, $unit, of: "of") }, Repair { $level }
fallout-opt-lockpick = Pick the lock, Lockpick { $level }
fallout-opt-steal = Steal from { MEMBER($figure, $unit, of: "of") }: { $item }, Steal { $level }
fallout-opt-rally = Call { $unit } to order, Charisma { $level }
fallout-opt-no-skill = Nothing after all
fallout-note-chance = { $chance } %

fallout-event-sneaks = { MEMBER($figure, $unit, of: "of") } sneaks.
fallout-event-healed = { MEMBER($figure, $unit, of: "of") } gets { $n ->
    [one] a hit point
   *[other] { $n } hit points
} back.
fallout-event-not-healed = { MEMBER($figure, $unit, of: "of") } gets no better.
fallout-event-cured = { MEMBER($figure, $unit, of: "of") } is rid of the poison.
fallout-event-repaired = { $vehicle } is mended by { $n }.
fallout-event-not-repaired = { $vehicle } stays as it is.
fallout-event-lock-holds = The lock holds against { MEMBER($figure, $unit, of: "of") }.
fallout-event-stolen = { MEMBER($figure, $unit, of: "of") } steals: { $item }.
fallout-event-theft-fails = { MEMBER($figure, $unit, of: "of") } is caught reaching for: { $item }.
fallout-event-not-rallied = { $unit } does not listen.
fallout-mod-pe = Perception
fallout-mod-ch = Charisma
fallout-odds-skill = The attempt
fallout-odds-healed = Hit points given back
fallout-skill-works = works
fallout-skill-fails = fails
