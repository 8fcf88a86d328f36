"""Fire (`shooting`), close combat (`assault`), at whom (`targeting`), the die that is rolled (`to_hit`).

Reactions are fire out of overwatch: `reactions`. The odds are in `forecast`.
"""
