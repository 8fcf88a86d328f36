# Building army lists: choices, the rules in words.

fubar-built-own-squad = Squad of your own
fubar-built-training = Training
fubar-built-leader = Leader
fubar-built-no-leader = No leader
fubar-built-armour = Armour
fubar-built-vehicle_armour = Armour
fubar-built-grenades = Hand grenades
fubar-built-weapons = Weapons
fubar-built-figures = Figures
fubar-built-crew = Crew
fubar-built-capacity = Seats
fubar-built-activation = Activation
fubar-built-experience = Experience
fubar-built-weapon = { $reach }″, { $fire } FP
fubar-built-fubar-army-points = The army keeps to its points
fubar-built-fubar-army-size = 3 to 10 units, 3 to 12 figures in each squad
fubar-built-fubar-unit-owner = All house units from one faction
fubar-built-fubar-unit-profile = Every figure armed, every word from the book
fubar-built-fubar-army-leader = Leaders one or two levels above their squad
fubar-built-fubar-weapon-hmg-crew = A full crew for every gun
fubar-built-fubar-weapon-cannon-mount = Cannons on tanks only
fubar-built-fubar-weapon-assault_rifle-launcher = Integral launchers with an assault rifle
fubar-army-agreed = The points of an army are a whole number.
