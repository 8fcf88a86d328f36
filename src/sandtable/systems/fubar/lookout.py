"""Who sees whom on one board, remembered for as long as nobody moves.

Bases are never changed, only replaced, so an answer stays true while both groups consist of the same bases. The
memory is shared by all copies of a state: it speeds them up and can never change what they find.
"""

from __future__ import annotations

from typing import final

from sandtable.systems.fubar.appearing import Gaze, open_between
from sandtable.systems.fubar.profiles import Lengths
from sandtable.table import Base, Board, SightMap, SightPolicy, bounding_disc

KEPT = 4096


@final
class Remembered:
    """The bases that an answer is about, and the answer."""

    __slots__ = ("group", "others", "sees")

    def __init__(self, group: list[Base], others: list[Base], sees: bool) -> None:
        self.group = group
        self.others = others
        self.sees = sees


@final
class Lookout:
    """fubar.los.blockers: sight over one board with the depths of the rules."""

    __slots__ = ("_gazes", "_known", "board", "last_seen", "map")

    def __init__(self, board: Board, lengths: Lengths) -> None:
        self.board = board
        self.map = SightMap(board, SightPolicy(lengths.cover_edge, lengths.cover_inner))
        self._known: dict[tuple[str, str], Remembered] = {}
        self._gazes: dict[Base, Gaze] = {}
        self.last_seen: dict[str, str] = {}  # whom a unit saw when it last looked: a hint where to look first

    def sees(self, a: Base, b: Base) -> bool:
        """fubar.los.line: whether any line from base to base is clear."""
        return self.map.sees(a, b)

    def gaze(self, base: Base) -> Gaze:
        """What a base that stands still cannot see from where it stands."""
        known = self._gazes.get(base)
        if known is None:
            known = Gaze(self.map, base)
            if len(self._gazes) >= KEPT:
                self._gazes.clear()
            self._gazes[base] = known
        return known

    def any_sees(self, watcher: str, target: str, group: list[Base], others: list[Base]) -> bool:
        """Whether any base of the group sees any of the others; the names are those of the two units.

        Who sees is seen, so both ways are one answer, always looked up from the first of the two names.
        """
        if target < watcher:
            watcher, target, group, others = target, watcher, others, group
        key = (watcher, target)
        known = self._known.get(key)
        if known is not None and known.group == group and known.others == others:
            return known.sees
        sees = self._any_sees(group, others)
        if len(self._known) >= KEPT:
            self._known.clear()
        self._known[key] = Remembered(group, others, sees)
        return sees

    def _any_sees(self, group: list[Base], others: list[Base]) -> bool:
        if not group or not others:
            return False
        if open_between(self.board, bounding_disc(group), bounding_disc(others)):
            return True
        return self.map.any_sees(group, others)
