# Gli scenari del percorso, quelli casuali e quelli da un file.

warfare-scenario-s1 = Vincere i cuori e le menti
warfare-scenario-s1-special-1 = Niente combattimento: fuoco, assalto, overwatch, fumogeni, recupero e supporti non sono in vigore. Il morale si recupera solo a fine turno.
warfare-scenario-s1-special-2 = Il convoglio di aiuti è il LAV.
warfare-scenario-s2 = Salvate gli ostaggi
warfare-scenario-s2-special-1 = Gli Irregolari possono muoversi con gli ostaggi, ma mai fuori mappa.
warfare-scenario-s3 = Ripulire la fattoria
warfare-scenario-s3-special-1 = La fattoria è il cortile 12,2 con gli edifici 11,1, 12,1, 13,1, 11,2 e 13,2.
warfare-scenario-s4 = Arrivano!
warfare-scenario-s4-special-1 = Il martirio è consentito.
warfare-scenario-s4-special-2 = Il Mangusta arriva nel turno 2.
warfare-scenario-s4-special-3 = Il Mangusta deve restare basso: non può finire il movimento dove sarebbe alto, né andare in overwatch.
warfare-scenario-s4-special-4 = Nessuna maceria cade nell’ingresso 12,2 o nel cortile 11,2.
warfare-scenario-s5 = Prendere il ponte
warfare-scenario-s5-special-1 = Il ponte è 11,3 e 12,3; non vi cadono mai macerie.
warfare-scenario-s5-special-2 = Un esagono del ponte è di chi per ultimo vi ha avuto un’unità terrestre; all’inizio sono entrambi russi.
warfare-scenario-s5-special-3 = In tre l’Ovest si divide: uno guida la fanteria, uno i veicoli e i supporti.
warfare-scenario-s5-special-4 = In quattro anche l’Est si divide allo stesso modo.
warfare-scenario-s5-special-5 = Il T-90 arriva nel turno 2.
warfare-scenario-random = Scenario casuale
warfare-scenario-random-briefing = Mappa, forze, missione e arrivi sono estratti a caso; le due parti vedono lo stesso foglio.
warfare-scenario-own = Scenario da un file
warfare-scenario-own-briefing = Uno scenario scritto da qualcuno: mappa, forze, segnalini e punti come dice il file.
warfare-scenario-titled = { $title }
warfare-scenario-note = { $note }
-warfare-language = it
    .code = it
warfare-words = { -warfare-language.code ->
    [it] { $it }
   *[en] { $en }
}
warfare-scenario-position = Posizione
warfare-scenario-drawn = { $mission ->
    [seize] Conquista
    [breakthrough] Sfondamento
    [convoy] Convoglio
    [hearts] Cuori
    [hostages] Ostaggi
   *[attrition] Logoramento
}
warfare-mission-seize-briefing = Cinque luoghi al centro della mappa: li tiene chi per ultimo vi ha avuto un’unità terrestre.
warfare-mission-breakthrough-briefing = L’attaccante deve uscire dal bordo opposto della mappa.
warfare-mission-convoy-briefing = I mezzi carichi devono uscire dal bordo opposto della mappa.
warfare-mission-hearts-briefing = Decide la folla: conquistarla o sobillarla.
warfare-mission-hostages-briefing = Tre sequestratori tengono dei Civili, da riportare al bordo di partenza.
warfare-mission-attrition-briefing = Vince chi distrugge di più.
warfare-briefing-teaches = Insegna: { $topics }.
warfare-briefing-chapter = { $chapter ->
    [1] In vigore: il capitolo 1.
   *[other] In vigore: i capitoli da 1 a { $chapter }.
}
warfare-briefing-points = { $side }: { $line }
warfare-briefing-tie = A parità di punti, vittoria: { $side }.

# Che cosa insegna uno scenario

warfare-topic-movement = il movimento
warfare-topic-transport = il trasporto
warfare-topic-conversion = come convertire le folle
warfare-topic-roadblocks = i blocchi stradali
warfare-topic-fortifications = le fortificazioni
warfare-topic-sight = la linea di vista
warfare-topic-fire = il fuoco
warfare-topic-assault = l’assalto
warfare-topic-recovery = il recupero
warfare-topic-hostages = gli ostaggi
warfare-topic-escort = come guidare i Civili
warfare-topic-overwatch = l’overwatch
warfare-topic-smoke = i fumogeni
warfare-topic-supports = i supporti
warfare-topic-artillery = l’artiglieria e la dispersione
warfare-topic-unknown = i segnalini Ignoti
warfare-topic-recon = la ricognizione
warfare-topic-ied = IED e mine
warfare-topic-clearing = la bonifica
warfare-topic-rubble = le macerie
warfare-topic-suppressive = il fuoco di soppressione
warfare-topic-helicopters = gli elicotteri
warfare-topic-hunters = la caccia agli elicotteri
warfare-topic-snipers = i tiratori scelti
warfare-topic-martyrdom = il martirio
warfare-topic-vehicles = i veicoli
warfare-topic-storming = l’attacco a una fortificazione
warfare-topic-sam = i SAM
warfare-topic-cas = il supporto aereo
warfare-topic-drones = i droni di supporto
warfare-topic-jamming = speronare e disturbare droni
warfare-topic-squad-drones = i droni di squadra
warfare-topic-stealth = lo stealth
warfare-topic-amphibious = le unità anfibie
warfare-topic-airborne = le unità aviotrasportate

