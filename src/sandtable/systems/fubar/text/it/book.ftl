# Nomi del libro: addestramento, armi, armature, veicoli, copertura, terreno.

fubar-training-recruit = Recluta
fubar-training-seasoned = Esperto
fubar-training-veteran = Veterano
fubar-training-elite = Elite
fubar-weapon-pistol = Pistola o revolver
fubar-weapon-rifle = Fucile
fubar-weapon-assault_rifle = Fucile d’assalto
fubar-weapon-rifle_launcher = Lanciagranate integrale
fubar-weapon-sniper = Fucile di precisione
fubar-weapon-smg = Mitraglietta
fubar-weapon-machine_gun = Mitragliatrice
fubar-weapon-shotgun = Doppietta
fubar-weapon-hmg = Mitragliatrice pesante
fubar-weapon-flamethrower = Lanciafiamme
fubar-weapon-grenade = Granata
fubar-weapon-rpg = RPG
fubar-weapon-at_gun = Cannone anticarro leggero
fubar-weapon-mortar = Mortaio leggero
fubar-weapon-light_cannon = Cannone leggero
fubar-weapon-heavy_cannon = Cannone pesante
fubar-armour-none = Nessuna armatura
fubar-armour-light = Armatura leggera
fubar-armour-medium = Armatura media
fubar-armour-heavy = Armatura pesante
fubar-armour-power = Armatura energetica
fubar-armour-battle = Armatura da battaglia
fubar-vehicle-car = Automobile
fubar-vehicle-truck = Autocarro
fubar-vehicle-apc = Trasporto truppe
fubar-vehicle-ifv = Veicolo da combattimento della fanteria
fubar-vehicle-light_tank = Carro leggero
fubar-vehicle-medium_tank = Carro medio
fubar-vehicle-heavy_tank = Carro pesante
fubar-cover-none = nessuna copertura
fubar-cover-light = copertura leggera
fubar-cover-medium = copertura media
fubar-cover-heavy = copertura pesante
fubar-terrain-wood = Bosco
fubar-terrain-undergrowth = Sottobosco
fubar-terrain-wooden_building = Edificio di legno
fubar-terrain-hole = Buca
fubar-terrain-scenery_car = Auto abbandonata
fubar-terrain-wreck = Relitto
fubar-terrain-fence = Staccionata
fubar-terrain-hedge = Siepe
fubar-terrain-wall = Muro
fubar-terrain-building = Edificio
fubar-terrain-ruin = Rovina
fubar-terrain-rubble = Macerie
fubar-terrain-trench = Trincea
fubar-terrain-bunker = Bunker
fubar-terrain-road = Strada
fubar-terrain-none = Campo aperto

# Fazioni e unità.

fubar-roster-accord = Regolari dell’Accordo Meridiano
fubar-roster-redgully = Brigate del Borro Rosso
fubar-roster-aegis = Coorte Egida
fubar-roster-dustfall = Milizia di Polverona
fubar-roster-harbour = Squadre del Porto
fubar-unit-accord_rifles = Squadra fucilieri
fubar-unit-accord_support = Squadra mitragliatrice
fubar-unit-accord_recon = Squadra ricognitori
fubar-unit-accord_apc = Trasporto di squadra
fubar-unit-accord_tank = Carro di linea
fubar-unit-red_fighters = Banda di combattenti
fubar-unit-red_cadre = Squadra quadri
fubar-unit-red_mortar = Squadra mortaio
fubar-unit-red_technical = Tecnica armata
fubar-unit-red_truck = Autocarro
fubar-unit-aegis_line = Squadra di linea
fubar-unit-aegis_breach = Squadra d’irruzione
fubar-unit-aegis_sniper = Squadra tiratori scelti
fubar-unit-aegis_sled = Slitta d’assalto
fubar-unit-dust_levy = Plotone di leva
fubar-unit-dust_rangers = Squadra ranger
fubar-unit-dust_gun = Squadra cannone
fubar-unit-dust_crawler = Cingolato armato
fubar-unit-harb_entry = Squadra d’ingresso
fubar-unit-harb_patrol = Pattuglia
fubar-unit-harb_marks = Squadra tiratori
fubar-unit-harb_van = Furgone blindato
fubar-unit-nth = { $unit } { $n }
fubar-title = FUBAR
fubar-name = { $name }
fubar-side = { $name } · { $role }
fubar-figure = { $unit }, figura { $n }
fubar-captive = Prigioniero
fubar-range = { $weapon }, { $points } FP

