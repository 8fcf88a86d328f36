fallout-ask-move = Where does { $unit } go? ({ $action })
fallout-opt-done = The move ends here
fallout-opt-halt = Halt for a dose, then go on
fallout-opt-leave = Leave over the { $edge }
fallout-event-moved = { $unit } moves.
fallout-event-left = { $figure } of { $unit } leaves over the { $edge }.
fallout-snap-enemy = next to an enemy
fallout-snap-chest = at a box
fallout-refused-move-table = A move is a table with "to" or "lead"
fallout-refused-move-token = { $token } cannot move now
fallout-refused-formation = There is no formation { $formation }
fallout-refused-nobody-moves = Nobody of { $unit } can move now
fallout-refused-too-far = { $measure ->
    [cm] { $figure } of { $unit } would need { $cost } cm and has { $allowance } cm.
   *[in] { $figure } of { $unit } would need { $cost }″ and has { $allowance }″.
}
fallout-refused-blocked = { $figure } of { $unit } has no way there
fallout-refused-occupied = { $figure } of { $unit } would end on somebody
fallout-refused-in-wall = { $figure } of { $unit } cannot end in a wall
fallout-refused-half-off = { $figure } of { $unit } would stand half off the table
fallout-refused-may-not-leave = { $figure } of { $unit } may not leave the table here
fallout-refused-no-edge = That is no edge of the table
fallout-refused-coherency = { $unit } would be out of coherency
fallout-refused-broken-closer = { $figure } of { $unit } is broken and may not come closer to an enemy
fallout-refused-facing = The facing of { $token } is not a number
