# Scenari, come si contano i punti e come finiscono.

fallout-scenario-skirmish = Schermaglia
fallout-scenario-skirmish-objective = Contano in punti ciò che ti resta e ciò che hai ucciso; fino a dieci punti di distanza è pareggio.
fallout-scenario-skirmish-special = Chi esce dal proprio lato conserva metà del valore; da un altro lato conta come ucciso.
fallout-scenario-convoy = Convoglio!
fallout-scenario-convoy-objective = Il convoglio deve portare l’APC dal lato nord oltre il lato sud. Altrimenti vincono i razziatori.
fallout-scenario-convoy-special = Il convoglio entra al turno 1. I razziatori aspettano sui due fianchi e non possono uscire.
fallout-scenario-treasure_hunt = Caccia al Tesoro!
fallout-scenario-treasure_hunt-objective = I cercatori segnano per ogni cassa che aprono, i razziatori per ogni cassa che tolgono loro; un punto in più a chi uccide di più.
fallout-scenario-treasure_hunt-special = Le casse si aprono con Scassinare. Una contiene munizioni per i minigun muti; le prende il primo mitragliere accanto.
fallout-scenario-wild_america = America Selvaggia
fallout-scenario-wild_america-objective = Fanno punti i nemici uccisi dalle tue truppe o dalle bestie in mano tua. Nessuno può uscire.
fallout-scenario-wild_america-special = Dopo ogni tua unità agisci con una bestia. Quando una muore ne arriva un’altra, finché ce ne sono.

fallout-score-living = Rimasti in vita: { $points }
fallout-score-unit = { $unit }: ancora in campo { $n } su { $of }
fallout-score-vehicle = { $unit } non è distrutto
fallout-score-left = Usciti dal tavolo, a metà dei punti
fallout-score-killed = Nemici uccisi: { $points }
fallout-score-apc = L’APC è passato
fallout-score-apc-lost = L’APC è perduto
fallout-score-opened = Casse aperte: { $points }
fallout-score-locked = Casse ancora chiuse: { $points }
fallout-score-kills = Più nemici uccisi

fallout-event-won = Vittoria al turno { $turn }: { $side }. Punti: { $points }.
fallout-event-draw = Pareggio al turno { $turn }. Punti: { $points }.
fallout-result-draw = Nessuna parte ha un vantaggio sufficiente (turno { $turn }).
fallout-result-skirmish = Decisa ai punti (turno { $turn }).
fallout-result-convoy = Decisa dall’APC (turno { $turn }).
fallout-result-treasure_hunt = Decisa dalle casse (turno { $turn }).
fallout-result-wild_america = Decisa dai nemici uccisi (turno { $turn }).

# File di scenario: che cosa non va, e come si vince.

fallout-scenario-own = Scenario da un file
fallout-law-skirmish = Contano in punti ciò che resta e ciò che si è ucciso; con dieci punti o meno di scarto è patta.
fallout-law-convoy = Chi entra deve portare oltre la sua uscita il veicolo ricevuto; altrimenti vince l’altra parte.
fallout-law-treasure_hunt = La prima parte segna per ogni cassa che apre, la seconda per ogni cassa che le nega; un punto in più a chi uccide di più.
fallout-law-wild_america = I punti sono i nemici uccisi dalle proprie truppe, o da bestie in mano propria.
fallout-file-deploy-or-enters = { $at }: una parte si schiera in una zona, oppure entra da un bordo.
fallout-file-home = { $at }: home = "south" serve per una zona che non è una striscia, e solo per quella: è il bordo verso cui si fugge.
fallout-file-convoy = { $at }: per vincere come convoglio, una sola parte entra da un bordo, con free_vehicle ed exits.
fallout-file-enters = { $at }: solo un convoglio entra da un bordo.
fallout-file-boxes = { $at }: le casse sono della caccia al tesoro, e la caccia al tesoro le vuole.
fallout-file-critters = { $at }: le bestie sono di America Selvaggia, e America Selvaggia le vuole.
fallout-file-two-sides = { $at }: con questa legge giocano esattamente due parti.
fallout-file-apart = { $at }: nessuno si schiera entro { $least }″ da un nemico, e queste zone distano { $gap }″; spostale, o scrivi flanks = true.
fallout-scenario-random = Scenario casuale
fallout-scenario-random-briefing = Tavolo, zone, obiettivi e punti sono estratti a sorte; le due parti vedono lo stesso foglio.
