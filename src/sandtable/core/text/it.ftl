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

core-undo-nothing = Non c’è una tua risposta da annullare.
core-undo-dice = Non si può annullare: un dado è stato tirato.
core-undo-revealed = Non si può annullare: qualcosa di nascosto è stato mostrato.
core-undo-far = Non si può annullare: la via del ritorno non è più conservata.

# Campagne.

core-campaign-order = “{ $order }” non è un ordine di una campagna cominciata.
core-campaign-long = Una campagna ha al massimo { $most } ordini.
core-campaign-running = Questa battaglia non è ancora finita.
core-campaign-other-battle = Questa non è la prossima battaglia della campagna: armate o scenario sono diversi.
