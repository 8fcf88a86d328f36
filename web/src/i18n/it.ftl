# Pagine e testata
home = Alla pagina iniziale
nav-rules = Regole
nowhere = A questo indirizzo non c’è niente.
loading = Un momento.
close = Chiudi
theme = Chiaro o scuro
language = Lingua
menu = Menu
undo = Annulla
undo-title = Ritira l’ultima risposta (U)
undo-nothing = Non c’è niente da annullare.
replay = Rivedi
text-mode = Modalità testo
print = Stampa
retry = Riprova
copy = Copia
copied = Copiato
yes = sì
no = no
you = tu
side = Parte
points = punti

# Giochi, livelli, a chi tocca
play = Gioca
poster-open = Gioca a { $name }
poster-fubar = FUBAR
poster-fallout = Fallout: Warfare
poster-warfare = Warfare: Modern Tactical Combat
poster-warzone = Warzone: Resurrection
level-gentle = Facile
level-gentle-note = Gioca per vincere, ma sbaglia come un principiante
level-fair = Medio
level-fair-note = Pesa ciò che ogni mossa porta e sceglie la migliore
level-hard = Difficile
level-hard-note = Guarda avanti fino alla fine del turno prima di muovere
level-bold = Audace
level-bold-note = Va agli obiettivi e teme poco
level-patient = Paziente
level-patient-note = Sta al coperto e aspetta l’occasione
level-random = A caso
level-random-note = Qualsiasi mossa permessa
watch = Guarda
your-go = Tocca a te
camp-back = Alla campagna
swing-go = Clicca per andare a quel momento
turning-point = Rivedi la svolta
swing = L’andamento del punteggio
scenario = Scenario
unit = Unità di misura
seed = Seme dei dadi

# Tavolo
board-label = Il tavolo. Le frecce passano da una figura all’altra.
board-role = tavolo
minimap = Tutto il tavolo, in piccolo
tools = Strumenti
tool-select = Scegli
tool-ruler = Misura
hexes-far = { $n ->
    [one] un esagono
   *[other] { $n } esagoni
}
tool-sight = Linea di vista
zoom-in = Più vicino
zoom-out = Più lontano
zoom-fit = Tutto il tavolo
tag-able = { $able } su { $total }
badge-leader = capo
held-rifle = fucile
held-assault = fucile d’assalto
held-smg = mitra
held-shotgun = fucile a pompa
held-sniper = fucile di precisione
held-heavy = arma pesante
held-support = mitragliatrice
held-pistol = pistola
held-rpg = lanciarazzi
held-launcher = lanciagranate
held-mini = minigun
held-flamer = lanciafiamme
held-mortar = mortaio
held-club = mazza
held-blade = lama
away = a { $distance } da te
find = Trova un’unità
turn = Turno { $turn }
turn-of = Turno { $turn } di { $of }
pips = { $acted } unità su { $total } hanno agito
dock = Domanda e cronaca
sheet-line = Foglio: una riga. Apri.
sheet-answers = Foglio: risposte. Apri tutto.
sheet-full = Foglio: aperto. Chiudi.

