fallout-ask-which-unit = Quale unità agisce?
fallout-opt-activate = { $unit }
fallout-opt-double = { $unit }, e subito dopo un’altra unità
fallout-event-turn = Comincia il turno { $turn }.
fallout-event-initiative = Attaccante di questo turno: { $side }.
fallout-event-initiative-used = L’attaccante sfrutta l’iniziativa: prima { $unit }, poi un’altra unità.
fallout-need-initiative = { $bonus ->
    [0] vince il dado più alto
   *[other] vince il totale più alto, con { $bonus } in più
}
fallout-need-under = { $modifier ->
    [0] { $number } o meno
   *[other] { $number } o meno, con { $modifier } sul dado
}
fallout-refused-double = Due unità di fila spettano all’attaccante, una volta per turno, finché ne ha due che possono agire
fallout-refused-unit-token = { $unit } ha già agito in questo turno
fallout-refused-unit-overwatch = { $unit } è di sentinella
fallout-refused-unit-unable = Nessuno di { $unit } può agire adesso
