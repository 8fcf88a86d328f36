# I nove dadi, i loro esiti e la consolle.

warfare-die-white = bianco
warfare-die-pink = rosa
warfare-die-grey = grigio
warfare-die-green = verde
warfare-die-yellow = giallo
warfare-die-red = rosso
warfare-die-blue = blu
warfare-die-purple = viola
warfare-die-black = nero

warfare-combat-miss = Mancato
warfare-combat-morale = Morale
warfare-combat-damage1 = 1 danno
warfare-combat-damage2 = 2 danni
warfare-combat-eliminated = Eliminato
warfare-test-critical-failure = Fallimento critico
warfare-test-failure = Fallimento
warfare-test-marginal = Successo marginale
warfare-test-success = Successo
warfare-test-critical-success = Successo critico

warfare-need-die = Tira il dado { $die } (base { $base }).
warfare-odds-combat = Esito del tiro
warfare-odds-test = Esito del test
warfare-mod-base = Dado base: { $die }
warfare-mod-final = Dado tirato: { $die }
warfare-mod-clamp = Lo spostamento si ferma in fondo alla fila
warfare-mod-damage = Danni propri: { $n }
warfare-mod-defence = Difesa di { $unit }
warfare-mod-terrain = Terreno: { $terrain }
warfare-mod-fort = Fortificazione, da un lato con triangoli
warfare-mod-fort-inside = Fortificazione, da un lato aperto
warfare-mod-fort-indirect = Fortificazione, senza linea di tiro
warfare-fact-price = Costa { $ap } AP.
warfare-fact-range = Distanza { $distance }, gittata { $range }.
warfare-warning-defence-unknown = Nessuno dei tuoi ha ancora visto i valori di { $unit }: la sua difesa qui non è contata.
