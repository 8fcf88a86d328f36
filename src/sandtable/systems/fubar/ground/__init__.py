"""Terrain, `sight` and `cover`: what the ground does to whoever stands on it, and where units are set down (`placing`).

Cohesion counts when a unit tries to activate (`turn.activation`). What a side may imagine of hidden ambushers is in
`guessing`.
"""
