# Frasi della riga di comando.

cli-written = { $file } è scritto.

cli-rules-none = Nessuna regola contiene tutte le parole «{ $words }».
cli-rule-kind = { $kind ->
    [mechanic] meccanica
    [data] cifra stampata
    [army] lista dell’esercito
    [setup] preparazione
    [scenario] scenario
    [victory] vittoria
    [optional] facoltativa
    [physical] su un tavolo vero
   *[other] { $kind }
}
cli-rule-ruling = Come la leggiamo: { $ruling }
cli-rule-source = { $origin ->
    [seed] Dal regolamento, { $chapter }.
    [public] Da un’edizione pubblica, { $chapter }.
   *[other] Regola della casa.
}
cli-coverage-system = Sistema
cli-coverage-rules = Regole
cli-coverage-enforced = Applicate
cli-coverage-pinned = Provate
cli-coverage-no-checkout = Le prove stanno nei sorgenti; lancia il comando lì per contare le regole provate.
cli-coverage-loose = Non applicata: { $rule }
cli-coverage-unpinned = Non provata: { $rule }
cli-coverage-unknown = Provata ma non nel registro: { $rule }
cli-fuzz-done = { $games ->
    [one] Una partita giocata
   *[other] { $games } partite giocate
}, { $findings ->
    [0] ogni legge rispettata.
    [one] un difetto trovato.
   *[other] { $findings } difetti trovati.
}

scenario-in-order = { $file }: in ordine.
scenario-id = Scenario
scenario-name = Nome
scenario-roles = Ruoli
scenario-sides = Schieramenti
scenario-points = Punti
scenario-turns = Turni
scenario-balance = Vince il primo ruolo
scenario-share = { $share } % ({ $low } – { $high }), { $games } partite
scenario-option = Opzione
scenario-values = Valori, quello consueto per primo
army-in-order = { $file } è in regola: { $points } punti.
army-points = { $points } punti in tutto.
army-points-of = { $points } punti
army-drawn = Esercito estratto, { $points } punti, numero { $seed }

bench-name = Che cosa
bench-median = Mediana

# ------------------------------------------------------------ simulazione

