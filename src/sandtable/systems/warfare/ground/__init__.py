"""Terrain, `sight` and `cover`: what the ground does to whoever stands on it, and where a unit may go (`passable`)."""
