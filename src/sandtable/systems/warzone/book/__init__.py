"""What is printed: profiles, the catalogue, missions as they are read with their zones, and `packs` that add to it.

Weapons, units and cards are rows of `data/`; a pack brings rows of its own.
"""
