# Movimento, raggruppamento, trasporto, blocchi stradali, fortificazioni.

warfare-ask-move = Dove va { $unit }, con { $ap } AP?
warfare-ask-free-step = { $unit } può fare un esagono gratis. Dove? Il suo stesso esagono: resta.
warfare-ask-load = Chi sale su { $unit }?
warfare-ask-unload = Dove scende il passeggero di { $unit }?
warfare-opt-load = { $unit }
warfare-opt-load-civilians = I Civili
warfare-ask-roadblock-remove = Quale blocco prova a rimuovere { $unit }, per { $ap } AP?
warfare-ask-roadblock-lift = Quale blocco raccoglie { $unit }, per { $ap } AP?
warfare-ask-roadblock-place = Dove posa un blocco { $unit }, per { $ap } AP?

warfare-event-move-paid = { $unit } muove per { $ap } AP.
warfare-event-moves = { $unit } va in { $hex }.
warfare-event-stealth = { $unit } muove senza farsi vedere: nessuno in overwatch può sparargli.
warfare-event-halted = { $unit } non va oltre { $hex }.
warfare-event-turned-back = { $ap ->
    [0] { $unit } deve tornare indietro.
   *[other] { $unit } deve tornare indietro, per altri { $ap } AP.
}
warfare-event-loaded = { $unit } sale su { $vehicle }.
warfare-event-unloaded = { $unit } scende da { $vehicle } in { $hex }.
warfare-event-roadblock-try = { $unit } lavora al blocco per { $ap } AP.
warfare-event-roadblock-stays = Il blocco resta.
warfare-event-roadblock-removed = Il blocco è sgombrato.
warfare-event-roadblock-lifted = { $unit } raccoglie il blocco in { $hex }.
warfare-event-roadblock-placed = { $unit } posa un blocco in { $hex }.
warfare-event-roadblock-shown = C’è un blocco nascosto.

warfare-warning-overwatch = Nemici in overwatch possono sparare lungo la via.

warfare-refused-move-answer = Un movimento è un esagono raggiungibile, o un percorso con chi segue.
warfare-refused-move-action = Un percorso va da ogni esagono a uno accanto.
warfare-refused-move-stay-on-map = Qui nessuna unità lascia la mappa.
warfare-refused-move-water = In acqua entrano solo elicotteri e anfibi.
warfare-refused-move-not-through-enemies = C’è un nemico.
warfare-refused-move-through-friends = Nell’esagono di un amico si passa, ma non ci si ferma.
warfare-refused-stack-one-unit = C’è un’altra unità.
warfare-refused-track-move-limit = La via costa più AP di quelli disponibili prima del prossimo cubetto.
warfare-refused-fort-no-crossing = Un lato con triangoli non si attraversa.
warfare-refused-roadblock-impassable = Un blocco stradale chiude l’esagono.
warfare-refused-rubble-effect = Le macerie chiudono l’esagono.
warfare-refused-pop-regular-move = I Regolari non entrano dove c’è una Folla ostile.
warfare-refused-heli-high = Ha l’ordine di restare basso e non può fermarsi dove volerebbe alto.
warfare-refused-pop-escort = Questo non segue l’unità: seguono i Civili del suo esagono, su terra, guidati da un’unità terrestre.
warfare-refused-pop-escort-hostile = Una Folla ostile segue solo gli Irregolari.
warfare-refused-transport-vehicle-only = Solo i veicoli portano altri.
warfare-refused-transport-capacity = Non c’è nessuno a bordo.
warfare-refused-transport-load = Nessuno è abbastanza vicino per salire.
warfare-refused-transport-load-limits = Il veicolo è pieno: porta una fanteria o un segnalino Civili.
warfare-refused-transport-unload = Accanto non c’è un esagono dove il passeggero possa stare.
warfare-refused-roadblock-regular-who = Servono genieri Regolari saldi accanto a un blocco.
warfare-refused-roadblock-regular-cost = In questo esagono accanto all’unità non c’è un blocco.
warfare-refused-roadblock-irregular-lift = I blocchi li raccoglie la fanteria Irregolare, e solo da un esagono accanto.
warfare-refused-roadblock-irregular-place = Servono un blocco in mano e un esagono di terra libero accanto all’unità.
warfare-refused-roadblock-regular-never-place = I Regolari non raccolgono né posano blocchi.
warfare-refused-roadblock-cs = L’unità non può andarci gratis.
warfare-refused-clear-cs = L’unità non può andarci gratis.
warfare-move-lead = Ogni segnalino che segue costa 1 AP in più per ogni esagono.
warfare-move-stealth = Per { $ap } AP in più nessuno in overwatch reagisce.
warfare-move-path = Esagono per esagono, quando la via meno cara non è la migliore.
