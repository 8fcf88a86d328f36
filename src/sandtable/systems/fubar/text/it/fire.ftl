# Vista, tiro, perdite, inchiodamento, danni ai veicoli, corpo a corpo.

fubar-ask-fire = A chi spara { $unit }?
fubar-ask-reaction-fire = { $unit } reagisce. Con quali armi spara?
fubar-ask-losses = { $hits ->
    [one] { $unit } subisce un colpo. Quale figura è persa o inchiodata?
   *[other] { $unit } subisce { $hits } colpi. Chi è perso, chi inchiodato?
} { $pins ->
    [0] Nessuno può essere inchiodato.
   *[other] Al massimo { $pins } possono essere inchiodati.
}
fubar-share-lost = Persa
fubar-share-pinned = Inchiodata
fubar-ask-combat-losses = { $n ->
    [one] { $unit } perde una figura a contatto. Quale?
   *[other] { $unit } perde { $n } figure a contatto. Quali?
}
fubar-ask-weapon-lost = Quale arma è distrutta?
fubar-ask-survivors = Dove escono i superstiti di { $unit }?
fubar-ask-charge = { $unit } assalta { $target }. Dove va ogni figura?
fubar-opt-charge = Dentro per la via più breve
fubar-ask-close-up = { $unit }: le figure libere vanno a contatto?
fubar-opt-close-up = Vai a contatto
fubar-opt-stay-back = Resta dove sei

fubar-need-hit = { $modifier ->
    [0] Colpisce con { $need }+.
   *[other] Colpisce con { $need }+, il dado cambia di { $modifier }.
}
fubar-need-strike = { $modifier ->
    [0] In mischia colpisce con { $need }+.
   *[other] In mischia colpisce con { $need }+, il dado cambia di { $modifier }.
}
fubar-need-save = Salva con { $need }+.
fubar-need-bail-out = Esce con { $need }+.

fubar-event-fires = { $dice ->
    [one] { $unit } spara a { $target } con un dado.
   *[other] { $unit } spara a { $target } con { $dice } dadi.
}
fubar-event-missed = { $unit } manca { $target }.
fubar-event-hits = { $hits ->
    [one] Un colpo su { $target }
   *[other] { $hits } colpi su { $target }
}{ $saved ->
    [0] {", "}nessuno salvato.
   *[other] , salvati { $saved }.
}
fubar-event-losses = { $unit }: { $lost } perdite, { $pinned } inchiodati.
fubar-event-destroyed = { $unit } è distrutta.
fubar-event-stunned = { $unit }: equipaggio stordito. Il prossimo tiro di attivazione ha -2.
fubar-event-immobile = { $unit } è immobilizzato per il resto della partita. Può ancora sparare.
fubar-event-weapon-lost = { $unit } perde un’arma: { $weapon }.
fubar-event-wrecked = { $unit } è distrutto e brucia.
fubar-event-bailed-out = { $unit }: ne escono { $out }, { $lost } perdite.
fubar-event-crew-out = { $n ->
    [one] Dell’equipaggio di { $unit } esce uno.
   *[other] Dell’equipaggio di { $unit } escono in { $n }.
}
fubar-event-survivors = { $unit } è accanto al relitto.
fubar-event-assault = { $unit } assalta { $target }.
fubar-event-assault-failed = { $unit } non raggiunge { $target }. L’assalto fallisce.
fubar-event-closed-up = { $n ->
    [one] { $unit }: una figura va a contatto.
   *[other] { $unit }: { $n } figure vanno a contatto.
}
fubar-event-combat-losses = { $lost ->
    [0] { $unit } non perde nessuno in mischia.
    [one] { $unit } perde una figura in mischia.
   *[other] { $unit } perde { $lost } figure in mischia.
}
fubar-event-fights-on = { $unit } continua la mischia.
fubar-event-combat-apart = { $unit }: nessuno si tocca più. La mischia è finita.

