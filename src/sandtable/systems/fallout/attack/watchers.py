"""Who is on overwatch (summary sheet)."""

from __future__ import annotations

from sandtable.systems.fallout.state.state import FalloutState, Unit


def watchers(state: FalloutState, acting: Unit) -> list[Unit]:
    """Enemy units with an overwatch marker that have not passed on this activation."""
    watching: list[Unit] = []
    for unit in state.foes(acting.side):
        if unit.overwatch and not unit.gone and unit.id not in state.passed:
            watching.append(unit)
    return watching
