"""Roads and the ground beside them, where terrain may be tried: nothing is laid on a road."""

from __future__ import annotations

from bisect import bisect_right
from math import sqrt
from typing import Final, final

from sandtable.figures.thick_lines import Bar
from sandtable.table import Piece
from sandtable.table.kernel import segments_apart_squared


@final
class Lane:
    """A road as a middle line that runs along the table, or across it, in even steps, and half its width."""

    __slots__ = ("first", "half", "middles", "slant", "step", "upright")

    def __init__(self, road: Piece) -> None:
        outline = road.outline
        count = len(outline) // 4  # one border comes first, the other one follows backwards
        self.upright = outline[1] == outline[-1]
        along, across = (1, 0) if self.upright else (0, 1)
        self.first = outline[along]
        self.step = (outline[2 * count - 2 + along] - self.first) / (count - 1)
        ends = [-2 - 2 * k + across for k in range(count)]
        self.middles = [(outline[2 * k + across] + outline[ends[k]]) * 0.5 for k in range(count)]
        self.half = abs(outline[ends[0]] - outline[across]) * 0.5
        steepest = max([abs(self.middles[k] - self.middles[k - 1]) for k in range(1, count)]) / self.step
        # What lies so much aside of a slanting border is at least 1 away from it.
        self.slant = sqrt(1.0 + steepest * steepest)

    def is_clear_of(self, bar: Bar, gap: float) -> bool:
        """Whether a bar lies that far from the road."""
        if self.upright:
            first, last, start, end = bar.y1, bar.y2, bar.x1, bar.x2
        else:
            first, last, start, end = bar.x1, bar.x2, bar.y1, bar.y2
        if first > last:
            first, last, start, end = last, first, end, start
        room = bar.radius + gap
        aside = self._least_aside(first, last, start, end)
        if aside < self.half + room:  # straight across it would be too near already
            return False
        return aside >= self.half + room * self.slant or self._is_far_from(bar, self.half + room)

    def _least_aside(self, first: float, last: float, start: float, end: float) -> float:
        """How far across the road a line comes to its middle, which is bent at every step; 0 where it crosses it."""
        one = start - self._middle(first)
        other = end - self._middle(last)
        if (one > 0.0) != (other > 0.0):
            return 0.0
        least = min(abs(one), abs(other))
        for k in range(int((first - self.first) / self.step) + 1, int((last - self.first) / self.step) + 1):
            share = (self.first + k * self.step - first) / (last - first)
            aside = start + (end - start) * share - self.middles[k]
            if (aside > 0.0) != (one > 0.0):
                return 0.0
            least = min(least, abs(aside))
        return least

    def _is_far_from(self, bar: Bar, room: float) -> bool:
        """Whether the middle of a bar keeps that far from the middle of the road, whichever way one measures."""
        for k in range(1, len(self.middles)):
            x1, y1 = self.first + (k - 1) * self.step, self.middles[k - 1]
            x2, y2 = self.first + k * self.step, self.middles[k]
            if self.upright:
                x1, y1, x2, y2 = y1, x1, y2, x2
            if segments_apart_squared(bar.x1, bar.y1, bar.x2, bar.y2, x1, y1, x2, y2) < room * room:
                return False
        return True

    def room_at(self, x: float, y: float) -> float:
        """How far across the road a point lies from its border; below 0 on the road."""
        aside = x - self._middle(y) if self.upright else y - self._middle(x)
        return abs(aside) - self.half

    def _middle(self, along: float) -> float:
        """Where the middle line runs there."""
        share = (along - self.first) / self.step
        at = min(max(int(share), 0), len(self.middles) - 2)
        return self.middles[at] + (self.middles[at + 1] - self.middles[at]) * (share - at)


STEP: Final = 2.0
"""Inches from one clearing to the next."""


@final
class Clearings:
    """Points of one half of the table, those with most room beside the roads first: where pieces may be tried."""

    __slots__ = ("_rooms", "points")

    def __init__(self, lanes: list[Lane], width: float, height: float, inch: float) -> None:
        ranked: list[tuple[float, float, float]] = []
        step = STEP * inch
        for row in range(int(height * 0.5 / step)):
            y = (row + 0.5) * step
            for column in range(int(width / step)):
                x = (column + 0.5) * step
                room = width
                for lane in lanes:
                    room = min(room, lane.room_at(x, y))
                ranked.append((-room, x, y))
        ranked.sort()
        self._rooms = [room for room, _, _ in ranked]
        self.points = [(x, y) for _, x, y in ranked]

    def fit_for(self, radius: float) -> int:
        """How many of the points, from the first on, have so much room."""
        return bisect_right(self._rooms, -radius)


@final
class Ground:
    """The roads of a table, and what lies beside them. It never changes, so that games may share it."""

    __slots__ = ("clearings", "lanes", "roads")

    def __init__(self, roads: list[Piece], width: float, height: float, inch: float) -> None:
        self.roads = roads
        self.lanes = [Lane(road) for road in roads]
        self.clearings = Clearings(self.lanes, width, height, inch)
