"""Convoy: hidden ambushers that somebody has come to see."""

from __future__ import annotations

from typing import Final

from sandtable.systems.fubar.sight import known_to
from sandtable.systems.fubar.state import FubarState

WHY: Final = "fubar.activation.visible"


def note_spotted(state: FubarState) -> None:
    """After a move: ambushers seen for the first time are told of, and undo goes back no further."""
    for unit in state.units:
        if not unit.hidden or unit.id in state.spotted or not unit.on_table():
            continue
        finders = [side for side in range(state.sides) if side != unit.side and known_to(state, side, unit)]
        if finders:
            state.spotted.append(unit.id)
            state.reveals += 1
            seen_by = [unit.side, *finders]
            state.tell("fubar-event-spotted", {"unit": unit.name}, [WHY], unit.side, unit.id, seen_by=seen_by)
