"""Several battles with the same armies: their `terms`, the `pool` of each side, `orders` between battles, the `map`.

What a battle leaves is in `report`, what heroes learn by it in `advancement`, what a side has to do now in `todo`.
"""