# Come si fanno punti

warfare-victory-per-counter-map = { $points ->
    [1] 1 punto per ogni segnalino { $counter } in mappa.
   *[other] { $points } punti per ogni segnalino { $counter } in mappa.
}
warfare-victory-per-counter-exited = { $points ->
    [1] 1 punto per ogni segnalino { $counter } portato fuori mappa.
   *[other] { $points } punti per ogni segnalino { $counter } portato fuori mappa.
}
warfare-victory-per-counter-eliminated = { $points ->
    [1] 1 punto per ogni segnalino { $counter } perduto.
   *[other] { $points } punti per ogni segnalino { $counter } perduto.
}
warfare-victory-per-counter-with = { $points ->
    [1] 1 punto per ogni segnalino { $counter } con un’unità di { $of }, o a bordo, alla fine.
   *[other] { $points } punti per ogni segnalino { $counter } con un’unità di { $of }, o a bordo, alla fine.
}
warfare-victory-per-counter-in-row = { $points ->
    [1] 1 punto per ogni { $counter } nella riga { $row } dalla colonna { $from } in poi.
   *[other] { $points } punti per ogni { $counter } nella riga { $row } dalla colonna { $from } in poi.
}
warfare-victory-per-unit-state = { $points ->
    [1] 1 punto per ogni unità di { $of } in cattivo stato ({ $states }), contata prima degli ultimi passi di fine turno.
   *[other] { $points } punti per ogni unità di { $of } in cattivo stato ({ $states }), contata prima degli ultimi passi di fine turno.
}
warfare-victory-unit-in-columns = { $points ->
    [1] 1 punto se { $unit } finisce nelle colonne da { $from } a { $to }.
   *[other] { $points } punti se { $unit } finisce nelle colonne da { $from } a { $to }.
}
warfare-victory-per-unit-in-columns = { $points ->
    [1] 1 punto per ogni unità di { $of } ({ $kinds }) dalla colonna { $from } in poi alla fine.
   *[other] { $points } punti per ogni unità di { $of } ({ $kinds }) dalla colonna { $from } in poi alla fine.
}
warfare-victory-unit-in-hexes = { $points ->
    [1] 1 punto se alla fine un’unità di { $of } ({ $kinds }) è in uno di questi esagoni: { $hexes }.
   *[other] { $points } punti se alla fine un’unità di { $of } ({ $kinds }) è in uno di questi esagoni: { $hexes }.
}
warfare-victory-no-unit-in-hexes = { $points ->
    [1] 1 punto se alla fine nessuna unità di { $of } è in questi esagoni: { $hexes }.
   *[other] { $points } punti se alla fine nessuna unità di { $of } è in questi esagoni: { $hexes }.
}
warfare-victory-per-removed = { $points ->
    [1] 1 punto per ognuno di questi tolto con ricognizione o bonifica: { $counters }.
   *[other] { $points } punti per ognuno di questi tolto con ricognizione o bonifica: { $counters }.
}
warfare-victory-per-eliminated = { $points ->
    [1] 1 punto per ogni unità di { $of } eliminata ({ $kinds }).
   *[other] { $points } punti per ogni unità di { $of } eliminata ({ $kinds }).
}
warfare-victory-per-hex-controlled = { $points ->
    [1] 1 punto per ognuno di questi esagoni controllato alla fine: { $hexes }.
   *[other] { $points } punti per ognuno di questi esagoni controllato alla fine: { $hexes }.
}
warfare-victory-per-exited = { $points ->
    [1] 1 punto per ogni unità di { $of } che esce dalla mappa ({ $kinds }).
   *[other] { $points } punti per ogni unità di { $of } che esce dalla mappa ({ $kinds }).
}
warfare-victory-per-not-exited = { $points ->
    [1] 1 punto per ogni unità di { $of } non uscita dalla mappa.
   *[other] { $points } punti per ogni unità di { $of } non uscita dalla mappa.
}
warfare-victory-per-transport-exited = { $points ->
    [1] 1 punto per ogni mezzo da trasporto di { $of } che esce dalla mappa.
   *[other] { $points } punti per ogni mezzo da trasporto di { $of } che esce dalla mappa.
}
warfare-victory-per-transport-not-exited = { $points ->
    [1] 1 punto per ogni mezzo da trasporto di { $of } non uscito dalla mappa.
   *[other] { $points } punti per ogni mezzo da trasporto di { $of } non uscito dalla mappa.
}
warfare-victory-eliminated-points = { $points ->
    [1] 1 punto ogni { $share } punti di unità e aerei di { $of } eliminati.
   *[other] { $points } punti ogni { $share } punti di unità e aerei di { $of } eliminati.
}
warfare-score-line = { $line } (× { $times })
warfare-result-points = Vittoria per { $points } a { $other }: { $winner }.
warfare-result-tie = { $points } a { $other }, la parità favorisce: { $winner }.
warfare-event-over = La partita è finita. Vittoria per { $points } a { $other }: { $winner }.
