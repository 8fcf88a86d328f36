"""Ways a unit on foot could go."""

from __future__ import annotations

from sandtable.ai.taste.fallout.field import Field
from sandtable.systems.fallout import Force, apart, turned

BACK = (120, 180, 240)  # degrees from the goal: ways out of fire


def steps(field: Field, force: Force, reach: float) -> list[tuple[float, float]]:
    """Ways to go: none, towards the goal, and round it at three lengths."""
    ways: list[tuple[float, float]] = [(0.0, 0.0)]
    goal = field.goal(force)
    if goal is None or reach <= 0.0:
        return ways
    dx, dy = goal[0] - force.x, goal[1] - force.y
    far = apart(0.0, 0.0, dx, dy)
    if far < 0.01:
        return ways
    ahead = min(reach, max(far - goal[2], 0.0))
    for turn in (0, 20, -20, 45, -45, 75, -75):
        for share in (1.0, 0.6):
            ways.append(turned(dx, dy, turn, ahead * share))
    if field.character.withdraws:
        ways += [turned(dx, dy, turn, reach) for turn in BACK]
    return ways
