fallout-event-saved = { $figure } di { $unit } non ne risente.
fallout-event-shielded = { $figure } di { $unit } viene colpito, ma non passa nulla.
fallout-event-hurt = { $figure } di { $unit } perde { $n ->
    [one] un punto ferita
   *[other] { $n } punti ferita
}.
fallout-event-unconscious = { $figure } di { $unit } sviene.
fallout-event-killed = { $figure } di { $unit } è morto.
fallout-event-knocked-down = { $figure } di { $unit } è a terra.
fallout-event-poisoned = { $figure } di { $unit } è avvelenato.
fallout-event-woke = { $figure } di { $unit } è di nuovo sveglio.
fallout-event-stood = { $figure } di { $unit } si rialza.
fallout-event-smoke-gone = Una nuvola di fumo si dirada.
fallout-need-smoke = svanisce con 5 o più
fallout-event-holds = { $unit } tiene duro.
fallout-event-broken = { $unit } va in panico.
fallout-event-rallied = { $unit } si riprende.
fallout-event-flees = { $unit } fugge verso il bordo.
