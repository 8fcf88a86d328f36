fallout-ask-move = Dove va { $unit }? ({ $action })
fallout-opt-done = Il movimento finisce qui
fallout-opt-halt = Sosta per una dose, poi si prosegue
fallout-opt-leave = Uscire dal { $edge }
fallout-event-moved = { $unit } si muove.
fallout-event-left = { MEMBER($figure, $unit, of: "di") } esce dal { $edge }.
fallout-snap-enemy = accanto a un nemico
fallout-snap-chest = presso una cassa
fallout-refused-move-table = Un movimento è una tabella con "to" o "lead"
fallout-refused-move-token = { $token } non può muoversi adesso
fallout-refused-formation = La formazione { $formation } non esiste
fallout-refused-nobody-moves = Nessuno di { $unit } può muoversi adesso
fallout-refused-too-far = { $measure ->
    [cm] { MEMBER($figure, $unit, of: "di") } avrebbe bisogno di { $cost } cm e ha { $allowance } cm.
   *[in] { MEMBER($figure, $unit, of: "di") } avrebbe bisogno di { $cost }″ e ha { $allowance }″.
}
fallout-refused-blocked = { MEMBER($figure, $unit, of: "di") } non ha una via fin lì
fallout-refused-occupied = { MEMBER($figure, $unit, of: "di") } finirebbe addosso a qualcuno
fallout-refused-in-wall = { MEMBER($figure, $unit, of: "di") } non può finire in un muro
fallout-refused-half-off = { MEMBER($figure, $unit, of: "di") } resterebbe a metà fuori dal tavolo
fallout-refused-may-not-leave = { MEMBER($figure, $unit, of: "di") } qui non può lasciare il tavolo
fallout-refused-no-edge = Non è un lato del tavolo
fallout-refused-coherency = { $unit } perderebbe la coerenza
fallout-refused-broken-closer = { MEMBER($figure, $unit, of: "di") } è in panico e non può avvicinarsi a un nemico
fallout-refused-facing = L’orientamento di { $token } non è un numero