# Domande
question = Domanda
you-are = Tu · { $side }
advice = Che cosa farebbe il computer?
advice-ask = Consiglio
advice-thinks = Ci pensa …
advice-would = Farebbe: { $answer }.
advice-do = Fallo: { $answer }
advice-chance = vince { $chance } volte su cento, tra { $low } e { $high }
advice-but = Però:
advice-not-next = Non “{ $answer }”: { $why }
advice-alike = I primi due si equivalgono.
advice-knows = Sa quello che sai tu, e non succede nulla finché non premi di nuovo A o Invio.
why = Perché?
why-did = { $side }: { $answer }.
why-knows = Giudicato da ciò che quella parte poteva sapere allora; la partita non cambia.
why-earlier = La sua decisione prima
why-later = La sua prossima decisione
place-for-me-title = Mettila dove propongono le regole (A)
place-for-me = Metti per me
standing-order = A questo rispondi sempre «{ $option }»
standing-orders = Ordini permanenti
place-everything = Schiera tutto per me
order-suggested = Schierare per me
order-fire = D’ora in poi spara sempre
order-hold = D’ora in poi non sparare mai
order-pins-first = D’ora in poi inchioda quante ne puoi
order-losses-first = D’ora in poi non inchiodare nessuno
order-best = D’ora in poi il bersaglio più vicino
order-near = D’ora in poi il più vicino possibile
order-back = Ritira
confirm-choose = Scegli una risposta
confirm-select = { $n ->
    [0] Scegli le figure
    [one] Prendi questa figura
   *[other] Prendi queste { $n } figure
}
confirm-allot = { $n ->
    [0] Scegli le figure
    [one] Conferma una figura
   *[other] Conferma { $n } figure
}
confirm-move = Muovi qui
confirm-where = Mostra dove andare
fold-less = meno risposte
fold-more = { $n ->
    [one] un’altra risposta
   *[other] altre { $n } risposte
}
confirm-spot = Mostra dove sta
confirm-place = Metti qui
confirm-fire = Attacca { $unit }
confirm-split = Attacca come in tabella
confirm-target = Scegli un bersaglio
confirm-hex = Scegli questo esagono
confirm-dice = Prendi questi dadi
select-exactly = { $n ->
    [one] Scegli una figura, qui o sul tavolo.
   *[other] Scegli { $n } figure, qui o sul tavolo.
}
select-between = Scegli da { $least } a { $most } figure, qui o sul tavolo.
select-chosen = Scelte: { $n }.
allot-how = { $total ->
    [one] Scegli per una figura, qui o cliccandola sul tavolo.
   *[other] Scegli per { $total } figure, qui o cliccandole sul tavolo.
}
allot-given = Scelte: { $given }.
allot-none = Niente
move-how = Trascina l’unità o clicca dove va il capo. Alt trascina una sola figura.
move-how-touch = Trascina l’unità o tocca dove va il capo.
place-how-touch = Trascina l’unità nella zona tratteggiata o tocca dove sta il capo.
thing-how = Clicca dove deve stare, o trascinalo là.
thing-how-touch = Tocca dove deve stare, o trascinalo là.
place-how = Trascina l’unità nella zona tratteggiata o clicca dove sta il capo.
move-allowance = Fino a { $allowance }.
move-stay = Resta qui
move-again = Ricomincia
move-then = E poi
formation = Formazione
formation-keep = Come ora
formation-block = Blocco
formation-line = Linea
formation-column = Colonna
formation-contact = Contatto
formation-wedge = Cuneo
turn-left = Gira a sinistra
turn-right = Gira a destra
target-figures = { $n ->
    [one] una figura
   *[other] { $n } figure
}
burst-left = Gira la sagoma a sinistra
burst-right = Gira la sagoma a destra
split-fire = Dividi l’attacco
split-figure = Figura
split-aim = Arma e bersaglio
split-holds = non attacca
hold-fire = Non attaccare
hex-how = Scegli un esagono sulla mappa o dall’elenco.
hex-facing = rivolto al lato { $n }
dice-how = Tira dadi veri e scrivi che cosa mostrano.
dice-left = { $n ->
    [one] ne manca uno
   *[other] ne mancano { $n }
}
dice-complete = completo
dice-back = Togli
die-good = { $face }, successo
die-bad = { $face }, fallito
refused = non permesso

# Anteprima
in-sight = in vista
no-sight = non in vista
of-allowance = di { $allowance }
preview = Che cosa porterebbe
preview-aside = Solo uno sguardo: il pulsante dice ancora «{ $button }».
odds-exact = esatto
odds-best = se ogni parte sceglie per il meglio
reckoning-total = fa { $need }
reckoning-die = al dado
odds-sampled = a campione, ± { $error } punti percentuali

# Attesa, cronaca, fine
waiting = Attendi
waiting-watch = Guarda che cosa succede.
waiting-bot = { $side } riflette.
waiting-queue = { $side } aspetta di poter riflettere: { $n ->
    [one] prima tocca a un’altra partita.
   *[other] prima tocca ad altre { $n } partite.
}
bot-late = { $side } ha riflettuto troppo a lungo: ha giocato ciò che preferisce a prima vista.
bot-failed = Il computer di { $side } si è guastato: uno più semplice ha risposto al suo posto.
waiting-open = Il posto di { $side } è ancora libero.
waiting-word = I dadi aspettano { $side }: il suo browser aggiunge una parola propria quando apre questa battaglia.
waiting-side = Si aspetta { $side }.
finish-moves = Finisci
log = Che cosa è successo
log-turn = Turno { $turn }
log-newest = dal più recente
log-empty = Non è ancora successo niente.
over = La battaglia è finita
over-wins = Vittoria: { $side }.
over-lines = Il punteggio, riga per riga
over-draw = Pareggio.
units-left = Unità rimaste
figures-left = Figure abili
n-of-m = { $n } su { $m }
watch-replay = Rivedi la battaglia
game-again = Rigiocala
new-game = Nuova battaglia
journal-save = Salva il diario
seal = I dadi sono stati sigillati prima della battaglia: { $commitment }
seal-seed = Seme dei dadi, ora aperto: { $seed }
fair-checked = { $rolls ->
    [one] I tuoi dadi erano regolari: il solo tiro è stato controllato qui, con il sigillo visto all’inizio.
   *[other] I tuoi dadi erano regolari: tutti i { $rolls } tiri sono stati controllati qui, con il sigillo visto all’inizio.
}
fair-not = Questi dadi non sono quelli sigillati: { $why }
fair-sealed = il sigillo non è stato aperto.
fair-other-seal = il sigillo non è quello visto all’inizio.
fair-other-seed = il seme non apre il sigillo.
fair-no-word = manca la parola aggiunta dal tuo browser.
fair-strange-word = è stata aggiunta una parola per un posto che nessun altro occupava quando ti sei seduto.
fair-typed = il tiro { $roll } è stato inserito a mano.
fair-other-die = il tiro { $roll } non è quello dato dal seme.
handover = Passa lo schermo. Tocca a: { $side }.
handover-why = Il tavolo resta coperto finché non sei pronto.
handover-ready = Gioca per { $side }
handover-skip = Non chiederlo più in questa partita

