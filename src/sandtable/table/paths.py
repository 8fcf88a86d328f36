"""Moving a base along a path: what it bumps into, what terrain it enters, what it costs.

A disc sweeps its full width. A hull turns into the direction it drives, so it sweeps a strip as wide as itself; its
outline is checked where it ends. Whoever starts closer to something than allowed may always move away from it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import final

from sandtable.table.bases import Base, Disc
from sandtable.table.crossing import lengths_inside, spans
from sandtable.table.kernel import point_to_segment_squared, segment_to_course_squared
from sandtable.table.precision import OVERLAP, Point
from sandtable.table.terrain import AREA, Board, Piece


@final
class Bump:
    """What stops a path: `what` is "base", "piece" or "edge", `index` which one, `along` after what distance."""

    __slots__ = ("along", "index", "what")

    def __init__(self, what: str, index: int, along: float) -> None:
        self.what = what
        self.index = index
        self.along = along

    def __repr__(self) -> str:
        return f"Bump({self.what!r}, {self.index}, {self.along:.3f})"


def half_breadth(base: Base) -> float:
    """Half the width of the strip that a moving base sweeps."""
    return base.radius if isinstance(base, Disc) else base.half_width


def first_bump(
    board: Board,
    base: Base,
    path: Sequence[Point],
    obstacles: Sequence[Base] = (),
    forbidden: Sequence[Piece] = (),
    keep_on_table: bool = True,
    gap: float = 0.0,
) -> Bump | None:
    """The first thing that the base runs into on the path, or None.

    It may come no nearer to an obstacle than `gap` and may not enter forbidden pieces.
    """
    best: Bump | None = None
    breadth = half_breadth(base)
    travelled = 0.0
    for i in range(1, len(path)):
        x1, y1 = path[i - 1]
        x2, y2 = path[i]
        leg = sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1))
        for index, other in enumerate(obstacles):
            if other is base:
                continue
            share = _share_at_base(other, breadth + gap - OVERLAP, x1, y1, x2, y2, leg)
            if share >= 0.0 and (best is None or travelled + share * leg < best.along):
                best = Bump("base", index, travelled + share * leg)
        for index, piece in enumerate(forbidden):
            share = _share_at_piece(piece, breadth - OVERLAP, x1, y1, x2, y2)
            if share >= 0.0 and (best is None or travelled + share * leg < best.along):
                best = Bump("piece", index, travelled + share * leg)
        if keep_on_table:
            share = _share_at_edge(board, breadth - OVERLAP, x1, y1, x2, y2)
            if share >= 0.0 and (best is None or travelled + share * leg < best.along):
                best = Bump("edge", 0, travelled + share * leg)
        if best is not None:
            return best
        travelled += leg
    return None


def is_clear(
    board: Board,
    base: Base,
    path: Sequence[Point],
    obstacles: Sequence[Base] = (),
    forbidden: Sequence[Piece] = (),
    keep_on_table: bool = True,
    gap: float = 0.0,
) -> bool:
    """Whether the base can move along the whole path."""
    return first_bump(board, base, path, obstacles, forbidden, keep_on_table, gap) is None


def path_cost(pieces: Sequence[Piece], path: Sequence[Point], multipliers: Mapping[str, float]) -> float:
    """The path's length with every stretch inside terrain multiplied by its kind's factor.

    Kinds that are not listed cost nothing extra; where pieces overlap the dearest counts.
    """
    total = 0.0
    for i in range(1, len(path)):
        x1, y1 = path[i - 1]
        x2, y2 = path[i]
        leg = sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1))
        total += leg * _mean_multiplier(pieces, multipliers, x1, y1, x2, y2)
    return total


def lengths_by_kind(pieces: Sequence[Piece], path: Sequence[Point]) -> dict[str, float]:
    """How much of the path's length lies in each kind of terrain that it enters, in the order of the pieces."""
    found: dict[str, float] = {}
    for piece, length in zip(pieces, lengths_inside(pieces, path), strict=True):
        if length > 0.0:
            found[piece.kind] = found.get(piece.kind, 0.0) + length
    return found


def pieces_entered(base: Base, path: Sequence[Point], pieces: Sequence[Piece]) -> list[int]:
    """The pieces that any part of the moving base enters, as indices."""
    breadth = half_breadth(base) - OVERLAP
    found: list[int] = []
    for index, piece in enumerate(pieces):
        for i in range(1, len(path)):
            x1, y1 = path[i - 1]
            x2, y2 = path[i]
            room = breadth + piece.radius
            if piece.holds(x1, y1) or _near_piece_squared(piece, x1, y1, x2, y2) < room * room:
                found.append(index)
                break
    return found


def _share_at_base(
    other: Base, breadth: float, x1: float, y1: float, x2: float, y2: float, leg: float
) -> float:
    """The share of a leg after which a strip comes too near to a base, or -1."""
    if leg == 0.0:
        return -1.0
    if isinstance(other, Disc):
        room = breadth + other.radius
        if point_to_segment_squared(other.x, other.y, x1, y1, x2, y2) >= room * room:
            return -1.0
        return _share_at_circle(other.x, other.y, room, x1, y1, x2, y2, leg)
    outline = other.outline
    inside = other.holds(x1, y1)
    if not inside:
        near = segment_to_course_squared(outline, True, x1, y1, x2, y2)  # noqa: FBT003 - a closed outline
        if near >= breadth * breadth:
            return -1.0
    return _march_to(outline, breadth, x1, y1, x2, y2, inside)


