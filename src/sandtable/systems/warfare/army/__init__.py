"""Army lists (`lists`), the law of a force as a whole (`law`), forces drawn by lot and ready-made (`rosters`).

What units and supports cost is reckoned in `law`.
"""