# Schede, segnalini, fasi, zone.

fubar-stat-training = Attivazione / esperienza
fubar-stat-leader = Attivazione del capo
fubar-stat-pins = Inchiodati al massimo
fubar-stat-save = Salvataggio
fubar-stat-grenades = Granate: gittata · FP
fubar-stat-crew = Equipaggio
fubar-stat-seats = A bordo / posti
fubar-badge-pinned = Inchiodata
fubar-badge-guard = In attesa
fubar-badge-ground = A terra
fubar-badge-dash = Al riparo
fubar-badge-stunned = Equipaggio stordito
fubar-badge-immobile = Immobilizzato
fubar-badge-fighting = In mischia
fubar-badge-acted = Ha già tentato
fubar-badge-leader = Capo
fubar-badge-hidden = Nascosta
fubar-badge-captive = Prigioniero
fubar-badge-aboard = A bordo
fubar-phase-deploy = Schieramento
fubar-phase-combats = Mischie
fubar-phase-initiative = Iniziativa
fubar-phase-activations = Attivazioni
fubar-phase-end = Fine turno
fubar-phase-over = Fine partita
fubar-zone-deploy = Zona di schieramento: { $side }
fubar-zone-exit = Uscita: { $side }
fubar-objective-west = Segnalino ovest
fubar-objective-centre = Segnalino centrale
fubar-objective-east = Segnalino est
fubar-objective-west_house = Edificio ovest
fubar-objective-east_house = Edificio est
fubar-objective-line = Linea di bunker
fubar-objective = Segnalino { $name }

# Scenari.

fubar-briefing-role = { $role }: { $side }.
fubar-role-first = Parte sud
fubar-role-second = Parte nord
fubar-role-third = Parte ovest
fubar-role-fourth = Parte est
fubar-role-attacker = Attaccante
fubar-role-defender = Difensore
fubar-role-convoy = Convoglio
fubar-role-ambushers = Imboscata
fubar-role-raiders = Incursori
fubar-role-guards = Guardie
fubar-scenario-crossroads = L’Incrocio
fubar-scenario-crossroads-objective = Tieni i tre segnalini sulla linea mediana: 1 punto ciascuno a fine turno dal turno 3, e 1 per ogni unità nemica distrutta.
fubar-scenario-crossroads-special = Le due parti schierano entro 8″ (20 cm) dal proprio bordo. Nessuna regola speciale.
fubar-scenario-outpost = L’Avamposto
fubar-scenario-outpost-objective = Alla fine l’attaccante ottiene 4 punti per ogni edificio che tiene, il difensore 4 per ogni edificio che l’attaccante non tiene.
fubar-scenario-outpost-special = L’attaccante arriva da un bordo a scelta e ha +1 all’iniziativa. Il difensore schiera entro 10″ (25 cm) dal centro e inizia In attesa.
fubar-scenario-convoy = Il Convoglio
fubar-scenario-convoy-objective = Il convoglio ottiene 6 punti per ogni veicolo uscito dal lato corto opposto; l’imboscata 3 per ogni veicolo distrutto e 1 per ogni veicolo immobilizzato alla fine.
fubar-scenario-convoy-special = L’imboscata schiera in copertura a più di 12″ (30 cm) dalla strada. Finché non spara è visibile solo entro 12″ (30 cm). Ha +2 all’iniziativa nel turno 1.
fubar-scenario-extraction = Estrazione
fubar-scenario-extraction-objective = Gli incursori ottengono 8 punti se il prigioniero esce dal loro bordo, altrimenti le guardie ne ottengono 4; gli incursori ne ottengono 5 per ogni unità delle guardie distrutta.
fubar-scenario-extraction-special = Un’unità a contatto con il prigioniero può portarlo con sé: allora cammina soltanto e non spara. Le guardie si attivano a −1 nel turno 1.
fubar-scenario-laststand = Ultima Resistenza
fubar-scenario-laststand-objective = Dal turno 6 il difensore ottiene 1 punto per ogni sua unità viva a fine turno; l’attaccante ne ottiene 5 per ognuna distrutta, e 8 se non resta alcun difensore.
fubar-scenario-laststand-special = Il difensore schiera nella linea di bunker, l’attaccante entro 6″ (15 cm) dai due bordi paralleli. La fanteria distrutta dell’attaccante torna una volta, al completo.
fubar-scenario-skirmish = Scaramuccia
fubar-scenario-skirmish-objective = 1 punto per ogni unità o veicolo nemico distrutto.
fubar-scenario-skirmish-special = Da due a quattro parti, ognuna entro 8″ (20 cm) dal proprio bordo.

