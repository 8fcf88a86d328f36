"""Moving a base along a path: what it bumps into and what terrain it enters."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.table.barriers import Barriers, Bump
from sandtable.table.bases import Base, Disc
from sandtable.table.kernel import segment_comes_near
from sandtable.table.precision import OVERLAP, Point
from sandtable.table.terrain import AREA, Board, Piece


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

    It may come no nearer to an obstacle than `gap` and may not enter forbidden pieces; see `Barriers`.
    Where it ends is another question (`check_placement`), for a hull also reaches beyond the ends of its
    strip.
    """
    return Barriers(board, base, obstacles, forbidden, keep_on_table, gap).first_on(path)


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
    return Barriers(board, base, obstacles, forbidden, keep_on_table, gap).clear_path(path)


def pieces_entered(base: Base, path: Sequence[Point], pieces: Sequence[Piece]) -> list[int]:
    """The pieces that any part of the strip of the moving base enters, as indices."""
    breadth = (base.radius if isinstance(base, Disc) else base.half_width) - OVERLAP
    entered: list[int] = []
    for index, piece in enumerate(pieces):
        if _enters(piece, breadth + piece.radius, path):
            entered.append(index)
    return entered


def _enters(piece: Piece, room: float, path: Sequence[Point]) -> bool:
    x1, y1 = path[0]
    if piece.holds(x1, y1):
        return True
    for x2, y2 in path:
        if segment_comes_near(piece.outline, piece.shape == AREA, x1, y1, x2, y2, room):
            return True
        x1, y1 = x2, y2
    return False
