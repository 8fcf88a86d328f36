"""Army lists (`lists`), the law of an army as a whole (`law`), its units (`muster`), the house's own (`rosters`).

What a unit costs is reckoned in `muster`; armies are drawn by lot in `drafting`.
"""
