# Tabellone, piste, strumenti.

warfare-phase-deploy = Piazzamento
warfare-phase-turn = Azioni
warfare-phase-over = Fine
warfare-status-active = attivo, livello { $level }
warfare-status-reactive = livello { $level }
warfare-pool-roadblocks = Blocchi stradali in mano
warfare-hand-supports = Supporti di { $side }
warfare-support-text = Leggero { $light }, pesante { $heavy }, difesa { $defence }. { $state }
warfare-support-state = { $state }
warfare-zone-objective = Obiettivo { $hex }
warfare-zone-exit = Uscita di { $side }
warfare-zone-deployment = Zona di schieramento: { $side }
warfare-track-action = Tracciato delle azioni
warfare-track-turns = Turni
warfare-track-turn-cube = Turno
warfare-track-level = livello { $level }
warfare-track-available = { $ap } AP prima che tocchi ad altri
warfare-name = { $name }
warfare-fact-unit = { $unit }
warfare-fact-values-unknown = I suoi valori li conosce solo chi la possiede.
warfare-fact-clear = La linea di vista è libera.
warfare-fact-distance = { $hexes ->
    [1] 1 esagono, circa { $metres } metri.
   *[other] { $hexes } esagoni, circa { $metres } metri.
}
warfare-fact-hexes-seen = { $n } esagoni sono in vista.
warfare-fact-reach = { $hexes } esagoni entro { $ap } AP.
warfare-refused-tool = Non c’è uno strumento "{ $tool }".
warfare-refused-tool-ends = Indicare due esagoni o unità in mappa.
warfare-refused-tool-target = Indicare un’unità e un suo nemico, entrambi in mappa.
warfare-refused-tool-unit = Indicare un’unità.
warfare-plan-open = Terreno aperto
warfare-plan-die = dado { $die }
warfare-threat-some = un colpo è possibile
warfare-threat-more = un colpo è probabile
warfare-threat-many = due colpi o più
