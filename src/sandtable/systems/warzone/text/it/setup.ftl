# Opzioni, schieramento, arrivi, missioni e vittoria.

warzone-option-points = Punti per parte
warzone-option-deck = Gioco avanzato con i mazzi
warzone-option-deck-true = con i mazzi
warzone-option-deck-false = senza
warzone-option-level = Livello della missione
warzone-option-secondary = Missione secondaria
warzone-option-secondary-assassin = Tagliare la Testa
warzone-option-secondary-breakout = Sfondamento
warzone-option-table = Tavolo
warzone-option-table-standard = 4 per 4 piedi
warzone-option-table-large = 6 per 4 piedi
warzone-option-terrain = Terreno
warzone-option-terrain-generated = posato dal seme
warzone-option-terrain-players = posato dai giocatori
warzone-option-rapid_limit = Limite da torneo allo Schieramento Rapido
warzone-option-rapid_limit-true = limitato
warzone-option-rapid_limit-false = libero
warzone-option-level-1 = 1: una missione
warzone-option-level-2 = 2: e una Secondaria
warzone-option-level-3 = 3: e due Secondarie
warzone-option-level-4 = 4: e una Secondaria e la Corporativa

# Schieramento.

warzone-ask-join = { $lord } si unisce a una squadra?
warzone-opt-alone = Resta da solo
warzone-opt-join = Si unisce a { $squad }
warzone-note-join-loses = { $squad } perderebbe il suo modo speciale di schierarsi.
warzone-event-joined = { $lord } si unisce a { $squad }.
warzone-ask-terrain = Quale elemento di terreno viene ora? { $n } di { $of } posati.
warzone-event-laid = { $side } posa terreno: { $kind }.
warzone-refused-lay-edge = Deve stare sul tavolo, gli elementi impassabili a { $least } pollici dal bordo.
warzone-refused-lay-mission = Questo posto serve alla missione.
warzone-event-roll-won = { $side } vince il tiro di schieramento.
warzone-ask-role = Attaccare o difendere?
warzone-event-attacker = { $side } attacca.
warzone-ask-edge = Quale bordo prendi?
warzone-opt-edge = { $edge ->
    [north] Il bordo nord
    [south] Il bordo sud
    [west] Il bordo ovest
   *[other] Il bordo est
}
warzone-event-edge = { $edge ->
    [north] { $side } si schiera lungo il bordo nord.
    [south] { $side } si schiera lungo il bordo sud.
    [west] { $side } si schiera lungo il bordo ovest.
   *[other] { $side } si schiera lungo il bordo est.
}
warzone-ask-corner = Da quale angolo parti?
warzone-opt-corner = { $corner ->
    [north-west] Nord-ovest
    [north-east] Nord-est
    [south-west] Sud-ovest
   *[other] Sud-est
}
warzone-event-corner = { $corner ->
    [north-west] { $side } parte dall’angolo nord-ovest.
    [north-east] { $side } parte dall’angolo nord-est.
    [south-west] { $side } parte dall’angolo sud-ovest.
   *[other] { $side } parte dall’angolo sud-est.
}
warzone-ask-place-first = Chi schiera per primo?
warzone-opt-place-rival = Schiera prima l’avversario
warzone-opt-place-own = Schiero prima io
warzone-event-relay = Il ripetitore sta al centro della metà del difensore.
warzone-ask-deploy = { $n ->
    [one] Resta una squadra da schierare.
   *[other] Quale squadra schieri? Ne restano { $n }.
}
warzone-opt-deploy = { $squad }
warzone-ask-place = Qual è il posto di { $squad }?
warzone-event-deployed = In posizione: { $squad }.
warzone-refused-off-table = { $model } starebbe fuori dal tavolo.
warzone-refused-closed = { $model } starebbe in terreno impassabile.
warzone-refused-occupied = { $model } starebbe sopra qualcuno.
warzone-refused-near-enemy = { $model } sarebbe a { $gap } pollici da un nemico; ne servono più di { $least }.

# Arrivi.

