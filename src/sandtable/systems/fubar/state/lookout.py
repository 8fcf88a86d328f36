"""Who sees whom on one board, remembered for as long as nobody moves.

Bases are never changed, only replaced, so an answer stays true while both groups consist of the same bases. The
memory is shared by all copies of a state: it speeds them up and can never change what they find.
"""

from __future__ import annotations

from typing import Final, final

from sandtable.systems.fubar.book.profiles import Lengths
from sandtable.systems.fubar.state.appearing import Circle, Gaze, open_between
from sandtable.table import Base, Board, SightMap, SightPolicy, bounding_disc

KEPT: Final = 4096
Pair = tuple[Base, Base]


@final
class Remembered:
    """The bases that an answer is about, and the pair of them that sees each other, if any does."""

    __slots__ = ("group", "others", "pair")

    def __init__(self, group: list[Base], others: list[Base], pair: Pair | None) -> None:
        self.group = group
        self.others = others
        self.pair = pair


@final
class Lookout:
    """fubar.los.blockers: sight over one board with the depths of the rules."""

    __slots__ = ("_discs", "_gazes", "_known", "board", "last_seen", "map")

    def __init__(self, board: Board, lengths: Lengths) -> None:
        self.board = board
        self.map = SightMap(board, SightPolicy(lengths.cover_edge, lengths.cover_inner))
        self._known: dict[tuple[str, str], Remembered] = {}
        self._gazes: dict[Base, Gaze] = {}
        self._discs: dict[str, tuple[list[Base], Circle]] = {}
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

    def disc(self, unit: str, bases: list[Base]) -> Circle:
        """A disc that holds all the bases of a unit."""
        known = self._discs.get(unit)
        if known is not None and known[0] == bases:
            return known[1]
        disc = bounding_disc(bases)
        self._discs[unit] = (bases, disc)
        return disc

    def any_sees(self, watcher: str, target: str, group: list[Base], others: list[Base]) -> bool:
        """Whether any base of the group sees any of the others; the names are those of the two units.

        Who sees is seen, so both ways are one answer, always looked up from the first of the two names.
        """
        if target < watcher:
            watcher, target, group, others = target, watcher, others, group
        key = (watcher, target)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            pair = self._seeing_units(watcher, target, group, others)
        elif known.group == group and known.others == others:
            return known.pair is not None
        else:
            pair = self._look_again(known, watcher, target, group, others)
        self._known[key] = Remembered(group, others, pair)
        return pair is not None

    def still_sees(self, watcher: str, target: str, group: list[Base], others: list[Base]) -> bool:
        """Whether a pair of them that is known to see each other still stands where it stood."""
        if target < watcher:
            watcher, target, group, others = target, watcher, others, group
        known = self._known.get((watcher, target))
        if known is None:
            return False
        pair = known.pair
        return pair is not None and _stands_in(pair[0], group) and _stands_in(pair[1], others)

    def glances(self, watcher: str, target: str, group: list[Base], others: list[Base]) -> bool:
        """A quick look that may miss: a known pair still stands, or the first of both see each other plainly."""
        if not group or not others:
            return False
        if self.still_sees(watcher, target, group, others):
            return True
        if not self.map.sees_plainly(group[0], others[0]):
            return False
        if target < watcher:
            watcher, target, group, others = target, watcher, others, group
        if len(self._known) >= KEPT:
            self._known.clear()
        self._known[(watcher, target)] = Remembered(group, others, (group[0], others[0]))
        return True

    def _look_again(
        self, known: Remembered, watcher: str, target: str, group: list[Base], others: list[Base]
    ) -> Pair | None:
        """The pair that saw each other still does unless one of the two is gone.

        Where nobody saw anybody, only those who have come since can change that.
        """
        pair = known.pair
        if pair is not None:
            if _stands_in(pair[0], group) and _stands_in(pair[1], others):
                return pair
            return self._seeing_units(watcher, target, group, others)
        come, stayed = _come_and_stayed(group, known.group)
        if not stayed:
            return self._seeing_units(watcher, target, group, others)
        seeing = self._seeing_pair(come, others)
        if seeing is None:
            seeing = self._seeing_pair(stayed, _come_and_stayed(others, known.others)[0])
        return seeing

    def _seeing_units(self, watcher: str, target: str, group: list[Base], others: list[Base]) -> Pair | None:
        if not group or not others:
            return None
        if open_between(self.board, self.disc(watcher, group), self.disc(target, others)):
            return group[0], others[0]
        return self.map.seeing_pair(group, others)

    def _seeing_pair(self, group: list[Base], others: list[Base]) -> Pair | None:
        if not group or not others:
            return None
        if open_between(self.board, bounding_disc(group), bounding_disc(others)):
            return group[0], others[0]
        return self.map.seeing_pair(group, others)


def _stands_in(base: Base, group: list[Base]) -> bool:
    """Whether this very base is one of the group."""
    for other in group:
        if other is base:
            return True
    return False


def _come_and_stayed(group: list[Base], before: list[Base]) -> tuple[list[Base], list[Base]]:
    """Those of a group who were not there before, and those who were; whoever moved has another base."""
    here = {id(base) for base in before}
    come: list[Base] = []
    stayed: list[Base] = []
    for base in group:
        if id(base) in here:
            stayed.append(base)
        else:
            come.append(base)
    return come, stayed
