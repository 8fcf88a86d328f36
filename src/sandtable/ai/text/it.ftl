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
ai-why-way-left = È ancora in cammino verso la preda.
ai-why-comes-back = È ciò che il nemico può farle lì.
ai-why-watch = Aspetta che il nemico entri nel suo tiro.
ai-why-skill = Mette a frutto la sua abilità.
ai-why-traps = Sulla strada può esserci una bomba.
ai-why-alone = Nessuno dei suoi è vicino a dividere il fuoco.
ai-why-recover = Si riprende.
ai-why-smoke = Il fumo la nasconde al loro fuoco.
ai-why-card = Una carta le rende più di quanto costa.
