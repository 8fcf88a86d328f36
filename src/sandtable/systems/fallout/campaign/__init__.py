"""Several battles with the same armies: their `terms`, the `pool` of each side, `orders` between battles, the `map`.

What a battle leaves is in `report`, what heroes learn by it in `advancement`, what a side has to do now in `todo`.
Nobody has an income: the points of all armies are agreed on in `terms`, and nothing is bought between battles.
"""
