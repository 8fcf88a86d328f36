# Army lists, packs, decks and the builder.

warzone-army-shape = An army list needs units = [ … ]: ids of units, or tables that take one.
warzone-army-entry = Unit { $unit } cannot be read: write the id of a unit, or a table with take = "…".
warzone-army-did-you-mean = { $unit }: there is no { $what } “{ $found }”; did you mean “{ $close }”?
warzone-army-unknown = { $unit }: there is no { $what } “{ $found }”; choose among { $known }.
warzone-army-pack = The pack of this list cannot be used: { $reason }
warzone-army-mixed = { $unit } belongs to { $theirs }; this list is of { $faction }.
warzone-army-chart = { $role }: { $n }; an army has { $least } to { $most }.
warzone-army-points = { $points } points; the limit is { $limit }.
warzone-army-rapid = Rapid Deployment squads cost { $points } points; { $limit } are allowed here.
warzone-army-number = { $unit }: { $what } is a whole number from { $least } to { $most }.
warzone-army-list = { $unit }: { $what } is a list of words.
warzone-army-flag = { $unit }: { $what } is true or false.
warzone-army-twice = { $unit }: { $what } is named twice; once is enough.
warzone-army-specials = { $unit }: { $n } special weapons ({ $weapon } …), and { $most } allowed: one for every full five of a Troop squad.
warzone-army-no-doctrine = { $unit }: doctrines are for Bauhaus Troops, Support and Light Vehicles.
warzone-army-doctrines = { $unit }: at most { $most } doctrines.
warzone-army-powers = { $unit } has { $n } powers; it takes { $least } to { $most }.
warzone-army-drover = { $unit }: a Necromutant drover leads Undead Legionnaires only.
warzone-army-not-built = { $unit }: { $what } can only be changed on heroes built from their line.
warzone-army-type = { $unit }: this kind of hero cannot have { $type } weapons; choose among { $known }.
warzone-deck-few = A deck has at least { $least } cards; this one has { $n }.
warzone-deck-unknown = There is no card “{ $card }”; { $hint }
warzone-deck-copies = { $card } is in the deck { $n } times; at most { $most } are allowed.
warzone-setup-refused = This game cannot be set up: { $reason }.

# The builder: choices and the rules in words.

warzone-built-size = Models
warzone-built-special = Special weapons
warzone-built-doctrines = Doctrines
warzone-built-powers = Powers
warzone-built-drover = Led by a Necromutant
warzone-built-deck = Deck
warzone-built-m = M
warzone-built-cc = CC
warzone-built-rs = RS
warzone-built-st = ST
warzone-built-con = CON
warzone-built-wp = WP
warzone-built-ld = LD
warzone-built-w = W
warzone-built-a = A
warzone-built-ranged-r = Ranged: range
warzone-built-ranged-st = Ranged: ST
warzone-built-ranged-rof = Ranged: RoF
warzone-built-ranged-avv = Ranged: AVV
warzone-built-close-st = Close: ST
warzone-built-close-roa = Close: RoA
warzone-built-close-avv = Close: AVV
warzone-built-ranged-type = Ranged: damage
warzone-built-close-type = Close: damage
warzone-built-warzone-army-points = Within the points agreed on
warzone-built-warzone-army-chart = 1 Warlord, up to 2 Lords, 2 to 6 Troops, up to 3 Support, 2 light vehicles, 1 heavy
warzone-built-warzone-army-special_weapon = One special weapon for every five Troops
warzone-built-warzone-army-hero-line = Only heroes of the public lines are rebuilt
warzone-built-warzone-army-hero-type_cost = Damage types that the kind of hero allows
warzone-built-warzone-faction-bauhaus-doctrine = Doctrines for Bauhaus squads, at most two
warzone-built-warzone-faction-brotherhood-art = One or two Art powers for each Brotherhood squad
warzone-built-warzone-psychic-powers = Psychics know as many powers as their ability says
warzone-built-warzone-deck-min = A deck of at least 35 cards
warzone-built-warzone-deck-limit-strategy = At most 3 of the same Strategy
warzone-built-warzone-deck-limit-tactic = At most 5 of the same Tactic
warzone-built-warzone-deck-limit-gear = At most 3 of the same Gear
