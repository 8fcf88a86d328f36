# Turni, iniziativa, attivazione, azioni, movimenti, reazioni, ritirata, trasporto.

fubar-event-turn = Inizia il turno { $turn }.
fubar-event-initiative = Iniziativa: { $side }. Ordine: { $order }.
fubar-need-initiative = Lo scenario modifica il dado di { $modifier }.

fubar-ask-which-unit = Quale unità attivi?
fubar-opt-activate = Attiva { $unit }
fubar-opt-decline = Non tirare per { $unit }: In attesa, e l’iniziativa passa
fubar-preview-activation = Attiva { $unit }
fubar-odds-activation = Attivazione
fubar-odds-fails = Fallisce
fubar-odds-activates = Si attiva
fubar-need-activation = { $modifier ->
    [0] Serve { $need }+.
   *[other] Serve { $need }+, con il dado modificato di { $modifier }.
}
fubar-reckon-activation = Il dado di attivazione
fubar-mod-training = Addestramento, { $training }
fubar-mod-leader = Il livello del capo
fubar-mod-no-enemy = Nessun nemico in vista
fubar-mod-pinned = { $n ->
    [one] Una figura inchiodata
   *[other] { $n } figure inchiodate
}
fubar-mod-cohesion = { $n ->
    [one] Una figura fuori coesione
   *[other] { $n } figure fuori coesione
}
fubar-mod-stunned = Equipaggio stordito
fubar-mod-scenario = Lo scenario

fubar-event-activated = { $unit }: attivata.
fubar-event-not-activated = { $unit }: non attivata. L’iniziativa passa.
fubar-event-declined = { $unit }: nessun tiro. L’iniziativa passa.
fubar-event-stood-up = { $unit }: { $n ->
    [one] una figura inchiodata si rialza.
   *[other] { $n } figure inchiodate si rialzano.
}
fubar-event-on-guard = { $unit }: In attesa.
fubar-event-over-the-edge = { $unit }: { $n ->
    [one] una figura è spinta oltre il bordo del tavolo e persa.
   *[other] { $n } figure sono spinte oltre il bordo del tavolo e perse.
}
fubar-warning-retreat = Più di metà dell’unità è persa: se il tiro fallisce, si ritira.

fubar-refused-unit-gone = { $unit } non è più in gioco; scegli un’altra unità.
fubar-refused-unit-not-deployed = { $unit } non è ancora sul tavolo; scegli un’altra unità.
fubar-refused-unit-fighting = { $unit } è in mischia e combatte a inizio turno; scegli un’altra unità.
fubar-refused-unit-tried = { $unit } ha già tentato in questo turno; può ritentare nel prossimo.
fubar-refused-unit-shaken-out = { $unit } è appena uscita da un relitto; può ritentare nel prossimo turno.

fubar-ask-action = Che cosa fa { $unit }?
fubar-action-walk = Camminare
fubar-action-walk-note = { $measure ->
    [cm] Fino a { $length } cm; armi comuni e granate sparano una volta lungo la via.
   *[other] Fino a { $length }″; armi comuni e granate sparano una volta lungo la via.
}
fubar-action-run = Correre
fubar-action-run-note = { $measure ->
    [cm] Fino a { $length } cm, senza sparare.
   *[other] Fino a { $length }″, senza sparare.
}
fubar-action-dash = Correre riparandosi
fubar-action-dash-note = { $measure ->
    [cm] Fino a { $length } cm, senza sparare; vale come copertura leggera.
   *[other] Fino a { $length }″, senza sparare; vale come copertura leggera.
}
fubar-action-aim = Mirare
fubar-action-aim-note = Senza muovere; tutti sparano, +1 a colpire.
fubar-action-guard = Mettersi In attesa
fubar-action-guard-note = Senza muovere; una volta per turno spara a un nemico che entra in vista.
fubar-action-ground = Andare a terra
fubar-action-ground-note = { $measure ->
    [cm] Fino a { $length } cm nella copertura più vicina, senza sparare; copertura di un livello migliore.
   *[other] Fino a { $length }″ nella copertura più vicina, senza sparare; copertura di un livello migliore.
}
fubar-action-assault = Assaltare
fubar-action-assault-note = { $measure ->
    [cm] Fino a { $length } cm in corpo a corpo.
   *[other] Fino a { $length }″ in corpo a corpo.
}
fubar-action-drive = Muovere
fubar-action-drive-note = { $measure ->
    [cm] Fino a { $length } cm, { $slow } cm se tocca una copertura; un’arma può sparare lungo la via.
   *[other] Fino a { $length }″, { $slow }″ se tocca una copertura; un’arma può sparare lungo la via.
}
fubar-action-stand = Fermarsi e sparare
fubar-action-stand-note = Senza muovere; sparano tutte le armi.
fubar-action-dismount = Scendere
fubar-action-dismount-note = L’unità scende, poi agisce.
fubar-action-stay = Restare a bordo
fubar-action-stay-note = Nessuno a bordo spara.
fubar-opt-mount = Salire su { $vehicle }

