"""Terrain, `sight`, `light` and `cover`; how far a shot reaches (`ranges`), who is held in melee (`engagement`).

Squads keep together by `coherency`; where units are set down is in `placing`.
"""
