"""Army lists (`lists`), the law of an army as a whole (`law`), its units (`muster`), the house's own (`rosters`)."""
