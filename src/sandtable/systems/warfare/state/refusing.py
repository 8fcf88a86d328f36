"""Why not: refusals out of rule ids. A law is a `…_bar` function that answers with the id of the rule that forbids."""

from __future__ import annotations

from sandtable.core.wire import Json, Reason
from sandtable.hexmap import OFF
from sandtable.systems.warfare.state.state import NOBODY, SUPPRESSED, Unit

FREE = ""
"""No rule forbids it."""


def refusal(rule: str, values: dict[str, Json] | None = None) -> Reason:
    """The reason a rule gives; its sentence is named after the rule."""
    return Reason(rule, refusal_text(rule), values)


def refusal_text(rule: str) -> str:
    """The text id of a rule's refusal."""
    return "warfare-refused-" + rule.removeprefix("warfare.").replace(".", "-").replace("_", "-")


def idle_bar(unit: Unit) -> str:
    """Why a unit can take no action at all: not on the map, aboard a vehicle, Suppressed.

    warfare.morale.suppressed, warfare.transport.passenger_idle.
    """
    if unit.hex == OFF:
        return "warfare.transport.passenger_idle" if unit.carrier != NOBODY else "warfare.setup.units"
    return "warfare.morale.suppressed" if unit.morale == SUPPRESSED else FREE
