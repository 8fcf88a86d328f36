# Carte Risorsa, il mazzo, poteri, sagome, veicoli.

warzone-event-dealt = { $n ->
    [one] { $side } ha una Carta Risorsa.
   *[other] { $side } ha { $n } Carte Risorsa.
}
warzone-event-burned = { $n ->
    [one] { $side } brucia una Carta Risorsa
   *[other] { $side } brucia { $n } Carte Risorsa
} { $what ->
    [third] per una terza azione
    [rate] per un dado in più
    [heal] per curare
    [draw] per pescare una carta
    [strip] per far scartare il nemico
    [grenade] per una granata
   *[play] per giocare una carta
}; ne { $ready ->
    [one] resta una pronta
   *[other] restano { $ready } pronte
}.
warzone-event-cards-lost = { $n ->
    [one] Una Carta Risorsa se ne va con { $model }.
   *[other] { $n } Carte Risorsa se ne vanno con { $model }.
}
warzone-ask-heal = { $model } è ferito. Bruci una carta per curarlo? { $ready } pronte.
warzone-opt-heal = Brucia una carta per Cura({ $heal })
warzone-opt-inject = Usa l’Iniettore: Cura({ $heal })
warzone-opt-no-heal = { $heal ->
    [0] Subisci la ferita
   *[other] Solo Cura({ $heal })
}
warzone-opt-x-third = Terza azione (brucia una carta, { $ready } pronte)
warzone-opt-x-rate = +1 RoF o RoA al prossimo attacco (brucia una carta, { $ready } pronte)
warzone-opt-x-drum = Monta il Tamburo di Scorta: +1 RoF
warzone-opt-x-smoke = Usa il Fumogeno
warzone-opt-x-grenade = Granata da fucile (brucia una carta, { $ready } pronte)
warzone-opt-x-draw = Brucia una Risorsa per pescare ({ $ready } pronte)
warzone-opt-x-strip = Brucia una Risorsa per far scartare l’avversario ({ $ready } pronte)
warzone-refused-fumbled = Non si bruciano carte per { $model } fino a fine Turno: ha fatto un fumble.
warzone-refused-no-cards = Servono { $n } Carte Risorsa pronte; ne hai { $ready }.
warzone-refused-third-vehicle = { $model } è un veicolo: nessuna carta gli dà la terza azione.
warzone-refused-third-twice = { $model } non può avere più di tre azioni.
warzone-refused-static-veil = La Strategia in gioco vieta la terza azione.
warzone-refused-raised = { $model } ha già avuto l’aumento in questo Turno.
warzone-refused-action = { $model } non ha più azioni.
warzone-refused-no-grenade = { $model } non ha un lanciagranate.
warzone-refused-used = { $model } non ha più quell’equipaggiamento da usare.

# Il mazzo.

warzone-need-draw = quale carta si pesca
warzone-need-strip = quale carta si perde
warzone-event-drew = { $side } pesca una carta; carte rimaste nel mazzo: { $left }.
warzone-event-drew-card = Peschi { $card }.
warzone-ask-discard = In mano si tengono { $most } carte. Quale va via?
warzone-opt-card = { $card }
warzone-event-discarded = { $side } scarta { $card }.
warzone-ask-start = Inizio del Turno: giochi una Strategia o bruci carte? { $ready } pronte.
warzone-opt-done = Avanti
warzone-opt-play = { $card } ({ $cost })
warzone-opt-draw = Brucia una Risorsa per pescare
warzone-opt-strip = Brucia una Risorsa per far scartare l’avversario
warzone-refused-drew = Una volta per Turno: hai già bruciato per pescare.
warzone-refused-deck-empty = Il tuo mazzo è vuoto.
warzone-refused-stripped = Una volta per Turno: hai già bruciato per far scartare.
warzone-refused-hand-empty = L’avversario non ha carte in mano.
warzone-event-stripped = { $side } perde { $card } dalla mano.
warzone-refused-same-strategy = { $card } è già in gioco.
warzone-event-strategy = { $side } gioca la Strategia { $card }.
warzone-refused-tactic-vehicle = { $squad } è un veicolo: le Tattiche sono per squadre ed eroi.
warzone-refused-tactic-full = { $squad } ha già una Tattica.
warzone-refused-no-enemy = Non ci sono squadre nemiche da nominare.
warzone-event-tactic = La Tattica { $card } è giocata su { $squad }.
warzone-ask-flare = Sopra quale squadra nemica?
warzone-opt-squad = { $squad }
warzone-event-lit = Un bengala su { $squad }: nessuno è più Nascosto.
warzone-refused-gear-vehicle = L’Equipaggiamento va sui modelli, mai sui veicoli.
warzone-refused-gear-full = { $most } Equipaggiamenti in gioco: è il limite.
warzone-refused-gear-twice = { $model } porta già { $card }.
warzone-event-gear = { $model } riceve { $card }.
warzone-event-gear-used = { $model } usa { $card }.
warzone-refused-no-deck = Si gioca senza mazzi.
warzone-refused-started = L’attivazione di { $squad } è già cominciata; si fa prima.
warzone-refused-not-in-hand = Ora non si può fare.
warzone-hand = Mano di { $side }
warzone-deck = Mazzo di { $side }
warzone-discard = Scarti di { $side }
warzone-in-play = Strategia in gioco
warzone-pool-resource = Carte Risorsa