sim-matrix-other = Contro
sim-turn = Turno
sim-turns = Quando le partite sono finite e quando si sono decise
sim-ended = Finite
sim-decided = Decise
sim-role-by-bot = Quota di un ruolo secondo chi lo teneva
sim-role-favoured = { $role } è favorito: { $share } di { $games } partite, intervallo al 95 % { $interval }.
sim-role-even = Nulla mostra che un ruolo sia favorito: { $role } ha { $share } di { $games } partite, intervallo al 95 % { $interval }.
sim-watch = Tre partite da guardare
sim-watch-how = “sandtable replay show FILE” racconta una partita, e la biblioteca del client nel browser apre il file. Decisa: il turno dal quale il vincitore è stato in testa fino alla fine.
sim-watch-why = Partita
sim-watch-game = Numero
sim-watch-file = File
sim-watch-typical = Tipica: lo scarto di mezzo
sim-watch-upset = Sorpresa: il più debole vince nettamente
sim-watch-worst = Peggiore: lo scarto più grande
sim-report-again-title = Per rifarla
sim-report-again = Il seme è { $seed }; lo stesso comando gioca le stesse partite fino all’ultimo dado.
sim-contestant = Contendente
sim-merged = { $games } partite da { $files } file{ $twice ->
    [0] {""}
   *[other] {"; "}{ $twice } stavano in più file e contano una volta
}. I secondi sono la somma di tutte le partite.
sim-change = Differenza
sim-sweep = Quota del primo ruolo secondo il valore
sim-sweep-role = La quota è quella di { $role }.
sim-sweep-note = Quota del primo ruolo con il suo intervallo al 95 %; la differenza è dalla prima riga, partita per partita con lo stesso terreno e gli stessi dadi.
sim-crossing = La quota attraversa il 50 % a { $knob } = { $value }; secondo gli intervalli può stare fra { $low } e { $high }.
sim-no-crossing = Entro questi valori di { $knob } la quota non attraversa il 50 %.
sim-figure = Valore
sim-tune-was = Era
sim-tune-found = Trovato
sim-tune-between = Tra
sim-tune-value = Invece
sim-tune-before = Con i valori di oggi
sim-tune-after = Con i valori trovati
sim-tune-step = Misura
sim-tune-way = Quote viste dalla ricerca
sim-tune-even = { $who } passa da { $before } a { $share } di { $games } partite nuove, intervallo al 95 % { $interval }: nulla contraddice la metà.
sim-tune-uneven = { $who } passa da { $before } a { $share } di { $games } partite nuove, intervallo al 95 % { $interval }: non è ancora la metà.
sim-tune-method-spsa = Trovato in { $games } partite con SPSA: tutti i valori spinti insieme, nei due versi con gli stessi dadi.
sim-tune-method-ntbea = Trovato in { $games } partite con NTBEA: un’evoluzione guidata da ciò che mostrano i singoli valori e le loro coppie.
sim-tune-note = Le quote vengono da partite che la ricerca non ha visto; la differenza è partita per partita con lo stesso terreno e gli stessi dadi.
sim-tune-around = A una manopola di distanza
sim-tune-around-note = Che cosa fa della quota un altro numero al posto di uno solo, gli altri come trovati; prima ciò che conta di più.
sim-balance-band = 45 – 55 %
sim-balance-within = dentro
sim-balance-outside = fuori
sim-balance-open = aperto
sim-compiled = Giocate con le regole compilate.
sim-interpreted = Giocate con le regole interpretate; «make compiled» ne fa una copia più veloce che gioca le stesse partite.
sim-prices = Prezzo equo rispetto a quello stampato
sim-unit = Unità
sim-printed = Stampato
sim-fair = Equo
sim-price-verdict = È
sim-price-dear = troppo cara
sim-price-cheap = troppo economica
sim-brought = Schierata
sim-factor = Del prezzo stampato
sim-everywhere = Ovunque
sim-price-worth = Da { $games } partite di eserciti sorteggiati; cento punti in più vincono il { $share } oltre la metà delle partite.
sim-price-unsure = In così poche partite i punti contano appena: i prezzi equi sono congetture. Servono più partite.
sim-price-wrong = { $n ->
    [0] Niente mostra che un’unità abbia un prezzo sbagliato, su { $of }.
    [one] Un’unità su { $of } ha un prezzo sbagliato, secondo il suo intervallo.
   *[other] { $n } unità su { $of } hanno un prezzo sbagliato, secondo i loro intervalli.
}
sim-price-note = Equo è il prezzo al quale i punti di un’unità rendono quanto i punti in generale, con questi bot; l’intervallo al 95 % è di un bootstrap.
sim-pairs = Insieme
sim-pairs-note = Ciò che due unità rendono insieme oltre a quanto rendono da sole, in punti; caso: che non significhi niente, fra tante coppie.
sim-pair = Coppia
sim-pair-worth = Punti
sim-pair-chance = Caso
sim-specialists = Specialisti
sim-specialists-note = Unità che in uno scenario valgono altro che ovunque, secondo l’intervallo.
sim-share = Quota
sim-draws = Pareggi
sim-losses = Sconfitte
sim-decimal-point = ,
sim-by-contestant = Per contendente
sim-by-role = Per ruolo
sim-by-faction = Per fazione
sim-by-order = Per chi gioca per primo
sim-first = primo nel turno 1
sim-second = secondo nel turno 1
sim-equal = I contendenti sono uguali: a differire è il ruolo.
sim-equal-swapped = I contendenti sono uguali: scambiare i posti giocherebbe due volte ogni partita, perciò ognuna è stata giocata una volta. A differire è il ruolo.
sim-in-rounds = Posti scambiati: { $rounds ->
    [one] un giro
   *[other] { $rounds } giri
} di partite con lo stesso terreno e gli stessi dadi, ciascuno contato come una sola osservazione.
sim-not-swapped = I posti non sono stati scambiati: la quota di un contendente è anche quella del suo ruolo (--swap li distingue).
sim-resume = Interrotto; lo stesso comando con --resume riprende { $file }.
sim-resumed = { $games ->
    [one] Una partita era già stata giocata
   *[other] { $games } partite erano già state giocate
} prima dell’interruzione.
sim-until-reached = Sono servite { $games } partite per intervalli di al più ± { $width }.
sim-until-missed = { $games } partite non sono bastate per intervalli di ± { $width }.
sim-verdict-within = { $who }: la quota sta fra { $low } e { $high }. Sono servite { $games } partite; la probabilità che un tale verdetto sia errato è al più del 5 %.
sim-verdict-above = { $who }: la quota sta sopra { $high }. Sono servite { $games } partite; la probabilità che un tale verdetto sia errato è al più del 2,5 %.
sim-verdict-below = { $who }: la quota sta sotto { $low }. Sono servite { $games } partite; la probabilità che un tale verdetto sia errato è al più del 2,5 %.
sim-verdict-open = { $who }: { $games } partite non mostrano se la quota stia fra { $low } e { $high }.
sim-matrix = Quote negli scontri diretti
sim-matrix-armies = Esercito
sim-matrix-factions = Fazione
sim-matrix-bots = Primo ruolo / secondo ruolo
sim-matrix-scenarios = Scenario
sim-matrix-note-pair = Percento: la quota della riga contro la colonna, ± metà dell’intervallo al 95 %; entrambi i posti, stesso terreno e stessi dadi.
sim-matrix-note-role = Percento: la quota del primo ruolo, ± metà dell’intervallo al 95 %.
sim-playing = In gioco
sim-report-title = { $system }, { $scenario }
sim-report-facts = { $games ->
    [one] Una partita
   *[other] { $games } partite
} con il seme { $seed }, { $draws } pari, { $errors } andate male, in { $seconds } s.
sim-report-errors = Partite andate male
sim-facts = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, { $draws } pari, { $errors } andate male. { $seconds } s, { $pace } partite al secondo su { $processes ->
    [one] un processo
   *[other] { $processes } processi
}.
sim-interrupted = Fermato dopo { $games } di { $of } partite.
sim-errors-kept = { $n ->
    [one] Una partita è andata male; il suo giornale è in { $folder }.
   *[other] { $n } partite sono andate male; i loro giornali sono in { $folder }.
}
sim-wins = Vittorie
sim-interval = Intervallo al 95 %
sim-mean-points = Punti in media
sim-rating = Valutazione
sim-games = Partite
sim-points = Punti
sim-points-per-game = Punti per partita
sim-answers = Decisioni
sim-length = Lunghezza di una partita

