# Campagne: che cosa non è permesso tra le battaglie.

fallout-campaign-key = Una campagna non ha “{ $key }”.
fallout-campaign-kind = “{ $key }” è { $kind ->
    [number] un numero intero
    [flag] true o false
    [list] una lista
   *[text] un testo tra virgolette
  }.
fallout-campaign-unit = Una campagna si misura in “in” o “cm”.
fallout-campaign-side-shape = Uno schieramento di una campagna è una tabella con “name” e “army”, e niente altro.
fallout-campaign-pack = Una campagna non prende pacchetti: le sue unità sopravvivono alla lista che le ha portate. Comincia con ciò che stampa il libro.
fallout-campaign-army = Un esercito è una lista con le sue unità, la parola di una fazione, o niente: allora si tira a sorte.
fallout-campaign-scenarios = Troppi scenari; se ne giocano a turno al massimo { $most }.
fallout-campaign-order-key = L’ordine “{ $order }” non ha “{ $key }”.
fallout-campaign-later = Un’unità comincia la campagna intera e a casa; il suo “{ $key }” lo tiene la campagna.
fallout-campaign-number = { $what } va da { $least } a { $most }.
fallout-campaign-sides = Una campagna ha da due a { $most } schieramenti.
fallout-campaign-scenario = Lo scenario “{ $scenario }” non esiste.
fallout-campaign-level-one = Gli eroi cominciano una campagna al livello 1.
fallout-campaign-order = L’ordine “{ $order }” non esiste.
fallout-campaign-no-unit = L’unità “{ $unit }” non è in questa riserva.
fallout-campaign-not-your-battle = La prossima battaglia non è tua.
fallout-campaign-unavailable = L’unità “{ $unit }” non può partecipare a questa battaglia.
fallout-campaign-too-few = { $points } punti; si combatte con un numero da { $least } a { $most }.
fallout-campaign-not-fielded = La parte { $side } non ha ancora scelto le truppe.
fallout-campaign-over = La campagna è finita.
fallout-campaign-merge = Si uniscono solo squadre dello stesso tipo.
fallout-campaign-two-leaders = Entrambe le squadre hanno un capo; uno basta.
fallout-campaign-lead = Un eroe prende il comando di una squadra rimasta senza capo.
fallout-campaign-no-hero = In questa unità nessuno è un eroe.
fallout-campaign-no-item = Nessuno in questa unità lo porta; può prenderlo un’altra.
fallout-campaign-no-skill = L’abilità “{ $skill }” non esiste.
fallout-campaign-highest = { $skill } non può salire oltre.
fallout-campaign-skill-points = { $skill } costa { $price } punti abilità; ne restano { $left }.
fallout-campaign-mines = Servono { $n } mine; { $left ->
    [0] non ne resta nessuna
    [one] ne resta una
   *[other] ne restano { $left }
  }.
fallout-campaign-no-map = Questa campagna non ha mappa.
fallout-campaign-map-size = Una mappa ha da { $least } a { $most } luoghi per parte.
fallout-campaign-map-picks = Ogni parte sceglie da { $least } a { $most } luoghi di partenza.
fallout-campaign-not-your-pick = Non tocca a te scegliere un luogo.
fallout-campaign-no-place = Il luogo “{ $place }” non esiste.
fallout-campaign-place-taken = Il luogo “{ $place }” è già preso.
fallout-campaign-pick-first = Prima si scelgono tutti i luoghi di partenza.
fallout-campaign-station = Le truppe partono da uno dei tuoi luoghi di partenza.
fallout-campaign-moved = Queste truppe si sono già mosse dopo l’ultima battaglia.
fallout-campaign-not-next = “{ $place }” non è vicino a loro.
fallout-campaign-none = Non c’è ancora una campagna; cominciane una.
fallout-campaign-no-side = Una parte si indica con il suo numero, da 0.
fallout-campaign-faction = Non c’è la fazione “{ $word }”; ci sono { $known }.
fallout-campaign-fighting = La battaglia è cominciata; si danno di nuovo ordini quando è finita.
fallout-campaign-enlist-late = Un altro esercito si porta prima che al primo sia successo qualcosa.
fallout-campaign-apart = Non sono nello stesso luogo.

# Che cosa c’è da fare adesso.

fallout-campaign-side = Schieramento { $number }
fallout-campaign-todo-over = La campagna è finita: la vince { $name } con { $won ->
    [one] una battaglia vinta
   *[other] { $won } battaglie vinte
  }.
fallout-campaign-todo-battle = Si combatte la battaglia { $number } contro { $name }: vai al tavolo.
fallout-campaign-todo-ready = Tutti e due hanno scelto: la battaglia { $number } contro { $name } può cominciare.
fallout-campaign-todo-pick = Scegli sulla mappa una località di partenza; { $left ->
    [one] ne resta una
   *[other] ne restano { $left }
  }.
