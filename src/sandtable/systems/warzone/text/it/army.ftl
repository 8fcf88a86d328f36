# Liste, pacchetti, mazzi e il costruttore.

warzone-army-shape = Una lista ha bisogno di units = [ … ]: sigle di unità, o tabelle che ne prendono una.
warzone-army-entry = L’unità { $unit } non si legge: scrivi la sigla di un’unità, o una tabella con take = "…".
warzone-army-did-you-mean = { $unit }: { $what } “{ $found }” non esiste; intendevi “{ $close }”?
warzone-army-unknown = { $unit }: { $what } “{ $found }” non esiste; scegli tra { $known }.
warzone-army-pack = Il pacchetto di questa lista non si può usare: { $reason }
warzone-army-mixed = { $unit } appartiene a { $theirs }; questa lista è di { $faction }.
warzone-army-chart = { $role }: { $n }; un esercito ne ha da { $least } a { $most }.
warzone-army-points = { $points } punti; il limite è { $limit }.
warzone-army-rapid = Le squadre con Schieramento Rapido costano { $points } punti; qui ne sono concessi { $limit }.
warzone-army-number = { $unit }: { $what } è un numero intero da { $least } a { $most }.
warzone-army-list = { $unit }: { $what } è una lista di parole.
warzone-army-flag = { $unit }: { $what } è true o false.
warzone-army-twice = { $unit }: { $what } è nominato due volte; basta una.
warzone-army-specials = { $unit }: { $n } armi speciali ({ $weapon } …), { $most } concesse: una ogni cinque modelli interi di una squadra di Truppe.
warzone-army-no-doctrine = { $unit }: le dottrine sono per Truppe, Supporto e Veicoli leggeri Bauhaus.
warzone-army-doctrines = { $unit }: al massimo { $most } dottrine.
warzone-army-powers = { $unit } ha { $n } poteri; ne prende da { $least } a { $most }.
warzone-army-drover = { $unit }: un Necromutante guida solo i Legionari Non-morti.
warzone-army-not-built = { $unit }: { $what } si cambia solo agli eroi costruiti dalla loro linea.
warzone-army-type = { $unit }: questo tipo di eroe non può avere armi { $type }; scegli tra { $known }.
warzone-deck-few = Un mazzo ha almeno { $least } carte; questo ne ha { $n }.
warzone-deck-unknown = La carta “{ $card }” non esiste; { $hint }
warzone-deck-copies = { $card } è nel mazzo { $n } volte; al massimo { $most }.
warzone-setup-refused = Questa partita non si può preparare: { $reason }.

# Il costruttore: scelte e regole in parole.

warzone-built-size = Modelli
warzone-built-special = Armi speciali
warzone-built-doctrines = Dottrine
warzone-built-powers = Poteri
warzone-built-drover = Guidati da un Necromutante
warzone-built-deck = Mazzo
warzone-built-m = M
warzone-built-cc = CC
warzone-built-rs = RS
warzone-built-st = ST
warzone-built-con = CON
warzone-built-wp = WP
warzone-built-ld = LD
warzone-built-w = W
warzone-built-a = A
warzone-built-ranged-r = Tiro: gittata
warzone-built-ranged-st = Tiro: ST
warzone-built-ranged-rof = Tiro: RoF
warzone-built-ranged-avv = Tiro: AVV
warzone-built-close-st = Mischia: ST
warzone-built-close-roa = Mischia: RoA
warzone-built-close-avv = Mischia: AVV
warzone-built-ranged-type = Tiro: danno
warzone-built-close-type = Mischia: danno
warzone-built-warzone-army-points = Entro i punti concordati
warzone-built-warzone-army-chart = 1 Warlord, fino a 2 Lord, da 2 a 6 Truppe, fino a 3 Supporto, 2 veicoli leggeri, 1 pesante
warzone-built-warzone-army-special_weapon = Un’arma speciale ogni cinque Truppe
warzone-built-warzone-army-hero-line = Si ricostruiscono solo gli eroi delle linee pubbliche
warzone-built-warzone-army-hero-type_cost = Tipi di danno che il tipo di eroe consente
warzone-built-warzone-faction-bauhaus-doctrine = Dottrine per le squadre Bauhaus, al massimo due
warzone-built-warzone-faction-brotherhood-art = Uno o due poteri dell’Arte per ogni squadra della Fratellanza
warzone-built-warzone-psychic-powers = Gli psichici conoscono tanti poteri quanti dice la loro abilità
warzone-built-warzone-deck-min = Un mazzo di almeno 35 carte
warzone-built-warzone-deck-limit-strategy = Al massimo 3 Strategie uguali
warzone-built-warzone-deck-limit-tactic = Al massimo 5 Tattiche uguali
warzone-built-warzone-deck-limit-gear = Al massimo 3 Equipaggiamenti uguali
