"""The terms of sight: how opaque terrain is, and what a look reports.

A line is judged by the terrain it meets, and by where the *centres* of the two bases stand:

- a SOLID piece stops every line that meets it, and every line when a centre stands in it;
- a SCREEN stops a line that crosses it while it holds neither centre; when it holds one, every line if that
  centre lies deeper than `edge_depth`, else none; when it holds both, a line that runs more than `inner_run`
  inside it;
- blocking bases (vehicles, where a game says so) stop every line that meets them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from sandtable.table.precision import Point
from sandtable.table.terrain import Piece

CLEAR: Final = ""
BETWEEN: Final = "between"
"""The line crosses a screen that holds neither end."""
DEEP: Final = "deep"
"""One end stands too deep inside a screen."""
INNER_RUN: Final = "inner-run"
"""Both ends are in the same screen and the line runs too far inside it."""
WALL: Final = "wall"
"""The line meets something solid."""
BASE: Final = "base"
"""The line meets a base that blocks sight."""


@final
class SightPolicy:
    """How terrain stops sight: two depths in the game's unit, and kinds more or less opaque than their pieces."""

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
    """What a look found: clear or not, by what, why, and where.

    `piece_id` names the piece, or gives the index of a blocking base when the reason is "base". When clear,
    the line (ax, ay) to (bx, by) is one that is clear; when not, it is the line of the centres, and (x, y)
    the point at which it is stopped.
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
