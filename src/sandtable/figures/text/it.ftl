# Ciò che ogni gioco di figure su un tavolo dice allo stesso modo.

# Terreno posato a turno dagli schieramenti.

figures-ask-terrain = Quale elemento posi? Ne giacciono { $laid }, ne servono da { $least } a { $most }.
figures-ask-lay = Dove lo metti: { $kind }?
figures-opt-enough = Basta terreno
figures-refused-no-room = Non c’è posto; posa qualcosa di più piccolo.
figures-refused-lay-shape = Di’ dove va l’elemento: to = { "{" } piece = [x, y] { "}" }.
figures-refused-lay-off-table = L’elemento sporgerebbe dal bordo; tienilo sul tavolo.
figures-refused-lay-gap = { $measure ->
    [cm] { $gap } cm dall’elemento vicino; lasciane { $least }.
   *[in] { $gap }″ dall’elemento vicino; lasciane { $least }″.
}
