"""Cohesion: which figures of a unit hang together by links no longer than the game allows."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.table.bases import Base, Disc
from sandtable.table.distances import distance
from sandtable.table.precision import TOUCH


def groups(bases: Sequence[Base], link: float) -> list[list[int]]:
    """The chains of figures joined by gaps of at most `link`, as sorted indices, in order of their first figure."""
    waiting = list(range(len(bases)))
    chains: list[list[int]] = []
    while waiting:
        group = [waiting.pop(0)]
        reached = 0
        while reached < len(group) and waiting:
            base = bases[group[reached]]
            reached += 1
            apart: list[int] = []
            for other in waiting:
                if _linked(base, bases[other], link):
                    group.append(other)
                else:
                    apart.append(other)
            waiting = apart
        group.sort()
        chains.append(group)
    return chains


def count_stragglers(bases: Sequence[Base], link: float) -> int:
    """How many figures are out of cohesion; which of equal groups counts as the main one does not matter here."""
    if _plainly_together(bases, link):
        return 0
    most = 0
    for group in groups(bases, link):
        most = max(most, len(group))
    return len(bases) - most


def in_chain(bases: Sequence[Base], link: float) -> bool:
    """Whether all figures form one chain."""
    return _plainly_together(bases, link) or len(groups(bases, link)) == 1


def _plainly_together(bases: Sequence[Base], link: float) -> bool:
    """A quick look: whether every disc hangs on the one before it or on the first."""
    if not bases:
        return True
    first = before = bases[0]
    room = link + TOUCH
    for base in bases:
        if not isinstance(base, Disc):
            return False
        dx = base.x - before.x
        dy = base.y - before.y
        far = before.reach + base.reach + room
        if dx * dx + dy * dy > far * far:
            dx = base.x - first.x
            dy = base.y - first.y
            far = first.reach + base.reach + room
            if dx * dx + dy * dy > far * far:
                return False
        before = base
    return True


def _linked(a: Base, b: Base, link: float) -> bool:
    dx = b.x - a.x
    dy = b.y - a.y
    room = a.reach + b.reach + link + TOUCH
    if dx * dx + dy * dy > room * room:
        return False
    return (isinstance(a, Disc) and isinstance(b, Disc)) or distance(a, b) <= link + TOUCH