warzone-ask-arrive = { $squad }: a terra ora?
warzone-opt-come = Scende ora
warzone-opt-hold = Aspetta
warzone-ask-landing = Dove scende il comandante di { $squad }?
warzone-refused-landing-shape = Di’ dove scende il comandante: un punto.
warzone-refused-landing-off = Deve scendere sul tavolo.
warzone-refused-landing-closed = Non può scendere in terreno impassabile.
warzone-refused-landing-occupied = Lì c’è qualcuno.
warzone-refused-landing-near = Più di { $least } pollici da ogni nemico.
warzone-event-landing-drift = Il vento porta { $squad } altrove.
warzone-event-landed = A terra: { $squad }.
warzone-event-landing-lost = { $model } non trova posto per atterrare ed è perso.

# Missioni e vittoria.

warzone-event-scored = { $side }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $for }
warzone-score-marker = un segnalino controllato nel Turno { $turn }.
warzone-score-before = punti segnati prima.
warzone-score-squad = fuori gioco { $squad }.
warzone-score-warlord = fuori gioco { $squad }, il Warlord nemico.
warzone-score-head = la testa del Warlord nemico.
warzone-score-lord = un Lord nemico.
warzone-score-half = { $n } squadre distrutte, contate a metà.
warzone-score-exits = { $n } modelli su { $of } usciti.
warzone-score-relay = il ripetitore è caduto nel Turno { $turn }.
warzone-score-relay-stands = il ripetitore è in piedi.
warzone-score-crate = una cassa portata a casa.
warzone-event-crate = { $model } raccoglie una cassa.
warzone-opt-crate = Raccogli la cassa
warzone-refused-crate = { $model } deve toccare una cassa e non portarne.
warzone-opt-x-exit = Esci dal tavolo
warzone-event-left = { $model } riesce a uscire.
warzone-refused-exit = { $model } esce da entro { $reach } pollice da un bordo lontano.
warzone-result-points = Vince { $side }, { $a } a { $b }.
warzone-result-draw = Pareggio, { $a } a { $b }.
warzone-result-wipeout = Vince { $side }: dall’altra parte non resta nessuno.
warzone-result-both-gone = Non resta nessuno da nessuna parte: pareggio.
warzone-result-deck = { $side } non ha più carte da pescare e perde.
warzone-result-decks = Nessuno ha più carte da pescare: pareggio.

# File di scenario: che cosa non va, e che cosa dà punti.

warzone-mission-own = Missione da un file
warzone-paying-kills-full = 1 punto per ogni squadra distrutta, 2 per il Warlord.
warzone-paying-kills-half = Le squadre distrutte contano metà, per difetto.
warzone-paying-kills-defender = 1 punto al difensore per ogni squadra distrutta.
warzone-paying-meeting = { $points } per ogni segnalino controllato alla fine di un Turno, dal Turno { $from }.
warzone-paying-sabotage = L’attaccante abbatte il ripetitore: { $early } fino al Turno { $turn }, { $late } dopo; { $stands } al difensore se resta in piedi.
warzone-paying-assassin = { $points } per il Warlord ucciso, { $lord } per un Lord.
warzone-paying-breakout = { $points } per ogni { $share } % dei modelli dell’attaccante che esce dai bordi lontani.
warzone-paying-harvest = { $points } per ogni cassa portata a casa.
warzone-file-together = { $at }: { $key } e { $other } vanno insieme.
warzone-file-attacker = { $at }: { $key } vuole un attaccante; scrivi attacker = true.
warzone-file-one-attacker = { $at }: attacca una parte sola.
warzone-file-depth = { $at }: le due zone si toccherebbero; meno profondità, o un tavolo più grande.
warzone-file-apart = { $at }: apart è di deploy = "corner", e lì è necessario.
warzone-file-height = { $at }: { $kind } non ha altezza.
warzone-file-zones = { $at }: o tutte e due le parti hanno una zona loro o nessuna, e mai con deploy = "corner".
warzone-file-one-zone = { $at }: un bordo o un riquadro.
warzone-file-no-edge = { $at }: chi deve uscire dal bordo lontano parte da un bordo; la zona ne tocchi uno.
warzone-mission-random = Scenario casuale
warzone-mission-random-briefing = Tavolo, zone, obiettivi e punti sono estratti a sorte; le due parti vedono lo stesso foglio.
