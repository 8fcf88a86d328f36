# Tiro, corpo a corpo, armatura, ferite, strutture.

warzone-ask-shoot = A chi spara { $model }?
warzone-ask-weapon = Con quale arma spara { $model }?
warzone-ask-strike = { $model }: chi colpire?
warzone-ask-guarded = { $model } è colpito. Un compagno si frappone?
warzone-opt-guard = Lo prende { $model }
warzone-opt-guard-take = Nessuno
warzone-ask-react = { $enemy } agisce. Qualcuno in attesa reagisce?
warzone-react-shoot = { $model } spara
warzone-react-close = { $model } colpisce
warzone-react-move = { $model } si muove
warzone-react-none = Nessuno reagisce
warzone-event-reacts = { $model } reagisce { $action ->
    [shoot] sparando
    [close] colpendo
   *[move] muovendosi
}.
warzone-event-shoots = { $model } spara a { $target } con { $weapon }.
warzone-event-strikes = { $model } attacca { $target }.
warzone-event-guarded = { $comrade } prende il colpo al posto di { $model }.
warzone-event-free-hit = { $model } colpisce { $target }, che volta le spalle.
warzone-event-wounded = { $model } perde { $n ->
    [one] una ferita
   *[other] { $n } ferite
}; rimaste: { $left }.
warzone-event-killed = { $model } è fuori combattimento.
warzone-event-healed = { $model } ignora una ferita.
warzone-event-stunned = { $model } è stordito.
warzone-event-vehicle-destroyed = { $model } è distrutto.
warzone-event-strikes-structure = { $model } colpisce: { $structure }.
warzone-event-structure-hit = { $structure }: { $n ->
    [one] un punto struttura perso
   *[other] { $n } punti struttura persi
}; rimasti: { $left }.
warzone-event-collapsed = Crolla tutto: { $structure }.
warzone-fact-range = { $inches } pollici; gittata { $range }.
warzone-fact-dice = { $dice ->
    [one] Un dado
   *[other] { $dice } dadi
}, { $need } o meno.
warzone-warning-priority = Un nemico più vicino viene prima: test di comando con { $need } o meno, o l’azione è persa.
warzone-warning-blast = Distrutto lo scafo, { $target } esplode: { $n ->
    [one] un modello
   *[other] { $n } modelli
} entro 2 pollici verrebbero colpiti.
warzone-odds-wounds = Ferite di { $target }
warzone-odds-points = Punti struttura di { $target }
warzone-odds-fallen = Nemici fuori combattimento
warzone-odds-panic = { $squad }: panico
warzone-odds-policy = Chi può si ripara, fa prendere il colpo a un compagno, si cura e ritira.
warzone-odds-assuming-place = Se cade dove si mira
warzone-odds-assuming-each = Se ognuno trova tanti bersagli quanti il primo
warzone-odds-if-all-at-it = con { $weapon }, ogni colpo contro chi provoca la reazione
warzone-reckon = { $test }: { $who }
warzone-mod-rs = RS
warzone-mod-cc = CC
warzone-mod-crew = Equipaggio perso
warzone-mod-cover = Copertura ({ $pieces ->
    [0] fumo
    [one] un elemento
   *[other] { $pieces } elementi
})
warzone-plan-cover = { $level ->
    [1] Copertura leggera
   *[2] Copertura pesante
}
warzone-mod-many = Più di tre elementi di copertura: solo 1 naturale
warzone-mod-ducked = Si è messo al coperto
warzone-mod-engaged = Bersaglio ingaggiato
warzone-mod-aim = Mira
warzone-mod-rapid = Fuoco rapido
warzone-mod-straggler = Fuori dal raggio di coerenza
warzone-mod-behind = Alle spalle
warzone-mod-panicked = Bersaglio nel panico
warzone-mod-contempt = Disprezzo
warzone-mod-duelist = Duellante
warzone-mod-focus = Fuoco focalizzato
warzone-mod-focus-cover = Coperture, tiratore per tiratore
warzone-mod-swarm = Sciame
warzone-mod-armour = Armatura
warzone-mod-av = AV
warzone-mod-avv = AVV
warzone-mod-heal = Cura
warzone-mod-ld = LD
warzone-mod-con = CON
warzone-mod-warlord = Il Warlord è vicino, almeno
warzone-mod-acting = Comandante perduto
warzone-mod-cold = Sangue freddo
warzone-mod-shaken = Nel panico
warzone-mod-routed = In rotta
warzone-mod-hurry = Di corsa
warzone-mod-panic-armour = A terra per il panico
warzone-mod-strength = Forza { $st }
warzone-mod-damage = { $type }
warzone-mod-impenetrable = Armatura impenetrabile, almeno
warzone-refused-target-answer = Indica un bersaglio o una lista di colpi.
warzone-refused-no-target = Questo bersaglio non c’è.
warzone-refused-shots = Tutti i { $n } colpi vanno assegnati.
warzone-refused-blows = Tutti i { $n } attacchi vanno assegnati.
warzone-refused-range = { $target } è a { $distance } pollici, la gittata è { $range }.
warzone-refused-sight = { $target } è del tutto nascosto.
warzone-refused-arc = { $target } non è davanti.
warzone-refused-stealth = { $target } è troppo ben nascosto a quella distanza.
warzone-refused-shielded = { $target } è schermato da chi gli sta intorno.
warzone-refused-secondary-shots = Al massimo un colpo per ogni bersaglio secondario.
warzone-refused-secondary-far = Un bersaglio secondario deve stare entro 3 pollici dal primo.
warzone-refused-secondary-blows = Al massimo un attacco per ogni bersaglio secondario.
warzone-refused-strike-reach = { $target } è fuori portata.
warzone-refused-structure = Quella struttura è fuori vista o fuori tiro.
warzone-refused-location = Solo un colpo mirato contro un veicolo sceglie la locazione.
warzone-refused-reaction-target = Una reazione è diretta al modello che agisce.
warzone-refused-nobody = Non c’è nessuno che possa raggiungere.
warzone-refused-no-gun = Non ha armi a distanza.
warzone-refused-shot-already = Ha già fatto il suo attacco a distanza.
warzone-refused-slow-reload = Quest’arma spara una volta per turno.
warzone-refused-rapid-template = Le armi a sagoma non hanno fuoco rapido.
warzone-pocket-open = Allo scoperto
