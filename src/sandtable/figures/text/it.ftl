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

# Strumenti.

figures-refused-tool = Lo strumento “{ $tool }” non esiste; usa ruler, sight, target, reach o unit.
figures-refused-tool-ends = Indica due cose che stanno sul tavolo, o due punti.
figures-refused-tool-target = Indica un’unità e un nemico che stanno sul tavolo.
figures-refused-tool-unit = Indica un’unità che conosci e che è sul tavolo.
figures-refused-plan-place = Indica posti sul tavolo per miniature dell’unità.
figures-threat-some = fino a 2 colpi
figures-threat-more = 3 o 4 colpi
figures-threat-many = 5 colpi o più
figures-fact-distance = { $measure ->
    [cm] { $length } cm
   *[in] { $length }″
}
figures-fact-clear = Linea di visuale libera
figures-fact-blocked = Non si vede. In mezzo: { $terrain }
figures-fact-unit = { $unit }
figures-fact-able = { $able } di { $total } figure in grado di agire
figures-fact-rooted = { $unit }: adesso nessuno può muoversi.

# Schierare le unità.

figures-refused-place-shape = Colloca tutti e { $n }: ognuno con il suo punto, o un centro e una formazione ({ $formations }).
figures-refused-place-off-table = { $figure } starebbe oltre il bordo; resta sul tavolo.
figures-refused-place-zone = { $figure } starebbe fuori dalla zona; tieni dentro tutta la base.
figures-no-cover = Nessuna copertura

# Scenari da un file, con parole loro.

-figures-language = it
    .code = it
figures-words = { -figures-language.code ->
    [it] { $it }
   *[en] { $en }
}
figures-scenario-titled = { $title }
figures-scenario-note = { $note }
