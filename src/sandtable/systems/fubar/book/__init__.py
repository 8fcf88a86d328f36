"""What is printed: profiles, the catalogue, scenarios as they are read with their zones, `packs` that add to it.

Weapons, armour, vehicles and terrain are rows of `data/`.
"""
