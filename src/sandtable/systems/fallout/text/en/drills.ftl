# Drills: where a squad goes and whom it attacks, on one answer.

fallout-drill-move = Move
fallout-drill-attack = Attack
fallout-drill-move_fire = Move, fire
fallout-drill-charge = Charge
fallout-drill-rush = Charge ahead
fallout-note-far = { $measure ->
    [cm] { $far } cm
   *[in] { $far }″
}
fallout-note-far-then = { $measure ->
    [cm] { $far } cm, then +{ $penalty }
   *[in] { $far }″, then +{ $penalty }
}
fallout-note-able = { $n } of { $of }
fallout-refused-drill-shape = A drill says where to with “lead” and a formation, or with “to”; “at” names the enemy unit.
fallout-refused-drill-where = { $moves ->
    [yes] This drill needs a place to go to.
   *[no] This drill goes nowhere that has to be said: leave out the place.
}
fallout-refused-drill-whom = { $aims ->
    [yes] This drill needs an enemy unit.
   *[no] This drill is aimed at nobody: leave out the enemy.
}
fallout-refused-drill-nobody = No enemy unit “{ $target }” is on the table.
fallout-refused-drill-held = All of { $unit } are held in melee; nobody can go there.
