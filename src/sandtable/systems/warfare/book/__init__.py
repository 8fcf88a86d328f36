"""What is printed: profiles, the catalogue, scenarios as they are read with their objectives.

Weapons have no rows of their own: they are the columns of a unit (`data/units.toml`).
"""