# Menu
briefing = Ordini
seats = Posti
seat-person = una persona
seat-bot = il computer ({ $bot })
seat-remote = un amico altrove
seat-you = tu
seat-taken = A quel posto siede già qualcuno, oppure l’invito è vecchio.
seat-taken-watching = Stai guardando.
seat-open = libero
online = presente
offline = assente
invite = Invita un amico
turn-table = Gira il tavolo
invite-link = Link dell’invito
invite-here = Solo questo computer può aprire questo indirizzo. Altri possono se il server è stato avviato con
invite-how = Manda questo link. Il primo che lo apre prende il posto.
speed = Velocità dei movimenti
speed-calm = Calma
speed-quick = Rapida
speed-instant = Istantanea
sound = Suono
film-good = { $good } su { $n }.
leave = Lascia il tavolo
keys = Tasti
keys-mouse = Mouse: trascina il terreno per spostare il tavolo, rotella per lo zoom, trascina una figura per muovere l’unità, rotella mentre trascini per cambiare formazione.
key-answer = scegli una risposta
key-confirm = confermala
key-accept = che cosa farebbe il computer; di nuovo lo esegue
key-back = un passo indietro
key-undo = annulla
key-arrows = da figura a figura; in movimento, mezzo pollice (Maiusc: uno)
key-move = muovi l’unità; altrimenti misura
key-measure = sul metro: un passo; Invio lo piega
key-formation = formazione seguente
key-rotate = gira di 15°
key-face = rivolgi alla figura scelta
key-target = bersaglio seguente, precedente
key-sight = linea di vista
key-select = torna a scegliere
key-find = trova un’unità per nome
key-zoom = più vicino, più lontano, tutto il tavolo
key-pan = sposta il tavolo
key-space = finisci i movimenti
key-text = modalità testo
key-help = questi tasti

# Guasti
link-lost = Il server non risponde. Niente è perduto; si riprova da soli.
error-offline = Il server non risponde. La risposta non è partita; riprova.
error-unknown = Qualcosa è andato storto. Riprova.
error-status = Il server ha rifiutato ({ $status }).
error-stale = Intanto la partita è andata avanti. Ora sta così.

# Regole
rule-drawer = Regola
rule-open = Leggi la regola { $id }
rule-page = Apri tra le regole
rule-missing = Il testo di questa regola non è arrivato.
rule-ruling = Come la leggiamo:

# Registrazioni
replay-loading = La battaglia viene rigiocata da capo. Se è lunga, ci vuole qualche secondo.
replay-at = voce { $at } di { $entries }
replay-scrub = Momento della battaglia
replay-back = Una voce indietro
replay-next = Una voce avanti
replay-turn-back = Al turno prima
replay-turn-next = Al turno dopo
play-on = Avvia
pause = Pausa

# Modalità testo
text-close = Torna al tavolo
text-command = Comando
text-hint = un numero risponde; «aiuto» elenca i comandi
text-do = Esegui
text-do-it = Scrivi «fallo» per eseguirlo.
text-help =
    Un numero risponde alla domanda; più numeri scelgono più figure.
    consiglio – che cosa farebbe il computer; fallo – lo esegue. annulla – ritira. prova 2 – che cosa porterebbe la risposta 2.
    movimento: “24.5 18 line 2” – dove va il capo, formazione, numero del seguito.
    quote: “3=lost 5=pinned”. dadi: “4 2 6”. fermo – non attaccare.
    unità NOME – la sua scheda. vista A, B – linea di vista. misura A, B – distanza.
    arresa – lascia la partita. patta – proponila; «patta sì», «patta no» – rispondi.
    regola ID – il testo di una regola. tavolo – torna al disegno.
