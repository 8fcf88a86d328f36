"""The first moment at which a moving unit comes into sight of watchers that stand still."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from sandtable.table.bases import Base
from sandtable.table.crossing import path_length, point_along
from sandtable.table.distances import within
from sandtable.table.precision import Point
from sandtable.table.sight import SightMap

STEP = 0.5
"""Moves are looked at every half unit of the longest path; a glimpse shorter than that can be missed."""

FINE = 0.01
"""The moment is then narrowed down to this distance along the longest path."""


@final
class Glimpse:
    """Who is seen first, by whom, and when: `share` is the share of every path that is walked by then."""

    __slots__ = ("mover", "share", "watcher")

    def __init__(self, share: float, mover: int, watcher: int) -> None:
        self.share = share
        self.mover = mover
        self.watcher = watcher

    def __repr__(self) -> str:
        return f"Glimpse({self.share:.4f}, mover={self.mover}, watcher={self.watcher})"


def first_seen(
    sight_map: SightMap,
    watchers: Sequence[Base],
    movers: Sequence[Base],
    paths: Sequence[Sequence[Point]],
    within_range: float = -1.0,
    blockers: Sequence[Base] = (),
    after: float = 0.0,
) -> Glimpse | None:
    """The first moment from share `after` on at which any watcher sees any mover, or None.

    All movers start and arrive together, each along its own path. With `within_range` not below 0 a watcher also
    needs the mover's base within that distance.
    """
    lengths = [path_length(path) for path in paths]
    longest = max(lengths, default=0.0)
    steps = max(int((1.0 - after) * longest / STEP + 0.999999), 1)
    before = after
    for number in range(steps + 1):
        share = after + (1.0 - after) * number / steps
        glimpse = _glimpse_at(sight_map, watchers, movers, paths, lengths, share, within_range, blockers)
        if glimpse is not None:
            if number == 0:
                return glimpse
            return _narrow(
                sight_map, watchers, movers, paths, lengths, before, glimpse, longest, within_range, blockers
            )
        before = share
        if longest == 0.0:
            break
    return None


def _glimpse_at(
    sight_map: SightMap,
    watchers: Sequence[Base],
    movers: Sequence[Base],
    paths: Sequence[Sequence[Point]],
    lengths: Sequence[float],
    share: float,
    within_range: float,
    blockers: Sequence[Base],
) -> Glimpse | None:
    for i, mover in enumerate(movers):
        x, y = point_along(paths[i], lengths[i] * share)
        moved = mover.at(x, y)
        for j, watcher in enumerate(watchers):
            if within_range >= 0.0 and not within(watcher, moved, within_range):
                continue
            if sight_map.sees(watcher, moved, blockers):
                return Glimpse(share, i, j)
    return None


def _narrow(
    sight_map: SightMap,
    watchers: Sequence[Base],
    movers: Sequence[Base],
    paths: Sequence[Sequence[Point]],
    lengths: Sequence[float],
    unseen: float,
    glimpse: Glimpse,
    longest: float,
    within_range: float,
    blockers: Sequence[Base],
) -> Glimpse:
    """Halve the stretch between an unseen and a seen moment until it is finer than FINE."""
    best = glimpse
    while (best.share - unseen) * longest > FINE:
        middle = (best.share + unseen) * 0.5
        found = _glimpse_at(sight_map, watchers, movers, paths, lengths, middle, within_range, blockers)
        if found is None:
            unseen = middle
        else:
            best = found
    return best
