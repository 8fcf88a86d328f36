# Pagina iniziale, preparazione, battaglie giocate
nav = Pagine
nav-play = Gioca
nav-armies = Eserciti
nav-watch = Guarda
start-title = Scegli un gioco, poi da che parte stare.
start-lead = Eserciti, tavolo e avversario sono pronti. Puoi cambiare tutto.
not-yet = Non ancora qui
tagline-fubar = Squadre dietro ogni siepe
tagline-fallout = Squadre, eroi e terra che scotta
tagline-warfare = Ogni azione costa tempo
tagline-warzone = Signori della guerra, carte e acciaio
facts-fubar = da 2 a 4 parti · 45 min · d6
facts-fallout = 2 parti · 90 min · d10
facts-warfare = da 1 a 4 parti · 75 min · nove dadi
facts-warzone = 2 parti · 90 min · d20
pick-side = Da che parte stai?
opponent = Avversario
opponent-plays = Il computer, come avversario
more-options = Altre opzioni
continue = Continua
continue-button = Continua
continue-empty = Nessuna battaglia in corso. Scegli un gioco.
all-games = tutte le { $n } partite
look = Guarda
all-replays = tutte le registrazioni
watch-empty = Qui si rivedono le battaglie finite.
your-go-asks = Tocca a te: { $question }
turns-played = { $turns ->
    [one] un turno
   *[other] { $turns } turni
}
join = Siedi al tavolo di un amico
join-how = Il link che ti ha mandato l’amico
join-go = Siediti
join-wrong = Questo non è il link di una partita. È fatto così: …/game/abc123?side=B&code=…
scenario-turns = { $turns ->
    [one] Un turno.
   *[other] { $turns } turni.
}
scenario-balance = Tra computer uguali { $role } ha vinto il { $share } % di { $games } partite (intervallo al 95 %: da { $low } a { $high } %).
sides = Parti
sides-count = Quante parti
holder = Chi la gioca
holder-me = Io
holder-bot = Computer, { $level }
holder-hotseat = Un’altra persona a questo schermo
holder-open = Un amico altrove
army = Esercito
army-scenario = Come vuole lo scenario
side-name = Nome della parte
open-note = Chi è altrove riceve un link da te. In quel caso il seme non si può fissare.
table-and-dice = Tavolo, dadi e regole della casa
unit-in = pollici
unit-cm = centimetri
layout = Numero del tavolo
seed-any = qualsiasi
typed-dice = Tiriamo dadi veri e li scriviamo
start-game = Comincia la battaglia
row-against = Contro { $who }
row-opponent = { $side }, { $who }
row-won = Hai vinto.
row-lost = Hai perso.
watch-title = Rivedi una battaglia
ready-title = Pronte da guardare
ready-replay = Il computer contro sé stesso.
watch-this = Guarda { $title }
bring = Porta un diario
bring-how = Un file salvato dopo una battaglia. Ogni riga e ogni dado vengono controllati.
bring-checking = Si controlla il diario.
archive = Archivia
archive-back = Riporta
delete = Elimina
delete-sure = Elimina davvero
history-show = Quali battaglie
history-all = Tutte
history-running = In corso
history-won = Vinte
history-lost = Perse
history-drawn = Pari
history-archived = Archiviate
history-game = Gioco
history-every = Ogni gioco
history-none = Nessuna battaglia così.