# ------------------------------------------------------------ probabilità

odds-title = Probabilità esatte di un attacco
odds-outcome = Esito
odds-chance = Probabilità
odds-at-least = Almeno
odds-mean = Media: { $mean }

# ------------------------------------------------------------ giornali

replay-about = Di che cosa si tratta
replay-before = Prima della battaglia
replay-turn = Turno { $number }
replay-turns = Turni da { $first } a { $last }
replay-left = Che cosa resta
replay-unit = { $unit }: { $able } di { $total } in grado di agire
replay-unit-gone = { $unit }: fuori gioco
replay-verified = { $entries } voci si ripetono come scritte, { $rolls } sono tiri.
replay-held = { $entries } voci, di cui { $rolls } tiri: la catena tiene.
replay-dice-likely = { $likely ->
    [one] Di un tiro il diario non nomina il dado: un dado di questo gioco dà quelle facce.
   *[other] Di { $likely } tiri il diario non nomina il dado: un dado di questo gioco dà quelle facce.
}
replay-trusted = { $positions ->
    [one] Prosegue da una posizione conservata da regole più vecchie, che nessuno può controllare.
   *[other] Prosegue da { $positions } posizioni conservate da regole più vecchie, che nessuno può controllare.
}
replay-dice-unchecked = { $unchecked ->
    [one] Un tiro non si è potuto controllare: il diario non ne nomina il dado.
   *[other] { $unchecked } tiri non si sono potuti controllare: il diario non ne nomina i dadi.
}
replay-dice-known = Ogni dado di tipo noto è quello che dà il seme, e il seme è quello sigillato.
replay-filmed = { $file } ora contiene il suo filmato ({ $size } kB) e si può guardare qualunque cosa avvenga delle regole.
replay-why = Voce { $entry }, parte { $side }: { $prompt }
replay-why-took = Ha scelto: { $answer }
replay-why-nothing = Nel turno { $turn } non si è deciso nulla di cui ci sia qualcosa da dire.
terminal-ask-why = «sandtable replay why { $file } --turn 1» dice perché il computer ha fatto quel che ha fatto.
replay-dice-fair = Ogni dado è quello dato dal seme, e il seme è quello sigillato all’inizio.
replay-dice-typed = I dadi sono stati tirati su un tavolo vero.
replay-dice-mixed = { $typed ->
    [one] Un tiro è stato inserito a mano; nessuno può controllarlo. Gli altri sono quelli del seme.
   *[other] { $typed } tiri sono stati inseriti a mano; nessuno può controllarli. Gli altri sono quelli del seme.
}
replay-dice-sealed = La partita non è finita; il seme è ancora sigillato, quindi i dadi non si possono ancora controllare.