fallout-campaign-todo-await-pick = { $name } sceglie una località di partenza.
fallout-campaign-todo-station = { $units ->
    [one] Una unità non ha
   *[other] { $units } unità non hanno
  } ancora un posto sulla mappa: mettile nelle tue località di partenza.
fallout-campaign-todo-learn = { $heroes ->
    [one] Un eroe ha
   *[other] { $heroes } eroi hanno
  } punti abilità da spendere.
fallout-campaign-todo-move = Muovi le truppe: la battaglia { $number } contro { $name } si combatte dove vi incontrate.
fallout-campaign-todo-wait = Quando hai finito di muovere, chiudi l’intervallo.
fallout-campaign-todo-await-wait = Hai finito di muovere; l’intervallo si chiude quando hanno finito tutti.
fallout-campaign-todo-field = Scegli le truppe per la battaglia { $number } contro { $name }: da { $least } a { $most } punti.
fallout-campaign-todo-forfeit = Con le truppe pronte non raggiungi { $least } punti per la battaglia { $number } contro { $name }: rinuncia.
fallout-campaign-todo-await-field = Le tue truppe sono scelte; { $name } non ha ancora scelto.
fallout-campaign-todo-aside = Riposi: la battaglia { $number } è tra { $names }.
fallout-campaign-todo-fights = { $name } è in battaglia.
fallout-campaign-todo-moves = { $name } muove sulla mappa.
fallout-campaign-todo-chooses = { $name } sceglie le truppe.

fallout-campaign-status-ready = Pronta
fallout-campaign-status-headless = Senza il suo Signore delle Bestie non segue nessuno
fallout-campaign-status-away = Si è ritirata: salta la prossima battaglia
fallout-campaign-status-down = Troppo ferito per combattere; deve riposare
fallout-campaign-status-leaderless = Ha perso il capo: uniscila a un’altra squadra o falla guidare da un eroe
fallout-campaign-status-unfit = Così non può combattere: uniscila a un’altra squadra
fallout-campaign-status-wounded = Ferito
fallout-campaign-status-damaged = Danneggiato

# La mappa.

fallout-place-dry-wells = Pozzi Secchi
fallout-place-old-bridge = Ponte Vecchio
fallout-place-signal-hill = Colle del Segnale
fallout-place-rust-yard = Cortile di Ruggine
fallout-place-salt-flat = Piana di Sale
fallout-place-red-mesa = Mesa Rossa
fallout-place-broken-dam = Diga Spezzata
fallout-place-water-tower = Serbatoio
fallout-place-crater = Cratere
fallout-place-rail-depot = Deposito Ferroviario
fallout-place-quarry = Cava
fallout-place-drive-in = Drive-in
fallout-place-motel = Motel
fallout-place-silo = Silo
fallout-place-junkyard = Sfasciacarrozze
fallout-place-canyon = Canyon
fallout-place-radio-mast = Antenna Radio
fallout-place-refinery = Raffineria
fallout-place-farmstead = Fattoria
fallout-place-checkpoint = Posto di Blocco
fallout-place-airstrip = Pista di Volo
fallout-place-caves = Caverne
fallout-place-hospital = Ospedale
fallout-place-power-plant = Centrale Elettrica
fallout-place-market = Mercato
fallout-place-ranger-post = Posto dei Ranger
fallout-place-mine-shaft = Pozzo Minerario
fallout-place-sewer-gate = Porta delle Fogne
fallout-place-library = Biblioteca
fallout-place-court-house = Tribunale
fallout-place-fuel-stop = Stazione di Servizio
fallout-place-overpass = Cavalcavia
fallout-place-cemetery = Cimitero
fallout-place-prison = Prigione
fallout-place-lighthouse = Faro
fallout-place-windmill = Mulino a Vento
fallout-place-foundry = Fonderia
fallout-place-stadium = Stadio
fallout-place-toll-gate = Casello
fallout-place-lumber-camp = Segheria
fallout-place-pump-house = Stazione di Pompaggio
fallout-place-grain-elevator = Granaio
fallout-place-ghost-town = Città Fantasma
fallout-place-tar-pits = Pozze di Catrame
fallout-place-observatory = Osservatorio
fallout-place-bus-graveyard = Cimitero degli Autobus
fallout-place-trading-post = Emporio
fallout-place-scrap-wall = Muro di Rottami
fallout-place-glass-desert = Deserto di Vetro
fallout-place-ferry-landing = Imbarcadero
fallout-place-bunker = Bunker
fallout-place-chapel = Cappella
fallout-place-school = Scuola
fallout-place-brewery = Birrificio
fallout-place-tunnel = Galleria
fallout-place-truck-stop = Autogrill
fallout-place-bone-gulch = Gola delle Ossa
fallout-place-weather-station = Stazione Meteo
fallout-place-collapsed-mall = Centro Commerciale Crollato
fallout-place-greenhouse = Serra