fubar-crew-of = Equipaggio di { $unit }
fubar-vehicle-armour-none = senza corazza
fubar-vehicle-armour-light = corazza leggera
fubar-vehicle-armour-medium = corazza media
fubar-vehicle-armour-heavy = corazza pesante
fubar-vehicle-armour-ultra = corazza ultra pesante

fubar-preview-fire = { $targets ->
    [one] { $unit } su { $target }
   *[other] { $unit } su { $targets } bersagli
}
fubar-preview-assault = { $unit } assalta { $target }
fubar-fact-range = { $measure ->
    [cm] { $target }: a { $near }–{ $far } cm
   *[other] { $target }: a { $near }–{ $far }″
}
fubar-fact-range-one = { $measure ->
    [cm] { $target }: a { $near } cm
   *[other] { $target }: a { $near }″
}
fubar-fact-dice = { $shooters ->
    [one] Spara uno
   *[other] Sparano in { $shooters }
}, { $dice ->
    [one] un dado
   *[other] { $dice } dadi
}
fubar-fact-need = Colpisce con { $need }
fubar-fact-strikers = { $n ->
    [one] { $unit }: colpisce una figura
   *[other] { $unit }: colpiscono { $n } figure
}
fubar-mod-experience = Esperienza, { $training }
fubar-mod-weapon = { $weapon } × { $n }, { $dice ->
    [one] un dado ciascuno
   *[other] { $dice } dadi ciascuno
}
fubar-mod-cover = { $level ->
    [1] Copertura leggera
    [2] Copertura media
   *[3] Copertura pesante
}
fubar-mod-ground = { $level ->
    [1] A terra, come copertura leggera
    [2] A terra, come copertura media
   *[3] A terra, come copertura pesante
}
fubar-mod-dash = Di corsa al riparo, come copertura leggera
fubar-mod-cover-cap = La copertura si ferma al 6+
fubar-mod-ignores-cover = Arma che ignora la copertura
fubar-mod-aim = Tiro mirato
fubar-mod-shield = Dietro un veicolo: prima il suo salvataggio
fubar-mod-armour = Salva l’armatura personale
fubar-mod-vehicle-armour = Salva il veicolo, { $row }
fubar-mod-strike-pinned = Inchiodati all’inizio
fubar-reckon-hit = { $dice ->
    [one] Il dado per colpire { $target }
   *[other] { $dice } dadi per colpire { $target }
}
fubar-reckon-save = { $unit } tira il salvataggio
fubar-reckon-shield = Salva il veicolo davanti a { $unit }
fubar-reckon-strike = { $dice ->
    [one] { $unit } attacca con un dado
   *[other] { $unit } attacca con { $dice } dadi
}
fubar-policy-close-up = se { $unit } serra i ranghi{ $watched ->
    [0] {""}
   *[other] {" "}e nessuno reagisce lungo la via
}
fubar-policy-unwatched = se nessuno reagisce lungo la via
fubar-odds-unsaved = Colpi non salvati su { $target }
fubar-odds-damage = Danno più grave a { $target }
fubar-odds-combat-losses = Perdite di { $unit }
fubar-damage-none = Nessun danno
fubar-damage-stun = Equipaggio stordito
fubar-damage-immobile = Immobilizzato
fubar-damage-weapon = Arma distrutta
fubar-damage-destroyed = Distrutto
fubar-sight-blocked = { $terrain } ferma la linea

