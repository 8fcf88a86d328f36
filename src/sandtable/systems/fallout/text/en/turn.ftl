fallout-ask-which-unit = Which unit acts?
fallout-opt-activate = { $unit }
fallout-opt-double = { $unit }, and then another unit at once
fallout-event-turn = Turn { $turn } begins.
fallout-event-initiative = Attacker this turn: { $side }.
fallout-event-initiative-used = The attacker uses the initiative: { $unit } first, then another unit.
fallout-need-initiative = { $bonus ->
    [0] the highest die wins
   *[other] the highest total wins, { $bonus } added
}
fallout-need-under = { $modifier ->
    [0] { $number } or less
   *[other] { $number } or less, with { $modifier } on the die
}
fallout-refused-double = Two units in a row are for the attacker, once a turn, while he has two that can act
fallout-refused-unit-token = { $unit } has acted this turn
fallout-refused-unit-overwatch = { $unit } is on overwatch
fallout-refused-unit-unable = Nobody of { $unit } can act now
