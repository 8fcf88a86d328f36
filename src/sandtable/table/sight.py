"""Line of sight from any point of a base to any point of another.

A line is judged by the terrain it meets, and by where the *centres* of the two bases stand:

- a SOLID piece stops every line that meets it, and every line when a centre stands in it;
- a SCREEN stops a line that crosses it while it holds neither centre; when it holds one, every line if that centre
  lies deeper than `edge_depth`, else none; when it holds both, a line that runs more than `inner_run` inside it;
- blocking bases (vehicles, where a game says so) stop every line that meets them.

Lines are tried in a fixed order, the first clear one decides. The first is the line of the centres, cut off at the
base edges. Then come the 25 lines between five points of each base: near (nearest to the other's centre), left and
right (outermost as seen from the other base), and two half-way points (between near and left, near and right; on a
disc those at 45 degrees). A gap narrower than such a fan of lines can be missed; nothing is ever seen through terrain.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import final

from sandtable.table.bases import Base, Disc
from sandtable.table.crossing import crosses, length_inside, spans
from sandtable.table.distances import closest_point
from sandtable.table.kernel import GRAZE, Plane, span_in_circle, span_in_planes
from sandtable.table.precision import TOUCH, Point
from sandtable.table.terrain import AREA, LINEAR, ROUND, SCREEN, SEE_THROUGH, SOLID, Board, Piece

CLEAR = ""
BETWEEN = "between"
"""The line crosses a screen that holds neither end."""
DEEP = "deep"
"""One end stands too deep inside a screen."""
INNER_RUN = "inner-run"
"""Both ends are in the same screen and the line runs too far inside it."""
WALL = "wall"
"""The line meets something solid."""
BASE = "base"
"""The line meets a base that blocks sight."""

_PASSES = 0
_STOPS_LINE = 1
_STOPS_ALL = 2

_NEAR, _LEFT, _RIGHT, _HALF_LEFT, _HALF_RIGHT = range(5)

# Straight pairs first: they clear most partly covered targets.
_LINES: list[tuple[int, int]] = [
    (0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (0, 1), (0, 2), (1, 0), (2, 0), (0, 3), (0, 4), (3, 0), (4, 0),
    (1, 3), (2, 4), (3, 1), (4, 2), (1, 2), (2, 1), (3, 4), (4, 3), (1, 4), (2, 3), (4, 1), (3, 2),
]  # fmt: skip

_SLANT = sqrt(0.5)


@final
class SightPolicy:
    """How terrain stops sight: depths in the game's unit, and the opacity of kinds that differ from their pieces."""

    __slots__ = ("by_kind", "edge_depth", "inner_run")

    def __init__(
        self, edge_depth: float = 2.0, inner_run: float = 6.0, by_kind: Mapping[str, int] | None = None
    ) -> None:
        self.edge_depth = edge_depth
        self.inner_run = inner_run
        self.by_kind: dict[str, int] = dict(by_kind) if by_kind is not None else {}

    def opacity(self, piece: Piece) -> int:
        """SEE_THROUGH, SCREEN or SOLID: what the kind says, else what the piece says."""
        return self.by_kind.get(piece.kind, piece.sight)


@final
class Sight:
    """What a look found: clear or not, by what (piece id, or the index of a blocking base), why, and where.

    When clear, the line is the one that is clear; when not, it is the line of the centres and `x`, `y` the point at
    which it is stopped.
    """

    __slots__ = ("ax", "ay", "bx", "by", "clear", "piece_id", "reason", "x", "y")

    def __init__(
        self, clear: bool, piece_id: str, reason: str, stop: Point, start: Point, end: Point
    ) -> None:
        self.clear = clear
        self.piece_id = piece_id
        self.reason = reason
        self.x, self.y = stop
        self.ax, self.ay = start
        self.bx, self.by = end

    def __repr__(self) -> str:
        if self.clear:
            return f"Sight(clear, ({self.ax:.2f}, {self.ay:.2f}) to ({self.bx:.2f}, {self.by:.2f}))"
        return f"Sight({self.reason} {self.piece_id} at ({self.x:.2f}, {self.y:.2f}))"