def _share_at_circle(
    cx: float, cy: float, room: float, x1: float, y1: float, x2: float, y2: float, leg: float
) -> float:
    ux, uy = (x2 - x1) / leg, (y2 - y1) / leg
    wx, wy = x1 - cx, y1 - cy
    half = wx * ux + wy * uy
    outside = wx * wx + wy * wy - room * room
    if outside <= 0.0:
        return 0.0 if half < 0.0 else -1.0
    return max((-half - sqrt(max(half * half - outside, 0.0))) / leg, 0.0)


def _march_to(
    outline: list[float], breadth: float, x1: float, y1: float, x2: float, y2: float, inside: bool
) -> float:
    """The first share of the leg nearer than `breadth` to a closed outline, to 1e-4 of the leg; -1 when moving away."""
    room = breadth * breadth
    if inside:
        return -1.0
    start = segment_to_course_squared(outline, True, x1, y1, x1, y1)  # noqa: FBT003
    if start < room:
        ahead_x, ahead_y = x1 + (x2 - x1) * 1e-3, y1 + (y2 - y1) * 1e-3
        ahead = segment_to_course_squared(outline, True, ahead_x, ahead_y, ahead_x, ahead_y)  # noqa: FBT003
        return 0.0 if ahead < start else -1.0
    low, high = 0.0, 1.0
    while high - low > 1e-4:
        middle = (low + high) * 0.5
        mx, my = x1 + (x2 - x1) * middle, y1 + (y2 - y1) * middle
        if segment_to_course_squared(outline, True, x1, y1, mx, my) < room:  # noqa: FBT003
            high = middle
        else:
            low = middle
    return low


def _near_piece_squared(piece: Piece, x1: float, y1: float, x2: float, y2: float) -> float:
    return segment_to_course_squared(piece.outline, piece.shape == AREA, x1, y1, x2, y2)


def _share_at_piece(piece: Piece, breadth: float, x1: float, y1: float, x2: float, y2: float) -> float:
    room = breadth + piece.radius
    if (
        max(x1, x2) + breadth < piece.left
        or min(x1, x2) - breadth > piece.right
        or max(y1, y2) + breadth < piece.bottom
        or min(y1, y2) - breadth > piece.top
    ):
        return -1.0
    if _near_piece_squared(piece, x1, y1, x2, y2) >= room * room and not piece.holds(x1, y1):
        return -1.0
    if piece.shape == AREA:
        return _march_to(piece.outline, room, x1, y1, x2, y2, piece.holds(x1, y1))
    return _march_course(piece, room, x1, y1, x2, y2)


def _march_course(piece: Piece, room: float, x1: float, y1: float, x2: float, y2: float) -> float:
    start = _near_piece_squared(piece, x1, y1, x1, y1)
    if start < room * room:
        ahead = _near_piece_squared(
            piece, x1 + (x2 - x1) * 1e-3, y1 + (y2 - y1) * 1e-3, x1 + (x2 - x1) * 1e-3, y1 + (y2 - y1) * 1e-3
        )
        return 0.0 if ahead < start else -1.0
    low, high = 0.0, 1.0
    while high - low > 1e-4:
        middle = (low + high) * 0.5
        if _near_piece_squared(piece, x1, y1, x1 + (x2 - x1) * middle, y1 + (y2 - y1) * middle) < room * room:
            high = middle
        else:
            low = middle
    return low


def _share_at_edge(board: Board, breadth: float, x1: float, y1: float, x2: float, y2: float) -> float:
    """The share of a leg after which the strip leaves the table, or -1."""
    least = 2.0
    for start, end, limit in ((x1, x2, board.width), (y1, y2, board.height)):
        if end < breadth and end < start:
            least = min(least, max((start - breadth) / (start - end), 0.0))
        if end > limit - breadth and end > start:
            least = min(least, max((limit - breadth - start) / (end - start), 0.0))
    return least if least <= 1.0 else -1.0


def _mean_multiplier(
    pieces: Sequence[Piece], multipliers: Mapping[str, float], x1: float, y1: float, x2: float, y2: float
) -> float:
    """The mean factor over one leg."""
    marks: list[float] = [0.0, 1.0]
    costly: list[tuple[float, float, float]] = []
    for piece in pieces:
        factor = multipliers.get(piece.kind, 1.0)
        if factor == 1.0:
            continue
        stretches = spans(piece, x1, y1, x2, y2)
        for i in range(0, len(stretches), 2):
            costly.append((stretches[i], stretches[i + 1], factor))
            marks.append(stretches[i])
            marks.append(stretches[i + 1])
    if not costly:
        return 1.0
    marks.sort()
    mean = 0.0
    for i in range(1, len(marks)):
        width = marks[i] - marks[i - 1]
        if width > 0.0:
            middle = (marks[i] + marks[i - 1]) * 0.5
            factor = 1.0
            here = [f for enter, leave, f in costly if enter <= middle <= leave]
            if here:
                factor = max(here)
            mean += width * factor
    return mean
