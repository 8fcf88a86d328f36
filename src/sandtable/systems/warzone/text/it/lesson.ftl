# La prima battaglia guidata.

warzone-lesson-first-move-short = Porta una squadra al riparo
warzone-lesson-first-move-title = Di corsa dietro il muro
warzone-lesson-first-move-text = Scegli la Fanteria Leggera, poi Correre, clicca dietro il muro e premi il pulsante: la squadra va tutta insieme. Ogni modello ha due azioni, e la corsa le prende entrambe. Le parti si alternano, una squadra tua e una loro.
warzone-lesson-first-move-mark = Dietro il muro hai copertura pesante: chi ti spara colpisce meno spesso.

warzone-lesson-first-wait-short = Aspettali
warzone-lesson-first-wait-title = Tieni d’occhio la strada
warzone-lesson-first-wait-text = Scegli i Ranger Aviotrasportati, poi Attendere. Ora non fanno nulla, ma ciascuno potrà interrompere l’attivazione di un nemico che vede.
warzone-lesson-first-wait-mark = L’occhio segna un modello che attende.

warzone-lesson-first-react-short = Si muovono: reagisci
warzone-lesson-first-react-title = Ora: spara per primo
warzone-lesson-first-react-text = Un Berretto di Sangue sta per agire e i tuoi Ranger lo vedono. Scegli chi reagisce con un tiro: linea, distanza e probabilità sono mostrate come sempre. Che cosa fa il resto della sua squadra si chiede di nuovo dopo.

warzone-lesson-first-card-short = Gioca una carta
warzone-lesson-first-card-title = Una carta per la Fanteria Pesante
warzone-lesson-first-card-text = Scegli la Fanteria Pesante e, prima che faccia altro, gioca Salva Ferma dalla mano sotto il tavolo: +2 per colpire a tutta la squadra, che in questo turno non può muovere. Si paga con una carta Risorsa.
warzone-lesson-first-card-mark = Le carte Risorsa comprano anche una terza azione, un dado in più, una granata o una cura. Tornano a ogni turno.

warzone-lesson-first-shoot-short = Spara, leggi le probabilità
warzone-lesson-first-shoot-title = Fuoco sui Fanti di Trincea
warzone-lesson-first-shoot-text = Scegli Mirare, sparare, poi clicca i Fanti di Trincea. Ogni modello tira i suoi dadi con la sua gittata, copertura e linea di vista; il riquadro dice chi non può sparare, e perché.
warzone-lesson-first-shoot-mark = Un d20 che mostra il numero o meno colpisce; l’1 sempre, e il 20 è un disastro.

warzone-lesson-first-strategy-short = Nuovo turno: una Strategia
warzone-lesson-first-strategy-title = Una Strategia per il turno
warzone-lesson-first-strategy-text = Comincia l’ultimo turno: le carte Risorsa bruciate sono di nuovo pronte e ogni parte pesca una carta. Gioca Disciplina di Ferro, una Strategia: resta sul tavolo e vale per tutti. Poi scegli Avanti, e i dadi decidono chi comincia.
warzone-lesson-first-strategy-mark = Una sola Strategia è in gioco; la prossima ne prende il posto.

warzone-lesson-first-marker-short = Corri al segnalino
warzone-lesson-first-marker-title = Prendi il segnalino
warzone-lesson-first-marker-text = Scegli la Fanteria Leggera, poi Correre, e fermati attorno alla bandiera. Chi ha più modelli entro 3 pollici alla fine del turno segna un punto.
warzone-lesson-first-marker-mark = Il cerchio tratteggiato è fin dove arriva il segnalino.

warzone-lesson-first-score-short = Tienilo, segna
warzone-lesson-first-score-title = Tienilo fino alla fine
warzone-lesson-first-score-text = Fai sparare gli altri finché nessuno resta da attivare. Poi si conta il segnalino, e anche ogni squadra distrutta valeva un punto.

warzone-lesson-first-ended = Questo è il gioco: le squadre agiscono a turno, chi attende interrompe, e le carte spostano la bilancia. Ora gioca una battaglia intera; al computer puoi chiedere consiglio quando vuoi.