@final
class SightMap:
    """The lines of sight over one board under one policy. Build it once per board; forks share it."""

    __slots__ = ("_boxes", "_modes", "_pieces", "board", "policy")

    def __init__(self, board: Board, policy: SightPolicy | None = None) -> None:
        self.board = board
        self.policy = policy if policy is not None else SightPolicy()
        self._pieces: list[Piece] = []
        self._modes: list[int] = []
        self._boxes: list[tuple[float, float, float, float, list[Plane], int]] = []
        for piece in board.pieces:
            mode = self.policy.opacity(piece)
            if mode != SEE_THROUGH:
                box = (piece.left, piece.bottom, piece.right, piece.top, piece.planes, len(self._pieces))
                self._boxes.append(box)
                self._pieces.append(piece)
                self._modes.append(mode)

    def sees(  # noqa: C901, PLR0912 - the one loop that every shot, move and bot waits for
        self, a: Base, b: Base, blockers: Sequence[Base] = (), eye_a: float = 0.0, eye_b: float = 0.0
    ) -> bool:
        """Whether any line from base to base is clear."""
        ax = a.x
        ay = a.y
        bx = b.x
        by = b.y
        low_x, high_x = (ax, bx) if ax < bx else (bx, ax)
        low_y, high_y = (ay, by) if ay < by else (by, ay)
        stopped = False
        for left, bottom, right, top, planes, index in self._boxes:
            if left > high_x or right < low_x or bottom > high_y or top < low_y:
                continue
            enter = 0.0
            leave = 1.0
            for nx, ny, c in planes:
                da = nx * ax + ny * ay - c
                db = nx * bx + ny * by - c
                if da >= 0.0:
                    if db >= 0.0:
                        break
                    t = da / (da - db)
                    if t > enter:
                        enter = t
                elif db > 0.0:
                    t = da / (da - db)
                    if t < leave:
                        leave = t
            else:
                if enter < leave:
                    verdict = self._verdict(index, a, b, enter, leave, eye_a, eye_b)
                    if verdict == _STOPS_ALL:
                        return False
                    if verdict == _STOPS_LINE:
                        stopped = True
        if not stopped:
            if not blockers:
                return True
            ax, ay, bx, by = _centre_line(a, b)
            if _stopping_base(blockers, a, b, ax, ay, bx, by) < 0:
                return True
        return self._other_line(a, b, blockers, eye_a, eye_b) >= 0

    def sight(
        self, a: Base, b: Base, blockers: Sequence[Base] = (), eye_a: float = 0.0, eye_b: float = 0.0
    ) -> Sight:
        """The same look as `sees`, with the reason, the blocking point and the line."""
        ax, ay, bx, by = _centre_line(a, b)
        start, end = (ax, ay), (bx, by)
        first = self._first_stop(a, b, eye_a, eye_b)
        base = _stopping_base(blockers, a, b, ax, ay, bx, by) if blockers else -1
        if first is None and base < 0:
            return Sight(True, "", CLEAR, end, start, end)
        if self.sees(a, b, blockers, eye_a, eye_b):
            line = self._other_line(a, b, blockers, eye_a, eye_b)
            ours, theirs = sight_points(a, b), sight_points(b, a)
            i, j = _LINES[line]
            start, end = (ours[2 * i], ours[2 * i + 1]), (theirs[2 * j], theirs[2 * j + 1])
            return Sight(True, "", CLEAR, end, start, end)
        if first is not None:
            share, piece_id, reason = first
            return Sight(False, piece_id, reason, _between(a, b, share), start, end)
        stop = closest_point(blockers[base], ax, ay)
        return Sight(False, str(base), BASE, stop, start, end)

    def any_sees(self, group: Sequence[Base], others: Sequence[Base], blockers: Sequence[Base] = ()) -> bool:
        """Whether any base of the group sees any of the others; nearest pairs are tried first."""
        if len(group) == 1 and len(others) == 1:
            return self.sees(group[0], others[0], blockers)
        for _, i, j in pairs_nearest_first(group, others):
            if self.sees(group[i], others[j], blockers):
                return True
        return False

    def viewers(
        self, group: Sequence[Base], others: Sequence[Base], blockers: Sequence[Base] = ()
    ) -> list[int]:
        """The indices of those in the group that see at least one of the others."""
        found: list[int] = []
        for i, base in enumerate(group):
            if self.any_sees([base], others, blockers):
                found.append(i)
        return found

    def seen(self, group: Sequence[Base], others: Sequence[Base], blockers: Sequence[Base] = ()) -> list[int]:
        """The indices of the others that at least one of the group sees."""
        return self.viewers(others, group, blockers)

    def _verdict(
        self, index: int, a: Base, b: Base, enter: float, leave: float, eye_a: float, eye_b: float
    ) -> int:
        """What a piece met by the line of the centres does to it: pass, stop this line, or stop all lines."""
        piece = self._pieces[index]
        if piece.by_height and _looks_over(piece, a, b, eye_a, eye_b):
            return _PASSES
        length = sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y))
        convex = len(piece.planes) > 0
        a_in = (not convex or enter * length < TOUCH) and piece.holds(a.x, a.y)
        b_in = (not convex or (1.0 - leave) * length < TOUCH) and piece.holds(b.x, b.y)
        if self._modes[index] == SOLID:
            if (a_in or b_in) and piece.shape != LINEAR:
                return _STOPS_ALL
        elif a_in != b_in:
            depth = piece.depth(a.x, a.y) if a_in else piece.depth(b.x, b.y)
            return _STOPS_ALL if depth > self.policy.edge_depth + TOUCH else _PASSES
        if convex:
            first = _exit_share(a, b, length)
            last = 1.0 - _exit_share(b, a, length)
            run = (min(leave, last) - max(enter, first)) * length
        else:
            x1, y1, x2, y2 = _centre_line(a, b)
            run = _run(piece, x1, y1, x2, y2)
        if a_in and b_in:
            return _STOPS_LINE if run > self.policy.inner_run + TOUCH else _PASSES
        if run <= GRAZE:
            return _PASSES
        return _STOPS_ALL if _separates(piece, a, b, length) else _STOPS_LINE

    def _other_line(self, a: Base, b: Base, blockers: Sequence[Base], eye_a: float, eye_b: float) -> int:
        """The number of the first clear line between the points of the bases, or -1."""
        near: list[tuple[Piece, float]] = []
        margin = max(a.reach, b.reach)
        low_x, high_x = min(a.x, b.x) - margin, max(a.x, b.x) + margin
        low_y, high_y = min(a.y, b.y) - margin, max(a.y, b.y) + margin
        for left, bottom, right, top, _, index in self._boxes:
            if left > high_x or right < low_x or bottom > high_y or top < low_y:
                continue
            piece = self._pieces[index]
            if piece.by_height and _looks_over(piece, a, b, eye_a, eye_b):
                continue
            allowed = self._allowed_run(index, a, b)
            if allowed < 0.0:
                return -1
            near.append((piece, allowed))
        ours = sight_points(a, b)
        theirs = sight_points(b, a)
        for number, (i, j) in enumerate(_LINES):
            x1, y1, x2, y2 = ours[2 * i], ours[2 * i + 1], theirs[2 * j], theirs[2 * j + 1]
            for piece, allowed in near:
                if _run(piece, x1, y1, x2, y2) > allowed:
                    break
            else:
                if not blockers or _stopping_base(blockers, a, b, x1, y1, x2, y2) < 0:
                    return number
        return -1

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
        depth = piece.depth(a.x, a.y) if a_in else piece.depth(b.x, b.y)
        return -1.0 if depth > self.policy.edge_depth + TOUCH else float("inf")

    def _first_stop(self, a: Base, b: Base, eye_a: float, eye_b: float) -> tuple[float, str, str] | None:
        """Where along the line of the centres it is stopped first, by which piece and why."""
        found: tuple[float, str, str] | None = None
        for index, piece in enumerate(self._pieces):
            stretches = spans(piece, a.x, a.y, b.x, b.y)
            if not stretches:
                continue
            if self._verdict(index, a, b, stretches[0], stretches[-1], eye_a, eye_b) == _PASSES:
                continue
            share, reason = self._stop_and_reason(index, a, b, stretches)
            if found is None or share < found[0]:
                found = (share, piece.id, reason)
        return found

    def _stop_and_reason(self, index: int, a: Base, b: Base, stretches: list[float]) -> tuple[float, str]:
        if self._modes[index] == SOLID:
            return stretches[0], WALL
        piece = self._pieces[index]
        a_in = piece.holds(a.x, a.y)
        b_in = piece.holds(b.x, b.y)
        if a_in and b_in:
            length = sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y))
            return min(_exit_share(a, b, length) + self.policy.inner_run / length, 1.0), INNER_RUN
        if a_in:
            return stretches[1], DEEP
        if b_in:
            return stretches[-2], DEEP
        return stretches[0], BETWEEN