# Opzioni.

fubar-option-terrain = Terreno
fubar-option-terrain-generated = disposto a caso
fubar-option-terrain-players = posato dalle parti a turno
fubar-option-table = Tavolo
fubar-option-table-standard = come da scenario
fubar-option-table-small = piccolo, 24″ × 24″ (60 × 60 cm)
fubar-option-points = Punti per parte
fubar-option-points-0 = come da scenario
fubar-option-start_guard = Tutte le unità iniziano In attesa
fubar-option-mortar_indirect = I mortai tirano su nemici visti da un amico
fubar-option-without_break = Si continua anche se una parte non ha più nulla
fubar-option-without_retreat = Nessuna ritirata
fubar-option-without_cohesion = Nessuna penalità per le figure fuori coesione

# Liste d’armata.

fubar-army-shape = Una lista ha bisogno di units = [ … ]: sigle di unità della casa o unità descritte una per una.
fubar-army-entry = L’unità { $unit } non si legge: scrivi la sigla di un’unità della casa o una tabella che la descrive.
fubar-army-pack = Il pacchetto di questa lista non si può usare: { $reason }
fubar-army-did-you-mean = Unità { $unit }: { $what } “{ $found }” non esiste; intendevi “{ $close }”?
fubar-army-unknown = Unità { $unit }: { $what } “{ $found }” non esiste; scegli tra { $known }.
fubar-army-count = Unità { $unit }: count è un numero intero da 1 a { $most }.
fubar-army-units = { $n } unità; una parte ne ha da { $least } a { $most }.
fubar-army-points = { $points } punti; questa parte ne ha { $limit }.
fubar-army-mixed = Unità di { $rosters } nello stesso esercito; prendile da una sola fazione.
fubar-army-vehicles = { $n } veicoli; questa parte ne ha bisogno di almeno { $least }.
fubar-army-cannon = { $unit }: { $weapon } si monta solo su carri e bunker.
fubar-army-vehicle-crew = { $unit }: ogni mitragliatrice pesante richiede uno dei { $crew } uomini d’equipaggio.
fubar-army-figures = { $unit } ha { $n } figure; la fanteria ne ha da { $least } a { $most }.
fubar-army-size-differs = { $unit }: size non concorda con le figure, che sono { $n }.
fubar-army-unarmed = { $unit } ha figure senza armi; danne almeno una a ciascuna.
fubar-army-crew = { $unit }: { $weapon } richiede { $crew } figure per pezzo e la portano in { $n }; dai a ogni pezzo i suoi serventi.
fubar-army-grenades = { $unit }: le granate sono di tutta l’unità; scrivi grenades = true.
fubar-army-launcher = { $unit }: il lanciagranate integrale richiede un fucile d’assalto sulla stessa figura.
fubar-army-leader = { $unit }: il capo è uno o due livelli sopra la sua unità; i veicoli non ne hanno.
fubar-army-points-differ = { $unit } costa { $points } punti; la lista dice altro.
fubar-army-number = { $unit }: { $what } è un numero intero da { $least } a { $most }.
fubar-setup-refused = { $reason }

# Terreno e schieramento.

