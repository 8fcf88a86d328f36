"""Fallout: random games of Skirmish a second, 200 points a side."""

from __future__ import annotations

from pace import random_games


def medians() -> dict[str, float]:
    """In processor time."""
    return {"fallout_random_games_per_second": random_games("fallout", ("skirmish",))}
