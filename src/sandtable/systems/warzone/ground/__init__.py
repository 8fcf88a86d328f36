"""Terrain, `sight` and `cover`; gaps, arcs and who is Engaged (`space`); where squads are set up (`placing`).

Squads keep together by `move.coherency`.
"""
