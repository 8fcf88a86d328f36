"""What is printed: profiles, the catalogue, scenarios as they are read with their zones.

Weapons, troops and items are rows of `data/`; the words that rules know them by are in `words`.
"""