# ------------------------------------------------------------ il tavolo a parole

terminal-welcome = Rispondi con un numero. «?» spiega, «? 2» dà l’anteprima, «tutte» dice che cosa è rifiutato e perché, «guarda» mostra il tavolo, «aiuto» elenca il resto.
terminal-help =
    Un numero dà quella risposta; «consiglio» chiede al computer; «ok» prende ciò che «?» o «consiglio» ha mostrato, o la sola risposta.
    ? N          che cosa porterebbe la risposta N   perché NOME   perché una risposta è rifiutata
    guarda       tutto il tavolo                     guarda UNITÀ  un’unità e le sue figure
    misura A B, vista A B                            distanza e linea di vista tra unità o figure
    diario [N]   gli ultimi eventi                   regola ID     il testo di una regola
    annulla      ritira l’ultima risposta            salva [FILE], esci
    arresa       lascia la partita                   patta         proponi la patta
    sempre N     questa risposta ora e sempre        sempre        di nuovo a domanda
    = JSON       una risposta come la danno i programmi
terminal-turn = { $number ->
    [0] { $phase }. { $score }.
   *[other] Turno { $number }{ $of ->
        [0] {""}
       *[other] {" "}di { $of }
    }, { $phase }. { $score }.
}
terminal-score = { $side } { $name } { $score }
terminal-board = Il tavolo misura { $width } per { $height }. I luoghi si danno dal bordo ovest, poi dal bordo nord.
terminal-spot = { $x }; { $y }
terminal-map = La mappa ha { $width } colonne e { $height } righe di esagoni, ognuno chiamato con la colonna e la riga. Ciò che non è nominato è aperto.
terminal-level = livello { $level }
terminal-loose = Sul piano, di nessuna unità:
terminal-hex-cost = costa { $cost }
terminal-hex-facing = rivolto al lato { $n }
terminal-no-hex = Nessun esagono della mappa si chiama «{ $word }»; scrivi i numeri che vi sono stampati, per esempio «3,2».
terminal-ground-open = Terreno aperto
terminal-ground-field = Campo
terminal-ground-rough = Terreno difficile
terminal-ground-wood = Bosco
terminal-ground-building = Edificio
terminal-ground-ruin = Rovina
terminal-ground-rubble = Macerie
terminal-ground-fortified = Fortificazione
terminal-ground-hill = Collina
terminal-ground-water = Acqua
terminal-ground-swamp = Palude
terminal-ground-road = Strada
terminal-ground-crater = Cratere
terminal-ground-track = Pista
terminal-ground-river = Fiume
terminal-ground-rail = Ferrovia
terminal-ground-wall = Muro
terminal-ground-fence = Recinto
terminal-ground-sandbags = Sacchi di sabbia
terminal-formation-keep = come ora
terminal-formation-block = blocco
terminal-formation-line = linea
terminal-formation-column = colonna
terminal-formation-wedge = cuneo
terminal-formation-contact = contatto
terminal-die-white = dado bianco
terminal-die-pink = dado rosa
terminal-die-grey = dado grigio
terminal-die-green = dado verde
terminal-die-yellow = dado giallo
terminal-die-red = dado rosso
terminal-die-blue = dado blu
terminal-die-purple = dado viola
terminal-die-black = dado nero
terminal-print-miss = mancato
terminal-print-morale = morale
terminal-print-damage1 = un danno
terminal-print-damage2 = due danni
terminal-print-eliminated = eliminato
terminal-print-critical-failure = fallimento critico
terminal-print-failure = fallimento
terminal-print-marginal = al limite
terminal-print-success = successo
terminal-print-critical-success = successo critico
terminal-length = { $unit ->
    [in] { $length }″
   *[other] { $length } cm
}
terminal-way = { $length } a { $direction }
terminal-way-here = qui
terminal-compass-n = nord
terminal-compass-ne = nord-est
terminal-compass-e = est
terminal-compass-se = sud-est
terminal-compass-s = sud
terminal-compass-sw = sud-ovest
terminal-compass-w = ovest
terminal-compass-nw = nord-ovest
terminal-terrain = Terreno:
terminal-terrain-area = intorno a { $middle }, { $width } per { $height }
terminal-terrain-line = da { $start } a { $end }
terminal-zones = Luoghi:
terminal-zone-round = a { $middle }, { $radius } intorno
terminal-zone-side = (parte { $side })
terminal-side = Parte { $side }, { $name }:
terminal-side-mine = Parte { $side }, { $name } (tu):
terminal-unit-gone = fuori gioco
terminal-unit-able = { $able } di { $total } in grado di agire
terminal-unit-at = intorno a { $spot }
terminal-unit-acted = ha agito
terminal-range = { $weapon } arriva a { $range }
terminal-leader = capo
terminal-facing = rivolto a { $degrees }°
terminal-card-hidden = una carta coperta
terminal-dice = { $die }: { $faces }
terminal-dice-need = { $die }: { $faces } ({ $need }; { $made ->
    [0] nessuno riesce
    [one] uno riesce
   *[other] { $made } riescono
})
terminal-dice-for = { $die }: { $faces } ({ $need })
terminal-refused = No: { $reason }
terminal-cost = Usa { $cost } di { $allowance }.
terminal-blocked = Non si vede oltre { $where }: { $message } [{ $why }]
terminal-warning = Ma: { $warning }
terminal-odds-best = Se ogni parte sceglie per il meglio: { $odds }
terminal-reckoning = { $title }: { $need }
terminal-odds-sampled = A campione; entro { $error }.
terminal-no = rifiutata. { $why }
terminal-more = e altre { $n }; ogni altra si può scrivere
terminal-allowed = È permesso.
terminal-nothing-found = Non c’è niente da dire su questo.
terminal-two-things = Nomina due unità o figure con i codici tra parentesi quadre.
terminal-no-unit = Nessuna unità si chiama «{ $word }».
terminal-no-number = Rispondi con un numero da 1 a { $most }.
terminal-no-thing = «{ $word }» non è una delle { $most } cose elencate.
terminal-number-wanted = Serviva un numero al posto di «{ $word }».
terminal-not-json = Dopo «=» viene un solo valore JSON.
terminal-not-understood = Non è una delle risposte. «aiuto» elenca che cosa si può scrivere.
terminal-draw-declined = Il computer della parte { $side } è in vantaggio e continua.
terminal-undone = Ritirata.
terminal-advice = Il computer risponderebbe: { $advice }
terminal-but = però: { $why }
terminal-not-next-best = della seconda migliore: { $why }
terminal-next-best = oppure: { $advice }
terminal-chance = vince { $chance } volte su cento (tra { $low } e { $high })
terminal-do-it = «!» o «fallo» lo esegue.
terminal-no-advice = Non è ancora scelto nulla: scrivi un numero, o «consiglio» per vedere che cosa farebbe il computer.
terminal-saved = Il giornale è in { $file }.
terminal-not-saved = { $file } non si può scrivere: { $error }
terminal-hand-over = Tocca alla parte { $side }. Passa lo schermo, poi premi Invio.
terminal-won = Vittoria: { $name } ({ $side }). { $points }. { $why }
terminal-draw = Pareggio: { $points }. { $why }
terminal-stay = resta
terminal-aboard = a bordo di { $unit }
terminal-place-at = a { $spot }
terminal-move-to = a { $spot }, { $way }
terminal-fire-at = attacca { $unit }
terminal-hold-fire = non attacca
terminal-shot = { $figure } con { $weapon } a { $unit }
terminal-hint-move = Oppure scrivi dove va il capo: «a X Y», con «linea», «colonna» o «cuneo», e che cosa viene dopo.
terminal-hint-place = Oppure scrivi dove sta il capo: «a X Y», con «linea», «colonna» o «cuneo», o «verso GRADI».
terminal-hint-target = Oppure scrivi «su UNITÀ» o «passa».
terminal-hint-select = Scrivi da { $least } a { $most } numeri, o «consiglio».
terminal-hint-allot = Scrivi { $shares }, ognuno seguito da numeri; { $total } in tutto, o «consiglio».
terminal-hint-dice = Tira { $n } dadi e scrivi che cosa mostrano.
terminal-hint-dice-prints = Tira { $n } dadi e scrivi che cosa mostrano: il numero, o una di queste parole: { $prints }.
terminal-hint-hex = Oppure scrivi i numeri stampati in un esagono, per esempio «3,2».
terminal-word-always = sempre
terminal-always-so = D’ora in poi si risponde così. «sempre» da solo fa chiedere di nuovo.
terminal-asked-again = D’ora in poi ti si chiede di nuovo.
terminal-never-always = Questo va deciso ogni volta.
terminal-word-ok = sì va
terminal-word-help = ? aiuto
terminal-word-look = guarda l
terminal-word-why = perché perche
terminal-word-log = diario
terminal-word-preview = anteprima p
terminal-word-save = salva
terminal-word-quit = esci q
terminal-word-hint = consiglio
terminal-word-do-it = fallo !
terminal-word-rule = regola
terminal-word-measure = misura
terminal-word-sight = vista
terminal-word-undo = annulla
terminal-word-resign = arresa
terminal-word-draw = patta
terminal-word-to = a
terminal-word-at = su
terminal-word-hold = passa
terminal-word-stay = resta
terminal-word-facing = verso

