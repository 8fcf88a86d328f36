# Le frasi del motore: dadi, rifiuti che ogni gioco può dare, annullamento.

core-rolled = { $n ->
    [one] Cade un dado.
   *[other] Cadono { $n } dadi.
}
core-ask-dice = { $n ->
    [one] Tira un { $die } e scrivi che cosa mostra.
   *[other] Tira { $n } { $die } e scrivi che cosa mostrano.
}

core-refused-over = La partita è finita: non c’è più nulla da rispondere.
core-refused-unforeseen = Che cosa segua quella risposta non si può sapere prima: va data da sola.
core-refused-too-far-ahead = Non si guarda così tante risposte più avanti.
core-refused-not-your-go = Tocca alla parte { $side }; poi tocca a te.
core-refused-unreadable = Questa risposta non si può leggere: dalla nella forma che la domanda chiede.
core-refused-no-such-option = «{ $option }» non è tra le scelte: prendi una di quelle mostrate.
core-refused-select-list = Indica le figure scelte con un elenco.
core-refused-no-such-token = «{ $token }» qui non si può scegliere: prendi una di quelle segnate.
core-refused-twice = «{ $token }» è indicato due volte: basta una.
core-refused-how-many = { $least ->
    [0] Scegline al massimo { $most }.
   *[other] Scegline da { $least } a { $most }.
}
core-refused-allot-table = Di’ per ogni figura che cosa subisce.
core-refused-share = «{ $token }» non può prendere «{ $share }»: dagli una delle quote mostrate.
core-refused-dice-number = { $n ->
    [one] Qui si tira un dado: scrivi un numero.
   *[other] Qui si tirano { $n } dadi: scrivi { $n } numeri.
}
core-refused-dice-face = Ogni dado mostra un numero intero da 1 a { $sides }.
core-refused-no-checkpoints = Questa partita non tiene traccia del ritorno: non vi si può provare nulla.

core-refused-resign-many = Con più di due parti nessuno può arrendersi per gli altri: proponi la patta, o cedi il posto al computer.
core-ended-resign = { $side } si è arresa.
core-ended-draw = Patta d’accordo; l’ha proposta { $side }.
core-event-resign = { $side } si arrende.
core-event-draw = Le parti accettano la patta proposta da { $side }.
core-undo-nothing = Non c’è una tua risposta da annullare.
core-undo-dice = Non si può annullare: un dado è stato tirato.
core-undo-answered = Non si può annullare: la parte { $side } ha già risposto.
core-undo-revealed = Non si può annullare: qualcosa di nascosto è stato mostrato.
core-undo-far = Non si può annullare: la via del ritorno non è più conservata.

# Partite che proseguono con altre regole da quelle con cui sono cominciate.

core-carried-whole = Le regole sono cambiate: da qui in poi vale la versione { $rules }, dopo la versione { $was }. Tutto ciò che è stato giocato finora resta.
core-carried = Le regole sono cambiate: da qui in poi vale la versione { $rules }, dopo la versione { $was }. Alla voce { $entry } { $why } La partita prosegue da prima di essa; { $lost ->
    [one] una voce da lì in poi è messa da parte e resta nel diario.
   *[other] { $lost } voci da lì in poi sono messe da parte e restano nel diario.
}
core-listed = Dalla voce { $entry } in poi le regole di oggi non possono mostrare questa partita: { $why } Segue ciò che fu annotato.
core-listed-answer = La parte { $side } rispose { $answer }.
core-listed-closed = { $how ->
    [resign] La parte { $side } si arrese.
   *[draw] Le parti accettarono la patta proposta dalla parte { $side }.
}
core-listed-roll = I dadi mostrarono { $faces }.
core-shown-whole = Giocata con la versione { $played } delle regole; quelle di oggi, versione { $now }, la riprendono per intero.
core-shown-other-end = Giocata con la versione { $played } delle regole; ogni voce vale anche con quelle di oggi, versione { $now }, ma l’esito è un altro.
core-shown-upto = Giocata con la versione { $played } delle regole; quelle di oggi, versione { $now }, la riprendono fino alla voce { $upto } di { $entries }: { $why }
core-shown-filmed = Giocata con la versione { $played } delle regole e mostrata come fu registrata allora.
core-misfit-side = ora la domanda è posta a un’altra parte.
core-misfit-illegal = la risposta non è più ammessa.
core-misfit-asked = ora si chiede altro.
core-misfit-dice = erano caduti dadi dove ora si chiede qualcosa.
core-misfit-answer = c’era una risposta dove ora si tirano dadi.
core-misfit-roll = ora si tirano altri dadi.
core-misfit-closed = nessuno poteva chiudere qui la partita.
core-misfit-over = la partita è ormai finita.
core-misfit-broke = la risposta non si può più eseguire.
core-misfit-opening = la partita non si può più preparare.

