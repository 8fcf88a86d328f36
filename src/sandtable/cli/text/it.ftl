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
army-in-order = { $file } è in regola: { $points } punti.
army-points = { $points } punti in tutto.
army-points-of = { $points } punti
army-drawn = Esercito estratto, { $points } punti, numero { $seed }
army-activation = Attivazione
army-experience = Esperienza
army-pin_max = Inchiodati al massimo
army-type = Genere
army-name = Unità
army-training = Addestramento
army-leader = Capo
army-armour = Armatura
army-weapons = Armi
army-figures = Figure
army-size = Forza
army-grenades = Granate
army-cost = Punti
army-total = Punti
army-yes = sì

bench-name = Che cosa
bench-median = Mediana

# ------------------------------------------------------------ simulazione

sim-language = it
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
sim-contestant = Parte
sim-wins = Vittorie
sim-win-rate = Quota di vittorie
sim-win-rates = Quote di vittorie con intervalli al 95 %
sim-interval = Intervallo al 95 %
sim-mean-points = Punti in media
sim-rating = Valutazione
sim-games = Partite
sim-points = Punti
sim-points-per-game = Punti per partita
sim-answers = Decisioni
sim-length = Lunghezza di una partita
sim-seat-wins = Vittorie per posto

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
replay-left = Che cosa resta
replay-unit = { $unit }: { $able } di { $total } in grado di agire
replay-unit-gone = { $unit }: fuori gioco
replay-verified = { $entries } voci si ripetono come scritte, { $rolls } sono tiri.
replay-held = { $entries } voci, di cui { $rolls } tiri: la catena tiene.
replay-dice-likely = { $likely ->
    [one] Di un tiro il diario non nomina il dado: un dado di questo gioco dà quelle facce.
   *[other] Di { $likely } tiri il diario non nomina il dado: un dado di questo gioco dà quelle facce.
}
replay-dice-unchecked = { $unchecked ->
    [one] Un tiro non si è potuto controllare: il diario non ne nomina il dado.
   *[other] { $unchecked } tiri non si sono potuti controllare: il diario non ne nomina i dadi.
}
replay-dice-known = Ogni dado di tipo noto è quello che dà il seme, e il seme è quello sigillato.
replay-filmed = { $file } ora contiene il suo filmato ({ $size } kB) e si può guardare qualunque cosa avvenga delle regole.
replay-dice-fair = Ogni dado è quello dato dal seme, e il seme è quello sigillato all’inizio.
replay-dice-typed = I dadi sono stati tirati su un tavolo vero.
replay-dice-sealed = La partita non è finita; il seme è ancora sigillato, quindi i dadi non si possono ancora controllare.

# ------------------------------------------------------------ il tavolo a parole

terminal-welcome = Rispondi con un numero. «?» spiega, «? 2» dà l’anteprima, «perché 3» dice perché no, «guarda» mostra il tavolo, «aiuto» elenca il resto.
terminal-help =
    Un numero dà quella risposta; «ok» prende la prima permessa; «consiglio» chiede al computer.
    ? N          che cosa porterebbe la risposta N   perché N      perché la risposta N è rifiutata
    guarda       tutto il tavolo                     guarda UNITÀ  un’unità e le sue figure
    misura A B, vista A B                            distanza e linea di vista tra unità o figure
    diario [N]   gli ultimi eventi                   regola ID     il testo di una regola
    annulla      ritira l’ultima risposta            salva [FILE], esci
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
terminal-no = (rifiutata; «perché» dice il motivo)
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
terminal-undone = Ritirata.
terminal-advice = Il computer risponderebbe: { $advice }
terminal-saved = Il giornale è in { $file }.
terminal-not-saved = { $file } non si può scrivere: { $error }
terminal-hand-over = Tocca alla parte { $side }. Passa lo schermo, poi premi Invio.
terminal-won = Vittoria: { $name } ({ $side }). { $points }. [{ $why }]
terminal-draw = Pareggio: { $points }. [{ $why }]
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
terminal-hint-select = Scrivi da { $least } a { $most } numeri; «ok» prende i primi.
terminal-hint-allot = Scrivi { $shares }, ognuno seguito da numeri; { $total } in tutto. «ok» prende la scelta sensata.
terminal-hint-dice = Tira { $n } dadi e scrivi che cosa mostrano.
terminal-hint-dice-prints = Tira { $n } dadi e scrivi che cosa mostrano: il numero, o una di queste parole: { $prints }.
terminal-hint-hex = Oppure scrivi i numeri stampati in un esagono, per esempio «3,2».
terminal-word-ok = sì va
terminal-word-help = ? aiuto
terminal-word-look = guarda l
terminal-word-why = perché perche
terminal-word-log = diario
terminal-word-preview = anteprima p
terminal-word-save = salva
terminal-word-quit = esci q
terminal-word-hint = consiglio
terminal-word-rule = regola
terminal-word-measure = misura
terminal-word-sight = vista
terminal-word-undo = annulla
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
