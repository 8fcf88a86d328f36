# La stamperia
print-title = La stamperia
print-choose = Che cosa stampare, e come
print-what = Fogli
print-army-both = Le due parti dello scenario
print-army = Esercito
print-scenario = Scenario
print-there = Il tavolo di questa partita
print-layout = Numero del tavolo
print-paper = Carta
print-livery = Livrea
print-livery-a = Cobalto, piena
print-livery-b = Vermiglio, a righe
print-livery-c = Oro, a punti
print-livery-d = Ardesia, a barre
print-counters = Pedine
print-low-ink = Poco inchiostro
print-copies = Copie
print-pdf = Apri il PDF
print-setting = Si compone …
print-none = Scegliere almeno un foglio.
print-not-here = Questo server non può stampare: chi lo gestisce installi l’extra “print”.
print-page-of = { $name }, pagina { $n } di { $of }
print-kind-army = Foglio dell’esercito
print-kind-miniatures = Miniature di carta
print-kind-counters = Pedine
print-kind-templates = Sagome e righelli
print-kind-tokens = Segnalini
print-kind-cards = Carte
print-kind-dice = Dadi colorati
print-kind-track = Traccia delle azioni
print-kind-map = Mappa a fogli
print-kind-plan = Pianta del tavolo
print-kind-terrain = Pezzi di terreno
print-kind-reference = Promemoria
print-kind-forms = Moduli da compilare
print-pages = { $n ->
    [one] { $n } pagina
   *[other] { $n } pagine
  }
