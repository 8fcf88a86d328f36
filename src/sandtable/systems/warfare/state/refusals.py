"""Why not: what the laws answer with. A law is a `why_not_…` function: no reason means that it may be done.

`can_…` asks the law beside it. Where a sentence names a unit or a hex, whoever shows the refusal adds the words.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.keeping import Kept
from sandtable.core.wire import Json, Reason
from sandtable.hexmap import OFF
from sandtable.systems.warfare.state.state import NOBODY, SUPPRESSED, Unit

_refusals: Final = Kept[str, list[Reason]](1024)


def refused(rule: str) -> list[Reason]:
    """Refused by one rule, still without words. The answer is made once for each rule: nobody adds to the list."""
    return _refusals.get(rule) or _refusals.keep(rule, [refusal(rule)])


def in_words(reasons: list[Reason], values: dict[str, Json]) -> list[Reason]:
    """The same reasons with the unit, the hex or the AP that their sentences speak of."""
    return [Reason(reason.why, reason.message.id, values) for reason in reasons]


def refusal(rule: str, values: dict[str, Json] | None = None) -> Reason:
    """The reason a rule gives; its sentence is named after the rule."""
    return Reason(rule, refusal_text(rule), values)


def refusal_text(rule: str) -> str:
    """The text id of a rule's refusal."""
    return "warfare-refused-" + rule.removeprefix("warfare.").replace(".", "-").replace("_", "-")


def why_not_able(unit: Unit) -> list[Reason]:
    """Why a unit can take no action at all: not on the map, aboard a vehicle, Suppressed.

    warfare.morale.suppressed, warfare.transport.passenger_idle.
    """
    if unit.hex == OFF:
        aboard = unit.carrier != NOBODY
        return refused("warfare.transport.passenger_idle" if aboard else "warfare.setup.units")
    return refused("warfare.morale.suppressed") if unit.morale == SUPPRESSED else []


NO_ICON: Final = refused("warfare.unit.special_action_icon")
NO_ABILITY: Final = refused("warfare.unit.ability_icon")
NO_ENEMY: Final = refused("warfare.fire.enemy_only")
"""What many laws answer with."""
