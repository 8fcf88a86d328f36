fallout-event-saved = { MEMBER($figure, $unit, of: "di") } non ne risente.
fallout-event-shielded = { MEMBER($figure, $unit, of: "di") } viene colpito, ma non passa nulla.
fallout-event-hurt = { MEMBER($figure, $unit, of: "di") } perde { $n ->
    [one] un punto ferita
   *[other] { $n } punti ferita
}.
fallout-event-unconscious = { MEMBER($figure, $unit, of: "di") } sviene.
fallout-event-killed = { MEMBER($figure, $unit, of: "di") } è morto.
fallout-event-knocked-down = { MEMBER($figure, $unit, of: "di") } è a terra.
fallout-event-poisoned = { MEMBER($figure, $unit, of: "di") } è avvelenato.
fallout-event-woke = { MEMBER($figure, $unit, of: "di") } è di nuovo sveglio.
fallout-event-stood = { MEMBER($figure, $unit, of: "di") } si rialza.
fallout-event-smoke-gone = Una nuvola di fumo si dirada.
fallout-need-smoke = svanisce con 5 o più
fallout-event-holds = { $unit } tiene duro.
fallout-event-broken = { $unit } va in panico.
fallout-event-rallied = { $unit } si riprende.
fallout-event-flees = { $unit } fugge verso il bordo.