def pairs_nearest_first(group: Sequence[Base], others: Sequence[Base]) -> list[tuple[float, int, int]]:
    """All pairs (squared distance of centres, index, index), nearest first, ties by index."""
    pairs: list[tuple[float, int, int]] = []
    for i, a in enumerate(group):
        ax = a.x
        ay = a.y
        for j, b in enumerate(others):
            dx = b.x - ax
            dy = b.y - ay
            pairs.append((dx * dx + dy * dy, i, j))
    pairs.sort()
    return pairs


def sight_points(base: Base, other: Base) -> list[float]:
    """Five points of the base as seen from the other: near, left, right, half-way left and right; flat x, y pairs."""
    dx = other.x - base.x
    dy = other.y - base.y
    length = sqrt(dx * dx + dy * dy)
    if length == 0.0:
        return [base.x, base.y] * 5
    if isinstance(base, Disc):
        ux = dx / length * base.radius
        uy = dy / length * base.radius
        x, y = base.x, base.y
        sx, sy = _SLANT * ux, _SLANT * uy
        return [
            x + ux, y + uy, x - uy, y + ux, x + uy, y - ux,
            x + sx - sy, y + sy + sx, x + sx + sy, y + sy - sx,
        ]  # fmt: skip
    near_x, near_y = closest_point(base, other.x, other.y)
    corners = base.outline
    left = right = 0
    most = least = 0.0
    for i in range(0, 8, 2):
        side = dx * (corners[i + 1] - base.y) - dy * (corners[i] - base.x)
        if side > most:
            most, left = side, i
        if side < least:
            least, right = side, i
    lx, ly, rx, ry = corners[left], corners[left + 1], corners[right], corners[right + 1]
    return [
        near_x, near_y, lx, ly, rx, ry,
        (near_x + lx) * 0.5, (near_y + ly) * 0.5, (near_x + rx) * 0.5, (near_y + ry) * 0.5,
    ]  # fmt: skip