fubar-refused-immobile = { $unit } è immobilizzato; può fermarsi e sparare o mettersi In attesa.
fubar-refused-aim-nobody = { $unit } non ha nessuno in vista e a portata; può camminare finché ne ha.
fubar-refused-assault-nobody = { $measure ->
    [cm] Nessuno è raggiungibile: un Assalto arriva a { $most } cm.
   *[other] Nessuno è raggiungibile: un Assalto arriva a { $most }″.
}
fubar-refused-captive-walk = { $unit } conduce il prigioniero e può solo Camminare.
fubar-refused-fire-here = { $unit } qui non ha nessuno in vista e a tiro; vai avanti o fermati qui.
fubar-refused-captive-fire = { $unit } conduce il prigioniero e non spara.
fubar-refused-no-weapon = { $unit } non ha più armi; può continuare a muovere.
fubar-ask-assault = { $unit }: chi assaltare?
fubar-opt-assault-at = Assalta { $target }

fubar-ask-move = { $action ->
    [walk] Dove cammina { $unit }?
    [run] Dove corre { $unit }?
    [dash] Dove corre riparandosi { $unit }?
    [ground] Dove va a terra { $unit }?
    [drive] Dove muove { $unit }?
   *[other] Dove va { $unit }?
}
fubar-opt-stop = Fermati qui
fubar-opt-fire-here = Spara qui, poi prosegui
fubar-opt-leave = { $edge ->
    [north] Lascia il tavolo con { $unit } dal bordo nord
    [south] Lascia il tavolo con { $unit } dal bordo sud
    [west] Lascia il tavolo con { $unit } dal bordo ovest
   *[east] Lascia il tavolo con { $unit } dal bordo est
}
fubar-event-moved = { $measure ->
    [cm] { $action ->
        [walk] { $unit } cammina per { $length } cm.
        [run] { $unit } corre per { $length } cm.
        [dash] { $unit } corre riparandosi per { $length } cm.
        [ground] { $unit } striscia per { $length } cm.
        [drive] { $unit } muove di { $length } cm.
        [assault] { $unit } carica per { $length } cm.
        [retreat] { $unit } si ritira di { $length } cm.
       *[other] { $unit } muove di { $length } cm.
    }
   *[other] { $action ->
        [walk] { $unit } cammina per { $length }″.
        [run] { $unit } corre per { $length }″.
        [dash] { $unit } corre riparandosi per { $length }″.
        [ground] { $unit } striscia per { $length }″.
        [drive] { $unit } muove di { $length }″.
        [assault] { $unit } carica per { $length }″.
        [retreat] { $unit } si ritira di { $length }″.
       *[other] { $unit } muove di { $length }″.
    }
}
fubar-event-ground = { $unit } va a terra: la sua copertura sale di un livello.
fubar-event-left = { $edge ->
    [north] { $unit } lascia il tavolo dal bordo nord.
    [south] { $unit } lascia il tavolo dal bordo sud.
    [west] { $unit } lascia il tavolo dal bordo ovest.
   *[east] { $unit } lascia il tavolo dal bordo est.
}
fubar-warning-reaction = { $unit }, In attesa, ti vede lungo la via e può sparare.
fubar-warning-fire-nobody = A quanto si vede, là { $unit } non avrebbe nessuno in vista e a tiro.
fubar-warning-cohesion = Alcune figure finiscono fuori coesione: -1 ciascuna alla prossima attivazione.

