# Comporre eserciti
game = Gioco
army-name = Nome dell’esercito
army-unnamed = Un esercito senza nome
army-size = Punti concordati
army-acts = Che fare con la lista
army-draw = Estrai a sorte
army-draw-title = Un esercito legale a caso di questi punti
army-drawn = Esercito estratto { $n }
army-open = Apri
army-save = Tieni qui
army-share = Salva in un file
army-as-text = Come testo
army-play = Gioca con questo
army-mine = Tenute in questo browser
army-none-kept = Ancora nessuna.
army-from-file = Da un file
army-forget = Dimentica { $name }
army-kept = { $name }: tenuto in questo browser.
army-take = Prendi questa lista
army-no-list = non è una tabella
army-units = Unità dell’esercito
army-empty = Ancora nessuna unità. Cliccane una a sinistra, o estrai un esercito.
army-no-builder = Questo gioco non ha ancora un compositore. Incolla una lista e viene controllata.
faction = Fazione
palette = Che cosa si può aggiungere
palette-find = Cerca per nome
palette-none = Nulla con questo nome.
add-unit = Aggiungi { $name }
add-row = Altre { $name }, armate diversamente
add-to = Aggiungi: { $name }
take-off = Togli { $name }
fewer = Meno: { $name }
more = Più: { $name }
unit-rename = Nome dell’unità
unit-unknown = un’unità di tipo proprio
unit-copy = Un’altra uguale
unit-drop = Togli
kind-squad = Squadre
kind-team = Gruppi
kind-hero = Eroi
kind-leader = Comandanti
kind-vehicle = Veicoli
kind-structure = Strutture
kind-asset = Risorse
kind-figure = Figure
kind-support = Supporto
kind-infantry = Fanteria
kind-unit = Unità
verdict = Verdetto
broken-now = Regole violate
in-order = In ordine
points-of = { $points } di { $limit } punti
points-sum = { $points } punti
of-limit = di { $limit }
points-over = { $n } di troppo
points-left = { $n ->
    [one] { $n } libero
   *[other] { $n } liberi
}
edition = Edizione
edition-en = Edizione inglese
edition-it = Edizione italiana
army-of-other = questa lista è per { $game }
army-link = Copia un link
army-linked = Il link è copiato: chi lo apre ha questa lista.
army-link-shown = Il link è nella barra degli indirizzi, pronto da copiare.
mend = Rimedia
mend-drop = Tolta: { $name }. U la riporta.
mend-points = Ora la battaglia è da { $name } punti. U torna indietro.
mend-add = Aggiunta: { $name }. U la toglie.
mend-none = Nessuna singola modifica basta.

armies-title = Eserciti di { $name }
army-ready = Liste pronte
army-paste = Una lista (TOML o JSON)
army-file = Apri un file
army-check = Controlla la lista
army-legal = In regola
army-illegal = Non in regola
army-in-order = tutto a posto
army-broken = { $n ->
    [one] una regola violata
   *[other] { $n } regole violate
}
army-unreadable = Questa lista non si legge: { $detail }
army-pocket = Arbitro in tasca
