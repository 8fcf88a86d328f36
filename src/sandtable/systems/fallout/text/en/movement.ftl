fallout-ask-move = Where does { $unit } go? ({ $action })
fallout-opt-done = The move ends here
fallout-opt-halt = Halt for a dose, then go on
fallout-opt-leave = Leave over the { $edge }
fallout-event-moved = { $unit } moves.
fallout-event-left = { MEMBER($figure, $unit, of: "of") } leaves over the { $edge }.
fallout-snap-enemy = next to an enemy
fallout-snap-chest = at a box
fallout-refused-move-table = A move is a table with "to" or "lead"
fallout-refused-move-token = { $token } cannot move now
fallout-refused-formation = There is no formation { $formation }
fallout-refused-nobody-moves = Nobody of { $unit } can move now
fallout-refused-too-far = { $measure ->
    [cm] { MEMBER($figure, $unit, of: "of") } would need { $cost } cm and has { $allowance } cm.
   *[in] { MEMBER($figure, $unit, of: "of") } would need { $cost }″ and has { $allowance }″.
}
fallout-refused-blocked = { MEMBER($figure, $unit, of: "of") } has no way there
fallout-refused-occupied = { MEMBER($figure, $unit, of: "of") } would end on somebody
fallout-refused-in-wall = { MEMBER($figure, $unit, of: "of") } cannot end in a wall
fallout-refused-half-off = { MEMBER($figure, $unit, of: "of") } would stand half off the table
fallout-refused-may-not-leave = { MEMBER($figure, $unit, of: "of") } may not leave the table here
fallout-refused-no-edge = That is no edge of the table
fallout-refused-coherency = { $unit } would be out of coherency
fallout-refused-broken-closer = { MEMBER($figure, $unit, of: "of") } is broken and may not come closer to an enemy
fallout-refused-facing = The facing of { $token } is not a number