at-hex = nell’esagono { $hex }
text-loose = Inoltre
text-defence = difesa { $n }
text-weapon = { $name }: { $cost } AP, gittata { $range }, { $die }
text-level = in alto { $level }
text-hits = { $left } di { $of } restano
text-unknown = «{ $word }» non si capisce. Scrivi aiuto.
text-nothing-asked = Ora non c’è nessun consiglio.
text-briefing = Ordini
text-table = Il tavolo misura { $width } per { $height }{ $unit }; x va a destra, y in basso.
text-hexes = La mappa ha { $width } colonne e { $height } righe di esagoni.
text-zones = Zone
map-road = strada
map-open = aperto
map-field = campo
map-rough = terreno difficile
map-wood = bosco
map-building = edificio
map-ruin = rovina
map-rubble = macerie
map-fortified = fortificazione
map-hill = collina
map-water = acqua
map-swamp = palude
map-crater = cratere
map-track = pista
map-river = fiume
map-rail = ferrovia
map-sandbags = sacchi di sabbia
map-wall = muro
map-fence = recinto
hexside-e = E
hexside-se = SE
hexside-sw = SO
hexside-w = O
hexside-nw = NO
hexside-ne = NE
text-zone = Zona:
text-terrain = Terreno
text-area = da { $from } a { $to }
text-facing = rivolto a { $degrees }°
text-places = Luoghi che conviene raggiungere
text-move = Scrivi dove va il capo, come “x y”; formazioni:
text-allot = Ripartisci { $total } come “numero=quota”; quote:
unit-name = Unità
able = Abili
state = Stato
figures-at = Figure a (x y)
gone = fuori gioco
has-acted = ha agito
radius = raggio

# Mappe, tracciati, carte, dadi colorati
tool-template = Sagoma
tool-rotate = Girare
template-disc = Disco { $size }″
template-cone = Cono { $size }″
pile = { $name }: { $n }
card-back = Una carta coperta
card-strategy = Strategia
card-tactic = Tattica
card-gear = Equipaggiamento
ladder = Il dado, prima di tirare
ladder-stays = { $die }, nulla lo sposta
ladder-weaker = { $start }, { $n ->
    [one] un gradino
   *[other] { $n } gradini
} più debole: { $die }
ladder-stronger = { $start }, { $n ->
    [one] un gradino
   *[other] { $n } gradini
} più forte: { $die }
ladder-faces = { $n } su { $of }
die-coloured = { $die }: { $face }
die-white = bianco
die-pink = rosa
die-grey = grigio
die-green = verde
die-yellow = giallo
die-red = rosso
die-blue = blu
die-purple = viola
die-black = nero
die-code-white = Bi
die-code-pink = Ro
die-code-grey = Gr
die-code-green = Ve
die-code-yellow = Gi
die-code-red = Rs
die-code-blue = Bl
die-code-purple = Vi
die-code-black = Ne
face-miss = mancato
face-morale = morale
face-damage1 = un danno
face-damage2 = due danni
face-eliminated = eliminato
face-critical-failure = fallimento critico
face-failure = fallimento
face-marginal = al limite
face-success = successo
face-critical-success = successo critico
template-turn-how = Gira la sagoma: trascina, usa la rotella o premi R.
place-each-how = Tutti hanno già un posto. Trascina singole figure altrove, o va bene così.
in-force = Carte in gioco

# Strade sulla mappa
way-how = Clicca uno dopo l’altro gli esagoni della strada; di nuovo l’ultimo lo toglie.
way-cost = quanto costa
way-lead = Chi viene insieme
way-from = da { $hex }
way-until = fino a
way-end = { $hex }, la fine
way-stealth = Furtivamente
way-own = Scegli tu la strada
text-lead = Scrivi “con” e i loro numeri dopo l’esagono: “3 con 1”.
text-way = Scrivi “per” e gli esagoni uno dopo l’altro: “per 0,3 1,3”.
text-along = Lungo la via possono venire anche altri: “per 0,3 1,3 con 2”; “2=1,3” li lascia in quell’esagono.
text-stealth = Scrivi “furtivo” dopo l’esagono: “3 furtivo”.

# Ending, archive, history
end-game = Chiudere la partita
draw-offer = Proponi la patta
draw-offered = Hai proposto la patta.
draw-asked = { $side } propone la patta.
draw-accept = Accetta
draw-refuse = Continua
draw-refused = { $side } continua.
resign = Arrenditi
resign-sure = Mi arrendo davvero
