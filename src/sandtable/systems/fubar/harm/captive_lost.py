"""The captive of Extraction: when he is left behind."""

from __future__ import annotations

from typing import Final

from sandtable.systems.fubar.state.state import FubarState, Unit

WHY: Final = "fubar.scenario.captive"


def let_go(state: FubarState, unit: Unit) -> None:
    """fubar.scenario.captive: destroyed, retreating or assaulted units leave him where he is."""
    captive = state.captive
    if captive is None or not unit.captive:
        return
    unit.captive = ""
    if not captive.escaped:
        captive.taken_by = ""
        state.tell("fubar-event-captive-left", {"unit": unit.name}, [WHY], unit.side, unit.id)