# Campagne.

core-campaign-order = “{ $order }” non è un ordine di una campagna cominciata.
core-campaign-long = Una campagna ha al massimo { $most } ordini.
core-campaign-running = Questa battaglia non è ancora finita.
core-campaign-other-battle = Questa non è la prossima battaglia della campagna: eserciti o scenario sono diversi.
core-campaign-carried-whole = Le regole sono cambiate: da qui in poi vale la versione { $rules }, dopo la versione { $was }. Tutti gli ordini restano.
core-campaign-carried = Le regole sono cambiate: da qui in poi vale la versione { $rules }, dopo la versione { $was }. L’ordine { $order } ora è respinto: { $why } La campagna prosegue da prima di esso; { $lost ->
    [one] un ordine da lì in poi è messo da parte e resta nel file.
   *[other] { $lost } ordini da lì in poi sono messi da parte e restano nel file.
}
core-campaign-set-back = Le regole sono cambiate: da qui in poi vale la versione { $rules }, dopo la versione { $was }. La battaglia in corso si combatte di nuovo; { $lost ->
    [one] un ordine dal suo inizio è messo da parte e resta nel file.
   *[other] { $lost } ordini dal suo inizio sono messi da parte e restano nel file.
}
core-odds-if-fired = se tutti quelli che possono sparano a quel bersaglio
core-pocket-cost = è costato { NUMBER($cost) }

# Che cosa non va in un file scritto da qualcuno, e dove.

core-file-table = { $at }: qui serve una tabella.
core-file-list = { $at }: qui serve un elenco con almeno una voce.
core-file-unknown = { $at }: non esiste { $what } "{ $found }"; esistono { $known }.
core-file-did-you-mean = { $at }: non esiste { $what } "{ $found }"; forse "{ $close }"?
core-file-number = { $at }: un numero intero da { $least } a { $most }.
core-file-flag = { $at }: vero o falso (true, false).
core-file-many = { $at }: { $n } voci sono troppe; al massimo { $most }.
core-file-missing = { $at }: questo non può mancare.
core-file-text = { $at }: un testo da 1 a { $most } lettere.
core-file-id = { $at }: un nome breve: minuscole, cifre e _, al massimo 30, e una lettera per prima.
core-file-length = { $at }: un numero da { $least } a { $most }.
core-file-tuple = { $at }: un elenco di { $n } valori.
core-file-entries = { $at }: un elenco da { $least } a { $most } voci.
core-file-twice = { $at }: "{ $id }" c’è già; a ciascuno il suo nome.
core-file-outline = { $at }: un pezzo di { $kind } ha { $key } = [[x, y], …] e niente { $other }.
core-file-impossible = { $at }: { $reason }.
core-file-off-table = { $at }: è fuori dal tavolo di { $width } per { $height } pollici.
core-file-box = { $at }: un riquadro è [sinistra, alto, destra, basso], sul tavolo di { $width } per { $height } pollici.
core-file-order = { $at }: prima il numero minore.
core-file-force = { $at }: una parte ha punti da spendere oppure un esercito suo.
core-file-army-given = { $at }: l’esercito di questa parte lo porta lo scenario; togli quello dato.
core-file-sides = Questo scenario è per { $known } parti, non { $n }.
core-file-army = { $at }: { $reason }