def _between(a: Base, b: Base, share: float) -> Point:
    return a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share


def _exit_share(base: Base, other: Base, length: float) -> float:
    """Where the line of the centres leaves the base, as a share of its length (at most 1)."""
    if length == 0.0:
        return 1.0
    if isinstance(base, Disc):
        share = base.radius / length
        return share if share < 1.0 else 1.0
    dx = other.x - base.x
    dy = other.y - base.y
    along = abs(dx * base.ux + dy * base.uy)
    across = abs(dy * base.ux - dx * base.uy)
    share = 1.0
    if along > base.half_length:
        share = base.half_length / along
    if across > base.half_width:
        share = min(share, base.half_width / across)
    return share


def _centre_line(a: Base, b: Base) -> tuple[float, float, float, float]:
    """The line of the centres between the base edges; a single point when the bases overlap."""
    dx = b.x - a.x
    dy = b.y - a.y
    length = sqrt(dx * dx + dy * dy)
    first = _exit_share(a, b, length)
    last = 1.0 - _exit_share(b, a, length)
    if last < first:
        first = last = (first + last) * 0.5
    return a.x + dx * first, a.y + dy * first, a.x + dx * last, a.y + dy * last


def _run(piece: Piece, x1: float, y1: float, x2: float, y2: float) -> float:
    """How far the segment runs inside the piece; a linear piece has no depth, so meeting it counts as endless."""
    planes = piece.planes
    if planes:
        enter, leave = span_in_planes(planes, x1, y1, x2, y2)
        if enter >= leave:
            return 0.0
        return (leave - enter) * sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1))
    if piece.shape == LINEAR:
        return float("inf") if crosses(piece, x1, y1, x2, y2) else 0.0
    return length_inside(piece, x1, y1, x2, y2)


