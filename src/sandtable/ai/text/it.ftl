# I bot: come sono.

ai-character-default = Valuta quanto ogni mossa porta e costa, e sceglie la migliore.
ai-character-bold = Punta agli obiettivi e allo scontro, e bada poco a ciò che rischia.
ai-character-patient = Resta al riparo, lascia venire gli altri e spara quando conviene.
ai-character-beginner = Gioca per vincere, ma si lascia sfuggire le reazioni e spesso sceglie il secondo piano migliore.

# Perché un piano è quello che è: che cosa parla a favore e che cosa contro.

ai-why-goal = È ancora lontana da ciò che lo scenario premia.
ai-why-nearer = { $better ->
    [yes] Si avvicina a ciò che lo scenario premia.
   *[no] Si allontana da ciò che lo scenario premia.
}
ai-why-shots = { $better ->
    [yes] Da lì avrà un tiro migliore nel prossimo turno.
   *[no] Per farlo rinuncia a un tiro.
}
ai-why-fire = { $better ->
    [yes] Lì il nemico può farle meno danno.
   *[no] Lì il nemico può farle più danno.
}
ai-why-captive = Il prigioniero è a portata di mano.
ai-why-shot = Spara subito, e conviene.
ai-why-next-shot = Da lì potrà sparare nel prossimo turno.
ai-why-danger = Attirerebbe { NUMBER($hits, maximumFractionDigits: 1) } colpi da { $units ->
    [one] un’unità
   *[other] { $units } unità
} prima di agire ancora.
ai-why-guards = { $units ->
    [one] Un’unità di guardia sparerebbe per prima
   *[other] { $units } unità di guardia sparerebbero per prime
}, { NUMBER($hits, maximumFractionDigits: 1) } colpi.
ai-why-waits = Di guardia può sparare a chi si mostra.
ai-why-low = Restare a terra le costa il turno.
ai-why-hides = Si tiene al coperto: non c'è di meglio da fare.
ai-why-assault = È ciò che porterebbe la mischia, perdite contro perdite.
ai-why-ride = Prosegue a bordo verso il suo obiettivo.
ai-why-aboard = Il suo veicolo è sotto tiro.
ai-why-attack = Attacca subito, e conviene.
ai-why-spray = Una raffica o una granata ne prende più dei colpi singoli.
ai-why-start-near = Parte vicino a ciò che conta nella missione.
ai-why-start-room = Ha spazio ai lati.
ai-why-start-cover = Parte al riparo.
ai-why-start-shot = Lì il nemico potrebbe sparargli.
ai-why-next-attack = Da lì può attaccare nel prossimo turno.
ai-why-run-over = Passerebbe sopra i nemici.
ai-why-way-left = È ancora in cammino verso la preda.
ai-why-comes-back = È ciò che il nemico può farle lì.
ai-why-watch = Aspetta che il nemico entri nel suo tiro.
ai-why-skill = Mette a frutto la sua abilità.
ai-why-traps = Sulla strada può esserci una bomba.
ai-why-alone = Nessuno dei suoi è vicino a dividere il fuoco.
ai-why-recover = Si riprende.
ai-why-smoke = Il fumo la nasconde al loro fuoco.
ai-why-card = Una carta le rende più di quanto costa.
ai-why-card-dear = Una carta costa più di quanto renderebbe qui.

# Perché, dove un piano non è fatto di parti: che cosa si pesa lì.

ai-why-only = Qui non c’è altro da fare.
ai-why-behind = Per quello che pesa, viene dopo il primo.
ai-why-least = Qui niente porta qualcosa; questo costa meno.
ai-why-order = Nulla di ciò che pesa distingue le risposte: prende quella che le regole nominano per prima.
ai-why-target = Di questi bersagli, colpire questo porta di più.
ai-why-place = Dei posti che ha guardato, questo gli serve di più.
ai-why-reacts = Il suo fuoco porta di più, e vale l’occasione che spende.
ai-why-in-turn = Una dopo l’altra: chi viene prima cambia poco.
ai-why-start-where = A bordo arriva prima dove serve.
ai-why-on-foot = A piedi è già dove serve, e può agire subito.
ai-why-shelter = Dei ripari a portata, questo posto è quello che le regole nominano per primo.
ai-why-close-up = Di nuovo insieme agisce come una sola unità.
ai-why-fight = Di quelli a portata, questo combattimento porta di più, perdite contro perdite.
ai-why-mission = È ciò che lo scenario paga.
ai-why-most-now = Ha i tiri e gli scontri migliori di tutti, perciò va per prima.
ai-why-cheapest = È quello la cui perdita costa meno.
ai-why-fire-waits = Aspettava questo: un tiro adesso vale più di uno dopo.
ai-why-fire-late = Tira dove il nemico è arrivato più vicino.
ai-why-many = Più sono a colpire insieme, più il colpo è sicuro.
ai-why-melee = Chi combatte meglio da vicino ci resta, gli altri si allontanano.
ai-why-drive = Va dove serve, e si ferma dove chi è a bordo ha qualcosa a cui tirare.
ai-why-front = Il centro del proprio fronte, con spazio ai due lati.
ai-why-price = Per i punti azione che costa, porta di più.
ai-why-planned = È ciò che l’unità si era proposta: delle sue azioni questa porta di più per il suo prezzo.
ai-why-nothing-pays = Niente di ciò che potrebbe fare vale un punto azione.
ai-why-secret = Tirato a sorte, così nessuno impara le sue abitudini.
ai-why-pays = Le probabilità valgono il punto azione.
ai-why-lets-be = Lasciar passare costa meno di quanto porterebbero le probabilità.
ai-why-leader-first = Il comandante va per primo, così gli altri possono seguirlo.
ai-why-comrade-next = Uno dopo l’altro; chi va per primo ormai cambia poco.
ai-why-rests-alone = Niente di ciò che può ancora fare vale quello che costa.
ai-why-rests = Non c’è più niente che valga qualcosa per questa squadra.
ai-why-rally = Una squadra in rotta non può fare altro finché non si riprende.
ai-why-together = Tutti contro un solo nemico forte portano più di ciascuno per sé.
ai-why-spare-card = Ci sono carte d’avanzo per questo.
ai-why-keeps-cards = Tiene le sue carte per quando contano.
ai-why-keeps-card = Ciò che salverebbe non vale una carta.
ai-why-healing = Ciò che può salvare vale la carta.
ai-why-injector = Un iniettore non costa niente che manchi poi.
ai-why-strikes-back = Un colpo o un tiro nel mezzo non gli costa niente.
ai-why-reroll = Il tiro è fallito: un altro può solo andare meglio.
ai-why-ducks = Al riparo è più difficile da colpire.
ai-why-arrives = Fa di più sul tavolo che accanto.
ai-why-attacks = Chi attacca sceglie dove si combatte.
