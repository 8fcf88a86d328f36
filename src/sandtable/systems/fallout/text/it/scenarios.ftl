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
