"""Facings: on the wire as on paper (counter-clockwise, y downwards), on the table along +y."""

from __future__ import annotations


def on_paper(heading: float) -> float:
    """What clients are told: 0 to the right, 90 up the page."""
    return round((360.0 - heading) % 360.0, 1)


def on_table(facing: float) -> float:
    """The heading of a model out of what a client or a position file says."""
    return round((360.0 - facing) % 360.0, 1)
