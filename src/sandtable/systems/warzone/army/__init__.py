"""Army lists (`lists`), the law of an army as a whole (`law`), its squads (`muster`), the house's own (`rosters`).

What a squad costs is reckoned in `entries`.
"""
