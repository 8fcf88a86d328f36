"""Who sees whom on one board, remembered for as long as nobody moves.

Bases are never changed, only replaced, so an answer stays true while both bases and the blocking hulls are
the same. The memory is shared by all copies of a state: it speeds them up and can never change what they find.
"""

from __future__ import annotations

from typing import Final, final

from sandtable.table import Base, Board, Hull, Piece, SightMap, SightPolicy

KEPT: Final = 8192


@final
class Lookout:
    """fallout.los.blockers: sight over one board; walls and smoke are solid, everything else is seen through."""

    __slots__ = ("_known", "board", "chains", "cover", "hot", "hulls", "map", "open")

    def __init__(self, board: Board) -> None:
        self.board = board
        self.map = SightMap(board, SightPolicy(0.0, 0.0))
        # by the places and sizes of both bases
        self._known: dict[tuple[float, float, float, float, float, float], bool] = {}
        self.hulls: list[Hull] = []
        # squads whose coherency was looked at: link, bases, whether they hang together
        self.chains: dict[str, tuple[float, list[Base], bool]] = {}
        self.hot: list[Piece] = [piece for piece in board.pieces if piece.kind == "radiation"]
        self.cover: list[Piece] = [piece for piece in board.pieces if piece.kind in ("wall", "rough")]
        self.open = all(piece.kind not in ("wall", "smoke") for piece in board.pieces)

    def sees(self, a: Base, b: Base, hulls: list[Hull]) -> bool:
        """fallout.los.line: whether any straight line from base to base is clear."""
        if self.open and not hulls:
            return True
        if hulls != self.hulls:
            self.hulls = hulls
            self._known.clear()
        key = (a.x, a.y, a.reach, b.x, b.y, b.reach)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            known = self.map.sees(a, b, [hull for hull in hulls if hull is not a and hull is not b])
            self._known[key] = known
        return known
