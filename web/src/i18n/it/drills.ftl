# Che cosa fa una squadra tutta insieme.
drill-how = { $n ->
    [one] Tutte le sue azioni con una risposta; le regole controllano ciascuna.
   *[other] Tutti e { $n } insieme; le regole controllano ciascuno.
}
drill-singly = Uno alla volta
drill-together = Tutti insieme
drill-where = Clicca dove devono andare, o trascinane uno; le frecce li spostano.
drill-where-touch = Tocca dove devono andare.
drill-whom = Contro chi
drill-columns = distanza · vedono · cadono
drill-see = { $n } possono mirarvi
drill-things = Strutture
drill-things-n = { $n } in vista
drill-not-all = Non tutti possono
drill-others = Oppure
drill-far = { $far } di { $most }
drill-radius = coesione { $radius }
drill-who = n. { $n } { $why }
drill-does = { $drill }, { $all ->
    [yes] tutti e { $n }
   *[no] { $n } su { $of }
}
drill-aims = { $drill }: { $n ->
    [0] nessuno può
    [one] uno può
   *[other] { $n } possono
}
formation-lines = Due file
drill-alone = { $figure }, un’azione alla volta
