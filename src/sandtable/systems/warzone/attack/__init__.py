"""Shooting (`shooting`), `close_combat`, `templates`, at whom (`targeting`), what the die needs (`to_hit`).

The odds are in `forecast`.
"""
