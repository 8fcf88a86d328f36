"""Terrain, sight and cover: what the ground does to whoever stands on it."""
