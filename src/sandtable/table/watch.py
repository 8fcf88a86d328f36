"""The first moment at which a moving unit comes into sight of watchers that stand still."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from sandtable.table.bases import Base
from sandtable.table.crossing import path_length, point_along
from sandtable.table.distances import within
from sandtable.table.kernel import Plane, point_to_segment_squared
from sandtable.table.precision import Point
from sandtable.table.shadows import bounding_disc, in_shadow, stays_outside
from sandtable.table.sightmap import SightMap
from sandtable.table.terrain import Piece

STEP: Final = 0.5
"""Moves are looked at every half unit of the longest path; a glimpse shorter than that can be missed."""

FINE: Final = 0.01
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

    All movers start and arrive together, each along its own path. With `within_range` not below 0 a watcher
    also needs the mover's base within that distance.
    """
    if not watchers or not movers:
        return None
    look = _Look(sight_map, watchers, movers, paths, within_range, blockers)
    if not look.drop_hidden_pairs():
        return None
    glimpse = look.at(after)
    if glimpse is not None or look.longest == 0.0:
        return glimpse
    steps = max(int((1.0 - after) * look.longest / STEP + 0.999999), 1)
    before = after
    for number in range(1, steps + 1):
        share = after + (1.0 - after) * number / steps
        glimpse = look.at(share)
        if glimpse is not None:
            return look.narrow(before, glimpse)
        before = share
    return None


@final
class _Look:
    """One watched move: which watcher is still to be asked about which mover."""

    __slots__ = (
        "blockers",
        "lengths",
        "longest",
        "movers",
        "pairs",
        "paths",
        "sight_map",
        "watchers",
        "within",
    )

    def __init__(
        self,
        sight_map: SightMap,
        watchers: Sequence[Base],
        movers: Sequence[Base],
        paths: Sequence[Sequence[Point]],
        within_range: float,
        blockers: Sequence[Base],
    ) -> None:
        self.sight_map = sight_map
        self.watchers = watchers
        self.movers = movers
        self.paths = paths
        self.within = within_range
        self.blockers = blockers
        self.lengths: list[float] = [path_length(path) for path in paths]
        self.longest: float = max(self.lengths)
        everyone = list(range(len(watchers)))
        self.pairs: list[list[int]] = [everyone for _ in movers]

    def at(self, share: float) -> Glimpse | None:
        """Who is seen at that moment, the first mover and the first watcher of the lists."""
        for i, mover in enumerate(self.movers):
            pairs = self.pairs[i]
            if not pairs:
                continue
            x, y = point_along(self.paths[i], self.lengths[i] * share)
            moved = mover.at(x, y)
            for j in pairs:
                watcher = self.watchers[j]
                if self.within >= 0.0 and not within(watcher, moved, self.within):
                    continue
                if self.sight_map.sees(watcher, moved, self.blockers):
                    return Glimpse(share, i, j)
        return None

    def narrow(self, unseen: float, glimpse: Glimpse) -> Glimpse:
        """Halve the stretch between an unseen and a seen moment until it is finer than FINE."""
        best = glimpse
        while (best.share - unseen) * self.longest > FINE:
            middle = (best.share + unseen) * 0.5
            seen_there = self.at(middle)
            if seen_there is None:
                unseen = middle
            else:
                best = seen_there
        return best

    def drop_hidden_pairs(self) -> bool:
        """Forget the pairs that surely never see each other on this move; whether any are left."""
        self._drop_far()
        self._drop_deep()
        if not any(self.pairs):
            return False
        everyone = list(range(len(self.watchers)))
        x, y, radius = bounding_disc(self.watchers)
        self._drop_shadowed(everyone, x, y, radius)
        for j, watcher in enumerate(self.watchers):
            if any(j in pairs for pairs in self.pairs):
                self._drop_shadowed([j], watcher.x, watcher.y, watcher.reach)
        return any(self.pairs)

    def _drop_far(self) -> None:
        if self.within < 0.0:
            return
        for i, mover in enumerate(self.movers):
            near: list[int] = []
            for j in self.pairs[i]:
                watcher = self.watchers[j]
                room = self.within + watcher.reach + mover.reach
                if _path_near(self.paths[i], watcher.x, watcher.y, room):
                    near.append(j)
            self.pairs[i] = near

    def _drop_deep(self) -> None:
        for i, path in enumerate(self.paths):
            wood = self.sight_map.deep_in(path)
            if wood is not None:
                self.pairs[i] = [
                    j for j in self.pairs[i] if wood.holds(self.watchers[j].x, self.watchers[j].y)
                ]

    def _drop_shadowed(self, group: list[int], x: float, y: float, radius: float) -> None:
        """Forget the movers whose paths lie in one shadow before these watchers."""
        low_x = high_x = x
        low_y = high_y = y
        for path in self.paths:
            for px, py in path:
                low_x, high_x = min(low_x, px), max(high_x, px)
                low_y, high_y = min(low_y, py), max(high_y, py)
        watchers = [self.watchers[j] for j in group]
        shadows = self.sight_map.shadows(watchers, x, y, radius, low_x, low_y, high_x, high_y)
        for i, mover in enumerate(self.movers):
            pairs = self.pairs[i]
            if pairs and any(j in pairs for j in group):
                for piece, planes in shadows:
                    if _path_hidden(planes, piece, self.paths[i], mover.reach):
                        self.pairs[i] = [j for j in pairs if j not in group]
                        break


def _path_hidden(planes: list[Plane], piece: Piece, path: Sequence[Point], radius: float) -> bool:
    for x, y in path:
        if not in_shadow(planes, x, y, radius):
            return False
    return stays_outside(piece, path)


def _path_near(path: Sequence[Point], x: float, y: float, room: float) -> bool:
    x1, y1 = path[0]
    for x2, y2 in path:
        if point_to_segment_squared(x, y, x1, y1, x2, y2) <= room * room:
            return True
        x1, y1 = x2, y2
    return False