def _separates(piece: Piece, a: Base, b: Base, length: float) -> bool:
    """Whether the piece surely stops every line between the bases, because it spans the whole band between them.

    The band is as wide as the wider base. A chord of the piece from border to border of the band, with one base
    wholly on either side of it, cannot be avoided.
    """
    width = max(a.reach, b.reach)
    ux, uy = (b.x - a.x) / length, (b.y - a.y) / length
    ox, oy = -uy * width, ux * width
    if piece.planes:
        e1, l1 = span_in_planes(piece.planes, a.x + ox, a.y + oy, b.x + ox, b.y + oy)
        if e1 >= l1:
            return False
        e2, l2 = span_in_planes(piece.planes, a.x - ox, a.y - oy, b.x - ox, b.y - oy)
    elif piece.shape == ROUND:
        cx, cy, r = piece.outline[0], piece.outline[1], piece.radius
        e1, l1 = span_in_circle(cx, cy, r, a.x + ox, a.y + oy, b.x + ox, b.y + oy)
        e2, l2 = span_in_circle(cx, cy, r, a.x - ox, a.y - oy, b.x - ox, b.y - oy)
    else:
        return _edge_separates(piece, a, b, ux, uy, length)
    if e1 >= l1 or e2 >= l2:
        return False
    return _chord_separates((e1 + l1) * 0.5 * length, (e2 + l2) * 0.5 * length, width, a, b, length)


def _chord_separates(p: float, q: float, width: float, a: Base, b: Base, length: float) -> bool:
    """A chord from the left border of the band (p along it) to the right border (q along it)."""
    middle = (p + q) * 0.5
    slope = (p - q) / (2.0 * width)
    stretch = sqrt(1.0 + slope * slope)
    return middle >= a.reach * stretch and length - middle >= b.reach * stretch


def _edge_separates(piece: Piece, a: Base, b: Base, ux: float, uy: float, length: float) -> bool:
    """The same with a single edge of a bent outline or course as the chord."""
    width = max(a.reach, b.reach)
    flat = piece.outline
    start = 0 if piece.shape == AREA else 2
    px, py = flat[start - 2] - a.x, flat[start - 1] - a.y
    along1, across1 = px * ux + py * uy, py * ux - px * uy
    for i in range(start, len(flat), 2):
        px, py = flat[i] - a.x, flat[i + 1] - a.y
        along2, across2 = px * ux + py * uy, py * ux - px * uy
        if (across1 >= width and across2 <= -width) or (across2 >= width and across1 <= -width):
            slope = (along2 - along1) / (across2 - across1)
            left = along1 + (width - across1) * slope
            right = along1 + (-width - across1) * slope
            if _chord_separates(left, right, width, a, b, length):
                return True
        along1, across1 = along2, across2
    return False


def _looks_over(piece: Piece, a: Base, b: Base, eye_a: float, eye_b: float) -> bool:
    """Whether the line from eye to eye passes above the piece wherever it is over it."""
    stretches = spans(piece, a.x, a.y, b.x, b.y)
    if not stretches:
        return min(eye_a, eye_b) > piece.height
    lowest = min(eye_a + (eye_b - eye_a) * stretches[0], eye_a + (eye_b - eye_a) * stretches[-1])
    return lowest > piece.height


def _stopping_base(
    blockers: Sequence[Base], a: Base, b: Base, x1: float, y1: float, x2: float, y2: float
) -> int:
    """The index of the first blocking base that the line meets, or -1. Nobody blocks the view of itself."""
    for index, base in enumerate(blockers):
        if base is a or base is b:
            continue
        if base.x + base.reach < min(x1, x2) or base.x - base.reach > max(x1, x2):
            continue
        if base.y + base.reach < min(y1, y2) or base.y - base.reach > max(y1, y2):
            continue
        if isinstance(base, Disc):
            enter, leave = span_in_circle(base.x, base.y, base.radius, x1, y1, x2, y2)
        else:
            enter, leave = _span_in_hull(base.x, base.y, base.ux, base.uy, base.half_length, base.half_width,
                                         x1, y1, x2, y2)  # fmt: skip
        if enter < leave:
            return index
    return -1


def _span_in_hull(
    x: float, y: float, ux: float, uy: float, half_length: float, half_width: float,
    x1: float, y1: float, x2: float, y2: float,
) -> tuple[float, float]:  # fmt: skip
    along = x * ux + y * uy
    across = y * ux - x * uy
    planes: list[Plane] = [
        (ux, uy, along + half_length),
        (-ux, -uy, half_length - along),
        (-uy, ux, across + half_width),
        (uy, -ux, half_width - across),
    ]
    return span_in_planes(planes, x1, y1, x2, y2)


__all__ = [
    "BASE", "BETWEEN", "CLEAR", "DEEP", "INNER_RUN", "SCREEN", "WALL",
    "Sight", "SightMap", "SightPolicy", "pairs_nearest_first", "sight_points",
]  # fmt: skip
