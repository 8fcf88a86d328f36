"""Who touches whom, and how far it is to the nearest."""

from __future__ import annotations

from sandtable.table import OVERLAP, Base, distance, touches


def in_contact(a: Base, b: Base) -> bool:
    """Whether two bases touch, give or take the grid on which figures are placed."""
    return touches(a, b, OVERLAP)


def least_gap(base: Base, others: list[Base]) -> float:
    """The distance to the nearest of them."""
    return min((distance(base, other) for other in others), default=float("inf"))
