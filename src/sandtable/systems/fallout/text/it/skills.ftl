# Abilità: furtività, cure, riparazioni, serrature, furti, richiami all'ordine.

fallout-ask-sneak = Chi di { $unit } si muove furtivo fino alla prossima attivazione?
fallout-ask-stealth-boy = Chi di { $unit } accende uno Stealth Boy?
fallout-ask-skill = Che cosa fa { MEMBER($figure, $unit, of: "di") }?

fallout-opt-doctor = Cura { MEMBER($figure, $unit, of: "di") }, Dottore { $level }
fallout-opt-cure = Togli il veleno a { MEMBER($figure, $unit, of: "di") }, Dottore { $level }
fallout-opt-repair = Ripara { $vehicle }, Riparare { $level }
fallout-opt-repair-robot = Ripara { MEMBER($figure, $unit, of: "di") }, Riparare { $level }
fallout-opt-lockpick = Forza la serratura, Scassinare { $level }
fallout-opt-steal = Ruba a { MEMBER($figure, $unit, of: "di") }: { $item }, Rubare { $level }
fallout-opt-rally = Richiama { $unit } all’ordine, Carisma { $level }
fallout-opt-no-skill = Meglio di no
fallout-note-chance = { $chance } %

fallout-event-sneaks = { MEMBER($figure, $unit, of: "di") } si muove furtivo.
fallout-event-healed = { MEMBER($figure, $unit, of: "di") } recupera { $n ->
    [one] un punto ferita
   *[other] { $n } punti ferita
}.
fallout-event-not-healed = { MEMBER($figure, $unit, of: "di") } non migliora.
fallout-event-cured = { MEMBER($figure, $unit, of: "di") } è guarito dal veleno.
fallout-event-repaired = { $vehicle }: riparati { $n }.
fallout-event-not-repaired = { $vehicle } resta com’è.
fallout-event-lock-holds = La serratura resiste a { MEMBER($figure, $unit, of: "di") }.
fallout-event-stolen = { MEMBER($figure, $unit, of: "di") } ruba: { $item }.
fallout-event-theft-fails = { MEMBER($figure, $unit, of: "di") } viene scoperto mentre allunga le mani: { $item }.
fallout-event-not-rallied = { $unit } non ascolta.
fallout-mod-pe = Percezione
fallout-mod-ch = Carisma
fallout-odds-skill = Il tentativo
fallout-odds-healed = Punti ferita resi
fallout-skill-works = riesce
fallout-skill-fails = fallisce
