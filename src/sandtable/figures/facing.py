"""Facings: on the wire as on paper (counter-clockwise, y downwards), on the table along +y."""

from __future__ import annotations

from math import floor


def on_paper(heading: float) -> float:
    """What clients are told: 0 to the right, 90 up the page."""
    return round((360.0 - heading) % 360.0, 1)


def on_table(facing: float) -> float:
    """The heading on the table out of what a client or a position file says."""
    return round((360.0 - facing) % 360.0, 1)


def tenths(degrees: float) -> float:
    """`round(degrees, 1)`, to the last bit, without going through its digits unless it lies half-way."""
    scaled = degrees * 10.0
    below = float(floor(scaled))
    rest = scaled - below
    if 0.499999 < rest < 0.500001:
        return round(degrees, 1)
    return below / 10.0 if rest < 0.5 else (below + 1.0) / 10.0
