"""What comes to light while a unit moves: hidden enemies it sees on its way, and those it runs into."""

from __future__ import annotations

from typing import Final

from sandtable.systems.fubar.ground.ambush import Secrets, Unaware
from sandtable.systems.fubar.move.walking import Stretch
from sandtable.systems.fubar.move.watching import Sweep
from sandtable.systems.fubar.state.seen import bases_of, eyes_of, secret_reach
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import Base, distance

NEAR: Final = 0.001
"""Inches: whoever comes as near as this to the limit has reached it."""

Meeting = tuple[float, Unit]  # the share of the way, and who is met there


def first_meeting(stretch: Stretch, unknown: list[Unit]) -> Meeting | None:
    """fubar.move.figures: where the way first leads within 1 inch of an enemy whom the mover cannot know of."""
    best: Meeting | None = None
    for unit in unknown:
        for at in range(len(stretch.start)):
            share = _comes_near(stretch, at, bases_of(unit), stretch.state.lengths.adjacent)
            if share <= 1.0 and (best is None or share < best[0]):
                best = (share, unit)
    return best


def _comes_near(stretch: Stretch, at: int, others: list[Base], limit: float) -> float:
    """The share of a mover's way at which it is that near to one of the others; beyond 1 when it never is.

    Nobody comes nearer by more than he walks, so he may be looked at again when he has walked the gap.
    """
    length = stretch.plan.costs[at]
    share = 0.0
    while share <= 1.0:
        base = stretch.base_at(at, share)
        gap = min(distance(base, other) for other in others) - limit
        if gap <= NEAR:
            return share
        if share == 1.0 or length <= 0.0:
            break
        share = min(share + gap / length, 1.0)
    return 2.0


def glimpsed(secrets: Secrets, stretch: Stretch, share: float) -> list[Unaware]:
    """Which hidden units came into sight somewhere on the way up to that share, and whose."""
    state = secrets.state
    mover = stretch.march.unit
    glimpsed_units: list[Unaware] = []
    for side, unit in secrets.pairs:
        watchers = [unit]
        if unit is mover:
            watchers = [other for other in state.of_side(side) if other.deployed]
        for watcher in watchers:
            eyes = eyes_of(state, watcher)
            if eyes and _sees_on_the_way(state, stretch, share, eyes):
                glimpsed_units.append((side, unit))
                break
    return glimpsed_units


def _sees_on_the_way(state: FubarState, stretch: Stretch, share: float, eyes: list[Base]) -> bool:
    for low, high in stretch.plan.legs():
        if low < share:
            sweep = Sweep(state, stretch, (low, min(high, share)), secret_reach(state))
            if sweep.glimpse(eyes) <= 1.0:
                return True
    return False
