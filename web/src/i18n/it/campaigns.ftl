# Campagne.

nav-campaigns = Campagne
camp-title = Campagne
camp-lead = Più battaglie con lo stesso esercito: chi cade è perso, chi sopravvive impara.
camp-mine = Le tue campagne
camp-none = Ancora nessuna campagna: preparane una qui, o apri il link di un amico.
camp-unnamed = Una campagna
camp-side = Schieramento { $n }
camp-you = tu
camp-computer = il computer
camp-line-over = Finita: vinta da { $name }
camp-line-yours = C’è qualcosa da fare per te
camp-line-fighting = Si combatte la battaglia { $n }
camp-line-waiting = Si aspettano gli altri
camp-new = Una nuova campagna
camp-name = Nome
camp-points = Punti per schieramento
camp-least = Battaglia: almeno
camp-most = Battaglia: al massimo
camp-factor = Durata
camp-battles-each = { $n ->
    [one] Una battaglia
   *[other] { $n } battaglie
  } per schieramento.
camp-scenarios = Scenari, a turno
camp-how = Come ci si incontra
camp-round-robin = Tutti a turno
camp-on-map = Su una mappa
camp-no-map = L’edizione italiana non ha la mappa.
camp-each = Località per schieramento
camp-picks = Località di partenza
camp-sides = Schieramenti
camp-holder = Chi lo tiene
camp-here = A questo schermo
camp-friend = Un amico, con un link
camp-bot-greedy = Computer, medio
camp-bot-random = Computer, a caso
camp-army = Esercito
camp-drawn-army = Estratto a sorte
camp-army-how = Si possono portare gli eserciti che tieni nella loro pagina:
camp-more = Un altro schieramento
camp-less = Togli questo schieramento
camp-begin = Comincia la campagna
camp-all = Tutte le campagne
camp-terms = { $points } punti per schieramento, battaglie da { $least } a { $most }, { $n } per ciascuno
camp-invited = Sei invitato a guidare { $name }.
camp-your-name = Il tuo nome
camp-take-side = Prendi questo schieramento
camp-onlooker = Stai guardando: le riserve degli schieramenti ti sono nascoste.
camp-file = Salva come file
camp-now = Da fare adesso
camp-to-table = Al tavolo
camp-do-field = Scegli le truppe
camp-do-learn = Agli eroi
camp-do-forfeit = Rinuncia
camp-do-pick = Alla mappa
camp-do-station = Alla mappa
camp-do-move = Alla mappa
camp-do-wait = Ho finito di muovere
camp-forfeit-sure = Rinunciare a questa battaglia? Conta come persa.
camp-standings = Classifica
camp-who = Schieramento
camp-won = Battaglie vinte
camp-won-short = V
camp-lost = Battaglie perse
camp-lost-short = P
camp-drawn = Battaglie pari
camp-drawn-short = N
camp-left = Punti rimasti
camp-units = { $n ->
    [one] una unità
   *[other] { $n } unità
  }
camp-battles = Battaglie
camp-ended-won = vinta da { $name }
camp-ended-forfeit = a tavolino a { $name }
camp-ended-drawn = pari
camp-fighting = in corso
camp-next = la prossima
camp-watch = Guarda
camp-people = Chi guida quale schieramento
camp-held-by = Chi guida { $name }
camp-link = Link per { $name }
camp-enlist = Porta invece un altro esercito
camp-enlist-choose = Scegli …
camp-map = La mappa
camp-map-pick = Scegli sulla mappa una località da cui partire.
camp-map-choose = Scegli una località sulla mappa per vedere chi c’è e dove portano le strade.
camp-pick-here = Parti da qui
camp-start-of = partenza di { $name }
camp-troops-of = { $name }: { $n ->
    [one] una unità
   *[other] { $n } unità
  }
camp-meeting = qui si combatte la prossima battaglia
camp-station-here = { $n ->
    [one] Metti qui una unità
   *[other] Metti qui { $n } unità
  }
camp-march-to = { $n ->
    [one] Una unità marcia verso
   *[other] { $n } unità marciano verso
  }
camp-all-moved = Qui hanno mosso tutti in questo intervallo.
camp-nobody-here = Qui non c’è nessuno dei tuoi.
camp-pool = La riserva di { $name }
camp-whose = Riserva di chi
camp-troops = Truppe per la prossima battaglia
camp-of-points = punti; se ne ammettono da { $least } a { $most }
camp-chosen = Scelte
camp-propose = Proponi
camp-field = Schiera queste truppe
camp-mines = Mine
camp-mines-left = { $left ->
    [0] non ne resta nessuna
    [one] ne resta una
   *[other] ne restano { $left }
  } su { $bought }.
camp-mines-take = In battaglia
camp-mines-count = { $n ->
    [0] nessuna
    [one] una mina
   *[other] { $n } mine
  } · { $points } punti
camp-mines-nobody = Con le truppe scelte non ne può andare nessuna.
camp-mines-brought = { $n ->
    [one] Una va
   *[other] { $n } vanno
  } in questa battaglia.
camp-pool-empty = Non è rimasto nessuno.
camp-choose = Partecipa
camp-order-merge = Si unisce a essa …
camp-order-lead = La guida …
camp-order-hand = Consegna …
camp-hand-to = { $item } a { $name }
camp-order-drop = Abbandona …
camp-drop-sure = Abbandonare { $item }? È una perdita definitiva.
camp-level = Livello
camp-xp = { $xp } PE su { $next }
camp-xp-top = { $xp } PE, il livello più alto
camp-hp = { $hp } punti ferita su { $most }
camp-spend = { $n ->
    [one] Un punto abilità
   *[other] { $n } punti abilità
  } da spendere
camp-learn = { $skill } a { $level } per { $n ->
    [one] un punto
   *[other] { $n } punti
  }
camp-damage = Danno { $n }; fuori uso a { $disabled }, distrutto a { $destroyed }
camp-new-skill = Una nuova abilità
camp-choose-skill = Scegli …
camp-price = { $n ->
    [one] un punto
   *[other] { $n } punti
  }
