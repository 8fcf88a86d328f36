"""Scenarios: who plays which part on which table, in the unit of length of the game."""

from __future__ import annotations


class Scenario:
    """One scenario on one table. Never changed once made."""

    __slots__ = ("height", "id", "roles", "turns", "width")

    def __init__(self, id: str, width: float, height: float, roles: list[str], turns: int) -> None:
        self.id = id  # "skirmish", "convoy", "treasure", "wild"
        self.width = width
        self.height = height
        self.roles = roles
        self.turns = turns  # fallout.victory.turn_limit
