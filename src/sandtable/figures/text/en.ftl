# What every game of figures on a table says alike.

# Terrain laid by the sides in turn.

figures-ask-terrain = Which piece do you lay? { $laid } lie, { $least } to { $most } are wanted.
figures-ask-lay = Where does it go: { $kind }?
figures-opt-enough = Enough terrain
figures-refused-no-room = There is no room for it; lay something smaller.
figures-refused-lay-shape = Say where the piece goes: to = { "{" } piece = [x, y] { "}" }.
figures-refused-lay-off-table = The piece would hang over the edge; keep it on the table.
figures-refused-lay-gap = { $measure ->
    [cm] { $gap } cm from the next piece; leave { $least } cm.
   *[in] { $gap }″ from the next piece; leave { $least }″.
}

# Tools.

figures-refused-tool = There is no tool “{ $tool }”; use ruler, sight, target, reach or unit.
figures-refused-tool-ends = Name two things that stand on the table, or points.
figures-refused-tool-target = Name a unit and an enemy that stand on the table.
figures-refused-tool-unit = Name a unit that you know of and that is on the table.
figures-refused-plan-place = Name places on the table for figures of the unit.
figures-threat-some = up to 2 hits
figures-threat-more = 3 or 4 hits
figures-threat-many = 5 hits or more
figures-fact-distance = { $measure ->
    [cm] { $length } cm
   *[in] { $length }″
}
figures-fact-clear = Clear line of sight
figures-fact-blocked = No sight. In the way: { $terrain }
figures-fact-unit = { $unit }
figures-fact-able = { $able } of { $total } figures able to act
figures-fact-rooted = { $unit }: nobody can move now.

# Setting units down.

figures-refused-place-shape = Place all { $n }: each with its own point, or a middle and a formation ({ $formations }).
figures-refused-place-off-table = { $figure } would stand over the table edge; stay on the table.
figures-refused-place-zone = { $figure } would stand outside the zone; keep the whole base inside it.
figures-no-cover = No cover

# Scenarios out of files, in words of their own.

-figures-language = en
    .code = en
figures-words = { -figures-language.code ->
    [it] { $it }
   *[en] { $en }
}
figures-scenario-titled = { $title }
figures-scenario-note = { $note }
