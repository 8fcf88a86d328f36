"""Pinning: who is down, how many may be, and when they rise."""

from __future__ import annotations

from sandtable.systems.fubar.state.state import Figure, Unit


def pinned_of(unit: Unit) -> int:
    """How many living figures are pinned."""
    n = 0
    for figure in unit.figures:
        if figure.alive and figure.pinned:
            n += 1
    return n


def pin_room(unit: Unit) -> int:
    """fubar.pin.cap.total: how many more figures may be pinned before the unit's limit.

    fubar.pin.cap.recruit, .seasoned, .veteran, .elite: the limit is that of the unit's own training.
    """
    return max(unit.training.pin_max - pinned_of(unit), 0)


def can_be_pinned(figure: Figure) -> bool:
    """fubar.pin.cap.total: only standing figures can be newly pinned."""
    return figure.alive and not figure.pinned


def pin(figure: Figure) -> None:
    """fubar.pin.effect: laid on its side; it neither fires nor moves until its unit's next activation roll."""
    figure.pinned = True


def rise(unit: Unit) -> int:
    """fubar.melee.stand: automatic activation counts as the roll after which pinned figures stand up."""
    stood = 0
    for figure in unit.figures:
        if figure.alive and figure.pinned:
            figure.pinned = False
            stood += 1
    return stood
