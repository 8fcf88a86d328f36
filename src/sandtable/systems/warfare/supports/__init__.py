"""What is called from off the map: `artillery`, `air_support`, `drones`; which are at hand is in `supports`.

Snipers are in `attack.snipers`, what the enemy does against all these in `attack.support_reactions`.
"""
