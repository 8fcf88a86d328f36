"""Front and rear (chapter 4.2): the two halves of the plane about a figure's facing."""

from __future__ import annotations

from typing import Final

from sandtable.systems.fallout.state.state import Figure
from sandtable.table import Base, Disc, heading

_LINE: Final = 1e-9


def in_front(figure: Figure, base: Base) -> bool:
    """fallout.measure.front_arc: any part of the base within the 180 degrees ahead, the line itself included."""
    ux, uy = heading(figure.facing)
    return front_of(figure.base.x, figure.base.y, ux, uy, base)


def front_of(x: float, y: float, ux: float, uy: float, base: Base) -> bool:
    """Whether any part of a base lies ahead of somebody at (x, y) who faces along (ux, uy), the line included."""
    if isinstance(base, Disc):
        return (base.x - x) * ux + (base.y - y) * uy >= -base.radius - _LINE
    outline = base.outline
    for i in range(0, 8, 2):
        if (outline[i] - x) * ux + (outline[i + 1] - y) * uy >= -_LINE:
            return True
    return False


def behind(target: Figure, base: Base) -> bool:
    """fallout.measure.rear_arc: the attacker's centre strictly behind the line through the target."""
    ux, uy = heading(target.facing)
    return (base.x - target.base.x) * ux + (base.y - target.base.y) * uy < -_LINE
