# Manovre: dove va una squadra e chi attacca, con una sola risposta.

fallout-drill-move = Muovere
fallout-drill-attack = Attaccare
fallout-drill-move_fire = Muovere, sparare
fallout-drill-charge = Caricare
fallout-drill-rush = Carica in avanti
fallout-note-far = { $measure ->
    [cm] { $far } cm
   *[in] { $far }″
}
fallout-note-far-then = { $measure ->
    [cm] { $far } cm, poi +{ $penalty }
   *[in] { $far }″, poi +{ $penalty }
}
fallout-note-able = { $n } di { $of }
fallout-refused-drill-shape = Una manovra dice dove con «lead» e una formazione, o con «to»; «at» nomina l’unità nemica.
fallout-refused-drill-where = { $moves ->
    [yes] Questa manovra vuole un luogo dove andare.
   *[no] Questa manovra non va in un luogo da dire: il luogo va tolto.
}
fallout-refused-drill-whom = { $aims ->
    [yes] Questa manovra vuole un’unità nemica.
   *[no] Questa manovra non mira a nessuno: il nemico va tolto.
}
fallout-refused-drill-nobody = Sul tavolo non c’è nessuna unità nemica «{ $target }».
fallout-refused-drill-held = Tutti i membri di { $unit } sono trattenuti in mischia: nessuno può andarci.
