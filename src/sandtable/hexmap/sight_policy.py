"""What stops a line of sight: a game describes its rule with a SightPolicy."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from sandtable.hexmap.lines import CORNER

CLEAR = ""
ABOVE = "above"
"""A hex between is higher than both ends."""
LEVEL = "level"
"""A hex between is as high as the higher end and higher than the other."""
AMID = "amid"
"""A hex between is higher than one end and lower than the other."""
OPAQUE = "opaque"
"""The terrain of a hex between stops sight on its own level, which is the level of both ends."""
BLOCKER = "blocker"
"""Something in a hex between stops sight on its own level, which is the level of both ends."""
SCREEN = "screen"
"""Something in a hex between stops sight at every level."""
START = "start"
"""Something in the looking hex stops sight at every level."""
END = "end"
"""Something in the hex looked at stops sight at every level."""
OFF_BOARD = "off"
"""One of the ends is not on the board."""

NEVER = 0
"""What stands in an end hex never matters."""
FAR = 1
"""What stands in an end hex matters unless the two hexes are adjacent."""
ALWAYS = 2
"""What stands in an end hex matters always."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SightPolicy:
    """How levels, terrain and blockers stop sight.

    - `touch`: the least contact (CORNER, EDGE, INSIDE) by which a hex lies between;
    - `above`, `level`, `amid`: which hexes between stop sight by their height alone (see the reasons of these
      names); a hex no higher than either end never does;
    - `opaque`: the kinds of terrain that stop sight between two hexes of their own level;
    - `start`, `end`: whether a blocker of every level in the looking hex, or in the hex looked at, stops sight
      (NEVER, FAR, ALWAYS).

    Adjacent hexes have none between them, so only `start` and `end` can part them. A game with another law of
    heights overrides `height_reason`.
    """

    __slots__ = ("above", "amid", "end", "level", "opaque", "start", "touch")

    def __init__(
        self,
        touch: int = CORNER,
        opaque: Sequence[str] = (),
        above: bool = True,
        level: bool = True,
        amid: bool = False,
        start: int = NEVER,
        end: int = NEVER,
    ) -> None:
        self.touch = touch
        self.opaque: list[str] = list(opaque)
        self.above = above
        self.level = level
        self.amid = amid
        self.start = start
        self.end = end

    def height_reason(self, lower: int, higher: int, between: int) -> str:
        """Why a hex of level `between` stops sight between ends of these levels by its height alone, or CLEAR."""
        if between > higher:
            return ABOVE if self.above else CLEAR
        if between == higher and between > lower:
            return LEVEL if self.level else CLEAR
        if between > lower:
            return AMID if self.amid else CLEAR
        return CLEAR
