# L'editor di scenari
editor = Editor di scenari
editor-plain = { $text }
editor-title = Titolo
editor-untitled = Uno scenario senza titolo
editor-acts = Che cosa fare dello scenario
editor-redo = Ripeti
editor-open = Cominciare o aprire uno scenario
editor-open-short = Apri
editor-open-note = Ciò che è ora sulla scrivania torna con Annulla.
editor-save = Salva come file
editor-save-short = Salva
editor-saved = Il file è salvato. Anche questo browser conserva lo scenario sulla scrivania.
editor-play = Gioca
editor-play-not = Si può giocare quando non c’è più nulla di sbagliato.
editor-tabs = Parti dello scenario
editor-tab-map = Mappa
editor-tab-ground = Terreno
editor-tab-forces = Forze
editor-tab-counters = Segnalini
editor-tab-victory = Vittoria
editor-tab-sheet = Scheda
editor-board = La mappa. Le frecce vanno da esagono a esagono, Invio usa ciò che è in mano, Canc toglie.
editor-good = In regola
editor-good-note = pronto da giocare
editor-bad = Non ancora
editor-bad-note = { $n ->
    [one] un errore
   *[other] { $n } errori
}
editor-whole = tutto il file
editor-empty = Una mappa vuota
editor-file = Apri un file
editor-like = Cominciare da uno scenario della casa
editor-seed = Il suo numero
editor-size = Grandezza
editor-mission = Missione
editor-draw = Estrailo
editor-any = qualsiasi
editor-file-large = Questo file è troppo grande per uno scenario.
editor-file-unreadable = “{ $name }” non si può leggere: non è né TOML né JSON.
editor-file-nonsense = “{ $name }” non è uno scenario: non ha né mappa né schieramenti.
editor-file-dropped = { $n ->
    [one] Una parte del file non aveva senso ed è stata tralasciata: { $places }.
   *[other] { $n } parti del file non avevano senso e sono state tralasciate: { $places } …
}
editor-across = Tessere in largo
editor-down = Tessere in lungo
editor-fewer = Meno: { $name }
editor-more = Di più: { $name }
editor-cells = Tessere della mappa
editor-cell = Tessera { $across } in largo, { $down } in lungo: { $tile }
editor-add-tile = Posa una tessera a { $across } in largo, { $down } in lungo
editor-turn = Girala
editor-away = Toglila
editor-tiles = Tessere della scatola
editor-ground-how = Scegli che cosa dipingere, poi clicca o trascina sulla mappa. Due dita, o trascinare con Maiusc, spostano la mappa.
editor-terrain = Terreno
editor-erase = Cancella
editor-erase-note = come mostra la tessera
editor-brush = Larghezza del pennello
editor-brush-one = Un esagono
editor-brush-wide = Sette esagoni
editor-clean = { $n ->
    [one] Cancella tutto (una modifica)
   *[other] Cancella tutto ({ $n } modifiche)
}
editor-levels = Livelli
editor-levels-how = L’altezza di un esagono decide che cosa si vede oltre. Il terreno ha un livello suo; qui un esagono ne riceve un altro.
editor-level = Livello { $n }
editor-level-own = Come il terreno
editor-walls = Lati fortificati
editor-walls-at = Lati di { $hex } fortificati, visti da dentro:
editor-walls-how = Scegli con la mano una fortificazione sulla mappa per decidere i suoi lati.
editor-side-E = est
editor-side-SE = sud-est
editor-side-SW = sud-ovest
editor-side-W = ovest
editor-side-NW = nord-ovest
editor-side-NE = nord-est
editor-no-faction = ancora nessuna fazione
editor-cube = Cubetto
editor-cube-blue = blu
editor-cube-grey = grigio
editor-cube-red = rosso
editor-cube-orange = arancione
editor-cube-green = verde
editor-cube-yellow = giallo
editor-box = Parte dalla casella
editor-first = Primo a parità di casella
editor-units = Unità
editor-force = { $units ->
    [one] una unità
   *[other] { $units } unità
}, { $points ->
    [one] un punto
   *[other] { $points } punti
}
editor-units-none = Ancora nessuna. Scegline una qui sotto e clicca un esagono.
editor-add-units = Aggiungere unità
editor-add-how = Scegline una, poi clicca gli esagoni. + la aggiunge senza esagono.
editor-add-aside = Aggiungi { $name } senza esagono
editor-kind = Tipo
editor-kind-all = tutti i tipi
editor-entry = Come arriva { $name }
editor-entry-start = dall’inizio
editor-entry-later = più tardi
editor-entry-reserve = dal cielo
editor-entry-placed = piazzata in gioco
editor-arrives = Turno in cui arriva
editor-lift = Toglila dalla mappa: la piazza il suo schieramento
editor-deploy = Zona di schieramento
editor-deploy-how = Le unità senza esagono si piazzano qui all’inizio della partita.
editor-supports = Supporti
editor-add-support = Aggiungi un supporto …
editor-support-turn = Quando arriva { $name }
editor-from-start = dall’inizio
editor-face = Faccia di { $name }
editor-face-open = scelta in gioco
editor-face-small = piccola
editor-face-large = grande
editor-hand = Blocchi stradali in mano
editor-split = Tre e quattro giocatori
editor-split-on = Due persone si dividono questo schieramento
editor-split-player = Giocatore { $n }
editor-hidden = Sul lato Ignoto
editor-hidden-how = Tutti vedono un punto interrogativo; solo il proprietario sa che cos’è.
editor-open-counters = Scoperti
editor-owner = Di chi sono
editor-areas = Luoghi
editor-areas-how = Scegli un luogo, poi clicca o trascina sui suoi esagoni; di nuovo li toglie.
editor-area-objectives = Obiettivi
editor-area-exits = Uscite di { $side }
editor-area-deploy = Qui si schiera { $side }
editor-area-no_rubble = Qui niente macerie
editor-area-unknown_hexes = Qui vanno i segnalini Ignoto
editor-clear = Svuota: { $name }
editor-pool = Riserva di segnalini Ignoto
editor-pool-how = Uno schieramento li posa coperti all’inizio della partita.
editor-pool-where = Dove vanno
editor-pool-hexes = Uno in ogni esagono segnato
editor-pool-columns = Ovunque in certe colonne
editor-pool-count = { $pool } segnalini per { $hexes } esagoni segnati.
editor-column-first = Prima colonna
editor-column-last = Ultima colonna
editor-tie = Vince a parità di punti
editor-control = Tiene gli esagoni all’inizio
editor-nobody = nessuno
editor-lines = Come si fanno punti
editor-lines-none = Nessuno fa ancora punti.
editor-line-open = Questa riga non è ancora finita.
editor-line-side = Chi fa punti
editor-line-test = Per che cosa
editor-line-add = Aggiungi una riga
editor-line-drop = Togli la riga { $n }
editor-arg-side = Di chi sono le unità
editor-arg-with = Con unità di
editor-arg-kinds = Tipi
editor-arg-victims = Tipi
editor-arg-states = Stati
editor-arg-by = Come sono rimossi
editor-arg-counters = Segnalini
editor-arg-counter = Segnalino
editor-arg-face = Faccia
editor-arg-where = Dove
editor-arg-hexes = Segna esagoni
editor-arg-row = Riga
editor-arg-column = Da questa colonna in poi
editor-arg-share = Diviso per
editor-arg-unit = Unità
editor-in-en = In inglese
editor-in-it = In italiano
editor-notes = Regole speciali, una per riga
editor-words-how = Basta una lingua; l’altra mostra allora le stesse parole.
editor-rules = Durata e regole
editor-turns = Turni
editor-chapter = Regole in vigore
editor-players = Per quanti giocatori
editor-players-how = In tre il primo schieramento è diviso fra due persone, in quattro entrambi: vedi Forze.
editor-martyrdom = Il martirio è permesso
editor-automaton = Gioca da solo in solitario
editor-posture = In tal caso
editor-posture-defend = difende
editor-posture-attack = attacca
editor-deploy-first = Si schiera per primo
editor-population = Civili per tessera, a sorte
editor-hostages = Parte con ostaggi
editor-convoy = Parte con trasporti carichi
editor-how-many = Quanti
editor-none = nessuno
editor-low = Con l’ordine di volare bassi
editor-topics = Che cosa insegna ({ $n })
editor-steps = { $n ->
    [one] Un esagono.
   *[other] { $n } esagoni.
}
editor-sight-from = Clicca l’esagono da cui guardare. Conta solo il terreno.
editor-sight-to = Ciò che si vede è chiaro. Clicca un altro esagono per sapere che cosa blocca la linea.
scenario-own = Uno scenario tuo
scenario-own-desk = Dall’editor: { $title }
scenario-own-file = Apri un file
scenario-own-none = Apri un file di scenario, o disegnane uno nell’editor.
scenario-own-faults = { $n ->
    [one] In questo scenario c’è un errore; l’editor mostra dove.
   *[other] In questo scenario ci sono { $n } errori; l’editor mostra dove.
}
scenario-own-brought = Dal tuo file: { $title }
scenario-own-bring = Apri un file di scenario. Per cominciarne uno, scegli uno scenario e salvalo in un file.
scenario-own-other = { $name } è uno scenario di { $system }.
scenario-own-wrong = { $n ->
    [one] In questo file c’è un errore:
   *[other] In questo file ci sono { $n } errori:
}
scenario-take-file = Salvalo in un file, per cambiarlo
scenario-edit = Apri l’editor
scenario-edit-this = Modificalo nell’editor
scenario-number = Numero dello scenario
scenario-number-how = Lo stesso numero dà a tutti la stessa mappa, le stesse forze e la stessa missione.
editor-key-walk = camminare sulla mappa
editor-key-apply = usare lì ciò che è in mano
editor-key-remove = togliere ciò che c’è lì
editor-key-paint = terreno, cancella (scheda Terreno)
editor-key-undo = annulla, ripeti
editor-key-hand = la mano
editor-key-sight = linea di vista
editor-key-turn = girare la tessera (scheda Mappa)
editor-key-tabs = scheda prima, scheda dopo
editor-key-zoom = più vicino, più lontano, tutta la mappa
editor-key-move = tenuto: trascina la mappa
templates-title = Scenari di { $game }, scritti come file
templates-how = Salvane uno in un file, cambialo con un editor di testo e riportalo: ogni riga viene controllata, e si dice che cosa non va.
templates-play = Gioca un tuo file
