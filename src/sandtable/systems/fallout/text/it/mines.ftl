# Mine e finte.

fallout-ask-lay-mines = Che cosa piazza { MEMBER($figure, $unit, of: "di") }?
fallout-ask-lay-where = Dove { $n ->
    [one] va il segnalino
   *[other] vanno i { $n } segnalini
}?
fallout-ask-disarm = { MEMBER($figure, $unit, of: "di") } vede un segnalino in tempo. Prova a disinnescarlo?
fallout-opt-lay = Piazza mine (ne restano { $mines })
fallout-opt-lay-mine-mine = Due mine
fallout-opt-lay-mine-decoy = Una mina e una finta
fallout-opt-lay-decoy-decoy = Due finte
fallout-opt-lay-mine = Una mina
fallout-opt-lay-decoy = Una finta
fallout-opt-disarm = Disinnesca, Trappole { $level }
fallout-opt-risk = Prosegui
fallout-opt-spot = Scopri che cos’è il segnalino, Percezione { $level }

fallout-event-counters-laid = { MEMBER($figure, $unit, of: "di") } piazza { $n ->
    [one] un segnalino
   *[other] { $n } segnalini
}.
fallout-event-mine-found = { $unit } ha trovato una mina.
fallout-event-decoy-found = { $unit } ha trovato una finta.
fallout-event-mine-explodes = La mina esplode.
fallout-event-mine-disarmed = { MEMBER($figure, $unit, of: "di") } disinnesca la mina.
fallout-event-mine-live = { MEMBER($figure, $unit, of: "di") } non ci riesce; la mina è ancora attiva.
fallout-event-not-spotted = { MEMBER($figure, $unit, of: "di") } non capisce che cosa sia.

fallout-refused-lay-points = Indica { $n ->
    [one] un punto
   *[other] { $n } punti
} per i segnalini.
fallout-refused-lay-far = È troppo lontano da chi li piazza.
fallout-refused-lay-near = È troppo vicino a un altro segnalino.
fallout-refused-lay-ground = I segnalini stanno su terreno piano e aperto.