campaign-unnamed = Una campagna
campaign-side = schieramento { $side }
campaign-now = Da fare adesso:
campaign-standing = { $place }. { $name } ({ $faction }): { $won } vinte, { $lost } perse, { $drawn } pari; { $points } punti in { $units } unità
campaign-battle-fought = Battaglia { $number }, { $scenario }: { $one } contro { $other }, vinta da { $winner }
campaign-battle-forfeit = Battaglia { $number }, { $scenario }: { $one } contro { $other }, a tavolino a { $winner }
campaign-battle-drawn = Battaglia { $number }, { $scenario }: { $one } contro { $other }, pari
campaign-pool = La riserva di { $name } (schieramento { $side }):
campaign-mines = Mine: { $left } su { $bought }
campaign-mines-brought = { $n } per la battaglia
campaign-map = La mappa:
campaign-roads = strade per { $roads }
campaign-start-of = { $name } parte da qui
campaign-troops = { $name }: { $units ->
    [one] una unità
   *[other] { $units } unità
  }
campaign-figures = { $n ->
    [one] una figura
   *[other] { $n } figure
  }
campaign-damage = danno { $n }
campaign-chosen = scelta per la battaglia
campaign-hero = eroe di livello { $level }, { $xp } PE, { $hp } punti ferita su { $most }, { $skills }; punti abilità da spendere: { $points }
campaign-may-merge = può ricevere { $targets }
campaign-may-lead = può essere guidata da { $targets }
campaign-may-hand = può cedere: { $targets }
campaign-may-drop = può lasciare { $targets }
campaign-may-station = può partire da { $targets }
campaign-may-move = può muovere verso { $targets }
kit-printed = { $file }: { $pages ->
    [one] { $pages } pagina
   *[other] { $pages } pagine
  }, { $size } kB
