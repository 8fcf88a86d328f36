"""What is printed: profiles, the catalogue, scenarios as they are read.

Weapons have no rows of their own: they are the columns of a unit (`data/units.toml`).
"""
