"""Supports: what is called from off the map."""
