"""What a win chance is made of, as it lies in a file. Stays interpreted: a compiled class cannot be read by msgspec."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct):
    """What each number is worth, what more of it while much of the game is left; points and a lead count late."""

    names: list[str]
    now: list[float]
    early: list[float]
    late: float
    ahead: float
