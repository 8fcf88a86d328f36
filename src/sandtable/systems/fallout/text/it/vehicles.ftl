# Veicoli: guida, equipaggi, danni, chi sta in mezzo.

fallout-ask-vehicle = Che cosa fa { $vehicle }?
fallout-ask-drive = Dove va { $vehicle } ({ $mode })?
fallout-ask-drives = Chi guida { $vehicle }?
fallout-ask-exit = Chi scende da { $vehicle }?
fallout-ask-gunner = Chi spara col cannone di { $vehicle }?
fallout-drive-drive = velocità normale
fallout-drive-fast = veloce
fallout-drive-reverse = in retromarcia

fallout-opt-drive = { $measure ->
    [cm] Guida, fino a { $length } cm
   *[in] Guida, fino a { $length }″
}
fallout-opt-fast = { $measure ->
    [cm] Guida veloce, fino a { $length } cm
   *[in] Guida veloce, fino a { $length }″
}
fallout-opt-reverse = { $measure ->
    [cm] Retromarcia dritta, fino a { $length } cm
   *[in] Retromarcia dritta, fino a { $length }″
}
fallout-opt-stand = Fermo, e fuoco
fallout-opt-exit = Fai scendere qualcuno
fallout-opt-drives = { MEMBER($figure, $unit, of: "di") }
fallout-opt-gunner = { MEMBER($figure, $unit, of: "di") }
fallout-opt-no-gunner = Nessuno; ognuno usa la propria arma

fallout-event-boards = { $unit } sale su { $vehicle }.
fallout-event-drives = { MEMBER($figure, $unit, of: "di") } guida { $vehicle }.
fallout-event-drove = { $vehicle } avanza.
fallout-event-vehicle-hit = { $vehicle } subisce { $n ->
    [one] un danno
   *[other] { $n } danni
}.
fallout-event-vehicle-holds = La carrozzeria di { $vehicle } resiste.
fallout-event-vehicle-disabled = { $vehicle } è fuori uso.
fallout-event-vehicle-crash = { $vehicle } si schianta.
fallout-event-vehicle-destroyed = { $vehicle } è distrutto.
fallout-event-vehicle-left = { $vehicle } lascia il tavolo: { $edge }.
fallout-event-dodged = { MEMBER($figure, $unit, of: "di") } si scansa.
fallout-event-run-over = { MEMBER($figure, $unit, of: "di") } viene investito.
fallout-event-set-aside = { MEMBER($figure, $unit, of: "di") } viene sbalzato di lato.

fallout-refused-unmanned = Nessuno che sappia guidare è al volante di { $vehicle }.
fallout-refused-disabled = { $vehicle } è fuori uso e non può andare veloce.
fallout-refused-drive-far = { $measure ->
    [cm] { $vehicle } percorre al massimo { $most } cm.
   *[in] { $vehicle } percorre al massimo { $most }″.
}
fallout-refused-drive-turn = { $vehicle } gira al massimo di { $most } gradi, e solo mentre si muove.
fallout-refused-drive-blocked = Qualcosa sbarra la strada a { $vehicle }.
fallout-refused-drive-edge = { $vehicle } non può lasciare il tavolo da lì.
fallout-warning-steep-turn = { $vehicle } è fuori uso: una svolta così stretta richiede una prova di Pilotare, o si schianta.
fallout-refused-board-seats = { $vehicle } non ha posto per tutti ({ $unit }); una squadra sale tutta insieme.
fallout-refused-board-down = Qualcuno ({ $unit }) è atterrato e non può salire; una squadra sale tutta insieme.
fallout-refused-board-sat-out = Qualcuno ({ $unit }) ha già agito e non può salire; una squadra sale tutta insieme.
fallout-refused-board-engaged = Qualcuno ({ $unit }) è impegnato in mischia.
