# Movimento, cariche, scalate, balzi e cadute.

warzone-ask-move = Dove si muove { $model }?
warzone-ask-run = Dove corre { $model }?
warzone-ask-disengage = Dove va { $model } per lasciare il combattimento?
warzone-ask-cover = Dove si mette al coperto { $model }?
warzone-ask-charge = Chi carica { $model }?
warzone-ask-counter = { $enemy } carica { $model }. Controcaricare?
warzone-opt-counter = Controcarica
warzone-opt-stand = Resta fermo
warzone-ask-take-cover = { $model } è in attesa e viene preso di mira. Mettersi al coperto?
warzone-opt-take-cover = Al coperto
warzone-opt-stay = Resta
warzone-snap-goal = Verso l’obiettivo
warzone-snap-cover = Dietro una copertura
warzone-snap-enemy = Verso il nemico
warzone-fact-terrain = Il terreno toglie { $loss } a M.
warzone-fact-climb = Una scalata di { $inches } pollici; serve un test CON.
warzone-fact-drop = Un salto di { $inches } pollici, gratuito.
warzone-fact-fall = Un salto di { $inches } pollici: fa male.
warzone-fact-leap = Un balzo di { $inches } pollici; serve un test CON.
warzone-fact-stopped = { $enemy } ferma il movimento.
warzone-fact-charge-bonus = Almeno { $inches } pollici: il primo colpo ha il bonus di carica.
warzone-fact-no-charge-bonus = Meno di { $inches } pollici: nessun bonus di carica.
warzone-fact-fear = Prima un test contro la paura, con { $need } o meno.
warzone-event-moved = { $model } si muove di { $inches ->
    [1] un pollice
   *[other] { $inches } pollici
}.
warzone-event-fell = { $model } cade da { $inches ->
    [1] un pollice
   *[other] { $inches } pollici
}.
warzone-event-leap-failed = { $model } manca il balzo.
warzone-event-climb-failed = { $model } perde la presa.
warzone-event-charges = { $model } carica { $target }.
warzone-event-charge-short = { $model } non raggiunge { $target }.
warzone-event-counter-charge = { $model } controcarica.
warzone-event-took-cover = { $model } si mette al coperto.
warzone-refused-key = Qui una risposta non ha "{ $key }"; può avere: { $known }.
warzone-refused-move-table = Un movimento dice dove va questo modello: una tabella con "to".
warzone-refused-way = Per { $model } non c’è modo di arrivarci.
warzone-refused-too-far = { $model } si muoverebbe di { $length } pollici, può farne { $most }.
warzone-refused-climb-far = Via e scalata sono { $length } pollici in tutto; { $model } può farne { $most }.
warzone-refused-climb-action = Con questo movimento non si scala.
warzone-refused-vehicle-climb = { $model } non può scalare.
warzone-refused-drop = Un salto di { $inches } pollici richiede un’azione di movimento.
warzone-refused-leap = Il vuoto è largo { $inches } pollici; { $model } ne salta al massimo { $most }.
warzone-refused-leap-heavy = { $model } è troppo pesante per saltare.
warzone-refused-leap-up = Non si salta su un tetto più alto.
warzone-refused-impassable = { $model } non può stare lì.
warzone-refused-no-move = In questo turno non può più muoversi.
warzone-refused-shambling = Barcolla e non può correre.
warzone-refused-in-combat = È ingaggiato in corpo a corpo.
warzone-refused-not-engaged = Non è ingaggiato.
warzone-refused-still-engaged = Lì è ancora alla portata di { $enemy }.
warzone-refused-no-way-out = Non c’è modo di uscire dal combattimento.
warzone-refused-no-cover = Non è verso una copertura.
warzone-refused-altitude = { $target } è troppo in alto o troppo in basso per essere colpito da lì.
warzone-refused-charge-sight = { $target } deve essere davanti e in vista.
