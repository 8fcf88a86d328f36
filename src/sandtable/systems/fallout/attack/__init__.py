"""Shooting (`ranged`, `burst`, `area`), close combat (`melee`), at whom (`targeting`), what the die needs (`to_hit`).

Reactions are fire on overwatch, in the middle of a move: `reactions`. The odds are in `forecast`.
"""
