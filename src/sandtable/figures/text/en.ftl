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
