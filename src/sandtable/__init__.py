"""Sandtable plays, referees and measures tabletop wargames."""

__version__ = "0.1.0"