fubar-need-terrain = Il più alto posa il primo elemento.
fubar-need-deploy = Il più basso schiera per primo.
fubar-event-laid = { $side }: un elemento posato. { $kind }.
fubar-refused-not-light = Almeno metà degli elementi dà copertura leggera; posa uno di quelli.
fubar-event-deploy-first = Per primo schiera: { $side }. Ordine: { $order }.
fubar-ask-edge = Da quale bordo arrivi?
fubar-opt-edge = { $edge ->
    [north] Bordo nord
    [south] Bordo sud
    [west] Bordo ovest
   *[east] Bordo est
}
fubar-event-edge = { $edge ->
    [north] { $side }: dal bordo nord.
    [south] { $side }: dal bordo sud.
    [west] { $side }: dal bordo ovest.
   *[east] { $side }: dal bordo est.
}
fubar-ask-deploy = { $left ->
    [one] Schiera l’ultima unità.
   *[other] Quale unità schieri? Ne restano { $left }.
}
fubar-opt-deploy = Schiera { $unit }
fubar-ask-carrier = { $unit } inizia sul tavolo o a bordo?
fubar-opt-on-table = Sul tavolo
fubar-opt-aboard = A bordo: { $vehicle }
fubar-ask-place = Dove si mette { $unit }?
fubar-refused-zone-cover = { $figure } non è in copertura; chi tende l’imboscata schiera dentro un’area di copertura.
fubar-refused-place-cohesion = { $unit } è fuori coesione; unisci le figure con distanze di al massimo 3″ (8 cm).
fubar-event-deployed = { $unit } è schierata.
fubar-event-left-out = Sul tavolo non c’è posto per { $unit }: resta fuori dal gioco.
fubar-event-deployed-aboard = { $unit } inizia a bordo di { $vehicle }.
fubar-event-spotted = { $unit } viene avvistata.
fubar-event-met = { $unit } s’imbatte in { $target }, finora nascosta.
fubar-event-start-guard = In attesa dall’inizio: { $side }.

# Il prigioniero.

fubar-ask-captive = { $unit } porta con sé il prigioniero?
fubar-opt-captive-take = Portalo con te
fubar-opt-captive-leave = Lascialo qui
fubar-event-captive-taken = { $unit } porta con sé il prigioniero.
fubar-event-captive-left = { $unit } lascia il prigioniero dov’è.
fubar-event-captive-moved = Il prigioniero segue { $unit }.
fubar-event-captive-out = Il prigioniero esce dal tavolo con { $unit }.
fubar-refused-no-captive = Non c’è un prigioniero che questa unità possa portare.
fubar-refused-captive-taken = { $unit } tiene il prigioniero; prima deve lasciarlo.
fubar-refused-captive-contact = Nessuna figura di { $unit } tocca il prigioniero; prima vai a contatto.

# Punti e fine partita.

fubar-event-holds = { $side }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per { $where }.
fubar-event-scores = { $side }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per { $kind ->
    [losses] unità nemiche distrutte
    [held_at_end] ciò che tiene
    [kept_at_end] ciò che ha difeso
    [vehicles_off] veicoli usciti
    [vehicles_destroyed] veicoli distrutti
    [vehicles_immobile_at_end] veicoli immobilizzati
    [captive_out] il prigioniero portato fuori
    [captive_kept] il prigioniero trattenuto
    [units_each_turn] unità vive
   *[no_enemy_left] nessun nemico rimasto
}.
fubar-event-returned = { $unit } torna al completo.
fubar-event-won = Vittoria ai punti: { $side }. Punteggio: { $points }.
fubar-event-won-break = Vittoria: { $side }. Sul tavolo non resta nessun altro.
fubar-event-draw = Parità. Punteggio: { $points }.
fubar-result-points = Decidono i punti.
fubar-result-break = Sul tavolo non resta nessun altro. Questo decide, quali che siano i punti.
fubar-result-draw = Nessuno ha più punti.
fubar-score-held_each_turn = { $count ->
    [one] Un segnalino tenuto alla fine di un turno
   *[other] Segnalini tenuti alla fine dei turni, { $count } volte
}
fubar-score-units_each_turn = { $count ->
    [one] Un’unità viva alla fine di un turno
   *[other] Unità vive alla fine dei turni, { $count } contate
}
fubar-score-losses = { $count ->
    [one] Un’unità nemica distrutta
   *[other] { $count } unità nemiche distrutte
}
fubar-score-held_at_end = { $count ->
    [one] Un edificio tenuto alla fine
   *[other] { $count } edifici tenuti alla fine
}
fubar-score-kept_at_end = { $count ->
    [one] Un edificio negato all’attaccante
   *[other] { $count } edifici negati all’attaccante
}
fubar-score-vehicles_off = { $count ->
    [one] Un veicolo portato fuori dal tavolo
   *[other] { $count } veicoli portati fuori dal tavolo
}
fubar-score-vehicles_destroyed = { $count ->
    [one] Un veicolo distrutto
   *[other] { $count } veicoli distrutti
}
fubar-score-vehicles_immobile_at_end = { $count ->
    [one] Un veicolo immobilizzato alla fine
   *[other] { $count } veicoli immobilizzati alla fine
}
fubar-score-captive_out = Il prigioniero portato fuori
fubar-score-captive_kept = Il prigioniero trattenuto
fubar-score-no_enemy_left = Nessun nemico rimasto
fubar-score-before = Punti di prima

