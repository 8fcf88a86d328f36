"""Geometry of hexes."""
