# La prima battaglia guidata.

fubar-lesson-first-unit-recon = Squadra ricognitori
fubar-lesson-first-unit-gunners = Squadra mitraglieri
fubar-lesson-first-unit-rifles = Squadra fucilieri
fubar-lesson-first-unit-raiders = Banda di predoni
fubar-lesson-first-unit-flankers = Banda aggirante

fubar-lesson-first-choose-short = Scegli un’unità
fubar-lesson-first-choose-title = Scegli chi agisce
fubar-lesson-first-choose-text = Clicca la Squadra ricognitori, poi premi Invio o il pulsante a destra. Un dado decide se obbedisce: accanto al nome è scritto quanto serve. Finché le tue unità obbediscono continui tu; quando una fallisce tocca all’altra parte.

fubar-lesson-first-cover-short = Mettiti al riparo
fubar-lesson-first-cover-title = Dietro il muro
fubar-lesson-first-cover-text = Scegli Correre, poi clicca dietro il muro o trascina lì la squadra, e premi il pulsante. Chi corre non spara. Dietro la pietra il nemico ha bisogno di 2 in più su ogni dado.
fubar-lesson-first-cover-mark = Questo scudo è il tuo riparo contro ciascun nemico. Cambia mentre muovi il fantasma.

fubar-lesson-first-shoot-short = Spara, leggi le probabilità
fubar-lesson-first-shoot-title = Fuoco sulla Banda di predoni
fubar-lesson-first-shoot-text = Scegli la Squadra mitraglieri, poi Mirare: sta ferma e colpisce meglio. Indica la Banda di predoni prima di premere il pulsante: vedi i dadi, quanto serve e come può finire.
fubar-lesson-first-shoot-mark = Le barre sono probabilità esatte ricavate dalle regole, non stime.

fubar-lesson-first-guard-short = Mettiti in attesa
fubar-lesson-first-guard-title = Resta in agguato
fubar-lesson-first-guard-text = Scegli la Squadra fucilieri, poi Mettersi In attesa. Ora non fa nulla, ma potrà sparare una volta, nel mezzo di un movimento nemico, a chi entra in vista.
fubar-lesson-first-guard-mark = L’occhio segna un’unità In attesa.

fubar-lesson-first-react-short = Si muovono: reagisci
fubar-lesson-first-react-title = Ora: spara mentre arrivano
fubar-lesson-first-react-text = La Banda aggirante esce di corsa da dietro la casa e la tua unità In attesa può sparare appena la vede. Linea, distanza e probabilità sono mostrate come per ogni tiro. Scegli la Squadra fucilieri per sparare; oppure aspetta un momento migliore.

fubar-lesson-first-marker-short = Prendi il segnalino
fubar-lesson-first-marker-title = Prendi l’incrocio
fubar-lesson-first-marker-text = Un nuovo turno, l’ultimo. Scegli la Squadra ricognitori, corri e fermati dentro il cerchio attorno alla bandiera.
fubar-lesson-first-marker-mark = Chi ha più figure nel cerchio alla fine del turno segna il punto.

fubar-lesson-first-score-short = Tienilo, segna
fubar-lesson-first-score-title = Tienilo fino alla fine
fubar-lesson-first-score-text = Conta solo la fine del turno. Fai sparare gli altri o mettili In attesa, perché nessuno ti porti via l’incrocio.

fubar-lesson-first-ended = Questo è il gioco: attivare, muovere, sparare, reagire, tenere. Ora gioca una battaglia intera; al computer puoi chiedere consiglio quando vuoi.
