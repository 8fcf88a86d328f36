"""Who is on overwatch (summary sheet)."""

from __future__ import annotations

from sandtable.systems.fallout.state.state import FalloutState, Unit


def watchers(state: FalloutState, acting: Unit) -> list[Unit]:
    """Enemy units with an overwatch marker that have not passed on this activation."""
    found: list[Unit] = []
    side = acting.side
    for unit in state.units:
        if unit.overwatch and unit.side != side and unit.on_table() and unit.id not in state.passed:
            found.append(unit)
    return found
