# Supporti: come si chiamano, artiglieria e mortai, cecchini.

warfare-ask-support = Che cosa deve fare { $unit }?
warfare-ask-call = Contro chi si usa { $unit }, per { $ap } AP?
warfare-ask-arrow = Nessuno vede { $target }. Dove punta la freccia del segnalino dispersione?
warfare-ask-counter-sniper = { $unit } sta per sparare. Un tuo cecchino spara per primo?

warfare-opt-support-light = Valore leggero: il dado { $die }, { $ap } AP
warfare-opt-support-heavy = Valore pesante: il dado { $die }, { $ap } AP
warfare-opt-support-fire = Spara: il dado { $die }, { $ap } AP
warfare-opt-support-overwatch = In overwatch, { $ap } AP
warfare-opt-counter-sniper = { $unit } spara per primo, { $ap } AP

warfare-direction-e = Est
warfare-direction-se = Sud-est
warfare-direction-sw = Sud-ovest
warfare-direction-w = Ovest
warfare-direction-nw = Nord-ovest
warfare-direction-ne = Nord-est
warfare-need-scatter = da 1 a 6: quel lato, in senso orario da { $direction }; 7 e 8: sul bersaglio
warfare-fact-seen = Il bersaglio è in vista: nessuna dispersione.
warfare-fact-scatters = Nessuno vede il bersaglio: il tiro si disperde.

warfare-event-called = { $unit } entra in azione contro { $target } in { $hex }, per { $ap } AP.
warfare-event-parked = { $unit } va nella casella { $box } del tracciato.
warfare-event-cancelled = { $unit } rinuncia all’attacco.
warfare-event-shell-lands = Il colpo cade in { $hex }.
warfare-event-shell-lost = Il colpo cade fuori dalla mappa.
warfare-event-sniper-reacts = { $unit } spara a { $target }, per { $ap } AP.

warfare-refused-support-return = Aspetta sul tracciato finché il cubetto non ha fatto un altro giro.
warfare-refused-support-morale = È scosso: in questo turno non serve.
warfare-refused-support-not-vs-helicopters = Questo supporto non può nulla contro gli elicotteri.
warfare-refused-setup-support-turn = Non è ancora arrivato.
warfare-refused-fire-result-elim = È fuori dal gioco.
warfare-refused-arty-target = Non c’è un nemico a terra da colpire.
warfare-refused-arty-value = Il valore leggero è solo per la fanteria.
warfare-refused-sniper-targets = I cecchini sparano solo alla fanteria, e non nel fumo.
