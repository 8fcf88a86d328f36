"""Moments of a move at which somebody on it can be seen and reached (summary sheet: overwatch)."""

from __future__ import annotations

from typing import Final, final

from sandtable.systems.fallout.attack.arms import Attacker, ranged_ways
from sandtable.systems.fallout.attack.passage import Passage
from sandtable.systems.fallout.ground.ranges import effective, reach_of
from sandtable.systems.fallout.ground.sight import hulls, lookout
from sandtable.systems.fallout.state.arcs import in_front
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
from sandtable.table import Base, Disc, Hull, Piece, Point, heading, path_between, path_length, within
from sandtable.table.kernel import Plane, span_in_circle
from sandtable.table.shadows import in_shadow, stays_outside

STEP: Final = 0.25
"""In inches: how finely a way is looked at. Whoever crosses a gap is seen for as long as his base is wide, or more."""


@final
class Window:
    """Between which shares of a move one figure has one of the movers in reach and in arc, walls aside."""

    __slots__ = ("figure", "first", "last", "mover", "reach", "shadows")

    def __init__(self, figure: Figure, mover: int, reach: float) -> None:
        self.figure = figure
        self.mover = mover
        self.reach = reach
        self.first = 1.0
        self.last = 0.0
        self.shadows: list[tuple[Piece, list[Plane]]] = []  # what certainly hides, of the terrain in between


class Glimpses:
    """The moments of a move, one after another, at which a unit has somebody on it in arc, in reach and in sight."""

    def __init__(self, state: FalloutState, passage: Passage, unit: Unit) -> None:
        self.state = state
        self.passage = passage
        self.before: list[Base] = passage.now()
        self.blocking: list[Hull] = hulls(state)
        self.windows: list[Window] = []
        lengths = [path_length(path) for path in passage.paths]
        movers = [who_stands_on(passage.unit, base) for base in self.before]
        for figure in unit.able():
            far = furthest(state, unit, figure)
            for i, base in enumerate(self.before) if far > 0.0 else ():
                path = passage.paths[i]
                if not comes_near(figure.base, far + base.reach, path[0], lengths[i]):
                    continue
                window = window_of(figure, reach_to(state, figure, movers[i], far), path, i, base)
                if window.first <= window.last and not self._hidden(window, base):
                    self.windows.append(window)
        self.shares: list[float] = []
        if self.windows:
            steps = int(passage.longest() / (STEP * state.lengths.inch)) + 1
            shares = [number / steps for number in range(1, steps)]
            for window in self.windows:
                # a way that only just comes into reach is there in the middle of its window
                shares.append((window.first + window.last) * 0.5)
            self.shares = sorted([round(share, 4) for share in shares])
        self.number = 0

    def after(self) -> float:
        """The next of them; -1 when there are no more."""
        while self.number < len(self.shares):
            share = self.shares[self.number]
            self.number += 1
            for window in self.windows:
                if window.first - 1e-3 <= share <= window.last + 1e-3 and self._sees(window, share):
                    return share
        return -1.0

    def _sees(self, window: Window, share: float) -> bool:
        base = self.passage.spot(window.mover, share)
        figure = window.figure
        if not in_front(figure, base) or not within(figure.base, base, window.reach):
            return False
        for piece, planes in window.shadows:
            if in_shadow(planes, base.x, base.y, base.reach) and not piece.holds(base.x, base.y):
                return False
        old = self.before[window.mover]
        others: list[Base] = [hull for hull in self.blocking if hull is not old]
        view = lookout(self.state)
        return (view.open and not others) or view.map.sees(figure.base, base, others)

    def _hidden(self, window: Window, base: Base) -> bool:
        """A quick look: whether one piece of terrain hides the whole stretch in question."""
        view = lookout(self.state)
        if view.open:
            return False
        path = self.passage.paths[window.mover]
        length = path_length(path)
        way = path_between(path, length * window.first, length * window.last)
        eye = window.figure.base
        left = min(eye.x, *(point[0] for point in way))
        right = max(eye.x, *(point[0] for point in way))
        low = min(eye.y, *(point[1] for point in way))
        high = max(eye.y, *(point[1] for point in way))
        window.shadows = view.map.shadows([eye], eye.x, eye.y, eye.radius, left, low, right, high)
        for piece, planes in window.shadows:
            if all(in_shadow(planes, x, y, base.reach) for x, y in way) and stays_outside(piece, way):
                return True
        return False


def furthest(state: FalloutState, unit: Unit, figure: Figure) -> float:
    """fallout.range.max: how far off a figure can shoot at all; fallout.skill.sneak.no_ranged.en: sneakers cannot."""
    if figure.sneak > 0 and state.english:
        return 0.0
    far = 0.0
    for way in ranged_ways(state, Attacker(unit, figure)):
        far = max(far, reach_of(state, figure, way.mode))
    return far


def reach_to(state: FalloutState, figure: Figure, mover: Figure | None, far: float) -> float:
    """fallout.range.modified.en, fallout.range.modified.it: how near somebody must come for what reaches so far.

    Effective distances grow evenly with true ones: their slope and where they begin say which is as far.
    """
    begin = effective(state, figure, mover, 0.0)
    return (far - begin) / (effective(state, figure, mover, 1.0) - begin) + 1e-6


def who_stands_on(unit: Unit, base: Base) -> Figure | None:
    """The member of a unit on that base; None for a vehicle's hull."""
    for figure in unit.figures:
        if figure.base is base:
            return figure
    return None


def comes_near(eye: Disc, reach: float, start: Point, length: float) -> bool:
    """A quick look: whether a way of that length from there can come within reach at all."""
    dx = start[0] - eye.x
    dy = start[1] - eye.y
    room = reach + eye.radius + length + 0.02
    return dx * dx + dy * dy <= room * room


def window_of(figure: Figure, reach: float, path: list[Point], mover: int, base: Base) -> Window:
    """fallout.range.max, fallout.measure.front_arc: where on a way a mover is near enough, and in front."""
    window = Window(figure, mover, reach)
    eye = figure.base
    room = reach + eye.radius + base.reach + 0.01
    ux, uy = heading(figure.facing)
    length = path_length(path)
    gone = 0.0
    for i in range(1, len(path)):
        (x1, y1), (x2, y2) = path[i - 1], path[i]
        leg = path_length([path[i - 1], path[i]])
        enter, leave = span_in_circle(eye.x, eye.y, room, x1, y1, x2, y2)
        ahead = (x1 - eye.x) * ux + (y1 - eye.y) * uy + base.reach + 0.01
        step = (x2 - x1) * ux + (y2 - y1) * uy
        if step > 0.0:
            enter = max(enter, -ahead / step)
        elif step < 0.0:
            leave = min(leave, -ahead / step)
        elif ahead < 0.0:
            leave = -1.0
        if enter <= leave and length > 0.0:
            window.first = min(window.first, (gone + enter * leg) / length)
            window.last = max(window.last, (gone + leave * leg) / length)
        gone += leg
    return window