# Poteri, sagome, veicoli, fazioni.

warzone-opt-power = Lancia { $power }
warzone-ask-cast = Su chi lancia { $power } { $model }?
warzone-opt-target = { $target }
warzone-event-cast = { $model } lancia { $power }.
warzone-event-cast-failed = { $power } fallisce.
warzone-event-resisted = { $squad }: il potere non fa presa.
warzone-event-power-works = { $power } ha effetto su { $squad }.
warzone-refused-cast-twice = { $power } è già stato lanciato da questa squadra in questo Turno.
warzone-refused-cast-enough = Questa squadra ha già lanciato { $most } poteri in questo Turno.
warzone-refused-cast-shaken = { $model } non è in condizione di lanciare { $power }.
warzone-refused-cast-action = { $model } non ha più azioni per { $power }.
warzone-refused-cast-engaged = { $model } è Ingaggiato: { $power } non si lancia in mischia.
warzone-refused-cast-nobody = Nessuno è in vista e a portata di { $power }.
warzone-mod-wp = WP
warzone-odds-power = { $power } ha effetto
warzone-ask-template = Dove spara { $model } con { $weapon }?
warzone-event-template = { $model } spara con { $weapon }.
warzone-event-drift = Il colpo devia di { $inches ->
    [1] un pollice
   *[other] { $inches } pollici
}.
warzone-fact-caught = { $n ->
    [one] Un modello sotto
   *[other] { $n } modelli sotto
}
warzone-odds-template = Cade dove si mira
warzone-refused-template-shape = Di’ dove sta la sagoma: un punto, o com’è girata.
warzone-refused-template-behind = { $model } spara solo davanti a sé.
warzone-refused-template-friend = { $other } è un amico e starebbe sotto.
warzone-refused-template-engaged = { $other } è in mischia; lì non si piazzano esplosioni.
warzone-refused-template-nobody = { $weapon } non colpirebbe nessuno.
warzone-refused-template-off = Il centro deve stare sul tavolo.
warzone-refused-template-range = { $gap } pollici; { $weapon } arriva a { $reach }.
warzone-refused-template-sight = { $model } non vede quel punto.
warzone-event-damaged = { $model }: { $place } perde { $n } SP, ne restano { $left }.
warzone-event-crew-lost = L’equipaggio di { $model } è ferito: -4 RS e CC.
warzone-event-drive-lost = { $model } perde: { $place }.
warzone-event-weapon-lost = { $model } perde { $weapon }.
warzone-event-feedback = { $squad }: { $roll } contro LD { $ld }, e le perdite si ripercuotono.
warzone-event-feedback-held = { $squad }: { $roll } contro LD { $ld }, e il legame regge.
warzone-refused-engaged = { $model } è Ingaggiato.
warzone-refused-stunned = { $model } è Stordito e deve prima riprendersi.
warzone-refused-broken = Per { $squad } c’è solo la riorganizzazione.
