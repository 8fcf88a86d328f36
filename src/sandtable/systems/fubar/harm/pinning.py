"""Pinning: who is down, how many may be, and when they rise."""

from __future__ import annotations

from sandtable.systems.fubar.state.state import Figure, Unit


def pinned_of(unit: Unit) -> int:
    """fubar.pin.activation: how many living figures are pinned."""
    n = 0
    for figure in unit.figures:
        if figure.alive and figure.pinned:
            n += 1
    return n


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
