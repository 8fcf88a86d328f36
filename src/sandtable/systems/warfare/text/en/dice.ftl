# The nine dice, their results and the dice console.

warfare-die-white = white
warfare-die-pink = pink
warfare-die-grey = grey
warfare-die-green = green
warfare-die-yellow = yellow
warfare-die-red = red
warfare-die-blue = blue
warfare-die-purple = purple
warfare-die-black = black

warfare-combat-miss = Miss
warfare-combat-morale = Morale
warfare-combat-damage1 = 1 damage
warfare-combat-damage2 = 2 damage
warfare-combat-eliminated = Eliminated
warfare-test-critical-failure = Critical failure
warfare-test-failure = Failure
warfare-test-marginal = Marginal success
warfare-test-success = Success
warfare-test-critical-success = Critical success

warfare-need-die = Rolls the { $die } die (base { $base }).
warfare-odds-combat = Result of the shot
warfare-odds-test = Outcome of the test
warfare-mod-base = Base die: { $die }
warfare-mod-final = Die rolled: { $die }
warfare-mod-clamp = The shift stops at the end of the row
warfare-mod-damage = Own damage: { $n }
warfare-mod-defence = Defence of { $unit }
warfare-mod-terrain = Terrain: { $terrain }
warfare-mod-fort = Fortification, through a side with triangles
warfare-mod-fort-inside = Fortification, through an open side
warfare-mod-fort-indirect = Fortification, without a line of fire
warfare-fact-price = Costs { $ap } AP.
warfare-fact-range = Distance { $distance }, range { $range }.
warfare-warning-defence-unknown = Nobody of your side has seen the values of { $unit } yet: its defence is not counted here.