fubar-refused-move-table = Di’ dove vanno le figure: “to” con un punto per ognuna, o “lead” con un punto.
fubar-refused-formation = La formazione “{ $formation }” non c’è; prendi keep, line, column o wedge.
fubar-refused-nobody-moves = Nessuno di { $unit } può più muovere; finisci qui il movimento.
fubar-refused-pinned = { $figure } è inchiodata e non muove; le altre possono.
fubar-refused-used-up = { $figure } ha finito il suo movimento; le altre possono proseguire.
fubar-refused-not-of-unit = { $figure } non è di { $unit }; muovi le sue figure.
fubar-refused-too-far = { $measure ->
    [cm] { $action ->
        [walk] { $length } cm è troppo: Camminare arriva a { $allowance } cm.
        [run] { $length } cm è troppo: Correre arriva a { $allowance } cm.
        [dash] { $length } cm è troppo: Correre riparandosi arriva a { $allowance } cm.
        [ground] { $length } cm è troppo: Andare a terra arriva a { $allowance } cm.
       *[other] { $length } cm è troppo: questo movimento arriva a { $allowance } cm.
    }
   *[other] { $action ->
        [walk] { $length }″ è troppo: Camminare arriva a { $allowance }″.
        [run] { $length }″ è troppo: Correre arriva a { $allowance }″.
        [dash] { $length }″ è troppo: Correre riparandosi arriva a { $allowance }″.
        [ground] { $length }″ è troppo: Andare a terra arriva a { $allowance }″.
       *[other] { $length }″ è troppo: questo movimento arriva a { $allowance }″.
    }
}
fubar-refused-too-far-left = { $measure ->
    [cm] { $length } cm è troppo: di questo movimento restano { $left } cm.
   *[other] { $length }″ è troppo: di questo movimento restano { $left }″.
}
fubar-refused-drive-too-far = { $measure ->
    [cm] { $ground ->
        [cover] { $length } cm è troppo: toccando una copertura il veicolo ha { $left } cm.
       *[open] { $length } cm è troppo: in campo aperto il veicolo ha { $left } cm.
    }
   *[other] { $ground ->
        [cover] { $length }″ è troppo: toccando una copertura il veicolo ha { $left }″.
       *[open] { $length }″ è troppo: in campo aperto il veicolo ha { $left }″.
    }
}
fubar-refused-edge-too-far = { $measure ->
    [cm] Il bordo è a { $length } cm da { $figure }, che ha { $left } cm.
   *[other] Il bordo è a { $length }″ da { $figure }, che ha { $left }″.
}
fubar-refused-edge = { $edge ->
    [north] Lo scenario non lascia uscire { $unit } dal bordo nord.
    [south] Lo scenario non lascia uscire { $unit } dal bordo sud.
    [west] Lo scenario non lascia uscire { $unit } dal bordo ovest.
   *[other] Lo scenario non lascia uscire { $unit } da quel bordo.
}
fubar-refused-leave-together = { $unit } esce intera; qualcuno non può muovere.
fubar-refused-off-table = { $figure } finirebbe oltre il bordo; resta sul tavolo.
fubar-refused-occupied = { $figure } finirebbe su un’altra base; lascia spazio.
fubar-refused-too-near = { $measure ->
    [cm] { $figure } finirebbe a { $gap } cm da un nemico; più vicino di { $least } cm arriva solo un Assalto.
   *[other] { $figure } finirebbe a { $gap }″ da un nemico; più vicino di { $least }″ arriva solo un Assalto.
}
fubar-refused-no-way = { $figure } non trova strada: nemici, veicoli o terreno la chiudono.
fubar-refused-way-barred = Un nemico o un veicolo chiude quella via di { $figure }; senza “via” si trova la più corta attorno.
fubar-refused-no-entry = { $unit } non può entrare in quel terreno; giragli attorno.
fubar-refused-fire-in-medium = { $unit } tocca una copertura media e non spara in questo movimento.
fubar-refused-medium-after-fire = { $unit } ha sparato e non può entrare in copertura media in questo movimento.
fubar-refused-not-into-cover = { $figure } non va nella copertura più vicina; entraci, o resta dov’è.

fubar-snap-objective = obiettivo
fubar-snap-contact = contatto
fubar-snap-cover = copertura
fubar-snap-range = gittata
fubar-snap-sight = limite della vista
fubar-snap-compass = campo aperto

fubar-ask-react = { $n ->
    [one] { $target } entra in vista. Spari ora o lo lasci passare?
   *[other] { $target } entra in vista di { $n } tue unità. Chi spara per prima, o lo lasci passare?
}
fubar-opt-react = { $unit } spara a { $target }
fubar-opt-let-pass = Lascia passare { $target }
fubar-event-reacts = { $unit } reagisce a { $target }.

fubar-ask-dismount = Dove scende { $unit }?
fubar-event-mounted = { $unit } sale su { $vehicle }.
fubar-event-dismounted = { $unit } scende da { $vehicle }.
fubar-refused-mount-who = { $unit } non può salire su { $vehicle }; sale solo la fanteria a piedi.
fubar-refused-mount-captive = { $unit } conduce il prigioniero e non può salire su { $vehicle }.
fubar-refused-mount-seats = { $vehicle } ha { $free } posti liberi; a { $unit } ne servono { $n }.
fubar-refused-mount-far = { $measure ->
    [cm] { $unit } è a { $gap } cm da { $vehicle }; ogni figura dev’essere entro { $most } cm.
   *[other] { $unit } è a { $gap }″ da { $vehicle }; ogni figura dev’essere entro { $most }″.
}
fubar-refused-dismount-room = Accanto al veicolo non c’è spazio; { $unit } resta a bordo.
fubar-refused-dismount-far = { $measure ->
    [cm] { $figure } starebbe a { $gap } cm dal veicolo; al massimo { $most } cm.
   *[other] { $figure } starebbe a { $gap }″ dal veicolo; al massimo { $most }″.
}
fubar-refused-place-shape-each = Dai a ogni figura un suo punto: { $n }.
fubar-refused-place-all = Metti ogni figura; { $figure } non ha un posto.
fubar-refused-place-near = { $figure } starebbe troppo vicina a un nemico; tienila più lontana.
