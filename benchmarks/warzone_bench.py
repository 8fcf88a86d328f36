"""Warzone: random games a second, the missions in turn, 500 points a side."""

from __future__ import annotations

from pace import random_games

MISSIONS = ("meeting", "sabotage", "assassin", "breakout", "harvest")


def medians() -> dict[str, float]:
    """In processor time."""
    return {"warzone_random_games_per_second": random_games("warzone", MISSIONS, {"points": 500})}