fubar-refused-fire-answer = Nomina un’unità bersaglio, o un elenco di tiri: figura, arma, bersaglio.
fubar-refused-fire-no-target = Nessuna unità nemica “{ $target }” a cui mirare.
fubar-refused-fire-hold = Hai scelto di reagire: spara almeno una figura.
fubar-refused-fire-no-shooter = “{ $token }” non può sparare: inchiodata, persa o di un’altra unità.
fubar-refused-fire-no-weapon = La figura non ha un’arma “{ $weapon }” da usare ora.
fubar-refused-fire-weapon-twice = { $weapon }: ogni arma ha un solo bersaglio.
fubar-refused-fire-figure-twice = Una figura usa una sola arma.
fubar-refused-fire-one-weapon = Il veicolo ora spara con una sola arma; da fermo con tutte.
fubar-refused-fire-crew-busy = { $weapon } vuole { $crew } serventi, che non sparano con altro.
fubar-refused-fire-no-crew = { $weapon } vuole { $crew } serventi non inchiodati.
fubar-refused-fire-support-moving = { $weapon }: le armi di supporto sparano da ferme, mirando o reagendo.
fubar-refused-fire-aboard = { $unit } è su un veicolo. Sparerà quando sarà scesa.
fubar-refused-fire-shooter-fighting = { $unit } è in mischia e non può sparare.
fubar-refused-fire-target-fighting = { $target } è in mischia e non può essere bersaglio.
fubar-refused-fire-nobody = Nessuno in { $unit } può sparare ora.
fubar-refused-fire-harmless = { $weapon } non danneggia un veicolo corazzato.
fubar-refused-fire-range = { $measure ->
    [cm] { $target } è a { $distance } cm; { $weapon } arriva a { $range } cm.
   *[other] { $target } è a { $distance }″; { $weapon } arriva a { $range }″.
}
fubar-refused-fire-unseen = Non si vede { $target }.
fubar-refused-fire-deep = Dal fondo di una copertura si spara solo a chi è nella stessa entro 6 pollici / 15 cm.
fubar-refused-fire-blocked = Non si vede { $target }: in mezzo c’è { $terrain }.
fubar-refused-fire-edge = Non si vede { $target }: troppo all’interno di { $terrain }. Entro 2 pollici / 5 cm dal bordo si vede.
fubar-refused-fire-inner = Non si vede { $target }: dentro { $terrain } si vede a 6 pollici / 15 cm.
fubar-refused-hits-both = Una figura è persa o inchiodata, non entrambe le cose.
fubar-refused-hits-pinned = Quella figura è già inchiodata; può solo essere persa.
fubar-refused-hits-number = { $hits ->
    [one] Una figura subisce il colpo; ne hai nominate { $given }.
   *[other] { $hits } figure subiscono i colpi; ne hai nominate { $given }.
}
fubar-refused-hits-pin-cap = Al massimo { $cap } inchiodati in questa unità; { $pinned } sono già a terra.
fubar-refused-hits-exposed = Nessun tiratore vedeva e raggiungeva quella figura.
fubar-refused-survivor-all = Metti giù tutti i superstiti: { $n }.
fubar-refused-survivor-far = { $measure ->
    [cm] Troppo lontano: i superstiti stanno entro { $limit } cm dal relitto.
   *[other] Troppo lontano: i superstiti stanno entro { $limit }″ dal relitto.
}
fubar-refused-survivor-near-enemy = { $token } è entro un pollice da un nemico.
fubar-refused-survivor-occupied = { $token }: il posto è occupato.
fubar-refused-survivor-off-table = { $token } è fuori dal tavolo.
fubar-refused-assault-vehicle = I veicoli non assaltano.
fubar-refused-assault-far = { $measure ->
    [cm] { $target } è più lontano di { $limit } cm, la lunghezza di un Assalto.
   *[other] { $target } è più lontano di { $limit }″, la lunghezza di un Assalto.
}
fubar-refused-assault-harmless = { $unit } non può ferire { $target }: contro la corazza servono granate.
fubar-refused-close-answer = Di’ dove va ogni figura, o lasciale andare da sole.
fubar-refused-close-no-mover = “{ $token }” ora non muove.
fubar-refused-close-no-way = { $token } non trova la strada.
fubar-refused-close-too-far = { $measure ->
    [cm] Troppo lontano: restano { $limit } cm.
   *[other] Troppo lontano: restano { $limit }″.
}
fubar-refused-close-occupied = { $token }: il posto è occupato.
fubar-refused-close-other = { $token } toccherebbe un’unità che non è assaltata.
fubar-refused-close-contact = { $token } finisce a contatto, o resta.
fubar-refused-close-can-reach = { $token } può arrivare a contatto, quindi deve.
fubar-refused-close-nearer = { $token } può avvicinarsi di più, quindi deve.