kit-nothing = Qui non c’è niente da stampare di questo tipo: { $what }.
replay-plot-strength = In grado di combattere
replay-plot-score = Punteggio
replay-plot-turn = Turno
replay-dice = Dadi, sommati
replay-dice-sum = { NUMBER($n) } × { $die }: { $mean } in media, { $fair } è giusto
replay-dice-results = { NUMBER($n) } × { $die }: { $results }
replay-decided = { $side } l’ha decisa nel turno { $turn }.
replay-decided-by = { $side } l’ha decisa nel turno { $turn }: { $unit } è costata al nemico { NUMBER($lost) }.
replay-decided-before = Nessun turno l’ha decisa: { $side } vince con quello che aveva dall’inizio.
replay-turning = Qui la battaglia è cambiata.
replay-table-after = Il tavolo dopo: { $turn }
replay-sides = { $sides }
replay-deeds = Imprese
replay-deed = { $unit }: { NUMBER($lost) } messi fuori combattimento
replay-unit-head = Unità
replay-quiet = Nessuna perdita, nessun punto.
terminal-hint-drill = Scrivi il numero o il nome con ciò che serve: «4 a 20 14 cuneo su B3», «con 1 2 3» per alcuni; «? 4 …» dice che cosa porterebbe.
terminal-drill-to = a X Y
terminal-drill-at = su UNITÀ
terminal-drill-with = con { $who }
terminal-drill-mark = { $unit }: { $far }, { $sees } possono mirare, { $falls } cadono in media
terminal-drill-who = n. { $who }: { $why }
terminal-away-refused = «tutte» dice { $n ->
    [one] una risposta ora rifiutata
   *[other] { $n } risposte ora rifiutate
 } e perché
terminal-away = «tutte» dice altre { $n } risposte: figure singole e ciò che è rifiutato
terminal-formation-lines = file
terminal-word-with = con
terminal-word-all = tutte
terminal-drill-thing = { $name }: { $far }; { $fact }
