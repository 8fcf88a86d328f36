"""Line of sight from any point of a base to any point of another, over one board.

Lines are tried in a fixed order, the first clear one decides. The first is the line of the centres, cut off
at the base edges. Then come the 25 lines between five points of each base: near (nearest to the other's
centre), left and right (outermost as seen from the other base), and two half-way points (between near and
left, near and right; on a disc those at 45 degrees). A gap narrower than such a fan of lines can be missed;
nothing is ever seen through terrain.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, final

from sandtable.table.bands import (
    LEFT_OPEN,
    PASSES,
    RIGHT_OPEN,
    STOPS_ALL,
    STOPS_LEFT,
    STOPS_LINE,
    STOPS_RIGHT,
    between,
    borders_past,
    no_gap,
    separates,
    stands_between,
)
from sandtable.table.bases import Base, Disc
from sandtable.table.crossing import spans
from sandtable.table.distances import closest_point
from sandtable.table.fans import hull_of, passes, stop_lines
from sandtable.table.kernel import GRAZE, Plane, crosses_planes, depth_in_planes, span_in_planes
from sandtable.table.pairs import facing_pair, pairs_nearest_first
from sandtable.table.precision import ENDLESS, TOUCH, Point
from sandtable.table.shadows import bounding_disc, in_shadow, shadows_of
from sandtable.table.sight import BASE, BETWEEN, CLEAR, DEEP, INNER_RUN, WALL, Sight, SightPolicy
from sandtable.table.sightlines import (
    LINES,
    beside_band,
    centre_line,
    exit_share,
    looks_over,
    run_inside,
    sight_points,
    stopping_base,
)
from sandtable.table.terrain import AREA, LINEAR, SCREEN, SEE_THROUGH, SOLID, Board, Piece

HIDDEN: Final = 0
PARTLY: Final = 1
PLAIN: Final = 2

_MANY: Final = 6
"""From so many pairs on it pays to ask first whether one piece hides them all."""

_REMEMBERED: Final = 50_000
"""Looks kept in memory; when there are more, all are forgotten."""


@final
class _Stop:
    """Where the line of the centres is stopped (a share of it), by what, why, and whether all lines are."""

    __slots__ = ("every_line", "piece_id", "reason", "share")

    def __init__(self, share: float, piece_id: str, reason: str, every_line: bool) -> None:
        self.share = share
        self.piece_id = piece_id
        self.reason = reason
        self.every_line = every_line


@final
class _Mass:
    """What is looked up of a piece, look after look: its box, its middle, and how far it reaches from there.

    `far` is how far away the furthest corner of its box lies, `deep` its nearest edge. `corners` are empty unless it
    is convex and cannot be looked over.
    """

    __slots__ = ("bottom", "corners", "deep", "far", "index", "left", "right", "top", "x", "y")

    def __init__(self, piece: Piece, index: int) -> None:
        self.index = index
        self.left = piece.left
        self.right = piece.right
        self.bottom = piece.bottom
        self.top = piece.top
        x = (piece.left + piece.right) * 0.5
        y = (piece.bottom + piece.top) * 0.5
        self.x = x
        self.y = y
        # A hair further, so that rounding leaves no piece out that a line just meets; a hair less deep.
        self.far: float = (
            sqrt((piece.right - x) * (piece.right - x) + (piece.top - y) * (piece.top - y)) + TOUCH
        )
        self.deep: float = depth_in_planes(piece.planes, x, y) - TOUCH if piece.planes else 0.0
        self.corners: list[Point] = piece.points() if self.deep > 0.0 and not piece.by_height else []


@final
class SightMap:
    """The lines of sight over one board under one policy. Build it once per board; forks share it."""

    __slots__ = ("_hulls", "_known", "_masses", "_modes", "_pieces", "board", "policy")

    def __init__(self, board: Board, policy: SightPolicy | None = None) -> None:
        self.board = board
        self.policy = policy if policy is not None else SightPolicy()
        self._pieces: list[Piece] = []
        self._modes: list[int] = []
        self._masses: list[_Mass] = []
        self._hulls: list[
            list[Plane]
        ] = []  # the planes of each piece, of a bent one those of a band round it
        self._known: dict[tuple[Base, Base], bool] = {}
        for piece in board.pieces:
            mode = self.policy.opacity(piece)
            if mode != SEE_THROUGH:
                self._masses.append(_Mass(piece, len(self._pieces)))
                self._hulls.append(hull_of(piece))
                self._pieces.append(piece)
                self._modes.append(mode)

    def sees(
        self, a: Base, b: Base, blockers: Sequence[Base] = (), eye_a: float = 0.0, eye_b: float = 0.0
    ) -> bool:
        """Whether any line from base to base is clear."""
        return self.view(a, b, blockers, eye_a, eye_b) != HIDDEN

    def view(
        self, a: Base, b: Base, blockers: Sequence[Base] = (), eye_a: float = 0.0, eye_b: float = 0.0
    ) -> int:
        """What is seen from base to base: PLAIN when the line of the centres is clear, PARTLY when another is."""
        verdict = self._look_straight(a, b, eye_a, eye_b)
        if verdict == STOPS_ALL:
            return HIDDEN
        if not blockers:
            if verdict == PASSES:
                return PLAIN
            return PARTLY if self._sees_aside(a, b, verdict, eye_a, eye_b) else HIDDEN
        if verdict == PASSES:
            x1, y1, x2, y2 = centre_line(a, b)
            if stopping_base(blockers, a, b, x1, y1, x2, y2) < 0:
                return PLAIN
        return PARTLY if self._other_line(a, b, blockers, eye_a, eye_b) >= 0 else HIDDEN

    def glance(self, a: Base, b: Base) -> int:
        """The first part of a look, quick and mostly all there is to it: PASSES when the line of the centres is clear.

        Whoever wants to know the rest of it goes on with `sees_after`.
        """
        return self._look_straight(a, b, 0.0, 0.0)

    def sees_after(self, a: Base, b: Base, glance: int) -> bool:
        """Whether any line is clear, for somebody who has glanced already."""
        return glance == PASSES or (glance != STOPS_ALL and self._sees_aside(a, b, glance, 0.0, 0.0))

    def _sees_aside(self, a: Base, b: Base, verdict: int, eye_a: float, eye_b: float) -> bool:
        """Whether another line is clear where that of the centres is not."""
        if verdict > STOPS_LINE and self._passes_beside(a, b, verdict):
            return True
        return self._any_other_line(a, b, verdict, eye_a, eye_b)

    def sees_from(self, a: Base, b: Base, starts: Sequence[Point], blockers: Sequence[Base] = ()) -> bool:
        """Whether any line from one of these points of a base to the other base is clear."""
        ends = sight_points(b, a.x - b.x, a.y - b.y, -1.0)
        for x1, y1 in starts:
            for j in range(0, 10, 2):
                if self._is_clear(a, b, x1, y1, ends[j], ends[j + 1]) and (
                    not blockers or stopping_base(blockers, a, b, x1, y1, ends[j], ends[j + 1]) < 0
                ):
                    return True
        return False

    def sees_plainly(self, a: Base, b: Base) -> bool:
        """Whether the line of the centres is clear: quick, and mostly all there is to it."""
        return self._look_straight(a, b, 0.0, 0.0) == PASSES

    def recall(self, a: Base, b: Base) -> bool:
        """`sees` without blocking bases and heights, remembered: for those who look again and again."""
        key = (a, b)
        known = self._known.get(key)
        if known is None:
            known = self.sees(a, b)
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            self._known[key] = known
        return known

    def sight(
        self, a: Base, b: Base, blockers: Sequence[Base] = (), eye_a: float = 0.0, eye_b: float = 0.0
    ) -> Sight:
        """The same look as `sees`, with the reason, the blocking point and the line."""
        x1, y1, x2, y2 = centre_line(a, b)
        start, end = (x1, y1), (x2, y2)
        stop = self._first_stop(a, b, eye_a, eye_b)
        base = stopping_base(blockers, a, b, x1, y1, x2, y2)
        if stop is None and base < 0:
            return Sight(True, "", CLEAR, end, start, end)
        if stop is None or not stop.every_line:
            number = self._other_line(a, b, blockers, eye_a, eye_b)
            if number >= 0:
                ours, theirs = _ends(a, b)
                i, j = LINES[number]
                start, end = (ours[2 * i], ours[2 * i + 1]), (theirs[2 * j], theirs[2 * j + 1])
                return Sight(True, "", CLEAR, end, start, end)
        if stop is None:
            return Sight(False, str(base), BASE, closest_point(blockers[base], x1, y1), start, end)
        at = (a.x + (b.x - a.x) * stop.share, a.y + (b.y - a.y) * stop.share)
        return Sight(False, stop.piece_id, stop.reason, at, start, end)

    def any_sees(self, group: Sequence[Base], others: Sequence[Base], blockers: Sequence[Base] = ()) -> bool:
        """Whether any base of the group sees any of the others; nearest pairs are tried first."""
        return self.seeing_pair(group, others, blockers) is not None

    def seeing_pair(
        self, group: Sequence[Base], others: Sequence[Base], blockers: Sequence[Base] = ()
    ) -> tuple[Base, Base] | None:
        """One of the group and one of the others who see each other, or None when nobody does."""
        if not group or not others:
            return None
        if len(group) * len(others) < _MANY:
            for a in group:
                for b in others:
                    if self.sees(a, b, blockers):
                        return a, b
            return None
        i, j = facing_pair(group, others)
        if self.sees(group[i], others[j], blockers):
            return group[i], others[j]
        if self.hidden(group, others):
            return None
        for _, k, m in pairs_nearest_first(group, others):
            if (k != i or m != j) and self.sees(group[k], others[m], blockers):
                return group[k], others[m]
        return None

    def hidden(self, group: Sequence[Base], others: Sequence[Base]) -> bool:
        """Whether one piece of terrain surely hides the whole group from all the others: quick, but may miss it."""
        if not group or not others:
            return False
        x, y, radius = bounding_disc(group)
        ox, oy, other_radius = bounding_disc(others)
        low_x, high_x = min(x, ox), max(x, ox)
        low_y, high_y = min(y, oy), max(y, oy)
        for piece, planes in self.shadows(group, x, y, radius, low_x, low_y, high_x, high_y):
            if in_shadow(planes, ox, oy, other_radius) and not _holds_any(piece, others):
                return True
        return False

    def shadows(
        self,
        watchers: Sequence[Base],
        x: float,
        y: float,
        radius: float,
        low_x: float,
        low_y: float,
        high_x: float,
        high_y: float,
    ) -> list[tuple[Piece, list[Plane]]]:
        """The shadows that terrain in a box casts before watchers within a disc, of pieces that hold none of them.

        Pieces that can be looked over cast none.
        """
        cast: list[tuple[Piece, list[Plane]]] = []
        for mass in self._masses:
            if mass.left > high_x or mass.right < low_x or mass.bottom > high_y or mass.top < low_y:
                continue
            piece = self._pieces[mass.index]
            if piece.by_height or _holds_any(piece, watchers):
                continue
            for planes in shadows_of(piece, x, y, radius):
                cast.append((piece, planes))
        return cast

    def deep_in(self, points: Sequence[Point]) -> Piece | None:
        """The convex screen in which all the points lie too deep to be seen from outside, or None."""
        limit = self.policy.edge_depth + TOUCH
        x, y = points[0]
        for mass in self._masses:
            if x < mass.left or x > mass.right or y < mass.bottom or y > mass.top:
                continue
            index = mass.index
            planes = self._pieces[index].planes
            if not planes:
                continue
            if self._modes[index] != SCREEN or self._pieces[index].by_height:
                continue
            if all(depth_in_planes(planes, px, py) > limit for px, py in points):
                return self._pieces[index]
        return None

    def viewers(
        self, group: Sequence[Base], others: Sequence[Base], blockers: Sequence[Base] = ()
    ) -> list[int]:
        """The indices of those in the group that see at least one of the others."""
        return [i for i, base in enumerate(group) if self.any_sees([base], others, blockers)]

    def seen(self, group: Sequence[Base], others: Sequence[Base], blockers: Sequence[Base] = ()) -> list[int]:
        """The indices of the others that at least one of the group sees."""
        return self.viewers(others, group, blockers)

    def _look_straight(self, a: Base, b: Base, eye_a: float, eye_b: float) -> int:
        """What terrain does to the line of the centres: pass, stop this line, or stop all lines.

        Where it is stopped, but not by what the left or the right border of the band between the bases meets, the
        answer is STOPS_LINE and LEFT_OPEN or RIGHT_OPEN or both.
        """
        ax = a.x
        ay = a.y
        dx = b.x - ax
        dy = b.y - ay
        low_x, high_x = (ax, b.x) if dx > 0.0 else (b.x, ax)
        low_y, high_y = (ay, b.y) if dy > 0.0 else (b.y, ay)
        length = sqrt(dx * dx + dy * dy)
        width = a.reach if a.reach > b.reach else b.reach
        on_left: list[Point] = []
        on_right: list[Point] = []
        worst = PASSES
        for mass in self._masses:
            if mass.left > high_x or mass.right < low_x or mass.bottom > high_y or mass.top < low_y:
                continue
            aside = dx * (mass.y - ay) - dy * (mass.x - ax)
            far = mass.far * length
            if aside > far or -aside > far:
                continue
            verdict = -1
            corners = mass.corners
            if corners and stands_between(corners, ax, ay, dx, dy, width * length):
                # Which sides of the line its corners lie on is all that counts.
                deep = mass.deep
                if -deep < aside / length - width and aside / length + width < deep:
                    return STOPS_ALL
                verdict = between(corners, ax, ay, dx, dy, aside, width * length)
                if verdict == STOPS_LEFT:
                    on_left = corners
                elif verdict == STOPS_RIGHT:
                    on_right = corners
            if verdict < 0:
                verdict = self._look_closely(mass.index, a, b, eye_a, eye_b)
            if verdict == STOPS_ALL:
                return STOPS_ALL
            if verdict != PASSES:  # what two pieces do together, neither of which stops all lines
                worst = verdict if worst == PASSES else worst & verdict
        if on_left and on_right and no_gap(on_left, on_right, ax, ay, dx, dy, width):
            return STOPS_ALL
        return worst

    def _look_closely(self, index: int, a: Base, b: Base, eye_a: float, eye_b: float) -> int:
        """The same for a single piece, wherever it stands."""
        hull = self._hulls[index]
        piece = self._pieces[index]
        if piece.shape == AREA and self._modes[index] == SCREEN and not piece.by_height:
            # Where one of the two stands in it and the other does not, no line matters, only how deep he stands.
            a_in = piece.holds(a.x, a.y)
            if a_in != piece.holds(b.x, b.y):
                return self._verdict_inside(index, a, b, a_in, not a_in)
            enter, leave = span_in_planes(hull, a.x, a.y, b.x, b.y)
            if enter >= leave:
                return PASSES
            length = sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y))
            return self._verdict_on_way(index, a, b, a_in, a_in, enter, leave, length)
        enter, leave = 0.0, 1.0
        if hull:
            enter, leave = span_in_planes(hull, a.x, a.y, b.x, b.y)
            if enter >= leave:
                return PASSES
        if piece.by_height and looks_over(piece, a, b, eye_a, eye_b):
            return PASSES
        return self._verdict(index, a, b, enter, leave)

    def _verdict(self, index: int, a: Base, b: Base, enter: float, leave: float) -> int:
        """What a piece does that the line of the centres meets (convex ones: between these shares of it)."""
        piece = self._pieces[index]
        length = sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y))
        convex = len(piece.planes) > 0
        a_in = (not convex or enter * length < TOUCH) and piece.holds(a.x, a.y)
        b_in = (not convex or (1.0 - leave) * length < TOUCH) and piece.holds(b.x, b.y)
        if a_in or b_in:
            verdict = self._verdict_inside(index, a, b, a_in, b_in)
            if verdict >= 0:
                return verdict
        return self._verdict_on_way(index, a, b, a_in, b_in, enter, leave, length)

    def _verdict_on_way(
        self, index: int, a: Base, b: Base, a_in: bool, b_in: bool, enter: float, leave: float, length: float
    ) -> int:
        """What a piece does by how far the line runs in it, in which both of the two stand, or neither."""
        if length == 0.0:
            return PASSES
        piece = self._pieces[index]
        run = self._run_between(piece, a, b, length, enter, leave)
        if a_in and b_in and self._modes[index] != SOLID:
            return STOPS_LINE if run > self.policy.inner_run + TOUCH else PASSES
        return PASSES if run <= GRAZE else _verdict_through(piece, a, b, length)

    def _verdict_inside(self, index: int, a: Base, b: Base, a_in: bool, b_in: bool) -> int:
        """What a piece does that one of the two stands in, if that alone decides it; else -1."""
        piece = self._pieces[index]
        if self._modes[index] == SOLID:
            return STOPS_ALL if piece.shape != LINEAR else -1
        if a_in and b_in:
            return -1
        inside = a if a_in else b
        deep = piece.holds_deep(inside.x, inside.y, self.policy.edge_depth + TOUCH)
        return STOPS_ALL if deep else PASSES

    def _run_between(
        self, piece: Piece, a: Base, b: Base, length: float, enter: float, leave: float
    ) -> float:
        """How far the line of the centres runs inside a piece, between the rims of the two bases."""
        if not piece.planes:
            x1, y1, x2, y2 = centre_line(a, b)
            return run_inside(piece, x1, y1, x2, y2)
        first = exit_share(a, b, length)
        last = 1.0 - exit_share(b, a, length)
        return ((leave if leave < last else last) - (enter if enter > first else first)) * length

    def _passes_beside(self, a: Base, b: Base, verdict: int) -> bool:
        """Whether an open border of the band between two equal discs, which is a line of the fan, is clear."""
        if not isinstance(a, Disc) or not isinstance(b, Disc) or a.radius != b.radius:
            return False
        dx = b.x - a.x
        dy = b.y - a.y
        length = sqrt(dx * dx + dy * dy)
        ox = -(dy / length * a.reach)
        oy = dx / length * a.reach
        if verdict & LEFT_OPEN and self._is_clear(a, b, a.x + ox, a.y + oy, b.x + ox, b.y + oy):
            return True
        return verdict & RIGHT_OPEN != 0 and self._is_clear(a, b, a.x - ox, a.y - oy, b.x - ox, b.y - oy)

    def _is_clear(self, a: Base, b: Base, x1: float, y1: float, x2: float, y2: float) -> bool:
        """Whether no piece stops the line; a piece that may be looked over counts as one that does."""
        low_x, high_x = (x1, x2) if x1 < x2 else (x2, x1)
        low_y, high_y = (y1, y2) if y1 < y2 else (y2, y1)
        dx = x2 - x1
        dy = y2 - y1
        length = sqrt(dx * dx + dy * dy)
        for mass in self._masses:
            if mass.left > high_x or mass.right < low_x or mass.bottom > high_y or mass.top < low_y:
                continue
            aside = dx * (mass.y - y1) - dy * (mass.x - x1)
            far = mass.far * length
            if aside > far or -aside > far:
                continue
            index = mass.index
            hull = self._hulls[index]
            if hull and not crosses_planes(hull, x1, y1, x2, y2):
                continue
            allowed = self._allowed_run(index, a, b)
            if allowed < ENDLESS and run_inside(self._pieces[index], x1, y1, x2, y2) > allowed:
                return False
        return True

    def _other_line(self, a: Base, b: Base, blockers: Sequence[Base], eye_a: float, eye_b: float) -> int:
        """The number of the first clear line between the points of the bases, or -1."""
        near = self._near_pieces(a, b, eye_a, eye_b)
        if near is None:
            return -1
        ours, theirs = _ends(a, b)
        clear = [True] * len(LINES)
        for index, allowed in near:
            if not stop_lines(self._pieces[index], self._hulls[index], allowed, ours, theirs, clear):
                return -1
        for number, (i, j) in enumerate(LINES):
            if clear[5 * i + j]:
                x1, y1, x2, y2 = ours[2 * i], ours[2 * i + 1], theirs[2 * j], theirs[2 * j + 1]
                if not blockers or stopping_base(blockers, a, b, x1, y1, x2, y2) < 0:
                    return number
        return -1

    def _any_other_line(self, a: Base, b: Base, verdict: int, eye_a: float, eye_b: float) -> bool:
        """Whether any of these lines is clear: of the last piece it need not be known which ones it stops.

        Where a border of the band is open, the line nearest to it mostly is clear and is tried first.
        """
        near = self._near_pieces(a, b, eye_a, eye_b)
        if near is None:
            return False
        ours, theirs = _ends(a, b)
        for k, border in ((2, LEFT_OPEN), (4, RIGHT_OPEN)):
            if verdict & border and self._all_let_pass(near, ours[k], ours[k + 1], theirs[k], theirs[k + 1]):
                return True
        clear = [True] * len(LINES)
        left = len(near)
        for index, allowed in near:
            left -= 1
            if not stop_lines(
                self._pieces[index], self._hulls[index], allowed, ours, theirs, clear, left == 0
            ):
                return False
        return True

    def _all_let_pass(
        self, near: list[tuple[int, float]], x1: float, y1: float, x2: float, y2: float
    ) -> bool:
        """Whether a line runs in none of these pieces further than that piece allows."""
        for index, allowed in near:
            if not passes(self._pieces[index], self._hulls[index], allowed, x1, y1, x2, y2):
                return False
        return True

    def _near_pieces(self, a: Base, b: Base, eye_a: float, eye_b: float) -> list[tuple[int, float]] | None:
        """The pieces on or beside the way with the run that each allows; None when one of them allows no line."""
        width = max(a.reach, b.reach)
        low_x, high_x = min(a.x, b.x) - width, max(a.x, b.x) + width
        low_y, high_y = min(a.y, b.y) - width, max(a.y, b.y) + width
        length = sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y))
        ux = (b.x - a.x) / length if length > 0.0 else 1.0
        uy = (b.y - a.y) / length if length > 0.0 else 0.0
        near: list[tuple[int, float]] = []
        for mass in self._masses:
            if mass.left > high_x or mass.right < low_x or mass.bottom > high_y or mass.top < low_y:
                continue
            index = mass.index
            piece = self._pieces[index]
            if beside_band(piece, a.x, a.y, ux, uy, width):
                continue
            if piece.by_height and looks_over(piece, a, b, eye_a, eye_b):
                continue
            allowed = self._allowed_run(index, a, b)
            if allowed < 0.0:
                return None
            if allowed < ENDLESS:
                near.append((index, allowed))
        return near

    def _allowed_run(self, index: int, a: Base, b: Base) -> float:
        """How far a line between these bases may run in the piece; -1 when no line can pass."""
        piece = self._pieces[index]
        a_in = piece.holds(a.x, a.y)
        b_in = piece.holds(b.x, b.y)
        if not a_in and not b_in:
            return GRAZE
        if self._modes[index] == SOLID:
            return GRAZE if piece.shape == LINEAR else -1.0
        if a_in and b_in:
            return self.policy.inner_run + TOUCH
        inside = a if a_in else b
        deep = piece.holds_deep(inside.x, inside.y, self.policy.edge_depth + TOUCH)
        return -1.0 if deep else ENDLESS

    def _first_stop(self, a: Base, b: Base, eye_a: float, eye_b: float) -> _Stop | None:
        """Where the line of the centres is stopped first; a stop of every line outranks nearer ones."""
        first: _Stop | None = None
        for index, piece in enumerate(self._pieces):
            stretches = spans(piece, a.x, a.y, b.x, b.y)
            if not stretches or (piece.by_height and looks_over(piece, a, b, eye_a, eye_b)):
                continue
            verdict = self._verdict(index, a, b, stretches[0], stretches[-1])
            if verdict == PASSES:
                continue
            share, reason = self._stop_and_reason(index, a, b, stretches)
            stop = _Stop(share, piece.id, reason, verdict == STOPS_ALL)
            if first is None or (stop.every_line, -stop.share) > (first.every_line, -first.share):
                first = stop
        return first

    def _stop_and_reason(self, index: int, a: Base, b: Base, stretches: list[float]) -> tuple[float, str]:
        if self._modes[index] == SOLID:
            return stretches[0], WALL
        piece = self._pieces[index]
        a_in = piece.holds(a.x, a.y)
        b_in = piece.holds(b.x, b.y)
        if a_in and b_in:
            length = sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y))
            return min(exit_share(a, b, length) + self.policy.inner_run / length, 1.0), INNER_RUN
        if a_in:
            return stretches[1], DEEP
        if b_in:
            return stretches[-2], DEEP
        return stretches[0], BETWEEN


def _verdict_through(piece: Piece, a: Base, b: Base, length: float) -> int:
    """What a piece does that the line of the centres runs through: stop this line, or all lines."""
    if not piece.planes:
        return STOPS_ALL if separates(piece, a, b, length) else STOPS_LINE
    borders = borders_past(piece.planes, a, b, length)
    return STOPS_ALL if borders < 0 else STOPS_LINE | borders


def _holds_any(piece: Piece, bases: Sequence[Base]) -> bool:
    if piece.shape == LINEAR:
        return False
    for base in bases:
        if piece.holds(base.x, base.y):
            return True
    return False


def _ends(a: Base, b: Base) -> tuple[list[float], list[float]]:
    dx = b.x - a.x
    dy = b.y - a.y
    return sight_points(a, dx, dy, 1.0), sight_points(b, -dx, -dy, -1.0)
