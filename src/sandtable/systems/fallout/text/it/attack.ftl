fallout-ask-attack = { $unit }: chi attaccare?
fallout-ask-victim = Chi di { $unit } è stato colpito?
fallout-opt-victim = { $figure } ({ $hp ->
    [one] un punto ferita
   *[other] { $hp } punti ferita
})
fallout-way = { $weapon }, { $mode }
fallout-weapon-innate = Attacco naturale
fallout-mode-melee = mischia
fallout-mode-thrown = lancio
fallout-mode-single = colpo singolo
fallout-mode-burst = raffica
fallout-mode-area = ad area
fallout-event-hit = { MEMBER($figure, $unit, of: "di") } colpisce { $target }.
    .tally = { $unit } spara a { $target }: { $good ->
        [0] nessun colpo
        [one] un colpo
       *[other] { $good } colpi
    } su { $n }.
fallout-event-miss = { MEMBER($figure, $unit, of: "di") } manca { $target }.
    .tally = { fallout-event-hit.tally }
fallout-bare-ground = il terreno nudo
fallout-event-strikes = { MEMBER($figure, $unit, of: "di") } colpisce in mischia qualcuno di { $target }.
    .tally = { $unit } attacca in mischia { $target }: { $good ->
        [0] nessun colpo
        [one] un colpo
       *[other] { $good } colpi
    } su { $n }.
fallout-event-strike-miss = { MEMBER($figure, $unit, of: "di") } colpisce a vuoto { $target }.
    .tally = { fallout-event-strikes.tally }
fallout-event-burst = { MEMBER($figure, $unit, of: "di") } spara una raffica con { $n ->
    [one] un bersaglio
   *[other] { $n } bersagli
} sotto la sagoma.
fallout-event-impact = Cade in { $x }, { $y }.
fallout-mod-st = Forza
fallout-mod-ag = Agilità
fallout-mod-in = Intelligenza
fallout-mod-en = Resistenza
fallout-mod-weapon = l’arma
fallout-mod-aim = congegni di mira
fallout-mod-sneak = Furtività al suo posto
fallout-mod-save = modificatore di salvezza dell’arma
fallout-mod-pack = attacco in branco
fallout-mod-ac = Classe Armatura
fallout-mod-cover = copertura
fallout-mod-flyer = bersaglio in volo
fallout-mod-light = luce scarsa
fallout-mod-action = l’azione
fallout-mod-far = oltre la buona vista
fallout-mod-targeted = colpo mirato
fallout-mod-inside = dentro un veicolo
fallout-mod-rear = alle spalle
fallout-mod-down = bersaglio a terra
fallout-preview-burst = Raffica di { $unit }
fallout-preview-attack = { $n ->
    [one] Un attacco
   *[other] { $n } attacchi
} contro { $unit }
fallout-plan-attacks = { $n ->
    [one] un attacco
   *[other] { $n } attacchi
}, { $need } o meno
fallout-fact-away = { $measure ->
    [cm] a { $distance } cm
   *[in] a { $distance }″
}
fallout-fact-distance = { $measure ->
    [cm] a { $distance } cm, vale { $counts } cm
   *[in] a { $distance }″, vale { $counts }″
}
fallout-odds-hits = Colpi a segno
fallout-odds-hurt = Colpi non salvati
fallout-odds-fallen = Fuori combattimento (morti o svenuti)
fallout-odds-killed = Morti
fallout-odds-friends = Figure proprie fuori combattimento
fallout-odds-points = Danni oltre la corazza
fallout-odds-hull = Il veicolo
fallout-odds-down = Atterrati
fallout-odds-lands = Dove cade
fallout-hull-holds = com’è ora
fallout-hull-disabled = fuori uso
fallout-hull-destroyed = distrutto
fallout-lands-no = da nessuna parte
fallout-lands-on = sul bersaglio
fallout-lands-off = di lato
fallout-explain-attack = { MEMBER($figure, $unit, of: "di") } attacca
fallout-explain-against = Lo stesso dado contro { $figure }
fallout-explain-save = { MEMBER($figure, $unit, of: "di") } si salva
fallout-policy-victims = se il proprietario lascia colpire prima i meno costosi, il capo per ultimo{ $watched ->
    [yes] , e nessuno spara dalla sentinella
   *[no] {""}
}
fallout-policy-pack = se tutti i ratti che possono attaccano insieme{ $watched ->
    [yes] , e nessuno spara dalla sentinella
   *[no] {""}
}
fallout-policy-usual = se ognuno sceglie ciò che è suggerito{ $watched ->
    [yes] , e nessuno spara dalla sentinella
   *[no] {""}
}
fallout-policy-watched = se nessuno spara dalla sentinella
fallout-warning-friends = Anche { $unit } è sotto la sagoma
fallout-refused-attack-answer = Un attacco indica un’unità ("at") o un elenco di attacchi ("shots")
fallout-refused-attack-nobody = Non c’è nessun nemico { $target } da attaccare
fallout-refused-attack-not-ready = Quella figura non ha più attacchi
fallout-refused-attack-weapon = Quella figura adesso non può usare quell’arma
fallout-refused-attack-squad = Un colpo singolo si tira a una squadra, non a un suo membro
fallout-refused-attack-part = Scegliere il veicolo, il guidatore o i passeggeri
fallout-refused-attack-targeted = Questo non può essere un colpo mirato
fallout-refused-attack-twice = Ogni figura attacca una volta
fallout-refused-attack-arc = La sagoma deve stare nell’arco frontale
fallout-refused-burst-nobody = La sagoma deve toccare un nemico
fallout-refused-attack-point = Solo il fumo si lancia sul terreno libero
fallout-refused-attack-far = Quel punto è fuori gittata o fuori vista
fallout-refused-range = { $unit } è fuori gittata
fallout-refused-reach = { $unit } è fuori portata
fallout-refused-arc = { $unit } non è nell’arco frontale di nessuno
fallout-refused-sight = { $unit } non è in vista
fallout-refused-four = È già stata attaccata quattro volte in questo turno
fallout-refused-engaged = Chi è impegnato in mischia non può sparare
fallout-pocket-open = allo scoperto
