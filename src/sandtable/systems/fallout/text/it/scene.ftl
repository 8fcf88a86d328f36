# Il tavolo a parole: fasi, segni, caratteristiche, segnalini, strumenti.

fallout-phase-terrain = Si posa il terreno
fallout-phase-deploy = Schieramento
fallout-phase-premove = Mosse in anticipo
fallout-phase-initiative = Iniziativa
fallout-phase-activations = Attivazioni
fallout-phase-environment = Ambiente
fallout-phase-over = Finita
fallout-briefing-role = { $role }: { $side }.
fallout-briefing-light = Luce: { $light }.
fallout-status-attacker = attaccante
fallout-status-defender = difensore
fallout-pool-mines = Mine
fallout-pool-decoys = Esche
fallout-zone-deploy = Schieramento: { $side }
fallout-zone-exit = Uscita: { $side }
fallout-figure = { $unit }, figura { $n }
fallout-arc-front = Arco frontale
fallout-weapon-built-in = Arma incorporata
fallout-terrain-road = Strada
fallout-terrain-smoke = Fumo
fallout-terrain-rough-note = lento a piedi, chiuso ai veicoli, copertura
fallout-terrain-shallow-note = si attraversa solo da accanto
fallout-terrain-deep-note = nessuno entra
fallout-terrain-wall-note = ferma movimento e visuale, copertura
fallout-terrain-radiation-note = pericolosa a fine turno
fallout-counter-mine = Mina
fallout-counter-decoy = Esca
fallout-counter-counter = Segnalino coperto
fallout-chest-locked = Cassa chiusa
fallout-chest-open = Cassa { $n }, aperta

fallout-badge-broken = In panico
fallout-badge-engaged = In mischia
fallout-badge-down = Atterrato
fallout-badge-out = Svenuto
fallout-badge-poison = Avvelenato
fallout-badge-overwatch = Di sentinella
fallout-badge-hidden = Si nasconde
fallout-badge-aboard = A bordo di un veicolo
fallout-badge-waiting = Deve ancora entrare
fallout-badge-acted = Ha agito
fallout-badge-crippled = Fuori uso
fallout-badge-damage = Danni
fallout-badge-immobile = Nessuno al volante
fallout-badge-tired = Salta l’azione
fallout-badge-empty = Senza munizioni
fallout-badge-radiated = Irradiato
fallout-badge-revealed = Scoperta

fallout-stat-st = FOR
fallout-stat-pe = PER
fallout-stat-en = RES
fallout-stat-ch = CAR
fallout-stat-in = INT
fallout-stat-ag = AGI
fallout-stat-lk = FOT
fallout-stat-hp = Punti ferita
fallout-stat-ac = Classe armatura
fallout-stat-level = Livello
fallout-stat-speed = Velocità
fallout-stat-turn = Curve
fallout-stat-dt = Soglia di danno
fallout-stat-damage = Danni (fuori uso/distrutto)
fallout-stat-seats = Posti
fallout-range = { $mode ->
    [thrown] { $weapon }, lancio
    [burst] { $weapon }, raffica
    [area] { $weapon }, area
   *[single] { $weapon }
}

fallout-blocker-vehicle = un veicolo
fallout-fact-reach = { $action ->
    [charge] { $measure ->
        [cm] Carica: { $length } cm
       *[in] Carica: { $length }″
    }
   *[move] { $measure ->
        [cm] Movimento: { $length } cm
       *[in] Movimento: { $length }″
    }
}
fallout-reach-move = Movimento
fallout-reach-charge = Carica
fallout-fact-weapon = { $measure ->
    [cm] { $weapon }: { $length } cm
   *[in] { $weapon }: { $length }″
}
