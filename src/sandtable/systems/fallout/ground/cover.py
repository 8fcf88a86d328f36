"""Cover: who has it from whom."""

from __future__ import annotations

from sandtable.systems.fallout.book.terrain_kinds import WALL
from sandtable.systems.fallout.ground.sight import lookout
from sandtable.systems.fallout.ground.terrain import within_reach
from sandtable.systems.fallout.state.state import FalloutState
from sandtable.table import Base


def cover_between(state: FalloutState, shooter: Base, target: Base) -> bool:
    """Whether the target has cover from this shooter (fallout.ranged.mod_cover_once: it counts once).

    fallout.ranged.mod_cover.en: next to or in a wall or rough patch that the shooter is not next to.
    fallout.ranged.mod_cover.it: next to a wall that the shooter is not next to, or a rough patch he is not in.
    """
    near = state.lengths.adjacent
    for piece in lookout(state).cover:
        if not within_reach(piece, target, near):
            continue
        by_nearness = state.english or piece.kind == WALL
        if not (within_reach(piece, shooter, near) if by_nearness else piece.meets(shooter)):
            return True
    return False
