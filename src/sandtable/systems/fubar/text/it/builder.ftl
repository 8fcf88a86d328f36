# Comporre liste: le scelte, le regole a parole.

fubar-built-own-squad = Squadra a piacere
fubar-built-training = Addestramento
fubar-built-leader = Capo
fubar-built-no-leader = Nessun capo
fubar-built-armour = Corazza
fubar-built-vehicle_armour = Corazza
fubar-built-grenades = Bombe a mano
fubar-built-weapons = Armi
fubar-built-figures = Figure
fubar-built-crew = Equipaggio
fubar-built-capacity = Posti
fubar-built-activation = Attivazione
fubar-built-experience = Esperienza
fubar-built-weapon = { $reach }″, { $fire } PF
fubar-built-fubar-army-points = L’esercito sta nei suoi punti
fubar-built-fubar-army-size = Da 3 a 10 unità, da 3 a 12 figure per squadra
fubar-built-fubar-unit-owner = Tutte le unità di casa della stessa fazione
fubar-built-fubar-unit-profile = Ogni figura armata, ogni parola del libro
fubar-built-fubar-army-leader = I capi uno o due livelli sopra la squadra
fubar-built-fubar-weapon-hmg-crew = Ogni arma ha il suo equipaggio
fubar-built-fubar-weapon-cannon-mount = Cannoni solo sui carri
fubar-built-fubar-weapon-assault_rifle-launcher = Lanciagranate integrali con il fucile d’assalto
fubar-army-agreed = I punti di un esercito sono un numero intero.
