# Il piazzamento: domande ed eventi.

warfare-ask-face = Quale faccia mostra { $support } in questa partita?
warfare-ask-place = Dove parte { $unit }?
warfare-ask-convoy = Quale fanteria parte a bordo di { $unit }?
warfare-ask-hostages = Quali { $n } unità partono con dei Civili?
warfare-ask-unknown = Sotto quale punto interrogativo sta: { $counter }?
warfare-ask-arrival = Dove entra { $unit }?
warfare-ask-exit = Quali Civili escono dalla mappa con { $unit }?
warfare-action-exit = Uscire dalla mappa
warfare-choice-unit = { $unit }
warfare-event-face = { $face ->
    [small] { $support } mostra la faccia piccola.
   *[large] { $support } mostra la faccia grande.
}
warfare-event-placed = { $unit } parte da { $hex }.
warfare-event-reserve = { $unit } resta in riserva.
warfare-event-population = { $face } in { $hex }.
warfare-event-unknown-laid = { $side }: { $n } segnalini Ignoti piazzati.
warfare-event-arrived = { $unit } entra in { $hex }.
warfare-event-exit = { $followers ->
    [0] { $unit } esce dalla mappa.
    [1] { $unit } esce dalla mappa con un segnalino Civili.
   *[other] { $unit } esce dalla mappa con { $followers } segnalini Civili.
}

# Perché no

warfare-refused-random-deploy = { $hex } non è libero, non è accessibile all’unità o non è nella sua zona.
warfare-refused-scenario-unknown-pool = { $hex } non è fra gli esagoni per gli Ignoti, o è già preso.
warfare-refused-arrival-hex = { $hex } non è fra gli esagoni liberi più vicini.
warfare-refused-random-unknown = { $hex } è preso, in acqua, troppo vicino al bordo dell’attaccante o sotto un nemico.

# Partite e opzioni

warfare-setup-refused = { $reason }
warfare-setup-own-army = Questo scenario ha forze proprie: togliere l’esercito della parte { $side }.
warfare-setup-players = Questo scenario è per { $known } giocatori, non { $n }.
warfare-setup-faction = Parte { $side }: non c’è una fazione "{ $found }".
warfare-setup-same-faction = Le due parti devono avere fazioni diverse.
warfare-setup-mission = La missione "{ $mission }" richiede che una sola parte sia Irregolare.
warfare-setup-mission-force = Per questa missione la parte { $side } deve avere almeno { $transports } mezzi da trasporto e { $infantry } fanterie.
warfare-role-first = Prima parte
warfare-role-second = Seconda parte
warfare-option-masini = Chi sopravvive a 2 danni perde anche morale
warfare-option-heli_weapons = Elicotteri: armi leggere solo contro fanteria, pesanti solo contro veicoli
warfare-option-martyrdom = Martirio
warfare-option-automaton = L’automa gioca
warfare-option-size = Taglia dello scenario casuale
warfare-option-mission = Missione dello scenario casuale
warfare-option-masini-true = sì
warfare-option-masini-false = no
warfare-option-heli_weapons-true = sì
warfare-option-heli_weapons-false = no
warfare-option-martyrdom-true = consentito
warfare-option-martyrdom-false = escluso
warfare-option-automaton-A = la parte A
warfare-option-automaton-B = la parte B
warfare-option-size-small = piccola (50 punti)
warfare-option-size-medium = media (80 punti)
warfare-option-size-large = grande (120 punti)
warfare-option-mission-seize = Conquista
warfare-option-mission-breakthrough = Sfondamento
warfare-option-mission-convoy = Convoglio
warfare-option-mission-hearts = Cuori
warfare-option-mission-hostages = Ostaggi
warfare-option-mission-attrition = Logoramento

# Forze

warfare-builder-forces = Una fazione, entro i punti; un quarto in supporti, uno per tipo; un terzo delle unità veicoli o elicotteri.
warfare-army-shape = Una forza è una tabella con una fazione e un elenco di unità.
warfare-army-long = Una forza ha al massimo { $most } voci.
warfare-army-points-number = I punti sono un numero intero da 1 a { $most }.
warfare-army-pack = Il pacchetto di questa lista non si può usare: { $reason }
warfare-army-no-units = Una forza ha almeno un’unità.
warfare-army-no-face = { $name } non ha questa faccia; solo i droni ne hanno una piccola e una grande.
warfare-army-twice = { $name } si prende una volta sola.
warfare-army-faction = { $name } non è di { $faction }.
warfare-army-points = La forza costa { $points } punti su { $limit }.
warfare-army-supports = I supporti costano { $points } punti; al massimo { $limit }.
warfare-army-vehicles = { $n } veicoli ed elicotteri su { $units } unità; al massimo { $most }.
warfare-army-unknown = Non esiste { $what } "{ $found }".
warfare-army-did-you-mean = Non esiste { $what } "{ $found }"; forse "{ $close }"?
