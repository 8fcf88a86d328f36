# L'arbitro in tasca
pocket-title = Arbitro in tasca
pocket-intro = Per un tavolo vero con dadi veri: di' che cosa è stato misurato e tirato, e le regole dicono che cosa ne segue.
pocket-game = Gioco
pocket-side = Esercito della parte { $side }
pocket-scanned = La lista del tuo foglio stampato
pocket-begin = Comincia
pocket-go-on = Continua la battaglia, { $entries ->
    [one] una voce
   *[other] { $entries } voci
 }
pocket-new = Una nuova battaglia
pocket-new-sure = Dimenticare questa battaglia e cominciarne un'altra?
pocket-turn = Turno { $turn }
pocket-undo = Riprendi l'ultima voce
pocket-roster = Unità, punti, carte
pocket-close = Chiudi
pocket-step-measure = Distanza, copertura
pocket-step-dice = Dadi
pocket-step-ask = Che cosa si fa
pocket-whom = Chi vede { $unit }?
pocket-whom-note = Tocca un'unità e di' quanto è lontana. Misura da dove { $unit } agisce.
pocket-nobody = Nessuno: fuori vista e portata
pocket-far = Quanto dista il più vicino di { $unit }?
pocket-far-note = { $measure ->
    [hex] Conta gli esagoni.
    [cm] Da bordo a bordo delle basi, in centimetri.
   *[in] Da bordo a bordo delle basi, in pollici.
 }
pocket-less = Uno in meno
pocket-more = Uno in più
pocket-distance = Distanza
pocket-cover = Dove sta { $unit }?
pocket-own-cover = E dove sta { $unit } stessa?
pocket-behind = Attaccata alle spalle
pocket-also = Anche qualcun altro
pocket-measured = Misurato: avanti
pocket-remeasure = Misura di nuovo
pocket-remove = Invece non si vede
pocket-roll = { $n ->
    [one] Tira il dado. Tocca che cosa mostra.
   *[other] Tira { $n } dadi. Tocca che cosa mostrano.
 }
pocket-filled = Le facce piene riescono. L'ordine non conta.
pocket-faces = Tocca che cosa mostrano.
pocket-to-go = { $n ->
    [one] ne manca uno
   *[other] ne mancano { $n }
 }
pocket-good = { $n ->
    [one] { $n } successo
   *[other] { $n } successi
 }
pocket-bad = { $n ->
    [one] { $n } fallimento
   *[other] { $n } fallimenti
 }
pocket-last = Ultimo
pocket-for-me = Tirali per me
pocket-count = Conta solo i successi
pocket-count-how = Quanti riescono?
pocket-more-dice = { $n ->
    [one] Ancora un dado
   *[other] Ancora { $n } dadi
 }
pocket-apply = Applica la regola
pocket-which = Quale?
pocket-done = Fatto sul tavolo
pocket-done-then = Fatto, poi: { $then }
pocket-by-hand = Fallo sul tavolo con le mani, come la regola permette; il telefono non ha bisogno di sapere dove.
pocket-refused = { $n ->
    [one] Un'altra ora non è permessa
   *[other] Altre { $n } ora non sono permesse
 }
pocket-hold = Non sparare
pocket-between = { $least ->
    [0] Toccane al massimo { $most }.
   *[other] Toccane da { $least } a { $most }.
 }
pocket-total = Ripartisci { $total }. Tocca una figura per cambiare la sua parte.
pocket-spared = incolume
pocket-confirm = È così
pocket-told = Che cosa è successo
pocket-kept = Niente rete. Ciò che hai inserito resta su questo telefono e parte appena la rete torna.
pocket-retry = Prova adesso
pocket-ahead = Annota i dadi che tiri intanto: entrano quando vengono chiesti.
pocket-ahead-noted = Annotati: { $faces }
pocket-hand = Carte di { $side }
pocket-show-hand = Mostra le carte di { $side }
pocket-tally = Punti per gli obiettivi, a mano
pocket-over = La battaglia è finita
pocket-winner = Vittoria: { $side }
pocket-draw = Non ha vinto nessuno.
pocket-able = { $able } di { $total }
pocket-gone = fuori
pocket-acted = ha agito
pocket-hexes = { $n ->
    [one] un esagono
   *[other] { $n } esagoni
 }
pocket-in = { $length }″
pocket-cm = { $length } cm
pocket-out-of-sight = fuori vista
pocket-acts = agisce
pocket-aims = { $distance }, { $cover }
pocket-forget = Ricomincia