# Strumenti.

fubar-fact-weapon = { $measure ->
    [cm] { $weapon }: { $length } cm
   *[other] { $weapon }: { $length }″
}
fubar-fact-reach = { $measure ->
    [cm] { $action ->
        [walk] Camminata: fino a { $length } cm
        [run] Corsa: fino a { $length } cm
       *[drive] Marcia: fino a { $length } cm allo scoperto
    }
   *[other] { $action ->
        [walk] Camminata: fino a { $length }″
        [run] Corsa: fino a { $length }″
       *[drive] Marcia: fino a { $length }″ allo scoperto
    }
}

# File di scenario: che cosa non va, e che cosa dà punti.

fubar-scenario-own = Scenario da un file
fubar-file-exits = { $at }: exits ed exits_for vanno insieme: i bordi, e chi può uscirne.
fubar-file-no-captive = { $at }: non c’è un prigioniero; di’ dove sta: captive = [x, y].
fubar-file-at-or-piece = { $at }: un obiettivo sta in un punto, at = [x, y], oppure è un pezzo di terreno, piece = "house".
fubar-file-score-side = { $at }: { $kind } vuole una parte da premiare.
fubar-file-score-from = { $at }: { $kind } vuole from_side, un’altra parte.
fubar-file-no-objective = { $at }: { $kind } vuole un obiettivo nel file.
fubar-file-score-turn = { $at }: { $kind } si conta una volta, alla fine; non ha un primo turno.
fubar-file-score-twice = { $at }: una sola riga può premiare la stessa parte turno per turno.
fubar-everybody = Ogni parte
fubar-scoring-losses = { $side }: { $points } per ogni unità o veicolo nemico distrutto.
fubar-scoring-held_each_turn = { $side }: { $points } per ogni obiettivo tenuto alla fine di un turno, dal turno { $from }.
fubar-scoring-units_each_turn = { $side }: { $points } per ogni propria unità viva alla fine di un turno, dal turno { $from }.
fubar-scoring-held_at_end = { $side }: { $points } per ogni obiettivo tenuto alla fine.
fubar-scoring-kept_at_end = { $side }: { $points } alla fine per ogni obiettivo non tenuto da { $against }.
fubar-scoring-vehicles_off = { $side }: { $points } per ogni veicolo che esce dal suo bordo.
fubar-scoring-vehicles_destroyed = { $side }: { $points } per ogni veicolo nemico distrutto.
fubar-scoring-vehicles_immobile_at_end = { $side }: { $points } per ogni veicolo nemico immobile alla fine.
fubar-scoring-captive_out = { $side }: { $points } se porta fuori il prigioniero.
fubar-scoring-captive_kept = { $side }: { $points } se { $against } non porta fuori il prigioniero.
fubar-scoring-no_enemy_left = { $side }: { $points } se non resta alcun nemico.
fubar-scenario-random = Scenario casuale
fubar-scenario-random-briefing = Tavolo, zone, obiettivi e punti sono estratti a sorte; le due parti vedono lo stesso foglio.
