# La prima battaglia guidata.

fallout-lesson-first-unit-knights = Squadra cavalieri
fallout-lesson-first-unit-watch = Squadra di guardia
fallout-lesson-first-unit-raiders = Banda di predoni
fallout-lesson-first-unit-stalkers = Banda in agguato

fallout-lesson-first-cover-short = Dietro il muro
fallout-lesson-first-cover-title = Dietro il muro
fallout-lesson-first-cover-text = Scegli la Squadra cavalieri, poi Muovere, poi clicca dietro il muro e premi il pulsante. Le parti si alternano: una squadra tua, una loro. Chi è mezzo nascosto dal muro è più difficile da colpire.
fallout-lesson-first-cover-mark = Il numero presso il fantasma dice quanto si muove la squadra, e quanto può.

fallout-lesson-first-overwatch-short = Di sentinella
fallout-lesson-first-overwatch-title = Sorveglia la strada
fallout-lesson-first-overwatch-text = Ora tocca alla Squadra di guardia, che non ha ancora agito. Scegli Sentinella: per ora non fa nulla, ma potrà sparare mentre un nemico si muove o agisce.
fallout-lesson-first-overwatch-mark = L’occhio segna una squadra di sentinella.

fallout-lesson-first-react-short = Si muovono: spara
fallout-lesson-first-react-title = Ora: si stanno muovendo
fallout-lesson-first-react-text = La Banda di predoni sta per agire e la tua squadra di sentinella può sparare prima. Scegli di sparare; oppure aspetta un momento migliore.

fallout-lesson-first-aim-short = Scegli il bersaglio, leggi le probabilità
fallout-lesson-first-aim-title = A chi, e con che probabilità
fallout-lesson-first-aim-text = Indica la Banda di predoni: riquadro e scheda mostrano quanto serve a ogni dado e perché, riga per riga con le regole. Basso è bene: il dado non deve superare il numero. Poi premi il pulsante.
fallout-lesson-first-aim-mark = Un dado per ogni figura che spara.

fallout-lesson-first-turn-short = Un nuovo turno: attacca
fallout-lesson-first-turn-title = Attacca da dietro il muro
fallout-lesson-first-turn-text = Un nuovo turno: i dadi hanno deciso chi comincia. Scegli la Squadra cavalieri, poi Attaccare, poi la Banda di predoni. Chi sta fermo spara meglio di chi si è mosso.
fallout-lesson-first-turn-mark = Attaccare vuol dire sparare, o colpire chi è vicino.

fallout-lesson-first-score-short = Gioca fino in fondo, conta i punti
fallout-lesson-first-score-title = Chi ha vinto?
fallout-lesson-first-score-text = Gioca il turno fino alla fine. Ogni figura nemica fuori combattimento vale i suoi punti; a battaglia finita il punteggio è spiegato riga per riga.

fallout-lesson-first-ended = Questo è il gioco: una squadra dopo l’altra, muovere o attaccare, e la sentinella per rovinare i loro piani. Ora gioca una battaglia intera; al computer puoi chiedere consiglio quando vuoi.
