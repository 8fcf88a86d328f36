# Abilità: furtività, cure, riparazioni, serrature, furti, richiami all'ordine.

fallout-ask-sneak = Chi di { $unit } si muove furtivo fino alla prossima attivazione?
fallout-ask-stealth-boy = Chi di { $unit } accende uno Stealth Boy?
fallout-ask-skill = Che cosa fa { $figure } ({ $unit })?

fallout-opt-doctor = Cura { $figure } ({ $unit }), Dottore { $level }
fallout-opt-cure = Togli il veleno a { $figure } ({ $unit }), Dottore { $level }
fallout-opt-repair = Ripara { $vehicle }, Riparare { $level }
fallout-opt-repair-robot = Ripara { $figure } ({ $unit }), Riparare { $level }
fallout-opt-lockpick = Forza la serratura, Scassinare { $level }
fallout-opt-steal = Ruba a { $figure } ({ $unit }): { $item }, Rubare { $level }
fallout-opt-rally = Richiama { $unit } all'ordine, Carisma { $level }
fallout-opt-no-skill = Meglio di no
fallout-note-chance = { $chance } %

fallout-event-sneaks = { $figure } ({ $unit }) si muove furtivo.
fallout-event-healed = { $figure } ({ $unit }) recupera { $n ->
    [one] un punto ferita
   *[other] { $n } punti ferita
}.
fallout-event-not-healed = { $figure } ({ $unit }) non migliora.
fallout-event-cured = { $figure } ({ $unit }) è guarito dal veleno.
fallout-event-repaired = { $vehicle }: riparati { $n }.
fallout-event-not-repaired = { $vehicle } resta com'è.
fallout-event-lock-holds = La serratura resiste a { $figure } ({ $unit }).
fallout-event-stolen = { $figure } ({ $unit }) ruba: { $item }.
fallout-event-theft-fails = { $figure } ({ $unit }) viene scoperto mentre allunga le mani: { $item }.
fallout-event-not-rallied = { $unit } non ascolta.
fallout-mod-pe = Percezione
fallout-mod-ch = Carisma
fallout-odds-skill = Il tentativo
fallout-odds-healed = Punti ferita resi
fallout-skill-works = riesce
fallout-skill-fails = fallisce
