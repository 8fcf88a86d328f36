# Preparazione: nomi, opzioni, terreno, luce, schieramento, ciò che gli scenari chiedono prima e accanto al combattimento.

fallout-name = { $name }
fallout-name-nth = { $unit } { $n }
fallout-name-squad = Squadra: { $unit }
fallout-side = { $name } · { $role }
fallout-side-critters = Bestie
fallout-side-a = Prima parte
fallout-side-b = Seconda parte
fallout-side-c = Terza parte
fallout-side-d = Quarta parte
fallout-role-south = Sud
fallout-role-north = Nord
fallout-role-west = Ovest
fallout-role-east = Est
fallout-role-convoy = Convoglio
fallout-role-raiders = Razziatori
fallout-role-scavengers = Cercatori
fallout-edge-south = lato sud
fallout-edge-north = lato nord
fallout-edge-west = lato ovest
fallout-edge-east = lato est

fallout-option-terrain = Terreno
fallout-option-terrain-generated = disposto dal caso
fallout-option-terrain-alternate = posato a turno dalle parti
fallout-option-terrain-one_builds = una parte costruisce, l’altra sceglie il lato
fallout-option-points = Punti per parte
fallout-option-points-0 = come dice lo scenario
fallout-option-table = Tavolo
fallout-option-table-standard = quello dello scenario
fallout-option-table-small = piccolo, 48″ × 48″ (120 × 120 cm)
fallout-option-light = Luce
fallout-option-light-daylight = giorno
fallout-option-light-dawn = alba
fallout-option-light-twilight = crepuscolo
fallout-option-light-darkness = oscurità
fallout-option-light-random = tirata con due dadi
fallout-option-tournament = Eserciti da torneo
fallout-option-perception = La Percezione limita i tiri lontani
fallout-option-energy = Si possono comprare laser e plasma
fallout-option-metal_laser = Le armature metalliche riflettono i laser
fallout-option-targeted = Tiri mirati
fallout-option-nuclear_apc = APC Nucleari ammessi
fallout-option-high_levels = Eroi oltre il livello 6 ammessi
fallout-option-turns = Ultimo turno
fallout-option-campaign = Battaglia di una campagna
fallout-setup-refused = { $reason }

fallout-need-terrain = Il più alto posa per primo.
fallout-need-deploy = Il più basso schiera per primo.
fallout-need-light = Con { $face } la luce cambia: { $light }.
fallout-need-light-random = La somma dei due dadi dà la luce.
fallout-event-light = Luce: { $light }.
fallout-event-laid = { $side }: un elemento, { $kind }.
fallout-ask-edge = Da quale lato arrivi?
fallout-opt-edge = { $edge }
fallout-event-edge = { $side }: da qui, { $edge }.
fallout-refused-kind = { $most ->
    [0] In questo scenario non ce ne sono.
   *[other] Possono essere { $most }, e giacciono già.
}
fallout-refused-lay-shape = Di’ dove va: un punto sul tavolo.
fallout-refused-lay-strip = Deve stare sul tavolo e fuori dalle zone in cui le parti si schierano o entrano.

fallout-event-deploy-first = Schiera per primo: { $side }. Ordine: { $order }.
fallout-ask-deploy = { $left ->
    [one] La tua ultima unità.
   *[other] Quale unità schieri? Ne aspettano { $left }.
}
fallout-opt-deploy = { $unit }
fallout-ask-place = Dove sta { $unit }?
fallout-event-deployed = { $unit }: in campo.
fallout-refused-place-coherency = { $unit } deve restare in coerenza: una catena senza vuoti.
fallout-refused-place-occupied = Dove starebbe { $figure } c’è già qualcuno.
fallout-refused-place-near = { $measure ->
    [cm] { $figure } starebbe a { $gap } cm da un altro; lasciane { $least }.
   *[in] { $figure } starebbe a { $gap }″ da un altro; lasciane { $least }.
}
fallout-refused-separation = { $measure ->
    [cm] { $figure } starebbe a { $gap } cm da un nemico; allo schieramento ne servono almeno { $least }.
   *[in] { $figure } starebbe a { $gap }″ da un nemico; allo schieramento ne servono almeno { $least }″.
}
fallout-refused-ground = { $figure } non può stare lì: { $terrain }.

fallout-ask-driver = Chi guida { $vehicle }?
fallout-opt-driver = { $unit }
fallout-ask-seat = Come viaggia { $unit }?
fallout-opt-aboard = A bordo: { $vehicle }
fallout-opt-on-foot = A piedi
fallout-refused-seats = { $n } figure, ma { $seats } posti liberi; una squadra sale tutta insieme.
fallout-refused-no-driver = Nessuno lo guida.
fallout-event-aboard = { $unit } viaggia a bordo: { $vehicle }.

fallout-ask-box = Dove va la prossima cassa?
fallout-event-box = { $side }: la cassa { $n } è al suo posto.
fallout-refused-box-far = Una cassa sta vicino al centro del tavolo, dentro il cerchio.
fallout-refused-box-near = { $measure ->
    [cm] A { $gap } cm da un’altra cassa; ne servono almeno { $least }.
   *[in] A { $gap }″ da un’altra cassa; ne servono almeno { $least }″.
}
fallout-refused-box-ground = Lì nessuno potrebbe raggiungerla.
fallout-need-box = Quale delle casse chiuse è.
fallout-need-d3 = 1-3 vale uno, 4-6 due, 7-9 tre; il 10 si ripete.
fallout-event-box-items = { $unit } apre la cassa { $n }: { $item }, { $count }.
fallout-event-box-ammunition = { $unit } apre la cassa { $n }: munizioni per il minigun.
fallout-event-box-magazine = { $unit } apre la cassa { $n }: una vecchia rivista.
fallout-event-reloaded = { $unit } ricarica il minigun.
fallout-need-premove = 1-9: ogni unità muove una volta prima della battaglia; 10: due volte.
fallout-ask-premove = Chi muove in anticipo? Possono in { $left }.
fallout-opt-premove = { $unit }

fallout-ask-critter = Con quale bestia agisci?
fallout-opt-critter = { $unit }
fallout-ask-critter-kind = Che cosa arriva al suo posto?
fallout-need-reinforce = 1-3: lato dell’attaccante; 4-7: il centro; 8-10: lato del difensore.
fallout-event-reinforced = Dalle terre desolate: { $unit }.
